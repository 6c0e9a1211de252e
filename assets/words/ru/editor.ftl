# Редактор, сверка с печатной игрой, поправки в виде файлов.

## На чём основан факт
editor-footing = { $footing ->
    [attested] подтверждено
    [derived] выведено
    [reconstructed] реконструировано
   *[changed] изменено мной
}
editor-footing-letter = { $footing ->
    [attested] П
    [derived] В
    [reconstructed] Р
   *[changed] М
}
editor-there = есть
editor-not-there = отсутствует
editor-none = нет
editor-flag = { $on ->
    [true] да
   *[false] нет
}
editor-what = { $of }: { $field }
editor-river = река { $river }
editor-turn = игровой ход { $turn }
editor-chapter = { $chapter ->
    [map] Карта
    [counters] Фишки
    [movement] Движение и точки
    [rivers] Реки
    [special] Особые правила
    [numbers] Числа и ходы
    [tables] Таблицы
    [classes] Фишки силы
    [victory] Победа
    [position] Позиция в начале
   *[texts] Тексты
}
editor-enter-whole = целое число от { $least } до { $most }
editor-enter-text = не более { $n } знаков
editor-enter-list = названия или числа через запятую

## Что невозможно
editor-none-here = Сценарии этой игры нельзя редактировать.
editor-cannot-draw = В этом сценарии столько ошибок, что его карту нельзя нарисовать: { $faults }
editor-no-place = Этому нет места в сценарии: { $at }
editor-advice = { $kind ->
    [missing] Впишите недостающее.
    [range] Впишите число в указанных пределах.
    [list] Выберите одно из списка.
    [long] Впишите что-нибудь короче, в одну строку.
    [amount] Уберите лишнее или добавьте недостающее.
    [twice] Переименуйте одно из двух или уберите его.
    [type] Впишите заново так, как требуется.
    [unknown] Уберите это: программа этого не знает.
    [units] Выберите кисть в разделе «Новый юнит» и щёлкните клетку, где он должен стоять.
   *[go] Нажмите, чтобы перейти туда и исправить, или отмените последнее изменение.
}
editor-fault-missing = Здесь чего-то не хватает.
editor-fault-empty = Здесь ничего не написано.
editor-fault-twice = Это указано дважды.
editor-fault-unknown = Программа не знает, что это.
editor-fault-type = В таком виде это не читается.
editor-fault-range = { $found } — не от { $least } до { $most }.
editor-fault-list = «{ $found }» — такого выбора нет.
editor-fault-long = Слишком длинный текст: знаков { $n }, а помещается { $most }.
editor-fault-line = В тексте есть перенос строки или невидимый знак.
editor-fault-letters = В «{ $found }» есть знаки, которые здесь не годятся.
editor-fault-many = Слишком много: { $n }; возможно не больше { $most }.
editor-fault-none = Здесь пока ничего нет.
editor-fault-amount = Их число ({ $n }) не то, что нужно.
editor-fault-no-units = Юнитов пока нет.
editor-blank-size = Карта такого размера невозможна.
editor-nothing-corrected = Пока ничего не исправлено и не подтверждено.
editor-faults-first = В этот сценарий пока нельзя играть. Ошибки перечислены рядом с картой.
editor-nothing-to-undo = Ничего не изменено.
editor-nothing-to-redo = Ничего не отменено.
editor-pick-unit = Сначала выберите юнит.
editor-no-side = Эти два места не соприкасаются: нажмите на соседа первого.
editor-type-first = Сначала введите текст.
editor-mark-first = Сначала отметьте места: M отмечает место под курсором.
editor-copy-first = Сначала скопируйте что-нибудь и поставьте курсор туда, куда это вставить.
editor-other-system = Это сценарий другой игры.
editor-check-damaged = Часть записей о сверке не удалось прочитать; остальное на месте, повреждённый файл сохранён.

