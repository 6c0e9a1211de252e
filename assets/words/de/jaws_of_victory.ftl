# The breakout night.

## Scenario files, positions
jaws-too-long = der Text hat { $bytes } Bytes, mehr als { $limit }
jaws-not-json = kein JSON: { $what } in Zeile { $line }, Spalte { $column }
jaws-not-a-scenario = das ist kein Szenario von „from the Jaws of Victory“
jaws-other-format = Format { $found } wird hier nicht gelesen, nur { $supported }
jaws-unexplained = das Szenario ist nicht zu gebrauchen
jaws-no-number = „{ $name }“ ist kein Hexfeld: Spalte und Reihe mit vier Ziffern schreiben, etwa 2522
jaws-too-wide = die Karte ist breiter als 25 Spalten
jaws-not-neighbours = diese Hexfelder sind keine Nachbarn
jaws-no-class = es gibt keine Kampfstärken namens „{ $class }“
jaws-steps-missing = zu jeder Zahl von Stufen, von 1 an, gehört eine Kampfstärke
jaws-one-strength = eine Einheit hat entweder eine Stärkeklasse oder eine Stärketabelle
jaws-no-result = „{ $found }“ ist kein Ergebnis: Verluste von Angreifer und Verteidiger schreiben, etwa 1/1DR oder -/2
jaws-levels = die Stufen des Sieges gehen von der besten abwärts, und die letzte beginnt bei 0
jaws-wrong-side = Seite und Rolle der Einheit passen nicht zusammen
jaws-other-kind = das passt nicht zur Art der Einheit
jaws-both-there = Deutsche und Sowjets stehen beide in Hexfeld { $hex }
jaws-no-relief = das Szenario hat keine Entsatztruppe
jaws-unsound = solch eine Stellung gibt es in keinem Spiel: { $why }
jaws-unit-twice = die Einheit { $unit } steht zweimal in der Liste
jaws-steps-off-map = { $unit } steht nicht auf der Karte und ist nicht entkommen: Stufen hat die Einheit keine
jaws-no-unit = es gibt keine Einheit „{ $unit }“; am nächsten kommt { $near }

## What is shown and said
jaws-title = { $title ->
    [through_hells_gate] Durch das Höllentor
   *[other] { $id }
}
jaws-game = from the Jaws of Victory
jaws-subtitle = Nacht vom 16. Februar 1944
jaws-about = Die letzte Nacht des Kessels von Korsun: Die eingeschlossenen Regimenter schließen sich zusammen, rücken auf und laufen Welle um Welle durch Hexfelder voller sowjetischer Einheiten auf die Entsatztruppe zu. Ein Spieler entscheidet alles.
jaws-length = Eine Nacht in vier Wellen, etwa eine Stunde
jaws-credit = Szenario 23.7 aus „from the Jaws of Victory“; New England Simulations, 2019. Karte, Tabelle und die meisten Kampfstärken sind von uns rekonstruiert.
jaws-following = Die Nacht spielen
jaws-following-about = Die Nacht des 16. Februar ist ein eigenes Spiel: Sie beginnt so, wie es die Geschichte und das gedruckte Szenario vorgeben, nicht dort, wo Ihr Spiel steht.
jaws-side-german = Deutsche
jaws-side-soviet = Sowjets
jaws-clock-part = Abschnitt der Nacht
jaws-clock-stack = Stapel
jaws-clock-hex = Hexfeld
jaws-level = { $level ->
    [0] Entscheidender deutscher Sieg
    [1] Knapper deutscher Sieg
    [2] Deutscher Propagandasieg
    [3] Knapper sowjetischer Sieg
   *[other] Entscheidender sowjetischer Sieg
}
jaws-part-consolidation = Zusammenschluss
jaws-part-one-hex = Zug um ein Hexfeld
jaws-part-wave = Welle { $n }
jaws-part-over = Ende der Nacht
jaws-time-acted = fertige Stapel: { $n }
jaws-time-entered = betretene Hexfelder: { $n }
jaws-track = Nacht
jaws-box-consolidation = Z
jaws-box-one-hex = B
jaws-box-wave = Welle, Stufen: { $n }
jaws-box-about = Welle { $wave }, Stufen: { $n }
jaws-hex = Hexfeld { $hex }
jaws-stack = { $hex }: { $units }
jaws-condition = Stufen { $steps } von { $most }, Kampfstärke { $strength }
jaws-condition-hidden = Stufen unbekannt, höchstens { $most }
jaws-legend-relief = Entsatztruppe
jaws-legend-soviet = Sowjets

