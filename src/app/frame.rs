//! Drawing a frame: the panels, the board between them, and what lies over it.

use super::commands::{Command, Dialog};
use super::focus::{self, Region};
use super::panels::{self, View};
use super::pen::Drawing;
use super::theme::Palette;
use super::{App, Rolling, model, overlays};
use crate::systems::hells_gate::UnitId;
use crate::words::tr;
use std::rc::Rc;

/// Below this height, in points, the legend finds no room beside the map.
const LEAST_BESIDE: f32 = 110.0;

impl App {
    /// Draws everything.
    pub fn draw(&mut self, ui: &mut egui::Ui) {
        if self.presenter.black {
            return panels::black_out(ui);
        }
        if let Some(room) = self.room.take() {
            return self.draw_room(ui, room);
        }
        let ctx = ui.ctx().clone();
        focus::begin(&ctx);
        let mut out = Vec::new();
        let presenting = self.presenter.on;
        let rolling = self.rolling(&ctx);
        let palette = self.theme.palette();
        let mut board_view = std::mem::take(&mut self.board);
        // What lies behind a dialog knows of no pointer: a tip of it that is open
        // would stay as long as the pointer rests.
        let behind = self.blocked() && self.menu.is_none() && self.in_the_air.is_none();
        let pointer = behind.then(|| ctx.input_mut(|i| std::mem::take(&mut i.pointer)));
        let view = View {
            rolling,
            ..self.view(&palette)
        };
        if presenting {
            let line = self.telling();
            panels::telling(ui, &view, line);
        } else {
            egui::Panel::top("menu").show(ui, |ui| panels::menu_bar(ui, &view, &mut out));
            // Without height for them: the panel tells the turn, the card the hex.
            if !panels::low(&ctx) {
                egui::Panel::top("track").show(ui, |ui| {
                    ui.add_space(2.0);
                    panels::turn_track(ui, &view);
                    ui.add_space(2.0);
                });
                let status = egui::Panel::bottom("status");
                status.show(ui, |ui| panels::status_bar(ui, &view, &mut out));
            }
        }
        // Beside the map, so that it never lies over what it speaks of.
        let beside = view.tour.is_some().then(|| {
            let wide = (ctx.content_rect().width() * 0.205).clamp(190.0, 340.0);
            egui::Panel::left("tour")
                .resizable(false)
                .exact_size(wide)
                .show(ui, |ui| {
                    focus::within(ui, Region::Decision, |ui| {
                        panels::tour_panel(ui, &view, self.notice.as_ref(), &mut out)
                    })
                })
                .inner
        });
        let panel = match presenting {
            true => self.presenter.panel,
            false => self.show_panel,
        };
        if panel {
            let room = ui.available_width();
            let most = match (panels::narrow(&ctx), beside.is_some()) {
                (true, false) => 0.45,
                (true, true) => 0.5,
                _ => 0.55,
            };
            // Each size of the text has a width of its own: what is narrow because the
            // letters are huge is not narrow when they are small again.
            egui::Panel::right(("side", panels::per_cent(&ctx)))
                .resizable(true)
                .default_size((room * 0.3).clamp(280.0, 400.0).min(room * 0.48))
                .size_range((room * 0.2).min(240.0)..=room * most)
                .show(ui, |ui| {
                    focus::within(ui, Region::Decision, |ui| {
                        panels::side_panel(ui, &view, &mut out);
                    });
                });
        }
        if self.looking.is_some() && !presenting {
            let frame = egui::Frame::new()
                .fill(palette.accent)
                .inner_margin(egui::Margin::symmetric(10, 4));
            egui::Panel::top("looking").frame(frame).show(ui, |ui| {
                focus::within(ui, Region::Decision, |ui| {
                    panels::banner(ui, &view, &mut out);
                });
            });
        }
        if self.pen.on {
            egui::Panel::top("drawing").show(ui, |ui| panels::drawing_tools(ui, &view, &mut out));
        }
        board_view.centre_map(presenting);
        board_view.draw_with_pointer(self.pen.on);
        board_view.let_counters_glide(self.settings.animations);
        let model = model::board_model(&view, self.lit);
        let board = egui::CentralPanel::default()
            .frame(egui::Frame::NONE)
            .show(ui, |ui| {
                focus::within(ui, Region::Map, |ui| {
                    board_view.show(ui, &model, &self.theme)
                })
            })
            .inner;
        let blocked = self.blocked();
        if !blocked {
            model::board_commands(&board, ui, &view, &mut out);
            if let Some((from, to)) = board.drawn {
                out.push(Command::Draw(Drawing::Stroke(from, to)));
            }
        }
        let over = board.dragging.map_or(board.hovered.hex, |(_, hex)| hex);
        let area = board.response.rect;
        let resting = self.rests(&ctx, over);
        // Legend and card stand beside the map where it leaves them room.
        let strip = board_view.strip(area, &model.map) - 12.0;
        let strip = match beside {
            Some(room) if room.height() > LEAST_BESIDE => room,
            _ => area.with_max_x(area.left() + strip.clamp(190.0, 340.0)),
        };
        if presenting {
            panels::pointer(&ctx, self.presenter, area, &palette);
        } else {
            panels::legend(&ctx, &view, &model.overlays.legend, strip, &mut out);
        }
        let mut card = None;
        if !blocked && !presenting && !self.pen.on {
            let changes = overlays::what_if(&view);
            if let Some(hex) = over
                && self.looking.is_none()
            {
                panels::pointer_tooltip(&ctx, &view, hex, changes.as_ref());
            }
            // In the tour its own card has the room.
            if beside.is_none()
                && let Some(hex) = self.card_hex(&ctx, over, resting)
            {
                let rect = panels::hex_card(&ctx, &view, hex, strip, changes.as_ref(), &mut out);
                card = Some((hex, rect));
                // Its place follows from its height, which is known when it is laid
                // out: that is done again before anything is painted.
                if self.card.is_none_or(|(_, before)| before != rect) {
                    ctx.request_discard("the card's height is known now");
                }
            }
        }
        if let Some(pointer) = pointer {
            ctx.input_mut(|i| i.pointer = pointer);
        }
        if let Some(menu) = self.menu {
            let centre = self.session.map().tiling.centre(menu.hex);
            let at = menu
                .at
                .unwrap_or_else(|| board_view.on_screen(area, centre));
            panels::hex_menu(&ctx, &view, menu, at, &mut out);
            out.extend(model::menu_asked_for(&board));
        }
        panels::answer(&ctx, &view, &mut out);
        if self.dialog == Some(Dialog::Points) {
            panels::points_window(&ctx, &view, &mut out);
        }
        if let (Some(Dialog::Dice), Some(sheet)) = (&self.dialog, &self.dice) {
            panels::dice_window(&ctx, &view, sheet, &mut out);
        }
        self.board = board_view;
        self.tell_of_drawings(board.without_drawings);
        self.hovered = over;
        self.resting = resting;
        self.card = card;
        self.turned = false;
        self.pen.stroke = board.stroke;
        self.dragged = board.dragging.map(|(key, _)| UnitId(key));
        // In the tour its card says it.
        if beside.is_none() {
            self.draw_notice(&ctx, board.response.rect, &palette, &mut out);
        }
        self.draw_dialogs(&ctx, &mut out);
        self.drop_hasty(&ctx, &mut out);
        self.keyboard.on_counter = board.focused.counter.is_some();
        if let Some(hex) = board.read {
            self.go_with_reader(hex);
        }
        // The map marks its hexes and counters itself.
        let focused = ctx.memory(|m| m.focused());
        if let Some(id) = focused.filter(|_| board.focused.hex.is_none()) {
            focus::paint_ring(&ctx, &palette, id);
        }
        focus::end(&ctx);
        self.queue.extend(out);
        if !self.queue.is_empty() {
            ctx.request_repaint();
        }
    }

