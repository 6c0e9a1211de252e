# Що стоїть довкола мапи, і аркуш для роздавання.

## The map
page-north = Пн
page-scale = { $km } км
page-unsupplied = БП
page-uncommanded = ПУ

## The order of battle
page-unit = Юніт
page-strength = Сила
page-supply = Пост.
page-supplied = є
page-cut-off = НЕМАЄ

## The foot
page-beginning = Початок гри
page-after = Після { $n ->
    [one] { $n } дії
    [few] { $n } дій
   *[many] { $n } дій
}
page-after-of = Після { $n } дій із { $all }

## A page of any game
page-place = Місце
page-units = { $n ->
    [one] { $n } юніт
    [few] { $n } юніти
   *[many] { $n } юнітів
}

## The set-up sheet
muster-title = Аркуш розстановки
muster-start = На столі на початку
muster-arrivals = Підкріплення
muster-turn = Хід { $n }
muster-elite = ★ еліта, врахована в силі
muster-none = У цієї гри немає аркуша розстановки: у неї не грають фігурками.

exercise-title = Аркуш для заняття
entry-exercise = Аркуш для заняття (PDF)…
key-exercise = записати цю позицію аркушем із запитанням і місцем для відповіді
exercise-about = Позиція на екрані аркушем із запитанням і рядками для відповіді; розв’язок — на окремому аркуші. Показані шари й малюнки будуть на ньому.
exercise-question = Запитання
exercise-answer = Ваша відповідь
exercise-solution = Розв’язок
exercise-name = Ім’я
exercise-solved = Додати аркуш із розв’язком
exercise-without-units = Без юнітів
exercise-grey = Чорно-білий
exercise-write = Записати аркуші
exercise-asked = { $side }: що б ви тут зробили й чому?
exercise-played = Зіграно в грі: { $played }
