# Битва на ігровому столі.

## Names
tabletop-title = { $title ->
    [korsun_1944_tabletop] Корсунь 1944 на столі
    [example_120km] 120 на 120 км, гекси
    [example_120km_offset] 120 на 120 км, зсунуті квадрати
    [example_120km_square] 120 на 120 км, квадрати
   *[other] { $id }
}
tabletop-side = { $side ->
    [soviet] Радянські війська
    [german] Німецькі війська
   *[other] { $name }
}
tabletop-clock-turn = ігровий хід
tabletop-clock-part = хід гравця
tabletop-clock-phase = фаза
tabletop-wins = Перемога: { $side }
tabletop-draw = Нічия
tabletop-day = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
}
tabletop-turn = Ігровий хід { $turn } ({ $from } – { $to })
tabletop-player-turn = Хід гравця: { $side }
tabletop-phase = { $phase ->
    [ground] фаза ґрунту
    [supply] фаза постачання
    [reinforcement] фаза підкріплень
    [attack] фаза атаки
    [movement] фаза руху
   *[rally] фаза збору
}
tabletop-ground = { $ground ->
    [mud] багно
   *[easy] твердий ґрунт
}
tabletop-track-turns = Ігровий хід

## Actions
tabletop-do-ground = Кидок на стан ґрунту
tabletop-do-enter = { $unit } прибуває: { $cell }
tabletop-do-replace = Очко поповнення: { $unit }
tabletop-do-join = { $unit } атакує { $cell }
tabletop-do-leave = Вивести з атаки: { $unit }
tabletop-do-resolve = Кидок: звичайна атака
tabletop-do-all-out = Кидок: рішуча атака
tabletop-do-lose = { $unit } втрачає очко
tabletop-do-stay = Залишитися й зазнати всіх втрат
tabletop-do-go = Відступити
tabletop-do-retreat = { $unit } відступає: { $cell }
tabletop-do-move = { $unit } іде: { $cell }
tabletop-do-move-over = { $unit } іде через { $over }: { $cell }
tabletop-do-end = Закінчити: { tabletop-phase }

## What is to be decided
tabletop-now-ground = Кубик вирішує, чи зміниться ґрунт; зараз: { $ground }.
tabletop-now-reinforce = Виставте нові юніти й роздайте поповнення; залишилося очок: { $points }.
tabletop-now-attack = Оберіть ціль атаки або закінчіть фазу.
tabletop-now-no-target = Атакувати більше нікому: закінчіть фазу.
tabletop-now-join = Оберіть, хто атакує { $cell }, і кидайте кубики.
tabletop-now-attacker-loss = Оберіть, хто з нападників зазнає втрат; залишилося втратити очок: { $points }.
tabletop-now-stay-or-go = Залишитися в клітинці { $cell } і втратити { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} або відступити.
tabletop-now-defender-loss = Оберіть, які юніти в клітинці { $cell } зазнають втрат; залишилося втратити очок: { $points }.
tabletop-now-retreat = Оберіть, куди відступають юніти з клітинки { $cell }.
tabletop-now-move = Переміщуйте юніти або закінчіть фазу.
tabletop-now-where = { $units }: оберіть, куди йти, на мапі або під списком.
tabletop-now-over = Гру закінчено.
tabletop-head-attack = Атака на { $cell }
tabletop-head-where = { $units }: куди
tabletop-all-of-them = { $n ->
    [one] { $n } юніт
    [few] усі { $n } юніти
   *[many] усі { $n } юнітів
}
tabletop-go-together = { $n ->
    [one] { $n } юніт іде в { $cell }
    [few] Усі { $n } юніти йдуть у { $cell }
   *[many] Усі { $n } юнітів ідуть у { $cell }
}
tabletop-head-replacements = Очки поповнення: { $n }
tabletop-strength = { $now } з { $full }
tabletop-defended = в обороні { $n } { $n ->
    [one] очко
    [few] очки
   *[many] очок
}
tabletop-unit-in = { $unit } ({ $cell })
tabletop-modified = сила { $modified }, { $change } влучання
tabletop-hits-expected = Влучань у середньому: атака { $ours }, оборона { $theirs }.
tabletop-hits-lose = У кого влучань менше, той втрачає різницю в очках.
tabletop-will-throw = Кубик за { $die }: влучання при { $needs }.
tabletop-may-retreat = Оборонці можуть потім відступити й так зберегти з цього щонайбільше { $n }.
tabletop-crowded = Ціль переповнена.
tabletop-losses-expected = { $manner ->
    [all-out] Рішуча
   *[normal] Звичайна
}, втрати в середньому: нападники { $attacker }, оборонці — { $defender }.
tabletop-chance = перемога { $won } %, нічия { $drawn } %, поразка { $lost } %
tabletop-won = { $won } %
tabletop-chance-brief = перемога { $won } %, втрати { $attacker } : { $defender }
tabletop-saves = Очки юнітів там: { $strength }. Відступ зменшує втрати на { $saved }.
tabletop-reach = { $n } { $n ->
    [one] клітинка
    [few] клітинки
   *[many] клітинок
} у межах досяжності

## Dice
tabletop-die-ground = Ґрунт
tabletop-die-unit = { $unit }, сила { $modified }
tabletop-needs = від 1 до { $most }
tabletop-throw-ground = Якщо випаде не більше { $most }, ґрунт зміниться: { $ground }.
tabletop-throw-mud = У багні сила оборонців множиться на { $factor }, і ніхто не проходить більше однієї клітинки.
tabletop-throw-sure = Певні влучання, без кубика: атака { $ours }, оборона { $theirs }.
tabletop-throw-hits = Влучання: атака { $ours }, оборона { $theirs }.
tabletop-rounded-up = округлено вгору
tabletop-factor = { $factor ->
    [tank-open] танки атакують відкриту місцевість
    [tank-cover] танки атакують важку місцевість або забудову
    [river] через річку
    [cover] важка місцевість або забудова
    [mud] багно
   *[supply] без постачання
}

