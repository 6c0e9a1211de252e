//! The guided tour: how a night is prepared, and its first two stacks. What its dice
//! show is written beside each throw.

use super::codec::THROUGH_HELLS_GATE;
use super::nights::nights;
use super::rules::Breakout;
use crate::present::system::{KeyNames, Lesson, LessonCard, Until, WindowPart};
use crate::words::{decimal, tr};

/// A card before which all this is played.
fn after(played: &[&str], card: LessonCard) -> LessonCard {
    LessonCard {
        before: played.iter().map(|&action| action.to_owned()).collect(),
        ..card
    }
}

impl Breakout {
    /// The tour, with the keys called as `keys` calls them.
    pub(super) fn lesson(&self, keys: KeyNames<'_>) -> Lesson {
        let mut cards = self.opening(keys);
        cards.extend(self.preparing(keys));
        cards.extend(self.running());
        cards.extend(self.following_up());
        cards.extend(self.ending(keys));
        Lesson {
            title: tr!("jaws-tour"),
            start: THROUGH_HELLS_GATE,
            sheet: None,
            seed: 1,
            cards,
            // One side decides everything: there is nobody to play against.
            against: None,
        }
    }

    /// What people call the unit of this code.
    fn named(&self, code: &str) -> String {
        let unit = self.find_unit(code);
        unit.map_or_else(|| code.replace('_', " "), |unit| self.called(unit))
    }

    /// Who runs where, and why distance decides.
    fn opening(&self, keys: KeyNames<'_>) -> Vec<LessonCard> {
        let night = tr!("jaws-tour-night-text", show_me = keys("tour-show-me"));
        vec![
            LessonCard::new(tr!("jaws-tour-night"), night, Some("16.5")),
            LessonCard::new(
                tr!("jaws-tour-map"),
                tr!("jaws-tour-map-text"),
                Some("14.5.1"),
            )
            .about(&["2522", "2423", "2324"]),
            LessonCard::new(
                tr!("jaws-tour-steps"),
                tr!("jaws-tour-steps-text"),
                Some("4.4"),
            )
            .about(&["2522"]),
            LessonCard::new(
                tr!("jaws-tour-far"),
                tr!("jaws-tour-far-text"),
                Some("16.5.3"),
            )
            .asking(
                tr!("jaws-tour-far-task", key = keys("overlay distances")),
                Until::Overlay("distances"),
            ),
            LessonCard::new(
                tr!("jaws-tour-room"),
                tr!("jaws-tour-room-text"),
                Some("11"),
            )
            .about(&["2721", "2722"])
            .asking(
                tr!("jaws-tour-room-task", key = keys("no-overlays")),
                Until::NoOverlay,
            ),
        ]
    }

    /// Merges, and the one-hex move.
    fn preparing(&self, keys: KeyNames<'_>) -> Vec<LessonCard> {
        let merge = |unit: &str, into: &str| {
            tr!(
                "jaws-tour-merge-task",
                unit = self.named(unit),
                into = self.named(into)
            )
        };
        let done = tr!("jaws-tour-done-task", key = keys("end-phase"));
        let germania = self.named("Ger.5_SS");
        vec![
            LessonCard::new(
                tr!("jaws-tour-merge"),
                tr!("jaws-tour-merge-text"),
                Some("16.5.1"),
            )
            .about(&["2722"])
            .playing(
                merge("Assault_engineer.5_SS", "Wst.5_SS"),
                &["join Assault_engineer.5_SS Wst.5_SS"],
            ),
            LessonCard::new(
                tr!("jaws-tour-guns"),
                tr!("jaws-tour-guns-text"),
                Some("16.5.1"),
            )
            .about(&["2820"])
            .playing(
                merge("Artillery.57", "676.57"),
                &["join Artillery.57 676.57"],
            ),
            after(
                &[
                    "join Reconnaissance.5_SS Ger.5_SS",
                    "join Anti-air.5_SS Ger.5_SS",
                ],
                LessonCard::new(
                    tr!("jaws-tour-counted"),
                    tr!("jaws-tour-counted-text", unit = germania.as_str()),
                    Some("J15"),
                )
                .pointing_at(WindowPart::Panel)
                .playing(done.clone(), &["done"]),
            ),
            LessonCard::new(
                tr!("jaws-tour-step"),
                tr!("jaws-tour-step-text", unit = germania.as_str()),
                Some("16.5.2"),
            )
            .about(&["2721", "2722"])
            .playing(
                tr!("jaws-tour-step-task", unit = germania),
                &["move Ger.5_SS 2722"],
            ),
            LessonCard::new(
                tr!("jaws-tour-stacks"),
                tr!("jaws-tour-stacks-text"),
                Some("J16"),
            )
            .playing(done, &["done"]),
        ]
    }

