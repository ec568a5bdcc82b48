"""Options, actions and texts name each other."""

from __future__ import annotations

import pytest

from eolith.games.doggerland import terms
from eolith.games.doggerland.notation import actions
from eolith.games.doggerland.notation.actions import shared_actions
from eolith.games.doggerland.pack import Pack
from eolith.kernel.actions import Action, ChanceAction
from eolith.kernel.game import ActionError

PACK = Pack.load()
TABLE = shared_actions(PACK, 4)


def test_every_option_has_one_action_and_one_text() -> None:
    assert len(TABLE.actions) == terms.OPTION_SPACE
    assert len(set(TABLE.texts)) == terms.OPTION_SPACE
    for option, text in enumerate(TABLE.texts):
        action = TABLE.action(option)
        assert TABLE.option(action) == TABLE.option(text) == option
        assert text.split()[0] == action.verb
    kinds = {*Action.__subclasses__(), *ChanceAction.__subclasses__()} - {ChanceAction}
    assert {type(action) for action in TABLE.actions} == {kind for kind in kinds if kind.__module__ == actions.__name__}


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (terms.PASS, "pass"),
        (terms.SEND + terms.CENTRE, "send d4"),
        (terms.PAINT + 3 * PACK.number("paintings", "painting_2") + 1, "paint painting_2.middle"),
        (terms.SHAMAN_TO + terms.SUPERB, "shaman superb_painting"),
        (terms.MEMBER + terms.HUNTER, "member hunter"),
        (terms.PARENTS, "parents chief shaman"),
        (terms.LEAD, "without chief"),
        (terms.LEAD + 1, "with chief"),
        (terms.ACCOMPANY + 1, "with shaman"),
        (terms.SEND_HUNTERS + 2, "hunters 2"),
        (terms.SEND_TOOLS, "tools 0"),
        (terms.PAY + terms.TOOL, "pay tool"),
        (terms.BUILD, "build simple other empty"),
        (terms.BUILD + 4 + 2 + 1, "build status chief ramshackle"),
        (terms.FORGE, "forge 1"),
        (terms.LOAD + 3, "load 3"),
        (terms.GIVE + terms.PLANT2, "give plant2"),
        (terms.TAKE + terms.MEAT, "take meat"),
        (terms.CUBES + 1, "cubes 2"),
        (terms.EAT, "eat 0"),
        (terms.MOVE_CAMP, "camp a1"),
        (terms.FIRST + 1, "first B"),
        (terms.LAY, "lay-tile centre"),
        (terms.DEAL + terms.CRAFTS - 1, "deal great_mother"),
    ],
)
def test_texts(option: int, text: str) -> None:
    assert TABLE.texts[option] == text


def test_what_there_is_not() -> None:
    two = shared_actions(PACK, 2)
    assert two.texts[terms.FIRST + 1] == "first B" and two.texts[terms.FIRST + 2] == ""
    for nothing in (terms.FIRST + 2, terms.OPTION_SPACE, -1):
        with pytest.raises(ActionError, match="is no option of this game"):
            two.action(nothing)
    with pytest.raises(ActionError, match=r"'send z9' is no action of this game; an example is 'send a1'"):
        two.option("send z9")
