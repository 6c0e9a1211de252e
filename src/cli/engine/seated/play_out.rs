//! Computer players play the game on the table on.

use super::{done_last, faulty, not_played};
use crate::cli::engine::listener::while_heard;
use crate::cli::engine::request::{Answer, Fault, Request, level};
use crate::cli::onward::{Halted, Onward};
use crate::cli::when::When;
use crate::engine::{Commander, Level, SideNo};
use crate::systems::SYSTEMS;
use crate::table::{Entry, Rolled, Table, find, read};

/// Plays on to the end of the game, or to a moment; all of it or nothing.
pub(super) fn play_out(table: &mut dyn Table, request: &Request<'_>, systems: &[Entry]) -> Answer {
    if !table.is_open() {
        let why = "something is hidden in this game: whoever plays for both sides takes the seat \
                   “all”";
        return Err(Fault::new("seat", why));
    }
    let until: Option<String> = request.optional("until", "a moment, a text")?;
    let until = until.map(|text| text.parse::<When>());
    let until = until
        .transpose()
        .map_err(|why| Fault::request(format!("“until”: {why}")))?;
    let onward = Onward {
        who: players(table, request)?,
        until: until.as_ref(),
        seed: request.optional("seed", "a whole number")?.unwrap_or(1),
    };
    // On a copy first, so that nothing has changed when it does not come off.
    let systems = match find(systems, table.system()) {
        Ok(_) => systems,
        Err(_) => SYSTEMS,
    };
    let copy = read(systems, table.write("").as_bytes());
    let mut copy = copy.map_err(|faults| faulty("record", &faults))?.table;
    let played = while_heard(|control| onward.play(&mut *copy, control))?;
    let actions = played.map_err(|why| match why {
        Halted::Nobody => Fault::request("no computer player can be asked here"),
        Halted::Stopped => Fault::new("unheard", "nobody reads the answers any more"),
        Halted::Refused(why) => not_played(&why),
        Halted::Never => {
            let moment = until.as_ref().map(ToString::to_string);
            let moment = moment.unwrap_or_default();
            Fault::request(format!("the game does not come to {moment}"))
        }
    })?;
    // The same dice fall, since nothing but the seed rolls them.
    for action in &actions {
        table
            .play(std::slice::from_ref(action), Rolled::ByTheGame)
            .map_err(|why| not_played(&why))?;
    }
    Ok(done_last(table, actions.len()))
}

/// Who plays: of each side the player that is named, else one of the level.
fn players(table: &dyn Table, request: &Request<'_>) -> Result<[Commander; 2], Fault> {
    let of_both = level(request, Level::Colonel)?;
    let about = table.about();
    let keys = about.sides.each_ref().map(|side| side.key.as_str());
    let named = match request.raw("players") {
        Some(raw) => Some(Request::read_inner("players", raw)?),
        None => None,
    };
    if let Some(named) = &named {
        named.only(&keys)?;
    }
    let there = Commander::all(table.levels(), table.tempers());
    let mut who = [Commander::from(of_both); 2];
    for side in SideNo::BOTH {
        let word = named
            .as_ref()
            .map(|it| it.optional(keys[side.index()], "a player, a text"));
        let word: Option<String> = word.transpose()?.flatten();
        let sits = match &word {
            Some(word) => Commander::find(word),
            None => Some(of_both.into()),
        };
        let sits = sits.filter(|one| there.contains(one)).ok_or_else(|| {
            let known: Vec<&str> = there.iter().map(|one| one.word()).collect();
            let known = known.join(", ");
            Fault::request(match known.is_empty() {
                true => "no computer plays this game".to_owned(),
                false => format!("the player of {} is none of {known}", keys[side.index()]),
            })
        })?;
        who[side.index()] = sits;
    }
    Ok(who)
}
