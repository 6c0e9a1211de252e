//! A position in a few dozen numbers: what the estimate of its end is made of.

use super::force::{Force, Forces, MOST, Tables};
use crate::hex::{HexId, HexMask, Id};
use crate::systems::hells_gate::crt::{Column, Crt};
use crate::systems::hells_gate::supply::{line_limit, passable, zone_of_control};
use crate::systems::hells_gate::{BySide, Setup, Side, State, Weather};

/// What is counted for each side. The weights know them by name.
const OF_A_SIDE: [&str; 20] = [
    "points lost",
    "enemy sources held",
    "steps expected to fall",
    "stacks expected to give way",
    "steps in the worst spot",
    "steps that cannot trace supply now",
    "steps marked out of supply",
    "length of supply lines",
    "steps enclosed by enemy units",
    "hexes between the cut off and their friends",
    "strength",
    "strength in contact",
    "strength far from the enemy",
    "overcrowded hexes",
    "territory",
    "steps to come",
    "own sources open to the enemy",
    "steps retreated",
    "steps with nowhere to retreat",
    "hexes held",
];

const PER_SIDE: usize = OF_A_SIDE.len();

/// How many numbers there are: those of the Soviets, those of the Germans, and
/// a one.
pub const FEATURES: usize = 2 * PER_SIDE + 1;

/// The numbers of one position.
pub type Features = [f64; FEATURES];

/// What each number counts.
pub const NAMES: [&str; FEATURES] = {
    let mut names = ["one"; FEATURES];
    let mut i = 0;
    while i < 2 * PER_SIDE {
        names[i] = OF_A_SIDE[i % PER_SIDE];
        i += 1;
    }
    names
};

/// Steps lost and ground lost per column, in the mean over the die.
#[derive(Clone, Debug)]
pub(super) struct Chances {
    /// Per column, normal and all-out: the chance of each number of hits.
    of: [[[f64; 4]; 2]; 8],
}

impl Chances {
    pub fn new(crt: &Crt) -> Self {
        let share = |all_out| {
            move |column| {
                crt.distribution(column, all_out)
                    .map(|faces| f64::from(faces) / 6.0)
            }
        };
        let pair = |column| [share(false)(column), share(true)(column)];
        Self {
            of: Column::ALL.map(pair),
        }
    }

    /// The chance of each number of hits.
    pub const fn hits(&self, column: Column, right_hand: bool) -> &[f64; 4] {
        &self.of[column as usize][right_hand as usize]
    }
}

/// How one side stands to be attacked.
#[derive(Default)]
struct Danger {
    falls: f64,
    gives_way: f64,
    worst: f64,
    trapped: f64,
    crowded: f64,
}

/// Everything about a position that the features of both sides share.
pub(super) struct Scene<'a> {
    pub setup: &'a Setup,
    pub tables: &'a Tables,
    pub chances: &'a Chances,
    pub state: &'a State,
    pub shifts: Shifts,
}

/// The columns of the shifts in a position, the same for every hex [7.2].
pub(super) struct Shifts {
    /// If some units are out of supply, and if all are.
    short: [i8; 2],
    mud: i8,
    rough: i8,
    river: i8,
}

impl Shifts {
    pub fn of(setup: &Setup, state: &State) -> Self {
        let numbers = &setup.parameters.numbers;
        let cap = setup.special.supply_shift_cap;
        let capped = cap.is_some_and(|turns| turns.contains(state.turn));
        let most = if capped { numbers.shift_limit } else { u8::MAX };
        let short = [numbers.shift_some, numbers.shift_all];
        Self {
            short: short.map(|columns| columns.min(most).cast_signed()),
            mud: match state.weather {
                Weather::Mud => numbers.shift_mud.cast_signed(),
                Weather::Snow => 0,
            },
            rough: numbers.shift_rough.cast_signed(),
            river: numbers.shift_river.cast_signed(),
        }
    }

    /// For so many units of `all` out of supply.
    #[inline]
    fn short(&self, marked: u8, all: u8) -> i8 {
        match marked {
            0 => 0,
            _ => self.short[usize::from(marked >= all)],
        }
    }
}

