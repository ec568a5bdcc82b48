# What the pages of the browser table say, in English.

## Every page

skip = Skip to the content
nav = Pages
nav-rules = Rules
nav-you = Profile
somebody = Guest

## The start page

start-title = Stone Age board games, at one table
start-text = No account, one link for each friend, every rule enforced and explained, and no move ever lost.
start-own = Your tables
start-own-none = The tables you sit at will appear here.
start-listed = Open tables
start-listed-none = Nobody has an open table just now. Open one!
open-title = Play { $game }
# $games: names of games
open-name = Your name
open-name-here = Name
open-name-of = Name at seat { $seat }
open-seats = Who plays
open-seat = Seat { $seat }
open-levels = Bots, the gentlest first
seat-choice-me = me
seat-choice-friend = a friend, by a link
seat-choice-here = somebody at this screen
seat-choice-bot = bot: { $bot }
seat-choice-level = bot { $n }: { $bot }
seat-choice-others = Other bots
seat-choice-none = nobody
bot-style-balanced = balanced
open-terms = Time, bots and spectators
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
alone-link = Alone
alone-title = Play alone
alone-button = Begin at once
list-over = finished
list-turn = { $who } is to move

## Links

links-title = Links of this table
links-text = Send each friend the link of one free seat. A link is a key: whoever has it can play the seat, today or in a month, on any device.
links-seat = Seat { $seat }: { $who }
links-watch = Spectators
links-own-title = Yours alone
links-own-text = { $n ->
    [one] Send this link to nobody: it leads you back to your own seat, on another device too.
   *[other] Send these links to nobody: they lead you back to your own seats, on another device too.
}
links-copy = Copy
links-copied = Copied
links-qr = QR code
links-renew = Make a new link; the old one will stop working
links-hidden = The link was shown when it was made, and is stored nowhere.
links-go = To the table
link-sit = A seat at a table of { $game } is kept for you.
link-taken = { $who } sits here, at a table of { $game }. If that is you, continue on this device.
link-watch = You are invited to watch a game of { $game }.
link-button = Sit down
link-watch-button = Watch

## The table

title-your-turn = Your turn
confirm-title = Your turn ends with this
confirm-yes = End my turn
confirm-no = Not yet
give-up-title = Do you really give this up?
give-up-yes = Give it up
resign-text = It counts as lost, and cannot be taken back.
cover-title = { $who } is next
cover-text = Pass the screen on. Nothing secret is shown now.
cover-button = I am { $who }
over-title = The game is over
over-button = Scores, diagrams and replay
past-title = Position { $n } of { $of }
past-status = Then: { $status }
past-now = Back to now
past-turn = Opponents’ turn: { $n } of { $of }
past-again = Opponents’ turn again
past-skip = Skip
look-again = Look again
replaced-title = A bot is playing for you
replaced-text = It plays for you until you return.
waiting-free = Seat { $seat } is still free; send somebody its link.
waiting-bot = { $who } is thinking.
waiting-person = Waiting for { $who }.
panel-back = Back to all choices
panel-check = Check
panel-confirm = Confirm
less = less
more = more
why = Why not?
why-not-there = Why not: { $what }
do-undo = Undo
do-restart = Restart the turn
do-redo = Redo
do-hint = Hint
do-resign = Give up
do-return = Take my seat back
do-skip = Let a bot make this move
do-replace = Let a bot stand in
seats-title = Players
seat-bot = bot
seat-level = bot, level { $n } of { $most }
seat-take = Take the seat
seat-take-label = Take seat { $seat }
seat-stand-in = { $bot } bot stands in
seat-rules = plays by the rules
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
log-replace = A { $bot } bot stands in for { $who }.
log-return = { $who } is back.
log-vote = { $who } wants a bot to stand in for { $about }.
log-hint = { $who } was given a hint.
log-resign = { $who } gives the game up.
log-rule = The rule: { $rule }
log-by-skip = a bot, because the time was up
log-by-auto = automatically
talk-title = Chat
talk-label = Message
talk-button = Send
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
mute-title = Mute a player
mute-on = Mute { $who }
mute-off = Hear { $who } again
typed-label = Or type it
typed-button = Go
hint-text = A careful player would choose: { $what }
zones-title = Part of the table
face-plain = Plain page
face-picture = Picture
report-link = Is this a bug?

