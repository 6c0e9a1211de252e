# The page to hand out.

## The map
page-source = { $side ->
    [german] German supply source
   *[soviet] Soviet supply source
}
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
page-hex = Hex
page-steps = Steps
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
