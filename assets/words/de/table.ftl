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

## Menus
menu-all = Menü
menu-game = Spiel
menu-play = Zug
menu-view = Ansicht
menu-study = Untersuchen
menu-computer = Computer
menu-overlays = Einblendungen
menu-draw = Zeichnen
menu-help = Hilfe
entry-new-game = Neues Spiel …
entry-saved-games = Gespeicherte Spiele …
entry-save = Speichern
entry-pdf = Als PDF ausgeben …
entry-report-pdf = Nachbericht (PDF) …
entry-report-md = Nachbericht (Markdown) …
entry-muster = Aufstellungsblatt als PDF …
entry-counters = Einheiten als Spielsteine
entry-blocks = Einheiten als Holzblöcke
entry-settings = Einstellungen …
entry-quit = Beenden
entry-undo = Rückgängig
entry-redo = Wiederherstellen
entry-correct-die = Falsche Augenzahl eingegeben …
entry-next-unit = Nächste Einheit, die noch etwas tun kann
entry-hex-menu = Was mit dem { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} möglich ist
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
entry-dangers = Absichten des Gegners
entry-forecast = Wer wird gewinnen?
entry-look-back = Rückschau auf das Spiel
entry-person = Mensch
entry-hold = Anhalten
entry-go-on = Weiter
entry-no-overlays = Alle aus
entry-card = Infokarte des { $cell ->
    [square] Quadrats
    [area] Gebiets
   *[hex] Hexfelds
}
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
entry-note-here = Notiz am { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
}
entry-erase-here = Am { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} radieren
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
why-no-unit-acts = Hier entscheidet keine Einheit: Was möglich ist, steht in der Liste.
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
points-more-win = Wer mehr Punkte hat, gewinnt; Gleichstand ist unentschieden.
points-as-they-stand = Derzeitiger Stand
points-if-it-ended-now = Bei Spielende jetzt

## Side panel
side-wrong-face = Falsche Augenzahl?

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

## Legend: what an overlay sums up to
legend-row = Legende: { $text }. { $note }
legend-none = keine
legend-reach-of-none = eine Einheit wählen oder auf eine zeigen

## What overlays say of a hex or a unit, in words
note-supplied = bleibt versorgt
note-losing = verliert die Versorgung
note-regaining = wird wieder versorgt
note-cut = bleibt unversorgt
note-front = Stärke { $own } gegen { $enemy } daneben
note-behind = Stärke { $own }
note-reach = in Reichweite von { $n }
note-can-act = kann noch etwas tun
