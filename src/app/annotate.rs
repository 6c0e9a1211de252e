//! Drawing on the map: arrows, circles and notes that belong to the moment they
//! are drawn at, the present or an earlier one. Nothing of it touches the game.

use crate::app::board::{Drawn, Hand};
use crate::engine::NodeId;
use crate::hex::HexId;
use crate::present::annotation::{Annotation, Figure, Lasts, Meaning, point};
use crate::present::display::Point;

/// What a click or stroke on the map does while drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// An arrow from hex to hex, or a circle round one.
    #[default]
    Line,
    /// A line by hand.
    Freehand,
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
    /// A line along these places of the board.
    Along(Vec<Point>),
    /// The slip of the note with this number lies elsewhere, by so much.
    MoveSlip(usize, Point),
    /// What is drawn from now on stays so long.
    Lasts(Lasts),
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
type Step<M> = (M, Vec<Annotation>);

/// The state of drawing, in a game whose moments are told apart by an `M`.
#[derive(Clone, Debug)]
pub struct Annotator<M = NodeId> {
    /// Whether one draws.
    pub on: bool,
    /// With what.
    pub tool: Tool,
    /// About what.
    pub meaning: Meaning,
    /// For how long.
    pub lasts: Lasts,
    /// Where the keyboard began an arrow.
    pub start: Option<HexId>,
    /// What the pointer is drawing.
    pub draws: Option<Drawn>,
    /// The note that is being written: where, and its words so far.
    pub writing: Option<(HexId, String)>,
    /// The words of a note that was not written, and where they were to stand.
    aside: Option<(HexId, String)>,
    undo: Vec<Step<M>>,
    redo: Vec<Step<M>>,
}

impl<M> Default for Annotator<M> {
    fn default() -> Self {
        Self {
            on: false,
            tool: Tool::default(),
            meaning: Meaning::default(),
            lasts: Lasts::default(),
            start: None,
            draws: None,
            writing: None,
            aside: None,
            undo: Vec::new(),
            redo: Vec::new(),
        }
    }
}

impl<M: Copy + PartialEq> Annotator<M> {
    /// How many changes can be taken back.
    const STEPS: usize = 200;

    /// The same pen, not yet used, for another game.
    #[must_use]
    pub fn put_down(&self) -> Self {
        Self {
            meaning: self.meaning,
            lasts: self.lasts,
            ..Self::default()
        }
    }

    /// Whether a change of this moment can be taken back, or done again.
    #[must_use]
    pub fn can_undo(&self, moment: M) -> bool {
        self.undo.iter().any(|(m, _)| *m == moment)
    }

    /// Whether what was taken back at this moment can be drawn again.
    #[must_use]
    pub fn can_redo(&self, moment: M) -> bool {
        self.redo.iter().any(|(m, _)| *m == moment)
    }

    /// What the next click or key would draw, for a look at it beforehand.
    #[must_use]
    pub fn preview(&self, cursor: Option<HexId>) -> Option<Annotation> {
        let (from, to) = match (&self.draws, self.start) {
            (Some(Drawn::Stroke(from, to)), _) => (*from, (*to)?),
            (Some(Drawn::Line(along)), _) => return Annotation::line(along, self.meaning),
            (Some(Drawn::Slip(..)), _) | (None, None) => return None,
            (None, Some(start)) => (start, cursor.unwrap_or(start)),
        };
        let draws = self.on && self.tool == Tool::Line;
        draws.then(|| Annotation::stroke(from, to, self.meaning))
    }

    /// What the pointer does on the board.
    #[must_use]
    pub const fn hand(&self) -> Hand {
        match (self.on, self.tool) {
            (false, _) => Hand::Plays,
            (true, Tool::Freehand) => Hand::Lines,
            (true, _) => Hand::Strokes,
        }
    }

    /// What is drawn, the slip that is being moved where the pointer has it.
    pub(in crate::app) fn with_slip_moved(&self, drawn: &mut [Annotation]) {
        if let Some(Drawn::Slip(number, by)) = self.draws
            && let Some(one) = drawn.get_mut(number)
        {
            *one = one.clone().moved(by);
        }
    }

    /// Takes the pen up or puts it down, or takes another tool or colour; whatever else
    /// there is to do with it is not this.
    pub(in crate::app) fn take_up(&mut self, drawing: &Drawing) {
        match *drawing {
            Drawing::Mode => {
                self.on = !self.on;
                self.start = None;
                self.draws = None;
            }
            Drawing::Tool(tool) => {
                self.on = true;
                self.tool = tool;
                self.start = None;
            }
            Drawing::Meaning(meaning) => {
                self.on = true;
                self.meaning = meaning;
            }
            Drawing::NextMeaning => {
                self.on = true;
                self.meaning = self.meaning.next();
            }
            Drawing::Lasts(lasts) => self.lasts = lasts,
            _ => {}
        }
    }

