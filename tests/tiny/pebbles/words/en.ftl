field-own = pebbles of each seat, white, grey, black
log-chosen = { $seat } is told a secret colour.
log-drawn = { $seat } draws a pebble that counts { $a }.
log-called = { $seat } ends the game.
