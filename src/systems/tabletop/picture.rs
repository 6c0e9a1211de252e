//! The tabletop battle in the plain words of the board picture.

use super::codec::notation::find_cell;
use super::facts::CellInfo;
use super::ids::{Formation, Terrain, UnitId, UnitSet};
use super::joining::Joins;
use super::odds::odds;
use super::rules::Tabletop;
use super::state::{Stage, State};
use crate::engine::{Rules, SideNo};
use crate::present::board::{
    BoardModel, CounterCut, CounterView, Emblem, Highlight, HighlightKind, MapView, PlaceView,
    RiverView, Scenery, SideView, Surround, Symbol,
};
use crate::present::ink::{Colours, CounterInk, SideInk};
use crate::present::overlay::PlannedView;
use crate::present::system::Selection;
use crate::space::shape::{Pattern, Tiling};
use crate::space::{CellId, CellName, CellSet, Lattice, Shifted};
use crate::words::{self, decimal, tr};
use std::sync::Arc;

/// The longest beginning of a name on a counter, in characters.
const LABEL: usize = 7;

/// How far a cell of the table stands for, if the scenario does not say [T1.3].
pub(super) const CELL_KM: u32 = 20;

impl Tabletop {
    /// What is printed.
    pub(super) fn map_of(&self) -> MapView {
        let parts = self.parts();
        let (pattern, shifted) = match parts.lattice {
            Lattice::Hex(shifted) => (Pattern::Hexes, shifted),
            Lattice::OffsetSquare(shifted) => (Pattern::Bricks, shifted),
            Lattice::Square { .. } => (Pattern::Squares, Shifted::OddRows),
        };
        let names: Vec<CellName> = parts.cells.iter().map(|cell| cell.name).collect();
        let tiling = Tiling::new(pattern, &names, shifted).unwrap_or_else(|_| Tiling::empty());
        let first = CellId(0);
        let numbered = (first.0..).zip(&parts.cells);
        MapView {
            title: self.title(),
            subtitle: self.days_of_battle(),
            tiling,
            places: numbered
                .map(|(i, info)| self.printed(CellId(i), info))
                .collect(),
            rivers: parts
                .rivers
                .iter()
                .map(|river| RiverView {
                    name: words::name(&river.name).into_owned(),
                    between: river.between,
                })
                .collect(),
            shore: None,
            surround: Surround::Bands,
            km_across: CELL_KM,
            sides: SideNo::BOTH.map(|side| self.side_view(side)),
            plain: false,
            night: false,
        }
    }

    fn printed(&self, id: CellId, info: &CellInfo) -> PlaceView {
        let name = info.name.to_string();
        PlaceView {
            id,
            title: name.clone(),
            name,
            town: words::name(&info.place).into_owned(),
            scenery: match (info.terrain, info.kind.as_str()) {
                (Terrain::Open, _) => Scenery::Open,
                (Terrain::Difficult, "rough") => Scenery::Rough,
                (Terrain::Difficult, "swamp") => Scenery::Swamp,
                (Terrain::Difficult, _) => Scenery::Woods,
                (Terrain::Urban, "city") => Scenery::City,
                (Terrain::Urban, _) => Scenery::Town,
                (Terrain::Impassable, "mountain" | "mountains") => Scenery::Mountains,
                (Terrain::Impassable, _) => Scenery::Water,
            },
            base: info.base,
            about: String::new(),
        }
    }

    fn side_view(&self, side: SideNo) -> SideView {
        SideView {
            key: match side {
                SideNo::A => "first",
                SideNo::B => "second",
            },
            name: self.side_name(side),
            base: self.side_name(side),
            emblem: Emblem::Flag,
            cut: match side {
                SideNo::A => CounterCut::Square,
                SideNo::B => CounterCut::Clipped,
            },
            ink: match side {
                SideNo::A => FIRST,
                SideNo::B => SECOND,
            },
        }
    }

