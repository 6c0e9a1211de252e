//! What the tokens promise: every pair that is used together can be read.

use super::*;
use crate::present::ink::CounterInk;
use crate::systems::hells_gate::Side;
use crate::systems::hells_gate::picture::sides::{GUARDS, LINE, SS, ink};

/// The colours of every kind of counter.
fn counters() -> impl Iterator<Item = CounterInk> {
    let sides = [Side::Soviet, Side::German].into_iter();
    sides.flat_map(|side| ink(side).counters.iter().copied())
}

/// How much lighter one colour is than another, as the guidelines for
/// readable text count it: 1 to 21.
fn contrast(a: Color32, b: Color32) -> f32 {
    let light = |c: Color32| {
        let [r, g, b] = [c.r(), c.g(), c.b()].map(|v| {
            let v = f32::from(v) / 255.0;
            match v <= 0.04 {
                true => v / 12.92,
                false => ((v + 0.055) / 1.055).powf(2.4),
            }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (a, b) = (light(a), light(b));
    a.max(b) / a.min(b)
}

/// What text needs, and what marks need (WCAG AA).
const TEXT: f32 = 4.5;
const MARK: f32 = 3.0;

/// The colours that say something.
fn meanings(p: Palette) -> [(&'static str, Color32); 7] {
    [
        ("first side", p.first_side),
        ("second side", p.second_side),
        ("good", p.good),
        ("warning", p.warning),
        ("loss", p.loss),
        ("refusal", p.refusal),
        ("accent", p.accent),
    ]
}

/// A colour as it is seen without the cones for red, green or blue (Machado,
/// Oliveira and Fernandes 2009, in full strength).
fn seen_without(cone: usize, colour: Color32) -> Color32 {
    const SEEN: [[[f32; 3]; 3]; 3] = [
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ];
    let light = [colour.r(), colour.g(), colour.b()].map(|v| (f32::from(v) / 255.0).powf(2.2));
    let mixed = SEEN[cone].map(|row| row.iter().zip(light).map(|(m, v)| m * v).sum::<f32>());
    let [r, g, b] = mixed.map(|v| (v.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0).round() as u8);
    Color32::from_rgb(r, g, b)
}

/// How far apart two colours look (Oklab; from 0.02 on people see a difference side
/// by side).
fn apart(a: Color32, b: Color32) -> f32 {
    let lab = |c: Color32| {
        let [r, g, b] = [c.r(), c.g(), c.b()].map(|v| (f32::from(v) / 255.0).powf(2.2));
        let l = (0.412_22 * r + 0.536_33 * g + 0.051_45 * b).cbrt();
        let m = (0.211_9 * r + 0.680_7 * g + 0.107_4 * b).cbrt();
        let s = (0.088_3 * r + 0.281_72 * g + 0.629_98 * b).cbrt();
        [
            0.210_45 * l + 0.793_62 * m - 0.004_07 * s,
            1.978 * l - 2.428_59 * m + 0.450_59 * s,
            0.025_9 * l + 0.782_77 * m - 0.808_68 * s,
        ]
    };
    let (a, b) = (lab(a), lab(b));
    (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f32>().sqrt()
}

#[test]
fn no_two_meanings_share_a_colour_in_any_theme() {
    for theme in Theme::ALL {
        let mut all = meanings(theme.palette()).to_vec();
        all.push(("target", theme.color(Ink::Target)));
        for (i, &(one, a)) in all.iter().enumerate() {
            for &(other, b) in &all[i + 1..] {
                let is = apart(a, b);
                assert!(is >= 0.06, "{theme:?}: {one} and {other}: {is:.3}");
            }
        }
    }
}

/// In grey the contrast is the same: it is that of how light colours are.
#[test]
fn what_says_something_is_readable_to_every_kind_of_eye() {
    for theme in Theme::ALL {
        let p = theme.palette();
        for cone in 0..3 {
            for (what, text) in meanings(p) {
                let is = contrast(seen_without(cone, text), seen_without(cone, p.panel));
                assert!(is >= MARK, "{theme:?}, cone {cone}: {what}: {is:.2}");
            }
        }
    }
}

/// Colour alone would not do: the counters of the two sides have outlines of their
/// own, whose edge is seen on the ground in grey and by every kind of eye.
#[test]
fn the_sides_differ_by_a_form_that_everybody_sees() {
    use crate::systems::hells_gate::picture::sides::sides;
    let sides = sides();
    assert_ne!(sides[0].cut, sides[1].cut);
    for theme in Theme::ALL.into_iter().filter(|&theme| theme != Theme::Dark) {
        let [edge, ground] = [Ink::CounterEdge, Ink::Paper].map(|ink| theme.color(ink));
        assert!(contrast(edge, ground) >= MARK, "{theme:?}");
        for cone in 0..3 {
            let is = contrast(seen_without(cone, edge), seen_without(cone, ground));
            assert!(is >= MARK, "{theme:?}, cone {cone}: {is:.2}");
        }
    }
}

#[test]
fn text_is_readable_in_every_theme_on_everything_it_stands_on() {
    for theme in Theme::ALL {
        let p = theme.palette();
        for ground in [p.panel, p.well, p.raised, p.raised_hover] {
            for (text, least) in [(p.text, 7.0), (p.heading, 7.0), (p.text_weak, TEXT)] {
                let is = contrast(text, ground);
                assert!(is >= least, "{theme:?}: {text:?} on {ground:?}: {is:.2}");
            }
            for (what, text) in meanings(p) {
                let is = contrast(text, ground);
                assert!(is >= TEXT, "{theme:?}: {what} on {ground:?}: {is:.2}");
            }
        }
        assert!(contrast(p.on_accent, p.accent) >= TEXT, "{theme:?}");
        for (ink, ground) in [
            (Ink::PlaceName, Ink::Paper),
            (Ink::HexNumber, Ink::Paper),
            (Ink::RiverName, Ink::Paper),
            (Ink::LabelText, Ink::LabelFill),
        ]
        .into_iter()
        .chain(counters().flat_map(|c| {
            [
                (c.text, c.fill),
                (c.pale_text, c.pale),
                (Ink::HeadText, c.head),
            ]
        })) {
            let is = contrast(theme.color(ink), theme.color(ground));
            assert!(is >= 4.0, "{theme:?}: {ink:?} on {ground:?}: {is:.1}");
        }
    }
}

/// By night fields, woods and water are told apart as by day, what is written on them is
/// read, and what is marked is seen.
#[test]
fn a_map_by_night_is_readable_in_every_theme() {
    let night = crate::present::palette::by_night;
    for theme in Theme::ALL {
        let seen = |ink: Ink| theme.color(night(ink));
        for (ink, ground) in [
            (Ink::PlaceName, Ink::Paper),
            (Ink::PlaceName, Ink::WoodsFill),
            (Ink::HexNumber, Ink::Paper),
            (Ink::RiverName, Ink::Paper),
            (Ink::LabelText, Ink::LabelFill),
        ] {
            let is = contrast(seen(ink), seen(ground));
            assert!(is >= 4.0, "{theme:?}: {ink:?} on {ground:?}: {is:.1}");
        }
        for ink in [Ink::Reachable, Ink::Target, Ink::Selected, Ink::MoveArrow] {
            let is = contrast(seen(ink), seen(Ink::Paper));
            let by_day = contrast(theme.color(ink), theme.color(Ink::Paper));
            assert!(is >= by_day.min(2.6), "{theme:?}: {ink:?}: {is:.1}");
        }
        let is_as_ever = [Theme::Light, Theme::Contrast].contains(&theme);
        assert_eq!(seen(Ink::Paper) == theme.color(Ink::Paper), is_as_ever);
    }
}

/// A projector in a light room leaves 42 % of the contrast: what the plain map says is
/// still told from what it stands on, as large letters have to be.
#[test]
fn the_plain_map_is_read_through_a_washed_out_projector() {
    let washed = |colour: Color32| {
        let [r, g, b, _] = colour.to_array().map(|c| {
            let c = f32::from(c) / 255.0;
            ((0.5 + 0.42 * (c - 0.5)) * 255.0).round() as u8
        });
        Color32::from_rgb(r, g, b)
    };
    for theme in Theme::ALL {
        let names = [Ink::Paper, Ink::WoodsFill].map(|ground| (Ink::PlaceName, ground));
        let counters = counters().flat_map(|c| {
            [
                (c.text, c.fill),
                (c.pale_text, c.pale),
                (Ink::HeadText, c.head),
            ]
        });
        for (ink, ground) in names.into_iter().chain(counters) {
            let [ink_seen, ground_seen] = [ink, ground].map(|one| washed(theme.color(one)));
            let is = contrast(ink_seen, ground_seen);
            assert!(is >= 1.75, "{theme:?}: {ink:?} on {ground:?}: {is:.2}");
        }
    }
}

/// The frame is drawn on panels, buttons, rows, on what is chosen of a list
/// and on the headings of the sides; on each, one of its lines is seen.
#[test]
fn the_frame_about_what_has_the_focus_is_seen_on_everything_it_can_lie_on() {
    for theme in Theme::ALL {
        let p = theme.palette();
        let mut grounds = vec![p.panel, p.well, p.raised, p.raised_hover, p.accent];
        grounds.extend([p.first_side, p.second_side, theme.color(Ink::Paper)]);
        for ground in grounds {
            let lines = p.focus().map(|line| contrast(line, ground));
            let best = lines[0].max(lines[1]);
            assert!(best >= 3.0, "{theme:?}: {ground:?}: {best:.1}");
        }
    }
}

/// By how light they are, not by hue: whoever does not see red or green
/// still tells Guards and Waffen-SS from the line.
#[test]
fn guards_and_waffen_ss_differ_from_the_line_without_any_hue() {
    for theme in Theme::ALL {
        let [soviet, german] = [Side::Soviet, Side::German].map(ink);
        let (soviet, guards) = (soviet.counter(LINE), soviet.counter(GUARDS));
        let (german, ss) = (german.counter(LINE), german.counter(SS));
        for (branch, line, least) in [
            (guards.fill, soviet.fill, 1.4),
            (guards.pale, soviet.pale, 1.15),
            (guards.head, soviet.head, 1.4),
            (ss.fill, german.fill, 3.0),
            (ss.pale, german.pale, 3.0),
            (ss.pale, german.fill, 1.8),
            (ss.pale, ss.fill, 1.8),
        ] {
            let is = contrast(theme.color(branch), theme.color(line));
            assert!(is >= least, "{theme:?}: {branch:?} and {line:?}: {is:.2}");
        }
    }
}

#[test]
fn a_theme_is_found_again_by_the_name_the_settings_keep() {
    for theme in Theme::ALL {
        assert_eq!(Theme::named(theme.name()), Some(theme));
    }
    assert_eq!(Theme::default().name(), "Printed map");
}

#[test]
fn the_picture_of_all_letters_is_no_wider_than_screens_need_and_the_same_for_all_windows() {
    let ctx = Context::default();
    let frame = |size: egui::Vec2, told: Option<usize>| {
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
            max_texture_side: told,
            ..egui::RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            bound_letters(ui.ctx());
            ui.label("Aa");
        });
        output.textures_delta.clear();
        ctx.input(|i| i.max_texture_side)
    };
    let wide = |ctx: &Context| ctx.fonts(|fonts| fonts.font_image_size()[0]);
    // A card tells once what it takes.
    assert_eq!(frame(egui::vec2(1280.0, 720.0), Some(16_384)), 2048);
    assert_eq!(frame(egui::vec2(1280.0, 720.0), None), 2048);
    assert_eq!(wide(&ctx), 2048);
    // A larger screen takes more, and a smaller window beside it takes nothing back.
    assert_eq!(frame(egui::vec2(3840.0, 2160.0), None), 4096);
    assert_eq!(frame(egui::vec2(800.0, 600.0), None), 4096);
    assert_eq!(wide(&ctx), 4096);
    // No more than the card takes.
    let ctx = Context::default();
    let input = egui::RawInput {
        max_texture_side: Some(1024),
        ..egui::RawInput::default()
    };
    let mut output = ctx.run_ui(input, |ui| bound_letters(ui.ctx()));
    output.textures_delta.clear();
    assert_eq!(ctx.input(|i| i.max_texture_side), 1024);
}
