# Fragen, die Spiele nach anderen Regeln beantworten.
what-if-title = Was wäre, wenn …?
what-if-about = Zwei gleich starke Computer spielen das Szenario nach seinen eigenen und nach anderen Regeln, mit denselben Würfeln. Was am Ende anders ist, ist die Antwort.
what-if-ready = Fertige Fragen
what-if-own = Ihre eigene Frage
what-if-own-row = { $title }: { $name }
what-if-own-unnamed = andere Regeln
what-if-own-how = Stellen Sie unter „Neues Spiel“ andere Regeln ein und fragen Sie dort, öffnen Sie hier eine Regelvariante, oder kommen Sie wieder, während ein Spiel nach anderen Regeln auf dem Tisch liegt.
what-if-none = Für dieses Spiel gibt es keine fertigen Fragen.
what-if-default = Regeln des Szenarios
what-if-otherwise = Andere Regeln
what-if-row = { $name }: { $shares }. { $mean }
what-if-difference = Besser dran nach den anderen Regeln ({ $side }): um { $by } ± { $error } Punkte, mit denselben Würfeln.
what-if-clear = Das ist mehr, als der Zufall erklärt.
what-if-within = Das liegt innerhalb des Fehlers: Der Zufall allein kann es machen.
what-if-facts = Was sonst anders ist
what-if-facts-none = Nichts von dem, was gezählt wird, unterscheidet sich um mehr als das Dreifache seines Fehlers.
what-if-facts-note = Nur was sich um mehr als das Dreifache seines Fehlers unterscheidet; in Prozent der Spiele, oder wie viele am Ende im Mittel.
what-if-holds = { $name }: in { $before } % der Spiele, nach den anderen Regeln in { $after } % ({ $by } ± { $error })
what-if-number = { $name }: { $before }, nach den anderen Regeln { $after } ({ $by } ± { $error })
what-if-limits = Was diese Spieler nicht sagen können
what-if-limits-own = Computer spielen nicht wie Menschen: Eine Freiheit, die sich nur für den auszahlt, der weit vorausplant, ist ihnen wenig wert. ± ist das Würfelglück dieser Spiele und sonst nichts.
what-if-games = je { $n } Spiele, { $level } auf beiden Seiten, Startwert { $seed }
what-if-stored = Antwort, die das Programm mitbringt
what-if-played = Hier gespielt
what-if-play = Beides spielen
what-if-play-tip = Spielt die Spiele hier, auf allen Kernen, auch während dieses Fenster geschlossen ist
what-if-seed-bad = Ein Startwert ist eine ganze Zahl.
what-if-level = Spieler
what-if-stop-tip = Was gespielt ist, bleibt
what-if-bar = { $which }: Vorsprung { $margin }, { $n } Spiele, { $share } %
what-if-copy = Als Tabelle kopieren
what-if-copy-tip = Eine Zeile je Spielpaar, durch Kommas getrennt: Startwert und beide Vorsprünge
what-if-command = Auf der Befehlszeile:
what-if-ask = Was würde das ändern?
what-if-ask-tip = Spiele nach diesen Regeln neben Spielen nach denen des Szenarios, mit denselben Würfeln
what-if-entry = Was wäre, wenn …?
what-if-key = was andere Regeln geändert hätten, in je tausend Spielen
what-if-waiting = Noch ist nichts gespielt.
what-if-nothing = Nichts ist anders eingestellt als im Szenario: Es gibt nichts zu vergleichen.
what-if-unknown = Eine Frage „{ $word }“ gibt es nicht, nur: { $keys }.{ $meant ->
    [""] {""}
   *[other] {" "}Meinen Sie „{ $meant }“?
}
what-if-how = Dieselben Spiele noch einmal: hells-gate what-if WORT. Eigene Regeln: --set OPTION=WERT oder --variant DATEI.
what-if-stopped = Abgebrochen: { $n } von { $all } Spielpaaren wurden beendet.
