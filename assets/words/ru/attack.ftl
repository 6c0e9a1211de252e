# Панели решений: бой, планы, кубики, компьютер, рисование, показ.

## Dice and luck
dice-window = Кубики и везение
dice-window-moment = До просматриваемого момента.
dice-window-note = Честные кубики со временем подвели бы каждый столбик к пунктирной линии.
dice-window-hits = Попадания — по таблице, сколько бы ни потерял обороняющийся.
dice-window-faces = { $side }: сколько раз выпала каждая грань: { $faces }

## Computer players
level-random = Наугад
level-cadet = Курсант
level-captain = Капитан
level-colonel = Полковник
level-general = Генерал
level-marshal = Маршал
level-about-random = любое разрешённое действие
level-about-cadet = новичок, который часто ошибается
level-about-captain = видит главное, но порой ошибается
level-about-colonel = то, что на первый взгляд кажется лучшим, мгновенно
level-about-general = разыгрывает целые планы и ответ противника, прежде чем выбрать, примерно за секунду
level-about-marshal = взвешивает гораздо больше изменений плана, каждое с новыми бросками, и думает несколько секунд
temper-book = по учебнику
temper-bold = смело
temper-careful = осторожно
temper-about-book = делает то, что даёт больше всего
temper-about-bold = охотно атакует, если надо — решительно, и держит позиции
temper-about-careful = мало рискует и скорее отступит, чем потеряет части
commander-bold = { $level }, играет смело
commander-careful = { $level }, играет осторожно
computer-waits = Он ждёт.
computer-decides = Думает…
computer-seeks = Ищет лучшие планы…
computer-gave-up = Игра пошла дальше раньше, чем пришёл ответ. О нынешней позиции спросите ещё раз.
computer-fears = Ищет, что может сделать другая сторона…
computer-plays-out = Разыгрывает позицию до конца…
computer-looks-back = Разбирает игру…
computer-go-on = Продолжить
computer-go-on-tip = Пусть решает компьютер
computer-pause = Пауза
computer-pause-tip = Остановить компьютер; тогда можно решить за него
computer-plan = Его план
computer-stop = Прервать

## What the computer found
found-over = Игра окончена.
found-show = Показать
found-do-tip = До следующего броска; фазу это не заканчивает
found-plan-it = В план
found-plan-it-tip = К запланированным атакам; пока ничего не происходит
found-dice = Кубики
found-decisions = Решения
found-lapses = Проверено решений: { $n }; из них, похоже, с потерей: { $lapses }.
found-played = Сыграно: { $plan }
found-better = Лучше: { $plan }
found-moment-tip = Посмотреть этот момент на карте

## Drawing on the map
draw-key = Главное
draw-idea = Возможное
draw-arrow = Стрелка из { $from } в { $to } ({ $meaning })
draw-circle = Круг: { $hex } ({ $meaning })
draw-note = Заметка, { $hex }: { $text } ({ $meaning })
draw-about-key = Что здесь важнее всего
draw-about-idea = Что могло бы быть: пунктиром
draw-hint-begun = Стрелка из { $hex }: Enter в её конце. Ещё раз Enter здесь: круг.
draw-hint-line = Протянуть от { $cell ->
    [square] клетки
    [area] области
   *[hex] гекса
} к { $cell ->
    [square] клетке
    [area] области
   *[hex] гексу
}: стрелка. Щелчок: круг.
draw-hint-note = Щёлкните { $cell ->
    [square] клетку
    [area] область
   *[hex] гекс
}, чтобы написать там.
draw-hint-erase = Щёлкните то, что убрать.
draw-done = Готово
draw-done-tip = Закончить рисование: { $key } или Esc
draw-tool-line = Стрелка, круг
draw-tool-line-tip = Протяните от { $cell ->
    [square] клетки
    [area] области
   *[hex] гекса
} к { $cell ->
    [square] клетке
    [area] области
   *[hex] гексу
} — будет стрелка, щёлкните — круг. С клавиатуры: Enter в начале и в конце.
draw-tool-note = Заметка
draw-tool-note-tip = Щёлкните { $cell ->
    [square] клетку
    [area] область
   *[hex] гекс
}, чтобы написать там несколько слов. Клавиша { $key }
draw-tool-erase = Ластик
draw-tool-erase-tip = Щёлкните { $cell ->
    [square] клетку
    [area] область
   *[hex] гекс
}, чтобы убрать нарисованное там последним. Клавиша { $key }
draw-colour = Цвет: { $meaning }
draw-colour-tip = { $about }. Клавиша { $key } берёт следующий
draw-lasts = Остаётся: { $how }
draw-lasts-moment = только в этот момент
draw-lasts-turn = только в этот ход
draw-lasts-erased = пока не сотрут
draw-lasts-tip = Как долго нарисованное с этого момента остаётся на карте
draw-line = Линия от руки ({ $meaning })
draw-tool-freehand = От руки
draw-tool-freehand-tip = Удерживайте кнопку и рисуйте как угодно.
draw-hint-freehand = Удерживайте кнопку и рисуйте. Заметку можно перетащить в другое место.
draw-take-back = Отменить
draw-here = Нарисовано: { $n }
draw-here-tip = Что нарисовано в этот момент; можно убрать
draw-here-none = В этот момент ничего не нарисовано.
draw-not-shown = Нарисованное в этот момент не удаётся показать: ошибка программы. Рисунки остаются в игре.
draw-erase = Убрать: { $what }
draw-erase-all = Убрать всё в этот момент
draw-nothing-at = Здесь ничего не нарисовано: { $hex }.
draw-no-undo = Здесь нечего отменять. Esc заканчивает рисование.
draw-no-redo = Здесь нечего рисовать заново. Esc заканчивает рисование.
draw-too-many = Рисунков в этот момент: { $n }; больше сохранить нельзя.
draw-too-many-moments = Моментов с рисунками: { $n }; больше сохранить нельзя.

## Presenter mode, earlier moments
present-now = настоящее
present-line = строка { $line } из { $all }
present-begins = Игра начинается.
present-black = Экран чёрный. Та же клавиша, переход к другому моменту или Esc включит его.
present-decision = Решение: { $side }

## Pages, and a window that does not open
saved-as = Сохранено: { $file }.
written-as = Записано: { $file }.
written-no-folder = Не удаётся создать { $folder }: { $why }
picture-fault = Изображение не удалось нарисовать: ошибка программы. Сама игра цела.
start-failed = Hell’s Gate не может открыть окно: { $what }
    (Сообщение системы: { $said })
start-no-opengl = OpenGL не найден. В Debian или Ubuntu: { $command }
start-no-library = не хватает библиотеки X Window System. В Debian или Ubuntu: { $command }
start-no-keyboard = не хватает библиотеки libxkbcommon. В Debian или Ubuntu: { $command }
start-no-display = нет экрана. Запустите программу в сеансе рабочего стола; через ssh — с `ssh -X`, или под `xvfb-run`. Команды, которым окно не нужно: `hells-gate --help`
start-refused = оконная система отказала. В Debian или Ubuntu нужны эти пакеты: { $packages }
fault-own = В программе произошла внутренняя ошибка, и ей пришлось завершиться.
fault-window-lost = Оконная система разорвала связь с окном. (Сообщение: { $said })
fault-kept = Игра сохранена в { $file }; при следующем запуске её можно будет продолжить.
fault-nothing-to-keep = Открытой игры, которую нужно было бы сохранить, не было.
fault-last-time = В прошлый раз в программе произошла внутренняя ошибка, и ей пришлось завершиться. (Сообщение: { $said })
