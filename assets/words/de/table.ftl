# Menüs, obere Leiste und die Felder neben der Karte.

## Rules and what stands
rule-link = Regel { $rule }
rule-click = Ein Klick zeigt die ganze Regel.
stands-die = Dabei wird gewürfelt; das lässt sich nicht rückgängig machen.
stands-hand-over = Damit ist der andere Spieler dran; das lässt sich nicht rückgängig machen.
stands-shown = Damit wird Verborgenes sichtbar; das lässt sich nicht rückgängig machen.
end-phase = Phase beenden

## Counted
count-units = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}
count-hexes = { $n ->
    [one] 1 Hexfeld
   *[other] { $n } Hexfelder
}

## Menus
menu-all = Menü
menu-game = Spiel
menu-play = Zug
menu-view = Ansicht
menu-computer = Computer
menu-overlays = Einblendungen
menu-draw = Zeichnen
menu-help = Hilfe
entry-new-game = Neues Spiel …
entry-saved-games = Gespeicherte Spiele …
entry-save = Speichern
entry-pdf = Als PDF ausgeben
entry-report-pdf = Nachbericht (PDF)
entry-report-md = Nachbericht (Markdown)
entry-muster = Aufstellungsblatt als PDF
entry-counters = Einheiten als Spielsteine
entry-blocks = Einheiten als Holzblöcke
entry-settings = Einstellungen …
entry-quit = Beenden
entry-undo = Rückgängig
entry-redo = Wiederherstellen
entry-correct-die = Falsche Augenzahl eingegeben …
entry-next-unit = Nächste Einheit, die noch etwas tun kann
entry-hex-menu = Was mit dem Hexfeld möglich ist
entry-palette = Befehl suchen …
entry-last-turn = Letzten Spielerzug ansehen
entry-moment-before = Einen Zeitpunkt zurück
entry-beginning = Spielbeginn ansehen
entry-plan = Angriffe planen
entry-begin-planned = Nächsten geplanten Angriff beginnen
entry-drop-plan = Angriffsplan verwerfen
entry-branch = Neues Spiel ab dieser Stellung
entry-branch-about = um eine andere Variante zu untersuchen; dieses Spiel bleibt erhalten
entry-whole-map = Ganze Karte
entry-zoom-in = Vergrößern
entry-zoom-out = Verkleinern
entry-north-up = Norden oben
entry-as-printed = Wie gedruckt
entry-plain-map = Schlichte Karte, größere Namen und Spielsteine
entry-larger = Größere Schrift
entry-smaller = Kleinere Schrift
entry-usual-size = Schrift 100 %
entry-presenter = Vortragsmodus
entry-panel = Seitenleiste
entry-full-screen = Vollbild
entry-dice = Würfel und Glück
entry-remark = Anmerkung zu diesem Zeitpunkt
entry-advice = Rat
entry-forecast = Wer wird gewinnen?
entry-look-back = Rückschau auf das Spiel
entry-person = Mensch
entry-hold = Anhalten
entry-go-on = Weiter
entry-no-overlays = Alle aus
entry-card = Infokarte des Hexfelds
entry-timeline = Zeitleiste
entry-curve = Kurve der erwarteten Ergebnisse
entry-play-again = Noch einmal abspielen
entry-draw = Auf die Karte zeichnen
entry-arrows = Pfeile und Kreise
entry-freehand = Freihandlinien
entry-notes = Notizen
entry-eraser = Radierer
entry-meaning = Bedeutung: { $meaning }
entry-next-colour = Nächste Farbe
entry-note-here = Notiz am Hexfeld
entry-erase-here = Am Hexfeld radieren
entry-erase-all = Alles zu diesem Zeitpunkt radieren
entry-rules = Regelbuch
entry-manual = Handbuch
entry-tour = Einführung
entry-leave-tour = Einführung verlassen
entry-keys = Tasten
entry-about = Über das Programm
entry-licences = Lizenzen

