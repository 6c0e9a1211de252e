//! Scenario files: JSON text → a checked, playable
//! [`Setup`], or every fault of the text at once, each
//! with its place.
//!
//! Pure: who has the text of a file passes it in. The format is described by
//! the built-in file itself, `scenarios/korsun_1944.json`: one hex, one river
//! hexside, one unit a line. Facts carry their provenance: *attested* (the
//! published text states or forces them) or *reconstructed* (placed by us).
//!
//! # Stability
//! Files of version 1 stay readable. Fields that this version does not know
//! are faults, so that a slip of the pen never passes for a default.

mod fault;
#[cfg(test)]
mod fault_tests;
mod map;
mod shipped;
mod special;
#[cfg(test)]
mod text_tests;
mod units;
mod words;

pub use fault::{Faults, ScenarioFault, ScenarioFaultKind};
pub use shipped::{Digest, Origin, SHIPPED, Shipped, facts_digest};
pub use special::{SPECIAL_RULES, SpecialFact};
pub use units::ATTESTABLE;

use crate::json::{self, Doc as Value, Syntax, quoted, shipped};
use crate::systems::hells_gate::Setup;
use crate::systems::hells_gate::setup::SetupParts;
use words::{Log, Node};

/// What the field `format` of a scenario file says.
pub const FORMAT: &str = "hells-gate-scenario";

/// The version of the format that is read here.
pub const VERSION: u64 = 1;

/// What scenario the editor made a file of, for the editor.
const MADE_OF: &str = "made_of";

/// The longest text that is looked at, in bytes.
pub const MAX_BYTES: usize = 4 * 1024 * 1024;

/// The text of the scenario that a new game begins with: the Korsun pocket, 25
/// January to 17 February 1944 [2.1], an even battle.
pub static KORSUN_1944: &str = shipped!("../../../../../scenarios/korsun_1944.json");

/// The text of its variant with the order of battle the program had at first:
/// only reconstructed facts differ.
pub static KORSUN_1944_FIRST: &str = shipped!("../../../../../scenarios/korsun_1944_first.json");

/// The text of a variant of the first order of battle in which reinforcements
/// come later: only reconstructed facts differ.
pub static KORSUN_1944_BALANCED: &str =
    shipped!("../../../../../scenarios/korsun_1944_balanced.json");

/// The text of a small scenario on a part of the map, to learn by.
static RING_CLOSES: &str = shipped!("../../../../../scenarios/ring_closes.json");

/// The text of a small scenario on a part of the map, to learn by.
static RELIEF_AT_LYSYANKA: &str = shipped!("../../../../../scenarios/relief_at_lysyanka.json");

/// The text of a small scenario on a part of the map, to learn by.
static OUT_OVER_THE_TIKICH: &str = shipped!("../../../../../scenarios/out_over_the_tikich.json");

/// The text of a battle of the same campaign: the relief of the pocket, 3 to 17 February
/// 1944, on the whole map.
static OPERATION_WANDA: &str = shipped!("../../../../../scenarios/operation_wanda.json");

/// A scenario that comes with the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuiltIn {
    /// Its identifier, as in the file.
    pub id: &'static str,
    /// Its title, as in the file.
    pub title: &'static str,
    /// The text of the file.
    pub text: &'static str,
}

/// The scenarios that come with the program.
#[must_use]
pub const fn built_in() -> &'static [BuiltIn] {
    const BUILT_IN: &[BuiltIn] = &[
        BuiltIn {
            id: "korsun_1944",
            title: "Hell's Gate: The Korsun Pocket, 1944",
            text: KORSUN_1944,
        },
        BuiltIn {
            id: "korsun_1944_first",
            title: "Hell's Gate: The Korsun Pocket, 1944 (first order of battle)",
            text: KORSUN_1944_FIRST,
        },
        BuiltIn {
            id: "korsun_1944_balanced",
            title: "Hell's Gate: The Korsun Pocket, 1944 (later reinforcements)",
            text: KORSUN_1944_BALANCED,
        },
        BuiltIn {
            id: "ring_closes",
            title: "Learning scenario: the ring closes",
            text: RING_CLOSES,
        },
        BuiltIn {
            id: "relief_at_lysyanka",
            title: "Learning scenario: relief at Lysyanka",
            text: RELIEF_AT_LYSYANKA,
        },
        BuiltIn {
            id: "out_over_the_tikich",
            title: "Learning scenario: out over the Gniloy Tikich",
            text: OUT_OVER_THE_TIKICH,
        },
        BuiltIn {
            id: "operation_wanda",
            title: "Hell's Gate: Operation Wanda, 1944",
            text: OPERATION_WANDA,
        },
    ];
    BUILT_IN
}

/// A scenario that was read and checked.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// Ready to play.
    pub setup: Setup,
    /// Who made the game and the scenario, a line each.
    pub credits: Vec<String>,
    /// The special rules in force, with rule numbers and provenance; in the
    /// order of [`SPECIAL_RULES`].
    pub special: Vec<SpecialFact>,
    /// The exact text it was read from.
    pub source: String,
}

/// The built-in Korsun scenario that a new game begins with.
///
/// # Errors
/// None in a released program: a test loads it.
pub fn korsun_1944() -> Result<Scenario, Faults> {
    load(KORSUN_1944)
}

