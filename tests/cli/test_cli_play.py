"""`eolith play`: whole games typed in three languages, at both ends of a pipe."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import eolith
from eolith.bots.wins import win_share
from eolith.cli import app
from eolith.cli.play import read_seats, read_seed
from eolith.kernel.record import read_record
from eolith.kernel.text import Texts
from typed import SEED, play

ROOT = Path(eolith.__file__).parent.parent
TYPED = {
    "en": (
        ["help", "why place hut 1", "pl for 2", "place card 3", "nonsense", "sheet", "log", "board", "rules marker"],
        ["The hut takes exactly two figures. (SA-PLACE-11)", "SA-PLACE-11: The hut takes",
         "A puts 2 figures into the forest", "“nonsense” is not understood",
         "Score sheet", "wins.", "The seed was " + SEED],
    ),
    "ru": (
        ["помощь", "почему поставить хижину 1", "поставить лес 2", "ставить карту 3", "чушь", "счёт", "журнал", "стол"],
        ["В хижину ставят ровно две фигурки. (SA-PLACE-11)", "A ставит 2 фигурки в лес", "Непонятно: «чушь»",
         "Подсчёт очков", "Победа:", "Тайное число: " + SEED],
    ),
    "uk": (
        ["довідка", "чому розм хатину 1", "розмістити ліс 2", "поставити карту 3", "дурниця", "рахунок", "журнал"],
        ["У хатині розміщують рівно дві фігурки. (SA-PLACE-11)", "A розміщує 2 фігурки в ліс", "Незрозуміло: «дурниця»",
         "Підрахунок очок", "Перемога:", "Таємне число: " + SEED],
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one == "ru" else pytest.mark.long) for one in TYPED]
)
def test_a_whole_game_typed(language: str, tmp_path: Path) -> None:
    typed, expected = TYPED[language]
    output, record = play(tmp_path, [*typed, *["1"] * 2000], "--seats", "you,random", "--lang", language)
    for words in expected:
        assert words in output
    assert record.scores is not None
    assert record.seats == ["you", "random"]
    assert record.seed == SEED
    assert record.commitment in output.replace("\n", "")
    state = record.verify()
    assert state.over
    assert f"eolith review {tmp_path}" in output.replace("\n", ""), "the end offers the review"
    for seat, points in enumerate(record.scores):
        assert any(line.startswith(("1. ", "2. ")) and f"{'AB'[seat]} (" in line and str(points) in line
                   for line in output.splitlines())  # fmt: skip
    placed = [record.game.text(option) for option in record.decisions[:40]]
    assert "place forest 2" in placed
    assert "place card3 1" in placed


def test_the_same_seed_and_input_give_the_same_game(tmp_path: Path) -> None:
    games = [play(tmp_path, ["2"] * 30, "--seats", "you,random,random")[1].decisions for _ in range(2)]
    assert games[0] == games[1]


def test_end_of_input_is_polite_and_keeps_the_record(tmp_path: Path) -> None:
    output, record = play(tmp_path, ["place forest 2"], "--seats", "you,random")
    assert "The input has ended" in output
    assert record.scores is None
    assert record.seed == "", "the seed is not revealed before the end"


def test_numbers_and_words_choose_alike(tmp_path: Path) -> None:
    by_number = play(tmp_path, ["1"], "--seats", "you,random")[1].decisions
    by_words = play(tmp_path, ["place workshop"], "--seats", "you,random")[1].decisions
    assert by_number == by_words


@pytest.mark.rule("SA-UNDO-05")
def test_undo_takes_back_what_nobody_has_answered(tmp_path: Path) -> None:
    """The last seat to have figures at home places several times in a row."""
    typed = ["1"] * 3 + ["undo", "quit"]
    output, _ = play(tmp_path, typed, "--seats", "you,random")
    assert "(SA-UNDO-" in output or "Taken back: " in output


def test_undo_is_refused_with_its_rule(tmp_path: Path) -> None:
    output, record = play(tmp_path, ["undo", "quit"], "--seats", "you,random", "--option", "undo=off")
    assert "This table plays without undo. (SA-UNDO-01)" in output
    assert "Table options: Whether decisions can be taken back: no" in output
    assert record.game.options["undo"] == "off"


def test_alone_the_level_is_told_with_how_the_careful_bot_fares(tmp_path: Path) -> None:
    alone = ("--players", "1", "--seats", "you", "--option", "difficulty=hard")
    output, record = play(tmp_path, ["quit"], *alone, game="doggerland")
    assert "Difficulty: Hard: 6 of 8 goals" in output and "Table options" not in output
    assert f"the careful bot wins {win_share('doggerland', 'hard')} of 100" in " ".join(output.split())
    assert record.game.level == "hard"


@pytest.mark.rule("DGS-WIN-05")
@pytest.mark.parametrize(("language", "typed"), [("en", ("resign", "no", "resign", "yes")), ("ru", ("сдаться", "да"))])
def test_alone_the_game_can_be_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, typed: tuple[str, ...]
) -> None:
    """It is asked first; then the game is lost, and cannot be resumed."""
    monkeypatch.setenv("EOLITH_SAVES", str(tmp_path))
    alone = ("--players", "1", "--seats", "you", "--lang", language)
    output, record = play(tmp_path, ["1", *typed, "1"], *alone, game="doggerland")
    texts = Texts(language, "doggerland")
    title, told = map(texts.say, ("alone-lost", "outcome-resigned"))
    assert re.search(rf"─ {title} ─+\n{re.escape(told)}\n", output)
    assert record.resigned and record.seed == SEED and not record.verify().over
    assert "outcome - resigned 0" in CliRunner().invoke(app, ["verify", str(tmp_path / "game.txt")]).output
    assert not [*tmp_path.glob("*.game")]


def test_several_have_no_word_for_giving_up(tmp_path: Path) -> None:
    output, _ = play(tmp_path, ["resign", "help", "quit"], "--seats", "you,random")
    assert "“resign” is not understood" in output and "give the game up" not in output


def test_save_and_bad_choices_leave_the_game_as_it_is(tmp_path: Path) -> None:
    saved = tmp_path / "Saved Game.txt"
    typed = ["save", f"save {saved}", "save /no/such/folder/x", "0", "99", "pay gold", "place forest", "take", "quit"]
    output, record = play(tmp_path, typed, "--seats", "you,random")
    assert "Say where: save FILE" in output
    assert "/no/such/folder/x cannot be written: No such file or directory" in output
    assert "There is no choice 0; choices are 1 to" in output
    assert "Nothing is to be paid now. (SA-ACT-08)" in output
    assert "“place forest” is not understood. Say: place PLACE N" in output
    assert read_record(saved.read_text(encoding="utf-8"), eolith.load).decisions == record.decisions


def test_nothing_that_is_typed_breaks_the_game(tmp_path: Path) -> None:
    typed = ["x" * 5000, "9" * 5000, "9" * 30, f"place forest {'9' * 30}", f"why die {'9' * 30}", "²", "tools ²",
             "save a\0b", "save " + "y" * 3000, "rules " + "z" * 3000, "place forest 2"]  # fmt: skip
    output, record = play(tmp_path, typed, "--seats", "you,random")
    assert "A puts 2 figures into the forest" in output
    assert len(record.decisions) >= 8
    assert max(len(line) for line in output.splitlines() if not line.startswith("A> ")) < 1000


def test_commands_without_their_word_say_what_is_missing(tmp_path: Path) -> None:
    typed = ["why", "why undo", "why sheet", "why hut", "rules", "rules tool", "rules nowhere", "quit"]
    output, _ = play(tmp_path, typed, "--seats", "you,random")
    assert "Say what: why COMMAND" in output
    assert "There is nothing of yours to take back. (SA-UNDO-01)" in output
    assert "That is possible now." in output
    assert "“hut” is not understood" in output
    assert "Say which: rules WORD, or the beginning of an id: SA-COMP, SA-SETUP" in output
    assert len(re.findall(r"^SA-[A-Z]+-\d+: ", output, re.MULTILINE)) == 12
    assert " more; make the word more precise." in output
    assert "No rule is called or contains “nowhere”." in output


def test_the_need_for_food_stands_beside_every_stock(tmp_path: Path) -> None:
    output, _ = play(tmp_path, ["1"] * 40, "--seats", "you,random")
    stocks = [line for line in output.splitlines() if line.startswith("In store:")]
    assert stocks and all(re.match(r"In store: food \d+/\d+", line) for line in stocks)


def test_a_narrow_terminal_keeps_every_number(tmp_path: Path) -> None:
    command = ["play", "stone_age", "--seed", "7", "--seats", "you,random", "--lang", "uk"]
    output = CliRunner().invoke(app, command, input="", env={"COLUMNS": "44"}).output
    assert "їжа/треба 12/5" in output
    assert "…" not in output.partition("\n")[2], "only the title is cut"
    assert max(len(line.rstrip()) for line in output.splitlines()) <= 44


def test_the_start_tells_edition_and_options_in_words(tmp_path: Path) -> None:
    options = ["--option", "first_player=B", "--option", "scouting=true"]
    output, _ = play(tmp_path, ["1"] * 300, *options, "--seats", "random,random", "--lang", "ru", game="doggerland")
    assert "Издание: первое." in output
    start = " ".join(output.partition("Варианты правил: ")[2].split())
    assert start.startswith("Кто начинает: B; Вылазки только для открытия земель: можно ")


def test_the_start_tells_an_edition_once(tmp_path: Path) -> None:
    options = ["--option", "edition=prototype", "--option", "prep_swap=true"]
    output, _ = play(tmp_path, [], *options, "--seats", "random,random", game="endless_winter")
    start = output.partition("commitment")[0]
    assert "Endless Winter, 2 players. Edition: prototype." in start and start.count("prototype") == 1


def test_several_people_do_not_see_each_others_cards(tmp_path: Path) -> None:
    output, _ = play(tmp_path, ["1"] * 60, "--seats", "you,you")
    assert "Your turn, A." in output and "Your turn, B." in output
    assert "Your cards:" not in output


def test_a_table_fits_eighty_columns(tmp_path: Path) -> None:
    for language in TYPED:
        output, _ = play(tmp_path, ["1"] * 20, "--seats", "you,random,random,random", "--lang", language)
        assert max(len(line.rstrip()) for line in output.splitlines()) <= 80


@pytest.mark.parametrize("columns", ["80", "100", "140"])
def test_width_changes_the_layout_and_not_the_content(columns: str) -> None:
    command = ["play", "stone_age", "--seed", "7", "--seats", "you,random"]
    output = CliRunner().invoke(app, command, input="", env={"COLUMNS": columns}).output
    framed = "╭" in output
    assert framed == (columns != "80")
    for words in ("workshop", "hunting grounds", "Civilization cards", "○○○○○○○", "agric", "▶A you"):
        assert words in output


def test_a_real_process_with_a_pipe() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    arguments = ["--seed", SEED, "--seats", "you,random", "--lang", "uk"]
    command = [sys.executable, "-m", "eolith", "play", "stone_age", *arguments]
    done = subprocess.run(
        command, input="розмістити ліс 3\n", capture_output=True, encoding="utf-8", env=environment, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "A розміщує 3 фігурки в ліс" in done.stdout
    assert "Введення закінчилося" in done.stdout
    assert "\x1b" not in done.stdout


def test_seats_of_a_command_line() -> None:
    assert read_seats("you,careful:style=farmer,temperature=0.5,random") == [
        "you",
        "careful:style=farmer,temperature=0.5",
        "random",
    ]


def test_seeds_of_a_command_line() -> None:
    assert read_seed(SEED).hex() == SEED
    assert read_seed("7") == bytes(15) + b"\x07"
    assert read_seed("0xff") == bytes(15) + b"\xff"
