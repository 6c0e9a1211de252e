//! The texts are complete, well-formed, and say what happened.

mod fixture;
mod golden;
mod receipts;

use super::*;
use crate::engine::conformance::Chooser;
use crate::engine::{Dice, Die, Every as _, Refusal, RuleRef, Rules, Seeded};
use crate::hex::HexId;
use crate::systems::hells_gate::odds::{Odds, odds};
use crate::systems::hells_gate::state::{Attack, Hits};
use crate::systems::hells_gate::victory::{ended_now, score};
use crate::systems::hells_gate::{
    Action, Cause, Event, HellsGate, Illegal, Phase, Route, Spot, Stage, State, UnitId,
};
use fixture::{hex, setup, unit_id};

/// One value of every variant, with every field named: a new variant does not
/// compile until it has one.
macro_rules! every {
    ($enum:ident: $($variant:ident $({ $($field:ident: $value:expr),* })?,)*) => {{
        let complete = |value: &$enum| match value {
            $($enum::$variant $({ $($field: _),* })? => (),)*
        };
        let all = vec![$($enum::$variant $({ $($field: $value),* })?),*];
        all.iter().for_each(complete);
        all
    }};
}

fn well_formed(text: &str) {
    assert!(text.ends_with('.'), "{text:?}");
    for bad in [
        "{",
        "?",
        "unknown",
        "  ",
        "..",
        " .",
        "Z0",
        "not on the map .",
        "none",
    ] {
        assert!(!text.contains(bad), "{bad:?} in {text:?}");
    }
    let first = text.chars().next().unwrap();
    assert!(first.is_uppercase() || first.is_ascii_digit(), "{text:?}");
}

fn every_refusal(setup: &Setup) -> Vec<Illegal> {
    let (unit, other) = (unit_id(setup, "3P"), unit_id(setup, "389I"));
    let (from, to) = (hex(setup, "B7"), hex(setup, "C6"));
    let target = to;
    let some = UnitMask::of(unit).with(other);
    every!(Illegal:
        GameOver,
        WrongStage { now: Stage::Losses },
        NoSuchUnit { unit: UnitId(200) },
        NoSuchHex { hex: HexId(200) },
        NotYours { unit: unit, to_act: Side::Soviet },
        NotOnMap { unit: unit, spot: Spot::Destroyed },
        NotArriving { unit: unit },
        EntryNotSource { hex: to },
        EntryEnemyOccupied { hex: from },
        EntryNotNearest { hex: from, distance: 3, nearest: 1 },
        StillArriving { units: some },
        NotACorps { unit: unit },
        NotReduced { unit: unit },
        RestoreUnsupplied { unit: unit },
        AlreadyAttacked { unit: unit },
        HexAlreadyAttacked { target: target },
        RetreatedAttacker { unit: unit },
        NothingToAttack { target: target },
        TargetNotAdjacent { unit: unit, from: from, target: hex(setup, "D5") },
        OtherAttackOpen { open: target },
        AlreadyInAttack { unit: unit },
        HexsideFull { from: from, target: target, limit: 2 },
        OpeningAttacker { unit: other },
        NotInAttack { unit: unit },
        NoAttack,
        AttackOpen { target: target },
        FlipNotFullStrength { unit: unit },
        FlipMustBeTank { unit: other, tanks: UnitMask::of(unit) },
        AllOutNeedless { target: target, units: 5 },
        NotUnderAttack { unit: unit, target: target },
        NotRetreating { unit: unit, target: target },
        RetreatedAbsorbsNothing { unit: unit },
        TwoStepsFirst { unit: unit, instead: UnitMask::of(other) },
        MustRetreat { scored: 2 },
        RetreatBegun { target: target },
        NotLastHit { left: 2 },
        AlreadyRetreated { unit: unit },
        RetreatNotAdjacent { from: from, to: hex(setup, "D5") },
        RetreatEnemyOccupied { to: to },
        RetreatIntoZoc { to: to },
        RetreatAfterFriend { to: to },
        RetreatIntoEnemySource { to: hex(setup, "C7") },
        RetreatFromSource { from: from, to: to },
        RetreatFreeHexFirst { to: to, free: hex(setup, "B6") },
        OpeningRetreatAlone { to: to },
        OpeningRetreatHit { to: to },
        RetreatIntoClosedHex { hex: hex(setup, "B3") },
        RetreatedMover { unit: unit },
        AlreadyMoved { unit: unit },
        MoveNotAdjacent { from: from, to: hex(setup, "D5") },
        MoveTooFar { unit: unit, to: hex(setup, "D5") },
        MoveEnemyOccupied { hex: to },
        NotFast { unit: other },
        TooMuddy,
        TooFarUnsupplied { unit: unit },
        TwoWoods { unit: unit },
        TwoRivers { unit: unit },
        OpeningMover { unit: other },
        OpeningSecondMover { moved: unit },
        OpeningCrowds { hex: to },
        OpeningTanksTogether { tanks: some },
        MoveIntoClosedHex { hex: hex(setup, "B3") },
        StandFast { unit: unit, hex: hex(setup, "E3"), turn: 2 },
        BreakoutSupplied { unit: unit },
        BreakoutMoved { unit: unit },
        BreakoutRetreated { unit: unit },
        NoRefuge { unit: unit },
    )
}

