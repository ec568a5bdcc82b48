"""Runs the scenarios of scenarios.toml, whose head defines their format.

A scenario is read with every key accounted for: a key that nothing here understands fails.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

from endless_winter.faces import owner_file
from endless_winter.nomads import CALM, NOTHING, alone
from endless_winter.owed import CULTURE, at, held, owed, skip_to_board
from endless_winter.tables import Table, new_game, table
from eolith.games.endless_winter import layout, terms
from eolith.games.endless_winter.pack.records import SetupCard
from eolith.games.endless_winter.seen.observation import SeatView
from eolith.kernel.chance import Source
from eolith.kernel.rule import Refused
from eolith.table.play import Step

SCENARIO_KEYS = {"id", "edition", "title", "players", "proves", "part"}
PART_KEYS = {"players", "faces", "options", "given", "steps", "expect"}
STEP_KEYS = {"seat", "do", "during", "refused", "then"}
ANIMALS = ("unused", "used")

REPORTED_INSTEAD = {
    ("EW-SCN-02", "EW-SETUP-36"): "EW-HIDDEN-14",  # the bonus is given at once: nobody is asked during the setup
}
"""(scenario, rule named there): the rule that the engine reports where both forbid the step."""


class Seeded:
    """Chance of a new game, the same for the same number."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.number = 0

    def choose(self, state: Any) -> int:
        self.number += 1
        option: int = state.sample(Source(self.seed * 10_000 + self.number))
        return option


def load_scenarios() -> list[dict[str, Any]]:
    """All scenarios as the files have them."""
    names = ("scenarios.toml", "scenarios_solo.toml", "scenarios_prototype.toml")
    files = [Path(__file__).with_name(name) for name in names]
    return [scenario for file in files for scenario in tomllib.loads(file.read_text("utf-8"))["scenario"]]


def run(scenario: dict[str, Any]) -> None:
    """Play every part of a scenario; AssertionError where the engine departs from it."""
    _all_known(scenario["id"], scenario, SCENARIO_KEYS)
    for number, part in enumerate(scenario["part"], 1):
        where = f"{scenario['id']} part {number}"
        _all_known(where, part, PART_KEYS)
        players, edition = part.get("players", scenario["players"]), scenario.get("edition", "final")
        pack = owner_file(part.get("faces", {}), edition)
        if edition != "final":
            part = {**part, "options": {"edition": edition, **part.get("options", {})}}
        for dealt in _tables(where, players, pack, part):
            Run(scenario["id"], where, dealt).to_the_end(part)


def _all_known(where: str, entries: dict[str, Any], known: set[str]) -> None:
    assert set(entries) <= known, f"{where}: {set(entries) - known} is not understood"


def _tables(where: str, players: int, pack: Path, part: dict[str, Any]) -> list[Table]:
    """The table of a part; for a new game one for each seed."""
    given, options = dict(part["given"]), part.get("options", {})
    if nothing := given.pop("nothing", False):
        pack = owner_file({**CALM, **NOTHING, **part.get("faces", {})})
    if "seeds" in given:
        _all_known(where, given, {"seeds"})
        return [new_game(players, Seeded(seed), pack, **options) for seed in range(given["seeds"])]
    if given == {"new_game": True}:
        return [new_game(players, None, pack, **options)]
    if players == 1:
        due, faces = given.pop("do", []), part.get("faces", {})
        return [alone(*due, faces={**CALM, **NOTHING, **faces} if nothing else faces, options=options, **given)]
    if "at" in given:
        given = _standing(given.pop("at"), given.pop("A", {})) | given
    if "due" in given:
        frames = [owed(one["what"], one.get("units", 1), one["seat"]) for one in given.pop("due")]
        given["agenda"] = [frames[0][0], *(due for _, due in reversed(frames))]
    for era in (1, 2):
        if f"era_{era}" in given:
            lying = _lying(era, **given.pop(f"era_{era}"))
            given |= {entry: given.get(entry, []) + cards for entry, cards in lying.items()}
    if given.get("phase") == "eclipse":
        given["turns_done"] = 3 * players
        given["phase"] = "action"  # the eclipse begins by itself when all turns are done
    return [table(players, options=options, pack=pack, **given)]


