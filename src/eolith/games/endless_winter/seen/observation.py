"""What one seat of Endless Winter may know (EW-HIDDEN), as a structured object.

Where a card of another seat lies may be hidden, but never which cards that seat owns: all are gained
openly.  So of a hidden hand, deck, pile and burial ground the sizes are shown, and all their cards
together.  The score sheet is made from this object alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from eolith.kernel.named import Named, counts
from eolith.kernel.observation import Pending, Plain, seat_name

from .. import layout, terms
from ..notation.position import CHIEF_PLACES, PLACES, Names, names_of, write_figure

if TYPE_CHECKING:
    from eolith.kernel.game import Game
    from eolith.kernel.state import State

    from ..pack import Pack


Counts = Mapping[str, int]
"""How many by id; only what there is."""


class SeatView(Struct, frozen=True):
    """A seat, as the observer sees it."""

    seat: str
    chief: str | None
    side: str | None
    """a or b; None before it is chosen or shown."""
    setup_card: str | None
    score: int
    """The marker on the score track; the final score when the game is over."""
    food: int
    capacity: int
    tools: int
    chief_at: str
    """home, a column, rest, or out."""
    tribe: Counts
    """Tribe figures at home and by place."""
    hand_size: int
    deck_size: int
    pile_size: int
    buried_size: int
    hand: Counts | None
    deck: Counts | None
    """The cards of the deck, which has no known order (EW-HIDDEN-02); None as the others for who may not know."""
    pile: Counts | None
    buried: Counts | None
    discard_size: int
    hidden: Counts
    """All cards of the zones above that are None; empty for the seat itself."""
    discard: Counts
    """As far as it is open: to others perhaps its top card alone (EW-HIDDEN-03)."""
    played: Counts
    camps: Counts
    camps_home: int
    villages_left: int
    megaliths: int
    """At home; the last eight are of the seat's colour."""
    offering: int
    honor: int
    honor_place: int
    """On the honor level, 0 being the leftmost."""
    unused: Counts
    used: Counts
    stones: tuple[str, ...]

    @property
    def cards(self) -> Counts:
        """All cards that the seat owns."""
        total: dict[str, int] = {}
        for zone in (self.hand, self.deck, self.pile, self.buried, self.hidden, self.discard, self.played):
            for card, count in (zone or {}).items():
                total[card] = total.get(card, 0) + count
        return total


class Observation(Plain, frozen=True):
    """All that the observer may know of a position; equal whatever the hidden cards are."""

    viewer: str | None
    """"A" to "D", or None for a spectator."""
    players: int
    options: Mapping[str, str]
    round: int
    phase: str
    """One of terms.PHASES, or over."""
    turn: str | None
    """Whose decision it is: a seat, "chance", or None after the end."""
    turns_done: int
    order: tuple[str, ...]
    """The turn order track from the top, as far as it is known."""
    stage: str
    """One of terms.STAGES."""
    column: str | None
    """Where the figure of the turn stands."""
    by_chief: bool
    labor: float
    cultures: int
    taken: tuple[str, ...]
    """Tribe cards taken by the top of Initiate this turn."""
    locked: Counts
    """Of them, those in hand that cannot be played this turn; known to their owner, who may have buried one."""
    ready: Counts
    """Uses left of clauses this turn."""
    bottoms: Mapping[str, str]
    """By column: the figure on its bottom symbol, as `A chief`."""
    supply: Counts
    open_culture: tuple[str, ...]
    culture_left: tuple[int, int]
    """Cards in the decks of Era I and II."""
    culture_unseen: tuple[str, ...]
    """What is in these decks, in no order."""
    ground: Counts
    animal_deck: Counts
    """What is in the deck, in no order: all the animals that lie nowhere else."""
    stones: tuple[str, ...]
    """On the main board."""
    terrain: tuple[str | None, ...]
    """By hex, in the order of layout.HEX_NAMES."""
    tokens: Mapping[str, str]
    """Glacier tokens by hex; face_down, or the token."""
    villages: Mapping[str, str]
    """By junction: the seat."""
    boards: tuple[str | None, ...]
    """Megalith boards by the slot of the layout."""
    megaliths: Mapping[str, str]
    """By site: grey, or the seat."""
    rest_open: str | None
    rest_held: str | None
    rest_under: tuple[str, ...]
    rest_given: bool
    shown_chiefs: tuple[str, ...]
    shown_setup_cards: tuple[str, ...]
    pending: Pending | None
    later: tuple[Pending, ...]
    seats: tuple[SeatView, ...]


