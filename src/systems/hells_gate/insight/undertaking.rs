//! What groups of units move for: found by taking each of them back and counting
//! what the rules then say otherwise. Nothing is guessed: an aim is a fact that
//! would not hold without the group.

use super::super::crt::Column;
use super::super::ids::{Side, UnitId, UnitMask};
use super::super::setup::Setup;
use super::super::state::{Spot, State};
use super::outlook::outlook;
use super::pocket::pockets;
use super::reach::reach;
use super::threat::{Threat, threats};
use crate::engine::hinges;
use crate::hex::{HexId, HexMask};

/// Enemies that can go to fewer hexes than this anyway are not worth pinning.
const ROOM: usize = 4;

/// Ground that a screen takes from the enemy, in hexes, to be worth a word.
const GROUND: usize = 4;

/// An attack that hits on fewer faces is not worth preparing.
const FACES: u8 = 3;

/// A fact that holds because of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// It enters an enemy supply source.
    TakesSource(HexId),
    /// These enemies lose their supply line.
    CutsOff(UnitMask),
    /// The group gets out of a pocket.
    LeavesPocket,
    /// These friends get a supply line.
    Relieves(UnitMask),
    /// These enemies would get a supply line again.
    KeepsCutOff(UnitMask),
    /// These friends would lose theirs.
    KeepsSupplied(UnitMask),
    /// The enemy could enter this own supply source next.
    Guards(HexId),
    /// The group can trace supply again.
    RegainsSupply,
    /// This hex can be attacked next in this column, without the group only in
    /// another one, or not at all.
    Prepares {
        /// The hex.
        hex: HexId,
        /// The column.
        column: Column,
        /// That without the group.
        without: Option<Column>,
    },
    /// These enemies have fewer hexes to go to: with the group, and without it.
    Pins {
        /// Who.
        units: UnitMask,
        /// How many hexes.
        hexes: [usize; 2],
    },
    /// The strongest attack on friends in this hex falls from one column to another.
    Supports {
        /// The hex.
        hex: HexId,
        /// The column with the group.
        column: Column,
        /// That without it.
        without: Column,
    },
    /// Where the group stood it could be attacked in this column, where it goes in
    /// another one, or not at all.
    Withdraws {
        /// The column there.
        before: Column,
        /// The column here.
        column: Option<Column>,
    },
    /// The enemy cannot get to so many hexes next.
    Screens(usize),
}

impl Aim {
    /// What is told before what.
    const fn rank(self) -> u8 {
        match self {
            Self::TakesSource(_) => 0,
            Self::CutsOff(_) => 1,
            Self::LeavesPocket => 2,
            Self::Relieves(_) => 3,
            Self::KeepsCutOff(_) => 4,
            Self::KeepsSupplied(_) => 5,
            Self::Guards(_) => 6,
            Self::RegainsSupply => 7,
            Self::Prepares { .. } => 8,
            Self::Pins { .. } => 9,
            Self::Supports { .. } => 10,
            Self::Withdraws { .. } => 11,
            Self::Screens(_) => 12,
        }
    }
}

/// Units that end in the same hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveGroup {
    /// Each with where it came from; nowhere else if it stayed.
    pub units: Vec<(UnitId, HexId)>,
    /// Where they stand then.
    pub to: HexId,
}

impl MoveGroup {
    /// Who.
    #[must_use]
    pub fn who(&self) -> UnitMask {
        self.units.iter().map(|&(unit, _)| unit).collect()
    }

    /// Where they came from, if they moved.
    #[must_use]
    pub fn from(&self) -> HexMask {
        let from: HexMask = self.units.iter().map(|&(_, hex)| hex).collect();
        from - HexMask::of(self.to)
    }

    /// Whether they stayed where they were.
    #[must_use]
    pub fn stays(&self) -> bool {
        self.from().is_empty()
    }

    /// The position without what they did: they stand where they came from; or, if
    /// they stayed, they are not there.
    fn undone(&self, state: &State) -> State {
        let mut other = *state;
        for &(unit, from) in &self.units {
            other.put(
                unit,
                match self.stays() {
                    true => Spot::Lost,
                    false => Spot::On(from),
                },
            );
        }
        other
    }
}

