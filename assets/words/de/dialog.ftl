# Dialoge, Tasten, Namen der Befehle und was nach einer Handlung oder einem Fehler gesagt wird.

## What the commands do: keys, tooltips, palette
key-cursor = Cursor { $direction ->
    [east] nach rechts bewegen; im Vortragsmodus: zur nächsten Station der Studie
    [north-east] nach oben bewegen
    [north-west] nach links oben bewegen
    [west] nach links bewegen; im Vortragsmodus: zur Station davor
    [south-west] nach unten bewegen
   *[south-east] nach rechts unten bewegen
}
key-click = { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} unter dem Cursor anklicken
key-next-region = zum nächsten Teil des Fensters: Entscheidung, Karte, Verlauf, Fenster über der Karte, Menüs
key-previous-region = zum vorigen Teil des Fensters
key-hex-menu = zeigen, was mit dem { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} unter dem Cursor getan werden kann
key-next-unit = nächste Einheit wählen, die noch etwas tun kann
key-previous-unit = vorige Einheit wählen, die noch etwas tun kann
key-next-route = anderen Weg zum selben { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} nehmen
key-proceed = tun, was die Phase verlangt: Versorgung prüfen, würfeln, den Zug beginnen
key-plan-attacks = mehrere Angriffe planen, bevor gewürfelt wird, oder die Planung beenden
key-begin-planned = nächsten geplanten Angriff beginnen
key-end-phase = Phase beenden
key-escape = Auswahl aufheben, schließen
key-undo = rückgängig machen
key-redo = wiederherstellen
key-correct-die = die Augenzahl des letzten Wurfs berichtigen
key-moment-before = einen Zeitpunkt zurückblättern
key-moment-after = einen Zeitpunkt vorblättern
key-battle-before = zum Gefecht davor zurückblättern
key-battle-after = zum nächsten Gefecht vorblättern
key-phase-before = zur Phase davor zurückblättern
key-phase-after = zur nächsten Phase vorblättern
key-part-before = zum Spielerzug davor zurückblättern
key-part-after = zum nächsten Spielerzug vorblättern
key-turn-before = zur Spielrunde davor zurückblättern
key-turn-after = zur nächsten Spielrunde vorblättern
key-last-player-turn = letzten Spielerzug von Anfang an ansehen
key-beginning = Spielbeginn ansehen
key-present = in die Gegenwart zurückkehren
key-presenter = Vortragsmodus: die Karte, in riesiger Schrift, was gespielt wird, und die Tasten einer Fernbedienung
key-contrast = hohen Kontrast ein- oder ausschalten
key-black-screen = schwarzer Bildschirm im Vortragsmodus
key-spotlight = Lichtkegel um den Zeiger im Vortragsmodus
key-speaker = Fenster für den Vortragenden auf dem anderen Bildschirm öffnen oder schließen
key-draw = auf die Karte zeichnen: Pfeile, Kreise, Notizen; noch einmal: beenden
key-note = Notiz schreiben am { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} unter dem Zeiger oder dem Cursor
key-next-colour = mit der nächsten Farbe zeichnen
key-erase-drawing = das zuletzt am { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} Gezeichnete entfernen
key-erase-drawings = alles zu diesem Zeitpunkt Gezeichnete entfernen
key-page = das Gezeigte als Blatt zum Austeilen ausgeben (PDF)
key-report-pdf = einen Bericht über das Spiel ausgeben: Runde für Runde, Verluste, Punkte, Glück, Entscheidungen, Geschichte (PDF)
key-report-md = dasselbe als Markdown, mit den Bildern darin
key-muster = ausgeben, was zum Aufstellen mit Figuren nötig ist, als Blatt (PDF)
key-counters = die Einheiten als Spielsteine aus Pappe zeigen
key-blocks = die Einheiten als Holzblöcke zeigen
key-find-unit = Einheit suchen
key-palette = Befehl nach seinem Namen ausführen
key-hex-card = Infokarte des { $cell ->
    [square] Quadrats
    [area] Gebiets
   *[hex] Hexfelds
} unter dem Zeiger zeigen oder verbergen
key-timeline = Zeitleiste zeigen oder verbergen
key-curve = ausrechnen, welches Ende zu jedem Zeitpunkt zu erwarten war, oder damit aufhören
key-play-again = das Spiel vom betrachteten Zeitpunkt an noch einmal abspielen oder anhalten
key-victory-points = Siegpunkte
key-dice = wie die Würfel gefallen sind und wen sie begünstigt haben
key-remark = eine Anmerkung zum betrachteten Zeitpunkt schreiben
key-lines = Varianten dieses Spiels zeigen oder verbergen
key-futures = die Stellung tausendmal weiterspielen und zeigen, wie die Spiele enden
key-falls = sehen, wie die Würfel des letzten Wurfs hätten fallen können, und von dort weiterspielen
key-compare = zwei Stellungen nebeneinander vergleichen
key-history = sehen, was wirklich geschah, neben diesem Spiel
key-hold-computer = Computerspieler anhalten oder weitermachen lassen
key-advice = um Rat fragen
key-dangers = fragen, was die andere Seite als Nächstes tun könnte
key-forecast = fragen, wer wohl gewinnt
key-look-back = auf Glück und Entscheidungen zurückblicken
key-rule-book = Regelbuch
key-manual = Handbuch des Programms
key-tour = Einführung beginnen oder verlassen
key-tour-go-on = in der Einführung weitergehen
key-tour-back = in der Einführung einen Schritt zurückgehen
key-tour-show-me = die Einführung ihren Schritt tun lassen
key-keys = Tasten
key-licences = Lizenzen der Bestandteile des Programms
key-new-game = neues Spiel
key-saved-games = gespeicherte Spiele
key-save = speichern
key-settings = Einstellungen
key-larger-text = größere Schrift
key-smaller-text = kleinere Schrift
key-usual-text = Schrift mit 100 %
key-zoom-in = Karte vergrößern
key-zoom-out = Karte verkleinern
key-whole-map = ganze Karte zeigen
key-north-up = die Karte liegt mit dem Norden oben: Buchstaben aufwärts, Zahlen von links nach rechts
key-as-printed = die Karte liegt wie in der Schachtelausgabe, damit Schachtel und Bildschirm nebeneinander passen: eine Vierteldrehung im Uhrzeigersinn, Buchstaben von links nach rechts, Zahlen abwärts, Norden rechts
key-plain-map = die Karte schlicht, mit größeren Namen und Spielsteinen, von weitem lesbar; oder wieder vollständig
key-side-panel = Seitenleiste zeigen oder verbergen
key-full-screen = Vollbild
key-quit = beenden
key-no-overlays = alle Einblendungen von der Karte nehmen
key-overlay = Einblendung { $n } auf die Karte legen oder von ihr nehmen

