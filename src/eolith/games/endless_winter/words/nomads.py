"""What the nomads play with beside their board, in words: a heading and what lies there, one line each."""

from __future__ import annotations

from collections.abc import Iterator

from .. import terms
from ..pack import AlonePack
from ..seen.observation import AloneObservation
from . import printed
from .telling import Telling


def lines(telling: Telling, seen: AloneObservation) -> Iterator[tuple[str, str, str]]:
    """The nomad card on top, those that it covers, their piles, the sacrifice deck, migration card and token.

    Each is what it is, what lies there, and its target in the picture or none.
    """
    say = telling.say
    *covered, top = seen.nomad_row or ("",)
    if top:
        yield say("nomads-card"), telling.face("nomad_cards", top), f"nomad-{top}"
    else:
        yield say("nomads-card"), say("nomads-none"), ""
    for code in reversed(covered):
        told = f"{telling.name('nomad_cards', code)}: {lower_actions(telling, code)}"
        yield say("nomads-covered"), told, f"nomad-{code}"
    yield say("nomads-deck"), say("nomads-cards", n=left(seen)), ""
    opened = [telling.face("nomad_cards", code) for code in seen.nomad_open]
    yield say("nomads-pile"), "; ".join([say("nomads-unseen", n=seen.nomad_pile), *opened]), ""
    offered = [telling.quoted("cards", code) for code in reversed(seen.offerings)]
    unseen = say("nomads-unseen", n=sum(seen.sacrifice.values()))
    target = f"offering-{seen.offerings[-1]}" if seen.offerings else ""
    yield say("nomads-sacrifice"), "; ".join([*offered, unseen]), target
    if seen.migration_top:
        face = telling.face("migration_cards", seen.migration_top)
        yield say("nomads-migration"), face, f"migration-{seen.migration_top}"
    where = say("nomads-token-on", at=telling.junction(seen.token_at)) if seen.token_at else say("nomads-token-beside")
    yield say("nomads-token"), where, ""


def left(seen: AloneObservation) -> int:
    """Cards of the nomad deck."""
    return terms.NOMAD_CARDS - len(seen.nomad_row) - seen.nomad_pile - len(seen.nomad_open)


def lower_actions(telling: Telling, code: str) -> str:
    """What is seen of a covered card."""
    assert isinstance(telling.pack, AlonePack)
    actions = telling.pack.nomad_cards[telling.pack.number("nomad_cards", code)].actions
    return "; ".join(
        telling.say("nomads-action", column=telling.place(column), action=printed.action(lower, telling.say))
        for column, (_, lower) in enumerate(actions)
    )
