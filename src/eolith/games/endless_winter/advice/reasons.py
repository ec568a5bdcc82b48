"""What the features mean to a person, and how a hint calls them: each of them belongs to one meaning."""

from __future__ import annotations

from eolith.kernel.reasons import Meaning, of

from .. import terms

PEOPLE = tuple(f"{card} cards" for card in (*terms.STARTING_CARDS, *terms.TRIBE_CARDS))
CHOSEN = ("side b", *(f"chief {number}" for number in range(1, terms.CHIEFS + 1)))

OF_SIDE = (
    Meaning("points", ("points in all", "points", "points to come")),
    Meaning("offering-points", ("points of offering",), part_of="points"),
    Meaning("burial-points", ("points of honor",), part_of="points"),
    Meaning("card-points", ("points of cards",), part_of="points"),
    Meaning("animal-points", ("points of animals",), part_of="points"),
    Meaning("stones", ("worth of stones", "stones", "stones to come")),
    Meaning("food", ("food", "food and tools")),
    Meaning("tools", ("tools",)),
    Meaning("labor", ("labor of cards", "labor of cards to come", "labor of the hand"), scale=0.5),
    Meaning("eclipse-labor", ("eclipse labor of cards",), scale=0.5),
    Meaning("cards", ("cards",), good=0),
    Meaning("buried", ("cards buried",)),
    Meaning("culture", ("culture cards",)),
    Meaning("tribe", PEOPLE, good=0, counted=len(PEOPLE)),
    Meaning("camps", ("camps", "camps to come")),
    Meaning("villages", ("villages", "villages to come")),
    Meaning("megaliths", ("megaliths", "megaliths to come")),
    Meaning("offering", ("offering", "offering to come")),
    Meaning("honor", ("honor", "honor to come", "honor place")),
    Meaning("animals", ("animals", "species", "animals used")),
    Meaning("order", ("place in the turn order",), scale=-1),
    Meaning("", CHOSEN),
)
OF_TABLE = (
    Meaning("rounds", ("rounds left",), good=0),
    Meaning("culture-left", ("culture of Era I", "culture of Era II"), good=0, counted=2),
    Meaning("ground", ("animals on the ground",), good=0),
    Meaning("stones-open", ("stones open",), good=0),
)

POINTS = tuple(name for meaning in OF_SIDE if meaning.name == "points" for name in meaning.features)
IN_PARTS = tuple(
    meaning._replace(part_of=meaning.part_of and "lead") for meaning in OF_SIDE if meaning.name != "points"
)
LEAD = ("lead in all", "lead", *(f"{side} {name}" for side in ("own", "rival 1") for name in POINTS))
ALONE = (
    *of("own", IN_PARTS),
    *of("rival 1", IN_PARTS),
    *OF_TABLE,
    Meaning("lead", LEAD),
    Meaning("offerings", ("offerings",), good=0),
    Meaning("face-down", ("offerings face down", "buried unseen"), good=0, counted=2),
    Meaning("nomads-village", ("nomads' village",), scale=100, good=0),
    Meaning("nomads-first", ("nomads before",), scale=100, good=0),
    Meaning("", ("nomads ahead", "token is village")),
)
"""Where one person plays against the nomads: what counts is the lead."""
