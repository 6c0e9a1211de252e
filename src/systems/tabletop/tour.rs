//! The guided tour: one Soviet player turn on the modest example, and what comes
//! after it. What its dice show is written beside each throw.

use super::rules::Tabletop;
use crate::engine::{Level, SideNo};
use crate::present::system::{KeyNames, Lesson, LessonCard, Opposite, Pointer, Until, WindowPart};
use crate::words::tr;

/// The modest example that the rules describe, on hexes [T1.4].
const MODEST: &str = "example_120km";

/// A ring that one move closes around C4.
const RING: &str = r#"{"turn": 2, "active": "soviet", "stage": "movement", "units": [
    {"unit": "18_Infantry", "cell": "A3", "strength": 1, "marks": ["entered"]},
    {"unit": "SS_Motorised", "cell": "C2", "strength": 3, "marks": ["entered"]},
    {"unit": "210_Assault_Gun", "cell": "C2", "strength": 1, "marks": ["entered"]},
    {"unit": "13_Infantry", "cell": "D3", "strength": 1, "marks": ["entered"]},
    {"unit": "Group_D", "cell": "D3", "strength": 1, "marks": ["entered"]},
    {"unit": "2_Tank", "cell": "B4", "strength": 2, "marks": ["entered"]},
    {"unit": "6_Rifle", "cell": "B4", "strength": 3, "marks": ["entered"]},
    {"unit": "3_Gds_Tank", "cell": "E4", "strength": 3, "marks": ["entered"]},
    {"unit": "2_Rifle", "cell": "D4", "strength": 3, "marks": ["entered"]}]}"#;

/// The first turn in which the ground may change [T2.3].
const THAW: &str = r#"{"turn": 3, "active": "soviet", "stage": "ground"}"#;

/// Two units with losses, and two replacement points [T11.3].
const DRAFT: &str = r#"{"turn": 5, "active": "soviet", "stage": "reinforcement", "points": 2,
    "units": [
    {"unit": "1_Gds_Rifle", "cell": "D5", "strength": 2, "marks": ["entered"]},
    {"unit": "1_Tank", "cell": "D5", "strength": 1, "marks": ["entered"]}]}"#;

impl Tabletop {
    /// The tour, with the keys called as `keys` calls them.
    pub(super) fn lesson(&self, keys: KeyNames<'_>) -> Lesson {
        let mut cards = self.opening(keys);
        cards.extend(self.attacks(keys));
        cards.extend(self.moves(keys));
        cards.extend(self.cut_off(keys));
        cards.extend(self.later());
        Lesson {
            title: tr!("tabletop-tour"),
            start: MODEST,
            sheet: None,
            seed: 1,
            cards,
            against: Some(Opposite {
                start: MODEST,
                side: SideNo::B,
                level: Level::Cadet,
            }),
        }
    }

    /// What people call the unit of this code.
    fn named(&self, code: &str) -> String {
        let unit = self.find_unit(code);
        unit.map_or_else(|| code.replace('_', " "), |unit| self.called(unit))
    }

    /// Table, units, phases, supply.
    fn opening(&self, keys: KeyNames<'_>) -> Vec<LessonCard> {
        let battle = tr!("tabletop-tour-battle-text", show_me = keys("tour-show-me"));
        vec![
            LessonCard::new(tr!("tabletop-tour-battle"), battle, Some("T1.1")),
            LessonCard::new(
                tr!("tabletop-tour-table"),
                tr!("tabletop-tour-table-text"),
                Some("T4.1"),
            )
            .about(&["B3", "C4", "D4"]),
            LessonCard::new(
                tr!("tabletop-tour-units"),
                tr!("tabletop-tour-units-text"),
                Some("T6.5"),
            )
            .about(&["B5", "D5"]),
            LessonCard::new(
                tr!("tabletop-tour-phases"),
                tr!("tabletop-tour-phases-text"),
                Some("T8.2"),
            )
            .pointing_at(WindowPart::Panel),
            LessonCard::new(
                tr!("tabletop-tour-supply"),
                tr!("tabletop-tour-supply-text"),
                Some("T10.3"),
            )
            .asking(
                tr!("tabletop-tour-supply-task", key = keys("overlay supply")),
                Until::Overlay("supply"),
            ),
            LessonCard::new(
                tr!("tabletop-tour-overlays"),
                tr!("tabletop-tour-overlays-text"),
                Some("T10.4"),
            )
            .asking(
                tr!("tabletop-tour-overlays-task", key = keys("no-overlays")),
                Until::NoOverlay,
            ),
        ]
    }

