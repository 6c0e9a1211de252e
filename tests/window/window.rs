//! The program in a window without a screen, driven through the accessible names
//! that a screen reader would use.

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::App;
use hells_gate::app::commands::Command;
use hells_gate::app::theme::{Theme, install_fonts};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Rules};
use hells_gate::record::{DiceMode, Settings, Store};
use hells_gate::systems::hells_gate::{Side, Stage};
use std::path::Path;

/// The program in its window.
pub type Window<'a> = Harness<'a, App>;

/// The size that most tests look at.
pub const USUAL: [f32; 2] = [1280.0, 720.0];

/// The program in a window of this size, with its files in `home` and its usual
/// settings, but for animations and what `set` changes.
pub fn open(home: &Path, size: [f32; 2], set: impl FnOnce(&mut Settings)) -> Window<'static> {
    let store = Store::at(home).unwrap();
    let mut settings = store.load_settings().0;
    settings.animations = false;
    settings.tour_offered = true;
    set(&mut settings);
    store.save_settings(&settings).unwrap();
    let mut harness = Harness::builder()
        .with_size(size)
        .with_context_setup(|ctx| {
            install_fonts(ctx);
            Theme::Printed.apply(ctx);
        })
        .build_ui_state(
            |ui, app: &mut App| {
                app.think(ui.ctx());
                app.draw(ui);
            },
            App::new(store),
        );
    harness.run_steps(4);
    harness
}

/// The program as one person studies with it: dice by hand, no hand-over.
pub fn studying(home: &Path) -> Window<'static> {
    open(home, USUAL, |settings| {
        settings.handover_notice = false;
        settings.dice = DiceMode::ByHand;
    })
}

/// Clicks what has this name.
pub fn click(window: &mut Window<'_>, label: &str) {
    window.get_by_label(label).click_accesskit();
    window.run_steps(4);
}

/// Clicks the first thing whose name begins so.
pub fn click_beginning(window: &mut Window<'_>, label: &str) {
    let node = window.query_all_by_label_contains(label).find(|n| {
        n.accesskit_node()
            .label()
            .is_some_and(|l| l.starts_with(label))
    });
    node.unwrap_or_else(|| panic!("nothing is named “{label}…”"))
        .click_accesskit();
    window.run_steps(4);
}

/// Whether something on the screen has a name with these words.
pub fn says(window: &Window<'_>, text: &str) -> bool {
    window.query_all_by_label_contains(text).next().is_some()
}

/// Presses a key.
pub fn press(window: &mut Window<'_>, key: egui::Key) {
    window.key_press(key);
    window.run_steps(4);
}

/// Presses the button of the pointer in one place, goes to another with it, and
/// lets go.
pub fn drag(window: &mut Window<'_>, from: egui::Pos2, to: egui::Pos2) {
    window.drag_at(from);
    window.run_steps(1);
    for i in 1..=4_u8 {
        window.hover_at(from + (to - from) * f32::from(i) / 4.0);
        window.run_steps(1);
    }
    window.drop_at(to);
    window.run_steps(3);
}

/// Queues a command and lets it be carried out.
pub fn push(window: &mut Window<'_>, command: Command) {
    window.state_mut().push(command);
    window.step();
}

/// Plays at random, dice and all, until it is as asked.
pub fn play_until(window: &mut Window<'_>, seed: u64, done: impl Fn(&App) -> bool) {
    let mut chooser = Chooser::new(seed);
    while !done(window.state()) {
        let session = window.state().session();
        let rules = session.rules().clone();
        let state = *session.state();
        let action = rules
            .sample(&state, &mut |n| chooser.below(n))
            .expect("the game goes on");
        let needs = rules.rolls_dice(&state, action);
        push(window, Command::Act(action));
        if needs {
            push(window, Command::GiveDie(Die::ALL[chooser.below(6)]));
        }
    }
    window.run_steps(3);
}

/// The beginning of a stage.
pub fn at(turn: u8, side: Side, stage: Stage) -> impl Fn(&App) -> bool {
    move |app| {
        let state = app.session().state();
        (state.turn, state.player, state.stage) == (turn, side, stage)
    }
}
