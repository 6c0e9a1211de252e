# Was jetzt zu tun ist, was auf Knöpfen steht, was liegen bliebe.

## What to do now
now-over = Spiel zu Ende
now-supply = Die Versorgung aller { $side ->
    [german] deutschen
   *[soviet] sowjetischen
} Einheiten prüfen.
now-supply-and-bring = Die Versorgung aller { $side ->
    [german] deutschen
   *[soviet] sowjetischen
} Einheiten prüfen und Verstärkungen einsetzen: { $units }.
now-reinforcement = Eine Versorgungsquelle zum Eintreffen wählen für: { $units }.
now-restoration = Ein reduziertes, versorgtes Korps auf volle Stärke auffrischen oder die Phase beenden.
now-breakout = Eine Einheit für einen Ausbruchsversuch wählen oder die Phase beenden.
now-combat-done = Keine Einheit kann mehr angreifen; die Phase beenden.
now-combat = Ein Hexfeld wählen und die Einheiten, die es angreifen, oder die Phase beenden.
now-attack = Angriff auf { $hex }: { $add ->
    [yes] Einheiten hinzufügen,{" "}
   *[no] {""}
}Einheiten herausnehmen oder würfeln{ $roll ->
    [plain] {""}
    [crowded] , mit dem rechten Ergebnis
   *[choice] , normal oder als Vollangriff
}.
now-losses = Die Treffer hinnehmen.
now-retreat-on = Den Rückzug aus { $hex } fortsetzen: ein Hexfeld wählen für { $units }.
now-absorb = { $n ->
    [0] Keine
    [one] 1
   *[other] { $n }
} Treffer in { $hex } hinnehmen: eine Einheit wählen, die eine Stufe verliert{ $last ->
    [must] ; der letzte muss durch Rückzug hingenommen werden
    [may] ; der letzte darf durch Rückzug hingenommen werden
   *[none] ; kein Rückzug möglich
}.
now-last-must = Die Einheiten in { $hex } müssen den letzten Treffer durch Rückzug hinnehmen: eine Einheit und ein benachbartes Hexfeld wählen.
now-last-may = Den letzten Treffer in { $hex } hinnehmen: eine Einheit wählen, die eine Stufe verliert, oder alle Einheiten zurückziehen, die es noch nicht getan haben.
now-last = Den letzten Treffer in { $hex } hinnehmen: eine Einheit wählen, die eine Stufe verliert; kein Rückzug möglich.
now-part = { $units } auseinanderziehen: Jede Panzereinheit muss die Phase in einem eigenen Hexfeld beenden.
now-movement-done = Keine Einheit kann mehr ziehen; die Phase beenden.
now-movement-opening = { $side ->
    [soviet] Panzereinheiten ziehen, jede einmal, oder die Phase beenden.
   *[german] Eine Panzereinheit ziehen oder die Phase beenden.
}
now-movement = Einheiten ziehen, die sich nicht zurückgezogen haben, jede einmal, oder die Phase beenden.
now-mud = Auf Schlamm würfeln: Bei { $faces } wird der Schnee für den Rest des Spiels zu Schlamm.
now-mud-so = Auf Schlamm würfeln.

## Actions
do-judge-supply = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Versorgung prüfen
do-enter = { $unit } in { $hex } ins Spiel bringen
do-restore = { $unit } auf volle Stärke auffrischen
do-join = { $unit } zum Angriff auf { $hex } hinzufügen
do-attack = { $hex } angreifen: { $unit }
do-leave = { $unit } aus dem Angriff nehmen
do-roll-crowded = Würfeln: Angriff auf ein überbelegtes Hexfeld
do-roll = Würfeln: normaler Angriff
do-all-out = Vollangriff, umgedreht wird: { $unit }
do-retreat = { $unit } zurückziehen nach { $hex }
do-move = { $unit } nach { $hex } ziehen
do-move-through = { $unit } über { $via } nach { $hex } ziehen
do-break-out = Ausbruch versuchen: { $unit }
do-roll-for-mud = Auf Schlamm würfeln
do-restore-none = Kein Korps auffrischen
do-break-out-no-more = Keine weiteren Ausbruchsversuche
do-end-phase = { $phase } beenden
do-reduce = { $unit } um eine Stufe reduzieren
do-eliminate = { $unit } vernichten, letzte Stufe

## What would be left undone
undone-due = { $n ->
    [one] 1 Einheit ist
   *[other] { $n } Einheiten sind
} zum Eintreffen fällig: { $units }.
undone-arriving = { $n ->
    [one] 1 Einheit muss
   *[other] { $n } Einheiten müssen
} noch eintreffen: { $units }.
undone-restore = { $n ->
    [one] 1 Einheit könnte aufgefrischt werden
   *[other] { $n } Einheiten könnten aufgefrischt werden, eine davon jetzt
}: { $units }.
undone-in-attack = { $n ->
    [one] 1 Einheit ist
   *[other] { $n } Einheiten sind
} in einem Angriff, für den nicht gewürfelt wurde: { $units }.
undone-attack = { $n ->
    [one] 1 Einheit könnte
   *[other] { $n } Einheiten könnten
} noch angreifen: { $units }.
undone-retreat = { $n ->
    [one] 1 Einheit muss
   *[other] { $n } Einheiten müssen
} sich noch zurückziehen: { $units }.
undone-hits = { $hex }: { $n ->
    [0] keine Treffer sind
    [one] 1 Treffer ist
   *[other] { $n } Treffer sind
} noch hinzunehmen.
undone-part = { $n ->
    [one] 1 Einheit muss die anderen noch verlassen
   *[other] { $n } Einheiten stehen im selben Hexfeld und müssen sich trennen
}: { $units }.
undone-move = { $n ->
    [one] 1 Einheit kann
   *[other] { $n } Einheiten können
} noch ziehen: { $units }.
undone-move-one = Eine Einheit kann noch ziehen, eine von diesen: { $units }.
undone-break-out = { $n ->
    [one] 1 Einheit könnte
   *[other] { $n } Einheiten könnten
} noch einen Ausbruch versuchen: { $units }.
undone-mud = Auf Schlamm wurde noch nicht gewürfelt.
ask-cannot-hit = Was der Würfel auch zeigt, dieser Angriff trifft nicht.
