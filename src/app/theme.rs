//! Every colour, type size and distance of the window, by meaning. The inks of
//! the board are in [`palette`], which pictures without a window share; no other
//! file has colours in it.

use crate::present::ink::{Ink, Paint};
use crate::present::{fonts, palette};
use crate::words::tr;
use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow,
    Stroke, TextStyle, Visuals, vec2,
};
use std::sync::Arc;

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// The printed map on a light table.
    #[default]
    Printed,
    /// White and clear, for a bright room.
    Light,
    /// For dark rooms.
    Dark,
    /// Strong differences, for weak eyes and weak projectors.
    Contrast,
}

/// Colours of panels, buttons and text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// Panels.
    pub panel: Color32,
    /// Fields to type in, lists.
    pub well: Color32,
    /// Raised things: buttons, cards.
    pub raised: Color32,
    /// The same under the pointer.
    pub raised_hover: Color32,
    /// Text.
    pub text: Color32,
    /// Text of less weight.
    pub text_weak: Color32,
    /// Headings.
    pub heading: Color32,
    /// Lines between things.
    pub line: Color32,
    /// What is selected, what leads on.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// The Soviet side.
    pub soviet: Color32,
    /// The German side.
    pub german: Color32,
    /// Good news, what is allowed.
    pub good: Color32,
    /// Something to heed.
    pub warning: Color32,
    /// What was refused.
    pub error: Color32,
}

/// Sizes of text in points.
pub mod text_size {
    /// Notes and captions.
    pub const SMALL: f32 = 12.5;
    /// Text.
    pub const BODY: f32 = 15.0;
    /// Headings of panels.
    pub const HEADING: f32 = 20.0;
    /// Titles of screens.
    pub const TITLE: f32 = 32.0;
}

/// Distances in points.
pub mod space {
    /// Within a thing.
    pub const TINY: f32 = 4.0;
    /// Between things that belong together.
    pub const SMALL: f32 = 8.0;
    /// Between things.
    pub const MEDIUM: f32 = 14.0;
    /// Between groups.
    pub const LARGE: f32 = 24.0;
    /// Radius of corners.
    pub const ROUNDING: u8 = 5;
}

/// What lies over the map around the presenter's spotlight.
pub const SHADE: Color32 = Color32::from_black_alpha(170);

/// The presenter's black screen.
pub const BLACK_OUT: Color32 = Color32::BLACK;

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

