//! Drawing on the map of any game: arrows, circles and notes at the position that is
//! looked at, its tools above the map, and the words of a note.

use super::panel::RoomLook;
use super::{Deed, Room};
use crate::app::Notice;
use crate::app::annotate::{Annotator, Drawing, Tool, with_one};
use crate::app::board::Drawn;
use crate::app::board::paint::{Placement, paint};
use crate::app::cells;
use crate::app::commands::{Command, no_cursor};
use crate::app::dialogs::words_of_note;
use crate::app::keymap::Keymap;
use crate::app::panels::{drawn_here, in_one_line};
use crate::app::theme::space;
use crate::engine::NodeId;
use crate::present::annotation::{Annotation, Lasts, Meaning};
use crate::present::draw::annotations::sample;
use crate::present::system::Pointer;
use crate::space::shape::PlaceId;
use crate::words::{sentence, tr};
use egui::{RichText, Sense, TextStyle, Ui, WidgetInfo, vec2};

/// Screen points per board unit in a sample.
const SCALE: f32 = 30.0;

fn told(text: String, bad: bool) -> Option<Notice> {
    Some(Notice {
        text,
        rule: None,
        bad,
    })
}

impl Room {
    /// Drawing as it is now.
    #[must_use]
    pub const fn pen(&self) -> &Annotator<NodeId> {
        &self.pen
    }

    /// What is drawn on the map at the position that is looked at, what lasts from
    /// before first.
    #[must_use]
    pub fn drawn(&self) -> Vec<Annotation> {
        self.table.drawings_seen(self.shown_node())
    }

    /// What something asked for means while one draws; `None` if it means the game
    /// all the same.
    pub(super) fn drawing_meant(&self, command: &Command) -> Option<Drawing> {
        if !self.pen.on {
            return None;
        }
        let place = |at: &Pointer| {
            let map = self.table.map();
            match at {
                Pointer::Place(name) | Pointer::Drop(_, name) => map.named(name),
                Pointer::Unit(code) | Pointer::Stack(code) => {
                    let scene = self.scene.as_ref()?;
                    scene.model.coded(code).map(|counter| counter.hex)
                }
            }
        };
        match command {
            Command::Room(deed) => match &**deed {
                Deed::Point(at) | Deed::Menu(at, _) => place(at).map(Drawing::At),
                _ => None,
            },
            // The keyboard's pen begins an arrow, or ends it.
            Command::Activate => self.cursor.map(|to| match (self.pen.tool, self.pen.start) {
                (Tool::Line, Some(from)) => Drawing::Stroke(from, to),
                _ => Drawing::At(to),
            }),
            _ => None,
        }
    }

    /// What Escape comes to while one draws. Whether it came to anything.
    pub(super) fn leaves_pen(&mut self) -> bool {
        if self.pen.writing.is_some() {
            let drawn = self.drawn();
            self.pen.put_words_aside(&drawn);
            return true;
        }
        self.pen.start.take().is_some() || std::mem::take(&mut self.pen.on)
    }

    /// Draws, or takes up another pen.
    pub(super) fn draw(&mut self, drawing: Drawing) -> Option<Notice> {
        let here = self.hovered.or(self.cursor);
        match drawing {
            Drawing::Mode
            | Drawing::Tool(_)
            | Drawing::Meaning(_)
            | Drawing::NextMeaning
            | Drawing::Lasts(_) => self.pen.take_up(&drawing),
            Drawing::Along(along) => {
                return match Annotation::line(&along, self.pen.meaning) {
                    Some(line) => self.add(line),
                    None => None,
                };
            }
            Drawing::MoveSlip(number, by) => {
                let mut drawn = self.drawn();
                if let Some(one) = drawn.get_mut(number) {
                    *one = one.clone().moved(by);
                    return self.draw_instead(drawn);
                }
            }
            Drawing::Stroke(from, to) => {
                self.pen.start = None;
                return match self.pen.tool {
                    Tool::Line => self.add(Annotation::stroke(from, to, self.pen.meaning)),
                    _ => self.draw(Drawing::At(to)),
                };
            }
            Drawing::At(at) => {
                return match self.pen.tool {
                    Tool::Line | Tool::Freehand => {
                        self.add(Annotation::stroke(at, at, self.pen.meaning))
                    }
                    Tool::Note => {
                        self.write_at(at);
                        None
                    }
                    Tool::Erase => self.erase_at(at),
                };
            }
            Drawing::NoteHere => {
                self.pen.on = true;
                match here {
                    Some(at) => self.write_at(at),
                    None => self.pen.tool = Tool::Note,
                }
            }
            Drawing::Words(words) => {
                if let Some(at) = self.pen.take_place() {
                    let drawn = self.pen.with_words(&self.drawn(), at, &words);
                    return self.draw_instead(drawn);
                }
            }
            Drawing::NoWords => self.pen.drop_words(),
            Drawing::WordsAside => {
                let drawn = self.drawn();
                self.pen.put_words_aside(&drawn);
            }
            Drawing::EraseHere => {
                return match here {
                    Some(at) => self.erase_at(at),
                    None => told(no_cursor(), false),
                };
            }
            Drawing::Erase(number) => {
                let mut drawn = self.drawn();
                if number < drawn.len() {
                    drawn.remove(number);
                    return self.draw_instead(drawn);
                }
            }
            Drawing::EraseAll => return self.draw_instead(Vec::new()),
        }
        None
    }

