//! A second click that was already on its way decides nothing: what has just
//! appeared under the pointer is not what was meant.

use super::App;
use super::commands::Command;
use super::opponent::seat;
use crate::systems::hells_gate::{Action, BySide, Side, State};
use egui::{Context, Pos2};

/// For so long, in seconds, something is fresh.
const DEAF_SECS: f64 = 0.5;

/// A click so near another, in points, is in the same place.
const SAME_PLACE: f32 = 12.0;

/// What the players are asked. With it the buttons change.
#[derive(Clone, PartialEq)]
struct Asked {
    room: Option<crate::app::room::Question>,
    state: State,
    die: Option<Action>,
    in_the_air: bool,
    left_undone: bool,
    hand_over: Option<Side>,
    computers: BySide<bool>,
}

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
    asked: Option<Asked>,
    clicked: Option<Pos2>,
    place: Place,
    since: f64,
}

impl App {
    fn asked(&self) -> Asked {
        Asked {
            room: self.room.as_ref().map(|room| room.question()),
            state: *self.session.state(),
            die: self.ask_die,
            in_the_air: self.in_the_air.is_some(),
            left_undone: self.left_undone.is_some(),
            hand_over: self.hand_over,
            computers: BySide::from_fn(|side| seat(&self.session.file.players[side]).is_some()),
        }
    }

    /// Notes when something else is asked than before.
    pub(super) fn note_fresh(&mut self, ctx: &Context) {
        let now = self.asked();
        let clicked = self.fresh.clicked.take();
        let before = self.fresh.asked.replace(now.clone());
        let Some(before) = before.filter(|before| *before != now) else {
            return;
        };
        let passes = |asked: &Asked| {
            asked
                .room
                .as_ref()
                .map(|room| (room.to_act, room.computers))
        };
        let of_room =
            now.room.as_ref().is_some_and(|room| room.computers) && passes(&before) != passes(&now);
        let computers = now.computers.soviet || now.computers.german;
        let passed = before.state.to_act() != now.state.to_act();
        self.fresh.place = if of_room || before.computers != now.computers || computers && passed {
            Place::Everywhere
        } else {
            let at = clicked.or_else(|| ctx.pointer_latest_pos());
            at.map_or(Place::Nowhere, Place::At)
        };
        self.fresh.since = ctx.input(|i| i.time);
    }

    /// Drops what a click decides that came too soon to be meant for what it hit.
    pub(super) fn drop_hasty(&mut self, ctx: &Context, out: &mut Vec<Command>) {
        let (click, now) = ctx.input(|i| {
            let at = i.pointer.interact_pos();
            (at.filter(|_| i.pointer.any_click()), i.time)
        });
        let Some(at) = click else { return };
        let hit = match self.fresh.place {
            Place::Nowhere => false,
            Place::At(place) => place.distance(at) <= SAME_PLACE,
            Place::Everywhere => true,
        };
        if hit && now - self.fresh.since < DEAF_SECS {
            out.retain(|c| !c.decides() && !matches!(c, Command::GiveDie(_) | Command::HandedOver));
            out.retain(|c| !matches!(c, Command::Room(deed) if deed.decides()));
        }
        self.fresh.clicked = Some(at);
    }
}
