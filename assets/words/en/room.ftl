room-full = The record of this game is as long as a record can be.
room-not-yours = It is the other side that decides now.
room-not-done = That was not done: { $why }.
room-earlier = You are viewing an earlier position. Return to the current one to play on.
room-earlier-title = An earlier position of the game.
room-to-present = Back to the current position
room-go-on-here = Go on from here
room-closed = You cannot go back in a game while something in it is hidden.
room-closed-look-back = You can look back once nothing in the game is hidden any more.
room-nothing-here = There is nothing to do here now.
room-no-computer = There is no computer player for this game.
room-no-such-overlay = This game has no overlay for this key.
room-rolling = The dice roll
room-last-throw = The last throw
room-by-hand = Roll the dice
room-next-die = Die { $n } of { $of }: { $label }. What does it show?
room-face-back = Correct the last face
room-die-hits = { $label }: { $face }, a hit
room-die-shows = { $label }: { $face }
room-die-needed = needed: { $faces }
room-die-needs = needs { $needs }
room-hand-over = Next player
room-hand-over-to = { $side } to decide. Other player, please look away.
room-hand-over-to-whom = { $who } ({ $side }) to decide. Other player, please look away.
room-ready = I am here
room-not-ready = Not now
room-peek = Look at my secrets
room-peek-about = The other player looks away first. Whatever is done next covers them again.
room-cover = Cover my secrets
room-cover-about = Both players may look again.
room-over = The game is over
room-computer-plays = The computer plays the { $side } ({ $level }).
room-ideas = Suggestions
room-idea-margin = Expected margin at the end ({ $side }): { $margin } points
room-do-idea = Do suggestion { $n }
room-futures = { $games } games played on from here
room-futures-margin = Average margin ({ $side }): { $margin }.
room-futures-note = Equal players on both sides; people play differently.
futures-title = A thousand futures
futures-about = The position on the screen is played on to the end by two computer players, as often as you choose. The bars show with which margin of victory points the games end; a bar leads to its games.
futures-games = Games
futures-play = Play them
futures-from = From { $when }: { $n } games, { $first } { $level }, { $second } { $other }
futures-bar = Margin { $margin }: { $n } games, { $share }%
futures-range = { $from } to { $to }
futures-spread = Eight games in ten end between { $from } and { $to }.
futures-against = Against { $when }: { $was } on average, so { $by } now.
futures-keep = Keep to compare
futures-keep-tip = Hold the next games against these, also those of another position or game
futures-drop = No longer compare
futures-drop-tip = Remove the outline
futures-step = Step through one
futures-step-tip = Open a game of the chosen bar as a game of its own; the game on the table is kept
futures-step-how = Click a bar first.
futures-copy = Copy as a table
futures-copy-tip = A line for each game, comma-separated, for a spreadsheet
futures-study = Put into the study
futures-study-tip = The bars go to the stop of the study that is looked at, if these games begin there; else as a stop of their own
futures-ahead = { $side } ahead: { $share }
futures-even = even: { $share }
futures-ahead-of = { $side } ahead
futures-per-cent = { $share }%
futures-axis = Margin of victory points at the end, from the first side
reliability-title = What forecasts told, and what came
reliability-axes = From left to right: the chance told, in per cent; upwards: how often it came. On the broken line, what is told comes true.
reliability-dots = A dot for each tenth of the chance, the larger the more forecasts; in 95 of 100 cases the true share lies within its bar.
futures-svg = Save as SVG
futures-png = Save as PNG
futures-csv = Save as CSV
futures-svg-tip = the picture of the bars in lines and letters
futures-png-tip = the picture of the bars in pixels
futures-csv-tip = a line for each game, comma-separated
futures-unplayed = Nothing has been played yet.
futures-note = Computers do not play as people do, and ± is only the luck of these games.
futures-none = Nothing can be played on from here.
futures-game = { $title }, one future
futures-opened = One game of those that were played on; step through it, or play on differently anywhere.
timeline-name = Timeline: { $moment }
timeline-play = Replay the game
timeline-stop = Stop
timeline-faster = Faster (now: { $pace })
timeline-slower = Slower (now: { $pace })
timeline-curve = Curve of expected results
timeline-not-yet = Not played yet
remark-title = Remark
remark-window = Remark on this moment
remark-hint = What there is to say about this moment
remark-read = As it is read:
remark-good = good
remark-dubious = dubious
remark-mistake = mistake
remark-turning-point = turning point
remark-too-many = No more than { $n } moments can have remarks.
log-remark = Remark on action { $ply }: { $what }
lines-title = Lines of this game
lines-beginning = The beginning of the game
lines-chance = Another result
lines-choice = Another choice
lines-rolled = rolled { $faces }
lines-action = action { $n }
lines-length = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
lines-fold = Fold: { $what }
lines-unfold = Unfold: { $what }
lines-every = Show every action
lines-name = Name of this position
lines-name-hint = Name of this position and the line that begins here
lines-promote = Make it the main line
lines-promote-about = This line comes first where it leaves another one
lines-delete = Delete from here on
lines-delete-about = What was done to come here, and all that follows, is taken out of the lines; it can be brought back
lines-now-deleted = Deleted. Undo brings it back, and so does the list of what is deleted.
lines-deleted = { $n ->
    [one] { $n } deleted line
   *[other] { $n } deleted lines
}
lines-bring-back = Bring back: { $what }
lines-undo = Undo the last change of the lines
lines-redo = Redo the change of the lines
lines-nothing-changed = There is nothing to change there.
lines-too-many-names = No more than { $n } positions can have names.
lines-chosen = chosen { $faces }
falls-title = Other results of a throw
falls-other = Another result…
falls-again = Roll again
falls-again-about = The same throw once more, as a line of its own
falls-all = Every result as a line
falls-all-about = Each result that has no line yet becomes one beside this; you stay where you are
falls-happened = this line
falls-line = has a line
falls-none = No dice have been rolled up to here.
falls-fell = The dice of this line: { $faces }.
compare-title = Compare two positions
compare-open = Compare…
compare-first = First position
compare-second = Second position
compare-swap = Swap
compare-single = One map at a time
compare-curves = Dashed: the points. Solid: how games between computers ended from there, with its doubt. Up is the first side ahead, turn by turn from the left.
compare-points = { $side } { $points } points
compare-expected = expected at the end { $margin } ± { $error }
compare-flip = Show the second map
compare-enter-first = Go to the first
compare-enter-second = Go to the second
compare-same = Nothing differs.
compare-differs = { $n ->
    [one] { $n } difference
   *[other] { $n } differences
}
differs-change = { $from } → { $to }
differs-points = Victory points, { $side }: { $from } → { $to }
differs-unit = { $unit }: { $what }
differs-strength = strength { $from } → { $to }
differs-steps = steps { $from } → { $to }
differs-otherwise = Something differs that neither lies on the map nor counts for points.
falls-all-there = Every result has a line already.
falls-grown = { $n ->
    [one] { $n } result has become a line.
   *[other] { $n } results have become lines.
}
speaker-not-here = A page in the browser has no second window that only the speaker sees: that takes the program on the desktop.
speaker-title = Speaker's window
speaker-now = Now
speaker-next = Next
speaker-nothing = That was all
speaker-clock = Time since the presentation began
speaker-back = Step back
speaker-on = Step on
speaker-black = Black screen
room-card-empty = Point at a place on the map to see here what lies there and what threatens it.
room-ranked = Own result { $here }; { $n } others from { $least } to { $most }
room-share = { $share }%
room-share-error = { $share }% ± { $error }
room-share-count = { $n } of { $all }
room-no-look-back = This game has no players that can look back.
back-measured = { $value } ± { $error }
back-sum = From the { $side }: result { $result } = expected { $expected }, luck of the dice { $luck }, decisions { $decisions }.
back-expected = “Expected” is what comes about on average from the beginning of this game when both do what looks best at first sight. The place of a result among other games compares it with games of other players, so the two may differ.
back-decisions = { $side }: their decisions made { $points } of it.
back-roll = { $when }: { $what }, dice { $dice }: { $points }
back-lapse = { $when }, { $side }: { $cost } given up ± { $error }
back-trust = How sure that is: every decision was played out side by side with the plan that is best at sight, by equals and with the same dice. Told are only those that gave up more than three times their margin of error in a second set of games, half of it played by computers that have practised where there are any; what was a gain is not told, and a plan that nobody thought of was not tried.
draw-about-this-side = { $side }: what this side does, did or intends
room-turn-not-played = This turn has not been played yet.
room-looking-at = Viewing: { $when } · action { $action } of { $of }
room-step-event = event
room-step-battle = battle
room-step-back = Back: { $step }
room-step-on = On: { $step }
room-box-looked-at = { $track } { $name }, looked at
room-box-leads = A click looks at its beginning.
panel-covered = What it would come to is covered until the question is answered.
room-doubt = { $what }?
room-doubt-grave = This gives something up for good.
room-doubt-sure = Do it anyway
room-aim-elsewhere = Choose another target
room-call-off = Call off the attack
room-doubt-back = Not yet
room-no-order = This game has no order of battle.
order-title = Order of battle
order-hint = name, place, side, “destroyed”…
order-search = Find in the order of battle
order-none = No unit has all these words.
order-name = Unit
order-side = Side
order-strength = Strength
order-strength-steps = Strength · steps
order-place = Place
order-supply = Supply
order-sort = Sort by: { $column }
order-of = { $now } of { $full }
order-steps = { $strength } · { $now }/{ $full }
order-comes = turn { $turn }, { $place }
order-supplied = in supply
order-unsupplied = out of supply
report-title = { $side } · { $when }
report-entry = What the other side did
report-about = tell the other side’s last player turn battle by battle, and replay it
report-none = The other side has not had a player turn yet.
report-play = Replay it
report-stop = Stop
report-away = Dismiss
report-begins = When it began
report-chapter = Look at: { $what }
report-show = Look at it on the map
room-share-least = < 1%
entry-contrast = High contrast
present-legend = Legend: { $legend }
tell-line-stays = { $n ->
    [one] { $n } action that had been taken back stays in the record; the log leads to it.
   *[other] { $n } actions that had been taken back stay in the record; the log leads to them.
}
log-other-way = Played instead: { $what }
log-other-throw = Rolled instead: { $what }
room-faces-right = What was entered is right
room-no-blocks = The units of this game are counters.
history-title = What really happened
history-overlay-about = The front as it really was at the end of the turn, a dark line with teeth, beside the front of the game, a double line in the colours of both sides; with the salient or pocket.
history-pocket = Pocket then, { $days }
history-salient = Salient then, { $days }
history-note = then { $side }
history-ground = Then { $then }, here { $here }: { $places }.
history-ring-then = { $side }: cut off then, here none are: { $places }.
history-ring-here = { $side }: cut off here, then none were: { $places }.
history-ring-both = { $side }: cut off then in { $then }; here in { $here }.
history-same = Here the front runs as it did then, as far as that is known.
history-turn = Turn { $turn }, { $days }
history-turn-untold = Turn { $turn }
history-untold = Nothing is told of this turn.
history-here = Beside this game, at the moment looked at
history-beside-row = { $what }: { $then }. Here: { $here }.
history-in-the-end = Then and here
history-others = The other turns
history-sources = Sources
history-none = Nothing is known here of what really happened in this battle.
history-on-map = On the map

