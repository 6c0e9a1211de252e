# Що стоїть довкола мапи, і аркуш для роздавання.

## The map
page-north = Пн
page-scale = { $km } км
page-source = { $side ->
    [german] Німецьке джерело
   *[soviet] Радянське джерело
}
page-unsupplied = БП
page-moment-title = { $title }, ігровий хід { $turn }

## The head of the page
page-points = Переможні очки, радянські : німецькі
page-turn = Ігровий хід { $turn } із { $turns }
page-turn-dates = Ігровий хід { $turn } із { $turns }, { $dates } 1944 року
page-over = кінець битви
page-ground = { $ground ->
    [mud] бездоріжжя
   *[snow] сніг
}

## The order of battle
page-side = { $side ->
    [german] Німецька сторона
   *[soviet] Радянська сторона
}
page-sum = { $n ->
    [one] { $n } юніт
    [few] { $n } юніти
   *[many] { $n } юнітів
}, { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
} на мапі
page-unit = Юніт
page-hex = Гекс
page-strength = Сила
page-steps = Кроки
page-supply = Пост.
page-supplied = є
page-cut-off = НЕМАЄ
page-to-come = Очікувані підкріплення
page-arrival = хід { $turn }{ $perhaps ->
    [yes] , можливо
   *[no] {""}
}, { $hex }
page-gone = Уже не на мапі
page-destroyed = знищений
page-escaped = прорвався
page-lost = не прибув
page-withheld = не вивільнений

## The foot
page-about = Hell’s Gate, гра Філіпа Себіна. { page-supply }: постачання за маркером останньої перевірки; кільце в стовпці «{ page-steps }» — втрачений крок; сила — у стовпці «{ page-strength }».
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
