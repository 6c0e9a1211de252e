//! Why a throw has the chance it has: every part of it with its case, and what comes of
//! it.

use super::assault::{Factor, attack, clash, defence};
use super::chances::{self, TOLLS};
use super::guns::{self, Aim};
use super::ids::{PieceId, PieceKind, PieceSet, Site, Toll, UNION};
use super::numbers::{row, signed as small, sunset};
use super::rules::GateOfHell;
use super::setup::Rows;
use super::state::{Cast, Fight, Lying, State};
use super::{campaign, landing};
use crate::engine::SideNo;
use crate::present::system::{Block, Chances, Cited, Fact};
use crate::words::{decimal, signed_whole, tr};

/// So many Casualty Points have a row of their own; more share the last.
const MOST_CP: i8 = 6;

/// A share of one in whole percent.
#[must_use]
pub(super) fn percent(share: f64) -> String {
    // What cannot be is 0, and neither less nor minus it.
    let share = share.clamp(0.0, 1.0) + 0.0;
    tr!("gate-percent", n = decimal(share * 100.0, 0))
}

/// What a shot is worth to whoever may fire it: the chance that it hits.
pub(super) fn worth_of_shot(share: f64) -> String {
    tr!("gate-worth-shot", share = percent(share))
}

/// A fact that is neither good news nor bad.
pub(super) fn fact(head: String, told: String, rule: &'static str) -> Fact {
    Fact {
        head,
        told: Cited::new(told, rule),
        news: None,
    }
}

/// One modifier: "own strength +2".
fn part(word: &str, n: i8) -> Option<String> {
    (n != 0).then(|| tr!("gate-part", part = word, n = with_sign(n)))
}

/// A whole number with its sign.
fn with_sign(n: i8) -> String {
    match n {
        0.. => format!("+{n}"),
        _ => format!("−{}", n.unsigned_abs()),
    }
}

fn listed(parts: impl IntoIterator<Item = Option<String>>) -> String {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    match parts.is_empty() {
        true => tr!("gate-no-modifier"),
        false => parts.join(", "),
    }
}

/// What dice show and what is added to it, and what they come to.
fn sum(dice: i8, more: i8) -> String {
    match more {
        0 => dice.to_string(),
        _ => format!("{dice}{} = {}", signed_whole(more.into()), dice + more),
    }
}

/// What bears on what where a ship lies, each with its chance to hit.
pub(super) struct GunsBearing {
    /// Whom the ship could hit.
    pub(super) hits: Vec<(PieceId, f64)>,
    /// Who could hit it.
    pub(super) hit_by: Vec<(PieceId, f64)>,
    /// Whether mines may sink it on the way there.
    pub(super) mined: bool,
}

impl GateOfHell {
    /// A bombardment: what is added, what the dice have to show, how likely that is
    /// [8.2.4].
    pub(super) fn about_shot(&self, state: &State, from: PieceId, target: PieceId) -> Option<Fact> {
        let aim = guns::aim(self, state, from, target)?;
        let parts = listed([
            part("cf", aim.cf),
            part("others", aim.others),
            part("mines", aim.mines),
            part(
                match guns::range(self, state, from, target) {
                    Some(guns::Range::Same) => "same",
                    _ => "adjacent",
                },
                aim.range,
            ),
            part("fort", aim.fort),
            part("committed", aim.committed),
        ]);
        let told = tr!(
            "gate-about-shot",
            needs = aim.needs().max(2),
            parts = parts,
            dv = aim.dv,
            possible = i32::from(aim.needs() <= 12)
        );
        let head = tr!(
            "gate-head-shot",
            target = self.called(target),
            share = percent(chances::hit(&aim))
        );
        Some(fact(head, told, "8.2.4"))
    }

    /// Whether a ship would meet mines where it goes: it does not lie there yet, and has not laid
    /// them.
    fn meets_mines(&self, seen: &State, ship: PieceId, site: Site) -> bool {
        let own = self.piece(ship).map(|it| it.side);
        own == Some(UNION) && seen.lies(ship) != site
    }

    /// What mines would do to a ship that enters, as far as the viewer knows [9.5.6].
    pub(super) fn about_mines(&self, seen: &State, ship: PieceId, site: Site) -> Option<Fact> {
        if !self.meets_mines(seen, ship, site) || seen.marker_count(self, site) == 0 {
            return None;
        }
        let chances = chances::entering(self, seen, ship, site);
        Some(fact(
            tr!("gate-head-mines", place = self.code(site)),
            self.tolls(chances),
            "9.5.6",
        ))
    }

