# Обучение: первый ход советского игрока, на каждой карточке одно правило.
# Аргументы вроде { $undo } — клавиши.

## The card and its buttons
tour-name = Обучение
tour-count = Карточка { $n } из { $all }
tour-leave = Выйти из обучения
tour-leave-short = Выйти
tour-leave-about = Ваша игра вернётся такой, какой была.
tour-next = Далее
tour-show-me = Показать
tour-back = Назад
tour-again = С начала
tour-goes-on = Обучение продолжается с того места, где вы остановились.
tour-against = Играть против компьютера
tour-alone = Сыграть
tour-none = Для этой игры обучения нет.
tour-play-on = Играть дальше
tour-play-on-about = Эта игра станет вашей; та, что вы оставили, сохранится.

## What the tour does not do
tour-leave-first = { $why } Сначала выйдите из обучения.
tour-not-saved = Игра обучения не сохраняется.
tour-no-branch = Другой вариант начинают из своей игры.
tour-no-computer = Компьютерные игроки играют в вашей игре.
tour-own-plan = У обучения свой план.
tour-no-redo = В обучении отменённое повторяет кнопка «{ tour-show-me }».
tour-first-card = Это первая карточка.
tour-card-waits = Карточка ждёт, пока её задание не будет выполнено; поможет кнопка «{ tour-show-me }».
tour-read-first = Правила это разрешают. Сначала прочтите карточку, потом идите дальше.
tour-another-way = Правила это разрешают, но обучение идёт другим путём. { $task }

## Tasks of several cards
tour-read-task = Прочтите и нажмите «{ tour-next }» ({ $tour_go_on }).
tour-end-task = Обучение окончено. Дальше — кнопка «{ $button }».
