//! The gallery: what the window shows, in every theme, size and language, painted
//! without a display. One command paints it all into `target/gallery`:
//!
//! ```text
//! cargo test --test window gallery -- --ignored
//! ```
//!
//! `GALLERY=dice` paints only what has this word in its name.

mod painted;
mod screens;

use crate::window::Window;
use egui::{Color32, vec2};
use egui_kittest::kittest::Queryable as _;
use hells_gate::app::App;
use hells_gate::app::theme::{Theme, install_fonts};
use hells_gate::engine::Die;
use hells_gate::record::{Settings, Store};
use hells_gate::words::Language;
use painted::{Textures, painted, write};
use screens::{SCREENS, Screen};
use std::collections::BTreeSet;
use std::path::Path;

/// How a screen is looked at.
#[derive(Clone, Copy, PartialEq)]
struct Light {
    theme: Theme,
    size: [f32; 2],
    /// Of the text, in parts of the usual one.
    scale: f32,
    language: Language,
}

const USUAL: Light = Light {
    theme: Theme::Printed,
    size: [1280.0, 720.0],
    scale: 1.0,
    language: Language::English,
};

/// Each as it is usually seen, and with one thing changed.
fn lights() -> Vec<Light> {
    let mut all: Vec<Light> = Theme::ALL.map(|theme| Light { theme, ..USUAL }).into();
    for size in [[1024.0, 768.0], [1920.0, 1080.0]] {
        all.push(Light { size, ..USUAL });
    }
    for scale in [1.5, 3.0] {
        all.push(Light { scale, ..USUAL });
    }
    for language in Language::ALL.into_iter().filter(|&l| l != USUAL.language) {
        all.push(Light { language, ..USUAL });
    }
    all
}

impl Light {
    fn name(self) -> String {
        let [width, height] = self.size;
        let theme = self.theme.name().replace(' ', "-").to_lowercase();
        let percent = (self.scale * 100.0).round();
        let language = self.language.code();
        format!("{theme} {width}x{height} {percent} {language}")
    }
}

/// A window in this light, with its textures kept.
fn opened(home: &Path, light: Light, set: fn(&mut Settings)) -> (Window<'static>, Textures) {
    let store = Store::at(home).unwrap();
    let mut settings = Settings {
        animations: false,
        tour_offered: true,
        opening: false,
        handover_notice: false,
        language: Some(light.language),
        theme: light.theme.name().to_owned(),
        text_scale: light.scale,
        ..Settings::default()
    };
    set(&mut settings);
    store.save_settings(&settings).unwrap();
    let textures = Textures::default();
    let mut window = egui_kittest::Harness::builder()
        .with_size(light.size)
        .renderer(textures.clone())
        .with_context_setup(|ctx| {
            install_fonts(ctx);
            Theme::Printed.apply(ctx);
        })
        .build_ui_state(
            |ui, app: &mut App| {
                app.dress(ui.ctx());
                app.think(ui.ctx());
                app.draw(ui);
            },
            App::new(store),
        );
    window.run_steps(2);
    // Large text leaves room for less of it.
    let [width, height] = light.size.map(|side| side / light.scale);
    window.set_size(vec2(width, height));
    window.run_steps(4);
    (window, textures)
}

fn shown(screen: &Screen, light: Light) -> egui::ColorImage {
    let home = tempfile::tempdir().unwrap();
    let (mut window, textures) = opened(home.path(), light, screen.set);
    (screen.arrange)(&mut window);
    // The ground is painted on a thread of its own, and then laid under the map.
    for _ in 0..40 {
        window.step();
        std::thread::yield_now();
    }
    painted(&window, &textures)
}

#[test]
#[ignore = "paints some two hundred pictures"]
fn gallery() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/gallery");
    std::fs::create_dir_all(&folder).unwrap();
    let wanted = std::env::var("GALLERY").unwrap_or_default();
    for screen in SCREENS {
        for light in lights() {
            let name = format!("{}, {}", screen.name, light.name());
            if !name.contains(&wanted) {
                continue;
            }
            let picture = shown(screen, light);
            write(&picture, &folder.join(format!("{name}.png")));
            println!("{name}");
        }
    }
}

