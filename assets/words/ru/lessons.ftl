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
lesson-check = Проверить
lesson-number = Число:
lesson-number-how = Введите целое число.
lesson-on-the-map = Ответьте на карте или кнопками панели.
lesson-right = Верно.
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
