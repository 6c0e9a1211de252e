//! Names, lines of the log, points and dice.

use super::super::action::Action;
use super::super::event::Event;
use super::super::ids::{Phase, Side, UnitId, UnitMask};
use super::super::illegal::Illegal;
use super::super::insight::dice_of;
use super::super::odds::odds;
use super::super::panel::cited;
use super::super::picture::OverlayKind;
use super::super::players::{Advice, Basis, Intent};
use super::super::rulebook::cite;
use super::super::rules::HellsGate;
use super::super::say;
use super::super::setup::Setup;
use super::super::state::State;
use super::asking::QUESTIONS;
use crate::engine::{Clock, Die, Refusal as _, Rules, SideNo};
use crate::hex::{HexId, HexMask};
use crate::present::system::{
    About, Cited, DiceLuck, DieView, Line, OverlayInfo, ReceiptRow, Rolls, SideInfo, Sketch,
    Subjects, Throw,
};
use crate::words::{self, tr};

impl HellsGate {
    /// Sides, clock, ways to end, overlays, questions.
    pub(super) fn about_game(&self) -> About {
        let side = |side: Side| SideInfo {
            key: side.key().to_owned(),
            name: tr!("hells-gate-side", side = side.key()),
            decides: true,
        };
        let overlays = OverlayKind::ALL.into_iter();
        About {
            title: words::name(&self.title).into_owned(),
            sides: Side::ALL.map(side),
            clock: [
                tr!("hells-gate-clock-turn"),
                tr!("hells-gate-clock-part"),
                tr!("hells-gate-clock-phase"),
            ],
            victory: ["soviet", "draw", "german"]
                .map(|level| tr!("hells-gate-victory", level = level))
                .to_vec(),
            overlays: overlays
                .map(|kind| OverlayInfo {
                    key: kind.word(),
                    name: kind.name(),
                    about: kind.about(),
                })
                .collect(),
            questions: QUESTIONS,
        }
    }

    /// What people call a turn, a player turn and a phase [3.0].
    pub(super) fn say_time(&self, clock: Clock) -> [String; 3] {
        let [turn, part, phase] = clock.0;
        let side = Side::ALL[usize::from(part.min(1))];
        let days = self.days(turn).unwrap_or_default().into_owned();
        let phase = Phase::ALL.get(usize::from(phase));
        [
            tr!("turn-title", turn = turn, days = days),
            tr!("hells-gate-player-turn", side = side.key()),
            phase.map_or_else(String::new, |&phase| Setup::phase_name(side, phase)),
        ]
    }

    /// Why not, with its rule.
    pub(super) fn say_refusal(&self, why: &Illegal) -> Cited {
        cited(say::refusal(self, why), why.rule())
    }

    pub(super) fn codes_of(&self, units: UnitMask) -> Vec<String> {
        let code = |unit| self.unit(unit).map(|info| info.code.clone());
        units.iter().filter_map(code).collect()
    }

    pub(super) fn names_of(&self, hexes: HexMask) -> Vec<String> {
        let name = |hex| self.grid.name(hex).to_string();
        hexes.iter().map(name).collect()
    }

    /// What happened.
    pub(super) fn say_event(&self, event: &Event) -> Option<Line> {
        let line = say::is_line(event).then(|| say::event(self, event))?;
        Some(Line {
            told: Cited {
                text: line.text,
                rule: line.rule.map(|rule| rule.0),
            },
            units: self.codes_of(units_of(event)),
            places: self.names_of(line.hexes),
            opens: matches!(event, Event::TurnBegan { .. } | Event::PhaseBegan { .. }),
        })
    }