    /// Two attacks: one that is held, one that is retreated from.
    fn attacks(&self, keys: KeyNames<'_>) -> Vec<LessonCard> {
        let lose = |meant: &str| Until::OneOf {
            verb: "lose",
            about: None,
            meant: meant.to_owned(),
        };
        let (tank, rifle) = (self.named("2_Tank"), self.named("6_Rifle"));
        let three = ["1_Gds_Rifle", "1_Tank", "102_Rifle"].map(|code| self.named(code));
        let [guards, armour, division] = three;
        vec![
            LessonCard::new(
                tr!("tabletop-tour-tank"),
                tr!("tabletop-tour-tank-text", unit = tank.as_str()),
                Some("T12.5"),
            )
            .about(&["B4", "B5"])
            .playing(
                tr!("tabletop-tour-tank-task", unit = tank.as_str()),
                &["attack B4 2_Tank"],
            ),
            LessonCard::new(
                tr!("tabletop-tour-rifle"),
                tr!("tabletop-tour-rifle-text", unit = rifle.as_str()),
                Some("T12.8"),
            )
            .about(&["B4", "B5"])
            .playing(
                tr!("tabletop-tour-rifle-task", unit = rifle.as_str()),
                &["attack B4 6_Rifle"],
            ),
            LessonCard::new(
                tr!("tabletop-tour-pool"),
                tr!("tabletop-tour-pool-text"),
                Some("T12.9"),
            )
            .about(&["B4"])
            .pointing_at(WindowPart::Panel),
            LessonCard::new(
                tr!("tabletop-tour-roll"),
                tr!("tabletop-tour-roll-text"),
                Some("T12.8"),
            )
            .about(&["B4"])
            .pointing_at(WindowPart::Foot)
            .playing(tr!("tabletop-tour-roll-task"), &["resolve =24"]),
            LessonCard::new(
                tr!("tabletop-tour-stay"),
                tr!("tabletop-tour-stay-text", unit = self.named("18_Infantry")),
                Some("T12.13"),
            )
            .about(&["B4"])
            .playing(tr!("tabletop-tour-stay-task"), &["stay"]),
            LessonCard::new(
                tr!("tabletop-tour-woods"),
                tr!("tabletop-tour-woods-text"),
                Some("T12.6"),
            )
            .about(&["D4", "D5", "E4"])
            .playing(
                tr!(
                    "tabletop-tour-woods-task",
                    guards = guards.as_str(),
                    tank = armour,
                    division = division
                ),
                &[
                    "attack D4 1_Gds_Rifle",
                    "attack D4 1_Tank",
                    "attack D4 102_Rifle",
                ],
            ),
            LessonCard::new(
                tr!("tabletop-tour-all-out"),
                tr!("tabletop-tour-all-out-text"),
                Some("T12.4"),
            )
            .about(&["D4"])
            .pointing_at(WindowPart::Foot)
            .playing(
                tr!("tabletop-tour-all-out-task"),
                &["resolve all-out =35654"],
            ),
            LessonCard::new(
                tr!("tabletop-tour-price"),
                tr!("tabletop-tour-price-text"),
                Some("T12.11"),
            )
            .about(&["D5", "E4"])
            .asking(tr!("tabletop-tour-price-task"), lose("lose 1_Gds_Rifle")),
            LessonCard::new(
                tr!("tabletop-tour-second-point"),
                tr!("tabletop-tour-second-point-text"),
                Some("T12.11"),
            )
            .about(&["D5", "E4"])
            .asking(tr!("tabletop-tour-price-task"), lose("lose 102_Rifle")),
            LessonCard::new(
                tr!("tabletop-tour-go"),
                tr!("tabletop-tour-go-text"),
                Some("T12.13"),
            )
            .about(&["D4"])
            .playing(tr!("tabletop-tour-go-task"), &["go"]),
            LessonCard::new(
                tr!("tabletop-tour-way"),
                tr!("tabletop-tour-way-text"),
                Some("T12.15"),
            )
            .about(&["C3", "D3"])
            .playing(
                tr!("tabletop-tour-way-task"),
                &["retreat 13_Infantry D3", "retreat Group_D D3"],
            ),
            LessonCard::new(
                tr!("tabletop-tour-enough"),
                tr!("tabletop-tour-enough-text"),
                Some("T12.1"),
            )
            .playing(
                tr!("tabletop-tour-enough-task", key = keys("end-phase")),
                &["end"],
            ),
        ]
    }

