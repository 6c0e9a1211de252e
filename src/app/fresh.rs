//! A second click that was already on its way decides nothing: what has just
//! appeared under the pointer is not what was meant.

use super::commands::Command;
use super::room::PanelState;
use egui::{Context, Pos2};

/// For so long, in seconds, everything is fresh when the decision passes from or to a
/// computer.
const DEAF_SECS: f64 = 0.5;

/// For so long where the hand is that changed it: a slow double click takes as long. Whoever
/// means what is new there reads it first, which takes longer.
const DEAF_HERE_SECS: f64 = 0.8;

/// A click so near another, in points, is in the same place.
const SAME_PLACE: f32 = 12.0;

/// Where something else is asked than a moment ago.
#[derive(Clone, Copy, PartialEq, Default)]
enum Place {
    #[default]
    Nowhere,
    /// Where the hand is.
    At(Pos2),
    /// The decision has passed from or to a computer.
    Everywhere,
}

/// What has just changed under the pointer.
#[derive(Default)]
pub(super) struct Fresh {
    asked: Option<PanelState>,
    clicked: Option<Pos2>,
    place: Place,
    since: f64,
}

impl Fresh {
    /// Notes when something else is asked than before.
    pub(super) fn note(&mut self, ctx: &Context, now: PanelState) {
        let clicked = self.clicked.take();
        let before = self.asked.replace(now.clone());
        let Some(before) = before.filter(|before| *before != now) else {
            return;
        };
        let passes = (before.to_act, before.computers) != (now.to_act, now.computers);
        let computers = before.computers != now.computers || now.computers && passes;
        self.place = if computers {
            Place::Everywhere
        } else {
            let at = clicked.or_else(|| ctx.pointer_latest_pos());
            at.map_or(Place::Nowhere, Place::At)
        };
        self.since = ctx.input(|i| i.time);
    }

    /// Drops what a click decides that came too soon to be meant for what it hit.
    pub(super) fn drop_hasty(&mut self, ctx: &Context, out: &mut Vec<Command>) {
        let (click, now) = ctx.input(|i| {
            let at = i.pointer.interact_pos();
            (at.filter(|_| i.pointer.any_click()), i.time)
        });
        let Some(at) = click else { return };
        let deaf = match self.place {
            Place::At(place) if place.distance(at) <= SAME_PLACE => DEAF_HERE_SECS,
            Place::Nowhere | Place::At(_) => 0.0,
            Place::Everywhere => DEAF_SECS,
        };
        if now - self.since < deaf {
            out.retain(|c| !matches!(c, Command::Room(deed) if deed.decides()));
        }
        self.clicked = Some(at);
    }
}
