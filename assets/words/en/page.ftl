# The furniture of the map, and the page to hand out.

## The map
page-north = N
page-scale = { $km } km
page-source = { $side ->
    [german] German supply source
   *[soviet] Soviet supply source
}
page-unsupplied = OOS
page-moment-title = { $title }, game turn { $turn }

## The head of the page
page-points = Victory points, Soviet : German
page-turn = Game turn { $turn } of { $turns }
page-turn-dates = Game turn { $turn } of { $turns }, { $dates } 1944
page-over = the end of the battle
page-ground = { $ground ->
    [mud] mud
   *[snow] snow
}

## The order of battle
page-side = { $side ->
    [german] German
   *[soviet] Soviet
}
page-sum = { $n ->
    [one] 1 unit
   *[other] { $n } units
}, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the map
page-unit = Unit
page-hex = Hex
page-strength = Str.
page-steps = Steps
page-supply = Supply
page-supplied = yes
page-cut-off = OUT
page-to-come = Reinforcements to come
page-arrival = turn { $turn }{ $perhaps ->
    [yes] {" "}perhaps
   *[no] {""}
}, { $hex }
page-gone = No longer on the map
page-destroyed = destroyed
page-escaped = broke out
page-lost = did not arrive
page-withheld = not released

## The foot
page-about = Hell's Gate, a game by Philip Sabin. { page-strength }: strength; { page-supply }: the marker of the last supply check; a ring in { page-steps } is a lost step.
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
