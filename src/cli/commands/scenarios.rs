//! The scenarios that came with the program, game by game.

use super::seated;
use crate::cli::args::Json;
use crate::cli::output::{Failure, print, print_json};
use crate::systems::hells_gate::codec::scenario::built_in;
use crate::systems::{FIRST, guests};
use crate::words::{name, tr};
use serde_json::{Value, json};

/// A scenario, and what is said of it.
struct Told {
    system: &'static str,
    id: &'static str,
    title: String,
    about: String,
}

/// Lists them: what to type, the title, and what is special about it.
pub(in crate::cli) fn scenarios(args: &Json) -> Result<(), Failure> {
    let all = all()?;
    if args.json {
        let list: Vec<Value> = all
            .iter()
            .map(|told| {
                json!({ "id": told.id, "title": told.title, "about": told.about,
                        "system": told.system })
            })
            .collect();
        return print_json(&json!({ "scenarios": list }));
    }
    let list: Vec<String> = all
        .iter()
        .map(|told| format!("{}\n    {}\n    {}\n", told.id, told.title, told.about))
        .collect();
    print(&list.concat())
}

fn all() -> Result<Vec<Told>, Failure> {
    let first = built_in().iter().map(|b| Told {
        system: FIRST,
        id: b.id,
        title: name(b.title).into_owned(),
        about: about(b.id),
    });
    let mut all: Vec<Told> = first.collect();
    for entry in guests() {
        for start in entry.starts {
            let table = seated::begun(entry, start)?;
            let brief = table.brief();
            let about = [brief.game, brief.about].join(": ");
            all.push(Told {
                system: entry.key,
                id: start.id,
                title: table.about().title,
                about: about.trim_matches([':', ' ']).to_owned(),
            });
        }
    }
    Ok(all)
}

/// One line about a scenario.
fn about(id: &str) -> String {
    tr!("scenario-about", id = id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, speaking};
    use std::collections::BTreeSet;

    #[test]
    fn every_scenario_has_a_line_of_its_own_in_every_language() {
        for language in Language::ALL {
            let lines: BTreeSet<String> = speaking(language, || {
                built_in().iter().map(|b| about(b.id)).collect()
            });
            assert_eq!(lines.len(), built_in().len(), "{language:?}");
            assert!(lines.iter().all(|line| line.len() > 20), "{lines:?}");
        }
    }

    #[test]
    fn every_scenario_of_every_game_is_listed_once_under_a_title_of_its_own() {
        let all = all().unwrap();
        let starts: usize = guests().iter().map(|entry| entry.starts.len()).sum();
        assert_eq!(all.len(), built_in().len() + starts);
        let ids: BTreeSet<&str> = all.iter().map(|told| told.id).collect();
        let titles: BTreeSet<&str> = all.iter().map(|told| told.title.as_str()).collect();
        assert_eq!((ids.len(), titles.len()), (all.len(), all.len()));
        assert!(all.iter().all(|told| told.about.len() > 20));
    }
}
