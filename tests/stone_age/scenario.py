"""Runs the scenarios of scenarios.toml, whose head defines their format.

A scenario is read with every key accounted for: a key that nothing here understands fails.
"""

from __future__ import annotations

import json
import tomllib
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

from eolith.games.stone_age import terms
from eolith.kernel.chance import Source
from eolith.kernel.rule import Refused
from stone_age.tables import Dictated, Table, new_game, table

SCENARIO_KEYS = {"id", "title", "players", "proves", "given", "steps", "notes", "expect"}
STEP_KEYS = {"seat", "do", "check", "at", "n", "dice", "tools", "cards", "raise", "pay", "face", "take", "are", "code",
             "refused", "then"}  # fmt: skip
UNORDERED = ("pile", "open", "buildings")
SEEDS = 2000

REPORTED_INSTEAD = {
    ("SA-SCN-02", "SA-PLACE-18"): "SA-PLACE-09",  # the figure on the full card is the seat's own
    ("SA-SCN-06", "SA-BUILD-06"): "SA-ACT-02",  # no figure stands on the tile that was turned up
}
"""(scenario, rule named there): the rule that the engine reports where both forbid the step."""


def load_scenarios() -> list[dict[str, Any]]:
    """All scenarios as the file has them."""
    text = Path(__file__).with_name("scenarios.toml").read_text("utf-8")
    scenarios: list[dict[str, Any]] = tomllib.loads(text)["scenario"]
    return scenarios


def run(scenario: dict[str, Any]) -> None:
    """Play a scenario; AssertionError where the engine departs from it."""
    unknown = set(scenario) - SCENARIO_KEYS | set().union(*scenario["steps"]) - STEP_KEYS
    assert not unknown, f"{scenario['id']}: {unknown} is not understood"
    given = dict(scenario["given"])
    if given.pop("new_game", False):
        run_on_seeds(scenario, given)
    else:
        Run(scenario, table(scenario["players"], **given)).to_the_end()


def run_on_seeds(scenario: dict[str, Any], given: dict[str, Any]) -> None:
    """A new game on many seeds, and what the notes of the scenario claim of them."""
    assert given == {"seeds": f"any {SEEDS}", "first": "A"}
    cards_seen: list[set[str]] = [set() for _ in range(4)]
    tops_seen: set[str] = set()
    for seed in range(SEEDS):
        dealt = new_game(scenario["players"], Source(seed))
        pack, state = dealt.game.pack, dealt.state
        assert_complete(pack.cards, state.deck, state.slots)
        assert_complete(pack.tiles, state.covered, state.tops)
        slots = [pack.cards[card].id for card in state.slots]
        tops = [pack.tiles[tile].id for tile in state.tops[: scenario["players"]]]
        for seen, code in zip(cards_seen, slots, strict=True):
            seen.add(code)
        tops_seen.update(tops)
        if seed % 20 == 0:
            dealt.source = Dictated()  # chance has nothing more to say
            Run(scenario, dealt).to_the_end()
            assert all(named_codes(dealt, seat) == {*slots, *tops} for seat in (0, 1, 2, None))
    assert all(seen == {card.id for card in pack.cards} for seen in cards_seen)
    # a covered tile has no place before it is turned up: each may come into play, none has to
    assert tops_seen == {tile.id for tile in pack.tiles}


def assert_complete(records: Any, covered: list[int], shown: list[int]) -> None:
    """Every copy of a card or tile is either among the covered ones, which are counts by type, or face up."""
    for kind, record in enumerate(records):
        assert covered[kind] + shown.count(kind) == record.copies, record.id


def codes(records: Any, counts: list[int]) -> list[str]:
    """Codes from counts by type."""
    return [record.id for record, count in zip(records, counts, strict=False) for _ in range(count)]


def named_codes(dealt: Table, seat: int | None) -> set[str]:
    """Every card and tile code that the view and the score sheet of a seat contain, wherever it stands in them."""
    pack = dealt.game.pack
    seen = dealt.game.observe(dealt.state, seat).to_dict(), dealt.game.sheet(dealt.state, seat).to_dict()
    text = json.dumps(seen)
    return {record.id for record in (*pack.cards, *pack.tiles) if record.id in text}


# --- steps ------------------------------------------------------------------------------------------


