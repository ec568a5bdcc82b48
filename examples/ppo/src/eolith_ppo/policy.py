"""What was learned: a net that says how likely each option is, in NumPy and as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy
from numpy.typing import NDArray

Floats = NDArray[numpy.float32]

LAYERS = ("first", "first_bias", "second", "second_bias", "third", "third_bias")


class Policy(NamedTuple):
    """Two layers of rectified units over some cells of an observation, then a number for each option."""

    game: str
    """The spec of the game that it plays."""
    cells: NDArray[numpy.int64]
    """The cells of an observation that it reads."""
    layers: tuple[Floats, ...]
    """Weights (inputs, outputs) and biases, in the order of LAYERS."""
    about: dict[str, Any]
    """How it was made."""

    def logits(self, observation: NDArray[numpy.int16]) -> Floats:
        """A number for each option; observations as `State.encode` gives them, one or rows of them."""
        first, first_bias, second, second_bias, third, third_bias = self.layers
        units = numpy.maximum(squashed(observation[..., self.cells]) @ first + first_bias, 0)
        units = numpy.maximum(units @ second + second_bias, 0)
        found: Floats = units @ third + third_bias
        return found

    def save(self, path: Path) -> None:
        """Write it, with half the digits: float16."""
        arrays: dict[str, Any] = {name: layer.astype(numpy.float16) for name, layer in zip(LAYERS, self.layers)}
        with path.open("wb") as file:
            numpy.savez_compressed(file, game=self.game, cells=self.cells, about=json.dumps(self.about), **arrays)


def squashed(cells: NDArray[numpy.int16]) -> Floats:
    """Numbers for a net: their logarithms, so that food of 40 is not ten times as loud as food of 4."""
    large = cells.astype(numpy.float32)
    found: Floats = numpy.sign(large) * numpy.log1p(numpy.abs(large))
    return found


def load(path: Path) -> Policy:
    """A policy from its file; ValueError where it is none."""
    try:
        with path.open("rb") as file, numpy.load(file, allow_pickle=False) as found:
            layers = tuple(found[name].astype(numpy.float32) for name in LAYERS)
            return Policy(str(found["game"]), found["cells"], layers, json.loads(str(found["about"])))
    except (OSError, EOFError, BadZipFile, KeyError, ValueError) as problem:
        raise ValueError(f"{path} holds no policy: {problem}") from None
