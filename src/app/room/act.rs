//! Carrying out what was asked for: the only place where a room changes its
//! game.

use super::secrets::SinceLook;
use super::{Asked, Correctable, Deed, Open, OpenMenu, Room, Throwing};
use crate::app::Notice;
use crate::engine::{Die, NodeId, RuleRef};
use crate::present::system::{Button, Cited, Click, Effect, Pointer, Selection};
use crate::table::{Found, NotPlayed, Rolled};
use crate::words::tr;

/// How long dice roll on the screen, in seconds.
const ROLL_SECS: f64 = 0.7;

/// A sentence of the game as something to tell.
pub(super) fn notice(said: &Cited, bad: bool) -> Notice {
    Notice {
        text: said.text.clone(),
        rule: said.rule.map(RuleRef),
        bad,
    }
}

pub(super) fn plain(text: String, bad: bool) -> Notice {
    Notice {
        text,
        rule: None,
        bad,
    }
}

/// Why a gesture was not done, to be told.
pub(super) fn refused(why: &NotPlayed) -> Notice {
    match why {
        NotPlayed::Illegal { reasons, .. } => match reasons.first() {
            Some(first) => notice(first, true),
            None => plain(why.to_string(), true),
        },
        NotPlayed::Full => plain(tr!("room-full"), true),
        NotPlayed::NotYours => plain(tr!("room-not-yours"), true),
        other => plain(tr!("room-not-done", why = other.to_string()), true),
    }
}