fn every_event(setup: &Setup) -> Vec<Event> {
    let (unit, other) = (unit_id(setup, "29T"), unit_id(setup, "48R"));
    let (from, to) = (hex(setup, "C7"), hex(setup, "C6"));
    let units = UnitMask::of(unit).with(other);
    let hits = Hits {
        target: to,
        scored: 1,
        left: 1,
        destinations: HexMask::EMPTY,
        retreating: false,
    };
    let route = Route {
        first: to,
        second: Some(hex(setup, "B6")),
    };
    every!(Event:
        TurnBegan { turn: 2 },
        PhaseBegan { side: Side::Soviet, phase: Phase::Combat },
        SupplyJudged { side: Side::Soviet, unsupplied: units, newly: UnitMask::of(unit), regained: UnitMask::EMPTY },
        Arrived { unit: unit, hex: from, displaced_from: Some(to) },
        Displaced { unit: unit, from: from },
        ArrivalLost { unit: unit },
        Withheld { unit: unit_id(setup, "24P") },
        RestorationOffered,
        Restored { unit: unit },
        JoinedAttack { unit: unit, target: to },
        LeftAttack { unit: unit },
        Attacked {
            target: to,
            units: units,
            odds: odds(setup, &State::initial(setup), to, units),
            flip: Some(unit),
            die: Die::ALL[5],
            hits: 2
        },
        HitsPending { hits: hits },
        StepLost { unit: unit, all_out: false },
        Eliminated { unit: unit, cause: Cause::Abandoned },
        Retreated { unit: unit, from: from, to: to },
        CombatEnded { target: to },
        Moved { unit: unit, from: from, route: route },
        StandFastLifted { hex: hex(setup, "D4") },
        ReserveReleased { hex: hex(setup, "A4") },
        BreakoutOffered,
        BrokeOut { unit: unit, die: Die::ALL[2], refuges: 2, escaped: true },
        Recovered { units: units },
        ThawPending,
        ThawRolled { die: Die::ALL[0], mud: true },
        GameEnded,
    )
}

#[test]
fn every_refusal_and_every_event_is_a_sentence_in_every_language() {
    use crate::words::{Language, speaking};
    let setup = setup();
    let told = || -> Vec<String> {
        let refusals = every_refusal(&setup);
        let refusals = refusals.iter().map(|why| refusal(&setup, why));
        let events = every_event(&setup);
        let events = events.iter().map(|what| event(&setup, what).text);
        refusals.chain(events).collect()
    };
    let english = told();
    for language in Language::ALL.into_iter().skip(1) {
        for (text, english) in speaking(language, told).iter().zip(&english) {
            well_formed(text);
            assert_ne!(text, english, "{language:?}");
            // The one name of this scenario that the table does not have.
            let text = text.replace("Viska", "");
            let latin = text.chars().any(|c| c.is_ascii_lowercase());
            assert_eq!(latin, language == Language::German, "{text:?}");
        }
    }
}

#[test]
fn every_refusal_and_every_event_is_a_sentence() {
    let setup = setup();
    for why in every_refusal(&setup) {
        well_formed(&refusal(&setup, &why));
    }
    let stages = [
        Stage::Supply,
        Stage::Reinforcement,
        Stage::Restoration,
        Stage::Combat,
        Stage::Losses,
        Stage::Movement,
        Stage::Breakout,
        Stage::Mud,
        Stage::Over,
    ];
    for now in stages {
        well_formed(&refusal(&setup, &Illegal::WrongStage { now }));
    }
    let unit = unit_id(&setup, "24P");
    for spot in [
        Spot::On(hex(&setup, "A4")),
        Spot::Awaited,
        Spot::Escaped,
        Spot::Lost,
        Spot::Withheld,
    ] {
        well_formed(&refusal(&setup, &Illegal::NotOnMap { unit, spot }));
    }
    let causes = [
        Cause::LastStep,
        Cause::Overwhelmed,
        Cause::OnlyRetreated,
        Cause::Abandoned,
        Cause::FailedBreakout,
        Cause::Unsupplied,
    ];
    let eliminated = causes.map(|cause| Event::Eliminated { unit, cause });
    for what in every_event(&setup).iter().chain(&eliminated) {
        let line = event(&setup, what);
        well_formed(&line.text);
        assert!(line.rule.is_some(), "{line:?}");
        assert!(setup.grid.all().contains_all(line.hexes), "{line:?}");
    }
}

