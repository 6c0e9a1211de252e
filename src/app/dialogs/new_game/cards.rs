//! The cards: a list of which the arrow keys choose.

use super::NewGameForm;
use crate::app::board::thumbnail;
use crate::app::catalogue::ScenarioCard;
use crate::app::panels::bold;
use crate::app::theme::line;
use crate::app::theme::{Palette, Theme, space, text_size};
use crate::json::Doc;
use crate::present::system::Measured;
use crate::words::tr;
use egui::accesskit::Role as Part;
use egui::{
    Color32, CornerRadius, EventFilter, FocusDirection, Id, Image, Key, Margin, Response, RichText,
    Role, Sense, Stroke, TextureHandle, TextureOptions, Ui, WidgetInfo, vec2,
};

/// How large the picture of a map is, in points.
const PICTURE: egui::Vec2 = vec2(150.0, 106.0);

/// A card that is narrower, in points, has half as large a one.
const NARROW: f32 = 450.0;

/// The maps of the cards, painted for one theme and one density of pixels.
pub struct Thumbnails {
    painted_for: Option<(Theme, u32)>,
    pictures: Vec<TextureHandle>,
}

impl Thumbnails {
    /// None are painted.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            painted_for: None,
            pictures: Vec::new(),
        }
    }

    /// Other maps are to be shown.
    pub fn forget(&mut self) {
        self.pictures.clear();
    }

    /// The picture of each card's map, as far as they are painted: one more with
    /// every frame, so that the dialog opens at once.
    fn of(
        &mut self,
        ctx: &egui::Context,
        cards: &[ScenarioCard],
        theme: Theme,
    ) -> &[TextureHandle] {
        let density = ctx.pixels_per_point();
        let wanted = Some((theme, density.to_bits()));
        if self.painted_for != wanted {
            self.painted_for = wanted;
            self.pictures.clear();
        }
        if let Some(card) = cards.get(self.pictures.len()) {
            let size = PICTURE * density;
            let size = [size.x, size.y].map(|side| side.round().max(1.0) as usize);
            let picture = thumbnail(&card.map, theme, size);
            let name = format!("map of card {}", self.pictures.len());
            let picture = ctx.load_texture(name, picture, TextureOptions::LINEAR);
            self.pictures.push(picture);
            ctx.request_repaint();
        }
        &self.pictures
    }
}

fn card_id(number: usize) -> Id {
    Id::unique(("card of a game", number))
}

/// What a card stands below: the name of its game, or that it is of one's own making.
fn shelf(card: &ScenarioCard) -> String {
    match card.which.start() {
        Some(_) => card.brief.game.clone(),
        None => tr!("editor-own"),
    }
}

impl NewGameForm {
    /// The games by name, above their cards: each leads to the first card of its own.
    pub(super) fn shelves(&mut self, ui: &mut Ui) {
        let mut shelves: Vec<(String, usize)> = Vec::new();
        for (number, card) in self.catalogue.cards().iter().enumerate() {
            let name = shelf(card);
            if shelves.last().is_none_or(|(last, _)| *last != name) {
                shelves.push((name, number));
            }
        }
        if shelves.len() < 2 {
            return;
        }
        let here = shelves.iter().rposition(|(_, first)| *first <= self.chosen);
        ui.horizontal_wrapped(|ui| {
            for (number, (name, first)) in shelves.into_iter().enumerate() {
                if ui.selectable_label(here == Some(number), name).clicked() {
                    self.chosen = first;
                    self.sought = true;
                }
            }
        });
        ui.separator();
    }

