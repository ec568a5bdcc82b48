"""Pebbles, a game that exists to be tested: a bag, a decision, and a colour that nobody else knows."""

from .game import PebblesGame as GameClass  # noqa: F401
