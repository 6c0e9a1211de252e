//! These records as the house knows them: games of past formats.

use super::draft::Draft;
use super::proof::{fault_json, proof_json};
use super::{Examination, GameFile, OpenedRecord, ReadError};
use crate::engine::Commander;
use crate::json::{Fault, mend};
use crate::systems::hells_gate::{Setup, Side, Stage, brief};
use crate::table::{Kept, Past, PastGame, PastProof, Table, Unopened, both_seats, computer_seat};
use crate::words::{name, tr};
use std::any::Any;

/// How files of versions 1 to 4 are read, which name no system.
pub const PAST: Past = Past {
    read: |bytes| {
        let opened = GameFile::read_bytes(bytes)?;
        Ok(Box::new(opened))
    },
    title: |head| {
        let mended = mend(head).map_err(ReadError::from)?;
        match Draft::read(&mended) {
            Ok(draft) => Ok(draft.title),
            // Cut here, and not in the file.
            Err(ReadError::BrokenEarly { .. }) => Ok(None),
            Err(why) => Err(why.into()),
        }
    },
};

impl From<ReadError> for Unopened {
    fn from(why: ReadError) -> Self {
        Self {
            word: why.word(),
            said: why.to_string(),
        }
    }
}

impl Kept for GameFile {
    fn title(&self) -> &str {
        &self.title
    }

    fn text(&self, saved: &str) -> String {
        match saved {
            "" => self.to_json(),
            saved => self.to_json_saved(saved),
        }
    }

    fn is_untouched(&self) -> bool {
        Self::is_untouched(self)
    }

    fn stands(&self) -> String {
        where_it_stands(self)
    }

    fn is_over(&self) -> bool {
        self.game.state().stage == Stage::Over
    }

    fn players(&self) -> String {
        both_seats(Side::ALL.map(|side| {
            let written = &self.players[side];
            let who = Commander::of_seat(written);
            who.map_or_else(|| written.clone(), |who| computer_seat(who.name()))
        }))
    }

    fn game(&self) -> String {
        brief(&self.scenario.setup).game
    }
}

impl PastGame for OpenedRecord {
    fn kept(&self) -> &dyn Kept {
        &self.file
    }

    fn set_title(&mut self, title: &str) {
        title.clone_into(&mut self.file.title);
    }

    fn damage(&self) -> Option<String> {
        self.damage.as_ref().map(ToString::to_string)
    }

    fn is_cut(&self) -> bool {
        self.damage.as_ref().is_some_and(|d| d.stop.is_some())
    }

    fn is_drawn_on(&self) -> bool {
        !self.file.annotations.is_empty()
    }

    fn summary(&self) -> String {
        Examination::of(self).summary()
    }

    fn proof(&self) -> PastProof {
        let found = Examination::of(self);
        let notes = self.damage.iter().flat_map(|d| &d.notes);
        PastProof {
            standing: found.standing(),
            actions: found.actions,
            lines: found.lines(),
            fields: proof_json(&found),
            fault: fault_json(&found, self.damage.as_ref()),
            notes: notes.map(ToString::to_string).collect(),
        }
    }

    fn at_table(&self) -> Result<Box<dyn Table>, Vec<Fault>> {
        self.file.at_table()
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// Scenario, turn, phase and number of actions of a game, on one line.
#[must_use]
pub fn where_it_stands(file: &GameFile) -> String {
    let (game, scenario) = (&file.game, &file.scenario.setup.title);
    let state = game.state();
    let mut parts = Vec::new();
    if *scenario != file.title {
        parts.push(name(scenario).into_owned());
    }
    if file.is_set_up() {
        parts.push(tr!("listed-position"));
    }
    parts.push(match state.stage {
        Stage::Over => tr!("listed-over", turn = state.turn),
        stage => {
            let phase = Setup::phase_name(state.player, stage.phase());
            tr!("listed-phase", turn = state.turn, phase = phase)
        }
    });
    parts.push(tr!("listed-actions", n = game.cursor()));
    parts.join(", ")
}
