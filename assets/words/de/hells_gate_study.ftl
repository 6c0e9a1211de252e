# Luck, decisions and many games.

## What a computer player has in mind
plan-more = { $n } weitere
plan-attack = { $hex } mit { $column } angreifen: { $units }{ $manner ->
    [plain] {""}
   *[other] , Vollangriff mit { $flip }
}.
plan-hold-fire = { $first ->
    [yes] Kein Angriff
   *[no] Kein weiterer Angriff
}: Keiner bringt mehr, als er kosten kann.
plan-no-attack = { $first ->
    [yes] Kein Angriff
   *[no] Kein weiterer Angriff
}.
plan-held-fire = { $first ->
    [yes] Kein Angriff
   *[no] Kein weiterer Angriff
}.
plan-stay = Stehen bleiben.
plan-move = { $n ->
    [1] Ziehen: { $legs }.
   *[other] { $n } Einheiten ziehen: { $legs }.
}
plan-leg = { $units } von { $from } nach { $to }
plan-legs-more = { $legs }; dazu { $n } weitere
plan-cuts = Unterbricht die Versorgungslinie: { $units }.
plan-opens = Öffnet eine Versorgungslinie: { $units }.
plan-takes = Nimmt die Versorgungsquelle { $hexes }.
plan-exposes = Lässt ohne Versorgungslinie: { $units }.
plan-judge = Versorgung prüfen: Noch ist nichts zu entscheiden.
plan-mud = Auf Schlamm würfeln: Es ist nichts zu entscheiden.
plan-restore = { $unit } auf volle Stärke auffrischen.
plan-loss = { $unit } trägt den Verlust.
plan-loss-last = { $unit } trägt den Verlust und ist vernichtet.
plan-retreat = { $unit } zieht sich zurück nach { $hex }.
plan-break-out = { $unit } versucht auszubrechen.
plan-call-off = Den Angriff abbrechen.
plan-go-on = Weitermachen.

## Margins
margin-even = ausgeglichen

## What the figures rest on, and how far they can be trusted
advice-error = ± { $error }
advice-not-searched = nicht durchgerechnet
advice-exact = genau
advice-how = { $basis ->
    [sight] Diese Zahlen kommen von einem Blick darauf, wohin jeder Plan führt; durchgerechnet wurde nichts.
    [exact] Jede Aktion und jede Seite des Würfels wurde bis zum Ende des Spiels verfolgt; die Zahlen gelten, wenn beide Seiten ihr Bestes tun.
   *[played_out] Jeder Plan wurde mit denselben Würfen bis zum Ende des nächsten Spielerzugs weitergespielt und dort bewertet; ± ist der Standardfehler. Die Zahl eines Bewegungsplans gilt nach der besten Antwort, die die andere Seite mit ebenso viel Suche findet. „Wer wird gewinnen?“ spielt dagegen ganze Spiele, daher kann die Zahl dort eine andere sein.
}
advice-trust = { $basis ->
    [sight] Wie weit darauf Verlass ist: Eine solche Schätzung verfehlt das Ende eines einzelnen Spiels um etwa sechs Siegpunkte.
    [exact] Wie weit darauf Verlass ist: Geschätzt ist hier nichts.
   *[played_out] Wie weit darauf Verlass ist: Als solche Pläne bis zum Ende durchgespielt wurden, lagen die Zahlen bis zu 3,6 Siegpunkte daneben, weit mehr, als ± sagt.
}
forecast-draws = Unentschieden zählen halb.
forecast-how = Was von hier aus bei Spielen zwischen zwei solchen Spielern herauskommt. Die Zahl bei einem Plan ist dagegen eine Schätzung nach kurzer Suche, daher können sich die beiden unterscheiden, und zwar stark, wo alles von einem Zug abhängt, den solche Spieler nicht finden.
forecast-added = Jedem Spiel werden im Mittel { $points } Siegpunkte für die { $side ->
    [german] Deutschen
   *[soviet] Sowjets
} zugerechnet: Um so viel gingen Spiele zwischen Generälen besser aus, als Obersten sie weiterspielten ({ $games } Spiele). „Tausend Fortsetzungen“ zeigt die Spiele, wie sie gespielt wurden.
forecast-trust = Wie weit darauf Verlass ist: ± ist nur das Glück dieser Spiele. In { $games } anderen Spielen zwischen Generälen trafen solche Anteile im Mittel auf { $off } Prozentpunkte genau ein.
forecast-trust-raw = Wie weit darauf Verlass ist: ± ist nur das Glück dieser Spiele, und nichts gleicht aus, was Spielern dieser Stufe entgeht. Gemessen wurde das nur für Obersten und nur für die voreingestellte Schlacht.
look-back-trust = Wie weit darauf Verlass ist: Was nach einem Fehler aussah, wurde auf jede der beiden Arten { $games }-mal mit denselben neuen Würfen zu Ende gespielt, zur Hälfte von Obersten, zur Hälfte von Spielern, die so spielen, wie es der Marschall gelernt hat. Der Verlust ist das Mittel; wie weit beide einander widersprechen, steckt im ±. Bessere Spieler holen vielleicht mehr oder weniger heraus. Was zu erwarten war und was Entscheidungen brachten, ist geschätzt.
hint-forced = Zuerst, da es keine Wahl gibt: { $steps }.

