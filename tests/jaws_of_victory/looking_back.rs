//! A night looked back at: what was luck, and what decisions cost.

use super::night::Night;
use hells_gate::engine::{DiceMode, Options};
use hells_gate::engine::{Die, Progress, Rules, UndoPolicy};
use hells_gate::players::{Hindsight, look_back};
use hells_gate::present::system::{Done, System};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::jaws_of_victory::{Action, Breakout};
use hells_gate::table::{Found, Rolled, Sheet, Task, find};
use hells_gate::words::{Language, speaking};

/// The last stack of the night, two hexes from the relief force, Soviets before it.
const LAST: &str = r#"{ "stage": "march", "wave": 4,
    "march": { "stack": "2819", "at": "2522", "entered": 1 },
    "units": [{ "unit": "266.72", "hex": "2522", "of": "2819" }] }"#;

/// Beside the relief force, among the Soviets it has fought: who stays there is lost
/// [16.5.3.6].
const BESIDE: &str = r#"{ "stage": "march", "wave": 4,
    "march": { "stack": "2819", "at": "2323", "entered": 3 },
    "units": [{ "unit": "266.72", "hex": "2323", "of": "2819" }] }"#;

/// Plays these actions and looks back at them.
fn looked_back(position: &str, actions: &[&str]) -> Hindsight<Action> {
    let mut night = Night::with(position);
    let mut past: Vec<Done<Breakout>> = Vec::new();
    for written in actions {
        let (action, faces) = written.split_once('=').unwrap_or((written, ""));
        past.push(Done {
            before: night.state,
            action: night.rules.parse(action.trim()).unwrap(),
            dice: faces
                .bytes()
                .map(|b| Die::try_from(b - b'0').unwrap())
                .collect(),
        });
        night.play(written);
    }
    let strategy = night.rules.strategy().unwrap();
    let game = (past.as_slice(), &night.state);
    let control = Progress::default();
    look_back(&night.rules, &*strategy, game, 4, 2, &control).unwrap()
}

fn adds_up(found: &Hindsight<Action>) {
    let [ours, theirs] = found.decisions;
    let sum = found.expected.0 + found.luck + ours.0 + theirs.0;
    assert!((found.result - sum).abs() < 1e-9, "{found:?}");
}

#[test]
fn result_is_expectation_and_luck_and_decisions() {
    for dice in ["66", "11"] {
        let attack = format!("enter 2423 ={dice}");
        let found = looked_back(LAST, &[&attack]);
        adds_up(&found);
        let one = &found.decided[0];
        let (ply, (luck, error)) = one.rolled.unwrap();
        assert_eq!((one.ply, ply), (0, 0));
        assert!(error > 0.0 && luck.is_finite());
    }
}

#[test]
fn to_stay_outside_the_own_lines_is_a_mistake_beyond_doubt() {
    let night = Night::with(BESIDE);
    let steps = f64::from(night.steps("266.72"));
    let found = looked_back(BESIDE, &["stop"]);
    adds_up(&found);
    let one = &found.decided[0];
    assert!(one.mistake, "{one:?}");
    assert!(
        (one.cost.0 - steps).abs() < 1e-9 && one.cost.1 < 1e-9,
        "{one:?}"
    );
    assert!(matches!(one.better[0], Action::Enter { .. }));
    let gone = looked_back(BESIDE, &["enter 2324"]);
    adds_up(&gone);
    assert!(gone.decided.iter().all(|one| !one.mistake), "{gone:?}");
    assert!(gone.luck.abs() < 1e-9, "nothing was rolled: {gone:?}");
}

#[test]
fn it_is_told_at_the_table_in_every_language() {
    for language in Language::ALL {
        speaking(language, || {
            let entry = find(SYSTEMS, "jaws_of_victory").unwrap();
            let mut table = (entry.open)(Sheet {
                scenario: entry.starts[0].text.parse().unwrap(),
                changed: "{}".parse().unwrap(),
                options: Options {
                    seed: 1,
                    dice: DiceMode::Seeded,
                    undo: UndoPolicy::Free,
                },
            })
            .unwrap();
            assert!(
                table.task(Task::LookBack { seed: 1 }).is_none(),
                "nothing was done"
            );
            table.set_up(&BESIDE.parse().unwrap()).unwrap();
            table.play(&["stop".to_owned()], Rolled::ByTheGame).unwrap();
            let job = table.task(Task::LookBack { seed: 1 }).unwrap();
            let Some(Found::Review(review)) = job(&Progress::default()) else {
                panic!("it is looked back");
            };
            assert!(review.rolls.is_empty());
            // The sum, and what its expectation is one of.
            let expected = match language {
                Language::English => "“Expected” is",
                Language::German => "„Erwartet“ ist",
                Language::Russian => "«Ожидалось» —",
                Language::Ukrainian => "«Очікувалося» —",
            };
            assert!(review.luck[1].starts_with(expected), "{:?}", review.luck);
            assert_eq!(review.lapses.len(), 1, "{review:?}");
            let (_, lapse) = &review.lapses[0];
            assert_eq!(lapse.more.len(), 2, "{lapse:?}");
            let mut texts = vec![&lapse.text];
            texts.extend(&lapse.more);
            texts.extend(review.luck.iter().chain(&review.judged));
            assert!(
                texts.iter().all(|text| !text.contains("back-")),
                "{texts:?}"
            );
        });
    }
}
