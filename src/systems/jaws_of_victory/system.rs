//! What the breakout night says of itself.

use super::codec::{THROUGH_HELLS_GATE, THROUGH_HELLS_GATE_TEXT};
use super::questions::QUESTIONS;
use super::rules::Breakout;
use super::setup::DefenderLosses;
use super::sheet;
use super::state::State;
use super::strategy::Nerve;
use super::{Action, Event, Illegal};
use crate::engine::{Clock, Die, SideNo, Strategy, View};
use crate::hex::Orientation;
use crate::json::{Doc, Fault, Keys};
use crate::present::board::{BoardModel, MapView};
use crate::present::book::Rulebook;
use crate::present::system::{
    About, Block, Brief, Cited, Click, CountedFact, Following, KeyNames, Lesson, Line, Panel,
    Parameter, Pointer, ReceiptRow, Selection, SideInfo, Sketch, Start, Stated, Subjects, System,
    Throw, UnitLine, Workshop,
};
use crate::words::tr;
use std::sync::Arc;

impl System for Breakout {
    const KEY: &'static str = "jaws_of_victory";
    const WORDS: u32 = 1;
    const ORIENTATIONS: &'static [Orientation] = &[Orientation::AsPrinted];
    const STARTS: &'static [Start] = &[Start {
        id: THROUGH_HELLS_GATE,
        text: THROUGH_HELLS_GATE_TEXT,
        // One side decides: there is nobody to favour.
        favour: None,
        compared: None,
        otherwise: &[],
    }];

    fn read(scenario: &Doc, changed: &Doc) -> Result<Self, Vec<Fault>> {
        sheet::opened(scenario, changed)
    }

    fn about(&self) -> About {
        let player = self.options().defender_losses == DefenderLosses::Player;
        let side = |side, key: &str| SideInfo {
            key: key.to_owned(),
            name: Self::side_name(side),
            decides: side == SideNo::A || player,
        };
        About {
            title: self.title(),
            sides: [side(SideNo::A, "german"), side(SideNo::B, "soviet")],
            clock: [
                tr!("jaws-clock-part"),
                tr!("jaws-clock-stack"),
                tr!("jaws-clock-hex"),
            ],
            victory: (0..5).map(Self::level_name).collect(),
            overlays: self.overlays(),
            questions: QUESTIONS,
        }
    }

    fn brief(&self) -> Brief {
        self.introduction()
    }

    fn following() -> Option<Following> {
        Some(sheet::following())
    }

    fn parameters(&self) -> Vec<Parameter> {
        self.settings()
    }

    fn position(&self, seen: &View<State>) -> Doc {
        self.written(seen.state())
    }

    fn set_up(&self, position: &Doc, base: &State) -> Result<State, Vec<Fault>> {
        self.read_position(position, base)
    }

    fn time(&self, clock: Clock) -> [String; 3] {
        self.say_time(clock)
    }

    fn label(&self, seen: &View<State>, action: Action) -> String {
        self.say_action(seen.state(), action)
    }

    fn refusal(&self, why: &Illegal) -> Cited {
        self.say_refusal(why)
    }

    fn line(&self, event: &Event) -> Option<Line> {
        self.say_event(event)
    }

    fn score(&self, seen: &View<State>) -> Vec<ReceiptRow> {
        self.receipt(seen.state())
    }

    fn if_it_ended(&self, seen: &View<State>) -> Vec<Cited> {
        self.balance(seen.state())
    }

    fn rulebook(&self) -> Rulebook {
        self.cases()
    }

    fn map(&self) -> MapView {
        self.map_of()
    }

    fn board(
        &self,
        map: Arc<MapView>,
        seen: &View<State>,
        picked: &Selection,
        shown: &[&str],
    ) -> BoardModel {
        self.board_of(map, seen.state(), picked, shown)
    }

    fn card(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Vec<Block> {
        self.card_of(seen.state(), picked, at)
    }

    fn panel(&self, seen: &View<State>, picked: &Selection) -> Panel {
        self.panel_of(seen.state(), picked)
    }

    fn turn_of_box(&self, _: usize, number: usize) -> Option<u8> {
        u8::try_from(number).ok()
    }

    fn order_of_battle(&self, seen: &View<State>) -> Vec<UnitLine> {
        self.order(seen.state())
    }

    fn subjects(&self, action: Action) -> Subjects {
        self.about_action(action)
    }

    fn pointed(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Click {
        self.point(seen, picked, at)
    }

    fn throw(&self, seen: &View<State>, action: Action, faces: Option<&[Die]>) -> Throw {
        self.dice_of(seen.state(), action, faces)
    }

    fn facts(&self) -> Vec<CountedFact> {
        self.counted()
    }

    fn measure(&self, state: &State, out: &mut Vec<i32>) {
        self.count_up(state, out);
    }

    fn only_ends(&self, action: Action) -> bool {
        matches!(action, Action::Done | Action::Stop)
    }

    fn strategy(&self) -> Option<Arc<dyn Strategy<Self>>> {
        Some(Arc::new(Nerve::new(self.clone())))
    }

    fn tour(&self, keys: KeyNames<'_>) -> Option<Lesson> {
        Some(self.lesson(keys))
    }

    fn idea(&self, seen: &View<State>, plan: &[Action]) -> Sketch {
        self.sketched(seen.state(), plan)
    }

    fn ask(&self, seen: &View<State>, verb: &str, fields: &Doc) -> Result<Doc, Vec<Fault>> {
        self.answer(seen.state(), verb, fields)
    }

    const KEYS: Keys = super::editor::KEYS;

    fn stated(scenario: &Doc) -> Vec<Stated> {
        super::editor::stated(scenario)
    }

    fn workshop(_: &Doc) -> Workshop {
        super::editor::workshop()
    }

    fn entry_of(scenario: &Doc, code: &str) -> String {
        super::editor::entry_of(scenario, code)
    }
}
