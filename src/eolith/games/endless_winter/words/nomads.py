"""What the nomads play with beside their board, in words: a heading and what lies there, one line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .. import terms
from ..pack import AlonePack
from ..seen.observation import AloneObservation
from . import printed
from .telling import Telling

Lines = Iterator[tuple[str, str, str]]
"""Each is what it is, what lies there, and its target in the picture or none."""


def cards(telling: Telling, seen: AloneObservation) -> Lines:
    """The nomad card on top, and those that it covers."""
    say = telling.say
    *covered, top = seen.nomad_row or ("",)
    if top:
        yield say("nomads-card"), telling.face("nomad_cards", top, quoted=True), f"nomad-{top}"
    else:
        yield say("nomads-card"), say("nomads-none"), ""
    for code in reversed(covered):
        told = f"{telling.quoted('nomad_cards', code)}: {lower_actions(telling, code)}"
        yield say("nomads-covered"), told, f"nomad-{code}"


def beside(telling: Telling, seen: AloneObservation) -> Lines:
    """Their piles, the sacrifice deck, migration card and token."""
    say = telling.say
    yield say("nomads-deck"), say("nomads-cards", n=left(seen)), ""
    opened = [telling.face("nomad_cards", code) for code in seen.nomad_open]
    yield say("nomads-pile"), "; ".join([say("nomads-unseen", n=seen.nomad_pile), *opened]), ""
    offered = [telling.quoted("cards", code) for code in reversed(seen.offerings)]
    unseen = say("nomads-unseen", n=sum(seen.sacrifice.values()))
    target = f"offering-{seen.offerings[-1]}" if seen.offerings else ""
    yield say("nomads-sacrifice"), "; ".join([*offered, unseen]), target
    if seen.migration_top:
        face = telling.face("migration_cards", seen.migration_top, quoted=True)
        yield say("nomads-migration"), face, f"migration-{seen.migration_top}"
    where = say("nomads-token-on", at=telling.junction(seen.token_at)) if seen.token_at else say("nomads-token-beside")
    yield say("nomads-token"), where, ""


def chain(pack: AlonePack) -> tuple[int, ...]:
    """EWS-AID-02, -03: what the aid leads to one after another, from a sacred stone on."""
    then = {row.action: row.then for row in pack.aid}
    found = [terms.DO_STONE]
    while found[-1] in then:
        found.append(then[found[-1]])
    return tuple(found)


def aid(telling: Telling) -> str:
    """The solo aid: `Sacred stone → Megalith; use an animal → Food; …`."""
    say, pack = telling.say, telling.pack
    assert isinstance(pack, AlonePack)
    told = []
    for then in (*chain(pack)[1:], terms.DO_VILLAGE):
        before = [printed.action(row.action, say) for row in pack.aid if row.then == then]
        before += [printed.item(gain.item, say) for gain in pack.aid_gains if gain.then == then]
        told.append(say("nomads-aid-row", what=", ".join(before), then=printed.action(then, say)))
    return "; ".join(told)


def stone(telling: Telling, code: str) -> str:
    """EWS-STONE-05: a stone of theirs, whose own conditions do not matter."""
    return telling.say("nomads-stone", stone=telling.name("stones", code), points=terms.STONE_POINTS)


def animals(telling: Telling, code: str, count: int) -> str:
    """EWS-SCORE-04: how many of a species they have, and what such sets bring them."""
    assert isinstance(telling.pack, AlonePack)
    sets = printed.points_of(enumerate(telling.pack.nomad_set(code), 1), "animal", telling.say)
    return telling.say("nomads-animals", animal=telling.name("animals", code), n=count, sets=sets)


def left(seen: AloneObservation) -> int:
    """Cards of the nomad deck."""
    return terms.NOMAD_CARDS - len(seen.nomad_row) - seen.nomad_pile - len(seen.nomad_open)


def in_columns(telling: Telling, row: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each column with all that is seen below it, from top to bottom."""
    pack = telling.pack
    assert isinstance(pack, AlonePack)
    top, *covered = [pack.nomad_cards[pack.number("nomad_cards", code)] for code in reversed(row)]
    for column in range(terms.COLUMN_COUNT):
        actions = (*top.actions[column], *(card.actions[column][1] for card in covered))
        yield telling.place(column), " · ".join(printed.action(action, telling.say) for action in actions)


def lower_actions(telling: Telling, code: str) -> str:
    """What is seen of a covered card."""
    assert isinstance(telling.pack, AlonePack)
    actions = telling.pack.nomad_cards[telling.pack.number("nomad_cards", code)].actions
    return "; ".join(
        telling.say("nomads-action", column=telling.place(column), action=printed.action(lower, telling.say))
        for column, (_, lower) in enumerate(actions)
    )