## Why something cannot be done now
why-no-tour = Es läuft keine Einführung.
why-nothing-to-redo = Nichts wurde rückgängig gemacht.
why-over = Das Spiel ist zu Ende.
why-nobody-acts = In dieser Phase kann keine Einheit mehr etwas tun.
why-at-beginning = Dies ist der Anfang des Spiels.
why-at-present = Dies ist die Gegenwart.
why-no-last-turn = Davor liegt kein Spielerzug.
why-no-drawing = Zu diesem Zeitpunkt ist nichts gezeichnet.
why-no-overlay = Keine Einblendung ist an.
why-not-presenting = Das gehört zum Vortragsmodus, und der ist aus.
why-nothing-played = Noch wurde nichts gespielt.
why-no-computer = Jetzt entscheidet kein Computerspieler.
why-die-stands = Es wurde gewürfelt: Was der Würfel zeigte, gilt.
why-no-face = Die letzte Aktion kam ohne echten Würfel aus.
why-handed-over = Die Entscheidung liegt schon beim anderen Spieler.
why-shown = Verborgenes ist schon gesehen worden.

## Top bar
top-unsaved = Noch unter keinem Namen gespeichert. Jede Aktion wird trotzdem automatisch gesichert.
top-saved = Gespeichert.

## Victory points
points-title = Siegpunkte
points-as-they-stand = Derzeitiger Stand
points-if-it-ended-now = Bei Spielende jetzt
points-of-both = Sowjets { $soviet }, Deutsche { $german }
points-eliminated-first = Vorher vernichtet, da ohne Versorgungsweg: { $units }.
points-nobody-eliminated-first = Alle Einheiten hätten Versorgung: Vorher würde keine vernichtet.

## Side panel
side-wrong-face = Falsche Augenzahl?
side-special = Geltende Sonderregeln

## Status line

## Turn track
turn-title = Spielrunde { $turn }: { $days } 1944
turn-ground = Boden: { $ground ->
    [mud] Schlamm
   *[snow] Schnee
}.
turn-reinforcements = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Verstärkungen
turn-arrival = { $unit } in { $hex }
turn-arrival-if = { $unit } in { $hex }, falls freigegeben [6.2]

## Card of a hex
card-no-way = Geht nicht
card-move = Zug
card-move-of = { $unit }: Zug über { $n ->
    [one] 1 Hexfeld
   *[other] { $n } Hexfelder
}

## Log
log-title = Spielverlauf
log-empty = Noch nichts. Hier steht später jedes Ereignis mit seiner Regel.
panel-edge = Trennlinie
window-title-bar = Titelleiste
log-show = Diesen Zeitpunkt auf der Karte zeigen
log-drawings = ✏ { $n } { $n ->
    [one] Zeichnung
   *[other] Zeichnungen
} auf der Karte
log-drawn = Gezeichnet nach Aktion { $ply }: { $what }

## Looking at an earlier moment
looking-branch = Neues Spiel ab hier

## Menu of a hex
offer-attack = { $hex } angreifen
offer-attack-all = Mit allen angreifen, die dürfen
offer-attack-from-here = { $hex } von hier angreifen
offer-cannot-hit = Bei { $column } trifft keine Augenzahl.
offer-only-all-out = { $offer } (trifft nur als Vollangriff)
offer-plan = Angriff planen auf { $hex }
offer-move = Hierher ziehen: { $unit }
offer-move-picked = Die { $n } gewählten Einheiten hierher ziehen
offer-move-any = Eine Einheit hierher ziehen
offer-stack = Den ganzen Stapel wählen
offer-pick = Wählen: { $unit }
offer-hex = Das Hexfeld wählen
offer-hex-alone = Das Hexfeld wählen, nicht seine Einheiten
offer-reach = Reichweite zeigen: { $unit }

