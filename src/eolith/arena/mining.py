"""Puzzles, looked for in games of mixed bots: decisions at which one command is clearly best.

A quick search finds where one idea seems to be far ahead.  Then the best command of each idea is searched by itself, so
that its win chance has an error: shortly and long, with the value of the package and with one that was learned from
other games; and all are played on by rules of thumb in the same deals.  Only what stays ahead in all of that is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import count
from math import exp, sqrt
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from eolith.bots import Bot, make
from eolith.bots.careful import advice_of
from eolith.bots.outlook import Outlook
from eolith.bots.search import Learned, stored, value
from eolith.bots.tree import Tree
from eolith.kernel.chance import Source
from eolith.kernel.state import CHANCE, State

from .puzzles import HARDEST, Answer, Puzzle, completing, ideas_of
from .simulate import game_seed
from .workers import Jobs, in_batches

if TYPE_CHECKING:
    from eolith.kernel.game import Game

Commands = dict[int, tuple[int, ...]]
"""Whole commands by the options that they begin with."""
Ideas = dict[int, str]
"""What an answer is about, by the options that it can begin with."""
QUICK, LONG = 60, 600
"""Simulations of a decision."""
SHORT, FIRM = 80, 300
"""Simulations of each command."""
PROMISING = {"win": 0.07, "points": 3.0}
"""Ahead by so much in a quick search, a decision is looked into; half way by a third of it."""
CLEAR = {"win": 0.15, "points": 5.0}
"""By so much the best command is ahead of any of another idea."""
FAR = 2
"""What is behind by so many times that, after two errors, is not searched any longer."""
SURE = 2 / 3
"""Of that so much remains when two errors are taken off."""
FELT = 0.03
"""The win chance is ahead by so much too where points are what is clear."""
OPEN = 0.05, 0.97
"""Win chances between which points are worth a puzzle."""
RIVALS = 6
"""Commands of other ideas that are compared."""
VARIANTS = 3
"""Ways to take each decision by which a command is completed."""
ALIKE = 0.02
"""A win chance less by this is as good."""
DEALS = 120
"""In which commands are played on."""
FEWEST = 4
"""Ideas that a puzzle chooses from."""
SHARES = 0.7, 0.45, 0.25, 0.1
"""How often weak bots find what is as hard as 1, 2, 3, 4."""
TEMPERATURES = 0.7, 1.5
WEAK = 6, 15, 40
"""Simulations of weak searches."""
LONGEST = 5000


class Hope(NamedTuple):
    """What a command promises."""

    win: float
    win_error: float
    points: float
    points_error: float


Hopes = dict[int, Hope]
"""What commands promise, by the options that they begin with."""


class Gap(NamedTuple):
    """By how much one is ahead of another."""

    mean: float
    error: float


def digest(learned: Learned) -> str:
    """What a value is known by."""
    return sha256(repr(learned.layers).encode()).hexdigest()[:16]


def mine(game: Game, seed: int, games: range, second: Learned, jobs: Jobs = 1) -> Iterator[tuple[int, list[Puzzle]]]:
    """The puzzles of each of some games that a seed gives, with the number of the game."""
    work = partial(_mined, seed, games.start, second)
    yield from zip(games, in_batches(game, work, len(games), jobs, size=1))


def _mined(seed: int, first: int, second: Learned, game: Game, batch: range) -> list[Puzzle]:
    return [found for index in batch for found in Miner(game, second, seed, first + index).puzzles()]


class Miner:
    """One game, played and looked through."""

    def __init__(self, game: Game, second: Learned, seed: int, index: int) -> None:
        self.game, self.seed, self.index = game, seed, index
        self.random = Random(game_seed(seed, index))
        first = stored(game)
        assert first is not None, "the search needs a value"
        advice = advice_of(game)
        kinds = {*advice.SEARCHED, *advice.PUZZLES}
        self.trees = [
            Tree(advice.Advisor(game), value(game, learned), kinds, self.random.getrandbits(60))
            for learned in (first, second)
        ]
        self.advisor = advice.Advisor(game)
        self.tempers = [advice.Advisor(game, style) for style in advice.STYLES]
        self.had = set[object]()
        """Where puzzles were found, and that an easy one was."""
        self.outlooks = [Outlook(self.advisor, value(game, learned)) for learned in (first, second)]

    def puzzles(self) -> Iterator[Puzzle]:
        """At most one of a kind for each seat and round, and one easy one."""
        for view in self.decisions():
            where = view.seat, view.round, view.frame[0]
            if where not in self.had and (found := self.puzzle(view)):
                self.had.add(where)
                self.had |= {1} & {found.difficulty}
                yield found

    def decisions(self) -> Iterator[State]:
        """The decisions of a game of mixed bots that can be puzzles, as their seats see them."""
        seeds = [self.random.getrandbits(60) for _ in range(2)]
        chance, views, state = Source(seeds[0]), Source(seeds[1]), self.game.start()
        players = [self.player() for _ in range(self.game.players)]
        for _ in range(LONGEST):
            seat = state.seat
            if seat is None:
                return
            options = state.options()
            if seat == CHANCE:
                state.apply(chance.choose(state))
            elif len(options) == 1:
                state.apply(options[0])
            else:
                if len({*ideas_of(state).values()}) >= FEWEST:
                    yield state.resample(seat, views)
                state.apply(players[seat].choose(state.resample(seat, views)))

    def player(self) -> Bot:
        """A weak search, or a careful bot of some style that is not always at its best."""
        random = self.random
        if random.random() < 0.5:
            spec = f"search:sims={WEAK[0]}"
        else:
            styles, temperature = list(advice_of(self.game).STYLES), random.choice(("0", "0.3", "0.7"))
            spec = f"careful:style={random.choice(styles)},temperature={temperature}"
        return make(spec, self.game, random.getrandbits(60))

    # --- one decision --------------------------------------------------------------------------------------

    def puzzle(self, view: State) -> Puzzle | None:
        """The puzzle that a decision makes, if it makes one: what costs little is asked first."""
        ideas = ideas_of(view)
        best = self.promising(view, ideas)
        if best is None:
            return None
        commands = self.commands(view, [best, *self.rivals(self.trees[0], ideas, best)])
        short: list[Hopes] = []
        for search in self.trees:
            short.append(self.hopes(search, view, best, commands, SHORT, {}))
            if not short[-1]:
                return None
            commands = {option: commands[option] for option in sorted(commands, key=lambda one: -short[-1][one].points)}
        found = self.found(view, best, ideas)
        if difficulty(found) in self.had:
            return None
        return self.kept(view, best, commands, ideas, found, [far(hopes, best) for hopes in short])

    def promising(self, view: State, ideas: Ideas) -> int | None:
        """The option whose idea a quick search finds far ahead of the others, if there is one."""
        search = self.trees[0]
        search.begin(view)
        for part in (1 / 3, 1):
            search.run(QUICK // 2)
            found = search.found()
            best, _, win, points = found[0]
            if best not in ideas:
                return None
            others = [row for row in found[1:] if ideas.get(row[0], ideas[best]) != ideas[best] and row[1] > 1]
            ahead = {
                "win": win - max((row[2] for row in others), default=0.0),
                "points": points - max((row[3] for row in others), default=points - 9),
            }
            if not any(ahead[by] > part * least for by, least in PROMISING.items()):
                return None
        return best

    def rivals(self, search: Tree, ideas: Ideas, best: int) -> list[int]:
        """What a search has looked into most, of other ideas than the best."""
        return [option for option, *_ in search.found() if ideas.get(option, ideas[best]) != ideas[best]][:RIVALS]

    def commands(self, view: State, options: Sequence[int]) -> Commands:
        """The commands that begin with each of some options."""
        return {option: self.completed(view, [option]) for option in options}

    def hopes(self, search: Tree, view: State, best: int, commands: Commands, sims: int, known: Hopes) -> Hopes:
        """What each command promises, or is known to; empty as soon as one has come too near to the best."""
        hopes = {**known, best: self.hope(search, view, commands[best], sims)}
        for rival in commands:
            if rival not in hopes:
                hopes[rival] = self.hope(search, view, commands[rival], sims)
                if near(hopes, best):
                    return {}
        return hopes

    def searched(self, search: Tree, view: State, sims: int) -> list[tuple[int, int, float, float]]:
        """What a search of some simulations has looked into, the most looked into first."""
        search.begin(view)
        search.run(sims)
        return search.found()

    def completed(self, view: State, options: Sequence[int]) -> tuple[int, ...]:
        """The command that begins with some options, and goes on as a search would."""
        state, command, seat = view.clone(), list(options), view.seat
        for option in options:
            state.apply(option)
        assert seat is not None
        while completing(state, seat):
            offered = state.options()
            if len(offered) > 1 and self.trees[0].matters(state):
                option = self.searched(self.trees[0], state, SHORT)[0][0]
            else:
                option = offered[0] if len(offered) == 1 else self.advisor.best(state)
            command.append(option)
            state.apply(option)
        return tuple(command)

    def hope(self, search: Tree, view: State, command: Sequence[int], sims: int) -> Hope:
        search.begin(view, command)
        search.run(sims)
        return Hope(*search.promised())

    # --- sure of it ----------------------------------------------------------------------------------------

    def kept(
        self, view: State, best: int, commands: Commands, ideas: Ideas, found: float, known: list[Hopes]
    ) -> Puzzle | None:
        """The puzzle, if its command is clearly ahead of all that long searches with both values look into most."""
        hopes = self.firm(view, best, commands, known)
        if not hopes:
            return None
        by, fresh = clear(hopes, best), set[int]()
        for search in self.trees:
            if ideas.get(self.searched(search, view, LONG)[0][0]) != ideas[best]:
                return None
            fresh |= {*self.rivals(search, ideas, best)} - commands.keys()
        if fresh:
            commands |= self.commands(view, sorted(fresh))
            hopes |= self.firm(
                view, best, {option: commands[option] for option in (best, *sorted(fresh))}, [{}, {}], by
            )
            if commands.keys() != hopes.keys() or clear(hopes, best) != by or not sure(hopes, best, by):
                return None
        gap = gaps(hopes, best)[by]
        right, answers = self.answers(view, best, commands, hopes, ideas)
        return Puzzle(
            view.to_position(), answers, right, by, round(gap.mean, 4), round(gap.error, 4), round(found, 3),
            difficulty(found), self.seed, self.index,
        )  # fmt: skip

    def firm(self, view: State, best: int, commands: Commands, known: list[Hopes], by: str = "") -> Hopes:
        """What each command promises; empty unless all judges find the best surely ahead, in `by` or what is clear."""
        first, second = self.trees
        hopes = self.hopes(first, view, best, commands, FIRM, known[0])
        by = by or (clear(hopes, best) if hopes else "")
        if not hopes or not by or not sure(hopes, best, by):
            return {}
        others = self.hopes(second, view, best, commands, FIRM, known[1])
        agreed = others and sure(others, best, by)
        return hopes if agreed and all(self.ahead(one, view, best, commands) for one in self.outlooks) else {}

    def ahead(self, outlook: Outlook, view: State, best: int, commands: Commands) -> bool:
        """Whether the best command stays ahead of each other where the rules of thumb play on, in the same deals."""
        seat, dealt = view.seat, Source(self.index)
        assert seat is not None
        views = [view.resample(seat, dealt) for _ in range(DEALS)]

        def won(command: Sequence[int]) -> list[float]:
            return [outlook.after(view, command, deal)[seat] for view, deal in zip(views, count(1))]

        own = won(commands[best])
        for option in commands:
            if option != best:
                shifts = [one - other for one, other in zip(own, won(commands[option]))]
                mean = sum(shifts) / DEALS
                error = sqrt(sum((shift - mean) ** 2 for shift in shifts)) / DEALS
                if mean - 2 * error < 0:
                    return False
        return True

    def answers(
        self, view: State, best: int, commands: Commands, hopes: Hopes, ideas: Ideas
    ) -> tuple[int, list[Answer]]:
        """How many answers are right, and all that are known: other ways to carry out the best among them."""
        ways = {commands[best]: hopes[best]}
        for command in self.variants(view, commands[best], ideas):
            ways.setdefault(command, self.hope(self.trees[0], view, command, FIRM))
        most = max(way.win for way in ways.values())
        alike = [command for command, way in ways.items() if way.win >= most - max(ALIKE, 2 * way.win_error)]
        ordered = sorted(ways, key=lambda command: (command not in alike, -ways[command].win))
        others = sorted((option for option in commands if option != best), key=lambda option: -hopes[option].win)
        rows = [(command, ways[command]) for command in ordered]
        rows += [(commands[option], hopes[option]) for option in others[:RIVALS]]
        return len(alike), [self.answer(command, hope) for command, hope in rows]

    def answer(self, command: Sequence[int], hope: Hope) -> Answer:
        texts = tuple(self.game.text(option) for option in command)
        return Answer(texts, round(hope.win, 4), round(hope.win_error, 4), round(hope.points, 2))

    def variants(self, view: State, command: Sequence[int], ideas: Ideas) -> Iterator[tuple[int, ...]]:
        """Commands of the same idea that differ in one decision, and are completed from there."""
        state = view.clone()
        for number, option in enumerate(command):
            others = [one for one in ideas if ideas[one] == ideas[option]] if not number else state.options()
            if number and len(others) > 1 and self.trees[0].matters(state):
                others = [row[0] for row in self.searched(self.trees[0], state, SHORT)]
            for other in others[:VARIANTS]:
                if other != option:
                    yield self.completed(view, [*command[:number], other])
            state.apply(option)

    def found(self, view: State, best: int, ideas: Ideas) -> float:
        """How often weak bots have the best idea: careful ones of all tempers, and searches that look little."""
        right, shares = [option for option in ideas if ideas[option] == ideas[best]], []
        for advisor in self.tempers:
            worth = advisor.values(view)
            top = max(worth[option] for option in ideas)
            shares.append(float(any(worth[option] == top for option in right)))
            for warmth in TEMPERATURES:
                odds = {option: exp((worth[option] - top) / warmth) for option in ideas}
                shares.append(sum(odds[option] for option in right) / sum(odds.values()))
        looks = []
        for sims in WEAK:
            for _ in range(4):
                found = [row[0] for row in self.searched(self.trees[0], view, sims) if row[0] in ideas]
                looks.append(float(bool(found) and found[0] in right))
        return (sum(shares) / len(shares) + sum(looks) / len(looks)) / 2


def difficulty(found: float) -> int:
    """How hard a puzzle is that weak bots solve so often."""
    return next((level for level, share in enumerate(SHARES, 1) if found >= share), HARDEST)


def gaps(hopes: Hopes, best: int) -> dict[str, Gap]:
    """By how much an option is ahead of the best other one, in win share and in points."""
    others = [hope for option, hope in hopes.items() if option != best] or [Hope(0.0, 0.0, -999.0, 0.0)]
    own, win, points = hopes[best], max(others, key=lambda hope: hope.win), max(others, key=lambda hope: hope.points)
    return {
        "win": Gap(own.win - win.win, sqrt(own.win_error**2 + win.win_error**2)),
        "points": Gap(own.points - points.points, sqrt(own.points_error**2 + points.points_error**2)),
    }


def far(hopes: Hopes, best: int) -> Hopes:
    """What is so far behind the best that nothing hangs on how far."""
    behind = {option: gaps({best: hopes[best], option: hope}, best) for option, hope in hopes.items() if option != best}
    return {
        option: hopes[option]
        for option, found in behind.items()
        if any(gap.mean - 2 * gap.error > FAR * CLEAR[by] for by, gap in found.items())
    }


def near(hopes: Hopes, best: int) -> bool:
    """Whether another one is so near that even two errors more would not make the best clear."""
    found = {by: gap.mean + 2 * gap.error for by, gap in gaps(hopes, best).items()}
    return found["win"] < FELT or not any(found[by] > least for by, least in clearing(hopes[best]).items())


def clear(hopes: Hopes, best: int) -> str:
    """What an option is clearly ahead in, `win` or `points`; empty for neither."""
    found = gaps(hopes, best)
    return next((by for by, least in clearing(hopes[best]).items() if found[by].mean >= least), "")


def clearing(hope: Hope) -> dict[str, float]:
    """By how much the best must be ahead, and in what: points do not matter where the game is decided."""
    return CLEAR if OPEN[0] < hope.win < OPEN[1] else {"win": CLEAR["win"]}


def sure(hopes: Hopes, best: int, by: str) -> bool:
    """Whether an option is ahead even without two errors, and not in points alone."""
    found = gaps(hopes, best)
    return found[by].mean - 2 * found[by].error >= SURE * CLEAR[by] and found["win"].mean >= FELT