## What happened
tabletop-did-turn = Ігровий хід { $turn }, хід гравця: { $side }.
tabletop-did-phase = Починається { tabletop-phase }.
tabletop-did-ground = Кубик { $die }, стан ґрунту: { $ground }.
tabletop-did-ground-stays = Кубик { $die }: ґрунт лишається таким, як був.
tabletop-did-supply-all = { $side }: усі юніти мають постачання.
tabletop-did-supply = { $side }: без постачання { $n } { $n ->
    [one] юніт
    [few] юніти
   *[many] юнітів
}: { $units }.
tabletop-did-arrive = { $unit } прибуває: { $cell }.
tabletop-did-arrive-displaced = { $unit } прибуває: { $cell }, бо в клітинці { $from } супротивник.
tabletop-did-displace = У клітинці { $from } супротивник, тому { $unit } прибуває на іншу базу постачання.
tabletop-did-lose-arrival = { $unit }: вільної бази постачання немає, юніт втрачено.
tabletop-did-replacements = Очки поповнення: { $points }.
tabletop-did-replace = { $unit } отримує очко поповнення, тепер очок: { $strength }.
tabletop-did-lapse = Невикористані очки поповнення пропадають: { $points }.
tabletop-did-move = { $unit } іде: { $from } → { $cell }.
tabletop-did-rally = Зібрано: { $units }.
tabletop-did-end = Гру закінчено.
tabletop-did-join = { $unit } долучається до атаки на { $cell }.
tabletop-did-leave = { $unit } виходить з атаки.
tabletop-did-fight = { $manner ->
    [all-out] Рішуча атака
   *[normal] Атака
} на { $cell }: влучання { $ours } до { $theirs }; нападники мають втратити { $attacker }, оборонці { $defender }.
tabletop-did-lose = { $unit } втрачає { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}{ $left ->
    [0] {" "}і знищений
   *[other] ; лишилося: { $left }
}.
tabletop-did-destroy = { $unit }: юніт знищено, { $cause ->
    [overwhelmed] бо втрати більші за силу клітинки
    [left-behind] бо він відступав, а решти в клітинці вже немає
   *[isolated] бо наприкінці гри він відрізаний
}.
tabletop-did-stay = Оборонці залишаються; їхні втрати: { $points }.
tabletop-did-go = Оборонці відступають і зберігають { $saved }; лишається втрат: { $points }.
tabletop-did-retreat = { $unit } відступає: { $from } → { $cell }.
tabletop-points-losses = Втрати супротивника в очках сили: { $n }
tabletop-points-bases = Зайнято баз постачання супротивника: { $n }
tabletop-points-handicap = Фора

## Why not
tabletop-not-over = Гру закінчено.
tabletop-not-phase = Зараз цього робити не можна: триває { tabletop-phase }.
tabletop-not-under-way = { $stage ->
    [attack] Спочатку кидок за атаку, яку вже збирають.
    [attacker_loss] Спочатку нападники зазнають втрат.
    [stay_or_go] Спочатку оборонець каже, залишається він чи відступає.
    [defender_loss] Спочатку оборонці зазнають втрат.
   *[retreat] Спочатку оборонці відступають.
}
tabletop-not-due = { $unit } зараз не прибуває.
tabletop-not-entry-free = У клітинці { $cell } немає супротивника, тому юніт входить там.
tabletop-not-entry-base = { $cell } — не ваша база постачання.
tabletop-not-entry-enemy = У клітинці { $cell } супротивник.
tabletop-not-entry-nearest = Від клітинки входу до { $cell } відстань { $distance }, а до найближчої вільної бази постачання { $nearest }.
tabletop-not-arrivals = Ще треба виставити: { $unit }.
tabletop-not-points = Очок поповнення не лишилося.
tabletop-not-replace = { $unit } — не ваш юніт на столі.
tabletop-not-full = { $unit } має початкову силу.
tabletop-not-replace-supply = { $unit } без постачання й не отримує поповнень.
tabletop-not-nobody = В атаці ніхто не бере участі.
tabletop-not-twice = { $unit } вже бере участь в атаці.
tabletop-not-in-attack = { $unit } не бере участі в атаці.
tabletop-not-other-target = Спочатку атака на { $cell }.
tabletop-not-enemy = У клітинці { $cell } немає супротивника.
tabletop-not-attacked-before = Клітинку { $cell } в цьому ході гравця вже атаковано.
tabletop-not-attack = { $unit } — не ваш юніт на столі й атакувати не може.
tabletop-not-retreated = { $unit } відступив і ще не зібраний.
tabletop-not-has-attacked = { $unit } вже атакував у цьому ході гравця.
tabletop-not-next-to = { $unit } стоїть не поруч із клітинкою { $cell }.
tabletop-not-third = { $most ->
    [1] З клітинки { $cell } вже атакує юніт, а більше одного не можна; { $unit } був би другим.
   *[two] З клітинки { $cell } вже атакують два юніти; { $unit } був би третім.
}
tabletop-not-pay = В нападників разом { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}: рішучої атаки не оплатити.
tabletop-not-group = { $unit } не з тих, хто зазнає цих втрат.
tabletop-not-others = { $unit } було б знищено, поки в інших більше одного очка.
tabletop-not-loss = Без втрат ніхто не відступає.
tabletop-not-above = Втрати { $loss } більші за силу клітинки { $strength }: відступу немає.
tabletop-not-nowhere = З клітинки { $cell } відступати нікуди.
tabletop-not-retreating = { $unit } не з тих, хто відступає.
tabletop-not-far = { $cell } не поруч з атакованою клітинкою.
tabletop-not-to-enemy = У клітинці { $cell } супротивник; туди не відступають.
tabletop-not-to-impassable = { $cell } непрохідна; туди не відступають.
tabletop-not-to-enemy-base = { $cell } — база постачання супротивника; туди не відступають.
tabletop-not-to-base = З бази постачання відступають лише на іншу свою базу, а { $cell } — не вона.
tabletop-not-to-exposed = Клітинка { $cell } порожня й поруч із супротивником.
tabletop-not-to-first = Клітинка { $cell } поруч із супротивником, а є клітинка осторонь від нього.
tabletop-not-move = { $unit } — не ваш юніт на столі, рухати його не можна.
tabletop-not-has-moved = { $unit } вже рухався в цьому ході гравця.
tabletop-not-length = Шлях займає { $cells } { $cells ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}; цей юніт зараз може увійти щонайбільше в стільки: { $most }.
tabletop-not-next = { $cell } не поруч із попередньою клітинкою.
tabletop-not-way = У клітинці { $cell } супротивник.
tabletop-not-impassable = Клітинка { $cell } непрохідна.
tabletop-not-difficult = { $cell } — друга важка клітинка на шляху.
tabletop-not-river = На шляху в клітинку { $cell } довелося б перетнути другу річку.