/// What groups do together, and to which end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undertaking {
    /// They: one group, or those that it takes together.
    pub groups: Vec<MoveGroup>,
    /// The weightiest first. Empty for a group that goes where nothing is counted.
    pub aims: Vec<Aim>,
}

/// What the rules count of a position, for the side that has just moved, or absorbed hits.
pub(super) struct Count<'a> {
    pub setup: &'a Setup,
    pub side: Side,
}

impl Count<'_> {
    pub(super) fn cut_off(&self, state: &State, side: Side) -> UnitMask {
        outlook(self.setup, state, side).unsupplied
    }

    /// Where the enemy can go next.
    fn enemy_reach(&self, state: &State, units: UnitMask) -> HexMask {
        reach(self.setup, state, units).into_keys().collect()
    }

    fn enemies(&self, state: &State) -> UnitMask {
        self.setup.units_of(self.side.enemy()) & state.on_map()
    }
}

/// What the moves of a phase are for, the weightiest first: what groups achieve
/// together, then what each does by itself; last, groups that no aim is found for.
/// Units that stay are told of only where a ring or a line hangs on them.
#[must_use]
pub fn undertakings(setup: &Setup, before: &State, after: &State, side: Side) -> Vec<Undertaking> {
    let count = Count { setup, side };
    let (moved, stayed) = groups(setup, before, after, side);
    let mut found: Vec<Undertaking> = Vec::new();
    let on_both = |units: UnitMask| units & before.on_map() & after.on_map();
    // What they achieve together.
    let theirs = [before, after].map(|state| count.cut_off(state, side.enemy()));
    let ours = [before, after].map(|state| count.cut_off(state, side));
    let cut = on_both(theirs[1] - theirs[0]);
    let undone = |groups: &[&MoveGroup]| {
        let each = groups.iter();
        each.fold(*after, |state, group| group.undone(&state))
    };
    let is_cut = |unit: UnitId, groups: &[&MoveGroup]| {
        count.cut_off(&undone(groups), side.enemy()).contains(unit)
    };
    for (groups, units) in hinges(&moved, cut, &is_cut) {
        let units = units.into_iter().collect();
        joint(&mut found, groups, Aim::CutsOff(units));
    }
    let movers: UnitMask = moved
        .iter()
        .map(MoveGroup::who)
        .fold(UnitMask::EMPTY, |a, b| a | b);
    let relieved = on_both(ours[0] - ours[1]) - movers;
    let is_open =
        |unit: UnitId, groups: &[&MoveGroup]| !count.cut_off(&undone(groups), side).contains(unit);
    for (groups, units) in hinges(&moved, relieved, &is_open) {
        let units = units.into_iter().collect();
        joint(&mut found, groups, Aim::Relieves(units));
    }
    // What each does.
    let pocketed: UnitMask = [before, after]
        .map(|state| {
            let all = pockets(setup, state, side);
            all.iter().fold(UnitMask::EMPTY, |sum, one| sum | one.units)
        })
        .into_iter()
        .reduce(|was, is| was - is)
        .unwrap_or_default();
    let (next, danger) = (
        threats(setup, after, side),
        threats(setup, after, side.enemy()),
    );
    let danger_before = threats(setup, before, side.enemy());
    let held = [theirs[1], ours[1]];
    for group in &moved {
        let who = group.who();
        let without = group.undone(after);
        let mut aims = Vec::new();
        if setup.sources(side.enemy()).contains(group.to)
            && !before.occupied()[side].contains(group.to)
        {
            aims.push(Aim::TakesSource(group.to));
        }
        // Who would be supplied where they came from, too, owe it to others.
        let stuck = count.cut_off(&without, side);
        if (pocketed & stuck).intersects(who) {
            aims.push(Aim::LeavesPocket);
        } else if ((ours[0] - ours[1]) & stuck).contains_all(who) {
            aims.push(Aim::RegainsSupply);
        }
        aims.extend(count.keeps(held, &without, who, cut, relieved));
        aims.extend(count.guards(after, &without, group.to));
        aims.extend(prepares(
            group,
            &next,
            &threats(setup, &without, side),
            setup,
        ));
        aims.extend(count.pins(after, &without, group.to));
        let then = threats(setup, &without, side.enemy());
        aims.extend(supports(group, &danger, &then, &without, side));
        aims.extend(withdraws(group, &danger, &danger_before));
        if aims.is_empty() {
            let all = count.enemies(after);
            let kept = count.enemy_reach(&without, all) - count.enemy_reach(after, all);
            if kept.len() >= GROUND {
                aims.push(Aim::Screens(kept.len()));
            }
        }
        match found.iter_mut().find(|one| one.groups == [group.clone()]) {
            Some(one) => one.aims.append(&mut aims),
            None => found.push(Undertaking {
                groups: vec![group.clone()],
                aims,
            }),
        }
    }
    // What depends on those that stay, where they could have gone.
    let could = |group: &&MoveGroup| !reach(setup, before, group.who()).is_empty();
    for group in stayed.iter().filter(could) {
        let without = group.undone(after);
        let mut aims = Vec::new();
        aims.extend(count.keeps(held, &without, group.who(), cut, relieved));
        aims.extend(count.guards(after, &without, group.to));
        if !aims.is_empty() {
            let groups = vec![group.clone()];
            found.push(Undertaking { groups, aims });
        }
    }
    for undertaking in &mut found {
        undertaking.aims.sort_by_key(|aim| aim.rank());
    }
    // A group whose only end is one it has together with others is told of once.
    let told: Vec<MoveGroup> = found
        .iter()
        .filter(|one| one.groups.len() > 1)
        .flat_map(|one| one.groups.clone())
        .collect();
    found.retain(|one| !one.aims.is_empty() || !one.groups.iter().all(|g| told.contains(g)));
    found.sort_by_key(|one| {
        let units: usize = one.groups.iter().map(|group| group.units.len()).sum();
        let rank = one.aims.first().map_or(u8::MAX, |aim| aim.rank());
        // What is done comes before what is left as it is.
        let stays = one.groups.iter().all(MoveGroup::stays);
        (stays, rank, usize::MAX - units)
    });
    found
}

