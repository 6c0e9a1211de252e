//! Forces by points: lists of what can be bought [T16.7], prices of our own, and where
//! the sides may set up.
//!
//! The rules know one measure, points of strength [T16.2], by which a tank costs no more
//! than infantry. Armies chosen by that would be of tanks. So a point of strength costs
//! what it is worth in the factors of the rules: what it counts in an attack into the open
//! and into cover, what it counts in defence in either, and one more if it may move two
//! cells [T12.5, T12.6, T13.3]. Infantry comes to 4, mechanised and cavalry to 5, tanks
//! to 8.

use super::codec;
use super::numbers::{BattleNumbers, MODEST_POINTS, usual_strengths};
use super::setup::Setup;
use super::{Branch, Formation, MAX_UNITS, Terrain};
use crate::engine::SideNo;
use crate::hex::Id as _;
use crate::json::Doc;
use crate::present::system::{Footing, ForceKind, PriceList, SideOffers};
use crate::space::CellId;
use crate::words::tr;

/// A branch on a list: formation, its strengths, how often it is drawn, what its units
/// are called after their number.
type Row = (Branch, Formation, [u8; 2], u32, &'static str);

/// Formations of a Soviet army [T16.7].
const SOVIET: &[Row] = &[
    (Branch::Infantry, Formation::Corps, [2, 4], 6, "Rifle"),
    (Branch::Tank, Formation::Corps, [2, 4], 2, "Tank"),
    (Branch::Mechanised, Formation::Corps, [2, 4], 1, "Mech"),
    (Branch::Cavalry, Formation::Corps, [2, 4], 1, "Cav"),
    (
        Branch::Infantry,
        Formation::Division,
        [1, 2],
        2,
        "Rifle Div",
    ),
    (Branch::Tank, Formation::Brigade, [1, 1], 1, "Tank Bde"),
];

/// Formations of a German army [T16.7].
const GERMAN: &[Row] = &[
    (Branch::Infantry, Formation::Division, [2, 3], 6, "Inf"),
    (Branch::Tank, Formation::Division, [2, 3], 2, "Pz"),
    (Branch::Mechanised, Formation::Division, [2, 3], 1, "Mot"),
    (Branch::Infantry, Formation::BattleGroup, [1, 1], 3, "KG"),
    (Branch::Tank, Formation::Battalion, [1, 1], 1, "Pz Bn"),
    (
        Branch::Mechanised,
        Formation::Regiment,
        [1, 1],
        1,
        "Mot Rgt",
    ),
    (Branch::Cavalry, Formation::Brigade, [1, 1], 1, "Cav Bde"),
];

/// Formations of any other army: the rules give no ranges for it.
const OTHER: &[Row] = &[
    (Branch::Infantry, Formation::Division, [1, 4], 6, "Inf"),
    (Branch::Tank, Formation::Division, [1, 4], 2, "Tank"),
    (Branch::Mechanised, Formation::Division, [1, 4], 1, "Mech"),
    (Branch::Cavalry, Formation::Division, [1, 4], 1, "Cav"),
];

/// What goes with the forces that a scenario had.
const GONE: &[&str] = &[
    "units",
    "replacements",
    "airlift",
    "supply_limits",
    "position",
    "victory",
];

/// What a point of strength of this branch costs.
pub(super) fn price_of(branch: Branch, numbers: &BattleNumbers) -> u32 {
    let attack = match branch {
        Branch::Tank => u32::from(numbers.tank_open) + u32::from(numbers.tank_cover),
        _ => 2,
    };
    attack + 2 + u32::from(branch.is_fast())
}

const fn branch_word(branch: Branch) -> &'static str {
    match branch {
        Branch::Infantry => "infantry",
        Branch::Tank => "tank",
        Branch::Mechanised => "mechanised",
        Branch::Cavalry => "cavalry",
    }
}

const fn formation_word(formation: Formation) -> &'static str {
    match formation {
        Formation::Corps => "corps",
        Formation::Division => "division",
        Formation::BattleGroup => "battle group",
        Formation::Brigade => "brigade",
        Formation::Regiment => "regiment",
        Formation::Battalion => "battalion",
    }
}

fn rows_of(army: &str) -> &'static [Row] {
    match army {
        "soviet" => SOVIET,
        "german" => GERMAN,
        _ => OTHER,
    }
}