## Options
tabletop-always = завжди
tabletop-if-loses = лише якщо оборонець щось втрачає
tabletop-yes = так
tabletop-no = ні
tabletop-case = У цій грі: { $chosen }.
tabletop-option-all-out = Ціна рішучої атаки для оборони
tabletop-option-all-out-about = Коли рішуча атака збільшує втрати оборонця: за будь-яких кубиків чи лише якщо в атаки більше влучань. Нападник платить у будь-якому разі.
tabletop-option-crowded = Ціна переповнення для оборони
tabletop-option-crowded-about = Коли переповнена клітинка збільшує втрати оборонця: лише якщо він і так щось втрачає чи за кожної атаки.
tabletop-option-captured = Захоплені бази постачають
tabletop-option-captured-about = Чи постачає зайнята ворожа база постачання тих, хто її зайняв, і чи можуть на ній закінчуватися лінії постачання.
tabletop-option-replacements = Поповнення потребують постачання
tabletop-option-replacements-about = Чи лише юніти з постачанням отримують очки поповнення.
tabletop-option-isolated = Відрізані гинуть наприкінці
tabletop-option-isolated-about = Чи знищуються перед підрахунком юніти, від яких жодна лінія постачання не веде до бази.
tabletop-option-diagonals = Квадрати торкаються кутами
tabletop-option-diagonals-about = Чи сусідні також чотири квадрати на кутах: для руху, атаки, відступу й постачання.
tabletop-no-squares = кутами торкаються лише квадрати, а на цьому столі їх немає

## Positions and questions
tabletop-unit-twice = { $unit } вказано двічі
tabletop-both-there = у клітинці { $cell } опинилися б обидві сторони
tabletop-unsound = до такої позиції не веде жодна гра: { $why }
tabletop-stuck = { $stage ->
    [ground] зараз немає зміни ґрунту, на яку кидають кубик
    [attack] в атаці більше кубиків, ніж буває в одному кидку
    [reinforcement] має прибути юніт, якому нікуди увійти
    [stay_or_go] оборонці не можуть відступити, тому вибору немає
   *[retreat] юнітам нікуди відступати
}
tabletop-attack-elsewhere = атака буває лише у фазі атаки
tabletop-no-unit = немає юніта «{ $unit }»{ $near ->
    [none] {""}
   *[other] ; можливо, «{ $near }»?
}
tabletop-no-question = немає запитання «{ $verb }»
tabletop-not-on-table = { $unit } не на столі
tabletop-nobody-there = у клітинці { $cell } нікого немає

## What computer players think
tabletop-idea-times = { $label } (×{ $n })
tabletop-idea-attack = { $manner ->
    [all-out] Рішуча атака на { $cell }: { $units }
   *[normal] Атака на { $cell }: { $units }
}
tabletop-idea-moves = Перемістити { $n } { $n ->
    [one] юніт
    [few] юніти
   *[many] юнітів
}: { $legs }
tabletop-idea-leg = { $units } до { $cell }
tabletop-idea-legs-more = { $legs }; і ще { $n }
tabletop-idea-stand = Нікого не переміщувати
tabletop-why-odds = Успіх { $won } %, невдача { $lost } %; втрати в середньому: в нападників { $attacker }, в оборонців { $defender }.
tabletop-why-overwhelmed = З імовірністю { $chance } % втрати перевищать усе, що є в клітинці, і всіх у ній буде знищено.
tabletop-why-no-retreat = Оборонцям нікуди відступати.
tabletop-why-crowd = Ціль переповнена: її втрати більші на { $n }.
tabletop-why-all-out = Рішуча атака збільшує втрати: нападник { $price }, оборонець { $gain }.
tabletop-why-weak = Оборонці без постачання і б’ються вполовину сили.
tabletop-why-base = Займає { $cells }: переможних очок, якщо втримати до кінця: { $n }.
tabletop-why-leaves = Залишає базу { $cell }: наступним ходом супротивник зможе в неї ввійти.
tabletop-why-gives-up = Залишає ворожу базу { $cell }; переможних очок, що втрачаються, якщо наприкінці там нікого не буде: { $n }.
tabletop-why-threat = Що можуть дати наступні атаки супротивника: { $after } замість { $before }.
tabletop-why-strike = Що можуть дати власні наступні атаки: { $after } замість { $before }.
tabletop-why-stay = Залишитися коштує { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}, зате клітинку втримано.
tabletop-why-stay-all = Залишитися коштує всієї сили, що там є (очок: { $points }): нікого не лишиться, клітинку втрачено.
tabletop-why-go = Відступ зберігає { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}, але клітинку віддано.
tabletop-why-lose = Очки втрачають ті, кому вони потрібні найменше.
tabletop-why-safe = Поруч із клітинкою немає супротивника.
tabletop-why-friends = Усі досяжні клітинки поруч із супротивником; у цій стоять свої.
tabletop-why-replace = Очки отримують ті, хто зробить із ними найбільше.
tabletop-why-no-attack = Жодна з атак, що лишилися, не обіцяє більше, ніж коштує.
tabletop-why-unmade = Атаки, які на перший погляд добрі, не проводяться: юніти лишаються як є.
tabletop-why-quiet = Не змінює ні постачання, ні баз і мало змінює те, що сторони зможуть атакувати далі.
tabletop-why-unused = Очки поповнення, не витрачені в цій фазі, пропадають.
tabletop-why-enter = Прибуває в повній силі й цього ходу може атакувати та рухатися.
tabletop-why-ground = Стан ґрунту вирішує кидок; ніхто нічого не обирає.

