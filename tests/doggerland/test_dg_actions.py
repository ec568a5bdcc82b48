"""Options, actions and texts name each other."""

from __future__ import annotations

import pytest

from eolith.games.doggerland import board
from eolith.games.doggerland.notation import actions
from eolith.games.doggerland.notation.actions import shared_actions
from eolith.games.doggerland.pack import load_pack
from eolith.kernel.actions import Action, ChanceAction
from eolith.kernel.game import ActionError

PACK = load_pack()
TABLE = shared_actions(PACK, 4)


def test_every_option_has_one_action_and_one_text() -> None:
    assert len(TABLE.actions) == board.OPTION_SPACE
    assert len(set(TABLE.texts)) == board.OPTION_SPACE
    for option, text in enumerate(TABLE.texts):
        action = TABLE.action(option)
        assert TABLE.option(action) == TABLE.option(text) == option
        assert text.split()[0] == action.verb
    kinds = {*Action.__subclasses__(), *ChanceAction.__subclasses__()} - {ChanceAction}
    assert {type(action) for action in TABLE.actions} == {kind for kind in kinds if kind.__module__ == actions.__name__}


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (board.PASS, "pass"),
        (board.SEND + board.CENTRE, "send d4"),
        (board.PAINT + 3 * PACK.number("paintings", "painting_2") + 1, "paint painting_2.middle"),
        (board.SHAMAN_TO + board.SUPERB, "shaman superb_painting"),
        (board.MEMBER + board.HUNTER, "member hunter"),
        (board.PARENTS, "parents chief shaman"),
        (board.LEAD, "without chief"),
        (board.LEAD + 1, "with chief"),
        (board.ACCOMPANY + 1, "with shaman"),
        (board.SEND_HUNTERS + 2, "hunters 2"),
        (board.SEND_TOOLS, "tools 0"),
        (board.PAY + board.TOOL, "pay tool"),
        (board.BUILD, "build simple other empty"),
        (board.BUILD + 4 + 2 + 1, "build status chief ramshackle"),
        (board.FORGE, "forge 1"),
        (board.LOAD + 3, "load 3"),
        (board.GIVE + board.PLANT2, "give plant2"),
        (board.TAKE + board.MEAT, "take meat"),
        (board.CUBES + 1, "cubes 2"),
        (board.EAT, "eat 0"),
        (board.MOVE_CAMP, "camp a1"),
        (board.FIRST + 1, "first B"),
        (board.LAY, "lay-tile centre"),
        (board.DEAL + board.CRAFTS - 1, "deal great_mother"),
    ],
)
def test_texts(option: int, text: str) -> None:
    assert TABLE.texts[option] == text


def test_what_there_is_not() -> None:
    two = shared_actions(PACK, 2)
    assert two.texts[board.FIRST + 1] == "first B" and two.texts[board.FIRST + 2] == ""
    for nothing in (board.FIRST + 2, board.OPTION_SPACE, -1):
        with pytest.raises(ActionError, match="is no option of this game"):
            two.action(nothing)
    with pytest.raises(ActionError, match=r"'send z9' is no action of this game; an example is 'send a1'"):
        two.option("send z9")
