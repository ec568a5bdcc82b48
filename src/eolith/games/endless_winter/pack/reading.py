"""The records of pack/ turned into a Pack; every mistake is a PackError of one line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from eolith.kernel.pack import FACE, NAMES, PackError, PackFile, Records, read_pack

from .. import layout, terms
from . import Pack, records
from .effects import Allowed, Clause, Effect, EffectError, numbered, parse_effect, write_effect

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "column": (*FACE, "top", "middle", "bottom"),
    "rest_space": (*FACE, "effect"),
    "tribe": (*FACE, *NAMES),
    "chief": (*FACE, *NAMES, "column", "pronoun"),
    "side": (*FACE, "chief", "effect"),
    "starting_card": (*FACE, *NAMES, "each", "labor", "vp", "effect"),
    "tribe_card": (*FACE, *NAMES, "copies", "column", "labor", "vp", "effect"),
    "culture_card": (*FACE, *NAMES, "era", "vp", "effect", "strategy"),
    "setup_card": (*FACE, *NAMES, "effect", "tribe", "animals"),
    "animal": (*FACE, *NAMES, "copies", "tip", "set_vp", "wild"),
    "order_place": (*FACE, "start", "eclipse"),
    "food_track": (*FACE, "labor"),
    "stone_slot": (*FACE, "cost", "reward"),
    "megalith_slot": (*FACE, "eclipse"),
    "offering_level": (*FACE, "ratio", "bonus"),
    "honor_level": (*FACE, "vp"),
    "burial_table": (*FACE, "steps"),
    "board": (*FACE, *NAMES),
    "cell": (*FACE, "board", "cell", "bonus", "arrows"),
    "layout": (*FACE, *NAMES, "players", "slots"),
    "terrain": (*FACE, *NAMES, "kind", "copies", "benefit"),
    "glacier_token": (*FACE, *NAMES, "effect"),
    "rest_token": (*FACE, *NAMES, "effect"),
    "stone": (*FACE, *NAMES, "era", "family", "terrains", "species", "points", "per", "steps"),
}
"""What a record of each kind can say."""
TOTALS = {
    "column": 4, "rest_space": 1, "tribe": 4, "chief": terms.CHIEFS, "side": 2 * terms.CHIEFS, "starting_card": 3,
    "tribe_card": len(terms.TRIBE_CARDS), "culture_card": terms.CULTURE_CARDS, "setup_card": terms.SETUP_CARDS,
    "animal": terms.SPECIES, "order_place": 4, "food_track": 1, "stone_slot": terms.STONE_SLOTS,
    "megalith_slot": terms.MEGALITH_SLOTS, "offering_level": terms.TOP_LEVEL, "honor_level": terms.TOP_LEVEL,
    "burial_table": 3, "board": terms.BOARDS, "cell": terms.GROUND_CELLS, "terrain": terms.TERRAINS,
    "glacier_token": terms.GLACIER_TOKENS, "rest_token": terms.REST_TOKENS, "stone": terms.STONES,
}  # fmt: skip
"""How many records there are of each kind."""

MOST_COUNTED = 30
"""The highest number that a table of points can name."""
STRATEGIES = ("megalith", "village", "hunt", "burial", "stone", "engine")

PLAYABLE = tuple(word for word in terms.ITEMS if word != "discard")
GAINS = tuple(word for word in PLAYABLE if word != "labor")
PAID = ("food", "tool", "labor", "discard")
KEPT = ("food", "tool", "discard")
IN_COLUMNS = ("", *terms.COLUMNS)
ALLOWED = {
    "column top": Allowed(3, costs=PAID, gains=PLAYABLE, alternatives=False),
    "column middle": Allowed(1, costs=PAID, gains=PLAYABLE, alternatives=False),
    "column bottom": Allowed(2, gains=PLAYABLE, alternatives=False),
    "rest_space effect": Allowed(2, gains=GAINS, alternatives=False),
    "side effect": Allowed(4, (*IN_COLUMNS, "rest"), PAID, PLAYABLE),
    "starting_card effect": Allowed(4, (*IN_COLUMNS, "eclipse"), PAID, PLAYABLE),
    "tribe_card effect": Allowed(4, (*IN_COLUMNS, "eclipse"), PAID, PLAYABLE),
    "culture_card effect": Allowed(4, (*IN_COLUMNS, "rest"), PAID, PLAYABLE),
    "setup_card effect": Allowed(1, gains=("food", "tool", "camp"), alternatives=False),
    "animal tip": Allowed(1, costs=KEPT, gains=GAINS),
    "order_place start": Allowed(1, gains=("food", "tool"), alternatives=False),
    "order_place eclipse": Allowed(1, costs=KEPT, gains=GAINS),
    "stone_slot cost": Allowed(1, gains=("food", "tool"), alternatives=False),
    "stone_slot reward": Allowed(1, costs=KEPT, gains=GAINS),
    "megalith_slot eclipse": Allowed(1, costs=KEPT, gains=GAINS),
    "offering_level bonus": Allowed(1, costs=KEPT, gains=GAINS),
    "cell bonus": Allowed(1, costs=KEPT, gains=GAINS),
    "terrain benefit": Allowed(1, costs=KEPT, gains=GAINS),
    "glacier_token effect": Allowed(1, costs=KEPT, gains=GAINS),
    "rest_token effect": Allowed(2, costs=KEPT, gains=GAINS),
}
"""What the effects of each place can say.  Labor is gained and paid where a turn with actions goes on."""


def read_components(folder: Path, path: Path | None) -> Pack:
    """The pack of a folder, corrected by an owner's file if there is one."""
    data = read_pack(folder, "endless_winter") if path is None else read_pack(path, "endless_winter", folder)
    data.check_tables(COLUMNS)
    data.check_totals(TOTALS)
    return _Reader(data).pack()