fn joint(found: &mut Vec<Undertaking>, needed: Vec<&MoveGroup>, aim: Aim) {
    let groups: Vec<MoveGroup> = needed.into_iter().cloned().collect();
    match found.iter_mut().find(|one| one.groups == groups) {
        Some(one) => one.aims.push(aim),
        None => found.push(Undertaking {
            groups,
            aims: vec![aim],
        }),
    }
}

/// Those that moved, by where they went; and the stacks that nobody left or joined.
fn groups(
    setup: &Setup,
    before: &State,
    after: &State,
    side: Side,
) -> (Vec<MoveGroup>, Vec<MoveGroup>) {
    let (mut moved, mut stayed): (Vec<MoveGroup>, Vec<MoveGroup>) = Default::default();
    for unit in setup.units_of(side) & before.on_map() & after.on_map() {
        let (Some(from), Some(to)) = (before.hex_of(unit), after.hex_of(unit)) else {
            continue;
        };
        let list = match from == to {
            true => &mut stayed,
            false => &mut moved,
        };
        match list.iter_mut().find(|group| group.to == to) {
            Some(group) => group.units.push((unit, from)),
            None => list.push(MoveGroup {
                units: vec![(unit, from)],
                to,
            }),
        }
    }
    let joined: HexMask = moved.iter().map(|group| group.to).collect();
    stayed.retain(|group| !joined.contains(group.to));
    (moved, stayed)
}

