//! A class poll without a network: options of the decision on the screen, votes that are
//! typed or pasted, how they split in large letters, and each option played out by
//! computers who meet the same dice. What came of it is kept with the game: as a remark,
//! and as lines that are named after their options.

mod window;

pub use window::window;

use super::act::plain;
use super::{Asked, Room};
use crate::app::Notice;
use crate::app::background::Background;
use crate::engine::{Level, NodeId};
use crate::json::all_faults;
use crate::systems::SYSTEMS;
use crate::table::{
    Ballot, Edit, MOST_OPTIONS as MOST, MOST_VOTES as VOTES, Remark, Rolled, Table, Weighed,
    Weighing, WholeChoice, option_letter as letter, plan_of_line as plan_of, read,
};
use crate::words::{decimal, tr};

/// What everything here follows from, as in a forecast.
const SEED: u64 = 1944;

/// How often each option can be played out.
const SIZES: [u32; 3] = [96, 384, 960];

/// Something that can be voted for.
#[derive(Clone, Debug, Default)]
struct Choice {
    label: String,
    /// What it does, if the program knows: actions up to a throw or a hand-over.
    plan: Vec<String>,
    /// The line that begins with it, if there is one.
    line: Option<NodeId>,
    votes: u32,
}

impl Choice {
    /// Its words, without the full stop of a sentence: something follows.
    fn called(&self) -> &str {
        self.label.trim().trim_end_matches('.')
    }
}

/// Options that are being played out.
struct Playing {
    /// Which of the options.
    which: Vec<usize>,
    work: Background<Vec<Weighed>>,
}

/// A poll about another position, until that is looked at again.
struct PollAside {
    at: NodeId,
    question: String,
    choices: Vec<Choice>,
    found: Vec<(usize, Weighed)>,
    written: String,
}

/// So many polls of a game wait.
const ASIDE: usize = 50;

/// Advice that is awaited to become options.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Advice {
    /// None is.
    #[default]
    None,
    /// The computer has been asked.
    Asked,
}

/// The window of the poll.
#[derive(Default)]
pub struct Poll {
    /// Whether it is open.
    pub open: bool,
    /// Whether only the split is shown, in letters that can be read from afar.
    large: bool,
    at: NodeId,
    question: String,
    choices: Vec<Choice>,
    pasted: String,
    /// What the last pasting came to.
    told: String,
    games: u32,
    playing: Option<Playing>,
    /// What options came to, by their number.
    found: Vec<(usize, Weighed)>,
    /// What the game has of it.
    written: String,
    /// Those about other positions, the oldest first.
    aside: Vec<PollAside>,
    advice: Advice,
}

impl Poll {
    /// Goes back from what is read from afar to the window. Whether it was shown.
    pub(super) fn come_closer(&mut self) -> bool {
        self.open && std::mem::take(&mut self.large)
    }

    /// Forgets what is about another choice of options.
    fn changed(&mut self) {
        self.playing = None;
        self.found.clear();
    }

    /// Lays the poll about its position aside; what is played out is played no more.
    fn lay_aside(&mut self) {
        self.playing = None;
        self.told.clear();
        self.advice = Advice::None;
        let aside = PollAside {
            at: self.at,
            question: std::mem::take(&mut self.question),
            choices: std::mem::take(&mut self.choices),
            found: std::mem::take(&mut self.found),
            written: std::mem::take(&mut self.written),
        };
        if !aside.choices.is_empty() || !aside.question.is_empty() {
            self.aside.push(aside);
        }
        if self.aside.len() > ASIDE {
            self.aside.remove(0);
        }
    }

    /// Takes up what was asked about a position before.
    fn take_up(&mut self, at: NodeId) {
        self.at = at;
        let before = self.aside.iter().position(|aside| aside.at == at);
        if let Some(before) = before.map(|n| self.aside.remove(n)) {
            self.question = before.question;
            self.choices = before.choices;
            self.found = before.found;
            self.written = before.written;
        }
    }

