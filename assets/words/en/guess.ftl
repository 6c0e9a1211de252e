# Guess the move: a game gone through with the rest of it hidden.

guess-title = Guess the move
entry-guess = Guess the move…
key-guess = guess the moves of this game, the rest of it hidden
guess-leave = Leave guessing
guess-leave-tip = Your game comes back as it was. How far you are is kept.
guess-count = { $n ->
    [0] First decision
    [one] { $n } decision shown
   *[other] { $n } decisions shown
}

## What is chosen
guess-about = Go through this game with the rest of it hidden. Make the decisions of one side; then see what was played and what the computer would do. Each is played out to the end by equal computer players who meet the same dice, and scored in victory points. The game itself stays as it is.
guess-side = Side
guess-asked = You are asked at
guess-every = every decision
guess-once = the first decision of each player turn
guess-from = Beginning
guess-from-there = here: { $when }
guess-from-start = at the start of the game
guess-games = Games played out for each move
guess-earlier = { $n ->
    [one] { $n } decision was shown earlier; the score stands at { $points }.
   *[other] { $n } decisions were shown earlier; the score stands at { $points }.
}
guess-start = Begin
guess-resume = Go on
guess-anew = Begin again

## What is asked
guess-task = { $side }: what would you do? Play it as usual, up to the throw or the end of the phase. No die is rolled.
guess-so-far = { $n ->
    [one] { $n } action so far.
   *[other] { $n } actions so far.
}
guess-hidden = What follows is not on the table: not in the log, the timeline or the lines.
guess-again = Start over
guess-show = Show me
guess-show-tip = See what was played, without a guess of your own; nothing is scored
guess-weighing = The moves are being played out…

## What came of it
guess-same = The same as in the game.
guess-better = Better than the game: { $points } points.
guess-worse = Worse than the game: { $points } points.
guess-even = No clear difference from the game: { $points } points.
guess-yours = Your move
guess-played = The game
guess-computer = The computer
guess-computer-same = As in the game.
guess-computer-better = Better than the game: { $points } points.
guess-computer-worse = Worse than the game: { $points } points.
guess-computer-even = No clear difference from the game: { $points } points.
guess-stands = With the move of the game the margin comes to { $points } points ({ $n } games).
guess-note = ± is the luck of the games that were played out. A difference is called one only beyond twice that.
guess-next = Next decision
guess-back = Back to the game

## The score
guess-score = Score: { $points } points
guess-score-tip = What your moves are worth beyond those of the game, in victory points
guess-ended = That was the last decision.
guess-no-decision = This side has no decision in this game.
guess-sum-better = You played better than the game: { $points } points in all.
guess-sum-worse = The game was played better: { $points } points in all.
guess-sum-even = All in all there is no clear difference from the game: { $points } points.
guess-sum-all = Guessed: { $n }
guess-sum-same = Of these the same as in the game: { $n }
guess-sum-more = Better beyond doubt: { $n }
guess-sum-less = Worse beyond doubt: { $n }
guess-sum-computer = At the same decisions the computer comes to { $points } points.

## Why not
guess-nothing = Nothing has been played yet: there is no move to guess.
guess-none = No game is being guessed at.
guess-not-now = Press the button on the card to go on.
guess-not-weighed = This move cannot be played out; the decision stands open again.
guess-leave-first = Not while you guess. Leave guessing first.

## On the command line
guess-nothing-here = Nothing of the game follows here that a side decided: name another moment with --at or --ply.
guess-open = This can still be taken back and decides nothing: { $plan }. Add what follows with --play, up to the throw or the end of the phase.
