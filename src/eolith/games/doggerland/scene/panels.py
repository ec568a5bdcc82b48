"""What a seat can do at a target of the picture, or is asked now.

Everything is answered by the engine: what is offered are its options, and why something is not is what `why_not` says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from eolith.kernel.game import ActionError
from eolith.kernel.scene import Choice, Fact, Item, Panel, by_position, side_by_side, told_apart, waiting
from eolith.kernel.text import capital

from .. import layout, terms
from ..notation import actions
from ..notation.commands import phase
from ..words import solo
from ..words.choices import ChoiceMaker, choices
from ..words.telling import Telling
from ..words.typed import Vocabulary
from . import atlas, expedition
from .targets import command_of, together

if TYPE_CHECKING:
    from ..rules import Doggerland

ROWS = (*(f"plan-{action}" for action in terms.ACTIONS), "")
"""The rows of the overview: the actions in the order of the rulebook, then to pass."""
RULES = {"goal": "DG-GOAL-01", "arrow": "DG-MIGRATE-04", "good": "DG-SETUP-29", "member": "DG-PLAN-05",
         "memory": "DG-HUNT-10"}  # fmt: skip
"""The rule behind what is at a target that no command belongs to."""
ALONE_RULES = RULES | {"goal": "DGS-ROUND-04", "card": "DGS-EVENT-01", "stack": "DGS-EVENT-09"}
"""The same of a game alone."""
OF_CARDS = ("event", "price", "part", "spend", "receive", "swap", "pick")
"""What a card asks for: its text is told with it."""
Told = Callable[[str], Item | None]
"""The line of the picture in words that speaks of a target."""
Given = Mapping[str, int]


def panel(telling: Telling, state: Doggerland, seat: int | None, target: str, given: Given, told: Told) -> Panel:
    """What a seat can do at a target or why it cannot; without one, or at one that there is not, what it is asked."""
    item = (told(target) or _unlisted(telling, state, seat, target)) if target else None
    if item is None or seat is not None and target == _in_question(state):
        return _asked(telling, state, seat, given)
    shown = Panel(*told_apart(item))
    if target == "stack":
        shown = Panel(item.text.removesuffix("."), solo.unseen(telling, telling.game.observe(state, seat).cards))
    if seat is None:
        return shown
    found = offered(telling, state, together(target)) if seat == state.seat else ()
    if found and terms.FRAMES[state.frame[0]] == "plan" and target.startswith("cell-"):
        return expedition.form(telling, state, _cell(target), given)
    return replace(shown, choices=found) if found else _refused(telling, state, seat, target, shown)


def _unlisted(telling: Telling, state: Doggerland, seat: int | None, target: str) -> Item | None:
    """A cell where no tile lies, or a slot where the priority arrow is not."""
    kind, _, name = target.partition("-")
    if kind == "cell" and name in layout.CELL_NAMES:
        return Item(f"{name}.", target)
    slots = [slot.id for slot in telling.pack.arrow_slots]
    if kind == "arrow" and name in slots:
        seen: Any = telling.game.observe(state, seat)
        lying = atlas.shown(telling.game, seen)
        return Item(atlas.slot_label(telling, slots.index(name), lying), target)
    return None


def _cell(target: str) -> int:
    return layout.CELL_NAMES.index(target.removeprefix("cell-"))


def _in_question(state: Doggerland) -> str:
    """The target that the present question is about; empty for none."""
    asked = "" if state.over else terms.FRAMES[state.frame[0]]
    return f"cell-{layout.CELL_NAMES[state.frame[terms.CELL]]}" if asked in ("group", "load") else ""


def _refused(telling: Telling, state: Doggerland, seat: int, target: str, shown: Panel) -> Panel:
    """What there is at a target, and why nothing can be done with it if a command belongs to it."""
    try:
        refusal = telling.game.why_not(state, command_of(state, target), seat)
    except ActionError:
        rules = ALONE_RULES if telling.game.alone else RULES
        return replace(shown, rule=rules.get(target.partition("-")[0], ""))
    if refusal is None:
        return shown
    return replace(shown, text=f"{shown.text}\n{telling.refusal(refusal)}".strip(), rule=refusal.rule)


# --- what is asked ------------------------------------------------------------------------------------


def _asked(telling: Telling, state: Doggerland, seat: int | None, given: Given) -> Panel:
    """Everything that can be decided now."""
    if seat is None or seat != state.seat:
        return waiting(telling, capital(telling.say(f"phase-{phase(state)}")), state, seat, "pass")
    kind = terms.FRAMES[state.frame[0]]
    if kind == "group":
        return expedition.form(telling, state, state.frame[terms.CELL], given)
    title = telling.prompt(telling.game.observe(state, seat))
    facts = _at_hand(telling, state, seat) if kind == "plan" else []
    example = ChoiceMaker(telling, state).unlisted()
    text = telling.say("choice-exchange-more", example=Vocabulary(telling).shown(example)) if example else ""
    if kind in OF_CARDS:
        text = solo.card(telling, telling.game.observe(state, seat).card)
    return Panel(title, text, choices=overview(telling, state), facts=facts)


@by_position
def offered(telling: Telling, state: Doggerland, at: tuple[str, ...] = ()) -> tuple[Choice, ...]:
    """All choices of the seat to decide, or those at some targets; those of one group lie side by side.

    Each is told with a capital letter.
    """
    return tuple(side_by_side(choices(telling, state, at)))


@by_position
def overview(telling: Telling, state: Doggerland) -> tuple[Choice, ...]:
    """The same; of what can be planned a row for each action of the rulebook, each place once.

    Who does it, and how it is paid, is asked next; at the targets of the picture whole commands are offered.
    """
    if terms.FRAMES[state.frame[0]] != "plan":
        return offered(telling, state)
    maker, rows = ChoiceMaker(telling, state), []
    for option in state.options():
        plain = maker.one(option)
        told = _in_overview(maker, option) or Choice("", capital(plain.label))
        rows.append(replace(told, command=plain.command, target=plain.target))
    return tuple(sorted(rows, key=_place))


def _place(row: Choice) -> tuple[int, str]:
    """By the action; cells of the cave by what they show."""
    return ROWS.index(row.group), row.member if row.group == "plan-paint" else ""


def _in_overview(maker: ChoiceMaker, option: int) -> Choice | None:
    """Group, member and label of a plan; None for passing."""
    telling, state = maker.telling, maker.state
    match telling.game.action(option):
        case actions.Dwelling():
            return Choice("", maker.plan("dwelling", option), "plan-dwelling")
        case actions.Birth():
            return Choice("", maker.plan("birth", option), "plan-birth")
        case actions.Send(cell):
            place = layout.CELL_NAMES.index(cell)
            figure = state.animal[place]
            name, what = ("hunt", telling.name("animals", terms.SPECIES[figure - 1])) if figure else ("gather", "")
            which = telling.say("scene-cell-animal", cell=cell, species=what) if figure else cell
        case actions.Craft(craft):
            name, which = "craft", telling.name("crafts", craft)
        case actions.Paint(place_):
            code, _, row = place_.rpartition(".")
            number = telling.pack.number("paintings", code) + 1
            species = telling.painted(place_).names[telling.language]
            name, which = "paint", telling.say("scene-spot", n=number, row=row, species=species)
        case actions.Ability(ability):
            name, which = "ability", telling.name("abilities", ability)
        case actions.Shaman(cell):
            name, which = "shaman", telling.name("hut", cell)
        case _:
            return None
    label = telling.say("choice-row", what=maker.plan(name, option), which=which)
    return Choice("", label, f"plan-{name}", which)


def _at_hand(telling: Telling, state: Doggerland, seat: int) -> list[Fact]:
    """What a plan is made with: members at home, tools, and hides for the cold."""
    stock = state.stock[seat]
    return [
        Fact(telling.say("scene-at-home"), str(sum(state.home[seat])), "member-hunter"),
        Fact("", telling.say("amount-tool", n=stock[terms.TOOL]), "good-tool"),
        Fact("", telling.say("amount-hide", n=stock[terms.HIDE]), "good-hide"),
    ]
