"""A game in the terminal: people and bots around one table."""

from __future__ import annotations

import contextlib
import sys
import traceback
from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from eolith import bots
from eolith.arena.review import reviewable
from eolith.bots.hinted import hinted
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.game import SEATS, ActionError, Game
from eolith.kernel.rule import Refusal, Refused, ledger_of
from eolith.kernel.scene import Choice, Scene, chosen, gives_up, in_words
from eolith.kernel.text import Texts, edition, option_meaning
from eolith.table.play import Step

from .errors import BadInput, Fault, check_folder, explain
from .hints import show_hint
from .saved import SavedGame, find_saved, open_saved, save_new
from .shown import level_line

YOU = "you"
COMMANDS = ("why", "undo", "board", "sheet", "cards", "log", "rules", "hint", "save", "help", "quit")
LOG_LINES = 40
"""How far back the command `log` looks."""
MOST_RULES = 12
"""How many rules the command `rules` shows."""


class Quit(Exception):
    """Somebody leaves the game, or the input ends."""


class Session:
    """One game at one terminal, saved as it goes."""

    def __init__(self, saved: SavedGame, console: Console) -> None:
        self.saved = saved
        self.play = saved.play
        self.game = game = self.play.game
        self.seats = seats = saved.seats
        self.console = console
        self.commands = (*COMMANDS, "resign") if game.alone else COMMANDS
        self.resigned = False
        self.source: FairSource = self.play.source
        self.bots = {seat: bots.prepare(spec, game) for seat, spec in enumerate(seats) if spec != YOU}
        self.terminal = game.room("terminal").Terminal(game, saved.language, seats, self.commands)
        self.say: Callable[..., str] = self.terminal.say
        self.terminal.names = [*map(self._seat_name, seats), *self.terminal.telling.others]
        self.terminal.salt = int(self.source.commitment[:12], 16)
        self.words = self.terminal.vocabulary
        self.ledger = ledger_of(game.wording)
        self.told = self._last_decision()
        """Steps that have been told."""
        self.shown_for = -1
        """The seat that has seen the table since anything happened but its own steps."""
        self.alone = seats.count(YOU) == 1
        """One person plays, so secrets of that seat can stand on the screen."""
        self.asked = False
        """Somebody has been asked for a decision."""

    @cached_property
    def scene(self) -> Scene:
        return self.game.scene(self.saved.language)

    def _last_decision(self) -> int:
        """The step that a person took last in a game that is resumed: what came after it is told again."""
        mine = [i for i, step in enumerate(self.play.steps) if self.seats[step.seat] == YOU and step.seat >= 0]
        return max(mine, default=0)

    def _seat_name(self, spec: str) -> str:
        """Who plays a seat, in the reader's language; the parameters of a bot as they were given."""
        if spec == YOU:
            return self.say("seat-you")
        bot, _, parameters = spec.partition(":")
        name = self.say(f"bot-{bot}") if f"bot-{bot}" in self.terminal.telling.texts else bot
        return f"{name}, {parameters}" if parameters else name

    # --- the game ------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end; Quit when the input ends before that."""
        self._welcome()
        while not self.over:
            seat = self.play.state.seat
            assert seat is not None
            if seat in self.bots:
                self._let_bot_play(seat)
            else:
                self._ask(seat)
        self._finish()

    @property
    def over(self) -> bool:
        return self.resigned or bool(self.play.state.over)

    def _welcome(self) -> None:
        say, game = self.say, self.game
        self.console.rule(
            say(
                "welcome",
                game=Texts(self.saved.language, game.name).say("game-name"),
                players=game.players,
                edition=edition(self.terminal.telling.texts, game.pack.edition),
            )
        )
        for seat, name in enumerate(self.terminal.names):
            self.console.print(say("seat-line", seat=SEATS[seat], who=name), end="   ")
        self.console.print()
        if game.alone and game.difficulty:
            self.console.print(
                f"{say('alone-level')}: {level_line(self.terminal.telling.texts, game.name, game.level)}"
            )
        told = (*game.difficulty, "edition")
        changed = {name: value for name, value in game.changed_options().items() if name not in told}
        if changed:
            options = "; ".join(self._option(name, value) for name, value in changed.items())
            self.console.print(say("options-line", options=options))
        self.console.print(say("commitment-line", commitment=self.source.commitment), style="dim")

    def _option(self, name: str, value: str) -> str:
        """A table option and its value in the reader's language; numbers and seats as they are."""
        shown = option_meaning(self.terminal.telling.texts, name, value) or value
        return f"{self.say(f'option-{name}').removesuffix('.')}: {shown}"

    def _let_bot_play(self, seat: int) -> None:
        state: Any = self.play.state
        options = state.options()
        option = options[0]
        if len(options) > 1:
            luck = self._luck()
            option = self.bots[seat](luck + seat).choose(state.resample(seat, Source(luck)))
        self.saved.add(self.play.command(seat, option))

    def _luck(self) -> int:
        """What bots decide by here: the same whenever the game comes to this point, as after it was resumed."""
        known = b"eolith bots\n%d\n" % len(self.play.steps) + self.source.seed
        return int.from_bytes(sha256(known).digest()[:8], "big")

    def _finish(self) -> None:
        self._tell(None)
        sheet = self.game.sheet(self.play.state)
        self.console.rule(self.say(self.game.sheet_title))
        self.console.print(self.terminal.sheet(sheet))
        if self.game.alone:
            outcome = self.game.resigned if self.resigned else self.game.outcome(self.play.state)
            title, told = self.terminal.telling.outcome(outcome)
            self.console.rule(title)
            self.console.print(told, style="bold")
        else:
            self.console.rule(self.say("ranking-title"))
            self._rank(sheet)
        self.console.print(self.say("seed-line", seed=self.source.seed.hex()), style="dim")

    def _rank(self, sheet: Any) -> None:
        shared = len(sheet.winners) > 1
        points = [entry.points for entry in sheet.ranking]
        for entry in sheet.ranking:
            who = self.terminal.names[SEATS.index(entry.seat)]
            line = self.say("ranking-line", place=entry.place, seat=entry.seat, who=who, points=entry.points)
            if points.count(entry.points) > 1:
                line += f" · {self.say('ranking-tie')}"
            self.console.print(line, style="bold" if entry.place == 1 else "")
        self.console.print(self.say("winners" if shared else "winner", seats=", ".join(sheet.winners)), style="bold")

    # --- one decision of a person ------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Show what has happened and what can be chosen, until a decision is made."""
        seen = self.game.observe(self.play.state, seat)
        if self._tell(seat) or self.shown_for != seat:
            self._show_table(seat)
        else:
            self.console.print(self.terminal.stock(seen.seats[seat]))
        self.shown_for = seat
        asked = f"{self.terminal.telling.prompt(seen)} {self.terminal.remark(self.play.state)}".rstrip()
        self.console.print(Text.assemble((self.say("status-you", seat=SEATS[seat]), "bold"), " ", asked))
        offered = self.terminal.offered(self.play.state)
        self._list(offered)
        if not self.asked:
            shown = self.words.shown
            self.console.print(self.say("start-line", help=shown("help"), quit=shown("quit")), style="dim")
            self.asked = True
        prompt = f"{self.say('input-prompt', seat=SEATS[seat])} "
        while not self._answer(seat, self._read(prompt), offered):
            pass

    def _list(self, offered: Sequence[Choice]) -> None:
        """The choices, and how to say those that are too many to list."""
        self.console.print(self.terminal.choices(offered, self.console.width))
        if more := self.terminal.unlisted(self.play.state):
            self.console.print(more)

    def _read(self, prompt: str) -> str:
        """A line as it was typed; Quit when there is none."""
        try:
            line = input(prompt)
        except (EOFError, UnicodeDecodeError):
            self.console.print()
            self.console.print(self.say("input-ended"))
            raise Quit from None
        if not sys.stdin.isatty():
            self.console.print(line)
        return line.strip()

    def _answer(self, seat: int, line: str, offered: Sequence[Choice]) -> bool:
        """Do what was typed; True when it may have changed what can be chosen."""
        if not line and len(offered) == 1:
            line = "1"
        if not line:
            self._list(offered)
            return False
        if line.isdecimal():
            number = int(line[:9])
            if not 1 <= number <= len(offered):
                self._warn(self.say("no-choice", n=line, last=len(offered)))
                return False
            return self._decide(seat, offered[number - 1].command, offered)
        try:
            english = self.words.english(line)
        except ActionError as problem:
            self._warn(str(problem))
            return False
        verb, _, rest = english.partition(" ")
        if verb not in self.commands:
            return self._decide(seat, english, offered)
        # a file name keeps its case
        typed: list[str] = line.split(maxsplit=1)
        handler: Callable[[int, str], bool | None] = getattr(self, f"_do_{verb}")
        return bool(handler(seat, typed[1] if rest else ""))

    def _decide(self, seat: int, command: str, offered: Sequence[Choice]) -> bool:
        try:
            if not self._is_meant(self.game.expand(self.play.state, command, seat), offered):
                return True
            steps = self.play.command(seat, command)
        except Refused as refused:
            self._refuse(refused.refusal)
            return False
        except ActionError:
            self._warn(self._not_understood(command))
            return False
        self.saved.add(steps)
        self.saved.sync()
        try:
            named = self.game.option(command)
        except ActionError:  # several decisions in one command
            return True
        if named not in [step.option for step in steps]:
            done = self.words.shown(self.game.text(steps[0].option))
            self.console.print(self.say("same-as", typed=self.words.shown(command), done=done))
        return True

    def _is_meant(self, options: list[int], offered: Sequence[Choice]) -> bool:
        """Whether a person means decisions that give something up, or a choice that was not told in the list."""
        state = self.play.state
        given_up = gives_up(self.scene, state, options)
        if not given_up and not self.terminal.unlisted(state):
            return True
        found = chosen(self.scene, state, options)
        told = len(found) == 1 and found[0].command in [one.command for one in offered]
        if not given_up and (told or len(found) != 1):
            return True
        what = in_words(self.scene, state, options)
        question = self.say("ask-give-up" if given_up else "ask-sure", what=what, yes=self.words.synonyms("yes")[0])
        return self._read(f"{question} ").casefold() in self.words.words(("yes",))

    def _not_understood(self, command: str) -> str:
        """How its verb is used; of one that nothing now begins with, what does."""
        verbs = list(dict.fromkeys(choice.command.split()[0] for choice in self.terminal.offered(self.play.state)))
        hint = self.say("hint-words", words=", ".join(map(self.words.shown, verbs)))
        if command.split()[0] in verbs:
            hint = self.say("hint-usage", usage=" · ".join(self.words.usage(command.split()[0])))
        return self.say("not-understood", text=self.words.shown(command), hint=hint)

    def _refuse(self, refusal: Refusal) -> None:
        reason = self.terminal.telling.refusal(refusal)
        self._warn(self.say("refused-line", reason=reason, rule=refusal.rule) if refusal.rule else reason)

    def _warn(self, text: str) -> None:
        self.console.print(f"✗ {text}", style="bold")

    # --- showing -------------------------------------------------------------------------------------------

    def _events(self, steps: Sequence[Step]) -> list[tuple[int, int, int, int, int]]:
        return [event for step in steps for event in step.events]

    def _tell(self, viewer: int | None) -> bool:
        """Tell what has happened since the last time; True if any of it was not the viewer's own doing."""
        self.saved.sync()
        before = self._events(self.play.steps[: self.told])
        events = self._events(self.play.steps[self.told :])
        self.told = len(self.play.steps)
        for line in self.terminal.log([*before, *events], viewer if self.alone else None, len(before)):
            self.console.print(line)
        return any(event[1] != viewer for event in events) or any(event[0] in self.game.barriers for event in events)

    def _show_table(self, seat: int) -> None:
        seen = self.game.observe(self.play.state, seat)
        self.console.print(self.terminal.table(seen, self.console.width, own_cards=self.alone))

    # --- commands of the terminal ----------------------------------------------------------------------------

    def _do_why(self, seat: int, line: str) -> None:
        if not line:
            self._warn(self.say("why-needs-command", why=self.words.shown("why")))
            return
        try:
            refusal = self._why_not(seat, self.words.english(line))
        except ActionError as problem:
            self._warn(str(problem))
            return
        if refusal is None:
            self.console.print(self.say("not-refused"))
            return
        self._refuse(refusal)
        if refusal.rule in self.ledger:
            rule = self.ledger[refusal.rule]
            self.console.print(f"  {self.say('refused-rule', rule=rule.id, text=rule.text)}", style="italic")

    def _why_not(self, seat: int, command: str) -> Refusal | None:
        """Why a command in English is not possible now; ActionError when it is not understood."""
        verb = command.split()[0]
        if verb == "undo":
            return self.play.why_not_undo(seat)
        if verb in self.commands:
            return None
        try:
            return self.game.why_not(self.play.state, command, seat)
        except ActionError:
            raise ActionError(self._not_understood(command)) from None

    def _do_undo(self, seat: int, line: str) -> bool:
        try:
            taken_back = self.play.undo(seat)
        except Refused as refused:
            self._refuse(refused.refusal)
            return False
        self.saved.undo(seat)
        self.saved.sync()
        self.told = len(self.play.steps)
        self.shown_for = -1
        what = self.words.shown(self.game.text(taken_back[0].option))
        self.console.print(self.say("undone", what=what))
        return True

    def _do_board(self, seat: int, line: str) -> bool:
        self.shown_for = -1
        return True

    def _do_sheet(self, seat: int, line: str) -> None:
        self.console.print(self.terminal.sheet(self.game.sheet(self.play.state, seat)))

    def _do_cards(self, seat: int, line: str) -> None:
        cards = self.terminal.cards(self.game.observe(self.play.state, seat).seats[seat])
        self.console.print("\n".join(cards) or self.say(self.terminal.no_cards))

    def _do_log(self, seat: int, line: str) -> None:
        viewer = seat if self.alone else None
        lines = self.terminal.log(self._events(self.play.steps), viewer)
        for text in lines[-LOG_LINES:] or [Text(self.say("nothing-yet"))]:
            self.console.print(text)

    def _do_rules(self, seat: int, line: str) -> None:
        if not line:
            groups = ", ".join(dict.fromkeys(rule.rpartition("-")[0] for rule in self.ledger))
            self._warn(self.say("rules-need-word", rules=self.words.shown("rules"), groups=groups))
            return
        found = [rule for rule in self.ledger.search(line) if not rule.illustrates]
        for rule in found[:MOST_RULES]:
            self.console.print(self.say("refused-rule", rule=rule.id, text=rule.text))
        if len(found) > MOST_RULES:
            self.console.print(self.say("more-rules", n=len(found) - MOST_RULES), style="dim")
        if not found:
            self._warn(self.say("no-rule", word=line))

    def _do_hint(self, seat: int, line: str) -> None:
        try:
            found, ways = hinted(self.play.state, self.saved.language)
        except bots.BotSpecError as problem:
            self._warn(str(problem))
            return
        offered = [one.command for one in self.terminal.offered(self.play.state)]
        show_hint(self.console, self.words, self.saved.language, found, ways, offered)

    def _do_save(self, seat: int, line: str) -> None:
        if not line:
            self._warn(self.say("save-needs-file", save=self.words.shown("save")))
            return
        try:
            self.save(Path(line).expanduser())
        except (OSError, RuntimeError, ValueError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) else None
            self._warn(self.say("cannot-save", file=line, problem=reason or str(problem)))

    def offer_record(self) -> None:
        """Ask once where to write the record of a finished game."""
        if self.can_be_reviewed:
            self.console.print(self.say("review-hint"))
        line = self._read(f"{self.say('save-offer')} ")
        if line:
            self._do_save(0, line)

    @property
    def can_be_reviewed(self) -> bool:
        return bool(self.play.state.over) and reviewable(self.game)

    def save(self, path: Path) -> None:
        """Write the record; the seed is in it once the game is over."""
        record = self.play.record(self.seats, date.today().isoformat(), reveal=self.over)
        record.resigned = self.resigned
        path.write_text(record.to_text(), encoding="utf-8")
        self.console.print(self.say("saved", file=str(path)))
        if self.can_be_reviewed:
            self.console.print(self.say("review-by", command=f"eolith review {quote(str(path))}"))

    def _do_help(self, seat: int, line: str) -> None:
        say, shown = self.say, self.words.shown
        operands = {"why": "command", "save": "file", "rules": "word"}
        grid = Table.grid(padding=(0, 2))
        for command in self.commands:
            operand = f" {say(f'usage-{operands[command]}')}" if command in operands else ""
            grid.add_row(f"{shown(command)}{operand}", say(f"help-{command}"))
        typed = [Text(say("help-typed")), *(Text(usage) for usage in self.words.usage())]
        self.console.print(Text(say("help-title"), style="bold underline"))
        self.console.print(Text.assemble(("1, 2, 3 …", "bold"), f"  {say('help-number')}"))
        self.console.print(self.terminal.flow(typed, self.console.width))
        self.console.print(grid, say("help-prefix"), say("legend-board"), sep="\n")

    def _do_resign(self, seat: int, line: str) -> bool:
        """The game is given up, if that is meant: it is lost."""
        question = self.say("ask-sure", what=self.say("help-resign"), yes=self.words.synonyms("yes")[0])
        self.resigned = self._read(f"{question} ").casefold() in self.words.words(("yes",))
        return self.resigned

    def _do_quit(self, seat: int, line: str) -> None:
        raise Quit

    def leave(self) -> None:
        """Say how the game goes on; one that nobody has decided anything in is not kept."""
        if any(self.seats[step.seat] == YOU for step in self.play.steps if step.seat >= 0):
            self.console.print(self.say("goodbye"))
            self.console.print(self.say("goes-on", command=f"eolith play --resume {self.saved.name}"))
        else:
            self.console.print(self.say("goodbye"))
            self.saved.end()


