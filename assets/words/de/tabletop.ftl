# Die Schlacht auf dem Spieltisch.

## Names
tabletop-title = { $title ->
    [korsun_1944_tabletop] Korsun 1944 auf dem Spieltisch
    [example_120km] 120 km mal 120 km, Hexfelder
    [example_120km_offset] 120 km mal 120 km, versetzte Quadrate
    [example_120km_square] 120 km mal 120 km, Quadrate
   *[other] { $id }
}
tabletop-side = { $side ->
    [soviet] Sowjets
    [german] Deutsche
   *[other] { $name }
}
tabletop-clock-turn = Spielrunde
tabletop-clock-part = Spielerzug
tabletop-clock-phase = Phase
tabletop-wins = Sieg: { $side }
tabletop-draw = Unentschieden
tabletop-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
tabletop-turn = Spielrunde { $turn } ({ $from } bis { $to })
tabletop-player-turn = Spielerzug: { $side }
tabletop-phase = { $phase ->
    [ground] Bodenphase
    [supply] Versorgungsphase
    [reinforcement] Verstärkungsphase
    [attack] Angriffsphase
    [movement] Bewegungsphase
   *[rally] Sammelphase
}
tabletop-ground = { $ground ->
    [mud] Schlamm
   *[easy] fester Boden
}
tabletop-track-turns = Spielrunde

## Actions
tabletop-do-ground = Boden auswürfeln
tabletop-do-enter = { $unit } trifft ein in { $cell }
tabletop-do-replace = Ersatzpunkt für { $unit }
tabletop-do-join = { $unit } greift { $cell } an
tabletop-do-leave = { $unit } aus dem Angriff nehmen
tabletop-do-resolve = Würfeln: normaler Angriff
tabletop-do-all-out = Würfeln: Vollangriff
tabletop-do-lose = { $unit } verliert einen Punkt
tabletop-do-stay = Bleiben und den ganzen Verlust hinnehmen
tabletop-do-go = Zurückziehen
tabletop-do-retreat = { $unit } zieht sich zurück nach { $cell }
tabletop-do-move = { $unit } zieht nach { $cell }
tabletop-do-move-over = { $unit } zieht über { $over } nach { $cell }
tabletop-do-end = { tabletop-phase } beenden

## What is to be decided
tabletop-now-ground = Ein Würfel entscheidet, ob sich der Boden ändert; jetzt: { $ground }.
tabletop-now-reinforce = Neue Einheiten aufstellen und Ersatz zuteilen; übrige Punkte: { $points }.
tabletop-now-attack = Ein Ziel für einen Angriff wählen oder die Phase beenden.
tabletop-now-no-target = Niemand kann mehr angreifen: die Phase beenden.
tabletop-now-join = Wählen, wer { $cell } angreift, und würfeln.
tabletop-now-attacker-loss = Wählen, welche Angreifer den Verlust tragen; noch zu verlieren: { $points }.
tabletop-now-stay-or-go = In { $cell } bleiben und { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} verlieren, oder sich zurückziehen.
tabletop-now-defender-loss = Wählen, welche Einheiten in { $cell } den Verlust tragen; noch zu verlieren: { $points }.
tabletop-now-retreat = Wählen, wohin sich die Einheiten aus { $cell } zurückziehen.
tabletop-now-move = Einheiten ziehen oder die Phase beenden.
tabletop-now-where = { $units }: das Ziel auf der Karte oder unter der Liste wählen.
tabletop-now-over = Das Spiel ist zu Ende.
tabletop-head-attack = Angriff auf { $cell }
tabletop-head-where = { $units }: wohin
tabletop-all-of-them = { $n ->
    [one] die eine
   *[other] alle { $n }
}
tabletop-go-together = { $n ->
    [one] Sie zieht nach { $cell }
   *[other] Alle { $n } ziehen nach { $cell }
}
tabletop-head-replacements = Ersatzpunkte: { $n }
tabletop-strength = { $now } von { $full }
tabletop-defended = verteidigt von { $n } { $n ->
    [one] Punkt
   *[other] Punkten
}
tabletop-unit-in = { $unit } ({ $cell })
tabletop-modified = zählt { $modified }, { $change } Treffer
tabletop-hits-expected = Treffer im Mittel: Angriff { $ours }, Verteidigung { $theirs }.
tabletop-hits-lose = Wer seltener trifft, verliert die Differenz an Punkten.
tabletop-will-throw = Ein Würfel für { $die }: Treffer bei { $needs }.
tabletop-may-retreat = Die Verteidiger dürfen sich dann zurückziehen; das erspart ihnen bis zu { $n } davon.
tabletop-crowded = Das Ziel ist überfüllt.
tabletop-losses-expected = { $manner ->
    [all-out] Vollangriff
   *[normal] Normal
}, Verluste im Mittel: Angreifer { $attacker }, Verteidiger { $defender }.
tabletop-chance = gewonnen { $won } %, unentschieden { $drawn } %, verloren { $lost } %
tabletop-won = { $won } %
tabletop-chance-brief = gewonnen { $won } %, Verluste { $attacker } : { $defender }
tabletop-saves = Punkte der Einheiten dort: { $strength }. Ein Rückzug erspart { $saved } vom Verlust.
tabletop-reach = { $n } { $n ->
    [one] Feld
   *[other] Felder
} in Reichweite

## Dice
tabletop-die-ground = Boden
tabletop-die-unit = { $unit } mit { $modified }
tabletop-needs = 1 bis { $most }
tabletop-throw-ground = Bei höchstens { $most } wird aus dem Boden: { $ground }.
tabletop-throw-mud = Im Schlamm zählen Verteidiger das { $factor }-Fache ihrer Stärke, und niemand zieht weiter als ein Feld.
tabletop-throw-sure = Sichere Treffer, ohne Würfel: Angriff { $ours }, Verteidigung { $theirs }.
tabletop-throw-hits = Treffer: Angriff { $ours }, Verteidigung { $theirs }.
tabletop-rounded-up = aufgerundet
tabletop-factor = { $factor ->
    [tank-open] Panzer greifen in offenes Gelände an
    [tank-cover] Panzer greifen in schwieriges oder städtisches Gelände an
    [river] über einen Fluss
    [cover] schwieriges oder städtisches Gelände
    [mud] Schlamm
   *[supply] unversorgt
}

