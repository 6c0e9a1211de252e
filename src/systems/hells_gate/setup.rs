//! A scenario, ready to play: map, order of battle, typed special rules.

use super::ids::{BySide, Kind, Phase, Side, Size, Terrain, UnitId, UnitMask};
use super::numbers::RuleNumbers;
use super::routes::{RouteCounts, Routes};
use crate::hex::{Grid, HexId, HexMask, Hexsides, Id};
use crate::words::{self, tr};
use std::borrow::Cow;

/// Where a fact of the scenario comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// The published text states or forces it.
    Attested,
    /// Placed by us from the geography and history of the battle.
    Reconstructed,
}

/// One hex as printed on the map.
#[derive(Clone, PartialEq, Debug)]
pub struct HexInfo {
    /// The place it is named after.
    pub place: String,
    /// What is in it.
    pub terrain: Terrain,
    /// Where the terrain comes from.
    pub terrain_provenance: Provenance,
    /// Whose supply source it is, and where that comes from.
    pub source: Option<(Side, Provenance)>,
}

/// One river hexside.
#[derive(Clone, PartialEq, Debug)]
pub struct RiverSide {
    /// The name of the river.
    pub river: String,
    /// The hexes on its banks.
    pub between: [HexId; 2],
    /// Where it comes from.
    pub provenance: Provenance,
}

/// A great river that bounds the map; it is drawn, and has no effect.
#[derive(Clone, PartialEq, Debug)]
pub struct Shore {
    /// Its name.
    pub river: String,
    /// The hexes on its near bank, from one end to the other.
    pub along: Vec<HexId>,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// When a unit comes into play [6.0, 10].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arrival {
    /// On the map from the start.
    Start,
    /// In the supply and reinforcement phase of this game turn.
    Turn(u8),
}

/// A unit as printed on its counter [2.2].
#[derive(Clone, PartialEq, Debug)]
pub struct Unit {
    /// Short unique code, letters and digits: what written actions use.
    pub code: String,
    /// Identification on the counter, as short as it can be: "5 Gds".
    pub label: String,
    /// Its name in a sentence: "5th Guards Tank Corps".
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its type.
    pub kind: Kind,
    /// Its size.
    pub size: Size,
    /// Printed strength at full strength.
    pub strength: u8,
    /// Printed strength after a step loss; `None` for a one-step unit.
    pub reduced_strength: Option<u8>,
    /// The hex it is set up in, or its entry hex.
    pub hex: HexId,
    /// When it comes.
    pub arrives: Arrival,
    /// Whether it comes only if [`Release`] has happened [6.2].
    pub conditional: bool,
    /// The fields that the published text states or forces.
    pub attested: Vec<String>,
    /// What else is known about its facts.
    pub note: String,
}

impl Unit {
    /// Steps at full strength: one or two.
    #[must_use]
    pub const fn steps(&self) -> u8 {
        if self.reduced_strength.is_some() {
            2
        } else {
            1
        }
    }
}

/// A span of game turns, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turns {
    /// The first.
    pub first: u8,
    /// The last.
    pub last: u8,
}

impl Turns {
    /// Whether the game turn lies in the span.
    #[must_use]
    pub const fn contains(self, turn: u8) -> bool {
        self.first <= turn && turn <= self.last
    }
}

/// A hex one side may not enter [11.2].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClosedHex {
    /// The side it is closed to.
    pub side: Side,
    /// The hex.
    pub hex: HexId,
    /// When.
    pub turns: Turns,
}

/// A limit on the length of supply lines [11.2].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShortSupply {
    /// The side it holds for.
    pub side: Side,
    /// The longest line, counted from the unit's hex (exclusive) to the source
    /// (inclusive).
    pub hexes: u8,
    /// When it is judged so.
    pub turns: Turns,
}

/// Units in and around a hex may not move until an enemy has come near
/// [11.2, 11.3].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandFast {
    /// The side ordered to stand.
    pub side: Side,
    /// The hex.
    pub hex: HexId,
    /// When.
    pub turns: Turns,
}

/// Dumps and an airfield that soften the lack of supply [11.3].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dumps {
    /// The side that profits.
    pub side: Side,
    /// The hex that must hold one of its units.
    pub airfield: HexId,
    /// The hexes where at most one shift is suffered.
    pub hexes: HexMask,
    /// From this game turn on.
    pub from_turn: u8,
}

/// The thaw [11.2].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thaw {
    /// The first housekeeping phase with a roll is that of this game turn.
    pub from_turn: u8,
    /// Bit *n* − 1 is set when a roll of *n* brings mud.
    pub faces: u8,
}

/// Rebuilding a corps [11.4].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restoration {
    /// The side that may.
    pub side: Side,
    /// On these game turns.
    pub turns: Vec<u8>,
}

