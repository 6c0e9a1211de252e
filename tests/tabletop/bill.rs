//! Who may lose a point, asked of a bill alone: in a game whatever can be shared in one
//! way only is shared at once, and is never asked about.

use crate::position::parts;
use hells_gate::engine::Rules as _;
use hells_gate::systems::tabletop::loss::Bill;
use hells_gate::systems::tabletop::{Setup, Tabletop, UnitId, UnitSet};

#[test]
fn t12_11_nothing_is_lost_beyond_what_is_due_and_no_last_point_while_others_can_be_spared() {
    let facts = parts("korsun_1944_tabletop");
    let rules = Tabletop::new(Setup::new(facts).unwrap());
    let state = rules.initial();
    let there: Vec<UnitId> = state.on_table().iter().collect();
    let of = |strength: fn(u8) -> bool| {
        let mut found = there.iter().filter(|&&unit| strength(state.strength(unit)));
        *found.next().unwrap()
    };
    let (weak, strong) = (of(|points| points == 1), of(|points| points > 2));
    let spare = u16::from(state.strength(strong)) - 1;
    let group: UnitSet = [weak, strong].into_iter().collect();
    let allowed = |due| {
        let bill = Bill::new(&state, group, due);
        assert_eq!(bill.spare, spare);
        [weak, strong].map(|unit| bill.allows(&state, unit))
    };
    assert_eq!(allowed(0), [false, false], "nothing is due");
    for due in 1..=spare {
        assert_eq!(allowed(due), [false, true], "{due} due, {spare} to spare");
    }
    assert_eq!(allowed(spare + 1), [true, true]);
    // Where all that can be spared is due, only who has something to spare loses it.
    let mut shared = Vec::new();
    let bill = Bill::new(&state, group, spare);
    assert!(bill.only_way(&state, |unit, points| shared.push((unit, points))));
    assert_eq!(shared, [(strong, state.strength(strong) - 1)]);
}
