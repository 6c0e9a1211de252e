//! What the tabletop battle says of itself.

use super::questions::QUESTIONS;
use super::rules::Tabletop;
use super::say::say_ground;
use super::sheet;
use super::state::State;
use super::{Action, Event, Illegal, Tactics};
use crate::engine::{Clock, Die, Level, Progress, SideNo, Strategy, View};
use crate::json::{Correction, Doc, Fault, Keys, shipped};
use crate::present::board::{BoardModel, MapView, Pieces};
use crate::present::book::Rulebook;
use crate::present::system::{
    About, Beside, Block, Brief, Button, Chronicle, Cited, Click, CountedFact, KeyNames, Lesson,
    LevelRating, Line, Measured, Muster, Panel, Parameter, Pointer, PriceList, ReceiptRow,
    Selection, SideInfo, Sketch, Start, Stated, Subjects, System, Throw, UnitLine, Workshop,
};
use crate::words::tr;
use std::sync::Arc;

/// How 4,000 games between Colonels ended: won by the first side, drawn, won by the
/// second. `simulate SCENARIO -n 4000 --seed 13 --side soviet=colonel --side
/// german=colonel` plays them again, and of a game that `new --set` began with an
/// option set otherwise (`new x.hellsgate --scenario SCENARIO --set OPTION=VALUE`,
/// `simulate x.hellsgate …`) those with it; a test plays some of them.
const fn measured(ended: [u32; 3]) -> Measured {
    let level = Level::Colonel;
    Measured { level, ended }
}

/// A scenario with how its games end, as it is and with one option set otherwise.
const fn start(
    id: &'static str,
    text: &'static str,
    ended: [u32; 3],
    otherwise: &'static [(&'static str, Measured)],
) -> Start {
    Start {
        id,
        text,
        favour: Some(measured(ended)),
        compared: None,
        otherwise,
    }
}

const KORSUN: &[(&str, Measured)] = &[
    ("all_out_extra", measured([2415, 240, 1345])),
    ("crowded_extra", measured([2433, 265, 1302])),
    ("captured_base_supplies", measured([2713, 327, 960])),
    ("replacements_need_supply", measured([2788, 204, 1008])),
    ("isolated_lost_at_end", measured([2552, 114, 1334])),
];

/// Bricks touch as hexes do [T3.4], and no rule asks for more.
const EXAMPLE: &[(&str, Measured)] = &[
    ("all_out_extra", measured([1700, 1651, 649])),
    ("crowded_extra", measured([1639, 1539, 822])),
    ("captured_base_supplies", measured([1581, 1429, 990])),
    ("replacements_need_supply", measured([1617, 1441, 942])),
    ("isolated_lost_at_end", measured([1375, 1173, 1452])),
];

const SQUARES: &[(&str, Measured)] = &[
    ("all_out_extra", measured([2279, 445, 1276])),
    ("crowded_extra", measured([2562, 408, 1030])),
    ("captured_base_supplies", measured([2690, 367, 943])),
    ("replacements_need_supply", measured([2654, 392, 954])),
    ("isolated_lost_at_end", measured([1361, 191, 2448])),
    ("diagonals", measured([1311, 722, 1967])),
];

