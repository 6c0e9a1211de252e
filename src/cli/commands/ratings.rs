//! How well people have played on this computer.

use crate::cli::args::Json;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::view::table;
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
    let told: Vec<String> = all.iter().map(told).collect();
    print(&told.join("\n"))
}

fn written(game: &Ranking) -> Value {
    let each = game.all.iter().map(|one| match one {
        Contender::Level(level, rating) => json!({ "computer": level.word(), "rating": rating }),
        Contender::Person(rated) => {
            let [won, drawn, lost] = rated.games;
            json!({
                "person": rated.name, "rating": rated.rating.0.round(),
                "error": rated.rating.1.round(), "won": won, "drawn": drawn, "lost": lost,
            })
        }
    });
    json!({ "system": game.system, "players": each.collect::<Vec<_>>() })
}

fn told(game: &Ranking) -> String {
    let head = ["who", "rating", "games"].map(|column| tr!("ratings-head", column = column));
    let row = |one: &Contender| match one {
        Contender::Level(_, rating) => vec![one.name(), rating.to_string()],
        Contender::Person(rated) => {
            let [won, drawn, lost] = rated.games;
            let (rating, error) = rated.rating;
            let rating = tr!(
                "ratings-rating",
                rating = rating.round(),
                error = error.round()
            );
            vec![one.name(), rating, format!("{won}–{drawn}–{lost}")]
        }
    };
    let rows: Vec<Vec<String>> = game.all.iter().map(row).collect();
    format!("{}\n{}", game.game, table(&head, &rows))
}
