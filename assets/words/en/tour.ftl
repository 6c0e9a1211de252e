# The guided tour: the first Soviet player turn, one rule to a card. Arguments
# like { $undo } are keys.

## The card and its buttons
tour-name = Guided tour
tour-count = Card { $n } of { $all }
tour-leave = Leave the tour
tour-leave-short = Leave
tour-leave-about = Your own game comes back as you left it.
tour-next = Next
tour-show-me = Show me
tour-back = Back
tour-again = From the first card
tour-goes-on = The tour goes on where you left it.
tour-against = Play against the computer
tour-none = There is no guided tour of this game.
tour-play-on = Play on from here
tour-play-on-about = This game becomes yours; the one you left is kept.

## What the tour does not do
tour-leave-first = { $why } Leave the guided tour first.
tour-not-saved = The tour's game is not saved.
tour-no-branch = Other lines can be tried in your own game only.
tour-no-computer = Computer players play in your own game.
tour-own-plan = The tour has a plan of its own.
tour-no-redo = In the tour, { tour-show-me } redoes what has been undone.
tour-first-card = This is the first card.
tour-card-waits = The card waits for what it asks for, or for { tour-show-me }.
tour-read-first = The rules allow that. Read this card first, then go on.
tour-another-way = The rules allow that, but the tour goes another way. { $task }

## Tasks of several cards
tour-read-task = Read, then press { tour-next } ({ $tour_go_on }).
tour-roll-task = { fight-roll-normal }.
tour-roll-all-out-task = { fight-roll-all-out }.

## The cards
tour-battle = The first turn of the battle
tour-battle-text = In ten minutes you play the first Soviet turn, one rule to a card. The Germans hold a bulge that reaches to the Dnepr; you strike at both of its shoulders, to meet behind it. Do what a card asks in any way you like: mouse, keys or buttons. { tour-show-me } ({ $show_me }) does it for you.

tour-map = The map
tour-map-text = A hex is about 20 kilometres across. Most are clear; C5 is one of the woods, F6 the only city. Rivers run along hexsides. A red star marks a Soviet supply source, a grey box a German one.

tour-units = The units
tour-units-text = The large number is a unit’s strength; a tank’s is in brackets. Two dots beside the symbol mean two steps: the first loss flips the unit to its weaker side, the next destroys it.
tour-units-task = Click the stack in C7 to see who is there.

tour-phases = A turn in four phases
tour-phases-text = Every player turn goes through supply, combat, movement and recovery. Units fight first and move afterwards. The coloured card at the upper right says whose decision it is and what to do now.

tour-supply = Supply comes first
tour-supply-text = A unit is in supply if an open chain of hexes leads from it to a source of its own side. Enemy units cut the chain, and so may their zones of control. At the start nothing cuts yours.
tour-supply-task = Check supply: the button at the right, or { $proceed }.

tour-zones = Zones of control
tour-zones-text = Every unit controls the six hexes around it, whatever the ground. That never stops movement. It bars the enemy’s supply lines and retreats, except where there is an enemy unit in the hex.
tour-zones-task = Show the German zones: { $german_zones }, or the menu { menu-overlays }.

tour-overlays = Ten overlays
tour-overlays-text = The hatched hexes lie next to a German unit. Ten such overlays explain a position, each with its own key; the legend says what you see.
tour-overlays-task = Clear the map again: { $no_overlays }.

tour-plan = The plan
tour-plan-text = The German sources lie along the southern edge: row A, and B7. Break through at C6 in the east and at C2 in the west, let tanks drive in behind, and their zones will bar every line from there to the north.

tour-target = Choosing a target
tour-target-text = You may attack enemies next to your units; you never have to. In one phase a hex is attacked at most once, and a unit attacks at most once. Red corners mark what can be attacked.
tour-target-task = Click B7.

tour-odds = Odds
tour-odds-text = Add up both sides: the ratio, rounded down, is a column of the table. Two rifle corps of 3 against the 4 in B7 make 6 to 4, which is 3:2.
tour-odds-task = Let 75th and 48th Rifle Corps attack: click them, or tick them at the right.

tour-doubts = Second thoughts
tour-doubts-text = At 3:2 a normal attack hits on a six alone. That is not enough. Whatever is done without a die can be undone, step by step, until the other player decides.
tour-doubts-task = Remove both again: { $undo } twice, or untick them.

tour-tanks = Tanks attack
tour-tanks-text = An attacking tank counts three times its strength against a clear hex, twice against woods or the city. So 29th Tank brings 6; with 48th Rifle it is 9 to 4, column 2:1.
tour-tanks-task = Click B7, then 29th Tank and 48th Rifle Corps in C7.

tour-die = The die
tour-die-text = The panel shows the chance of each number of hits before you roll. At 2:1 a normal attack hits on 5 and 6. All-out it would hit from 3 on, at the price of a step of 29th Tank: save that for later.

