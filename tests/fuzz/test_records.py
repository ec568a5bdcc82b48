"""A record that was changed is refused in one line, or is still the record of a game."""

from __future__ import annotations

import hashlib
import random

import pytest
from hypothesis import given, strategies as st

import eolith
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.record import RecordError, read_record
from eolith.table.play import Play
from fuzz.depth import deep


def write_record(spec: str, seed: int) -> str:
    game, source = eolith.load(spec), Source(seed)
    play = Play(game, FairSource(seed.to_bytes(16, "big")))
    while not play.state.over:
        options = play.state.options()
        play.command(play.state.seat, options[source.below(len(options))])
    return play.record(["random"] * game.players, "2026-11-27", reveal=True).to_text()


SPECS = (
    "stone_age(players=2)",
    "stone_age(players=3, round_cap=4, first_seat=C)",
    "endless_winter(players=2)",
    "endless_winter(players=3, rests=on, glaciers=on, chief_draft=on)",
    "doggerland(players=2)",
    "doggerland(players=3, short_game=on, phase3_mode=simultaneous)",
    "endless_winter(players=1, nomads_ahead=on, nomad_village=on)",
    "doggerland(players=1, difficulty=hard)",
)
TEXTS = [write_record(spec, seed) for seed, spec in enumerate(SPECS, 5)]
NUMBERS = st.integers(0, len(TEXTS) - 1)


def seal(lines: list[str]) -> str:
    """The lines with a closing line that counts and seals them, as a forger would write it."""
    head = lines.index("moves") if "moves" in lines else -1
    moves = [line for line in lines[head + 1 :] if line and not line.startswith("#")]
    body = "\n".join(lines) + "\n"
    return f"{body}end {len(moves)} {hashlib.sha256(body.encode('utf-8', 'surrogatepass')).hexdigest()[:32]}\n"


def change(lines: list[str], chance: random.Random) -> list[str]:
    """The lines with one of them removed, doubled, moved, edited or replaced."""
    lines = list(lines)
    at = chance.randrange(min(len(lines), 14) if chance.random() < 0.5 else len(lines))
    other = chance.randrange(len(lines))
    match chance.randrange(7):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            words = lines[at].split() or [""]
            words[chance.randrange(len(words))] = chance.choice(
                ["A", "*", "wood", "99", "-1", "x", "١", "9" * 5000, "", "forest", "hunt", "c3", "next", "pass"]
            )
            lines[at] = " ".join(words)
        case 4:
            lines[at] = chance.choice(
                [
                    "",
                    "#",
                    "moves",
                    "option undo off",
                    "option rests on",
                    "option x y",
                    "seat B y",
                    "result A 1 B 2",
                    "players 4",
                ]
            )
        case 5:
            lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
        case 6:
            lines[at] += chance.choice(["\r", "\x00", "\u2028A place forest 1", " ", "\udcff", "é"])
    return lines


def try_record(text: str) -> bool:
    """Whether the text is a record; if it is none, it is refused in one line."""
    try:
        record = read_record(text, eolith.load)
    except RecordError as refusal:
        assert "\n" not in str(refusal)
        return False
    try:
        record.verify()
    except RecordError:
        return True
    again = read_record(record.to_text(), eolith.load)
    assert again.decisions == record.decisions and again.to_text() == record.to_text()
    return True


@deep(200)
@given(NUMBERS, st.integers(0, 2**32))
def test_an_edited_record_is_refused(number: int, seed: int) -> None:
    text = TEXTS[number]
    chance = random.Random(seed)
    lines = change(text.splitlines(), chance)
    changed = "\n".join(lines) + "\n"
    assert changed.rstrip().splitlines() == text.splitlines() or not try_record(changed)


@deep(200)
@given(NUMBERS, st.integers(0, 2**32), st.integers(1, 3))
def test_a_forged_record_is_refused_or_is_a_game(number: int, seed: int, changes: int) -> None:
    """With a seal that fits, what is illegal is found by playing it."""
    text = TEXTS[number]
    chance = random.Random(seed)
    lines = text.splitlines()[:-1]
    for _ in range(changes):
        lines = change(lines, chance)
    try_record(seal(lines))


@deep(200)
@given(st.text(), st.integers(0, 10**4))
def test_any_text_is_refused(text: str, cut: int) -> None:
    assert not try_record(text)
    for record in TEXTS[::2]:
        assert not try_record(record[: min(cut, len(record) - 2)])
        assert not try_record(record + (text if text.strip() else "x"))


def test_what_was_not_changed_is_read() -> None:
    assert all(try_record(text) for text in TEXTS)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game stone_age", "game chess", "there is no game 'chess'"),
        ("players 2", "players 7", "is not played by '7' players"),
        ("edition ", "edition x", "was made with edition x"),
        ("pack ", "pack f", "was made with pack f"),
        ("date ", "datum ", "is not understood"),
        ("\nseat B random", "", "names the seats A; 2 players sit at A, B"),
        ("eolith record 1", "eolith record 2", "is a version that is not known here; known: 1"),
        ("result A ", "result A 1", "the decisions give A "),
        ("* draw C", "* draw D", "is no action of this game"),
        ("* first ", "A first ", "'A' decides, but it is the turn of '*'"),
    ],
)
def test_a_forgery_of_stone_age_is_named(old: str, new: str, message: str) -> None:
    check_forgery(TEXTS[0], old, new, message)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("pack ", "pack f", "was made with pack f"),
        ("players 2", "players 5", "is not played by '5' players"),
        ("\nmoves", "\noption moons on\nmoves", "has no option 'moons'"),
        ("* lay-stone ", "* lay-stone x", "is no action of this game"),
        ("* lay-stone ", "A lay-stone ", "'A' decides, but it is the turn of '*'"),
        ("result A ", "result A 1", "the decisions give A "),
    ],
)
def test_a_forgery_of_endless_winter_is_named(old: str, new: str, message: str) -> None:
    check_forgery(TEXTS[2], old, new, message)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("players 2", "players 5", "is not played by '5' players"),
        ("* lay-tile ", "* lay-tile x", "is no action of this game"),
        ("* lay-tile ", "A lay-tile ", "'A' decides, but it is the turn of '*'"),
        ("result A ", "result A x", "it must be 'unfinished' or each side with its points"),
    ],
)
def test_a_forgery_of_doggerland_is_named(old: str, new: str, message: str) -> None:
    check_forgery(TEXTS[4], old, new, message)


def check_forgery(text: str, old: str, new: str, message: str) -> None:
    """What was changed in a record that is sealed again is named."""
    assert old in text
    body = text.rsplit("end ", 1)[0].replace(old, new, 1)
    with pytest.raises(RecordError) as caught:
        read_record(seal(body.splitlines()), eolith.load)
    assert message in str(caught.value)