    /// The keyboard's pen at a place: it begins an arrow.
    pub(super) fn begin_arrow(&mut self, from: PlaceId) {
        self.pen.start = Some(from);
    }

    fn add(&mut self, one: Annotation) -> Option<Notice> {
        let drawn = with_one(&self.drawn(), one.lasting(self.pen.lasts));
        self.draw_instead(drawn)
    }

    fn write_at(&mut self, at: PlaceId) {
        let drawn = self.drawn();
        self.pen.write_at(&drawn, at);
    }

    fn erase_at(&mut self, at: PlaceId) -> Option<Notice> {
        let map = self.table.map();
        match self.drawn().iter().rposition(|one| one.is_at(at, &map)) {
            Some(last) => self.draw(Drawing::Erase(last)),
            None => {
                let name = map.place(at).map_or("", |place| &place.name);
                told(tr!("draw-nothing-at", hex = name), false)
            }
        }
    }

    /// The note that is being written when the program ends is written.
    pub fn write_what_is_typed(&mut self) {
        let drawn = self.drawn();
        if let Some((at, words)) = self.pen.words_to_keep(&drawn) {
            let drawn = self.pen.with_words(&drawn, at, &words);
            // There was room for it when it was begun.
            let _ = self.draw_instead(drawn);
        }
    }

    fn draw_instead(&mut self, drawn: Vec<Annotation>) -> Option<Notice> {
        let at = self.shown_node();
        let before = self.drawn();
        if drawn == before {
            return None;
        }
        match self.table.draw(at, drawn) {
            Ok(()) => {
                self.pen.note(at, before);
                self.changed();
                None
            }
            Err(why) => told(why, true),
        }
    }

    /// Takes the last drawing of this moment back, or draws it again.
    pub(super) fn step_drawing(&mut self, back: bool) -> Option<Notice> {
        let at = self.shown_node();
        let before = self.drawn();
        let Some(drawn) = self.pen.step(at, &before, back) else {
            return told(
                match back {
                    true => tr!("draw-no-undo"),
                    false => tr!("draw-no-redo"),
                },
                false,
            );
        };
        let done = self.table.draw(at, drawn);
        self.changed();
        done.err().and_then(|why| told(why, true))
    }
}

/// What was drawn with the pointer means this.
pub fn drawn_by_hand(drawn: Drawn) -> Option<Drawing> {
    match drawn {
        Drawn::Stroke(from, to) => Some(Drawing::Stroke(from, to?)),
        Drawn::Line(along) => Some(Drawing::Along(along)),
        Drawn::Slip(number, by) => Some(Drawing::MoveSlip(number, by)),
    }
}

fn push(out: &mut Vec<Command>, drawing: Drawing) {
    out.push(Command::Draw(drawing));
}