/// The prices for a scenario of this map; `None` if it cannot be read.
pub(super) fn price_list(scenario: &Doc) -> Option<PriceList> {
    let setup = codec::read(&super::editor::drawable(scenario)).ok()?.setup;
    let parts = setup.parts();
    let sides = SideNo::BOTH.map(|side| offers(&setup, scenario, side));
    let there = sides.each_ref().map(|side| side.there.0);
    let modest = MODEST_POINTS * price_of(Branch::Infantry, setup.numbers());
    let usual = match there {
        [0, _] | [_, 0] => modest,
        [one, other] => one.max(other),
    };
    let cheapest = price_of(Branch::Infantry, setup.numbers());
    let most = cheapest * 200;
    Some(PriceList {
        usual: usual.clamp(cheapest, most),
        bounds: [cheapest, most],
        most_units: MAX_UNITS,
        stack: SideNo::BOTH.map(|side| usize::from(parts.sides[side].defence_limit)),
        told: tr!(
            "tabletop-prices",
            infantry = price_of(Branch::Infantry, setup.numbers()),
            fast = price_of(Branch::Cavalry, setup.numbers()),
            tank = price_of(Branch::Tank, setup.numbers())
        ),
        gone: GONE,
        sides,
    })
}

fn offers(setup: &Setup, scenario: &Doc, side: SideNo) -> SideOffers {
    let army = &setup.parts().sides[side];
    let kinds: Vec<ForceKind> = rows_of(&army.id)
        .iter()
        .flat_map(|row| {
            let [least, most] = row.2;
            (least..=most)
                .rev()
                .map(|strength| kind(setup, &army.id, row, strength))
        })
        .collect();
    // What is drawn only so that the map can be shown is not there.
    let named: Vec<&str> = crate::json::entries(scenario, "units")
        .iter()
        .map(|unit| crate::json::text(unit, "id"))
        .collect();
    let mut counts = vec![0; kinds.len()];
    let mut cost = 0;
    for unit in setup.units_of(side) {
        let Some(unit) = setup
            .unit(unit)
            .filter(|it| named.contains(&it.name.as_str()))
        else {
            continue;
        };
        cost += u32::from(unit.strength) * price_of(unit.branch, setup.numbers());
        let key = key_of(unit.branch, unit.formation, unit.strength);
        let like = kinds.iter().position(|kind| kind.key == key);
        if let Some(count) = like.and_then(|n| counts.get_mut(n)) {
            *count += 1;
        }
    }
    let zone = zone(setup, side);
    SideOffers {
        lacks: match zone.is_empty() {
            true => tr!("tabletop-no-zone"),
            false => String::new(),
        },
        name: tr!(
            "tabletop-side",
            side = army.id.as_str(),
            name = army.name.as_str()
        ),
        kinds,
        zone,
        there: (cost, counts),
    }
}

fn key_of(branch: Branch, formation: Formation, strength: u8) -> String {
    let formation = formation_word(formation).replace(' ', "_");
    format!("{}_{formation}_{strength}", branch_word(branch))
}

fn kind(setup: &Setup, army: &str, row: &Row, strength: u8) -> ForceKind {
    let &(branch, formation, _, often, called) = row;
    debug_assert!(usual_strengths(army, formation).is_none_or(|usual| usual.contains(&strength)));
    let entry = Doc::object([
        ("side", army.into()),
        ("branch", branch_word(branch).into()),
        ("formation", formation_word(formation).into()),
        ("strength", Doc::Whole(strength.into())),
        ("strength_provenance", Footing::Reconstructed.word().into()),
        ("elite", false.into()),
        ("arrives", "start".into()),
        ("note", "".into()),
    ]);
    ForceKind {
        key: key_of(branch, formation, strength),
        name: tr!(
            "tabletop-offer",
            branch = tr!("editor-word", word = branch_word(branch)),
            formation = tr!(
                "editor-word",
                word = formation_word(formation).replace(' ', "-")
            ),
            strength = strength
        ),
        price: u32::from(strength) * price_of(branch, setup.numbers()),
        often,
        called,
        entry,
    }
}

