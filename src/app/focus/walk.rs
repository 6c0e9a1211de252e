//! Going from region to region and from stop to stop, and coming back when what
//! had the attention is gone.

use super::lists::{Lists, in_list, to_the_end};
use super::{Region, Stop, stops};
use crate::app::Room;
use crate::app::room::Offered;
use crate::present::system::Selection;
use egui::{Context, FocusDirection, Id, Key, LayerId, Modifiers, Popup};

/// What the window remembers of the keyboard's attention.
#[derive(Default)]
pub struct Keyboard {
    /// Where it was last, while the keyboard is in use.
    last: Option<(Region, Id)>,
    /// The region it is in now.
    at: Option<Region>,
    /// The how-many-eth of its region that was.
    rank: usize,
    /// Whether it is to wait at the sentence that says what is to be decided.
    waits: bool,
    /// From that sentence Tab goes on with the how-many-eth of the decision, where the
    /// decision is still the same.
    resumes: Option<usize>,
    /// Whether it is on that sentence.
    on_head: bool,
    /// Whether anything had it in the last frame.
    had: bool,
    /// What had it in the last frame and could be done.
    open: Option<Id>,
    /// Whether it is in a dialog or menu, and comes back.
    away: bool,
    /// Where it was last in the dialog that holds it.
    in_dialog: Option<Id>,
    /// The region whose first control gets it as soon as there is one.
    owed: Option<Region>,
    /// What was to be decided in the last frame.
    offered: Option<Offered>,
    /// The line of the log it was on.
    line: Option<Id>,
    /// Tab was pressed, and whether backwards, before what it goes on from was there; so
    /// many frames it waits still.
    later: Option<(bool, u8)>,
    /// Where it was in lists.
    lists: Lists,
    /// What was picked in the last frame.
    picked: Selection,
    /// Whether something was picked or decided since it has been on the map: from there
    /// Tab goes to what the panel makes of that.
    picked_on_map: bool,
    /// Whether it is on a counter of the map.
    pub(in crate::app) on_counter: bool,
}

impl Keyboard {
    /// Whether it is on the map, and so says the hex it is on.
    pub const fn on_map(&self) -> bool {
        matches!(self.at, Some(Region::Map))
    }

    /// Whether it is on something that lies in no window over the board.
    pub const fn is_beside_windows(&self) -> bool {
        !matches!(self.at, None | Some(Region::Over))
    }

    /// What had the attention is gone, and gives it back.
    pub(in crate::app) const fn comes_back(&mut self) {
        self.away = true;
    }

    /// Whether Enter and Space belong to what has the attention, not to the game.
    pub const fn presses(&self, focused: bool) -> bool {
        focused && !self.on_head && (self.on_counter || !self.on_map())
    }

    /// Whether it waits at the sentence that says what is to be decided: there Enter is
    /// what Space is.
    pub const fn waits_at_head(&self) -> bool {
        self.on_head
    }
}

const fn decides(region: Region) -> bool {
    matches!(region, Region::Decision | Region::Ending)
}

impl Keyboard {
    /// Follows the keyboard's attention, before any key is taken for a command.
    pub(in crate::app) fn tend(&mut self, ctx: &Context, room: &Room) {
        let focused = ctx.memory(|m| m.focused());
        if ctx.input(|i| i.pointer.any_pressed()) {
            self.last = None;
            self.owed = None;
        }
        let modal = ctx.memory(|m| m.top_modal_layer()).is_some();
        self.on_head = false;
        if modal || Popup::is_any_open(ctx) {
            self.away = true;
            self.at = None;
            return self.stay_in_dialog(ctx, focused);
        }
        self.in_dialog = None;
        if let Some(layer) = room.window_over() {
            let begin = self.last.is_some();
            self.away = true;
            self.at = None;
            return self.walk_in(ctx, focused, layer, begin);
        }
        let stops = stops(ctx);
        let here = focused.and_then(|id| stops.iter().find(|s| s.id == id));
        self.at = here.map(|s| s.region);
        let offered = room.offered();
        let other = self.offered != offered;
        self.offered = offered;
        let picks = self.picked != *room.selection();
        if picks {
            self.picked.clone_from(room.selection());
        }
        self.picked_on_map = self.on_map() && (other || picks || self.picked_on_map);
        self.come_back(ctx, &stops, focused, other);
        // What was pressed can be done no more: the keyboard goes on from the sentence.
        let done = here.is_some_and(|s| s.barred && decides(s.region) && self.open == Some(s.id));
        if done && self.owed.is_none() {
            self.wait(Some(self.rank));
        }
        if let Some(stop) = here {
            self.last = Some((stop.region, stop.id));
        }
        if let Some(stop) = here.filter(|s| !s.head) {
            self.rank = in_region(&stops, stop.region)
                .take_while(|s| s.id != stop.id)
                .count();
            self.resumes = None;
            if stop.region == Region::Log && !stop.link {
                self.line = Some(stop.id);
            }
            if stop.list.is_some() {
                self.lists.note(stop.id);
            }
        }
        self.settle(ctx, &stops);
        if !ctx.text_edit_focused() {
            self.wait_with_tab(ctx, &stops, other, focused.is_some());
            self.walk(ctx, &stops);
        }
        let focused = ctx.memory(|m| m.focused());
        self.had = focused.is_some();
        let now = stops.iter().find(|s| Some(s.id) == focused);
        self.open = now.filter(|s| !s.barred).map(|s| s.id);
        self.on_head = stops.iter().any(|s| s.head && Some(s.id) == focused);
    }

