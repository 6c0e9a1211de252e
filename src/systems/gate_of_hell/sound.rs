//! What must be true of every position.

use super::ids::{CONFEDERATE, Mine, PieceId, PieceKind, PieceSet, Site, UNION};
use super::naval;
use super::setup::Setup;
use super::state::{Cast, Stage, State};
use crate::engine::SideNo;
use crate::hex::Id;

/// The first thing that is not as it must be, in words for the engineer.
///
/// # Errors
/// That sentence.
pub fn sound(setup: &Setup, state: &State) -> Result<(), String> {
    let says = |wrong: bool, what: &str| match wrong {
        true => Err(what.to_owned()),
        false => Ok(()),
    };
    let parts = setup.parts();
    says(state.turn == 0 || state.turn > parts.turns, "no such turn")?;
    says(
        state.impulse > setup.numbers().more_impulses,
        "no such impulse",
    )?;
    for (number, info) in parts.pieces.iter().enumerate() {
        let piece = PieceId::from_index(number);
        let (site, lost) = (state.site(piece), state.losses(piece));
        let code = &info.code;
        says(
            lost > 2 || state.marks(piece) > 2,
            &format!("{code} has odd marks"),
        )?;
        if site == Site::NOWHERE {
            continue;
        }
        let kind = setup.site(site).map(|s| s.kind);
        says(kind.is_none(), &format!("{code} is in no place"))?;
        if info.kind == PieceKind::Ground {
            says(lost == 2, &format!("{code} is lost and still there"))?;
            let dry = setup.lands().contains(site) || super::ground::lets_in(setup, site, piece);
            says(!dry, &format!("{code} stands in the water"))?;
        }
        if info.kind == PieceKind::Ironclad {
            says(lost == 2, &format!("{code} is sunk and still there"))?;
            let wet = !setup.ways(info.side, site).is_empty() || site == setup.ashley();
            says(!wet, &format!("{code} is on dry land"))?;
        }
    }
    for side in [UNION, CONFEDERATE] {
        for site in setup.lands() {
            let crowd = matches!(state.stage, Stage::Crowded(_)) || state.fight.is_some();
            let fits = super::ground::fits(setup, state, side, site, PieceSet::EMPTY);
            says(!crowd && !fits, "too many units in one place")?;
            says(state.trench(side, site) > 2, "an entrenchment is too deep")?;
        }
    }
    // Who is sent off is counted no more.
    for side in [UNION, CONFEDERATE] {
        for site in (0..parts.sites.len()).map(Site::from_index) {
            let ships = state.ships(setup, side, site);
            let gone = state.sent.is_some_and(|s| ships.contains(s));
            let room = naval::room(setup, site);
            let limit = site != setup.ashley() && room > 0;
            let over = ships.len() - usize::from(gone) > usize::from(room);
            says(limit && over, "too many ironclads in one place")?;
        }
    }
    let mines = &parts.mines;
    let hidden = || state.mines.iter().flatten().filter(|m| m.down);
    for (markers, &site) in state.mines.iter().zip(setup.fields()) {
        let points: u8 = markers.iter().map(|m| m.mine.points()).sum();
        says(
            points > mines.most_points,
            &format!("too many points in {}", setup.code(site)),
        )?;
        says(
            markers
                .iter()
                .any(|m| !m.down && matches!(m.mine, Mine::Dummy | Mine::Unknown)),
            "a dummy or an unknown marker lies face up",
        )?;
        let mut sorted = *markers;
        super::apply::ordered(&mut sorted);
        says(
            sorted != *markers,
            "the order of markers tells of their laying",
        )?;
    }
    if state.stage != Stage::SetUp
        && state.bought == (0, 0)
        && hidden().all(|m| m.mine != Mine::Unknown)
    {
        let points: u8 = hidden().map(|m| m.mine.points()).sum();
        says(
            points != state.unseen,
            "more or fewer points lie face down than are known",
        )?;
        let dummies = hidden().filter(|m| m.mine == Mine::Dummy).count();
        says(
            dummies > usize::from(state.dummies),
            "more dummies than there can be",
        )?;
    }
    under_way(setup, state)?;
    says(
        state.lying.is_some() && state.handed,
        "a throw may be made again, and nobody may do so",
    )?;
    says(
        state
            .msp
            .iter()
            .any(|&p| p > setup.tables().msp_most.max(parts.msp[0]).max(parts.msp[1])),
        "too many points of support",
    )
}

/// What is under way has what it needs, and asks the pieces that it can ask.
fn under_way(setup: &Setup, state: &State) -> Result<(), String> {
    let says = |wrong: bool, what: &str| match wrong {
        true => Err(what.to_owned()),
        false => Ok(()),
    };
    let fights = matches!(
        state.stage,
        Stage::Leading | Stage::Losses | Stage::Crowded(_)
    );
    says(fights != state.fight.is_some(), "an assault without sides")?;
    let floats = matches!(state.stage, Stage::Afloat | Stage::Picking | Stage::Ambush);
    says(floats && state.party.is_none(), "a landing without a party")?;
    let ground = setup.of_kind(PieceKind::Ground);
    let side = state.active;
    if let Some(fight) = &state.fight {
        let attack = setup.ground(side).contains_all(fight.attackers);
        let defend = setup.of_side(side.other()).contains_all(fight.defenders);
        says(!attack || !defend, "an assault of the wrong sides")?;
        let leads = fight.attackers.contains(fight.leader)
            && fight.other.is_none_or(|o| fight.defenders.contains(o));
        says(!leads, "nobody of them leads an assault")?;
    }
    if let Some(party) = &state.party {
        let aboard = setup.ground(UNION).contains_all(party.units);
        says(!aboard, "a landing party of others than Union troops")?;
    }
    let own = setup.of_side(side);
    says(
        !own.contains_all(state.band.members),
        "a group of both sides",
    )?;
    let ships = |s: SideNo| setup.ships(s);
    says(
        state.sent.is_some_and(|s| !ships(UNION).contains(s)),
        "no ironclad is sent off",
    )?;
    for cast in [state.due, state.lying.map(|l| l.cast)]
        .into_iter()
        .flatten()
    {
        let fits = match cast {
            Cast::Mine(ship) | Cast::Wreck(ship) | Cast::Strike(ship) => {
                ships(UNION).contains(ship)
            }
            Cast::Party { unit, .. } => state.party.is_some() && setup.ground(UNION).contains(unit),
            Cast::Retreat(unit) => state.fight.is_some() && ground.contains(unit),
            Cast::Assault => state.fight.is_some(),
            Cast::Shot { from, target } => !(ground.contains(from) || from == target),
            Cast::Repair { ship, .. } => ships(CONFEDERATE).contains(ship),
            Cast::Support(_) | Cast::Fate | Cast::Work(_) | Cast::Hunley | Cast::Sunset => true,
        };
        says(!fits, "a throw for what is not there")?;
    }
    says(
        !super::secret::may_be(setup, state),
        "what lies face down cannot have so many points",
    )
}
