room-full = Запись этой игры достигла наибольшей длины.
room-not-yours = Сейчас решает другая сторона.
room-not-done = Это не выполнено: { $why }.
room-earlier = Показан более ранний момент. Чтобы играть дальше, вернитесь к настоящему.
room-earlier-title = Более ранний момент игры.
room-to-present = Вернуться к настоящему
room-go-on-here = Играть дальше отсюда
room-closed = Пока что-то скрыто, вернуться назад в игре нельзя.
room-closed-look-back = Разбор игры возможен, когда в ней больше ничего не скрыто.
room-nothing-here = Здесь сейчас делать нечего.
room-no-computer = Компьютерного игрока у этой игры нет.
room-no-such-overlay = Слоя для этой клавиши в этой игре нет.
room-rolling = Кубики катятся
room-last-throw = Последний бросок
room-by-hand = Бросьте кубики
room-next-die = Кубик { $n } из { $of }: { $label }. Что выпало?
room-face-back = Исправить последнее число
room-die-hits = { $label }: { $face }, попадание
room-die-shows = { $label }: { $face }
room-die-needed = нужно: { $faces }
room-die-needs = нужно { $needs }
room-hand-over = Следующий игрок
room-hand-over-to = Теперь решает: { $side }. Другой игрок не смотрит.
room-hand-over-to-whom = Теперь решает { $who } ({ $side }). Другой игрок не смотрит.
room-ready = Я на месте
room-not-ready = Не сейчас
room-peek = Посмотреть мои секреты
room-peek-about = Сначала другой игрок отворачивается. Следующее действие снова их скроет.
room-cover = Скрыть мои секреты
room-cover-about = Оба игрока снова могут смотреть.
room-over = Игра окончена
room-computer-plays = Компьютер играет: { $side } ({ $level }).
room-ideas = Что можно сделать
room-idea-margin = Ожидаемый перевес в конце ({ $side }): { $margin } очка
room-do-idea = Выполнить совет { $n }
room-futures = Доиграно игр с этого места: { $games }
room-futures-margin = Перевес в среднем ({ $side }): { $margin }.
room-futures-note = С обеих сторон равные игроки; люди играют иначе.
futures-title = Тысяча продолжений
futures-about = Два компьютерных игрока доигрывают позицию на экране столько раз, сколько вы выберете. Столбцы показывают, с какой разницей победных очков кончаются партии; столбец ведёт к своим партиям.
futures-games = Партии
futures-play = Сыграть
futures-from = { $when }, партий: { $n }; { $first } { $level }, { $second } { $other }
futures-bar = Разница { $margin }: партий { $n }, { $share } %
futures-range = от { $from } до { $to }
futures-spread = Восемь партий из десяти кончаются между { $from } и { $to }.
futures-against = По сравнению с «{ $when }»: там в среднем { $was }, теперь { $by }.
futures-keep = Запомнить для сравнения
futures-keep-tip = Сравнивать с этими партиями следующие, в том числе из другой позиции или игры
futures-drop = Больше не сравнивать
futures-drop-tip = Убрать контур
futures-step = Просмотреть одну
futures-step-tip = Открыть партию выбранного столбца как отдельную игру; текущая игра сохраняется
futures-step-how = Сначала щёлкните столбец.
futures-copy = Скопировать таблицей
futures-copy-tip = Строка на партию, через запятую, для электронной таблицы
futures-study = Добавить в студию
futures-study-tip = Столбцы попадут в выбранный пункт студии, если партии начались там; иначе станут отдельным пунктом
futures-ahead = { $side } впереди: { $share }
futures-even = поровну: { $share }
futures-ahead-of = { $side } впереди
futures-per-cent = { $share } %
futures-axis = Перевес в победных очках в конце, считая от первой стороны
reliability-title = Что называли прогнозы и что сбылось
reliability-axes = Слева направо — названный шанс в процентах, вверх — как часто сбывалось. На пунктире сбывается то, что названо.
reliability-dots = Точка на каждую десятую часть шанса: чем больше прогнозов, тем она крупнее; в 95 случаях из 100 истинная доля лежит в пределах отрезка.
futures-svg = Сохранить как SVG
futures-png = Сохранить как PNG
futures-csv = Сохранить как CSV
futures-svg-tip = картинка столбцов линиями и буквами
futures-png-tip = картинка столбцов в пикселях
futures-csv-tip = строка на каждую игру, через запятую
futures-unplayed = Пока ничего не сыграно.
futures-note = Компьютер играет не так, как люди, а ± — только везение этих партий.
futures-none = Отсюда нечего доигрывать.
futures-game = { $title }, одно продолжение
futures-opened = Одна из доигранных партий; просмотрите её или сыграйте иначе с любого места.
timeline-name = Лента времени: { $moment }
timeline-play = Проиграть заново
timeline-stop = Остановить
timeline-faster = Быстрее (сейчас: { $pace })
timeline-slower = Медленнее (сейчас: { $pace })
timeline-curve = Кривая ожидаемых исходов
timeline-not-yet = Ещё не сыграно
remark-title = Примечание
remark-window = Примечание к этому моменту
remark-hint = Что сказать об этом моменте
remark-read = Так это читается:
remark-good = хорошо
remark-dubious = сомнительно
remark-mistake = ошибка
remark-turning-point = переломный момент
remark-too-many = Примечания могут быть не более чем к { $n } моментам.
log-remark = Примечание к действию { $ply }: { $what }
lines-title = Варианты этой игры
lines-beginning = Начало игры
lines-chance = Другой результат
lines-choice = Другое решение
lines-rolled = выпало { $faces }
lines-action = действие { $n }
lines-length = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
lines-fold = Свернуть: { $what }
lines-unfold = Развернуть: { $what }
lines-every = Показывать каждое действие
lines-name = Название этой позиции
lines-name-hint = Название этой позиции и варианта, который здесь начинается
lines-promote = Сделать главным вариантом
lines-promote-about = Этот вариант будет первым там, где он отходит от другого
lines-delete = Удалить отсюда
lines-delete-about = Действие, которое привело сюда, и всё, что следует за ним, убирается из вариантов; это можно вернуть
lines-now-deleted = Удалено. Вернуть можно отменой или из списка удалённого.
lines-deleted = { $n ->
    [one] { $n } удалённый вариант
    [few] { $n } удалённых варианта
   *[many] { $n } удалённых вариантов
}
lines-bring-back = Вернуть: { $what }
lines-undo = Отменить последнее изменение вариантов
lines-redo = Изменить варианты снова
lines-nothing-changed = Здесь нечего менять.
lines-too-many-names = Названия могут быть не более чем у { $n } позиций.
lines-chosen = выбрано { $faces }
falls-title = Другие результаты броска
falls-other = Другой результат…
falls-again = Бросить ещё раз
falls-again-about = Тот же бросок ещё раз, отдельным вариантом
falls-all = Каждый результат — вариантом
falls-all-about = Каждый результат, у которого ещё нет варианта, получит его рядом с этим; вы остаётесь на месте
falls-happened = этот вариант
falls-line = вариант есть
falls-none = До этого момента кубики не бросали.
falls-fell = Кубики этого варианта: { $faces }.
compare-title = Сравнить две позиции
compare-open = Сравнить…
compare-first = Первая позиция
compare-second = Вторая позиция
compare-swap = Поменять местами
compare-single = По одной карте
compare-curves = Пунктир: очки. Сплошная: чем кончались партии компьютеров оттуда, с погрешностью. Вверху впереди первая сторона; слева направо ход за ходом.
compare-points = { $side }: очков { $points }
compare-expected = в конце ожидается { $margin } ± { $error }
compare-flip = Показать вторую карту
compare-enter-first = Перейти к первой
compare-enter-second = Перейти ко второй
compare-same = Различий нет.
compare-differs = { $n ->
    [one] { $n } различие
    [few] { $n } различия
   *[many] { $n } различий
}
differs-change = { $from } → { $to }
differs-points = Победные очки, { $side }: { $from } → { $to }
differs-unit = { $unit }: { $what }
differs-strength = сила { $from } → { $to }
differs-steps = ступени { $from } → { $to }
differs-otherwise = Различается то, что не лежит на карте и не приносит очков.
falls-all-there = У каждого результата уже есть вариант.
falls-grown = { $n ->
    [one] { $n } результат стал вариантом.
    [few] { $n } результата стали вариантами.
   *[many] { $n } результатов стали вариантами.
}
speaker-not-here = У страницы в браузере нет второго окна, которое видит только докладчик: для него нужна программа на компьютере.
speaker-title = Окно докладчика
speaker-now = Сейчас
speaker-next = Далее
speaker-nothing = Это всё
speaker-clock = Время с начала презентации
speaker-back = Назад
speaker-on = Дальше
speaker-black = Чёрный экран
room-card-empty = Наведите указатель на место на карте: здесь будет сказано, что там и что ему угрожает.
room-ranked = Свой результат: { $here }; другие ({ $n }): от { $least } до { $most }
room-share = { $share } %
room-share-error = { $share } % ± { $error }
room-share-count = { $n } из { $all }
room-no-look-back = В этой игре нет компьютерных игроков, которые умеют разбирать партию.
back-measured = { $value } ± { $error }
back-sum = Со стороны «{ $side }»: итог { $result } = ожидалось { $expected }, удача в кубиках { $luck }, решения { $decisions }.
back-expected = «Ожидалось» — то, что в среднем получается от начала этой игры, если обе стороны делают лучшее на первый взгляд. Место исхода среди других игр сравнивает его с партиями других игроков, поэтому одно с другим может расходиться.
back-decisions = { $side }: вклад решений { $points }.
back-roll = { $when }: { $what }, кубики { $dice }: { $points }
back-lapse = { $when }, { $side }: упущено { $cost } ± { $error }
back-trust = Насколько это надёжно: каждое решение доиграно рядом с планом, лучшим на первый взгляд, равными игроками и с одними и теми же кубиками. Названы только те, что и во второй серии игр (половину её, где есть такие игроки, играли компьютеры, прошедшие тренировку) упустили больше трёх погрешностей; удачные находки не названы, а план, который никому не пришёл в голову, не проверялся.
draw-about-this-side = { $side }: что эта сторона делает, сделала или задумала
room-turn-not-played = Этот ход ещё не сыгран.
room-looking-at = Показано: { $when } · действие { $action } из { $of }
room-step-event = событие
room-step-battle = бой
room-step-back = Назад: { $step }
room-step-on = Вперёд: { $step }
room-box-looked-at = { $track } { $name }, показано сейчас
room-box-leads = Щелчок показывает начало.
panel-covered = Чем это кончилось бы, закрыто, пока нет ответа на вопрос.
room-doubt = { $what }?
room-doubt-grave = Это потеря навсегда.
room-doubt-sure = Всё равно сделать
room-aim-elsewhere = Другая цель
room-call-off = Отменить атаку
room-doubt-back = Ещё нет
room-no-order = В этой игре нет состава сил.
order-title = Состав сил
order-hint = название, место, сторона, «уничтожен» …
order-search = Искать в составе сил
order-none = Нет юнита со всеми этими словами.
order-name = Юнит
order-side = Сторона
order-strength = Сила
order-strength-steps = Сила · ступени
order-place = Место
order-supply = Снабжение
order-sort = Упорядочить: { $column }
order-of = { $now } из { $full }
order-steps = { $strength } · { $now }/{ $full }
order-comes = ход { $turn }, { $place }
order-supplied = снабжается
order-unsupplied = без снабжения
report-title = { $side } · { $when }
report-entry = Что сделала другая сторона
report-about = рассказать последний ход другой стороны бой за боем и показать его снова
report-none = У другой стороны ещё не было хода.
report-play = Показать снова
report-stop = Остановить
report-away = Закрыть
report-begins = В начале
report-chapter = Посмотреть: { $what }
report-show = Посмотреть на карте
room-share-least = < 1 %
entry-contrast = Высокая контрастность
present-legend = Легенда: { $legend }
tell-line-stays = { $n ->
    [one] { $n } отменённое действие остаётся в записи; к нему ведёт журнал.
    [few] { $n } отменённых действия остаются в записи; к ним ведёт журнал.
   *[many] { $n } отменённых действий остаются в записи; к ним ведёт журнал.
}
log-other-way = Сыграно иначе: { $what }
log-other-throw = Выпало иначе: { $what }
room-faces-right = Введено верно
room-no-blocks = Юниты этой игры — фишки.
history-title = Как было на самом деле
history-overlay-about = Фронт, каким он был на самом деле в конце хода, — тёмная линия с зубцами — рядом с фронтом игры, двойной линией цветов обеих сторон; с выступом или котлом.
history-pocket = Котёл тогда, { $days }
history-salient = Выступ тогда, { $days }
history-note = тогда: { $side }
history-ground = Тогда { $then }, здесь { $here }: { $places }.
history-ring-then = { $side }: тогда в окружении, здесь никто: { $places }.
history-ring-here = { $side }: здесь в окружении, тогда никто: { $places }.
history-ring-both = { $side }: в окружении тогда { $then }; здесь { $here }.
history-same = Здесь фронт проходит как тогда, насколько это известно.
history-turn = Ход { $turn }, { $days }
history-turn-untold = Ход { $turn }
history-untold = Об этом ходе ничего не рассказано.
history-here = Рядом с этой игрой, в рассматриваемый момент
history-beside-row = { $what }: { $then }. Здесь: { $here }.
history-in-the-end = Тогда и здесь
history-others = Другие ходы
history-sources = Источники
history-none = Как прошло это сражение на самом деле, здесь не известно.
history-on-map = На карте

