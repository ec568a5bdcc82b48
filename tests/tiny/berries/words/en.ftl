field-own = berries of each side
log-picked = { $seat } picks { $a ->
    [one] a berry
   *[other] { $a } berries
}.
log-pecked = The birds eat { $a ->
    [one] a berry
   *[other] { $a } berries
}.
