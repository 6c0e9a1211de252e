//! The steps of the guided tour: the first Soviet player turn of the worked
//! example, one rule to a card. A test plays them.

use crate::present::overlay::OverlayKind;

/// The dice of the tour's game. Its first rolls are 6, 3, 3, 3, 6: those of the
/// worked example.
pub const SEED: u64 = 3812;

/// One card.
pub struct Step {
    /// What it is about.
    pub title: &'static str,
    /// Two or three sentences. `{undo}` stands for the key of that command, by
    /// its word in the settings.
    pub text: &'static str,
    /// The rule behind it.
    pub rule: Option<&'static str>,
    /// What to do, in the same way.
    pub task: &'static str,
    /// The hexes it speaks of.
    pub hexes: &'static [&'static str],
    /// What has to come about.
    pub wait: Wait,
}

/// What a card waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Wait {
    /// That it has been read.
    Read,
    /// The stack in this hex lies open.
    Open(&'static str),
    /// This hex is the target of the next attack.
    Aim(&'static str),
    /// These actions, as they are written down, in any order.
    Do(&'static [&'static str]),
    /// So many actions are taken back.
    TakeBack(usize),
    /// This overlay is on.
    Show(OverlayKind),
    /// No overlay is on.
    Clear,
    /// An earlier moment is looked at.
    Look,
    /// The present is looked at again.
    Return,
    /// The victory points are open.
    Points,
}

const NEXT: &str = "Read, then press Next ({tour-go-on}).";

