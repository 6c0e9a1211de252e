//! Moments of a record by what happens at them.

use super::words::side;
use crate::cli::when::{When, unread};
use crate::engine::Game;
use crate::systems::hells_gate::codec::{part_words, phase_word, stage_word};
use crate::systems::hells_gate::{HellsGate, State};

/// After how many actions it is; `None` if the game does not come to it.
///
/// # Errors
/// When its words are none of the game.
pub(super) fn find(when: &When, game: &Game<HellsGate>) -> Result<Option<usize>, String> {
    let end = game.entries().len();
    let When::Beginning { turn, side, part } = when else {
        return Ok(Some(end));
    };
    let known = part_words();
    let unread = || unread(&known.join(", "));
    let wanted = side.as_deref().map(self::side).transpose();
    let wanted = wanted.map_err(|_| unread())?;
    if part
        .as_ref()
        .is_some_and(|part| !known.contains(&part.as_str()))
    {
        return Err(unread());
    }
    let is_there = |ply: &usize| {
        let state = game.state_at(*ply);
        state.turn == *turn
            && wanted.is_none_or(|side| state.player == side)
            && part.as_ref().is_none_or(|part| is_in(state, part))
    };
    Ok((0..=end).find(is_there))
}

fn is_in(state: &State, part: &str) -> bool {
    stage_word(state.stage) == part || phase_word(state.stage.phase()) == part
}

#[cfg(test)]
mod tests {
    use crate::cli::when::When;
    use crate::engine::{Game, UndoPolicy};
    use crate::systems::hells_gate::HellsGate;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;

    #[test]
    fn sides_and_phases_are_those_of_the_game() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let game = Game::new(rules, UndoPolicy::Free);
        let find = |text: &str| super::find(&text.parse::<When>().unwrap(), &game);
        assert_eq!(find("1:soviet:supply"), Ok(Some(0)));
        assert_eq!(find("2"), Ok(None));
        for text in ["4:finnish", "4:german:lunch"] {
            let why = find(text).unwrap_err();
            assert!(
                why.contains("phases are") && why.contains("movement"),
                "{why}"
            );
        }
    }
}
