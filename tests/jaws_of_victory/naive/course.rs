//! What the plain implementation does with an action, and what it counts at the end.

use super::{Hex, Naive, Way, half, hex, neighbours};
use std::collections::BTreeSet;

impl Naive {
    // ---- what is done

    /// How many dice the action needs.
    pub fn dice(&self, action: &str) -> usize {
        match action.strip_prefix("enter ") {
            Some(to) if self.soviet(hex(to)) => 2,
            _ => 0,
        }
    }

    pub fn play(&mut self, action: &str, dice: &[i64]) {
        let words: Vec<&str> = action.split(' ').collect();
        match *words.as_slice() {
            ["join", n, into] => {
                let [n, into] = [n, into].map(|code| self.find(code));
                self.steps[into] += self.brings(n);
                self.steps[n] = 0;
                self.enlarged.insert(into);
                self.remove(n);
            }
            ["form", made, a, b] => {
                let [made, a, b] = [made, a, b].map(|code| self.find(code));
                self.steps[made] = self.brings(a) + self.brings(b);
                self.place[made] = self.place[a];
                self.home[made] = self.place[a];
                self.enlarged.insert(made);
                for n in [a, b] {
                    self.steps[n] = 0;
                    self.remove(n);
                }
            }
            ["move", n, to] => {
                let n = self.find(n);
                self.place[n] = Some(hex(to));
                self.moved.insert(n);
            }
            ["back", n] => {
                let n = self.find(n);
                self.place[n] = self.home[n];
                self.moved.remove(&n);
            }
            ["stack", at] => {
                let stack = hex(at);
                let first = self.stack(stack)[0];
                self.way = Some(Way {
                    stack,
                    at: self.place[first].unwrap(),
                    entered: 0,
                    attacked: false,
                    crossed: false,
                });
                self.stage = "march";
            }
            ["enter", to] => self.enter(hex(to), dice),
            ["stop"] => self.halt(),
            ["lose", n] => {
                let n = self.find(n);
                self.lose_step(n);
                if self.stage == "crowd_loss" {
                    self.halt();
                } else {
                    let side = usize::from(self.stage == "defender_loss");
                    self.due[side] -= 1;
                    self.first[side] = false;
                    self.settle();
                }
            }
            ["yield", n] => {
                let hex = self.way.as_ref().unwrap().at;
                self.disorganised.insert((self.find(n), hex));
                self.crowd();
            }
            ["done"] => match self.stage {
                "consolidation" => self.stage = "one_hex",
                "one_hex" => {
                    self.home = self.place.clone();
                    self.moved.clear();
                    self.next_wave();
                }
                _ => self.next_wave(),
            },
            _ => panic!("{action}"),
        }
    }

    fn next_wave(&mut self) {
        self.stage = "wave";
        while self.wave < 4 {
            self.wave += 1;
            if !self.waiting().is_empty() {
                return;
            }
        }
        self.stage = "over";
    }

    fn halt(&mut self) {
        let way = self.way.take().unwrap();
        self.acted.insert(way.stack);
        self.stage = "wave";
        self.yielding = false;
        if self.waiting().is_empty() {
            self.next_wave();
        }
    }

