## Days and times, as the clock of the place shows them
local-time = { $day }.{ $month }.{ $year }, { $hour }:{ $minute }

## The opening screen
opening-first = Ihre erste Schlacht
opening-last = Zuletzt gespielt
opening-picture = Stand des Spiels
opening-begin = Beginnen
opening-new-about = Alle Spiele und alle Szenarien.
opening-against-about = Der Computer sitzt gegenüber; wie gut er spielt, bestimmen Sie.
opening-tour-about = Zwanzig Minuten am Tisch, Regel für Regel; das Regelbuch müssen Sie nicht lesen.
opening-saved-about = Eine Tabelle mit Bildern: öffnen, umbenennen, kopieren, aufräumen.
opening-files = Letzte Spiele
opening-show = Beim Start die Startseite zeigen
entry-opening = Startseite …
entry-against-computer = Gegen den Computer …
entry-open-file = Datei öffnen …
entry-save-elsewhere = Als Datei speichern …
entry-svg-outlines = Als SVG ausgeben, Schrift als Umrisse …
key-opening = Startseite: weiterspielen, beginnen, öffnen
key-against-computer = neues Spiel gegen den Computer
key-play-following = spielen, was an dieses Spiel anschließt
key-open-file = eine Datei aus einem beliebigen Ordner öffnen
key-save-elsewhere = das Spiel als Datei in einem beliebigen Ordner speichern
key-picture-outlines = das gezeigte Spielfeld als Vektorgrafik ausgeben, deren Schrift aus Umrissen besteht (SVG)

## The table of saved games
saved-games = { $n ->
    [one] { $n } gespeichertes Spiel
   *[other] { $n } gespeicherte Spiele
}
saved-trash = { $n ->
    [one] { $n } gelöscht
   *[other] { $n } gelöscht
}
saved-find = Suchen
saved-found = { $n } von { $all } gefunden
saved-title = Titel
saved-game = Spiel
saved-stands = Stand
saved-players = Spieler
saved-written = Gespeichert
saved-sort = Nach „{ $column }“ sortieren
saved-none-found = Kein Spiel enthält alle diese Wörter.
saved-rename = Umbenennen …
saved-rename-title = Spiel umbenennen
saved-new-title = Neuer Titel
saved-do-rename = Umbenennen
saved-duplicate = Duplizieren
saved-throw-away = In den Papierkorb
saved-put-back = Wiederherstellen
saved-undo = Rückgängig: „{ $title }“ zurückholen
saved-keys = Enter öffnet das gewählte Spiel, F2 benennt es um, Strg+D kopiert es, Entf löscht es; Strg+Z holt es zurück, Strg+F sucht.
saved-renamed = „{ $before }“ heißt jetzt „{ $title }“.
saved-duplicated = Kopiert als „{ $name }“.
saved-thrown = „{ $title }“ liegt im Papierkorb.
saved-back = „{ $title }“ ist wieder da.
saved-not-back = „{ $title }“ lässt sich von hier nicht zurückholen; sehen Sie im Papierkorb Ihres Rechners nach.
shelf-damaged = Würde eine beschädigte Datei neu geschrieben, ginge verloren, was darin noch zu retten ist: Öffnen Sie das Spiel und speichern Sie es unter einem anderen Namen.
shelf-nameless = Ein Spiel braucht einen Titel.
shelf-taken = Ein anderes Spiel heißt schon „{ $name }“.
shelf-not-moved = { $file } lässt sich nicht verschieben: { $system }

## What the desktop is asked for
errand-open = Gespeichertes Spiel öffnen
errand-save = Spiel speichern
errand-write = Datei ausgeben
errand-save-own = Datei speichern
errand-asked-already = Ein Dateidialog ist schon offen.
errand-not-shown = Der Ordner lässt sich von hier nicht zeigen: { $folder }
file-kind-game = Gespeicherte Spiele
file-kind-pdf = PDF-Blätter
file-kind-csv = Tabelle mit Kommas
file-kind-md = Markdown-Text
file-kind-png = PNG-Bilder
file-kind-svg = SVG-Bilder
written-download = Noch einmal herunterladen
written-show = Im Ordner zeigen
