//! Where the keyboard is. The window has regions, and Tab visits them in an
//! order of their own, whatever is drawn first: what is to be decided comes
//! before everything else, and map and log are one stop each.
//!
//! While drawing, each region says what it drew ([`within`]); [`walk`] goes on
//! from there.

mod lists;
mod ring;
mod walk;

pub use ring::paint_ring;
pub use walk::Keyboard;

use crate::words::tr;
use egui::accesskit::{HasPopup, Live, Role};
use egui::scroll_area::ScrollAreaOutput;
use egui::{Context, Id, InnerResponse, LayerId, Order, Rect, Response, ScrollArea, Ui, UiKind};

/// A region of the window, in the order in which Tab visits them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Region {
    /// What is to be decided, and the card of the tour.
    Decision,
    /// What ends the decision: rolling, the end of the phase.
    Ending,
    /// The map.
    Map,
    /// The log.
    Log,
    /// What lies over the map: notices, answers, legend, card.
    Over,
    /// Menus, undo, score; and what belongs to no other.
    Bar,
}

/// What each region drew in this frame.
#[derive(Clone, Default)]
struct Marks {
    /// From which widget of the window on which region is drawn.
    regions: Vec<(usize, Region)>,
    /// Numbers of rules within text: no decisions by themselves.
    links: Vec<Id>,
    /// Fields to type in: like edges they sense the hand.
    fields: Vec<Id>,
    /// What is to be decided, as a sentence: there the keyboard waits.
    head: Option<Id>,
    /// What leads back to that from elsewhere: there it waits where there is no sentence.
    back: Option<Id>,
    /// What can be ticked: pressed again, it is as it was.
    ticks: Vec<Id>,
    /// What cannot be done now: the keyboard comes to it and hears why.
    barred: Vec<Id>,
    /// From which to which widget of a layer a list goes.
    lists: Vec<(LayerId, usize, usize)>,
}

impl Marks {
    /// The region of the widget with this number.
    fn region(&self, n: usize) -> Region {
        let after = self.regions.partition_point(|&(from, _)| from <= n);
        let last = after.checked_sub(1).and_then(|i| self.regions.get(i));
        last.map_or(Region::Bar, |&(_, region)| region)
    }
}

impl Marks {
    /// The list that the widget with this number of a layer stands in.
    fn list(&self, layer: LayerId, n: usize) -> Option<usize> {
        let inside =
            |&(of, from, to): &(LayerId, usize, usize)| of == layer && (from..to).contains(&n);
        self.lists.iter().position(inside)
    }
}

/// Something that can have the keyboard's attention.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Stop {
    id: Id,
    region: Region,
    link: bool,
    /// Whether it is the sentence that says what is to be decided.
    head: bool,
    /// Whether it leads back to that.
    back: bool,
    /// Whether it can be ticked.
    ticks: bool,
    /// Whether it only tells why it cannot be done.
    barred: bool,
    /// The list it stands in: Tab stops there once, the arrow keys go on.
    list: Option<usize>,
    rect: Rect,
}

fn key() -> Id {
    Id::unique("regions of the window")
}

/// A frame begins: nothing is drawn yet.
pub fn begin(ctx: &Context) {
    ctx.data_mut(|d| d.insert_temp(key(), Marks::default()));
}

/// Everything is drawn: the handles that egui leaves without a name get one.
pub fn end(ctx: &Context) {
    let handles: Vec<Id> = ctx.viewport(|v| {
        let drawn = v.this_pass.widgets.layers().flat_map(|(_, all)| all);
        let drags = drawn.filter(|w| w.sense.is_focusable() && w.sense.senses_drag());
        drags.map(|w| w.id).collect()
    });
    for id in handles {
        ctx.accesskit_node_builder(id, |node| {
            if node.label().is_some() {
                return;
            }
            match node.role() {
                Role::Splitter => node.set_label(tr!("panel-edge")),
                Role::Unknown => {
                    node.set_role(Role::TitleBar);
                    node.set_label(tr!("window-title-bar"));
                }
                _ => {}
            }
        });
    }
}