facts-title = Что произошло
facts-units = Что стало с каждым юнитом
facts-row = { $name }: { $told }
facts-never = ни разу
facts-holds = { $ever }, впервые в среднем на ходу { $turn }; в конце { $last }
facts-ever-all = в каждой партии
facts-ever-some = в { $share } партий
facts-last-none = ни в одной
facts-last-all = во всех
facts-last-some = в { $share }
facts-number = в среднем { $mean } в конце, { $most } на пике
facts-note = Подсчёт ведётся в начале каждого хода игрока и в конце партии.

## A plan told by purpose
duty = { $duty ->
    [break] атака
    [prepare] готовить
    [exploit] развивать
    [close] окружить
    [hold] держать
    [leave] выйти
    [relieve] деблокада
    [guard] охранять
    [pin] сковать
    [support] усилить
    [screen] прикрыть
   *[withdraw] отойти
}
duty-about = { $duty ->
    [break] Атакует, чтобы очистить место или ослабить тех, кто его держит.
    [prepare] Готовится к следующему ходу.
    [exploit] Идёт к тому, что открыто за фронтом другой стороны, например к источнику снабжения.
    [close] Отрезает юниты другой стороны.
    [hold] Держит место, от которого что-то зависит.
    [leave] Выходит из кольца.
    [relieve] Открывает путь к отрезанным юнитам.
    [guard] Не пускает другую сторону туда, где на кону очки или снабжение.
    [pin] Оставляет юнитам другой стороны меньше мест, куда можно пойти.
    [support] Затрудняет атаку на это место.
    [screen] Не пускает другую сторону на какой-то участок.
   *[withdraw] Отходит туда, где безопаснее или есть снабжение.
}
idea-depth-where = Куда смотреть
idea-depth-what = Что делать
idea-depth-whole = Весь план
idea-depth-tip = «Куда смотреть» называет место, а не ход; в полном плане — числа, что он вызовет, лучший ответ и с чем его сравнивали.
idea-look-there = Посмотрите на { $places }.
idea-look-open = Ни одно место на карте этого не решает: взвесьте, к чему ведёт каждый выбор.
idea-on-map = На карте
idea-on-map-tip = Показывает, кто что делает, со словом у каждой стрелки.
idea-sets-off = Это вызовет ещё кое-что: { $what }
idea-also = Кроме того: { $moves }.
idea-also-tip = От этих передвижений, насколько найдено, ничего не зависит или зависит меньше, чем от остальных.
idea-as-first = Как в 1: { $who }.
idea-answer = Лучший ответ другой стороны: { $answer }
idea-at-sight = На первый взгляд это лучшее; ничего лучшего пока никто не искал. Поиск начнётся, если спросить совета.
next-turn = Ваш следующий ход: до его конца доиграны партии ({ $games }). В лучших { $best } из них, как компьютер оценивает позиции, { $told }.
next-turn-places = ваши юниты стоят в { $places }
next-turn-place = { $place } ({ $with } %, в остальных { $less } %)
next-turn-cut-off = { $whose ->
    [enemy] юнитов противника отрезано в среднем { $with } (в остальных { $less })
   *[own] ваших юнитов отрезано в среднем { $with } (в остальных { $less })
}
idea-then = Затем: { $plan }
idea-rather = { $sure ->
    [yes] На { $points } лучше плана 2.
    [perhaps] Возможно, на { $points } лучше плана 2, но не наверняка.
    [less] Эти партии говорят за план 2 ({ $points }), прежние — за этот.
   *[no] Насколько можно судить, так же хорош, как план 2 (разница { $points }).
}
idea-behind = { $sure ->
    [yes] На { $points } меньше, чем план 1.
    [perhaps] Возможно, на { $points } меньше, чем план 1, но не наверняка.
    [less] Эти партии говорят скорее за него, чем за план 1 ({ $points }), прежние — нет.
   *[no] Не хуже плана 1, насколько можно судить (разница { $points }).
}