## What a plan is for
tabletop-task-goes = { $units } → { $cell }
tabletop-task-all-out = { $units } → { $cell }, рішуча атака
tabletop-task-stays = { $units }: лишитися в { $cell }
tabletop-task-cuts = { $together ->
    [yes] Разом переривають лінію постачання: { $units }.
   *[no] Перериває лінію постачання: { $units }.
}
tabletop-task-relieves = Відкриває лінію постачання: { $units }.
tabletop-task-regains = Повертається до постачання.
tabletop-task-keeps-cut = Тримає кільце закритим; інакше лінію постачання отримали б: { $units }.
tabletop-task-keeps-open = Тримає лінію постачання відкритою: { $units }.
tabletop-task-guards = Тримає базу { $cell }: інакше супротивник міг би ввійти туди наступного ходу.
tabletop-task-prepares = { $without ->
    [none] Дає змогу атакувати { $cell } наступного ходу; втрати там у середньому, як усе стоїть зараз: { $points }.
   *[other] Посилює наступну атаку на { $cell }; втрати там у середньому, як усе стоїть зараз: { $points } замість { $without }.
}
tabletop-task-supports = { $cell } важче атакувати; втрати там у середньому: { $points } замість { $without }.
tabletop-task-withdraws = { $points ->
    [none] Іде звідти, де атака могла б коштувати в середньому { $before }; тут атакувати нікому.
   *[other] Іде звідти, де атака могла б коштувати в середньому { $before }; тут — { $points }.
}
tabletop-answer-leaves = { $units }: відступити з { $cell }
tabletop-answer-guards = Тримає базу { $cell }: інакше супротивник міг би ввійти туди вже цього ходу.
tabletop-answer-supplied = Там є лінія постачання; у { $cells } її не було б.
tabletop-answer-nearer = Там лінія постачання найкоротша (до бази { $n }, з наступної за близькістю клітинки { $next }).
tabletop-answer-look = Погляньте на { $cell }: що від неї залежить і де поруч є постачання?
tabletop-answer-base = Тримає ворожу базу { $cell }; переможних очок, якщо хтось стоїть там наприкінці: { $n }.
tabletop-answer-protects = Рятує тих, хто відступив туди раніше: { $units }.
tabletop-answer-abandons = Ті, хто відступив туди раніше, при цьому гинуть: { $units }.
tabletop-answer-free = Від того, чи вони лишаться, не залежить ні база, ні лінія постачання.
tabletop-falls-cut = Якщо оборонців буде знищено, без лінії постачання лишаться: { $units }.
tabletop-falls-open = Якщо оборонців буде знищено, відкриється лінія постачання: { $units }.
tabletop-falls-base = Якщо клітинка впаде, відкриється база { $cell }.
tabletop-look = { $duty ->
    [exploit] Погляньте на { $places }: можна взяти базу.
    [guard] Погляньте на { $places }: під загрозою база.
    [close] Погляньте на { $places }: від цього залежить постачання супротивника.
    [relieve] Погляньте на { $places }: від цього залежить постачання своїх юнітів.
    [hold] Погляньте на { $places }: на цьому тримається кільце або лінія постачання.
    [break] Погляньте на { $places }: чи атакувати тут?
    [prepare] Погляньте на { $places }: як атакувати це наступного ходу?
    [support] Погляньте на { $places }: як супротивник атакував би тут?
   *[withdraw] Погляньте на { $places }: кому там стояти краще?
}
tabletop-look-idle = Погляньте, чим ризикує атака або рух.

## Faults of a scenario file
tabletop-not-a-scenario = це не сценарій настільної битви: у ньому немає "system": "tabletop"
tabletop-other-format = формат { $found } цих сценаріїв не підтримується; програма читає формат { $supported }
tabletop-too-long = у файлі { $bytes } байтів, більше, ніж { $limit }, дозволені для сценарію
tabletop-not-json = не JSON: { $what }, рядок { $line }, стовпець { $column }
tabletop-base-off-edge = бази постачання лежать на краю столу, а { $cell } ні [T5.1]
tabletop-base-impassable = бази постачання не може бути в { $cell }: клітинка непрохідна [T4.4]
tabletop-unit-impassable = юніт не може бути в { $cell }: клітинка непрохідна [T4.4]
tabletop-set-up-with-enemy = юніт розставлено в { $cell } разом із ворожим юнітом { $enemy }
tabletop-no-side-between = { $first } і { $second } не мають спільної сторони, тож річки між ними немає
tabletop-no-such-side = «{ $found }» — не одна зі сторін: { $sides }
tabletop-backwards = проміжок закінчується на ході { $last }, раніше, ніж починається на ході { $first }
tabletop-no-day = «{ $found }» — не день: пишіть так: 1944-01-24
tabletop-no-change = зміна не змінює ґрунту
tabletop-unexplained = сценарій не читається; це помилка в програмі
tabletop-undone-move = { $n ->
    [one] { $n } юніт ще може рухатися: { $units }.
    [few] { $n } юніти ще можуть рухатися: { $units }.
   *[many] { $n } юнітів ще можуть рухатися: { $units }.
}
tabletop-undone-attack = { $n ->
    [one] { $n } юніт ще може атакувати: { $units }.
    [few] { $n } юніти ще можуть атакувати: { $units }.
   *[many] { $n } юнітів ще можуть атакувати: { $units }.
}
tabletop-undone-replace = { $n ->
    [one] Пропаде { $n } очко поповнення.
    [few] Пропадуть { $n } очки поповнення.
   *[many] Пропадуть { $n } очок поповнення.
}

