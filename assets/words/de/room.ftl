room-full = Die Aufzeichnung dieses Spiels hat die größtmögliche Länge erreicht.
room-not-yours = Jetzt entscheidet die andere Seite.
room-not-done = Das wurde nicht ausgeführt: { $why }.
room-earlier = Ein früherer Zeitpunkt wird betrachtet. Zum Weiterspielen in die Gegenwart zurückkehren.
room-earlier-title = Ein früherer Zeitpunkt des Spiels.
room-to-present = Zurück in die Gegenwart
room-go-on-here = Von hier aus weiterspielen
room-closed = Solange etwas verborgen ist, lässt sich im Spiel nicht zurückgehen.
room-closed-look-back = Die Rückschau gibt es, sobald in dem Spiel nichts mehr verborgen ist.
room-nothing-here = Hier gibt es jetzt nichts zu tun.
room-no-computer = Für dieses Spiel gibt es keinen Computerspieler.
room-no-such-overlay = Dieses Spiel hat zu dieser Taste keine Einblendung.
room-rolling = Die Würfel rollen
room-last-throw = Der letzte Wurf
room-by-hand = Bitte würfeln
room-next-die = Würfel { $n } von { $of }: { $label }. Was zeigt er?
room-face-back = Letzte Augenzahl berichtigen
room-die-hits = { $label }: { $face }, ein Treffer
room-die-shows = { $label }: { $face }
room-die-needed = nötig: { $faces }
room-die-needs = nötig: { $needs }
room-hand-over = Nächster Spieler
room-hand-over-to = Jetzt entscheidet: { $side }. Der andere Spieler schaut weg.
room-hand-over-to-whom = Jetzt entscheidet { $who } ({ $side }). Der andere Spieler schaut weg.
room-ready = Ich bin da
room-not-ready = Jetzt nicht
room-peek = Meine Geheimnisse ansehen
room-peek-about = Erst schaut der andere Spieler weg. Was als Nächstes getan wird, verdeckt sie wieder.
room-cover = Meine Geheimnisse verdecken
room-cover-about = Beide Spieler dürfen wieder hinsehen.
room-over = Das Spiel ist zu Ende
room-computer-plays = Der Computer spielt: { $side } ({ $level }).
room-ideas = Mögliche Vorschläge
room-idea-margin = Erwarteter Vorsprung am Ende ({ $side }): { $margin } Punkte
room-do-idea = Vorschlag { $n } ausführen
room-futures = { $games } Spiele von hier aus zu Ende gespielt
room-futures-margin = Vorsprung im Mittel ({ $side }): { $margin }.
room-futures-note = Auf beiden Seiten gleich starke Spieler; Menschen spielen anders.
futures-title = Tausend Fortsetzungen
futures-about = Zwei Computerspieler spielen die Stellung auf dem Bildschirm zu Ende, so oft Sie wählen. Die Balken zeigen, mit welchem Vorsprung an Siegpunkten die Spiele enden; ein Balken führt zu seinen Spielen.
futures-games = Spiele
futures-play = Spielen lassen
futures-from = Ab { $when }: { $n } Spiele, { $first } { $level }, { $second } { $other }
futures-bar = Vorsprung { $margin }: { $n } Spiele, { $share } %
futures-range = { $from } bis { $to }
futures-spread = Acht von zehn Spielen enden zwischen { $from } und { $to }.
futures-against = Verglichen mit { $when }: dort im Mittel { $was }, jetzt also { $by }.
futures-keep = Zum Vergleich merken
futures-keep-tip = Die nächsten Spiele mit diesen vergleichen, auch die einer anderen Stellung oder eines anderen Spiels
futures-drop = Nicht mehr vergleichen
futures-drop-tip = Den Umriss entfernen
futures-step = Eines durchgehen
futures-step-tip = Ein Spiel des gewählten Balkens als eigenes Spiel öffnen; das laufende Spiel bleibt erhalten
futures-step-how = Klicken Sie zuerst einen Balken an.
futures-copy = Als Tabelle kopieren
futures-copy-tip = Eine Zeile je Spiel, durch Kommas getrennt, für eine Tabellenkalkulation
futures-study = In die Studie aufnehmen
futures-study-tip = Die Balken kommen in die gewählte Station der Studie, wenn diese Spiele dort beginnen; sonst als eigene Station
futures-ahead = { $side } vorn: { $share }
futures-even = gleich: { $share }
futures-ahead-of = { $side } vorn
futures-per-cent = { $share } %
futures-axis = Vorsprung an Siegpunkten am Ende, von der ersten Seite aus
reliability-title = Was Vorhersagen nannten und was eintraf
reliability-axes = Von links nach rechts die genannte Chance in Prozent, nach oben, wie oft es eintraf. Auf der gestrichelten Linie trifft ein, was genannt wird.
reliability-dots = Ein Punkt je Zehntel der Chance, umso größer, je mehr Vorhersagen; in 95 von 100 Fällen liegt der wahre Anteil in seinem Balken.
futures-svg = Als SVG sichern
futures-png = Als PNG sichern
futures-csv = Als CSV sichern
futures-svg-tip = das Bild der Balken in Linien und Buchstaben
futures-png-tip = das Bild der Balken in Pixeln
futures-csv-tip = eine Zeile je Spiel, durch Kommas getrennt
futures-unplayed = Es wurde noch nichts gespielt.
futures-note = Computer spielen anders als Menschen, und ± ist nur das Glück dieser Spiele.
futures-none = Von hier aus kann nichts weitergespielt werden.
futures-game = { $title }, eine Fortsetzung
futures-opened = Eines der weitergespielten Spiele; gehen Sie es durch oder spielen Sie irgendwo anders weiter.
timeline-name = Zeitleiste: { $moment }
timeline-play = Noch einmal abspielen
timeline-stop = Anhalten
timeline-faster = Schneller (jetzt: { $pace })
timeline-slower = Langsamer (jetzt: { $pace })
timeline-curve = Kurve der erwarteten Ergebnisse
timeline-not-yet = Noch nicht gespielt
remark-title = Anmerkung
remark-window = Anmerkung zu diesem Zeitpunkt
remark-hint = Was zu diesem Zeitpunkt zu sagen ist
remark-read = So wird es gelesen:
remark-good = gut
remark-dubious = zweifelhaft
remark-mistake = Fehler
remark-turning-point = Wendepunkt
remark-too-many = Mehr als { $n } Zeitpunkte können keine Anmerkungen haben.
log-remark = Anmerkung zu Aktion { $ply }: { $what }
lines-title = Varianten dieses Spiels
lines-beginning = Der Beginn des Spiels
lines-chance = Anderes Ergebnis
lines-choice = Andere Entscheidung
lines-rolled = gewürfelt: { $faces }
lines-action = Aktion { $n }
lines-length = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
lines-fold = Einklappen: { $what }
lines-unfold = Ausklappen: { $what }
lines-every = Jede Aktion zeigen
lines-name = Name dieser Stellung
lines-name-hint = Name dieser Stellung und der Variante, die hier beginnt
lines-promote = Zur Hauptvariante machen
lines-promote-about = Diese Variante steht an erster Stelle, wo sie eine andere verlässt
lines-delete = Ab hier löschen
lines-delete-about = Was hierher geführt hat und alles, was folgt, kommt aus den Varianten heraus; es lässt sich zurückholen
lines-now-deleted = Gelöscht. „Rückgängig“ holt es zurück, ebenso die Liste des Gelöschten.
lines-deleted = { $n ->
    [one] { $n } gelöschte Variante
   *[other] { $n } gelöschte Varianten
}
lines-bring-back = Zurückholen: { $what }
lines-undo = Die letzte Änderung an den Varianten rückgängig machen
lines-redo = Die Varianten erneut ändern
lines-nothing-changed = Dort gibt es nichts zu ändern.
lines-too-many-names = Mehr als { $n } Stellungen können keine Namen haben.
lines-chosen = gewählt: { $faces }
falls-title = Andere Ergebnisse eines Wurfs
falls-other = Anderes Ergebnis …
falls-again = Noch einmal würfeln
falls-again-about = Derselbe Wurf noch einmal, als eigene Variante
falls-all = Jedes Ergebnis als Variante
falls-all-about = Jedes Ergebnis ohne Variante bekommt eine neben dieser; Sie bleiben, wo Sie sind
falls-happened = diese Variante
falls-line = hat eine Variante
falls-none = Bis hierher wurde nicht gewürfelt.
falls-fell = Die Würfel dieser Variante: { $faces }.
compare-title = Zwei Stellungen vergleichen
compare-open = Vergleichen …
compare-first = Erste Stellung
compare-second = Zweite Stellung
compare-swap = Tauschen
compare-single = Immer nur eine Karte
compare-curves = Gestrichelt: die Punkte. Durchgezogen: wie Spiele zwischen Computern von dort aus endeten, mit ihrer Ungewissheit. Oben liegt die erste Seite vorn, Spielerzug für Spielerzug von links.
compare-points = { $side }: { $points } Punkte
compare-expected = am Ende erwartet { $margin } ± { $error }
compare-flip = Die zweite Karte zeigen
compare-enter-first = Zur ersten gehen
compare-enter-second = Zur zweiten gehen
compare-same = Es gibt keinen Unterschied.
compare-differs = { $n ->
    [one] { $n } Unterschied
   *[other] { $n } Unterschiede
}
differs-change = { $from } → { $to }
differs-points = Siegpunkte, { $side }: { $from } → { $to }
differs-unit = { $unit }: { $what }
differs-strength = Stärke { $from } → { $to }
differs-steps = Stufen { $from } → { $to }
differs-otherwise = Etwas ist anders, was weder auf der Karte liegt noch Punkte zählt.
falls-all-there = Jedes Ergebnis hat schon eine Variante.
falls-grown = { $n ->
    [one] { $n } Ergebnis ist eine Variante geworden.
   *[other] { $n } Ergebnisse sind Varianten geworden.
}
speaker-not-here = Eine Seite im Browser hat kein zweites Fenster, das nur der Vortragende sieht: Dafür braucht es das Programm auf dem Rechner.
speaker-title = Fenster für den Vortragenden
speaker-now = Jetzt
speaker-next = Als Nächstes
speaker-nothing = Das war alles
speaker-clock = Zeit seit Beginn des Vortrags
speaker-back = Zurück
speaker-on = Weiter
speaker-black = Schwarzer Bildschirm
room-card-empty = Auf ein Feld der Karte zeigen: Hier steht, was dort ist und was es bedroht.
room-ranked = Eigenes Ergebnis { $here }; { $n } andere von { $least } bis { $most }
room-share = { $share } %
room-share-error = { $share } % ± { $error }
room-share-count = { $n } von { $all }
room-no-look-back = Dieses Spiel hat keine Computerspieler, die zurückblicken können.
back-measured = { $value } ± { $error }
back-sum = Seite { $side }: Ergebnis { $result } = erwartet { $expected }, Würfelglück { $luck }, Entscheidungen { $decisions }.
back-expected = „Erwartet“ ist, was vom Beginn dieses Spiels an im Mittel herauskommt, wenn beide tun, was auf den ersten Blick am besten ist. Der Platz eines Ergebnisses unter anderen Spielen vergleicht es mit Spielen anderer Spieler; beides kann daher auseinandergehen.
back-decisions = { $side }: Ihre Entscheidungen machten { $points } davon aus.
back-roll = { $when }: { $what }, Würfel { $dice }: { $points }
back-lapse = { $when }, { $side }: { $cost } verschenkt ± { $error }
back-trust = Wie sicher das ist: Jede Entscheidung wurde neben dem auf den ersten Blick besten Plan ausgespielt, unter Gleichen und mit denselben Würfeln. Genannt sind nur solche, die auch in einem zweiten Satz von Spielen (zur Hälfte von Computern, die geübt haben, wo es solche gibt) mehr als das Dreifache ihrer Unsicherheit verschenkten; Gewinne sind nicht genannt, und ein Plan, auf den niemand kam, wurde nicht geprüft.
draw-about-this-side = { $side }: was diese Seite tut, getan hat oder vorhat
room-turn-not-played = Diese Runde ist noch nicht gespielt.
room-looking-at = Zu sehen: { $when } · Aktion { $action } von { $of }
room-step-event = Ereignis
room-step-battle = Gefecht
room-step-back = Zurück: { $step }
room-step-on = Weiter: { $step }
room-box-looked-at = { $track } { $name }, wird betrachtet
room-box-leads = Ein Klick zeigt den Anfang.
panel-covered = Was dabei herauskäme, ist verdeckt, bis die Frage beantwortet ist.
room-doubt = { $what }?
room-doubt-grave = Damit ist etwas endgültig aufgegeben.
room-doubt-sure = Trotzdem
room-aim-elsewhere = Anderes Ziel
room-call-off = Angriff abbrechen
room-doubt-back = Noch nicht
room-no-order = Dieses Spiel hat keine Gliederung.
order-title = Gliederung
order-hint = Name, Ort, Seite, „vernichtet“ …
order-search = In der Gliederung suchen
order-none = Keine Einheit hat alle diese Wörter.
order-name = Einheit
order-side = Seite
order-strength = Stärke
order-strength-steps = Stärke · Stufen
order-place = Ort
order-supply = Versorgung
order-sort = Ordnen nach: { $column }
order-of = { $now } von { $full }
order-steps = { $strength } · { $now }/{ $full }
order-comes = Runde { $turn }, { $place }
order-supplied = versorgt
order-unsupplied = unversorgt
report-title = { $side } · { $when }
report-entry = Was die andere Seite getan hat
report-about = den letzten Spielerzug der anderen Seite Gefecht für Gefecht zeigen und noch einmal abspielen
report-none = Die andere Seite hatte noch keinen Spielerzug.
report-play = Noch einmal abspielen
report-stop = Anhalten
report-away = Schließen
report-begins = Zu Beginn
report-chapter = Ansehen: { $what }
report-show = Auf der Karte ansehen
room-share-least = < 1 %
entry-contrast = Hoher Kontrast
present-legend = Legende: { $legend }
tell-line-stays = { $n ->
    [one] { $n } rückgängig gemachte Aktion bleibt in der Aufzeichnung; der Verlauf führt zu ihr.
   *[other] { $n } rückgängig gemachte Aktionen bleiben in der Aufzeichnung; der Verlauf führt zu ihnen.
}
log-other-way = Anders gespielt: { $what }
log-other-throw = Anders gewürfelt: { $what }
room-faces-right = Die Eingabe stimmt
room-no-blocks = Die Einheiten dieses Spiels sind Spielsteine aus Pappe.
history-title = Was wirklich geschah
history-overlay-about = Die Front, wie sie am Ende der Runde wirklich verlief, eine dunkle Linie mit Zähnen, neben der Front des Spiels, einer Doppellinie in den Farben beider Seiten; mit Frontvorsprung oder Kessel.
history-pocket = Kessel damals, { $days }
history-salient = Frontvorsprung damals, { $days }
history-note = damals { $side }
history-ground = Damals { $then }, hier { $here }: { $places }.
history-ring-then = { $side }: damals eingeschlossen, hier niemand: { $places }.
history-ring-here = { $side }: hier eingeschlossen, damals niemand: { $places }.
history-ring-both = { $side }: damals eingeschlossen { $then }; hier { $here }.
history-same = Hier verläuft die Front wie damals, soweit das bekannt ist.
history-turn = Runde { $turn }, { $days }
history-turn-untold = Runde { $turn }
history-untold = Von dieser Runde wird nichts erzählt.
history-here = Neben diesem Spiel, zum betrachteten Zeitpunkt
history-beside-row = { $what }: { $then }. Hier: { $here }.
history-in-the-end = Damals und hier
history-others = Die anderen Runden
history-sources = Quellen
history-none = Was in dieser Schlacht wirklich geschah, ist hier nicht bekannt.
history-on-map = Auf der Karte

