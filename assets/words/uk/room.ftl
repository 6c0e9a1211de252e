room-full = Запис цієї гри досяг найбільшої довжини.
room-not-yours = Зараз вирішує інша сторона.
room-not-done = Це не виконано: { $why }.
room-earlier = Показано попередній момент. Щоб грати далі, поверніться до теперішнього.
room-earlier-title = Попередній момент гри.
room-to-present = Повернутися до теперішнього
room-go-on-here = Грати далі звідси
room-closed = Поки щось приховано, повернутися назад у грі не можна.
room-closed-look-back = Розбір гри можливий, коли в ній більше нічого не приховано.
room-nothing-here = Тут зараз нема чого робити.
room-no-computer = Комп’ютерного гравця ця гра не має.
room-no-such-overlay = Шару для цієї клавіші в цій грі немає.
room-rolling = Кубики котяться
room-last-throw = Останній кидок
room-by-hand = Киньте кубики
room-next-die = Кубик { $n } з { $of }: { $label }. Що випало?
room-face-back = Виправити останнє число
room-die-hits = { $label }: { $face }, влучання
room-die-shows = { $label }: { $face }
room-die-needed = потрібно: { $faces }
room-die-needs = потрібно { $needs }
room-hand-over = Наступний гравець
room-hand-over-to = Тепер вирішує: { $side }. Інший гравець не дивиться.
room-hand-over-to-whom = Тепер вирішує { $who } ({ $side }). Інший гравець не дивиться.
room-ready = Я на місці
room-not-ready = Не зараз
room-peek = Переглянути мої секрети
room-peek-about = Спершу інший гравець відвертається. Наступна дія знову їх сховає.
room-cover = Сховати мої секрети
room-cover-about = Обидва гравці знову можуть дивитися.
room-over = Гру закінчено
room-computer-plays = Комп’ютер грає: { $side } ({ $level }).
room-ideas = Що можна зробити
room-idea-margin = Очікувана перевага наприкінці ({ $side }): { $margin } очка
room-do-idea = Виконати пораду { $n }
room-futures = Дограно ігор звідси: { $games }
room-futures-margin = Перевага в середньому ({ $side }): { $margin }.
room-futures-note = З обох боків рівні гравці; люди грають інакше.
futures-title = Тисяча продовжень
futures-about = Два комп’ютерні гравці дограють позицію на екрані стільки разів, скільки ви оберете. Стовпці показують, з якою різницею переможних очок закінчуються партії; стовпець веде до своїх партій.
futures-games = Партії
futures-play = Зіграти
futures-from = { $when }, партій: { $n }; { $first } { $level }, { $second } { $other }
futures-bar = Різниця { $margin }: партій { $n }, { $share } %
futures-range = від { $from } до { $to }
futures-spread = Вісім партій із десяти закінчуються між { $from } і { $to }.
futures-against = Порівняно з «{ $when }»: там у середньому { $was }, тепер { $by }.
futures-keep = Запам’ятати для порівняння
futures-keep-tip = Порівнювати з цими партіями наступні, також з іншої позиції чи гри
futures-drop = Більше не порівнювати
futures-drop-tip = Прибрати контур
futures-step = Переглянути одну
futures-step-tip = Відкрити партію обраного стовпця як окрему гру; поточна гра зберігається
futures-step-how = Спершу клацніть стовпець.
futures-copy = Скопіювати таблицею
futures-copy-tip = Рядок на партію, через кому, для електронної таблиці
futures-study = Додати до студії
futures-study-tip = Стовпці потраплять до обраного пункту студії, якщо партії почалися там; інакше стануть окремим пунктом
futures-ahead = { $side } попереду: { $share }
futures-even = порівну: { $share }
futures-ahead-of = { $side } попереду
futures-per-cent = { $share } %
futures-axis = Перевага в переможних очках наприкінці, рахуючи від першої сторони
reliability-title = Що називали прогнози і що справдилося
reliability-axes = Зліва направо — названий шанс у відсотках, угору — як часто справджувалося. На пунктирі справджується те, що названо.
reliability-dots = Крапка на кожну десяту частину шансу: що більше прогнозів, то вона більша; у 95 випадках зі 100 справжня частка лежить у межах відрізка.
futures-svg = Зберегти як SVG
futures-png = Зберегти як PNG
futures-csv = Зберегти як CSV
futures-svg-tip = зображення стовпців лініями й літерами
futures-png-tip = зображення стовпців у пікселях
futures-csv-tip = рядок на кожну гру, через кому
futures-unplayed = Поки нічого не зіграно.
futures-note = Комп’ютер грає не так, як люди, а ± — лише везіння цих партій.
futures-none = Звідси нічого догравати.
futures-game = { $title }, одне продовження
futures-opened = Одна з дограних партій; перегляньте її або зіграйте інакше з будь-якого місця.
timeline-name = Стрічка часу: { $moment }
timeline-play = Програти заново
timeline-stop = Зупинити
timeline-faster = Швидше (зараз: { $pace })
timeline-slower = Повільніше (зараз: { $pace })
timeline-curve = Крива очікуваних результатів
timeline-not-yet = Ще не зіграно
remark-title = Примітка
remark-window = Примітка до цього моменту
remark-hint = Що сказати про цей момент
remark-read = Так це читається:
remark-good = добре
remark-dubious = сумнівно
remark-mistake = помилка
remark-turning-point = переломний момент
remark-too-many = Примітки можуть бути щонайбільше до { $n } моментів.
log-remark = Примітка до дії { $ply }: { $what }
lines-title = Варіанти цієї гри
lines-beginning = Початок гри
lines-chance = Інший результат
lines-choice = Інше рішення
lines-rolled = випало { $faces }
lines-action = дія { $n }
lines-length = { $n ->
    [one] { $n } дія
    [few] { $n } дії
   *[many] { $n } дій
}
lines-fold = Згорнути: { $what }
lines-unfold = Розгорнути: { $what }
lines-every = Показувати кожну дію
lines-name = Назва цієї позиції
lines-name-hint = Назва цієї позиції та варіанта, що тут починається
lines-promote = Зробити головним варіантом
lines-promote-about = Цей варіант буде першим там, де він відходить від іншого
lines-delete = Видалити звідси
lines-delete-about = Дія, що привела сюди, і все, що йде за нею, прибирається з варіантів; це можна повернути
lines-now-deleted = Видалено. Повернути можна скасуванням або зі списку видаленого.
lines-deleted = { $n ->
    [one] { $n } видалений варіант
    [few] { $n } видалені варіанти
   *[many] { $n } видалених варіантів
}
lines-bring-back = Повернути: { $what }
lines-undo = Скасувати останню зміну варіантів
lines-redo = Змінити варіанти знову
lines-nothing-changed = Тут нічого змінювати.
lines-too-many-names = Назви можуть бути щонайбільше у { $n } позицій.
lines-chosen = обрано { $faces }
falls-title = Інші результати кидка
falls-other = Інший результат…
falls-again = Кинути ще раз
falls-again-about = Той самий кидок ще раз, окремим варіантом
falls-all = Кожен результат — варіантом
falls-all-about = Кожен результат, у якого ще немає варіанта, отримає його поруч із цим; ви лишаєтеся на місці
falls-happened = цей варіант
falls-line = варіант є
falls-none = До цього моменту кубики не кидали.
falls-fell = Кубики цього варіанта: { $faces }.
compare-title = Порівняти дві позиції
compare-open = Порівняти…
compare-first = Перша позиція
compare-second = Друга позиція
compare-swap = Поміняти місцями
compare-single = По одній мапі
compare-curves = Пунктир: очки. Суцільна: чим закінчувалися партії комп’ютерів звідти, з похибкою. Угорі попереду перша сторона; зліва направо хід за ходом.
compare-points = { $side }: очок { $points }
compare-expected = наприкінці очікується { $margin } ± { $error }
compare-flip = Показати другу мапу
compare-enter-first = Перейти до першої
compare-enter-second = Перейти до другої
compare-same = Відмінностей немає.
compare-differs = { $n ->
    [one] { $n } відмінність
    [few] { $n } відмінності
   *[many] { $n } відмінностей
}
differs-change = { $from } → { $to }
differs-points = Переможні очки, { $side }: { $from } → { $to }
differs-unit = { $unit }: { $what }
differs-strength = сила { $from } → { $to }
differs-steps = ступені { $from } → { $to }
differs-otherwise = Відрізняється те, що не лежить на мапі й не дає очок.
falls-all-there = У кожного результату вже є варіант.
falls-grown = { $n ->
    [one] { $n } результат став варіантом.
    [few] { $n } результати стали варіантами.
   *[many] { $n } результатів стали варіантами.
}
speaker-not-here = Сторінка в браузері не має другого вікна, яке бачить лише доповідач: для нього потрібна програма на комп’ютері.
speaker-title = Вікно доповідача
speaker-now = Зараз
speaker-next = Далі
speaker-nothing = Це все
speaker-clock = Час від початку презентації
speaker-back = Назад
speaker-on = Далі
speaker-black = Чорний екран
room-card-empty = Наведіть вказівник на місце на мапі: тут буде сказано, що там і що йому загрожує.
room-ranked = Свій результат: { $here }; інші ({ $n }): від { $least } до { $most }
room-share = { $share } %
room-share-error = { $share } % ± { $error }
room-share-count = { $n } з { $all }
room-no-look-back = У цій грі немає комп’ютерних гравців, які вміють розбирати партію.
back-measured = { $value } ± { $error }
back-sum = З боку «{ $side }»: підсумок { $result } = очікувалося { $expected }, удача в кубиках { $luck }, рішення { $decisions }.
back-expected = «Очікувалося» — те, що в середньому виходить від початку цієї гри, якщо обидві сторони роблять найкраще на перший погляд. Місце результату серед інших ігор порівнює його з партіями інших гравців, тому одне з одним може розходитися.
back-decisions = { $side }: внесок рішень { $points }.
back-roll = { $when }: { $what }, кубики { $dice }: { $points }
back-lapse = { $when }, { $side }: втрачено { $cost } ± { $error }
back-trust = Наскільки це надійно: кожне рішення дограно поруч із планом, найкращим на перший погляд, рівними гравцями та з тими самими кубиками. Названо лише ті, що й у другій серії ігор (половину її, де є такі гравці, грали комп’ютери, що тренувалися) втратили понад три похибки; вдалі знахідки не названо, а план, який нікому не спав на думку, не перевірявся.
draw-about-this-side = { $side }: що ця сторона робить, зробила або задумала
room-turn-not-played = Цей хід ще не зіграно.
room-looking-at = Показано: { $when } · дія { $action } з { $of }
room-step-event = подія
room-step-battle = бій
room-step-back = Назад: { $step }
room-step-on = Вперед: { $step }
room-box-looked-at = { $track } { $name }, показано зараз
room-box-leads = Клацання показує початок.
panel-covered = Чим це скінчилося б, закрито, доки немає відповіді на питання.
room-doubt = { $what }?
room-doubt-grave = Це втрата назавжди.
room-doubt-sure = Усе одно зробити
room-aim-elsewhere = Інша ціль
room-call-off = Скасувати атаку
room-doubt-back = Ще ні
room-no-order = У цій грі немає складу сил.
order-title = Склад сил
order-hint = назва, місце, сторона, «знищений» …
order-search = Шукати у складі сил
order-none = Немає юніта з усіма цими словами.
order-name = Юніт
order-side = Сторона
order-strength = Сила
order-strength-steps = Сила · ступені
order-place = Місце
order-supply = Постачання
order-sort = Упорядкувати: { $column }
order-of = { $now } з { $full }
order-steps = { $strength } · { $now }/{ $full }
order-comes = хід { $turn }, { $place }
order-supplied = має постачання
order-unsupplied = без постачання
report-title = { $side } · { $when }
report-entry = Що зробила інша сторона
report-about = розповісти останній хід іншої сторони бій за боєм і показати його знову
report-none = Інша сторона ще не мала ходу.
report-play = Показати знову
report-stop = Зупинити
report-away = Закрити
report-begins = На початку
report-chapter = Переглянути: { $what }
report-show = Переглянути на мапі
room-share-least = < 1 %
entry-contrast = Висока контрастність
present-legend = Легенда: { $legend }
tell-line-stays = { $n ->
    [one] { $n } скасована дія лишається в записі; до неї веде журнал.
    [few] { $n } скасовані дії лишаються в записі; до них веде журнал.
   *[many] { $n } скасованих дій лишаються в записі; до них веде журнал.
}
log-other-way = Зіграно інакше: { $what }
log-other-throw = Випало інакше: { $what }
room-faces-right = Введено правильно
room-no-blocks = Юніти цієї гри — фішки.
history-title = Як було насправді
history-overlay-about = Фронт, яким він був насправді наприкінці ходу, — темна лінія із зубцями — поряд із фронтом гри, подвійною лінією кольорів обох сторін; із виступом чи котлом.
history-pocket = Котел тоді, { $days }
history-salient = Виступ тоді, { $days }
history-note = тоді: { $side }
history-ground = Тоді { $then }, тут { $here }: { $places }.
history-ring-then = { $side }: тоді в оточенні, тут ніхто: { $places }.
history-ring-here = { $side }: тут в оточенні, тоді ніхто: { $places }.
history-ring-both = { $side }: в оточенні тоді { $then }; тут { $here }.
history-same = Тут фронт проходить як тоді, наскільки це відомо.
history-turn = Хід { $turn }, { $days }
history-turn-untold = Хід { $turn }
history-untold = Про цей хід нічого не розказано.
history-here = Поряд із цією грою, у розглянутий момент
history-beside-row = { $what }: { $then }. Тут: { $here }.
history-in-the-end = Тоді й тут
history-others = Інші ходи
history-sources = Джерела
history-none = Як пройшла ця битва насправді, тут не відомо.
history-on-map = На мапі

