# Studien: Stationen, die zusammengestellt, vorgetragen und gedruckt werden.

## Files
stops-too-long = eine Studie hat höchstens { $most } MB
stops-not-a-study = das ist keine Studie
stops-not-text = die Datei ist kein Text, also keine Studie
stops-not-json = das ist keine Studie, oder sie ist beschädigt: Es ist kein JSON ({ $what })
stops-newer = diese Studie hat ein neueres Programm geschrieben (Format { $found }; dieses liest bis { $known }). Öffnen Sie sie mit jenem
stops-no-version = das Format dieser Studie fehlt; dieses Programm liest { $known }
stops-no-game = ein Zeitpunkt braucht die Nummer seines Spiels
stops-one-moment = ein Zeitpunkt eines Spiels hat entweder „at“ oder „position“
stops-empty-section = dieser Ausschnitt der Karte hat keine Größe
stops-no-games-counted = ein Histogramm hat mindestens ein Spiel
stops-no-level = einen solchen Computerspieler gibt es nicht
stops-game-missing = die Datei hat kein Spiel { $n }
stops-no-moment = das Spiel hat keinen Zeitpunkt { $n }; sein letzter ist { $all }
stops-more-faults = { $told }; { $n ->
    [one] { $n } weiterer Fehler
   *[other] { $n } weitere Fehler
}
stops-more = … und { $n } weitere
stops-of = { $n } von { $all }
stops-faults = { $file } hat Fehler; geöffnet wurde, was heil ist, die Datei bleibt, wie sie ist:
    { $told }
stops-refused = { $file } lässt sich nicht als Studie öffnen:
    { $told }
stops-unreadable = { $file } lässt sich nicht lesen: { $why }
stops-told = { $title }: { $stops ->
    [one] { $stops } Station
   *[other] { $stops } Stationen
}, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
stops-page-of-text = eine Textseite
stops-with-histogram = { $shows }, mit Histogramm
stops-sound = Alle Spiele und Zeitpunkte sind einwandfrei.
stops-written = { $n ->
    [one] { $n } Station gedruckt.
   *[other] { $n } Stationen gedruckt.
}
stops-to-pdf = Eine Studie wird als PDF gedruckt: Geben Sie --out einen Namen, der auf .pdf endet.
file-kind-study = Studien

