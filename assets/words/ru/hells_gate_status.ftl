# What is told of units and positions.

## A unit in one line
unit-none = Такого юнита в этом сценарии нет
unit-tank = танковый
unit-mechanized = механизированный
unit-cavalry = кавалерийский
unit-whose-where = { $side ->
    [german] немецкая сторона
   *[soviet] советская сторона
}, гекс { $hex }
unit-strength = сила { $n }
unit-steps = { $n ->
    [one] { $n } ступень
    [few] { $n } ступени
   *[many] { $n } ступеней
}
unit-reduced-to-one = ослаблен до 1 ступени
mark-out-of-supply = без снабжения
mark-retreated = отступил
mark-has-attacked = уже атаковал
mark-has-moved = уже двигался
mark-reduced = ослаблен
unit-in-attack = в открытой атаке
unit-waits = ожидает гекса для прибытия
unit-arrives = { $may ->
    [yes] может прибыть
   *[no] прибывает
} в игровой ход { $turn }: { $hex }
unit-escaped = прорвался с карты
unit-withheld = не высвобожден

## A hex in one line
hex-none = Такого гекса на карте нет
hex-head = Гекс { $hex }
hex-source = { $side ->
    [german] немецкий
   *[soviet] советский
} источник снабжения
hex-source-held = { $side ->
    [german] немецкий
   *[soviet] советский
} источник снабжения, занят противником: { $n } { $n ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}
hex-no-units = нет юнитов
hex-river = река { $river }, за ней { $hexes }
hex-river-sides = { $river }, { $n ->
    [one] сторона
    [few] стороны
   *[many] стороны
}: { $sides }
direction = { $direction ->
    [east] восток
    [north-east] северо-восток
    [north-west] северо-запад
    [west] запад
    [south-west] юго-запад
   *[south-east] юго-восток
}