def _standing(place: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    """The turn of seat A, whose first tribe figure stands there; another seat may have closed the bottom."""
    column = place["column"]
    return {
        **at(column, place["part"], place.get("labor", 0)),
        "bottoms": {column: "B tribe"} if place.get("bottom") == "closed" else {},
        "A": {"tribe": {"home": 1, column: 1}, **seat},
    }


def _lying(era: int, open: int, gone: int) -> dict[str, list[str]]:
    """So many culture cards of an era; those that are neither open nor gone are in the deck."""
    return {"open_culture": CULTURE[era][:open], "gone_culture": CULTURE[era][open : open + gone]}


# --- steps ------------------------------------------------------------------------------------------


class Run:
    """A part being played."""

    def __init__(self, scenario: str, where: str, dealt: Table) -> None:
        self.scenario = scenario
        self.where = where
        self.table = dealt
        self.first = dealt.state.clone()
        """What changes are counted from."""
        self.latest: list[Step] = []
        """The decisions of the last step."""
        self.turns: Counter[int] = Counter()
        """How many turns each seat has begun in the last step."""
        self.piles: set[int] = set()
        """In which of these turns a pile could be formed."""

    def to_the_end(self, part: dict[str, Any]) -> None:
        """Every step, and what the part expects after the last."""
        for number, step in enumerate(part["steps"], 1):
            self._step(f"{self.where} step {number}", step)
        check(self, part.get("expect", {}), f"{self.where} at the end")

    def _step(self, where: str, step: dict[str, Any]) -> None:
        """One step on a copy of the table, which replaces it unless the step is refused."""
        _all_known(where, step, STEP_KEYS)
        forbidden_by = step.get("refused")
        commands = step["do"] if isinstance(step["do"], list) else [step["do"]]
        trial = self._rehearsal()
        try:
            if "during" in step:
                trial.ask(step["during"], step["seat"], *commands)
            else:
                trial.carry_out(step.get("seat"), commands)
        except Refused as refused:
            expected = REPORTED_INSTEAD.get((self.scenario, str(forbidden_by)), forbidden_by)
            assert refused.refusal.rule == expected, f"{where}: refused by {refused.refusal}, not {expected}"
        else:
            assert forbidden_by is None, f"{where}: {forbidden_by} did not forbid it"
            self.table, self.latest, self.turns, self.piles = trial.table, trial.latest, trial.turns, trial.piles
        check(self, step.get("then", {}), where)

    def _rehearsal(self) -> Run:
        """A copy on which a step can be tried."""
        trial = Run(self.scenario, self.where, copy(self.table))
        trial.table.state = self.table.state.clone()
        trial.table.steps = self.table.steps[:]
        trial.table.source = deepcopy(self.table.source)
        return trial

    def carry_out(self, seat: str | None, commands: list[str]) -> None:
        """Commands one after another; only the last may be refused."""
        done = len(self.table.steps)
        for number, command in enumerate(commands, 1):
            try:
                self.one(seat, command)
            except Refused as refused:
                assert number == len(commands), f"{self.where}: {command} is refused by {refused.refusal}"
                raise
        self.latest = self.table.steps[done:]

    def one(self, seat: str | None, command: str) -> None:
        """One command of a seat, or a word for several decisions; Refused when a rule forbids it."""
        dealt = self.table
        match command:
            case "first":
                dealt.say(str(dealt.turn), dealt.offered[0])
            case "undo":
                assert seat is not None
                while dealt.why_not_undo(terms.SEATS.index(seat)) is None:
                    dealt.undo(terms.SEATS.index(seat))
            case "go on":
                dealt.pass_all()
            case "board":
                skip_to_board(dealt)
            case "round":
                self._play_round()
            case _:
                dealt.say(seat or str(dealt.turn), command)

    def _play_round(self) -> None:
        """Every seat rests in all its turns, until the next round or the end of the game."""
        dealt, played = self.table, self.table.value("round")
        while not dealt.state.over and dealt.value("round") == played:
            kind = terms.FRAMES[dealt.state.frame[0]]
            if kind == "turn" and dealt.state.fields()["stage"] == 1:
                self.turns[dealt.state.seat] += 1
                home = dealt[str(dealt.turn)]["tribe"]["home"]
                dealt.say(str(dealt.turn), f"figure {'tribe' if home else 'chief'} rest")
            elif kind == "form_pile":
                self.piles.add(self.turns[dealt.state.seat])
                dealt.say(str(dealt.turn), "next")
            else:
                offered = dealt.offered
                dealt.say(str(dealt.turn), next((word for word in ("next", "decline") if word in offered), offered[0]))

    def ask(self, kind: str, seat: str, command: str) -> None:
        """What a seat would be told if it said so while chance decides something of that kind; always Refused."""
        state = self.table._first_state()
        moments = []
        for step in self.table.steps:
            if terms.FRAMES[state.frame[0]] == kind:
                moments.append(state.clone())
            state.apply(step.option)
        self.table.game.expand(moments[-1], command, terms.SEATS.index(seat))


# --- what is expected -------------------------------------------------------------------------------

Position = dict[str, Any]


def check(run: Run, expected: dict[str, Any], where: str) -> None:
    """Compare what a scenario states of the table, and of each seat."""
    position, seats = run.table.state.to_position(), terms.SEATS[: run.table.game.sides]
    for key, value in expected.items():
        for seat in [key] if key in seats else seats if key == "each" else [""]:
            stated = value.items() if seat else [(key, value)]
            for entry, wanted in stated:
                found = (
                    seat_value(run, position, seat, entry, wanted) if seat else table_value(run, position, key, wanted)
                )
                assert found == wanted, f"{where}: {seat} {entry} is {found}, not {wanted}"


def table_value(run: Run, position: Position, key: str, wanted: Any) -> Any:
    """A part of the state that belongs to no seat."""
    state, seats = run.table.state, [position[seat] for seat in terms.SEATS[: run.table.game.sides]]
    match key:
        case "turn" | "labor" | "offered":
            return getattr(run.table, key)
        case "round" | "order":
            return position[key]
        case "bottoms":
            return position.get(key, {})
        case "ground" | "animal_deck" | "supply":
            return sum(position[key].values())
        case "megaliths":
            return len(position.get(key, {}))
        case "tokens":
            return len(position.get("marked", []))
        case "stones_shown":
            return len(position["stones"])
        case "chiefs_shown" | "setup_cards_shown":
            return len(position.get("drafts", {}).get(key.removesuffix("_shown"), []))
        case "phase":
            return "over" if state.over else position[key]
        case "figures_out":
            return sum(3 - seat["tribe"]["home"] - (seat["chief_at"] == "home") for seat in seats)
        case "animals":
            lying = [position["ground"], position["animal_deck"], *(seat[own] for seat in seats for own in ANIMALS)]
            return sum(sum(species.values()) for species in lying)
        case "open_culture" | "culture_decks":
            culture, where = state.fields()["culture"], int(key == "open_culture")
            return [culture[:20].count(where), culture[20:].count(where)]
        case "stones":
            eras = [stone.era for stone in run.table.game.pack.stones if stone.id in position["stones"]]
            return [eras.count(1), eras.count(2)]
        case "map":
            return _map(position["terrain"])
        case "megaliths_at_home":
            left = [seat["megaliths"] for seat in seats]
            return {"grey": sum(max(0, own - 8) for own in left), "coloured": sum(min(8, own) for own in left)}
        case "honor":
            return _honor(position, terms.SEATS[: len(seats)])
        case "squares":
            return sum("+" in word for word in run.table.offered)
        case "camps_at_start":
            return sum(seat["camps"].get("c3", 0) for seat in seats)
        case "nomads":
            told = position["nomads"]
            return {entry: told.get(entry, type(value)()) for entry, value in wanted.items()}
        case "villages":
            return position.get(key, {})
        case "left":
            return list(state.observe(None).culture_left)
        case "migration_discards":
            return len(position["nomads"]["migration"])
        case "food_of_a_above_setup_card":
            return position["A"]["food"] - _setup_card(run, "A").food
        case "winners":
            return list(state.sheet().winners)
        case "eclipse_labor":
            kind = terms.EVENTS.index("labor_counted")
            events = [event for step in run.latest for event in step.events if event[0] == kind]
            return {terms.SEATS[seat]: halves / 2 for _, seat, halves, *_ in events}
        case "held":
            return {seat: held(run.table, seat) for seat in wanted}
        case "turns":
            return sorted(set(run.turns.values()))
        case "pile_in_turn":
            return sorted(run.piles)
        case "seen_by":
            return {viewer: _seen(state.observe(terms.SEATS.index(viewer)).seats, wanted[viewer]) for viewer in wanted}
        case "food_above_setup_card":
            return [position[seat]["food"] - _setup_card(run, seat).food for seat in position["order"]]
        case "tools_above_setup_card":
            return [position[seat]["tools"] - _setup_card(run, seat).tool for seat in position["order"]]
    raise AssertionError(f"{key} is not understood")


def _map(terrain: list[str]) -> dict[str, int]:
    glaciers = terrain.count("glacier")
    return {
        "hexes": len(terrain) - terrain.count(""),
        "glaciers": glaciers,
        "land": len(terrain) - glaciers - 1,
        "kinds": len(set(terrain)),
    }


def _honor(position: Position, seats: str) -> dict[str, list[str]]:
    """The seats on each level of the honor track, from the left."""
    levels: dict[str, list[tuple[int, str]]] = {}
    for seat in seats:
        levels.setdefault(str(position[seat]["honor"]), []).append((position[seat]["honor_place"], seat))
    return {level: [seat for _, seat in sorted(there)] for level, there in levels.items()}


def _seen(views: Sequence[SeatView], wanted: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Of the seats as an observer sees them as much as is stated."""
    found: dict[str, dict[str, Any]] = {}
    for view in views:
        entries = {name: getattr(view, name) for name in wanted.get(view.seat, {})}
        if entries:
            found[view.seat] = {name: "hidden" if value is None else value for name, value in entries.items()}
    return found


def _setup_card(run: Run, seat: str) -> SetupCard:
    number = run.table.state.setup_card[terms.SEATS.index(seat)]
    card: SetupCard = run.table.game.pack.setup_cards[number - 1]
    return card


def seat_value(run: Run, position: Position, seat: str, entry: str, wanted: Any) -> Any:
    """A part of the state of a seat; of the sheet as much as is stated."""
    tribe, number = position[seat], terms.SEATS.index(seat)
    match entry:
        case "score" if isinstance(wanted, str):
            return f"+{tribe['score'] - run.first.fields()['score'][number]}"
        case "hand_size" | "deck_size" | "pile_size" | "buried_size" | "discard_size":
            return sum(tribe[entry.removesuffix("_size")].values())
        case "camps_home":
            return 5 - sum(tribe["camps"].values())
        case "villages_left":
            return 3 - list(position.get("villages", {}).values()).count(seat)
        case "capacity" | "room_beside_setup_camps":
            capacity: int = run.table.state.observe(None).seats[number].capacity
            return capacity - (_setup_card(run, seat).camp if entry != "capacity" else 0)
        case "rings":
            distances = [layout.distance(layout.HEX_NAMES.index(name)) for name in tribe["camps"]]
            return [distances.count(1), distances.count(2)]
        case "animals":
            return sum(sum(tribe[own].values()) for own in ANIMALS)
        case "figures_home":
            return tribe["tribe"]["home"] + (tribe["chief_at"] == "home")
        case "stone_count":
            return len(tribe["stones"])
        case "sheet":
            row = run.table.state.sheet().rows[number]
            points = {**{name: line.points for name, line in row.lines.items()}, "track": row.track, "total": row.total}
            return {name: points[name] for name in wanted}
        case "hand_holds":
            return [card for card in wanted if card in tribe["hand"]]
        case "holds_setup_card":
            return terms.TRIBE_CARDS[_setup_card(run, seat).tribe] in tribe["hand"]
    return tribe[entry]
