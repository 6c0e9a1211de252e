# What happened.

## Turns and supply
did-turn = Начинается игровой ход { $turn }.
did-turn-days = Начинается игровой ход { $turn }: { $days }.
did-phase = { $phase } начинается.
did-supply-all = Все { $side ->
    [german] немецкие
   *[soviet] советские
} юниты снабжаются.
did-supply = Без снабжения { $n } { $n ->
    [one] { $side ->
        [german] немецкий
       *[soviet] советский
    } юнит
    [few] { $side ->
        [german] немецких
       *[soviet] советских
    } юнита
   *[many] { $side ->
        [german] немецких
       *[soviet] советских
    } юнитов
}: { $units }.
did-supply-newly = До сих пор снабжались: { $units }.
did-supply-again = Снова снабжаются: { $units }.

## Arrivals
did-arrive = { $unit } прибывает: { $hex }.
did-arrive-displaced = { $unit } прибывает: { $hex }, так как в гексе входа { $from } находится противник.
did-displace = В гексе { $from } противник, поэтому { $unit } прибывает к другому источнику снабжения.
did-lose-arrival = { $unit }: источника снабжения для прибытия нет, юнит потерян.
did-withhold = { $unit } не прибывает: ни один { $side ->
    [german] немецкий
   *[soviet] советский
} юнит не входил в гексы { $hexes }.
did-withhold-so = { $unit } не прибывает.
did-offer-restoration = Один ослабленный снабжаемый корпус можно пополнить до полной силы.
did-restore = { $unit }: пополнение до полной силы.

## Combat
did-join = { $unit } присоединяется к атаке на { $hex }.
did-leave = { $unit } выходит из атаки.
did-attack = Атака на { $hex }: { $units }{ $manner ->
    [plain] ;
    [crowded] {" "}(переполненный гекс);
   *[other] {" "}(решительная, перевёрнут юнит: { $flip });
} { $attack } к { $defence } ({ $columns }): кубик { $die }, { $hits ->
    [0] попаданий нет
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}.
did-attack-columns = { $base }; { $shifts }; колонка { $column }
did-attack-shift = { $n } { $way ->
    [left] влево
   *[right] вправо
} ({ $cause ->
    [unsupplied-defenders] обороняющиеся без снабжения
    [mud] распутица
    [rough] местность
    [river] река
   *[unsupplied-attackers] атакующие без снабжения
})
did-hits = { $hex }: нужно погасить { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
   *[many] { $n } попаданий
}{ $retreat ->
    [no] ; отступление невозможно
   *[yes] {""}
}.
did-flip = { $unit }: юнит перевёрнут для решительной атаки, сила теперь { $strength }.
did-lose-step = { $unit } теряет ступень, сила теперь { $strength }.
did-lose-last-step = { $unit } теряет последнюю ступень: юнит уничтожен.
did-overwhelmed = { $unit }: юнит уничтожен, так как попаданий больше, чем ступеней у не отступивших юнитов гекса.
did-only-retreated = { $unit }: юнит уничтожен, так как попадание в гекс, где есть только отступившие юниты, уничтожает их.
did-abandoned = { $unit }: юнит с маркером отступления уничтожен, так как в его гексе не осталось не отступивших юнитов.
did-retreat = { $unit } отступает: { $from } → { $to }.
did-end-combat = Бой окончен: { $hex }.

## Movement
did-move = { $unit } движется: { $from } → { $to }.
did-move-through = { $unit } движется: { $from } → { $via } → { $to }.
did-lift-stand-fast = { $enemy ->
    [german] Немецкий
   *[soviet] Советский
} юнит вошёл в гекс { $hex } рядом с гексом { $centre }; { $side ->
    [german] немецкие
   *[soviet] советские
} юниты в нём и вокруг него больше не связаны приказом стоять на месте.
did-lift-stand-fast-so = Вражеский юнит вошёл в гекс { $hex }; гарнизон может двигаться.
did-release = { $side ->
    [german] Немецкий
   *[soviet] Советский
} юнит вошёл в гекс { $hex }; высвобождены и прибудут в срок, если он ещё не прошёл: { $units }.
did-release-so = Вражеский юнит вошёл в гекс { $hex }; резерв высвобожден.
did-offer-breakout = Юниты без снабжения, которые не двигались и не отступили, теперь могут попытаться прорваться: кубик плюс 1 за каждый гекс-убежище, нужно не меньше { $needed }.
did-break-out = { $unit } пытается прорваться: кубик { $die } плюс { $n ->
    [one] { $n } гекс-убежище
    [few] { $n } гекса-убежища
   *[many] { $n } гексов-убежищ
}, итого { $sum }: { $escaped ->
    [yes] прорыв удался
   *[no] нужно было не меньше { $needed }
}.
did-fail-breakout = { $unit }: прорыв не удался, юнит уничтожен.
did-recover = Восстановление: { $units }; { $n ->
    [one] маркер отступления снят
    [few] маркеры отступления сняты
   *[many] маркеры отступления сняты
}.
did-await-thaw = Нужен бросок на распутицу.
did-thaw = Кубик на распутицу: { $die }. Снег до конца игры сменяется распутицей.
did-no-thaw = Кубик на распутицу: { $die }. Снег остаётся.
did-cut-off-at-end = { $unit }: в конце игры нет линии снабжения, юнит уничтожен.
did-end = Последний игровой ход завершён, игра окончена.
