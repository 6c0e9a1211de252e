//! A frame of the editor: bar, board, panel, and what lies over them.

use super::work::as_command;
use super::{Brought, Desk, Page, Seen, Work, check, pages};
use crate::app::board::{BoardResponse, Hand, Hit};
use crate::app::commands::{Command, Dialog};
use crate::app::dialogs::ask;
use crate::app::focus::{self, Region};
use crate::app::panels::icons::{self, Sign};
use crate::app::panels::{bold, in_one_line, low};
use crate::app::theme::{Palette, Theme, line, space};
use crate::engine::Level;
use crate::present::board::BoardModel;
use crate::present::system::{BrushWork, Footing};
use crate::words::{self, BEFORE_OWN, tr};
use egui::{RichText, Role, Stroke as Line, TextStyle, Ui, WidgetInfo, vec2};

impl Desk {
    /// Draws the editor instead of the game. Where its board is, and whether the
    /// keyboard is on a place or a counter of it.
    pub(in crate::app) fn draw(
        &mut self,
        ui: &mut Ui,
        theme: &Theme,
        blocked: bool,
        out: &mut Vec<Command>,
    ) -> (egui::Rect, Hit) {
        let ctx = ui.ctx().clone();
        let palette = theme.palette();
        let desk = self;
        let seen = desk.seen();
        let blocked = blocked || desk.leaving || desk.sizing.is_some();
        egui::Panel::top("bar of the editor").show(ui, |ui| bar(ui, desk, &seen, out));
        let whole = ui.available_width();
        egui::Panel::right("panel of the editor")
            .resizable(true)
            .default_size((whole * 0.34).clamp(360.0, 520.0))
            .size_range((whole * 0.25).min(320.0)..=whole * 0.6)
            .show(ui, |ui| {
                focus::within(ui, Region::Decision, |ui| {
                    panel(ui, desk, &seen, &palette, out);
                });
            });
        if !low(&ctx) && desk.footings {
            egui::Panel::bottom("legend of the editor").show(ui, |ui| legend(ui, &palette));
        }
        let mut board = std::mem::take(&mut desk.board);
        board.centre_map(true);
        board.take_in_hand(match desk.paints(&seen) {
            true => Hand::Paints,
            false => Hand::Plays,
        });
        board.let_counters_glide(false);
        let model = desk.model(&seen);
        let pointer = blocked.then(|| ctx.input_mut(|i| std::mem::take(&mut i.pointer)));
        let shown = egui::CentralPanel::default()
            .frame(egui::Frame::NONE)
            .show(ui, |ui| {
                focus::within(ui, Region::Map, |ui| board.show(ui, &model, theme))
            })
            .inner;
        match pointer {
            Some(pointer) => ctx.input_mut(|i| i.pointer = pointer),
            None => on_board(desk, &seen, &shown, &model, out),
        }
        desk.board = board;
        let over = shown.dragging.map_or(shown.hovered.hex, |(_, hex)| hex);
        if desk.hovered != over {
            desk.hovered = over;
            ctx.request_repaint();
        }
        if let Some(place) = shown.read {
            desk.cursor = Some(place);
        }
        if desk.leaving {
            leaving(&ctx, desk, out);
        } else {
            desk.ask_for_size(&ctx, &palette, out);
        }
        (shown.response.rect, shown.focused)
    }
}

impl Desk {
    /// Whether the brush in hand paints whatever place it goes over.
    fn paints(&self, seen: &Seen) -> bool {
        let brush = self.brush.and_then(|n| seen.workshop.brushes.get(n));
        self.page == Page::Paint
            && brush.is_some_and(|it| matches!(it.does, BrushWork::Paint(_) | BrushWork::Erase))
    }
}

impl Desk {
    /// Whether the scenario is called as its own file calls it, and not as the program's.
    fn has_own_title(&self) -> bool {
        !self.of_start || self.file.path().is_some()
    }

    /// What the scenario that is worked on is called.
    pub(super) fn called(&self) -> String {
        let title = match self.has_own_title() {
            true => self.bench.title_outside(),
            false => self.bench.title(),
        };
        words::name(&title).into_owned()
    }

    /// What stands at the head of the editor: the scenario of the program is called as the
    /// program calls it as long as no file has its corrections.
    fn heading(&self, seen: &Seen) -> String {
        match seen.corrected {
            _ if self.has_own_title() => tr!("editor-title", title = seen.own_title.as_str()),
            true => tr!("editor-title-corrected", title = seen.title.as_str()),
            false => tr!("editor-title", title = seen.title.as_str()),
        }
    }
}

