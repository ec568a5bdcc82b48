# Doggerland in English.

game-name = Doggerland
game-line = Plan each season of your tribe in a land still unknown: hunt, paint, build, and come through warmth and cold.
# The rulebook does not say how long a game takes: 30–120 minutes is what public lists have of it (goblins.net,
# cliquenabend.de), and shops call it a game for players with some experience. Not checked against a box.
game-minutes = 30–120 minutes
game-difficulty = for experienced players
typed-example = send d4 hunters 2 tools 1
bot-style-hunter = hunter
bot-style-gatherer = gatherer
bot-style-artist = artist
bot-style-builder = builder

## Names of what the pack does not name

season-warm = warm season
season-cold = cold season
phase-setup = Set-up
phase-planning = Planning actions
phase-discovery = Discovering terrain
phase-execution = Executing actions
phase-migration = Animal migration
phase-round_end = End of round
phase-over = The game is over
member-chief = chief
    .acc = the chief
member-shaman = shaman
    .acc = the shaman
member-hunter = hunter-gatherer
    .acc = a hunter-gatherer
piece-deprivation = deprivation token
place-site = building site
place-bowl-1 = first bowl
    .from = from the first bowl
place-bowl-2 = second bowl
    .from = from the second bowl
place-bowl-3 = third bowl
    .from = from the third bowl
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
amount-stone = { $n } stone
amount-hide = { $n ->
    [one] { $n } hide
   *[other] { $n } hides
}
amount-bone = { $n ->
    [one] { $n } bone
   *[other] { $n } bones
}
amount-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
amount-plant = { $n ->
    [one] { $n } plant
   *[other] { $n } plants
}
amount-meat = { $n } meat
amount-member = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
amount-tile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
list-or = { $first } or { $last }

## Faces: what is printed on components

face-designed = designed by us
face-partly = partly designed by us
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
face-offering = cost: { $goods }
face-painting = Painting tile { $n }
face-need-members = { $n } members
face-need-shaman_actions = { $n } actions of the shaman
face-need-dwelling_vp = { $n } points from dwellings
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

place-painting = { $species }, { $row }, tile { $n }
    .acc = { $species } ({ $row }, tile { $n })
    .by = { $species } ({ $row }, tile { $n }; { $member })
place-store = { $good } { $from }

## Prompts: what the seat to decide is asked

prompt-turn_centre = Which way does the arrow of the centre tile point?
prompt-set_arrow = At which edge of the board do you put the migration priority arrow?
prompt-buy = Before the short game begins, you may improve one ability.
prompt-plan = Plan an action, or pass for this round.
prompt-member = { $action }: who does it?
prompt-member-shaman = Who joins the shaman?
prompt-parents = Which two members are the parents?
prompt-group-chief = Expedition to { $cell }: does the chief go?
prompt-group-shaman = Expedition to { $cell }: does the shaman go?
prompt-group-hunters = Expedition to { $cell }: how many hunter-gatherers go?
prompt-group-tools = Expedition to { $cell }: how many tools do they carry?
prompt-cost = { $good ->
    [tool] The plan costs a tool: pay it, or take a deprivation token.
   *[hide] The plan costs a hide: pay it, or take a deprivation token.
}
prompt-cave_token = Which cell of the cave is the superb painting to be on?
prompt-site = { $piece ->
    [token] Where does the token of the long journey go?
   *[megalith] Where does the megalith stand?
}
prompt-execute = Carry out your actions in any order, then finish.
prompt-load = How much of the { $good ->
    [wood] wood
    [stone] stone
    [hide] hides
    [bone] bones
    [meat] meat
   *[plant] plants
} on { $cell } is brought home? There is room for { $n } more.
prompt-memory = Your collective memory holds two animals, and you have hunted { $prey }. Which one do you give up?
prompt-tools = You may make tools by one recipe.
prompt-offering = “{ $action }”: what do you pay?
prompt-cubes = How many cubes do you put on the superb painting?
prompt-trade = { $given ->
    [0] Trade: give two goods for one, as often as you like.
    [1] Trade: which is the second good that you give?
   *[2] Trade: what do you receive?
}
prompt-feed = Feed your tribe: { $n } food is due. A plant feeds one, each meat feeds two; what lies in the third bowl spoils.
prompt-camp = Move your camp by up to two tiles, or leave it where it is.

## Choices: what can be chosen

