# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""A search: a tree of what may be decided until the round ends, over what the seat cannot know.

Every simulation deals anew what is hidden, goes down the tree, plays on by the rules of thumb to the end of the round,
and asks the value how that stands.  The rules of thumb say what is looked at first and what not at all (PUCT: `prior`).
It knows no game.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import bint, double, int as i32, void

from eolith.bots.value import Value
from eolith.kernel.advice import RulesOfThumb
from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import State

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
else:
    from math import exp, sqrt

    from eolith.kernel.uncompiled import blanked

MOST: i32 = 400  # decisions of a rollout
DEEP: i32 = 64  # decisions of the tree in one simulation


class Node:
    """What follows an option, in all deals of what is hidden together: the options looked at there are its children."""

    option: i32
    seat: i32  # who chose the option
    visits: i32
    offered: i32  # how often it could be chosen
    opened: bint
    prior: double
    use: double  # the sum of what its visits brought to the seat
    win: double
    margin: double
    child: Node  # the first
    next: Node  # the next child of the same node

    def __init__(self, option: int, seat: int) -> None:
        if not cython.compiled:
            blanked(self)
        self.option = option
        self.seat = seat


class Tree:
    """The search of one decision, which can go on for as long as one likes."""

    advisor: RulesOfThumb
    value: Value
    view: State
    ways: object  # how what the view hides may be, where more is known than it shows
    first: list  # options that are taken before the tree begins
    root: Node
    seat: i32
    stop: i32
    searched: i32[256]  # kinds of frames that the tree branches at
    hidden: Source
    keys: Source
    done: i32  # simulations
    win: double  # what they brought to the seat that decides, summed up
    win_squares: double
    margin: double
    margin_squares: double
    order: i32[128]  # options of a decision, the best first
    # how it searches
    width: i32  # options of a decision that are looked at
    boldness: double  # of the exploring
    warmth: double  # points less by which an option is e times less likely to be looked at
    evenness: double  # the part of the prior that all share
    doubt: double  # by how much what was not yet looked at is thought worse

    def __init__(self, advisor: Any, value: Any, kinds: Any, seed: int, **how: float) -> None:
        """For decisions on frames of some kinds; `how` names what differs from the usual."""
        if not cython.compiled:
            blanked(self)
        self.advisor = advisor
        self.value = value
        for kind in kinds:
            self.searched[kind] = 1
        self.hidden = Source(seed)
        self.keys = Source(seed + 1)
        usual = {"width": 12, "boldness": 0.6, "warmth": 2.0, "evenness": 0.3, "doubt": 0.05, **how}
        self.width = usual["width"]
        self.boldness = usual["boldness"]
        self.warmth = usual["warmth"]
        self.evenness = usual["evenness"]
        self.doubt = usual["doubt"]

    def begin(self, view: Any, first: Any = (), ways: Any = None) -> None:
        """Turn to the decision of a view, or to what follows some options that its seat takes.

        `ways` are those of a `Memory`.
        """
        self.view = self.advisor.game.own(view)
        self.ways = ways
        self.first = list(first)
        self.seat = self.view.seat
        self.stop = self.view.round + 1
        self.root = Node(-1, self.seat)
        self.done = 0
        self.win = self.win_squares = self.margin = self.margin_squares = 0.0

    def matters(self, view: Any) -> bool:
        """Whether the decision of a view is one that is searched."""
        state: State = view
        return self.branches(state)

    def run(self, simulations: int) -> None:
        """Look further into the decision."""
        for _ in range(simulations):
            self.simulate()

    def best(self) -> int:
        """The option that was looked into most; that of the rules of thumb before any."""
        chosen = self.root.child
        if chosen is None:
            return self.advisor.pick(self.view)
        node = chosen
        while node is not None:
            if node.visits > chosen.visits:
                chosen = node
            node = node.next
        return chosen.option

    def found(self) -> list[tuple[int, int, float, float]]:
        """Each option that was looked into, the most looked into first: (option, visits, win share, points ahead)."""
        rows = []
        node = self.root.child
        while node is not None:
            if node.visits:
                rows.append((node.option, node.visits, node.win / node.visits, node.margin / node.visits))
            node = node.next
        return sorted(rows, key=lambda row: -row[1])

    def promised(self) -> tuple[float, float, float, float]:
        """What the seat that decides can hope for: its win share and the points ahead, each with its error."""
        count = max(1, self.done)
        win: double = self.win / count
        margin: double = self.margin / count
        doubt: double = sqrt(max(0.0, self.win_squares / count - win * win) / count)
        points: double = sqrt(max(0.0, self.margin_squares / count - margin * margin) / count)
        return win, doubt, margin, points

    def line(self, option: int) -> list[int]:
        """What follows an option of the decision as the search would play, to the last it searches of the turn.

        A turn ends where chance or another seat decides.  In one deal of what is hidden.
        """
        state: State = self.view.clone()
        node = self.among(self.root, option)
        line: list = [option]
        kept = 1
        state.apply(option)
        while not state.over and state.agenda[state.depth][SEAT] == self.seat and len(line) < DEEP:
            searched = self.branches(state)
            following: i32 = self.advisor.pick(state)
            if searched and node is not None:
                liked: i32 = self.liked(node, state)
                if liked >= 0:
                    following = liked
            line.append(following)
            if searched:
                kept = len(line)
            forced = state.n_options == 1
            state.apply(following)
            if node is not None and not forced:
                node = self.among(node, following)
        return line[:kept]

    def among(self, node: Node, option: i32) -> Node:
        """The child of an option, or None."""
        child = node.child
        while child is not None and child.option != option:
            child = child.next
        return child

    def liked(self, node: Node, state: State) -> i32:
        """Of the options that this deal allows, the one that was looked into most; -1 if none was."""
        best: i32 = -1
        most: i32 = 0
        child = node.child
        while child is not None:
            if child.visits > most and state.offers(child.option):
                most = child.visits
                best = child.option
            child = child.next
        return best

    def branches(self, state: State) -> bint:
        """Whether the decision of a state is searched."""
        state.find_options()
        return state.n_options > 1 and self.searched[state.agenda[state.depth][KIND]] > 0

    def simulate(self) -> void:
        self.advisor.deal(self.keys.next())
        state: State = (
            self.view.redraw(self.seat, self.hidden) if self.ways is None else self.ways.redraw(self.view, self.hidden)
        )
        for option in self.first:
            state.apply(option)
        path: list = []
        node = self.root
        while not state.over and state.round < self.stop and len(path) < DEEP:
            seat = state.agenda[state.depth][SEAT]
            if seat == NATURE:
                option = self.advisor.draw(state)
                state.play(option)
                node = self.after(node, option, seat)
                continue
            if not self.branches(state):
                option = self.advisor.pick(state)
                forced = state.n_options == 1
                state.play(option)
                if not forced:
                    node = self.after(node, option, seat)
                continue
            if not node.opened:
                self.open(node, state)
                if node is not self.root:
                    break
            chosen = self.choose(node, state)
            if chosen is None:
                break
            path.append(chosen)
            state.play(chosen.option)
            node = chosen
        self.advisor.play_on(state, self.stop, MOST)
        self.value.judge(state)
        for item in path:
            chosen = item
            chosen.visits += 1
            chosen.use += self.value.use[chosen.seat]
            chosen.win += self.value.win[chosen.seat]
            chosen.margin += self.value.margin[chosen.seat]
        win: double = self.value.win[self.seat]
        margin: double = self.value.margin[self.seat]
        self.win += win
        self.win_squares += win * win
        self.margin += margin
        self.margin_squares += margin * margin
        self.done += 1

    def after(self, node: Node, option: i32, seat: i32) -> Node:
        """The child of an option, made if there is none."""
        child = self.among(node, option)
        return child if child is not None else self.add(node, option, seat)

    def add(self, node: Node, option: i32, seat: i32) -> Node:
        child = Node(option, seat)
        child.next = node.child
        node.child = child
        return child

    def open(self, node: Node, state: State) -> void:
        """Children for the options of a decision that the rules of thumb think best."""
        advisor = self.advisor
        advisor.consider(state)
        order = self.order
        count = state.n_options
        for i in range(count):
            option: i32 = state.offered[i]
            j = i
            while j > 0 and advisor.value[order[j - 1]] < advisor.value[option]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = option
        kept = min(count, self.width)
        total: double = 0.0
        for i in range(kept):
            total += exp((advisor.value[order[i]] - advisor.value[order[0]]) / self.warmth)
        seat = state.agenda[state.depth][SEAT]
        for i in range(kept - 1, -1, -1):
            child = self.add(node, order[i], seat)
            share: double = exp((advisor.value[order[i]] - advisor.value[order[0]]) / self.warmth) / total
            child.prior = (1.0 - self.evenness) * share + self.evenness / kept
        node.opened = True

    def choose(self, node: Node, state: State) -> Node:
        """Of the children that this deal allows, the one that promises most; None if it allows none."""
        visits: i32 = 0
        use: double = 0.0
        child = node.child
        while child is not None:
            visits += child.visits
            use += child.use
            child = child.next
        unseen: double = (use / visits if visits else 0.5) - self.doubt
        best: Node = None
        most: double = -1e9
        child = node.child
        while child is not None:
            if child.prior > 0.0 and state.offers(child.option):
                child.offered += 1
                promise: double = child.use / child.visits if child.visits else unseen
                promise += self.boldness * child.prior * sqrt(child.offered) / (1 + child.visits)
                if promise > most:
                    most = promise
                    best = child
            child = child.next
        return best