## What happened
tabletop-did-turn = Spielrunde { $turn }, Spielerzug: { $side }.
tabletop-did-phase = Die { tabletop-phase } beginnt.
tabletop-did-ground = Würfel { $die }, neuer Boden: { $ground }.
tabletop-did-ground-stays = Würfel { $die }: Der Boden bleibt, wie er ist.
tabletop-did-supply-all = { $side }: Alle Einheiten sind versorgt.
tabletop-did-supply = { $side }: { $n } { $n ->
    [one] Einheit ist
   *[other] Einheiten sind
} unversorgt: { $units }.
tabletop-did-arrive = { $unit } trifft ein in { $cell }.
tabletop-did-arrive-displaced = { $unit } trifft ein in { $cell }, denn in { $from } steht der Feind.
tabletop-did-displace = In { $from } steht der Feind; an einer anderen Versorgungsbasis muss eintreffen: { $unit }.
tabletop-did-lose-arrival = { $unit } findet keine freie Versorgungsbasis und ist verloren.
tabletop-did-replacements = Ersatzpunkte: { $points }.
tabletop-did-replace = { $unit } erhält einen Ersatzpunkt und hat jetzt { $strength }.
tabletop-did-lapse = Nicht genutzte Ersatzpunkte verfallen: { $points }.
tabletop-did-move = { $unit } zieht von { $from } nach { $cell }.
tabletop-did-rally = Wieder gesammelt: { $units }.
tabletop-did-end = Das Spiel ist zu Ende.
tabletop-did-join = { $unit } schließt sich dem Angriff auf { $cell } an.
tabletop-did-leave = { $unit } verlässt den Angriff.
tabletop-did-fight = { $manner ->
    [all-out] Vollangriff
   *[normal] Angriff
} auf { $cell }: { $ours } zu { $theirs } Treffer; die Angreifer müssen { $attacker } verlieren, die Verteidiger { $defender }.
tabletop-did-lose = { $unit } verliert { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $left ->
    [0] {" "}und ist vernichtet
   *[other] ; übrig: { $left }
}.
tabletop-did-destroy = { $unit } ist vernichtet: { $cause ->
    [overwhelmed] Der Verlust war größer als die Stärke im Feld
    [left-behind] zurückgezogen, und die anderen des Feldes sind fort
   *[isolated] am Ende abgeschnitten
}.
tabletop-did-stay = Die Verteidiger bleiben; ihr Verlust: { $points }.
tabletop-did-go = Die Verteidiger ziehen sich zurück und sparen { $saved }; übriger Verlust: { $points }.
tabletop-did-retreat = { $unit } zieht sich von { $from } nach { $cell } zurück.
tabletop-points-losses = Verlorene Stärkepunkte des Feindes: { $n }
tabletop-points-bases = Gehaltene Versorgungsbasen des Feindes: { $n }
tabletop-points-handicap = Vorgabe