## Редактор
entry-editor = Редактор и сверка…
key-editor = Редактировать сценарий или сверить его с печатной игрой
entry-position-scenario = Позиция как сценарий…
key-position-scenario = Сделать из показанной позиции сценарий, который можно изменить, сохранить и опробовать
editor-position = Начинается с собственной позиции
editor-position-made = Сценарий, который начинается с этой позиции. Изменяйте, пробуйте, сохраняйте: игра на столе остаётся при своём.
editor-position-varied = Сценарий, который начинается с этой позиции, по опубликованным правилам: изменённые правила игры в него не входят. Сохраните их как вариант, чтобы играть по ним.
editor-position-field = { $field ->
    [turn] игровой ход
    [wave] волна
    [impulse] импульс
    [stage] этап
    [steps] ступени
    [strength] сила
    [lost] потерянные ступени
    [marks] отметки
    [player] чей ход
    [active] чей ход
    [side] чей ход
    [weather] погода
    [ground] погода
   *[place] место
}
opening-editor-about = Исправить карту и фишки по своему экземпляру или создать собственное сражение.
editor-title = Редактор: { $title }
editor-title-corrected = Редактор, с поправками: { $title }
editor-try = Попробовать
editor-try-as = Играть против компьютера, ваша сторона: { $side }
editor-try-watch = Пусть играют два компьютера
editor-try-both = Играть за обе стороны
editor-tried = Ваш сценарий на столе. «Редактор и сверка…» в меню «Игра» ведёт обратно.
editor-files = Файлы
editor-save-file = Сохранить
editor-save-file-about = Записывает сценарий в его файл, а если файла ещё нет – в новый.
editor-save = Сохранить как файл сценария…
editor-saved-already = Изменений нет: сценарий в таком виде уже есть в файле { $file }.
editor-saved-beside = Файл этого сценария изменила или удалила другая программа; ваш сценарий сохранён как { $file }.
editor-save-corrections = Сохранить поправки…
editor-apply-corrections = Внести поправки из файла…
editor-as-it-came = Отменить все изменения
editor-as-it-came-about = Всё становится таким, как было в программе или при открытии сценария. Одна отмена вернёт изменения.
editor-open-file = Открыть файл сценария…
editor-choose = Редактировать сценарий
editor-choose-open = Редактировать сценарий…
editor-footings = Происхождение
editor-footings-about = Показывает на карте, на чём основаны сведения о каждом месте (клавиша P).
editor-to-table = К игре
editor-to-table-about = Показывает игру на столе. Сценарий остаётся открытым; «Редактор и сверка…» в меню «Игра» ведёт обратно.
editor-leave = Закрыть
editor-leave-about = Завершает работу над этим сценарием; о несохранённом сначала спросят.
editor-page-paint = Правка
editor-page-check = Сверка
editor-page-faults = Ошибки ({ $n })
editor-page-compare = Сравнение
editor-legend-confirmed = ✓ всё подтверждено вами
editor-leaving = Уйти без сохранения?
editor-quitting = Закрыть программу?
editor-leaving-about = Последние изменения не сохранены ни в одном файле сценария.
editor-leaving-kept = Последние изменения не сохранены ни в одном файле сценария. Программа их запомнит: они снова появятся, когда вы в следующий раз откроете этот сценарий в редакторе.
editor-stay = Остаться
editor-leave-anyway = Выйти без сохранения
editor-leave-kept = Выйти, изменения остаются
editor-leave-taken-back = Выйти, отменить эти изменения
editor-brush-map = Карта
editor-brush-units = Новый юнит
editor-brush-erase = убрать с карты
editor-brush-text = Название
editor-hand-none = Нажмите на место или юнит, чтобы увидеть сведения; перетащите юнит, чтобы переставить его. С клавиатуры: стрелки, Enter, 1–9 для кистей.
editor-hand-side = Нажмите на место, затем на соседа: на грани между ними появится река или исчезнет.
editor-hand-unit = Нажмите туда, где должен стоять новый юнит; затем впишите название и числа.
editor-hand-write = Введите текст, затем нажмите на места, которые должны его носить.
editor-hand-paint = Нажимайте на места, чтобы закрасить их, или ведите по ним; средняя кнопка двигает карту. Esc откладывает кисть.
editor-mirror = Симметрия
editor-mirror-none = нет
editor-mirror-across = слева направо
editor-mirror-half-turn = пол-оборота
editor-mark = Отметить ({ $n })
editor-mark-about = Отмечает место под курсором для копирования (клавиша M).
editor-copy = Копировать
editor-paste = Вставить
editor-paste-flipped = Вставить зеркально
editor-whole-game = Весь сценарий
editor-remove-unit = Убрать юнит
editor-nothing-known = Об этом ничего не сказано.
editor-units = Юниты
editor-take-out = Убрать
editor-put-in = Добавить
editor-enter = Ввести
editor-no-faults = Ошибок нет: в сценарий можно играть.
editor-faults = { $n ->
    [one] { $n } ошибка. Нажмите, чтобы перейти к ней.
    [few] { $n } ошибки. Нажмите, чтобы перейти к одной из них.
    [many] { $n } ошибок. Нажмите, чтобы перейти к одной из них.
   *[other] { $n } ошибок. Нажмите, чтобы перейти к одной из них.
}
editor-compare-with = Сравнить с
editor-compare-file = Сравнить с файлом…
editor-compare-about = Выберите другой сценарий: каждое отличие будет в списке и на карте.
editor-differences = { $n ->
    [0] Отличий нет.
    [one] { $n } отличие.
    [few] { $n } отличия.
    [many] { $n } отличий.
   *[other] { $n } отличий.
}
editor-difference = { $what }: { $here } → { $there }
editor-rests-on = { $what }, на чём основано
editor-note-on = { $what }, примечание
editor-in-file = в файле: { $at }
editor-choose-about = Сверьте сценарий с печатной игрой, исправьте его или создайте собственный. Начатая игра сохраняет свой сценарий.
editor-back-to = Назад к «{ $title }»
editor-of-table = Редактировать сценарий игры на столе
editor-edit = Правка
editor-check-left = { $n ->
    [one] подтверждён { $n } факт
    [few] подтверждено { $n } факта
    [many] подтверждено { $n } фактов
   *[other] подтверждено { $n } фактов
}
editor-own = Ваши сценарии
editor-blanks = Пустая карта
editor-blank = { $kind ->
    [hexes] Hell’s Gate: гексы
    [hex] Настольное сражение: гексы
    [offset_square] Настольное сражение: смещённые квадраты
    [square_by_sides] Настольное сражение: квадраты (соседние только по сторонам)
   *[square] Настольное сражение: квадраты (соседние и по углам)
}
editor-rows = Ряды
editor-columns = Столбцы
editor-blank-none = { $game }: карта в этой игре одна. Измените один из её сценариев.
editor-blank-limits = не более { $rows } рядов, { $columns } столбцов и { $all } мест
editor-path = Какой файл?
editor-path-about = Путь к файлу
editor-own-title = Собственное сражение
editor-own-about = Собственное сражение.
editor-own-version = своя версия
editor-unit-numbered = Юнит { $n }
editor-code-taken = Другой юнит уже называется { $code }.