## What came about in games that were played on
facts-title = What came about
facts-units = What became of each unit
facts-row = { $name }: { $told }
facts-never = never
facts-holds = { $ever }, first in turn { $turn } on average; at the end { $last }
facts-ever-all = in every game
facts-ever-some = in { $share } of the games
facts-last-none = in none
facts-last-all = in all
facts-last-some = in { $share }
facts-number = on average { $mean } at the end, { $most } at the peak
facts-note = Looked at whenever another player turn begins, and at the end.

## A plan told by purpose
duty = { $duty ->
    [break] attack
    [prepare] prepare
    [exploit] exploit
    [close] encircle
    [hold] hold
    [leave] leave
    [relieve] relieve
    [guard] guard
    [pin] pin
    [support] support
    [screen] screen
   *[withdraw] withdraw
}
duty-about = { $duty ->
    [break] Attacks, to clear the place or to wear down whoever holds it.
    [prepare] Gets ready for the next turn.
    [exploit] Goes for what lies open behind the other side’s front, such as a supply source.
    [close] Cuts units of the other side off.
    [hold] Keeps a place on which something depends.
    [leave] Gets out of a ring.
    [relieve] Opens a way to units that are cut off.
    [guard] Keeps the other side out of a place that counts.
    [pin] Leaves units of the other side fewer places to go to.
    [support] Makes a place harder to attack.
    [screen] Keeps the other side out of some ground.
   *[withdraw] Goes back to where it is safer or in supply.
}
idea-depth-where = Where to look
idea-depth-what = What to do
idea-depth-whole = The whole plan
idea-depth-tip = Where to look gives the place and not the move; the whole plan has figures, what it sets off, the best answer and what it was held against.
idea-look-there = Look at { $places }.
idea-look-open = No place on the map decides it: weigh what each choice leads to.
idea-on-map = On the map
idea-on-map-tip = Draws who does what, with a word at each arrow.
idea-sets-off = It also sets something off: { $what }
idea-also = Also: { $moves }.
idea-also-tip = Nothing was found that depends on these moves, or less than on the others.
idea-as-first = As in 1: { $who }.
idea-answer = The other side’s best answer: { $answer }
idea-at-sight = This looks best at first sight; nobody has searched for anything better. Ask for advice to start a search.
next-turn = Your next turn: { $games } games were played on to its end. In the best { $best } of them, as the computer judges positions, { $told }.
next-turn-places = your units stand in { $places }
next-turn-place = { $place } ({ $with }%, otherwise { $less }%)
next-turn-cut-off = { $whose ->
    [enemy] { $with } enemy units are cut off on average (otherwise { $less })
   *[own] { $with } of your units are cut off on average (otherwise { $less })
}
idea-then = Then: { $plan }
idea-rather = { $sure ->
    [yes] Better than plan 2 by { $points }.
    [perhaps] Perhaps better than plan 2, by { $points }, but not beyond doubt.
    [less] These games speak for plan 2, by { $points }; those before spoke for this one.
   *[no] As good as plan 2, as far as can be told (difference { $points }).
}
idea-behind = { $sure ->
    [yes] Less than plan 1 by { $points }.
    [perhaps] Perhaps less than plan 1, by { $points }, but not beyond doubt.
    [less] These games speak for it rather than for plan 1, by { $points }; those before did not.
   *[no] No worse than plan 1, as far as can be told (difference { $points }).
}

