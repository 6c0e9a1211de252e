//! The only place where legality lives.

use super::action::Action;
use super::assault;
use super::campaign;
use super::ground::{self, Hold, Stride};
use super::guns;
use super::ids::{CONFEDERATE, Mine, PieceId, PieceKind, PieceSet, Site, SiteKind, UNION};
use super::illegal::Illegal;
use super::landing;
use super::naval;
use super::setup::Setup;
use super::state::{Fee, Marker, Party, Stage, State};
use crate::engine::SideNo;

/// Every reason why an action is not allowed; none when it is.
pub(super) fn reasons(setup: &Setup, state: &State, action: Action) -> Vec<Illegal> {
    let judge = Judge { setup, state };
    if let Err(why) = judge.is_time(action) {
        return vec![why];
    }
    let mut found = Vec::new();
    judge.look(action, &mut |why| found.push(why));
    found
}

/// Whether an action is allowed.
pub(super) fn allows(setup: &Setup, state: &State, action: Action) -> bool {
    reasons(setup, state, action).is_empty()
}

struct Judge<'a> {
    setup: &'a Setup,
    state: &'a State,
}

impl Judge<'_> {
    /// Whether this is what is being decided.
    fn is_time(&self, action: Action) -> Result<(), Illegal> {
        let state = self.state;
        if state.stage == Stage::Over {
            return Err(Illegal::GameOver);
        }
        let answers = matches!(action, Action::Again | Action::Stand);
        if state.lying.is_some() != answers {
            return Err(match answers {
                true => Illegal::NothingLies,
                false => Illegal::ThrowLies,
            });
        }
        if answers {
            return Ok(());
        }
        let throws = action == Action::Throw;
        if state.due.is_some() != throws {
            return Err(match throws {
                true => Illegal::NothingDue,
                false => Illegal::ThrowFirst,
            });
        }
        if throws {
            return Ok(());
        }
        let names = matches!(action, Action::Port { .. });
        match (state.sent, action) {
            (Some(_), _) if names => return Ok(()),
            (Some(ship), _) => return Err(Illegal::PortFirst { ship }),
            (None, Action::Port { ship, .. }) => return Err(Illegal::NotSent { piece: ship }),
            (None, _) => {}
        }
        let fits = match action {
            Action::Lay { .. } | Action::Lift { .. } => matches!(
                state.stage,
                Stage::SetUp | Stage::Torpedoes | Stage::Allocation(CONFEDERATE)
            ),
            Action::Command { .. }
            | Action::Heed { .. }
            | Action::Mend { .. }
            | Action::Build { .. }
            | Action::Angel { .. }
            | Action::Buy
            | Action::Work { .. } => matches!(state.stage, Stage::Allocation(_)),
            Action::Suffer { .. } => state.stage == Stage::Fever,
            Action::Halt => state.stage == Stage::Acting,
            Action::Strike { .. } => state.stage == Stage::Hunley,
            Action::Place { .. } | Action::Displace { .. } => state.stage == Stage::SetUp,
            Action::Done => matches!(
                state.stage,
                Stage::SetUp
                    | Stage::Torpedoes
                    | Stage::Allocation(_)
                    | Stage::Shifting
                    | Stage::Repairs
            ),
            Action::Pass
            | Action::End
            | Action::Pay { .. }
            | Action::Sail { .. }
            | Action::March { .. }
            | Action::Ferry { .. }
            | Action::Transfer { .. }
            | Action::Dig { .. }
            | Action::Regroup { .. }
            | Action::Embark { .. }
            | Action::Charge { .. }
            | Action::Rest { .. }
            | Action::Storm { .. } => state.stage == Stage::Acting,
            Action::Fire { .. } => matches!(state.stage, Stage::Acting | Stage::Ambush),
            Action::Steam { .. } => matches!(state.stage, Stage::Acting | Stage::Afloat),
            Action::Land { .. } => state.stage == Stage::Afloat,
            Action::Pick { .. } => state.stage == Stage::Picking,
            Action::Hold => matches!(state.stage, Stage::Ambush | Stage::Hunley),
            Action::Man { .. } | Action::Lead { .. } => state.stage == Stage::Leading,
            Action::Flip { .. } | Action::Retreat { .. } => state.stage == Stage::Losses,
            Action::Cull { .. } => matches!(state.stage, Stage::Crowded(_)),
            Action::GoOn | Action::Stop => matches!(state.stage, Stage::Price(_) | Stage::Eighth),
            Action::Shift { .. } => state.stage == Stage::Shifting,
            Action::Repair { .. } => state.stage == Stage::Repairs,
            Action::Again | Action::Stand | Action::Throw | Action::Port { .. } => true,
        };
        match fits {
            true => Ok(()),
            false => Err(Illegal::OtherStage { now: state.stage }),
        }
    }

    fn look(&self, action: Action, say: &mut dyn FnMut(Illegal)) {
        match action {
            Action::Lay { site, points } => match self.state.stage {
                Stage::SetUp => self.lay(site, points, say),
                _ => self.lay_more(site, points, say),
            },
            Action::Lift { site, points } => {
                let now = self.state.markers(self.setup, site);
                let field = self
                    .setup
                    .field(site)
                    .and_then(|f| self.state.before.get(f));
                let lies = |m: &&Marker| m.down && m.mine == Mine::of(points);
                let before = match (self.state.stage, field) {
                    (Stage::SetUp, _) | (_, None) => 0,
                    (_, Some(markers)) => markers.iter().filter(lies).count(),
                };
                let bought = self.state.stage == Stage::SetUp || self.state.bought != (0, 0);
                if points > 2 || !bought || now.iter().filter(lies).count() <= before {
                    say(Illegal::NoMarkerThere { site });
                }
            }
            Action::Command { formation } => {
                let side = self.spender();
                if campaign::uncommanded(self.setup, self.state, side, formation).is_empty() {
                    say(Illegal::NobodyToCommand);
                }
                self.afford(side, 1, say);
            }
            Action::Heed { piece } => {
                if self.is_own(piece, say) {
                    if !campaign::is_independent(self.setup, piece) {
                        say(Illegal::InFormation { piece });
                    }
                    if !self.state.silent.contains(piece) {
                        say(Illegal::InCommand { piece });
                    }
                    if self.state.batch == 0 {
                        self.afford(self.spender(), 1, say);
                    }
                }
            }
            Action::Mend { piece, to } => self.mend(piece, to, say),
            Action::Build { fort, site } => self.build(fort, site, say),
            Action::Angel { site } => {
                if self.spender() != UNION {
                    say(Illegal::OtherStage {
                        now: self.state.stage,
                    });
                    return;
                }
                if self.state.angel.is_some() || self.state.angel_lost {
                    say(Illegal::AngelOut);
                }
                let own = !ground::troops(self.setup, self.state, UNION, site).is_empty();
                if !own || !campaign::angel_reaches(self.setup, site) {
                    say(Illegal::NoAngelThere { site });
                }
                self.afford(UNION, 3, say);
            }
            Action::Buy => {
                if self.spender() != CONFEDERATE {
                    say(Illegal::OtherStage {
                        now: self.state.stage,
                    });
                    return;
                }
                let (points, _) = campaign::unlaid(self.state);
                let room = campaign::mine_room(self.setup, self.state, Site::NOWHERE, 0);
                if room < points + self.setup.numbers().mine_points {
                    say(Illegal::NoRoomForMines);
                }
                self.afford(CONFEDERATE, 1, say);
            }
            Action::Work { msp } => {
                if self.spender() != CONFEDERATE {
                    say(Illegal::OtherStage {
                        now: self.state.stage,
                    });
                    return;
                }
                if self.state.hunley >= campaign::READY || self.state.trained {
                    say(Illegal::NoWorkOnHunley);
                }
                match msp {
                    1 | 2 => self.afford(CONFEDERATE, msp, say),
                    _ => say(Illegal::OddSupport { msp }),
                }
            }
            Action::Suffer { unit } => {
                if !campaign::feverish(self.setup, self.state).contains(unit) {
                    say(Illegal::NotFeverish { unit });
                }
            }
            Action::Halt => {
                if !campaign::asks_hunley(self.setup, self.state) {
                    say(Illegal::NothingToHaltFor);
                }
            }
            Action::Strike { ship } => {
                if !campaign::can_strike(self.setup, self.state, ship) {
                    say(Illegal::CannotStrike { ship });
                }
            }
            Action::Place { ship, site } => self.place(ship, site, say),
            Action::Displace { ship } => {
                let free = self.setup.piece(ship).is_some_and(|p| p.free);
                if !free || self.state.site(ship) == Site::NOWHERE {
                    say(Illegal::NotToPlace { piece: ship });
                }
            }
            Action::Done => self.done(say),
            Action::Throw | Action::Stand => {}
            Action::Again => self.may_use_advantage(self.state.advantage, say),
            Action::Pass => {
                if self.state.has_acted() {
                    say(Illegal::HasActed);
                }
            }
            Action::End => {
                if !self.state.has_acted() {
                    say(Illegal::NothingDone);
                } else if campaign::asks_hunley(self.setup, self.state) {
                    say(Illegal::HaltFirst);
                }
            }
            Action::Pay { fee, free } => self.pay(fee, free, say),
            Action::Sail { ship, to, bank } => self.sail(ship, to, bank, say),
            Action::Fire { from, target } => match self.state.stage {
                Stage::Ambush => self.ambush(from, target, say),
                _ => self.fire(from, target, say),
            },
            Action::March { unit, to } => self.march(unit, to, say),
            Action::Ferry { unit, to } => {
                if self.may_move(unit, say) && self.is_paid(Fee::Harbour, say) {
                    if !ground::ferries(self.setup, self.state, unit).contains(to) {
                        say(Illegal::NoFerry { site: to });
                    } else if !ground::may_leave(self.setup, self.state, unit, to) {
                        say(Illegal::TooFewStay {
                            site: self.state.site(unit),
                        });
                    }
                    self.room_for(unit, to, say);
                }
            }
            Action::Transfer { unit, to } => self.transfer(unit, to, say),
            Action::Dig { unit } => self.dig(unit, say),
            Action::Regroup { unit, free } => self.regroup(unit, free, say),
            Action::Embark { unit } => self.embark(unit, say),
            Action::Steam { to } => self.steam(to, say),
            Action::Land { site } => {
                let shores = self
                    .state
                    .party
                    .map(|party| landing::shores(self.setup, self.state, party.at, party.units));
                if !shores.is_some_and(|s| s.contains(site)) {
                    say(Illegal::NoShore { site });
                }
            }
            Action::Pick { unit } => {
                let party = self.state.party;
                let open = |p: Party| p.units.contains(unit) && !p.picked.contains(unit);
                if !party.is_some_and(open) {
                    say(Illegal::NotToPick { unit });
                }
            }
            Action::Hold => {}
            Action::Charge { unit } => self.charge(unit, say),
            Action::Rest { unit } => {
                if !self.state.band.named.contains(unit) {
                    say(Illegal::NotNamed { unit });
                }
            }
            Action::Storm { leader } => {
                if !self.state.band.named.contains(leader) {
                    say(Illegal::NotNamed { unit: leader });
                }
            }
            Action::Man { unit } => self.man(unit, say),
            Action::Lead { leader } => self.lead(leader, say),
            Action::Flip { piece } => self.flip(piece, say),
            Action::Retreat { unit, to } => self.retreat(unit, to, say),
            Action::Cull { unit } => {
                let loser = self.state.fight.map(|f| f.loser);
                let info = self.setup.piece(unit);
                let of = info.is_some_and(|p| Some(p.side) == loser && p.kind == PieceKind::Ground);
                let there = self.state.stage == Stage::Crowded(self.state.site(unit));
                if !of || !there || !self.state.stands(unit) {
                    say(Illegal::NotCrowded { unit });
                }
            }
            Action::Port { ship, site } => {
                if self.state.sent != Some(ship) {
                    say(Illegal::NotSent { piece: ship });
                }
                if !self.setup.ports().contains(&site) {
                    say(Illegal::NoPort { site });
                }
            }
            Action::GoOn => {
                if let Stage::Price(cost) = self.state.stage {
                    self.afford(UNION, cost, say);
                }
            }
            Action::Stop => {}
            Action::Shift { ship, site } => self.shift(ship, site, say),
            Action::Repair { ship, msp, to } => self.repair(ship, msp, to, say),
        }
    }

    // ---- set-up [11.0, 9.5]

    /// Points and dummies that are not laid yet.
    fn stock(&self) -> (u8, u8) {
        stock(self.setup, self.state)
    }

    fn lay(&self, site: Site, points: u8, say: &mut dyn FnMut(Illegal)) {
        let mines = &self.setup.parts().mines;
        if !mines.sites.contains(site) {
            say(Illegal::NotListed { site });
            return;
        }
        let (left, dummies) = self.stock();
        let out = match points {
            0 => dummies == 0,
            1 | 2 => left < points,
            _ => true,
        };
        if out {
            say(Illegal::NoMarker { points });
            return;
        }
        let lie = self.state.markers(self.setup, site);
        if self.state.marker_count(self.setup, site) >= mines.most_markers {
            say(Illegal::MarkersFull { site });
        }
        let there: u8 = lie.iter().map(|m| m.mine.points()).sum();
        if there + points > mines.most_points {
            say(Illegal::PointsFull { site });
            return;
        }
        // What is left must still fit somewhere, or the set-up could not end.
        let rest = left - points;
        if self.room_without(site, there + points) < rest {
            say(Illegal::NoRoomForRest { points: rest });
        }
    }

    /// How many points would still fit, if a marker more lay in `site` and `there`
    /// points with it.
    fn room_without(&self, site: Site, there: u8) -> u8 {
        let mines = &self.setup.parts().mines;
        let room = |s: Site| {
            let here = s == site;
            let markers = self.state.markers(self.setup, s);
            let count = self.state.marker_count(self.setup, s) + u8::from(here);
            let points: u8 = match here {
                true => there,
                false => markers.iter().map(|m| m.mine.points()).sum(),
            };
            match count < mines.most_markers {
                true => mines.most_points.saturating_sub(points),
                false => 0,
            }
        };
        mines.sites.iter().map(room).sum()
    }

    fn place(&self, ship: PieceId, site: Site, say: &mut dyn FnMut(Illegal)) {
        let free = self.setup.piece(ship).is_some_and(|p| p.free);
        if !free || self.state.site(ship) != Site::NOWHERE {
            say(Illegal::NotToPlace { piece: ship });
        }
        if !self.setup.parts().berths.contains(site) {
            say(Illegal::NotListed { site });
        } else if !naval::has_room(self.setup, self.state, CONFEDERATE, site) {
            let most = naval::room(self.setup, site);
            say(Illegal::NoBerth { site, most });
        }
    }

    fn done(&self, say: &mut dyn FnMut(Illegal)) {
        if matches!(
            self.state.stage,
            Stage::Torpedoes | Stage::Allocation(CONFEDERATE)
        ) {
            let (points, _) = campaign::unlaid(self.state);
            if points > 0 {
                say(Illegal::PointsLeft { points });
            }
        }
        if self.state.stage != Stage::SetUp {
            return;
        }
        let (points, _) = self.stock();
        if points > 0 {
            say(Illegal::PointsLeft { points });
        }
        let waits = |p: &PieceId| {
            self.setup.piece(*p).is_some_and(|info| info.free)
                && self.state.site(*p) == Site::NOWHERE
        };
        if let Some(ship) = self.setup.ships(CONFEDERATE).iter().find(waits) {
            say(Illegal::ShipsLeft { ship });
        }
    }

    // ---- allocation [4]

    /// Whose allocation it is.
    fn spender(&self) -> SideNo {
        match self.state.stage {
            Stage::Allocation(side) => side,
            _ => CONFEDERATE,
        }
    }

    fn is_own(&self, piece: PieceId, say: &mut dyn FnMut(Illegal)) -> bool {
        let own = self.setup.of_side(self.spender()).contains(piece) && self.state.stands(piece);
        if !own {
            say(Illegal::NotYours { piece });
        }
        own
    }

    fn lay_more(&self, site: Site, points: u8, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let limits = &setup.parts().mines;
        if !campaign::may_mine(setup, state, site) {
            say(Illegal::NoMiningThere { site });
            return;
        }
        let (left, dummies) = campaign::unlaid(state);
        let out = match points {
            0 => dummies == 0,
            1 | 2 => left < points,
            _ => true,
        };
        if out {
            say(Illegal::NoMarker { points });
            return;
        }
        if state.marker_count(setup, site) >= limits.most_markers {
            say(Illegal::MarkersFull { site });
            return;
        }
        let lie = state.markers(setup, site);
        let there: u8 = lie.iter().map(|m| m.mine.points()).sum();
        if there + points > limits.most_points {
            say(Illegal::PointsFull { site });
            return;
        }
        let rest = left - points;
        if campaign::mine_room(setup, state, site, there + points) < rest {
            say(Illegal::NoRoomForRest { points: rest });
        }
    }

    fn mend(&self, piece: PieceId, to: Option<Site>, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let side = self.spender();
        let Some(info) = setup.piece(piece).filter(|p| p.side == side) else {
            say(Illegal::NotYours { piece });
            return;
        };
        let Some(cost) = campaign::mending(setup, state, piece) else {
            say(Illegal::NothingToMend { piece });
            return;
        };
        let site = state.site(piece);
        if info.kind == PieceKind::Fort {
            let own = match ground::hold(setup, state, side, site) {
                Hold::Friendly => true,
                Hold::Vacant | Hold::Enemy | Hold::Contested => false,
            };
            if state.doomed.contains(piece) {
                say(Illegal::GoneForGood { fort: piece });
            } else if !own {
                say(Illegal::NotControlled { site });
            }
            let there = state.here(setup.forts(side), site).with(piece);
            let rebuilt = state.losses(piece) == 2;
            if rebuilt && !ground::fits(setup, state, side, site, there) {
                say(Illegal::NoRoom { site });
            }
        }
        let away = info.kind == PieceKind::Ironclad && site == setup.ashley();
        let good = match to {
            Some(to) => away && returns(setup).contains(&Some(to)),
            None => !away,
        };
        if !good {
            say(Illegal::NoReturn { piece });
        } else if let Some(site) = to
            && !naval::has_room(setup, state, side, site)
        {
            let most = naval::room(setup, site);
            say(Illegal::NoBerth { site, most });
        }
        self.afford(side, cost, say);
    }

    fn build(&self, fort: PieceId, site: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let side = self.spender();
        let waits = setup.forts(side).contains(fort)
            && state.site(fort) == Site::NOWHERE
            && state.losses(fort) == 0;
        if !waits {
            say(Illegal::NotToBuild { piece: fort });
            return;
        }
        let own = ground::hold(setup, state, side, site) == Hold::Friendly;
        if !setup.lands().contains(site) || !own {
            say(Illegal::NotControlled { site });
        } else if setup.forts(side).iter().any(|f| state.site(f) == site) {
            say(Illegal::FortThere { site });
        } else if !ground::fits(setup, state, side, site, PieceSet::of(fort)) {
            say(Illegal::NoRoom { site });
        }
        self.afford(side, 3, say);
    }

    // ---- the group [5]

    fn afford(&self, side: SideNo, cost: u8, say: &mut dyn FnMut(Illegal)) {
        let has = self.state.msp[side.index()];
        if has < cost {
            say(Illegal::NoSupport { cost, has });
        }
    }

    fn may_use_advantage(&self, side: SideNo, say: &mut dyn FnMut(Illegal)) {
        if self.state.advantage != side {
            say(Illegal::NotHolder { side });
        } else if self.state.handed {
            say(Illegal::HandedThisTurn);
        }
    }

    fn pay(&self, fee: Fee, free: bool, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let side = state.active;
        if state.band.has(fee) {
            say(Illegal::PaidAlready { fee });
        }
        if fee.only().is_some_and(|only| only != side) {
            say(Illegal::OtherSidesFee { fee });
        }
        let begun = state.has_acted() || state.party.is_some();
        if begun || (fee == Fee::Second && !state.band.members.is_empty()) {
            say(Illegal::TooLateToPay { fee });
        }
        let other = |f: &Fee| *f != fee && f.is_way() && state.band.has(*f);
        if fee.is_way() && Fee::ALL.iter().any(other) {
            say(Illegal::OneWayOnly { fee });
        }
        if !setup.of_side(side).iter().any(|p| self.could_use(p, fee)) {
            say(Illegal::NobodyCouldUse { fee });
        }
        match free {
            true if !fee.may_be_free() => say(Illegal::NotWithAdvantage { fee }),
            true => self.may_use_advantage(side, say),
            false => self.afford(side, fee.cost(), say),
        }
    }

    /// Whether a piece could do with what is paid for.
    fn could_use(&self, piece: PieceId, fee: Fee) -> bool {
        let (setup, state) = (self.setup, self.state);
        let Some(info) = setup.piece(piece) else {
            return false;
        };
        let ready = state.stands(piece) && !state.silent.contains(piece);
        let ground = info.kind == PieceKind::Ground;
        let now = state.marks(piece) == u8::from(state.band.has(Fee::Second));
        let zone = setup.zones().contains(state.site(piece));
        ready
            && match fee {
                Fee::Second => state.marks(piece) == 1 && (ground || state.losses(piece) == 0),
                Fee::Amphibious => ground && now && is_quay(setup, state.site(piece)),
                Fee::River => ground && now && !zone,
                Fee::Harbour => {
                    let water = setup.harbour().with(setup.sumter());
                    let site = state.site(piece);
                    ground && now && setup.touching(site).with(site).intersects(water)
                }
                Fee::Strategic | Fee::Zone => ground && now,
            }
    }

    /// Whether a piece may act as one of the group [5.1].
    fn join(&self, piece: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let own = setup
            .piece(piece)
            .filter(|p| p.side == state.active && state.stands(piece));
        let Some(info) = own else {
            say(Illegal::NotYours { piece });
            return;
        };
        if state.band.members.contains(piece) {
            return;
        }
        if state.silent.contains(piece) {
            say(Illegal::OutOfCommand { piece });
            return;
        }
        let second = state.band.has(Fee::Second);
        match state.marks(piece) {
            0 if second => say(Illegal::FirstAmongSecond { piece }),
            0 => {}
            1 if state.losses(piece) > 0 && info.kind != PieceKind::Ground => {
                say(Illegal::TooWorn { piece });
            }
            1 if !second => say(Illegal::SecondNotPaid { piece }),
            1 => {}
            _ => say(Illegal::Spent { piece }),
        }
        if state.band.members.is_empty() {
            return;
        }
        let from = state.band.from;
        if state.site(piece) != from {
            say(Illegal::OtherPlace { piece, from });
        }
        let all = state.band.members.with(piece);
        let of = |kind| (all & setup.of_kind(kind)).len();
        let count = all.len();
        let (ships, troops) = (of(PieceKind::Ironclad), of(PieceKind::Ground));
        if ships > 0 && troops > 0 {
            say(Illegal::GroundWithNaval { piece });
            return;
        }
        let whole = troops > 0 && count <= ground::largest(setup, all).min(5) + 1;
        let most = if ships > 0 { 5 } else { 4 };
        if count > most && !whole {
            let count = u8::try_from(count).unwrap_or(u8::MAX);
            say(Illegal::TooMany {
                count,
                most: if ships > 0 { 5 } else { 4 },
            });
        } else if second && troops > 0 && !whole {
            say(Illegal::MixedSecond { piece });
        }
    }

    /// The same, and whether it may.
    fn joins(&self, piece: PieceId, say: &mut dyn FnMut(Illegal)) -> bool {
        let mut barred = false;
        self.join(piece, &mut |why| {
            barred = true;
            say(why);
        });
        !barred
    }

    fn sail(&self, ship: PieceId, to: Site, bank: Option<Site>, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let Some(info) = setup.piece(ship).filter(|p| p.kind == PieceKind::Ironclad) else {
            say(Illegal::NoIronclad { piece: ship });
            return;
        };
        if !self.joins(ship, say) {
            return;
        }
        if state.band.combat {
            say(Illegal::CombatBegun);
        }
        if info.side == UNION && state.impulse < state.gale {
            say(Illegal::InGale {
                impulse: state.gale,
            });
        }
        if state.band.moved.contains(ship) {
            say(Illegal::MovedAlready { piece: ship });
            return;
        }
        self.passage(ship, info.side, to, say);
        let river = setup.rivers().contains(to);
        let good = match bank {
            Some(bank) => river && setup.banks(to).contains(bank),
            None => !river,
        };
        if !good {
            say(Illegal::BadBank { site: to });
        }
        if !naval::has_room(setup, state, info.side, to) {
            let most = naval::room(setup, to);
            say(Illegal::NoBerth { site: to, most });
        }
    }

    /// Whether a way leads there, and if not, what is in it.
    fn passage(&self, ship: PieceId, side: SideNo, to: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let from = state.site(ship);
        if from == to {
            say(Illegal::SamePlace { site: to });
            return;
        }
        let second = state.band.has(Fee::Second);
        if naval::reach(setup, state, ship, second).contains(to) {
            return;
        }
        let kind = setup.site(to).map(|s| s.kind);
        let wet = matches!(
            kind,
            Some(SiteKind::Sea | SiteKind::Both | SiteKind::River | SiteKind::Zone)
        );
        let bare = naval::spread(setup, state, side, from, true, false);
        if !wet || !bare.contains(to) {
            say(match setup.ways(side, to).is_empty() {
                true => Illegal::NotForShips { site: to },
                false => Illegal::NoWay { site: to },
            });
        } else if setup.ways(side, from).contains(to) {
            say(Illegal::MinesToMines { site: to });
        } else {
            say(Illegal::Stopped { site: to });
        }
    }

    fn fire(&self, from: PieceId, target: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !setup
            .piece(from)
            .is_some_and(|p| p.kind != PieceKind::Ground)
        {
            say(Illegal::NoGuns { piece: from });
            return;
        }
        if !self.joins(from, say) {
            return;
        }
        if setup.ships(UNION).contains(from) {
            if state.impulse < state.gale {
                say(Illegal::InGale {
                    impulse: state.gale,
                });
            }
            if !state.band.halted && self.would_ask(from) {
                say(Illegal::HaltFirst);
            }
        }
        if state.band.fought.contains(from) {
            say(Illegal::FiredAlready { piece: from });
        }
        let enemy = setup.piece(target).filter(|p| {
            p.side != state.active && p.kind != PieceKind::Ground && state.stands(target)
        });
        if enemy.is_none() {
            say(Illegal::NoTarget { piece: target });
        } else if guns::range(setup, state, from, target).is_none() {
            say(Illegal::OutOfReach { from, target });
        }
    }

    /// Whether the Hunley has to be asked about once this ship is in the group.
    fn would_ask(&self, ship: PieceId) -> bool {
        let mut with = *self.state;
        with.band.members.insert(ship);
        campaign::asks_hunley(self.setup, &with)
    }

    // ---- ground units [7.1, 7.3, 7.4, 9.3]

    /// Whether a ground unit may still move with the group.
    fn may_move(&self, unit: PieceId, say: &mut dyn FnMut(Illegal)) -> bool {
        let state = self.state;
        if self
            .setup
            .piece(unit)
            .is_none_or(|p| p.kind != PieceKind::Ground)
        {
            say(Illegal::NoGroundUnit { piece: unit });
            return false;
        }
        if !self.joins(unit, say) {
            return false;
        }
        if state.band.combat {
            say(Illegal::CombatBegun);
            return false;
        }
        if state.band.moved.contains(unit) {
            say(Illegal::MovedAlready { piece: unit });
            return false;
        }
        let afloat = state.party.is_some_and(|p| p.units.contains(unit));
        if afloat || (state.band.dug | state.band.named).contains(unit) {
            say(Illegal::Busy { unit });
            return false;
        }
        true
    }

    fn is_paid(&self, fee: Fee, say: &mut dyn FnMut(Illegal)) -> bool {
        let paid = self.state.band.has(fee);
        if !paid {
            say(Illegal::NotPaid { fee });
        }
        paid
    }

    fn room_for(&self, unit: PieceId, site: Site, say: &mut dyn FnMut(Illegal)) {
        let side = self.state.active;
        if !ground::fits(self.setup, self.state, side, site, PieceSet::of(unit)) {
            say(Illegal::NoRoom { site });
        }
    }

    fn march(&self, unit: PieceId, to: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !self.may_move(unit, say) {
            return;
        }
        if state.site(unit) == to {
            say(Illegal::SamePlace { site: to });
            return;
        }
        let with = ground::stride(setup, state, unit);
        let reaches = |with| ground::march(setup, state, unit, with).sites.contains(to);
        if !reaches(with) {
            let bridged = Stride {
                rivers: true,
                ..with
            };
            let tireless = Stride {
                mp: u8::MAX - 1,
                ..bridged
            };
            let enemy = ground::hold(setup, state, state.active, to) == Hold::Enemy;
            say(match () {
                () if reaches(bridged) => Illegal::NotPaid { fee: Fee::River },
                () if reaches(tireless) => Illegal::TooFar { site: to },
                () if enemy && with.strategic => Illegal::HeldAtStart { site: to },
                () if enemy => Illegal::EnemyHolds { site: to },
                () => Illegal::NoWay { site: to },
            });
            return;
        }
        if !ground::may_leave(setup, state, unit, to) {
            say(Illegal::TooFewStay {
                site: state.site(unit),
            });
        }
        self.room_for(unit, to, say);
    }

    fn transfer(&self, unit: PieceId, to: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !self.may_move(unit, say) || !self.is_paid(Fee::Zone, say) {
            return;
        }
        if !ground::transfers(setup, state, unit).contains(to) {
            say(Illegal::NoTransfer { site: to });
            return;
        }
        // A formation, and at most one that is independent [4.2.4].
        let all = state.band.members.with(unit) & setup.of_kind(PieceKind::Ground);
        if all.len() > ground::largest(setup, all) + 1 {
            let count = u8::try_from(all.len()).unwrap_or(u8::MAX);
            say(Illegal::TooMany { count, most: 1 });
        }
        self.room_for(unit, to, say);
    }

    fn dig(&self, unit: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !self.may_move(unit, say) {
            return;
        }
        let (side, site) = (state.active, state.site(unit));
        let land = setup.lands().contains(site) && site != setup.sumter();
        if !land || state.trench(side, site) >= 2 || state.band.trenched {
            say(Illegal::NoDigging { site });
            return;
        }
        self.afford(side, 1, say);
        let factors = self.could_dig(unit, site);
        if factors < 5 {
            say(Illegal::TooFewDig { factors });
        }
    }

    /// The combat factors that could dig with this unit, at the most.
    fn could_dig(&self, unit: PieceId, site: Site) -> u8 {
        let (setup, state) = (self.setup, self.state);
        let dug = state.band.dug.with(unit);
        let idle = |p: &PieceId| {
            let free = !(state.band.moved | state.band.named | state.band.fought).contains(*p);
            let mut bars = false;
            self.join(*p, &mut |_| bars = true);
            free && !bars
        };
        let mut more: Vec<PieceId> = ground::troops(setup, state, state.active, site)
            .iter()
            .filter(|p| !dug.contains(*p) && idle(p))
            .collect();
        more.sort_by_key(|p| std::cmp::Reverse(state.cf(setup, *p)));
        let sum = |set: PieceSet| -> u8 { set.iter().map(|p| state.cf(setup, p)).sum() };
        // Any four; or a formation and one more.
        let members = state.band.members | dug;
        let grown = |fits: &dyn Fn(PieceSet) -> bool| {
            let (mut all, mut digging) = (members, dug);
            for &p in &more {
                if all.contains(p) || fits(all.with(p)) {
                    all.insert(p);
                    digging.insert(p);
                }
            }
            sum(digging)
        };
        let second = state.band.has(Fee::Second);
        let whole = |set: PieceSet| set.len() <= ground::largest(setup, set).min(5) + 1;
        let any = |set: PieceSet| set.len() <= 4 && (!second || whole(set));
        grown(&any).max(grown(&whole))
    }

    fn regroup(&self, unit: PieceId, free: bool, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if state.has_acted() || !state.band.members.is_empty() || state.party.is_some() {
            say(Illegal::HasActed);
            return;
        }
        if !self.may_move(unit, say) {
            return;
        }
        let Some(formation) = setup.piece(unit).and_then(|p| p.formation) else {
            say(Illegal::NoFormation { unit });
            return;
        };
        let side = state.active;
        let come = gathered(setup, state, side, formation) - PieceSet::of(unit);
        let come: PieceSet = come
            .iter()
            .filter(|&p| state.site(p) != state.site(unit))
            .collect();
        if come.is_empty() {
            say(Illegal::NobodyComes { unit });
        }
        let site = state.site(unit);
        if !ground::fits(setup, state, side, site, come) {
            say(Illegal::NoRoom { site });
        }
        match free {
            true => self.may_use_advantage(side, say),
            false => self.afford(side, 1, say),
        }
    }

    fn embark(&self, unit: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !self.may_move(unit, say) || !self.is_paid(Fee::Amphibious, say) {
            return;
        }
        if state.impulse < state.gale {
            say(Illegal::InGale {
                impulse: state.gale,
            });
        }
        let site = state.site(unit);
        if !is_quay(setup, site) {
            say(Illegal::NoQuay { site });
            return;
        }
        let mut party = state.party.unwrap_or(Party::setting_out(site));
        party.units.insert(unit);
        let ashore = |to| landing::leads_ashore(setup, state, &party, to);
        if !setup.currents(site).iter().any(ashore) {
            say(Illegal::NoRoom { site });
        }
    }

    fn steam(&self, to: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let Some(party) = state.party else {
            say(Illegal::NoParty);
            return;
        };
        if party.seen.contains(to) {
            say(Illegal::BeenThere { site: to });
        } else if !setup.currents(party.at).contains(to) || setup.zones().contains(to) {
            say(Illegal::NoWay { site: to });
        } else if state.stage == Stage::Afloat && landing::must_land(setup, state, party.at) {
            say(Illegal::MustLand { site: party.at });
        } else if !landing::leads_ashore(setup, state, &party, to) {
            say(Illegal::NoLandingBeyond { site: to });
        }
    }

    fn ambush(&self, from: PieceId, target: PieceId, say: &mut dyn FnMut(Illegal)) {
        let party = self.state.party;
        let guns = party.map(|p| landing::ambushers(self.setup, self.state, &p));
        if !guns.is_some_and(|g| g.contains(from)) {
            say(Illegal::MayNotFire { piece: from });
        }
        if !party.is_some_and(|p| p.units.contains(target)) {
            say(Illegal::NoTarget { piece: target });
        }
    }

    // ---- assault [8.1]

    fn charge(&self, unit: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if setup
            .piece(unit)
            .is_none_or(|p| p.kind != PieceKind::Ground)
        {
            say(Illegal::NoGroundUnit { piece: unit });
            return;
        }
        if !self.joins(unit, say) {
            return;
        }
        let (band, site) = (&state.band, state.site(unit));
        let afloat = state.party.is_some();
        if band.bound.contains(unit) {
            say(Illegal::NoAssaultAfter { unit });
        } else if afloat || (band.dug | band.fought | band.named).contains(unit) {
            say(Illegal::Busy { unit });
        } else if assault::defenders(setup, state, state.active.other(), site).is_empty() {
            say(Illegal::NoEnemyHere { site });
        } else if band.stormed.contains(site) || band.named.iter().any(|n| state.site(n) != site) {
            say(Illegal::OtherAssault { unit });
        }
    }

    fn man(&self, unit: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let Some(fight) = state.fight else {
            say(Illegal::NotToMan { unit });
            return;
        };
        let all = assault::defenders(setup, state, state.active.other(), fight.site);
        let picks = !mans_itself(setup, fight.site, all);
        let more = fight.defenders.with(unit);
        if !all.contains(unit) {
            say(Illegal::NoDefender { piece: unit });
        } else if !picks || fight.defenders.contains(unit) || !assault::may_man(setup, more) {
            say(Illegal::NotToMan { unit });
        }
    }

    fn lead(&self, leader: PieceId, say: &mut dyn FnMut(Illegal)) {
        let Some(fight) = self.state.fight else {
            say(Illegal::NoDefender { piece: leader });
            return;
        };
        let all = assault::defenders(
            self.setup,
            self.state,
            self.state.active.other(),
            fight.site,
        );
        if fight.defenders.len() < 4.min(all.len()) {
            say(Illegal::DefendersLeft);
        } else if !fight.defenders.contains(leader) {
            say(Illegal::NoDefender { piece: leader });
        }
    }

    fn flip(&self, piece: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let fight = state
            .fight
            .filter(|f| assault::bearers(setup, state, f).contains(piece));
        let Some(fight) = fight else {
            say(Illegal::NoLoser { piece });
            return;
        };
        if !fight.gone.is_empty() {
            say(Illegal::FlipsOver);
        } else if !assault::spends_all(setup, state, &fight, piece, false) {
            let owed = assault::owed(setup, state, &fight);
            say(Illegal::Wasteful { owed });
        }
    }

    fn retreat(&self, unit: PieceId, to: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let fight = state
            .fight
            .filter(|f| assault::bearers(setup, state, f).contains(unit));
        let Some(fight) = fight else {
            say(Illegal::NoLoser { piece: unit });
            return;
        };
        if !assault::bearer(setup, state, unit).retreats {
            say(Illegal::CannotRetreat { piece: unit });
        } else if !ground::retreats(setup, state, unit).contains(to) {
            say(Illegal::NoRetreatThere { site: to });
        } else if !assault::spends_all(setup, state, &fight, unit, true) {
            let owed = assault::owed(setup, state, &fight);
            say(Illegal::Wasteful { owed });
        }
    }

    // ---- End Phase [3.3]

    fn shift(&self, ship: PieceId, site: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !setup.ships(CONFEDERATE).contains(ship)
            || !state.stands(ship)
            || !setup.seas().contains(state.site(ship))
        {
            say(Illegal::NotYours { piece: ship });
            return;
        }
        if state.handled.contains(ship) {
            say(Illegal::Handled { piece: ship });
        }
        if state.site(ship) == site {
            say(Illegal::SamePlace { site });
        } else if !setup.harbour().contains(site) {
            say(Illegal::NotHarbour { site });
        } else if !naval::has_room(setup, state, CONFEDERATE, site) {
            let most = naval::room(setup, site);
            say(Illegal::NoBerth { site, most });
        }
    }

    fn repair(&self, ship: PieceId, msp: u8, to: Option<Site>, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !setup.ships(CONFEDERATE).contains(ship) || !state.stands(ship) {
            say(Illegal::NotYours { piece: ship });
            return;
        }
        if state.losses(ship) != 1 {
            say(Illegal::NotDamaged { piece: ship });
        }
        if state.handled.contains(ship) {
            say(Illegal::Handled { piece: ship });
        }
        match msp {
            1 | 2 => self.afford(CONFEDERATE, msp, say),
            _ => say(Illegal::OddSupport { msp }),
        }
        let away = state.site(ship) == setup.ashley();
        let good = match to {
            Some(to) => away && returns(setup).contains(&Some(to)),
            None => !away,
        };
        if !good {
            say(Illegal::NoReturn { piece: ship });
        } else if let Some(site) = to
            && !naval::has_room(setup, state, CONFEDERATE, site)
        {
            let most = naval::room(setup, site);
            say(Illegal::NoBerth { site, most });
        }
    }
}

