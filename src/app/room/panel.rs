//! The panel of a decision: who decides what, what there is to see and to tick,
//! and the buttons that end it, always in the same place.

use super::scene::Scene;
use super::{
    Correctable, Deed, Room, chances, coach, dice, foot, log, over, ranked, remark, report, row,
    tour_card, way,
};
use crate::app::commands::{Command, Dialog};
use crate::app::focus::{self, InSight as _, Region, within};
use crate::app::keymap::Keymap;
use crate::app::panels::{bold, heading, in_letters, in_one_line};
use crate::app::theme::{Palette, Theme, space};
use crate::engine::SideNo;
use crate::present::board::{CounterView, MapView};
use crate::present::book::Rulebook;
use crate::present::system::{
    Block, Cited, Effect, Fact, ReceiptRow, Row, Selection, Throw, WindowPart,
};
use crate::table::person_at;
use crate::words::{sentence, tr};
use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::text_selection::LabelSelectionState;
use egui::{Align, Color32, FontSelection, RichText, Stroke, TextStyle, Ui, WidgetInfo, vec2};
use std::cell::RefCell;

/// How close things stand in the panel: that depends on how high it is, and on nothing
/// that is done in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Density {
    /// There is room for hardly one row: what is to be decided comes first, and the log
    /// after all else.
    Tight,
    /// In a low window, or with large text: one line says who decides and when, and
    /// the log is folded.
    Close,
    /// Everything has its room.
    Roomy,
}

impl Density {
    fn of(high: f32) -> Self {
        match high {
            ..340.0 => Self::Tight,
            ..500.0 => Self::Close,
            _ => Self::Roomy,
        }
    }

    /// What is to be decided has so many lines, where so much room is beside the number
    /// of its rule. A sentence of fifty letters has no room in two short lines.
    const fn prompt(self, width: f32) -> usize {
        match self {
            Self::Roomy => 3,
            Self::Close if width < NARROW => 3,
            Self::Tight | Self::Close => 2,
        }
    }

    /// So many buttons that end a decision stand in so many rows, each so high: what
    /// they do, and how likely it is to work.
    const fn foot(self, buttons: usize) -> (usize, f32) {
        match self {
            // Four beside each other would have no room for their words.
            Self::Roomy if buttons > 3 => (2, 44.0),
            Self::Roomy => (1, 60.0),
            Self::Tight | Self::Close => (1, 44.0),
        }
    }
}

/// A line of the prompt that is less wide is short, in points.
const NARROW: f32 = 200.0;

/// Who decides, and when that is, is not cut off where letters of this share of their size
/// have the room.
const LEAST_LETTERS: f32 = 0.78;

/// The number of a rule has at least so much room beside what it is about, in points.
const RULE: f32 = 52.0;

/// How much room the number of a rule takes beside a text: what is longer than usual
/// would push the lines after it out of their column.
pub fn room_of_rule(ui: &Ui, rule: Option<&str>) -> f32 {
    rule.map_or(0.0, |rule| {
        let text = RichText::new(format!("[{rule}]")).small();
        let text = in_one_line(ui, text, TextStyle::Small);
        RULE.max(text.size().x + space::SMALL)
    })
}

/// What everything drawn in a room may look at, and where it says what was done.
pub struct RoomLook<'a> {
    /// Colours and sizes.
    pub theme: &'a Palette,
    /// Colours of the board.
    pub inks: &'a Theme,
    /// The map, for its sides.
    pub map: &'a MapView,
    /// The counters on the map: a row about a unit shows its own.
    pub counters: &'a [CounterView],
    /// The keys as they are now.
    pub keys: &'a Keymap,
    /// The rules, for what a number says.
    pub book: &'a Rulebook,
    /// The actions that the card of a tour asks for, in notation.
    pub asked: Vec<String>,
    /// Rules that were clicked.
    pub cited: RefCell<Vec<Command>>,
}

