# The breakout night.

## Scenario files, positions
jaws-too-long = в тексте { $bytes } байт, больше чем { $limit }
jaws-not-json = это не JSON: { $what }, строка { $line }, столбец { $column }
jaws-not-a-scenario = это не сценарий игры from the Jaws of Victory
jaws-other-format = формат { $found } здесь не читается, только { $supported }
jaws-unexplained = сценарием нельзя воспользоваться
jaws-no-number = «{ $name }» — не гекс: пишите столбец и ряд четырьмя цифрами, например 2522
jaws-too-wide = карта шире 25 столбцов
jaws-not-neighbours = эти гексы не соседние
jaws-no-class = нет значений силы под названием «{ $class }»
jaws-steps-missing = сила нужна для каждого числа ступеней, начиная с 1
jaws-one-strength = у юнита либо класс силы, либо таблица силы
jaws-no-result = «{ $found }» — не результат: пишите потери атакующего и обороняющегося, например 1/1DR или -/2
jaws-levels = уровни победы идут от лучшего вниз, и последний начинается с 0
jaws-wrong-side = сторона и роль юнита не согласуются
jaws-other-kind = это не согласуется с родом войск юнита
jaws-both-there = в гексе { $hex } стоят и немцы, и советские войска
jaws-no-relief = в сценарии нет деблокирующей группировки
jaws-unsound = такой позиции в игре не бывает: { $why }
jaws-unit-twice = юнит { $unit } указан дважды
jaws-steps-off-map = { $unit }: юнит не на карте и не вышел из окружения, ступеней у него нет
jaws-no-unit = нет юнита «{ $unit }»; ближе всего { $near }

## What is shown and said
jaws-title = { $title ->
    [through_hells_gate] Через врата ада
   *[other] { $id }
}
jaws-game = from the Jaws of Victory
jaws-subtitle = Ночь на 17 февраля 1944 года
jaws-about = Последняя ночь Корсунского котла: окружённые полки сводятся, подтягиваются и волна за волной прорываются к деблокирующим войскам через гексы, полные советских частей. Всё решает один игрок.
jaws-length = Одна ночь, четыре волны, около часа
jaws-credit = Сценарий 23.7 игры from the Jaws of Victory; карта, таблица и большинство значений силы реконструированы нами
jaws-following = Сыграть ночь
jaws-following-about = Ночь 16 февраля — отдельная игра: она начинается так, как было в истории и как напечатано в сценарии, а не с того места, где стоит эта партия.
jaws-side-german = Немцы
jaws-side-soviet = Советские войска
jaws-clock-part = часть ночи
jaws-clock-stack = стопка
jaws-clock-hex = гекс
jaws-level = { $level ->
    [0] Решающая победа немцев
    [1] Малая победа немцев
    [2] Пропагандистская победа немцев
    [3] Малая победа советских войск
   *[other] Решающая победа советских войск
}
jaws-part-consolidation = Сведение частей
jaws-part-one-hex = Ход на один гекс
jaws-part-wave = Волна { $n }
jaws-part-over = Конец ночи
jaws-time-acted = завершили стопок: { $n }
jaws-time-entered = пройдено гексов: { $n }
jaws-track = Ночь
jaws-box-consolidation = С
jaws-box-one-hex = Х
jaws-box-about = Волна { $wave }, ступеней: { $n }
jaws-hex = Гекс { $hex }
jaws-stack = { $hex }: { $units }
jaws-condition = ступеней { $steps } из { $most }, сила { $strength }
jaws-condition-hidden = число ступеней неизвестно, не больше { $most }
jaws-legend-relief = деблокирующие войска
jaws-legend-soviet = советские войска

jaws-do-join = Влить { $unit } в { $into }
jaws-do-form = Сформировать { $regiment }: { $first } и { $second }
jaws-do-move = { $unit } идёт в { $hex }
jaws-do-back = Отменить ход: { $unit }
jaws-do-choose = Ход этой стопки: { $stack }
jaws-do-enter = Дальше в { $hex }
jaws-do-attack = Атаковать { $hex }
jaws-do-escape = Выйти к своим в { $hex }
jaws-do-stop = Остановиться здесь
jaws-do-lose = { $unit } теряет ступень
jaws-do-yield = { $unit } дезорганизуется
jaws-do-done-consolidation = Закончить сведение
jaws-do-done-one-hex = Закончить ходы: сложить стопки
jaws-do-done-wave = Закончить волну { $n }

