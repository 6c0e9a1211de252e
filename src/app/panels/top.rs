//! The menu bar, with the score and the things one needs all the time.

use super::icons::{self, Sign};
use super::menu::{Menu, MenuEntry, MenuRow, allowed, rows};
use super::{PanelsView, bold, bold_family, low, narrow};
use crate::app::commands::{Command, Dialog};
use crate::app::focus::{self, InSight as _};
use crate::app::room::Room;
use crate::engine::SideNo;
use crate::present::system::ReceiptRow;
use crate::words::{name, sentence, tr};
use egui::{RichText, Ui};

/// Menus on the left, undo and the score on the right; one menu with all of them
/// where they find no room.
pub fn menu_bar(ui: &mut Ui, view: &PanelsView<'_>, out: &mut Vec<Command>) {
    egui::MenuBar::new().ui(ui, |ui| {
        // Those of the moment that is looked at.
        let rows = view.room.table().score_at(view.room.shown_node());
        let sums = ReceiptRow::sums(&rows);
        let called = called(view.room, sums);
        let (undo, redo) = (tr!("entry-undo"), tr!("entry-redo"));
        let title = tr!("points-title");
        let icons = 2.0 * icons::beside(ui);
        let right = [&called[0], &called[1], &undo, &redo].map(|text| width(ui, text));
        let left = Menu::ALL.map(|menu| width(ui, &menu.name()));
        // Two lines between the groups.
        let lines = ui.spacing().item_spacing.x * 2.0 + 12.0;
        let wide = right.iter().chain(&left).sum::<f32>();
        let left_over = ui.available_width() - wide - icons - lines;
        let tight = narrow(ui.ctx()) || left_over < 0.0;
        // Where no track has room, the turn stands here; the window itself is called as
        // the game is.
        let table = view.room.table();
        let turn = low(ui.ctx()).then(|| table.time(view.room.shown_node()));
        let turn = turn.flatten().map(|[turn, ..]| sentence(&turn));
        let turn = turn.filter(|turn| !turn.is_empty());
        let room = if turn.is_some() { TURN } else { TITLE };
        // Where even one menu leaves them no room, their signs are enough; and where
        // their words would leave none for the game, too.
        let least = right.iter().sum::<f32>() + width(ui, &tr!("menu-all")) + icons + lines;
        let worded = match tight {
            true => least <= ui.available_width(),
            false => left_over > room,
        };
        // And where their names leave the signs none, the points of the sides.
        let named = least - width(ui, &undo) - width(ui, &redo) + SIGNS;
        let named = worded || named <= ui.available_width();
        if tight {
            let menu = ui.menu_button(tr!("menu-all"), |ui| every_menu(ui, view, out));
            focus::opens_menu(&menu);
        } else {
            every_menu(ui, view, out);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            points(ui, view, (sums, called, named), out);
            if !tight && width(ui, &title) + room < left_over {
                ui.weak(title);
            }
            ui.separator();
            tool(ui, view, (Sign::Redo, &redo, worded), Command::Redo, out);
            tool(ui, view, (Sign::Undo, &undo, worded), Command::Undo, out);
            let unsaved = view.room.unsaved;
            let roomy = ui.available_width() > room;
            // What is not saved yet is marked even where nothing else has room.
            if roomy || unsaved && ui.available_width() > MARK {
                ui.separator();
                let saved = match unsaved {
                    true => tr!("top-unsaved"),
                    false => tr!("top-saved"),
                };
                if unsaved {
                    let mark = ui.weak("•");
                    mark.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &saved));
                    mark.on_hover_text(&saved);
                }
                if !roomy {
                    return;
                }
                let words = match &turn {
                    Some(turn) => RichText::new(turn).small(),
                    None => RichText::new(name(table.title())).weak(),
                };
                let label = ui.add(egui::Label::new(words).truncate());
                label.on_hover_text(match turn {
                    Some(turn) => format!("{turn}\n{saved}"),
                    None => saved,
                });
            }
        });
    });
}

/// Title or turn stand in the bar where there is so much room, in points.
const TITLE: f32 = 200.0;
const TURN: f32 = 90.0;

/// What the mark alone of a game that is not saved has room in.
const MARK: f32 = 30.0;

/// How wide the frames of two signs without words are, with the gaps after them.
const SIGNS: f32 = 32.0;

/// How wide a button of the bar is, with the gap after it.
fn width(ui: &Ui, text: &str) -> f32 {
    let font = egui::FontId {
        family: bold_family(),
        ..egui::TextStyle::Button.resolve(ui.style())
    };
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(text.to_owned(), font, egui::Color32::WHITE);
    let spacing = ui.spacing();
    galley.size().x + spacing.button_padding.x * 2.0 + spacing.item_spacing.x
}

/// What of the window's height the menu bar has, and the frame of a menu.
const BAR: f32 = 56.0;

