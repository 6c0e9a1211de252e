//! Every colour, type size and distance of the window, by meaning. The only
//! file with colours in it.

use crate::present::ink::{Ink, Paint};
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

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// Its name for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "Printed map",
            Self::Dark => "Dark",
            Self::Contrast => "High contrast",
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
        let row = ink_row(ink);
        rgb(match self {
            Self::Light => row[0],
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
            Self::Light => Palette {
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

/// The colours of an ink: light, dark, high contrast.
const fn ink_row(ink: Ink) -> [u32; 3] {
    match ink {
        Ink::Table => [0xB3AA97, 0x141311, 0x303030],
        Ink::Sheet => [0xD9CFB6, 0x2A2822, 0xE4E4E4],
        Ink::SheetGrain => [0xBFB293, 0x3A372E, 0xC4C4C4],
        Ink::Frame => [0x4A3F2C, 0x8D826B, 0x000000],
        Ink::Paper => [0xF1E8CF, 0x3D3A31, 0xFFFFFF],
        Ink::PaperDark => [0xE3D5AE, 0x343229, 0xF1F1EA],
        Ink::Field => [0xC9B37C, 0x57513F, 0xD8D4C4],
        Ink::WoodsFill => [0xB4C08B, 0x2D3B27, 0xBFDDB0],
        Ink::WoodsTree => [0x5F7A48, 0x456038, 0x3C7633],
        Ink::WoodsLight => [0x8FA566, 0x5F7A4B, 0x78AC62],
        Ink::WoodsShade => [0x3B4A28, 0x10170D, 0x204018],
        Ink::River => [0x8FB8CC, 0x2F5A73, 0x5AAEEC],
        Ink::RiverCasing => [0x3F6F8C, 0x6EA3BE, 0x003878],
        Ink::RiverLight => [0xD8E9EE, 0x6A97AE, 0xE8F6FF],
        Ink::Sand => [0xE8DBB4, 0x56503E, 0xF2ECD6],
        Ink::RiverName => [0x1F4C6B, 0xB4DAEC, 0x002258],
        Ink::Grid => [0x6F6248, 0x8A8068, 0x404040],
        Ink::MapEdge => [0x4A3F2C, 0xA3977C, 0x000000],
        Ink::HexNumber => [0x6A5C40, 0xB3A88C, 0x000000],
        Ink::PlaceName => [0x2A2216, 0xEFE6D0, 0x000000],
        Ink::Halo => [0xF6EFDC, 0x26241E, 0xFFFFFF],
        Ink::CityFill => [0xD9B994, 0x5A4638, 0xE8CFB8],
        Ink::CityBlock => [0x8C4A34, 0xB4866C, 0x6A2A14],
        Ink::Town => [0x2A2216, 0xEFE6D0, 0x000000],
        Ink::SovietSource => [0xB42B22, 0xD25446, 0xC00000],
        Ink::SovietSourceSign => [0xFFE9B8, 0xFFEEC8, 0xFFFFFF],
        Ink::GermanSource => [0x3B505C, 0x8FACBB, 0x002E50],
        Ink::GermanSourceSign => [0xF2EEE0, 0x1A242A, 0xFFFFFF],
        Ink::SovietFill => [0xC24A38, 0xB84838, 0xB81010],
        Ink::SovietPale => [0xEBBFA8, 0xD8A08C, 0xFFCFC4],
        Ink::SovietText => [0xFFF6E3, 0xFFF2E0, 0xFFFFFF],
        Ink::SovietPaleText => [0x5E170E, 0x44100A, 0x580000],
        Ink::SovietHead => [0x973325, 0x8A3024, 0x800000],
        Ink::GuardsHead => [0x6E121C, 0x64101A, 0x500010],
        Ink::GermanFill => [0x94A9A6, 0x869C9C, 0x8CC4E8],
        Ink::GermanPale => [0xD3DCD3, 0xB8C4C0, 0xE4F4FF],
        Ink::GermanText => [0x141E20, 0x0E181A, 0x000000],
        Ink::GermanPaleText => [0x2A3A3C, 0x1C2A2C, 0x002E50],
        Ink::GermanHead => [0x445C62, 0x3A5258, 0x003E70],
        Ink::SsHead => [0x202326, 0x16181A, 0x000000],
        Ink::HeadText => [0xFBF5E6, 0xF8F2E4, 0xFFFFFF],
        Ink::SymbolFill => [0xFBF6E8, 0xF0E9D8, 0xFFFFFF],
        Ink::SymbolLine => [0x221D16, 0x1C1812, 0x000000],
        Ink::CounterEdge => [0x292218, 0x0C0A08, 0x000000],
        Ink::CounterLight => [0xFFFFFF, 0xFFFFFF, 0xFFFFFF],
        Ink::Shadow => [0x2A1E0C, 0x000000, 0x000000],
        Ink::Veil => [0xE9E0CA, 0x2A2822, 0xE0E0E0],
        Ink::OutOfSupply => [0xF5B31E, 0xF5B31E, 0xFFC400],
        Ink::OutOfSupplySign => [0x2A1A00, 0x221500, 0x000000],
        Ink::Badge => [0xFEFBF2, 0xF6F0E2, 0xFFFFFF],
        Ink::BadgeSign => [0x241E16, 0x18140E, 0x000000],
        Ink::Active => [0xFFFFFF, 0xFFF4D2, 0xFFFF00],
        Ink::Joined | Ink::Target => [0xC81D1D, 0xFF5A4A, 0xE00000],
        Ink::Selected => [0xF2B71F, 0xFFC83C, 0xFFA800],
        Ink::AttackFrom => [0xD96A12, 0xF08A34, 0xC05000],
        Ink::Reachable => [0x2F863C, 0x6FC472, 0x008020],
        Ink::RetreatTo => [0x2C62B0, 0x84B4F4, 0x0040C0],
        Ink::Entry => [0x7A3E9C, 0xC08AE0, 0x7000A8],
        Ink::Refused => [0x7A1A1A, 0xE07060, 0x900000],
        Ink::LastEvent => [0xE8B020, 0xE8B840, 0xD89800],
        Ink::Closed => [0x3A342A, 0xB0A690, 0x000000],
        Ink::Hovered => [0x2A2216, 0xFFF4D8, 0x000000],
        Ink::Focus => [0xFFFFFF, 0xFFFFFF, 0xFFFF00],
        Ink::FocusDark => [0x102C50, 0x061020, 0x000000],
        Ink::AttackArrow => [0xC81D1D, 0xE84A3C, 0xE00000],
        Ink::MoveArrow => [0x2F863C, 0x66BC6A, 0x008020],
        Ink::RetreatArrow => [0x2C62B0, 0x78ACF0, 0x0040C0],
        Ink::SupplyArrow => [0xB07208, 0xE8B040, 0x905800],
        Ink::ArrowEdge => [0xFCF6E6, 0x161410, 0xFFFFFF],
        Ink::LabelFill => [0xFCF7EA, 0x2E2B25, 0xFFFFFF],
        Ink::LabelText => [0x241E16, 0xF6EEDA, 0x000000],
    }
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
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, &'static [u8]); 5] = [
        ("sans", include_bytes!("../../assets/fonts/DejaVuSans.ttf")),
        (
            "sans-bold",
            include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf"),
        ),
        (
            "condensed",
            include_bytes!("../../assets/fonts/RobotoCondensed-Bold.ttf"),
        ),
        (
            "map",
            include_bytes!("../../assets/fonts/MapSerif-Semibold.ttf"),
        ),
        (
            "map-italic",
            include_bytes!("../../assets/fonts/MapSerif-SemiboldItalic.ttf"),
        ),
    ];
    for (name, bytes) in files {
        let data = Arc::new(FontData::from_static(bytes));
        fonts.font_data.insert(name.to_owned(), data);
    }
    let mut family = |family: FontFamily, files: &[&str]| {
        let files = files.iter().map(|&f| f.to_owned()).collect();
        fonts.families.insert(family, files);
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
    fonts
}
