"""Records: what a fair game proves, and what a record says of itself."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest

import eolith
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.record import Record, RecordError, read_record
from eolith.table.play import Play


def play(until: int | None = None) -> Record:
    """A fair game of two, or its first commands."""
    game, source = eolith.load("stone_age(players=2, round_cap=3)"), Source(4)
    at = Play(game, FairSource(b"a seed to reveal"))
    while not at.state.over and (until is None or len(at.steps) < until):
        options = at.state.options()
        at.command(at.state.seat, options[source.below(len(options))])
    return at.record(["Ann  Bee", "careful"], "2026-11-27", reveal=True)


def chance_steps(record: Record) -> list[int]:
    return [i for i, state in enumerate(record.states()) if state.seat == eolith.CHANCE]


def test_a_fair_game_verifies() -> None:
    record = play()
    assert record.verify().scores() == record.scores
    assert read_record(record.to_text(), eolith.load).verify() == record.replay()


def test_the_text_is_short_and_plain() -> None:
    lines = play().to_text().splitlines()
    assert lines[:3] == ["eolith record 1", "game stone_age", "players 2"]
    assert "option round_cap 3" in lines and "seat A Ann Bee" in lines and "date 2026-11-27" in lines
    assert lines[-1].startswith(f"end {len(lines) - lines.index('moves') - 2} ")


def test_every_edited_draw_is_detected() -> None:
    """A chance decision that the seed did not give is named, wherever it stands."""
    record = play()
    found = 0
    for step in chance_steps(record)[:12]:
        state = record.replay(step)
        other = next(option for option in state.options() if option != record.decisions[step])
        forged = replace(record, decisions=[*record.decisions[:step], other], scores=None)
        with pytest.raises(RecordError, match=rf"^decision {step + 1} is '.+', but the seed gives '.+'$"):
            forged.verify()
        found += 1
    assert found == 12


def test_a_draw_that_was_left_out_is_detected() -> None:
    record = play(until=0)
    assert len(record.decisions) == 7
    swapped = replace(
        record, decisions=[record.decisions[0], record.decisions[2], record.decisions[1], *record.decisions[3:]]
    )
    with pytest.raises(RecordError, match=r"decision 2 is 'draw .+', but the seed gives 'draw "):
        swapped.verify()


def test_another_seed_does_not_fit_the_commitment() -> None:
    forged = replace(play(), seed=b"another seed 16b".hex())
    with pytest.raises(RecordError, match="the seed is not the one that the commitment was made for"):
        forged.verify()


def test_a_seed_that_is_none_is_named() -> None:
    with pytest.raises(RecordError, match="the seed is 'secret'; it must be 32 hexadecimal digits"):
        replace(play(until=3), seed="secret").verify()


def test_a_wrong_result_is_detected() -> None:
    record = play()
    assert record.scores is not None
    with pytest.raises(RecordError, match=r"the result is .* the decisions give"):
        replace(record, scores=[record.scores[0] + 1, record.scores[1]]).verify()
    with pytest.raises(RecordError, match="names a result, but its decisions do not end the game"):
        replace(record, decisions=record.decisions[:-1]).verify()


def test_an_unfinished_game_is_a_record() -> None:
    record = play(until=40)
    text = record.to_text()
    assert "\nresult unfinished\n" in text
    again = read_record(text, eolith.load)
    assert again.scores is None and again.verify() == record.replay()


def test_an_illegal_decision_is_named() -> None:
    record = play()
    with pytest.raises(RecordError, match=r"^decision 1: .*chance decides now"):
        replace(record, decisions=[0, *record.decisions]).to_text()
    stray = replace(record, decisions=[*record.decisions[:2], 99999])
    for read in (stray.replay, stray.to_text):
        with pytest.raises(RecordError, match=r"^decision 3: "):
            read()


def test_every_seat_is_named() -> None:
    record = Record(eolith.load("stone_age(players=2)"), ["Ann"])
    with pytest.raises(RecordError, match="names 1 seats; 2 players sit"):
        record.to_text()


def test_states_are_the_states_of_a_replay() -> None:
    record = play(until=60)
    states = list(record.states())
    assert len(states) == len(record.decisions) + 1
    assert all(state == record.replay(number) for number, state in enumerate(states) if number % 9 == 0)


def test_remarks_and_line_ends_do_not_matter_but_the_seal_covers_them() -> None:
    text = play(until=20).to_text()
    assert read_record(text.replace("\n", "\r\n"), eolith.load).to_text() == text
    with pytest.raises(RecordError, match="was edited after it was written"):
        read_record(text.replace("moves\n", "moves\n# a remark\n"), eolith.load)
    with pytest.raises(RecordError, match="cut short; its last line must be 'end COUNT SEAL'"):
        read_record(text.rsplit("\n", 2)[0], eolith.load)
    with pytest.raises(RecordError, match="line 1: this is no record"):
        read_record("", eolith.load)
    assert read_record("\ufeff" + text + "\n \n", eolith.load).to_text() == text


def sealed(lines: list[str]) -> str:
    """The lines of a head without moves, sealed as a forger would."""
    body = "\n".join([*lines, "moves"]) + "\n"
    return f"{body}end 0 {sha256(body.encode()).hexdigest()[:32]}\n"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("option players 3", "line 9: 'option players 3' is not understood or stands twice"),
        ("option pack x", "line 9: 'option pack x' is not understood or stands twice"),
        ("option spec x", "the record's table cannot be set up: stone_age has no option 'spec'"),
        ("option undo off\noption undo off", "line 10: 'option undo off' is not understood or stands twice"),
        ("game stone_age", "line 9: 'game stone_age' is not understood or stands twice"),
    ],
)
def test_a_head_that_says_something_else_is_refused(line: str, message: str) -> None:
    head = Record(eolith.load("stone_age(players=2)"), ["Ann", "Bo"]).to_text().splitlines()[:-2]
    assert read_record(sealed(head), eolith.load).seats == ["Ann", "Bo"]
    with pytest.raises(RecordError) as caught:
        read_record(sealed([*head, *line.splitlines()]), eolith.load)
    assert str(caught.value).startswith(message)


def test_a_spec_is_no_name_of_a_game() -> None:
    head = Record(eolith.load("stone_age(players=2)"), ["Ann", "Bo"]).to_text().splitlines()[:-2]
    head[1] = "game stone_age(undo=off)"
    with pytest.raises(RecordError, match=r"game is 'stone_age\(undo=off\)'; it must be a name"):
        read_record(sealed(head), eolith.load)


@pytest.mark.parametrize("name", ["Ann", "Ганна Ї", "a\u2028seat B x", "# moves", "x" * 10_000, "", " \n", "\ud800"])
def test_any_name_is_one_line(name: str) -> None:
    record = Record(eolith.load("stone_age(players=2)"), [name, "Bo"], date="2026-11-27\nmoves")
    text = record.to_text()
    again = read_record(text.encode("utf-8").decode("utf-8"), eolith.load)
    assert again.seats == [" ".join(name.replace("\ud800", "?").split()) or "-", "Bo"]
    assert again.date == "2026-11-27 moves" and again.to_text() == text
