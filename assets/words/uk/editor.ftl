# Редактор, звіряння з друкованою грою, поправки як файли.

## На чому ґрунтується факт
editor-footing = { $footing ->
    [attested] підтверджено
    [derived] виведено
    [reconstructed] реконструйовано
   *[changed] змінено мною
}
editor-footing-letter = { $footing ->
    [attested] П
    [derived] В
    [reconstructed] Р
   *[changed] М
}
editor-there = є
editor-not-there = відсутнє
editor-none = немає
editor-flag = { $on ->
    [true] так
   *[false] ні
}
editor-what = { $of }: { $field }
editor-river = річка { $river }
editor-turn = ігровий хід { $turn }
editor-chapter = { $chapter ->
    [map] Мапа
    [counters] Фішки
    [movement] Рух і крапки
    [rivers] Річки
    [special] Особливі правила
    [numbers] Числа й ходи
    [tables] Таблиці
    [classes] Фішки сили
    [victory] Перемога
    [position] Позиція на початку
   *[texts] Тексти
}
editor-enter-whole = ціле число від { $least } до { $most }
editor-enter-text = щонайбільше { $n } знаків
editor-enter-list = назви або числа через кому

## Що неможливо
editor-none-here = Сценарії цієї гри не можна редагувати.
editor-cannot-draw = У цьому сценарії стільки помилок, що його мапу не можна намалювати: { $faults }
editor-no-place = Для цього в сценарії немає місця: { $at }
editor-advice = { $kind ->
    [missing] Впишіть те, чого бракує.
    [range] Впишіть число у вказаних межах.
    [list] Виберіть одне зі списку.
    [long] Впишіть щось коротше, в один рядок.
    [amount] Приберіть зайве або додайте те, чого бракує.
    [twice] Перейменуйте одне з двох або приберіть його.
    [type] Впишіть ще раз так, як потрібно.
    [unknown] Приберіть це: програма цього не знає.
    [units] Виберіть пензель у розділі «Новий юніт» і клацніть клітинку, де він має стояти.
   *[go] Натисніть, щоб перейти туди й виправити, або скасуйте останню зміну.
}
editor-fault-missing = Тут чогось бракує.
editor-fault-empty = Тут нічого не написано.
editor-fault-twice = Це зазначено двічі.
editor-fault-unknown = Програма не знає, що це.
editor-fault-type = У такому вигляді це не читається.
editor-fault-range = { $found } — не від { $least } до { $most }.
editor-fault-list = «{ $found }» — такого вибору немає.
editor-fault-long = Задовгий текст: знаків { $n }, а вміщується { $most }.
editor-fault-line = У тексті є розрив рядка або невидимий знак.
editor-fault-letters = У «{ $found }» є знаки, які тут не годяться.
editor-fault-many = Забагато: { $n }; можливо щонайбільше { $most }.
editor-fault-none = Тут поки нічого немає.
editor-fault-amount = Їх число ({ $n }) не те, що потрібно.
editor-fault-no-units = Юнітів поки немає.
editor-blank-size = Мапа такого розміру неможлива.
editor-nothing-corrected = Поки нічого не виправлено й не підтверджено.
editor-faults-first = У цей сценарій поки не можна грати. Помилки перелічено поруч із мапою.
editor-nothing-to-undo = Нічого не змінено.
editor-nothing-to-redo = Нічого не скасовано.
editor-pick-unit = Спочатку виберіть юніт.
editor-no-side = Ці два місця не дотикаються: натисніть на сусіда першого.
editor-type-first = Спочатку введіть текст.
editor-mark-first = Спочатку позначте місця: M позначає місце під курсором.
editor-copy-first = Спочатку скопіюйте щось і поставте курсор туди, куди це вставити.
editor-other-system = Це сценарій іншої гри.
editor-check-damaged = Частину записів про звіряння не вдалося прочитати; решта на місці, пошкоджений файл збережено.