    fn votes(&self) -> u32 {
        self.choices.iter().map(|choice| choice.votes).sum()
    }

    fn share(&self, choice: &Choice) -> f64 {
        f64::from(choice.votes) / f64::from(self.votes().max(1))
    }

    /// Counts votes that were pasted; what they came to is told.
    fn count(&mut self, text: &str) {
        let labels: Vec<&str> = self.choices.iter().map(|it| it.label.as_str()).collect();
        let ballot = Ballot::count(text, &labels);
        self.told = ballot.told();
        for (choice, votes) in self.choices.iter_mut().zip(ballot.votes) {
            choice.votes = choice.votes.saturating_add(votes).min(VOTES);
        }
    }

    fn add(&mut self, choice: Choice) {
        let there = |known: &Choice| !choice.plan.is_empty() && known.plan == choice.plan;
        if self.choices.len() < MOST && !self.choices.iter().any(there) {
            self.choices.push(choice);
            self.changed();
        }
    }

    /// How an option did, in a line; empty where it was not played out.
    fn result(&self, option: usize, sides: [&str; 2]) -> String {
        let found = self.found.iter().find(|(of, _)| *of == option);
        found.map_or_else(String::new, |(_, weighed)| weighed.told(sides))
    }
}

/// A remark without the poll in it that begins so; all else that is said stays.
pub(in crate::app) fn without_poll(text: &str, begins: &str) -> String {
    let mut kept = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if !begins.is_empty() && line.starts_with(begins) {
            inside = true;
        } else if inside && !line.trim().is_empty() && !line.starts_with("- ") {
            inside = false;
        }
        if !inside {
            kept.push(line);
        }
    }
    kept.join("\n")
}

/// Question and options of the last poll in a remark, as [`Room::write_poll`] wrote them.
fn read_poll(text: &str) -> Option<(String, Vec<String>)> {
    let lines: Vec<&str> = text.lines().collect();
    let head = lines.iter().rposition(|line| line.starts_with("**"))?;
    let question = lines[head].strip_prefix("**")?.rsplit_once("** (")?.0;
    let options = lines[head + 1..]
        .iter()
        .skip_while(|line| line.trim().is_empty());
    let options: Vec<String> = options
        .map_while(|line| line.strip_prefix("- "))
        .enumerate()
        .map_while(|(n, line)| {
            let said = line.strip_prefix(letter(n))?.strip_prefix(". ")?;
            let said = said.split_once(" — ").map_or(said, |(said, _)| said);
            Some(said.rsplit_once(": ")?.0.to_owned())
        })
        .collect();
    (!options.is_empty()).then(|| (question.to_owned(), options))
}

impl Room {
    /// The next action of the line the game is on, after a position of it.
    pub(in crate::app) fn node_after(&self, at: NodeId) -> Option<NodeId> {
        let line = self.table.line();
        match line.iter().position(|&node| node == at) {
            Some(place) => line.get(place + 1).copied(),
            None if at == NodeId(0) => line.first().copied(),
            None => None,
        }
    }

    /// What was played from a position on, up to a throw or until another decides.
    pub(in crate::app) fn plan_from(&self, at: NodeId) -> Vec<String> {
        let line = self.table.line();
        let next = self.node_after(at);
        let from = next.and_then(|next| line.iter().position(|&node| node == next));
        from.map_or_else(Vec::new, |from| plan_of(&*self.table, &line[from..]))
    }

    /// Opens the poll about the position that is shown, or closes it.
    pub(super) fn toggle_poll(&mut self) {
        self.poll.open = !self.poll.open;
        self.poll.large = false;
        let at = self.shown_node();
        if self.poll.open && self.poll.at != at {
            self.poll.lay_aside();
            self.poll.take_up(at);
        }
        if self.poll.open && self.poll.choices.is_empty() && self.poll.question.is_empty() {
            self.take_up_kept();
        }
        if self.poll.games == 0 {
            self.poll.games = SIZES[0];
        }
    }

