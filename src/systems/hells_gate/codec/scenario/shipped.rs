//! Which scenarios came with the program, now or ever: told by their facts.

use super::{BuiltIn, built_in};
use crate::engine::digest;
use crate::hex::{HexId, HexMask, Shifted};
use crate::systems::hells_gate::setup::{Arrival, Special, Turns, Unit};
use crate::systems::hells_gate::{Setup, Side};
use std::fmt::{self, Write as _};

/// A number for the facts of a scenario: all that the rules use and all that
/// its map and counters show. How the file is laid out, what its notes and its
/// introduction say and where a fact comes from make no difference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Digest(pub u64);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A version of a scenario that came with the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shipped {
    /// The identifier of the scenario.
    pub id: &'static str,
    /// The number of its facts.
    pub digest: Digest,
    /// What tells this version from the others.
    pub version: &'static str,
}

/// Every version of every scenario that ever came with the program.
///
/// Whoever changes a fact of a built-in scenario, or adds one, adds a line at
/// the end: the test `every_scenario_that_comes_with_the_program_is_known`
/// prints it. No line is ever taken out or changed, because saved games hold the
/// scenario they were played with.
pub const SHIPPED: &[Shipped] = &[
    shipped("korsun_1944", 0xee06_ab5c_7214_c436, "the first"),
    shipped(
        "korsun_1944",
        0x6048_add3_5c23_8f38,
        "the Dnepr bounds the map",
    ),
    shipped("korsun_1944_balanced", 0x9d3d_d1da_ec83_e70c, "the first"),
    shipped(
        "korsun_1944",
        0x5f5a_2423_283a_fa4d,
        "even between Generals, by the calendar of the boxed game",
    ),
    shipped(
        "korsun_1944_first",
        0x8d55_0a5b_1b37_769e,
        "as korsun_1944 was, by the calendar of the boxed game",
    ),
    shipped(
        "korsun_1944_balanced",
        0x84fb_8bd1_4c31_5eef,
        "by the calendar of the boxed game",
    ),
    shipped("ring_closes", 0x3300_0d22_7610_a402, "the first"),
    shipped("relief_at_lysyanka", 0xa513_8056_bf2c_9b5a, "the first"),
    shipped("out_over_the_tikich", 0xace6_7279_3161_c6c8, "the first"),
    shipped("operation_wanda", 0x3e4f_cee0_b08f_f198, "the first"),
];

const fn shipped(id: &'static str, digest: u64, version: &'static str) -> Shipped {
    Shipped {
        id,
        digest: Digest(digest),
        version,
    }
}

/// Where a scenario comes from, as far as its facts tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It came with the program.
    Shipped(&'static Shipped),
    /// It bears the identifier of one that came with the program, and its
    /// facts were never those.
    Changed(&'static BuiltIn),
    /// It is somebody's own.
    Own,
}

impl Origin {
    /// Where this scenario comes from.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        let found = facts_digest(setup);
        let known = |s: &&Shipped| s.digest == found && s.id == setup.id;
        if let Some(shipped) = SHIPPED.iter().find(known) {
            return Self::Shipped(shipped);
        }
        let same_name = built_in().iter().find(|b| b.id == setup.id);
        same_name.map_or(Self::Own, Self::Changed)
    }
}

/// The number of a scenario's facts.
#[must_use]
pub fn facts_digest(setup: &Setup) -> Digest {
    Digest(digest(&facts(setup)))
}

/// The facts, one a line.
///
/// # Stability
/// The digests of [`SHIPPED`] and those in saved games depend on every letter.
/// A new kind of fact gets a line of its own, written only where a scenario has
/// it.
fn facts(setup: &Setup) -> String {
    let mut out = String::with_capacity(8 * 1024);
    // Writing to a String cannot fail.
    let _ = writeln!(out, "scenario {}\ntitle {}", setup.id, setup.title);
    let numbers = setup.parameters;
    let _ = writeln!(
        out,
        "turns {}\nattackers {}\ndefenders {} {}\noverconcentration {}\nhandicap {} {}",
        numbers.turns,
        numbers.attackers_per_hexside,
        numbers.defenders.soviet,
        numbers.defenders.german,
        numbers.overconcentration,
        numbers.handicap.soviet,
        numbers.handicap.german,
    );
    for (turn, dates) in setup.dates.iter().enumerate() {
        let _ = writeln!(out, "dates {} {dates}", turn + 1);
    }
    map(setup, &mut out);
    special(setup, &setup.special, &mut out);
    for unit in &setup.units {
        unit_line(setup, unit, &mut out);
    }
    out
}

