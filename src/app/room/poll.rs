//! A class poll without a network: options of the decision on the screen, votes that are
//! typed or pasted, how they split in large letters, and each option played out by
//! computers who meet the same dice. What came of it is kept with the game: as a remark,
//! and as lines that are named after their options.

use super::act::plain;
use super::panel::RoomLook;
use super::{Asked, Deed, Room, push};
use crate::app::Notice;
use crate::app::background::Background;
use crate::app::commands::Command;
use crate::app::focus::{self, in_sight};
use crate::app::panels::{self, bold};
use crate::app::theme::{height, space};
use crate::engine::{Level, NodeId, SideNo};
use crate::table::{
    Ballot, Edit, Found, MOST_OPTIONS as MOST, MOST_VOTES as VOTES, Remark, Rolled, Weighed,
    Weighing, option_letter as letter, plan_of_line as plan_of,
};
use crate::words::{decimal, tr};
use egui::{
    Align2, FontId, Rect, RichText, Sense, TextEdit, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

/// What everything here follows from, as in a forecast.
const SEED: u64 = 1944;

/// How often each option can be played out.
const SIZES: [u32; 3] = [96, 384, 960];

/// How wide the window is, where there is room.
const WIDE: f32 = 620.0;

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

/// Beside the words of an option stand its votes and their share; they take so much room,
/// in points.
const TAIL: f32 = 230.0;

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
        if self.table.glance().node != self.poll.at {
            self.poll.told = tr!("poll-present");
            return;
        }
        let legal = self.table.legal(None);
        let ways: Vec<_> = legal.into_iter().filter(|way| !way.takes_back).collect();
        self.poll.told = match ways.len() {
            0 => tr!("poll-no-choices"),
            n if n > MOST => tr!("poll-too-many", n = n, most = MOST),
            _ => String::new(),
        };
        for way in ways.into_iter().take(MOST) {
            self.poll.add(Choice {
                label: way.label,
                plan: vec![way.action],
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
        let Some(Found::Ideas(ideas, _)) = self.computers.found(self.poll.at) else {
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
        let ideas = ideas.clone();
        for idea in ideas {
            self.poll.add(Choice {
                label: idea.label,
                plan: idea.actions,
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
            let found = matches!(self.computers.found(self.poll.at), Some(Found::Ideas(..)));
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
                choice.label
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
        let lines = self.keep_poll_lines(self.poll.at);
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

    /// The poll about a moment that goes into a study goes along with its game.
    pub(in crate::app) fn keep_poll_of(&mut self, at: NodeId) {
        let asked = self.poll.at == at && !self.poll.choices.is_empty();
        if asked && self.poll.written != self.poll_in_words() {
            let _ = self.keep_poll();
        }
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
        let at = self.poll.at;
        let words = self.poll_in_words();
        let mut remark = self.table.remark(at).cloned().unwrap_or(Remark {
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
        self.table.set_remark(at, remark)?;
        self.poll.written = words;
        Ok(())
    }

    /// A line for each option; how many have one.
    fn keep_poll_lines(&mut self, at: NodeId) -> usize {
        let stood = self.table.glance().node;
        let mut kept = 0;
        for n in 0..self.poll.choices.len() {
            let choice = self.poll.choices[n].clone();
            let first = choice.line.or_else(|| {
                if choice.plan.is_empty() || !self.table.go(at) {
                    return None;
                }
                // A throw that is still to come is not rolled here.
                let mut first = None;
                for action in &choice.plan {
                    let gesture = std::slice::from_ref(action);
                    if self.table.play(gesture, Rolled::Given(Vec::new())).is_err() {
                        break;
                    }
                    first = first.or(Some(self.table.glance().node));
                }
                first
            });
            let Some(first) = first else { continue };
            self.poll.choices[n].line = Some(first);
            let name = format!(
                "{}. {} ({})",
                letter(n),
                choice.label,
                tr!("poll-votes", n = choice.votes)
            );
            if self.table.name(first).is_none() && self.table.edit(Edit::Name(first, name)).is_ok()
            {
                kept += 1;
            }
        }
        self.table.hold();
        let _ = self.table.go(stood);
        kept
    }
}

/// The window, while it is open.
pub fn window(ctx: &egui::Context, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    if !room.poll.open {
        return;
    }
    if room.tend_poll() {
        ctx.request_repaint_after(std::time::Duration::from_millis(120));
    }
    let whole = ctx.content_rect();
    let title = tr!("poll-title");
    let mut closed = false;
    if room.poll.large {
        panels::window(&title, "poll from afar")
            .fixed_rect(whole.shrink(space::SMALL))
            .show(ctx, |ui| {
                focus::is_window(ui, &title);
                closed = panels::titled(ui, &title);
                large(ui, look, room);
            });
        if closed {
            room.poll.large = false;
        }
        return;
    }
    panels::window(&title, "poll of the room")
        .resizable(false)
        .default_pos(whole.left_top() + vec2(40.0, 84.0))
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            ui.set_width(WIDE.min(whole.width() - 60.0));
            closed = panels::titled(ui, &title);
            let tall = whole.height() * 0.76;
            egui::ScrollArea::vertical()
                .max_height(tall)
                .min_scrolled_height(tall)
                .show(ui, |ui| in_sight(ui, |ui| content(ui, look, room, out)));
        });
    if closed {
        push(out, Deed::Poll);
    }
}

fn content(ui: &mut Ui, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    let time = room.table.time(room.poll.at).unwrap_or_default();
    let time: Vec<&str> = time.iter().map(String::as_str).collect();
    ui.label(bold(time.join(", ")));
    let asks = tr!("poll-question");
    let field = TextEdit::singleline(&mut room.poll.question)
        .hint_text(&asks)
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    field.widget_info(|| WidgetInfo::labeled(egui::Role::TextInput, true, &asks));
    ui.horizontal_wrapped(|ui| {
        let choices = ui.button(tr!("poll-choices"));
        if choices.on_hover_text(tr!("poll-choices-tip")).clicked() {
            room.poll_choices();
        }
        let lines = ui.button(tr!("poll-lines"));
        if lines.on_hover_text(tr!("poll-lines-tip")).clicked() {
            room.poll_lines();
        }
        let ideas = ui.button(tr!("poll-ideas"));
        if ideas.on_hover_text(tr!("poll-ideas-tip")).clicked() {
            room.poll_ideas();
        }
        if ui.button(tr!("poll-own")).clicked() {
            let label = tr!(
                "poll-option",
                letter = letter(room.poll.choices.len()).to_string()
            );
            room.poll.add(Choice {
                label,
                ..Choice::default()
            });
        }
    });
    options(ui, look, room);
    if room.poll.choices.is_empty() {
        ui.label(tr!("poll-about"));
    } else {
        votes(ui, room);
    }
    if !room.poll.told.is_empty() {
        ui.label(RichText::new(&room.poll.told).color(look.theme.warning));
    }
    ui.separator();
    feet(ui, look, room, out);
}

/// The options with their votes, a row each.
fn options(ui: &mut Ui, look: &RoomLook<'_>, room: &mut Room) {
    let sides = SideNo::BOTH.map(|side| look.side_name(side));
    let mut gone = None;
    // The same for all: a row that is too wide would make the next one wider.
    let wide = (ui.available_width() - TAIL).max(80.0);
    for n in 0..room.poll.choices.len() {
        let result = room.poll.result(n, sides);
        let share = room.poll.share(&room.poll.choices[n]);
        let choice = &mut room.poll.choices[n];
        let name = letter(n).to_string();
        ui.horizontal(|ui| {
            // As wide as the widest letter, so that all rows are alike.
            let (cell, _) = ui.allocate_exact_size(Vec2::splat(height::ROW), Sense::hover());
            let drawn = panels::in_one_line(ui, bold(&name), TextStyle::Body);
            let corner = cell.center() - drawn.size() / 2.0;
            ui.painter().galley(corner, drawn, look.theme.text);
            let field = TextEdit::singleline(&mut choice.label).desired_width(wide);
            let said = tr!("poll-option", letter = name.as_str());
            let field = ui.add(field);
            field.widget_info(|| WidgetInfo::labeled(egui::Role::TextInput, true, &said));
            let said = tr!("poll-votes-of", letter = name.as_str());
            let votes = egui::DragValue::new(&mut choice.votes).range(0..=VOTES);
            let votes = ui.add(votes);
            votes.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, &said));
            let one = ui.small_button("+1");
            let said = tr!("poll-one-more", letter = name.as_str());
            one.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &said));
            if one.on_hover_text(&said).clicked() {
                choice.votes = (choice.votes + 1).min(VOTES);
            }
            ui.label(tr!("poll-share", share = decimal(share * 100.0, 0)));
            let said = tr!("poll-remove", letter = name.as_str());
            let remove = panels::icons::alone(ui, panels::icons::Sign::Close);
            remove.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &said));
            if remove.on_hover_text(&said).clicked() {
                gone = Some(n);
            }
        });
        if !result.is_empty() {
            ui.label(RichText::new(result).small());
        }
    }
    if let Some(n) = gone {
        room.poll.choices.remove(n);
        room.poll.changed();
    }
}

/// Where votes are pasted.
fn votes(ui: &mut Ui, room: &mut Room) {
    ui.add_space(space::SMALL);
    let said = tr!("poll-paste");
    let field = TextEdit::multiline(&mut room.poll.pasted)
        .hint_text(&said)
        .desired_rows(2)
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    field.widget_info(|| WidgetInfo::labeled(egui::Role::MultilineTextInput, true, &said));
    ui.horizontal_wrapped(|ui| {
        let some = !room.poll.pasted.trim().is_empty();
        let count = ui.add_enabled(some, egui::Button::new(tr!("poll-count")));
        if count.on_hover_text(tr!("poll-count-tip")).clicked() {
            let text = std::mem::take(&mut room.poll.pasted);
            room.poll.count(&text);
        }
        if ui.button(tr!("poll-zero")).clicked() {
            for choice in &mut room.poll.choices {
                choice.votes = 0;
            }
        }
    });
}

/// What can be done with the poll.
fn feet(ui: &mut Ui, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(tr!("guess-games"));
        for size in SIZES {
            let label = decimal(f64::from(size), 0);
            ui.selectable_value(&mut room.poll.games, size, label);
        }
    });
    ui.horizontal_wrapped(|ui| {
        let some = !room.poll.choices.is_empty();
        let label = bold(tr!("poll-large")).color(look.theme.on_accent);
        let shows = egui::Button::new(label).fill(look.theme.accent);
        let shows = ui.add_enabled(some, shows);
        if shows.on_hover_text(tr!("poll-large-tip")).clicked() {
            room.poll.large = true;
        }
        let runs = room.poll.playing.is_some();
        let play = ui.add_enabled(some && !runs, egui::Button::new(tr!("poll-play")));
        if play.on_hover_text(tr!("poll-play-tip")).clicked() {
            push(out, Deed::PlayPoll);
        }
        if ui
            .add_enabled(runs, egui::Button::new(tr!("computer-stop")))
            .clicked()
        {
            push(out, Deed::StopPoll);
        }
        let keep = ui.add_enabled(some, egui::Button::new(tr!("poll-keep")));
        if keep.on_hover_text(tr!("poll-keep-tip")).clicked() {
            push(out, Deed::KeepPoll);
        }
    });
    if let Some(playing) = &room.poll.playing {
        ui.add(egui::ProgressBar::new(playing.work.share()));
    } else if !room.poll.found.is_empty() {
        ui.label(RichText::new(tr!("futures-note")).small().weak());
    }
}

