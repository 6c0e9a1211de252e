//! The colours of the board: of every ink, for each theme.

use super::ink::Ink;

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
        Ink::SovietSource => [0xB42B22, 0xD25446, 0xC00000],
        Ink::SovietSourceSign => [0xFFE9B8, 0xFFEEC8, 0xFFFFFF],
        Ink::GermanSource => [0x3B505C, 0x8FACBB, 0x002E50],
        Ink::GermanSourceSign => [0xF2EEE0, 0x1A242A, 0xFFFFFF],
        Ink::SovietFill => [0xC24A38, 0xB84838, 0xB81010],
        Ink::SovietPale => [0xEBBFA8, 0xD8A08C, 0xFFCFC4],
        Ink::SovietText => [0xFFF6E3, 0xFFF2E0, 0xFFFFFF],
        Ink::SovietPaleText => [0x5E170E, 0x44100A, 0x580000],
        Ink::SovietHead => [0x973325, 0x8A3024, 0x800000],
        // Earth and black as on the printed counters; darker than the line, for
        // whoever does not see red or green.
        Ink::GuardsFill => [0x684526, 0x6E4A2A, 0x4A2800],
        Ink::GuardsPale => [0xCDAC7E, 0xB8966A, 0xE0C090],
        Ink::GuardsText => [0xFFF6E3, 0xFFF2E0, 0xFFFFFF],
        Ink::GuardsPaleText => [0x38200C, 0x2E1A0A, 0x2A1600],
        Ink::GuardsHead => [0x3F2712, 0x3A2412, 0x261400],
        Ink::GermanFill => [0x94A9A6, 0x869C9C, 0x8CC4E8],
        Ink::GermanPale => [0xD3DCD3, 0xB8C4C0, 0xE4F4FF],
        Ink::GermanText => [0x141E20, 0x0E181A, 0x000000],
        Ink::GermanPaleText => [0x2A3A3C, 0x1C2A2C, 0x002E50],
        Ink::GermanHead => [0x445C62, 0x3A5258, 0x003E70],
        Ink::SsFill => [0x2A2C2F, 0x0A0B0C, 0x1C1C1C],
        Ink::SsPale => [0x66696D, 0x5E6165, 0x505050],
        Ink::SsText => [0xFBF5E6, 0xF8F2E4, 0xFFFFFF],
        Ink::SsHead => [0x0E0F10, 0x000000, 0x000000],
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
        Ink::Lesson => [0xB01C7C, 0xFF6CE6, 0x98006C],
        Ink::Closed => [0x3A342A, 0xB0A690, 0x000000],
        Ink::Hovered => [0x2A2216, 0xFFF4D8, 0x000000],
        Ink::Focus => [0xFFFFFF, 0xFFFFFF, 0xFFFF00],
        Ink::FocusDark => [0x102C50, 0x061020, 0x000000],
        Ink::AttackArrow => [0xC81D1D, 0xE84A3C, 0xE00000],
        Ink::MoveArrow => [0x2F863C, 0x66BC6A, 0x008020],
        Ink::RetreatArrow => [0x2C62B0, 0x78ACF0, 0x0040C0],
        Ink::SupplyArrow => [0xB07208, 0xE8B040, 0x905800],
        Ink::ArrowEdge => [0xFCF6E6, 0x161410, 0xFFFFFF],
        Ink::SovietMark => [0xB42B22, 0xF08470, 0xC00000],
        Ink::GermanMark => [0x2E5468, 0x9CC4DA, 0x003E80],
        Ink::Broken => [0xB3122A, 0xFF6B63, 0xC00020],
        Ink::Restored => [0x1C7A3C, 0x74D088, 0x007020],
        Ink::LabelFill => [0xFCF7EA, 0x2E2B25, 0xFFFFFF],
        Ink::LabelText => [0x241E16, 0xF6EEDA, 0x000000],
        // Told apart by how light they are, too, by whoever does not see red or
        // green.
        Ink::DrawnSoviet => [0xD1490F, 0xF4763C, 0xC84000],
        Ink::DrawnGerman => [0x0B5CA8, 0x58A8EC, 0x0048B0],
        Ink::DrawnKey => [0xF2B600, 0xFFD24A, 0xFFC400],
        Ink::DrawnKeyEdge => [0x3A2B00, 0x201800, 0x000000],
        Ink::DrawnIdea => [0x2B2B30, 0xF2F2F0, 0x000000],
    }
}
