# Stone Age in English, in the words of the rules ledger.
# .to and .at of a place complete "puts 2 figures …" and "rolls 2 dice …";
# .acc of an amount is the form after a verb.

game-name = Stone Age
game-line = Send your figures for food, wood and gold, roll the dice for what they bring home, and build the village that is remembered.
# Sure of the minutes: the first page of the rulebook says them. How easy it is, is our judgement.
game-minutes = 60–90 minutes
game-difficulty = easy to learn
typed-example = place forest 3
bot-style-farmer = farmer
bot-style-builder = builder
bot-style-toolmaker = toolmaker
bot-style-starver = starver

## Places

place-workshop = workshop
    .to = into the workshop
    .at = in the workshop
    .from = from the workshop
place-hut = hut
    .to = into the hut
    .at = in the hut
    .from = from the hut
place-field = field
    .to = on the field
    .at = on the field
    .from = from the field
place-hunting = hunting grounds
    .to = on the hunting grounds
    .at = on the hunting grounds
    .from = from the hunting grounds
place-forest = forest
    .to = into the forest
    .at = in the forest
    .from = from the forest
place-claypit = claypit
    .to = into the claypit
    .at = in the claypit
    .from = from the claypit
place-quarry = quarry
    .to = into the quarry
    .at = in the quarry
    .from = from the quarry
place-river = river
    .to = on the river
    .at = on the river
    .from = from the river
place-card1 = card 1
    .to = on card 1
    .at = on card 1
    .from = from card 1
place-card2 = card 2
    .to = on card 2
    .at = on card 2
    .from = from card 2
place-card3 = card 3
    .to = on card 3
    .at = on card 3
    .from = from card 3
place-card4 = card 4
    .to = on card 4
    .at = on card 4
    .from = from card 4
place-building1 = building 1
    .to = on building 1
    .at = on building 1
    .from = from building 1
place-building2 = building 2
    .to = on building 2
    .at = on building 2
    .from = from building 2
place-building3 = building 3
    .to = on building 3
    .at = on building 3
    .from = from building 3
place-building4 = building 4
    .to = on building 4
    .at = on building 4
    .from = from building 4

region-village = Village
region-hunting = Hunting
region-resources = Resources
region-cards = Civilization cards: card N costs N
region-buildings = Buildings

place-gives-workshop = a tool
place-gives-hut = a new figure
place-gives-field = agriculture +1
place-gives-hunting = food ÷2
place-gives-forest = wood ÷3
place-gives-claypit = brick ÷4
place-gives-quarry = stone ÷5
place-gives-river = gold ÷6

## Goods and other amounts

resource-wood = wood
resource-brick = brick
resource-stone = stone
resource-gold = gold
resource-food = food

amount-wood = { $n } wood
amount-brick = { $n } brick
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-food = { $n } food
amount-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
amount-figure = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}
amount-die = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
amount-round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}

## Cards

culture-healing = healing
culture-art = art
culture-music = music
culture-writing = writing
culture-time = time
culture-pottery = pottery
culture-transport = transport
culture-weaving = weaving

profession-farmer = farmer
profession-toolmaker = toolmaker
profession-builder = builder
profession-shaman = shaman

card-dice-for-all = dice for all
card-roll-wood = roll 2 dice for wood
card-roll-brick = roll 2 dice for brick
card-roll-stone = roll 2 dice for stone
card-roll-gold = roll 2 dice for gold
card-agriculture = agriculture +1
card-tool = a tool
card-extra-card = an extra card for the end
card-one-use-tool = one-use tool of { $n }
card-two-resources = any 2 resources
symbols-profession = { $name } ×{ $n }

## Buildings

tile-listed = { $price } = { amount-point }
tile-by-number = { amount-resource } of exactly { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}
tile-one-to-seven = 1 to { $n } resources of any kinds
tile-short-listed = { $price } → { $n }
tile-short-by-number = { $n } resources of { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}
tile-short-one-to-seven = 1 to { $n } resources

## What is to be decided

