//! What units are sent for, in words.

use super::super::crt::Column;
use super::super::ids::{Side, UnitId, UnitMask};
use super::super::insight::{Absorbed, Aim, Expectation, Garrison, MoveGroup, StepPaid, WhyThere};
use super::super::odds::Odds;
use super::super::rulebook::cite;
use super::super::setup::Setup;
use super::super::state::{Spot, State};
use super::super::supply::doomed;
use super::insight::sixths;
use super::{hexes, short_column, some_units};
use crate::engine::RuleRef;
use crate::hex::{HexId, HexMask};
use crate::present::duty::Duty;
use crate::words::{self, tr};

/// A sentence with its rule.
type Ruled = (String, RuleRef);

/// What a group with this aim is there for.
#[must_use]
pub const fn duty(aim: &Aim) -> Duty {
    match aim {
        Aim::TakesSource(_) => Duty::Exploit,
        Aim::CutsOff(_) => Duty::Close,
        Aim::LeavesPocket => Duty::Leave,
        Aim::Relieves(_) => Duty::Relieve,
        Aim::KeepsCutOff(_) | Aim::KeepsSupplied(_) => Duty::Hold,
        Aim::Guards(_) => Duty::Guard,
        Aim::RegainsSupply | Aim::Withdraws { .. } => Duty::Withdraw,
        Aim::Prepares { .. } => Duty::Prepare,
        Aim::Pins { .. } => Duty::Pin,
        Aim::Supports { .. } => Duty::Support,
        Aim::Screens(_) => Duty::Screen,
    }
}

/// Who goes where, or stays where: "29th Tank Corps → D4 Lysyanka".
#[must_use]
pub fn group_words(setup: &Setup, groups: &[MoveGroup]) -> String {
    let each = groups.iter().map(|group| {
        let (units, hex) = (some_units(setup, group.who()), setup.hex_name(group.to));
        match group.stays() {
            true => tr!("undertaking-stays", units = units, hex = hex),
            false => tr!("undertaking-goes", units = units, hex = hex),
        }
    });
    each.collect::<Vec<_>>().join("; ")
}

/// A fact that holds because of groups.
#[must_use]
pub fn aim(setup: &Setup, aim: &Aim, together: bool) -> Ruled {
    let units = |units: UnitMask| some_units(setup, units);
    match *aim {
        Aim::TakesSource(hex) => (
            tr!("undertaking-takes", hex = setup.hex_name(hex)),
            cite::VICTORY,
        ),
        Aim::CutsOff(them) => (
            tr!(
                "undertaking-cuts",
                units = units(them),
                together = super::yes(together)
            ),
            cite::TRACING,
        ),
        Aim::LeavesPocket => (tr!("undertaking-leaves"), cite::TRACING),
        Aim::Relieves(us) => (
            tr!("undertaking-relieves", units = units(us)),
            cite::TRACING,
        ),
        Aim::KeepsCutOff(them) => (
            tr!("undertaking-keeps-cut", units = units(them)),
            cite::TRACING,
        ),
        Aim::KeepsSupplied(us) => (
            tr!("undertaking-keeps-open", units = units(us)),
            cite::TRACING,
        ),
        Aim::Guards(hex) => (
            tr!("undertaking-guards", hex = setup.hex_name(hex)),
            cite::VICTORY,
        ),
        Aim::RegainsSupply => (tr!("undertaking-regains"), cite::TRACING),
        Aim::Prepares {
            hex,
            column,
            without,
        } => (
            tr!(
                "undertaking-prepares",
                hex = setup.hex_name(hex),
                column = short_column(column),
                without = without.map_or("none", short_column)
            ),
            cite::CRT,
        ),
        Aim::Pins {
            units: them,
            hexes: [with, less],
        } => (
            tr!(
                "undertaking-pins",
                units = units(them),
                with = with,
                without = less
            ),
            cite::MOVE_LIMITS,
        ),
        Aim::Supports {
            hex,
            column,
            without,
        } => (
            tr!(
                "undertaking-supports",
                hex = setup.hex_name(hex),
                column = short_column(column),
                without = short_column(without)
            ),
            cite::STRENGTHS,
        ),
        Aim::Withdraws { before, column } => (
            tr!(
                "undertaking-withdraws",
                before = short_column(before),
                column = column.map_or("none", short_column)
            ),
            cite::STRENGTHS,
        ),
        Aim::Screens(n) => (tr!("undertaking-screens", n = n), cite::MOVE_LIMITS),
    }
}

