//! Typical texts, word for word.

use super::*;

fn told(setup: &Setup, what: Event) -> String {
    event(setup, &what).text
}

#[test]
fn refusals_read_as_people_speak() {
    let setup = setup();
    let say = |why| refusal(&setup, &why);
    let (u, h) = (|code| unit_id(&setup, code), |name| hex(&setup, name));
    assert_eq!(
        say(Illegal::HexsideFull {
            from: h("C7"),
            target: h("C6"),
            limit: 2
        }),
        "Only 2 units may attack across one hexside; two already attack from C7 Aleksandrovka."
    );
    assert_eq!(
        say(Illegal::NotLastHit { left: 2 }),
        "Only the last hit may be absorbed by retreat; first absorb 1 more hit by step loss."
    );
    assert_eq!(
        say(Illegal::OpeningAttacker { unit: u("106I") }),
        "On game turn 1, 106th Infantry Division may not attack; only these may: 3rd Panzer Division and 11th Panzer Division."
    );
    assert_eq!(
        say(Illegal::FlipMustBeTank {
            unit: u("48R"),
            tanks: UnitMask::of(u("20T")).with(u("29T"))
        }),
        "48th Rifle Corps may not be flipped while a tank unit at full strength is in the attack; flip 20th Tank Corps or 29th Tank Corps."
    );
    assert_eq!(
        say(Illegal::StandFast {
            unit: u("WIK"),
            hex: h("E3"),
            turn: 2
        }),
        "5th SS Division Wiking is in or next to E3 Korsun and may not move until game turn 3 is over, unless a Soviet unit has at some time entered a hex next to E3 Korsun."
    );
    assert_eq!(
        say(Illegal::OpeningRetreatAlone { to: h("D4") }),
        "On game turn 1 Germans may retreat only to a hex with a German supply source or another German unit; D4 Olshana has neither."
    );
    assert_eq!(
        say(Illegal::WrongStage { now: Stage::Mud }),
        "The phases of this game turn are over; roll the die for mud."
    );
    assert_eq!(
        say(Illegal::RetreatedMover { unit: u("WIK") }),
        "5th SS Division Wiking has retreated and may not move until its Recovery Phase has removed the marker."
    );
    assert_eq!(
        say(Illegal::RetreatIntoClosedHex { hex: h("B3") }),
        "On game turn 2 German units may not retreat into B3 Tichonovka."
    );
}

#[test]
fn combat_is_told_with_its_odds() {
    let setup = setup();
    let (u, h) = (|code| unit_id(&setup, code), |name| hex(&setup, name));
    let mut state = State::initial(&setup);
    let units = UnitMask::of(u("29T")).with(u("48R"));
    let attack = |state: &State, target, flip, pips, hits| Event::Attacked {
        target,
        units,
        odds: odds(&setup, state, target, units),
        flip,
        die: Die::new(pips).unwrap(),
        hits,
    };
    assert_eq!(
        told(&setup, attack(&state, h("B7"), None, 6, 1)),
        "48th Rifle Corps and 29th Tank Corps attack B7 Krasnosilka, 9 to 4 (2:1): die 6, 1 hit."
    );
    state.unsupplied.insert(u("389I"));
    state.weather = crate::systems::hells_gate::Weather::Mud;
    assert_eq!(
        told(&setup, attack(&state, h("C6"), Some(u("29T")), 1, 0)),
        "48th Rifle Corps and 29th Tank Corps attack C6 Ositnyazhka all-out, flipping 29th Tank Corps, 9 to 2 (4:1–5:1; 2 right for defenders out of supply, 1 left for mud; column 6:1–7:1): die 1, no hits."
    );
}

#[test]
fn events_read_as_people_speak() {
    let setup = setup();
    let (u, h) = (|code| unit_id(&setup, code), |name| hex(&setup, name));
    assert_eq!(
        told(&setup, Event::TurnBegan { turn: 2 }),
        "Game turn 2 begins: 28–30 January."
    );
    assert_eq!(
        told(
            &setup,
            Event::PhaseBegan {
                side: Side::German,
                phase: Phase::Movement
            }
        ),
        "The German Movement Phase begins."
    );
    assert_eq!(
        told(
            &setup,
            Event::SupplyJudged {
                side: Side::German,
                unsupplied: [u("72I"), u("57I"), u("389I")].into_iter().collect(),
                newly: UnitMask::of(u("389I")),
                regained: UnitMask::of(u("WIK")),
            }
        ),
        "3 German units are out of supply: 72nd Infantry Division, 57th Infantry Division and 389th Infantry Division. 389th Infantry Division was supplied until now. 5th SS Division Wiking is supplied again."
    );
    assert_eq!(
        told(
            &setup,
            Event::Retreated {
                unit: u("389I"),
                from: h("C6"),
                to: h("D6")
            }
        ),
        "389th Infantry Division retreats from C6 Ositnyazhka to D6 Smela."
    );
    assert_eq!(
        told(
            &setup,
            Event::StepLost {
                unit: u("389I"),
                all_out: false
            }
        ),
        "389th Infantry Division loses a step and is reduced to strength 1."
    );
    assert_eq!(
        told(
            &setup,
            Event::BrokeOut {
                unit: u("72I"),
                die: Die::ALL[2],
                refuges: 2,
                escaped: true
            }
        ),
        "72nd Infantry Division tries to break out: die 3 plus 2 refuge hexes makes 5, and it escapes."
    );
    assert_eq!(
        told(
            &setup,
            Event::BrokeOut {
                unit: u("72I"),
                die: Die::ALL[0],
                refuges: 2,
                escaped: false
            }
        ),
        "72nd Infantry Division tries to break out: die 1 plus 2 refuge hexes makes 3; 5 or more was needed."
    );
    let eliminated = |cause| {
        let unit = u("389I");
        event(&setup, &Event::Eliminated { unit, cause })
    };
    let line = eliminated(Cause::Overwhelmed);
    assert_eq!(
        line.text,
        "389th Infantry Division is eliminated, because the hits outnumbered the steps of the unretreated units in its hex."
    );
    let line = eliminated(Cause::OnlyRetreated);
    assert_eq!(
        line.text,
        "389th Infantry Division is eliminated, because a hit on a hex with only retreated units eliminates them."
    );
    assert_eq!(line.rule.map(|r| r.0), Some("R9"));
    assert_eq!(
        told(&setup, Event::Withheld { unit: u("24P") }),
        "24th Panzer Division does not arrive, because no Soviet unit has entered A2 Talnoye, A3 Katerinopol, A4 Yampol, A5 Viska or A6 Gruzkoye."
    );
}