impl RoomLook<'_> {
    /// The colour of a side.
    pub fn ink(&self, side: SideNo) -> Color32 {
        self.inks.color(self.map.side(side).ink.mark)
    }

    /// What a side is called.
    pub fn side_name(&self, side: SideNo) -> &str {
        &self.map.side(side).name
    }

    /// A sentence with the number of its rule.
    pub fn cited(&self, ui: &mut Ui, said: &Cited) {
        self.cited_as(ui, RichText::new(&said.text), said.rule);
    }

    /// A text with the number of its rule.
    pub fn cited_as(&self, ui: &mut Ui, text: RichText, rule: Option<&'static str>) {
        self.cited_under(ui, None, text, rule);
    }

    /// The same with a word before it that says what it is about.
    fn cited_under(
        &self,
        ui: &mut Ui,
        head: Option<RichText>,
        text: RichText,
        rule: Option<&'static str>,
    ) {
        // One text, so that its lines stand equally far apart; the number of the rule
        // is the end of it and goes with the last word.
        let mut words = text.text().to_owned();
        let mut job = LayoutJob::default();
        job.wrap.max_width = ui.available_width();
        let put = |job: &mut LayoutJob, text: RichText| {
            text.append_to(job, ui.style(), FontSelection::Default, Align::Max);
        };
        if let Some(head) = head {
            words = format!("{} {words}", head.text());
            put(&mut job, head);
            put(&mut job, RichText::new(" ").small());
        }
        put(&mut job, text);
        let id = ui.next_auto_id().with("rule");
        let number = rule.map(|rule| {
            let small = TextStyle::Small.resolve(ui.style());
            let ink = self.ink_of_rule(ui, id);
            let line = job.sections.first().map(|it| it.format.clone());
            let number = format!("[{rule}]");
            let from = job.text.chars().count() + 1;
            job.append("\u{a0}", 0.0, line.unwrap_or_default());
            job.append(&number, 0.0, TextFormat::simple(small, ink));
            (rule, from..from + number.chars().count())
        });
        let galley = ui.painter().layout_job(job);
        let (rect, response) = ui.allocate_exact_size(galley.size(), egui::Sense::hover());
        let ends = number.map(|(rule, chars)| {
            let at = |n: usize| galley.pos_from_cursor(CCursor::new(n));
            let (from, to) = (at(chars.start), at(chars.end));
            (rule, from.union(to).translate(rect.min.to_vec2()))
        });
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &words));
        LabelSelectionState::label_text_selection(
            ui,
            &response,
            rect.min,
            galley,
            self.theme.text,
            Stroke::NONE,
        );
        if let Some((rule, rect)) = ends {
            let number = ui.interact(rect, id, egui::Sense::click());
            self.leads_to_rule(number, rule);
        }
    }

    /// The number of a rule steps back until it is wanted: pointed at, or reached by
    /// the keyboard.
    fn ink_of_rule(&self, ui: &Ui, id: egui::Id) -> Color32 {
        let near = ui.ctx().read_response(id);
        match near.is_some_and(|it| it.hovered() || it.has_focus()) {
            true => self.theme.accent,
            false => self.theme.text_weak,
        }
    }

    /// The number of a rule: what it says is its tooltip, and a click opens it.
    pub fn rule(&self, ui: &mut Ui, rule: &'static str) {
        let ink = self.ink_of_rule(ui, ui.next_auto_id());
        let text = RichText::new(format!("[{rule}]")).small().color(ink);
        let text = in_one_line(ui, text, TextStyle::Small);
        let response = ui.add(
            egui::Label::new(text)
                .selectable(false)
                .sense(egui::Sense::click()),
        );
        self.leads_to_rule(response, rule);
    }

    /// What says the number of a rule leads to it.
    fn leads_to_rule(&self, response: egui::Response, rule: &'static str) {
        focus::link(&response);
        response.widget_info(|| {
            WidgetInfo::labeled(egui::Role::Link, true, tr!("rule-link", rule = rule))
        });
        let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
        let response = response.on_hover_ui(|ui| {
            ui.set_max_width(360.0);
            match self.book.find(rule) {
                Some(entry) => {
                    ui.label(bold(format!("{} {}", entry.number, entry.title)));
                    ui.label(entry.summary());
                    ui.weak(tr!("rule-click"));
                }
                None => {
                    ui.label(tr!("rule-link", rule = rule));
                }
            }
        });
        if response.clicked() {
            let open = Command::Rule(Some(rule.to_owned()));
            self.cited.borrow_mut().push(open);
        }
    }
}

/// A reason as one text with the number of its rule.
pub(super) fn reason(why: &Cited) -> String {
    match why.rule {
        Some(rule) => format!("{} [{rule}]", why.text),
        None => why.text.clone(),
    }
}

