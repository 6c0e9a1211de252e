//! Everything about a cell: ground, base, rivers, units, supply, zones, chances; and
//! the boxes of the turn track.

use super::calendar::{Date, days_of_turn};
use super::ids::{Ground, Terrain, UnitId, UnitSet};
use super::illegal::Illegal;
use super::movement::why_not_to;
use super::rules::Tabletop;
use super::say::say_day;
use super::state::State;
use super::supply::isolated;
use crate::engine::{Refusal as _, Rules as _, SideNo};
use crate::present::system::{Block, Cited, Fact, Pointer, Selection, TrackBox};
use crate::space::CellId;
use crate::words::{decimal, tr};

/// So many units of a cell have a line each.
const SINGLY: usize = 3;

impl Tabletop {
    /// The card of what somebody points at.
    pub(super) fn card_of(&self, state: &State, picked: &Selection, at: &Pointer) -> Vec<Block> {
        let cell = match at {
            Pointer::Place(name) | Pointer::Drop(_, name) => {
                super::codec::notation::find_cell(self, name).ok()
            }
            Pointer::Unit(code) | Pointer::Stack(code) => {
                self.find_unit(code).and_then(|unit| state.cell_of(unit))
            }
        };
        let Some(cell) = cell else {
            return Vec::new();
        };
        // What whoever looks is about to do comes first: the card may be long.
        let mut facts = Vec::new();
        self.going_there(state, picked, cell, &mut facts);
        facts.extend(self.ground_of(cell));
        self.forces_in(state, cell, &mut facts);
        self.zones_at(state, cell, &mut facts);
        self.chance_at(state, cell, &mut facts);
        vec![Block::Heading(self.place(cell)), Block::Facts(facts)]
    }

    fn ground_of(&self, cell: CellId) -> Vec<Fact> {
        let mut facts = Vec::new();
        let Some(info) = self.parts().cells.get(usize::from(cell.0)) else {
            return facts;
        };
        let terrain = match info.terrain {
            Terrain::Open => "open",
            Terrain::Difficult => "difficult",
            Terrain::Urban => "urban",
            Terrain::Impassable => "impassable",
        };
        let numbers = self.numbers();
        let told = match info.terrain {
            Terrain::Difficult | Terrain::Urban => tr!(
                "tabletop-card-cover",
                terrain = terrain,
                cover = numbers.cover,
                tanks = numbers.tank_cover
            ),
            _ => tr!("tabletop-card-terrain", terrain = terrain),
        };
        let told = Cited::new(told, "T4.1");
        facts.push(fact("terrain", told, None));
        if let Some(side) = info.base {
            let side = self.side_name(side);
            let told = Cited::new(tr!("tabletop-card-base", side = side), "T5.1");
            facts.push(fact("base", told, None));
        }
        let over = self.parts().rivers.iter().filter_map(|river| {
            let [a, b] = river.between;
            let beyond = if a == cell {
                b
            } else if b == cell {
                a
            } else {
                return None;
            };
            Some(self.spot(beyond))
        });
        let over: Vec<String> = over.collect();
        if !over.is_empty() {
            let told = tr!(
                "tabletop-card-river",
                cells = over.join(", "),
                river = numbers.river
            );
            facts.push(fact("river", Cited::new(told, "T4.5"), None));
        }
        facts
    }

    fn forces_in(&self, state: &State, cell: CellId, facts: &mut Vec<Fact>) {
        for side in SideNo::BOTH {
            let here = state.in_cell(cell, self.units_of(side) & state.on_table());
            let marks: [(UnitSet, &str); 4] = [
                (state.out_of_supply, "supply"),
                (state.retreated, "retreated"),
                (state.attacked, "attacked"),
                (state.moved, "moved"),
            ];
            let strength = |unit| {
                let full = self.unit(unit).map_or(0, |info| info.strength);
                tr!("tabletop-strength", now = state.strength(unit), full = full)
            };
            let marked = |units: UnitSet| {
                let of_all = marks
                    .iter()
                    .filter(move |(set, _)| (units - *set).is_empty());
                of_all.map(|(_, mark)| tr!("tabletop-card-mark", mark = *mark))
            };
            // Many are told in one paragraph, with what goes for all of them; the rest is
            // on their counters.
            if here.len() > SINGLY {
                let each = here.iter();
                let each = each.map(|unit| format!("{} ({})", self.called(unit), strength(unit)));
                let told: Vec<String> = each.chain(marked(here)).collect();
                facts.push(fact("unit", Cited::plain(told.join(", ")), None));
            } else {
                for unit in here {
                    let told = [self.called(unit), strength(unit)].into_iter();
                    let told: Vec<String> = told.chain(marked(UnitSet::of(unit))).collect();
                    facts.push(fact("unit", Cited::plain(told.join(", ")), None));
                }
            }
            if !here.is_empty() {
                let how = self.supply_of(state, side, cell);
                let (way, _) = self.line_from(state, side, cell);
                let steps = way.len().saturating_sub(1);
                let told = tr!("tabletop-card-supply", how = how, n = steps);
                let cut = isolated(self, state, side).intersects(here);
                let rule = if how == "air" { "T10.5" } else { "T10.2" };
                facts.push(fact("supply", Cited::new(told, rule), cut.then_some(false)));
            }
        }
    }

