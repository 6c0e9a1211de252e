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
lesson-check = Check
lesson-number = Number:
lesson-number-how = Type a whole number.
lesson-on-the-map = Answer on the map or with the buttons of the panel.
lesson-right = Right.
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