## Редактор
entry-editor = Редактор і звіряння…
key-editor = Редагувати сценарій або звірити його з друкованою грою
entry-position-scenario = Позиція як сценарій…
key-position-scenario = Зробити з показаної позиції сценарій, який можна змінити, зберегти й випробувати
editor-position = Починається з власної позиції
editor-position-made = Сценарій, що починається з цієї позиції. Змінюйте, пробуйте, зберігайте: гра на столі лишається при своєму.
editor-position-varied = Сценарій, що починається з цієї позиції, за опублікованими правилами: змінені правила гри до нього не входять. Збережіть їх як варіант, щоб грати за ними.
editor-position-field = { $field ->
    [turn] ігровий хід
    [wave] хвиля
    [impulse] імпульс
    [stage] етап
    [steps] ступені
    [strength] сила
    [lost] втрачені ступені
    [marks] позначки
    [player] чий хід
    [active] чий хід
    [side] чий хід
    [weather] погода
    [ground] погода
   *[place] місце
}
opening-editor-about = Виправити мапу й фішки за своїм примірником або створити власну битву.
editor-title = Редактор: { $title }
editor-title-corrected = Редактор, з поправками: { $title }
editor-try = Спробувати
editor-try-as = Грати проти комп’ютера, ваша сторона: { $side }
editor-try-watch = Хай грають два комп’ютери
editor-try-both = Грати за обидві сторони
editor-tried = Ваш сценарій на столі. «Редактор і звіряння…» у меню «Гра» веде назад.
editor-files = Файли
editor-save-file = Зберегти
editor-save-file-about = Записує сценарій у його файл, а якщо файлу ще немає – у новий.
editor-save = Зберегти як файл сценарію…
editor-saved-already = Змін немає: сценарій у такому вигляді вже є у файлі { $file }.
editor-saved-beside = Файл цього сценарію змінила або вилучила інша програма; ваш сценарій збережено як { $file }.
editor-save-corrections = Зберегти поправки…
editor-apply-corrections = Внести поправки з файлу…
editor-as-it-came = Скасувати всі зміни
editor-as-it-came-about = Усе стає таким, як було в програмі або під час відкриття сценарію. Одне скасування поверне зміни.
editor-open-file = Відкрити файл сценарію…
editor-choose = Редагувати сценарій
editor-choose-open = Редагувати сценарій…
editor-footings = Походження
editor-footings-about = Показує на мапі, на чому ґрунтуються відомості про кожне місце (клавіша P).
editor-to-table = До гри
editor-to-table-about = Показує гру на столі. Сценарій лишається відкритим; «Редактор і звіряння…» у меню «Гра» веде назад.
editor-leave = Закрити
editor-leave-about = Завершує роботу над цим сценарієм; про незбережене спершу запитають.
editor-page-paint = Правка
editor-page-check = Звіряння
editor-page-faults = Помилки ({ $n })
editor-page-compare = Порівняння
editor-legend-confirmed = ✓ усе підтверджено вами
editor-leaving = Піти без збереження?
editor-quitting = Закрити програму?
editor-leaving-about = Останні зміни не збережено в жодному файлі сценарію.
editor-leaving-kept = Останні зміни не збережено в жодному файлі сценарію. Програма їх пам’ятає: вони знову з’являться, коли ви наступного разу відкриєте цей сценарій у редакторі.
editor-stay = Лишитися
editor-leave-anyway = Вийти без збереження
editor-leave-kept = Вийти, зміни лишаються
editor-leave-taken-back = Вийти, скасувати ці зміни
editor-brush-map = Мапа
editor-brush-units = Новий юніт
editor-brush-erase = прибрати з мапи
editor-brush-text = Назва
editor-hand-none = Натисніть на місце або юніт, щоб побачити відомості; перетягніть юніт, щоб переставити його. З клавіатури: стрілки, Enter, 1–9 для пензлів.
editor-hand-side = Натисніть на місце, потім на сусіда: на грані між ними з’явиться річка або зникне.
editor-hand-unit = Натисніть туди, де має стояти новий юніт; потім впишіть назву й числа.
editor-hand-write = Введіть текст, потім натисніть на місця, які мають його носити.
editor-hand-paint = Натискайте на місця, щоб зафарбувати їх, або ведіть по них; середня кнопка рухає мапу. Esc відкладає пензель.
editor-mirror = Симетрія
editor-mirror-none = немає
editor-mirror-across = зліва направо
editor-mirror-half-turn = пів оберту
editor-mark = Позначити ({ $n })
editor-mark-about = Позначає місце під курсором для копіювання (клавіша M).
editor-copy = Копіювати
editor-paste = Вставити
editor-paste-flipped = Вставити дзеркально
editor-whole-game = Увесь сценарій
editor-remove-unit = Прибрати юніт
editor-nothing-known = Про це нічого не сказано.
editor-units = Юніти
editor-take-out = Прибрати
editor-put-in = Додати
editor-enter = Ввести
editor-no-faults = Помилок немає: у сценарій можна грати.
editor-faults = { $n ->
    [one] { $n } помилка. Натисніть, щоб перейти до неї.
    [few] { $n } помилки. Натисніть, щоб перейти до однієї з них.
    [many] { $n } помилок. Натисніть, щоб перейти до однієї з них.
   *[other] { $n } помилок. Натисніть, щоб перейти до однієї з них.
}
editor-compare-with = Порівняти з
editor-compare-file = Порівняти з файлом…
editor-compare-about = Виберіть інший сценарій: кожну відмінність буде показано у списку й на мапі.
editor-differences = { $n ->
    [0] Відмінностей немає.
    [one] { $n } відмінність.
    [few] { $n } відмінності.
    [many] { $n } відмінностей.
   *[other] { $n } відмінностей.
}
editor-difference = { $what }: { $here } → { $there }
editor-rests-on = { $what }, на чому ґрунтується
editor-note-on = { $what }, примітка
editor-in-file = у файлі: { $at }
editor-choose-about = Звірте сценарій із друкованою грою, виправте його або створіть власний. Розпочата гра зберігає свій сценарій.
editor-back-to = Назад до «{ $title }»
editor-of-table = Редагувати сценарій гри на столі
editor-edit = Правка
editor-check-left = { $n ->
    [one] підтверджено { $n } факт
    [few] підтверджено { $n } факти
    [many] підтверджено { $n } фактів
   *[other] підтверджено { $n } фактів
}
editor-own = Ваші сценарії
editor-blanks = Порожня мапа
editor-blank = { $kind ->
    [hexes] Hell’s Gate: гекси
    [hex] Настільна битва: гекси
    [offset_square] Настільна битва: зміщені квадрати
    [square_by_sides] Настільна битва: квадрати (сусідні лише через сторони)
   *[square] Настільна битва: квадрати (сусідні й через кути)
}
editor-rows = Ряди
editor-columns = Стовпці
editor-blank-none = { $game }: мапа в цій грі одна. Змініть один із її сценаріїв.
editor-blank-limits = щонайбільше { $rows } рядів, { $columns } стовпців і { $all } місць
editor-path = Який файл?
editor-path-about = Шлях до файлу
editor-own-title = Власна битва
editor-own-about = Власна битва.
editor-own-version = власна версія
editor-unit-numbered = Юніт { $n }
editor-code-taken = Інший юніт уже називається { $code }.

