# Сражение на игровом столе.

## Names
tabletop-title = { $title ->
    [korsun_1944_tabletop] Корсунь 1944 на столе
    [example_120km] 120 на 120 км, гексы
    [example_120km_offset] 120 на 120 км, сдвинутые квадраты
    [example_120km_square] 120 на 120 км, квадраты
   *[other] { $id }
}
tabletop-side = { $side ->
    [soviet] Советские войска
    [german] Немецкие войска
   *[other] { $name }
}
tabletop-clock-turn = игровой ход
tabletop-clock-part = ход игрока
tabletop-clock-phase = фаза
tabletop-wins = Победа: { $side }
tabletop-draw = Ничья
tabletop-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
}
tabletop-turn = Игровой ход { $turn } ({ $from } – { $to })
tabletop-player-turn = Ход игрока: { $side }
tabletop-phase = { $phase ->
    [ground] фаза грунта
    [supply] фаза снабжения
    [reinforcement] фаза подкреплений
    [attack] фаза атаки
    [movement] фаза движения
   *[rally] фаза сбора
}
tabletop-ground = { $ground ->
    [mud] распутица
   *[easy] твёрдый грунт
}
tabletop-track-turns = Игровой ход

## Actions
tabletop-do-ground = Бросок на состояние грунта
tabletop-do-enter = { $unit } прибывает: { $cell }
tabletop-do-replace = Очко пополнения: { $unit }
tabletop-do-join = { $unit } атакует { $cell }
tabletop-do-leave = Вывести из атаки: { $unit }
tabletop-do-resolve = Бросок: обычная атака
tabletop-do-all-out = Бросок: решительная атака
tabletop-do-lose = { $unit } теряет очко
tabletop-do-stay = Остаться и понести все потери
tabletop-do-go = Отступить
tabletop-do-retreat = { $unit } отступает: { $cell }
tabletop-do-move = { $unit } идёт: { $cell }
tabletop-do-move-over = { $unit } идёт через { $over }: { $cell }
tabletop-do-end = Закончить: { tabletop-phase }

