"""Plain data, changed at random places by values that are nearly right."""

from __future__ import annotations

import copy
import random
from typing import Any

Path = tuple[Any, ...]


def paths(value: Any, here: Path = ()) -> list[Path]:
    """The place of everything in nested lists and dictionaries."""
    found = [here] if here else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        found += paths(item, (*here, key))
    return found


def look_up(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def mutate(data: dict[str, Any], others: list[dict[str, Any]], chance: random.Random) -> dict[str, Any]:
    """A copy in which one thing is removed, doubled, or replaced: by something of another position, or by anything."""
    data = copy.deepcopy(data)
    entry = chance.choice([*data, "agenda"])  # what is written shortest goes wrong as often as what is long
    path = (
        chance.choice([(entry,), *paths(data.get(entry), (entry,))]) if entry in data else (chance.choice(list(data)),)
    )
    holder, key = look_up(data, path[:-1]), path[-1]
    match chance.randrange(6):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        case 2:
            holder[key] = anything(chance)
        case 3 if isinstance(holder[key], int):
            holder[key] += chance.choice([-1, 1, 2, 10])
        case 4 if isinstance(holder, list):
            chance.shuffle(holder)
        case _:
            other = chance.choice(others)
            same = [place for place in paths(other) if place[0] == path[0]]
            holder[key] = copy.deepcopy(look_up(other, chance.choice(same or paths(other))))
    return data


def anything(chance: random.Random) -> Any:
    return chance.choice(
        [
            0,
            1,
            -1,
            2,
            3,
            7,
            10,
            32767,
            65536,
            2**31,
            2**64,
            10**5000,
            1.5,
            float("nan"),
            True,
            None,
            "",
            "A",
            "D",
            "E",
            "card1",
            "wood",
            "C01",
            "B01",
            "é\n",
            [],
            [[]],
            {},
            {"": 1},
            [1, 2, 3, 4, 5],
            [None] * 40,
        ]
    )
