"""Endless Winter: Paleoamericans for two to four players (Stan Kordonskiy, 2022; the final edition)."""

from __future__ import annotations

from .game import EndlessWinterGame as GameClass

__all__ = ["GameClass"]
