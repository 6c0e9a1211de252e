# Tafeln der Entscheidungen: Kampf, Pläne, Würfel, Computer, Zeichnen, Vortrag.

## Dice and luck
dice-window = Würfel und Glück
dice-window-moment = Bis zu dem Zeitpunkt, der betrachtet wird.
dice-window-note = Mit fairen Würfeln nähert sich auf lange Sicht jeder Balken der gestrichelten Linie.
dice-window-hits = Gezählt werden die Treffer der Tabelle, was immer der Verteidiger verlor.
dice-window-faces = { $side }: wie oft jede Augenzahl fiel: { $faces }

## Computer players
level-random = Zufall
level-cadet = Kadett
level-captain = Hauptmann
level-colonel = Oberst
level-general = General
level-marshal = Marschall
level-about-random = irgendetwas Erlaubtes
level-about-cadet = ein Anfänger, der sich verschätzt
level-about-captain = sieht das meiste, irrt sich aber hin und wieder
level-about-colonel = was auf den ersten Blick das Beste scheint, sofort
level-about-general = spielt ganze Pläne und die Antwort des Gegners durch, bevor er wählt, in etwa einer Sekunde
level-about-marshal = wägt viel mehr Änderungen eines Plans ab, jede mit neuen Würfen, und lässt sich dafür einige Sekunden Zeit
temper-book = nach Lehrbuch
temper-bold = kühn
temper-careful = vorsichtig
temper-about-book = tut, was am meisten bringt
temper-about-bold = greift lieber an, notfalls im Vollangriff, und hält die Stellung
temper-about-careful = wagt wenig und geht lieber zurück, als Einheiten zu verlieren
commander-bold = Kühner { $level }
commander-careful = Vorsichtiger { $level }
computer-waits = Er wartet.
computer-decides = Denkt nach …
computer-seeks = Die besten Pläne werden gesucht …
computer-gave-up = Das Spiel ging weiter, bevor die Antwort da war. Für die jetzige Stellung bitte noch einmal fragen.
computer-fears = Es wird gesucht, was die andere Seite tun könnte …
computer-plays-out = Die Stellung wird zu Ende gespielt …
computer-looks-back = Das Spiel wird ausgewertet …
computer-go-on = Weiter
computer-go-on-tip = Den Computer entscheiden lassen
computer-pause = Anhalten
computer-pause-tip = Den Computer anhalten; dann können Sie für ihn entscheiden
computer-plan = Sein Plan
computer-stop = Abbrechen

## What the computer found
found-over = Das Spiel ist zu Ende.
found-show = Zeigen
found-do-tip = Bis zum nächsten Wurf; die Phase wird damit nicht beendet
found-plan-it = In den Plan
found-plan-it-tip = Zu den geplanten Angriffen; noch geschieht nichts
found-dice = Die Würfel
found-decisions = Die Entscheidungen
found-lapses = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
} geprüft; { $lapses ->
    [0] keine hat wohl etwas gekostet
    [one] { $lapses } davon hat wohl etwas gekostet
   *[other] { $lapses } davon haben wohl etwas gekostet
}.
found-played = Gespielt: { $plan }
found-better = Besser: { $plan }
found-moment-tip = Diesen Zeitpunkt auf der Karte ansehen

