//! What each feature is worth, by moment and game turn: fitted to games.

use super::evaluator::Juncture;
use super::features::{FEATURES, Features, NAMES};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The version of the file.
const FORMAT: u32 = 1;

/// Why weights cannot be used.
#[derive(Debug, Error)]
pub enum WeightsError {
    /// Not the text of weights.
    #[error("the weights cannot be read: {0}")]
    Text(#[from] serde_json::Error),
    /// They are weights of something else.
    #[error("these weights are for other features or another format")]
    Foreign,
}

/// Weights per moment and game turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// How many games they were fitted to; 0: set by hand.
    pub games: u64,
    /// Per game turn from 1, per moment.
    rows: Vec<[Features; 4]>,
}

#[derive(Serialize, Deserialize)]
struct File {
    format: u32,
    games: u64,
    features: Vec<String>,
    rows: Vec<Vec<Vec<f64>>>,
}

impl Weights {
    /// Weights set by hand, from which fitting begins. Towards the end what
    /// counts at the end grows, and what only helps to get there fades [12.0].
    #[must_use]
    pub fn by_hand(turns: u8) -> Self {
        let early = [
            -1.0, 1.2, -0.6, -0.15, 0.0, -0.3, -0.1, -0.02, -0.3, -0.05, 0.1, 0.02, -0.03, -0.2,
            0.05, 0.0, -0.3, -0.1, -0.05, 0.0,
        ];
        let late = [
            -1.0, 2.0, -0.7, -0.1, 0.0, -0.9, 0.0, -0.01, 0.0, -0.02, 0.01, 0.02, 0.0, -0.1, 0.02,
            0.0, -0.3, 0.0, -0.05, 0.0,
        ];
        let both = |of_a_side: [f64; (FEATURES - 1) / 2]| {
            let mut row = [0.0; FEATURES];
            for (i, weight) in of_a_side.into_iter().enumerate() {
                row[i] = weight;
                row[i + (FEATURES - 1) / 2] = -weight;
            }
            row[FEATURES - 1] = -6.0;
            row
        };
        Self::fading(0, turns, [both(early), both(late)])
    }

    /// The same weights at every moment: early ones that become late ones in the last three
    /// of so many game turns, a third of the way each.
    #[must_use]
    pub fn fading(games: u64, turns: u8, [early, late]: [Features; 2]) -> Self {
        let row = |turn: u8| {
            let share = f64::from(turns.saturating_sub(turn).min(3)) / 3.0;
            let between = |i: usize| match i + 1 {
                // What is always there weighs the same at all times.
                FEATURES => early[i],
                _ => early[i] * share + late[i] * (1.0 - share),
            };
            [std::array::from_fn(between); 4]
        };
        Self {
            games,
            rows: (1..=turns).map(row).collect(),
        }
    }

    /// The weights of the first game turn and of the last, before anybody has fought: of
    /// [`fading`](Self::fading) ones all that is in them.
    #[must_use]
    pub fn first_and_last(&self) -> [Features; 2] {
        let row = |row: Option<&[Features; 4]>| row.map_or([0.0; FEATURES], |row| row[0]);
        [row(self.rows.first()), row(self.rows.last())]
    }

    /// Styles of play: weights by hand, the plain ones first, then some that
    /// care more for one thing.
    #[must_use]
    pub fn styles(turns: u8) -> Vec<Self> {
        let plain = Self::by_hand(turns);
        // The places of what is multiplied, for oneself and the enemy alike.
        let leaning = |places: &[usize], factor: f64| {
            let mut style = plain.clone();
            for row in style.rows.iter_mut().flatten() {
                for &place in places {
                    row[place] *= factor;
                    row[place + (FEATURES - 1) / 2] *= factor;
                }
            }
            style
        };
        let (cautious, supply) = ([2, 3, 4, 18], [5, 6, 7, 8, 9]);
        vec![
            plain.clone(),
            leaning(&cautious, 2.5),
            leaning(&cautious, 0.4),
            leaning(&supply, 2.5),
            leaning(&supply, 0.4),
            leaning(&[1, 14, 16], 2.5),
            leaning(&[11, 12], 3.0),
        ]
    }

    /// Weights from rows: per game turn from 1, per moment.
    #[must_use]
    pub const fn new(games: u64, rows: Vec<[Features; 4]>) -> Self {
        Self { games, rows }
    }

    /// The expected margin of victory points, Soviet less German.
    #[must_use]
    pub fn margin(&self, turn: u8, moment: Juncture, features: &Features) -> f64 {
        let place = usize::from(turn.max(1)) - 1;
        let Some(row) = self.rows.get(place).or(self.rows.last()) else {
            return 0.0;
        };
        row[moment.index()]
            .iter()
            .zip(features)
            .map(|(w, f)| w * f)
            .sum()
    }

    /// As text, for a file.
    #[must_use]
    pub fn write(&self) -> String {
        let short = |w: &f64| (w * 10_000.0).round() / 10_000.0;
        let file = File {
            format: FORMAT,
            games: self.games,
            features: NAMES.iter().map(|&n| n.to_owned()).collect(),
            rows: self
                .rows
                .iter()
                .map(|r| r.iter().map(|w| w.iter().map(short).collect()).collect())
                .collect(),
        };
        serde_json::to_string(&file).unwrap_or_default()
    }

    /// Reads what [`write`](Self::write) writes.
    ///
    /// # Errors
    /// When it is something else.
    pub fn read(text: &str) -> Result<Self, WeightsError> {
        let file: File = serde_json::from_str(text)?;
        let of = |row: &Vec<Vec<f64>>| -> Option<[Features; 4]> {
            let row: Result<Vec<Features>, _> =
                row.iter().map(|w| Features::try_from(w.clone())).collect();
            row.ok()?.try_into().ok()
        };
        let rows: Option<Vec<[Features; 4]>> = file.rows.iter().map(of).collect();
        let finite =
            |rows: &Vec<[Features; 4]>| rows.iter().flatten().flatten().all(|w| w.is_finite());
        match rows {
            Some(rows)
                if file.format == FORMAT
                    && !rows.is_empty()
                    && finite(&rows)
                    && file.features == NAMES =>
            {
                Ok(Self {
                    games: file.games,
                    rows,
                })
            }
            _ => Err(WeightsError::Foreign),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_that_come_with_the_program_are_fitted_and_can_be_read() {
        let shipped = Weights::read(include_str!("../../../../assets/ai/weights.json")).unwrap();
        assert!(shipped.games >= 10_000);
        assert_eq!(shipped.rows.len(), 8);
    }

    #[test]
    fn weights_survive_writing_and_junk_is_refused() {
        let weights = Weights::by_hand(8);
        let text = weights.write();
        assert!(Weights::read(&text).unwrap().write() == text);
        let other = weights.write().replacen("points lost", "points found", 1);
        assert!(matches!(Weights::read(&other), Err(WeightsError::Foreign)));
        let format = weights.write().replacen("\"format\":1", "\"format\":2", 1);
        assert!(matches!(Weights::read(&format), Err(WeightsError::Foreign)));
        for junk in [
            "",
            "{}",
            "[]",
            "{\"format\":1,\"games\":0,\"features\":[],\"rows\":[]}",
        ] {
            assert!(Weights::read(junk).is_err(), "{junk}");
        }
    }

    #[test]
    fn styles_differ_and_the_plain_one_comes_first() {
        let styles = Weights::styles(8);
        assert!(styles[0] == Weights::by_hand(8));
        for (i, one) in styles.iter().enumerate() {
            assert!(styles[i + 1..].iter().all(|other| other != one));
        }
    }
}
