"""Settings shared by all tests."""

from __future__ import annotations

import os

from hypothesis import settings

import eolith

settings.register_profile("eolith", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("eolith")


def pytest_report_header() -> str:
    """Say which of the two ways of running is tested."""
    return f"eolith: {'compiled' if eolith.COMPILED else 'uncompiled'}"