    /// Notes what was drawn at a moment before it changed.
    pub(in crate::app) fn note(&mut self, moment: M, before: Vec<Annotation>) {
        self.undo.push((moment, before));
        self.redo.retain(|(m, _)| *m != moment);
        if self.undo.len() > Self::STEPS {
            self.undo.remove(0);
        }
    }

    /// What is to be drawn at a moment when its last change is taken back, or done
    /// again, now that this is drawn; `None` if there is nothing to take back.
    pub(in crate::app) fn step(
        &mut self,
        moment: M,
        before: &[Annotation],
        back: bool,
    ) -> Option<Vec<Annotation>> {
        let (from, to) = match back {
            true => (&mut self.undo, &mut self.redo),
            false => (&mut self.redo, &mut self.undo),
        };
        let step = take(from, moment).map(|(_, drawn)| drawn);
        // Drawn before the game was last opened: the newest first.
        let older = || before.split_last().filter(|_| back);
        let drawn = step.or_else(|| older().map(|(_, rest)| rest.to_vec()))?;
        to.push((moment, before.to_vec()));
        Some(drawn)
    }

    /// The note being written, words and all, if it differs from what stands at its
    /// place; it is no longer being written.
    pub(in crate::app) fn words_to_keep(
        &mut self,
        drawn: &[Annotation],
    ) -> Option<(HexId, String)> {
        let (hex, words) = self.writing.take()?;
        let stands = note_at(drawn, hex).map_or(String::new(), |(text, _)| text);
        let differs = !words.trim().is_empty() && words != stands;
        differs.then_some((hex, words))
    }

    /// Puts the words of a note aside, for when the next one is written.
    pub(in crate::app) fn put_words_aside(&mut self, drawn: &[Annotation]) {
        if let Some(words) = self.words_to_keep(drawn) {
            self.aside = Some(words);
        }
    }

    /// Begins to write the note of a place; the words that stand there can be
    /// changed, and those that were put aside are there again.
    pub(in crate::app) fn write_at(&mut self, drawn: &[Annotation], hex: HexId) {
        let found = note_at(drawn, hex);
        let there = found.is_some();
        let (words, meaning) = found.unwrap_or((String::new(), self.meaning));
        let aside = self.aside.take_if(|(at, _)| *at == hex || !there);
        self.meaning = meaning;
        self.writing = Some((hex, aside.map_or(words, |(_, words)| words)));
    }

    /// What is drawn when the note of a place has these words: a place has one.
    pub(in crate::app) fn with_words(
        &self,
        drawn: &[Annotation],
        hex: HexId,
        words: &str,
    ) -> Vec<Annotation> {
        let mut drawn = drawn.to_vec();
        let own = |d: &Annotation| matches!(d.figure, Figure::Note { hex: at, .. } if at == hex);
        let before = drawn.iter().find(|d| own(d)).cloned();
        drawn.retain(|d| !own(d));
        let new = Annotation::note(hex, words, self.meaning);
        // It lies where it lay, and stays as long as it would have.
        drawn.extend(new.map(|new| match before {
            Some(Annotation {
                figure: Figure::Note { shift, .. },
                lasts,
                ..
            }) => new.moved(point(shift)).lasting(lasts),
            _ => new.lasting(self.lasts),
        }));
        drawn
    }

    /// No note after all.
    pub(in crate::app) fn drop_words(&mut self) {
        self.writing = None;
        self.aside = None;
    }

    /// The words that were typed for this place, now that they are written.
    pub(in crate::app) fn take_place(&mut self) -> Option<HexId> {
        let (hex, _) = self.writing.take()?;
        self.aside = None;
        Some(hex)
    }
}

/// What is drawn with one thing more; the very same thing a second time is taken away
/// instead.
pub(in crate::app) fn with_one(drawn: &[Annotation], one: Annotation) -> Vec<Annotation> {
    let mut drawn = drawn.to_vec();
    match drawn.iter().position(|d| *d == one) {
        Some(i) => {
            drawn.remove(i);
        }
        None => drawn.push(one),
    }
    drawn
}

fn note_at(drawn: &[Annotation], hex: HexId) -> Option<(String, Meaning)> {
    drawn.iter().find_map(|d| match &d.figure {
        Figure::Note { hex: at, text, .. } if *at == hex => Some((text.clone(), d.meaning)),
        _ => None,
    })
}

/// The last step of a moment.
fn take<M: Copy + PartialEq>(steps: &mut Vec<Step<M>>, moment: M) -> Option<Step<M>> {
    let last = steps.iter().rposition(|(m, _)| *m == moment)?;
    Some(steps.remove(last))
}
