# The editor, the owner’s check, and corrections as files.

## What a fact rests on
editor-footing = { $footing ->
    [attested] attested
    [derived] derived
    [reconstructed] reconstructed
   *[changed] changed by me
}
editor-footing-letter = { $footing ->
    [attested] A
    [derived] D
    [reconstructed] R
   *[changed] M
}
editor-there = there
editor-not-there = not there
editor-none = none
editor-flag = { $on ->
    [true] yes
   *[false] no
}
editor-what = { $of }: { $field }
editor-river = river { $river }
editor-turn = game turn { $turn }
editor-chapter = { $chapter ->
    [map] Map
    [counters] Counters
    [movement] Movement and dots
    [rivers] Rivers
    [special] Special rules
    [numbers] Numbers and turns
    [tables] Tables
    [classes] Strength counters
    [victory] Victory
    [position] Position at the start
   *[texts] Texts
}
editor-enter-whole = a whole number from { $least } to { $most }
editor-enter-text = at most { $n } characters
editor-enter-list = names or numbers, separated by commas

## What cannot be done
editor-none-here = Scenarios of this game cannot be edited.
editor-cannot-draw = This scenario has so many faults that its map cannot be drawn: { $faults }
editor-no-place = There is no place for this in the scenario: { $at }
editor-advice = { $kind ->
    [missing] Enter what is missing.
    [range] Enter a number within the bounds.
    [list] Choose one of the list.
    [long] Enter something shorter, on one line.
    [amount] Take some of it out, or put in what is lacking.
    [twice] Give one of the two another name, or take it out.
    [type] Enter it again the way it is asked for.
    [unknown] Take it out: this program does not know it.
    [units] Take a brush under “New unit” and click the place where the unit is to stand.
   *[go] Click to go there and correct it, or undo the last change.
}
editor-fault-missing = Something is missing here.
editor-fault-empty = Nothing is written here.
editor-fault-twice = This is there twice.
editor-fault-unknown = This program does not know what this is.
editor-fault-type = This cannot be read as it is entered.
editor-fault-range = { $found } lies outside { $least } to { $most }.
editor-fault-list = “{ $found }” is not among what it can be.
editor-fault-long = The text has { $n } characters; at most { $most } fit.
editor-fault-line = The text has a line break or an invisible sign in it.
editor-fault-letters = “{ $found }” has letters or signs in it that cannot be used here.
editor-fault-many = There are { $n }; at most { $most } are possible.
editor-fault-none = There is nothing here yet.
editor-fault-amount = { $n } is the wrong number of them.
editor-fault-no-units = There are no units yet.
editor-blank-size = A map of this size is not possible.
editor-nothing-corrected = Nothing has been corrected or confirmed yet.
editor-faults-first = The scenario cannot be played yet. What is wrong is listed beside the map.
editor-nothing-to-undo = Nothing has been changed.
editor-nothing-to-redo = Nothing has been undone.
editor-pick-unit = Pick the unit first.
editor-no-side = These two places do not touch: click one of the neighbours of the first.
editor-type-first = Type first what is to be written.
editor-mark-first = Mark the places first: M marks the one under the cursor.
editor-copy-first = Copy something first, and put the cursor where it is to go.
editor-other-system = That is a scenario of another game.
editor-check-damaged = A part of what was noted of the check could not be read; the rest is here, and the damaged file was kept.

