//! The board as plain data: what lies where and what it means, before anyone
//! decides what it looks like.

use super::annotation::Annotation;
use super::duty::Duty;
use super::ink::{Ink, SideInk};
use super::overlay::{Overlays, SupplyMark};
use super::palette;
use crate::engine::SideNo;
use crate::hex::Orientation;
use crate::space::shape::{PlaceId, Tiling};
use std::fmt::Write as _;
use std::sync::Arc;

/// The sign on the bases of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Emblem {
    /// A star in a disc.
    Star,
    /// A crate.
    Crate,
    /// A flag on its staff.
    Flag,
}

/// The outline of the counters of a side: sides are told apart by it on a photocopy
/// and by whoever does not see their colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CounterCut {
    /// A square with slightly rounded corners.
    #[default]
    Square,
    /// A square whose corners are cut off.
    Clipped,
}

/// A side as the board shows it. Its number gives it forms of its own besides
/// its colours: what belongs to the first side is solid and rises to the right,
/// what belongs to the second is dashed and falls.
#[derive(Clone, PartialEq, Debug)]
pub struct SideView {
    /// Its word in saved drawings: "soviet".
    pub key: &'static str,
    /// What it is called where something is drawn about it.
    pub name: String,
    /// What its bases are called in the legend of the map; empty if it has none.
    pub base: String,
    /// The sign on its bases.
    pub emblem: Emblem,
    /// How its counters are cut.
    pub cut: CounterCut,
    /// Its colours.
    pub ink: SideInk,
}

/// What a place looks like. What that means is for a system to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Scenery {
    /// Fields.
    #[default]
    Open,
    /// Woods.
    Woods,
    /// Hills and broken ground.
    Rough,
    /// Reeds and pools.
    Swamp,
    /// A small town.
    Town,
    /// A city.
    City,
    /// A lake, or part of one.
    Water,
    /// Mountains.
    Mountains,
}

/// One place as printed on the map.
#[derive(Clone, PartialEq, Debug)]
pub struct PlaceView {
    /// Which place.
    pub id: PlaceId,
    /// Its number, as written actions have it: "C6".
    pub name: String,
    /// The same as the beginning of a sentence: "Hex C6".
    pub title: String,
    /// The town or village it is named after; may be empty.
    pub town: String,
    /// What it looks like.
    pub scenery: Scenery,
    /// Whose base it is.
    pub base: Option<SideNo>,
    /// What the map itself says about it, in a few words: "woods, Soviet supply
    /// source".
    pub about: String,
}

/// A side between two places along which a river runs.
#[derive(Clone, PartialEq, Debug)]
pub struct RiverView {
    /// The name of the river.
    pub name: String,
    /// The places on its banks.
    pub between: [PlaceId; 2],
}

/// A great river that bounds the map.
#[derive(Clone, PartialEq, Debug)]
pub struct ShoreView {
    /// Its name.
    pub name: String,
    /// The places on its near bank, from one end to the other.
    pub along: Vec<PlaceId>,
}

/// Everything that is printed: it changes only with the scenario. Painters
/// cache by the identity of the [`Arc`] that holds it.
#[derive(Clone, PartialEq, Debug)]
pub struct MapView {
    /// The title in the cartouche.
    pub title: String,
    /// The line below the title.
    pub subtitle: String,
    /// How the places lie on paper.
    pub tiling: Tiling,
    /// One per place of the shape, in its order.
    pub places: Vec<PlaceView>,
    /// Sides along which rivers run.
    pub rivers: Vec<RiverView>,
    /// The great river beyond the edge, if there is one.
    pub shore: Option<ShoreView>,
    /// Where title, legend, compass and scale stand.
    pub surround: Surround,
    /// How many kilometres a place measures across.
    pub km_across: u32,
    /// The two sides.
    pub sides: [SideView; 2],
    /// Whether it is drawn plainly, to be read from afar: without what only adorns
    /// it, with larger names and counters.
    pub plain: bool,
    /// Whether it is seen by night: dark, in the light that snow gives.
    pub night: bool,
}