impl Scene<'_> {
    pub fn features(&self) -> Features {
        let occupied = self.state.occupied();
        let near = BySide::from_fn(|side| self.tables.around_all(occupied[side]));
        let zones = match self.setup.parameters.numbers.zone_reach {
            1 => near,
            _ => BySide::from_fn(|side| zone_of_control(self.setup, occupied[side])),
        };
        let forces = BySide::from_fn(|side| Forces::of(self.tables, self.state, side));
        let mut all = [0.0; FEATURES];
        for (i, side) in Side::ALL.into_iter().enumerate() {
            let into = &mut all[i * PER_SIDE..(i + 1) * PER_SIDE];
            self.of_side(side, &occupied, &near, &zones, &forces, into);
        }
        all[FEATURES - 1] = 1.0;
        all
    }

    fn of_side(
        &self,
        side: Side,
        occupied: &BySide<HexMask>,
        near: &BySide<HexMask>,
        zones: &BySide<HexMask>,
        forces: &BySide<Forces>,
        out: &mut [f64],
    ) {
        let setup = self.setup;
        let enemy = side.enemy();
        let (ours, theirs) = (occupied[side], occupied[enemy]);
        let force = &forces[side];

        let danger = self.danger(side, occupied, zones, forces);
        let supply = self.supply(side, occupied, force);

        // How far from the enemy our strength is: 1 is in contact.
        let limit = setup.parameters.attackers_per_hexside;
        let attack = |hexes: HexMask| {
            let each = hexes
                .iter()
                .map(|hex| u32::from(force.at(hex).attack_into(false, limit)));
            f64::from(each.sum::<u32>())
        };
        let mut edge = near[enemy];
        let mut left = ours - edge;
        let contact = attack(ours & edge);
        let mut near = theirs | edge;
        let mut far = 0.0;
        for away in 1..=3 {
            if left.is_empty() {
                break;
            }
            edge = self.tables.around_all(edge) - near;
            near |= edge;
            far += f64::from(away) * attack(left & edge);
            left -= edge;
        }
        let own_sources = setup.sources(side) - ours;
        let open = own_sources & (zones[enemy] - zones[side]);
        let territory = (ours | (zones[side] - zones[enemy])) - theirs;

        let [step, source] = self.tables.worth;
        out.copy_from_slice(&[
            f64::from(force.lost) * step,
            (setup.sources(enemy) & ours).len() as f64 * source,
            danger.falls,
            danger.gives_way,
            danger.worst,
            supply.cut,
            f64::from(force.marked),
            supply.length,
            supply.enclosed,
            supply.gap,
            f64::from(force.strength),
            contact,
            far,
            danger.crowded,
            territory.len() as f64,
            f64::from(force.awaited),
            open.len() as f64,
            f64::from(force.retreated),
            danger.trapped,
            ours.len() as f64,
        ]);
    }

    /// What the enemy could do to each hex of `side` from where he stands.
    fn danger(
        &self,
        side: Side,
        occupied: &BySide<HexMask>,
        zones: &BySide<HexMask>,
        forces: &BySide<Forces>,
    ) -> Danger {
        let setup = self.setup;
        let enemy = side.enemy();
        let mut danger = Danger::default();
        for hex in occupied[side] {
            let force = forces[side].at(hex);
            if force.fit >= setup.parameters.overconcentration {
                danger.crowded += 1.0;
            }
            let refuge = self.can_retreat(side, hex, occupied, zones);
            if !refuge {
                danger.trapped += f64::from(force.steps);
            }
            let attackers = self.tables.around[hex.index()] & occupied[enemy];
            if attackers.is_empty() {
                continue;
            }
            let (column, right_hand) = self.column(side, hex, force, attackers, &forces[enemy]);
            let chances = self.chances.hits(column, right_hand);
            let falls = expected_fall(force, refuge, chances);
            danger.falls += falls;
            danger.worst = danger.worst.max(falls);
            if refuge {
                danger.gives_way += 1.0 - chances[0];
            }
        }
        danger
    }

    /// Whether a stack could retreat from where it is [7.6], the rules of
    /// single game turns aside.
    fn can_retreat(
        &self,
        side: Side,
        hex: HexId,
        occupied: &BySide<HexMask>,
        zones: &BySide<HexMask>,
    ) -> bool {
        let enemy = side.enemy();
        let barred = zones[enemy] | self.setup.sources(enemy);
        let mut open =
            (self.tables.around[hex.index()] - occupied[enemy]) - (barred - occupied[side]);
        if self.setup.sources(side).contains(hex) {
            open &= self.setup.sources(side);
        }
        !open.is_empty()
    }

    /// The column of the strongest attack on a hex of `side`, and whether the
    /// right-hand result counts.
    fn column(
        &self,
        side: Side,
        hex: HexId,
        force: &Force,
        attackers: HexMask,
        theirs: &Forces,
    ) -> (Column, bool) {
        let rough = self.setup.rough().contains(hex);
        let limit = self.setup.parameters.attackers_per_hexside;
        let (mut attack, mut count, mut river, mut unsupplied) = (0_u16, 0_u8, 0_u8, 0_u8);
        for from in attackers {
            let other = theirs.at(from);
            attack += other.attack_into(rough, limit);
            count += other.fit.min(limit);
            unsupplied += other.fit_unsupplied.min(limit);
            if self.tables.over_river[hex.index()].contains(from) {
                river += other.fit.min(limit);
            }
        }
        if attack == 0 {
            return (Column::Less, false);
        }
        let base = Column::of_ratio(attack, force.defends_with(self.tables.defenders[side]));
        let shifts = &self.shifts;
        let shift = shifts.short(force.fit_unsupplied, force.fit)
            - shifts.short(unsupplied, count)
            - shifts.mud
            - shifts.rough * i8::from(rough)
            - shifts.river * i8::from(river > 0 && 2 * river >= count);
        let crowded = force.fit >= self.setup.parameters.overconcentration;
        (base.shifted(shift), crowded)
    }

    /// How the supply of `side` would be judged now, and how far it has come.
    fn supply(&self, side: Side, occupied: &BySide<HexMask>, force: &Forces) -> SupplyView {
        let setup = self.setup;
        let enemy = side.enemy();
        let ours = occupied[side];
        let steps = |hexes: HexMask| {
            let each = hexes.iter().map(|hex| u32::from(force.at(hex).steps));
            f64::from(each.sum::<u32>())
        };
        // The side whose turn it is not will be judged in its own.
        let turn = match (self.state.player, side) {
            (Side::German, Side::Soviet) => self.state.turn + 1,
            _ => self.state.turn,
        };
        let limit = line_limit(setup, turn, side);
        let open = passable(setup, occupied, side);
        let mut reached = setup.sources(side) & open;
        let mut frontier = reached;
        let mut length = 0_u32;
        let mut view = SupplyView::default();
        while !frontier.is_empty() && limit.is_none_or(|l| length < l) {
            frontier = (self.tables.around_all(frontier) & open) - reached;
            reached |= frontier;
            length += 1;
            view.length += f64::from(length) * steps(frontier & ours);
        }
        let cut = ours - reached;
        if cut.is_empty() {
            return view;
        }
        view.cut = steps(cut);

        // By units alone, whatever their zones.
        let free = setup.grid.all() - occupied[enemy];
        let mut inside = setup.sources(side) & free;
        let mut edge = inside;
        while !edge.is_empty() {
            edge = (self.tables.around_all(edge) & free) - inside;
            inside |= edge;
        }
        view.enclosed = steps(cut - inside);

        // How far the cut off are from the next supplied hex.
        let mut near = reached;
        let mut edge = reached;
        let mut left = cut;
        for gap in 1..=4_u32 {
            if left.is_empty() {
                break;
            }
            edge = (self.tables.around_all(edge) - occupied[enemy]) - near;
            near |= edge;
            let found = left & edge;
            view.gap += f64::from(gap) * steps(found);
            left -= found;
        }
        view.gap += 5.0 * steps(left);
        view
    }
}

/// How many steps an attack with these chances can be expected to cost
/// [7.5, 7.6].
fn expected_fall(force: &Force, refuge: bool, chances: &[f64; 4]) -> f64 {
    let (all, fit) = (f64::from(force.steps), f64::from(force.fit_steps));
    (1..4)
        .map(|hits| {
            let h = hits as f64;
            let lost = if h > fit {
                all
            } else if refuge {
                h - 1.0
            } else {
                h
            };
            chances[hits] * lost
        })
        .sum()
}

#[derive(Default)]
struct SupplyView {
    cut: f64,
    length: f64,
    enclosed: f64,
    gap: f64,
}

const _: () = assert!(MOST >= HexMask::CAPACITY);
