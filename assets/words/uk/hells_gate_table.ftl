# The command line.

## Counted
count-hexes = { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
}

## Victory points
points-of-both = радянські { $soviet }, німецькі { $german }
points-eliminated-first = Спершу було б знищено юніти без лінії постачання: { $units }.
points-nobody-eliminated-first = Постачання мали б усі юніти: спершу нікого не було б знищено.

## Side panel
side-special = Чинні особливі правила

## Turn track
turn-title = Ігровий хід { $turn }: { $days } 1944 року
turn-ground = Земля: { $ground ->
    [mud] багно
   *[snow] сніг
}.
turn-reinforcements = { $side ->
    [german] Німецькі
   *[soviet] Радянські
} підкріплення
turn-arrival = { $unit }: { $hex }
turn-arrival-if = { $unit }: { $hex }, у разі вивільнення [6.2]

## Card of a hex
card-no-way = Не можна
card-move = Рух
card-move-of = { $unit }: рух на { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
}

## Menu of a hex
offer-attack = Атакувати { $hex }
offer-attack-all = Атакувати всіма, хто може
offer-attack-from-here = Атакувати звідси: { $hex }
offer-cannot-hit = За { $column } влучання не дає жодна грань кубика.
offer-only-all-out = { $offer } (влучить лише рішуча)
offer-plan = Планувати атаку: { $hex }
offer-move = Перемістити сюди: { $unit }
offer-move-picked = Перемістити сюди { $n ->
    [one] { $n } обраний юніт
    [few] { $n } обрані юніти
   *[many] { $n } обраних юнітів
}
offer-move-any = Перемістити сюди юніт
offer-stack = Обрати весь стос
offer-pick = Обрати: { $unit }
offer-hex = Обрати гекс
offer-hex-alone = Обрати гекс, а не юніти в ньому
offer-reach = Показати досяжність: { $unit }

## Overlays
overlay-zones = { $side ->
    [german] Німецькі
   *[soviet] Радянські
} зони контролю
overlay-supply = Постачання
overlay-pockets = Котли
overlay-threats = Загрози
overlay-chances = Можливості атак
overlay-forces = Сили й фронт
overlay-reach = Досяжність
overlay-trails = Останній хід гравця
overlay-can-act = Ще можуть діяти
overlay-threats-to = Загрози { $side ->
    [german] німецькій
   *[soviet] радянській
} стороні
overlay-chances-of = { $side ->
    [german] Німецькі
   *[soviet] Радянські
} можливості атак
overlay-soviet-zones-about = Гекси поруч із радянським юнітом: лінії вгору праворуч, суцільний край. Вони перепиняють німецькі лінії постачання та відступи, крім гексів, де стоїть німецький юніт [4.3], але не рух. [4.0]
overlay-german-zones-about = Гекси поруч із німецьким юнітом: лінії вниз праворуч, штриховий край. Вони перепиняють радянські лінії постачання та відступи, крім гексів, де стоїть радянський юніт [4.3], але не рух. [4.0]
overlay-supply-about = Постачання під час наступної перевірки, якщо ніщо не зрушить. Тонкі лінії ведуть до джерел. Зелена крапка: має постачання; трикутник униз: втратить постачання; трикутник угору: знову матиме його; чорний ромб: лишається відрізаним. Лінію обраного юніта проведено повністю; де її немає, хрести позначають гекси, що її переривають, а лінії — хто їх перепиняє. [5.1]
overlay-pockets-about = Групи, з яких не дістатися жодного джерела: їхній контур, юніти, ступені й сила. [5.1]
overlay-threats-about = Найсильніша атака, яку супротивник може далі провести на кожен гекс сторони, що ходить, за нинішнього розташування: колонка після зсувів і риска за кожну грань кубика з влучанням. [7.2]
overlay-chances-about = Найсильніша атака сторони, що ходить, на кожен ворожий гекс: колонка після зсувів і риска за кожну грань кубика з влучанням. [7.2]
overlay-forces-about = Надрукована сила в кожному гексі; на фронті також сила супротивника поруч, числами й частками смужки.
overlay-reach-about = Куди обрані юніти або юніти під вказівником можуть дійти наступним рухом; число каже, скільки їх. [8.0]
overlay-trails-about = Хто рухався (суцільна) і хто відступав (штрихова) у попередній хід гравця.
overlay-can-act-about = Білий наконечник стрілки на кожному юніті, що зараз ще може щось зробити.

## Legend: what an overlay sums up to
legend-supply = { $side ->
    [german] Німецькі війська
   *[soviet] Радянські війська
}: { $n } з { $all }
legend-supply-ahead = за наступної перевірки: { $told }
legend-front = { $side ->
    [german] Німецькі війська
   *[soviet] Радянські війська
}: { $note }
legend-reach = { $units }, { $hexes }
legend-trails-none = ніхто не рухався
legend-trails-moved = рухалися: { $n }
legend-trails = рухалися: { $n }, відступили: { $retreated }

## What overlays say of a hex or a unit, in words
note-zone = { $side ->
    [german] німецька
   *[soviet] радянська
} зона контролю
note-pocket = { $side ->
    [german] німецький
   *[soviet] радянський
} котел: { $what }