    /// An arrow key leads nowhere out of a dialog: egui would find a neighbour in the window
    /// below, which cannot have the keyboard, and then nothing would have it.
    fn stay_in_dialog(&mut self, ctx: &Context, focused: Option<Id>) {
        let Some(id) = focused else {
            return;
        };
        let layer = ctx.viewport(|v| v.prev_pass.widgets.order(id).map(|(layer, _)| layer));
        if layer.is_none_or(|layer| ctx.memory(|m| m.allows_interaction(layer))) {
            self.in_dialog = Some(id);
            if let Some(to) = to_the_end(ctx, id).filter(|_| !ctx.text_edit_focused()) {
                ctx.memory_mut(|m| m.request_focus(to));
            }
        } else if let Some(before) = self.in_dialog {
            ctx.memory_mut(|m| m.request_focus(before));
            ctx.request_repaint();
        }
    }

    /// What had the attention may be gone: a dialog is closed, a button pressed
    /// that is needed no more.
    fn come_back(&mut self, ctx: &Context, stops: &[Stop], focused: Option<Id>, other: bool) {
        let back = std::mem::take(&mut self.away);
        let let_go = ctx.input(|i| i.key_pressed(Key::Escape));
        let Some((region, id)) = self.last else {
            return;
        };
        if self.owed.is_some() {
            return;
        }
        let undisturbed = self.at.is_none_or(decides);
        // What is ticked can be taken back by the same key; whatever else is pressed would
        // be another decision than the one that the person meant.
        let stays = focused == Some(id) && stops.iter().any(|s| s.id == id && s.ticks);
        let of_decision = decides(region) || region == Region::Over;
        // Where nothing has it, what is new has it, whatever was read before.
        let free = decides(region) || focused.is_none() && region != Region::Map;
        if other && free && undisturbed && !let_go && !stays {
            self.wait(None);
        } else if focused.is_none() && back {
            match stops.iter().any(|s| s.id == id) {
                true => self.attend(ctx, region, id),
                false if of_decision => self.wait(None),
                false => self.owed = Some(region),
            }
        } else if focused.is_none() && self.had && !let_go {
            // A notice or window is closed: back to what was done beside it. Where a
            // list was drawn anew, on from the same place in it.
            match of_decision {
                true => self.wait(decides(region).then_some(self.rank)),
                false => self.owed = Some(region),
            }
        }
    }

    /// There is something else to decide: the keyboard waits at the sentence that says
    /// what, and goes on from there with the how-many-eth thing.
    const fn wait(&mut self, resumes: Option<usize>) {
        self.owed = Some(Region::Decision);
        self.waits = true;
        self.resumes = resumes;
    }

    /// Gives the attention to the region that waits for it.
    fn settle(&mut self, ctx: &Context, stops: &[Stop]) {
        let Some(region) = self.owed else {
            return;
        };
        let head = stops.iter().find(|s| s.head);
        let head = head.or_else(|| stops.iter().find(|s| s.back));
        if let Some(stop) = head.filter(|_| self.waits && region == Region::Decision) {
            self.owed = None;
            self.waits = false;
            return self.attend(ctx, stop.region, stop.id);
        }
        // Where nothing is left, the decision goes on.
        let found = [region, Region::Decision].map(|r| self.first(stops, r).map(|id| (r, id)));
        if let Some((region, id)) = found.into_iter().flatten().next() {
            self.owed = None;
            self.waits = false;
            self.attend(ctx, region, id);
        }
    }

