//! What happened, as lines with their cases, and how the points come about.

use super::event::{Cause, Event};
use super::ids::{Phase, UnitId, UnitSet};
use super::rules::Tabletop;
use super::say::say_ground;
use super::state::State;
use super::victory;
use crate::engine::SideNo;
use crate::present::system::{Cited, Line, ReceiptRow};
use crate::space::{CellId, CellSet};
use crate::words::tr;

impl Tabletop {
    fn told(&self, told: Cited, units: UnitSet, cells: CellSet) -> Line {
        let (units, places) = (self.codes(units), self.spots(cells));
        Line {
            told,
            units,
            places,
            opens: false,
        }
    }

    fn of_unit(
        &self,
        text: String,
        rule: &'static str,
        unit: UnitId,
        cell: Option<CellId>,
    ) -> Line {
        let cells = cell.map_or(CellSet::EMPTY, CellSet::of);
        self.told(Cited::new(text, rule), UnitSet::of(unit), cells)
    }

    fn of_cell(&self, text: String, rule: &'static str, cell: CellId) -> Line {
        let told = Cited::new(text, rule);
        self.told(told, UnitSet::EMPTY, CellSet::of(cell))
    }

    fn of_nobody(&self, text: String, rule: &'static str) -> Line {
        self.told(Cited::new(text, rule), UnitSet::EMPTY, CellSet::EMPTY)
    }

    /// What is told of an event; `None` of what only ends something that was
    /// told.
    pub(super) fn say_event(&self, event: &Event) -> Option<Line> {
        self.say_of_turn(event).or_else(|| self.say_of_fight(event))
    }

    /// The course of a player turn, arrivals and moves.
    fn say_of_turn(&self, event: &Event) -> Option<Line> {
        let (called, place) = (|unit| self.called(unit), |cell| self.place(cell));
        Some(match *event {
            Event::PhaseBegan { turn, side, phase } => self.say_phase(turn, side, phase)?,
            Event::GroundRolled { die, changed, .. } => {
                let die = die.pips();
                let text = match changed {
                    Some(ground) => {
                        tr!(
                            "tabletop-did-ground",
                            die = die,
                            ground = say_ground(ground)
                        )
                    }
                    None => tr!("tabletop-did-ground-stays", die = die),
                };
                self.of_nobody(text, "T9.1")
            }
            Event::SupplyJudged { side, out, .. } => {
                let (side, n) = (self.side_name(side), out.len());
                let text = match n {
                    0 => tr!("tabletop-did-supply-all", side = side),
                    _ => {
                        let units = self.all_called(out);
                        tr!("tabletop-did-supply", side = side, n = n, units = units)
                    }
                };
                self.told(Cited::new(text, "T10.1"), out, CellSet::EMPTY)
            }
            Event::Arrived {
                unit,
                cell,
                displaced_from,
            } => match displaced_from {
                None => {
                    let text = tr!(
                        "tabletop-did-arrive",
                        unit = called(unit),
                        cell = place(cell)
                    );
                    self.of_unit(text, "T11.1", unit, Some(cell))
                }
                Some(from) => {
                    let text = tr!(
                        "tabletop-did-arrive-displaced",
                        unit = called(unit),
                        cell = place(cell),
                        from = place(from)
                    );
                    self.of_unit(text, "T11.2", unit, Some(cell))
                }
            },
            Event::Displaced { unit, from } => {
                let text = tr!(
                    "tabletop-did-displace",
                    unit = called(unit),
                    from = place(from)
                );
                self.of_unit(text, "T11.2", unit, Some(from))
            }
            Event::ArrivalLost { unit } => {
                let text = tr!("tabletop-did-lose-arrival", unit = called(unit));
                self.of_unit(text, "TR18", unit, None)
            }
            Event::ReplacementsCame { points } => {
                self.of_nobody(tr!("tabletop-did-replacements", points = points), "T11.3")
            }
            Event::Replaced { unit, strength } => {
                let text = tr!(
                    "tabletop-did-replace",
                    unit = called(unit),
                    strength = strength
                );
                self.of_unit(text, "T11.3", unit, None)
            }
            Event::ReplacementsLapsed { points } => {
                self.of_nobody(tr!("tabletop-did-lapse", points = points), "TR19")
            }
            Event::Moved { unit, from, route } => {
                let (from, cell) = (place(from), place(route.end()));
                let text = tr!(
                    "tabletop-did-move",
                    unit = called(unit),
                    from = from,
                    cell = cell
                );
                self.of_unit(text, "T13.1", unit, Some(route.end()))
            }
            Event::Rallied { units } => {
                let text = tr!("tabletop-did-rally", units = self.all_called(units));
                self.told(Cited::new(text, "T14.1"), units, CellSet::EMPTY)
            }
            Event::GameEnded => self.of_nobody(tr!("tabletop-did-end"), "T8.3"),
            _ => return None,
        })
    }

