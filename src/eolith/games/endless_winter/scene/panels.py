"""What a seat can do at a target of the picture, or is asked now.

Everything is answered by the engine: what is offered are its options, why something is not is what `why_not` says,
and what labor could still be had is counted on copies of the position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from babel.numbers import format_decimal

from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused
from eolith.kernel.scene import Choice, Fact, Item, Panel, by_position, side_by_side, told_apart, waiting
from eolith.kernel.text import sentence

from .. import layout, terms
from ..notation import actions
from ..notation.commands import phase
from ..words import printed
from ..words.choices import choices
from ..words.telling import Telling
from . import enlarged
from .labor import Labor, count_labor, labor_in_columns
from .targets import command_of, has_stone, is_here, row_of
from .tribe import signs_of

if TYPE_CHECKING:
    from ..rules import EndlessWinter

FACES = {"culture": "cards", "stone": "stones", "setup": "setup_cards"}
"""The tuple of the pack that a target names a record of, by its first word."""
BY_VALUE = ("site", "draw", "idol", "tool", "food")
"""The commands of ranked gains, the most valuable first (EW-GOLD-06)."""
IN_CULTURE_STEP = ("play", "use", "figure", "burn")
"""The commands of the first step of a turn, in the order of the rules."""
AFTER_ACTIONS = ("play", "burn")
"""The commands of the other steps that stand below the actions of the column."""
GOING_ON = ("decline", "next")
"""The commands that leave what could still be had."""
Told = Callable[[str], Item | None]
"""The line of the picture in words that speaks of a target."""


def panel(telling: Telling, state: EndlessWinter, seat: int | None, target: str, told: Told) -> Panel:
    """What a seat can do at a target or why it cannot; without one, or at one that there is not, what it is asked."""
    item = told(target) if target else None
    if item is None:
        return _asked(telling, state, seat)
    title, text = told_apart(item)
    faces = enlarged.facts(telling, state, seat, target)
    shown = Panel(title, " ".join(filter(None, [text, *_printed(telling, target)])), facts=faces)
    if target.partition("-")[0] in enlarged.LOOKED_AT:
        return replace(shown, text=f"{shown.text}\n{telling.say('nomads-by-rules')}", rule="EWS-FLOW-08")
    if seat is None:
        return shown
    found = (_here(telling, state, target) or _leading(telling, state, target)) if seat == state.seat else ()
    if found:
        told_once = [replace(one, label=_without_face(telling, target, one.label)) for one in found]
        return replace(shown, facts=[*faces, *_facts_at(telling, state, target)], choices=told_once)
    return _refused(telling, state, seat, target, shown) or _asked(telling, state, seat)


def _printed(telling: Telling, target: str) -> list[str]:
    """What the parts of a column do: in the picture they are targets of their own."""
    columns = [column for column in telling.pack.columns if target == f"column-{column.id}"]
    facts = [printed.facts(telling.pack, column, telling.language, telling.say) for column in columns]
    return [sentence("; ".join(parts)) for parts in facts]


def _refused(telling: Telling, state: EndlessWinter, seat: int, target: str, shown: Panel) -> Panel | None:
    """Why nothing can be done at a target; None for one that no command belongs to, or if something can be done."""
    command = command_of(telling, state, seat, target)
    try:
        refusal = telling.game.why_not(state, command, seat)
    except ActionError:
        return None
    if refusal is None:
        return None
    return replace(shown, text=f"{shown.text}\n{telling.refusal(refusal)}".strip(), rule=refusal.rule)


def _asked(telling: Telling, state: EndlessWinter, seat: int | None) -> Panel:
    """Everything that can be decided now."""
    if seat is None or seat != state.seat:
        return waiting(telling, sentence(telling.say(f"phase-{phase(state)}")), state, seat, "next")
    seen: Any = telling.game.observe(state, seat)
    title, found = telling.prompt(seen), offered(telling, state)
    match terms.FRAMES[state.frame[0]]:
        case "turn":
            return Panel(title, _text(telling, state), found, facts=_labor(telling, state))
        case "form_pile":
            counted = signs_of(telling.game, seen, seen.seats[seat]).labor or 0
            fact = Fact(telling.say("scene-pile-labor"), _halves(telling, counted), "icon-labor")
            return Panel(title, telling.say("scene-pile"), found, facts=[fact])
    return Panel(title, choices=found)


# --- choices ----------------------------------------------------------------------------------------


@by_position
def offered(telling: Telling, state: EndlessWinter) -> tuple[Choice, ...]:
    """All choices of the seat to decide, each told with a capital letter; those of one group lie side by side."""
    return tuple(sorted(side_by_side(choices(telling, state)), key=partial(_later, state)))


def _later(state: EndlessWinter, choice: Choice) -> int:
    """How far below a choice stands: under what labor is spent on, what makes more of it; under a gain, lesser ones.

    To go on without taking anything comes last.
    """
    verb = choice.command.partition(" ")[0]
    if verb in GOING_ON:
        return len(BY_VALUE)
    match terms.FRAMES[state.frame[0]]:
        case "gain":
            return BY_VALUE.index(verb)
        case "turn" if terms.STAGES[state.stage] == "culture":
            return IN_CULTURE_STEP.index(verb) if verb in IN_CULTURE_STEP else 0
        case "turn" if verb in AFTER_ACTIONS:
            return AFTER_ACTIONS.index(verb) + 1
    return 0


def _here(telling: Telling, state: EndlessWinter, target: str) -> tuple[Choice, ...]:
    """The choices of a target.

    A hex has the moves that lead there too, a figure the places that it can go to, and a free slot the stones for it;
    a column has what the row gives that the figure has come to.
    """
    found = offered(telling, state)
    kind, _, name = target.partition("-")
    match kind:
        case "column" | "villages" if terms.FRAMES[state.frame[0]] == "turn" and is_here(state, kind, name):
            row = [terms.USE + clause.number for clause in row_of(telling, state)]
            return tuple(one for one in found if telling.game.expand(state, one.command)[0] in row)
        case "camp":  # it covers the middle of its hex
            return tuple(one for one in found if one.target in (target, f"hex-{name}"))
        case "hex":
            return tuple(one for one in found if one.target == target or _end(telling, one.command) == name)
        case "figure":
            return tuple(one for one in found if one.target == target or one.command.startswith(f"figure {name} "))
        case "stoneslot" if state.seat is not None and not has_stone(state, state.seat, name):
            return tuple(one for one in found if one.command.startswith("stone "))
    return tuple(one for one in found if one.target == target)


def _leading(telling: Telling, state: EndlessWinter, target: str) -> tuple[Choice, ...]:
    """The choices that begin what is done at a target, if something else comes before it."""
    if state.seat is None:
        return ()
    try:
        first = telling.game.expand(state, command_of(telling, state, state.seat, target))[0]
    except (ActionError, Refused):
        return ()
    return tuple(one for one in offered(telling, state) if telling.game.expand(state, one.command)[0] == first)


def _without_face(telling: Telling, target: str, label: str) -> str:
    """A label with the name alone of what the panel tells of at length."""
    kind, _, code = target.partition("-")
    if kind not in FACES or not code:
        return label
    face, name = telling.face(FACES[kind], code), telling.name(FACES[kind], code)
    quoted = telling.face(FACES[kind], code, quoted=True)
    return label.replace(quoted, telling.quoted(FACES[kind], code)).replace(face, name)


def _end(telling: Telling, command: str) -> str:
    """The hex that a move leads to; empty for another command."""
    if not command.startswith("move "):
        return ""
    move = telling.game.action(telling.game.option(command))
    assert isinstance(move, actions.Move)
    start = layout.HEX_NAMES.index(move.hex)
    return layout.HEX_NAMES[layout.NEIGHBOURS[start][terms.DIRECTIONS.index(move.direction)]]


# --- labor ------------------------------------------------------------------------------------------


def _text(telling: Telling, state: EndlessWinter) -> str:
    """What can still be had at the top or in the middle of the column, and for what, even if it cannot be paid."""
    stage = terms.STAGES[state.stage]
    if stage not in ("top", "middle"):
        return ""
    column = telling.pack.columns[state.column]
    left = tuple(clause for clause in (column.top if stage == "top" else column.middle) if state.ready[clause.number])
    told = [sentence(telling.effect(left))] if left else []
    if left and column is telling.pack.columns[terms.DEVELOP] and stage == "top" and any(state.marked):
        told.append(sentence(telling.say("market-labor-token")))
    return " ".join(told)


def _labor(telling: Telling, state: EndlessWinter) -> list[Fact]:
    """The labor counter: what there is now, and what it could grow by before anything of it is spent.

    Only the top of a column asks for labor.
    """
    stage = terms.STAGES[state.stage]
    if stage not in ("culture", "top"):
        return []
    counted = count_labor(state)
    if stage == "culture":
        caption = Fact(telling.say("scene-labor-columns"), "", "icon-tribe-card")
        return [caption, *_by_column(telling, state), *_reserves(telling, state, counted)]
    facts = [Fact(telling.say("scene-labor-now"), _halves(telling, counted.now), "icon-labor")]
    if counted.hand:
        facts.append(Fact(telling.say("scene-labor-hand"), f"+{_halves(telling, counted.hand)}", "icon-tribe-card"))
    facts += _reserves(telling, state, counted)
    if counted.most > counted.now:
        facts.append(Fact(telling.say("scene-labor-most"), f"= {_halves(telling, counted.most)}"))
    return facts


def _by_column(telling: Telling, state: EndlessWinter) -> list[Fact]:
    """What the hand would give in each column."""
    return [
        Fact(telling.say(f"icon-{kind}"), _halves(telling, n), f"icon-{kind}")
        for kind, n in labor_in_columns(state).items()
    ]


def _reserves(telling: Telling, state: EndlessWinter, counted: Labor) -> list[Fact]:
    """Labor of food that is burnt, and of abilities."""
    facts = []
    if counted.food:
        label = telling.say("scene-labor-food", n=state.food[state.seat])
        facts.append(Fact(label, f"+{_halves(telling, counted.food)}", "icon-food"))
    for number, gives in counted.abilities:
        clause = telling.pack.clauses[number]
        label = telling.say("scene-labor-ability", source=telling.source(clause), effect=telling.effect(clause))
        facts.append(Fact(label, f"+{_halves(telling, gives)}", "icon-half-labor"))
    return facts


def _facts_at(telling: Telling, state: EndlessWinter, target: str) -> Sequence[Fact]:
    """At a column what the hand would give there."""
    if terms.STAGES[state.stage] != "culture" or not target.startswith("column-"):
        return ()
    hand = labor_in_columns(state).get(target.removeprefix("column-"), 0)
    here = Fact(telling.say("scene-labor-hand"), _halves(telling, hand), "icon-tribe-card")
    return [here, *_reserves(telling, state, count_labor(state))]


def _halves(telling: Telling, halves: int) -> str:
    """Labor as a number: 2, 2.5."""
    return str(format_decimal(halves / 2, locale=telling.language))
