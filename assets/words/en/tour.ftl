# The guided tour: the first Soviet player turn, one rule to a card. Arguments
# like { $undo } are keys.

## The card and its buttons
tour-name = Guided tour
tour-count = Card { $n } of { $all }
tour-leave = Leave the tour
tour-leave-short = Leave
tour-leave-about = Your own game comes back as you left it.
tour-next = Next
tour-show-me = Show me
tour-back = Back
tour-again = From the first card
tour-goes-on = The tour goes on where you left it.
tour-against = Play against the computer
tour-alone = Play it now
tour-none = There is no guided tour of this game.
tour-play-on = Play on from here
tour-play-on-about = This game becomes yours; the one you left is kept.

## What the tour does not do
tour-leave-first = { $why } Leave the guided tour first.
tour-not-saved = The tour's game is not saved.
tour-no-branch = Other lines can be tried in your own game only.
tour-no-computer = Computer players play in your own game.
tour-own-plan = The tour has a plan of its own.
tour-no-redo = In the tour, { tour-show-me } redoes what has been undone.
tour-first-card = This is the first card.
tour-card-waits = The tour goes on when this is done; { tour-show-me } does it for you.
tour-read-first = The rules allow that. Read this card first, then go on.
tour-another-way = The rules allow that, but the tour goes another way. { $task }

## Tasks of several cards
tour-read-task = Read, then press { tour-next } ({ $tour_go_on }).
tour-end-task = That was the tour. To go on: { $button }.
