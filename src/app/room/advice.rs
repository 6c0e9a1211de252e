//! What a computer advises: where to look, what to do, or the whole plan; each plan by
//! what its groups are there for.

use super::panel::RoomLook;
use super::{Deed, Room, push};
use crate::app::commands::Command;
use crate::app::panels::{bold, heading};
use crate::app::theme::space;
use crate::present::duty::{GroupTask, PlanDepth};
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
        for one in PlanDepth::ALL {
            let choice = ui.selectable_label(one == depth, one.name());
            if choice.on_hover_text(tr!("idea-depth-tip")).clicked() {
                out.push(Command::Tell(one));
            }
        }
    });
    ui.add_space(space::TINY);
    for (n, idea) in ideas.iter().enumerate() {
        match depth {
            PlanDepth::Where => glance(ui, n, idea, out),
            PlanDepth::What => {
                deeds(ui, look, n, idea);
                buttons(ui, room, n, idea, out);
            }
            PlanDepth::Whole => {
                numbered(ui, n, &idea.label);
                prepared(ui, idea);
                ui.label(RichText::new(&idea.expected).small().weak());
                // Not below all the reasons, which can be long.
                buttons(ui, room, n, idea, out);
                reasons(ui, look, idea);
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

fn numbered(ui: &mut Ui, n: usize, text: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(format!("{}.", n + 1)));
        ui.label(text);
    });
}

/// Where to look.
fn glance(ui: &mut Ui, n: usize, idea: &Idea, out: &mut Vec<Command>) {
    let look = idea.told.where_to_look(&idea.places);
    // Where nothing is known of places, there is only the decision itself.
    numbered(ui, n, if look.is_empty() { &idea.label } else { &look });
    let places = match idea.told.places.is_empty() {
        true => &idea.places,
        false => &idea.told.places,
    };
    if !places.is_empty() && ui.button(tr!("found-show")).clicked() {
        push(out, Deed::Light(places.clone()));
    }
}

/// What to do: each group with what it is there for above all.
fn deeds(ui: &mut Ui, look: &RoomLook<'_>, n: usize, idea: &Idea) {
    if idea.told.tasks.is_empty() {
        numbered(ui, n, &idea.label);
        prepared(ui, idea);
        return;
    }
    ui.label(bold(format!("{}.", n + 1)));
    for one in &idea.told.tasks {
        task(ui, look, one, 1);
    }
}

/// What a plan prepares, if that is all it does.
fn prepared(ui: &mut Ui, idea: &Idea) {
    if !idea.then.is_empty() {
        ui.label(&idea.then);
    }
}

/// What it is for, what it sets off, and why, with the answer and the alternative.
fn reasons(ui: &mut Ui, look: &RoomLook<'_>, idea: &Idea) {
    for one in &idea.told.tasks {
        task(ui, look, one, usize::MAX);
    }
    for what in &idea.told.sets_off {
        let text = tr!("idea-sets-off", what = what.text.as_str());
        look.cited_as(ui, RichText::new(text).strong(), what.rule);
    }
    for why in idea.told.besides(&idea.why) {
        let text = RichText::new(&why.text).small();
        look.cited_as(ui, text, why.rule);
    }
    if !idea.answer.is_empty() {
        ui.label(tr!("idea-answer", answer = idea.answer.as_str()));
    }
    if !idea.instead.is_empty() {
        ui.label(RichText::new(&idea.instead).weak());
    }
}

pub(super) fn task(ui: &mut Ui, look: &RoomLook<'_>, task: &GroupTask, ends: usize) {
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(task.duty.name()).color(look.theme.accent));
        ui.label(&task.who);
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
        ui.label(bold(format!("{}. {costs}", n + 1)));
        task(ui, look, &danger.task, usize::MAX);
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