## Putting it together
entry-study = Studie zusammenstellen …
key-study = eine Studie zusammenstellen oder ihr Fenster schließen
key-stop-here = diesen Zeitpunkt in die Studie aufnehmen
key-stop-earlier = die Station der Studie nach oben schieben
key-stop-later = die Station der Studie nach unten schieben
stops-open-first = Öffnen Sie zuerst die Studie ({ $key }).
stops-window = Studie
stops-title-new = Meine Studie
stops-new = Neue Studie
stops-open = Öffnen
stops-open-file = Andere Datei …
stops-save = Studie speichern
stops-save-elsewhere = Studie speichern unter …
stops-saving = Wird gespeichert …
stops-save-stop = Speichern abbrechen
stops-save-stopped = Das Speichern wurde abgebrochen; die Datei bleibt, wie sie war.
stops-opening = { $file } wird geöffnet …
stops-open-stop = Öffnen abbrechen
stops-open-stopped = Das Öffnen wurde abgebrochen.
stops-print = Als PDF drucken …
stops-print-notes = Für den Vortrag, mit den Notizen
stops-print-class = Für die Klasse, ohne die Notizen
stops-notes-head = Notizen für den Vortrag
stops-print-stop = Drucken abbrechen
stops-printing-stopped = Das Drucken wurde abgebrochen.
stops-title = Titel der Studie
stops-about = Worum es geht
stops-stops = Stationen
stops-none = Noch keine Stationen. Gehen Sie zu einem Zeitpunkt eines Spiels, und nehmen Sie ihn auf.
stops-add-moment = Diesen Zeitpunkt aufnehmen
stops-add-moment-tip = Mit Einblendungen, Zeichnungen und dem gezeigten Ausschnitt der Karte; das Spiel kommt mit allen Varianten mit ({ $key })
stops-add-position = Nur die Stellung aufnehmen
stops-add-position-tip = Dasselbe ohne das Spiel: weder was vorher war noch was danach kommt
stops-add-page = Textseite einfügen
stops-import = Spiel importieren
stops-no-saved-games = Es gibt keine gespeicherten Spiele.
stops-import-opened = Öffnen Sie das Spiel hier; „Diesen Zeitpunkt aufnehmen“ nimmt es dann in die Studie.
stops-show = Zeigen
stops-show-tip = Stellt die Station auf den Tisch; Ihr Spiel wartet so lange
stops-present = Ab hier vortragen
stops-present-tip = Vortragsmodus ab dieser Station: { $on } oder { $page } geht weiter, { $back } zurück, { $escape } beendet ihn
stops-remove = Entfernen
stops-row-tip = Ziehen Sie die Zeile, oder drücken Sie Alt+↑ und Alt+↓, um sie zu verschieben; Entf entfernt sie
stops-title-of = Titel der Station
stops-caption-of = Was die Klasse neben der Karte sieht (**fett**, - Liste)
stops-caption-tip = Alle lesen es auf der Leinwand.
stops-text-of = Text (**fett**, - Liste)
stops-only-speaker = Was nur Sie sehen
stops-notes-of = Was nur Sie sehen: für das Fenster für den Vortragenden und auf Wunsch im Druck
stops-notes-tip = Auf der Leinwand ist davon nichts zu sehen. Hierher kommt eine Bemerkung zu dem Zeitpunkt; was die Klasse lesen soll, gehört in das Feld darüber.
stops-of-game = Ein Zeitpunkt aus „{ $game }“.
stops-of-position = Eine Stellung aus „{ $game }“, ohne was davor und danach kam.
stops-take-moment = Stattdessen diesen Zeitpunkt zeigen
stops-overlays = Einblendungen: { $keys }.
stops-no-overlays = Keine Einblendungen.
stops-take-overlays = Die jetzt gezeigten übernehmen
stops-whole-map = Zeigt die ganze Karte.
stops-a-part = Zeigt einen Ausschnitt der Karte.
stops-take-section = Jetzigen Ausschnitt übernehmen
stops-show-whole = Ganze Karte zeigen
stops-drawings = { $n ->
    [0] Keine Zeichnungen.
    [one] { $n } Zeichnung.
   *[other] { $n } Zeichnungen.
}
stops-take-drawings = Die auf der Karte übernehmen
stops-page-title = Seite { $n }
stops-histogram = Histogramm: { $title }
stops-no-histogram = Kein Histogramm. „Tausend Fortsetzungen“ nimmt eines auf.
stops-drop-histogram = Histogramm entfernen
stops-copied = Als Station { $n } aufgenommen.
stops-histogram-put = Das Histogramm steht in Station { $n }.
stops-no-futures = Es sind noch keine Fortsetzungen gespielt.
stops-full = Eine Studie hat höchstens { $most } Stationen.

## On the table
stops-card = Station { $n } von { $all }
stops-next = Nächste Station
stops-back = Vorige Station
stops-step-tip = { $key }; im Vortragsmodus { $arrow } oder { $page }
stops-leave = Studie verlassen
stops-leave-tip = Ihr eigenes Spiel kommt zurück, wie es war
stops-leave-first = Verlassen Sie zuerst die Studie.
stops-not-on-show = Es liegt keine Studie auf dem Tisch.
stops-last = Das war die letzte Station.
stops-first = Das ist die erste Station.
stops-cannot-show = Diese Station lässt sich nicht zeigen: { $why }
stops-practice = Was hier gespielt wird, ändert die Studie nicht, es sei denn, Sie nehmen den Zeitpunkt auf.
stops-comes = Als Nächstes: { $title }
unkept-title = Das ließ sich nicht schreiben
unkept-study = Die Studie „{ $title }“
unkept-lesson = Die Lektion „{ $title }“
unkept-about = Was sich seit dem letzten Speichern geändert hat, nahm die Platte nicht an. Wird das Fenster jetzt geschlossen, ist es verloren.
unkept-again = Noch einmal versuchen und schließen
unkept-path = Andere Datei
unkept-study-elsewhere = Studie woanders speichern
unkept-lesson-elsewhere = Lektion woanders speichern
unkept-leave = Ohne Speichern schließen
unkept-stay = Nicht schließen

## A game in notation
notation-line = Zeile { $n }
notation-head = das ist kein Spiel in Notation: Es beginnt mit „{ $head }“
notation-from = „from“ braucht die Nummer einer Stellung
notation-twice = „{ $field }“ steht zweimal da
notation-field = vor dem ersten „from“ gibt es kein Feld „{ $field }“; es gibt { $known }
notation-scenario = ein Szenario „{ $name }“ dieses Systems gibt es hier nicht; „system“ steht davor
notation-read = { $n ->
    [one] Gelesen: { $n } Handlung, geschrieben nach { $file }.
   *[other] Gelesen: { $n } Handlungen, geschrieben nach { $file }.
}
