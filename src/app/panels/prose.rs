//! A text in Markdown as it is read: of rules, lessons and studies, and comments.

use super::bold;
use crate::app::focus::InSight as _;
use crate::app::theme::{Palette, line, space};
use crate::present::book::{Passage, Sought, Span, passages};
use egui::cache::{ComputerMut, FrameCache};
use egui::text::LayoutJob;
use egui::{Align, Context, FontSelection, Frame, Label, Margin, RichText, TextStyle, Ui};
use std::sync::Arc;

/// What a number of a rule in a text becomes.
pub type DrawnRule<'a> = &'a mut dyn FnMut(&mut Ui, &str);

/// A point or a number stands so wide before what it belongs to, in points.
const MARK: f32 = 18.0;

/// Reads what it is asked for.
#[derive(Default)]
struct Reader;

impl ComputerMut<&str, Arc<[Passage]>> for Reader {
    fn compute(&mut self, text: &str) -> Arc<[Passage]> {
        passages(text).into()
    }
}

/// Reads a text that is drawn frame by frame: it is read again only when it is another.
pub fn read(ctx: &Context, text: &str) -> Arc<[Passage]> {
    ctx.memory_mut(|memory| {
        let read = memory.caches.cache::<FrameCache<Arc<[Passage]>, Reader>>();
        read.get(text).clone()
    })
}

/// How a text is set.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    /// Its colours.
    pub theme: &'a Palette,
    /// So far passages are apart, in points.
    pub gap: f32,
    /// The words that are looked for in it are marked.
    pub sought: Option<&'a Sought>,
}

impl Setting<'_> {
    /// Words as they are written, those that are looked for with their ground coloured.
    fn words(self, ui: &mut Ui, text: &str, written: impl Fn(&str) -> RichText) {
        match self.sought.filter(|sought| !sought.is_empty()) {
            None => {
                ui.label(written(text));
            }
            Some(sought) => {
                // One text all the same, to whoever hears it.
                let mut all = LayoutJob::default();
                for (hit, part) in sought.parts(text) {
                    let part = written(part);
                    let part = match hit {
                        true => part.background_color(self.theme.raised_hover).underline(),
                        false => part,
                    };
                    part.append_to(&mut all, ui.style(), FontSelection::Default, Align::Min);
                }
                ui.label(all);
            }
        }
    }
}

/// The passages one under another.
pub fn prose(ui: &mut Ui, set: Setting<'_>, passages: &[Passage], rule: DrawnRule<'_>) {
    let Setting { theme, gap, .. } = set;
    for (n, passage) in passages.iter().enumerate() {
        if n > 0 {
            ui.add_space(gap);
        }
        match passage {
            Passage::Heading(level, spans) => heading(ui, *level, spans),
            Passage::Paragraph(spans) => run(ui, set, spans, rule),
            Passage::List(items) => {
                for item in items {
                    let depth = f32::from(item.depth.min(6));
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = 0.0;
                        ui.add_space(depth * MARK);
                        let from = ui.cursor().left();
                        let mark = item.mark.written();
                        if !mark.is_empty() {
                            ui.label(mark + " ");
                        }
                        ui.add_space((from + MARK - ui.cursor().left()).max(0.0));
                        ui.vertical(|ui| run(ui, set, &item.text, rule));
                    });
                }
            }
            Passage::Quote(said) => {
                let inner = Margin {
                    left: space::MARGIN[1],
                    ..Margin::ZERO
                };
                let shown = Frame::new()
                    .inner_margin(inner)
                    .show(ui, |ui| prose(ui, set, said, rule));
                let edge = shown.response.rect;
                let bar = edge.with_max_x(edge.left() + line::STRONG);
                ui.painter().rect_filled(bar, 1.0, theme.line);
            }
            Passage::Code(lines) => {
                let text = RichText::new(lines.join("\n")).monospace();
                let words = Label::new(text).selectable(true).wrap();
                Frame::group(ui.style()).show(ui, |ui| ui.add(words));
            }
            Passage::Table { head, rows } => table(ui, n, head, rows),
        }
    }
}

fn table(ui: &mut Ui, n: usize, head: &[String], rows: &[Vec<String>]) {
    // What the second of two columns says can be long.
    let said = (head.len() == 2).then(|| ui.available_width() * 0.6);
    let id = ui.scope_id().with(("table of a text", n));
    // What is wider than the text is pushed aside, and makes no window wider.
    let wide = egui::ScrollArea::horizontal().id_salt(id);
    wide.show_in_sight(ui, |ui| {
        egui::Grid::new(id).striped(true).show(ui, |ui| {
            for cell in head {
                ui.label(bold(cell));
            }
            ui.end_row();
            for row in rows {
                for (column, cell) in row.iter().enumerate() {
                    match said {
                        Some(width) if column == 1 => {
                            ui.vertical(|ui| {
                                ui.set_max_width(width);
                                ui.add(Label::new(cell).wrap());
                            });
                        }
                        _ => {
                            ui.label(cell);
                        }
                    }
                }
                ui.end_row();
            }
        });
    });
}

fn heading(ui: &mut Ui, level: u8, spans: &[Span]) {
    let text = bold(crate::present::book::plain(spans));
    let size = ui.text_style_height(&TextStyle::Body)
        * [1.25, 1.12, 1.0][usize::from(level.clamp(1, 3)) - 1];
    ui.add(Label::new(text.size(size)).wrap());
}

fn run(ui: &mut Ui, set: Setting<'_>, spans: &[Span], rule: DrawnRule<'_>) {
    ui.scope(|ui| {
        // Lines no farther apart than their letters ask for, the first one, too.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for span in spans {
                match span {
                    Span::Text(text) => set.words(ui, text, |text| RichText::new(text)),
                    Span::Strong(text) => set.words(ui, text, |text| bold(text)),
                    Span::Slanted(text) => {
                        set.words(ui, text, |text| RichText::new(text).italics());
                    }
                    Span::Code(text) => {
                        let text = RichText::new(text).monospace();
                        ui.label(text.background_color(set.theme.well));
                    }
                    Span::Rule(number) => rule(ui, number),
                }
            }
        });
    });
}
