//! What may be done at each stage, and what it leads to.

use super::combat::results;
use super::{Hits, Map, Place, Position, Side, Stage, Unit};
use std::collections::BTreeSet;

impl Position {
    /// Every legal action, written.
    pub fn legal(&self, map: &Map) -> BTreeSet<String> {
        let mut actions = BTreeSet::new();
        let mut add = |action: String| assert!(actions.insert(action), "twice");
        match self.stage {
            Stage::Supply => add("supply".to_owned()),
            Stage::Reinforcement => {
                for unit in self.units.iter().filter(|u| u.arriving) {
                    for hex in self.arrival_hexes(map, unit.side, &unit.home) {
                        add(format!("enter {} {hex}", unit.code));
                    }
                }
            }
            Stage::Restoration => {
                for code in self.restorable() {
                    add(format!("restore {code}"));
                }
                add("end".to_owned());
            }
            Stage::Combat => {
                for unit in &self.units {
                    for hex in unit.hex().map(|h| map.next_to(h)).unwrap_or_default() {
                        if self.may_attack(map, unit, &hex) {
                            add(format!("attack {hex} {}", unit.code));
                        }
                    }
                    if unit.attacking {
                        add(format!("withdraw {}", unit.code));
                    }
                }
                for code in self.flippable(map) {
                    add(format!("resolve all-out {code}"));
                }
                add(if self.target.is_some() {
                    "resolve".to_owned()
                } else {
                    "end".to_owned()
                });
            }
            Stage::Losses => {
                let hits = self.hits.as_ref().unwrap();
                let defenders = self.fit(self.player.enemy(), &hits.hex);
                let two_steps = defenders.iter().any(|u| u.steps_left() == 2);
                let last = hits.left == 1;
                let soviet = self.player.enemy() == Side::Soviet;
                let can_retreat = last && !hits.destinations.is_empty();
                let must_retreat = can_retreat && soviet && hits.scored >= 2;
                for unit in defenders {
                    let turn = unit.steps_left() == 2 || !two_steps;
                    if turn && !hits.retreating && !must_retreat {
                        add(format!("lose {}", unit.code));
                    }
                    for hex in hits.destinations.iter().filter(|_| can_retreat) {
                        add(format!("retreat {} {hex}", unit.code));
                    }
                }
            }
            Stage::Movement => {
                for unit in &self.units {
                    for route in self.routes(map, unit) {
                        add(format!("move {} {}", unit.code, route.join(" ")));
                    }
                }
                if !self.tanks_must_part(map) {
                    add("end".to_owned());
                }
            }
            Stage::Breakout => {
                for code in self.may_break_out(map) {
                    add(format!("breakout {code}"));
                }
                add("end".to_owned());
            }
            Stage::Mud => add("mud".to_owned()),
            Stage::Over => {}
        }
        actions
    }

    /// Whether a written action rolls the die.
    pub fn rolls_die(action: &str) -> bool {
        ["resolve", "breakout", "mud"].contains(&action.split(' ').next().unwrap())
    }

    /// Does a legal action, with the die if it rolls one.
    pub fn play(&mut self, map: &Map, action: &str, die: Option<u32>) {
        let words: Vec<&str> = action.split(' ').collect();
        self.rolls += u32::from(die.is_some());
        match words[0] {
            "supply" => self.judge_supply(map),
            "enter" => {
                self.arrive(map, words[1], words[2]);
                self.arrivals_done();
            }
            "restore" => {
                self.change(words[1], |u| u.reduced = false);
                self.stage = Stage::Combat;
            }
            "attack" => {
                self.target = Some(words[1].to_owned());
                self.change(words[2], |u| u.attacking = true);
            }
            "withdraw" => {
                self.change(words[1], |u| u.attacking = false);
                if !self.units.iter().any(|u| u.attacking) {
                    self.target = None;
                }
            }
            "resolve" => self.fight(map, words.get(2).copied(), die.unwrap()),
            "lose" => self.lose(words[1]),
            "retreat" => self.retreat(map, words[1], words[2]),
            "move" => {
                let side = self.player;
                for hex in &words[2..] {
                    self.entered(map, side, hex);
                }
                self.change(words[1], |u| {
                    u.place = Place::Hex(words[words.len() - 1].to_owned());
                    u.moved = true;
                });
            }
            "breakout" => {
                let unit = self.unit(words[1]).unwrap();
                let total = die.unwrap() + self.refuges(map, unit).len() as u32;
                if total >= 5 {
                    self.take_off(words[1], Place::Escaped);
                } else {
                    self.take_off(words[1], Place::Destroyed);
                }
                if self.may_break_out(map).is_empty() {
                    self.recover(map);
                }
            }
            "mud" => {
                self.mud = die.unwrap() <= 2;
                self.next_turn();
            }
            "end" => self.end_phase(map),
            other => panic!("{other}?"),
        }
    }

    fn judge_supply(&mut self, map: &Map) {
        let side = self.player;
        let cut_off = self.cut_off(map, side, self.longest_line(side));
        for unit in self.units.iter_mut().filter(|u| u.side == side) {
            unit.unsupplied = cut_off.contains(&unit.code);
        }
        for unit in self.units.clone() {
            if unit.side != side || unit.due != self.turn || unit.place != Place::Awaited {
                continue;
            }
            let hexes = self.arrival_hexes(map, side, &unit.home);
            if unit.conditional && !self.released {
                self.change(&unit.code, |u| u.place = Place::Withheld);
            } else if hexes.len() == 1 {
                self.arrive(map, &unit.code, hexes.first().unwrap());
            } else if hexes.is_empty() {
                self.change(&unit.code, |u| u.place = Place::Lost);
            } else {
                self.change(&unit.code, |u| u.arriving = true);
            }
        }
        self.arrivals_done();
    }