    /// What an action is about.
    pub(super) fn about_action(&self, action: Action) -> Subjects {
        let (unit, hex): (Option<UnitId>, Option<HexId>) = match action {
            Action::Enter { unit, hex } | Action::Retreat { unit, hex } => (Some(unit), Some(hex)),
            Action::JoinAttack { unit, target } => (Some(unit), Some(target)),
            Action::Move { unit, route } => (Some(unit), Some(route.end())),
            Action::Restore { unit }
            | Action::LeaveAttack { unit }
            | Action::LoseStep { unit }
            | Action::BreakOut { unit } => (Some(unit), None),
            Action::Resolve { flip } => (flip, None),
            Action::JudgeSupply | Action::RollForMud | Action::EndPhase => (None, None),
        };
        Subjects {
            units: self.codes_of(unit.into_iter().collect()),
            places: self.names_of(hex.into_iter().collect()),
        }
    }

    /// How the victory points come about [12.0].
    pub(in super::super) fn receipt_of(&self, state: &State) -> Vec<ReceiptRow> {
        let of_side = |side: Side| {
            let lines = say::victory_lines(self, state, side).into_iter();
            lines.map(move |(text, points, _, _)| ReceiptRow {
                text: cited(text, cite::VICTORY),
                side: SideNo::from(side),
                points: i32::from(points),
            })
        };
        Side::ALL.into_iter().flat_map(of_side).collect()
    }

    /// What some actions do, and the hexes they are about.
    pub(super) fn sketched(&self, state: &State, plan: &[Action]) -> Sketch {
        let mut hexes = HexMask::EMPTY;
        for &action in plan {
            match action {
                Action::JoinAttack { unit, target } => {
                    hexes.insert(target);
                    hexes |= state.hex_of(unit).into_iter().collect();
                }
                Action::Move { unit, route } => {
                    hexes.insert(route.end());
                    hexes |= state.hex_of(unit).into_iter().collect();
                }
                Action::Retreat { hex, .. } | Action::Enter { hex, .. } => hexes.insert(hex),
                _ => {}
            }
        }
        let advice = Advice {
            actions: plan.to_vec(),
            margin: 0.0,
            error: 0.0,
            basis: Basis::Sight,
            behind: (0.0, 0.0),
            answer: None,
            next_turn: None,
            idea: Intent::of(self, state, plan),
        };
        Sketch {
            label: advice.described(self, state),
            places: self.names_of(hexes),
            told: self.told_by_purpose(state, plan, &advice.idea),
            why: self.costs_told(state, plan),
            ..Sketch::default()
        }
    }