impl Palette {
    /// The two lines of the frame about what has the keyboard's attention: one
    /// stands out on whatever is light, the other on whatever is dark.
    #[must_use]
    pub const fn focus(&self) -> [Color32; 2] {
        [self.text, self.well]
    }
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 4] = [Self::Printed, Self::Light, Self::Dark, Self::Contrast];

    /// Its name in the settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Printed => "Printed map",
            Self::Light => "Light",
            Self::Dark => "Dark",
            Self::Contrast => "High contrast",
        }
    }

    /// Its name for people, in the language spoken.
    #[must_use]
    pub fn shown(self) -> String {
        match self {
            Self::Printed => tr!("theme-printed"),
            Self::Light => tr!("theme-light"),
            Self::Dark => tr!("theme-dark"),
            Self::Contrast => tr!("theme-contrast"),
        }
    }

    /// The theme of this name; settings keep it so.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.name() == name)
    }

    /// The colour of an ink.
    #[must_use]
    pub const fn color(self, ink: Ink) -> Color32 {
        let row = palette::row(ink);
        rgb(match self {
            Self::Printed => row[0],
            Self::Light => palette::bright(ink),
            Self::Dark => row[1],
            Self::Contrast => row[2],
        })
    }

    /// The colour of an ink, thinned.
    #[must_use]
    pub fn paint(self, paint: Paint) -> Color32 {
        self.color(paint.ink)
            .gamma_multiply(paint.opacity.clamp(0.0, 1.0))
    }

    /// The colours of panels.
    #[must_use]
    pub const fn palette(self) -> Palette {
        match self {
            Self::Printed => Palette {
                panel: rgb(0xF3EDDF),
                well: rgb(0xFBF8F0),
                raised: rgb(0xE6DCC6),
                raised_hover: rgb(0xDBCEB2),
                text: rgb(0x2B261D),
                text_weak: rgb(0x6A604F),
                heading: rgb(0x3A2E1E),
                line: rgb(0xCDC0A6),
                accent: rgb(0x8A5A16),
                on_accent: rgb(0xFFFAEF),
                soviet: rgb(0xA83228),
                german: rgb(0x3F5561),
                good: rgb(0x2F6B33),
                warning: rgb(0x945800),
                error: rgb(0xA31D1D),
            },
            Self::Light => Palette {
                panel: rgb(0xF4F6F7),
                well: rgb(0xFFFFFF),
                raised: rgb(0xE3E8EB),
                raised_hover: rgb(0xD3DBE0),
                text: rgb(0x1B2226),
                text_weak: rgb(0x56626A),
                heading: rgb(0x10242F),
                line: rgb(0xC8D0D5),
                accent: rgb(0x1C5C86),
                on_accent: rgb(0xFFFFFF),
                soviet: rgb(0xA83228),
                german: rgb(0x36505E),
                good: rgb(0x23672B),
                warning: rgb(0x8A5200),
                error: rgb(0xA31D1D),
            },
            Self::Dark => Palette {
                panel: rgb(0x23211D),
                well: rgb(0x1A1815),
                raised: rgb(0x37332B),
                raised_hover: rgb(0x464136),
                text: rgb(0xE6DFCF),
                text_weak: rgb(0xA69D8A),
                heading: rgb(0xF0E3C4),
                line: rgb(0x4A4438),
                accent: rgb(0xE0AE56),
                on_accent: rgb(0x221A0A),
                soviet: rgb(0xE87A6A),
                german: rgb(0xA4BECC),
                good: rgb(0x8CC984),
                warning: rgb(0xEEB24C),
                error: rgb(0xFF8C7D),
            },
            Self::Contrast => Palette {
                panel: rgb(0xFFFFFF),
                well: rgb(0xFFFFFF),
                raised: rgb(0xE2E2E2),
                raised_hover: rgb(0xC8C8C8),
                text: rgb(0x000000),
                text_weak: rgb(0x333333),
                heading: rgb(0x000000),
                line: rgb(0x555555),
                accent: rgb(0x003E9C),
                on_accent: rgb(0xFFFFFF),
                soviet: rgb(0xB00000),
                german: rgb(0x002E50),
                good: rgb(0x005500),
                warning: rgb(0x7A4000),
                error: rgb(0xB00000),
            },
        }
    }

    /// Sets colours, sizes and distances of everything egui draws.
    pub fn apply(self, ctx: &Context) {
        let palette = self.palette();
        let dark = self == Self::Dark;
        ctx.set_theme(if dark {
            egui::Theme::Dark
        } else {
            egui::Theme::Light
        });
        let visuals = visuals(palette, dark);
        ctx.all_styles_mut(|style| {
            style.visuals = visuals.clone();
            style.spacing.item_spacing = vec2(space::SMALL, 6.0);
            style.spacing.button_padding = vec2(10.0, 5.0);
            style.spacing.window_margin = Margin::same(16);
            style.spacing.menu_margin = Margin::same(8);
            style.spacing.interact_size.y = 26.0;
            let size = |size: f32, family: FontFamily| FontId::new(size, family);
            let bold = FontFamily::Name("bold".into());
            style.text_styles = [
                (
                    TextStyle::Small,
                    size(text_size::SMALL, FontFamily::Proportional),
                ),
                (
                    TextStyle::Body,
                    size(text_size::BODY, FontFamily::Proportional),
                ),
                (
                    TextStyle::Button,
                    size(text_size::BODY, FontFamily::Proportional),
                ),
                (TextStyle::Heading, size(text_size::HEADING, bold)),
                (
                    TextStyle::Monospace,
                    size(text_size::BODY, FontFamily::Monospace),
                ),
            ]
            .into();
        });
    }
}

