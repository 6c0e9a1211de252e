//! What the plans of every game are for: told by groups, with rules, in every language.

use hells_gate::engine::{DiceMode, Level, Options, Progress, UndoPolicy, Viewer};
use hells_gate::json::Doc;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Found, Rolled, Sheet, Task};
use hells_gate::words::{Language, speaking};
use std::collections::BTreeSet;

const OPTIONS: Options = Options {
    seed: 23,
    dice: DiceMode::Seeded,
    undo: UndoPolicy::Free,
};

#[test]
fn plans_of_every_game_say_who_does_what_to_which_end() {
    for entry in SYSTEMS {
        let sheet = Sheet {
            scenario: entry.starts[0].text.parse().unwrap(),
            changed: Doc::Object(Vec::new()),
            options: OPTIONS,
        };
        let mut table = (entry.open)(sheet).unwrap();
        let (mut duties, mut ends) = (BTreeSet::new(), 0);
        for number in 0..400_u64 {
            let Some(side) = table.glance().to_act else {
                break;
            };
            table.view_as(Viewer::Side(side));
            let who = Level::Colonel.into();
            let play = table.task(Task::Play { who, seed: number });
            let Some(Found::Gesture(gesture)) = play.and_then(|job| job(&Progress::default()))
            else {
                panic!("{}: there is something to do", entry.key)
            };
            let node = table.glance().node;
            for language in Language::ALL {
                let sketch = speaking(language, || table.sketch(node, &gesture)).unwrap();
                let (told, book, map) = (&sketch.told, table.rulebook(), table.map());
                assert!(
                    told.tasks.is_empty() || !told.look.is_empty(),
                    "{}",
                    entry.key
                );
                for task in &told.tasks {
                    duties.insert(task.duty.word());
                    ends += task.ends.len();
                    assert!(!task.who.is_empty() && !task.who.contains(['{', '$']));
                    for end in &task.ends {
                        let rule = end.rule.expect("a rule");
                        assert!(book.find(rule).is_some(), "{}: {rule}", entry.key);
                        assert!(!end.text.contains(['{', '$']), "{}", end.text);
                    }
                    for place in &task.places {
                        assert!(map.named(place).is_some(), "{}: {place}", entry.key);
                    }
                    assert!(task.arrows.iter().all(|arrow| arrow.from != arrow.to));
                }
            }
            match table.play(&gesture, Rolled::ByTheGame) {
                Ok(()) => {}
                // One after the other, where something is hidden.
                Err(_) if !table.is_open() => {
                    table.play(&gesture[..1], Rolled::ByTheGame).unwrap();
                }
                Err(why) => panic!("{}: {why:?}", entry.key),
            }
        }
        assert!(duties.len() > 1, "{}: {duties:?}", entry.key);
        assert!(ends > 100, "{}: {ends}", entry.key);
    }
}
