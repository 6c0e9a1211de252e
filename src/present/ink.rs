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
    /// A Soviet supply source.
    SovietSource,
    /// The sign on it.
    SovietSourceSign,
    /// A German supply source.
    GermanSource,
    /// The sign on it.
    GermanSourceSign,
    /// A Soviet counter.
    SovietFill,
    /// A weakened Soviet counter.
    SovietPale,
    /// Text on a Soviet counter.
    SovietText,
    /// Text on a weakened Soviet counter.
    SovietPaleText,
    /// The head of a Soviet counter.
    SovietHead,
    /// A Guards counter.
    GuardsFill,
    /// A weakened Guards counter.
    GuardsPale,
    /// Text on a Guards counter.
    GuardsText,
    /// Text on a weakened Guards counter.
    GuardsPaleText,
    /// The head of a Guards counter.
    GuardsHead,
    /// A German counter.
    GermanFill,
    /// A weakened German counter.
    GermanPale,
    /// Text on a German counter.
    GermanText,
    /// Text on a weakened German counter.
    GermanPaleText,
    /// The head of a German counter.
    GermanHead,
    /// A Waffen-SS counter.
    SsFill,
    /// A weakened Waffen-SS counter.
    SsPale,
    /// Text on a Waffen-SS counter, weakened or not.
    SsText,
    /// The head of a Waffen-SS counter.
    SsHead,
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
    /// Lines and edges of Soviet overlays.
    SovietMark,
    /// Lines and edges of German overlays.
    GermanMark,
    /// Supply that is broken or would be.
    Broken,
    /// Supply that is there or would be.
    Restored,
    /// The ground of a label.
    LabelFill,
    /// The text of a label.
    LabelText,
    /// Drawn on the map about the Soviet side.
    DrawnSoviet,
    /// Drawn about the German side.
    DrawnGerman,
    /// Drawn about what matters.
    DrawnKey,
    /// The edge of that.
    DrawnKeyEdge,
    /// Drawn about what might be.
    DrawnIdea,
}

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