## What the other side could do
dangers-title = What the other side could do next
dangers-none = Nothing was found that would cost you anything.
danger-costs = costs { $points } ± { $error }
danger-only = Only this
danger-only-tip = Draws only this one on the map; once more, and all are drawn.
room-no-dangers = What the other side could do cannot be told in this game.

## The coach
entry-coach = Coach
coach-off = Nobody watches
coach-from = Speaks from { $points } victory points on
coach-about = Lets you play, looks at your decisions meanwhile, and speaks only when one cost more than that beyond doubt.
coach-watches = A coach watches, and speaks from { $points } victory points on.
coach-thinks = The coach is looking at what you decided; it speaks from { $points } victory points on.
coach-content = The coach has looked at what you decided last: no loss of { $points } victory points or more can be shown.
coach-cannot = The coach cannot watch here: it would see what players hide from each other.
coach-title = Your coach
coach-says = { $when }, { $side }: a decision cost { $cost } ± { $error } victory points.
coach-apart = Two kinds of players played it out: each is sure that it cost something, but they are far apart about how much.
coach-what = What did I miss?
coach-what-tip = Tells what would have been better, and draws it on the map
coach-again = Take back and try
coach-again-tip = The game stands again where it was decided; what was played stays as a line.
coach-again-dice = The game stands again where that was decided. The dice come from its seed and fall as before.
coach-on = Go on
coach-review = What to practise
coach-review-says = { $n ->
    [1] One of your decisions cost something beyond doubt.
   *[other] { $n } of your decisions cost something beyond doubt.
}
coach-practise = { $theme }: { $cost } in all
coach-exercise = { $has ->
    [yes] { $when }: { $played } ({ $cost } ± { $error })
   *[no] { $when }: { $cost } ± { $error }
}
coach-trust = Each was played to the end both ways with the same fresh dice. Told is what cost more than three standard errors, or more than three by each kind of players alone where two played it out.
coach-theme-other = Decisions

