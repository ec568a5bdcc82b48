"""The effect language: what a card, a column or a cell says, read, written back and numbered.

The grammar stands at the head of pack/cards.toml.  An effect is a tuple of clauses; every clause
of a pack has a number, so that using it is an option, and so that the rules can hold all of them in tables.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .. import terms

HALVES = ("labor",)
"""Items counted in halves."""
COUNTED = ("food", "tool", "labor", "draw", "discard", "idol", "megalith", "camp", "move", "bury", "reveal", "vp")
"""Items that are followed by a number from 1 to MOST; the others stand for one."""
COSTS = ("food", "tool", "labor", "discard")
"""What a cost can ask for."""
QUALIFIED = ("tribe hand", "animal ground")
"""Items that `other` and `same` can follow."""
MOST = 9


class EffectError(ValueError):
    """A text that is no effect; the message says where it goes wrong."""


@dataclass(frozen=True)
class Item:
    """One thing to pay or to gain."""

    word: int
    """Its number among terms.ITEMS."""
    count: int = 1
    """How many; labor in halves."""
    qualifier: int = 0
    """Its number among terms.QUALIFIERS."""

    @property
    def name(self) -> str:
        return terms.ITEMS[self.word]

    def __str__(self) -> str:
        if self.name in HALVES:
            return f"{self.name} {self.count // 2 if self.count % 2 == 0 else self.count / 2}"
        return f"{self.name} {terms.QUALIFIERS[self.qualifier] or self.count if self._spelled else ''}".strip()

    @property
    def _spelled(self) -> bool:
        return self.qualifier > 0 or self.name in COUNTED


Items = tuple[Item, ...]
"""Everything on one side of an alternative."""


@dataclass(frozen=True)
class Origin:
    """Where a clause stands in the pack."""

    kind: str
    """The kind of record: `culture_card`, `column`, `cell` and so on."""
    id: str
    column: str
    """`effect`, or `top`, `bonus` and the like."""
    index: int
    """The clause's place in its effect."""


NOWHERE = Origin("", "", "", 0)


@dataclass(frozen=True)
class Clause:
    """One use: at a trigger, pay one of the costs, take the gains of one alternative."""

    trigger: int
    """When it works: its number among terms.TRIGGERS."""
    costs: tuple[Items, ...]
    """Alternatives of the cost; none when nothing is paid."""
    gains: tuple[Items, ...]
    """Alternatives of the gains, at least one."""
    number: int = field(default=-1, compare=False)
    """Its place among all clauses of the pack; -1 before the pack has numbered it."""
    origin: Origin = field(default=NOWHERE, compare=False)

    def __str__(self) -> str:
        trigger = f"{terms.TRIGGERS[self.trigger]}: " if self.trigger else ""
        cost = f"{_alternatives(self.costs)} -> " if self.costs else ""
        return f"{trigger}{cost}{_alternatives(self.gains)}"


Effect = tuple[Clause, ...]


@dataclass(frozen=True)
class Allowed:
    """What an effect may say in one place of the pack."""

    clauses: int = 1
    triggers: tuple[str, ...] = ("",)
    costs: tuple[str, ...] = ()
    gains: tuple[str, ...] = tuple(word for word in terms.ITEMS if word not in ("discard", "labor"))
    alternatives: bool = True


def write_effect(effect: Effect) -> str:
    """The text of an effect, in the one spelling that `parse_effect` reads back to the same."""
    return "; ".join(map(str, effect))


def parse_effect(text: str, allowed: Allowed | None = None) -> Effect:
    """The clauses of a text, an empty one having none; EffectError for what the language cannot say.

    >>> [item.name for item in parse_effect("food 2 -> megalith 1; draw 1")[0].gains[0]]
    ['megalith']
    """
    effect = tuple(_clause(part.strip()) for part in text.split(";")) if text.strip() else ()
    if allowed is not None:
        _check(effect, allowed)
    return effect


def numbered(effect: Effect, first: int, kind: str, name: str, column: str) -> Effect:
    """The same effect with its clauses numbered from `first` on."""
    return tuple(
        replace(clause, number=first + index, origin=Origin(kind, name, column, index))
        for index, clause in enumerate(effect)
    )


