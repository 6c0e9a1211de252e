# Was Computerspieler vorhaben, und Vorsprünge.

## Margins
margin = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} mit { $points } vorn

## What the figures rest on, and how far they can be trusted
after-title = Nachbericht: { $title }
after-page = { $n } / { $of }
after-player = { $side }: { $who }
after-over = Das Spiel ist nach { $n } Aktionen zu Ende: { $verdict }
after-stands = Nicht zu Ende; es steht bei { $moment }, nach { $n } Aktionen.
after-goes-on = { $n ->
    [one] Der Bericht endet hier; die Variante geht noch eine Aktion weiter.
   *[other] Der Bericht endet hier; die Variante geht noch { $n } Aktionen weiter.
}
after-curve = Vorsprung an Siegpunkten nach jeder Aktion, Runde für Runde.
after-curve-expected = Vorsprung an Siegpunkten nach jeder Aktion, Runde für Runde; gestrichelt, welches Ende Computerspieler erwarteten, mit der Unsicherheit.
after-sources = Quellen: { $sources }
after-luck = Glück
after-of-side = { $side }: { $what }
after-decisions = Entscheidungen, auf die es ankam
after-points-row = { $side }: { $what }: { $points }
after-at-its-end = An ihrem Ende
after-margin = { $first } : { $second } = { $points }
after-losses = Verluste
after-gone = { $side }, verloren: { $units }
after-weaker = { $side }, geschwächt: { $units }
after-more = { " " }und { $n } weitere
after-remarks = Anmerkungen
after-really = Was wirklich geschah, { $days }
after-stop = Schreiben abbrechen
after-stopped = Angehalten: Es wurde kein Bericht geschrieben.
after-written = { $n ->
    [one] Der Bericht über { $n } Runde ist geschrieben.
   *[other] Der Bericht über { $n } Runden ist geschrieben.
}
after-looks-back = Zuerst wird auf das Spiel zurückgeblickt; dann wird der Bericht geschrieben.
after-looks-back-at = Für den Bericht wird auf das Spiel „{ $title }“ zurückgeblickt.
after-being-written = Der Bericht wird geschrieben.
after-so-far = { $n ->
    [one] Der Bericht wird geschrieben. Er endet, wo das Spiel steht: Die Variante geht noch eine Aktion weiter; für einen Bericht über das Ganze gehen Sie erst an ihr Ende.
   *[other] Der Bericht wird geschrieben. Er endet, wo das Spiel steht: Die Variante geht noch { $n } Aktionen weiter; für einen Bericht über das Ganze gehen Sie erst an ihr Ende.
}
