"""A person names a whole expedition, load, meal or exchange in one command, its parts in any order.

Whatever the engine's steps come to in games of bots is said as a whole, shuffled, and has to be the same steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import eolith
from eolith import bots
from eolith.games.doggerland import layout, terms
from eolith.kernel.chance import Source

MOST = 200
"""So many ways of a decision are looked at."""


def ways(state: Any, kind: str, most: int = 9) -> Iterator[list[int]]:
    """Every row of options, `most` at most, that answers what frames of a kind ask of the seat."""
    for option in state.options():
        after = state.clone()
        after.apply(option)
        if most == 1 or after.over or after.seat != state.seat or terms.FRAMES[after.frame[0]] != kind:
            yield [option]
        else:
            yield from ([option, *rest] for rest in ways(after, kind, most - 1))


def heard(state: Any, way: list[int], event: str) -> Counter[int]:
    """What events of a kind say of goods or stores of the seat when a way is gone."""
    after, events = state.clone(), []
    after.listener = events
    for option in way:
        after.apply(option)
    found: Counter[int] = Counter()
    for kind, seat, what, number, _ in events:
        if (terms.EVENTS[kind], seat) == (event, state.seat):
            found[what] += number
    return found


def said(state: Any) -> Iterator[tuple[str, list[str], list[int]]]:
    """Commands for what is asked now: how each begins, its parts, and the steps that it stands for."""
    kind, game = terms.FRAMES[state.frame[0]], state.game
    if kind == "feed":
        for way in islice(ways(state, kind), MOST):
            yield "feed", [f"{terms.STORES[store]} {n}" for store, n in heard(state, way, "eaten").items() if n], way
    if kind == "trade" and not state.frame[2]:
        for way in islice(ways(state, kind, 3), MOST):
            exchange = [game.text(option).split()[1] for option in way if option != terms.DONE]
            if len(exchange) == 3:
                yield f"exchange {{}} {exchange[2]}", exchange[:2], way
    for option in state.options() if kind in ("plan", "execute") else ():
        first, after = game.text(option), state.clone()
        after.apply(option)
        asked = "" if after.over or after.seat != state.seat else terms.FRAMES[after.frame[0]]
        if asked not in ("group", "load") or asked == "group" and not first.startswith("send"):
            continue
        for rest in islice(ways(after, asked), MOST):
            way = [option, *rest]
            if asked == "load":
                yield first, [f"{terms.GOODS[good]} {n}" for good, n in heard(state, way, "gained").items()], way
            else:
                yield first, company(state, way), way


def company(state: Any, way: list[int]) -> list[str]:
    """Who is sent to a cell, and with how many tools."""
    after = state.clone()
    for option in way:
        after.apply(option)
    cell = layout.CELL_NAMES.index(state.game.text(way[0]).split()[1])
    chief, shaman, hunters, tools = list(after.group[cell])[:4]
    named = {"chief": chief, "shaman": shaman, f"hunters {hunters}": hunters, f"tools {tools}": tools}
    return [word for word, number in named.items() if number]


@pytest.mark.rule("DG-EXPED-04", "DG-EXPED-16", "DG-FEED-03", "DG-SHAMAN-26")
def test_what_is_named_whole_is_named_in_any_order() -> None:
    random, times = Random(3), Counter[str]()
    for players, loads in ((2, "full"), (3, "free"), (4, "full")):
        game = eolith.load("doggerland", players=players, loads=loads)
        state, source, careful = game.start(), Source(players), bots.make("careful", game, seed=players)
        while not state.over:
            state.play_chance(source)
            if state.over:
                break
            found = [one for one in said(state) if len(one[1]) > 1]
            for beginning, parts, way in random.sample(found, min(len(found), 3)):
                random.shuffle(parts)
                command = beginning if "{}" in beginning else f"{beginning} {{}}"
                command = command.format(" ".join(parts))
                assert game.expand(state, command, state.seat) == way, command
                times[command.split()[0]] += 1
            state.apply(careful.choose(state) if random.random() < 0.6 else random.choice(state.options()))
    assert {*times} == {"send", "return", "feed", "exchange"} and min(times.values()) > 3, times
