"""Checks of what adds up in a position: AssertionError with the rule for what does not."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any


def agree(rule: str, what: str, found: object, due: object) -> None:
    """`what` says what is counted: `SA-SUPPLY-05: stacks and players have tiles 27, not 28`."""
    if found != due:
        raise AssertionError(f"{rule}: {what} {found}, not {due}")


def forbid(rule: str, what: str, wrong: object) -> None:
    """`what` says what must not be so."""
    if wrong:
        raise AssertionError(f"{rule}: {what}")


def check_not_negative(rule: str, fields: Mapping[str, Any], signed: Collection[str]) -> None:
    """No field of a state is below zero, but for those that may be."""
    for name, values in fields.items():
        if name not in signed:
            agree(rule, f"the least of {name} is", min(0, _least(values)), 0)


def _least(values: Any) -> int:
    if not isinstance(values, list):
        return int(values)
    return min(map(_least, values)) if isinstance(values[0], list) else min(values)