impl System for Tabletop {
    const KEY: &'static str = "tabletop";
    const WORDS: u32 = 1;
    const PIECES: &'static [Pieces] = &[Pieces::Counters, Pieces::Blocks];
    // The mean of three maps.
    const RATINGS: &'static [LevelRating] = &[
        LevelRating::new(Level::Cadet, 420, 24),
        LevelRating::new(Level::Captain, 740, 15),
        LevelRating::new(Level::Colonel, 1000, 0),
        LevelRating::new(Level::General, 1310, 28),
        LevelRating::new(Level::Marshal, 1580, 121),
    ];
    const STARTS: &'static [Start] = &[
        start(
            "korsun_1944_tabletop",
            shipped!("../../../scenarios/tabletop_korsun_1944.json"),
            [2765, 205, 1030],
            KORSUN,
        ),
        start(
            "example_120km",
            shipped!("../../../scenarios/tabletop_120km.json"),
            [1587, 1420, 993],
            EXAMPLE,
        ),
        start(
            "example_120km_offset",
            shipped!("../../../scenarios/tabletop_120km_offset.json"),
            [1587, 1420, 993],
            EXAMPLE,
        ),
        start(
            "example_120km_square",
            shipped!("../../../scenarios/tabletop_120km_square.json"),
            [2668, 374, 958],
            SQUARES,
        ),
    ];
    const SEAT_OPTIONS: &'static [(&'static str, &'static str)] = &[
        ("soviet", "The Soviet player"),
        ("german", "The German player"),
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

    fn won_by(&self) -> Option<Cited> {
        Some(Cited::new(tr!("points-more-win"), "T15.3"))
    }

    fn weather(&self, seen: &View<State>) -> String {
        say_ground(seen.state().ground)
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

    fn muster(&self, seen: &View<State>) -> Option<Muster> {
        Some(self.muster_of(seen.state()))
    }

    fn subjects(&self, action: Action) -> Subjects {
        self.about_action(action)
    }

    fn only_ends(&self, action: Action) -> bool {
        action == Action::EndPhase
    }

    fn offers(&self, seen: &View<State>, _: &Selection, at: &Pointer) -> Vec<Button> {
        self.offered(seen.state(), at)
    }

    fn still_picked(&self, seen: &View<State>, picked: &Selection) -> Selection {
        self.still(seen.state(), picked)
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

    fn next_turn(&self, state: &State, plan: &[Action], seed: u64, control: &Progress) -> String {
        let found = self.next_turn_after(state, plan, seed, control);
        found.map_or_else(String::new, |found| found.told(|cell| self.place(cell)))
    }

    fn facts(&self) -> Vec<CountedFact> {
        self.counted()
    }

    fn measure(&self, state: &State, out: &mut Vec<i32>) {
        self.count_up(state, out);
    }

    fn strategy(&self) -> Option<Arc<dyn Strategy<Self>>> {
        Some(Arc::new(Tactics::new(self.clone())))
    }

    fn levels(&self) -> &'static [Level] {
        &Level::ALL
    }

    fn tour(&self, keys: KeyNames<'_>) -> Option<Lesson> {
        Some(self.lesson(keys))
    }

    fn history(&self) -> Option<Chronicle> {
        self.told_of_history()
    }

    fn beside_history(&self, past: &[(u8, View<State>)]) -> Vec<Beside> {
        self.held_against_history(past)
    }

    fn ask(&self, seen: &View<State>, verb: &str, fields: &Doc) -> Result<Doc, Vec<Fault>> {
        self.answer(seen.state(), verb, fields)
    }

    const KEYS: Keys = super::editor::KEYS;

    fn stated(scenario: &Doc) -> Vec<Stated> {
        super::editor::stated(scenario)
    }

    fn workshop(scenario: &Doc) -> Workshop {
        super::editor::workshop(scenario)
    }

    fn edit(scenario: &mut Doc, correction: &Correction) -> Result<(), Fault> {
        super::editor::edit(scenario, correction)
    }

    fn drawable(scenario: &Doc) -> Doc {
        super::editor::drawable(scenario)
    }

    fn entry_of(scenario: &Doc, code: &str) -> String {
        super::editor::entry_of(scenario, code)
    }

    fn position_words(scenario: &Doc, field: &str) -> Vec<String> {
        super::editor::position_words(scenario, field)
    }

    fn side_lists() -> Option<&'static str> {
        Some("river_sides")
    }

    fn regridded(scenario: &Doc, kind: &str) -> Option<Doc> {
        super::editor::regridded(scenario, kind)
    }

    fn price_list(scenario: &Doc) -> Option<PriceList> {
        super::points::price_list(scenario)
    }

    fn blank(kind: &str, rows: u8, columns: u8) -> Option<Doc> {
        super::editor::blank(kind, rows, columns)
    }
}