    /// The first stack of wave 1, on its way out.
    fn running(&self) -> Vec<LessonCard> {
        let attack = |hex: &str| tr!("jaws-tour-attack-task", hex = hex);
        let regiment = self.named("266.72");
        vec![
            LessonCard::new(
                tr!("jaws-tour-waves"),
                tr!("jaws-tour-waves-text"),
                Some("16.5.3"),
            )
            .about(&["2522"])
            .playing(tr!("jaws-tour-stack-task", hex = "2522"), &["stack 2522"]),
            LessonCard::new(
                tr!("jaws-tour-southwest"),
                tr!("jaws-tour-southwest-text"),
                Some("23.7.3.3"),
            )
            .about(&["2423"])
            .pointing_at(WindowPart::Panel),
            LessonCard::new(
                tr!("jaws-tour-attack"),
                tr!("jaws-tour-attack-text"),
                Some("16.5.3.4e"),
            )
            .about(&["2423"])
            .playing(attack("2423"), &["enter 2423 =34"]),
            LessonCard::new(
                tr!("jaws-tour-on"),
                tr!("jaws-tour-on-text", unit = regiment.as_str()),
                Some("12.12.3"),
            )
            .about(&["2423", "2323"])
            .playing(attack("2323"), &["enter 2323 =45"]),
            LessonCard::new(
                tr!("jaws-tour-loss"),
                tr!("jaws-tour-loss-text", unit = regiment),
                Some("12.17"),
            )
            .about(&["2323"])
            .asking(
                tr!("jaws-tour-loss-task"),
                Until::OneOf {
                    verb: "lose",
                    about: None,
                    meant: "lose 266.72".to_owned(),
                },
            ),
            LessonCard::new(
                tr!("jaws-tour-out"),
                tr!("jaws-tour-out-text"),
                Some("16.5.3.5"),
            )
            .about(&["2323", "2324"])
            .playing(tr!("jaws-tour-out-task", hex = "2324"), &["enter 2324"]),
        ]
    }

    /// A stack of wave 2 with armour.
    fn following_up(&self) -> Vec<LessonCard> {
        vec![
            after(
                &["done"],
                LessonCard::new(
                    tr!("jaws-tour-armour"),
                    tr!("jaws-tour-armour-text"),
                    Some("16.5.3.4c"),
                )
                .about(&["2722"])
                .playing(tr!("jaws-tour-stack-task", hex = "2722"), &["stack 2722"]),
            ),
            after(
                &["enter 2623"],
                LessonCard::new(
                    tr!("jaws-tour-friends"),
                    tr!("jaws-tour-friends-text"),
                    Some("16.5.3"),
                )
                .about(&["2623", "2523"])
                .playing(
                    tr!("jaws-tour-attack-task", hex = "2523"),
                    &["enter 2523 =44"],
                ),
            ),
            LessonCard::new(
                tr!("jaws-tour-extended"),
                tr!("jaws-tour-extended-text"),
                Some("4.7"),
            )
            .about(&["2424", "2425"])
            .playing(
                tr!("jaws-tour-attack-task", hex = "2424"),
                &["enter 2424 =35"],
            ),
        ]
    }

    /// Points, advice, two players, and the night of one's own.
    fn ending(&self, keys: KeyNames<'_>) -> Vec<LessonCard> {
        let played = nights().first();
        let mean = played.map_or_else(String::new, |nights| decimal(nights.mean()[0], 0));
        let ending = tr!(
            "jaws-tour-end-text",
            n = played.map_or(0, |nights| nights.points.len()),
            mean = mean
        );
        vec![
            after(
                &["enter 2324"],
                LessonCard::new(
                    tr!("jaws-tour-points"),
                    tr!("jaws-tour-points-text"),
                    Some("23.7.4"),
                )
                .asking(
                    tr!("jaws-tour-points-task", key = keys("victory-points")),
                    Until::Points,
                ),
            ),
            LessonCard::new(
                tr!("jaws-tour-advice"),
                tr!("jaws-tour-advice-text", key = keys("advice")),
                Some("16.5.3"),
            ),
            LessonCard::new(
                tr!("jaws-tour-two"),
                tr!("jaws-tour-two-text"),
                Some("22.6.3"),
            ),
            LessonCard::new(tr!("jaws-tour-end"), ending, Some("23.7.4")),
        ]
    }
}