## What any dialog has
dialog-close = Schließen
dialog-cancel = Abbrechen

## New game
newgame-title = Neues Spiel
newgame-page-scenarios = Szenario
newgame-page-terms = Spieler und Regeln
newgame-players = Spieler
newgame-one-side = Hier entscheidet nur eine Seite ({ $side }): Gegenüber sitzt niemand, auch kein Computer.
newgame-dice = Würfel
newgame-program-rolls = Das Programm würfelt
newgame-seed = Startwert
newgame-seed-about = Derselbe Startwert und dieselben Züge treffen auf dieselben Würfel.
newgame-seed-bad = Der Startwert ist eine ganze Zahl von 0 bis 18 446 744 073 709 551 615.
newgame-real-dice = Wir würfeln mit echten Würfeln und geben die Augen ein
newgame-undo = Rückgängig
newgame-undo-sealed = Bis zum letzten Wurf oder zur letzten Übergabe (zwei Spieler)
newgame-undo-free = Unbegrenzt, auch Würfe (Analyse)
newgame-kept = Das laufende Spiel wird vorher bei den gespeicherten Spielen abgelegt.
newgame-begin = Beginnen
seat-person = Mensch

## Settings
settings-title = Einstellungen
settings-colours = Farben
theme-printed = Gedruckte Karte
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
settings-text = Schriftgröße
settings-play = Spielablauf
settings-hand-over = Spielen zwei Personen, jeder zeigen, was die andere in ihrem Zug getan hat
settings-left-undone = Nachfragen, wenn am Ende einer Phase noch ein Angriff möglich ist oder Versorgung verloren geht
settings-die = Würfel und Spielsteine bewegen sich auf dem Bildschirm
settings-pace = Der Computer spielt
settings-pace-slow = langsam
settings-pace-easy = normal
settings-pace-fast = schnell
settings-pace-none = sofort
settings-hex-card = Infokarte zum { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} zeigen, auf dem der Zeiger ruht
settings-of-new-game = Würfel und Rücknahme wählt man, wenn ein neues Spiel beginnt.