## Why not
tabletop-not-over = Das Spiel ist zu Ende.
tabletop-not-phase = Das gehört nicht in diese Phase: { tabletop-phase }.
tabletop-not-under-way = { $stage ->
    [attack] Zuerst wird für den Angriff gewürfelt, der gerade zusammengestellt wird.
    [attacker_loss] Zuerst tragen die Angreifer ihren Verlust.
    [stay_or_go] Zuerst sagt der Verteidiger, ob er bleibt oder sich zurückzieht.
    [defender_loss] Zuerst tragen die Verteidiger ihren Verlust.
   *[retreat] Zuerst ziehen sich die Verteidiger zurück.
}
tabletop-not-due = { $unit } trifft jetzt nicht ein.
tabletop-not-entry-free = In { $cell } steht kein Feind, also trifft die Einheit dort ein.
tabletop-not-entry-base = { $cell } ist keine eigene Versorgungsbasis.
tabletop-not-entry-enemy = In { $cell } steht der Feind.
tabletop-not-entry-nearest = { $cell } ist { $distance } vom Eintrittsfeld entfernt, die nächste freie Versorgungsbasis { $nearest }.
tabletop-not-arrivals = { $unit } muss noch aufgestellt werden.
tabletop-not-points = Es ist kein Ersatzpunkt mehr übrig.
tabletop-not-replace = { $unit } ist keine eigene Einheit auf dem Tisch.
tabletop-not-full = { $unit } hat seine ursprüngliche Stärke.
tabletop-not-replace-supply = { $unit } ist unversorgt und erhält keinen Ersatz.
tabletop-not-nobody = Niemand nimmt am Angriff teil.
tabletop-not-twice = { $unit } nimmt schon am Angriff teil.
tabletop-not-in-attack = { $unit } nimmt nicht am Angriff teil.
tabletop-not-other-target = Zuerst kommt der Angriff auf { $cell }.
tabletop-not-enemy = In { $cell } steht kein Feind.
tabletop-not-attacked-before = { $cell } wurde in diesem Spielerzug schon angegriffen.
tabletop-not-attack = { $unit } ist keine eigene Einheit auf dem Tisch und kann nicht angreifen.
tabletop-not-retreated = { $unit } hat sich zurückgezogen und noch nicht wieder gesammelt.
tabletop-not-has-attacked = { $unit } hat in diesem Spielerzug schon angegriffen.
tabletop-not-next-to = { $unit } steht nicht neben { $cell }.
tabletop-not-third = { $most ->
    [1] Aus { $cell } greift schon eine Einheit an, und mehr als eine darf es nicht sein; { $unit } wäre die zweite.
   *[two] Aus { $cell } greifen schon zwei Einheiten an; { $unit } wäre die dritte.
}
tabletop-not-pay = Die Angreifer haben zusammen { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und könnten einen Vollangriff nicht bezahlen.
tabletop-not-group = { $unit } gehört nicht zu denen, die diesen Verlust tragen.
tabletop-not-others = { $unit } würde vernichtet, während andere noch mehr als einen Punkt haben.
tabletop-not-loss = Ohne Verlust gibt es keinen Rückzug.
tabletop-not-above = Der Verlust von { $loss } ist größer als die Stärke des Feldes, { $strength }: Es gibt keinen Rückzug.
tabletop-not-nowhere = Von { $cell } aus gibt es kein Feld für einen Rückzug.
tabletop-not-retreating = { $unit } gehört nicht zu denen, die sich zurückziehen.
tabletop-not-far = { $cell } liegt nicht neben dem angegriffenen Feld.
tabletop-not-to-enemy = In { $cell } steht der Feind; dorthin führt kein Rückzug.
tabletop-not-to-impassable = { $cell } ist unpassierbar; dorthin führt kein Rückzug.
tabletop-not-to-enemy-base = { $cell } ist eine Versorgungsbasis des Feindes; dorthin führt kein Rückzug.
tabletop-not-to-base = Von einer Versorgungsbasis führt ein Rückzug nur zu einer anderen eigenen, und { $cell } ist keine.
tabletop-not-to-exposed = { $cell } ist leer und liegt neben einem Feind.
tabletop-not-to-first = { $cell } liegt neben einem Feind, und es gibt ein Feld abseits des Feindes.
tabletop-not-move = { $unit } ist keine eigene Einheit auf dem Tisch und kann nicht gezogen werden.
tabletop-not-has-moved = { $unit } ist in diesem Spielerzug schon gezogen.
tabletop-not-length = Der Weg hat { $cells } { $cells ->
    [one] Feld
   *[other] Felder
}; diese Einheit darf jetzt so viele betreten: { $most }.
tabletop-not-next = { $cell } liegt nicht neben dem Feld davor.
tabletop-not-way = In { $cell } steht der Feind.
tabletop-not-impassable = { $cell } ist unpassierbar.
tabletop-not-difficult = { $cell } wäre das zweite schwierige Feld auf dem Weg.
tabletop-not-river = Der Weg nach { $cell } führte über einen zweiten Fluss.

## Options
tabletop-always = immer
tabletop-if-loses = nur wenn der Verteidiger etwas verliert
tabletop-yes = ja
tabletop-no = nein
tabletop-case = In diesem Spiel: { $chosen }.
tabletop-option-all-out = Vollangriffe kosten den Verteidiger
tabletop-option-all-out-about = Wann ein Vollangriff den Verlust des Verteidigers erhöht: was auch immer die Würfel zeigen, oder nur bei mehr Treffern des Angriffs. Der Angreifer zahlt in jedem Fall.
tabletop-option-crowded = Überfüllung kostet den Verteidiger
tabletop-option-crowded-about = Wann ein überfülltes Feld den Verlust des Verteidigers erhöht: nur wenn er sonst schon etwas verliert, oder bei jedem Angriff.
tabletop-option-captured = Eroberte Basen versorgen
tabletop-option-captured-about = Ob eine feindliche Versorgungsbasis, in der eigene Einheiten stehen, diese versorgt und Ende ihrer Versorgungslinien ist.
tabletop-option-replacements = Ersatz braucht Versorgung
tabletop-option-replacements-about = Ob nur versorgte Einheiten Ersatzpunkte erhalten.
tabletop-option-isolated = Abgeschnittene gehen am Ende verloren
tabletop-option-isolated-about = Ob Einheiten, von denen keine Versorgungslinie zu einer Basis führt, vor der Wertung vernichtet werden.
tabletop-option-diagonals = Quadrate berühren sich an den Ecken
tabletop-option-diagonals-about = Ob auch die vier Quadrate an den Ecken Nachbarn sind, für Bewegung, Angriff, Rückzug und Versorgung.
tabletop-no-squares = nur Quadrate können sich an den Ecken berühren, und dieser Tisch hat keine

## Positions and questions
tabletop-unit-twice = { $unit } steht zweimal in der Liste
tabletop-both-there = in { $cell } stünden beide Seiten
tabletop-unsound = kein Spiel führt zu dieser Stellung: { $why }
tabletop-stuck = { $stage ->
    [ground] es gibt keine Änderung des Bodens auszuwürfeln
    [attack] der Angriff hat mehr Würfel, als ein Wurf haben kann
    [reinforcement] eine Einheit ist fällig, die nirgends eintreffen kann
    [stay_or_go] die Verteidiger können sich nicht zurückziehen, also gibt es nichts zu entscheiden
   *[retreat] die Einheiten können sich nirgendwohin zurückziehen
}
tabletop-attack-elsewhere = ein Angriff gehört in die Angriffsphase
tabletop-no-unit = es gibt keine Einheit „{ $unit }“{ $near ->
    [none] {""}
   *[other] ; ist „{ $near }“ gemeint?
}
tabletop-no-question = es gibt keine Frage „{ $verb }“
tabletop-not-on-table = { $unit } steht nicht auf dem Tisch
tabletop-nobody-there = in { $cell } steht niemand

## What computer players think
tabletop-idea-times = { $label } (×{ $n })
tabletop-idea-attack = { $manner ->
    [all-out] Vollangriff auf { $cell }: { $units }
   *[normal] Angriff auf { $cell }: { $units }
}
tabletop-idea-moves = { $n } { $n ->
    [one] Einheit
   *[other] Einheiten
} ziehen: { $legs }
tabletop-idea-leg = { $units } nach { $cell }
tabletop-idea-legs-more = { $legs }; dazu { $n } weitere
tabletop-idea-stand = Niemanden ziehen
tabletop-why-odds = Gewonnen { $won } %, verloren { $lost } %; Verluste im Mittel: Angreifer { $attacker }, Verteidiger { $defender }.
tabletop-why-overwhelmed = Mit { $chance } % ist der Verlust größer als alles, was im Feld steht, und alle darin werden vernichtet.
tabletop-why-no-retreat = Die Verteidiger haben keinen Rückzugsweg.
tabletop-why-crowd = Das Ziel ist überfüllt: Sein Verlust ist um { $n } höher.
tabletop-why-all-out = Ein Vollangriff erhöht die Verluste: Angreifer { $price }, Verteidiger { $gain }.
tabletop-why-weak = Die Verteidiger sind unversorgt und kämpfen mit halber Stärke.
tabletop-why-base = Nimmt { $cells }: Siegpunkte, wenn es bis zum Ende hält: { $n }.
tabletop-why-leaves = Gibt die Basis { $cell } frei; der Feind könnte in seinem nächsten Spielerzug hineinziehen.
tabletop-why-gives-up = Gibt die feindliche Basis { $cell } auf; Siegpunkte, die das kostet, wenn am Ende niemand dort steht: { $n }.
tabletop-why-threat = Was die nächsten Angriffe des Feindes einbringen können: { $after } statt { $before }.
tabletop-why-strike = Was die eigenen nächsten Angriffe einbringen können: { $after } statt { $before }.
tabletop-why-stay = Bleiben kostet { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und hält das Feld.
tabletop-why-stay-all = Bleiben kostet die ganze Kampfstärke (Punkte: { $points }): Niemand bleibt übrig, und das Feld ist verloren.
tabletop-why-go = Der Rückzug spart { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und gibt das Feld auf.
tabletop-why-lose = Punkte verliert, wer am wenigsten mit ihnen anfangen kann.
tabletop-why-safe = Neben dem Feld steht kein Feind.
tabletop-why-friends = Jedes erreichbare Feld liegt neben einem Feind; in diesem stehen eigene Einheiten.
tabletop-why-replace = Punkte bekommt, wer am meisten mit ihnen anfangen kann.
tabletop-why-no-attack = Kein Angriff, der noch bleibt, verspricht mehr, als er kostet.
tabletop-why-unmade = Angriffe, die auf den ersten Blick gut aussehen, unterbleiben: Die Einheiten bleiben, wie sie sind.
tabletop-why-quiet = Ändert weder an der Versorgung noch an den Basen etwas und wenig daran, was beide Seiten als Nächstes angreifen können.
tabletop-why-unused = Ersatzpunkte, die in dieser Phase nicht eingesetzt werden, verfallen.
tabletop-why-enter = Trifft mit voller Stärke ein und darf in diesem Zug angreifen und sich bewegen.
tabletop-why-ground = Über den Boden wird gewürfelt; niemand entscheidet etwas.

## What a plan is for
tabletop-task-goes = { $units } → { $cell }
tabletop-task-all-out = { $units } → { $cell }, Vollangriff
tabletop-task-stays = { $units }, bleiben in { $cell }
tabletop-task-cuts = { $together ->
    [yes] Zusammen unterbrechen sie die Versorgungslinie: { $units }.
   *[no] Unterbricht die Versorgungslinie: { $units }.
}
tabletop-task-relieves = Öffnet eine Versorgungslinie: { $units }.
tabletop-task-regains = Kommt wieder in Versorgung.
tabletop-task-keeps-cut = Hält den Ring geschlossen; sonst hätte eine Versorgungslinie: { $units }.
tabletop-task-keeps-open = Hält die Versorgungslinie offen: { $units }.
tabletop-task-guards = Hält die Basis { $cell }, in die der Feind sonst in seinem nächsten Spielerzug ziehen könnte.
tabletop-task-prepares = { $without ->
    [none] Macht im nächsten Spielerzug einen Angriff auf { $cell } möglich; Verlust dort im Mittel, so wie es steht: { $points }.
   *[other] Verstärkt den nächsten Angriff auf { $cell }; Verlust dort im Mittel, so wie es steht: { $points } statt { $without }.
}
tabletop-task-supports = Macht { $cell } schwerer angreifbar; Verlust dort im Mittel: { $points } statt { $without }.
tabletop-task-withdraws = { $points ->
    [none] Geht von dort weg, wo ein Angriff im Mittel { $before } kosten könnte; hier kann niemand angreifen.
   *[other] Geht von dort weg, wo ein Angriff im Mittel { $before } kosten könnte; hier sind es { $points }.
}
tabletop-answer-leaves = { $units }: Rückzug aus { $cell }
tabletop-answer-guards = Hält die Basis { $cell }, in die der Feind sonst noch in diesem Spielerzug ziehen könnte.
tabletop-answer-supplied = Dort gibt es eine Versorgungslinie, in { $cells } gäbe es keine.
tabletop-answer-nearer = Dort ist die Versorgungslinie am kürzesten ({ $n } bis zur Basis, vom zweitbesten Feld aus { $next }).
tabletop-answer-look = Schauen Sie auf { $cell }: Was hängt davon ab, und wo ringsum gibt es Versorgung?
tabletop-answer-base = Hält die feindliche Basis { $cell }; Siegpunkte, wenn am Ende jemand dort steht: { $n }.
tabletop-answer-protects = Bewahrt vor dem Verlust, wer sich dorthin zurückgezogen hat: { $units }.
tabletop-answer-abandons = Wer sich dorthin zurückgezogen hat, geht damit verloren: { $units }.
tabletop-answer-free = Davon, dass sie bleiben, hängt weder eine Basis noch eine Versorgungslinie ab.
tabletop-falls-cut = Werden die Verteidiger vernichtet, ist ohne Versorgungslinie: { $units }.
tabletop-falls-open = Werden die Verteidiger vernichtet, ist eine Versorgungslinie offen: { $units }.
tabletop-falls-base = Fällt das Feld, liegt die Basis { $cell } offen.
tabletop-look = { $duty ->
    [exploit] Schauen Sie auf { $places }: Eine Basis ist zu holen.
    [guard] Schauen Sie auf { $places }: Eine Basis steht auf dem Spiel.
    [close] Schauen Sie auf { $places }: Daran hängt die Versorgung des Feindes.
    [relieve] Schauen Sie auf { $places }: Daran hängt die Versorgung eigener Einheiten.
    [hold] Schauen Sie auf { $places }: Daran hängt ein Ring oder eine Versorgungslinie.
    [break] Schauen Sie auf { $places }: Soll man dort angreifen?
    [prepare] Schauen Sie auf { $places }: Wie würde man es im nächsten Spielerzug angreifen?
    [support] Schauen Sie auf { $places }: Wie würde der Feind dort angreifen?
   *[withdraw] Schauen Sie auf { $places }: Wer steht dort besser?
}
tabletop-look-idle = Schauen Sie darauf, was ein Angriff oder ein Zug aufs Spiel setzt.

## Faults of a scenario file
tabletop-not-a-scenario = das ist kein Szenario der Tischschlacht: es fehlt "system": "tabletop"
tabletop-other-format = Format { $found } dieser Szenarien wird nicht unterstützt; dieses Programm liest Format { $supported }
tabletop-too-long = die Datei hat { $bytes } Bytes, mehr als die { $limit }, die ein Szenario haben darf
tabletop-not-json = kein JSON: { $what } in Zeile { $line }, Spalte { $column }
tabletop-base-off-edge = Versorgungsbasen liegen am Tischrand, { $cell } nicht [T5.1]
tabletop-base-impassable = in { $cell } kann keine Versorgungsbasis liegen: das Feld ist unpassierbar [T4.4]
tabletop-unit-impassable = in { $cell } kann keine Einheit stehen: das Feld ist unpassierbar [T4.4]
tabletop-set-up-with-enemy = die Einheit ist in { $cell } zusammen mit der feindlichen Einheit { $enemy } aufgestellt
tabletop-no-side-between = { $first } und { $second } haben keine gemeinsame Seite, also fließt dort kein Fluss
tabletop-no-such-side = „{ $found }“ ist keine der Seiten: { $sides }
tabletop-backwards = die Spanne endet in Spielrunde { $last }, bevor sie in Spielrunde { $first } beginnt
tabletop-no-day = „{ $found }“ ist kein Tag: man schreibt ihn wie 1944-01-24
tabletop-no-change = die Änderung ändert den Boden nicht
tabletop-unexplained = das Szenario lässt sich nicht lesen; das ist ein Fehler im Programm
tabletop-undone-move = { $n ->
    [one] Eine Einheit könnte noch ziehen: { $units }.
   *[other] { $n } Einheiten könnten noch ziehen: { $units }.
}
tabletop-undone-attack = { $n ->
    [one] Eine Einheit könnte noch angreifen: { $units }.
   *[other] { $n } Einheiten könnten noch angreifen: { $units }.
}
tabletop-undone-replace = { $n ->
    [one] Ein Ersatzpunkt ginge verloren.
   *[other] { $n } Ersatzpunkte gingen verloren.
}

## Answers in sentences
tabletop-told-defence = Verteidigung:
tabletop-told-lines-all = Jede Einheit auf dem Tisch hat eine Versorgungslinie zu einer Basis.
tabletop-told-lines = Keine Versorgungslinie führt zu einer Basis von: { $units }.
tabletop-told-line = { $unit }: { $strength }{ $given ->
    [yes] {" "}{ $factors } = { $modified }
   *[no] {""}
}; sichere Treffer { $sure }{ $needs ->
    [0] {""}
   *[other] , ein Würfel trifft bis { $needs }
}
tabletop-told-limit = Eine Versorgungslinie ist höchstens { $n } { $n ->
    [one] Feld
   *[other] Felder
} lang.

## Überlagerungen, Karten, Aussichten
tabletop-days = { $from } – { $to } { $year }
tabletop-overlay = { $overlay ->
    [zones-first] Kontrollzonen: { $side }
    [zones-second] Kontrollzonen: { $side }
    [supply] Versorgung
    [pockets] Kessel
    [threats] Bedrohungen
    [chances] Angriffschancen
    [forces] Kräfte und Frontbreite
    [reach] Reichweite
   *[can-act] Noch handlungsfähig
}
tabletop-overlay-about = { $overlay ->
    [zones-first] Felder neben Einheiten der ersten Seite: nach rechts steigende Linien, durchgezogener Rand. Sie sperren feindliche Versorgungslinien und Rückzüge, außer wo eine eigene Einheit steht; nie die Bewegung. [T10.4]
    [zones-second] Felder neben Einheiten der zweiten Seite: nach rechts fallende Linien, gestrichelter Rand. Sie sperren feindliche Versorgungslinien und Rückzüge, außer wo eine eigene Einheit steht; nie die Bewegung. [T10.4]
    [supply] Die Versorgung, wie eine Prüfung sie jetzt ergäbe. Grüner Punkt: versorgt; Dreieck nach unten: verliert sie; Dreieck nach oben: bekommt sie wieder; schwarze Raute: bleibt ohne. Die Linie der gewählten Einheit zu einer Basis ist ausgezogen, unterbrochen, wo keine offen ist. [T10.2]
    [pockets] Gruppen, von denen keine Basis zu erreichen ist: Umriss, Einheiten und Punkte. [T10.4]
    [threats] Der stärkste Angriff, den der Feind so, wie die Einheiten stehen, gegen jedes Feld führen könnte: geänderte Stärken und ein Strich für jedes Sechstel der Aussicht auf mehr Treffer. [T12.9]
    [chances] Der stärkste Angriff, den die Seite am Zug gegen jedes feindliche Feld führen könnte: geänderte Stärken und ein Strich für jedes Sechstel der Aussicht auf mehr Treffer. [T12.9]
    [forces] Punkte in jedem Feld; an der Front auch die des Feindes daneben, als Zahlen und als Teile eines Balkens.
    [reach] Wohin die gewählten Einheiten oder die unter dem Zeiger beim nächsten Bewegen gehen können; die Zahl sagt, wie viele von ihnen. [T13.1]
   *[can-act] Eine weiße Pfeilspitze auf jeder Einheit, die jetzt noch etwas tun kann.
}
tabletop-note-zone = Kontrollzone: { $side }
tabletop-note-pocket = { $side }, abgeschnitten: { $what }
tabletop-note-odds = stärkster Angriff { $ours } gegen { $theirs }, mehr Treffer mit { $won } %
tabletop-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
tabletop-count-cells = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
tabletop-legend-supply = { $side }: { $n } von { $all } versorgt
tabletop-card-head = { $head ->
    [terrain] Gelände
    [base] Basis
    [river] Fluss
    [unit] Einheit
    [supply] Versorgung
    [zone] Zone
    [chance] Angriff
    [move] Bewegung
   *[no-way] Kein Weg
}
tabletop-card-terrain = { $terrain ->
    [open] offen
    [difficult] schwierig
    [urban] städtisch
   *[impassable] unpassierbar
}
tabletop-card-cover = { $terrain ->
    [urban] städtisch
   *[difficult] schwierig
}: { $cover ->
    [1] die Verteidigung zählt einfach
    [2] verdoppelt die Verteidigung
    [3] verdreifacht die Verteidigung
   *[several] die Verteidigung zählt { $cover }-fach
}, { $tanks ->
    [1] Panzer greifen mit einfacher Stärke an
    [2] Panzer greifen nur mit doppelter Stärke an
    [3] Panzer greifen mit dreifacher Stärke an
   *[several] Panzer greifen mit { $tanks }-facher Stärke an
}
tabletop-card-base = eine Basis: { $side }
tabletop-card-river = nach { $cells }: { $river ->
    [1] schwächt nicht, wer darüber angreift
    [2] halbiert, wer darüber angreift
   *[several] teilt die Stärke derer, die darüber angreifen, durch { $river }
}
tabletop-card-mark = { $mark ->
    [supply] unversorgt
    [retreated] hat sich zurückgezogen
    [attacked] hat angegriffen
   *[moved] hat sich bewegt
}
tabletop-card-supply = { $how ->
    [line] { $n ->
        [0] in einer Basis
        [one] Linie von 1 Feld zu einer Basis
       *[other] Linie von { $n } Feldern zu einer Basis
    }
    [air] aus der Luft
   *[none] keine offene Linie zu einer Basis
}
tabletop-card-zone = { $side }, von { $cells }
tabletop-card-chance = stärkster mit { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}: mehr Treffer mit { $won } %, im Mittel { $losses } Punkte Verlust
tabletop-card-goes = { $unit } kann dorthin
tabletop-card-go-together = { $n ->
    [one] Sie kann dorthin
   *[other] Alle { $n } können dorthin
}
tabletop-card-cuts = wäre dann abgeschnitten: { $units }
tabletop-card-opens = hätte wieder eine Versorgungslinie: { $units }
tabletop-month = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
tabletop-track-days = { $from }.–{ $to }. { $month }
tabletop-track-days-across = { $from }. { $month } – { $to }. { $next }
tabletop-track-arrive = { $side }: { $units }
tabletop-losses-of = { $who ->
    [attackers] Verluste der Angreifer
   *[defenders] Verluste der Verteidiger
}
tabletop-losses-title = { $manner ->
    [all-out] Vollangriff
   *[normal] Normaler Angriff
}, Verluste im Mittel { $attacker } : { $defender }
tabletop-undone-supply = { $n ->
    [one] 1 Einheit wäre unversorgt: { $units }
   *[other] { $n } Einheiten wären unversorgt: { $units }
}

## The game, and names of cells
notation-no-cell = „{ $name }“ ist kein Feld: erst der Buchstabe der Reihe, dann die Nummer der Spalte, wie C6
notation-off-table = das Feld { $cell } liegt außerhalb des Tisches
tabletop-game = Die Schlacht auf dem Spieltisch
tabletop-about = { $id ->
    [korsun_1944_tabletop] Der Kessel von Korsun nach den Regeln für den Spieltisch: Karte und Armeen des Brettspiels, mit Stärkepunkten und einer Handvoll Würfel. Für alle, die dieselbe Schlacht auf beide Arten schlagen wollen.
    [example_120km] Eine kleine Schlacht auf einem Tisch aus Hexfeldern, etwa 120 km breit, mit rund 55 Stärkepunkten je Seite. Gut für das erste Spiel nach den Tischregeln.
    [example_120km_offset] Die kleine Schlacht auf Reihen von Quadraten, die um ein halbes versetzt sind, sodass jedes sechs Nachbarn hat. Sie spielt sich wie auf Hexfeldern und braucht nur quadratische Platten.
    [example_120km_square] Die kleine Schlacht auf einfachen Quadraten, die sich auch an den Ecken berühren oder, wenn man es so wählt, nur an den Seiten. Gemacht für einen Tisch mit kariertem Tuch.
   *[other] Eine Schlacht für den Spieltisch aus einem eigenen Szenario. Mehr sagt seine Datei.
}
tabletop-credit = Die Fassung eines anderen Autors von Philip Sabins Hell’s Gate, für Miniaturen.
tabletop-length = { $turns ->
    [one] { $turns } Spielrunde
   *[other] { $turns } Spielrunden
}, { $from } bis { $to } { $year }

## Die Einführung
tabletop-tour = Einführung: ein Spielerzug auf dem Tisch
tabletop-tour-battle = Ein Spielerzug auf dem Tisch
tabletop-tour-battle-text = In wenigen Minuten spielen Sie einen sowjetischen Spielerzug, mit jedem Schritt eine Regel. Was ein Schritt verlangt, geht mit Maus, Tasten oder Knöpfen, ganz wie Sie mögen. { tour-show-me } ({ $show_me }) erledigt es für Sie.
tabletop-tour-table = Der Tisch
tabletop-tour-table-text = Ein Hexfeld misst 20 km. Der Wald in D4 ist schwieriges Gelände, die Stadt in C4 städtisches; den See in B3 betritt niemand. Flüsse verlaufen auf den Hexseiten. Die Fahnen am Rand sind Versorgungsbasen: die eigenen im Osten, die deutschen im Westen.
tabletop-tour-units = Die Einheiten
tabletop-tour-units-text = Die Zahl einer Einheit ist ihre Kampfstärke in Punkten. Verluste nehmen sie ihr einen nach dem anderen, und ohne Punkte ist sie fort. Es gibt Infanterie, Panzer, mechanisierte Einheiten und Kavallerie; eine Eliteeinheit hat einen Punkt mehr.
tabletop-tour-phases = Sechs Phasen
tabletop-tour-phases-text = Ein Spielerzug hat sechs Phasen: Boden, Versorgung, Verstärkung, Angriff, Bewegung, Sammeln. Erst wird angegriffen, dann gezogen. In Runde 1 ist nichts auszuwürfeln, alle sind versorgt, und niemand trifft ein. Also beginnt sie mit den Angriffen, wie es in der Seitenleiste steht.
tabletop-tour-supply = Versorgung
tabletop-tour-supply-text = Eine Einheit ist versorgt, wenn eine Kette von Feldern von ihr zu einer eigenen Basis führt. Feinde sperren die Kette, leere Felder neben einem Feind ebenso. Geprüft wird das in Phase 2, und das Ergebnis gilt bis zum nächsten eigenen Zug.
tabletop-tour-supply-task = Die Versorgung zeigen: { $key } oder das Menü „{ menu-overlays }“.
tabletop-tour-overlays = Neun Einblendungen
tabletop-tour-overlays-text = Jede Linie endet an einer Basis, jeder Punkt ist grün: Noch fehlt es niemandem an etwas. Neun solche Einblendungen erklären eine Stellung, jede mit eigener Taste.
tabletop-tour-overlays-task = Den Tisch wieder freimachen: { $key }.
tabletop-tour-tank = Panzer greifen an
tabletop-tour-tank-text = Ein angreifender Panzer zählt in offenem Gelände dreifach, in schwierigem oder städtischem doppelt. Die Einheit { $unit } hat 2, und B4 ist offen: Das macht 6.
tabletop-tour-tank-task = B4 als Ziel wählen, dann { $unit } anhaken.
tabletop-tour-rifle = Infanterie dazu
tabletop-tour-rifle-text = Bis zu zwei Einheiten eines Feldes greifen zusammen an. Je 6 Punkte sind ein sicherer Treffer; der Rest ist ein Würfel, der bei höchstens dieser Zahl trifft. Die Einheit { $unit } hat 3: ein Würfel, der bei 1 bis 3 trifft.
tabletop-tour-rifle-task = { $unit } soll mit angreifen.
tabletop-tour-pool = Die Würfel
tabletop-tour-pool-text = Die Seitenleiste zeigt, wie jede Zahl zustande kommt und wie wahrscheinlich jeder Verlust ist, auf beiden Seiten. Auch der Verteidiger würfelt: 3 in offenem Gelände, wieder ein Würfel, der bei 1 bis 3 trifft. Wer weniger Treffer hat, verliert den Unterschied in Punkten.
tabletop-tour-roll = Der Wurf
tabletop-tour-roll-text = Alle Würfel fallen zugleich: Sie haben einen sicheren Treffer und einen Würfel, der Verteidiger hat einen Würfel. Ein Ring um einen Würfel heißt, dass er trifft.
tabletop-tour-roll-task = { tabletop-do-resolve }.
tabletop-tour-stay = Bleiben oder gehen
tabletop-tour-stay-text = Zwei Treffer zu null: { $unit } soll 2 von 3 Punkten verlieren. Jetzt entscheidet der deutsche Spieler, und das sind hier Sie. Ein Rückzug ersparte 2 Punkte, gäbe aber das Feld preis.
tabletop-tour-stay-task = Sie soll halten: { tabletop-do-stay }.
tabletop-tour-woods = In den Wald
tabletop-tour-woods-text = Schwieriges und städtisches Gelände verdoppeln die Verteidiger, und Panzer zählen dort nur doppelt. Zwischen diesen dreien und D4 liegt kein Fluss; er würde sie halbieren. Angegriffen wird, so oft es Ziele gibt, aber von jeder Einheit nur einmal.
tabletop-tour-woods-task = D4 angreifen, und zwar mit { $guards } und { $tank } aus D5 und mit { $division } aus E4.
tabletop-tour-all-out = Der Vollangriff
tabletop-tour-all-out-text = Ein Vollangriff kostet beide Seiten 2 Punkte mehr, was auch immer die Würfel zeigen. Der Verteidiger hat in D4 3 Punkte. Verliert er mehr, als er hat, so ist dort alles verloren.
tabletop-tour-all-out-task = { tabletop-do-all-out }.
tabletop-tour-price = Der Preis
tabletop-tour-price-text = Ein Treffer zu null, und zuerst zahlen die Angreifer: 2 Punkte, von wem Sie wollen, wenn er nur mit angegriffen hat. Niemand fällt auf null, solange ein anderer noch mehr als einen Punkt hat.
tabletop-tour-price-task = Wählen, wer einen Punkt verliert.
tabletop-tour-second-point = Der zweite Punkt
tabletop-tour-second-point-text = Verluste werden Punkt für Punkt hingenommen. Bis die andere Seite entscheidet, lässt sich alles, was ohne Würfel geschah, rückgängig machen.
tabletop-tour-go = Ein Rückzug
tabletop-tour-go-text = Die Verteidiger schulden 3 Punkte: einen für den Treffer, zwei für den Vollangriff. Mehr haben sie nicht. Ein Rückzug erspart ihnen 2 davon.
tabletop-tour-go-task = Die Deutschen sollen sich zurückziehen: { tabletop-do-go }.
tabletop-tour-way = Wohin
tabletop-tour-way-text = Ein Rückzug führt in Felder, neben denen kein Feind steht; nur wenn es keines gibt, zu Freunden neben einem Feind. C3 und D3 taugen dazu. Wer sich zurückgezogen hat, kämpft und zieht nicht, bis er sich sammelt.
tabletop-tour-way-task = Beide nach D3 zurückziehen.
tabletop-tour-enough = Genug
tabletop-tour-enough-text = Andere könnten noch angreifen, aber niemand muss. Nach einem Angriff rückt niemand nach: Dafür ist die Bewegungsphase da.
tabletop-tour-enough-task = Die Angriffsphase beenden: { $key }.
tabletop-tour-foot = Bewegung
tabletop-tour-foot-text = Infanterie zieht ein Feld weit, in jedem Gelände und auch neben Feinde. Ob sie angegriffen hat, spielt keine Rolle. In ein Feld passen beliebig viele Einheiten.
tabletop-tour-foot-task = { $unit } von D5 nach D4 ziehen.
tabletop-tour-two-cells = Zwei Felder
tabletop-tour-two-cells-text = Panzer, mechanisierte Einheiten und Kavallerie ziehen bei festem Boden zwei Felder weit, wenn sie versorgt sind. Panzer und Mechanisierte betreten dabei höchstens ein schwieriges Feld und überschreiten höchstens einen Fluss.
tabletop-tour-two-cells-task = { $unit } von E5 nach D4 ziehen.
tabletop-tour-points = Der Sieg
tabletop-tour-points-text = Jeder Punkt, den der Feind verloren hat, ist ein Siegpunkt. Am Ende zählt jede seiner Basen, in der Sie stehen, noch 2 dazu.
tabletop-tour-points-task = Nachsehen, wie es steht: { $key }.
tabletop-tour-ring = Ein Ring
tabletop-tour-ring-text = Einige Tage später. { $unit } hält die Stadt in C4; der letzte Weg führt über C3. Leere Felder neben einem Feind sperren Versorgungslinien, und so schließt sich eine Lücke, ohne dass jemand darin steht.
tabletop-tour-ring-task = { $unit } von E4 über D4 nach C3 ziehen.
tabletop-tour-pocket = Abgeschnitten
tabletop-tour-pocket-text = Von C4 führt keine Linie mehr zu einer Basis. Allein davon geht eine abgeschnittene Einheit nicht verloren, es sei denn, die Option für das Spielende verlangt es.
tabletop-tour-pocket-task = Die Kessel zeigen: { $key } oder das Menü „{ menu-overlays }“.
tabletop-tour-rally = Sammeln
tabletop-tour-rally-text = Die sechste Phase nimmt nur die Marken derer weg, die sich zurückgezogen hatten. Dann ist die andere Seite am Zug: Boden, Versorgung, Verstärkungen, alles von selbst.
tabletop-tour-rally-task = Die Bewegungsphase beenden: { $key }.
tabletop-tour-starved = Unversorgt
tabletop-tour-starved-text = { $unit } ist laut Prüfung unversorgt. Bis zur nächsten eigenen Versorgungsphase kämpft die Einheit mit halber Stärke und zieht ein Feld weit. Die Divisionen am Rand sind eben eingetroffen.
tabletop-tour-ground = Der Boden
tabletop-tour-ground-text = Von Runde 3 an wird als Erstes gewürfelt: Bei 1 oder 2 wird der gefrorene Boden zu Schlamm. Zu entscheiden gibt es da nichts; nur würfeln muss jemand.
tabletop-tour-ground-task = { tabletop-do-ground }.
tabletop-tour-mud = Schlamm
tabletop-tour-mud-text = Im Schlamm zählen Verteidiger überall doppelt, und niemand zieht zwei Felder weit. In dieser Schlacht bleibt er bis zum Ende.
tabletop-tour-draft = Ersatz
tabletop-tour-draft-text = In manchen Runden bekommt eine Seite Ersatzpunkte. Jeder gibt einer versorgten Einheit einen Punkt zurück, bis zur vollen Stärke; was nicht gebraucht wird, verfällt. Vernichtete kehren nicht wieder.
tabletop-tour-draft-task = Einer Einheit in D5 einen Punkt geben.
tabletop-tour-end = Das ist das Spiel
tabletop-tour-end-text = Jetzt kennen Sie den ganzen Spielerzug. Das Übrige steht im Regelbuch, und die Vorschläge im Menü „{ menu-computer }“ sagen, was sie täten und warum.
tabletop-tour-end-task = Diese Schlacht spielen: Sie die Sowjets, der Computer die Deutschen.

## The set-up sheet
tabletop-muster-about = { $days }  ·  { tabletop-game }
tabletop-muster-force = { $units } { $units ->
    [one] Einheit
   *[other] Einheiten
}, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
tabletop-muster-day = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
tabletop-muster-days = { $from } – { $to }
tabletop-muster-die = Würfel { $most ->
    [1] 1
   *[several] 1–{ $most }
} bringt { $to ->
    [mud] Schlamm
   *[easy] festen Boden
}
tabletop-muster-arrive = { $n } { $n ->
    [one] Einheit kommt
   *[other] Einheiten kommen
}
tabletop-muster-points = { $n } { $n ->
    [one] Ersatzpunkt
   *[other] Ersatzpunkte
}
tabletop-muster-ground = Boden, Wetter, Maßstab
tabletop-muster-begins = Die Schlacht beginnt { $ground ->
    [mud] im Schlamm
   *[easy] auf festem Boden
}.
tabletop-muster-change = Runden { $first } bis { $last }: zu Beginn { $rolled ->
    [player] jedes Spielerzugs
   *[game] jeder Spielrunde
} ein Würfel; { $most ->
    [1] eine 1 macht
   *[several] 1 bis { $most } macht
} { $from ->
    [mud] den Schlamm wieder fest
   *[easy] den festen Boden zu Schlamm
}.
tabletop-muster-no-change = So bleibt es bis zum Ende.
tabletop-muster-scale = Ein Feld misst { $km } km: Felder von 10 cm ergeben den Maßstab 1 : { $scale }.000.
tabletop-muster-figures = Figuren in 15 mm auf Basen von 30 × 30 mm
tabletop-muster-kind = { $kind ->
    [infantry] Infanterie: drei Figuren
    [tank] Panzer: ein Fahrzeug
    [mechanised] mechanisiert: ein Fahrzeug
   *[cavalry] Kavallerie: zwei Reiter
}
tabletop-muster-mud = Im Schlamm zählen Verteidiger { $mud ->
    [1] einfach
    [2] doppelt
   *[several] { $mud }-fach
}, und jeder zieht nur ein Feld weit.
tabletop-muster-supply = Reihenfolge und Versorgung
tabletop-muster-initiative = Initiative: { $side }. Ihr Spielerzug ist immer der erste.
tabletop-muster-defend = { $side }: höchstens { $n } { $n ->
    [one] Einheit
   *[other] Einheiten
} eines Feldes { $n ->
    [one] verteidigt
   *[other] verteidigen
}.
tabletop-muster-line = { $side }: Versorgungslinien von höchstens { $n } { $n ->
    [one] Feld
   *[other] Feldern
}, { $turns ->
    [single] Runde { $first }
   *[several] Runden { $first } bis { $last }
}.
tabletop-muster-airlift = { $side }: { $cell } wird aus der Luft versorgt, { $turns ->
    [single] Runde { $first }
   *[several] Runden { $first } bis { $last }
}.
tabletop-muster-victory = Siegpunkte
tabletop-muster-vp-loss = { $n } für jeden Stärkepunkt, den der Feind verloren und nicht ersetzt hat.
tabletop-muster-vp-base = { $n } für jede am Ende gehaltene Versorgungsbasis des Feindes; Fahnen zeigen die Basen.
tabletop-muster-vp-handicap = { $side }: { $n } vorab.
tabletop-muster-options = Optionen dieses Spiels
tabletop-muster-option = { $option }: { $chosen }.

tabletop-fact-pocket = { $side }: ein Kessel von { $n } oder mehr Einheiten
tabletop-fact-isolated = { $side }: Einheiten ohne Versorgungslinie
tabletop-fact-lost = { $side }: vernichtete Einheiten
tabletop-fact-base = { $side }: Versorgungsbasis { $place } in der Hand des Gegners
tabletop-fact-unit = { $unit } vernichtet

## The numbers of the rules that a variant may set
tabletop-number = { $key ->
    [tank_open] Angreifender Panzer in offenem Gelände zählt so oft
    [tank_cover] Angreifender Panzer gegen schwieriges Gelände oder eine Stadt zählt so oft
    [cover] Verteidiger in schwierigem Gelände oder einer Stadt zählt so oft
    [mud] Verteidiger im Schlamm zählt so oft
    [river] Angriff über einen Fluss geteilt durch
    [attacker_unsupplied] Unversorgter Angreifer geteilt durch
    [defender_unsupplied] Unversorgter Verteidiger geteilt durch
    [attackers_per_cell] Einheiten eines Feldes in einem Angriff, höchstens
    [all_out_gain] Vollangriff: mehr Verlust des Verteidigers
    [all_out_price] Vollangriff: mehr Verlust des Angreifers
    [crowd] So viele Einheiten im Ziel überfüllen es
    [crowd_points] Überfülltes Ziel: mehr Verlust des Verteidigers
    [retreat_saves] Punkte, die ein Rückzug höchstens spart
    [points_per_loss] Siegpunkte für einen Punkt feindlicher Stärke
    [points_per_base] Siegpunkte für eine feindliche Basis
   *[defenders] Einheiten eines Feldes, die höchstens verteidigen: { $side }
}
tabletop-number-about = { $key ->
    [attackers_per_cell] Wie viele Einheiten ihre Stärke beitragen.
    [defenders] Wie viele Einheiten ihre Stärke beitragen.
    [all_out_gain] Was ein Vollangriff mit den Verlusten macht.
    [all_out_price] Was ein Vollangriff mit den Verlusten macht.
    [crowd] Was in einem Feld zu viel ist und was das kostet.
    [crowd_points] Was in einem Feld zu viel ist und was das kostet.
    [retreat_saves] Wozu ein Rückzug gut ist.
    [points_per_loss] Worin der Sieg gezählt wird.
    [points_per_base] Worin der Sieg gezählt wird.
   *[factor] Die Stärke wird mit allen Faktoren malgenommen und einmal aufgerundet.
}

## Forces by points
tabletop-prices = Die Preise sind unsere, nicht die des Autors: Die Regeln kennen nur Stärkepunkte, und danach kostet ein Panzerverband nicht mehr als Infanterie. Jeder Stärkepunkt kostet, was er beim Angriff ins offene und ins gedeckte Gelände und bei der Verteidigung in beidem zählt, und eins mehr, wenn die Einheit zwei Felder ziehen darf: Infanterie { $infantry }, Mechanisierte und Kavallerie { $fast }, Panzer { $tank }. Das ist ein Maß, kein Versprechen: Wie die Waffengattungen zusammenwirken, sagt kein Preis; darum werden Aufstellungen erprobt.
tabletop-offer = { $branch }, { $formation }, Stärke { $strength }
tabletop-no-zone = kein Platz zum Aufstellen; geben Sie zuerst beiden Seiten Versorgungsbasen (eine Seite stellt dort auf, wo ihre Basen näher sind als die des Gegners)
