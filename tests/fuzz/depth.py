"""How much is tried: a quarter of it in `make test`, all of it in `make test-long`."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

import eolith

SHARE = 1 if os.environ.get("EOLITH_DEEP") else 4
"""Of so many the daily tests try one."""


def deep(examples: int) -> Callable[[Any], Any]:
    """A test that tries so many examples; fewer on the uncompiled sources, which are slow."""
    most = examples if eolith.COMPILED else examples // 5
    return lambda test: pytest.mark.deep(settings(max_examples=most // SHARE)(test))