tour-defender = The defender answers
tour-defender-text = A six: one hit. Now the German player decides, and here that is you. A hit costs one step, from a unit of their choice. Instead they may absorb the last hit by retreat, but out of a supply source only into another: A6.
tour-defender-task = Let 106th Infantry lose the step: the button at the right.

tour-hexside = Two across a hexside
tour-hexside-text = At most two units attack across one hexside, but several hexes may join. From C7 and D7 four units reach C6: 3, three times 2, 3 and 4 make 16 against 2.
tour-hexside-task = Attack C6 with 75th Rifle and 20th Tank from C7, 21st and 26th Guards Rifle from D7.

tour-all-out = An all-out attack
tour-all-out-text = 8:1 is the best column, and still a normal attack would mostly score one hit. All-out, a two-step unit at full strength is flipped to its weaker side, a tank if one takes part, and the right-hand result counts: two hits at least.

tour-two-hits = Two hits
tour-two-hits-text = A three scores two hits here. Only the last hit can be absorbed by retreat. The first one costs the 389th Infantry a step.
tour-two-hits-task = Let 389th Infantry lose a step.

tour-way-out = One way out
tour-way-out-text = On turn 1 Germans retreat only to one of their supply sources or to another German unit, and not where a hit was scored in this phase. C5 and B6 are empty and are not supply sources, B7 was hit: D6 is left.
tour-way-out-task = Click D6 to retreat there.

tour-rivers = Shifts for rivers
tour-rivers-text = A retreated unit adds nothing to the defence: D6 still defends with 4. The column would shift left if half of the attackers or more came across a river. Of these three only 373rd Rifle does, so it stays at 7 to 4, 3:2.
tour-rivers-task = Attack D6 with 20th Guards Rifle from D7, 373rd Rifle from E6 and 294th Rifle from E5.

tour-long-shot = A long shot
tour-long-shot-text = Hit or miss, a normal attack costs the attacker nothing. It is worth the try.

tour-shoulder = The western shoulder
tour-shoulder-text = A three: no hit. On to the west. 5th Guards Tank counts 6 against the clear hex B2, 47th Rifle 3; against the 3 of the 198th Infantry that is 3:1.
tour-shoulder-task = Attack B2 with 5th Guards Tank and 47th Rifle from B1.

tour-step-for-hit = A step for a hit
tour-step-for-hit-text = At 3:1 a normal attack hits on 4, 5 and 6, an all-out attack on everything but a one. The road west is worth a step of 5th Guards Tank.

tour-stand = Stand or go
tour-stand-text = One hit. The 198th Infantry could retreat only to A2: a hex outside your zones comes first, and on this turn it must have a German source or another German unit. It stands and loses a step. All the same B2 has been hit, so no German may retreat into it in this phase.
tour-stand-task = Let 198th Infantry lose a step.

tour-woods = Woods
tour-woods-text = Two divisions in C1 make 3 to 1 against C2. But a target in woods shifts the column one to the left, to 2:1. None of them has two steps, so there is no all-out attack.
tour-woods-task = Attack C2 with 180th and 337th Rifle from C1.

tour-once-more = Rolling again
tour-once-more-text = You need 5 or 6. If it hits, the defender, with a single step, must retreat or be eliminated.

tour-road = The road is open
tour-road-text = A six. A retreating unit gets a Retreated marker: until its own recovery phase it neither fights nor moves nor retreats again. On this turn D2, where a German stands, is the only hex open to the 88th.
tour-road-task = Click D2 to retreat there.

tour-looking = Looking back
tour-looking-text = The log at the lower right lists every roll and loss with its rule. A click on a line shows the map at that moment; so do { $moment_before } and { $moment_after }, action by action.
tour-looking-task = View an earlier position: { $moment_before }, or a line of the log.

tour-past = The past stays as it was
tour-past-text = You see the map as it was then. Nothing can be changed here, and nothing is lost by looking.
tour-past-task = Return to the current position: { $escape }.

tour-ending = Ending a phase
tour-ending-text = 206th Rifle in G2 could still attack, but no attack is compulsory. Nobody advances after combat: the movement phase serves for that.
tour-ending-task = End the combat phase: { $end_phase }.

tour-two-hexes = Two hexes in one move
tour-two-hexes-text = A unit moves one hex. In snow, a supplied tank or mechanized unit may move two, entering one woods hex and crossing one river at most. Cavalry may move two through anything.
tour-two-hexes-task = Move 5th Guards Tank from B1 to C2: click it, then C2; or drag it.

tour-only-tanks = Only tanks this turn
tour-only-tanks-text = On turn 1 only your three tank corps move, and they must end in three different hexes. Point at any hex where a unit may not go: the reason appears beside the pointer.
tour-only-tanks-task = Move 20th Tank from C7 to C5.

tour-pass-through = Zones do not stop you
tour-pass-through-text = C6 lies in the zones of the Germans in B7 and D6, and yet your tanks pass through. Only hexes with an enemy unit in them are closed to movement.
tour-pass-through-task = Move 29th Tank from C7 to B6.

