"""Whatever a game calls a thing on the screen can be typed where a command takes it, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import eolith
from eolith.cli.play import COMMANDS
from eolith.games.doggerland import terms as dogger
from eolith.games.endless_winter import terms as winter
from eolith.games.stone_age import terms as stone
from eolith.kernel.chance import Source
from eolith.kernel.text import LANGUAGES
from rotated import rotated

GAMES = {
    "stone_age": eolith.load("stone_age(players=3)"),
    "endless_winter": eolith.load("endless_winter(players=4, glaciers=on, rests=on)"),
    "doggerland": eolith.load("doggerland(players=4)"),
}
Named = Iterator[tuple[str, str]]
"""Commands in English with a name as it is shown, and the same as they are recorded."""


@cache
def terminal(game: str, language: str) -> Any:
    module = import_module(f"eolith.games.{game}.terminal")
    return module.Terminal(GAMES[game], language, ("",) * GAMES[game].players, COMMANDS)


def stone_age(telling: Any) -> Named:
    for place in stone.PLACES:
        for name in telling.texts.forms(f"place-{place}"):
            yield f"place {name} 1", f"place {place} 1"
            yield f"act {name}", f"act {place}"
            yield f"acquire «{name}», wood", f"acquire {place} wood"
    for resource in (*stone.RESOURCES, "food"):
        yield f"pay {telling.say(f'resource-{resource}')}", f"pay {resource}"
        for n in (1, 2, 5):
            for amount in telling.texts.forms(f"amount-{resource}", n=n):
                yield f"pay {amount}", f"pay {n} {resource}"
    for face in range(1, 7):
        yield f"die {telling.faces([face])}", f"die {face}"


def endless_winter(telling: Any) -> Named:
    pack = telling.pack
    for verb, kind in (("play", "cards"), ("chief", "chiefs"), ("setup", "setup_cards"), ("stone", "stones")):
        for record in getattr(pack, kind):
            yield f"{verb} «{telling.name(kind, record.id)}»", f"{verb} {record.id}"
    for animal in pack.animals:
        yield f"animal {telling.name('animals', animal.id)}", f"animal {animal.id}"
    for number, column in enumerate((*winter.COLUMNS, "rest")):
        for figure in winter.FIGURES:
            yield f"figure {telling.say(f'figure-{figure}')} {telling.place(number)}", f"figure {figure} {column}"
    for direction in winter.DIRECTIONS:
        yield f"move c3 {telling.say(f'direction-{direction}')}", f"move c3 {direction}"
    for zone in winter.ZONES[:4]:
        yield f"bury ({telling.say(f'zone-{zone}')}): {telling.card('hunter')}", f"bury {zone} hunter"
    yield "move c3 → c4", "move c3 east"
    yield f"village {telling.junction('a1a2b2')}", "village a1 a2 b2"
    for kind in pack.terrains:
        yield f"hex {telling.name('terrains', kind.id)} c3", "hex c3"
    for card in pack.cards:
        yield f"use {telling.card(card.id)}: 2", f"use {card.id}.2"
    for chief in pack.chiefs:
        yield f"use {telling.name('chiefs', chief.id)}", f"use {chief.id}.1"


def doggerland(telling: Any) -> Named:
    pack = telling.pack
    for verb, kind in (("craft", "crafts"), ("ability", "abilities"), ("shaman", "hut"), ("forget", "animals")):
        for record in getattr(pack, kind):
            yield f"{verb} {telling.name(kind, record.id)}", f"{verb} {record.id}"
            if verb in ("craft", "ability"):
                for member in dogger.MEMBERS:
                    typed = f"{verb} «{telling.inner(kind, record.id)}», {telling.say(f'member-{member}')}"
                    yield typed, f"{verb} {record.id} {member}"
    for species in dogger.SPECIES:
        yield f"forget {telling.say(f'short-{species}')}", f"forget {species}"
    for painting in pack.paintings:
        for row in dogger.PAINTING_ROWS:
            cell = f"{painting.id}.{row}"
            yield f"paint {telling.painting(cell)}", f"paint {cell}"
            yield f"colour {telling.painting(cell)}", f"colour {cell}"
    for direction in dogger.DIRECTIONS:
        yield f"turn {telling.say(f'direction-{direction}')}", f"turn {direction}"
    for store in dogger.STORES:
        yield f"give {telling.store(store)}", f"give {store}"
        yield f"exchange {telling.store(store)} {telling.store(store)} hide", f"exchange {store} {store} hide"
        for n in (1, 2, 5):
            amount = telling.stored({dogger.STORES.index(store): n})
            yield f"feed {amount}, {amount}", f"feed {store} {n} {store} {n}"
    for good in dogger.GOODS:
        for n in (1, 2, 5):
            yield f"return d4 {telling.goods({dogger.GOODS.index(good): n})}", f"return d4 {good} {n}"
        yield f"pay {telling.goods({dogger.GOODS.index(good): 1})}", f"pay {good}"
    goods = telling.goods({0: 2, 2: 1, 3: 5})
    yield f"return d4 {goods}", "return d4 wood 2 hide 1 bone 5"
    for house in pack.dwellings[1:]:
        ground = pack.dwellings[0].names[telling.language]
        chief = telling.say("member-chief")
        yield f"build {house.names[telling.language]} {chief} {ground}", f"build {house.id} chief ramshackle"
    group = f"{telling.say('member-chief')}, {telling.say('choice-hunters')}: 3, {telling.say('choice-tools')} 1"
    yield f"send d4 {group}", "send d4 chief hunters 3 tools 1"


NAMED = {"stone_age": stone_age, "endless_winter": endless_winter, "doggerland": doggerland}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_name_on_the_screen_can_be_typed(game: str, language: str) -> None:
    table = terminal(game, language)
    count = 0
    for typed, english in NAMED[game](table.telling):
        for name in (typed, f"{typed}.", typed.replace("ё", "е").replace("’", "'").upper()):
            assert table.vocabulary.english(name) == english, f"{typed!r} in {language}"
        count += 1
    assert count > 80


@pytest.mark.parametrize(("game", "language"), rotated(GAMES, LANGUAGES))
def test_every_choice_can_be_typed_as_it_is_shown(game: str, language: str) -> None:
    """In a whole game of choices taken at random: what a command is shown as does what the choice does."""
    table, state, source = terminal(game, language), GAMES[game].start(), Source(11)
    while not state.over:
        if state.seat == eolith.CHANCE:
            state.play_chance(source)
            continue
        offered = table.offered(state)
        for choice in offered:
            typed = table.vocabulary.english(table.vocabulary.shown(choice.command))
            assert GAMES[game].expand(state, typed) == GAMES[game].expand(state, choice.command), choice.label
        for option in GAMES[game].expand(state, offered[source.below(len(offered))].command):
            state.apply(option)