    /// What lies on the map, and what is marked because of what is picked.
    pub(super) fn board_of(
        &self,
        map: Arc<MapView>,
        state: &State,
        picked: &Selection,
        shown: &[&str],
    ) -> BoardModel {
        let mut model = BoardModel::new(map);
        let able = self.able_now(state);
        let joined = state.attack.map(|attack| attack.units());
        for unit in state.on_table() {
            let Some(cell) = state.cell_of(unit) else {
                continue;
            };
            let mut counter = self.counter(state, unit, cell);
            counter.joined_attack = joined.is_some_and(|joined| joined.contains(unit));
            counter.active = able.contains(unit);
            counter.selected = picked.units.contains(&counter.code);
            model.counters.push(counter);
        }
        model.counters.sort_by_key(|c| {
            let strength = state.strength(UnitId(c.key));
            (c.hex, std::cmp::Reverse(strength), c.key)
        });
        let place = |name: &String| find_cell(self, name).ok();
        let mut mark = |kind, hex| model.highlights.push(Highlight { kind, hex });
        if let Some(attack) = state.attack {
            mark(HighlightKind::Target, attack.target);
            if state.stage == Stage::Attack {
                let odds = odds(self, state, attack.named(), attack.target);
                let [ours, theirs] = odds.hits.each_ref().map(|hits| decimal(hits.mean(), 1));
                let won = 100.0 * odds.difference.chance(|n| n > 0);
                model.overlays.planned.push(PlannedView {
                    hex: attack.target,
                    number: None,
                    column: format!("{ours} : {theirs}"),
                    chance: tr!("room-share", share = decimal(won, 0)),
                    stopped: false,
                });
            }
        }
        if state.stage == Stage::Attack && state.attack.is_none() {
            let every = || Joins::new(self, state).all_targets();
            let targets = self.aimed_at(state, picked).map_or_else(every, CellSet::of);
            targets
                .iter()
                .for_each(|cell| mark(HighlightKind::Target, cell));
        }
        if let Some(cell) = picked.place.as_ref().and_then(place) {
            mark(HighlightKind::Selected, cell);
        }
        let over = picked.hovered.as_ref().and_then(place);
        let mut about: UnitSet = picked
            .units
            .iter()
            .filter_map(|u| self.find_unit(u))
            .collect();
        if let Some(cell) = over.filter(|_| about.is_empty()) {
            about = state.in_cell(cell, state.on_table());
        }
        self.lay_over(state, shown, about, &mut model);
        if let Some(ahead) = self.ahead(state, picked) {
            self.show_ahead(state, &ahead, &mut model);
        }
        let mut mark = |kind, hex| model.highlights.push(Highlight { kind, hex });
        let chosen = picked.units.first().and_then(|code| self.find_unit(code));
        let group = self.movers(state, picked);
        // Who must go away has few ways: all of them are lit, whoever is chosen.
        if group.len() > 1 {
            for (cell, _) in self.ends_together(state, &group) {
                mark(HighlightKind::Reachable, cell);
            }
        } else if chosen.is_some() || state.stage == Stage::Retreat {
            let mut legal = Vec::new();
            self.legal(state, &mut legal);
            let meant = |unit| chosen.is_none_or(|chosen| chosen == unit);
            for action in legal {
                match action {
                    super::Action::Move { unit, route } if meant(unit) => {
                        mark(HighlightKind::Reachable, route.end());
                    }
                    super::Action::Retreat { unit, cell } if meant(unit) => {
                        mark(HighlightKind::RetreatTo, cell);
                    }
                    _ => {}
                }
            }
        }
        model
    }

    fn counter(&self, state: &State, unit: UnitId, cell: CellId) -> CounterView {
        let Some(info) = self.unit(unit) else {
            return CounterView::new(unit.0, cell, SideNo::A, Symbol::Infantry);
        };
        let symbol = info.branch.symbol();
        let strength = state.strength(unit);
        let name = self.called(unit);
        CounterView {
            code: info.code.clone(),
            branch: u8::from(info.elite),
            size: match info.formation {
                Formation::Corps => 3,
                Formation::Division => 2,
                _ => 1,
            },
            label: words::name(&short_label(&info.name)).into_owned(),
            strength: strength.to_string(),
            steps: [strength, info.strength],
            out_of_supply: state.out_of_supply.contains(unit),
            retreated: state.retreated.contains(unit),
            has_attacked: state.attacked.contains(unit),
            has_moved: state.moved.contains(unit),
            sentence: format!(
                "{name}, {}",
                tr!("tabletop-strength", now = strength, full = info.strength)
            ),
            name,
            ..CounterView::new(unit.0, cell, info.side, symbol)
        }
    }
}