class Run:
    """A scenario being played."""

    def __init__(self, scenario: dict[str, Any], dealt: Table) -> None:
        self.scenario = scenario
        self.table = dealt
        self.slots: dict[str, list[int]] = {seat: [0, 1, 2] for seat in terms.SEATS}
        """slots[seat][index]: the slot that holds the tool tile which the scenario names by that index.

        Of tiles that are alike the engine always takes the first, whichever was named.
        """

    def to_the_end(self) -> None:
        """Every step, and what the scenario expects after the last."""
        for number, step in enumerate(self.scenario["steps"], 1):
            self._step(f"{self.scenario['id']} step {number}", dict(step))
        check(self, self.scenario["expect"], f"{self.scenario['id']} at the end")

    def _step(self, where: str, step: dict[str, Any]) -> None:
        """One step on a copy of the table, which replaces it unless the step is refused."""
        forbidden_by, then = step.pop("refused", None), step.pop("then", {})
        trial = self.rehearsal()
        try:
            Step(trial, step, where).carry_out()
        except Refused as refused:
            expected = REPORTED_INSTEAD.get((self.scenario["id"], forbidden_by), forbidden_by)
            assert refused.refusal.rule == expected, f"{where}: refused by {refused.refusal}, not {expected}"
        else:
            assert forbidden_by is None, f"{where}: {forbidden_by} did not forbid it"
            assert not step, f"{where}: {', '.join(step)} is not understood"
            self.table, self.slots = trial.table, trial.slots
        check(self, then, where)

    def rehearsal(self) -> Run:
        """A copy on which a step can be tried."""
        trial = Run(self.scenario, copy(self.table))
        trial.table.state = self.table.state.clone()
        trial.table.steps = self.table.steps[:]
        trial.table.source = deepcopy(self.table.source)
        trial.slots = deepcopy(self.slots)
        return trial

    def tiles(self, seat: str) -> list[tuple[int, bool]]:
        """(value, turned) of the tool tiles of a seat, in the order of the scenario."""
        tools, turned = self.table[seat]["tools"], self.table[seat]["turned"]
        return [(tools[slot], turned[slot]) for slot in self.slots[seat] if slot < len(tools)]

    def follow(self, seat: str, named: list[int], before: list[tuple[int, bool]]) -> None:
        """Let the named tiles be those that changed, where the engine took others just like them."""
        after = self.tiles(seat)
        changed = [index for index in range(len(before)) if before[index] != after[index]]
        for index in set(named) - set(changed):
            # nothing is left to follow when a new round has turned all tiles back
            for other in [i for i in changed if i not in named and before[i] == before[index]][:1]:
                changed.remove(other)
                slots = self.slots[seat]
                slots[index], slots[other] = slots[other], slots[index]


class Step:
    """One step: a check, or a command with all that it asks on the way.

    What is read of the step is taken out of it, so that what nobody reads remains.
    """

    def __init__(self, run: Run, step: dict[str, Any], where: str) -> None:
        self.run = run
        self.step = step
        self.where = where
        self.seat: str = step.pop("seat")
        self.what: str = step.pop("do", "") or step.pop("check")

    def carry_out(self) -> None:
        """Refused when a rule forbids it."""
        dealt, take = self.run.table, self.step.pop
        match self.what:
            case "legal":
                assert dealt.turn == self.seat, f"{self.where}: {dealt.turn} is to decide"
                assert set(dealt.open_places()) == set(take("are")), f"{self.where}: {dealt.open_places()}"
            case "hidden" | "visible":
                visible = take("code") in named_codes(dealt, terms.SEATS.index(self.seat))
                assert visible == (self.what == "visible"), self.where
            case "undo":
                dealt.undo(terms.SEATS.index(self.seat))
            case "gain_tool":
                self._gain_tool()
            case "place":
                dealt.say(self.seat, f"place {take('at')} {take('n')}")
            case "decline":
                dealt.say(self.seat, f"decline {take('at')}")
            case "pass" | "starve":
                dealt.say(self.seat, self.what)
            case "choose":
                dealt.say(self.seat, f"choose {resources(take('take'))}")
            case "feed":
                dealt.say(self.seat, f"pay {resources(take('pay'))}")
            case "die":
                self._act(f"die {take('face')}")
            case "act":
                self._act(f"act {take('at')}")
            case "acquire":
                self._act(f"acquire {take('at')} {resources(take('pay'))}")
            case _:
                raise AssertionError(f"{self.where}: {self.what} is not understood")

    def _act(self, command: str) -> None:
        """A command, the roll it leads to, and the tools and the tile that its owner names."""
        dealt = self.run.table
        tiles, cards = self.step.pop("tools", []), self.step.pop("cards", [])
        tools = " ".join(["tools", *(str(self._slot(index) + 1) for index in tiles), *cards])
        if "dice" in self.step:
            dealt.source.dice.append(self.step.pop("dice"))
        without_roll = self.run.rehearsal().table
        before = self.run.tiles(self.seat)
        dealt.say(self.seat, command)
        if prompt(dealt, self.seat) == "tools":
            dealt.say(self.seat, tools)
            self.run.follow(self.seat, tiles, before)
        elif tiles or cards:
            without_roll.say(self.seat, tools)  # nothing to ask for after the roll: why not?
        self._raise(dealt, self.seat)
        assert not dealt.source.dice, f"{self.where}: nothing was rolled"

    def _raise(self, asking: Table, seat: str) -> None:
        """The tile that grows, where its owner is asked; without an answer the step is refused."""
        if "raise" in self.step:
            index = self.step.pop("raise")
            before = self.run.tiles(self.seat)
            asking.say(seat, f"raise {self._slot(index) + 1}")
            if asking is self.run.table:
                self.run.follow(seat, [index], before)
        elif prompt(asking, seat) == "raise":
            asking.say(seat, "pass")

    def _slot(self, index: int) -> int:
        return self.run.slots[self.seat][index]

    def _gain_tool(self) -> None:
        """A tool as the workshop gives it, on a table of its own, then laid before the seat.

        Between tiles all alike the engine asks nothing, so where one is named all others lie turned.
        """
        dealt = self.run.table
        tools, turned = dealt[self.seat]["tools"], dealt[self.seat]["turned"]
        asked = turned
        if "raise" in self.step:
            named = self._slot(self.step["raise"])
            unused = named if tools[named] == min(tools) else tools.index(min(tools))
            asked = [slot != unused for slot in range(len(tools))]
        workshop = table(A={"tools": tools, "turned": asked, "placed": {"workshop": 1, "hunting": 1}})
        workshop.say("A", "act workshop")
        self._raise(workshop, "A")
        grown = workshop["A"]["tools"]
        position = dealt.state.to_position()
        position[self.seat] |= {"tools": grown, "turned": [*turned, *[False] * (len(grown) - len(turned))]}
        self.run.table = Table(dealt.game, dealt.source, dealt.game.from_position(position))


