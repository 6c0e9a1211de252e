# Warum etwas nicht erlaubt ist.

## What is written
notation-no-unit = in diesem Szenario gibt es keine Einheit „{ $code }“
notation-off-map = das Hexfeld { $hex } liegt außerhalb der Karte
notation-form = Aktionen mit „{ $verb }“ schreibt man so: { $form }
notation-no-verb = am Anfang muss eines dieser Wörter stehen: { $verbs }