#[test]
fn labels_and_status_are_short() {
    let setup = setup();
    let (u, h) = (|code| unit_id(&setup, code), |name| hex(&setup, name));
    let mut state = State::initial(&setup);
    let label = |state: &State, a| action(&setup, state, &a);
    let retreat = Action::Retreat {
        unit: u("389I"),
        hex: h("D6"),
    };
    assert_eq!(
        label(&state, retreat),
        "Retreat 389th Infantry Division to D6 Smela"
    );
    let flip = Some(u("20T"));
    assert_eq!(
        label(&state, Action::Resolve { flip }),
        "All-out attack, flipping 20th Tank Corps"
    );
    assert_eq!(
        label(&state, Action::Resolve { flip: None }),
        "Roll: normal attack"
    );
    state.unsupplied.insert(u("389I"));
    state.retreated.insert(u("389I"));
    assert_eq!(
        unit_line(&setup, &state, u("389I")),
        "389th Infantry Division, strength 2, 2 steps, out of supply, retreated"
    );
    assert_eq!(
        hex_line(&setup, &state, h("B7")),
        "Hex B7 Krasnosilka, clear, river Turiya to B6 Novo-Mirgorod, German supply source; 3rd Panzer Division (2), 106th Infantry Division (2)"
    );
}

#[test]
fn prompts_and_receipts() {
    let setup = setup();
    let (u, h) = (|code| unit_id(&setup, code), |name| hex(&setup, name));
    let mut state = State::initial(&setup);
    state.stage = Stage::Combat;
    let units = UnitMask::of(u("29T"));
    let target = h("C6");
    state.attack = Some(Attack { target, units });
    let shown = prompt(&setup, &state);
    assert_eq!(shown.headline, "Soviet Combat Phase");
    assert_eq!(
        shown.now,
        "Attack on C6 Ositnyazhka: add units, remove units, or roll, normal or all-out."
    );
    let odds = odds(&setup, &state, target, units);
    let receipt = odds_lines(&setup, &state, target, units, &odds);
    assert_eq!(receipt.attackers[0].1, "29th Tank Corps 2 × 3 = 6");
    assert_eq!(receipt.defenders[0].1, "389th Infantry Division 2");
    assert_eq!(
        (receipt.ratio.as_str(), receipt.column.as_str()),
        ("6 : 2", "3:1")
    );
    assert_eq!(receipt.normal, [(0, 3), (1, 3)]);
    assert_eq!(receipt.all_out_dist, [(0, 1), (1, 2), (2, 3)]);

    state.attack = None;
    state.stage = Stage::Movement;
    assert_eq!(
        prompt(&setup, &state).now,
        "Move 20th Tank Corps and 29th Tank Corps apart: each tank unit must end the phase in a hex of its own."
    );
    assert_eq!(
        left_undone(&setup, &state)[0],
        "2 units share a hex and must part: 20th Tank Corps and 29th Tank Corps."
    );
    assert_eq!(
        special_rules(&setup, &state)[0].1,
        "Of the Soviet units only tank units may move, and they must end the phase in different hexes."
    );
    // The case, and the ruling that decides what it leaves open.
    let cited = |turn| -> Vec<Vec<&str>> {
        let rules = special_of_turn(&setup, turn);
        let numbers = |rules: &Vec<RuleRef>| rules.iter().map(|r| r.0).collect();
        rules.iter().map(|(rules, _)| numbers(rules)).collect()
    };
    assert_eq!(cited(1)[1], ["11.1", "R17"]);
    assert_eq!(
        cited(3),
        [
            vec!["11.3", "R18"],
            vec!["11.3", "R19"],
            vec!["11.2", "R10"]
        ]
    );
    assert!(cited(4).contains(&vec!["6.2", "R18"]));
    assert!(cited(8).contains(&vec!["11.5", "R22"]));
    state.turn = 6;
    assert!(special_rules(&setup, &state).is_empty());
    assert_eq!(special_of_turn(&setup, 2).len(), 5);
    let verdict = crate::systems::hells_gate::victory::Verdict {
        points: crate::systems::hells_gate::BySide {
            soviet: 18,
            german: 23,
        },
    };
    assert_eq!(
        super::super::verdict(&setup, &verdict),
        "The Germans win, with 23 victory points to 18."
    );
}
