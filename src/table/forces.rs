//! Forces that are chosen by points: bought unit by unit or drawn from a seed, set up on a
//! map, and played between equals before they are offered.

use super::{Entry, Lab, Match, Sheet};
use crate::engine::{Level, Options, Progress, Rng, digest, handed_over, mixed};
use crate::json::{Doc, Fields, Node, entries, text};
use crate::present::system::{ForceKind, PriceList, System};
use crate::words::tr;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};

/// The field of a scenario that says how its forces were chosen.
pub const FORCES: &str = "forces";

/// The shares of the first side between which a set-up counts as fair.
pub const FAIR: [f64; 2] = [0.4, 0.6];

/// The most of its games that may be drawn: where nobody ever fights, every share is half.
pub const FAIR_DRAWS: f64 = 0.75;

/// So much of the title of a map stands in that of a set-up, in characters.
const LONGEST_MAP: usize = 80;

/// So many games are played before a set-up is offered.
pub const FAIR_GAMES: u32 = 200;

/// The most of one kind that a side can buy.
pub const MOST_OF_A_KIND: u32 = 60;

/// How many of each kind each side buys, in the order of its list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Levy(pub [Vec<u32>; 2]);

impl Levy {
    /// Nothing of this list.
    #[must_use]
    pub fn none(list: &PriceList) -> Self {
        Self(list.sides.each_ref().map(|side| vec![0; side.kinds.len()]))
    }

    /// What of the scenario's own forces is on the list.
    #[must_use]
    pub fn there(list: &PriceList) -> Self {
        Self(list.sides.each_ref().map(|side| side.there.1.clone()))
    }

    /// The same number of kinds as on this list, none more often than may be.
    #[must_use]
    pub fn fits(&self, list: &PriceList) -> bool {
        let all = self.0.iter().zip(&list.sides);
        all.into_iter().all(|(counts, side)| {
            counts.len() == side.kinds.len() && counts.iter().all(|&n| n <= MOST_OF_A_KIND)
        })
    }

    fn bought<'a>(
        &'a self,
        list: &'a PriceList,
        side: usize,
    ) -> impl Iterator<Item = (&'a ForceKind, u32)> {
        list.sides[side]
            .kinds
            .iter()
            .zip(self.0[side].iter().copied())
    }

    /// What a side's forces cost together.
    #[must_use]
    pub fn cost(&self, list: &PriceList, side: usize) -> u32 {
        self.bought(list, side)
            .map(|(kind, n)| kind.price * n)
            .sum()
    }

    /// How many units a side has.
    #[must_use]
    pub fn units(&self, side: usize) -> u32 {
        self.0[side].iter().sum()
    }

    /// What is missing or too much before they can be set up, a sentence each, and
    /// whether it keeps them from it.
    #[must_use]
    pub fn missing(&self, list: &PriceList, budget: u32) -> Vec<(String, bool)> {
        let mut missing = Vec::new();
        for side in [0, 1] {
            let name = list.sides[side].name.as_str();
            let cost = self.cost(list, side);
            if self.units(side) == 0 {
                missing.push((tr!("forces-no-unit", side = name), true));
            } else if cost < budget {
                let told = tr!("forces-left", side = name, n = budget - cost);
                missing.push((told, false));
            }
            if cost > budget {
                let told = tr!("forces-over", side = name, n = cost - budget);
                missing.push((told, true));
            }
            if !list.sides[side].lacks.is_empty() {
                let why = list.sides[side].lacks.as_str();
                missing.push((tr!("forces-lacks", side = name, why = why), true));
            }
        }
        let units = self.units(0) + self.units(1);
        if units as usize > list.most_units {
            let told = tr!("forces-many", n = units, most = list.most_units);
            missing.push((told, true));
        }
        missing
    }
}

