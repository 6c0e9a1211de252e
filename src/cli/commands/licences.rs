//! What the program is built from.

use crate::cli::args::Licences;
use crate::cli::output::{Failure, print, print_json};
use crate::present::licences::licences as all;
use crate::words::tr;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Shows libraries and fonts with their licences.
pub(crate) fn licences(args: &Licences) -> Result<(), Failure> {
    let words = args.words.join(" ");
    let parts = all().matching(&words);
    if parts.is_empty() {
        return Err(Failure::no(tr!("no-licence-has", words = words)));
    }
    let texts = args.full || !words.trim().is_empty();
    if args.json.json {
        let parts: Vec<Value> = parts
            .iter()
            .map(|part| {
                let mut out = json!({
                    "name": part.name,
                    "version": part.version,
                    "licence": part.licence,
                });
                if texts {
                    out["texts"] = all().texts_of(part).collect();
                }
                out
            })
            .collect();
        return print_json(&json!({ "parts": parts }));
    }
    let mut out = String::new();
    for part in parts {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{}", part.line());
        for text in all().texts_of(part).filter(|_| texts) {
            let _ = writeln!(out, "\n{text}\n");
        }
    }
    print(&out)
}