## What is to be decided
tabletop-now-ground = Кубик решает, изменится ли грунт; сейчас: { $ground }.
tabletop-now-reinforce = Выставьте новые юниты и раздайте пополнения; осталось очков: { $points }.
tabletop-now-attack = Выберите цель атаки или закончите фазу.
tabletop-now-no-target = Атаковать больше некому: закончите фазу.
tabletop-now-join = Выберите, кто атакует { $cell }, и бросайте кубики.
tabletop-now-attacker-loss = Выберите, кто из атакующих несёт потери; осталось потерять очков: { $points }.
tabletop-now-stay-or-go = Остаться в клетке { $cell } и потерять { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} или отступить.
tabletop-now-defender-loss = Выберите, какие юниты в клетке { $cell } несут потери; осталось потерять очков: { $points }.
tabletop-now-retreat = Выберите, куда отступают юниты из клетки { $cell }.
tabletop-now-move = Перемещайте юниты или закончите фазу.
tabletop-now-where = { $units }: выберите, куда идти, на карте или под списком.
tabletop-now-over = Игра окончена.
tabletop-head-attack = Атака на { $cell }
tabletop-head-where = { $units }: куда
tabletop-all-of-them = { $n ->
    [one] { $n } юнит
    [few] все { $n } юнита
   *[many] все { $n } юнитов
}
tabletop-go-together = { $n ->
    [one] { $n } юнит идёт в { $cell }
    [few] Все { $n } юнита идут в { $cell }
   *[many] Все { $n } юнитов идут в { $cell }
}
tabletop-head-replacements = Очки пополнения: { $n }
tabletop-strength = { $now } из { $full }
tabletop-defended = в обороне { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
tabletop-unit-in = { $unit } ({ $cell })
tabletop-modified = сила { $modified }, { $change } попадания
tabletop-hits-expected = Попаданий в среднем: атака { $ours }, оборона { $theirs }.
tabletop-hits-lose = У кого попаданий меньше, тот теряет разницу в очках.
tabletop-will-throw = Кубик за { $die }: попадание при { $needs }.
tabletop-may-retreat = Обороняющиеся могут затем отступить и так сберечь из этого самое большее { $n }.
tabletop-crowded = Цель переполнена.
tabletop-losses-expected = { $manner ->
    [all-out] Решительная
   *[normal] Обычная
}, потери в среднем: атакующие { $attacker }, обороняющиеся — { $defender }.
tabletop-chance = победа { $won } %, ничья { $drawn } %, поражение { $lost } %
tabletop-won = { $won } %
tabletop-chance-brief = победа { $won } %, потери { $attacker } : { $defender }
tabletop-saves = Очки юнитов там: { $strength }. Отступление уменьшает потери на { $saved }.
tabletop-reach = { $n } { $n ->
    [one] клетка
    [few] клетки
   *[many] клеток
} в пределах досягаемости

## Dice
tabletop-die-ground = Грунт
tabletop-die-unit = { $unit }, сила { $modified }
tabletop-needs = от 1 до { $most }
tabletop-throw-ground = Если выпадет не больше { $most }, грунт изменится: { $ground }.
tabletop-throw-mud = В распутицу сила обороняющихся умножается на { $factor }, и никто не проходит больше одной клетки.
tabletop-throw-sure = Верные попадания, без кубика: атака { $ours }, оборона { $theirs }.
tabletop-throw-hits = Попадания: атака { $ours }, оборона { $theirs }.
tabletop-rounded-up = округлено вверх
tabletop-factor = { $factor ->
    [tank-open] танки атакуют открытую местность
    [tank-cover] танки атакуют трудную местность или застройку
    [river] через реку
    [cover] трудная местность или застройка
    [mud] распутица
   *[supply] без снабжения
}

## What happened
tabletop-did-turn = Игровой ход { $turn }, ход игрока: { $side }.
tabletop-did-phase = Начинается { tabletop-phase }.
tabletop-did-ground = Кубик { $die }, состояние грунта: { $ground }.
tabletop-did-ground-stays = Кубик { $die }: грунт остаётся прежним.
tabletop-did-supply-all = { $side }: все юниты снабжаются.
tabletop-did-supply = { $side }: без снабжения { $n } { $n ->
    [one] юнит
    [few] юнита
   *[many] юнитов
}: { $units }.
tabletop-did-arrive = { $unit } прибывает: { $cell }.
tabletop-did-arrive-displaced = { $unit } прибывает: { $cell }, так как в клетке { $from } противник.
tabletop-did-displace = В клетке { $from } противник, поэтому { $unit } прибывает на другую базу снабжения.
tabletop-did-lose-arrival = { $unit }: свободной базы снабжения нет, юнит потерян.
tabletop-did-replacements = Очки пополнения: { $points }.
tabletop-did-replace = { $unit } получает очко пополнения, теперь очков: { $strength }.
tabletop-did-lapse = Неиспользованные очки пополнения пропадают: { $points }.
tabletop-did-move = { $unit } идёт: { $from } → { $cell }.
tabletop-did-rally = Собраны: { $units }.
tabletop-did-end = Игра окончена.
tabletop-did-join = { $unit } присоединяется к атаке на { $cell }.
tabletop-did-leave = { $unit } выходит из атаки.
tabletop-did-fight = { $manner ->
    [all-out] Решительная атака
   *[normal] Атака
} на { $cell }: попадания { $ours } к { $theirs }; атакующие должны потерять { $attacker }, обороняющиеся { $defender }.
tabletop-did-lose = { $unit } теряет { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}{ $left ->
    [0] {" "}и уничтожен
   *[other] ; осталось: { $left }
}.
tabletop-did-destroy = { $unit }: юнит уничтожен, { $cause ->
    [overwhelmed] так как потери больше силы клетки
    [left-behind] так как он отступал, а остальных в клетке больше нет
   *[isolated] так как в конце игры он отрезан
}.
tabletop-did-stay = Обороняющиеся остаются; их потери: { $points }.
tabletop-did-go = Обороняющиеся отступают и сберегают { $saved }; остаётся потерь: { $points }.
tabletop-did-retreat = { $unit } отступает: { $from } → { $cell }.
tabletop-points-losses = Потери противника в очках силы: { $n }
tabletop-points-bases = Занято баз снабжения противника: { $n }
tabletop-points-handicap = Фора

## Why not
tabletop-not-over = Игра окончена.
tabletop-not-phase = Сейчас этого делать нельзя: идёт { tabletop-phase }.
tabletop-not-under-way = { $stage ->
    [attack] Сначала бросок в атаке, которую уже собирают.
    [attacker_loss] Сначала атакующие несут потери.
    [stay_or_go] Сначала обороняющийся говорит, остаётся он или отступает.
    [defender_loss] Сначала обороняющиеся несут потери.
   *[retreat] Сначала обороняющиеся отступают.
}
tabletop-not-due = { $unit } сейчас не прибывает.
tabletop-not-entry-free = В клетке { $cell } нет противника, поэтому юнит входит там.
tabletop-not-entry-base = { $cell } — не ваша база снабжения.
tabletop-not-entry-enemy = В клетке { $cell } противник.
tabletop-not-entry-nearest = От клетки входа до { $cell } расстояние { $distance }, а до ближайшей свободной базы снабжения { $nearest }.
tabletop-not-arrivals = Ещё нужно выставить: { $unit }.
tabletop-not-points = Очков пополнения не осталось.
tabletop-not-replace = { $unit } — не ваш юнит на столе.
tabletop-not-full = { $unit } имеет исходную силу.
tabletop-not-replace-supply = { $unit } без снабжения и не получает пополнений.
tabletop-not-nobody = В атаке никто не участвует.
tabletop-not-twice = { $unit } уже участвует в атаке.
tabletop-not-in-attack = { $unit } не участвует в атаке.
tabletop-not-other-target = Сначала атака на { $cell }.
tabletop-not-enemy = В клетке { $cell } нет противника.
tabletop-not-attacked-before = Клетку { $cell } в этом ходу игрока уже атаковали.
tabletop-not-attack = { $unit } — не ваш юнит на столе и атаковать не может.
tabletop-not-retreated = { $unit } отступил и ещё не собран.
tabletop-not-has-attacked = { $unit } уже атаковал в этом ходу игрока.
tabletop-not-next-to = { $unit } не стоит рядом с клеткой { $cell }.
tabletop-not-third = { $most ->
    [1] Из клетки { $cell } уже атакует юнит, а больше одного нельзя; { $unit } был бы вторым.
   *[two] Из клетки { $cell } уже атакуют два юнита; { $unit } был бы третьим.
}
tabletop-not-pay = У атакующих вместе { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}: решительную атаку не оплатить.
tabletop-not-group = { $unit } не из тех, кто несёт эти потери.
tabletop-not-others = { $unit } был бы уничтожен, пока у других больше одного очка.
tabletop-not-loss = Без потерь никто не отступает.
tabletop-not-above = Потери { $loss } больше силы клетки { $strength }: отступления нет.
tabletop-not-nowhere = Из клетки { $cell } отступать некуда.
tabletop-not-retreating = { $unit } не из тех, кто отступает.
tabletop-not-far = { $cell } не рядом с атакованной клеткой.
tabletop-not-to-enemy = В клетке { $cell } противник; туда не отступают.
tabletop-not-to-impassable = { $cell } непроходима; туда не отступают.
tabletop-not-to-enemy-base = { $cell } — база снабжения противника; туда не отступают.
tabletop-not-to-base = С базы снабжения отступают только на другую свою базу, а { $cell } — не она.
tabletop-not-to-exposed = Клетка { $cell } пуста и рядом с противником.
tabletop-not-to-first = Клетка { $cell } рядом с противником, а есть клетка в стороне от него.
tabletop-not-move = { $unit } — не ваш юнит на столе, двигать его нельзя.
tabletop-not-has-moved = { $unit } уже двигался в этом ходу игрока.
tabletop-not-length = Путь занимает { $cells } { $cells ->
    [one] клетку
    [few] клетки
   *[many] клеток
}; этот юнит сейчас может войти не более чем в столько: { $most }.
tabletop-not-next = { $cell } не рядом с предыдущей клеткой.
tabletop-not-way = В клетке { $cell } противник.
tabletop-not-impassable = Клетка { $cell } непроходима.
tabletop-not-difficult = { $cell } — вторая трудная клетка на пути.
tabletop-not-river = На пути в клетку { $cell } пришлось бы пересечь вторую реку.

## Options
tabletop-always = всегда
tabletop-if-loses = только если обороняющийся что-то теряет
tabletop-yes = да
tabletop-no = нет
tabletop-case = В этой игре: { $chosen }.
tabletop-option-all-out = Цена решительной атаки для обороны
tabletop-option-all-out-about = Когда решительная атака увеличивает потери обороняющегося: при любых кубиках или только если у атаки больше попаданий. Атакующий платит в любом случае.
tabletop-option-crowded = Цена переполнения для обороны
tabletop-option-crowded-about = Когда переполненная клетка увеличивает потери обороняющегося: только если он и так что-то теряет или при каждой атаке.
tabletop-option-captured = Захваченные базы снабжают
tabletop-option-captured-about = Снабжает ли занятая вражеская база снабжения тех, кто её занял, и могут ли на ней кончаться линии снабжения.
tabletop-option-replacements = Пополнения требуют снабжения
tabletop-option-replacements-about = Только ли снабжаемые юниты получают очки пополнения.
tabletop-option-isolated = Отрезанные гибнут в конце
tabletop-option-isolated-about = Уничтожаются ли перед подсчётом юниты, от которых ни одна линия снабжения не ведёт к базе.
tabletop-option-diagonals = Квадраты соприкасаются углами
tabletop-option-diagonals-about = Считаются ли соседними и четыре квадрата по углам: для движения, атаки, отступления и снабжения.
tabletop-no-squares = углами соприкасаются только квадраты, а на этом столе их нет

## Positions and questions
tabletop-unit-twice = { $unit } указан дважды
tabletop-both-there = в клетке { $cell } оказались бы обе стороны
tabletop-unsound = к такой позиции не приводит ни одна игра: { $why }
tabletop-stuck = { $stage ->
    [ground] сейчас нет изменения грунта, на которое бросают кубик
    [attack] в атаке больше кубиков, чем бывает в одном броске
    [reinforcement] должен прибыть юнит, которому некуда войти
    [stay_or_go] обороняющиеся не могут отступить, поэтому выбора нет
   *[retreat] юнитам некуда отступать
}
tabletop-attack-elsewhere = атака бывает только в фазе атаки
tabletop-no-unit = нет юнита «{ $unit }»{ $near ->
    [none] {""}
   *[other] ; может быть, «{ $near }»?
}
tabletop-no-question = нет вопроса «{ $verb }»
tabletop-not-on-table = { $unit } не на столе
tabletop-nobody-there = в клетке { $cell } никого нет

## What computer players think
tabletop-idea-times = { $label } (×{ $n })
tabletop-idea-attack = { $manner ->
    [all-out] Решительная атака на { $cell }: { $units }
   *[normal] Атака на { $cell }: { $units }
}
tabletop-idea-moves = Переместить { $n } { $n ->
    [one] юнит
    [few] юнита
   *[many] юнитов
}: { $legs }
tabletop-idea-leg = { $units } в { $cell }
tabletop-idea-legs-more = { $legs }; и ещё { $n }
tabletop-idea-stand = Никого не перемещать
tabletop-why-odds = Успех { $won } %, неудача { $lost } %; потери в среднем: у атакующих { $attacker }, у обороняющихся { $defender }.
tabletop-why-overwhelmed = С вероятностью { $chance } % потери превысят всё, что есть в клетке, и все в ней будут уничтожены.
tabletop-why-no-retreat = Обороняющимся некуда отступать.
tabletop-why-crowd = Цель переполнена: её потери больше на { $n }.
tabletop-why-all-out = Решительная атака увеличивает потери: атакующий { $price }, обороняющийся { $gain }.
tabletop-why-weak = Обороняющиеся без снабжения и сражаются в половину силы.
tabletop-why-base = Занимает { $cells }: победных очков, если удержать до конца: { $n }.
tabletop-why-leaves = Оставляет базу { $cell }: следующим ходом противник сможет в неё войти.
tabletop-why-gives-up = Оставляет вражескую базу { $cell }; победных очков, которые теряются, если в конце там никого не будет: { $n }.
tabletop-why-threat = Что могут принести следующие атаки противника: { $after } вместо { $before }.
tabletop-why-strike = Что могут принести свои следующие атаки: { $after } вместо { $before }.
tabletop-why-stay = Остаться стоит { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, зато клетка удержана.
tabletop-why-stay-all = Остаться стоит всей силы, что там есть (очков: { $points }): никого не останется, клетка потеряна.
tabletop-why-go = Отступление сберегает { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, но клетка отдана.
tabletop-why-lose = Очки теряют те, кому они нужны меньше всего.
tabletop-why-safe = Рядом с клеткой нет противника.
tabletop-why-friends = Все доступные клетки рядом с противником; в этой стоят свои.
tabletop-why-replace = Очки получают те, кто сделает с ними больше всего.
tabletop-why-no-attack = Ни одна из оставшихся атак не обещает больше, чем стоит.
tabletop-why-unmade = Атаки, которые с виду хороши, не проводятся: юниты остаются как есть.
tabletop-why-quiet = Не меняет ни снабжения, ни баз и мало меняет то, что стороны смогут атаковать дальше.
tabletop-why-unused = Очки пополнения, не потраченные в этой фазе, пропадают.
tabletop-why-enter = Прибывает в полной силе и в этот ход может атаковать и двигаться.
tabletop-why-ground = Состояние грунта решает бросок; никто ничего не выбирает.

## What a plan is for
tabletop-task-goes = { $units } → { $cell }
tabletop-task-all-out = { $units } → { $cell }, решительная атака
tabletop-task-stays = { $units }: остаться в { $cell }
tabletop-task-cuts = { $together ->
    [yes] Вместе прерывают линию снабжения: { $units }.
   *[no] Прерывает линию снабжения: { $units }.
}
tabletop-task-relieves = Открывает линию снабжения: { $units }.
tabletop-task-regains = Возвращается к снабжению.
tabletop-task-keeps-cut = Держит кольцо закрытым; иначе линию снабжения получили бы: { $units }.
tabletop-task-keeps-open = Держит линию снабжения открытой: { $units }.
tabletop-task-guards = Держит базу { $cell }: иначе противник мог бы войти туда в следующий ход.
tabletop-task-prepares = { $without ->
    [none] Даёт возможность атаковать { $cell } в следующий ход; потери там в среднем, как всё стоит сейчас: { $points }.
   *[other] Усиливает следующую атаку на { $cell }; потери там в среднем, как всё стоит сейчас: { $points } вместо { $without }.
}
tabletop-task-supports = { $cell } труднее атаковать; потери там в среднем: { $points } вместо { $without }.
tabletop-task-withdraws = { $points ->
    [none] Уходит оттуда, где атака могла бы стоить в среднем { $before }; здесь атаковать некому.
   *[other] Уходит оттуда, где атака могла бы стоить в среднем { $before }; здесь — { $points }.
}
tabletop-answer-leaves = { $units }: отступить из { $cell }
tabletop-answer-guards = Держит базу { $cell }: иначе противник мог бы войти туда уже в этом ходу.
tabletop-answer-supplied = Там есть линия снабжения; в { $cells } её не было бы.
tabletop-answer-nearer = Там линия снабжения короче всего (до базы { $n }, из следующей по близости клетки { $next }).
tabletop-answer-look = Посмотрите на { $cell }: что от неё зависит и где рядом есть снабжение?
tabletop-answer-base = Держит вражескую базу { $cell }; победных очков, если кто-то стоит там в конце: { $n }.
tabletop-answer-protects = Спасает тех, кто отступил туда раньше: { $units }.
tabletop-answer-abandons = Те, кто отступил туда раньше, при этом гибнут: { $units }.
tabletop-answer-free = От того, останутся ли они, не зависит ни база, ни линия снабжения.
tabletop-falls-cut = Если обороняющиеся будут уничтожены, без линии снабжения останутся: { $units }.
tabletop-falls-open = Если обороняющиеся будут уничтожены, откроется линия снабжения: { $units }.
tabletop-falls-base = Если клетка падёт, откроется база { $cell }.
tabletop-look = { $duty ->
    [exploit] Посмотрите на { $places }: можно взять базу.
    [guard] Посмотрите на { $places }: под угрозой база.
    [close] Посмотрите на { $places }: от этого зависит снабжение противника.
    [relieve] Посмотрите на { $places }: от этого зависит снабжение своих юнитов.
    [hold] Посмотрите на { $places }: на этом держится кольцо или линия снабжения.
    [break] Посмотрите на { $places }: атаковать ли здесь?
    [prepare] Посмотрите на { $places }: как атаковать это в следующий ход?
    [support] Посмотрите на { $places }: как противник атаковал бы здесь?
   *[withdraw] Посмотрите на { $places }: кому там стоять лучше?
}
tabletop-look-idle = Посмотрите, чем рискует атака или перемещение.

## Faults of a scenario file
tabletop-not-a-scenario = это не сценарий настольного сражения: в нём нет "system": "tabletop"
tabletop-other-format = формат { $found } этих сценариев не поддерживается; программа читает формат { $supported }
tabletop-too-long = в файле { $bytes } байт, больше, чем { $limit }, допустимые для сценария
tabletop-not-json = не JSON: { $what }, строка { $line }, столбец { $column }
tabletop-base-off-edge = базы снабжения лежат на краю стола, а { $cell } нет [T5.1]
tabletop-base-impassable = базы снабжения не может быть в { $cell }: клетка непроходима [T4.4]
tabletop-unit-impassable = юнит не может быть в { $cell }: клетка непроходима [T4.4]
tabletop-set-up-with-enemy = юнит расставлен в { $cell } вместе с вражеским юнитом { $enemy }
tabletop-no-side-between = у { $first } и { $second } нет общей стороны, значит, реки между ними нет
tabletop-no-such-side = «{ $found }» — не одна из сторон: { $sides }
tabletop-backwards = промежуток кончается на ходу { $last }, раньше, чем начинается на ходу { $first }
tabletop-no-day = «{ $found }» — не день: пишите так: 1944-01-24
tabletop-no-change = изменение не меняет грунт
tabletop-unexplained = сценарий не читается; это ошибка в программе
tabletop-undone-move = { $n ->
    [one] { $n } юнит ещё может двигаться: { $units }.
    [few] { $n } юнита ещё могут двигаться: { $units }.
   *[many] { $n } юнитов ещё могут двигаться: { $units }.
}
tabletop-undone-attack = { $n ->
    [one] { $n } юнит ещё может атаковать: { $units }.
    [few] { $n } юнита ещё могут атаковать: { $units }.
   *[many] { $n } юнитов ещё могут атаковать: { $units }.
}
tabletop-undone-replace = { $n ->
    [one] Пропадёт { $n } очко пополнения.
    [few] Пропадут { $n } очка пополнения.
   *[many] Пропадут { $n } очков пополнения.
}

## Answers in sentences
tabletop-told-defence = Оборона:
tabletop-told-lines-all = От каждого юнита на столе ведёт линия снабжения к базе.
tabletop-told-lines = Линии снабжения к базе нет у: { $units }.
tabletop-told-line = { $unit }: { $strength }{ $given ->
    [yes] {" "}{ $factors } = { $modified }
   *[no] {""}
}; верных попаданий { $sure }{ $needs ->
    [0] {""}
   *[other] , кубик попадает при { $needs } и меньше
}
tabletop-told-limit = Линия снабжения не длиннее { $n } { $n ->
    [one] клетки
    [few] клеток
   *[many] клеток
}.

## Слои, карточки, шансы
tabletop-days = { $from } – { $to } { $year }
tabletop-overlay = { $overlay ->
    [zones-first] Зоны контроля: { $side }
    [zones-second] Зоны контроля: { $side }
    [supply] Снабжение
    [pockets] Котлы
    [threats] Угрозы
    [chances] Возможности атак
    [forces] Силы и фронт
    [reach] Досягаемость
   *[can-act] Ещё могут действовать
}
tabletop-overlay-about = { $overlay ->
    [zones-first] Клетки рядом с юнитами первой стороны: линии вверх направо, сплошной край. Они закрывают линии снабжения и отступление противника, если там нет его юнита; движение — никогда. [T10.4]
    [zones-second] Клетки рядом с юнитами второй стороны: линии вниз направо, штриховой край. Они закрывают линии снабжения и отступление противника, если там нет его юнита; движение — никогда. [T10.4]
    [supply] Снабжение, каким оно было бы признано сейчас. Зелёная точка: есть; треугольник вниз: будет потеряно; треугольник вверх: будет восстановлено; чёрный ромб: по-прежнему нет. Путь выбранного юнита к базе прочерчен, прерывисто — где открытого нет. [T10.2]
    [pockets] Группы, от которых нет пути ни к одной базе: контур, юниты и очки. [T10.4]
    [threats] Сильнейшая атака, которую противник мог бы провести на каждую клетку при нынешнем расположении: изменённые силы и чёрточка за каждую шестую долю шанса на больше попаданий. [T12.9]
    [chances] Сильнейшая атака, которую ходящая сторона могла бы провести на каждую клетку противника: изменённые силы и чёрточка за каждую шестую долю шанса на больше попаданий. [T12.9]
    [forces] Очки в каждой клетке; на фронте и очки противника рядом — числами и долями полоски.
    [reach] Куда выбранные юниты или юниты под указателем смогут пойти при следующем движении; число говорит, сколько из них. [T13.1]
   *[can-act] Белая стрелка на каждом юните, который ещё может что-то сделать.
}
tabletop-note-zone = зона контроля: { $side }
tabletop-note-pocket = { $side }, отрезаны: { $what }
tabletop-note-odds = сильнейшая атака { $ours } против { $theirs }, больше попаданий с шансом { $won } %
tabletop-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
tabletop-count-cells = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[many] { $n } клеток
}
tabletop-legend-supply = { $side }: снабжаются { $n } из { $all }
tabletop-card-head = { $head ->
    [terrain] Местность
    [base] База
    [river] Река
    [unit] Юнит
    [supply] Снабжение
    [zone] Зона
    [chance] Атака
    [move] Движение
   *[no-way] Пути нет
}
tabletop-card-terrain = { $terrain ->
    [open] открытая
    [difficult] трудная
    [urban] застроенная
   *[impassable] непроходимая
}
tabletop-card-cover = { $terrain ->
    [urban] застроенная
   *[difficult] трудная
}: { $cover ->
    [1] оборона считается как есть
    [2] удваивает оборону
    [3] утраивает оборону
   *[several] оборона считается ×{ $cover }
}, { $tanks ->
    [1] танки атакуют со своей силой
    [2] танки атакуют лишь с двойной силой
    [3] танки атакуют с тройной силой
   *[several] танки атакуют с силой ×{ $tanks }
}
tabletop-card-base = база: { $side }
tabletop-card-river = в сторону { $cells }: { $river ->
    [1] не ослабляет атаку через неё
    [2] вдвое ослабляет атаку через неё
   *[several] делит силу атаки через неё на { $river }
}
tabletop-card-mark = { $mark ->
    [supply] без снабжения
    [retreated] отступал
    [attacked] атаковал
   *[moved] двигался
}
tabletop-card-supply = { $how ->
    [line] { $n ->
        [0] на базе
        [one] линия в { $n } клетку до базы
        [few] линия в { $n } клетки до базы
       *[many] линия в { $n } клеток до базы
    }
    [air] по воздуху
   *[none] открытой линии до базы нет
}
tabletop-card-zone = { $side }, от { $cells }
tabletop-card-chance = сильнейшая — { $n ->
    [one] { $n } юнит
    [few] { $n } юнита
   *[many] { $n } юнитов
}: больше попаданий с шансом { $won } %, в среднем потеря { $losses }
tabletop-card-goes = { $unit } может туда пойти
tabletop-card-go-together = { $n ->
    [one] { $n } юнит может туда пойти
    [few] Все { $n } юнита могут туда пойти
   *[many] Все { $n } юнитов могут туда пойти
}
tabletop-card-cuts = окажется без снабжения: { $units }
tabletop-card-opens = снова получит снабжение: { $units }
tabletop-month = { $month ->
    [1] янв.
    [2] февр.
    [3] марта
    [4] апр.
    [5] мая
    [6] июня
    [7] июля
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
}
tabletop-track-days = { $from }–{ $to } { $month }
tabletop-track-days-across = { $from } { $month } – { $to } { $next }
tabletop-track-arrive = { $side }: { $units }
tabletop-losses-of = { $who ->
    [attackers] Потери атакующих
   *[defenders] Потери обороняющихся
}
tabletop-losses-title = { $manner ->
    [all-out] Решительная атака
   *[normal] Обычная атака
}, потери в среднем { $attacker } : { $defender }
tabletop-undone-supply = { $n ->
    [one] Без снабжения останется { $n } юнит: { $units }
    [few] Без снабжения останутся { $n } юнита: { $units }
   *[many] Без снабжения останутся { $n } юнитов: { $units }
}

## The game, and names of cells
notation-no-cell = «{ $name }» — не клетка: нужны буква ряда и номер столбца, например C6
notation-off-table = клетки { $cell } на столе нет
tabletop-game = Сражение на игровом столе
tabletop-about = { $id ->
    [korsun_1944_tabletop] Корсунский котёл по правилам игрового стола: карта и армии настольной игры, но с очками силы и пригоршнями кубиков. Для тех, кто хочет провести одну и ту же битву обоими способами.
    [example_120km] Небольшое сражение на столе из гексов шириной около 120 км, примерно по 55 очков силы у стороны. Хорошо для первой игры по этим правилам.
    [example_120km_offset] Небольшое сражение на рядах квадратов, сдвинутых на половину, так что у каждого шесть соседей. Играется как на гексах, а нужны только квадратные плитки.
    [example_120km_square] Небольшое сражение на простых квадратах, которые соприкасаются и углами или, по выбору, только сторонами. Для стола, расчерченного в клетку.
   *[other] Сражение для игрового стола из отдельного сценария. Подробнее — в его файле.
}
tabletop-credit = Переработка игры Филипа Сейбина Hell’s Gate для миниатюр, сделанная другим автором.
tabletop-length = { $turns ->
    [one] { $turns } игровой ход
    [few] { $turns } игровых хода
   *[many] { $turns } игровых ходов
}, { $from } – { $to } { $year } года

## Обучение
tabletop-tour = Обучение: ход игрока на столе
tabletop-tour-battle = Ход игрока на столе
tabletop-tour-battle-text = За несколько минут вы сыграете советский ход игрока, по одному правилу на карточку. Делайте то, что просит карточка, как вам удобно: мышью, клавишами или кнопками. Кнопка «{ tour-show-me }» ({ $show_me }) сделает это за вас.
tabletop-tour-table = Стол
tabletop-tour-table-text = Гекс — это 20 км. Лес в D4 — трудная местность, город в C4 — застройка; в озеро в B3 не входит никто. Реки текут по сторонам гексов. Флаги по краям — базы снабжения: ваши на востоке, немецкие на западе.
tabletop-tour-units = Юниты
tabletop-tour-units-text = Цифра юнита — его боевая сила в очках. Потери отнимают их по одному, а без очков юнита больше нет. Бывают пехота, танки, механизированные части и кавалерия; у элитного юнита на очко больше.
tabletop-tour-phases = Шесть фаз
tabletop-tour-phases-text = В ходе игрока шесть фаз: грунт, снабжение, подкрепления, атака, движение, сбор. Сначала атакуют, потом двигаются. В ход 1 бросать не на что, снабжаются все, никто не прибывает. Поэтому ход начинается с атак, как и сказано на панели.
tabletop-tour-supply = Снабжение
tabletop-tour-supply-text = Юнит снабжается, если от него к одной из своих баз ведёт цепочка гексов. Её перекрывают враги и пустые гексы рядом с врагом. Проверяют это в фазе 2, и результат действует до вашего следующего хода.
tabletop-tour-supply-task = Покажите снабжение: { $key } или меню «{ menu-overlays }».
tabletop-tour-overlays = Девять слоёв
tabletop-tour-overlays-text = Каждая линия кончается у базы, каждая точка зелёная: пока у всех всё есть. Положение объясняют девять таких слоёв, у каждого своя клавиша.
tabletop-tour-overlays-task = Снова очистите стол: { $key }.
tabletop-tour-tank = Танки атакуют
tabletop-tour-tank-text = Сила атакующего танка утраивается на открытой местности и удваивается на трудной и в застройке. У юнита { $unit } сила 2, а B4 — открытый гекс: выходит 6.
tabletop-tour-tank-task = Выберите целью B4, потом отметьте { $unit }.
tabletop-tour-rifle = Пехота вместе с ними
tabletop-tour-rifle-text = Из одного гекса вместе атакуют до двух юнитов. Каждые 6 очков — верное попадание; остаток — кубик, который попадает, если выпало не больше этого числа. У юнита { $unit } сила 3: кубик попадает на 1–3.
tabletop-tour-rifle-task = Пусть { $unit } тоже атакует.
tabletop-tour-pool = Кубики
tabletop-tour-pool-text = Панель показывает, откуда берётся каждое число и насколько вероятны любые потери обеих сторон. Обороняющийся тоже бросает: 3 на открытой местности, снова кубик, попадающий на 1–3. У кого попаданий меньше, тот теряет разницу в очках.
tabletop-tour-roll = Бросок
tabletop-tour-roll-text = Все кубики бросают сразу: у вас верное попадание и кубик, у обороны один кубик. Кольцо вокруг кубика значит, что он попал.
tabletop-tour-roll-task = { tabletop-do-resolve }.
tabletop-tour-stay = Остаться или уйти
tabletop-tour-stay-text = Два попадания против нуля: { $unit } должен потерять 2 очка из 3. Теперь решает немецкий игрок, а здесь это вы. Отступление сберегло бы 2 очка, но отдало бы гекс.
tabletop-tour-stay-task = Пусть держится: «{ tabletop-do-stay }».
tabletop-tour-woods = В лес
tabletop-tour-woods-text = Трудная местность и застройка удваивают обороняющихся, а танки там считаются только за двоих. Между этими тремя и D4 реки нет; она уменьшила бы их силу вдвое. Атаковать можно столько раз, сколько есть целей, но каждым юнитом только раз.
tabletop-tour-woods-task = Атакуйте D4: { $guards } и { $tank } из D5, { $division } из E4.
tabletop-tour-all-out = Решительная атака
tabletop-tour-all-out-text = Решительная атака стоит обеим сторонам ещё 2 очка, что бы ни выпало. У обороны в D4 3 очка. Если она теряет больше, чем имеет, там гибнет всё.
tabletop-tour-all-out-task = { tabletop-do-all-out }.
tabletop-tour-price = Цена
tabletop-tour-price-text = Одно попадание против нуля, и первыми платят атакующие: 2 очка с любого, кто атаковал. Никто не падает до нуля, пока у другого больше одного очка.
tabletop-tour-price-task = Выберите, кто теряет очко.
tabletop-tour-second-point = Второе очко
tabletop-tour-second-point-text = Потери несут по одному очку. Пока не решает другая сторона, всё, что сделано без кубиков, можно отменить.
tabletop-tour-go = Отступление
tabletop-tour-go-text = Оборона должна 3 очка: одно за попадание, два за решительную атаку. Больше у неё и нет. Отступление сбережёт 2 из них.
tabletop-tour-go-task = Пусть немцы уходят: «{ tabletop-do-go }».
tabletop-tour-way = Куда
tabletop-tour-way-text = Отступают в гексы, рядом с которыми нет врага; только если таких нет — к своим рядом с врагом. C3 и D3 подходят. Кто отступил, не сражается и не двигается до сбора.
tabletop-tour-way-task = Пусть оба отступят в D3.
tabletop-tour-enough = Довольно
tabletop-tour-enough-text = Другие ещё могли бы атаковать, но никто не обязан. После атаки никто не продвигается: для этого есть фаза движения.
tabletop-tour-enough-task = Закончите фазу атаки: { $key }.
tabletop-tour-foot = Движение
tabletop-tour-foot-text = Пехота проходит один гекс по любой местности, в том числе рядом с врагом. Атаковала ли она, неважно. В гексе помещается сколько угодно юнитов.
tabletop-tour-foot-task = Передвиньте { $unit } из D5 в D4.
tabletop-tour-two-cells = Два гекса
tabletop-tour-two-cells-text = Танки, механизированные части и кавалерия со снабжением проходят по твёрдому грунту два гекса. Танки и механизированные входят при этом не больше чем в один трудный гекс и переходят не больше одной реки.
tabletop-tour-two-cells-task = Передвиньте { $unit } из E5 в D4.
tabletop-tour-points = Победа
tabletop-tour-points-text = Каждое очко, потерянное врагом, — победное очко. В конце каждая его база, в которой вы стоите, даёт ещё 2.
tabletop-tour-points-task = Посмотрите счёт: { $key }.
tabletop-tour-ring = Кольцо
tabletop-tour-ring-text = Несколько дней спустя. { $unit } держит город в C4; последняя дорога идёт через C3. Пустые гексы рядом с врагом перекрывают линию снабжения, так что брешь закрывается, хотя в ней никого нет.
tabletop-tour-ring-task = Передвиньте { $unit } из E4 через D4 в C3.
tabletop-tour-pocket = Отрезаны
tabletop-tour-pocket-text = Из C4 ни одна линия больше не ведёт к базе. От одного этого отрезанный юнит не гибнет, если только этого не требует правило на выбор для конца игры.
tabletop-tour-pocket-task = Покажите котлы: { $key } или меню «{ menu-overlays }».
tabletop-tour-rally = Сбор
tabletop-tour-rally-text = Шестая фаза лишь снимает метки с тех, кто отступал. Потом ходит другая сторона: грунт, снабжение, подкрепления — всё само собой.
tabletop-tour-rally-task = Закончите фазу движения: { $key }.
tabletop-tour-starved = Без снабжения
tabletop-tour-starved-text = { $unit } остался без снабжения. До своей следующей фазы снабжения он сражается вполсилы и проходит один гекс. Дивизии у края только что прибыли.
tabletop-tour-ground = Грунт
tabletop-tour-ground-text = С хода 3 прежде всего бросают кубик: на 1 или 2 начинается распутица. Решать тут нечего, нужно только бросить.
tabletop-tour-ground-task = { tabletop-do-ground }.
tabletop-tour-mud = Распутица
tabletop-tour-mud-text = В распутицу обороняющиеся везде удваиваются, и никто не проходит два гекса. В этом сражении она продлится до конца.
tabletop-tour-draft = Пополнения
tabletop-tour-draft-text = В некоторые ходы сторона получает очки пополнения. Каждое возвращает снабжаемому юниту одно очко, не выше полной силы; неиспользованные пропадают. Уничтоженные не возвращаются.
tabletop-tour-draft-task = Дайте очко юниту в D5.
tabletop-tour-end = Вот и вся игра
tabletop-tour-end-text = Теперь вы знаете весь ход игрока. Остальное — в книге правил, а советы в меню «{ menu-computer }» скажут, что делать и почему.
tabletop-tour-end-task = Сыграйте это сражение: вы за советскую сторону, компьютер за немцев.

## The set-up sheet
tabletop-muster-about = { $days }  ·  { tabletop-game }
tabletop-muster-force = { $units } { $units ->
    [one] юнит
    [few] юнита
   *[many] юнитов
}, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
tabletop-muster-day = { $day } { $month ->
    [1] янв.
    [2] февр.
    [3] марта
    [4] апр.
    [5] мая
    [6] июня
    [7] июля
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
}
tabletop-muster-days = { $from } – { $to }
tabletop-muster-die = Кубик { $most ->
    [1] 1
   *[several] 1–{ $most }
}: { $to ->
    [mud] распутица
   *[easy] твёрдый грунт
}
tabletop-muster-arrive = { $n } { $n ->
    [one] юнит прибывает
    [few] юнита прибывают
   *[many] юнитов прибывают
}
tabletop-muster-points = { $n } { $n ->
    [one] очко пополнения
    [few] очка пополнения
   *[many] очков пополнения
}
tabletop-muster-ground = Грунт, погода, масштаб
tabletop-muster-begins = Битва начинается { $ground ->
    [mud] в распутицу
   *[easy] на твёрдом грунте
}.
tabletop-muster-change = Ходы с { $first } по { $last }: в начале каждого { $rolled ->
    [player] хода игрока
   *[game] игрового хода
} бросают кубик; если выпало { $most ->
    [1] 1
   *[several] от 1 до { $most }
}, { $from ->
    [mud] распутица кончается и грунт становится твёрдым
   *[easy] начинается распутица
}.
tabletop-muster-no-change = Так остаётся до конца.
tabletop-muster-scale = Клетка — { $km } км: при клетках в 10 см масштаб 1 : { $scale } 000.
tabletop-muster-figures = Фигурки 15 мм на подставках 30 × 30 мм
tabletop-muster-kind = { $kind ->
    [infantry] пехота: три фигурки
    [tank] танки: одна машина
    [mechanised] мехвойска: одна машина
   *[cavalry] кавалерия: два всадника
}
tabletop-muster-mud = В распутицу { $mud ->
    [1] сила обороны не меняется
    [2] сила обороны удваивается
   *[several] сила обороны считается ×{ $mud }
}, и все ходят на одну клетку.
tabletop-muster-supply = Порядок и снабжение
tabletop-muster-initiative = Инициатива: { $side }. Их ход игрока всегда первый.
tabletop-muster-defend = { $side }: клетку обороняет не более { $n } { $n ->
    [one] юнита
    [few] юнитов
   *[many] юнитов
}.
tabletop-muster-line = { $side }: линии снабжения не длиннее { $n } { $n ->
    [one] клетки
    [few] клеток
   *[many] клеток
}, { $turns ->
    [single] ход { $first }
   *[several] ходы с { $first } по { $last }
}.
tabletop-muster-airlift = { $side }: { $cell } снабжается по воздуху, { $turns ->
    [single] ход { $first }
   *[several] ходы с { $first } по { $last }
}.
tabletop-muster-victory = Победные очки
tabletop-muster-vp-loss = { $n } за каждое очко силы, потерянное противником и не восполненное.
tabletop-muster-vp-base = { $n } за каждую базу снабжения противника, занятую в конце; базы отмечены флагами.
tabletop-muster-vp-handicap = { $side }: фора { $n }.
tabletop-muster-options = Правила на выбор в этой игре
tabletop-muster-option = { $option }: { $chosen }.

tabletop-fact-pocket = { $side }: котёл, юнитов не менее { $n }
tabletop-fact-isolated = { $side }: юнитов без линии снабжения
tabletop-fact-lost = { $side }: уничтожено юнитов
tabletop-fact-base = { $side }: база { $place } у противника
tabletop-fact-unit = { $unit }: уничтожение

## The numbers of the rules that a variant may set
tabletop-number = { $key ->
    [tank_open] Атакующий танк на открытой местности считается столько раз
    [tank_cover] Атакующий танк против трудной местности или города считается столько раз
    [cover] Обороняющийся на трудной местности или в городе считается столько раз
    [mud] Обороняющийся в распутицу считается столько раз
    [river] Атака через реку делится на
    [attacker_unsupplied] Атакующий без снабжения делится на
    [defender_unsupplied] Обороняющийся без снабжения делится на
    [attackers_per_cell] Юнитов одной клетки в атаке, не больше
    [all_out_gain] Решительная атака: прибавка к потерям обороняющегося
    [all_out_price] Решительная атака: прибавка к потерям атакующего
    [crowd] Столько юнитов в цели переполняют её
    [crowd_points] Переполненная цель: прибавка к потерям обороняющегося
    [retreat_saves] Очков, которые спасает отступление, не больше
    [points_per_loss] Победных очков за очко силы противника
    [points_per_base] Победных очков за базу противника
   *[defenders] Юнитов клетки в обороне, не больше: { $side }
}
tabletop-number-about = { $key ->
    [attackers_per_cell] Сколько юнитов складывают свою силу.
    [defenders] Сколько юнитов складывают свою силу.
    [all_out_gain] Что решительная атака делает с потерями.
    [all_out_price] Что решительная атака делает с потерями.
    [crowd] Что слишком много для одной клетки и чего это стоит.
    [crowd_points] Что слишком много для одной клетки и чего это стоит.
    [retreat_saves] Чем хорошо отступление.
    [points_per_loss] В чём считается победа.
    [points_per_base] В чём считается победа.
   *[factor] Сила умножается на все множители и один раз округляется вверх.
}

## Forces by points
tabletop-prices = Цены наши, а не автора: правила знают только очки силы, и по ним танки стоят не дороже пехоты. Очко силы стоит столько, сколько оно значит в атаке на открытую и на закрытую местность и в обороне на той и другой, и на единицу больше, если юнит может пройти две клетки: пехота — { $infantry }, мотопехота и кавалерия — { $fast }, танки — { $tank }. Это мера, а не обещание: как рода войск действуют вместе, не скажет никакая цена, поэтому расстановки проверяются.
tabletop-offer = { $branch }, { $formation }, сила { $strength }
tabletop-no-zone = негде расставиться; дайте сначала обеим сторонам базы снабжения (сторона расставляется там, где её базы ближе, чем базы противника)