/// Whether landing parties set out from a place: a zone that takes Union ground units
/// and leads to the sea [7.3.2].
fn is_quay(setup: &Setup, site: Site) -> bool {
    setup.zones().contains(site) && !setup.currents(site).is_empty()
}

/// Those of a formation that regroup: in command, and as often activated as the group
/// may be [5.1.4].
pub(super) fn gathered(setup: &Setup, state: &State, side: SideNo, formation: u8) -> PieceSet {
    let marks = u8::from(state.band.has(Fee::Second));
    let comes = |p: &PieceId| {
        setup
            .piece(*p)
            .is_some_and(|i| i.formation == Some(formation))
            && state.stands(*p)
            && !state.silent.contains(*p)
            && state.marks(*p) == marks
    };
    setup.ground(side).iter().filter(comes).collect()
}

/// Whether all who are there defend: in an area always, in a zone if they are few or
/// one formation [8.1.2].
pub(super) fn mans_itself(setup: &Setup, site: Site, all: PieceSet) -> bool {
    !setup.zones().contains(site) || assault::may_man(setup, all)
}

/// Where a repaired ironclad returns to from the Ashley [8.2.6].
pub(super) fn returns(setup: &Setup) -> [Option<Site>; 2] {
    ["S12", "S13"].map(|code| setup.find_site(code))
}

/// Points and dummies of the set-up that are not laid yet.
pub(super) fn stock(setup: &Setup, state: &State) -> (u8, u8) {
    let mines = &setup.parts().mines;
    let markers = || state.mines.iter().flatten();
    let points: u8 = markers().map(|m| m.mine.points()).sum();
    let dummies = markers().filter(|m| m.mine == Mine::Dummy).count();
    let dummies = u8::try_from(dummies).unwrap_or(u8::MAX);
    (
        mines.points.saturating_sub(points),
        mines.dummies.saturating_sub(dummies),
    )
}