fn visuals(palette: Palette, dark: bool) -> Visuals {
    let mut v = if dark {
        Visuals::dark()
    } else {
        Visuals::light()
    };
    let corner = CornerRadius::same(space::ROUNDING);
    v.panel_fill = palette.panel;
    v.window_fill = palette.panel;
    v.window_stroke = Stroke::new(1.0, palette.line);
    v.window_corner_radius = CornerRadius::same(9);
    v.menu_corner_radius = CornerRadius::same(7);
    let shadow = Shadow {
        offset: [0, 5],
        blur: 18,
        spread: 0,
        color: Color32::from_black_alpha(70),
    };
    v.window_shadow = shadow;
    v.popup_shadow = shadow;
    v.extreme_bg_color = palette.well;
    v.faint_bg_color = palette.raised.gamma_multiply(0.35);
    v.code_bg_color = palette.well;
    v.hyperlink_color = palette.accent;
    v.warn_fg_color = palette.warning;
    v.error_fg_color = palette.error;
    v.weak_text_color = Some(palette.text_weak);
    v.selection.bg_fill = palette.accent;
    v.selection.stroke = Stroke::new(1.0, palette.on_accent);
    let w = &mut v.widgets;
    w.noninteractive.bg_fill = palette.panel;
    w.noninteractive.weak_bg_fill = palette.panel;
    w.noninteractive.bg_stroke = Stroke::new(1.0, palette.line);
    w.noninteractive.fg_stroke = Stroke::new(1.0, palette.text);
    for (state, fill, edge) in [
        (&mut w.inactive, palette.raised, palette.line),
        (&mut w.hovered, palette.raised_hover, palette.accent),
        (&mut w.active, palette.raised_hover, palette.accent),
        (&mut w.open, palette.raised, palette.line),
    ] {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = Stroke::new(1.0, edge);
        state.fg_stroke = Stroke::new(1.2, palette.text);
        state.corner_radius = corner;
    }
    v
}

/// Installs the bundled fonts. The same letters everywhere: nothing is taken
/// from the system.
pub fn install_fonts(ctx: &Context) {
    let once = egui::Id::unique("hells_gate_fonts");
    if ctx.data(|d| d.get_temp::<bool>(once)).unwrap_or_default() {
        return;
    }
    ctx.data_mut(|d| d.insert_temp(once, true));
    ctx.set_fonts(fonts());
}

/// The bundled fonts and what they are for.
#[must_use]
pub fn fonts() -> FontDefinitions {
    let mut definitions = FontDefinitions::empty();
    let files: [(&str, &'static [u8]); 5] = [
        ("sans", fonts::SANS),
        ("sans-bold", fonts::SANS_BOLD),
        ("condensed", fonts::CONDENSED),
        ("map", fonts::MAP),
        ("map-italic", fonts::MAP_ITALIC),
    ];
    for (name, bytes) in files {
        let data = Arc::new(FontData::from_static(bytes));
        definitions.font_data.insert(name.to_owned(), data);
    }
    let mut family = |family: FontFamily, files: &[&str]| {
        let files = files.iter().map(|&f| f.to_owned()).collect();
        definitions.families.insert(family, files);
    };
    family(FontFamily::Proportional, &["sans"]);
    family(FontFamily::Monospace, &["sans"]);
    family(FontFamily::Name("bold".into()), &["sans-bold", "sans"]);
    family(
        FontFamily::Name("condensed".into()),
        &["condensed", "sans-bold"],
    );
    family(FontFamily::Name("map".into()), &["map", "sans-bold"]);
    family(
        FontFamily::Name("map-italic".into()),
        &["map-italic", "sans"],
    );
    definitions
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn text_is_readable_in_every_theme_on_everything_it_stands_on() {
        for theme in Theme::ALL {
            let p = theme.palette();
            for ground in [p.panel, p.well, p.raised] {
                for (text, least) in [(p.text, 7.0), (p.heading, 7.0), (p.text_weak, 4.2)] {
                    let is = contrast(text, ground);
                    assert!(is >= least, "{theme:?}: {text:?} on {ground:?}: {is:.1}");
                }
            }
            for text in [p.soviet, p.german, p.good, p.warning, p.error] {
                let is = contrast(text, p.panel);
                assert!(is >= 4.2, "{theme:?}: {text:?}: {is:.1}");
            }
            assert!(contrast(p.on_accent, p.accent) >= 4.2, "{theme:?}");
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

    /// The frame is drawn on panels, buttons, rows, on what is chosen of a list
    /// and on the headings of the sides; on each, one of its lines is seen.
    #[test]
    fn the_frame_about_what_has_the_focus_is_seen_on_everything_it_can_lie_on() {
        for theme in Theme::ALL {
            let p = theme.palette();
            let mut grounds = vec![p.panel, p.well, p.raised, p.raised_hover, p.accent];
            grounds.extend([p.soviet, p.german, theme.color(Ink::Paper)]);
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
}