## The editor
entry-editor = Editor and owner’s check…
key-editor = Edit a scenario, or check it against the printed game
entry-position-scenario = Position as a scenario…
key-position-scenario = Make a scenario of the position on the screen, to be edited, saved and tried
editor-position = Begins in a position of its own
editor-position-made = A scenario that begins in this position. Edit it, try it, save it: the game on the table keeps its own.
editor-position-varied = A scenario that begins in this position, by the published rules: the game’s changed rules are no part of it. Save the rules as a variant to play it by them.
editor-position-field = { $field ->
    [turn] game turn
    [wave] wave
    [impulse] impulse
    [stage] stage
    [steps] steps
    [strength] strength
    [lost] steps lost
    [marks] marks
    [player] player whose turn it is
    [active] player whose turn it is
    [side] player whose turn it is
    [weather] weather
    [ground] weather
   *[place] place
}
opening-editor-about = Correct map and counters to your copy, or make a battle of your own.
editor-title = Editor: { $title }
editor-title-corrected = Editor, with corrections: { $title }
editor-try = Try it
editor-try-as = Play the { $side } against the computer
editor-try-watch = Let two computer players play it
editor-try-both = Play both sides
editor-tried = Your scenario is on the table. “Editor and owner’s check…” in the Game menu leads back.
editor-files = Files
editor-save-file = Save
editor-save-file-about = Writes the scenario into its own file, or into a new one if it has none.
editor-save = Save as a scenario file…
editor-saved-already = Nothing has changed: { $file } holds the scenario as it is.
editor-saved-beside = Another program has changed or removed the file of this scenario; yours is saved as { $file }.
editor-save-corrections = Save the corrections…
editor-apply-corrections = Apply corrections from a file…
editor-as-it-came = Take every change back
editor-as-it-came-about = Every fact becomes as it came with the program, or as the scenario was opened. One undo brings the changes back.
editor-open-file = Open a scenario file…
editor-choose = Edit a scenario
editor-choose-open = Edit a scenario…
editor-footings = Provenance
editor-footings-about = Shows on the map what the facts of each place rest on (key P).
editor-to-table = To the game
editor-to-table-about = Shows the game on the table. The scenario stays open; “Editor and owner’s check…” in the Game menu leads back to it.
editor-leave = Close
editor-leave-about = Ends the work on this scenario; what is not saved is asked about first.
editor-page-paint = Edit
editor-page-check = Owner’s check
editor-page-faults = Faults ({ $n })
editor-page-compare = Compare
editor-legend-confirmed = ✓ all of it confirmed by you
editor-leaving = Leave without saving?
editor-quitting = Quit the program?
editor-leaving-about = The last changes have not been saved to a scenario file.
editor-leaving-kept = The last changes have not been saved to a scenario file. The program keeps them: they will be there when you next edit this scenario.
editor-stay = Stay
editor-leave-anyway = Leave without saving
editor-leave-kept = Leave, keep the changes
editor-leave-taken-back = Leave, take these changes back
editor-brush-map = Map
editor-brush-units = New unit
editor-brush-erase = off the map
editor-brush-text = Name
editor-hand-none = Click a place or a unit to see its facts; drag a unit to move it. With the keys: arrows, Enter, and 1 to 9 for the brushes.
editor-hand-side = Click one place, then a neighbour: the side between them gets a river, or loses it.
editor-hand-unit = Click where the new unit is to stand; then give it its name and numbers.
editor-hand-write = Type the text, then click the places that are to bear it.
editor-hand-paint = Click the places to paint, or draw over them; the middle button moves the map. Escape puts the brush down.
editor-mirror = Symmetry
editor-mirror-none = none
editor-mirror-across = left–right
editor-mirror-half-turn = half a turn
editor-mark = Mark ({ $n })
editor-mark-about = Marks the place under the cursor to be copied (key M).
editor-copy = Copy
editor-paste = Paste
editor-paste-flipped = Paste flipped
editor-whole-game = Whole scenario
editor-remove-unit = Remove the unit
editor-nothing-known = Nothing is stated about this.
editor-units = Units
editor-take-out = Take out
editor-put-in = Put in
editor-enter = Enter
editor-no-faults = No faults: the scenario can be played.
editor-faults = { $n ->
    [one] One fault. Click it to go there.
   *[other] { $n } faults. Click one to go there.
}
editor-compare-with = Compare with
editor-compare-file = Compare with a file…
editor-compare-about = Choose another scenario: every difference is listed and marked on the map.
editor-differences = { $n ->
    [0] No difference.
    [one] One difference.
   *[other] { $n } differences.
}
editor-difference = { $what }: { $here } → { $there }
editor-rests-on = { $what }, what it rests on
editor-note-on = { $what }, note
editor-in-file = in the file: { $at }
editor-choose-about = Look through a scenario against the printed game, correct it, or make one of your own. A game that has begun keeps its scenario.
editor-back-to = Back to “{ $title }”
editor-of-table = Edit the scenario of the game on the table
editor-edit = Edit
editor-check-left = { $n ->
    [one] one fact confirmed
   *[other] { $n } facts confirmed
}
editor-own = Your scenarios
editor-blanks = An empty map
editor-blank = { $kind ->
    [hexes] Hell’s Gate: hexes
    [hex] Tabletop battle: hexes
    [offset_square] Tabletop battle: offset squares
    [square_by_sides] Tabletop battle: squares (touching along sides only)
   *[square] Tabletop battle: squares (touching at corners, too)
}
editor-rows = Rows
editor-columns = Columns
editor-blank-none = { $game } is bound to its own map: edit one of its scenarios instead.
editor-blank-limits = at most { $rows } rows, { $columns } columns and { $all } places
editor-path = Which file?
editor-path-about = Path of the file
editor-own-title = Your own battle
editor-own-about = Your own battle, on a map that you drew.
editor-own-version = own version
editor-unit-numbered = Unit { $n }
editor-code-taken = Another unit is called { $code } already.

