# Choosing a game, and the files of games of every system.

## What a game says of itself before it is chosen
hells-gate-game = Hell's Gate

## Lists of saved games
kept-players = { $first } – { $second }
kept-computer = { $level } (computer)

## What is wrong with a saved game of a system
kept-unknown-system = a saved game of “{ $system }”, which this program does not play; it plays { $known }
kept-meant = { $why }; did you mean “{ $near }”?
kept-newer-words = written by a newer version of the program: its game is of version { $found }, this one reads up to { $known }. Open it with a newer Hell's Gate
kept-no-words = the version of its game is missing
kept-envelope = the envelope cannot be opened
kept-seed = it is no seed; the seed is 0 now
kept-cursor = there is no action { $to }; there are { $n }
kept-drawn-nowhere = there is no action { $at } that something could be drawn after
kept-remark-nowhere = there is no action { $at } that a remark could be about
kept-arranged-nowhere = there is no position { $at } in this game to be named, put in order or deleted
kept-drawn-odd = “{ $drawn }” is nothing that can be drawn on this map
kept-stamp = it is not as it was when the program wrote the file
kept-corrected-odd = it corrects a throw that the game does not have; it was left out
kept-dice-differ = { $n ->
    [one] { $n } die is
   *[other] { $n } dice are
} not what the seed rolls
kept-no-such-action = there is no such action before this line
kept-other-phase = the actions are of another phase
kept-other-position = the position after it is not the one that was saved
kept-no-action = it is no action
kept-done-before = the same was done here before, in another line

## The cards of a new game
cards-label = Games and scenarios
cards-sides = { $first } against { $second }
cards-even = Even
cards-favours = Favours: { $side }
cards-odds = { $favours }. { $side } { $share } ± { $error }% in { $games } games between computers of the level { $level }; a draw counts half.
cards-odds-unknown = Its balance has not been measured yet.
cards-odds-alone = One side decides everything: how good a game was is told at its end.
cards-odds-otherwise = With other settings: { $side } { $share }% instead of { $usual }% ({ $games } games, { $level } against { $level }).
cards-odds-as-before = Other settings make no difference: { $side } { $share }% either way ({ $games } games, { $level } against { $level }).
cards-odds-as-set-unknown = The balance with these settings has not been measured.
cards-as-set = With these settings: { $odds }
cards-unfit = { $n ->
    [one] Open this file in the editor to see why no game can be begun with it: { $files }.
   *[other] Open these files in the editor to see why no game can be begun with them: { $files }.
}
cards-rules = Rules of this game
cards-history = About the scenario
cards-yes = yes
cards-no = no
cards-all-rules = All numbers and special rules
cards-set-otherwise = Set otherwise
cards-variant-name = Name of the variant
cards-variant-about = The game carries this name in its title, its log and its file.
parameter-changed = { $title }: { $value } (published: { $default })
parameter-case = In this game: { $change }.
rules-changed-title = { $title } – changed rules
rules-variant-told = Changed rules: “{ $name }”.
rules-changed-told = Changed rules, without a name.
cards-default = Default: { $value }
cards-back-one = Back to the default
cards-variant-save = Save as a variant file…
cards-variant-save-about = Writes these rules to a file that others open. Name them first.
cards-variant-open = Open a variant file…
cards-variant-replace = Play by “{ $name }” instead?
cards-variant-replaces = The rules you have set for this game are in no file yet. Open the variant and they are lost; keep them and you can save them as a variant file first.
cards-variant-keep = Keep mine
file-kind-variant = A variant of the rules
cards-variant-taken = The variant “{ $name }” is set. Begin the game, or change it further.
cards-variant-unknown = This file is a variant of a game that this program does not have: “{ $system }”.
cards-variant-unfit = { $file } cannot be used with any scenario of this game: { $why }
cards-table = Combat results by die (rows) and column
cards-table-die = die
cards-rules-back = As the scenario has it
cards-least-most = from { $least } to { $most }
cards-seats = { $side }: who plays
cards-temper = { $side }: how the computer plays
cards-name = Name
cards-name-of = { $side }: name
cards-no-computers = This game has no computer players yet.
cards-not-begun = This game cannot be begun: { $why }

## Saving elsewhere
games-elsewhere = To save in another folder, type the whole path in place of the name.

## Why a menu entry means nothing for the game on the table
not-for-game = { $game } does not have this.

## Pictures of the board
entry-png = Export as PNG…
entry-svg = Export as SVG…
key-picture-png = export the board as a picture (PNG)
key-picture-svg = export the board as a vector picture (SVG)