jaws-do-join = { $unit } in { $into } eingliedern
jaws-brief-join = { $unit } in { $into }
jaws-do-form = { $regiment } aus { $first } und { $second } bilden
jaws-do-move = { $unit } zieht nach { $hex }
jaws-do-back = Zug von { $unit } rückgängig machen
jaws-do-choose = Diesen Stapel handeln lassen: { $stack }
jaws-do-enter = Weiter nach { $hex }
jaws-do-attack = { $hex } angreifen
jaws-do-escape = Die Entsatztruppe in { $hex } erreichen
jaws-do-stop = Hier anhalten
jaws-do-lose = { $unit } verliert eine Stufe
jaws-do-yield = { $unit } wird desorganisiert
jaws-do-done-consolidation = Zusammenschluss beenden
jaws-do-done-one-hex = Züge beenden: Stapel bilden
jaws-do-done-wave = Welle { $n } beenden

jaws-now-consolidation = Einheiten einer Division im selben Hexfeld zusammenschließen, dann den Zusammenschluss beenden.
jaws-now-one-hex = Jede Einheit darf ein Hexfeld weit ziehen; danach bilden die Einheiten eines Hexfelds einen Stapel.
jaws-now-wave = Welle { $n }: einen Stapel wählen, der handelt, oder die Welle beenden.
jaws-now-march = Der Stapel steht in { $hex } und hat { $entered } von vier Hexfeldern betreten. Weitergehen oder anhalten.
jaws-now-attacker-loss = Angriff auf { $hex }: wählen, wer eine Stufe verliert. Noch zu verlieren: { $n }.
jaws-now-defender-loss = Verteidigung von { $hex }: wählen, wer eine Stufe verliert. Noch zu verlieren: { $n }.
jaws-now-crowd = Hexfeld { $hex } ist zu voll: wählen, wer desorganisiert wird.
jaws-now-crowd-loss = Hexfeld { $hex } ist zu voll: wählen, welche der stärksten Einheiten eine Stufe verliert.
jaws-now-over = Die Nacht ist vorbei.

