//! Who may act as one of a group, and what is paid for it [5].

use super::super::ground;
use super::super::ids::{PieceId, PieceKind};
use super::super::illegal::Illegal;
use super::super::state::Fee;
use super::Judge;
use super::land::is_quay;
use crate::engine::SideNo;

impl Judge<'_> {
    pub(super) fn afford(&self, side: SideNo, cost: u8, say: &mut dyn FnMut(Illegal)) {
        let has = self.state.msp[side.index()];
        if has < cost {
            say(Illegal::NoSupport { cost, has });
        }
    }

    pub(super) fn may_use_advantage(&self, side: SideNo, say: &mut dyn FnMut(Illegal)) {
        if self.state.advantage != side {
            say(Illegal::NotHolder { side });
        } else if self.state.handed {
            say(Illegal::HandedThisTurn);
        }
    }

    pub(super) fn pay(&self, fee: Fee, free: bool, say: &mut dyn FnMut(Illegal)) {
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
    pub(super) fn could_use(&self, piece: PieceId, fee: Fee) -> bool {
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
    pub(super) fn join(&self, piece: PieceId, say: &mut dyn FnMut(Illegal)) {
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
        let whole = troops > 0 && ground::act_as_formation(setup, all);
        let most = if ships > 0 { 5 } else { 4 };
        if count > usize::from(most) && !whole {
            let count = u8::try_from(count).unwrap_or(u8::MAX);
            match troops {
                0 => say(Illegal::TooMany { count, most }),
                _ => say(Illegal::NoSuchGroup { piece, count }),
            }
        } else if second && troops > 0 && !whole {
            say(Illegal::MixedSecond { piece });
        }
    }

    /// The same, and whether it may.
    pub(super) fn joins(&self, piece: PieceId, say: &mut dyn FnMut(Illegal)) -> bool {
        let mut barred = false;
        self.join(piece, &mut |why| {
            barred = true;
            say(why);
        });
        !barred
    }
}