## Welcome, about
welcome-title = Willkommen
welcome-battle = Korsun, Januar 1944: zwei deutsche Korps in einem Frontbogen am Dnjepr und zwei sowjetische Fronten, die seine Flanken angreifen.
welcome-tour = Eine Einführung von etwa zwanzig Minuten führt durch den ersten sowjetischen Zug, Regel für Regel. Danach kennen Sie das Spiel; das Regelbuch müssen Sie nicht lesen.
welcome-take = Einführung beginnen
welcome-again = Als das Fenster geschlossen wurde, waren Sie bei Schritt { $n } von { $all } der Einführung.
welcome-go-on = Einführung fortsetzen
welcome-not-now = Nicht jetzt
welcome-later = Sie steht jederzeit im Menü „Hilfe“.
about-title = Über das Programm
about-what = Ein Programm, um mit Konfliktsimulationen auf dem Brett zu spielen, zu forschen und zu lehren. Diese Spiele liegen auf dem Tisch:
about-whose = Jedes ist das Werk derer, die es entworfen, entwickelt und verlegt haben. Texte, Zeichnungen und Code sind unsere eigenen; was an Karten, Gliederungen und Tabellen rekonstruiert ist, ist Angabe für Angabe gekennzeichnet.
about-network = Das Programm geht nie ins Netz: Es sendet nichts, lädt nichts herunter und zählt niemanden. Was gespielt wird, bleibt auf diesem Rechner.
about-parts = Es nutzt { $n } Bibliotheken und Schriften anderer Autoren, darunter egui und hexx, jede unter einer freien Lizenz.
about-licences = Lizenzen lesen …

## Saved games
games-title = Gespeicherte Spiele
games-save = Das laufende Spiel speichern
games-name = Name
games-save-as = Unter diesem Namen speichern
games-open = Öffnen
games-none = Noch ist kein Spiel gespeichert.
games-path = Oder der Pfad einer Spieldatei
games-open-file = Diese Datei öffnen
games-no-file = Diese Datei gibt es nicht.
games-folder = Die Spiele liegen in { $folder }
games-lines = { $n ->
    [one] { $n } verlassene Variante
   *[other] { $n } verlassene Varianten
}
games-lines-about = Was rückgängig gemacht und dann anders gespielt wurde. Die { $n } neuesten bleiben erhalten.
replace-title = „{ $name }“ ersetzen?
replace-there = Dort liegt
replace-here = An seine Stelle käme
replace-kept = Vom ersetzten Spiel bleibt eine Kopie bei den gespeicherten Spielen.
replace-other-name = Unter einem freien Namen speichern
replace-it = Ersetzen

## Finding a unit, doing something by its name
palette-title = Befehl suchen
palette-hint = Teil des Befehls: rückgängig, versorg, größer
palette-what = Was zu tun ist
palette-none = Kein Befehl des Programms heißt so.