## Practising decisions of one's own games
practice-list = To practise{ $n ->
    [0] {""}
   *[other] {" "}({ $n } due)
}
practice-none = Nothing yet. While the coach watches (menu Computer), each of your decisions that cost something is kept here and comes again: tomorrow, and each time you solve it after a longer while.
practice-about = Decisions of your own games that cost something. Each comes again after 1, 3, 7, 21 and 60 days; missed, it begins again.
practice-due = due
practice-in = { $n ->
    [one] tomorrow
   *[other] in { $n } days
}
practice-is-learned = learned
practice-of = { $title }: cost { $cost } ± { $error } victory points
practice-waits = { $n ->
    [one] A decision of your own games is to be practised today
   *[other] { $n } decisions of your own games are to be practised today
}
practice-title = Once more
practice-leave = Back to my game
practice-leave-first = First go back to your own game: what is practised here is no game of its own.
practice-nothing = There is nothing to decide at the end of this exercise.
practice-unreadable = The exercise in { $file } cannot be read. Its file stays as it is.
practice-cost = Decided the first time, it cost { $cost } ± { $error } victory points.
practice-task = { $side }: decide, and go on until the dice fall or the phase ends.
practice-looks = The coach is looking at it: what you did and the best that he finds are played to the end with the same dice.
practice-solved = Well decided: no loss can be shown.
practice-missed = It cost { $cost } ± { $error } victory points.
practice-unsaid = Nothing can be said about this decision.
practice-then = The first time: { $plan }
practice-better = Better then: { $plan }
practice-again = Once more
practice-again-tip = For practice; only the first answer counts.
practice-others = Other exercises
practice-again-in = { $n ->
    [one] It comes again tomorrow.
   *[other] It comes again in { $n } days.
}
practice-learned = It has been solved five times in a row and does not come again.
coach-kept = Each is kept among the lessons and comes again from tomorrow on.