    /// Whether the poll is open.
    #[must_use]
    pub const fn polls(&self) -> bool {
        self.poll.open
    }

    /// The choices of the decision, as options.
    fn poll_choices(&mut self) {
        let choices = self.table.choices(self.poll.at);
        self.poll.told = match choices.len() {
            0 => tr!("poll-no-choices"),
            n if n > MOST => tr!("poll-too-many", n = n, most = MOST),
            _ => String::new(),
        };
        for WholeChoice { label, plan } in choices.into_iter().take(MOST) {
            self.poll.add(Choice {
                label,
                plan,
                ..Choice::default()
            });
        }
    }

    /// The lines that leave here, as options.
    fn poll_lines(&mut self) {
        let at = self.poll.at;
        let ways = self.table.ways_on(at);
        self.poll.told = match ways.is_empty() {
            true => tr!("poll-no-lines"),
            false => String::new(),
        };
        for first in ways {
            let lines = self.table.variations();
            let nodes = lines.iter().find_map(|line| {
                let from = line.nodes.iter().position(|&node| node == first)?;
                Some(line.nodes[from..].to_vec())
            });
            let plan = plan_of(&*self.table, &nodes.unwrap_or_default());
            let sketch = self.table.sketch(at, &plan);
            let name = self.table.name(first).map(str::to_owned);
            let label = name.or(sketch.map(|sketch| sketch.label));
            self.poll.add(Choice {
                label: label.unwrap_or_default(),
                plan,
                line: Some(first),
                ..Choice::default()
            });
        }
    }

    /// What the computer advises, as options; it is asked if it has not been.
    fn poll_ideas(&mut self) {
        let Some(ideas) = self.computers.advised(self.poll.at) else {
            self.poll.told = match self.table.glance().node == self.poll.at {
                false => tr!("poll-present"),
                true => match self.ask(Asked::Hint) {
                    Some(no) => no.text,
                    None => {
                        self.poll.advice = Advice::Asked;
                        tr!("poll-asks")
                    }
                },
            };
            return;
        };
        self.poll.advice = Advice::None;
        self.poll.told.clear();
        for idea in ideas {
            // What the computer thinks of it is not for those who vote.
            let sketch = self.table.sketch(self.poll.at, &idea.actions);
            let label = sketch.map(|sketch| sketch.label);
            self.poll.add(Choice {
                label: label
                    .filter(|it| !it.is_empty())
                    .unwrap_or(idea.label.clone()),
                plan: idea.actions.clone(),
                ..Choice::default()
            });
        }
    }

    /// Plays every option out that the program knows.
    pub(super) fn play_poll(&mut self) -> Option<Notice> {
        let known = |&n: &usize| !self.poll.choices[n].plan.is_empty();
        let known = (0..self.poll.choices.len()).filter(known);
        // Whoever plays on would take back what can be taken back: the same game for all.
        let open = |&n: &usize| {
            let plan = &self.poll.choices[n].plan;
            self.table.decides(self.poll.at, plan) == Some(false)
        };
        let (open, which): (Vec<usize>, Vec<usize>) = known.partition(open);
        let letters: Vec<String> = open.iter().map(|&n| letter(n).to_string()).collect();
        let undecided = tr!("poll-undecided", options = letters.join(", "));
        match (which.is_empty(), open.is_empty()) {
            (true, true) => return Some(plain(tr!("poll-nothing-known"), false)),
            (true, false) => return Some(plain(undecided, false)),
            (false, true) => self.poll.told.clear(),
            (false, false) => self.poll.told = undecided,
        }
        let plans = which.iter().map(|&n| self.poll.choices[n].plan.clone());
        let level = Level::strongest_at_once(self.table.levels());
        let asked = Weighing {
            plans: plans.collect(),
            asks: false,
            level: level.unwrap_or(Level::Random),
            games: self.poll.games,
            seed: SEED,
        };
        let Some(job) = self.table.weigh(self.poll.at, asked) else {
            return Some(plain(tr!("poll-not-played"), true));
        };
        self.poll.changed();
        self.poll.playing = Some(Playing {
            which,
            work: Background::begin(job),
        });
        None
    }