prompt-place = Put figures on one place; { $n } at home.
prompt-act = Choose which place to resolve next.
prompt-tools = You rolled { $total } { $at }. Add tools?
prompt-raise = Which of your lowest tools do you upgrade?
prompt-pay-card = Pay { amount-resource } for the card ({ $what }), or leave it.
prompt-pay-building = Pay for the building ({ $what }), or leave it.
prompt-pay-food = Your tribe lacks { amount-food }. Pay a resource for each, or starve and lose 10 points.
prompt-buy = Build for { $price } and score { amount-point }, or leave it.
prompt-die = Take one of the dice: { $faces }.
prompt-take = Take { amount-resource } of your choice.

phase-setup = preparation
phase-place = placing figures
phase-act = carrying out actions
phase-feed = feeding
phase-over = game over

## What can be chosen

choice-place = { $place } { $counts }
choice-place-only = { $place }
choice-act = { $place }
choice-act-unaffordable = { $place } – you cannot pay for it
choice-act-figures = { $place } ({ amount-figure })
choice-choose = use card { $card }: take 2 resources of your choice
choice-no-tools = no tools
choice-tools = { $tools }
choice-result = { $total } → { $gain }
choice-wasted = { $n ->
    [one] { $n } pip unused
   *[other] { $n } pips unused
}
choice-pay = pay { $goods }
choice-pay-points = pay { $goods } → { amount-point }
choice-pay-more = { $n } more ways to pay: name yours in one command, in any order, such as: { $example }
choice-done = done
choice-buy = build: pay { $goods } → { amount-point }
choice-decline = leave it
choice-starve = pay nothing: −10 points
choice-die = { $face }: { $reward }
choice-take = take { $goods }
choice-raise = tool { $tile }: { $value } becomes { $next }
choice-raise-turned = tool { $tile }, used this round: { $value } becomes { $next }
used-tile = a tool
used-card = a one-use tool
tool-tile = tool { $tile } (+{ $value })
tool-card = one-use tool { $card } (+{ $value })
reward-tool = a tool
reward-agriculture = agriculture +1

## What happened: "B puts 3 figures into the forest; …"

event-round_started = Round { $n } begins; { $seat } is first player.
event-placed = puts { amount-figure } { $to }
event-acted = takes the figures home { $from }
event-rolled = rolls { amount-die } { $at }: { $total }
event-gained = takes { $goods }
event-gained-nothing = takes nothing
event-food_gained = takes { amount-food }
event-tool_gained = { $value ->
    [1] takes a tool of 1
   *[other] improves a tool to { $value }
}
event-figure_gained = gains a figure: { amount-figure } now
event-agriculture_gained = moves to { $n } on the agriculture track
event-tool_used = adds { $tool }: { $total }
event-paid = pays { $goods }
event-declined = does not take { $place }
event-card_taken = takes card { $card }: { $what }
event-building_taken = builds { $tile } and scores { amount-point }
event-points_gained = scores { amount-point }
event-dice_rolled = rolls the dice for all: { $faces }
event-die_taken = takes the die { $face }
event-card_dealt = New card { $slot }: { $card }, { $what }.
event-extra_drawn = draws an extra card: { $card }, { $what }
event-extra_drawn-hidden = draws an extra card, face down
event-tile_revealed = New building { $stack }: { $tile }, { $what }.
event-fed = feeds the tribe
event-starved = does not feed the tribe and loses 10 points
event-choice_used = uses card { $card }
event-game_over = The game is over: { $how }.
event-first_seat = { $seat } is drawn as first player.

ending-deck = the deck cannot fill the display
ending-buildings = a stack of buildings is used up
ending-round_cap = the last agreed round has been played

## Why something is not allowed