/// Forces of exactly as many points for both sides, drawn from a seed; `None` where the
/// lists have none of so many.
#[must_use]
pub fn drawn(list: &PriceList, budget: u32, seed: u64) -> Option<Levy> {
    let reached = list
        .sides
        .each_ref()
        .map(|side| reachable(&side.kinds, budget));
    // The most that both can come to.
    let all = (1..=budget).rev().find(|&sum| {
        let sum = sum as usize;
        reached
            .iter()
            .all(|reached| reached.get(sum) == Some(&true))
    })?;
    let mut levy = Levy::none(list);
    for side in [0, 1] {
        let mut luck = Rng::new(mixed(seed, side as u64));
        let (kinds, reached) = (&list.sides[side].kinds, &reached[side]);
        let mut left = all;
        while left > 0 {
            let fits = |kind: &ForceKind| {
                let rest = left.checked_sub(kind.price);
                rest.is_some_and(|rest| reached.get(rest as usize) == Some(&true))
            };
            let weights: Vec<usize> = kinds
                .iter()
                .map(|kind| if fits(kind) { kind.often as usize } else { 0 })
                .collect();
            let n = weighed(&weights, &mut luck)?;
            left -= kinds[n].price;
            levy.0[side][n] += 1;
        }
    }
    let whole = levy.fits(list) && (levy.units(0) + levy.units(1)) as usize <= list.most_units;
    whole.then_some(levy)
}

/// Which sums can be spent to the last point.
fn reachable(kinds: &[ForceKind], most: u32) -> Vec<bool> {
    let mut reached = vec![false; most as usize + 1];
    reached[0] = true;
    for sum in 1..reached.len() {
        reached[sum] = kinds.iter().any(|kind| {
            let before = sum.checked_sub(kind.price as usize);
            kind.price > 0 && before.is_some_and(|before| reached[before])
        });
    }
    reached
}

/// One of several, the heavier the likelier; `None` where nothing has weight.
fn weighed(weights: &[usize], luck: &mut Rng) -> Option<usize> {
    let all: usize = weights.iter().sum();
    let mut at = (all > 0).then(|| luck.below(all))?;
    weights.iter().position(|&weight| {
        let here = at < weight;
        at = at.saturating_sub(weight);
        here
    })
}

/// Where the units of a side go, a place each: one to every cell that is nearest to the
/// enemy, as far as they go, and the others behind and beside them.
fn places(zone: &[(String, u32)], units: usize, stack: usize, luck: &mut Rng) -> Vec<String> {
    let mut cells: Vec<(u32, u64, &str)> = zone
        .iter()
        .map(|(cell, far)| (*far, luck.bits(), cell.as_str()))
        .collect();
    cells.sort_unstable();
    let nearest = cells.first().map_or(0, |cell| cell.0);
    let front = cells.iter().filter(|cell| cell.0 == nearest).count();
    let wide = (front + front / 2).max(units.div_ceil(stack.max(1)));
    cells.truncate(wide.min(cells.len()));
    if cells.is_empty() {
        return Vec::new();
    }
    let mut held = vec![0_usize; cells.len()];
    let mut to = Vec::with_capacity(units);
    for unit in 0..units {
        let n = match unit < front {
            true => unit,
            false => {
                let least = held.iter().copied().min().unwrap_or_default();
                // Chance decides while there is room; then the emptiest has its turn.
                let open: Vec<usize> = (0..held.len())
                    .filter(|&n| held[n] < stack.max(least + 1))
                    .collect();
                open.get(luck.below(open.len()))
                    .copied()
                    .unwrap_or_default()
            }
        };
        held[n] += 1;
        to.push(cells[n].2.to_owned());
    }
    to
}

