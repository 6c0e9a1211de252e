//! The card of a game that is guessed at: what is chosen, what is asked, what came of it,
//! and how the guesses stand.

use super::guess::{Guessing, Judged, SIZES, Stage, Tally, place_of_game};
use super::panel::RoomLook;
use super::{Room, tour_card};
use crate::app::commands::{Command, GuessWish};
use crate::app::focus::{self, InSight as _};
use crate::app::keymap::Keymap;
use crate::app::panels::bold;
use crate::app::theme::{height, space};
use crate::table::{Weighed, beyond_doubt, for_side, measured, told_of_computer, told_of_guess};
use crate::words::{decimal, tr};
use egui::{Button, RichText, ScrollArea, TextStyle, Ui, vec2};

/// What the buttons are taken to need before they have been drawn.
const FOOT: f32 = 80.0;

/// Less of the text than this is never shown.
const LEAST: f32 = 54.0;

/// The card with its buttons.
pub fn card(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, keys: &Keymap, out: &mut Vec<Command>) {
    let Some(guessing) = room.guessing() else {
        return;
    };
    ui.add_space(space::TINY);
    ui.horizontal(|ui| {
        let words = tr!("guess-count", n = guessing.judged.len());
        ui.label(bold(words).small().color(look.theme.accent));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let leave = ui.small_button(tr!("guess-leave"));
            if leave.on_hover_text(tr!("guess-leave-tip")).clicked() {
                out.push(Command::Guess(GuessWish::Leave));
            }
        });
    });
    let title = ui.label(RichText::new(tr!("guess-title")).text_style(TextStyle::Heading));
    focus::spoken(&title);
    score(ui, look, guessing);
    let id = ui.scope_id().with("foot of the guess");
    let foot: f32 = ui.data(|d| d.get_temp(id)).unwrap_or(FOOT);
    ScrollArea::vertical()
        .max_height((ui.available_height() - foot).max(LEAST))
        .min_scrolled_height(LEAST)
        .auto_shrink([false, false])
        .id_salt(("text of the guess", guessing.judged.len()))
        .show_in_sight(ui, |ui| {
            ui.set_max_width(ui.available_width() - space::SMALL);
            body(ui, look, room, guessing, out);
        });
    let top = ui.next_widget_position().y;
    ui.add_space(space::TINY);
    ui.horizontal_wrapped(|ui| buttons(ui, look, guessing, keys, out));
    let below = ui.next_widget_position().y;
    if (below - top - foot).abs() > 0.5 {
        ui.data_mut(|d| d.insert_temp(id, below - top));
        ui.ctx().request_repaint();
    }
    ui.allocate_space(ui.available_size());
}

/// How the guesses stand, in a line; nothing before the first.
fn score(ui: &mut Ui, look: &RoomLook<'_>, guessing: &Guessing) {
    let tally = guessing.score();
    if tally.all == 0 {
        return;
    }
    let colour = match beyond_doubt(tally.sum) {
        Some(true) => look.theme.good,
        Some(false) => look.theme.refusal,
        None => look.theme.text,
    };
    let text = tr!("guess-score", points = measured(tally.sum));
    let said = ui.label(bold(text).color(colour));
    said.on_hover_text(tr!("guess-score-tip"));
}

fn body(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    guessing: &Guessing,
    out: &mut Vec<Command>,
) {
    ui.add_space(space::TINY);
    match &guessing.stage {
        Stage::Choosing => choices(ui, look, guessing, out),
        Stage::Asking(question) => {
            ui.label(bold(room.table().moment(room.table().glance().node)));
            let task = tr!("guess-task", side = look.side_name(guessing.side));
            tour_card::asked(ui, look, &task);
            ui.add_space(space::TINY);
            let done = room.done_since(question.begun());
            if !done.is_empty() {
                ui.label(tr!("guess-so-far", n = done.len()));
            }
            ui.weak(RichText::new(tr!("guess-hidden")).small());
        }
        Stage::Weighing { work, .. } => {
            ui.label(tr!("guess-weighing"));
            ui.add(egui::ProgressBar::new(work.share()));
        }
        Stage::Shown {
            ways,
            labels,
            guess,
            ..
        } => {
            let labels = labels.as_ref().map(|(_, labels)| labels.as_slice());
            shown(ui, look, guessing, (ways, labels, guess.is_some()));
        }
        Stage::Ended => {
            let task = match guessing.judged.is_empty() {
                true => tr!("guess-no-decision"),
                false => tr!("guess-ended"),
            };
            tour_card::asked(ui, look, &task);
            ui.add_space(space::TINY);
            summary(ui, guessing);
        }
    }
}

