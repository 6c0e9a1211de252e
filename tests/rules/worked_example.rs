//! The published worked example of game turn 1, row by row, in one game.

use crate::common::{Table, die, korsun};
use hells_gate::engine::{Game, UndoPolicy};
use hells_gate::systems::hells_gate::crt::Crt;
use hells_gate::systems::hells_gate::odds::{Cap, ShiftCause};
use hells_gate::systems::hells_gate::{Event, HellsGate, Illegal, Side, Spot, Stage};

/// A game played by written actions.
struct Example {
    game: Game<HellsGate>,
}

impl Example {
    fn now(&self) -> Table {
        Table {
            rules: self.game.rules().clone(),
            state: *self.game.state(),
        }
    }

    fn play(&mut self, text: &str, pips: Option<u8>) -> Vec<Event> {
        self.now().allowed(text);
        let action = self.now().action(text);
        let entry = self
            .game
            .play(action, pips.map(die).as_slice())
            .expect(text);
        entry.events.clone()
    }

    fn attack(&mut self, target: &str, units: &[&str], how: &str, pips: u8) -> u8 {
        for unit in units {
            self.play(&format!("attack {target} {unit}"), None);
        }
        let events = self.play(how, Some(pips));
        let hits = events.iter().find_map(|e| match e {
            Event::Attacked { hits, .. } => Some(*hits),
            _ => None,
        });
        hits.expect("an attack was rolled for")
    }
}