jaws-head-far = Stufen nach Entfernung von der Entsatztruppe
jaws-far = { $n } { $n ->
    [one] Hexfeld
   *[other] Hexfelder
}
jaws-to-go = noch { $n } { $n ->
    [one] Hexfeld
   *[other] Hexfelder
}
jaws-far-more = { $n } Hexfelder und mehr
jaws-far-steps = { $n } { $n ->
    [one] Stufe
   *[other] Stufen
}
jaws-guns-merge = { $unit } wird beim Eingliedern zu Infanterie und zählt dann mehr Stufen: { $more } statt { $now }.
jaws-crowded-for-now = vorerst zu voll
jaws-value-moved = ist gezogen
jaws-value-stack = Stufen { $steps }, Kampfstärke { $strength }
jaws-asks-merging = Noch ist nichts zusammengeschlossen; später geht es nicht mehr.
jaws-asks-moving = Noch hat keine Einheit gezogen; ab jetzt ziehen Stapel nur noch in ihrer Welle.
jaws-asks-wave = Stapel, die nicht gehandelt haben, bleiben den Rest der Nacht stehen: { $n }.
jaws-asks-stop = Der Stapel bleibt in einem Hexfeld mit Sowjets: Stufen dort zählen im Morgengrauen nichts.
jaws-chances = Spalte { $column }, verlorene Stufen im Mittel: Deutsche { $ours }, Sowjets { $theirs }; D: desorganisiert
jaws-steps-lost-german = Verlorene Stufen: Deutsche
jaws-steps-lost-soviet = Verlorene Stufen: Sowjets
jaws-disorganised = desorganisiert
jaws-attack-again = Noch ein Klick auf das Hexfeld, und der Angriff beginnt.
jaws-attack-which = Hexfeld angreifen
jaws-attack-which-why = Klicken Sie auf der Karte oder in der Liste das Hexfeld an, das angegriffen werden soll.
jaws-ratio = { $attack } zu { $defence }: Spalte { $column }.
jaws-hidden-strengths = Die sowjetische Kampfstärke zeigt sich erst, wenn der Angriff feststeht: { $attack } zu { $least } bis { $most }, mit allen Verschiebungen Spalte { $worst } bis { $best }.
jaws-hidden-ways = Gerechnet mit mittelstarken Sowjets.
jaws-shift-surprise = Überraschung: { $n } nach rechts.
jaws-shift-armour = Panzer im Stapel: { $n } nach rechts.
jaws-column = Gewürfelt in Spalte { $column }.
jaws-beyond-low = Unterhalb der Tabelle: Die Angreifer werden außerdem desorganisiert.
jaws-beyond-high = Oberhalb der Tabelle: Die Verteidiger werden außerdem desorganisiert.
jaws-all-disorganised = Alle Verteidiger sind desorganisiert: Die Angreifer werden es nicht.
jaws-guns-only = Auf beiden Seiten nur Panzer und Geschütze: Die Tabelle kostet keine Stufen.
jaws-halved = { $unit }, die Hälfte von { $full }: desorganisiert
jaws-halved-extended = { $unit }, die Hälfte von { $full }: über zwei Hexfelder ausgedehnt
jaws-halved-twice = { $unit }, ein Viertel von { $full }: über zwei Hexfelder ausgedehnt und desorganisiert
jaws-die-red = rot
jaws-die-black = schwarz
jaws-throw = Die Summe beider Würfel ist die Zeile in Spalte { $column }.
jaws-throw-result = Summe { $sum } in Spalte { $column }: verlorene Stufen, Deutsche { $ours }, Sowjets { $theirs }.
jaws-throw-hidden = Die Summe ist { $sum }; die Spalte zeigt sich mit den Kampfstärken.

jaws-head-ground = Gelände
jaws-head-river = Fluss
jaws-head-distance = Entfernung
jaws-head-wave = Welle
jaws-head-barred = Versperrt
jaws-terrain = { $terrain ->
    [woods] Gehölz
    [forest] Wald
    [hilltop] Höhe
   *[clear] offen
}
jaws-provenance = { $from ->
    [attested] belegt
    [derived] abgeleitet
   *[reconstructed] rekonstruiert
}
jaws-card-ground = { $ground } ({ $from })
jaws-card-river = { $river } nach { $hex } hin, { $bridge ->
    [yes] mit Brücke
   *[no] keine Brücke
} ({ $from })
jaws-card-far = Hexfelder bis zur Entsatztruppe: { $n }.
jaws-card-wave = Hier gebildete Stapel handeln in Welle { $wave }.
jaws-card-strength = Kampfstärke { $from }
jaws-defends-only = verteidigt nur
jaws-extended = über zwei Hexfelder ausgedehnt
jaws-gone-escaped = hat die Entsatztruppe erreicht
jaws-gone-joined = eingegliedert
jaws-gone-lost = verloren
jaws-over-distances = Entfernungen
jaws-over-distances-about = Wie viele Hexfelder die nächste Einheit der Entsatztruppe entfernt ist.
jaws-over-waves = Wellen
jaws-over-waves-about = In welcher Welle jeder Stapel handelt; bevor Stapel gebildet sind, nach dem jetzigen Stand.
jaws-over-wave = Welle { $n }
jaws-over-ways = Wege durch den Ring
jaws-over-ways-about = Wo sowjetische Hexfelder betreten werden können, nur nach Südwesten, und welche dort hintereinander liegen.
jaws-over-way = ein Weg in den Ring
jaws-over-ring = Stärke des Rings
jaws-over-ring-about = Mit welcher Kampfstärke jedes sowjetische Hexfeld verteidigen würde; bei verdeckten Kampfstärken nur, was bekannt ist.
jaws-over-strength = verteidigt mit { $strength }, Stufen: { $steps }
jaws-over-zones = Sowjetische Zonen
jaws-over-zones-about = Sowjetische Einheiten und ihre Zonen: Am Ende schneiden sie ab, wer nicht entkommen ist.

