//! A game of any system on the table.

use super::Trial;
use super::compare::Difference;
use super::decision::without_retractions;
use super::drawings::Drawings;
use super::falls::Fall;
use super::history::Retold;
use super::opening;
use super::play::read_action;
use super::remarks::{Remark, Remarks};
use super::variant::{self, changes_rules};
use super::variations::{Edit, Names, Variation};
use super::{
    Glance, Job, Lab, Listed, Match, NotPlayed, Rolled, Seat, Sheet, Table, Task, Told, WeighJob,
    Weighing, WholeChoice,
};
use crate::engine::fuzz::Effort;
use crate::engine::{
    Barrier, Clock, Dice as _, DiceMode, Die, Level, NoDice, NodeId, Options, PlayedAction,
    Progress, Seeded, SideNo, Temper, Tree, UndoPolicy, UndoRefused, Viewer, view_for,
};
use crate::hex::Orientation;
use crate::json::{Doc, Fault};
use crate::present::annotation::Annotation;
use crate::present::board::{BoardModel, MapView, Pieces};
use crate::present::book::Rulebook;
use crate::present::system::{
    About, Block, Brief, Button, Cited, Click, CountedFact, DiceLuck, Effect, HISTORY, KeyNames,
    Lesson, Lineage, Means, Muster, Panel, Parameter, Pointer, ReceiptRow, Rolls, Selection,
    Sketch, System, Throw, Track, UnitLine,
};
use crate::words::{self, Language, tr};
use std::cell::Cell;
use std::sync::{Arc, OnceLock};

/// The key of the overlay of ways that were gone: it needs to know what was done.
const TRAILS: &str = "trails";

/// The longest draft that is kept, in bytes.
pub(super) const MAX_DRAFT: usize = 4_000;

/// The longest title and name, in characters.
const TITLE: usize = 120;

/// A game of the system `S`.
#[derive(Clone, Debug)]
pub struct OpenGame<S: System> {
    pub(super) tree: Tree<S>,
    pub(super) scenario: Doc,
    pub(super) changed: Doc,
    /// The name of the variant that is played.
    pub(super) variant: Option<String>,
    pub(super) options: Options,
    pub(super) title: String,
    pub(super) seats: [Option<Seat>; 2],
    pub(super) viewer: Viewer,
    /// Where everything was seen.
    pub(super) opened: Option<NodeId>,
    /// Whether it begins elsewhere than its scenario.
    pub(super) elsewhere: bool,
    /// The map of its scenario, language by language, once it was looked at.
    pub(super) maps: Maps,
    /// How the map lies.
    pub(super) lies: Orientation,
    pub(super) drawings: Drawings,
    /// What is said, by position.
    pub(super) remarks: Remarks,
    /// What positions are called.
    pub(super) names: Names,
    /// What is planned for later decisions, in words of the system's own.
    pub(super) draft: String,
    /// So many of the first actions come from a file that nothing vouches for.
    pub(super) unstamped: Option<usize>,
    /// The number of the position that was glanced at last: it is asked for many times a
    /// frame, and the position is written out for it.
    pub(super) numbered: Cell<Option<(S::State, u64)>>,
}

/// A map for each way it can lie and each language.
pub(super) type Maps = [[OnceLock<Arc<MapView>>; Language::ALL.len()]; 2];

impl<S: System> OpenGame<S> {
    /// A new game.
    ///
    /// # Errors
    /// Everything that is wrong with its scenario and its parameters.
    pub fn begin(sheet: Sheet) -> Result<Self, Vec<Fault>> {
        let Sheet {
            scenario,
            changed,
            options,
        } = sheet;
        let (variant, set) = variant::parted(&changed)?;
        let (rules, start) = opening::read_whole::<S>(&scenario, &set)?;
        let hides = rules.hides();
        let title = match &variant {
            None if changes_rules(&rules.parameters()) => {
                let title = title(&rules, &scenario);
                one_line(&tr!(
                    "rules-changed-title",
                    title = words::name(&title).as_ref()
                ))
            }
            None => one_line(&title(&rules, &scenario)),
            Some(variant) => one_line(&format!("{} – {variant}", title(&rules, &scenario))),
        };
        let mut game = Self {
            tree: Tree::new(rules, start, options.undo),
            scenario,
            changed,
            variant,
            options,
            title,
            seats: [None, None],
            viewer: if hides { Viewer::Room } else { Viewer::All },
            opened: None,
            elsewhere: false,
            maps: Maps::default(),
            lies: S::ORIENTATIONS.first().copied().unwrap_or_default(),
            drawings: Drawings::default(),
            remarks: Remarks::default(),
            names: Names::default(),
            draft: String::new(),
            unstamped: None,
            numbered: Cell::new(None),
        };
        game.settle();
        Ok(game)
    }

