# Задуми комп’ютерних гравців і перевага.

## Margins
margin = { $side ->
    [german] німецька
   *[soviet] радянська
} сторона попереду на { $points }

## What the figures rest on, and how far they can be trusted
after-title = Розбір гри: { $title }
after-page = { $n } / { $of }
after-player = { $side }: { $who }
after-over = Гру закінчено, дій: { $n }. { $verdict }
after-stands = Не закінчено; зараз { $moment }, дій: { $n }.
after-goes-on = { $n ->
    [one] Розбір закінчується тут; варіант триває ще { $n } дію.
    [few] Розбір закінчується тут; варіант триває ще { $n } дії.
   *[many] Розбір закінчується тут; варіант триває ще { $n } дій.
}
after-curve = Перевага в переможних очках після кожної дії, хід за ходом.
after-curve-expected = Перевага в переможних очках після кожної дії, хід за ходом; пунктиром — якого кінця чекали комп'ютерні гравці, з похибкою.
after-sources = Джерела: { $sources }
after-luck = Везіння
after-of-side = { $side }: { $what }
after-decisions = Рішення, від яких багато залежало
after-points-row = { $side }: { $what }: { $points }
after-at-its-end = Наприкінці ходу
after-margin = { $first } : { $second } = { $points }
after-losses = Втрати
after-gone = { $side }, втрачено: { $units }
after-weaker = { $side }, ослаблено: { $units }
after-more = { " " }і ще { $n }
after-remarks = Нотатки
after-really = Як було насправді, { $days }
after-stop = Перервати запис
after-stopped = Зупинено: розбір не написано.
after-written = Розбір написано, ходів: { $n }.
after-looks-back = Спершу оцінюється зіграна гра, потім пишеться розбір.
after-looks-back-at = Для розбору оцінюється зіграна гра «{ $title }».
after-being-written = Розбір пишеться.
after-so-far = { $n ->
    [one] Розбір пишеться. Він закінчується там, де стоїть гра: варіант триває ще { $n } дію; щоб описати його цілком, спершу перейдіть у його кінець.
    [few] Розбір пишеться. Він закінчується там, де стоїть гра: варіант триває ще { $n } дії; щоб описати його цілком, спершу перейдіть у його кінець.
   *[many] Розбір пишеться. Він закінчується там, де стоїть гра: варіант триває ще { $n } дій; щоб описати його цілком, спершу перейдіть у його кінець.
}