jaws-did-one-hex = Die Einheiten rücken auf: Jede darf ein Hexfeld ziehen.
jaws-did-wave = Welle { $n } beginnt.
jaws-did-join = { $unit } geht in { $into } auf; Stufen: { $n }.
jaws-did-form = { $regiment } wird aus { $first } und { $second } gebildet; Stufen: { $n }.
jaws-did-move = { $unit } zieht von { $from } nach { $hex }.
jaws-did-back = { $unit } geht nach { $hex } zurück.
jaws-did-choose = Der in { $hex } gebildete Stapel handelt.
jaws-did-enter = Er betritt { $hex }.
jaws-did-cross = Er überquert den Fluss nach { $hex } und geht nicht weiter.
jaws-did-attack = Angriff auf { $hex }: { $attack } zu { $defence }, { $moved ->
    [yes] Spalte { $column }, verschoben auf { $shifted }
   *[no] Spalte { $column }
}; Würfel { $red } und { $black }: verlorene Stufen, Deutsche { $ours }, Sowjets { $theirs }.
jaws-did-lose = { $unit } verliert eine Stufe; übrig: { $n }.
jaws-did-show = { $unit } zeigt sich; Stufen: { $n }.
jaws-did-eliminate = { $unit } verliert die letzte Stufe.
jaws-did-narrow = { $unit } zieht sich aus { $hex } zurück.
jaws-did-disorganise = Desorganisiert: { $units }.
jaws-did-escape = Entkommen in { $hex }: { $units }; Stufen: { $n }.
jaws-did-crowd = Der Stapel muss in { $hex } anhalten, wo kein Platz ist.
jaws-did-end = Die Nacht ist vorbei. Entkommene Stufen: { $n }. { $level }.
jaws-points-out = Stufen, die die Entsatztruppe erreicht haben
jaws-points-safe = Stufen auf der Karte mit freiem Weg zu ihr
jaws-balance = Entkommene Stufen: { $out }; in Angriffen verloren: { $lost }; zurückgelassen: { $left }.
jaws-balance-heavy = Einheiten mit schweren Waffen, die entkamen: { $n } von { $of }. Nach den gedruckten Regeln gehen Panzer und Geschütze mit ihrem Stapel hinaus; in Wirklichkeit kamen kaum welche durch.
jaws-balance-history = Herausgebracht: { $percent } % der Stufen; in Wirklichkeit: etwa { $history } % der Männer.

jaws-rank-title = Unter { $n } Nächten, die der Computer ({ $player }) vorab aus der gedruckten Aufstellung mit denselben Optionen gespielt hat
jaws-rank-place = Besser als { $percent } % der Nächte
jaws-rank-mean = Der Computer ({ $player }) bringt im Mittel { $mean } Stufen heraus; diese Nacht: { $by } { $which ->
    [less] weniger
   *[more] mehr
}.
jaws-rank-luck = Er spielt jede Nacht nach demselben Urteil: Dass zwei von drei Nächten zwischen { $from } und { $to } liegen, ist Würfelglück.
jaws-rank-level = Die gedruckten Siegstufen sagen wenig: Auf „{ $level }“ kamen { $same } von { $n } Nächten.
jaws-rank-other = Computer ({ $player }), { $n } Nächte: im Mittel { $mean } Stufen, Streuung { $deviation }.
jaws-rank-open = In jenen Nächten lagen die sowjetischen Kampfstärken offen.
jaws-rank-measure = Dieser Platz und die Rückschau messen Verschiedenes: Der Platz ist der unter ganzen Nächten des Computers ({ $player }); die Rückschau erwartet, was Spieler herausbringen, die tun, was auf den ersten Blick am besten ist. Eine Nacht kann also über jener Erwartung und doch unter dem Durchschnitt hier liegen.

