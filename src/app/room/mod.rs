//! The room: any game at the [`Table`], drawn and driven from what the table
//! tells. It knows no game.
//!
//! | module | holds |
//! | --- | --- |
//! | [`Room`] | the game on the table, and what is picked, looked at and thrown |
//! | `scene` | what is drawn, worked out once a change |
//! | `act` | carrying out what was asked for |
//! | `moments` | going to other moments: looking, taking back, doing again |
//! | `seats` | computer players at the table |
//! | `advice` | what they advise, told by purpose |
//! | `frame` | a frame: bars, panel, board and what lies over it |
//! | `panel`, `track`, `aside`, `card`, `dice`, `log`, `over`, `projector` | its parts |
//! | `lines` | the tree of lines: entered, named, promoted, deleted |
//! | `compare` | two positions side by side |
//! | `history` | what really happened, beside the game |
//! | `facts` | what came about in games that were played on |
//! | `poll` | a poll of the class about the decision on the screen |
//! | `falls` | how dice could have fallen, as lines |
//! | `luck` | how the dice have fallen |
//! | `drawing` | arrows, circles and notes on the map |
//! | `announce` | what a screen reader says without being asked |
//! | `remark` | what people say about a moment |
//! | `report` | what the other side did in its turn |
//! | `roster` | the order of battle |
//! | `speaker` | the window of whoever speaks, for the other screen |
//! | `timeline` | the line of all moments under the board, and playing a game again |
//! | `tour`, `tour_way`, `guide`, `tour_card` | the guided tour: its game, from card to card, beginning and leaving, what is drawn of it |
//! | `lesson`, `lesson_card` | the question of a card, and the card of a lesson that has a file |
//! | `show`, `show_card` | a study on the table: its stops one after another |
//! | `guess`, `guess_card` | guess the move: a game gone through with the rest of it hidden |
//! | `doubt` | what is asked for before it is done |
//! | `secrets` | who looks at what in a game with secrets, and who is waited for |
//! | `way` | steps through what was played, turns as places to go to, the bar of an earlier moment |
//! | `ending` | what the end of the game makes of those who played it |
//! | `practice` | a decision of an earlier game, made once more |
//! | `waiting` | the player's own game, which waits behind a study, a guess, an exercise or a lesson |
//! | `coach` | somebody who watches, and speaks when a decision cost something |
//! | `commands` | which commands of the window mean something here |
//!
//! Nothing that draws changes anything: it pushes [`Deed`]s, which are carried
//! out between frames.

mod act;
mod advice;
mod announce;
mod aside;
mod card;
mod chances;
mod coach;
mod commands;
mod compare;
mod curves;
mod dice;
mod doubt;
mod drawing;
mod ending;
mod facts;
mod falls;
mod foot;
mod frame;
mod guess;
mod guess_card;
mod guide;
mod history;
mod lesson;
mod lesson_card;
mod lines;
mod log;
mod luck;
mod moments;
mod outlook;
mod over;
mod panel;
mod poll;
mod practice;
mod projector;
mod ranked;
mod remark;
mod report;
mod roster;
mod row;
mod scene;
mod seats;
mod secrets;
mod show;
mod show_card;
mod speaker;
mod timeline;
mod tour;
mod tour_card;
mod tour_way;
mod track;
mod waiting;
mod way;

use super::Notice;
use super::annotate::Annotator;
use super::board::BoardView;
use super::board::camera::Camera;
use super::commands::Command;
use crate::engine::{Barrier, DiceMode, Die, NodeId, SideNo};
use crate::hex::Orientation;
use crate::present::board::{MapView, Pieces};
use crate::present::book::Rulebook;
use crate::present::system::{Button, Effect, Pointer, Selection, Throw};
use crate::record::{FileMark, Settings};
use crate::space::shape::PlaceId;
use crate::table::{Edit, Found, Remark, Table};
use crate::words::{Language, tr};
use egui::{Id, LayerId, Order, Pos2};
use outlook::Foresight;
use report::ReportWindow;
use roster::Roster;
use scene::Scene;
use seats::Computers;
use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
pub(in crate::app) use timeline::pace_name;