    /// Whom a ship could hit from a water it may go to, and who could hit it there: the
    /// likeliest first, each by itself [8.2.4]. Mines that lie there are turned up when it
    /// enters, and each of their points is in its way [9.5.5].
    pub(super) fn about_guns(&self, seen: &State, ship: PieceId, site: Site) -> Vec<Fact> {
        let Some(guns) = self.guns_bearing(seen, ship, site) else {
            return Vec::new();
        };
        let name = self.called(ship);
        let hits_told = tr!(
            "gate-head-hits",
            piece = name.as_str(),
            mined = i32::from(guns.mined)
        );
        let told = [
            (hits_told, guns.hits),
            (tr!("gate-head-hit-by", piece = name), guns.hit_by),
        ];
        let told = told.map(|(head, shots)| self.about_shots(head, shots));
        told.into_iter().flatten().collect()
    }

    /// The shots of a ship that lies there, and those at it; `None` of what is no ironclad, and
    /// on land.
    pub(super) fn guns_bearing(
        &self,
        seen: &State,
        ship: PieceId,
        site: Site,
    ) -> Option<GunsBearing> {
        let own = self.piece(ship).filter(|it| it.kind == PieceKind::Ironclad);
        let own = own.filter(|_| self.seas().contains(site))?;
        let meets = self.meets_mines(seen, ship, site);
        let met = meets.then(|| chances::spared(self, seen, ship, site));
        let mut there = *seen;
        there.put(ship, site);
        let foes = self.of_side(own.side.other()) - self.ground(own.side.other());
        let foes: PieceSet = foes.iter().filter(|&foe| there.stands(foe)).collect();
        let aim = |from, target| guns::aim(self, &there, from, target);
        let through = |aim: Aim| match &met {
            Some((_, spared)) => spared
                .iter()
                .map(|&(points, share)| {
                    let mines = -small(points);
                    share * chances::hit(&Aim { mines, ..aim })
                })
                .sum(),
            None => chances::hit(&aim),
        };
        let hits = foes
            .iter()
            .map(|foe| (foe, aim(ship, foe).map_or(0.0, through)));
        // Who is out of command does not fire.
        let fire = (foes - there.silent).iter();
        let fire = fire.map(|foe| (foe, aim(foe, ship).map_or(0.0, |aim| chances::hit(&aim))));
        Some(GunsBearing {
            hits: hits.collect(),
            hit_by: fire.collect(),
            mined: met.as_ref().is_some_and(|(sure, _)| *sure < 1.0),
        })
    }

    /// Guns with their chances, the likeliest first; nothing where none can hit.
    pub(super) fn about_shots(&self, head: String, shots: Vec<(PieceId, f64)>) -> Option<Fact> {
        let told = self.say_shots(shots)?;
        Some(fact(head, told, "8.2.4"))
    }

