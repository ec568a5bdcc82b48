# What every game's table says, in English.

status-you = Your turn, { $seat }.
seat-you = you
bot-random = random
bot-careful = careful
bot-child = child
bot-child-told = Grabs what looks nice just now, and not always the best of it.
bot-apprentice = apprentice
bot-apprentice-told = Knows how things are done, and mostly does them so.
bot-wanderer = wanderer
bot-wanderer-told = Looks a few steps ahead, and now and then strays from the path.
bot-tracker = tracker
bot-tracker-told = Thinks to the end of the round, and seldom misses a good move.
bot-firekeeper = fire keeper
bot-firekeeper-told = Weighs every decision from all sides.
bot-sage = sage
bot-sage-told = Sees further than anybody else, and hardly ever errs.
welcome = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Edition: { $edition }.
edition-final = final
edition-prototype = prototype
edition-first = first
edition-feelindigo-2023 = Feelindigo, 2023
title-name = { $title } – { $name }
list-and = { $first } and { $last }
seat-line = { $seat }: { $who }
options-line = Table options: { $options }
commitment-line = Chance is fixed by a secret seed. Its fingerprint: { $commitment }
seed-line = The seed was { $seed }; `eolith verify` checks a saved game against its fingerprint.
start-line = Type a number or a command; `{ $help }` explains, `{ $quit }` leaves. The game is saved as it goes.
save-offer = Save the record in which file? (Enter: none)
ask-give-up = { $what } – really give this up? ({ $yes }, or Enter for no)
ask-sure = { $what } – do it? ({ $yes }, or Enter for no)
input-prompt = { $seat }>
input-ended = The input has ended.
goodbye = The game stops here, unfinished.
goes-on = To go on with it: { $command }

refused-line = { $reason } ({ $rule })
refused-rule = { $rule }: { $text }
same-as = “{ $typed }” is the same as “{ $done }”, and that was done.
not-refused = That is possible now.
undone = Taken back: { $what }
saved = Saved in { $file }
review-by = Review it: { $command }
review-hint = Once its record is saved, the game can be reviewed: mistakes, best moves, and what was luck.
cannot-save = { $file } cannot be written: { $problem }
save-needs-file = Say where: { $save } FILE
why-needs-command = Say what: { $why } COMMAND
rules-need-word = Say which: { $rules } WORD, or the beginning of an id: { $groups }
no-rule = No rule is called or contains “{ $word }”.
more-rules = { $n } more; make the word more precise.
no-choice = There is no choice { $n }; choices are 1 to { $last }.
not-understood = “{ $text }” is not understood. { $hint }
hint-usage = Say: { $usage }
hint-words = Possible here: { $words }
ambiguous = “{ $text }” can mean { $words }.
hint-line = A careful player would choose { $n }: { $choice }
hint-unlisted = A careful player would choose: { $choice }
hint-typed = Type: { $command }
nothing-yet = Nothing has happened yet.
own-cards-none = You have no cards yet.

