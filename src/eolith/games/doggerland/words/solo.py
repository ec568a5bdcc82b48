"""What lies beside the table of one who plays alone, in words: the card of the round, what the opponents do by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from eolith.kernel.text import capital, listed

from .. import terms
from . import printed

if TYPE_CHECKING:
    from ..notation.columns import AloneObservation
    from ..pack.records import Card
    from .telling import Telling


def face(telling: Telling, code: str | None) -> Card | None:
    """A card by its id."""
    return None if code is None else telling.alone.cards[telling.pack.number("cards", code)]


def card(telling: Telling, code: str | None, declined: bool = False) -> str:
    """The card with all that is printed on it, and whether its event may be declined."""
    shown, say = face(telling, code), telling.say
    if shown is None:
        return say("solo-no-card")
    told = telling.component("cards", telling.pack.number("cards", shown.id))
    return f"{told} {capital(_row([printed.origin(shown, say), how(telling, shown, declined)]))}"


def how(telling: Telling, shown: Card, declined: bool) -> str:
    """Whether the event may be declined, or was."""
    return telling.say("solo-declined" if declined else "solo-mandatory" if shown.mandatory else "solo-optional")


def acts(telling: Telling, code: str | None) -> str:
    """What the opponents do after the event, and what their shamans block."""
    shown, say = face(telling, code), telling.say
    if shown is None:
        return ""
    done = [say(f"solo-act-{terms.RIVAL_ACTIONS[act]}") for act in shown.rival_actions]
    shamans = [
        say("solo-shaman", who=say(f"rival-shaman-{name}"), action=telling.name("hut", terms.HUT[cell]))
        for name, cell in zip(terms.RIVAL_SHAMANS, shown.shamans)
    ]
    return _row([say("solo-acts", list=listed(done, say) or say("solo-nothing")), *shamans])


def moves(telling: Telling, code: str | None, stay: Sequence[str] = ()) -> str:
    """Where the opponents go in the migration phase; some are held back."""
    shown, say = face(telling, code), telling.say
    if shown is None:
        return ""
    told = [
        say("solo-stays", who=say(f"rival-{name}.short"))
        if name in stay
        else say(
            "solo-move", who=say(f"rival-{name}.short"), direction=say(f"direction-{terms.DIRECTIONS[way]}"), n=steps
        )
        for name, (way, steps) in zip(terms.RIVALS, shown.moves)
    ]
    return say("solo-moves", list=", ".join(told))


def aside(seen: AloneObservation) -> tuple[str, ...]:
    """The white figures that are beside the solo board."""
    return tuple(name for name in terms.WHITE_FIGURES if name not in seen.white and name not in seen.white_at)


def white(telling: Telling, seen: AloneObservation) -> tuple[str, ...]:
    """Where the white figures are."""
    say = telling.say
    told = (
        [say("solo-aside", list=telling.listed([say(f"white-{name}") for name in found]))]
        if (found := aside(seen))
        else []
    )
    told += [say(f"solo-{how}", who=say(f"white-{name}")) for name, how in seen.white.items()]
    told += [say("solo-white-at", who=say(f"white-{name}"), cell=cell) for name, cell in seen.white_at.items()]
    return tuple(told)


def memory(telling: Telling, held: tuple[str | None, ...]) -> str:
    """What lies in the solo memory, from the left."""
    told = [telling.inner("animals", species) if species else telling.say("solo-empty") for species in held]
    return telling.say("solo-memory", list=", ".join(told))


def tokens(telling: Telling, number: int) -> str:
    """Deprivation tokens against the number that is allowed."""
    return telling.say("solo-tokens", n=number, most=telling.game.content.tokens_allowed)


def stack(telling: Telling, turned: int) -> str:
    """How many cards are to come."""
    return telling.say("solo-stack", n=terms.ROUNDS - turned)


def unseen(telling: Telling, turned: Sequence[str]) -> str:
    """DGS-EVENT-09: every card that may be to come, a line each, by its name."""
    told = [
        telling.component("cards", number) for number, card in enumerate(telling.alone.cards) if card.id not in turned
    ]
    return "\n".join([telling.say("solo-unseen", n=len(told)), *sorted(told)])


def _row(things: Sequence[str]) -> str:
    """As one line."""
    return "; ".join(filter(None, things))