/// What brings a conditional reinforcement [6.2].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Release {
    /// The side whose entry counts.
    pub entered_by: Side,
    /// The hexes.
    pub hexes: HexMask,
}

/// The special rules of chapter 11 that a scenario uses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Special {
    /// The game turn under 11.1.
    pub opening_turn: Option<u8>,
    /// 11.2: Tichonovka.
    pub closed_hex: Option<ClosedHex>,
    /// 11.2: the three-hex limit.
    pub short_supply: Option<ShortSupply>,
    /// 11.2: both sides suffer at most one out-of-supply shift.
    pub supply_shift_cap: Option<Turns>,
    /// 11.2, 11.3: Korsun may not be left.
    pub stand_fast: Option<StandFast>,
    /// 11.3: the Korsun dumps.
    pub dumps: Option<Dumps>,
    /// 11.2: mud.
    pub thaw: Option<Thaw>,
    /// 11.4.
    pub restoration: Option<Restoration>,
    /// 11.5: the game turn of the break-out.
    pub breakout_turn: Option<u8>,
    /// 6.2.
    pub release: Option<Release>,
}

/// Numbers of the rules that a scenario may set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameters {
    /// How many game turns are played.
    pub turns: u8,
    /// How many units attack across one hexside [7.1.1].
    pub attackers_per_hexside: u8,
    /// How many units defend [7.1.1].
    pub defenders: BySide<u8>,
    /// From this many unretreated units on a hex is overconcentrated [7.4].
    pub overconcentration: u8,
    /// Victory points given beforehand [12.0].
    pub handicap: BySide<u8>,
    /// Those that every scenario shares; only a variant has others.
    pub numbers: RuleNumbers,
}

/// A scenario, ready to play. Built and checked by `scenario`; then only read.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// The scenario's identifier: "korsun_1944".
    pub id: String,
    /// Its title for people.
    pub title: String,
    /// What it is about, one paragraph.
    pub about: String,
    /// The map.
    pub grid: Grid,
    /// Per hex of the map, what is printed in it.
    pub hexes: Vec<HexInfo>,
    /// The rivers, hexside by hexside.
    pub rivers: Vec<RiverSide>,
    /// The great river beyond the edge of the map.
    pub shore: Option<Shore>,
    /// The order of battle; a [`UnitId`] is a place in it.
    pub units: Vec<Unit>,
    /// The dates of each game turn: "25–27 January".
    pub dates: Vec<String>,
    /// Special rules in force.
    pub special: Special,
    /// Numbers.
    pub parameters: Parameters,
    /// Tables derived from the above.
    pub(super) derived: Derived,
    /// What the scenario says of special rules and numbers, where a game sets
    /// them otherwise.
    pub(super) given: Option<Box<Given>>,
}

/// What a scenario says and a game may set otherwise.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Given {
    pub special: Special,
    pub parameters: Parameters,
}

/// What the rules look up all the time, derived once.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Derived {
    pub river: Hexsides,
    pub woods: HexMask,
    /// Woods and cities: where a defender is hard to attack.
    pub rough: HexMask,
    pub sources: BySide<HexMask>,
    pub of_side: BySide<UnitMask>,
    pub tanks: UnitMask,
    pub two_steps: UnitMask,
    /// Units that may move two hexes [8.2].
    pub fast: UnitMask,
    /// Those of them that do so over any terrain.
    pub cavalry: UnitMask,
    pub strengths: Strengths,
    /// Per hex of the map, the routes out of it.
    pub routes: Vec<Routes>,
    pub route_counts: RouteCounts,
}

/// Per unit, the strength it shows [2.2]: at full strength, and reduced.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Strengths([[u8; UnitMask::CAPACITY]; 2]);

impl Strengths {
    fn of(units: &[Unit]) -> Self {
        let mut shown = Self::default();
        for (i, unit) in units.iter().enumerate().take(UnitMask::CAPACITY) {
            shown.0[0][i] = unit.strength;
            shown.0[1][i] = unit.reduced_strength.unwrap_or(unit.strength);
        }
        shown
    }
}

impl Default for Strengths {
    fn default() -> Self {
        Self([[0; UnitMask::CAPACITY]; 2])
    }
}

/// The parts of a [`Setup`], before anything is derived from them.
#[derive(Clone, PartialEq, Debug)]
pub struct SetupParts {
    /// See [`Setup::id`].
    pub id: String,
    /// See [`Setup::title`].
    pub title: String,
    /// See [`Setup::about`].
    pub about: String,
    /// See [`Setup::grid`].
    pub grid: Grid,
    /// See [`Setup::hexes`].
    pub hexes: Vec<HexInfo>,
    /// See [`Setup::rivers`].
    pub rivers: Vec<RiverSide>,
    /// See [`Setup::shore`].
    pub shore: Option<Shore>,
    /// See [`Setup::units`].
    pub units: Vec<Unit>,
    /// See [`Setup::dates`].
    pub dates: Vec<String>,
    /// See [`Setup::special`].
    pub special: Special,
    /// See [`Setup::parameters`].
    pub parameters: Parameters,
}

