# Names of the built-in scenario. The English ones are exactly those of the scenario
# file: by them a name is found. One line a name.

## Scenario
title-korsun = Hell's Gate: The Korsun Pocket, 1944
about-korsun = In January 1944 two German corps still hold a salient on the middle Dnepr. Two Soviet fronts strike at its shoulders to cut it off; panzer divisions hurry up from both sides to break the ring. Twenty-four days in eight game turns: the Soviets have to close the pocket, keep it closed and wear it down, the Germans have to hold the base, hold out, and get out. The printed map and counters were not at hand: facts that the published text states or forces, or that owners of the boxed game report, are marked attested; all others were placed from the geography and history of the battle and may be edited. Where history leaves the strength of a unit open, it was chosen so that between strong players neither side is favoured; each unit says so in its note.
title-first = Hell's Gate: The Korsun Pocket, 1944 (first order of battle)
about-first = In January 1944 two German corps still hold a salient on the middle Dnepr. Two Soviet fronts strike at its shoulders to cut it off; panzer divisions hurry up from both sides to break the ring. Twenty-four days in eight game turns: the Soviets have to close the pocket, keep it closed and wear it down, the Germans have to hold the base, hold out, and get out. This is the order of battle that this program came with at first. Strengths that no source states were all estimated alike, whether a division was fresh or burnt out, and nobody had weighed the sides against each other. Several Soviet corps are weaker in it than in the order of battle that a new game has now, several German divisions stronger.
title-later = Hell's Gate: The Korsun Pocket, 1944 (later reinforcements)
about-later = The first order of battle with later reinforcements: to give the Soviets time, ten German units come one game turn later than history had them come, and three Soviet corps that come as reinforcements have full strength. Nothing that the published text states or forces was changed; each change says so in its note. Twenty-four days in eight game turns: the Soviets have to close the pocket, keep it closed and wear it down, the Germans have to hold the base, hold out, and get out.

## Days of the game turns
days-1 = 25–27 January
days-2 = 28–30 January
days-3 = 31 January – 2 February
days-4 = 3–5 February
days-5 = 6–8 February
days-6 = 9–11 February
days-7 = 12–14 February
days-8 = 15–17 February
days-all = 25 January – 17 February 1944

## Older versions, which saved games still have
title-balanced = Hell's Gate: The Korsun Pocket, 1944 (balanced)
days-older-1 = 24–26 January
days-older-2 = 27–29 January
days-older-3 = 30 January – 1 February
days-older-4 = 2–4 February
days-older-5 = 5–7 February
days-older-6 = 8–10 February
days-older-7 = 11–13 February
days-older-8 = 14–16 February
days-older-all = 24 January – 16 February 1944

## Places
place-mankovka = Mankovka
place-talnoye = Talnoye
place-katerinopol = Katerinopol
place-yampol = Yampol
place-malaya-viska = Malaya Viska
place-gruzkoye = Gruzkoye
place-buki = Buki
place-vinograd = Vinograd
place-tichonovka = Tichonovka
place-tolmach = Tolmach
place-tishkovka = Tishkovka
place-novo-mirgorod = Novo-Mirgorod
place-krasnosilka = Krasnosilka
place-tinovka = Tinovka
place-lysyanka = Lysyanka
place-zvenigorodka = Zvenigorodka
place-shpola = Shpola
place-lebedin = Lebedin
place-ositnyazhka = Ositnyazhka
place-aleksandrovka = Aleksandrovka
place-koshevatoye = Koshevatoye
place-medvin = Medvin
place-shenderovka = Shenderovka
place-olshana = Olshana
place-matusov = Matusov
place-smela = Smela
place-kamenka = Kamenka
place-boguslav = Boguslav
place-yanovka = Yanovka
place-korsun = Korsun
place-gorodishche = Gorodishche
place-beloozerye = Beloozerye
place-khudyaki = Khudyaki
place-rokitno = Rokitno
place-mironovka = Mironovka
place-tagancha = Tagancha
place-mezhirich = Mezhirich
place-moshny = Moshny
place-cherkassy = Cherkassy
place-kagarlyk = Kagarlyk
place-khodorov = Khodorov
place-kanev = Kanev

