//! What the ways out cost, and why a plan is a good one.

use super::night::{Night, with};
use hells_gate::engine::{Level, Progress, Rules, SideNo, Strategy, Viewer, view_for};
use hells_gate::players::ComputerPlayer;
use hells_gate::present::board::BoardModel;
use hells_gate::present::duty::GroupTask;
use hells_gate::present::system::{Block, Click, Effect, Pointer, Selection, Sketch, System};
use hells_gate::systems::jaws_of_victory::setup::NightOptions;
use hells_gate::systems::jaws_of_victory::{Action, Nerve, Stage, State};
use hells_gate::words::{Language, speaking};

fn nerve(night: &Night) -> Nerve {
    Nerve::new(night.rules.clone())
}

fn sketch(night: &Night, plan: &[Action]) -> Sketch {
    let seen = view_for(&night.rules, &night.state, Viewer::All);
    night.rules.idea(&seen, plan)
}

fn at_sight(night: &Night) -> Vec<Action> {
    let mut plan = Vec::new();
    nerve(night).plan(&night.state, &mut || 0.0, &mut plan);
    plan
}

/// Takes the Soviets out of these hexes.
fn clear(night: &mut Night, hexes: &[&str]) {
    let mut list = Vec::new();
    for hex in hexes {
        for unit in night.state.enemies_in(&night.rules, night.hex(hex)) {
            let code = &night.rules.unit(unit).unwrap().code;
            list.push(format!(r#"{{ "unit": "{code}", "hex": "off" }}"#));
        }
    }
    night.set(&format!(r#"{{ "units": [{}] }}"#, list.join(", ")));
}

#[test]
fn a_way_without_an_enemy_costs_nothing() {
    let mut night = Night::first_wave();
    clear(&mut night, &["2423", "2323"]);
    night.play("stack 2522");
    let ways = nerve(&night).outlooks(&night.state);
    let best = ways.first().unwrap();
    assert_eq!((best.lost, best.enemy), (0.0, 0.0));
    assert!((best.out - 6.0).abs() < 1e-9, "{best:?}");
}

/// The same by playing each of the throws of one attack by itself.
#[test]
fn a_way_of_one_attack_costs_what_its_36_throws_cost() {
    let mut night = Night::first_wave();
    clear(&mut night, &["2323"]);
    night.play("stack 2522");
    let (before, rules) = (night.state, night.rules.clone());
    let ways = nerve(&night).outlooks(&before);
    let by = [night.hex("2423"), night.hex("2323")];
    let way = ways.iter().find(|way| way.hexes.starts_with(&by)).unwrap();
    let mut lost = 0.0;
    let enter = Action::Enter { hex: by[0] };
    rules.chances(&before, enter, &mut |chance, dice| {
        let mut after: State = before;
        rules.step(&mut after, enter, dice);
        while matches!(after.stage, Stage::AttackerLoss) {
            let mut loses = Vec::new();
            nerve(&night).plan(&after, &mut || 0.0, &mut loses);
            rules.step(&mut after, loses[0], &[]);
        }
        lost += chance * f64::from(after.lost);
    });
    assert!((way.lost - lost).abs() < 1e-9, "{} and {lost}", way.lost);
    assert!((way.out + way.lost - 6.0).abs() < 1e-9);
}

#[test]
fn a_plan_of_every_part_of_the_night_has_a_reason() {
    let mut night = Night::printed();
    let merges = sketch(&night, &at_sight(&night));
    assert!(merges.label.contains("takes in"), "{}", merges.label);
    assert_eq!(merges.why[0].rule, Some("11"));
    night.play("done");
    let moves = sketch(&night, &at_sight(&night));
    assert!(!moves.arrows.is_empty());
    assert_eq!(moves.why[0].rule, Some("16.5.3"));
    night.play("done");
    let goes = sketch(&night, &at_sight(&night));
    let rules: Vec<_> = goes.why.iter().map(|why| why.rule).collect();
    assert!(rules.contains(&Some("12.12")), "{rules:?}");
    assert!(rules.contains(&Some("16.5.3.4e")), "{rules:?}");
    night.plays(&["stack 2522", "enter 2423 =66"]);
    assert_eq!(night.state.stage, Stage::AttackerLoss);
    let loses = sketch(&night, &at_sight(&night));
    assert_eq!(loses.why[0].rule, Some("4.4"));
}

/// The printed set-up: who takes in whom, and what for, as one would give the order.
#[test]
fn advice_of_the_preparation_tells_its_whole_purpose() {
    let night = Night::printed();
    let plan = [
        "join Assault_engineer.5_SS Wst.5_SS",
        "join Reconnaissance.5_SS Ger.5_SS",
        "join Anti-air.5_SS Ger.5_SS",
    ]
    .map(|written| night.rules.parse(written).unwrap());
    assert_eq!(
        sketch(&night, &plan).label,
        "SS Panzergrenadier Regiment 10 Westland takes in SS Pioneer Battalion 5: then it can \
         stand in 2623, 3 hexes from the relief force · SS Panzergrenadier Regiment 9 Germania \
         takes in SS Reconnaissance Battalion 5 and SS Anti-air Battalion 5: then it can stand in \
         2622, 4 hexes from the relief force"
    );
    let whole = at_sight(&night);
    let told = sketch(&night, &whole);
    // Of many merges only the first are told in one breath.
    assert!(told.label.ends_with(" more merges"), "{}", told.label);
    let said = |task: &GroupTask| format!("{}. {}", task.who, task.ends[0].text);
    let groups: Vec<String> = told.told.tasks.iter().map(said).collect();
    let both = groups.iter().find(|group| group.contains("2722")).unwrap();
    assert!(
        both.contains("Germania takes in SS Reconnaissance Battalion 5 and SS Anti-air"),
        "{both}"
    );
    assert!(both.contains("; Wallonien Regiment takes in "), "{both}");
    let stands = ". Both can stand together in 2722 then, 4 hexes from the relief force.";
    assert!(both.ends_with(stands), "{both}");
    // Nobody is told of twice, and nobody is left out.
    let takers = groups
        .iter()
        .map(|group| group.matches(" takes in ").count());
    let mut into: Vec<_> = whole
        .iter()
        .filter_map(|action| match *action {
            Action::Join { into, .. } => Some(into),
            Action::Form { regiment, .. } => Some(regiment),
            _ => None,
        })
        .collect();
    into.sort_unstable();
    into.dedup();
    assert_eq!(takers.sum::<usize>(), into.len());
    // Who comes no nearer than five hexes is told last, and without a promise.
    let last = groups.last().unwrap();
    assert!(last.contains("Grenadier Regiment 676 takes in"), "{last}");
    assert!(!last.contains("can stand"), "{last}");
    // Where to look does not say what to do there.
    let look = &told.told.look;
    assert!(
        look.contains(&told.told.places[0]) && !look.contains("takes in"),
        "{look}"
    );
    // What is promised can be done: the moves of the players that propose it.
    let mut after = night;
    for action in whole {
        let written = after.rules.notation(action);
        after.play(&written);
    }
    for action in at_sight(&after) {
        let written = after.rules.notation(action);
        after.play(&written);
    }
    for code in ["Ger.5_SS", "Wallonien_Regiment"] {
        let at = after.state.cell_of(after.unit(code));
        assert_eq!(at, Some(after.hex("2722")), "{code}");
    }
    for language in Language::ALL {
        let night = Night::printed();
        let told = speaking(language, || sketch(&night, &at_sight(&night)));
        let told = format!("{} {:?}", told.label, told.told);
        assert!(told.contains("2722") && !told.contains("jaws-"), "{told}");
        let english = language == Language::English;
        assert_eq!(told.contains("takes in SS Pioneer"), english, "{told}");
    }
}

#[test]
fn guns_that_count_more_in_a_merge_are_told_of_before_it_with_their_case() {
    let night = Night::printed();
    let told = |night: &Night| -> Vec<(String, Option<&'static str>)> {
        let seen = view_for(&night.rules, &night.state, Viewer::All);
        let panel = night.rules.panel(&seen, &Selection::default());
        let texts = panel.body.into_iter().filter_map(|block| match block {
            Block::Text(cited) => Some(cited),
            _ => None,
        });
        let cited = texts.flatten().map(|cited| (cited.text, cited.rule));
        cited
            .filter(|(text, _)| text.contains("infantry"))
            .collect()
    };
    let before = told(&night);
    let [(text, rule)] = &before[..] else {
        panic!("{before:?}");
    };
    assert!(text.starts_with("Artillery Regiment 157"), "{text}");
    assert!(text.ends_with("2 instead of 1."), "{text}");
    assert_eq!(*rule, Some("16.5.1"));
    // The card of its hex tells it, too; once it has merged nobody does.
    let card = |night: &Night| {
        let seen = view_for(&night.rules, &night.state, Viewer::All);
        let at = Pointer::Place("2820".to_owned());
        let blocks = night.rules.card(&seen, &Selection::default(), &at);
        let facts = blocks.into_iter().filter_map(|block| match block {
            Block::Facts(facts) => Some(facts),
            _ => None,
        });
        let mut facts = facts.flatten();
        facts.any(|fact| fact.told.text == *text)
    };
    assert!(card(&night));
    let mut merged = night;
    merged.play("join Artillery.57 676.57");
    assert!(told(&merged).is_empty() && !card(&merged));
}

/// The first click on a Soviet hex tells what the attack comes to, and that the second
/// one is the attack.
#[test]
fn an_attack_that_was_pointed_at_says_how_it_is_carried_out() {
    let mut night = Night::first_wave();
    night.play("stack 2522");
    let seen = view_for(&night.rules, &night.state, Viewer::All);
    let at = Pointer::Place("2423".to_owned());
    let first = night.rules.pointed(&seen, &Selection::default(), &at);
    let Click::Effect(Effect::Select(picked)) = first else {
        panic!("{first:?}");
    };
    let says = |picked: &Selection| {
        let blocks = night.rules.panel(&seen, picked).body;
        let text = |block: &Block| matches!(block, Block::Text(all) if all[0].text.contains("Click the hex again"));
        blocks.iter().any(text)
    };
    assert!(says(&picked) && !says(&Selection::default()));
    let again = night.rules.pointed(&seen, &picked, &at);
    assert_eq!(
        again,
        Click::Effect(Effect::Play(vec!["enter 2423".to_owned()]))
    );
}

/// What comes to mind besides is legal, too: merges and moves up to their end.
#[test]
fn other_preparations_can_be_carried_out() {
    let mut night = Night::printed();
    for _ in 0..2 {
        let nerve = nerve(&night);
        let first = at_sight(&night);
        let mut plans = vec![first.clone()];
        nerve.plans(&night.state, &mut plans);
        let mut next = 0_usize;
        let mut below = |n: usize| {
            next += 7;
            next % n
        };
        nerve.changes(&night.state, &first, &mut below, 8, &mut plans);
        assert!(plans.len() > 8, "{}", plans.len());
        for plan in plans {
            let mut now = night.state;
            for action in plan {
                night.rules.check(&now, action).unwrap();
                night.rules.step(&mut now, action, &[]);
            }
            assert_ne!(now.stage, night.state.stage);
        }
        night.play("done");
    }
}

#[test]
fn a_stronger_level_brings_out_more_in_most_nights() {
    let night = Night::printed();
    let points = |level, seed| {
        let nerve = || Some(std::sync::Arc::new(nerve(&night)) as _);
        let player = || ComputerPlayer::new(night.rules.clone(), nerve(), level, seed);
        let (mut a, mut b) = (player(), player());
        let control = Progress::default();
        let ended = hells_gate::players::play(
            [&mut a, &mut b],
            &night.state,
            seed,
            &control,
            &mut |_, _| {},
        );
        ended.unwrap().outcome.margin
    };
    for pair in [Level::Random, Level::Cadet, Level::Captain, Level::Colonel].windows(2) {
        let better = (0..40).filter(|&seed| points(pair[1], seed) > points(pair[0], seed));
        let better = better.count();
        assert!(better >= 28, "{pair:?}: {better} of 40");
    }
}

#[test]
fn the_night_is_prepared_as_a_whole_although_strengths_are_hidden() {
    let hidden = NightOptions {
        hidden_strengths: true,
        ..NightOptions::default()
    };
    let mut night = Night::of(with(hidden));
    let plan = |night: &Night| {
        let nerve = Some(std::sync::Arc::new(nerve(night)) as _);
        let player = ComputerPlayer::new(night.rules.clone(), nerve, Level::Colonel, 3);
        let side = night.rules.to_act(&night.state).unwrap();
        let seen = view_for(&night.rules, &night.state, Viewer::Side(side));
        player.gesture(&seen, &Progress::default()).unwrap()
    };
    while night.state.wave == 0 {
        let whole = plan(&night);
        assert!(whole.len() > 1, "{:?}: {whole:?}", night.state.stage);
        for action in whole {
            night.rules.check(&night.state, action).unwrap();
            night.rules.step(&mut night.state, action, &[]);
        }
    }
    assert_eq!(plan(&night).len(), 1, "the next attack may show something");
}

#[test]
fn the_waves_the_ways_in_and_the_strength_of_the_ring_can_be_laid_over_the_map() {
    let night = Night::printed();
    let map = std::sync::Arc::new(night.rules.map());
    let seen = view_for(&night.rules, &night.state, Viewer::All);
    let laid = |key| {
        let nothing = Selection::default();
        night
            .rules
            .board(std::sync::Arc::clone(&map), &seen, &nothing, &[key])
    };
    let count = |board: &BoardModel, hex: &str| {
        let hex = night.hex(hex);
        let mut reach = board.overlays.reach.iter();
        reach.find(|it| it.hex == hex).map(|it| it.count)
    };
    let waves = laid("waves");
    assert_eq!(
        count(&waves, "2522"),
        Some(1),
        "three hexes from the relief force"
    );
    assert_eq!(count(&waves, "2421"), None, "Soviets have no wave");
    let ring = laid("ring");
    for (hex, strength) in [
        ("2421", 12),
        ("2422", 9),
        ("2423", 10),
        ("2523", 12),
        ("2323", 15),
    ] {
        assert_eq!(count(&ring, hex), Some(strength), "{hex}");
    }
    let ways = laid("ways");
    assert!(ways.arrows.len() < 9, "{:?}", ways.arrows);
    for (from, behind) in [
        ("2520", "2421"),
        ("2521", "2422"),
        ("2522", "2423"),
        ("2623", "2523"),
    ] {
        let (from, first) = (night.hex(from), night.hex(behind));
        let way = ways.arrows.iter().find(|arrow| arrow.from == from);
        let way = way.unwrap_or_else(|| panic!("{behind}"));
        assert_eq!(way.via.first().copied().unwrap_or(way.to), first);
    }
}

/// In the waves a stack may be let act, or let act and go on: whoever asks is told the
/// same once.
#[test]
fn no_suggestion_is_only_the_beginning_of_another() {
    let night = Night::first_wave();
    let seen = view_for(&night.rules, &night.state, Viewer::Side(SideNo::A));
    let strategy = night.rules.strategy();
    let player = ComputerPlayer::new(night.rules.clone(), strategy, Level::General, 1);
    let ideas = player.ideas(&seen, &Progress::default()).unwrap();
    assert!(ideas.len() > 1);
    for (n, idea) in ideas.iter().enumerate() {
        for (other, whole) in ideas.iter().enumerate() {
            let begins = whole.actions.starts_with(&idea.actions);
            assert!(n == other || !begins, "{n} begins {other}: {ideas:?}");
        }
    }
}

#[test]
fn the_wave_of_stacks_is_told_of_a_hex_as_long_as_some_can_be_formed() {
    let told = |night: &Night| {
        let seen = view_for(&night.rules, &night.state, Viewer::All);
        let at = Pointer::Place("2523".to_owned());
        let card = night.rules.card(&seen, &Selection::default(), &at);
        format!("{card:?}")
    };
    let mut night = Night::printed();
    for _ in ["merges", "moves"] {
        let card = told(&night);
        assert!(card.contains("Stacks formed here act in wave 1."), "{card}");
        night.play("done");
    }
    let card = told(&night);
    assert!(!card.contains("act in wave"), "{card}");
    assert!(card.contains("Hexes to the relief force: 2."), "{card}");
}

/// What a unit counts is half of what stands on its counter: the calculation says why.
#[test]
fn the_calculation_of_an_attack_says_why_an_extended_division_counts_half() {
    let night = Night::with(
        r#"{ "stage": "march", "wave": 1, "attackers": 2,
            "march": { "stack": "2522", "at": "2523", "entered": 1 },
            "units": [{ "unit": "5G.4_Gds_A", "hex": "off" },
                { "unit": "266.72", "hex": "2523", "of": "2522", "steps": 4 },
                { "unit": "124.72", "hex": "2523", "of": "2522", "steps": 2 }] }"#,
    );
    let seen = view_for(&night.rules, &night.state, Viewer::All);
    let picked = Selection {
        place: Some("2424".to_owned()),
        ..Selection::default()
    };
    let panel = night.rules.panel(&seen, &picked);
    let told = format!("{panel:?}");
    let why = "41st Guards Rifle Division, half of 16: extended over two hexes";
    assert!(told.contains(why), "{told}");
}
