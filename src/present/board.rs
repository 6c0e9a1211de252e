//! The board as plain data: what lies where and what it means, before anyone
//! decides what it looks like.

use super::annotation::Annotation;
use super::overlay::{Overlays, SupplyMark};
use crate::hex::{Grid, HexId, Orientation};
use crate::words::tr;
use std::fmt::Write as _;
use std::sync::Arc;

/// One of the two sides, as far as the board cares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// Soviet red.
    Soviet,
    /// German grey.
    German,
}

impl Tone {
    /// What a message calls its side.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Soviet => "soviet",
            Self::German => "german",
        }
    }
}

/// A branch that has its own colour of counter, as in the boxed game: Guards are
/// earth-brown, Waffen-SS black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Branch {
    /// Of the line.
    #[default]
    Line,
    /// A Guards formation.
    Guards,
    /// Waffen-SS.
    Ss,
}

/// What is in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ground {
    /// Open ground.
    #[default]
    Clear,
    /// Woods.
    Woods,
    /// A city.
    City,
}

/// One hex as printed on the map.
#[derive(Clone, PartialEq, Debug)]
pub struct HexView {
    /// Which hex.
    pub id: HexId,
    /// Its number: "C6".
    pub name: String,
    /// The place it is named after.
    pub place: String,
    /// What is in it.
    pub ground: Ground,
    /// Whose supply source it is.
    pub source: Option<Tone>,
}

impl HexView {
    /// What the map itself says about the hex, in a few words: "woods, Soviet
    /// supply source".
    #[must_use]
    pub fn description(&self) -> String {
        let terrain = match self.ground {
            Ground::Clear => "clear",
            Ground::Woods => "woods",
            Ground::City => "city",
        };
        let terrain = tr!("terrain", terrain = terrain);
        match self.source {
            Some(tone) => format!("{terrain}, {}", tr!("hex-source", side = tone.key())),
            None => terrain,
        }
    }
}

/// A river hexside.
#[derive(Clone, PartialEq, Debug)]
pub struct RiverView {
    /// The name of the river.
    pub name: String,
    /// The hexes on its banks.
    pub between: [HexId; 2],
}

/// A great river that bounds the map.
#[derive(Clone, PartialEq, Debug)]
pub struct ShoreView {
    /// Its name.
    pub name: String,
    /// The hexes on its near bank, from one end to the other.
    pub along: Vec<HexId>,
}

/// Everything that is printed: it changes only with the scenario. Painters
/// cache by the identity of the [`Arc`] that holds it.
#[derive(Clone, PartialEq, Debug)]
pub struct MapView {
    /// The title in the cartouche.
    pub title: String,
    /// The line below the title.
    pub subtitle: String,
    /// The hexes' geometry.
    pub grid: Grid,
    /// One per hex of the grid, in its order.
    pub hexes: Vec<HexView>,
    /// River hexsides.
    pub rivers: Vec<RiverView>,
    /// The great river beyond the edge, if there is one.
    pub shore: Option<ShoreView>,
    /// How many kilometres a hex measures across.
    pub hex_km: u32,
}

impl MapView {
    /// The same map as it lies in this orientation.
    #[must_use]
    pub fn lying(mut self, orientation: Orientation) -> Self {
        self.grid = self.grid.lying(orientation);
        self
    }

    /// A hex by number.
    #[must_use]
    pub fn hex(&self, hex: HexId) -> Option<&HexView> {
        self.hexes.get(usize::from(hex.0))
    }
}

/// The type of unit, as the box of its symbol shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// Crossed lines.
    Infantry,
    /// An oval.
    Armour,
    /// Crossed lines and an oval.
    Mechanized,
    /// One slanting line.
    Cavalry,
}

/// A counter on the map.
#[derive(Clone, PartialEq, Debug)]
pub struct CounterView {
    /// Number of the unit; clicks report it.
    pub key: u8,
    /// Where it lies.
    pub hex: HexId,
    /// Whose it is.
    pub tone: Tone,
    /// Its branch.
    pub branch: Branch,
    /// Its type.
    pub symbol: Symbol,
    /// How many X its size mark has: 1 brigade, 2 division, 3 corps.
    pub size: u8,
    /// Identification, at most six characters.
    pub label: String,
    /// The strength as printed: "3", or "[2.0]" for tanks.
    pub strength: String,
    /// Steps left.
    pub steps: u8,
    /// Steps at full strength.
    pub full_steps: u8,
    /// Out of supply.
    pub out_of_supply: bool,
    /// Retreated this turn.
    pub retreated: bool,
    /// Attacked this turn.
    pub has_attacked: bool,
    /// Moved this turn.
    pub has_moved: bool,
    /// Selected by the player.
    pub selected: bool,
    /// Shown faintly.
    pub dimmed: bool,
    /// May act now.
    pub active: bool,
    /// Part of the attack being put together.
    pub joined_attack: bool,
    /// How its supply will stand, where that is shown.
    pub supply: Option<SupplyMark>,
    /// Marked as one that can still act.
    pub can_act: bool,
    /// Name and condition in words, for screen readers and tests: "5th Guards
    /// Tank Corps, strength 2, out of supply".
    pub sentence: String,
    /// Short name for the list of what is in a hex.
    pub name: String,
}

