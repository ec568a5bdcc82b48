# Doggerland in English.

game-name = Doggerland

## Names of what the pack does not name

season-warm = warm season
season-cold = cold season
phase-setup = Set-up
phase-planning = Planning actions
phase-discovery = Discovering terrain
phase-execution = Executing actions
phase-migration = Animal migration
phase-round_end = End of round
member-chief = chief
member-shaman = shaman
member-hunter = hunter-gatherer
piece-camp = camp
piece-megalith = megalith
piece-shaman-token = shaman token
piece-cube = cube
piece-deprivation = deprivation token
piece-marker = first-player marker
piece-depletion = depletion marker
piece-arrow = migration priority arrow
piece-ring = round ring
place-cave = cave
place-hut = shaman’s hut
place-site = building site
place-crafts = crafts
place-memory = collective memory
place-newborns = newborns
place-bowl-1 = first bowl
place-bowl-2 = second bowl
place-bowl-3 = third bowl
direction-north = north
direction-east = east
direction-south = south
direction-west = west
row-top = top row
row-middle = middle row
row-bottom = bottom row
craft-necklace = necklace
craft-statuette = statuette

## Amounts; `.acc` follows a verb or the word for

amount-wood = { $n } wood
    .acc = { $n } wood
amount-stone = { $n } stone
    .acc = { $n } stone
amount-hide = { $n ->
    [one] { $n } hide
   *[other] { $n } hides
}
    .acc = { $n ->
    [one] { $n } hide
   *[other] { $n } hides
}
amount-bone = { $n ->
    [one] { $n } bone
   *[other] { $n } bones
}
    .acc = { $n ->
    [one] { $n } bone
   *[other] { $n } bones
}
amount-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
    .acc = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
amount-plant = { $n ->
    [one] { $n } plant
   *[other] { $n } plants
}
    .acc = { $n ->
    [one] { $n } plant
   *[other] { $n } plants
}
amount-meat = { $n } meat
    .acc = { $n } meat
amount-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
    .acc = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-member = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
    .acc = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
amount-tile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
    .acc = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Faces: what is printed on components

face-no-trade = cannot be traded
face-unit = one unit gives { $goods }
face-set-centre = centre tile
face-set-start = start tile
face-set-pile = draw pile
face-set-four = for four players
face-arrow = arrow: { $direction }
face-hunt = hunt: skill { $skill }, { $people }
face-spoils = yields { $goods }
face-steps = migrates { $tiles }
face-painted = { $points } when painted
face-side = side for { $players } players, { $cells } cells
face-slot = edge of the board: { $edge }
face-slot-arrows = big arrow: { $big }, small arrow: { $small }
face-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
face-open-crafts = crafts on show: { $n }
face-paintings = painting tiles: { $n }
face-harvests = harvests of a tile: { $n }
face-returned = returned in turn order: { $list }
face-nothing = nothing
face-plan = planning: { $goods }
face-plan-cold = in the cold season: { $goods }
face-free = free
face-houses = houses { $members }
face-cost = costs { $goods }
face-levels = levels: { $values }
face-step = to level { $level }: { $goods }
face-recipe = Recipe of level { $level }
face-makes = { $cost } for { $tools }
face-offering = offering: { $goods }
face-painting = Painting tile { $n }
face-need-members = { $n } members
face-need-shaman_actions = { $n } actions of the shaman
face-need-dwelling_vp = dwellings worth { $n } points
face-need-species = { $n } species painted
face-need-masteries = { $n } abilities at their highest level
face-need-crafts = { $n ->
    [one] { $n } craft
   *[other] { $n } crafts
}
face-need-megaliths = { $n ->
    [one] { $n } megalith
   *[other] { $n } megaliths
}
face-need-births = { $n ->
    [one] { $n } birth
   *[other] { $n } births
}
face-need-warm_species = { $n } species of the warm season painted
face-need-cold_species = { $n } species of the cold season painted
face-need-status_dwellings = { $n ->
    [one] { $n } status dwelling
   *[other] { $n } status dwellings
}
face-least = at least { $needs }

## Places in sentences

place-painting = painting tile { $n }, { $row } ({ $species })
place-store = { $good } ({ $bowl })

## Refusals: why something is not allowed