facts-title = Was geschah
facts-units = Was aus jeder Einheit wurde
facts-row = { $name }: { $told }
facts-never = nie
facts-holds = { $ever }, zuerst im Mittel in Runde { $turn }; am Ende { $last }
facts-ever-all = in jedem Spiel
facts-ever-some = in { $share } der Spiele
facts-last-none = in keinem
facts-last-all = in allen
facts-last-some = in { $share }
facts-number = im Mittel { $mean } am Ende, { $most } beim höchsten Stand
facts-note = Nachgesehen wird, sobald ein anderer Spielerzug beginnt, und am Ende.

## A plan told by purpose
duty = { $duty ->
    [break] Angriff
    [prepare] Bereitstellen
    [exploit] Ausnutzen
    [close] Einschließen
    [hold] Halten
    [leave] Herauslösen
    [relieve] Entsetzen
    [guard] Sichern
    [pin] Fesseln
    [support] Stützen
    [screen] Abschirmen
   *[withdraw] Absetzen
}
duty-about = { $duty ->
    [break] Greift an, um den Platz freizukämpfen oder die zu schwächen, die ihn halten.
    [prepare] Macht sich für den nächsten Spielerzug bereit.
    [exploit] Greift nach dem, was hinter der Front der anderen Seite offen liegt, etwa einer Versorgungsquelle.
    [close] Schneidet Einheiten der anderen Seite ab.
    [hold] Hält einen Platz, von dem etwas abhängt.
    [leave] Kommt aus einem Ring heraus.
    [relieve] Öffnet einen Weg zu abgeschnittenen Einheiten.
    [guard] Hält die andere Seite von einem Platz fern, der zählt.
    [pin] Lässt Einheiten der anderen Seite weniger Plätze, an die sie gehen können.
    [support] Macht einen Platz schwerer angreifbar.
    [screen] Hält die andere Seite aus einem Stück Gelände heraus.
   *[withdraw] Geht dorthin zurück, wo es sicherer ist oder Versorgung gibt.
}
idea-depth-where = Wohin schauen
idea-depth-what = Was tun
idea-depth-whole = Der ganze Plan
idea-depth-tip = „Wohin schauen“ nennt den Ort und nicht den Zug; der ganze Plan nennt Zahlen, was er auslöst, die beste Antwort und womit er verglichen wurde.
idea-look-there = Schauen Sie auf { $places }.
idea-look-open = Kein Ort auf der Karte entscheidet das: Wägen Sie ab, wohin jede Wahl führt.
idea-on-map = Auf der Karte
idea-on-map-tip = Zeichnet ein, wer was tut, mit einem Wort an jedem Pfeil.
idea-sets-off = Das löst auch etwas aus: { $what }
idea-also = Außerdem: { $moves }.
idea-also-tip = An diesen Bewegungen hängt nichts, was gefunden wurde, oder weniger als an den anderen.
idea-as-first = Wie in 1: { $who }.
idea-answer = Die beste Antwort der anderen Seite: { $answer }
idea-at-sight = Das sieht auf den ersten Blick am besten aus; nach Besserem hat niemand gesucht. Wer um Rat fragt, lässt danach suchen.
next-turn = Ihr nächster Spielerzug: { $games } Spiele wurden bis an sein Ende weitergespielt. In den besten { $best } davon, so wie der Computer Stellungen beurteilt, { $told }.
next-turn-places = stehen eigene Einheiten in { $places }
next-turn-place = { $place } ({ $with } %, sonst { $less } %)
next-turn-cut-off = { $whose ->
    [enemy] sind im Mittel { $with } gegnerische Einheiten abgeschnitten (sonst { $less })
   *[own] sind im Mittel { $with } eigene Einheiten abgeschnitten (sonst { $less })
}
idea-then = Danach: { $plan }
idea-rather = { $sure ->
    [yes] Um { $points } besser als Plan 2.
    [perhaps] Vielleicht um { $points } besser als Plan 2, aber nicht zweifelsfrei.
    [less] Diese Spiele sprechen mit { $points } für Plan 2, die früheren für diesen.
   *[no] So gut wie Plan 2, soweit sich das sagen lässt (Differenz { $points }).
}
idea-behind = { $sure ->
    [yes] Um { $points } weniger als Plan 1.
    [perhaps] Vielleicht um { $points } weniger als Plan 1, aber nicht zweifelsfrei.
    [less] Diese Spiele sprechen mit { $points } eher für diesen als für Plan 1, die früheren nicht.
   *[no] Nicht schlechter als Plan 1, soweit sich das sagen lässt (Differenz { $points }).
}

