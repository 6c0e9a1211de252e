//! The buttons and the tracks.

use super::super::action::Action;
use super::super::chances;
use super::super::explain::percent;
use super::super::ids::PieceId;
use super::super::rethrow;
use super::super::rules::GateOfHell;
use super::super::state::{Stage, State};
use super::FOOT;
use crate::engine::{Rules, SideNo};
use crate::present::system::{Block, Button, Cited, Track, TrackBox, Weight};
use crate::words::tr;

impl GateOfHell {
    pub(super) fn foot(&self, state: &State, legal: &[Action]) -> Vec<Button> {
        // What ends a set-up or an allocation is there from the beginning, with what is
        // still missing.
        let waits = state.lying.is_some() || state.due.is_some();
        let laid = matches!(
            state.stage,
            Stage::SetUp | Stage::Torpedoes | Stage::Allocation(_)
        );
        let shown =
            |a: &Action| self.check(state, *a).is_ok() || (*a == Action::Done && laid && !waits);
        let able = FOOT.into_iter().filter(shown);
        let cast = state.due.or(state.lying.map(|l| l.cast));
        let hoped = cast.and_then(|c| chances::hoped(self, state, c));
        let lying = state.lying.as_ref();
        let better = lying.and_then(|lying| rethrow::better(self, state, lying));
        let dire = lying.is_some_and(|lying| rethrow::is_dire(self, state, lying));
        let button = |action: Action| Button {
            label: self.say_action(action),
            chance: match (action, better) {
                // Whatever is thrown for: how likely it is to be better than what lies.
                (Action::Again, Some(share)) => tr!("gate-better", share = percent(share)),
                (Action::Throw | Action::Again, _) => hoped
                    .map(|(hope, share)| {
                        tr!("gate-hoped", hope = hope.word(), share = percent(share))
                    })
                    .unwrap_or_default(),
                _ => String::new(),
            },
            weight: match action {
                Action::Stand if dire => Weight::Quiet,
                // Nobody is named for an assault to be sent away again by a key.
                Action::End if !state.band.named.is_empty() => Weight::Quiet,
                Action::Throw | Action::Stand | Action::End | Action::Done => Weight::Primary,
                Action::Stop => Weight::Grave,
                _ => Weight::Quiet,
            },
            // What is given up with it, if it is more than one would think.
            asks: match action {
                Action::Pass => self.passed_up(state, legal),
                Action::End => self.left_undone(state, legal),
                Action::Stop => vec![tr!("gate-asks-stop")],
                Action::Done if self.commands_nobody(state) => {
                    vec![tr!("gate-asks-uncommanded")]
                }
                _ => Vec::new(),
            },
            does: self.does(state, action),
        };
        able.map(button).collect()
    }

    /// What passing gives up: the turn, if both do; what is paid for; assaults.
    fn passed_up(&self, state: &State, legal: &[Action]) -> Vec<String> {
        let mut told = Vec::new();
        if state.passed {
            told.push(tr!("gate-asks-pass"));
        }
        told.extend(Self::paid_for(state).map(|what| tr!("gate-asks-paid", what = what)));
        told.extend(self.storms_left(state, legal, |_| true));
        told
    }

    /// A turn of the campaign, which is a week: its days, and who comes [G42].
    fn week(&self, turn: u8) -> TrackBox {
        // The campaign begins on 10 July: days are counted from the last of June.
        let first = 10 + 7 * u16::from(turn.saturating_sub(1));
        let date = |day: u16| match day {
            ..=31 => (day, 7),
            32..=62 => (day - 31, 8),
            63..=92 => (day - 62, 9),
            _ => (day - 92, 10),
        };
        let [(from, month), (to, next)] = [first, first + 6].map(date);
        let called = |month: i32| tr!("gate-month", month = month);
        let note = match month == next {
            true => tr!("gate-week", from = from, to = to, month = called(month)),
            false => tr!(
                "gate-week-across",
                from = from,
                month = called(month),
                to = to,
                next = called(next)
            ),
        };
        let come = self
            .parts()
            .reinforcements
            .iter()
            .filter(|r| r.turn == turn);
        let mut coming = [0, 0];
        let mut about = Vec::new();
        for r in come {
            let of = |side| move |p: &&PieceId| self.of_side(side).contains(**p);
            for side in SideNo::BOTH {
                let names: Vec<String> = r
                    .pieces
                    .iter()
                    .filter(of(side))
                    .map(|p| self.called(*p))
                    .collect();
                coming[side.index()] += names.len();
                if !names.is_empty() {
                    let told = tr!(
                        "gate-comes",
                        side = Self::side_called(side),
                        names = names.join(", "),
                        place = self.located(r.at)
                    );
                    about.push(Block::Text(vec![Cited::plain(told)]));
                }
            }
        }
        TrackBox {
            note,
            coming,
            about,
            ..TrackBox::named(turn.to_string())
        }
    }

    pub(super) fn tracks(&self, state: &State) -> Vec<Track> {
        let at = |n: u8| usize::from(n.saturating_sub(1));
        let mut tracks = Vec::new();
        if self.parts().turns > 1 {
            tracks.push(Track {
                label: tr!("gate-clock-turn"),
                boxes: (1..=self.parts().turns).map(|n| self.week(n)).collect(),
                at: at(state.turn),
            });
        }
        let impulse = |n: u8| {
            let number = super::super::numbers::sunset(self, n);
            let about = self.sunset_told(n).map(|told| Block::Text(vec![told]));
            TrackBox {
                sign: number.map_or_else(String::new, |n| tr!("gate-box-sunset", n = n)),
                about: about.into_iter().collect(),
                ..TrackBox::named(n.to_string())
            }
        };
        tracks.push(Track {
            label: tr!("gate-clock-impulse"),
            boxes: (1..=self.numbers().more_impulses).map(impulse).collect(),
            at: at(state.impulse),
        });
        tracks
    }
}