impl CounterView {
    /// A fresh counter with nothing special about it.
    #[must_use]
    pub fn new(key: u8, hex: HexId, tone: Tone, symbol: Symbol) -> Self {
        Self {
            key,
            hex,
            tone,
            branch: Branch::Line,
            symbol,
            size: 2,
            label: String::new(),
            strength: String::new(),
            steps: 1,
            full_steps: 1,
            out_of_supply: false,
            retreated: false,
            has_attacked: false,
            has_moved: false,
            selected: false,
            dimmed: false,
            active: false,
            joined_attack: false,
            supply: None,
            can_act: false,
            sentence: String::new(),
            name: String::new(),
        }
    }

    /// Whether a two-step unit has lost one.
    #[must_use]
    pub const fn reduced(&self) -> bool {
        self.steps < self.full_steps
    }
}

/// Why a hex is marked. Each looks different in shape, not only in colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HighlightKind {
    /// A side may not enter it.
    ClosedHex,
    /// Something happened here last.
    LastEvent,
    /// A lesson speaks of it.
    Lesson,
    /// Can be reached.
    Reachable,
    /// Can be reached at the cost of a full move.
    ReachableFar,
    /// A retreat may go here.
    RetreatTo,
    /// Reinforcements may enter here.
    EntryHex,
    /// An attack comes from here.
    AttackFrom,
    /// Is or can be attacked.
    Target,
    /// Was refused.
    Refused,
    /// The selection is here.
    Selected,
    /// The pointer is here.
    Hovered,
    /// The keyboard is here.
    Focus,
}

impl HighlightKind {
    /// Every kind, in the order they are painted.
    pub const ALL: [Self; 13] = [
        Self::ClosedHex,
        Self::LastEvent,
        Self::Lesson,
        Self::Reachable,
        Self::ReachableFar,
        Self::RetreatTo,
        Self::EntryHex,
        Self::AttackFrom,
        Self::Target,
        Self::Refused,
        Self::Selected,
        Self::Hovered,
        Self::Focus,
    ];
}

/// A marked hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Highlight {
    /// Why.
    pub kind: HighlightKind,
    /// Which hex.
    pub hex: HexId,
}

/// What an arrow stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArrowKind {
    /// An attack, real or being put together.
    Attack,
    /// An attack that is planned.
    Planned,
    /// A move, real or offered.
    Move,
    /// A retreat.
    Retreat,
    /// A supply line, from a source to a unit.
    Supply,
    /// Where a unit went earlier.
    Trail {
        /// Whose unit.
        tone: Tone,
        /// Whether it retreated.
        retreat: bool,
    },
}

/// An arrow over the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrow {
    /// Where it starts.
    pub from: HexId,
    /// The hexes in between.
    pub via: Vec<HexId>,
    /// Where it ends.
    pub to: HexId,
    /// What it stands for.
    pub kind: ArrowKind,
    /// A few characters beside it: "3:1".
    pub label: String,
}

/// How units that share a hex are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stacking {
    /// Side by side, smaller: every strength can be read.
    #[default]
    Spread,
    /// A pile of full-size counters with a number.
    Piled,
}

/// The whole board.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardModel {
    /// What is printed.
    pub map: Arc<MapView>,
    /// The counters; within a hex, the first is at the top of the stack.
    pub counters: Vec<CounterView>,
    /// Marked hexes.
    pub highlights: Vec<Highlight>,
    /// Arrows.
    pub arrows: Vec<Arrow>,
    /// How stacks are laid out.
    pub stacking: Stacking,
    /// A stack held open from outside (the keyboard, a menu).
    pub fanned: Option<HexId>,
    /// What is laid over it.
    pub overlays: Overlays,
    /// What people drew on it.
    pub annotations: Vec<Annotation>,
}

impl BoardModel {
    /// A map with nothing on it.
    #[must_use]
    pub fn new(map: Arc<MapView>) -> Self {
        Self {
            map,
            counters: Vec::new(),
            highlights: Vec::new(),
            arrows: Vec::new(),
            stacking: Stacking::default(),
            fanned: None,
            overlays: Overlays::default(),
            annotations: Vec::new(),
        }
    }

    /// The counters in a hex, top of the stack first.
    pub fn in_hex(&self, hex: HexId) -> impl Iterator<Item = &CounterView> {
        self.counters.iter().filter(move |c| c.hex == hex)
    }

    /// The hex the keyboard is on.
    #[must_use]
    pub fn cursor(&self) -> Option<HexId> {
        let focus = |h: &&Highlight| h.kind == HighlightKind::Focus;
        self.highlights.iter().find(focus).map(|h| h.hex)
    }

    /// The counter with this key.
    #[must_use]
    pub fn counter(&self, key: u8) -> Option<&CounterView> {
        self.counters.iter().find(|c| c.key == key)
    }

    /// A hex in one sentence for those who do not see it: "Hex C6,
    /// Ositnyazhka, clear, 389th Infantry Division; Soviet zone of control".
    #[must_use]
    pub fn hex_sentence(&self, hex: HexId) -> String {
        let Some(view) = self.map.hex(hex) else {
            return String::new();
        };
        let head = tr!("hex-head", hex = view.name.as_str());
        let mut text = format!("{head}, {}, {}", view.place, view.description());
        for counter in self.in_hex(hex) {
            // Writing to a string cannot fail.
            let _ = write!(text, ", {}", counter.name);
        }
        for note in self.overlays.notes.get(&hex).into_iter().flatten() {
            let _ = write!(text, "; {note}");
        }
        text
    }
}
