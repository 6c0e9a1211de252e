//! The breakout night in the plain words of the board picture.

use super::action::Action;
use super::codec::notation::find_hex;
use super::dice::UNKNOWN;
use super::ids::{Mobility, Role, Scale, Trade, UnitId, UnitSet};
use super::losses::choosable;
use super::odds::{column_name, odds};
use super::rules::Breakout;
use super::secret::unknown_in;
use super::setup::{HexInfo, Settlement, Terrain};
use super::state::{Stage, State};
use crate::engine::{Rules as _, SideNo};
use crate::hex::Id as _;
use crate::present::board::{
    BoardModel, CounterCut, CounterView, Departures, Emblem, Highlight, HighlightKind, MapView,
    PlaceView, RiverView, Scenery, SideView, Surround, Symbol,
};
use crate::present::ink::{Colours, CounterInk, SideInk};
use crate::present::overlay::PlannedView;
use crate::present::system::Selection;
use crate::space::shape::{Pattern, Tiling};
use crate::space::{CellId, CellName, Shifted};
use crate::words::{self, tr};
use std::sync::Arc;

/// How many characters a counter has room for.
const LABEL: usize = 7;

/// How far a hex stands for, in kilometres.
const HEX_KM: u32 = 3;

impl Trade {
    /// How the box of its symbol is drawn.
    pub(super) const fn symbol(self) -> Symbol {
        match self {
            Self::Infantry | Self::Fusilier => Symbol::Infantry,
            Self::Motorised => Symbol::Mechanized,
            Self::Cavalry | Self::Reconnaissance => Symbol::Cavalry,
            Self::Engineer | Self::Construction => Symbol::Engineer,
            Self::Tank | Self::AssaultGun => Symbol::Armour,
            Self::AntiAir => Symbol::AntiAir,
            Self::AntiTank => Symbol::AntiTank,
            Self::Artillery | Self::Mortar | Self::Rocket => Symbol::Artillery,
        }
    }
}

impl Breakout {
    /// What is printed. The board's rows are the columns of this map, so it lies
    /// turned: see [`Setup::new`](super::Setup::new).
    pub(super) fn map_of(&self) -> MapView {
        let cells = self.cells();
        let names: Vec<CellName> = cells.all().iter().map(|cell| cells.name(cell)).collect();
        let tiling = Tiling::new(Pattern::Hexes, &names, Shifted::OddRows);
        let base = self.hex(CellId(0)).map_or(0, |hex| {
            hex.number.column.saturating_sub(cells.name(CellId(0)).row)
        });
        let numbered = self.parts().hexes.iter().enumerate();
        MapView {
            title: self.title(),
            subtitle: tr!("jaws-subtitle"),
            tiling: tiling.unwrap_or_else(|_| Tiling::empty()),
            places: numbered
                .map(|(i, info)| self.printed(CellId::from_index(i), info))
                .collect(),
            rivers: self
                .parts()
                .rivers
                .iter()
                .map(|river| RiverView {
                    name: words::name(&river.name).into_owned(),
                    between: river.between,
                })
                .collect(),
            shore: None,
            surround: Surround::Numbered { first: base },
            km_across: HEX_KM,
            sides: SideNo::BOTH.map(side_view),
            plain: false,
            night: true,
        }
    }

