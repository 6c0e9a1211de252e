# The panels beside the map, menus and the top bar.

## Rules and what stands
rule-link = Rule { $rule }
rule-click = Click to read the whole rule.
stands-die = This rolls a die and cannot be undone.
stands-hand-over = This passes the turn to the other player and cannot be undone.
stands-shown = This reveals what was hidden and cannot be undone.
end-phase = End the phase

## Counted
count-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}

## Menus
menu-all = Menu
menu-game = Game
menu-play = Play
menu-view = View
menu-study = Study
menu-computer = Computer
menu-overlays = Overlays
menu-draw = Draw
menu-help = Help
entry-new-game = New game…
entry-saved-games = Saved games…
entry-save = Save
entry-pdf = Export as PDF…
entry-report-pdf = After-action report (PDF)…
entry-report-md = After-action report (Markdown)…
entry-muster = Set-up sheet as PDF…
entry-counters = Units as counters
entry-blocks = Units as blocks
entry-settings = Settings…
entry-quit = Quit
entry-undo = Undo
entry-redo = Redo
entry-correct-die = Wrong face entered…
entry-next-unit = Next unit that can act
entry-hex-menu = What can be done with the { $cell ->
    [square] square
    [area] area
   *[hex] hex
}
entry-palette = Find a command…
entry-last-turn = Last player turn
entry-moment-before = Previous event
entry-beginning = Start of the game
entry-plan = Plan attacks
entry-begin-planned = Begin the next planned attack
entry-drop-plan = Discard the attack plan
entry-branch = New game from this position
entry-branch-about = to study another line; this game is kept
entry-whole-map = Whole map
entry-zoom-in = Zoom in
entry-zoom-out = Zoom out
entry-north-up = North up
entry-as-printed = As printed
entry-plain-map = Plain map, larger names and counters
entry-larger = Larger text
entry-smaller = Smaller text
entry-usual-size = Text at 100%
entry-presenter = Presenter mode
entry-panel = Side panel
entry-full-screen = Full screen
entry-dice = Dice and luck
entry-remark = Remark on this moment
entry-advice = Advice
entry-dangers = The enemy’s intentions
entry-forecast = Who will win?
entry-look-back = Look back at the game
entry-person = Human
entry-hold = Pause
entry-go-on = Go on
entry-no-overlays = All off
entry-card = { $cell ->
    [square] Square
    [area] Area
   *[hex] Hex
} info
entry-timeline = Timeline
entry-curve = Curve of expected results
entry-play-again = Replay the game
entry-draw = Draw on the map
entry-arrows = Arrows and circles
entry-freehand = Lines by hand
entry-notes = Notes
entry-eraser = Eraser
entry-meaning = Draw in colour: { $meaning }
entry-next-colour = Next colour
entry-note-here = Note at the { $cell ->
    [square] square
    [area] area
   *[hex] hex
}
entry-erase-here = Erase at the { $cell ->
    [square] square
    [area] area
   *[hex] hex
}
entry-erase-all = Erase all at this moment
entry-rules = Rule book
entry-manual = Manual
entry-tour = Guided tour
entry-leave-tour = Leave the guided tour
entry-keys = Keys
entry-about = About
entry-licences = Licences

## Why something cannot be done now
why-no-tour = No guided tour is running.
why-nothing-to-redo = Nothing has been undone.
why-over = The game is over.
why-nobody-acts = No unit can act in this phase any more.
why-no-unit-acts = It is no unit that decides here: the panel lists what can be done.
why-at-beginning = This is the start of the game.
why-at-present = This is the current position.
why-no-last-turn = There is no player turn before this one.
why-no-drawing = Nothing is drawn at this moment.
why-no-overlay = No overlay is on.
why-not-presenting = Only available in presenter mode, which is off.
why-nothing-played = Nothing has been played yet.
why-no-computer = No computer player decides now.
why-die-stands = The die has been rolled, and the result stands.
why-no-face = The last action rolled no real die.
why-handed-over = The turn has passed to the other player.
why-shown = What was hidden has been seen.

## Top bar
top-unsaved = Not saved under a name yet, but every action is saved automatically.
top-saved = Saved.

## Victory points
points-title = Victory points
points-more-win = More points win; as many on both sides are a draw.
points-as-they-stand = As they stand
points-if-it-ended-now = If the game ended now

## Side panel
side-wrong-face = Wrong face?

## Log
log-title = Game log
log-empty = Nothing yet. Events will be listed here, each with its rule.
panel-edge = Divider
window-title-bar = Title bar
log-show = Show this moment on the map
log-drawings = ✏ { $n } { $n ->
    [one] drawing
   *[other] drawings
} on the map
log-drawn = Drawn after action { $ply }: { $what }

## Looking at an earlier moment
looking-branch = New game from here

## Legend: what an overlay sums up to
legend-row = Legend: { $text }. { $note }
legend-none = none
legend-reach-of-none = pick a unit or point at one

## What overlays say of a hex or a unit, in words
note-supplied = will be in supply
note-losing = will lose its supply
note-regaining = will be in supply again
note-cut = will stay out of supply
note-front = strength { $own } against { $enemy } next to it
note-behind = strength { $own }
note-reach = within reach of { $n }
note-can-act = can still act