/// The cells that lie nearer to a side's bases than to the enemy's, each with how far it
/// is to the nearest that lies nearer to his; those equally near are shared out like the
/// fields of a chessboard, so that the sides touch. None where a side has no base.
fn zone(setup: &Setup, side: SideNo) -> Vec<(String, u32)> {
    let cells = setup.cells();
    let near = |cell: CellId, side: SideNo| {
        let bases = setup.bases(side).iter();
        bases.map(|base| cells.distance(cell, base)).min()
    };
    let belongs = |cell: CellId, side: SideNo| {
        let (own, theirs) = (near(cell, side), near(cell, side.other()));
        let name = cells.name(cell);
        let even = (name.row + name.column).is_multiple_of(2);
        let shared = even == (side == SideNo::A);
        matches!((own, theirs), (Some(own), Some(theirs)) if own < theirs || own == theirs && shared)
            && setup.terrain(cell) != Terrain::Impassable
    };
    let all = (0..cells.len()).map(CellId::from_index);
    let theirs: Vec<CellId> = all
        .clone()
        .filter(|&it| belongs(it, side.other()))
        .collect();
    let own = all.filter(|&cell| belongs(cell, side));
    let far = |cell: CellId| theirs.iter().map(|&it| cells.distance(cell, it)).min();
    own.filter_map(|cell| Some((cells.name(cell).to_string(), far(cell)?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::system::System as _;
    use crate::systems::tabletop::Tabletop;

    fn list(n: usize) -> PriceList {
        let doc = Tabletop::STARTS[n].text.parse().unwrap();
        price_list(&doc).unwrap()
    }

    #[test]
    fn a_point_of_strength_costs_what_its_factors_are_worth_and_follows_them() {
        let mut numbers = BattleNumbers::PUBLISHED;
        let all = [
            Branch::Infantry,
            Branch::Mechanised,
            Branch::Cavalry,
            Branch::Tank,
        ];
        assert_eq!(all.map(|branch| price_of(branch, &numbers)), [4, 5, 5, 8]);
        numbers.tank_open = 5;
        assert_eq!(price_of(Branch::Tank, &numbers), 10);
    }

    #[test]
    fn the_lists_hold_what_the_rules_name_and_cost_alike_for_both_sides() {
        for n in 0..Tabletop::STARTS.len() {
            let list = list(n);
            for side in &list.sides {
                assert!(
                    side.lacks.is_empty() && side.zone.len() >= 6,
                    "{}",
                    side.name
                );
                assert!(
                    side.kinds
                        .iter()
                        .all(|kind| kind.price > 0 && kind.often > 0)
                );
                assert!(side.there.0 > 150, "{}", side.there.0);
            }
            let [ours, theirs] = list.sides.each_ref().map(|side| &side.zone);
            assert!(
                ours.iter()
                    .all(|cell| !theirs.iter().any(|it| it.0 == cell.0))
            );
        }
    }

    #[test]
    fn an_army_is_bought_of_its_own_formations() {
        let first = |army: &str| rows_of(army)[0];
        assert_eq!(first("soviet").1, Formation::Corps);
        assert_eq!(first("german").2, [2, 3]);
        assert_eq!(first("polish").2, [1, 4]);
    }

    /// The left column is one side's bases and the right one the other's: the column in
    /// between is equally near to both.
    #[test]
    fn a_side_sets_up_nearer_to_its_bases_and_what_lies_between_is_shared_like_a_chessboard() {
        let doc = Tabletop::blank("square", 3, 3).unwrap();
        let blank = codec::read(&super::super::editor::drawable(&doc)).unwrap();
        let mut parts = blank.setup.parts().clone();
        for cell in &mut parts.cells {
            cell.base = match cell.name.column {
                1 => Some(SideNo::A),
                3 => Some(SideNo::B),
                _ => None,
            };
        }
        let setup = Setup::new(parts).unwrap();
        let own = |side| {
            let cells = zone(&setup, side).into_iter();
            cells.map(|(cell, _)| cell).collect::<Vec<_>>()
        };
        assert_eq!(own(SideNo::A), ["A1", "A2", "B1", "C1", "C2"]);
        assert_eq!(own(SideNo::B), ["A3", "B2", "B3", "C3"]);
    }

    #[test]
    fn an_empty_map_has_prices_but_no_room_to_set_up_until_it_has_bases() {
        let doc = Tabletop::blank("hex", 6, 6).unwrap();
        let list = price_list(&doc).unwrap();
        assert_eq!(list.usual, MODEST_POINTS * 4);
        for side in &list.sides {
            assert!(side.zone.is_empty() && !side.lacks.is_empty());
            assert_eq!(side.there.0, 0);
        }
    }
}