## Other words by which commands are found; nobody reads them
also-undo = zurücknehmen widerrufen Fehler Schritt zurück
also-redo = wiederherstellen noch einmal vorwärts
also-correct-die = falscher Würfel Wurf vertippt Würfeln
also-save = sichern ablegen Datei behalten
also-save-elsewhere = speichern unter Kopie Datei Ordner exportieren
also-open-file = laden Datei Ordner importieren
also-saved-games = laden öffnen wiederherstellen löschen Datei Partien
also-opening = Startbildschirm Anfang Startseite Hauptmenü fortsetzen
also-new-game = starten neu anfangen Szenario Schlacht Neustart
also-against-computer = KI Gegner Bot solo Einzelspieler allein
also-quit = beenden verlassen schließen Programm
also-print = drucken Drucker Papier exportieren
also-picture = Bild Bildschirmfoto exportieren Karte drucken
also-settings = Optionen Voreinstellungen Design Thema dunkel hell Nachtmodus Farben Schrift Schriftgröße Sprache Animation Tempo Würfel
also-scale = Schrift Schriftgröße Textgröße Buchstaben Zoom größer kleiner
also-contrast = Design Thema dunkel Farben Barrierefreiheit lesbar
also-zoom = vergrößern verkleinern näher Maßstab Kartengröße
also-lie = drehen Ausrichtung Karte
also-plain-map = einfach lesbar Beamer Karte
also-pieces = Counter Blöcke Holzklötze Spielsteine Einheiten
also-full-screen = Vollbild maximieren ganzer Bildschirm großes Fenster
also-presenter = Beamer Projektor Vortrag Unterricht Klasse zeigen
also-replay = Wiederholung ansehen Film abspielen Züge
also-points = Punktestand Ergebnis Sieg wer führt
also-dice = Glück Würfe Statistik Zufall Würfel
also-falls = Wahrscheinlichkeit Chancen Würfel Ausgänge
also-lines = Varianten Baum Zweige Alternativen
also-lessons = Anleitung lernen Übung Kurs üben
also-history = historisch Tatsachen echte Schlacht Geschichte
also-report = Spielbericht Bericht AAR exportieren Text
also-advice = Hinweis Hilfe Vorschlag bester Zug KI Plan
also-dangers = Bedrohung Risiko feindliche Züge Gegner
also-forecast = Prognose Vorhersage Wahrscheinlichkeit Gewinner Bewertung Chancen
also-futures = Prognose Chancen Wahrscheinlichkeit Simulation Ausgänge Histogramm
also-look-back = Analyse Rückblick Fehler Patzer Glück
also-seat = KI Computer Gegner Bot Mensch Spieler Stufe Schwierigkeit Spielstärke
also-coach = KI Trainer Warnung Fehler Patzer Hilfe
also-hold-computer = Pause warten anhalten KI Gegner
also-end-phase = weiter fertig passen Zug beenden
also-find-unit = suchen wo ist Einheit Spielstein
also-rule-book = Hilfe Regeln Spielanleitung Regelheft wie spielt man
also-manual = Hilfe Anleitung Bedienung Handbuch Dokumentation
also-tour = Einführung Anfänger Tutorial lernen Hilfe
also-keys = Tastenkürzel Tastatur Kurzbefehle Hilfe
also-about = Version Mitwirkende Autoren Quellen Hilfe
also-editor = erstellen ändern entwerfen Karte Szenario
also-draw = Stift zeichnen Pfeile markieren anmerken
also-language = { $language ->
    [en] Englisch English
    [de] Deutsch German
    [ru] Russisch Russian
    [uk] Ukrainisch Ukrainian
   *[system] automatisch Standard
}

