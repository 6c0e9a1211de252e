#![doc = include_str!("theme/design.md")]

mod tokens;

pub use tokens::{BLACK_OUT, Palette, SHADE, height, line, space, text_size};

use crate::present::ink::{Ink, Paint};
use crate::present::{fonts, palette};
use crate::words::tr;
use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow,
    Stroke, TextStyle, Visuals, vec2,
};
use std::sync::Arc;
use tokens::rgb;

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

    /// The colours of high contrast, or, where these are they, those that were set.
    #[must_use]
    pub fn contrasted(self, set: Option<Self>) -> Self {
        match self {
            Self::Contrast => set
                .filter(|theme| *theme != Self::Contrast)
                .unwrap_or_default(),
            _ => Self::Contrast,
        }
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
            style.spacing.item_spacing = vec2(space::SMALL, space::TINY);
            style.spacing.button_padding = vec2(space::SMALL, space::TINY);
            style.spacing.window_margin = Margin::same(16);
            style.spacing.menu_margin = Margin::same(8);
            style.spacing.interact_size.y = height::ROW;
            // What lies between two buttons is neither of them.
            style.interaction.interact_radius = 2.0;
            let size = |size: f32, family: FontFamily| FontId::new(size, family);
            let serif = FontFamily::Name("map".into());
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
                (TextStyle::Heading, size(text_size::HEADING, serif)),
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
    v.error_fg_color = palette.refusal;
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

/// So many pixels wide and high is the picture in which all letters are kept, at least.
const LETTERS: usize = 2048;

/// Bounds the picture in which all letters are kept, in each frame of each window. It is as
/// wide as a picture can be and grows with every size a letter is seen in: where graphics
/// cards take 16,384 pixels, zooming in and out brought it to half a gigabyte, and the card
/// held as much again. What has no more room in it makes it begin anew, and no screen shows
/// so many letters.
pub fn bound_letters(ctx: &Context) {
    let id = egui::Id::unique("the picture of all letters");
    let (screen, takes) = ctx.input(|i| {
        let pixels = i.content_rect().size() * i.pixels_per_point();
        (
            pixels.max_elem().clamp(1.0, 16_384.0) as usize,
            i.max_texture_side,
        )
    });
    // What the card takes is not told again. All windows share one picture.
    let (side, most): (usize, usize) = ctx.data(|d| d.get_temp(id)).unwrap_or_default();
    let most = most.max(takes);
    let side = side.max(screen.next_power_of_two().max(LETTERS)).min(most);
    ctx.data_mut(|d| d.insert_temp(id, (side, most)));
    if takes != side {
        ctx.input_mut(|i| i.max_texture_side = side);
    }
}

/// Installs the bundled fonts. The same letters everywhere: nothing is taken
/// from the system.
pub fn install_fonts(ctx: &Context) {
    let once = egui::Id::unique("fonts");
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
    let files: [(&str, &'static [u8]); 7] = [
        ("text", fonts::TEXT),
        ("text-bold", fonts::TEXT_BOLD),
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
    // What the text face lacks (arrows, signs) the other one lends.
    family(FontFamily::Proportional, &["text", "sans"]);
    family(FontFamily::Monospace, &["text", "sans"]);
    family(
        FontFamily::Name("bold".into()),
        &["text-bold", "sans-bold", "sans"],
    );
    // The letters of the board, which is laid out for this face.
    family(FontFamily::Name("sans".into()), &["sans"]);
    family(FontFamily::Name("sans-bold".into()), &["sans-bold", "sans"]);
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
mod tests;