    /// Strengths, column, and who is Disorganised beyond the ends of the table.
    fn odds(&self, to: Hex) -> (String, [bool; 2], bool, bool) {
        let way = self.way.as_ref().unwrap();
        let stack = self.stack(way.stack);
        let own: Vec<usize> = stack
            .iter()
            .copied()
            .filter(|&n| self.facts[n].attacks)
            .collect();
        let foes = self.role_in("enemy", to);
        let count = |n: usize, hex: Hex| {
            let mut strength = self.strength(n);
            if self.facts[n].also.is_some() && self.steps[n] > 1 {
                strength = half(strength);
            }
            match self.disorganised.contains(&(n, hex)) {
                true => half(strength),
                false => strength,
            }
        };
        let attack: i64 = own.iter().map(|&n| count(n, self.place[n].unwrap())).sum();
        let defence: i64 = foes.iter().map(|&n| count(n, to)).sum();
        let mut shift = 0;
        if stack.iter().any(|&n| self.facts[n].armour) {
            shift += 1;
        }
        let fresh = !self.attacked.contains(&to) || self.surprises == 0;
        if self.wave == 1 && !way.attacked && self.surprises < 2 && fresh {
            shift += 2;
        }
        // Columns are counted from 1:3, which is 0.
        let (attack, defence) = (attack.max(1), defence.max(1));
        let ratio = match attack >= defence {
            true => attack / defence + 1,
            false => 3 - (defence + attack - 1) / attack,
        };
        let column = ratio.clamp(0, 11) + shift;
        let name = match column.min(11) {
            0 => "1:3".to_owned(),
            1 => "1:2".to_owned(),
            n => format!("{}:1", n - 1),
        };
        let besides = [ratio < 0 && shift == 0, ratio > 11 || column > 11];
        let counts = foes.iter().any(|&n| !self.disorganised.contains(&(n, to)));
        let both: Vec<usize> = own.into_iter().chain(foes).collect();
        let guns_only = self.switches.armour_dice && both.iter().all(|&n| self.heavy(n));
        (name, besides, counts, !guns_only)
    }

    fn enter(&mut self, to: Hex, dice: &[i64]) {
        let from = self.way.as_ref().unwrap().at;
        let fought = self.soviet(to).then(|| self.odds(to));
        let stack = self.stack(self.way.as_ref().unwrap().stack);
        for &n in &stack {
            self.place[n] = Some(to);
            if self.disorganised.remove(&(n, from)) {
                self.disorganised.insert((n, to));
            }
        }
        let wet = self.unbridged.contains(&(from, to));
        let wave = self.wave;
        let way = self.way.as_mut().unwrap();
        way.at = to;
        way.entered += 1;
        way.crossed |= wet;
        let Some((column, besides, may_disorganise, table_counts)) = fought else {
            self.go_on();
            return;
        };
        if wave == 1 && !way.attacked {
            self.surprises += 1;
        }
        way.attacked = true;
        self.attacked.insert(to);
        let cell = self.table[&(column, dice[0] + dice[1])].clone();
        let parts: Vec<&str> = cell.split('/').collect();
        let steps = |part: &str| part.chars().find_map(|c| c.to_digit(10)).unwrap_or(0);
        self.due = match table_counts {
            true => [0, 1].map(|i| i64::from(steps(parts[i]))),
            false => [0, 0],
        };
        self.first = [true, true];
        self.to_disorganise = [
            (parts[0].contains('D') || besides[0]) && may_disorganise,
            parts[1].contains('D') || besides[1],
        ];
        if self.switches.armour_dice {
            self.armour_dice(&stack, to, dice);
        }
        self.settle();
    }

    fn armour_dice(&mut self, stack: &[usize], to: Hex, dice: &[i64]) {
        let foes = self.role_in("enemy", to);
        let white = |n: usize| self.facts[n].dots[0];
        let both = |n: usize| self.facts[n].dots[0] + self.facts[n].dots[1];
        let ours = stack.iter().map(|&n| white(n)).max().unwrap_or(0);
        let theirs = foes.iter().map(|&n| both(n)).max().unwrap_or(0);
        if ours == 0 || theirs == 0 {
            return;
        }
        let weapon = |n: usize| {
            let kind = self.facts[n].kind.as_str();
            self.facts[n].armour || kind == "anti-tank" || kind == "anti-air"
        };
        // The first of the file among equals.
        let top = |units: &[usize], dots: &dyn Fn(usize) -> i64, fits: &dyn Fn(usize) -> bool| {
            let mut best: Option<usize> = None;
            for &n in units.iter().filter(|&&n| fits(n) && dots(n) > 0) {
                if best.is_none_or(|known| dots(n) > dots(known)) {
                    best = Some(n);
                }
            }
            best
        };
        let hit_own = (dice[0] <= theirs)
            .then(|| top(stack, &white, &|n| self.facts[n].armour))
            .flatten();
        let hit_foe = (dice[1] <= ours)
            .then(|| top(&foes, &both, &weapon))
            .flatten();
        for n in [hit_own, hit_foe].into_iter().flatten() {
            self.lose_step(n);
        }
    }

