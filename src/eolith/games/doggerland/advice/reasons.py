"""What the features mean to a person, and how a hint calls them: each of them belongs to one meaning."""

from __future__ import annotations

from eolith.kernel.reasons import Meaning, of

from .. import terms
from .weights import GOAL_WEIGHTS

MEMORIES = tuple(f"memory of {species}" for species in terms.SPECIES)
ON_THE_LAND = tuple(f"{species} on the land" for species in terms.SPECIES)

OF_SIDE = (
    Meaning("points", ("points",)),
    Meaning("dwellings", ("points of dwellings", *(f"dwellings {kind}" for kind in terms.DWELLINGS)), part_of="points"),
    Meaning("paintings", ("points of paintings", "species painted"), part_of="points"),
    Meaning("rows", ("points of rows",), part_of="points"),
    Meaning("crafts", ("points of crafts",), part_of="points"),
    Meaning("megaliths", ("points of megaliths",), part_of="points"),
    Meaning("objectives", ("points of objectives", "objectives met"), part_of="points"),
    Meaning("reach", ("objectives in reach",)),
    Meaning("members", ("members", "members to come")),
    Meaning("births", ("births", "newborns")),
    Meaning("places", ("places", "places free")),
    Meaning("food", ("food", "plant1", "plant2", "plant3", "meat2", "meat3")),
    Meaning("hungry", ("food for members",), good=-1),
    Meaning("materials", ("goods", "wood", "stone", "hide", "bone")),
    Meaning("tools", ("tool",)),
    *(Meaning(ability, (ability, f"{ability} to come")) for ability in terms.ABILITIES),
    Meaning("masteries", ("masteries",)),
    Meaning("memory", ("memory worth painting", *MEMORIES)),
    Meaning("shaman", ("shaman's actions",)),
    Meaning("deprivation", ("deprivation",), good=-1),
    Meaning("first", ("first player",), scale=100),
)
OF_TABLE = (
    Meaning("rounds", ("rounds left", "cold"), good=0),
    Meaning("open", ("objectives open",), good=0),
    Meaning("covered", ("paintings covered",), good=0),
    Meaning("cells", ("cells free",), good=0),
    Meaning("display", ("crafts open",), good=0),
    Meaning("animals", ON_THE_LAND, good=0, counted=len(ON_THE_LAND)),
)

IN_REACH = tuple(f"{species} in reach" for species in terms.SPECIES)
GOODS_IN_REACH = tuple(f"{terrain} in reach" for terrain in terms.RESOURCES)
GAINED = (
    "births", "food", "hungry", "materials", "tools", "range", "carrying", "toolmaking", "masteries", "shaman",
)  # fmt: skip
"""What is told of a side alone as among others."""
POINTS = (
    "points of dwellings", "points of paintings", "points of rows", "points of crafts", "points of megaliths",
    "points of objectives", "objectives met", "objectives in reach", "first player",
)  # fmt: skip
"""What counts for nothing alone."""
PLAIN = dict.fromkeys(GOAL_WEIGHTS, "") | {
    "members": "members", "dwellings": "built", "masteries": "masteries", "shaman_actions": "shaman",
    "animals_hunted": "hunted",
}  # fmt: skip
"""What goals count that is told of a side too: not beside the goal."""
ALONE = (
    Meaning("goals", ("goals met", "own points", *(f"{metric} met" for metric in GOAL_WEIGHTS))),
    Meaning(
        "effort",
        (
            "effort", "effort a round", "effort of the last", "effort of the last a round",
            "effort of one more a round", "goals lacking", "goals lacking a round",
        ),
        good=-1,
    ),
    *(
        Meaning(f"goal-{metric}", (f"{metric} lacking", f"{metric} lacking a round"), scale=-1, part_of=PLAIN[metric])
        for metric in GOAL_WEIGHTS
    ),
    *of("own", (meaning for meaning in OF_SIDE if meaning.name in GAINED)),
    *of("own", (
        Meaning("members", ("members", "members to come")),
        Meaning("built", tuple(f"dwellings {kind}" for kind in terms.DWELLINGS), counted=len(terms.DWELLINGS)),
        Meaning("species", ("species painted",)),
        Meaning("remembered", (*MEMORIES, "memory worth painting"), counted=len(MEMORIES)),
        Meaning("", POINTS),
    )),
    Meaning("places", ("own places", "places", "own places free")),
    Meaning("deprivation", ("own deprivation", "tokens left"), good=-1),
    Meaning("hunted", ("hunted",)),
    Meaning("white", ("white figures",)),
    Meaning("rivals-memory", ("memory of the rivals",), good=0),
    Meaning("near", ("rivals in reach",), good=-1),
    Meaning("game-near", IN_REACH, counted=len(IN_REACH)),
    Meaning("goods-near", GOODS_IN_REACH, counted=len(GOODS_IN_REACH)),
    *(meaning for meaning in OF_TABLE if meaning.name in ("rounds", "covered", "animals")),
    Meaning("cells", ("cells free", *(f"cells free for {species}" for species in terms.SPECIES)), good=0),
    Meaning("display", ("crafts open", "necklaces on show", "statuettes on show"), good=0),
    Meaning("", ("objectives open", "goals needed", "tokens allowed")),
    Meaning("", tuple(f"{metric} wanted" for metric in GOAL_WEIGHTS)),
)  # fmt: skip
"""Where one person plays for goals."""
