//! What speaks for how hits are absorbed: facts of where units stand then that would not
//! hold everywhere they could have gone instead. Nothing is guessed.

use super::super::action::Action;
use super::super::audit::Audit;
use super::super::crt::Column;
use super::super::ids::{UnitId, UnitMask};
use super::super::odds::dumps_work;
use super::super::setup::Setup;
use super::super::state::{Spot, Stage, State};
use super::super::supply::supply_line;
use super::outlook::outlook;
use super::threat::threat;
use super::undertaking::Count;
use crate::hex::{HexId, HexMask};
use std::ops::ControlFlow;

/// An attack that hits on fewer faces is not worth getting away from.
const FACES: u8 = 3;

/// A fact of where units stand that have absorbed hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyThere {
    /// Without them there the enemy could enter this own supply source.
    Guards(HexId),
    /// Without them there these enemies would get a supply line again.
    KeepsCutOff(UnitMask),
    /// Without them there these friends would lose theirs.
    KeepsSupplied(UnitMask),
    /// Those in these hexes suffer at most one shift for lack of supply while somebody
    /// stands there [11.3].
    KeepsDumps(HexMask),
    /// They can trace supply, and could not in these hexes.
    Supplied(HexMask),
    /// They cannot trace supply there, and could in these hexes.
    Unsupplied(HexMask),
    /// Before the phase ends they can be attacked in this column at the most, or not at
    /// all; in another hex they could have gone to, in a better one for the enemy.
    Safer {
        /// The column.
        column: Option<Column>,
        /// That in the other hex.
        worst: Column,
        /// The other hex.
        there: HexId,
    },
    /// Their supply line is shorter there than in every other hex they could have gone to.
    Nearer {
        /// So many hexes, the source included.
        hexes: u8,
        /// The next shortest.
        next: u8,
    },
    /// Nobody loses a step [7.6], where the owner could have chosen so.
    Spares {
        /// Where they stood.
        hex: HexId,
        /// Whether neither a source nor anybody's supply hung on their staying there.
        free: bool,
    },
}

/// Units that stand together after they have absorbed hits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Absorbed {
    /// Who.
    pub units: UnitMask,
    /// Where they were attacked.
    pub from: HexId,
    /// Where they stand: the same hex if they lost steps for it.
    pub at: HexId,
    /// What speaks for it, the weightiest first.
    pub facts: Vec<WhyThere>,
}

/// A step that is lost [7.5], where another unit's would have been dearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepPaid {
    /// Whose it is.
    pub unit: UnitId,
    /// Whether it was the last.
    pub eliminated: bool,
    /// The strength that goes with it.
    pub strength: u8,
    /// Whose step would have cost most.
    pub rather_than: UnitId,
    /// How much.
    pub other_strength: u8,
}

/// Why rather this unit loses a step [7.5]: an allowed one of another would cost more
/// strength, and none would cost less. `None` where that is not so.
#[must_use]
pub fn step_paid(setup: &Setup, state: &State, unit: UnitId) -> Option<StepPaid> {
    let last = |unit| state.steps(setup, unit) < 2;
    let strength = |unit| {
        let then = match last(unit) {
            true => 0,
            false => setup.strength(unit, true),
        };
        state.strength(setup, unit).saturating_sub(then)
    };
    let others = state.in_hex(state.hits?.target) - UnitMask::of(unit);
    let others = others
        .iter()
        .filter(|&other| may_lose_a_step(setup, state, UnitMask::of(other)));
    let all: Vec<(u8, UnitId)> = others.map(|other| (strength(other), other)).collect();
    let own = strength(unit);
    let &(other_strength, rather_than) = all.iter().max_by_key(|(strength, _)| *strength)?;
    let least = all.iter().all(|(strength, _)| *strength >= own);
    (least && other_strength > own).then(|| StepPaid {
        unit,
        eliminated: last(unit),
        strength: own,
        rather_than,
        other_strength,
    })
}

/// Why units retreat where they do [7.6], or rather lose steps and stay [7.5]: `before` in
/// the middle of an attack, `ends` when its hits are absorbed: one position, or, if only some
/// of the units have `decided`, all to which the others can still lead; told is what holds in
/// each of them. Units of which nothing is counted that would be otherwise elsewhere are left
/// out.
#[must_use]
pub fn absorbed(setup: &Setup, before: &State, decided: UnitMask, ends: &[State]) -> Vec<Absorbed> {
    let Some((first, others)) = ends.split_first() else {
        return Vec::new();
    };
    let mut all = absorbed_at(setup, before, decided, first);
    for after in others {
        if all.is_empty() {
            break;
        }
        let here = absorbed_at(setup, before, decided, after);
        for one in &mut all {
            let other = here.iter().find(|it| it.units == one.units);
            let facts = other.map_or(&[][..], |it| &it.facts);
            one.facts.retain(|fact| facts.contains(fact));
        }
        all.retain(|one| !one.facts.is_empty());
    }
    all
}

