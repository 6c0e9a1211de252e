# The page to hand out.

## The map
page-source = { $side ->
    [german] Німецьке джерело
   *[soviet] Радянське джерело
}
page-moment-title = { $title }, ігровий хід { $turn }

## The head of the page
page-points = Переможні очки, радянські : німецькі
page-turn = Ігровий хід { $turn } із { $turns }
page-turn-dates = Ігровий хід { $turn } із { $turns }, { $dates } 1944 року
page-over = кінець битви
page-ground = { $ground ->
    [mud] багно
   *[snow] сніг
}

## The order of battle
page-side = { $side ->
    [german] Німецькі війська
   *[soviet] Радянські війська
}
page-sum = { $n ->
    [one] { $n } юніт
    [few] { $n } юніти
   *[many] { $n } юнітів
}, { $steps ->
    [one] { $steps } ступінь
    [few] { $steps } ступені
   *[many] { $steps } ступенів
} на мапі
page-hex = Гекс
page-steps = Ступені
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
page-about = Hell’s Gate, гра Філіпа Сейбіна. { page-supply }: постачання за маркером останньої перевірки; кільце в стовпці «{ page-steps }» — втрачений ступінь; сила — у стовпці «{ page-strength }».