## Rivers
river-bolshaya-vys = Bolshaya Vys
river-gniloy-tikich = Gniloy Tikich
river-gorny-tikich = Gorny Tikich
river-olshanka = Olshanka
river-ros = Ros
river-shpolka = Shpolka
river-tiasmin = Tiasmin
river-turiya = Turiya
river-dnepr = Dnepr

## Units
unit-5gt = 5th Guards Tank Corps
unit-47r = 47th Rifle Corps
unit-104r = 104th Rifle Corps
unit-180r = 180th Rifle Division
unit-337r = 337th Rifle Division
unit-202r = 202nd Rifle Division
unit-206r = 206th Rifle Division
unit-75r = 75th Rifle Corps
unit-48r = 48th Rifle Corps
unit-20t = 20th Tank Corps
unit-29t = 29th Tank Corps
unit-20gr = 20th Guards Rifle Corps
unit-21gr = 21st Guards Rifle Corps
unit-26gr = 26th Guards Rifle Corps
unit-373r = 373rd Rifle Division
unit-294r = 294th Rifle Division
unit-254r = 254th Rifle Division
unit-18t = 18th Tank Corps
unit-5gc = 5th Guards Cavalry Corps
unit-5m = 5th Mechanized Corps
unit-51r = 51st Rifle Corps
unit-49r = 49th Rifle Corps
unit-78r = 78th Rifle Corps
unit-16t = 16th Tank Corps
unit-3t = 3rd Tank Corps
unit-11gt = 11th Guards Tank Brigade
unit-34i = 34th Infantry Division
unit-198i = 198th Infantry Division
unit-88s = 88th Infantry (South)
unit-88n = 88th Infantry (North)
unit-kbw = Korps-Abteilung B (West)
unit-kbe = Korps-Abteilung B (East)
unit-wal = SS Brigade Wallonien
unit-wik = 5th SS Division Wiking
unit-5ssp = 5th SS Panzer Battalion
unit-72i = 72nd Infantry Division
unit-57i = 57th Infantry Division
unit-389i = 389th Infantry Division
unit-3p = 3rd Panzer Division
unit-106i = 106th Infantry Division
unit-11p = 11th Panzer Division
unit-14p = 14th Panzer Division
unit-320i = 320th Infantry Division
unit-376i = 376th Infantry Division
unit-13p = 13th Panzer Division
unit-17p = 17th Panzer Division
unit-82i = 82nd Infantry Division
unit-282i = 282nd Infantry Division
unit-16p = 16th Panzer Division
unit-bae = Heavy Panzer Regiment Baeke
unit-24p = 24th Panzer Division
unit-lah = 1st SS Panzer Division Leibstandarte
unit-1p = 1st Panzer Division

## The same, as the tabletop battle writes them
brief-88-south = 88 Infantry (S)
brief-88-north = 88 Infantry (N)
brief-kb-west = Korps-Abt. B (W)
brief-kb-east = Korps-Abt. B (E)
brief-wiking = 5 SS Wiking
brief-wallonien = SS Wallonien
brief-panzer-bn = 5 SS Panzer Bn
brief-baeke = Baeke Panzer
brief-leibstandarte = 1 SS Panzer LAH

## What stands on their counters, where it is more than a number: keep it as short
label-5gt = 5 Gds
label-20gr = 20 Gds
label-21gr = 21 Gds
label-26gr = 26 Gds
label-5gc = 5 GdsC
label-11gt = 11 Gds
label-88s = 88 S
label-88n = 88 N
label-kbw = KA-B W
label-kbe = KA-B E
label-wal = Wallon
label-wik = Wiking
label-5ssp = 5 SS
label-bae = Baeke
label-lah = LAH
