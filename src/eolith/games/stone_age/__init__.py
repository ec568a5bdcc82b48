"""Stone Age for two to four players (Bernd Brunnhofer, 2008; rules of the 2023 Ukrainian edition)."""

from __future__ import annotations

from .game import StoneAgeGame as GameClass

__all__ = ["GameClass"]
