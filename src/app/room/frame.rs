//! A frame of a room: bars, panel, board and what lies over it.

use super::panel::{self, RoomLook};
use super::scene::Scene;
use super::{
    Deed, Room, Throwing, announce, aside, card, compare, dice, doubt, drawing, falls, guess_card,
    history, lesson_card, lines, luck, outlook, over, poll, practice, projector, remark, report,
    roster, show_card, speaker, timeline, tour_card, track, way,
};
use crate::app::Notice;
use crate::app::board::{BoardResponse, Hit};
use crate::app::commands::Command;
use crate::app::errands::Errands;
use crate::app::focus::{self, Region};
use crate::app::frame::{Noticed, notice};
use crate::app::keymap::Keymap;
use crate::app::panels;
use crate::app::presenter::Presenter;
use crate::app::theme::{Theme, space};
use crate::present::board::{BoardModel, Highlight, HighlightKind};
use crate::present::system::{Pointer, Throw, WindowPart};
use crate::record::Settings;
use crate::words::{self, tr};
use egui::{Ui, vec2};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

/// Dice lie so far above the middle of the place they decide about, in board units.
const ABOVE: f32 = 0.98;

/// A place is seen well that lies so far within the edge of what is shown of the map, in
/// board units.
const SEEN: f32 = 0.9;

/// What is told has at least so much of the width, in points.
const NOTICE: f32 = 320.0;

impl Room {
    /// The rules, in the language spoken.
    pub fn book(&mut self) -> Rc<crate::present::book::Rulebook> {
        let language = words::spoken();
        match &self.book {
            Some((spoken, book)) if *spoken == language => Rc::clone(book),
            _ => {
                let book = Rc::new(self.table.rulebook());
                self.book = Some((language, Rc::clone(&book)));
                book
            }
        }
    }

    /// The map is drawn plainly from now on, or in full.
    fn draw_plainly(&mut self, plainly: bool) {
        let map = self.table.map();
        let stands = |(of, _): &(Arc<_>, Arc<_>)| Arc::ptr_eq(of, &map);
        if !plainly {
            self.plain = None;
        } else if !self.plain.as_ref().is_some_and(stands) {
            let plain = Arc::new(map.plainly());
            self.plain = Some((map, plain));
        }
    }

    /// The board, with pointer and keyboard on it.
    fn model(&self, scene: &Scene) -> BoardModel {
        let mut model = scene.model.clone();
        if let Some((_, plain)) = &self.plain {
            model.map = Arc::clone(plain);
        }
        let mut mark = |kind, at: Option<_>| {
            if let Some(hex) = at {
                model.highlights.push(Highlight { kind, hex });
            }
        };
        mark(HighlightKind::Hovered, self.hovered);
        mark(HighlightKind::Focus, self.cursor);
        self.mark_lesson(&mut model);
        model.made = self.pieces();
        self.pen.with_slip_moved(&mut model.annotations);
        model.annotations.extend(self.report_arrows());
        let advised = self.computers.arrows(self.shown_node());
        model.arrows.extend(advised);
        let missed = self
            .coach
            .arrows()
            .iter()
            .filter(|_| self.looking.is_none());
        model.arrows.extend(missed.cloned());
        model.annotations.extend(self.pen.preview(self.cursor));
        if self.looking.is_some() {
            for counter in &mut model.counters {
                counter.active = false;
            }
        }
        model
    }

