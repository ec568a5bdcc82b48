"""What the features mean to a person, and how a hint calls them: each of them belongs to one meaning."""

from __future__ import annotations

from eolith.kernel.reasons import Meaning

OF_SIDE = (
    Meaning("points", ("points in all", "points", "points to come")),
    Meaning("food", ("food",)),
    Meaning("hungry", ("hungry figures", "hungry rounds"), good=-1),
    Meaning("resources", ("value of resources", "wood", "brick", "stone", "gold")),
    Meaning("figures", ("figures", "figures to come")),
    Meaning("agriculture", ("agriculture", "agriculture to come", "food needed to come")),
    Meaning("tools", ("tools", "tools to come")),
    Meaning("one-use", ("one-use tools",)),
    Meaning("choice", ("two resources",)),
    Meaning("buildings", ("buildings",)),
    Meaning("farmers", ("farmers", "farmers by agriculture", "farmers to come")),
    Meaning("toolmakers", ("toolmakers", "toolmakers by tools", "toolmakers to come")),
    Meaning("builders", ("builders", "builders by buildings", "builders to come")),
    Meaning("shamans", ("shamans", "shamans by figures")),
    Meaning("culture", ("culture symbols", "culture symbols twice", "culture points", "culture points twice")),
    Meaning("cards", ("cards",)),
    Meaning("first", ("first player",), scale=100),
)
OF_TABLE = (
    Meaning(
        "rounds",
        (
            "rounds left", "round", "deck", "deck of one round", "lowest stack", "lowest stack at most 1",
            "lowest stack 2",
        ),
        good=0,
    ),
    Meaning(
        "offered",
        ("tiles left", "tiles of listed price", "tiles of any resources", "tiles of kinds", "points of tiles"),
        good=0,
    ),
)  # fmt: skip