    /// How the dice have fallen.
    pub(super) fn luck_of(&self, rolls: &[Rolls<'_, Self>]) -> DiceLuck {
        let rolled = rolls.iter().enumerate();
        let tale = dice_of(
            self,
            rolled.map(|(n, roll)| (n, roll.before, roll.entry, roll.by_hand)),
        );
        let sides = Side::ALL;
        DiceLuck {
            favour: say::favour(&tale),
            brought: sides.map(|side| say::brought(&tale.counts[side])),
            nobodys: say::mud(&tale),
            sides: sides.map(|side| tale.counts[side].faces.clone()),
        }
    }

    /// What the points would be if the game ended now, and who would be eliminated
    /// before they are counted [12.0].
    pub(super) fn ended_now(&self, state: &State) -> Vec<Cited> {
        if state.to_act().is_none() {
            return Vec::new();
        }
        vec![
            cited(say::points_if_it_ended_now(self, state), cite::VICTORY),
            Cited::plain(say::eliminated_first(self, state)),
        ]
    }

    /// The die of an action: the faces it needs, and what it did.
    pub(in super::super) fn dice_of(
        &self,
        state: &State,
        action: Action,
        faces: Option<&[Die]>,
    ) -> Throw {
        let Some(roll) = self.roll_of(state, action) else {
            return Throw::default();
        };
        let face = faces.and_then(|faces| faces.first().copied());
        let told = match face {
            None => cited(roll.before, roll.rule),
            Some(_) => self.came_of(state, action, faces.unwrap_or_default(), &roll),
        };
        let needs = match roll.good {
            0 => tr!("hells-gate-needs-none"),
            good => say::faces(good),
        };
        let counts = face.map(|die| roll.good >> (die.pips() - 1) & 1 == 1);
        Throw {
            dice: vec![DieView {
                side: state.to_act().map(SideNo::from),
                label: say::action(self, state, &action),
                needs,
                in_vain: roll.good == 0,
                face,
                counts,
            }],
            told: Some(told),
            at: self.place_of_roll(state, action),
        }
    }

    /// Where the die of an action decides something.
    fn place_of_roll(&self, state: &State, action: Action) -> Option<String> {
        let hex = match action {
            Action::BreakOut { unit } => state.hex_of(unit),
            _ => state.attack.map(|attack| attack.target),
        };
        Some(self.grid.name(hex?).to_string())
    }

    /// What the die decided, as the line of what came of it.
    fn came_of(&self, state: &State, action: Action, dice: &[Die], roll: &Roll) -> Cited {
        let mut events = Vec::new();
        self.resolve(state, action, dice, &mut events);
        let rolled = |event: &&Event| {
            matches!(
                event,
                Event::Attacked { .. } | Event::BrokeOut { .. } | Event::ThawRolled { .. }
            )
        };
        let line = events.iter().find(rolled).map(|e| say::event(self, e));
        line.map_or_else(
            || cited(roll.before.as_str(), roll.rule),
            |line| cited(line.text, line.rule.unwrap_or(roll.rule)),
        )
    }

    /// The faces that an action needs; `None` if it rolls no die.
    fn roll_of(&self, state: &State, action: Action) -> Option<Roll> {
        let good = |is_good: &dyn Fn(Die) -> bool| {
            let faces = Die::ALL.into_iter().filter(|die| is_good(*die));
            faces.fold(0, |bits, die| bits | 1 << (die.pips() - 1))
        };
        match action {
            Action::Resolve { flip } => {
                let attack = state.attack?;
                let odds = odds(self, state, attack.target, attack.units);
                let right = flip.is_some() || odds.overconcentrated;
                let hits = |die: Die| match self.parameters.numbers.crt.hits(odds.column, die) {
                    pair if right => pair.all_out,
                    pair => pair.normal,
                };
                let faces = self.parameters.numbers.crt.distribution(odds.column, right);
                Some(Roll {
                    good: good(&|die| hits(die) > 0),
                    before: say::chance_of_hits(faces, odds.overconcentrated),
                    rule: cite::CRT,
                })
            }
            Action::BreakOut { unit } => {
                let refuges = self.refuges(state, unit).len();
                Some(Roll {
                    good: good(&|die| self.parameters.numbers.escapes(die, refuges)),
                    before: say::action(self, state, &action),
                    rule: cite::BREAKOUT,
                })
            }
            Action::RollForMud => Some(Roll {
                good: self.special.thaw.map_or(0, |thaw| thaw.faces),
                before: say::prompt(self, state).now,
                rule: cite::MUD_FACES,
            }),
            _ => None,
        }
    }
}

/// A die before it falls.
struct Roll {
    /// Bit *n* − 1 is set when *n* brings something about.
    good: u8,
    /// What may come of it.
    before: String,
    rule: crate::engine::RuleRef,
}

/// The units that an event is about.
fn units_of(event: &Event) -> UnitMask {
    match *event {
        Event::SupplyJudged { unsupplied, .. } => unsupplied,
        Event::Recovered { units } | Event::Attacked { units, .. } => units,
        Event::Arrived { unit, .. }
        | Event::Displaced { unit, .. }
        | Event::ArrivalLost { unit }
        | Event::Withheld { unit }
        | Event::Restored { unit }
        | Event::JoinedAttack { unit, .. }
        | Event::LeftAttack { unit }
        | Event::StepLost { unit, .. }
        | Event::Eliminated { unit, .. }
        | Event::Retreated { unit, .. }
        | Event::Moved { unit, .. }
        | Event::BrokeOut { unit, .. } => UnitMask::of(unit),
        _ => UnitMask::EMPTY,
    }
}