jaws-now-consolidation = Сведите юниты одной дивизии, стоящие в одном гексе, затем закончите.
jaws-now-one-hex = Каждый юнит может пройти один гекс; потом юниты одного гекса становятся стопкой.
jaws-now-wave = Волна { $n }: выберите стопку для хода или закончите волну.
jaws-now-march = Стопка в { $hex }; из четырёх гексов пройдено { $entered }. Идите дальше или остановитесь.
jaws-now-attacker-loss = Атака на { $hex }: выберите, кто теряет ступень. Осталось потерять: { $n }.
jaws-now-defender-loss = Оборона { $hex }: выберите, кто теряет ступень. Осталось потерять: { $n }.
jaws-now-crowd = Гекс { $hex } переполнен: выберите, кто дезорганизуется.
jaws-now-crowd-loss = Гекс { $hex } переполнен: выберите, кто из сильнейших теряет ступень.
jaws-now-over = Ночь кончилась.

jaws-head-far = Ступени по расстоянию до деблокирующих войск
jaws-far = гексов: { $n }
jaws-far-more = гексов: { $n } и больше
jaws-far-steps = ступеней: { $n }
jaws-value-moved = уже ходил
jaws-value-stack = ступеней { $steps }, сила { $strength }
jaws-asks-wave = Стопки, которые не ходили, останутся на месте: { $n }.
jaws-chances = Колонка { $column }, потери ступеней в среднем: немцы { $ours }, советские войска { $theirs }
jaws-steps-lost-german = Потери ступеней: немцы
jaws-steps-lost-soviet = Потери ступеней: советские войска
jaws-disorganised = дезорганизован
jaws-ratio = { $attack } к { $defence }: колонка { $column }.
jaws-hidden-strengths = Сила советских войск открывается, лишь когда атака решена: { $attack } к силе от { $least } до { $most }, со всеми сдвигами колонки от { $worst } до { $best }.
jaws-hidden-ways = В расчёте на советские войска средней силы.
jaws-shift-surprise = Внезапность: { $n } вправо.
jaws-shift-armour = Бронетехника в стопке: { $n } вправо.
jaws-column = Бросок по колонке { $column }.
jaws-beyond-low = Ниже таблицы: атакующие вдобавок дезорганизуются.
jaws-beyond-high = Выше таблицы: обороняющиеся вдобавок дезорганизуются.
jaws-all-disorganised = Все обороняющиеся дезорганизованы: атакующим это не грозит.
jaws-guns-only = С обеих сторон только бронетехника и орудия: таблица не отнимает ступеней.
jaws-halved = { $unit }, половина от { $full }: дезорганизован
jaws-die-red = красный
jaws-die-black = чёрный
jaws-throw = Сумма двух кубиков даёт строку в колонке { $column }.
jaws-throw-result = Сумма { $sum } в колонке { $column }: потери ступеней, немцы { $ours }, советские войска { $theirs }.
jaws-throw-hidden = Сумма { $sum }; колонка откроется вместе с силами.

jaws-head-ground = Местность
jaws-head-river = Река
jaws-head-wave = Волна
jaws-head-barred = Закрыто
jaws-terrain = { $terrain ->
    [woods] роща
    [forest] лес
    [hilltop] высота
   *[clear] открытая местность
}
jaws-provenance = { $from ->
    [attested] засвидетельствовано
    [derived] выведено
   *[reconstructed] реконструировано
}
jaws-card-ground = { $ground } ({ $from })
jaws-card-river = { $river } в сторону { $hex }, { $bridge ->
    [yes] есть мост
   *[no] моста нет
} ({ $from })
jaws-card-far = Гексов до деблокирующих войск: { $n }. Стопки, сложенные здесь, ходят в волне { $wave }.
jaws-card-strength = сила: { $from }
jaws-defends-only = только обороняется
jaws-extended = растянут на два гекса
jaws-gone-escaped = вышел к своим
jaws-gone-joined = влит в другой юнит
jaws-gone-lost = потерян
jaws-over-distances = Расстояния
jaws-over-distances-about = Сколько гексов до ближайшего юнита деблокирующих войск.
jaws-over-waves = Волны
jaws-over-waves-about = В какой волне ходит каждая стопка; пока стопки не сложены — по нынешнему положению.
jaws-over-wave = волна { $n }
jaws-over-ways = Пути сквозь кольцо
jaws-over-ways-about = Где можно войти в советские гексы, только на юго-запад, и какие стоят там друг за другом.
jaws-over-way = путь в кольцо
jaws-over-ring = Сила кольца
jaws-over-ring-about = С какой силой оборонялся бы каждый советский гекс; если сила скрыта — только известное.
jaws-over-strength = обороняется силой { $strength }, ступеней: { $steps }
jaws-over-zones = Советские зоны
jaws-over-zones-about = Советские юниты и их зоны: в конце они отрезают тех, кто не вышел.