/// A scenario of this map with these forces; where they stand follows from the seed.
pub(super) fn set_up<S: System>(scenario: &Doc, levy: &Levy, seed: u64) -> Result<Doc, String> {
    let list = S::price_list(scenario).ok_or_else(|| tr!("forces-none-here"))?;
    if !levy.fits(&list) {
        return Err(tr!("forces-other-list"));
    }
    let budget = [0, 1].map(|side| levy.cost(&list, side));
    let most = budget[0].max(budget[1]);
    let stops = levy.missing(&list, most).into_iter().filter(|it| it.1);
    let stops: Vec<String> = stops.map(|it| it.0).collect();
    if !stops.is_empty() {
        return Err(stops.join("\n"));
    }
    let (units, code, place) = S::workshop(scenario).units;
    let mut numbers: BTreeMap<&str, u32> = BTreeMap::new();
    let mut all = Vec::new();
    for side in [0, 1] {
        let mut luck = Rng::new(mixed(seed, 2 + side as u64));
        let mut kinds: Vec<&ForceKind> = levy
            .bought(&list, side)
            .flat_map(|(kind, n)| std::iter::repeat_n(kind, n as usize))
            .collect();
        let mut named: Vec<(String, &ForceKind)> = kinds
            .drain(..)
            .map(|kind| {
                let number = numbers.entry(kind.called).or_default();
                *number += 1;
                (format!("{number} {}", kind.called), kind)
            })
            .collect();
        for n in (1..named.len()).rev() {
            named.swap(n, luck.below(n + 1));
        }
        let offers = &list.sides[side];
        let to = places(&offers.zone, named.len(), list.stack[side], &mut luck);
        let mut placed: Vec<Doc> = named
            .into_iter()
            .zip(to)
            .map(|((name, kind), cell)| {
                let mut fields = vec![(code.to_owned(), Doc::from(name))];
                if let Doc::Object(more) = &kind.entry {
                    fields.extend(more.iter().cloned());
                }
                fields.push((place.to_owned(), cell.into()));
                Doc::Object(fields)
            })
            .collect();
        placed
            .sort_by(|a, b| (text(a, place), text(a, code)).cmp(&(text(b, place), text(b, code))));
        all.extend(placed);
    }
    let Doc::Object(mut fields) = scenario.clone() else {
        return Err(tr!("forces-none-here"));
    };
    let nothing = Doc::Object(Vec::new());
    let read = S::read(&S::drawable(scenario), &nothing);
    let title = read.map_or_else(|_| String::new(), |rules| rules.about().title);
    let gone =
        |name: &str| list.gone.contains(&name) || [FORCES, "id", "title", "about"].contains(&name);
    let head = fields.iter().position(|(name, _)| name == units);
    fields.retain(|(name, _)| !gone(name));
    let last = head.map_or(fields.len(), |n| n.min(fields.len()));
    fields.insert(last, (units.to_owned(), Doc::List(all)));
    // What has forces by points already keeps its name.
    let again = scenario.get(FORCES).is_some();
    let id = text(scenario, "id");
    let named = |id: &str| format!("{}_set_up", id.chars().take(24).collect::<String>());
    let own = [
        (
            "id",
            Doc::from(if again { id.to_owned() } else { named(id) }),
        ),
        (
            "title",
            match again {
                true => title.into(),
                false => {
                    let map = super::opening::shortened(&title, LONGEST_MAP);
                    tr!("forces-title", map = map, points = most).into()
                }
            },
        ),
        ("about", tr!("forces-about", points = most).into()),
        (
            FORCES,
            Doc::object([
                (
                    "points",
                    Doc::List(budget.map(|it| Doc::Whole(it.into())).to_vec()),
                ),
                ("prices", "ours".into()),
                ("seed", seed.to_string().into()),
            ]),
        ),
    ];
    let own = own.map(|(name, value)| (name.to_owned(), value));
    fields.splice(0..0, own);
    Ok(Doc::Object(fields))
}

/// How games of a set-up between equals ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FairPlay {
    /// How well both played.
    pub level: Level,
    /// What the seeds of the games follow from, as those of `simulate` do.
    pub seed: u64,
    /// Won by the first side, drawn, won by the second.
    pub ended: [u32; 3],
}

