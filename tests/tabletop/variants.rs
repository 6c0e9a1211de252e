//! The numbers of the rules, each set otherwise: games, receipts, rule book and computer
//! players have it from the one place where it stands.

use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, Level, Options, Progress, UndoPolicy, Viewer};
use hells_gate::json::Doc;
use hells_gate::present::system::{Parameter, ParameterKind, Pointer, Selection, System};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::tabletop::Tabletop;
use hells_gate::table::{Entry, Found, Rolled, Sheet, Table, read};

fn entry() -> &'static Entry {
    let found = SYSTEMS.iter().find(|entry| entry.key == Tabletop::KEY);
    found.unwrap()
}

fn begun(scenario: &str, changed: &[(&str, Doc)]) -> Box<dyn Table> {
    let start = entry().starts.iter().find(|start| start.id == scenario);
    let changed = changed.iter().map(|(key, value)| (*key, value.clone()));
    let begun = (entry().open)(Sheet {
        scenario: start.unwrap().text.parse().unwrap(),
        changed: Doc::object(changed),
        options: Options {
            seed: 5,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        },
    });
    let mut table = begun.unwrap_or_else(|faults| panic!("{faults:?}"));
    table.view_as(Viewer::All);
    table
}

fn numbers() -> Vec<Parameter> {
    let all = begun("korsun_1944_tabletop", &[]).parameters();
    all.into_iter().filter(|of| !of.at_start).collect()
}

/// Another value of a number: one that changes much.
fn other(of: &Parameter) -> Doc {
    let ParameterKind::Whole { least, most } = of.kind else {
        panic!("{}", of.key);
    };
    let most: Doc = most.into();
    match of.default == most {
        true => least.into(),
        false => match of.key {
            // A crowd of one.
            "crowd" | "defenders_first" | "defenders_second" => least.into(),
            _ => most,
        },
    }
}

/// All that is told of a random game: what could be done, what happened, how the points
/// stood.
fn told(mut table: Box<dyn Table>, seed: u64, actions: usize) -> Vec<String> {
    let mut chooser = Chooser::new(seed);
    let mut all = Vec::new();
    for _ in 0..actions {
        let legal = table.legal(None);
        if legal.is_empty() {
            break;
        }
        all.extend(legal.iter().map(|it| it.action.clone()));
        let next = legal[chooser.below(legal.len())].action.clone();
        table.play(&[next], Rolled::ByTheGame).unwrap();
        let now = table.glance();
        all.push(now.margin.to_string());
        let told = table.told(now.node).unwrap();
        all.extend(told.lines.into_iter().map(|line| line.told.text));
        let panel = table.panel(&Default::default());
        all.push(format!("{:?}", panel.body));
    }
    all
}

#[test]
fn every_number_changes_games_and_is_told_first_in_its_case() {
    let scenarios = ["korsun_1944_tabletop", "example_120km"];
    let plain: Vec<Vec<String>> = scenarios
        .iter()
        .flat_map(|scenario| (0..2).map(|seed| told(begun(scenario, &[]), seed, 500)))
        .collect();
    let all = numbers();
    assert!(all.len() >= 17, "{}", all.len());
    for of in &all {
        let value = other(of);
        let set = [(of.key, value.clone())];
        let table = begun("korsun_1944_tabletop", &set);
        let now = table.parameters().into_iter().find(|it| it.key == of.key);
        assert_eq!(now.unwrap().value, value, "{}", of.key);
        assert!(table.title().ends_with("changed rules"));
        let case = table
            .rulebook()
            .find(of.about.rule.unwrap())
            .unwrap()
            .text();
        let first = format!("In this game: {}: {value} (published: ", of.title);
        assert!(case.starts_with(&first), "{}: {case}", of.key);
        let games = scenarios
            .iter()
            .flat_map(|scenario| (0..2).map(|seed| told(begun(scenario, &set), seed, 500)));
        assert!(
            games.zip(&plain).any(|(game, plain)| game != *plain),
            "{} changes nothing",
            of.key
        );
        // It goes with the game.
        let kept = read(SYSTEMS, table.write("").as_bytes()).unwrap();
        assert!(kept.damage.is_none());
        assert_eq!(kept.table.parameters(), table.parameters());
    }
}

