# What the pages of the browser table say, in English.

## Every page

skip = Skip to the content
nav = Pages
nav-rules = Rules
nav-you = You
somebody = Guest

## The start page

start-title = Stone Age board games, at one table
start-text = No account, one link for each friend, every rule enforced and explained, and no move ever lost.
start-own = Your tables
start-own-none = The tables you sit at will stand here.
start-listed = Open tables
start-listed-none = Nobody has an open table just now. Open one!
open-title = Play { $game }
open-name = Your name
open-seats = Who plays
open-seat = Seat { $seat }
seat-choice-me = me
seat-choice-friend = a friend, by a link
seat-choice-here = somebody at this screen
seat-choice-bot = bot: { $bot }
seat-choice-none = nobody
bot-style-farmer = farmer
bot-style-builder = builder
bot-style-toolmaker = toolmaker
bot-style-starver = starver
bot-style-balanced = balanced
open-terms = Time, bots and onlookers
open-clock = Thinking time of each player
clock-none = no clock
clock-5m = 5 minutes, 10 seconds more for each turn
clock-15m = 15 minutes, 20 seconds more for each turn
clock-1d = 1 day, 12 hours more for each turn
clock-3d = 3 days, 1 day more for each turn
open-pace = Bots move
pace-slow = slowly
pace-normal = at a human pace
pace-fast = fast
open-hints = Players may ask for hints
open-listed = Anybody may find the table, watch it and take its free seats
open-options = Table options
open-button = Open the table
list-over = finished
list-turn = { $seat } is to move

## Links

links-title = Links of this table
links-text = Send each friend the link of a seat. A link is a key: whoever has it can play the seat, today or in a month, on any device.
links-seat = Seat { $seat }: { $who }
links-watch = Onlookers
links-copy = Copy
links-copied = Copied
links-qr = QR code
links-renew = Make a new link; the old one will be worthless
links-hidden = The link was shown when it was made, and is stored nowhere.
links-go = To the table
link-sit = A seat at a table of { $game } is kept for you.
link-taken = { $who } sits here, at a table of { $game }. If that is you, go on on this device.
link-watch = You are invited to watch a game of { $game }.
link-button = Sit down
link-watch-button = Watch

## The table

title-your-turn = Your turn
cover-title = { $who } is next
cover-text = Pass the screen on. Nothing secret is shown now.
cover-button = I am { $who }
over-title = The game is over
over-button = Scores, diagrams and replay
past-title = Position { $n } of { $of }
past-now = Back to now
waiting-free = Seat { $seat } is still free; send somebody its link.
waiting-bot = { $who } is thinking.
waiting-person = Waiting for { $who }.
panel-back = Back to all choices
panel-check = Check
panel-confirm = Do it
less = less
more = more
why = Why not?
why-not-there = Why not: { $what }
do-undo = Undo
do-restart = Restart the turn
do-redo = Redo
do-hint = Hint
do-return = Take my seat back
do-skip = Let a bot make this move
do-replace = Let a bot stand in
seats-title = Players
seat-bot = { $bot } bot
seat-stand-in = { $bot } bot stands in
seat-free = free
seat-here = at the table
seat-votes = { $n ->
    [one] { $n } wants a stand-in
   *[other] { $n } want a stand-in
}
away-label = If { $who } is away
log-title = What happened
log-since = since your last move
log-all = Everything
log-undo = { $who } takes back { $n ->
    [one] a move
   *[other] { $n } moves
}.
log-redo = { $who } repeats what was taken back.
log-sit = { $who } sits down.
log-replace = The bot { $bot } stands in for { $who }.
log-return = { $who } is back.
log-vote = { $who } wants a bot to stand in for { $about }.
log-hint = { $who } was given a hint.
log-by-skip = a bot, because the time was up
log-by-auto = by itself
talk-title = Talk
talk-label = Say something
talk-button = Say
talk-phrases = Phrases
phrase-hello = Hello, everybody!
phrase-your_turn = It is your turn.
phrase-one_moment = One moment, please.
phrase-back_later = I have to go; I will be back later.
phrase-well_done = Well done!
phrase-what_luck = What luck!
phrase-oops = Oops.
phrase-thanks = Thank you.
phrase-good_game = Good game!
typed-label = Or type it
typed-example = place forest 3
typed-button = Go
hint-text = A careful player might: { $what }
face-plain = Plain page
face-picture = Picture
report-link = Is this a bug?

## What the table does not allow

stale = Something has happened in the meantime; here is the table as it is now.
not-understood = That is not understood.
table-nothing-to-redo = There is nothing to repeat.
table-seat-of-a-bot = That seat is a bot's.
table-nobody-stands-in = Nobody stands in for you.
table-cannot-be-replaced = No bot can stand in for that seat now.
table-not-late = There is still time on that clock.
table-nothing-said = Nothing was said.
table-no-hints = This table plays without hints.
table-not-your-turn = It is not your turn.
table-unknown-wish = That is not understood.

## Problems

problem-home = To the start page
problem-no-table = There is no such table, or it is not yours to see.
problem-no-link = This link is not known, or a new one has replaced it.
problem-no-page = There is no such page.
problem-not-your-seat = That seat is not yours.
problem-seat-taken = That seat is taken.
problem-wrong-origin = The request came from a page of somebody else.
problem-too-many = Too many requests; wait a little.
problem-bad-request = The request cannot be read.
problem-stale = Something has happened in the meantime.
problem-status-404 = There is no such page.
problem-status-405 = That cannot be done here.
problem-status-413 = That is too much at once.
problem-status-500 = Something went wrong on the server. Nothing is lost.
