//! The group that acts, what it pays for, and its assaults [4.2.2, 5, 8.1].

use super::{CONFEDERATE, Naive, UNION};
use hells_gate::engine::SideNo;
use hells_gate::systems::gate_of_hell::Action;
use hells_gate::systems::gate_of_hell::ids::{PieceId, PieceKind, Site};
use hells_gate::systems::gate_of_hell::state::Fee;
use std::collections::BTreeSet;

impl Naive<'_> {
    /// The most of these that are of one formation.
    pub(super) fn of_one(&self, pieces: &[PieceId]) -> usize {
        let count = |p: &PieceId| {
            let formation = self.info(*p).formation;
            let same = |q: &&PieceId| self.info(**q).formation == formation;
            match formation {
                Some(_) => pieces.iter().filter(same).count(),
                None => 0,
            }
        };
        pieces.iter().map(count).max().unwrap_or(0)
    }

    /// Up to five of a formation, and one independent: a unit without one, or a fort. Games
    /// from before this was told apart had any sixth [5.1.1, G9].
    pub(super) fn one_formation(&self, pieces: &[PieceId]) -> bool {
        if self.parts.numbers.any_beside {
            return pieces.len() <= self.of_one(pieces).min(5) + 1;
        }
        let formations: BTreeSet<_> = pieces
            .iter()
            .filter_map(|p| self.info(*p).formation)
            .collect();
        let (within, without) = pieces
            .iter()
            .partition::<Vec<&PieceId>, _>(|p| self.info(**p).formation.is_some());
        formations.len() <= 1 && within.len() <= 5 && without.len() <= 1
    }

    /// Whether these may be one group [5.1.1, 5.1.2, G8, G9, G10].
    pub(super) fn one_group(&self, pieces: &[PieceId]) -> bool {
        let of = |kind| pieces.iter().filter(|p| self.kind(**p) == kind).count();
        let (ships, troops) = (of(PieceKind::Ironclad), of(PieceKind::Ground));
        let second = self.state.band.has(Fee::Second);
        let formation = troops > 0 && self.one_formation(pieces);
        match (ships, troops) {
            (1.., 1..) => false,
            (1.., 0) => pieces.len() <= 5,
            (0, 1..) => formation || (!second && pieces.len() <= 4),
            (0, 0) => pieces.len() <= 4,
        }
    }

    /// Whether a piece may act as one of the group.
    pub(super) fn joins(&self, piece: PieceId) -> bool {
        let band = &self.state.band;
        if self.side(piece) != self.state.active || !self.lives(piece) {
            return false;
        }
        if band.members.contains(piece) {
            return true;
        }
        let second = band.has(Fee::Second);
        let whole = self.kind(piece) == PieceKind::Ground || self.lost(piece) == 0;
        let fresh = match self.marks(piece) {
            0 => !second,
            1 => second && whole,
            _ => false,
        };
        if self.state.silent.contains(piece) || !fresh {
            return false;
        }
        if band.members.is_empty() {
            return true;
        }
        let mut group: Vec<PieceId> = band.members.iter().collect();
        group.push(piece);
        self.at(piece) == band.from && self.one_group(&group)
    }

    fn has_acted(&self) -> bool {
        let band = &self.state.band;
        !(band.moved.is_empty() && band.fought.is_empty() && band.dug.is_empty())
    }

    pub(super) fn acting(&self, all: &mut BTreeSet<Action>) {
        if self.has_acted() {
            if !self.hunley_waits(None) {
                all.insert(Action::End);
            }
        } else {
            all.insert(Action::Pass);
        }
        if self.hunley_waits(None) {
            all.insert(Action::Halt);
        }
        self.fees(all);
        self.ships_and_guns(all);
        self.on_land(all);
    }

    fn fees(&self, all: &mut BTreeSet<Action>) {
        let (side, band) = (self.state.active, &self.state.band);
        let way = |f: Fee| !matches!(f, Fee::Second | Fee::River);
        for fee in Fee::ALL {
            let begun = self.has_acted() || self.state.party.is_some();
            let late = begun || (fee == Fee::Second && !band.members.is_empty());
            let other = way(fee)
                && Fee::ALL
                    .iter()
                    .any(|f| *f != fee && way(*f) && band.has(*f));
            let only = match fee {
                Fee::Harbour => side == CONFEDERATE,
                Fee::Amphibious => side == UNION,
                _ => true,
            };
            let useful = self.all().into_iter().any(|p| self.could_use(p, fee));
            if late || other || !only || !useful || band.has(fee) {
                continue;
            }
            let cost = if fee == Fee::Zone { 2 } else { 1 };
            if self.msp(side) >= cost {
                all.insert(Action::Pay { fee, free: false });
            }
            let free = !matches!(fee, Fee::Harbour | Fee::Zone);
            if free && self.holds_advantage(side) {
                all.insert(Action::Pay { fee, free: true });
            }
        }
    }

    fn could_use(&self, piece: PieceId, fee: Fee) -> bool {
        if self.side(piece) != self.state.active
            || !self.lives(piece)
            || self.state.silent.contains(piece)
        {
            return false;
        }
        let ground = self.kind(piece) == PieceKind::Ground;
        let site = self.at(piece);
        let now = self.marks(piece) == u8::from(self.state.band.has(Fee::Second));
        match fee {
            Fee::Second => self.marks(piece) == 1 && (ground || self.lost(piece) == 0),
            Fee::River => ground && now && !self.is_zone(site),
            Fee::Amphibious => ground && now && self.is_quay(site),
            Fee::Harbour => ground && now && self.at_harbour(site),
            Fee::Strategic | Fee::Zone => ground && now,
        }
    }

    // ---- assault

    pub(super) fn defenders(&self, side: SideNo, site: Site) -> Vec<PieceId> {
        let mut all = self.here_of(side, PieceKind::Ground, site);
        all.extend(self.here_of(side, PieceKind::Fort, site));
        all
    }

    pub(super) fn charges(&self, unit: PieceId, all: &mut BTreeSet<Action>) {
        let band = &self.state.band;
        if band.named.contains(unit) {
            all.insert(Action::Rest { unit });
            all.insert(Action::Storm { leader: unit });
            return;
        }
        let site = self.at(unit);
        let busy =
            band.dug.contains(unit) || band.fought.contains(unit) || band.bound.contains(unit);
        let elsewhere = band.named.iter().any(|n| self.at(n) != site);
        let enemies = !self.defenders(self.state.active.other(), site).is_empty();
        if self.joins(unit)
            && !busy
            && enemies
            && !elsewhere
            && self.state.party.is_none()
            && !band.stormed.contains(site)
        {
            all.insert(Action::Charge { unit });
        }
    }

    /// Five of one formation or any four [8.1.2].
    fn may_man(&self, pieces: &[PieceId]) -> bool {
        pieces.len() <= 4 || (pieces.len() == 5 && self.of_one(pieces) == 5)
    }

    pub(super) fn leading(&self, all: &mut BTreeSet<Action>) {
        let fight = self.state.fight.unwrap();
        let there = self.defenders(self.state.active.other(), fight.site);
        let named: Vec<PieceId> = fight.defenders.iter().collect();
        for &unit in &there {
            let more: Vec<PieceId> = named.iter().copied().chain([unit]).collect();
            let picks = self.is_zone(fight.site) && !self.may_man(&there);
            if picks && !named.contains(&unit) && self.may_man(&more) {
                all.insert(Action::Man { unit });
            }
            if named.contains(&unit) && named.len() >= there.len().min(4) {
                all.insert(Action::Lead { leader: unit });
            }
        }
    }

    /// The most Casualty Points up to `cp` that these can spend: each of them what it
    /// can bear [8.1.6, G21].
    fn most(&self, cp: u8, bear: &[(u8, bool)], flips: bool) -> u8 {
        let mut sums: BTreeSet<u8> = BTreeSet::from([0]);
        for &(steps, retreats) in bear {
            let mut each = vec![0];
            if retreats {
                each.push(1);
            }
            if flips && steps >= 1 {
                each.push(3);
            }
            if flips && steps == 2 {
                each.push(6);
                if retreats {
                    each.push(4);
                }
            }
            let with = sums.iter().flat_map(|s| each.iter().map(move |e| s + e));
            sums = with.filter(|s| *s <= cp).collect();
        }
        sums.last().copied().unwrap_or(0)
    }

    pub(super) fn losses(&self, all: &mut BTreeSet<Action>) {
        let fight = self.state.fight.unwrap();
        let attackers = self.side(fight.leader);
        let of = match attackers == fight.loser {
            true => fight.attackers,
            false => fight.defenders,
        };
        let still =
            |p: &PieceId| !fight.gone.contains(*p) && self.lives(*p) && self.at(*p) == fight.site;
        let left: Vec<PieceId> = of.iter().filter(still).collect();
        let bear = |p: &PieceId| (2 - self.lost(*p), !self.retreats(*p).is_empty());
        let each: Vec<(u8, bool)> = left.iter().map(bear).collect();
        let flips = fight.gone.is_empty();
        let owed = self.most(fight.cp, &each, flips);
        for (number, &piece) in left.iter().enumerate() {
            let (steps, retreats) = each[number];
            if flips && fight.cp >= 3 {
                let mut after = each.clone();
                after[number] = (steps - 1, retreats && steps > 1);
                if 3 + self.most(fight.cp - 3, &after, true) == owed {
                    all.insert(Action::Flip { piece });
                }
            }
            if retreats && fight.cp >= 1 {
                let mut others = each.clone();
                others.remove(number);
                if 1 + self.most(fight.cp - 1, &others, false) == owed {
                    for to in self.retreats(piece) {
                        all.insert(Action::Retreat { unit: piece, to });
                    }
                }
            }
        }
    }
}