jaws-head-ways = Wege hinaus, im Mittel über jeden Wurf
jaws-way-value = heraus { $out }; verloren { $lost }, Sowjets { $enemy }
jaws-way-cost = { $out } Stufen heraus, { $lost } verloren
jaws-idea-takes = { $into } nimmt { $units } auf
jaws-idea-stand = { $takes }: dann { $count ->
    [one] kann die Einheit
    [2] können beide zusammen
   *[other] können alle { $count } zusammen
} in { $hex } stehen, { $n ->
    [one] ein Hexfeld
   *[other] { $n } Hexfelder
} vor der Entsatztruppe
jaws-idea-more = { $told } · und { $n ->
    [one] ein weiterer Zusammenschluss
   *[other] { $n } weitere Zusammenschlüsse
}
jaws-idea-move = { $unit } nach { $hex }
jaws-why-room = Das schafft Platz nahe der Entsatztruppe: vorher { $before } Einheiten auf der Karte, nachher { $after }.
jaws-why-converted = Geschütze, die zu Infanterie werden, zählen mehr Stufen: { $n }.
jaws-why-near = Stufen bis vier Felder vor der Entsatztruppe: vorher { $before }, nachher { $after }; von weiter weg kommt in seiner Welle niemand heraus.
jaws-why-way = { $hexes } kostet im Mittel { $lost } Stufen und bringt { $out } von { $steps } heraus; die Sowjets verlieren { $enemy }.
jaws-why-other = { $hexes } würde { $lost } kosten und { $out } herausbringen.
jaws-why-no-way = Einen Weg hinaus hat der Stapel nicht; was er zerschlägt, hilft denen hinter ihm.
jaws-why-behind = Stufen, die nach ihm kommen und einen schwächeren Gegner finden: { $n }.
jaws-why-loses = Das nimmt { $n } von der Kampfstärke; die beste andere Wahl nähme { $other }.
jaws-why-loses-alone = Das nimmt { $n } von der Kampfstärke; niemand sonst kann den Verlust nehmen.
jaws-why-far = Von dort bis zur Entsatztruppe sind es noch Felder: { $n }.
jaws-task-goes = { $units } → { $hex }
jaws-task-stands = Dann { $count ->
    [one] kann die Einheit
    [2] können beide zusammen
   *[other] können alle { $count } zusammen
} in { $hex } stehen, { $n ->
    [one] ein Hexfeld
   *[other] { $n } Hexfelder
} vor der Entsatztruppe.
jaws-task-far = Vor der ersten Welle kommen sie nicht näher als { $n } Hexfelder an die Entsatztruppe heran; Platz schafft es trotzdem.
jaws-look-merge = Schauen Sie auf { $places }: Wer wäre dort zusammen stärker?
jaws-look = { $duty ->
    [leave] Schauen Sie auf { $places }: Dort geht es hinaus.
    [break] Schauen Sie auf { $places }: Was steht dort?
   *[prepare] Schauen Sie auf { $places }: Wie weit ist es von dort zur Entsatztruppe?
}

