//! Hours at the window, in minutes: seeded random input of every kind, under a
//! simulated clock, one input a second. Nobody plays like that, which is the point.
//!
//! Every run has five minutes of it. `.ci/faults` does eight hours and reports
//! processor time of a frame and memory, early and late:
//! `cargo test --release --test window long_life:: -- --ignored --nocapture`.

use crate::window;
use crate::window::Played as _;
use egui::{
    Context, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2,
    RawInput, Rect, TextureId, Vec2, ViewportId, pos2, vec2,
};
use hells_gate::app::commands::{Command, Dialog, bindings};
use hells_gate::app::room::Deed;
use hells_gate::app::{App, accustom_allocator};
use hells_gate::engine::NodeId;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Level, Rules as _};
use hells_gate::present::system::Effect;
use hells_gate::record::{DiceMode, Options, Store};
use hells_gate::systems::hells_gate::{BySide, Side};
use std::collections::HashSet;
use std::path::Path;

const SIZES: [Vec2; 6] = [
    vec2(1280.0, 720.0),
    vec2(1920.0, 1080.0),
    vec2(1024.0, 768.0),
    vec2(640.0, 400.0),
    vec2(2560.0, 1440.0),
    vec2(800.0, 1200.0),
];

const LEVELS: [Option<Level>; 3] = [None, Some(Level::Cadet), Some(Level::Captain)];

/// A window and somebody who does anything at all in it.
struct Life {
    app: App,
    ctx: Context,
    chooser: Chooser,
    now: f64,
    size: Vec2,
    pixels: f32,
    pointer: Pos2,
    events: Vec<Event>,
    textures: HashSet<TextureId>,
    frames: usize,
    /// What was done, for the report.
    actions: usize,
    games: usize,
}

impl Life {
    fn new(home: &Path, seed: u64) -> Self {
        accustom_allocator();
        let app = App::new(Store::at(home).unwrap());
        let ctx = Context::default();
        ctx.enable_accesskit();
        app.dress(&ctx);
        Self {
            app,
            ctx,
            chooser: Chooser::new(seed),
            now: 0.0,
            size: SIZES[0],
            pixels: 1.0,
            pointer: Pos2::ZERO,
            events: Vec::new(),
            textures: HashSet::new(),
            frames: 0,
            actions: 0,
            games: 0,
        }
    }