/// The Korsun scenario with its first order of battle.
///
/// # Errors
/// None in a released program: a test loads it.
pub fn korsun_1944_first() -> Result<Scenario, Faults> {
    load(KORSUN_1944_FIRST)
}

/// Reads and checks the text of a scenario file. Never panics.
///
/// # Errors
/// All faults that could be found, in the order of reading. Text that is not
/// JSON, not a scenario or of another version has just that one fault.
pub fn load(text: &str) -> Result<Scenario, Faults> {
    if text.len() > MAX_BYTES {
        return Err(Faults::of_file(ScenarioFaultKind::FileTooLong {
            bytes: text.len(),
            max: MAX_BYTES,
        }));
    }
    let root = text.parse().map_err(|Syntax { line, column, what }| {
        Faults::of_file(ScenarioFaultKind::Syntax { line, column, what })
    })?;
    let parts = parts(&root)?;
    Ok(Scenario {
        setup: parts.setup.into(),
        credits: parts.credits,
        special: parts.special,
        source: text.to_owned(),
    })
}

/// Reads and checks a scenario file that was read as JSON.
///
/// # Errors
/// As [`load`].
pub fn read(root: &Value) -> Result<Setup, Faults> {
    Ok(parts(root)?.setup.into())
}

fn parts(root: &Value) -> Result<Parts, Faults> {
    identify(root).map_err(|fault| Faults(vec![fault]))?;
    let log = Log::default();
    let read = document(&Node::new(root, "", &log));
    let faults = log.take();
    match read {
        Some(parts) if faults.is_empty() => Ok(parts),
        _ if faults.is_empty() => Err(Faults::of_file(ScenarioFaultKind::Unexplained)),
        _ => Err(Faults(faults)),
    }
}

/// Whether this is a scenario file of a version that can be read at all.
fn identify(root: &Value) -> Result<(), ScenarioFault> {
    let fault = |path: &str, what| {
        Err(ScenarioFault {
            path: path.to_owned(),
            what,
        })
    };
    if root.get("format") != Some(&Value::Text(FORMAT.to_owned())) {
        return fault("", ScenarioFaultKind::NotAScenario);
    }
    let found = match root.get("version") {
        Some(Value::Whole(VERSION)) => return Ok(()),
        Some(Value::Whole(n)) => n.to_string(),
        Some(Value::Number(n) | Value::Text(n)) => quoted(n),
        Some(other) => other.word().to_owned(),
        None => return fault("version", json::FaultKind::Missing.into()),
    };
    let supported = VERSION;
    fault("version", ScenarioFaultKind::Version { found, supported })
}

/// A scenario before anything is derived from it.
struct Parts {
    setup: SetupParts,
    credits: Vec<String>,
    special: Vec<SpecialFact>,
}

fn document(root: &Node<'_>) -> Option<Parts> {
    let fields = root.object(&[
        "format",
        "version",
        "id",
        "title",
        "about",
        "credits",
        "geometry",
        "parameters",
        "turns",
        "special",
        "hexes",
        "river_hexsides",
        "shore",
        "units",
        MADE_OF,
    ])?;
    if let Some(made_of) = fields.optional(MADE_OF) {
        let _ = made_of.line(80);
    }
    let id = fields.given("id").and_then(|n| {
        n.identifier(40, "small letters, digits and _", |b| {
            b.is_ascii_lowercase() || b.is_ascii_digit() || *b == b'_'
        })
    });
    let title = fields.given("title").and_then(|n| n.name(80));
    let about = fields.given("about").and_then(|n| n.name(2000));
    let credits = fields.given("credits").and_then(|n| n.list(usize::MAX));
    let credits = credits.map(|l| l.iter().filter_map(|n| n.name(200)).collect());
    let shifted = fields.given("geometry").and_then(|n| map::shifted(&n));
    let (turns, parameters) = fields
        .given("parameters")
        .map_or((None, None), |n| special::parameters(&n));
    let dates = fields
        .given("turns")
        .and_then(|n| special::dates(&n, turns));

    // With a fault in the geometry or the number of turns, the rest is checked
    // as far as it can be without.
    let last = turns.unwrap_or(special::MAX_TURNS);
    let special_node = fields.given("special");
    let hexes = fields.given("hexes");
    let rivers = fields.given("river_hexsides");
    let units = fields.given("units");
    let map = hexes.and_then(|n| map::hexes(&n, shifted));
    let (map, hexes) = map.map_or_else(Default::default, |(map, hexes)| (map, Some(hexes)));
    let special = special_node
        .as_ref()
        .and_then(|n| special::special(n, &map, last));
    let rivers = rivers.and_then(|n| map::rivers(&n, &map));
    let shore = fields.optional("shore");
    let shore = shore.and_then(|n| map::shore(&n, &map));
    let frame = units::Frame {
        turns: last,
        has_release: special_node
            .is_some_and(|n| !matches!(n.doc().get("release"), None | Some(Value::Null))),
    };
    let units = units.and_then(|n| units::units(&n, &map, &frame));
    let (special, facts) = special?;
    Some(Parts {
        setup: SetupParts {
            id: id?,
            title: title?,
            about: about?,
            grid: map.grid?,
            hexes: hexes?,
            rivers: rivers?,
            shore,
            units: units?,
            dates: dates?,
            special,
            parameters: parameters?,
        },
        credits: credits?,
        special: facts,
    })
}