    /// Movement, and the points so far.
    fn moves(&self, keys: KeyNames<'_>) -> Vec<LessonCard> {
        let (rifle, tank) = (self.named("2_Rifle"), self.named("3_Gds_Tank"));
        let to = Pointer::Drop("3_Gds_Tank".to_owned(), "D4".to_owned());
        vec![
            LessonCard::new(
                tr!("tabletop-tour-foot"),
                tr!("tabletop-tour-foot-text"),
                Some("T13.3"),
            )
            .about(&["D4", "D5"])
            .playing(
                tr!("tabletop-tour-foot-task", unit = rifle),
                &["move 2_Rifle D4"],
            ),
            LessonCard::new(
                tr!("tabletop-tour-two-cells"),
                tr!("tabletop-tour-two-cells-text"),
                Some("T13.4"),
            )
            .about(&["D4", "E5"])
            .asking(
                tr!("tabletop-tour-two-cells-task", unit = tank),
                Until::OneOf {
                    verb: "move",
                    about: Some(to),
                    meant: "move 3_Gds_Tank D5 D4".to_owned(),
                },
            ),
            LessonCard::new(
                tr!("tabletop-tour-points"),
                tr!("tabletop-tour-points-text"),
                Some("T15.1"),
            )
            .asking(
                tr!("tabletop-tour-points-task", key = keys("victory-points")),
                Until::Points,
            ),
        ]
    }

    /// A ring is closed, and the other side's supply is judged.
    fn cut_off(&self, keys: KeyNames<'_>) -> Vec<LessonCard> {
        let (tank, inside) = (self.named("3_Gds_Tank"), self.named("15_Infantry"));
        vec![
            LessonCard::new(
                tr!("tabletop-tour-ring"),
                tr!("tabletop-tour-ring-text", unit = inside.as_str()),
                Some("T10.4"),
            )
            .set_up(RING)
            .about(&["C3", "C4", "E4"])
            .playing(
                tr!("tabletop-tour-ring-task", unit = tank),
                &["move 3_Gds_Tank D4 C3"],
            ),
            LessonCard::new(
                tr!("tabletop-tour-pocket"),
                tr!("tabletop-tour-pocket-text"),
                Some("T15.5"),
            )
            .about(&["C4"])
            .asking(
                tr!("tabletop-tour-pocket-task", key = keys("overlay pockets")),
                Until::Overlay("pockets"),
            ),
            LessonCard::new(
                tr!("tabletop-tour-rally"),
                tr!("tabletop-tour-rally-text"),
                Some("T14.1"),
            )
            .pointing_at(WindowPart::Foot)
            .playing(
                tr!("tabletop-tour-rally-task", key = keys("end-phase")),
                &["end"],
            ),
            LessonCard::new(
                tr!("tabletop-tour-starved"),
                tr!("tabletop-tour-starved-text", unit = inside),
                Some("T10.6"),
            )
            .about(&["C4"]),
        ]
    }

    /// What the first turn does not have: the die for the ground, and replacements.
    fn later(&self) -> Vec<LessonCard> {
        vec![
            LessonCard::new(
                tr!("tabletop-tour-ground"),
                tr!("tabletop-tour-ground-text"),
                Some("T9.1"),
            )
            .set_up(THAW)
            .pointing_at(WindowPart::Foot)
            .playing(tr!("tabletop-tour-ground-task"), &["ground =2"]),
            LessonCard::new(
                tr!("tabletop-tour-mud"),
                tr!("tabletop-tour-mud-text"),
                Some("T2.2"),
            ),
            LessonCard::new(
                tr!("tabletop-tour-draft"),
                tr!("tabletop-tour-draft-text"),
                Some("T11.3"),
            )
            .set_up(DRAFT)
            .about(&["D5"])
            .asking(
                tr!("tabletop-tour-draft-task"),
                Until::OneOf {
                    verb: "replace",
                    about: None,
                    meant: "replace 1_Gds_Rifle".to_owned(),
                },
            ),
            LessonCard::new(
                tr!("tabletop-tour-end"),
                tr!("tabletop-tour-end-text"),
                Some("T15.3"),
            )
            .asking(tr!("tabletop-tour-end-task"), Until::Read),
        ]
    }
}
