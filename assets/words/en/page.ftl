# The furniture of the map, and the page to hand out.

## The map
page-north = N
page-scale = { $km } km
page-unsupplied = OOS
page-uncommanded = OOC

## The order of battle
page-unit = Unit
page-strength = Str.
page-supply = Supply
page-supplied = yes
page-cut-off = OUT

## The foot
page-beginning = The beginning of the game
page-after = { $n ->
    [one] After 1 action
   *[other] After { $n } actions
}
page-after-of = After { $n } of { $all } actions

## A page of any game
page-place = Place
page-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}

## The set-up sheet
muster-title = Set-up sheet
muster-start = On the table at the start
muster-arrivals = Arrivals
muster-turn = Turn { $n }
muster-elite = ★ elite, counted in the strength
muster-none = This game has no set-up sheet: it is not played with figures.

## Pages for a class
exercise-title = Page for a class
entry-exercise = Page for a class (PDF)…
key-exercise = write this position as a page with a question and room for an answer
exercise-about = The position on the screen as a page with a question and lines for the answer; the solution is a page of its own. Overlays and drawings that are shown are on it.
exercise-question = Question
exercise-answer = Your answer
exercise-solution = Solution
exercise-name = Name
exercise-solved = Add a page with the solution
exercise-without-units = Without the units
exercise-grey = Black and white
exercise-write = Write the pages
exercise-asked = { $side }: what would you do here, and why?
exercise-played = Played in the game: { $played }