refusal-nobody-home = You have no figure at home.
refusal-already-yours = You already have figures { $at } this round.
refusal-hunted-already = Your tribe has already been sent hunting this round.
refusal-full = No ring is free { $at }.
refusal-village-closed = Two of the three village places are taken, so the { $place } stays closed this round.
refusal-two-tribes-there = Two tribes already work { $at }; with three players there is no room for a third.
refusal-one-tribe-there = Another tribe already works { $at }; with two players there is room for one only.
refusal-needs-two-figures = The hut needs two figures, and you have only one at home.
refusal-no-card-there = That card slot is empty until the next round.
refusal-no-such-stack = There are only as many building stacks as players.
refusal-visit-yields-nothing = You could gain nothing { $at }, and this table does not allow such visits.
refusal-stack-empty = That stack of buildings is used up.
refusal-placing-is-over = Figures are not being placed now.
refusal-at-least-one = At least one figure must be placed.
refusal-hut-takes-two = The hut takes exactly two figures.
refusal-not-enough-figures = You have only { $home ->
    [one] { $home } figure
   *[other] { $home } figures
} at home.
refusal-too-few-rings = There is room for only { $room ->
    [one] { $room } figure
   *[other] { $room } figures
} { $at }.
refusal-acting-is-not-on = Actions are not being carried out now.
refusal-finish-first = Finish the place that you are carrying out first: { $asked ->
    [tools] say which tools you add to your roll.
    [pay] pay, or leave what you are paying for.
    [buy] build, or leave the building.
    [die] take a die.
    [take] take your resources.
   *[raise] say which tool grows.
}
refusal-no-figure-there = You have no figure { $at }.
refusal-nothing-to-acquire = There is no card or building to acquire { $at }.
refusal-cannot-decline = What happens { $at } cannot be declined.
refusal-nothing-to-decline = There is nothing to leave now.
refusal-nothing-to-pay = Nothing is to be paid now.
refusal-food-is-no-resource = Food is no resource and cannot pay for this.
refusal-whole-shortage = Pay for all the missing food ({ $missing }) or for none.
refusal-not-owned = { $own ->
    [0] You have no { $lacking }.
   *[other] You have only { $amount }.
}
refusal-card-cannot-pay-itself = The resource that the card gives ({ $resource }) cannot pay for the card itself.
refusal-exact-price = This card costs exactly { $price ->
    [one] { $price } resource
   *[other] { $price } resources
}.
refusal-listed-price = This building ({ $tile }) costs exactly what is printed on it.
refusal-one-to-seven = This building takes one to { $most } resources.
refusal-exact-number-and-kinds = This building takes exactly { $units ->
    [one] { $units } resource
   *[other] { $units } resources
} of exactly { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}.
refusal-cannot-complete = One by one, the cheapest resources come first: with { $resource } next, this payment could not be completed.
refusal-paid-in-part = Part of it is paid already: pay the rest.
refusal-paid-past-it = This payment was begun one by one, the cheapest resources first, and is past { $resource }.
refusal-cannot-afford = You cannot afford this building.
refusal-no-roll = There is no roll now that tools could be added to.
refusal-no-such-tool = You have no tool { $tool }.
refusal-tool-turned = Tool { $tool } has been used this round.
refusal-tool-twice = Each tool counts once.
refusal-name-tools-together = Added one by one, the first tools come first; for that it is too late now.
refusal-no-one-use-tool = { $card } is not a one-use tool.
refusal-not-your-card = The one-use tool { $card } is not yours.
refusal-used-already = The one-use tool { $card } has been used.
refusal-choose-two = Name two of wood, brick, stone and gold.
refusal-choice-used = The card “{ card-two-resources }” works once, and yours has been used.
refusal-no-choice-card = You have no open card “{ card-two-resources }”.
refusal-choose-later = The card “{ card-two-resources }” can be used during your own actions, payments and feeding.
refusal-nothing-to-take = There are no resources of your choice to take now.
refusal-plainest-first = Taken one by one, the cheaper resource comes first.
refusal-no-dice = There are no dice to take now.
refusal-no-such-die = None of the dice left shows { $face }.
refusal-nothing-to-raise = No tool can be upgraded now.
refusal-not-the-lowest = Tool { $tile } is not one of your lowest.
refusal-not-hungry = Nobody of your tribe is hungry now.
refusal-not-done = There is nothing to finish now.
refusal-no-passing = Passing is not possible here.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-undo-off = This table plays without undo.
refusal-undo-nothing = There is nothing of yours to take back.
refusal-undo-dice = Dice have been rolled since, and a roll stays.
refusal-undo-tile = A new building has been turned up since.
refusal-undo-card = A card has been turned up or dice have been rolled since.
refusal-undo-barrier = The turn or the round has ended since.
refusal-undo-passed = The turn has passed to another player.

