//! The question of a card: answers judged, hints, what is shown, and what the other
//! side does then.

use super::Room;
use super::act::{notice, plain};
use super::tour::dice;
use crate::app::Notice;
use crate::present::system::{AnswerPlayed, Asks, Cited, Until, fits, without_faces};
use crate::words::tr;

/// How an action stands to the answers of a question.
enum Judged<'a> {
    /// It may belong to a right one.
    Goes,
    /// It makes a wrong one whole.
    Wrong(&'a Cited),
    /// It belongs to none.
    Other,
    /// It comes too soon: more belongs to the answer before it.
    TooSoon,
}

impl Room {
    /// Why a gesture is no answer to the question of the card, if the card asks what
    /// would be done; the inner `None` lets it be done, or the rules refuse it.
    pub(super) fn answer_refused(&mut self, gesture: &[String]) -> Option<Option<Notice>> {
        let touring = self.touring.as_ref()?;
        let Until::Answered(asks) = &touring.card().until else {
            return None;
        };
        if touring.asked_of.answered.is_some() {
            return Some(self.legal_but(gesture, tr!("lesson-answered")));
        }
        let Asks::Play {
            right,
            wrong,
            other,
        } = asks
        else {
            return Some(self.legal_but(gesture, tr!("lesson-answer-here")));
        };
        let mut done = self.done_since(touring.begun);
        let told = gesture.iter().find_map(|written| {
            let action = without_faces(written);
            let judged = self.judged(&mut done, action, right, wrong);
            match judged {
                Judged::Goes => None,
                Judged::Wrong(says) => Some(match says.text.is_empty() {
                    // The rules say it themselves.
                    true => (None, true),
                    false => (Some(notice(says, true)), true),
                }),
                Judged::TooSoon => Some((Some(plain(tr!("lesson-too-soon"), true)), false)),
                Judged::Other => {
                    let told = match other.text.is_empty() {
                        true => plain(tr!("lesson-other"), true),
                        false => notice(other, true),
                    };
                    let forbidden = self.table.explain(action);
                    Some(match forbidden {
                        Ok(reasons) if reasons.is_empty() => (Some(told), true),
                        _ => (None, true),
                    })
                }
            }
        });
        let Some((told, counts)) = told else {
            return Some(None);
        };
        if let Some(touring) = self.touring.as_mut().filter(|_| counts) {
            touring.asked_of.tries += 1;
        }
        Some(told)
    }

    /// What is told of a gesture that the rules let be done, and that has no place now.
    fn legal_but(&self, gesture: &[String], told: String) -> Option<Notice> {
        let judged = gesture
            .first()
            .map(|first| self.table.explain(without_faces(first)));
        let legal = matches!(judged, Some(Ok(reasons)) if reasons.is_empty());
        legal.then(|| plain(told, false))
    }

