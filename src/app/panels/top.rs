//! The menu bar, with the score and the things one needs all the time.

use super::bold;
use super::{View, side_colour};
use crate::ai::Level;
use crate::app::commands::{Command, Dialog, ScaleStep, key_of};
use crate::app::opponent::{Question, seat};
use crate::present::overlay::OverlayKind;
use crate::systems::hells_gate::victory::score;
use crate::systems::hells_gate::{Side, Stage};
use egui::{RichText, Ui};

/// Menus on the left, undo and the score on the right.
pub fn menu_bar(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    egui::MenuBar::new().ui(ui, |ui| {
        ui.menu_button("Game", |ui| {
            item(
                ui,
                "New game…",
                Command::Toggle(Dialog::NewGame),
                Ok(()),
                out,
            );
            item(
                ui,
                "Saved games…",
                Command::Toggle(Dialog::Games),
                Ok(()),
                out,
            );
            item(ui, "Save", Command::Save, Ok(()), out);
            ui.separator();
            item(
                ui,
                "Settings…",
                Command::Toggle(Dialog::Settings),
                Ok(()),
                out,
            );
            ui.separator();
            item(ui, "Quit", Command::Quit, Ok(()), out);
        });
        ui.menu_button("Play", |ui| {
            item(ui, "Undo", Command::Undo, undo_state(view), out);
            item(ui, "Redo", Command::Redo, redo_state(view), out);
            ui.separator();
            item(
                ui,
                "Next unit that can act",
                Command::NextUnit { back: false },
                Ok(()),
                out,
            );
            item(
                ui,
                "Find a unit…",
                Command::Toggle(Dialog::Find),
                Ok(()),
                out,
            );
            ui.separator();
            item(
                ui,
                "Look at the last player turn",
                Command::LookAtLastTurn,
                Ok(()),
                out,
            );
            item(
                ui,
                "Look at the moment before",
                Command::LookOn { back: true },
                Ok(()),
                out,
            );
            ui.separator();
            let over = view.state().stage == Stage::Over;
            let can_end = if over {
                Err("The game is over.".to_owned())
            } else {
                Ok(())
            };
            item(ui, "End the phase", Command::EndPhase, can_end.clone(), out);
            ui.separator();
            let here = Command::Branch(view.ply());
            item(ui, "New game from this position", here, can_end, out);
        });
        ui.menu_button("View", |ui| {
            item(ui, "Whole map", Command::FitMap, Ok(()), out);
            item(
                ui,
                "Zoom in",
                Command::ZoomMap { closer: true },
                Ok(()),
                out,
            );
            item(
                ui,
                "Zoom out",
                Command::ZoomMap { closer: false },
                Ok(()),
                out,
            );
            ui.separator();
            item(
                ui,
                "Larger text",
                Command::Scale(ScaleStep::Up),
                Ok(()),
                out,
            );
            item(
                ui,
                "Smaller text",
                Command::Scale(ScaleStep::Down),
                Ok(()),
                out,
            );
            item(
                ui,
                "Text at 100 %",
                Command::Scale(ScaleStep::Normal),
                Ok(()),
                out,
            );
            ui.separator();
            item(ui, "Presenter mode", Command::Present, Ok(()), out);
            item(ui, "Side panel", Command::TogglePanel, Ok(()), out);
            item(ui, "Full screen", Command::Fullscreen, Ok(()), out);
            item(
                ui,
                "Victory points",
                Command::Toggle(Dialog::Points),
                Ok(()),
                out,
            );
        });
        ui.menu_button("Computer", |ui| computer(ui, view, out));
        ui.menu_button("Overlays", |ui| overlays(ui, view, out));
        ui.menu_button("Help", |ui| {
            item(ui, "Rule book", Command::Rule(None), Ok(()), out);
            item(ui, "Keys", Command::Toggle(Dialog::Keys), Ok(()), out);
            item(ui, "About", Command::Toggle(Dialog::About), Ok(()), out);
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            points(ui, view, out);
            ui.separator();
            let redo = redo_state(view);
            tool(ui, "Redo", Command::Redo, redo, out);
            tool(ui, "Undo", Command::Undo, undo_state(view), out);
            if ui.available_width() > 200.0 {
                ui.separator();
                let mark = if view.session.unsaved { " •" } else { "" };
                ui.add(
                    egui::Label::new(
                        RichText::new(format!("{}{mark}", view.session.file.title)).weak(),
                    )
                    .truncate(),
                )
                .on_hover_text(if view.session.unsaved {
                    "Not saved under a name yet. Every action is kept automatically all the same."
                } else {
                    "Saved."
                });
            }
        });
    });
}

