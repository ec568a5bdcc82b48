# Endless Winter in English.

game-name = Endless Winter
game-line = Lead your tribe across an icy continent: gather people and culture in your deck, hunt, settle, and raise megaliths.
# No rulebook says how long a game takes: 120 minutes and “medium heavy” are what board-game-rules.com, a public site,
# has of it. Not checked against a box.
game-minutes = about 120 minutes
game-difficulty = for experienced players
typed-example = move c3 east
bot-style-hunter = hunter
bot-style-settler = settler
bot-style-mason = mason
bot-style-ancestor = ancestor

## Icons: what each one stands for, and effects as sentences.  `.acc` follows a verb or the word for, `.do` is what is done for it.

icon-era-1 = Era I
icon-era-2 = Era II
icon-arrow-megalith = one more megalith where an arrow points
icon-wild = counts as any animal
icon-initiate = Initiate
    .to = in the Initiate column
    .at = in the Initiate column
icon-develop = Develop
    .to = in the Develop column
    .at = in the Develop column
icon-migrate = Migrate
    .to = in the Migrate column
    .at = in the Migrate column
icon-hunt = Hunt
    .to = in the Hunt column
    .at = in the Hunt column
icon-rest = rest

effect-food = { $n } food
effect-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
effect-labor = { $n } labor
effect-discard = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
    .acc = { $n ->
    [one] { $n } card discarded from hand
   *[other] { $n } cards discarded from hand
}
effect-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
effect-idol = { $n ->
    [one] { $n } idol
   *[other] { $n } idols
}
    .do = { $n ->
    [one] move an idol up one level
   *[other] move idols up { $n } levels in all
}
effect-megalith = { $n ->
    [one] place { $n } megalith
   *[other] place { $n } megaliths
}
effect-camp = { $n ->
    [one] put { $n } camp on the base terrain
   *[other] put { $n } camps on the base terrain
}
effect-move = { $n ->
    [1] move a camp one step
    [2] move a camp two steps or two camps one step each
   *[other] move camps { $n } steps in all
}
effect-village = build a village
effect-bury = { $n ->
    [one] bury { $n } card
   *[other] bury { $n } cards
}
effect-bury-supply = { $n ->
    [one] bury a tribe card of the supply
   *[other] bury { $n } tribe cards of the supply
}
effect-tribe-hand = take a tribe card into hand
effect-tribe-hand-other = take a tribe card of another type into hand
effect-tribe-hand-same = take a tribe card of the same type into hand
effect-tribe-discard = put a tribe card on the discard pile
effect-culture-hand = take a culture card into hand
effect-animal-ground = take an animal from the hunting ground
effect-animal-ground-other = take an animal of another species from the hunting ground
effect-animal-ground-same = take an animal of the same species from the hunting ground
effect-animal-deck = take the top card of the animal deck
effect-reveal = { $n ->
    [one] add { $n } animal to the hunting ground
   *[other] add { $n } animals to the hunting ground
}
effect-use-animal = use an animal
effect-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-stone = take a sacred stone
effect-fill-food = food up to the capacity
effect-gain = gain { $goods }

effect-at-initiate = with Initiate
effect-at-develop = with Develop
effect-at-migrate = with Migrate
effect-at-hunt = with Hunt
effect-at-rest = when resting
effect-at-eclipse = in the eclipse
effect-at-board = on the main board
effect-when = { $when }: { $gains }
effect-pay = pay { $cost }: { $gains }
effect-when-pay = { $when }, pay { $cost }: { $gains }
effect-one-or-both = { $first }, { $last }, or both
effect-or = { $first } or { $last }
effect-or-list = { $first }, or { $last }

## Faces of cards, stones and tokens

face-designed = A stand-in: this face was designed for this program.
face-partly = Some of this face is a stand-in designed for this program.
face-stand-in = { $all ->
    [1] a stand-in
   *[0] partly a stand-in
}
face-use = used: { $gains }
face-side = { $side }: { $effect }
face-resting = in the eclipse it counts { $n } labor more on the eclipse action space
face-sets = set of unused ones: { $table }
face-end-points = { $n ->
    [one] { $n } point at the end of the game
   *[other] { $n } points at the end of the game
}
table-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} – { $points }
table-board = { $n ->
    [one] { $n } board
   *[other] { $n } boards
} – { $points }
table-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
} – { $points }
table-camp = { $n ->
    [one] { $n } camp
   *[other] { $n } camps
} – { $points }
table-more = { $n } – { $points }
stone-village-terrain = { $n ->
    [one] { $n } point for each of your villages at { $which }
   *[other] { $n } points for each of your villages at { $which }
}
stone-camp-terrains = { $n ->
    [one] { $n } point for each of these with a camp of yours: { $which }
   *[other] { $n } points for each of these with a camp of yours: { $which }
}
stone-ground-megaliths = { $n ->
    [one] { $n } point for each of your megaliths directly on a board
   *[other] { $n } points for each of your megaliths directly on a board
}
stone-megalith-boards = for the boards with a megalith of yours directly on them: { $table }
stone-buried-cards = for your buried cards: { $table }
stone-top-megaliths = { $n ->
    [one] { $n } point for each of your megaliths on top of others
   *[other] { $n } points for each of your megaliths on top of others
}
stone-idol-levels = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for { $per ->
    [one] each level
   *[other] every { $per } levels
} of both your idols together
stone-used-species = { $n ->
    [one] { $n } point for each species among your used animals
   *[other] { $n } points for each species among your used animals
}
stone-used-animals = for your used animals ({ $which }): { $table }
stone-used-animals-each = { $n ->
    [one] { $n } point for each used animal of yours: { $which }
   *[other] { $n } points for each used animal of yours: { $which }
}
stone-camps-on-terrain = for your camps at { $which }: { $table }
stone-buried-different = for the different cards among those you buried: { $table }
stone-buried-identical = for the largest group of equal cards among those you buried: { $table }

## Sides: of whom something is, a seat or those whom the rules play

side-owner = { $seat }
rules-side = the nomad tribe