fn every_menu(ui: &mut Ui, view: &PanelsView<'_>, out: &mut Vec<Command>) {
    for menu in Menu::ALL {
        let drawn = ui.menu_button(menu.name(), |ui| {
            // All of it where there is room: under its name, to the end of the window.
            let window = ui.ctx().content_rect().height();
            let tall = (window * 0.8).max(window - BAR);
            // A bar that is always seen, beside the keys and not over them.
            ui.spacing_mut().scroll.floating = false;
            egui::ScrollArea::vertical()
                .max_height(tall)
                .min_scrolled_height(tall)
                .show_in_sight(ui, |ui| {
                    for row in rows(view, menu) {
                        draw(ui, view, row, out);
                    }
                });
        });
        focus::opens_menu(&drawn);
    }
}

/// A row of a menu.
fn draw(ui: &mut Ui, view: &PanelsView<'_>, row: MenuRow, out: &mut Vec<Command>) {
    match row {
        MenuRow::Line => {
            ui.separator();
        }
        MenuRow::Menu(title, entries) => {
            let menu = ui.menu_button(title, |ui| {
                for entry in entries {
                    let on = entry.on.unwrap_or_default();
                    let button = ui.selectable_label(on, &entry.label);
                    if about(button, &entry).clicked() {
                        out.push(entry.command);
                    }
                }
            });
            focus::opens_menu(&menu);
        }
        MenuRow::Entry(entry) => match entry.on {
            Some(on) => tick(ui, view, entry, on, out),
            None => item(ui, view, entry, out),
        },
    }
}

/// A menu entry that is on or off.
fn tick(ui: &mut Ui, view: &PanelsView<'_>, entry: MenuEntry, on: bool, out: &mut Vec<Command>) {
    let key = view.keys.of(&entry.command).unwrap_or_default();
    let button = icons::ticked(ui, on.then_some(view.theme.accent), &entry.label, &key);
    let response = about(button, &entry);
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::Role::CheckBox, true, on, &entry.label));
    if response.clicked() {
        out.push(entry.command);
    }
}

/// A menu entry with its key; greyed with the reason if it cannot be done.
fn item(ui: &mut Ui, view: &PanelsView<'_>, entry: MenuEntry, out: &mut Vec<Command>) {
    let mut button = egui::Button::new(&entry.label);
    if let Some(key) = view.keys.of(&entry.command) {
        button = button.shortcut_text(key);
    }
    let allowed = allowed(view, &entry.command);
    let response = ui.add_enabled(allowed.is_ok(), button);
    let response = match allowed {
        Err(why) => response.on_disabled_hover_text(why),
        Ok(()) => about(response, &entry),
    };
    if response.clicked() {
        out.push(entry.command);
        ui.close();
    }
}

/// What an entry means as its tooltip; what the label says anyway is not said
/// twice.
fn about(response: egui::Response, entry: &MenuEntry) -> egui::Response {
    let label = entry.label.trim_end_matches('…').to_lowercase();
    match entry.about.is_empty() || entry.about.to_lowercase() == label {
        true => response,
        false => response.on_hover_text(&entry.about),
    }
}

fn tool(
    ui: &mut Ui,
    view: &PanelsView<'_>,
    (sign, label, worded): (Sign, &str, bool),
    command: Command,
    out: &mut Vec<Command>,
) {
    let allowed = allowed(view, &command);
    let response = ui
        .add_enabled_ui(allowed.is_ok(), |ui| match worded {
            true => icons::button(ui, sign, label),
            false => icons::alone(ui, sign),
        })
        .inner;
    if !worded {
        let can = allowed.is_ok();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, can, label));
    }
    let key = view.keys.of(&command).unwrap_or_default();
    let response = match allowed {
        Ok(()) if worded => response.on_hover_text(key),
        Ok(()) => response.on_hover_text(format!("{label} ({key})")),
        Err(why) => response.on_disabled_hover_text(why),
    };
    if response.clicked() {
        out.push(command);
    }
}

/// "Soviets 12": the points of each side with its name.
fn called(room: &Room, sums: [i32; 2]) -> [String; 2] {
    let about = room.table().about();
    SideNo::BOTH.map(|side| {
        let n = side.index();
        format!("{} {}", about.sides[n].name, sums[n])
    })
}

/// The points of both sides, with their names where there is room for them.
fn points(
    ui: &mut Ui,
    view: &PanelsView<'_>,
    (sums, called, named): ([i32; 2], [String; 2], bool),
    out: &mut Vec<Command>,
) {
    let map = view.room.table().map();
    let inks = SideNo::BOTH.map(|side| view.inks.color(map.side(side).ink.mark));
    // Right to left: the last one drawn stands first.
    for ((ink, sum), called) in inks.into_iter().zip(sums).zip(called).rev() {
        let shown = match named {
            true => called.clone(),
            false => sum.to_string(),
        };
        let button = ui.add(egui::Button::new(bold(shown).color(ink)).frame(false));
        button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &called));
        let title = tr!("points-title");
        let button = button.on_hover_text(match named {
            true => title,
            false => format!("{title}: {called}"),
        });
        if button.clicked() {
            out.push(Command::Toggle(Dialog::Points));
        }
    }
}
