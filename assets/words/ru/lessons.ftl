# Уроки: список, карточка шага, что говорится об ответах, файлы.

## The list
lessons-title = Уроки
entry-lessons = Уроки…
key-lessons = открыть список уроков
opening-lessons-about = Правила и замысел каждой игры шаг за шагом, с вопросами на карте.
lessons-tours = Первые шаги
lessons-own = Свои
lessons-done = пройден
lessons-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
lessons-at = пройден шаг { $n } из { $all }
lessons-faulty = не открывается
lessons-foot = У урока своя партия; ваша тем временем ждёт.

## The card
lesson-step = Шаг { $n } из { $all }
lesson-leave = Выйти из урока
lesson-list = Список
lesson-hint = { $n ->
    [one] Подсказка (ещё { $n })
    [few] Подсказка (ещё { $n })
   *[many] Подсказка (ещё { $n })
}
lesson-hint-head = Подсказка { $n }
lesson-try-again = Ещё раз
lesson-next = Следующий урок
lesson-all = Все уроки…
lesson-check = Проверить
lesson-number = Число:
lesson-number-how = Введите целое число.
lesson-on-the-map = Ответьте на карте или кнопками панели.
lesson-right = Верно.
lesson-shown = Вот так.
lesson-not-so = Не совсем.
key-lesson-hint = прочитать следующую подсказку урока
key-lesson-again = ещё раз попробовать ответить на вопрос урока

## What is said of answers
lesson-other = Правила это разрешают, но вопрос не об этом.
lesson-other-number = Число другое. Посчитайте ещё раз или возьмите подсказку.
lesson-too-soon = Рано: до этого к ответу относится ещё кое-что.
lesson-answer-first = Сначала ответьте на вопрос или нажмите «{ tour-show-me }».
lesson-answered = Ответ уже дан. Идите дальше или попробуйте ещё раз.
lesson-answer-here = Сначала ответьте на вопрос на карточке.
lesson-no-hints = Больше подсказок нет.
lesson-leave-first = { $why } Сначала выйдите из урока.
lesson-not-saved = Партия урока не сохраняется.

## Files
lesson-gone = Этого урока больше нет.
lesson-unreadable = Не удаётся прочитать { $file }: { $why }
lesson-damaged = Файл этого урока повреждён ({ $why }). Показано то, что уцелело; сам файл не изменён.
lesson-faults = { $file } — не годный урок:
    { $told }
lesson-faults-more = { $file } — не годный урок:
    { $told }
    и ещё { $n ->
        [one] { $n } ошибка
        [few] { $n } ошибки
       *[many] { $n } ошибок
    }
lesson-too-long = в файле урока не больше { $most } КБ
lesson-one-kind = у вопроса есть либо «play», либо «choose», либо «number»
lesson-one-right = для выбора нужны хотя бы два варианта, один из них верный
lesson-no-rule = нет правила { $rule }
lesson-not-played = здесь так сыграть нельзя: { $why }
lesson-nothing-there = здесь нет ни места, ни юнита { $name }
lesson-other-fact = в файле { $is }, а по правилам { $found }
lesson-says-nothing = об этом неверном ответе ничего не сказано
lesson-both = один и тот же ответ и верный, и неверный
lesson-first-is-whole = первый верный ответ записан полностью, без «*»
lesson-another-notation = правила это разрешают, но записывают иначе
lesson-told = { $title }: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, { $asked ->
    [one] { $asked } вопрос
    [few] { $asked } вопроса
   *[many] { $asked } вопросов
}
lesson-sound = Все позиции, ответы, правила и числа верны.