def observe(game: Game[Pack], state: State, viewer: int | None) -> Observation:
    """What a viewer may know of a state now; ValueError for a seat that the game does not have."""
    fields, names = state.fields(), names_of(game)
    agenda = [_pending(frame, viewer) for frame in reversed(fields["agenda"][: fields["depth"] + 1])]
    tokens = (
        (place, "face_down" if token == 1 else names.glacier_tokens[token - 2])
        for place, token in zip(layout.HEX_NAMES, fields["token"])
        if token
    )
    culture = fields["culture"]
    era = terms.CULTURE_OF_ERA
    return Observation(
        viewer=None if viewer is None else terms.SEATS[viewer],
        players=game.players,
        options=Named(game.options),
        round=fields["round"],
        phase="over" if fields["over"] else terms.PHASES[fields["phase"]],
        turn=agenda[0].seat if agenda else None,
        turns_done=fields["turns_done"],
        order=tuple(terms.SEATS[seat] for seat in fields["order"][: game.players] if seat >= 0),
        stage=terms.STAGES[fields["stage"]],
        column=PLACES[fields["column"]] if fields["stage"] > 1 else None,
        by_chief=fields["by_chief"] > 0,
        labor=fields["labor"] / 2,
        cultures=fields["cultures"],
        taken=tuple(card for i, card in enumerate(names.tribe) if fields["types_taken"] >> i & 1),
        locked=counts(names.cards, fields["locked"]) if viewer == _turn_owner(fields, game.players) else Named(),
        ready=counts(names.clauses, fields["ready"]),
        bottoms=Named((column, write_figure(by)) for column, by in zip(terms.COLUMNS, fields["bottom_by"]) if by),
        supply=counts(names.tribe, fields["supply"]),
        open_culture=tuple(card for card, where in zip(names.culture, culture) if where == 1),
        culture_left=(culture[:era].count(0), culture[era:].count(0)),
        culture_unseen=tuple(card for card, where in zip(names.culture, culture) if where == 0),
        ground=counts(names.species, fields["ground"]),
        animal_deck=counts(names.species, fields["animal_deck"]),
        stones=tuple(stone for stone, where in zip(names.stones, fields["stone"]) if where == 1),
        terrain=tuple(names.terrains[kind] if kind >= 0 else None for kind in fields["terrain"]),
        tokens=Named(tokens),
        villages=Named(
            (junction, terms.SEATS[owner - 1])
            for junction, owner in zip(layout.JUNCTION_NAMES, fields["villages"])
            if owner
        ),
        boards=tuple(names.boards[laid] if laid >= 0 else None for laid in fields["board_at"]),
        megaliths=Named(
            (site, "grey" if owner == 1 else terms.SEATS[owner - 2])
            for site, owner in zip(names.sites, fields["site"])
            if owner
        ),
        rest_open=_token(names, fields["rest_open"]),
        rest_held=_token(names, fields["rest_held"]),
        rest_under=tuple(names.rest_tokens[token - 1] for token in fields["rest_under"] if token),
        rest_given=fields["rest_given"] > 0,
        shown_chiefs=tuple(name for name, shown in zip(names.chiefs, fields["shown_chiefs"]) if shown),
        shown_setup_cards=tuple(name for name, shown in zip(names.setup_cards, fields["shown_setups"]) if shown),
        pending=agenda[0] if agenda else None,
        later=tuple(agenda[1:]),
        seats=tuple(_seat_view(names, fields, seat, viewer) for seat in range(game.players)),
    )