hg-fact-pocket = { $side }: ein Kessel von { $n } oder mehr Einheiten
hg-fact-unsupplied = { $side }: Einheiten ohne Versorgung
hg-fact-destroyed = { $side }: vernichtete Einheiten
hg-fact-escaped = { $side }: ausgebrochene Einheiten
hg-fact-source = { $side }: { $place } in der Hand des Gegners
hg-fact-unit = { $unit } vernichtet

## What units are sent for
undertaking-goes = { $units } → { $hex }
undertaking-stays = { $units }, bleiben in { $hex }
undertaking-attackers = { $units } → { $hex }, { $column }{ $manner ->
    [plain] {""}
   *[other] , Vollangriff: { $flip } verliert eine Stufe
}
undertaking-takes = Nimmt die Versorgungsquelle { $hex }.
undertaking-cuts = { $together ->
    [yes] Zusammen unterbrechen sie die Versorgungslinie: { $units }.
   *[no] Unterbricht die Versorgungslinie: { $units }.
}
undertaking-leaves = Kommt aus dem Kessel heraus.
undertaking-relieves = Öffnet eine Versorgungslinie: { $units }.
undertaking-keeps-cut = Hält den Ring geschlossen; sonst hätte eine Versorgungslinie: { $units }.
undertaking-keeps-open = Hält die Versorgungslinie offen: { $units }.
undertaking-guards = Hält die Versorgungsquelle { $hex }, in die der Gegner sonst nächste Runde ziehen könnte.
undertaking-leaves-source = Gibt die Versorgungsquelle { $hex } frei; der Gegner könnte dann hineinziehen.
undertaking-regains = Kommt wieder in Versorgung.
undertaking-prepares = { $without ->
    [none] Macht in der nächsten Kampfphase einen Angriff auf { $hex } möglich, so wie es steht mit { $column }.
   *[other] Macht in der nächsten Kampfphase einen Angriff auf { $hex } mit { $column } möglich, so wie es steht, statt { $without }.
}
undertaking-pins = Fesselt { $units }: erreichbare Hexfelder: { $with } statt { $without }.
undertaking-supports = Macht { $hex } schwerer angreifbar: höchstens { $column } statt { $without }.
undertaking-withdraws = { $column ->
    [none] Geht von dort weg, wo der Gegner mit { $before } angreifen könnte; hier erreicht er niemanden.
   *[other] Geht von dort weg, wo der Gegner mit { $before } angreifen könnte; hier ist es { $column }.
}
undertaking-screens = Versperrt dem Gegner { $n } Hexfelder.
undertaking-attack = Trifft mit { $faces } von 6 Augenzahlen; kostet die Verteidiger im Mittel { $steps } Stufen, wenn sie stehen bleiben.
undertaking-no-way-out = Die Verteidiger können sich nirgendwohin zurückziehen.
undertaking-falls-cut = Fällt das Hexfeld, ist ohne Versorgungslinie: { $units }.
undertaking-falls-open = Fällt das Hexfeld, ist eine Versorgungslinie offen: { $units }.
undertaking-falls-source = Fällt das Hexfeld, liegt die Versorgungsquelle { $hex } offen.
undertaking-lifts = Einheiten in { $by } heben den Haltebefehl bei { $hex } auf: Von da an dürfen die Einheiten dort ziehen.
undertaking-releases = Wer { $by } betritt, gibt eine Reserve frei: { $units }.
undertaking-look = { $duty ->
    [exploit] Schauen Sie auf { $places }: Eine Versorgungsquelle ist zu holen.
    [guard] Schauen Sie auf { $places }: Eine Versorgungsquelle steht auf dem Spiel.
    [close] Schauen Sie auf { $places }: Daran hängt die Versorgung des Gegners.
    [leave] Schauen Sie auf { $places }: Dort geht es aus dem Kessel.
    [relieve] Schauen Sie auf { $places }: Daran hängt die Versorgung eigener Einheiten.
    [hold] Schauen Sie auf { $places }: Daran hängt ein Ring oder eine Versorgungslinie.
    [break] Schauen Sie auf { $places }: Soll man dort angreifen?
    [prepare] Schauen Sie auf { $places }: Wie würde man es nächste Runde angreifen?
    [pin] Schauen Sie auf { $places }: Dort hat der Gegner Raum.
    [support] Schauen Sie auf { $places }: Wie würde der Gegner dort angreifen?
    [withdraw] Schauen Sie auf { $places }: Wer steht dort besser?
   *[screen] Schauen Sie auf { $places }: Wohin könnte der Gegner gehen?
}
absorbing-guards = Hält die Versorgungsquelle { $hex }, in die der Gegner sonst noch in diesem Spielerzug ziehen könnte.
absorbing-dumps = Solange jemand dort steht, gilt für Einheiten in { $hexes } höchstens eine Verschiebung wegen fehlender Versorgung.
absorbing-unsupplied = Dort gibt es keine Versorgungslinie; in { $hexes } gäbe es eine.
absorbing-abandons = Das vernichtet { $units }: Wer sich zurückgezogen hat, geht verloren, wenn die anderen des Hexfelds gehen.
absorbing-supplied = Dort gibt es eine Versorgungslinie, in { $hexes } gäbe es keine.
absorbing-safer = { $column ->
    [none] Dort kann sie in dieser Phase niemand mehr angreifen; in { $hex } wäre ein Angriff mit { $worst } möglich.
   *[other] Dort sind sie in dieser Phase höchstens mit { $column } anzugreifen, in { $hex } mit { $worst }.
}
absorbing-nearer = Dort ist die Versorgungslinie am kürzesten ({ $n } bis zur Quelle, vom zweitbesten Hexfeld aus { $next }).
absorbing-cheaper = Stärke, die mit dieser Stufe von { $unit } verloren geht: { $strength }; mit einer Stufe von { $other }: { $more }.
absorbing-spares = { $free ->
    [yes] Der Rückzug kostet keine Stufe, und an { $hex } hängt weder eine Quelle noch eine Versorgungslinie.
   *[no] Der Rückzug kostet keine Stufe.
}
absorbing-look = Schauen Sie auf { $hex }: Was hängt daran, wo ringsum gibt es Versorgung, und wo kann der Gegner in dieser Phase noch angreifen?
undertaking-look-idle = Schauen Sie darauf, was ein Angriff oder ein Zug aufs Spiel setzt.
plan-answer-hits = { $hits ->
    [1] bei einem Treffer:
   *[other] bei { $hits } Treffern:
} { $answer }
plan-answer-blow = { $what } Das kostet { $points } ± { $error }.
danger-how = Jedes wurde { $games }-mal damit und ohne es mit denselben Würfeln bis zum Ende Ihres nächsten Spielerzugs durchgespielt und dort bewertet; ± ist, was allein der Zufall ändern kann. Sie tun vorher nur, was Sie müssen.
danger-trust = Wie weit darauf Verlass ist: Die Verluste überschneiden sich und lassen sich nicht zusammenzählen; angesehen wurden nur seine naheliegenden Angriffe und sein bester Zug.
undertaking-theme = { $theme ->
    [which] Welcher Angriff, und mit wem
    [unmade] Angriffe, die ausblieben
    [risk] Angriffe, die mehr riskieren als bringen
    [moves] Wohin ziehen
    [losses] Verluste und Rückzüge
   *[other] Andere Entscheidungen
}
undertaking-theme-moves = Bewegung: { $duty }
