# Що кажуть шари й картки.

## Labels of overlays
pocket-units = { $n ->
    [one] { $n } юніт
    [few] { $n } юніти
   *[many] { $n } юнітів
}
pocket-steps = { $n ->
    [one] { $n } ступінь
    [few] { $n } ступені
   *[many] { $n } ступенів
}
threat-line = { $side ->
    [german] Німецька
   *[soviet] Радянська
} атака { $column }: { $units }. Влучання при { $faces } з 6 граней, очікується влучань: { $hits }
threat-all-out = рішуча: { $faces } з 6, { $hits }
front-note = сила { $strength } на { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
}, по { $each }

## What a move does to supply
move-cuts-off = Відрізає: { $units }
move-relieves = Повертає постачання: { $units }
move-makes-zone = Нова { $side ->
    [german] німецька
   *[soviet] радянська
} зона контролю: { $hexes }
move-leaves-zone = Більше не { $side ->
    [german] німецька
   *[soviet] радянська
} зона контролю: { $hexes }
supply-ahead = За нинішнього становища без постачання { $n ->
    [one] лишиться { $n } юніт
    [few] лишаться { $n } юніти
   *[many] лишаться { $n } юнітів
} { $when }: { $units }.
when-at-end = наприкінці гри, тобто буде знищено
when-judged = під час перевірки постачання в ігровий хід { $turn }

## The card of a hex
card-ground = Місцевість
card-source = Джерело
card-closed = Закрито
card-river = Річка
card-unit = Юніт
card-supply = Постачання
card-zone = Зона
card-threat = Загроза
card-rough = { terrain }: { $times ->
    [0] танки, що атакують, не рахуються
    [1] танки, що атакують, рахуються як є
    [2] танки, що атакують, рахуються вдвічі
    [3] танки, що атакують, рахуються втричі
   *[several] танки, що атакують, рахуються ×{ $times }
}{ $columns ->
    [0] {""}
    [1] {""}; колонка на одну ліворуч
   *[several] {""}; колонок ліворуч: { $columns }
}
card-clear = відкрита місцевість: { $times ->
    [0] танки, що атакують, не рахуються
    [1] танки, що атакують, рахуються як є
    [2] танки, що атакують, рахуються вдвічі
    [3] танки, що атакують, рахуються втричі
   *[several] танки, що атакують, рахуються ×{ $times }
}
card-zone-text = { $side ->
    [german] німецька
   *[soviet] радянська
}, з { $hexes }

## Supply of a hex
line-in-source = у джерелі
line-to = лінія на { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
} до { $hex }
line-regained = зараз без постачання, але { $way }: постачання повернеться { $when }
line-cut = без постачання, і лишиться так { $when }{ $why }
line-lost = зараз має постачання, але втратить його { $when }{ $why }
line-too-long = : довжина лінії { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
}, дозволено { $limit }
line-broken = : перервана в { $bars }
bar-occupied = зайнятий супротивником
bar-source = вороже джерело
bar-zone = зона контролю з { $hexes }