fn absorbed_at(setup: &Setup, before: &State, decided: UnitMask, after: &State) -> Vec<Absorbed> {
    let Some(hits) = before.hits.filter(|_| after.stage != Stage::Losses) else {
        return Vec::new();
    };
    let from = hits.target;
    let mut groups: Vec<Absorbed> = Vec::new();
    // Those who had retreated there absorb nothing.
    for unit in (before.in_hex(from) - before.retreated) & decided {
        let Some(at) = after.hex_of(unit) else {
            continue;
        };
        match groups.iter_mut().find(|group| group.at == at) {
            Some(group) => group.units.insert(unit),
            None => groups.push(Absorbed {
                units: UnitMask::of(unit),
                from,
                at,
                facts: Vec::new(),
            }),
        }
    }
    let side = before.player.enemy();
    let scene = Scene {
        after,
        count: Count { setup, side },
    };
    for group in &mut groups {
        let stays = group.at == from;
        let others = hits.destinations - HexMask::of(group.at);
        group.facts = match (stays, others.is_empty()) {
            (_, true) => Vec::new(),
            (true, false) => scene.holds(group),
            (false, false) => scene.rather_than(group, others),
        };
        // Whoever has retreated there is lost when the others go [7.6].
        let abandoned = (before.in_hex(from) & before.retreated) - after.on_map();
        if !stays && abandoned.is_empty() && may_lose_a_step(setup, before, group.units) {
            let free = scene.nothing_hangs_on(group);
            group.facts.push(WhyThere::Spares { hex: from, free });
        }
        // What speaks against it stands behind what speaks for it.
        if !stays {
            group.facts.extend(scene.unsupplied(group, others));
        }
    }
    // What only speaks against it is no reason for it.
    let speaks_for = |fact: &WhyThere| !matches!(fact, WhyThere::Unsupplied(_));
    groups.retain(|group| group.facts.iter().any(speaks_for));
    groups
}

/// Whether one of these could lose a step instead [7.5].
fn may_lose_a_step(setup: &Setup, before: &State, units: UnitMask) -> bool {
    let audit = Audit::new(setup, before);
    let can = |unit| {
        let mut stop = |_| ControlFlow::Break(());
        let loss = Action::LoseStep { unit };
        audit.action(loss, &mut stop).is_continue()
    };
    units.iter().any(can)
}

/// The position when all hits are absorbed.
struct Scene<'a> {
    after: &'a State,
    /// For the side that absorbed them.
    count: Count<'a>,
}

