# The page to hand out.

## The map
page-source = { $side ->
    [german] Немецкий источник
   *[soviet] Советский источник
}
page-moment-title = { $title }, игровой ход { $turn }

## The head of the page
page-points = Победные очки, советские : немецкие
page-turn = Игровой ход { $turn } из { $turns }
page-turn-dates = Игровой ход { $turn } из { $turns }, { $dates } 1944 года
page-over = конец сражения
page-ground = { $ground ->
    [mud] распутица
   *[snow] снег
}

## The order of battle
page-side = { $side ->
    [german] Немецкие войска
   *[soviet] Советские войска
}
page-sum = { $n ->
    [one] { $n } юнит
    [few] { $n } юнита
   *[many] { $n } юнитов
}, { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
} на карте
page-hex = Гекс
page-steps = Ступени
page-to-come = Ожидаемые подкрепления
page-arrival = ход { $turn }{ $perhaps ->
    [yes] , возможно
   *[no] {""}
}, { $hex }
page-gone = Уже не на карте
page-destroyed = уничтожен
page-escaped = прорвался
page-lost = не прибыл
page-withheld = не высвобожден

## The foot
page-about = Hell’s Gate, игра Филипа Сейбина. { page-supply }: снабжение по маркеру последней проверки; кольцо в столбце «{ page-steps }» — потерянная ступень; сила — в столбце «{ page-strength }».
