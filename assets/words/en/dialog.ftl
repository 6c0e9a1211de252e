# Dialogs, keys, names of commands, and what is told after things are done or fail.

## What the commands do: keys, tooltips, palette
key-cursor = move the cursor on the map { $direction ->
    [east] to the right; in presenter mode: to the next stop of the study
    [north-east] up
    [north-west] up and to the left
    [west] to the left; in presenter mode: to the stop before
    [south-west] down
   *[south-east] down and to the right
}
key-click = click the { $cell ->
    [square] square
    [area] area
   *[hex] hex
} under the cursor
key-next-region = go to the next part of the window: decision, map, game log, windows over the map, menus
key-previous-region = go to the previous part of the window
key-hex-menu = show what can be done with the { $cell ->
    [square] square
    [area] area
   *[hex] hex
} under the cursor
key-next-unit = pick the next unit that can act
key-previous-unit = pick the previous unit that can act
key-next-route = take another route to the same { $cell ->
    [square] square
    [area] area
   *[hex] hex
}
key-proceed = do what the phase asks for: check supply, roll, begin the turn
key-plan-attacks = plan several attacks before anything is rolled, or end planning
key-begin-planned = begin the next planned attack
key-end-phase = end the phase
key-escape = cancel, close
key-undo = undo
key-redo = redo
key-correct-die = correct the face of the last die
key-moment-before = go to the previous event
key-moment-after = go to the next event
key-battle-before = go to the previous battle
key-battle-after = go to the next battle
key-phase-before = go to the previous phase
key-phase-after = go to the next phase
key-part-before = go to the previous player turn
key-part-after = go to the next player turn
key-turn-before = go to the previous game turn
key-turn-after = go to the next game turn
key-last-player-turn = go to the start of the last player turn
key-beginning = go to the start of the game
key-present = return to the current position
key-presenter = presenter mode: the map, what is played in huge letters, and the keys of a clicker
key-contrast = high contrast on or off
key-black-screen = black screen in presenter mode
key-spotlight = spotlight about the pointer in presenter mode
key-speaker = open or close the speaker's window, for the other screen
key-draw = draw on the map: arrows, circles, notes; again: end it
key-note = write a note at the { $cell ->
    [square] square
    [area] area
   *[hex] hex
} pointed at, or under the cursor
key-next-colour = draw in the next colour
key-erase-drawing = erase what was drawn last at the { $cell ->
    [square] square
    [area] area
   *[hex] hex
}
key-erase-drawings = erase all that is drawn at this moment
key-page = export this view as a handout (PDF)
key-report-pdf = write a report of the game: turn by turn, losses, points, luck, decisions, history (PDF)
key-report-md = the same as Markdown, with its pictures in it
key-muster = export a set-up sheet for play with figures (PDF)
key-counters = show the units as cardboard counters
key-blocks = show the units as wooden blocks
key-find-unit = find a unit
key-palette = find a command by name
key-hex-card = show or hide info on the { $cell ->
    [square] square
    [area] area
   *[hex] hex
} pointed at
key-timeline = show or hide the timeline
key-curve = work out how the game was expected to end at every moment, or stop
key-play-again = replay the game from the position being viewed, or stop
key-victory-points = victory points
key-dice = how the dice have fallen, and whom they favoured
key-remark = write a remark on the position being viewed
key-lines = show or hide the lines of this game
key-futures = play the position on a thousand times and show how the games end
key-falls = see how the dice of the last throw could have fallen, and go on from there
key-compare = compare two positions side by side
key-history = see what really happened, beside this game
key-hold-computer = pause or resume the computer player
key-advice = ask for advice
key-dangers = ask what the other side could do next
key-forecast = ask who will probably win
key-look-back = look back at luck and decisions
key-rule-book = rule book
key-manual = manual of the program
key-tour = begin the guided tour, or leave it
key-tour-go-on = continue the guided tour
key-tour-back = go back one card in the guided tour
key-tour-show-me = let the guided tour carry out its card
key-keys = keys
key-licences = licences of what the program is built from
key-new-game = new game
key-saved-games = saved games
key-save = save
key-settings = settings
key-larger-text = larger text
key-smaller-text = smaller text
key-usual-text = text at 100%
key-zoom-in = zoom the map in
key-zoom-out = zoom the map out
key-whole-map = show the whole map
key-north-up = the map lies with the north at the top: letters upwards, numbers from left to right
key-as-printed = the map lies as the boxed game prints it, so that box and screen lie side by side: a quarter turned clockwise, letters from left to right, numbers downwards, the north at the right
key-plain-map = the map plain, with larger names and counters, to be read from afar; or in full again
key-side-panel = show or hide the side panel
key-full-screen = full screen
key-quit = quit
key-no-overlays = take every overlay off the map
key-overlay = lay overlay { $n } over the map, or take it off

