//! The only place where legality lives.

mod afloat;
mod ending;
mod fight;
mod group;
mod land;
mod laying;

pub(super) use fight::mans_itself;
pub(super) use land::gathered;
pub(super) use laying::{returns, stock};

use super::action::Action;
use super::ground::{self, March, Stride};
use super::ids::{CONFEDERATE, Mine, PieceId, PieceKind, Site, Sites, UNION};
use super::illegal::Illegal;
use super::setup::Setup;
use super::state::{Fee, Marker, Party, Stage, State};
use super::{campaign, landing, naval};
use crate::engine::SideNo;
use std::cell::Cell;

/// Every reason why an action is not allowed; none when it is.
pub(super) fn reasons(setup: &Setup, state: &State, action: Action) -> Vec<Illegal> {
    let judge = Judge::new(setup, state);
    if let Err(why) = judge.is_time(action) {
        return vec![why];
    }
    let mut found = Vec::new();
    judge.look(action, &mut |why| found.push(why));
    found
}

/// The last answer that was worked out, with what was asked.
type Kept<Asked, Answer> = Cell<Option<(Asked, Answer)>>;

/// Whoever judges actions in one position. What several of them ask alike is worked
/// out once and kept.
pub(super) struct Judge<'a> {
    setup: &'a Setup,
    state: &'a State,
    /// Where ships of a side stop when they enter, by side.
    barriers: [Cell<Option<Sites>>; 2],
    /// How far ships of a side come from a place, in a first or second activation.
    reached: Kept<(SideNo, Site, bool), Sites>,
    /// How far a unit marches.
    marched: Kept<(PieceId, Stride), March>,
}

impl<'a> Judge<'a> {
    /// A judge of actions in this position.
    pub(super) const fn new(setup: &'a Setup, state: &'a State) -> Self {
        Self {
            setup,
            state,
            barriers: [Cell::new(None), Cell::new(None)],
            reached: Cell::new(None),
            marched: Cell::new(None),
        }
    }

    /// Whether an action is allowed.
    pub(super) fn allows(&self, action: Action) -> bool {
        let mut barred = self.is_time(action).is_err();
        if !barred {
            self.look(action, &mut |_| barred = true);
        }
        !barred
    }

    /// Where an ironclad can move to, whatever room there is [7.2].
    pub(super) fn reach(&self, ship: PieceId) -> Sites {
        let Some(side) = self.setup.piece(ship).map(|p| p.side) else {
            return Sites::EMPTY;
        };
        let second = self.state.band.has(Fee::Second);
        let key = (side, self.state.site(ship), second);
        if let Some((known, sites)) = self.reached.get()
            && known == key
        {
            return sites;
        }
        let stops = &self.barriers[side.index()];
        let all = stops
            .get()
            .unwrap_or_else(|| naval::barriers(self.setup, self.state, side));
        stops.set(Some(all));
        let sites = naval::spread(self.setup, self.state, side, key.1, second, Some(all));
        self.reached.set(Some((key, sites)));
        sites
    }

    /// Where a unit of the group can march to, whatever room there is [7.1, 7.4].
    pub(super) fn march_of(&self, unit: PieceId) -> March {
        let with = ground::stride(self.setup, self.state, unit);
        if let Some((known, march)) = self.marched.get()
            && known == (unit, with)
        {
            return march;
        }
        let march = ground::march(self.setup, self.state, unit, with);
        self.marched.set(Some(((unit, with), march)));
        march
    }
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
                self.pays(action, say);
            }
            Action::Heed { piece } => {
                if self.is_own(piece, say) {
                    if !campaign::is_independent(self.setup, piece) {
                        say(Illegal::InFormation { piece });
                    }
                    if !self.state.silent.contains(piece) {
                        say(Illegal::InCommand { piece });
                    }
                    self.pays(action, say);
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
                self.pays(action, say);
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
                self.pays(action, say);
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
                    1 | 2 => self.pays(action, say),
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
}