/// Draws something as a part of a region.
pub fn within<R>(ui: &mut Ui, region: Region, draw: impl FnOnce(&mut Ui) -> R) -> R {
    if ui.layer_id() != LayerId::background() {
        return draw(ui);
    }
    let outside = mark(ui, region);
    let drawn = draw(ui);
    mark(ui, outside);
    drawn
}

/// Draws a list: one stop of Tab, in which the arrow keys go from one to the next.
pub fn list<R>(ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let (layer, from) = (ui.layer_id(), so_far(ui));
    let drawn = draw(ui);
    let to = so_far(ui);
    if to > from {
        ui.data_mut(|d| {
            let marks = d.get_temp_mut_or_default::<Marks>(key());
            marks.lists.push((layer, from, to));
        });
    }
    drawn
}

/// From here on this region is drawn. The region until here.
fn mark(ui: &Ui, region: Region) -> Region {
    let from = so_far(ui);
    ui.data_mut(|d| {
        let marks = d.get_temp_mut_or_default::<Marks>(key());
        let before = marks.regions.last().map_or(Region::Bar, |&(_, r)| r);
        marks.regions.push((from, region));
        before
    })
}

/// How many widgets the layer has so far.
fn so_far(ui: &Ui) -> usize {
    let layer = ui.layer_id();
    ui.ctx()
        .viewport(|v| v.this_pass.widgets.get_layer(layer).count())
}

/// Notes something of a widget for this frame.
fn noted(response: &Response, note: impl FnOnce(&mut Marks, Id)) {
    let marks = |d: &mut egui::util::IdTypeMap| {
        note(d.get_temp_mut_or_default(key()), response.id);
    };
    response.ctx.data_mut(marks);
}

/// The number of a rule within text: it can be read up, but is no decision.
pub fn link(response: &Response) {
    noted(response, |marks, id| marks.links.push(id));
}

/// The sentence that says what is to be decided. There the keyboard waits when the
/// decision is a new one: nothing is pressed there but what the decision's own key is for.
pub fn head(response: &Response) {
    noted(response, |marks, id| marks.head = Some(id));
}

/// What leads back to what is to be decided: who goes elsewhere by a key waits there, where
/// a key pressed once too often changes nothing.
pub fn leads_back(response: &Response) {
    noted(response, |marks, id| marks.back = Some(id));
}

/// Something to tick: whoever ticks it by keyboard stays there.
pub fn ticks(response: &Response) {
    noted(response, |marks, id| marks.ticks.push(id));
}

/// Something that cannot be done now and says why: the keyboard goes to it from its
/// neighbours, and never at first.
pub fn barred(response: &Response) {
    noted(response, |marks, id| marks.barred.push(id));
}

/// A field to type in, beside which play goes on: Tab comes to it.
pub fn field(response: &Response) {
    noted(response, |marks, id| marks.fields.push(id));
}

/// A screen reader says it when it changes, without being asked.
pub fn spoken(response: &Response) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// A button that opens a menu: whether it is open is told, too.
pub fn opens_menu<R>(menu: &InnerResponse<Option<R>>) {
    let open = menu.inner.is_some();
    let button = &menu.response;
    button.ctx.accesskit_node_builder(button.id, |node| {
        node.set_has_popup(HasPopup::Menu);
        node.set_expanded(open);
    });
}

/// The window says its name to whoever hears it and does not see its frame.
pub fn is_called(ctx: &Context, name: &str) {
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(name));
}

/// A dialog says its name, and that nothing beside it can be reached.
pub fn is_dialog(ui: &Ui, name: &str) {
    dialog(ui, name, true);
}

/// A window beside which play goes on says its name.
pub fn is_window(ui: &Ui, name: &str) {
    dialog(ui, name, false);
}

