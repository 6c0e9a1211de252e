//! What a saved game proves of itself, and what it leaves open: which scenario
//! was played, where its dice come from, whether it is all there.

use super::Opened;
use super::damage::{Change, Instead, Note, Place};
use super::write::label;
use crate::engine::{Dice as _, DiceMode, Die, Rules as _, Seeded, UndoPolicy};
use crate::systems::hells_gate::Stage;
use crate::systems::hells_gate::codec::scenario::{Digest, Origin, facts_digest};
use crate::table::Standing;
use crate::words::{name, tr};

/// A die that the seed of its game does not give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OddDie {
    /// The number of the action it was rolled for, from 1.
    pub ply: usize,
    /// The phase of the file it stands in.
    pub place: Place,
    /// At which entry of the phase, from 1.
    pub entry: usize,
    /// Its face in the file.
    pub written: Die,
    /// The face the seed gives.
    pub seeded: Die,
}

/// The dice of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoundDice {
    /// Who rolls them.
    pub mode: DiceMode,
    /// The seed; without meaning when they are rolled by hand.
    pub seed: u64,
    /// How many were rolled.
    pub rolled: usize,
    /// How many of them the seed does not give; 0 when they are rolled by hand.
    pub odd: usize,
    /// The first of those.
    pub first_odd: Option<OddDie>,
}

/// Whether a record is all there, and as it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whole {
    /// It is.
    Yes,
    /// It is damaged, or was changed after it was written.
    No,
    /// The file does not tell: this many of its first actions come from a file
    /// without a stamp, and the game is not over.
    Untold(usize),
}

/// What a saved game proves.
#[derive(Clone, PartialEq, Debug)]
pub struct Examination {
    /// The identifier of its scenario.
    pub scenario: String,
    /// The title of its scenario.
    pub title: String,
    /// The number of the scenario's facts.
    pub digest: Digest,
    /// Where the scenario comes from.
    pub origin: Origin,
    /// Whether it begins in another position than the scenario's.
    pub set_up: bool,
    /// How many actions it has, those undone included.
    pub actions: usize,
    /// Its dice.
    pub dice: FoundDice,
    /// How far undo goes.
    pub undo: UndoPolicy,
    /// Whether it is all there.
    pub whole: Whole,
    /// How much of what was drawn on its map had to be left out.
    pub undrawn: usize,
    /// What was changed after it was written, as far as its stamp tells;
    /// `None` when it has no stamp to ask.
    pub changes: Option<Vec<Change>>,
}

impl Examination {
    /// Examines a game that was read.
    #[must_use]
    pub fn of(opened: &Opened) -> Self {
        let (file, game) = (&opened.file, &opened.file.game);
        let setup = &file.scenario.setup;
        let notes = || opened.damage.iter().flat_map(|d| &d.notes);
        let changes = notes().filter_map(|note| match note {
            Note::Changed(change) => Some(*change),
            _ => None,
        });
        let changes: Vec<Change> = changes.collect();
        let undrawn = notes().filter(|note| note.is_of_drawings()).count();
        let stopped = opened.damage.as_ref().is_some_and(|d| d.stop.is_some());
        let over = game.state_at(usize::MAX).stage == Stage::Over;
        let lost_stamp = |note: &Note| match note {
            Note::Unusable { instead, .. } => *instead == Instead::NoStamp,
            _ => false,
        };
        // Odd dice are told by themselves; a drawing is no part of the record; without
        // a stamp that can be read nobody knows.
        let changed = notes().any(|note| {
            let dice = matches!(note, Note::DiceDiffer { .. });
            !dice && !note.is_of_drawings() && !lost_stamp(note)
        });
        let whole = match file.unstamped {
            _ if stopped || changed => Whole::No,
            None => Whole::Yes,
            // After its last action nothing can have been dropped.
            Some(_) if over && !notes().any(lost_stamp) => Whole::Yes,
            Some(unstamped) => Whole::Untold(unstamped),
        };
        let told = file.unstamped.is_none() || !changes.is_empty();
        Self {
            scenario: setup.id.clone(),
            title: setup.title.clone(),
            digest: facts_digest(setup),
            origin: Origin::of(setup),
            set_up: file.is_set_up(),
            actions: game.entries().len(),
            dice: dice(opened),
            undo: game.policy(),
            whole,
            undrawn,
            changes: told.then_some(changes),
        }
    }

    /// Whether a mode of the game, who rolls the dice or how far undo goes, was
    /// changed after it was written; `None` when the file does not tell.
    #[must_use]
    pub fn modes_changed(&self) -> Option<bool> {
        let modes = |c: &Change| matches!(c, Change::Dice { .. } | Change::Undo { .. });
        self.changes.as_ref().map(|all| all.iter().any(modes))
    }

