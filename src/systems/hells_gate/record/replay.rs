//! Playing a written game again, every action judged by the rules.

use super::annotations::Annotations;
use super::corrections;
use super::damage::{Damage, Instead, Note, Place, Stop, StopKind};
use super::draft::{Draft, Group};
use super::entry::{BadFace, read_entry};
use super::planned::read_plan;
use super::stamp::Stamp;
use super::told::unreadable;
use super::write::label;
use super::{GameFile, Opened};
use crate::engine::{Dice, DiceMode, Die, Game, PlayError, Rules, Seeded, UndoPolicy};
use crate::json::BrokenText;
use crate::json::raw::text;
use crate::systems::hells_gate::codec::phase_word;
use crate::systems::hells_gate::{HellsGate, Setup, say};
use crate::table::MAX_ACTIONS;
use crate::words::short_piece as short;
use serde_json::value::RawValue;

/// The game of a draft, up to its first fault; `file` is the game before its
/// first action.
pub(super) fn replay(draft: Draft<'_>, mut file: GameFile) -> Opened {
    if let Some(title) = draft.title {
        file.title = title;
    }
    file.saved = draft.saved;
    file.players = draft.players;
    file.game.set_policy(UndoPolicy::Free);
    let seeded = (draft.options.dice == DiceMode::Seeded).then_some(Seeded {
        seed: draft.options.seed,
    });
    let mut player = Player {
        game: &mut file.game,
        damage: draft.damage,
        seeded,
        differing: None,
    };
    let stop = match &draft.phases {
        Some(phases) => player.phases(phases, draft.broken.is_some()).err(),
        None => Some(Stop {
            place: None,
            entry: None,
            kind: StopKind::NoPhases,
        }),
    };
    let (differing, mut damage) = (player.differing, player.damage);
    // A file cut short ends in the middle of a phase: that is the whole fault.
    damage.stop = match (stop, draft.broken) {
        (Some(stop), None) => Some(stop),
        (Some(stop), Some(_)) if !follows_from_cut(&stop.kind) => Some(stop),
        (_, Some(broken)) => Some(cut(broken)),
        (None, None) => None,
    };
    damage.notes.extend(differing);
    damage.kept = file.game.entries().len();
    if let Some(raw) = draft.corrected {
        corrections::read(raw, &mut file.game, &mut damage);
    }
    if let Some(raw) = draft.annotations {
        let setup: &Setup = file.game.rules();
        file.annotations = Annotations::read(raw, setup, &mut damage);
    }
    set_cursor(&mut file.game, draft.cursor, &mut damage);
    if let Some(raw) = draft.plan {
        file.plan = read_plan(raw, file.game.rules(), &mut damage);
    }
    file.game.set_policy(draft.options.undo);
    compare_stamp(draft.stamp.as_ref(), &mut file, &mut damage);
    Opened {
        file,
        damage: (!damage.is_none()).then_some(damage),
    }
}

/// Whether cutting a file can cause this by itself.
const fn follows_from_cut(kind: &StopKind) -> bool {
    matches!(kind, StopKind::NoPhases | StopKind::NoActions)
}

fn cut(broken: &BrokenText) -> Stop {
    let (line, column) = (broken.line, broken.column);
    let kind = match broken.what.clone() {
        None => StopKind::CutShort { line },
        Some(what) => StopKind::NotJson { line, column, what },
    };
    Stop {
        place: None,
        entry: None,
        kind,
    }
}

/// Takes back, for redo, what had been taken back when the game was saved.
fn set_cursor(game: &mut Game<HellsGate>, cursor: Option<u64>, damage: &mut Damage) {
    let Some(cursor) = cursor else { return };
    let all = game.entries().len();
    let cursor = usize::try_from(cursor).unwrap_or(usize::MAX);
    if cursor > all && damage.stop.is_none() {
        damage.note(Note::Unusable {
            field: "cursor",
            instead: Instead::AtTheEnd,
        });
    }
    while game.cursor() > cursor && game.undo().is_ok() {}
}

/// Tells what the file was when it was written, if it is another now. What is
/// saved again keeps in mind how much of it was never vouched for.
fn compare_stamp(stamp: Option<&Stamp>, file: &mut GameFile, damage: &mut Damage) {
    // Of a game that is not all there, everything differs.
    let stamp = stamp.filter(|_| damage.stop.is_none());
    let changes = stamp.map(|stamp| {
        file.unstamped = stamp.unstamped;
        stamp.changes(file)
    });
    if changes.as_ref().is_none_or(|c| !c.is_empty()) {
        file.unstamped = Some(file.game.entries().len());
    }
    // First, so that none is lost among many oddities.
    let changes = changes.unwrap_or_default().into_iter();
    damage.notes.splice(..0, changes.map(Note::Changed));
}