    /// Where Tab goes from the sentence that says what is to be decided: into the
    /// decision.
    fn enters_decision(&self, stops: &[Stop]) -> Option<Id> {
        let rank = self.resumes.filter(|_| self.on_head);
        let again = rank.and_then(|rank| in_region(stops, Region::Decision).take(rank + 1).last());
        let again = again.map(|stop| stop.id);
        again.or_else(|| self.first(stops, Region::Decision))
    }

    /// Whoever presses something and Tab at once means them one after the other, however
    /// late the window is: Tab waits until what was pressed is done and what is to be
    /// decided then is drawn.
    fn wait_with_tab(&mut self, ctx: &Context, stops: &[Stop], other: bool, focused: bool) {
        // Which of the two came first?
        let pressed = |event: &egui::Event| match event {
            egui::Event::Key {
                key, pressed: true, ..
            } => match key {
                Key::Enter | Key::Space => Some(true),
                Key::Tab => Some(false),
                _ => None,
            },
            _ => None,
        };
        let first = ctx.input(|i| i.events.iter().find_map(pressed));
        let first = focused && first == Some(true);
        // What was pressed is done in the next frame and drawn by the one after it.
        self.later = match self.later {
            Some((back, frames)) if other || first => Some((back, frames.max(1))),
            Some((back, 0)) => {
                self.tab(ctx, stops, back);
                None
            }
            Some((back, frames)) => Some((back, frames - 1)),
            None => None,
        };
        if other || first {
            for (modifiers, back) in [(Modifiers::SHIFT, true), (Modifiers::NONE, false)] {
                if ctx.input_mut(|i| i.consume_key(modifiers, Key::Tab)) {
                    self.later = Some((back, 2));
                }
            }
        }
        if self.later.is_some() {
            ctx.request_repaint();
        }
    }

    /// Something gets the attention, whatever egui would have done.
    fn attend(&mut self, ctx: &Context, region: Region, id: Id) {
        ctx.memory_mut(|m| {
            m.request_focus(id);
            m.move_focus(FocusDirection::None);
        });
        self.last = Some((region, id));
        self.at = Some(region);
        ctx.request_repaint();
    }

    /// The arrow keys are for the map: it has the attention from now on.
    pub(in crate::app) fn attend_map(&mut self, ctx: &Context) {
        let focused = ctx.memory(|m| m.focused());
        match focused {
            Some(_) if self.on_map() && !self.on_counter => return,
            Some(id) => ctx.memory_mut(|m| m.surrender_focus(id)),
            None => {}
        }
        self.owed = Some(Region::Map);
        ctx.request_repaint();
    }

    /// The first control of a region; the map is one, and of the log the line
    /// that was read last.
    fn first(&self, stops: &[Stop], region: Region) -> Option<Id> {
        let mut inside = stops.iter().filter(|s| match region {
            Region::Decision => decides(s.region) && !s.head,
            _ => s.region == region,
        });
        match region {
            Region::Log => {
                let lines = || stops.iter().filter(|s| s.region == region && !s.link);
                let line = self.line;
                let read = lines().find(|s| Some(s.id) == line);
                read.or_else(|| lines().next_back()).map(|s| s.id)
            }
            Region::Map => inside.next().map(|s| s.id),
            _ => {
                let any = inside.clone().next();
                let presses = inside.clone().find(|s| !s.link && !s.barred);
                let named = presses.or_else(|| inside.find(|s| !s.link));
                named.or(any).map(|s| s.id)
            }
        }
    }

    /// Where Tab stops, all around: once in the map, the log and in each list.
    fn round(&self, stops: &[Stop]) -> Vec<(Region, Id)> {
        let mut round: Vec<(Region, Id)> = Vec::new();
        let mut listed = Vec::new();
        for stop in stops.iter().filter(|s| !s.head) {
            let one = matches!(stop.region, Region::Map | Region::Log);
            if let Some(list) = stop.list.filter(|_| !one) {
                if !listed.contains(&list) {
                    listed.push(list);
                    let of = || stops.iter().filter(|s| s.list == Some(list));
                    let first = of().find(|s| !s.barred).unwrap_or(stop).id;
                    let id = self.lists.stop_in(of()).unwrap_or(first);
                    round.push((stop.region, id));
                }
            } else if !one {
                round.push((stop.region, stop.id));
            } else if round.iter().all(|&(region, _)| region != stop.region) {
                round.extend(self.first(stops, stop.region).map(|id| (stop.region, id)));
            }
        }
        round
    }

