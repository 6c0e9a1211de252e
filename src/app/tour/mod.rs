//! The guided tour: the first Soviet player turn of the worked example, played
//! as a real game with the ordinary controls. A card tells one thing and waits
//! until it has come about, however it did.
//!
//! The player's own game steps aside meanwhile, with its autosave, and comes
//! back untouched. The tour's game is not kept on disk.

mod steps;

pub use steps::{SEED, STEPS, Step, Wait};

use super::App;
use super::board::camera::Camera;
use super::commands::{Command, Dialog, TourWish};
use super::session::Session;
use crate::engine::{Dice, Rules, Seeded, UndoPolicy};
use crate::hex::{HexId, HexMask};
use crate::record::{DiceMode, GameFile, Options};
use crate::systems::hells_gate::panel::Interaction;
use crate::systems::hells_gate::panel::Planning;
use crate::systems::hells_gate::picture::OverlaySet;
use crate::systems::hells_gate::{Action, HellsGate, Side, State, UnitId, UnitMask, notation};
use crate::words::tr;

/// What waits while the tour goes on.
struct Aside {
    session: Session,
    interaction: Interaction,
    planning: Planning,
    shown: OverlaySet,
    held: bool,
    hand_over: Option<Side>,
    look: Option<Camera>,
}

/// The tour, while it goes on.
pub struct Tour {
    at: usize,
    /// The actions of the whole tour up to each step: `plan[n]` leads to where
    /// step `n` begins, and the last one to the end.
    plan: Vec<Vec<Action>>,
    /// The positions where these lead.
    states: Vec<State>,
    /// What the step waits for, if it is actions.
    wanted: Vec<Action>,
    hexes: HexMask,
    aside: Aside,
}

impl Tour {
    fn new(rules: &HellsGate, aside: Aside) -> Self {
        let (plan, states) = plan(rules);
        Self {
            at: 0,
            plan,
            states,
            wanted: Vec::new(),
            hexes: HexMask::EMPTY,
            aside,
        }
    }

    /// The number of the step, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The step.
    #[must_use]
    pub const fn step(&self) -> &'static Step {
        &STEPS[self.at]
    }

    /// The hexes it speaks of.
    #[must_use]
    pub const fn lit(&self) -> HexMask {
        self.hexes
    }

    /// The units it asks to act.
    #[must_use]
    pub fn units(&self) -> UnitMask {
        self.wanted.iter().filter_map(actor).collect()
    }

    /// Whether the step asks for this action.
    #[must_use]
    pub fn wants(&self, action: Action) -> bool {
        self.wanted.contains(&action)
    }

    /// Whether a command has its place in the tour.
    ///
    /// # Errors
    /// Why not, in a sentence.
    pub fn lets(&self, command: &Command) -> Result<(), String> {
        let own = match command {
            Command::Save | Command::SaveAs(_) => tr!("tour-not-saved"),
            Command::Branch(_) => tr!("tour-no-branch"),
            Command::TakeSeat(..) | Command::HoldComputer => tr!("tour-no-computer"),
            Command::FollowAdvice(_)
            | Command::PlanAttacks
            | Command::Plan(_)
            | Command::BeginPlanned => tr!("tour-own-plan"),
            Command::Redo => return Err(tr!("tour-no-redo")),
            Command::Undo | Command::Tour(TourWish::Back | TourWish::Again) if self.at == 0 => {
                return Err(tr!("tour-first-card"));
            }
            Command::Tour(TourWish::GoOn) if self.step().wait != Wait::Read => {
                return Err(tr!("tour-card-waits"));
            }
            _ => return Ok(()),
        };
        Err(tr!("tour-leave-first", why = own))
    }

    fn begins(&self) -> &State {
        &self.states[self.at]
    }

    fn ends(&self) -> &State {
        &self.states[self.at + 1]
    }
}

/// The unit an action is of.
const fn actor(action: &Action) -> Option<UnitId> {
    match *action {
        Action::JoinAttack { unit, .. }
        | Action::LeaveAttack { unit }
        | Action::LoseStep { unit }
        | Action::Retreat { unit, .. }
        | Action::Move { unit, .. }
        | Action::Resolve { flip: Some(unit) } => Some(unit),
        _ => None,
    }
}

