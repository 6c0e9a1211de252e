//! A game on the table: the record, its dice, its log. Knows no window.

use crate::engine::{Dice, Die, Entry, NoDice, PlayError, Rules, Seeded, UndoRefused};
use crate::hex::{HexMask, Orientation};
use crate::present::annotation::Annotation;
use crate::present::board::MapView;
use crate::record::{DiceMode, FileMark, GameFile, Moment, NotPlayed, Options};
use crate::systems::hells_gate::insight::{DiceTale, dice_so_far};
use crate::systems::hells_gate::say::{self, Line};
use crate::systems::hells_gate::{
    Action, Event, HellsGate, Illegal, Side, Stage, State, UnitMask, picture,
};
use std::path::PathBuf;
use std::sync::Arc;

/// So many undone actions are not worth keeping when others take their place.
const A_FEW: usize = 5;

/// A line of the log with the action it belongs to.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// How many actions lie before the one that caused it.
    pub ply: usize,
    /// The line.
    pub line: Line,
    /// The face that was rolled for that action.
    pub die: Option<Die>,
}

/// What came of an action.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// It was done.
    Done,
    /// The die is rolled on the table and awaited.
    AwaitsDie,
    /// A unit left an attack that is as before now: the record went back to
    /// where it was so.
    WentBack,
    /// The record is as long as it may be.
    Full,
    /// The rules forbid it.
    Refused(Illegal),
}

/// A line of play that another one took the place of.
pub struct LineLeft {
    /// The game with it, at its end.
    pub file: GameFile,
    /// After how many actions it was left.
    pub after: usize,
    /// Whether the saved file has it: then it is more than an idea.
    pub was_saved: bool,
}

/// A game on the table.
pub struct Session {
    /// The record.
    pub file: GameFile,
    /// Where it was saved last.
    pub path: Option<PathBuf>,
    /// What that file held when it was last opened or saved here.
    pub mark: Option<FileMark>,
    /// Whether the record differs from the saved file.
    pub unsaved: bool,
    /// The map of its scenario, in the language spoken, as it lies.
    map: Arc<MapView>,
    orientation: Orientation,
    /// Lines of play that were left and are to be kept.
    pub lines_left: Vec<LineLeft>,
    /// How many actions of the record the saved file has.
    in_file: usize,
    log: Vec<LogLine>,
    logged: usize,
    /// The moments of the record that something is drawn at.
    drawn_at: Vec<usize>,
}

impl Session {
    /// Puts a record on the table.
    #[must_use]
    pub fn new(file: GameFile, path: Option<PathBuf>) -> Self {
        let in_file = path.as_ref().map_or(0, |_| file.game.entries().len());
        let mut session = Self {
            map: Arc::new(picture::map_view(file.game.rules())),
            orientation: Orientation::default(),
            file,
            unsaved: false,
            lines_left: Vec::new(),
            in_file,
            path,
            mark: None,
            log: Vec::new(),
            logged: 0,
            drawn_at: Vec::new(),
        };
        session.write_log();
        session
    }

    /// The rules with their scenario.
    #[must_use]
    pub fn rules(&self) -> &HellsGate {
        self.file.game.rules()
    }

    /// The position on the table.
    #[must_use]
    pub fn state(&self) -> &State {
        self.file.game.state()
    }

    /// The map of this game's scenario. The same one until another language is
    /// spoken or it is laid otherwise, so that what was painted of it can be kept.
    #[must_use]
    pub fn map(&self) -> Arc<MapView> {
        Arc::clone(&self.map)
    }

    /// Whose decision it is.
    #[must_use]
    pub fn to_act(&self) -> Option<Side> {
        self.state().to_act()
    }

    /// What happened so far, oldest first.
    #[must_use]
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// The moments up to the present that something is drawn at, each as the
    /// number of actions before it.
    #[must_use]
    pub fn drawn_at(&self) -> &[usize] {
        &self.drawn_at
    }

    /// Changes what is drawn on the map at a moment.
    ///
    /// # Errors
    /// In a sentence, when there is too much of it.
    pub fn annotate(&mut self, moment: Moment, drawn: Vec<Annotation>) -> Result<(), String> {
        self.file.annotations.set(moment, drawn)?;
        self.unsaved = true;
        self.note_drawn();
        Ok(())
    }

    fn note_drawn(&mut self) {
        let now = self.file.game.cursor();
        let of_record = self.file.annotations.of(&self.file.game);
        let plies = of_record.map(|(ply, _)| ply);
        self.drawn_at = plies.filter(|&ply| ply <= now).collect();
    }

    /// The record was saved there, and holds this.
    pub fn saved(&mut self, path: PathBuf, mark: FileMark) {
        self.unsaved = false;
        self.path = Some(path);
        self.mark = Some(mark);
        self.in_file = self.file.game.entries().len();
    }