## Score sheet

sheet-buildings = buildings
sheet-points_cards = cards with points
sheet-hunger = hunger
sheet-other = other
sheet-resources = resources left
sheet-culture = culture sets
sheet-farmer = farmers × agriculture
sheet-toolmaker = toolmakers × tools
sheet-builder = builders × buildings
sheet-shaman = shamans × figures
sheet-track = score track
sheet-total = total
sheet-tie_break = tie-break: agriculture + tools + figures
sheet-hungry_rounds = { amount-round }

## Columns of the tribes

column-points = pts
column-figures = fig
column-food = food/need
column-wood = wood
column-brick = brick
column-stone = stone
column-gold = gold
column-tools = tools
column-agriculture = agric
column-cards = cards
column-buildings = build
own-cards = Your cards
legend-board = ○ free ring · × closed · letters are figures · food a/b: in store / needed next · (2) a tool used this round

header-round = Round { $n }
header-first = first: { $seat }
header-deck = deck { $n }
stack-left = { $n } left
stack-short = { $n } left
stack-empty = used up
slot-empty = empty

## Table options

option-first_seat = Who begins.
option-first_seat-random = drawn by lot
option-first_seat-seat = this seat
option-hunting_visits = How often a tribe may be sent hunting in a round.
option-hunting_visits-once = once
option-hunting_visits-any = as often as figures are left
option-full_village_visit = A village place that can give its visitor nothing more.
option-full_village_visit-allowed = may be occupied
option-full_village_visit-refused = may not be occupied
option-tools_on_roll_cards = Whether tools change the roll of a card.
option-dice_card_timing = When the others take their die of a card of dice for all.
option-dice_card_timing-at_once = at once
option-dice_card_timing-own_turn = in their own action turn
option-choice_card_timing = When the card “{ card-two-resources }” is used.
option-choice_card_timing-any_time = at any time of its owner's
option-choice_card_timing-at_once = when it is acquired
option-round_cap = After how many rounds the game stops at the latest.
option-round_cap-none = no limit
option-round_cap-number = a number of rounds
option-card_piles = Whether the others may look at acquired cards.
option-card_piles-closed = no, only their number is known
option-card_piles-open = yes
option-forecast = Whose final score may be shown in advance.
option-forecast-own_only = one's own
option-forecast-off = nobody's
option-forecast-all = everybody's (needs open card piles)
option-undo-to_barrier = yes, up to the last new information

## Words that can be typed, the first one is shown

no-such-spot = There is no { $what } { $n }; the numbers are 1 to 4.

word-place = place, put
word-act = act, do
word-acquire = acquire, get
word-decline = decline, leave
word-buy = buy, build
word-done = done, enough
word-tools = tools, tool
word-field = field, fields
word-hunting = hunting, hunt, hunting grounds
word-claypit = claypit, clay pit
word-brick = brick, bricks, clay
word-stone = stone, stones

## Picture: board

board-place = { $place }: { $gives }. { $who }; { $room }.
board-seat = { $seat }: { $what }
board-nobody = Nobody there
board-any-number = room for any number
board-free = { $n ->
    [0] no ring free
    [one] { $n } ring free
   *[other] { $n } rings free
}
board-track = Score track. { $scores }
board-farming = Agriculture track. { $levels }

## Scene

scene-board = The land
scene-cards = Civilization cards
scene-tray = Dice
scene-tribe = Tribe { $seat }
scene-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
scene-costs = costs { amount-resource }
scene-standing = there: { $who }
scene-dice-left = dice to be taken: { $faces }
scene-no-dice = no dice have been rolled in this turn
scene-with-tools = with tools { $total }
scene-points = points: { $n }
scene-forecast = with cards and resources now: { $n }
scene-food = food: { $n } in store, { $need } needed at the next feeding
scene-short = { $n } food is missing
scene-stock-empty = no resources in store
scene-figures = figures: { $n }, { $home } of them at home
scene-tools = tools: { $tools }
scene-tool-used = { $value } (used)
scene-none = none
scene-agriculture = agriculture: { $n }
scene-buildings = buildings: { $buildings }
scene-open = cards face up: { $cards }
scene-pile = cards face down: { $cards }
scene-first = first player
scene-turn = to decide now

