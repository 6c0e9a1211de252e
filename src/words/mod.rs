//! The languages of the program, and every text that depends on them.
//!
//! Texts are Fluent messages in `assets/words`, a folder a language, a file an
//! area; `tr!` turns a message and its arguments into a `String`. Which
//! language is spoken is ambient: a thread has one ([`speak`], [`speaking`]),
//! so that functions from data to sentences stay what they are. A thread that
//! nobody told speaks English.
//!
//! Files, notation and the protocol never go through here: they are the same in
//! every language.

mod bundles;
mod line;
mod names;
mod packed;

pub use bundles::{is_known, message, source};
pub use fluent_bundle::FluentValue as Value;
pub use line::{LONGEST_LINE, one_line, short_piece};
pub use names::{BEFORE_OWN, name};
pub use packed::{AREAS, text, texts};

use serde::{Deserialize, Serialize};
use std::cell::Cell;

/// A language the program speaks.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Language {
    /// English, in which every message exists.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
    /// Russian.
    #[serde(rename = "ru")]
    Russian,
    /// Ukrainian.
    #[serde(rename = "uk")]
    Ukrainian,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::Russian, Self::Ukrainian];

    /// What those who speak it call it.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Russian => "Русский",
            Self::Ukrainian => "Українська",
        }
    }

    /// Its code: "en", "de", "ru", "uk".
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Russian => "ru",
            Self::Ukrainian => "uk",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|l| l.code() == code)
    }

    /// The language of a locale as systems write them: "de_AT.UTF-8", "uk-UA".
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.', '@']).next()?;
        Self::from_code(&code.to_ascii_lowercase())
    }
}

thread_local! {
    static SPOKEN: Cell<Language> = const { Cell::new(Language::English) };
}

/// The language this thread speaks.
#[must_use]
pub fn spoken() -> Language {
    SPOKEN.get()
}

/// Lets this thread speak a language from now on. A thread that is started to
/// make sentences is told by whoever starts it.
pub fn speak(language: Language) {
    SPOKEN.set(language);
}

/// Lets this thread speak a language while `f` runs, also if it panics.
pub fn speaking<T>(language: Language, f: impl FnOnce() -> T) -> T {
    struct Back(Language);
    impl Drop for Back {
        fn drop(&mut self) {
            speak(self.0);
        }
    }
    let _back = Back(SPOKEN.replace(language));
    f()
}

/// A message in the language spoken, as a `String`: `tr!("order-none")`, or
/// with arguments `tr!("order-not-a-corps", unit = name)`. Numbers are given as
/// numbers, so that the message can choose the form that goes with them.
macro_rules! tr {
    ($id:literal $(,)?) => {
        $crate::words::message($id, [])
    };
    ($id:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::words::message(
            $id,
            [$((stringify!($name), $crate::words::Value::from($value))),+],
        )
    };
}
pub(crate) use tr;

/// "A, B and C"; "none" for nothing.
#[must_use]
pub fn all_of<S: AsRef<str>>(items: &[S]) -> String {
    joined(items, |most, last| {
        tr!("list-and", most = most, last = last)
    })
}

/// The same, but short: "A, B, C, D, E and 7 others".
#[must_use]
pub fn some_of<S: AsRef<str>>(items: &[S]) -> String {
    const SHOWN: usize = 5;
    if items.len() <= SHOWN + 1 {
        return all_of(items);
    }
    let mut list: Vec<String> = (items[..SHOWN].iter().map(|s| s.as_ref().to_owned())).collect();
    list.push(tr!("list-others", n = items.len() - SHOWN));
    all_of(&list)
}

/// "A, B or C"; "none" for nothing.
#[must_use]
pub fn any_of<S: AsRef<str>>(items: &[S]) -> String {
    joined(items, |most, last| tr!("list-or", most = most, last = last))
}

fn joined<S: AsRef<str>>(items: &[S], join: impl Fn(&str, &str) -> String) -> String {
    match items {
        [] => tr!("list-empty"),
        [only] => only.as_ref().to_owned(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            join(&most.join(", "), last.as_ref())
        }
    }
}

/// "+1.5" or "−0.3", as the language spoken writes it.
#[must_use]
pub fn signed(value: f64) -> String {
    let sign = if value < 0.0 { '−' } else { '+' };
    format!("{sign}{}", decimal(value.abs(), 1))
}

/// A whole number with its sign: "+3", "0", "−2".
#[must_use]
pub fn signed_whole(value: i32) -> String {
    match value {
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
        _ => format!("\u{2212}{}", value.unsigned_abs()),
    }
}

/// A number with so many decimals and the decimal sign of the language spoken:
/// "0.7", in German "0,7".
#[must_use]
pub fn decimal(value: f64, places: usize) -> String {
    let written = format!("{value:.places$}");
    // Nothing has no sign.
    let written = match written.strip_prefix('-') {
        Some(nothing) if !nothing.contains(|c| ('1'..='9').contains(&c)) => nothing,
        _ => written.as_str(),
    };
    written.replace('.', &tr!("decimal-sign"))
}

/// A share of so many games with its error, in per cent: "35% ± 2", "0.4% ± 0.2". Of none
/// and of all of them no error is known: they are counted ("0 of 96").
#[must_use]
pub fn share_of(share: f64, games: u32) -> String {
    if share <= 0.0 || share >= 1.0 {
        let n = if share <= 0.0 { 0 } else { games };
        return tr!("room-share-count", n = n, all = games);
    }
    let error = (share * (1.0 - share) / f64::from(games.max(1))).sqrt() * 100.0;
    let places = seen_places(error, 0);
    tr!(
        "room-share-error",
        share = decimal(share * 100.0, places),
        error = decimal(error, places)
    )
}

/// A figure with its error, "2.9 ± 0.4"; without one where there is no doubt to tell. With
/// its sign if it may be more or less than nothing.
#[must_use]
pub fn with_error((value, error): (f64, f64), has_sign: bool) -> String {
    let places = seen_places(error, 1);
    let sign = match (has_sign, value < 0.0) {
        (_, true) => "\u{2212}",
        (true, false) => "+",
        (false, false) => "",
    };
    let value = format!("{sign}{}", decimal(value.abs(), places));
    match error > 0.0 {
        true => tr!(
            "back-measured",
            value = value,
            error = decimal(error, places)
        ),
        false => value,
    }
}

/// How many places a figure has at least, and how many its error needs to be seen.
fn seen_places(error: f64, least: usize) -> usize {
    /// More are never told.
    const MORE: usize = 2;
    let seen = |places: &usize| error * 10_f64.powi(*places as i32) >= 0.5;
    let places = (least..=least + MORE).find(seen);
    places.unwrap_or(if error > 0.0 { least + MORE } else { least })
}

/// The same text with a capital letter at the start.
#[must_use]
pub fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests;
