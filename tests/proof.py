"""Digests of all that games decide, say and draw, to show that a change of the code changed none of it.

    python -m tests.proof make FOLDER     # before the change
    python -m tests.proof check FOLDER    # after it: names the games and what differs in them

Plays the recorded games, and random games at tables with all options mixed.  Each game gives one
digest for each of the ASPECTS below.  Decisions and events are taken at every step; positions, and
what is said and drawn, every so many steps, at other steps in each game and in one language after the
other; the end and the whole log in all of them.  EOLITH_PURE=1 shows the same of the uncompiled sources.

Options: `--random N` games of each game (200), `--game NAME`, `--jobs N`, `--thin N`: only every Nth game, `--alone`:
the games of one player, which have digests of their own.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import multiprocessing
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

import eolith
from eolith.kernel.chance import Source
from eolith.kernel.game import ActionError, Game, SpecError
from eolith.kernel.record import read_record
from eolith.kernel.rule import Refused
from eolith.kernel.scene import Event
from eolith.kernel.state import CHANCE, State
from eolith.kernel.text import LANGUAGES

ASPECTS = (
    "decisions",
    "position",
    "events",
    "observation",
    "tensors",
    "sheet",
    "log",
    "status",
    "choices",
    "panels",
    "refusals",
    "picture",
    "terminal",
    "charts",
)
RECORDED = Path(__file__).parent / "recorded"
NAMES = ("Ayla", "Bron", "", "Durc")
SPOKEN, DRAWN = 53, 97
"""Every so many steps a position is told, or drawn, in one language after the other."""


class Told(NamedTuple):
    """A game that is to be played: a record's path, or a spec; the seed of random play, and of what is looked at."""

    name: str
    spec: str
    seed: int


def tables(name: str, count: int, alone: bool) -> Iterator[Told]:
    """The recorded games of a game, and random ones with each option drawn for itself; of one player, or of several."""
    for number, path in enumerate(sorted((RECORDED / name).glob("*.record"))):
        if ("\nplayers 1\n" in path.read_text(encoding="utf-8")) == alone:
            yield Told(f"{name}/{path.stem}", str(path), number)
    any_game = eolith.load(name)
    values, counts = any_game.option_values, [n for n in any_game.player_counts if (n == 1) == alone]
    for seed in range(count if counts else 0):
        draw, game = Source(seed), None
        while game is None:
            players = counts[draw.below(len(counts))]
            with suppress(SpecError):  # not all options go together
                options = {option: _drawn(draw, allowed) for option, allowed in values.items()}
                game = eolith.load(name, players=players, **options)
        yield Told(f"{name}/random-{seed}", repr(game), seed)


def _drawn(draw: Source, allowed: tuple[str, ...]) -> str:
    """A value of an option: in half the tables the default."""
    if draw.below(2):
        return allowed[0]
    value = allowed[draw.below(len(allowed))]
    return str(3 + draw.below(8)) if value == "N" else value