## Notes, licences, rule book
note-title = Notiz an { $hex }
note-hint = Ein paar Worte; ohne Text verschwindet die Notiz
note-words = Text der Notiz
note-write = Schreiben
licences-title = Lizenzen
licences-hint = Teil von Name, Version oder Lizenz: egui, font, zlib
licences-what = Bibliothek, Schrift oder Lizenz
licences-none = Keine Bibliothek, Schrift oder Lizenz heißt so.
rules-title = Regelbuch
manual-title = Handbuch
rules-search = Suchen
rules-back = Zurück
rules-unknown = Eine Regel { $rule } gibt es nicht.
rules-none = Nichts gefunden.

## Questions of the game
die-shows = Der Würfel zeigt { $die }
die-correct-title = Was hat der Würfel gezeigt?
undone-key = noch einmal { $key }
undone-back = Zurück
resume-title = Weiterspielen?
resume-what = Diese Spiele waren offen, als das Programm zuletzt beendet wurde. Jedes ist bis zur letzten Aktion gesichert.
resume-go-on = Weiterspielen
resume-put-away = Weglegen
resume-safe = Es kommt zu den gespeicherten Spielen; nichts geht verloren.
resume-not-now = Jetzt nicht
resume-fault = Mit diesem Spiel ist das Programm letztes Mal durch einen eigenen Fehler abgebrochen.
resume-fault-said = (Gemeldet wurde: { $said })
resume-bare = Ohne Zeichnungen öffnen
resume-bare-about = Der sichere Weg: Was auf die Karte gezeichnet wurde, bleibt weg – und bleibt in der Datei, aus der das Spiel kommt.

## Keys
keycap-ctrl = Strg
keycap-alt = Alt
keycap-shift = Umschalt
keycap-space = Leertaste
keycap-enter = Enter
keycap-escape = Esc
keycap-tab = Tab
keycap-backspace = Rücktaste
keycap-delete = Entf
keycap-insert = Einfg
keycap-home = Pos1
keycap-end = Ende
keycap-page-up = Bild auf
keycap-page-down = Bild ab
keys-title = Tasten
keys-how = Zum Ändern eine Taste anklicken und die neue drücken.
keys-all-usual = Alle zurücksetzen
keys-tab = von Knopf zu Knopf und { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} zu { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} gehen
keys-mouse = Maus
keys-mouse-how = Ein Klick fächert einen Stapel auf, wählt eine Einheit oder geht in ein beleuchtetes { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
}. Ein Doppelklick auf eine Einheit wählt ihren ganzen Stapel; Umschalt nimmt eine Einheit hinzu. Oder eine Einheit ziehen. Die rechte Taste zeigt, was mit { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} oder Einheit getan werden kann, die mittlere meint immer das { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
}. An freier Stelle ziehen verschiebt die Karte, das Rad vergrößert.
keys-press = Taste drücken …
keys-press-of = Neue Taste drücken für: { $what }
keys-change = { $key } ändern: { $what }
keys-usual = Zurücksetzen
keys-usual-of = Taste zurücksetzen für: { $what }
keys-escape = Esc lässt sie, wie sie ist.
keys-reserved = { $key } ist nicht verfügbar: { $why }
keys-taken = { $key } ist schon die Taste für: { $what }.
keys-swap = Tasten tauschen
keys-leave = So lassen
keys-fixed = Diese Taste bleibt, wie sie ist.
reserved-escape = Esc hebt immer die Auswahl auf oder schließt.
reserved-enter = Enter drückt immer, was gewählt ist.
reserved-tab = Tab geht immer zum nächsten Knopf.
reserved-arrows = Die Pfeiltasten bewegen immer den Cursor oder gehen im Vortragsmodus von Station zu Station, und sie wählen in Listen.
reserved-clipboard = Diese Taste kopiert und fügt Text ein.
reserved-typing = Diese Taste markiert, kopiert oder fügt ein, wo Text eingegeben wird.
badkey-unknown = nichts heißt „{ $word }“
badkey-fixed = „{ $word }“ behält seine Taste
badkey-none = „{ $word }“ hat keine gültige Taste
badkey-reserved = „{ $word }“ kann die Taste { $key } nicht haben
badkey-shared = „{ $word }“ teilt die Taste { $key } mit einem anderen Befehl
badkey-all = Einige Tasten in den Einstellungen sind unbrauchbar; dort gelten die Standardtasten: { $which }.