    /// No more of it is played.
    pub(super) fn stop_poll(&mut self) {
        self.poll.playing = None;
    }

    /// Takes in what was played out. Whether something is still awaited.
    fn tend_poll(&mut self) -> bool {
        let mut awaits = false;
        if self.poll.advice == Advice::Asked {
            let found = self.computers.advised(self.poll.at).is_some();
            awaits = !found && self.thinks() == Some(Asked::Hint);
            if found {
                self.poll_ideas();
            } else if !awaits {
                self.poll.advice = Advice::None;
                self.poll.told = tr!("poll-no-ideas");
            }
        }
        self.tend_played_out() || awaits
    }

    /// The same of what is played out.
    fn tend_played_out(&mut self) -> bool {
        let Some(playing) = &self.poll.playing else {
            return false;
        };
        let std::task::Poll::Ready(found) = playing.work.hear() else {
            return true;
        };
        if let Some(playing) = self.poll.playing.take() {
            let found = found.unwrap_or_default();
            self.poll.found = playing.which.into_iter().zip(found).collect();
        }
        false
    }

    /// The poll in words, as a remark has it.
    fn poll_in_words(&self) -> String {
        let poll = &self.poll;
        let about = self.table.about();
        let sides = [about.sides[0].name.as_str(), about.sides[1].name.as_str()];
        let question = match poll.question.trim() {
            "" => tr!("poll-title"),
            asked => asked.to_owned(),
        };
        let mut lines = vec![format!(
            "**{question}** ({})",
            tr!("poll-votes", n = poll.votes())
        )];
        lines.push(String::new());
        for (n, choice) in poll.choices.iter().enumerate() {
            let split = tr!(
                "poll-split",
                n = choice.votes,
                share = decimal(poll.share(choice) * 100.0, 0)
            );
            let result = poll.result(n, sides);
            let result = match result.is_empty() {
                true => String::new(),
                false => format!(" — {result}"),
            };
            lines.push(format!(
                "- {}. {}: {split}{result}",
                letter(n),
                choice.called()
            ));
        }
        lines.join("\n")
    }

    /// Keeps the poll with the game: in words at its position, and a line for each
    /// option whose actions are known.
    pub(super) fn keep_poll(&mut self) -> Option<Notice> {
        if self.poll.choices.is_empty() {
            return Some(plain(tr!("poll-empty"), false));
        }
        if let Err(why) = self.write_poll() {
            return Some(plain(why, true));
        }
        let lines = keep_lines(&mut *self.table, self.poll.at, &mut self.poll.choices);
        self.changed();
        self.scene = None;
        Some(plain(tr!("poll-kept", n = lines), false))
    }

    /// Takes up the poll that the game has at its position: its question and options, to be
    /// voted on anew.
    fn take_up_kept(&mut self) {
        let at = self.poll.at;
        let Some((question, options)) = self.table.remark(at).and_then(|it| read_poll(&it.text))
        else {
            return;
        };
        let ways = self.table.ways_on(at);
        let lines = self.table.variations();
        for (n, label) in options.into_iter().enumerate().take(MOST) {
            let name = format!("{}. {label} (", letter(n));
            let named = |&&way: &&NodeId| {
                let called = self.table.name(way);
                called.is_some_and(|called| called.starts_with(&name))
            };
            let line = ways.iter().find(named).copied();
            let plan = line.and_then(|first| {
                let (nodes, from) = lines.iter().find_map(|line| {
                    let from = line.nodes.iter().position(|&node| node == first)?;
                    Some((&line.nodes, from))
                })?;
                Some(plan_of(&*self.table, &nodes[from..]))
            });
            self.poll.choices.push(Choice {
                label,
                plan: plan.unwrap_or_default(),
                line,
                votes: 0,
            });
        }
        self.poll.question = question;
        // Nothing has come of it anew: the votes that were kept stay.
        self.poll.written = self.poll_in_words();
    }