## Drawing on the map
draw-key = Was zählt
draw-idea = Was möglich wäre
draw-arrow = Pfeil von { $from } nach { $to } ({ $meaning })
draw-circle = Kreis um { $hex } ({ $meaning })
draw-note = Notiz in { $hex }: { $text } ({ $meaning })
draw-about-key = Worauf es hier ankommt
draw-about-idea = Was möglich wäre oder möglich gewesen wäre: gestrichelt
draw-hint-begun = Pfeil von { $hex }: Enter an seinem Ende. Enter nochmals hier: ein Kreis.
draw-hint-line = Von { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} zu { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} ziehen: Pfeil. Klick: Kreis.
draw-hint-note = Ein { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} anklicken, um dort zu schreiben.
draw-hint-erase = Anklicken, was verschwinden soll.
draw-done = Fertig
draw-done-tip = Beendet das Zeichnen: { $key } oder Esc
draw-tool-line = Pfeil, Kreis
draw-tool-line-tip = Von { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} zu { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} ziehen gibt einen Pfeil, ein Klick einen Kreis. Mit der Tastatur: Enter am Anfang und am Ende.
draw-tool-note = Notiz
draw-tool-note-tip = Ein { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} anklicken, um ein paar Worte dazu zu schreiben. Taste { $key }
draw-tool-erase = Radierer
draw-tool-erase-tip = Ein { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} anklicken, um zu entfernen, was dort zuletzt gezeichnet wurde. Taste { $key }
draw-colour = Farbe: { $meaning }
draw-colour-tip = { $about }. Taste { $key } wählt die nächste
draw-lasts = Bleibt: { $how }
draw-lasts-moment = für diesen Zeitpunkt
draw-lasts-turn = für diese Runde
draw-lasts-erased = bis zum Löschen
draw-lasts-tip = Wie lange das, was Sie ab jetzt zeichnen, auf der Karte bleibt
draw-line = Freihandlinie ({ $meaning })
draw-tool-freehand = Freihand
draw-tool-freehand-tip = Maustaste gedrückt halten und beliebig zeichnen.
draw-hint-freehand = Maustaste gedrückt halten und zeichnen. Eine Notiz lässt sich an eine andere Stelle ziehen.
draw-take-back = Rückgängig
draw-here = Gezeichnet: { $n }
draw-here-tip = Was zu diesem Zeitpunkt gezeichnet ist, zum Entfernen
draw-here-none = Zu diesem Zeitpunkt ist nichts gezeichnet.
draw-not-shown = Was zu diesem Zeitpunkt gezeichnet ist, kann nicht gezeigt werden: ein Fehler des Programms. Es bleibt im Spiel erhalten.
draw-erase = Radieren: { $what }
draw-erase-all = Alles zu diesem Zeitpunkt radieren
draw-nothing-at = Nichts gezeichnet: { $hex }.
draw-no-undo = Hier gibt es nichts rückgängig zu machen. Esc beendet das Zeichnen.
draw-no-redo = Hier gibt es nichts erneut zu zeichnen. Esc beendet das Zeichnen.
draw-too-many = Zu diesem Zeitpunkt sind es { $n } Zeichnungen; mehr geht nicht.
draw-too-many-moments = Zu { $n } Zeitpunkten ist etwas gezeichnet; mehr geht nicht.

## Presenter mode, earlier moments
present-now = Gegenwart
present-line = Zeile { $line } von { $all }
present-begins = Das Spiel beginnt.
present-black = Der Bildschirm ist schwarz. Dieselbe Taste, ein Schritt oder Esc macht ihn hell.
present-decision = Entscheidung: { $side }

## Pages, and a window that does not open
saved-as = Gespeichert: { $file }.
written-as = Geschrieben: { $file }.
written-no-folder = { $folder } kann nicht angelegt werden: { $why }
picture-fault = Das Bild konnte nicht gezeichnet werden: ein Fehler des Programms. Das Spiel ist nicht betroffen.
start-failed = Hell’s Gate kann sein Fenster nicht öffnen: { $what }
    (Das System meldet: { $said })
start-no-opengl = OpenGL wurde nicht gefunden. Auf Debian oder Ubuntu: { $command }
start-no-library = eine Bibliothek des X Window System fehlt. Auf Debian oder Ubuntu: { $command }
start-no-keyboard = die Bibliothek libxkbcommon fehlt. Auf Debian oder Ubuntu: { $command }
start-no-display = es gibt keinen Bildschirm. Das Programm in einer Desktop-Sitzung starten, über ssh mit `ssh -X`, oder mit `xvfb-run`. Befehle ohne Fenster: `hells-gate --help`
start-refused = das Fenstersystem weigert sich. Auf Debian oder Ubuntu werden diese Pakete gebraucht: { $packages }
fault-own = Das Programm ist auf einen eigenen Fehler gestoßen und musste enden.
fault-window-lost = Das Fenstersystem hat die Verbindung zum Fenster beendet. (Es meldet: { $said })
fault-kept = Ihr Spiel ist gesichert in { $file }; beim nächsten Start wird es angeboten.
fault-nothing-to-keep = Es war kein Spiel offen, das gesichert werden musste.
fault-last-time = Letztes Mal ist das Programm auf einen eigenen Fehler gestoßen und musste enden. (Gemeldet wurde: { $said })