/// Where what is printed round the places stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Surround {
    /// In corners of the sheet that no place reaches.
    Corners,
    /// On bands above and below the places; rows and columns are named at the
    /// edges.
    #[default]
    Bands,
    /// The same for a map that lies turned and is read upright: the rows of its board
    /// are its columns, numbered from this number on, and the north is at the top.
    Numbered {
        /// The number of the first column.
        first: u8,
    },
}

impl Surround {
    /// Whether it stands on bands above and below the places.
    #[must_use]
    pub const fn has_bands(self) -> bool {
        matches!(self, Self::Bands | Self::Numbered { .. })
    }
}

impl MapView {
    /// The place beside one whose middle lies most in a direction (to the right, down), if
    /// one does; another one than `not`.
    #[must_use]
    pub fn beside(&self, at: PlaceId, [x, y]: [f32; 2], not: Option<PlaceId>) -> Option<PlaceId> {
        let from = self.tiling.centre(at);
        let toward = |place: PlaceId| {
            let to = self.tiling.centre(place);
            let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
            (dx * x + dy * y) / dx.hypot(dy).max(0.001)
        };
        let sides = self.tiling.sides(at).iter();
        let places = sides.filter_map(|side| side.beyond);
        let others = places.filter(|place| Some(*place) != not);
        let near = others.map(|place| (place, toward(place)));
        let near = near.filter(|(_, how)| *how > 0.3);
        near.max_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(place, _)| place)
    }

    /// The same map drawn plainly, to be read from afar.
    #[must_use]
    pub fn plainly(&self) -> Self {
        Self {
            plain: true,
            ..self.clone()
        }
    }

    /// An ink as this map has it: by night others than by day.
    #[must_use]
    pub const fn ink(&self, ink: Ink) -> Ink {
        match self.night {
            true => palette::by_night(ink),
            false => ink,
        }
    }

    /// The same map as it lies in this orientation.
    #[must_use]
    pub fn lying(mut self, orientation: Orientation) -> Self {
        self.tiling = self.tiling.lying(orientation);
        self
    }

    /// A place by the name that written actions have.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<PlaceId> {
        let found = self.places.iter().find(|place| place.name == name);
        found.map(|place| place.id)
    }

    /// A place by number.
    #[must_use]
    pub fn place(&self, place: PlaceId) -> Option<&PlaceView> {
        self.places.get(usize::from(place.0))
    }

    /// A side by number.
    #[must_use]
    pub const fn side(&self, side: SideNo) -> &SideView {
        &self.sides[side.index()]
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
    /// A disc.
    Artillery,
    /// A bridge: a bar on three legs.
    Engineer,
    /// A pointed arch.
    AntiTank,
    /// A dome.
    AntiAir,
    /// A hull with a turret.
    Ship,
    /// Ramparts.
    Fort,
    /// A bank of earth with a ditch before it.
    Works,
    /// A ball with horns.
    Mine,
}