class _Reader:
    """Reads record after record and numbers their clauses, in the order that `pack` asks for them."""

    def __init__(self, data: PackFile) -> None:
        self.data = data
        self.clauses: list[Clause] = []
        self.ids = {kind: [record.id for record in data.records(kind)] for kind in COLUMNS}

    def pack(self) -> Pack:
        # What a player decides to use has the low numbers: only those are options.
        read = self.data.records
        columns = tuple(map(self.column, read("column")))
        rest_space = tuple(map(self.rest_space, read("rest_space")))
        chiefs = tuple(map(self.chief, read("chief")))
        sides = tuple(self.side(record, number) for number, record in enumerate(read("side")))
        kinds = ("starting", "tribe", "culture")
        cards = tuple(self.card(record, kind) for kind in kinds for record in read(f"{kind}_card"))
        rest_tokens = tuple(map(self.token, read("rest_token")))
        usable = len(self.clauses)
        pack = Pack(
            id=self.data.id,
            edition=self.data.edition,
            digest=self.data.digest,
            columns=columns,
            rest_space=rest_space,
            tribes=tuple(records.Tribe(**record.named_face()) for record in read("tribe")),
            chiefs=chiefs,
            sides=sides,
            cards=cards,
            rest_tokens=rest_tokens,
            animals=tuple(map(self.animal, read("animal"))),
            order_places=tuple(map(self.order_place, read("order_place"))),
            megalith_slots=tuple(
                records.MegalithSlot(**record.face(), eclipse=self.effect(record, "eclipse"))
                for record in read("megalith_slot")
            ),
            stone_slots=tuple(map(self.stone_slot, read("stone_slot"))),
            offering_levels=tuple(map(self.offering_level, read("offering_level"))),
            honor_levels=tuple(map(_honor_level, read("honor_level"))),
            burial_tables=tuple(map(_burial_table, read("burial_table"))),
            food_track=tuple(map(_food_track, read("food_track"))),
            megalith_boards=tuple(records.MegalithBoard(**record.named_face()) for record in read("board")),
            cells=tuple(self.cell(record, number) for number, record in enumerate(read("cell"))),
            layouts=tuple(map(_layout, read("layout"))),
            terrains=tuple(self.terrain(record, number) for number, record in enumerate(read("terrain"))),
            glacier_tokens=tuple(map(self.token, read("glacier_token"))),
            setup_cards=tuple(map(self.setup_card, read("setup_card"))),
            stones=tuple(self.stone(record, number) for number, record in enumerate(read("stone"))),
            clauses=self.clauses,
            usable=usable,
        )
        if len(self.clauses) > terms.CLAUSES:
            raise PackError(f"{self.data.path}: {len(self.clauses)} clauses; at most {terms.CLAUSES}")
        self.check_supply(pack)
        return pack

    # --- records that hold effects or point to others ----------------------------------------------

    def effect(self, record: Records, column: str = "effect", allowed: Allowed | None = None) -> Effect:
        """The clauses of a column, numbered; a column that is not there has none."""
        text = record.text(column) if column in record.values else ""
        try:
            effect = parse_effect(text, allowed or ALLOWED[f"{record.kind} {column}"])
        except EffectError as problem:
            raise record.error(column, str(problem)) from None
        effect = numbered(effect, len(self.clauses), record.kind, record.id, column)
        self.clauses.extend(effect)
        return effect

    def amounts(self, record: Records, column: str) -> dict[str, int]:
        """A column that lists amounts, such as `food 2, tool 1`; they are no clause to use."""
        text = record.text(column)
        try:
            effect = parse_effect(text, ALLOWED[f"{record.kind} {column}"])
        except EffectError as problem:
            raise record.error(column, str(problem)) from None
        found = {"food": 0, "tool": 0, "camp": 0}
        for item in effect[0].gains[0] if effect else ():
            found[item.name] += item.count
        return found

    def pointer(self, record: Records, column: str, kind: str, name: Any) -> int:
        """The number of the record of another kind that a column names."""
        if name not in self.ids[kind]:
            raise record.error(column, f"is {name!r}; allowed: {', '.join(self.ids[kind])}")
        return self.ids[kind].index(name)

    def pointers(self, record: Records, column: str, kind: str) -> tuple[int, ...]:
        return tuple(self.pointer(record, column, kind, name) for name in record.listed(column))

    def column(self, record: Records) -> records.Column:
        number = self.ids["column"].index(record.id)
        if record.id != terms.COLUMNS[number]:
            raise record.error("id", f"is {record.id!r}; the columns are {', '.join(terms.COLUMNS)}")
        top, middle, bottom = (self.effect(record, part) for part in ("top", "middle", "bottom"))
        if len(middle) != 1:
            raise record.error("middle", "is missing")
        return records.Column(**record.face(), top=top, middle=middle, bottom=bottom)

    def rest_space(self, record: Records) -> records.RestSpace:
        effect = self.effect(record)
        if not effect:
            raise record.error("effect", "is missing")
        return records.RestSpace(**record.face(), effect=effect)

    def chief(self, record: Records) -> records.Chief:
        column = record.choice("column", terms.COLUMNS) if "column" in record.values else -1
        pronoun = ("he", "she")[record.choice("pronoun", ("he", "she"))]
        return records.Chief(**record.named_face(), column=column, pronoun=pronoun)

    def side(self, record: Records, number: int) -> records.Side:
        chief = self.pointer(record, "chief", "chief", record.text("chief"))
        if chief != number // 2:
            raise record.error("chief", f"is {record.text('chief')!r}; each chief has two sides, in the chiefs' order")
        return records.Side(**record.face(), chief=chief, side=number % 2, effect=self.effect(record))

    def card(self, record: Records, kind: str) -> records.Card:
        each = record.number("each", 1, 9, None) if kind == "starting" else 0
        era = record.number("era", 1, 2, None) if kind == "culture" else 0
        if kind == "culture" and era != 1 + self.ids["culture_card"].index(record.id) // terms.CULTURE_OF_ERA:
            raise record.error("era", f"is {era}; the first {terms.CULTURE_OF_ERA} culture cards are of Era I")
        if kind == "culture":
            copies, labor = 1, 0
        else:
            copies = each * 4 or record.number("copies", 1, 99, None)
            labor = _halves(record, "labor")
        column = record.choice("column", terms.COLUMNS) if "column" in record.values else -1
        strategy = tuple(STRATEGIES[i] for i in record.choices("strategy", STRATEGIES))
        vp = record.number("vp", 0, 9, 0)
        return records.Card(**(record.named_face() | {"copies": copies}), kind=kind, each=each, era=era,
                    column=column, labor=labor, vp=vp, effect=self.effect(record), strategy=strategy)  # fmt: skip

    def token(self, record: Records) -> records.Token:
        effect = self.effect(record)
        if not effect:
            raise record.error("effect", "is missing")
        return records.Token(**record.named_face(), effect=effect)

    def animal(self, record: Records) -> records.Animal:
        wild = record.flag("wild", False)
        set_vp = record.numbers("set_vp", 0, 99)
        if wild == bool(set_vp):
            raise record.error("set_vp", "must list points, of all but wild animals")
        return records.Animal(**record.named_face(), tip=self.effect(record, "tip"), set_vp=set_vp, wild=wild)

    def order_place(self, record: Records) -> records.OrderPlace:
        start = self.amounts(record, "start")
        eclipse = self.effect(record, "eclipse")
        return records.OrderPlace(**record.face(), food=start["food"], tool=start["tool"], eclipse=eclipse)

    def stone_slot(self, record: Records) -> records.StoneSlot:
        cost = self.amounts(record, "cost")
        return records.StoneSlot(
            **record.face(), food=cost["food"], tool=cost["tool"], reward=self.effect(record, "reward")
        )

    def offering_level(self, record: Records) -> records.OfferingLevel:
        ratio = record.number("ratio", 1, 99, None)
        return records.OfferingLevel(**record.face(), ratio=ratio, bonus=self.effect(record, "bonus"))

    def cell(self, record: Records, number: int) -> records.Cell:
        on, place = divmod(number, layout.BOARD_CELLS)
        names = layout.CELL_NAMES
        if self.pointer(record, "board", "board", record.text("board")) != on or record.text("cell") != names[place]:
            due = f"{self.ids['board'][on]!r}, {names[place]!r}"
            found = f"{record.text('board')!r}, {record.text('cell')!r}"
            raise record.error("cell", f"is {found} where {due} belongs: cells stand board by board, a1 to b4")
        arrows = tuple(divmod(target, layout.BOARD_WIDTH) for target in record.choices("arrows", names))
        if len(arrows) not in (0, 2) or place in [row * layout.BOARD_WIDTH + col for row, col in arrows]:
            raise record.error("arrows", "must name two other cells of the board, or none")
        bonus = self.effect(record, "bonus")
        if arrows and bonus:
            raise record.error("bonus", f"is {write_effect(bonus)!r}; the bonus of a starting cell are its arrows")
        row, col = divmod(place, layout.BOARD_WIDTH)
        return records.Cell(**record.face(), board=on, row=row, col=col, start=bool(arrows), arrows=arrows, bonus=bonus)

    def terrain(self, record: Records, number: int) -> records.Terrain:
        kinds = ("start", "land", "glacier")
        kind = kinds[record.choice("kind", kinds)]
        due = kinds[(number >= terms.FIRST_LAND) + (number == terms.GLACIER)]
        if kind != due:
            raise record.error(
                "kind", f"is {kind!r} where {due!r} belongs: one start tile, six lands, then the glacier"
            )
        return records.Terrain(**record.named_face(), kind=kind, benefit=self.effect(record, "benefit"))

    def setup_card(self, record: Records) -> records.SetupCard:
        gains = self.amounts(record, "effect")
        if gains["food"] > 4:  # EW-SETUP-37: with the food of the order bonus it must fit on the track
            raise record.error("effect", f"has {gains['food']} food; at most 4")
        tribe = self.pointer(record, "tribe", "tribe_card", record.text("tribe"))
        animals = self.pointers(record, "animals", "animal")
        return records.SetupCard(**record.named_face(), food=gains["food"], tool=gains["tool"],
                         camp=gains["camp"], tribe=tribe, animals=animals)  # fmt: skip

    def stone(self, record: Records, number: int) -> records.Stone:
        era = record.number("era", 1, 2, None)
        if era != 1 + number // terms.STONES_OF_ERA:
            raise record.error("era", f"is {era}; the first {terms.STONES_OF_ERA} stones are of Era I")
        families = tuple(terms.FAMILIES)
        family = families[record.choice("family", families)]
        for column in ("terrains", "species", "points", "per", "steps"):
            if column in record.values and column not in terms.FAMILIES[family]:
                raise record.error(column, f"is no column of the family {family!r}")
            if column not in record.values and column in terms.FAMILIES[family]:
                raise record.error(column, f"is missing, the family is {family!r}")
        terrains = self.pointers(record, "terrains", "terrain")
        if terms.START_TILE in terrains:
            raise record.error("terrains", "names the start tile, which never counts")
        return records.Stone(
            **record.named_face(), era=era, family=family, terrains=terrains,
            species=self.pointers(record, "species", "animal"),
            points=record.number("points", 0, 9, 0),
            per=record.number("per", 1, 9, 1),
            steps=_steps(record) if "steps" in terms.FAMILIES[family] else (),
        )  # fmt: skip

    def check_supply(self, pack: Pack) -> None:
        """What must go together: the totals of the rulebook, and supplies that setup takes from."""
        totals = {
            "EW-COMP-02": ("terrain", sum(tile.copies for tile in pack.terrains), 25),
            "EW-COMP-06": ("starting cards", sum(card.copies for card in pack.cards if card.kind == "starting"), 36),
            "EW-COMP-07": ("tribe cards", sum(card.copies for card in pack.cards if card.kind == "tribe"), 75),
            "EW-COMP-11": ("animals", sum(animal.copies for animal in pack.animals), 60),
        }
        for rule, (kind, found, due) in totals.items():
            if found != due:
                raise PackError(f"{self.data.path}: {found} {kind}, the rulebook counts {due} ({rule})")
        for number, animal in enumerate(pack.animals):
            asked = sum(card.animals.count(number) for card in pack.setup_cards)
            if asked > animal.copies:
                raise PackError(f"{self.data.path}: setup cards ask for {asked} of {animal.copies} {animal.id!r}")
        if pack.cards[terms.BRAVE].each != 1 or pack.cards[terms.TRIBESWOMAN].each != 1:
            raise PackError(f"{self.data.path}: each seat owns one brave and one tribeswoman (EW-SETUP-26)")
        for wanted, first in ((terms.STARTING_CARDS, terms.BRAVE), (terms.TRIBE_CARDS, terms.FIRST_TRIBE)):
            found_ids = tuple(card.id for card in pack.cards[first : first + len(wanted)])
            if found_ids != wanted:
                raise PackError(f"{self.data.path}: the cards are {', '.join(found_ids)}, not {', '.join(wanted)}")
        for players in (2, 3, 4):
            if not any(players in laid.players for laid in pack.layouts):
                raise PackError(f"{self.data.path}: no layout is recommended for {players} players (EW-MEGASETUP-02)")


