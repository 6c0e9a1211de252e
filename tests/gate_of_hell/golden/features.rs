//! What comes about in a game, seen from its events.

use crate::folder::Found;
use hells_gate::engine::{Game, PlayedAction, Rules as _, SideNo};

use hells_gate::systems::gate_of_hell::ids::{CONFEDERATE, PieceId, PieceKind, Toll, UNION};
use hells_gate::systems::gate_of_hell::state::{Cast, Fee, Stage};
use hells_gate::systems::gate_of_hell::{Action, Event, Gait, GateOfHell, State};

/// Everything a golden game has to show, with its case.
pub const FEATURES: [&str; 145] = [
    "10.1 Union troops enter Charleston",
    "10.3 a Confederate decisive victory",
    "10.3 a Confederate marginal victory",
    "10.3 a Union decisive victory",
    "10.3 a Union marginal victory",
    "10.3 a draw",
    "11.0 a dummy is laid",
    "11.0 a marker is taken up again",
    "11.0 a mine of one point is laid",
    "11.0 a mine of two points is laid",
    "11.0 an ironclad is placed",
    "11.0 an ironclad is taken up again",
    "3.1.1 the Confederate is supplied",
    "3.1.1 the Union is supplied",
    "3.1.2 reinforcements arrive",
    "3.2 a side passes",
    "3.2.1 both sides pass",
    "3.2.1 the phase ends at sunset",
    "3.2.1 the phase goes on",
    "3.3 a Confederate ironclad moves in the End Phase",
    "4.2.1 a formation is put in command",
    "4.2.1 a ground unit becomes full",
    "4.2.1 an independent is put in command",
    "4.2.1 an ironclad is repaired",
    "4.2.2 crossing rivers is paid for",
    "4.2.2 what was paid and not used comes back",
    "4.2.3 a fort is repaired",
    "4.2.4 a unit comes onto the map",
    "4.2.4 a unit goes from zone to zone",
    "4.2.4 a unit goes off the map",
    "4.2.4 going between zones and map is paid for",
    "4.2.6 the Union does not pay to go on",
    "4.2.6 the Union pays to go on",
    "5.1.4 a formation regroups",
    "5.1.5 a second activation is paid for",
    "5.1.5 an ironclad moves a second time",
    "5.1.8 a piece is Committed twice",
    "7.1 a unit marches",
    "7.1.1 a unit crosses a navigable river",
    "7.2.1 a Union ironclad moves",
    "7.2.2 an ironclad enters a river",
    "7.2.6 a Confederate ironclad moves",
    "7.2.7 an ironclad leaves",
    "7.2.8 a damaged ironclad is repaired",
    "7.2.8 a damaged ironclad sinks",
    "7.2.8 a damaged ironclad stays damaged",
    "7.2.8 an ironclad is sent to a port",
    "7.3 a landing party goes over water",
    "7.3 amphibious movement is paid for",
    "7.3.3 a landing party lands",
    "7.3.4 a mine costs a landing party a step",
    "7.3.4 a mine does nothing to a landing party",
    "7.3.4 a mine eliminates a unit of a landing party",
    "7.3.4 a one-point mine attacks a landing party",
    "7.3.4 a two-point mine attacks a landing party",
    "7.3.4 the unit that a mine attacks is named",
    "7.4 a unit moves strategically",
    "7.4 strategic movement is paid for",
    "8.1.1 an assault is made",
    "8.1.1 an attacker is taken back",
    "8.1.1 the defence is led",
    "8.1.2 defenders are named in a zone",
    "8.1.5 an assault is drawn",
    "8.1.5 the attacker loses an assault",
    "8.1.5 the defender loses an assault",
    "8.1.6 a fort takes losses",
    "8.1.6 a unit takes losses",
    "8.1.7 a unit retreats",
    "8.1.7 a unit surrenders",
    "8.1.7 a unit that retreated holds out",
    "8.2 a fort is reduced",
    "8.2 a fort is removed",
    "8.2 an ironclad is damaged",
    "8.2.1 a fort bombards an ironclad",
    "8.2.1 an ironclad bombards a fort",
    "8.2.1 an ironclad bombards an ironclad",
    "8.2.2 a unit of a landing party is hit",
    "8.2.2 guns fire at a landing party",
    "8.2.2 guns hold their fire",
    "8.2.4 a bombardment misses",
    "8.2.5 a fort is rebuilt",
    "8.2.5 a removed fort is gone for good",
    "8.2.6 a Confederate ironclad is removed",
    "8.2.6 a Union ironclad is removed",
    "9.1.1 the Hunley is worked on for a point",
    "9.1.1 the Hunley is worked on for two points",
    "9.1.2 the Hunley is held back",
    "9.1.2 the Hunley strikes",
    "9.1.3 the Hunley comes back",
    "9.1.3 the Hunley is lost",
    "9.2.2 a Union fort is built",
    "9.2.6 the Swamp Angel is lost",
    "9.2.6 the Swamp Angel is set up",
    "9.3 an entrenchment is deepened",
    "9.3 units entrench",
    "9.3.6 an entrenchment goes",
    "9.4 the Advantage goes over unused",
    "9.4.3 a throw is made again",
    "9.4.3 a throw stands",
    "9.4.3 the Advantage pays for a second activation",
    "9.4.3 the Advantage pays for amphibious movement",
    "9.4.3 the Advantage pays for crossing rivers",
    "9.4.3 the Advantage pays for strategic movement",
    "9.5.2 mines are bought",
    "9.5.2 mines that were bought are laid",
    "9.5.5 mines are turned up",
    "9.5.5 nothing but dummies is turned up",
    "9.5.6 a mine damages a ship",
    "9.5.6 a mine damages a ship severely",
    "9.5.6 a mine does nothing",
    "9.5.6 a mine sinks a ship",
    "9.6 a repair fails",
    "9.6 a repair is tried for a point",
    "9.6 a repair is tried for two points",
    "9.6 a repair works",
    "G18 a unit crosses the harbour",
    "G18 crossing the harbour is paid for",
    "G20 an assault is thrown with one die",
    "G24 a fort bombards a fort",
    "G29 a mine that has attacked its ship does not attack another",
    "G3 whoever is out of command is Committed",
    "G34 the ships have moved",
    "G4 the eighth impulse is not played",
    "G4 the eighth impulse is played",
    "G41 a Confederate decisive victory by points",
    "G41 a Confederate marginal victory by points",
    "G41 a Union decisive victory by points",
    "G41 a Union marginal victory by points",
    "G41 a draw by points",
    "G44 a gale keeps the fleet away",
    "G44 a unit has the fever",
    "G44 mines that an event gave are laid",
    "G44 the eighth row",
    "G44 the eleventh row",
    "G44 the fifth row",
    "G44 the fourth row",
    "G44 the ninth row",
    "G44 the second row",
    "G44 the seventh row",
    "G44 the sixth row",
    "G44 the tenth row",
    "G44 the third row",
    "G44 the twelfth row",
    "G9 an independent acts with five of a formation",
    "G9 any sixth unit acts in a game from before groups were told apart",
];

