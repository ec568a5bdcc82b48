# What the prototype edition says otherwise, in English.

game-name = Endless Winter (prototype)
icon-rest = eclipse action

## Boards and tribe boards

board-column-middle = middle, any number of times: { $effect }
field-top = place { $site }: on top of two megaliths, level { $level }
field-start = starting cell
tribe-rest = eclipse action space: { $effect }; a figure here counts 2 labor in the eclipse
tribe-resting = { $n ->
    [one] { $n } figure stands here
   *[other] { $n } figures stand here
}
tribe-pile = revealed ritual pile: { $cards }
hand-pile = cards in the ritual pile: { $n }
hand-labor = with figures on the eclipse action space { $n } labor

## Scene

scene-pile-labor = labor for the turn order, from pile and eclipse action space
scene-pile = Most labor goes to the top of the turn order; equal ones, who acted later this round. Tribe cards also bring their eclipse abilities. A culture card brings half a labor. Then the whole pile is discarded.
scene-doing = { $kind ->
    [turn] { $stage ->
        [culture] is placing a figure
        [rest] is taking the eclipse action
       *[top] is acting { $at }
    }
    [form_pile] is preparing the ritual pile
    [choose_side] is choosing a side of the chief card
    [pick_chief] is choosing a chief
    [pick_setup] is choosing a setup card
    [discard_card] is discarding a card
    [eclipse] is taking what the eclipse brings
   *[gain] is taking what is due
}
scene-chart-figures-text = How often each seat has placed a figure in each column, and on its eclipse action space.

## Places, prompts, choices and events

place-rest = eclipse action space
    .to = on the eclipse action space
    .at = on the eclipse action space
zone-pile = ritual pile
    .from = from the ritual pile
source-rest-space = eclipse action space
prompt-turn-culture = { $played ->
    [0] Play up to two culture cards, then place a figure.
    [1] Play one more culture card, if you like, then place a figure.
   *[other] Place a figure.
}
prompt-turn-middle = { $column }, middle, as often as you like; then go down.
prompt-turn-rest = Eclipse action: use what you like, then end the turn.
prompt-form_pile = Add cards of your hand to the ritual pile, or finish. One by one they go from left to right; several in one command, in any order. The others see only how many.
prompt-eclipse-1 = Eclipse: use the eclipse abilities of your ritual pile.
choice-chief = { $chief }: { $b }
choice-next-form_pile = end the turn with this pile
choice-next-eclipse-1 = use nothing more of the pile
choice-next-eclipse-3 = give up the rest
event-card_piled = { $n ->
    [1] adds to the ritual pile the card { $what }
   *[other] adds to the ritual pile the cards { $what }
}
event-card_piled-hidden = { $n ->
    [one] adds a card to the ritual pile
   *[other] adds { $n } cards to the ritual pile
}

## Refusals

refusal-no-pile-now = The ritual pile is prepared at the end of your last turn of the round.
refusal-pile-ascends = Cards go to the pile from left to right, as they lie in your hand, and { $card } lies left of the last one added.
refusal-no-token-now = There are no rest tokens in the prototype edition.
refusal-no-tribe-cards-at-rest = { $card } cannot be played now: no tribe cards are played with the eclipse action.
refusal-not-at-rest = That is for a figure on your eclipse action space.
refusal-not-in-pile = { $card } does not lie in your ritual pile.
refusal-only-in-eclipse-card = { $card } works so only in the eclipse phase, from the ritual pile.
refusal-pile-is-over = The cards of your ritual pile have been used: terrain and player board come after them.
refusal-no-animal-to-add = The animal deck is used up.
refusal-stones-of-era-2 = Only stones in the pools of later rounds are left.
refusal-stone-of-era-2 = { $stone } lies in the pool of a later round.
refusal-no-stone-there = Sacred stones give nothing in the eclipse: they score at the end of the game.
refusal-no-neighbour = A megalith on a board needs one beside it, or a starting cell: { $site } has neither.
refusal-no-square-of-four = On top goes only a megalith of your colour, across two that touch: { $site }.

## Terminal and rules page

market-stones-closed = Later rounds
column-pile = rit
seat-pile = pile:
own-pile = ritual pile
legend-board = A★ is a chief, AA two figures or camps · field: ○ starting cell, + bonus, ▪ grey megalith · tribes: food/capacity, cards in hand, deck, discard, ritual pile (rit) and buried (bur); camps (cmp), villages (vil), megaliths (meg) at home; idols: off, hon level.place
rules-group-REST = The eclipse action
rules-group-PILE = The ritual pile
