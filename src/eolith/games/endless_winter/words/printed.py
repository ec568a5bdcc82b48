"""Effects and faces as sentences: whatever the effect language and the records of the pack can say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import chain, repeat

from eolith.kernel.pack import Face, NamedFace
from eolith.kernel.text import listed

from .. import terms
from ..layout import HEX_NAMES
from ..pack import Pack, records
from ..pack.effects import Clause, Effect, Item, labor

Say = Callable[..., str]
"""A message of the reader's language, as Texts.say."""
Told = Clause | Effect
"""An effect, or one clause of it."""

GOODS = ("food", "tool", "labor", "vp", "fill food")
"""Items that are gained; an idol is moved, and the others say what is to be done."""
THINGS = (*GOODS, "idol")
"""Items that are named; what is to be done for the others follows them, or a reader would bury an idol."""


EVIDENT = ("column", "rest_space")
"""Where a clause is printed that needs no mention: the figure there says it, and what it leads to."""


def clauses_of(told: Told) -> Effect:
    """The clauses of an effect, however it is given."""
    return (told,) if isinstance(told, Clause) else told


def words(told: Told, say: Say, doing: bool = False) -> str:
    """An effect in words: `pay 1 food: 2 tools; in the eclipse: 1 idol`.

    `doing` says what is done (`gain 2 tools`), as is everything beside something to be done.
    """
    return "; ".join(_sentence(clause, say, doing) for clause in clauses_of(told))


def _sentence(clause: Clause, say: Say, doing: bool) -> str:
    ordered = [sorted(items, key=lambda item: item.name not in THINGS) for items in clause.gains]
    mixed = len({item.name in THINGS for items in ordered for item in items}) > 1
    both = "effect-one-or-both" if clause.origin.column == "middle" else "list-and"  # EW-INIT-08
    gains = _either([_gains(items, say, doing or mixed) for items in ordered], mixed, say, both)
    cost = _either([[_acc(item, say) for item in items] for items in clause.costs], False, say)
    when = say(f"effect-at-{terms.TRIGGERS[clause.trigger]}") if clause.trigger else ""
    if when and cost:
        return say("effect-when-pay", when=when, cost=cost, gains=gains)
    if when:
        return say("effect-when", when=when, gains=gains)
    return say("effect-pay", cost=cost, gains=gains) if cost else gains


def _gains(items: Sequence[Item], say: Say, doing: bool) -> list[str]:
    """The items of a list as things, or as what is done: goods are gained together, an idol is moved."""
    if not doing:
        return [_gain(item, say) for item in items]
    goods = [_acc(item, say) for item in items if item.name in GOODS]
    done = [say("effect-gain", goods=listed(goods, say))] if goods else []
    others = [item for item in items if item.name not in GOODS]
    return done + [say("effect-idol.do", n=item.count) if item.name == "idol" else _gain(item, say) for item in others]


def _gain(item: Item, say: Say) -> str:
    qualifier = terms.QUALIFIERS[item.qualifier]
    name = f"effect-{item.name.replace(' ', '-')}{'-' if qualifier else ''}{qualifier}"
    return say(name, n=_number(item))


def _acc(item: Item, say: Say) -> str:
    return say(f"effect-{item.name.replace(' ', '-')}.acc", n=_number(item))


def _number(item: Item) -> float:
    return labor(item.count) if item.name == "labor" else item.count


def _either(lists: Sequence[Sequence[str]], mixed: bool, say: Say, both: str = "list-and") -> str:
    """Lists of things of which one is taken; `mixed` when some are named and some are to be done.

    `both` joins the things of a list.
    """
    join = "effect-or-list" if mixed or any(len(things) > 1 for things in lists) else "effect-or"
    return listed([listed(things, say, both) for things in lists], say, join)


# --- faces ------------------------------------------------------------------------------------------


