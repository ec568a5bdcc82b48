"""A game that exists to be tested: a few decisions, a bag, and a card that nobody else sees."""

from .game import PebblesGame as GameClass

__all__ = ["GameClass"]
