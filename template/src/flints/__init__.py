"""Flints, a game to copy: strike, and keep what you have before one breaks."""

from .game import Flints as GameClass  # noqa: F401
