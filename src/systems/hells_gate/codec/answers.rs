//! What can be asked of a position, answered in words of files: an attack,
//! supply, retreats, the map.

use super::super::ids::{Side, UnitId, UnitMask};
use super::super::illegal::Illegal;
use super::super::odds::odds;
use super::super::retreat::retreat_options;
use super::super::rules::HellsGate;
use super::super::say;
use super::super::setup::Setup;
use super::super::sound::attack_problems;
use super::super::state::State;
use super::super::supply::{Bar, breaks, line_limit, supply_line};
use super::position::{code, codes, hex_name, hex_names};
use super::words::side_word;
use crate::engine::Refusal as _;
use crate::hex::{HexId, HexMask};
use crate::json::Doc;
use crate::words::tr;

fn texts<T: Into<String>>(list: impl IntoIterator<Item = T>) -> Doc {
    Doc::List(list.into_iter().map(|t| Doc::Text(t.into())).collect())
}

fn number(n: impl Into<i64>) -> Doc {
    n.into().into()
}

fn hexes(setup: &Setup, hexes: HexMask) -> Doc {
    texts(hex_names(setup, hexes))
}

/// A reason against an action: `{reason, rule}`.
#[must_use]
pub fn refusal_doc(rules: &HellsGate, why: &Illegal) -> Doc {
    Doc::object([
        ("reason", say::refusal(rules, why).into()),
        ("rule", why.rule().0.into()),
    ])
}

/// The position in which these units are the attackers, be it their turn or not.
///
/// # Errors
/// In a sentence, when they are nobody, of both sides, or not on the map.
pub fn attacking(rules: &HellsGate, state: &State, units: UnitMask) -> Result<State, String> {
    let mut state = *state;
    let sides = Side::ALL.map(|side| rules.units_of(side).contains_all(units));
    state.player = match (units.is_empty(), sides) {
        (false, [true, _]) => Side::Soviet,
        (false, [_, true]) => Side::German,
        (true, _) => return Err(tr!("ask-no-units")),
        _ => return Err(tr!("odds-two-sides")),
    };
    match units.iter().find(|&u| state.hex_of(u).is_none()) {
        Some(absent) => Err(tr!("ask-not-on-map", unit = rules.unit_name(absent))),
        None => Ok(state),
    }
}

/// The receipt of an attack by the side to move [7.0].
#[must_use]
pub fn odds_doc(rules: &HellsGate, state: &State, target: HexId, units: UnitMask) -> Doc {
    let odds = odds(rules, state, target, units);
    let lines = say::odds_lines(rules, state, target, units, &odds);
    let attackers = lines.attackers.iter().map(|(unit, text, from)| {
        Doc::object([
            ("unit", code(rules, *unit).into()),
            ("from", hex_name(rules, *from).into()),
            ("text", text.as_str().into()),
        ])
    });
    let defenders = lines.defenders.iter().map(|(unit, text, counts)| {
        Doc::object([
            ("unit", code(rules, *unit).into()),
            ("counts", (*counts).into()),
            ("text", text.as_str().into()),
        ])
    });
    let shifts = lines.shifts.iter().map(|(columns, reason, rule)| {
        Doc::object([
            ("columns", number(*columns)),
            ("reason", reason.as_str().into()),
            ("rule", rule.0.into()),
        ])
    });
    let all_out = match &lines.all_out {
        Ok(_) => Doc::object([
            ("may_flip", texts(codes(rules, odds.may_flip))),
            ("hits", sixths(&lines.all_out_dist)),
        ]),
        Err((reason, rule)) => Doc::object([
            ("may_flip", Doc::List(Vec::new())),
            ("hits", Doc::Null),
            ("reason", reason.as_str().into()),
            ("rule", rule.0.into()),
        ]),
    };
    let problems = attack_problems(rules, state, target, units);
    Doc::object([
        ("target", hex_name(rules, target).into()),
        ("attack", number(odds.attack)),
        ("defence", number(odds.defence)),
        ("attackers", Doc::List(attackers.collect())),
        ("defenders", Doc::List(defenders.collect())),
        ("base", lines.base.as_str().into()),
        ("shifts", Doc::List(shifts.collect())),
        ("column", lines.column.as_str().into()),
        ("beyond_table", lines.clamped.into()),
        ("overconcentrated", odds.overconcentrated.into()),
        ("normal", Doc::object([("hits", sixths(&lines.normal))])),
        ("all_out", all_out),
        ("allowed", problems.is_empty().into()),
        (
            "problems",
            Doc::List(problems.iter().map(|why| refusal_doc(rules, why)).collect()),
        ),
    ])
}

