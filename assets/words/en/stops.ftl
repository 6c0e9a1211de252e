# Studies: stops that are put together, presented and printed.

## Files
stops-too-long = a study has at most { $most } MB
stops-not-a-study = this is no study
stops-not-text = the file is no text, so it is no study
stops-not-json = this is no study, or it is damaged: it is not JSON ({ $what })
stops-newer = this study was written by a newer program (format { $found }; this one reads up to { $known }). Open it with that one
stops-no-version = the format of this study is missing; this program reads { $known }
stops-no-game = a moment needs the number of its game
stops-one-moment = a moment of a game has either “at” or “position”
stops-empty-section = this part of the map has no size
stops-no-games-counted = a histogram has at least one game
stops-no-level = a computer player has no such level
stops-game-missing = the file has no game { $n }
stops-no-moment = the game has no moment { $n }; its last is { $all }
stops-more-faults = { $told }; { $n ->
    [one] { $n } more fault
   *[other] { $n } more faults
}
stops-more = … and { $n } more
stops-of = { $n } of { $all }
stops-faults = { $file } has faults; what is sound was opened, the file stays as it is:
    { $told }
stops-refused = { $file } cannot be opened as a study:
    { $told }
stops-unreadable = { $file } cannot be read: { $why }
stops-told = { $title }: { $stops ->
    [one] { $stops } stop
   *[other] { $stops } stops
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
stops-page-of-text = a page of text
stops-with-histogram = { $shows }, with a histogram
stops-sound = Every game and every moment is sound.
stops-written = { $n ->
    [one] { $n } stop printed.
   *[other] { $n } stops printed.
}
stops-to-pdf = A study is printed as PDF: give --out a name that ends in .pdf.
file-kind-study = Studies

## Putting it together
entry-study = Put together a study…
key-study = put a study together, or close its window
key-stop-here = add this moment to the study
key-stop-earlier = move the stop of the study up
key-stop-later = move the stop of the study down
stops-open-first = Open the study first ({ $key }).
stops-window = Study
stops-title-new = My study
stops-new = New study
stops-open = Open
stops-open-file = Another file…
stops-save = Save study
stops-save-elsewhere = Save study as…
stops-saving = Saving …
stops-save-stop = Stop saving
stops-save-stopped = Saving was stopped; the file stays as it was.
stops-opening = Opening { $file } …
stops-open-stop = Stop opening
stops-open-stopped = Opening was stopped.
stops-print = Print as PDF…
stops-print-notes = For the speaker, with the notes
stops-print-class = For the class, without the notes
stops-notes-head = Speaker’s notes
stops-print-stop = Stop printing
stops-printing-stopped = Printing was stopped.
stops-title = Title of the study
stops-about = What it is about
stops-stops = Stops
stops-none = No stops yet. Go to a moment of a game and add it.
stops-add-moment = Add this moment
stops-add-moment-tip = With its overlays, drawings and the part of the map that is seen; the game with all its lines goes along ({ $key })
stops-add-position = Add position only
stops-add-position-tip = The same without the game: neither what came before nor what comes after
stops-add-page = Add page of text
stops-import = Import game
stops-no-saved-games = There are no saved games.
stops-import-opened = Open the game here: “Add this moment” then takes it into the study.
stops-show = Show
stops-show-tip = Puts the stop on the table; your game waits meanwhile
stops-present = Present from here
stops-present-tip = Presenter mode from this stop on: { $on } or { $page } goes on, { $back } goes back, { $escape } ends it
stops-remove = Remove
stops-row-tip = Drag it, or press Alt+↑ and Alt+↓, to move it; Del removes it
stops-title-of = Title of the stop
stops-caption-of = What the class sees beside the map (**bold**, - list)
stops-caption-tip = Everybody reads it on the projector.
stops-text-of = Text (**bold**, - list)
stops-only-speaker = What only the speaker sees
stops-notes-of = What only the speaker sees: for the speaker’s window and, if you like, in print
stops-notes-tip = On the projector nothing of it is seen. A remark on the moment comes here; what the class is to read goes into the field above.
stops-of-game = A moment of “{ $game }”.
stops-of-position = A position of “{ $game }”, without what came before and after.
stops-take-moment = Show this moment instead
stops-overlays = Overlays: { $keys }.
stops-no-overlays = No overlays.
stops-take-overlays = Take those shown now
stops-whole-map = Shows the whole map.
stops-a-part = Shows a part of the map.
stops-take-section = Take what is seen now
stops-show-whole = Show the whole map
stops-drawings = { $n ->
    [0] No drawings.
    [one] { $n } drawing.
   *[other] { $n } drawings.
}
stops-take-drawings = Take those on the map
stops-page-title = Page { $n }
stops-histogram = Histogram: { $title }
stops-no-histogram = No histogram. “A thousand futures” puts one in.
stops-drop-histogram = Remove the histogram
stops-copied = Added as stop { $n }.
stops-histogram-put = The histogram is in stop { $n }.
stops-no-futures = No futures have been played yet.
stops-full = A study has at most { $most } stops.

## On the table
stops-card = Stop { $n } of { $all }
stops-next = Next stop
stops-back = Previous stop
stops-step-tip = { $key }; in presenter mode { $arrow } or { $page }
stops-leave = Leave the study
stops-leave-tip = Your own game comes back as it was
stops-leave-first = Leave the study first.
stops-not-on-show = No study is on the table.
stops-last = That was the last stop.
stops-first = This is the first stop.
stops-cannot-show = This stop cannot be shown: { $why }
stops-practice = What is played here does not change the study unless you add the moment.
stops-comes = Next: { $title }
unkept-title = This could not be written
unkept-study = The study “{ $title }”
unkept-lesson = The lesson “{ $title }”
unkept-about = The disk did not take what has changed since it was last saved. If the window closes now, that is lost.
unkept-again = Try again and close
unkept-path = Another file
unkept-study-elsewhere = Save the study elsewhere
unkept-lesson-elsewhere = Save the lesson elsewhere
unkept-leave = Close without it
unkept-stay = Do not close

## A game in notation
notation-line = line { $n }
notation-head = this is no game in notation: it begins with “{ $head }”
notation-from = “from” needs the number of a position
notation-twice = “{ $field }” stands there twice
notation-field = there is no field “{ $field }” before the first “from”; there are { $known }
notation-scenario = there is no scenario “{ $name }” of this system here; “system” stands before it
notation-read = { $n ->
    [one] Read: { $n } action, written to { $file }.
   *[other] Read: { $n } actions, written to { $file }.
}