struct Player<'a> {
    game: &'a mut Game<HellsGate>,
    damage: Damage,
    /// The dice the faces are compared with.
    seeded: Option<Seeded>,
    /// The [`Note::DiceDiffer`], if any differ.
    differing: Option<Note>,
}

impl Player<'_> {
    fn phases(&mut self, phases: &[&RawValue], cut: bool) -> Result<(), Stop> {
        for (i, raw) in phases.iter().enumerate() {
            let place = self.place(i + 1);
            let may_lack_hash = cut && i + 1 == phases.len();
            self.phase(raw, place, may_lack_hash)?;
        }
        Ok(())
    }

    /// The phase that the game has come to.
    fn place(&self, number: usize) -> Place {
        let (turn, side, phase) = label(self.game.state());
        Place {
            number,
            turn,
            side,
            phase,
        }
    }

    fn phase(&mut self, raw: &RawValue, place: Place, may_lack_hash: bool) -> Result<(), Stop> {
        let stop = |entry, kind| Stop {
            place: Some(place),
            entry,
            kind,
        };
        // One more than allowed, so that one too many is noticed.
        let max = (MAX_ACTIONS + 1).saturating_sub(self.game.cursor());
        let group = Group::read(raw, max, &mut self.damage).map_err(|kind| stop(None, kind))?;
        let begin = self.game.cursor();
        let mut astray = false;
        for (i, raw) in group.actions.iter().enumerate() {
            let (turn, side, phase) = label(self.game.state());
            astray |= group.turn != Some(u64::from(turn))
                || group.side != Some(side)
                || group.phase.as_deref() != Some(phase_word(phase));
            self.action(raw, place)
                .map_err(|kind| stop(Some(i + 1), kind))?;
        }
        if astray && !may_lack_hash {
            self.damage.note(Note::Mislabelled(place));
        }
        let found = self.game.rules().hash(self.game.state());
        match group.hash {
            Some(written) if written != found => {
                // Something in this phase is not what was played: the position
                // before it is the last that is known to be right.
                while self.game.cursor() > begin && self.game.undo().is_ok() {}
                self.game.forget_undone();
                Err(stop(None, StopKind::WrongHash { found, written }))
            }
            None if !may_lack_hash => {
                self.damage.note(Note::NoHash(place));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn action(&mut self, raw: &RawValue, place: Place) -> Result<(), StopKind> {
        if self.game.cursor() >= MAX_ACTIONS {
            return Err(StopKind::TooLong);
        }
        let whole = text(raw).ok_or(StopKind::NotAText)?;
        let written = || short(&whole);
        let (words, die) =
            read_entry(&whole).map_err(|BadFace| StopKind::BadFace { written: written() })?;
        let action = self.game.rules().parse(words);
        let action = action.map_err(|e| StopKind::Unreadable(unreadable(&e)))?;
        let roll = self.game.rules().rolls(self.game.state());
        match self.game.play(action, die.as_slice()) {
            Ok(_) => {}
            Err(PlayError::Illegal(why)) => {
                return Err(StopKind::Illegal {
                    written: written(),
                    sentence: say::refusal(self.game.rules(), &why),
                    why,
                });
            }
            Err(PlayError::NeedsDice(_)) => return Err(StopKind::NeedsDie { written: written() }),
            Err(PlayError::WrongDice { .. }) => {
                return Err(StopKind::RollsNoDie { written: written() });
            }
        }
        if let (Some(written), Some(seeded)) = (die, self.seeded) {
            self.compare(written, seeded.roll(roll).ok(), place);
        }
        Ok(())
    }

    /// Notes a face that the seed would not have rolled.
    fn compare(&mut self, written: Die, seeded: Option<Die>, place: Place) {
        let Some(seeded) = seeded.filter(|&s| s != written) else {
            return;
        };
        match &mut self.differing {
            Some(Note::DiceDiffer { count, .. }) => *count += 1,
            differing => {
                *differing = Some(Note::DiceDiffer {
                    count: 1,
                    place,
                    written,
                    seeded,
                });
            }
        }
    }
}