## The owner’s check
editor-check-about = With the printed game before you: Enter confirms one fact, Shift+Enter all of a place or counter at once, a field corrects. N goes on, B goes back; everything is kept.
editor-check-progress = { $done } of { $all } confirmed
editor-check-everything = Attested facts, too
editor-check-all-done = Everything is confirmed. Save the corrections to pass them on.
editor-check-says = { $says }
editor-check-confirmed = confirmed
editor-check-confirm = Confirm (Enter)
editor-check-together = All of it (Shift+Enter)
editor-check-with-it = All of it: { $facts }
editor-check-together-about = Confirms every fact about the same place or unit.
editor-check-back = Back (B)
editor-check-later = Later (N)
editor-check-correct = Correct it
editor-check-enter = As printed

## Corrections as files
file-kind-scenario = Scenarios
file-kind-corrections = Corrections
errata-file = Corrections of { $title }
errata-too-long = the file has more than the { $most } bytes that corrections may have
errata-other-system = These corrections are of another game: { $theirs }, not { $ours }.
errata-conflict = { $what }: here it says “{ $now }”; the correction expects “{ $was }” and would make it “{ $is }”. It was not made.
errata-no-place = { $what }: there is no such thing in this scenario.
errata-no-scenario = no scenario of the program is called { $scenario }
errata-applied = Corrections made: { $made }{ $already ->
    [0] .
   *[other] ; so already: { $already }.
}
errata-told = Corrections of { $scenario }: { $n }; facts confirmed: { $confirmed }.

