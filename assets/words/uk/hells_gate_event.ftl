# What happened.

## Turns and supply
did-turn = Починається ігровий хід { $turn }.
did-turn-days = Починається ігровий хід { $turn }: { $days }.
did-phase = { $phase } починається.
did-supply-all = Усі { $side ->
    [german] німецькі
   *[soviet] радянські
} юніти мають постачання.
did-supply = Без постачання { $n } { $n ->
    [one] { $side ->
        [german] німецький
       *[soviet] радянський
    } юніт
    [few] { $side ->
        [german] німецькі
       *[soviet] радянські
    } юніти
   *[many] { $side ->
        [german] німецьких
       *[soviet] радянських
    } юнітів
}: { $units }.
did-supply-newly = Досі мали постачання: { $units }.
did-supply-again = Знову мають постачання: { $units }.

## Arrivals
did-arrive = { $unit } прибуває: { $hex }.
did-arrive-displaced = { $unit } прибуває: { $hex }, бо в гексі входу { $from } перебуває супротивник.
did-displace = У гексі { $from } супротивник, тому { $unit } прибуває на інше джерело постачання.
did-lose-arrival = { $unit }: джерела постачання для прибуття немає, юніт втрачено.
did-withhold = { $unit } не прибуває: жоден { $side ->
    [german] німецький
   *[soviet] радянський
} юніт не входив у гекси { $hexes }.
did-withhold-so = { $unit } не прибуває.
did-offer-restoration = Один ослаблений корпус із постачанням можна поповнити до повної сили.
did-restore = { $unit }: поповнення до повної сили.

## Combat
did-join = { $unit } долучається до атаки на { $hex }.
did-leave = { $unit } виходить з атаки.
did-attack = Атака на { $hex }: { $units }{ $manner ->
    [plain] ;
    [crowded] {" "}(переповнений гекс);
   *[other] {" "}(рішуча, перевернуто юніт: { $flip });
} { $attack } до { $defence } ({ $columns }): кубик { $die }, { $hits ->
    [0] влучань немає
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[many] { $hits } влучань
}.
did-attack-columns = { $base }; { $shifts }; колонка { $column }
did-attack-shift = { $n } { $way ->
    [left] ліворуч
   *[right] праворуч
} ({ $cause ->
    [unsupplied-defenders] оборонці без постачання
    [mud] багно
    [rough] місцевість
    [river] річка
   *[unsupplied-attackers] нападники без постачання
})
did-hits = { $hex }: слід погасити { $n ->
    [one] { $n } влучання
    [few] { $n } влучання
   *[many] { $n } влучань
}{ $retreat ->
    [no] ; відступ неможливий
   *[yes] {""}
}.
did-flip = { $unit }: юніт перевернуто для рішучої атаки, сила тепер { $strength }.
did-lose-step = { $unit } втрачає ступінь, сила тепер { $strength }.
did-lose-last-step = { $unit } втрачає останній ступінь: юніт знищено.
did-overwhelmed = { $unit }: юніт знищено, бо влучань більше, ніж ступенів у юнітів гекса, що не відступили.
did-only-retreated = { $unit }: юніт знищено, бо влучання в гекс, де є лише юніти, що відступили, знищує їх.
did-abandoned = { $unit }: юніт із маркером відступу знищено, бо в його гексі не лишилося юнітів, що не відступили.
did-retreat = { $unit } відступає: { $from } → { $to }.
did-end-combat = Бій закінчено: { $hex }.

## Movement
did-move = { $unit } рухається: { $from } → { $to }.
did-move-through = { $unit } рухається: { $from } → { $via } → { $to }.
did-lift-stand-fast = { $enemy ->
    [german] Німецький
   *[soviet] Радянський
} юніт увійшов у гекс { $hex } поруч із гексом { $centre }; { $side ->
    [german] німецькі
   *[soviet] радянські
} юніти в ньому та довкола нього більше не зв’язані наказом стояти на місці.
did-lift-stand-fast-so = Ворожий юніт увійшов у гекс { $hex }; гарнізон може рухатися.
did-release = { $side ->
    [german] Німецький
   *[soviet] Радянський
} юніт увійшов у гекс { $hex }; вивільнено, прибудуть у свій час, якщо він ще не минув: { $units }.
did-release-so = Ворожий юніт увійшов у гекс { $hex }; резерв вивільнено.
did-offer-breakout = Юніти без постачання, що не рухалися й не відступили, тепер можуть спробувати прорватися: кубик плюс 1 за кожен гекс-прихисток, потрібно щонайменше { $needed }.
did-break-out = { $unit } намагається прорватися: кубик { $die } плюс { $n ->
    [one] { $n } гекс-прихисток
    [few] { $n } гекси-прихистки
   *[many] { $n } гексів-прихистків
}, разом { $sum }: { $escaped ->
    [yes] прорив удався
   *[no] потрібно було щонайменше { $needed }
}.
did-fail-breakout = { $unit }: прорив не вдався, юніт знищено.
did-recover = Відновлення: { $units }; { $n ->
    [one] маркер відступу знято
    [few] маркери відступу знято
   *[many] маркери відступу знято
}.
did-await-thaw = Потрібен кидок на багно.
did-thaw = Кидок на багно: { $die }. Сніг до кінця гри перетворюється на багно.
did-no-thaw = Кидок на багно: { $die }. Сніг лишається.
did-cut-off-at-end = { $unit }: наприкінці гри немає лінії постачання, юніт знищено.
did-end = Останній ігровий хід завершено, гру закінчено.
