"""The table of Doggerland in a terminal: an observation as Rich renderables.

Colour is never the only sign: a seat is a letter, and what it has on a tile is a sign behind it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eolith.kernel import terminal
from eolith.kernel.standings import Line, Sheet
from eolith.kernel.terminal import beside, grid
from eolith.kernel.text import capital

from . import terms
from .layout import CELL_NAMES
from .notation.columns import AloneObservation
from .seen.event import reached, stays
from .seen.observation import Observation, SeatView
from .seen.sheet import LINES, Row, sheet
from .words import solo
from .words.choices import ChoiceMaker
from .words.telling import Telling

if TYPE_CHECKING:
    from .pack import Pack
    from .rules import Doggerland

WIDE, PAIRED = 100, 120
"""From these widths on regions stand in frames, and two and two side by side."""
CELL = 11
"""The least width of a cell of the map."""
ARROWS = dict(zip(terms.DIRECTIONS, "↑→↓←", strict=True))
RIVALS = {"red": "▲", "pink": "●", "blue": "▪"}
"""The signs of the opponents of one who plays alone, as their figures bear them."""
CAMP, MEGALITH, JOURNEY = "^", "#", "*"
"""What a seat has on a tile, behind its letter; an expedition is the number of its members."""
COLUMNS = ("points", "members", "room", "wood", "stone", "hide", "bone", "tool", "plant", "meat", "tokens", "levels")
"""The numbers of a tribe."""


class Terminal(terminal.Terminal):
    """Draws what a viewer sees, and reads what is typed."""

    no_cards = "own-crafts-none"
    telling: Telling
    pack: Pack

    # --- the table ----------------------------------------------------------------------------------

    def table(self, seen: Observation, width: int, own_cards: bool = True) -> RenderableType:
        """The whole table for a terminal of so many columns; there are no hidden cards to be left out."""
        wide = width >= WIDE
        cave = self.region("region-cave", self._cave(seen), wide)
        hut = self.region("region-hut", self._hut(seen), wide)
        crafts = self.region("region-crafts", self._crafts(seen), wide)
        goals = self.region("village-aims" if self.game.alone else "region-goals", self._goals(seen), wide)
        village: list[RenderableType] = [cave, hut, crafts, goals]
        if width >= PAIRED:
            village = [beside(hut, cave), beside(crafts, goals, ratios=(3, 2))]
        if isinstance(seen, AloneObservation):
            village.insert(0, self.region("region-solo", self._solo(seen), wide))
        return Group(
            self._header(seen, width),
            self.region("region-map", self._map(seen, width - 4 if wide else width), wide),
            *village,
            self.region("region-tribes", Group(self._tribes(seen), *self._belongings(seen, width)), wide),
        )

    def _header(self, seen: Observation, width: int) -> Text:
        say = self.say
        edge = say(f"direction-{seen.arrow}")
        first = [] if self.game.alone else [say("header-first", seat=seen.first)]
        parts = [say(f"phase-{seen.phase}"), *first, say("header-arrow", edge=edge)]
        if seen.phase != "setup":
            parts.insert(0, say("header-round", n=seen.round, season=say(f"season-{seen.season}")))
        header = self.flow(map(Text, parts), width)
        header.stylize("reverse bold")
        return header

    # --- the territory --------------------------------------------------------------------------------

    def _map(self, seen: Observation, width: int) -> RenderableType:
        """Row by row: what each tile is and where figures leave it; below, who and what is there."""
        cell = min(max(CELL, width // terms.COLUMNS), 15)
        lines = []
        for row in range(terms.ROWS):
            names = CELL_NAMES[terms.COLUMNS * row : terms.COLUMNS * (row + 1)]
            lines.append(Text().join(_padded(self._tile(seen, name), cell) for name in names))
            for told in (self._figure, self._pieces):
                below = Text().join(_padded(told(seen, name), cell) for name in names)
                if below.plain.strip():
                    lines.append(below)
        return Text("\n").join(_stripped(line) for line in lines)

    def _tile(self, seen: Observation, name: str) -> Text:
        """`d4↑wood 2·`: a point for a harvest, a cross when nothing is left, `°` where a species appears."""
        if name not in seen.territory:
            return Text()
        if name not in seen.tiles:
            return Text(f"{name} ·", style="dim")
        tile = self.pack.tiles[self.pack.number("tiles", seen.tiles[name])]
        arrow = seen.centre_arrow if tile.set == "centre" else terms.DIRECTIONS[tile.arrow]
        if tile.animal >= 0:
            shows = f"°{self.say(f'short-{terms.SPECIES[tile.animal]}')}"
        else:
            shows = self.say(f"short-{terms.TERRAINS[tile.terrain]}") + self._amount(seen, name, tile.amount)
        return Text.assemble((name, "bold"), ARROWS[arrow], shows)

    def _amount(self, seen: Observation, name: str, amount: int) -> str:
        harvested = seen.harvested.get(name, 0)
        if amount and harvested >= self.pack.set_up(seen.players).harvests:
            return "×"
        return f"{amount or ''}{'·' * harvested}"

    def _figure(self, seen: Observation, name: str) -> Text:
        species = seen.animals.get(name)
        return Text(f"  {self.say(f'short-{species}')}" if species else "", style="bold")

    def _pieces(self, seen: Observation, name: str) -> Text:
        """Camps, megaliths, tokens of the long journey, expeditions."""
        signs = []
        for view in seen.seats:
            signs += [(view.seat, CAMP)] * (view.camp == name)
            signs += [(view.seat, MEGALITH)] * view.megaliths.count(name)
            signs += [(view.seat, JOURNEY)] * (view.journey == name)
        if isinstance(seen, AloneObservation):
            others = [(RIVALS[rival], rival) for rival, cell in seen.rivals.items() if cell == name]
            others += [("△", figure) for figure, cell in seen.white_at.items() if cell == name]
            told = [f"{sign}{self.say(f'short-{one}')}" for sign, one in others]
            if told:
                return Text(f" {' '.join(told)}", style="bold reverse")
        group = seen.groups.get(name)
        if group:
            signs.append((group.seat, str(group.people or "…")))
        return Text(" ").join([Text(), Text().join(self.mark(seat, seat + sign) for seat, sign in signs)])

    # --- the village ----------------------------------------------------------------------------------

    def _cave(self, seen: Observation) -> Table:
        """A column for each painting tile: its species, and whose cubes or members are there."""
        rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        rows.add_column("")
        for painting in seen.cave:
            rows.add_column(str(self.pack.number("paintings", painting) + 1))
        for number, row in enumerate(terms.PAINTING_ROWS):
            cells = [self._painting(seen, painting, number) for painting in seen.cave]
            rows.add_row(Text(self.vocabulary.names["row"][row], style="dim"), *cells)
        if seen.covered:
            rows.add_row(Text(self.say("cave-covered", n=seen.covered), style="dim"))
        return rows

    def _painting(self, seen: Observation, painting: str, row: int) -> Text:
        place = f"{painting}.{terms.PAINTING_ROWS[row]}"
        species = self.pack.paintings[self.pack.number("paintings", painting)].animals[row]
        text = Text(self.say(f"short-{terms.SPECIES[species]}"))
        if seen.cubes.get(place) == "R":
            text.append(" ▪", style="bold reverse")
        elif place in seen.cubes:
            text.append(" ").append_text(self.mark(seen.cubes[place][0], seen.cubes[place]))
        if place in seen.painters:
            text.append(" ").append_text(self._worker(seen.painters[place]))
        for view in seen.seats:
            if view.superb == place:
                text.append(" ").append_text(self.mark(view.seat, view.seat + JOURNEY))
        return text

    def _worker(self, worker: str) -> Text:
        """`A chief` as the letter of the seat and of the member."""
        seat, member = worker.split()
        return self.mark(seat).append(f" {self.say(f'short-{member}')}", style="default on default not bold")

    def _hut(self, seen: Observation) -> Table:
        """Each action with its price, whose shaman is there, and who has carried it out."""
        rows = grid(3)
        for number, cell in enumerate(terms.HUT):
            shown = self.pack.hut[number]
            goods = [self.telling.inner("goods", terms.GOODS[good]) for good in shown.offering]
            price = "/".join(goods) or self._goods(shown.cost)
            there = Text("▶").append_text(self.mark(seen.hut[cell])) if cell in seen.hut else Text("  ")
            if isinstance(seen, AloneObservation) and cell in seen.rival_shamans.values():
                there = Text("✗ ", style="bold")
            done = Text(" ").join(self.mark(view.seat) for view in seen.seats if cell in view.done)
            rows.add_row(Text.assemble(there, " ", self.telling.name("hut", cell)), Text(price, style="dim"), done)
        return rows

    def _crafts(self, seen: Observation) -> Table:
        """Each craft on show with its price and points, and who stands on it; then dwellings."""
        rows = grid(3)
        for code in filter(None, seen.display):
            shown = self.pack.crafts[self.pack.number("crafts", code)]
            worker = self._worker(seen.crafters[code]) if code in seen.crafters else Text()
            rows.add_row(
                Text(self.telling.name("crafts", code), style="bold"), self._price(shown.cost, shown.vp), worker
            )
        for dwelling in self.pack.dwellings[1:]:
            name = Text(self.telling.name("dwellings", dwelling.id))
            room = self.say("column-room-of", n=dwelling.capacity)
            rows.add_row(name, self._price(dwelling.cost, dwelling.vp), room)
        return rows

    def _price(self, cost: Sequence[int], points: int) -> str:
        return f"{self._goods(cost)} → {self.say('amount-point', n=points)}"

    def _goods(self, cost: Sequence[int]) -> str:
        return ", ".join(self.say(f"amount-{good}", n=n) for good, n in zip(terms.GOODS, cost, strict=True) if n)

    def _goals(self, seen: Observation) -> Table:
        """Each objective with what it asks for, and who has met it in which round; alone each goal with its cube."""
        rows = grid(2)
        if isinstance(seen, AloneObservation):
            for code, cube in seen.goals.items():
                shown = self.telling.alone.solo_goals[self.pack.number("solo_goals", code)]
                so_far = f"{reached(self.game, seen, terms.ALONE_METRICS[shown.metric])}/{shown.least}"
                told = self.telling.component("solo_goals", self.pack.number("solo_goals", code))
                rows.add_row(Text(f"{'●' if cube else '○'} {so_far}", style="bold"), told)
            needed = self.game.content.goals_needed
            rows.add_row("", Text(self.say("solo-needed", n=needed, met=sum(seen.goals.values())), style="dim"))
            return rows
        for code in seen.objectives:
            name = self.telling.name("objectives", code)
            told = self.telling.component("objectives", self.pack.number("objectives", code))
            met = Text(" ").join(
                self.mark(view.seat, f"{view.seat} {terms.OBJECTIVE_POINTS[view.objectives[code]]}")
                for view in seen.seats
                if code in view.objectives
            )
            rows.add_row(Text.assemble((name, "bold"), told[len(name) :]), met)
        return rows

    def _solo(self, seen: AloneObservation) -> RenderableType:
        """The card of the round, what the opponents do by it, their memory, tokens and the stack."""
        own = seen.seats[0].deprivation
        told = [
            solo.card(self.telling, seen.card, seen.declined),
            solo.acts(self.telling, seen.card),
            solo.moves(self.telling, seen.card, stays(self.game, seen)),
            *solo.white(self.telling, seen),
            solo.memory(self.telling, seen.solo_memory),
            f"{solo.tokens(self.telling, own)}; {solo.stack(self.telling, len(seen.cards))}",
        ]
        return Group(*(Text(capital(line), style="bold" if i == 0 else "") for i, line in enumerate(told) if line))

    # --- the tribes -----------------------------------------------------------------------------------

    def _tribes(self, seen: Observation) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(self.say("column-tribe"), no_wrap=True)
        for column in COLUMNS:
            name = "goals" if self.game.alone and column == "points" else column
            table.add_column(self.say(f"column-{name}"), justify="right")
        for view, row in zip(seen.seats, sheet(self.game, seen).rows, strict=True):
            table.add_row(self.row_name(view.seat, seen.turn), *map(str, self._numbers(view, row.total)))
        return table

    def _numbers(self, view: SeatView, points: int) -> Sequence[int | str]:
        """In the order of COLUMNS; of food how much lies in each bowl."""
        members = f"{sum(view.home.values())}/{view.members}" + (f"+{view.newborns}" if view.newborns else "")
        goods = [view.goods.get(good, 0) for good in terms.GOODS[: terms.PAYABLE]]
        plants, meat = (_bowls(view.goods, stores) for stores in (terms.STORES[5:8], terms.STORES[8:]))
        return (
            points,
            members,
            view.room,
            *goods,
            plants,
            meat,
            view.deprivation,
            "·".join(map(str, view.levels.values())),
        )

    def _belongings(self, seen: Observation, width: int) -> Iterable[Text]:
        """What else each seat has: dwellings, memory, crafts, and its plans."""
        for view in seen.seats:
            parts = [self.mark(view.seat)]
            for label, told in (
                ("seat-dwellings", self._counted("dwellings", view.dwellings)),
                ("seat-memory", self._counted("animals", view.memory)),
                ("seat-crafts", ", ".join(self.telling.name("crafts", craft) for craft in view.crafts)),
                ("seat-plans", ", ".join(self._plans(view))),
            ):
                if told:
                    parts.append(Text.assemble((f"{self.say(label)} ", "dim"), told))
            if isinstance(seen, AloneObservation) and seen.closed:
                parts.append(Text(self.say("tribe-closed", list=self._counted("dwellings", seen.closed))))
            yield self.flow(parts, width - 4)

    def _counted(self, kind: str, counts: Mapping[str, int]) -> str:
        return ", ".join(f"{self.telling.inner(kind, code)} ×{n}" for code, n in counts.items())

    def _plans(self, view: SeatView) -> Iterable[str]:
        """Plans that stand on the own board and the building site."""
        for kind, members in (("dwelling", view.builders), ("birth", view.parents)):
            if members:
                who = ", ".join(f"{self.say(f'member-{member}')} ×{n}" for member, n in members.items())
                yield f"{self.telling.inner('actions', kind)} ({who})"
        for ability, member in view.learners.items():
            yield f"{self.telling.inner('abilities', ability)} ({self.say(f'member-{member}')})"
        if view.helper:
            yield f"{self.telling.inner('hut', 'twins')} ({self.say(f'member-{view.helper}')})"

    def stock(self, view: SeatView) -> Text:
        """What a seat has, in one line."""
        stores = {terms.STORES.index(store): n for store, n in view.goods.items()}
        members = ", ".join(f"{self.say(f'member-{member}')} ×{n}" for member, n in view.home.items())
        return Text.assemble(
            (f"{self.say('own-stock')} ", "dim"), self.telling.stored(stores, "") or self.say("nothing"),
            (f" · {self.say('own-home')} ", "dim"), members or self.say("nobody"),
        )  # fmt: skip

    def cards(self, view: SeatView) -> list[str]:
        """The crafts of a seat with what they are worth; they are its only cards."""
        return [self.telling.component("crafts", self.pack.number("crafts", craft)) for craft in view.crafts]

    # --- choices, log and sheet -----------------------------------------------------------------------

    def unlisted(self, state: Doggerland) -> str:
        """How an exchange is named whole where there are too many for the list."""
        example = ChoiceMaker(self.telling, state).unlisted()
        return self.say("choice-exchange-more", example=self.vocabulary.shown(example)) if example else ""

    def sheet(self, sheet: Sheet[Row]) -> RenderableType:
        """Categories by seat, then what made each number."""
        if self.game.alone:
            table = self.score_table(sheet.rows, (), ())
            for goal in (goals := sheet.rows[0].lines["goals"]).items:
                table.add_row(self.telling.name("solo_goals", goal.id), str(goal.points))
            table.add_section()
            table.add_row(self.say("sheet-goals"), str(goals.points), style="bold")
            return table
        table = self.score_table(sheet.rows, (*LINES, "total"), (LINES[-1], "total"))
        for name, counts in zip(("goods", "tokens"), zip(*map(_left, sheet.rows)), strict=True):
            table.add_row(self.say(f"sheet-tie-{name}"), *map(str, counts), style="dim")
        return Group(table, self.details((row.seat, self._made_of(row)) for row in sheet.rows))

    def _made_of(self, row: Row) -> list[str]:
        return [self._detail(line) for line in row.lines.values() if line.items]

    def _detail(self, line: Line) -> str:
        items = ", ".join(self.telling.scored(line.name, item) for item in line.items)
        return f"{self.say(f'sheet-{line.name}')}: {items}"


def _left(row: Row) -> tuple[int, int]:
    """What a tie-break is made of: goods and food, and deprivation tokens."""
    return -(-row.tie_break // terms.TIE_BREAK), -row.tie_break % terms.TIE_BREAK


def _padded(text: Text, width: int) -> Text:
    text.truncate(width - 1, overflow="ellipsis")
    text.pad_right(width - text.cell_len)
    return text


def _stripped(line: Text) -> Text:
    line.rstrip()
    return line


def _bowls(goods: Mapping[str, int], stores: Sequence[str]) -> str:
    """`2+0+1`: the freshest first."""
    numbers = [goods.get(store, 0) for store in stores]
    return "+".join(map(str, numbers)) if any(numbers) else "0"