## What any dialog has
dialog-close = Close
dialog-cancel = Cancel

## New game
newgame-title = New game
newgame-page-scenarios = Scenario
newgame-page-terms = Players and rules
newgame-players = Players
newgame-one-side = Only one side decides here ({ $side }): nobody sits opposite, not even a computer.
newgame-dice = Dice
newgame-program-rolls = The program rolls
newgame-seed = Seed
newgame-seed-about = The same seed and the same actions give the same rolls.
newgame-seed-bad = The seed is a whole number from 0 to 18 446 744 073 709 551 615.
newgame-real-dice = We roll real dice and enter them
newgame-undo = Undo
newgame-undo-sealed = Back to the last die roll or change of turn (two players)
newgame-undo-free = Unlimited, including dice (analysis)
newgame-kept = Your current game is saved first.
newgame-begin = Begin
seat-person = Human

## Settings
settings-title = Settings
settings-colours = Colours
theme-printed = Printed map
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
settings-text = Text size
settings-play = Play
settings-hand-over = Where two people play, show each what the other did in his turn
settings-left-undone = Ask before ending a phase in which an attack could still be made, or supply would be lost
settings-die = Animate dice and counters
settings-pace = The computer plays
settings-pace-slow = slowly
settings-pace-easy = normally
settings-pace-fast = fast
settings-pace-none = at once
settings-hex-card = Show info on the { $cell ->
    [square] square
    [area] area
   *[hex] hex
} the pointer rests on
settings-of-new-game = Dice and undo of a new game are chosen when it begins.

## Welcome, about
welcome-title = Welcome
welcome-battle = Korsun, January 1944: two German corps in a bulge on the Dnepr, and two Soviet fronts that strike at its shoulders.
welcome-tour = A guided tour of about twenty minutes plays the first Soviet turn with you, one rule at a time. After it you can play without reading the rules.
welcome-take = Take the guided tour
welcome-again = You were at card { $n } of { $all } of the guided tour when the window was closed.
welcome-go-on = Go on with the tour
welcome-not-now = Not now
welcome-later = You can find it in the Help menu at any time.
about-title = About
about-what = A program for playing, studying and teaching with board wargames. These are at the table:
about-whose = Each is the work of those who designed, developed and published it. The words, the drawings and the code here are our own; what is reconstructed of maps, orders of battle and tables says so, fact by fact.
about-network = It never uses a network: it sends nothing, fetches nothing and counts nobody. What is played stays on this machine.
about-parts = Built with { $n } open-source libraries and fonts, egui and hexx among them.
about-licences = Read their licences…

## Saved games
games-title = Saved games
games-save = Save the current game
games-name = Name
games-save-as = Save under this name
games-open = Open
games-none = No game has been saved yet.
games-path = Or the path of a game file
games-open-file = Open this file
games-no-file = There is no such file.
games-folder = Games are kept in { $folder }
games-lines = { $n ->
    [one] { $n } line left for another
   *[other] { $n } lines left for others
}
games-lines-about = What was undone and then played differently. The newest { $n } are kept.
replace-title = Replace “{ $name }”?
replace-there = Saved there now
replace-here = To be saved in its place
replace-kept = A copy of the game that is replaced is kept among your saved games.
replace-other-name = Save under a free name
replace-it = Replace it

## Finding a unit, doing something by its name
palette-title = Find a command
palette-hint = Part of what it does: undo, supply, larger
palette-what = What to do
palette-none = Nothing the program can do has that name.