/// What a group is there for that stands so after it has absorbed hits.
#[must_use]
pub const fn footing_duty(footing: &WhyThere) -> Duty {
    match footing {
        WhyThere::Guards(_) => Duty::Guard,
        WhyThere::KeepsCutOff(_) | WhyThere::KeepsSupplied(_) | WhyThere::KeepsDumps(_) => {
            Duty::Hold
        }
        WhyThere::Supplied(_)
        | WhyThere::Unsupplied(_)
        | WhyThere::Safer { .. }
        | WhyThere::Nearer { .. }
        | WhyThere::Spares { .. } => Duty::Withdraw,
    }
}

/// Who retreats where, or stays where.
#[must_use]
pub fn absorbers(setup: &Setup, group: &Absorbed) -> String {
    let (units, hex) = (some_units(setup, group.units), setup.hex_name(group.at));
    match group.at == group.from {
        true => tr!("undertaking-stays", units = units, hex = hex),
        false => tr!("undertaking-goes", units = units, hex = hex),
    }
}

/// Why rather this unit loses a step than another.
#[must_use]
pub fn paid(setup: &Setup, step: &StepPaid) -> Ruled {
    let why = tr!(
        "absorbing-cheaper",
        unit = setup.unit_name(step.unit),
        strength = step.strength,
        other = setup.unit_name(step.rather_than),
        more = step.other_strength
    );
    (why, cite::LOSSES)
}

/// Who is eliminated besides, having retreated there before.
#[must_use]
pub fn abandoned(setup: &Setup, units: UnitMask) -> Ruled {
    let units = some_units(setup, units);
    (tr!("absorbing-abandons", units = units), cite::RETREATS)
}

/// What speaks for how a group absorbed hits.
#[must_use]
pub fn footing(setup: &Setup, footing: &WhyThere) -> Ruled {
    match *footing {
        WhyThere::Guards(hex) => (
            tr!("absorbing-guards", hex = setup.hex_name(hex)),
            cite::VICTORY,
        ),
        WhyThere::KeepsCutOff(them) => aim(setup, &Aim::KeepsCutOff(them), false),
        WhyThere::KeepsSupplied(us) => aim(setup, &Aim::KeepsSupplied(us), false),
        WhyThere::KeepsDumps(those) => (
            tr!("absorbing-dumps", hexes = hexes(setup, those)),
            cite::TURN_3,
        ),
        WhyThere::Unsupplied(open) => (
            tr!("absorbing-unsupplied", hexes = hexes(setup, open)),
            cite::TRACING,
        ),
        WhyThere::Supplied(lacking) => (
            tr!("absorbing-supplied", hexes = hexes(setup, lacking)),
            cite::TRACING,
        ),
        WhyThere::Nearer { hexes, next } => (
            tr!("absorbing-nearer", n = hexes, next = next),
            cite::TRACING,
        ),
        WhyThere::Spares { hex, free } => (
            tr!(
                "absorbing-spares",
                hex = setup.hex_name(hex),
                free = super::yes(free)
            ),
            cite::RETREATS,
        ),
        WhyThere::Safer {
            column,
            worst,
            there,
        } => (
            tr!(
                "absorbing-safer",
                column = column.map_or("none", short_column),
                worst = short_column(worst),
                hex = setup.hex_name(there)
            ),
            cite::STRENGTHS,
        ),
    }
}