## Boards: what a screen reader says of the map, the megalith field, the main board and the idols

board-seat-count = { $seat } { $n }
map-hex = { $terrain } { $hex }
map-unknown = hex { $hex }: no tile yet
map-benefit = in the eclipse: { $effect }
map-camps = camps: { $who }
map-villages = villages: { $who }
map-holder = now it would go to { $who }
map-influence = influence: { $who }
map-token-down = a glacier token lies face down
map-token = glacier token, for a new village: { $effect }
map-camps-at = camps on { $hex }: { $who }
map-junction = junction of { $hexes }
field-cell = cell { $site }, { $board }
field-unknown = cell { $site }: no board yet
field-top = square { $site }: on top of four megaliths, level { $level }
field-start = starting cell, only for grey megaliths
field-bare = nothing printed
field-grey = a grey megalith stands here
field-owned = a megalith of { $seat } stands here
board-round = round { $n } of 4: { $phase ->
    [eclipse] eclipse
   *[action] actions
}
board-order = turn order: { $order }
board-order-unknown = turn order: not decided yet
board-scores = points: { $scores }
board-rest = { $n ->
    [one] { $n } rest token
   *[other] { $n } rest tokens
}
board-rest-open = the open one: { $effect }
board-column-top = top, any number of times: { $effect }
board-column-middle = middle, once: { $effect }
board-column-bottom = bottom, for the first figure of the round: { $effect }
board-figure = { $figure ->
    [chief] the chief of { $seat }
   *[tribe] a tribe figure of { $seat }
} { $spot ->
    [top] at the top
    [middle] in the middle
    [bottom] at the bottom
   *[below] below the column
}
board-stone-locked = only from Era II
board-stone-pool = only from round { $round }
market-labor-token = a labor token: it costs 1 labor less
market-culture-deck = culture cards of Era { $era ->
    [1] I
   *[2] II
}: { $n } left{ $closed ->
    [1] {", closed now"}
   *[0] {""}
}
market-tribe-deck = { $card }; { $n } left
market-animal-deck = animal deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
idols-place = { $n ->
    [1] 1st
    [2] 2nd
   *[other] others
}
idols-at = { $seat } on level { $level }
idols-offering = offering track: { $idols }
idols-honor = honor track: { $idols }

## The nomads: what they play with

nomads-title = The nomads
nomads-card = Nomad card
nomads-none = none is revealed
nomads-covered = Under it
nomads-deck = Nomad deck
nomads-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
nomads-pile = Their eclipse pile
nomads-unseen = { $n } face down
nomads-sacrifice = Sacrifice deck
nomads-migration = Migration card
status-deal_nomad = The nomads turn up a card.
status-deal_migration = The nomads turn up a migration card.
status-deal_buried = The cards that the nomads buried unseen are turned up.
nomads-by-rules = The nomads act by rules: nobody decides anything here.
nomads-aid = Solo aid
nomads-aid-row = { $what } → { $then }
nomads-token = Nomad token
nomads-token-on = on the junction { $at }
nomads-token-beside = beside the map
nomads-stone = sacred stone: { $stone }; { $points } points in each eclipse, whatever it asks for
nomads-animals = { $animal }: { $n }; a set of them at the end: { $sets }
nomads-arrows = arrows { $big }, then { $small }
nomads-column = marks { $column }
nomads-action = { $column } — { $action }
nomads-quoted = “{ $action }”
nomads-actions = { $upper }, then { $lower }
migration-camps = camps on { $outer } in the outer ring, { $inner } in the inner one

## Tribe boards: what a screen reader says of a tribe's board, and of one's cards

tribe-name = tribe of { $seat }
tribe-turn = has to decide
tribe-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tribe-idols = idols: offering level { $offering }, honor level { $honor }
tribe-chief = chief card: { $card }
tribe-no-chief = no chief yet
tribe-chief-at = chief { $at }
tribe-home = at home
tribe-out = out of this round
tribe-figures-home = { $n ->
    [one] { $n } tribe figure at home
   *[other] { $n } tribe figures at home
}
tribe-food = food: { $n } of { $most }
tribe-food-labor = spending it gives 1 labor on leaving each of the spaces { $spaces }
tribe-tools = tools: { $n } of { $most }
tribe-villages = villages at home: { $n }; cards drawn in the eclipse: { $cards }
tribe-nothing = nothing
tribe-slot = megaliths in slot { $slot }: { $n }{ $grey ->
    [1] {", grey"}
   *[0] {""}
}; once it is empty, each eclipse gives: { $effect }
tribe-stone = sacred stone: { $stone }
tribe-stone-place = place { $slot } for a sacred stone: costs { $cost }; gives at once: { $effect }
tribe-rest = rest space: { $effect }; a figure here counts 1.5 labor in the eclipse
tribe-resting = { $n ->
    [one] { $n } figure rests here
   *[other] { $n } figures rest here
}
tribe-animal = { $animal }; { $unused } unused, { $used } used
tribe-no-treasures = no sacred stones, no animals
tribe-at-home = at home: camps { $camps }, villages { $villages }, megaliths { $megaliths }
tribe-figures-at = { $n ->
    [one] { $n } tribe figure { $at }
   *[other] { $n } tribe figures { $at }
}
tribe-figure-at = tribe figure { $at }
tribe-pile = revealed eclipse pile: { $cards }
hand-cards = cards in hand: { $n }
hand-played = cards played this turn: { $n }
hand-deck = cards in the deck: { $n }
hand-discard = cards in the discard pile: { $n }
hand-buried = buried cards: { $n }
hand-pile = cards in the eclipse pile: { $n }
hand-labor = with resting figures { $n } labor
hand-locked = not this turn: it was gained just now

## Scene: parts of the picture, the same in words, panels, status and diagrams

scene-map = The map
scene-board = The main board
scene-culture = Culture cards
scene-tribe-cards = Tribe cards
scene-hunt = The hunting ground
scene-idols = The idols
scene-field = The megaliths
scene-hand = Your cards
scene-zone-board = Board
scene-zone-map = Map
scene-zone-field = Megaliths
scene-zone-idols = Idols

