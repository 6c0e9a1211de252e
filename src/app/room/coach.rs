//! The coach: somebody who lets people play, looks at what they decided on another
//! thread, and speaks only when a decision cost more than a chosen amount, beyond
//! doubt. What was missed is told to whoever asks; it can be taken back and tried. At
//! the end two things to practise are named, with positions of the game.

use super::panel::RoomLook;
use super::{Deed, Room, advice, push};
use crate::app::Notice;
use crate::app::background::Background;
use crate::app::commands::Command;
use crate::app::panels::{bold, heading};
use crate::app::theme::space;
use crate::engine::{Clock, DiceMode, NodeId, SideNo};
use crate::present::board::Arrow;
use crate::present::system::Sketch;
use crate::record::practice::Missed;
use crate::table::CostlyDecision;
use crate::words::{decimal, tr};
use egui::{Button, RichText, Ui, vec2};
use std::task::Poll;

/// What its chance is drawn from.
pub(super) const SEED: u64 = 1944;

/// So many things to practise are named, with so many positions each.
const THEMES: usize = 2;
const POSITIONS: usize = 3;

/// Decisions that are being looked at.
struct Watching {
    /// What had been played when that began.
    path: Vec<NodeId>,
    /// What had been looked at before.
    before: Vec<NodeId>,
    work: Background<Vec<CostlyDecision>>,
}

/// What it speaks of.
struct Speaking {
    /// Which of the decisions that cost something.
    which: usize,
    /// Whether it was asked what was missed, and that on the map.
    asked: bool,
    /// What it would have been for.
    missed: Sketch,
    arrows: Vec<Arrow>,
    /// Whether that is decided anew: what was told stays until it has been.
    tried: bool,
}

impl Speaking {
    fn of(which: usize) -> Self {
        Self {
            which,
            asked: false,
            missed: Sketch::default(),
            arrows: Vec::new(),
            tried: false,
        }
    }
}

/// What the coach knows of the game on the table.
#[derive(Default)]
pub struct Coach {
    /// From how many points on a decision is spoken of; nobody watches without it.
    least: Option<f64>,
    /// Whether there is something to watch: people decide, and nothing is hidden.
    sits: bool,
    /// What had been played when it last looked; what was played before it sat down
    /// is none of its business.
    seen: Option<Vec<NodeId>>,
    watching: Option<Watching>,
    /// What had been played when it had looked at the last decision and did not object.
    content: Option<Vec<NodeId>>,
    /// All that cost something, as it was found.
    costly: Vec<CostlyDecision>,
    /// So many of them have been kept to be practised.
    kept: usize,
    speaks: Option<Speaking>,
    /// Whether the review at the end was put away.
    reviewed: bool,
}

impl Coach {
    /// Whether it is looking at something now.
    #[must_use]
    pub const fn watches(&self) -> bool {
        self.watching.is_some()
    }

    /// Everything that it found to have cost something, the oldest first.
    #[must_use]
    pub fn costly(&self) -> &[CostlyDecision] {
        &self.costly
    }

    /// What it speaks of now.
    #[must_use]
    pub fn speaks_of(&self) -> Option<&CostlyDecision> {
        self.costly.get(self.speaks.as_ref()?.which)
    }

    /// What would have been better, on the map, once somebody has asked.
    #[must_use]
    pub fn arrows(&self) -> &[Arrow] {
        self.speaks.as_ref().map_or(&[], |speaks| &speaks.arrows)
    }

    /// What cost something in this line of the game. What was taken back and decided
    /// otherwise did not, and what was missed time and again in one phase is one thing.
    fn stands<'a>(
        &'a self,
        line: &[NodeId],
        clock: impl Fn(NodeId) -> Option<Clock>,
    ) -> Vec<&'a CostlyDecision> {
        let about = |one: &'a CostlyDecision| (one.side, clock(one.node), &one.plan);
        let mut all: Vec<&CostlyDecision> = Vec::new();
        for one in self.costly.iter().filter(|one| line.contains(&one.to)) {
            let alike = |it: &&mut &'a CostlyDecision| about(it) == about(one);
            match all.iter_mut().find(alike) {
                Some(known) if known.cost.0 < one.cost.0 => *known = one,
                Some(_) => {}
                None => all.push(one),
            }
        }
        all
    }

    /// What is to be practised, the costliest first: each with its decisions.
    fn themes<'a>(of: &[&'a CostlyDecision]) -> Vec<(&'a str, f64, Vec<&'a CostlyDecision>)> {
        let mut themes: Vec<(&str, f64, Vec<&CostlyDecision>)> = Vec::new();
        for &one in of {
            match themes.iter_mut().find(|(theme, ..)| *theme == one.theme) {
                Some((_, cost, all)) => {
                    *cost += one.cost.0;
                    all.push(one);
                }
                None => themes.push((&one.theme, one.cost.0, vec![one])),
            }
        }
        for (_, _, all) in &mut themes {
            all.sort_by(|a, b| b.cost.0.total_cmp(&a.cost.0));
            all.truncate(POSITIONS);
        }
        themes.sort_by(|a, b| b.1.total_cmp(&a.1));
        themes.truncate(THEMES);
        themes
    }
}

