# Panels of decisions: combat, plans, dice.

## Combat
fight-targets = Цели
fight-no-more = В этой фазе больше никого атаковать нельзя.
fight-attack = Атаковать { $hex }
fight-attack-on = Атака на { $hex }
fight-strength-without = сила { $n }, отступило { $retreated }
fight-retreated-only = только отступившие юниты, силы не дают
fight-attackers = Атакуют
fight-defenders = Обороняются
fight-tick = Отметьте атакующие юниты или щёлкните их фишки.
fight-chance = { $column } · { $percent } % на попадание
fight-flips = Перевернуть: { $unit }
fight-who-flips = При решительной атаке перевернуть
fight-no-shifts = без сдвигов колонки
fight-columns = { $change } { $n ->
    [one] колонка
    [few] колонки
   *[many] колонок
}
fight-normal = Обычная
fight-all-out = Решительная
fight-no-all-out = невозможна. { $why }
fight-overconcentrated = Переполненный гекс
fight-summary = { $ratio } → { $base }, колонка { $column }
fight-roll-normal = Бросок: обычная атака
fight-roll-all-out = Бросок: решительная атака, перевернуть: { $unit }

## Other decisions
choose-displaced = Смещённые подкрепления
choose-restore = Пополнить один корпус
choose-loss = Погасить попадание потерей ступени
choose-loss-again = Ещё один щелчок по фишке { $unit } — потеря ступени. Щелчок по подсвеченному гексу — отступление туда.
choose-last-step = Погасить попадание последней ступенью
choose-retreat = Погасить последнее попадание отступлением
choose-no-retreat = Отступать некуда. Наведите указатель на соседний гекс, чтобы узнать почему.
choose-can-move = Ещё могут двигаться
choose-nobody-moves = В этой фазе больше никто не может двигаться.
choose-moves-to = { $unit }: куда
choose-moves-first = Щелчок по карте перемещает все выбранные юниты, эти кнопки — только первый.
choose-break-out = Прорыв к своим
choose-escapes = +{ $refuges }, прорыв при { $faces } из 6
choose-eliminate = Уничтожить: { $unit }
choose-costs-too = { $what } · гибнет также: { $units }

## The plan of attacks
planning-title = План атак
planning-empty = Пока ничего не происходит. Щёлкните гекс-цель, затем юниты, которые его атакуют.
planning-end = Закончить план
planning-drop-all = Сбросить план
planning-begin = Спланировать атаки
planning-change = Изменить план
planning-first = Начать атаку 1: { $hex }
planning-attack = Запланированная атака { $number } на { $hex }
planning-drop = Убрать
planning-later = Позже
planning-earlier = Раньше
planning-button = { $what }: запланированная атака { $number }
planning-expected = Чего ожидать
planning-else = иначе { $change }
planning-on = Запланировать атаку на { $hex }
planning-not-now = Атаки планируют в фазе боя.
planning-none = Ни одной атаки не запланировано.

## Dice and luck
dice-window-typed = { $die } (введено вручную)
dice-window-mud = Броски на распутицу, ни за одну из сторон: { $faces }.
faces-or-more = { $least } и больше

## What the computer found
found-expected = К концу ожидается, в победных очках: { $margin } ({ $error })
found-games = Отсюда до конца: { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}, за обе стороны — { $level }.
found-luck = { $n ->
    [one] { $n } бросок
    [few] { $n } броска
   *[many] { $n } бросков
}. Больше везло { $side ->
    [german] немцам
   *[soviet] советской стороне
}; победных очков это дало: { $points }.
found-result = Итог: { $result }. Без везения на кубиках: { $adjusted }.
found-roll = Ход { $turn }: выпало { $die }; { $side ->
    [german] немцам
   *[soviet] советским войскам
} это дало { $points }
found-lapse = Ход { $turn }, { $side ->
    [german] немецкая сторона
   *[soviet] советская сторона
}: победных очков { $cost } ± { $error }
found-account = Советские очки за вычетом немецких: в начале ожидалось { $expected }, везение на кубиках { $luck }, решения советской стороны { $soviet }, немецкой { $german }; вместе { $result }.
found-also = В той же фазе с потерей { $n ->
    [one] ещё { $n } решение
    [few] ещё { $n } решения
   *[many] ещё { $n } решений
}; часто это та же самая потеря.
found-unproved = Похожи на ошибки, но при доигрывании до конца не подтвердились: { $n }.

## Drawing on the map
draw-soviet = Советские войска
draw-german = Немецкие войска