## What the other side could do
dangers-title = Was die andere Seite als Nächstes tun könnte
dangers-none = Es wurde nichts gefunden, was Sie etwas kosten würde.
danger-costs = kostet { $points } ± { $error }
danger-only = Nur dies
danger-only-tip = Zeichnet nur dies auf die Karte; noch einmal, und alles wird gezeichnet.
room-no-dangers = Was die andere Seite tun könnte, lässt sich in diesem Spiel nicht sagen.

## The coach
entry-coach = Trainer
coach-off = Niemand schaut zu
coach-from = Spricht ab { $points } Siegpunkten
coach-about = Lässt Sie spielen, sieht sich Ihre Entscheidungen nebenher an und spricht nur, wenn eine ohne jeden Zweifel mehr gekostet hat.
coach-watches = Ein Trainer schaut zu und spricht ab { $points } Siegpunkten.
coach-thinks = Der Trainer sieht sich an, was Sie entschieden haben, und spricht ab { $points } Siegpunkten.
coach-content = Der Trainer hat sich angesehen, was Sie zuletzt entschieden haben: Ein Verlust von { $points } Siegpunkten oder mehr ist nicht nachzuweisen.
coach-cannot = Der Trainer kann hier nicht zuschauen: Er würde sehen, was die Spieler voreinander verbergen.
coach-title = Ihr Trainer
coach-says = { $when }, { $side }: Eine Entscheidung hat { $cost } ± { $error } Siegpunkte gekostet.
coach-apart = Zweierlei Spieler haben es durchgespielt: Beide sind sicher, dass es etwas gekostet hat, liegen aber weit auseinander, wie viel.
coach-what = Was habe ich übersehen?
coach-what-tip = Sagt, was besser gewesen wäre, und zeichnet es auf die Karte
coach-again = Zurücknehmen und neu versuchen
coach-again-tip = Das Spiel steht wieder dort, wo entschieden wurde; was gespielt wurde, bleibt als Variante.
coach-again-dice = Das Spiel steht wieder dort, wo das entschieden wurde. Die Würfel kommen aus seinem Startwert und fallen wie zuvor.
coach-on = Weiter
coach-review = Was zu üben ist
coach-review-says = { $n ->
    [1] Eine Ihrer Entscheidungen hat ohne jeden Zweifel etwas gekostet.
   *[other] { $n } Ihrer Entscheidungen haben ohne jeden Zweifel etwas gekostet.
}
coach-practise = { $theme }: zusammen { $cost }
coach-exercise = { $has ->
    [yes] { $when }: { $played } ({ $cost } ± { $error })
   *[no] { $when }: { $cost } ± { $error }
}
coach-trust = Jede wurde auf beide Arten mit denselben neuen Würfeln bis zum Ende durchgespielt. Gesagt wird, was mehr als drei Standardfehler gekostet hat, oder mehr als drei nach jeder Art von Spielern allein, wo zweierlei gespielt haben.
coach-theme-other = Entscheidungen

