# Панелі рішень: бій, плани, кубики, комп’ютер, малювання, показ.

## Dice and luck
dice-window = Кубики й везіння
dice-window-moment = До моменту, який переглядають.
dice-window-note = Чесні кубики з часом підвели б кожен стовпчик до пунктирної лінії.
dice-window-hits = Влучання — за таблицею, скільки б не втратив оборонець.
dice-window-faces = { $side }: скільки разів випала кожна грань: { $faces }

## Computer players
level-random = Навмання
level-cadet = Курсант
level-captain = Капітан
level-colonel = Полковник
level-general = Генерал
level-marshal = Маршал
level-about-random = будь-яка дозволена дія
level-about-cadet = новачок, який часто помиляється
level-about-captain = бачить головне, але часом помиляється
level-about-colonel = те, що на перший погляд здається найкращим, миттєво
level-about-general = розігрує цілі плани й відповідь супротивника, перш ніж обрати, приблизно за секунду
level-about-marshal = зважує значно більше змін плану, кожну з новими кидками, і думає кілька секунд
temper-book = за підручником
temper-bold = сміливо
temper-careful = обережно
temper-about-book = робить те, що дає найбільше
temper-about-bold = охоче атакує, якщо треба — рішуче, і тримає позиції
temper-about-careful = мало ризикує і радше відступить, ніж втратить частини
commander-bold = { $level }, грає сміливо
commander-careful = { $level }, грає обережно
computer-waits = Він чекає.
computer-decides = Думає…
computer-seeks = Шукає найкращі плани…
computer-gave-up = Гра пішла далі раніше, ніж надійшла відповідь. Про нинішню позицію запитайте ще раз.
computer-fears = Шукає, що може зробити інша сторона…
computer-plays-out = Розігрує позицію до кінця…
computer-looks-back = Розбирає гру…
computer-go-on = Продовжити
computer-go-on-tip = Хай вирішує комп’ютер
computer-pause = Пауза
computer-pause-tip = Зупинити комп’ютер; тоді можна вирішити за нього
computer-plan = Його план
computer-stop = Перервати

## What the computer found
found-over = Гру закінчено.
found-show = Показати
found-do-tip = До наступного кидка; фазу це не закінчує
found-plan-it = До плану
found-plan-it-tip = До запланованих атак; поки що нічого не відбувається
found-dice = Кубики
found-decisions = Рішення
found-lapses = Перевірено рішень: { $n }; з них, схоже, з втратою: { $lapses }.
found-played = Зіграно: { $plan }
found-better = Краще: { $plan }
found-moment-tip = Подивитися цей момент на мапі

## Drawing on the map
draw-key = Головне
draw-idea = Можливе
draw-arrow = Стрілка з { $from } у { $to } ({ $meaning })
draw-circle = Коло: { $hex } ({ $meaning })
draw-note = Нотатка, { $hex }: { $text } ({ $meaning })
draw-about-key = Що тут найважливіше
draw-about-idea = Що могло б бути: пунктиром
draw-hint-begun = Стрілка з { $hex }: Enter у її кінці. Ще раз Enter тут: коло.
draw-hint-line = Протягнути від { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
} до { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
}: стрілка. Клацання: коло.
draw-hint-note = Клацніть { $cell ->
    [square] клітинку
    [area] область
   *[hex] гекс
}, щоб написати там.
draw-hint-erase = Клацніть те, що прибрати.
draw-done = Готово
draw-done-tip = Закінчити малювання: { $key } або Esc
draw-tool-line = Стрілка, коло
draw-tool-line-tip = Протягніть від { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
} до { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
} — буде стрілка, клацніть — коло. З клавіатури: Enter на початку та в кінці.
draw-tool-note = Нотатка
draw-tool-note-tip = Клацніть { $cell ->
    [square] клітинку
    [area] область
   *[hex] гекс
}, щоб написати там кілька слів. Клавіша { $key }
draw-tool-erase = Гумка
draw-tool-erase-tip = Клацніть { $cell ->
    [square] клітинку
    [area] область
   *[hex] гекс
}, щоб прибрати намальоване там останнім. Клавіша { $key }
draw-colour = Колір: { $meaning }
draw-colour-tip = { $about }. Клавіша { $key } бере наступний
draw-lasts = Залишається: { $how }
draw-lasts-moment = лише в цей момент
draw-lasts-turn = лише в цей хід
draw-lasts-erased = доки не зітруть
draw-lasts-tip = Як довго намальоване відтепер залишається на мапі
draw-line = Лінія від руки ({ $meaning })
draw-tool-freehand = Від руки
draw-tool-freehand-tip = Утримуйте кнопку й малюйте як завгодно.
draw-hint-freehand = Утримуйте кнопку й малюйте. Нотатку можна перетягнути в інше місце.
draw-take-back = Скасувати
draw-here = Намальовано: { $n }
draw-here-tip = Що намальовано цього моменту; можна прибрати
draw-here-none = Цього моменту нічого не намальовано.
draw-not-shown = Намальоване цього моменту не вдається показати: помилка програми. Малюнки лишаються в грі.
draw-erase = Прибрати: { $what }
draw-erase-all = Прибрати все цього моменту
draw-nothing-at = Тут нічого не намальовано: { $hex }.
draw-no-undo = Тут немає чого скасовувати. Esc закінчує малювання.
draw-no-redo = Тут немає чого малювати знову. Esc закінчує малювання.
draw-too-many = Малюнків цього моменту: { $n }; більше зберегти не можна.
draw-too-many-moments = Моментів із малюнками: { $n }; більше зберегти не можна.

## Presenter mode, earlier moments
present-now = теперішнє
present-line = рядок { $line } з { $all }
present-begins = Гра починається.
present-black = Екран чорний. Та сама клавіша, перехід до іншого моменту або Esc увімкне його.
present-decision = Рішення: { $side }

## Pages, and a window that does not open
saved-as = Збережено: { $file }.
written-as = Записано: { $file }.
written-no-folder = Не вдається створити { $folder }: { $why }
picture-fault = Зображення не вдалося намалювати: помилка програми. Сама гра ціла.
start-failed = Hell’s Gate не може відкрити вікно: { $what }
    (Повідомлення системи: { $said })
start-no-opengl = OpenGL не знайдено. У Debian або Ubuntu: { $command }
start-no-library = бракує бібліотеки X Window System. У Debian або Ubuntu: { $command }
start-no-keyboard = бракує бібліотеки libxkbcommon. У Debian або Ubuntu: { $command }
start-no-display = немає екрана. Запустіть програму в сеансі робочого столу; через ssh — із `ssh -X`, або під `xvfb-run`. Команди, яким вікно не потрібне: `hells-gate --help`
start-refused = віконна система відмовила. У Debian або Ubuntu потрібні ці пакети: { $packages }
fault-own = У програмі сталася внутрішня помилка, і їй довелося завершитися.
fault-window-lost = Віконна система розірвала зв’язок із вікном. (Повідомлення: { $said })
fault-kept = Гру збережено в { $file }; під час наступного запуску її можна буде продовжити.
fault-nothing-to-keep = Відкритої гри, яку треба було б зберегти, не було.
fault-last-time = Минулого разу в програмі сталася внутрішня помилка, і їй довелося завершитися. (Повідомлення: { $said })
