//! How the dice of a throw could have fallen: each result with its chance, and a line
//! that grows from it.

use super::act::{plain, refused};
use super::lines::{cut, faces_of};
use super::panel::RoomLook;
use super::scene::what_was_done;
use super::{Deed, Room};
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::focus::{self, InSight as _};
use crate::app::fresh_seed;
use crate::app::panels::{self, paint_die, titled};
use crate::app::theme::{height, line, space};
use crate::engine::{Dice as _, Die, NodeId, Seeded};
use crate::table::{Edit, Fall};
use crate::words::{self, Language, decimal, tr};
use egui::{Id, Rect, ScrollArea, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};
use std::rc::Rc;

/// So many dice of a result are drawn; of more, their faces are written.
const DRAWN: usize = 4;

/// So many results at most become lines at one stroke.
const AT_ONCE: usize = 40;

/// What a chance takes of the width, in points.
const CHANCE: f32 = 64.0;

/// The window of results.
#[derive(Default)]
pub struct Falls {
    /// Whether it is open.
    pub open: bool,
    shown: Option<Shown>,
}

/// The results of which throw, and after which change of the game.
struct Shown {
    key: (u64, NodeId, Language),
    /// What was done, and the position it led to; `None` without any throw.
    thrown: Option<(NodeId, String)>,
    falls: Rc<Vec<Fall>>,
}

impl Room {
    /// Whether the other results of a throw are shown.
    #[must_use]
    pub const fn shows_falls(&self) -> bool {
        self.falls.open
    }

    /// The last action up to the moment looked at that rolled dice, as far as whoever
    /// looks knows them.
    pub(super) fn thrown(&self) -> Option<NodeId> {
        let mut at = self.shown_node();
        while let Some(told) = self.table.told(at) {
            if !told.dice.is_empty() {
                return Some(at);
            }
            at = told.parent;
        }
        None
    }

    /// The results as they are now.
    fn all_falls(&mut self) -> (Option<(NodeId, String)>, Rc<Vec<Fall>>) {
        let key = (self.changes, self.shown_node(), words::spoken());
        if let Some(shown) = self.falls.shown.as_ref().filter(|it| it.key == key) {
            return (shown.thrown.clone(), Rc::clone(&shown.falls));
        }
        let at = self.thrown().filter(|_| self.table.is_open());
        let falls = Rc::new(at.map_or_else(Vec::new, |at| self.table.falls(at)));
        let told = at.and_then(|at| Some((at, self.table.told(at)?)));
        let thrown = told.map(|(at, told)| (at, what_was_done(told)));
        self.falls.shown = Some(Shown {
            key,
            thrown: thrown.clone(),
            falls: Rc::clone(&falls),
        });
        (thrown, falls)
    }

    /// A throw falls otherwise: a line of its own, in which the game stands from now on.
    pub(super) fn choose(&mut self, at: NodeId, faces: &[Die]) -> Option<Notice> {
        let (stood, before) = (self.table.glance().node, self.table.actions());
        let node = match self.table.choose(at, faces) {
            Ok(node) => node,
            Err(why) => return Some(refused(&why)),
        };
        self.looking = None;
        self.after_going();
        self.last_throw = self.table.told(node).and_then(|told| told.throw);
        self.verdict = self.table.glance().outcome.is_some();
        if self.table.actions() > before {
            self.grown(Edit::All(vec![Edit::Enter(stood), Edit::Delete(node)]));
        }
        let told = tr!("falls-fell", faces = faces_of(faces));
        Some(plain(told, false))
    }

    /// Every result of a throw becomes a line; the game stands where it stood.
    pub(super) fn choose_all(&mut self, at: NodeId) -> Option<Notice> {
        let stood = self.table.glance().node;
        let missing: Vec<Fall> = self.table.falls(at);
        let missing = missing.into_iter().filter(|fall| fall.node.is_none());
        let mut grown = Vec::new();
        for fall in missing.take(AT_ONCE) {
            match self.table.choose(at, &fall.faces) {
                Ok(node) => grown.push(Edit::Delete(node)),
                Err(why) => {
                    self.table.go(stood);
                    return Some(refused(&why));
                }
            }
        }
        self.table.go(stood);
        if grown.is_empty() {
            return Some(plain(tr!("falls-all-there"), false));
        }
        let told = tr!("falls-grown", n = grown.len());
        self.changed();
        self.grown(Edit::All(grown));
        Some(plain(told, false))
    }
}