impl Room {
    /// Carries out what was asked for; what is to be told of it. `now` is the
    /// time of the window in seconds; `animated` says whether dice are seen to
    /// roll.
    pub fn carry_out(&mut self, deed: Deed, now: f64, animated: bool) -> Option<Notice> {
        // It has been rolled for what lies there now.
        if matches!(self.throwing, Some(Throwing::InTheAir { .. })) {
            return None;
        }
        match deed {
            Deed::Point(at) => self.point(&at, now, animated),
            Deed::PickMore(unit) => self.pick_more(unit, now, animated),
            Deed::Do(effect) => self.effect(effect, now, animated),
            Deed::Press(button) => self.press(button, now, animated),
            Deed::NotSure => {
                self.asking = None;
                None
            }
            Deed::Menu(at, place) => self.open_menu(&at, place),
            Deed::CloseMenu => {
                self.menu = None;
                None
            }
            Deed::DoAsked => match self.asking.take().map(|button| button.does) {
                // It has been asked.
                Some(Ok(Effect::Play(gesture))) => {
                    let no = self.may_not_play();
                    no.or_else(|| self.try_gesture(gesture, now, animated))
                }
                Some(Ok(effect)) => self.effect(effect, now, animated),
                _ => None,
            },
            Deed::Face(die) => self.face(die),
            Deed::TakeBackFace => {
                if let Some(Throwing::ByHand { faces, .. } | Throwing::Corrected { faces, .. }) =
                    &mut self.throwing
                {
                    faces.pop();
                }
                None
            }
            Deed::CancelThrow => {
                self.throwing = None;
                None
            }
            Deed::Ready => self.ready(),
            Deed::NotReady => {
                self.stay_covered();
                None
            }
            Deed::Peek => {
                self.peek();
                None
            }
            Deed::LookAt(node) => {
                self.look_at(node);
                None
            }
            Deed::Turn(turn) => self.look_at_turn(turn),
            Deed::GoOnHere => self.go_on_here(),
            Deed::Overlay(key) => {
                match self.shown.iter().position(|shown| *shown == key) {
                    Some(at) => {
                        self.shown.remove(at);
                    }
                    None => self.shown.push(key),
                }
                self.scene = None;
                None
            }
            Deed::Seat(side, who) => {
                self.take_seat(side, who);
                None
            }
            Deed::Ask(what) => self.ask(what),
            Deed::Follow(number) => self.follow(number, now, animated),
            Deed::PlanIdea(number) => self.plan_idea(number),
            Deed::AskCoach => self.ask_the_coach(),
            Deed::ThankCoach => {
                self.thank_the_coach();
                None
            }
            Deed::TryAgain(node) => self.try_again(node),
            Deed::DrawIdea(number) => {
                self.computers.draw_idea(number);
                None
            }
            Deed::Light(places) => {
                let map = self.table.map();
                self.lit = places.iter().filter_map(|name| map.named(name)).collect();
                self.scene = None;
                None
            }
            Deed::Dismiss => {
                self.computers.dismiss();
                None
            }
            Deed::Hold => {
                self.computers.hold();
                None
            }
            Deed::Points => {
                self.points = !self.points;
                self.opened(Open::Points);
                None
            }
            Deed::Remarks => {
                self.remarking = !self.remarking;
                self.opened(Open::Remarks);
                None
            }
            Deed::Remark(at, remark) => {
                let said = self.table.set_remark(at, remark);
                self.noted();
                said.err().map(|why| plain(why, true))
            }
            Deed::Compare => {
                self.toggle_compared();
                self.opened(Open::Compare);
                None
            }
            Deed::History => {
                self.toggle_history();
                self.opened(Open::History);
                None
            }
            Deed::Falls => {
                self.falls.open = !self.falls.open;
                self.opened(Open::Falls);
                None
            }
            Deed::Choose(at, faces) => self.choose(at, &faces),
            Deed::ChooseAll(at) => self.choose_all(at),
            Deed::Lines => {
                self.lines.open = !self.lines.open;
                self.opened(Open::Lines);
                None
            }
            Deed::Enter(node) => self.enter(node),
            Deed::Edit(edit) => self.edit(edit),
            Deed::EditAgain { back } => self.step_edit(back),
            Deed::Outlook => {
                self.toggle_outlook();
                self.opened(Open::Outlook);
                None
            }
            Deed::PlayFutures => self.play_futures(),
            Deed::StopFutures => {
                self.stop_futures();
                None
            }
            Deed::KeepFutures => {
                self.keep_futures();
                None
            }
            Deed::Poll => {
                self.toggle_poll();
                self.opened(Open::Poll);
                None
            }
            Deed::PlayPoll => self.play_poll(),
            Deed::StopPoll => {
                self.stop_poll();
                None
            }
            Deed::KeepPoll => self.keep_poll(),
            Deed::Luck => {
                self.luck = match self.luck.take() {
                    Some(_) => None,
                    None => Some(super::luck::LuckSheet::default()),
                };
                self.opened(Open::Luck);
                None
            }
            Deed::Roster => {
                self.roster = match self.roster.take() {
                    Some(_) => None,
                    None => Some(super::roster::Roster::default()),
                };
                self.opened(Open::Roster);
                None
            }
            Deed::ShowUnit(code) => self.show_unit(code),
            Deed::Report => {
                self.toggle_report();
                None
            }
            Deed::Chapter(number) => {
                self.show_chapter(number);
                None
            }
            Deed::PlayAgain => {
                self.play_again(now);
                None
            }
            Deed::Replay => {
                self.replay(now);
                None
            }
            // The window keeps it with its settings.
            Deed::Pace(_) => None,
            Deed::VerdictRead => {
                self.verdict = false;
                None
            }
        }
    }

    /// Whether what is asked for now belongs to the present, which is not looked
    /// at: then one has to come back first.
    pub(super) fn elsewhere(&self) -> Option<Notice> {
        (self.looking.is_some()).then(|| plain(tr!("room-earlier"), false))
    }

    /// What is told of a wish of a person's while a computer decides.
    pub(super) fn not_a_persons(&self) -> Option<Notice> {
        let side = self.table.glance().to_act?;
        let computer = self.seated(side).is_some() && !self.computers.held;
        computer.then(|| plain(crate::app::commands::not_yours(), false))
    }

    /// Why nothing can be played now by whoever is at the table.
    pub(super) fn may_not_play(&self) -> Option<Notice> {
        self.elsewhere().or_else(|| self.not_a_persons())
    }

