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
count-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}

## Menus
menu-all = Menu
menu-game = Game
menu-play = Play
menu-view = View
menu-computer = Computer
menu-overlays = Overlays
menu-draw = Draw
menu-help = Help
entry-new-game = New game…
entry-saved-games = Saved games…
entry-save = Save
entry-pdf = Export as PDF
entry-report-pdf = After-action report (PDF)
entry-report-md = After-action report (Markdown)
entry-muster = Set-up sheet as PDF
entry-counters = Units as counters
entry-blocks = Units as blocks
entry-settings = Settings…
entry-quit = Quit
entry-undo = Undo
entry-redo = Redo
entry-correct-die = Wrong face entered…
entry-next-unit = Next unit that can act
entry-hex-menu = What can be done with the hex
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
entry-forecast = Who will win?
entry-look-back = Look back at the game
entry-person = Human
entry-hold = Pause
entry-go-on = Go on
entry-no-overlays = All off
entry-card = Hex info
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
entry-note-here = Note at the hex
entry-erase-here = Erase at the hex
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
points-as-they-stand = As they stand
points-if-it-ended-now = If the game ended now
points-of-both = Soviet { $soviet }, German { $german }
points-eliminated-first = Eliminated first, as they could trace no supply: { $units }.
points-nobody-eliminated-first = Every unit could trace supply: no unit would be eliminated first.

## Side panel
side-wrong-face = Wrong face?
side-special = Special rules in force

## Status line

## Turn track
turn-title = Game turn { $turn }: { $days } 1944
turn-ground = The ground: { $ground ->
    [mud] mud
   *[snow] snow
}.
turn-reinforcements = { $side ->
    [german] German
   *[soviet] Soviet
} reinforcements
turn-arrival = { $unit } at { $hex }
turn-arrival-if = { $unit } at { $hex }, if released [6.2]

## Card of a hex
card-no-way = Barred
card-move = Move
card-move-of = { $unit }: a move of { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}

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

## Menu of a hex
offer-attack = Attack { $hex }
offer-attack-all = Attack it with everything that can
offer-attack-from-here = Attack { $hex } from here
offer-cannot-hit = At { $column } no face of the die scores a hit.
offer-only-all-out = { $offer } (hits only if all-out)
offer-plan = Plan an attack on { $hex }
offer-move = Move { $unit } here
offer-move-picked = Move the { $n } picked units here
offer-move-any = Move a unit here
offer-stack = Pick the whole stack
offer-pick = Pick { $unit }
offer-hex = Choose the hex
offer-hex-alone = Choose the hex, not its units
offer-reach = Show the reach of { $unit }

## Overlays
overlay-zones = { $side ->
    [german] German
   *[soviet] Soviet
} zones of control
overlay-supply = Supply
overlay-pockets = Pockets
overlay-threats = Threats
overlay-chances = Chances to attack
overlay-forces = Strength and frontage
overlay-reach = Reach
overlay-trails = Last player turn
overlay-can-act = Can still act
overlay-threats-to = Threats to the { $side ->
    [german] German
   *[soviet] Soviet
} side
overlay-chances-of = { $side ->
    [german] German
   *[soviet] Soviet
} chances to attack
overlay-soviet-zones-about = Hexes next to a Soviet unit: lines rising to the right, solid edge. They stop German supply lines and retreats, except where a German unit stands [4.3]; never movement. [4.0]
overlay-german-zones-about = Hexes next to a German unit: lines falling to the right, dashed edge. They stop Soviet supply lines and retreats, except where a Soviet unit stands [4.3]; never movement. [4.0]
overlay-supply-about = Supply as the next check would find it if nothing moved. Thin lines lead to the sources. Green dot: supplied; triangle down: will lose it; triangle up: will have it again; black diamond: stays cut off. The picked unit's line is drawn out; where there is none, crosses show the hexes that break it and lines lead to the units that bar them. [5.1]
overlay-pockets-about = Groups from which no source can be reached: their outline, units, steps and strength. [5.1]
overlay-threats-about = The strongest attack the enemy could bring next against each hex of the side to move, as the units stand: column after shifts, and a tick for each face of the die that hits. [7.2]
overlay-chances-about = The strongest attack the side to move could bring against each enemy hex: column after shifts, and a tick for each face of the die that hits. [7.2]
overlay-forces-about = Printed strength in each hex; at the front also that of the enemy next to it, as numbers and as parts of a bar.
overlay-reach-about = Where the picked units, or those under the pointer, can go when they move next; the number says how many of them. [8.0]
overlay-trails-about = Who moved (solid) and who retreated (dashed) in the player turn before this one.
overlay-can-act-about = A white arrowhead on every unit that can still do something now.

## Legend: what an overlay sums up to
legend-row = Legend: { $text }. { $note }
legend-none = none
legend-supply = { $side ->
    [german] German
   *[soviet] Soviet
} { $n } of { $all }
legend-supply-ahead = at the next check: { $told }
legend-front = { $side ->
    [german] German
   *[soviet] Soviet
} { $note }
legend-reach = { $units }, { $hexes }
legend-reach-of-none = pick a unit or point at one
legend-trails-none = nobody moved
legend-trails-moved = { $n } moved
legend-trails = { $n } moved, { $retreated } retreated

## What overlays say of a hex or a unit, in words
note-zone = { $side ->
    [german] German
   *[soviet] Soviet
} zone of control
note-supplied = will be in supply
note-losing = will lose its supply
note-regaining = will be in supply again
note-cut = will stay out of supply
note-pocket = { $side ->
    [german] German
   *[soviet] Soviet
} pocket of { $what }
note-front = strength { $own } against { $enemy } next to it
note-behind = strength { $own }
note-reach = within reach of { $n }
note-can-act = can still act