/// What hardly ever comes about in a whole game: examples, random games and the second
/// implementation meet it, no golden game does yet.
pub const RARE: [&str; 6] = [
    "10.2 the Confederate wins before the last week is over",
    "3.3 an area loses its mines",
    "6.1.4 a unit is taken from an overcrowded place",
    "6.2.2 a landing party is lost at Fort Sumter",
    "7.1.3 from one contested place to another",
    "G38 two automatic victories cancel each other",
];

/// What comes about in a game.
pub fn features(game: &Game<GateOfHell>) -> Found {
    let rules = game.rules();
    let mut found = Found::new();
    for (ply, entry) in game.entries().iter().enumerate() {
        let before = game.state_at(ply);
        decided(rules, before, entry, &mut found);
        for event in &entry.events {
            happened(rules, before, event, &mut found);
            found.extend(mishap(event));
        }
        settled(rules, before, entry, &mut found);
    }
    ended(rules, game.state(), &mut found);
    found
}

fn kind(rules: &GateOfHell, piece: PieceId) -> PieceKind {
    rules.piece(piece).unwrap().kind
}

/// What the action is.
fn decided(
    rules: &GateOfHell,
    before: &State,
    entry: &PlayedAction<GateOfHell>,
    found: &mut Found,
) {
    let shows = match (entry.action, before.stage) {
        (Action::Lift { .. }, _) => "11.0 a marker is taken up again",
        (Action::Displace { .. }, _) => "11.0 an ironclad is taken up again",
        (Action::Lay { points: 0, .. }, Stage::SetUp) => "11.0 a dummy is laid",
        (Action::Lay { points: 1, .. }, Stage::SetUp) => "11.0 a mine of one point is laid",
        (Action::Lay { .. }, Stage::SetUp) => "11.0 a mine of two points is laid",
        (Action::Lay { .. }, Stage::Torpedoes) => "G44 mines that an event gave are laid",
        (Action::Lay { .. }, _) => "9.5.2 mines that were bought are laid",
        (Action::Place { .. }, _) => "11.0 an ironclad is placed",
        (Action::Again, _) => "9.4.3 a throw is made again",
        (Action::Stand, _) => "9.4.3 a throw stands",
        (Action::Pass, _) if before.passed && before.active == CONFEDERATE => {
            "3.2.1 both sides pass"
        }
        (Action::Pass, _) => "3.2 a side passes",
        (Action::Sail { bank: Some(_), .. }, _) => "7.2.2 an ironclad enters a river",
        (Action::Sail { .. }, _) if before.band.has(Fee::Second) => {
            "5.1.5 an ironclad moves a second time"
        }
        (Action::Sail { .. }, _) => match before.active {
            UNION => "7.2.1 a Union ironclad moves",
            _ => "7.2.6 a Confederate ironclad moves",
        },
        (Action::Fire { .. }, Stage::Ambush) => "8.2.2 guns fire at a landing party",
        (Action::Fire { from, target }, _) => match (kind(rules, from), kind(rules, target)) {
            (PieceKind::Fort, PieceKind::Fort) => "G24 a fort bombards a fort",
            (PieceKind::Fort, _) => "8.2.1 a fort bombards an ironclad",
            (_, PieceKind::Fort) => "8.2.1 an ironclad bombards a fort",
            _ => "8.2.1 an ironclad bombards an ironclad",
        },
        (Action::Steam { .. }, _) => "7.3 a landing party goes over water",
        (Action::Land { .. }, _) => "7.3.3 a landing party lands",
        (Action::Pick { .. }, _) => "7.3.4 the unit that a mine attacks is named",
        (Action::Hold, Stage::Ambush) => "8.2.2 guns hold their fire",
        (Action::Hold, _) => "9.1.2 the Hunley is held back",
        (Action::Rest { .. }, _) => "8.1.1 an attacker is taken back",
        (Action::Storm { .. }, _) => "8.1.1 an assault is made",
        (Action::Man { .. }, _) => "8.1.2 defenders are named in a zone",
        (Action::Lead { .. }, _) => "8.1.1 the defence is led",
        (Action::Flip { piece }, _) => match kind(rules, piece) {
            PieceKind::Fort => "8.1.6 a fort takes losses",
            _ => "8.1.6 a unit takes losses",
        },
        (Action::Retreat { .. }, _) => "8.1.7 a unit retreats",
        (Action::Cull { .. }, _) => "6.1.4 a unit is taken from an overcrowded place",
        (Action::Command { .. }, _) => "4.2.1 a formation is put in command",
        (Action::Heed { .. }, _) => "4.2.1 an independent is put in command",
        (Action::Mend { piece, .. }, _) => match (kind(rules, piece), before.losses(piece)) {
            (PieceKind::Ground, _) => "4.2.1 a ground unit becomes full",
            (PieceKind::Ironclad, _) => "4.2.1 an ironclad is repaired",
            (PieceKind::Fort, 1) => "4.2.3 a fort is repaired",
            (PieceKind::Fort, _) => "8.2.5 a fort is rebuilt",
        },
        (Action::Build { .. }, _) => "9.2.2 a Union fort is built",
        (Action::Angel { .. }, _) => "9.2.6 the Swamp Angel is set up",
        (Action::Buy, _) => "9.5.2 mines are bought",
        (Action::Work { msp: 1 }, _) => "9.1.1 the Hunley is worked on for a point",
        (Action::Work { .. }, _) => "9.1.1 the Hunley is worked on for two points",
        (Action::Suffer { .. }, _) => "G44 a unit has the fever",
        (Action::Halt, _) => "G34 the ships have moved",
        (Action::Strike { .. }, _) => "9.1.2 the Hunley strikes",
        (Action::Port { .. }, Stage::Leaving) => "7.2.7 an ironclad leaves",
        (Action::Port { .. }, _) => "7.2.8 an ironclad is sent to a port",
        (Action::GoOn, Stage::Price(_)) => "4.2.6 the Union pays to go on",
        (Action::Stop, Stage::Price(_)) => "4.2.6 the Union does not pay to go on",
        (Action::GoOn, _) => "G4 the eighth impulse is played",
        (Action::Stop, _) => "G4 the eighth impulse is not played",
        (Action::Shift { .. }, _) => "3.3 a Confederate ironclad moves in the End Phase",
        (Action::Repair { msp: 1, .. }, _) => "9.6 a repair is tried for a point",
        (Action::Repair { .. }, _) => "9.6 a repair is tried for two points",
        _ => return,
    };
    found.insert(shows);
}