    fn point(&mut self, at: &Pointer, now: f64, animated: bool) -> Option<Notice> {
        // Where the cursor of the keyboard is shown, it goes along with the hand.
        if let (Some(_), Pointer::Place(name)) = (self.cursor, at) {
            self.cursor = self.table.map().named(name).or(self.cursor);
        }
        if self.looking.is_some() {
            // Looked at, not played: what is pointed at is picked, no more.
            self.picked = match at {
                Pointer::Place(place) | Pointer::Drop(_, place) => Selection {
                    place: Some(place.clone()),
                    ..Selection::default()
                },
                Pointer::Unit(unit) | Pointer::Stack(unit) => Selection {
                    units: vec![unit.clone()],
                    ..Selection::default()
                },
            };
            return None;
        }
        if let Some(no) = self.not_a_persons() {
            return Some(no);
        }
        match self.table.pointed(&self.picked, at) {
            Click::Effect(effect) => self.effect(effect, now, animated),
            Click::Refuse(why) => Some(notice(&why, true)),
            Click::Choose(choices) => {
                self.lay_open(at, choices, None);
                None
            }
        }
    }

    /// Picks a unit besides those of its place that are picked, or takes it out of them;
    /// where there is nothing to add it to, it is pointed at.
    fn pick_more(&mut self, code: String, now: f64, animated: bool) -> Option<Notice> {
        let glance = self.table.glance();
        let board = self.table.board(glance.node, &self.picked, &[]);
        let counter = |code: &String| {
            let found = board.as_ref().and_then(|board| board.coded(code));
            found.map(|counter| (counter.side, counter.hex))
        };
        let here = counter(&code);
        let own = here.is_some_and(|(side, _)| Some(side) == glance.to_act);
        let together = self.picked.units.iter().all(|unit| counter(unit) == here);
        if self.looking.is_some() || !own || !together || self.picked.units.is_empty() {
            return self.point(&Pointer::Unit(code), now, animated);
        }
        if let Some(no) = self.not_a_persons() {
            return Some(no);
        }
        let mut picked = self.picked.clone();
        match picked.units.iter().position(|unit| *unit == code) {
            Some(at) => {
                picked.units.remove(at);
            }
            None => picked.units.push(code),
        }
        self.pick(picked);
        None
    }

    fn effect(&mut self, effect: Effect, now: f64, animated: bool) -> Option<Notice> {
        self.menu = None;
        self.asking = None;
        match effect {
            Effect::Select(picked) => {
                self.pick(picked);
                None
            }
            Effect::Show(overlay, picked) => {
                self.pick(picked);
                if !self.shown.contains(&overlay) {
                    self.shown.push(overlay);
                }
                self.scene = None;
                None
            }
            Effect::Decide => {
                let no = self.may_not_play();
                no.or_else(|| self.ask(Asked::Decide))
            }
            Effect::Play(gesture) => {
                if let Some(no) = self.may_not_play() {
                    return Some(no);
                }
                if let Some(asked) = self.gives_up(&gesture) {
                    self.asking = Some(asked);
                    return None;
                }
                self.try_gesture(gesture, now, animated)
            }
        }
    }

    /// Does a gesture; dice that the game rolls are seen to roll first, and those
    /// that people roll are asked for.
    pub(super) fn try_gesture(
        &mut self,
        gesture: Vec<String>,
        now: f64,
        animated: bool,
    ) -> Option<Notice> {
        if let Some(no) = self.tour_refuses(&gesture) {
            return Some(no);
        }
        if let Some(told) = self.guess_takes(&gesture) {
            return told;
        }
        if animated
            && !self.rolls_by_hand()
            && let [only] = gesture.as_slice()
            && let Ok(throw) = self.as_whoever_acts(|room| room.table.throw(only))
            && !throw.dice.is_empty()
        {
            self.throwing = Some(Throwing::InTheAir {
                gesture,
                throw,
                since: now,
            });
            return None;
        }
        self.play(gesture, Rolled::ByTheGame)
    }

    /// Does the steps of a gesture one by one, as somebody would who sees what each
    /// comes to before the next: as far as they follow each other.
    fn play_one_by_one(&mut self, gesture: Vec<String>, dice: Rolled) -> Option<Notice> {
        for action in gesture {
            let acts = self.table.glance().to_act;
            let told = self.play(vec![action], dice.clone());
            let goes_on = self.throwing.is_none() && self.hand_over.is_none();
            if told.is_some() || !goes_on || self.table.glance().to_act != acts {
                return told;
            }
        }
        None
    }

