//! What *Hell's Gate* says of itself, so that it sits down at the
//! [`table`](crate::table) as any other game.
//!
//! | module | holds |
//! | --- | --- |
//! | `telling` | names, lines, points, dice |
//! | `board` | what lies on the map, and the card of a hex |
//! | `variants` | what a game may set otherwise than its scenario |
//! | `asking` | positions and questions |
//!
//! It is not in the list of systems yet: its own saved games, versions 1 to 4,
//! are read and written by `record`.

mod asking;
mod board;
mod telling;
mod variants;

use super::action::Action;
use super::event::Event;
use super::illegal::Illegal;
use super::panel::{Desk, Picks};
use super::rules::HellsGate;
use super::state::State;
use crate::engine::{Clock, Die, View};
use crate::json::{Doc, Fault};
use crate::present::board::{BoardModel, MapView};
use crate::present::book::Rulebook;
use crate::present::system::{
    About, Block, Brief, Cited, Click, KeyNames, Lesson, Line, Panel, Parameter, Pointer,
    ReceiptRow, Selection, Start, Subjects, System, Throw, UnitLine,
};
use crate::table::Entry;
use std::sync::Arc;

/// *Hell's Gate* as a line in a list of systems.
pub const ENTRY: Entry = Entry::of::<HellsGate>();

impl System for HellsGate {
    const KEY: &'static str = "hells_gate";
    const WORDS: u32 = 1;
    const STARTS: &'static [Start] = super::brief::STARTS;

    fn read(scenario: &Doc, changed: &Doc) -> Result<Self, Vec<Fault>> {
        variants::opened(scenario, changed)
    }

    fn about(&self) -> About {
        self.about_game()
    }

    fn brief(&self) -> Brief {
        super::brief(self)
    }

    fn parameters(&self) -> Vec<Parameter> {
        self.settings()
    }

    fn position(&self, seen: &View<State>) -> Doc {
        self.written(seen.state())
    }

    fn set_up(&self, position: &Doc, base: &State) -> Result<State, Vec<Fault>> {
        self.placed(position, base)
    }

    fn time(&self, clock: Clock) -> [String; 3] {
        self.say_time(clock)
    }

    fn label(&self, seen: &View<State>, action: Action) -> String {
        super::say::action(self, seen.state(), &action)
    }

    fn refusal(&self, why: &Illegal) -> Cited {
        self.say_refusal(why)
    }

    fn line(&self, event: &Event) -> Option<Line> {
        self.say_event(event)
    }

    fn score(&self, seen: &View<State>) -> Vec<ReceiptRow> {
        self.receipt_of(seen.state())
    }

    fn rulebook(&self) -> Rulebook {
        self.cases()
    }

    fn map(&self) -> MapView {
        super::picture::map_view(self)
    }

    fn board(
        &self,
        map: Arc<MapView>,
        seen: &View<State>,
        picked: &Selection,
        shown: &[&str],
    ) -> BoardModel {
        let picks = Picks::of(self, seen.state(), picked);
        self.board_of(map, seen.state(), &picks, shown)
    }

    fn card(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Vec<Block> {
        let picks = Picks::of(self, seen.state(), picked);
        self.card_of(seen.state(), &picks, at)
    }

    fn panel(&self, seen: &View<State>, picked: &Selection) -> Panel {
        let picks = Picks::of(self, seen.state(), picked);
        Desk::new(self, seen.state(), &picks).panel()
    }

    fn turn_of_box(&self, _: usize, number: usize) -> Option<u8> {
        u8::try_from(number + 1).ok()
    }

    fn order_of_battle(&self, seen: &View<State>) -> Vec<UnitLine> {
        self.order(seen.state())
    }

    fn subjects(&self, action: Action) -> Subjects {
        self.about_action(action)
    }

    fn pointed(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Click {
        let picks = Picks::of(self, seen.state(), picked);
        self.point(seen.state(), &picks, at)
    }

    fn throw(&self, seen: &View<State>, action: Action, faces: Option<&[Die]>) -> Throw {
        self.dice_of(seen.state(), action, faces)
    }

    fn tour(&self, keys: KeyNames<'_>) -> Option<Lesson> {
        Some(Self::lesson(keys))
    }

    fn ask(&self, seen: &View<State>, verb: &str, fields: &Doc) -> Result<Doc, Vec<Fault>> {
        self.answer(seen.state(), verb, fields)
    }
}