    fn walk(&mut self, ctx: &Context, stops: &[Stop]) {
        let pressed = |modifiers, key| ctx.input_mut(|i| i.consume_key(modifiers, key));
        if pressed(Modifiers::SHIFT, Key::Tab) {
            return self.tab(ctx, stops, true);
        }
        if pressed(Modifiers::NONE, Key::Tab) {
            return self.tab(ctx, stops, false);
        }
        let focused = ctx.memory(|m| m.focused());
        let here = focused.and_then(|id| stops.iter().find(|s| s.id == id));
        if let Some(stop) = here.filter(|s| s.list.is_some() && s.region != Region::Log) {
            if let Some(to) = in_list(ctx, stops, stop) {
                self.attend(ctx, stop.region, to);
            }
            ctx.memory_mut(|m| m.move_focus(FocusDirection::None));
            return;
        }
        if here.is_some_and(|s| s.head)
            && let Some(id) = self
                .enters_decision(stops)
                .filter(|_| self.resumes.is_some())
        {
            let pressed = |key| ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
            if pressed(Key::ArrowDown) || pressed(Key::ArrowUp) {
                return self.attend(ctx, Region::Decision, id);
            }
        }
        match (self.at, focused) {
            (Some(Region::Log), Some(id)) => {
                if let Some(to) = in_log(ctx, stops, id) {
                    self.attend(ctx, Region::Log, to);
                }
            }
            (Some(Region::Bar), Some(id)) => {
                if let Some(to) = in_bar(ctx, stops, id) {
                    self.attend(ctx, Region::Bar, to);
                }
            }
            _ => {}
        }
        // Other arrow keys are the map's; egui would look for a neighbour.
        ctx.memory_mut(|m| m.move_focus(FocusDirection::None));
    }

    fn tab(&mut self, ctx: &Context, stops: &[Stop], back: bool) {
        let round = self.round(stops);
        let focused = ctx.memory(|m| m.focused());
        let list_of = |id: Id| stops.iter().find(|s| s.id == id).and_then(|s| s.list);
        let list = focused.and_then(list_of);
        let at = round.iter().position(|&(region, id)| {
            let one = matches!(region, Region::Map | Region::Log);
            Some(id) == focused
                || one && self.at == Some(region)
                || !one && list.is_some() && list_of(id) == list
        });
        let count = round.len().max(1);
        let head = stops.iter().any(|s| s.head && Some(s.id) == focused);
        let into = self.enters_decision(stops).filter(|_| head);
        let into = into.and_then(|id| stops.iter().find(|s| s.id == id));
        let at_into = into.and_then(|stop| {
            let stands = |&(_, id): &(Region, Id)| {
                id == stop.id || stop.list.is_some() && list_of(id) == stop.list
            };
            round.iter().position(stands)
        });
        let picked = std::mem::take(&mut self.picked_on_map) && self.on_map() && !back;
        let made = picked
            .then(|| self.first(stops, Region::Decision))
            .flatten();
        let next = match at {
            _ if made.is_some() => made.map(|id| (Region::Decision, id)),
            _ if head && back => at_into.and_then(|n| round.get((n + count - 1) % count).copied()),
            _ if head => into.map(|stop| (stop.region, stop.id)),
            Some(n) if back => round.get((n + count - 1) % count).copied(),
            Some(n) => round.get((n + 1) % count).copied(),
            None => {
                let begin = self.last.map(|(region, _)| region);
                let begin = begin.unwrap_or(Region::Decision);
                let first = self.first(stops, begin).map(|id| (begin, id));
                first.or_else(|| round.first().copied())
            }
        };
        if let Some((region, id)) = next {
            self.owed = None;
            self.attend(ctx, region, id);
        }
    }