# --- the command -----------------------------------------------------------------------------------------------


def read_seats(text: str) -> list[str]:
    """`you,careful:style=farmer,temperature=1,random` as three seats: a parameter belongs to the bot before it."""
    seats: list[str] = []
    for part in text.split(","):
        if seats and "=" in part and ":" not in part and ":" in seats[-1]:
            seats[-1] += f",{part}"
        else:
            seats.append(part.strip())
    return seats


def read_seed(text: str) -> bytes:
    """32 hexadecimal digits, or a number below 2**128, as 16 bytes; BadInput for anything else."""
    try:
        return bytes.fromhex(text) if len(text) == 32 else int(text, 0).to_bytes(16, "big")
    except (ValueError, OverflowError):
        allowed = "32 hexadecimal digits, or a number from 0 to 2**128 - 1"
        raise BadInput(f"--seed is {text!r}; allowed: {allowed}") from None


def begin(game: Game, seats: list[str], seed: bytes | None, language: str, record: Path | None, trace: bool) -> None:
    """Play a new game; the record is written when it ends, however it ends."""
    _check_record(record)
    for spec in seats:
        if spec != YOU:
            bots.prepare(spec, game)
    Texts(language)
    with contextlib.closing(save_new(game, seats, seed, language)) as new:
        _play(new, record, trace)


