//! A plan is told by what it comes to, not by what was taken back on the way.

use hells_gate::engine::Options;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Rolled, Sheet, Table, find};

fn begun() -> Box<dyn Table> {
    let entry = find(SYSTEMS, "hells_gate").unwrap();
    let sheet = Sheet {
        scenario: entry.starts[0].text.parse().unwrap(),
        changed: "{}".parse().unwrap(),
        options: Options::default(),
    };
    let mut table = (entry.open)(sheet).unwrap();
    let supply = table.legal(None)[0].action.clone();
    table.play(&[supply], Rolled::ByTheGame).unwrap();
    table
}

#[test]
fn an_attack_is_told_without_a_unit_that_was_to_join_and_does_not() {
    let mut table = begun();
    let at = table.glance().node;
    let ways = |table: &dyn Table, back: bool| -> Vec<String> {
        let legal = table.legal(None).into_iter();
        let legal = legal.filter(|way| {
            way.takes_back == back && way.action.starts_with(if back { "" } else { "attack" })
        });
        legal.map(|way| way.action).collect()
    };
    let alone = ways(&*table, false);
    let first = alone[0].clone();
    table
        .play(std::slice::from_ref(&first), Rolled::ByTheGame)
        .unwrap();
    assert_eq!(table.decides(at, std::slice::from_ref(&first)), Some(false));
    // One that could attack there alone joins; then the first stays out.
    let joins = ways(&*table, false)
        .into_iter()
        .find(|way| alone.contains(way));
    let joins = joins.expect("another can attack the same hex");
    table
        .play(std::slice::from_ref(&joins), Rolled::ByTheGame)
        .unwrap();
    let told = |plan: &[String]| table.sketch(at, plan).unwrap().label;
    let both = told(&[first.clone(), joins.clone()]);
    let only = told(std::slice::from_ref(&joins));
    assert_ne!(both, only);
    let back = ways(&*table, true).into_iter();
    let plans = back.map(|back| told(&[first.clone(), joins.clone(), back]));
    let plans: Vec<String> = plans.collect();
    assert!(plans.contains(&only), "{only}: {plans:?}");
}