def _turn_owner(fields: Mapping[str, Any], players: int) -> int:
    """Whose turn of the action phase it is, or comes next."""
    seat: int = fields["order"][fields["turns_done"] % players]
    return seat


def _seat_view(names: Names, fields: Mapping[str, Any], seat: int, viewer: int | None) -> SeatView:
    own = viewer == seat or fields["over"] > 0
    closed = [] if own else ["hand", "deck", "buried"]
    if not own and fields["phase"] != 2:
        closed.append("pile")  # EW-HIDDEN-05, -06: until all are revealed
    if not own and fields["discard_top_only"]:
        closed.append("discards")
    hidden = [sum(column) for column in zip(*(fields[zone][seat] for zone in closed), strict=True)]
    top = fields["discard_top"][seat]
    if top and "discards" in closed:
        hidden[top - 1] -= 1
    shown = {
        zone: None if zone in closed else counts(names.cards, fields[zone][seat])
        for zone in ("hand", "deck", "pile", "buried", "discards")
    }
    side = fields["side"][seat]
    if not (fields["sides_open"] or fields["side_in_order"] or viewer == seat):
        side = 0
    sizes = fields["size"][seat]
    return SeatView(
        seat=terms.SEATS[seat],
        chief=names.chiefs[fields["chief"][seat] - 1] if fields["chief"][seat] else None,
        side="ab"[side - 1] if side else None,
        setup_card=names.setup_cards[fields["setup_card"][seat] - 1] if fields["setup_card"][seat] else None,
        score=fields["score"][seat],
        food=fields["food"][seat],
        capacity=10 - fields["camps_home"][seat],
        tools=fields["tools"][seat],
        chief_at=CHIEF_PLACES[fields["chief_at"][seat]],
        tribe=Named(home=fields["tribe_home"][seat], **counts(PLACES, fields["tribe_at"][seat])),
        hand_size=sizes[terms.HAND],
        deck_size=sizes[terms.DECK],
        pile_size=sizes[terms.PILE],
        buried_size=sizes[terms.BURIED],
        hand=shown["hand"],
        deck=shown["deck"],
        pile=shown["pile"],
        buried=shown["buried"],
        hidden=counts(names.cards, hidden),
        discard=_open_discards(names, shown["discards"], top),
        discard_size=sizes[terms.DISCARD_PILE],
        played=counts(names.cards, fields["played"][seat]),
        camps=counts(layout.HEX_NAMES, fields["camps"][seat]),
        camps_home=fields["camps_home"][seat],
        villages_left=fields["villages_left"][seat],
        megaliths=fields["megaliths"][seat],
        offering=fields["idol"][seat][terms.OFFERING],
        honor=fields["idol"][seat][terms.HONOR],
        honor_place=fields["honor_place"][seat],
        unused=counts(names.species, fields["unused"][seat]),
        used=counts(names.species, fields["used"][seat]),
        stones=tuple(names.stones[stone - 1] for stone in fields["stones"][seat] if stone),
    )


def _open_discards(names: Names, discards: Named[int] | None, top: int) -> Named[int]:
    if discards is None:
        return Named({names.cards[top - 1]: 1} if top else {})
    return discards


def _pending(frame: list[int], viewer: int | None) -> Pending:
    kind = terms.FRAMES[frame[0]]
    values = tuple(frame[2:])
    if kind == "form_pile" and viewer != frame[1]:
        values = (0,) * len(values)  # which card was added last is as hidden as the pile
    return Pending(kind, seat_name(frame[1]), values)


def _token(names: Names, token: int) -> str | None:
    return names.rest_tokens[token - 1] if token else None