scene-camp-moves = a camp on { $hex } can move
scene-village = village of { $seat } at { $at }
scene-village-place = place for a village at { $at }
field-arrows = its arrows point to { $sites }
scene-order-place = place { $n } of the turn order gives in the eclipse: { $effect }
scene-column = { $column }: { $who }
scene-part = { $column }, { $part }
scene-placed = { $place } · { $what }
scene-animals = { $animal }; { $n ->
    [1] one lies open
   *[other] { $n } lie open
}
scene-offering-level = offering track, level { $level }: { $n ->
    [one] a point for each food and tool left
   *[other] a point for every { $n } food and tools left
}
scene-honor-level = level { $level }: { $n }
scene-honor-levels = points on arrival at levels of the honor track: { $levels }
scene-burial = buried cards, { $place } on the honor track: { $steps }
scene-burial-step = from { $n ->
    [one] { $n } card
   *[other] { $n } cards
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}

scene-labor-now = labor
scene-labor-hand = by cards
scene-labor-food = for { $n } food
scene-labor-ability = { $source }: { $effect }
scene-labor-most = in all
scene-labor-columns = Labor of the hand by column:
scene-pile-labor = labor for the turn order, from pile and rest space
scene-pile = Most labor goes to the top of the turn order; equal ones, who acted later this round. Tribe cards also bring their eclipse abilities. Culture cards bring nothing and return to hand: good for a bluff.

scene-doing = { $kind ->
    [turn] { $stage ->
        [culture] is placing a figure
        [rest] is resting
       *[top] is acting { $at }
    }
    [form_pile] is forming the eclipse pile
    [choose_side] is choosing a side of the chief card
    [pick_chief] is choosing a chief
    [pick_setup] is choosing a setup card
    [leave_out] decides which figure stays at home
    [discard_card] is discarding a card
    [pick_token] is choosing a rest token
    [eclipse] is taking what the eclipse brings
   *[gain] is taking what is due
}
scene-over = The game is over.
scene-you-win = You win with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
scene-wins = The winner is { $name } with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
scene-tie = Equal points: who stands higher on the turn order track comes first ({ $order }).

scene-chart-scores-text = The marker on the score track at the end of each round; last of all with the final scoring.
scene-chart-categories = Where points came from
scene-chart-categories-text = The points of each seat by what brought them.
scene-chart-labor = Labor spent
scene-chart-labor-text = The labor that each seat has spent in each round.
scene-chart-figures = Figures placed
scene-chart-figures-text = How often each seat has placed a figure in each column, and on its rest space.
scene-category-stones = stones
scene-category-megaliths = megaliths
scene-category-idols = idols
scene-category-land = terrain
scene-category-effects = cards
scene-category-offering = offering
scene-category-honor = burials
scene-category-cards = points of cards
scene-category-animals = animals

outcome-tie = As many points as the nomads: nobody beats them.

phase-setup = setting up
phase-action = actions
phase-eclipse = the eclipse
phase-preparation = preparing the next round
phase-over = game over
ending-rounds = the fourth round is over
sheet-track = score track
sheet-track-made = scored during the game; after the end a diagram, “{ scene-chart-categories }”, shows what brought them
sheet-offering = offering (food and tools left)
sheet-honor = buried cards
sheet-cards = points of cards
sheet-animals = sets of animals
sheet-stones = sacred stones
sheet-megaliths = stacked megaliths
sheet-level = on level { $level }: { $n } = { $points }
sheet-total = total
sheet-food = food: { $n }
sheet-tools = tools: { $n }
sheet-buried = buried cards: { $n }
sheet-place = { $n ->
    [0] idol not on the honor track: no points
    [1] highest on the honor track
    [2] second on the honor track
   *[other] further down the honor track
}
sheet-ratio = { $n ->
    [one] a point for each
   *[other] a point for every { $n }
}

## Places and sources

place-rest = rest space
    .to = on the rest space
    .at = on the rest space
figure-chief = chief
figure-tribe = tribe figure
zone-hand = hand
    .from = from hand
zone-discard = discard pile
    .from = from the discard pile
zone-played = cards played
    .from = from the cards played
zone-pile = eclipse pile
    .from = from the eclipse pile
direction-east = east
direction-north = north
direction-northeast = north-east
direction-northwest = north-west
direction-west = west
direction-south = south
direction-southwest = south-west
direction-southeast = south-east
source-cell = megalith cell
source-offering-level = offering track
source-order-place = turn order
source-megalith-slot = empty megalith slot
source-stone-slot = stone slot
source-rest-space = rest space

## Prompts: what the seat to decide is asked

