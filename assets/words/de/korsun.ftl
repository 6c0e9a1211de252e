# Was bei Korsun wirklich geschah, für jedes System, das diese Schlacht spielt. Tage und Orte: siehe korsun-sources.
korsun-days = { $turn ->
    [t1] 25.–27. Januar
    [t2] 28.–30. Januar
    [t3] 31. Januar – 2. Februar
    [t4] 3.–5. Februar
    [t5] 6.–8. Februar
    [t6] 9.–11. Februar
    [t7] 12.–14. Februar
   *[t8] 15.–17. Februar
}
korsun-turn = { $turn ->
    [t1] Am 25. bricht Konews voller Angriff die 389. Infanteriedivision westlich von Kapitanowka, und zwei Panzerkorps stoßen hindurch; spät am Tag fallen ihnen die 11. und die 14. Panzerdivision in die Südflanke. Am 26. greift Watutin im Westen an: Das VII. Korps hält, die schwache 88. Infanteriedivision nicht. Am 27. stehen beide Angriffsspitzen tief im Rücken des Frontvorsprungs.
    [t2] Am 28. gegen drei Uhr nachmittags treffen sich die Spitzen bei Swenigorodka, und zwei Korps sind abgeschnitten. Ein Panzerangriff auf Kapitanowka scheitert; die Gruppe bei Tichonowka wird befreit. Das III. Panzerkorps soll den Entsatz vorbereiten, und das 5. Garde-Kavalleriekorps schwenkt nach innen.
    [t3] Das 5. Garde-Kavalleriekorps kämpft innerhalb des Rings, und Konews Korridor ist rund 20 km breit. Am 1. Februar erreichen die 11. und die 13. Panzerdivision bei Iskrennoje die Schpolka, wo die Brücke nachgibt. Am selben Tag setzt plötzlich Tauwetter ein.
    [t4] Am 3. ist der innere Ring ohne Lücke. Die 24. Panzerdivision sammelt bei Jampol und wird nach Nikopol zurückgeschickt. Am 4. beginnt der Entsatz: Die 16. und die 17. Panzerdivision und Bäkes schweres Regiment stoßen nach Norden in den Schlamm. Die 2. Panzerarmee greift in die Schlacht ein.
    [t5] Die 2. und die 6. Panzerarmee schlagen zurück und schneiden die Spitzen des Entsatzes eine Zeit lang ab; Schlamm und Treibstoffmangel halten ihn am Gniloi Tikitsch auf. Um den 8. lehnen die eingeschlossenen Korps die Kapitulation ab.
    [t6] Das III. Panzerkorps gruppiert sich für den direkten Weg um, die 1. Panzerdivision kommt hinzu. Am 9. oder 10. verliert der Kessel Gorodischtsche. Am 11. überschreitet der Entsatz den Gniloi Tikitsch.
    [t7] Der Kessel nimmt Schenderowka und Nowo-Buda, um dem Entsatz näher zu sein; die 1. Panzerdivision steht in Lyssjanka. Am 13. gehen Korsun und sein Flugplatz verloren. Am 14. kehren Frost und Schnee zurück.
   *[t8] Der Entsatz bleibt vor der Höhe 239 und Oktjabr liegen. Am 15. fällt die Entscheidung, dass der Kessel allein ausbrechen muss; am 16. um elf Uhr abends bricht er zu Fuß nach Lyssjanka auf, die 57. und die 88. als Nachhut. Am 17. überqueren die Überlebenden den Gniloi Tikitsch, und den Kessel gibt es nicht mehr.
}
korsun-outcome = Im Kessel waren etwa 58.000 bis 60.000 Mann. Rund 36.000 erreichten die deutschen Linien, über 4.000 Verwundete waren ausgeflogen worden, alle schweren Waffen gingen verloren. Die sowjetischen Verluste betrugen etwa 80.000 Mann, davon 24.000 für immer. Flugzeuge aus Uman brachten mehr als 2.000 Tonnen; etwa 50 gingen verloren.
korsun-trust = Die Orte stimmen auf ein Feld dieser Karte genau, manche Tage auf ein bis zwei; was unsicher ist, wird nicht verglichen. Im Spiel gehört ein Gelände dem, der darauf oder am nächsten steht.
korsun-earlier = Die Runden dieses Spiels beginnen einen Tag früher als die dieses Berichts.
korsun-sources =
    Zetterling und Frankson, The Korsun Pocket (2008)
    Forczyk, Tank Warfare on the Eastern Front 1943–1945 (2016)
    Glantz und Orenstein, The Battle for the Ukraine (2003)
    Nash, Hell’s Gate (2002)
korsun-ring = Der Ring schloss sich
korsun-ring-then = am 28. Januar, in Runde 2
korsun-ring-here = in Runde { $turn }
korsun-ring-open = bisher nicht
korsun-ring-never = nie
korsun-salient = Die zwei Korps im Frontvorsprung
korsun-salient-then = von 58.000 bis 60.000 Mann kamen rund 36.000 heraus, über 4.000 Verwundete waren vorher ausgeflogen; alle schweren Waffen gingen verloren
korsun-salient-here = { $unit ->
    [steps] von { $all } Stufen sind { $lost } verloren und { $out } aus dem Ring
   *[points] von Stärke { $all } sind { $lost } verloren und { $out } aus dem Ring
}
korsun-attackers = Sowjetische Verluste
korsun-attackers-then = etwa 80.000 von anfangs 336.700 Mann und vielen mehr danach
korsun-attackers-here = { $unit ->
    [steps] { $lost } von { $all } Stufen
   *[points] { $lost } von Stärke { $all }
}
