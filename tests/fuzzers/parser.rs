//! One parser, named by `HELLS_GATE_PARSER`, fed by libFuzzer.

#![no_main]

#[path = "../fuzzing/parsers/promises.rs"]
mod promises;

use libfuzzer_sys::fuzz_target;
use promises::{PARSERS, Parser};
use std::sync::OnceLock;

fn parser() -> Parser {
    static PARSER: OnceLock<Parser> = OnceLock::new();
    *PARSER.get_or_init(|| {
        let asked = std::env::var("HELLS_GATE_PARSER").unwrap_or_default();
        let known: Vec<&str> = PARSERS.iter().map(|(name, _)| *name).collect();
        let found = PARSERS.iter().find(|(name, _)| *name == asked);
        let Some((_, parser)) = found else {
            eprintln!("HELLS_GATE_PARSER is one of {}", known.join(", "));
            std::process::exit(2);
        };
        *parser
    })
}

fuzz_target!(|input: &[u8]| {
    parser()(input);
});