impl Scene<'_> {
    /// The position with some units elsewhere, or gone.
    fn with(&self, units: UnitMask, spot: Spot) -> State {
        let mut other = *self.after;
        units.iter().for_each(|unit| other.put(unit, spot));
        other
    }

    /// Who of them cannot trace supply.
    fn lacking(&self, group: &Absorbed, state: &State) -> UnitMask {
        self.count.cut_off(state, self.count.side) & group.units
    }

    /// What depends on units that stay where they are.
    fn holds(&self, group: &Absorbed) -> Vec<WhyThere> {
        let gone = self.with(group.units, Spot::Lost);
        let gone = std::slice::from_ref(&gone);
        let guards = self.guards(group, gone).into_iter();
        let keeps = self.keeps(group, self.after, gone);
        let dumps = gone.iter().find_map(|gone| self.dumps(self.after, gone));
        guards.chain(keeps).chain(dumps).collect()
    }

    /// Whether nothing would be otherwise if they had stayed where they were attacked.
    fn nothing_hangs_on(&self, group: &Absorbed) -> bool {
        let stayed = self.with(group.units, Spot::On(group.from));
        let gone = std::slice::from_ref(self.after);
        let Count { setup, side } = self.count;
        let guarded = self.count.guards(&stayed, self.after, group.from);
        // Whoever stands in an enemy source has points for it.
        let holds = setup.sources(side.enemy()).contains(group.from);
        let [now, then] = [self.after, &stayed].map(|state| self.lacking(group, state));
        let lose_theirs = !(now - then).is_empty();
        let keeps = || !self.keeps(group, &stayed, gone).is_empty();
        let dumps = self.dumps(&stayed, self.after).is_some();
        !(guarded.is_some() || holds || lose_theirs || dumps || keeps())
    }

    /// What speaks for a hex against the others that units could have retreated to.
    fn rather_than(&self, group: &Absorbed, others: HexMask) -> Vec<WhyThere> {
        let each: Vec<(HexId, State)> = others
            .iter()
            .map(|hex| (hex, self.with(group.units, Spot::On(hex))))
            .collect();
        let states: Vec<State> = each.iter().map(|(_, state)| *state).collect();
        let mut facts = Vec::new();
        facts.extend(self.guards(group, &states));
        facts.extend(self.keeps(group, self.after, &states));
        let lacks = |state: &State| !self.lacking(group, state).is_empty();
        let lacking = each.iter().filter(|(_, state)| lacks(state));
        let lacking: HexMask = lacking.map(|&(hex, _)| hex).collect();
        if !lacking.is_empty() && !lacks(self.after) {
            facts.push(WhyThere::Supplied(lacking));
        }
        facts.extend(self.safer(group, &each));
        facts.extend(self.nearer(group, &each));
        facts
    }

    /// Where else they could trace supply, if they cannot there.
    fn unsupplied(&self, group: &Absorbed, others: HexMask) -> Option<WhyThere> {
        let lacks = |state: &State| !self.lacking(group, state).is_empty();
        let open = others.iter();
        let open = open.filter(|&hex| !lacks(&self.with(group.units, Spot::On(hex))));
        let open: HexMask = open.filter(|_| lacks(self.after)).collect();
        (!open.is_empty()).then_some(WhyThere::Unsupplied(open))
    }

    /// The hexes of the dumps, which work in one position and not in the other [11.3].
    fn dumps(&self, so: &State, otherwise: &State) -> Option<WhyThere> {
        let Count { setup, side } = self.count;
        let dumps = setup.special.dumps?;
        let works = |state| dumps_work(setup, state, side);
        (works(so) && !works(otherwise)).then_some(WhyThere::KeepsDumps(dumps.hexes))
    }

    /// An own source that the enemy can enter in his movement phase wherever else they are.
    fn guards(&self, group: &Absorbed, others: &[State]) -> Option<WhyThere> {
        let guards = |other| self.count.guards(self.after, other, group.at);
        let all = others.iter().all(|other| guards(other).is_some());
        all.then_some(WhyThere::Guards(group.at))
    }

    /// Enemies that are cut off while they stand so, friends that are supplied, and would not
    /// be in any of the other positions.
    fn keeps(&self, group: &Absorbed, so: &State, others: &[State]) -> Vec<WhyThere> {
        let side = self.count.side;
        let in_all = |differ: &dyn Fn(&State) -> UnitMask| {
            let each = others.iter().map(differ);
            each.reduce(|a, b| a & b).unwrap_or_default()
        };
        let cut = |state: &State, side| self.count.cut_off(state, side);
        let (shut, open) = (cut(so, side.enemy()), cut(so, side));
        let kept_shut = in_all(&|other| shut - cut(other, side.enemy()));
        let kept_open = in_all(&|other| cut(other, side) - open - group.units);
        let mut facts = Vec::new();
        if !kept_shut.is_empty() {
            facts.push(WhyThere::KeepsCutOff(kept_shut));
        }
        if !kept_open.is_empty() {
            facts.push(WhyThere::KeepsSupplied(kept_open));
        }
        facts
    }

    /// Whether their supply line is the shortest there.
    fn nearer(&self, group: &Absorbed, others: &[(HexId, State)]) -> Option<WhyThere> {
        let Count { setup, side } = self.count;
        let length = |state: &State, hex| {
            // As it counts when it is judged next.
            let limit = outlook(setup, state, side).limit;
            let line = supply_line(setup, state, side, hex, limit)?;
            u8::try_from(line.len() - 1).ok()
        };
        let hexes = length(self.after, group.at)?;
        let next = others.iter().filter_map(|(hex, state)| length(state, *hex));
        let next = next.min().filter(|next| *next > hexes)?;
        Some(WhyThere::Nearer { hexes, next })
    }

    /// Where those who have not attacked yet could attack them better.
    fn safer(&self, group: &Absorbed, others: &[(HexId, State)]) -> Option<WhyThere> {
        let Count { setup, side } = self.count;
        let on = |state: &State, hex| threat(setup, state, side.enemy(), hex);
        let here = on(self.after, group.at).map(|threat| threat.odds.column);
        let there = others
            .iter()
            .filter_map(|(hex, state)| on(state, *hex))
            .filter(|threat| threat.hitting_faces >= FACES);
        let worst = there.max_by_key(|threat| threat.odds.column)?;
        let less = here.is_none_or(|column| column as usize + 1 < worst.odds.column as usize);
        less.then_some(WhyThere::Safer {
            column: here,
            worst: worst.odds.column,
            there: worst.hex,
        })
    }
}