impl Room {
    /// The coach.
    #[must_use]
    pub const fn coach(&self) -> &Coach {
        &self.coach
    }

    /// Whether the coach looks at what is played here from now on.
    fn watched(&self) -> bool {
        self.coach.sits && self.table.glance().outcome.is_none()
    }

    /// What the coach says while it has nothing to say: that it watches, that it thinks
    /// about what was decided, that it has no objection to that, or that it cannot, because
    /// it would know what players hide from each other.
    fn coach_told(&self) -> Option<String> {
        let points = decimal(self.coach.least?, 1);
        if self.watched() {
            let path = self.played_path();
            let content = self.coach.content.as_deref();
            let content = content.is_some_and(|seen| path.starts_with(seen));
            return Some(match (self.coach.watches(), content) {
                (true, _) => tr!("coach-thinks", points = points),
                (false, true) => tr!("coach-content", points = points),
                (false, false) => tr!("coach-watches", points = points),
            });
        }
        let hidden = !self.table.is_open() && !self.is_practice();
        let goes_on = self.table.glance().outcome.is_none();
        (hidden && goes_on).then(|| tr!("coach-cannot"))
    }

    /// What has been played, the oldest first.
    pub(super) fn played_path(&self) -> Vec<NodeId> {
        let mut line = self.table.line();
        line.truncate(self.table.glance().ply);
        line
    }

    /// Whether what was done last is a decision that is over: dice were rolled, another
    /// side decides, or another phase has begun.
    pub(super) fn is_decided(&self, path: &[NodeId]) -> bool {
        let Some(told) = path.last().and_then(|&last| self.table.told(last)) else {
            return false;
        };
        let now = self.table.glance();
        let before = self.table.clock(told.parent);
        !told.dice.is_empty() || told.by != now.to_act || before != Some(now.clock)
    }

    /// Looks at what was decided, on another thread. `least` is from how many points on
    /// it speaks. When the window is to look again, in seconds.
    pub(super) fn tend_coach(&mut self, least: Option<f64>) -> Option<f64> {
        let people = SideNo::BOTH.map(|side| self.seated(side).is_none());
        let may = !self.is_practice() && self.table.is_open() && people.contains(&true);
        if self.coach.least != least {
            self.coach.watching = None;
            self.coach.least = least;
            self.coach.seen = None;
            self.coach.content = None;
            self.coach.speaks = None;
        }
        self.coach.sits = least.is_some() && may && !self.table.levels().is_empty();
        if least.is_none() || !may {
            self.coach.watching = None;
            return None;
        }
        let path = self.played_path();
        if self.coach.seen.is_none() {
            self.coach.seen = Some(path);
            return None;
        }
        if let Some(watching) = &self.coach.watching {
            if path.starts_with(&watching.path) {
                self.hear_the_coach();
                return Some(0.2);
            }
            // What was taken back was no decision.
            let before = watching.before.clone();
            self.coach.watching = None;
            self.coach.seen = Some(before);
        }
        let seen = self.coach.seen.as_deref().unwrap_or_default();
        let alike = seen.iter().zip(&path).take_while(|(a, b)| a == b).count();
        if alike == path.len() {
            // Something was taken back.
            self.coach.seen = Some(path);
            return None;
        }
        if !self.is_decided(&path) {
            return None;
        }
        if self.coach.speaks.as_ref().is_some_and(|it| it.tried) {
            self.coach.speaks = None;
        }
        let since = match alike {
            0 => NodeId(0),
            n => path[n - 1],
        };
        let job = self.table.coach(since, people, SEED);
        let before = self.coach.seen.replace(path.clone());
        // Where nobody could have done otherwise there is nothing to agree to.
        let job = job.filter(|job| job.chosen)?;
        self.coach.watching = Some(Watching {
            path,
            before: before.unwrap_or_default(),
            work: Background::begin(job.look),
        });
        Some(0.2)
    }