## Facts of scenario files
editor-field = { $field ->
    [cell] cell
    [hex] hex
    [place] name of the place
    [terrain] terrain
    [kind] kind
    [supply_base] supply base
    [river] river
    [lake] lake
    [road] road
    [side] side
    [branch] type
    [type] type
    [formation] formation
    [strength] strength
    [elite] elite
    [arrives] arrival
    [note] note
    [id] identifier
    [name] name
    [defence_limit] most defenders
    [start] start
    [turns] game turns
    [turn] game turn
    [initiative] first player
    [changes] change
    [from] from
    [to] to
    [first_turn] first game turn
    [last_turn] last game turn
    [die_at_most] on a die of at most
    [roll] roll
    [cells] cells
    [points] points
    [all_out_extra] all-out attacks cost the defender
    [crowded_extra] a crowd costs the defender
    [captured_base_supplies] captured bases supply
    [replacements_need_supply] replacements need supply
    [isolated_lost_at_end] isolated units are lost at the end
    [handicap] handicap
    [vp] victory points
    [about] about
    [title] title
    [diagonals] squares touch at their corners
    [shifted_rows] shifted rows
    [calendar] calendar
    [ground] ground
    [options] options
    [victory] victory
    [grid] grid
    [supply_limits] length of supply lines
    [airlift] airlift
    [columns] columns
    [rows] row
    [combat_results] combat results
    [strength_classes] strength counters
    [strength_class] strength class
    [max_steps] greatest number of steps
    [steps] steps
    [strength_table] strength as on the counter of
    [attack_capable] may attack
    [steps_when_converted] steps when converted
    [infantry_type] counts as infantry
    [armour] armour
    [printed] as printed
    [size] size
    [movement] movement
    [movement_class] movement class
    [white_dots] white dots
    [black_dots] black dots
    [star] star
    [bridge] bridge
    [settlement] settlement
    [defence_only] defence only
    [level] level
    [levels] level
    [conditions] conditions
    [date] date
    [visibility] visibility
    [cf] combat factor
    [dv] defence value
    [damaged_cf] combat factor, damaged
    [damaged_dv] defence value, damaged
    [reduced_cf] combat factor, reduced
    [reduced_dv] defence value, reduced
    [mp] movement points
    [harbour] in the harbour
    [mines_allowed] mines allowed
    [links] leads to
    [land_areas] land areas along it
    [connects] connects
    [usable_by] used by
    [units] units
    [msp] MSP
    [mines_naval] mines against ships
    [mines_ground] mines against landings
    [union_damaged_ironclad] damaged Union ironclad
    [confederate_repair] Confederate repair
    [hunley_a] Hunley, building
    [hunley_b] Hunley, attack
    [movement_costs] movement costs
    [random_events] random events
    [bombardment] bombardment
    [assault] assault
    [sunset] sunset
    [parameters] numbers
    [german] German
    [soviet] Soviet
    [union] Union
    [confederate] Confederate
    [maximum] most
    [min] from
    [max] up to
    [result] result
    [enter] to enter
    [cross] to cross
    [event] event
    [effect] effect
    [value] value
    [at] where
    [area] area
    [advantage] Advantage
    [numbers] numbers
    [forts] forts
    [ironclads] ironclads
    [sides] sides
    [reinforcements] reinforcements
    [pieces] pieces
    [ships] ships
    [first_allocation] first game turn with an Allocation Phase
    [assault_dice] dice a side in an assault
    [mine_points_per_msp] points of mines for an MSP
    [mine_dummies_per_msp] dummies for an MSP
    [fort_sumter_naval_limit] most ships at Fort Sumter
    [sea_naval_limit] most ships in a sea area
    [river_ironclad_limit] most ironclads in a river
    [beside_formation] who may act with five of a formation
    [land_any_units_limit] most units in a land area
    [impulses] impulses
    [impulse_extension] impulses at most
    [swamp_angel_range] range of the Swamp Angel
    [objectives] objectives
    [georgia_bonus_units] units in Georgia that bring support
    [fort] fort
    [reduced] reduced
    [removed] removed
    [confederate_ironclad_damaged] Confederate ironclad damaged
    [confederate_ironclad_removed] Confederate ironclad removed
    [union_ironclad_damaged] Union ironclad damaged
    [union_ironclad_sunk] Union ironclad sunk
    [confederate_unit_eliminated] Confederate unit eliminated
    [union_unit_eliminated] Union unit eliminated
    [unspent_msp] MSP left over
    [controls] control of areas
    [contested] where it is contested
    [entrenchments] entrenchments
    [free_ironclads] ironclads set up freely
    [areas] areas
    [mines] mines
    [dummies] dummies
    [most_markers] most markers in an area
    [most_points] most points on a marker
    [hunley] Hunley
    [adjacent] target next to it
    [same] target in the same area
    [fort_target] target is a fort
    [amphibious] landing
    [ironclads_most] most ironclads that help
    [marsh] marsh
    [two_points] two points of mines
    [thin] thin armour
    [thin_drm] modifier for thin armour
    [hatteras] modifier at Cape Hatteras
    [two_msp] modifier for two MSP
    [track] boxes
    [clear] clear
    [sand] sand
    [town] town
    [open] open
    [creek] creek
    [hex_km] kilometres to a hex
    [combat_air_support] air support
    [supply_points] supply points
    [all_in_supply] all units in supply
    [artillery_support] artillery support
    [extended_into] reaches into
    [armour_superiority] armour superiority
    [lead_1] lead of 1
    [lead_2_to_4] lead of 2 to 4
    [lead_5_or_more] lead of 5 or more
    [defender_leads] the defender leads
    [used_in_23_7] used in this night
   *[other] { $field }
}
editor-word = { $word ->
    [any] any unit
    [independent] an independent
    [open] open
    [difficult] difficult
    [urban] urban
    [impassable] impassable
    [clear] clear
    [woods] woods
    [forest] forest
    [hilltop] hilltop
    [sand] sand
    [marsh] marsh
    [town] town
    [village] village
    [fort] fort
    [sea] sea
    [coast] coast
    [creek] creek
    [river] river
    [soviet] Soviet
    [german] German
    [union] Union
    [confederate] Confederate
    [infantry] infantry
    [tank] tank
    [mechanised] mechanised
    [cavalry] cavalry
    [corps] corps
    [division] division
    [battle-group] battle group
    [brigade] brigade
    [regiment] regiment
    [battalion] battalion
    [start] at the start
    [easy] easy
    [snow] snow
    [mud] mud
    [game_turn] once a game turn
    [player_turn] once a player turn
    [always] always
    [if_defender_loses] only if the defender loses anyway
    [land] land
    [both] land and sea
    [none] nothing
    [damaged] damaged
    [severely-damaged] severely damaged
    [sunk] sunk
    [reduced] reduced
    [eliminated] eliminated
    [still-damaged] still damaged
    [repaired] repaired
    [no-effect] no effect
    [no-progress] no progress
    [one-box] one box
    [two-boxes] two boxes
    [lost-for-good] lost for good
    [back-to-under-repair] back to repair
    [back-to-crew-in-training] back to training
    [stays-ready] stays ready
    [no_union_naval_or_amphibious_before_impulse] gale: no fleet before the impulse
    [union_reduces_one_unit_on_map] fever: a Union unit is reduced
    [confederate_msp] MSP for the Confederacy
    [union_msp] MSP for the Union
    [confederate_free_mine_and_dummy] a mine and a dummy for the Confederacy
    [remove_swamp_angel] the Swamp Angel bursts
    [points] points
    [objectives] objectives
    [artillery] artillery
    [engineers] engineers
    [motorised-infantry] motorised infantry
    [fusilier] fusiliers
    [reconnaissance] reconnaissance
    [assault-engineer] assault engineers
    [construction-engineer] construction engineers
    [engineer-school] engineer school
    [assault-gun] assault guns
    [light-assault-gun] light assault guns
    [heavy-assault-gun] heavy assault guns
    [anti-air] anti-aircraft guns
    [anti-tank] anti-tank guns
    [mortar] mortars
    [rocket] rockets
    [mortar-or-rocket] mortars or rockets
    [motorised-battalion] motorised battalion
    [security-regiment] security regiment
    [panzer-4] Panzer IV
    [panther] Panther
    [tiger] Tiger
    [sherman] Sherman
    [company] company
    [non-motorised] on foot
    [motorised] motorised
    [armour] armour
    [frozen] frozen
    [rough] rough ground
    [mountains] mountains
    [swamp] swamp
    [lake] lake
    [city] city
   *[other] { $word }
}