## Practising decisions of one's own games
practice-list = Zum Üben{ $n ->
    [0] {""}
   *[other] {" "}({ $n } fällig)
}
practice-none = Noch nichts. Solange der Trainer zusieht (Menü Computer), wird hier jede Ihrer Entscheidungen aufgehoben, die etwas gekostet hat, und kommt wieder: morgen, und nach jeder richtigen Antwort nach längerer Zeit.
practice-about = Entscheidungen aus Ihren eigenen Spielen, die etwas gekostet haben. Jede kommt nach 1, 3, 7, 21 und 60 Tagen wieder; wird sie verfehlt, beginnt sie von vorn.
practice-due = fällig
practice-in = { $n ->
    [one] morgen
   *[other] in { $n } Tagen
}
practice-is-learned = gelernt
practice-of = { $title }: kostete { $cost } ± { $error } Siegpunkte
practice-waits = { $n ->
    [one] Eine Entscheidung aus Ihren eigenen Spielen ist heute zu üben
   *[other] { $n } Entscheidungen aus Ihren eigenen Spielen sind heute zu üben
}
practice-title = Noch einmal
practice-leave = Zurück zu meinem Spiel
practice-leave-first = Gehen Sie erst zu Ihrem eigenen Spiel zurück: Was hier geübt wird, ist kein eigenes Spiel.
practice-nothing = Am Ende dieser Übung ist nichts zu entscheiden.
practice-unreadable = Die Übung in { $file } lässt sich nicht lesen. Die Datei bleibt, wie sie ist.
practice-cost = Beim ersten Mal kostete die Entscheidung { $cost } ± { $error } Siegpunkte.
practice-task = { $side }: Entscheiden Sie, und spielen Sie weiter, bis die Würfel fallen oder die Phase endet.
practice-looks = Der Trainer sieht es sich an: Ihr Zug und der beste, den er findet, werden mit denselben Würfeln zu Ende gespielt.
practice-solved = Gut entschieden: Ein Verlust ist nicht nachweisbar.
practice-missed = Es kostete { $cost } ± { $error } Siegpunkte.
practice-unsaid = Über diese Entscheidung lässt sich nichts sagen.
practice-then = Beim ersten Mal: { $plan }
practice-better = Besser gewesen wäre: { $plan }
practice-again = Noch einmal
practice-again-tip = Zum Üben; nur die erste Antwort zählt.
practice-others = Andere Übungen
practice-again-in = { $n ->
    [one] Sie kommt morgen wieder.
   *[other] Sie kommt in { $n } Tagen wieder.
}
practice-learned = Sie wurde fünfmal hintereinander gelöst und kommt nicht wieder.
coach-kept = Jede ist bei den Lektionen aufgehoben und kommt ab morgen wieder.
