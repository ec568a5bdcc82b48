rules-side = the birds
outcome-fed = The birds are fed, and { $n ->
    [one] { $n } berry is
   *[other] { $n } berries are
} left.
field-own = berries of each side
log-picked = { $seat } picks { $a ->
    [one] a berry
   *[other] { $a } berries
}.
log-pecked = { $seat } eats { $a ->
    [one] a berry
   *[other] { $a } berries
}.
option-birds = How hungry the birds are.
option-birds-greedy = greedy
option-birds-starving = starving
option-dawn = Picking begins at dawn.
option-dawn-off = no
option-dawn-on = yes