fn paid(fee: Fee, free: bool) -> &'static str {
    match (fee, free) {
        (Fee::Second, false) => "5.1.5 a second activation is paid for",
        (Fee::River, false) => "4.2.2 crossing rivers is paid for",
        (Fee::Harbour, _) => "G18 crossing the harbour is paid for",
        (Fee::Amphibious, false) => "7.3 amphibious movement is paid for",
        (Fee::Strategic, false) => "7.4 strategic movement is paid for",
        (Fee::Zone, _) => "4.2.4 going between zones and map is paid for",
        (Fee::Second, true) => "9.4.3 the Advantage pays for a second activation",
        (Fee::River, true) => "9.4.3 the Advantage pays for crossing rivers",
        (Fee::Amphibious, true) => "9.4.3 the Advantage pays for amphibious movement",
        (Fee::Strategic, true) => "9.4.3 the Advantage pays for strategic movement",
    }
}

fn happened(rules: &GateOfHell, before: &State, event: &Event, found: &mut Found) {
    let zone = |site| rules.zones().contains(site);
    let shows = match *event {
        Event::Paid { fee, free, .. } => paid(fee, free),
        Event::Refunded { .. } => "4.2.2 what was paid and not used comes back",
        Event::Marched { from, to, how, .. } => match how {
            Gait::Foot { strict: true, .. } => "7.1.3 from one contested place to another",
            Gait::Foot { wet: true, .. } => "7.1.1 a unit crosses a navigable river",
            Gait::Foot { .. } => "7.1 a unit marches",
            Gait::Strategic => "7.4 a unit moves strategically",
            Gait::Ferry => "G18 a unit crosses the harbour",
            Gait::Transfer => match (zone(from), zone(to)) {
                (true, true) => "4.2.4 a unit goes from zone to zone",
                (true, false) => "4.2.4 a unit comes onto the map",
                _ => "4.2.4 a unit goes off the map",
            },
            Gait::Regroup => "5.1.4 a formation regroups",
        },
        Event::Trench { level: 0, .. } => "9.3.6 an entrenchment goes",
        Event::Trench { level: 1, .. } => "9.3 units entrench",
        Event::Trench { .. } => "9.3 an entrenchment is deepened",
        Event::Marker { two: true, .. } => "7.3.4 a two-point mine attacks a landing party",
        Event::Marker { .. } => "7.3.4 a one-point mine attacks a landing party",
        Event::PartyMined { toll: 0, .. } => "7.3.4 a mine does nothing to a landing party",
        Event::PartyMined { toll: 1, .. } => "7.3.4 a mine costs a landing party a step",
        Event::PartyMined { .. } => "7.3.4 a mine eliminates a unit of a landing party",
        Event::Clash { loser: None, .. } => "8.1.5 an assault is drawn",
        Event::Clash {
            loser: Some(side), ..
        } if side == before.active => "8.1.5 the attacker loses an assault",
        Event::Clash { .. } => "8.1.5 the defender loses an assault",
        Event::Held {
            surrenders: true, ..
        } => "8.1.7 a unit surrenders",
        Event::Held { .. } => "8.1.7 a unit that retreated holds out",
        Event::Shown { points: 0, .. } => "9.5.5 nothing but dummies is turned up",
        Event::Shown { .. } => "9.5.5 mines are turned up",
        Event::Advantage { used: false, .. } => "9.4 the Advantage goes over unused",
        Event::Mined { toll, .. } => match toll {
            Toll::Damaged => "9.5.6 a mine damages a ship",
            Toll::Severe => "9.5.6 a mine damages a ship severely",
            Toll::Sunk => "9.5.6 a mine sinks a ship",
            _ => "9.5.6 a mine does nothing",
        },
        Event::Shot { target, hit, .. } => match (hit, kind(rules, target)) {
            (false, _) => "8.2.4 a bombardment misses",
            (_, PieceKind::Ground) => "8.2.2 a unit of a landing party is hit",
            (_, PieceKind::Fort) if before.losses(target) == 1 => "8.2 a fort is removed",
            (_, PieceKind::Fort) => "8.2 a fort is reduced",
            (_, PieceKind::Ironclad) if before.losses(target) == 0 => "8.2 an ironclad is damaged",
            _ => match rules.piece(target).unwrap().side {
                UNION => "8.2.6 a Union ironclad is removed",
                CONFEDERATE => "8.2.6 a Confederate ironclad is removed",
            },
        },
        Event::Wrecked { toll, .. } => match toll {
            Toll::Sunk => "7.2.8 a damaged ironclad sinks",
            Toll::Repaired => "7.2.8 a damaged ironclad is repaired",
            _ => "7.2.8 a damaged ironclad stays damaged",
        },
        Event::Tried { done: true, .. } => "9.6 a repair works",
        Event::Tried { .. } => "9.6 a repair fails",
        Event::Sunset { total, number, .. } => match total >= number {
            true => "3.2.1 the phase ends at sunset",
            false => "3.2.1 the phase goes on",
        },
        Event::Supplied {
            side: SideNo::A, ..
        } => "3.1.1 the Union is supplied",
        Event::Supplied { .. } => "3.1.1 the Confederate is supplied",
        Event::Gale { .. } => "G44 a gale keeps the fleet away",
        Event::Arrived { .. } => "3.1.2 reinforcements arrive",
        Event::Idle => "G3 whoever is out of command is Committed",
        Event::Angel { site: None } => "9.2.6 the Swamp Angel is lost",
        Event::Hunley { to: u8::MAX, .. } => "9.1.3 the Hunley is lost",
        Event::Hunley { work: false, .. } => "9.1.3 the Hunley comes back",
        Event::Doomed { .. } => "8.2.5 a removed fort is gone for good",
        Event::Swept { .. } => "3.3 an area loses its mines",
        Event::Stalled => "G38 two automatic victories cancel each other",
        _ => return,
    };
    found.insert(shows);
}