pub use coach::Coach;
pub(in crate::app) use frame::RoomFrame;
pub use guide::lesson;
pub use panel::RoomLook;
pub(in crate::app) use poll::without_poll;
pub use practice::Practising;
pub(in crate::app) use practice::{Went, bars_practice};
pub use seats::Asked;
pub use show::StopSeen;
pub(in crate::app) use tour::Touring;
pub(in crate::app) use waiting::{Steered, Steering};

/// What can be asked for in a room.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// What pointing somewhere does.
    Point(Pointer),
    /// Picks a unit besides those that are picked, or takes it out of them.
    PickMore(String),
    /// What a button or a row does.
    Do(Effect),
    /// A button that ends a decision: asked for where something would be lost.
    Press(Button),
    /// It is not done.
    NotSure,
    /// Everything that can be done about what somebody points at, as a menu.
    Menu(Pointer, Option<Pos2>),
    /// That menu is closed.
    CloseMenu,
    /// It is done all the same.
    DoAsked,
    /// A die of the throw that is rolled by hand shows this.
    Face(Die),
    /// The face entered last was wrong.
    TakeBackFace,
    /// It is not rolled after all.
    CancelThrow,
    /// The next player is there.
    Ready,
    /// The next player is not there, and secrets that were asked for stay covered.
    NotReady,
    /// Whoever acts looks at what nobody else may see, or covers it again.
    Peek,
    /// A position that was is looked at; `None` is the present.
    LookAt(Option<NodeId>),
    /// The beginning of a game turn is looked at.
    Turn(u8),
    /// The game goes on from the position that is looked at.
    GoOnHere,
    /// Something laid over the map comes or goes.
    Overlay(&'static str),
    /// A computer sits down at a side, or a person.
    Seat(SideNo, Option<crate::engine::Commander>),
    /// A computer player is asked.
    Ask(Asked),
    /// What it said is done: the idea of this number.
    Follow(usize),
    /// What an idea does is laid out, and not done: the idea of this number.
    PlanIdea(usize),
    /// The coach is asked what was missed.
    AskCoach,
    /// What the coach said is put away.
    ThankCoach,
    /// What was decided in this position is tried once more.
    TryAgain(NodeId),
    /// Who does what in an idea is drawn on the map, or no longer: the idea of this
    /// number.
    DrawIdea(usize),
    /// These places are lit.
    Light(Vec<String>),
    /// Its answer is put away, or no longer waited for.
    Dismiss,
    /// Computers wait, or go on.
    Hold,
    /// How the points come about is shown, or no longer.
    Points,
    /// How the dice have fallen is shown, or no longer.
    Luck,
    /// What is said about moments is open to be written, or no longer.
    Remarks,
    /// This is said about a moment.
    Remark(NodeId, Remark),
    /// Two positions are compared, or no longer.
    Compare,
    /// What really happened is shown, or no longer.
    History,
    /// How the dice of a throw could have fallen is shown, or no longer.
    Falls,
    /// The dice of a throw fall so: a line of its own.
    Choose(NodeId, Vec<Die>),
    /// Every result of a throw becomes a line.
    ChooseAll(NodeId),
    /// The lines of the game are shown, or no longer.
    Lines,
    /// The game stands in this position from now on.
    Enter(NodeId),
    /// The tree of lines is changed.
    Edit(Edit),
    /// The last change of the tree is taken back, or made again.
    EditAgain {
        /// It is taken back.
        back: bool,
    },
    /// How games go on from here is shown, or no longer.
    Outlook,
    /// They are played.
    PlayFutures,
    /// No more of them are played.
    StopFutures,
    /// They are what others are held against, or no longer.
    KeepFutures,
    /// The poll of the class is opened or closed.
    Poll,
    /// Each of its options is played out.
    PlayPoll,
    /// No more of them are played out.
    StopPoll,
    /// It is kept with the game.
    KeepPoll,
    /// The order of battle is opened or closed.
    Roster,
    /// This unit is shown on the map.
    ShowUnit(String),
    /// What the other side did is told, or put away.
    Report,
    /// The chapter of this number is looked at on the map.
    Chapter(usize),
    /// The player turn that is told is played again, or no longer.
    Replay,
    /// The game is played again from the moment looked at, or no longer.
    PlayAgain,
    /// So many tenths of a second lie between actions that are watched.
    Pace(u8),
    /// The end of the game has been read.
    VerdictRead,
}