## What the table does not allow

stale = Something has happened in the meantime; here is the table as it is now.
table-not-understood = That is not understood.
table-nothing-to-redo = There is nothing to repeat.
table-seat-of-a-bot = That seat is a bot's.
table-nobody-stands-in = Nobody stands in for you.
table-cannot-be-replaced = No bot can stand in for that seat now.
table-not-away-yet = A player has five minutes for a turn, or the time on the clock, before a bot can stand in.
table-not-late = There is still time on that clock.
table-nothing-said = Nothing was said.
table-no-hints = This table plays without hints.
table-not-your-turn = It is not your turn.
table-unknown-wish = That is not understood.
table-over = The game is over.
table-not-alone = Only who plays alone can give the game up.

## Problems

problem-home = To the start page
problem-no-table = There is no such table, or it is not yours to see.
problem-no-link = This link is not known, or a new one has replaced it.
problem-no-page = There is no such page.
problem-not-your-seat = That seat is not yours.
problem-seat-taken = That seat is taken.
problem-wrong-origin = The request came from a page of somebody else.
problem-no-review = This game cannot be reviewed.
problem-many-reviews = Several games are being looked at already; ask again in a minute.
problem-too-many = Too many requests; wait a little.
problem-bad-request = The request cannot be read.
problem-stale = Something has happened in the meantime.
problem-status-404 = There is no such page.
problem-status-405 = That cannot be done here.
problem-status-413 = That is too much at once.
problem-unavailable = The server cannot store anything right now. Nothing is lost; try again in a moment.
problem-status-500 = Something went wrong on the server. Nothing is lost.

## Oneself

you-title = Profile
you-settings = Preferences
you-name = Your name
you-name-hint = Tables where you sit already keep the old one.
you-language = Language
pref-theme = Colours
pref-theme-auto = as the device
pref-theme-light = light
pref-theme-dark = dark
pref-face = The table is
pref-face-picture = a picture
pref-face-plain = headings, lists and buttons
pref-motion = Pieces move
pref-motion-normal = quickly
pref-motion-slow = slowly
pref-motion-off = not at all
pref-sound = Sounds
pref-confirm = Ask me before my turn ends
pref-auto = Make moves for me when there is only one
pref-playback = Show me step by step what opponents do
you-email = E-mail, to hear when it is your turn
you-email-hint = Empty for no mail.
you-save = Save
you-saved-prefs = Saved.
you-saved-account = You have an account now.
you-saved-password = The password is changed. All other browsers must log in again.
you-saved-login = Welcome back. The tables of this browser are yours there too.
you-watching = you watch
you-leave = Leave
you-leave-text = Your seats become nobody’s on this account; their links lead back to them at any time.
you-leave-button = Leave this table
own-title = Games alone
own-won = Won
own-lost = Lost
own-best = Best margin
own-longest = Most in a row
own-so-far = you have won { $won } of { $all }
own-streak = { $n ->
    [2] second win in a row
    [3] third win in a row
   *[other] { $n } wins in a row
}
own-level = { $won } of { $all } won at this difficulty
own-best-so-far = best margin so far { $n }
you-goodbye = Log out and delete
you-unknown = This server knows nothing about you yet.
you-logout = Log out
you-logout-text = You have no account: only the links of your tables will lead you back to them.
you-delete = Forget me
you-delete-text = Your name, preferences, notes and seats are deleted, and so is your account. The games stay, with the name that you had at the table. This cannot be undone.
you-sure = Yes, I want this
you-delete-button = Forget me for ever
account-title = Account
account-text = You do not need one. It brings your tables along to other devices.
account-have = I have an account
account-new = Open an account
account-login = Login
account-password = Password
account-new-password = New password, at least { $least } characters
account-login-button = Log in
account-new-button = Open an account
account-is = You are logged in as { $login }.
account-logout = Log out
account-change = Change the password
account-change-text = All other browsers will have to log in again.
problem-email = That is no e-mail address.
problem-login-form = A login has 3 to 32 letters, digits or signs, and no spaces.
problem-login-taken = Somebody has that login already.
problem-login-wrong = Login or password is wrong.
problem-password-short = The password needs at least { $least } characters, and no more than 200.
problem-password-wrong = The password is wrong.
problem-account-twice = You have an account already.
problem-no-account = There is no account to change.
problem-not-sure = Tick the box, if you are sure.