    fn play(&mut self, gesture: Vec<String>, dice: Rolled) -> Option<Notice> {
        if gesture.len() > 1 && !self.table.is_open() {
            return self.play_one_by_one(gesture, dice);
        }
        let before = self.table.glance();
        if let [only] = gesture.as_slice()
            && self.table.withdraw(only)
        {
            self.played(before.node, before.clock);
            return None;
        }
        let dice = self.tour_dice(&gesture).unwrap_or(dice);
        let line = self.table.line();
        match self.as_whoever_acts(|room| room.table.play(&gesture, dice)) {
            Ok(()) => {
                self.played(before.node, before.clock);
                self.settle();
                // Nothing of a tour's game is kept.
                match self.touring {
                    Some(_) => None,
                    None => self.line_left(&line, before.ply),
                }
            }
            Err(NotPlayed::NeedsDice { at, throw }) => {
                // Whoever rolls sees what comes of it before anything follows.
                let mut gesture = gesture;
                gesture.truncate(at + 1);
                self.throwing = Some(Throwing::ByHand {
                    gesture,
                    throw,
                    faces: Vec::new(),
                });
                None
            }
            Err(why) => Some(refused(&why)),
        }
    }

    /// A person is not asked what nobody would decide otherwise: it is done. Where a game
    /// is gone through as it was written, everything is asked.
    fn settle(&mut self) {
        while !self.is_practice() && self.not_a_persons().is_none() && self.hand_over.is_none() {
            let Some(action) = self.table.settled() else {
                return;
            };
            let before = self.table.glance();
            let (news, thrown) = (self.news.clone(), self.last_throw.clone());
            if self.table.play(&[action], Rolled::ByTheGame).is_err() {
                return;
            }
            self.played(before.node, before.clock);
            // What it is about is still what was done before it.
            self.news.splice(0..0, news);
            self.last_throw = self.last_throw.take().or(thrown);
        }
    }

    /// After an action was done: what it threw and where it happened is shown.
    pub(super) fn played(&mut self, from: NodeId, clock: crate::engine::Clock) {
        self.changed();
        let after = self.table.glance();
        let new = self.path_since(from);
        let told: Vec<_> = new.into_iter().filter_map(|n| self.table.told(n)).collect();
        self.news = told.iter().map(|told| told.node).collect();
        let rolled = told.iter().rev().find_map(|t| t.throw.clone());
        if let Some(rolled) = rolled.filter(|throw| !throw.dice.is_empty()) {
            self.last_throw = Some(rolled);
            self.correctable = Correctable::default();
        } else if clock != after.clock {
            self.last_throw = None;
        }
        let map = self.table.map();
        let lines = told.iter().flat_map(|t| &t.lines);
        let places = lines.flat_map(|line| &line.places);
        self.lit = places.filter_map(|name| map.named(name)).collect();
        if clock != after.clock {
            self.picked.place = None;
            self.picked.units.clear();
        }
        self.picked = self.table.still_picked(&self.picked);
        self.plans = [Vec::new(), Vec::new()];
        self.looking = None;
        if after.outcome.is_some() {
            self.verdict = true;
            self.ends();
        }
        self.computers.forget();
        self.leaves_what_was_missed();
        self.look_as_whoever_acts(match clock == after.clock {
            true => SinceLook::GoneOn,
            false => SinceLook::Changed,
        });
        let part = clock.0[..2] != after.clock.0[..2];
        if part || clock != after.clock && self.half_just_ended() {
            self.tell_of_part();
        }
    }

    /// Another line than the one that was taken back is played: where that is now.
    fn line_left(&self, before: &[NodeId], ply: usize) -> Option<Notice> {
        let left = &before[ply.min(before.len())..];
        let stays = left.first().is_some_and(|&first| {
            !self.table.line().contains(&first) && self.table.told(first).is_some()
        });
        stays.then(|| plain(tr!("tell-line-stays", n = left.len()), false))
    }

    /// The actions of the line after this position, up to the present.
    fn path_since(&self, from: NodeId) -> Vec<NodeId> {
        let line = self.table.line();
        let ply = self.table.glance().ply;
        let past = &line[..ply.min(line.len())];
        match past.iter().position(|&node| node == from) {
            Some(at) => past[at + 1..].to_vec(),
            None if from == NodeId(0) => past.to_vec(),
            None => past.last().copied().into_iter().collect(),
        }
    }

