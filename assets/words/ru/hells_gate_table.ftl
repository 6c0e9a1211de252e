# The command line.

## Counted
count-hexes = { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}

## Victory points
points-of-both = советские { $soviet }, немецкие { $german }
points-eliminated-first = Сначала были бы уничтожены юниты без линии снабжения: { $units }.
points-nobody-eliminated-first = Снабжение нашлось бы для всех юнитов: сначала никто не был бы уничтожен.

## Side panel
side-special = Действующие особые правила

## Turn track
turn-title = Игровой ход { $turn }: { $days } 1944 года
turn-ground = Земля: { $ground ->
    [mud] распутица
   *[snow] снег
}.
turn-reinforcements = { $side ->
    [german] Немецкие
   *[soviet] Советские
} подкрепления
turn-arrival = { $unit }: { $hex }
turn-arrival-if = { $unit }: { $hex }, при высвобождении [6.2]

## Card of a hex
card-no-way = Нельзя
card-move = Движение
card-move-of = { $unit }: движение на { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}

## Menu of a hex
offer-attack = Атаковать { $hex }
offer-attack-all = Атаковать всеми, кто может
offer-attack-from-here = Атаковать отсюда: { $hex }
offer-cannot-hit = При { $column } попадания не даёт ни одна грань кубика.
offer-only-all-out = { $offer } (даёт попадание только решительная)
offer-plan = Планировать атаку: { $hex }
offer-move = Переместить сюда: { $unit }
offer-move-picked = Переместить сюда { $n ->
    [one] { $n } выбранный юнит
    [few] { $n } выбранных юнита
   *[many] { $n } выбранных юнитов
}
offer-move-any = Переместить сюда юнит
offer-stack = Выбрать всю стопку
offer-pick = Выбрать: { $unit }
offer-hex = Выбрать гекс
offer-hex-alone = Выбрать гекс, а не юниты в нём
offer-reach = Показать досягаемость: { $unit }

## Overlays
overlay-zones = { $side ->
    [german] Немецкие
   *[soviet] Советские
} зоны контроля
overlay-supply = Снабжение
overlay-pockets = Котлы
overlay-threats = Угрозы
overlay-chances = Возможности атак
overlay-forces = Силы и фронт
overlay-reach = Досягаемость
overlay-trails = Последний ход игрока
overlay-can-act = Ещё могут действовать
overlay-threats-to = Угрозы { $side ->
    [german] немецкой
   *[soviet] советской
} стороне
overlay-chances-of = { $side ->
    [german] Немецкие
   *[soviet] Советские
} возможности атак
overlay-soviet-zones-about = Гексы рядом с советским юнитом: линии вверх направо, сплошной край. Они преграждают немецкие линии снабжения и отступления, кроме гексов, где стоит немецкий юнит [4.3], но не движение. [4.0]
overlay-german-zones-about = Гексы рядом с немецким юнитом: линии вниз направо, штриховой край. Они преграждают советские линии снабжения и отступления, кроме гексов, где стоит советский юнит [4.3], но не движение. [4.0]
overlay-supply-about = Снабжение при следующей проверке, если ничто не сдвинется. Тонкие линии ведут к источникам. Зелёная точка: снабжается; треугольник вниз: потеряет снабжение; треугольник вверх: снова получит его; чёрный ромб: остаётся отрезан. Линия выбранного юнита проведена целиком; где её нет, кресты отмечают гексы, которые её прерывают, а линии — кто их преграждает. [5.1]
overlay-pockets-about = Группы, из которых не достать ни одного источника: их контур, юниты, ступени и сила. [5.1]
overlay-threats-about = Сильнейшая атака, которую противник может затем провести на каждый гекс ходящей стороны при нынешней расстановке: колонка после сдвигов и чёрточка за каждую грань кубика с попаданием. [7.2]
overlay-chances-about = Сильнейшая атака ходящей стороны на каждый вражеский гекс: колонка после сдвигов и чёрточка за каждую грань кубика с попаданием. [7.2]
overlay-forces-about = Напечатанная сила в каждом гексе; на фронте также сила противника рядом, числами и долями полоски.
overlay-reach-about = Куда выбранные юниты или юниты под указателем могут дойти в следующем движении; число говорит, сколько их. [8.0]
overlay-trails-about = Кто двигался (сплошная) и кто отступал (штриховая) в предыдущий ход игрока.
overlay-can-act-about = Белый наконечник стрелки на каждом юните, который сейчас ещё может что-то сделать.

## Legend: what an overlay sums up to
legend-supply = { $side ->
    [german] Немецкие войска
   *[soviet] Советские войска
}: { $n } из { $all }
legend-supply-ahead = при следующей проверке: { $told }
legend-front = { $side ->
    [german] Немецкие войска
   *[soviet] Советские войска
}: { $note }
legend-reach = { $units }, { $hexes }
legend-trails-none = никто не двигался
legend-trails-moved = двигались: { $n }
legend-trails = двигались: { $n }, отступили: { $retreated }

## What overlays say of a hex or a unit, in words
note-zone = { $side ->
    [german] немецкая
   *[soviet] советская
} зона контроля
note-pocket = { $side ->
    [german] немецкий
   *[soviet] советский
} котёл: { $what }
