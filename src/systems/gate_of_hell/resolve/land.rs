//! Ground units, landing parties and assaults [7.1, 7.3, 8.1, 9.3].

use super::super::audit::{gathered, mans_itself};
use super::super::event::{Event, Gait};
use super::super::ground::{self, Hold};
use super::super::ids::{CONFEDERATE, PieceId, PieceKind, PieceSet, Site, UNION};
use super::super::state::{Cast, Fee, Fight, Stage};
use super::super::{assault, landing};
use super::Resolver;
use crate::engine::{Die, SideNo};

impl<T: FnMut(&Event)> Resolver<'_, T> {
    pub(super) fn walked(&mut self, unit: PieceId, to: Site, how: Gait) {
        self.join(unit);
        let from = self.state.site(unit);
        self.emit(Event::Marched {
            unit,
            from,
            to,
            how,
        });
    }

    pub(super) fn march(&mut self, unit: PieceId, to: Site) {
        let (setup, side) = (self.setup, self.state.active);
        if self.state.band.has(Fee::Strategic) {
            self.walked(unit, to, Gait::Strategic);
            return;
        }
        let with = ground::stride(setup, self.state, unit);
        let wet = ground::march(setup, self.state, unit, with)
            .across
            .contains(to);
        let contested = |site| ground::hold(setup, self.state, side, site) == Hold::Contested;
        let strict = contested(self.state.site(unit)) && contested(to);
        self.walked(unit, to, Gait::Foot { wet, strict });
    }

    pub(super) fn dig(&mut self, unit: PieceId) {
        self.join(unit);
        self.emit(Event::Dug { unit });
        let (setup, side) = (self.setup, self.state.active);
        if ground::build(setup, self.state, self.state.band.dug) {
            self.spend(side, ground::WORKS);
            let site = self.state.site(unit);
            let level = self.state.trench(side, site) + 1;
            self.emit(Event::Trench { side, site, level });
        }
    }

    pub(super) fn regroup(&mut self, unit: PieceId, free: bool) {
        let (setup, side) = (self.setup, self.state.active);
        match free {
            true => self.emit(Event::Advantage {
                side: side.other(),
                used: true,
            }),
            false => self.spend(side, 1),
        }
        let formation = setup
            .piece(unit)
            .and_then(|p| p.formation)
            .unwrap_or(u8::MAX);
        let to = self.state.site(unit);
        let come = gathered(setup, self.state, side, formation);
        self.join(unit);
        for piece in come {
            let from = self.state.site(piece);
            if from != to {
                self.emit(Event::Joined { piece });
                let how = Gait::Regroup;
                self.emit(Event::Marched {
                    unit: piece,
                    from,
                    to,
                    how,
                });
            }
        }
        for piece in come.with(unit) {
            self.emit(Event::Committed { piece });
        }
        self.half_over(false);
    }

    /// A side loses a step of a piece; without steps it is gone.
    pub(super) fn lose_step(&mut self, piece: PieceId, case: &'static str) {
        let steps = self.state.losses(piece) + 1;
        let ground = self
            .setup
            .piece(piece)
            .is_some_and(|p| p.kind == PieceKind::Ground);
        match steps {
            2 if ground => self.eliminate(piece, case),
            _ => self.emit(Event::Lost { piece, steps, case }),
        }
    }

    pub(super) fn eliminate(&mut self, piece: PieceId, case: &'static str) {
        let steps = 2;
        self.emit(Event::Lost { piece, steps, case });
        let from = self.state.site(piece);
        let to = Site::NOWHERE;
        self.emit(Event::Went { piece, from, to });
    }

    pub(super) fn steam(&mut self, to: Site) {
        self.show(to);
        let lie = self.state.markers(self.setup, to);
        let count = |points| {
            let of = lie.iter().filter(|m| !m.down && m.mine.points() == points);
            u8::try_from(of.count()).unwrap_or(2)
        };
        let mines = [count(1), count(2)];
        self.emit(Event::Steamed { to, mines });
        self.emit(Event::Now(Stage::Afloat));
    }

    /// What comes next for a landing party; whether somebody has to decide it.
    pub(super) fn float_on(&mut self) -> bool {
        let Some(party) = self.state.party else {
            self.emit(Event::Now(Stage::Acting));
            return false;
        };
        let stage = |me: &mut Self, stage| {
            if me.state.stage != stage {
                me.emit(Event::Now(stage));
            }
            true
        };
        if party.units.is_empty() {
            self.emit(Event::Landed {
                units: party.units,
                site: party.at,
            });
            self.emit(Event::Now(Stage::Acting));
            return false;
        }
        let left = (party.units - party.picked).len();
        if party.hits > 0 && left > 0 {
            return stage(self, Stage::Picking);
        }
        if let Some(two) = [false, true]
            .into_iter()
            .find(|&t| party.mines[usize::from(t)] > 0)
        {
            let hits = if two { 2 } else { 1 };
            self.emit(Event::Marker { hits, two });
            return false;
        }
        if !landing::ambushers(self.setup, self.state, &party).is_empty() {
            return stage(self, Stage::Ambush);
        }
        let Some(site) = party.land else {
            return stage(self, Stage::Afloat);
        };
        let units = party.units;
        self.emit(Event::Landed { units, site });
        self.emit(Event::Now(Stage::Acting));
        false
    }

    pub(super) fn party_mined(&mut self, unit: PieceId, two: bool, total: u8) {
        let toll = landing::mined(self.setup, two, total);
        self.emit(Event::PartyMined { unit, toll });
        match toll {
            0 => {}
            1 => self.lose_step(unit, "7.3.4"),
            _ => self.eliminate(unit, "7.3.4"),
        }
    }

    pub(super) fn storm(&mut self, leader: PieceId) {
        let (setup, state) = (self.setup, &self.state);
        let site = state.site(leader);
        let all = assault::defenders(setup, state, state.active.other(), site);
        let defenders = match mans_itself(setup, site, all) {
            true => all,
            false => PieceSet::EMPTY,
        };
        let fight = Fight {
            site,
            attackers: state.band.named,
            leader,
            defenders,
            other: None,
            loser: state.active,
            cp: 0,
            gone: PieceSet::EMPTY,
        };
        self.emit(Event::Storm(fight));
        self.emit(Event::Now(Stage::Leading));
    }

    pub(super) fn clash(&mut self, dice: &[Die]) {
        let Some(fight) = self.state.fight else {
            return;
        };
        self.emit(assault::clash(self.setup, self.state, &fight, dice));
        self.emit(Event::Now(Stage::Losses));
    }

    pub(super) fn spend_cp(&mut self, cost: u8) {
        let cp = self.state.fight.map_or(0, |f| f.cp.saturating_sub(cost));
        self.emit(Event::Spent { cp });
    }

    pub(super) fn retreat(&mut self, unit: PieceId, to: Site) {
        self.spend_cp(1);
        let from = self.state.site(unit);
        self.emit(Event::Fled { unit, from, to });
        if self.state.marks(unit) == 0 {
            self.emit(Event::Committed { piece: unit });
        }
        self.emit(Event::Due(Cast::Retreat(unit)));
    }

    pub(super) fn held(&mut self, unit: PieceId, die: u8) {
        let at = self.state.site(unit);
        let more = ground::pursuit(self.setup, self.state, unit, at);
        let surrenders = ground::surrenders(die, more, self.state.cf(self.setup, unit));
        self.emit(Event::Held { unit, surrenders });
        if surrenders {
            self.eliminate(unit, "8.1.7");
        }
    }

    /// Whether the losses of an assault still ask somebody.
    pub(super) fn losses_go_on(&mut self) -> bool {
        let (setup, state) = (self.setup, &self.state);
        let Some(fight) = state.fight else {
            self.emit(Event::Now(Stage::Acting));
            return false;
        };
        let none = PieceSet::EMPTY;
        let crowded = |&site: &Site| !ground::fits(setup, state, fight.loser, site, none);
        let gone = state.places_of(fight.gone).iter().find(crowded);
        if let Some(site) = gone {
            self.emit(Event::Now(Stage::Crowded(site)));
            return true;
        }
        if assault::owed(setup, state, &fight) > 0 {
            return true;
        }
        self.emit(Event::FightOver);
        self.emit(Event::Now(Stage::Acting));
        false
    }

    /// Whether Union troops stand in the town [10.1].
    pub(super) fn takes_town(&self) -> bool {
        let town = self.setup.charleston();
        town.is_some_and(|t| !ground::troops(self.setup, self.state, UNION, t).is_empty())
    }

    /// Entrenchments without troops of their side go [9.3.6].
    pub(super) fn fill_trenches(&mut self) {
        if self.setup.of_kind(PieceKind::Ground).is_empty() {
            return;
        }
        for side in SideNo::BOTH {
            for site in self.setup.lands() {
                if self.state.trench(side, site) > 0
                    && ground::troops(self.setup, self.state, side, site).is_empty()
                {
                    self.emit(Event::Trench {
                        side,
                        site,
                        level: 0,
                    });
                }
            }
        }
    }

    /// Fort Sumter is never contested when a turn is over [6.2.2, G32].
    pub(super) fn settle_sumter(&mut self) {
        let (setup, site) = (self.setup, self.setup.sumter());
        let troops = ground::troops(setup, self.state, UNION, site);
        let ships = self.state.is_ironclad_there(setup, UNION, site);
        if troops.is_empty() && !ships {
            return;
        }
        let fort = self.state.fort(setup, CONFEDERATE, site);
        if !troops.is_empty() {
            self.show(site);
        }
        let mines = self.state.shown_points(setup, site) > 0;
        let guarded = self.state.is_ironclad_there(setup, CONFEDERATE, site);
        let contested = ground::hold(setup, self.state, UNION, site) == Hold::Contested;
        if guarded || mines || (contested && !ships) {
            for unit in troops {
                self.eliminate(unit, "6.2.2");
            }
        } else if contested {
            if let Some(fort) = fort {
                self.emit(Event::Lost {
                    piece: fort,
                    steps: 2,
                    case: "6.2.2",
                });
            }
            for unit in ground::troops(setup, self.state, CONFEDERATE, site) {
                self.eliminate(unit, "6.2.2");
            }
        }
    }
}