## Told after something was done or failed
tell-earlier = Gezeigt wird ein früherer Zeitpunkt; Esc kehrt in die Gegenwart zurück.
tell-not-yours = Jetzt entscheidet der Computer. Um für ihn zu entscheiden, ihn anhalten.
tell-no-cursor = Zuerst mit den Pfeiltasten auf ein { $cell ->
    [square] Quadrat
    [area] Gebiet
   *[hex] Hexfeld
} gehen.
dialog-dismiss = Schließen
tell-nothing-to-redo = Es gibt nichts wiederherzustellen.
tell-undo-at-start = Nichts rückgängig zu machen: Dies ist der Spielbeginn.
tell-undo-die = Nichts rückgängig zu machen: Der Würfel ist gefallen, und was er zeigte, gilt.
tell-no-face = Es gibt keine Augenzahl zu berichtigen: Die letzte Aktion kam ohne echten Würfel aus.
tell-face-is-entered = Die { $die } ist schon eingegeben. Ihre Taste tut wieder etwas anderes, sobald Sie etwas anderes getan haben.
tell-undo-handed-over = Nichts rückgängig zu machen: Die Entscheidung liegt beim anderen Spieler.
tell-undo-shown = Nichts rückgängig zu machen: Verborgenes ist schon gesehen worden.
tell-presenter-only = Das gehört zum Vortragsmodus: { $key }.
tell-saved = Gespeichert als „{ $name }“.
tell-folder = Ordner: { $folder }
tell-saved-beside = Ein anderes Programm hat die Datei dieses Spiels geändert; sie bleibt, wie sie ist, und dieses Spiel ist als „{ $name }“ gespeichert.
tell-saved-anew = Die Datei dieses Spiels war verschwunden; sie ist neu angelegt: „{ $name }“.
tell-replaced = Gespeichert als „{ $name }“. Das Spiel, das dort lag, heißt jetzt „{ $kept }“.
tell-changes-kept = „{ $file }“ ist noch so, wie es zuletzt gespeichert wurde; was sich seither geändert hat, liegt bei den gespeicherten Spielen als „{ $name }“.
tell-left-kept = Das bisherige Spiel liegt bei den gespeicherten Spielen als „{ $name }“.
tell-opened = Geöffnet.
tell-opened-bare = Ohne Zeichnungen geöffnet. Mit ihnen liegt es als „{ $name }“ bereit.
tell-computer-held = Der Computer wartet auf „Weiter“ ({ $key }).
tell-branched = In dieser Stellung beginnt ein neues Spiel zur Analyse: Alles lässt sich rückgängig machen.
tell-card-away = Was wo liegt, wird nicht mehr gesagt; { $key } und das Menü Ansicht holen es zurück.
tell-other-kept = Das andere Spiel ist unter den gespeicherten Spielen.
title-branch = { $title }, ab Spielrunde { $turn }
title-unsaved = { $title } (weitergespielt)
title-bare = { $title } (ohne Zeichnungen)
name-replaced = { $name } (ersetzt)
tell-action-not-kept = Diese Aktion ist nicht auf der Platte gesichert: { $error }
tell-game-not-kept = Dieses Spiel ist nicht gesichert: { $error }. Vielleicht lässt es sich unter einem Namen speichern; wird das Programm jetzt noch einmal geschlossen, geht verloren, was nicht gesichert ist.
tell-settings-not-kept = Die Einstellungen sind nicht gesichert: { $error }

