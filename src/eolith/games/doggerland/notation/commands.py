"""What a person may type or click, as the options it stands for, or the rule against it.

`expand` either gives the options to apply one after another or raises `Refused` with the rule that
forbids the command; the state itself is never touched.  A command may name all that one plan or one
execution asks for: `send d4 chief hunters 2 tools 1 deprive`, `craft stat_bone_fish chief pay`,
`return d4 hide 1 meat 3`.  What it leaves out is asked afterwards, but for members and tools of an
expedition: who is not named stays at home.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from eolith.kernel.actions import Action, ChanceAction, not_understood, text_of
from eolith.kernel.game import ActionError, Game
from eolith.kernel.rule import Refused, refuse
from eolith.kernel.state import CHANCE

from .. import terms
from ..layout import CELL_NAMES
from . import actions
from .agenda import GROUP
from .alone import reasons

if TYPE_CHECKING:
    from eolith.kernel.columns import Fields
    from eolith.kernel.state import Event, State

    from ..pack import Pack
    from ..rules import Doggerland

GRAMMAR = (
    "turn DIRECTION", "arrow SLOT", "pass", "dwelling [MEMBER]", "craft CRAFT [MEMBER]", "birth [MEMBER MEMBER]",
    "send CELL [chief] [shaman] [hunters N] [tools N]", "paint PLACE [MEMBER]", "ability ABILITY [MEMBER]",
    "shaman ACTION [MEMBER|PLACE|CELL]", "member MEMBER", "parents MEMBER MEMBER", "with chief|shaman",
    "without chief|shaman", "hunters N", "tools N", "group [chief] [shaman] [hunters N] [tools N]", "pay GOOD",
    "deprive", "build DWELLING other|chief empty|ramshackle", "make CRAFT", "bear", "return CELL [GOOD N ...]",
    "colour PLACE", "raise ABILITY", "forge N", "invoke [GOOD]", "finish", "load N", "forget SPECIES", "give STORE",
    "take GOOD", "exchange STORE STORE GOOD", "cubes 1|2", "site CELL", "done", "eat N", "feed [STORE N ...]",
    "camp CELL",
)  # fmt: skip
"""What can be typed; a plan may end with what pays its cost, `pay` or `deprive` for each part of it."""

ALONE_GRAMMAR = (
    *GRAMMAR, "accept", "decline", "choose 1|2", "tile CELL", "discard CRAFT", "raze DWELLING empty|ramshackle",
    "close HOME", "erase PLACE", "hold RIVAL",
)  # fmt: skip
"""The same in a game alone."""


def grammar_of(game: Game) -> tuple[str, ...]:
    """What can be typed in a game."""
    return ALONE_GRAMMAR if game.alone else GRAMMAR


STEPS = frozenset(
    ("member", "parents", "group", "cost", "cave_token", "site", "load", "memory", "offering", "cubes", "feed", "trade")
)
"""Frames that ask for the rest of a command."""
PLACING = (actions.Dwelling, actions.Craft, actions.Birth, actions.Paint, actions.Ability, actions.Shaman)
"""Plans that one member or two are placed for."""
COSTS = ("pay", "deprive")
ANSWERS = {"group": "group", "feed": "feed", "exchange": "trade"}
"""The frames that are answered in one go, by the word that the answer begins with."""
TURNS = {
    "turn_centre": "DG-SETUP-06", "set_arrow": "DG-SETUP-16", "buy": "DG-SHORT-08", "planning": "DG-PLAN-01",
    "execution": "DG-EXEC-03", "feed": "DG-FEED-14", "camp": "DG-CAMP-01",
}  # fmt: skip
"""The rule that says whose turn it is, by kind of frame or by phase."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A decision with what is to follow it, in words: members, numbers, goods, cells, pay or deprive."""

    action: Action | None
    """None for ANSWERS, which begin with what follows."""
    rest: tuple[str, ...]


def parse_command(game: Game[Pack], text: str) -> Action | Sentence:
    """The command that a text names, in any case and spacing; ActionError, saying what is possible, for none."""
    words = text.casefold().split()
    option = game.action_table.option_of_text(" ".join(words))
    if option >= 0:
        action: Action = game.action(option)
        return action
    if words and words[0] in ANSWERS:
        return Sentence(None, tuple(words))
    for length in range(min(2, len(words) - 1), 0, -1):
        option = game.action_table.option_of_text(" ".join(words[:length]))
        if option >= 0:
            return Sentence(game.action_table.action(option), tuple(words[length:]))
    raise not_understood(text, grammar_of(game))


