# Die Einführung: der erste sowjetische Spielerzug, mit jedem Schritt eine Regel.
# Argumente wie { $undo } sind Tasten.

## The card and its buttons
tour-name = Einführung
tour-count = Schritt { $n } von { $all }
tour-leave = Einführung verlassen
tour-leave-short = Verlassen
tour-leave-about = Das eigene Spiel kommt wieder, wie es war.
tour-next = Weiter
tour-show-me = Vormachen
tour-back = Zurück
tour-again = Von vorn
tour-goes-on = Die Einführung geht dort weiter, wo Sie aufgehört haben.
tour-against = Gegen den Computer spielen
tour-none = Für dieses Spiel gibt es keine Einführung.
tour-play-on = Von hier weiterspielen
tour-play-on-about = Dieses Spiel wird das eigene; das verlassene bleibt erhalten.

## What the tour does not do
tour-leave-first = { $why } Zuerst die Einführung verlassen.
tour-not-saved = Das Spiel der Einführung wird nicht gespeichert.
tour-no-branch = Varianten gibt es nur im eigenen Spiel.
tour-no-computer = Computerspieler spielen im eigenen Spiel.
tour-own-plan = Die Einführung hat ihren eigenen Plan.
tour-no-redo = In der Einführung wiederholt { tour-show-me }, was rückgängig gemacht wurde.
tour-first-card = Das ist der erste Schritt.
tour-card-waits = Der Schritt wartet auf das, was er verlangt, oder auf { tour-show-me }.
tour-read-first = Die Regeln erlauben das. Erst diesen Schritt lesen, dann weiter.
tour-another-way = Die Regeln erlauben das, aber die Einführung geht einen anderen Weg. { $task }

## Tasks of several cards
tour-read-task = Lesen, dann { tour-next } drücken ({ $tour_go_on }).
tour-roll-task = { fight-roll-normal }.
tour-roll-all-out-task = { fight-roll-all-out }.

## The cards
tour-battle = Der erste Zug der Schlacht
tour-battle-text = In zehn Minuten spielen Sie den ersten sowjetischen Zug, mit jedem Schritt eine Regel. Die Deutschen halten einen Frontvorsprung, der bis zum Dnjepr reicht; Sie greifen seine beiden Flanken an, um sich dahinter zu treffen. Was ein Schritt verlangt, geht mit Maus, Tasten oder Knöpfen, ganz wie Sie mögen. { tour-show-me } ({ $show_me }) erledigt es für Sie.

tour-map = Die Karte
tour-map-text = Ein Hexfeld ist etwa 20 Kilometer breit. Die meisten sind offen; C5 ist eines der Waldfelder, F6 die einzige Stadt. Flüsse verlaufen auf den Hexseiten. Ein roter Stern bezeichnet eine sowjetische Versorgungsquelle, ein grauer Kasten eine deutsche.

tour-units = Die Einheiten
tour-units-text = Die große Zahl ist die Stärke einer Einheit; bei Panzern steht sie in Klammern. Zwei Punkte neben dem Symbol bedeuten zwei Stufen: Der erste Verlust dreht die Einheit auf ihre schwächere Seite, der nächste vernichtet sie.
tour-units-task = Den Stapel in C7 anklicken, um zu sehen, wer dort steht.

tour-phases = Ein Zug in vier Phasen
tour-phases-text = Jeder Spielerzug besteht aus Versorgung, Kampf, Bewegung und Erholung. Erst wird gekämpft, dann gezogen. Das farbige Feld oben rechts sagt, wer zu entscheiden hat und was jetzt zu tun ist.

tour-supply = Zuerst die Versorgung
tour-supply-text = Eine Einheit ist versorgt, wenn eine offene Kette von Hexfeldern von ihr zu einer Quelle der eigenen Seite führt. Feindliche Einheiten unterbrechen die Kette, und auch ihre Kontrollzonen können es. Am Anfang unterbricht nichts die Ihren.
tour-supply-task = Die Versorgung prüfen: der Knopf rechts oder { $proceed }.

tour-zones = Kontrollzonen
tour-zones-text = Jede Einheit kontrolliert die sechs Hexfelder um sich, gleich in welchem Gelände. Bewegung hält das nie auf. Es sperrt Versorgungslinien und Rückzüge des Feindes, außer wo er selbst eine Einheit hat.
tour-zones-task = Die deutschen Zonen zeigen: { $german_zones } oder das Menü „{ menu-overlays }“.

