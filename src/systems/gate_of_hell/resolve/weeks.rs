//! Between the weeks: support, events, allocation [3.1, 4].

use super::super::action::Action;
use super::super::campaign;
use super::super::event::Event;
use super::super::ground::{self, Hold};
use super::super::ids::{CONFEDERATE, PieceId, PieceKind, Site, UNION};
use super::super::setup::Happening;
use super::super::state::{Cast, Stage};
use super::Resolver;
use crate::engine::SideNo;

impl<T: FnMut(&Event)> Resolver<'_, T> {
    pub(super) fn spender(&self) -> SideNo {
        match self.state.stage {
            Stage::Allocation(side) => side,
            _ => CONFEDERATE,
        }
    }

    pub(super) fn begin_turn(&mut self, turn: u8) {
        self.emit(Event::TurnBegan { turn });
        self.emit(Event::Now(Stage::Support));
        self.emit(Event::Due(Cast::Support(UNION)));
    }

    pub(super) fn supplied(&mut self, side: SideNo, die: u8) {
        let now = campaign::supplied(self.setup, self.state, side, die);
        self.emit(Event::Supplied { side, now });
        match side {
            UNION => self.emit(Event::Due(Cast::Support(CONFEDERATE))),
            CONFEDERATE => self.happens(),
        }
    }

    /// What was thrown for at the end of the last turn comes about \[G44\].
    pub(super) fn happens(&mut self) {
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

    pub(super) fn begin_allocation(&mut self) {
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
    pub(super) fn lie(&mut self) {
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

    pub(super) fn mend(&mut self, piece: PieceId, to: Option<Site>) {
        self.pay(Action::Mend { piece, to });
        match self.state.losses(piece) {
            // One payment is one step: a rebuilt fort comes back reduced [G33].
            2 => self.emit(Event::Rebuilt { fort: piece }),
            _ => {
                let case = match self.setup.piece(piece).map(|p| p.kind) {
                    Some(PieceKind::Fort) => "4.2.3",
                    _ => "4.2.1",
                };
                self.emit(Event::Whole { piece, case });
            }
        }
        if let Some(to) = to {
            let from = self.state.site(piece);
            self.emit(Event::Went { piece, from, to });
        }
    }

    pub(super) fn worked(&mut self, msp: u8, die: u8) {
        let to = campaign::worked(self.setup, self.state, msp, die);
        self.emit(Event::Hunley { to, work: true });
    }

    /// What waits for control is looked at \[G2\].
    pub(super) fn look_at_control(&mut self) {
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

    pub(super) fn fated(&mut self, roll: u8) {
        self.emit(Event::Fated { roll });
        self.begin_turn(self.state.turn + 1);
    }
}
