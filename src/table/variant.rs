//! Variants: rules that are not as in the scenario, under a name of their own. A variant
//! lies in a file, goes with every game that is played by it, and never passes for the
//! rules of the scenario.

use super::Table;
use crate::json::{Doc, Fault, FaultKind, Log, Node, Syntax};
use crate::present::system::Parameter;
use crate::words::tr;

/// What the field `format` of a variant file says.
pub const VARIANT_FORMAT: &str = "hells-gate-variant";

/// The version of the format that is read here.
const VERSION: i64 = 1;

/// The field of `changed` in which the name of a variant goes with a game.
pub const VARIANT: &str = "variant";

/// The longest name, in letters.
pub const VARIANT_NAME: usize = 60;

/// A variant of the rules of a system.
#[derive(Clone, PartialEq, Debug)]
pub struct Variant {
    /// The key of the system whose rules it changes.
    pub system: String,
    /// What it is called.
    pub title: String,
    /// The parameters that are otherwise: an object.
    pub changed: Doc,
}

impl Variant {
    /// Reads a variant file. What its parameters may be is for its system to say.
    ///
    /// # Errors
    /// All faults.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let doc: Doc = text
            .parse()
            .map_err(|why: Syntax| vec![Fault::of_all(FaultKind::Says(why.to_string()))])?;
        let log = Log::default();
        let node = Node::new(&doc, "", &log);
        let read = node
            .object(&["format", "version", "system", "title", "changed"])
            .and_then(|fields| {
                let format = fields
                    .field("format")
                    .and_then(|n| n.word(&[VARIANT_FORMAT]));
                let version = fields
                    .field("version")
                    .and_then(|n| n.number(VERSION..=VERSION));
                let system = fields.field("system").and_then(|n| n.line(VARIANT_NAME));
                let title = fields.field("title").and_then(|n| n.line(VARIANT_NAME));
                fields.field("changed")?;
                format.and(version)?;
                Some(Self {
                    system: system?,
                    title: title?,
                    changed: doc.get("changed")?.clone(),
                })
            });
        match (read, log.take()) {
            (Some(read), faults) if faults.is_empty() => Ok(read),
            (_, faults) => Err(faults),
        }
    }

    /// Its file.
    #[must_use]
    pub fn write(&self) -> String {
        let doc = Doc::object([
            ("format", VARIANT_FORMAT.into()),
            ("version", Doc::from(VERSION)),
            ("system", self.system.as_str().into()),
            ("title", self.title.as_str().into()),
            ("changed", self.changed.clone()),
        ]);
        format!("{}\n", doc.laid_out(1, 0))
    }

    /// The variant that these changes of a game are, if they have a name.
    #[must_use]
    pub fn of_game(system: &str, changed: &Doc) -> Option<Self> {
        let (title, changed) = parted(changed).ok()?;
        Some(Self {
            system: system.to_owned(),
            title: title?,
            changed,
        })
    }

    /// What goes with a game that is played by it.
    #[must_use]
    pub fn in_game(&self) -> Doc {
        let mut fields = match &self.changed {
            Doc::Object(fields) => fields.clone(),
            _ => Vec::new(),
        };
        fields.retain(|(name, _)| name != VARIANT);
        fields.insert(0, (VARIANT.to_owned(), self.title.as_str().into()));
        Doc::Object(fields)
    }
}

/// Whether one of these is a rule that is set otherwise. What people choose as they begin
/// is none.
#[must_use]
pub(super) fn changes_rules(parameters: &[Parameter]) -> bool {
    parameters.iter().any(|of| of.is_changed() && !of.at_start)
}

/// What is told of the rules of a game that are not those of its scenario: a sentence, and
/// each of them. Nothing where they are.
#[must_use]
pub fn told_rules(table: &dyn Table) -> Option<(String, Vec<String>)> {
    let parameters = table.parameters();
    let head = match table.variant() {
        Some(name) => tr!("rules-variant-told", name = name),
        None if changes_rules(&parameters) => tr!("rules-changed-told"),
        None => return None,
    };
    let changed = parameters.iter().filter(|of| of.is_changed());
    Some((head, changed.map(Parameter::told).collect()))
}

/// The name of the variant and the parameters, out of what goes with a game.
pub(super) fn parted(changed: &Doc) -> Result<(Option<String>, Doc), Vec<Fault>> {
    let Doc::Object(fields) = changed else {
        return Ok((None, changed.clone()));
    };
    let (named, rest): (Vec<_>, Vec<_>) = fields.iter().cloned().partition(|(n, _)| n == VARIANT);
    let Some((_, title)) = named.first() else {
        return Ok((None, changed.clone()));
    };
    let log = Log::<FaultKind>::default();
    let title = Node::new(title, "changed.variant", &log).line(VARIANT_NAME);
    match (title, log.take()) {
        (Some(title), faults) if faults.is_empty() => Ok((Some(title), Doc::Object(rest))),
        (_, faults) => Err(faults),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_file_is_read_as_it_was_written_and_faults_are_told() {
        let variant = Variant {
            system: "some_game".to_owned(),
            title: "No tanks".to_owned(),
            changed: Doc::object([("tank_clear", Doc::Whole(1))]),
        };
        assert_eq!(Variant::read(&variant.write()), Ok(variant.clone()));
        let (title, rest) = parted(&variant.in_game()).unwrap();
        assert_eq!(title.as_deref(), Some("No tanks"));
        assert_eq!(rest, variant.changed);
        assert_eq!(parted(&rest).unwrap(), (None, rest.clone()));
        for bad in [
            "",
            "{}",
            "[]",
            r#"{"format":"hells-gate-variant","version":2}"#,
        ] {
            assert!(!Variant::read(bad).unwrap_err().is_empty(), "{bad}");
        }
        let unnamed = Doc::object([(VARIANT, Doc::Whole(1))]);
        assert_eq!(parted(&unnamed).unwrap_err()[0].path, "changed.variant");
    }
}
