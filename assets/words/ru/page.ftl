# Что стоит вокруг карты, и раздаточный лист.

## The map
page-north = С
page-scale = { $km } км
page-unsupplied = БС
page-uncommanded = ВУ

## The order of battle
page-unit = Юнит
page-strength = Сила
page-supply = Снабж.
page-supplied = есть
page-cut-off = НЕТ

## The foot
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

exercise-title = Лист для занятия
entry-exercise = Лист для занятия (PDF)…
key-exercise = записать эту позицию листом с вопросом и местом для ответа
exercise-about = Позиция на экране листом с вопросом и строками для ответа; решение — на отдельном листе. Показанные слои и рисунки будут на нём.
exercise-question = Вопрос
exercise-answer = Ваш ответ
exercise-solution = Решение
exercise-name = Имя
exercise-solved = Добавить лист с решением
exercise-without-units = Без юнитов
exercise-grey = Чёрно-белый
exercise-write = Записать листы
exercise-asked = { $side }: что бы вы здесь сделали и почему?
exercise-played = Сыграно в игре: { $played }
