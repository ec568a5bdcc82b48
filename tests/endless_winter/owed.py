"""Positions and questions that hold whatever the cards, cells and tiles of a pack say.

t = table(A={"tools": 1}, agenda=owed("idol", 2))    # seat A is due two idols, and then takes its turn
t = table(A={"tools": 1}, **at("hunt", labor=2))     # its figure is at the top of Hunt with two labor
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from endless_winter.tables import Table, table, the_game
from eolith.games.endless_winter import layout, terms
from eolith.games.endless_winter.notation.actions import clause_name
from eolith.games.endless_winter.pack import Pack
from eolith.games.endless_winter.pack.effects import Effect
from eolith.games.endless_winter.pack.field import field_of
from eolith.games.endless_winter.pack.records import Cell

PACK = Pack.load()
FRAME_OF = {"camp": "gain_camp", "move": "gain_move", "village": "gain_village", "bury": "gain_burial",
            "tribe": "gain_tribe", "culture": "gain_culture", "animal": "gain_animal", "top animal": "gain_top_animal",
            "reveal": "gain_reveal", "use": "gain_use", "stone": "gain_stone"}  # fmt: skip
CULTURE = {era: [card.id for card in PACK.cards if card.era == era] for era in (1, 2)}
"""The culture cards of each era."""
QUIET = {face.id: "tool 1" for face in (*PACK.order_places, *PACK.terrains[1:])}
"""For an owner's file: whatever the track and the map give in an eclipse can be declined."""
FIELD = field_of(the_game(2, {}))
"""The megalith field of two players."""
CELLS = [site.name for site in FIELD.sites if not site.level]


def owed(what: str, units: int = 1, seat: str = "A") -> list[dict[str, Any]]:
    """An agenda: a symbol gives a seat some units of a ranked resource, a camp, a stone and so on."""
    if what in terms.RANKS:
        due = {"kind": "gain", "seat": seat, "slots": [units, terms.RANKS.index(what)]}
    else:
        due = {"kind": FRAME_OF[what], "seat": seat, "slots": [units]}
    return [{"kind": "round", "slots": [1]}, due]


def at(column: str, part: str = "top", labor: float = 0) -> dict[str, Any]:
    """The turn of seat A, its figure at the top, in the middle or, as the first, at the bottom of a column."""
    effect = getattr(PACK.columns[terms.COLUMNS.index(column)], part)
    entries = {"turn": {"stage": part, "column": column, "labor": labor}, "ready": [*map(clause_name, effect)]}
    return {**entries, "bottoms": {column: "A tribe"}} if part == "bottom" else entries


def midway() -> Table:
    """Three seats in round 2; of all that stays, grows or is counted there is something, glacier tokens included."""
    return table(
        3, round=2, options={"glaciers": "on"}, tokens={"b4": PACK.glacier_tokens[0].id},
        megaliths={"c1": "grey", "d1": "A"}, villages={"a1a2b2": "A", "d1d2e1": "B"},
        A={"score": 3, "stones": ["village_steppe"], "used": ["glyptodon"]},
        B={"score": 5, "stones": ["ground_megaliths", "buried_cards"], "offering": 2, "honor": 1},
    )  # fmt: skip


def last_turn(players: int = 2, **entries: Any) -> Table:
    """A table before the last turn of a round; `finish_round` ends it."""
    return table(players, **{"turns_done": 3 * players - 1, **entries})


def finish_round(t: Table) -> None:
    """The last turn: a tribe figure goes down Migrate and uses nothing."""
    seat = t.turn
    assert seat is not None
    t.say(seat, "figure tribe migrate", "next", "next", "next")
    if terms.FRAMES[t.state.frame[0]] == "form_pile":
        t.say(seat, "next")


def play_on(t: Table, *wanted: str) -> None:
    """Every seat gives up all that can be given up, but for what is wanted, until the game ends."""
    while not t.state.over:
        assert t.turn is not None
        offered = t.offered
        chosen = next((word for word in wanted if word in offered), None)
        if chosen is not None:
            t.say(t.turn, chosen)
        elif terms.FRAMES[t.state.frame[0]] == "turn" and t.state.fields()["stage"] == 1:
            t.pass_turn()
        else:
            t.say(t.turn, next((word for word in ("next", "decline") if word in offered), offered[0]))


def skip_to_board(t: Table) -> None:
    """In the eclipse: give up all until the seat to decide has reached the bonuses of its player board."""
    while not any(word.startswith(("slot", "villages", "score")) for word in t.offered):
        assert t.turn is not None
        t.say(t.turn, next(word for word in ("next", "decline") if word in t.offered))


def final_points(t: Table, seat: str = "A") -> int:
    """What final scoring has added, or would add now, to the score of a seat."""
    row = t.state.sheet().rows[terms.SEATS.index(seat)]
    return int(row.total - row.track)


def happened(t: Table, event: str, steps: Iterable[Any] | None = None) -> list[tuple[int, ...]]:
    """The events of a kind, without their kind: of all steps, or of those given."""
    kind = terms.EVENTS.index(event)
    return [found[1:] for step in (t.steps if steps is None else steps) for found in step.events if found[0] == kind]


def used(t: Table, effect: Effect) -> int:
    """How often the first clause of an effect was used."""
    return sum(clause == effect[0].number for _, clause, *_ in happened(t, "clause_used"))


def held(t: Table, seat: str) -> list[str]:
    """The hexes whose benefit a seat gained in its eclipse actions."""
    return [layout.HEX_NAMES[place] for owner, place, *_ in happened(t, "hex_held") if terms.SEATS[owner] == seat]


def centre(level: int) -> str:
    """A place for a megalith on that level of the field of two players."""
    return next(site.name for site in FIELD.sites if site.level == level)


def beneath(site: str) -> list[str]:
    """The four sites directly beneath one of the field of two players."""
    return [FIELD.sites[below].name for below in FIELD.sites[FIELD.numbers[site]].supports]


def cells(t: Table) -> dict[str, Cell]:
    """What is printed on each cell of the field of two players as it lies now."""
    laid = [PACK.cells[8 * on + cell] for on in t.state.fields()["board_at"] for cell in range(8)]
    return dict(zip(CELLS, laid, strict=True))


def starting_cells(t: Table) -> dict[str, list[str]]:
    """The starting cells, each with the cells that its arrows point to."""
    return {
        name: [CELLS[site // 8 * 8 + layout.BOARD_WIDTH * row + col] for row, col in cell.arrows]
        for site, (name, cell) in enumerate(cells(t).items())
        if cell.start
    }


def sites(t: Table) -> list[str]:
    """Where the megalith that is due may go."""
    return [word.removeprefix("site ") for word in t.offered if word.startswith("site ")]
