//! The parts of the window around the board. Each draws from what it is given
//! and pushes commands; none changes the game.

mod card;
mod combat;
mod computer;
mod decisions;
mod dice;
mod drawing;
mod hex_menu;
mod legend;
mod log;
mod looking;
mod menu;
mod plan;
mod points;
mod presenter;
mod side;
mod status;
mod top;
mod tour;
mod track;

pub use card::hex_card;
pub use combat::paint_die;
pub use computer::answer;
pub use dice::{DiceSheet, dice_window};
pub use drawing::{drawing_tools, drawn_here};
pub use hex_menu::{hex_menu, hex_menu_layer};
pub use legend::legend;
pub use looking::banner;
pub use menu::{allowed, deeds, matching};
pub use points::{points_window, receipt};
pub use presenter::{black_out, pointer, telling};
pub use side::side_panel;
pub use status::{pointer_tooltip, status_bar};
pub use top::menu_bar;
pub use tour::tour_panel;
pub use track::turn_track;

use super::commands::Command;
use super::focus;
use super::keymap::Keymap;
use super::opponent::Seat;
use super::pen::Pen;
use super::room::Room;
use super::session::Session;
use super::theme::{Palette, Theme, space};
use super::tour::Tour;
use crate::engine::{Barrier, Refusal, RuleRef, Rules, UndoPolicy};
use crate::hex::{HexId, Orientation};
use crate::present::annotation::Annotation;
use crate::present::ink::Ink;
use crate::record::Moment;
use crate::systems::hells_gate::insight::Appraisal;
use crate::systems::hells_gate::panel::Interaction;
use crate::systems::hells_gate::panel::Planning;
use crate::systems::hells_gate::picture::OverlaySet;
use crate::systems::hells_gate::rulebook;
use crate::systems::hells_gate::{
    Action, HellsGate, Illegal, Setup, Side, State, UnitId, UnitMask, say,
};
use crate::words::{Language, tr};
use egui::{Color32, RichText, Ui};
use std::sync::Arc;

/// What every panel may look at.
pub struct View<'a> {
    /// The game on the table.
    pub session: &'a Session,
    /// The keys as they are now.
    pub keys: &'a Keymap,
    /// The guided tour, while it goes on.
    pub tour: Option<&'a Tour>,
    /// What is picked.
    pub interaction: &'a Interaction,
    /// The language chosen; `None` is as the system says.
    pub language: Option<Language>,
    /// How the map lies.
    pub orientation: Orientation,
    /// Colours and sizes.
    pub theme: &'a Palette,
    /// Colours of the board.
    pub inks: &'a Theme,
    /// The hex under the pointer.
    pub hovered: Option<HexId>,
    /// The unit that is being dragged.
    pub dragged: Option<UnitId>,
    /// The plan of attacks.
    pub planning: &'a Planning,
    /// The overlays that are on.
    pub shown: OverlaySet,
    /// The earlier moment that is looked at: the one after so many actions.
    pub looking: Option<usize>,
    /// Whether it is looked at since the last frame.
    pub turned: bool,
    /// Whether the window is in presenter mode.
    pub presenting: bool,
    /// Drawing on the map.
    pub pen: &'a Pen,
    /// The computer players at the table.
    pub seat: Seat<'a>,
    /// The face to show for the last roll, if it is still to be seen.
    pub rolling: Option<super::Rolling>,
    /// Whether the keyboard is on the map, so that a screen reader says its hex
    /// anyway.
    pub reads_map: bool,
    /// A game of another system, if that is what lies on the table.
    pub room: Option<&'a Room>,
}

impl View<'_> {
    /// The rules with their scenario.
    #[must_use]
    pub fn rules(&self) -> &HellsGate {
        self.session.rules()
    }

    /// The scenario.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        self.session.rules()
    }

    /// The position that is looked at: the one on the table, or an earlier one.
    #[must_use]
    pub fn state(&self) -> &State {
        match self.looking {
            Some(ply) => self.session.file.game.state_at(ply),
            None => self.session.state(),
        }
    }

    /// How many actions lie before that position.
    #[must_use]
    pub fn ply(&self) -> usize {
        let game = &self.session.file.game;
        self.looking.unwrap_or_else(|| game.cursor())
    }

    /// How the planned attacks stand; none while an earlier moment is looked at.
    #[must_use]
    pub fn plan(&self) -> Vec<Appraisal> {
        match self.looking {
            Some(_) => Vec::new(),
            None => self.planning.appraise(self.rules(), self.state()),
        }
    }

    /// The moment that is looked at.
    #[must_use]
    pub fn moment(&self) -> Moment {
        Moment::of(&self.session.file.game, self.ply())
    }

    /// What people drew on the map at that moment.
    #[must_use]
    pub fn drawn(&self) -> &[Annotation] {
        self.session.file.annotations.at(self.moment())
    }

    /// Picked units, or else those in the hex pointed at.
    #[must_use]
    pub fn in_focus(&self) -> UnitMask {
        let picked = self.interaction.units;
        if !picked.is_empty() {
            return picked;
        }
        let hex = self.hovered.or(self.interaction.cursor);
        hex.map_or(UnitMask::EMPTY, |hex| self.state().in_hex(hex))
    }
}

/// Whether the window has no room for a whole menu bar: it is small, or its text
/// huge.
#[must_use]
pub fn narrow(ctx: &egui::Context) -> bool {
    ctx.content_rect().width() < 780.0
}

/// How large the text is drawn now.
#[must_use]
pub fn per_cent(ctx: &egui::Context) -> u16 {
    (ctx.zoom_factor() * 100.0).round() as u16
}