## Звіряння
editor-check-about = Друкована гра перед вами: Enter підтверджує один факт, Shift+Enter — усе про місце чи фішку, поле виправляє. N — далі, B — назад; усе зберігається.
editor-check-progress = Підтверджено { $done } з { $all }
editor-check-everything = І підтверджені текстом факти
editor-check-all-done = Усе підтверджено. Щоб передати поправки іншим, збережіть їх.
editor-check-says = { $says }
editor-check-confirmed = перевірено
editor-check-confirm = Підтвердити (Enter)
editor-check-together = Усе про це (Shift+Enter)
editor-check-with-it = Усе про нього: { $facts }
editor-check-together-about = Підтверджує всі факти про те саме місце або юніт.
editor-check-back = Назад (B)
editor-check-later = Пізніше (N)
editor-check-correct = Виправити
editor-check-enter = Як надруковано

## Поправки як файли
file-kind-scenario = Сценарії
file-kind-corrections = Поправки
errata-file = Поправки до { $title }
errata-too-long = у файлі більше за { $most } байтів, дозволених для поправок
errata-other-system = Ці поправки до іншої гри: { $theirs }, а не { $ours }.
errata-conflict = { $what }: тут «{ $now }»; поправка очікує «{ $was }» і зробила б «{ $is }». Її не внесено.
errata-no-place = { $what }: у цьому сценарії такого немає.
errata-no-scenario = у програмі немає сценарію { $scenario }
errata-applied = Внесено поправок: { $made }{ $already ->
    [0] .
   *[other] ; уже було так: { $already }.
}
errata-told = Поправки до { $scenario }: { $n }; підтверджених фактів: { $confirmed }.