    pub(super) fn rules(&self) -> &S {
        self.tree.rules()
    }

    /// Whether nothing is hidden any more, or never was.
    pub(super) fn open(&self) -> bool {
        !self.rules().hides() || self.opened.is_some()
    }

    /// What was done in the part of a game turn before the one of a position, as far
    /// as everybody saw it.
    fn part_before(&self, at: NodeId) -> Vec<&PlayedAction<S>> {
        let part = |id: NodeId| {
            let Clock([turn, part, _]) = self.rules().clock(self.tree.state_at(id));
            (turn, part)
        };
        let path = self.tree.path(at);
        let now = part(at);
        let nodes = path
            .iter()
            .filter_map(|&id| Some((id, self.tree.node(id)?)));
        let before = nodes.filter(|(_, node)| part(node.parent) != now);
        let before: Vec<_> = before.collect();
        let Some(last) = before.last().map(|(_, node)| part(node.parent)) else {
            return Vec::new();
        };
        let of_it = before.into_iter();
        let of_it = of_it.filter(|(id, node)| {
            part(node.parent) == last && (self.open() || !self.is_secret(*id, Viewer::Room))
        });
        of_it.map(|(_, node)| &node.entry).collect()
    }

    /// Whether a position is there and may be looked at.
    pub(super) fn may_look(&self, at: NodeId) -> bool {
        let behind = || at == NodeId(0) || self.tree.leads_to(at, self.tree.cursor());
        self.tree.has(at) && (self.open() || behind())
    }

    /// A finished game is open; a closed one takes nothing back behind a
    /// barrier.
    pub(super) fn settle(&mut self) {
        if self.rules().hides()
            && self.opened.is_none()
            && self.rules().outcome(self.tree.state()).is_some()
        {
            self.opened = Some(self.tree.cursor());
        }
        self.tree.set_policy(match self.open() {
            true => self.options.undo,
            false => UndoPolicy::ToLastBarrier,
        });
    }

    /// Whether the faces of the dice from this number on were typed in: those that
    /// the seed would not have rolled were.
    fn is_typed(&self, first: u32, dice: &[Die]) -> bool {
        let Options {
            dice: mode, seed, ..
        } = self.options;
        let differs = |(n, die): (u32, &Die)| Seeded { seed }.roll(n).is_ok_and(|d| d != *die);
        mode == DiceMode::ByHand || (first..).zip(dice).any(differs)
    }

    /// Begins in this position.
    pub(super) fn begin_in(&mut self, position: &Doc) -> Result<(), Vec<Fault>> {
        let rules = self.rules().clone();
        let state = opening::opened(&rules, position)?;
        self.tree = Tree::new(rules, state, self.options.undo);
        self.elsewhere = true;
        self.opened = None;
        self.drawings.clear();
        self.remarks.clear();
        self.names.clear();
        self.draft.clear();
        self.settle();
        Ok(())
    }
}

/// The title of a new game: its scenario's own, which is the same in every language,
/// where that is what people call it.
fn title<S: System>(rules: &S, scenario: &Doc) -> String {
    let called = rules.about().title;
    match scenario.get("title") {
        Some(Doc::Text(own)) if words::name(own) == called => own.clone(),
        _ => {
            // What every language has its own words for is kept in English: whoever opens
            // the game reads it in theirs.
            let english = words::speaking(Language::English, || rules.about().title);
            match words::name(&english) == called {
                true => english,
                false => called,
            }
        }
    }
}

/// The title that a game has in its file; where that is what its scenario is called in
/// some language, what a new game of it is called: who saved it may have spoken another
/// language than who opens it.
pub(super) fn title_kept<S: System>(rules: &S, scenario: &Doc, kept: &str) -> String {
    let is_its_own = |language| words::speaking(language, || rules.about().title) == kept;
    match Language::ALL.into_iter().any(is_its_own) {
        true => one_line(&title(rules, scenario)),
        false => one_line(kept),
    }
}

/// A text on one line, cut to a readable length.
pub(super) fn one_line(text: &str) -> String {
    let letters = text.trim().chars().take(TITLE);
    letters
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}