class Proof:
    """One game as it is played, and what it is found to say."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.digests = {aspect: hashlib.sha256() for aspect in ASPECTS}
        self.game, self.decisions = self._decisions()
        self.random = Source(told.seed)

    def _decisions(self) -> tuple[Game, list[int]]:
        """The game, and all its decisions."""
        if self.told.spec.endswith(".record"):
            record = read_record(Path(self.told.spec).read_text(encoding="utf-8"), eolith.load)
            return record.game, list(record.decisions)
        game, source = eolith.load(self.told.spec), Source(self.told.seed)
        state, taken = game.start(), []
        while not state.over:
            options = state.options()
            taken.append(state.sample(source) if state.seat == CHANCE else options[source.below(len(options))])
            state.apply(taken[-1])
        return game, taken

    def add(self, aspect: str, *things: Any) -> None:
        for thing in things:
            self.digests[aspect].update(_plain(thing))

    def run(self) -> dict[str, str]:
        """The digests by aspect."""
        game, state = self.game, self.game.start()
        scenes = {language: game.scene(language) for language in LANGUAGES}
        events: list[Event] = []
        steps: list[tuple[State, tuple[Event, ...]]] = []
        for number, option in enumerate(self.decisions):
            self.add("decisions", state.seat, state.options(), option, game.text(option))
            self.look(state, number, events, scenes)
            heard = _apply(state, option)
            events += heard
            steps.append((state.clone(), heard))
            self.add("events", heard)
        self.look(state, len(self.decisions), events, scenes)
        for scene in scenes.values():
            for viewer in (None, *range(game.players)):
                self.add("log", *scene.log(events, viewer, NAMES[: game.sides]))
                self.add("sheet", scene.scores(game.observe(state, viewer), NAMES[: game.sides]))
            self.add("charts", *scene.charts(steps))
        return {aspect: digest.hexdigest()[:16] for aspect, digest in self.digests.items()}

    def look(self, state: Any, number: int, events: list[Event], scenes: dict[str, Any]) -> None:
        """What there is to be seen, told and drawn now, if it is time for it."""
        spoken = (number + self.told.seed) % SPOKEN == 0 or state.over
        drawn = (number + self.told.seed) % DRAWN == 0 or state.over
        if not spoken and not drawn or state.seat == CHANCE:
            return
        game, names, players = self.game, NAMES[: self.game.sides], self.game.players
        viewers = [None, *range(players)] if state.over else [None, state.seat, (state.seat + 1) % players]
        seen = [(viewer, game.observe(state, viewer)) for viewer in viewers]
        languages = list(scenes) if state.over else [LANGUAGES[(number // 7 + self.told.seed) % len(LANGUAGES)]]
        for language in languages:
            scene = scenes[language]
            if spoken:
                self.speak(state, seen, scene)
                self.refuse(state, scene)
            if drawn:
                hot = frozenset() if state.over else frozenset(one.target for one in scene.choices(state) if one.target)
                for _, view in seen:
                    self.add("picture", scene.svg(view, events[-40:], 7, names))
                    for part in scene.parts(view, hot, events[-40:], 7, names):
                        self.add("picture", part.id, part.title, part.kind, part.zone, part.svg(), *part.items)
                self.print(state, seen, language, events)
        if spoken:
            self.add("position", game.to_position(state))
            for viewer, view in seen:
                self.add("observation", view.to_dict())
                self.add("tensors", {name: array.tobytes() for name, array in state.tensors(viewer).items()})
            self.add("sheet", game.sheet(state))

    def speak(self, state: Any, seen: list[tuple[int | None, Any]], scene: Any) -> None:
        names = NAMES[: self.game.sides]
        for viewer, view in seen:
            self.add("status", scene.status(view, names))
            if not state.over:
                self.add("panels", scene.panel(state, viewer))
        if state.over:
            return
        choices = scene.choices(state)
        self.add("choices", *choices)
        self.add("choices", *(scene.vocabulary.shown(one.command) for one in choices))
        self.add("choices", *(scene.gives_up(state, option) for option in state.options()))
        targets = sorted({target for one in choices if (target := one.target)})
        for part in scene.parts(seen[-1][1]):
            targets += sorted(
                {piece.split('"', 1)[0] for drawn in part.pieces.values() for piece in drawn.split('data-at="')[1:]}
            )
        for target in _some(targets, self.random, 5):
            for viewer in (state.seat, (state.seat + 1) % self.game.players, None):
                self.add("panels", target, viewer, scene.panel(state, viewer, target))

    def refuse(self, state: Any, scene: Any) -> None:
        """Random options and texts by each seat: what they stand for, or why not."""
        if state.over:
            return
        for _ in range(40):
            option = self.random.below(self.game.action_space)
            for seat in (None, (state.seat + 1) % self.game.players):
                try:
                    self.add("refusals", option, seat, self.game.expand(state, option, seat))
                except Refused as refused:
                    self.add("refusals", option, seat, refused.refusal, scene.refusal(refused.refusal))
                except ActionError as problem:
                    self.add("refusals", option, seat, str(problem))
        for one in scene.choices(state)[:40]:
            self.add("refusals", one.command, self.game.expand(state, one.command))

    def print(self, state: State, seen: list[tuple[int | None, Any]], language: str, events: list[Event]) -> None:
        """The table as a terminal shows it, in one of three widths."""
        room, names = self.game.room("terminal"), NAMES[: self.game.sides]
        terminal = room.Terminal(self.game, language, names, ("help", "quit"))
        width = (60, 90, 140)[self.random.below(3)]
        console = Console(file=io.StringIO(), width=width, color_system=None, force_terminal=False)
        for _, view in seen:
            console.print(terminal.table(view, width))
            if not state.over:
                console.print(terminal.telling.prompt(view))
        if not state.over:
            console.print(terminal.choices(terminal.offered(state), width))
            console.print(terminal.remark(state), terminal.unlisted(state))
        file: Any = console.file
        self.add("terminal", file.getvalue())


def _apply(state: Any, option: int) -> tuple[Event, ...]:
    """Take a decision; the events that it brought about."""
    heard: list[Event] = []
    state.listener = heard
    state.apply(option)
    return tuple(heard)


def _some(things: list[str], source: Source, count: int) -> list[str]:
    """So many of some things, each once."""
    left = sorted(set(things))
    return [left.pop(source.below(len(left))) for _ in range(min(count, len(left)))]


def _plain(thing: Any) -> bytes:
    """Bytes that are the same for things that say the same, whatever their classes are called."""
    if is_dataclass(thing) and not isinstance(thing, type):
        thing = asdict(thing)
    elif hasattr(thing, "to_dict"):
        thing = thing.to_dict()
    return repr(thing).encode() + b"\n"


def prove(told: Told) -> tuple[str, dict[str, str]]:
    """The digests of one game, under its name."""
    try:
        return told.name, Proof(told).run()
    except Exception as problem:
        raise RuntimeError(f"{told.name}: {told.spec}: {problem!r}") from problem


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.proof")
    parser.add_argument("what", choices=("make", "check"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append")
    parser.add_argument("--random", type=int, default=200)
    parser.add_argument("--thin", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--alone", action="store_true")
    chosen = parser.parse_args(arguments)
    failed = 0
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in chosen.game or eolith.games():
        file = chosen.folder / f"{name}{'_alone' * chosen.alone}.json"
        games = list(tables(name, chosen.random, chosen.alone))[:: chosen.thin]
        with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
            found = dict(pool.imap_unordered(prove, games, chunksize=4))
        if chosen.what == "make":
            file.write_text(json.dumps(found, indent=0, sort_keys=True), encoding="utf-8")
            continue
        known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        if not found.keys() <= known.keys():
            parser.error(
                f"{file} lacks some of these games: `make` it with the same --random and --thin, or for all games"
            )
        other = {
            game: [aspect for aspect in ASPECTS if digests[aspect] != known[game][aspect]]
            for game, digests in found.items()
            if digests != known[game]
        }
        failed += len(other)
        print(f"{name}: {len(found)} games, {len(other)} differ")
        for game, what in other.items():
            print(f"  {game}: {', '.join(what)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