def _clause(text: str) -> Clause:
    if not text:
        raise EffectError("has an empty clause")
    trigger, colon, rest = text.partition(":")
    if not colon:
        trigger, rest = "", text
    elif trigger.strip() not in terms.TRIGGERS[1:]:
        raise EffectError(f"has the trigger {trigger.strip()!r}; allowed: {', '.join(terms.TRIGGERS[1:])}")
    cost, arrow, gains = rest.rpartition("->")
    if "->" in cost:
        raise EffectError(f"has two arrows in {text!r}")
    costs = _lists(cost, text) if arrow else ()
    return Clause(terms.TRIGGERS.index(trigger.strip()), costs, _lists(gains, text))


def _lists(text: str, clause: str) -> tuple[Items, ...]:
    lists = tuple(_list(part.strip(), clause) for part in text.split("/"))
    if len(lists) > terms.ALTERNATIVES:
        raise EffectError(f"has {len(lists)} alternatives in {clause!r}; at most {terms.ALTERNATIVES}")
    return lists


def _list(text: str, clause: str) -> Items:
    items = tuple(_item(part.strip(), clause) for part in text.split(","))
    if len(items) > terms.LIST_ITEMS:
        raise EffectError(f"lists {len(items)} items in {text!r}; at most {terms.LIST_ITEMS}")
    for index, item in enumerate(items):
        before = [earlier.word for earlier in items[:index] if not earlier.qualifier]
        if item.qualifier and item.word not in before:
            raise EffectError(f"has {str(item)!r} without a plain {item.name!r} before it in {text!r}")
    return items


def _item(text: str, clause: str) -> Item:
    if text in terms.ITEMS and text not in COUNTED:
        return Item(terms.ITEMS.index(text))
    word, _, last = text.rpartition(" ")
    word = word.strip()
    if word in QUALIFIED and last in terms.QUALIFIERS[1:]:
        return Item(terms.ITEMS.index(word), 1, terms.QUALIFIERS.index(last))
    if word in COUNTED:
        return Item(terms.ITEMS.index(word), _count(word, last, text))
    if text in COUNTED:
        raise EffectError(f"says {text!r} without a number")
    if not text:
        raise EffectError(f"has an empty place in {clause!r}")
    known = ", ".join(f"{name} N" if name in COUNTED else name for name in terms.ITEMS)
    raise EffectError(f"says {text!r}; allowed: {known}, N being 1 to {MOST}")


def _count(word: str, number: str, text: str) -> int:
    """How many; labor in halves."""
    if len(number) == 1 and number in "123456789":
        return int(number) * (2 if word in HALVES else 1)
    whole, _, rest = number.partition(".")
    if word in HALVES and len(whole) == 1 and whole in "0123456789" and rest == "5":
        return int(whole) * 2 + 1
    raise EffectError(f"says {text!r}; a number from 1 to {MOST} belongs there" + (", or a half" * (word in HALVES)))


def _check(effect: Effect, allowed: Allowed) -> None:
    """What this place of the pack does not have."""
    if len(effect) > allowed.clauses:
        raise EffectError(f"has {len(effect)} clauses; at most {allowed.clauses} here")
    for clause in effect:
        trigger = terms.TRIGGERS[clause.trigger]
        if trigger not in allowed.triggers:
            may = ", ".join(filter(None, allowed.triggers)) or "none"
            raise EffectError(f"has the trigger {trigger!r}; allowed here: {may}")
        if not allowed.alternatives and len(clause.costs) + len(clause.gains) > 1 + bool(clause.costs):
            raise EffectError(f"has alternatives in {str(clause)!r}; none are allowed here")
        for lists, words, verb in ((clause.costs, allowed.costs, "pay"), (clause.gains, allowed.gains, "gain")):
            for item in (item for items in lists for item in items):
                if item.name not in words:
                    raise EffectError(f"has {str(item)!r} to {verb}; allowed here: {', '.join(words) or 'nothing'}")


def _alternatives(lists: tuple[Items, ...]) -> str:
    return " / ".join(", ".join(map(str, items)) for items in lists)


def labor(halves: int) -> float:
    """Labor as a number to be said: 1, 1.5."""
    return halves / 2 if halves % 2 else halves // 2