    /// What was done on the board, as commands.
    fn board_commands(&self, board: &BoardResponse, model: &BoardModel, out: &mut Vec<Command>) {
        let mut push = |deed| out.push(Command::Room(Box::new(deed)));
        let place = |hit: Hit| {
            let at = hit.hex.and_then(|id| model.map.place(id))?;
            Some(at.name.clone())
        };
        let unit = |key: u8| model.counter(key).map(|counter| counter.code.clone());
        if let Some(drop) = board.dropped {
            let to = drop.to.and_then(|id| model.map.place(id));
            if let (Some(unit), Some(to)) = (unit(drop.key), to) {
                push(Deed::Point(Pointer::Drop(unit, to.name.clone())));
            }
            return;
        }
        let pointer = |hit: Hit| match hit.counter.and_then(unit) {
            Some(unit) => Some(Pointer::Unit(unit)),
            None => place(hit).map(Pointer::Place),
        };
        if let Some((hit, at)) = board.secondary_clicked {
            if let Some(about) = pointer(hit) {
                push(Deed::Menu(about, Some(at)));
            }
            return;
        }
        if let Some(hit) = board.middle_clicked {
            if let Some(place) = place(hit) {
                push(Deed::Point(Pointer::Place(place)));
            }
            return;
        }
        let Some(hit) = board.clicked else { return };
        // A place that is lit because a click there leads there wins over the
        // counters in it.
        let leads = |kind| {
            matches!(
                kind,
                HighlightKind::Reachable
                    | HighlightKind::ReachableFar
                    | HighlightKind::RetreatTo
                    | HighlightKind::EntryHex
            )
        };
        let lit = model
            .highlights
            .iter()
            .any(|mark| leads(mark.kind) && Some(mark.hex) == hit.hex);
        let counter = hit.counter.and_then(|key| model.counter(key));
        let own = counter.is_some_and(|it| Some(it.side) == self.table.glance().to_act);
        let meant = match (lit, hit.counter.and_then(unit).filter(|_| own)) {
            (true, _) => place(hit).map(Pointer::Place),
            (false, Some(unit)) if board.more => {
                push(Deed::PickMore(unit));
                return;
            }
            // All that lie with it, however soon the second click came after the first.
            (false, Some(unit)) if board.double_clicked.is_some() => Some(Pointer::Stack(unit)),
            (false, _) => pointer(hit),
        };
        match meant {
            Some(at) => push(Deed::Point(at)),
            None => out.push(Command::LetGo),
        }
    }
}

/// The panel is so wide at least, in points, where that leaves the map nearly half.
const LEAST_PANEL: f32 = 240.0;

/// What a frame of a room is drawn with besides what lies in it.
pub(in crate::app) struct RoomFrame<'a> {
    /// The keys as they are now.
    pub keys: &'a Keymap,
    /// The settings in force.
    pub settings: &'a Settings,
    /// The colours in force.
    pub inks: Theme,
    /// Presenter mode.
    pub presenter: Presenter,
    /// Whether something that is no part of the room lies over it.
    pub blocked: bool,
    /// Whether the panel is shown.
    pub panel: bool,
    /// Whether the keyboard is on the map.
    pub on_map: bool,
    /// What the desktop does.
    pub errands: &'a Errands,
}