## Answers in sentences
tabletop-told-defence = Оборона:
tabletop-told-lines-all = Від кожного юніта на столі веде лінія постачання до бази.
tabletop-told-lines = Лінії постачання до бази немає у: { $units }.
tabletop-told-line = { $unit }: { $strength }{ $given ->
    [yes] {" "}{ $factors } = { $modified }
   *[no] {""}
}; певних влучень { $sure }{ $needs ->
    [0] {""}
   *[other] , кубик влучає при { $needs } і менше
}
tabletop-told-limit = Лінія постачання не довша за { $n } { $n ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}.

## Шари, картки, шанси
tabletop-days = { $from } – { $to } { $year }
tabletop-overlay = { $overlay ->
    [zones-first] Зони контролю: { $side }
    [zones-second] Зони контролю: { $side }
    [supply] Постачання
    [pockets] Котли
    [threats] Загрози
    [chances] Можливості атак
    [forces] Сили й фронт
    [reach] Досяжність
   *[can-act] Ще можуть діяти
}
tabletop-overlay-about = { $overlay ->
    [zones-first] Клітинки поруч із юнітами першої сторони: лінії вгору праворуч, суцільний край. Вони закривають лінії постачання й відступ супротивника, якщо там немає його юніта; рух — ніколи. [T10.4]
    [zones-second] Клітинки поруч із юнітами другої сторони: лінії вниз праворуч, штриховий край. Вони закривають лінії постачання й відступ супротивника, якщо там немає його юніта; рух — ніколи. [T10.4]
    [supply] Постачання, яким його визнали б зараз. Зелена крапка: є; трикутник донизу: буде втрачено; трикутник догори: буде відновлено; чорний ромб: і далі немає. Шлях обраного юніта до бази прокреслено, переривчасто — де відкритого немає. [T10.2]
    [pockets] Групи, від яких немає шляху до жодної бази: контур, юніти й очки. [T10.4]
    [threats] Найсильніша атака, яку супротивник міг би провести на кожну клітинку за нинішнього розташування: змінені сили й риска за кожну шосту частку шансу на більше влучань. [T12.9]
    [chances] Найсильніша атака, яку сторона на ході могла б провести на кожну клітинку супротивника: змінені сили й риска за кожну шосту частку шансу на більше влучань. [T12.9]
    [forces] Очки в кожній клітинці; на фронті й очки супротивника поруч — числами та частками смужки.
    [reach] Куди обрані юніти або юніти під вказівником зможуть піти під час наступного руху; число каже, скільки з них. [T13.1]
   *[can-act] Біла стрілка на кожному юніті, який ще може щось зробити.
}
tabletop-note-zone = зона контролю: { $side }
tabletop-note-pocket = { $side }, відрізані: { $what }
tabletop-note-odds = найсильніша атака { $ours } проти { $theirs }, більше влучань із шансом { $won } %
tabletop-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
tabletop-count-cells = { $n ->
    [one] { $n } клітинокка
    [few] { $n } клітинокки
   *[many] { $n } клітинок
}
tabletop-legend-supply = { $side }: мають постачання { $n } з { $all }
tabletop-card-head = { $head ->
    [terrain] Місцевість
    [base] База
    [river] Річка
    [unit] Юніт
    [supply] Постачання
    [zone] Зона
    [chance] Атака
    [move] Рух
   *[no-way] Шляху немає
}
tabletop-card-terrain = { $terrain ->
    [open] відкрита
    [difficult] складна
    [urban] забудована
   *[impassable] непрохідна
}
tabletop-card-cover = { $terrain ->
    [urban] забудована
   *[difficult] складна
}: { $cover ->
    [1] оборона рахується як є
    [2] подвоює оборону
    [3] потроює оборону
   *[several] оборона рахується ×{ $cover }
}, { $tanks ->
    [1] танки атакують зі своєю силою
    [2] танки атакують лише з подвійною силою
    [3] танки атакують із потрійною силою
   *[several] танки атакують із силою ×{ $tanks }
}
tabletop-card-base = база: { $side }
tabletop-card-river = у бік { $cells }: { $river ->
    [1] не послаблює атаку через неї
    [2] удвічі послаблює атаку через неї
   *[several] ділить силу атаки через неї на { $river }
}
tabletop-card-mark = { $mark ->
    [supply] без постачання
    [retreated] відступав
    [attacked] атакував
   *[moved] рухався
}
tabletop-card-supply = { $how ->
    [line] { $n ->
        [0] на базі
        [one] лінія в { $n } клітинку до бази
        [few] лінія в { $n } клітинки до бази
       *[many] лінія в { $n } клітинок до бази
    }
    [air] повітрям
   *[none] відкритої лінії до бази немає
}
tabletop-card-zone = { $side }, від { $cells }
tabletop-card-chance = найсильніша — { $n ->
    [one] { $n } юніт
    [few] { $n } юніти
   *[many] { $n } юнітів
}: більше влучань із шансом { $won } %, у середньому втрата { $losses }
tabletop-card-goes = { $unit } може туди піти
tabletop-card-go-together = { $n ->
    [one] { $n } юніт може туди піти
    [few] Усі { $n } юніти можуть туди піти
   *[many] Усі { $n } юнітів можуть туди піти
}
tabletop-card-cuts = опиниться без постачання: { $units }
tabletop-card-opens = знову матиме постачання: { $units }
tabletop-month = { $month ->
    [1] січ.
    [2] лют.
    [3] бер.
    [4] квіт.
    [5] трав.
    [6] черв.
    [7] лип.
    [8] серп.
    [9] вер.
    [10] жовт.
    [11] лист.
   *[12] груд.
}
tabletop-track-days = { $from }–{ $to } { $month }
tabletop-track-days-across = { $from } { $month } – { $to } { $next }
tabletop-track-arrive = { $side }: { $units }
tabletop-losses-of = { $who ->
    [attackers] Втрати нападників
   *[defenders] Втрати оборонців
}
tabletop-losses-title = { $manner ->
    [all-out] Рішуча атака
   *[normal] Звичайна атака
}, втрати в середньому { $attacker } : { $defender }
tabletop-undone-supply = { $n ->
    [one] Без постачання залишиться { $n } юніт: { $units }
    [few] Без постачання залишаться { $n } юніти: { $units }
   *[many] Без постачання залишаться { $n } юнітів: { $units }
}

