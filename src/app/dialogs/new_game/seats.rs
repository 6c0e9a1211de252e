//! Who sits at the sides: for each game those who were chosen for it, or played it last.

use super::NewGameForm;
use crate::app::catalogue::{ScenarioCard, deciders};
use crate::engine::{Commander, SideNo};
use crate::record::LastSeat;

/// Who sits at the two sides.
#[derive(Clone)]
pub(super) struct ChosenSeats {
    /// Who it is, where it is a computer.
    pub seated: [Option<Commander>; 2],
    /// What the people are called.
    pub names: [String; 2],
}

impl ChosenSeats {
    /// Two people without names.
    pub(super) const fn new() -> Self {
        Self {
            seated: [None; 2],
            names: [String::new(), String::new()],
        }
    }

    /// Those who played last.
    fn of_last(last: &[LastSeat; 2]) -> Self {
        let mut seats = Self::new();
        for side in SideNo::BOTH {
            let LastSeat { computer, who } = &last[side.index()];
            match computer {
                true => seats.seated[side.index()] = Commander::find(who),
                false => seats.names[side.index()].clone_from(who),
            }
        }
        seats
    }
}

impl NewGameForm {
    /// Whether each side decides anything by the rules that are set.
    pub(super) fn decides(&self, card: &ScenarioCard) -> [bool; 2] {
        match &self.deciders {
            Some((which, changed, decides))
                if *which == card.which && self.changed.get(which) == Some(changed) =>
            {
                *decides
            }
            _ => card.decides,
        }
    }

    /// Works that out anew where rules were changed: they may give a side something to
    /// decide.
    pub(super) fn find_deciders(&mut self) {
        let Some(card) = self.catalogue.cards().get(self.chosen) else {
            return;
        };
        let changed = self.changed.get(&card.which).filter(|set| !set.is_empty());
        let Some(changed) = changed.filter(|_| card.is_alone()) else {
            self.deciders = None;
            return;
        };
        let known = self.deciders.as_ref();
        if known.is_some_and(|(which, set, _)| (which, set) == (&card.which, changed)) {
            return;
        }
        let decides = deciders(&card.which, changed).unwrap_or(card.decides);
        self.deciders = Some((card.which.clone(), changed.clone(), decides));
    }

    /// When the chosen card is of another game, those sit there who were chosen for that
    /// game, or played it last; where nobody has, those of the last game with two sides. An
    /// opponent chosen there does not take the seat of the only side that decides.
    pub(super) fn seat_players(&mut self) {
        let card = self.catalogue.cards().get(self.chosen);
        let Some((system, decides)) = card.map(|card| (card.which.system(), card.decides)) else {
            return;
        };
        if self.seats_of == Some(system) {
            return;
        }
        if let Some(before) = self.seats_of.replace(system) {
            self.other_seats.insert(before, self.seats.clone());
            if !self.alone {
                self.opposed = Some(self.seats.clone());
            }
        }
        self.alone = decides.contains(&false);
        let last = || self.last_seats.get(system).map(ChosenSeats::of_last);
        if let Some(seats) = self.other_seats.get(system).cloned().or_else(last) {
            self.seats = seats;
        } else if self.alone {
            self.seats.seated = [None; 2];
        } else if let Some(opposed) = &self.opposed {
            self.seats.clone_from(opposed);
        }
    }
}