/// The whole panel: at the time `now` of the window, with the log below if it has no
/// place of its own, and with the pace at which a turn is played again.
pub fn panel(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    scene: &Scene,
    (now, with_log, pace): (f64, bool, u8),
    out: &mut Vec<Command>,
) {
    let density = Density::of(ui.available_height());
    // One thing, whatever is in it: what stands below keeps the attention.
    ui.scope(|ui| prompt(ui, look, room, scene, density));
    let high = ui.available_height();
    if with_log && density == Density::Close {
        egui::Panel::bottom("log of the room, folded")
            .resizable(false)
            .show(ui, |ui| log::folded(ui, look, room, scene, high, out));
    } else if with_log && density == Density::Roomy {
        egui::Panel::bottom("log of the room")
            .resizable(true)
            .default_size((high * 0.22).clamp(60.0, 260.0))
            .size_range(40.0..=(high * 0.7).max(60.0))
            .show(ui, |ui| log::log(ui, look, room, scene, out));
    }
    if room.looking.is_none() && !scene.panel.foot.is_empty() {
        let (rows, high) = density.foot(scene.panel.foot.len());
        let shown = egui::Panel::bottom("foot of the decision")
            .resizable(false)
            .exact_size(rows as f32 * (high + space::SMALL) + space::SMALL)
            .show(ui, |ui| {
                within(ui, Region::Ending, |ui| {
                    // Nobody has said yet that it is they who look.
                    if room.hand_over.is_none() {
                        foot::foot(ui, (look, room), (&scene.panel.foot, rows, high), out);
                    }
                });
            });
        let rect = shown.response.rect;
        tour_card::about_part(ui, look, room, WindowPart::Foot, rect);
    }
    if room.looking.is_some() {
        egui::Panel::bottom("steps from moment to moment")
            .resizable(false)
            .show(ui, |ui| way::foot(ui, look, (room, scene), look.keys, out));
    }
    egui::CentralPanel::default().show(ui, |ui| {
        let picks = picks_so_far(ui, room, scene);
        egui::ScrollArea::vertical()
            // Ticking one thing after another leaves the rows where they are.
            .id_salt((about(scene), since(scene), picks))
            .auto_shrink([false, false])
            .show_in_sight(ui, |ui| {
                // The bar lies over nothing.
                ui.set_max_width(ui.available_width() - space::SMALL);
                // What is being put together stands above what was advised, and above what
                // the coach said; that stands above what the other side did since.
                let acts = room.looking.is_none() && puts_together(room, scene);
                let speaks = room.coach().speaks_of().is_some();
                let said_before = acts && speaks;
                if speaks && !said_before {
                    coach::card(ui, look, room, out);
                }
                if room.hand_over.is_none() {
                    report::in_panel(ui, look, (room, scene), pace, out);
                }
                if !speaks {
                    coach::card(ui, look, room, out);
                }
                over::at_work(ui, look, room, out);
                if !acts {
                    over::answer(ui, look, room, out);
                }
                match room.looking {
                    Some(node) => {
                        looked_at(ui, look, scene, node);
                        if !room.remarking {
                            remark::edit(ui, look, room, out);
                        }
                    }
                    None => body(ui, look, (room, scene, density), now, out),
                }
                if said_before {
                    ui.separator();
                    coach::card(ui, look, room, out);
                }
                if acts {
                    if room.found().is_some() {
                        ui.separator();
                    }
                    over::answer(ui, look, room, out);
                }
                if with_log && density == Density::Tight {
                    ui.separator();
                    log::folded(ui, look, room, scene, high, out);
                }
            });
    });
}

/// What the panel is about: what its rows stand under, or what is decided.
fn about(scene: &Scene) -> &str {
    let heads = scene.panel.body.iter().find_map(|block| match block {
        Block::Heading(head) => Some(head.as_str()),
        _ => None,
    });
    heads.unwrap_or(&scene.panel.prompt.now.text)
}

/// Whether something is picked, a target as well, or has been ticked.
fn puts_together(room: &Room, scene: &Scene) -> bool {
    let mut rows = scene.panel.body.iter().filter_map(as_row);
    let Selection {
        units,
        place,
        draft,
        hovered: _,
    } = room.selection();
    let picked = !units.is_empty() || place.is_some() || !draft.is_empty();
    picked || rows.any(|row| row.ticked == Some(true))
}