/// A counter on the map.
#[derive(Clone, PartialEq, Debug)]
pub struct CounterView {
    /// Number of the unit; clicks report it.
    pub key: u8,
    /// What written actions call it; may be empty where none are written.
    pub code: String,
    /// Where it lies.
    pub hex: PlaceId,
    /// Whose it is.
    pub side: SideNo,
    /// Which of the colours of its side it has: 0 for the line, else a branch.
    pub branch: u8,
    /// Its type.
    pub symbol: Symbol,
    /// How many X its size mark has: 1 brigade, 2 division, 3 corps.
    pub size: u8,
    /// Identification, at most six characters.
    pub label: String,
    /// The strength as printed: "3", or "[2.0]" for tanks.
    pub strength: String,
    /// Steps, or points of strength: now, and at full strength.
    pub steps: [u8; 2],
    /// Whether it is printed pale, as weakened.
    pub pale: bool,
    /// Out of supply.
    pub out_of_supply: bool,
    /// Out of command.
    pub out_of_command: bool,
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
    pub fn new(key: u8, hex: PlaceId, side: SideNo, symbol: Symbol) -> Self {
        Self {
            key,
            code: String::new(),
            hex,
            side,
            branch: 0,
            symbol,
            size: 2,
            label: String::new(),
            strength: String::new(),
            steps: [1, 1],
            pale: false,
            out_of_supply: false,
            out_of_command: false,
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

    /// Whether it has lost a step.
    #[must_use]
    pub const fn reduced(&self) -> bool {
        self.steps[0] < self.steps[1]
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

    /// Whether it says what can be done there, to whoever decides.
    #[must_use]
    pub const fn offers(self) -> bool {
        matches!(
            self,
            Self::Reachable | Self::ReachableFar | Self::RetreatTo | Self::EntryHex | Self::Target
        )
    }
}

/// A marked hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Highlight {
    /// Why.
    pub kind: HighlightKind,
    /// Which hex.
    pub hex: PlaceId,
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
        side: SideNo,
        /// Whether it retreated.
        retreat: bool,
    },
    /// What a group does in a plan.
    Task(Duty),
}

/// An arrow over the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrow {
    /// Where it starts.
    pub from: PlaceId,
    /// The hexes in between.
    pub via: Vec<PlaceId>,
    /// Where it ends.
    pub to: PlaceId,
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

/// What units are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pieces {
    /// Counters of card, lying flat.
    #[default]
    Counters,
    /// Blocks of wood, seen a little from above.
    Blocks,
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
    /// What the units are made of.
    pub made: Pieces,
    /// A stack held open from outside (the keyboard, a menu).
    pub fanned: Option<PlaceId>,
    /// What is laid over it.
    pub overlays: Overlays,
    /// What people drew on it.
    pub annotations: Vec<Annotation>,
    /// Who has left it.
    pub departures: Departures,
}

/// Units that have left the map alive, so that they are seen to go.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Departures {
    /// The hexes by which one leaves it.
    pub by: Vec<PlaceId>,
    /// Their numbers, as those of the counters were.
    pub units: Vec<u8>,
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
            made: Pieces::default(),
            fanned: None,
            overlays: Overlays::default(),
            annotations: Vec::new(),
            departures: Departures::default(),
        }
    }

    /// The same board by day, to be printed: a dark sheet is a waste of toner.
    #[must_use]
    pub fn by_day(mut self) -> Self {
        if self.map.night {
            Arc::make_mut(&mut self.map).night = false;
        }
        self
    }

    /// The counters in a hex, top of the stack first.
    pub fn in_hex(&self, hex: PlaceId) -> impl Iterator<Item = &CounterView> {
        self.counters.iter().filter(move |c| c.hex == hex)
    }

    /// The hex the keyboard is on.
    #[must_use]
    pub fn cursor(&self) -> Option<PlaceId> {
        let focus = |h: &&Highlight| h.kind == HighlightKind::Focus;
        self.highlights.iter().find(focus).map(|h| h.hex)
    }

    /// The counter with this key.
    #[must_use]
    pub fn counter(&self, key: u8) -> Option<&CounterView> {
        self.counters.iter().find(|c| c.key == key)
    }

    /// The counter of this unit, as written actions call it.
    #[must_use]
    pub fn coded(&self, code: &str) -> Option<&CounterView> {
        self.counters.iter().find(|c| c.code == code)
    }

    /// A hex in one sentence for those who do not see it: "Hex C6,
    /// Ositnyazhka, clear, 389th Infantry Division; Soviet zone of control".
    #[must_use]
    pub fn hex_sentence(&self, hex: PlaceId) -> String {
        let Some(view) = self.map.place(hex) else {
            return String::new();
        };
        let mut text = view.title.clone();
        for part in [&view.town, &view.about] {
            if !part.is_empty() {
                // Writing to a string cannot fail.
                let _ = write!(text, ", {part}");
            }
        }
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
