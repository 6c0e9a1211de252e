//! What a computer advises: where to look, what to do, or the whole plan; each plan by
//! what its groups are there for.

use super::panel::RoomLook;
use super::{Deed, Room, push};
use crate::app::commands::Command;
use crate::app::panels::{bold, heading};
use crate::app::theme::space;
use crate::present::duty::{GroupTask, PlanDepth, PlanTold, glances, numbers};
use crate::present::system::Dangers;
use crate::table::Idea;
use crate::words::tr;
use egui::{RichText, Ui};

/// The ideas, the best first, told as much of as is wanted.
pub fn ideas(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    (ideas, trust): (&[Idea], &[String]),
    out: &mut Vec<Command>,
) {
    heading(ui, &tr!("room-ideas"));
    let depth = room.computers.depth;
    ui.horizontal_wrapped(|ui| {
        // The three stand in one row of a narrow panel, too.
        ui.spacing_mut().item_spacing.x = space::HAIR;
        ui.spacing_mut().button_padding.x = space::TINY;
        for one in PlanDepth::ALL {
            let choice = ui.selectable_label(one == depth, one.name());
            if choice.on_hover_text(tr!("idea-depth-tip")).clicked() {
                out.push(Command::Tell(one));
            }
        }
    });
    ui.add_space(space::TINY);
    // What was announced and not searched is not taken for more.
    let unsearched = ideas.iter().find(|idea| idea.at_sight);
    if let Some(idea) = unsearched.filter(|_| depth != PlanDepth::Whole) {
        ui.label(RichText::new(&idea.expected).small().weak());
        ui.add_space(space::TINY);
    }
    if depth == PlanDepth::Where {
        let plans = ideas.iter().map(Idea::place_to_look_at);
        for (plans, there) in glances(plans) {
            if let Some(idea) = plans.first().and_then(|&n| ideas.get(n)) {
                glance(ui, look, (&plans, &there), idea, out);
                ui.add_space(space::TINY);
            }
        }
    }
    let first = ideas.first().map(|idea| &idea.told);
    for (n, idea) in ideas.iter().enumerate() {
        let other = first.filter(|_| n > 0);
        match depth {
            PlanDepth::Where => continue,
            PlanDepth::What => {
                deeds(ui, look, n, (idea, other));
                buttons(ui, room, n, idea, out);
            }
            PlanDepth::Whole => {
                numbered(ui, &[n], &idea.label);
                ui.label(RichText::new(&idea.expected).small().weak());
                prepared(ui, look, idea);
                // Not below all the reasons, which can be long.
                buttons(ui, room, n, idea, out);
                reasons(ui, look, (idea, other));
            }
        }
        ui.add_space(space::TINY);
    }
    if depth == PlanDepth::Whole {
        for line in trust {
            ui.label(RichText::new(line).small());
        }
    }
    if ui.button(tr!("dialog-dismiss")).clicked() {
        push(out, Deed::Dismiss);
    }
    ui.separator();
}

fn numbered(ui: &mut Ui, plans: &[usize], text: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(numbers(plans)));
        ui.label(text);
    });
}

/// Where to look: on the map, or in the rules.
fn glance(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (plans, there): (&[usize], &str),
    idea: &Idea,
    out: &mut Vec<Command>,
) {
    let (told, places) = idea.place_to_look_at();
    let places = match told.places.is_empty() {
        true => places,
        false => &told.places,
    };
    match idea.rule_to_look_up() {
        // One text, or the number would have a line of its own.
        Some(rule) => {
            let text = RichText::new(format!("{} {there}", numbers(plans)));
            look.cited_as(ui, text, Some(rule));
        }
        None => numbered(ui, plans, there),
    }
    if !places.is_empty() && ui.button(tr!("found-show")).clicked() {
        push(out, Deed::Light(places.to_vec()));
    }
}

/// What to do: each group with what it is there for above all.
fn deeds(ui: &mut Ui, look: &RoomLook<'_>, n: usize, (idea, first): (&Idea, Option<&PlanTold>)) {
    let told = &idea.told;
    let own = told.is_apart_from(first);
    if !own {
        numbered(ui, &[n], &idea.label);
        prepared(ui, look, idea);
        // Where no group has a task the first reason is told.
        if told.tasks.is_empty()
            && let Some(why) = idea.why.first()
        {
            look.cited_as(ui, RichText::new(&why.text).small(), why.rule);
        }
    }
    let above = Above {
        number: own.then_some(n),
        said: "",
    };
    tasks(ui, look, (told, first), above, 1);
}

/// What a plan prepares, if that is all it does: in the words of the plan that would follow,
/// and who would do what in it.
fn prepared(ui: &mut Ui, look: &RoomLook<'_>, idea: &Idea) {
    if let (Some(announced), Some(then)) = (idea.announced(), &idea.then) {
        ui.label(announced);
        let above = Above {
            number: None,
            said: &then.label,
        };
        tasks(ui, look, (&then.told, None), above, 1);
    }
}

