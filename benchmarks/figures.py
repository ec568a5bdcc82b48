"""Measure the figures of docs/figures.md on this machine, compiled and uncompiled: `make bench GAME=stone_age`.

Prints a Markdown table.  Each figure is a median of five runs of `eolith bench`, in a process
of its own for each way of running; those of learning environments are measured compiled alone.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import envs
import eolith

AIMS = {
    "stone_age": {
        "random games": ("≥ 4,000", "≥ 80"),
        "decisions inside playout": ("≥ 4 million", "≥ 80,000"),
        "options + apply from Python": ("≤ 0.6", "–"),
        "decisions in a batch of 256": ("≥ 700,000", "–"),
        "the same, masks only": ("≥ 3 million", "–"),
        "clone": ("≤ 0.15", "≤ 15"),
        "key of a position": ("≤ 0.5", "–"),
        "unpickle a state": ("≤ 100", "–"),
        "encode an observation": ("≤ 2", "–"),
        "mask of the options": ("≤ 0.4", "–"),
        "size of a state": ("≤ 2,500", "–"),
        "import eolith": ("≤ 120", "≤ 150"),
        "replay a record from text": ("≤ 5", "≤ 60"),
        "draw a picture": ("≤ 8", "–"),
        "simulate, all careful": ("≥ 300", "–"),
        "AEC steps with observations": ("≥ 60,000", "–"),
        "vector decisions with observations": ("≥ 500,000", "–"),
    },
    "endless_winter": {
        "random games": ("≥ 1,000", "–"),
        "decisions inside playout": ("≥ 2 million", "≥ 40,000"),
        "decisions in a batch of 256": ("≥ 220,000", "–"),
        "the same, masks only": ("≥ 1 million", "–"),
        "clone": ("≤ 0.4", "–"),
        "key of a position": ("≤ 0.5", "–"),
        "unpickle a state": ("≤ 100", "–"),
        "encode an observation": ("≤ 5", "–"),
        "mask of the options": ("≤ 0.4", "–"),
        "size of a state": ("≤ 8,000", "–"),
        "replay a record from text": ("≤ 15", "–"),
        "draw a picture": ("≤ 15", "–"),
        "simulate, all careful": ("≥ 100", "–"),
        "AEC steps with observations": ("≥ 60,000", "–"),
        "vector decisions with observations": ("≥ 500,000", "–"),
    },
    "doggerland": {
        "random games": ("≥ 1,500", "–"),
        "decisions inside playout": ("≥ 2 million", "≥ 40,000"),
        "decisions in a batch of 256": ("≥ 200,000", "–"),
        "the same, masks only": ("≥ 1 million", "–"),
        "clone": ("≤ 0.4", "–"),
        "key of a position": ("≤ 0.5", "–"),
        "unpickle a state": ("≤ 100", "–"),
        "encode an observation": ("≤ 5", "–"),
        "mask of the options": ("≤ 0.4", "–"),
        "size of a state": ("≤ 8,000", "–"),
        "replay a record from text": ("≤ 15", "–"),
        "draw a picture": ("≤ 15", "–"),
        "AEC steps with observations": ("≥ 60,000", "–"),
        "vector decisions with observations": ("≥ 500,000", "–"),
    },
}
"""By game and figure: the aim compiled and uncompiled.  Other figures are measured without one."""


def measure(game: str, pure: bool) -> dict[str, Any]:
    """What `eolith bench --json` says of a game, run compiled or uncompiled."""
    environment = os.environ | {"EOLITH_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "eolith", "bench", game, "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    game = sys.argv[1]
    compiled, pure = measure(game, False), measure(game, True)
    machine = compiled["machine"]
    print(f"{machine['processor']}, {machine['cores']} cores, {machine['python']}; processor time of one core.\n")
    print("| figure | unit | compiled | target | uncompiled | target |")
    print("|---|---|---:|---:|---:|---:|")
    for fast, slow in zip(compiled["figures"], pure["figures"]):
        name = fast["name"]
        aim, pure_aim = AIMS.get(game, {}).get(name, ("–", "–"))
        print(f"| {name} | {fast['unit']} | {short(fast['value'])} | {aim} | {short(slow['value'])} | {pure_aim} |")
    for name, value in envs.measure(eolith.load(game)).items():
        print(f"| {name} | 1/s | {short(value)} | {AIMS.get(game, {}).get(name, ('–',))[0]} | – | – |")


def short(value: float) -> str:
    """Three digits that matter, thousands apart."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    main()
