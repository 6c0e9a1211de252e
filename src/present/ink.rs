//! Colours by what they mean. A theme turns each into a colour.

/// A meaning that has a colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ink {
    /// The table the map lies on.
    Table,
    /// The sheet beyond the hexes.
    Sheet,
    /// Fine lines that give the sheet a texture.
    SheetGrain,
    /// The frame round the sheet.
    Frame,
    /// Open ground.
    Paper,
    /// Open ground, a little darker: no two fields are alike.
    PaperDark,
    /// Furrows and other texture of open ground.
    Field,
    /// The floor of woods.
    WoodsFill,
    /// A tree crown.
    WoodsTree,
    /// The lit side of a tree crown.
    WoodsLight,
    /// The shade below a tree.
    WoodsShade,
    /// Water.
    River,
    /// The banks.
    RiverCasing,
    /// Ripples on a broad river.
    RiverLight,
    /// A sandbank.
    Sand,
    /// Names of rivers.
    RiverName,
    /// The hex grid.
    Grid,
    /// The edge of the map.
    MapEdge,
    /// Hex numbers.
    HexNumber,
    /// Names of places.
    PlaceName,
    /// What keeps text readable over a busy ground.
    Halo,
    /// The ground of a city.
    CityFill,
    /// The houses of a city.
    CityBlock,
    /// A place's dot.
    Town,
    /// Text on the head of a counter.
    HeadText,
    /// The inside of a symbol's box.
    SymbolFill,
    /// The lines of a symbol.
    SymbolLine,
    /// The edge of a counter.
    CounterEdge,
    /// The light along a counter's upper edge.
    CounterLight,
    /// Shadows.
    Shadow,
    /// A veil over what is not concerned.
    Veil,
    /// Out of supply.
    OutOfSupply,
    /// Text and signs on the above.
    OutOfSupplySign,
    /// The disc of a marker.
    Badge,
    /// The sign of a marker.
    BadgeSign,
    /// A unit that may act.
    Active,
    /// A unit in the attack being put together.
    Joined,
    /// The selection.
    Selected,
    /// Is or can be attacked.
    Target,
    /// An attack comes from here.
    AttackFrom,
    /// Can be reached.
    Reachable,
    /// A retreat may go here.
    RetreatTo,
    /// Reinforcements may enter.
    Entry,
    /// Was refused.
    Refused,
    /// What happened last.
    LastEvent,
    /// What a lesson speaks of.
    Lesson,
    /// Closed to a side.
    Closed,
    /// The pointer.
    Hovered,
    /// The keyboard.
    Focus,
    /// The dark counterpart of the keyboard's frame.
    FocusDark,
    /// An attack arrow.
    AttackArrow,
    /// A move arrow.
    MoveArrow,
    /// A retreat arrow.
    RetreatArrow,
    /// A supply line.
    SupplyArrow,
    /// The edge of arrows and labels.
    ArrowEdge,
    /// Supply that is broken or would be.
    Broken,
    /// Supply that is there or would be.
    Restored,
    /// The ground of a label.
    LabelFill,
    /// The text of a label.
    LabelText,
    /// Drawn about what matters.
    DrawnKey,
    /// The edge of that.
    DrawnKeyEdge,
    /// Drawn about what might be.
    DrawnIdea,
    /// The ground of hills, rocks and mountains.
    RockFill,
    /// The shaded side of a hill or a mountain.
    Rock,
    /// Its lit side.
    RockLight,
    /// Reeds of a swamp.
    Reed,
    /// A colour a system brings with it: of a side, of a branch.
    Own(Colours),
}

/// A colour for each theme, `0xRRGGBB`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colours {
    /// On the printed map.
    pub printed: u32,
    /// On a white sheet in a bright room.
    pub bright: u32,
    /// In a dark room.
    pub dark: u32,
    /// With strong differences.
    pub contrast: u32,
}

impl Colours {
    /// The ink of these colours: on the printed map, in the dark, with strong
    /// differences. A bright room takes what the printed map has.
    #[must_use]
    pub const fn ink([printed, dark, contrast]: [u32; 3]) -> Ink {
        Ink::Own(Self {
            printed,
            bright: printed,
            dark,
            contrast,
        })
    }
}

/// The colours of a kind of counter: of a side, or of a branch of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CounterInk {
    /// The counter.
    pub fill: Ink,
    /// A weakened one.
    pub pale: Ink,
    /// Text on it.
    pub text: Ink,
    /// Text on a weakened one.
    pub pale_text: Ink,
    /// Its head.
    pub head: Ink,
}

/// The colours of a side. Forms tell sides apart besides: see
/// [`SideNo`](crate::engine::SideNo) in [`draw`](super::draw).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideInk {
    /// Its counters; the first is of the line, the others are of branches that
    /// have colours of their own.
    pub counters: &'static [CounterInk],
    /// Its bases on the map.
    pub base: Ink,
    /// The sign on them.
    pub base_sign: Ink,
    /// Lines and edges of its overlays.
    pub mark: Ink,
    /// What is drawn on the map about it.
    pub drawn: Ink,
}

impl SideInk {
    /// The colours of its counters of a branch; a branch without any has those of
    /// the line.
    #[must_use]
    pub fn counter(&self, branch: u8) -> CounterInk {
        let of = self.counters.get(usize::from(branch));
        of.or(self.counters.first()).copied().unwrap_or(PLAIN)
    }
}

/// The colours of counters of a side that brings none.
const PLAIN: CounterInk = CounterInk {
    fill: Ink::Badge,
    pale: Ink::Badge,
    text: Ink::BadgeSign,
    pale_text: Ink::BadgeSign,
    head: Ink::BadgeSign,
};

impl Ink {
    /// This ink, thinned: 1 covers, 0 does not show.
    #[must_use]
    pub const fn at(self, opacity: f32) -> Paint {
        Paint { ink: self, opacity }
    }
}

/// An ink and how strongly it covers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paint {
    /// Which colour.
    pub ink: Ink,
    /// From 0 to 1.
    pub opacity: f32,
}

impl From<Ink> for Paint {
    fn from(ink: Ink) -> Self {
        ink.at(1.0)
    }
}

impl Paint {
    /// The same, thinned further.
    #[must_use]
    pub fn thinned(self, by: f32) -> Self {
        self.ink.at(self.opacity * by)
    }
}
