//! The game in the plain words of the board picture: the map and what lies on
//! it, without anything a player has selected.

mod handout;
mod kinds;
mod marks;
mod overlays;
mod plan;
mod plate;
pub mod sides;

pub use handout::{A4, handout};
pub use kinds::{OverlayKind, OverlaySet};
pub use marks::{Marks, mark};
pub use overlays::{Wanted, lay_over, what_if};
pub use plan::{lay_attack, lay_plan};
pub use plate::{Plate, Shown, plate};

use super::ids::{Kind, Side, Terrain, UnitId, UnitMask};
use super::say;
use super::setup::{HexInfo, Setup, Unit};
use super::state::State;
use crate::engine::SideNo;
use crate::hex::{Grid, HexId, HexName};
use crate::present::annotation::Names;
use crate::present::board::{
    BoardModel, CounterView, Highlight, HighlightKind, MapView, PlaceView, RiverView, Scenery,
    ShoreView, Surround, Symbol,
};
use crate::present::draw::furniture::has_free_corners;
use crate::space::shape::{Pattern, Tiling};
use crate::words::{self, tr};
use sides::side_no;
use std::sync::Arc;

/// How far a hex of the map measures across [2.1].
const HEX_KM: u32 = 20;

/// What is printed on the map of a scenario.
#[must_use]
pub fn map_view(setup: &Setup) -> MapView {
    let mut map = MapView {
        // The part after the colon names the battle; its article would only
        // make the letters smaller.
        title: words::name(&setup.title)
            .split(": ")
            .last()
            .map_or_else(String::new, |t| {
                t.trim_start_matches("The ")
                    .trim_start_matches("Der ")
                    .replace(',', "")
            }),
        subtitle: setup.span(),
        tiling: tiling(&setup.grid),
        places: (setup.grid.all().iter().zip(&setup.hexes))
            .map(|(id, info)| place(setup, id, info))
            .collect(),
        rivers: setup
            .rivers
            .iter()
            .map(|r| RiverView {
                name: words::name(&r.river).into_owned(),
                between: r.between,
            })
            .collect(),
        shore: setup.shore.as_ref().map(|shore| ShoreView {
            name: words::name(&shore.river).into_owned(),
            along: shore.along.clone(),
        }),
        surround: Surround::Corners,
        km_across: HEX_KM,
        sides: sides::sides(),
        plain: false,
        night: false,
    };
    // The battle's own map leaves corners free; one that somebody made may not.
    if !has_free_corners(&map) {
        map.surround = Surround::Bands;
    }
    map
}

/// The hexes as they lie on paper.
fn tiling(grid: &Grid) -> Tiling {
    let names: Vec<HexName> = grid.all().iter().map(|hex| grid.name(hex)).collect();
    // A grid has no hex twice, and fewer than a board can have.
    let tiling = Tiling::new(Pattern::Hexes, &names, grid.shifted());
    tiling.map_or_else(|_| Tiling::empty(), |s| s.lying(grid.orientation()))
}

/// A hex as printed.
fn place(setup: &Setup, id: HexId, info: &HexInfo) -> PlaceView {
    let name = setup.grid.name(id).to_string();
    let terrain = tr!("terrain", terrain = info.terrain.word());
    PlaceView {
        id,
        title: tr!("hex-head", hex = name.as_str()),
        name,
        town: setup.town(id).into_owned(),
        scenery: match info.terrain {
            Terrain::Clear => Scenery::Open,
            Terrain::Woods => Scenery::Woods,
            Terrain::City => Scenery::City,
        },
        base: info.source.map(|(side, _)| side_no(side)),
        about: match info.source {
            Some((side, _)) => format!("{terrain}, {}", tr!("hex-source", side = side.key())),
            None => terrain,
        },
    }
}

impl Names for Setup {
    fn place_name(&self, place: HexId) -> String {
        self.grid.name(place).to_string()
    }

    fn place_named(&self, name: &str) -> Option<HexId> {
        self.grid.find(name.parse().ok()?)
    }

    fn side_word(&self, side: SideNo) -> &'static str {
        Side::ALL[side.index()].key()
    }

    fn side_name(&self, side: SideNo) -> String {
        sides::name(Side::ALL[side.index()])
    }
}

/// A position: the counters, the open attack, and the hexes closed this turn.
#[must_use]
pub fn board(setup: &Setup, state: &State, map: Arc<MapView>) -> BoardModel {
    let mut model = BoardModel::new(map);
    let joined = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
    for unit in setup.all_units() {
        if let Some(hex) = state.hex_of(unit) {
            let mut counter = counter(setup, state, unit, hex);
            counter.joined_attack = joined.contains(unit);
            model.counters.push(counter);
        }
    }
    // Within a stack, the strongest first.
    model.counters.sort_by_key(|c| {
        let unit = UnitId(c.key);
        (c.hex, std::cmp::Reverse(state.strength(setup, unit)), c.key)
    });
    let mut mark = |kind, hex| model.highlights.push(Highlight { kind, hex });
    if let Some(closed) = setup.special.closed_hex
        && closed.turns.contains(state.turn)
    {
        mark(HighlightKind::ClosedHex, closed.hex);
    }
    let target = state.attack.map(|a| a.target);
    if let Some(target) = target.or(state.hits.map(|h| h.target)) {
        mark(HighlightKind::Target, target);
    }
    model
}

/// The branch a unit is of, by a word of its name: the order of battle has no
/// other mark of it.
fn branch(info: &Unit) -> u8 {
    let named = |word: &str| info.name.split_whitespace().any(|w| w == word);
    match info.side {
        Side::Soviet if named("Guards") => sides::GUARDS,
        Side::German if named("SS") => sides::SS,
        _ => sides::LINE,
    }
}

/// A unit as a counter.
#[must_use]
pub fn counter(setup: &Setup, state: &State, unit: UnitId, hex: HexId) -> CounterView {
    let Some(info) = setup.unit(unit) else {
        return CounterView::new(unit.0, hex, SideNo::A, Symbol::Infantry);
    };
    let symbol = match info.kind {
        Kind::Infantry => Symbol::Infantry,
        Kind::Tank => Symbol::Armour,
        Kind::Mechanized => Symbol::Mechanized,
        Kind::Cavalry => Symbol::Cavalry,
    };
    let strength = state.strength(setup, unit);
    CounterView {
        code: info.code.clone(),
        branch: branch(info),
        size: info.size as u8 + 1,
        label: words::name(&info.label).into_owned(),
        strength: match info.kind {
            Kind::Tank => format!("[{strength}]"),
            _ => strength.to_string(),
        },
        steps: [state.steps(setup, unit), info.steps()],
        // Units of one step are printed as weakened ones are.
        pale: state.steps(setup, unit) < 2,
        out_of_supply: state.unsupplied.contains(unit),
        retreated: state.retreated.contains(unit),
        has_attacked: state.attacked.contains(unit),
        has_moved: state.moved.contains(unit),
        sentence: say::unit_and_place(setup, state, unit),
        name: setup.unit_name(unit).into_owned(),
        ..CounterView::new(unit.0, hex, side_no(info.side), symbol)
    }
}
