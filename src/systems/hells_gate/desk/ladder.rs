//! Levels compared, by the desk's own players.

use super::game::Loaded;
use crate::cli::args::Ladder;
use crate::cli::commands::ladder::{Rung, climb};
use crate::cli::output::Failure;
use crate::players::DuelScore;
use crate::systems::hells_gate::players::Evaluators;
use crate::systems::hells_gate::study::{Contestant, Duel};
use std::sync::Arc;

/// Pairs of neighbours, or one pair that is named.
pub(super) fn ladder(loaded: &Loaded, args: &Ladder) -> Result<(), Failure> {
    let staff = Arc::new(Evaluators::new(loaded.rules()));
    let contestant = |level| Contestant::new(&staff, level);
    let played = |of: Rung<'_>| {
        let duel = Duel {
            first: contestant(of.levels[0]),
            second: contestant(of.levels[1]),
            pairs: of.pairs,
            seed: of.seed,
            threads: of.threads,
        };
        let played = duel.run(of.control);
        played
            .iter()
            .map(|p| [p.margins.soviet, p.margins.german])
            .collect()
    };
    let score = DuelScore::of_margins;
    climb(args, &loaded.damage_json(), &played, &score)?;
    loaded.whole()
}