## Other words by which commands are found; nobody reads them
also-undo = take back revert mistake step back
also-redo = repeat again once more forward
also-correct-die = wrong die dice roll typing mistake
also-save = keep store write file
also-save-elsewhere = save as copy file folder export
also-open-file = load file folder import
also-saved-games = load open restore delete file games
also-opening = start screen home menu begin continue
also-new-game = start restart scenario begin battle options
also-against-computer = AI opponent bot solo single player alone
also-quit = exit leave close program
also-print = print printer paper export
also-picture = image screenshot export map print
also-settings = options preferences theme dark light night mode colours colors font text size language animation speed dice
also-scale = font text size letters zoom bigger smaller
also-contrast = theme dark colours colors accessibility readable
also-zoom = magnify bigger smaller closer scale scroll map size
also-lie = rotate turn orientation map
also-plain-map = simple readable projector map
also-pieces = counters blocks wooden tokens units
also-full-screen = maximise fullscreen large window
also-presenter = projector beamer class lecture show
also-replay = replay watch film playback moves
also-points = score result victory who leads
also-dice = luck rolls statistics chance fortune
also-falls = odds chances probability dice outcomes
also-lines = variations tree branches alternatives
also-lessons = tutorial learn training course practice
also-history = historical facts real battle past
also-report = after action report AAR export text
also-advice = hint help suggestion best move AI odds plan
also-dangers = threats risks enemy moves opponent
also-forecast = forecast odds chances probability prediction winner evaluation
also-futures = forecast odds chances probability simulation outcomes histogram
also-look-back = analysis review mistakes blunders luck
also-seat = AI computer opponent bot human player level difficulty strength
also-coach = AI trainer warning mistakes blunders help
also-hold-computer = pause wait stop AI opponent
also-end-phase = next done finish pass turn
also-find-unit = search where is counter unit
also-rule-book = help rules instructions how to play
also-manual = help instructions guide handbook documentation
also-tour = tutorial beginner introduction learn help
also-keys = shortcuts hotkeys keyboard help
also-about = version credits authors sources help
also-editor = create change design map scenario
also-draw = pencil pen arrows mark annotate
also-language = { $language ->
    [en] English
    [de] German
    [ru] Russian
    [uk] Ukrainian
   *[system] automatic default
}

## Notes, licences, rule book
note-title = Note at { $hex }
note-hint = A few words; leave it empty to remove the note
note-words = Words of the note
note-write = Write it
licences-title = Licences
licences-hint = Part of a name, a version or a licence: egui, font, zlib
licences-what = Library, font or licence
licences-none = No library, font or licence has that name.
rules-title = Rule book
manual-title = Manual
rules-search = Search
rules-back = Back
rules-unknown = There is no rule { $rule }.
rules-none = Nothing found.

## Questions of the game
die-shows = Die shows { $die }
die-correct-title = What did the die show?
undone-key = { $key } once more
undone-back = Go back
resume-title = Resume where you left off?
resume-what = These games were open when the program last ended. Each is saved up to its last action.
resume-go-on = Go on with it
resume-put-away = Put it away
resume-safe = It is saved among your games; nothing is lost.
resume-not-now = Not now
resume-fault = The program failed with this game last time; the fault was the program’s.
resume-fault-said = (It said: { $said })
resume-bare = Open it without its drawings
resume-bare-about = The safe way: what was drawn on the map is left out, and stays in the file the game comes from.

## Keys
keycap-ctrl = Ctrl
keycap-alt = Alt
keycap-shift = Shift
keycap-space = Space
keycap-enter = Enter
keycap-escape = Esc
keycap-tab = Tab
keycap-backspace = Backspace
keycap-delete = Del
keycap-insert = Ins
keycap-home = Home
keycap-end = End
keycap-page-up = Page Up
keycap-page-down = Page Down
keys-title = Keys
keys-how = To change a key, click it and press the new one.
keys-all-usual = Reset all keys
keys-tab = go from button to button, { $cell ->
    [square] square
    [area] area
   *[hex] hex
} to { $cell ->
    [square] square
    [area] area
   *[hex] hex
}
keys-mouse = Mouse
keys-mouse-how = Click a stack to fan it out, a unit to pick it, a lit { $cell ->
    [square] square
    [area] area
   *[hex] hex
} to go there. A double click on a unit picks all of its stack; Shift adds one. Or drag a unit. The right button lists what can be done with { $cell ->
    [square] a square
    [area] an area
   *[hex] a hex
} or unit, the middle one always means the { $cell ->
    [square] square
    [area] area
   *[hex] hex
}. Drag empty ground to pan, turn the wheel to zoom.
keys-press = Press a key…
keys-press-of = Press the new key of: { $what }
keys-change = Change { $key }: { $what }
keys-usual = Reset
keys-usual-of = Reset the key of: { $what }
keys-escape = Esc leaves it as it is.
keys-reserved = { $key } cannot be used: { $why }
keys-taken = { $key } is the key of: { $what }.
keys-swap = Swap the keys
keys-leave = Leave them
keys-fixed = This key stays as it is.
reserved-escape = Esc always cancels or closes.
reserved-enter = Enter always activates what is focused.
reserved-tab = Tab always goes on to the next button.
reserved-arrows = The arrow keys always move the cursor on the map, or go from stop to stop in presenter mode, and choose in lists.
reserved-clipboard = This key copies and pastes text.
reserved-typing = This key marks, copies or pastes text wherever text is typed.
badkey-unknown = nothing is called “{ $word }”
badkey-fixed = “{ $word }” keeps its key
badkey-none = “{ $word }” has no valid key
badkey-reserved = “{ $word }” cannot have the key { $key }
badkey-shared = “{ $word }” shares the key { $key } with another
badkey-all = Some keys in the settings cannot be used; the default keys apply: { $which }.

