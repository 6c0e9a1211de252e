## Days and times, as the clock of the place shows them
local-time = { $year }-{ $month }-{ $day } { $hour }:{ $minute }

## The opening screen
opening-first = Your first battle
opening-last = Last played
opening-picture = Where the game stands
opening-begin = Begin
opening-new-about = Every game and every scenario there is.
opening-against-about = A computer sits opposite; you choose how well it plays.
opening-tour-about = Twenty minutes at the table, one rule at a time; no rule book is needed.
opening-saved-about = A table with pictures: open, rename, copy, tidy up.
opening-files = Recent games
opening-show = Show the opening screen at the start
entry-opening = Opening screen…
entry-against-computer = Against the computer…
entry-open-file = Open a file…
entry-save-elsewhere = Save as a file…
entry-svg-outlines = Export as SVG, letters as outlines…
key-opening = opening screen: go on, begin, open
key-against-computer = a new game against the computer
key-play-following = play what takes up where this game ends
key-open-file = open a file from any folder
key-save-elsewhere = save the game as a file in any folder
key-picture-outlines = export the board as a vector picture with letters as outlines (SVG)

## The table of saved games
saved-games = { $n ->
    [one] { $n } saved game
   *[other] { $n } saved games
}
saved-trash = { $n ->
    [one] { $n } thrown away
   *[other] { $n } thrown away
}
saved-find = Find
saved-found = { $n } of { $all } found
saved-title = Title
saved-game = Game
saved-stands = Where it stands
saved-players = Players
saved-written = Last saved
saved-sort = Sort by “{ $column }”
saved-none-found = No game has all these words.
saved-rename = Rename…
saved-rename-title = Rename a saved game
saved-new-title = New title
saved-do-rename = Rename
saved-duplicate = Duplicate
saved-throw-away = Move to the trash
saved-put-back = Put it back
saved-undo = Undo: put “{ $title }” back
saved-keys = Enter opens the game that is chosen, F2 renames it, Ctrl+D copies it, Del throws it away; Ctrl+Z brings it back, Ctrl+F finds.
saved-renamed = “{ $before }” is called “{ $title }” now.
saved-duplicated = Copied as “{ $name }”.
saved-thrown = “{ $title }” is in the trash.
saved-back = “{ $title }” is back.
saved-not-back = “{ $title }” cannot be brought back from here; look for it in the trash of your desktop.
shelf-damaged = What may still be saved in a damaged file would be lost if it were written again: open the game and save it under another name.
shelf-nameless = A game needs a title.
shelf-taken = Another game is called “{ $name }” already.
shelf-not-moved = { $file } cannot be moved: { $system }

## What the desktop is asked for
errand-open = Open a saved game
errand-save = Save the game
errand-write = Export
errand-save-own = Save
errand-asked-already = A file dialog is open already.
errand-not-shown = The folder cannot be shown from here: { $folder }
file-kind-game = Saved games
file-kind-pdf = PDF pages
file-kind-csv = Comma-separated table
file-kind-md = Markdown text
file-kind-png = PNG pictures
file-kind-svg = SVG pictures
written-download = Download again
written-show = Show in folder
