//! Whether saved games are what they say they are.

use super::seated;
use crate::cli::args::Verify;
use crate::cli::files::bytes;
use crate::cli::output::{Failure, print, print_json};
use crate::record::{AnyGame, Standing};
use crate::table::PastGame;
use crate::words::tr;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;

/// What was found out about a file.
pub(crate) struct Finding {
    /// The exit code it is worth.
    pub code: u8,
    /// In words.
    pub said: String,
    pub json: Value,
}

/// Plays saved games again and says what each proves.
pub(crate) fn verify(args: &Verify) -> Result<(), Failure> {
    let found: Vec<Finding> = args.files.iter().map(|path| examine(path)).collect();
    let code = worst(found.iter().map(|f| f.code));
    if args.json.json {
        let files: Vec<&Value> = found.iter().map(|f| &f.json).collect();
        print_json(&json!({ "good": code == 0, "status": code, "files": files }))?;
    } else {
        let said: Vec<&str> = found.iter().map(|f| f.said.as_str()).collect();
        print(&said.concat())?;
    }
    match code {
        0 => Ok(()),
        code => Err(Failure::silent(code)),
    }
}

/// The exit code of a game.
pub(crate) const fn code(standing: Standing) -> u8 {
    match standing {
        Standing::Good => 0,
        Standing::Faulty | Standing::Undrawn => 1,
        Standing::Own => 3,
        Standing::Untold => 4,
    }
}

/// Of several codes the one that says most against the games.
fn worst(codes: impl Iterator<Item = u8>) -> u8 {
    let weight = |code: &u8| [0, 4, 3, 1].iter().position(|c| c == code);
    codes.max_by_key(weight).unwrap_or(0)
}

fn examine(path: &Path) -> Finding {
    let shown = path.display().to_string();
    let bytes = bytes(path).map_err(|why| ("file", why));
    if let Ok(bytes) = &bytes
        && let Some(found) = super::corrections::examine(&shown, bytes)
    {
        return found;
    }
    let read = bytes.and_then(|bytes| {
        AnyGame::read(&bytes).map_err(|why| (why.word, format!("{shown}: {why}")))
    });
    match read {
        Ok(AnyGame::Past(game)) => past(&shown, &*game),
        Ok(AnyGame::Table(opened)) => seated::examine(&shown, &opened),
        Err((kind, said)) => Finding {
            code: 1,
            json: json!({
                "file": shown,
                "good": false,
                "status": 1,
                "kind": "unreadable",
                "fault": { "kind": kind, "phase": null, "entry": null, "action": null, "said": said },
                "said": said,
            }),
            said: format!("{said}\n"),
        },
    }
}

fn past(shown: &str, game: &dyn PastGame) -> Finding {
    let found = game.proof();
    let (standing, n) = (found.standing, found.actions);
    let word = standing.word();
    let mut said = tr!("proof-verified", file = shown, standing = word, n = n);
    said.push('\n');
    let damage = game.damage().unwrap_or_default();
    let lines = found.lines.iter().map(String::as_str);
    for line in lines.chain(damage.lines()) {
        // Writing to a String cannot fail.
        let _ = writeln!(said, "  {line}");
    }
    let mut json = json!({
        "file": shown,
        "good": standing == Standing::Good,
        "status": code(standing),
    });
    if let (Some(all), Value::Object(proof)) = (json.as_object_mut(), found.fields) {
        all.extend(proof);
    }
    json["fault"] = found.fault;
    json["notes"] = found.notes.into();
    json["said"] = said.trim_end().into();
    Finding {
        code: code(standing),
        said,
        json,
    }
}

#[cfg(test)]
mod tests {
    use super::worst;

    #[test]
    fn of_several_games_the_worst_decides() {
        assert_eq!(worst([0, 4, 0].into_iter()), 4);
        assert_eq!(worst([4, 3, 0].into_iter()), 3);
        assert_eq!(worst([3, 1, 4].into_iter()), 1);
        assert_eq!(worst([0, 0].into_iter()), 0);
    }
}