/// The pictures of the README and of the manual, and twelve screens as they are now,
/// into `target/pictures`: `.ci/pictures` takes them.
#[test]
#[ignore = "paints thirty-four pictures"]
fn pictures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures");
    std::fs::create_dir_all(folder.join("manual")).unwrap();
    for screen in screens::OF_THE_MANUAL {
        for language in Language::ALL {
            let light = Light {
                size: [1024.0, 640.0],
                language,
                ..USUAL
            };
            let name = format!("manual/{}.{}.png", screen.name, language.code());
            write(&shown(screen, light), &folder.join(name));
        }
    }
    for screen in screens::OF_THE_README {
        let light = Light {
            size: [1600.0, 900.0],
            ..USUAL
        };
        write(&shown(screen, light), &folder.join(screen.name));
    }
    for name in screens::TWELVE {
        let screen = SCREENS.iter().find(|screen| screen.name == *name);
        let picture = shown(screen.expect("it is in the gallery"), USUAL);
        write(&picture, &folder.join(format!("{name}.png")));
    }
}

/// However small the window and however large its text, what ends a decision lies in
/// it, and beside large text on a small screen what is to be ticked does, too.
#[test]
fn what_is_to_be_decided_lies_in_the_window_at_every_size_of_text() {
    let attack = SCREENS
        .iter()
        .find(|screen| screen.name.contains("attack put"));
    let home = tempfile::tempdir().unwrap();
    for (size, scale, rows) in [
        ([1280.0, 720.0], 1.0, 3),
        ([1280.0, 720.0], 1.5, 3),
        ([1280.0, 720.0], 3.0, 0),
        ([1024.0, 768.0], 1.0, 3),
        ([1024.0, 768.0], 3.0, 0),
        // Words and worth of a row stand below each other there.
        ([1920.0, 1080.0], 3.0, 2),
        ([1920.0, 1080.0], 2.0, 3),
    ] {
        for language in [Language::English, Language::German] {
            let light = Light {
                size,
                scale,
                language,
                ..USUAL
            };
            let (mut window, _) = opened(home.path(), light, |_| {});
            (attack.unwrap().arrange)(&mut window);
            let inside = window.ctx.content_rect();
            let off = inside.size() * scale - size.into();
            assert!(off.length() < 3.0, "{}", light.name());
            let room = window.state().room();
            let foot = room.table().panel(room.selection()).foot;
            assert!(foot.len() >= 2, "an attack is put together");
            let foot_top = foot.iter().map(|button| {
                let mut named = window.query_all_by_label_contains(&button.label);
                let rect = named.next().expect("it is on the screen").rect();
                assert!(inside.contains_rect(rect), "{}: {rect}", light.name());
                rect.top()
            });
            let foot_top = foot_top.fold(f32::MAX, f32::min);
            let boxes = window.query_all_by_role(egui::accesskit::Role::CheckBox);
            let seen = boxes.filter(|row| row.rect().bottom() <= foot_top).count();
            assert!(seen >= rows, "{}: {seen} rows", light.name());
        }
    }
}

/// A hit is seen where it falls, for a moment, unless nothing is to move.
#[test]
fn where_a_hit_falls_a_ring_goes_out_and_is_gone_again() {
    let rings = |window: &Window<'_>| {
        let wide = |shape: &egui::epaint::ClippedShape| match &shape.shape {
            egui::Shape::Circle(circle) => circle.stroke.width > 5.0,
            _ => false,
        };
        window
            .output()
            .shapes
            .iter()
            .filter(|one| wide(one))
            .count()
    };
    let attack = SCREENS
        .iter()
        .find(|screen| screen.name.contains("attack put"));
    for animations in [true, false] {
        let home = tempfile::tempdir().unwrap();
        let (mut window, _) = match animations {
            true => opened(home.path(), USUAL, |settings| settings.animations = true),
            false => opened(home.path(), USUAL, |_| {}),
        };
        (attack.unwrap().arrange)(&mut window);
        assert_eq!(rings(&window), 0);
        screens::rolls_a(&mut window, Die::ALL[5]);
        assert_eq!(rings(&window), usize::from(animations));
        // Steps of a quarter of a second.
        window.run_steps(8);
        assert_eq!(rings(&window), 0);
    }
}

#[test]
fn a_painted_window_shows_panel_text_and_map() {
    let picture = shown(&SCREENS[0], USUAL);
    assert_eq!(picture.size, [1280, 720]);
    let colours: BTreeSet<[u8; 4]> = picture.pixels.iter().map(Color32::to_array).collect();
    let palette = Theme::Printed.palette();
    assert!(colours.contains(&palette.panel.to_array()), "panels");
    assert!(colours.contains(&palette.text.to_array()), "letters");
    assert!(colours.len() > 1000, "the map: {}", colours.len());
    let names: BTreeSet<&str> = SCREENS.iter().map(|screen| screen.name).collect();
    assert_eq!(names.len(), SCREENS.len(), "each has a name of its own");
}