    /// Does an action. `die` is what the table rolled; seeded games roll
    /// themselves.
    pub fn act(&mut self, action: Action, die: Option<Die>) -> Outcome {
        let state = *self.state();
        if let Err(why) = self.rules().check(&state, action) {
            return Outcome::Refused(why);
        }
        let needs = self.rules().rolls_dice(&state, action);
        let die = match (needs, die, self.file.options.dice) {
            (false, ..) => None,
            (true, Some(die), _) => Some(die),
            (true, None, DiceMode::ByHand) => return Outcome::AwaitsDie,
            (true, None, DiceMode::Seeded) => {
                let dice = Seeded {
                    seed: self.file.options.seed,
                };
                dice.roll(self.rules().rolls(&state)).ok()
            }
        };
        if self.file.withdraw(action) {
            self.unsaved = true;
            self.write_log();
            return Outcome::WentBack;
        }
        let left = self.leaves_line(action, die);
        match self.file.play(action, die) {
            Ok(_) => {
                self.lines_left.extend(left);
                self.in_file = self.in_file.min(self.file.game.cursor());
                self.unsaved = true;
                self.write_log();
                Outcome::Done
            }
            Err(NotPlayed::Full) => Outcome::Full,
            Err(NotPlayed::Rules(PlayError::Illegal(why))) => Outcome::Refused(why),
            Err(NotPlayed::Rules(_)) => Outcome::AwaitsDie,
        }
    }

    /// The face that was typed in for the last action, which may be another one
    /// than lay on the table. Nothing was done since, and the dice are real.
    #[must_use]
    pub fn face_to_correct(&self) -> Option<Die> {
        let by_hand = self.file.options.dice == DiceMode::ByHand;
        self.file.game.played().last()?.die().filter(|_| by_hand)
    }

    /// Puts the face that lay on the table in the place of the one typed in.
    ///
    /// # Errors
    /// When there is none to correct.
    pub fn correct_face(&mut self, face: Die) -> Result<(), NoDice> {
        let entered = self.face_to_correct().ok_or(NoDice)?;
        self.file.game.correct_dice(&[face])?;
        self.unsaved |= face != entered;
        self.write_log();
        Ok(())
    }

    /// The line of play that was undone and that this action would take the place
    /// of, if it is worth keeping.
    fn leaves_line(&self, action: Action, die: Option<Die>) -> Option<LineLeft> {
        let game = &self.file.game;
        let after = game.cursor();
        let undone = game.entries().get(after..)?;
        let first = undone.first()?;
        if (first.action, first.die()) == (action, die) {
            return None;
        }
        let (joins, leaves) = (
            |a| matches!(a, Action::JoinAttack { .. }),
            |a| game.rules().takes_back(a),
        );
        let weighty = |e: &Entry<HellsGate>| !joins(e.action) && !leaves(e.action);
        let was_saved = self.in_file > after && undone.iter().any(weighty);
        if undone.len() <= A_FEW && !was_saved {
            return None;
        }
        let mut file = self.file.clone();
        while file.game.redo() {}
        Some(LineLeft {
            file,
            after,
            was_saved,
        })
    }

    /// Takes the last action back.
    ///
    /// # Errors
    /// As [`Game::undo`](crate::engine::Game::undo).
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        self.file.game.undo()?;
        self.unsaved = true;
        self.write_log();
        Ok(())
    }

    /// Does again what was undone.
    pub fn redo(&mut self) -> bool {
        let done = self.file.game.redo();
        self.unsaved |= done;
        self.write_log();
        done
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state().stage == Stage::Over
    }

    /// How the dice of the first `plies` actions have fallen. A face that the
    /// seed would not have rolled was typed in.
    #[must_use]
    pub fn dice(&self, plies: usize) -> DiceTale {
        let Options { seed, dice, .. } = self.file.options;
        dice_so_far(&self.file.game, plies, |roll, die| {
            let seeded = Seeded { seed }.roll(roll);
            dice == DiceMode::ByHand || seeded.is_ok_and(|d| d != die)
        })
    }

    /// Lays the map so from now on.
    pub fn lay_map(&mut self, orientation: Orientation) {
        if self.orientation != orientation {
            self.orientation = orientation;
            self.draw_map();
        }
    }

    fn draw_map(&mut self) {
        let map = picture::map_view(self.rules()).lying(self.orientation);
        self.map = Arc::new(map);
    }

    /// Writes log and map anew: in another language.
    pub fn retell(&mut self) {
        self.draw_map();
        self.logged = 0;
        self.write_log();
    }

    /// Brings the log up to the cursor.
    fn write_log(&mut self) {
        let played = self.file.game.played();
        // An undone action may have been replaced by another one at the same
        // place, so lines from the last common place on are written anew.
        let keep = self.logged.min(played.len().saturating_sub(1));
        self.log.retain(|l| l.ply < keep);
        let setup = self.file.game.rules();
        for (ply, entry) in played.iter().enumerate().skip(keep) {
            let before = *self.file.game.state_at(ply);
            for event in &entry.events {
                if !say::is_line(event) {
                    continue;
                }
                let mut line = say::event(setup, event);
                if line.hexes.is_empty() {
                    line.hexes = whereabouts(event, &before, &entry.after);
                }
                let die = entry.die();
                self.log.push(LogLine { ply, line, die });
            }
            if let Some(line) = say::correction(entry) {
                let die = entry.die();
                self.log.push(LogLine { ply, line, die });
            }
        }
        self.logged = played.len();
        self.note_drawn();
    }
}

/// The hexes of the units that an event names without saying where they are.
fn whereabouts(event: &Event, before: &State, after: &State) -> HexMask {
    let units = match *event {
        Event::SupplyJudged { unsupplied, .. } => unsupplied,
        Event::Recovered { units } => units,
        Event::StepLost { unit, .. }
        | Event::Eliminated { unit, .. }
        | Event::BrokeOut { unit, .. }
        | Event::Restored { unit } => UnitMask::of(unit),
        _ => UnitMask::EMPTY,
    };
    before.hexes_of(units) | after.hexes_of(units)
}
