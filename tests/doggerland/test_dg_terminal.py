"""Doggerland in the terminal: whole games typed in three languages, legible at 80 and at 120 columns."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import eolith
from doggerland.tables import executing, table
from eolith.games.doggerland import layout, terms
from eolith.games.doggerland.terminal import CELL, Terminal
from eolith.kernel.chance import Source
from eolith.kernel.text import LANGUAGES
from rotated import rotated
from typed import SEED, play

NAMES = ("you", "careful", "random", "careful")
TYPED = {
    "en": (
        ["help", "why send g7 chief", "send c3 hunters 1", "nonsense", "sheet", "log", "cards", "rules shaman token"],
        ["Commands", "There is no tile on g7. (DG-EXPED-08)", "A sends 1 hunter-gatherer to c3",
         "“nonsense” is not understood", "deprivation tokens", "wins.", "The seed was " + SEED],
    ),
    "ru": (
        ["помощь", "почему отправить g7 вождь", "отправить c3 охотники 1", "чушь", "счёт", "журнал", "карты"],
        ["На g7 нет жетона местности. (DG-EXPED-08)", "A отправляет 1 охотника-собирателя на сбор на c3",
         "Непонятно: «чушь»", "жетоны лишений", "Победа:", "Тайное число: " + SEED],
    ),
    "uk": (
        ["довідка", "чому відправити g7 вождь", "відправити c3 мисливці 1", "дурниця", "рахунок", "журнал"],
        ["На g7 немає жетона місцевості. (DG-EXPED-08)", "A відправляє 1 мисливця-збирача на збирання на c3",
         "Незрозуміло: «дурниця»", "жетони нестатків", "Перемога:", "Таємне число: " + SEED],
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one == "uk" else pytest.mark.long) for one in LANGUAGES]
)
def test_a_whole_game_typed(language: str, tmp_path: Path) -> None:
    typed, expected = TYPED[language]
    arguments = ("--seats", "you,random", "--lang", language)
    output, record = play(tmp_path, [*typed, *["1"] * 2000], *arguments, game="doggerland")
    for words in expected:
        assert words in output
    assert record.scores is not None
    assert record.verify().over


@cache
def _terminal(game: Any, language: str) -> Terminal:
    return Terminal(game, language, NAMES[: game.players])


def drawn(game: Any, state: Any, width: int, language: str = "en") -> list[str]:
    """The lines of a table as they are printed."""
    console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    terminal = _terminal(game, language)
    console.print(terminal.table(game.observe(state, 0), width))
    console.print(terminal.sheet(game.sheet(state, 0)))
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined]


@pytest.mark.parametrize(("width", "language"), rotated([80, 100, 120], LANGUAGES))
def test_the_table_fits_its_width_and_says_everything(width: int, language: str) -> None:
    game = eolith.load("doggerland(players=4)")
    state, source, moment = game.start(), Source(3), 0
    while not state.over:
        options = state.options()
        state.apply(state.sample(source) if state.seat < 0 else options[source.below(len(options))])
        moment += 1
        if moment % 80:
            continue
        lines = drawn(game, state, width, language)
        assert max(map(len, lines)) <= width
        for row in "1234567":
            names = [name for name in layout.CELL_NAMES if name[1] == row]
            assert any(all(f"{name}" in line for name in names) for line in lines), f"row {row} of the map is broken"
        text = " ".join(" ".join(lines).split())
        telling, seen = _terminal(game, language).telling, game.observe(state, 0)
        for craft in filter(None, seen.display):
            assert telling.name("crafts", craft).split()[0] in text
        for objective in seen.objectives:
            assert telling.name("objectives", objective).split()[0] in text
        for hut in terms.HUT:
            assert telling.name("hut", hut).split()[-1] in text
        assert "{" not in text


def below(lines: list[str], cell: str) -> str:
    """What stands on the map in the column of a cell, from its name down to the next row."""
    column = CELL * "abcdefg".index(cell[0])
    column_of = [line[column : column + CELL].strip() for line in lines]
    start = next(i for i, text in enumerate(column_of) if text.startswith(cell))
    following = f"{cell[0]}{int(cell[1]) + 1}"
    end = next(i for i, text in enumerate(column_of) if text.startswith(following))
    return " ".join(" ".join(column_of[start:end]).split())


def test_the_map_shows_land_figures_camps_and_expeditions() -> None:
    t = table(
        2,
        grid=["w2> c0> p1v", ". B< s3^"],
        at="b2",
        animals={(1, 1): "bison"},
        groups={(2, 0): {"seat": "B", "members": {"hunter": 2}}},
        harvested={(2, 1): 1},
        A={"camp": (0, 0)},
    )
    lines = drawn(t.game, t.state, 80)
    assert below(lines, "b2") == "b2→wood2 A^"
    assert below(lines, "c3") == "c3←°bison bison"
    assert below(lines, "d2") == "d2↓berry1 B2"
    assert below(lines, "d3") == "d3↑stone×"


def test_cave_hut_and_crafts_show_who_is_there() -> None:
    t = executing(
        2,
        hut={"trade": "A"},
        painters={"painting_1.top": "B shaman"},
        cubes={"painting_1.bottom": "AA"},
        cave=["painting_1"],
        display=["bone_fish"],
        crafters={"bone_fish": "A chief"},
        B={"done": ["menhir"]},
    )
    lines = drawn(t.game, t.state, 80)
    assert any(line.startswith("top") and "B shaman" in line for line in lines)
    assert any(line.startswith("bottom") and "AA" in line for line in lines)
    assert any("▶A Trade" in line for line in lines)
    assert any("Bone fish" in line and "A chief" in line for line in lines)
    assert next(line for line in lines if "Menhir" in line).rstrip().endswith("B")


def test_what_a_seat_has_is_named_and_not_given() -> None:
    t = table(2, A={"goods": {"hide": 1, "plant2": 3}})
    view = t.state.observe(0).seats[0]
    said = {language: _terminal(t.game, language).stock(view).plain for language in LANGUAGES}
    assert said["en"].startswith("In store: 1 hide and 3 plants from the second bowl · at home: chief ×1")
    assert said["ru"].startswith("В запасе: 1 шкура и 3 растения из второй миски · дома: вождь ×1")
    assert said["uk"].startswith("У запасі: 1 шкура і 3 рослини з другої миски · удома: вождь ×1")


def test_a_tribe_shows_what_lies_in_each_bowl() -> None:
    t = table(2, A={"goods": {"plant1": 1, "plant3": 2, "meat2": 4}, "deprivation": 7})
    line = next(line for line in drawn(t.game, t.state, 80) if line.startswith("▶A you"))
    assert "1+0+2" in line and "4+0" in line and " 7 " in line
    assert str(t.state.points(0)) in line


@pytest.mark.rule("DG-SCORE-14", "DG-SCORE-15")
@pytest.mark.parametrize("tokens", [0, 3])
def test_a_tie_break_is_told_as_what_it_is(tokens: int) -> None:
    t = table(2, over=True, round=8, A={"goods": {"hide": 4, "plant2": 3}, "deprivation": tokens}, B={"goods": {}})
    lines = drawn(t.game, t.state, 100)
    goods, spent = (next(line.split()[-2:] for line in lines if words in line)
                    for words in ("tie-break: more goods and food", "then: fewer deprivation tokens"))  # fmt: skip
    assert (goods, spent) == (["7", "0"], [str(tokens), "0"])


def test_the_setup_is_no_round() -> None:
    game = eolith.load("doggerland(players=2)")
    assert not any("Round" in line for line in drawn(game, game.start(), 80))
    begun = table()
    assert any("Round" in line for line in drawn(begun.game, begun.state, 80))