/// What part of the bar the title has.
const TITLE: f32 = 0.36;

/// A title, which one it is, and whether it is saved, in this room: the title is cut off
/// first, and the last of the three never.
fn shortened(ui: &Ui, [title, own, mark]: [&str; 3], room: f32) -> String {
    let fits = |text: &str| {
        in_one_line(ui, RichText::new(text), TextStyle::Heading)
            .size()
            .x
            <= room
    };
    let whole = format!("{title}{own}{mark}");
    if fits(&whole) {
        return whole;
    }
    let cut = cut_before(title, &format!("{own}{mark}"), fits);
    match fits(&cut) {
        true => cut,
        false => cut_before(&format!("…{own}"), mark, fits),
    }
}

/// As much of the beginning of a text as fits, and what stands behind it.
fn cut_before(text: &str, behind: &str, fits: impl Fn(&str) -> bool) -> String {
    let cut = |letters: usize| {
        let start: String = text.chars().take(letters).collect();
        format!("{}…{behind}", start.trim_end())
    };
    let (mut least, mut most) = (0, text.chars().count());
    while least + 1 < most {
        let letters = usize::midpoint(least, most);
        match fits(&cut(letters)) {
            true => least = letters,
            false => most = letters,
        }
    }
    cut(least)
}

/// Title and what can be done with the whole of it.
fn bar(ui: &mut Ui, desk: &Desk, seen: &Seen, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let mark = if desk.is_unwritten() { " •" } else { "" };
        let heading = desk.heading(seen);
        // What tells it from others stands behind a dash, or in brackets.
        let in_brackets = || heading.rfind(" (").filter(|_| heading.ends_with(')'));
        let behind = heading.rfind(BEFORE_OWN).or_else(in_brackets);
        let (title, own) = heading.split_at(behind.unwrap_or(heading.len()));
        // So wide whatever it says: no button moves while it is typed.
        let size = vec2(ui.available_width() * TITLE, ui.spacing().interact_size.y);
        let middle = egui::Layout::left_to_right(egui::Align::Center);
        ui.allocate_ui_with_layout(size, middle, |ui| {
            ui.set_min_width(size.x);
            let shown = shortened(ui, [title, own, mark], size.x);
            let whole = format!("{title}{own}{mark}");
            let words = RichText::new(&shown).text_style(TextStyle::Heading);
            let label = ui.add(egui::Label::new(words).extend());
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
            if shown != whole {
                label.on_hover_text(whole);
            }
        });
        ui.separator();
        let [undo, redo] = desk.bench.can_go();
        for (sign, words, able, work) in [
            (Sign::Undo, tr!("entry-undo"), undo, Work::Undo),
            (Sign::Redo, tr!("entry-redo"), redo, Work::Redo),
        ] {
            let pressed = ui.add_enabled_ui(able, |ui| icons::button(ui, sign, &words));
            if pressed.inner.clicked() {
                out.push(as_command(work));
            }
        }
        ui.separator();
        let tries = ui.menu_button(tr!("editor-try"), |ui| {
            let level = Some(Level::Captain);
            let sides = desk.bench.sides();
            for (n, side) in sides.iter().enumerate() {
                let mut seats = [level, level];
                seats[n] = None;
                if ui
                    .button(tr!("editor-try-as", side = side.as_str()))
                    .clicked()
                {
                    out.push(as_command(Work::Try(seats)));
                }
            }
            if ui.button(tr!("editor-try-watch")).clicked() {
                out.push(as_command(Work::Try([level, level])));
            }
            if ui.button(tr!("editor-try-both")).clicked() {
                out.push(as_command(Work::Try([None, None])));
            }
        });
        focus::opens_menu(&tries);
        let save = ui.button(tr!("editor-save-file"));
        if save.on_hover_text(tr!("editor-save-file-about")).clicked() {
            out.push(as_command(Work::Save));
        }
        let files = ui.menu_button(tr!("editor-files"), |ui| {
            for (words, work) in [
                (tr!("editor-save"), Work::SaveElsewhere),
                (tr!("editor-save-corrections"), Work::SaveCorrections),
                (
                    tr!("editor-apply-corrections"),
                    Work::Ask(Brought::Corrections),
                ),
                (tr!("editor-open-file"), Work::Ask(Brought::Scenario)),
            ] {
                if ui.button(words).clicked() {
                    out.push(as_command(work));
                }
            }
            ui.separator();
            let restore = egui::Button::new(tr!("editor-as-it-came"));
            let restore = ui.add_enabled(desk.is_corrected(), restore);
            let restore = restore.on_disabled_hover_text(tr!("editor-nothing-to-undo"));
            if restore
                .on_hover_text(tr!("editor-as-it-came-about"))
                .clicked()
            {
                ui.close();
                out.push(as_command(Work::AsItCame));
            }
            let by_points =
                ui.add_enabled(desk.knows_points(), egui::Button::new(tr!("forces-open")));
            let by_points = by_points.on_disabled_hover_text(tr!("forces-none-here"));
            if by_points.on_hover_text(tr!("forces-open-about")).clicked() {
                ui.close();
                out.push(as_command(Work::Forces(None)));
            }
            if ui.button(tr!("editor-choose-open")).clicked() {
                out.push(Command::Toggle(Dialog::Editor));
            }
        });
        focus::opens_menu(&files);
        let size = ui.add_enabled(
            desk.can_be_sized(),
            egui::Button::new(tr!("editor-size-open")),
        );
        let size = size.on_disabled_hover_text(tr!("editor-size-none"));
        if size.on_hover_text(tr!("editor-size-about")).clicked() {
            out.push(as_command(Work::Size(true)));
        }
        let mut on = desk.footings;
        if ui
            .checkbox(&mut on, tr!("editor-footings"))
            .on_hover_text(tr!("editor-footings-about"))
            .changed()
        {
            out.push(as_command(Work::Footings(on)));
        }
        ui.separator();
        let aside = ui.button(tr!("editor-to-table"));
        if aside.on_hover_text(tr!("editor-to-table-about")).clicked() {
            out.push(as_command(Work::Aside(true)));
        }
        let leave = ui.button(tr!("editor-leave"));
        if leave.on_hover_text(tr!("editor-leave-about")).clicked() {
            out.push(as_command(Work::Leave { sure: false }));
        }
    });
}

