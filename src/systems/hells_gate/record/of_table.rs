//! A saved game of the table as a record of its own: for everything that goes through
//! a whole game action by action. Other lines than the one it is on stay with the
//! file.

use super::damage::{Note, ReadError, RecordDamage, Stop, StopKind};
use super::{GameFile, Moment, OpenedRecord};
use crate::engine::{Commander, NodeId, Rules as _, SideNo};
use crate::json::{Doc, Fault, FaultKind};
use crate::present::system::{Selection, System as _};
use crate::systems::hells_gate::codec::scenario;
use crate::systems::hells_gate::panel::Picks;
use crate::systems::hells_gate::{ENTRY, HellsGate, Side};
use crate::table::{self, Seat, Table, system_of, without_opening};

/// Whether these are the bytes of a saved game of *Hell's Gate* that was written at
/// the table.
pub(super) fn is_of_table(bytes: &[u8]) -> bool {
    system_of(bytes).as_deref() == Some(HellsGate::KEY)
}

/// Reads such a file.
pub(super) fn read(bytes: &[u8]) -> Result<OpenedRecord, ReadError> {
    let opened = table::read(&[ENTRY], bytes).map_err(ReadError::Game)?;
    let mut file = GameFile::of_table(&*opened.table)?;
    file.unstamped = opened.table.unstamped();
    let damage = opened.damage.map(|damage| {
        let mut told = RecordDamage {
            stop: damage.stop.map(|fault| Stop {
                place: None,
                entry: None,
                kind: StopKind::Said(fault.to_string()),
            }),
            kept: damage.kept,
            ..RecordDamage::default()
        };
        for note in damage.notes {
            told.note(Note::Said(note.to_string()));
        }
        told
    });
    Ok(OpenedRecord { file, damage })
}

impl GameFile {
    /// The line that a game at the table is on, as a record of its own.
    ///
    /// # Errors
    /// When it is played by parameters that no record of this kind can keep.
    pub fn of_table(table: &dyn Table) -> Result<Self, ReadError> {
        let odd = |what: String| ReadError::Game(vec![Fault::of_all(FaultKind::Says(what))]);
        let (scenario, opening) = without_opening(table.scenario());
        let text = scenario.laid_out(2, 0);
        let scenario = scenario::load(&text).map_err(ReadError::Scenario)?;
        let options = table.options();
        let mut file = Self::new(scenario, options);
        let usual =
            |parameter: &crate::present::system::Parameter| parameter.value == parameter.default;
        if let Some(changed) = table.parameters().iter().find(|p| !usual(p)) {
            return Err(odd(crate::words::tr!(
                "kept-parameter",
                parameter = changed.title.as_str()
            )));
        }
        file.title = table.title().to_owned();
        let rules = file.game.rules().clone();
        if table.is_set_up() || opening.is_some() {
            let doc = table.position(NodeId(0)).unwrap_or(Doc::Null);
            let state = rules.set_up(&doc, &rules.initial());
            file.set_up(state.map_err(ReadError::Game)?);
        }
        let line = table.line();
        for told in line.iter().filter_map(|&node| table.told(node)) {
            let notation = told.action.unwrap_or_default();
            let action = rules.parse(&notation).map_err(|why| odd(why.why))?;
            let played = file.game.play(action, &told.dice);
            played.map_err(|why| odd(why.to_string()))?;
            let ply = file.game.cursor() - 1;
            file.game.record_misread(ply, &told.misread);
        }
        let beginning = std::iter::once(NodeId(0));
        for (ply, node) in beginning.chain(line).enumerate() {
            if let Some(remark) = table.remark(node) {
                file.remarks.insert(ply, remark.clone());
            }
            let drawn = table.drawn(node).to_vec();
            if !drawn.is_empty() {
                let moment = Moment::of(&file.game, ply);
                file.annotations.set(moment, drawn).map_err(odd)?;
            }
        }
        let cursor = table.glance().ply;
        file.game.set_policy(crate::engine::UndoPolicy::Free);
        while file.game.cursor() > cursor && file.game.undo().is_ok() {}
        file.game.set_policy(options.undo);
        for side in Side::ALL {
            file.players[side] = match table.seat(SideNo::from(side)) {
                Some(Seat::Person(name)) => name.clone(),
                Some(Seat::Computer(word)) => {
                    let who = Commander::find(word);
                    who.map(Commander::seat_name).unwrap_or_default()
                }
                None => String::new(),
            };
        }
        let picked = Selection {
            draft: table.draft().to_owned(),
            ..Selection::default()
        };
        file.plan = Picks::of(&rules, file.game.state(), &picked).planning.plan;
        Ok(file)
    }
}