/// Asks for something in the room.
fn push(out: &mut Vec<Command>, deed: Deed) {
    out.push(Command::Room(Box::new(deed)));
}

impl Deed {
    /// Whether somebody does something by it, were it only that something is picked.
    #[must_use]
    pub const fn acts(&self) -> bool {
        matches!(
            self,
            Self::Point(_) | Self::PickMore(_) | Self::Press(_) | Self::Do(_)
        )
    }

    /// Whether it decides something: a click that was not meant for it must not.
    #[must_use]
    pub const fn decides(&self) -> bool {
        matches!(
            self,
            Self::Point(Pointer::Place(_) | Pointer::Unit(_) | Pointer::Drop(..))
                | Self::Do(_)
                | Self::Press(_)
                | Self::DoAsked
                | Self::Face(_)
                | Self::Ready
                | Self::GoOnHere
                | Self::Follow(_)
                | Self::TryAgain(_)
        )
    }
}

/// What the players are asked: with it the buttons change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PanelState {
    changes: u64,
    picked: Selection,
    throwing: bool,
    menu: bool,
    hand_over: bool,
    /// Who is to decide.
    pub to_act: Option<SideNo>,
    /// Whether computers play.
    pub computers: bool,
}

/// What is offered to the keyboard.
#[derive(Clone, PartialEq, Eq)]
pub struct Offered {
    prompt: String,
    who: Option<SideNo>,
    clock: crate::engine::Clock,
    looking: bool,
    waits: bool,
}

/// Whether the faces of the last throw can be typed in anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Correctable {
    /// They were rolled by the program, or there was no throw.
    #[default]
    Never,
    /// They were typed in, and nothing has been done since.
    Still,
    /// Something has been done since.
    NoMore,
}

/// A throw that is under way.
enum Throwing {
    /// The table rolls: faces are typed in.
    ByHand {
        gesture: Vec<String>,
        /// Which action of the gesture rolls, and its dice.
        throw: Throw,
        faces: Vec<Die>,
    },
    /// The last throw showed something else than was typed in: it is typed in anew.
    Corrected { throw: Throw, faces: Vec<Die> },
    /// The dice roll on the screen; then the gesture is done.
    InTheAir {
        gesture: Vec<String>,
        throw: Throw,
        since: f64,
    },
}

/// A menu that is open over the board.
struct OpenMenu {
    title: String,
    choices: Vec<Button>,
    /// Where on the screen it was asked for.
    at: Option<Pos2>,
    /// Which place it is about: without a spot of its own it opens there, and stays there
    /// wherever the pointer goes.
    about: Option<PlaceId>,
}

/// What can lie open beside a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Open {
    /// How the points come about.
    Points,
    /// How the dice have fallen.
    Luck,
    /// The order of battle.
    Roster,
    /// What is said about a moment.
    Remarks,
    /// The lines of the game.
    Lines,
    /// How games go on.
    Outlook,
    /// How dice could have fallen.
    Falls,
    /// Two positions side by side.
    Compare,
    /// What really happened.
    History,
    /// What the other side did.
    Report,
    /// The poll of the class.
    Poll,
}

