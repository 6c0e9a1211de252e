//! Words on the command line that stand for something. In any case: who types
//! `Colonel` means `colonel`.

use crate::engine::{Commander, Level};
use crate::present::png::WIDTHS;
use crate::words::Language;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// A language by its code.
pub(crate) fn language(code: &str) -> Result<Language, String> {
    Language::from_code(&code.to_ascii_lowercase()).ok_or_else(|| {
        let codes = Language::ALL.map(Language::code);
        format!("there are: {}", codes.join(", "))
    })
}

/// What computer players are called. The argument must ignore case, too: clap
/// compares the words before it hands them on.
pub(crate) fn levels() -> impl TypedValueParser<Value = String> {
    words_of(&Level::ALL)
}

/// What they are called where they may lean to something, too.
pub(crate) fn commanders() -> impl TypedValueParser<Value = String> {
    let words = Commander::known().into_iter().map(Commander::word);
    let words = PossibleValuesParser::new(words);
    words.map(|word| word.to_ascii_lowercase())
}

/// What those are called that play in every game.
pub(crate) fn levels_everywhere() -> impl TypedValueParser<Value = String> {
    words_of(&Level::EVERYWHERE)
}

fn words_of(levels: &[Level]) -> impl TypedValueParser<Value = String> + use<> {
    let words = PossibleValuesParser::new(levels.iter().map(|level| level.word()));
    words.map(|word| word.to_ascii_lowercase())
}

/// The width of a picture.
pub(crate) fn pixels(word: &str) -> Result<u32, String> {
    let width = word.parse().ok().filter(|w| WIDTHS.contains(w));
    width.ok_or_else(|| format!("write {} to {}", WIDTHS.start(), WIDTHS.end()))
}

/// A time in minutes.
pub(crate) fn minutes(word: &str) -> Result<f64, String> {
    let minutes = word.parse().ok().filter(|m| (0.0..=1e6).contains(m));
    minutes.ok_or_else(|| "write a number of minutes".to_owned())
}

/// A side's key and how well it is played.
pub(crate) fn seat(word: &str) -> Result<(String, Commander), String> {
    let all = || {
        let all = Commander::known().into_iter().map(Commander::word);
        all.collect::<Vec<_>>().join(", ")
    };
    let (side, level) = word
        .split_once('=')
        .ok_or_else(|| "write a side and a level: SIDE=general".to_owned())?;
    let found = Commander::find(&level.trim().to_ascii_lowercase());
    let who = found.ok_or_else(|| format!("there are: {}", all()))?;
    Ok((side.trim().to_ascii_lowercase(), who))
}

/// A number that is not 0.
pub(crate) fn some(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(0) => Err("at least 1".to_owned()),
        Ok(number) => Ok(number),
        Err(_) => Err("not a whole number that can be counted to".to_owned()),
    }
}