    fn below(&mut self, n: usize) -> usize {
        self.chooser.below(n)
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.chooser.below(from.len())].clone()
    }

    /// A frame after so many seconds.
    fn frame(&mut self, after: f64) {
        self.now += after;
        self.frames += 1;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.now),
            focused: true,
            events: std::mem::take(&mut self.events),
            ..RawInput::default()
        };
        let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
        viewport.native_pixels_per_point = Some(self.pixels);
        let before = self.app.room().table().glance().ply;
        let app = &mut self.app;
        let mut output = self.ctx.run_ui(input, |ui| {
            app.think(ui.ctx());
            app.draw(ui);
        });
        self.actions += usize::from(self.app.room().table().glance().ply > before);
        // As a graphics card would hold them.
        let textures = &mut output.textures_delta;
        self.textures.extend(textures.set.keys().copied());
        for id in &textures.free {
            self.textures.remove(id);
        }
        textures.clear();
        // The letters, the map, and the rows of a table that are seen.
        assert!(self.textures.len() < 24, "{} textures", self.textures.len());
        let meshes = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        assert!(!meshes.is_empty(), "something is painted");
        for mesh in &meshes {
            if let egui::epaint::Primitive::Mesh(mesh) = &mesh.primitive {
                assert!(mesh.vertices.iter().all(|v| v.pos.is_finite()), "nowhere");
            }
        }
    }

    fn somewhere(&mut self) -> Pos2 {
        // Points of the window as the program scales them.
        let seen = self.size / self.ctx.zoom_factor();
        let (x, y) = (self.below(10_000), self.below(10_000));
        pos2(seen.x * x as f32, seen.y * y as f32) / 10_000.0
    }

    fn point(&mut self, at: Pos2) {
        self.pointer = at;
        self.events.push(Event::PointerMoved(at));
    }

    fn button(&mut self, button: PointerButton, pressed: bool, modifiers: Modifiers) {
        self.events.push(Event::PointerButton {
            pos: self.pointer,
            button,
            pressed,
            modifiers,
        });
    }

    fn click(&mut self) {
        let at = self.somewhere();
        self.point(at);
        let button = self.pick(&[
            PointerButton::Primary,
            PointerButton::Primary,
            PointerButton::Primary,
            PointerButton::Primary,
            PointerButton::Secondary,
            PointerButton::Middle,
        ]);
        let held = self.pick(&[Modifiers::NONE, Modifiers::NONE, Modifiers::SHIFT]);
        for _ in 0..=self.below(5) / 4 {
            self.button(button, true, held);
            self.frame(0.05);
            self.button(button, false, held);
            self.frame(0.05);
        }
    }

    fn drag(&mut self) {
        let at = self.somewhere();
        self.point(at);
        self.button(PointerButton::Primary, true, Modifiers::NONE);
        for _ in 0..3 {
            self.frame(0.05);
            let at = self.somewhere();
            self.point(at);
        }
        self.frame(0.05);
        self.button(PointerButton::Primary, false, Modifiers::NONE);
    }

    fn press(&mut self, key: Key, modifiers: Modifiers) {
        for pressed in [true, false] {
            self.events.push(Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers,
            });
        }
    }

    fn key(&mut self) {
        let all = bindings();
        let shortcut = match self.below(4) {
            0 => {
                let key = self.pick(Key::ALL);
                let held = [Modifiers::NONE, Modifiers::SHIFT, Modifiers::CTRL];
                return {
                    let held = self.pick(&held);
                    self.press(key, held)
                };
            }
            1 => {
                return {
                    let key = self.pick(&[Key::Escape, Key::Space, Key::Enter, Key::Tab, Key::E]);
                    self.press(key, Modifiers::NONE)
                };
            }
            _ => all[self.below(all.len())].shortcut,
        };
        self.press(shortcut.logical_key, shortcut.modifiers);
    }

    fn write(&mut self) {
        let text = self.pick(&[
            "29", "Z", "é…☃", "supply", "../../x", "1944", "\u{202e}", " ",
        ]);
        self.events.push(Event::Text(text.to_owned()));
    }

    fn wheel(&mut self) {
        let at = self.somewhere();
        self.point(at);
        let delta = vec2(0.0, self.below(9) as f32 - 4.0);
        let modifiers = self.pick(&[Modifiers::NONE, Modifiers::CTRL, Modifiers::SHIFT]);
        let phase = egui::TouchPhase::Move;
        let unit = MouseWheelUnit::Line;
        self.events.push(Event::MouseWheel {
            unit,
            delta,
            phase,
            modifiers,
            source: MouseWheelSource::Wheel,
        });
    }

    /// Something that chance alone would seldom come to.
    fn lead(&mut self) {
        let session = self.app.session();
        let (rules, state) = (session.rules().clone(), *session.state());
        let ply = session.file.game.cursor();
        let command = match self.below(40) {
            0 => {
                self.games += 1;
                let options = Options {
                    seed: self.below(1_000) as u64,
                    dice: self.pick(&[DiceMode::Seeded, DiceMode::Seeded, DiceMode::ByHand]),
                    undo: self.pick(&[
                        hells_gate::engine::UndoPolicy::Free,
                        hells_gate::engine::UndoPolicy::ToLastBarrier,
                    ]),
                };
                let seats = BySide {
                    soviet: self.pick(&LEVELS),
                    german: self.pick(&LEVELS),
                };
                window::begins(0, options, seats)
            }
            1 => window::sits_down(self.pick(&Side::ALL), self.pick(&LEVELS)),
            2 => window::looks_at(self.below(ply + 1)),
            3 | 4 => Command::Undo,
            5 => Command::Redo,
            6 => Command::Overlay(self.below(10)),
            7 => Command::Toggle(self.pick(&[
                Dialog::NewGame,
                Dialog::Games,
                Dialog::Settings,
                Dialog::Keys,
                Dialog::About,
                Dialog::Find,
                Dialog::Palette,
                Dialog::Points,
                Dialog::Opening,
            ])),
            8 => Command::Branch(NodeId(self.below(ply + 1))),
            9 => Command::SaveAs(self.pick(&["A", "B", "C"]).to_owned()),
            10 => Command::LookAtPresent,
            11 | 12 => Command::Escape,
            13 => window::gives(self.pick(&Die::ALL)),
            14 => window::asked(Deed::Ready),
            15 => Command::Rule(Some(self.pick(&["7.6", "5.1", "12", "R5"]).to_owned())),
            _ => match rules.sample(&state, &mut |n| self.chooser.below(n)) {
                Some(action) => {
                    let play = Effect::Play(vec![rules.notation(action)]);
                    window::asked(Deed::Do(play))
                }
                None => Command::Toggle(Dialog::NewGame),
            },
        };
        self.app.push(command);
    }

    /// Another window: its size, its sharpness.
    fn resize(&mut self) {
        self.size = self.pick(&SIZES);
        self.pixels = self.pick(&[1.0, 1.0, 1.5, 2.0]);
    }

    /// One input, and the second it takes.
    fn second(&mut self) {
        let until = self.now + 1.0;
        match self.below(40) {
            0..=9 => self.click(),
            10 | 11 => self.drag(),
            12..=18 => self.key(),
            19 | 20 => self.write(),
            21 | 22 => self.wheel(),
            23 => self.resize(),
            24..=26 => {
                let at = self.somewhere();
                self.point(at);
            }
            27 => self.events.push(Event::PointerGone),
            _ => self.lead(),
        }
        self.frame(0.1);
        // The rest of the second: the pointer rests, dice land, computers play.
        let rest = (until - self.now).max(0.02);
        self.frame(rest / 2.0);
        self.frame(rest / 2.0);
    }
}

