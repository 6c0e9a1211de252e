//! Arithmetic of arms: points from men, factors, hits, losses, loss plans.

use super::{Bill, Naive, Options};

/// Strength from men actually present [T6.3, TR9].
pub fn points_from_men(men: u32, elite: bool) -> u32 {
    // Nearest, halves up: so many times does 5,000 fit into the men and a half.
    let points = (men + 2_500) / 5_000;
    points.max(1) + u32::from(elite)
}

/// Halves so many times and rounds up once at the end [T12.7].
fn halved(whole: u32, times: u32) -> u32 {
    whole.div_ceil(2_u32.pow(times))
}

/// Modified strength of an attacker [T12.5].
pub fn attacks_with(branch: &str, strength: u32, terrain: &str, river: bool, oos: bool) -> u32 {
    let factor = match (branch, terrain) {
        ("tank", "open") => 3,
        ("tank", _) => 2,
        _ => 1,
    };
    halved(strength * factor, u32::from(river) + u32::from(oos))
}

/// Modified strength of a defender [T12.6].
pub fn defends_with(strength: u32, terrain: &str, mud: bool, oos: bool) -> u32 {
    let mut whole = strength;
    if terrain == "difficult" || terrain == "urban" {
        whole *= 2;
    }
    if mud {
        whole *= 2;
    }
    halved(whole, u32::from(oos))
}

/// Whether a unit of this modified strength rolls [T12.8].
pub fn rolls(modified: u32) -> bool {
    !modified.is_multiple_of(6)
}

/// Hits of one unit, with its die if it rolls one [T12.8].
pub fn hits(modified: u32, die: Option<u8>) -> u32 {
    let sure = modified / 6;
    let rest = modified % 6;
    match die {
        Some(die) if u32::from(die) <= rest => sure + 1,
        _ => sure,
    }
}

/// Losses of attacker and defender [T12.12, TR22, TR26].
pub fn losses(
    of_attack: u32,
    of_defence: u32,
    all_out: bool,
    crowded: bool,
    options: &Options,
) -> [u32; 2] {
    let mut attacker = of_defence.saturating_sub(of_attack);
    let mut defender = of_attack.saturating_sub(of_defence);
    if all_out {
        attacker += 2;
        if options.all_out_always || of_attack > of_defence {
            defender += 2;
        }
    }
    if crowded && (defender > 0 || options.crowded_always) {
        defender += 2;
    }
    [attacker, defender]
}

/// Whether strengths after a loss break T12.11: one gone, another above 1.
fn unfair(left: &[u32]) -> bool {
    left.contains(&0) && left.iter().any(|&s| s > 1)
}

/// The legal loss plans that lose at least `taken` from each, as what is left
/// of each; found by trying, at most `enough` of them [T12.11, TR25].
pub fn plans(before: &[u32], loss: u32, taken: &[u32], enough: usize) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    let due = loss.min(before.iter().sum());
    go_on(before, due, taken, enough, &mut Vec::new(), &mut found);
    found
}

fn go_on(
    before: &[u32],
    due: u32,
    taken: &[u32],
    enough: usize,
    left: &mut Vec<u32>,
    found: &mut Vec<Vec<u32>>,
) {
    let next = left.len();
    let most: u32 = before[next..].iter().sum();
    let least: u32 = taken[next..].iter().sum();
    if found.len() >= enough || unfair(left) || due > most || due < least {
        return;
    }
    if next == before.len() {
        found.push(left.clone());
        return;
    }
    for lost in taken[next]..=before[next].min(due) {
        left.push(before[next] - lost);
        go_on(before, due - lost, taken, enough, left, found);
        left.pop();
    }
}

impl Bill {
    /// A loss of these units, of which nothing is paid yet.
    pub fn new(game: &Naive, ids: &[String], loss: u32) -> Self {
        let with_strength = |id: &String| (id.clone(), game.unit(id).strength);
        Self {
            before: ids.iter().map(with_strength).collect(),
            loss,
            taken: vec![0; ids.len()],
        }
    }

    fn strengths(&self) -> Vec<u32> {
        self.before.iter().map(|(_, s)| *s).collect()
    }

    /// The only way left to pay the rest, if there is only one.
    pub fn only_plan(&self) -> Option<Vec<(String, u32)>> {
        let mut plans = plans(&self.strengths(), self.loss, &self.taken, 2);
        let plan = plans.pop().filter(|_| plans.is_empty())?;
        let ids = self.before.iter().map(|(id, _)| id.clone());
        Some(ids.zip(plan).collect())
    }

    /// The units that may lose the next point: some plan goes on from there.
    pub fn may_lose(&self) -> Vec<String> {
        let mut ids = Vec::new();
        for (n, (id, _)) in self.before.iter().enumerate() {
            let mut taken = self.taken.clone();
            taken[n] += 1;
            if !plans(&self.strengths(), self.loss, &taken, 1).is_empty() {
                ids.push(id.clone());
            }
        }
        ids
    }

    pub fn lose(&mut self, id: &str) {
        let n = self.before.iter().position(|(i, _)| i == id).unwrap();
        self.taken[n] += 1;
    }
}