#[test]
fn receipts_and_points_have_the_number_that_is_set() {
    let factor = |set: &[(&str, Doc)]| -> Vec<String> {
        let mut all = told(begun("korsun_1944_tabletop", set), 1, 600);
        all.retain(|line| line.contains('×'));
        all
    };
    assert!(factor(&[]).iter().any(|line| line.contains("×3")));
    let six = factor(&[("tank_open", 6.into())]);
    assert!(six.iter().any(|line| line.contains("×6")), "{six:?}");
    assert!(!six.iter().any(|line| line.contains("×3 ")), "{six:?}");
}

#[test]
fn a_receipt_says_so_where_a_strength_is_rounded_up_and_nowhere_else() {
    let lines = told(begun("korsun_1944_tabletop", &[]), 1, 600);
    let mut seen = [0; 2];
    let lines = lines.iter().flat_map(|line| line.split('"'));
    for line in lines.filter(|line| line.contains(", ×")) {
        let (unit, factors) = line.split_once(", ×").unwrap();
        let strength: u32 = unit.rsplit(' ').next().unwrap().parse().unwrap();
        let factors = factors.split(", ×");
        let factors = factors.map(|told| told.split(' ').next().unwrap().split_once('/'));
        let halves = factors.filter(|factor| factor.is_some_and(|(_, down)| down == "2"));
        // All others are whole; doubled and halved is as it was.
        let halves = halves.count() as u32;
        let doubled = line.matches(", ×2 ").count() as u32;
        let uneven = !(strength << doubled).is_multiple_of(1 << halves);
        assert_eq!(line.contains("rounded up"), uneven, "{line}");
        seen[usize::from(uneven)] += 1;
    }
    assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
}

/// What is told beside the board of every cell, and on the sheet for the real table.
fn sheets(set: &[(&str, Doc)]) -> String {
    let table = begun("korsun_1944_tabletop", set);
    let places = table.map().places.clone();
    let cards = places.iter().map(|place| {
        let at = Pointer::Place(place.name.clone());
        format!(
            "{:?}",
            table.card(table.glance().node, &Selection::default(), &at)
        )
    });
    let cards: Vec<String> = cards.collect();
    format!("{}\n{:?}", cards.join("\n"), table.muster().unwrap())
}

#[test]
fn no_sentence_on_card_or_sheet_says_a_number_that_is_set_otherwise() {
    let usual = sheets(&[]);
    for (key, before, now) in [
        ("cover", "doubles the defence", "the defence counts ×5"),
        (
            "tank_cover",
            "at only twice their strength",
            "tanks attack at ×5",
        ),
        (
            "river",
            "halves the strength of attackers",
            "attackers across it by 5",
        ),
        ("mud", "defenders count double", "defenders count ×5"),
        ("points_per_loss", "1 for each point", "5 for each point"),
        ("points_per_base", "2 for each enemy", "5 for each enemy"),
    ] {
        assert!(usual.contains(before) && !usual.contains(now), "{key}");
        let other = sheets(&[(key, 5.into())]);
        assert!(other.contains(now) && !other.contains(before), "{key}");
    }
}

#[test]
fn a_forecast_is_of_the_rules_that_are_played() {
    let margin = |set: &[(&str, Doc)]| -> f64 {
        let table = begun("example_120km", set);
        let at = table.glance().node;
        let job = table.forecast_at(at, Level::Random, 6, 3).unwrap();
        match job(&Progress::default()) {
            Some(Found::Futures(told)) => told.margin,
            _ => panic!("no forecast"),
        }
    };
    let (plain, losses) = (margin(&[]), margin(&[("points_per_loss", 9.into())]));
    assert!((plain - losses).abs() > 0.01, "{plain} {losses}");
}

#[test]
fn what_no_game_could_have_is_refused_in_words() {
    let start = entry().starts[0].text;
    for (key, value) in [("crowd", 0), ("tank_open", 7), ("attackers_per_cell", 3)] {
        let begun = (entry().open)(Sheet {
            scenario: start.parse().unwrap(),
            changed: Doc::object([(key, value.into())]),
            options: Options::default(),
        });
        let faults = begun.map(|_| ()).unwrap_err();
        assert_eq!(faults[0].path, format!("changed.{key}"));
    }
}
