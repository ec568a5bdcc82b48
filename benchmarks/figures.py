"""Measure the figures of docs/figures.md on this machine, compiled and uncompiled: `make bench`.

Prints a Markdown table.  Each figure is a median of five runs of `eolith bench`, in a process
of its own for each way of running.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

AIMS = {
    "random games": ("≥ 4,000", "≥ 80"),
    "decisions inside playout": ("≥ 4 million", "≥ 80,000"),
    "options + apply from Python": ("≤ 0.6", "–"),
    "clone": ("≤ 0.15", "≤ 15"),
    "size of a state": ("≤ 2,500", "–"),
    "import eolith": ("≤ 120", "≤ 150"),
    "replay a record from text": ("≤ 5", "≤ 60"),
    "simulate, all careful": ("≥ 300", "–"),
}


def measure(pure: bool) -> dict[str, object]:
    """What `eolith bench stone_age --json` says, run compiled or uncompiled."""
    environment = os.environ | {"EOLITH_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "eolith", "bench", "stone_age", "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def main() -> None:
    compiled, pure = measure(False), measure(True)
    machine = compiled["machine"]
    print(f"{machine['processor']}, {machine['cores']} cores, {machine['python']}; processor time of one core.\n")
    print("| figure | unit | compiled | aim | uncompiled | aim |")
    print("|---|---|---:|---:|---:|---:|")
    values = [{figure["name"]: figure for figure in result["figures"]} for result in (compiled, pure)]
    for name, (aim, pure_aim) in AIMS.items():
        fast, slow = values[0][name], values[1][name]
        print(f"| {name} | {fast['unit']} | {short(fast['value'])} | {aim} | {short(slow['value'])} | {pure_aim} |")


def short(value: float) -> str:
    """Three digits that matter, thousands apart."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    main()