impl Count<'_> {
    /// What supply of others hangs on a group: enemies that stay cut off, friends
    /// that stay supplied; `held` is who of the enemy and who of us is cut off with it.
    /// What is told of several groups together is left out.
    fn keeps(
        &self,
        held: [UnitMask; 2],
        without: &State,
        who: UnitMask,
        cut: UnitMask,
        relieved: UnitMask,
    ) -> Vec<Aim> {
        let less = [self.side.enemy(), self.side].map(|side| self.cut_off(without, side));
        let shut = held[0] - less[0] - cut;
        let open = less[1] - held[1] - who - relieved;
        let mut aims = Vec::new();
        if !shut.is_empty() {
            aims.push(Aim::KeepsCutOff(shut));
        }
        if !open.is_empty() {
            aims.push(Aim::KeepsSupplied(open));
        }
        aims
    }

    /// An own source that the enemy could enter without the group.
    pub(super) fn guards(&self, after: &State, without: &State, at: HexId) -> Option<Aim> {
        let source = self.setup.sources(self.side).contains(at);
        if !source || without.occupied()[self.side].contains(at) {
            return None;
        }
        let enters = self.enemy_reach(without, self.enemies(after)).contains(at);
        enters.then_some(Aim::Guards(at))
    }

    /// The neighbours that lose most of their room to move.
    fn pins(&self, after: &State, without: &State, at: HexId) -> Option<Aim> {
        let near = after.units_in(self.setup.grid.around(at), self.enemies(after));
        let mut pinned = UnitMask::EMPTY;
        let mut hexes = [0, 0];
        for unit in near {
            let [with, less] =
                [after, without].map(|state| self.enemy_reach(state, UnitMask::of(unit)).len());
            if less >= ROOM && 2 * with <= less {
                pinned.insert(unit);
                // Told of those that keep most.
                hexes = [hexes[0].max(with), hexes[1].max(less)];
            }
        }
        (!pinned.is_empty()).then_some(Aim::Pins {
            units: pinned,
            hexes,
        })
    }
}

fn on(threats: &[Threat], hex: HexId) -> Option<&Threat> {
    threats.iter().find(|threat| threat.hex == hex)
}

/// The attack of the next turn that gains most by a group.
fn prepares(group: &MoveGroup, with: &[Threat], less: &[Threat], setup: &Setup) -> Option<Aim> {
    let near = setup.grid.around(group.to);
    let better = with.iter().filter(|threat| near.contains(threat.hex));
    let better = better.filter(|threat| threat.hitting_faces >= FACES);
    let gain = |threat: &Threat| {
        let then = on(less, threat.hex).map(|then| then.odds.column);
        let worth = |column: Column| column as usize + 1;
        (
            worth(threat.odds.column) - then.map_or(0, worth).min(worth(threat.odds.column)),
            then,
        )
    };
    let best = better.max_by_key(|threat| (gain(threat).0, threat.hitting_faces))?;
    let (more, without) = gain(best);
    (more > 0).then_some(Aim::Prepares {
        hex: best.hex,
        column: best.odds.column,
        without,
    })
}

/// Friends where a group goes that are harder to attack then.
fn supports(
    group: &MoveGroup,
    danger: &[Threat],
    without: &[Threat],
    less: &State,
    side: Side,
) -> Option<Aim> {
    let friends = less.occupied()[side].contains(group.to);
    let then = on(without, group.to).filter(|then| friends && then.hitting_faces > 0)?;
    let now = on(danger, group.to)?;
    (now.odds.column < then.odds.column).then_some(Aim::Supports {
        hex: group.to,
        column: now.odds.column,
        without: then.odds.column,
    })
}

/// A group that gets away from where it could be attacked better.
fn withdraws(group: &MoveGroup, danger: &[Threat], before: &[Threat]) -> Option<Aim> {
    let there = group.from().iter().filter_map(|hex| on(before, hex));
    let worst = there.max_by_key(|threat| threat.odds.column)?;
    let here = on(danger, group.to).map(|threat| threat.odds.column);
    let less = here.is_none_or(|column| column as usize + 1 < worst.odds.column as usize);
    (less && worst.hitting_faces >= FACES).then_some(Aim::Withdraws {
        before: worst.odds.column,
        column: here,
    })
}
