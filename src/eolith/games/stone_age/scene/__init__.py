"""Stone Age drawn and told: an observation as panels of one picture, the same in words, and what can be done there.

`land`, `cards`, `tribe` and `dice` draw; `items` says the same in words; `panels` answers what a seat
can do; `story` tells whose turn it is and what came of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING
from zlib import crc32

from eolith.kernel.chance import Source, dice_faces
from eolith.kernel.rule import Refusal
from eolith.kernel.scene import Chart, Choice, Event, Item, Line, Panel, Part, Scores

from .. import board
from ..observation import Observation
from ..telling import Telling
from ..words import Vocabulary
from . import cards, dice, items, land, panels, story, tribe
from .document import art, document
from .items import Roll

if TYPE_CHECKING:
    from eolith.kernel.state import State

    from ..game import StoneAgeGame

ROLLED, TOOL_USED, ROUND_STARTED, EXTRA_DRAWN = map(
    board.EVENTS.index, ("rolled", "tool_used", "round_started", "extra_drawn")
)


@lru_cache(maxsize=64)
def make_scene(game: StoneAgeGame, language: str = "en") -> StoneAgeScene:
    """The scene of a game in a language; LanguageError for one that there is not.  Equal games share it."""
    return StoneAgeScene(game, language)


class StoneAgeScene:
    """The scene of Stone Age (eolith.kernel.scene.Scene)."""

    def __init__(self, game: StoneAgeGame, language: str) -> None:
        self.telling = Telling(game, language)
        self.vocabulary = Vocabulary(self.telling.texts)
        self.art = art()

    # --- the picture ------------------------------------------------------------------------------

    def parts(
        self,
        seen: Observation,
        hot: frozenset[str] = frozenset(),
        recent: Sequence[Event] = (),
        salt: int = 0,
        names: Sequence[str] = (),
    ) -> list[Part]:
        """The land, the cards, the buildings and the dice; then the tribes, the viewer's first."""
        telling = self.telling
        fallen = rolls(seen.round, recent, salt)
        placed = items.placed_by_all(seen)
        tell_cards = partial(items.cards, telling, seen.slots, seen.dice, seen.deck_size, placed)
        return [
            self._part("board", "scene-board", (land.WIDTH, land.HEIGHT), land.ground(telling),
                       land.pieces(telling, seen, hot), partial(items.places, telling, placed)),
            self._part("cards", "scene-cards", cards.CARDS_SIZE, cards.cards_ground(telling),
                       cards.cards_pieces(telling, seen, hot), tell_cards),
            self._part("buildings", "region-buildings", cards.BUILDINGS_SIZE, cards.buildings_ground(telling),
                       cards.buildings_pieces(telling, seen, hot),
                       partial(items.buildings, telling, seen.stacks, placed)),
            self._part("dice", "scene-tray", dice.TRAY_SIZE, "", dice.pieces(telling, fallen),
                       partial(items.rolls, telling, fallen)),
            *self._tribes(seen, names),
        ]  # fmt: skip

    def _part(
        self,
        name: str,
        title: str,
        size: tuple[int, int],
        ground: str,
        pieces: Mapping[str, str],
        tell: Callable[[], Sequence[Item]],
    ) -> Part:
        width, height = size
        kind = {"board": "board", "dice": "aside"}.get(name, "row")
        return Part(name, self.telling.say(title), kind, width, height, ground, pieces, tell)

    def _tribes(self, seen: Observation, names: Sequence[str]) -> list[Part]:
        viewer = board.SEATS.find(seen.viewer or "nobody")
        return [self._tribe(seen, (max(viewer, 0) + i) % seen.players, viewer, names) for i in range(seen.players)]

    def _tribe(self, seen: Observation, seat: int, viewer: int, names: Sequence[str]) -> Part:
        telling, letter, own = self.telling, board.SEATS[seat], seat == viewer
        name = names[seat] if seat < len(names) else ""
        if own:
            title = telling.say("scene-own", seat=letter)
        else:
            title = f"{letter} – {name}" if name else telling.say("scene-tribe", seat=letter)
        width, height = tribe.OWN_SIZE if own else tribe.OTHER_SIZE
        return Part(
            f"tribe-{letter.lower()}",
            title,
            "own" if own else "other",
            width,
            height,
            tribe.ground(telling, seat, own),
            tribe.pieces(telling, seen, seat, own, name),
            partial(items.tribe, telling, seen, seen.seats[seat]),
        )

    def svg(self, seen: Observation, recent: Sequence[Event] = (), salt: int = 0, names: Sequence[str] = ()) -> str:
        """The whole picture as one document in daylight, without anything to press."""
        drawn = {part.id: part for part in self.parts(seen, recent=recent, salt=salt, names=names)}
        fallen = drawn.pop("dice")
        return document([*drawn.values(), *([fallen] if rolls(seen.round, recent, salt) else [])], self.art)

    # --- what can be done ---------------------------------------------------------------------------

    def choices(self, state: State) -> list[Choice]:
        """All whole choices of the seat to decide; none while chance decides and after the end."""
        if state.seat is None or state.seat < 0:
            return []
        return list(panels.offered(self.telling, state))  # type: ignore[arg-type]

    def panel(self, state: State, seat: int | None, target: str = "", given: Mapping[str, int] | None = None) -> Panel:
        """What a seat can do at a place or is asked now, as a small form."""
        return panels.panel(self.telling, state, seat, target, given)  # type: ignore[arg-type]

    # --- the story ----------------------------------------------------------------------------------

    def status(self, seen: Observation, names: Sequence[str] = ()) -> str:
        """Who must do what, as this viewer is told it."""
        return story.status(self.telling, seen, names)

    def log(self, events: Sequence[Event], viewer: int | None) -> list[Line]:
        """Events in words; a card drawn in secret is named to its owner alone."""
        # whoever has no secret among them reads what a spectator reads
        secret = any(event[0] == EXTRA_DRAWN and event[1] == viewer for event in events)
        return list(_log(self.telling, tuple(events), viewer if secret else None))

    def english(self, typed: str) -> str:
        """A command typed in the reader's language, in English."""
        return self.vocabulary.english(typed)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""
        return self.telling.refusal(refusal)

    def scores(self, seen: Observation) -> Scores:
        """The score sheet as the owner of an observation may know it."""
        return story.scores(self.telling, seen)

    def charts(self, steps: Sequence[tuple[State, Sequence[Event]]]) -> list[Chart]:
        """Points, luck of the dice and decisions, round by round."""
        return story.charts(self.telling, steps)


