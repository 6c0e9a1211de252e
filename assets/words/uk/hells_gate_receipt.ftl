# Як виходять співвідношення сил і переможні очки.

## Odds
odds-attacker = { $unit } { $strength }
odds-attacker-times = { $unit } { $strength } × { $times } = { $product }
odds-defender-retreated = { $unit } 0: юніт відступив
odds-defender-surplus = { $unit } 0: { $n ->
    [one] обороняється лише { number } найсильніший { $side ->
        [german] німецький
       *[soviet] радянський
    } юніт
    [few] обороняються лише { number } найсильніші { $side ->
        [german] німецькі
       *[soviet] радянські
    } юніти
   *[many] обороняються лише { number } найсильніших { $side ->
        [german] німецьких
       *[soviet] радянських
    } юнітів
}
odds-shift-mud = Ґрунт розкис.
odds-shift-rough = { $hex }: { $terrain ->
    [city] місто
    [woods] ліс
    [clear] відкрита місцевість
   *[other] важкопрохідна місцевість
}.
odds-shift-river = Атака йде через річку.
odds-shift-river-half = Щонайменше половина нападників, { $n } із { $all }, атакують через річку.
odds-unsupplied-some = Деякі, але не всі { $role ->
    [defending] юніти оборони, що не відступили,
   *[attacking] нападники
} без постачання.
odds-unsupplied-all = Усі { $role ->
    [defending] юніти оборони, що не відступили,
   *[attacking] нападники
} без постачання.
odds-unsupplied-capped = { $all ->
    [some] Деякі, але не всі
   *[all] Усі
} { $role ->
    [defending] юніти оборони, що не відступили,
   *[attacking] нападники
} без постачання; { $limit } — { $few ->
    [0] жодного зсуву колонки
    [1] один зсув колонки
   *[several] зсувів колонки { $few }
} замість { $due ->
    [2] двох
   *[several] { $due }
}.
odds-cap-this-turn = цього ходу
odds-cap-dumps = поки утримується { $hex }
odds-cap-dumps-so = біля складів
odds-no-all-out-crowded = Гекс переповнено, тож правий результат застосовують у будь-якому разі.
odds-no-all-out = Серед нападників немає двоступеневого юніта повної сили.

## Victory points
points-destroyed = { $unit }: знищення, { number } { $n ->
    [one] ступінь
    [few] ступені
   *[many] ступенів
}
points-reduced = { $unit }: { $escaped ->
    [yes] прорив,{" "}
   *[no] {""}
}ослаблення
points-source = { $side ->
    [german] Німецьке
   *[soviet] Радянське
} джерело постачання зайнято: { $hex }
points-handicap = Фора
verdict-draw = Нічия: переможних очок у кожної сторони — { $points }.
verdict-win = Перемога { $side ->
    [german] німецької
   *[soviet] радянської
} сторони: { $n } { $n ->
    [one] переможне очко
    [few] переможні очки
   *[many] переможних очок
} проти { $other }.