/// The hexes, rivers and the shore.
fn map(setup: &Setup, out: &mut String) {
    let shifted = match setup.grid.shifted() {
        Shifted::OddRows => "odd",
        Shifted::EvenRows => "even",
    };
    let _ = writeln!(out, "shifted {shifted}");
    for hex in setup.grid.all() {
        let Some(info) = setup.hex(hex) else { continue };
        let source = info.source.map_or("-", |(side, _)| side.key());
        let (hex, terrain) = (setup.grid.name(hex), info.terrain.word());
        let _ = writeln!(out, "hex {hex} {terrain} {source} {}", info.place);
    }
    for side in &setup.rivers {
        let [a, b] = side.between.map(|hex| setup.grid.name(hex));
        let _ = writeln!(out, "river {a} {b} {}", side.river);
    }
    if let Some(shore) = &setup.shore {
        let along: Vec<String> = shore.along.iter().map(|&h| name(setup, h)).collect();
        let _ = writeln!(out, "shore {} {}", along.join(","), shore.river);
    }
}

/// The special rules in force.
fn special(setup: &Setup, special: &Special, out: &mut String) {
    let span = |turns: Turns| format!("{}-{}", turns.first, turns.last);
    let mut line = |text: String| {
        let _ = writeln!(out, "special {text}");
    };
    if let Some(turn) = special.opening_turn {
        line(format!("opening_turn {turn}"));
    }
    if let Some(r) = &special.closed_hex {
        let (side, hex) = (r.side.key(), name(setup, r.hex));
        line(format!("closed_hex {side} {hex} {}", span(r.turns)));
    }
    if let Some(r) = &special.short_supply {
        let (side, hexes) = (r.side.key(), r.hexes);
        line(format!("short_supply {side} {hexes} {}", span(r.turns)));
    }
    if let Some(turns) = special.supply_shift_cap {
        line(format!("supply_shift_cap {}", span(turns)));
    }
    if let Some(r) = &special.stand_fast {
        let (side, hex) = (r.side.key(), name(setup, r.hex));
        line(format!("stand_fast {side} {hex} {}", span(r.turns)));
    }
    if let Some(r) = &special.dumps {
        let (airfield, hexes) = (name(setup, r.airfield), names(setup, r.hexes));
        let (side, from) = (r.side.key(), r.from_turn);
        line(format!("dumps {side} {airfield} {hexes} {from}"));
    }
    if let Some(r) = &special.thaw {
        line(format!("thaw {} {:06b}", r.from_turn, r.faces));
    }
    if let Some(r) = &special.restoration {
        // In no order: the rules only ask whether a turn is among them.
        let mut turns = r.turns.clone();
        turns.sort_unstable();
        line(format!("restoration {} {turns:?}", r.side.key()));
    }
    if let Some(turn) = special.breakout_turn {
        line(format!("breakout_turn {turn}"));
    }
    if let Some(r) = &special.release {
        let (side, hexes) = (r.entered_by.key(), names(setup, r.hexes));
        line(format!("release {side} {hexes}"));
    }
}

/// One counter.
fn unit_line(setup: &Setup, unit: &Unit, out: &mut String) {
    let reduced = unit
        .reduced_strength
        .map_or_else(|| "-".to_owned(), |n| n.to_string());
    let arrives = match unit.arrives {
        Arrival::Start => "start".to_owned(),
        Arrival::Turn(turn) => turn.to_string(),
    };
    let _ = writeln!(
        out,
        "unit {} {} {} {} {} {reduced} {} {arrives} {} {} | {}",
        unit.code,
        unit.side.key(),
        // Of either side the same word.
        unit.kind.word(Side::Soviet),
        unit.size.word(),
        unit.strength,
        name(setup, unit.hex),
        if unit.conditional { "conditional" } else { "-" },
        unit.label,
        unit.name,
    );
}