    /// What comes of it.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let changed = matches!(self.origin, Origin::Changed(_));
        let by_hand = self.dice.mode == DiceMode::ByHand;
        match self.whole {
            Whole::No => Standing::Faulty,
            _ if changed || self.dice.odd > 0 => Standing::Faulty,
            _ if self.undrawn > 0 => Standing::Undrawn,
            _ if self.origin == Origin::Own || self.set_up => Standing::Own,
            Whole::Untold(_) => Standing::Untold,
            // A seeded game that was called one by hand hides its dice.
            Whole::Yes if by_hand && self.changes.is_none() => Standing::Untold,
            Whole::Yes => Standing::Good,
        }
    }

    /// Scenario, beginning, dice, record and modes: a sentence each.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.scenario_line()];
        if self.set_up {
            lines.push(tr!("proof-set-up"));
        }
        lines.push(self.dice_line());
        lines.push(self.whole_line());
        if self.undrawn > 0 {
            lines.push(self.undrawn_line());
        }
        lines.push(self.modes_line());
        lines
    }

    /// What comes of it in a sentence, and what keeps it from being good.
    #[must_use]
    pub fn summary(&self) -> String {
        let mut said = vec![self.standing().sentence()];
        if !matches!(self.origin, Origin::Shipped(_)) {
            said.push(self.scenario_line());
        }
        if self.set_up {
            said.push(tr!("proof-set-up"));
        }
        if self.dice.odd > 0 || self.dice.mode == DiceMode::ByHand {
            said.push(self.dice_line());
        }
        if self.whole != Whole::Yes {
            said.push(self.whole_line());
        }
        if self.modes_changed() != Some(false) {
            said.push(self.modes_line());
        }
        said.join(" ")
    }

    /// Which scenario it is, and where it comes from.
    #[must_use]
    pub fn scenario_line(&self) -> String {
        let (id, digest) = (self.scenario.as_str(), self.digest.to_string());
        let title = name(&self.title);
        match self.origin {
            Origin::Shipped(_) => tr!(
                "proof-scenario-shipped",
                title = title.as_ref(),
                id = id,
                digest = digest
            ),
            Origin::Changed(_) => tr!("proof-scenario-changed", id = id, digest = digest),
            Origin::Own => {
                let title = title.as_ref();
                tr!(
                    "proof-scenario-own",
                    title = title,
                    id = id,
                    digest = digest
                )
            }
        }
    }

    /// Where its dice come from.
    #[must_use]
    pub fn dice_line(&self) -> String {
        let FoundDice { rolled, odd, .. } = self.dice;
        let seed = self.dice.seed.to_string();
        match (self.dice.mode, self.dice.first_odd) {
            (DiceMode::ByHand, _) => tr!("proof-dice-by-hand", n = rolled),
            (DiceMode::Seeded, None) => tr!("proof-dice-seeded", n = rolled, seed = seed),
            (DiceMode::Seeded, Some(first)) => tr!(
                "proof-dice-odd",
                n = odd,
                of = rolled,
                seed = seed,
                ply = first.ply,
                written = first.written.pips(),
                seeded = first.seeded.pips()
            ),
        }
    }

    fn whole_line(&self) -> String {
        match self.whole {
            Whole::Yes => tr!("proof-whole"),
            Whole::No => tr!("proof-not-whole"),
            Whole::Untold(n) if n == self.actions => tr!("proof-untold"),
            Whole::Untold(n) => tr!("proof-untold-part", n = n),
        }
    }

    fn undrawn_line(&self) -> String {
        tr!("proof-undrawn-line", n = self.undrawn)
    }

    fn modes_line(&self) -> String {
        let undo = match self.undo {
            UndoPolicy::Free => tr!("proof-undo-free"),
            UndoPolicy::ToLastBarrier => tr!("proof-undo-sealed"),
        };
        match self.modes_changed() {
            None => tr!("proof-modes-untold", undo = undo),
            Some(true) => tr!("proof-modes-changed", undo = undo),
            Some(false) => tr!("proof-modes", undo = undo),
        }
    }
}

/// The phase that an action, its number from 1, stands in as the file is written,
/// and which entry of it it is.
fn place(opened: &Opened, ply: usize) -> Option<(Place, usize)> {
    let game = &opened.file.game;
    let mut found: Option<(Place, usize)> = None;
    for before in 0..ply.min(game.entries().len()) {
        let (turn, side, phase) = label(game.state_at(before));
        found = Some(match found {
            Some((place, entry))
                if (place.turn, place.side, place.phase) == (turn, side, phase) =>
            {
                (place, entry + 1)
            }
            earlier => {
                let number = earlier.map_or(0, |(place, _)| place.number) + 1;
                let place = Place {
                    number,
                    turn,
                    side,
                    phase,
                };
                (place, 1)
            }
        });
    }
    found
}

/// Compares every die with the seed.
fn dice(opened: &Opened) -> FoundDice {
    let (options, game) = (opened.file.options, &opened.file.game);
    let seeded = Seeded { seed: options.seed };
    let mut found = FoundDice {
        mode: options.dice,
        seed: options.seed,
        rolled: 0,
        odd: 0,
        first_odd: None,
    };
    for (ply, entry) in game.entries().iter().enumerate() {
        let Some(written) = entry.die() else { continue };
        found.rolled += 1;
        let roll = seeded.roll(game.rules().rolls(game.state_at(ply)));
        if let (DiceMode::Seeded, Ok(seeded)) = (options.dice, roll)
            && seeded != written
        {
            found.odd += 1;
            if found.first_odd.is_none() {
                let ply = ply + 1;
                found.first_odd = place(opened, ply).map(|(place, entry)| OddDie {
                    ply,
                    place,
                    entry,
                    written,
                    seeded,
                });
            }
        }
    }
    found
}
