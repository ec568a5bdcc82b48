# Endless Winter in English.

game-name = Endless Winter

## Icons: what each one stands for, and effects as sentences.  An effect's `.cost` follows `effect-pay`.

icon-labor = labor
icon-half-labor = half a labor
icon-food = food
icon-tool = tool
icon-bury = bury a card
icon-burial = burial area
icon-village = village
icon-camp = camp
icon-build = build a village
icon-settle = put a camp on the base terrain
icon-move-1 = move a camp one step
icon-move-2 = move a camp two steps, or two camps one step each
icon-tribe-hand = take a tribe card into hand
icon-tribe-discard = put a tribe card on the discard pile
icon-draw = draw a card
icon-discard = discard a card
icon-culture-hand = take a culture card into hand
icon-tribe-card = tribe card
icon-culture-card = culture card
icon-discard-pile = discard pile
icon-animal = animal
icon-animal-ground = take an animal from the hunting ground
icon-animal-deck = take the top card of the animal deck
icon-reveal = add an animal to the hunting ground
icon-use-animal = use an animal
icon-idol = idol
icon-vp = points now
icon-vp-end = points at the end of the game
icon-eclipse = eclipse
icon-era-1 = Era I
icon-era-2 = Era II
icon-fill-food = food up to the capacity
icon-player = player
icon-megalith = megalith
icon-stone = sacred stone
icon-arrow-megalith = one more megalith where an arrow points
icon-pay = pay what is on the left for what is on the right
icon-colon = whenever what is on the left happens
icon-other = of another type
icon-same = of the same type
icon-wild = counts as any animal
icon-initiate = Initiate
icon-develop = Develop
icon-migrate = Migrate
icon-hunt = Hunt
icon-rest = rest
icon-repeat = any number of times

effect-food = { $n } food
    .cost = { $n } food
effect-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
    .cost = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
effect-labor = { $n } labor
    .cost = { $n } labor
effect-discard = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
    .cost = { $n ->
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

effect-at-initiate = with Initiate
effect-at-develop = with Develop
effect-at-migrate = with Migrate
effect-at-hunt = with Hunt
effect-at-rest = when resting
effect-at-eclipse = in the eclipse
effect-when = { $when }: { $gains }
effect-pay = pay { $cost }: { $gains }
effect-when-pay = { $when }, pay { $cost }: { $gains }
effect-and = { $first } and { $last }
effect-or = { $first } or { $last }
effect-or-list = { $first }, or { $last }

## Faces of cards, stones and tokens

face-designed = A stand-in: this face was designed for this program.
face-partly = Some of this face is a stand-in designed for this program.
face-use = used: { $gains }
face-sets = set of unused ones: { $table } points
face-end-points = { $n ->
    [one] { $n } point at the end of the game
   *[other] { $n } points at the end of the game
}
stone-village-terrain = { $n ->
    [one] { $n } point for each own village at { $which }
   *[other] { $n } points for each own village at { $which }
}
stone-camp-terrains = { $n ->
    [one] { $n } point for each of these with an own camp: { $which }
   *[other] { $n } points for each of these with an own camp: { $which }
}
stone-ground-megaliths = { $n ->
    [one] { $n } point for each own megalith directly on a board
   *[other] { $n } points for each own megalith directly on a board
}
stone-megalith-boards = points by the boards with an own megalith directly on them: { $table }
stone-buried-cards = points by the own buried cards: { $table }
stone-top-megaliths = { $n ->
    [one] { $n } point for each own megalith on top of others
   *[other] { $n } points for each own megalith on top of others
}
stone-idol-levels = { $n ->
    [one] { $n } point for every { $per } levels of both own idols together
   *[other] { $n } points for every { $per } levels of both own idols together
}
stone-used-species = { $n ->
    [one] { $n } point for each species among the own used animals
   *[other] { $n } points for each species among the own used animals
}
stone-used-animals = points by the own used animals ({ $which }): { $table }

## Boards: what a screen reader says of the map, the megalith field, the main board and the idols

board-seat-count = { $seat } { $n }
map-hex = { $terrain } { $hex }
map-unknown = hex { $hex }: no tile yet
map-benefit = in the eclipse: { $effect }
map-camps = camps: { $who }
map-villages = villages: { $who }
map-influence = influence: { $who }
map-token-down = a glacier token lies face down
map-token = glacier token, for a new village: { $effect }
map-camps-at = camps on { $hex }: { $who }
map-junction = junction of { $hexes }
field-cell = { $site }, { $board }
field-unknown = { $site }: no board yet
field-top = { $site }: on top of four megaliths, level { $level }
field-start = starting cell, only for grey megaliths
field-bare = nothing printed
field-grey = a grey megalith stands here
field-owned = a megalith of { $seat } stands here
board-round = round { $n } of 4: { $phase ->
    [eclipse] eclipse
   *[action] actions
}
board-order = turn order: { $order }
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