fn name(setup: &Setup, hex: HexId) -> String {
    setup.grid.name(hex).to_string()
}

/// In the order of their names, whatever the order of the file.
fn names(setup: &Setup, hexes: HexMask) -> String {
    let mut names: Vec<String> = hexes.iter().map(|h| name(setup, h)).collect();
    names.sort_unstable();
    names.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::hells_gate::codec::scenario::{KORSUN_1944, load};

    #[test]
    fn every_scenario_that_comes_with_the_program_is_known() {
        let unknown: Vec<String> = built_in()
            .iter()
            .filter_map(|built_in| {
                let found = facts_digest(&load(built_in.text).unwrap().setup);
                let mut all = SHIPPED.iter();
                let known = all.any(|s| s.id == built_in.id && s.digest == found);
                let (id, digest) = (built_in.id, grouped(found));
                (!known).then(|| format!("shipped({id:?}, 0x{digest}, \"what is new in it\"),"))
            })
            .collect();
        assert!(unknown.is_empty(), "add to SHIPPED: {unknown:#?}");
        for built_in in built_in() {
            let setup = load(built_in.text).unwrap().setup;
            let found = facts_digest(&setup);
            let place = SHIPPED.iter().find(|s| s.digest == found).unwrap();
            assert_eq!(Origin::of(&setup), Origin::Shipped(place));
        }
    }

    /// As the lints want long numbers: in groups of four digits.
    fn grouped(digest: Digest) -> String {
        let digits = digest.to_string();
        let groups: Vec<&str> = (0..digits.len())
            .step_by(4)
            .filter_map(|at| digits.get(at..at + 4))
            .collect();
        groups.join("_")
    }

    #[test]
    fn every_version_is_listed_once() {
        for (i, one) in SHIPPED.iter().enumerate() {
            let same = SHIPPED.iter().skip(i + 1).any(|s| s.digest == one.digest);
            assert!(!same, "{} {}", one.id, one.digest);
            assert!(!one.version.is_empty());
            assert!(built_in().iter().any(|b| b.id == one.id), "{}", one.id);
        }
    }

    #[test]
    fn a_changed_fact_is_a_change_and_a_changed_note_is_none() {
        let setup = |text: &str| load(text).unwrap().setup;
        let now = facts_digest(&setup(KORSUN_1944));
        // Facts: a handicap, the name of a place, a die face of the thaw, a date.
        for (old, new) in [
            ("\"german\": 10 }", "\"german\": 25 }"),
            ("\"place\": \"Talnoye\"", "\"place\": \"Talnoje\""),
            ("\"faces\": [1, 2]", "\"faces\": [1, 2, 3]"),
            ("\"dates\": \"2", "\"dates\": \"Night of 2"),
            ("\"shifted_rows\": \"odd\"", "\"shifted_rows\": \"even\""),
        ] {
            assert!(KORSUN_1944.contains(old), "{old}");
            let changed = KORSUN_1944.replacen(old, new, 1);
            if let Ok(scenario) = load(&changed) {
                assert_ne!(facts_digest(&scenario.setup), now, "{new}");
                assert!(
                    matches!(Origin::of(&scenario.setup), Origin::Changed(b) if b.id == "korsun_1944"),
                    "{new}"
                );
            } else {
                // Rivers lie between other hexes then: it is no scenario at all.
                assert!(new.contains("even"), "{new}");
            }
        }
        // No facts: white space, a note, where a fact comes from.
        let value: serde_json::Value = serde_json::from_str(KORSUN_1944).unwrap();
        let mut other = value.clone();
        other["units"][0]["note"] = "what else is known".into();
        other["about"] = "told otherwise".into();
        other["hexes"][0]["terrain_provenance"] = "attested".into();
        assert_ne!(value, other);
        let other = setup(&serde_json::to_string(&other).unwrap());
        assert_eq!(facts_digest(&other), now);
    }

    #[test]
    fn a_scenario_of_another_name_is_somebodys_own() {
        let own = KORSUN_1944.replacen("\"korsun_1944\"", "\"my_korsun\"", 1);
        assert_eq!(Origin::of(&load(&own).unwrap().setup), Origin::Own);
    }
}
