//! The program in a window without a screen, driven through the accessible names
//! that a screen reader would use.

use egui::Pos2;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::App;
use hells_gate::app::catalogue::{Beginning, Which};
use hells_gate::app::commands::Command;
use hells_gate::app::room::Deed;
use hells_gate::app::theme::{Theme, install_fonts};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Level, NodeId, Options, Rules, SideNo};
use hells_gate::hex::HexId;
use hells_gate::json::Doc;
use hells_gate::present::annotation::Annotation;
use hells_gate::present::system::{Effect, Pointer, System as _};
use hells_gate::record::{DiceMode, Settings, Store};
use hells_gate::systems::hells_gate::panel::{Picks, Planning};
use hells_gate::systems::hells_gate::picture::OverlayKind;
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::{
    Action, BySide, ENTRY, HellsGate, Side, Stage, State, UnitId, UnitMask,
};
use hells_gate::table::Seat;
use std::path::{Path, PathBuf};

/// The program in its window.
pub type Window<'a> = Harness<'a, App>;

/// The size that most tests look at.
pub const USUAL: [f32; 2] = [1280.0, 720.0];

/// The program in a window of this size, with its files in `home` and its usual
/// settings, but for animations, the opening screen and what `set` changes.
pub fn open(home: &Path, size: [f32; 2], set: impl FnOnce(&mut Settings)) -> Window<'static> {
    let store = Store::at(home).unwrap();
    let mut settings = store.load_settings().0;
    settings.animations = false;
    settings.tour_offered = true;
    settings.opening = false;
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

/// Presses keys in one frame: an event of the harness would have a frame of its own.
pub fn at_once(window: &mut Window<'_>, keys: &[egui::Key]) {
    for &key in keys {
        for pressed in [true, false] {
            window.input_mut().events.push(egui::Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            });
        }
    }
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

/// The game on the table as a record of its own.
pub struct Session {
    pub file: GameFile,
    pub unsaved: bool,
    pub path: Option<PathBuf>,
}

impl Session {
    pub fn rules(&self) -> &HellsGate {
        self.file.game.rules()
    }

    pub fn state(&self) -> &State {
        self.file.game.state()
    }

    pub fn to_act(&self) -> Option<Side> {
        self.state().to_act()
    }

    pub fn is_over(&self) -> bool {
        self.state().stage == Stage::Over
    }
}

/// The game on the table, for those who know it.
pub trait Played {
    fn session(&self) -> Session;
    /// How many actions lie before the moment that is looked at.
    fn looking(&self) -> Option<usize>;
    /// What is planned.
    fn planned(&self) -> Planning;
    /// The hex of the keyboard.
    fn cursor(&self) -> Option<HexId>;
    fn picked_units(&self) -> UnitMask;
    fn drawn(&self) -> Vec<Annotation>;
}

impl Played for App {
    fn session(&self) -> Session {
        let room = self.room();
        Session {
            file: GameFile::of_table(room.table()).expect("it is a game of Hell's Gate"),
            unsaved: room.unsaved,
            path: room.path.clone(),
        }
    }

    fn looking(&self) -> Option<usize> {
        let (room, table) = (self.room(), self.room().table());
        let at = room.shown_node();
        let ply = || table.told(at).map_or(0, |told| told.ply);
        (at != table.glance().node).then(ply)
    }

    fn planned(&self) -> Planning {
        let session = self.session();
        let picked = self.room().selection();
        Picks::of(session.rules(), session.state(), picked).planning
    }

    fn cursor(&self) -> Option<HexId> {
        self.room().cursor()
    }

    fn picked_units(&self) -> UnitMask {
        let session = self.session();
        let codes = self.room().picked().iter();
        codes
            .filter_map(|code| session.rules().find_unit(code))
            .collect()
    }

    fn drawn(&self) -> Vec<Annotation> {
        self.room().drawn().to_vec()
    }
}

/// A line of the log, and the how-many-eth action it tells of, from 0.
pub struct LogLine {
    pub ply: usize,
    pub text: String,
}

/// The log of what was done.
pub fn log(app: &App) -> Vec<LogLine> {
    let table = app.room().table();
    let done = table.line().into_iter().take(table.glance().ply);
    let told = done.filter_map(|node| table.told(node));
    told.flat_map(|told| {
        let ply = told.ply - 1;
        let texts = told.lines.into_iter().map(|line| line.told.text);
        texts.map(move |text| LogLine { ply, text })
    })
    .collect()
}

/// Lays an overlay over the map, or takes it off.
pub fn overlay(kind: OverlayKind) -> Command {
    let number = OverlayKind::ALL.into_iter().position(|k| k == kind);
    Command::Overlay(number.unwrap())
}

/// Shows a unit on the map and picks it.
pub fn goes_to(window: &mut Window<'_>, unit: UnitId) {
    let session = window.state().session();
    let code = session.rules().unit(unit).unwrap().code.clone();
    push(window, asked(Deed::ShowUnit(code)));
}