/// The tour's game before its first action.
#[must_use]
pub fn game() -> GameFile {
    let options = Options {
        seed: SEED,
        dice: DiceMode::Seeded,
        undo: UndoPolicy::Free,
    };
    let mut file = GameFile::new(super::built_in()[0].clone(), options);
    file.title = tr!("tour-name");
    file
}

/// The actions that lead to each step, and the positions there. A step that
/// could not be played would end the plan early; a test shows that none is.
fn plan(rules: &HellsGate) -> (Vec<Vec<Action>>, Vec<State>) {
    let dice = Seeded { seed: SEED };
    let position = |actions: &[Action]| {
        let mut state = rules.initial();
        for &action in actions {
            let die = rules
                .rolls_dice(&state, action)
                .then(|| dice.roll(rules.rolls(&state)).ok())
                .flatten();
            rules.step(&mut state, action, die.as_slice());
        }
        state
    };
    let mut actions: Vec<Action> = Vec::new();
    let mut plan = vec![actions.clone()];
    for step in &STEPS {
        match step.wait {
            Wait::Do(written) => actions.extend(read(rules, written)),
            Wait::TakeBack(n) => actions.truncate(actions.len().saturating_sub(n)),
            _ => {}
        }
        plan.push(actions.clone());
    }
    let states = plan.iter().map(|actions| position(actions)).collect();
    (plan, states)
}

fn read(rules: &HellsGate, written: &[&str]) -> Vec<Action> {
    let read = |text: &&str| notation::read(rules, text).ok();
    written.iter().filter_map(read).collect()
}

fn hex(rules: &HellsGate, name: &str) -> Option<HexId> {
    rules.grid.find(name.parse().ok()?)
}

impl App {
    /// The guided tour, while it goes on.
    #[must_use]
    pub fn tour(&self) -> Option<&Tour> {
        self.tour.as_deref()
    }

    /// Does what is wanted of the tour.
    pub(super) fn steer_tour(&mut self, ctx: &egui::Context, wish: TourWish) {
        match (wish, self.tour.as_ref().map(|t| t.at)) {
            (TourWish::Begin, None) => self.begin_tour(),
            (_, None) => {}
            (TourWish::Begin | TourWish::Leave, Some(_)) => self.leave_tour(),
            (TourWish::PlayOn, Some(_)) => self.play_on(),
            (TourWish::Back, Some(at)) => self.go_to_step(at.saturating_sub(1)),
            (TourWish::Again, Some(_)) => {
                self.shown = OverlaySet::default();
                self.go_to_step(0);
            }
            (TourWish::GoOn, Some(at)) => {
                if at + 1 < STEPS.len() {
                    self.enter_step(at + 1);
                } else {
                    self.leave_tour();
                }
            }
            (TourWish::ShowMe, Some(_)) => self.show_step(ctx),
            (TourWish::Against | TourWish::Of(_), Some(_)) => {}
        }
    }

    fn begin_tour(&mut self) {
        let session = Session::new(game(), None);
        let aside = Aside {
            session: std::mem::replace(&mut self.session, session),
            interaction: std::mem::take(&mut self.interaction),
            planning: std::mem::take(&mut self.planning),
            shown: std::mem::take(&mut self.shown),
            held: self.opponent.held,
            hand_over: self.hand_over,
            look: (!self.board.shows_all()).then(|| self.board.camera()),
        };
        self.tour = Some(Box::new(Tour::new(self.session.rules(), aside)));
        self.clear_table();
        self.board.fit();
        // Where it was left; from the last card nothing would follow.
        let left = self.settings.tour_card.map_or(0, usize::from);
        let at = if left + 1 < STEPS.len() { left } else { 0 };
        // Whoever closes the window meanwhile is offered to go on.
        self.settings.tour_offered = false;
        self.go_to_step(at);
        self.keep_settings();
        if at > 0 {
            self.tell(tr!("tour-goes-on"), None, false);
        }
    }

    /// The card to go on with when the tour is offered again, from 1.
    pub(super) fn tour_waits_at(&self) -> Option<usize> {
        let card = usize::from(self.settings.tour_card?) + 1;
        (1 < card && card < STEPS.len()).then_some(card)
    }

    /// Notes the card that is read, for whoever ends the program in the midst.
    fn note_card(&mut self, at: usize) {
        let card = u8::try_from(at).ok().filter(|&n| n > 0);
        if self.settings.tour_card != card {
            self.settings.tour_card = card;
            self.keep_settings();
        }
    }