impl Room {
    /// Draws the game on the table, and a notice. Where on the board the keyboard is;
    /// nowhere while the screen is black.
    pub(in crate::app) fn draw_frame(
        &mut self,
        ui: &mut Ui,
        of: &RoomFrame<'_>,
        told: &mut Option<Notice>,
        out: &mut Vec<Command>,
    ) -> Option<Hit> {
        let ctx = ui.ctx().clone();
        let (keymap, settings, presenter) = (of.keys, of.settings, of.presenter);
        let inks = of.inks;
        let room = self;
        let now = ctx.input(|i| i.time);
        let (scene, book) = (room.scene(), room.book());
        let palette = inks.palette();
        let map = room.table.map();
        let look = RoomLook {
            theme: &palette,
            inks: &inks,
            map: &map,
            counters: &scene.model.counters,
            keys: keymap,
            book: &book,
            asked: room.tour_asks().to_vec(),
            cited: RefCell::new(Vec::new()),
        };
        let presenting = presenter.on;
        if presenting && presenter.speaker {
            let since = now - presenter.since;
            speaker::window(&ctx, &look, (&mut *room, &scene), since, out);
        }
        if presenter.black {
            panels::black_out(ui);
            out.extend(look.cited.into_inner());
            return None;
        }
        // What lies behind a dialog knows of no pointer: a tip of it that is open
        // would stay as long as the pointer rests.
        if let Some(seen) = room.on_show().filter(|seen| presenting && seen.page) {
            show_card::page(ui, &look, seen);
            out.extend(look.cited.into_inner());
            return Some(Hit::default());
        }
        let blocked = of.blocked || room.blocked();
        let behind = blocked && room.menu.is_none() && !room.in_the_air();
        let mut pointer = behind.then(|| ctx.input_mut(|i| std::mem::take(&mut i.pointer)));
        let touring = room.touring.is_some();
        if !presenting {
            let view = panels::PanelsView {
                room,
                keys: keymap,
                language: settings.language,
                orientation: settings.orientation(),
                plain: settings.plain_map,
                coach: settings.coach,
                theme: &palette,
                inks: &inks,
                presenting,
            };
            let menu = egui::Panel::top("menu");
            let menu = menu.show(ui, |ui| panels::menu_bar(ui, &view, out));
            let rect = menu.response.rect;
            tour_card::about_part(ui, &look, room, WindowPart::Menu, rect);
        }
        if !panels::low(&ctx) && !scene.panel.tracks.is_empty() {
            let tracks = egui::Panel::top("tracks of the room").show(ui, |ui| {
                ui.add_space(space::HAIR);
                for (n, shown) in scene.panel.tracks.iter().enumerate() {
                    let then = scene.tracks_then.get(n).copied();
                    track::track(ui, &look, room, (n, shown, then), out);
                }
            });
            let rect = tracks.response.rect;
            tour_card::about_part(ui, &look, room, WindowPart::Tracks, rect);
        }
        // Whoever guesses, practises or learns before a class has the card of that beside
        // the map, and plays in the panel.
        let works = room.guessing.is_some() || room.practising.is_some() || touring;
        if presenting && !works {
            projector::telling(ui, &look, room, &scene, now);
        } else if touring {
            let large = presenting.then(|| projector::card(&ctx, room.tour_plays()));
            let usual = tour_card::width(room, ctx.content_rect().width());
            // Beside the map, so that it never lies over what it speaks of.
            egui::Panel::left(("card of the tour", presenting))
                .resizable(false)
                .exact_size(large.map_or(usual, |(width, _)| width))
                .show(ui, |ui| {
                    if let Some((_, height)) = large {
                        projector::enlarge(ui, height);
                    }
                    focus::within(ui, Region::Decision, |ui| {
                        let said = (keymap, told.as_ref());
                        tour_card::card(ui, &look, (&*room, &scene), said, out);
                    });
                });
        }
        if room.guessing.is_some() {
            room.name_guess();
            egui::Panel::left("card of the guess")
                .resizable(false)
                .exact_size(lesson_card::width(ctx.content_rect().width()))
                .show(ui, |ui| {
                    focus::within(ui, Region::Decision, |ui| {
                        guess_card::card(ui, &look, room, keymap, out);
                    });
                });
        }
        if room.practising.is_some() {
            egui::Panel::left("card of the practice")
                .resizable(false)
                .exact_size(lesson_card::width(ctx.content_rect().width()))
                .show(ui, |ui| {
                    focus::within(ui, Region::Decision, |ui| {
                        practice::card(ui, &look, room, out);
                    });
                });
        }
        if let Some(seen) = room.on_show().filter(|_| !presenting && !touring) {
            egui::Panel::left("card of the study")
                .resizable(false)
                .exact_size(lesson_card::width(ctx.content_rect().width()))
                .show(ui, |ui| {
                    focus::within(ui, Region::Decision, |ui| {
                        show_card::card(ui, &look, (&*room, seen), keymap, out);
                    });
                });
        }
        let shows_panel = match presenting {
            true => {
                let asked = room.guess_asks() || room.practising.is_some();
                presenter.panel || asked || room.tour_plays()
            }
            false => of.panel,
        };
        // Beside the map the log has a place of its own, where there is room.
        let log_beside = room.log_beside && !presenting;
        if shows_panel {
            let whole = ui.available_width();
            // Where the text is huge, the words of a decision need more than the map does.
            let share = (whole * 0.42).max((whole * 0.55).min(LEAST_PANEL));
            let usual = (whole * 0.29).clamp(330.0, 460.0).min(share);
            let room_left = ui.available_size() - vec2(usual, 0.0);
            // What is of use neither to the map nor to a column beside it is the
            // panel's: with large text it needs it.
            let wide = match aside::width(room_left, &map) {
                Some(_) => usual,
                None => usual + aside::beside(room_left, &map).max(0.0),
            };
            // A width of its own for each size of the text and of the window.
            let id = ("panel of the room", panels::per_cent(&ctx), wide as u32);
            let shown = egui::Panel::right(id)
                .resizable(true)
                .default_size(wide)
                .size_range((whole * 0.2).min(260.0)..=whole * 0.55)
                .show(ui, |ui| {
                    focus::within(ui, Region::Decision, |ui| {
                        let pace = settings.pace;
                        let how = (now, !log_beside, pace);
                        panel::panel(ui, &look, room, &scene, how, out);
                    });
                });
            let rect = shown.response.rect;
            tour_card::about_part(ui, &look, room, WindowPart::Panel, rect);
        }
        if !presenting && !shows_panel {
            way::bar(ui, &look, room, &scene, keymap, out);
        }
        let has_timeline = settings.timeline
            && !presenting
            && !touring
            && timeline::fits(ctx.content_rect().height());
        let below_map = has_timeline.then(|| {
            egui::Panel::bottom("timeline of the room")
                .resizable(false)
                .exact_size(timeline::HIGH)
                .show(ui, |ui| {
                    focus::within(ui, Region::Over, |ui| {
                        let how = (settings.curve, settings.pace);
                        timeline::strip(ui, &look, (&mut *room, &scene), how, out);
                    });
                })
                .response
                .rect
        });
        // Where the log stands does not hang on the tools for drawing.
        let steady = aside::width(ui.available_size(), &map);
        if room.pen.on {
            egui::Panel::top("drawing in the room").show(ui, |ui| {
                drawing::tools(ui, &look, room, keymap, out);
            });
        }
        let wide = aside::width(ui.available_size(), &map);
        let practice = room.is_practice() || room.on_show.is_some();
        let wide = wide.filter(|_| !presenting && !practice);
        let holds_log = wide.is_some() && steady.is_some_and(aside::holds_log);
        if room.log_beside != holds_log {
            // The log is in the panel of this frame, or will be in that of the next.
            ctx.request_discard("the log changes its place");
        }
        (room.beside, room.log_beside) = (wide, holds_log);
        if let Some(wide) = wide {
            egui::Panel::left("beside the map")
                .resizable(false)
                .exact_size(wide)
                .show(ui, |ui| {
                    let holds = (settings.hex_card, log_beside);
                    aside::aside(ui, &look, room, &scene, holds, out);
                });
        }
        let mut board = std::mem::take(&mut room.board);
        // Legend and card stand beside it, or have what room there is to its left.
        board.centre_map(presenting || touring || room.beside.is_some());
        board.take_in_hand(room.pen.hand());
        board.let_counters_glide(settings.animations);
        room.draw_plainly(settings.plain_map);
        let model = room.model(&scene);
        if blocked && pointer.is_none() {
            pointer = Some(ctx.input_mut(|i| std::mem::take(&mut i.pointer)));
        }
        let shown = egui::CentralPanel::default()
            .frame(egui::Frame::NONE)
            .show(ui, |ui| {
                focus::within(ui, Region::Map, |ui| board.show(ui, &model, &inks))
            })
            .inner;
        if let Some(pointer) = pointer {
            ctx.input_mut(|i| i.pointer = pointer);
        } else {
            room.board_commands(&shown, &model, out);
            if let Some(drawn) = shown.drawn.clone() {
                out.extend(drawing::drawn_by_hand(drawn).map(Command::Draw));
            }
        }
        let area = shown.response.rect;
        if room.looking.is_none() && room.hand_over.is_none() {
            let thrown = room.rolling(now).map(|(throw, since)| (throw, Some(since)));
            // What it showed stays until the next attack is put together, or aimed elsewhere.
            let next = model.overlays.planned.iter().any(|it| it.number.is_none());
            let aim = room.selection().place.as_ref();
            let stays = |throw: &&Throw| !next && (aim.is_none() || throw.at.as_ref() == aim);
            let last = room.last_throw.as_ref().filter(stays);
            let thrown = thrown.or(last.map(|throw| (throw, None)));
            let place = thrown.and_then(|(throw, _)| map.named(throw.at.as_deref()?));
            if let (Some(thrown), Some(place)) = (thrown, place) {
                let centre = map.tiling.centre(place);
                // Whoever looks at a part of the map sees the dice fall elsewhere, too.
                let news = room.followed.as_ref() != Some(thrown.0);
                let edge = SEEN * board.camera().scale;
                let seen = area.shrink(edge.min(area.size().min_elem() / 4.0));
                if news && !seen.contains(board.on_screen(area, centre)) {
                    board.centre_on(centre);
                }
                // Above the counters of the place, which stay in sight.
                let at = board.on_screen(area, [centre[0], centre[1] - ABOVE]);
                let scale = board.camera().scale;
                if settings.animations && thrown.1.is_none() {
                    let on_screen = board.on_screen(area, centre);
                    dice::flash(ui, &look, thrown.0, (on_screen, scale, area));
                }
                dice::at_place(ui, &look, thrown, (at, scale, area));
                if news {
                    room.followed = Some(thrown.0.clone());
                }
            }
        }
        announce::announce(ui, room, &scene, &model, of.on_map);
        room.board = board;
        let strip = room.board.strip(area, &model.map) - 12.0;
        let strip = area.with_max_x(area.left() + strip.clamp(190.0, 340.0));
        if presenting {
            panels::pointer(ui, presenter, area, &palette);
        }
        if !presenting && !touring && room.beside.is_none() {
            over::legend(&ctx, &look, &scene, strip, out);
        }
        let holds_card = !presenting && room.beside.is_none() && !touring;
        let with_card = holds_card && !blocked && settings.hex_card;
        if with_card {
            card::over_map(&ctx, &look, (room, &scene), area, out);
        }
        if !blocked && !presenting && !room.pen.on {
            card::beside_pointer(&ctx, &look, (room, &scene), told.as_ref());
        }
        if let Some(menu) = &room.menu {
            let centre = menu.about.map(|at| map.tiling.centre(at));
            let middle = area.center();
            let at = centre.map_or(middle, |centre| room.board.on_screen(area, centre));
            over::menu(&ctx, &look, room, menu.at.unwrap_or(at), out);
        }
        match &room.throwing {
            Some(Throwing::ByHand { throw, faces, .. }) => {
                let title = tr!("room-by-hand");
                let words = (title.as_str(), tr!("dialog-cancel"));
                dice::by_hand(&ctx, &look, words, (throw, faces), out);
            }
            Some(Throwing::Corrected { throw, faces }) => {
                let title = tr!("die-correct-title");
                let words = (title.as_str(), tr!("room-faces-right"));
                dice::by_hand(&ctx, &look, words, (throw, faces), out);
            }
            _ => {}
        }
        if let Some(side) = room.hand_over {
            over::hand_over(&ctx, &look, room, side, out);
        }
        if let Some(asked) = &room.asking {
            doubt::question(&ctx, asked, keymap, out);
        }
        if room.verdict {
            over::verdict(&ctx, &look, room, &scene, out);
        }
        if room.points {
            over::points(&ctx, &look, room, out);
        }
        luck::window(&ctx, &look, room, out);
        outlook::window(&ctx, &look, room, out);
        remark::window(&ctx, &look, room, out);
        lines::window(&ctx, &look, room, out);
        falls::window(&ctx, &look, room, out);
        compare::window(&ctx, &look, room, out);
        poll::window(&ctx, &look, (room, presenting), out);
        history::window(&ctx, &look, room, out);
        if let Some(mut roster) = room.roster.take() {
            roster::window(&ctx, &look, room, &mut roster, area, out);
            room.roster = Some(roster);
        }
        if room.hand_over.is_none() && !shows_panel {
            let pace = settings.pace;
            report::over_map(&ctx, &look, (&*room, &scene), (area, pace), out);
        }
        drawing::ask_for_words(&ctx, &mut *room, out);
        room.pen.draws = shown.draws;
        let over = shown.dragging.map_or(shown.hovered.hex, |(_, hex)| hex);
        if room.hovered != over {
            room.hovered = over;
            ctx.request_repaint();
        }
        let carried = shown.dragging.and_then(|(key, _)| scene.model.counter(key));
        let carried = carried.map(|counter| counter.code.clone());
        if room.carried != carried {
            room.carried = carried;
            ctx.request_repaint();
        }
        room.rest(&ctx, over);
        if let Some(hex) = shown.read {
            room.cursor = Some(hex);
        }
        room.tell_of_drawings(shown.without_drawings, told);
        // In the tour its card says it.
        let said = told.as_ref().filter(|_| !touring);
        let file = said.and_then(|said| of.errands.written(&said.text));
        // Over the timeline rather than the map. Without one beside the card of a place, where
        // that lies over the map below; above it, where there is too little room beside it.
        let card = room.card_over_map().filter(|_| with_card);
        let card = card.filter(|card| card.center().y > area.center().y);
        let clear = match (below_map, card) {
            // Beside its buttons and the card.
            (Some(timeline), card) => {
                let buttons = timeline.left() + timeline::BUTTONS;
                let left = card.map_or(buttons, |card| card.right().max(buttons));
                timeline.with_min_x(left)
            }
            (None, Some(card)) if card.right() + NOTICE > area.right() => {
                area.with_max_y(card.top())
            }
            (None, Some(card)) => area.with_min_x(card.right()),
            (None, None) => area,
        };
        let leads = (file, of.errands.is_page());
        let noticed = notice(&ctx, said, leads, clear, look.theme, |ui, rule| {
            look.rule(ui, rule);
        });
        out.extend(
            file.filter(|_| noticed == Noticed::Show)
                .map(|file| Command::ShowInFolder(file.to_owned())),
        );
        out.extend(look.cited.into_inner());
        if noticed == Noticed::PutAway {
            *told = None;
        }
        Some(shown.focused)
    }
}