    /// "Fort Sumter 58%, Fort Moultrie 42%"
    pub(super) fn say_shots(&self, mut shots: Vec<(PieceId, f64)>) -> Option<String> {
        shots.retain(|(_, share)| *share > 0.0);
        shots.sort_by(|a, b| b.1.total_cmp(&a.1));
        let told = shots
            .iter()
            .map(|&(gun, share)| tr!("gate-gun", piece = self.called(gun), share = percent(share)));
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| told.join(", "))
    }

    fn tolls(&self, chances: [f64; 4]) -> String {
        let told = TOLLS.iter().zip(chances).filter(|(_, share)| *share > 0.0);
        let told = told.map(|(toll, share)| {
            let word = toll_word(*toll);
            tr!("gate-toll", toll = word, share = percent(share))
        });
        told.collect::<Vec<String>>().join(", ")
    }

    /// Points that may lie in an area where markers lie face down, with their chances
    /// [9.5.4].
    pub(super) fn about_points(&self, seen: &State, site: Site) -> Option<Fact> {
        if !seen.markers(self, site).iter().any(|m| m.down) {
            return None;
        }
        let spread = chances::points_there(self, seen, site).into_iter();
        let spread = spread.enumerate().filter(|(_, share)| *share > 0.0);
        let told = spread
            .map(|(points, share)| tr!("gate-points", points = points, share = percent(share)));
        let told = told.collect::<Vec<String>>().join(", ");
        Some(fact(tr!("gate-head-points"), told, "9.5.4"))
    }

    /// The points of mines there, for whoever knows them all.
    pub(super) fn known_points(&self, seen: &State, site: Site) -> Option<usize> {
        let spread = chances::points_there(self, seen, site);
        let mut can_be = spread.iter().enumerate().filter(|(_, share)| **share > 0.0);
        match (can_be.next(), can_be.next()) {
            (Some((points, _)), None) => Some(points),
            _ => None,
        }
    }

    /// When the phase ends after an impulse [3.2.1].
    pub(super) fn sunset_told(&self, impulse: u8) -> Option<Cited> {
        let number = sunset(self, impulse)?;
        let share = chances::day_ends(self, impulse)?;
        let told = tr!(
            "gate-about-sunset",
            n = impulse,
            number = number,
            share = percent(share)
        );
        Some(Cited::new(told, "3.2.1"))
    }

    /// The same after the impulse that is played.
    pub(super) fn about_sunset(&self, state: &State) -> Option<Fact> {
        Some(Fact {
            head: tr!("gate-head-sunset"),
            told: self.sunset_told(state.impulse)?,
            news: None,
        })
    }

    /// Support of both sides and the Advantage [4.2.7, 9.4].
    pub(super) fn about_means(&self, state: &State) -> Vec<Fact> {
        let holder = Self::side_called(state.advantage);
        let told = match state.handed {
            true => tr!("gate-about-advantage-used", side = holder),
            false => tr!("gate-about-advantage", side = holder),
        };
        let support = tr!(
            "gate-about-support",
            first = state.msp[0],
            second = state.msp[1]
        );
        vec![
            fact(tr!("gate-head-support"), support, "4.2.7"),
            fact(tr!("gate-head-advantage"), told, "9.4"),
        ]
    }

    /// The group that acts, and what it has paid [5.1].
    pub(super) fn about_group(&self, state: &State) -> Option<Fact> {
        let band = &state.band;
        let first = band.members.iter().next()?;
        let names: Vec<String> = band.members.iter().map(|p| self.called(p)).collect();
        let ships = self.piece(first).map(|p| p.kind) == Some(PieceKind::Ironclad);
        let told = tr!(
            "gate-about-group",
            names = names.join(", "),
            place = self.located(band.from),
            n = band.members.len(),
            kind = if ships { "ships" } else { "others" }
        );
        Some(fact(tr!("gate-head-group"), told, "5.1.6"))
    }

    fn factor(&self, of: &Factor) -> String {
        listed([
            part("leader", of.leader),
            part("others-in", of.others),
            part("amphibious", of.amphibious),
            part("formation", of.formation),
            part("river", of.river),
            part("ironclads", of.ironclads),
            part("trench", of.trench),
            part("marsh", of.marsh),
            part("committed", of.committed),
        ])
    }

    /// Who leads the defence, or would best lead it [8.1.4].
    pub(super) fn best_defender(&self, state: &State, fight: &Fight) -> Option<PieceId> {
        let best = || {
            let all = fight.defenders.iter();
            all.max_by_key(|&p| {
                let total = defence(self, state, fight, p).total();
                (total, std::cmp::Reverse(p))
            })
        };
        fight.other.or_else(best)
    }

    /// An assault: both factors part by part, and the exact distribution of Casualty
    /// Points [8.1.3–8.1.5]. Without a leader of the defence, the strongest one.
    pub(super) fn about_assault(&self, state: &State, fight: &Fight) -> Vec<Block> {
        let Some(leader) = self.best_defender(state, fight) else {
            return Vec::new();
        };
        let side = self.piece(fight.leader).map_or(UNION, |p| p.side);
        let (ours, theirs) = (
            attack(self, state, fight),
            defence(self, state, fight, leader),
        );
        let told = |factor: &Factor, of: PieceId| {
            tr!(
                "gate-about-factor",
                leader = self.called(of),
                total = with_sign(factor.total()),
                parts = self.factor(factor)
            )
        };
        let facts = vec![
            fact(tr!("gate-head-attack"), told(&ours, fight.leader), "8.1"),
            fact(tr!("gate-head-defence"), told(&theirs, leader), "8.1"),
        ];
        let spread = chances::clash(self, state, fight, leader);
        let sum = |fits: &dyn Fn(i8) -> bool| -> f64 {
            let all = spread.iter().filter(|(n, _)| fits(*n));
            all.map(|(_, share)| share).sum()
        };
        // What the first side loses stands on the left.
        let lost = |by: SideNo, cp: i8, more: bool| {
            let sign = if by == side { -1 } else { 1 };
            sum(&|n| n * sign == cp || (more && n * sign > cp))
        };
        let unhurt = |by: SideNo| {
            let sign = if by == side { -1 } else { 1 };
            sum(&|n| n * sign <= 0)
        };
        let mut rows = vec![("0".to_owned(), SideNo::BOTH.map(unhurt))];
        for cp in 1..=MOST_CP {
            let more = cp == MOST_CP;
            let name = if more {
                format!("{cp}+")
            } else {
                cp.to_string()
            };
            rows.push((name, SideNo::BOTH.map(|by| lost(by, cp, more))));
        }
        vec![
            Block::Facts(facts),
            Block::Chances(Chances {
                title: self.clash_told(fight.site, &spread),
                counted: SideNo::BOTH
                    .map(|by| (tr!("gate-clash-losses", side = Self::side_called(by)), by)),
                rows,
            }),
        ]
    }

    /// How an assault is likely to end: the chance that the attacker wins, and that nothing
    /// happens.
    pub(super) fn clash_told(&self, site: Site, spread: &[(i8, f64)]) -> Cited {
        let of = |fits: fn(i8) -> bool| {
            let all = spread.iter().filter(|(n, _)| fits(*n));
            percent(all.map(|(_, share)| share).sum())
        };
        let text = tr!(
            "gate-about-clash",
            place = self.code(site),
            share = of(|n| n > 0),
            none = of(|n| n == 0)
        );
        Cited::new(text, "8.1.5")
    }

    /// What a throw that lies would come to.
    pub(super) fn about_lying(&self, state: &State, lying: &Lying) -> Option<Fact> {
        let faces = lying.thrown(self);
        let total = small(super::numbers::sum(faces));
        let told = match lying.cast {
            Cast::Shot { from, target } => {
                let aim = guns::aim(self, state, from, target)?;
                let word = if total >= aim.needs() { "hit" } else { "miss" };
                tr!("gate-lies-so", what = word, n = sum(total, aim.total()))
            }
            Cast::Mine(ship) => {
                let points = state.shown_points(self, state.site(ship));
                let rows = &self.tables().mines_naval;
                let more = small(points);
                let toll = row(rows, total + more).unwrap_or(Toll::Nothing);
                tr!("gate-lies-so", what = toll_word(toll), n = sum(total, more))
            }
            Cast::Sunset => {
                let number = small(sunset(self, state.impulse)?);
                let word = if total < number { "on" } else { "over" };
                tr!("gate-lies-so", what = word, n = total)
            }
            Cast::Assault => {
                let fight = state.fight?;
                // As the log would tell it.
                let came = clash(self, state, &fight, faces);
                self.say_event(&came)?.told.text
            }
            Cast::Support(side) => self.gain(state, side, super::numbers::sum(faces)),
            Cast::Work(msp) => self.boxes(state, msp, super::numbers::sum(faces)),
            _ => return None,
        };
        Some(fact(tr!("gate-head-lies"), told, "9.4.3"))
    }

    /// What each face of a throw of one die, or each total of two, comes to.
    pub(super) fn about_cast(&self, state: &State, cast: Cast) -> Vec<Block> {
        let tables = self.tables();
        let facts = match cast {
            Cast::Shot { from, target } => self.about_shot(state, from, target),
            Cast::Mine(ship) => {
                let points = state.shown_points(self, state.site(ship));
                let worn = state.losses(ship) > 0;
                let told = self.tolls(chances::mined(self, points, worn));
                Some(fact(tr!("gate-head-throw"), told, "9.5.6"))
            }
            Cast::Strike(ship) => {
                let told = self.tolls(chances::mined(self, 1, state.losses(ship) > 0));
                Some(fact(tr!("gate-head-throw"), told, "9.1.2"))
            }
            Cast::Sunset => self.about_sunset(state),
            Cast::Wreck(ship) => {
                let more = super::naval::wreck_modifier(self, state, ship);
                Some(self.about_table(&tables.wreck, more, "7.2.8"))
            }
            Cast::Repair { msp, .. } => {
                let more = super::naval::repair_modifier(self, msp);
                Some(self.about_table(&tables.repair, more, "9.6"))
            }
            Cast::Retreat(unit) => {
                let share = chances::surrenders(self, state, unit, state.site(unit));
                let told = tr!("gate-about-retreat", share = percent(share));
                Some(fact(self.called(unit), told, "8.1.7"))
            }
            Cast::Assault => {
                return state
                    .fight
                    .map(|fight| self.about_assault(state, &fight))
                    .unwrap_or_default();
            }
            Cast::Support(side) => {
                let told = self.about_die(|die| format!("{}:", self.gain(state, side, die)));
                Some(fact(tr!("gate-head-throw"), told, "4.1"))
            }
            Cast::Work(msp) => {
                let told = self.about_die(|die| format!("{}:", self.boxes(state, msp, die)));
                Some(fact(tr!("gate-head-throw"), told, "9.1.1"))
            }
            Cast::Hunley => {
                let told =
                    self.about_die(|die| tr!("gate-about-back", n = campaign::returned(self, die)));
                Some(fact(tr!("gate-head-throw"), told, "9.1.3"))
            }
            Cast::Party { two, .. } => {
                let told = self
                    .about_die(|die| tr!("gate-about-steps", n = landing::mined(self, two, die)));
                Some(fact(tr!("gate-head-throw"), told, "7.3.4"))
            }
            Cast::Fate => None,
        };
        facts
            .map(|f| vec![Block::Facts(vec![f])])
            .unwrap_or_default()
    }

    /// The points of support that a die brings a side [4.1].
    fn gain(&self, state: &State, side: SideNo, die: u8) -> String {
        let now = campaign::supplied(self, state, side, die);
        let gain = now.saturating_sub(state.msp[side.index()]);
        tr!("gate-about-gain", n = gain)
    }

    /// The boxes that a die brings the Hunley on for so many points of support [9.1.1].
    fn boxes(&self, state: &State, msp: u8, die: u8) -> String {
        let to = campaign::worked(self, state, msp, die);
        tr!("gate-about-boxes", n = to.saturating_sub(state.hunley))
    }

    /// What each throw of one die comes to, in these words, with the chance of each.
    fn about_die(&self, says: impl Fn(u8) -> String) -> String {
        let mut told: Vec<(String, u8)> = Vec::new();
        for said in (1..=6).map(says) {
            match told.iter_mut().find(|(known, _)| *known == said) {
                Some((_, count)) => *count += 1,
                None => told.push((said, 1)),
            }
        }
        let told = told.into_iter().map(|(said, count)| {
            let share = percent(f64::from(count) / 6.0);
            tr!("gate-about-result", result = said, share = share)
        });
        told.collect::<Vec<String>>().join(", ")
    }

    /// Who is aboard a landing party [7.3.1].
    pub(super) fn about_party(&self, state: &State) -> Option<Fact> {
        let party = state.party?;
        let names: Vec<String> = party.units.iter().map(|p| self.called(p)).collect();
        Some(fact(tr!("gate-head-aboard"), names.join(", "), "7.3.1"))
    }

    /// A table of one die.
    fn about_table(&self, rows: &Rows<Toll>, more: i8, rule: &'static str) -> Fact {
        let mut told: Vec<(Toll, u8)> = Vec::new();
        for die in 1..=6_u8 {
            let toll = row(rows, small(die) + more).unwrap_or(Toll::Still);
            match told.iter_mut().find(|(known, _)| *known == toll) {
                Some((_, count)) => *count += 1,
                None => told.push((toll, 1)),
            }
        }
        let told = told.into_iter().map(|(toll, count)| {
            let share = percent(f64::from(count) / 6.0);
            tr!("gate-toll", toll = toll_word(toll), share = share)
        });
        let told = told.collect::<Vec<String>>().join(", ");
        fact(tr!("gate-head-throw"), told, rule)
    }
}

fn toll_word(toll: Toll) -> &'static str {
    match toll {
        Toll::Nothing => "nothing",
        Toll::Damaged => "damaged",
        Toll::Severe => "severe",
        Toll::Sunk => "sunk",
        Toll::Still => "still",
        Toll::Repaired => "repaired",
    }
}