/// A game of any system on the table.
pub struct Room {
    table: Box<dyn Table>,
    /// Which game it is among all that come to the table, whatever is played in it.
    which: Arc<()>,
    /// Where it was saved last.
    pub path: Option<PathBuf>,
    /// What that file held then.
    pub mark: Option<FileMark>,
    /// Whether it differs from what was saved.
    pub unsaved: bool,
    /// How often the game has changed: whoever keeps it compares.
    changes: u64,
    /// How often it had when it was last kept.
    kept: u64,
    picked: Selection,
    cursor: Option<PlaceId>,
    hovered: Option<PlaceId>,
    /// The unit that is being dragged.
    carried: Option<String>,
    looking: Option<NodeId>,
    shown: Vec<&'static str>,
    board: BoardView,
    scene: Option<Rc<Scene>>,
    book: Option<(Language, Rc<Rulebook>)>,
    throwing: Option<Throwing>,
    /// The map of the table and the same drawn plainly, while it is.
    plain: Option<(Arc<MapView>, Arc<MapView>)>,
    /// What the last throw came to.
    last_throw: Option<Throw>,
    /// The throw whose place was brought into sight: from then on everybody looks where
    /// they like.
    followed: Option<Throw>,
    /// What has just happened: those places are lit.
    lit: Vec<PlaceId>,
    /// The actions a screen reader tells of.
    news: Vec<NodeId>,
    menu: Option<OpenMenu>,
    /// What would be lost is asked about, until it is answered.
    asking: Option<Button>,
    /// Who is to come to the table, until they say so.
    hand_over: Option<SideNo>,
    computers: Computers,
    points: bool,
    luck: Option<luck::LuckSheet>,
    /// Whether what is said about a moment is open to be written.
    remarking: bool,
    /// The face entered last, until anything else is done: its key, pressed again,
    /// means the die and nothing else.
    entered: Option<Die>,
    /// What was picked before what is planned changed, and after which change of the
    /// game: taken back before the game is.
    plans: [Vec<Selection>; 2],
    /// Two positions side by side.
    compared: compare::Compared,
    /// How the dice of a throw could have fallen.
    falls: falls::Falls,
    /// What really happened, while it is shown.
    history: Option<history::HistorySheet>,
    /// The lines of the game as a tree.
    lines: lines::Lines,
    roster: Option<Roster>,
    outlook: Option<Foresight>,
    report: Option<ReportWindow>,
    /// What lies open beside the decision, the topmost last.
    open: Vec<Open>,
    /// Whether the end of a player turn is told to people who share a table.
    tells_turns: bool,
    /// Whether a lecturer shows the game.
    presenting: bool,
    /// Whether it is asked before somebody who could still act no longer can.
    asks: bool,
    /// Whether units are to be blocks, where the game has such.
    blocks: bool,
    verdict: bool,
    /// How much room there is beside the map for a column with card and log.
    beside: Option<f32>,
    /// Whether the log stands there, and not in the panel.
    log_beside: bool,
    log_rows: RefCell<log::RowHeights>,
    pen: Annotator<NodeId>,
    resting: card::Resting,
    /// The moment whose drawings could not be shown, once that has been told.
    not_shown: Option<NodeId>,
    /// Whether the last throw was typed in, and if so, whether it can be corrected.
    correctable: Correctable,
    /// The timeline under the board.
    timeline: timeline::Timeline,
    /// The guided tour that goes on here.
    touring: Option<Box<tour::Touring>>,
    /// The poll of the class.
    poll: poll::Poll,
    /// The game that is guessed at here.
    guessing: Option<Box<guess::Guessing>>,
    /// Who watches what is decided.
    coach: coach::Coach,
    /// The decision of an earlier game that is practised here.
    practising: Option<Box<practice::Practising>>,
    ending: ending::Ending,
    /// The study whose stop lies here.
    on_show: Option<Box<show::OnShow>>,
}

