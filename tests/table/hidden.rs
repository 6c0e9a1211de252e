//! The engine's suite, on a toy that hides something.

use super::minefield::{Act, Leak, Minefield};
use hells_gate::engine::conformance::{
    Checks, barriers_hold, chances_hold, hidden_holds, random_game, replays_agree,
};
use hells_gate::engine::{Rules as _, SideNo, Viewer, view_for};

#[test]
fn the_minefield_keeps_every_promise() {
    let checks = Checks {
        listed: true,
        brute_force: true,
        invariants: true,
    };
    let mut rules = Minefield::with(Leak::None);
    for (men, bluff) in [(1, true), (3, true), (4, false)] {
        (rules.men, rules.bluff) = (men, bluff);
        let mut ends = [0; 3];
        for seed in 0..100 {
            let played = random_game(&rules, seed, checks).unwrap();
            ends[usize::from(played.outcome.level)] += 1;
            replays_agree(&rules, seed).unwrap();
            barriers_hold(&rules, seed).unwrap();
            chances_hold(&rules, seed).unwrap();
            hidden_holds(&rules, seed).unwrap();
        }
        assert!(ends[2] > 0 && ends[0] > 0, "{men} men: {ends:?}");
    }
}

#[test]
fn every_planted_leak_is_caught_and_named() {
    for (leak, words) in [
        (Leak::Shows, "lead elsewhere"),
        (Leak::HidesOn, "hiding twice"),
        (Leak::LosesAMan, "looks different"),
        (Leak::Behind, "is not sound"),
        (Leak::Warns, "what is legal hangs on what is hidden"),
        (Leak::Hints, "why Go is refused hangs on what is hidden"),
        (Leak::Rattles, "the number of dice of Go hangs"),
        (Leak::Ticks, "the clock hangs"),
        (Leak::Tells, "lead elsewhere"),
        (Leak::Tires, "tells Side(B) two truths apart"),
        (Leak::Hushes, "two truths apart"),
        (Leak::Scouts, "undo would take it back"),
    ] {
        let rules = Minefield::with(leak);
        let caught = (0..50).find_map(|seed| hidden_holds(&rules, seed).err());
        let what = caught.unwrap_or_else(|| panic!("{leak:?} was not noticed"));
        assert!(what.contains(words), "{leak:?}: {what}");
        assert!(what.contains("\nafter:"), "{leak:?}: {what}");
    }
}

#[test]
fn only_who_laid_the_mine_knows_where_it_is() {
    let rules = Minefield::with(Leak::None);
    let mut state = rules.initial();
    rules.step(&mut state, Act::Lay(3), &[]);
    let knows = |viewer| *view_for(&rules, &state, viewer).state() == state;
    assert!(knows(Viewer::All) && knows(Viewer::Side(SideNo::A)));
    assert!(!knows(Viewer::Side(SideNo::B)) && !knows(Viewer::Room));
}