## What the other side could do
dangers-title = Что другая сторона может сделать дальше
dangers-none = Ничего, что вам чего-то стоило бы, не найдено.
danger-costs = стоит { $points } ± { $error }
danger-only = Только это
danger-only-tip = Показывает на карте только это; ещё раз — и снова всё.
room-no-dangers = Что может сделать другая сторона, в этой игре сказать нельзя.

## The coach
entry-coach = Тренер
coach-off = Никто не смотрит
coach-from = Говорит от { $points } победного очка
coach-about = Даёт вам играть, тем временем смотрит на ваши решения и говорит, только если одно из них несомненно стоило больше.
coach-watches = Тренер смотрит и говорит от { $points } победного очка.
coach-thinks = Тренер смотрит на то, что вы решили, и говорит от { $points } победного очка.
coach-content = Тренер посмотрел на ваше последнее решение: потеря от { $points } победного очка не доказана.
coach-cannot = Тренер здесь не может следить: он увидел бы то, что игроки скрывают друг от друга.
coach-title = Ваш тренер
coach-says = { $when }, { $side }: одно решение стоило { $cost } ± { $error } победного очка.
coach-apart = Доиграли игроки двух видов: каждый уверен, что решение чего-то стоило, но во сколько — они сильно расходятся.
coach-what = Что я упустил?
coach-what-tip = Рассказывает, что было бы лучше, и рисует это на карте
coach-again = Вернуть и попробовать
coach-again-tip = Игра снова стоит там, где принималось решение; сыгранное остаётся вариантом.
coach-again-dice = Игра снова стоит там, где это решалось. Кубики следуют из её начального числа и выпадут так же.
coach-on = Дальше
coach-review = Что тренировать
coach-review-says = Ваших решений, которые несомненно чего-то стоили: { $n }.
coach-practise = { $theme }: всего { $cost }
coach-exercise = { $has ->
    [yes] { $when }: { $played } ({ $cost } ± { $error })
   *[no] { $when }: { $cost } ± { $error }
}
coach-trust = Каждое доиграно до конца в обоих вариантах одними и теми же новыми бросками. Сообщается то, что стоило больше трёх стандартных ошибок — или больше трёх у игроков каждого вида в отдельности, если доигрывали игроки двух видов.
coach-theme-other = Решения