amount-token = { $n ->
    [one] { $n } deprivation token
   *[other] { $n } deprivation tokens
}
errand-hunt = hunt { $prey }: skill { $skill }, people { $people }
errand-gather = gather: { $goods } for each point of skill
errand-scout = explore only
choice-for-taking = { $what } (for { $cost }, taking { $tokens })
choice-taking = { $what } (taking { $tokens })
choice-row = { $what }: { $which }
choice-price = for { $cost }
choice-nothing = with nothing
choice-otherwise = another way to pay
choice-pass = pass for this round
choice-dwelling = plan a dwelling
choice-craft = plan the craft “{ $craft }”
pair-hunters = two hunter-gatherers
choice-birth = plan a birth
choice-send = send an expedition to { $cell } – { $errand }
choice-paint = plan a painting – { $place }
choice-ability = plan to improve { $ability }
choice-toolmaking = plan to improve toolmaking or make tools
choice-shaman = send the shaman to the hut – “{ $action }”
choice-shaman-helper = { $what }; along with: { $which }
choice-token = lay the shaman token on a cell of the cave ({ $place })
choice-with-chief = with the chief
choice-with-shaman = with the shaman
choice-without-chief = without the chief
choice-without-shaman = without the shaman
choice-hunters = hunter-gatherers
choice-tools = tools
choice-pay = pay { $goods }
choice-deprive = take a deprivation token instead
choice-turn = turn the arrow
choice-arrow = put the arrow at the edge
choice-build-empty = build { $dwelling } on an empty cell
choice-build-ramshackle = build { $dwelling } over a ramshackle hut
choice-by-chief = { $what }, by the chief
choice-make = make the craft “{ $craft }”
choice-bear = carry out the birth
choice-return = bring the expedition home from { $cell }
choice-colour = paint { $place }
choice-raise = improve { $ability } to level { $level }
choice-forge = make { $goods }
choice-invoke = carry out the shaman’s action “{ $action }”
choice-finish = finish
choice-finish-left = finish and give up what is left
choice-load = { $good }
choice-forget = give up { $prey }
choice-give = give away
choice-take = receive
choice-exchange-more = Both goods and what you take for them can be named at once, in any order of the two: { $example }
choice-exchange = give away { $goods } and receive
choice-cubes = { $number ->
    [one] put { $number } cube
   *[other] put { $number } cubes
}
choice-site-journey = lay the token of the long journey on
choice-site-megalith = put the megalith on
choice-done-execute = wait until others have placed their pieces
choice-done-buy = improve nothing
choice-done-tools = make no tools
choice-done-trade = end the trade
choice-eat = eat { $store }
choice-homeless = { $what } – no room for { $n }: so many members are lost at the end of the round
choice-feed = eat { $goods }
choice-feed-spoils = { $what }; spoils: { $goods }
choice-camp = move the camp to
choice-camp-stay = leave the camp on { $cell }

## Events: what happened; "B plans a dwelling (chief) for 1 tool."