/// The chances of each number of hits, in sixths.
fn sixths(faces: &[(u8, u8)]) -> Doc {
    let each = |&(hits, sixths): &(u8, u8)| {
        Doc::object([("hits", number(hits)), ("sixths", number(sixths))])
    };
    Doc::List(faces.iter().map(each).collect())
}

/// Supply of one side, unit by unit [5.1].
#[must_use]
pub fn supply_doc(rules: &HellsGate, state: &State, side: Side) -> Doc {
    let limit = line_limit(rules, state.turn, side);
    let of_unit = |unit: UnitId, at: HexId| {
        let marked = state.unsupplied.contains(unit);
        let names = |line: &[HexId]| texts(line.iter().map(|&h| hex_name(rules, h)));
        let head = |supplied: bool| {
            vec![
                ("unit".to_owned(), code(rules, unit).into()),
                ("hex".to_owned(), hex_name(rules, at).into()),
                ("supplied".to_owned(), supplied.into()),
                ("marked".to_owned(), marked.into()),
            ]
        };
        let Some(cut) = breaks(rules, state, side, at, limit) else {
            let line = supply_line(rules, state, side, at, limit).unwrap_or_default();
            let mut fields = head(true);
            fields.push(("line".to_owned(), names(&line)));
            return Doc::Object(fields);
        };
        let bars = |bars: &[Bar]| Doc::List(bars.iter().map(|b| bar_doc(rules, b)).collect());
        let mut fields = head(false);
        let too_long = cut.too_long.map(i64::from);
        fields.extend([
            ("pocket".to_owned(), hexes(rules, cut.pocket)),
            ("line".to_owned(), names(&cut.line)),
            ("too_long".to_owned(), too_long.into()),
            ("breaks".to_owned(), bars(&cut.breaks)),
            ("wall".to_owned(), bars(&cut.wall)),
        ]);
        Doc::Object(fields)
    };
    let units = rules.units_of(side).iter();
    let units = units.filter_map(|unit| Some(of_unit(unit, state.hex_of(unit)?)));
    Doc::object([
        ("side", side_word(side).into()),
        ("limit", limit.map(i64::from).into()),
        ("sources", hexes(rules, rules.sources(side))),
        ("units", Doc::List(units.collect())),
    ])
}

fn bar_doc(setup: &Setup, bar: &Bar) -> Doc {
    Doc::object([
        ("hex", hex_name(setup, bar.hex).into()),
        ("enemy_unit", bar.occupied.into()),
        ("enemy_source", bar.source.into()),
        ("zone_from", hexes(setup, bar.zone_from)),
    ])
}

/// Where the units of a hex could retreat, and why nowhere else [7.6].
///
/// # Errors
/// In a sentence, when nobody is there.
pub fn retreats_doc(rules: &HellsGate, state: &State, from: HexId) -> Result<Doc, String> {
    let here = state.in_hex(from);
    let Some(side) = here.first().and_then(|u| rules.unit(u)).map(|u| u.side) else {
        return Err(tr!("ask-nobody-there", hex = rules.hex_name(from)));
    };
    // Retreats happen in the enemy's combat phase.
    let mut state = *state;
    state.player = side.enemy();
    let frozen = state.hits.filter(|h| h.target == from);
    let options = retreat_options(rules, &state, from, side);
    let options = options.into_iter().map(|(to, refused)| {
        // While hits are absorbed, what counts was judged before the first
        // unit went [R7].
        let open = frozen.map_or(refused.is_none(), |h| h.destinations.contains(to));
        let mut option = vec![
            ("hex".to_owned(), hex_name(rules, to).into()),
            ("open".to_owned(), open.into()),
        ];
        if let (false, Some(why)) = (open, refused) {
            option.push(("why_not".to_owned(), refusal_doc(rules, &why)));
        }
        Doc::Object(option)
    });
    Ok(Doc::object([
        ("from", hex_name(rules, from).into()),
        ("side", side_word(side).into()),
        ("options", Doc::List(options.collect())),
    ]))
}

/// What is printed on the map.
#[must_use]
pub fn map_doc(rules: &HellsGate) -> Doc {
    let all = rules.grid.all().iter().filter_map(|id| {
        let info = rules.hex(id)?;
        let next = rules.grid.around(id).iter().map(|n| {
            Doc::object([
                ("hex", hex_name(rules, n).into()),
                ("river", rules.river_between(id, n).into()),
            ])
        });
        Some(Doc::object([
            ("hex", hex_name(rules, id).into()),
            ("place", info.place.as_str().into()),
            ("terrain", info.terrain.word().into()),
            (
                "source",
                info.source.map(|(side, _)| side_word(side)).into(),
            ),
            ("next_to", Doc::List(next.collect())),
        ]))
    });
    Doc::object([
        ("scenario", rules.id.as_str().into()),
        ("turns", number(rules.parameters.turns)),
        ("hexes", Doc::List(all.collect())),
    ])
}