fn dialog(ui: &Ui, name: &str, modal: bool) {
    // What it has room for: its own size is known only when all of it is drawn.
    let room = ui.max_rect().intersect(ui.ctx().content_rect());
    // The layer that holds others back is the dialog; there are not two of them.
    let layer = ui
        .stack()
        .iter()
        .find(|above| above.kind() == Some(UiKind::Modal));
    let id = layer.map_or(ui.unique_id(), |above| above.unique_id);
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Dialog);
        node.set_label(name);
        if modal {
            node.set_modal();
        }
        node.set_bounds(egui::accesskit::Rect {
            x0: room.min.x.into(),
            y0: room.min.y.into(),
            x1: room.max.x.into(),
            y1: room.max.y.into(),
        });
    });
}

/// What can be scrolled and follows the keyboard.
pub trait InSight {
    /// Draws what can be scrolled; whatever of it gets the keyboard's attention comes
    /// into sight.
    fn show_in_sight<R>(self, ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> ScrollAreaOutput<R>;
}

impl InSight for ScrollArea {
    fn show_in_sight<R>(self, ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> ScrollAreaOutput<R> {
        self.show(ui, |ui| in_sight(ui, draw))
    }
}

/// The same of a part of it, where it draws no more than what is seen.
pub fn in_sight<R>(ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let before = so_far(ui);
    let drawn = draw(ui);
    let focused = ui.memory(|m| m.focused().filter(|&id| !m.had_focus_last_frame(id)));
    let Some(id) = focused else { return drawn };
    let layer = ui.layer_id();
    let inside = ui.ctx().viewport(|v| {
        let order = v.this_pass.widgets.order(id);
        order.is_some_and(|(of, n)| of == layer && n >= before)
    });
    if inside && let Some(response) = ui.ctx().read_response(id) {
        response.scroll_to_me(None);
    }
    drawn
}

/// Everything that can have the keyboard's attention, region by region, as it
/// was drawn last.
fn stops(ctx: &Context) -> Vec<Stop> {
    let marks: Marks = ctx.data(|d| d.get_temp(key())).unwrap_or_default();
    // What lies on top comes first.
    let mut layers: Vec<LayerId> = ctx.memory(|m| m.layer_ids().collect());
    layers.retain(|l| *l != LayerId::background() && l.order != Order::Tooltip);
    layers.push(LayerId::background());
    layers.reverse();
    let mut all = Vec::new();
    ctx.viewport(|v| {
        for &layer in &layers {
            let ground = layer == LayerId::background();
            let drawn = v.prev_pass.widgets.get_layer(layer).enumerate();
            for (n, w) in drawn.filter(|(_, w)| w.enabled && w.visible && w.sense.is_focusable()) {
                let region = match ground {
                    true => marks.region(n),
                    false => Region::Over,
                };
                // Edges and handles are for the hand, but for the map itself.
                let field = marks.fields.contains(&w.id);
                if region == Region::Map || field || !w.sense.senses_drag() {
                    all.push(Stop {
                        id: w.id,
                        region,
                        link: marks.links.contains(&w.id),
                        head: marks.head == Some(w.id),
                        back: marks.back == Some(w.id),
                        ticks: marks.ticks.contains(&w.id),
                        barred: marks.barred.contains(&w.id),
                        list: marks.list(layer, n),
                        rect: w.rect,
                    });
                }
            }
        }
    });
    // The bar is partly drawn from the right.
    all.sort_by(|a, b| {
        let place = |s: &Stop| match s.region {
            Region::Bar => (s.rect.top() as i32 / 8, s.rect.left() as i32),
            _ => (0, 0),
        };
        // What can be read up beside a decision comes after what ends it.
        let rank = |s: &Stop| match (s.region, s.link) {
            (Region::Decision, true) => (Region::Ending, true),
            (region, _) => (region, false),
        };
        (rank(a), place(a)).cmp(&(rank(b), place(b)))
    });
    all
}