sheet-title = Score sheet
sheet-unknown-cards = { $n ->
    [one] { $n } closed card not counted
   *[other] { $n } closed cards not counted
}
ranking-title = Final ranking
ranking-line = { $place }. { $seat } ({ $who }) { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ranking-tie = equal on points, ordered by the tie-break
winner = { $seats } wins.
winners = { $seats } share the victory.
rules-side = the game
alone-level = Difficulty
alone-share = the careful bot wins { $n } of 100
alone-won = Victory
alone-lost = Defeat
outcome-resigned = The game was given up.
outcome-points = Decided by { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
outcome-tie_break = Equal on points: the tie-break decided.
outcome-shared = Equal in everything.

help-title = Commands
help-number = carry out that choice; Enter alone takes the only one
help-typed = or the same typed
help-prefix = Words may be shortened as long as they are clear; English words work in every language.
help-why = why a command is not possible, with its rule
help-undo = take back your last decision, if nothing new has been revealed since
help-board = show the table again
help-sheet = the score sheet, with what you can see now
help-cards = your own cards
help-log = what has happened
help-rules = rules that contain a word
help-hint = the best three ways to play, and why
help-save = write the record of the game
help-help = this page
help-quit = leave the game
help-resign = give the game up: it is lost

games-players = { $counts } players
option-default = default
option-yes = yes
option-no = no

usage-command = COMMAND
usage-file = FILE
usage-word = WORD

words-little = a, an, the, at, by, for, from, in, into, of, on, onto, to, with, and
word-yes = yes, y
word-board = board, table
word-sheet = sheet, points
word-rules = rules, rule
word-help = help, ?
word-quit = quit, exit

chance-decides = Chance decides.
option-undo = Whether decisions can be taken back.
own-stock = In store:
refusal-chance-decides = That is up to chance.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $seat }’s decision now.
refusal-undo-other = Another player has decided something since.
scene-chart-scores = Points by round
scene-watching = You are watching.
scene-your-turn = Your turn. { $prompt }

bare-table = The table
bare-points = points
bare-not-now = That is not possible now.

amount-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
choice-for = { $what } (for { $cost })
choice-gives = { $what } → { $gives }
event-for = { $what } for { $cost }
region-tribes = Tribes
column-tribe = tribe
scene-own = Your tribe ({ $seat })
scene-other = Tribe { $seat }
scene-nobody = nobody there
scene-somebody = { $name } { $doing }.
scene-zone-tribes = Tribes
scene-chart-end = end

review-curve = Win chances
review-mistakes = Mistakes
review-no-mistakes = Nothing that can be called a mistake for sure.
review-finds = Best moves
review-sure = A step opens with --step. Chances are those of good play from there on; ± is the standard error. Told is what exceeds two errors and 1 %.
review-more = … and { $n } more
review-step = step
review-round = round
review-taken = played
review-better = better
review-second = next best
review-cost = cost
review-gain = won by it
review-luck-title = Luck and skill
review-start = at the start
review-luck = luck
review-skill = decisions
review-rest = rest
review-result = result
review-came = dice and draws
review-sum = At the start + luck + decisions + rest = result. Luck is what came, beside the mean of all that could have come; decisions are everybody’s, beside what the careful bot would have done. The rest is what was misjudged on the way.

## Puzzles

puzzle-title = Puzzle { $n }
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = fairly easy
puzzle-difficulty-3 = medium
puzzle-difficulty-4 = hard
puzzle-difficulty-5 = very hard
puzzle-asked = What is best here?
puzzle-right = That is it!
puzzle-nearly = The right idea, but there is a better way to carry it out. Best: { $what }.
puzzle-wrong = Not the best. Best here: { $what }.
puzzle-ahead = It wins { $best } of such games (points: { $best_points }); the next best idea wins { $other } ({ $other_points }).
puzzle-behind = The best move wins { $best } of such games (points: { $best_points }), yours { $other } ({ $other_points }).
puzzle-unknown = The best move wins { $best } of such games (points: { $best_points }). Yours is not among those that looked promising.
puzzle-reasons = What the best way brings by the end of the round, beside { $other ->
    [mine] yours
   *[next] the next best
}:
puzzle-command = move
puzzle-chance = win chance
puzzle-points = points
puzzle-best = How the best goes on

hint-title = The best ways: win chance, and how it is likely to end
hint-then = then: { $what }
hint-equal = as good as the first
hint-all-equal = As far as can be told, it makes no difference.
hint-forced = Only this is possible.
hint-ahead = { amount-point } ahead
hint-behind = { amount-point } behind
hint-level = level
hint-exact = Chances if everybody plays on well.
hint-error = Chances if everybody plays on well, ± { $error }.
hint-below = Below a way: what there is more or less of as the round ends, for the first beside the others, for these beside the first.
reason-rivals = { $n ->
    [one] opponent
   *[other] opponents
}
