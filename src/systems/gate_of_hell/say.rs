//! Sentences: names, what actions are called, why they are refused, what happened.

mod parts;

use parts::{Parts, parts_of_action, parts_of_refusal, told_of};

use super::action::Action;
use super::event::Event;
use super::ids::{PieceId, PieceKind, Site, SiteKind};
use super::illegal::Illegal;
use super::notation::fee_word;
use super::rules::GateOfHell;
use super::setup::Happening;
use super::state::{Cast, Fee, State};
use crate::engine::{Refusal as _, SideNo};
use crate::hex::Id;
use crate::present::system::{Cited, Line, Subjects};
use crate::words::{name, signed_whole, tr};

impl GateOfHell {
    /// What people call a side.
    #[must_use]
    pub fn side_name(&self, side: SideNo) -> String {
        let side = match side {
            SideNo::A => "union",
            SideNo::B => "confederate",
        };
        tr!("gate-side", side = side)
    }

    /// The same at the head of something, without an article: "Union".
    #[must_use]
    pub fn side_called(side: SideNo) -> String {
        let side = match side {
            SideNo::A => "union",
            SideNo::B => "confederate",
        };
        tr!("gate-side-called", side = side)
    }

    /// What people call a piece.
    #[must_use]
    pub fn called(&self, piece: PieceId) -> String {
        let found = self.piece(piece);
        found.map_or_else(
            || piece.index().to_string(),
            |info| name(&info.name).into_owned(),
        )
    }

    /// What people call a place: "S7 Harbour entrance".
    #[must_use]
    pub fn located(&self, site: Site) -> String {
        let found = self.site(site);
        found.map_or_else(
            || tr!("gate-nowhere"),
            |info| format!("{} {}", info.code, name(&info.name)),
        )
    }

    /// What a fee is for.
    pub(super) fn fee_name(fee: Fee) -> String {
        tr!("gate-fee", fee = fee_word(fee))
    }

    /// The arguments of a sentence: piece, place, other, side, fee.
    fn arguments(&self, parts: &Parts) -> [String; 5] {
        let piece = |p: Option<PieceId>| p.map(|p| self.called(p));
        let place = |s: Option<Site>| s.map(|s| self.located(s));
        [
            piece(parts.piece).unwrap_or_default(),
            place(parts.place).unwrap_or_default(),
            piece(parts.other).or(place(parts.from)).unwrap_or_default(),
            parts.side.map(|s| self.side_name(s)).unwrap_or_default(),
            parts.fee.map(Self::fee_name).unwrap_or_default(),
        ]
    }

    /// A refusal as a sentence with its case.
    #[must_use]
    pub fn say_refusal(&self, why: &Illegal) -> Cited {
        let parts = parts_of_refusal(why);
        let [piece, place, other, _, fee] = self.arguments(&parts);
        let text = tr!(
            "gate-not",
            why = word(why),
            piece = piece,
            place = place,
            other = other,
            fee = fee,
            n = parts.n,
            most = parts.most
        );
        Cited::new(text, why.rule().0)
    }

    /// What people call an action.
    #[must_use]
    pub fn say_action(&self, action: Action) -> String {
        match action {
            Action::Lay { site, points } => {
                let marker = tr!("gate-marker", points = points);
                return tr!("gate-do-lay", marker = marker, place = self.located(site));
            }
            Action::Lift { site, points } => {
                let marker = tr!("gate-marker", points = points);
                return tr!("gate-do-lift", marker = marker, place = self.located(site));
            }
            Action::Pay { fee, free: false } => {
                return tr!("gate-do-pay", fee = Self::fee_name(fee));
            }
            Action::Pay { fee, free: true } => {
                return tr!("gate-do-free", fee = Self::fee_name(fee));
            }
            _ => {}
        }
        let parts = parts_of_action(action);
        let [piece, place, mut other, ..] = self.arguments(&parts);
        let mut what = word(&action);
        let ground = |piece| self.piece(piece).map(|p| p.kind) == Some(PieceKind::Ground);
        match action {
            Action::Sail { bank: Some(_), .. } => "Bank".clone_into(&mut what),
            // Two places to come back to are two things to do.
            Action::Repair { to: Some(_), .. } => "RepairTo".clone_into(&mut what),
            Action::Mend { to: Some(_), .. } => "MendTo".clone_into(&mut what),
            Action::Mend { piece, .. } if ground(piece) => "Refill".clone_into(&mut what),
            Action::Command { formation } => {
                let names = &self.parts().formations;
                let found = names.get(usize::from(formation));
                other = found.map_or_else(String::new, |n| name(n).into_owned());
            }
            _ => {}
        }
        tr!(
            "gate-do",
            what = what,
            piece = piece,
            place = place,
            other = other,
            n = parts.n
        )
    }