/// Since when whoever decides has been deciding, in actions: what they come to anew is
/// read from its beginning, wherever something of the same name was left.
fn since(scene: &Scene) -> usize {
    let told = scene.told.get(..scene.glance.ply).unwrap_or(&scene.told);
    let other = told.iter().rposition(|it| it.by != scene.glance.to_act);
    other.map_or(0, |last| last + 1)
}

/// How often something was picked that the panel is about now; 0 while nothing is. What is
/// picked, and what is put together, is read from its beginning, however far it was read
/// the last time; a list that one comes back to is as it was left.
fn picks_so_far(ui: &Ui, room: &Room, scene: &Scene) -> u64 {
    let rows = || scene.panel.body.iter().filter_map(as_row);
    // Where somebody can be picked it is a list still, whatever can be ticked in it.
    let list = rows().any(|row| row.ticked.is_none() && !row.units.is_empty());
    let ticks = rows().any(|row| row.ticked.is_some()) && !list;
    let picked = !room.picked().is_empty() || ticks;
    let about = about(scene);
    ui.data_mut(|data| {
        let id = egui::Id::unique("picks of the panel");
        let (known, picks): &mut (String, u64) = data.get_temp_mut_or_default(id);
        if known != about {
            about.clone_into(known);
            *picks += u64::from(picked);
        }
        if picked { *picks } else { 0 }
    })
}

/// A name and what is made of it have so many letters in common: "Deutsche" and "deutsche
/// Kampfphase", "Sowjets" and "sowjetische".
const STEM: usize = 5;

/// Whether the words name this side, in whatever form.
pub(super) fn names(words: &str, side: &str) -> bool {
    let stem: String = side.to_lowercase().chars().take(STEM).collect();
    let words = words.to_lowercase();
    let mut words = words.split(|c: char| !c.is_alphanumeric());
    !stem.is_empty() && words.any(|word| word.starts_with(&stem))
}

