//! The tabletop battle.

use super::{begin, room, seeded};
use crate::window::{Window, says};
use hells_gate::app::commands::Command;
use hells_gate::app::room::Deed;
use hells_gate::engine::conformance::Chooser;
use hells_gate::present::system::{Effect, Selection};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Entry, find};

pub(super) fn entry() -> &'static Entry {
    find(SYSTEMS, "tabletop").unwrap()
}

fn deed(window: &mut Window<'_>, deed: Deed) {
    window.state_mut().push(Command::Room(Box::new(deed)));
    window.step();
}

#[test]
fn every_scenario_opens_and_is_played_to_its_verdict() {
    for start in 0..entry().starts.len() {
        let home = tempfile::tempdir().unwrap();
        let mut w = begin(home.path(), entry(), start, seeded(3));
        let mut chooser = Chooser::new(start as u64);
        for step in 0..4000 {
            let table = room(&w).table();
            if table.glance().outcome.is_some() {
                break;
            }
            let mut legal = table.legal(None);
            legal.retain(|listed| !listed.action.starts_with("leave"));
            let end = legal.iter().position(|listed| listed.action == "end");
            let at = match end {
                Some(end) if chooser.below(6) == 0 => end,
                _ => chooser.below(legal.len()),
            };
            let action = legal[at].action.clone();
            deed(&mut w, Deed::Do(Effect::Play(vec![action])));
            if step % 50 == 0 {
                w.run_steps(2);
                let prompt = room(&w).table().panel(&Selection::default()).prompt;
                assert!(says(&w, &prompt.now.text), "{}", prompt.now.text);
            }
        }
        w.run_steps(3);
        let (_, words) = room(&w).table().glance().outcome.expect("it ends");
        assert!(says(&w, &words), "the verdict stands on the screen");
    }
}
