//! The tokens: every colour of panels, every type size, distance and height, each
//! with one meaning.

use super::Theme;
use egui::Color32;

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
    pub first_side: Color32,
    /// The German side.
    pub second_side: Color32,
    /// Good news, what is allowed.
    pub good: Color32,
    /// Something to heed.
    pub warning: Color32,
    /// What is or would be lost, and what gives something up.
    pub loss: Color32,
    /// What was refused, and why.
    pub refusal: Color32,
}

/// Sizes of text in points: three, and one for the title of a screen. A line of
/// the text face is a quarter higher than its size.
pub mod text_size {
    /// Notes and captions.
    pub const SMALL: f32 = 14.0;
    /// Text.
    pub const BODY: f32 = 16.0;
    /// What is to be decided, the title of a dialog.
    pub const HEADING: f32 = 20.0;
    /// Titles of screens.
    pub const TITLE: f32 = 32.0;
}

/// Distances in points: a grid of four, the least of them halved.
pub mod space {
    /// Between the lines of one sentence, between a row and the next.
    pub const HAIR: f32 = 2.0;
    /// Within a thing.
    pub const TINY: f32 = 4.0;
    /// Between things that belong together.
    pub const SMALL: f32 = 8.0;
    /// Between things.
    pub const MEDIUM: f32 = 16.0;
    /// Between groups.
    pub const LARGE: f32 = 24.0;
    /// [`TINY`] and [`SMALL`] as margins are counted.
    pub const MARGIN: [i8; 2] = [4, 8];
    /// Radius of corners.
    pub const ROUNDING: u8 = 4;
}

/// What is as high as this everywhere.
pub mod height {
    /// A row of a list, a button: nothing moves when words change.
    pub const ROW: f32 = 28.0;
    /// The counter in a row.
    pub const COUNTER: f32 = 24.0;
    /// The box that is ticked.
    pub const TICK: f32 = 16.0;
}

/// Widths of lines in points.
pub mod line {
    /// Round things that lie there.
    pub const THIN: f32 = 1.0;
    /// Round what is chosen, and the ticks in boxes.
    pub const FIRM: f32 = 2.0;
    /// Round what counts.
    pub const STRONG: f32 = 3.0;
}

/// What lies over the map around the presenter's spotlight.
pub const SHADE: Color32 = Color32::from_black_alpha(170);

/// The presenter's black screen.
pub const BLACK_OUT: Color32 = Color32::BLACK;

pub(super) const fn rgb(hex: u32) -> Color32 {
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
    /// The colours of panels.
    #[must_use]
    pub const fn palette(self) -> Palette {
        match self {
            Self::Printed => Palette {
                panel: rgb(0xF3EDDF),
                well: rgb(0xFBF8F0),
                raised: rgb(0xE6DCC6),
                raised_hover: rgb(0xE2D7BF),
                text: rgb(0x2B261D),
                text_weak: rgb(0x5F5646),
                heading: rgb(0x3A2E1E),
                line: rgb(0xCDC0A6),
                accent: rgb(0x633A08),
                on_accent: rgb(0xFFFAEF),
                first_side: rgb(0xA83228),
                second_side: rgb(0x3F5561),
                good: rgb(0x276030),
                warning: rgb(0x68560C),
                loss: rgb(0x7A2A72),
                refusal: rgb(0x3B2F86),
            },
            Self::Light => Palette {
                panel: rgb(0xF4F6F7),
                well: rgb(0xFFFFFF),
                raised: rgb(0xE3E8EB),
                raised_hover: rgb(0xD3DBE0),
                text: rgb(0x1B2226),
                text_weak: rgb(0x515D65),
                heading: rgb(0x10242F),
                line: rgb(0xC8D0D5),
                accent: rgb(0x00686A),
                on_accent: rgb(0xFFFFFF),
                first_side: rgb(0xA83228),
                second_side: rgb(0x36505E),
                good: rgb(0x23672B),
                warning: rgb(0x8A5000),
                loss: rgb(0x7B306F),
                refusal: rgb(0x3A2E98),
            },
            Self::Dark => Palette {
                panel: rgb(0x23211D),
                well: rgb(0x1A1815),
                raised: rgb(0x37332B),
                raised_hover: rgb(0x3F3A30),
                text: rgb(0xE6DFCF),
                text_weak: rgb(0xB3AA97),
                heading: rgb(0xF0E3C4),
                line: rgb(0x4A4438),
                accent: rgb(0xF0B048),
                on_accent: rgb(0x221A0A),
                first_side: rgb(0xF0907F),
                second_side: rgb(0xA4BECC),
                good: rgb(0x8CC984),
                warning: rgb(0xE0E5A0),
                loss: rgb(0xF7A6E6),
                refusal: rgb(0xB89AFA),
            },
            Self::Contrast => Palette {
                panel: rgb(0xFFFFFF),
                well: rgb(0xFFFFFF),
                raised: rgb(0xE2E2E2),
                raised_hover: rgb(0xD0D0D0),
                text: rgb(0x000000),
                text_weak: rgb(0x333333),
                heading: rgb(0x000000),
                line: rgb(0x555555),
                accent: rgb(0x005A60),
                on_accent: rgb(0xFFFFFF),
                first_side: rgb(0xA80000),
                second_side: rgb(0x002E50),
                good: rgb(0x005500),
                warning: rgb(0x6C4400),
                loss: rgb(0x780060),
                refusal: rgb(0x3018A8),
            },
        }
    }
}
