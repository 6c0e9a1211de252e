//! The messages of each language, read once.

use super::packed::texts;
use super::{Language, Value, spoken};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The messages of a language, for all threads.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// The text of a file of messages, by its place in [`AREAS`](super::AREAS).
#[must_use]
pub fn source(language: Language, area: usize) -> &'static str {
    texts(language.code())
        .get(area)
        .map_or("", |(_, text)| text)
}

/// The messages of a language.
pub(super) fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 4] = [const { OnceLock::new() }; 4];
    BUNDLES[language as usize].get_or_init(|| read(language))
}

fn read(language: Language) -> Bundle {
    let code: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![code]);
    // Marks of writing direction are for languages written from the right.
    bundle.set_use_isolating(false);
    for (_, file) in texts(language.code()) {
        // What cannot be read is left out: a test finds it.
        let messages = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(messages);
    }
    bundle
}

/// Whether a language has a message.
#[must_use]
pub fn is_known(language: Language, id: &str) -> bool {
    bundle(language).has_message(id)
}

/// A message in the language spoken; in English if it is missing there; its id
/// if it is missing in English too.
#[must_use]
pub fn message<'a, const N: usize>(id: &str, args: [(&'static str, Value<'a>); N]) -> String {
    let args: Option<FluentArgs<'a>> = (N > 0).then(|| args.into_iter().collect());
    let say = |language| say(language, id, args.as_ref());
    say(spoken())
        .or_else(|| say(Language::English))
        .unwrap_or_else(|| id.to_owned())
}

fn say(language: Language, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let bundle = bundle(language);
    let pattern = bundle.get_message(id)?.value()?;
    // A fault leaves the argument's name in the text: a test finds it.
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, args, &mut faults);
    Some(text.into_owned())
}