impl FairPlay {
    /// How many games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.ended[0] + self.ended[1] + self.ended[2]
    }

    /// The first side's share: a draw counts half.
    #[must_use]
    pub fn share(&self) -> f64 {
        let games = f64::from(self.games().max(1));
        (f64::from(self.ended[0]) + f64::from(self.ended[1]) / 2.0) / games
    }

    /// By how much that may be off: one standard error.
    #[must_use]
    pub fn error(&self) -> f64 {
        let games = f64::from(self.games().max(1));
        let share = self.share();
        let squares = (f64::from(self.ended[0]) + f64::from(self.ended[1]) / 4.0) / games;
        ((squares - share * share).max(0.0) / games).sqrt()
    }

    /// Whether that is fair: the share, and that games are decided at all.
    #[must_use]
    pub fn is_fair(&self) -> bool {
        let drawn = f64::from(self.ended[1]);
        (FAIR[0]..=FAIR[1]).contains(&self.share()) && drawn <= FAIR_DRAWS * f64::from(self.games())
    }

    /// Whether the share is so near to the limit that it may lie on either side of it.
    #[must_use]
    pub fn is_near_limit(&self) -> bool {
        let (share, error) = (self.share(), self.error());
        FAIR.iter().any(|limit| (share - limit).abs() < error)
    }

    /// Whether it cannot become so any more, however the rest of so many games ends.
    fn is_hopeless(&self, games: u32) -> bool {
        let [won, drawn, _] = self.ended;
        // In halves, so that nothing is rounded.
        let (have, left) = (2 * won + drawn, 2 * (games - self.games()));
        let part = |share: f64| share * 2.0 * f64::from(games);
        f64::from(have) > part(FAIR[1])
            || f64::from(have + left) < part(FAIR[0])
            || f64::from(drawn) > FAIR_DRAWS * f64::from(games)
    }

    /// In a sentence.
    #[must_use]
    pub fn told(&self, sides: [&str; 2]) -> String {
        tr!(
            "forces-proof",
            first = sides[0],
            second = sides[1],
            level = self.level.name(),
            games = self.games(),
            won = self.ended[0],
            drawn = self.ended[1],
            lost = self.ended[2],
            share = (self.share() * 1000.0).round() / 10.0,
            error = (self.error() * 1000.0).round() / 10.0,
            seed = self.seed.to_string()
        )
    }
}

/// What is asked of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FairTerms {
    /// How well both sides play.
    pub level: Level,
    /// How many games.
    pub games: u32,
    /// On so many threads.
    pub threads: usize,
}

/// Plays games of a scenario between equals. Where `only_fair`, it ends as soon as the
/// share can be fair no more. `None` if it was stopped, or cannot be played.
#[must_use]
pub fn played_fair(
    entry: &Entry,
    scenario: &Doc,
    terms: FairTerms,
    seed: u64,
    only_fair: bool,
    control: &Progress,
) -> Option<FairPlay> {
    let table = (entry.open)(Sheet {
        scenario: scenario.clone(),
        changed: Doc::Object(Vec::new()),
        options: Options::default(),
    })
    .ok()?;
    let lab = table.lab();
    let lab: &dyn Lab = lab.as_ref();
    let mut play = FairPlay {
        level: terms.level,
        seed,
        ended: [0; 3],
    };
    control.begin(terms.games);
    let own = Progress::default();
    let one = |number: u32| {
        if control.stopped() {
            own.stop();
            return None;
        }
        let of = Match::of([terms.level; 2], mixed(seed, u64::from(number)));
        let ended = lab.game(of, &own, None)?;
        control.count();
        Some(match ended.outcome.margin {
            1.. => 0_usize,
            0 => 1,
            ..0 => 2,
        })
    };
    handed_over(terms.games, terms.threads, &own, one, &mut |how| {
        if !own.stopped() {
            play.ended[how] += 1;
            if only_fair && play.is_hopeless(terms.games) {
                own.stop();
            }
        }
    });
    let whole = play.games() == terms.games || (only_fair && play.is_hopeless(terms.games));
    (whole && !control.stopped()).then_some(play)
}

/// A set-up that was drawn, played, and found fair.
#[derive(Clone, PartialEq, Debug)]
pub struct FairSetUp {
    /// The scenario, which tells its proof.
    pub scenario: Doc,
    /// What was bought.
    pub levy: Levy,
    /// The seed that it follows from.
    pub seed: u64,
    /// How its games ended.
    pub play: FairPlay,
    /// How many seeds before it were rejected.
    pub rejected: u32,
}

/// So many seeds are tried before that is given up.
pub const MOST_SEEDS: u32 = 400;

