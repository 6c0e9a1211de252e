# What happened.

## Turns and supply
did-turn = Spielrunde { $turn } beginnt.
did-turn-days = Spielrunde { $turn } beginnt: { $days }.
did-phase = Beginn: { $phase }.
did-supply-all = Alle { $side ->
    [german] deutschen
   *[soviet] sowjetischen
} Einheiten sind versorgt.
did-supply = { $n } { $n ->
    [one] { $side ->
        [german] deutsche
       *[soviet] sowjetische
    } Einheit ist
   *[other] { $side ->
        [german] deutsche
       *[soviet] sowjetische
    } Einheiten sind
} unversorgt: { $units }.
did-supply-newly = Bisher versorgt: { $units }.
did-supply-again = Wieder versorgt: { $units }.

## Arrivals
did-arrive = { $unit } trifft ein in { $hex }.
did-arrive-displaced = { $unit } trifft ein in { $hex }, denn im Eintrittsfeld { $from } steht der Feind.
did-displace = Der Feind steht in { $from }; daher muss an einer anderen Versorgungsquelle eintreffen: { $unit }.
did-lose-arrival = { $unit } findet keine Versorgungsquelle zum Eintreffen und ist verloren.
did-withhold = { $unit } trifft nicht ein, weil keine { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Einheit diese Hexfelder betreten hat: { $hexes }.
did-withhold-so = { $unit } trifft nicht ein.
did-offer-restoration = Ein reduziertes, versorgtes Korps darf auf volle Stärke aufgefrischt werden.
did-restore = { $unit } ist auf volle Stärke aufgefrischt.

## Combat
did-join = { $unit } schließt sich dem Angriff auf { $hex } an.
did-leave = { $unit } verlässt den Angriff.
did-attack = { $units } { $n ->
    [one] greift
   *[other] greifen
} { $hex } an{ $manner ->
    [plain] ,
    [crowded] {" "}(überbelegt),
   *[other] {" "}(Vollangriff, umgedreht: { $flip }),
} { $attack } zu { $defence } ({ $columns }): Würfel { $die }, { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}.
did-attack-columns = { $base }; { $shifts }; Spalte { $column }
did-attack-shift = { $n } nach { $way ->
    [left] links
   *[right] rechts
} ({ $cause ->
    [unsupplied-defenders] Verteidiger unversorgt
    [mud] Schlamm
    [rough] Gelände
    [river] Fluss
   *[unsupplied-attackers] Angreifer unversorgt
})
did-hits = { $hex }: { $n ->
    [0] keine Treffer sind
    [one] 1 Treffer ist
   *[other] { $n } Treffer sind
} hinzunehmen{ $retreat ->
    [no] ; kein Rückzug möglich
   *[yes] {""}
}.
did-flip = { $unit } wird für den Vollangriff umgedreht und auf Stärke { $strength } reduziert.
did-lose-step = { $unit } verliert eine Stufe und ist auf Stärke { $strength } reduziert.
did-lose-last-step = { $unit } verliert die letzte Stufe und ist vernichtet.
did-overwhelmed = { $unit } ist vernichtet, denn es gab mehr Treffer, als die Einheiten des Hexfelds, die sich nicht zurückgezogen hatten, Stufen hatten.
did-only-retreated = { $unit } ist vernichtet, denn ein Treffer auf ein Hexfeld, in dem nur zurückgezogene Einheiten stehen, vernichtet sie.
did-abandoned = { $unit } hatte sich zurückgezogen und ist vernichtet, denn im Hexfeld ist keine andere Einheit mehr, die sich nicht zurückgezogen hat.
did-retreat = { $unit } zieht sich zurück von { $from } nach { $to }.
did-end-combat = Der Kampf um { $hex } ist vorbei.

## Movement
did-move = { $unit } zieht von { $from } nach { $to }.
did-move-through = { $unit } zieht von { $from } über { $via } nach { $to }.
did-lift-stand-fast = Eine { $enemy ->
    [german] deutsche
   *[soviet] sowjetische
} Einheit hat { $hex } neben { $centre } betreten; die { $side ->
    [german] deutschen
   *[soviet] sowjetischen
} Einheiten dort und ringsum bindet kein Haltebefehl mehr.
did-lift-stand-fast-so = Eine feindliche Einheit hat { $hex } betreten; die Besatzung darf ziehen.
did-release = Eine { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Einheit hat { $hex } betreten; freigegeben und zur gegebenen Zeit eintreffend, falls die noch kommt: { $units }.
did-release-so = Eine feindliche Einheit hat { $hex } betreten; die Reserve ist freigegeben.
did-offer-breakout = Unversorgte Einheiten, die weder gezogen sind noch sich zurückgezogen haben, dürfen jetzt einen Ausbruch versuchen: Mit dem Würfel plus 1 je Zufluchtsfeld gelingt er ab { $needed }.
did-break-out = { $unit } versucht auszubrechen: Würfel { $die } plus { $n ->
    [one] 1 Zufluchtsfeld
   *[other] { $n } Zufluchtsfelder
} macht { $sum }, { $escaped ->
    [yes] der Ausbruch gelingt
   *[no] nötig war mindestens { $needed }
}.
did-fail-breakout = { $unit } scheitert beim Ausbruch und ist vernichtet.
did-recover = { $units } { $n ->
    [one] erholt
   *[other] erholen
} sich; { $n ->
    [one] der Rückzugsmarker wird
   *[other] die Rückzugsmarker werden
} entfernt.
did-await-thaw = Auf Schlamm ist zu würfeln.
did-thaw = Der Schlammwurf zeigt { $die }: Der Schnee wird für den Rest des Spiels zu Schlamm.
did-no-thaw = Der Schlammwurf zeigt { $die }: Der Schnee bleibt.
did-cut-off-at-end = { $unit } kann am Ende des Spiels keine Versorgung nachweisen und ist vernichtet.
did-end = Die letzte Spielrunde ist vorbei, und das Spiel endet.