/// Who decides what, and when that is.
fn prompt(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, scene: &Scene, density: Density) {
    let who = scene.panel.prompt.who.filter(|_| room.looking.is_none());
    let colour = who.map_or(look.theme.text_weak, |side| look.ink(side));
    egui::Frame::new()
        .fill(colour)
        .inner_margin(egui::Margin::symmetric(space::MARGIN[1], space::MARGIN[0]))
        .corner_radius(space::ROUNDING)
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            let [turn, part, phase] = &scene.time;
            // A game need not name all three.
            let joined = |words: &[&str]| {
                let words = words.iter().copied().filter(|word| !word.is_empty());
                words.collect::<Vec<_>>().join(" · ")
            };
            // What names the side is enough: nothing is said twice.
            let (text, beside) = match who {
                Some(side) => {
                    let name = look.side_name(side);
                    // Where the phase says whose turn it is, a part of the turn that is a
                    // side's would only say it again.
                    let told = SideNo::BOTH.map(|side| look.side_name(side));
                    let is_told = |words: &str| told.iter().any(|side| names(words, side));
                    let other = |words: &'_ String| match names(words, name) {
                        true => String::new(),
                        false => words.clone(),
                    };
                    let part = match is_told(phase) && is_told(part) {
                        true => String::new(),
                        false => other(part),
                    };
                    let text = if names(phase, name) { phase } else { name };
                    (text.to_owned(), joined(&[&part, &other(phase)]))
                }
                None => match &scene.glance.outcome {
                    // Nobody's turn any more.
                    Some((_, words)) if room.looking.is_none() => (words.clone(), String::new()),
                    _ => (part.clone(), phase.clone()),
                },
            };
            // Two lines, or one, whatever they say: nothing below moves.
            ui.spacing_mut().item_spacing.y = space::HAIR;
            // Smaller where it would be cut off.
            let line = |ui: &mut Ui, words: &str, styles: &[TextStyle], least: f32| {
                let ink = look.theme.on_accent;
                let set = |ui: &Ui, style: &TextStyle, scale: f32| {
                    let font = style.resolve(ui.style());
                    let words = match style {
                        TextStyle::Body => bold(words),
                        style => RichText::new(words).text_style(style.clone()),
                    };
                    let words = words.size(font.size * scale).color(ink);
                    in_one_line(ui, words, style.clone())
                };
                let room = ui.available_width();
                let fits = |style: &TextStyle| {
                    let wide = set(ui, style, 1.0).size().x;
                    (room >= wide * least).then(|| (style.clone(), (room / wide).min(1.0)))
                };
                let found = styles.iter().find_map(fits);
                let Some((style, scale)) = found else {
                    let last = styles.last().cloned().unwrap_or(TextStyle::Small);
                    let words = RichText::new(words).text_style(last).color(ink);
                    ui.add(egui::Label::new(words).truncate());
                    return;
                };
                let high = ui.text_style_height(&styles[0]);
                let galley = set(ui, &style, scale);
                let middle = egui::Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(vec2(room, high), middle, |ui| {
                    ui.set_min_height(high);
                    ui.add(egui::Label::new(galley));
                });
            };
            let person = who.and_then(|side| person_at(room.table(), side));
            let when = joined(&[person.unwrap_or_default(), &beside, turn]);
            let (text, when) = match text.is_empty() {
                true => (when, String::new()),
                false => (text, when),
            };
            let (text, when) = (sentence(&text), sentence(&when));
            if density < Density::Roomy {
                // When that is stands on the track, too: who decides is not cut for it.
                let wide = |words: &str| {
                    let galley = in_one_line(ui, bold(words), TextStyle::Body);
                    galley.size().x <= ui.available_width()
                };
                let words = joined(&[&text, &when]);
                // Without tracks the turn stays, in smaller letters if need be.
                let small = |words: &str| {
                    let galley = in_one_line(ui, RichText::new(words), TextStyle::Small);
                    galley.size().x * LEAST_LETTERS <= ui.available_width()
                };
                let short = joined(&[&text, &sentence(turn)]);
                let words = match crate::app::panels::low(ui.ctx()) {
                    _ if wide(&words) => words,
                    true if small(&short) => short,
                    _ => text,
                };
                let styles = [TextStyle::Body, TextStyle::Small];
                line(ui, &words, &styles, LEAST_LETTERS);
                return;
            }
            line(
                ui,
                &text,
                &[TextStyle::Heading, TextStyle::Body],
                LEAST_LETTERS,
            );
            line(ui, &when, &[TextStyle::Small], LEAST_LETTERS);
        });
    ui.add_space(space::TINY);
    if room.looking.is_none() {
        // As high always, if all has room: what stands below moves by no word more.
        let now = &scene.panel.prompt.now;
        let line = ui.text_style_height(&TextStyle::Body);
        let width = ui.available_width();
        let number = room_of_rule(ui, now.rule);
        let inset = f32::from(space::MARGIN[1]);
        let wide = width - number - 2.0 * inset;
        let high = |rows: usize| line * rows as f32 + space::HAIR;
        // A little smaller where it would be cut off, and then a line more has room.
        let in_size = |rows: usize, scale: f32| {
            let rows = ((high(rows) / (line * scale)) as usize).max(rows);
            let letters = (TextStyle::Body, scale);
            let job = in_letters(ui, &now.text, letters, look.theme.text, (wide, rows));
            ui.painter().layout_job(job)
        };
        let whole = |rows: usize| {
            let mut sizes = row::LETTERS.into_iter().map(|scale| in_size(rows, scale));
            let found = sizes.find(|galley| !galley.elided);
            found.map(|galley| (rows, galley))
        };
        // What it says to the end is worth a line of the rows below where there are few; as
        // long as it is about the same, no line is taken away again.
        let least = density.prompt(wide);
        let same = egui::Id::unique((about(scene), since(scene), wide as u32, least));
        let lines = egui::Id::unique("lines of the prompt");
        let known = ui.data(|data| data.get_temp::<(egui::Id, usize)>(lines));
        let had = known.filter(|(of, _)| *of == same).map(|(_, rows)| rows);
        let rows = had.unwrap_or(least);
        let found = whole(rows).or_else(|| whole(least + 1));
        let cut = found.is_none();
        let has = found.as_ref().map_or(rows, |(rows, _)| *rows);
        ui.data_mut(|data| data.insert_temp(lines, (same, has)));
        let (rows, galley) = found.unwrap_or_else(|| (rows, in_size(rows, row::SMALLER)));
        let size = vec2(width, high(rows));
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        // It begins where everything in the panel does.
        let rect = rect.shrink2(vec2(inset, 0.0));
        let text = rect.with_max_x(rect.right() - number);
        let beside = rect.with_min_x(text.right() + space::TINY);
        // Children of their own: they take no room but that.
        let mut column = |rect| {
            let layout = egui::Layout::top_down(egui::Align::LEFT);
            ui.new_child(egui::UiBuilder::new().layout(layout).max_rect(rect))
        };
        {
            let ui = &mut column(text);
            // There the keyboard waits for whoever is to decide: it is a place, and no
            // button.
            let place = egui::Sense::focusable_noninteractive();
            let said = ui.add(egui::Label::new(galley).selectable(false).sense(place));
            focus::head(&said);
            let said = match cut {
                true => said.on_hover_text(&now.text),
                false => said,
            };
            said.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &now.text));
        }
        if let Some(rule) = now.rule {
            look.rule(&mut column(beside), rule);
        }
        ui.separator();
    }
}

