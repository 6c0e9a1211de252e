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
//! Its saved games of versions 1 to 4 are read by `record`.

mod asking;
mod board;
mod purpose;
mod telling;
mod variants;

use super::action::Action;
use super::event::Event;
use super::illegal::Illegal;
use super::panel::{Desk, Picks, attack_of, cited};
use super::players::Seated;
use super::rulebook::cite;
use super::rules::HellsGate;
use super::state::State;
use crate::engine::{self, Clock, Die, Level, View};
use crate::hex::Orientation;
use crate::json::{Correction, Doc, Fault, Keys};
use crate::present::board::{BoardModel, MapView};
use crate::present::book::Rulebook;
use crate::present::system::{
    About, Beside, Block, Brief, Button, Chronicle, Cited, Click, CountedFact, DiceLuck, Effect,
    KeyNames, Lesson, LevelRating, Line, Lineage, Means, Panel, Parameter, Players, Pointer,
    ReceiptRow, Rolls, Selection, Sketch, Start, Stated, Subjects, System, Throw, UnitLine, WhatIf,
    Workshop,
};
use crate::systems::hells_gate::codec::scenario;
use crate::table::Entry;
use crate::words::tr;
use std::sync::Arc;

/// *Hell's Gate* as a line in a list of systems; a static for the reason that
/// [`SYSTEMS`](crate::systems::SYSTEMS) is one.
pub static ENTRY: Entry = Entry::of::<HellsGate>().with_past(super::record::PAST);

impl System for HellsGate {
    const KEY: &'static str = "hells_gate";
    const WORDS: u32 = 1;
    const ORIENTATIONS: &'static [Orientation] = &[Orientation::NorthUp, Orientation::AsPrinted];
    const STARTS: &'static [Start] = super::brief::STARTS;
    const RATINGS: &'static [LevelRating] = &[
        LevelRating::new(Level::Random, 30, 40),
        LevelRating::new(Level::Cadet, 440, 28),
        LevelRating::new(Level::Captain, 750, 19),
        LevelRating::new(Level::Colonel, 1000, 0),
        LevelRating::new(Level::General, 1590, 125),
        LevelRating::new(Level::Marshal, 1780, 128),
    ];
    const SEAT_OPTIONS: &'static [(&'static str, &'static str)] = &[
        ("soviet", "The Soviet player"),
        ("german", "The German player"),
    ];

    fn read(scenario: &Doc, changed: &Doc) -> Result<Self, Vec<Fault>> {
        variants::opened(scenario, changed)
    }

    fn facts(&self) -> Vec<CountedFact> {
        self.counted()
    }

    fn measure(&self, state: &State, out: &mut Vec<i32>) {
        self.count_up(state, out);
    }

    fn origin(&self) -> Option<Lineage> {
        Some(match scenario::Origin::of(self) {
            scenario::Origin::Shipped(_) => Lineage::Shipped,
            scenario::Origin::Changed(_) => Lineage::Changed,
            scenario::Origin::Own => Lineage::Own,
        })
    }

    fn about(&self) -> About {
        self.about_game()
    }

    fn brief(&self) -> Brief {
        super::brief(self)
    }

    fn what_ifs() -> Vec<WhatIf> {
        super::what_if::questions()
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

    fn if_it_ended(&self, seen: &View<State>) -> Vec<Cited> {
        self.ended_now(seen.state())
    }

    fn won_by(&self) -> Option<Cited> {
        Some(cited(tr!("points-more-win"), cite::VICTORY))
    }

    fn weather(&self, seen: &View<State>) -> String {
        tr!("hells-gate-weather", ground = seen.state().weather.word())
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

    fn trails(&self, model: &mut BoardModel, past: &[&engine::PlayedAction<Self>]) {
        self.draw_trails(model, past);
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

    fn offers(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Vec<Button> {
        let picks = Picks::of(self, seen.state(), picked);
        Desk::new(self, seen.state(), &picks).offers(at)
    }

    fn key(
        &self,
        seen: &View<State>,
        picked: &Selection,
        means: Means,
    ) -> Option<Result<Effect, Cited>> {
        let picks = Picks::of(self, seen.state(), picked);
        Some(Desk::new(self, seen.state(), &picks).key(means))
    }

    fn laid_out(
        &self,
        seen: &View<State>,
        picked: &Selection,
        plan: &[Action],
    ) -> Option<Selection> {
        let mut picks = Picks::of(self, seen.state(), picked);
        picks.add(seen.state(), attack_of(plan)?);
        Some(picks.selection(self))
    }

    fn still_picked(&self, seen: &View<State>, picked: &Selection) -> Selection {
        Picks::of(self, seen.state(), picked).selection(self)
    }

    fn let_go(&self, seen: &View<State>, picked: &Selection) -> Selection {
        let mut picks = Picks::of(self, seen.state(), picked);
        picks.let_go(seen.state());
        picks.selection(self)
    }

    fn lasting(&self, picked: &Selection) -> String {
        Picks::lasting(self, picked)
    }

    fn what_is_laid_out(&self, picked: &Selection) -> String {
        Picks::laid_out(picked)
    }

    fn luck(&self, rolls: &[Rolls<'_, Self>]) -> DiceLuck {
        self.luck_of(rolls)
    }

    fn throw(&self, seen: &View<State>, action: Action, faces: Option<&[Die]>) -> Throw {
        self.dice_of(seen.state(), action, faces)
    }

    fn only_ends(&self, action: Action) -> bool {
        action == Action::EndPhase
    }

    fn players(&self) -> Option<Arc<dyn Players<Self>>> {
        Some(Arc::new(Seated::new(self.clone())))
    }

    fn idea(&self, seen: &View<State>, plan: &[Action]) -> Sketch {
        self.sketched(seen.state(), plan)
    }

    fn tour(&self, keys: KeyNames<'_>) -> Option<Lesson> {
        Some(Self::lesson(keys))
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

    fn workshop(_: &Doc) -> Workshop {
        super::editor::workshop()
    }

    fn edit(scenario: &mut Doc, correction: &Correction) -> Result<(), Fault> {
        super::editor::edit(scenario, correction)
    }

    fn drawable(scenario: &Doc) -> Doc {
        super::editor::drawable(scenario)
    }

    fn position_words(_: &Doc, field: &str) -> Vec<String> {
        let words: &[&str] = match field {
            "player" => &["soviet", "german"],
            "weather" => &["snow", "mud"],
            _ => &[],
        };
        words.iter().map(|&word| word.to_owned()).collect()
    }

    fn blank(_: &str, rows: u8, columns: u8) -> Option<Doc> {
        super::editor::blank(rows, columns)
    }
}