/// What a counter has room for: the number of a unit with what belongs to it ("1 Gds"),
/// or the beginning of its name. What stands in brackets tells units of one name apart
/// and comes with the number, or with the initials: "88 N", "KA-B W".
fn short_label(name: &str) -> String {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default();
    let bracket = name.trim_end().strip_suffix(')');
    if let Some((called, part)) = bracket.and_then(|name| name.rsplit_once('(')) {
        let initials = |word: &str| -> String {
            let parts = word.split('-');
            parts.filter_map(|part| part.chars().next()).collect()
        };
        let of = match first.starts_with(|c: char| c.is_ascii_digit()) {
            true => first.to_owned(),
            false => {
                let all: Vec<String> = called.split_whitespace().map(initials).collect();
                all.join("-")
            }
        };
        let room = LABEL.saturating_sub(of.chars().count() + 1);
        let part: String = part.trim().chars().take(room).collect();
        return format!("{of} {part}");
    }
    if !first.starts_with(|c: char| c.is_ascii_digit()) {
        return first.chars().take(LABEL).collect();
    }
    match words.next() {
        Some(more) if more.chars().count() <= 3 && words.next().is_some() => {
            format!("{first} {more}")
        }
        _ => first.to_owned(),
    }
}

const RED: CounterInk = CounterInk {
    fill: Colours::ink([0xB5533C, 0xB5533C, 0xB81010]),
    pale: Colours::ink([0xE6BEA8, 0xD0A08C, 0xFFCFC4]),
    text: Colours::ink([0xFFF6E3, 0xFFF2E0, 0xFFFFFF]),
    pale_text: Colours::ink([0x5E170E, 0x44100A, 0x580000]),
    head: Colours::ink([0x8A3526, 0x8A3024, 0x800000]),
};

const BLUE: CounterInk = CounterInk {
    fill: Colours::ink([0x8FA3B4, 0x8298A8, 0x8CC4E8]),
    pale: Colours::ink([0xD0D8E0, 0xB8C4CC, 0xE4F4FF]),
    text: Colours::ink([0x141E20, 0x0E181A, 0x000000]),
    pale_text: Colours::ink([0x2A3A3C, 0x1C2A2C, 0x002E50]),
    head: Colours::ink([0x3E566C, 0x3A5258, 0x003E70]),
};

const FIRST: SideInk = SideInk {
    counters: &[RED],
    base: Colours::ink([0xB42B22, 0xD25446, 0xC00000]),
    base_sign: Colours::ink([0xFFE9B8, 0xFFEEC8, 0xFFFFFF]),
    mark: Colours::ink([0xB42B22, 0xF08470, 0xC00000]),
    drawn: Colours::ink([0xD1490F, 0xF4763C, 0xC84000]),
};

const SECOND: SideInk = SideInk {
    counters: &[BLUE],
    base: Colours::ink([0x3B505C, 0x8FACBB, 0x002E50]),
    base_sign: Colours::ink([0xF2EEE0, 0x1A242A, 0xFFFFFF]),
    mark: Colours::ink([0x2E5468, 0x9CC4DA, 0x003E80]),
    drawn: Colours::ink([0x0B5CA8, 0x58A8EC, 0x0048B0]),
};

#[cfg(test)]
mod tests {
    use super::short_label;

    #[test]
    fn what_tells_units_of_one_name_apart_is_on_their_counters() {
        for (name, label) in [
            ("88 Infantry (N)", "88 N"),
            ("88 Infantry (S)", "88 S"),
            ("Korps-Abt. B (W)", "KA-B W"),
            ("Korps-Abt. B (E)", "KA-B E"),
            ("20 Gds Rifle", "20 Gds"),
            ("20 Tank", "20"),
            ("Baeke Panzer", "Baeke"),
            ("Kampfgruppe Langkeit (Nordwest)", "K-L Nor"),
        ] {
            assert_eq!(short_label(name), label, "{name}");
        }
    }
}