## Facts of scenario files
editor-field = { $field ->
    [cell] клітинка
    [hex] гекс
    [place] назва місця
    [terrain] місцевість
    [kind] вид
    [supply_base] база постачання
    [river] річка
    [lake] озеро
    [road] дорога
    [side] сторона
    [branch] тип
    [type] тип
    [formation] з’єднання
    [strength] сила
    [elite] елітний
    [arrives] прибуття
    [note] примітка
    [id] ідентифікатор
    [name] назва
    [defence_limit] оборонців не більше
    [start] початок
    [turns] ігрові ходи
    [turn] ігровий хід
    [initiative] перший гравець
    [changes] зміна
    [from] від
    [to] до
    [first_turn] перший хід
    [last_turn] останній хід
    [die_at_most] за кидка не більше
    [roll] кидок
    [cells] клітинки
    [points] очки
    [all_out_extra] рішуча атака шкодить обороні
    [crowded_extra] тиснява шкодить обороні
    [captured_base_supplies] захоплені бази постачають
    [replacements_need_supply] поповненню потрібне постачання
    [isolated_lost_at_end] відрізані юніти втрачаються наприкінці
    [handicap] фора
    [vp] переможні очки
    [about] опис
    [title] заголовок
    [diagonals] квадрати дотикаються кутами
    [shifted_rows] зсунуті ряди
    [calendar] календар
    [ground] ґрунт
    [options] варіанти
    [victory] перемога
    [grid] сітка
    [supply_limits] довжина ліній постачання
    [airlift] повітряний міст
    [columns] стовпці
    [rows] рядок
    [combat_results] результати бою
    [strength_classes] фішки сили
    [strength_class] клас сили
    [max_steps] найбільша кількість ступенів
    [steps] ступені
    [strength_table] сила як на фішці
    [attack_capable] може атакувати
    [steps_when_converted] ступені після перетворення
    [infantry_type] вважається піхотою
    [armour] бронетехніка
    [printed] як надруковано
    [size] розмір
    [movement] рух
    [movement_class] клас руху
    [white_dots] білі крапки
    [black_dots] чорні крапки
    [star] зірка
    [bridge] міст
    [settlement] поселення
    [defence_only] лише оборона
    [level] рівень
    [levels] рівень
    [conditions] умови
    [date] дата
    [visibility] видимість
    [cf] бойовий фактор
    [dv] значення захисту
    [damaged_cf] бойовий фактор, пошкоджений
    [damaged_dv] значення захисту, пошкоджений
    [reduced_cf] бойовий фактор, ослаблений
    [reduced_dv] значення захисту, ослаблене
    [mp] очки руху
    [harbour] у гавані
    [mines_allowed] міни дозволено
    [links] веде до
    [land_areas] ділянки суші вздовж неї
    [connects] з’єднує
    [usable_by] хто користується
    [units] юніти
    [msp] MSP
    [mines_naval] міни проти кораблів
    [mines_ground] міни проти десанту
    [union_damaged_ironclad] пошкоджений броненосець Союзу
    [confederate_repair] ремонт Конфедерації
    [hunley_a] Ганлі, будівництво
    [hunley_b] Ганлі, атака
    [movement_costs] вартість руху
    [random_events] випадкові події
    [bombardment] обстріл
    [assault] штурм
    [sunset] захід сонця
    [parameters] числа
    [german] німецькі
    [soviet] радянські
    [union] Союз
    [confederate] Конфедерація
    [maximum] не більше
    [min] від
    [max] до
    [result] результат
    [enter] вхід
    [cross] перетин
    [event] подія
    [effect] дія
    [value] значення
    [at] де
    [area] ділянка
    [advantage] перевага
    [numbers] числа
    [forts] форти
    [ironclads] броненосці
    [sides] сторони
    [reinforcements] підкріплення
    [pieces] фішки
    [ships] кораблі
    [first_allocation] перший ігровий хід із фазою розподілу
    [assault_dice] кубиків у сторони під час штурму
    [mine_points_per_msp] очок мін за MSP
    [mine_dummies_per_msp] хибних мін за MSP
    [fort_sumter_naval_limit] кораблів біля форту Самтер не більше
    [sea_naval_limit] кораблів у морській ділянці не більше
    [river_ironclad_limit] броненосців у річці не більше
    [beside_formation] хто діє з п’ятьма частинами з’єднання
    [land_any_units_limit] частин на ділянці суходолу не більше
    [impulses] імпульси
    [impulse_extension] імпульсів не більше
    [swamp_angel_range] дальність «Болотяного ангела»
    [objectives] цілі
    [georgia_bonus_units] частини в Джорджії, що дають підтримку
    [fort] форт
    [reduced] ослаблено
    [removed] прибрано
    [confederate_ironclad_damaged] пошкоджено броненосець Конфедерації
    [confederate_ironclad_removed] прибрано броненосець Конфедерації
    [union_ironclad_damaged] пошкоджено броненосець Союзу
    [union_ironclad_sunk] потоплено броненосець Союзу
    [confederate_unit_eliminated] знищено частину Конфедерації
    [union_unit_eliminated] знищено частину Союзу
    [unspent_msp] невитрачені MSP
    [controls] контроль ділянок
    [contested] якщо оскаржується
    [entrenchments] укріплення
    [free_ironclads] вільно розставлювані броненосці
    [areas] ділянки
    [mines] міни
    [dummies] хибні міни
    [most_markers] маркерів на ділянці не більше
    [most_points] очок на маркері не більше
    [hunley] «Ганлі»
    [adjacent] ціль поруч
    [same] ціль на тій самій ділянці
    [fort_target] ціль — форт
    [amphibious] десант
    [ironclads_most] броненосців на допомогу не більше
    [marsh] болото
    [two_points] два очки мін
    [thin] тонка броня
    [thin_drm] модифікатор за тонку броню
    [hatteras] модифікатор біля мису Гаттерас
    [two_msp] модифікатор за два MSP
    [track] клітинки
    [clear] відкрита
    [sand] пісок
    [town] місто
    [open] відкрито
    [creek] струмок
    [hex_km] кілометрів у гексі
    [combat_air_support] підтримка з повітря
    [supply_points] очки постачання
    [all_in_supply] усі частини забезпечено
    [artillery_support] підтримка артилерії
    [extended_into] сягає в
    [armour_superiority] перевага в бронетехніці
    [lead_1] перевага 1
    [lead_2_to_4] перевага від 2 до 4
    [lead_5_or_more] перевага 5 і більше
    [defender_leads] перевага в оборонця
    [used_in_23_7] діє цієї ночі
   *[other] { $field }
}
editor-word = { $word ->
    [any] будь-яка частина
    [independent] окрема частина
    [open] відкрита
    [difficult] важка
    [urban] міська
    [impassable] непрохідна
    [clear] відкрита
    [woods] ліс
    [forest] густий ліс
    [hilltop] вершина
    [sand] пісок
    [marsh] болото
    [town] місто
    [village] село
    [fort] форт
    [sea] море
    [coast] берег
    [creek] струмок
    [river] річка
    [soviet] радянська
    [german] німецька
    [union] Союз
    [confederate] Конфедерація
    [infantry] піхота
    [tank] танки
    [mechanised] механізований
    [cavalry] кавалерія
    [corps] корпус
    [division] дивізія
    [battle-group] бойова група
    [brigade] бригада
    [regiment] полк
    [battalion] батальйон
    [start] від початку
    [easy] легкий
    [snow] сніг
    [mud] багно
    [game_turn] раз за ігровий хід
    [player_turn] раз за хід гравця
    [always] завжди
    [if_defender_loses] лише якщо оборонець і так втрачає
    [land] суходіл
    [both] суходіл і море
    [none] нічого
    [damaged] пошкоджено
    [severely-damaged] тяжко пошкоджено
    [sunk] потоплено
    [reduced] ослаблено
    [eliminated] знищено
    [still-damaged] досі пошкоджено
    [repaired] полагоджено
    [no-effect] без наслідку
    [no-progress] без поступу
    [one-box] одна клітинка
    [two-boxes] дві клітинки
    [lost-for-good] утрачено назавжди
    [back-to-under-repair] назад у ремонт
    [back-to-crew-in-training] назад до навчання
    [stays-ready] лишається готовою
    [no_union_naval_or_amphibious_before_impulse] шторм: без флоту до імпульсу
    [union_reduces_one_unit_on_map] пропасниця: ослаблено частину Союзу
    [confederate_msp] MSP Конфедерації
    [union_msp] MSP Союзу
    [confederate_free_mine_and_dummy] міна й хибна міна Конфедерації
    [remove_swamp_angel] «Болотяний ангел» розривається
    [points] очки
    [objectives] цілі
    [artillery] артилерія
    [engineers] сапери
    [motorised-infantry] мотопіхота
    [fusilier] фузилери
    [reconnaissance] розвідка
    [assault-engineer] штурмові сапери
    [construction-engineer] будівельники
    [engineer-school] саперна школа
    [assault-gun] штурмові гармати
    [light-assault-gun] легкі штурмові гармати
    [heavy-assault-gun] важкі штурмові гармати
    [anti-air] зенітні гармати
    [anti-tank] протитанкові гармати
    [mortar] міномети
    [rocket] реактивні міномети
    [mortar-or-rocket] міномети
    [motorised-battalion] моторизований батальйон
    [security-regiment] охоронний полк
    [panzer-4] Pz IV
    [panther] «Пантера»
    [tiger] «Тигр»
    [sherman] «Шерман»
    [company] рота
    [non-motorised] пішки
    [motorised] моторизована
    [armour] бронетехніка
    [frozen] мерзла земля
    [rough] пересічена місцевість
    [mountains] гори
    [swamp] болото
    [lake] озеро
    [city] велике місто
   *[other] { $word }
}

