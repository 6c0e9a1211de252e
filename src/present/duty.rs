//! A plan told by purpose: which group does what, to which end.

use super::board::{Arrow, ArrowKind};
use super::system::Cited;
use crate::space::shape::PlaceId;
use crate::words::tr;
use serde::{Deserialize, Serialize};

/// What a group is there for in a plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Duty {
    /// It attacks.
    Break,
    /// It makes an attack of the next turn possible.
    Prepare,
    /// It takes what lies open behind the front.
    Exploit,
    /// It closes a ring.
    Close,
    /// It keeps a ring shut, or a line open.
    Hold,
    /// It gets out of a ring.
    Leave,
    /// It opens a line to others.
    Relieve,
    /// It holds a place that counts.
    Guard,
    /// It takes room to move from enemies.
    Pin,
    /// It makes a place harder to attack.
    Support,
    /// It keeps enemies out of some ground.
    Screen,
    /// It goes back to where it is safer or supplied.
    Withdraw,
}

impl Duty {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Break,
        Self::Prepare,
        Self::Exploit,
        Self::Close,
        Self::Hold,
        Self::Leave,
        Self::Relieve,
        Self::Guard,
        Self::Pin,
        Self::Support,
        Self::Screen,
        Self::Withdraw,
    ];

    /// What it is called where programs read it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Break => "break",
            Self::Prepare => "prepare",
            Self::Exploit => "exploit",
            Self::Close => "close",
            Self::Hold => "hold",
            Self::Leave => "leave",
            Self::Relieve => "relieve",
            Self::Guard => "guard",
            Self::Pin => "pin",
            Self::Support => "support",
            Self::Screen => "screen",
            Self::Withdraw => "withdraw",
        }
    }

    /// What it is called on the screen, in a word.
    #[must_use]
    pub fn name(self) -> String {
        tr!("duty", duty = self.word())
    }

    /// What is meant by that, in a sentence.
    #[must_use]
    pub fn about(self) -> String {
        tr!("duty-about", duty = self.word())
    }

    /// Arrows of a group that comes from these places: one word for arrows that meet.
    #[must_use]
    pub fn arrows(self, from: impl IntoIterator<Item = PlaceId>, to: PlaceId) -> Vec<Arrow> {
        let arrow = |(n, from)| Arrow {
            from,
            via: Vec::new(),
            to,
            kind: ArrowKind::Task(self),
            label: match n {
                0 => self.name(),
                _ => String::new(),
            },
        };
        from.into_iter().enumerate().map(arrow).collect()
    }
}

/// What one group does in a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct GroupTask {
    /// What it is there for above all.
    pub duty: Duty,
    /// Who, and where to.
    pub who: String,
    /// To which end: facts that the rules count, the weightiest first.
    pub ends: Vec<Cited>,
    /// The same on the map.
    pub arrows: Vec<Arrow>,
    /// The places it is about.
    pub places: Vec<String>,
}

/// A plan told by purpose, from a glance to the whole.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlanTold {
    /// Where to look, without saying what to do; empty if nothing is to be told.
    pub look: String,
    /// The places that is about.
    pub places: Vec<String>,
    /// What each group does, the weightiest first.
    pub tasks: Vec<GroupTask>,
    /// Who goes where besides, where nothing was found that hangs on it, or little; empty
    /// if each has a task.
    pub also: String,
    /// What it sets off besides.
    pub sets_off: Vec<Cited>,
}

impl PlanTold {
    /// Reasons for the plan, but for those that are told of a group already.
    pub fn besides<'a>(&'a self, why: &'a [Cited]) -> impl Iterator<Item = &'a Cited> {
        let told = |why: &Cited| self.tasks.iter().any(|task| task.ends.contains(why));
        why.iter().filter(move |why| !told(why))
    }

    /// What a plan does otherwise than the first, as far as so many ends of each group are
    /// told: its tasks but for those that both have, and who those are about; empty if it
    /// shares none. The first itself does all it does.
    #[must_use]
    pub fn apart_from(&self, first: Option<&Self>, ends: usize) -> (Self, String) {
        let Some(first) = first else {
            return (self.clone(), String::new());
        };
        let told = |task: &GroupTask| {
            let ends = task.ends.iter().take(ends).cloned();
            (task.who.clone(), ends.collect::<Vec<Cited>>())
        };
        let of_first: Vec<(String, Vec<Cited>)> = first.tasks.iter().map(told).collect();
        let shared = |task: &&GroupTask| of_first.contains(&told(task));
        let (both, tasks): (Vec<&GroupTask>, Vec<&GroupTask>) = self.tasks.iter().partition(shared);
        let mut both: Vec<&str> = both.iter().map(|task| task.who.as_str()).collect();
        let also = (self.also != first.also).then(|| self.also.clone());
        if also.is_none() && !self.also.is_empty() {
            both.push(&self.also);
        }
        let own = Self {
            tasks: tasks.into_iter().cloned().collect(),
            also: also.unwrap_or_default(),
            ..self.clone()
        };
        (own, both.join("; "))
    }

    /// Whether any group does something, told to its first end, that the first plan does not.
    #[must_use]
    pub fn is_apart_from(&self, first: Option<&Self>) -> bool {
        !self.apart_from(first, 1).0.tasks.is_empty()
    }