tour-overlays = Zehn Einblendungen
tour-overlays-text = Die schraffierten Hexfelder liegen neben einer deutschen Einheit. Zehn solche Einblendungen erklären eine Stellung, jede mit eigener Taste; die Legende sagt, was zu sehen ist.
tour-overlays-task = Die Karte wieder frei machen: { $no_overlays }.

tour-plan = Der Plan
tour-plan-text = Die deutschen Quellen liegen am Südrand: Reihe A und B7. Brechen Sie bei C6 im Osten und bei C2 im Westen durch, und lassen Sie Panzer dahinter vorstoßen: Deren Zonen sperren dann jede Linie von dort nach Norden.

tour-target = Ein Ziel wählen
tour-target-text = Angreifen darf man Feinde neben eigenen Einheiten; man muss es nie. In einer Phase wird ein Hexfeld höchstens einmal angegriffen, und eine Einheit greift höchstens einmal an. Rote Ecken zeigen, was angegriffen werden kann.
tour-target-task = B7 anklicken.

tour-odds = Das Kampfverhältnis
tour-odds-text = Man zählt beide Seiten zusammen: Das Verhältnis, abgerundet, ist eine Spalte der Tabelle. Zwei Schützenkorps mit je 3 gegen die 4 in B7 machen 6 zu 4, also 3:2.
tour-odds-task = Das 75. und das 48. Schützenkorps angreifen lassen: anklicken oder rechts ankreuzen.

tour-doubts = Noch einmal überlegt
tour-doubts-text = Bei 3:2 trifft ein normaler Angriff nur mit einer Sechs. Das reicht nicht. Was ohne Würfel geschieht, lässt sich Schritt für Schritt rückgängig machen, bis der andere Spieler entscheidet.
tour-doubts-task = Beide wieder herausnehmen: zweimal { $undo } oder die Kreuze löschen.

tour-tanks = Panzer greifen an
tour-tanks-text = Ein angreifender Panzer zählt gegen ein offenes Hexfeld dreifach, gegen Wald oder die Stadt doppelt. Das 29. Panzerkorps bringt also 6; mit dem 48. Schützenkorps sind es 9 zu 4, Spalte 2:1.
tour-tanks-task = B7 anklicken, dann in C7 das 29. Panzerkorps und das 48. Schützenkorps.

tour-die = Der Würfel
tour-die-text = Noch vor dem Wurf steht rechts, wie wahrscheinlich jede Zahl von Treffern ist. Bei 2:1 trifft ein normaler Angriff mit 5 und 6. Ein Vollangriff träfe ab 3, kostete aber eine Stufe des 29. Panzerkorps: Das hat Zeit.

tour-defender = Der Verteidiger antwortet
tour-defender-text = Eine Sechs: ein Treffer. Jetzt entscheidet der deutsche Spieler, und das sind hier Sie. Ein Treffer kostet eine Stufe, bei einer Einheit seiner Wahl. Stattdessen darf er den letzten Treffer durch Rückzug hinnehmen, aus einer Versorgungsquelle aber nur in eine andere: A6.
tour-defender-task = Die 106. Infanterie-Division die Stufe verlieren lassen: der Knopf rechts.

tour-hexside = Zwei über eine Hexseite
tour-hexside-text = Über eine Hexseite greifen höchstens zwei Einheiten an, doch mehrere Hexfelder dürfen sich beteiligen. Aus C7 und D7 erreichen vier Einheiten C6: 3, dreimal 2, 3 und 4 machen 16 gegen 2.
tour-hexside-task = C6 angreifen: aus C7 das 75. Schützenkorps und das 20. Panzerkorps, aus D7 das 21. und das 26. Garde-Schützenkorps.

tour-all-out = Ein Vollangriff
tour-all-out-text = 8:1 ist die beste Spalte, und doch brächte ein normaler Angriff meist nur einen Treffer. Beim Vollangriff wird eine zweistufige Einheit mit voller Stärke auf ihre schwächere Seite gedreht, ein Panzer, wenn einer dabei ist, und das höhere Ergebnis gilt: mindestens zwei Treffer.

tour-two-hits = Zwei Treffer
tour-two-hits-text = Eine Drei bringt hier zwei Treffer. Nur der letzte kann durch Rückzug hingenommen werden. Der erste kostet die 389. Infanterie-Division eine Stufe.
tour-two-hits-task = Die 389. Infanterie-Division eine Stufe verlieren lassen.