## What is wrong with a saved game: after the name of the file, so without a capital letter
file-too-large = die Datei hat { $bytes } Bytes, mehr als die { $limit }, die ein gespeichertes Spiel haben darf
file-empty = die Datei ist leer
file-not-text = die Datei ist kein Text, also kein gespeichertes Spiel
file-not-json = die Datei ist kein gespeichertes Spiel, oder sie ist ab Zeile { $line } beschädigt (sie ist kein JSON: { $what }, Spalte { $column })
file-not-a-game = die Datei ist kein gespeichertes Spiel von Hell’s Gate: Es fehlt "format": "{ $format }"
file-newer = von einer neueren Version ({ $found }) geschrieben; diese liest bis { $version }. Mit einem neueren Hell’s Gate öffnen
file-no-version = die Version des Formats fehlt oder ist keine ganze Zahl von 1 bis { $version }
file-broken-early = die Datei ist in Zeile { $line }, Spalte { $column } beschädigt, noch vor der ersten Phase: Aus ihr ist nichts zu retten
file-no-scenario = das Feld „scenario“ fehlt: ohne es lässt sich das Spiel nicht spielen
file-ends-early = der Text endet zu früh
file-not-utf8 = ein Zeichen, das kein UTF-8 ist
file-cut-short = die Datei bricht in Zeile { $line } ab
file-unreadable-from = die Datei ist ab Zeile { $line }, Spalte { $column } nicht lesbar: { $what }
file-damaged = Diese Datei ist beschädigt: { $why }. { $n ->
    [one] Die erste Aktion ist
   *[other] Die ersten { $n } Aktionen sind
} erhalten, der Rest ist weggelassen.
file-odd = { $n ->
    [one] Die einzige Aktion wurde
   *[other] Alle { $n } Aktionen wurden
} gelesen, aber die Datei ist nicht so, wie sie geschrieben wurde.
file-note = Anmerkung: { $note }.
file-more-notes = … und { $n } weitere.

## Was ein gespeichertes Spiel beweist
proof-good = Das Spiel ist in Ordnung: Szenario, Aufzeichnung und, wenn das Programm würfelt, die Würfe.
proof-cannot-tell = Am Spiel ist nichts falsch, aber die Datei sagt nicht, ob alles da ist, wie es gespielt wurde.
proof-own = Das Spiel ist vollständig, aber sein Szenario oder die Stellung, mit der es beginnt, wird nicht mitgeliefert, oder Würfel der Hauptvariante wurden gewählt.
proof-undrawn = Das Spiel ist vollständig, aber nicht alles, was auf seiner Karte gezeichnet war.
proof-faulty = Dem Spiel ist nicht zu trauen.
proof-scenario-shipped = Szenario: „{ $title }“ ({ $id }), wie mitgeliefert; Prüfsumme { $digest }.
proof-scenario-changed = Szenario: Es nennt sich { $id }, aber seine Angaben waren nie die des gleichnamigen mitgelieferten Szenarios; Prüfsumme { $digest }.
proof-scenario-own = Szenario: „{ $title }“ ({ $id }), ein eigenes; Prüfsumme { $digest }.
proof-set-up = Beginn: eine aufgebaute Stellung, nicht der Anfang des Szenarios.
proof-dice-seeded = Würfel: { $n ->
    [0] keiner ist gefallen; der Startwert ist { $seed }
    [one] der einzige folgt aus dem Startwert { $seed }
   *[other] alle { $n } folgen aus dem Startwert { $seed }
}.
proof-dice-odd = Würfel: { $n } von { $of } folgen nicht aus dem Startwert { $seed }; zuerst die { $written } der Aktion { $ply }, wo der Startwert { $seeded } gibt.
proof-dice-by-hand = Würfel: von Hand geworfen, bisher { $n }.
proof-chosen = Gewählte Würfel: { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfe
}, neben der Hauptvariante; der erste ist der von Aktion { $action }.
proof-chosen-main = Gewählte Würfel: { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfe
}, auch in der Hauptvariante; der erste ist der von Aktion { $action }.
proof-lines = Varianten: { $n }, jede nachgespielt; { $deleted ->
    [0] nichts ist gelöscht
    [one] { $deleted } weitere ist gelöscht und auch nachgespielt
   *[other] { $deleted } weitere sind gelöscht und auch nachgespielt
}.
proof-whole = Aufzeichnung: vollständig.
proof-not-whole = Aufzeichnung: beschädigt oder geändert, nachdem sie geschrieben war.
proof-untold = Aufzeichnung: Die Datei trägt keinen Stempel, wie die früherer Versionen; ob das Ende fehlt, lässt sich nicht sagen.
proof-untold-part = Aufzeichnung: Die ersten { $n } Aktionen stammen aus einer Datei ohne Stempel; ob sie so gespielt wurden, lässt sich nicht sagen.
proof-modes = Rückgängig: { $undo }. Weder das noch, wer würfelt, wurde geändert.
proof-modes-changed = Rückgängig: { $undo }. Das oder, wer würfelt, wurde geändert, nachdem die Datei geschrieben war.
proof-modes-untold = Rückgängig: { $undo }. Ob das oder, wer würfelt, geändert wurde, lässt sich nicht sagen.
proof-undo-free = unbegrenzt
proof-undo-sealed = bis zum letzten Wurf oder zur letzten Übergabe
proof-verified = { $file }: { $standing ->
    [good] in Ordnung
    [untold] nichts falsch, nicht bewiesen
    [own] eigenes Szenario oder eigener Beginn
    [undrawn] Zeichnungen fehlen
   *[faulty] nicht in Ordnung
}, { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}

