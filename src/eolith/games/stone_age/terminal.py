"""The table of Stone Age in a terminal: an observation as Rich renderables.

Colour is never the only sign: figures are letters, free rings circles, used tools in brackets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eolith.kernel import terminal
from eolith.kernel.scene import Choice, Event
from eolith.kernel.terminal import below, beside, grid, number

from . import terms
from .pack import Pack
from .pack.records import Card
from .seen.observation import Observation, SeatView, free_rings
from .seen.rolls import rolls
from .seen.sheet import FINAL_LINES, TRACK_LINES, Item, Line, Row, Sheet
from .words import printed
from .words.choices import idle_tools, listed
from .words.log import log
from .words.telling import Telling

if TYPE_CHECKING:
    from .rules import StoneAge

RING, CLOSED = "○", "×"
NARROW = 76
"""Below this width the regions stand one under the other."""
WIDE = 100
"""From this width on the regions stand in frames."""
VERY_WIDE = 130
"""From this width on buildings are told in full."""
GATHERING = terms.PLACES[terms.HUNTING : terms.RIVER + 1]
VILLAGE = terms.PLACES[: terms.FIELD + 1]


class Terminal(terminal.Terminal):
    """Draws what a viewer sees, and reads what is typed."""

    telling: Telling

    # --- the table ----------------------------------------------------------------------------------

    def table(self, seen: Observation, width: int, own_cards: bool = True) -> RenderableType:
        """The whole table for a terminal of so many columns."""
        wide = width >= WIDE
        put = below if width < NARROW else beside
        cards = self.region("region-cards", self._cards(seen), wide)
        buildings = self.region("region-buildings", self._buildings(seen, width >= VERY_WIDE), wide)
        parts = [self._header(seen), put(*self._locations(seen, wide)), put(cards, buildings)]
        if width < NARROW:
            parts += [self._tribe_lines(seen, view, width) for view in seen.seats]
        else:
            tribes = self._tribes(seen, wide)
            parts.append(self.region("region-tribes", tribes, wide) if wide else tribes)
        if own_cards:
            parts += [line for view in seen.seats if view.seat == seen.viewer for line in self._own_cards(view)]
        return Group(*parts)

    def _locations(self, seen: Observation, wide: bool) -> list[RenderableType]:
        """Village, hunting grounds and resource places."""
        village, hunting, resources = VILLAGE, ("hunting",), GATHERING[1:]
        if wide:
            regions = (("region-village", village), ("region-hunting", hunting), ("region-resources", resources))
            return [self.region(title, self._places(seen, places), True, 6) for title, places in regions]
        left = self.region("region-village", self._places(seen, (*village, *hunting)), False)
        return [left, self.region("region-resources", self._places(seen, resources), False)]

    def _header(self, seen: Observation) -> Text:
        say = self.say
        parts = [say("header-round", n=seen.round), say(f"phase-{seen.phase}")]
        if seen.first:
            parts.append(say("header-first", seat=seen.first))
        parts.append(say("header-deck", n=seen.deck_size))
        return Text(" · ".join(parts), style="reverse bold")

    def _places(self, seen: Observation, places: Iterable[str]) -> Table:
        rows = grid(3)
        for place in places:
            rows.add_row(
                self.telling.place(place), self._rings(seen, place), Text(self.say(f"place-gives-{place}"), style="dim")
            )
        return rows

    def _rings(self, seen: Observation, place: str) -> Text:
        """Who stands there, and the rings that are free."""
        text = Text()
        taken = 0
        for view in seen.seats:
            figures = view.placed.get(place, 0)
            if figures:
                text.append_text(self.mark(view.seat, view.seat * figures))
            taken += figures
        if place != "hunting":
            free = free_rings(seen, place)
            text.append(RING * free if free or taken else CLOSED)
        return text

    def _cards(self, seen: Observation) -> Table:
        rows = grid(3)
        for slot, code in enumerate(seen.slots):
            place = terms.PLACES[terms.CARD1 + slot]
            row = Text(self.say("slot-empty"), style="dim") if code is None else Text(self.telling.card(code))
            if seen.dice[slot]:
                row.append(f"  {self.telling.faces(seen.dice[slot])}")
            rows.add_row(Text(str(slot + 1), style="bold"), self._rings(seen, place) if code else Text(), row)
        return rows

    def _buildings(self, seen: Observation, in_full: bool) -> Table:
        rows = grid(4)
        for i, stack in enumerate(seen.stacks):
            place = terms.PLACES[terms.BUILDING1 + i]
            left = self.say("stack-short", n=stack.left) if stack.left else self.say("stack-empty")
            row = self.telling.tile(stack.top, "tile" if in_full else "tile-short") if stack.top else ""
            rings = self._rings(seen, place) if stack.top else Text()
            rows.add_row(Text(str(i + 1), style="bold"), rings, row, Text(left, style="dim"))
        return rows

    # --- the tribes ---------------------------------------------------------------------------------

    def _tribes(self, seen: Observation, wide: bool) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 1 if not wide else 2, 0, 0), header_style="dim")
        table.add_column(self.say("column-tribe"), no_wrap=True)
        for column in ("points", "figures", "food"):
            table.add_column(self.say(f"column-{column}"), justify="right")
        for resource in terms.RESOURCES:
            table.add_column(self.say(f"{'resource' if wide else 'column'}-{resource}"), justify="right")
        table.add_column(self.say("column-tools"))
        for column in ("agriculture", "cards", "buildings"):
            table.add_column(self.say(f"column-{column}"), justify="right")
        for view in seen.seats:
            table.add_row(*self._tribe(seen, view))
        return table

    def _tribe(self, seen: Observation, view: SeatView) -> list[RenderableType]:
        return [
            self.row_name(view.seat, seen.turn),
            number(view.score),
            f"{view.home}/{view.figures}",
            self._food(view),
            *(str(view.goods[resource]) for resource in terms.RESOURCES),
            self._tools(view),
            str(view.agriculture),
            str(view.pile_size + len(view.open)),
            str(len(view.buildings)),
        ]

    def _tribe_lines(self, seen: Observation, view: SeatView, width: int) -> Text:
        """A tribe where a table has no room: columns and cells one after another."""
        columns = ("points", "figures", "food", *terms.RESOURCES, "tools", "agriculture", "cards", "buildings")
        parts = [self.row_name(view.seat, seen.turn)]
        for column, cell in zip(columns, self._tribe(seen, view)[1:], strict=True):
            name = Text(f"{self.say(f'column-{column}')} ", style="dim")
            parts.append(name.append_text(cell if isinstance(cell, Text) else Text(str(cell))))
        return self.flow(parts, width)

    def _tools(self, view: SeatView) -> str:
        """`2 (1) +4`: a tile, a tile used this round, a one-use tool."""
        tiles = [f"({tool.value})" if tool.turned else str(tool.value) for tool in view.tools]
        open_cards = [self._card(code) for code in view.open]
        return " ".join(tiles + [f"+{card.amount}" for card in open_cards if card.effect == "one-use tool"]) or "–"

    def _card(self, code: str) -> Card:
        pack: Pack = self.telling.game.pack
        return pack.cards[pack.card(code)]

    def _food(self, view: SeatView) -> Text:
        """What is in store and what the next feeding takes beyond the harvest of the field."""
        needed = max(0, view.figures - view.agriculture)
        short = view.food < needed
        return Text(f"{view.food}/{needed}{'!' if short else ''}", style="bold" if short else "")

    def stock(self, view: SeatView) -> Text:
        """What a seat has in store, in one line; food as in the table, with what the next feeding takes."""
        food = Text.assemble(f"{self.say('resource-food')} ", self._food(view))
        goods = [Text(self.say(f"amount-{name}", n=n)) for name, n in view.goods.items() if n]
        return Text(f"{self.say('own-stock')} ", style="dim").append_text(Text(", ").join([food, *goods]))

    def _own_cards(self, view: SeatView) -> list[RenderableType]:
        cards = self.cards(view)
        return [Text.assemble((f"{self.say('own-cards')}: ", "dim"), ", ".join(cards))] if cards else []

    def cards(self, view: SeatView) -> list[str]:
        """The cards of a seat that the viewer may look at: what those face down count for, then the open ones."""
        closed = [printed.symbols(self._card(code), self.telling.say) for code in view.pile or ()]
        return closed + [f"{code} {self.telling.card(code)}" for code in view.open]

    # --- choices --------------------------------------------------------------------------------------

    def offered(self, state: StoneAge) -> list[Choice]:
        """What the seat to decide can choose now."""
        return listed(self.telling, state)[0]

    def unlisted(self, state: StoneAge) -> str:
        """How the payments are named that are too many for the list."""
        more = listed(self.telling, state)[1]
        if not more:
            return ""
        example = self.vocabulary.shown(more[len(more) // 2].command)
        return self.say("choice-pay-more", n=len(more), example=example)

    def remark(self, state: StoneAge) -> str:
        """Whether the tools that may be added change nothing."""
        return idle_tools(self.telling, state) if terms.FRAMES[state.frame[0]] == "tools" else ""

    # --- log and sheet --------------------------------------------------------------------------------

    def log(self, events: Sequence[Event], viewer: int | None, start: int = 0) -> list[Text]:
        """The events of a game from `start` on as coloured log lines, with the dice as they fell."""
        rounds = sum(event[0] == terms.ROUND_STARTED for event in events)
        fallen = rolls(rounds, events, self.salt)[sum(event[0] == terms.ROLLED for event in events[:start]) :]
        lines = log(self.telling, events[start:], viewer, [roll[2] for roll in fallen])
        return [self.log_line(line.seat, line.text) for line in lines]

    def sheet(self, sheet: Sheet) -> RenderableType:
        """Categories by seat, then what made each number."""
        names = (*TRACK_LINES, "track", *FINAL_LINES, "total", "tie_break")
        table = self.score_table(sheet.rows, names, ("track", FINAL_LINES[-1]))
        return Group(table, self.details((row.seat, self._made_of(row)) for row in sheet.rows))

    def _made_of(self, row: Row) -> list[str]:
        lines = [self._detail(line) for line in row.lines.values() if line.items]
        if row.unknown_cards:
            lines.append(self.say("sheet-unknown-cards", n=row.unknown_cards))
        return lines

    def _detail(self, line: Line) -> str:
        """`farmers × agriculture: (1 + 2) × 4 = 12`, or the items with their points."""
        name = self.say(f"sheet-{line.name}")
        if line.multiplier is not None:
            symbols = " + ".join(str(item.count) for item in line.items)
            symbols = f"({symbols})" if len(line.items) > 1 else symbols
            return f"{name}: {symbols} × {line.multiplier} = {line.points}"
        return f"{name}: {', '.join(self._item(item) for item in line.items)}"

    def _item(self, item: Item) -> str:
        if item.id in terms.RESOURCES:
            return self.say(f"amount-{item.id}", n=item.count)
        if item.id == "hungry_rounds":
            return self.say("sheet-hungry_rounds", n=item.count)
        if item.cards:
            names = ", ".join(self.say(f"culture-{symbol}") for _, symbol in item.cards)
            return f"{names} = {item.points}"
        return f"{item.id} = {item.points}"