#[test]
fn five_minutes_of_anything_at_all_do_no_harm() {
    let home = tempfile::tempdir().unwrap();
    let mut life = Life::new(home.path(), 1);
    for _ in 0..300 {
        life.second();
    }
    assert!(life.actions > 25, "the game went on: {}", life.actions);
    assert!(life.games > 0);
    // What is on the disk is sound.
    let store = Store::at(home.path()).unwrap();
    for game in store.list_games() {
        assert_eq!(store.open(&game.path).unwrap().damage(), None);
    }
    assert_eq!(store.load_settings().1, None);
}

/// What this process has in memory, in KiB.
#[cfg(target_os = "linux")]
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:"));
    let number = line.and_then(|l| l.split_whitespace().next());
    number.unwrap().parse().unwrap()
}

/// Processor time of this thread, in nanoseconds: what neighbours do counts not.
#[cfg(target_os = "linux")]
fn worked() -> u64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    stat.split_whitespace().next().unwrap().parse().unwrap()
}

/// So much time for so many frames, in milliseconds a frame. The system counts
/// processor time in steps as long as a frame, so that only many tell.
#[cfg(target_os = "linux")]
fn a_frame(nanos: u64, frames: usize) -> f64 {
    nanos as f64 / frames as f64 / 1e6
}

/// The same picture each time: a new game, every overlay, one size.
#[cfg(target_os = "linux")]
fn measure(life: &mut Life) -> f64 {
    let seats = BySide::default();
    let keep = (life.size, life.pixels);
    (life.size, life.pixels) = (SIZES[0], 1.0);
    let options = Options::default();
    for command in [
        Command::Escape,
        Command::Escape,
        Command::Escape,
        Command::LookAtPresent,
        window::begins(0, options, seats),
        Command::Scale(hells_gate::app::commands::ScaleStep::Normal),
        Command::FitMap,
        Command::NoOverlays,
        Command::Overlay(0),
        Command::Overlay(5),
    ] {
        life.app.push(command);
        life.frame(1.0);
    }
    let (before, frames) = (worked(), life.frames);
    for _ in 0..300 {
        life.frame(0.1);
    }
    let time = a_frame(worked() - before, life.frames - frames);
    (life.size, life.pixels) = keep;
    time
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "minutes; .ci/faults runs it"]
fn eight_hours_of_anything_at_all_cost_no_memory_and_no_time() {
    let hours: usize = std::env::var("HELLS_GATE_HOURS").map_or(8, |h| h.parse().unwrap());
    let seed: u64 = std::env::var("HELLS_GATE_SEED").map_or(1, |s| s.parse().unwrap());
    let home = tempfile::tempdir().unwrap();
    let mut life = Life::new(home.path(), seed);
    let parts = 8;
    let mut memory = Vec::new();
    let mut same = Vec::new();
    for part in 1..=parts {
        let (before, frames) = (worked(), life.frames);
        for _ in 0..hours * 3600 / parts {
            life.second();
        }
        let usual = a_frame(worked() - before, life.frames - frames);
        memory.push(resident());
        same.push(measure(&mut life));
        println!(
            "{part} of {parts}: a frame {usual:.2} ms, the same picture {:.2} ms, {} MB",
            same[part - 1],
            memory[part - 1] / 1024
        );
    }
    println!(
        "\n| hours at the window, one random input a second | {hours} | {} frames, {} actions, {} new games; \
         no panic; the same picture {:.2} ms at first, {:.2} ms at last; {} MB after an eighth, \
         {} MB at last |",
        life.frames,
        life.actions,
        life.games,
        same[0],
        same[parts - 1],
        memory[0] / 1024,
        memory[parts - 1] / 1024
    );
    assert!(
        memory[parts - 1] < memory[1] * 5 / 4 + 30 * 1024,
        "{memory:?}"
    );
    assert!(same[parts - 1] < same[0] * 1.3 + 0.5, "{same:?}");
}