## The game, and names of cells
notation-no-cell = «{ $name }» — не клітинка: потрібні літера ряду й номер стовпця, наприклад C6
notation-off-table = клітинки { $cell } на столі немає
tabletop-game = Битва на ігровому столі
tabletop-about = { $id ->
    [korsun_1944_tabletop] Корсунський котел за правилами ігрового стола: мапа й армії настільної гри, але з очками сили та жменями кубиків. Для тих, хто хоче провести ту саму битву обома способами.
    [example_120km] Невелика битва на столі з гексів завширшки близько 120 км, десь по 55 очок сили в сторони. Добра для першої гри за цими правилами.
    [example_120km_offset] Невелика битва на рядах квадратів, зсунутих на половину, тож у кожного шість сусідів. Грається як на гексах, а потрібні лише квадратні плитки.
    [example_120km_square] Невелика битва на простих квадратах, які торкаються й кутами або, за вибором, лише сторонами. Для стола, розкресленого в клітинку.
   *[other] Битва для ігрового стола з окремого сценарію. Докладніше — у його файлі.
}
tabletop-credit = Переробка гри Філіпа Сейбіна Hell’s Gate для мініатюр, яку зробив інший автор.
tabletop-length = { $turns ->
    [one] { $turns } ігровий хід
    [few] { $turns } ігрові ходи
   *[many] { $turns } ігрових ходів
}, { $from } – { $to } { $year } року