    fn face(&mut self, die: Die) -> Option<Notice> {
        let (Throwing::ByHand { throw, faces, .. } | Throwing::Corrected { throw, faces }) =
            self.throwing.as_mut()?
        else {
            return None;
        };
        faces.push(die);
        if faces.len() < throw.dice.len() {
            return None;
        }
        let told = match self.throwing.take()? {
            Throwing::ByHand { gesture, faces, .. } => self.play(gesture, Rolled::Given(faces)),
            Throwing::Corrected { faces, .. } => self.corrected(&faces),
            Throwing::InTheAir { .. } => None,
        };
        self.entered = Some(die);
        told
    }

    /// Lets dice that have rolled long enough lie still. Whether they still roll,
    /// and what is to be told of what they did.
    pub fn land(&mut self, now: f64, at_once: bool) -> (bool, Option<Notice>) {
        let Some(Throwing::InTheAir { since, .. }) = &self.throwing else {
            return (false, None);
        };
        if now - since < ROLL_SECS && !at_once {
            return (true, None);
        }
        let Some(Throwing::InTheAir { gesture, .. }) = self.throwing.take() else {
            return (false, None);
        };
        (false, self.play(gesture, Rolled::ByTheGame))
    }

    /// What people call what is pointed at.
    fn called(&self, at: &Pointer) -> String {
        let map = self.table.map();
        let place = |name: &str| {
            let found = map.named(name).and_then(|id| map.place(id));
            found.map_or_else(
                || name.to_owned(),
                |place| match place.town.is_empty() {
                    true => place.title.clone(),
                    false => format!("{} {}", place.name, place.town),
                },
            )
        };
        match at {
            Pointer::Place(name) | Pointer::Drop(_, name) => place(name),
            Pointer::Unit(code) | Pointer::Stack(code) => {
                let node = self.table.glance().node;
                let board = self.table.board(node, &Selection::default(), &[]);
                let name = board.and_then(|b| b.coded(code).map(|c| c.name.clone()));
                name.unwrap_or_else(|| code.clone())
            }
        }
    }

    fn open_menu(&mut self, at: &Pointer, place: Option<egui::Pos2>) -> Option<Notice> {
        if let Some(no) = self.elsewhere().or_else(|| self.not_a_persons()) {
            return Some(no);
        }
        let choices = self.table.offers(&self.picked, at);
        if choices.is_empty() {
            return Some(match self.table.pointed(&self.picked, at) {
                Click::Refuse(why) => notice(&why, true),
                _ => plain(tr!("room-nothing-here"), false),
            });
        }
        self.lay_open(at, choices, place);
        None
    }

    /// Opens a list about what is pointed at, at a spot of the screen or else at its place.
    fn lay_open(&mut self, at: &Pointer, choices: Vec<Button>, spot: Option<egui::Pos2>) {
        let about = match at {
            Pointer::Place(name) | Pointer::Drop(_, name) => self.table.map().named(name),
            Pointer::Unit(code) | Pointer::Stack(code) => {
                let scene = self.scene();
                scene.model.coded(code).map(|counter| counter.hex)
            }
        };
        self.menu = Some(OpenMenu {
            title: self.called(at),
            choices,
            at: spot,
            about,
        });
    }

    /// Closes what is open, the topmost first; then lets go of what is picked.
    pub(in crate::app) fn escape(&mut self) {
        self.close_or_let_go(true);
    }

    /// A click beside the map lets go of what is picked. The moment that is looked at
    /// stays: it was looked for.
    pub(super) fn let_go(&mut self) {
        self.close_or_let_go(false);
    }

    /// Closes what lies on top, or else lets go of what is picked to play with. Whether
    /// there was any such thing.
    pub(in crate::app) fn closes_front(&mut self) -> bool {
        if self.puts_something_away() {
            return true;
        }
        let picks = self.looking.is_none() && self.table.let_go(&self.picked) != self.picked;
        if picks {
            self.let_go_of_picked();
        }
        picks
    }

    fn close_or_let_go(&mut self, ends_look: bool) {
        if self.puts_something_away() {
            return;
        }
        if self.looking.is_some() {
            if ends_look {
                self.look_at(None);
            } else {
                self.picked = Selection::default();
                self.scene = None;
            }
            return;
        }
        self.let_go_of_picked();
    }

