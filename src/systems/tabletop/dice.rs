//! The dice of an action: what each needs, and what it did.

use super::action::Action;
use super::chances::ranks;
use super::ground::{changed_by, due_in};
use super::ids::UnitId;
use super::pool::{hits_on, sure_hits};
use super::rules::Tabletop;
use super::say::say_ground;
use super::state::State;
use crate::engine::{Die, SideNo};
use crate::present::system::{Cited, DieView, Throw};
use crate::words::tr;

impl Tabletop {
    /// The dice of an action, with what they showed if they have fallen.
    pub(super) fn dice_of(&self, state: &State, action: Action, faces: Option<&[Die]>) -> Throw {
        match action {
            Action::RollGround => self.ground_die(state, faces),
            Action::Resolve { .. } => self.attack_dice(state, faces),
            _ => Throw::default(),
        }
    }

    fn ground_die(&self, state: &State, faces: Option<&[Die]>) -> Throw {
        let Some((_, change)) = due_in(self, state) else {
            return Throw::default();
        };
        let face = faces.and_then(|faces| faces.first().copied());
        let ground = say_ground(change.to);
        let told = tr!(
            "tabletop-throw-ground",
            most = change.die_at_most,
            ground = ground
        );
        let mud = tr!("tabletop-throw-mud", factor = self.numbers().mud);
        Throw {
            dice: vec![DieView {
                side: None,
                label: tr!("tabletop-die-ground"),
                needs: needs(change.die_at_most),
                in_vain: false,
                face,
                counts: face.map(|die| changed_by(&change, die).is_some()),
            }],
            told: Some(Cited::new(format!("{told} {mud}"), "T9.1")),
            at: None,
        }
    }

    fn attack_dice(&self, state: &State, faces: Option<&[Die]>) -> Throw {
        let Some(attack) = state.attack else {
            return Throw::default();
        };
        let (ours, theirs) = ranks(self, state, &attack);
        let sides = [
            (state.active, ours.units()),
            (state.active.other(), theirs.units()),
        ];
        let mut fallen = faces.unwrap_or_default().iter().copied();
        let mut dice = Vec::new();
        let (mut sure, mut thrown) = ([0; 2], [0; 2]);
        for (n, (side, units)) in sides.into_iter().enumerate() {
            for &(unit, modified) in units {
                sure[n] += sure_hits(modified);
                if hits_on(modified) > 0 {
                    let die = self.unit_die(side, unit, modified, fallen.next());
                    thrown[n] += u16::from(die.counts == Some(true));
                    dice.push(die);
                }
            }
        }
        let certain = tr!("tabletop-throw-sure", ours = sure[0], theirs = sure[1]);
        let [ours, theirs] = [sure[0] + thrown[0], sure[1] + thrown[1]];
        let all = tr!("tabletop-throw-hits", ours = ours, theirs = theirs);
        // Whoever counts the dice is to come to the same.
        let told = match (faces, sure) {
            (None, _) => certain,
            (Some(_), [0, 0]) => all,
            (Some(_), _) => format!("{all} {certain}"),
        };
        Throw {
            dice,
            told: Some(Cited::new(told, "T12.8")),
            at: Some(self.cells().name(attack.target).to_string()),
        }
    }

    fn unit_die(&self, side: SideNo, unit: UnitId, modified: u16, face: Option<Die>) -> DieView {
        let on = hits_on(modified);
        let unit = self.called(unit);
        DieView {
            side: Some(side),
            label: tr!("tabletop-die-unit", unit = unit, modified = modified),
            needs: needs(on),
            in_vain: false,
            face,
            counts: face.map(|die| die.pips() <= on),
        }
    }
}

/// "1", or "1 to 4".
fn needs(most: u8) -> String {
    match most {
        1 => "1".to_owned(),
        most => tr!("tabletop-needs", most = most),
    }
}