## Why a file was not saved or opened
save-failed = { $file } wurde nicht gespeichert: { $why }. { $advice } ({ $system })
save-disk-full = der Datenträger ist voll
save-no-such-folder = der Ordner existiert nicht
save-not-a-folder = der Ordner ist in Wirklichkeit eine Datei
save-read-only-disk = der Datenträger ist nur lesbar
save-no-permission = in diesen Ordner darf nicht geschrieben werden
save-read-only-file = die Datei ist schreibgeschützt
save-anothers-file = die Datei gehört jemand anderem und würde Ihre werden
save-exists = eine Datei dieses Namens gibt es schon
save-is-a-folder = so heißt schon ein Ordner
save-names-a-folder = so endet nur der Name eines Ordners
save-dead-link = das ist ein Verweis auf eine Datei, die es nicht gibt
save-not-a-file = das ist ein Gerät oder eine Pipe, keine Datei
save-bad-name = der Name ist zu lang oder hier nicht möglich
save-refused = das System hat es verweigert
save-missing-folder = den Ordner { $folder } gibt es nicht
advice-free-space = Platz schaffen und noch einmal speichern
advice-other-folder = Einen anderen Ordner wählen: statt des Namens den ganzen Pfad eingeben, oder { $variable } setzen und neu starten
advice-other-disk = Einen Ordner auf einem anderen Laufwerk wählen: statt des Namens den ganzen Pfad eingeben, oder { $variable } setzen und neu starten
advice-other-name = Einen anderen Namen wählen
advice-own-name = Der Datei einen eigenen Namen geben
not-written = { $file } kann nicht geschrieben werden: { $why }
open-failed = { $file } ist nicht lesbar: { $system }

## Lists of saved games
listed-unopened = nicht zu öffnen: { $why }
listed-too-large = die Datei ist zu groß
listed-long = eine lange Aufzeichnung von { $megabytes } MB
listed-damaged = beschädigt
listed-actions = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}

## What is wrong with the settings
settings-too-large = Die Einstellungsdatei ist zu groß; es gelten die Standardeinstellungen.
settings-damaged = Die Einstellungsdatei ist beschädigt ({ $what }); es gelten die Standardeinstellungen.
settings-fields = Einige Einstellungen sind unbrauchbar; dort gelten die Standardwerte: { $which }.
settings-fields-more = Einige Einstellungen sind unbrauchbar; dort gelten die Standardwerte: { $which } und { $n } weitere.
settings-unreadable = Die Einstellungen in { $file } sind nicht lesbar ({ $system }); es gelten die Standardeinstellungen.
