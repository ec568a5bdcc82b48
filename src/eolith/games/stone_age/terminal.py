"""The table of Stone Age in a terminal: an observation as Rich renderables.

Colour is never the only sign: figures are letters, free rings circles, used tools in brackets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from eolith.kernel.scene import Choice, Event

from . import board
from .choices import choices
from .components import Card, Pack
from .observation import Observation, SeatView
from .sheet import FINAL_LINES, TRACK_LINES, Item, Line, Sheet
from .telling import Telling
from .words import Vocabulary

if TYPE_CHECKING:
    from .game import StoneAgeGame
    from .rules import StoneAge

SEAT_STYLES = ("bold white on red", "bold white on blue", "black on green", "black on yellow")
"""Letter and background both are set, so seats can be read on light and dark terminals; bold black would be grey."""
RING = "○"
NARROW = 76
"""Below this width the regions stand one under the other."""
WIDE = 100
"""From this width on the regions stand in frames."""
VERY_WIDE = 130
"""From this width on buildings are told in full."""
GATHERING = board.PLACES[board.HUNTING : board.RIVER + 1]
VILLAGE = board.PLACES[: board.FIELD + 1]


def seat_mark(seat: str, text: str = "") -> Text:
    """The letter of a seat in its colour."""
    return Text(text or seat, style=SEAT_STYLES[board.SEATS.index(seat)])


class Terminal:
    """Draws what a viewer sees, and reads what is typed."""

    def __init__(self, game: StoneAgeGame, language: str, names: Sequence[str], others: tuple[str, ...] = ()) -> None:
        """`names` says who plays each seat; `others` are commands of the terminal beside those of the game."""
        self.telling = Telling(game, language)
        self.say = self.telling.say
        self.names = names
        self.vocabulary = Vocabulary(self.telling.texts, others)

    # --- the table ----------------------------------------------------------------------------------

    def table(self, seen: Observation, width: int, own_cards: bool = True) -> RenderableType:
        """The whole table for a terminal of so many columns."""
        wide = width >= WIDE
        put = _below if width < NARROW else _beside
        cards = self._region("region-cards", self._cards(seen), wide)
        buildings = self._region("region-buildings", self._buildings(seen, width >= VERY_WIDE), wide)
        parts = [self._header(seen), put(*self._locations(seen, wide)), put(cards, buildings)]
        if width < NARROW:
            parts += [self._tribe_lines(seen, view, width) for view in seen.seats]
        else:
            tribes = self._tribes(seen, wide)
            parts.append(self._region("region-tribes", tribes, wide) if wide else tribes)
        if own_cards:
            parts += [line for view in seen.seats if view.seat == seen.viewer for line in self._own_cards(view)]
        return Group(*parts)

    def _locations(self, seen: Observation, wide: bool) -> list[RenderableType]:
        """Village, hunting grounds and resource places."""
        village, hunting, resources = VILLAGE, ("hunting",), GATHERING[1:]
        if wide:
            regions = (("region-village", village), ("region-hunting", hunting), ("region-resources", resources))
            return [self._region(title, self._places(seen, places), True, 6) for title, places in regions]
        left = self._region("region-village", self._places(seen, (*village, *hunting)), False)
        return [left, self._region("region-resources", self._places(seen, resources), False)]

    def _region(self, title: str, content: RenderableType, wide: bool, height: int | None = None) -> RenderableType:
        """Content under its title; in a frame where there is room, of a fixed height beside others."""
        name = self.say(title)
        if wide:
            return Panel(content, title=name, title_align="left", box=box.ROUNDED, border_style="dim", height=height)
        return Group(Text(name, style="bold underline"), content)

    def _header(self, seen: Observation) -> Text:
        say = self.say
        parts = [say("header-round", n=seen.round), say(f"phase-{seen.phase}")]
        if seen.first:
            parts.append(say("header-first", seat=seen.first))
        parts.append(say("header-deck", n=seen.deck_size))
        return Text(" · ".join(parts), style="reverse bold")

    def _places(self, seen: Observation, places: Iterable[str]) -> Table:
        grid = _grid(3)
        for place in places:
            grid.add_row(
                self.telling.place(place), self._rings(seen, place), Text(self.say(f"place-gives-{place}"), style="dim")
            )
        return grid

    def _rings(self, seen: Observation, place: str) -> Text:
        """Who stands there, and the rings that are free."""
        text = Text()
        taken = 0
        for view in seen.seats:
            figures = view.placed.get(place, 0)
            if figures:
                text.append_text(seat_mark(view.seat, view.seat * figures))
            taken += figures
        if place != "hunting":
            text.append(RING * (board.RINGS[board.PLACES.index(place)] - taken))
        return text

    def _cards(self, seen: Observation) -> Table:
        grid = _grid(3)
        for slot, code in enumerate(seen.slots):
            place = board.PLACES[board.CARD1 + slot]
            row = Text(self.say("slot-empty"), style="dim") if code is None else Text(self.telling.card(code))
            if seen.dice[slot]:
                row.append(f"  {self.telling.faces(seen.dice[slot])}")
            grid.add_row(Text(str(slot + 1), style="bold"), self._rings(seen, place) if code else Text(), row)
        return grid

    def _buildings(self, seen: Observation, in_full: bool) -> Table:
        grid = _grid(4)
        for i, stack in enumerate(seen.stacks):
            place = board.PLACES[board.BUILDING1 + i]
            left = self.say("stack-left", n=stack.left) if stack.left else self.say("stack-empty")
            row = self.telling.tile(stack.top, "tile" if in_full else "tile-short") if stack.top else ""
            rings = self._rings(seen, place) if stack.top else Text()
            grid.add_row(Text(str(i + 1), style="bold"), rings, row, Text(left, style="dim"))
        return grid

    # --- the tribes ---------------------------------------------------------------------------------

    def _tribes(self, seen: Observation, wide: bool) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 1 if not wide else 2, 0, 0), header_style="dim")
        table.add_column(self.say("column-tribe"), no_wrap=True)
        for column in ("points", "figures", "food"):
            table.add_column(self.say(f"column-{column}"), justify="right")
        for resource in board.RESOURCES:
            table.add_column(self.say(f"{'resource' if wide else 'column'}-{resource}"), justify="right")
        table.add_column(self.say("column-tools"))
        for column in ("agriculture", "cards", "buildings"):
            table.add_column(self.say(f"column-{column}"), justify="right")
        for view in seen.seats:
            table.add_row(*self._tribe(seen, view))
        return table

    def _tribe(self, seen: Observation, view: SeatView) -> list[RenderableType]:
        return [
            self._tribe_name(seen, view),
            _number(view.score),
            f"{view.home}/{view.figures}",
            self._food(view),
            *(str(view.goods[resource]) for resource in board.RESOURCES),
            self._tools(view),
            str(view.agriculture),
            str(view.pile_size + len(view.open)),
            str(len(view.buildings)),
        ]

    def _tribe_name(self, seen: Observation, view: SeatView) -> Text:
        name = Text("▶" if seen.turn == view.seat else " ").append_text(self.seat_name(view.seat))
        name.truncate(14, overflow="ellipsis")
        return name

    def seat_name(self, seat: str) -> Text:
        """The letter of a seat in its colour, and who plays it."""
        who = self.names[board.SEATS.index(seat)]
        return seat_mark(seat).append(f" {who}" if who else "", style="default on default not bold")

    def _tribe_lines(self, seen: Observation, view: SeatView, width: int) -> Text:
        """A tribe where a table has no room: columns and cells one after another."""
        columns = ("points", "figures", "food", *board.RESOURCES, "tools", "agriculture", "cards", "buildings")
        parts = [self._tribe_name(seen, view)]
        for column, cell in zip(columns, self._tribe(seen, view)[1:], strict=True):
            name = Text(f"{self.say(f'column-{column}')} ", style="dim")
            parts.append(name.append_text(cell if isinstance(cell, Text) else Text(str(cell))))
        return self.flow(parts, width)

    @staticmethod
    def flow(parts: Iterable[Text], width: int) -> Text:
        """Parts one after another, broken into lines between them."""
        lines = [Text()]
        for part in parts:
            if lines[-1] and lines[-1].cell_len + part.cell_len + 3 > width:
                lines.append(Text("  "))
            elif lines[-1]:
                lines[-1].append(" · ", style="dim")
            lines[-1].append_text(part)
        return Text("\n").join(lines)

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
        closed = [self.telling.symbols(self._card(code)) for code in view.pile or ()]
        return closed + [f"{code} {self.telling.card(code)}" for code in view.open]

    # --- choices --------------------------------------------------------------------------------------

    def offered(self, state: StoneAge) -> list[Choice]:
        """What the seat to decide can choose now."""
        return choices(self.telling, state)

    def choices(self, offered: Sequence[Choice], width: int) -> RenderableType:
        """Numbered choices; those that differ only in a number share an entry."""
        entries: list[tuple[str, str]] = []
        start = 0
        while start < len(offered):
            end = start + 1
            while end < len(offered) and offered[start].group and offered[end].group == offered[start].group:
                end += 1
            entries.append(self._entry(offered[start:end], start + 1))
            start = end
        widest = max((len(number) for number, _ in entries), default=0)
        lines = [Text.assemble((f"{number:>{widest}}", "bold"), f" {label}") for number, label in entries]
        if all(len(line) <= width // 2 - 2 for line in lines):
            return Columns(lines, padding=(0, 3), column_first=True)
        return Group(*lines)

    def _entry(self, members: Sequence[Choice], number: int) -> tuple[str, str]:
        """The number of a choice, or the numbers from first to last, and what it is."""
        if len(members) == 1:
            return str(number), members[0].label
        counts = f"{members[0].member}–{members[-1].member}"
        label = self.say("choice-place", place=self.telling.place(members[0].group), counts=counts)
        return f"{number}–{number + len(members) - 1}", label

    # --- log and sheet --------------------------------------------------------------------------------

    def log(self, events: Sequence[Event], viewer: int | None) -> list[Text]:
        """Events as coloured log lines."""
        return [self.log_line(line.seat, line.text) for line in self.telling.log(events, viewer)]

    def log_line(self, seat: int, text: str) -> Text:
        """A line of the log with the seat's letter in its colour."""
        if seat < 0:
            return Text(text, style="italic")
        return seat_mark(board.SEATS[seat]).append(text[1:], style="default on default not bold")

    def sheet(self, sheet: Sheet) -> RenderableType:
        """Categories by seat, then what made each number."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for row in sheet.rows:
            head = self.seat_name(row.seat)
            head.truncate(14, overflow="ellipsis")
            table.add_column(head, justify="right")
        for name in (*TRACK_LINES, "track", *FINAL_LINES, "total", "tie_break"):
            cells = [_number(row.lines[name].points if name in row.lines else getattr(row, name)) for row in sheet.rows]
            style = "bold" if name in ("track", "total") else "dim" if name == "tie_break" else ""
            ends = name in ("track", FINAL_LINES[-1])
            table.add_row(self.say(f"sheet-{name}"), *cells, style=style, end_section=ends)
        details = Table.grid(padding=(0, 1))
        for row in sheet.rows:
            lines = [self._detail(line) for line in row.lines.values() if line.items]
            if row.unknown_cards:
                lines.append(self.say("sheet-unknown-cards", n=row.unknown_cards))
            if lines:
                details.add_row(seat_mark(row.seat), Text("\n".join(lines)))
        return Group(table, details)

    def _detail(self, line: Line) -> str:
        """`farmers × agriculture: (1 + 2) × 4 = 12`, or the items with their points."""
        name = self.say(f"sheet-{line.name}")
        if line.multiplier is not None:
            symbols = " + ".join(str(item.count) for item in line.items)
            symbols = f"({symbols})" if len(line.items) > 1 else symbols
            return f"{name}: {symbols} × {line.multiplier} = {line.points}"
        return f"{name}: {', '.join(self._item(item) for item in line.items)}"

    def _item(self, item: Item) -> str:
        if item.id in board.RESOURCES:
            return self.say(f"amount-{item.id}", n=item.count)
        if item.id == "hungry_rounds":
            return self.say("sheet-hungry_rounds", n=item.count)
        if item.cards:
            names = ", ".join(self.say(f"culture-{symbol}") for _, symbol in item.cards)
            return f"{names} = {item.points}"
        return f"{item.id} = {item.points}"


def _grid(columns: int) -> Table:
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column()
    return grid


def _below(*parts: RenderableType) -> RenderableType:
    return Group(*parts)


def _beside(*parts: RenderableType) -> RenderableType:
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in parts:
        grid.add_column(ratio=1)
    grid.add_row(*parts)
    return grid


def _number(value: int | None) -> str:
    return "?" if value is None else str(value)
