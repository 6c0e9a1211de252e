//! The nights that were played beforehand, and where a night stands among them.

use super::conformance::variants;
use super::night::with;
use hells_gate::engine::{DiceMode, Level, Options, Progress, UndoPolicy, mixed};
use hells_gate::json::Doc;
use hells_gate::present::system::{Block, Cited, Ranked, Selection};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::jaws_of_victory::nights::{Nights, nights, options_called};
use hells_gate::systems::jaws_of_victory::setup::NightOptions;
use hells_gate::table::{Match, Rolled, Sheet, Table, find};

/// What their dice follow from, and how many there are.
const SEED: u64 = 1944;
const NIGHTS: u64 = 1000;

/// The ways to play that have nights: every set of options.
fn ways() -> Vec<NightOptions> {
    let flag = |n: u8, bit: u8| n & (1 << bit) != 0;
    let of = |n| NightOptions {
        south_too: flag(n, 0),
        armour_dice: flag(n, 1),
        disorganised_slow: flag(n, 2),
        ..NightOptions::default()
    };
    (0..8).map(of).collect()
}

fn table(options: &NightOptions) -> Box<dyn Table> {
    let entry = find(SYSTEMS, "jaws_of_victory").unwrap();
    let flags = [
        ("south_too", options.south_too),
        ("armour_dice", options.armour_dice),
        ("disorganised_slow", options.disorganised_slow),
    ];
    let changed = flags.map(|(key, on)| (key, Doc::from(on)));
    (entry.open)(Sheet {
        scenario: entry.starts[0].text.parse().unwrap(),
        changed: Doc::object(changed),
        options: Options {
            seed: 1,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        },
    })
    .unwrap()
}

/// The points of these nights, as `simulate` plays them.
fn played(options: &NightOptions, level: Level, numbers: std::ops::Range<u64>) -> Vec<u16> {
    let lab = table(options).lab();
    let control = Progress::default();
    let one = |number| {
        let of = Match::of([level; 2], mixed(SEED, number));
        let ended = lab.game(of, &control, None).unwrap();
        u16::try_from(ended.outcome.margin).unwrap()
    };
    numbers.map(one).collect()
}

#[test]
fn every_set_of_options_has_a_thousand_nights_and_the_first_are_played_again() {
    for options in ways() {
        let called = options_called(&options);
        let kept = nights().iter().find(|n| n.options == called).unwrap();
        assert_eq!(kept.points.len(), usize::try_from(NIGHTS).unwrap());
        let again = played(&options, kept.level, 0..4);
        assert_eq!(kept.points[..4], again, "{called}");
    }
}

#[test]
#[ignore = "plays 8,000 nights and some of the strongest player, and prints them"]
fn the_nights_are_printed() {
    for options in ways() {
        let kept = Nights {
            options: options_called(&options),
            level: Level::Colonel,
            points: played(&options, Level::Colonel, 0..NIGHTS),
        };
        println!("{}", kept.written());
    }
    let few = std::env::var("HELLS_GATE_NIGHTS").ok();
    let few = few.and_then(|n| n.parse().ok()).unwrap_or(100);
    let options = NightOptions::default();
    let kept = Nights {
        options: options_called(&options),
        level: Level::General,
        points: played(&options, Level::General, 0..few),
    };
    println!("{}", kept.written());
}

/// What the panel tells at the end of a night.
fn ranked(table: &dyn Table) -> Option<Ranked> {
    let panel = table.panel(&Selection::default());
    let mut blocks = panel.body.into_iter();
    blocks.find_map(|block| match block {
        Block::Ranked(ranked) => Some(ranked),
        _ => None,
    })
}

fn plays(table: &mut dyn Table, actions: &[&str]) {
    for action in actions {
        table
            .play(&[(*action).to_owned()], Rolled::ByTheGame)
            .unwrap_or_else(|why| panic!("{action}: {why}"));
    }
}

const NOBODY_GOES: [&str; 6] = ["done", "done", "done", "done", "done", "done"];

#[test]
fn a_night_stands_at_its_place_among_those_of_the_computer() {
    let mut table = table(&NightOptions::default());
    assert_eq!(ranked(&*table), None, "it is not over");
    plays(&mut *table, &NOBODY_GOES);
    let place = ranked(&*table).unwrap();
    // Nobody got out: nobody did worse.
    assert_eq!((place.here, Ranked::share(&place.counts, 0)), (0, 0.0));
    assert_eq!(place.counts.iter().map(|(_, n)| n).sum::<u32>(), 1000);
    // What looking back expects is something else, and it is said so.
    let measure = |cited: &&Cited| cited.text.contains("looking back expects");
    assert_eq!(place.told.iter().filter(measure).count(), 1);
    assert!(place.place.contains("0%"), "{}", place.place);
    let best = place.counts.last().unwrap();
    assert!(Ranked::share(&place.counts, best.0) > 0.99);
    let half = Ranked::share(&[(1, 1), (2, 2), (3, 1)], 2);
    assert!((half - 0.5).abs() < 1e-9);
}

#[test]
fn a_night_that_began_elsewhere_is_not_compared_with_the_printed_one() {
    let mut table = table(&NightOptions::default());
    let position = r#"{ "units": [{ "unit": "266.72", "hex": "off" }] }"#;
    table.set_up(&position.parse().unwrap()).unwrap();
    plays(&mut *table, &NOBODY_GOES);
    assert_eq!(ranked(&*table), None);
}

#[test]
fn the_options_of_every_variant_are_called_apart() {
    let mut all: Vec<String> = ways().iter().map(options_called).collect();
    assert!(
        variants()
            .iter()
            .all(|rules| all.contains(&options_called(rules.options())))
    );
    assert_eq!(
        all[0],
        options_called(with(NightOptions::default()).options())
    );
    all.dedup();
    assert_eq!(all.len(), 8);
}
