//! The numbers, turns and special rules of a scenario file.

use super::fault::ScenarioFaultKind;
use super::words::{Fields, Hexes, Node, PROVENANCES, SIDES};
use crate::engine::RuleRef;
use crate::json::{self, Once, quoted};
use crate::systems::hells_gate::BySide;
use crate::systems::hells_gate::numbers::RuleNumbers;
use crate::systems::hells_gate::setup::{
    ClosedHex, Dumps, Parameters, Provenance, Release, Restoration, ShortSupply, Special,
    StandFast, Thaw, Turns,
};

/// The longest game.
pub(super) const MAX_TURNS: u8 = 99;

/// A special rule of chapter 11 (or 6.2) that a scenario puts in force, as its
/// file cites it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpecialFact {
    /// The field of `special`: "closed_hex".
    pub field: &'static str,
    /// The rule.
    pub rule: RuleRef,
    /// Where its particulars come from, if the file says so.
    pub provenance: Option<Provenance>,
    /// What else is known about it.
    pub note: String,
}

/// The special rules there are, and the rule each is.
pub const SPECIAL_RULES: [(&str, RuleRef); 10] = [
    ("opening_turn", RuleRef("11.1")),
    ("closed_hex", RuleRef("11.2")),
    ("short_supply", RuleRef("11.2")),
    ("supply_shift_cap", RuleRef("11.2")),
    ("stand_fast", RuleRef("11.2")),
    ("dumps", RuleRef("11.3")),
    ("thaw", RuleRef("11.2")),
    ("restoration", RuleRef("11.4")),
    ("breakout_turn", RuleRef("11.5")),
    ("release", RuleRef("6.2")),
];

/// `parameters`, and the number of game turns even if others are faulty: much
/// else is checked against it.
pub(super) fn parameters(node: &Node<'_>) -> (Option<u8>, Option<Parameters>) {
    let Some(fields) = node.object(&[
        "turns",
        "attackers_per_hexside",
        "defenders",
        "overconcentration",
        "handicap",
    ]) else {
        return (None, None);
    };
    let number = |name, low, high| fields.given(name).and_then(|n| n.small(low..=high));
    let turns = number("turns", 1, MAX_TURNS);
    let attackers_per_hexside = number("attackers_per_hexside", 1, 64);
    let defenders = by_side(&fields, "defenders", 1, 64);
    let overconcentration = number("overconcentration", 1, 64);
    let handicap = by_side(&fields, "handicap", 0, 100);
    let all = || {
        Some(Parameters {
            turns: turns?,
            attackers_per_hexside: attackers_per_hexside?,
            defenders: defenders?,
            overconcentration: overconcentration?,
            handicap: handicap?,
            numbers: RuleNumbers::PUBLISHED,
        })
    };
    (turns, all())
}

fn by_side(fields: &Fields<'_>, name: &'static str, low: u8, high: u8) -> Option<BySide<u8>> {
    let sides = fields.given(name)?.object(&["soviet", "german"])?;
    let number = |side| sides.given(side).and_then(|n| n.small(low..=high));
    let (soviet, german) = (number("soviet"), number("german"));
    Some(BySide {
        soviet: soviet?,
        german: german?,
    })
}

/// `turns`: the dates of every game turn, in order.
pub(super) fn dates(node: &Node<'_>, turns: Option<u8>) -> Option<Vec<String>> {
    let entries = node.filled_list(usize::MAX)?;
    if let Some(turns) = turns.filter(|&t| entries.len() != usize::from(t)) {
        node.fault(json::FaultKind::Length {
            found: entries.len(),
            wanted: format!("{turns}, one for each game turn of parameters.turns"),
        });
    }
    let read = |(entry, wanted): (&Node<'_>, u8)| {
        let fields = entry.object(&["turn", "dates"])?;
        if let Some(node) = fields.given("turn")
            && let Some(found) = node.small(1..=MAX_TURNS)
            && found != wanted
        {
            node.fault(ScenarioFaultKind::TurnOrder { found, wanted });
        }
        fields.given("dates")?.name(60)
    };
    Some(entries.iter().zip(1..=MAX_TURNS).filter_map(read).collect())
}