impl<S: System> Table for OpenGame<S> {
    fn system(&self) -> &'static str {
        S::KEY
    }

    fn scenario(&self) -> &Doc {
        &self.scenario
    }

    fn is_set_up(&self) -> bool {
        self.elsewhere
    }

    fn pieces(&self) -> &'static [Pieces] {
        S::PIECES
    }

    fn about(&self) -> About {
        let mut about = self.rules().about();
        if self.rules().history().is_some() {
            about.overlays.push(super::history::overlay());
        }
        about
    }

    fn brief(&self) -> Brief {
        self.rules().brief()
    }

    fn rulebook(&self) -> Rulebook {
        self.rules().rulebook()
    }

    fn parameters(&self) -> Vec<Parameter> {
        self.rules().parameters()
    }

    fn variant(&self) -> Option<&str> {
        self.variant.as_deref()
    }

    fn options(&self) -> Options {
        self.options
    }

    fn set_options(&mut self, dice: DiceMode, undo: UndoPolicy) {
        self.options.dice = dice;
        self.options.undo = undo;
        self.settle();
    }

    fn title(&self) -> &str {
        &self.title
    }

    fn set_title(&mut self, title: &str) {
        self.title = one_line(title);
    }

    fn seat(&self, side: SideNo) -> Option<&Seat> {
        self.seats[side.index()].as_ref()
    }

    fn set_seat(&mut self, side: SideNo, seat: Option<Seat>) {
        self.seats[side.index()] = seat.map(|seat| match seat {
            Seat::Person(name) => Seat::Person(one_line(&name)),
            Seat::Computer(level) => Seat::Computer(one_line(&level)),
        });
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn is_open(&self) -> bool {
        self.open()
    }

    fn keeps_secrets(&self, side: SideNo) -> bool {
        let now = self.tree.state();
        let seen = |viewer| view_for(self.rules(), now, viewer);
        !self.open() && seen(Viewer::Side(side)).state() != seen(Viewer::Room).state()
    }

    fn view_as(&mut self, viewer: Viewer) {
        self.viewer = viewer;
        if self.rules().hides() && viewer == Viewer::All && self.opened.is_none() {
            self.opened = Some(self.tree.cursor());
        }
        self.settle();
    }

    fn glance(&self) -> Glance {
        self.glanced()
    }

    fn clock(&self, at: NodeId) -> Option<Clock> {
        let clock = || self.rules().clock(self.seen(at).state());
        self.may_look(at).then(clock)
    }

    fn time(&self, at: NodeId) -> Option<[String; 3]> {
        self.clock(at).map(|clock| self.rules().time(clock))
    }

    fn position(&self, at: NodeId) -> Option<Doc> {
        self.may_look(at)
            .then(|| self.rules().position(&self.seen(at)))
    }

    fn legal(&self, about: Option<&Pointer>) -> Vec<Listed> {
        self.listed(about)
    }

    fn explain(&self, action: &str) -> Result<Vec<Cited>, NotPlayed> {
        self.explained(action)
    }

    fn throw(&self, action: &str) -> Result<Throw, NotPlayed> {
        self.thrown(action)
    }

    fn given_up(&self, action: &str) -> Option<(String, Vec<String>)> {
        self.lost_by(action)
    }

    fn orientations(&self) -> &'static [Orientation] {
        S::ORIENTATIONS
    }

    fn lay(&mut self, orientation: Orientation) {
        if S::ORIENTATIONS.contains(&orientation) {
            self.lies = orientation;
        }
    }

    fn map(&self) -> Arc<MapView> {
        let printed = &self.maps[self.lies as usize][words::spoken() as usize];
        let lying = || self.rules().map().lying(self.lies);
        Arc::clone(printed.get_or_init(|| Arc::new(lying())))
    }

    fn board(&self, at: NodeId, picked: &Selection, shown: &[&str]) -> Option<BoardModel> {
        let draw = || {
            let seen = self.seen(at);
            let mut model = self.rules().board(self.map(), &seen, picked, shown);
            if shown.contains(&TRAILS) {
                self.rules().trails(&mut model, &self.part_before(at));
            }
            if shown.contains(&HISTORY) {
                self.lay_history(at, &mut model);
            }
            model.annotations = self.seen_drawn(at);
            model
        };
        self.may_look(at).then(draw)
    }

    fn drawn(&self, at: NodeId) -> &[Annotation] {
        self.drawn_at(at)
    }

    fn drawings_seen(&self, at: NodeId) -> Vec<Annotation> {
        self.seen_drawn(at)
    }

    fn draw(&mut self, at: NodeId, seen: Vec<Annotation>) -> Result<(), String> {
        self.draw_seen(at, seen)
    }

    fn remark(&self, at: NodeId) -> Option<&Remark> {
        self.remarks.get(&at)
    }

    fn set_remark(&mut self, at: NodeId, remark: Remark) -> Result<(), String> {
        self.remark_at(at, remark)
    }

    fn card(&self, at: NodeId, picked: &Selection, about: &Pointer) -> Vec<Block> {
        let tell = || self.rules().card(&self.seen(at), picked, about);
        self.may_look(at).then(tell).unwrap_or_default()
    }

    fn levels(&self) -> &'static [Level] {
        self.rules().levels()
    }

    fn tempers(&self) -> &'static [Temper] {
        let players = self.rules().players();
        players.map_or(&Temper::USUAL, |players| players.tempers())
    }

    fn tells_dangers(&self) -> bool {
        let players = self.rules().players();
        players.is_some_and(|players| players.know_dangers())
    }

    fn task(&self, task: Task) -> Option<Job> {
        self.job(self.tree.cursor(), task)
    }

    fn coach(&self, since: NodeId, sides: [bool; 2], seed: u64) -> Option<super::CoachJob> {
        self.coaching(since, sides, seed)
    }

    fn forecast_at(&self, at: NodeId, level: Level, games: u32, seed: u64) -> Option<Job> {
        if !self.may_look(at) {
            return None;
        }
        self.job(at, Task::Forecast { level, games, seed })
    }

    fn sketch(&self, at: NodeId, plan: &[String]) -> Option<Sketch> {
        if !self.may_look(at) {
            return None;
        }
        let (seen, plan) = (self.seen(at), self.plan_read(plan)?);
        let plan = without_retractions(self.rules(), seen.state(), plan);
        Some(self.rules().idea(&seen, &plan))
    }

    fn decides(&self, at: NodeId, plan: &[String]) -> Option<bool> {
        self.plan_decides(at, plan)
    }

    fn choices(&self, at: NodeId) -> Vec<WholeChoice> {
        self.whole_choices(at)
    }

    fn lab(&self) -> Box<dyn Lab> {
        Box::new(self.laboratory(self.tree.cursor()))
    }

    fn lab_at(&self, at: NodeId) -> Option<Box<dyn Lab>> {
        let to_act = self.rules().to_act(self.seen(at).state());
        let plays = self.may_look(at) && to_act.is_some() && !self.levels().is_empty();
        plays.then(|| Box::new(self.laboratory(at)) as Box<dyn Lab>)
    }

    fn facts(&self) -> Vec<CountedFact> {
        self.rules().facts()
    }

    fn weigh(&self, at: NodeId, asked: Weighing) -> Option<WeighJob> {
        let looks = self.may_look(at);
        looks.then(|| self.weighing(at, asked)).flatten()
    }

    fn up_to(&self, at: NodeId) -> Option<Box<dyn Table>> {
        let game = self.excerpt(at)?;
        Some(Box::new(game))
    }

    fn future(&self, at: NodeId, of: Match, control: &Progress) -> Option<Box<dyn Table>> {
        let looks = self.may_look(at) && self.is_open();
        let game = looks.then(|| self.played_on(at, of, control))?;
        game.map(|game| Box::new(game) as Box<dyn Table>)
    }

    fn history(&self, at: NodeId) -> Option<Retold> {
        let Clock([turn, ..]) = self.clock(at)?;
        self.retold(at, turn)
    }

    fn history_by(&self, at: NodeId, turn: u8) -> Option<Retold> {
        let told = || self.retold(at, turn);
        self.may_look(at).then(told)?
    }

    fn trial(&self, effort: Effort) -> Box<dyn Trial> {
        self.proving(effort)
    }

    fn score(&self) -> Vec<ReceiptRow> {
        self.score_at(self.tree.cursor())
    }

    fn score_at(&self, at: NodeId) -> Vec<ReceiptRow> {
        match self.may_look(at) {
            true => self.rules().score(&self.seen(at)),
            false => Vec::new(),
        }
    }

    fn weather(&self, at: NodeId) -> String {
        match self.may_look(at) {
            true => self.rules().weather(&self.seen(at)),
            false => String::new(),
        }
    }

    fn panel(&self, picked: &Selection) -> Panel {
        self.rules().panel(&self.seen(self.tree.cursor()), picked)
    }

    fn tracks(&self, at: NodeId) -> Vec<Track> {
        let panel = || self.rules().panel(&self.seen(at), &Selection::default());
        self.may_look(at)
            .then(panel)
            .map_or_else(Vec::new, |panel| panel.tracks)
    }

    fn turn_of_box(&self, track: usize, number: usize) -> Option<u8> {
        self.rules().turn_of_box(track, number)
    }

    fn order_of_battle(&self, at: NodeId) -> Vec<UnitLine> {
        match self.may_look(at) {
            true => self.rules().order_of_battle(&self.seen(at)),
            false => Vec::new(),
        }
    }

    fn muster(&self) -> Option<Muster> {
        let start = NodeId(0);
        match self.may_look(start) {
            true => self.rules().muster(&self.seen(start)),
            false => None,
        }
    }

    fn pointed(&self, picked: &Selection, at: &Pointer) -> Click {
        match self.may_act() {
            Ok(()) => {
                let seen = self.seen(self.tree.cursor());
                self.rules().pointed(&seen, picked, at)
            }
            Err(why) => Click::Refuse(Cited::plain(why.to_string())),
        }
    }

    fn offers(&self, picked: &Selection, at: &Pointer) -> Vec<Button> {
        match self.may_act() {
            Ok(()) => {
                let seen = self.seen(self.tree.cursor());
                self.rules().offers(&seen, picked, at)
            }
            Err(_) => Vec::new(),
        }
    }

    fn key(&self, picked: &Selection, means: Means) -> Option<Result<Effect, Cited>> {
        match self.may_act() {
            Ok(()) => {
                let seen = self.seen(self.tree.cursor());
                self.rules().key(&seen, picked, means)
            }
            Err(why) => Some(Err(Cited::plain(why.to_string()))),
        }
    }

    fn laid_out(&self, picked: &Selection, plan: &[String]) -> Option<Selection> {
        let seen = self.seen(self.tree.cursor());
        self.rules().laid_out(&seen, picked, &self.plan_read(plan)?)
    }

    fn still_picked(&self, picked: &Selection) -> Selection {
        let seen = self.seen(self.tree.cursor());
        self.rules().still_picked(&seen, picked)
    }

    fn let_go(&self, picked: &Selection) -> Selection {
        let seen = self.seen(self.tree.cursor());
        self.rules().let_go(&seen, picked)
    }

    fn draft(&self) -> &str {
        &self.draft
    }

    fn keep_draft(&mut self, picked: &Selection) -> bool {
        let mut now = self.rules().lasting(picked);
        if now.len() > MAX_DRAFT {
            now.clear();
        }
        let before = std::mem::replace(&mut self.draft, now);
        before != self.draft
    }

    fn what_is_laid_out(&self, picked: &Selection) -> String {
        self.rules().what_is_laid_out(picked)
    }

    fn settled(&self) -> Option<String> {
        self.may_act().ok()?;
        let rules = self.rules();
        let action = rules.settled(&self.seen(self.tree.cursor()))?;
        Some(rules.notation(action))
    }

    fn if_it_ended(&self) -> Vec<Cited> {
        self.rules().if_it_ended(&self.seen(self.tree.cursor()))
    }

    fn won_by(&self) -> Option<Cited> {
        self.rules().won_by()
    }

    fn closes(&self, gesture: &[String]) -> Option<Barrier> {
        if self.tree.policy() == UndoPolicy::Free || self.may_act().is_err() {
            return None;
        }
        let rules = self.rules();
        let mut state = *self.tree.state();
        for text in gesture {
            let action = read_action(rules, text).ok()?.action;
            if rules.check(&state, action).is_err() {
                return None;
            }
            if rules.rolls_dice(&state, action) {
                return Some(Barrier::Dice);
            }
            let mut after = state;
            rules.step(&mut after, action, &[]);
            if let Some(barrier) = rules.barrier(&state, action, &after) {
                return Some(barrier);
            }
            state = after;
        }
        None
    }

    fn luck(&self, at: NodeId) -> DiceLuck {
        let path = match self.may_look(at) {
            true => self.tree.path(at),
            false => Vec::new(),
        };
        let told = |id: &NodeId| self.open() || !self.is_secret(*id, self.viewer);
        let nodes = path.into_iter().filter(told);
        let nodes = nodes.filter_map(|id| self.tree.node(id));
        // What was chosen was no luck.
        let rolled = nodes.filter(|node| !node.entry.dice.is_empty() && !node.chosen);
        let rolls: Vec<Rolls<'_, S>> = rolled
            .map(|node| {
                let before = self.tree.state_at(node.parent);
                Rolls {
                    before,
                    entry: &node.entry,
                    by_hand: self.is_typed(self.rules().rolls(before), &node.entry.dice),
                }
            })
            .collect();
        self.rules().luck(&rolls)
    }

    fn correctable(&self) -> Option<Throw> {
        self.last_typed()
    }

    fn correct(&mut self, faces: &[Die]) -> Result<(), NoDice> {
        self.corrected(faces)
    }

    fn origin(&self) -> Option<Lineage> {
        // What is set otherwise is no part of the scenario.
        let (scenario, position) = opening::without_opening(&self.scenario);
        if position.is_some() {
            return None;
        }
        let bare = S::read(&scenario, &Doc::Object(Vec::new()));
        bare.map_or_else(|_| self.rules().origin(), |rules| rules.origin())
    }

    fn unstamped(&self) -> Option<usize> {
        self.unstamped
    }

    fn nothing_vouches(&mut self, actions: usize) {
        self.unstamped = Some(actions);
    }

    fn hold(&mut self) {
        self.tree.hold();
    }

    fn ways_on(&self, at: NodeId) -> Vec<NodeId> {
        self.ways_seen(at)
    }

    fn variations(&self) -> Vec<Variation> {
        self.all_variations()
    }

    fn deleted(&self) -> Vec<NodeId> {
        self.all_deleted()
    }

    fn name(&self, at: NodeId) -> Option<&str> {
        self.names.get(&at).map(String::as_str)
    }

    fn edit(&mut self, edit: Edit) -> Result<Edit, String> {
        self.edited(edit)
    }

    fn compare(&self, nodes: [NodeId; 2]) -> Option<Vec<Difference>> {
        self.compared(nodes)
    }

    fn falls(&self, at: NodeId) -> Vec<Fall> {
        self.all_falls(at)
    }

    fn choose(&mut self, at: NodeId, faces: &[Die]) -> Result<NodeId, NotPlayed> {
        self.chosen(at, faces)
    }

    fn tour(&self, keys: KeyNames<'_>) -> Option<Lesson> {
        self.rules().tour(keys)
    }

    fn another(&self, start: &str, options: Options) -> Option<Box<dyn Table>> {
        let start = S::STARTS.iter().find(|known| known.id == start)?;
        let sheet = Sheet {
            scenario: start.text.parse().ok()?,
            changed: Doc::Object(Vec::new()),
            options,
        };
        Some(Box::new(Self::begin(sheet).ok()?))
    }

    fn ask(&self, verb: &str, fields: &Doc) -> Result<Doc, Vec<Fault>> {
        let seen = self.seen(self.tree.cursor());
        self.rules().ask(&seen, verb, fields)
    }

    fn withdraw(&mut self, action: &str) -> bool {
        self.withdrawn(action)
    }

    fn play(&mut self, gesture: &[String], dice: Rolled) -> Result<(), NotPlayed> {
        self.played(gesture, dice)
    }

    fn can_undo(&self) -> Result<(), UndoRefused> {
        self.tree.can_undo()
    }

    fn barrier(&self, at: NodeId) -> Option<Barrier> {
        self.tree.node(at).and_then(|node| node.entry.barrier)
    }

    fn undo(&mut self) -> Result<(), UndoRefused> {
        self.tree.undo()
    }

    fn undo_all(&mut self) -> Result<(), UndoRefused> {
        self.tree.undo()?;
        while self.tree.undo().is_ok() {}
        Ok(())
    }

    fn redo(&mut self) -> bool {
        let done = self.may_act().is_ok() && self.tree.redo();
        self.settle();
        done
    }

    fn go(&mut self, to: NodeId) -> bool {
        self.open() && self.tree.go(to)
    }

    fn line(&self) -> Vec<NodeId> {
        self.tree.line()
    }

    fn actions(&self) -> usize {
        self.tree.nodes().len()
    }

    fn is_untouched(&self) -> bool {
        self.tree.nodes().is_empty()
            && !self.elsewhere
            && self.drawings.is_empty()
            && self.remarks.is_empty()
            && self.names.is_empty()
    }

    fn told(&self, node: NodeId) -> Option<Told> {
        self.tell(node)
    }

    fn set_up(&mut self, position: &Doc) -> Result<(), Vec<Fault>> {
        self.begin_in(position)
    }

    fn write(&self, saved: &str) -> String {
        self.written(saved)
    }
}
