//! The texts that come with the program: messages, lessons, rule books, the manual, the
//! licences. `assets/words/build.rs` packs them, which makes the program smaller by two
//! megabytes; a pack is unpacked when something of it is first asked for.

use std::sync::OnceLock;

/// Some texts, one behind the other.
struct Pack {
    name: &'static str,
    /// The name of each, and its length in bytes.
    files: &'static [(&'static str, usize)],
    /// All of them, deflated.
    bytes: &'static [u8],
}

// `AREAS` and `PACKS`: made by `assets/words/build.rs` of what lies beside it.
include!(concat!(env!("OUT_DIR"), "/packs.rs"));

/// How many packs there can be.
const MOST: usize = 16;

/// The texts of a pack, each with its name, in the order in which they were packed:
/// messages in that of [`AREAS`], others in that of their names. Of a pack that there
/// is not: none.
#[must_use]
pub fn texts(pack: &str) -> &'static [(&'static str, &'static str)] {
    static OPEN: [OnceLock<Vec<(&str, &str)>>; MOST] = [const { OnceLock::new() }; MOST];
    let Some(at) = PACKS.iter().position(|known| known.name == pack) else {
        return &[];
    };
    OPEN[at].get_or_init(|| PACKS[at].unpacked())
}

/// The text with this name in a pack; nothing, if there is none.
#[must_use]
pub fn text(pack: &str, name: &str) -> &'static str {
    let found = texts(pack).iter().find(|(known, _)| *known == name);
    found.map_or("", |(_, text)| text)
}

impl Pack {
    /// What is in it. The build packed it, and a test unpacks all of it, so that it
    /// cannot be faulty here.
    fn unpacked(&self) -> Vec<(&'static str, &'static str)> {
        let bytes = miniz_oxide::inflate::decompress_to_vec(self.bytes).unwrap_or_default();
        // Once for the life of the program.
        let mut rest: &'static str = String::from_utf8(bytes).unwrap_or_default().leak();
        let next = |&(name, length): &(&'static str, usize)| {
            let (text, after) = rest.split_at_checked(length)?;
            rest = after;
            Some((name, text))
        };
        self.files.iter().map_while(next).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_comes_out_of_its_pack_as_it_lies_in_its_folder() {
        assert!(PACKS.len() <= MOST);
        for pack in PACKS {
            let unpacked = texts(pack.name);
            assert_eq!(unpacked.len(), pack.files.len(), "{}", pack.name);
            for (name, text) in unpacked {
                let path = match pack.name {
                    "lessons" => format!("lessons/{name}.lesson.json"),
                    "rules" | "manual" => format!("{}/{name}.md", pack.name),
                    "licences" => "licences.json".to_owned(),
                    language => format!("words/{language}/{name}.ftl"),
                };
                let path = format!("{}/assets/{path}", env!("CARGO_MANIFEST_DIR"));
                assert_eq!(std::fs::read_to_string(&path).unwrap(), *text, "{path}");
            }
        }
        assert_eq!(text("rules", "no such book"), "");
        assert!(texts("no such pack").is_empty());
    }
}