#[test]
#[allow(clippy::too_many_lines)] // One game, one row after the other.
fn the_worked_example_plays_out_as_published() {
    let mut x = Example {
        game: Game::new(korsun(), UndoPolicy::ToLastBarrier),
    };

    // 1: every Soviet unit is supplied; 254th and 294th could do without F6 or E6.
    x.play("supply", None);
    assert_eq!(x.now().codes(x.now().state.unsupplied), "");
    let t = x.now();
    assert_eq!(t.place("254R"), "F5");
    assert_eq!(t.place("294R"), "E5");
    assert!(t.state.in_hex(t.hex("F6")).is_empty(), "F6 is vacant");
    for source in ["E6", "F6"] {
        let german = t.state.occupied()[Side::German];
        let zone = t.rules.grid.around_all(german);
        let barred = zone.contains(t.hex(source)) && t.state.in_hex(t.hex(source)).is_empty();
        assert!(!barred, "{source} supplies");
    }
    let without_e6 = Table::korsun().spot(Spot::Withheld, &["373R"]);
    assert_eq!(without_e6.cut_off(Side::Soviet), "", "F6 alone would do");

    // 2: B7 considered.
    assert_eq!(x.now().ratio("B7", &["75R", "48R"]), "6:4 3:2 +0 3:2");
    assert!(
        x.now()
            .odds("B7", &["75R", "48R"])
            .shifts
            .iter()
            .all(Option::is_none)
    );

    // 3: B7 attacked, normal, die 6.
    let odds = x.now().odds("B7", &["29T", "48R"]);
    assert_eq!(x.now().ratio("B7", &["29T", "48R"]), "9:4 2:1 +0 2:1");
    assert_eq!(x.now().codes(odds.may_flip), "29T");
    assert_eq!(x.attack("B7", &["29T", "48R"], "resolve", 6), 1);
    assert_eq!(x.now().state.to_act(), Some(Side::German));

    // 4: they may retreat to A6 only.
    for unit in ["3P", "106I"] {
        assert_eq!(x.now().options(&format!("retreat {unit}")), "A6");
    }
    refused!(
        x.now(),
        "retreat 3P C6",
        "7.6",
        Illegal::RetreatFromSource { .. }
    );

    // 5: 106th flips; 3rd Panzer was the other choice.
    assert_eq!(x.now().options("lose"), "106I 3P");
    x.play("lose 106I", None);
    assert_eq!((x.now().steps("106I"), x.now().steps("3P")), (1, 2));

    // 6: C6 attacked all-out, 20th Tank flips. (The text's die of 6 would
    // score 3 here.) A normal attack scores only 1 with probability 2/3.
    let force = ["75R", "20T", "21GR", "26GR"];
    assert_eq!(x.now().ratio("C6", &force), "16:2 8:1+ +0 8:1+");
    let column = x.now().odds("C6", &force).column;
    assert_eq!(Crt::PRINTED.distribution(column, false), [0, 4, 2, 0]);
    assert_eq!(x.attack("C6", &force, "resolve all-out 20T", 3), 2);
    assert_eq!(x.now().steps("20T"), 1);

    // 7: 389th loses a step and retreats to D6, the only way.
    refused!(
        x.now(),
        "retreat 389I D6",
        "7.6",
        Illegal::NotLastHit { left: 2 }
    );
    x.play("lose 389I", None);
    assert_eq!(x.now().options("retreat 389I"), "D6");
    refused!(
        x.now(),
        "retreat 389I B6",
        "11.1",
        Illegal::OpeningRetreatAlone { .. }
    );
    refused!(
        x.now(),
        "retreat 389I C5",
        "11.1",
        Illegal::OpeningRetreatAlone { .. }
    );
    refused!(
        x.now(),
        "retreat 389I B7",
        "11.1",
        Illegal::OpeningRetreatHit { .. }
    );
    x.play("retreat 389I D6", None);
    assert!(x.now().is_retreated("389I"));

    // 8: D6 attacked; the 389th is ignored, one of three is across the Tiasmin.
    let force = ["20GR", "373R", "294R"];
    assert_eq!(x.now().ratio("D6", &force), "7:4 3:2 +0 3:2");
    assert!(
        x.now()
            .rules
            .river_between(x.now().hex("E6"), x.now().hex("D6"))
    );
    assert_eq!(x.attack("D6", &force, "resolve", 3), 0);

    // 9: 206th could attack F2 or F3.
    assert_eq!(x.now().options("attack F2"), "206R");
    assert_eq!(x.now().ratio("F2", &["206R"]), "2:1 2:1 +0 2:1");
    assert_eq!(x.now().ratio("F3", &["206R"]), "2:1 2:1 +0 2:1");

    // 10: B2 attacked all-out.
    assert_eq!(x.now().ratio("B2", &["5GT", "47R"]), "9:3 3:1 +0 3:1");
    let more = ["5GT", "47R", "180R", "337R"];
    assert_eq!(x.now().ratio("B2", &more), "12:3 4:1–5:1 -1 3:1");
    x.play("attack B2 5GT", None);
    x.play("attack B2 47R", None);
    refused!(
        x.now(),
        "attack B2 104R",
        "7.1.1",
        Illegal::HexsideFull { limit: 2, .. }
    );
    x.now().allowed("attack B2 180R");
    assert_eq!(x.attack("B2", &[], "resolve all-out 5GT", 3), 1);
    assert_eq!(x.now().steps("5GT"), 1);

    // 11: 198th takes a step loss; A2 was the alternative.
    assert!(x.now().options("retreat 198I").contains("A2"));
    x.play("lose 198I", None);

    // 12: C2 attacked.
    assert_eq!(x.now().ratio("C2", &["180R", "337R"]), "3:1 3:1 -1 2:1");
    assert!(x.now().odds("C2", &["180R", "337R"]).may_flip.is_empty());
    x.play("attack C2 180R", None);
    refused!(
        x.now(),
        "resolve all-out 180R",
        "7.3",
        Illegal::FlipNotFullStrength { .. }
    );
    assert_eq!(x.attack("C2", &["337R"], "resolve", 6), 1);

    // 13: 88th (S) can only go to D2.
    assert_eq!(x.now().options("retreat 88S"), "D2");
    refused!(
        x.now(),
        "retreat 88S B2",
        "11.1",
        Illegal::OpeningRetreatHit { .. }
    );
    for hex in ["B3", "C3", "D3"] {
        let text = format!("retreat 88S {hex}");
        refused!(x.now(), &text, "11.1", Illegal::OpeningRetreatAlone { .. });
    }
    x.play("retreat 88S D2", None);

    // 14: the three tanks move, and nobody else.
    x.play("end", None);
    assert_eq!(x.now().state.stage, Stage::Movement);
    let movers: std::collections::BTreeSet<String> = x
        .now()
        .listed()
        .iter()
        .filter_map(|m| {
            m.strip_prefix("move ")?
                .split(' ')
                .next()
                .map(str::to_owned)
        })
        .collect();
    assert_eq!(
        movers.into_iter().collect::<Vec<_>>(),
        ["20T", "29T", "5GT"]
    );
    refused!(x.now(), "move 75R C6", "11.1", Illegal::OpeningMover { .. });
    refused!(x.now(), "end", "11.1", Illegal::OpeningTanksTogether { .. });
    x.play("move 5GT C1 C2", None);
    x.play("move 20T C6 C5", None);
    refused!(
        x.now(),
        "move 29T C6 C5",
        "11.1",
        Illegal::OpeningCrowds { .. }
    );
    x.play("move 29T C6 B6", None);
    x.play("end", None);
    assert_eq!(x.now().state.player, Side::German);

    // 15: everyone north of B2 and B7 is out of supply.
    // 16: 11th and 14th Panzer arrive in B7.
    let events = x.play("supply", None);
    let t = x.now();
    let start = t.rules.units_of(Side::German) & t.state.on_map();
    assert_eq!(
        t.codes(start - t.state.unsupplied),
        "106I 11P 14P 198I 34I 3P"
    );
    for unit in ["11P", "14P"] {
        assert_eq!(t.place(unit), "B7");
        happened!(events, Event::Arrived { unit: u, displaced_from: None, .. } if *u == t.unit(unit));
    }

    // 17: the panzer battalion against C5: woods, and one shift for supply.
    assert_eq!(x.now().ratio("C5", &["5SSP"]), "2:1 2:1 -2 1:1");
    let odds = x.now().odds("C5", &["5SSP"]);
    let shift = odds
        .shifts
        .iter()
        .flatten()
        .find(|s| s.cause == ShiftCause::AttackerUnsupplied);
    assert_eq!(
        shift.map(|s| (s.columns, s.capped)),
        Some((-1, Some(Cap::Opening)))
    );
    assert!(odds.may_flip.is_empty());
    refused!(
        x.now(),
        "attack C5 72I",
        "11.1",
        Illegal::OpeningAttacker { .. }
    );

    // 18: B6 attacked all-out, 14th flips.
    assert_eq!(
        x.now().ratio("B6", &["11P", "14P"]),
        "15:2 6:1–7:1 -1 4:1–5:1"
    );
    assert_eq!(x.attack("B6", &["11P", "14P"], "resolve all-out 14P", 2), 1);

    // 19: 29th Tank retreats forwards, to B5.
    assert_eq!(x.now().state.to_act(), Some(Side::Soviet));
    x.now().allowed("lose 29T");
    assert_eq!(x.now().options("retreat 29T"), "B5");
    x.play("retreat 29T B5", None);

    // 20: 11th Panzer to C6, nothing else.
    x.play("end", None);
    x.now().allowed("move 11P B6 A5");
    refused!(x.now(), "move 11P A6 A5", "8.2", Illegal::TwoRivers { .. });
    x.play("move 11P C6", None);
    assert_eq!(x.now().options("move"), "");
    refused!(
        x.now(),
        "move 14P B6",
        "11.1",
        Illegal::OpeningSecondMover { .. }
    );

    // 21: recovery of the Germans only.
    assert!(x.now().is_retreated("88S") && x.now().is_retreated("389I"));
    let events = x.play("end", None);
    happened!(events, Event::Recovered { .. });
    assert_eq!(x.now().codes(x.now().state.retreated), "29T");

    // 22: steps lost.
    let t = x.now();
    let reduced = |side| t.codes(t.state.reduced & t.rules.units_of(side));
    assert_eq!(reduced(Side::German), "106I 14P 198I 389I");
    assert_eq!(reduced(Side::Soviet), "20T 5GT");
    let off_map = (t.rules.all_units() - t.state.on_map()).iter();
    assert_eq!(
        off_map
            .filter(|&u| t.state.spot(u) == Spot::Destroyed)
            .count(),
        0
    );
    assert_eq!((t.state.turn, t.state.player), (2, Side::Soviet));

    // 23: with lines of three hexes, 20th and 29th Tank are out of supply.
    x.play("supply", None);
    let t = x.now();
    let soviet = t.rules.units_of(Side::Soviet);
    assert_eq!(t.codes(t.state.unsupplied & soviet), "20T 29T");
    assert_eq!(t.cut_off(Side::Soviet), "", "a longer line would do");

    // 24: 11th Panzer holds C6 against the second echelon only on a 1.
    let force = ["18T", "5GC", "20GR", "26GR"];
    assert_eq!(x.now().ratio("C6", &force), "18:3 6:1–7:1 +0 6:1–7:1");
    for unit in force {
        x.play(&format!("attack C6 {unit}"), None);
    }
    for pips in 1..=6 {
        let mut t = x.now();
        t.roll("resolve all-out 18T", pips);
        // Whatever the owner chooses.
        let mut holds = false;
        let mut open = vec![t];
        while let Some(t) = open.pop() {
            if t.state.stage == Stage::Losses {
                for text in t.listed() {
                    let mut next = t.clone();
                    next.play(&text);
                    open.push(next);
                }
            } else {
                holds |= t.place("11P") == "C6";
            }
        }
        assert_eq!(holds, pips == 1, "die {pips}");
    }
}