fn body(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (room, scene, density): (&Room, &Scene, Density),
    now: f64,
    out: &mut Vec<Command>,
) {
    if let Some((throw, since)) = room.rolling(now) {
        heading(ui, &tr!("room-rolling"));
        dice::throw(ui, look, throw, Some(since));
        return;
    }
    if room.hand_over.is_some() {
        return;
    }
    // Above all rows, and grey once it is too late: no row moves by a click.
    if room.correctable != Correctable::Never {
        let still = room.correctable == Correctable::Still;
        let wrong = egui::Button::new(tr!("side-wrong-face")).small();
        let wrong = ui.add_enabled(still, wrong);
        let wrong = wrong.on_disabled_hover_text(tr!("why-no-face"));
        if wrong.on_hover_text(tr!("key-correct-die")).clicked() {
            out.push(Command::CorrectDie);
        }
    }
    if let Some(peeks) = room.peeks(scene.panel.prompt.public) {
        let (label, about) = match peeks {
            true => (tr!("room-cover"), tr!("room-cover-about")),
            false => (tr!("room-peek"), tr!("room-peek-about")),
        };
        if ui.small_button(label).on_hover_text(about).clicked() {
            out.push(Command::Room(Box::new(Deed::Peek)));
        }
    }
    // What can be ticked is a list: one stop of the keyboard.
    let body = rows_first(&scene.panel.body, density);
    let lists = body.chunk_by(|a, b| stands_with(a, b)).map(|blocks| {
        let rows: Vec<&Row> = blocks.iter().filter_map(|it| as_row(it)).collect();
        let fit = (!rows.is_empty()).then(|| row::RowFit::of(ui, look, &rows));
        (blocks, rows, fit)
    });
    let lists: Vec<_> = lists.collect();
    // The lists of one panel are written in letters of one size.
    let fits = lists.iter().filter_map(|(.., fit)| *fit);
    let letters = fits.map(row::RowFit::letters).fold(1.0, f32::min);
    for (blocks, rows, fit) in lists {
        let Some(fit) = fit else {
            for block in blocks {
                self::block(ui, look, block, out);
            }
            continue;
        };
        focus::list(ui, |ui| {
            for one in rows {
                row::row(ui, look, (one, fit.in_letters(letters)), out);
            }
        });
    }
    // After what is to be decided: it takes no row away with it.
    if let Some(throw) = &room.last_throw {
        ui.separator();
        heading(ui, &tr!("room-last-throw"));
        dice::throw(ui, look, throw, None);
        // What is played in a tour is given.
        if room.table.is_open() && room.touring.is_none() {
            let other = ui.small_button(tr!("falls-other"));
            if other.on_hover_text(tr!("key-falls")).clicked() {
                out.push(Command::Toggle(Dialog::Falls));
            }
        }
    }
}

/// What can be ticked or pressed in a list.
pub(super) const fn as_row(block: &Block) -> Option<&Row> {
    match block {
        Block::Row(row) => Some(row),
        _ => None,
    }
}

/// Whether a block is in one list with the one above it. What is about no unit, such as
/// the way back, is no part of the list below it, and does not stand before it for the
/// keyboard.
const fn stands_with(above: &Block, block: &Block) -> bool {
    match (as_row(above), as_row(block)) {
        (Some(above), Some(row)) => !(is_of_nobody(above) && row.ticked.is_some()),
        (above, row) => above.is_some() == row.is_some(),
    }
}

/// Whether a row is about no unit, and is not ticked.
const fn is_of_nobody(row: &Row) -> bool {
    row.units.is_empty() && row.ticked.is_none()
}

