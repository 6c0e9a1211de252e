//! The scenarios that came with the program.

use crate::cli::args::Json;
use crate::cli::output::{Failure, print, print_json};
use crate::scenario::built_in;
use crate::words::{name, tr};
use serde_json::{Value, json};

/// Lists them: what to type, the title, and what is special about it.
pub(in crate::cli) fn scenarios(args: &Json) -> Result<(), Failure> {
    if args.json {
        let list: Vec<Value> = built_in()
            .iter()
            .map(|b| json!({ "id": b.id, "title": name(b.title), "about": about(b.id) }))
            .collect();
        return print_json(&json!({ "scenarios": list }));
    }
    let list: Vec<String> = built_in()
        .iter()
        .map(|b| format!("{}\n    {}\n    {}\n", b.id, name(b.title), about(b.id)))
        .collect();
    print(&list.concat())
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
}