    fn judged<'a>(
        &self,
        done: &mut Vec<String>,
        action: &str,
        right: &[AnswerPlayed],
        wrong: &'a [AnswerPlayed],
    ) -> Judged<'a> {
        let listed = self.table.legal(None);
        let listed = listed.into_iter().find(|listed| listed.action == action);
        if listed.as_ref().is_some_and(|listed| listed.takes_back) {
            return Judged::Goes;
        }
        // What rolls dice or ends something stands last.
        let closes = listed.as_ref().is_some_and(|listed| {
            let rolls = self.table.throw(action);
            listed.subjects.units.is_empty() || rolls.is_ok_and(|throw| !throw.dice.is_empty())
        });
        let mut tried = done.clone();
        tried.push(action.to_owned());
        let whole = |answer: &&AnswerPlayed| answer.holds(&tried) && answer.is_done(&tried);
        if right.iter().any(|answer| whole(&answer)) {
            *done = tried;
            return Judged::Goes;
        }
        if let Some(answer) = wrong.iter().find(whole) {
            return Judged::Wrong(&answer.says);
        }
        let holds = |answers: &[AnswerPlayed]| answers.iter().any(|answer| answer.holds(&tried));
        let (of_right, of_wrong) = (holds(right), holds(wrong));
        // What closes something may be done once all that stands before it is.
        let in_turn = |answer: &AnswerPlayed| {
            let mut before = answer.play.iter().take_while(|w| !fits(w, action));
            answer.holds(&tried) && before.all(|w| done.iter().any(|did| fits(w, did)))
        };
        let in_turn = right.iter().chain(wrong).any(in_turn);
        if (of_right || of_wrong) && (!closes || in_turn) {
            *done = tried;
            return Judged::Goes;
        }
        match of_right {
            true => Judged::TooSoon,
            false => Judged::Other,
        }
    }

    /// Notes that the question of the card has been answered on the map.
    pub(super) fn note_answer(&mut self) {
        let Some(touring) = &self.touring else { return };
        let Until::Answered(Asks::Play { right, .. }) = &touring.card().until else {
            return;
        };
        if touring.asked_of.answered.is_some() {
            return;
        }
        let done = self.done_since(touring.begun);
        let found = right.iter().position(|answer| answer.is_done(&done));
        if let Some(number) = found {
            let says = right[number].says.clone();
            self.answered(says, number > 0);
        }
    }

    /// The question has been answered: what is said of the answer is told, and the other
    /// side does what it does then.
    fn answered(&mut self, says: Cited, strayed: bool) {
        let Some(touring) = &mut self.touring else {
            return;
        };
        touring.asked_of.answered = Some(says);
        touring.asked_of.strayed = strayed;
        let reply = touring.card().reply.clone();
        for written in reply {
            let before = self.table.glance();
            let action = without_faces(&written).to_owned();
            if self.table.play(&[action], dice(&written)).is_err() {
                // It answers what was meant; the next card begins there.
                break;
            }
            self.played(before.node, before.clock);
        }
        self.verdict = false;
        self.scene = None;
    }

    /// One of the choices of the card is chosen.
    pub(super) fn choose_answer(&mut self, number: usize) -> Option<Notice> {
        let touring = self.touring.as_mut()?;
        let Until::Answered(Asks::Choose(choices)) = &touring.card().until else {
            return None;
        };
        let choice = choices.get(number)?.clone();
        if touring.asked_of.answered.is_some() {
            return None;
        }
        if choice.right {
            self.answered(choice.says, false);
            return None;
        }
        touring.asked_of.tries += 1;
        Some(notice(&choice.says, true))
    }

    /// A number is given as the answer.
    pub(super) fn number_answer(&mut self, number: i64) -> Option<Notice> {
        let touring = self.touring.as_mut()?;
        let Until::Answered(Asks::Number { is, wrong, other }) = &touring.card().until else {
            return None;
        };
        if touring.asked_of.answered.is_some() {
            return None;
        }
        if number == *is {
            self.answered(Cited::default(), false);
            return None;
        }
        let known = wrong.iter().find(|(wrong, _)| *wrong == number);
        let told = match known {
            Some((_, says)) => notice(says, true),
            None if other.text.is_empty() => plain(tr!("lesson-other-number"), true),
            None => notice(other, true),
        };
        touring.asked_of.tries += 1;
        Some(told)
    }

    /// One more hint is read.
    pub(super) fn read_hint(&mut self) {
        if let Some(touring) = &mut self.touring {
            let all = touring.card().hints.len();
            touring.asked_of.hints = (touring.asked_of.hints + 1).min(all);
        }
    }

    /// The answer is shown.
    pub(super) fn show_answer(&mut self, asks: &Asks, now: f64, animated: bool) -> Option<Notice> {
        self.look_at(None);
        let (at, begun) = self.touring.as_ref().map(|t| (t.at(), t.begun))?;
        if self.table.glance().node != begun {
            self.put_card(at);
            let node = self.table.glance().node;
            if let Some(touring) = &mut self.touring {
                touring.begun = node;
            }
        }
        if let Some(touring) = &mut self.touring {
            touring.asked_of.shown = true;
        }
        match asks {
            Asks::Play { right, .. } => right.first()?.play.iter().find_map(|written| {
                let action = without_faces(written).to_owned();
                self.try_gesture(vec![action], now, animated)
            }),
            Asks::Choose(choices) => {
                let right = choices.iter().position(|choice| choice.right)?;
                self.choose_answer(right)
            }
            Asks::Number { is, .. } => self.number_answer(*is),
        }
    }
}