## Overlays
overlay-zones = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Kontrollzonen
overlay-supply = Versorgung
overlay-pockets = Kessel
overlay-threats = Bedrohungen
overlay-chances = Angriffschancen
overlay-forces = Kräfte und Frontbreite
overlay-reach = Reichweite
overlay-trails = Letzter Spielerzug
overlay-can-act = Kann noch etwas tun
overlay-threats-to = Bedrohungen für die { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Seite
overlay-chances-of = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Angriffschancen
overlay-soviet-zones-about = Hexfelder neben einer sowjetischen Einheit: nach rechts steigende Linien, durchgezogener Rand. Sie sperren deutsche Versorgungslinien und Rückzüge, außer wo eine deutsche Einheit steht [4.3]; nie die Bewegung. [4.0]
overlay-german-zones-about = Hexfelder neben einer deutschen Einheit: nach rechts fallende Linien, gestrichelter Rand. Sie sperren sowjetische Versorgungslinien und Rückzüge, außer wo eine sowjetische Einheit steht [4.3]; nie die Bewegung. [4.0]
overlay-supply-about = Die Versorgung, wie sie die nächste Prüfung ergäbe, wenn sich nichts bewegte. Dünne Linien führen zu den Quellen. Grüner Punkt: versorgt; Dreieck nach unten: verliert die Versorgung; Dreieck nach oben: wird wieder versorgt; schwarze Raute: bleibt abgeschnitten. Die Linie der gewählten Einheit ist ausgezogen; wo es keine gibt, zeigen Kreuze die Hexfelder, die sie unterbrechen, und Linien, wer sie sperrt. [5.1]
overlay-pockets-about = Gruppen, von denen keine Quelle zu erreichen ist: Umriss, Einheiten, Stufen und Stärke. [5.1]
overlay-threats-about = Der stärkste Angriff, den der Feind als Nächstes gegen jedes Hexfeld der Seite am Zug führen könnte, so wie die Einheiten stehen: Spalte nach Verschiebungen und ein Strich für jede Augenzahl, die trifft. [7.2]
overlay-chances-about = Der stärkste Angriff, den die Seite am Zug gegen jedes feindliche Hexfeld führen könnte: Spalte nach Verschiebungen und ein Strich für jede Augenzahl, die trifft. [7.2]
overlay-forces-about = Aufgedruckte Stärke in jedem Hexfeld; an der Front auch die des Feindes daneben, in Zahlen und als Teile eines Balkens.
overlay-reach-about = Wohin die gewählten Einheiten, oder die unter dem Zeiger, bei ihrer nächsten Bewegung gelangen können; die Zahl sagt, wie viele von ihnen. [8.0]
overlay-trails-about = Wer im Spielerzug davor gezogen ist (durchgezogen) und wer sich zurückgezogen hat (gestrichelt).
overlay-can-act-about = Eine weiße Pfeilspitze auf jeder Einheit, die jetzt noch etwas tun kann.

## Legend: what an overlay sums up to
legend-row = Legende: { $text }. { $note }
legend-none = keine
legend-supply = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} { $n } von { $all }
legend-supply-ahead = bei der nächsten Prüfung: { $told }
legend-front = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} { $note }
legend-reach = { $units }, { $hexes }
legend-reach-of-none = eine Einheit wählen oder auf eine zeigen
legend-trails-none = niemand ist gezogen
legend-trails-moved = { $n } gezogen
legend-trails = { $n } gezogen, { $retreated } zurückgezogen

## What overlays say of a hex or a unit, in words
note-zone = { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Kontrollzone
note-supplied = bleibt versorgt
note-losing = verliert die Versorgung
note-regaining = wird wieder versorgt
note-cut = bleibt unversorgt
note-pocket = { $side ->
    [german] deutscher
   *[soviet] sowjetischer
} Kessel: { $what }
note-front = Stärke { $own } gegen { $enemy } daneben
note-behind = Stärke { $own }
note-reach = in Reichweite von { $n }
note-can-act = kann noch etwas tun