/// What is chosen before it begins.
fn choices(ui: &mut Ui, look: &RoomLook<'_>, guessing: &Guessing, out: &mut Vec<Command>) {
    let push = |out: &mut Vec<Command>, wish| out.push(Command::Guess(wish));
    ui.label(tr!("guess-about"));
    ui.add_space(space::SMALL);
    ui.label(bold(tr!("guess-side")));
    ui.horizontal_wrapped(|ui| {
        // Where a side decides nothing, there is nothing to guess, and all would be seen.
        for side in guessing.sides() {
            let on = guessing.side == side;
            let label = look.side_name(side);
            if ui.selectable_label(on, label).clicked() {
                push(out, GuessWish::Side(side));
            }
        }
    });
    ui.label(bold(tr!("guess-asked")));
    for (every, label) in [(true, tr!("guess-every")), (false, tr!("guess-once"))] {
        if ui.radio(guessing.every == every, label).clicked() {
            push(out, GuessWish::Every(every));
        }
    }
    if let Some(when) = guessing.when_there() {
        ui.label(bold(tr!("guess-from")));
        let when = tr!("guess-from-there", when = when);
        for (there, label) in [(true, when), (false, tr!("guess-from-start"))] {
            if ui.radio(guessing.from_there == there, label).clicked() {
                push(out, GuessWish::FromThere(there));
            }
        }
    }
    ui.label(bold(tr!("guess-games")));
    ui.horizontal_wrapped(|ui| {
        for size in SIZES {
            let on = guessing.games == size;
            let label = decimal(f64::from(size), 0);
            if ui.selectable_label(on, label).clicked() {
                push(out, GuessWish::Games(size));
            }
        }
    });
    let earlier = &guessing.earlier[guessing.side.index()];
    if !earlier.is_empty() {
        ui.add_space(space::SMALL);
        let tally = Tally::of(earlier.iter().filter_map(|one: &Judged| one.guess));
        let points = measured(tally.sum);
        ui.label(tr!(
            "guess-earlier",
            n = earlier.len(),
            points = points.as_str()
        ));
    }
}

/// What was played, what was guessed and what the computer would do.
fn shown(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    guessing: &Guessing,
    (ways, labels, guessed): (&[Weighed], Option<&[String]>, bool),
) {
    let Some(judged) = guessing.judged.last() else {
        return;
    };
    let label = |way: usize| labels.and_then(|all| all.get(way)).map_or("", |it| it);
    let game = place_of_game();
    let computer = ways.len().saturating_sub(1);
    if guessed {
        let colour = match judged.guess.map(beyond_doubt) {
            Some(Some(true)) => look.theme.good,
            Some(Some(false)) => look.theme.refusal,
            Some(None) if judged.guess == Some((0.0, 0.0)) => look.theme.good,
            Some(None) | None => look.theme.text,
        };
        let text = judged.guess.map(told_of_guess).unwrap_or_default();
        let said = ui.label(bold(text).color(colour));
        focus::spoken(&said);
        ui.add_space(space::SMALL);
        way(ui, (&tr!("guess-yours"), label(1)), "");
    }
    way(ui, (&tr!("guess-played"), label(game)), "");
    let view = judged.computer.map(told_of_computer).unwrap_or_default();
    way(ui, (&tr!("guess-computer"), label(computer)), &view);
    if let Some(first) = ways.first() {
        let margin = for_side(first.margin, guessing.side);
        ui.label(tr!(
            "guess-stands",
            points = measured(margin),
            n = first.games
        ));
    }
    ui.weak(RichText::new(tr!("guess-note")).small());
}

/// One way: whose it is, what it is, and what is said of it.
fn way(ui: &mut Ui, (whose, what): (&str, &str), view: &str) {
    ui.label(bold(whose).small());
    ui.add(egui::Label::new(what).wrap());
    if !view.is_empty() {
        ui.label(view);
    }
    ui.add_space(space::TINY);
}

/// What all of it came to.
fn summary(ui: &mut Ui, guessing: &Guessing) {
    let tally = guessing.score();
    if tally.all == 0 {
        return;
    }
    let told = match beyond_doubt(tally.sum) {
        Some(true) => tr!("guess-sum-better", points = measured(tally.sum)),
        Some(false) => tr!("guess-sum-worse", points = measured(tally.sum)),
        None => tr!("guess-sum-even", points = measured(tally.sum)),
    };
    ui.label(bold(told));
    for line in [
        tr!("guess-sum-all", n = tally.all),
        tr!("guess-sum-same", n = tally.same),
        tr!("guess-sum-more", n = tally.better),
        tr!("guess-sum-less", n = tally.worse),
    ] {
        ui.label(line);
    }
    let computer = guessing.computers_score();
    let points = measured(computer.sum);
    ui.label(tr!("guess-sum-computer", points = points.as_str()));
    ui.weak(RichText::new(tr!("guess-note")).small());
}

fn buttons(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    guessing: &Guessing,
    keys: &Keymap,
    out: &mut Vec<Command>,
) {
    let mut first = |ui: &mut Ui, label: String, wish: GuessWish| {
        let text = bold(label).color(look.theme.on_accent);
        let button = Button::new(text)
            .fill(look.theme.accent)
            .min_size(vec2(0.0, height::ROW));
        let key = keys.of(&Command::Proceed).unwrap_or_default();
        if ui.add(button).on_hover_text(key).clicked() {
            out.push(Command::Guess(wish));
        }
    };
    match &guessing.stage {
        Stage::Choosing => {
            let earlier = !guessing.earlier[guessing.side.index()].is_empty();
            match earlier {
                true => first(ui, tr!("guess-resume"), GuessWish::Resume),
                false => first(ui, tr!("guess-start"), GuessWish::Start),
            }
            if earlier && ui.button(tr!("guess-anew")).clicked() {
                out.push(Command::Guess(GuessWish::Start));
            }
        }
        Stage::Asking(_) => {
            if ui.button(tr!("guess-again")).clicked() {
                out.push(Command::Guess(GuessWish::Again));
            }
            let show = ui.button(tr!("guess-show"));
            if show.on_hover_text(tr!("guess-show-tip")).clicked() {
                out.push(Command::Guess(GuessWish::Show));
            }
        }
        Stage::Weighing { .. } => {
            if ui.button(tr!("computer-stop")).clicked() {
                out.push(Command::Guess(GuessWish::Stop));
            }
        }
        Stage::Shown { .. } => first(ui, tr!("guess-next"), GuessWish::Next),
        Stage::Ended => first(ui, tr!("guess-back"), GuessWish::Leave),
    }
}