prompt-from = { $source }: { $prompt }
prompt-pick_chief = Take a chief card.
prompt-pick_setup = Take a setup card.
prompt-choose_side = Which side of your chief card do you play?
prompt-leave_out = Which figure stays at home this round?
prompt-turn-culture = { $played ->
    [0] Play culture cards, then place a figure.
   *[other] Play another culture card for a discarded one, or place a figure.
}
prompt-turn-top = { $column }, top, as often as you like: you have { $labor }.
prompt-turn-middle = { $column }, middle: its action once, then go down.
prompt-turn-bottom = { $column }, bottom: use what is left, then end the turn.
prompt-turn-rest = Resting: use what you like, then end the turn.
prompt-discard_card = { $n ->
    [one] Discard a card from your hand as payment.
   *[other] Discard { $n } cards from your hand as payment.
}
prompt-form_pile = Add cards of your hand to the eclipse pile, or finish. One by one they go from left to right; several in one command, in any order. The others see only how many.
prompt-choose = { $source }: which of the alternatives?
prompt-bonus = A bonus may be used now.
prompt-gains = { $source }: what comes first?
prompt-gain-tool = { $n ->
    [one] Gain a tool, or take a lesser gain.
   *[other] Gain { $n } tools, one by one, or take a lesser gain.
}
prompt-gain-idol = { $n ->
    [one] Move one of your idols up, or take a lesser gain.
   *[other] Move your idols up { $n } levels, one by one, or take a lesser gain.
}
prompt-gain-draw = { $n ->
    [one] Draw a card, or take a lesser gain.
   *[other] Draw { $n } cards, one by one, or take a lesser gain.
}
prompt-gain-megalith = { $n ->
    [one] Place a megalith, or take a lesser gain.
   *[other] Place { $n } megaliths, one by one, or take a lesser gain.
}
prompt-arrow = Place one more megalith where an arrow points, or take a lesser gain.
prompt-gain_camp = { $n ->
    [one] Put a camp on the base terrain.
   *[other] Put { $n } camps on the base terrain, one by one.
}
prompt-gain_move = { $n ->
    [one] Move one of your camps one step.
   *[other] Move your camps, { $n } steps left.
}
prompt-gain_village = Build a village where three of your camps meet.
prompt-gain_burial = { $n ->
    [one] Bury a card.
   *[other] Bury { $n } cards, one by one.
}
prompt-gain_tribe-hand = Take a tribe card into hand{ $which ->
    [other] , of another type
    [same] , of the same type
   *[any] {""}
}.
prompt-gain_tribe-discard = Put a tribe card on your discard pile{ $which ->
    [other] , of another type
    [same] , of the same type
   *[any] {""}
}.
prompt-gain_tribe-bury = Bury a tribe card of the supply.
prompt-gain_culture = Take a culture card into hand.
prompt-gain_animal = Take an animal from the hunting ground{ $which ->
    [other] , of another species
    [same] , of the same species
   *[any] {""}
}.
prompt-gain_top_animal = Take the top card of the animal deck?
prompt-gain_reveal = { $n ->
    [one] Add an animal to the hunting ground?
   *[other] Add animals to the hunting ground? { $n } to go.
}
prompt-gain_use = Use one of your animals.
prompt-gain_stone = Take a sacred stone.
prompt-pick_token = Take the open rest token, or put it under the stack and take the next one unseen.
prompt-eclipse-1 = Eclipse: use the eclipse abilities of your pile.
prompt-eclipse-2 = Eclipse: gain the benefits of the hexes that you lead, in any order.
prompt-eclipse-3 = Eclipse: gain the benefits of your player board, in any order.

## Choices: what can be chosen

choice-for-row = for { $cost }: { $what }
choice-labor = +{ $n } labor
choice-nothing = nothing here
choice-side = side { $side }: { $effect }
choice-chief = { $chief } – A: { $a }; B: { $b }
choice-leave = { $figure ->
    [chief] the chief stays at home
   *[tribe] a tribe figure stays at home
}
choice-figure = { $place }: { $figure }
choice-play = play { $card } → { $gives }
choice-play-discarding = play { $card } and discard another card → { $gives }
choice-discard = discard { $card }
choice-pile = add { $card } → { $gives }
choice-use = { $source }: { $effect }
choice-burn = { $n ->
    [0] spend 1 food: no labor yet, { $left } left
   *[other] spend 1 food: +{ $n } labor, { $left } left
}
choice-next-top = go down to the middle
choice-next-middle = go down to the bottom
choice-next-bottom = end the turn
choice-next-rest = end the turn
choice-next-form_pile = end the turn with this pile
choice-next-eclipse-1 = use nothing more of the pile
choice-next-eclipse-2 = give up the other hexes
choice-next-eclipse-3 = give up the rest; stones score
choice-token-take = take the open token { $token }
choice-token-next = put it under the stack and take the next one
choice-hex = { $terrain } { $hex }: { $effect }
choice-slot = megalith slot { $n }: { $effect }
choice-villages = { $n ->
    [one] draw a card for your village
   *[other] draw { $n } cards for your villages
}
choice-score = score { $stone }
choice-decline = take nothing
choice-draw = { $instead ->
    [1] draw a card instead
   *[0] draw a card
}
choice-idol-offering = { $instead ->
    [1] instead move the offering idol to level { $level }
   *[0] move the offering idol to level { $level }
}
choice-idol-honor = { $instead ->
    [1] instead move the honor idol to level { $level }
   *[0] move the honor idol to level { $level }
}
choice-idol-top = 1 point: the offering idol stands at the top
choice-tool = { $instead ->
    [1] take 1 tool instead
   *[0] take 1 tool
}
choice-food = { $instead ->
    [1] take 1 food instead
   *[0] take 1 food
}
choice-camp = put a camp on the base terrain
choice-reveal = add an animal to the hunting ground
choice-top = take the top card of the animal deck
choice-site = place a megalith on { $site }
choice-stacked = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end
choice-move = move a camp { $start } → { $end }
choice-village = build a village at the junction { $junction }
choice-bury = bury { $from } { $card }
choice-tribe-hand = take into hand the tribe card { $card }
choice-tribe-discard = put on your discard pile the tribe card { $card }
choice-tribe-bury = bury the tribe card { $card }
choice-tribe-empty = 1 point: the deck of { $card } is empty
choice-culture = take { $card }
choice-animal = take { $prey }
choice-placed = { $what } ({ $place })
choice-turn = use { $prey }: { $effect }
choice-stone = take the stone { $stone }

## Events: what happened; "B puts a tribe figure: Hunt; plays Hunter: +2 labor; …"

event-round_started = Round { $n } begins.
event-era_changed = Era II begins: the open culture cards of Era I leave the game.
event-game_over = The game is over: all four rounds have been played.
event-order = Turn order: { $order }.
event-stone_dealt = Sacred stones are laid out: { $what }.
event-culture_dealt = Culture cards are laid out: { $what }.
event-culture_returned = Culture cards with a labor token go to the bottom of their deck: { $what }.
event-culture_marked = Labor tokens are put on the culture cards { $what }.
event-chief_dealt-shown = Chiefs to choose from: { $what }.
event-setup_dealt-shown = Setup cards to choose from: { $what }.
event-board_laid = Megalith boards: { $what }.
event-tile_laid = The map is laid out: { $what }.
event-animal_revealed = New in the hunting ground: { $what }.
event-token_revealed = The glacier token of { $hex } is turned up: { $token }.
event-rest_token_shown = The open rest token: { $token }.