    fn zones_at(&self, state: &State, cell: CellId, facts: &mut Vec<Fact>) {
        for side in SideNo::BOTH {
            let near = self.cells().around(cell) & state.occupied(side);
            if !near.is_empty() {
                let side = self.side_name(side);
                let cells = self.spots(near).join(", ");
                let told = tr!("tabletop-card-zone", side = side, cells = cells);
                facts.push(fact("zone", Cited::new(told, "T3.9"), None));
            }
        }
    }

    /// The strongest attack on the units here, by whichever side is not theirs.
    fn chance_at(&self, state: &State, cell: CellId, facts: &mut Vec<Fact>) {
        let Some(owner) = self.holder(state, cell) else {
            return;
        };
        let mut seen = Self::before_attacks(state);
        if seen.active == owner {
            seen.active = owner.other();
            seen.attacked = UnitSet::EMPTY;
        }
        if let Some(found) = self.strongest(&seen, cell) {
            let [_, losses] = self.losses(&found, false);
            let told = tr!(
                "tabletop-card-chance",
                n = found.attack.len(),
                won = decimal(found.difference.chance(|n| n > 0) * 100.0, 0),
                losses = decimal(losses.mean(), 1)
            );
            facts.push(fact("chance", Cited::new(told, "T12.8"), None));
        }
    }

    /// Whether the picked unit can go there, or why not.
    fn going_there(&self, state: &State, picked: &Selection, cell: CellId, facts: &mut Vec<Fact>) {
        let group = self.movers(state, picked);
        if group.len() > 1 {
            match self.together(state, &group, cell) {
                Ok(all) if all.is_empty() => {}
                Ok(_) => {
                    let told = tr!("tabletop-card-go-together", n = group.len());
                    facts.push(fact("move", Cited::new(told, "T13.1"), Some(true)));
                }
                Err(why) => facts.push(self.no_way(&why)),
            }
            return;
        }
        let Some(&unit) = group.first() else {
            return;
        };
        if state.cell_of(unit) == Some(cell) {
            return;
        }
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        let goes = legal.iter().any(|action| {
            matches!(action, super::Action::Move { unit: moved, route }
                if *moved == unit && route.end() == cell)
        });
        let name = self.called(unit);
        if goes {
            let told = Cited::new(tr!("tabletop-card-goes", unit = name), "T13.1");
            facts.push(fact("move", told, Some(true)));
            self.going_changes(state, unit, cell, facts);
            return;
        }
        if let Some(why) = why_not_to(self, state, unit, cell) {
            facts.push(self.no_way(&why));
        }
    }

    /// Why whoever is picked does not go there.
    fn no_way(&self, why: &Illegal) -> Fact {
        let text = self.say_refusal(why).text;
        fact("no-way", Cited::new(text, why.rule().0), Some(false))
    }

    /// Whose supply would end or come back if a unit went there [T10.2].
    fn going_changes(&self, state: &State, unit: UnitId, cell: CellId, facts: &mut Vec<Fact>) {
        let Some(ahead) = self.ahead_of(state, unit, cell) else {
            return;
        };
        for side in SideNo::BOTH {
            let ours = side == state.active;
            let [lost, gained] = ahead.supply(self, state, side);
            if !lost.is_empty() {
                let told = tr!("tabletop-card-cuts", units = self.all_called(lost));
                facts.push(fact("supply", Cited::new(told, "T10.2"), Some(!ours)));
            }
            if !gained.is_empty() {
                let told = tr!("tabletop-card-opens", units = self.all_called(gained));
                facts.push(fact("supply", Cited::new(told, "T10.2"), Some(ours)));
            }
        }
    }

    /// A turn on the track [T8.1].
    pub(super) fn turn_box(&self, state: &State, turn: u8) -> TrackBox {
        let [from, to] = days_of_turn(self.parts().start, turn);
        let past = turn < state.turn;
        let arriving = |side: SideNo| {
            let units = self.units_of(side).iter();
            let due =
                units.filter(|&unit| self.unit(unit).is_some_and(|u| u.arrives == Some(turn)));
            due.collect::<UnitSet>()
        };
        let mut about = vec![Block::Heading(tr!(
            "tabletop-turn",
            turn = turn,
            from = say_day(from),
            to = say_day(to)
        ))];
        for side in SideNo::BOTH {
            let units = arriving(side);
            if !units.is_empty() {
                let (side, units) = (self.side_name(side), self.all_called(units));
                let told = tr!("tabletop-track-arrive", side = side, units = units);
                about.push(Block::Text(vec![Cited::new(told, "T11.1")]));
            }
        }
        let mud = turn == state.turn && state.ground == Ground::Mud;
        TrackBox {
            name: turn.to_string(),
            note: days_in_brief(from, to),
            coming: SideNo::BOTH.map(|side| if past { 0 } else { arriving(side).len() }),
            sign: match mud {
                true => tr!("tabletop-ground", ground = "mud"),
                false => String::new(),
            },
            about,
        }
    }
}

fn fact(head: &'static str, told: Cited, news: Option<bool>) -> Fact {
    Fact {
        head: tr!("tabletop-card-head", head = head),
        told,
        news,
    }
}

/// "24–26 Jan", "30 Jan – 1 Feb".
fn days_in_brief(from: Date, to: Date) -> String {
    let month = |date: Date| tr!("tabletop-month", month = date.month());
    let (first, last) = (from.day(), to.day());
    match from.month() == to.month() {
        true => tr!(
            "tabletop-track-days",
            from = first,
            to = last,
            month = month(to)
        ),
        false => tr!(
            "tabletop-track-days-across",
            from = first,
            month = month(from),
            to = last,
            next = month(to)
        ),
    }
}
