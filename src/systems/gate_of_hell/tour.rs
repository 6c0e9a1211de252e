//! The guided tour: the first two impulses of 7 April 1863. What its dice show is
//! written beside each throw; where the mines lie is given.

use super::rules::GateOfHell;
use crate::engine::{Level, SideNo};
use crate::present::system::{KeyNames, Lesson, LessonCard, Opposite, Until, WindowPart};
use crate::words::tr;

/// The assault by ships and forts alone [11.1].
const APRIL: &str = "charleston_april_1863";

/// The fleet off Port Royal, the mines laid [11.1.1].
const MINED: &str = r#"{"turn": 1, "impulse": 1, "side": "union", "pieces": [
    {"piece": "Chicora", "at": "FS"}, {"piece": "Palmetto-State", "at": "FS"}],
    "mines": [
    {"area": "S7", "marker": "one", "down": true},
    {"area": "S7", "marker": "dummy", "down": true},
    {"area": "S8", "marker": "two", "down": true},
    {"area": "S8", "marker": "dummy", "down": true},
    {"area": "S9", "marker": "two", "down": true},
    {"area": "FS", "marker": "two", "down": true},
    {"area": "S10", "marker": "dummy", "down": true},
    {"area": "S10", "marker": "dummy", "down": true},
    {"area": "S11", "marker": "dummy", "down": true},
    {"area": "S11", "marker": "dummy", "down": true},
    {"area": "S12", "marker": "dummy", "down": true},
    {"area": "S12", "marker": "dummy", "down": true}],
    "unseen": 7, "dummies": 8}"#;

/// A card before which all this is played.
fn after(played: &[&str], card: LessonCard) -> LessonCard {
    LessonCard {
        before: played.iter().map(|&action| action.to_owned()).collect(),
        ..card
    }
}

impl GateOfHell {
    /// The tour, with the keys called as `keys` calls them.
    pub(super) fn lesson(&self, keys: KeyNames<'_>) -> Lesson {
        let mut cards = self.opening(keys);
        cards.extend(self.under_way());
        cards.extend(self.under_fire(keys));
        cards.extend(self.later(keys));
        Lesson {
            title: tr!("gate-tour"),
            start: APRIL,
            seed: 1,
            cards,
            against: Some(Opposite {
                start: APRIL,
                side: SideNo::B,
                level: Level::Cadet,
            }),
            sheet: None,
        }
    }

    /// What people call the piece of this code.
    fn named(&self, code: &str) -> String {
        let piece = self.find_piece(code);
        piece.map_or_else(|| code.replace('-', " "), |piece| self.called(piece))
    }

    /// Harbour, pieces, ranges.
    fn opening(&self, keys: KeyNames<'_>) -> Vec<LessonCard> {
        let assault = tr!("gate-tour-assault-text", show_me = keys("tour-show-me"));
        vec![
            LessonCard::new(tr!("gate-tour-assault"), assault, Some("2.2")).set_up(MINED),
            LessonCard::new(
                tr!("gate-tour-harbour"),
                tr!("gate-tour-harbour-text"),
                Some("7.2.4"),
            )
            .about(&["S7", "FS", "L5"]),
            LessonCard::new(
                tr!("gate-tour-pieces"),
                tr!("gate-tour-pieces-text"),
                Some("2.2"),
            )
            .about(&["FS"]),
            LessonCard::new(
                tr!("gate-tour-mines"),
                tr!("gate-tour-mines-text"),
                Some("9.5.4"),
            )
            .about(&["S7", "S8"]),
            LessonCard::new(
                tr!("gate-tour-guns"),
                tr!("gate-tour-guns-text"),
                Some("8.2.1"),
            )
            .asking(
                tr!(
                    "gate-tour-guns-task",
                    key = keys("overlay guns-confederate")
                ),
                Until::Overlay("guns-confederate"),
            ),
            LessonCard::new(
                tr!("gate-tour-clear"),
                tr!("gate-tour-clear-text"),
                Some("7.2.4"),
            )
            .asking(
                tr!("gate-tour-clear-task", key = keys("no-overlays")),
                Until::NoOverlay,
            ),
        ]
    }

