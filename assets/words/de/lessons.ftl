# Lektionen: die Liste, die Karte eines Schritts, was zu Antworten gesagt wird, Dateien.

## The list
lessons-title = Lektionen
entry-lessons = Lektionen …
key-lessons = die Liste der Lektionen öffnen
opening-lessons-about = Regeln und Ideen jedes Spiels, Schritt für Schritt, mit Fragen auf der Karte.
lessons-tours = Erste Schritte
lessons-own = Eigene
lessons-done = erledigt
lessons-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
lessons-at = Schritt { $n } von { $all } erledigt
lessons-faulty = lässt sich nicht öffnen
lessons-foot = Eine Lektion hat ein eigenes Spiel; Ihres wartet so lange.

## The card
lesson-step = Schritt { $n } von { $all }
lesson-leave = Lektion verlassen
lesson-list = Liste
lesson-hint = { $n ->
    [one] Hinweis (noch { $n })
   *[other] Hinweis (noch { $n })
}
lesson-hint-head = Hinweis { $n }
lesson-try-again = Noch einmal
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen …
lesson-check = Prüfen
lesson-number = Zahl:
lesson-number-how = Geben Sie eine ganze Zahl ein.
lesson-on-the-map = Antworten Sie auf der Karte oder mit den Knöpfen der Seitenleiste.
lesson-right = Richtig.
lesson-shown = So geht es.
lesson-not-so = Nicht ganz.
key-lesson-hint = den nächsten Hinweis einer Lektion lesen
key-lesson-again = die Frage einer Lektion noch einmal versuchen

## What is said of answers
lesson-other = Die Regeln erlauben das, aber danach ist hier nicht gefragt.
lesson-other-number = Das ist nicht die Zahl. Zählen Sie noch einmal, oder nehmen Sie einen Hinweis.
lesson-too-soon = Das kommt zu früh: Vorher gehört noch mehr zur Antwort.
lesson-answer-first = Beantworten Sie zuerst die Frage, oder drücken Sie { tour-show-me }.
lesson-answered = Die Frage ist beantwortet. Gehen Sie weiter, oder versuchen Sie es noch einmal.
lesson-answer-here = Beantworten Sie zuerst die Frage auf der Karte der Lektion.
lesson-no-hints = Es gibt keinen weiteren Hinweis.
lesson-leave-first = { $why } Verlassen Sie zuerst die Lektion.
lesson-not-saved = Das Spiel einer Lektion wird nicht gespeichert.

## Files
lesson-gone = Diese Lektion gibt es nicht mehr.
lesson-unreadable = { $file } lässt sich nicht lesen: { $why }
lesson-damaged = Die Datei dieser Lektion ist beschädigt ({ $why }). Gezeigt wird, was heil ist; die Datei bleibt, wie sie ist.
lesson-faults = { $file } ist keine einwandfreie Lektion:
    { $told }
lesson-faults-more = { $file } ist keine einwandfreie Lektion:
    { $told }
    und { $n ->
        [one] { $n } weiterer Fehler
       *[other] { $n } weitere Fehler
    }
lesson-too-long = eine Lektionsdatei hat höchstens { $most } KB
lesson-one-kind = eine Frage hat entweder „play“ oder „choose“ oder „number“
lesson-one-right = eine Auswahl braucht mindestens zwei Einträge, davon einen richtigen
lesson-no-rule = es gibt keine Regel { $rule }
lesson-not-played = lässt sich hier nicht spielen: { $why }
lesson-nothing-there = hier gibt es weder einen Ort noch eine Einheit { $name }
lesson-other-fact = die Datei sagt { $is }, die Regeln sagen { $found }
lesson-says-nothing = zu dieser falschen Antwort wird nichts gesagt
lesson-both = dieselbe Antwort ist richtig und falsch
lesson-first-is-whole = die erste richtige Antwort ist ausgeschrieben, ohne „*“
lesson-another-notation = die Regeln erlauben es, schreiben es aber anders
lesson-told = { $title }: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, { $asked ->
    [one] { $asked } Frage
   *[other] { $asked } Fragen
}
lesson-sound = Alle Stellungen, Antworten, Regeln und Zahlen sind einwandfrei.