    /// What a throw is for, in a few words: “mines against Weehawken”.
    #[must_use]
    pub fn say_cast(&self, state: &State, cast: Cast) -> String {
        let mut parts = Parts::default();
        match cast {
            Cast::Mine(piece)
            | Cast::Party { unit: piece, .. }
            | Cast::Strike(piece)
            | Cast::Retreat(piece)
            | Cast::Wreck(piece)
            | Cast::Repair { ship: piece, .. } => parts = Parts::piece(piece),
            Cast::Shot { from, target } => parts = Parts::piece(from).other(target),
            Cast::Support(side) => parts = Parts::side(side),
            Cast::Assault => parts.place = state.fight.map(|fight| fight.site),
            Cast::Fate | Cast::Work(_) | Cast::Hunley | Cast::Sunset => {}
        }
        let side = parts.side.map(Self::side_called).unwrap_or_default();
        let [piece, place, other, ..] = self.arguments(&parts);
        tr!(
            "gate-cast",
            what = word(&cast),
            piece = piece,
            place = place,
            other = other,
            side = side
        )
    }

    /// What an action is about, in the words of written actions.
    #[must_use]
    pub fn about_action(&self, action: Action) -> Subjects {
        let parts = match action {
            Action::Lay { site, .. } | Action::Lift { site, .. } => Parts::place(site),
            _ => parts_of_action(action),
        };
        let code = |p: PieceId| self.piece(p).map(|info| info.code.clone());
        let pieces = [parts.piece, parts.other].into_iter().flatten();
        Subjects {
            units: pieces.filter_map(code).collect(),
            places: parts
                .place
                .map(|s| self.code(s).to_owned())
                .into_iter()
                .collect(),
        }
    }

    /// The same event of an ironclad, a fort or a unit has words of its own [2.2].
    fn by_kind(&self, event: &Event, what: &'static str) -> &'static str {
        let kind = |piece| self.piece(piece).map(|p| p.kind);
        match *event {
            Event::Lost { piece, steps, .. } => match (kind(piece), steps) {
                (Some(PieceKind::Ironclad), 2) => "Sunk",
                (Some(PieceKind::Ironclad), _) => "Damaged",
                (Some(PieceKind::Fort), 2) => "FortGone",
                (Some(PieceKind::Fort), _) => "FortReduced",
                _ => what,
            },
            Event::Whole { piece, .. } if kind(piece) != Some(PieceKind::Ground) => "Repaired",
            Event::Went { piece, to, .. }
                if to == self.ashley() && kind(piece) == Some(PieceKind::Ironclad) =>
            {
                "Removed"
            }
            _ => what,
        }
    }

    /// What a row of the table of random events brings \[G44\].
    fn fate_called(&self, roll: u8) -> String {
        let (what, value) = super::campaign::happening(self, roll);
        let (word, side) = match what {
            Happening::None => ("none", None),
            Happening::Gale => ("gale", None),
            Happening::Fever => ("fever", None),
            Happening::Support(side) => ("support", Some(side)),
            Happening::Torpedoes => ("torpedoes", None),
            Happening::Burst => ("burst", None),
        };
        let n = match what {
            Happening::Support(_) => signed_whole(i32::from(value)),
            _ => value.to_string(),
        };
        let side = side.map(|side| self.side_name(side)).unwrap_or_default();
        tr!("gate-fate", what = word, side = side, n = n)
    }

    /// What is told of an event; `None` if nothing is.
    #[must_use]
    pub fn say_event(&self, event: &Event) -> Option<Line> {
        let (what, parts, mut rule) = told_of(event)?;
        let what = self.by_kind(event, what);
        // Into a zone go ships that are sent to a port, whatever sent them.
        if let Event::Went { to, .. } = *event
            && self.site(to).is_some_and(|s| s.kind == SiteKind::Zone)
        {
            rule = "7.2.7";
        }
        let [piece, place, mut other, side, fee] = self.arguments(&parts);
        if let Event::Fated { roll } | Event::Happened { roll } = *event {
            other = self.fate_called(roll);
        }
        let mut text = match *event {
            Event::Paid { free: false, .. } => tr!("gate-told-paid", side = side, fee = fee),
            Event::Paid { free: true, .. } => tr!("gate-told-free", side = side, fee = fee),
            _ => tr!(
                "gate-told",
                what = what,
                piece = piece,
                place = place,
                other = other,
                side = side,
                n = parts.n,
                most = parts.most
            ),
        };
        if let Event::Clash {
            loser: Some(_), cp, ..
        } = *event
        {
            text = format!("{text} {}", tr!("gate-told-cp", n = cp));
        }
        let code = |p: PieceId| self.piece(p).map(|info| info.code.clone());
        let pieces = [parts.piece, parts.other].into_iter().flatten();
        let places = [parts.place, parts.from].into_iter().flatten();
        let on_map = places.filter(|s| self.site(*s).is_some());
        Some(Line {
            told: Cited::new(crate::words::sentence(&text), rule),
            units: pieces.filter_map(code).collect(),
            places: on_map.map(|s| self.code(s).to_owned()).collect(),
            opens: matches!(
                event,
                Event::TurnBegan { .. } | Event::Begun { .. } | Event::EndPhase
            ),
        })
    }
}

/// The name of a variant: the word by which its sentence is found.
fn word(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect()
}
