# Die Wahl eines Spiels, und die Dateien der Spiele aller Systeme.

## What a game says of itself before it is chosen
hells-gate-game = Hell’s Gate

## Lists of saved games
kept-players = { $first } – { $second }
kept-computer = { $level } (Computer)

## What is wrong with a saved game of a system
kept-unknown-system = ein gespeichertes Spiel von „{ $system }“, das dieses Programm nicht spielt; es spielt { $known }
kept-meant = { $why }; ist „{ $near }“ gemeint?
kept-newer-words = von einer neueren Version des Programms geschrieben: Sein Spiel hat die Version { $found }, diese liest bis { $known }. Mit einem neueren Hell’s Gate öffnen
kept-no-words = die Version seines Spiels fehlt
kept-envelope = der Umschlag lässt sich nicht öffnen
kept-seed = das ist kein Startwert; er ist jetzt 0
kept-cursor = es gibt keine Aktion { $to }; es gibt { $n }
kept-drawn-nowhere = es gibt keine Aktion { $at }, nach der etwas gezeichnet sein könnte
kept-remark-nowhere = es gibt keine Aktion { $at }, zu der eine Anmerkung gehören könnte
kept-arranged-nowhere = in diesem Spiel gibt es keine Stellung { $at }, die benannt, geordnet oder gelöscht werden könnte
kept-drawn-odd = „{ $drawn }“ ist nichts, was sich auf diese Karte zeichnen lässt
kept-stamp = es ist nicht so, wie das Programm es geschrieben hat
kept-corrected-odd = das berichtigt einen Wurf, den das Spiel nicht hat; es wurde weggelassen
kept-dice-differ = { $n ->
    [one] { $n } Würfel ist nicht der,
   *[other] { $n } Würfel sind nicht die,
} die der Startwert ergibt
kept-no-such-action = vor dieser Variante gibt es keine solche Aktion
kept-other-phase = die Aktionen gehören zu einer anderen Phase
kept-other-position = die Stellung danach ist nicht die gespeicherte
kept-no-action = das ist keine Aktion
kept-done-before = dasselbe wurde hier schon in einer anderen Variante getan

## The cards of a new game
cards-label = Spiele und Szenarien
cards-sides = { $first } gegen { $second }
cards-even = Ausgeglichen
cards-favours = Im Vorteil: { $side }
cards-odds = { $favours }. { $side } { $share } ± { $error } % in { $games } Spielen zwischen Computern der Stufe { $level }; ein Unentschieden zählt halb.
cards-odds-unknown = Wen es begünstigt, hat noch niemand gemessen.
cards-odds-alone = Eine Seite entscheidet alles: Wie gut ein Spiel war, steht an seinem Ende.
cards-odds-otherwise = Mit anderen Einstellungen: { $side } { $share } % statt { $usual } % ({ $games } Spiele, { $level } gegen { $level }).
cards-odds-as-before = Andere Einstellungen ändern nichts: { $side } in beiden Fällen { $share } % ({ $games } Spiele, { $level } gegen { $level }).
cards-odds-as-set-unknown = Wen das Spiel mit diesen Einstellungen begünstigt, hat niemand gemessen.
cards-as-set = Mit den jetzigen Einstellungen: { $odds }
cards-unfit = { $n ->
    [one] Warum sich mit dieser Datei kein Spiel beginnen lässt, zeigt der Editor: { $files }.
   *[other] Warum sich mit diesen Dateien kein Spiel beginnen lässt, zeigt der Editor: { $files }.
}
cards-rules = Regeln dieses Spiels
cards-history = Über das Szenario
cards-yes = ja
cards-no = nein
cards-all-rules = Alle Zahlen und Sonderregeln
cards-set-otherwise = Anders gesetzt
cards-variant-name = Name der Regelvariante
cards-variant-about = Das Spiel trägt diesen Namen in Titel, Verlauf und Datei.
parameter-changed = { $title }: { $value } (veröffentlicht: { $default })
parameter-case = In diesem Spiel: { $change }.
rules-changed-title = { $title } – geänderte Regeln
rules-variant-told = Geänderte Regeln: „{ $name }“.
rules-changed-told = Geänderte Regeln, ohne Namen.
cards-default = Standard: { $value }
cards-back-one = Zurück zum Standard
cards-variant-save = Als Regelvariante speichern …
cards-variant-save-about = Schreibt diese Regeln in eine Datei, die andere öffnen können. Geben Sie ihnen erst einen Namen.
cards-variant-open = Regelvariante öffnen …
cards-variant-replace = Stattdessen nach „{ $name }“ spielen?
cards-variant-replaces = Die Regeln, die Sie für dieses Spiel eingestellt haben, stehen noch in keiner Datei. Öffnen Sie die Regelvariante, sind sie verloren; behalten Sie sie, können Sie sie erst als Regelvariante speichern.
cards-variant-keep = Meine behalten
file-kind-variant = Eine Regelvariante
cards-variant-taken = Die Regelvariante „{ $name }“ ist eingestellt. Beginnen Sie das Spiel, oder ändern Sie sie weiter.
cards-variant-unknown = Diese Datei ist eine Regelvariante eines Spiels, das dieses Programm nicht hat: „{ $system }“.
cards-variant-unfit = { $file } passt zu keinem Szenario dieses Spiels: { $why }
cards-table = Kampfergebnisse nach Würfel (Zeilen) und Spalte
cards-table-die = Würfel
cards-rules-back = Wie im Szenario
cards-least-most = von { $least } bis { $most }
cards-seats = { $side }: wer spielt
cards-temper = { $side }: wie der Computer spielt
cards-name = Name
cards-name-of = { $side }: Name
cards-no-computers = Dieses Spiel hat noch keine Computerspieler.
cards-not-begun = Dieses Spiel lässt sich nicht beginnen: { $why }

## Saving elsewhere
games-elsewhere = Um in einem anderen Ordner zu speichern, statt des Namens den ganzen Pfad eingeben.

## Why a menu entry means nothing for the game on the table
not-for-game = { $game }: Dafür gibt es hier nichts.

## Pictures of the board
entry-png = Als PNG ausgeben …
entry-svg = Als SVG ausgeben …
key-picture-png = das gezeigte Spielfeld als Bild ausgeben (PNG)
key-picture-svg = das gezeigte Spielfeld als Vektorgrafik ausgeben (SVG)