    /// Player turns, and the phases in which somebody decides.
    fn say_phase(&self, turn: u8, side: SideNo, phase: Phase) -> Option<Line> {
        let text = match phase {
            Phase::Ground => {
                tr!(
                    "tabletop-did-turn",
                    turn = turn,
                    side = self.side_name(side)
                )
            }
            Phase::Attack | Phase::Movement => tr!("tabletop-did-phase", phase = phase.key()),
            Phase::Supply | Phase::Reinforcement | Phase::Rally => return None,
        };
        let rule = if phase == Phase::Ground {
            "T8.1"
        } else {
            "T8.2"
        };
        Some(Line {
            opens: true,
            ..self.of_nobody(text, rule)
        })
    }

    /// Attacks, losses and retreats.
    fn say_of_fight(&self, event: &Event) -> Option<Line> {
        let (called, place) = (|unit| self.called(unit), |cell| self.place(cell));
        Some(match *event {
            Event::Joined { unit, target } => {
                let text = tr!(
                    "tabletop-did-join",
                    unit = called(unit),
                    cell = place(target)
                );
                self.of_unit(text, "T12.3", unit, Some(target))
            }
            Event::Left { unit } => {
                let text = tr!("tabletop-did-leave", unit = called(unit));
                self.of_unit(text, "T12.3", unit, None)
            }
            Event::Fought {
                target,
                all_out,
                hits: [ours, theirs],
                losses: [attacker, defender],
                ..
            } => {
                let text = tr!(
                    "tabletop-did-fight",
                    cell = place(target),
                    manner = if all_out { "all-out" } else { "normal" },
                    ours = ours,
                    theirs = theirs,
                    attacker = attacker,
                    defender = defender
                );
                self.of_cell(text, "T12.12", target)
            }
            Event::Lost { unit, points, left } => {
                let unit_name = called(unit);
                let text = tr!(
                    "tabletop-did-lose",
                    unit = unit_name,
                    points = points,
                    left = left
                );
                self.of_unit(text, "T12.11", unit, None)
            }
            Event::Destroyed { unit, cause, .. } => {
                let (cause, rule) = match cause {
                    Cause::Overwhelmed => ("overwhelmed", "T12.13"),
                    Cause::LeftBehind => ("left-behind", "T12.18"),
                    Cause::Isolated => ("isolated", "T15.5"),
                };
                let text = tr!("tabletop-did-destroy", unit = called(unit), cause = cause);
                self.of_unit(text, rule, unit, None)
            }
            Event::Stayed { loss } => {
                self.of_nobody(tr!("tabletop-did-stay", points = loss), "T12.13")
            }
            Event::Went { saved, loss } => {
                let text = tr!("tabletop-did-go", saved = saved, points = loss);
                self.of_nobody(text, "T12.13")
            }
            Event::Retreated { unit, from, to } => {
                let (from, cell) = (place(from), place(to));
                let text = tr!(
                    "tabletop-did-retreat",
                    unit = called(unit),
                    from = from,
                    cell = cell
                );
                self.of_unit(text, "T12.14", unit, Some(to))
            }
            _ => return None,
        })
    }

    /// How the points come about [chapter T15].
    pub(super) fn receipt(&self, state: &State) -> Vec<ReceiptRow> {
        let scores = victory::score(self, state);
        let mut rows = Vec::new();
        for side in SideNo::BOTH {
            let score = scores[side];
            let mut row = |text: String, rule, points| {
                let text = Cited::new(text, rule);
                rows.push(ReceiptRow { text, side, points });
            };
            let [of_loss, of_base] = score.counts;
            let lost = of_loss * score.enemy_losses;
            row(
                tr!("tabletop-points-losses", n = score.enemy_losses),
                "T15.1",
                lost,
            );
            let held = of_base * score.bases;
            row(tr!("tabletop-points-bases", n = score.bases), "T15.2", held);
            if score.handicap != 0 {
                row(tr!("tabletop-points-handicap"), "T15.4", score.handicap);
            }
        }
        rows
    }
}