facts-title = Що сталося
facts-units = Що сталося з кожним юнітом
facts-row = { $name }: { $told }
facts-never = жодного разу
facts-holds = { $ever }, уперше в середньому на ходу { $turn }; наприкінці { $last }
facts-ever-all = у кожній партії
facts-ever-some = у { $share } партій
facts-last-none = у жодній
facts-last-all = в усіх
facts-last-some = в { $share }
facts-number = у середньому { $mean } наприкінці, { $most } на піку
facts-note = Підрахунок ведеться на початку кожного ходу гравця та наприкінці партії.

## A plan told by purpose
duty = { $duty ->
    [break] атака
    [prepare] готувати
    [exploit] розвивати
    [close] оточити
    [hold] тримати
    [leave] вийти
    [relieve] деблокада
    [guard] охороняти
    [pin] скувати
    [support] підсилити
    [screen] прикрити
   *[withdraw] відійти
}
duty-about = { $duty ->
    [break] Атакує, щоб очистити місце або послабити тих, хто його тримає.
    [prepare] Готується до наступного ходу.
    [exploit] Іде до того, що відкрите за фронтом іншої сторони, наприклад до джерела постачання.
    [close] Відрізає юніти іншої сторони.
    [hold] Тримає місце, від якого щось залежить.
    [leave] Виходить із кільця.
    [relieve] Відкриває шлях до відрізаних юнітів.
    [guard] Не пускає іншу сторону туди, де на кону очки чи постачання.
    [pin] Лишає юнітам іншої сторони менше місць, куди можна піти.
    [support] Ускладнює атаку на це місце.
    [screen] Не пускає іншу сторону на якусь ділянку.
   *[withdraw] Відходить туди, де безпечніше або є постачання.
}
idea-depth-where = Куди дивитися
idea-depth-what = Що робити
idea-depth-whole = Увесь план
idea-depth-tip = «Куди дивитися» називає місце, а не хід; повний план має числа, що він спричинить, найкращу відповідь і з чим його порівнювали.
idea-look-there = Погляньте на { $places }.
idea-look-open = Жодне місце на мапі цього не вирішує: зважте, до чого веде кожен вибір.
idea-on-map = На мапі
idea-on-map-tip = Показує, хто що робить, зі словом біля кожної стрілки.
idea-sets-off = Це спричинить іще дещо: { $what }
idea-also = Крім того: { $moves }.
idea-also-tip = Від цих пересувань, наскільки знайдено, нічого не залежить або залежить менше, ніж від решти.
idea-as-first = Як у 1: { $who }.
idea-answer = Найкраща відповідь іншої сторони: { $answer }
idea-at-sight = На перший погляд це найкраще; нічого кращого ще ніхто не шукав. Пошук почнеться, якщо попросити поради.
next-turn = Ваш наступний хід: до його кінця дограно партії ({ $games }). У найкращих { $best } з них, як комп’ютер оцінює позиції, { $told }.
next-turn-places = ваші юніти стоять у { $places }
next-turn-place = { $place } ({ $with } %, в інших { $less } %)
next-turn-cut-off = { $whose ->
    [enemy] юнітів супротивника відрізано в середньому { $with } (в інших { $less })
   *[own] ваших юнітів відрізано в середньому { $with } (в інших { $less })
}
idea-then = Потім: { $plan }
idea-rather = { $sure ->
    [yes] На { $points } краще за план 2.
    [perhaps] Можливо, на { $points } краще за план 2, але це не безсумнівно.
    [less] Ці партії говорять за план 2 ({ $points }), попередні — за цей.
   *[no] Наскільки можна судити, такий самий добрий, як план 2 (різниця { $points }).
}
idea-behind = { $sure ->
    [yes] На { $points } менше, ніж план 1.
    [perhaps] Можливо, на { $points } менше, ніж план 1, але це не безсумнівно.
    [less] Ці партії говорять радше за нього, ніж за план 1 ({ $points }), попередні — ні.
   *[no] Не гірше за план 1, наскільки можна судити (різниця { $points }).
}