event-chief_dealt = receives the chief { $what }
event-setup_dealt = receives the setup card { $what }
event-side_chosen = plays side { $side } of { $chief }: { $effect }
event-figure_left = { $figure ->
    [chief] leaves the chief at home
   *[tribe] leaves a tribe figure at home
}
event-figure_placed = { $figure ->
    [chief] places the chief { $to }
   *[tribe] places a tribe figure { $to }
}
event-card_played = plays { $card }
event-card_played-labor = plays { $card }: +{ $n } labor
event-card_drawn = { $n ->
    [1] draws the card { $what }
   *[other] draws the cards { $what }
}
event-card_drawn-hidden = { $n ->
    [one] draws a card
   *[other] draws { $n } cards
}
event-card_discarded = { $n ->
    [1] discards the card { $what }
   *[other] discards the cards { $what }
}
event-card_buried = { $n ->
    [1] buries the card { $what }
   *[other] buries the cards { $what }
}
event-card_buried-hidden = { $n ->
    [one] buries a card from hand
   *[other] buries { $n } cards from hand
}
event-card_piled = { $n ->
    [1] adds to the eclipse pile the card { $what }
   *[other] adds to the eclipse pile the cards { $what }
}
event-card_piled-hidden = { $n ->
    [one] adds a card to the eclipse pile
   *[other] adds { $n } cards to the eclipse pile
}
event-pile_revealed = { $n ->
    [1] reveals the card { $what }
   *[other] reveals the cards { $what }
}
event-labor_counted = counts { $n } labor
event-deck_shuffled = shuffles the discard pile into a new deck
event-clause_used = uses { $source }
event-took = gains { $goods }
event-paid = pays { $cost }
event-food_burnt = { $labor ->
    [0] spends { $n } food
   *[other] spends { $n } food: +{ $labor } labor
}
event-idol_moved = { $track ->
    [offering] moves the offering idol to level { $level }
   *[honor] moves the honor idol to level { $level }
}
event-megalith_placed = { $grey ->
    [1] places a grey megalith on { $site }
   *[0] places a megalith on { $site }
}
event-camp_placed = { $n ->
    [one] puts a camp on the base terrain
   *[other] puts { $n } camps on the base terrain
}
event-camp_moved = moves a camp { $way }
event-village_built = builds a village at the junction { $junction }
event-tribe_taken = takes the tribe card { $card }
event-tribe_taken-discard = puts the tribe card { $card } on the discard pile
event-tribe_taken-bury = buries the tribe card { $card } of the supply
event-tribe_taken-none = finds the deck of that tribe card empty
event-culture_taken = takes the culture card { $card }
event-culture_taken-offered = puts the culture card { $card } on the sacrifice deck
event-animal_taken = takes { $prey }
event-animal_taken-deck = takes { $prey } from the animal deck
event-animals_added = { $n ->
    [one] adds { $n } animal to the hunting ground: { $what }
   *[other] adds { $n } animals to the hunting ground: { $what }
}
event-nomad_revealed = turns up the nomad card “{ $card }”
event-nomad_revealed-pile = reveals “{ $card }” from the eclipse pile
event-nomads_acted = performs “{ $action }”
event-aid_used = instead of “{ $action }”, by the aid, { $then }
event-nomads_piled = adds a nomad card to the eclipse pile unseen
event-offering_buried = buries the card { $what }
event-offering_buried-unseen = buries a card unseen
event-buried_revealed = { $n ->
    [one] turns up the card buried unseen: { $what }
   *[other] turns up the cards buried unseen: { $what }
}
event-migration_shuffled = The migration cards are shuffled again.
event-nomads_migrated = { $rings ->
    [inner] moves the camps of the inner ring by the migration card “{ $card }”
    [outer] moves the camps of the outer ring by the migration card “{ $card }”
   *[both] puts all camps where the migration card “{ $card }” says
}
event-nomad_token_placed = puts the nomad token on the junction { $junction }
nomad-action-idol = Idol
nomad-action-tool = Tool
nomad-action-food = Food
nomad-action-eclipse_card = Eclipse card
nomad-action-bury = Burial
nomad-action-culture_card = Culture card
nomad-action-animal = Animal
nomad-action-random_animal = Random animal
nomad-action-new_animal = New animal
nomad-action-glacier_vp = Points for glaciers
nomad-action-stone = Sacred stone
nomad-action-megalith = Megalith
nomad-action-village = Villages or camps
nomad-action-vp = Point
event-animal_used = uses { $prey }
event-stone_taken = takes the sacred stone { $stone }
event-stone_scored = scores { $stone }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
event-token_taken = takes the rest token { $token }
event-hex_held = has the most influence on { $hexes }
event-declined = takes nothing
event-beneath = { $what } (megaliths beneath: { $who })
event-points-of = { $seat } { $n ->
    [one] { $n } point
   *[other] { $n } points
}
event-by = { $what } ({ $source })
event-count = { $what } ×{ $n }
quoted = { $name }

## Refusals: why something is not allowed