    /// The game with the poll about a moment that goes into a study, where the game does not
    /// have it as it is. The game on the table stays what it is: its owner has not asked for
    /// the poll to be kept there.
    ///
    /// # Errors
    /// Why the poll cannot go along, in a sentence.
    pub(in crate::app) fn with_poll_of(
        &self,
        at: NodeId,
    ) -> Result<Option<Box<dyn Table>>, String> {
        let asked = self.poll.at == at && !self.poll.choices.is_empty();
        let words = asked.then(|| self.poll_in_words());
        let Some(words) = words.filter(|words| self.poll.written != *words) else {
            return Ok(None);
        };
        let copied = read(SYSTEMS, self.table.write("").as_bytes());
        let mut table = copied.map_err(|faults| all_faults(&faults, "; "))?.table;
        write_words(&mut *table, at, &words)?;
        keep_lines(&mut *table, at, &mut self.poll.choices.clone());
        Ok(Some(table))
    }

    /// Polls that were voted in and not kept are kept with their game in words, before
    /// it leaves the table.
    pub(in crate::app) fn keep_polls(&mut self) {
        let at = self.poll.at;
        self.poll.lay_aside();
        for aside in std::mem::take(&mut self.poll.aside) {
            let there = aside.at;
            self.poll.aside.push(aside);
            self.poll.take_up(there);
            let new = self.poll.votes() > 0 && self.poll.written != self.poll_in_words();
            // There is nobody left to be told that a game is full of remarks.
            if new && self.write_poll().is_ok() {
                self.changed();
            }
            self.poll.lay_aside();
        }
        self.poll.take_up(at);
    }

    /// Writes the poll as a remark at its position.
    fn write_poll(&mut self) -> Result<(), String> {
        let words = self.poll_in_words();
        write_words(&mut *self.table, self.poll.at, &words)?;
        self.poll.written = words;
        Ok(())
    }
}

/// Writes a poll in words as a remark of a game at its position.
fn write_words(table: &mut dyn Table, at: NodeId, words: &str) -> Result<(), String> {
    let mut remark = table.remark(at).cloned().unwrap_or(Remark {
        text: String::new(),
        judgement: None,
    });
    // The same poll kept again takes its own place.
    let begins = words
        .lines()
        .next()
        .and_then(|line| line.split(" (").next());
    let others = without_poll(&remark.text, begins.unwrap_or_default());
    let text = format!("{}\n\n{words}", others.trim_end());
    remark.text = text.trim_start().to_owned();
    table.set_remark(at, remark)
}

/// A line of a game for each option; how many have got one.
fn keep_lines(table: &mut dyn Table, at: NodeId, choices: &mut [Choice]) -> usize {
    let stood = table.glance().node;
    let mut kept = 0;
    for (n, choice) in choices.iter_mut().enumerate() {
        choice.line = choice.line.or_else(|| first_of(table, at, &choice.plan));
        let Some(first) = choice.line else { continue };
        let name = format!(
            "{}. {} ({})",
            letter(n),
            choice.called(),
            tr!("poll-votes", n = choice.votes)
        );
        if table.name(first).is_none() && table.edit(Edit::Name(first, name)).is_ok() {
            kept += 1;
        }
    }
    table.hold();
    let _ = table.go(stood);
    kept
}

/// Plays a plan in a position, up to a throw, which is not rolled here. Its first action.
fn first_of(table: &mut dyn Table, at: NodeId, plan: &[String]) -> Option<NodeId> {
    if plan.is_empty() || !table.go(at) {
        return None;
    }
    let mut first = None;
    for action in plan {
        let gesture = std::slice::from_ref(action);
        if table.play(gesture, Rolled::Given(Vec::new())).is_err() {
            break;
        }
        first = first.or(Some(table.glance().node));
    }
    first
}