/// The first seed from this one on whose set-up is fair. How many were rejected is
/// counted in `rejected` meanwhile.
///
/// # Errors
/// In a sentence, where nothing can be drawn, or no seed was fair. Nothing if it was
/// stopped.
pub fn fair_set_up(
    entry: &Entry,
    scenario: &Doc,
    (budget, first): (u32, u64),
    terms: FairTerms,
    rejected: &AtomicU32,
    control: &Progress,
) -> Result<FairSetUp, Option<String>> {
    let list = (entry.price_list)(scenario).ok_or_else(|| Some(tr!("forces-none-here")))?;
    for n in 0..MOST_SEEDS {
        let seed = first.wrapping_add(n.into());
        let levy = drawn(&list, budget, seed).ok_or_else(|| Some(tr!("forces-not-drawn")))?;
        let made = (entry.set_up)(scenario, &levy, seed).map_err(Some)?;
        let play = played_fair(entry, &made, terms, seed, true, control);
        match play {
            None if control.stopped() => return Err(None),
            None => return Err(Some(tr!("forces-not-played"))),
            Some(play) if play.is_fair() && play.games() == terms.games => {
                return Ok(FairSetUp {
                    scenario: with_proof(made, &play, Some(n)),
                    levy,
                    seed,
                    play,
                    rejected: n,
                });
            }
            Some(_) => {
                rejected.store(n + 1, Ordering::Relaxed);
            }
        }
    }
    Err(Some(tr!("forces-none-fair", n = MOST_SEEDS)))
}

/// The number of what a proof is about: everything of a scenario but its texts and the
/// proof itself.
fn number_of(scenario: &Doc) -> u64 {
    let texts = [
        "id",
        "title",
        "about",
        "note",
        "provenance",
        super::editing::MADE_OF,
    ];
    let kept = match scenario {
        Doc::Object(fields) => {
            let kept = fields
                .iter()
                .filter(|(name, _)| name != FORCES && !texts.contains(&name.as_str()));
            Doc::Object(kept.cloned().collect())
        }
        other => other.clone(),
    };
    digest(&kept.to_string())
}

/// A scenario that says how fair it was found, and how many were rejected before it, if
/// it was drawn.
#[must_use]
pub fn with_proof(mut scenario: Doc, play: &FairPlay, rejected: Option<u32>) -> Doc {
    let number = number_of(&scenario);
    let mut proof = vec![
        ("level", play.level.word().into()),
        ("seed", play.seed.to_string().into()),
        (
            "ended",
            Doc::List(play.ended.map(|n| Doc::Whole(n.into())).to_vec()),
        ),
        ("of", format!("{number:016x}").into()),
    ];
    if let Some(rejected) = rejected {
        proof.push(("rejected", Doc::Whole(rejected.into())));
    }
    let proof = Doc::object(proof);
    if let Doc::Object(fields) = &mut scenario
        && let Some((_, Doc::Object(forces))) = fields.iter_mut().find(|(name, _)| name == FORCES)
    {
        forces.retain(|(name, _)| name != "proof");
        forces.push(("proof".to_owned(), proof));
    }
    scenario
}

/// The proof that a scenario tells, whether it is of the scenario as it is now, and how
/// many seeds were rejected before. `None` if it tells none.
#[must_use]
pub fn proof_of(scenario: &Doc) -> Option<(FairPlay, bool, Option<u32>)> {
    let proof = scenario.get(FORCES)?.get("proof")?;
    let whole = |doc: Option<&Doc>| match doc {
        Some(Doc::Whole(n)) => Some(*n),
        _ => None,
    };
    let ended = entries(proof, "ended");
    let ended: Vec<u32> = ended
        .iter()
        .filter_map(|doc| u32::try_from(whole(Some(doc))?).ok())
        .collect();
    let play = FairPlay {
        level: Level::find(text(proof, "level"))?,
        seed: text(proof, "seed").parse().ok()?,
        ended: ended.try_into().ok()?,
    };
    let now = format!("{:016x}", number_of(scenario)) == text(proof, "of");
    let rejected = whole(proof.get("rejected")).and_then(|n| u32::try_from(n).ok());
    Some((play, now, rejected))
}

