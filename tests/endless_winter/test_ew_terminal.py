"""Endless Winter in the terminal: whole games typed in three languages, legible at 80 and at 120 columns."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from endless_winter.tables import random_game, table, the_game
from eolith.games.endless_winter import layout
from eolith.games.endless_winter.pack import effects
from eolith.games.endless_winter.pack.field import field_of
from eolith.games.endless_winter.terminal import Terminal
from eolith.kernel.text import LANGUAGES
from rotated import rotated
from typed import SEED, play

MODULES = {"glaciers": "on", "rests": "on"}
NAMES = ("you", "careful", "random", "careful")
TYPED = {
    "en": (
        ["side a", "help", "figure chief hunt", "why figure tribe rest", "nonsense", "sheet", "log", "cards"],
        ["Commands", "You have placed your figure of this turn. (EW-FIGURE-01)", "places the chief in the Hunt column",
         "“nonsense” is not understood", "score track", "wins.", "The seed was " + SEED],
    ),
    "ru": (
        ["сторона a", "помощь", "фигурка вождь охота", "почему поставить соплеменник отдых", "чушь", "счёт", "журнал"],
        ["Фигурка этого хода уже поставлена. (EW-FIGURE-01)", "ставит вождя в колонку «Охота»", "Непонятно: «чушь»",
         "шкала ПО", "Победа:", "Тайное число: " + SEED],
    ),
    "uk": (
        ["сторона a", "довідка", "поставити вождь полюв", "чому поставити одноплем відпочинок", "дурниця", "рахунок"],
        ["Фігурку цього ходу вже поставлено. (EW-FIGURE-01)", "ставить вождя в колонку «Полювання»",
         "Незрозуміло: «дурниця»", "шкала ПО", "Перемога:", "Таємне число: " + SEED],
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one == "en" else pytest.mark.long) for one in LANGUAGES]
)
def test_a_whole_game_typed(language: str, tmp_path: Path) -> None:
    typed, expected = TYPED[language]
    arguments = ("--seats", "you,random", "--lang", language)
    output, record = play(tmp_path, [*typed, *["1"] * 2000], *arguments, game="endless_winter")
    for words in expected:
        assert words in output
    assert record.scores is not None
    assert record.verify().over


def drawn(game: Any, state: Any, viewer: int | None, width: int, language: str) -> list[str]:
    """The lines of a table as they are printed."""
    console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    terminal = _terminal(game, language)
    seen = game.observe(state, viewer)
    console.print(terminal.table(seen, width, own_cards=viewer is not None))
    console.print(terminal.sheet(game.sheet(state, viewer)))
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined]


@cache
def _terminal(game: Any, language: str) -> Terminal:
    return Terminal(game, language, NAMES[: game.players])


@pytest.mark.parametrize(("width", "language"), rotated([80, 100, 120], LANGUAGES))
def test_the_table_fits_its_width_and_says_everything(width: int, language: str) -> None:
    game = the_game(4, MODULES)
    for moment, (state, _) in enumerate(random_game(4, 3, **MODULES)):
        if moment % 150:
            continue
        lines = drawn(game, state, 0, width, language)
        assert max(map(len, lines)) <= width
        for row in "abcde":
            names = [name for name in layout.HEX_NAMES if name[0] == row]
            assert any(all(f"{name} " in line for name in names) for line in lines), f"row {row} of the map is broken"
        text = " ".join(" ".join(lines).split())
        telling = _terminal(game, language).telling
        seen = game.observe(state, 0)
        for view in seen.seats:
            for species in (*view.unused, *view.used):
                assert telling.name("animals", species).split()[0] in text
        for stone in seen.stones:
            assert telling.name("stones", stone).split()[-1] in text
        for card in (*seen.open_culture, *(seen.seats[0].hand or {})):
            assert telling.card(card).split()[0] in text


@pytest.mark.rule("EW-SETUP-38")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_animals_are_shown_during_a_draft(language: str) -> None:
    game = the_game(2, {"setup_draft": "on"})
    state = next(state for state, _ in random_game(2, 4, setup_draft="on") if state.observe(None).shown_setup_cards)
    name = _terminal(game, language).telling.name
    row = next(line for line in drawn(game, state, None, 120, language) if "57" in line)
    ground = game.observe(state, None).ground
    assert sum(ground.values()) == 3
    assert all(name("animals", species) in row for species in ground)


@pytest.mark.rule("EW-HIDDEN-01", "EW-HIDDEN-05", "EW-HIDDEN-08")
def test_only_the_viewer_sees_the_own_cards() -> None:
    scene = table(
        A={"hand": ["shaman"], "pile": ["shaman"], "buried": ["shaman"]}, supply={}, turn={"stage": "culture"}
    )
    game, state = scene.game, scene.state
    name = _terminal(game, "en").telling.card("shaman")

    def cards(viewer: int | None) -> int:
        return sum(line.count(name) for line in drawn(game, state, viewer, 120, "en") if "Elder" not in line)

    assert cards(1) == cards(None)
    assert cards(0) > cards(1)


def test_what_a_seat_has_is_named_and_not_given() -> None:
    scene = table(A={"food": 1, "tools": 1, "hand": ["shaman"]}, turn={"stage": "culture"})
    view = scene.state.observe(0).seats[0]
    said = {language: _terminal(scene.game, language).stock(view).plain for language in LANGUAGES}
    assert said["en"] == "In store: 1 food and 1 tool · hand: Shaman"
    assert said["ru"].startswith("В запасе: 1 еда и 1 орудие ·")
    assert said["uk"].startswith("У запасі: 1 їжа і 1 знаряддя ·")


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_amount_in_store_is_told(language: str) -> None:
    """No effect of a card gives ten, but somebody can have ten."""
    scene = table(A={"tools": 5}, turn={"stage": "culture"})
    view = scene.state.observe(0).seats[0]
    for food in range(11):
        said = _terminal(scene.game, language).stock(replace(view, food=food)).plain
        assert not food or f" {food} " in said
        assert " 5 " in said


def test_only_the_reader_of_a_pack_parses_effects() -> None:
    """What is told is made of numbers: a text made up for the parser of faces fails at the first that no face has."""
    folder = Path(effects.__file__).parents[1]
    parsers = [path.name for path in folder.rglob("*.py") if "parse_effect" in path.read_text(encoding="utf-8")]
    assert sorted(parsers) == ["effects.py", "records.py"]


def test_the_setup_is_no_round() -> None:
    game = the_game(2, {})
    for state, played in ((game.start(), False), (table().state, True)):
        assert any("Round" in line for line in drawn(game, state, 0, 80, "en")) is played


def test_the_field_shows_who_built_where() -> None:
    field = field_of(the_game(2, {}))
    site = field.sites[0].name
    scene = table(megaliths={site: "B"})
    lines = drawn(scene.game, scene.state, 0, 80, "en")
    row = next(line for line in lines if line.startswith(f"{field.sites[0].y + 1:>2} "))
    assert row[3 + 3 * field.sites[0].x + 1] == "B"


def test_camps_villages_and_tokens_are_on_the_map() -> None:
    scene = table(A={"camps": {"b2": 2}}, villages={"a1a2b2": "B"})
    lines = drawn(scene.game, scene.state, 0, 80, "en")
    below = lines[next(i for i, line in enumerate(lines) if "b2 " in line) + 1]
    assert "AA" in below
    assert any("villages: B a1 · a2 · b2" in line for line in lines)


def test_figures_stand_in_their_columns() -> None:
    b = {"tribe": {"hunt": 1, "home": 1}}
    scene = table(turns_done=2, A={"chief_at": "hunt"}, B=b, bottoms={"hunt": "A chief"})
    line = next(line for line in drawn(scene.game, scene.state, 0, 80, "en") if line.startswith("Hunt"))
    assert "A★" in line and " B " in line and "bottom taken by A" in line
