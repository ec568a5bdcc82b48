"""Tables alone: the person is seat A, the nomads are the side B.

t = alone("tool", "food", B={"tools": 5})    # the nomads have done both, and it is the turn of A
t = alone("animal", arrows="east south", ground=["giant_sloth"])    # their card on top has these arrows
t = alone(bonus="move 2")    # they have gained that, as a cell or a level gives it
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from endless_winter.faces import owner_file
from endless_winter.tables import Table, table, the_game
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.pack import AlonePack

PACK = AlonePack.load()
CAMPS = {"b2": 1, "d3": 1, "a3": 1, "c1": 1, "e1": 1}
"""No three of them touch one another."""
SACRIFICE = {"era_1": 5, "era_2": 5}
NOTHING = {f"{card.id}.{column}": ["new_animal", "new_animal"] for card in PACK.nomad_cards for column in terms.COLUMNS}
"""For `faces`: all that the nomads do is to turn up animals."""
CALM = {face.id: "" for face in (*PACK.order_places, *PACK.terrains[1:])}
"""For `faces`: neither track nor map gives anything in an eclipse."""


def card_with(arrows: str) -> str:
    """The first nomad card with two arrows: `east south`."""
    big, small = arrows.split()
    wanted = terms.BIG_ARROWS.index(big), terms.SMALL_ARROWS.index(small)
    return next(card.id for card in PACK.nomad_cards if (card.big_arrow, card.small_arrow) == wanted)


def alone(
    *due: str,
    arrows: str = "west north",
    faces: Mapping[str, Any] | None = None,
    bonus: str = "",
    options: Mapping[str, Any] | None = None,
    **entries: Any,
) -> Table:
    """A table alone, a puzzle: the nomads have done what was due, or gained a bonus, and A begins a turn.

    `revealed` are their cards, `nomads` whatever else a position says of them.
    """
    printed = dict(faces or {})
    frames = [{"kind": "nomads_gain", "seat": "B", "slots": [1, terms.NOMAD_ACTIONS.index(action)]} for action in due]
    if bonus:
        printed["order_place_4"] = bonus
        pack = owner_file(printed)
        clause = the_game(1, {}, pack).content.order_clause[3]
        frames = [{"kind": "nomads_bonus", "seat": "B", "slots": [clause]}]
    nomads = {
        "revealed": entries.pop("revealed", [card_with(arrows)]),
        "sacrifice": SACRIFICE,
        **entries.pop("nomads", {}),
    }
    entries["B"] = {"camps": CAMPS, **entries.get("B", {})}
    if frames:
        entries["agenda"] = [{"kind": "round", "slots": [1]}, *reversed(frames)]
    return table(1, options=options, pack=owner_file(printed) if printed else None, nomads=nomads, **entries)


def turn_of_nomads(card: str, faces: Mapping[str, Any] | None = None, **entries: Any) -> Table:
    """The nomads have turned up this card and taken their turn, the first of the round unless `entries` say so."""
    usual = {"order": ["B", "A"], "revealed": [], "deal_nomad": [card]}
    return alone(faces=faces, **{**usual, **entries})
