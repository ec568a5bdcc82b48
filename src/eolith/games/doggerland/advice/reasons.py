"""What the features mean to a person, and how a hint calls them: each of them belongs to one meaning."""

from __future__ import annotations

from eolith.kernel.reasons import Meaning

from .. import terms

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