impl Room {
    /// A room with this game on the table, and where it was saved, if it was.
    #[must_use]
    pub fn new(table: Box<dyn Table>, path: Option<PathBuf>) -> Self {
        let mut room = Self {
            table,
            which: Arc::default(),
            path,
            mark: None,
            unsaved: false,
            kept: 0,
            changes: 0,
            picked: Selection::default(),
            cursor: None,
            hovered: None,
            carried: None,
            looking: None,
            shown: Vec::new(),
            board: BoardView::default(),
            scene: None,
            book: None,
            throwing: None,
            plain: None,
            last_throw: None,
            followed: None,
            lit: Vec::new(),
            news: Vec::new(),
            menu: None,
            asking: None,
            hand_over: None,
            computers: Computers::default(),
            points: false,
            luck: None,
            remarking: false,
            entered: None,
            plans: [Vec::new(), Vec::new()],
            compared: compare::Compared::default(),
            falls: falls::Falls::default(),
            history: None,
            lines: lines::Lines::default(),
            roster: None,
            outlook: None,
            report: None,
            open: Vec::new(),
            tells_turns: false,
            presenting: false,
            asks: true,
            blocks: false,
            verdict: false,
            beside: None,
            log_beside: false,
            log_rows: RefCell::default(),
            pen: Annotator::default(),
            resting: card::Resting::default(),
            not_shown: None,
            correctable: Correctable::default(),
            timeline: timeline::Timeline::default(),
            touring: None,
            poll: poll::Poll::default(),
            guessing: None,
            coach: coach::Coach::default(),
            practising: None,
            ending: ending::Ending::default(),
            on_show: None,
        };
        room.picked.draft = room.table.draft().to_owned();
        room.look_as_whoever_acts(secrets::SinceLook::Begun);
        room
    }

    /// Which game it is: the same for as long as it lives, and of no other.
    pub(in crate::app) const fn which(&self) -> &Arc<()> {
        &self.which
    }

    /// Looks at the game as the settings say.
    pub(super) fn take_up(&mut self, settings: &Settings) {
        let overlays = self.table.about().overlays;
        let keys = overlays.into_iter().map(|overlay| overlay.key);
        let on = |key: &&'static str| settings.overlays.iter().any(|word| word == key);
        self.shown = keys.filter(on).collect();
        if let Some([x, y, scale]) = settings.map.filter(|_| !self.is_fresh()) {
            self.board.look_from(Camera {
                centre: [x, y],
                scale: scale.clamp(8.0, 1000.0),
            });
        }
        self.pen.lasts = settings.drawings_stay;
        self.table.lay(match settings.as_printed {
            true => Orientation::AsPrinted,
            false => Orientation::NorthUp,
        });
    }

    /// Whether nothing was done yet in a game that begins as its scenario says: then
    /// all of the map is of interest.
    fn is_fresh(&self) -> bool {
        self.table.actions() == 0 && !self.table.is_set_up()
    }

    /// Takes over what stays when another game comes to the table: the pen, put down,
    /// and where the same map is looked at from.
    pub(super) fn take_over(&mut self, before: &mut Self) {
        self.pen = before.pen.put_down();
        if self.table.system() == before.table.system() && !self.is_fresh() {
            self.board = std::mem::take(&mut before.board);
        } else {
            self.board = BoardView::default();
        }
        let outlook = before.outlook.take();
        self.outlook = outlook.and_then(|outlook| outlook.for_another_game(before.table.title()));
    }

    /// Where the map is looked at from; `None` while all of it is.
    pub(super) fn camera(&self) -> Option<Camera> {
        (!self.board.shows_all()).then(|| self.board.camera())
    }

    /// The map lies so from now on; a camera that was moved looks at the same place.
    pub(super) fn lay_map(&mut self, before: Orientation, now: Orientation) {
        if self.table.orientations().contains(&now) {
            self.board.turn(before, now);
            self.table.lay(now);
            self.lay_waiting(now);
            self.scene = None;
        }
    }

    /// Another language is spoken: what was said in the one before is said anew, or
    /// dropped.
    pub(super) fn retell(&mut self) {
        self.scene = None;
        self.luck = None;
        self.last_throw = None;
        self.menu = None;
        self.asking = None;
        self.computers.retell(&*self.table);
        self.hush_review();
    }