/// What happens at random.
fn mishap(event: &Event) -> Option<&'static str> {
    let Event::Happened { roll } = *event else {
        return None;
    };
    Some(match roll {
        2 => "G44 the second row",
        3 => "G44 the third row",
        4 => "G44 the fourth row",
        5 => "G44 the fifth row",
        6 => "G44 the sixth row",
        7 => "G44 the seventh row",
        8 => "G44 the eighth row",
        9 => "G44 the ninth row",
        10 => "G44 the tenth row",
        11 => "G44 the eleventh row",
        _ => "G44 the twelfth row",
    })
}

/// What is seen from the position after an action.
fn settled(
    rules: &GateOfHell,
    before: &State,
    entry: &PlayedAction<GateOfHell>,
    found: &mut Found,
) {
    let after = &entry.after;
    let sumter = rules.sumter();
    let ends = entry
        .events
        .iter()
        .any(|e| matches!(e, Event::EndPhase | Event::Swept { .. }))
        || before.stage != after.stage && after.turn > before.turn;
    let troops = |state: &State| state.here(rules.ground(UNION), sumter).len();
    if ends && troops(before) > troops(after) {
        found.insert("6.2.2 a landing party is lost at Fort Sumter");
    }
    let mines_gone = before.stage == Stage::Acting
        && before.met.iter().any(|n| *n > 0)
        && rules.numbers().mines_once;
    if mines_gone {
        found.insert("G29 a mine that has attacked its ship does not attack another");
    }
    if before.due == Some(Cast::Assault) && rules.numbers().assault_dice == 1 {
        found.insert("G20 an assault is thrown with one die");
    }
    if before.committed.contains(&2) {
        found.insert("5.1.8 a piece is Committed twice");
    }
    let group = after.band.members;
    let of_none = |p: &PieceId| rules.piece(*p).is_some_and(|i| i.formation.is_none());
    if group.len() == 6 {
        found.insert(match group.iter().filter(of_none).count() {
            0 => "G9 any sixth unit acts in a game from before groups were told apart",
            _ => "G9 an independent acts with five of a formation",
        });
    }
}

fn ended(rules: &GateOfHell, state: &State, found: &mut Found) {
    let counted = rules.parts().award.is_some();
    let Some(outcome) = rules.outcome(state) else {
        return;
    };
    found.insert(match (counted, outcome.level) {
        (true, 0) => "G41 a Union decisive victory by points",
        (true, 1) => "G41 a Union marginal victory by points",
        (true, 2) => "G41 a draw by points",
        (true, 3) => "G41 a Confederate marginal victory by points",
        (true, _) => "G41 a Confederate decisive victory by points",
        (false, 0) => "10.3 a Union decisive victory",
        (false, 1) => "10.3 a Union marginal victory",
        (false, 2) => "10.3 a draw",
        (false, 3) => "10.3 a Confederate marginal victory",
        (false, _) => "10.3 a Confederate decisive victory",
    });
    let town = rules.charleston();
    if town.is_some_and(|t| !state.here(rules.ground(UNION), t).is_empty()) {
        found.insert("10.1 Union troops enter Charleston");
    }
    if !counted && state.turn < rules.parts().turns && outcome.level == 4 {
        found.insert("10.2 the Confederate wins before the last week is over");
    }
}