refusal-no-gain-now = Nothing of that kind is being gained now.
refusal-several-ways = Several of your abilities give that; say first which one you use.
refusal-no-village-place = You have no three camps on hexes that meet where a village could be built.
refusal-no-three-camps = A village at the junction { $junction } needs a camp of yours on each of the three hexes.
refusal-no-pile-now = The eclipse pile is formed at the end of your last turn of the round.
refusal-pile-ascends = Cards go to the pile from left to right, as they lie in your hand, and { $card } lies left of the last one added.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-in-eclipse = Food cannot be spent for labor in the eclipse.
refusal-no-food = You have no food to spend.
refusal-place-a-figure = Place a figure first: every turn has one.
refusal-no-token-now = A rest token goes to the first figure on a rest space in the round, when the table plays with rest tokens.
refusal-nothing-to-discard-for = Nothing asks for a discard now.
refusal-only-in-eclipse = What it gives comes in the eclipse phase.
refusal-nothing-gives-that-now = Nothing that you can use now gives that at once.
refusal-use-first = Something that you can use now leads to that: use it first.
refusal-comes-with-column = That comes with { $column }, or by cards and places that say so.
refusal-figure-is-placed = You have placed your figure of this turn.
refusal-chief-is-out = Your chief is not at home.
refusal-chief-is-bound = You have used your chief’s ability, so this turn is your chief’s.
refusal-no-figure-left = You have no tribe figure at home; your chief may be left.
refusal-culture-step-is-over = { $card } works no more: culture cards work until the figure is placed.
refusal-no-card-to-discard = Each culture card after the first costs another card of your hand, and you have none but { $card }.
refusal-two-cultures = You have played two culture cards in this turn, and { $card } would be the third.
refusal-place-first = Place a figure first: tribe cards such as { $card } are played after that.
refusal-no-tribe-cards-at-rest = { $card } cannot be played now: no tribe cards are played in a turn of rest.
refusal-taken-this-turn = You took { $card } in this turn, and cannot play it in the same one.
refusal-no-use-now = That would give you nothing now.
refusal-no-figure-there = Your figure of this turn does not stand { $at }.
refusal-never-back-up = Your figure { $at } has gone down and never comes back up.
refusal-later-in-the-column = Your figure { $at } is not there yet; go down first.
refusal-once-a-figure = The middle of { $column } works once a turn.
refusal-used-or-passed = { $card } has been used in this turn, or another culture card was played after it.
refusal-comes-before = { $what ->
    [draw] The card is drawn before the animal is used: it is over for this turn.
   *[other] The camp is put down before one is moved: it is over for this turn.
}
refusal-used-already = That has been used in this turn.
refusal-bottom-is-closed = The bottom of { $column } works only for the first figure of the round.
refusal-not-at-rest = That is for a figure on your rest space.
refusal-no-such-token = You do not hold that rest token.
refusal-no-chief-turn = Your chief’s ability works only in the turn in which you place your chief.
refusal-not-your-chief = You have another chief, or the other side of this one.
refusal-other-column = That ability is tied to another column than the one in which your figure stands.
refusal-not-in-pile = { $card } does not lie in your eclipse pile.
refusal-only-in-eclipse-card = { $card } works so only in the eclipse phase, from the eclipse pile.
refusal-only-when-played = { $card } works so only in the action phase, once it has been played.
refusal-pile-is-over = The cards of your eclipse pile have been used: terrain and player board come after them.
refusal-not-played = Play { $card } first; then its ability can be used.
refusal-not-enough-labor = That costs { $need } labor, and you have { $own }. Tribe cards and spent food give more.
refusal-not-enough-tool = That costs { $need ->
    [one] { $need } tool
   *[other] { $need } tools
}, and you have { $own }.
refusal-not-enough-food = That costs { $need } food, and you have { $own }.
refusal-not-enough-discard = That costs { $need ->
    [one] { $need } card
   *[other] { $need } cards
} of your hand, and you have { $own }.
refusal-no-camp-at-home = All your camps are on the map.
refusal-no-camp-on-the-map = You have no camp on the map that could move.
refusal-nothing-to-bury = You have no card that could be buried.
refusal-every-type-taken = You have taken a tribe card of every type in this turn.
refusal-no-tribe-card = No tribe card can be taken now.
refusal-no-culture-open = No culture card lies open.
refusal-no-animal-shown = The hunting ground is empty; add animals first.
refusal-no-animal-to-add = { $shown ->
    [6] The hunting ground is full with 6 animals.
   *[other] The animal deck is used up.
}
refusal-no-animal-left = The animal deck is used up.
refusal-no-unused-animal = You have no unused animal.
refusal-no-unused-species = You cannot use { $prey }: you have none that is unused.
refusal-tools-are-full = You have 5 tools, and no more can be kept.
refusal-food-is-full = Your food is at its capacity; camps off your board make room.
refusal-no-slot-free = All three of your stone slots are taken.
refusal-slot-cost = Your next stone slot costs { $cost }, and you do not have that.
refusal-stones-of-era-2 = Only stones of Era II are left, and they open in round 3.
refusal-no-stone-left = No sacred stone is left.
refusal-finish-first = Decide first what is being asked: “{ $asked }”.
refusal-no-camp-there = You have no camp on { $hex }.
refusal-off-the-map = There is no hex { $direction } of { $hex }.
refusal-type-taken = With the top of Initiate each type is taken once a turn, and you have taken { $card }.
refusal-no-such-tribe-card = { $card } is of no type that may be taken now.
refusal-not-open = { $card } does not lie open.
refusal-no-labor-token = { $card } bears no labor token: it costs 1 labor more, and you do not have that.
refusal-not-laid-out = It is not among the cards to pick from.
refusal-not-shown = You cannot take { $prey } from the hunting ground now.
refusal-no-animal-there = No animal lies at { $place }.
refusal-not-there = { $card } cannot be buried { $from }.
refusal-slot-gives-nothing = Megalith slot { $slot } is not empty, or has been paid already.
refusal-no-village-built = You have no village on the map, or its cards are drawn already.
refusal-no-stone-there = There is no stone left to score in slot { $slot }.
refusal-cannot-decline = There is nothing to decline here: take one of the choices.
refusal-comes-with-its-place = That comes by itself when its place, tile or animal gives it; it is not used like a card.
refusal-start-tile = No village can stand at the junction { $junction }: it touches the base terrain.
refusal-village-there = A village stands at the junction { $junction } already.
refusal-no-village-left = You have built all your villages.
refusal-no-megalith-left = You have no megalith left.
refusal-only-lower = A gain can be swapped for a lesser one only: food, then tool, idol, card, megalith.
refusal-only-by-arrow = This megalith goes where an arrow points: { $site } is no such cell.
refusal-site-taken = { $site } is taken.
refusal-no-square-of-four = On top goes only a megalith of your colour, onto a square of four: { $site }.
refusal-would-overlap = A megalith on { $site } would cover a part of another of its level.
refusal-starting-cell = Only grey megaliths fit on a starting cell: { $site }.
refusal-empty-field = The first megalith of the field is a grey one on a starting cell: { $site }.
refusal-no-neighbour = A megalith on a board needs one beside it: { $site } has none. Grey ones also fit on starting cells.
refusal-no-card-to-draw = Deck and discard pile are empty.
refusal-idol-at-the-top = That idol stands at the top of its track.
refusal-stone-not-there = { $stone } does not lie on the main board.
refusal-stone-of-era-2 = { $stone } opens in round 3, with Era II.
refusal-no-influence = You have no influence on { $hex }.
refusal-hex-not-due = { $hex } gives you nothing now: another seat leads there, or you have had it.
refusal-undo-off = This table plays without undo.
refusal-undo-nothing = There is nothing of yours to take back.
refusal-undo-chance = A card, an animal or a token has come to light since.
refusal-undo-barrier = The turn has ended or a card has been drawn since.
refusal-undo-passed = The decision has passed to another player.

