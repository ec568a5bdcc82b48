"""What a seat that forgets nothing knows of the cards of others (EW-HIDDEN-01 to -08): ways in which they may lie.

What others do with cards is told in steps: a card that all see comes or goes, cards are drawn or change places unseen.
`Cards` are one way in which all of that may have happened.  So what they agree in is certain.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate, chain, islice, takewhile
from typing import TYPE_CHECKING, Any, TypeAlias

from eolith.kernel.chance import Source
from eolith.kernel.game import Game
from eolith.kernel.line import Seen
from eolith.kernel.numbers import KIND
from eolith.kernel.state import CHANCE, State, write_field

from .. import terms
from ..rules.hidden import lay
from ..terms import BURIED, DECK, EMPTY, FIRST_CULTURE, HAND, PILE

if TYPE_CHECKING:
    from eolith.kernel.state import Event

WAYS = 64
"""Of each seat; more where none of them can go on."""
MOST = 1024
GRAIN = 1 << 30

Step: TypeAlias = "tuple[str, int, Any]"
"""Seen: ("come", zone, card), ("go", zone, card), ("shuffle", 0, cards), ("open", 0, 0) before a pile is shown;
unseen: ("draw", 0, 0), ("move", zone, other zone)."""


class Cards:
    """One way in which the cards of a seat may lie.

    A card is its type, or ~n if it was drawn unseen from the n-th deck: then it is any of those that are left of that.
    """

    def __init__(self, zones: dict[int, list[int]], decks: list[list[int]]) -> None:
        self.zones = zones
        self.decks = decks
        """The cards of each deck that have not been seen since it was shuffled."""

    def copy(self) -> Cards:
        return Cards({zone: [*cards] for zone, cards in self.zones.items()}, [[*cards] for cards in self.decks])

    def take(self, step: Step, source: Source) -> float:
        """Go a step on; how likely it was, 0 where it could not be."""
        kind, zone, what = step
        if kind == "shuffle":
            self.decks.append([*what])
        elif kind == "draw":
            self.zones[HAND].append(-len(self.decks))
        elif kind == "come":
            self.zones[zone].append(what)
        elif kind == "open":
            # they came from the hand of late, and which they are is not left to luck
            self.zones[HAND] += self.zones[PILE]
            self.zones[PILE] = []
        elif kind == "move":
            cards = self.zones[zone]
            self.zones[what].append(cards.pop(source.below(len(cards))))
        else:
            return self._go(self.zones[zone], what, source)
        return 1.0

    def _go(self, cards: list[int], seen: int, source: Source) -> float:
        """A card leaves that is of a type, or may be."""
        odds = [self.decks[~card].count(seen) / len(self.decks[~card]) if card < 0 else card == seen for card in cards]
        if likely := sum(odds):
            card = cards.pop(drawn(odds, source))
            if card < 0:
                self.decks[~card].remove(seen)
        return likely

    def dealt(self, source: Source) -> dict[int, list[int]]:
        """The cards by zones, those drawn unseen dealt out."""
        decks = [shuffled(cards, source) if cards else cards for cards in self.decks]
        zones = {
            zone: [decks[~card].pop() if card < 0 else card for card in cards] for zone, cards in self.zones.items()
        }
        return {**zones, DECK: decks[-1]}


class Ways:
    """How the cards of other seats may lie."""

    def __init__(self, seat: int, cards: dict[int, list[Cards]]) -> None:
        self.seat = seat
        self.cards = cards

    def redraw(self, view: State, source: Source) -> State:
        """A copy in which what the seat cannot know is drawn anew, as it may be after all that the seat has seen."""
        state: Any = view.resample(self.seat, source)
        zones = hidden(state)
        for owner, ways in self.cards.items():
            dealt = ways[source.below(len(ways))].dealt(source)
            for zone in zones:
                lay(state, owner, zone, dealt[zone])
        return state


class Remembered:
    """What a seat knows that is told again and again all that it has perceived of a game.

    It plays along, with such cards of others as are seen next.
    """

    def __init__(self, game: Game) -> None:
        """ValueError for a table where that is not known: of one seat, of the prototype, with closed discard piles."""
        if game.players == 1 or game.wording != game.name or game.options["discard_view"] != "all":
            raise ValueError(f"recall of bot search is not for {game!r}")
        self.game = game
        self._begin()

    def _begin(self) -> None:
        self.state: Any = self.game.start()
        self.seen: Seen = ()
        self.steps: dict[int, list[Step]] = {}
        self.ways: dict[int, list[Cards]] = {}

    def position(self, seen: Seen, view: State) -> tuple[State, Ways | None]:
        """Where the seat of the view is, and how what is hidden from it may lie."""
        seat = view.seat
        assert seat is not None
        if seen[: len(self.seen)] != self.seen:
            self._begin()
        told = {owner: len(steps) for owner, steps in self.steps.items()}
        self._read(seen[len(self.seen) :], seat)
        self.seen = seen
        for owner, steps in self.steps.items():
            self.ways[owner] = went_on(self.ways.get(owner), steps, told.get(owner, 0), Source(owner))
        found = {owner: ways for owner, ways in self.ways.items() if ways}
        return view, Ways(seat, found) if found else None

    # --- playing along -------------------------------------------------------------------------------------------

    def _read(self, entries: Sequence[Any], seat: int) -> None:
        for at, entry in enumerate(entries):
            if len(entry) == 2:
                self._play_unseen(entries[at:], seat)
                who, option = entry
                shown = [*takewhile(lambda entry: len(entry) == 5, entries[at + 1 :])]
                self._lay(who, option, [event for event in shown if event[1] != seat], mine=who == seat)
                self._apply(self._guess(who, ~option, shown) if option < 0 else option, seat, hidden=option < 0)
        self._play_unseen((), seat)

    def _play_unseen(self, ahead: Sequence[Any], seat: int) -> None:
        """What chance does unseen by the seat: land is chosen as it will be laid."""
        state = self.state
        while state.seat == CHANCE and self.game.hides(state, (options := state.options())[0], seat) is not None:
            option = options[0]
            if state.frame[KIND] == terms.DEAL_LAND:
                laid = Counter(option - terms.LAY_TILE for who, option, *_ in ahead if who == CHANCE)
                option = max(options, key=lambda one: laid[one - terms.PICK_LAND] - state.chosen[one - terms.PICK_LAND])
            self._apply(option, seat, hidden=True)

    def _lay(self, who: int, option: int, shown: Iterable[Event], mine: bool) -> None:
        """Have others hold what they play and what is revealed."""
        state = self.state
        kind = state.frame[KIND]
        if not mine and kind == terms.TURN and terms.PLAY <= option < terms.USE:
            locked = [card for card, count in enumerate(state.locked) for _ in range(count)]
            self._arrange(who, HAND, [option - terms.PLAY, *locked])
        elif not mine and kind == terms.DISCARD_CARD:
            self._arrange(who, HAND, [option - terms.DISCARD])
        piles: dict[int, list[int]] = {}
        for event, owner, card, side, _ in shown:
            if event == terms.PILE_REVEALED:
                piles.setdefault(owner, []).append(card)
            elif event == terms.SIDE_CHOSEN and state.side[owner]:
                sides = state.side
                sides[owner] = 1 + side
                write_field(state, "side", sides)
        for owner, cards in piles.items():
            self._arrange(owner, PILE, cards)

    def _arrange(self, owner: int, zone: int, wanted: Sequence[int]) -> None:
        """Put cards of a seat where they have to be, and its others anywhere."""
        state = self.state
        cards = {place: listed(getattr(state, field)[owner]) for place, field in hidden(state).items()}
        rest = (Counter(chain(*cards.values())) - Counter(wanted)).elements()
        for place, held in cards.items():
            first = wanted if place == zone else ()
            lay(state, owner, place, [*first, *islice(rest, len(held) - len(first))])

    def _guess(self, who: int, first: int, shown: Iterable[Event]) -> int:
        """What the seat did not see another decide."""
        state = self.state
        options = [option for option in state.options() if option >= first and option != terms.NEXT]
        kind = state.frame[KIND]
        if kind == terms.CHOOSE_SIDE:
            return next((terms.TAKE_SIDE + event[3] for event in shown if event[1] == who), first)
        if kind == terms.GAIN_BURIAL:
            # so that no more of what is left has to stay in hand than really does
            return max(options, key=lambda option: option - first < FIRST_CULTURE and state.locked[option - first])
        return options[0]

    def _apply(self, option: int, seat: int, hidden: bool) -> None:
        """Decide, and note what it does with the cards of others."""
        state = self.state
        events: list[Event] = []
        state.listener = events
        state.apply(option)
        state.listener = None
        for at, (event, owner, card, zone, _) in enumerate(events):
            if event == terms.ROUND_STARTED and card == 1:
                self._start(seat)
            elif owner in self.steps:
                self.steps[owner] += steps_of(event, card, zone, hidden)
                if event == terms.DECK_SHUFFLED:
                    since = [one[2] for one in events[at:] if one[:2] == (terms.CARD_DRAWN, owner)]
                    self.steps[owner].append(("shuffle", 0, [*listed(state.deck[owner]), *since]))

    def _start(self, seat: int) -> None:
        """All know the cards that the first round begins with."""
        state = self.state
        for owner in range(self.game.players):
            if owner != seat:
                hand = [("come", HAND, card) for card in listed(state.hand[owner])]
                self.steps[owner] = [("shuffle", 0, listed(state.deck[owner])), *hand]


def steps_of(event: int, card: int, zone: int, hidden: bool) -> list[Step]:
    """What an event does with a card of another seat; a shuffle has to know more."""
    if event == terms.CARD_DRAWN:
        return [("draw", 0, 0)]
    if event in (terms.CARD_PLAYED, terms.CARD_DISCARDED):
        return [("go", HAND, card)]
    if event == terms.CARD_PILED:
        return [("move", HAND, PILE)]
    if event == terms.PILE_REVEALED:
        # EW-ECL-06: culture cards come back
        return [("open", 0, 0), ("go", HAND, card), *([("come", HAND, card)] if card >= FIRST_CULTURE else [])]
    if event == terms.CARD_BURIED:
        return [("move", HAND, BURIED) if hidden else ("come", BURIED, card)]
    if event == terms.CULTURE_TAKEN or event == terms.TRIBE_TAKEN and card != EMPTY and zone in (HAND, BURIED):
        return [("come", HAND if event == terms.CULTURE_TAKEN else zone, card)]
    return []


def went_on(ways: list[Cards] | None, steps: Sequence[Step], done: int, source: Source) -> list[Cards]:
    """The ways after all steps, of which some are done; each step leaves those more often that made it likelier.

    Where none of them can go on, more go from the beginning; none are left where that does not help.
    """
    if ways == []:
        return []
    count = WAYS
    while count <= MOST:
        ways = ways or [Cards({HAND: [], PILE: [], BURIED: []}, []) for _ in range(count)]
        for step in steps[done:]:
            odds = [one.take(step, source) for one in ways]
            if not any(odds):
                ways = []
                break
            if min(odds) < max(odds):
                ways = [ways[drawn(odds, source)].copy() for _ in ways]
        else:
            return ways
        done, count = 0, 4 * count
    return []


def hidden(state: Any) -> dict[int, str]:
    """The zones that others cannot look into, and their fields."""
    piles = {} if state.phase == terms.ECLIPSE_PHASE else {PILE: "pile"}
    return {HAND: "hand", DECK: "deck", BURIED: "buried", **piles}


def listed(counts: Iterable[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]


def drawn(odds: Sequence[float], source: Source) -> int:
    """A place, as likely as its odds."""
    sums = [*accumulate(odds)]
    return bisect(sums, source.below(GRAIN) / GRAIN * sums[-1])


def shuffled(cards: Sequence[int], source: Source) -> list[int]:
    found = [*cards]
    for at in range(len(found) - 1, 0, -1):
        other = source.below(at + 1)
        found[at], found[other] = found[other], found[at]
    return found