/// The tour.
pub const STEPS: [Step; 40] = [
    Step {
        title: "The first turn of the battle",
        text: "In ten minutes you play the first Soviet turn, one rule to a card. The Germans hold a bulge that reaches to the Dnepr; you strike at both of its shoulders, to meet behind it. Do what a card asks in any way you like: mouse, keys or buttons. Show me ({tour-show-me}) does it for you.",
        rule: Some("1.0"),
        task: NEXT,
        hexes: &[],
        wait: Wait::Read,
    },
    Step {
        title: "The map",
        text: "A hex is about 20 kilometres across. Most are clear; C5 is one of the woods, F6 the only city. Rivers run along the edges between hexes. A red star marks a Soviet supply source, a grey box a German one.",
        rule: Some("2.1"),
        task: NEXT,
        hexes: &["C5", "F6"],
        wait: Wait::Read,
    },
    Step {
        title: "The units",
        text: "The large figure is a unit's strength; that of a tank stands in brackets. Two dots beside the symbol mean two steps: the first loss turns the unit to its weaker side, the next destroys it.",
        rule: Some("2.2"),
        task: "Click the stack in C7 to see who is there.",
        hexes: &["C7"],
        wait: Wait::Open("C7"),
    },
    Step {
        title: "A turn in four phases",
        text: "Every player turn goes through supply, combat, movement and recovery. Units fight first and move afterwards. The coloured card at the upper right says whose decision it is and what to do now.",
        rule: Some("3.0"),
        task: NEXT,
        hexes: &[],
        wait: Wait::Read,
    },
    Step {
        title: "Supply comes first",
        text: "A unit is in supply if an open chain of hexes leads from it to a source of its own side. Enemy units cut the chain, and so may their zones of control. At the start nothing cuts yours.",
        rule: Some("5.1"),
        task: "Judge supply: the button at the right, or {proceed}.",
        hexes: &["B1", "C1", "D1", "G2", "C7", "D7", "E6", "F6"],
        wait: Wait::Do(&["supply"]),
    },
    Step {
        title: "Zones of control",
        text: "Every unit controls the six hexes around it, whatever the ground. That never stops movement. It bars supply lines and retreats of the enemy, except where he has a unit of his own.",
        rule: Some("4.0"),
        task: "Show the German zones: {german-zones}, or the menu Overlays.",
        hexes: &[],
        wait: Wait::Show(OverlayKind::GermanZones),
    },
    Step {
        title: "Ten overlays",
        text: "The hatched hexes lie next to a German unit. Ten such overlays explain a position, each with a key of its own; the legend says what you see.",
        rule: Some("4.1"),
        task: "Clear the map again: {no-overlays}.",
        hexes: &[],
        wait: Wait::Clear,
    },
    Step {
        title: "The plan",
        text: "The German sources lie along the southern edge: row A, and B7. Break through at C6 in the east and at C2 in the west, let tanks drive in behind, and their zones will bar every line from there to the north.",
        rule: Some("5.1"),
        task: NEXT,
        hexes: &["C2", "C6"],
        wait: Wait::Read,
    },
    Step {
        title: "Choosing a target",
        text: "You may attack enemies next to your units; you never have to. In one phase a hex is attacked once at most, and a unit attacks once at most. Red corners mark what can be attacked.",
        rule: Some("7.1"),
        task: "Click B7.",
        hexes: &["B7"],
        wait: Wait::Aim("B7"),
    },
    Step {
        title: "Odds",
        text: "Add up both sides: the ratio, rounded down, is a column of the table. Two rifle corps of 3 against the 4 in B7 make 6 to 4, which is 3:2.",
        rule: Some("7.0"),
        task: "Let 75th and 48th Rifle Corps attack: click them, or tick them at the right.",
        hexes: &["B7", "C7"],
        wait: Wait::Do(&["attack B7 75R", "attack B7 48R"]),
    },
    Step {
        title: "Second thoughts",
        text: "At 3:2 a normal attack hits on a six alone. That will not do. Whatever is done without a die can be taken back, step by step, until the other player decides.",
        rule: Some("CRT"),
        task: "Take both out again: {undo} twice, or untick them.",
        hexes: &["B7", "C7"],
        wait: Wait::TakeBack(2),
    },
    Step {
        title: "Tanks attack",
        text: "An attacking tank counts three times its strength against a clear hex, twice against woods or the city. So 29th Tank brings 6; with 48th Rifle it is 9 to 4, column 2:1.",
        rule: Some("7.1.2"),
        task: "Click B7, then 29th Tank and 48th Rifle Corps in C7.",
        hexes: &["B7", "C7"],
        wait: Wait::Do(&["attack B7 29T", "attack B7 48R"]),
    },
    Step {
        title: "The die",
        text: "The panel shows the chance of each number of hits before you roll. At 2:1 a normal attack hits on 5 and 6. All-out it would hit from 3 on, at the price of a step of 29th Tank: save that for later.",
        rule: Some("CRT"),
        task: "Roll: normal attack.",
        hexes: &["B7"],
        wait: Wait::Do(&["resolve"]),
    },
    Step {
        title: "The defender answers",
        text: "A six: one hit. Now the German player decides, and here that is you. A hit costs one step, from a unit of his choice. Instead he may take the last hit by retreat, but out of a supply source only into another: A6.",
        rule: Some("7.5"),
        task: "Let 106th Infantry lose the step: the button at the right.",
        hexes: &["B7"],
        wait: Wait::Do(&["lose 106I"]),
    },
    Step {
        title: "Two across a hexside",
        text: "At most two units attack across one hexside, but several hexes may join. From C7 and D7 four units reach C6: 3, three times 2, 3 and 4 make 16 against 2.",
        rule: Some("7.1.1"),
        task: "Attack C6 with 75th Rifle and 20th Tank from C7, 21st and 26th Guards Rifle from D7.",
        hexes: &["C6", "C7", "D7"],
        wait: Wait::Do(&[
            "attack C6 75R",
            "attack C6 20T",
            "attack C6 21GR",
            "attack C6 26GR",
        ]),
    },
    Step {
        title: "An all-out attack",
        text: "8:1 is the best column, and still a normal attack would mostly score one hit. All-out, a two-step unit at full strength is turned to its weaker side, a tank if one takes part, and the higher result counts: two hits at least.",
        rule: Some("7.3"),
        task: "Roll: all-out, flipping 20th Tank Corps.",
        hexes: &["C6"],
        wait: Wait::Do(&["resolve all-out 20T"]),
    },
    Step {
        title: "Two hits",
        text: "A three scores two hits here. Only the last hit can be taken by retreat. The first one costs the 389th Infantry a step.",
        rule: Some("7.5"),
        task: "Let 389th Infantry lose a step.",
        hexes: &["C6"],
        wait: Wait::Do(&["lose 389I"]),
    },
    Step {
        title: "One way out",
        text: "On turn 1 Germans retreat only to one of their supply sources or to another German unit, and not where a hit was scored in this phase. C5 and B6 are empty and no source, B7 was hit: D6 is left.",
        rule: Some("11.1"),
        task: "Click D6 to retreat there.",
        hexes: &["C6", "D6"],
        wait: Wait::Do(&["retreat 389I D6"]),
    },
    Step {
        title: "Shifts for rivers",
        text: "A retreated unit adds nothing to the defence: D6 has 4, not more. The column would shift left if half of the attackers or more came across a river. Of these three only 373rd Rifle does, so it stays at 7 to 4, 3:2.",
        rule: Some("7.2"),
        task: "Attack D6 with 20th Guards Rifle from D7, 373rd Rifle from E6 and 294th Rifle from E5.",
        hexes: &["D6", "D7", "E6", "E5"],
        wait: Wait::Do(&["attack D6 20GR", "attack D6 373R", "attack D6 294R"]),
    },
    Step {
        title: "A long shot",
        text: "Hit or miss, a normal attack costs the attacker nothing. It is worth the try.",
        rule: Some("7.0"),
        task: "Roll: normal attack.",
        hexes: &["D6"],
        wait: Wait::Do(&["resolve"]),
    },
    Step {
        title: "The western shoulder",
        text: "A three: no hit. On to the west. 5th Guards Tank counts 6 against the clear hex B2, 47th Rifle 3; against the 3 of the 198th Infantry that is 3:1.",
        rule: Some("7.1.2"),
        task: "Attack B2 with 5th Guards Tank and 47th Rifle from B1.",
        hexes: &["B1", "B2"],
        wait: Wait::Do(&["attack B2 5GT", "attack B2 47R"]),
    },
    Step {
        title: "A step for a hit",
        text: "At 3:1 a normal attack hits on 4, 5 and 6, an all-out attack on everything but a one. The road west is worth a step of 5th Guards Tank.",
        rule: Some("7.3"),
        task: "Roll: all-out, flipping 5th Guards Tank Corps.",
        hexes: &["B2"],
        wait: Wait::Do(&["resolve all-out 5GT"]),
    },
    Step {
        title: "Stand or go",
        text: "One hit. The 198th Infantry might retreat, to A2 for one; it stands and loses a step. All the same B2 has been hit, so no German may retreat into it in this phase.",
        rule: Some("11.1"),
        task: "Let 198th Infantry lose a step.",
        hexes: &["B2"],
        wait: Wait::Do(&["lose 198I"]),
    },
    Step {
        title: "Woods",
        text: "Two divisions in C1 make 3 to 1 against C2. But a target in woods shifts the column one to the left, to 2:1. None of them has two steps, so there is no all-out attack.",
        rule: Some("7.2"),
        task: "Attack C2 with 180th and 337th Rifle from C1.",
        hexes: &["C1", "C2"],
        wait: Wait::Do(&["attack C2 180R", "attack C2 337R"]),
    },
    Step {
        title: "Once more the die",
        text: "5 or 6 is wanted. If it hits, the defender, with a single step, must go or die.",
        rule: Some("CRT"),
        task: "Roll: normal attack.",
        hexes: &["C2"],
        wait: Wait::Do(&["resolve"]),
    },
    Step {
        title: "The road is open",
        text: "A six. A retreating unit has a Retreated marker: until its own recovery phase it neither fights nor moves nor retreats again. On this turn D2, where a German stands, is the only hex open to the 88th.",
        rule: Some("7.6"),
        task: "Click D2 to retreat there.",
        hexes: &["C2", "D2"],
        wait: Wait::Do(&["retreat 88S D2"]),
    },
    Step {
        title: "Looking back",
        text: "The log at the lower right tells every roll and loss with its rule. A click on a line shows the map at that moment; so do {moment-before} and {moment-after}, action by action.",
        rule: None,
        task: "Look at an earlier moment: {moment-before}, or a line of the log.",
        hexes: &[],
        wait: Wait::Look,
    },
    Step {
        title: "The past stays as it was",
        text: "You see the map as it was then. Nothing can be changed here, and nothing is lost by looking.",
        rule: None,
        task: "Return to the present: {escape}.",
        hexes: &[],
        wait: Wait::Return,
    },
    Step {
        title: "Ending a phase",
        text: "206th Rifle in G2 could still attack, but no attack is compulsory. Nobody advances after combat: the movement phase serves for that.",
        rule: Some("7.0"),
        task: "End the combat phase: {end-phase}.",
        hexes: &["G2"],
        wait: Wait::Do(&["end"]),
    },
    Step {
        title: "Two hexes in one move",
        text: "A unit moves one hex. In snow, a supplied tank or mechanized unit may move two, entering one woods hex and crossing one river at most. Cavalry may move two through anything.",
        rule: Some("8.2"),
        task: "Move 5th Guards Tank from B1 to C2: click it, then C2; or drag it.",
        hexes: &["B1", "C2"],
        wait: Wait::Do(&["move 5GT C1 C2"]),
    },
    Step {
        title: "Only tanks today",
        text: "On turn 1 only your three tank corps move, and they must end in three different hexes. Point at any hex where a unit may not go: the reason stands beside the pointer.",
        rule: Some("11.1"),
        task: "Move 20th Tank from C7 to C5.",
        hexes: &["C7", "C5"],
        wait: Wait::Do(&["move 20T C6 C5"]),
    },
    Step {
        title: "Zones do not stop you",
        text: "C6 lies in the zones of the Germans in B7 and D6, and yet your tanks pass through. Only hexes with an enemy unit in them are closed to movement.",
        rule: Some("4.2"),
        task: "Move 29th Tank from C7 to B6.",
        hexes: &["C7", "B6"],
        wait: Wait::Do(&["move 29T C6 B6"]),
    },
    Step {
        title: "The pocket",
        text: "Now your units and their zones bar every line from the German sources to the north. Nobody has been surrounded hex by hex: zones of control did it.",
        rule: Some("5.1"),
        task: "Show the pockets: {pockets}.",
        hexes: &["C2", "C5", "B6"],
        wait: Wait::Show(OverlayKind::Pockets),
    },
    Step {
        title: "What it is all for",
        text: "The outlines show who is cut off. After turn 8 you score 1 for each German step destroyed, 1 for each two-step unit left with one, and 2 for each source you occupy. The Germans score likewise and add 10.",
        rule: Some("12.0"),
        task: "Open the victory points: {victory-points}.",
        hexes: &[],
        wait: Wait::Points,
    },
    Step {
        title: "Help when you want it",
        text: "{advice} asks the computer for good plans, {forecast} who will probably win. {hex-menu} or the right mouse button lists what can be done with a hex, and why not. {palette} finds any command, {rule-book} opens the rule book.",
        rule: None,
        task: NEXT,
        hexes: &[],
        wait: Wait::Read,
    },
    Step {
        title: "Recovery",
        text: "When movement ends, your Retreated markers come off; you have none. Those of the Germans stay on through their next combat and movement.",
        rule: Some("9.0"),
        task: "End the movement phase: {end-phase}.",
        hexes: &["D2", "D6"],
        wait: Wait::Do(&["end"]),
    },
    Step {
        title: "The verdict on supply",
        text: "The German turn, too, begins with supply, and what is found now holds until the next German turn. Whoever is cut off gets a marker, even if a road is opened later.",
        rule: Some("5.0"),
        task: "Judge German supply: the button at the right, or {proceed}.",
        hexes: &[],
        wait: Wait::Do(&["supply"]),
    },
    Step {
        title: "Out of supply",
        text: "All Germans north of B2 and B7 are out of supply. Such units move one hex at most, and in combat the column shifts against them, in attack and in defence. Keep the ring closed and the pocket withers.",
        rule: Some("5.3"),
        task: NEXT,
        hexes: &["C2", "C5", "B6"],
        wait: Wait::Read,
    },
    Step {
        title: "Reinforcements",
        text: "11th and 14th Panzer have come in at B7. Reinforcements appear after supply has been judged, at full strength, and may attack and move at once. The boxes above the map tell who comes when.",
        rule: Some("6.0"),
        task: NEXT,
        hexes: &["B7"],
        wait: Wait::Read,
    },
    Step {
        title: "That is the game",
        text: "You have played a whole player turn. The Germans go on in the same way, for eight game turns. Rules for single turns stand in the side panel when they apply: on turn 2, for one, Soviet supply lines are three hexes long at most.",
        rule: Some("11.0"),
        task: "Play on from here, or go back to your own game.",
        hexes: &[],
        wait: Wait::Read,
    },
];
