//! Votes for ways to go on, and what these came to, in words.

use super::{Table, Weighed};
use crate::engine::{NodeId, SideNo};
use crate::present::system::without_faces;
use crate::words::{share_of, tr, with_error};

/// No class has as many voters.
pub const MOST_VOTES: u32 = 100_000;

/// So many options have a letter of their own.
pub const MOST_OPTIONS: usize = 20;

/// Votes that were counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ballot {
    /// For each option.
    pub votes: Vec<u32>,
    /// All of them.
    pub counted: u32,
    /// How many votes named no option.
    pub lost: usize,
}

/// The letter of an option.
#[must_use]
pub fn option_letter(number: usize) -> char {
    char::from(b'A' + u8::try_from(number % 26).unwrap_or(0))
}

/// The option that a voter means: its letter, its number from 1, or what it is called.
fn meant(word: &str, options: &[&str]) -> Option<usize> {
    let word = word.trim().trim_end_matches([')', '.', ':']);
    let called = |option: &&str| option.trim().to_lowercase() == word.to_lowercase();
    if let Some(found) = options.iter().position(called) {
        return Some(found);
    }
    let mut letters = word.chars();
    let number = match (letters.next(), letters.next()) {
        (Some(one), None) if one.is_alphabetic() => {
            let upper = one.to_uppercase().next()?;
            (0..options.len()).find(|&n| option_letter(n) == upper)
        }
        _ => word.parse::<usize>().ok()?.checked_sub(1),
    };
    number.filter(|&number| number < options.len())
}

/// Whether a word can be the letter of an option, were there so many.
fn is_letter(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}

/// How many votes a number is; one that is too long to be read is more than is counted.
fn so_many(votes: &str) -> Option<u32> {
    let votes = votes.trim();
    let is_number = !votes.is_empty() && votes.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| votes.parse().unwrap_or(MOST_VOTES).min(MOST_VOTES))
}

impl Ballot {
    /// Counts votes for these options: one to a word or line, or a letter with how many
    /// ("A: 12").
    #[must_use]
    pub fn count(text: &str, options: &[&str]) -> Self {
        let mut ballot = Self {
            votes: vec![0; options.len()],
            ..Self::default()
        };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if !ballot.count_whole(line, options) {
                for part in line.split([',', ';', '\t']) {
                    if !ballot.count_whole(part, options) {
                        ballot.count_words(part, options);
                    }
                }
            }
        }
        ballot
    }

    /// Counts what names one option, with its number of votes or for one. Whether it does.
    fn count_whole(&mut self, text: &str, options: &[&str]) -> bool {
        let several = text.rsplit_once([':', '=', '\t', ';']);
        let several = several.and_then(|(option, votes)| {
            let (found, alone) = (meant(option, options), is_letter(option.trim()));
            Some((found, so_many(votes)?)).filter(|_| found.is_some() || alone)
        });
        let one = || meant(text, options).map(|option| (Some(option), 1));
        let Some((option, votes)) = several.or_else(one) else {
            return false;
        };
        self.give(option, votes);
        true
    }

    /// Counts words between which there is nothing but room: a vote each. A letter and the
    /// number behind it are no two votes, but so many for that letter.
    fn count_words(&mut self, words: &str, options: &[&str]) {
        let mut words = words.split_whitespace().peekable();
        while let Some(word) = words.next() {
            // A letter and its number without a blank between them.
            let joined = word.contains([':', '=']) && !word.ends_with([':', '=']);
            if joined && self.count_whole(word, options) {
                continue;
            }
            let letter = word.trim_end_matches([':', '=']);
            let votes = words.next_if(|next| is_letter(letter) && so_many(next).is_some());
            self.give(meant(word, options), votes.and_then(so_many).unwrap_or(1));
        }
    }

    /// So many votes for an option, or for none that there is: what stands behind a letter
    /// is their number then, too, and no option.
    fn give(&mut self, option: Option<usize>, votes: u32) {
        let Some(option) = option else {
            self.lost = self.lost.saturating_add(votes as usize);
            return;
        };
        let all = &mut self.votes[option];
        *all = all.saturating_add(votes).min(MOST_VOTES);
        self.counted = self.counted.saturating_add(votes);
    }

    /// What was counted, in words.
    #[must_use]
    pub fn told(&self) -> String {
        match self.lost {
            0 => tr!("poll-counted", n = self.counted),
            lost => tr!("poll-counted-but", n = self.counted, lost = lost),
        }
    }
}

/// What a line does from its beginning, up to a throw or until another decides.
#[must_use]
pub fn plan_of_line(table: &dyn Table, nodes: &[NodeId]) -> Vec<String> {
    let mut plan = Vec::new();
    let mut by = None;
    for told in nodes.iter().filter_map(|&node| table.told(node)) {
        if by.is_some() && told.by != by {
            break;
        }
        by = told.by;
        let Some(action) = told.action else { break };
        plan.push(without_faces(&action).to_owned());
        if !told.dice.is_empty() {
            break;
        }
    }
    plan
}

impl Weighed {
    /// What the way came to, in a line; `sides` are what the sides are called.
    #[must_use]
    pub fn told(&self, sides: [&str; 2]) -> String {
        let all = f64::from(self.games.max(1));
        let share = |side: SideNo| share_of(f64::from(self.ahead[side.index()]) / all, self.games);
        tr!(
            "poll-result",
            margin = with_error(self.margin, true),
            first = sides[0],
            share = share(SideNo::A),
            second = sides[1],
            other = share(SideNo::B)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn votes_are_letters_numbers_names_and_sums_and_the_rest_is_told() {
        let count = |text| Ballot::count(text, &["Attack C6", "Wait"]);
        let ballot = count("A, b a\nB: 5\nwait\n2\nnobody, C\nAttack C6: 3");
        assert_eq!(ballot.votes, [5, 8]);
        assert_eq!((ballot.counted, ballot.lost), (13, 2));
        assert_eq!(ballot.told(), "13 votes counted; 2 name no option.");
        // What stands behind a letter that no option has is no option either.
        for unknown in ["C: 2", "C 2", "A: 0\nC 2", "c=2"] {
            let ballot = count(unknown);
            assert_eq!((ballot.votes, ballot.lost), (vec![0, 0], 2), "{unknown}");
        }
        assert_eq!(count("A: 99999999999999999999").votes, [MOST_VOTES, 0]);
        assert_eq!(count("A 9\nB\t4\na B\nB  2").votes, [10, 7]);
        assert_eq!(count("A 4 b 12 a, 2").votes, [5, 13]);
        assert_eq!(count("A: 12, B: 9").votes, [12, 9]);
        assert_eq!(count("A: 12 B: 9; a=1, wait: 2").votes, [13, 11]);
        assert_eq!(count("A:12 B:9").votes, [12, 9]);
        assert_eq!(count("A=2 b: 3 wait").votes, [2, 4]);
        assert_eq!(count("A: 12, C: 9").lost, 9);
        assert_eq!(
            count(""),
            Ballot {
                votes: vec![0, 0],
                ..Ballot::default()
            }
        );
    }
}
