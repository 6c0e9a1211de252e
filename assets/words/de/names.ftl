# Namen des mitgelieferten Szenarios. Orte in der Umschrift deutscher Karten, deutsche
# Verbände mit ihrem eigenen Namen.

## Scenario
title-korsun = Hell’s Gate: Der Kessel von Korsun 1944
about-korsun = Im Januar 1944 halten zwei deutsche Korps noch einen Frontvorsprung am mittleren Dnjepr. Zwei sowjetische Fronten greifen seine Flanken an, um ihn abzuschneiden; Panzer-Divisionen eilen von beiden Seiten herbei, um den Ring zu sprengen. Vierundzwanzig Tage in acht Runden: Die Sowjets müssen den Kessel schließen, geschlossen halten und zermürben, die Deutschen müssen ihre Basis halten, durchhalten und herauskommen. Karte und Spielsteine der gedruckten Ausgabe lagen nicht vor: Tatsachen, die der veröffentlichte Text nennt oder erzwingt oder die Besitzer der Schachtelausgabe berichten, sind als belegt gekennzeichnet; alle übrigen wurden nach Geographie und Verlauf der Schlacht gesetzt und dürfen geändert werden. Wo die Geschichte die Stärke einer Einheit offenlässt, wurde sie so gewählt, dass zwischen starken Spielern keine Seite im Vorteil ist; bei jeder solchen Einheit ist es vermerkt.
title-first = Hell’s Gate: Der Kessel von Korsun 1944 (erste Gliederung)
about-first = Im Januar 1944 halten zwei deutsche Korps noch einen Frontvorsprung am mittleren Dnjepr. Zwei sowjetische Fronten greifen seine Flanken an, um ihn abzuschneiden; Panzer-Divisionen eilen von beiden Seiten herbei, um den Ring zu sprengen. Vierundzwanzig Tage in acht Runden: Die Sowjets müssen den Kessel schließen, geschlossen halten und zermürben, die Deutschen müssen ihre Basis halten, durchhalten und herauskommen. Mit dieser Gliederung erschien das Programm zuerst. Stärken, die keine Quelle nennt, waren alle gleich geschätzt, ob eine Division frisch oder ausgebrannt war, und niemand hatte die Seiten gegeneinander abgewogen. Mehrere sowjetische Korps sind darin schwächer als in der Gliederung, die ein neues Spiel jetzt hat, mehrere deutsche Divisionen stärker.
title-later = Hell’s Gate: Der Kessel von Korsun 1944 (spätere Verstärkungen)
about-later = Die erste Gliederung mit späteren Verstärkungen: Damit den Sowjets Zeit bleibt, kommen zehn deutsche Einheiten eine Runde später, als sie historisch eintrafen, und drei sowjetische Korps, die als Verstärkung kommen, haben volle Stärke. Nichts, was der veröffentlichte Text nennt oder erzwingt, wurde geändert; jede Änderung ist bei der Einheit vermerkt. Vierundzwanzig Tage in acht Runden: Die Sowjets müssen den Kessel schließen, geschlossen halten und zermürben, die Deutschen müssen ihre Basis halten, durchhalten und herauskommen.

## Days of the game turns
days-1 = 25.–27. Januar
days-2 = 28.–30. Januar
days-3 = 31. Januar – 2. Februar
days-4 = 3.–5. Februar
days-5 = 6.–8. Februar
days-6 = 9.–11. Februar
days-7 = 12.–14. Februar
days-8 = 15.–17. Februar
days-all = 25. Januar – 17. Februar 1944

## Older versions, which saved games still have
title-balanced = Hell’s Gate: Der Kessel von Korsun 1944 (ausgeglichen)
days-older-1 = 24.–26. Januar
days-older-2 = 27.–29. Januar
days-older-3 = 30. Januar – 1. Februar
days-older-4 = 2.–4. Februar
days-older-5 = 5.–7. Februar
days-older-6 = 8.–10. Februar
days-older-7 = 11.–13. Februar
days-older-8 = 14.–16. Februar
days-older-all = 24. Januar – 16. Februar 1944