## Options of the table

option-edition = The edition.
option-edition-final = final
option-edition-prototype = prototype: the earlier rulebook
option-prep_swap = Whether a lesser gain can be taken instead of a card drawn in the preparation.
option-chief_side_choice = How the sides of the chief cards are chosen.
option-chief_side_choice-together = all in secret, then shown together
option-chief_side_choice-turn_order = one after another in turn order, openly
option-megalith_layout = How the megalith boards lie.
option-megalith_layout-recommended = as recommended for the number of players
option-megalith_layout-block = a block
option-megalith_layout-spearhead = a spearhead
option-megalith_layout-ring = a ring
option-chief_window = From when on a chief’s ability works in the chief’s turn.
option-chief_window-from_placement = from the moment its figure is placed
option-chief_window-from_step_1 = also before that; then the chief has to be placed
option-initiated_card = A tribe card taken by the top of Initiate, in the same turn.
option-initiated_card-locked = cannot be played
option-initiated_card-ability_only = may be played for its abilities, not for labor
option-initiated_scope = Which gains of tribe cards must be of different types.
option-initiated_scope-top_action = those of the top of Initiate
option-initiated_scope-whole_step_2 = all of the turn after the figure is placed
option-empty_tribe_vp = When a point replaces a tribe card.
option-empty_tribe_vp-chosen_deck = when the chosen deck is empty
option-empty_tribe_vp-all_decks = when all five decks are empty
option-reveal_symbol_vp = A symbol adds an animal while the animal deck is empty.
option-reveal_symbol_vp-true = gives a point instead
option-reveal_symbol_vp-false = gives nothing
option-grey_anywhere = Where grey megaliths fit.
option-grey_anywhere-false = on starting cells and beside other megaliths
option-grey_anywhere-true = on any cell
option-argentavis_used_species = Whether a used argentavis counts as a species for sacred stones.
option-board_benefit_order = The order of the eclipse benefits of the player board.
option-board_benefit_order-free = free
option-board_benefit_order-listed = as the rulebook lists them
option-bury_from_pile = Whether cards can be buried from the revealed eclipse pile.
option-left_out_figure = With a figure fewer in Era I: which one stays at home.
option-left_out_figure-tribe = a tribe figure
option-left_out_figure-choice = each seat chooses every round
option-village_symbol_food = Whether a village built by a symbol also costs 3 food.
option-stone_symbol_cost = Whether a sacred stone taken by a symbol also costs what its slot costs.
option-discard_view = What others may see of a discard pile.
option-discard_view-all = all its cards
option-discard_view-top_card = only what lies on top
option-culture_abilities = How long an ability of a culture card can wait.
option-culture_abilities-step_1 = until the figure is placed
option-culture_abilities-at_once = until the next culture card is played
option-paid_reveal_vp = The top of Hunt adds animals while the animal deck is empty.
option-paid_reveal_vp-false = cannot be done
option-paid_reveal_vp-true = costs its labor and gives a point
option-glaciers = Module: glacier tokens.
option-glaciers-off = without
option-glaciers-on = with
option-rests = Module: rest tokens.
option-rests-off = without
option-rests-on = with
option-setup_draft = Variant: setup cards are drafted.
option-setup_draft-off = no, dealt at random
option-setup_draft-on = yes, the last in turn order takes first
option-chief_draft = Variant: chiefs and setup cards are drafted.
option-chief_draft-off = no, dealt at random
option-chief_draft-on = yes, chiefs in turn order, setup cards in reverse order
option-ground_dealt = With a draft of setup cards: when the hunting ground is dealt.
option-ground_dealt-before_draft = before it, and all see the animals
option-ground_dealt-after_draft = after it
option-fewer_figures = Variant: one figure fewer in Era I.
option-fewer_figures-on = yes, two turns a round
option-undo-to_barrier = yes, up to the last new information
level-off-off = Usual
    .told = in the three turns of a round the nomads act 2, 3 and 4 times; their token gives 1 influence
level-off-on = Village
    .told = the nomads’ token is a village: it gives 2 influence, and none of yours fits there
level-on-off = A card ahead
    .told = each round begins with a nomad card open, so each of their turns has one action more
level-on-on = Hardest
    .told = a card ahead and the village
option-nomads_ahead = Whether a nomad card lies open before each round begins.
option-nomads_ahead-off = no
option-nomads_ahead-on = yes: each of their turns has one action more
option-nomad_village = Which side of the nomad token is used.
option-nomad_village-off = the camp: 1 influence
option-nomad_village-on = the village: 2 influence, and it takes its place
option-nomad_empty_ground = What the nomads take when no animal lies open.
option-nomad_empty_ground-deck_card = the top card of the animal deck
option-nomad_empty_ground-vp = a point
option-token_glacier_bonus = Whether the village side of the nomad token gains glacier tokens.
option-solo_tie = With as many points as the nomads.
option-solo_tie-no_win = nobody beats them
option-solo_tie-turn_order = whoever is higher in the turn order wins

## Faces of boards

