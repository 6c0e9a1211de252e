//! The colours of the board: of every ink, for each theme.

use super::ink::{Colours, Ink};

/// The colour of an ink on white paper: `0xRRGGBB`.
#[must_use]
pub const fn light(ink: Ink) -> u32 {
    row(ink)[0]
}

/// The colour of an ink on a white sheet in a bright room: the ground is cooler
/// and paler, whatever stands on it is as on paper.
#[must_use]
pub const fn bright(ink: Ink) -> u32 {
    match ink {
        Ink::Table => 0xD5DBDF,
        Ink::Sheet => 0xF1F3F3,
        Ink::SheetGrain => 0xDDE2E3,
        Ink::Frame => 0x56626A,
        Ink::Paper => 0xFCFCF8,
        Ink::PaperDark => 0xF1F3EB,
        Ink::Field => 0xD8DECB,
        Ink::WoodsFill => 0xCDE2BF,
        Ink::WoodsTree => 0x6A955E,
        Ink::WoodsLight => 0xA0C592,
        Ink::WoodsShade => 0x4C6844,
        Ink::River => 0x97C8EA,
        Ink::RiverCasing => 0x367BAE,
        Ink::RiverLight => 0xE6F4FC,
        Ink::Sand => 0xF2EACD,
        Ink::RiverName => 0x164E7A,
        Ink::Grid => 0x7F898F,
        Ink::MapEdge => 0x46525A,
        Ink::HexNumber => 0x566168,
        Ink::PlaceName | Ink::Town | Ink::LabelText | Ink::Hovered => 0x171E22,
        Ink::Halo | Ink::LabelFill | Ink::ArrowEdge | Ink::Badge | Ink::SymbolFill => 0xFFFFFF,
        Ink::CityFill => 0xEBDAD1,
        Ink::CityBlock => 0x96503E,
        Ink::Shadow => 0x17242E,
        Ink::Veil => 0xECEFF0,
        Ink::RockFill => 0xE9E4D6,
        Ink::Rock => 0x8C7F68,
        Ink::RockLight => 0xFFFDF6,
        Ink::Reed => 0x5E9070,
        Ink::Own(own) => own.bright,
        _ => row(ink)[0],
    }
}

/// The colours of an ink, `0xRRGGBB`: on paper, dark, high contrast.
#[must_use]
pub const fn row(ink: Ink) -> [u32; 3] {
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
        Ink::Joined | Ink::Target => [0xD0006F, 0xFF5CA8, 0xD00070],
        Ink::Selected => [0xF2B71F, 0xFFC83C, 0xFFA800],
        Ink::AttackFrom => [0xD96A12, 0xF08A34, 0xC05000],
        Ink::Reachable => [0x2F863C, 0x6FC472, 0x008020],
        Ink::RetreatTo => [0x2C62B0, 0x84B4F4, 0x0040C0],
        Ink::Entry => [0x7A3E9C, 0xC08AE0, 0x7000A8],
        Ink::Refused => [0x3B2F86, 0xB89AFA, 0x3018A8],
        Ink::LastEvent => [0xE8B020, 0xE8B840, 0xD89800],
        Ink::Lesson => [0x00797A, 0x4FE0DC, 0x006064],
        Ink::Closed => [0x3A342A, 0xB0A690, 0x000000],
        Ink::Hovered => [0x2A2216, 0xFFF4D8, 0x000000],
        Ink::Focus => [0xFFFFFF, 0xFFFFFF, 0xFFFF00],
        Ink::FocusDark => [0x102C50, 0x061020, 0x000000],
        Ink::AttackArrow => [0xD0006F, 0xFF5CA8, 0xD00070],
        Ink::MoveArrow => [0x2F863C, 0x66BC6A, 0x008020],
        Ink::RetreatArrow => [0x2C62B0, 0x78ACF0, 0x0040C0],
        Ink::SupplyArrow => [0xB07208, 0xE8B040, 0x905800],
        Ink::ArrowEdge => [0xFCF6E6, 0x161410, 0xFFFFFF],
        Ink::Broken => [0x7A2A72, 0xF7A6E6, 0x780060],
        Ink::Restored => [0x1C7A3C, 0x74D088, 0x007020],
        Ink::LabelFill => [0xFCF7EA, 0x2E2B25, 0xFFFFFF],
        Ink::LabelText => [0x241E16, 0xF6EEDA, 0x000000],
        Ink::DrawnKey => [0xF2B600, 0xFFD24A, 0xFFC400],
        Ink::DrawnKeyEdge => [0x3A2B00, 0x201800, 0x000000],
        Ink::DrawnIdea => [0x2B2B30, 0xF2F2F0, 0x000000],
        Ink::RockFill => [0xDCCBA2, 0x4A4438, 0xE6DFCB],
        Ink::Rock => [0x8A7650, 0x25221B, 0x5C4A24],
        Ink::RockLight => [0xF2E4C0, 0x847A66, 0xFFFFFF],
        Ink::Reed => [0x6E8A5A, 0x6F8F66, 0x2C6A3A],
        Ink::Own(own) => [own.printed, own.dark, own.contrast],
    }
}

/// The ink of a map that is seen by night: fields lie in the light of their snow, woods
/// and water are dark, and what is laid upon them is as in the dark. A sheet for a bright
/// room and strong differences stay as they are: whoever chose them needs them.
#[must_use]
pub const fn by_night(ink: Ink) -> Ink {
    let dark = match ink {
        // A shadow is one whatever it falls on.
        Ink::Shadow => return ink,
        Ink::Table => 0x0D1219,
        Ink::Sheet => 0x1A2330,
        Ink::SheetGrain => 0x253141,
        Ink::Frame => 0x8496AD,
        Ink::Paper => 0x43536A,
        Ink::PaperDark => 0x39485D,
        Ink::Field => 0x60738C,
        Ink::WoodsFill => 0x222F3D,
        Ink::WoodsTree => 0x34485A,
        Ink::WoodsLight => 0x9DB3C8,
        Ink::WoodsShade => 0x0A1017,
        Ink::River => 0x14293F,
        Ink::RiverCasing => 0x86A9C8,
        Ink::RiverLight => 0x5F87AA,
        Ink::Sand => 0x59677A,
        Ink::RiverName => 0xC6E2F6,
        Ink::Grid => 0x97A8BE,
        Ink::MapEdge => 0xB2C1D4,
        Ink::HexNumber => 0xC0CDDD,
        Ink::PlaceName | Ink::Town => 0xF3F7FC,
        Ink::Halo => 0x1A2431,
        Ink::CityFill => 0x554F57,
        Ink::CityBlock => 0xC9A673,
        Ink::Veil => 0x1A2330,
        Ink::RockFill => 0x536277,
        Ink::Rock => 0x222D3B,
        Ink::RockLight => 0xC9D7E7,
        Ink::Reed => 0x7E95A4,
        Ink::ArrowEdge => 0x0F151D,
        Ink::LabelFill => 0x222D3B,
        Ink::LabelText => 0xF1F5FA,
        Ink::Joined | Ink::Target | Ink::AttackArrow => 0xFF8CC4,
        _ => row(ink)[1],
    };
    Ink::Own(Colours {
        printed: dark,
        bright: bright(ink),
        dark,
        contrast: row(ink)[2],
    })
}