    pub(super) fn view<'a>(&'a self, palette: &'a Palette) -> View<'a> {
        View {
            session: &self.session,
            keys: &self.keymap,
            tour: self.tour.as_deref(),
            interaction: self.picked(),
            language: self.settings.language,
            orientation: self.orientation(),
            theme: palette,
            inks: &self.theme,
            hovered: self.hovered,
            dragged: self.dragged,
            planning: &self.planning,
            shown: self.shown,
            looking: self.looking,
            turned: self.turned,
            presenting: self.presenter.on,
            pen: &self.pen,
            seat: self.seat(),
            rolling: None,
            reads_map: self.keyboard.on_map(),
            room: self.room.as_deref(),
        }
    }

    /// Says once for each moment that what is drawn there cannot be shown.
    fn tell_of_drawings(&mut self, not_shown: bool) {
        let now = not_shown.then(|| self.moment_shown());
        if now.is_some() && now != self.not_shown {
            self.tell(tr!("draw-not-shown"), None, true);
        }
        self.not_shown = now;
    }

    fn rolling(&self, ctx: &egui::Context) -> Option<Rolling> {
        if let Some(roll) = &self.in_the_air {
            let ticks = ((ctx.input(|i| i.time) - roll.since) * 14.0) as u8;
            return Some(Rolling {
                die: roll.die,
                shown: (roll.die.pips() + ticks * 5 + 2) % 6 + 1,
                settled: false,
                words: Rc::from(""),
            });
        }
        let (die, words) = self.last_roll.as_ref()?;
        Some(Rolling {
            die: *die,
            shown: die.pips(),
            settled: true,
            words: Rc::clone(words),
        })
    }

    /// A notice lies over the lower edge of the board until something happens.
    pub(super) fn draw_notice(
        &mut self,
        ctx: &egui::Context,
        board: egui::Rect,
        theme: &Palette,
        out: &mut Vec<Command>,
    ) {
        let Some(notice) = &self.notice else { return };
        let mut close = false;
        let at = board.center_bottom() - egui::vec2(0.0, 14.0);
        egui::Area::new(egui::Id::unique("notice"))
            .pivot(egui::Align2::CENTER_BOTTOM)
            .fixed_pos(at)
            .order(egui::Order::Foreground)
            .show(ctx, |ui| {
                ui.set_max_width((board.width() - 40.0).clamp(160.0, 620.0));
                egui::Frame::popup(ui.style()).show(ui, |ui| {
                    ui.horizontal_wrapped(|ui| {
                        let colour = if notice.bad {
                            theme.refusal
                        } else {
                            theme.text
                        };
                        let said = ui.label(egui::RichText::new(&notice.text).color(colour));
                        focus::spoken(&said);
                        if let Some(rule) = notice.rule {
                            panels::rule_link(ui, theme, rule, out);
                        }
                        close = ui.small_button(tr!("dialog-dismiss")).clicked();
                    });
                });
            });
        if close {
            self.notice = None;
        }
    }
}
