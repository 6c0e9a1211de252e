//! Drawing on the map: arrows, circles and notes that belong to the moment they
//! are drawn at, the present or an earlier one. Nothing of it touches the game.

use super::App;
use super::commands::{Command, no_cursor};
use crate::hex::HexId;
use crate::present::annotation::{Annotation, Figure, Meaning};
use crate::record::Moment;
use crate::words::tr;

/// What a click or stroke on the map does while drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// An arrow from hex to hex, or a circle round one.
    #[default]
    Line,
    /// Words at a hex.
    Note,
    /// Takes away what is drawn at a hex.
    Erase,
}

/// One thing to do while drawing.
#[derive(Clone, PartialEq, Debug)]
pub enum Drawing {
    /// Begin to draw, or end it.
    Mode,
    /// Take another tool.
    Tool(Tool),
    /// Draw about something else.
    Meaning(Meaning),
    /// The same, one after the other.
    NextMeaning,
    /// An arrow from a hex to another; a circle if they are the same.
    Stroke(HexId, HexId),
    /// The tool at a hex.
    At(HexId),
    /// A note at the hex pointed at, or the keyboard's.
    NoteHere,
    /// These are the words of the note.
    Words(String),
    /// No note after all.
    NoWords,
    /// No note now: its words are there when the next one is written.
    WordsAside,
    /// Take away the last thing drawn at the hex pointed at, or the keyboard's.
    EraseHere,
    /// Take away one thing of this moment, by its number.
    Erase(usize),
    /// Take away all of this moment.
    EraseAll,
}

/// What was drawn at a moment before or after a change of it.
type Step = (Moment, Vec<Annotation>);

/// The state of drawing.
#[derive(Clone, Default, Debug)]
pub struct Pen {
    /// Whether one draws.
    pub on: bool,
    /// With what.
    pub tool: Tool,
    /// About what.
    pub meaning: Meaning,
    /// Where the keyboard began an arrow.
    pub start: Option<HexId>,
    /// The arrow that is being dragged: from where, and the hex it is over.
    pub stroke: Option<(HexId, Option<HexId>)>,
    /// The note that is being written: where, and its words so far.
    pub writing: Option<(HexId, String)>,
    /// The words of a note that was not written, and where they were to stand.
    aside: Option<(HexId, String)>,
    undo: Vec<Step>,
    redo: Vec<Step>,
}

impl Pen {
    /// How many changes can be taken back.
    const STEPS: usize = 200;

    /// The same pen, not yet used, for another game.
    #[must_use]
    pub fn put_down(&self) -> Self {
        Self {
            meaning: self.meaning,
            ..Self::default()
        }
    }

    /// Whether a change of this moment can be taken back, or done again.
    #[must_use]
    pub fn can_undo(&self, moment: Moment) -> bool {
        self.undo.iter().any(|(m, _)| *m == moment)
    }

    /// Whether what was taken back at this moment can be drawn again.
    #[must_use]
    pub fn can_redo(&self, moment: Moment) -> bool {
        self.redo.iter().any(|(m, _)| *m == moment)
    }

    /// What the next click or key would draw, for a look at it beforehand.
    #[must_use]
    pub fn preview(&self, cursor: Option<HexId>) -> Option<Annotation> {
        let (from, to) = match (self.stroke, self.start) {
            (Some((from, to)), _) => (from, to?),
            (None, Some(start)) => (start, cursor.unwrap_or(start)),
            (None, None) => return None,
        };
        let draws = self.on && self.tool == Tool::Line;
        draws.then(|| Annotation::stroke(from, to, self.meaning))
    }
}

/// The last step of a moment.
fn take(steps: &mut Vec<Step>, moment: Moment) -> Option<Step> {
    let last = steps.iter().rposition(|(m, _)| *m == moment)?;
    Some(steps.remove(last))
}

impl App {
    /// Drawing as it is now.
    #[must_use]
    pub const fn pen(&self) -> &Pen {
        &self.pen
    }

    /// The moment that is looked at, the present or an earlier one.
    #[must_use]
    pub fn moment_shown(&self) -> Moment {
        let game = &self.session.file.game;
        Moment::of(game, self.looking.unwrap_or_else(|| game.cursor()))
    }