/// The parts of a panel in the order they stand in. Under its heading come the rows
/// that can be ticked, then what ticking changes, so that no row moves by a click. Where
/// there is hardly room for one, what is to be ticked comes before the way back.
fn rows_first(body: &[Block], density: Density) -> Vec<&Block> {
    let mut all = Vec::with_capacity(body.len());
    let heads = |block: &Block| matches!(block, Block::Heading(_));
    for part in body.chunk_by(|_, next| !heads(next)) {
        let changes = |block: &&Block| {
            let rolled = matches!(block, Block::Chances(_) | Block::Throw(_));
            rolled || matches!(block, Block::Receipt(_) | Block::Ranked(_))
        };
        let (last, mut first): (Vec<&Block>, Vec<&Block>) = part.iter().partition(changes);
        let ticked = |block: &&Block| as_row(block).is_some_and(|row| row.ticked.is_some());
        if density == Density::Tight
            && let Some(last) = first.iter().rposition(ticked)
        {
            // Stable: what is ticked keeps its order, and so does what is not.
            first[..=last].sort_by_key(|block| as_row(block).is_some_and(is_of_nobody));
        }
        all.extend(first);
        all.extend(last);
    }
    all
}

/// A part of a panel or of a card.
pub fn block(ui: &mut Ui, look: &RoomLook<'_>, block: &Block, out: &mut Vec<Command>) {
    match block {
        Block::Heading(text) => heading(ui, text),
        Block::Text(said) => {
            for one in said {
                look.cited(ui, one);
            }
        }
        Block::Facts(facts) => {
            for fact in facts {
                self::fact(ui, look, fact);
            }
        }
        Block::Chances(shown) => {
            ui.scope(|ui| chances::chances(ui, look, shown));
        }
        Block::Row(row) => {
            let fit = row::RowFit::of(ui, look, &[row]);
            row::row(ui, look, (row, fit), out);
        }
        Block::Receipt(rows) => receipt(ui, look, rows),
        Block::Throw(throw) => dice::throw(ui, look, throw, None),
        Block::Ranked(shown) => ranked::ranked(ui, look, shown),
    }
}

/// What is so, under its head.
fn fact(ui: &mut Ui, look: &RoomLook<'_>, fact: &Fact) {
    let ink = match fact.news {
        Some(true) => look.theme.good,
        Some(false) => look.theme.loss,
        None => look.theme.text,
    };
    let text = RichText::new(&fact.told.text).small().color(ink);
    match fact.head.as_str() {
        "" => look.cited_as(ui, text, fact.told.rule),
        head => {
            let head = RichText::new(head).small().color(look.theme.accent);
            look.cited_under(ui, Some(head), text, fact.told.rule);
        }
    }
}

pub(super) fn push(out: &mut Vec<Command>, effect: &Effect) {
    super::push(out, Deed::Do(effect.clone()));
}

/// How a number comes about: what for, and how many for whom.
pub fn receipt(ui: &mut Ui, look: &RoomLook<'_>, rows: &[ReceiptRow]) {
    for side in SideNo::BOTH {
        let of = || rows.iter().filter(move |row| row.side == side);
        if of().next().is_none() {
            continue;
        }
        let sum: i32 = of().map(|row| row.points).sum();
        ui.add_space(space::TINY);
        ui.horizontal(|ui| {
            ui.label(bold(look.side_name(side)).color(look.ink(side)));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(bold(sum.to_string()).color(look.ink(side)));
            });
        });
        for row in of() {
            // The number stands at the first line of its text.
            ui.horizontal_top(|ui| {
                ui.spacing_mut().interact_size.y = 0.0;
                let left = ui.available_width() - 44.0;
                ui.allocate_ui(vec2(left, 0.0), |ui| look.cited(ui, &row.text));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
                    ui.label(row.points.to_string());
                });
            });
        }
    }
}

/// An earlier moment: what was done there. The way back is above the map.
fn looked_at(ui: &mut Ui, look: &RoomLook<'_>, scene: &Scene, node: crate::engine::NodeId) {
    ui.label(tr!("room-earlier-title"));
    if let Some(told) = scene.told.iter().find(|told| told.node == node) {
        for line in &told.lines {
            look.cited(ui, &line.told);
        }
        if let Some(throw) = &told.throw {
            // What it came to has been said.
            let throw = Throw {
                told: None,
                ..throw.clone()
            };
            dice::throw(ui, look, &throw, None);
        }
    }
}