/// Plans these units against a hex.
pub fn plans(window: &mut Window<'_>, hex: HexId, units: &[UnitId]) {
    let session = window.state().session();
    let (rules, state) = (session.rules(), session.state());
    let mut picks = Picks::of(rules, state, window.state().room().selection());
    let Picks {
        picked, planning, ..
    } = &mut picks;
    planning.on = true;
    planning.target(rules, state, picked, hex).unwrap();
    for &unit in units {
        planning.toggle(rules, state, unit, hex).unwrap();
    }
    let picked = picks.selection(rules);
    push(window, asked(Deed::Do(Effect::Select(picked))));
}

/// Does an action as it is written.
pub fn written(window: &mut Window<'_>, gesture: &[&str]) {
    let gesture = gesture.iter().map(|&action| action.to_owned()).collect();
    push(window, asked(Deed::Do(Effect::Play(gesture))));
}

/// Does an action.
pub fn does(window: &mut Window<'_>, action: Action) {
    let notation = window.state().session().rules().notation(action);
    written(window, &[&notation]);
}

/// Something in the game on the table.
pub fn asked(deed: Deed) -> Command {
    Command::Room(Box::new(deed))
}

/// The table rolled this.
pub fn gives(die: Die) -> Command {
    asked(Deed::Face(die))
}

/// The moment after so many actions is looked at.
pub fn looks_at(ply: usize) -> Command {
    asked(Deed::LookAt(Some(NodeId(ply))))
}

/// A computer sits down, or a person.
pub fn sits_down(side: Side, level: Option<Level>) -> Command {
    asked(Deed::Seat(SideNo::from(side), level.map(Into::into)))
}

/// A new game of a built-in scenario, computers at these sides.
pub fn begins(scenario: usize, options: Options, seats: BySide<Option<Level>>) -> Command {
    let seat = |side| seats[side].map(|level: Level| Seat::Computer(level.word().to_owned()));
    Command::Begin(Box::new(Beginning {
        which: Which::Start(ENTRY.key, ENTRY.starts[scenario].id),
        options,
        seats: Side::ALL.map(seat),
        changed: Doc::Object(Vec::new()),
    }))
}

/// Turns the wheel there, so many points down.
pub fn reads_on(window: &mut Window<'_>, at: Pos2, down: f32) {
    window.hover_at(at);
    window.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -down),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    window.run_steps(40);
}

/// Points at a hex.
pub fn points_at(window: &mut Window<'_>, hex: HexId) {
    let name = window.state().session().rules().grid.name(hex).to_string();
    push(window, asked(Deed::Point(Pointer::Place(name))));
}

/// Asks what can be done with a hex, or with a unit in it.
pub fn menu_of(window: &mut Window<'_>, hex: HexId, unit: Option<UnitId>, at: Option<Pos2>) {
    let session = window.state().session();
    let rules = session.rules();
    let about = match unit {
        Some(unit) => Pointer::Unit(rules.unit(unit).unwrap().code.clone()),
        None => Pointer::Place(rules.grid.name(hex).to_string()),
    };
    push(window, asked(Deed::Menu(about, at)));
}

/// Points at a unit.
pub fn points_at_unit(window: &mut Window<'_>, unit: UnitId) {
    let session = window.state().session();
    let code = session.rules().unit(unit).unwrap().code.clone();
    push(window, asked(Deed::Point(Pointer::Unit(code))));
}

/// Plays at random, dice and all, until it is as asked. Nobody looks meanwhile: the
/// commands are carried out as in a window, and none of what lies between is drawn.
pub fn play_until(window: &mut Window<'_>, seed: u64, done: impl Fn(&App) -> bool) {
    let ctx = window.ctx.clone();
    let mut chooser = Chooser::new(seed);
    let rules = window.state().session().rules().clone();
    while !done(window.state()) {
        let state = position(window.state(), &rules);
        let action = rules
            .sample(&state, &mut |n| chooser.below(n))
            .expect("the game goes on");
        let needs = rules.rolls_dice(&state, action);
        let notation = rules.notation(action);
        let app = window.state_mut();
        app.push(asked(Deed::Do(Effect::Play(vec![notation]))));
        if needs {
            app.push(gives(Die::ALL[chooser.below(6)]));
        }
        app.think(&ctx);
    }
    window.run_steps(3);
}

/// The position on the table.
pub fn position(app: &App, rules: &HellsGate) -> State {
    let table = app.room().table();
    let written = table.position(table.glance().node).unwrap();
    rules.set_up(&written, &rules.initial()).unwrap()
}

/// The beginning of a stage.
pub fn at(turn: u8, side: Side, stage: Stage) -> impl Fn(&App) -> bool {
    let rules = HellsGate::new(
        hells_gate::systems::hells_gate::codec::scenario::korsun_1944()
            .unwrap()
            .setup,
    );
    move |app| {
        let glance = app.room().table().glance();
        if glance.clock.0[0] != turn {
            return false;
        }
        let state = position(app, &rules);
        (state.turn, state.player, state.stage) == (turn, side, stage)
    }
}