/// What it is for, what it sets off, and why, with the answer and the alternative.
fn reasons(ui: &mut Ui, look: &RoomLook<'_>, (idea, first): (&Idea, Option<&PlanTold>)) {
    let above = Above {
        number: None,
        said: &idea.label,
    };
    tasks(ui, look, (&idea.told, first), above, usize::MAX);
    sets_off(ui, look, &idea.told);
    for why in idea.told.besides(&idea.why) {
        let text = RichText::new(&why.text).small();
        look.cited_as(ui, text, why.rule);
    }
    if !idea.answer.is_empty() {
        ui.label(tr!("idea-answer", answer = idea.answer.as_str()));
    }
    if !idea.next_turn.is_empty() {
        ui.label(&idea.next_turn);
    }
    if !idea.instead.is_empty() {
        ui.label(RichText::new(&idea.instead).weak());
    }
}

/// What stands before the tasks of a plan.
#[derive(Clone, Copy, Default)]
pub(super) struct Above<'a> {
    /// Its number, to be written before the first.
    number: Option<usize>,
    /// What was said of the plan already, and is not said again of its only group.
    said: &'a str,
}

/// What each group of a plan does, with so many of its ends, and who goes where besides;
/// of what the first plan does, too, only who.
pub(super) fn tasks(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (told, first): (&PlanTold, Option<&PlanTold>),
    mut above: Above<'_>,
    ends: usize,
) {
    let (told, both) = told.apart_from(first, ends);
    for one in &told.tasks {
        task(ui, look, one, above, ends);
        above.number = None;
    }
    if !both.is_empty() {
        ui.label(RichText::new(tr!("idea-as-first", who = both)).small());
    }
    if !told.also.is_empty() {
        let also = RichText::new(tr!("idea-also", moves = told.also.as_str())).small();
        ui.label(also).on_hover_text(tr!("idea-also-tip"));
    }
}

/// What a plan sets off besides.
pub(super) fn sets_off(ui: &mut Ui, look: &RoomLook<'_>, told: &PlanTold) {
    for what in &told.sets_off {
        let text = tr!("idea-sets-off", what = what.text.as_str());
        look.cited_as(ui, RichText::new(text).strong(), what.rule);
    }
}

fn task(ui: &mut Ui, look: &RoomLook<'_>, task: &GroupTask, above: Above<'_>, ends: usize) {
    ui.horizontal_wrapped(|ui| {
        if let Some(n) = above.number {
            ui.label(bold(numbers(&[n])));
        }
        let duty = bold(task.duty.name()).color(look.theme.accent);
        ui.label(duty).on_hover_text(task.duty.about());
        if task.who != above.said {
            ui.label(&task.who);
        }
    });
    for end in task.ends.iter().take(ends) {
        look.cited_as(ui, RichText::new(&end.text).small(), end.rule);
    }
}

fn buttons(ui: &mut Ui, room: &Room, n: usize, idea: &Idea, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let name = tr!("room-do-idea", n = n + 1);
        let does = ui.button(name).on_hover_text(tr!("found-do-tip"));
        if does.clicked() {
            push(out, Deed::Follow(n));
        }
        if !idea.places.is_empty() && ui.button(tr!("found-show")).clicked() {
            push(out, Deed::Light(idea.places.clone()));
        }
        if !idea.drawn().is_empty() {
            let on = room.computers.drawn() == Some(n);
            let drawn = ui.selectable_label(on, tr!("idea-on-map"));
            if drawn.on_hover_text(tr!("idea-on-map-tip")).clicked() {
                push(out, Deed::DrawIdea(n));
            }
        }
        if room.can_plan(idea) {
            let plan = ui.button(tr!("found-plan-it"));
            if plan.on_hover_text(tr!("found-plan-it-tip")).clicked() {
                push(out, Deed::PlanIdea(n));
            }
        }
    });
}

/// What the other side could do next, the worst first.
pub fn dangers(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    found: &Dangers,
    out: &mut Vec<Command>,
) {
    heading(ui, &tr!("dangers-title"));
    if found.list.is_empty() {
        ui.label(tr!("dangers-none"));
    }
    for (n, danger) in found.list.iter().enumerate() {
        let costs = danger.costs();
        ui.label(bold(format!("{} {costs}", numbers(&[n]))));
        task(ui, look, &danger.task, Above::default(), usize::MAX);
        ui.horizontal_wrapped(|ui| {
            if !danger.task.places.is_empty() && ui.button(tr!("found-show")).clicked() {
                push(out, Deed::Light(danger.task.places.clone()));
            }
            if !danger.task.arrows.is_empty() {
                let on = room.computers.drawn() == Some(n);
                let only = ui.selectable_label(on, tr!("danger-only"));
                if only.on_hover_text(tr!("danger-only-tip")).clicked() {
                    push(out, Deed::DrawIdea(n));
                }
            }
        });
        ui.add_space(space::TINY);
    }
    for line in &found.trust {
        ui.label(RichText::new(line).small());
    }
    if ui.button(tr!("dialog-dismiss")).clicked() {
        push(out, Deed::Dismiss);
    }
    ui.separator();
}
