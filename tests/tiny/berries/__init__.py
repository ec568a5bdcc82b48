"""Berries, a game that exists to be tested: for two, or for one against birds that the rules play."""

from .game import BerriesGame as GameClass  # noqa: F401
