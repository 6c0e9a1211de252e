# Die Einführung: der erste sowjetische Spielerzug, mit jedem Schritt eine Regel.
# Argumente wie { $undo } sind Tasten.

## The card and its buttons
tour-name = Einführung
tour-count = Schritt { $n } von { $all }
tour-leave = Einführung verlassen
tour-leave-short = Verlassen
tour-leave-about = Das eigene Spiel kommt wieder, wie es war.
tour-next = Weiter
tour-show-me = Vormachen
tour-back = Zurück
tour-again = Von vorn
tour-goes-on = Die Einführung geht dort weiter, wo Sie aufgehört haben.
tour-against = Gegen den Computer spielen
tour-alone = Jetzt spielen
tour-none = Für dieses Spiel gibt es keine Einführung.
tour-play-on = Von hier weiterspielen
tour-play-on-about = Dieses Spiel wird das eigene; das verlassene bleibt erhalten.

## What the tour does not do
tour-leave-first = { $why } Zuerst die Einführung verlassen.
tour-not-saved = Das Spiel der Einführung wird nicht gespeichert.
tour-no-branch = Varianten gibt es nur im eigenen Spiel.
tour-no-computer = Computerspieler spielen im eigenen Spiel.
tour-own-plan = Die Einführung hat ihren eigenen Plan.
tour-no-redo = In der Einführung wiederholt { tour-show-me }, was rückgängig gemacht wurde.
tour-first-card = Das ist der erste Schritt.
tour-card-waits = Weiter geht es, sobald das getan ist; „{ tour-show-me }“ erledigt es für Sie.
tour-read-first = Die Regeln erlauben das. Erst diesen Schritt lesen, dann weiter.
tour-another-way = Die Regeln erlauben das, aber die Einführung geht einen anderen Weg. { $task }

## Tasks of several cards
tour-read-task = Lesen, dann { tour-next } drücken ({ $tour_go_on }).
tour-end-task = Das war die Einführung. So geht es weiter: { $button }.
