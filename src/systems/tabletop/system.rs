//! What the tabletop battle says of itself.

use super::questions::QUESTIONS;
use super::rules::Tabletop;
use super::sheet;
use super::state::State;
use super::{Action, Event, Illegal, Tactics};
use crate::engine::{Clock, Die, Level, SideNo, Strategy, View};
use crate::json::{Doc, Fault};
use crate::present::board::{BoardModel, MapView};
use crate::present::book::Rulebook;
use crate::present::system::{
    About, Block, Brief, Cited, Click, Line, Measured, Panel, Parameter, Pointer, ReceiptRow,
    Selection, SideInfo, Sketch, Start, Subjects, System, Throw, UnitLine,
};
use crate::words::tr;
use std::sync::Arc;

/// How 4,000 games between Colonels ended: won by the first side, drawn, won by the
/// second. `simulate -n 4000 --seed 13` with a Colonel on both sides plays them
/// again; a test plays some of them. Bricks touch as hexes do [T3.4], and no rule
/// asks for more.
const fn favours(ended: [u32; 3]) -> Option<Measured> {
    let level = Level::Colonel;
    Some(Measured { level, ended })
}

impl System for Tabletop {
    const KEY: &'static str = "tabletop";
    const WORDS: u32 = 1;
    const STARTS: &'static [Start] = &[
        Start {
            id: "korsun_1944_tabletop",
            text: include_str!("../../../scenarios/tabletop_korsun_1944.json"),
            favour: favours([2765, 205, 1030]),
        },
        Start {
            id: "example_120km",
            text: include_str!("../../../scenarios/tabletop_120km.json"),
            favour: favours([1587, 1420, 993]),
        },
        Start {
            id: "example_120km_offset",
            text: include_str!("../../../scenarios/tabletop_120km_offset.json"),
            favour: favours([1587, 1420, 993]),
        },
        Start {
            id: "example_120km_square",
            text: include_str!("../../../scenarios/tabletop_120km_square.json"),
            favour: favours([2668, 374, 958]),
        },
    ];

    fn read(scenario: &Doc, changed: &Doc) -> Result<Self, Vec<Fault>> {
        sheet::opened(scenario, changed)
    }

    fn about(&self) -> About {
        let side = |side| SideInfo {
            key: self.parts().sides[side].id.clone(),
            name: self.side_name(side),
            decides: true,
        };
        let wins = |side| tr!("tabletop-wins", side = self.side_name(side));
        About {
            title: self.title(),
            sides: SideNo::BOTH.map(side),
            clock: [
                tr!("tabletop-clock-turn"),
                tr!("tabletop-clock-part"),
                tr!("tabletop-clock-phase"),
            ],
            victory: vec![wins(SideNo::A), tr!("tabletop-draw"), wins(SideNo::B)],
            overlays: self.overlays(),
            questions: QUESTIONS,
        }
    }

    fn brief(&self) -> Brief {
        self.introduction()
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
        u8::try_from(number + 1).ok()
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

    fn idea(&self, seen: &View<State>, plan: &[Action]) -> Sketch {
        self.sketched(seen.state(), plan)
    }

    fn strategy(&self) -> Option<Arc<dyn Strategy<Self>>> {
        Some(Arc::new(Tactics::new(self.clone())))
    }

    fn ask(&self, seen: &View<State>, verb: &str, fields: &Doc) -> Result<Doc, Vec<Fault>> {
        self.answer(seen.state(), verb, fields)
    }
}
