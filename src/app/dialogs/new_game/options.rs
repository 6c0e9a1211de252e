//! The options of the game that is chosen.

use super::NewGameForm;
use super::cards::odds_as_set;
use crate::app::catalogue::ScenarioCard;
use crate::app::commands::Command;
use crate::app::dialogs::drop_down::{drop_down, width};
use crate::app::editor::Work;
use crate::app::focus::InSight as _;
use crate::app::panels::{bold, coach_in_words, coaches, in_one_line};
use crate::app::theme::{Palette, space, text_size};
use crate::engine::{Commander, DiceMode, Level, UndoPolicy};
use crate::json::Doc;
use crate::present::system::{Measured, Parameter, ParameterKind};
use crate::table::VARIANT_NAME;
use crate::words::tr;
use egui::{RichText, TextEdit, Ui, vec2};

/// How wide fields are, in points.
const FIELD: f32 = 150.0;

impl NewGameForm {
    /// Players, rules, dice, undo, and what the scenario tells.
    pub(super) fn options(&mut self, ui: &mut Ui, palette: &Palette, out: &mut Vec<Command>) {
        let Some(card) = self.catalogue.cards().get(self.chosen) else {
            return;
        };
        ui.label(RichText::new(&card.title).text_style(egui::TextStyle::Heading));
        if let Some(start) = card.which.start().filter(|_| card.points) {
            let open = ui.button(tr!("forces-open"));
            if open.on_hover_text(tr!("forces-open-about")).clicked() {
                let of = Some((card.which.system(), start));
                out.push(Command::Edit(Box::new(Work::Forces(of))));
            }
        }
        group(ui, &tr!("newgame-players"));
        let decides = self.decides(card);
        for side in (0..2).filter(|&side| decides[side]) {
            seat(
                ui,
                card,
                side,
                &mut self.seats.seated[side],
                &mut self.seats.names[side],
            );
        }
        // Whoever wanted an opponent looks for the other seat.
        if let (true, Some(side)) = (
            decides.contains(&false),
            decides.iter().position(|&decides| decides),
        ) {
            ui.label(tr!("newgame-one-side", side = card.sides[side].as_str()));
        }
        if card.levels.is_empty() {
            ui.weak(tr!("cards-no-computers"));
        } else {
            let [wanted, _] = &mut self.coach;
            let (name, shown) = (tr!("entry-coach"), coach_in_words(*wanted));
            let line = ui.horizontal_wrapped(|ui| {
                called_at(ui, card, &name);
                drop_down(ui, "coach", ("", &name), &shown, coaches(), wanted);
            });
            line.response.on_hover_text(tr!("coach-about"));
        }
        if !card.parameters.is_empty() {
            group(ui, &tr!("cards-rules"));
            let changed = self.changed.entry(card.which.clone()).or_default();
            for parameter in card.parameters.iter().filter(|of| of.at_start) {
                set(ui, card, parameter, changed);
            }
            let name = self.variants.entry(card.which.clone()).or_default();
            let wish = variant(ui, card, changed, name, out);
            if let (Some(wish), Some(beginning)) = (wish, self.beginning()) {
                out.push(match wish {
                    WithRules::Save => Command::SaveVariant(Box::new(beginning)),
                    WithRules::Suppose => Command::Suppose(Box::new(beginning)),
                });
            }
            let Some(card) = self.catalogue.cards().get(self.chosen) else {
                return;
            };
            let changed = self.changed.entry(card.which.clone()).or_default();
            if !card.otherwise.is_empty() {
                ui.label(tr!("cards-as-set", odds = odds_as_set(card, changed)));
            }
        }
        group(ui, &tr!("newgame-dice"));
        let options = &mut self.options;
        ui.radio_value(
            &mut options.dice,
            DiceMode::Seeded,
            tr!("newgame-program-rolls"),
        );
        if options.dice == DiceMode::Seeded {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(tr!("newgame-seed"));
                ui.add(TextEdit::singleline(&mut self.seed).desired_width(FIELD))
                    .labelled_by(label.id)
                    .on_hover_text(tr!("newgame-seed-about"));
            });
            if self.seed.trim().parse::<u64>().is_err() {
                ui.colored_label(palette.refusal, tr!("newgame-seed-bad"));
            }
        }
        ui.radio_value(
            &mut options.dice,
            DiceMode::ByHand,
            tr!("newgame-real-dice"),
        );
        group(ui, &tr!("newgame-undo"));
        ui.radio_value(
            &mut options.undo,
            UndoPolicy::ToLastBarrier,
            tr!("newgame-undo-sealed"),
        );
        ui.radio_value(
            &mut options.undo,
            UndoPolicy::Free,
            tr!("newgame-undo-free"),
        );
        if !card.history.is_empty() {
            group(ui, &tr!("cards-history"));
            ui.label(&card.history);
        }
    }
}