refusal-chance-decides = That is up to chance.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $seat } who decides now.
refusal-finish-first = Decide first what is being asked.
refusal-not-in-planning = That is done when actions are executed; now they are planned.
refusal-not-in-execution = That is decided when actions are planned; now they are executed.
refusal-six-dwellings = All six dwelling cells are built on or planned for.
refusal-craft-not-shown = This craft is not on show: { $craft }.
refusal-craft-is-taken = Somebody stands on this craft already: { $craft }.
refusal-two-crafts = You have planned two crafts this round.
refusal-second-crafts-by-chief = The second craft of a round is made by the chief.
refusal-second-crafts-without-chief = The chief makes your first craft; the second is for another member.
refusal-painting-not-shown = This painting tile lies face down: { $place }.
refusal-painting-is-taken = This cell of the cave is taken: { $place }.
refusal-two-paintings = You have planned two paintings this round.
refusal-second-paintings-by-chief = The second painting of a round is made by the chief.
refusal-second-paintings-without-chief = The chief makes your first painting; the second is for another member.
refusal-track-is-taken = A member of yours is at this ability already: { $ability }.
refusal-highest-level = This ability is at its highest level: { $ability }.
refusal-one-birth = There is one birth in a round.
refusal-needs-two-members = That takes two members, and you do not have two at home.
refusal-no-hunter-in-supply = You have no hunter-gatherer left to be born.
refusal-shaman-is-out = Your shaman is not at home.
refusal-action-is-done = You have carried out this action once; there is no second time: { $hut }.
refusal-hut-cell-is-taken = The shaman of { $seat } is there already: { $hut }.
refusal-no-free-painting = No cell of the cave is free.
refusal-no-site = There is no tile where it could be placed.
refusal-no-tile = There is no tile on { $cell }.
refusal-token-from-next-round = Your shaman token on { $cell } helps from the next round on.
refusal-out-of-range = { $steps ->
    [0] No way leads over tiles to { $cell }.
   *[other] { $cell } is { $steps } tiles away, and your range is { $range }.
}
refusal-rival-megalith = A megalith of { $seat } stands on { $cell }.
refusal-rival-token = A shaman token of { $seat } lies on { $cell }.
refusal-rival-camp = The camp of { $seat } stands on { $cell }.
refusal-rival-group = An expedition of { $seat } is on { $cell }.
refusal-own-expedition = Another expedition of yours is on { $cell }.
refusal-exhausted = Nothing is left to gather on { $cell }.
refusal-nothing-there = There is nothing to gather or to hunt on { $cell }.
refusal-cannot-hunt = Your people cannot hunt this animal: { $species }.
refusal-too-few-people = That hunt takes { $need ->
    [one] { $need } member
   *[other] { $need } members
} without the shaman; here are { $have } ({ $species }).
refusal-too-little-skill = That hunt takes a skill of { $need }; here are { $have } ({ $species }).
refusal-not-at-home = Not so many are at home: { $member }, { $have } of { $need }.
refusal-no-member = Somebody has to go: tools alone cannot be sent.
refusal-not-enough-tools = You have { $have ->
    [one] { $have } tool
   *[other] { $have } tools
}, not { $need }; a token cannot replace them here.
refusal-too-many-components = A gathering group has 3 components at most; these are { $need } (the chief counts 2).
refusal-no-shaman-in-a-hunt = The shaman never goes hunting.
refusal-one-member = One member is enough here.
refusal-another-member = The other one has to be the chief or a hunter-gatherer.
refusal-parents-not-at-home = These two are not both at home.
refusal-not-planned = You have planned nothing of that kind.
refusal-not-in-memory = This animal is not in your collective memory: { $species }.
refusal-not-enough-goods = That takes { $amount }, and you have { $have }.
refusal-nothing-to-cover = You have no ramshackle dwelling to cover.
refusal-no-empty-cell = No dwelling cell is empty.
refusal-too-little-room = Your people would have too little room; this table forbids that.
refusal-recipe-too-high = That recipe is of level { $need }.
refusal-no-offering = You have none of the goods that this action asks for.
refusal-no-such-offering = This is not among the offerings: { $good }.
refusal-wait-for-others = Pieces on the map are placed in turn order; others come first.
refusal-not-due = This is not what is being paid: { $good }.
refusal-nothing-to-pay = There is nothing to pay for here.
refusal-no-token-due = Who has what is due pays it at this table.
refusal-no-such-load = So many cannot be brought home: { $amount }.
refusal-raised-already = This ability has risen in this round: { $ability }.
refusal-not-traded = This cannot be traded: { $good }.
refusal-nothing-to-give = You have none of this: { $store }.
refusal-given-in-order = The two goods are named in their order; this comes before the other: { $store }.
refusal-two-for-one = Two goods are given for one.
refusal-not-so-much-food = There is not so much of this: { $store }, { $have } of { $need }.
refusal-needless-food = All would be fed without so much of this: { $store }.
refusal-must-feed = Your people have to be fed while there is food: { $store }.
refusal-would-not-add-up = With that number something would be eaten needlessly: { $store }.
refusal-camp-too-far = A camp moves two tiles at most; { $cell } is farther.
refusal-never-back-to-centre = No camp comes back to the centre tile.
refusal-undo-off = This table plays without undo.
refusal-undo-nothing = There is nothing of yours to take back.
refusal-undo-chance = A tile, a painting or a craft has come to light since.
refusal-undo-other = Another player has decided something since.
refusal-undo-barrier = The turn or the part is over.
refusal-undo-passed = The decision has passed to another player.

