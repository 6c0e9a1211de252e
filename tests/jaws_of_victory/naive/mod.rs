//! The night once more, written from the rules alone: slow, plain, and without a line
//! of the engine. Hexes are pairs of numbers, units their places in a list.

mod course;

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

pub type Hex = (i64, i64);

/// What can be set.
#[derive(Clone, Copy, Default, Debug)]
pub struct Switches {
    pub soviet_player: bool,
    pub south_too: bool,
    pub armour_dice: bool,
    pub slow: bool,
}

#[derive(Clone, Debug)]
struct Fact {
    code: String,
    role: String,
    korps: String,
    division: Option<String>,
    kind: String,
    infantry: bool,
    armour: bool,
    regiment: bool,
    on_foot: bool,
    class: bool,
    strength: BTreeMap<i64, i64>,
    attacks: bool,
    converted: Option<i64>,
    also: Option<Hex>,
    dots: [i64; 2],
    /// Of a regiment that can be formed: out of whom.
    from: Option<Vec<usize>>,
}

/// The stack under way.
#[derive(Clone, Debug)]
pub struct Way {
    pub stack: Hex,
    pub at: Hex,
    pub entered: i64,
    pub attacked: bool,
    pub crossed: bool,
}

#[derive(Clone)]
pub struct Naive {
    switches: Switches,
    facts: Vec<Fact>,
    hexes: BTreeSet<Hex>,
    forests: BTreeSet<Hex>,
    sheltered: BTreeSet<Hex>,
    rivers: BTreeSet<(Hex, Hex)>,
    unbridged: BTreeSet<(Hex, Hex)>,
    lakes: BTreeSet<(Hex, Hex)>,
    table: BTreeMap<(String, i64), String>,
    enlarged_strength: [BTreeMap<i64, i64>; 2],
    /// How far the relief force is; it never moves.
    far: BTreeMap<Hex, i64>,
    // What changes.
    pub stage: &'static str,
    pub wave: i64,
    pub place: Vec<Option<Hex>>,
    pub steps: Vec<i64>,
    /// Where it began its one-hex move, or its stack was formed.
    home: Vec<Option<Hex>>,
    pub disorganised: BTreeSet<(usize, Hex)>,
    moved: BTreeSet<usize>,
    enlarged: BTreeSet<usize>,
    pub out: BTreeSet<usize>,
    acted: BTreeSet<Hex>,
    attacked: BTreeSet<Hex>,
    surprises: i64,
    pub way: Option<Way>,
    due: [i64; 2],
    first: [bool; 2],
    to_disorganise: [bool; 2],
    pub lost: i64,
    yielding: bool,
}

fn hex(text: &str) -> Hex {
    let number: i64 = text.parse().unwrap();
    (number / 100, number % 100)
}

pub fn name(hex: Hex) -> String {
    format!("{:02}{:02}", hex.0, hex.1)
}

fn code(id: &str) -> String {
    let id = id.replace(" / ", ".").replace(" + ", "+");
    id.replace(' ', "_")
}

fn numbers(value: &Value) -> BTreeMap<i64, i64> {
    let entries = value.as_object().unwrap().iter();
    entries
        .map(|(steps, strength)| (steps.parse().unwrap(), strength.as_i64().unwrap()))
        .collect()
}

fn half(n: i64) -> i64 {
    (n + 1) / 2
}

/// Flat-topped hexes, even columns half a hex higher: north first, clockwise.
fn neighbours((column, row): Hex) -> [Hex; 6] {
    let up = if column % 2 == 0 { row - 1 } else { row };
    [
        (column, row - 1),
        (column + 1, up),
        (column + 1, up + 1),
        (column, row + 1),
        (column - 1, up + 1),
        (column - 1, up),
    ]
}