/// Plays random games of the small scenario and shows every position, legal
/// action and event; the first two seeds are played with the Korsun scenario too.
fn watch(
    seeds: std::ops::Range<u64>,
    mut see: impl FnMut(&HellsGate, &State, &[Action], &[Event]),
) {
    let small = HellsGate::new(setup());
    let korsun = HellsGate::new(
        crate::systems::hells_gate::codec::scenario::korsun_1944()
            .unwrap()
            .setup,
    );
    for seed in seeds.clone() {
        watch_one(&small, seed, &mut see);
    }
    for seed in seeds.take(2) {
        watch_one(&korsun, seed, &mut see);
    }
}

fn watch_one(
    rules: &HellsGate,
    seed: u64,
    see: &mut impl FnMut(&HellsGate, &State, &[Action], &[Event]),
) {
    let mut chooser = Chooser::new(seed);
    let mut state = rules.initial();
    let mut events = Vec::new();
    loop {
        let mut actions = Vec::new();
        rules.legal(&state, &mut actions);
        see(rules, &state, &actions, &events);
        actions.retain(|&a| !rules.takes_back(a));
        let Some(&action) = actions.get(chooser.below(actions.len())) else {
            break;
        };
        let die = rules
            .rolls_dice(&state, action)
            .then(|| Seeded { seed }.roll(rules.rolls(&state)).unwrap());
        events.clear();
        rules.resolve(&state, action, die.as_slice(), &mut events);
        for e in &events {
            rules.apply(&mut state, e);
        }
    }
    assert_eq!(state.stage, Stage::Over);
}

#[test]
fn whoever_is_not_named_as_able_to_attack_can_hit_nobody_alone_or_with_all_others() {
    let (mut named, mut others) = (0, 0);
    watch(0..12, |setup, state, actions, _| {
        if state.stage != Stage::Combat || state.attack.is_some() {
            return;
        }
        let told = left_undone(setup, state).join(" ");
        let joins = |action: &Action| match *action {
            Action::JoinAttack { unit, target } => Some((unit, target)),
            _ => None,
        };
        let able: Vec<_> = actions.iter().filter_map(joins).collect();
        let hits = |target, units| {
            let odds = odds(setup, state, target, units);
            odds.can_hit(setup, false) || !odds.may_flip.is_empty() && odds.can_hit(setup, true)
        };
        let can = able.iter().any(|&(unit, target)| {
            let all = able.iter().filter(|(_, at)| *at == target);
            let all: UnitMask = all.map(|&(unit, _)| unit).collect();
            hits(target, UnitMask::of(unit)) || hits(target, all)
        });
        match told.contains("could still attack") {
            true => named += 1,
            false => {
                assert!(!can, "{told}");
                others += usize::from(!able.is_empty());
            }
        }
    });
    assert!(named > 50 && others > 5, "{named} {others}");
}

#[test]
fn every_position_has_a_prompt_and_every_action_a_label() {
    let mut stages = std::collections::HashSet::new();
    watch(0..12, |setup, state, actions, events| {
        stages.insert(state.stage);
        let shown = prompt(setup, state);
        well_formed(&shown.now);
        assert!(!shown.headline.is_empty() && !shown.rule.0.is_empty());
        assert_eq!(shown.who, state.to_act());
        for a in actions {
            let label = action(setup, state, a);
            assert!(!label.is_empty() && !label.contains("unknown"), "{label}");
        }
        for e in events {
            well_formed(&event(setup, e).text);
        }
        for line in left_undone(setup, state) {
            well_formed(&line);
        }
        for (rules, text) in special_rules(setup, state) {
            well_formed(&text);
            assert!(!rules.is_empty());
        }
        if state.stage == Stage::Over {
            assert!(left_undone(setup, state).is_empty());
        }
    });
    for stage in [
        Stage::Supply,
        Stage::Restoration,
        Stage::Combat,
        Stage::Losses,
        Stage::Movement,
        Stage::Breakout,
        Stage::Mud,
        Stage::Over,
    ] {
        assert!(stages.contains(&stage), "never seen: {stage:?}");
    }
}

#[test]
fn whatever_is_refused_in_a_game_is_explained() {
    let mut chooser = Chooser::new(7);
    watch(20..22, |rules, state, _, _| {
        let skip = chooser.below(2_000);
        let mut n = 0;
        rules.every_action(&mut |a| {
            n += 1;
            if n % 2_000 == skip {
                for why in rules.explain(state, a) {
                    well_formed(&refusal(rules, &why));
                    assert!(!why.rule().0.is_empty());
                }
            }
        });
    });
}

#[test]
fn units_and_hexes_are_described_everywhere() {
    watch(0..2, |setup, state, _, _| {
        for unit in setup.all_units() {
            let line = unit_line(setup, state, unit);
            assert!(
                line.contains("strength") && !line.contains("unknown"),
                "{line}"
            );
        }
        for hex in setup.grid.all() {
            assert!(hex_line(setup, state, hex).contains("; "));
        }
    });
}
