# Что говорят слои и карточки.

## Labels of overlays
pocket-units = { $n ->
    [one] { $n } юнит
    [few] { $n } юнита
   *[many] { $n } юнитов
}
pocket-steps = { $n ->
    [one] { $n } ступень
    [few] { $n } ступени
   *[many] { $n } ступеней
}
threat-line = { $side ->
    [german] Немецкая
   *[soviet] Советская
} атака { $column }: { $units }. Попадания при { $faces } из 6 граней, ожидается попаданий: { $hits }
threat-all-out = решительная: { $faces } из 6, { $hits }
front-note = сила { $strength } на { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}, по { $each }

## What a move does to supply
move-cuts-off = Отрезает: { $units }
move-relieves = Возвращает снабжение: { $units }
move-makes-zone = Новая { $side ->
    [german] немецкая
   *[soviet] советская
} зона контроля: { $hexes }
move-leaves-zone = Больше не { $side ->
    [german] немецкая
   *[soviet] советская
} зона контроля: { $hexes }
supply-ahead = При нынешнем положении без снабжения { $n ->
    [one] останется { $n } юнит
    [few] останутся { $n } юнита
   *[many] останутся { $n } юнитов
} { $when }: { $units }.
when-at-end = в конце игры, то есть будет уничтожено
when-judged = при проверке снабжения в игровой ход { $turn }

## The card of a hex
card-ground = Местность
card-source = Источник
card-closed = Закрыто
card-river = Река
card-unit = Юнит
card-supply = Снабжение
card-zone = Зона
card-threat = Угроза
card-rough = { terrain }: { $times ->
    [0] атакующие танки не считаются
    [1] атакующие танки считаются как есть
    [2] атакующие танки считаются вдвое
    [3] атакующие танки считаются втрое
   *[several] атакующие танки считаются ×{ $times }
}{ $columns ->
    [0] {""}
    [1] {""}; колонка на одну влево
   *[several] {""}; колонок влево: { $columns }
}
card-clear = открытая местность: { $times ->
    [0] атакующие танки не считаются
    [1] атакующие танки считаются как есть
    [2] атакующие танки считаются вдвое
    [3] атакующие танки считаются втрое
   *[several] атакующие танки считаются ×{ $times }
}
card-zone-text = { $side ->
    [german] немецкая
   *[soviet] советская
}, из { $hexes }

## Supply of a hex
line-in-source = в источнике
line-to = линия в { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
} до { $hex }
line-regained = сейчас без снабжения, но { $way }: снабжение вернётся { $when }
line-cut = без снабжения, и останется так { $when }{ $why }
line-lost = сейчас снабжается, но снабжение пропадёт { $when }{ $why }
line-too-long = : длина линии { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}, допускается { $limit }
line-broken = : прервана в { $bars }
bar-occupied = занят противником
bar-source = вражеский источник
bar-zone = зона контроля из { $hexes }