# --- columns --------------------------------------------------------------------------------------


def _halves(record: Records, column: str) -> int:
    """A column that counts in halves: 0, 0.5, 1, 1.5 and so on to 9."""
    value = record.values.get(column)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 9 or value * 2 % 1:
        raise record.error(column, f"is {value!r}; allowed: 0 to 9, also with .5")
    return int(value * 2)


def _steps(record: Records) -> tuple[int, ...]:
    """Points by number, from a list of [from so many, points] that rises."""
    points = [0]
    for step in record.listed("steps"):
        known = isinstance(step, list) and len(step) == 2 and all(type(value) is int for value in step)
        if not known or not len(points) <= step[0] <= MOST_COUNTED or not points[-1] <= step[1] <= 99:
            raise record.error("steps", f"lists {step!r}; steps are [from so many, points], both rising")
        points += [points[-1]] * (step[0] - len(points))
        points.append(step[1])
    if len(points) == 1:
        raise record.error("steps", "is missing")
    return tuple(points)


def _honor_level(record: Records) -> records.HonorLevel:
    return records.HonorLevel(**record.face(), vp=record.number("vp", 0, 99, None))


def _burial_table(record: Records) -> records.BurialTable:
    return records.BurialTable(**record.face(), steps=_steps(record))


def _food_track(record: Records) -> records.FoodTrack:
    spaces = record.numbers("labor", 1, terms.MOST_FOOD)
    return records.FoodTrack(**record.face(), labor=tuple(int(food in spaces) for food in range(terms.MOST_FOOD + 1)))


def _layout(record: Records) -> records.Layout:
    players = record.numbers("players", 2, 4)
    slots = []
    for slot in record.listed("slots"):
        known = isinstance(slot, list) and len(slot) == 3 and all(type(value) is int for value in slot)
        if not known or not all(0 <= value <= 15 for value in slot[:2]) or slot[2] not in layout.TURNS:
            raise record.error("slots", f"lists {slot!r}; slots are [x, y, turn], turn being 0, 90, 180 or 270")
        slots.append((slot[0], slot[1], slot[2]))
    try:
        layout.Field(tuple(slots))
    except ValueError as problem:
        raise record.error("slots", str(problem)) from None
    return records.Layout(**record.named_face(), players=players, slots=tuple(slots))
