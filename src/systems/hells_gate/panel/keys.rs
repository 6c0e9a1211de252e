//! What the keys of the window do: planning attacks, and choosing between routes.

use super::super::action::Action;
use super::super::illegal::Illegal;
use super::super::rulebook::cite;
use super::super::say;
use super::super::state::Stage;
use super::desk::{Desk, cited};
use crate::engine::Refusal as _;
use crate::present::system::{Cited, Effect, Means};
use crate::words::tr;

impl Desk<'_> {
    /// What a key does now, or why not.
    pub(in super::super) fn key(&self, means: Means) -> Result<Effect, Cited> {
        match means {
            Means::Plan => self.plan_or_not(),
            Means::Planned => {
                if let Some(open) = self.state.attack {
                    return Err(self.is_open(open.target));
                }
                match self.first() {
                    Some(button) => button.does,
                    None => Err(cited(tr!("planning-none"), cite::COMBAT)),
                }
            }
            Means::DropPlan if self.plan.is_empty() => {
                Err(cited(tr!("planning-none"), cite::COMBAT))
            }
            Means::DropPlan => Ok(self.picking(|picks| {
                picks.planning.plan.clear();
                picks.planning.aim = None;
            })),
            Means::EndPhase => self.does(Action::EndPhase),
            Means::NextWay => Ok(self.picking(|picks| picks.picked.route += 1)),
        }
    }

    /// Planning begins, or ends.
    fn plan_or_not(&self) -> Result<Effect, Cited> {
        if self.state.stage != Stage::Combat {
            return Err(cited(tr!("planning-not-now"), cite::COMBAT));
        }
        // Clicks belong to the attack being put together.
        if let Some(open) = self.state.attack {
            return Err(self.is_open(open.target));
        }
        Ok(self.picking(|picks| {
            let planning = &mut picks.planning;
            planning.on = !planning.on;
            let target = picks.picked.target.take();
            planning.aim_at(self.state, target.filter(|_| planning.on));
        }))
    }

    fn is_open(&self, target: crate::hex::HexId) -> Cited {
        let why = Illegal::AttackOpen { target };
        cited(say::refusal(self.rules, &why), why.rule())
    }
}
