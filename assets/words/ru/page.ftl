# Что стоит вокруг карты, и раздаточный лист.

## The map
page-north = С
page-scale = { $km } км
page-source = { $side ->
    [german] Немецкий источник
   *[soviet] Советский источник
}
page-unsupplied = БС
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
page-unit = Юнит
page-hex = Гекс
page-strength = Сила
page-steps = Ступени
page-supply = Снабж.
page-supplied = есть
page-cut-off = НЕТ
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
page-beginning = Начало игры
page-after = После { $n ->
    [one] { $n } действия
    [few] { $n } действий
   *[many] { $n } действий
}
page-after-of = После { $n } действий из { $all }

## A page of any game
page-place = Место
page-units = { $n ->
    [one] { $n } юнит
    [few] { $n } юнита
   *[many] { $n } юнитов
}

## The set-up sheet
muster-title = Лист расстановки
muster-start = На столе в начале
muster-arrivals = Подкрепления
muster-turn = Ход { $n }
muster-elite = ★ элита, включена в силу
muster-none = У этой игры нет листа расстановки: в неё не играют фигурками.
