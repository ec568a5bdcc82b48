"""The table of Endless Winter in a terminal: an observation as Rich renderables.

Colour is never the only sign: a seat is a letter, and its chief bears a star.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eolith.kernel import terminal
from eolith.kernel.standings import Sheet
from eolith.kernel.terminal import beside, grid
from eolith.kernel.text import capital

from . import layout, terms
from .pack import AlonePack
from .pack.field import field_of
from .seen.observation import AloneObservation, Observation, PrototypeObservation, SeatView
from .seen.sheet import Item, Line, Row, lines_of
from .words import nomads, printed
from .words.telling import Telling

if TYPE_CHECKING:
    from .pack import Pack

CHIEF = "★"
WIDE = 100
"""From this width on the map and the megalith field stand side by side, and regions in frames."""
TOKEN = "?"
"""A glacier token that lies face down; one that is turned up is `!`."""
CELL = 3
"""The width of a cell of the megalith field."""
COLUMNS = ("points", "food", "tools", "hand", "deck", "discard", "pile", "buried", "camps", "villages", "megaliths",
           "offering", "honor")  # fmt: skip
"""The numbers of a tribe."""


class Terminal(terminal.Terminal):
    """Draws what a viewer sees, and reads what is typed."""

    telling: Telling
    pack: Pack

    # --- the table ----------------------------------------------------------------------------------

    def table(self, seen: Observation, width: int, own_cards: bool = True) -> RenderableType:
        """The whole table for a terminal of so many columns."""
        wide = width >= WIDE
        room = width * 2 // 3 - 6 if wide else width
        land = self.region("region-map", self._map(seen, room), wide)
        megaliths = self.region("region-field", self._field(seen, width - room - 12 if wide else width), wide)
        parts = [
            self._header(seen, width),
            self.region("region-columns", self._columns(seen), wide),
            *([self.region("region-nomads", self._nomads(seen), wide)] if isinstance(seen, AloneObservation) else []),
            self.region("region-market", self._market(seen), wide),
            beside(land, megaliths, ratios=(2, 1)) if wide else Group(land, megaliths),
            self.region("region-tribes", Group(self._tribes(seen), *self._belongings(seen, width)), wide),
        ]
        if own_cards:
            parts += [self._own_cards(view) for view in seen.seats if view.seat == seen.viewer]
        return Group(*parts)

    def _header(self, seen: Observation, width: int) -> Text:
        say = self.say
        parts = [say(f"phase-{seen.phase}")]
        if seen.round:
            parts.insert(0, say("header-round", n=seen.round, era=_era(seen)))
        if seen.order:
            parts.append(say("header-order", order=", ".join(map(self._side, seen.order))))
        if seen.rest_open:
            parts.append(say("header-token", token=self.telling.face("rest_tokens", seen.rest_open)))
        parts[0] = capital(parts[0])
        header = self.flow(map(Text, parts), width)
        header.stylize("reverse bold")
        return header

    def _side(self, seat: str) -> str:
        return self.telling.side(terms.SEATS.index(seat))

    # --- the nomads ---------------------------------------------------------------------------------

    def _nomads(self, seen: AloneObservation) -> Table:
        """The card on top, what is seen below each column, and what lies beside them."""
        rows, telling, pack = grid(2), self.telling, self.pack
        assert isinstance(pack, AlonePack)
        if seen.nomad_row:
            shown = pack.nomad_cards[pack.number("nomad_cards", seen.nomad_row[-1])]
            facts = printed.facts(pack, shown, telling.language, self.say)
            rows.add_row(shown.names[telling.language], "; ".join(facts[:3]))
            for column, actions in nomads.in_columns(telling, seen.nomad_row):
                rows.add_row(column, actions)
        for head, told, _ in nomads.beside(telling, seen):
            rows.add_row(head, told)
        return rows

    # --- main board ---------------------------------------------------------------------------------

    def _columns(self, seen: Observation) -> Table:
        """Each column with the figures that stand there, and whether its bottom is free."""
        rows = grid(3)
        for number, column in enumerate(terms.COLUMNS):
            taken = seen.bottoms.get(column)
            bottom = self.say("bottom-taken", seat=self._side(taken[0])) if taken else self._bottom(number)
            rows.add_row(self.telling.place(number), self._figures(seen, column), Text(bottom, style="dim"))
        rows.add_row(self.telling.place(terms.RESTING), self._figures(seen, "rest"), "")
        return rows

    def _bottom(self, column: int) -> str:
        return self.say("bottom-free", effect=self.telling.effect(self.pack.columns[column].bottom))

    def _figures(self, seen: Observation, place: str) -> Text:
        text = Text()
        for view in seen.seats:
            if view.chief_at == place:
                text.append_text(self.mark(view.seat, view.seat + CHIEF)).append(" ")
            if view.tribe.get(place):
                text.append_text(self.mark(view.seat, view.seat * view.tribe[place])).append(" ")
        return text

    def _market(self, seen: Observation) -> Table:
        """What can be taken: animals, tribe and culture cards, stones."""
        rows = grid(2)
        animals = self._animals(seen)
        rows.add_row(self.say("market-animals", n=sum(seen.animal_deck.values())), animals or self.say("nothing"))
        supply = {card: seen.supply.get(card, 0) for card in terms.TRIBE_CARDS}
        told = ", ".join(f"{self.telling.card(card)} {n}" for card, n in supply.items())
        rows.add_row(self.say("market-tribe"), told)
        open_cards = [
            Text.assemble((place, "dim"), self._named("cards", card), self._labor_token(seen, card))
            for place, card in _cultures(seen)
        ]
        left = seen.culture_left[_era(seen) - 1]
        rows.add_row(self.say("market-culture", n=left), Text("\n").join(open_cards or [Text(self.say("nothing"))]))
        places = seen.stone_place if isinstance(seen, AloneObservation) else {}
        stones = [stone for _, stone in sorted(places.items())] or seen.stones
        rounds = {stone: self._first_round(seen, stone) for stone in stones}
        opened = [stone for stone in sorted(stones, key=rounds.__getitem__) if rounds[stone] <= seen.round]
        rows.add_row(self.say("market-stones"), Text("\n").join(self._named("stones", stone) for stone in opened))
        closed = [self._closed(seen, stone, rounds[stone]) for stone in stones if rounds[stone] > seen.round]
        if closed or seen.round < 3:
            rows.add_row(Text(self.say("market-stones-closed"), style="dim"), Text(", ".join(closed), style="dim"))
        return rows

    def _first_round(self, seen: Observation, stone: str) -> int:
        """From when on it can be taken: that of its supply pool, or of its era."""
        if isinstance(seen, PrototypeObservation):
            return seen.pools[stone]
        return int(self.game.content.stone_round[self.pack.number("stones", stone)])

    def _closed(self, seen: Observation, stone: str, opens: int) -> str:
        name = self.telling.name("stones", stone)
        return self.say("choice-placed", what=name, place=opens) if isinstance(seen, PrototypeObservation) else name

    def _labor_token(self, seen: Observation, card: str) -> str:
        marked = isinstance(seen, PrototypeObservation) and card in seen.marked
        return f"; {self.say('market-labor-token')}" if marked else ""

    def _named(self, kind: str, code: str) -> Text:
        """A record with what is printed on it, the name in bold."""
        name, told = self.telling.name(kind, code), self.telling.face(kind, code)
        return Text.assemble((name, "bold"), told[len(name) :])

    def _animals(self, seen: Observation) -> str:
        """What lies open, alone by its places, which matter to the nomads."""
        if not isinstance(seen, AloneObservation):
            return self._counted("animals", seen.ground)
        laid = sorted(seen.ground_place.items())
        return ", ".join(f"{place} {self.telling.name('animals', species)}" for place, species in laid)

    def _counted(self, kind: str, counts: Mapping[str, int]) -> str:
        """`Hunter, Brave ×2`."""
        names = {code: self.telling.name(kind, code) for code in counts}
        return ", ".join(
            self.say("event-count", what=names[code], n=n) if n > 1 else names[code] for code, n in counts.items()
        )

    # --- the map ------------------------------------------------------------------------------------

    def _map(self, seen: Observation, width: int) -> RenderableType:
        """Rows of hexes from the north, each with its terrain and, below, camps and a token; then the villages."""
        cell = min(18, width // 5)
        lines = []
        for row in "abcde":
            hexes = [number for number, name in enumerate(layout.HEX_NAMES) if name[0] == row]
            indent = " " * ((5 - len(hexes)) * cell // 2)
            lines.append(Text(indent).append_text(Text().join(self._hex(seen, number, cell) for number in hexes)))
            camps = Text().join(self._camps(seen, number, cell) for number in hexes)
            if camps.plain.strip():
                lines.append(Text(indent).append_text(camps))
        villages = ", ".join(
            f"{self._side(seat)} {self.telling.junction(place)}" for place, seat in seen.villages.items()
        )
        if villages:
            lines.append(Text(self.say("map-villages", who=villages)))
        return Text("\n").join(lines)

    def _hex(self, seen: Observation, number: int, cell: int) -> Text:
        kind = seen.terrain[number]
        name = self.telling.name("terrains", kind) if kind else "·"
        text = Text.assemble((layout.HEX_NAMES[number], "bold"), f" {name}")
        text.truncate(cell - 1, overflow="ellipsis")
        text.pad_right(cell - text.cell_len)
        return text

    def _camps(self, seen: Observation, number: int, cell: int) -> Text:
        name = layout.HEX_NAMES[number]
        text = Text("   ")
        for view in seen.seats:
            if view.camps.get(name):
                text.append_text(self.mark(view.seat, view.seat * view.camps[name])).append(" ")
        token = seen.tokens.get(name)
        text.append({None: "", "face_down": TOKEN}.get(token, "!"))
        text.pad_right(max(0, cell - text.cell_len))
        return text

    # --- the megalith field -------------------------------------------------------------------------

    def _field(self, seen: Observation, room: int) -> Text:
        """The cells from above, `○` a starting cell, `▪` a grey megalith; then what stands on top of others."""
        field = field_of(self.game)
        ground = {(site.x, site.y): number for number, site in enumerate(field.sites) if not site.level}
        if field.on_two:
            lines = self._quarters(seen, field, ground, room)
        else:
            letters = "".join(f" {chr(ord('a') + x)} " for x in range(field.width))
            lines = [Text(f"   {letters}", style="dim")]
            for y in range(field.height):
                row = Text(f"{y + 1:>2} ", style="dim")
                for x in range(field.width):
                    row.append_text(self._cell(seen, ground[x, y]) if (x, y) in ground else Text(" " * CELL))
                lines.append(row)
        tops = [(name, owner) for name, owner in seen.megaliths.items() if "+" in name]
        if tops:
            lines.append(Text(self.say("field-tops")))
            lines.append(Text(", ").join(Text(f"{name} ").append_text(self.mark(owner)) for name, owner in tops))
        return Text("\n").join(lines)

    def _quarters(
        self, seen: Observation, field: layout.Field, ground: Mapping[layout.Spot, int], room: int
    ) -> list[Text]:
        """What is on top of each quarter of a cell, as far as there is room with its level: `A2··` lies on two."""
        quarter = 2 if room >= 3 + 4 * field.width else 1
        top: dict[layout.Spot, str] = {}
        for name in seen.megaliths:
            site = field.sites[field.numbers[name]]
            top |= {(2 * site.x + east, 2 * site.y + south): name for east in (0, 1) for south in (0, 1)}
        letters = "".join(chr(ord("a") + x).ljust(2 * quarter) for x in range(field.width))
        lines, told = [Text(f"   {letters}", style="dim")], set[str]()
        for v in range(2 * field.height):
            row = Text("   " if v % 2 else f"{v // 2 + 1:>2} ", style="dim")
            for u in range(2 * field.width):
                name = top.get((u, v), "")
                cell = ground.get((u / 2, v / 2))
                if name:
                    owner, level = seen.megaliths[name], field.sites[field.numbers[name]].level
                    above = str(level + 1) if level else ""
                    sign = "" if name in told else f"{'▪' if owner == 'grey' else owner}{above}"[:quarter]
                    told.add(name)
                    sign = sign.ljust(quarter, "·")
                    row.append_text(Text(sign, "bold") if owner == "grey" else self.mark(owner, sign))
                elif cell is not None:
                    row.append_text(self._cell(seen, cell)[1]).append(" " * (quarter - 1))
                else:
                    row.append(" " * quarter)
            lines.append(row)
        return lines

    def _cell(self, seen: Observation, number: int) -> Text:
        owner = seen.megaliths.get(field_of(self.game).sites[number].name)
        if owner == "grey":
            return Text(" ▪ ", style="bold")
        if owner:
            return Text(" ").append_text(self.mark(owner)).append(" ")
        laid = seen.boards[number // 8]
        if laid is None:
            return Text(" · ", style="dim")
        cell = self.pack.cells[8 * self.pack.number("megalith_boards", laid) + number % 8]
        return Text(" ○ " if cell.start else " · " if not cell.bonus else " + ", style="dim")

    # --- the tribes ---------------------------------------------------------------------------------

    def _tribes(self, seen: Observation) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(self.say("column-tribe"), no_wrap=True)
        for column in COLUMNS:
            table.add_column(self.say(f"column-{column}"), justify="right")
        for view in seen.seats:
            table.add_row(self.row_name(view.seat, seen.turn), *map(str, self._numbers(view)))
        return table

    def _numbers(self, view: SeatView) -> Sequence[int | str]:
        """In the order of COLUMNS."""
        honor = f"{view.honor}.{view.honor_place + 1}" if view.honor else "0"
        cards: Sequence[int | str] = (view.hand_size, view.deck_size, view.discard_size)
        if self.game.alone and view.seat == terms.SEATS[terms.NOMADS]:
            cards = ("–",) * len(cards)
        return (
            view.score, f"{view.food}/{view.capacity}", view.tools, *cards, view.pile_size, view.buried_size,
            view.camps_home, view.villages_left, view.megaliths, view.offering, honor,
        )  # fmt: skip

    def _belongings(self, seen: Observation, width: int) -> Iterable[Text]:
        """What else each seat has before it: chief, animals, stones, cards of this turn."""
        for view in seen.seats:
            parts = [self.mark(view.seat)]
            if view.chief:
                side = view.side.upper() if view.side else "?"
                parts.append(Text(f"{CHIEF} {self.telling.name('chiefs', view.chief)} {side}"))
            for label, kind, counts in (
                ("seat-unused", "animals", view.unused), ("seat-used", "animals", view.used),
                ("seat-stones", "stones", dict.fromkeys(view.stones, 1)), ("seat-played", "cards", view.played),
                ("seat-pile", "cards", view.pile if view.seat != seen.viewer else None),
            ):  # fmt: skip
                if counts:
                    parts.append(Text.assemble((f"{self.say(label)} ", "dim"), self._counted(kind, counts)))
            yield self.flow(parts, width - 4)

    def stock(self, view: SeatView) -> Text:
        """What a seat has to pay with, in one line."""
        stored = printed.amounts(food=view.food, tool=view.tools)
        goods = self.telling.effect(stored) if stored else self.say("nothing")
        hand = self._counted("cards", view.hand or {}) or self.say("nothing")
        return Text.assemble((f"{self.say('own-stock')} ", "dim"), goods, (f" · {self.say('own-hand')}: ", "dim"), hand)

    def _own_cards(self, view: SeatView) -> Text:
        return Text("\n").join(self._zone(label, cards) for label, cards in self._zones(view) if cards)

    def _zone(self, label: str, cards: Mapping[str, int]) -> Text:
        return Text.assemble((f"{self.say(label)}: ", "dim"), self._counted("cards", cards))

    def _zones(self, view: SeatView) -> list[tuple[str, Mapping[str, int]]]:
        """Where the own cards lie that their owner alone may see."""
        closed = {"hand": view.hand, "deck": view.deck, "pile": view.pile, "buried": view.buried}
        return [(f"own-{zone}", cards or {}) for zone, cards in closed.items()]

    def cards(self, view: SeatView) -> list[str]:
        """The cards of a seat that the viewer may look at, those of its hand with what they say."""
        told = [self.telling.face("cards", card) for card, n in (view.hand or {}).items() for _ in range(n)]
        return told + [self._zone(label, cards).plain for label, cards in self._zones(view)[1:] if cards]

    # --- choices, log and sheet -----------------------------------------------------------------------

    def sheet(self, sheet: Sheet[Row]) -> RenderableType:
        """Categories by seat, then what made each number."""
        lines = lines_of(self.game)
        broken = not self.game.alone or self.game.options["solo_tie"] == "turn_order"
        names = ("track", *lines, "total", *(("tie_break",) if broken else ()))
        table = self.score_table(sheet.rows, names, ("track", lines[-1]))
        return Group(table, self.details((row.seat, self._made_of(row)) for row in sheet.rows))

    def _made_of(self, row: Row) -> list[str]:
        return [self._detail(line) for line in row.lines.values() if any(item.count for item in line.items)]

    def _detail(self, line: Line) -> str:
        items = ", ".join(self._item(line, item) for item in line.items if item.count)
        return f"{self.say(f'sheet-{line.name}')}: {items}"

    def _item(self, line: Line, item: Item) -> str:
        if line.name in terms.TRACKS:
            return self.say(f"sheet-{item.id}", n=item.count)
        if line.name == "megaliths":
            return self.say("sheet-level", level=int(item.id[-1]) + 1, n=item.count, points=item.points)
        name = self.telling.name(line.name, item.id)
        if item.points is None:
            return f"{name} = ?"
        return f"{self.say('event-count', what=name, n=item.count)} = {item.points}"


def _era(seen: Observation) -> int:
    """The era of the culture cards that come next; in the prototype Era I ends a round earlier (EWP-PREP-03)."""
    last = 1 if isinstance(seen, PrototypeObservation) else terms.LAST_OF_ERA_1
    return 1 if seen.round <= last else 2


def _cultures(seen: Observation) -> Iterable[tuple[str, str]]:
    """The open culture cards, each after its place where that matters."""
    if isinstance(seen, AloneObservation):
        return ((f"{place} ", card) for place, card in sorted(seen.culture_place.items()))
    return (("", card) for card in seen.open_culture)
