//! Ships, mines and guns [7.2, 8.2, 9.5].

use super::super::apply::ordered;
use super::super::event::Event;
use super::super::ids::{CONFEDERATE, Mine, PieceId, PieceKind, Site, Toll, UNION};
use super::super::numbers::{hits, row, signed};
use super::super::state::{Cast, Marker};
use super::super::{guns, naval};
use super::Resolver;

impl<T: FnMut(&Event)> Resolver<'_, T> {
    pub(super) fn sail(&mut self, ship: PieceId, to: Site, bank: Option<Site>) {
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
        if self.state.live_points(self.setup, to) > 0 {
            self.emit(Event::Due(Cast::Mine(ship)));
        }
    }

    /// Turns up what lies face down in an area; dummies are removed [9.5.5, G29].
    pub(super) fn show(&mut self, site: Site) {
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

    pub(super) fn mined(&mut self, ship: PieceId, total: u8) {
        let points = self.state.shown_points(self.setup, self.state.site(ship));
        self.blast(ship, total, points);
    }

    pub(super) fn blast(&mut self, ship: PieceId, total: u8, points: u8) {
        let total = signed(total + points);
        let toll = row(&self.setup.tables().mines_naval, total).unwrap_or(Toll::Nothing);
        self.emit(Event::Mined { ship, total, toll });
        // Damaged a second time is severely damaged.
        match toll {
            Toll::Damaged if self.state.losses(ship) == 0 => {
                self.emit(Event::Lost {
                    piece: ship,
                    steps: 1,
                    case: "9.5.6",
                });
            }
            Toll::Damaged | Toll::Severe => {
                if self.state.losses(ship) == 0 {
                    self.emit(Event::Lost {
                        piece: ship,
                        steps: 1,
                        case: "9.5.6",
                    });
                }
                self.emit(Event::Sent { ship });
            }
            Toll::Sunk => self.sink(ship, "9.5.6"),
            Toll::Nothing | Toll::Still | Toll::Repaired => {}
        }
    }

    pub(super) fn sink(&mut self, ship: PieceId, case: &'static str) {
        self.emit(Event::Lost {
            piece: ship,
            steps: 2,
            case,
        });
        let from = self.state.site(ship);
        let to = Site::NOWHERE;
        self.emit(Event::Went {
            piece: ship,
            from,
            to,
        });
    }

    pub(super) fn wrecked(&mut self, ship: PieceId, total: u8) {
        let total = signed(total) + naval::wreck_modifier(self.setup, self.state, ship);
        let tables = self.setup.tables();
        let toll = row(&tables.wreck, total).unwrap_or(Toll::Still);
        self.emit(Event::Wrecked { ship, toll });
        match toll {
            Toll::Sunk => self.sink(ship, "7.2.8"),
            Toll::Repaired => self.emit(Event::Whole {
                piece: ship,
                case: "7.2.8",
            }),
            _ => {}
        }
    }

    pub(super) fn shot(&mut self, from: PieceId, target: PieceId, total: u8) {
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
            // A unit of a landing party is reduced or gone [8.2.2].
            Some((PieceKind::Ground, _)) => self.lose_step(target, "8.2.2"),
            _ => self.lose_step(target, "8.2.6"),
        }
    }
}