/// What a scenario tells of how its forces were chosen, in sentences; nothing if they
/// were not chosen so.
#[must_use]
pub fn told_of_forces(scenario: &Doc, sides: [&str; 2]) -> Option<String> {
    let forces = scenario.get(FORCES)?;
    let points: Vec<String> = entries(forces, "points")
        .iter()
        .map(Doc::to_string)
        .collect();
    let seed = text(forces, "seed");
    let mut told = tr!("forces-chosen", points = points.join(" : "), seed = seed);
    told.push(' ');
    match proof_of(scenario) {
        Some((play, true, rejected)) => {
            told.push_str(&play.told(sides));
            if let Some(n) = rejected {
                told.push(' ');
                told.push_str(&tr!("forces-rejected", n = n));
            }
        }
        Some((_, false, _)) => told.push_str(&tr!("forces-proof-old")),
        None => told.push_str(&tr!("forces-no-proof")),
    }
    Some(told)
}

/// Reads the field [`FORCES`] of a scenario file.
pub fn read_forces(node: &Node<'_>) {
    let Some(fields) = node.object(&["points", "prices", "seed", "proof"]) else {
        return;
    };
    let numbers = |fields: &Fields<'_>, name: &str, n: usize, most: i64| {
        let list = fields.given(name).and_then(|node| node.list(n));
        for node in list.unwrap_or_default() {
            let _ = node.number(0..=most);
        }
    };
    numbers(&fields, "points", 2, 100_000);
    let _ = fields.given("prices").and_then(|node| node.line(80));
    let _ = fields.given("seed").and_then(|node| node.line(20));
    let Some(proof) = fields.optional("proof") else {
        return;
    };
    let Some(proof) = proof.object(&["level", "seed", "ended", "rejected", "of"]) else {
        return;
    };
    let words = Level::ALL.map(Level::word);
    let _ = proof.given("level").and_then(|node| node.word(&words));
    let _ = proof.given("seed").and_then(|node| node.line(20));
    numbers(&proof, "ended", 3, 1_000_000);
    let _ = proof
        .optional("rejected")
        .and_then(|node| node.number(0..=1_000_000));
    let _ = proof.given("of").and_then(|node| node.line(16));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::SYSTEMS;

    /// Every scenario that forces can be bought for. Not every game has one.
    fn maps() -> Vec<(&'static Entry, Doc, PriceList)> {
        let starts = SYSTEMS
            .iter()
            .flat_map(|entry| entry.starts.iter().map(move |start| (entry, start.text)));
        let maps: Vec<_> = starts
            .filter_map(|(entry, text)| {
                let doc: Doc = text.parse().unwrap();
                let list = (entry.price_list)(&doc)?;
                Some((entry, doc, list))
            })
            .collect();
        assert!(maps.len() > 1 || SYSTEMS.len() < 4);
        maps
    }

    #[test]
    fn what_is_drawn_costs_both_sides_the_same_and_follows_from_its_seed() {
        for (_, _, list) in maps() {
            for seed in 0..40 {
                let levy = drawn(&list, list.usual, seed).unwrap();
                let cost = [0, 1].map(|side| levy.cost(&list, side));
                assert_eq!(cost[0], cost[1]);
                assert!(cost[0] <= list.usual && cost[0] + 4 > list.usual);
                assert_eq!(drawn(&list, list.usual, seed), Some(levy));
            }
            assert_ne!(drawn(&list, list.usual, 1), drawn(&list, list.usual, 2));
            assert_eq!(drawn(&list, 0, 1), None);
        }
    }

    #[test]
    fn what_is_set_up_can_be_played_and_stands_where_each_side_may() {
        for (entry, doc, list) in maps() {
            let levy = drawn(&list, list.usual, 7).unwrap();
            let made = (entry.set_up)(&doc, &levy, 7).unwrap();
            assert_eq!((entry.set_up)(&doc, &levy, 7), Ok(made.clone()));
            let sheet = Sheet {
                scenario: made.clone(),
                changed: Doc::Object(Vec::new()),
                options: Options::default(),
            };
            assert!((entry.open)(sheet).is_ok(), "{:?}", made.get("id"));
            let again = (entry.price_list)(&made).unwrap();
            for side in [0, 1] {
                assert_eq!(again.sides[side].there.0, levy.cost(&list, side));
                assert_eq!(again.sides[side].there.1, levy.0[side]);
            }
        }
    }

    #[test]
    fn what_is_missing_is_told_and_keeps_forces_from_being_set_up_where_it_must() {
        let Some((entry, doc, list)) = maps().into_iter().next() else {
            return;
        };
        let mut levy = Levy::none(&list);
        let stops = |levy: &Levy, budget| {
            let missing = levy.missing(&list, budget);
            missing.iter().filter(|it| it.1).count()
        };
        assert_eq!(stops(&levy, 100), 2);
        assert!((entry.set_up)(&doc, &levy, 1).is_err());
        levy.0[0][0] = 1;
        levy.0[1][0] = 1;
        assert_eq!(stops(&levy, 100), 0);
        assert_eq!(levy.missing(&list, 100).len(), 2);
        assert_eq!(stops(&levy, 1), 2);
        levy.0[0][0] = MOST_OF_A_KIND + 1;
        assert!((entry.set_up)(&doc, &levy, 1).is_err());
    }

    #[test]
    fn a_share_is_fair_from_forty_to_sixty_and_hopeless_only_when_it_is() {
        let play = |ended| FairPlay {
            level: Level::Colonel,
            seed: 1,
            ended,
        };
        for (ended, fair) in [
            ([80, 0, 120], true),
            ([79, 1, 120], false),
            ([120, 0, 80], true),
            ([120, 1, 79], false),
            ([0, 200, 0], false),
            ([25, 150, 25], true),
            ([25, 151, 24], false),
        ] {
            assert_eq!(play(ended).is_fair(), fair, "{ended:?}");
        }
        // Of 200 games that are won or lost, one standard error is seven at sixty per cent.
        for (ended, near) in [
            ([100, 0, 100], false),
            ([112, 0, 88], false),
            ([114, 0, 86], true),
            ([120, 0, 80], true),
            ([126, 0, 74], true),
            ([128, 0, 72], false),
            ([86, 0, 114], true),
        ] {
            assert_eq!(play(ended).is_near_limit(), near, "{ended:?}");
        }
        assert!(!play([0, 0, 120]).is_hopeless(200));
        assert!(play([0, 0, 121]).is_hopeless(200));
        assert!(!play([120, 0, 0]).is_hopeless(200));
        assert!(play([120, 1, 0]).is_hopeless(200));
        assert!(play([0, 151, 0]).is_hopeless(200));
    }

    #[test]
    fn a_set_up_is_offered_with_the_games_that_prove_it_and_no_proof_outlives_a_change() {
        let Some((entry, doc, list)) = maps().into_iter().nth(1) else {
            return;
        };
        let terms = FairTerms {
            level: Level::Cadet,
            games: 6,
            threads: 2,
        };
        let (count, control) = (AtomicU32::new(0), Progress::default());
        let found = fair_set_up(entry, &doc, (list.usual / 2, 3), terms, &count, &control);
        let found = found.unwrap();
        assert!(found.play.is_fair() && found.play.games() == 6);
        assert_eq!(found.rejected, count.into_inner());
        let whole = played_fair(entry, &found.scenario, terms, found.seed, false, &control);
        assert_eq!(whole, Some(found.play));
        let told = proof_of(&found.scenario);
        assert_eq!(told, Some((found.play, true, Some(found.rejected))));
        let text = found.scenario.laid_out(2, 0).to_string();
        let back: Doc = text.parse().unwrap();
        assert_eq!(proof_of(&back), told);
        let mut changed = back;
        if let Doc::Object(fields) = &mut changed {
            for (name, value) in fields {
                if name == "initiative" {
                    *value = "german".into();
                }
            }
        }
        assert!(!proof_of(&changed).unwrap().1);
        control.stop();
        let stopped = fair_set_up(entry, &doc, (60, 3), terms, &AtomicU32::new(0), &control);
        assert_eq!(stopped, Err(None));
    }
}