## Writing a lesson
entry-author = Lektion schreiben …
key-author = eine Lektion schreiben oder ihr Fenster schließen
author-window = Eine Lektion schreiben
author-new = Neue Lektion
author-save = Lektion speichern
file-kind-lesson = Lektionen
author-try = Ausprobieren
author-check = Prüfen
author-undo = Änderung zurücknehmen
author-redo = Änderung wiederherstellen
author-open = Öffnen
author-language = Sprache der Eingabe:
author-no-file = Noch nicht gespeichert; der Entwurf bleibt erhalten.
author-title = Titel der Lektion
author-title-new = Meine Lektion
author-chapter = Kapitel
author-about = Worum es geht
author-steps = Schritte
author-step-title = Schritt { $n }
author-step-text = Was gibt es hier zu sehen?
author-add-step = Schritt hinzufügen
author-earlier = Nach oben
author-later = Nach unten
author-delete-step = Schritt löschen
author-step-name = Titel des Schritts
author-text = Text (**fett**, - Liste, [7.1])
author-rule = Regel
author-has-position = Hat eine eigene Stellung.
author-goes-on = Setzt fort, wo der Schritt davor endet.
author-take-position = Stellung vom Tisch übernehmen
author-go-on = An den Schritt davor anschließen
author-before = Vor dem Schritt gespielt, eine Handlung je Zeile
author-no-overlays = Zeigt keine Einblendung.
author-overlays = Zeigt: { $keys }.
author-any-overlays = Lässt die Einblendungen, wie sie sind.
author-take-overlays = Die jetzt gezeigten zeigen
author-leave-overlays = Unverändert lassen
author-shows = Felder und Einheiten, auf die er zeigt (C6 20T)
author-question = Frage
author-kind-none = Keine
author-kind-play = Durch Spielen
author-kind-choose = Durch Auswählen
author-kind-number = Mit einer Zahl
author-ask = Was gefragt wird
author-choice = Eine Antwort
author-choice-head = Auswahl { $n }
author-is-right = Auswahl { $n } ist richtig
author-add-choice = Auswahl hinzufügen
author-number = Die richtige Zahl
author-wrong-number = Falsche Zahl { $n }
author-add-number = Falsche Zahl hinzufügen
author-right = Richtige Antwort
author-wrong = Falsche Antwort
author-other = Zu allem anderen
author-says-of = Dazu gesagt: { $what }
author-delete = Löschen: { $what }
author-add = Hinzufügen: { $what }
author-record-right = Richtige Antwort spielen
author-record-wrong = Falsche Antwort spielen
author-recording = Spielen Sie die Antwort auf der Karte.
author-stop = Das ist die Antwort
author-nothing-played = Es wurde nichts gespielt.
author-hints = Hinweise
author-add-hint = Hinweis hinzufügen
author-delete-hint = Hinweis { $n } löschen
author-explains = Nach der Antwort erklärt
author-reply = Danach spielt die andere Seite

## How well people play
entry-ratings = Wertung …
also-ratings = Spieler Stärke Elo Ergebnisse Vergleich gewonnen verloren Rangliste
ratings-title = Wertung
ratings-none = Noch zählt kein Spiel dieser Art: Die Stufen des Computers stehen allein.
ratings-head = { $column ->
    [who] Spieler
    [rating] Wertung
   *[games] gewonnen–unentschieden–verloren
}
ratings-nobody = ohne Namen
ratings-rating = { $rating } ± { $error }
ratings-now = { $who }: Wertung { $rating } ± { $error } nach { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spielen
}; der Oberst hat 1000.
ratings-uncounted = Zählt nicht für die Wertung: { $why ->
    [names] Beide Spieler heißen gleich oder haben keinen Namen. Namen gibt man unter „Neues Spiel“ an.
    [scenario] Das Szenario kam nicht mit dem Programm.
    [set-up] Es begann mit einer aufgestellten Stellung, oder die Datei wurde außerhalb des Programms geändert.
    [rules] Zahlen der Regeln waren geändert.
    [dice] Die Würfel warf nicht das Programm.
    [undo] Würfe ließen sich zurücknehmen.
    [other-dice] Ein Wurf wurde gewählt, oder nach einem Wurf wurde anderes versucht.
    [advice] Der Computer wurde um Rat gefragt.
    [others] Unterwegs hat sich jemand anders hingesetzt.
   *[before] Dasselbe Spiel mit denselben Würfeln hat schon gezählt.
}
ratings-about = Wer 400 mehr hat als ein anderer, gewinnt zehn von elf gemeinsamen Spielen, ein Unentschieden zählt halb; ± ist der Standardfehler. Die Stufen des Computers stehen da, wohin ihre Spiele untereinander sie gestellt haben, Menschen da, wohin ihre eigenen Spiele sie stellen, vom Platz des Obersten aus; welche Seite sie spielten, wird nicht berücksichtigt. Es zählt ein Spiel, das jemand von Anfang bis Ende gegen den Computer oder einen anderen Menschen spielt: ein mitgeliefertes Szenario, nach seinen eigenen Regeln, mit Würfeln des Programms und Rücknahme nur bis zum letzten Wurf. Es zählt einmal, so wie es beim ersten Mal endet, und nicht, wenn sich unterwegs jemand anders hingesetzt hat oder der Computer um Rat gefragt wurde (beides ist bekannt, solange das Spiel offen bleibt).
ratings-kept = Nur auf diesem Computer aufbewahrt, in { $folder }