## Сверка
editor-check-about = Печатная игра перед вами: Enter подтверждает один факт, Shift+Enter — всё о месте или фишке, поле исправляет. N — дальше, B — назад; всё сохраняется.
editor-check-progress = Подтверждено { $done } из { $all }
editor-check-everything = И подтверждённые текстом факты
editor-check-all-done = Всё подтверждено. Чтобы передать поправки другим, сохраните их.
editor-check-says = { $says }
editor-check-confirmed = проверено
editor-check-confirm = Подтвердить (Enter)
editor-check-together = Всё об этом (Shift+Enter)
editor-check-with-it = Всё о нём: { $facts }
editor-check-together-about = Подтверждает все факты о том же месте или юните.
editor-check-back = Назад (B)
editor-check-later = Позже (N)
editor-check-correct = Исправить
editor-check-enter = Как напечатано

## Поправки в виде файлов
file-kind-scenario = Сценарии
file-kind-corrections = Поправки
errata-file = Поправки к { $title }
errata-too-long = в файле больше { $most } байтов, допустимых для поправок
errata-other-system = Эти поправки от другой игры: { $theirs }, а не { $ours }.
errata-conflict = { $what }: здесь «{ $now }»; поправка ожидает «{ $was }» и сделала бы «{ $is }». Она не внесена.
errata-no-place = { $what }: в этом сценарии такого нет.
errata-no-scenario = в программе нет сценария { $scenario }
errata-applied = Внесено поправок: { $made }{ $already ->
    [0] .
   *[other] ; уже было так: { $already }.
}
errata-told = Поправки к { $scenario }: { $n }; подтверждённых фактов: { $confirmed }.