## What was edited when the program ended
editor-left-unsaved = The scenario “{ $title }” was not saved when the program ended: the editor (menu Game) offers to go on with it.
editor-left = Scenario being edited when the program ended: { $title }
editor-left-when = last changed { $time }
editor-left-go-on = Go on editing
editor-left-away = Put it away
editor-left-safe = Nothing is lost: it goes to the folder of scenarios, and you are told where.
editor-put-away = The scenario is in { $file }.

## The size of the map
editor-grid = { $kind ->
    [hexes] hexes
    [hex] hexes
    [offset_square] offset squares
    [square_by_sides] squares (touching along sides only)
    [squares] squares
   *[square] squares (touching at corners, too)
}
editor-size = Size of the map
editor-size-open = Size…
editor-size-about = Adds rows and columns on each side, or cuts them off: enter a number below 0. Whatever names a place goes on naming it. One undo takes it back.
editor-size-none = The map of this game has no rows and columns.
editor-size-now = The map has { $rows } rows and { $columns } columns now.
editor-size-limits = Possible are { $low } to { $rows } rows, { $narrow } to { $columns } columns and at most { $all } places.
editor-size-bounds = { $rows } rows and { $columns } columns are not possible; { $low } to { $high } rows and { $narrow } to { $wide } columns are.
editor-size-many = That would be { $n } places; at most { $most } are possible.
editor-size-north = Rows in the north
editor-size-south = Rows in the south
editor-size-west = Columns in the west
editor-size-east = Columns in the east
editor-size-kind = Kind of grid
editor-size-then = Then it has { $rows } rows and { $columns } columns.
editor-size-lost = What is lost:
editor-size-lost-places = { $n ->
    [one] one place
   *[other] { $n } places
} with all that the map shows there: { $names }
editor-size-lost-units = { $n ->
    [one] one unit
   *[other] { $n } units
}: { $names }
editor-size-lost-sides = { $n ->
    [one] one side with a river
   *[other] { $n } sides with a river
}: { $names }
editor-size-lost-other = { $what }: it names a place that is gone
editor-size-do = Change the map