event-round_started = Round { $n } begins, { $season }; { $seat } is the first player.
event-tile_laid = New terrain: { $what }.
event-migrated = Animals migrate: { $what }.
move = { $species } { $start } → { $end }
move-stays = { $species } stays on { $end }
event-spawned = New animals: { $what }.
event-objective_drawn = Objectives of this game: { $what }.
event-craft_dealt = Crafts are laid out: { $what }.
event-painting_revealed = Painting tiles are turned up: { $what }.
painting-tile = { $species } (tile { $n })
event-centre_set-chance = The arrow of the centre tile points { $direction }.
event-arrow_moved-chance = The migration priority arrow lies at the { $edge }.
event-game_over = The game is over: the last round has been played.
event-first_seat = is drawn to be the first player
event-centre_set = turns the arrow of the centre tile to the { $direction }
event-arrow_moved = puts the migration priority arrow at the { $edge }
event-planned-dwelling = plans a dwelling ({ $member })
event-planned-craft = plans the craft “{ $craft }” ({ $member })
event-planned-birth = plans a birth ({ $member })
event-planned-paint = plans to paint { $place }
event-planned-ability = plans to improve { $ability } ({ $member })
event-planned-shaman = sends the shaman to the hut – “{ $action }”
event-planned-helper = sends { $member } along
group-chief = the chief
group-shaman = the shaman
group-hunters = { $n ->
    [one] { $n } hunter-gatherer
   *[other] { $n } hunter-gatherers
}
group-tools = { $who } with { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
event-sent-gather = sends { $who } to { $cell } to gather
event-sent-hunt = sends { $who } to { $cell } to hunt
event-sent-scout = sends { $who } to { $cell } to explore
event-token_laid = lays the shaman token on a cell of the cave ({ $place })
event-passed = passes
event-waited = waits until others have placed their pieces
event-passed-nobody = passes with nobody left at home
event-paid = pays { $goods }
event-deprived = takes { $tokens }
event-brought = receives { $goods }
event-forged = makes { $goods }
event-traded = receives { $goods }
event-built-empty = builds { $dwelling } on an empty cell
event-built-ramshackle = builds { $dwelling } over a ramshackle hut
event-crafted = makes the craft “{ $craft }”
event-born = { $n ->
    [0] has no newborn: nobody is left in the supply
    [one] has { $n } newborn
   *[other] has { $n } newborns
}
event-returned = brings { $goods } home from { $cell }
event-returned-hunt = hunts { $prey } on { $cell } and brings { $goods } home
event-returned-none = comes home from { $cell } with nothing
event-returned-scout = comes home from exploring { $cell }
event-note = { $what } ({ $note })
event-left_there = { $n } could not be carried
event-depleted = { $n ->
    [0] nothing is left to gather there
    [one] { $n } harvest is left there
   *[other] { $n } harvests are left there
}
event-forgotten = gives up { $prey } in memory
event-painted = { $n ->
    [one] paints { $place }
   *[other] paints { $place } with { $n } cubes
}
event-raised = improves { $ability } to level { $level }
event-invoked = carries out the shaman’s action “{ $action }”
event-shaman_failed = does not carry out the shaman’s action “{ $action }”
event-marker_taken = takes the first-player marker
event-journey_placed = lays the token of the long journey on { $cell }
event-journey_ended = takes back the token of the long journey from { $cell }
event-megalith_built = puts up a { $megalith } on { $cell }
event-dropped = does not carry out what was planned: { $what }
plan-expedition = expedition to { $cell }
plan-dwelling = dwelling
plan-craft = craft “{ $craft }”
plan-birth = birth
plan-paint = painting ({ $species }, tile { $n })
plan-ability = improving { $ability }
event-fed = feeds the tribe with { $goods }
event-fed-nothing = has nothing to feed the tribe with
event-penalty = { $what } and takes { $tokens }
event-spoiled = throws away what is spoiled: { $goods }
event-housed = { $n ->
    [one] finds room for { $n } newborn
   *[other] finds room for { $n } newborns
}
event-housed-none = { $n ->
    [one] finds no room for { $n } newborn
   *[other] finds no room for { $n } newborns
}
event-lost = { $n ->
    [one] loses { $n } hunter-gatherer for want of room
   *[other] loses { $n } hunter-gatherers for want of room
}
event-objective_met = meets the objective “{ $objective }”: { $points }
event-camp_moved = moves the camp from { $start } to { $end }
event-camp_moved-stay = leaves the camp on { $end }
event-marker_passed = receives the first-player marker

## Scene: parts of the picture, panels, status and diagrams

scene-map = The territory
scene-zone-territory = Territory
scene-zone-village = Village
scene-at-home = at home
scene-cell-animal = { $cell }, { $species }
scene-spot = { $species }, { $row ->
    [top] top
    [middle] middle
   *[bottom] bottom
} of tile { $n }
scene-field-chief = chief
scene-field-shaman = shaman
scene-field-hunters = hunter-gatherers
scene-field-tools = tools
scene-people = { $n ->
    [one] member
   *[other] members
}
scene-skill = skill
scene-load = { $n ->
    [one] good can be carried
   *[other] goods can be carried
}
scene-for-cold = for the cold
scene-token = for what is missing
scene-spare = a deprivation token instead of { $good }
scene-brings = brings { $goods }
scene-brings-part = finds { $goods }; carries { $load }, leaves { $left } there
scene-scouts = brings nothing; the land around it is discovered

scene-who-goes = Expedition to { $cell }: who goes, and with how many tools?
scene-doing = { $kind ->
    [turn_centre] is turning the centre tile
    [set_arrow] is placing the migration priority arrow
    [buy] may improve an ability
    [execute] is carrying out actions
    [load] decides what is brought home
    [memory] decides which animal is remembered
    [tools] may make tools
    [offering] is choosing what to pay
    [trade] is trading
    [feed] is feeding the tribe
    [camp] is moving the camp
    [site] is choosing a tile
   *[plan] is planning
}
scene-over = The game is over.
scene-you-win = You win with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
scene-wins = { $winners ->
    [one] The winner is { $name }
   *[other] The victory is shared by { $name }
} with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ending-rounds = the last round has been played
scene-tie = Equal points: more goods and food come first, then fewer deprivation tokens.

scene-chart-scores-text = What each seat would have scored at the end of each round.
scene-chart-categories = Where points came from
scene-chart-categories-text = The points of each seat by what brought them.
scene-chart-members = Members by round
scene-chart-members-text = How many grown-up members each tribe had at the end of each round.
scene-chart-food = Food by round
scene-chart-food-text = What the food was worth that each tribe ate at the end of each round: a plant 1, a meat 2.

## Refusals: why something is not allowed

refusal-finish-first = Decide first what is being asked: “{ $asked }”.
refusal-not-in-planning = That is done when actions are executed; now they are planned.
refusal-not-in-execution = That is decided when actions are planned; now they are executed.
refusal-camps-move-later = Camps move at the end of a round.
refusal-six-dwellings = All six dwelling cells are built on or planned for.
refusal-craft-not-shown = The craft “{ $craft }” is not on show.
refusal-craft-is-taken = Somebody stands on the craft “{ $craft }” already.
refusal-two-crafts = You have planned two crafts this round.
refusal-second-crafts-by-chief = The second craft of a round is made by the chief.
refusal-second-crafts-without-chief = The chief makes your first craft; the second is for another member.
refusal-painting-not-shown = This painting tile lies face down: { $place }.
refusal-painting-is-taken = This cell of the cave is taken: { $place }.
refusal-two-paintings = You have planned two paintings this round.
refusal-second-paintings-by-chief = The second painting of a round is made by the chief.
refusal-second-paintings-without-chief = The chief makes your first painting; the second is for another member.
refusal-track-is-taken = A member of yours is at the ability “{ $ability }” already.
refusal-highest-level = The ability “{ $ability }” is at its highest level.
refusal-one-birth = There is one birth in a round.
refusal-needs-two-members = That takes two members, and you do not have two at home.
refusal-no-hunter-in-supply = You have no hunter-gatherer left to be born.
refusal-hunters-promised = All the hunter-gatherers that you have left are to be born in this round already.
refusal-shaman-is-out = Your shaman is not at home.
refusal-action-is-done = You have carried out “{ $hut }” once; there is no second time.
refusal-hut-cell-is-taken = The shaman of { $seat } is at “{ $hut }” already.
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
refusal-rival-camp = { $n ->
    [one] The camp of { $seat } stands on { $cell }.
   *[other] The camps of { $seat } stand on { $cell }.
}
refusal-rival-group = An expedition of { $seat } is on { $cell }.
refusal-own-expedition = Another expedition of yours is on { $cell }.
refusal-exhausted = Nothing is left to gather on { $cell }.
refusal-nothing-there = There is nothing to gather or to hunt on { $cell }.
refusal-cannot-hunt = Your people cannot hunt { $prey }.
refusal-too-few-people = Without the shaman it takes { $need ->
    [one] { $need } member
   *[other] { $need } members
} to hunt { $prey }; you have { $have }.
refusal-too-little-skill = It takes a skill of { $need } to hunt { $prey }; you have { $have }.
refusal-not-at-home = Not so many are at home: { $member }, { $have } of { $need }.
refusal-no-member = Somebody has to go: tools alone cannot be sent.
refusal-not-enough-tools = You have { $have ->
    [one] { $have } tool
   *[other] { $have } tools
}, not { $need }; a token cannot replace them here.
refusal-too-many-components = A gathering group has 3 components at most; you have { $need } (the chief counts 2).
refusal-no-shaman-in-a-hunt = The shaman never goes hunting.
refusal-one-member = One member is enough here.
refusal-another-member = The other one has to be the chief or a hunter-gatherer.
refusal-parents-not-at-home = These two are not both at home.
refusal-not-planned = You have not planned that.
refusal-chief-does-not-build = Your chief is not among those who build in this round.
refusal-only-chief-builds = In this round only your chief builds.
refusal-not-in-memory = Your collective memory does not hold { $prey }.
refusal-one-figure = You have just one animal for this painting.
refusal-not-enough-goods = That takes { $amount }, and you have { $have }.
refusal-nothing-to-cover = You have no ramshackle dwelling to cover.
refusal-no-empty-cell = No dwelling cell is empty.
refusal-too-little-room = Your people would have too little room; this table forbids that.
refusal-recipe-too-high = That recipe is of level { $need }.
refusal-no-offering = You have none of the goods that pay for this action.
refusal-no-such-offering = This does not pay for the action: { $good }.
refusal-nobody-to-wait-for = There is nobody to wait for.
refusal-wait-for-others = Pieces on the map are placed in turn order; others come first.
refusal-not-due = This is not what is being paid: { $good }.
refusal-nothing-to-pay = There is nothing more to pay for here.
refusal-nothing-to-pay-with = You lack what is due; a token is taken for it.
refusal-no-token-due = A deprivation token is taken only if you cannot pay.
refusal-no-such-load = So many cannot be brought home: { $amount }.
refusal-load-not-full = A group brings home all that it can carry; this is too little: { $amount }.
refusal-raised-already = The ability “{ $ability }” has risen in this round.
refusal-not-traded = This cannot be traded: { $good }.
refusal-nothing-to-give = You have none of this: { $store }.
refusal-given-in-order = Given one by one, this comes before the one already given: { $store }.
refusal-given-last = Given one by one, this comes after the other: { $store }. Begin with the other, or name both at once.
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
option-loads = A group that brings goods home.
option-loads-full = takes all that it can carry
option-loads-free = may take less
option-twins_count_as_birth = Whether twins count as a birth for objectives.
option-majority_ties = After a tie for most cubes in a row of the cave.
option-majority_ties-dense = the next still scores
option-majority_ties-skip = there is no second place
option-short_game = The short game of six rounds.
option-short_game-off = no, eight rounds
option-undo-to_barrier = yes, up to the last new information or the end of the turn

## Words that can be typed, the first one is shown

own-crafts-none = You have no crafts yet.

word-deprive = deprive, token
word-return = return, home
word-colour = colour, color
word-raise = raise, improve
word-finish = finish, end
word-load = load, carry
word-take = take, receive
word-exchange = exchange, swap
word-good-hide = hide, hides
word-good-bone = bone, bones
word-good-tool = tool, tools
word-good-plant = plant, plants

grammar-SLOT = EDGE
grammar-PLACE = TILE.ROW
grammar-SPECIES = ANIMAL
grammar-STORE = GOOD+BOWL

## Score sheet

sheet-members = members
sheet-dwellings = dwellings
sheet-crafts = crafts
sheet-megaliths = megaliths
sheet-objectives = objectives
sheet-paintings = paintings
sheet-rows = rows of the cave
sheet-deprivation = deprivation tokens
sheet-total = total
sheet-tie-goods = tie-break: more goods and food
sheet-tie-tokens = then: fewer deprivation tokens
sheet-tokens = tokens
sheet-item = { $what } ×{ $n } = { $points }

## Terminal

region-map = Territory
region-cave = Cave
region-hut = Shaman’s hut
region-crafts = Crafts and dwellings
region-goals = Objectives
header-round = Round { $n }/8, { $season }
header-first = first player { $seat }
header-arrow = migration arrow: { $edge }
short-wood = wood
short-stone = stone
short-plants = berry
short-shells = shell
short-small_game = hare
short-grazing = graze
short-hearth = hearth
short-horse = horse
short-reindeer = deer
short-bison = bison
short-mammoth = mamm.
short-chief = chief
short-shaman = shaman
short-hunter = hunter
cave-covered = face down: { $n }
column-points = pts
column-members = home
column-room = room
column-room-of = room for { $n }
column-wood = wood
column-stone = stn
column-hide = hide
column-bone = bone
column-tool = tool
column-plant = plants
column-meat = meat
column-tokens = tok
column-levels = levels
seat-dwellings = dwellings:
seat-memory = memory:
seat-crafts = crafts:
seat-plans = plans:
own-home = at home:
nothing = nothing
nobody = nobody
legend-board = map: d4↑wood2 is a tile, its arrow and its resource; · harvested once, × nothing left; °horse: horses appear here, horse in bold: one is here; A^ a camp, A# a megalith, A* a shaman token, A3 an expedition of three · hut: ▶A the shaman of A, then who has carried it out · tribes: members at home/in all+newborns, room in dwellings, plants and meat by bowl (the last spoils), deprivation tokens (tok), levels of range·carrying·toolmaking

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
## Village

village-track = Rounds and seasons
village-cave = Cave
village-hut = Shaman’s hut
village-crafts = Crafts and building site
village-goals = Objectives
village-round = round { $n } of { $of }, { $season }
village-first = { $seat } is the first player
village-marker-taken = the shaman keeps the marker for the next round
village-food = { $seat }: food { $have }, needed at the end of the round { $need }
village-last = Last round: points are counted after it
village-next = next: { $season }
village-appear = then appear: { $animals }
village-face-down = A painting tile that lies face down
village-covered = painting tiles that lie face down: { $n }
village-worker = { $seat }: { $member }
village-cubes = { $n ->
    [one] cube of { $seat }
   *[other] { $n } cubes of { $seat }
}
village-token = { $seat }: token of a superb painting
village-row = { $row }: { $seats }, { $points }
village-row-nobody = no row of the cave has a cube yet
village-done = done by { $seats }
village-hut-first_player = Be first
village-hut-long_journey = Long journey
village-hut-twins = Twins
village-hut-trade = Trade
village-hut-superb_painting = Superb painting
village-hut-menhir = Menhir
village-hut-cromlech = Cromlech
village-hut-dolmen = Dolmen
village-crafts-left = crafts that lie face down: { $n }
village-need-members = in the tribe
village-need-shaman_actions = { $n ->
    [one] shaman’s action
   *[other] shaman’s actions
}
village-need-dwelling_vp = { $n ->
    [one] point of dwellings
   *[other] points of dwellings
}
village-need-species = { $n ->
    [one] species painted
   *[other] species painted
}
village-need-masteries = { $n ->
    [one] ability mastered
   *[other] abilities mastered
}
village-need-crafts = { $n ->
    [one] craft
   *[other] crafts
}
village-need-megaliths = { $n ->
    [one] megalith
   *[other] megaliths
}
village-need-births = { $n ->
    [one] birth
   *[other] births
}
village-need-warm_species = { $n ->
    [one] warm species
   *[other] warm species
}
village-need-cold_species = { $n ->
    [one] cold species
   *[other] cold species
}
village-need-status_dwellings = { $n ->
    [one] status dwelling
   *[other] status dwellings
}
village-met = { $seats }: { $points }

## Map

map-cell = { $cell }: { $facts }
map-unknown = { $cell }: not discovered yet
map-opened = { $cell }: about to be discovered
map-unknown-cells = Not discovered yet: { $cells }.
map-half-used = gathered once, one harvest left
map-exhausted = exhausted
map-animal = animal: { $species }
map-camp = { $n ->
    [one] camp of { $seats }
   *[other] camps of { $seats }
}
map-megalith = { $n ->
    [one] megalith of { $seats }
   *[other] megaliths of { $seats }
}
map-journey = { $n ->
    [one] shaman token of { $seats }
   *[other] shaman tokens of { $seats }
}
map-band-gather = { $seat } gathers here: { $who }
map-band-hunt = { $seat } hunts here: { $who }
map-band-scout = { $seat } scouts here: { $who }
map-hunters = { $n ->
    [one] { $n } hunter-gatherer
   *[other] { $n } hunter-gatherers
}
map-supply = Animals not on the map: { $list }.
map-figures = { $species } { $n }
map-turn = Arrow of the centre tile: { $direction }
map-arrow = Migration priority arrow at the { $edge }: { $order }.
map-slot = Slot of the migration priority arrow at the { $edge }: { $order }.
map-edge-north = north edge
map-edge-east = east edge
map-edge-south = south edge
map-edge-west = west edge
map-big-north = row by row from south to north
map-big-east = column by column from west to east
map-big-south = row by row from north to south
map-big-west = column by column from east to west
map-small-north = each from south to north
map-small-east = each from west to east
map-small-south = each from north to south
map-small-west = each from east to west
map-migration = Coming migration: { $moves }.
map-hunted = { $n ->
    [one] The animal that is being hunted is left out.
   *[other] The { $n } animals that are being hunted are left out.
}

## Tribe boards

tribe-name = Tribe { $seat }
tribe-turn = has to decide
tribe-first = holds the first-player marker
tribe-points = points now: { $n }
tribe-passed = has passed
tribe-finished = has executed everything
tribe-deprivation = deprivation tokens: { $n ->
    [0] none
   *[other] { $n } (−{ $points } points)
}
tribe-dwellings = dwellings: { $list }
tribe-free-cells = free dwelling cells: { $n }
tribe-room = room for { $room }, grown-up members: { $n }
tribe-hunters = { $n ->
    [one] { $n } hunter-gatherer
   *[other] { $n } hunter-gatherers
}
tribe-home = at home: { $members }
tribe-out = not at home: { $members }
tribe-away-gather = gathering on { $place }
tribe-away-hunt = hunting on { $place }
tribe-away-scout = scouting on { $place }
tribe-away-site = at the building site
tribe-away-craft = making a craft ({ $place })
tribe-away-paint = painting { $place }
tribe-away-hut = in the shaman’s hut ({ $place })
tribe-nobody-away = nobody is away
tribe-parents = parents: { $members }
tribe-newborns = newborns: { $n }
tribe-crowded = without room in the dwellings: { $n }
tribe-births = births so far: { $n }
tribe-supply = hunter-gatherers in the supply: { $n }
tribe-keeps = { $n ->
    [one] spoils after the next meal
   *[other] keeps for { $n } meals
}
tribe-need = food for the next meal: { $need } needed, { $have } at hand
tribe-hungry = { $n } will stay hungry (−{ $points } points)
tribe-level = level { $level } of 3
tribe-range = expeditions go up to { $n } tiles
tribe-carrying = each member carries up to { $n } goods
tribe-next-level = the next level costs { $goods }
tribe-highest = the highest level
tribe-learner = learning: { $member }
tribe-recipes = tools that can be made: { $list }
tribe-memory = in the collective memory: { $species }
tribe-hunted = just hunted, and the memory is full: { $species }
tribe-memory-empty = nothing in the collective memory
tribe-megaliths = built: { $list } ({ $cells })
tribe-megaliths-left = megaliths left: { $list }
tribe-journey = shaman token of the long journey: { $cell }, laid in round { $round }
tribe-superb = shaman token of the superb painting: { $place }
tribe-tokens = shaman tokens left: { $n }
tribe-done = actions of the shaman done ({ $n } of 8): { $list }
tribe-crafts = crafts ({ $n }): { $list }
tribe-goals = objectives met ({ $n }): { $list }
tribe-none = none
tribe-sign-away = away
tribe-sign-bowl = { $n ->
    [one] spoils next
   *[other] { $n } meals
}
tribe-sign-crafts = crafts
tribe-sign-goals = objectives
tribe-sign-passed = passed

## Alone

tribe-closed = closed to newborns in this round: { $list }
tribe-guest = among them: { $who }
rival-red = the red rival
    .acc = the red rival
    .short = red
rival-pink = the pink rival
    .acc = the pink rival
    .short = pink
rival-blue = the blue rival
    .acc = the blue rival
    .short = blue
rival-shaman-red = the red shaman
rival-shaman-blue = the blue shaman
white-white_hunter = the white hunter
    .acc = the white hunter
white-white_chief = the white chief
    .acc = the white chief
amount-material = { $n ->
    [one] { $n } material of your choice
   *[other] { $n } materials of your choice
}
    .acc = { $n ->
        [one] { $n } material of your choice
       *[other] { $n } materials of your choice
    }
amount-food = food for { $n }
    .acc = food for { $n }
prompt-event = Do you accept the event of the card?
prompt-price = Do you pay what the event asks for?
prompt-part = Which of the two do you choose?
prompt-spend = What do you give up? So much is still due: { $n }.
prompt-receive = What do you take? So much is still to come: { $n }.
prompt-swap = { $taken ->
    [0] Swap one good for one of another kind, or stop.
   *[other] What do you take for it?
}
prompt-pick-tile = Which tile is the event about?
prompt-pick-discard_craft = Which craft on show is discarded?
prompt-pick-lose_craft = Which of your crafts do you lose?
prompt-pick-lose_dwelling = Which dwelling do you lose?
prompt-pick-close_dwelling = Which dwelling takes no newborns in this round?
prompt-pick-erase_painting = From which painting do you take a cube back?
prompt-pick-upgrade = Which ability do you improve for nothing?
prompt-pick-hold_rivals = Which rival does not move?
choice-accept = accept the event
choice-decline = decline the event
choice-accept-price = pay { $cost }
choice-decline-price = do not pay
choice-part-lose = give up { $goods }
choice-part-gain = receive { $goods }
choice-part-lose_craft = discard a craft of yours
choice-part-take_tokens = return a deprivation token
choice-tile = the tile on
choice-discard = discard the craft “{ $craft }”
choice-raze-empty = lose { $dwelling } on an empty cell
choice-raze-ramshackle = lose { $dwelling } on a ramshackle hut
choice-close = close { $dwelling } to newborns
choice-erase = take a cube back from { $place }
choice-hold = hold back { $rival }
choice-done-swap = swap nothing more
event-round_started-alone = Round { $n } begins, { $season }.
event-goal_drawn = Goals of this game: { $what }.
event-back_shown = The back of the first card shows where the rivals begin.
event-card_turned = The card of the round: “{ $card }”.
event-accepted = accepts the event “{ $card }”
event-declined = does not take part in the event “{ $card }”
event-craft_discarded = A craft is discarded: { $what }.
event-rival_painted = The rivals paint: { $what }.
event-shaman_stands = Actions that rival shamans block: { $what }.
event-shaman_lifted = The hut is left by { $who }.
event-rival_placed = The rivals begin: { $what }.
event-rival_moved = Rivals’ moves: { $what }.
event-rival_moved-stays = { $who } stays at { $cell }
event-captured = The rivals catch: { $what }.
event-figure_discarded = The rivals’ collective memory has no room: { $what } returns to the supply.
event-exhausted = Exhausted: { $what }.
event-refreshed = There is something to gather again: { $what }.
event-animal_taken = Back to the supply: { $what }.
event-absentee = { $n ->
    [one] has { $n } hunter-gatherer less to place in this round
   *[other] has { $n } hunter-gatherers less to place in this round
}
event-joined-visiting = is joined by { $who } for this round
event-joined-joined = is joined by { $who } for good
event-white_placed = On { $cell } stands { $who }.
event-white_left = takes { $who } back
event-closed = closes { $dwelling } to newborns
event-razed = loses { $dwelling }
event-craft_lost = loses the craft “{ $craft }”
event-erased = takes a cube back from { $place }
event-held = holds back { $who }
event-tokens_returned = returns { $tokens }
event-goal_met = meets the goal “{ $goal }”
event-goal_lost = no longer meets the goal “{ $goal }”
event-reshuffled = Discarded crafts make up the new stack.
event-game_over-tokens = The game is lost: there are too many deprivation tokens.
event-game_over-event = The game is lost by the event of the card.
outcome-goals = { $n ->
    [0] As many goals carry a cube as are needed.
    [one] { $n } goal more than is needed carries a cube.
   *[other] { $n } goals more than are needed carry a cube.
}
outcome-missed = { $n ->
    [one] { $n } goal was not met.
   *[other] { $n } more goals had to be met.
}
outcome-tokens = There are too many deprivation tokens.
outcome-event = The event of the card lost the game.
sheet-goals = goals met
face-difficulty = { $needed } of { $drawn } goals, at most { $tokens } deprivation tokens
scene-zone-rivals = Rivals
village-aims = Goals
village-last-alone = Last round: after it the goals decide
village-solo = Rivals
village-hut-camp = Move the camp
hut-camp = Move the camp
hut-blocked = blocked by { $who }
cave-own = your paintings: { $n }
cave-rivals = paintings of the rivals: { $n }
map-rival = { $who } stands here
map-rival-goes = { $n ->
    [one] still to go { $n } tile { $direction }
   *[other] still to go { $n } tiles { $direction }
}
map-rival-stays = it does not move in this round
map-rivals-go = Before the animals the rivals move: { $moves }.
map-rivals-catch = They catch: { $animals }.
map-white = { $who } stands here
solo-no-card = No card has been turned up yet.
solo-mandatory = mandatory event
solo-optional = you may decline this event
solo-declined = you have declined this event
solo-acts = Actions of the rivals: { $list }
solo-act-discard_statuette = discard a statuette on show
solo-act-discard_necklace = discard a necklace on show
solo-act-paint_memory = paint what is in their collective memory
solo-nothing = none
solo-shaman = { $who } blocks “{ $action }”
solo-moves = Moves of the rivals in the migration phase: { $list }
solo-move = { $who } { $direction } { $n }
solo-stays = { $who } stays
solo-memory = Collective memory of the rivals, from the left: { $list }
solo-empty = empty
solo-tokens = deprivation tokens: { $n }, allowed: { $most }
solo-stack = cards to come: { $n }
solo-unseen = They are among these { $n }:
solo-hungry = { $n } will stay hungry: a token each, and { $most } more are allowed
solo-aside = Beside the board: { $list }
solo-visiting = For this round with you: { $who }
solo-joined = For good with you: { $who }
solo-white-at = On { $cell }: { $who }
solo-needed = Goals with a cube: { $met }, needed at the end: { $n }
solo-so-far = so far { $n } of { $least }
solo-goals = goals met: { $n }, needed: { $needed }
solo-met = carries your cube
scene-chart-goals = Goals by round
scene-chart-goals-text = How many goals carried a cube at the end of each round.
column-goals = goals
short-red = red
short-pink = pink
short-blue = blue
short-white_hunter = white h.
short-white_chief = white ch.
region-solo = Rivals
refusal-no-event-asks = No event asks for that now.
refusal-not-to-be-picked = The event does not allow that.
refusal-rival-shaman = In this round “{ $hut }” is blocked by { $shaman }.
refusal-event-forbids = The event of this round forbids it.
refusal-white-figure-there = A white figure stands on { $cell }.
refusal-rival-there = On { $cell } stands { $rival }.
refusal-too-many-tokens = That would take deprivation tokens: { $need }. You have { $have }, and more than { $most } lose the game.
refusal-too-small-a-group = In this round a group has at least { $need } members.
level-easy = Easy
    .told = 4 of 6 goals, at most 3 deprivation tokens
level-medium = Medium
    .told = 5 of 7 goals, at most 2 deprivation tokens
level-hard = Hard
    .told = 6 of 8 goals, at most 1 deprivation token
option-difficulty = How hard the game alone is.
option-difficulty-easy = easy: { level-easy.told }
option-difficulty-medium = medium: { level-medium.told }
option-difficulty-hard = hard: { level-hard.told }
option-solo_discard_choice = Which of several crafts the rivals discard.
option-solo_discard_choice-player = you choose
option-solo_discard_choice-leftmost = the leftmost
option-solo_memory_gaps = Figures in the rivals’ collective memory when one of them is painted.
option-solo_memory_gaps-keep = stay where they are
option-solo_memory_gaps-close = move up to the right
word-raze = raze, lose
grammar-HOME = DWELLING

## Reasons of a hint, after + or −: what one way brings more or less of

reason-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
reason-dwellings = { $n ->
    [one] { $n } point from dwellings
   *[other] { $n } points from dwellings
}
reason-paintings = { $n ->
    [one] { $n } point from paintings
   *[other] { $n } points from paintings
}
reason-rows = { $n ->
    [one] { $n } point from rows of the cave
   *[other] { $n } points from rows of the cave
}
reason-crafts = { $n ->
    [one] { $n } point from crafts
   *[other] { $n } points from crafts
}
reason-megaliths = { $n ->
    [one] { $n } point from megaliths
   *[other] { $n } points from megaliths
}
reason-objectives = { $n ->
    [one] { $n } point from objectives
   *[other] { $n } points from objectives
}
reason-reach = { $n ->
    [one] { $n } point from objectives in reach
   *[other] { $n } points from objectives in reach
}
reason-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
reason-births = { $n ->
    [one] { $n } birth
   *[other] { $n } births
}
reason-places = { $n ->
    [one] { $n } place in dwellings
   *[other] { $n } places in dwellings
}
reason-food = { $n } food
reason-hungry = { $n ->
    [one] { $n } member without food
   *[other] { $n } members without food
}
reason-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
}
reason-tools = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
reason-range = { $n ->
    [one] { $n } level of range
   *[other] { $n } levels of range
}
reason-carrying = { $n ->
    [one] { $n } level of carrying
   *[other] { $n } levels of carrying
}
reason-toolmaking = { $n ->
    [one] { $n } level of toolmaking
   *[other] { $n } levels of toolmaking
}
reason-masteries = { $n ->
    [one] { $n } ability mastered
   *[other] { $n } abilities mastered
}
reason-memory = { $n ->
    [one] { $n } point that memory can paint
   *[other] { $n } points that memory can paint
}
reason-shaman = { $n ->
    [one] { $n } action of the shaman
   *[other] { $n } actions of the shaman
}
reason-deprivation = { $n ->
    [one] { $n } deprivation token
   *[other] { $n } deprivation tokens
}
reason-first = { $n } % chance of the first turn
reason-rounds = { $n ->
    [one] { $n } round to the end
   *[other] { $n } rounds to the end
}
reason-open = { $n ->
    [one] { $n } objective still open
   *[other] { $n } objectives still open
}
reason-covered = { $n ->
    [one] { $n } painting still covered
   *[other] { $n } paintings still covered
}
reason-cells = { $n ->
    [one] { $n } free cell in the cave
   *[other] { $n } free cells in the cave
}
reason-display = { $n ->
    [one] { $n } craft on display
   *[other] { $n } crafts on display
}
reason-animals = { $n ->
    [one] { $n } animal on the land
   *[other] { $n } animals on the land
}
reason-goals = { $n ->
    [one] { $n } goal met
   *[other] { $n } goals met
}
reason-effort = { $n ->
    [one] { $n } round of work to the goals needed
   *[other] { $n } rounds of work to the goals needed
}
reason-goal-status_dwellings = { $n ->
    [one] { $n } status dwelling towards the goal
   *[other] { $n } status dwellings towards the goal
}
reason-goal-dwellings = { $n ->
    [one] { $n } dwelling towards the goal
   *[other] { $n } dwellings towards the goal
}
reason-goal-masteries = { $n ->
    [one] { $n } ability mastered towards the goal
   *[other] { $n } abilities mastered towards the goal
}
reason-goal-megaliths = { $n ->
    [one] { $n } megalith towards the goal
   *[other] { $n } megaliths towards the goal
}
reason-goal-shaman_actions = { $n ->
    [one] { $n } action of the shaman towards the goal
   *[other] { $n } actions of the shaman towards the goal
}
reason-goal-members = { $n ->
    [one] { $n } member towards the goal
   *[other] { $n } members towards the goal
}
reason-goal-paintings_warm = { $n ->
    [one] { $n } summer animal painted towards the goal
   *[other] { $n } summer animals painted towards the goal
}
reason-goal-paintings_cold = { $n ->
    [one] { $n } winter animal painted towards the goal
   *[other] { $n } winter animals painted towards the goal
}
reason-goal-animals_hunted = { $n ->
    [one] { $n } animal hunted towards the goal
   *[other] { $n } animals hunted towards the goal
}
reason-goal-statuettes = { $n ->
    [one] { $n } statuette towards the goal
   *[other] { $n } statuettes towards the goal
}
reason-goal-necklaces = { $n ->
    [one] { $n } necklace towards the goal
   *[other] { $n } necklaces towards the goal
}
reason-built = { $n ->
    [one] { $n } dwelling
   *[other] { $n } dwellings
}
reason-species = { $n ->
    [one] { $n } species painted
   *[other] { $n } species painted
}
reason-remembered = { $n ->
    [one] { $n } animal in memory
   *[other] { $n } animals in memory
}
reason-hunted = { $n ->
    [one] { $n } animal hunted
   *[other] { $n } animals hunted
}
reason-white = { $n ->
    [one] { $n } white figure with you
   *[other] { $n } white figures with you
}
reason-rivals-memory = { $n ->
    [one] { $n } animal in the rivals’ memory
   *[other] { $n } animals in the rivals’ memory
}
reason-near = { $n ->
    [one] { $n } rival near the camp
   *[other] { $n } rivals near the camp
}
reason-game-near = { $n ->
    [one] { $n } animal near the camp
   *[other] { $n } animals near the camp
}
reason-goods-near = { $n ->
    [one] { $n } good to gather near the camp
   *[other] { $n } goods to gather near the camp
}
hint-alone = { $n ->
    [one] { $n } goal
   *[other] { $n } goals
}