## Writing a lesson
entry-author = Написать урок…
key-author = написать урок или закрыть его окно
author-window = Написание урока
author-new = Новый урок
author-save = Сохранить урок
file-kind-lesson = Уроки
author-try = Попробовать
author-check = Проверить урок
author-undo = Отменить правку
author-redo = Вернуть правку
author-open = Открыть
author-language = Язык текста:
author-no-file = Ещё не сохранён; черновик остаётся.
author-title = Название урока
author-title-new = Мой урок
author-chapter = Глава
author-about = О чём он
author-steps = Шаги
author-step-title = Шаг { $n }
author-step-text = Что здесь видно?
author-add-step = Добавить шаг
author-earlier = Выше
author-later = Ниже
author-delete-step = Удалить шаг
author-step-name = Название шага
author-text = Текст (**жирный**, - список, [7.1])
author-rule = Правило
author-has-position = Своя позиция.
author-goes-on = Продолжает предыдущий шаг.
author-take-position = Взять позицию со стола
author-go-on = Продолжить предыдущий
author-before = Сыграно до шага, по действию в строке
author-no-overlays = Слоёв не показывает.
author-overlays = Показывает: { $keys }.
author-any-overlays = Слои не меняет.
author-take-overlays = Показать нынешние слои
author-leave-overlays = Не менять
author-shows = Места и юниты, на которые указывает (C6 20T)
author-question = Вопрос
author-kind-none = Нет
author-kind-play = Ходом
author-kind-choose = Выбором
author-kind-number = Числом
author-ask = Что спрашивают
author-choice = Ответ
author-choice-head = Вариант { $n }
author-is-right = Вариант { $n } верный
author-add-choice = Добавить вариант
author-number = Верное число
author-wrong-number = Неверное число { $n }
author-add-number = Добавить неверное число
author-right = Верный ответ
author-wrong = Неверный ответ
author-other = Об остальном
author-says-of = Что сказать: { $what }
author-delete = Удалить: { $what }
author-add = Добавить: { $what }
author-record-right = Сыграть верный ответ
author-record-wrong = Сыграть неверный ответ
author-recording = Сыграйте ответ на карте.
author-stop = Это ответ
author-nothing-played = Ничего не сыграно.
author-hints = Подсказки
author-add-hint = Добавить подсказку
author-delete-hint = Удалить подсказку { $n }
author-explains = Объяснение после ответа
author-reply = После ответа играет другая сторона

## How well people play
entry-ratings = Рейтинг…
also-ratings = игроки сила Эло результаты сравнить победы поражения
ratings-title = Рейтинг
ratings-none = Пока ни одна партия этой игры не засчитана: здесь только уровни компьютера.
ratings-head = { $column ->
    [who] игрок
    [rating] рейтинг
   *[games] победы–ничьи–поражения
}
ratings-nobody = без имени
ratings-rating = { $rating } ± { $error }
ratings-now = { $who }: рейтинг { $rating } ± { $error } после { $n ->
    [one] { $n } партии
    [few] { $n } партий
   *[many] { $n } партий
}; у полковника 1000.
ratings-uncounted = Для рейтинга не засчитывается: { $why ->
    [names] у обоих игроков одинаковые имена или имён нет. Имена указываются в окне новой игры.
    [scenario] сценарий не из этой программы.
    [set-up] партия началась со своей позиции, или её файл изменён вне программы.
    [rules] числа правил были изменены.
    [dice] кубики бросала не программа.
    [undo] броски можно было взять назад.
    [other-dice] бросок был выбран, или после броска пробовали другое.
    [advice] у компьютера спрашивали совета.
    [others] по ходу партии за одну из сторон сел другой.
   *[before] та же партия с теми же кубиками уже засчитана.
}
ratings-about = Кто на 400 выше другого, выигрывает у него десять партий из одиннадцати (ничья — половина); ± — стандартная ошибка. Уровни компьютера стоят там, куда их поставили партии между собой, люди — там, куда их ставят собственные партии, начиная с места полковника; какой стороной они играли, не учитывается. Засчитывается партия, которую кто-то сыграл от начала до конца против компьютера или другого человека: сценарий из программы, по его собственным правилам, с бросками программы и отменой только до последнего из них. Она засчитывается один раз, так, как закончилась впервые, и не засчитывается, если по ходу сел кто-то другой или у компьютера спрашивали совета (и то и другое известно, пока партия открыта).
ratings-kept = Хранится только на этом компьютере, в { $folder }