jaws-did-one-hex = Юниты подтягиваются: каждый может пройти один гекс.
jaws-did-wave = Начинается волна { $n }.
jaws-did-join = { $unit } вливается в { $into }; ступеней: { $n }.
jaws-did-form = { $regiment }: сформирован, { $first } и { $second }; ступеней: { $n }.
jaws-did-move = { $unit } идёт из { $from } в { $hex }.
jaws-did-back = { $unit } возвращается в { $hex }.
jaws-did-choose = Ходит стопка, сложенная в { $hex }.
jaws-did-enter = Она входит в { $hex }.
jaws-did-cross = Она переправляется через реку в { $hex } и дальше не идёт.
jaws-did-attack = Атака на { $hex }: { $attack } к { $defence }, колонка { $column }, со сдвигом { $shifted }; красный { $red }, чёрный { $black }: потери ступеней, немцы { $ours }, советские войска { $theirs }.
jaws-did-lose = { $unit } теряет ступень; осталось: { $n }.
jaws-did-show = { $unit } открывается, ступеней: { $n }.
jaws-did-eliminate = { $unit } теряет последнюю ступень.
jaws-did-narrow = { $unit } оставляет { $hex }.
jaws-did-disorganise = Дезорганизованы: { $units }.
jaws-did-escape = Вышли к своим в { $hex }: { $units }; ступеней: { $n }.
jaws-did-crowd = Стопке приходится остановиться в { $hex }, где нет места.
jaws-did-end = Ночь кончилась. Вышло ступеней: { $n }. { $level }.
jaws-points-out = Ступени, вышедшие к своим
jaws-points-safe = Ступени на карте со свободным путём к своим
jaws-balance = Вышло ступеней: { $out }; потеряно в атаках: { $lost }; осталось в котле: { $left }.
jaws-balance-heavy = Вышло юнитов с тяжёлым оружием: { $n } из { $of }. По печатным правилам танки и орудия выходят со своей стопкой; в действительности их почти не вывели.
jaws-balance-history = Выведено: { $percent } % ступеней; в действительности: около { $history } % людей.

jaws-rank-title = Среди ночей, заранее сыгранных компьютером ({ $player }) из напечатанной расстановки с теми же вариантами: { $n }
jaws-rank-place = Лучше, чем { $percent } % ночей
jaws-rank-mean = Компьютер ({ $player }) выводит в среднем { $mean } ступени; в эту ночь { $which ->
    [less] меньше
   *[more] больше
} на { $by }.
jaws-rank-luck = Каждую ночь он играет по одному и тому же суждению: то, что две ночи из трёх лежат между { $from } и { $to }, — везение на кубиках.
jaws-rank-level = Напечатанные уровни говорят мало: «{ $level }» — итог { $same } ночей из { $n }.
jaws-rank-other = Компьютер ({ $player }), ночей: { $n }; в среднем { $mean } ступени с отклонением { $deviation }.
jaws-rank-open = В тех ночах сила советских войск была открыта.

jaws-head-ways = Пути наружу, в среднем по всем броскам
jaws-way-value = выйдет { $out }; потери { $lost }, у советских { $enemy }
jaws-idea-takes = { $into } принимает: { $units }
jaws-idea-move = { $unit } — в { $hex }
jaws-why-room = Так освобождается место у деблокирующих войск: юнитов на карте было { $before }, стало { $after }.
jaws-why-converted = Орудия, ставшие пехотой, стоят больше ступеней: { $n }.
jaws-why-stand = { $several ->
    [yes] Тогда в { $hex } могут вместе встать { $units }
   *[no] Тогда в { $hex } может встать { $units }
} — до деблокирующих войск { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}.
jaws-why-near = Ступеней в четырёх гексах от деблокирующих войск и ближе: было { $before }, стало { $after }; издалека в свою волну не выйдет никто.
jaws-why-way = { $hexes } стоит в среднем { $lost } ступени и выводит { $out } из { $steps }; советские теряют { $enemy }.
jaws-why-other = { $hexes } стоил бы { $lost } и вывел бы { $out }.
jaws-why-no-way = Пути наружу у стопки нет; то, что она уничтожит, поможет идущим следом.
jaws-why-behind = Ступеней, которые пойдут следом и встретят ослабленного противника: { $n }.
jaws-why-loses = Это отнимает { $n } от силы; лучший другой выбор отнял бы { $other }.
jaws-why-loses-alone = Это отнимает { $n } от силы; больше никто потерю взять не может.

