//! What happened, as lines with their cases, and how the points come about.

use super::event::{Cause, Event};
use super::ids::{UnitId, UnitSet};
use super::odds::column_name;
use super::rules::Breakout;
use super::state::{Stage, State};
use super::victory;
use crate::engine::SideNo;
use crate::present::system::{Cited, Line, ReceiptRow};
use crate::space::{CellId, CellSet};
use crate::words::{decimal, tr};

/// What history brought out, in percent of the men.
const HISTORY: f64 = 60.0;

impl Breakout {
    fn told(&self, text: String, rule: &'static str, units: UnitSet, hexes: CellSet) -> Line {
        Line {
            told: Cited::new(text, rule),
            units: self.codes(units),
            places: self.spots(hexes),
            opens: false,
        }
    }

    fn of_unit(&self, text: String, rule: &'static str, unit: UnitId) -> Line {
        self.told(text, rule, UnitSet::of(unit), CellSet::EMPTY)
    }

    fn of_hex(&self, text: String, rule: &'static str, hex: CellId) -> Line {
        self.told(text, rule, UnitSet::EMPTY, CellSet::of(hex))
    }

    /// What is told of an event; `None` of what only ends something that was told.
    pub(super) fn say_event(&self, event: &Event) -> Option<Line> {
        let (called, place) = (|unit| self.called(unit), |hex| self.place(hex));
        let nobody = |text, rule| self.told(text, rule, UnitSet::EMPTY, CellSet::EMPTY);
        Some(match *event {
            Event::Began { stage, wave } => Line {
                opens: true,
                ..match stage {
                    Stage::OneHex => nobody(tr!("jaws-did-one-hex"), "16.5.2"),
                    Stage::Wave => nobody(tr!("jaws-did-wave", n = wave), "16.5.3"),
                    _ => return None,
                }
            },
            Event::Joined { unit, into, steps } => {
                let text = tr!(
                    "jaws-did-join",
                    unit = called(unit),
                    into = called(into),
                    n = steps
                );
                self.of_unit(text, "16.5.1", into)
            }
            Event::Formed {
                regiment,
                of: [first, second],
                hex,
                steps,
            } => {
                let text = tr!(
                    "jaws-did-form",
                    regiment = called(regiment),
                    first = called(first),
                    second = called(second),
                    n = steps
                );
                self.told(text, "J11", UnitSet::of(regiment), CellSet::of(hex))
            }
            Event::Moved { unit, from, to } => {
                let text = tr!(
                    "jaws-did-move",
                    unit = called(unit),
                    from = place(from),
                    hex = place(to)
                );
                self.told(text, "16.5.2", UnitSet::of(unit), CellSet::of(to))
            }
            Event::WentBack { unit, to } => {
                let text = tr!("jaws-did-back", unit = called(unit), hex = place(to));
                self.told(text, "16.5.2", UnitSet::of(unit), CellSet::of(to))
            }
            Event::Chosen { stack } => {
                let text = tr!("jaws-did-choose", hex = place(stack));
                self.of_hex(text, "16.5.3", stack)
            }
            Event::Entered {
                units, to, crossed, ..
            } => {
                let (text, rule) = match crossed {
                    true => (tr!("jaws-did-cross", hex = place(to)), "J7"),
                    false => (tr!("jaws-did-enter", hex = place(to)), "16.5.3"),
                };
                self.told(text, rule, units, CellSet::of(to))
            }
            Event::Shown { unit, steps } => {
                let text = tr!("jaws-did-show", unit = called(unit), n = steps);
                self.of_unit(text, "22.6.3", unit)
            }
            Event::Attacked { .. } => return self.say_attack(event),
            Event::StepLost { unit, left, cause } => {
                let text = match left {
                    0 => tr!("jaws-did-eliminate", unit = called(unit)),
                    n => tr!("jaws-did-lose", unit = called(unit), n = n),
                };
                let rule = match (cause, self.side_of(unit)) {
                    (Cause::Table, SideNo::A) => "12.12.3",
                    (Cause::Table, SideNo::B) => "12.12.4",
                    (Cause::ArmourDice, _) => "J4",
                    (Cause::Crowd, _) => "11.1.2",
                };
                self.of_unit(text, rule, unit)
            }
            Event::Narrowed { unit, from } => {
                let text = tr!("jaws-did-narrow", unit = called(unit), hex = place(from));
                self.told(text, "J2", UnitSet::of(unit), CellSet::of(from))
            }
            Event::Disorganised { units, hex } => {
                let text = tr!("jaws-did-disorganise", units = self.all_called(units));
                self.told(text, "12.17", units, CellSet::of(hex))
            }
            Event::Escaped { units, hex, steps } => {
                let units_called = self.all_called(units);
                let text = tr!(
                    "jaws-did-escape",
                    units = units_called,
                    hex = place(hex),
                    n = steps
                );
                self.told(text, "16.5.3.5", units, CellSet::of(hex))
            }
            Event::Crowded { hex } => {
                self.of_hex(tr!("jaws-did-crowd", hex = place(hex)), "J17", hex)
            }
            Event::Ended { points } => {
                let level = Self::level_name(self.level(points));
                nobody(tr!("jaws-did-end", n = points, level = level), "23.7.4")
            }
            Event::Settled | Event::Halted { .. } => return None,
        })
    }

