//! An attack given as text: the question `odds` of a system that has it.

use super::{asked, go};
use crate::cli::args::Odds;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::seated::Seated;
use crate::cli::view::{seated as view, value as view_value};
use crate::json::Doc;

/// Receipt and chances of an attack by these units.
pub(crate) fn odds(args: &Odds, units: &[String], mut game: Seated) -> Result<(), Failure> {
    go(&mut game, &args.at)?;
    let list = |words: &[String]| {
        let words = words.iter().map(|word| word.trim().into());
        Doc::List(words.collect())
    };
    let mut fields = vec![
        ("target", args.target.as_str().into()),
        ("units", list(units)),
    ];
    if !args.defender.is_empty() {
        fields.push(("defender", list(&args.defender)));
    }
    if args.mud {
        fields.push(("mud", true.into()));
    }
    if let Some(turn) = args.turn {
        fields.push(("turn", i64::from(turn).into()));
    }
    let answer = asked(&*game.table, "odds", fields)?;
    match args.json.json {
        true => {
            let mut told = view_value(&answer);
            told["damage"] = game.damage_json();
            print_json(&told)?;
        }
        false => print(&view::answer(&answer))?,
    }
    game.whole()
}