## What was edited when the program ended
editor-left-unsaved = Сценарій «{ $title }» не було збережено, коли програма завершилася: редактор (меню «Гра») запропонує продовжити.
editor-left = Сценарій, який редагувався під час завершення програми: { $title }
editor-left-when = остання зміна: { $time }
editor-left-go-on = Продовжити редагування
editor-left-away = Відкласти
editor-left-safe = Ніщо не пропаде: він перейде до теки сценаріїв, і буде сказано куди.
editor-put-away = Сценарій лежить тут: { $file }.

## The size of the map
editor-grid = { $kind ->
    [hexes] гекси
    [hex] гекси
    [offset_square] зміщені квадрати
    [square_by_sides] квадрати (сусідні лише через сторони)
    [squares] квадрати
   *[square] квадрати (сусідні й через кути)
}
editor-size = Розмір мапи
editor-size-open = Розмір…
editor-size-about = Додає ряди й стовпці з кожного боку або відрізає їх (число менше за 0). Усе, що називає клітинку, називає її й далі. Одне скасування повертає все назад.
editor-size-none = У мапи цієї гри немає рядів і стовпців.
editor-size-now = Зараз на мапі рядів: { $rows }, стовпців: { $columns }.
editor-size-limits = Можливо рядів: від { $low } до { $rows }, стовпців: від { $narrow } до { $columns }, клітинок: не більше { $all }.
editor-size-bounds = Рядів: { $rows }, стовпців: { $columns } — так не можна; можливо рядів: від { $low } до { $high }, стовпців: від { $narrow } до { $wide }.
editor-size-many = Клітинок було б { $n }; можливо не більше { $most }.
editor-size-north = Ряди на півночі
editor-size-south = Ряди на півдні
editor-size-west = Стовпці на заході
editor-size-east = Стовпці на сході
editor-size-kind = Вид сітки
editor-size-then = Після цього рядів: { $rows }, стовпців: { $columns }.
editor-size-lost = Пропаде:
editor-size-lost-places = клітинок з усім, що на них показано: { $n } ({ $names })
editor-size-lost-units = юнітів: { $n } ({ $names })
editor-size-lost-sides = граней з річкою: { $n } ({ $names })
editor-size-lost-other = { $what }: тут названо пропалу клітинку
editor-size-do = Змінити мапу