/// What an attack is for: its chance, and what follows if the hex falls.
#[must_use]
pub fn attack_ends(
    setup: &Setup,
    state: &State,
    target: HexId,
    odds: &Odds,
    all_out: bool,
) -> (Duty, Vec<Ruled>) {
    let garrison = Garrison::of(setup, state, target);
    let right = all_out || odds.overconcentrated;
    let crt = &setup.parameters.numbers.crt;
    let expected = Expectation::of(crt, &garrison, odds.column, right, all_out);
    let mut ends = vec![(
        tr!(
            "undertaking-attack",
            faces = expected.hitting_faces(),
            steps = sixths(expected.cost.standing)
        ),
        cite::CRT,
    )];
    if garrison.destinations.is_empty() {
        ends.push((tr!("undertaking-no-way-out"), cite::RETREATS));
    }
    // What supply would be if nobody stood there any more.
    let mut fallen = *state;
    for unit in odds.defenders {
        fallen.put(unit, Spot::Lost);
    }
    let side = state.player;
    let lost = |side: Side| doomed(setup, &fallen, side) - doomed(setup, state, side);
    let gained =
        |side: Side| (doomed(setup, state, side) - doomed(setup, &fallen, side)) & fallen.on_map();
    let mut duty = Duty::Break;
    let cut = lost(side.enemy());
    if !cut.is_empty() {
        duty = Duty::Close;
        let units = some_units(setup, cut);
        ends.push((tr!("undertaking-falls-cut", units = units), cite::TRACING));
    }
    let open = gained(side);
    if !open.is_empty() {
        duty = Duty::Relieve;
        let units = some_units(setup, open);
        ends.push((tr!("undertaking-falls-open", units = units), cite::TRACING));
    }
    if setup.sources(side.enemy()).contains(target) {
        duty = Duty::Exploit;
        let hex = setup.hex_name(target);
        ends.push((tr!("undertaking-falls-source", hex = hex), cite::VICTORY));
    }
    (duty, ends)
}

/// What moves set off besides: a reserve that is released [6.2], an order that is
/// lifted [11.2].
#[must_use]
pub fn sets_off(setup: &Setup, before: &State, after: &State) -> Vec<Ruled> {
    let side = before.player;
    let went = after.occupied()[side] - before.occupied()[side];
    let mut told = Vec::new();
    let (mut lifting, mut releasing) = (HexMask::EMPTY, HexMask::EMPTY);
    for hex in went {
        let (lifts, releases) = State::sets_off(setup, side, hex);
        lifting.insert_if(hex, lifts);
        releasing.insert_if(hex, releases);
    }
    if !lifting.is_empty()
        && !before.stand_fast_lifted
        && let Some(stand) = setup.special.stand_fast
        && stand.turns.last >= before.turn
    {
        told.push((
            tr!(
                "undertaking-lifts",
                by = hexes(setup, lifting),
                hex = setup.hex_name(stand.hex)
            ),
            cite::TURN_2,
        ));
    }
    let waits: UnitMask = setup
        .units_of(side.enemy())
        .iter()
        .filter(|&unit| {
            let conditional = setup.unit(unit).is_some_and(|info| info.conditional);
            conditional && before.spot(unit) == Spot::Awaited
        })
        .collect();
    if !releasing.is_empty() && !before.reserve_released && !waits.is_empty() {
        told.push((
            tr!(
                "undertaking-releases",
                by = hexes(setup, releasing),
                units = some_units(setup, waits)
            ),
            cite::PANZER_24,
        ));
    }
    told
}

/// Where to look, without saying what to do: what is at stake in these places.
#[must_use]
pub fn look(duty: Duty, places: &[String]) -> String {
    tr!(
        "undertaking-look",
        places = words::all_of(places),
        duty = duty.word()
    )
}

/// Who attacks what, and how it stands; all-out, who loses a step for it.
#[must_use]
pub fn attackers(
    setup: &Setup,
    (units, flip): (UnitMask, Option<UnitId>),
    target: HexId,
    column: Column,
) -> String {
    tr!(
        "undertaking-attackers",
        units = some_units(setup, units),
        hex = setup.hex_name(target),
        column = short_column(column),
        manner = if flip.is_some() { "all-out" } else { "plain" },
        flip = flip.map(|unit| setup.unit_name(unit)).unwrap_or_default()
    )
}
