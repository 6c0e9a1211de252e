# A unit or a hex in one line.

## A unit in one line
unit-destroyed = destroyed
unit-lost = lost on arrival

## A hex in one line
terrain = { $terrain ->
    [woods] woods
    [city] city
   *[clear] clear
}
