//! What a system says of itself, as plain data out of a [`View`]: no session,
//! no window. A game is everything that [`System`] asks and nothing besides;
//! the [`table`](crate::table) is written once over it.
//!
//! | module | holds |
//! | --- | --- |
//! | [`System`] | the contract |
//! | `about` | sides, clock, parameters, questions |
//! | `words` | citations, lines of the log, receipts, throws, ideas |
//! | `luck` | how the dice have fallen |
//! | `order` | the order of battle |
//! | `players` | computer players of its own |
//! | `muster` | what a table needs to set it up |
//! | `panel` | prompt, rows, buttons, selection, clicks |
//! | `lesson` | a guided tour |
//! | `history` | what really happened |
//! | `what_if` | questions that games by other rules answer |
//! | [`walking`] | the facts of files whose marks stand beside what they are about |
//! | `editing` | facts of scenario files, how they are corrected and painted |
//!
//! Units and places are words here, those that written actions have: what is
//! clicked, listed and sent is the same everywhere.

mod about;
mod editing;
mod facts;
mod history;
mod lesson;
mod level;
mod luck;
mod muster;
mod order;
mod panel;
mod players;
mod points;
pub mod walking;
mod what_if;
mod words;

pub use about::{
    About, Brief, Following, Lineage, Measured, OverlayInfo, Parameter, ParameterKind, Question,
    SideInfo, Start, tell_changes,
};
pub use editing::{
    Blank, Brush, BrushWork, Entering, Footing, GridShape, Ledger, Stated, Topic, Workshop, said,
};
pub use facts::{CountedFact, FactSort};
pub use history::{Beside, Chronicle, HISTORY, Happened, Ring};
pub use lesson::{
    AnswerPlayed, Asks, Choice, KeyNames, Lesson, LessonCard, Opposite, PointsAt, Until,
    WindowPart, fits, rule_of, without_faces,
};
pub use luck::{DiceLuck, Faces, Rolls};
pub use muster::{Force, Muster, MusterTurn, MusterUnit};
pub use order::{UnitLine, Whereabouts};
pub use panel::{
    Block, Button, Chances, Click, Effect, Fact, Means, Panel, Pointer, Prompt, Ranked, Row,
    Selection, Subjects, Track, TrackBox, Weight, point_by_subjects,
};
pub use players::{
    Advised, Costly, Counsel, Danger, Dangers, Done, EveryAction, Foreseen, LevelRating,
    LookedBack, Players, Spoken,
};
pub use points::{ForceKind, PriceList, SideOffers};
pub use what_if::{StoredPairs, WhatIf};
pub use words::{Cited, DieView, Line, ReceiptRow, Sketch, Throw};

use super::board::{BoardModel, MapView, Pieces};
use super::book::Rulebook;
use crate::engine::{
    Clock, Die, Every, Level, PlayedAction, Progress, Rules, Strategy, View, Viewer, view_for,
};
use crate::hex::Orientation;
use crate::json::{Correction, Doc, Fault, FaultKind, Keys, put_fact, quoted};
use crate::words::tr;
use std::hash::Hash;
use std::sync::Arc;

