//! Lists: one stop of Tab each; the arrow keys go from one thing to the next.

use super::{Stop, stops};
use egui::{Context, Id, Key, Modifiers};

/// In so many lists it is remembered where the keyboard was.
const REMEMBERED: usize = 16;

/// Where the keyboard was in lists, the last place first.
#[derive(Default)]
pub(super) struct Lists(Vec<Id>);

impl Lists {
    /// It is on this thing of a list now.
    pub(super) fn note(&mut self, id: Id) {
        self.0.retain(|&other| other != id);
        self.0.insert(0, id);
        self.0.truncate(REMEMBERED);
    }

    /// Where in a list it was last.
    pub(super) fn stop_in<'a>(&self, list: impl Iterator<Item = &'a Stop>) -> Option<Id> {
        let place = |s: &Stop| self.0.iter().position(|&id| id == s.id);
        let been = list.filter_map(|s| place(s).map(|at| (at, s.id)));
        been.min_by_key(|&(at, _)| at).map(|(_, id)| id)
    }
}

/// Where Home or End goes in the list that has the keyboard's attention in a dialog: there
/// egui itself knows the arrow keys, and these two not.
pub(super) fn to_the_end(ctx: &Context, focused: Id) -> Option<Id> {
    if !ctx.input(|i| i.key_pressed(Key::Home) || i.key_pressed(Key::End)) {
        return None;
    }
    let stops = stops(ctx);
    let from = stops.iter().find(|s| s.id == focused)?;
    from.list?;
    to_an_end(ctx, &beside(&stops, from))
}

/// What lies in a list with a stop, in its order.
fn beside(stops: &[Stop], from: &Stop) -> Vec<Id> {
    let list = stops.iter().filter(|s| s.list == from.list && !s.link);
    list.map(|s| s.id).collect()
}

fn to_an_end(ctx: &Context, list: &[Id]) -> Option<Id> {
    let pressed = |key| ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    let to = match () {
        () if pressed(Key::Home) => list.first(),
        () if pressed(Key::End) => list.last(),
        () => None,
    };
    to.copied()
}

/// Where an arrow key goes in a list, however it is laid out.
pub(super) fn in_list(ctx: &Context, stops: &[Stop], from: &Stop) -> Option<Id> {
    // With Alt they mean something else.
    if ctx.input(|i| i.modifiers.alt) {
        return None;
    }
    let list = beside(stops, from);
    let at = list.iter().position(|&id| id == from.id)?;
    let pressed = |key| ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    let last = list.len().saturating_sub(1);
    let to = if pressed(Key::ArrowUp) || pressed(Key::ArrowLeft) {
        at.saturating_sub(1)
    } else if pressed(Key::ArrowDown) || pressed(Key::ArrowRight) {
        (at + 1).min(last)
    } else {
        return to_an_end(ctx, &list);
    };
    list.get(to).copied()
}