def phase(state: State) -> str:
    """One of terms.PHASES, or over."""
    fields: Fields = state.fields()
    return "over" if state.over else terms.PHASES[fields["phase"]]


def expand(game: Game[Pack], state: Doggerland, command: Action | Sentence, seat: int | None = None) -> list[int]:
    """The options that carry out a command for a seat (by default the one to decide).

    Raises Refused when a rule forbids it, and ActionError for words that mean nothing there.  The
    state is not changed.
    """
    first = command.action if isinstance(command, Sentence) else command
    if isinstance(first, ChanceAction):
        raise refuse("DG-HIDDEN-05", "chance-decides")
    if state.over:
        raise refuse("DG-FLOW-06", "game-over")
    if state.seat == CHANCE:
        raise refuse("DG-HIDDEN-05", "chance-decides")
    if seat is not None and seat != state.seat:
        raise _out_of_turn(state)
    if isinstance(command, Sentence):
        return _Walk(game, state, command).options()
    option = game.option(command)
    if option in state.options():
        return [option]
    raise reasons(game, state).against(command)


def _out_of_turn(state: Doggerland) -> Refused:
    assert state.seat is not None
    rule = TURNS.get(terms.FRAMES[state.frame[0]]) or TURNS.get(phase(state), "DG-FLOW-04")
    return refuse(rule, "not-your-turn", seat=terms.SEATS[state.seat])


