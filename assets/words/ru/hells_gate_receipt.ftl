# Как получаются соотношение сил и победные очки.

## Odds
odds-attacker = { $unit } { $strength }
odds-attacker-times = { $unit } { $strength } × { $times } = { $product }
odds-defender-retreated = { $unit } 0: юнит отступил
odds-defender-surplus = { $unit } 0: { $n ->
    [one] обороняется только { number } сильнейший { $side ->
        [german] немецкий
       *[soviet] советский
    } юнит
    [few] обороняются только { number } сильнейших { $side ->
        [german] немецких
       *[soviet] советских
    } юнита
   *[many] обороняются только { number } сильнейших { $side ->
        [german] немецких
       *[soviet] советских
    } юнитов
}
odds-shift-mud = Распутица.
odds-shift-rough = { $hex }: { $terrain ->
    [city] город
    [woods] лес
    [clear] открытая местность
   *[other] труднопроходимая местность
}.
odds-shift-river = Атака идёт через реку.
odds-shift-river-half = Не менее половины атакующих юнитов, { $n } из { $all }, атакуют через реку.
odds-unsupplied-some = Некоторые, но не все { $role ->
    [defending] не отступившие обороняющиеся
   *[attacking] атакующие
} юниты без снабжения.
odds-unsupplied-all = Все { $role ->
    [defending] не отступившие обороняющиеся
   *[attacking] атакующие
} юниты без снабжения.
odds-unsupplied-capped = { $all ->
    [some] Некоторые, но не все
   *[all] Все
} { $role ->
    [defending] не отступившие обороняющиеся
   *[attacking] атакующие
} юниты без снабжения; { $limit } — { $few ->
    [0] ни одного сдвига колонки
    [1] один сдвиг колонки
   *[several] сдвигов колонки { $few }
} вместо { $due ->
    [2] двух
   *[several] { $due }
}.
odds-cap-this-turn = в этот ход
odds-cap-dumps = пока удерживается { $hex }
odds-cap-dumps-so = возле складов
odds-no-all-out-crowded = Гекс переполнен, поэтому правый результат применяется в любом случае.
odds-no-all-out = Среди атакующих нет двухступенчатого юнита полной силы.

## Victory points
points-destroyed = { $unit }: уничтожение, { number } { $n ->
    [one] ступень
    [few] ступени
   *[many] ступеней
}
points-reduced = { $unit }: { $escaped ->
    [yes] прорыв,{" "}
   *[no] {""}
}ослабление
points-source = { $side ->
    [german] Немецкий
   *[soviet] Советский
} источник снабжения занят: { $hex }
points-handicap = Фора
verdict-draw = Ничья: победных очков у каждой стороны — { $points }.
verdict-win = Победа { $side ->
    [german] немецкой
   *[soviet] советской
} стороны: { $n } { $n ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
} против { $other }.