    /// The player has had enough, and his own game comes back as it was.
    pub(super) fn leave_tour(&mut self) {
        if self.tour.is_some() {
            self.interrupt_tour();
            self.tour_was_offered();
        }
    }

    /// The player's own game comes back as it was; a tour that had not come to its
    /// end is offered at the next start.
    pub(super) fn interrupt_tour(&mut self) {
        let Some(tour) = self.tour.take() else { return };
        if tour.at + 1 == STEPS.len() {
            self.settings.tour_card = None;
            self.settings.tour_offered = true;
        }
        let aside = tour.aside;
        self.session = aside.session;
        // Another language may have been chosen meanwhile.
        self.session.retell();
        self.clear_table();
        self.interaction = aside.interaction;
        self.planning = aside.planning;
        self.shown = aside.shown;
        self.opponent.held = aside.held;
        self.hand_over = aside.hand_over;
        match aside.look {
            Some(camera) => self.board.look_from(camera),
            None => self.board.fit(),
        }
    }

    /// The tour's game becomes the player's; his own is kept first.
    fn play_on(&mut self) {
        let mut file = self.session.file.clone();
        self.leave_tour();
        if self.keep_before_leaving().is_none() {
            return;
        }
        file.options.undo = self.settings.undo;
        file.game.set_policy(self.settings.undo);
        file.title = file.scenario.setup.title.clone();
        let mut session = Session::new(file, None);
        session.unsaved = true;
        self.put_on_table(session);
    }

    /// The tour was declined, left or played.
    pub(super) fn tour_was_offered(&mut self) {
        self.settings.tour_offered = true;
        self.keep_settings();
    }

    fn enter_step(&mut self, at: usize) {
        let Some(tour) = &mut self.tour else { return };
        let rules = self.session.file.game.rules();
        let before = STEPS[tour.at].wait;
        tour.at = at;
        let step = tour.step();
        tour.hexes = step.hexes.iter().filter_map(|n| hex(rules, n)).collect();
        tour.wanted = match step.wait {
            Wait::Do(written) => read(rules, written),
            _ => Vec::new(),
        };
        self.notice = None;
        self.note_card(at);
        let Some(tour) = &self.tour else { return };
        let step = tour.step();
        // What a card waits for has not come about before it was read.
        match step.wait {
            Wait::Open(_) => self.interaction.hex = None,
            Wait::Aim(_) => self.interaction.target = None,
            Wait::Show(kind) if self.shown.has(kind) => self.shown.toggle(kind),
            Wait::Clear if self.shown.is_empty() => {
                if let Wait::Show(kind) = before {
                    self.shown.toggle(kind);
                }
            }
            Wait::Return if self.looking.is_none() => self.look_on(true),
            Wait::Return => {}
            _ => self.look_at_present(),
        }
        if self.dialog == Some(Dialog::Points) && before != Wait::Points {
            self.dialog = None;
        }
    }

    /// Goes to a step, and to the position it begins in.
    fn go_to_step(&mut self, at: usize) {
        self.in_the_air = None;
        if self.dialog == Some(Dialog::Points) {
            self.dialog = None;
        }
        self.look_at_present();
        self.set_tour_position(at);
        if let Some(Wait::Clear) = STEPS.get(at).map(|s| s.wait)
            && let Some(Wait::Show(kind)) = at.checked_sub(1).map(|n| STEPS[n].wait)
            && !self.shown.has(kind)
        {
            self.shown.toggle(kind);
        }
        self.enter_step(at);
    }

    /// Puts the tour's game where a step begins.
    fn set_tour_position(&mut self, at: usize) {
        let Some(actions) = self.tour.as_ref().map(|t| t.plan[at].clone()) else {
            return;
        };
        while self.session.undo().is_ok() {}
        for action in actions {
            self.session.act(action, None);
        }
        self.last_roll = None;
        let state = *self.session.state();
        self.interaction.clear(&state);
        self.after_change(false);
    }