jaws-not-over = Ночь кончилась.
jaws-not-stage = { $stage ->
    [consolidation] Сейчас сводят юниты.
    [one_hex] Сейчас делают ходы на один гекс.
    [wave] Сейчас надо выбрать стопку.
    [march] Стопка в пути: она идёт дальше или останавливается.
   *[other] Сначала надо принять потери.
}
jaws-not-group = { $unit }: это не юнит группы на карте.
jaws-not-itself = { $unit } не сводится с самим собой.
jaws-not-together = { $unit } и { $other } стоят в разных гексах.
jaws-not-division = { $unit }: часть корпусного подчинения, не входит в дивизию.
jaws-not-other-division = { $unit } и { $other } из разных дивизий.
jaws-not-armour = { $unit }: бронетехника не вливается.
jaws-not-takes = { $unit } никого не принимает: это делают только пехотные полки, но не охранные.
jaws-not-steps = { $unit }: вышло бы больше пяти ступеней: { $n }.
jaws-not-form = { $unit }: сейчас не сформировать.
jaws-not-own = { $unit } не из тех юнитов, из которых формируется { $regiment }.
jaws-not-order = Два юнита нового полка называют по порядку.
jaws-not-moved = { $unit } уже ходил.
jaws-not-has-moved = { $unit } ещё не ходил.
jaws-not-next = { $hex } не рядом с { $from }.
jaws-not-enemy = В { $hex } стоят советские юниты: атакуют их только в волнах.
jaws-not-lake = Перед { $hex } озеро.
jaws-not-river = { $unit } не переправится через реку в { $hex }: моста нет.
jaws-not-units = В { $hex } слишком много юнитов: { $n }, а места на { $most }.
jaws-not-regiments = В { $hex } больше двух пехотных полков: { $n }.
jaws-not-korps = В { $hex } юниты разных корпусов.
jaws-not-stack = В { $hex } не складывали стопку, или от неё ничего не осталось.
jaws-not-acted = Стопка, сложенная в { $hex }, уже ходила.
jaws-not-wave = Стопка, сложенная в { $hex }, ходит в волне { $n }.
jaws-not-southwest = В { $hex } советские юниты, а атакуют только на юго-запад.
jaws-not-attack = В { $hex } советские юниты, а атаковать в стопке некому.
jaws-not-room = Стопке пришлось бы там остановиться. { $why }
jaws-not-combat = { $unit } не участвовал в этом бою.
jaws-not-strongest-attacker = Первую ступень теряет сильнейшая пехота, а не { $unit }.
jaws-not-strongest-defender = Первую ступень теряет сильнейший из обороняющихся, а не { $unit }.
jaws-not-defends-only = { $unit } только обороняется и теряет ступени, лишь когда больше некому.
jaws-not-crowd = Ступень теряет сильнейший юнит гекса, а не { $unit }.
jaws-not-too-many = { $unit } здесь не лишний.

jaws-option-losses = Советские потери
jaws-option-losses-about = Кто выбирает советские потери: программа или советский игрок.
jaws-losses-program = программа
jaws-losses-player = игрок
jaws-option-south = И на юг тоже
jaws-option-south-about = В гексы с советскими юнитами можно входить и на юг, а не только на юго-запад.
jaws-option-armour = Кубики для бронетехники
jaws-option-armour-about = Те же кубики решают и спор бронетехники с противотанковыми средствами.
jaws-option-slow = Дезорганизованные стопки медленны
jaws-option-slow-about = Дезорганизованная стопка проходит не больше двух гексов.
jaws-option-hidden = Скрытая сила советских войск
jaws-option-hidden-about = Насколько силён советский юнит, немцы видят, лишь когда его атакуют.
jaws-case = В этой игре: { $chosen }.
jaws-yes = да
jaws-no = нет
jaws-no-question = нет вопроса «{ $verb }»
jaws-no-stack = ни одна стопка не в пути
jaws-nobody-there = в { $hex } нет советских юнитов
jaws-hidden-odds = сила советских войск в { $hex } до атаки неизвестна

jaws-fact-out = Вышло ступеней
jaws-fact-lost = Потеряно ступеней в атаках и давке
jaws-fact-left = Ступеней ещё в котле
jaws-fact-anyone = Кто-то вышел
jaws-fact-unit = { $unit }: выход из котла