    fn settle(&mut self) {
        for side in 0..2 {
            while self.due[side] > 0 {
                let able = self.able(side);
                let program = side == 1 && !self.switches.soviet_player;
                let chosen = match able.as_slice() {
                    [] => break,
                    [only] => *only,
                    several if program => {
                        // Most steps, then the stronger, then the first in the file.
                        let mut sorted = several.to_vec();
                        sorted.sort_by_key(|&n| (-self.steps[n], -self.strength(n), n));
                        sorted[0]
                    }
                    _ => {
                        self.stage = ["attacker_loss", "defender_loss"][side];
                        return;
                    }
                };
                self.lose_step(chosen);
                self.due[side] -= 1;
                self.first[side] = false;
            }
        }
        let hex = self.way.as_ref().unwrap().at;
        for side in 0..2 {
            if self.to_disorganise[side] {
                for n in self.fighting(side) {
                    self.disorganised.insert((n, hex));
                }
            }
        }
        self.due = [0; 2];
        self.go_on();
    }

    fn go_on(&mut self) {
        let way = self.way.clone().unwrap();
        let stack = self.stack(way.stack);
        if stack.is_empty() {
            self.halt();
        } else if self.relief(way.at) && !self.soviet(way.at) {
            for n in stack {
                self.remove(n);
                self.out.insert(n);
            }
            self.halt();
        } else if !way.crossed
            && way.entered < self.most(&way)
            && neighbours(way.at)
                .iter()
                .any(|&to| self.may_enter(&way, to))
        {
            self.stage = "march";
        } else if !self.too_full(way.at, &self.role_in("pocket", way.at)) {
            self.halt();
        } else {
            self.crowd();
        }
    }

    /// The stack has to stop where there is no room [J17].
    fn crowd(&mut self) {
        let way = self.way.clone().unwrap();
        self.stage = "crowd";
        let here = self.role_in("pocket", way.at);
        let korps: BTreeSet<&String> = here.iter().map(|&n| &self.facts[n].korps).collect();
        if korps.len() > 1 && !self.yielding {
            for n in self.stack(way.stack) {
                self.disorganised.insert((n, way.at));
            }
        } else if !self.surplus().is_empty() {
            self.yielding = true;
            return;
        }
        match self.strongest(&here).as_slice() {
            [] => self.halt(),
            [only] => {
                self.lose_step(*only);
                self.halt();
            }
            _ => self.stage = "crowd_loss",
        }
    }

    // ---- points

    pub fn points(&self) -> i64 {
        let out: i64 = self.out.iter().map(|&n| self.steps[n]).sum();
        let held: BTreeSet<Hex> = self
            .hexes
            .iter()
            .copied()
            .filter(|&h| self.soviet(h))
            .collect();
        let safe = self
            .of("pocket")
            .into_iter()
            .filter(|&n| self.is_safe(n, &held));
        out + safe.map(|n| self.steps[n]).sum::<i64>()
    }

    fn is_safe(&self, n: usize, held: &BTreeSet<Hex>) -> bool {
        let start = self.place[n].unwrap();
        if held.contains(&start) {
            return false;
        }
        let mut seen = BTreeSet::from([start]);
        let mut edge = vec![start];
        while let Some(hex) = edge.pop() {
            if self.relief(hex) {
                return true;
            }
            for to in neighbours(hex) {
                let dry = !self.unbridged.contains(&(hex, to)) || hex == start;
                let german = self.relief(to) || !self.role_in("pocket", to).is_empty();
                let open = !held.contains(&to) && (german || !self.in_zone(to, held));
                let lake = self.lakes.contains(&(hex, to));
                if self.hexes.contains(&to) && dry && !lake && open && seen.insert(to) {
                    edge.push(to);
                }
            }
        }
        false
    }

    fn in_zone(&self, hex: Hex, held: &BTreeSet<Hex>) -> bool {
        let reaches = |&from: &Hex| {
            let water = self.rivers.contains(&(from, hex)) || self.lakes.contains(&(from, hex));
            held.contains(&from) && !water
        };
        !self.sheltered.contains(&hex) && neighbours(hex).iter().any(reaches)
    }
}