    fn printed(&self, id: CellId, info: &HexInfo) -> PlaceView {
        let name = info.number.to_string();
        PlaceView {
            id,
            title: tr!("jaws-hex", hex = name.as_str()),
            name,
            town: words::name(&info.place).into_owned(),
            scenery: match (info.terrain, info.settlement) {
                (_, Some(Settlement::Town)) => Scenery::Town,
                (Terrain::Woods | Terrain::Forest, _) => Scenery::Woods,
                (Terrain::Hilltop, _) => Scenery::Rough,
                (Terrain::Clear, _) => Scenery::Open,
            },
            base: self.relief_hexes().contains(id).then_some(SideNo::A),
            about: self.ground_of(id),
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
        let stack = state.march.map(|march| state.stack(self, march.stack));
        for unit in state.on_map() {
            let Some(hex) = state.cell_of(unit) else {
                continue;
            };
            let mut counter = self.counter(state, unit, hex);
            counter.joined_attack = stack.is_some_and(|stack| stack.contains(unit));
            counter.active = able.contains(unit);
            counter.selected = picked.units.contains(&counter.code);
            counter.has_moved = state.moved.contains(unit);
            let origin = state
                .origin_of(unit)
                .filter(|_| self.pocket().contains(unit));
            counter.has_attacked = origin.is_some_and(|of| state.acted.contains(of));
            model.counters.push(counter);
        }
        model.counters.sort_by_key(|c| {
            let strength = state.strength(self, UnitId(c.key));
            (c.hex, std::cmp::Reverse(strength), c.key)
        });
        model.departures = Departures {
            by: self.relief_hexes().iter().collect(),
            units: state.escaped.iter().map(|unit| unit.0).collect(),
        };
        self.mark(state, picked, &mut model);
        self.lay_over(state, shown, &mut model);
        model
    }

    /// Marks what is picked, what can be reached and what can be attacked.
    fn mark(&self, state: &State, picked: &Selection, model: &mut BoardModel) {
        let mut marked = Vec::new();
        let mut mark = |kind, hex| marked.push(Highlight { kind, hex });
        if let Some(march) = state.march {
            mark(HighlightKind::AttackFrom, march.at);
        }
        let place = picked.place.as_ref();
        if let Some(hex) = place.and_then(|name| find_hex(self, name).ok()) {
            mark(HighlightKind::Selected, hex);
        }
        let chosen = self.chosen(state, picked);
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        for action in legal {
            match action {
                Action::Move { unit, to } if Some(unit) == chosen => {
                    mark(HighlightKind::Reachable, to);
                }
                Action::Enter { hex } if state.held().contains(hex) => {
                    mark(HighlightKind::Target, hex);
                    if let Some(march) = state.march {
                        let odds = odds(self, state, &march, hex);
                        model.overlays.planned.push(PlannedView {
                            hex,
                            number: None,
                            column: match unknown_in(self, state, hex).is_empty() {
                                true => column_name(odds.columns.shifted),
                                false => UNKNOWN.to_owned(),
                            },
                            chance: String::new(),
                            stopped: false,
                        });
                    }
                }
                Action::Enter { hex } => mark(HighlightKind::Reachable, hex),
                Action::Choose { stack } => {
                    let units = state.stack(self, stack);
                    if let Some(at) = units.first().and_then(|unit| state.cell_of(unit)) {
                        mark(HighlightKind::Reachable, at);
                    }
                }
                _ => {}
            }
        }
        for hex in super::stacking::crowded(self, state) {
            if state.stage == Stage::OneHex {
                mark(HighlightKind::Refused, hex);
            }
        }
        model.highlights.extend(marked);
    }

    /// The units that can do something now.
    fn able_now(&self, state: &State) -> UnitSet {
        let own = self.pocket() & state.on_map();
        match state.stage {
            Stage::Consolidation => UnitSet::EMPTY,
            Stage::OneHex => own - state.moved,
            Stage::Wave => {
                let stacks = state.waiting(self).iter();
                stacks.fold(UnitSet::EMPTY, |all, stack| all | state.stack(self, stack))
            }
            Stage::March | Stage::Over => UnitSet::EMPTY,
            _ => choosable(self, state),
        }
    }

    fn counter(&self, state: &State, unit: UnitId, hex: CellId) -> CounterView {
        let Some(info) = self.unit(unit) else {
            return CounterView::new(unit.0, hex, SideNo::A, Symbol::Infantry);
        };
        let steps = state.steps(unit);
        let strength = state.strength(self, unit);
        let hidden = steps == 0;
        let name = self.called(unit);
        let disorganised = state.disorganised.contains(unit);
        let mut sentence = format!("{name}, {}", self.condition(state, unit));
        if disorganised {
            sentence.push_str(&format!(", {}", tr!("jaws-disorganised")));
        }
        CounterView {
            code: info.code.clone(),
            branch: self.branch(unit),
            size: match info.scale {
                Scale::Division => 2,
                Scale::Brigade => 1,
                _ => 0,
            },
            label: info.short.chars().take(LABEL).collect(),
            strength: match info.attacks {
                _ if hidden => UNKNOWN.to_owned(),
                true => strength.to_string(),
                false => format!("({strength})"),
            },
            steps: match hidden {
                // No pips: they would tell.
                true => [1, 1],
                false => [steps, info.most.max(steps)],
            },
            pale: disorganised,
            sentence,
            name,
            ..CounterView::new(unit.0, hex, self.side_of(unit), info.trade.symbol())
        }
    }

    /// Which of the colours of its side a unit has: by its formation.
    fn branch(&self, unit: UnitId) -> u8 {
        let Some(info) = self.unit(unit) else {
            return 0;
        };
        match info.role {
            Role::Relief => 3,
            Role::Enemy => u8::from(info.mobility != Mobility::OnFoot),
            Role::Pocket if info.korps.starts_with("42") => 1,
            Role::Pocket if info.mobility == Mobility::OnFoot => 0,
            Role::Pocket => 2,
        }
    }
}

fn side_view(side: SideNo) -> SideView {
    SideView {
        key: match side {
            SideNo::A => "first",
            SideNo::B => "second",
        },
        name: Breakout::side_name(side),
        base: match side {
            SideNo::A => tr!("jaws-legend-relief"),
            SideNo::B => tr!("jaws-legend-soviet"),
        },
        emblem: match side {
            SideNo::A => Emblem::Flag,
            SideNo::B => Emblem::Star,
        },
        cut: match side {
            SideNo::A => CounterCut::Clipped,
            SideNo::B => CounterCut::Square,
        },
        ink: match side {
            SideNo::A => GERMAN,
            SideNo::B => SOVIET,
        },
    }
}

const fn counter(fill: [u32; 3], head: [u32; 3]) -> CounterInk {
    CounterInk {
        fill: Colours::ink(fill),
        pale: Colours::ink([0xD0D8E0, 0xB8C4CC, 0xE4F4FF]),
        text: Colours::ink([0x141E20, 0x0E181A, 0x000000]),
        pale_text: Colours::ink([0x2A3A3C, 0x1C2A2C, 0x002E50]),
        head: Colours::ink(head),
    }
}

const GERMAN: SideInk = SideInk {
    counters: &[
        counter(
            [0x9DAE9A, 0x8CA08A, 0xA8DCA0],
            [0x4A6048, 0x43583F, 0x1C5010],
        ),
        counter(
            [0xBDB28C, 0xA89E78, 0xE8D890],
            [0x75683A, 0x6A5E34, 0x5A4800],
        ),
        counter(
            [0xA7A5A8, 0x969498, 0xCFCBD4],
            [0x3A383C, 0x343236, 0x101010],
        ),
        counter(
            [0x8FA3B4, 0x8298A8, 0x8CC4E8],
            [0x3E566C, 0x3A5258, 0x003E70],
        ),
    ],
    base: Colours::ink([0x3B505C, 0x8FACBB, 0x002E50]),
    base_sign: Colours::ink([0xF2EEE0, 0x1A242A, 0xFFFFFF]),
    mark: Colours::ink([0x2E5468, 0x9CC4DA, 0x003E80]),
    drawn: Colours::ink([0x0B5CA8, 0x58A8EC, 0x0048B0]),
};

const fn red(fill: [u32; 3], head: [u32; 3]) -> CounterInk {
    CounterInk {
        fill: Colours::ink(fill),
        pale: Colours::ink([0xE6BEA8, 0xD0A08C, 0xFFCFC4]),
        text: Colours::ink([0xFFF6E3, 0xFFF2E0, 0xFFFFFF]),
        pale_text: Colours::ink([0x5E170E, 0x44100A, 0x580000]),
        head: Colours::ink(head),
    }
}

const SOVIET: SideInk = SideInk {
    counters: &[
        red(
            [0xA0614A, 0x9A5A44, 0xA02810],
            [0x743C28, 0x70382A, 0x600800],
        ),
        red(
            [0xB5433C, 0xB5433C, 0xB81010],
            [0x8A2526, 0x8A2024, 0x800000],
        ),
    ],
    base: Colours::ink([0xB42B22, 0xD25446, 0xC00000]),
    base_sign: Colours::ink([0xFFE9B8, 0xFFEEC8, 0xFFFFFF]),
    mark: Colours::ink([0xB42B22, 0xF08470, 0xC00000]),
    drawn: Colours::ink([0xD1490F, 0xF4763C, 0xC84000]),
};
