# Questions about the battle that games by other rules answer.
hells-gate-what-if = { $key ->
    [let_them_go] What if Hitler had let them go?
    [no_thaw] What if the ground had stayed frozen?
   *[other] What if the first days had been no surprise?
}
hells-gate-what-if-about = { $key ->
    [let_them_go] Hitler forbade the two corps to give up the bend of the Dnepr until the ring had long been closed. The rules make one order of that: on game turns 2 and 3 nobody who begins in or next to Korsun may move, until a Soviet unit has come close [11.2]. Here there is no such order: the Germans may march as soon as the shoulders break.
    [no_thaw] From the first days of February the roads were mud: tanks of both sides stuck, and those who came to relieve the pocket lost days. In the rules one die a game turn brings mud on 1 or 2; then every move is one hex, and every attack loses a column [11.2]. Here it freezes to the end.
   *[other] On 25 January the defence did not know what was coming, and most of the attackers still stood behind the front. Game turn 1 has rules of its own for that: of the Soviets only tanks march, of the Germans one panzer unit; only panzers strike back, and whoever is beaten must fall back on friends [11.1]. Here both move and fight on turn 1 as on any other.
}
hells-gate-what-if-limits = { $key ->
    [let_them_go] Colonels look no further than the turn they are playing. They do not plan two turns ahead to give up the bend and march out, so that they hardly use the freedom they are given. What it would be worth to a staff that does plan so, these games cannot tell.
    [no_thaw] Colonels count on no weather: they neither hurry before the thaw nor save their tanks for it. A staff that reckons with mud would lose less by it, so that the difference is rather too large than too small. That the Germans gain most from frost has a reason in the rules all the same: it is the relief that has far to go.
   *[other] Colonels meet the first turn as any other. They do not use it to strengthen the shoulders before the blow falls, and a Soviet staff that lost surprise would have struck elsewhere. The figure tells what the rules of turn 1 weigh between these players, not what a warning would have been worth.
}