/// The heading of a group of options.
fn group(ui: &mut Ui, name: &str) {
    ui.add_space(space::SMALL);
    ui.label(bold(name));
}

/// What the seat of a side is called.
fn called_as(card: &ScenarioCard, side: usize) -> &str {
    match card.levels.is_empty() {
        true => &card.sides[side],
        false => &card.seats[side],
    }
}

/// What is chosen is called by a label as wide as those of both seats.
fn called_at(ui: &mut Ui, card: &ScenarioCard, label: &str) {
    let wide = |text: &str| {
        let text = RichText::new(text);
        in_one_line(ui, text, egui::TextStyle::Body).size().x
    };
    let seats = [called_as(card, 0), called_as(card, 1), label];
    let wide = seats.map(wide).into_iter().fold(0.0, f32::max);
    let size = vec2(wide, ui.spacing().interact_size.y);
    let middle = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(size, middle, |ui| {
        ui.set_min_width(wide);
        ui.label(label);
    });
}

/// Who plays a side: a person with a name, or a computer of some level and temper. Sides,
/// players and names stand below each other.
fn seat(
    ui: &mut Ui,
    card: &ScenarioCard,
    side: usize,
    who: &mut Option<Commander>,
    name: &mut String,
) {
    ui.horizontal_wrapped(|ui| {
        called_at(ui, card, called_as(card, side));
        let person = || tr!("seat-person");
        // Somebody whom this game does not have is kept for one that has.
        let now = who.and_then(|who| card.seats_as(who));
        let mut seated = now.map(|now| now.level);
        if !card.levels.is_empty() {
            let shown = seated.map_or_else(person, Level::name);
            let all = std::iter::once(None).chain(card.levels.iter().copied().map(Some));
            let rows = all.map(|level| match level {
                None => (None, person()),
                Some(of) => (level, format!("{}: {}", of.name(), of.about())),
            });
            let before = seated;
            let salt = ["first seat", "second seat"][side];
            drop_down(ui, salt, ("", &card.seats[side]), &shown, rows, &mut seated);
            if seated != before {
                let temper = who.map(|who| who.temper).unwrap_or_default();
                *who = seated.map(|level| Commander::new(level, temper));
            }
        }
        if let Some(now) = now.filter(|now| now.can_lean(card.tempers)) {
            let rows = card.tempers.iter();
            let rows = rows.map(|&of| (of, format!("{}: {}", of.name(), of.about())));
            let mut temper = now.temper;
            let salt = ["first temper", "second temper"][side];
            let label = tr!("cards-temper", side = card.sides[side].as_str());
            drop_down(ui, salt, ("", &label), &temper.name(), rows, &mut temper);
            if temper != now.temper {
                *who = Some(Commander::new(now.level, temper));
            }
        }
        if seated.is_none() {
            let field = TextEdit::singleline(name)
                .desired_width(FIELD)
                .char_limit(80)
                .hint_text(tr!("cards-name"));
            let field = ui.add(field);
            let called = tr!("cards-name-of", side = card.sides[side].as_str());
            ui.ctx().accesskit_node_builder(field.id, |node| {
                node.set_label(called);
            });
        }
    });
}

/// What is to be done with rules that are set otherwise.
enum WithRules {
    Save,
    Suppose,
}