    /// What is drawn of the plan: what each group does; these where that is not known.
    #[must_use]
    pub fn drawn_or(&self, arrows: &[Arrow]) -> Vec<Arrow> {
        let tasks = self.tasks.iter();
        let own: Vec<Arrow> = tasks.flat_map(|task| task.arrows.clone()).collect();
        match own.is_empty() {
            true => arrows.to_vec(),
            false => own,
        }
    }
}

/// Where to look for any of these plans, without saying what to do: each place once, with the
/// numbers of the plans that are about it, from 0. Plans that differ in what is done may agree
/// on where.
pub fn glances<'a>(
    plans: impl Iterator<Item = (&'a PlanTold, &'a [String])>,
) -> Vec<(Vec<usize>, String)> {
    let mut all: Vec<(Vec<usize>, String)> = Vec::new();
    for (n, (told, places)) in plans.enumerate() {
        let there = told.where_to_look(places);
        match all.iter_mut().find(|(_, other)| *other == there) {
            Some((numbers, _)) => numbers.push(n),
            None => all.push((vec![n], there)),
        }
    }
    all
}

/// Plans by their numbers, from 0, as they stand before what is said of them: “1, 3.”
#[must_use]
pub fn numbers(plans: &[usize]) -> String {
    let numbers: Vec<String> = plans.iter().map(|n| (n + 1).to_string()).collect();
    format!("{}.", numbers.join(", "))
}

/// Of all groups of a plan those that are not among those told of, each once.
pub fn untold<'a, G: PartialEq + Clone + 'a>(
    all: impl Iterator<Item = &'a G>,
    told: &[&'a G],
) -> Vec<G> {
    let mut rest: Vec<G> = Vec::new();
    for group in all.filter(|group| !told.contains(group)) {
        if !rest.contains(group) {
            rest.push(group.clone());
        }
    }
    rest
}

/// How much of a plan is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlanDepth {
    /// Where to look.
    Where,
    /// What to do, and to which end.
    #[default]
    What,
    /// All of it, with figures, what it sets off, the answer and the alternative.
    Whole,
}

impl PlanDepth {
    /// Each of them, the least first.
    pub const ALL: [Self; 3] = [Self::Where, Self::What, Self::Whole];

    /// Its word on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Where => "where",
            Self::What => "what",
            Self::Whole => "whole",
        }
    }

    /// The depth of this word.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        let is = |depth: &Self| depth.word() == word;
        Self::ALL.into_iter().find(is)
    }

    /// What it is called on the screen.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Where => tr!("idea-depth-where"),
            Self::What => tr!("idea-depth-what"),
            Self::Whole => tr!("idea-depth-whole"),
        }
    }
}

impl PlanTold {
    /// Where to look, in a sentence that does not say what to do.
    #[must_use]
    pub fn where_to_look(&self, places: &[String]) -> String {
        match (self.look.is_empty(), places.is_empty()) {
            (false, _) => self.look.clone(),
            (true, false) => tr!("idea-look-there", places = crate::words::all_of(places)),
            (true, true) => tr!("idea-look-open"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(who: &str, end: &str) -> GroupTask {
        GroupTask {
            duty: Duty::Hold,
            who: who.to_owned(),
            ends: vec![Cited::plain(end.to_owned())],
            arrows: Vec::new(),
            places: Vec::new(),
        }
    }

    fn plan(tasks: &[(&str, &str)]) -> PlanTold {
        PlanTold {
            tasks: tasks.iter().map(|(who, end)| task(who, end)).collect(),
            ..PlanTold::default()
        }
    }

    #[test]
    fn a_plan_is_told_by_what_it_does_otherwise_than_the_first_and_names_what_both_do() {
        let first = plan(&[("A", "holds"), ("B", "holds")]);
        let (own, both) = plan(&[("A", "holds"), ("C", "cuts")]).apart_from(Some(&first), 3);
        assert_eq!(own, plan(&[("C", "cuts")]));
        assert_eq!(both, "A");
        // The same group to another end is another thing.
        let (own, both) = plan(&[("A", "cuts")]).apart_from(Some(&first), 3);
        assert_eq!((own.tasks.len(), both.as_str()), (1, ""));
        // What is not told makes no difference.
        let mut two = plan(&[("A", "holds")]);
        two.tasks[0].ends.push(Cited::plain("cuts".to_owned()));
        assert_eq!(two.apart_from(Some(&first), 1).1, "A");
        assert_eq!(two.apart_from(Some(&first), 2).1, "");
        // Nor is anybody left out who goes where he goes in the first.
        let along = |told: PlanTold| PlanTold {
            also: "D".to_owned(),
            ..told
        };
        let (own, both) = along(plan(&[("B", "holds")])).apart_from(Some(&along(first.clone())), 3);
        assert_eq!((own.also.as_str(), both.as_str()), ("", "B; D"));
        let (own, both) = along(plan(&[("B", "holds")])).apart_from(Some(&first), 3);
        assert_eq!((own.also.as_str(), both.as_str()), ("D", "B"));
        // What the first does and this plan does not is not said to be done.
        let (own, both) = plan(&[("B", "holds")]).apart_from(Some(&first), 3);
        assert!(own.tasks.is_empty());
        assert_eq!(both, "B");
    }

    #[test]
    fn groups_that_are_told_of_nowhere_are_found_once() {
        let all = ["a", "b", "b", "c"];
        assert_eq!(untold(all.iter(), &[&"a"]), ["b", "c"]);
    }
}