/// `special`.
pub(super) fn special(
    node: &Node<'_>,
    hexes: &Hexes,
    last: u8,
) -> Option<(Special, Vec<SpecialFact>)> {
    let fields = node.object(&SPECIAL_RULES.map(|(field, _)| field))?;
    let mut book = Book {
        fields,
        hexes,
        last,
        facts: Vec::new(),
    };
    let special = Special {
        opening_turn: book.rule("opening_turn", &["turn"], |r| r.turn("turn")),
        closed_hex: book.rule("closed_hex", &["side", "hex", FIRST, LAST], |r| {
            let (side, hex, turns) = (r.side("side"), r.hex("hex"), r.span());
            Some(ClosedHex {
                side: side?,
                hex: hex?,
                turns: turns?,
            })
        }),
        short_supply: book.rule("short_supply", &["side", "hexes", FIRST, LAST], |r| {
            let (side, turns) = (r.side("side"), r.span());
            let hexes = r.fields.given("hexes").and_then(|n| n.small(1..=99));
            Some(ShortSupply {
                side: side?,
                hexes: hexes?,
                turns: turns?,
            })
        }),
        supply_shift_cap: book.rule("supply_shift_cap", &[FIRST, LAST], |r| r.span()),
        stand_fast: book.rule("stand_fast", &["side", "hex", FIRST, LAST], |r| {
            let (side, hex, turns) = (r.side("side"), r.hex("hex"), r.span());
            Some(StandFast {
                side: side?,
                hex: hex?,
                turns: turns?,
            })
        }),
        dumps: book.rule("dumps", &["side", "airfield", "hexes", "from_turn"], |r| {
            let (side, airfield) = (r.side("side"), r.hex("airfield"));
            let hexes = r.fields.given("hexes").and_then(|n| r.hexes.set(&n));
            let from_turn = r.turn("from_turn");
            Some(Dumps {
                side: side?,
                airfield: airfield?,
                hexes: hexes?,
                from_turn: from_turn?,
            })
        }),
        thaw: book.rule("thaw", &["from_turn", "faces"], |r| {
            let (from_turn, faces) = (r.turn("from_turn"), r.numbers("faces", 6));
            Some(Thaw {
                from_turn: from_turn?,
                faces: faces?.iter().fold(0, |bits, face| bits | 1 << (face - 1)),
            })
        }),
        restoration: book.rule("restoration", &["side", "turns"], |r| {
            let (side, turns) = (r.side("side"), r.numbers("turns", r.last));
            Some(Restoration {
                side: side?,
                turns: turns?,
            })
        }),
        breakout_turn: book.rule("breakout_turn", &["turn"], |r| r.turn("turn")),
        release: book.rule("release", &["entered_by", "hexes"], |r| {
            let entered_by = r.side("entered_by");
            let hexes = r.fields.given("hexes").and_then(|n| r.hexes.set(&n));
            Some(Release {
                entered_by: entered_by?,
                hexes: hexes?,
            })
        }),
    };
    Some((special, book.facts))
}

const FIRST: &str = "first_turn";
const LAST: &str = "last_turn";

/// The special rules being read.
struct Book<'a> {
    fields: Fields<'a>,
    hexes: &'a Hexes,
    last: u8,
    facts: Vec<SpecialFact>,
}

/// One special rule being read.
struct Rule<'a> {
    fields: Fields<'a>,
    hexes: &'a Hexes,
    /// The last game turn of the scenario.
    last: u8,
}

impl<'a> Book<'a> {
    /// Reads one special rule if it is there: what all have in common, then
    /// its own fields.
    fn rule<T>(
        &mut self,
        field: &'static str,
        own: &[&'static str],
        read: impl Fn(&Rule<'a>) -> Option<T>,
    ) -> Option<T> {
        let node = self.fields.optional(field)?;
        let (field, wanted) = SPECIAL_RULES.into_iter().find(|(f, _)| *f == field)?;
        let known: Vec<&'static str> = ["rule", "provenance", "note"]
            .into_iter()
            .chain(own.iter().copied())
            .collect();
        let fields = node.object(&known)?;
        if let Some(node) = fields.given("rule")
            && let Some(text) = node.text(usize::MAX)
            && text != wanted.0
        {
            let (found, wanted) = (quoted(text), wanted.0);
            node.fault(ScenarioFaultKind::WrongRule { found, wanted });
        }
        let provenance = fields.optional("provenance");
        let note = fields.optional("note");
        self.facts.push(SpecialFact {
            field,
            rule: wanted,
            provenance: provenance.and_then(|n| n.choice(&PROVENANCES)),
            note: note.and_then(|n| n.line(400)).unwrap_or_default(),
        });
        read(&Rule {
            fields,
            hexes: self.hexes,
            last: self.last,
        })
    }
}

impl Rule<'_> {
    fn side(&self, name: &'static str) -> Option<crate::systems::hells_gate::Side> {
        self.fields.given(name)?.choice(&SIDES)
    }

    fn hex(&self, name: &'static str) -> Option<crate::hex::HexId> {
        self.hexes.hex(&self.fields.given(name)?)
    }

    fn turn(&self, name: &'static str) -> Option<u8> {
        self.fields.given(name)?.small(1..=self.last)
    }

    fn span(&self) -> Option<Turns> {
        let (first, last) = (self.turn(FIRST), self.turn(LAST));
        let (first, last) = (first?, last?);
        if first > last {
            let what = ScenarioFaultKind::Backwards { first, last };
            self.fields.given(LAST)?.fault(what);
        }
        Some(Turns { first, last })
    }

    /// Different numbers from 1 to `high`: die faces, game turns.
    fn numbers(&self, name: &'static str, high: u8) -> Option<Vec<u8>> {
        let mut once = Once::default();
        let entries = self.fields.given(name)?.filled_list(usize::MAX)?;
        let numbers = entries.iter().filter_map(|entry| {
            let number = entry.small(1..=high)?;
            once.is_new(number, entry, || number.to_string());
            Some(number)
        });
        Some(numbers.collect())
    }
}