    /// Goes to the next region that has anything to press.
    pub(in crate::app) fn next_region(&mut self, ctx: &Context, back: bool) {
        const ALL: [Region; 5] = [
            Region::Decision,
            Region::Map,
            Region::Log,
            Region::Over,
            Region::Bar,
        ];
        let stops = stops(ctx);
        let mut open: Vec<(Region, Id)> = Vec::new();
        open.extend(
            ALL.iter()
                .filter_map(|&r| Some((r, self.first(&stops, r)?))),
        );
        let now = self.last.map(|(region, _)| match region {
            Region::Ending => Region::Decision,
            other => other,
        });
        let at = open.iter().position(|&(region, _)| Some(region) == now);
        let count = open.len().max(1);
        let next = match (at, back) {
            (Some(n), false) => (n + 1) % count,
            (Some(n), true) => (n + count - 1) % count,
            (None, false) => 0,
            (None, true) => count - 1,
        };
        if let Some(&(region, id)) = open.get(next) {
            self.attend(ctx, region, id);
        }
    }

    /// In a menu or window that has the keyboard the arrow keys and Tab go from one
    /// thing to the next, and nowhere else; to the first at once, if it is to `begin`.
    fn walk_in(&mut self, ctx: &Context, focused: Option<Id>, layer: LayerId, begin: bool) {
        let rows: Vec<Id> = ctx.viewport(|v| {
            let drawn = v.prev_pass.widgets.get_layer(layer);
            let rows = drawn.filter(|w| w.enabled && w.visible && w.sense.is_focusable());
            let pressed = rows.filter(|w| !w.sense.senses_drag());
            pressed.map(|w| w.id).collect()
        });
        let at = rows.iter().position(|&id| Some(id) == focused);
        let pressed = |modifiers, key| ctx.input_mut(|i| i.consume_key(modifiers, key));
        let up = pressed(Modifiers::SHIFT, Key::Tab) || pressed(Modifiers::NONE, Key::ArrowUp);
        let down = pressed(Modifiers::NONE, Key::Tab) || pressed(Modifiers::NONE, Key::ArrowDown);
        let count = rows.len().max(1);
        let to = match at {
            Some(n) if up => Some((n + count - 1) % count),
            Some(n) if down => Some((n + 1) % count),
            // The keyboard begins at the first.
            None if begin || down => Some(0),
            None if up => Some(count - 1),
            _ => None,
        };
        let to = to.and_then(|n| rows.get(n)).copied();
        // Whoever begins here goes on with the decision afterwards.
        if let Some(id) = to {
            self.last.get_or_insert((Region::Decision, id));
        }
        ctx.memory_mut(|m| {
            m.move_focus(FocusDirection::None);
            if let Some(id) = to {
                m.request_focus(id);
            }
        });
    }
}

/// What can be pressed in a region, but for numbers of rules and the sentence that says
/// what is to be decided.
fn in_region(stops: &[Stop], region: Region) -> impl Iterator<Item = &Stop> {
    let inside = move |s: &&Stop| s.region == region && !s.head && !s.link;
    stops.iter().filter(inside)
}

/// Where an arrow key goes from a line of the log, or from the rule in it.
fn in_log(ctx: &Context, stops: &[Stop], from: Id) -> Option<Id> {
    let log: Vec<&Stop> = stops.iter().filter(|s| s.region == Region::Log).collect();
    let at = log.iter().position(|s| s.id == from)?;
    let pressed = |key| ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    let line = |s: &&&Stop| !s.link;
    let (before, after) = (&log[..at], &log[at + 1..]);
    let to = if pressed(Key::ArrowUp) {
        // From a rule, its own line is the one before.
        before
            .iter()
            .rev()
            .filter(line)
            .nth(usize::from(log[at].link))
    } else if pressed(Key::ArrowDown) {
        after.iter().find(line)
    } else if pressed(Key::Home) {
        log.iter().find(line)
    } else if pressed(Key::End) {
        log.iter().rev().find(line)
    } else if pressed(Key::ArrowRight) {
        after.first().filter(|s| s.link)
    } else if pressed(Key::ArrowLeft) && log[at].link {
        before.last()
    } else {
        None
    };
    to.map(|s| s.id)
}

/// Where an arrow key goes in the bar; down opens a menu.
fn in_bar(ctx: &Context, stops: &[Stop], from: Id) -> Option<Id> {
    let bar: Vec<Id> = (stops.iter().filter(|s| s.region == Region::Bar))
        .map(|s| s.id)
        .collect();
    let at = bar.iter().position(|&id| id == from)?;
    let pressed = |key| ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowDown) {
        // Nothing opens where there is no menu.
        Popup::open_id(ctx, from.with("popup"));
    }
    if pressed(Key::ArrowRight) {
        bar.get(at + 1).copied()
    } else if pressed(Key::ArrowLeft) {
        at.checked_sub(1).map(|n| bar[n])
    } else {
        None
    }
}