def go_on(name: str | None, language: str | None, pack: Path | None, record: Path | None, trace: bool) -> None:
    """Go on with a saved game, in another language if one is named."""
    _check_record(record)
    if language is not None:
        Texts(language)
    with contextlib.closing(open_saved(*find_saved(name), pack)) as found:
        found.language = language or found.language
        _play(found, record, trace)


def _check_record(record: Path | None) -> None:
    if record is not None:
        check_folder("--record", record)


def _play(game: SavedGame, record: Path | None, trace: bool) -> None:
    """To the end, or until somebody leaves; a fault of ours is told with the file that the game goes on from."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - line editing and history
    try:
        session = Session(game, Console(highlight=False, markup=False, emoji=False))
        try:
            session.run()
            if record is None and sys.stdin.isatty():
                session.offer_record()
        except Quit:
            pass
        except KeyboardInterrupt:
            session.console.print()
        if record is not None:
            session.save(record)
        if session.over:
            game.end()
        else:
            session.leave()
    except Exception as problem:
        if explain(problem) is not None or isinstance(problem, BrokenPipeError):
            raise
        if trace:
            traceback.print_exc()
        raise Fault(
            f"something went wrong that should not ({type(problem).__name__}: {problem}); the game is safe in "
            f"{game.path}, and `eolith play --resume {game.name}` goes on with it"
        ) from problem
