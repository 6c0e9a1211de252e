//! A game that was saved before there was a table, put on the table: whatever
//! version its file has.

use super::GameFile;
use crate::engine::{Commander, DiceMode, NodeId, Rules as _, SideNo, Viewer, view_for};
use crate::json::{Doc, Fault, FaultKind};
use crate::present::system::System as _;
use crate::systems::hells_gate::panel::{Picks, Planning};
use crate::systems::hells_gate::{ENTRY, Side};
use crate::table::{Rolled, Seat, Sheet, Table};
use crate::words::tr;

fn says(path: impl Into<String>, what: impl ToString) -> Vec<Fault> {
    vec![Fault::at(path, FaultKind::Says(what.to_string()))]
}

impl GameFile {
    /// The same game at the table: its scenario and options, where it begins,
    /// every action with the dice it was played with (judged again), what was
    /// taken back and can be done again, faces that were entered by mistake, who
    /// plays, what was drawn, and the attacks that are planned. What nothing vouches
    /// for in the file nothing vouches for here.
    ///
    /// # Errors
    /// Why not, with the field of the file. None for a game that was read whole.
    pub fn at_table(&self) -> Result<Box<dyn Table>, Vec<Fault>> {
        let scenario: Result<Doc, _> = self.scenario.source.parse();
        let sheet = Sheet {
            scenario: scenario.map_err(|why| says("scenario", why.what))?,
            changed: Doc::Object(Vec::new()),
            options: self.options,
        };
        let mut table = (ENTRY.open)(sheet)?;
        if self.game.entries().iter().any(|e| !e.misread.is_empty()) {
            // Faces are corrected where people type them in.
            table.set_options(DiceMode::ByHand, self.game.policy());
        }
        let rules = self.game.rules();
        if self.is_set_up() {
            let first = view_for(rules, self.game.state_at(0), Viewer::All);
            table.set_up(&rules.position(&first))?;
        }
        for (n, entry) in self.game.entries().iter().enumerate() {
            let action = rules.notation(entry.action);
            let mut throws = entry.misread.iter().chain([&entry.dice]);
            let first = throws.next().cloned().unwrap_or_default();
            let played = table.play(&[action], Rolled::Given(first));
            played.map_err(|why| says(format!("phases, {}", n + 1), why))?;
            for throw in throws {
                let corrected = table.correct(throw);
                corrected.map_err(|why| says(format!("corrected, {}", n + 1), why))?;
            }
        }
        let cursor = NodeId(self.game.cursor());
        let written = rules.hash(self.game.state());
        if !table.go(cursor) || table.glance().digest != written {
            let found = format!("{:016x}", table.glance().digest);
            let written = format!("{written:016x}");
            let what = tr!(
                "file-wrong-hash",
                found = found.as_str(),
                written = written.as_str()
            );
            return Err(says("cursor", what));
        }
        for (ply, drawn) in self.annotations.of(&self.game) {
            let drawing = table.draw(NodeId(ply), drawn.to_vec());
            drawing.map_err(|why| says("annotations", why))?;
        }
        let picks = Picks {
            planning: Planning::with(self.plan.manned()),
            ..Picks::default()
        };
        table.keep_draft(&picks.selection(rules));
        if let Some(actions) = self.unstamped {
            table.nothing_vouches(actions);
        }
        table.hold();
        table.set_options(self.options.dice, self.game.policy());
        table.set_title(&self.title);
        for side in Side::ALL {
            table.set_seat(SideNo::from(side), seat(&self.players[side]));
        }
        Ok(table)
    }
}

/// Who a name of the file is: a person, a computer player, or nobody.
fn seat(name: &str) -> Option<Seat> {
    match (Commander::of_seat(name), name.is_empty()) {
        (Some(who), _) => Some(Seat::Computer(who.word().to_owned())),
        (None, false) => Some(Seat::Person(name.to_owned())),
        (None, true) => None,
    }
}