/// All that is seldom set, cells of a table as one, and a name for rules that are not the
/// scenario's. What is to be done with them.
fn variant(
    ui: &mut Ui,
    card: &ScenarioCard,
    changed: &mut Changed,
    name: &mut String,
    out: &mut Vec<Command>,
) -> Option<WithRules> {
    let rest = || card.parameters.iter().filter(|of| !of.at_start);
    if rest().next().is_some() {
        let head = egui::CollapsingHeader::new(tr!("cards-all-rules"));
        head.id_salt(("all rules", card.which.system(), &card.title))
            .show(ui, |ui| {
                let cells: Vec<&Parameter> = rest().filter(|of| of.cell.is_some()).collect();
                if !cells.is_empty() {
                    cell_table(ui, card, &cells, changed);
                }
                for parameter in rest().filter(|of| of.cell.is_none()) {
                    set(ui, card, parameter, changed);
                }
            });
        let rest: Vec<&Parameter> = rest().collect();
        set_otherwise(ui, &rest, changed);
    }
    let mut wish = None;
    if rest().next().is_some() || !changed.is_empty() {
        ui.horizontal_wrapped(|ui| {
            if !changed.is_empty() {
                let label = ui.label(tr!("cards-variant-name"));
                let field = TextEdit::singleline(name)
                    .desired_width(FIELD)
                    .char_limit(VARIANT_NAME);
                ui.add(field)
                    .labelled_by(label.id)
                    .on_hover_text(tr!("cards-variant-about"));
                let named = !name.trim().is_empty();
                let save = ui.add_enabled(named, egui::Button::new(tr!("cards-variant-save")));
                let about = tr!("cards-variant-save-about");
                let save = save.on_hover_text(&about).on_disabled_hover_text(about);
                if save.clicked() {
                    wish = Some(WithRules::Save);
                }
                let ask = ui.button(tr!("what-if-ask"));
                if ask.on_hover_text(tr!("what-if-ask-tip")).clicked() {
                    wish = Some(WithRules::Suppose);
                }
                if ui.button(tr!("cards-rules-back")).clicked() {
                    changed.clear();
                    name.clear();
                }
            }
            if ui.button(tr!("cards-variant-open")).clicked() {
                out.push(Command::AskVariant);
            }
        });
    }
    ui.add_space(space::TINY);
    wish
}