## Told after something was done or failed
tell-earlier = You are viewing an earlier position; Esc returns to the current one.
tell-not-yours = The computer is to decide now. Pause it to decide for it.
tell-no-cursor = Go to { $cell ->
    [square] a square
    [area] an area
   *[hex] a hex
} with the arrow keys first.
dialog-dismiss = Dismiss
tell-nothing-to-redo = There is nothing to redo.
tell-undo-at-start = Nothing to undo: this is the start of the game.
tell-undo-die = Nothing to undo: the die has been rolled, and the result stands.
tell-no-face = There is no face to correct: the last action rolled no real die.
tell-face-is-entered = The { $die } has been entered already. Its key does something else again when you have done something else.
tell-undo-handed-over = Nothing to undo: the turn has passed to the other player.
tell-undo-shown = Nothing to undo: what was hidden has been seen.
tell-presenter-only = Only available in presenter mode ({ $key }).
tell-saved = Saved as “{ $name }”.
tell-folder = Folder: { $folder }
tell-saved-beside = Another program has changed the file of this game, which was left as it is; yours is saved as “{ $name }”.
tell-saved-anew = The file of this game was gone; it has been written again: “{ $name }”.
tell-replaced = Saved as “{ $name }”. The game that was there is kept as “{ $kept }”.
tell-changes-kept = “{ $file }” is as it was last saved; what has been changed since is kept among your saved games as “{ $name }”.
tell-left-kept = Your previous game is among your saved games as “{ $name }”.
tell-opened = Opened.
tell-opened-bare = Opened without its drawings. With them it is kept as “{ $name }”.
tell-computer-held = The computer waits until you press “Go on” ({ $key }).
tell-branched = A new game begins in this position, for analysis: undo has no limit.
tell-card-away = What lies where is told no longer; { $key } and the View menu bring it back.
tell-other-kept = The other game is among your saved games.
title-branch = { $title }, from game turn { $turn }
title-unsaved = { $title } (played on)
title-bare = { $title } (without drawings)
name-replaced = { $name } (replaced)
tell-action-not-kept = This action could not be saved to disk: { $error }
tell-game-not-kept = This game is not saved: { $error }. Try to save it under a name; if the program is closed now, what is not saved is lost.
tell-settings-not-kept = The settings could not be saved: { $error }

## What is wrong with a saved game: after the name of the file, so without a capital letter
file-too-large = the file has { $bytes } bytes, more than the { $limit } a saved game may have
file-empty = the file is empty
file-not-text = the file is not text, so it is not a saved game
file-not-json = the file is not a saved game, or it is damaged from line { $line } on (it is not JSON: { $what }, column { $column })
file-not-a-game = the file is not a saved game of Hell's Gate: it does not say "format": "{ $format }"
file-newer = written by a newer version ({ $found }); this one reads up to { $version }. Open it with a newer Hell's Gate
file-no-version = the version of the format is missing or is no whole number from 1 to { $version }
file-broken-early = the file is damaged at line { $line }, column { $column }, before the first of its phases: nothing can be recovered from it
file-no-scenario = the field “scenario” is missing: without it the game cannot be played
file-ends-early = the text ends too early
file-not-utf8 = a character that is not UTF-8
file-cut-short = the file is cut short at line { $line }
file-unreadable-from = the file cannot be read from line { $line }, column { $column } on: { $what }
file-damaged = This file is damaged: { $why }. The first { $n ->
    [one] { $n } action was
   *[other] { $n } actions were
} kept, the rest is left out.
file-odd = All { $n ->
    [one] { $n } action was
   *[other] { $n } actions were
} read, but the file is not as it was written.
file-note = Note: { $note }.
file-more-notes = … and { $n } more.