## Навчання
tabletop-tour = Навчання: хід гравця на столі
tabletop-tour-battle = Хід гравця на столі
tabletop-tour-battle-text = За кілька хвилин ви зіграєте радянський хід гравця, по одному правилу на картку. Робіть те, що просить картка, як вам зручно: мишею, клавішами чи кнопками. Кнопка «{ tour-show-me }» ({ $show_me }) зробить це за вас.
tabletop-tour-table = Стіл
tabletop-tour-table-text = Гекс — це 20 км. Ліс у D4 — складна місцевість, місто в C4 — забудова; в озеро в B3 не входить ніхто. Річки течуть уздовж сторін гексів. Прапори по краях — бази постачання: ваші на сході, німецькі на заході.
tabletop-tour-units = Юніти
tabletop-tour-units-text = Цифра юніта — його бойова сила в очках. Втрати забирають їх по одному, а без очок юніта вже немає. Є піхота, танки, механізовані частини й кавалерія; елітний юніт має на очко більше.
tabletop-tour-phases = Шість фаз
tabletop-tour-phases-text = У ході гравця шість фаз: ґрунт, постачання, підкріплення, атака, рух, збір. Спочатку атакують, потім рухаються. У хід 1 кидати немає на що, постачання мають усі, ніхто не прибуває. Тому хід починається з атак, як і сказано на панелі.
tabletop-tour-supply = Постачання
tabletop-tour-supply-text = Юніт має постачання, якщо від нього до однієї зі своїх баз веде ланцюжок гексів. Його перекривають вороги й порожні гекси поруч із ворогом. Перевіряють це у фазі 2, і результат діє до вашого наступного ходу.
tabletop-tour-supply-task = Покажіть постачання: { $key } або меню «{ menu-overlays }».
tabletop-tour-overlays = Дев’ять шарів
tabletop-tour-overlays-text = Кожна лінія закінчується біля бази, кожна крапка зелена: поки що всім усього вистачає. Становище пояснюють дев’ять таких шарів, у кожного своя клавіша.
tabletop-tour-overlays-task = Знову очистьте стіл: { $key }.
tabletop-tour-tank = Танки атакують
tabletop-tour-tank-text = Сила танка в атаці потроюється на відкритій місцевості й подвоюється на складній та в забудові. Юніт { $unit } має силу 2, а B4 — відкритий гекс: виходить 6.
tabletop-tour-tank-task = Оберіть ціллю B4, потім позначте { $unit }.
tabletop-tour-rifle = Піхота разом із ними
tabletop-tour-rifle-text = З одного гекса разом атакують до двох юнітів. Кожні 6 очок — певне влучання; решта — кубик, що влучає, якщо випало не більше за це число. Юніт { $unit } має силу 3: кубик влучає на 1–3.
tabletop-tour-rifle-task = Нехай { $unit } теж атакує.
tabletop-tour-pool = Кубики
tabletop-tour-pool-text = Панель показує, звідки береться кожне число і наскільки ймовірні будь-які втрати обох сторін. Оборонець теж кидає: 3 на відкритій місцевості, знову кубик, що влучає на 1–3. У кого влучань менше, той втрачає різницю в очках.
tabletop-tour-roll = Кидок
tabletop-tour-roll-text = Усі кубики кидають одразу: у вас певне влучання і кубик, в оборони один кубик. Кільце навколо кубика означає, що він влучив.
tabletop-tour-roll-task = { tabletop-do-resolve }.
tabletop-tour-stay = Залишитися чи піти
tabletop-tour-stay-text = Два влучання проти нуля: { $unit } має втратити 2 очки з 3. Тепер вирішує німецький гравець, а тут це ви. Відступ зберіг би 2 очки, але віддав би гекс.
tabletop-tour-stay-task = Нехай тримається: «{ tabletop-do-stay }».
tabletop-tour-woods = У ліс
tabletop-tour-woods-text = Складна місцевість і забудова подвоюють оборонців, а танки там рахуються лише за двох. Між цими трьома й D4 річки немає; вона зменшила б їхню силу вдвічі. Атакувати можна стільки разів, скільки є цілей, але кожним юнітом лише раз.
tabletop-tour-woods-task = Атакуйте D4: { $guards } і { $tank } з D5, { $division } з E4.
tabletop-tour-all-out = Рішуча атака
tabletop-tour-all-out-text = Рішуча атака коштує обом сторонам ще 2 очки, хоч би що випало. Оборона в D4 має 3 очки. Якщо вона втрачає більше, ніж має, там гине все.
tabletop-tour-all-out-task = { tabletop-do-all-out }.
tabletop-tour-price = Ціна
tabletop-tour-price-text = Одне влучання проти нуля, і першими платять нападники: 2 очки з будь-кого, хто атакував. Ніхто не падає до нуля, поки інший має більше одного очка.
tabletop-tour-price-task = Оберіть, хто втрачає очко.
tabletop-tour-second-point = Друге очко
tabletop-tour-second-point-text = Втрат зазнають по одному очку. Поки не вирішує інша сторона, усе, що зроблено без кубиків, можна скасувати.
tabletop-tour-go = Відступ
tabletop-tour-go-text = Оборона винна 3 очки: одне за влучання, два за рішучу атаку. Більше вона й не має. Відступ збереже 2 з них.
tabletop-tour-go-task = Нехай німці відходять: «{ tabletop-do-go }».
tabletop-tour-way = Куди
tabletop-tour-way-text = Відступають у гекси, поруч із якими немає ворога; лише якщо таких немає — до своїх поруч із ворогом. C3 і D3 підходять. Хто відступив, не б’ється й не рухається до збору.
tabletop-tour-way-task = Нехай обидва відступлять до D3.
tabletop-tour-enough = Досить
tabletop-tour-enough-text = Інші ще могли б атакувати, але ніхто не мусить. Після атаки ніхто не просувається: для цього є фаза руху.
tabletop-tour-enough-task = Закінчіть фазу атаки: { $key }.
tabletop-tour-foot = Рух
tabletop-tour-foot-text = Піхота проходить один гекс будь-якою місцевістю, зокрема й поруч із ворогом. Чи вона атакувала, не має значення. У гексі вміщується скільки завгодно юнітів.
tabletop-tour-foot-task = Пересуньте { $unit } з D5 до D4.
tabletop-tour-two-cells = Два гекси
tabletop-tour-two-cells-text = Танки, механізовані частини й кавалерія з постачанням проходять твердим ґрунтом два гекси. Танки й механізовані входять при цьому щонайбільше в один складний гекс і переходять щонайбільше одну річку.
tabletop-tour-two-cells-task = Пересуньте { $unit } з E5 до D4.
tabletop-tour-points = Перемога
tabletop-tour-points-text = Кожне очко, втрачене ворогом, — переможне очко. Наприкінці кожна його база, у якій ви стоїте, дає ще 2.
tabletop-tour-points-task = Подивіться рахунок: { $key }.
tabletop-tour-ring = Кільце
tabletop-tour-ring-text = Кілька днів по тому. { $unit } тримає місто в C4; остання дорога йде через C3. Порожні гекси поруч із ворогом перекривають лінію постачання, тож прогалина закривається, хоч у ній нікого немає.
tabletop-tour-ring-task = Пересуньте { $unit } з E4 через D4 до C3.
tabletop-tour-pocket = Відрізані
tabletop-tour-pocket-text = Із C4 жодна лінія вже не веде до бази. Від самого цього відрізаний юніт не гине, якщо тільки цього не вимагає правило на вибір для кінця гри.
tabletop-tour-pocket-task = Покажіть котли: { $key } або меню «{ menu-overlays }».
tabletop-tour-rally = Збір
tabletop-tour-rally-text = Шоста фаза лише знімає позначки з тих, хто відступав. Потім ходить інша сторона: ґрунт, постачання, підкріплення — усе саме собою.
tabletop-tour-rally-task = Закінчіть фазу руху: { $key }.
tabletop-tour-starved = Без постачання
tabletop-tour-starved-text = { $unit } залишився без постачання. До своєї наступної фази постачання він б’ється впівсили й проходить один гекс. Дивізії біля краю щойно прибули.
tabletop-tour-ground = Ґрунт
tabletop-tour-ground-text = Від ходу 3 насамперед кидають кубик: на 1 або 2 мерзлий ґрунт перетворюється на багно. Вирішувати тут нічого, треба лише кинути.
tabletop-tour-ground-task = { tabletop-do-ground }.
tabletop-tour-mud = Багно
tabletop-tour-mud-text = У багні оборонці всюди подвоюються, і ніхто не проходить двох гексів. У цій битві воно триватиме до кінця.
tabletop-tour-draft = Поповнення
tabletop-tour-draft-text = У деякі ходи сторона отримує очки поповнення. Кожне повертає юнітові з постачанням одне очко, не вище повної сили; невикористані пропадають. Знищені не повертаються.
tabletop-tour-draft-task = Дайте очко юнітові в D5.
tabletop-tour-end = Оце й уся гра
tabletop-tour-end-text = Тепер ви знаєте весь хід гравця. Решта — у книзі правил, а поради в меню «{ menu-computer }» скажуть, що робити й чому.
tabletop-tour-end-task = Зіграйте цю битву: ви за радянську сторону, комп’ютер за німців.