    fn hear_the_coach(&mut self) {
        let Some(watching) = &self.coach.watching else {
            return;
        };
        let Poll::Ready(found) = watching.work.hear() else {
            return;
        };
        self.coach.content = found.as_ref().map(|_| watching.path.clone());
        self.coach.watching = None;
        let least = self.coach.least.unwrap_or(f64::INFINITY);
        let costly = found.unwrap_or_default().into_iter();
        let first = self.coach.costly.len();
        let enough = costly.filter(|one| one.cost.0 >= least);
        self.coach.costly.extend(enough);
        if self.coach.costly.len() > first {
            self.coach.speaks = Some(Speaking::of(first));
            self.coach.content = None;
        }
    }

    /// What it has found since this was last asked, to be practised on other days, and the
    /// game that ends in each.
    pub(in crate::app) fn take_missed(&mut self) -> Vec<(Missed, String)> {
        let first = std::mem::replace(&mut self.coach.kept, self.coach.costly.len());
        let new = self.coach.costly.get(first..).unwrap_or_default().iter();
        let kept = new.filter_map(|one| {
            let game = self.table.up_to(one.node)?;
            let missed = Missed {
                title: self.table.title().to_owned(),
                when: one.when.clone(),
                theme: one.theme.clone(),
                cost: one.cost,
                played: one.played.clone(),
                better: one.better.clone(),
            };
            Some((missed, game.write("")))
        });
        kept.collect()
    }

    /// What cost something in the line that is played.
    fn costly_here(&self) -> Vec<&CostlyDecision> {
        let clock = |node| self.table.clock(node);
        self.coach.stands(&self.played_path(), clock)
    }

    /// What was missed is told.
    pub(super) fn ask_the_coach(&mut self) -> Option<Notice> {
        let one = self.coach.speaks_of()?;
        let sketch = self.table.sketch(one.node, &one.plan);
        if let Some(speaks) = &mut self.coach.speaks {
            speaks.asked = true;
            speaks.missed = sketch.unwrap_or_default();
            speaks.arrows = speaks.missed.drawn();
        }
        None
    }

    /// Whoever goes on has no use any more for what could have been done before.
    pub(super) fn leaves_what_was_missed(&mut self) {
        if let Some(speaks) = self.coach.speaks.as_mut().filter(|speaks| !speaks.tried) {
            speaks.arrows.clear();
        }
    }

    /// What the coach said is put away, or its review.
    pub(super) fn thank_the_coach(&mut self) {
        if self.coach.speaks.take().is_none() {
            self.coach.reviewed = true;
        }
    }

    /// The game stands again where something was decided: it is tried once more. What
    /// was played stays as a line, and what was told stays to be read.
    pub(super) fn try_again(&mut self, node: NodeId) -> Option<Notice> {
        let about = |one: &CostlyDecision| one.node == node;
        let which = self.coach.costly.iter().rposition(about);
        let speaks = self.coach.speaks.take();
        let same = |it: &Speaking| self.coach.costly.get(it.which).is_some_and(about);
        let speaks = speaks.filter(same).or(which.map(Speaking::of));
        self.takes_advice_if(speaks.as_ref().is_some_and(|it| it.asked));
        self.coach.speaks = speaks.map(|it| Speaking { tried: true, ..it });
        let told = self.enter(node);
        // Whoever tries again decides by themselves.
        self.computers.held = false;
        let seeded = self.table.options().dice == DiceMode::Seeded;
        let again = seeded && self.table.glance().node == node;
        told.or_else(|| again.then(|| Notice::said(tr!("coach-again-dice"))))
    }
}

/// What was lost, and how far that may be off, as figures.
pub(super) fn points((cost, error): (f64, f64)) -> (String, String) {
    (decimal(cost, 1), decimal(error.max(0.1), 1))
}

/// What the coach says, if anything.
pub fn card(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, out: &mut Vec<Command>) {
    if let (Some(one), Some(speaks)) = (room.coach.speaks_of(), &room.coach.speaks) {
        spoken(ui, look, (one, speaks), out);
    } else if let Some(words) = room.coach_told() {
        let watches = ui.add(egui::Label::new(RichText::new(words).small().weak()).wrap());
        watches.on_hover_text(tr!("coach-about"));
        ui.add_space(space::TINY);
    } else if room.table().glance().outcome.is_some()
        && !room.coach.reviewed
        && !room.coach.watches()
    {
        let stands = room.costly_here();
        if !stands.is_empty() {
            review(ui, &stands, out);
        }
    }
}