@lru_cache(maxsize=1024)
def _log(telling: Telling, events: tuple[Event, ...], viewer: int | None) -> tuple[Line, ...]:
    return tuple(telling.log(events, viewer))


def rolls(number: int, events: Sequence[Event], salt: int) -> tuple[Roll, ...]:
    """The rolls among events up to now, in the round of that number; everybody who looks sees the same faces."""
    return _rolls(number, tuple(events), salt)


@lru_cache(maxsize=256)
def _rolls(number: int, events: tuple[Event, ...], salt: int) -> tuple[Roll, ...]:
    number -= sum(event[0] == ROUND_STARTED for event in events)
    fallen: list[Roll] = []
    alike: Counter[tuple[int, Event]] = Counter()
    for event in events:
        kind, seat, a, b, c = event
        if kind == ROUND_STARTED:
            number += 1
        elif kind == ROLLED:
            alike[number, event] += 1
            source = Source(crc32(repr((salt, number, event, alike[number, event])).encode()))
            fallen.append((seat, board.PLACES[a], tuple(dice_faces(b, c, source.below)), 0, c))
        elif kind == TOOL_USED and fallen:
            seat, place, faces, _, _ = fallen[-1]
            fallen[-1] = (seat, place, faces, b - sum(faces), b)
    return tuple(fallen)