fn sides(list: &Value, wanted: &dyn Fn(&Value) -> bool) -> BTreeSet<(Hex, Hex)> {
    let mut all = BTreeSet::new();
    for side in list.as_array().unwrap().iter().filter(|s| wanted(s)) {
        let between = side.get("between").unwrap_or(side);
        let [a, b] = [0, 1].map(|i| hex(between[i].as_str().unwrap()));
        all.insert((a, b));
        all.insert((b, a));
    }
    all
}

impl Naive {
    pub fn new(scenario: &Value, switches: Switches) -> Self {
        let classes = &scenario["strength_classes"];
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let not_divisions: Vec<String> = scenario["not_divisions"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(text)
            .collect();
        let units = scenario["units"].as_array().unwrap();
        let mut facts = Vec::new();
        let (mut place, mut steps) = (Vec::new(), Vec::new());
        for unit in units {
            let side = unit["side"].as_str().unwrap();
            let class = unit["strength_class"].as_str();
            let row = match class {
                Some(class) => &classes[side][class],
                None => &classes["printed"][unit["strength_table"].as_str().unwrap()],
            };
            let formation = text(&unit["formation"]).unwrap();
            let named = unit.get("division").and_then(text);
            let plain = (!not_divisions.contains(&formation)).then_some(formation);
            facts.push(Fact {
                code: code(unit["id"].as_str().unwrap()),
                role: text(&unit["role"]).unwrap(),
                korps: text(&unit["higher"]).unwrap(),
                division: named.or(plain),
                kind: text(&unit["kind"]).unwrap(),
                infantry: unit["infantry_type"] == true,
                armour: unit["armour"] == true,
                regiment: unit["size"] == "regiment",
                on_foot: unit["movement_class"] == "non-motorised",
                class: class.is_some(),
                strength: numbers(&row["strength"]),
                attacks: unit["attack_capable"] == true && row.get("defence_only").is_none(),
                converted: unit.get("steps_when_converted").and_then(Value::as_i64),
                also: unit.get("extended_into").map(|h| hex(h.as_str().unwrap())),
                dots: ["white_dots", "black_dots"].map(|d| unit[d].as_i64().unwrap_or(0)),
                from: None,
            });
            place.push(Some(hex(unit["hex"].as_str().unwrap())));
            steps.push(unit["steps"].as_i64().unwrap());
        }
        for made in scenario["formable_regiments"].as_array().unwrap() {
            let from: Vec<usize> = made["from"]
                .as_array()
                .unwrap()
                .iter()
                .map(|id| {
                    let wanted = code(id.as_str().unwrap());
                    facts.iter().position(|fact| fact.code == wanted).unwrap()
                })
                .collect();
            let like = facts[from[0]].clone();
            let class = made["strength_class"].as_str().unwrap();
            facts.push(Fact {
                code: code(made["id"].as_str().unwrap()),
                regiment: true,
                infantry: true,
                armour: false,
                class: true,
                strength: numbers(&classes["german"][class]["strength"]),
                attacks: true,
                converted: None,
                dots: [0, 0],
                from: Some(from),
                ..like
            });
            place.push(None);
            steps.push(0);
        }
        let hexes = scenario["hexes"].as_array().unwrap();
        let all = |wanted: &dyn Fn(&Value) -> bool| -> BTreeSet<Hex> {
            let found = hexes.iter().filter(|h| wanted(h));
            found.map(|h| hex(h["hex"].as_str().unwrap())).collect()
        };
        let mut table = BTreeMap::new();
        for (sum, row) in scenario["combat_results"]["rows"].as_object().unwrap() {
            for (column, cell) in row.as_object().unwrap() {
                let key = (column.clone(), sum.parse().unwrap());
                table.insert(key, cell.as_str().unwrap().to_owned());
            }
        }
        let home = place.clone();
        let mut naive = Self {
            far: BTreeMap::new(),
            switches,
            hexes: all(&|_| true),
            forests: all(&|h| h["terrain"] == "forest"),
            sheltered: all(&|h| h["terrain"] == "forest" || h["settlement"] == "town"),
            rivers: sides(&scenario["river_hexsides"], &|_| true),
            unbridged: sides(&scenario["river_hexsides"], &|s| s["bridge"] != true),
            lakes: sides(&scenario["lake_hexsides"], &|_| true),
            enlarged_strength: ["A", "D"].map(|c| numbers(&classes["german"][c]["strength"])),
            table,
            facts,
            stage: "consolidation",
            wave: 0,
            place,
            steps,
            home,
            disorganised: BTreeSet::new(),
            moved: BTreeSet::new(),
            enlarged: BTreeSet::new(),
            out: BTreeSet::new(),
            acted: BTreeSet::new(),
            attacked: BTreeSet::new(),
            surprises: 0,
            way: None,
            due: [0; 2],
            first: [false; 2],
            to_disorganise: [false; 2],
            lost: 0,
            yielding: false,
        };
        let hexes = naive.hexes.iter();
        naive.far = hexes.map(|&hex| (hex, naive.distance(hex))).collect();
        naive
    }

    pub fn codes(&self) -> Vec<String> {
        self.facts.iter().map(|fact| fact.code.clone()).collect()
    }

    fn find(&self, code: &str) -> usize {
        self.facts.iter().position(|f| f.code == code).unwrap()
    }

    fn of(&self, role: &str) -> Vec<usize> {
        let here = |n: &usize| self.facts[*n].role == role && self.place[*n].is_some();
        (0..self.facts.len()).filter(here).collect()
    }

    fn stands_in(&self, n: usize, hex: Hex) -> bool {
        let wide = self.facts[n].also == Some(hex) && self.steps[n] > 1;
        self.place[n] == Some(hex) || (wide && self.place[n].is_some())
    }

    fn role_in(&self, role: &str, hex: Hex) -> Vec<usize> {
        let mut all = self.of(role);
        all.retain(|&n| self.stands_in(n, hex));
        all
    }

    fn soviet(&self, hex: Hex) -> bool {
        let mut all = 0..self.facts.len();
        all.any(|n| self.facts[n].role == "enemy" && self.stands_in(n, hex))
    }

    fn relief(&self, hex: Hex) -> bool {
        !self.role_in("relief", hex).is_empty()
    }

    fn distance(&self, from: Hex) -> i64 {
        let mut seen = BTreeSet::from([from]);
        let mut edge = vec![from];
        for far in 0.. {
            if edge.iter().any(|&hex| self.relief(hex)) {
                return far;
            }
            let next: Vec<Hex> = edge.iter().flat_map(|&hex| neighbours(hex)).collect();
            // Hexes beyond the map lead nowhere that is nearer.
            edge = next.into_iter().filter(|&hex| seen.insert(hex)).collect();
            assert!(far < 40);
        }
        unreachable!()
    }

    fn wave_of(&self, hex: Hex) -> i64 {
        (self.far[&hex] - 2).clamp(1, 4)
    }

    fn strength(&self, n: usize) -> i64 {
        let table = match (self.enlarged.contains(&n), self.facts[n].on_foot) {
            (false, _) => &self.facts[n].strength,
            (true, true) => &self.enlarged_strength[0],
            (true, false) => &self.enlarged_strength[1],
        };
        table.get(&self.steps[n]).copied().unwrap_or(0)
    }

    fn heavy(&self, n: usize) -> bool {
        let guns = ["anti-air", "anti-tank", "artillery", "mortar", "rocket"];
        self.facts[n].armour || guns.contains(&self.facts[n].kind.as_str())
    }

    fn is_regiment(&self, n: usize) -> bool {
        self.facts[n].regiment && self.facts[n].infantry
    }

    fn too_full(&self, hex: Hex, units: &[usize]) -> bool {
        let korps: BTreeSet<&String> = units.iter().map(|&n| &self.facts[n].korps).collect();
        self.beyond_limit(hex, units) > 0 || korps.len() > 1
    }

    fn beyond_limit(&self, hex: Hex, units: &[usize]) -> usize {
        let room = if self.forests.contains(&hex) { 2 } else { 3 };
        let regiments = units.iter().filter(|&&n| self.is_regiment(n)).count();
        let units = units.len().saturating_sub(room);
        units.max(regiments.saturating_sub(2))
    }

    // ---- legal actions

    pub fn legal(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        let own = self.of("pocket");
        match self.stage {
            "consolidation" => {
                self.merges(&own, &mut all);
                all.insert("done".to_owned());
            }
            "one_hex" => {
                for &n in &own {
                    let from = self.place[n].unwrap();
                    if self.moved.contains(&n) {
                        all.insert(format!("back {}", self.facts[n].code));
                        continue;
                    }
                    for to in neighbours(from) {
                        let wet = self.unbridged.contains(&(from, to)) && self.heavy(n);
                        let lake = self.lakes.contains(&(from, to));
                        if self.hexes.contains(&to) && !wet && !lake && !self.soviet(to) {
                            all.insert(format!("move {} {}", self.facts[n].code, name(to)));
                        }
                    }
                }
                let hexes: BTreeSet<Hex> = own.iter().filter_map(|&n| self.place[n]).collect();
                let full = |&hex: &Hex| self.too_full(hex, &self.role_in("pocket", hex));
                if !hexes.iter().any(full) {
                    all.insert("done".to_owned());
                }
            }
            "wave" => {
                for stack in self.waiting() {
                    all.insert(format!("stack {}", name(stack)));
                }
                all.insert("done".to_owned());
            }
            "march" => {
                let way = self.way.clone().unwrap();
                for to in neighbours(way.at) {
                    if self.may_enter(&way, to) {
                        all.insert(format!("enter {}", name(to)));
                    }
                }
                let here = self.role_in("pocket", way.at);
                if way.entered == 0 || !self.too_full(way.at, &here) {
                    all.insert("stop".to_owned());
                }
            }
            "attacker_loss" | "defender_loss" => {
                let side = usize::from(self.stage == "defender_loss");
                for n in self.able(side) {
                    all.insert(format!("lose {}", self.facts[n].code));
                }
            }
            "crowd" => {
                for n in self.surplus() {
                    all.insert(format!("yield {}", self.facts[n].code));
                }
            }
            "crowd_loss" => {
                for n in self.strongest(&self.role_in("pocket", self.way.as_ref().unwrap().at)) {
                    all.insert(format!("lose {}", self.facts[n].code));
                }
            }
            _ => {}
        }
        all
    }

    fn brings(&self, n: usize) -> i64 {
        self.facts[n].converted.unwrap_or(self.steps[n])
    }

    fn merges(&self, own: &[usize], all: &mut BTreeSet<String>) {
        let fits = |a: usize, b: usize| {
            let division = &self.facts[a].division;
            let one = division.is_some() && *division == self.facts[b].division;
            a != b && one && self.place[a] == self.place[b]
        };
        for &n in own {
            for &into in own {
                let taker = self.is_regiment(into) && self.facts[into].class;
                let steps = self.steps[into] + self.brings(n);
                if fits(n, into) && taker && !self.facts[n].armour && steps <= 5 {
                    let [n, into] = [n, into].map(|n| &self.facts[n].code);
                    all.insert(format!("join {n} {into}"));
                }
            }
        }
        for (made, fact) in self.facts.iter().enumerate() {
            let Some(from) = &fact.from else { continue };
            if self.place[made].is_some() || self.enlarged.contains(&made) {
                continue;
            }
            for &a in from {
                for &b in from {
                    let here = self.place[a].is_some() && self.place[b].is_some();
                    let steps = self.brings(a) + self.brings(b);
                    if a < b && here && fits(a, b) && steps <= 5 {
                        let [a, b] = [a, b].map(|n| &self.facts[n].code);
                        all.insert(format!("form {} {a} {b}", fact.code));
                    }
                }
            }
        }
    }

    fn stack(&self, stack: Hex) -> Vec<usize> {
        let mut all = self.of("pocket");
        all.retain(|&n| self.home[n] == Some(stack));
        all
    }

    fn waiting(&self) -> BTreeSet<Hex> {
        let stacks = self.of("pocket").into_iter().filter_map(|n| self.home[n]);
        stacks
            .filter(|&s| !self.acted.contains(&s) && self.wave_of(s) == self.wave)
            .collect()
    }

    fn most(&self, way: &Way) -> i64 {
        let slow = |n: &usize| self.disorganised.iter().any(|(unit, _)| unit == n);
        match self.switches.slow && self.stack(way.stack).iter().any(slow) {
            true => 2,
            false => 4,
        }
    }

    fn may_enter(&self, way: &Way, to: Hex) -> bool {
        let near = neighbours(way.at);
        let Some(direction) = near.iter().position(|&hex| hex == to) else {
            return false;
        };
        let stack = self.stack(way.stack);
        let side = (way.at, to);
        let wet = self.unbridged.contains(&side);
        if !self.hexes.contains(&to) || self.lakes.contains(&side) {
            return false;
        }
        if wet && stack.iter().any(|&n| self.heavy(n)) {
            return false;
        }
        if self.soviet(to) {
            let southwest = direction == 4 || (self.switches.south_too && direction == 3);
            if !southwest || !stack.iter().any(|&n| self.facts[n].attacks) {
                return false;
            }
        }
        let last = wet || way.entered + 1 >= self.most(way);
        let mut there = self.role_in("pocket", to);
        there.extend(stack.iter().filter(|&n| self.place[*n] != Some(to)));
        !(last && !self.relief(to) && self.too_full(to, &there))
    }

    // ---- losses

    fn fighting(&self, side: usize) -> Vec<usize> {
        let way = self.way.as_ref().unwrap();
        match side {
            0 => self.stack(way.stack),
            _ => self.role_in("enemy", way.at),
        }
    }

    fn strongest(&self, units: &[usize]) -> Vec<usize> {
        let best = units.iter().map(|&n| self.strength(n)).max();
        let at_best = |n: &&usize| Some(self.strength(**n)) == best;
        units.iter().filter(at_best).copied().collect()
    }

    fn able(&self, side: usize) -> Vec<usize> {
        let all = self.fighting(side);
        let mut pool: Vec<usize> = all.clone();
        pool.retain(|&n| self.facts[n].attacks);
        if pool.is_empty() {
            pool = all;
        }
        if !self.first[side] {
            return pool;
        }
        let infantry: Vec<usize> = match side {
            0 => pool
                .iter()
                .copied()
                .filter(|&n| self.facts[n].infantry)
                .collect(),
            _ => pool.clone(),
        };
        match infantry.is_empty() {
            true => pool,
            false => self.strongest(&infantry),
        }
    }

    fn surplus(&self) -> Vec<usize> {
        let hex = self.way.as_ref().unwrap().at;
        let mut left = self.role_in("pocket", hex);
        left.retain(|&n| !self.disorganised.contains(&(n, hex)));
        let now = self.beyond_limit(hex, &left);
        let helps = |&&n: &&usize| {
            let without: Vec<usize> = left.iter().copied().filter(|&m| m != n).collect();
            self.beyond_limit(hex, &without) < now
        };
        left.iter().filter(helps).copied().collect()
    }

    fn remove(&mut self, n: usize) {
        self.place[n] = None;
        self.home[n] = None;
        self.moved.remove(&n);
        self.disorganised.retain(|(unit, _)| *unit != n);
    }

    fn lose_step(&mut self, n: usize) {
        self.steps[n] -= 1;
        if self.facts[n].role == "pocket" {
            self.lost += 1;
        }
        if self.steps[n] <= 0 {
            self.remove(n);
        } else if self.steps[n] == 1
            && let Some(also) = self.facts[n].also
        {
            self.disorganised.remove(&(n, also));
        }
    }
}