## The set-up sheet
tabletop-muster-about = { $days }  ·  { tabletop-game }
tabletop-muster-force = { $units } { $units ->
    [one] юніт
    [few] юніти
   *[many] юнітів
}, { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}
tabletop-muster-day = { $day } { $month ->
    [1] січ.
    [2] лют.
    [3] бер.
    [4] квіт.
    [5] трав.
    [6] черв.
    [7] лип.
    [8] серп.
    [9] вер.
    [10] жовт.
    [11] лист.
   *[12] груд.
}
tabletop-muster-days = { $from } – { $to }
tabletop-muster-die = Кубик { $most ->
    [1] 1
   *[several] 1–{ $most }
}: { $to ->
    [mud] багно
   *[easy] твердий ґрунт
}
tabletop-muster-arrive = { $n } { $n ->
    [one] юніт прибуває
    [few] юніти прибувають
   *[many] юнітів прибувають
}
tabletop-muster-points = { $n } { $n ->
    [one] очко поповнення
    [few] очки поповнення
   *[many] очок поповнення
}
tabletop-muster-ground = Ґрунт, погода, масштаб
tabletop-muster-begins = Битва починається { $ground ->
    [mud] у багні
   *[easy] на твердому ґрунті
}.
tabletop-muster-change = Ходи з { $first } по { $last }: на початку кожного { $rolled ->
    [player] ходу гравця
   *[game] ігрового ходу
} кидають кубик; якщо випало { $most ->
    [1] 1
   *[several] від 1 до { $most }
}, { $from ->
    [mud] багно висихає і ґрунт стає твердим
   *[easy] ґрунт перетворюється на багно
}.
tabletop-muster-no-change = Так лишається до кінця.
tabletop-muster-scale = Клітинка — { $km } км: з клітинками по 10 см масштаб 1 : { $scale } 000.
tabletop-muster-figures = Фігурки 15 мм на підставках 30 × 30 мм
tabletop-muster-kind = { $kind ->
    [infantry] піхота: три фігурки
    [tank] танки: одна машина
    [mechanised] мехвійська: одна машина
   *[cavalry] кавалерія: два вершники
}
tabletop-muster-mud = У багні { $mud ->
    [1] сила оборони не змінюється
    [2] сила оборони подвоюється
   *[several] сила оборони рахується ×{ $mud }
}, і всі ходять на одну клітинку.
tabletop-muster-supply = Порядок і постачання
tabletop-muster-initiative = Ініціатива: { $side }. Їхній хід гравця завжди перший.
tabletop-muster-defend = { $side }: клітинку обороняє щонайбільше { $n } { $n ->
    [one] юніт
    [few] юніти
   *[many] юнітів
}.
tabletop-muster-line = { $side }: лінії постачання не довші за { $n } { $n ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}, { $turns ->
    [single] хід { $first }
   *[several] ходи з { $first } по { $last }
}.
tabletop-muster-airlift = { $side }: { $cell } отримує постачання повітрям, { $turns ->
    [single] хід { $first }
   *[several] ходи з { $first } по { $last }
}.
tabletop-muster-victory = Переможні очки
tabletop-muster-vp-loss = { $n } за кожне очко сили, яке супротивник втратив і не поповнив.
tabletop-muster-vp-base = { $n } за кожну базу постачання супротивника, зайняту наприкінці; бази позначено прапорами.
tabletop-muster-vp-handicap = { $side }: фора { $n }.
tabletop-muster-options = Правила на вибір у цій грі
tabletop-muster-option = { $option }: { $chosen }.

tabletop-fact-pocket = { $side }: котел, юнітів не менше { $n }
tabletop-fact-isolated = { $side }: юнітів без лінії постачання
tabletop-fact-lost = { $side }: знищено юнітів
tabletop-fact-base = { $side }: база { $place } в супротивника
tabletop-fact-unit = { $unit }: знищення

## The numbers of the rules that a variant may set
tabletop-number = { $key ->
    [tank_open] Танк, що атакує на відкритій місцевості, рахується стільки разів
    [tank_cover] Танк, що атакує важку місцевість чи місто, рахується стільки разів
    [cover] Оборонець на важкій місцевості чи в місті рахується стільки разів
    [mud] Оборонець у багні рахується стільки разів
    [river] Атака через річку ділиться на
    [attacker_unsupplied] Нападник без постачання ділиться на
    [defender_unsupplied] Оборонець без постачання ділиться на
    [attackers_per_cell] Юнітів однієї клітинки в атаці, не більше
    [all_out_gain] Рішуча атака: додаток до втрат оборонця
    [all_out_price] Рішуча атака: додаток до втрат нападника
    [crowd] Стільки юнітів у цілі переповнюють її
    [crowd_points] Переповнена ціль: додаток до втрат оборонця
    [retreat_saves] Очок, які рятує відступ, не більше
    [points_per_loss] Переможних очок за очко сили супротивника
    [points_per_base] Переможних очок за базу супротивника
   *[defenders] Юнітів клітинки в обороні, не більше: { $side }
}
tabletop-number-about = { $key ->
    [attackers_per_cell] Скільки юнітів додають свою силу.
    [defenders] Скільки юнітів додають свою силу.
    [all_out_gain] Що рішуча атака робить із втратами.
    [all_out_price] Що рішуча атака робить із втратами.
    [crowd] Що забагато для однієї клітинки й чого це коштує.
    [crowd_points] Що забагато для однієї клітинки й чого це коштує.
    [retreat_saves] Чим добрий відступ.
    [points_per_loss] У чому рахується перемога.
    [points_per_base] У чому рахується перемога.
   *[factor] Сила множиться на всі множники й один раз округлюється вгору.
}

## Forces by points
tabletop-prices = Ціни наші, а не автора: правила знають лише очки сили, і за ними танки коштують не дорожче за піхоту. Очко сили коштує стільки, скільки воно важить в атаці на відкриту й на закриту місцевість та в обороні на тій і на тій, і на одиницю більше, якщо юніт може пройти дві клітинки: піхота — { $infantry }, мотопіхота й кавалерія — { $fast }, танки — { $tank }. Це міра, а не обіцянка: як роди військ діють разом, не скаже жодна ціна, тому розстановки перевіряються.
tabletop-offer = { $branch }, { $formation }, сила { $strength }
tabletop-no-zone = ніде розставитися; дайте спершу обом сторонам бази постачання (сторона розставляється там, де її бази ближче, ніж бази противника)