    /// What is drawn on the map that is looked at.
    #[must_use]
    pub fn drawn(&self) -> &[Annotation] {
        self.session.file.annotations.at(self.moment_shown())
    }

    /// Commands of the game that mean the drawing while one draws. Whether this
    /// was one.
    pub(super) fn pen_takes(&mut self, command: &Command) -> bool {
        if !self.pen.on {
            return false;
        }
        let drawing = match *command {
            Command::ClickHex(hex) => Drawing::At(hex),
            Command::ClickUnit(unit) | Command::ToggleUnit(unit) | Command::WholeStack(unit) => {
                let game = &self.session.file.game;
                let state = game.state_at(self.looking.unwrap_or_else(|| game.cursor()));
                match state.hex_of(unit) {
                    Some(hex) => Drawing::At(hex),
                    None => return false,
                }
            }
            Command::Activate => match self.picked().cursor {
                Some(hex) if self.pen.tool == Tool::Line => {
                    self.mark(hex);
                    return true;
                }
                Some(hex) => Drawing::At(hex),
                None => {
                    self.tell(no_cursor(), None, false);
                    return true;
                }
            },
            Command::Undo | Command::Redo => {
                self.step_drawing(*command == Command::Undo);
                return true;
            }
            // A click beside the map draws nothing, and ends nothing.
            Command::LetGo => return true,
            _ => return false,
        };
        self.carry_out_drawing(drawing);
        true
    }

    /// What Escape comes to while drawing: an arrow that was begun is let go,
    /// then the drawing ends.
    pub(super) fn leaves_pen(&mut self) -> bool {
        if self.pen.writing.is_some() {
            self.put_words_aside();
            return true;
        }
        if self.pen.start.take().is_some() {
            return true;
        }
        std::mem::take(&mut self.pen.on)
    }

    pub(super) fn carry_out_drawing(&mut self, drawing: Drawing) {
        self.notice = None;
        match drawing {
            Drawing::Mode => {
                self.pen.on = !self.pen.on;
                self.pen.start = None;
                self.pen.stroke = None;
            }
            Drawing::Tool(tool) => {
                self.pen.on = true;
                self.pen.tool = tool;
                self.pen.start = None;
            }
            Drawing::Meaning(meaning) => {
                self.pen.on = true;
                self.pen.meaning = meaning;
            }
            Drawing::NextMeaning => {
                self.pen.on = true;
                self.pen.meaning = self.pen.meaning.next();
            }
            Drawing::Stroke(from, to) => match self.pen.tool {
                Tool::Line => self.add(Annotation::stroke(from, to, self.pen.meaning)),
                _ => self.carry_out_drawing(Drawing::At(to)),
            },
            Drawing::At(hex) => match self.pen.tool {
                Tool::Line => self.add(Annotation::stroke(hex, hex, self.pen.meaning)),
                Tool::Note => self.write_at(hex),
                Tool::Erase => self.erase_at(hex),
            },
            Drawing::NoteHere => {
                self.pen.on = true;
                match self.hovered.or(self.picked().cursor) {
                    Some(hex) => self.write_at(hex),
                    None => self.pen.tool = Tool::Note,
                }
            }
            Drawing::Words(words) => {
                if let Some((hex, _)) = self.pen.writing.take() {
                    self.pen.aside = None;
                    self.set_words(hex, &words);
                }
            }
            Drawing::NoWords => {
                self.pen.writing = None;
                self.pen.aside = None;
            }
            Drawing::WordsAside => self.put_words_aside(),
            Drawing::EraseHere => match self.hovered.or(self.picked().cursor) {
                Some(hex) => self.erase_at(hex),
                None => self.tell(no_cursor(), None, false),
            },
            Drawing::Erase(number) => {
                let mut drawn = self.drawn().to_vec();
                if number < drawn.len() {
                    drawn.remove(number);
                    self.draw_instead(drawn);
                }
            }
            Drawing::EraseAll => self.draw_instead(Vec::new()),
        }
    }

    /// The keyboard's pen at a hex: it begins an arrow, or ends it.
    fn mark(&mut self, hex: HexId) {
        match self.pen.start.take() {
            Some(from) => self.add(Annotation::stroke(from, hex, self.pen.meaning)),
            None => self.pen.start = Some(hex),
        }
    }

