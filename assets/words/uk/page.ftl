# Що стоїть довкола мапи, і аркуш для роздавання.

## The map
page-north = Пн
page-scale = { $km } км
page-unsupplied = БП

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