fn spoken(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (one, speaks): (&CostlyDecision, &Speaking),
    out: &mut Vec<Command>,
) {
    heading(ui, &tr!("coach-title"));
    let (cost, error) = points(one.cost);
    let side = look.side_name(one.side);
    ui.label(tr!(
        "coach-says",
        when = one.when.as_str(),
        side = side,
        cost = cost,
        error = error
    ));
    if one.is_told_apart() {
        ui.label(RichText::new(tr!("coach-apart")).small());
    }
    if !one.played.is_empty() {
        ui.label(tr!("found-played", plan = one.played.as_str()));
    }
    // None of them goes away under the pointer that has pressed it.
    ui.horizontal_wrapped(|ui| {
        let what = ui.add_enabled(!speaks.asked, Button::new(tr!("coach-what")));
        if what.on_hover_text(tr!("coach-what-tip")).clicked() {
            push(out, Deed::AskCoach);
        }
        let again = ui.add_enabled(!speaks.tried, Button::new(tr!("coach-again")));
        if again.on_hover_text(tr!("coach-again-tip")).clicked() {
            push(out, Deed::TryAgain(one.node));
        }
        if ui.button(tr!("coach-on")).clicked() {
            push(out, Deed::ThankCoach);
        }
    });
    if speaks.asked {
        ui.label(bold(tr!("found-better", plan = one.better.as_str())));
        let missed = &speaks.missed;
        advice::tasks(
            ui,
            look,
            (&missed.told, None),
            advice::Above::default(),
            usize::MAX,
        );
        advice::sets_off(ui, look, &missed.told);
        for why in missed.told.besides(&missed.why) {
            look.cited_as(ui, RichText::new(&why.text).small(), why.rule);
        }
    }
    ui.separator();
}

/// Two things to practise, with positions of the game.
fn review(ui: &mut Ui, stands: &[&CostlyDecision], out: &mut Vec<Command>) {
    heading(ui, &tr!("coach-review"));
    ui.label(tr!("coach-review-says", n = stands.len()));
    for (theme, cost, all) in Coach::themes(stands) {
        ui.label(bold(tr!(
            "coach-practise",
            theme = theme,
            cost = decimal(cost, 1)
        )));
        for one in all {
            let (cost, error) = points(one.cost);
            let name = tr!(
                "coach-exercise",
                has = if one.played.is_empty() { "no" } else { "yes" },
                when = one.when.as_str(),
                played = one.played.trim_end_matches('.'),
                cost = cost,
                error = error
            );
            let wide = Button::new(name)
                .wrap()
                .min_size(vec2(ui.available_width(), 0.0));
            let again = ui.add(wide);
            if again.on_hover_text(tr!("coach-again-tip")).clicked() {
                push(out, Deed::TryAgain(one.node));
            }
        }
        ui.add_space(space::TINY);
    }
    ui.label(tr!("coach-kept"));
    ui.label(RichText::new(tr!("coach-trust")).small());
    if ui.button(tr!("dialog-dismiss")).clicked() {
        push(out, Deed::ThankCoach);
    }
    ui.separator();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn costly(to: usize, cost: f64, plan: &str) -> CostlyDecision {
        CostlyDecision {
            node: NodeId(to - 1),
            to: NodeId(to),
            side: SideNo::A,
            when: String::new(),
            cost: (cost, 0.1),
            played: String::new(),
            better: String::new(),
            plan: vec![plan.to_owned()],
            theme: String::new(),
        }
    }

    #[test]
    fn what_was_taken_back_does_not_count_and_what_was_missed_twice_in_a_phase_counts_once() {
        let coach = Coach {
            costly: vec![
                costly(2, 1.0, "attack"),
                costly(9, 7.0, "taken back"),
                costly(3, 2.0, "attack"),
                costly(4, 0.5, "retreat"),
                costly(5, 1.5, "attack"),
            ],
            ..Coach::default()
        };
        let line = [1, 2, 3, 4, 5].map(NodeId);
        // The last of them in another phase.
        let clock = |node: NodeId| Some(Clock([1, u8::from(node == NodeId(4)), 0]));
        let stands = coach.stands(&line, clock);
        let costs: Vec<f64> = stands.iter().map(|one| one.cost.0).collect();
        assert_eq!(costs, [2.0, 0.5, 1.5]);
    }
}
