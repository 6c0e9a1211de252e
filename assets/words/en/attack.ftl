# Panels of decisions: combat, plans, dice, the computer, drawing, presenter.

## Dice and luck
dice-window = Dice and luck
dice-window-moment = Up to the position being viewed.
dice-window-note = With fair dice every bar approaches the dashed line in the long run.
dice-window-hits = Hits are those of the table, whatever the defender lost.
dice-window-faces = { $side }: how often each face came: { $faces }

## Computer players
level-random = Random
level-cadet = Cadet
level-captain = Captain
level-colonel = Colonel
level-general = General
level-marshal = Marshal
level-about-random = any legal action
level-about-cadet = a beginner who misjudges things
level-about-captain = sees most of what matters, and errs now and then
level-about-colonel = what looks best at first sight, at once
level-about-general = plays whole plans and the enemy’s answer out before choosing, in a second or so
level-about-marshal = weighs many more changes of a plan, each with fresh dice, and takes some seconds for it
temper-book = by the book
temper-bold = bold
temper-careful = careful
temper-about-book = does what is worth most
temper-about-bold = rather attacks, all-out if need be, and holds its ground
temper-about-careful = takes few risks, and rather retreats than loses units
commander-bold = Bold { $level }
commander-careful = Careful { $level }
computer-waits = It waits.
computer-decides = Thinking…
computer-seeks = Looking for the best plans…
computer-gave-up = The game went on before the answer was there. Ask again about the position as it is now.
computer-fears = Looking for what the other side could do…
computer-plays-out = Playing the position out…
computer-looks-back = Looking back at the game…
computer-go-on = Go on
computer-go-on-tip = Let the computer decide
computer-pause = Pause
computer-pause-tip = Pause the computer; you can then decide for it
computer-plan = Its plan
computer-stop = Stop

## What the computer found
found-over = The game is over.
found-show = Show
found-do-tip = Up to the next die; it does not end the phase
found-plan-it = Put in the plan
found-plan-it-tip = Among the planned attacks; nothing is done yet
found-dice = The dice
found-decisions = The decisions
found-lapses = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
} reviewed; { $lapses ->
    [0] none looks like a mistake
    [one] { $lapses } looks like a mistake
   *[other] { $lapses } look like mistakes
}.
found-played = Played: { $plan }
found-better = Better: { $plan }
found-moment-tip = Look at this moment on the board

## Drawing on the map
draw-key = Key point
draw-idea = Possibility
draw-arrow = Arrow from { $from } to { $to } ({ $meaning })
draw-circle = Circle round { $hex } ({ $meaning })
draw-note = Note at { $hex }: { $text } ({ $meaning })
draw-about-key = The key point here
draw-about-idea = What is or was possible: dashed
draw-hint-begun = Arrow from { $hex }: Enter at its end. Enter here again: a circle.
draw-hint-line = Drag from { $cell ->
    [square] square
    [area] area
   *[hex] hex
} to { $cell ->
    [square] square
    [area] area
   *[hex] hex
}: arrow. Click: circle.
draw-hint-note = Click { $cell ->
    [square] a square
    [area] an area
   *[hex] a hex
} to write at it.
draw-hint-erase = Click what is to be erased.
draw-done = Done
draw-done-tip = Ends drawing: { $key } or Esc
draw-tool-line = Arrow or circle
draw-tool-line-tip = Drag from { $cell ->
    [square] square
    [area] area
   *[hex] hex
} to { $cell ->
    [square] square
    [area] area
   *[hex] hex
} for an arrow, click for a circle. With the keyboard: Enter at its beginning and at its end.
draw-tool-note = Note
draw-tool-note-tip = Click { $cell ->
    [square] a square
    [area] an area
   *[hex] a hex
} to write a few words at it. Key { $key }
draw-tool-erase = Erase
draw-tool-erase-tip = Click { $cell ->
    [square] a square
    [area] an area
   *[hex] a hex
} to erase what was drawn there last. Key { $key }
draw-colour = Colour: { $meaning }
draw-colour-tip = { $about }. { $key } takes the next colour
draw-lasts = Stays: { $how }
draw-lasts-moment = for this moment
draw-lasts-turn = for this turn
draw-lasts-erased = until erased
draw-lasts-tip = How long what you draw from now on stays on the map
draw-line = Line by hand ({ $meaning })
draw-tool-freehand = By hand
draw-tool-freehand-tip = Hold the mouse button down and draw.
draw-hint-freehand = Hold the mouse button down and draw. Drag a note to move it.
draw-take-back = Undo drawing
draw-here = Drawn here: { $n }
draw-here-tip = What is drawn at this moment; it can be erased here
draw-here-none = Nothing is drawn at this moment.
draw-not-shown = What is drawn at this moment cannot be shown: a fault of the program. It stays kept with the game.
draw-erase = Erase: { $what }
draw-erase-all = Erase all at this moment
draw-nothing-at = Nothing is drawn at { $hex }.
draw-no-undo = There is nothing to undo here. Esc ends drawing.
draw-no-redo = There is nothing to redo here. Esc ends drawing.
draw-too-many = There are { $n } drawings at this moment; more cannot be kept.
draw-too-many-moments = Something is drawn at { $n } moments; more cannot be kept.

## Presenter mode, earlier moments
present-now = current position
present-line = line { $line } of { $all }
present-begins = The game begins.
present-black = The screen is black. The same key, a step or Esc brings it back.
present-decision = Decision: { $side }

## Pages, and a window that does not open
saved-as = Saved as { $file }.
written-as = Exported as { $file }.
written-no-folder = { $folder } cannot be created: { $why }
picture-fault = The picture could not be drawn: a fault of the program. The game is whole.
start-failed = Hell's Gate cannot open its window: { $what }
    (The system said: { $said })
start-no-opengl = no OpenGL was found. On Debian or Ubuntu: { $command }
start-no-library = a library of the X Window System is missing. On Debian or Ubuntu: { $command }
start-no-keyboard = the library libxkbcommon is missing. On Debian or Ubuntu: { $command }
start-no-display = there is no display. Start it from a desktop session; over ssh use `ssh -X`, or run it under `xvfb-run`. Commands that need no window: `hells-gate --help`
start-refused = the window system refused. On Debian or Ubuntu these packages are needed: { $packages }
fault-own = The program ran into a fault of its own and had to end.
fault-window-lost = The window system has ended the connection to the window. (It said: { $said })
fault-kept = Your game is saved in { $file }; the next start offers it.
fault-nothing-to-keep = No game was open that had to be saved.
fault-last-time = Last time the program ran into a fault of its own and had to end. (It said: { $said })