    /// Lets go of what is picked and of what is lit.
    fn let_go_of_picked(&mut self) {
        self.lit.clear();
        let kept = self.table.let_go(&self.picked);
        self.pick(kept);
        self.scene = None;
    }

    /// Puts away what lies on top: a question, a menu, a throw by hand, a window, an answer
    /// of a computer. Whether there was any.
    fn puts_something_away(&mut self) -> bool {
        if self.asking.take().is_some()
            || self.menu.take().is_some()
            || std::mem::take(&mut self.verdict)
        {
            return true;
        }
        if self.hand_over.is_some() {
            self.stay_covered();
            return true;
        }
        // What is read from afar lies over everything else.
        if self.leaves_pen() || self.poll.come_closer() {
            return true;
        }
        if matches!(
            self.throwing,
            Some(Throwing::ByHand { .. } | Throwing::Corrected { .. })
        ) {
            self.throwing = None;
            return true;
        }
        if self.close_topmost() {
            return true;
        }
        let answered = self.computers.answers(self.shown_node())
            && !self.computers.looks_back()
            && !self.reviews_a_moment();
        if answered {
            self.computers.dismiss();
        }
        answered
    }

    /// Whether a moment is looked at that a look back led to: its list stays.
    fn reviews_a_moment(&self) -> bool {
        self.looking.is_some() && matches!(self.found(), Some(Found::Review(_)))
    }

    /// Picks something else. What is planned for later is kept with the game, and can
    /// be taken back by itself.
    pub(super) fn pick(&mut self, picked: Selection) {
        let laid_out = |picked: &Selection| self.table.what_is_laid_out(picked);
        let changed = laid_out(&picked) != laid_out(&self.picked);
        let before = std::mem::replace(&mut self.picked, picked);
        if changed {
            let [past, undone] = &mut self.plans;
            past.push(before);
            undone.clear();
        }
        if self.table.keep_draft(&self.picked) {
            self.changes += 1;
            self.unsaved = true;
        }
    }

    /// Lets go of everything but what is planned for later.
    pub(super) fn pick_nothing(&mut self) {
        let picked = Selection {
            draft: self.table.draft().to_owned(),
            ..Selection::default()
        };
        self.picked = self.table.still_picked(&picked);
    }

    /// Takes the last change of what is planned back, or makes it again. Whether
    /// there was one.
    pub(super) fn step_plan(&mut self, back: bool) -> bool {
        let [past, undone] = &mut self.plans;
        let (from, to) = if back { (past, undone) } else { (undone, past) };
        let Some(picked) = from.pop() else {
            return false;
        };
        to.push(std::mem::replace(&mut self.picked, picked));
        if self.table.keep_draft(&self.picked) {
            self.changes += 1;
            self.unsaved = true;
        }
        self.scene = None;
        true
    }

    /// Whether a change of what is planned can be taken back, or made again.
    pub(super) fn can_step_plan(&self, back: bool) -> bool {
        let [past, undone] = &self.plans;
        !if back { past } else { undone }.is_empty()
    }

    /// The next player is there.
    fn ready(&mut self) -> Option<Notice> {
        let side = self.hand_over.take()?;
        self.table.view_as(crate::engine::Viewer::Side(side));
        self.scene = None;
        None
    }

    /// What lay on the table takes the place of what was typed in.
    fn corrected(&mut self, faces: &[Die]) -> Option<Notice> {
        if self.table.correct(faces).is_err() {
            return Some(plain(tr!("tell-no-face"), false));
        }
        let node = self.table.glance().node;
        self.after_going();
        self.computers.forget_answers();
        self.computers.held = false;
        self.last_throw = self.table.told(node).and_then(|told| told.throw);
        self.verdict = self.table.glance().outcome.is_some();
        None
    }

    /// The faces of the last throw are typed in anew.
    pub(super) fn correct_throw(&mut self) -> Option<Notice> {
        match self.table.correctable() {
            Some(throw) => {
                let faces = Vec::new();
                self.throwing = Some(Throwing::Corrected { throw, faces });
                None
            }
            None => Some(plain(tr!("tell-no-face"), false)),
        }
    }
}