## Options of the table

option-first_player = Who begins.
option-first_player-random = drawn by lot
option-first_player-seat = this seat
option-centre_orientation = How the centre tile lies.
option-centre_orientation-random = drawn by lot
option-centre_orientation-first_player = the first player turns it
option-arrow_start = Where the migration priority arrow starts.
option-arrow_start-random = drawn by lot
option-arrow_start-first_player = the first player chooses
option-deprivation_by_choice = A deprivation token in place of a tool or hide that one owns.
option-deprivation_by_choice-true = allowed
option-deprivation_by_choice-false = only for what one lacks
option-phase3_mode = How actions are executed.
option-phase3_mode-turns = player by player in turn order
option-phase3_mode-simultaneous = all at the same time, an action each in laps
option-scouting = Expeditions that only discover land.
option-scouting-false = not allowed
option-scouting-true = allowed
option-journey_token = When the token of the long journey is laid.
option-journey_token-execution = when the action is executed
option-journey_token-planning = when it is planned
option-journey_token_removal = When it is removed in the next round.
option-journey_token_removal-after_camps = after the camps have moved
option-journey_token_removal-before_camps = before the camps move
option-adult_overflow = Dwellings too small for the tribe.
option-adult_overflow-lose_hg = hunter-gatherers without room are lost
option-adult_overflow-forbid_build = they cannot be built
option-adult_overflow-ignore = nothing happens
option-twins_count_as_birth = Whether twins count as a birth for objectives.
option-twins_count_as_birth-false = no
option-twins_count_as_birth-true = yes
option-majority_ties = After a tie for most cubes in a row of the cave.
option-majority_ties-dense = the next still scores
option-majority_ties-skip = there is no second place
option-short_game = The short game of six rounds.
option-short_game-off = no, eight rounds
option-short_game-on = yes
option-undo = Whether decisions can be taken back.
option-undo-to_barrier = yes, up to the last new information or the end of the turn
option-undo-off = no

## Rules page: groups of rules

rules-group-FLOW = Rounds and phases
rules-group-PLAN = Planning actions
rules-group-COST = Costs of planning
rules-group-DWELL = Dwellings
rules-group-CRAFT = Crafts
rules-group-BIRTH = Birth
rules-group-EXPED = Expeditions
rules-group-GATHER = Gathering
rules-group-HUNT = Hunting big game
rules-group-PAINT = Paintings
rules-group-ABIL = Abilities
rules-group-SHAMAN = The shaman
rules-group-DISCOVER = Discovering terrain
rules-group-EXEC = Executing actions
rules-group-MIGRATE = Animal migration
rules-group-GOAL = Objectives
rules-group-REFILL = The end of a round
rules-group-SPAWN = New animals
rules-group-CAMP = Moving the camp
rules-group-FIRST = The first player
rules-group-SHORT = The short game
rules-group-HIDDEN = Who may see what, and undo
