"""Faces as sentences: what is printed on each component of the pack, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

from eolith.kernel.pack import Face, NamedFace
from eolith.kernel.text import listed

from .. import terms
from ..pack import AlonePack, Pack, records

Say = Callable[..., str]
"""A message of the reader's language, as Texts.say."""


def told(pack: Pack, kind: str, number: int, language: str, say: Say) -> str:
    """A face in words, its name first; `kind` is the name of a tuple of the pack: `crafts`, `tiles`, `animals` …"""
    shown = getattr(pack, kind)[number]
    return ": ".join(filter(None, [name_of(pack, shown, language, say), "; ".join(facts(pack, shown, language, say))]))


def name_of(pack: Pack, shown: Face, language: str, say: Say) -> str:
    """The name of a record; of one that has none, the words for what it is."""
    match shown:
        case records.HutAction() if isinstance(pack, AlonePack) and shown.id == terms.HUT[0]:
            return say("hut-camp")  # DGS-SETUP-03
        case NamedFace():
            return shown.names[language]
        case records.Tile():
            terrain = pack.terrains[shown.terrain].names[language]
            return f"{terrain} ×{shown.amount}" if shown.amount else terrain
        case records.Recipe():
            return say("face-recipe", level=pack.recipes.index(shown) + 1)
        case records.Painting():
            return say("face-painting", n=pack.paintings.index(shown) + 1)
        case records.SetUp():
            return say("face-players", n=shown.players)
        case records.ArrowSlot():
            return say("face-slot", edge=say(f"direction-{shown.id}"))
        case records.Side():
            players = ", ".join(map(str, shown.players))
            return say("face-side", players=players, cells=len(shown.cells))
    raise TypeError(shown)


def origin(shown: Face, say: Say) -> str:
    """Words for a face that is designed, wholly or in part; empty for one that is known."""
    return say(f"face-{shown.ours}") if shown.ours else ""


def facts(pack: Pack, shown: Face, language: str, say: Say) -> list[str]:
    """What is printed on a component, one thing each; nothing where all that it has is a name."""
    match shown:
        case records.Good():
            return [] if shown.tradable else [say("face-no-trade")]
        case records.Terrain():
            return [say("face-unit", goods=goods(shown.unit, say))] if any(shown.unit) else []
        case records.Tile():
            animal = [pack.animals[shown.animal].names[language]] if shown.animal >= 0 else []
            arrow = say("face-arrow", direction=say(f"direction-{terms.DIRECTIONS[shown.arrow]}"))
            return [*animal, arrow, say(f"face-set-{shown.set}")]
        case records.Animal():
            return _animal(shown, say)
        case records.ArrowSlot():
            big, small = (say(f"direction-{terms.DIRECTIONS[arrow]}") for arrow in (shown.big, shown.small))
            return [say("face-slot-arrows", big=big, small=small)]
        case records.SetUp():
            return _set_up(shown, say)
        case records.Objective():
            needs = [say(f"face-need-{metric}", n=least) for metric, least in shown.needs.items()]
            return [say("face-least", needs=listed(needs, say))]
        case records.Card():
            return [f"{shown.text[language]} {shown.closing.get(language, '')}".strip()]
        case records.SoloGoal():
            return [shown.text[language]]
        case records.Difficulty():
            needed, drawn, tokens = shown.goals_needed, shown.goals_drawn, shown.tokens_allowed
            return [say("face-difficulty", needed=needed, drawn=drawn, tokens=tokens)]
        case records.Painting():
            return [", ".join(pack.animals[species].names[language] for species in shown.animals)]
    return _costs(shown, say)


def _costs(shown: Face, say: Say) -> list[str]:
    """The same for what is paid for."""
    match shown:
        case records.Action():
            cold = [say("face-plan-cold", goods=_price(shown.cold, say))] if shown.cold != shown.warm else []
            return [say("face-plan", goods=_price(shown.warm, say)), *cold]
        case records.Dwelling():
            houses = say("face-houses", members=say("amount-member.acc", n=shown.capacity))
            cost = [say("face-cost", goods=goods(shown.cost, say))] if any(shown.cost) else []
            return [houses, say("amount-point", n=shown.vp), *cost]
        case records.Ability():
            levels = [say("face-levels", values=", ".join(map(str, shown.values)))] if shown.values else []
            steps = enumerate(shown.steps, 2)
            return [*levels, *(say("face-step", level=level, goods=goods(price, say, "")) for level, price in steps)]
        case records.Recipe():
            tools = say("amount-tool", n=shown.tools)
            return [say("face-makes", cost=goods(shown.cost, say), tools=tools)]
        case records.HutAction() if shown.vp:
            return [say("face-cost", goods=goods(shown.cost, say)), say("amount-point", n=shown.vp)]
        case records.HutAction():
            offered = [say(f"amount-{terms.GOODS[good]}", n=1) for good in shown.offering]
            return [say("face-offering", goods=listed(offered, say, "list-or"))]
        case records.Craft():
            kind = say(f"craft-{terms.CRAFT_KINDS[shown.kind]}")
            return [kind, say("face-cost", goods=goods(shown.cost, say)), say("amount-point", n=shown.vp)]
    return []


def _animal(shown: records.Animal, say: Say) -> list[str]:
    people, tiles = say("amount-member", n=shown.people), say("amount-tile.acc", n=shown.steps)
    return [
        say("face-hunt", skill=shown.skill, people=people),
        say("face-spoils", goods=goods(shown.spoils, say)),
        say("face-steps", tiles=tiles),
        say("face-painted", points=say("amount-point.acc", n=shown.vp)),
    ]


def _set_up(shown: records.SetUp, say: Say) -> list[str]:
    returned = ", ".join(goods(lost, say) or say("face-nothing") for lost in shown.compensation)
    return [
        say("face-open-crafts", n=shown.open_crafts),
        say("face-paintings", n=shown.paintings),
        say("face-harvests", n=shown.harvests),
        say("face-returned", list=returned),
    ]


def _price(cost: records.Goods, say: Say) -> str:
    return goods(cost, say, "") or say("face-free")


def goods(numbers: records.Goods, say: Say, case: str = ".acc") -> str:
    """`1 wood and 2 hides`, after a verb unless `case` is empty; empty for none."""
    amounts = [say(f"amount-{good}{case}", n=n) for good, n in zip(terms.GOODS, numbers, strict=True) if n]
    return listed(amounts, say)