tour-way-out = Ein einziger Ausweg
tour-way-out-text = In Spielrunde 1 ziehen sich Deutsche nur zu einer ihrer Versorgungsquellen oder zu einer anderen deutschen Einheit zurück, und nicht dorthin, wo in dieser Phase ein Treffer fiel. C5 und B6 sind leer und keine Quellen, B7 wurde getroffen: Bleibt D6.
tour-way-out-task = D6 anklicken, um sich dorthin zurückzuziehen.

tour-rivers = Flüsse verschieben die Spalte
tour-rivers-text = Eine zurückgezogene Einheit trägt zur Verteidigung nichts bei: D6 hat 4, nicht mehr. Die Spalte ginge nach links, wenn mindestens die Hälfte der Angreifer über einen Fluss käme. Von diesen dreien tut das nur die 373. Schützendivision, also bleibt es bei 7 zu 4, Spalte 3:2.
tour-rivers-task = D6 angreifen: aus D7 das 20. Garde-Schützenkorps, aus E6 die 373. und aus E5 die 294. Schützendivision.

tour-long-shot = Auf gut Glück
tour-long-shot-text = Treffer oder nicht: Ein normaler Angriff kostet den Angreifer nichts. Der Versuch lohnt sich.

tour-shoulder = Die westliche Flanke
tour-shoulder-text = Eine Drei: kein Treffer. Weiter nach Westen. Das 5. Garde-Panzerkorps zählt gegen das offene Hexfeld B2 als 6, das 47. Schützenkorps 3; gegen die 3 der 198. Infanterie-Division macht das 3:1.
tour-shoulder-task = B2 aus B1 angreifen: das 5. Garde-Panzerkorps und das 47. Schützenkorps.

tour-step-for-hit = Eine Stufe für einen Treffer
tour-step-for-hit-text = Bei 3:1 trifft ein normaler Angriff mit 4, 5 und 6, ein Vollangriff mit allem außer der Eins. Der Weg nach Westen ist eine Stufe des 5. Garde-Panzerkorps wert.

tour-stand = Bleiben oder gehen
tour-stand-text = Ein Treffer. Die 198. Infanterie-Division könnte sich nur nach A2 zurückziehen: Ein Hexfeld außerhalb Ihrer Zonen geht vor, und in dieser Runde muss eine deutsche Quelle oder eine andere deutsche Einheit darin sein. Sie bleibt und verliert eine Stufe. Trotzdem wurde B2 getroffen, also darf sich in dieser Phase kein Deutscher dorthin zurückziehen.
tour-stand-task = Die 198. Infanterie-Division eine Stufe verlieren lassen.

tour-woods = Wald
tour-woods-text = Zwei Divisionen in C1 machen 3 zu 1 gegen C2. Aber ein Ziel im Wald verschiebt die Spalte um eine nach links, auf 2:1. Keine der beiden hat zwei Stufen, also gibt es keinen Vollangriff.
tour-woods-task = C2 aus C1 angreifen: die 180. und die 337. Schützendivision.

tour-once-more = Noch einmal der Würfel
tour-once-more-text = Gebraucht wird eine 5 oder 6. Trifft sie, muss der Verteidiger mit seiner einzigen Stufe weichen oder wird vernichtet.

tour-road = Der Weg ist frei
tour-road-text = Eine Sechs. Wer sich zurückzieht, bekommt einen Rückzugsmarker: Bis zu seiner Erholungsphase kämpft er nicht, zieht nicht und zieht sich nicht noch einmal zurück. In dieser Runde steht der 88. Infanterie-Division nur D2 offen, wo ein Deutscher steht.
tour-road-task = D2 anklicken, um sich dorthin zurückzuziehen.

tour-looking = Zurückblicken
tour-looking-text = Im Feld „{ log-title }“ unten rechts steht jeder Wurf und jeder Verlust mit seiner Regel. Ein Klick auf eine Zeile zeigt die Karte zu jenem Zeitpunkt; { $moment_before } und { $moment_after } gehen Aktion für Aktion.
tour-looking-task = Einen früheren Zeitpunkt ansehen: { $moment_before } oder eine Zeile unter „{ log-title }“.

tour-past = Was war, bleibt, wie es war
tour-past-text = Das ist die Karte, wie sie damals war. Hier lässt sich nichts ändern, und durch Zurückblicken geht nichts verloren.
tour-past-task = In die Gegenwart zurückkehren: { $escape }.

