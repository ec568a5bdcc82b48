game-name = Flints
bot-steady = steady
field-struck = edges that lie before the seat whose turn it is
field-kept = edges that each seat has kept
log-kept = { $seat } keeps { $a }.
log-split = { $seat } strikes a flint with { $a } edges.
log-broken = { $seat } strikes a flint that breaks, and loses { $a }.