/// The pages, and the one that is shown.
fn panel(ui: &mut Ui, desk: &mut Desk, seen: &Seen, theme: &Palette, out: &mut Vec<Command>) {
    ui.add_space(space::TINY);
    ui.horizontal_wrapped(|ui| {
        for page in Page::ALL {
            let words = match page {
                Page::Paint => tr!("editor-page-paint"),
                Page::Check => tr!("editor-page-check"),
                Page::Faults => tr!("editor-page-faults", n = seen.flaws.len()),
                Page::Compare => tr!("editor-page-compare"),
            };
            // Where it is chosen, it has the ink of what is chosen: red on it is not read.
            let warns = page == Page::Faults && desk.page != page && !seen.flaws.is_empty();
            let words = match warns {
                true => bold(words).color(theme.refusal),
                false => bold(words),
            };
            if ui.selectable_label(desk.page == page, words).clicked() {
                out.push(as_command(Work::Show(page)));
            }
        }
    });
    ui.separator();
    match desk.page {
        Page::Paint => pages::paint(ui, desk, seen, out),
        Page::Check => check::page(ui, desk, seen, theme, out),
        Page::Faults => pages::faults(ui, seen, theme, out),
        Page::Compare => pages::compare(ui, desk, out),
    }
}

/// What the marks on the map mean.
fn legend(ui: &mut Ui, theme: &Palette) {
    ui.horizontal_wrapped(|ui| {
        for footing in Footing::ALL {
            let (rect, _) =
                ui.allocate_exact_size(vec2(space::LARGE, space::MEDIUM), egui::Sense::hover());
            let stroke = Line::new(line::FIRM, theme.text);
            ui.painter()
                .rect_stroke(rect, space::TINY, stroke, egui::StrokeKind::Inside);
            ui.painter().text(
                rect.center(),
                egui::Align2::CENTER_CENTER,
                footing.letter(),
                egui::TextStyle::Small.resolve(ui.style()),
                theme.text,
            );
            ui.label(RichText::new(footing.name()).small());
        }
        ui.label(RichText::new(tr!("editor-legend-confirmed")).small());
    });
}