tour-ending = Eine Phase beenden
tour-ending-text = Die 206. Schützendivision in G2 könnte noch angreifen, aber kein Angriff ist Pflicht. Nach dem Kampf rückt niemand nach: Dafür ist die Bewegungsphase da.
tour-ending-task = Die Kampfphase beenden: { $end_phase }.

tour-two-hexes = Zwei Hexfelder in einem Zug
tour-two-hexes-text = Eine Einheit zieht ein Hexfeld weit. Bei Schnee darf eine versorgte Panzer- oder mechanisierte Einheit zwei weit ziehen, dabei aber höchstens ein Waldfeld betreten und einen Fluss überqueren. Kavallerie darf zwei weit durch alles.
tour-two-hexes-task = Das 5. Garde-Panzerkorps von B1 nach C2 ziehen: erst die Einheit anklicken, dann C2; oder hinziehen.

tour-only-tanks = Heute nur Panzer
tour-only-tanks-text = In Spielrunde 1 ziehen nur Ihre drei Panzerkorps, und sie müssen in drei verschiedenen Hexfeldern enden. Zeigen Sie auf ein Hexfeld, in das eine Einheit nicht darf: Der Grund steht neben dem Mauszeiger.
tour-only-tanks-task = Das 20. Panzerkorps von C7 nach C5 ziehen.

tour-pass-through = Zonen halten niemanden auf
tour-pass-through-text = C6 liegt in den Zonen der Deutschen in B7 und D6, und doch kommen Ihre Panzer durch. Nur Hexfelder mit einer feindlichen Einheit sind der Bewegung verschlossen.
tour-pass-through-task = Das 29. Panzerkorps von C7 nach B6 ziehen.

tour-pocket = Der Kessel
tour-pocket-text = Jetzt sperren Ihre Einheiten und deren Zonen jede Linie von den deutschen Quellen nach Norden. Niemand wurde Hexfeld für Hexfeld umstellt: Das waren die Kontrollzonen.
tour-pocket-task = Die Kessel zeigen: { $pockets }.

tour-goal = Worum es geht
tour-goal-text = Die Umrisse zeigen, wer abgeschnitten ist. Nach Spielrunde 8 bekommen Sie 1 Punkt für jede Stufe vernichteter deutscher Einheiten, 1 für jede überlebende zweistufige mit nur noch einer und 2 für jede besetzte Quelle. Die Deutschen zählen ebenso und bekommen 10 dazu.
tour-goal-task = Die Siegpunkte öffnen: { $victory_points }.

tour-help = Hilfe, wenn Sie wollen
tour-help-text = { $advice } fragt den Computer nach guten Plänen, { $forecast } danach, wer wohl gewinnt. { $hex_menu } oder die rechte Maustaste listet auf, was mit einem Hexfeld geht und warum etwas nicht geht. { $palette } findet jeden Befehl, { $rule_book } öffnet das Regelbuch.

tour-recovery = Erholung
tour-recovery-text = Mit dem Ende der Bewegung kommen Ihre Rückzugsmarker weg; Sie haben keine. Die der Deutschen bleiben, bis diese das nächste Mal gekämpft haben und gezogen sind.
tour-recovery-task = Die Bewegungsphase beenden: { $end_phase }.

tour-verdict = Die Versorgungsprüfung
tour-verdict-text = Auch der deutsche Zug beginnt mit der Versorgung, und was jetzt festgestellt wird, gilt bis zum nächsten deutschen Zug. Wer abgeschnitten ist, bekommt einen Marker und behält ihn bis dahin, auch wenn später ein Weg frei wird.
tour-verdict-task = Die deutsche Versorgung prüfen: der Knopf rechts oder { $proceed }.

tour-cut-off = Unversorgt
tour-cut-off-text = Alle Deutschen nördlich von B2 und B7 sind unversorgt. Solche Einheiten ziehen höchstens ein Hexfeld weit, und im Kampf verschiebt sich die Spalte zu ihren Ungunsten, im Angriff wie in der Verteidigung. Halten Sie den Ring geschlossen, und der Kessel schwindet dahin.

tour-arrivals = Verstärkungen
tour-arrivals-text = Die 11. und die 14. Panzer-Division sind in B7 eingetroffen. Verstärkungen kommen mit voller Stärke, sobald die Versorgung geprüft ist, und dürfen sofort angreifen und ziehen. Die Kästen über der Karte sagen, wer wann kommt.

tour-end = Das ist das Spiel
tour-end-text = Sie haben einen ganzen Spielerzug gespielt. Die Deutschen machen ebenso weiter, und so geht es acht Spielrunden lang. Regeln für einzelne Runden stehen in der Seitenleiste, wenn sie gelten: In Spielrunde 2 etwa sind sowjetische Versorgungslinien höchstens drei Hexfelder lang.

