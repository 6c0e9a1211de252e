poll-title = Umfrage
key-poll = die Klasse fragen: Antworten, Stimmen, und jede Antwort durchspielen
poll-about = Stellen Sie Antworten zusammen: die Möglichkeiten der Entscheidung auf dem Bildschirm, die Varianten, die hier abgehen, den Rat des Computers oder eigene Worte. Danach tippen Sie die Stimmen oder fügen sie ein.
poll-question = Die Frage an die Klasse
poll-choices = Möglichkeiten dieser Entscheidung
poll-choices-tip = Was sich hier zu entscheiden lohnt, wird zu Antworten: ganze Angriffe und Pläne statt der Schritte, aus denen sie bestehen
poll-lines = Varianten von hier
poll-lines-tip = Jede Variante, die von dieser Stellung aus gespielt wurde, wird eine Antwort: auf der Karte spielen, zurückkommen, die nächste spielen
poll-ideas = Rat des Computers
poll-asks = Der Computer wird gefragt; sein Rat wird zu Antworten.
poll-ideas-tip = Was der Computer rät, wird zu Antworten; er wird gefragt, wenn das noch nicht geschehen ist
poll-own = Eigene Antwort
poll-option = Antwort { $letter }
poll-votes-of = Stimmen für { $letter }
poll-one-more = Eine Stimme mehr für { $letter }
poll-remove = Antwort { $letter } entfernen
poll-share = { $share } %
poll-split = { $n } ({ $share } %)
poll-votes = { $n ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
}
poll-paste = Stimmen einfügen: A, B, A … oder „A: 12“ in einer Zeile
poll-count = Zählen
poll-count-tip = Buchstaben, Nummern ab 1 oder ganze Antworten, je Wort oder Zeile eine; „A: 12“ zählt zwölf
poll-counted = { $n ->
    [one] { $n } Stimme gezählt.
   *[other] { $n } Stimmen gezählt.
}
poll-counted-but = { $n ->
    [one] { $n } Stimme gezählt
   *[other] { $n } Stimmen gezählt
}; { $lost ->
    [one] { $lost } nennt keine Antwort.
   *[other] { $lost } nennen keine Antwort.
}
poll-zero = Stimmen auf 0
poll-large = Groß zeigen
poll-large-tip = Die Verteilung über das ganze Fenster, von weitem lesbar; Esc führt zurück
poll-play = Jede Antwort durchspielen
poll-play-tip = Computer spielen nach jeder Antwort zu Ende, mit denselben Würfen
poll-keep = Mit dem Spiel speichern
poll-keep-tip = Als Anmerkung bei dieser Stellung, und für jede Antwort eine benannte Variante
poll-kept = { $n ->
    [0] Die Umfrage steht als Anmerkung bei dieser Stellung.
    [one] Die Umfrage steht als Anmerkung bei dieser Stellung, und { $n } Variante ist benannt.
   *[other] Die Umfrage steht als Anmerkung bei dieser Stellung, und { $n } Varianten sind benannt.
}
poll-result = Vorsprung { $margin }; { $first } vorn: { $share }, { $second } vorn: { $other }
poll-empty = Die Umfrage hat noch keine Antworten.
poll-present = Der Computer rät zur aktuellen Stellung: Gehen Sie zuerst dorthin, oder nehmen Sie die Varianten.
poll-no-choices = Hier ist nichts zu entscheiden.
poll-too-many = Diese Entscheidung hat { $n } Möglichkeiten; die ersten { $most } sind aufgeführt. Varianten oder der Rat des Computers ergeben eine kürzere Liste.
poll-no-lines = Hier geht noch keine Variante ab: Spielen Sie eine und kommen Sie zu dieser Stellung zurück.
poll-no-ideas = Der Computer hat keinen Rat gegeben.
poll-nothing-known = Keine der Antworten kann das Programm spielen.
poll-not-played = Eine der Antworten lässt sich von hier aus nicht spielen.
poll-undecided = Nicht durchgespielt, weil es noch zurückgenommen werden kann und nichts entscheidet: { $options }. Spielen Sie es auf der Karte bis zum Wurf, kommen Sie hierher zurück und nehmen Sie es aus den Varianten.

## On the command line
poll-votes-no-text = diese Stimmen sind kein Text
poll-open = Nicht durchgespielt, weil es sich noch zurücknehmen lässt und nichts entscheidet: { $options }. Geben Sie --option alle Handlungen bis zum Wurf.