## Facts of scenario files
editor-field = { $field ->
    [cell] клетка
    [hex] гекс
    [place] название места
    [terrain] местность
    [kind] вид
    [supply_base] база снабжения
    [river] река
    [lake] озеро
    [road] дорога
    [side] сторона
    [branch] тип
    [type] тип
    [formation] соединение
    [strength] сила
    [elite] элитный
    [arrives] прибытие
    [note] примечание
    [id] идентификатор
    [name] название
    [defence_limit] обороняющихся не более
    [start] начало
    [turns] игровые ходы
    [turn] игровой ход
    [initiative] первый игрок
    [changes] перемена
    [from] от
    [to] до
    [first_turn] первый ход
    [last_turn] последний ход
    [die_at_most] при броске не более
    [roll] бросок
    [cells] клетки
    [points] очки
    [all_out_extra] решительная атака вредит обороне
    [crowded_extra] теснота вредит обороне
    [captured_base_supplies] захваченные базы снабжают
    [replacements_need_supply] пополнению нужно снабжение
    [isolated_lost_at_end] отрезанные юниты теряются в конце
    [handicap] фора
    [vp] победные очки
    [about] описание
    [title] заголовок
    [diagonals] квадраты соприкасаются углами
    [shifted_rows] сдвинутые ряды
    [calendar] календарь
    [ground] грунт
    [options] варианты
    [victory] победа
    [grid] сетка
    [supply_limits] длина линий снабжения
    [airlift] воздушный мост
    [columns] столбцы
    [rows] строка
    [combat_results] результаты боя
    [strength_classes] фишки силы
    [strength_class] класс силы
    [max_steps] наибольшее число ступеней
    [steps] ступени
    [strength_table] сила как на фишке
    [attack_capable] может атаковать
    [steps_when_converted] ступени после преобразования
    [infantry_type] считается пехотой
    [armour] бронетехника
    [printed] как напечатано
    [size] размер
    [movement] движение
    [movement_class] класс движения
    [white_dots] белые точки
    [black_dots] чёрные точки
    [star] звезда
    [bridge] мост
    [settlement] поселение
    [defence_only] только оборона
    [level] уровень
    [levels] уровень
    [conditions] условия
    [date] дата
    [visibility] видимость
    [cf] боевой фактор
    [dv] значение защиты
    [damaged_cf] боевой фактор, повреждён
    [damaged_dv] значение защиты, повреждён
    [reduced_cf] боевой фактор, ослаблен
    [reduced_dv] значение защиты, ослаблено
    [mp] очки движения
    [harbour] в гавани
    [mines_allowed] мины разрешены
    [links] ведёт в
    [land_areas] участки суши вдоль неё
    [connects] соединяет
    [usable_by] кто пользуется
    [units] юниты
    [msp] MSP
    [mines_naval] мины против кораблей
    [mines_ground] мины против десанта
    [union_damaged_ironclad] повреждённый броненосец Союза
    [confederate_repair] ремонт Конфедерации
    [hunley_a] Ханли, постройка
    [hunley_b] Ханли, атака
    [movement_costs] стоимость движения
    [random_events] случайные события
    [bombardment] обстрел
    [assault] штурм
    [sunset] закат
    [parameters] числа
    [german] немецкие
    [soviet] советские
    [union] Союз
    [confederate] Конфедерация
    [maximum] не более
    [min] от
    [max] до
    [result] результат
    [enter] вход
    [cross] пересечение
    [event] событие
    [effect] действие
    [value] значение
    [at] где
    [area] участок
    [advantage] преимущество
    [numbers] числа
    [forts] форты
    [ironclads] броненосцы
    [sides] стороны
    [reinforcements] подкрепления
    [pieces] фишки
    [ships] корабли
    [first_allocation] первый игровой ход с фазой распределения
    [assault_dice] кубиков у стороны при штурме
    [mine_points_per_msp] очков мин за MSP
    [mine_dummies_per_msp] ложных мин за MSP
    [fort_sumter_naval_limit] кораблей у форта Самтер не более
    [sea_naval_limit] кораблей в морском участке не более
    [river_ironclad_limit] броненосцев в реке не более
    [beside_formation] кто действует с пятью частями соединения
    [land_any_units_limit] частей на участке суши не более
    [impulses] импульсы
    [impulse_extension] импульсов не более
    [swamp_angel_range] дальность «Болотного ангела»
    [objectives] цели
    [georgia_bonus_units] части в Джорджии, дающие поддержку
    [fort] форт
    [reduced] ослаблен
    [removed] убран
    [confederate_ironclad_damaged] повреждён броненосец Конфедерации
    [confederate_ironclad_removed] убран броненосец Конфедерации
    [union_ironclad_damaged] повреждён броненосец Союза
    [union_ironclad_sunk] потоплен броненосец Союза
    [confederate_unit_eliminated] уничтожена часть Конфедерации
    [union_unit_eliminated] уничтожена часть Союза
    [unspent_msp] неистраченные MSP
    [controls] контроль участков
    [contested] если оспаривается
    [entrenchments] укрепления
    [free_ironclads] свободно расставляемые броненосцы
    [areas] участки
    [mines] мины
    [dummies] ложные мины
    [most_markers] маркеров на участке не более
    [most_points] очков на маркере не более
    [hunley] «Ханли»
    [adjacent] цель по соседству
    [same] цель на том же участке
    [fort_target] цель — форт
    [amphibious] десант
    [ironclads_most] помогающих броненосцев не более
    [marsh] болото
    [two_points] два очка мин
    [thin] тонкая броня
    [thin_drm] модификатор за тонкую броню
    [hatteras] модификатор у мыса Хаттерас
    [two_msp] модификатор за два MSP
    [track] клетки
    [clear] открытая
    [sand] песок
    [town] город
    [open] открыто
    [creek] ручей
    [hex_km] километров в гексе
    [combat_air_support] поддержка с воздуха
    [supply_points] очки снабжения
    [all_in_supply] все части снабжены
    [artillery_support] поддержка артиллерии
    [extended_into] простирается в
    [armour_superiority] превосходство в бронетехнике
    [lead_1] перевес 1
    [lead_2_to_4] перевес от 2 до 4
    [lead_5_or_more] перевес 5 и больше
    [defender_leads] перевес у обороняющегося
    [used_in_23_7] действует этой ночью
   *[other] { $field }
}
editor-word = { $word ->
    [any] любая часть
    [independent] отдельная часть
    [open] открытая
    [difficult] трудная
    [urban] городская
    [impassable] непроходимая
    [clear] открытая
    [woods] лес
    [forest] густой лес
    [hilltop] вершина
    [sand] песок
    [marsh] болото
    [town] город
    [village] деревня
    [fort] форт
    [sea] море
    [coast] берег
    [creek] ручей
    [river] река
    [soviet] советская
    [german] немецкая
    [union] Союз
    [confederate] Конфедерация
    [infantry] пехота
    [tank] танки
    [mechanised] механизированный
    [cavalry] кавалерия
    [corps] корпус
    [division] дивизия
    [battle-group] боевая группа
    [brigade] бригада
    [regiment] полк
    [battalion] батальон
    [start] с начала
    [easy] лёгкий
    [snow] снег
    [mud] распутица
    [game_turn] раз за игровой ход
    [player_turn] раз за ход игрока
    [always] всегда
    [if_defender_loses] только если обороняющийся и так теряет
    [land] суша
    [both] суша и море
    [none] ничего
    [damaged] повреждён
    [severely-damaged] тяжело повреждён
    [sunk] потоплен
    [reduced] ослаблена
    [eliminated] уничтожена
    [still-damaged] всё ещё повреждён
    [repaired] отремонтирован
    [no-effect] без результата
    [no-progress] без продвижения
    [one-box] одна клетка
    [two-boxes] две клетки
    [lost-for-good] потеряна навсегда
    [back-to-under-repair] назад в ремонт
    [back-to-crew-in-training] назад к обучению
    [stays-ready] остаётся готовой
    [no_union_naval_or_amphibious_before_impulse] шторм: без флота до импульса
    [union_reduces_one_unit_on_map] лихорадка: ослаблена часть Союза
    [confederate_msp] MSP Конфедерации
    [union_msp] MSP Союза
    [confederate_free_mine_and_dummy] мина и ложная мина Конфедерации
    [remove_swamp_angel] «Болотный ангел» разрывается
    [points] очки
    [objectives] цели
    [artillery] артиллерия
    [engineers] сапёры
    [motorised-infantry] мотопехота
    [fusilier] фузилёры
    [reconnaissance] разведка
    [assault-engineer] штурмовые сапёры
    [construction-engineer] строители
    [engineer-school] сапёрная школа
    [assault-gun] штурмовые орудия
    [light-assault-gun] лёгкие штурмовые орудия
    [heavy-assault-gun] тяжёлые штурмовые орудия
    [anti-air] зенитные орудия
    [anti-tank] противотанковые орудия
    [mortar] миномёты
    [rocket] реактивные миномёты
    [mortar-or-rocket] миномёты
    [motorised-battalion] моторизованный батальон
    [security-regiment] охранный полк
    [panzer-4] Pz IV
    [panther] «Пантера»
    [tiger] «Тигр»
    [sherman] «Шерман»
    [company] рота
    [non-motorised] пешком
    [motorised] моторизованная
    [armour] бронетехника
    [frozen] мёрзлая земля
    [rough] пересечённая местность
    [mountains] горы
    [swamp] болото
    [lake] озеро
    [city] большой город
   *[other] { $word }
}

