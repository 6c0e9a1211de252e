//! What a legal action leads to.

use super::action::Action;
use super::apply::{apply, ordered};
use super::assault;
use super::audit::{gathered, mans_itself};
use super::campaign;
use super::event::{Event, Gait};
use super::ground::{self, Hold};
use super::guns;
use super::ids::{CONFEDERATE, Mine, PieceId, PieceKind, PieceSet, Site, Toll, UNION};
use super::landing;
use super::naval;
use super::numbers::{goes_on, hits, kills_angel, price, row, signed, sum, sunset};
use super::setup::{Happening, MOST_FIELDS, Setup};
use super::state::{Cast, Fee, Fight, Lying, MOST_CAST, Marker, Paid, Stage, State};
use super::victory;
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
                self.spend(side, 1);
                for piece in campaign::uncommanded(self.setup, self.state, side, formation) {
                    self.emit(Event::Commanded { piece });
                }
            }
            Action::Heed { piece } => {
                let mut left = self.state.batch;
                if left == 0 {
                    self.spend(self.spender(), 1);
                    left = 5;
                }
                self.emit(Event::Batch { left: left - 1 });
                self.emit(Event::Commanded { piece });
            }
            Action::Mend { piece, to } => self.mend(piece, to),
            Action::Build { fort, site } => {
                self.spend(self.spender(), 3);
                self.emit(Event::Built { fort, site });
            }
            Action::Angel { site } => {
                self.spend(UNION, 3);
                self.emit(Event::Angel { site: Some(site) });
            }
            Action::Buy => {
                self.spend(CONFEDERATE, 1);
                let numbers = self.setup.numbers();
                let (points, dummies) = (numbers.mine_points, numbers.mine_dummies);
                self.emit(Event::Bought { points, dummies });
            }
            Action::Work { msp } => {
                self.spend(CONFEDERATE, msp);
                self.thrown(Cast::Work(msp), dice);
            }
            Action::Suffer { unit } => {
                self.lose_step(unit);
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
                self.lose_step(piece);
            }
            Action::Retreat { unit, to } => self.retreat(unit, to),
            Action::Cull { unit } => {
                self.eliminate(unit);
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

    fn spend(&mut self, side: SideNo, cost: u8) {
        let now = self.state.msp[side.index()].saturating_sub(cost);
        self.emit(Event::Support { side, now });
    }

    /// What goes on by itself: whatever asks nobody and throws nothing.
    fn go_on(&mut self) {
        loop {
            let waits =
                self.state.lying.is_some() || self.state.due.is_some() || self.state.sent.is_some();
            if waits {
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
                let to = row(&self.setup.tables().hunley_after, signed(total)).unwrap_or(0);
                let to = if to == 0 { u8::MAX } else { to };
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

    // ---- ships [7.2, 9.5]

    fn sail(&mut self, ship: PieceId, to: Site, bank: Option<Site>) {
        self.join(ship);
        let from = self.state.site(ship);
        self.emit(Event::Sailed {
            ship,
            from,
            to,
            bank,
        });
        if self.state.active != UNION {
            return;
        }
        self.show(to);
        if self.state.shown_points(self.setup, to) > 0 {
            self.emit(Event::Due(Cast::Mine(ship)));
        }
    }

    /// Turns up what lies face down in an area; dummies are removed [9.5.5, G29].
    fn show(&mut self, site: Site) {
        let lie = self.state.markers(self.setup, site);
        let hidden = || lie.iter().filter(|m| m.down && m.mine != Mine::None);
        if hidden().next().is_none() {
            return;
        }
        let points = hidden().map(|m| m.mine.points()).sum();
        let dummies = hidden().filter(|m| m.mine == Mine::Dummy).count();
        let mut markers = lie.map(|m| match m.mine {
            Mine::Dummy => Marker::NONE,
            mine => Marker { mine, down: false },
        });
        ordered(&mut markers);
        let dummies = u8::try_from(dummies).unwrap_or(u8::MAX);
        self.emit(Event::Shown {
            site,
            markers,
            points,
            dummies,
        });
    }

    fn mined(&mut self, ship: PieceId, total: u8) {
        let points = self.state.shown_points(self.setup, self.state.site(ship));
        self.blast(ship, total, points);
    }

    fn blast(&mut self, ship: PieceId, total: u8, points: u8) {
        let total = signed(total + points);
        let toll = row(&self.setup.tables().mines_naval, total).unwrap_or(Toll::Nothing);
        self.emit(Event::Mined { ship, total, toll });
        // Damaged a second time is severely damaged.
        match toll {
            Toll::Damaged if self.state.losses(ship) == 0 => {
                self.emit(Event::Lost {
                    piece: ship,
                    steps: 1,
                });
            }
            Toll::Damaged | Toll::Severe => {
                if self.state.losses(ship) == 0 {
                    self.emit(Event::Lost {
                        piece: ship,
                        steps: 1,
                    });
                }
                self.emit(Event::Sent { ship });
            }
            Toll::Sunk => self.sink(ship),
            Toll::Nothing | Toll::Still | Toll::Repaired => {}
        }
    }

    fn sink(&mut self, ship: PieceId) {
        self.emit(Event::Lost {
            piece: ship,
            steps: 2,
        });
        let from = self.state.site(ship);
        let to = Site::NOWHERE;
        self.emit(Event::Went {
            piece: ship,
            from,
            to,
        });
    }

    fn wrecked(&mut self, ship: PieceId, total: u8) {
        let total = signed(total) + naval::wreck_modifier(self.setup, self.state, ship);
        let tables = self.setup.tables();
        let toll = row(&tables.wreck, total).unwrap_or(Toll::Still);
        self.emit(Event::Wrecked { ship, toll });
        match toll {
            Toll::Sunk => self.sink(ship),
            Toll::Repaired => self.emit(Event::Whole { piece: ship }),
            _ => {}
        }
    }

    fn shot(&mut self, from: PieceId, target: PieceId, total: u8) {
        let aim = guns::aim(self.setup, self.state, from, target);
        let total = signed(total) + aim.map_or(0, |a| a.total());
        let hit = hits(total, self.state.dv(self.setup, target));
        self.emit(Event::Shot {
            from,
            target,
            total,
            hit,
        });
        // Each is marked as soon as it has fired [5.1.8].
        self.emit(Event::Committed { piece: from });
        if !hit {
            return;
        }
        let steps = self.state.losses(target) + 1;
        let info = self.setup.piece(target).map(|p| (p.kind, p.side));
        match info {
            // An ironclad that is hit when damaged is removed, not sunk [8.2.6].
            Some((PieceKind::Ironclad, side)) if steps == 2 => match side {
                UNION => self.emit(Event::Sent { ship: target }),
                CONFEDERATE => {
                    let at = self.state.site(target);
                    let to = self.setup.ashley();
                    self.emit(Event::Went {
                        piece: target,
                        from: at,
                        to,
                    });
                }
            },
            _ => self.emit(Event::Lost {
                piece: target,
                steps,
            }),
        }
    }

    // ---- ground units [7.1, 7.3, 8.1, 9.3]

    fn walked(&mut self, unit: PieceId, to: Site, how: Gait) {
        self.join(unit);
        let from = self.state.site(unit);
        self.emit(Event::Marched {
            unit,
            from,
            to,
            how,
        });
    }

    fn march(&mut self, unit: PieceId, to: Site) {
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

    fn dig(&mut self, unit: PieceId) {
        self.join(unit);
        self.emit(Event::Dug { unit });
        let (setup, side) = (self.setup, self.state.active);
        let dug = self.state.band.dug;
        let factors: u8 = dug.iter().map(|p| self.state.cf(setup, p)).sum();
        if factors >= 5 {
            self.spend(side, 1);
            let site = self.state.site(unit);
            let level = self.state.trench(side, site) + 1;
            self.emit(Event::Trench { side, site, level });
        }
    }

    fn regroup(&mut self, unit: PieceId, free: bool) {
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
    fn lose_step(&mut self, piece: PieceId) {
        let steps = self.state.losses(piece) + 1;
        let ground = self
            .setup
            .piece(piece)
            .is_some_and(|p| p.kind == PieceKind::Ground);
        match steps {
            2 if ground => self.eliminate(piece),
            _ => self.emit(Event::Lost { piece, steps }),
        }
    }

    fn eliminate(&mut self, piece: PieceId) {
        self.emit(Event::Lost { piece, steps: 2 });
        let from = self.state.site(piece);
        let to = Site::NOWHERE;
        self.emit(Event::Went { piece, from, to });
    }

    fn steam(&mut self, to: Site) {
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
    fn float_on(&mut self) -> bool {
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

    fn party_mined(&mut self, unit: PieceId, two: bool, total: u8) {
        let tables = self.setup.tables();
        let more = if two { tables.two_points } else { 0 };
        let toll = row(&tables.mines_ground, signed(total) + more).unwrap_or(0);
        self.emit(Event::PartyMined { unit, toll });
        match toll {
            0 => {}
            1 => self.lose_step(unit),
            _ => self.eliminate(unit),
        }
    }

    fn storm(&mut self, leader: PieceId) {
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

    fn clash(&mut self, dice: &[Die]) {
        let (setup, active) = (self.setup, self.state.active);
        let Some(fight) = self.state.fight else {
            return;
        };
        let half = dice.len() / 2;
        let other = fight.other.unwrap_or(fight.leader);
        let attack =
            assault::attack(setup, self.state, &fight).total() + signed(sum(&dice[..half]));
        let defence =
            assault::defence(setup, self.state, &fight, other).total() + signed(sum(&dice[half..]));
        let loser = match attack.cmp(&defence) {
            std::cmp::Ordering::Less => Some(active),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(active.other()),
        };
        let cp = attack.abs_diff(defence);
        let site = fight.site;
        self.emit(Event::Clash {
            site,
            attack,
            defence,
            loser,
            cp,
        });
        self.emit(Event::Now(Stage::Losses));
    }

    fn spend_cp(&mut self, cost: u8) {
        let cp = self.state.fight.map_or(0, |f| f.cp.saturating_sub(cost));
        self.emit(Event::Spent { cp });
    }

    fn retreat(&mut self, unit: PieceId, to: Site) {
        self.spend_cp(1);
        let from = self.state.site(unit);
        self.emit(Event::Fled { unit, from, to });
        if self.state.marks(unit) == 0 {
            self.emit(Event::Committed { piece: unit });
        }
        self.emit(Event::Due(Cast::Retreat(unit)));
    }

    fn held(&mut self, unit: PieceId, die: u8) {
        let at = self.state.site(unit);
        let more = ground::pursuit(self.setup, self.state, unit, at);
        let surrenders = ground::surrenders(die, more, self.state.cf(self.setup, unit));
        self.emit(Event::Held { unit, surrenders });
        if surrenders {
            self.eliminate(unit);
        }
    }

    /// Whether the losses of an assault still ask somebody.
    fn losses_go_on(&mut self) -> bool {
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
    fn takes_town(&self) -> bool {
        let town = self.setup.charleston();
        town.is_some_and(|t| !ground::troops(self.setup, self.state, UNION, t).is_empty())
    }

    /// Entrenchments without troops of their side go [9.3.6].
    fn fill_trenches(&mut self) {
        if self.setup.of_kind(PieceKind::Ground).is_empty() {
            return;
        }
        for side in SideNo::BOTH {
            for site in self.setup.lands() {
                let empty = ground::troops(self.setup, self.state, side, site).is_empty();
                if self.state.trench(side, site) > 0 && empty {
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
    fn settle_sumter(&mut self) {
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
                self.eliminate(unit);
            }
        } else if contested {
            if let Some(fort) = fort {
                self.emit(Event::Lost {
                    piece: fort,
                    steps: 2,
                });
            }
            for unit in ground::troops(setup, self.state, CONFEDERATE, site) {
                self.eliminate(unit);
            }
        }
    }

    // ---- between the weeks [3.1, 3.3, 4]

    fn spender(&self) -> SideNo {
        match self.state.stage {
            Stage::Allocation(side) => side,
            _ => CONFEDERATE,
        }
    }

    fn begin_turn(&mut self, turn: u8) {
        self.emit(Event::TurnBegan { turn });
        self.emit(Event::Now(Stage::Support));
        self.emit(Event::Due(Cast::Support(UNION)));
    }

    fn supplied(&mut self, side: SideNo, die: u8) {
        let tables = self.setup.tables();
        let row = tables.msp[side.index()];
        let gain = row
            .get(usize::from(die.saturating_sub(1)))
            .copied()
            .unwrap_or(0);
        let now = (self.state.msp[side.index()] + gain).min(tables.msp_most);
        self.emit(Event::Supplied { side, now });
        match side {
            UNION => self.emit(Event::Due(Cast::Support(CONFEDERATE))),
            CONFEDERATE => self.happens(),
        }
    }

    /// What was thrown for at the end of the last turn comes about \[G44\].
    fn happens(&mut self) {
        let roll = self.state.fate;
        if roll == 0 {
            self.begin_allocation();
            return;
        }
        self.emit(Event::Happened { roll });
        let (what, value) = campaign::happening(self.setup, roll);
        match what {
            Happening::None => {}
            Happening::Gale => {
                let impulse = u8::try_from(value).unwrap_or(0);
                self.emit(Event::Gale { impulse });
            }
            Happening::Support(side) => {
                let most = i16::from(self.setup.tables().msp_most);
                let now = i16::from(self.state.msp[side.index()]) + i16::from(value);
                let now = u8::try_from(now.clamp(0, most)).unwrap_or(0);
                self.emit(Event::Support { side, now });
            }
            Happening::Burst => {
                if self.state.angel.is_some() {
                    self.emit(Event::Angel { site: None });
                }
            }
            Happening::Fever => {
                if !campaign::feverish(self.setup, self.state).is_empty() {
                    self.emit(Event::Now(Stage::Fever));
                    return;
                }
            }
            Happening::Torpedoes => {
                let numbers = self.setup.numbers();
                let (points, dummies) = (numbers.mine_points, numbers.mine_dummies);
                let room = campaign::mine_room(self.setup, self.state, Site::NOWHERE, 0);
                if room >= points {
                    self.emit(Event::Bought { points, dummies });
                    self.emit(Event::Now(Stage::Torpedoes));
                    return;
                }
            }
        }
        self.begin_allocation();
    }

    fn begin_allocation(&mut self) {
        for (piece, site) in campaign::arrivals(self.setup, self.state.turn) {
            self.emit(Event::Arrived { piece, site });
        }
        let first = self.setup.parts().first_allocation;
        if first == 0 || self.state.turn < first {
            self.emit(Event::Begun {
                impulse: 1,
                side: UNION,
            });
            return;
        }
        self.emit(Event::Silenced);
        self.emit(Event::Now(Stage::Allocation(UNION)));
    }

    /// What was laid lies: the other side sees how many markers there are.
    fn lie(&mut self) {
        let (bought, more) = self.state.bought;
        if (bought, more) == (0, 0) {
            return;
        }
        let mines = self.state.mines;
        let (points, dummies) = (self.state.unseen + bought, self.state.dummies + more);
        self.emit(Event::SetUp {
            mines,
            points,
            dummies,
        });
    }

    fn mend(&mut self, piece: PieceId, to: Option<Site>) {
        let cost = campaign::mending(self.setup, self.state, piece).unwrap_or(0);
        self.spend(self.spender(), cost);
        match self.state.losses(piece) {
            // One payment is one step: a rebuilt fort comes back reduced [G33].
            2 => self.emit(Event::Lost { piece, steps: 1 }),
            _ => self.emit(Event::Whole { piece }),
        }
        if let Some(to) = to {
            let from = self.state.site(piece);
            self.emit(Event::Went { piece, from, to });
        }
    }

    fn worked(&mut self, msp: u8, die: u8) {
        let tables = self.setup.tables();
        let more = if msp == 2 { tables.hunley_two } else { 0 };
        let boxes = row(&tables.hunley, signed(die) + more).unwrap_or(0);
        let to = (self.state.hunley + boxes).min(campaign::READY);
        self.emit(Event::Hunley { to, work: true });
    }

    /// What waits for control is looked at \[G2\].
    fn look_at_control(&mut self) {
        let setup = self.setup;
        for side in SideNo::BOTH {
            for fort in setup.forts(side) - self.state.doomed {
                let removed = self.state.losses(fort) == 2;
                let site = self.state.site(fort);
                if removed && ground::hold(setup, self.state, side, site) == Hold::Enemy {
                    self.emit(Event::Doomed { fort });
                }
            }
        }
        if let Some(site) = self.state.angel
            && ground::hold(setup, self.state, CONFEDERATE, site) == Hold::Friendly
        {
            self.emit(Event::Angel { site: None });
        }
    }

    fn fated(&mut self, roll: u8) {
        self.emit(Event::Fated { roll });
        self.begin_turn(self.state.turn + 1);
    }

    // ---- impulses [3.2]

    fn half_over(&mut self, passed: bool) {
        self.look_at_control();
        let impulse = self.state.impulse;
        if self.state.active == UNION {
            let side = CONFEDERATE;
            self.emit(Event::Begun { impulse, side });
            return;
        }
        if passed && self.state.passed {
            self.end_phase();
        } else if sunset(self.setup, impulse).is_some() {
            self.emit(Event::Now(Stage::Sunset));
            self.emit(Event::Due(Cast::Sunset));
        } else if impulse >= self.setup.numbers().more_impulses {
            self.end_phase();
        } else {
            self.next_impulse();
        }
    }

    fn next_impulse(&mut self) {
        let impulse = self.state.impulse + 1;
        self.emit(Event::Begun {
            impulse,
            side: UNION,
        });
    }

    fn sunset(&mut self, dice: &[Die]) {
        let total = sum(dice);
        let impulse = self.state.impulse;
        let number = sunset(self.setup, impulse).unwrap_or(u8::MAX);
        self.emit(Event::Sunset {
            impulse,
            total,
            number,
        });
        // A great gun may burst, whether the day goes on or not [9.2.6, G35].
        if let (&[a, b], Some(_)) = (dice, self.state.angel)
            && kills_angel(number, [a.pips(), b.pips()])
        {
            self.emit(Event::Angel { site: None });
        }
        let last = impulse >= self.setup.numbers().impulses;
        if goes_on(number, total) {
            match last {
                true => self.emit(Event::Now(Stage::Eighth)),
                false => self.next_impulse(),
            }
            return;
        }
        let cost = price(number, total, self.state.advantage == UNION);
        match self.state.msp[UNION.index()] >= cost {
            true => self.emit(Event::Now(Stage::Price(cost))),
            false => self.end_phase(),
        }
    }

    // ---- End Phase [3.3]

    fn end_phase(&mut self) {
        self.emit(Event::EndPhase);
        if self.wins_by_ship() {
            self.emit(Event::Ended { level: 0 });
            return;
        }
        self.emit(Event::Rallied);
        self.emit(Event::Now(Stage::Leaving));
    }

    /// The second condition of 10.1; mines next to Fort Sumter are turned up when all
    /// else is fulfilled, for they decide it.
    fn wins_by_ship(&mut self) -> bool {
        if !victory::holds_sumter(self.setup, self.state) {
            return false;
        }
        let near = victory::marked_about_sumter(self.setup, self.state);
        for &site in &near {
            self.show(site);
        }
        if victory::mines_lie(self.setup, self.state, &near) {
            return false;
        }
        // The fleet in the harbour and at its bottom: neither wins this turn [G38].
        if self.setup.parts().award.is_none() && campaign::fleet_lost(self.setup, self.state) {
            self.emit(Event::Stalled);
            return false;
        }
        true
    }

    fn may_shift(&self) -> bool {
        let (setup, state) = (self.setup, &self.state);
        let mut ships = (setup.ships(CONFEDERATE) - state.handled).iter();
        ships.any(|s| state.stands(s) && setup.seas().contains(state.site(s)))
    }

    fn may_repair(&self) -> bool {
        let (setup, state) = (self.setup, &self.state);
        let mut ships = (setup.ships(CONFEDERATE) - state.handled).iter();
        let funds = state.msp[CONFEDERATE.index()] > 0;
        funds && ships.any(|s| state.stands(s) && state.losses(s) == 1)
    }

    fn repaired(&mut self, ship: PieceId, msp: u8, to: Option<Site>, total: u8) {
        let tables = self.setup.tables();
        let more = if msp == 2 { tables.repair_two } else { 0 };
        let toll = row(&tables.repair, signed(total) + more).unwrap_or(Toll::Still);
        let done = toll == Toll::Repaired;
        self.emit(Event::Tried { ship, done });
        if !done {
            return;
        }
        self.emit(Event::Whole { piece: ship });
        if let Some(to) = to {
            let from = self.state.site(ship);
            self.emit(Event::Went {
                piece: ship,
                from,
                to,
            });
        }
    }

    /// What is left of the End Phase.
    fn finish(&mut self) {
        for number in 0..MOST_FIELDS {
            let Some(&site) = self.setup.fields().get(number) else {
                continue;
            };
            let lie = self.state.marker_count(self.setup, site) > 0;
            let here = |side| self.state.is_ironclad_there(self.setup, side, site);
            if lie && here(UNION) && !here(CONFEDERATE) {
                self.emit(Event::Swept { site });
            }
        }
        self.settle_sumter();
        self.fill_trenches();
        if !self.state.handed {
            let side = self.state.advantage.other();
            self.emit(Event::Advantage { side, used: false });
        }
        self.look_at_control();
        let (setup, state) = (self.setup, &self.state);
        if setup.parts().award.is_some() {
            let margin = victory::margin(setup, state);
            let level = victory::level(setup, margin);
            self.emit(Event::Ended { level });
            return;
        }
        let sunk = campaign::fleet_lost(setup, state) && !state.stalled;
        if sunk || campaign::army_lost(setup, state) {
            self.emit(Event::Ended { level: 4 });
        } else if state.turn >= setup.parts().turns {
            let level = campaign::level(setup, state);
            self.emit(Event::Ended { level });
        } else if setup.parts().random_events {
            self.emit(Event::Now(Stage::Fate));
            self.emit(Event::Due(Cast::Fate));
        } else {
            self.begin_turn(self.state.turn + 1);
        }
    }
}