/// The window, while it is open.
pub fn window(ctx: &egui::Context, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    if !room.falls.open {
        return;
    }
    let mut closed = false;
    let whole = ctx.content_rect();
    let title = tr!("falls-title");
    panels::window(&title, "results of a throw")
        .default_pos(panels::free_place(
            ctx,
            whole.left_top() + vec2(48.0, 140.0),
        ))
        .default_width((whole.width() * 0.4).clamp(280.0, 640.0))
        .constrain_to(whole)
        .resizable([true, false])
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            closed = titled(ui, &title);
            let (thrown, falls) = room.all_falls();
            let Some((at, what)) = thrown else {
                ui.label(why_none(room));
                return;
            };
            ui.label(what);
            ui.add_space(space::TINY);
            buttons(ui, at, &falls, out);
            ui.add_space(space::TINY);
            ScrollArea::vertical()
                .id_salt("results")
                .max_height((whole.height() - BESIDE).max(height::ROW * 3.0))
                .auto_shrink([false, true])
                .show_in_sight(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = space::HAIR;

                    focus::list(ui, |ui| {
                        let words: Vec<String> = falls.iter().map(told).collect();
                        let alike = alike(&words);
                        for fall in &*falls {
                            one(ui, look, (at, fall), alike, out);
                        }
                    });
                });
        });
    if closed {
        out.push(Command::Room(Box::new(Deed::Falls)));
    }
}

/// How much of the height of the screen is kept for all but the results, in points.
const BESIDE: f32 = 320.0;

fn why_none(room: &Room) -> String {
    match room.table.is_open() {
        true => tr!("falls-none"),
        false => tr!("room-closed"),
    }
}

/// Rolling again, and every result at one stroke.
fn buttons(ui: &mut Ui, at: NodeId, falls: &[Fall], out: &mut Vec<Command>) {
    let mut push = |deed| out.push(Command::Room(Box::new(deed)));
    focus::list(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let dice = falls.first().map_or(0, |fall| fall.faces.len());
            let again = ui.button(tr!("falls-again"));
            if again.on_hover_text(tr!("falls-again-about")).clicked() {
                let seed = fresh_seed();
                let faces = (1..).take(dice).map(|n| Seeded { seed }.roll(n).ok());
                if let Some(faces) = faces.collect::<Option<Vec<Die>>>() {
                    push(Deed::Choose(at, faces));
                }
            }
            let missing = falls.iter().any(|fall| fall.node.is_none());
            let all = ui.add_enabled(missing, egui::Button::new(tr!("falls-all")));
            if all.on_hover_text(tr!("falls-all-about")).clicked() {
                push(Deed::ChooseAll(at));
            }
        });
    });
}

/// What a result comes to, in words.
fn told(fall: &Fall) -> String {
    let told: Vec<&str> = fall.lines.iter().map(|it| it.told.text.as_str()).collect();
    told.join(" ")
}

/// So much of the words of every result is the same, in bytes, up to the end of a clause:
/// what they differ in has the room.
pub(super) fn alike(words: &[String]) -> usize {
    let [first, others @ ..] = words else {
        return 0;
    };
    let same = others.iter().map(|other| {
        let pairs = first.char_indices().zip(other.chars());
        let mut differs = pairs.filter(|((_, one), other)| one != other);
        let at = differs.next().map(|((at, _), _)| at);
        at.unwrap_or(first.len().min(other.len()))
    });
    let Some(same) = same.min().and_then(|same| first.get(..same)) else {
        return 0;
    };
    let ends = [": ", "; ", ", ", ". "].map(|end| same.rfind(end).map_or(0, |at| at + end.len()));
    ends.into_iter().max().unwrap_or(0)
}