## What the other side could do
dangers-title = Що інша сторона може зробити далі
dangers-none = Нічого, що вам чогось коштувало б, не знайдено.
danger-costs = коштує { $points } ± { $error }
danger-only = Лише це
danger-only-tip = Показує на мапі лише це; ще раз — і знову все.
room-no-dangers = Що може зробити інша сторона, у цій грі сказати не можна.

## The coach
entry-coach = Тренер
coach-off = Ніхто не дивиться
coach-from = Говорить від { $points } переможного очка
coach-about = Дає вам грати, тим часом дивиться на ваші рішення й говорить, лише якщо одне з них безсумнівно коштувало більше.
coach-watches = Тренер дивиться й говорить від { $points } переможного очка.
coach-thinks = Тренер дивиться на те, що ви вирішили, і говорить від { $points } переможного очка.
coach-content = Тренер подивився на ваше останнє рішення: втрати від { $points } переможного очка не доведено.
coach-cannot = Тренер тут не може стежити: він побачив би те, що гравці приховують одне від одного.
coach-title = Ваш тренер
coach-says = { $when }, { $side }: одне рішення коштувало { $cost } ± { $error } переможного очка.
coach-apart = Догравали гравці двох видів: кожен певен, що рішення чогось коштувало, але скільки саме — вони сильно розходяться.
coach-what = Що я пропустив?
coach-what-tip = Розповідає, що було б краще, і малює це на мапі
coach-again = Повернути й спробувати
coach-again-tip = Гра знову стоїть там, де ухвалювали рішення; зігране лишається варіантом.
coach-again-dice = Гра знову стоїть там, де це вирішували. Кубики походять із її початкового числа й випадуть так само.
coach-on = Далі
coach-review = Що тренувати
coach-review-says = Ваших рішень, які безсумнівно чогось коштували: { $n }.
coach-practise = { $theme }: разом { $cost }
coach-exercise = { $has ->
    [yes] { $when }: { $played } ({ $cost } ± { $error })
   *[no] { $when }: { $cost } ± { $error }
}
coach-trust = Кожне дограно до кінця в обох варіантах тими самими новими кидками. Повідомляється те, що коштувало понад три стандартні похибки — або понад три в гравців кожного виду окремо, якщо догравали гравці двох видів.
coach-theme-other = Рішення