    fn arrive(&mut self, map: &Map, code: &str, hex: &str) {
        self.change(code, |u| {
            u.place = Place::Hex(hex.to_owned());
            u.arriving = false;
        });
        self.entered(map, self.player, hex);
    }

    fn arrivals_done(&mut self) {
        let restoring = self.player == Side::Soviet && (self.turn == 5 || self.turn == 7);
        self.stage = if self.units.iter().any(|u| u.arriving) {
            Stage::Reinforcement
        } else if restoring && !self.restorable().is_empty() {
            Stage::Restoration
        } else {
            Stage::Combat
        };
    }

    fn fight(&mut self, map: &Map, flip: Option<&str>, die: u32) {
        let hex = self.target.take().unwrap();
        let attackers: Vec<&Unit> = self.units.iter().filter(|u| u.attacking).collect();
        let odds = self.odds(map, &attackers, &hex);
        let (normal, all_out) = results(odds.column, die);
        let right = flip.is_some() || odds.crowded;
        let hits = if right { all_out } else { normal };

        if let Some(code) = flip {
            self.change(code, |u| u.reduced = true);
        }
        for unit in self.units.iter_mut().filter(|u| u.attacking) {
            unit.attacking = false;
            unit.attacked = true;
        }
        self.attacked_hexes.insert(hex.clone());
        if hits == 0 {
            return;
        }
        self.hit_hexes.insert(hex.clone());
        let defender = self.player.enemy();
        let steps: u32 = self
            .fit(defender, &hex)
            .iter()
            .map(|u| u.steps_left())
            .sum();
        if hits > steps {
            self.kill_all(defender, &hex);
            return;
        }
        self.hits = Some(Hits {
            left: hits,
            scored: hits,
            destinations: self.retreats(map, &hex),
            retreating: false,
            hex,
        });
        self.stage = Stage::Losses;
    }

    fn kill_all(&mut self, side: Side, hex: &str) {
        let here: Vec<String> = self
            .here(side, hex)
            .iter()
            .map(|u| u.code.clone())
            .collect();
        for code in here {
            self.take_off(&code, Place::Destroyed);
        }
    }

    fn take_off(&mut self, code: &str, to: Place) {
        self.change(code, |u| {
            u.place = to;
            u.unsupplied = false;
            u.retreated = false;
        });
    }

    fn lose(&mut self, code: &str) {
        if self.unit(code).unwrap().steps_left() == 2 {
            self.change(code, |u| u.reduced = true);
        } else {
            self.take_off(code, Place::Destroyed);
        }
        let hits = self.hits.as_mut().unwrap();
        hits.left -= 1;
        if hits.left == 0 {
            self.combat_done();
        }
    }

    fn retreat(&mut self, map: &Map, code: &str, to: &str) {
        let defender = self.player.enemy();
        self.change(code, |u| {
            u.place = Place::Hex(to.to_owned());
            u.retreated = true;
        });
        self.entered(map, defender, to);
        let hits = self.hits.as_mut().unwrap();
        hits.retreating = true;
        let hex = hits.hex.clone();
        if self.fit(defender, &hex).is_empty() {
            self.combat_done();
        }
    }

    fn combat_done(&mut self) {
        let hex = self.hits.take().unwrap().hex;
        let defender = self.player.enemy();
        if self.fit(defender, &hex).is_empty() {
            self.kill_all(defender, &hex);
        }
        self.stage = Stage::Combat;
    }

    fn end_phase(&mut self, map: &Map) {
        match self.stage {
            Stage::Restoration => self.stage = Stage::Combat,
            Stage::Combat => self.stage = Stage::Movement,
            Stage::Movement if self.turn == 8 && !self.may_break_out(map).is_empty() => {
                self.stage = Stage::Breakout;
            }
            Stage::Movement | Stage::Breakout => self.recover(map),
            _ => panic!("nothing ends here"),
        }
    }

    fn recover(&mut self, map: &Map) {
        for unit in &mut self.units {
            if unit.side == self.player {
                unit.retreated = false;
            }
        }
        if self.player == Side::Soviet {
            self.begin_player_turn(Side::German);
        } else if self.turn == 8 {
            for side in [Side::Soviet, Side::German] {
                for code in self.cut_off(map, side, None) {
                    self.take_off(&code, Place::Destroyed);
                }
            }
            self.stage = Stage::Over;
        } else if self.turn >= 2 && !self.mud {
            self.stage = Stage::Mud;
        } else {
            self.next_turn();
        }
    }

    fn next_turn(&mut self) {
        self.turn += 1;
        self.begin_player_turn(Side::Soviet);
    }

    fn begin_player_turn(&mut self, side: Side) {
        self.player = side;
        self.stage = Stage::Supply;
        self.attacked_hexes.clear();
        self.hit_hexes.clear();
        for unit in &mut self.units {
            unit.attacked = false;
            unit.moved = false;
        }
    }
}
