"""Compiled and uncompiled, the rules play the same games, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import eolith
from eolith.testing import trace
from fuzz.depth import SHARE
from fuzz.specs import SPECS

OTHER = """
import json, sys, eolith
from eolith.testing import trace
assert not eolith.COMPILED
print(json.dumps([trace(eolith.load(spec), seed) for seed, spec in enumerate(json.loads(sys.argv[1]), 100)]))
"""


@pytest.mark.deep
@pytest.mark.rule("DG-HIDDEN-06")
@pytest.mark.skipif(not eolith.COMPILED, reason="nothing is compiled here, so there is nothing to compare")
def test_compiled_and_uncompiled_games_are_alike() -> None:
    """Of many tables here, of all of them in `make test-long`; recorded games are replayed both ways too."""
    specs = SPECS[::SHARE]
    path = str(Path(eolith.__file__).parents[1])
    environment = os.environ | {"EOLITH_PURE": "1", "PYTHONPATH": path}
    other = subprocess.run(
        [sys.executable, "-c", OTHER, json.dumps(specs)], env=environment, capture_output=True, text=True
    )
    assert other.returncode == 0, other.stderr
    traces = [trace(eolith.load(spec), seed) for seed, spec in enumerate(specs, 100)]
    assert len(set(traces)) == len(specs)
    assert traces == json.loads(other.stdout)