class _Walk:
    """Walks a clone through the decisions of one command."""

    def __init__(self, game: Game[Pack], state: Doggerland, command: Sentence) -> None:
        self.game = game
        self.before = state
        self.state = state.clone()
        self.events: list[Event] = []
        self.state.listener = self.events
        self.seat = state.seat
        self.planning = terms.FRAMES[state.frame[0]] == "plan"
        self.command = command
        self.rest = list(command.rest)
        self.taken: list[int] = []
        self.heard = int(isinstance(command.action, actions.Pay | actions.Deprive | actions.Forget))
        """So many of the events have been compared with the words.

        Where the sentence itself pays, takes a token or forgets, the first event is that, and no word is left for it.
        """
        self.charged = terms.FRAMES[state.frame[0]] == "cost"
        """What is paid from now on is the cost of a plan."""
        self.group: dict[str, int] = {}
        self.numbers: dict[str, int] = {}

    def options(self) -> list[int]:
        self.begin()
        while (following := self.following()) is not None:
            self.take(self.game.option(following))
        self.end()
        return self.taken

    def text(self) -> str:
        words = [] if self.command.action is None else [text_of(self.command.action)]
        return " ".join([*words, *self.command.rest])

    def begin(self) -> None:
        """The first decision, and the words that are needed in another order than they are typed."""
        action = self.command.action
        if action is None:
            self.answer()
            return
        if isinstance(action, actions.Send):
            option = self.game.option(action)
            if option not in self.state.options():
                raise reasons(self.game, self.before).against(action)
            self.company(action.cell)
        elif isinstance(action, actions.Return):
            self.numbers = self.read_numbers(terms.GOODS)
        self.take(self.game.option(action))
        if isinstance(action, PLACING) and self.planning:
            self.members(action)

    def members(self, action: Action) -> None:
        """Refused for members that a plan cannot have; their words are done with where nobody is asked for."""
        number = 2 if isinstance(action, actions.Birth) else 1
        named = self.rest[:number]
        if len(named) < number or not set(named) <= set(terms.MEMBERS):
            return
        for member in named:
            refused = reasons(self.game, self.before).member(action, member, named.count(member))
            if refused is not None:
                raise refused
        if terms.FRAMES[self.state.frame[0]] not in ("member", "parents"):
            del self.rest[:number]

    def answer(self) -> None:
        """What is being asked, all of it."""
        verb = self.rest.pop(0)
        begun = verb == "exchange" and self.state.frame[terms.GIVEN]
        if terms.FRAMES[self.state.frame[0]] != ANSWERS[verb] or begun:
            raise reasons(self.game, self.before).finish_first()
        if verb == "group":
            self.complete()
        elif verb == "feed":
            self.numbers = self.read_numbers(terms.STORES[terms.PLANT1 :])
            if not self.numbers:
                raise ActionError("say: feed STORE N ..., of the food in the bowls")
        elif len(self.rest) != 3:
            raise ActionError("say: exchange STORE STORE GOOD")
        elif set(self.rest[:2]) <= set(terms.STORES):
            self.rest[:2] = sorted(self.rest[:2], key=terms.STORES.index)

    def take(self, option: int) -> None:
        """One decision; Refused where it is not offered."""
        if option not in self.state.options():
            raise reasons(self.game, self.state).against(self.game.action(option))
        self.state.apply(option)
        self.taken.append(option)

    def settle(self) -> None:
        """What has happened takes off the word for it, asked for or not; Refused where the word names another."""
        for kind, seat, what, number, _ in self.events[self.heard :]:
            event = terms.EVENTS[kind]
            self.charged |= event in ("planned", "sent")
            word = self.word(event, what, number) if seat == self.seat else ""
            if not word or not self.rest:
                continue
            if self.rest[0] == word:
                del self.rest[0]
            elif (refused := self.otherwise(event, self.rest[0])) is not None:
                raise refused
        self.heard = len(self.events)

    def word(self, event: str, what: int, number: int) -> str:
        """The word for what happened, if a command can have one for it."""
        first = self.command.action
        match event:
            case "paid" if self.charged:
                return "pay"
            case "deprived" if number == terms.SUBSTITUTE:
                return "deprive"
            case "paid" if isinstance(first, actions.Invoke):
                return terms.STORES[what]
            case "painted" if isinstance(first, actions.Invoke | actions.Pay):
                return str(number)
            case "forgotten":
                return terms.SPECIES[what]
        return ""

    def otherwise(self, event: str, word: str) -> Refused | None:
        """The rule against a word where something else happened by itself; None for a word of another matter."""
        if event == "paid" and self.charged:
            return refuse("DG-COST-08", "no-token-due") if word == "deprive" else None
        if event == "paid" and word in terms.GOODS:
            return reasons(self.game, self.before).offering(word)
        if event == "painted" and word == "2":
            return refuse("DG-SHAMAN-13", "one-figure")
        if event == "forgotten" and word in terms.SPECIES:
            return refuse("DG-HUNT-11", "not-in-memory", species=word)
        return None

    def end(self) -> None:
        """Refused where something went by itself otherwise than the words say; ActionError for words left over."""
        check = self.wrong_meal if self.command.action is None else self.wrong_load
        for name, number in self.numbers.items():
            if (refused := check(name, number)) is not None:
                raise refused
        odd = [word for word in self.rest if word not in COSTS]
        if odd:
            raise ActionError(f"{odd[0]!r} is not asked for by {self.text()!r}")
        if self.rest:
            if self.rest[0] == "pay" and self.tokens() > self.command.rest.count("deprive"):
                raise refuse("DG-COST-06", "nothing-to-pay-with")
            raise refuse("DG-COST-06", "nothing-to-pay")

    def wrong_load(self, good: str, number: int) -> Refused | None:
        brought = self.count("gained", terms.GOODS.index(good))
        return reasons(self.game, self.before).load(good, number, brought) if number != brought else None

    def wrong_meal(self, store: str, number: int) -> Refused | None:
        place = terms.STORES.index(store)
        before = self.eaten_before(store)
        have = before + self.before.stock[self.seat][place]
        eaten = before + self.count("eaten", place)
        if number > have:
            return refuse("DG-FEED-03", "not-so-much-food", store=store, need=number, have=have)
        if number > eaten:
            return refuse("DG-FEED-03", "needless-food", store=store)
        return refuse("DG-FEED-04", "must-feed", store=store) if number < eaten else None

    def count(self, event: str, which: int) -> int:
        """What events of a kind say of a good or a store of the seat."""
        own = terms.EVENTS.index(event), self.seat, which
        return sum(number for *heard, number, _ in self.events if tuple(heard) == own)

    def tokens(self) -> int:
        """How many tokens the seat has taken in place of a cost."""
        taken = terms.DEPRIVED, self.seat, 1, terms.SUBSTITUTE
        return sum(event[:4] == taken for event in self.events)

    def eaten_before(self, store: str) -> int:
        """What went without a question from a store that comes before the one that is asked about."""
        step, plants, meat = self.before.frame[3:6]
        if store not in terms.ASKED_STORES or terms.ASKED_STORES.index(store) >= step - 1:
            return 0
        return int(meat if store == "meat2" else plants)

    def read_numbers(self, names: Sequence[str]) -> dict[str, int]:
        """`hide 1 meat 3`, to the end of the words."""
        numbers: dict[str, int] = {}
        while self.rest and self.rest[0] in names and self.rest[0] not in numbers:
            name = self.rest.pop(0)
            numbers[name] = self.read_number()
        return numbers

    def read_number(self) -> int:
        if not self.rest or not self.rest[0].isdecimal():
            raise ActionError(f"a number is missing in {self.text()!r}")
        return min(int("0" + self.rest.pop(0).lstrip("0")[:4]), 999)

    # --- what the words say at each kind of decision ------------------------------------------------

    def following(self) -> Action | None:
        """The action that the words name next; None if they leave it open."""
        self.settle()
        if self.state.seat != self.seat or terms.FRAMES[self.state.frame[0]] not in STEPS:
            return None
        return getattr(self, f"at_{terms.FRAMES[self.state.frame[0]]}")()  # type: ignore[no-any-return]

    def next_word(self, among: Sequence[str]) -> str | None:
        return self.rest.pop(0) if self.named(among) else None

    def named(self, among: Sequence[str]) -> str | None:
        """The next word, which stays until `settle` hears that it was carried out."""
        return self.rest[0] if self.rest and self.rest[0] in among else None

    def at_member(self) -> Action | None:
        word = self.next_word(terms.MEMBERS)
        return actions.Member(word) if word else None

    def at_parents(self) -> Action | None:
        pair = self.rest[:2]
        if len(pair) < 2 or not set(pair) <= set(terms.MEMBERS):
            return None
        del self.rest[:2]
        return actions.Parents(*sorted(pair, key=terms.MEMBERS.index))

    def at_cost(self) -> Action | None:
        word = self.named(COSTS)
        if word == "pay":
            return actions.Pay("tool" if self.state.frame[terms.TOOLS_DUE] else "hide")
        return actions.Deprive() if word else None

    def at_cave_token(self) -> Action | None:
        word = self.next_word(actions.painting_cells(self.game.pack))
        return actions.Paint(word) if word else None

    def at_site(self) -> Action | None:
        word = self.next_word(CELL_NAMES)
        return actions.Site(word) if word else None

    def at_memory(self) -> Action | None:
        word = self.named(terms.SPECIES)
        return actions.Forget(word) if word else None

    def at_offering(self) -> Action | None:
        word = self.named(terms.GOODS)
        return actions.Pay(word) if word else None

    def at_cubes(self) -> Action | None:
        word = self.named(("1", "2"))
        return actions.Cubes(int(word)) if word else None

    def at_load(self) -> Action | None:
        return actions.Load(self.numbers.get(terms.GOODS[self.state.frame[terms.GOOD]], 0)) if self.numbers else None

    def at_feed(self) -> Action | None:
        store = terms.ASKED_STORES[self.state.frame[terms.STEP] - 1]
        return actions.Eat(self.numbers.get(store, 0)) if self.numbers else None

    def at_trade(self) -> Action | None:
        if not self.rest or self.command.action is not None:
            return None
        word = self.rest.pop(0)
        return actions.Give(word) if self.state.frame[terms.GIVEN] < 2 else actions.Take(word)

    # --- members ---------------------------------------------------------------------------------------

    def company(self, cell: str) -> None:
        """Who goes on an expedition; Refused for a group that may not go."""
        named: dict[str, int] = {}
        while self.rest and self.rest[0] in GROUP and self.rest[0] not in named:
            name = self.rest.pop(0)
            named[name] = self.read_number() if name in ("hunters", "tools") else 1
        self.group = dict.fromkeys(GROUP, 0) | named
        refused = reasons(self.game, self.before).group(cell, **self.group)
        if refused is not None:
            raise refused

    def complete(self) -> None:
        """The whole of a group of which something may be decided already; Refused where the words say otherwise."""
        cell, step = self.state.frame[2:4]
        self.company(CELL_NAMES[cell])
        if [*self.group.values()][:step] != list(self.state.group[cell])[:step]:
            raise reasons(self.game, self.before).finish_first()

    def at_group(self) -> Action | None:
        if not self.group:
            return None
        member = GROUP[self.state.frame[terms.STEP]]
        number = self.group[member]
        if member in ("chief", "shaman"):
            return actions.With(member) if number else actions.Without(member)
        return actions.Hunters(number) if member == "hunters" else actions.Tools(number)