jaws-not-over = Die Nacht ist vorbei.
jaws-not-stage = { $stage ->
    [consolidation] Jetzt werden Einheiten eingegliedert.
    [one_hex] Jetzt wird um ein Hexfeld gezogen.
    [wave] Jetzt ist ein Stapel zu wählen.
    [march] Ein Stapel ist unterwegs: Er geht weiter oder hält an.
   *[other] Erst sind Verluste hinzunehmen.
}
jaws-not-group = { $unit } ist keine Einheit der Gruppe auf der Karte.
jaws-not-itself = { $unit } lässt sich nicht mit sich selbst zusammenschließen.
jaws-not-together = { $unit } und { $other } stehen in verschiedenen Hexfeldern.
jaws-not-division = { $unit } gehört zu den Korpstruppen und zu keiner Division.
jaws-not-other-division = { $unit } und { $other } sind von verschiedenen Divisionen.
jaws-not-armour = { $unit } ist eine Panzereinheit und wird nicht eingegliedert.
jaws-not-takes = { $unit } nimmt niemanden auf: Das tun nur Infanterieregimenter, und keine Sicherungsregimenter.
jaws-not-steps = { $unit } hätte mehr als fünf Stufen: { $n }.
jaws-not-form = { $unit } lässt sich jetzt nicht bilden.
jaws-not-own = { $unit } gehört nicht zu den Einheiten, aus denen { $regiment } gebildet wird.
jaws-not-order = Die beiden Einheiten eines neuen Regiments werden in ihrer Reihenfolge genannt.
jaws-not-moved = { $unit } ist schon gezogen.
jaws-not-has-moved = { $unit } ist nicht gezogen.
jaws-not-next = { $hex } liegt nicht neben { $from }.
jaws-not-enemy = In { $hex } stehen sowjetische Einheiten: Angegriffen wird nur in den Wellen.
jaws-not-lake = Vor { $hex } liegt ein See.
jaws-not-river = { $unit } kommt nicht über den Fluss nach { $hex }: Es gibt keine Brücke.
jaws-not-units = Zu viele Einheiten in { $hex }: { $n }, und Platz ist für { $most }.
jaws-not-regiments = Mehr als zwei Infanterieregimenter in { $hex }: { $n }.
jaws-not-korps = In { $hex } stehen Einheiten verschiedener Korps.
jaws-not-stack = In { $hex } wurde kein Stapel gebildet, oder es ist nichts von ihm übrig.
jaws-not-acted = Der in { $hex } gebildete Stapel hat schon gehandelt.
jaws-not-wave = Der in { $hex } gebildete Stapel handelt in Welle { $n }.
jaws-not-southwest = In { $hex } stehen sowjetische Einheiten, und angegriffen wird nur nach Südwesten.
jaws-not-attack = In { $hex } stehen sowjetische Einheiten, und niemand im Stapel kann angreifen.
jaws-not-room = Der Stapel müsste dort anhalten. { $why }
jaws-not-combat = { $unit } war an diesem Kampf nicht beteiligt.
jaws-not-strongest-attacker = Die erste Stufe verliert die stärkste Infanterie, nicht { $unit }.
jaws-not-strongest-defender = Die erste Stufe verliert der stärkste Verteidiger, nicht { $unit }.
jaws-not-defends-only = { $unit } verteidigt nur und verliert Stufen erst, wenn sonst niemand übrig ist.
jaws-not-crowd = Die Stufe verliert die stärkste Einheit des Hexfelds, nicht { $unit }.
jaws-not-too-many = { $unit } ist nicht überzählig.

jaws-option-losses = Sowjetische Verluste
jaws-option-losses-about = Wer die sowjetischen Verluste wählt: das Programm oder ein sowjetischer Spieler.
jaws-losses-program = das Programm
jaws-losses-player = ein Spieler
jaws-option-south = Auch nach Süden
jaws-option-south-about = Sowjetisch gehaltene Hexfelder darf man auch nach Süden betreten, nicht nur nach Südwesten.
jaws-option-armour = Würfel zwischen Panzern
jaws-option-armour-about = Dieselben Würfel entscheiden auch zwischen Panzern und Panzerabwehr.
jaws-option-slow = Desorganisierte Stapel sind langsam
jaws-option-slow-about = Ein desorganisierter Stapel betritt höchstens zwei Hexfelder.
jaws-option-hidden = Verdeckte sowjetische Kampfstärken
jaws-option-hidden-about = Wie stark eine sowjetische Einheit ist, sehen die Deutschen erst, wenn sie angegriffen wird.
jaws-case = In diesem Spiel: { $chosen }.
jaws-yes = ja
jaws-no = nein
jaws-no-question = es gibt keine Frage „{ $verb }“
jaws-no-stack = kein Stapel ist unterwegs
jaws-nobody-there = in { $hex } steht keine sowjetische Einheit
jaws-hidden-odds = wie stark die Sowjets in { $hex } sind, ist vor dem Angriff nicht bekannt

jaws-fact-out = Entkommene Stufen
jaws-fact-lost = In Angriffen und Gedränge verlorene Stufen
jaws-fact-left = Stufen noch im Kessel
jaws-fact-anyone = Jemand ist entkommen
jaws-fact-unit = { $unit } entkommen