    /// The list of cards.
    pub(super) fn cards(&mut self, ui: &mut Ui, theme: Theme, palette: &Palette) {
        self.go_by_keys(ui);
        let cards = self.catalogue.cards();
        let pictures = self.thumbnails.of(ui.ctx(), cards, theme);
        let mut chosen = self.chosen;
        let sought = std::mem::take(&mut self.sought);
        let list = ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = space::SMALL;
            let mut last = String::new();
            for (number, card) in cards.iter().enumerate() {
                let name = shelf(card);
                if name != last {
                    // Each game begins with its name and whose work it is.
                    ui.add_space(if number == 0 { 0.0 } else { space::SMALL });
                    let heading = RichText::new(&name).text_style(egui::TextStyle::Heading);
                    let heading = ui.label(heading);
                    if sought && number == self.chosen {
                        heading.scroll_to_me(Some(egui::Align::TOP));
                        ui.memory_mut(|m| m.request_focus(card_id(number)));
                    }
                    if card.which.start().is_some() {
                        ui.weak(&card.brief.credit);
                    }
                    last = name;
                }
                let picture = pictures.get(number);
                let card = show(ui, palette, number, card, picture, number == self.chosen);
                if card.clicked() {
                    chosen = number;
                    self.clicked_twice = card.double_clicked();
                }
            }
            let unfit = self.catalogue.unfit();
            if !unfit.is_empty() {
                ui.add_space(space::SMALL);
                let told = tr!("cards-unfit", n = unfit.len(), files = unfit.join(", "));
                ui.label(RichText::new(told).small().color(palette.text_weak));
            }
        });
        ui.ctx().accesskit_node_builder(list.response.id, |node| {
            node.set_role(Part::ListBox);
            node.set_label(tr!("cards-label"));
        });
        self.chosen = chosen;
    }

    /// Whether Enter was pressed at the chosen card, which begins its game.
    pub(super) fn entered(&self, ui: &Ui) -> bool {
        ui.memory(|m| m.has_focus(card_id(self.chosen))) && ui.input(|i| i.key_pressed(Key::Enter))
    }

    /// The arrow keys go from card to card; the list is one stop for Tab.
    fn go_by_keys(&mut self, ui: &Ui) {
        if self.just_opened {
            // The keyboard comes to it only once the dialog is there: until it stays.
            let card = card_id(self.chosen);
            let stays = ui.memory(|m| m.has_focus(card));
            self.just_opened = !stays && !ui.input(|i| i.pointer.any_pressed());
            ui.memory_mut(|m| m.request_focus(card));
        }
        if !ui.memory(|m| m.has_focus(card_id(self.chosen))) {
            return;
        }
        let filter = EventFilter {
            vertical_arrows: true,
            horizontal_arrows: true,
            ..EventFilter::default()
        };
        let last = self.catalogue.cards().len().saturating_sub(1);
        let pressed = |key| ui.input(|i| i.key_pressed(key));
        // However often a key was pressed since the last frame, on a slow machine.
        let times = |keys: [Key; 2]| -> usize {
            ui.input(|i| keys.map(|key| i.num_presses(key)).iter().sum())
        };
        let on = times([Key::ArrowDown, Key::ArrowRight]);
        let back = times([Key::ArrowUp, Key::ArrowLeft]);
        let to = match () {
            () if pressed(Key::Home) => 0,
            () if pressed(Key::End) => last,
            () => (self.chosen + on).saturating_sub(back),
        };
        self.chosen = to.min(last);
        ui.memory_mut(|m| {
            m.request_focus(card_id(self.chosen));
            m.set_focus_lock_filter(card_id(self.chosen), filter);
            // A card that has just got the keyboard does not hold the arrow keys yet:
            // egui would look for a neighbour of it.
            if on + back > 0 {
                m.move_focus(FocusDirection::None);
            }
        });
    }
}

