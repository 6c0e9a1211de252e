//! The scenarios that came with the program, game by game.

use super::seated;
use crate::cli::args::Json;
use crate::cli::desk::desk_of;
use crate::cli::output::{Failure, print, print_json};
use crate::systems::SYSTEMS;
use serde_json::{Value, json};

/// A scenario, and what is said of it.
struct Told {
    system: &'static str,
    id: &'static str,
    title: String,
    about: String,
}

/// Lists them: what to type, the title, and what is special about it.
pub(crate) fn scenarios(args: &Json) -> Result<(), Failure> {
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
    let mut all = Vec::new();
    for entry in SYSTEMS {
        for start in entry.starts {
            let own = desk_of(entry.key).and_then(|desk| desk.scenario(start.id));
            let [title, about] = match own {
                Some(told) => told,
                None => {
                    let table = seated::begun(entry, start)?;
                    let brief = table.brief();
                    let about = [brief.game, brief.about].join(": ");
                    let about = about.trim_matches([':', ' ']).to_owned();
                    [table.about().title, about]
                }
            };
            all.push(Told {
                system: entry.key,
                id: start.id,
                title,
                about,
            });
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, speaking};
    use std::collections::BTreeSet;

    #[test]
    fn every_scenario_of_every_game_is_listed_once_under_a_title_and_with_a_line_of_its_own() {
        for language in Language::ALL {
            let all = speaking(language, all).unwrap();
            let starts: usize = SYSTEMS.iter().map(|entry| entry.starts.len()).sum();
            assert_eq!(all.len(), starts);
            let ids: BTreeSet<&str> = all.iter().map(|told| told.id).collect();
            let titles: BTreeSet<&str> = all.iter().map(|told| told.title.as_str()).collect();
            assert_eq!((ids.len(), titles.len()), (all.len(), all.len()));
            assert!(all.iter().all(|told| told.about.len() > 20));
        }
    }
}
