# Glossar
#   game turn          Spielrunde           player turn      Spielerzug
#   Supply and Reinforcement Phase          Versorgungs- und Verstärkungsphase
#   Combat Phase       Kampfphase           Movement Phase   Bewegungsphase
#   Recovery Phase     Erholungsphase       Housekeeping     Abschlussphase
#   hex                Hexfeld              hexside          Hexseite
#   unit               Einheit              step             Stufe
#   full strength      volle Stärke         reduced          reduziert
#   zone of control    Kontrollzone         column shift     Spaltenverschiebung
#   supply source      Versorgungsquelle    supply line      Versorgungslinie
#   out of supply      unversorgt           supplied         versorgt
#   attack             Angriff              all-out attack   Vollangriff (nicht Großangriff)
#   hit                Treffer              retreat          Rückzug, sich zurückziehen
#   overconcentrated   überbelegt           break-out        Ausbruch
#   reinforcement      Verstärkung          displaced        verdrängt
#   mud, snow          Schlamm, Schnee      victory points   Siegpunkte
#   die, face          Würfel, Augenzahl    to roll          würfeln
#   pocket             Kessel               dump             Depot
#   supply check       Versorgungsprüfung (nicht Urteil)     to check   prüfen
#   shoulder           Flanke               order of battle  Gliederung
#   position           Stellung             moment           Zeitpunkt
#   line               Variante             log              Spielverlauf, Verlauf
#   undo, redo         rückgängig machen, wiederherstellen
#   handicap           Vorgabe              luck             Glück, fair
#   counter            Spielstein           overlay          Einblendung
#   control (of a place)  Kontrolle         supply base      Versorgungsbasis
#   game               Spiel (nicht Partie)  map            Karte
#   presenter mode     Vortragsmodus        to replay        noch einmal abspielen
#   Anrede: Sie, oder der Infinitiv; nie du. Tasten: Strg, Umschalt, Leertaste,
#   Entf, Esc. Vor % und … steht ein Leerzeichen, vor % ein geschütztes.
# Namen stehen im Nominativ: mit Doppelpunkt oder in Klammern.

list-and = { $most } und { $last }
list-others = { $n } weitere
list-or = { $most } oder { $last }
list-empty = nichts

side = { $side ->
    [german] deutsch
   *[soviet] sowjetisch
}

unit-unknown = eine unbekannte Einheit

## Numbers and turns
decimal-sign = ,
number = { $n }