scene-into = { amount-figure } { $to }
scene-into-count = figures { $to }: { $n }
scene-averages = on average, { $resource }: { $averages }
scene-roll = roll { amount-die }
scene-do = carry it out: { $gives }
scene-average = on average: { $resource } ≈ { $n }
scene-average-tools = with all unused tools (+{ $tools }): ≈ { $n }
scene-cannot-pay-card = You cannot pay for it: the figure goes home and the card stays.
scene-cannot-pay-building = You cannot pay for it: the figure goes home and the building stays.
scene-choose = card { $card }: take { $goods }
scene-paid = { $n } of { $due } paid: { $goods } → { $gain }
scene-fed = the tribe is fed

scene-your-need = Your tribe lacks { amount-food } for the next feeding.
scene-place = { $name } is placing figures.
scene-act = { $name } chooses what to carry out next.
scene-tools-now = { $name } may add tools to the roll.
scene-tools-idle = Tools change nothing here: with all of them it stays { $gain }.
scene-raise = { $name } chooses which tool to upgrade.
scene-pay-card = { $name } is paying for a card.
scene-pay-building = { $name } is paying for a building.
scene-pay-food = { $name } lacks food and has to decide.
scene-die = { $name } is taking a die.
scene-take = { $name } is taking resources of their choice.
scene-over = The game is over: { $how }.
scene-you-win = You win with { amount-point }.
scene-wins = The winner is { $name } with { amount-point }.
scene-win-together = The victory is shared by { $names } with { amount-point } each.
scene-tie = Equal points: agriculture, tools and figures together decided ({ $sums }).

scene-chart-scores-text = The marker on the score track at the end of each round; last of all with cards and resources.
scene-chart-luck = Luck of the dice
scene-chart-luck-text = Pips rolled above or below the expected 3.5 a die, added up round by round.
scene-chart-decisions = Decisions by round
scene-chart-decisions-text = How many small decisions each player has made in each round.

## Picture: pieces

pieces-goods = In store
pieces-tools = Tools
pieces-home = At home
pieces-buildings = Buildings
pieces-cards = Cards for the end
pieces-kinds = { $n ->
    [one] { $n } kind
   *[other] { $n } kinds
}
pieces-any-kinds = any kinds
pieces-forecast = in all by now
pieces-missing = missing
pieces-enough = enough

## Reasons of a hint, after + or −: what one way brings more or less of

reason-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
reason-food = { $n } food
reason-hungry = { $n ->
    [one] { $n } figure without food
   *[other] { $n } figures without food
}
reason-resources = { $n ->
    [one] { $n } point in resources
   *[other] { $n } points in resources
}
reason-figures = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}
reason-agriculture = { $n } agriculture
reason-tools = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
reason-one-use = { $n } on one-use tools
reason-choice = { $n ->
    [one] { $n } card with 2 resources of your choice
   *[other] { $n } cards with 2 resources of your choice
}
reason-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
reason-farmers = { $n ->
    [one] { $n } farmer on cards
   *[other] { $n } farmers on cards
}
reason-toolmakers = { $n ->
    [one] { $n } toolmaker on cards
   *[other] { $n } toolmakers on cards
}
reason-builders = { $n ->
    [one] { $n } builder on cards
   *[other] { $n } builders on cards
}
reason-shamans = { $n ->
    [one] { $n } shaman on cards
   *[other] { $n } shamans on cards
}
reason-culture = { $n ->
    [one] { $n } kind of culture
   *[other] { $n } kinds of culture
}
reason-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
reason-first = { $n } % chance of the first turn
reason-rounds = { $n ->
    [one] { $n } round to the end
   *[other] { $n } rounds to the end
}
reason-offered = { $n ->
    [one] { $n } building still to be had
   *[other] { $n } buildings still to be had
}