/// Whether the window has no height for more than the map and the panel.
#[must_use]
pub fn low(ctx: &egui::Context) -> bool {
    ctx.content_rect().height() < 420.0
}

/// A rule number that opens the rule; its summary is the tooltip.
pub fn rule_link(ui: &mut Ui, theme: &Palette, rule: RuleRef, out: &mut Vec<Command>) {
    let text = RichText::new(format!("[{rule}]"))
        .small()
        .color(theme.accent);
    // In one piece: each line of a wrapped label would be a node of its own.
    let text = in_one_line(ui, text, egui::TextStyle::Small);
    let response = ui.add(egui::Label::new(text).sense(egui::Sense::click()));
    rule_opens(&response, rule, out);
}

/// What has the number of a rule on it opens the rule.
fn rule_opens(response: &egui::Response, rule: RuleRef, out: &mut Vec<Command>) {
    focus::link(response);
    let response = response
        .clone()
        .on_hover_cursor(egui::CursorIcon::PointingHand)
        .on_hover_ui(|ui| {
            ui.set_max_width(360.0);
            match rulebook::book().find(rule.0) {
                Some(entry) => {
                    ui.label(bold(format!("{} {}", entry.number, entry.title)));
                    ui.label(entry.summary());
                    ui.weak(tr!("rule-click"));
                }
                None => {
                    ui.label(tr!("rule-link", rule = rule.0));
                }
            }
        });
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Link, true, tr!("rule-link", rule = rule.0))
    });
    if response.clicked() {
        out.push(Command::Rule(Some(rule.0.to_owned())));
    }
}

/// A sentence with the number of the rule it comes from.
pub fn cited(
    ui: &mut Ui,
    theme: &Palette,
    text: impl Into<RichText>,
    rule: Option<RuleRef>,
    out: &mut Vec<Command>,
) {
    ui.horizontal_wrapped(|ui| {
        tight(ui);
        ui.label(text.into());
        if let Some(rule) = rule {
            rule_link(ui, theme, rule, out);
        }
    });
}

/// Text that stands out.
pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).family(bold_family())
}

/// The bold face of the text font.
fn bold_family() -> egui::FontFamily {
    egui::FontFamily::Name("bold".into())
}

/// Lines of text as close as in a book: a row is no higher than its letters.
fn tight(ui: &mut Ui) {
    ui.spacing_mut().item_spacing = egui::vec2(4.0, 1.0);
    ui.spacing_mut().interact_size.y = 0.0;
}

/// A button for an action: enabled when it is legal, else greyed with the
/// reason and its rule as tooltip.
pub fn action_button(
    ui: &mut Ui,
    view: &View<'_>,
    action: Action,
    label: impl Into<RichText>,
    out: &mut Vec<Command>,
) -> egui::Response {
    let refused = view.rules().check(view.state(), action).err();
    let label: RichText = label.into();
    let response = ui.add_enabled(refused.is_none(), egui::Button::new(label).wrap());
    let response = match &refused {
        Some(why) => response.on_disabled_hover_text(reason(view.setup(), why)),
        None => {
            let text = say::action(view.setup(), view.state(), &action);
            response.on_hover_text(match stands(view, action) {
                Some(why) => format!("{text}. {why}"),
                None => text,
            })
        }
    };
    point_out(ui, view, action, &response);
    if response.clicked() {
        out.push(Command::Act(action));
    }
    response
}

/// Said beforehand of a legal action that undo could not take back.
pub fn stands(view: &View<'_>, action: Action) -> Option<String> {
    let (rules, before) = (view.rules(), view.state());
    if view.session.file.game.policy() == UndoPolicy::Free {
        return None;
    }
    if rules.rolls_dice(before, action) {
        return Some(tr!("stands-die"));
    }
    let mut after = *before;
    rules.step(&mut after, action, &[]);
    let barrier = rules.barrier(before, action, &after)?;
    Some(match barrier {
        Barrier::Dice => tr!("stands-die"),
        Barrier::Shown => tr!("stands-shown"),
        Barrier::Answered => tr!("stands-hand-over"),
    })
}

/// A frame about a button that the guided tour waits for.
fn point_out(ui: &Ui, view: &View<'_>, action: Action, button: &egui::Response) {
    if view.tour.is_some_and(|tour| tour.wants(action)) {
        let stroke = egui::Stroke::new(2.0, view.inks.color(Ink::Lesson));
        let frame = button.rect.expand2(egui::vec2(4.0, 1.0));
        let kind = egui::StrokeKind::Outside;
        ui.painter().rect_stroke(frame, 6.0, stroke, kind);
    }
}

/// A refusal as one text with its rule number.
#[must_use]
pub fn reason(setup: &Setup, why: &Illegal) -> String {
    format!("{} [{}]", say::refusal(setup, why), why.rule())
}

/// The colour of a side for text and frames.
#[must_use]
pub fn side_colour(theme: &Palette, side: Side) -> Color32 {
    match side {
        Side::Soviet => theme.soviet,
        Side::German => theme.german,
    }
}

/// Text laid out in one line, however long that is.
pub fn in_one_line(ui: &Ui, text: RichText, style: egui::TextStyle) -> Arc<egui::Galley> {
    let wrap = Some(egui::TextWrapMode::Extend);
    egui::WidgetText::from(text).into_galley(ui, wrap, f32::INFINITY, style)
}

/// The heading of a part of the side panel.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(space::SMALL);
    // Of less weight than what is to be decided, which is set in the serif.
    ui.label(bold(text));
    ui.add_space(space::HAIR);
}