/// The split in letters that can be read from afar.
fn large(ui: &mut Ui, look: &RoomLook<'_>, room: &Room) {
    let poll = &room.poll;
    let sides = SideNo::BOTH.map(|side| look.side_name(side));
    if !poll.question.trim().is_empty() {
        ui.label(bold(poll.question.trim()).size(height::ROW * 1.2));
    }
    let rows = poll.choices.len().max(1) as f32;
    let tall = ((ui.available_height() - height::ROW) / rows).clamp(height::ROW, 130.0);
    let font = |share: f32| FontId::proportional((tall * share).clamp(14.0, 44.0));
    let most = poll.choices.iter().map(|choice| choice.votes).max();
    let most = f64::from(most.unwrap_or(0).max(1));
    for (n, choice) in poll.choices.iter().enumerate() {
        let size = vec2(ui.available_width(), tall);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let split = tr!(
            "poll-split",
            n = choice.votes,
            share = decimal(poll.share(choice) * 100.0, 0)
        );
        let result = poll.result(n, sides);
        let said = format!("{}. {}: {split}. {result}", letter(n), choice.label);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &said));
        let painter = ui.painter_at(rect);
        let bar = (f64::from(choice.votes) / most) as f32 * (rect.width() - space::SMALL);
        let low = rect.top() + tall * 0.5;
        let filled = Rect::from_min_max(
            pos2(rect.left(), low),
            pos2(rect.left() + bar, rect.bottom() - tall * 0.12),
        );
        painter.rect_filled(filled, space::ROUNDING, look.theme.accent);
        let ink = look.theme.text;
        let head = format!("{}. {}", letter(n), choice.label);
        let at = pos2(rect.left(), rect.top());
        let wide = rect.width() * 0.72;
        let text = super::lines::cut(ui, head, font(0.34), ink, wide);
        painter.galley(at, text, ink);
        let at = rect.right_top();
        painter.text(at, Align2::RIGHT_TOP, split, font(0.34), ink);
        if !result.is_empty() {
            let at = pos2(rect.left() + space::SMALL, low + tall * 0.08);
            painter.text(at, Align2::LEFT_TOP, result, font(0.2), ink);
        }
    }
    ui.label(tr!("poll-votes", n = poll.votes()));
}
