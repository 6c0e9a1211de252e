//! How well people have played on this computer.

use crate::cli::args::Json;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::view::{table, wrapped};
use crate::record::Store;
use crate::record::rated::{Contender, Ranking, rankings};
use crate::words::tr;
use serde_json::{Value, json};

/// Lists people among the levels of the computer, game by game.
pub(crate) fn ratings(args: &Json) -> Result<(), Failure> {
    let store = Store::open_default().map_err(|why| Failure::no(why.to_string()))?;
    let all = rankings(&store.results());
    if args.json {
        let list: Vec<Value> = all.iter().map(written).collect();
        return print_json(&json!({ "games": list }));
    }
    let mut told: Vec<String> = all.iter().map(told).collect();
    told.push(wrapped(&tr!("ratings-about"), "", ""));
    print(&told.join("\n"))
}

fn written(game: &Ranking) -> Value {
    let whole = |number: f64| number.round() as i64;
    let each = game.all.iter().map(|one| match one {
        Contender::Level(known) => json!({
            "computer": known.level.word(), "rating": known.rating, "error": known.error,
        }),
        Contender::Person(rated) => {
            let [won, drawn, lost] = rated.games;
            json!({
                "person": rated.name, "rating": whole(rated.rating.0),
                "error": whole(rated.rating.1), "won": won, "drawn": drawn, "lost": lost,
            })
        }
    });
    json!({ "system": game.system, "players": each.collect::<Vec<_>>() })
}

fn told(game: &Ranking) -> String {
    let head = ["who", "rating", "games"].map(|column| tr!("ratings-head", column = column));
    let row = |one: &Contender| {
        let games = match one {
            Contender::Level(_) => String::new(),
            Contender::Person(rated) => rated.won_drawn_lost(),
        };
        vec![one.name(), one.in_words(), games]
    };
    let rows: Vec<Vec<String>> = game.all.iter().map(row).collect();
    format!("{}\n{}", game.game, table(&head, &rows))
}
