"""What the cards of the game alone do: effects, as they are written in pack/solo/cards.toml."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from eolith.kernel.pack import Record

from .. import terms

if TYPE_CHECKING:
    from . import AlonePack

MOST = 9
"""The most of anything that an effect says."""


@dataclass(frozen=True)
class Where:
    """Which tiles an effect is about."""

    scope: int = terms.MAP
    """Of terms.SCOPES."""
    kind: int = -1
    """A terrain; len(terms.TERRAINS) for any resource, -1 for every tile."""
    state: int = 0
    """1 live, 2 exhausted, 0 either."""
    animal: int = 0
    """1 with an animal, 2 without, 0 either."""
    free: bool = False
    pick: int = terms.BY_CHOICE
    """Of terms.PICKS."""


@dataclass(frozen=True)
class Effect:
    """One effect; what its numbers mean depends on what it does."""

    hook: int
    """Of terms.HOOKS; terms.NESTED inside of another effect."""
    op: int
    """Of terms.OPS."""
    number: int = 1
    """How many, or by how much."""
    what: int = 0
    """What it is about: a good, a figure, a species, …"""
    mask: int = 0
    """Or several of them, one bit each."""
    where: Where = Where()
    price: tuple[int, ...] = (0,) * terms.GROUP_COUNT
    """By terms.GOOD_GROUPS."""
    parts: tuple[tuple[Effect, ...], tuple[Effect, ...]] = ((), ())
    """What follows if it is paid and if not, or between what is chosen."""
    season: int = -1
    metric: int = -1
    least: int = 0
    most: int = 999
    """When it is carried out: in this season, and if this metric lies between these numbers."""


@dataclass(frozen=True)
class Arguments:
    """The arguments of an effect, as they are read one after another."""

    record: Record
    column: str
    given: dict[str, Any]
    said: dict[str, Any] = field(default_factory=dict)

    def wrong(self, name: str, allowed: str) -> Exception:
        value = self.given.get(name)
        says = f"lacks {name}" if value is None else f"has {name} {value!r}"
        return self.record.error(self.column, f"{says}; allowed: {allowed}")

    def number(self, name: str, into: str = "number", least: int = 1, most: int = MOST) -> None:
        value = self.given.get(name)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(name, f"{least} to {most}")
        self.said[into] = value

    def word(self, name: str, words: Sequence[str], into: str = "what", base: int = 0) -> None:
        value = self.given.get(name)
        if value not in words:
            raise self.wrong(name, ", ".join(words))
        self.said[into] = words.index(value) + base

    def words(self, name: str, words: Sequence[str]) -> None:
        value = self.given.get(name)
        if not isinstance(value, list) or not value or not all(word in words for word in value):
            raise self.wrong(name, f"a list of {', '.join(words)}")
        self.said["mask"] = sum(1 << number for number, word in enumerate(words) if word in value)

    def price(self, name: str) -> None:
        value = self.given.get(name)
        right = isinstance(value, dict) and value and all(type(n) is int and 1 <= n <= MOST for n in value.values())
        if not right or not all(good in terms.GOOD_GROUPS for good in value):  # type: ignore[union-attr]
            raise self.wrong(name, f"a table of {', '.join(terms.GOOD_GROUPS)}, each 1 to {MOST}")
        self.said["price"] = tuple(value.get(good, 0) for good in terms.GOOD_GROUPS)  # type: ignore[union-attr]

    def parts(self, *names: str) -> None:
        """What follows: of `then` and `or`."""
        self.said["parts"] = tuple(_effects(self.record, self.column, self.given.get(name, []), True) for name in names)

    def options(self, name: str) -> None:
        value = self.given.get(name)
        if not isinstance(value, list) or len(value) != 2:
            raise self.wrong(name, "two lists of effects")
        self.said["parts"] = tuple(_effects(self.record, self.column, part, True) for part in value)

    def where(self, name: str) -> None:
        value = self.given.get(name)
        words = {
            "scope": terms.SCOPES,
            "kind": (*terms.TERRAINS, "any"),
            "state": ("live", "exhausted"),
            "animal": ("any", "none"),
            "free": (True,),
            "pick": terms.PICKS,
        }
        if not isinstance(value, dict):
            raise self.wrong(name, f"a table of {', '.join(words)}")
        for key, word in value.items():
            if word not in words.get(key, ()):
                allowed = ", ".join(map(str, words.get(key, words)))
                raise self.record.error(self.column, f"has {name} {key} {word!r}; allowed: {allowed}")
        base = {"state": 1, "animal": 1, "free": 1}
        found: dict[str, Any] = {key: words[key].index(word) + base.get(key, 0) for key, word in value.items()}
        self.said["where"] = Where(**found)

    def trade(self, name: str) -> None:
        """2 for 1 as often as wanted, as in the hut, or 1 for 1 a few times (DGS-EVENT-07)."""
        self.number("give", "what", 1, 2)
        self.number("take", "number", 1, 1)
        self.number("times", "number", *((0, 0) if self.said["what"] == 2 else (1, MOST)))


Read = Callable[[Arguments, str], Any]


def _number(least: int = 1, most: int = MOST) -> Read:
    return partial(Arguments.number, least=least, most=most)


def _word(words: Sequence[str], into: str = "what", base: int = 0) -> Read:
    return partial(Arguments.word, words=words, into=into, base=base)


def _words(words: Sequence[str]) -> Read:
    return partial(Arguments.words, words=words)


_GOOD, _FIGURE = _word(terms.GOOD_GROUPS), _word(terms.WHITE_FIGURES)
_SOME: dict[str, Read] = {"n": _number()}
_TILES: dict[str, Read] = {**_SOME, "where": Arguments.where}
_CHANGE: dict[str, Read] = {"n": _number(-MOST)}
ARGUMENTS: dict[str, dict[str, Read]] = {
    "lose": {"good": _GOOD, **_SOME},
    "gain": {"good": _GOOD, **_SOME},
    "pay": {"cost": Arguments.price, "then": lambda one, _: one.parts("then", "or"), "or": lambda one, _: None},
    "choose": {"options": Arguments.options},
    "exchange": {"give": Arguments.trade, "take": lambda one, _: None, "times": lambda one, _: None},
    "take_tokens": _CHANGE,
    "exhaust": _TILES,
    "refresh": _TILES,
    "harvest": {"skill": _number(), "where": Arguments.where},
    "discover": _TILES,
    "add_animal": {"species": _word(terms.SPECIES), **_TILES},
    "take_animal": {**_TILES, "to": _word(("supply", "rival_memory"))},
    "absent": {"figure": _word(("hunter",)), **_SOME},
    "join": {"figure": _FIGURE, "until": _word(("round_end", "game_end"), "number", terms.VISITING)},
    "place_figure": {"figure": _FIGURE, "where": Arguments.where},
    "leave": {"figure": _FIGURE},
    "close_dwelling": _SOME,
    "lose_dwelling": _SOME,
    "lose_craft": _SOME,
    "discard_craft": {"kind": _word(("any", *terms.CRAFT_KINDS)), **_SOME},
    "erase_painting": _SOME,
    "upgrade": {"ability": _word(("any", *terms.ABILITIES)), **_SOME},
    "move_camp": {"n": _number(terms.CAMP_STEPS, terms.CAMP_STEPS)},
    "lift_shamans": {"who": _words(terms.RIVAL_SHAMANS)},
    "age_food": _SOME,
    "lose_game": {},
    "forbid": {"action": _word(terms.FORBIDDEN)},
    "free_planning": {"action": _word(terms.ACTIONS), "goods": _words(terms.GOODS[: terms.PAYABLE])},
    "change_range": _CHANGE,
    "amount": {"kinds": _words(terms.RESOURCES), **_SOME},
    "hunt_skill": {"species": _words(terms.SPECIES), **_CHANGE},
    "min_people": _SOME,
    "shaman_hunts": {},
    "no_memory": {},
    "food_need": _SOME,
    "animal_steps": {"species": _words(terms.SPECIES), **_SOME},
    "hold_rivals": {"n": _number(1, terms.RIVAL_COUNT)},
}
"""What each op says, and how that is read."""
OPTIONAL = ("then", "or")


def _effects(record: Record, column: str, given: Any, nested: bool) -> tuple[Effect, ...]:
    if not isinstance(given, list):
        raise record.error(column, f"has {given!r} where a list of effects belongs")
    return tuple(_effect(record, column, one, nested) for one in given)


def _effect(record: Record, column: str, given: Any, nested: bool) -> Effect:
    op = given.get("do") if isinstance(given, dict) else None
    if op not in ARGUMENTS:
        raise record.error(column, f"does {op!r}; allowed: {', '.join(ARGUMENTS)}")
    due = ARGUMENTS[op]
    allowed = ("do", *due, "when", *(() if nested else ("at",)))
    for name in given:
        if name not in allowed:
            raise record.error(column, f"has {name!r} with {op}; allowed: {', '.join(allowed)}")
    one = Arguments(record, column, given)
    for name, read in due.items():
        if name not in given and name not in OPTIONAL:
            raise one.wrong(name, "it must be there")
        read(one, name)
    one.said["hook"] = terms.NESTED
    if not nested:
        one.word("at", terms.HOOKS, "hook")
    if "when" in given:
        one.said.update(_condition(record, column, given["when"]))
    return Effect(op=terms.OPS.index(op), **one.said)


def _condition(record: Record, column: str, given: Any) -> dict[str, int]:
    one = Arguments(record, f"{column}.when", given if isinstance(given, dict) else {})
    if "season" in one.given:
        one.word("season", terms.SEASONS, "season")
    else:
        one.word("metric", terms.ALONE_METRICS, "metric")
        for name, into in (("min", "least"), ("max", "most")):
            if name in one.given:
                one.number(name, into, 0, 99)
    return one.said


def read_effects(record: Record, name: str) -> tuple[Effect, ...]:
    """The effects that a column lists."""
    return _effects(record, name, record.listed(name), False)


@cache
def effects_of(pack: AlonePack) -> list[Effect]:
    """The effects of all cards in one row: those of each card first, behind them those inside of others."""
    found = [effect for card in pack.cards for effect in (*card.effects, *card.closing_effects)]
    for effect in found:  # it grows
        for part in effect.parts:
            found.extend(part)
    return found