/// What was done on the board, as work.
fn on_board(
    desk: &Desk,
    seen: &Seen,
    board: &BoardResponse,
    model: &BoardModel,
    out: &mut Vec<Command>,
) {
    let unit = |key: u8| model.counter(key).map(|counter| counter.code.clone());
    if let Some(drop) = board.dropped {
        if let (Some(unit), Some(to)) = (unit(drop.key), drop.to) {
            out.push(as_command(Work::Move(unit, to)));
        }
        return;
    }
    let (painted, begins) = &board.painted;
    if !painted.is_empty() {
        out.push(as_command(Work::Stroke(painted.clone(), *begins)));
        return;
    }
    if let Some(hit) = board.clicked
        && let Some(place) = hit.hex
    {
        let paints = desk.page == Page::Paint
            && desk
                .brush
                .and_then(|n| seen.workshop.brushes.get(n))
                .is_some_and(|brush| {
                    matches!(
                        brush.does,
                        BrushWork::Paint(_)
                            | BrushWork::Write(_)
                            | BrushWork::Side { .. }
                            | BrushWork::Unit { .. }
                            | BrushWork::Erase
                    )
                });
        let code = hit.counter.and_then(unit).filter(|_| !paints);
        out.push(as_command(Work::Point(place, code)));
    }
}

/// Something would be lost: whether to leave it. Who was going to edit another one then
/// does.
fn leaving(ctx: &egui::Context, desk: &Desk, out: &mut Vec<Command>) {
    let (quits, kept) = (desk.quits, desk.is_in_check());
    let title = match quits {
        true => tr!("editor-quitting"),
        false => tr!("editor-leaving"),
    };
    let mut answered = false;
    let closes = ask(ctx, "leaving the editor", &title, |ui| {
        // What the program keeps of a scenario that came with it is not lost by leaving.
        let (about, leave) = match kept {
            true => (tr!("editor-leaving-kept"), tr!("editor-leave-kept")),
            false => (tr!("editor-leaving-about"), tr!("editor-leave-anyway")),
        };
        ui.label(about);
        ui.add_space(space::SMALL);
        ui.horizontal_wrapped(|ui| {
            let stay = ui.button(tr!("editor-stay"));
            if ui.memory(|m| m.focused().is_none()) {
                stay.request_focus();
            }
            let save = ui.button(match desk.file.path() {
                Some(_) => tr!("editor-save-file"),
                None => tr!("editor-save"),
            });
            let leave = ui.button(leave);
            let back = kept.then(|| ui.button(tr!("editor-leave-taken-back")));
            let work = match () {
                () if stay.clicked() => vec![Work::Stay],
                () if save.clicked() => vec![Work::Stay, Work::Save],
                () if leave.clicked() => vec![Work::Leave { sure: true }],
                () if back.is_some_and(|back| back.clicked()) => {
                    let opened = Work::Put(Box::new(desk.opened.clone()));
                    vec![opened, Work::Leave { sure: true }]
                }
                () => return,
            };
            answered = true;
            let leaves = matches!(work.last(), Some(Work::Leave { .. }));
            out.extend(work.into_iter().map(as_command));
            // Who was closing the program closes it.
            if leaves && quits {
                out.push(Command::Quit);
            }
            if let Some((source, page)) = desk.next.as_deref().filter(|_| leaves) {
                out.push(as_command(Work::Begin(source.clone(), *page)));
            }
        });
    });
    if closes.is_some() && !answered {
        out.push(as_command(Work::Stay));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::install_fonts;

    #[test]
    fn a_title_is_cut_off_before_what_tells_which_one_it_is_and_that_it_is_not_saved() {
        let ctx = egui::Context::default();
        install_fonts(&ctx);
        Theme::Printed.apply(&ctx);
        let draw = |ui: &Ui| {
            let (title, own, mark) = ("Editor: The Korsun Pocket, 1944", " – own version", " •");
            let shown = |room| shortened(ui, [title, own, mark], room);
            let behind = format!("{own}{mark}");
            let wide = |text: &str| {
                let text = RichText::new(text);
                in_one_line(ui, text, TextStyle::Heading).size().x
            };
            let whole = format!("{title}{behind}");
            assert_eq!(shown(wide(&whole)), whole);
            for room in [0.5, 0.7, 0.9].map(|share| share * wide(&whole)) {
                let cut = shown(room);
                let start = cut.strip_suffix(&format!("…{behind}"));
                let start = start.unwrap_or_else(|| panic!("{cut}"));
                assert!(title.starts_with(start) && !start.is_empty(), "{cut}");
                assert!(wide(&cut) <= room, "{cut}");
            }
            // However little room there is, that it is not saved is said.
            let narrow = wide("Editor: ");
            let cut = shown(narrow);
            assert!(cut.ends_with(mark) && wide(&cut) <= narrow, "{cut}");
        };
        // Fonts are there from the second frame on.
        for frame in 0..2 {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                if frame > 0 {
                    draw(ui);
                }
            });
            output.textures_delta.clear();
        }
    }
}
