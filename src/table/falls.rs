//! How the dice of a throw could have fallen, and the lines that grow from it.

use super::{MAX_ACTIONS, NotPlayed, OpenGame};
use crate::engine::{Die, NodeId, every_throw};
use crate::present::system::{Line, System};
use std::collections::BTreeMap;

/// So many ways to fall are told at most, the likeliest ones.
const MOST: usize = 120;

/// One way the dice of a throw can fall.
#[derive(Clone, PartialEq, Debug)]
pub struct Fall {
    /// What they show: one throw for all that lead to the same position.
    pub faces: Vec<Die>,
    /// How likely that is, from 0 to 1.
    pub chance: f64,
    /// What happens then.
    pub lines: Vec<Line>,
    /// The position it leads to, if it is a line already.
    pub node: Option<NodeId>,
}

/// A throw, how likely it or one like it is, and where it leads.
type Found<S> = (Vec<Die>, f64, S);

impl<S: System> OpenGame<S> {
    /// How the dice of an action could have fallen.
    pub(super) fn all_falls(&self, at: NodeId) -> Vec<Fall> {
        let node = self.tree.node(at);
        let node = node.filter(|n| self.open() && !n.entry.dice.is_empty());
        let Some(node) = node.filter(|_| !self.tree.is_deleted(at)) else {
            return Vec::new();
        };
        let (rules, action) = (self.rules(), node.entry.action);
        let before = self.tree.state_at(node.parent);
        let single = node.entry.dice.len() == 1;
        let after = |dice: &[Die]| {
            let mut after = *before;
            rules.step(&mut after, action, dice);
            after
        };
        let mut found: Vec<Found<S::State>> = Vec::new();
        if single {
            every_throw(1, &mut |chance, dice| {
                found.push((dice.to_vec(), chance, after(dice)));
            });
        } else {
            let mut known: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
            rules.chances(before, action, &mut |chance, dice| {
                let leads = after(dice);
                let alike = known.entry(rules.hash(&leads)).or_default();
                let same = alike
                    .iter()
                    .find(|&&n| found.get(n).is_some_and(|f| f.2 == leads));
                match same.and_then(|&n| found.get_mut(n)) {
                    Some(other) => other.1 += chance,
                    None => {
                        alike.push(found.len());
                        found.push((dice.to_vec(), chance, leads));
                    }
                }
            });
            found.sort_by(|a, b| b.1.total_cmp(&a.1));
            found.truncate(MOST);
        }
        let lines: Vec<NodeId> = std::iter::once(at)
            .chain(self.tree.after(node.parent))
            .collect();
        let falls = found.into_iter().map(|(dice, chance, leads)| {
            let mut entries = lines
                .iter()
                .filter_map(|&way| Some((way, self.tree.node(way)?)));
            let there = entries.find(|(_, other)| {
                let same = match single {
                    true => other.entry.dice == dice,
                    false => other.entry.after == leads,
                };
                other.entry.action == action && same
            });
            let faces = there.map_or(dice, |(_, other)| other.entry.dice.clone());
            let mut events = Vec::new();
            rules.resolve(before, action, &faces, &mut events);
            Fall {
                chance,
                lines: events
                    .iter()
                    .filter_map(|event| rules.line(event))
                    .collect(),
                node: there.map(|(way, _)| way),
                faces,
            }
        });
        falls.collect()
    }

    /// The same action with dice that are chosen, as a line of its own.
    pub(super) fn chosen(&mut self, at: NodeId, faces: &[Die]) -> Result<NodeId, NotPlayed> {
        if !self.open() {
            return Err(NotPlayed::OnlyInTheOpen);
        }
        let node = self.tree.node(at).ok_or(NotPlayed::Nothing)?;
        let (needs, given) = (node.entry.dice.len(), faces.len());
        if needs == 0 {
            return Err(NotPlayed::Nothing);
        }
        if needs != given {
            return Err(NotPlayed::WrongDice { needs, given });
        }
        if self.tree.nodes().len() >= MAX_ACTIONS {
            return Err(NotPlayed::Full);
        }
        let to = self.tree.choose(at, faces);
        let to = to.map_err(|_| NotPlayed::Nothing)?;
        self.settle();
        Ok(to)
    }
}