/// The parameters of one game that are set otherwise.
pub(super) type Changed = Vec<(&'static str, Doc)>;

/// What a parameter is set to.
fn value_of(parameter: &Parameter, changed: &Changed) -> Doc {
    let found = changed.iter().find(|(key, _)| *key == parameter.key);
    found.map_or(&parameter.default, |(_, value)| value).clone()
}

/// Sets a parameter.
fn put(parameter: &Parameter, value: Doc, changed: &mut Changed) {
    changed.retain(|(key, _)| *key != parameter.key);
    if value != parameter.default {
        changed.push((parameter.key, value));
    }
}

/// Parameters that are cells, as the table that they are: rows below each other, columns
/// beside each other, and what is set otherwise set off.
fn cell_table(ui: &mut Ui, card: &ScenarioCard, cells: &[&Parameter], changed: &mut Changed) {
    let label = |cell: &Parameter, n: usize| {
        let names = cell.cell.as_ref().map(|names| names[n].clone());
        names.unwrap_or_default()
    };
    let mut lines: [Vec<String>; 2] = Default::default();
    for cell in cells {
        for (n, all) in lines.iter_mut().enumerate() {
            let label = label(cell, n);
            if !all.contains(&label) {
                all.push(label);
            }
        }
    }
    let [rows, columns] = lines;
    ui.label(bold(tr!("cards-table")));
    if let Some(first) = cells.first() {
        about(ui, card, first);
    }
    let wide = egui::ScrollArea::horizontal().id_salt(("cells", card.which.system(), &card.title));
    wide.show_in_sight(ui, |ui| {
        // Eight columns have to find room in the smallest window.
        ui.spacing_mut().combo_width = 0.0;
        ui.spacing_mut().button_padding.x = space::TINY;
        let grid = egui::Grid::new(("cells", card.which.system(), &card.title)).striped(true);
        // A column that is only as wide as it was would never grow: what is chosen would
        // stay cut off.
        let shown = cells
            .iter()
            .map(|cell| shown(cell, &value_of(cell, changed)));
        let widest = shown.map(|shown| width(ui, &shown)).fold(0.0, f32::max);
        let grid = grid.min_col_width(widest);
        grid.spacing([space::TINY, space::TINY]).show(ui, |ui| {
            ui.label(RichText::new(tr!("cards-table-die")).small());
            for column in &columns {
                ui.label(RichText::new(column).small().strong());
            }
            ui.end_row();
            for row in &rows {
                ui.label(bold(row));
                for column in &columns {
                    let here = |it: &&&Parameter| label(it, 0) == *row && label(it, 1) == *column;
                    match cells.iter().find(here) {
                        Some(cell) => one_cell(ui, cell, changed),
                        None => {
                            ui.label("");
                        }
                    }
                }
                ui.end_row();
            }
        });
    });
    ui.add_space(space::SMALL);
}

/// What a cell says; what is set otherwise has a star.
fn shown(cell: &Parameter, value: &Doc) -> String {
    let said = cell.said(value);
    match *value == cell.default {
        true => said,
        false => format!("{said} *"),
    }
}

/// A cell of a table.
fn one_cell(ui: &mut Ui, cell: &Parameter, changed: &mut Changed) {
    let ParameterKind::Choice(words) = &cell.kind else {
        return;
    };
    let before = value_of(cell, changed);
    let mut chosen = words.iter().position(|(word, _)| before == (*word).into());
    let was = chosen;
    let shown = shown(cell, &before);
    let rows = words.iter().enumerate();
    let rows = rows.map(|(n, (_, called))| (Some(n), called.clone()));
    let inside = ui.scope(|ui| {
        let named = ("", cell.title.as_str());
        drop_down(ui, cell.key, named, &shown, rows, &mut chosen);
    });
    let tip = format!(
        "{}\n{}",
        cell.title,
        tr!("cards-default", value = cell.said(&cell.default))
    );
    inside.response.on_hover_text(tip);
    if chosen != was
        && let Some((word, _)) = chosen.and_then(|n| words.get(n))
    {
        put(cell, (*word).into(), changed);
    }
}

/// A parameter: what it is called, what the scenario has, what it changes, and the rule
/// it belongs to.
fn set(ui: &mut Ui, card: &ScenarioCard, parameter: &Parameter, changed: &mut Changed) {
    let before = value_of(parameter, changed);
    let row = ui.horizontal_wrapped(|ui| {
        let value = entered(ui, parameter, &before);
        let default = tr!("cards-default", value = parameter.said(&parameter.default));
        ui.label(RichText::new(default).size(text_size::SMALL).weak());
        match value != parameter.default && back(ui, parameter) {
            true => parameter.default.clone(),
            false => value,
        }
    });
    let value = row.inner;
    about(ui, card, parameter);
    tips(ui, card, parameter.key);
    ui.add_space(space::TINY);
    if value != before {
        put(parameter, value, changed);
    }
}

/// What is ticked, chosen or entered for a parameter.
fn entered(ui: &mut Ui, parameter: &Parameter, before: &Doc) -> Doc {
    match &parameter.kind {
        ParameterKind::Flag => {
            let mut on = *before == Doc::Bool(true);
            ui.checkbox(&mut on, &parameter.title);
            Doc::Bool(on)
        }
        ParameterKind::Choice(words) => {
            let mut chosen = words.iter().position(|(word, _)| *before == (*word).into());
            let shown = chosen.and_then(|i| words.get(i));
            let shown = shown.map_or_else(String::new, |(_, called)| called.clone());
            let rows = words.iter().enumerate();
            let rows = rows.map(|(i, (_, called))| (Some(i), called.clone()));
            let (key, title) = (parameter.key, &parameter.title);
            let named = (title.as_str(), title.as_str());
            drop_down(ui, key, named, &shown, rows, &mut chosen);
            let chosen = chosen.and_then(|i| words.get(i));
            chosen.map_or_else(|| before.clone(), |(word, _)| (*word).into())
        }
        ParameterKind::Whole { least, most } => {
            let mut number = match before {
                Doc::Whole(n) => i64::try_from(*n).unwrap_or(*least),
                _ => *least,
            };
            let label = ui.label(&parameter.title);
            let range = egui::DragValue::new(&mut number).range(*least..=*most);
            ui.add(range).labelled_by(label.id);
            ui.weak(tr!("cards-least-most", least = *least, most = *most));
            number.into()
        }
    }
}

/// The button that makes a parameter as the scenario has it. Whether it was pressed.
fn back(ui: &mut Ui, parameter: &Parameter) -> bool {
    let words = tr!("cards-back-one");
    let back = ui.small_button(&words);
    back.ctx.accesskit_node_builder(back.id, |node| {
        node.set_label(format!("{words}: {}", parameter.title));
    });
    back.clicked()
}

/// What of all the numbers is set otherwise, so that nobody has to look for it among them.
fn set_otherwise(ui: &mut Ui, rest: &[&Parameter], changed: &mut Changed) {
    let now = |parameter: &Parameter| {
        let found = changed.iter().find(|(key, _)| *key == parameter.key);
        found.map(|(_, value)| value.clone())
    };
    let others = rest.iter().filter_map(|it| Some((*it, now(it)?)));
    let others: Vec<(&Parameter, Doc)> = others.collect();
    if others.is_empty() {
        return;
    }
    ui.label(bold(tr!("cards-set-otherwise")));
    for (parameter, value) in others {
        ui.horizontal_wrapped(|ui| {
            ui.label(format!("{}: {}", parameter.title, parameter.said(&value)));
            let default = tr!("cards-default", value = parameter.said(&parameter.default));
            ui.label(RichText::new(default).size(text_size::SMALL).weak());
            if back(ui, parameter) {
                put(parameter, parameter.default.clone(), changed);
            }
        });
    }
}

/// The sentence of a parameter with the number of its rule, which tells the rule
/// when it is pointed at.
fn about(ui: &mut Ui, card: &ScenarioCard, parameter: &Parameter) {
    let rule = parameter.about.rule.unwrap_or_default();
    let text = match rule {
        "" => parameter.about.text.clone(),
        rule => format!("{} [{rule}]", parameter.about.text),
    };
    let text = RichText::new(text).size(text_size::SMALL).weak();
    let said = ui.label(text);
    if let Some(entry) = card.book.find(rule) {
        said.on_hover_ui(|ui| {
            ui.set_max_width(360.0);
            ui.label(bold(format!("{} {}", entry.number, entry.title)));
            ui.label(entry.summary());
        });
    }
}

/// How a parameter that is set otherwise tips the scales, where that was measured.
fn tips(ui: &mut Ui, card: &ScenarioCard, key: &str) {
    let otherwise = card.otherwise.iter().find(|(of, _)| *of == key);
    // Only games between the same players can be compared.
    let like = |(_, set): &(&str, Measured)| {
        let all = [card.compared, card.favour].into_iter().flatten();
        all.into_iter().find(|usual| usual.level == set.level)
    };
    let (Some((_, otherwise)), Some(usual)) = (otherwise, otherwise.and_then(like)) else {
        return;
    };
    let percent = |measured: Measured| (measured.share() * 100.0).round();
    let [share, usual] = [*otherwise, usual].map(percent);
    let (side, games) = (card.sides[0].as_str(), otherwise.games());
    let level = otherwise.level.name();
    let text = match share == usual {
        true => tr!(
            "cards-odds-as-before",
            side = side,
            share = share,
            games = games,
            level = level
        ),
        false => tr!(
            "cards-odds-otherwise",
            side = side,
            share = share,
            usual = usual,
            games = games,
            level = level
        ),
    };
    ui.label(RichText::new(text).size(text_size::SMALL).weak());
}
