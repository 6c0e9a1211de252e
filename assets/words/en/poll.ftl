# A class poll about the decision on the screen.

poll-title = Class poll
key-poll = ask the class: options, votes, and each option played out
poll-about = Put options together: the choices of the decision on the screen, the lines that leave here, what the computer advises, or words of your own. Then type or paste the votes.
poll-question = The question to the class
poll-choices = Choices of this decision
poll-choices-tip = What is worth deciding here becomes options: whole attacks and plans rather than the steps they are put together from
poll-lines = Lines from here
poll-lines-tip = Every line that was played from this position becomes an option: play it on the map, come back, play the next
poll-ideas = The computer’s advice
poll-asks = The computer is asked; its advice becomes options.
poll-ideas-tip = What the computer advises becomes options; it is asked if it has not been
poll-own = Option of your own
poll-option = Option { $letter }
poll-votes-of = Votes for { $letter }
poll-one-more = One more vote for { $letter }
poll-remove = Remove option { $letter }
poll-share = { $share }%
poll-split = { $n } ({ $share }%)
poll-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
poll-paste = Paste votes: A, B, A… or “A: 12” on a line
poll-count = Count
poll-count-tip = Letters, numbers from 1 or whole options, one to a word or line; “A: 12” counts twelve
poll-counted = { $n ->
    [one] { $n } vote counted.
   *[other] { $n } votes counted.
}
poll-counted-but = { $n ->
    [one] { $n } vote counted
   *[other] { $n } votes counted
}; { $lost ->
    [one] { $lost } names no option.
   *[other] { $lost } name no option.
}
poll-zero = Set votes to 0
poll-large = Show large
poll-large-tip = The split over the whole window, to be read from afar; Esc goes back
poll-play = Play each option out
poll-play-tip = Computers play on from every option to the end, with the same dice
poll-keep = Keep with the game
poll-keep-tip = As a remark at this position, and a line with a name for each option
poll-kept = { $n ->
    [0] The poll is kept as a remark at this position.
    [one] The poll is kept as a remark at this position, and { $n } line has a name.
   *[other] The poll is kept as a remark at this position, and { $n } lines have names.
}
poll-result = margin { $margin }; { $first } ahead: { $share }, { $second } ahead: { $other }
poll-empty = The poll has no options yet.
poll-present = The computer advises on the current position: go there first, or take the lines.
poll-no-choices = Nothing is to be decided here.
poll-too-many = This decision has { $n } choices; the first { $most } are listed. Lines or advice make a shorter list.
poll-no-lines = No line leaves here yet: play one, and come back to this position.
poll-no-ideas = The computer gave no advice.
poll-nothing-known = None of the options is one that the program can play.
poll-not-played = One of the options cannot be played from here.
poll-undecided = Not played out, because it can still be taken back and decides nothing: { $options }. Play it on the map up to the throw, come back here and take it from the lines.

## On the command line
poll-votes-no-text = these votes are no text
poll-open = Not played out, because it can still be taken back and decides nothing: { $options }. Give --option all actions up to the throw.