## Places
place-mankovka = Mankowka
place-talnoye = Talnoje
place-katerinopol = Katerinopol
place-yampol = Jampol
place-malaya-viska = Malaja Wiska
place-gruzkoye = Gruskoje
place-buki = Buki
place-vinograd = Winograd
place-tichonovka = Tichonowka
place-tolmach = Tolmatsch
place-tishkovka = Tischkowka
place-novo-mirgorod = Nowo-Mirgorod
place-krasnosilka = Krasnossilka
place-tinovka = Tynowka
place-lysyanka = Lyssjanka
place-zvenigorodka = Swenigorodka
place-shpola = Schpola
place-lebedin = Lebedin
place-ositnyazhka = Ossitnjaschka
place-aleksandrovka = Alexandrowka
place-koshevatoye = Koschewatoje
place-medvin = Medwin
place-shenderovka = Schenderowka
place-olshana = Olschana
place-matusov = Matussow
place-smela = Smela
place-kamenka = Kamenka
place-boguslav = Boguslaw
place-yanovka = Janowka
place-korsun = Korsun
place-gorodishche = Gorodischtsche
place-beloozerye = Beloserje
place-khudyaki = Chudjaki
place-rokitno = Rokitno
place-mironovka = Mironowka
place-tagancha = Tagantscha
place-mezhirich = Meschiritsch
place-moshny = Moschny
place-cherkassy = Tscherkassy
place-kagarlyk = Kagarlyk
place-khodorov = Chodorow
place-kanev = Kanew

## Rivers
river-bolshaya-vys = Bolschaja Wys
river-gniloy-tikich = Gniloi Tikitsch
river-gorny-tikich = Gorny Tikitsch
river-olshanka = Olschanka
river-ros = Ros
river-shpolka = Schpolka
river-tiasmin = Tjasmin
river-turiya = Turija
river-dnepr = Dnjepr

## Units
unit-5gt = 5. Garde-Panzerkorps
unit-47r = 47. Schützenkorps
unit-104r = 104. Schützenkorps
unit-180r = 180. Schützendivision
unit-337r = 337. Schützendivision
unit-202r = 202. Schützendivision
unit-206r = 206. Schützendivision
unit-75r = 75. Schützenkorps
unit-48r = 48. Schützenkorps
unit-20t = 20. Panzerkorps
unit-29t = 29. Panzerkorps
unit-20gr = 20. Garde-Schützenkorps
unit-21gr = 21. Garde-Schützenkorps
unit-26gr = 26. Garde-Schützenkorps
unit-373r = 373. Schützendivision
unit-294r = 294. Schützendivision
unit-254r = 254. Schützendivision
unit-18t = 18. Panzerkorps
unit-5gc = 5. Garde-Kavalleriekorps
unit-5m = 5. Mechanisiertes Korps
unit-51r = 51. Schützenkorps
unit-49r = 49. Schützenkorps
unit-78r = 78. Schützenkorps
unit-16t = 16. Panzerkorps
unit-3t = 3. Panzerkorps
unit-11gt = 11. Garde-Panzerbrigade
unit-34i = 34. Infanterie-Division
unit-198i = 198. Infanterie-Division
unit-88s = 88. Infanterie-Division (Süd)
unit-88n = 88. Infanterie-Division (Nord)
unit-kbw = Korps-Abteilung B (West)
unit-kbe = Korps-Abteilung B (Ost)
unit-wal = SS-Sturmbrigade Wallonien
unit-wik = 5. SS-Division Wiking
unit-5ssp = SS-Panzer-Abteilung 5
unit-72i = 72. Infanterie-Division
unit-57i = 57. Infanterie-Division
unit-389i = 389. Infanterie-Division
unit-3p = 3. Panzer-Division
unit-106i = 106. Infanterie-Division
unit-11p = 11. Panzer-Division
unit-14p = 14. Panzer-Division
unit-320i = 320. Infanterie-Division
unit-376i = 376. Infanterie-Division
unit-13p = 13. Panzer-Division
unit-17p = 17. Panzer-Division
unit-82i = 82. Infanterie-Division
unit-282i = 282. Infanterie-Division
unit-16p = 16. Panzer-Division
unit-bae = Schweres Panzer-Regiment Bäke
unit-24p = 24. Panzer-Division
unit-lah = 1. SS-Panzer-Division Leibstandarte
unit-1p = 1. Panzer-Division

## The same, as the tabletop battle writes them
brief-88-south = 88. Infanterie-Division (Süd)
brief-88-north = 88. Infanterie-Division (Nord)
brief-kb-west = Korps-Abteilung B (West)
brief-kb-east = Korps-Abteilung B (Ost)
brief-wiking = 5. SS-Division Wiking
brief-wallonien = SS-Sturmbrigade Wallonien
brief-panzer-bn = SS-Panzer-Abteilung 5
brief-baeke = Schweres Panzer-Regiment Bäke
brief-leibstandarte = 1. SS-Panzer-Division Leibstandarte

## What stands on their counters, where it is more than a number: keep it as short
label-5gt = 5 Gd
label-20gr = 20 Gd
label-21gr = 21 Gd
label-26gr = 26 Gd
label-5gc = 5 GdK
label-11gt = 11 Gd
label-88s = 88 S
label-88n = 88 N
label-kbw = KA-B W
label-kbe = KA-B O
label-wal = Wallon
label-wik = Wiking
label-5ssp = 5 SS
label-bae = Bäke
label-lah = LAH