def prompt(asking: Table, seat: str) -> str:
    """What a seat is asked; empty when another seat is."""
    return terms.FRAMES[asking.state.frame[0]] if asking.turn == seat else ""


def resources(counts: dict[str, int]) -> str:
    """Counts by name as they are typed."""
    return " ".join(f"{count} {name}" for name, count in counts.items())


# --- what is expected -------------------------------------------------------------------------------


def check(run: Run, expected: dict[str, Any], where: str) -> None:
    """Compare what a scenario states of the table, and of each seat."""
    for key, value in expected.items():
        stated = value.items() if key in terms.SEATS else [("", value)]
        for entry, wanted in stated:
            found = seat_value(run, key, entry, wanted) if entry else table_value(run.table, key)
            if entry in UNORDERED:
                found, wanted = sorted(found), sorted(wanted)
            assert found == wanted, f"{where}: {key} {entry} is {found}, not {wanted}"


def table_value(dealt: Table, key: str) -> Any:
    """A part of the state that belongs to no seat."""
    state, pack, players = dealt.state, dealt.game.pack, dealt.game.players
    match key:
        case "phase" | "turn":
            return getattr(dealt, key)
        case "round" | "deck_size":
            return getattr(state, key)
        case "first":
            return terms.SEATS[state.first]
        case "slots":
            return [pack.cards[card].id if card >= 0 else "" for card in state.slots]
        case "deck":
            assert codes(pack.cards, state.deck) == sorted(dealt.source.deck)
            return dealt.source.deck
        case "stack_sizes":
            return state.stack_size[:players]
        case "stacks":
            tops = [[pack.tiles[tile].id] if tile >= 0 else [] for tile in state.tops[:players]]
            stacks = [top + below for top, below in zip(tops, dealt.source.stacks, strict=True)]
            assert [len(stack) for stack in stacks] == state.stack_size[:players]
            return stacks
        case "box_size":
            return sum(state.covered) - sum(state.stack_size) + sum(tile >= 0 for tile in state.tops)
        case "winners":
            return list(state.sheet().winners)
    raise AssertionError(f"{key} is not understood")


def seat_value(run: Run, seat: str, entry: str, stated: Any) -> Any:
    """A part of the state of a seat; of the sheet as much as is stated."""
    tribe, number = run.table[seat], terms.SEATS.index(seat)
    match entry:
        case "tools":
            return [value for value, _ in run.tiles(seat)]
        case "turned":
            return [turned for _, turned in run.tiles(seat)]
        case "tool_sum":
            return sum(tribe["tools"])
        case "pile_size":
            return len(tribe["pile"])
        case "sheet":
            row = run.table.state.sheet().rows[number]
            return {name: row[name].points for name in stated}
        case "tie":
            return run.table.state.tie_breaks()[number]
        case "buildings":
            return [tile if isinstance(tile, str) else tile["tile"] for tile in tribe["buildings"]]
    return tribe[entry]