/// Who plays, and what can be asked.
fn computer(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let over = match view.state().stage {
        Stage::Over => Err("The game is over.".to_owned()),
        _ => Ok(()),
    };
    let begun = match view.session.file.game.cursor() {
        0 => Err("Nothing has been played yet.".to_owned()),
        _ => Ok(()),
    };
    let ask = Command::Ask;
    item(ui, "Advice", ask(Question::Hint), over.clone(), out);
    item(ui, "Who will win?", ask(Question::Forecast), over, out);
    item(
        ui,
        "Look back at the game",
        ask(Question::LookBack),
        begun,
        out,
    );
    ui.separator();
    for side in Side::ALL {
        ui.menu_button(format!("{side} side"), |ui| {
            let now = seat(&view.session.file.players[side]);
            let levels = Level::ALL.into_iter().map(Some);
            for choice in std::iter::once(None).chain(levels) {
                let name = choice.map_or("A person", Level::name);
                let button = ui.selectable_label(now == choice, name);
                let button = button.on_hover_text(choice.map_or("", Level::about));
                if button.clicked() {
                    out.push(Command::TakeSeat(side, choice));
                }
            }
        });
    }
    let seated = match view.seat.to_act {
        Some(_) => Ok(()),
        None => Err("No computer player decides now.".to_owned()),
    };
    let hold = if view.seat.held { "Go on" } else { "Pause" };
    item(ui, hold, Command::HoldComputer, seated, out);
}

/// The overlays, each with a tick when it is on.
fn overlays(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    for kind in OverlayKind::ALL {
        let on = view.shown.has(kind);
        let command = Command::Overlay(kind);
        let button = egui::Button::new(format!("{} {}", if on { "✔" } else { "   " }, kind.name()))
            .selected(on)
            .shortcut_text(key_of(&command).unwrap_or_default());
        let response = ui.add(button).on_hover_text(kind.about());
        response.widget_info(|| {
            egui::WidgetInfo::selected(egui::Role::CheckBox, true, on, kind.name())
        });
        if response.clicked() {
            out.push(command);
        }
    }
    ui.separator();
    let any = if view.shown.is_empty() {
        Err("No overlay is on.".to_owned())
    } else {
        Ok(())
    };
    item(ui, "All off", Command::NoOverlays, any, out);
    item(ui, "Card of the hex", Command::ToggleCard, Ok(()), out);
}

/// Whether, and why not, something can be taken back now.
fn undo_state(view: &View<'_>) -> Result<(), String> {
    if view.looking.is_some() {
        return Err("You look at an earlier moment; Esc returns to the present.".to_owned());
    }
    let game = &view.session.file.game;
    game.can_undo().map_err(|e| e.to_string())
}

fn redo_state(view: &View<'_>) -> Result<(), String> {
    if view.looking.is_some() {
        return Err("You look at an earlier moment; Esc returns to the present.".to_owned());
    }
    let game = &view.session.file.game;
    if game.cursor() < game.entries().len() {
        Ok(())
    } else {
        Err("Nothing has been taken back.".to_owned())
    }
}

/// A menu entry with its key; greyed with the reason if it cannot be done.
fn item(
    ui: &mut Ui,
    label: &str,
    command: Command,
    allowed: Result<(), String>,
    out: &mut Vec<Command>,
) {
    let mut button = egui::Button::new(label);
    if let Some(key) = key_of(&command) {
        button = button.shortcut_text(key);
    }
    let response = ui.add_enabled(allowed.is_ok(), button);
    let response = match allowed {
        Err(why) => response.on_disabled_hover_text(why),
        Ok(()) => response,
    };
    if response.clicked() {
        out.push(command);
        ui.close();
    }
}

fn tool(
    ui: &mut Ui,
    label: &str,
    command: Command,
    allowed: Result<(), String>,
    out: &mut Vec<Command>,
) {
    let response = ui.add_enabled(allowed.is_ok(), egui::Button::new(label));
    let response = match allowed {
        Ok(()) => response.on_hover_text(key_of(&command).unwrap_or_default()),
        Err(why) => response.on_disabled_hover_text(why),
    };
    if response.clicked() {
        out.push(command);
    }
}

fn points(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let verdict = score(view.setup(), view.state());
    // Right to left: the last one drawn stands first.
    for side in [Side::German, Side::Soviet] {
        let text =
            bold(format!("{side} {}", verdict.points[side])).color(side_colour(view.theme, side));
        let button = ui
            .add(egui::Button::new(text).frame(false))
            .on_hover_text("Victory points as they stand. Click for the receipt.");
        if button.clicked() {
            out.push(Command::Toggle(Dialog::Points));
        }
    }
    ui.weak("Victory points");
}
