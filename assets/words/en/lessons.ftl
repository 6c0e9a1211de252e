# Lessons: the list, the card of a step, what is said of answers, files.

## The list
lessons-title = Lessons
entry-lessons = Lessons…
key-lessons = open the list of lessons
opening-lessons-about = Rules and ideas of every game, step by step, with questions on the map.
lessons-tours = First steps
lessons-own = Your own
lessons-done = done
lessons-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
lessons-at = step { $n } of { $all } done
lessons-faulty = cannot be opened
lessons-foot = A lesson has a game of its own; yours waits meanwhile.

## The card
lesson-step = Step { $n } of { $all }
lesson-leave = Leave the lesson
lesson-list = List
lesson-hint = { $n ->
    [one] Hint ({ $n } left)
   *[other] Hint ({ $n } left)
}
lesson-hint-head = Hint { $n }
lesson-try-again = Try again
lesson-next = Next lesson
lesson-all = All lessons…
lesson-check = Check
lesson-number = Number:
lesson-number-how = Type a whole number.
lesson-on-the-map = Answer on the map or with the buttons of the panel.
lesson-right = Right.
lesson-shown = Like this.
lesson-not-so = Not quite.
key-lesson-hint = read the next hint of a lesson
key-lesson-again = try the question of a lesson again

## What is said of answers
lesson-other = The rules allow that, but it is not what this question looks for.
lesson-other-number = That is not the number. Count again, or take a hint.
lesson-too-soon = That comes too soon: more belongs to the answer before it.
lesson-answer-first = Answer the question first, or press { tour-show-me }.
lesson-answered = The question has been answered. Go on, or try again.
lesson-answer-here = Answer the question on the card first.
lesson-no-hints = There is no further hint.
lesson-leave-first = { $why } Leave the lesson first.
lesson-not-saved = The game of a lesson is not saved.

## Files
lesson-gone = This lesson is not there any more.
lesson-unreadable = { $file } cannot be read: { $why }
lesson-damaged = The file of this lesson is damaged ({ $why }). What is whole of it is shown; the file stays as it is.
lesson-faults = { $file } is no sound lesson:
    { $told }
lesson-faults-more = { $file } is no sound lesson:
    { $told }
    and { $n ->
        [one] { $n } more fault
       *[other] { $n } more faults
    }
lesson-too-long = a lesson file has at most { $most } KB
lesson-one-kind = a question has either “play” or “choose” or “number”
lesson-one-right = a choice needs two entries at least, one of them right
lesson-no-rule = there is no rule { $rule }
lesson-not-played = cannot be played here: { $why }
lesson-nothing-there = there is no place and no unit { $name } here
lesson-other-fact = the file says { $is }, the rules say { $found }
lesson-says-nothing = nothing is said of this wrong answer
lesson-both = the same answer is both right and wrong
lesson-first-is-whole = the first right answer is written out, without “*”
lesson-another-notation = the rules allow it, but write it otherwise
lesson-told = { $title }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $asked ->
    [one] { $asked } question
   *[other] { $asked } questions
}
lesson-sound = Every position, answer, rule and number is sound.

## Writing a lesson
entry-author = Write a lesson…
key-author = write a lesson, or close its window
author-window = Writing a lesson
author-new = New lesson
author-save = Save lesson
file-kind-lesson = Lessons
author-try = Try it
author-check = Check it
author-undo = Undo change
author-redo = Redo change
author-open = Open
author-language = Typed in:
author-no-file = Not saved yet; the draft is kept.
author-title = Title of the lesson
author-title-new = My lesson
author-chapter = Chapter
author-about = What it is about
author-steps = Steps
author-step-title = Step { $n }
author-step-text = What is there to see here?
author-add-step = Add step
author-earlier = Move up
author-later = Move down
author-delete-step = Delete step
author-step-name = Title of the step
author-text = Text (**bold**, - list, [7.1])
author-rule = Rule
author-has-position = Has a position of its own.
author-goes-on = Goes on where the step before ends.
author-take-position = Take position from table
author-go-on = Go on from the step before
author-before = Played before the step, one action a line
author-no-overlays = Shows no overlay.
author-overlays = Shows: { $keys }.
author-any-overlays = Leaves the overlays as they are.
author-take-overlays = Show those that are shown now
author-leave-overlays = Leave them
author-shows = Places and units it points at (C6 20T)
author-question = Question
author-kind-none = None
author-kind-play = By playing
author-kind-choose = By choosing
author-kind-number = With a number
author-ask = What is asked
author-choice = An answer
author-choice-head = Choice { $n }
author-is-right = Choice { $n } is right
author-add-choice = Add choice
author-number = The right number
author-wrong-number = Wrong number { $n }
author-add-number = Add wrong number
author-right = Right answer
author-wrong = Wrong answer
author-other = Said of anything else
author-says-of = Said of: { $what }
author-delete = Delete: { $what }
author-add = Add: { $what }
author-record-right = Play a right answer
author-record-wrong = Play a wrong answer
author-recording = Play the answer on the map.
author-stop = That is the answer
author-nothing-played = Nothing was played.
author-hints = Hints
author-add-hint = Add hint
author-delete-hint = Delete hint { $n }
author-explains = Explained after the answer
author-reply = Played after the answer by the other side

## How well people play
entry-ratings = Ratings…
also-ratings = players strength Elo results compare won lost
ratings-title = Ratings
ratings-none = No game of this kind counts yet: the levels of the computer stand alone.
ratings-head = { $column ->
    [who] player
    [rating] rating
   *[games] won–drawn–lost
}
ratings-nobody = without a name
ratings-rating = { $rating } ± { $error }
ratings-now = { $who }: rating { $rating } ± { $error } after { $n ->
    [one] { $n } game
   *[other] { $n } games
}; the Colonel has 1000.
ratings-uncounted = Does not count for ratings: { $why ->
    [names] both players have the same name, or none. Names are given under “New game”.
    [scenario] the scenario did not come with the program.
    [set-up] it began from a position that was set up, or its file was changed outside the program.
    [rules] numbers of its rules were changed.
    [dice] the program did not roll the dice.
    [undo] throws could be taken back.
    [other-dice] a throw was chosen, or something else was tried after one.
    [advice] the computer was asked for advice.
    [others] somebody else took over partway.
   *[before] the same game with the same dice has counted before.
}
ratings-about = Whoever has 400 more than somebody else wins ten of eleven games against them, a draw being half; ± is the standard error. The levels of the computer stand where their games with each other have put them, people where their own games do, from the Colonel’s place on; which side they played is not allowed for. A game counts that somebody plays from beginning to end against the computer or another person: a scenario that came with the program, by its own rules, with dice that the program rolls and undo only back to the last of them. It counts once, as it ends the first time, and not where somebody else sat down on the way or the computer was asked for advice (both are known as long as the game stays open).
ratings-kept = Kept on this computer only, in { $folder }
