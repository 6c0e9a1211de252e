# Why something is not allowed.

## At any time
no-over = Das Spiel ist zu Ende; es kann nichts mehr getan werden.
no-such-unit = Diese Einheit gibt es in diesem Szenario nicht.
no-such-hex = Dieses Hexfeld gibt es auf der Karte nicht.
no-not-yours = { $unit } ist eine { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Einheit, und jetzt entscheidet der { $actor ->
    [german] deutsche
   *[soviet] sowjetische
} Spieler.
no-stage-supply = Das geht noch nicht; zuerst muss die Versorgung geprüft werden.
no-stage-reinforcement = Das geht noch nicht; zuerst muss jede verdrängte Verstärkung ein Hexfeld bekommen.
no-stage-restoration = Das geht noch nicht; ein reduziertes Korps auffrischen oder ohne weitermachen.
no-stage-combat = Das geht in der Kampfphase nicht; jetzt dürfen Einheiten angreifen.
no-stage-losses = Das geht noch nicht; zuerst muss der Verteidiger die Treffer hinnehmen.
no-stage-movement = Das geht in der Bewegungsphase nicht; jetzt dürfen Einheiten ziehen.
no-stage-breakout = Das geht jetzt nicht; unversorgte Einheiten dürfen einen Ausbruch versuchen.
no-stage-mud = Die Phasen dieser Spielrunde sind vorbei; auf Schlamm würfeln.
no-unit-due = { $unit } ist noch nicht auf der Karte; fällig in Spielrunde { $turn }.
no-unit-not-yet = { $unit } ist noch nicht auf der Karte.
no-unit-destroyed = { $unit } wurde vernichtet.
no-unit-escaped = { $unit } ist ausgebrochen und hat die Karte verlassen.
no-unit-lost = { $unit } fand kein Hexfeld zum Eintreffen und ist verloren.
no-unit-withheld = { $unit } wurde nicht freigegeben und trifft nicht ein.
no-unit-elsewhere = { $unit } steht in { $hex }.

## Supply, reinforcements, restoration
no-not-arriving = { $unit } ist keine verdrängte Verstärkung, die auf ein Hexfeld wartet.
no-entry-not-source = { $hex } ist keine eigene Versorgungsquelle; eine verdrängte Verstärkung muss an der nächstgelegenen eintreffen.
no-entry-enemy = Der Feind steht in { $hex }; eine Versorgungsquelle wählen, die frei ist oder eigene Einheiten enthält.
no-entry-not-nearest = { $hex } ist { $n ->
    [one] 1 Hexfeld
   *[other] { $n } Hexfelder
} vom Eintrittsfeld entfernt; eine Versorgungsquelle wählen, die nur { $nearest ->
    [one] 1 Hexfeld
   *[other] { $nearest } Hexfelder
} entfernt ist.
no-still-arriving = { $units } { $n ->
    [one] muss
   *[other] müssen
} noch eintreffen; zuerst eine Versorgungsquelle wählen.
no-not-a-corps = { $unit } ist kein Korps; nur ein Korps kann aufgefrischt werden.
no-not-reduced = { $unit } hat keine Stufe verloren; nur ein reduziertes Korps kann aufgefrischt werden.
no-restore-unsupplied = { $unit } ist unversorgt; nur ein versorgtes Korps kann aufgefrischt werden.

## Attacks
no-already-attacked = { $unit } hat bereits angegriffen; eine Einheit greift in einer Kampfphase nur einmal an.
no-hex-already-attacked = { $hex } wurde bereits angegriffen; ein Hexfeld wird in einer Kampfphase nur einmal angegriffen.
no-retreated-attacker = { $unit } hat sich zurückgezogen und darf nicht angreifen.
no-nothing-to-attack = In { $hex } steht keine feindliche Einheit; es gibt nichts anzugreifen.
no-target-not-adjacent = { $unit } steht in { $from }, nicht neben { $hex }; Einheiten greifen nur benachbarte Hexfelder an.
no-attack-open = Der Angriff auf { $hex } ist noch offen; zuerst würfeln oder ihn abbrechen.
no-already-in-attack = { $unit } ist bereits in diesem Angriff.
no-hexside-full = Über eine Hexseite { $limit ->
    [one] darf nur 1 Einheit
   *[other] dürfen nur { $limit } Einheiten
} angreifen; { $number } { $limit ->
    [one] greift
   *[other] greifen
} bereits aus { $hex } an.
no-opening-attacker = { $when } darf diese Einheit nicht angreifen: { $unit }; nur diese dürfen es: { $units }.
no-not-in-attack = { $unit } ist nicht in diesem Angriff.
no-attack = Kein Angriff ist offen; zuerst ein Hexfeld wählen und eine Einheit, die es angreift.
no-flip-not-full = { $unit } hat keine Stufe zu geben; ein Vollangriff dreht eine zweistufige Einheit mit voller Stärke um.
no-flip-must-be-tank = { $unit } darf nicht umgedreht werden, solange eine { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Panzereinheit mit voller Stärke im Angriff ist; umzudrehen ist: { $units }.
no-all-out-needless = { $hex } enthält { $number } Einheiten, die sich nicht zurückgezogen haben, und ist überbelegt; das rechte Ergebnis gilt auch ohne Vollangriff.

## Losses
no-not-under-attack = { $unit } steht nicht in { $hex }; nur Einheiten des angegriffenen Hexfelds nehmen dessen Treffer hin.
no-retreated-absorbs = { $unit } hat sich zurückgezogen und nimmt keine Treffer hin; eine Einheit des Hexfelds wählen, die sich nicht zurückgezogen hat.
no-two-steps-first = { $unit } hat nur noch eine Stufe, und zuerst müssen Einheiten mit zwei Stufen eine verlieren; zu wählen ist: { $units }.
no-must-retreat = Sowjetische Einheiten, die { $n ->
    [0] keine Treffer
    [one] 1 Treffer
   *[other] { $n } Treffer
} erleiden, müssen den letzten wenn möglich durch Rückzug hinnehmen; ein Hexfeld für den Rückzug wählen.
no-retreat-begun = Der Rückzug aus { $hex } hat begonnen; jede Einheit dort, die es noch nicht getan hat, muss sich zurückziehen.
no-not-last-hit = Nur der letzte Treffer darf durch Rückzug hingenommen werden; zuerst { $n ->
    [0] keinen weiteren
    [one] 1 weiteren
   *[other] { $n } weitere
} durch Stufenverlust hinnehmen.

## Retreats
no-already-retreated = { $unit } hat sich bereits zurückgezogen und kann es nicht noch einmal.
no-not-retreating = { $unit } steht nicht in { $hex }; nur Einheiten des angegriffenen Hexfelds ziehen sich zurück.
no-retreat-not-adjacent = { $to } liegt nicht neben { $from }; Einheiten ziehen sich in ein benachbartes Hexfeld zurück.
no-retreat-enemy = Der Feind steht in { $to }; dorthin darf sich keine Einheit zurückziehen.
no-retreat-zoc = { $to } liegt in einer feindlichen Kontrollzone, und zu Beginn des Rückzugs stand dort keine eigene Einheit.
no-retreat-after-friend = In { $to } stand zu Beginn des Rückzugs keine eigene Einheit; wer seither dorthin gegangen ist, öffnet das Hexfeld nicht.
no-retreat-enemy-source = { $to } ist eine feindliche Versorgungsquelle, und zu Beginn des Rückzugs stand dort keine eigene Einheit.
no-retreat-from-source = { $from } ist eine eigene Versorgungsquelle, { $to } nicht; von einer eigenen Versorgungsquelle ziehen sich Einheiten nur in eine andere zurück.
no-retreat-free-first = { $to } liegt in einer feindlichen Kontrollzone; Hexfelder außerhalb gehen vor, etwa { $free }.
no-opening-retreat-alone = { $when } dürfen sich Deutsche nur in ein Hexfeld mit einer deutschen Versorgungsquelle oder einer anderen deutschen Einheit zurückziehen; { $to } hat keines von beidem.
no-opening-retreat-hit = { $to } hat in dieser Phase schon einen Treffer erlitten; { $when } dürfen sich Deutsche nicht in solche Hexfelder zurückziehen.
no-retreat-closed = { $when } dürfen sich { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Einheiten nicht in dieses Hexfeld zurückziehen: { $hex }.
no-retreat-closed-now = Diese Einheiten dürfen sich nicht in dieses Hexfeld zurückziehen: { $hex }.

## Movement and break-out
no-retreated-mover = { $unit } hat sich zurückgezogen und darf nicht ziehen, bis die eigene Erholungsphase den Marker entfernt hat.
no-already-moved = { $unit } ist bereits gezogen; eine Einheit zieht in einer Bewegungsphase nur einmal.
no-move-not-adjacent = { $to } liegt nicht neben { $from }; Einheiten ziehen von Hexfeld zu benachbartem Hexfeld.
no-move-too-far = { $to } ist zu weit entfernt; { $unit } zieht höchstens zwei Hexfelder weit.
no-move-enemy = Der Feind steht in { $hex }; dorthin oder hindurch darf keine Einheit ziehen.
no-not-fast = { $unit } ist Infanterie und zieht nur ein Hexfeld weit.
no-too-muddy = Bei Schlamm zieht jede Einheit nur ein Hexfeld weit.
no-too-far-unsupplied = { $unit } ist unversorgt und zieht nur ein Hexfeld weit.
no-two-woods = { $unit } darf bei einer Bewegung über zwei Hexfelder nur ein Waldfeld betreten; nur Kavallerie darf zwei betreten.
no-two-rivers = { $unit } darf bei einer Bewegung über zwei Hexfelder nur eine Flusshexseite überqueren; nur Kavallerie darf zwei überqueren.
no-opening-mover = { $unit } darf nicht ziehen; { $when } { $side ->
    [german] darf in der deutschen Bewegungsphase nur eine Panzereinheit
   *[soviet] dürfen in der sowjetischen Bewegungsphase nur Panzereinheiten
} ziehen.
no-opening-second-mover = { $unit } ist gezogen, und { $when } darf nur eine Panzereinheit ziehen.
no-opening-crowds = Endete die Einheit in { $hex }, könnten nicht alle Panzereinheiten die Phase in verschiedenen Hexfeldern beenden.
no-opening-tanks-together = { $when } müssen die Panzereinheiten die Phase in verschiedenen Hexfeldern beenden; auseinanderziehen: { $units }.
no-move-closed = { $when } dürfen { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Einheiten nicht in dieses Hexfeld ziehen: { $hex }.
no-move-closed-now = Diese Einheiten dürfen nicht in dieses Hexfeld ziehen: { $hex }.
no-stand-fast = { $unit } steht in oder neben { $hex } und darf bis zum Ende von Spielrunde { $turn } nicht ziehen, solange nie eine { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Einheit ein Hexfeld daneben betreten hat.
no-breakout-supplied = { $unit } ist versorgt; nur unversorgte Einheiten brechen aus.
no-breakout-moved = { $unit } ist gezogen; nur Einheiten, die nicht gezogen sind, dürfen ausbrechen.
no-breakout-retreated = { $unit } hat sich zurückgezogen und darf nicht ausbrechen.
no-refuge = Keine versorgte eigene Einheit steht höchstens { $n ->
    [1] ein Hexfeld
    [2] zwei Hexfelder
   *[several] { $n } Hexfelder
} entfernt, daher kein Ausbruch: { $unit }.

## What is written
notation-unreadable = „{ $text }“ ist nicht lesbar: { $why }
notation-no-hex = „{ $name }“ ist kein Hexfeld: erst der Buchstabe der Reihe, dann die Nummer der Spalte, wie C6
