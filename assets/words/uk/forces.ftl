# Сили, обрані за очками.

forces-no-unit = { $side }: поки жодного юніта
forces-left = { $side }: { $n ->
    [one] лишилося { $n } очко
    [few] лишилося { $n } очки
   *[many] лишилося { $n } очок
}
forces-over = { $side }: { $n ->
    [one] зайве { $n } очко
    [few] зайві { $n } очки
   *[many] зайві { $n } очок
}
forces-lacks = { $side }: { $why }
forces-many = Юнітів: { $n }; усього їх може бути не більше { $most }
forces-none-here = На цій карті не можна обирати сили за очками: у ній є помилки, або її гра не знає очок.
forces-other-list = Ці сили не зі списків для цієї карти.
forces-not-drawn = Із цих списків не можна скласти сили на таку малу кількість очок.
forces-not-played = Цю розстановку не можна зіграти. Шукайте її помилки в редакторі.
forces-none-fair = Жодна з розстановок ({ $n }) не була чесною: карта надто сприяє одній стороні. Оберіть сили самі або дайте сторонам інші бази.
forces-title = { $map }: сили на { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}
forces-about = Сили за очками (на сторону: { $points }), куплені за цінами програми, а не автора.
forces-proof = Партій між двома гравцями рівня «{ $level }»: { $games } ({ $first } — перемог { $won }, унічию { $drawn }, { $second } — перемог { $lost }). Частка ({ $first }): { $share } % (± { $error }). Початкове число цих партій: { $seed }.
forces-rejected = { $n ->
    [0] Це була перша отримана розстановка.
    [one] До неї відкинуто { $n } розстановку.
    [few] До неї відкинуто { $n } розстановки.
   *[many] До неї відкинуто { $n } розстановок.
}
forces-chosen = Сили за очками ({ $points }), розставлені за початковим числом { $seed }.
forces-proof-old = Сценарій змінено після того, як його визнали чесним: доказ більше не діє.
forces-no-proof = Наскільки він чесний, не перевіряли.

## The window
forces-name = Вибір сил
forces-open = Обрати сили за очками…
forces-open-about = Купити юніти обох сторін за списками або отримати чесну розстановку за початковим числом.
forces-on = Карта: { $map }
forces-points = Очок на сторону
forces-prices = Ціни
forces-total = { $cost } з { $budget } очок, { $n ->
    [one] { $n } юніт
    [few] { $n } юніти
   *[many] { $n } юнітів
}
forces-price = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
forces-fewer = Одним менше: { $what }
forces-more = Одним більше: { $what }
forces-clear = Очистити списки
forces-as-scenario = Як у сценарії
forces-missing = Чого бракує
forces-complete = Усього досить: обидві сторони витратили всі очки.
forces-random = Випадкова розстановка
forces-random-about = Набирає сили на рівну кількість очок і розставляє їх. Перш ніж запропонувати розстановку, два рівні гравці грають нею партій: { $games }; якщо частка однієї зі сторін не від 40 до 60 % (нічия — половина), її відкидають і пробують наступне початкове число.
forces-seed = Початкове число
forces-seed-bad = Початкове число — ціле.
forces-draw = Отримати й перевірити
forces-next = Іншу
forces-drawing = Перевіряється початкове число { $seed }; відкинуто: { $n }.
forces-stop = Перервати
forces-stopped = Перервано: розстановку не знайдено.
forces-ready = Чесно: початкове число { $seed }
forces-try-fair = Наскільки це чесно?
forces-try-fair-about = Грає цими силами партій: { $games } — між двома рівними гравцями.
forces-trying = Граються партії між двома рівними гравцями.
forces-is-fair = Це чесно.
forces-is-unfair = Це не від 40 до 60 %.
forces-play = Грати
forces-edit = Відкрити в редакторі
forces-save = Зберегти як файл сценарію…
forces-on-table = Обрані сили на столі.

## On the command line
forces-no-side = Немає сторони «{ $side }»; є: { $sides }
forces-no-kind = У списку ({ $side }) немає «{ $found }»; є: { $kinds }
forces-bad-buy = Пишіть СТОРОНА=ЧИСЛО ВИД, ЧИСЛО ВИД, …, наприклад { $example }
forces-bounds = Сторона може мати очок: від { $least } до { $most }.