impl From<SetupParts> for Setup {
    /// Derives the tables. The parts have been checked by whoever made them:
    /// one [`HexInfo`] per hex of the grid, at most [`UnitMask::CAPACITY`]
    /// units, every hex on the grid.
    fn from(parts: SetupParts) -> Self {
        let hexes_where = |f: &dyn Fn(&HexInfo) -> bool| -> HexMask {
            let numbered = parts.hexes.iter().enumerate();
            numbered
                .filter(|(_, h)| f(h))
                .map(|(i, _)| HexId::from_index(i))
                .collect()
        };
        let units_where = |f: &dyn Fn(&Unit) -> bool| -> UnitMask {
            let numbered = parts.units.iter().enumerate();
            numbered
                .filter(|(_, u)| f(u))
                .map(|(i, _)| UnitId::from_index(i))
                .collect()
        };
        let mut river = Hexsides::none(&parts.grid);
        for side in &parts.rivers {
            river.insert(&parts.grid, side.between[0], side.between[1]);
        }
        let woods = hexes_where(&|h| h.terrain == Terrain::Woods);
        let out_of = |hex| Routes::out_of(hex, &parts.grid, &river, woods);
        let routes: Vec<Routes> = parts.grid.all().iter().map(out_of).collect();
        let derived = Derived {
            strengths: Strengths::of(&parts.units),
            route_counts: RouteCounts::new(&routes),
            routes,
            river,
            woods,
            rough: hexes_where(&|h| h.terrain != Terrain::Clear),
            sources: BySide::from_fn(|side| {
                hexes_where(&|h| h.source.is_some_and(|(s, _)| s == side))
            }),
            of_side: BySide::from_fn(|side| units_where(&|u| u.side == side)),
            tanks: units_where(&|u| u.kind == Kind::Tank),
            two_steps: units_where(&|u| u.steps() == 2),
            fast: units_where(&|u| u.kind != Kind::Infantry),
            cavalry: units_where(&|u| u.kind == Kind::Cavalry),
        };
        Self {
            id: parts.id,
            title: parts.title,
            about: parts.about,
            grid: parts.grid,
            hexes: parts.hexes,
            rivers: parts.rivers,
            shore: parts.shore,
            units: parts.units,
            dates: parts.dates,
            special: parts.special,
            parameters: parts.parameters,
            derived,
            given: None,
        }
    }
}

/// The first and the last day of "31 January – 2 February", each with its month; `None` of
/// what is written otherwise.
fn days_of(text: &str) -> Option<[(&str, &str); 2]> {
    const MONTHS: &str = "January February March April May June July August September October \
                          November December";
    let is_day = |word: &str| word.len() <= 2 && word.bytes().all(|b| b.is_ascii_digit());
    let is_month = |word: &str| MONTHS.split(' ').any(|month| month == word);
    let words = text.split(['–', ' ']).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.collect();
    let days: Vec<&str> = words.iter().copied().filter(|word| is_day(word)).collect();
    let months: Vec<&str> = words
        .iter()
        .copied()
        .filter(|word| is_month(word))
        .collect();
    let known = days.len() + months.len() == words.len();
    let (first, last) = (words.first()?, words.last()?);
    if !(known && is_day(first) && is_month(last)) {
        return None;
    }
    Some([
        (days.first()?, months.first()?),
        (days.last()?, months.last()?),
    ])
}

impl Setup {
    /// The unit with this number.
    #[must_use]
    pub fn unit(&self, unit: UnitId) -> Option<&Unit> {
        self.units.get(unit.index())
    }

    /// All units.
    #[must_use]
    pub fn all_units(&self) -> UnitMask {
        UnitMask::first_n(self.units.len())
    }

    /// The units of a side.
    #[inline]
    #[must_use]
    pub fn units_of(&self, side: Side) -> UnitMask {
        self.derived.of_side[side]
    }

    /// Tank and panzer units.
    #[inline]
    #[must_use]
    pub const fn tanks(&self) -> UnitMask {
        self.derived.tanks
    }

    /// Units with two steps at full strength.
    #[inline]
    #[must_use]
    pub const fn two_steps(&self) -> UnitMask {
        self.derived.two_steps
    }

    /// Units that may move two hexes [8.2].
    #[inline]
    #[must_use]
    pub const fn fast(&self) -> UnitMask {
        self.derived.fast
    }

    /// The supply sources of a side [5.1].
    #[inline]
    #[must_use]
    pub fn sources(&self, side: Side) -> HexMask {
        self.derived.sources[side]
    }

