# What is told of units and positions.

## A unit in one line
unit-none = Такого юніта в цьому сценарії немає
unit-tank = танковий
unit-mechanized = механізований
unit-cavalry = кавалерійський
unit-whose-where = { $side ->
    [german] німецька сторона
   *[soviet] радянська сторона
}, гекс { $hex }
unit-strength = сила { $n }
unit-steps = { $n ->
    [one] { $n } ступінь
    [few] { $n } ступені
   *[many] { $n } ступенів
}
unit-reduced-to-one = ослаблений до 1 ступеня
mark-out-of-supply = без постачання
mark-retreated = відступив
mark-has-attacked = уже атакував
mark-has-moved = уже рухався
mark-reduced = ослаблений
unit-in-attack = у відкритій атаці
unit-waits = чекає на гекс для прибуття
unit-arrives = { $may ->
    [yes] може прибути
   *[no] прибуває
} в ігровий хід { $turn }: { $hex }
unit-escaped = прорвався з мапи
unit-withheld = не вивільнений

## A hex in one line
hex-none = Такого гекса на мапі немає
hex-head = Гекс { $hex }
hex-source = { $side ->
    [german] німецьке
   *[soviet] радянське
} джерело постачання
hex-source-held = { $side ->
    [german] німецьке
   *[soviet] радянське
} джерело постачання, зайняте супротивником: { $n } { $n ->
    [one] переможне очко
    [few] переможні очки
   *[many] переможних очок
}
hex-no-units = немає юнітів
hex-river = річка { $river }, за нею { $hexes }
hex-river-sides = { $river }, { $n ->
    [one] бік
    [few] боки
   *[many] боки
}: { $sides }
direction = { $direction ->
    [east] схід
    [north-east] північний схід
    [north-west] північний захід
    [west] захід
    [south-west] південний захід
   *[south-east] південний схід
}
