guess-title = Zug erraten
entry-guess = Zug erraten …
key-guess = die Züge dieses Spiels erraten; alles Weitere ist verdeckt
guess-leave = Erraten beenden
guess-leave-tip = Ihr Spiel kommt wieder, wie es war. Der Stand bleibt gespeichert.
guess-count = { $n ->
    [0] Erste Entscheidung
    [one] { $n } Entscheidung gezeigt
   *[other] { $n } Entscheidungen gezeigt
}

guess-about = Gehen Sie dieses Spiel durch, ohne zu sehen, wie es weiterging. Treffen Sie die Entscheidungen einer Seite; danach sehen Sie, was gespielt wurde und was der Computer tun würde. Alles wird von gleich starken Computerspielern mit denselben Würfen zu Ende gespielt und in Siegpunkten gewertet. Das Spiel selbst bleibt, wie es ist.
guess-side = Seite
guess-asked = Gefragt wird bei
guess-every = jeder Entscheidung
guess-once = der ersten Entscheidung jedes Spielerzugs
guess-from = Beginn
guess-from-there = hier: { $when }
guess-from-start = am Anfang des Spiels
guess-games = Durchgespielte Spiele je Zug
guess-earlier = { $n ->
    [one] { $n } Entscheidung wurde schon gezeigt; der Stand ist { $points }.
   *[other] { $n } Entscheidungen wurden schon gezeigt; der Stand ist { $points }.
}
guess-start = Beginnen
guess-resume = Weitermachen
guess-anew = Von vorn beginnen

guess-task = { $side }: Was würden Sie tun? Spielen Sie wie gewohnt, bis zum Wurf oder bis zum Ende der Phase. Gewürfelt wird nicht.
guess-so-far = { $n ->
    [one] Bisher { $n } Aktion.
   *[other] Bisher { $n } Aktionen.
}
guess-hidden = Was folgt, liegt nicht auf dem Tisch: weder im Verlauf noch auf der Zeitleiste noch bei den Varianten.
guess-again = Noch einmal
guess-show = Zeigen
guess-show-tip = Ansehen, was gespielt wurde, ohne selbst zu raten; gewertet wird nichts
guess-weighing = Die Züge werden durchgespielt …

guess-same = Genau wie im Spiel.
guess-better = Besser als im Spiel: { $points } Punkte.
guess-worse = Schlechter als im Spiel: { $points } Punkte.
guess-even = Kein klarer Unterschied zum Spiel: { $points } Punkte.
guess-yours = Ihr Zug
guess-played = Das Spiel
guess-computer = Der Computer
guess-computer-same = Wie im Spiel.
guess-computer-better = Besser als im Spiel: { $points } Punkte.
guess-computer-worse = Schlechter als im Spiel: { $points } Punkte.
guess-computer-even = Kein klarer Unterschied zum Spiel: { $points } Punkte.
guess-stands = Mit dem Zug des Spiels ergibt sich ein Vorsprung von { $points } Punkten ({ $n } Spiele).
guess-note = ± ist das Glück der durchgespielten Spiele. Von einem Unterschied ist erst jenseits des Doppelten die Rede.
guess-next = Nächste Entscheidung
guess-back = Zurück zum Spiel

guess-score = Stand: { $points } Punkte
guess-score-tip = Was Ihre Züge mehr wert sind als die des Spiels, in Siegpunkten
guess-ended = Das war die letzte Entscheidung.
guess-no-decision = Diese Seite hat in diesem Spiel nichts zu entscheiden.
guess-sum-better = Sie haben besser gespielt als im Spiel: insgesamt { $points } Punkte.
guess-sum-worse = Im Spiel wurde besser gespielt: insgesamt { $points } Punkte.
guess-sum-even = Insgesamt kein klarer Unterschied zum Spiel: { $points } Punkte.
guess-sum-all = Geraten: { $n }
guess-sum-same = Davon genau wie im Spiel: { $n }
guess-sum-more = Zweifelsfrei besser: { $n }
guess-sum-less = Zweifelsfrei schlechter: { $n }
guess-sum-computer = Bei denselben Entscheidungen kommt der Computer auf { $points } Punkte.

guess-nothing = Es wurde noch nichts gespielt: Es gibt keinen Zug zu erraten.
guess-none = Zurzeit wird kein Spiel erraten.
guess-not-now = Weiter geht es mit der Schaltfläche auf der Karte.
guess-not-weighed = Dieser Zug lässt sich nicht durchspielen; die Entscheidung steht wieder offen.
guess-leave-first = Nicht während des Erratens. Beenden Sie es zuerst.

## On the command line
guess-nothing-here = Hier folgt im Spiel nichts, was eine Seite entschieden hat: Nennen Sie mit --at oder --ply einen anderen Zeitpunkt.
guess-open = Das lässt sich noch zurücknehmen und entscheidet nichts: { $plan }. Fügen Sie mit --play hinzu, was folgt, bis zum Wurf oder zum Ende der Phase.
