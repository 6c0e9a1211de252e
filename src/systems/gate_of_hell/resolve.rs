//! What a legal action leads to.

mod afloat;
mod impulses;
mod land;
mod weeks;

use super::action::Action;
use super::apply::apply;
use super::event::{Event, Gait};
use super::ids::{CONFEDERATE, Mine, PieceId, Site, UNION};
use super::numbers::sum;
use super::setup::Setup;
use super::state::{Cast, Lying, MOST_CAST, Marker, Paid, Stage, State};
use super::{campaign, naval};
use crate::engine::{Die, SideNo};

/// Works out the events of one action on a state that changes with each of them, so
/// that later events see the earlier ones.
pub(super) struct Resolver<'a, T> {
    pub setup: &'a Setup,
    pub state: &'a mut State,
    pub tell: T,
}

impl<T: FnMut(&Event)> Resolver<'_, T> {
    fn emit(&mut self, event: Event) {
        apply(self.setup, self.state, &event);
        (self.tell)(&event);
    }

    /// Does the legal `action`, and then everything that nobody decides.
    pub fn action(&mut self, action: Action, dice: &[Die]) {
        match action {
            Action::Lay { site, points } => {
                let marker = Marker::hidden(Mine::of(points));
                self.emit(Event::Laid { site, marker });
            }
            Action::Lift { site, points } => {
                let marker = Marker::hidden(Mine::of(points));
                self.emit(Event::Lifted { site, marker });
            }
            Action::Place { ship, site } => self.emit(Event::Placed { ship, site }),
            Action::Displace { ship } => {
                let site = Site::NOWHERE;
                self.emit(Event::Placed { ship, site });
            }
            Action::Done => self.done(),
            Action::Throw => {
                if let Some(cast) = self.state.due {
                    self.thrown(cast, dice);
                }
            }
            Action::Again => {
                if let Some(Lying { cast, .. }) = self.state.lying {
                    let side = self.state.advantage.other();
                    self.emit(Event::Advantage { side, used: true });
                    self.thrown(cast, dice);
                }
            }
            Action::Stand => {
                if let Some(lying) = self.state.lying {
                    self.emit(Event::Stood(lying));
                    self.settle(lying.cast, &lying.faces);
                }
            }
            Action::Pass => {
                let side = self.state.active;
                if self.state.band.paid.iter().any(|p| *p != Paid::No) {
                    self.emit(Event::Refunded { side });
                }
                self.emit(Event::Passed { side });
                self.half_over(true);
            }
            Action::End => {
                for piece in self.state.band.members - self.state.band.marked {
                    self.emit(Event::Committed { piece });
                }
                self.half_over(false);
            }
            Action::Pay { fee, free } => {
                let side = self.state.active;
                self.emit(Event::Paid { side, fee, free });
            }
            Action::Sail { ship, to, bank } => self.sail(ship, to, bank),
            Action::Fire { from, target } => {
                if self.state.stage == Stage::Acting {
                    self.join(from);
                }
                self.thrown(Cast::Shot { from, target }, dice);
            }
            Action::March { unit, to } => self.march(unit, to),
            Action::Ferry { unit, to } => self.walked(unit, to, Gait::Ferry),
            Action::Transfer { unit, to } => self.walked(unit, to, Gait::Transfer),
            Action::Dig { unit } => self.dig(unit),
            Action::Regroup { unit, free } => self.regroup(unit, free),
            Action::Embark { unit } => {
                self.join(unit);
                self.emit(Event::Embarked { unit });
            }
            Action::Steam { to } => self.steam(to),
            Action::Land { site } => self.emit(Event::Nears { site }),
            Action::Pick { unit } => {
                let two = self.state.party.is_some_and(|p| p.two);
                self.emit(Event::Picked { unit });
                self.emit(Event::Due(Cast::Party { unit, two }));
            }
            Action::Hold if self.state.stage == Stage::Hunley => {
                self.emit(Event::Now(Stage::Acting));
            }
            Action::Hold => self.emit(Event::Silent),
            Action::Command { formation } => {
                let side = self.spender();
                self.pay(action);
                for piece in campaign::uncommanded(self.setup, self.state, side, formation) {
                    self.emit(Event::Commanded { piece });
                }
            }
            Action::Heed { piece } => {
                let mut left = self.state.batch;
                if left == 0 {
                    self.pay(action);
                    left = 5;
                }
                self.emit(Event::Batch { left: left - 1 });
                self.emit(Event::Commanded { piece });
            }
            Action::Mend { piece, to } => self.mend(piece, to),
            Action::Build { fort, site } => {
                self.pay(action);
                self.emit(Event::Built { fort, site });
            }
            Action::Angel { site } => {
                self.pay(action);
                self.emit(Event::Angel { site: Some(site) });
            }
            Action::Buy => {
                self.pay(action);
                let numbers = self.setup.numbers();
                let (points, dummies) = (numbers.mine_points, numbers.mine_dummies);
                self.emit(Event::Bought { points, dummies });
            }
            Action::Work { msp } => {
                self.pay(action);
                self.thrown(Cast::Work(msp), dice);
            }
            Action::Suffer { unit } => {
                self.lose_step(unit, "G44");
                self.begin_allocation();
            }
            Action::Halt => {
                self.emit(Event::Halted);
                self.emit(Event::Now(Stage::Hunley));
            }
            Action::Strike { ship } => {
                self.emit(Event::Struck { ship });
                self.emit(Event::Now(Stage::Acting));
                self.thrown(Cast::Strike(ship), dice);
            }
            Action::Charge { unit } => {
                self.join(unit);
                self.emit(Event::Named { unit, on: true });
            }
            Action::Rest { unit } => self.emit(Event::Named { unit, on: false }),
            Action::Storm { leader } => self.storm(leader),
            Action::Man { unit } => {
                if let Some(fight) = self.state.fight {
                    let defenders = fight.defenders.with(unit);
                    self.emit(Event::Defence {
                        defenders,
                        leader: None,
                    });
                }
            }
            Action::Lead { leader } => {
                if let Some(fight) = self.state.fight {
                    let defenders = fight.defenders;
                    self.emit(Event::Defence {
                        defenders,
                        leader: Some(leader),
                    });
                    self.emit(Event::Due(Cast::Assault));
                }
            }
            Action::Flip { piece } => {
                self.spend_cp(3);
                self.lose_step(piece, "8.1.6");
            }
            Action::Retreat { unit, to } => self.retreat(unit, to),
            Action::Cull { unit } => {
                self.eliminate(unit, "6.1.4");
                self.emit(Event::Now(Stage::Losses));
            }
            Action::Port { ship, site } => {
                let from = self.state.site(ship);
                self.emit(Event::Went {
                    piece: ship,
                    from,
                    to: site,
                });
                if self.state.losses(ship) == 1 {
                    self.emit(Event::Due(Cast::Wreck(ship)));
                }
            }
            Action::GoOn => {
                if let Stage::Price(cost) = self.state.stage {
                    self.spend(UNION, cost);
                }
                self.next_impulse();
            }
            Action::Stop => self.end_phase(),
            Action::Shift { ship, site } => {
                let from = self.state.site(ship);
                self.emit(Event::Shifted {
                    ship,
                    from,
                    to: site,
                });
            }
            Action::Repair { ship, msp, to } => {
                self.spend(CONFEDERATE, msp);
                self.thrown(Cast::Repair { ship, msp, to }, dice);
            }
        }
        self.go_on();
    }

    fn join(&mut self, piece: PieceId) {
        if !self.state.band.members.contains(piece) {
            self.emit(Event::Joined { piece });
        }
    }

    /// Pays for what an allocation buys [4.2].
    fn pay(&mut self, action: Action) {
        let cost = campaign::price(self.setup, self.state, action);
        self.spend(self.spender(), cost);
    }

    fn spend(&mut self, side: SideNo, cost: u8) {
        let now = self.state.msp[side.index()].saturating_sub(cost);
        self.emit(Event::Support { side, now });
    }

    /// What goes on by itself: whatever asks nobody and throws nothing.
    fn go_on(&mut self) {
        loop {
            if self.state.waits() {
                return;
            }
            if self.state.spent {
                self.emit(Event::Due(Cast::Hunley));
                return;
            }
            if self.state.stage != Stage::Over && self.takes_town() {
                self.emit(Event::Ended { level: 0 });
                return;
            }
            self.fill_trenches();
            match self.state.stage {
                Stage::Afloat | Stage::Picking | Stage::Ambush => {
                    if self.float_on() {
                        return;
                    }
                }
                Stage::Losses => {
                    if self.losses_go_on() {
                        return;
                    }
                }
                Stage::Leaving => {
                    let setup = self.setup;
                    let mut ships = setup.ships(UNION).iter();
                    match ships.find(|&s| naval::must_leave(setup, self.state, s)) {
                        Some(ship) => self.emit(Event::Sent { ship }),
                        None => self.emit(Event::Now(Stage::Shifting)),
                    }
                }
                Stage::Shifting if !self.may_shift() => self.emit(Event::Now(Stage::Repairs)),
                Stage::Repairs if !self.may_repair() => self.finish(),
                _ => return,
            }
        }
    }

    // ---- throws [2.2, 9.4]

    fn thrown(&mut self, cast: Cast, dice: &[Die]) {
        let mut faces = [Die::ALL[0]; MOST_CAST];
        for (to, die) in faces.iter_mut().zip(dice) {
            *to = *die;
        }
        // Whoever holds the Advantage may have it made again, once a turn [G37].
        let open = !self.state.handed;
        self.emit(Event::Thrown { cast, faces, open });
        if !open {
            self.settle(cast, &faces);
        }
    }

    /// The throw counts.
    fn settle(&mut self, cast: Cast, faces: &[Die; MOST_CAST]) {
        let dice = &faces[..usize::from(cast.dice(self.setup)).min(MOST_CAST)];
        let total = sum(dice);
        match cast {
            Cast::Mine(ship) => self.mined(ship, total),
            Cast::Shot { from, target } => self.shot(from, target, total),
            Cast::Party { unit, two } => self.party_mined(unit, two, total),
            Cast::Assault => self.clash(dice),
            Cast::Support(side) => self.supplied(side, total),
            Cast::Fate => self.fated(total),
            Cast::Work(msp) => self.worked(msp, total),
            Cast::Strike(ship) => self.blast(ship, total, 1),
            Cast::Hunley => {
                let to = match campaign::returned(self.setup, total) {
                    0 => u8::MAX,
                    to => to,
                };
                self.emit(Event::Hunley { to, work: false });
            }
            Cast::Retreat(unit) => self.held(unit, total),
            Cast::Sunset => self.sunset(dice),
            Cast::Wreck(ship) => self.wrecked(ship, total),
            Cast::Repair { ship, msp, to } => self.repaired(ship, msp, to, total),
        }
    }

    // ---- set-up

    fn done(&mut self) {
        match self.state.stage {
            Stage::SetUp => {
                let mines = self.state.mines;
                let parts = self.setup.parts();
                let (points, dummies) = (parts.mines.points, parts.mines.dummies);
                self.emit(Event::SetUp {
                    mines,
                    points,
                    dummies,
                });
                self.emit(Event::Begun {
                    impulse: 1,
                    side: UNION,
                });
            }
            Stage::Torpedoes => {
                self.lie();
                self.begin_allocation();
            }
            Stage::Allocation(UNION) => {
                self.emit(Event::Batch { left: 0 });
                self.emit(Event::Now(Stage::Allocation(CONFEDERATE)));
            }
            Stage::Allocation(CONFEDERATE) => {
                self.lie();
                self.emit(Event::Idle);
                self.emit(Event::Begun {
                    impulse: 1,
                    side: UNION,
                });
            }
            Stage::Shifting => self.emit(Event::Now(Stage::Repairs)),
            _ => self.finish(),
        }
    }
}