tour-pocket = The pocket
tour-pocket-text = Now your units and their zones bar every line from the German sources to the north. Nobody has been surrounded hex by hex: zones of control did it.
tour-pocket-task = Show the pockets: { $pockets }.

tour-goal = What it is all for
tour-goal-text = The outlines show who is cut off. After turn 8 you score 1 for each step of destroyed German units, 1 for each surviving two-step unit that is down to one, and 2 for each source you occupy. The Germans score likewise and add 10.
tour-goal-task = Open the victory points: { $victory_points }.

tour-help = Help when you want it
tour-help-text = { $advice } asks the computer for good plans, { $forecast } who will probably win. { $hex_menu } or the right mouse button lists what can be done with a hex, and why not. { $palette } finds any command, { $rule_book } opens the rule book.

tour-recovery = Recovery
tour-recovery-text = When movement ends, your Retreated markers come off; you have none. Those of the Germans stay on through their next combat and movement.
tour-recovery-task = End the movement phase: { $end_phase }.

tour-verdict = The supply check
tour-verdict-text = The German turn, too, begins with supply, and the result holds until the next German turn. Whoever is cut off gets a marker and keeps it until then, even if a road is opened later.
tour-verdict-task = Check German supply: the button at the right, or { $proceed }.

tour-cut-off = Out of supply
tour-cut-off-text = All Germans north of B2 and B7 are out of supply. Such units move one hex at most, and in combat the column shifts against them, in attack and in defence. Keep the ring closed and the pocket withers.

tour-arrivals = Reinforcements
tour-arrivals-text = 11th and 14th Panzer have arrived in B7. Reinforcements arrive once supply has been checked, at full strength, and may attack and move at once. The boxes above the map show who arrives when.

tour-end = That is the game
tour-end-text = You have played a whole player turn. The Germans go on in the same way, for eight game turns. Rules for single turns stand in the side panel when they apply: on turn 2, for example, Soviet supply lines are three hexes long at most.

tour-more-task = A few more rules follow: { tour-next } ({ $tour_go_on }). Or play on from here.

tour-caught = Zones in retreat
tour-caught-text = Some turns later. A unit retreats first of all to hexes outside your zones. Here every vacant hex about D4 lies in one: C3, C4, D3 and E4. Only in E3 are there Germans.
tour-caught-task = Attack D4 with 21st and 26th Guards Rifle from D5.

tour-caught-roll = Three to one
tour-caught-roll-text = 7 to 2, rounded down, is 3:1. A normal attack hits on 4, 5 and 6.

tour-only-way = The only way
tour-only-way-text = One hit. A vacant hex in a zone of yours is closed to a retreat; a German unit there would open it again. So E3 is all that is left to the 389th. Had there been nothing, the hit would have cost it a step.
tour-only-way-task = Click E3 to retreat there.

tour-thaw = A die for the weather
tour-thaw-text = From turn 2 on every game turn ends with a die: on 1 or 2 the snow turns to mud, and mud it stays.
tour-thaw-task = Roll for mud: the button at the right, or { $proceed }.

tour-mud = Mud
tour-mud-text = In mud every unit moves one hex, tanks and cavalry too, and the column of every attack shifts one to the left. If the ring is not closed by then, it is too late.

tour-stand-fast = Stand fast
tour-stand-fast-text = Some turns have rules of their own. On turns 2 and 3 Germans who begin their movement in or next to Korsun, E3, stay where they are, unless a Soviet unit has ever been next to it. On turn 2 none of them enters B3.
tour-stand-fast-task = Find a German unit that may move, and move it.

tour-own-turns = Where to find them
tour-own-turns-text = The boxes above the map mark such turns, and the panel says what applies. On turn 2 Soviet supply lines are three hexes long at most. From turn 3 on the Germans about Korsun suffer one shift at most for lack of supply, as long as they hold it.

tour-restore = Restored
tour-restore-text = On turns 5 and 7 you may restore one corps after the supply check, if it is in supply and has lost a step.
tour-restore-task = Restore one of the two tank corps in C7.

tour-breakout = The break-out
tour-breakout-text = Turn 8, after German movement. Whoever is out of supply and has not moved may try to reach supplied friendly units within two hexes; here they are in C3. A die, and 1 for each such hex: 5 or more, and the unit has escaped.
tour-breakout-task = Let 72nd Infantry break out.

tour-left-behind = Left behind
tour-left-behind-text = A four and one: it is through. A unit that fails is destroyed, but staying is no better: at the end every unit that cannot trace supply is eliminated.
tour-left-behind-task = Let 57th Infantry break out.

tour-now-you = Now you
tour-now-you-text = A two and one is not enough. That was all; what you have forgotten is in the rule book, with examples. At the end the points decide, and the Germans get 10 as a handicap.
tour-now-you-task = Play the whole battle: you with the Soviets, the computer with the Germans.