tour-more-task = Weiter zu einigen Regeln mehr: { tour-next } ({ $tour_go_on }). Oder von hier weiterspielen.

tour-caught = Zonen beim Rückzug
tour-caught-text = Einige Runden später. Ein Rückzug führt zuerst in Hexfelder außerhalb Ihrer Zonen. Hier liegt um D4 jedes leere in einer: C3, C4, D3 und E4. Nur in E3 stehen Deutsche.
tour-caught-task = D4 mit dem 21. und dem 26. Garde-Schützenkorps aus D5 angreifen.

tour-caught-roll = Drei zu eins
tour-caught-roll-text = 7 zu 2, abgerundet, ist 3:1. Ein normaler Angriff trifft bei 4, 5 und 6.

tour-only-way = Der einzige Weg
tour-only-way-text = Ein Treffer. Ein leeres Hexfeld in Ihrer Zone ist dem Rückzug verschlossen; ein Deutscher, der dort steht, öffnet es wieder. So bleibt der 389. nur E3. Gäbe es auch das nicht, kostete der Treffer sie eine Stufe.
tour-only-way-task = E3 anklicken, um sich dorthin zurückzuziehen.

tour-thaw = Ein Würfel für das Wetter
tour-thaw-text = Von Spielrunde 2 an endet jede Runde mit einem Wurf: Bei 1 oder 2 wird aus Schnee Schlamm, und dabei bleibt es.
tour-thaw-task = Auf Schlamm würfeln: der Knopf rechts oder { $proceed }.

tour-mud = Schlamm
tour-mud-text = Im Schlamm zieht jede Einheit nur ein Hexfeld weit, auch Panzer und Kavallerie, und bei jedem Angriff rückt die Spalte um eins nach links. Wer den Ring bis dahin nicht geschlossen hat, kommt zu spät.

tour-stand-fast = Halten!
tour-stand-fast-text = Manche Runden haben eigene Regeln. In den Spielrunden 2 und 3 bleiben Deutsche, die ihre Bewegung in oder neben Korsun, E3, beginnen, wo sie sind, solange nie eine sowjetische Einheit daneben gestanden hat. In Spielrunde 2 betritt keiner von ihnen B3.
tour-stand-fast-task = Einen Deutschen finden, der ziehen darf, und ihn ziehen.

tour-own-turns = Wo es steht
tour-own-turns-text = Die Kästen über der Karte bezeichnen solche Runden, und die Seitenleiste sagt, was gilt. In Spielrunde 2 sind sowjetische Versorgungslinien höchstens drei Hexfelder lang. Von Spielrunde 3 an erleiden die Deutschen um Korsun höchstens eine Verschiebung wegen fehlender Versorgung, solange sie es halten.

tour-restore = Aufgefrischt
tour-restore-text = In den Spielrunden 5 und 7 dürfen Sie nach der Versorgungsprüfung ein Korps auffrischen, das versorgt ist und eine Stufe verloren hat.
tour-restore-task = Eines der beiden Panzerkorps in C7 auffrischen.

tour-breakout = Der Ausbruch
tour-breakout-text = Spielrunde 8, nach der deutschen Bewegung. Wer unversorgt ist und nicht gezogen hat, darf versuchen, versorgte Freunde innerhalb von zwei Hexfeldern zu erreichen; hier stehen sie in C3. Ein Würfel, und 1 dazu für jedes solche Hexfeld: Bei 5 oder mehr ist die Einheit entkommen.
tour-breakout-task = Die 72. Infanterie-Division ausbrechen lassen.

tour-left-behind = Zurückgelassen
tour-left-behind-text = Eine Vier und eins: Sie ist durch. Wem es misslingt, der ist vernichtet, aber zu bleiben ist nicht besser: Am Ende gehen alle verloren, die keine Versorgungslinie haben.
tour-left-behind-task = Die 57. Infanterie-Division ausbrechen lassen.

tour-now-you = Jetzt Sie
tour-now-you-text = Eine Zwei und eins reichen nicht. Das war alles; was Sie vergessen haben, steht mit Beispielen im Regelbuch. Am Ende entscheiden die Punkte, und 10 bekommen die Deutschen geschenkt.
tour-now-you-task = Die ganze Schlacht spielen: Sie die Sowjets, der Computer die Deutschen.
