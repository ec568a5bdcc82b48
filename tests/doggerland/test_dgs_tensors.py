"""Tensors and study of a game alone."""

from __future__ import annotations

from typing import Any

from doggerland.alone import lasting, planning
from eolith.games.doggerland import terms
from eolith.kernel.study import TAKEN
from eolith.kernel.tensors import layout, legend
from eolith.testing import play


def test_every_moment_of_a_game_fits_into_one_shape() -> None:
    game: Any = lasting()
    parts, text, kinds = layout(game), legend(game), set()
    for part in parts:
        assert f"{part.name}  int16{list(part.shape)}" in text
        assert all(column in text and meaning for column, meaning in part.columns.items())
    for number, (state, _) in enumerate(play(game, 3)):
        if number % 3 == 0 or state.over:
            found = state.tensors(0)
            assert [(name, array.shape) for name, array in found.items()] == [(part.name, part.shape) for part in parts]
            assert game.cells == sum(part.shape[0] * part.shape[1] for part in parts)
            kinds.add(terms.FRAMES[state.frame[0]] if not state.over else "")
    assert len(kinds) > 12 and "" in kinds


def test_card_rivals_memory_and_goals_are_seen() -> None:
    t = planning(rivals={"red": "c3", "pink": "c4", "blue": "c5"}, solo_memory=["", "", "", "", "bison"],
                 goals={"status_homes": 1, "masters": 0, "two_stones": 0, "six_homes": 0, "ten_people": 0,
                        "statuettes": 0}, cave=["painting_1"], cubes={"painting_1.top": "R"})  # fmt: skip
    found = t.state.tensors(0)

    def said(name: str) -> dict[tuple[str, str], int]:
        part = next(part for part in layout(t.game) if part.name == name)
        rows = zip(part.rows, found[name].tolist(), strict=True)
        return {(row, column): n for row, numbers in rows for column, n in zip(part.columns, numbers) if n}

    assert said("land")["c3", "rival red"] == said("land")["c5", "rival blue"] == 1
    assert said("cave")["painting_1.top", "cubes of rivals"] == 1
    assert said("solo_memory") == {("cell 5", "bison"): 1}
    assert said("cards") == {("rising_water", "now"): 1, ("rising_water", "used"): 1}
    assert said("goals")["status_homes", "cube"] == 1 and ("masters", "cube") not in said("goals")
    assert len([row for row, column in said("goals") if column == "open"]) == 6


def test_a_study_counts_goals_events_and_reasons() -> None:
    """Whatever is counted is listed, and goals with a cube are what the points are."""
    game: Any = lasting()
    study = game.study()
    events: list[Any] = []
    for state, _ in play(game, 3):
        state.listener = events
    counts = list(study.counts(state, events))
    assert all(count.id in study.kinds[count.kind].names for count in counts)
    kinds = {count.kind for count in counts}
    assert {"goals", "cards", "want", "actions", "crafts"} <= kinds and "objectives" not in study.kinds
    met = [count.id for count in counts if count.kind == "goals" and count.how == TAKEN]
    assert study.points(state, events) == [{"goals": len(met)}] and list(study.categories) == ["goals"]