/// A card.
fn show(
    ui: &mut Ui,
    palette: &Palette,
    number: usize,
    card: &ScenarioCard,
    picture: Option<&TextureHandle>,
    chosen: bool,
) -> Response {
    let edge = match chosen {
        true => Stroke::new(line::FIRM, palette.accent),
        false => Stroke::new(line::THIN, palette.line),
    };
    let fill = match chosen {
        true => palette.raised,
        false => palette.well,
    };
    let frame = egui::Frame::new()
        .fill(fill)
        .stroke(edge)
        .corner_radius(CornerRadius::same(space::ROUNDING))
        .inner_margin(Margin::same(space::MARGIN[1]))
        // The wider edge of the chosen one moves nothing.
        .outer_margin(Margin::same(if chosen { 0 } else { 1 }));
    let rect = frame
        .show(ui, |ui| {
            ui.style_mut().interaction.selectable_labels = false;
            ui.set_min_width(ui.available_width());
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::SMALL;
                // Where words would stand in a narrow column, they come first.
                let size = match ui.available_width() < NARROW {
                    true => PICTURE / 2.0,
                    false => PICTURE,
                };
                map(ui, picture, size, palette.line);
                ui.vertical(|ui| facts(ui, palette, card));
            });
        })
        .response
        .rect;
    // One stop for Tab: the chosen one.
    let sense = if chosen { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(rect, card_id(number), sense);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &card.title));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Part::ListBoxOption);
        node.set_selected(chosen);
        node.set_description(told(card));
        node.set_position_in_set(number + 1);
    });
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    if response.clicked() {
        response.request_focus();
    }
    response
}

/// The picture of a map, or its place while it is being painted.
fn map(ui: &mut Ui, picture: Option<&TextureHandle>, size: egui::Vec2, line: Color32) {
    let rect = match picture {
        Some(picture) => ui.add(Image::new((picture.id(), size))).rect,
        None => ui.allocate_space(size).1,
    };
    let inside = egui::StrokeKind::Inside;
    ui.painter()
        .rect_stroke(rect, 0.0, Stroke::new(line::THIN, line), inside);
}

/// What a card says beside its map.
fn facts(ui: &mut Ui, palette: &Palette, card: &ScenarioCard) {
    ui.spacing_mut().item_spacing.y = space::HAIR;
    ui.label(bold(&card.title));
    ui.label(&card.brief.about);
    for text in [length_and_sides(card), odds(card)] {
        let text = RichText::new(text).size(text_size::SMALL);
        ui.label(text.color(palette.text_weak));
    }
}

fn length_and_sides(card: &ScenarioCard) -> String {
    let [first, second] = card.sides.each_ref().map(String::as_str);
    let sides = tr!("cards-sides", first = first, second = second);
    let told = format!("{} · {sides}", card.brief.length);
    // What was made does not stand below the name of its game.
    match card.which.start() {
        Some(_) => told,
        None => format!("{} · {told}", card.brief.game),
    }
}

/// Whom the scenario favours, and how that is known.
fn odds(card: &ScenarioCard) -> String {
    match card.favour {
        Some(measured) => odds_told(card, measured),
        None if card.is_alone() => tr!("cards-odds-alone"),
        None => tr!("cards-odds-unknown"),
    }
}

/// The same of the game as it is set now.
pub(super) fn odds_as_set(card: &ScenarioCard, changed: &[(&'static str, Doc)]) -> String {
    let measured = match changed {
        [] => card.favour,
        [(key, _)] => {
            let found = card.otherwise.iter().find(|(of, _)| of == key);
            found.map(|(_, measured)| *measured)
        }
        _ => None,
    };
    match measured {
        Some(measured) => odds_told(card, measured),
        None if card.is_alone() => tr!("cards-odds-alone"),
        None if changed.is_empty() => tr!("cards-odds-unknown"),
        None => tr!("cards-odds-as-set-unknown"),
    }
}

fn odds_told(card: &ScenarioCard, measured: Measured) -> String {
    let share = (measured.share() * 100.0).round();
    let favours = match share {
        ..45.0 => tr!("cards-favours", side = card.sides[1].as_str()),
        55.0.. => tr!("cards-favours", side = card.sides[0].as_str()),
        _ => tr!("cards-even"),
    };
    tr!(
        "cards-odds",
        favours = favours,
        side = card.sides[0].as_str(),
        share = share,
        error = (measured.error() * 100.0).round().max(1.0),
        games = measured.games(),
        level = measured.level.name()
    )
}

/// The same as one text, for those who hear it.
fn told(card: &ScenarioCard) -> String {
    let parts = [
        card.brief.game.clone(),
        card.brief.about.clone(),
        length_and_sides(card),
        odds(card),
    ];
    parts.join(" ")
}