def told(pack: Pack, kind: str, code: str, language: str, say: Say, quoted: bool = False) -> str:
    """A face in words, its name first; `kind` is the name of a tuple of the pack: `cards`, `stones`, `animals` …

    The name is `quoted` after a word for what it is.
    """
    shown = getattr(pack, kind)[pack.number(kind, code)]
    name = [name_of(pack, shown, language)] if isinstance(shown, NamedFace | records.Side) else []
    name = [say("quoted", name=one) for one in name] if quoted else name
    printed = "; ".join(facts(pack, shown, language, say))
    return ": ".join([*name, *([printed] if printed else [])])


def name_of(pack: Pack, shown: Face, language: str) -> str:
    """The name of a record; its id where the box gives it none."""
    if isinstance(shown, records.Side):
        return f"{pack.chiefs[shown.chief].names[language]} ({'AB'[shown.side]})"
    return shown.names[language] if isinstance(shown, NamedFace) else shown.id


def facts(pack: Pack, shown: Face, language: str, say: Say) -> list[str]:
    """What is printed on a component, one thing each; nothing where all that it has is a name."""
    match shown:
        case records.Card():
            told = [say("effect-labor", n=labor(shown.labor))] if shown.labor else []
            told += [say(f"icon-era-{shown.era}")] if shown.era else []
            told += _effect(shown.effect, say)
            return [*told, say("face-end-points", n=shown.vp)] if shown.vp else told
        case records.Chief():
            sides = [side for side in pack.sides if pack.chiefs[side.chief].id == shown.id]
            return [say("face-side", side="AB"[side.side], effect=words(side.effect, say)) for side in sides]
        case records.Side() if shown.resting:
            return [words(shown.effect, say), say("face-resting", n=labor(shown.resting))]
        case records.Side() | records.Token() | records.RestSpace():
            return _effect(shown.effect, say)
        case records.Animal():
            use = say("face-use", gains=words(shown.tip, say))
            table = points_of(enumerate(shown.set_vp, 1), "animal", say)
            return [use, say("icon-wild") if shown.wild else say("face-sets", table=table)]
        case records.SetupCard():
            gifts = (pack.cards[terms.FIRST_TRIBE + shown.tribe], *(pack.animals[species] for species in shown.animals))
            return [words(goods(shown), say), *(gift.names[language] for gift in gifts)]
        case records.Stone():
            return [_stone(shown, pack, language, say)]
        case records.Terrain():
            return _eclipse(shown.benefit, say)
        case records.Column():
            parts = (("top", shown.top), ("middle", shown.middle), ("bottom", shown.bottom))
            return [say(f"board-column-{part}", effect=words(effect, say)) for part, effect in parts]
        case records.Cell() if shown.start:
            return [say("field-start")]
        case records.NomadCard():
            return _nomad_card(shown, say)
        case records.MigrationCard():
            rings = {ring: ", ".join(HEX_NAMES[place] for place in getattr(shown, ring)) for ring in ("outer", "inner")}
            return [say("migration-camps", **rings)]
    return _places(shown, say)


def _nomad_card(shown: records.NomadCard, say: Say) -> list[str]:
    """The arrows, the marked column, the labor, and what stands under each column."""
    big, small = terms.BIG_ARROWS[shown.big_arrow], terms.SMALL_ARROWS[shown.small_arrow]
    told = [say("nomads-arrows", big=say(f"direction-{big}"), small=say(f"direction-{small}"))]
    told += [say("nomads-column", column=say(f"icon-{terms.COLUMNS[shown.column]}"))]
    told += [say("effect-labor", n=labor(shown.labor))]
    for column, (upper, lower) in zip(terms.COLUMNS, shown.actions, strict=True):
        actions = say("nomads-actions", upper=action(upper, say), lower=action(lower, say))
        told.append(say("nomads-action", column=say(f"icon-{column}"), action=actions))
    return told


def item(number: int, say: Say) -> str:
    """One of what players gain."""
    return say(f"effect-{terms.ITEMS[number].replace(' ', '-')}", n=1)