    /// Into the minefield.
    fn under_way(&self) -> Vec<LessonCard> {
        let (first, second) = (self.named("Weehawken"), self.named("New-Ironsides"));
        vec![
            LessonCard::new(
                tr!("gate-tour-sail"),
                tr!("gate-tour-sail-text", ship = first.as_str()),
                Some("5.1.3"),
            )
            .about(&["S7"])
            .playing(
                tr!("gate-tour-sail-task", ship = first.as_str()),
                &["sail Weehawken S7"],
            ),
            LessonCard::new(
                tr!("gate-tour-mine"),
                tr!("gate-tour-mine-text"),
                Some("9.5.6"),
            )
            .about(&["S7"])
            .playing(tr!("gate-tour-throw-task"), &["throw =34"]),
            LessonCard::new(
                tr!("gate-tour-stand"),
                tr!("gate-tour-stand-text"),
                Some("9.4.3"),
            )
            .pointing_at(WindowPart::Foot)
            .playing(tr!("gate-tour-stand-task"), &["stand"]),
            LessonCard::new(
                tr!("gate-tour-second-ship"),
                tr!("gate-tour-second-ship-text", ship = second.as_str()),
                Some("5.1.2"),
            )
            .about(&["S7"])
            .playing(
                tr!("gate-tour-sail-task", ship = second.as_str()),
                &["sail New-Ironsides S7"],
            ),
            after(
                &["throw =56"],
                LessonCard::new(
                    tr!("gate-tour-again"),
                    tr!("gate-tour-again-text", ship = second.as_str()),
                    Some("9.4.3"),
                )
                .pointing_at(WindowPart::Foot)
                .playing(tr!("gate-tour-again-task"), &["again =43"]),
            ),
        ]
    }

    /// Shots, and the answer to them.
    fn under_fire(&self, keys: KeyNames<'_>) -> Vec<LessonCard> {
        let (first, second) = (self.named("Weehawken"), self.named("New-Ironsides"));
        let (wagner, sumter) = (self.named("Fort-Wagner"), self.named("Fort-Sumter"));
        let others = [
            "sail Catskill S7",
            "throw =22",
            "sail Passaic S7",
            "throw =33",
        ];
        vec![
            after(
                &others,
                LessonCard::new(
                    tr!("gate-tour-fire"),
                    tr!(
                        "gate-tour-fire-text",
                        ship = second.as_str(),
                        fort = wagner.as_str()
                    ),
                    Some("8.2.4"),
                )
                .about(&["S7", "L5"])
                .playing(
                    tr!(
                        "gate-tour-fire-task",
                        ship = second.as_str(),
                        fort = wagner.as_str()
                    ),
                    &["fire New-Ironsides Fort-Wagner =34"],
                ),
            ),
            LessonCard::new(
                tr!("gate-tour-next-shot"),
                tr!("gate-tour-next-shot-text", fort = wagner.as_str()),
                Some("8.2.3"),
            )
            .about(&["S7", "L5"])
            .playing(
                tr!(
                    "gate-tour-fire-task",
                    ship = first.as_str(),
                    fort = wagner.as_str()
                ),
                &["fire Weehawken Fort-Wagner =44"],
            ),
            LessonCard::new(
                tr!("gate-tour-enough"),
                tr!("gate-tour-enough-text"),
                Some("G3"),
            )
            .playing(
                tr!("gate-tour-enough-task", key = keys("end-phase")),
                &["end"],
            ),
            LessonCard::new(
                tr!("gate-tour-answer"),
                tr!(
                    "gate-tour-answer-text",
                    fort = sumter.as_str(),
                    ship = first.as_str()
                ),
                Some("8.2.4"),
            )
            .about(&["FS", "S7"])
            .playing(
                tr!(
                    "gate-tour-fire-task",
                    ship = sumter.as_str(),
                    fort = first.as_str()
                ),
                &["fire Fort-Sumter Weehawken =55"],
            ),
            LessonCard::new(
                tr!("gate-tour-damaged"),
                tr!("gate-tour-damaged-text", ship = first),
                Some("7.2.8"),
            )
            .playing(
                tr!("gate-tour-enough-task", key = keys("end-phase")),
                &["end"],
            ),
            LessonCard::new(
                tr!("gate-tour-second"),
                tr!("gate-tour-second-text"),
                Some("5.1.5"),
            )
            .playing(tr!("gate-tour-second-task"), &["pay second"]),
            LessonCard::new(
                tr!("gate-tour-home"),
                tr!("gate-tour-home-text"),
                Some("7.2.4"),
            )
            .playing(
                tr!("gate-tour-home-task", ship = second),
                &["sail New-Ironsides ZPR"],
            ),
        ]
    }

    /// Points, sunset, and what the other scenarios have.
    fn later(&self, keys: KeyNames<'_>) -> Vec<LessonCard> {
        vec![
            LessonCard::new(
                tr!("gate-tour-points"),
                tr!("gate-tour-points-text"),
                Some("G41"),
            )
            .asking(
                tr!("gate-tour-points-task", key = keys("victory-points")),
                Until::Points,
            ),
            LessonCard::new(
                tr!("gate-tour-sunset"),
                tr!("gate-tour-sunset-text"),
                Some("3.2.1"),
            )
            .pointing_at(WindowPart::Tracks),
            LessonCard::new(
                tr!("gate-tour-ashore"),
                tr!("gate-tour-ashore-text"),
                Some("7.3.1"),
            ),
            LessonCard::new(
                tr!("gate-tour-secret"),
                tr!("gate-tour-secret-text"),
                Some("9.5.4"),
            ),
            LessonCard::new(tr!("gate-tour-end"), tr!("gate-tour-end-text"), Some("2.2")),
        ]
    }
}