    /// Draws one more thing; the very same thing a second time is taken away
    /// instead.
    fn add(&mut self, one: Annotation) {
        let mut drawn = self.drawn().to_vec();
        match drawn.iter().position(|d| *d == one) {
            Some(i) => {
                drawn.remove(i);
            }
            None => drawn.push(one),
        }
        self.draw_instead(drawn);
    }

    /// Asks for the words of a note; those that are there can be changed, and those
    /// that were put aside are there again.
    fn write_at(&mut self, hex: HexId) {
        let found = self.note_at(hex);
        let there = found.is_some();
        let (words, meaning) = found.unwrap_or((String::new(), self.pen.meaning));
        let aside = self.pen.aside.take_if(|(at, _)| *at == hex || !there);
        self.pen.meaning = meaning;
        self.pen.writing = Some((hex, aside.map_or(words, |(_, words)| words)));
    }

    fn note_at(&self, hex: HexId) -> Option<(String, Meaning)> {
        self.drawn().iter().find_map(|d| match &d.figure {
            Figure::Note { hex: at, text } if *at == hex => Some((text.clone(), d.meaning)),
            _ => None,
        })
    }

    /// What is being written, if it differs from what stands there.
    fn words_to_keep(&mut self) -> Option<(HexId, String)> {
        let (hex, words) = self.pen.writing.take()?;
        let stands = self.note_at(hex).map_or(String::new(), |(text, _)| text);
        let differs = !words.trim().is_empty() && words != stands;
        differs.then_some((hex, words))
    }

    fn put_words_aside(&mut self) {
        if let Some(words) = self.words_to_keep() {
            self.pen.aside = Some(words);
        }
    }

    /// The program ends while a note is being written: it is written.
    pub(super) fn write_what_is_typed(&mut self) {
        if let Some((hex, words)) = self.words_to_keep() {
            self.set_words(hex, &words);
        }
    }

    /// A hex has one note: the old one goes.
    fn set_words(&mut self, hex: HexId, words: &str) {
        let mut drawn = self.drawn().to_vec();
        drawn.retain(|d| !matches!(d.figure, Figure::Note { hex: at, .. } if at == hex));
        drawn.extend(Annotation::note(hex, words, self.pen.meaning));
        self.draw_instead(drawn);
    }

    fn erase_at(&mut self, hex: HexId) {
        match self.drawn().iter().rposition(|d| d.is_at(hex)) {
            Some(last) => self.carry_out_drawing(Drawing::Erase(last)),
            None => {
                let name = self.session.rules().hex_name(hex);
                self.tell(tr!("draw-nothing-at", hex = name), None, false);
            }
        }
    }

    /// Changes what is drawn at the moment shown.
    fn draw_instead(&mut self, drawn: Vec<Annotation>) {
        let moment = self.moment_shown();
        let before = self.drawn().to_vec();
        if drawn == before {
            return;
        }
        match self.session.annotate(moment, drawn) {
            Ok(()) => {
                self.pen.undo.push((moment, before));
                self.pen.redo.retain(|(m, _)| *m != moment);
                if self.pen.undo.len() > Pen::STEPS {
                    self.pen.undo.remove(0);
                }
                self.keep_on_disk();
            }
            Err(why) => self.tell(why, None, true),
        }
    }

    /// Takes the last change of this moment back, or does it again.
    fn step_drawing(&mut self, back: bool) {
        let moment = self.moment_shown();
        let before = self.drawn().to_vec();
        let pen = &mut self.pen;
        let (from, to) = match back {
            true => (&mut pen.undo, &mut pen.redo),
            false => (&mut pen.redo, &mut pen.undo),
        };
        let step = take(from, moment).map(|(_, drawn)| drawn);
        // Drawn before the game was last opened: the newest first.
        let older = || before.split_last().filter(|_| back);
        let Some(drawn) = step.or_else(|| older().map(|(_, rest)| rest.to_vec())) else {
            let text = match back {
                true => tr!("draw-no-undo"),
                false => tr!("draw-no-redo"),
            };
            return self.tell(text, None, false);
        };
        to.push((moment, before));
        // It was there before, so there is room for it.
        if let Err(why) = self.session.annotate(moment, drawn) {
            self.tell(why, None, true);
        }
        self.keep_on_disk();
    }
}