def action(number: int, say: Say) -> str:
    """Something that nomads do."""
    return say(f"nomad-action-{terms.NOMAD_ACTIONS[number]}")


def _places(shown: Face, say: Say) -> list[str]:
    """The same for the places of boards."""
    match shown:
        case records.Cell():
            return _effect(shown.bonus, say) or [say("field-bare")]
        case records.FoodTrack():
            labors = ", ".join(str(food) for food, gained in enumerate(shown.labor) if gained)
            return [say("face-food-track", foods=labors)]
        case records.OrderPlace():
            start = amounts(food=shown.food, tool=shown.tool)
            told = [say("face-order-start", effect=words(start, say))] if start else []
            return told + _eclipse(shown.eclipse, say)
        case records.StoneSlot():
            costs = tuple(clause.gains[0] for clause in amounts(food=shown.food, tool=shown.tool))
            (taken,) = amounts(stone=1)
            return [words(replace(taken, costs=costs), say), *_effect(shown.reward, say)]
        case records.MegalithSlot():
            return _eclipse(shown.eclipse, say)
        case records.OfferingLevel():
            return [say("face-offering", n=shown.ratio), *_effect(shown.bonus, say)]
        case records.HonorLevel():
            return _effect(amounts(vp=shown.vp), say)
        case records.BurialTable():
            return [say("face-burial", table=points_of(_marks(shown.steps), "card", say))]
    return []


def goods(shown: records.SetupCard) -> Effect:
    """What a setup card gives."""
    return amounts(**{item: getattr(shown, item, 0) for item in records.PROTOTYPE_SET_UP})


def amounts(**counts: int) -> Effect:
    """The effect that gives so many of each, of items that are counted whole; empty for none."""
    items = tuple(Item(terms.ITEMS.index(name), n) for name, n in counts.items() if n)
    return (Clause(terms.ANY_TIME, (), (items,)),) if items else ()


def in_eclipse(halves: int) -> Effect:
    """The effect that gives so much labor in the eclipse; empty for none."""
    return tuple(replace(clause, trigger=terms.IN_ECLIPSE) for clause in amounts(labor=halves))


def _effect(effect: Effect, say: Say) -> list[str]:
    return [words(effect, say)] if effect else []


def _eclipse(effect: Effect, say: Say) -> list[str]:
    return [say("map-benefit", effect=words(effect, say))] if effect else []


COUNTED = {
    "megalith_boards": "board", "buried_cards": "card", "used_animals": "animal", "camps_on_terrain": "camp",
    "buried_different": "card", "buried_identical": "card",
}  # fmt: skip
"""What is counted by the families of stones that score by a table."""


def _stone(shown: records.Stone, pack: Pack, language: str, say: Say) -> str:
    named: tuple[NamedFace, ...] = tuple(pack.terrains[i] for i in shown.terrains)
    named = named or tuple(pack.animals[i] for i in shown.species)
    which = ", ".join(face.names[language] for face in named)
    name = f"stone-{shown.family.replace('_', '-')}"
    if shown.family == "used_animals" and shown.points:
        name = f"{name}-each"
    table = points_of(_marks(shown.steps), COUNTED.get(shown.family, ""), say)
    return say(name, n=shown.points, per=shown.per, which=which, table=table)


def _marks(steps: Sequence[int]) -> list[tuple[int, int]]:
    """From how many on a table gives more, and how much."""
    return [(n, points) for n, points in enumerate(steps) if points and (not n or points != steps[n - 1])]


def points_of(marks: Iterable[tuple[int, int]], thing: str, say: Say) -> str:
    """`1 card – 1 point, 3 – 3 points`."""
    names = chain([f"table-{thing}"], repeat("table-more"))
    return ", ".join(say(name, n=n, points=say("effect-vp", n=points)) for name, (n, points) in zip(names, marks))
