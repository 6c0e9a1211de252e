//! What *Hell's Gate* brings for command line and protocol: commands that answer in
//! its own words, and the protocol about a record, as both were before there was a
//! table. `assets/protocol.md` promises that they stay.

mod advise;
mod export;
mod fuzz;
mod game;
mod ladder;
mod new;
mod odds;
mod picture;
mod read;
mod simulate;
mod talk;
mod view;
mod when;
mod words;

use super::HellsGate;
use super::codec::scenario;
use crate::cli::args::{
    Analyse, Export, Forecast, Fuzz, Hint, Ladder, New, Odds, Replay, Show, Simulate, Supply,
};
use crate::cli::commands::plot::Plot;
use crate::cli::desk::{Desk, DeskGame, DeskTalk, Ended, OwnDesk};
use crate::cli::target::Target;
use crate::json::Fault;
use crate::present::system::System as _;
use crate::table::{Entry, Table};
use crate::words::{name, tr};
use game::Loaded;

/// The desk.
pub(crate) struct HellsGateDesk;

/// The line of the list: the system, and this desk.
pub(crate) static ENTRY: Entry = super::ENTRY.with_besides(&OwnDesk(&HellsGateDesk));

impl Desk for HellsGateDesk {
    fn key(&self) -> &'static str {
        HellsGate::KEY
    }

    fn scenario(&self, id: &str) -> Option<[String; 2]> {
        let known = scenario::built_in().iter().find(|b| b.id == id)?;
        let title = name(known.title).into_owned();
        Some([title, tr!("scenario-about", id = id)])
    }

    fn begin(&self, text: &str) -> Result<Box<dyn DeskGame>, String> {
        let scenario = scenario::load(text).map_err(|why| why.to_string())?;
        Ok(Box::new(Loaded::fresh(scenario)))
    }

    fn read(&self, called: &str, bytes: &[u8]) -> Result<Box<dyn DeskGame>, String> {
        Ok(Box::new(game::game(called, bytes)?))
    }

    fn write_new(&self, args: &New, text: &str, target: &Target<'_>) -> Ended {
        new::new(args, text, target)
    }

    fn csv_help(&self) -> &'static str {
        "game, from 0; seed; winner; soviet_points and german_points; actions; dice; mud, whether \
         the ground turned to mud; mud_turn, the first game turn in mud, empty if there was none; \
         turns, the last game turn; soviet_steps_lost and german_steps_lost; escaped, the units \
         that broke out. Of another game:"
    }

    fn odds_examples(&self) -> &'static [&'static str] {
        &[
            "--target C6 29T 5GT@B6 --mud",
            "my-game.hellsgate --target E3 5GT@E2 --defender 11P,3P",
        ]
    }

    fn talk(&self) -> Box<dyn DeskTalk> {
        Box::new(talk::Talk::default())
    }
}

impl DeskGame for Loaded {
    fn at_table(&self) -> Result<Box<dyn Table>, Vec<Fault>> {
        self.file.at_table()
    }

    fn damage(&self) -> Option<String> {
        self.damage.as_ref().map(ToString::to_string)
    }

    fn whole(&self) -> Ended {
        Self::whole(self)
    }

    fn show(&self, args: &Show) -> Ended {
        read::show(self, args)
    }

    fn replay(&self, args: &Replay) -> Ended {
        read::replay(self, args)
    }

    fn supply(&self, args: &Supply) -> Ended {
        read::supply(self, args)
    }

    fn odds(&self, args: &Odds, units: &[String]) -> Ended {
        odds::odds(self, args, units)
    }

    fn hint(&self, args: &Hint) -> Ended {
        advise::hint(self, args)
    }

    fn forecast(&self, args: &Forecast) -> Ended {
        advise::forecast(self, args)
    }

    fn analyse(&self, args: &Analyse) -> Ended {
        advise::analyse(self, args)
    }

    fn ladder(&self, args: &Ladder) -> Ended {
        ladder::ladder(self, args)
    }

    fn simulate(&self, args: &Simulate, target: &Target<'_>, plot: Option<&Plot<'_>>) -> Ended {
        simulate::simulate(self, args, target, plot)
    }

    fn fuzz(&self, args: &Fuzz, target: &Target<'_>) -> Ended {
        fuzz::fuzz(self, args, target)
    }

    fn export(&self, args: &Export, target: &Target<'_>) -> Ended {
        export::export(self, args, target)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, speaking};
    use std::collections::BTreeSet;

    #[test]
    fn every_scenario_has_a_line_of_its_own_in_every_language() {
        for language in Language::ALL {
            let told = speaking(language, || {
                let all = scenario::built_in().iter();
                let lines = all.filter_map(|b| HellsGateDesk.scenario(b.id));
                lines.map(|[_, about]| about).collect::<BTreeSet<_>>()
            });
            assert_eq!(told.len(), scenario::built_in().len(), "{language:?}");
            assert!(told.iter().all(|line| line.len() > 20), "{told:?}");
        }
    }
}
