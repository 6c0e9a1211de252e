//! Nights that computers played beforehand, and where a night stands among them.
//!
//! `assets/ai/nights.txt` has a line for each way to play and each player: the steps
//! that got out, night by night. `cargo test --release --no-default-features --test
//! jaws_of_victory nights:: -- --ignored --nocapture` prints it anew; the first line
//! is also what `hells-gate simulate through_hells_gate -n 1000 --seed 1944 --german
//! colonel --csv` tells.

use super::codec::{THROUGH_HELLS_GATE_TEXT, load};
use super::rules::Breakout;
use super::setup::{NightOptions, SetupParts};
use super::state::{Stage, State};
use super::victory;
use crate::engine::{Level, Rules as _};
use crate::present::system::{Cited, Ranked};
use crate::words::{decimal, tr};
use std::sync::LazyLock;

/// The text of the nights.
const TEXT: &str = include_str!("../../../assets/ai/nights.txt");

/// Nights that one player played in one way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nights {
    /// The options, as the file calls them.
    pub options: String,
    /// Who played.
    pub level: Level,
    /// The points of each night, in the order of their numbers.
    pub points: Vec<u16>,
}

impl Nights {
    fn read(line: &str) -> Option<Self> {
        let (head, points) = line.split_once(':')?;
        let (options, level) = head.split_once(' ')?;
        let points: Result<Vec<u16>, _> = points.split_whitespace().map(str::parse).collect();
        Some(Self {
            options: options.to_owned(),
            level: Level::find(level)?,
            points: points.ok()?,
        })
    }

    /// As a line of the file.
    #[must_use]
    pub fn written(&self) -> String {
        let points: Vec<String> = self.points.iter().map(u16::to_string).collect();
        format!(
            "{} {}: {}",
            self.options,
            self.level.word(),
            points.join(" ")
        )
    }

    /// How many nights came to each result, the least first.
    #[must_use]
    pub fn counts(&self) -> Vec<(i32, u32)> {
        let mut sorted = self.points.clone();
        sorted.sort_unstable();
        let same = sorted.chunk_by(|a, b| a == b);
        let counted = same.filter_map(|same| {
            let result = i32::from(*same.first()?);
            Some((result, u32::try_from(same.len()).ok()?))
        });
        counted.collect()
    }

    /// The points on average, and their deviation.
    #[must_use]
    pub fn mean(&self) -> [f64; 2] {
        let n = self.points.len().max(1) as f64;
        let points = || self.points.iter().map(|&points| f64::from(points));
        let mean = points().sum::<f64>() / n;
        let square = points().map(|points| (points - mean).powi(2)).sum::<f64>() / n;
        [mean, square.sqrt()]
    }
}

/// What the file calls a way to play. Who chooses the losses of the defenders has no
/// part in it: both do what their losses hurt least by. Nor has it whether strengths are
/// hidden: those nights were played with open ones, and it is said so.
#[must_use]
pub fn options_called(options: &NightOptions) -> String {
    let flags = [
        (options.south_too, "south_too"),
        (options.armour_dice, "armour_dice"),
        (options.disorganised_slow, "disorganised_slow"),
    ];
    let on: Vec<&str> = flags.iter().filter(|f| f.0).map(|f| f.1).collect();
    match on.is_empty() {
        true => "printed".to_owned(),
        false => on.join("+"),
    }
}

/// All nights that were played beforehand.
#[must_use]
pub fn nights() -> &'static [Nights] {
    static NIGHTS: LazyLock<Vec<Nights>> =
        LazyLock::new(|| TEXT.lines().filter_map(Nights::read).collect());
    &NIGHTS
}

/// The facts that come with the program, but for the options.
static PRINTED: LazyLock<Option<SetupParts>> = LazyLock::new(|| {
    let setup = load(THROUGH_HELLS_GATE_TEXT).ok()?;
    Some(setup.parts().clone())
});

impl Breakout {
    /// Whether everything but the options is as it comes with the program.
    fn is_printed(&self) -> bool {
        let parts = self.parts();
        PRINTED.as_ref().is_some_and(|printed| {
            let printed = SetupParts {
                options: parts.options,
                ..printed.clone()
            };
            printed == *parts
        })
    }

    /// Whether a night that ended so can have begun in the printed set-up: no step is
    /// missing, and there is none too many.
    fn began_as_printed(&self, state: &State, steps: u16) -> bool {
        let begun = self.initial();
        let own = self.pocket() & begun.on_map();
        let least = begun.steps_of(own);
        let more = own.iter().filter_map(|unit| {
            let brings = self.unit(unit)?.converted?;
            Some(u16::from(brings.saturating_sub(begun.steps(unit))))
        });
        let most = least + more.sum::<u16>();
        state.stage == Stage::Over && (least..=most).contains(&steps)
    }

    /// Where a night that is over stands among those that were played beforehand;
    /// `None` where none were played like it.
    pub(super) fn ranked(&self, state: &State) -> Option<Ranked> {
        let points = victory::points(self, state);
        let own = self.pocket() & state.on_map();
        let left = state.steps_of(own - victory::safe(self, state));
        if !self.is_printed() || !self.began_as_printed(state, points + state.lost + left) {
            return None;
        }
        let called = options_called(self.options());
        let mut like = nights().iter().filter(|nights| nights.options == called);
        // The first of them is the one with most nights.
        let nights = like.next()?;
        let counts = nights.counts();
        let here = i32::from(points);
        let [mean, deviation] = nights.mean();
        let percent = decimal(100.0 * Ranked::share(&counts, here), 0);
        let level = self.level(points);
        let same = nights
            .points
            .iter()
            .filter(|&&points| self.level(points) == level);
        let n = nights.points.len();
        let ahead = f64::from(points) - mean;
        let mut told = vec![
            Cited::plain(tr!(
                "jaws-rank-mean",
                player = nights.level.name(),
                mean = decimal(mean, 1),
                which = if ahead < 0.0 { "less" } else { "more" },
                by = decimal(ahead.abs(), 1)
            )),
            Cited::plain(tr!(
                "jaws-rank-luck",
                from = decimal(mean - deviation, 0),
                to = decimal(mean + deviation, 0)
            )),
            Cited::new(
                tr!(
                    "jaws-rank-level",
                    level = Self::level_name(level),
                    same = same.count(),
                    n = n
                ),
                "23.6.5",
            ),
        ];
        if self.hides() {
            told.push(Cited::new(tr!("jaws-rank-open"), "22.6.3"));
        }
        told.push(Cited::plain(tr!(
            "jaws-rank-measure",
            player = nights.level.name()
        )));
        told.extend(like.map(|others| {
            let [mean, deviation] = others.mean();
            Cited::plain(tr!(
                "jaws-rank-other",
                player = others.level.name(),
                n = others.points.len(),
                mean = decimal(mean, 1),
                deviation = decimal(deviation, 1)
            ))
        }));
        Some(Ranked {
            title: Cited::plain(tr!("jaws-rank-title", n = n, player = nights.level.name())),
            place: tr!("jaws-rank-place", percent = percent),
            told,
            counts,
            here,
        })
    }
}