/// Tools, colours, what is drawn, and the way out.
pub fn tools(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, keys: &Keymap, out: &mut Vec<Command>) {
    let key = |drawing| keys.of(&Command::Draw(drawing)).unwrap_or_default();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::SMALL;
        // A button that has no room goes to the next row, and stays whole.
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
        let note_tip = tr!(
            "draw-tool-note-tip",
            key = key(Drawing::NoteHere),
            cell = cells::cell()
        );
        let erase_tip = tr!(
            "draw-tool-erase-tip",
            key = key(Drawing::EraseHere),
            cell = cells::cell()
        );
        for (tool, name, about) in [
            (
                Tool::Line,
                tr!("draw-tool-line"),
                tr!("draw-tool-line-tip", cell = cells::cell()),
            ),
            (
                Tool::Freehand,
                tr!("draw-tool-freehand"),
                tr!("draw-tool-freehand-tip"),
            ),
            (Tool::Note, tr!("draw-tool-note"), note_tip),
            (Tool::Erase, tr!("draw-tool-erase"), erase_tip),
        ] {
            let button = egui::Button::selectable(room.pen.tool == tool, name);
            if ui.add(button).on_hover_text(about).clicked() {
                push(out, Drawing::Tool(tool));
            }
        }
        ui.separator();
        for meaning in Meaning::ALL {
            colour(ui, look, room, meaning, &key(Drawing::NextMeaning), out);
        }
        ui.separator();
        for lasts in Lasts::ALL {
            // Alone it begins as the other buttons do.
            let words = sentence(&lasts.name());
            let button = egui::Button::selectable(room.pen.lasts == lasts, words);
            let response = ui.add(button);
            response.widget_info(|| {
                let name = tr!("draw-lasts", how = lasts.name());
                let on = room.pen.lasts == lasts;
                WidgetInfo::selected(egui::Role::RadioButton, true, on, name)
            });
            if response.on_hover_text(tr!("draw-lasts-tip")).clicked() {
                push(out, Drawing::Lasts(lasts));
            }
        }
        ui.separator();
        let can = room.pen.can_undo(room.shown_node());
        drawn_here(ui, &room.drawn(), look.map, (can, keys), out);
        let ends = tr!("draw-done-tip", key = key(Drawing::Mode));
        if ui.button(tr!("draw-done")).on_hover_text(ends).clicked() {
            push(out, Drawing::Mode);
        }
        // What has begun is told in any case, what could begin where it has room.
        let hint = RichText::new(hint(look, room)).small();
        let hint = hint.color(look.theme.text_weak);
        let left = ui.available_size_before_wrap().x;
        let line = in_one_line(ui, hint, TextStyle::Small);
        if room.pen.start.is_some() || line.size().x <= left {
            ui.label(line);
        }
    });
}

/// What to do next.
fn hint(look: &RoomLook<'_>, room: &Room) -> String {
    match (room.pen.tool, room.pen.start) {
        (Tool::Line, Some(start)) => {
            let name = look.map.place(start).map_or("", |place| &place.name);
            tr!("draw-hint-begun", hex = name)
        }
        (Tool::Line, None) => tr!("draw-hint-line", cell = cells::cell()),
        (Tool::Freehand, _) => tr!("draw-hint-freehand"),
        (Tool::Note, _) => tr!("draw-hint-note", cell = cells::cell()),
        (Tool::Erase, _) => tr!("draw-hint-erase"),
    }
}

/// What is drawn about a meaning, for its tooltip.
fn about(look: &RoomLook<'_>, meaning: Meaning) -> String {
    match meaning {
        Meaning::Side(side) => tr!("draw-about-this-side", side = look.side_name(side)),
        Meaning::Key => tr!("draw-about-key"),
        Meaning::Idea => tr!("draw-about-idea"),
    }
}

/// A meaning with a sample of its colour.
fn colour(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    meaning: Meaning,
    key: &str,
    out: &mut Vec<Command>,
) {
    let on = room.pen.meaning == meaning;
    let name = meaning.name(look.map);
    let font = TextStyle::Button.resolve(ui.style());
    let ink = match on {
        true => look.theme.on_accent,
        false => look.theme.text,
    };
    let text = ui.painter().layout_no_wrap(name.clone(), font, ink);
    let size = vec2(
        40.0 + text.size().x + 8.0,
        ui.spacing().interact_size.y.max(text.size().y + 4.0),
    );
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let fill = match (on, response.hovered()) {
        (true, _) => look.theme.accent,
        (false, true) => look.theme.raised_hover,
        (false, false) => look.theme.raised,
    };
    ui.painter().rect_filled(rect, 4.0, fill);
    let place = Placement {
        origin: rect.left_center() + vec2(20.0, 0.0),
        scale: SCALE,
    };
    let drawn = sample(meaning, &look.map.sides);
    paint(ui.painter(), look.inks, place, drawn);
    let at = rect.left_center() + vec2(40.0, -text.size().y / 2.0);
    ui.painter().galley(at, text, ink);
    response.widget_info(|| {
        let name = tr!("draw-colour", meaning = name.as_str());
        WidgetInfo::selected(egui::Role::RadioButton, true, on, name)
    });
    let tip = tr!("draw-colour-tip", about = about(look, meaning), key = key);
    if response.on_hover_text(tip).clicked() {
        push(out, Drawing::Meaning(meaning));
    }
}

/// The words of a note, while they are typed.
pub fn ask_for_words(ctx: &egui::Context, room: &mut Room, out: &mut Vec<Command>) {
    let map = room.table.map();
    let Some((at, words)) = &mut room.pen.writing else {
        return;
    };
    let name = map.place(*at).map_or("", |place| &place.name);
    let done = words_of_note(ctx, "note of the room", name, words);
    out.extend(done.map(Command::Draw));
}