    /// The face entered last, while nothing has been done since.
    pub(super) const fn entered(&self) -> Option<Die> {
        self.entered
    }

    /// Computers wait, if they are to.
    pub(super) fn hold_computers(&mut self, held: bool) {
        self.computers.held |= held && self.computers.plays(&*self.table);
    }

    /// What the units are made of.
    #[must_use]
    pub fn pieces(&self) -> Pieces {
        let all = self.table.pieces();
        match self.blocks && all.contains(&Pieces::Blocks) {
            true => Pieces::Blocks,
            false => all.first().copied().unwrap_or_default(),
        }
    }

    /// The game.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The game, to be changed from outside the room. Whoever does so calls
    /// [`changed`](Self::changed).
    pub fn table_mut(&mut self) -> &mut dyn Table {
        &mut *self.table
    }

    /// How often the game has changed since it came to the table.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether it has changed since this was last asked.
    pub fn to_be_kept(&mut self) -> bool {
        // Nothing of a tour is kept, nor of a guess; a study has a file of its own.
        let practice = self.is_practice() || self.on_show.is_some();
        std::mem::replace(&mut self.kept, self.changes) != self.changes && !practice
    }

    /// Whether this is laid over the map.
    #[must_use]
    pub fn shows(&self, overlay: &str) -> bool {
        self.shown.contains(&overlay)
    }

    /// Everything that is laid over the map.
    #[must_use]
    pub fn overlays_shown(&self) -> &[&'static str] {
        &self.shown
    }

    /// Notes that something about the game has changed that is no part of play: it is
    /// to be kept.
    pub(super) fn noted(&mut self) {
        self.changes += 1;
        self.unsaved = true;
    }

    /// Notes that the game has changed.
    pub fn changed(&mut self) {
        self.changes += 1;
        self.unsaved = true;
        self.scene = None;
    }

    /// The position that is looked at: the present, or an earlier one.
    #[must_use]
    pub fn shown_node(&self) -> NodeId {
        self.looking.unwrap_or_else(|| self.table.glance().node)
    }

    /// What the players are asked now.
    #[must_use]
    pub fn question(&self) -> PanelState {
        PanelState {
            changes: self.changes,
            // Ticking one thing after another leaves the rows where they are.
            picked: Selection {
                hovered: None,
                units: Vec::new(),
                draft: String::new(),
                ..self.picked.clone()
            },
            throwing: matches!(self.throwing, Some(Throwing::InTheAir { .. })),
            menu: self.menu.is_some() || self.asking.is_some(),
            hand_over: self.hand_over.is_some(),
            to_act: self.table.glance().to_act,
            computers: self.computers.plays(&*self.table) && !self.computers.held,
        }
    }

    /// Whether people type in what their dice show.
    fn rolls_by_hand(&self) -> bool {
        self.table.options().dice == DiceMode::ByHand
    }

    /// What is to be decided, at which moment: with it there are other things to
    /// press.
    pub(super) fn offered(&self) -> Option<Offered> {
        let scene = self.scene.as_ref()?;
        Some(Offered {
            prompt: scene.panel.prompt.now.text.clone(),
            who: scene.panel.prompt.who,
            clock: scene.glance.clock,
            looking: self.looking.is_some(),
            waits: self.throwing.is_some() || self.hand_over.is_some(),
        })
    }

    /// The window of the room that stands between the players and the board, if one
    /// does that is no question of its own: the keyboard is in it.
    pub(super) fn window_over(&self) -> Option<LayerId> {
        let window = |id: &'static str| LayerId::new(Order::Middle, Id::unique(id));
        if self.asking.is_some() || self.pen.writing.is_some() {
            None
        } else if self.menu.is_some() {
            Some(LayerId::new(
                Order::Foreground,
                Id::unique("menu of the room"),
            ))
        } else if self.verdict {
            Some(window("verdict of the room"))
        } else if self.hand_over.is_some() {
            Some(window("hand over"))
        } else if matches!(
            self.throwing,
            Some(Throwing::ByHand { .. } | Throwing::Corrected { .. })
        ) {
            Some(window("throw of the table"))
        } else {
            None
        }
    }