## What was edited when the program ended
editor-left-unsaved = Сценарий «{ $title }» не был сохранён, когда программа завершилась: редактор (меню «Игра») предложит продолжить.
editor-left = Сценарий, который редактировался при завершении программы: { $title }
editor-left-when = последнее изменение: { $time }
editor-left-go-on = Продолжить правку
editor-left-away = Отложить
editor-left-safe = Ничего не пропадёт: он перейдёт в папку сценариев, и будет сказано куда.
editor-put-away = Сценарий лежит здесь: { $file }.

## The size of the map
editor-grid = { $kind ->
    [hexes] гексы
    [hex] гексы
    [offset_square] смещённые квадраты
    [square_by_sides] квадраты (соседние только по сторонам)
    [squares] квадраты
   *[square] квадраты (соседние и по углам)
}
editor-size = Размер карты
editor-size-open = Размер…
editor-size-about = Добавляет ряды и столбцы с каждой стороны или отрезает их (число меньше 0). Всё, что называет клетку, называет её и дальше. Одна отмена возвращает всё назад.
editor-size-none = У карты этой игры нет рядов и столбцов.
editor-size-now = Сейчас на карте рядов: { $rows }, столбцов: { $columns }.
editor-size-limits = Возможно рядов: от { $low } до { $rows }, столбцов: от { $narrow } до { $columns }, клеток: не больше { $all }.
editor-size-bounds = Рядов: { $rows }, столбцов: { $columns } — так нельзя; возможно рядов: от { $low } до { $high }, столбцов: от { $narrow } до { $wide }.
editor-size-many = Клеток было бы { $n }; возможно не больше { $most }.
editor-size-north = Ряды на севере
editor-size-south = Ряды на юге
editor-size-west = Столбцы на западе
editor-size-east = Столбцы на востоке
editor-size-kind = Вид сетки
editor-size-then = После этого рядов: { $rows }, столбцов: { $columns }.
editor-size-lost = Пропадёт:
editor-size-lost-places = клеток со всем, что на них показано: { $n } ({ $names })
editor-size-lost-units = юнитов: { $n } ({ $names })
editor-size-lost-sides = граней с рекой: { $n } ({ $names })
editor-size-lost-other = { $what }: здесь названа пропавшая клетка
editor-size-do = Изменить карту