## What a saved game proves
proof-good = The game is in order: its scenario, its record and, where the program rolled them, its dice.
proof-cannot-tell = Nothing is wrong with the game, but the file does not tell whether it is all there and as it was played.
proof-own = The game is whole, but its scenario or the position it begins in is not one that came with the program, or dice of its main line were chosen.
proof-undrawn = The game is all there, but not all that was drawn on its map.
proof-faulty = This game cannot be trusted.
proof-scenario-shipped = Scenario: “{ $title }” ({ $id }), as it came with the program; digest { $digest }.
proof-scenario-changed = Scenario: it calls itself { $id }, but its facts were never those of the scenario of that name that comes with the program; digest { $digest }.
proof-scenario-own = Scenario: “{ $title }” ({ $id }), somebody's own; digest { $digest }.
proof-set-up = Beginning: a position that was set up, not the start of the scenario.
proof-dice-seeded = Dice: { $n ->
    [0] none was rolled; the seed is { $seed }
    [one] the only one follows from the seed { $seed }
   *[other] all { $n } follow from the seed { $seed }
}.
proof-dice-odd = Dice: { $n } of { $of } do not follow from the seed { $seed }; the first is the { $written } of action { $ply }, where the seed gives { $seeded }.
proof-dice-by-hand = Dice: rolled by hand, { $n } so far.
proof-chosen = Dice chosen: { $n ->
    [one] { $n } throw
   *[other] { $n } throws
}, beside the main line; the first is that of action { $action }.
proof-chosen-main = Dice chosen: { $n ->
    [one] { $n } throw
   *[other] { $n } throws
}, on the main line, too; the first is that of action { $action }.
proof-lines = Lines: { $n }, each played again; { $deleted ->
    [0] nothing is deleted
    [one] { $deleted } more is deleted, and was played again, too
   *[other] { $deleted } more are deleted, and were played again, too
}.
proof-whole = Record: whole.
proof-not-whole = Record: damaged, or changed after it was written.
proof-untold = Record: the file bears no stamp, as those of earlier versions; whether the end is missing cannot be told.
proof-untold-part = Record: the first { $n } actions come from a file without a stamp; whether they are as they were played cannot be told.
proof-modes = Undo: { $undo }. Neither that nor who rolls the dice was changed.
proof-modes-changed = Undo: { $undo }. That, or who rolls the dice, was changed after the file was written.
proof-modes-untold = Undo: { $undo }. Whether that, or who rolls the dice, was changed cannot be told.
proof-undo-free = without a limit
proof-undo-sealed = to the last die roll or change of turn
proof-verified = { $file }: { $standing ->
    [good] good
    [untold] nothing wrong, not proven
    [own] a scenario or beginning of its own
    [undrawn] drawings left out
   *[faulty] not good
}, { $n ->
    [one] { $n } action
   *[other] { $n } actions
}

## Why a file was not saved or opened
save-failed = { $file } was not saved: { $why }. { $advice } ({ $system })
save-disk-full = the disk is full
save-no-such-folder = its folder does not exist
save-not-a-folder = its folder is actually a file
save-read-only-disk = the disk can only be read
save-no-permission = writing in its folder is not permitted
save-read-only-file = the file is marked as read-only
save-anothers-file = the file belongs to another user and would become yours
save-exists = there is already a file of that name
save-is-a-folder = there is a folder of that name
save-names-a-folder = only a folder’s name ends so
save-dead-link = that is a link to a file that is not there
save-not-a-file = that is a device or a pipe, not a file
save-bad-name = the name is too long or cannot be used here
save-refused = the system refused
save-missing-folder = the folder { $folder } does not exist
advice-free-space = Free some space and save again
advice-other-folder = Choose another folder: type a whole path in place of the name, or set { $variable } and start again
advice-other-disk = Choose a folder on another disk: type a whole path in place of the name, or set { $variable } and start again
advice-other-name = Choose another name
advice-own-name = Give the file a name of its own
not-written = { $file } cannot be written: { $why }
open-failed = { $file } cannot be read: { $system }

## Lists of saved games
listed-unopened = cannot be opened: { $why }
listed-too-large = the file is too large
listed-long = a long record of { $megabytes } MB
listed-damaged = damaged
listed-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}

## What is wrong with the settings
settings-too-large = The settings file is too large; the default settings are used.
settings-damaged = The settings file is damaged ({ $what }); the default settings are used.
settings-fields = Some settings cannot be used; the default values apply: { $which }.
settings-fields-more = Some settings cannot be used; the default values apply: { $which } and { $n } more.
settings-unreadable = The settings in { $file } cannot be read ({ $system }); the default settings are used.