    /// Where the keyboard is on the map.
    #[must_use]
    pub const fn cursor(&self) -> Option<PlaceId> {
        self.cursor
    }

    /// What a computer player found when somebody asked about the moment that is
    /// shown, or about the whole game.
    #[must_use]
    pub fn found(&self) -> Option<&Found> {
        self.computers.found(self.shown_node())
    }

    /// What the computer that decides is about to do, in words.
    #[must_use]
    pub fn plan_told(&self) -> Option<&str> {
        self.computers.told()
    }

    /// What a computer player is thinking about.
    #[must_use]
    pub fn thinks(&self) -> Option<Asked> {
        self.computers.at_work().map(|(asked, _)| asked)
    }

    /// Whether a computer decides now.
    #[must_use]
    pub fn computer_decides(&self) -> bool {
        let side = self.table.glance().to_act;
        side.is_some_and(|side| self.seated(side).is_some()) && !self.computers.held
    }

    /// The units that are picked, as written actions call them.
    #[must_use]
    pub fn picked(&self) -> &[String] {
        &self.picked.units
    }

    /// Everything that is picked: nothing of it has been done.
    #[must_use]
    pub const fn selection(&self) -> &Selection {
        &self.picked
    }

    /// Whether it is shown how the points come about.
    #[must_use]
    pub const fn shows_points(&self) -> bool {
        self.points
    }

    /// Whether it is asked whether something is to be done.
    #[must_use]
    pub const fn doubts(&self) -> bool {
        self.asking.is_some()
    }

    /// This lies on top now.
    fn opened(&mut self, what: Open) {
        self.open.retain(|other| *other != what);
        self.open.push(what);
    }

    /// Closes what lies on top beside the decision. Whether anything did.
    fn close_topmost(&mut self) -> bool {
        while let Some(top) = self.open.pop() {
            let closed = match top {
                Open::Points => std::mem::take(&mut self.points),
                Open::Luck => self.luck.take().is_some(),
                Open::Remarks => std::mem::take(&mut self.remarking),
                Open::Compare => std::mem::take(&mut self.compared.open),
                Open::Falls => std::mem::take(&mut self.falls.open),
                Open::History => self.history.take().is_some(),
                Open::Lines => std::mem::take(&mut self.lines.open),
                Open::Outlook => self.close_outlook(),
                Open::Roster => self.roster.take().is_some(),
                Open::Report => self.report.take().is_some(),
                Open::Poll => std::mem::take(&mut self.poll.open),
            };
            if closed {
                self.scene = None;
                return true;
            }
        }
        false
    }

    /// Says once for each moment that what is drawn there cannot be shown.
    fn tell_of_drawings(&mut self, not_shown: bool, notice: &mut Option<Notice>) {
        let now = not_shown.then(|| self.shown_node());
        if now.is_some() && now != self.not_shown {
            *notice = Some(act::plain(tr!("draw-not-shown"), true));
        }
        self.not_shown = now;
    }

    /// Said beforehand of what could not be taken back.
    fn stands(&self, effect: &Effect) -> Option<String> {
        let Effect::Play(gesture) = effect else {
            return None;
        };
        Some(match self.table.closes(gesture)? {
            Barrier::Dice => tr!("stands-die"),
            Barrier::Shown => tr!("stands-shown"),
            Barrier::Answered => tr!("stands-hand-over"),
        })
    }

    /// Whether something stands between the players and the board.
    pub(super) fn blocked(&self) -> bool {
        self.throwing.is_some()
            || self.hand_over.is_some()
            || self.is_asking()
            || self.pen.writing.is_some()
    }

    /// Whether it has a question open that Escape closes, or its verdict.
    pub(super) const fn is_asking(&self) -> bool {
        self.menu.is_some() || self.asking.is_some() || self.verdict
    }
}