    /// Does what the card asks for.
    fn show_step(&mut self, ctx: &egui::Context) {
        let Some(tour) = &self.tour else { return };
        let (at, wanted) = (tour.at, tour.wanted.clone());
        let begun = self.session.state() == tour.begins();
        let rules = self.session.file.game.rules();
        match tour.step().wait {
            Wait::Read => self.steer_tour(ctx, TourWish::GoOn),
            Wait::Open(name) => self.interaction.hex = hex(rules, name),
            Wait::Aim(name) => self.interaction.target = hex(rules, name),
            Wait::Do(_) => {
                self.look_at_present();
                if !begun {
                    self.set_tour_position(at);
                }
                for action in wanted {
                    self.try_act(ctx, action);
                }
            }
            Wait::TakeBack(_) => self.set_tour_position(at + 1),
            Wait::Show(kind) => {
                if !self.shown.has(kind) {
                    self.shown.toggle(kind);
                }
            }
            Wait::Clear => self.shown = OverlaySet::default(),
            Wait::Look => self.look_on(true),
            Wait::Return => self.look_at_present(),
            Wait::Points => self.dialog = Some(Dialog::Points),
        }
    }

    /// Goes on when what the card waits for has come about.
    pub(super) fn tend_tour(&mut self) {
        let Some(tour) = &self.tour else { return };
        let rules = self.session.file.game.rules();
        let is = |found: Option<HexId>, name: &str| found.is_some() && found == hex(rules, name);
        let done = match tour.step().wait {
            Wait::Read => false,
            Wait::Open(name) => is(self.interaction.hex, name),
            Wait::Aim(name) => is(self.interaction.target, name),
            Wait::Do(_) | Wait::TakeBack(_) => self.session.state() == tour.ends(),
            Wait::Show(kind) => self.shown.has(kind),
            Wait::Clear => self.shown.is_empty(),
            Wait::Look => self.looking.is_some(),
            Wait::Return => self.looking.is_none(),
            Wait::Points => self.dialog == Some(Dialog::Points),
        };
        let next = tour.at + 1;
        if done && next < STEPS.len() {
            self.enter_step(next);
        }
    }

    /// What a command comes to in the tour. Whether it is to be carried out as
    /// ever.
    pub(super) fn goes_on_in_tour(&mut self, ctx: &egui::Context, command: &Command) -> bool {
        let Some(tour) = &self.tour else { return true };
        if let Err(why) = tour.lets(command) {
            self.tell(why, None, false);
            return false;
        }
        match command {
            Command::NewGame { .. } | Command::Begin(_) | Command::Open(_) | Command::Resume(_) => {
                self.leave_tour();
                true
            }
            Command::Undo => {
                self.undo_in_tour();
                false
            }
            Command::Proceed if tour.step().wait == Wait::Read && !self.blocked() => {
                self.steer_tour(ctx, TourWish::GoOn);
                false
            }
            // The card has told what is left undone.
            Command::EndPhase | Command::EndPhaseNow if self.looking.is_none() => {
                self.try_act(ctx, Action::EndPhase);
                false
            }
            _ => true,
        }
    }

    /// Takes back what was done for this card, or goes a card back.
    fn undo_in_tour(&mut self) {
        let Some(tour) = &self.tour else { return };
        let least = tour.plan[tour.at].len().min(tour.plan[tour.at + 1].len());
        if self.session.file.game.cursor() > least {
            self.undo();
        } else {
            self.go_to_step(tour.at - 1);
        }
    }

    /// Whether the tour's card asks for an action. What the rules forbid is
    /// left to them; of the rest it is said kindly what the tour is about.
    pub(super) fn tour_takes(&mut self, action: Action) -> bool {
        let Some(tour) = &self.tour else { return true };
        let takes_out = match (action, tour.step().wait) {
            (Action::LeaveAttack { unit }, Wait::Do(_)) => tour
                .wanted
                .iter()
                .any(|a| matches!(a, Action::JoinAttack { unit: u, .. } if *u == unit)),
            (Action::LeaveAttack { .. }, Wait::TakeBack(_)) => true,
            _ => false,
        };
        let (rules, state) = (self.session.rules(), self.session.state());
        if tour.wants(action) || takes_out || rules.check(state, action).is_err() {
            return true;
        }
        let task = (tour.step().task)(&self.keymap);
        let text = match tour.step().wait {
            Wait::Read => tr!("tour-read-first"),
            _ => tr!("tour-another-way", task = task),
        };
        self.tell(text, None, false);
        false
    }
}