## Rules

how-link = How to play
how-title = How to play { $game }
how-rules = All rules, with their numbers
how-first = New to the game? In plain words, with pictures:
rules-title = The rules of { $game }
rules-language = The rules are written in English. Search with English words, or with a number such as { $example }.
rules-search = Search the rules
rules-search-button = Search
rules-found = { $n ->
    [0] No rule matches.
    [one] { $n } rule
   *[other] { $n } rules
}
rules-all = All { $n } rules
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-contents = Contents
rules-example-rulebook = From the rulebook.
rules-ruling = How we read it.
rules-needs = Not played: it is about components of another box, { $box }.
rules-options-text = A table can agree on these when it is opened.
rules-changes = Changes rule
rules-components = Edition and sources
rules-edition = The rules of another edition: { $edition }
rules-pack = Edition: { $edition }, pack { $pack }
rules-designed = { $n ->
    [0] None of the components is designed by us.
   *[other] { $share } of the components are designed by us, because their faces are not known.
}
rules-source-rulebook = printed in the rulebook
rules-source-public = public lists and scans agree
rules-source-inferred = follows from the totals
rules-source-designed = designed by us
rules-group-COMP = Components
rules-group-SETUP = Setting up
rules-group-ROUND = Rounds
rules-group-PLACE = Placing figures
rules-group-ACT = Actions
rules-group-TOOL = Tools
rules-group-CARD = Civilization cards
rules-group-BUILD = Buildings
rules-group-FEED = Feeding
rules-group-END = The end
rules-group-SCORE = Scoring
rules-group-PLAYERS = Two and three players
rules-group-SUPPLY = When something runs out
rules-group-INFO = Who may see what
rules-group-CHANCE = Chance
rules-group-UNDO = Taking back
rules-group-SOLO = Alone

## Is this a bug?

bug-title = Is this a bug?
bug-text = Tell what the table did and what you expected. The number of a rule helps.
bug-rules = Look into the rules
bug-label = What happened?
bug-goes = Whoever runs this server gets your words, the record of this game and the position: { $step } of { $last }. The other players do not.
bug-seat = You sit at { $seat }.
bug-send = Send
bug-thanks = Thank you!
bug-number = Your report has the number { $number }.
problem-no-text = Say in a few words what happened.

## After the game, and looking back