## Practising decisions of one's own games
practice-list = Повторення{ $n ->
    [0] {""}
   *[other] {" "}(сьогодні: { $n })
}
practice-none = Поки що нічого немає. Коли тренер спостерігає (меню «Комп’ютер»), кожне ваше рішення, яке чогось коштувало, зберігається тут і повертається: завтра, а після кожної правильної відповіді — через довший час.
practice-about = Рішення з ваших партій, які чогось коштували. Кожне повертається через 1, 3, 7, 21 і 60 днів; після помилки все починається спочатку.
practice-due = час
practice-in = { $n ->
    [1] завтра
    [one] через { $n } день
    [few] через { $n } дні
   *[many] через { $n } днів
}
practice-is-learned = засвоєно
practice-of = { $title }: коштувало { $cost } ± { $error } переможного очка
practice-waits = { $n ->
    [one] Сьогодні треба повторити { $n } рішення з ваших партій
    [few] Сьогодні треба повторити { $n } рішення з ваших партій
   *[many] Сьогодні треба повторити { $n } рішень із ваших партій
}
practice-title = Ще раз
practice-leave = Назад до моєї партії
practice-leave-first = Спершу поверніться до своєї партії: повторення — не окрема партія.
practice-nothing = Наприкінці цієї вправи вирішувати нічого.
practice-unreadable = Вправу у файлі { $file } прочитати не можна. Файл лишається як є.
practice-cost = Уперше рішення коштувало { $cost } ± { $error } переможного очка.
practice-task = { $side }: вирішуйте й продовжуйте, доки не випадуть кубики або не скінчиться фаза.
practice-looks = Тренер дивиться: ваш хід і найкращий зі знайдених дограють з однаковими кидками.
practice-solved = Добре рішення: втрат не видно.
practice-missed = Рішення коштувало { $cost } ± { $error } переможного очка.
practice-unsaid = Про це рішення нічого сказати не можна.
practice-then = Уперше: { $plan }
practice-better = Краще було: { $plan }
practice-again = Ще раз
practice-again-tip = Для тренування; зараховується лише перша відповідь.
practice-others = Інші вправи
practice-again-in = { $n ->
    [1] Вправа повернеться завтра.
    [one] Вправа повернеться через { $n } день.
    [few] Вправа повернеться через { $n } дні.
   *[many] Вправа повернеться через { $n } днів.
}
practice-learned = Розв’язано п’ять разів поспіль, більше не повернеться.
coach-kept = Кожне збережено серед уроків і повернеться, починаючи із завтра.