/// What a rule system says of itself, besides playing.
pub trait System:
    Rules<State: Hash + Send + Sync, Action: Send + Sync, Event: Send + Sync, Illegal: Send + Sync>
    + Every
    + Send
    + Sync
    + 'static
{
    /// Its name in files and in the protocol, and that of its folder: small
    /// letters and `_`.
    const KEY: &'static str;

    /// The number of its own words in files: notation, position, parameters. A
    /// file of a later number is refused.
    const WORDS: u32;

    /// How its map can lie, the usual way first.
    const ORIENTATIONS: &'static [Orientation] = &[Orientation::NorthUp];

    /// The scenarios that come with it; the first one is the usual one.
    const STARTS: &'static [Start];
    /// The keys of sides that have an option of their own on the command line, and what
    /// its help says of that (English, as all of the help). Every side can be named by
    /// `--side KEY=LEVEL` besides.
    const SEAT_OPTIONS: &'static [(&'static str, &'static str)] = &[];

    /// What its levels are worth beside each other, from games between neighbours
    /// (`tests/README.md` says how); none where players are not compared by playing each other.
    const RATINGS: &'static [LevelRating] = &[];

    /// What its units can be made of; the first is the usual thing.
    const PIECES: &'static [Pieces] = &[Pieces::Counters];

    /// Rules with this scenario and with the parameters that `changed` sets: an
    /// object, parameter by parameter.
    ///
    /// # Errors
    /// Everything that is wrong with either; paths begin with `scenario` or
    /// `changed`.
    fn read(scenario: &Doc, changed: &Doc) -> Result<Self, Vec<Fault>>;

    /// Where its scenario comes from, if the system knows more than its text: every
    /// version of it that ever came with the program.
    fn origin(&self) -> Option<Lineage> {
        None
    }

    /// What it is: sides, clock, ways to end, questions.
    fn about(&self) -> About;

    /// What people are told of it before they choose it. A system that has nothing
    /// to tell is chosen by its title.
    fn brief(&self) -> Brief {
        Brief::default()
    }

    /// Which of its scenarios takes up where games of others end, if one does.
    #[must_use]
    fn following() -> Option<Following> {
        None
    }

    /// Questions that games by other rules answer, in the language this thread speaks;
    /// without any, people ask their own.
    #[must_use]
    fn what_ifs() -> Vec<WhatIf> {
        Vec::new()
    }

    /// Everything that can be set, with its value here. Numbers of rules stand
    /// nowhere else.
    fn parameters(&self) -> Vec<Parameter>;

    /// A position in the system's words, as [`set_up`](Self::set_up) reads it.
    fn position(&self, seen: &View<Self::State>) -> Doc;

    /// A position read from an object, judged, and made out of `base` where it
    /// says nothing.
    ///
    /// # Errors
    /// Everything that is wrong with it; paths begin with `position`.
    fn set_up(&self, position: &Doc, base: &Self::State) -> Result<Self::State, Vec<Fault>>;

    /// What people call this turn, part and phase.
    fn time(&self, clock: Clock) -> [String; 3];

    /// What people call an action.
    fn label(&self, seen: &View<Self::State>, action: Self::Action) -> String;

    /// Why an action is not allowed, as a sentence with its rule.
    fn refusal(&self, why: &Self::Illegal) -> Cited;

    /// What is told of an event, as its viewer saw it; `None` if nothing is.
    fn line(&self, event: &Self::Event) -> Option<Line>;

    /// How the points come about.
    fn score(&self, seen: &View<Self::State>) -> Vec<ReceiptRow>;

    /// What the points would be if the game ended now, where that is another number
    /// than [`score`](Self::score) tells.
    fn if_it_ended(&self, seen: &View<Self::State>) -> Vec<Cited> {
        let _ = seen;
        Vec::new()
    }

    /// What wins, where the points alone decide and their list does not say it.
    fn won_by(&self) -> Option<Cited> {
        None
    }

    /// The weather, or the state of the ground, in a word or two, where the game has
    /// such a thing: "snow".
    fn weather(&self, seen: &View<Self::State>) -> String {
        let _ = seen;
        String::new()
    }

    /// The cases of its rules, with the values of these parameters in them.
    fn rulebook(&self) -> Rulebook;

    /// What is printed, in the language this thread speaks. Its places are named
    /// as written actions name them.
    fn map(&self) -> MapView;

    /// What lies on the map: every counter with its code, what is marked because
    /// of what is picked, and those of the [`About::overlays`] whose keys are
    /// `shown`, with their legend.
    fn board(
        &self,
        map: Arc<MapView>,
        seen: &View<Self::State>,
        picked: &Selection,
        shown: &[&str],
    ) -> BoardModel;

    /// Draws who went where in these actions, the oldest first: the overlay `trails`,
    /// where there is one.
    fn trails(&self, model: &mut BoardModel, past: &[&PlayedAction<Self>]) {
        let _ = (model, past);
    }

    /// What there is to tell about what somebody points at: ground, units,
    /// supply, and why it cannot be gone to.
    fn card(&self, seen: &View<Self::State>, picked: &Selection, at: &Pointer) -> Vec<Block>;

    /// What is to be decided now, and how it is done, given what is picked.
    fn panel(&self, seen: &View<Self::State>, picked: &Selection) -> Panel;

    /// What is to be done where a side is asked and nothing else could do it any good: a
    /// throw that no other throw could better. Whoever sits at a table is not asked then.
    /// `None` where there is something to decide.
    fn settled(&self, seen: &View<Self::State>) -> Option<Self::Action> {
        let _ = seen;
        None
    }

    /// Whether an action does nothing but end what could go on: a phase, or the turn of
    /// a group.
    fn only_ends(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// What of a plan whoever follows it does: what is open stays open, unless ending it is
    /// the whole plan.
    fn followed<'a>(&self, plan: &'a [Self::Action]) -> &'a [Self::Action] {
        match plan {
            [some @ .., last] if !some.is_empty() && self.only_ends(*last) => some,
            all => all,
        }
    }

    /// The game turn that a box of one of the panel's tracks stands for, both
    /// counted from 0; `None` where the track counts something else.
    fn turn_of_box(&self, track: usize, number: usize) -> Option<u8> {
        let _ = (track, number);
        None
    }

    /// Every unit of both sides that the viewer may know of: those on the map,
    /// those that come, the dead; in the order of the scenario.
    fn order_of_battle(&self, seen: &View<Self::State>) -> Vec<UnitLine> {
        let _ = seen;
        Vec::new()
    }

    /// What a table needs to set up a game that begins in this position; `None`
    /// where a game is not set up with figures.
    fn muster(&self, seen: &View<Self::State>) -> Option<Muster> {
        let _ = seen;
        None
    }

    /// What an action is about.
    fn subjects(&self, action: Self::Action) -> Subjects;

    /// What would be lost by an action that is allowed, a line each: then it is asked first,
    /// whichever way it was asked for. What only a button of the foot asks stands there.
    fn given_up(&self, seen: &View<Self::State>, action: Self::Action) -> Vec<String> {
        let _ = (seen, action);
        Vec::new()
    }

    /// What pointing somewhere does: by default what the legal actions about it
    /// say. `seen` is a view in which the side to act sees all it knows.
    fn pointed(&self, seen: &View<Self::State>, picked: &Selection, at: &Pointer) -> Click {
        point_by_subjects(self, seen, picked, at)
    }

    /// What can be done about what somebody points at, and what cannot and why: what
    /// the legal actions about it say, unless the system has more to offer.
    fn offers(&self, seen: &View<Self::State>, picked: &Selection, at: &Pointer) -> Vec<Button> {
        let _ = picked;
        let mut legal = Vec::new();
        self.legal(seen.state(), &mut legal);
        legal.retain(|&action| self.subjects(action).are_at(at));
        let offer = |action| Button {
            label: self.label(seen, action),
            chance: String::new(),
            weight: Weight::Quiet,
            asks: Vec::new(),
            does: Ok(Effect::Play(vec![self.notation(action)])),
        };
        legal.into_iter().map(offer).collect()
    }

    /// What a key of the window does here; `None` if it means nothing in this game.
    fn key(
        &self,
        seen: &View<Self::State>,
        picked: &Selection,
        means: Means,
    ) -> Option<Result<Effect, Cited>> {
        let _ = (seen, picked, means);
        None
    }

    /// The same selection with what a plan does laid out and not done; `None` where
    /// that cannot be.
    fn laid_out(
        &self,
        seen: &View<Self::State>,
        picked: &Selection,
        plan: &[Self::Action],
    ) -> Option<Selection> {
        let _ = (seen, picked, plan);
        None
    }

    /// What is still picked in this position, of what was picked in another.
    fn still_picked(&self, seen: &View<Self::State>, picked: &Selection) -> Selection {
        let _ = seen;
        Selection {
            place: picked.place.clone(),
            ..Selection::default()
        }
    }

    /// What stays picked when somebody lets go of what is picked.
    fn let_go(&self, seen: &View<Self::State>, picked: &Selection) -> Selection {
        let _ = (seen, picked);
        Selection::default()
    }

    /// What of a [draft](Selection::draft) is kept with the game: what is planned for
    /// later decisions. Empty if there is nothing.
    fn lasting(&self, picked: &Selection) -> String {
        let _ = picked;
        String::new()
    }

    /// What of a [draft](Selection::draft) is laid out and can be taken back by itself,
    /// before the game is. Empty if nothing is.
    fn what_is_laid_out(&self, picked: &Selection) -> String {
        let _ = picked;
        String::new()
    }

    /// How the dice have fallen, of the actions that rolled some.
    fn luck(&self, rolls: &[Rolls<'_, Self>]) -> DiceLuck {
        let mut luck = DiceLuck::default();
        for Rolls {
            before,
            entry,
            by_hand,
        } in rolls
        {
            let seen = view_for(self, *before, Viewer::All);
            let throw = self.throw(&seen, entry.action, Some(&entry.dice));
            for (view, &die) in throw.dice.iter().zip(&entry.dice) {
                luck.add(view.side, die, *by_hand);
            }
        }
        luck
    }

    /// What is counted in games that are played on, in the language this thread speaks.
    fn facts(&self) -> Vec<CountedFact> {
        Vec::new()
    }

    /// What each of the [facts](Self::facts) is in a position, in their order; never less
    /// than 0.
    fn measure(&self, state: &Self::State, out: &mut Vec<i32>) {
        let _ = (state, out);
    }

    /// The dice of an action: before they fall, what each needs; after, what it
    /// did.
    fn throw(&self, seen: &View<Self::State>, action: Self::Action, faces: Option<&[Die]>)
    -> Throw;

    /// What it knows of playing well; without it, computer players play out at
    /// random.
    fn strategy(&self) -> Option<Arc<dyn Strategy<Self>>> {
        None
    }

    /// Computer players of its own; without them, those that are written once over
    /// its [strategy](Self::strategy) play.
    fn players(&self) -> Option<Arc<dyn Players<Self>>> {
        None
    }

    /// The levels of computer players there are, the weakest first.
    fn levels(&self) -> &'static [Level] {
        match self.players() {
            Some(players) => players.levels(),
            None => &Level::EVERYWHERE,
        }
    }

    /// What must stand where by the end of the next player turn of whoever decides, after a
    /// plan that ends this one, in a sentence; empty where nothing is known. By default it is
    /// not: a system with players of its own has it told by
    /// [them](Counsel::next_turn).
    fn next_turn(
        &self,
        state: &Self::State,
        plan: &[Self::Action],
        seed: u64,
        control: &Progress,
    ) -> String {
        let _ = (state, plan, seed, control);
        String::new()
    }

    /// What a plan is and why somebody would do it, in words and on the map:
    /// legal actions one after the other, a throw only at the end. By default what
    /// the actions are called, and what they are about.
    fn idea(&self, seen: &View<Self::State>, plan: &[Self::Action]) -> Sketch {
        let labels: Vec<String> = plan.iter().map(|&a| self.label(seen, a)).collect();
        let places = plan.iter().flat_map(|&a| self.subjects(a).places);
        let mut sketch = Sketch {
            label: labels.join(" · "),
            ..Sketch::default()
        };
        for place in places {
            if !sketch.places.contains(&place) {
                sketch.places.push(place);
            }
        }
        sketch
    }

    /// A guided tour, in the language this thread speaks, with the keys called as
    /// `keys` calls them; `None` if there is none.
    fn tour(&self, keys: KeyNames<'_>) -> Option<Lesson> {
        let _ = keys;
        None
    }

    /// What really happened in the battle that the scenario is of, in the language this
    /// thread speaks; `None` where there was none, or nothing is known.
    fn history(&self) -> Option<Chronicle> {
        None
    }

    /// What came out then, and what does here. `past` are the turns of a game that have
    /// ended, each with the position in which it had, the oldest first; the last is the
    /// turn that is being played, with where it stands.
    fn beside_history(&self, past: &[(u8, View<Self::State>)]) -> Vec<Beside> {
        let _ = past;
        Vec::new()
    }

    /// Answers one of the [`About::questions`]; `fields` is an object. Without questions
    /// nothing is to be written here.
    ///
    /// # Errors
    /// Everything that is wrong with the fields.
    fn ask(&self, seen: &View<Self::State>, verb: &str, fields: &Doc) -> Result<Doc, Vec<Fault>> {
        let _ = (seen, fields);
        let why = FaultKind::Says(tr!("seated-no-question", verb = quoted(verb)));
        Err(vec![Fault::of_all(why)])
    }

    /// What the entries of the lists in its scenario files are called by.
    const KEYS: Keys = &[];

    /// Every fact of a scenario, in the order in which somebody who has the printed
    /// game before them would look through it, in the language this thread speaks.
    /// Without facts there is no editor.
    fn stated(scenario: &Doc) -> Vec<Stated> {
        let _ = scenario;
        Vec::new()
    }

    /// What can be painted, placed and set in a scenario.
    fn workshop(scenario: &Doc) -> Workshop {
        let _ = scenario;
        Workshop::default()
    }

    /// Changes one fact of a scenario. What comes of it is judged by
    /// [`read`](Self::read).
    ///
    /// # Errors
    /// When there is no place for it. Nothing changes.
    fn edit(scenario: &mut Doc, correction: &Correction) -> Result<(), Fault> {
        let put = put_fact(scenario, &correction.at, correction.is.clone(), Self::KEYS);
        put.map_err(|_| Fault::at(correction.at.as_str(), FaultKind::Missing))
    }

    /// A scenario that is not finished, with what it needs so that its map can be
    /// drawn.
    fn drawable(scenario: &Doc) -> Doc {
        scenario.clone()
    }

    /// What a unit's entry in the scenario is called that written actions call `code`.
    fn entry_of(scenario: &Doc, code: &str) -> String {
        let _ = scenario;
        code.to_owned()
    }

    /// What a fact of a position of this scenario can be, if that is one of a few words:
    /// its weather, whose turn it is.
    fn position_words(scenario: &Doc, field: &str) -> Vec<String> {
        let _ = (scenario, field);
        Vec::new()
    }

    /// The list of sides between places that a scenario has, if it has one.
    fn side_lists() -> Option<&'static str> {
        None
    }

    /// A scenario on another kind of grid, without the sides that are none there; `None`
    /// if there is no such kind.
    fn regridded(scenario: &Doc, kind: &str) -> Option<Doc> {
        let _ = (scenario, kind);
        None
    }

    /// What forces can be bought for a scenario of this map, and where they set up; `None`
    /// if there are no points here, or the map cannot be read.
    fn price_list(scenario: &Doc) -> Option<PriceList> {
        let _ = scenario;
        None
    }

    /// An empty scenario of so many rows and columns; `None` if there is none of this
    /// kind or size.
    fn blank(kind: &str, rows: u8, columns: u8) -> Option<Doc> {
        let _ = (kind, rows, columns);
        None
    }
}