end-back = Back to the table
end-log = The whole log
end-ways = After the game
end-record = Download the record
end-seat = Seat { $seat }
end-you = (you)
end-winner = { $n ->
    [one] winner
   *[other] shares the first place
}
end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-rematch = Rematch
end-rematch-text = The same people, the same terms, everybody one seat on
end-to-rematch = To the rematch
end-again = Play again
end-to-again = To the next game
not-over-title = The game is not over yet
not-over-text = Ranking, diagrams and replay will appear here after the end. This is the score so far, with what you can see now.
not-over-replay = The replay will appear here after the end. During the game, the arrow keys at the table walk through the past.
score-known = With what you can see now. A number can be opened: behind it is what it is made of.
score-open = A number can be opened: behind it is what it is made of.
score-hidden = hidden from you
charts-title = How it went
chart-numbers = The numbers
chance-title = Was chance fair?
chance-text = One secret number decides all dice and draws. A fingerprint of it was fixed before the first move, so nobody could change it later, the server included.
chance-commitment = Fingerprint, fixed before the first move
chance-seed = The secret number
chance-verify = Download the record and check every die and every draw:
chance-later = The secret number is shown here after the game.
chance-continued = This table continued another game, so nothing could be promised before its first move. The record holds all decisions, without a proof of chance.
replay-title = Replay
replay-round = round { $n }
replay-beginning = Before the first decision.
replay-chance = Chance decides.
replay-by-bot = { $bot } bot
replay-walk = Walk through the game
replay-first = To the beginning
replay-round-back = To the round before
replay-turn-back = To the turn before
replay-back = One decision back
replay-on = One decision on
replay-turn-on = To the next turn
replay-round-on = To the next round
replay-last = To the end
replay-slider = Position
replay-go = Go
replay-play = Play
replay-eyes = Seen by
replay-onlooker = a spectator
replay-all = everything open
replay-end = Scores and diagrams
continue-title = Continue from here
continue-text = A new table begins with this position. You take one seat, and bots ({ $bot }) take the others; rolls and cards will be new.
continue-over = Nothing is left to decide here: choose an earlier position.
continue-seat = Your seat
continue-button = Play on
log-round = Round { $n }
log-times = Times are in UTC, or in your own time where the browser can tell.
notes-title = My notes
notes-label = Notes about this table
notes-text = Nobody but you can read them.
notes-save = Save
notes-saved = Saved.
problem-record-later = The record can be downloaded after the game: it tells everything.
problem-not-over = The game is not over yet.

## The API

api-title = The API for programs
problem-no-token = There is no token, or it is not known; send it as “Authorization: Bearer TOKEN”.

## Being told of a turn

push-on = Tell this browser when it is my turn
push-off = Do not tell this browser any more
push-denied = The browser does not allow it. Its settings for this site may.
notify-with = With { $names }.
notify-turn = it is your turn in { game-name } (with { $names })
notify-turn-alone = it is your turn in { game-name }
notify-mail = Hello { $name },

    { $turn }:
    { $link }

    You get this mail because you asked for it. To stop it, remove your address here:
    { $settings }

## Keys, and being offline

offline = No connection. Trying again; nothing is lost.
look-back = Look back
past-back = ← Back
past-on = Next →
keys-title = Keys
keys-close = Close
keys-walk = go through everything that can be pressed, and press it
keys-choice = go to the choice of that number; once more: to the next in its row
keys-back = back to all choices, or to now
keys-past = walk through past positions
keys-ends = to the beginning, and back to now
keys-undo = take back
keys-redo = repeat what was taken back
keys-hint = ask for a hint
keys-type = type a command
keys-keys = show this list

## The review

review-title = Review
review-offer = The game is looked at again: win chances from turn to turn, mistakes and what would have been better, and how much was luck. It takes about a minute.
review-ask = Review this game
review-making = The game is being looked at: { $done }. This page follows by itself.
review-sure-page = What was played opens with both lines played out. Chances are those of good play from there on; ± is the standard error. Told is what exceeds two errors and 1 %.
review-by-round = In hundredths, turn by turn; below stand the rounds.
review-all = The whole review
review-board = The table

## Puzzles

puzzles-title = Puzzles
puzzles-text = Positions from games in which one move is clearly the best. Press it, as you would at a table; a long search says what it is worth.
puzzles-count = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
puzzles-solved = { $n } of { $of } solved
puzzle-daily = Puzzle of the day
puzzle-daily-link = Puzzle of the day: { $game }
puzzle-solve = Solve it
puzzle-solved-label = Puzzle { $n }, solved
puzzle-restart = From the beginning
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-answers = What the moves are worth
puzzle-sure = The chances are those of good play from there on, over many deals of what cannot be known; ± is the standard error. Points: how far ahead of the best other.
puzzle-mine = your answer
puzzle-yours = How yours goes on
problem-no-puzzle = There is no such puzzle.
problem-not-an-answer = This is not what can be answered here.