face-food-track = 1 labor for spending food from each of the spaces { $foods }
face-order-start = at the start: { $effect }
face-offering = food and tools left ÷ { $n } points
face-burial = for buried cards: { $table }

## Words that can be typed, the first one is shown

word-figure = figure, put
word-pile = pile, add
word-burn = burn, spend
word-next = next, end
word-order = order, first
word-decline = decline, none
word-site = site, megalith
word-village = village, build
word-honor = honor, honour
word-northeast = northeast, ne
word-northwest = northwest, nw
word-southwest = southwest, sw
word-southeast = southeast, se

grammar-CLAUSE = CARD|COLUMN PART N
grammar-JUNCTION = HEX HEX HEX
grammar-SPECIES = ANIMAL

## Terminal

region-columns = Columns
region-market = Available
region-map = Map
region-field = Megalith field
region-nomads = { nomads-title }
header-round = Round { $n }/4, Era { $era ->
    [1] I
   *[2] II
}
header-token = rest token: { $token }
header-order = turn order { $order }
bottom-free = bottom free: { $effect }
bottom-taken = bottom taken by { $seat }
market-animals = Animals (deck { $n })
market-tribe = Tribe
market-culture = Culture (deck { $n })
market-stones = Stones
market-stones-closed = From round 3
nothing = none
field-tops = On top of others:
column-points = pts
column-food = food
column-tools = tool
column-hand = hand
column-deck = deck
column-discard = disc
column-pile = ecl
column-buried = bur
column-camps = cmp
column-villages = vil
column-megaliths = meg
column-offering = off
column-honor = hon
seat-unused = animals:
seat-used = used:
seat-stones = stones:
seat-played = played:
seat-pile = pile:
own-hand = hand
own-deck = deck, in no order
own-pile = eclipse pile
own-buried = buried
legend-board = A★ is a chief, AA two figures or camps · map: ? a token face down, ! one turned up · field: ○ starting cell, + bonus, ▪ grey megalith · tribes: food/capacity, cards in hand, deck, discard, eclipse pile (ecl) and buried (bur); camps (cmp), villages (vil), megaliths (meg) at home; idols: off, hon level.place
sheet-tie_break = tie-break: turn order

## Rules page: groups of rules

rules-group-MEGASETUP = Setting up the megaliths
rules-group-TERRAIN = Setting up the map
rules-group-FLOW = Rounds, phases and turns
rules-group-CULTURE = Playing culture cards
rules-group-FIGURE = Placing figures
rules-group-LABOR = Labor
rules-group-REST = Resting
rules-group-INIT = Initiate
rules-group-DEV = Develop
rules-group-MIG = Migrate
rules-group-HUNT = Hunt
rules-group-MEGA = Megaliths
rules-group-IDOL = Idols
rules-group-STONE = Sacred stones
rules-group-PILE = The eclipse pile
rules-group-ECL = The eclipse
rules-group-PREP = Preparing the next round
rules-group-GOLD = Golden rules
rules-group-CARDS = Cards and abilities
rules-group-ICON = Icons
rules-group-VAR = Variants
rules-group-GLAC = Module: glacier tokens
rules-group-RESTMOD = Module: rest tokens
rules-group-MOD = Not in this edition
rules-group-HIDDEN = Who may see what

## Reasons of a hint, after + or −: what one way brings more or less of

reason-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
reason-offering-points = { $n ->
    [one] { $n } point from food and tools left
   *[other] { $n } points from food and tools left
}
reason-burial-points = { $n ->
    [one] { $n } point from buried cards
   *[other] { $n } points from buried cards
}
reason-card-points = { $n ->
    [one] { $n } point from cards
   *[other] { $n } points from cards
}
reason-animal-points = { $n ->
    [one] { $n } point from animals
   *[other] { $n } points from animals
}
reason-stones = { $n ->
    [one] { $n } point from sacred stones in an eclipse
   *[other] { $n } points from sacred stones in an eclipse
}
reason-food = { $n } food
reason-tools = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
reason-labor = { $n } labor on cards
reason-eclipse-labor = { $n } labor in the eclipse
reason-cards = { $n ->
    [one] { $n } card of your own
   *[other] { $n } cards of your own
}
reason-buried = { $n ->
    [one] { $n } buried card
   *[other] { $n } buried cards
}
reason-culture = { $n ->
    [one] { $n } culture card
   *[other] { $n } culture cards
}
reason-tribe = { $n ->
    [one] { $n } tribe card
   *[other] { $n } tribe cards
}
reason-camps = { $n ->
    [one] { $n } camp
   *[other] { $n } camps
}
reason-villages = { $n ->
    [one] { $n } village
   *[other] { $n } villages
}
reason-megaliths = { $n ->
    [one] { $n } megalith
   *[other] { $n } megaliths
}
reason-offering = { $n ->
    [one] { $n } level on the offering track
   *[other] { $n } levels on the offering track
}
reason-honor = { $n ->
    [one] { $n } level on the honor track
   *[other] { $n } levels on the honor track
}
reason-animals = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
reason-order = { $n ->
    [one] { $n } place up the turn order
   *[other] { $n } places up the turn order
}
reason-rounds = { $n ->
    [one] { $n } round to the end
   *[other] { $n } rounds to the end
}
reason-culture-left = { $n ->
    [one] { $n } culture card in the decks
   *[other] { $n } culture cards in the decks
}
reason-ground = { $n ->
    [one] { $n } animal on the hunting ground
   *[other] { $n } animals on the hunting ground
}
reason-stones-open = { $n ->
    [one] { $n } sacred stone still to be had
   *[other] { $n } sacred stones still to be had
}
reason-lead = { $n ->
    [one] { $n } point ahead of the nomads
   *[other] { $n } points ahead of the nomads
}
reason-offerings = { $n ->
    [one] { $n } card that the nomads may bury
   *[other] { $n } cards that the nomads may bury
}
reason-face-down = { $n ->
    [one] { $n } closed card of the nomads
   *[other] { $n } closed cards of the nomads
}
reason-nomads-village = { $n } % chance that the nomads have a village
reason-nomads-first = { $n } % chance that the nomads go first