    fn say_attack(&self, event: &Event) -> Option<Line> {
        let Event::Attacked {
            hex,
            strengths: [attack, defence],
            column,
            shifted,
            dice: [red, black],
            losses: [ours, theirs],
            ..
        } = *event
        else {
            return None;
        };
        let text = tr!(
            "jaws-did-attack",
            hex = self.place(hex),
            attack = attack,
            defence = defence,
            column = column_name(column),
            shifted = column_name(shifted),
            moved = if column == shifted { "no" } else { "yes" },
            red = red.pips(),
            black = black.pips(),
            ours = ours,
            theirs = theirs
        );
        Some(self.of_hex(text, "12.12", hex))
    }

    /// How the points come about [23.7.4].
    pub(super) fn receipt(&self, state: &State) -> Vec<ReceiptRow> {
        let safe = state.steps_of(victory::safe(self, state));
        let row = |text: String, rule, points: u16| ReceiptRow {
            text: Cited::new(text, rule),
            side: SideNo::A,
            points: points.into(),
        };
        let out = victory::escaped(state);
        vec![
            row(tr!("jaws-points-out"), "23.7.4", out),
            row(tr!("jaws-points-safe"), "J23", safe),
        ]
    }

    /// What became of the Gruppe besides: lost, left behind, heavy weapons, history.
    pub(super) fn balance(&self, state: &State) -> Vec<Cited> {
        let points = victory::points(self, state);
        let own = self.pocket() & state.on_map();
        let left = state.steps_of(own - victory::safe(self, state));
        let all = points + state.lost + left;
        let percent = match all {
            0 => 0.0,
            _ => 100.0 * f64::from(points) / f64::from(all),
        };
        let heavy = |units: UnitSet| {
            let is_heavy = |unit: &UnitId| self.unit(*unit).is_some_and(|u| u.trade.needs_bridge());
            units.iter().filter(is_heavy).count()
        };
        let saved = state.escaped | victory::safe(self, state);
        let had: UnitSet = self.pocket() - self.formable();
        vec![
            Cited::new(Self::level_name(self.level(points)), "23.6.5"),
            Cited::plain(tr!(
                "jaws-balance",
                out = points,
                lost = state.lost,
                left = left
            )),
            Cited::plain(tr!("jaws-balance-heavy", n = heavy(saved), of = heavy(had))),
            Cited::plain(tr!(
                "jaws-balance-history",
                percent = decimal(percent, 0),
                history = decimal(HISTORY, 0)
            )),
        ]
    }
}