    /// Woods hexes.
    #[inline]
    #[must_use]
    pub const fn woods(&self) -> HexMask {
        self.derived.woods
    }

    /// Woods and city hexes: where tanks are only doubled [7.1.2] and the
    /// defender gets a shift [7.2].
    #[inline]
    #[must_use]
    pub const fn rough(&self) -> HexMask {
        self.derived.rough
    }

    /// Fast units that go over any terrain [8.2].
    #[inline]
    #[must_use]
    pub const fn cavalry(&self) -> UnitMask {
        self.derived.cavalry
    }

    /// The strength a unit shows [2.2]; 0 if there is no such unit.
    #[inline]
    pub(super) fn strength(&self, unit: UnitId, reduced: bool) -> u8 {
        let shown = &self.derived.strengths.0[usize::from(reduced)];
        shown.get(unit.index()).copied().unwrap_or(0)
    }

    /// How many routes lead out of each hex.
    #[inline]
    pub(super) const fn route_counts(&self) -> &RouteCounts {
        &self.derived.route_counts
    }

    /// The routes out of a hex.
    #[inline]
    pub(super) fn routes(&self, hex: HexId) -> Option<&Routes> {
        self.derived.routes.get(hex.index())
    }

    /// Whether a river runs between two adjacent hexes.
    #[inline]
    #[must_use]
    pub fn river_between(&self, a: HexId, b: HexId) -> bool {
        self.derived.river.between(a, b)
    }

    /// The hexes across a river from a hex.
    #[inline]
    pub(super) fn across_river(&self, hex: HexId) -> HexMask {
        self.derived.river.across(hex)
    }

    /// What is printed in a hex.
    #[must_use]
    pub fn hex(&self, hex: HexId) -> Option<&HexInfo> {
        self.hexes.get(hex.index())
    }

    /// The unit with this code.
    #[must_use]
    pub fn find_unit(&self, code: &str) -> Option<UnitId> {
        self.units
            .iter()
            .position(|u| u.code == code)
            .map(UnitId::from_index)
    }

    /// The name of a unit in a sentence, in the language spoken.
    #[must_use]
    pub fn unit_name(&self, unit: UnitId) -> Cow<'_, str> {
        match self.unit(unit) {
            Some(info) => words::name(&info.name),
            None => tr!("unit-unknown").into(),
        }
    }

    /// The town of a hex, in the language spoken; empty where a scenario has none and
    /// calls the place by its hex.
    #[must_use]
    pub fn town(&self, hex: HexId) -> Cow<'_, str> {
        match self.hex(hex) {
            Some(info) if info.place != self.grid.name(hex).to_string() => words::name(&info.place),
            _ => "".into(),
        }
    }

    /// A hex in a sentence, in the language spoken: "C6 Ositnyazhka".
    #[must_use]
    pub fn hex_name(&self, hex: HexId) -> String {
        match self.hex(hex) {
            Some(_) => {
                let name = format!("{} {}", self.grid.name(hex), self.town(hex));
                name.trim_end().to_owned()
            }
            None => tr!("hex-unknown"),
        }
    }

    /// The days of a game turn, in the language spoken: "25–27 January".
    #[must_use]
    pub fn days(&self, turn: u8) -> Option<Cow<'_, str>> {
        let before = usize::from(turn).checked_sub(1)?;
        self.dates.get(before).map(|days| words::name(days))
    }

    /// From the first day to the last, in the language spoken: "25 January –
    /// 17 February 1944". What somebody wrote who changed the dates is not taken apart,
    /// unless it is days of a month: it stands as it is.
    #[must_use]
    pub fn span(&self) -> String {
        let first = self.dates.first().map_or("", String::as_str);
        let last = self.dates.last().map_or("", String::as_str);
        if let (Some([(day, month), _]), Some([_, (end, ends)])) = (days_of(first), days_of(last)) {
            let span = match month == ends {
                true => format!("{day}–{end} {ends} 1944"),
                false => format!("{day} {month} – {end} {ends} 1944"),
            };
            let told = words::name(&span);
            if words::spoken() == words::Language::English || told != span.as_str() {
                return told.into_owned();
            }
        }
        format!("{} … {}", words::name(first), words::name(last))
    }

    /// The name of a phase with its side, for a sentence.
    #[must_use]
    pub fn phase_name(side: Side, phase: Phase) -> String {
        let side = side.key();
        match phase {
            Phase::Supply => tr!("phase-supply", side = side),
            Phase::Combat => tr!("phase-combat", side = side),
            Phase::Movement => tr!("phase-movement", side = side),
            Phase::Recovery => tr!("phase-recovery", side = side),
            Phase::Housekeeping => tr!("phase-housekeeping"),
        }
    }
}
