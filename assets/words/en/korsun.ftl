# What really happened at Korsun, for every system that plays that battle. Days and places: see korsun-sources.
korsun-days = { $turn ->
    [t1] 25–27 January
    [t2] 28–30 January
    [t3] 31 January – 2 February
    [t4] 3–5 February
    [t5] 6–8 February
    [t6] 9–11 February
    [t7] 12–14 February
   *[t8] 15–17 February
}
korsun-turn = { $turn ->
    [t1] On the 25th Konev’s full assault breaks the 389th Infantry Division west of Kapitanovka, and two tank corps pass through; 11th and 14th Panzer strike their southern flank late that day. On the 26th Vatutin attacks in the west: the VII Corps holds, the weak 88th Infantry Division does not. By the 27th both spearheads are deep behind the salient.
    [t2] At about three in the afternoon of the 28th the spearheads meet at Zvenigorodka, and two corps are cut off. A panzer attack toward Kapitanovka fails; the group at Tichonovka is freed. III Panzer Corps is ordered to prepare the relief, and 5th Guards Cavalry turns inward.
    [t3] 5th Guards Cavalry fights inside the ring, and Konev’s corridor is some 20 km wide. On 1 February 11th and 13th Panzer reach the Shpolka at Iskrennoye, where the bridge gives way. The same day a sudden thaw sets in.
    [t4] By the 3rd the inner ring has no gap left. 24th Panzer assembles at Yampol and is sent back to Nikopol. On the 4th the relief begins: 16th and 17th Panzer and Baeke’s heavy regiment drive north into the mud. 2nd Tank Army enters the battle.
    [t5] 2nd and 6th Tank Armies strike back and cut off the spearheads of the relief for a while; mud and want of fuel stop it at the Gniloy Tikich. About the 8th the encircled corps refuse to surrender.
    [t6] III Panzer Corps regroups for the direct route, and 1st Panzer joins it. On the 9th or 10th the pocket loses Gorodishche. On the 11th the relief crosses the Gniloy Tikich.
    [t7] The pocket takes Shenderovka and Novo-Buda to come closer to its relief; 1st Panzer stands in Lisyanka. On the 13th Korsun and its airfield are lost. On the 14th frost and snow return.
   *[t8] The relief is stopped at Hill 239 and Oktyabr. On the 15th it is decided that the pocket has to break out by itself; at eleven in the evening of the 16th it sets out on foot for Lisyanka, with the 57th and the 88th as rearguards. On the 17th the survivors cross the Gniloy Tikich, and the pocket is gone.
}
korsun-outcome = About 58,000 to 60,000 men were in the pocket. Some 36,000 reached the German lines, over 4,000 wounded had been flown out, and all heavy weapons were lost. Soviet losses were about 80,000 men, 24,000 of them for good. Aircraft from Uman brought in more than 2,000 tons; about 50 were lost.
korsun-trust = Places are good to one hex of this map, and some days to a day or two; what is uncertain is not compared. In the game, ground belongs to whoever stands on it or stands nearest.
korsun-earlier = The turns of this game begin a day earlier than those of this account.
korsun-sources =
    Zetterling and Frankson, The Korsun Pocket (2008)
    Forczyk, Tank Warfare on the Eastern Front 1943–1945 (2016)
    Glantz and Orenstein, The Battle for the Ukraine (2003)
    Nash, Hell’s Gate (2002)
korsun-ring = The ring closed
korsun-ring-then = on 28 January, in turn 2
korsun-ring-here = in turn { $turn }
korsun-ring-open = not so far
korsun-ring-never = never
korsun-salient = The two corps in the salient
korsun-salient-then = of 58,000 to 60,000 men some 36,000 came out, with over 4,000 wounded flown out before; all heavy weapons were lost
korsun-salient-here = { $unit ->
    [steps] of { $all } steps, { $lost } lost and { $out } out of the ring
   *[points] of strength { $all }, { $lost } lost and { $out } out of the ring
}
korsun-attackers = Soviet losses
korsun-attackers-then = about 80,000 of 336,700 men at first and many more later
korsun-attackers-here = { $unit ->
    [steps] { $lost } of { $all } steps
   *[points] { $lost } of strength { $all }
}