## Practising decisions of one's own games
practice-list = Повторение{ $n ->
    [0] {""}
   *[other] {" "}(сегодня: { $n })
}
practice-none = Пока ничего нет. Когда тренер наблюдает (меню «Компьютер»), каждое ваше решение, которое чего-то стоило, сохраняется здесь и возвращается: завтра, а после каждого верного ответа — через больший срок.
practice-about = Решения из ваших партий, которые чего-то стоили. Каждое возвращается через 1, 3, 7, 21 и 60 дней; после ошибки всё начинается сначала.
practice-due = пора
practice-in = { $n ->
    [1] завтра
    [one] через { $n } день
    [few] через { $n } дня
   *[many] через { $n } дней
}
practice-is-learned = усвоено
practice-of = { $title }: стоило { $cost } ± { $error } победного очка
practice-waits = { $n ->
    [one] Сегодня нужно повторить { $n } решение из ваших партий
    [few] Сегодня нужно повторить { $n } решения из ваших партий
   *[many] Сегодня нужно повторить { $n } решений из ваших партий
}
practice-title = Ещё раз
practice-leave = Назад к моей партии
practice-leave-first = Сначала вернитесь к своей партии: повторение — не отдельная партия.
practice-nothing = В конце этого упражнения решать нечего.
practice-unreadable = Упражнение в файле { $file } прочитать нельзя. Файл остаётся как есть.
practice-cost = В первый раз решение стоило { $cost } ± { $error } победного очка.
practice-task = { $side }: решайте и продолжайте, пока не выпадут кубики или не кончится фаза.
practice-looks = Тренер смотрит: ваш ход и лучший из найденных доигрываются с одними и теми же бросками.
practice-solved = Хорошее решение: потерь не видно.
practice-missed = Решение стоило { $cost } ± { $error } победного очка.
practice-unsaid = Об этом решении ничего сказать нельзя.
practice-then = В первый раз: { $plan }
practice-better = Лучше было: { $plan }
practice-again = Ещё раз
practice-again-tip = Для тренировки; засчитывается только первый ответ.
practice-others = Другие упражнения
practice-again-in = { $n ->
    [1] Упражнение вернётся завтра.
    [one] Упражнение вернётся через { $n } день.
    [few] Упражнение вернётся через { $n } дня.
   *[many] Упражнение вернётся через { $n } дней.
}
practice-learned = Решено пять раз подряд, больше не вернётся.
coach-kept = Каждое сохранено среди уроков и вернётся начиная с завтрашнего дня.