## Die Einführung
jaws-tour = Einführung: die Nacht des Ausbruchs
jaws-tour-night = Die Nacht vom 16. Februar 1944
jaws-tour-night-text = In wenigen Minuten bereiten Sie den Ausbruch vor und spielen die ersten Stapel, mit jedem Schritt eine Regel. Was ein Schritt verlangt, geht mit Maus, Tasten oder Knöpfen, ganz wie Sie mögen. { tour-show-me } ({ $show_me }) erledigt es für Sie.
jaws-tour-map = Wohin es geht
jaws-tour-map-text = Die Gruppe Stemmermann steht im Osten um 2522, die Entsatztruppe im Südwesten um 2324. Die Hexfelder dazwischen sind voller sowjetischer Einheiten, die sich in dieser Nacht nicht bewegen. Ein Hexfeld misst drei Kilometer.
jaws-tour-steps = Eine Stufe, ein Punkt
jaws-tour-steps-text = Eine Einheit hat eine Stufe oder mehrere; je mehr ihr bleiben, desto stärker ist sie. Jede Stufe, die die Entsatztruppe erreicht, ist ein Punkt. Unterwegs verlorene Stufen sind der Preis des Weges; vernichtete Sowjets bringen nichts.
jaws-tour-far = Die Entfernung entscheidet
jaws-tour-far-text = Ein Stapel betritt bis zu vier Hexfelder, einmal in der ganzen Nacht. Wer fünf Hexfelder von der Entsatztruppe entfernt ist, erreicht sie nicht.
jaws-tour-far-task = Zeigen Sie die Entfernungen: { $key } oder das Menü { menu-overlays }.
jaws-tour-room = Der Platz ist knapp
jaws-tour-room-text = 2722 ist vier Hexfelder entfernt, 2721 fünf. Vor den Wellen darf jede Einheit ein Hexfeld weit ziehen; in ein Hexfeld passen aber nur drei Einheiten, darunter höchstens zwei Infanterieregimenter, und nur aus einem Korps. Gebraucht werden also weniger und größere Einheiten.
jaws-tour-room-task = Räumen Sie die Karte wieder ab: { $key }.
jaws-tour-merge = Eingliedern
jaws-tour-merge-text = Dafür ist der Zusammenschluss da: Einheiten einer Division im selben Hexfeld gehen in einem ihrer Infanterieregimenter auf, bis zu fünf Stufen zusammen. Aus zwei Einheiten wird eine, und keine Stufe geht verloren.
jaws-tour-merge-task = Gliedern Sie ein: { $unit } in { $into }.
jaws-tour-guns = Geschütze werden Infanterie
jaws-tour-guns-text = Die Artillerie kann nicht angreifen. In einem Regiment zählt sie zwei Stufen statt einer: die einzige Eingliederung, die eine Stufe bringt. Flak, Pioniere und Aufklärung dürfen auch hinein, Panzer nicht.
jaws-tour-counted = Bevor Sie fertig sind
jaws-tour-counted-text = { $unit } hat auch die Aufklärung und die Flak der Division aufgenommen. Oben in der Seitenleiste stehen die Stufen in 3, 4, 5 und mehr Hexfeldern Entfernung von der Entsatztruppe. Was jetzt weiter als fünf Hexfelder entfernt ist, kommt nicht mehr heraus.
jaws-tour-done-task = Schließen Sie ab: { $key }.
jaws-tour-step = Ein Hexfeld näher
jaws-tour-step-text = Jetzt ist in 2722 Platz: { $unit }, Westland und ein Sturmgeschütz sind drei Einheiten. Von dort sind es vier Hexfelder.
jaws-tour-step-task = { $unit } zieht nach 2722.
jaws-tour-stacks = Stapel
jaws-tour-stacks-text = So würden auch die anderen ziehen; hier lassen wir es dabei. Danach bilden die Einheiten eines Hexfelds einen Stapel. Er geht gemeinsam bis zum Ende: Niemand bleibt zurück, und niemand stößt dazu.
jaws-tour-waves = Vier Wellen
jaws-tour-waves-text = Zuerst handeln die Stapel, die drei Hexfelder oder weniger entfernt sind, dann die in vier, die in fünf und der Rest. In einer Welle bestimmen Sie die Reihenfolge: die starken zuerst, damit die nächsten einen schwächeren Gegner finden.
jaws-tour-stack-task = Lassen Sie den Stapel in { $hex } handeln.
jaws-tour-southwest = Nur nach Südwesten
jaws-tour-southwest-text = Ein Hexfeld mit Sowjets wird nur nach Südwesten betreten: von 2522 aus ist das 2423. Freie Hexfelder stehen in jeder Richtung offen. In der Seitenleiste steht bei jedem Hexfeld, wie viele Stufen der beste Weg darüber im Mittel hinausbringt und wie viele er kostet; weiter unten dasselbe für jeden Weg.
jaws-tour-attack = Betreten heißt angreifen
jaws-tour-attack-text = Wer das Feld betritt, greift sofort an. 14 zu 10 ist Spalte 1:1; in Welle 1 überraschen die ersten Angriffe zweier Stapel und gehen zwei Spalten nach rechts. Die Balken zeigen, was alle 36 Würfe der zwei Würfel ergeben.
jaws-tour-attack-task = Greifen Sie { $hex } an.
jaws-tour-on = Und weiter
jaws-tour-on-text = Sieben: auf jeder Seite eine Stufe. Den ersten Verlust trägt immer die stärkste Infanterie, hier { $unit }. Sowjets und Deutsche bleiben zusammen im Hexfeld, und der Stapel geht sofort weiter. In 2323 steht es 11 zu 15, Spalte 1:2.
jaws-tour-loss = Wer es trägt
jaws-tour-loss-text = Neun: zwei Stufen, und der ganze Stapel wird desorganisiert und zählt für den Rest der Nacht halb. Die erste Stufe trägt { $unit }, die zweite wählen Sie.
jaws-tour-loss-task = Wählen Sie, wer eine Stufe verliert.
jaws-tour-out = Draußen
jaws-tour-out-text = In 2324 steht die Entsatztruppe. Ein Stapel, der eines ihrer Hexfelder betritt, ist draußen, und jede seiner Stufen ist ein Punkt.
jaws-tour-out-task = Erreichen Sie die Entsatztruppe in { $hex }.
jaws-tour-armour = Panzer voran
jaws-tour-armour-text = Drei von sechs Stufen. Jetzt Welle 2, ohne Überraschung; aber Panzer im Stapel verschieben seine Angriffe um eine Spalte nach rechts. In 2722 stehen Germania, Westland und das Sturmgeschütz.
jaws-tour-friends = An anderen vorbei
jaws-tour-friends-text = In 2623 stehen andere Deutsche; an ihnen vorbei kostet es eines der vier Hexfelder und sonst nichts. Von dort geht es nach Südwesten in 2523: 32 zu 12 ist Spalte 2:1, mit Panzern 3:1.
jaws-tour-extended = Eine Division in zwei Hexfeldern
jaws-tour-extended-text = Acht: Niemand verliert eine Stufe, und die Verteidiger werden desorganisiert. Die nächsten stehen ausgedehnt in 2424 und 2425 und verteidigen in jedem mit der halben Kampfstärke.
jaws-tour-points = Vierzehn
jaws-tour-points-text = Alle elf Stufen sind draußen, mit den vorigen vierzehn. Was nach Welle 4 noch auf der Karte steht, zählt nur, wenn keine Sowjets in seinem Hexfeld sind und ein freier Weg zur Entsatztruppe führt.
jaws-tour-points-task = Sehen Sie nach, wie die Punkte zustande kommen: { $key }.
jaws-tour-advice = Fragen Sie
jaws-tour-advice-text = Der Computer rät jederzeit ({ $key }); am meisten ist sein Rat in der Vorbereitung wert, die mehr entscheidet als die Würfel. Einblendungen zeigen die Wellen, die Wege durch den Ring und seine Stärke.
jaws-tour-two = Zwei Spieler, eine Klasse
jaws-tour-two-text = Ein zweiter Spieler wählt die sowjetischen Verluste. Wer mag, lässt die sowjetischen Kampfstärken verdeckt, bis gekämpft wird. Mit einer Klasse würfelt man von Hand. Eingestellt wird das alles, wenn ein Spiel beginnt.
jaws-tour-end = Die Nacht gehört Ihnen
jaws-tour-end-text = Am Ende steht Ihre Nacht an ihrem Platz unter { $n } Nächten des Computers, der im Mittel { $mean } von 66 Stufen hinausbringt. In der Geschichte entkamen etwa 60 % der Männer. Spielen Sie sie jetzt von Anfang an.
