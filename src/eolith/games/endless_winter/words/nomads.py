"""What the nomads play with beside their board, in words: a heading and what lies there, one line each."""

from __future__ import annotations

from collections.abc import Iterator

from .. import terms
from ..pack import AlonePack
from ..seen.observation import AloneObservation
from . import printed
from .telling import Telling


def lines(telling: Telling, seen: AloneObservation) -> Iterator[tuple[str, str]]:
    """The nomad card on top, those that it covers, their piles, the sacrifice deck, migration card and token."""
    say = telling.say
    *covered, top = seen.nomad_row or ("",)
    yield say("nomads-card"), telling.face("nomad_cards", top) if top else say("nomads-none")
    for code in reversed(covered):
        yield say("nomads-covered"), f"{telling.name('nomad_cards', code)}: {lower_actions(telling, code)}"
    left = terms.NOMAD_CARDS - len(seen.nomad_row) - seen.nomad_pile - len(seen.nomad_open)
    yield say("nomads-deck"), say("nomads-cards", n=left)
    opened = [telling.face("nomad_cards", code) for code in seen.nomad_open]
    yield say("nomads-pile"), "; ".join([say("nomads-unseen", n=seen.nomad_pile), *opened])
    offered = [telling.quoted("cards", code) for code in reversed(seen.offerings)]
    yield say("nomads-sacrifice"), "; ".join([*offered, say("nomads-unseen", n=sum(seen.sacrifice.values()))])
    if seen.migration_top:
        yield say("nomads-migration"), telling.face("migration_cards", seen.migration_top)
    where = say("nomads-token-on", at=telling.junction(seen.token_at)) if seen.token_at else say("nomads-token-beside")
    yield say("nomads-token"), where


def lower_actions(telling: Telling, code: str) -> str:
    """What is seen of a covered card."""
    assert isinstance(telling.pack, AlonePack)
    actions = telling.pack.nomad_cards[telling.pack.number("nomad_cards", code)].actions
    return "; ".join(
        telling.say("nomads-action", column=telling.place(column), action=printed.action(lower, telling.say))
        for column, (_, lower) in enumerate(actions)
    )
