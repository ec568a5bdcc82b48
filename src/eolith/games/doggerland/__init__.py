"""Doggerland for one to four players (Laurent Guilbert and Jérôme Daniel Snowrchoff, 2023), with the short game."""

from __future__ import annotations

from .game import DoggerlandGame as GameClass

__all__ = ["GameClass"]