/// A result.
fn one(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (at, fall): (NodeId, &Fall),
    alike: usize,
    out: &mut Vec<Command>,
) {
    let size = vec2(ui.available_width(), height::ROW);
    let (_, rect) = ui.allocate_space(size);
    let own = Id::unique("result of a throw").with(&fall.faces);
    let response = ui.interact(rect, own, Sense::click());
    let what = told(fall);
    let here = fall.node == Some(at);
    let share = tr!("room-share", share = decimal(fall.chance * 100.0, 1));
    let stands = match fall.node {
        None => String::new(),
        Some(_) if here => tr!("falls-happened"),
        Some(_) => tr!("falls-line"),
    };
    let parts = [
        faces_of(&fall.faces),
        share.clone(),
        stands.clone(),
        what.clone(),
    ];
    let parts: Vec<&str> = parts
        .iter()
        .map(String::as_str)
        .filter(|it| !it.is_empty())
        .collect();
    let said = parts.join(" · ");
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, here, &said));
    if ui.is_rect_visible(rect) {
        let theme = look.theme;
        if here || response.hovered() || response.has_focus() {
            let fill = theme.raised_hover;
            ui.painter().rect_filled(rect, space::ROUNDING, fill);
        }
        if fall.node.is_some() {
            let edge = Stroke::new(line::STRONG, theme.accent);
            ui.painter().vline(rect.left(), rect.y_range(), edge);
        }
        let middle = rect.center().y;
        let mut x = rect.left() + space::TINY;
        if fall.faces.len() <= DRAWN {
            let side = height::COUNTER;
            for die in &fall.faces {
                let square = Rect::from_min_size(pos2(x, middle - side / 2.0), vec2(side, side));
                paint_die(ui.painter(), square, die.pips(), theme);
                x += side;
            }
        } else {
            let font = TextStyle::Body.resolve(ui.style());
            let text = cut(
                ui,
                faces_of(&fall.faces),
                font,
                theme.text,
                rect.width() / 3.0,
            );
            let wide = text.size().x;
            let top = middle - text.size().y / 2.0;
            ui.painter().galley(pos2(x, top), text, theme.text);
            x += wide;
        }
        x += space::SMALL;
        let font = TextStyle::Body.resolve(ui.style());
        let parts = [
            (share, theme.text, Some(CHANCE)),
            (stands, theme.heading, None),
            (
                what.get(alike..).unwrap_or_default().to_owned(),
                theme.text_weak,
                None,
            ),
        ];
        for (text, ink, wide) in parts {
            if text.is_empty() {
                continue;
            }
            let left = rect.right() - x - space::SMALL;
            let text = cut(ui, text, font.clone(), ink, left);
            let top = middle - text.size().y / 2.0;
            let taken = wide.unwrap_or(text.size().x + space::SMALL);
            ui.painter().galley(pos2(x, top), text, ink);
            x += taken;
        }
    }
    if response.on_hover_text(&said).clicked() {
        let deed = match fall.node {
            Some(node) => Deed::Enter(node),
            None => Deed::Choose(at, fall.faces.clone()),
        };
        out.push(Command::Room(Box::new(deed)));
    }
}

#[cfg(test)]
mod tests {
    use super::alike;

    fn left(words: &[&str]) -> Vec<String> {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        let alike = alike(&words);
        words.iter().map(|word| word[alike..].to_owned()).collect()
    }

    #[test]
    fn what_every_result_says_is_left_out_and_what_they_differ_in_is_read() {
        let all = [
            "Tanks attack D2: die 1, none.",
            "Tanks attack D2: die 6, two.",
        ];
        assert_eq!(left(&all), ["die 1, none.", "die 6, two."]);
        let ukrainian = ["Удар по D2: кубик 1.", "Удар по D2: кубик 2."];
        assert_eq!(left(&ukrainian), ["кубик 1.", "кубик 2."]);
        for other in [
            &["One. Two."][..],
            &["One", "Two"],
            &["Gone", "Gone on"],
            &[],
        ] {
            assert_eq!(left(other), other, "nothing is lost");
        }
    }
}
