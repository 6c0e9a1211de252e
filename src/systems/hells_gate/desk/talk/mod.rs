//! The protocol about a record: the game on the table and what is done with it.

mod position;
mod questions;

use super::game::{built_in, load_file};
use super::view::{
    action_json, entry_json, event_json, points_json, position_json, refusal_json, side_word,
};
use crate::cli::desk::{DeskTalk, Verbs};
use crate::cli::engine::files::{Files, write};
use crate::cli::engine::request::{Answer, Fault, Request, dice, seed, undo};
use crate::cli::files::fresh_seed;
use crate::engine::{Dice as _, DiceMode, Die, Options, PlayError, Rules as _, Seeded};
use crate::record::now;
use crate::systems::hells_gate::codec::scenario;
use crate::systems::hells_gate::codec::stage_word;
use crate::systems::hells_gate::record::{
    BadFace, Examination, GameFile, NotRecorded, OpenedRecord, proof_json, read_entry, record_full,
};
use crate::systems::hells_gate::{Action, HellsGate, Illegal, State, say};
use crate::table::Entry;
use questions::{hex, unit};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Every verb, with the fields it takes besides `do` and `id`.
const VERBS: Verbs = &[
    ("hello", &[]),
    ("scenarios", &[]),
    (
        "new",
        &[
            "at_table",
            "system",
            "scenario",
            "scenario_text",
            "changed",
            "seed",
            "dice",
            "undo",
        ],
    ),
    ("load", &["at_table", "record", "path"]),
    ("save", &["path", "force"]),
    ("position", &["position"]),
    ("state", &["ply"]),
    ("legal", &["brief"]),
    ("check", &["action"]),
    ("explain", &["action"]),
    ("play", &["action", "die"]),
    ("undo", &[]),
    ("redo", &[]),
    ("history", &["from"]),
    ("odds", &["target", "units"]),
    ("supply", &["side"]),
    ("retreats", &["hex"]),
    ("points", &[]),
    ("rule", &["number", "search"]),
    ("map", &[]),
    ("hint", &["level", "seed"]),
    ("evaluate", &["level", "games", "seed"]),
    ("intentions", &["side", "seed"]),
    ("quit", &[]),
];

/// The game on the table, if there is one.
#[derive(Default)]
pub(super) struct Talk {
    file: Option<GameFile>,
}

impl DeskTalk for Talk {
    fn verbs(&self) -> Verbs {
        VERBS
    }

    fn scenarios(&self) -> Vec<Value> {
        let all = scenario::built_in().iter();
        all.map(|b| json!({ "id": b.id, "title": b.title }))
            .collect()
    }

    fn begin(&mut self, request: &Request<'_>) -> Answer {
        self.new_game(request)
    }

    fn load(&mut self, request: &Request<'_>, files: &Files) -> Answer {
        self.open(request, files)
    }

    fn done(
        &mut self,
        verb: &str,
        request: &Request<'_>,
        files: &Files,
        systems: &[Entry],
    ) -> Answer {
        match verb {
            "save" => self.save(request, files, systems),
            "position" => self.set_up(request),
            "state" => self.state(request),
            "legal" => self.legal(request),
            "check" => self.check(request),
            "explain" => self.explain(request),
            "play" => self.play(request),
            "undo" => self.undo(),
            "redo" => self.redo(),
            "history" => self.history(request),
            "odds" => questions::odds(self.position()?, request),
            "supply" => questions::supply(self.position()?, request),
            "retreats" => questions::retreats(self.position()?, request),
            "points" => self.points(),
            "rule" => questions::rule(request),
            "map" => questions::map(self.position()?.0),
            "hint" => questions::hint(self.position()?, request),
            "evaluate" => questions::evaluate(self.position()?, request),
            "intentions" => questions::intentions(self.file()?, request),
            _ => Ok(json!({})),
        }
    }
}

impl Talk {
    fn file(&self) -> Result<&GameFile, Fault> {
        self.file.as_ref().ok_or_else(Fault::no_game)
    }

    fn file_mut(&mut self) -> Result<&mut GameFile, Fault> {
        self.file.as_mut().ok_or_else(Fault::no_game)
    }

    /// The rules and the position at the cursor.
    fn position(&self) -> Result<(&HellsGate, &State), Fault> {
        let game = &self.file()?.game;
        Ok((game.rules(), game.state()))
    }

    fn new_game(&mut self, request: &Request<'_>) -> Answer {
        let text = match request.optional::<String>("scenario_text", "the text of a scenario")? {
            Some(_) if request.raw("scenario").is_some() => {
                return Err(Fault::request(
                    "give “scenario” or “scenario_text”, not both",
                ));
            }
            Some(text) => text,
            None => {
                let name: Option<String> = request.optional("scenario", "a text")?;
                let name = name.unwrap_or_else(|| "korsun_1944".to_owned());
                let text = built_in(&name).ok_or_else(|| {
                    let name: String = name.chars().take(40).collect();
                    Fault::new("scenario", format!("there is no scenario “{name}”"))
                })?;
                text.to_owned()
            }
        };
        let options = Options {
            seed: seed(request)?.unwrap_or_else(fresh_seed),
            dice: dice(request)?,
            undo: undo(request)?,
        };
        let scenario = scenario::load(&text).map_err(|e| Fault::new("scenario", e.to_string()))?;
        self.put(GameFile::new(scenario, options))
    }

    fn put(&mut self, file: GameFile) -> Answer {
        let file = self.file.insert(file);
        let mut out = glance(file);
        out["scenario"] = file.game.rules().id.as_str().into();
        out["title"] = file.title.as_str().into();
        out["seed"] = file.options.seed.to_string().into();
        Ok(out)
    }

    fn open(&mut self, request: &Request<'_>, files: &Files) -> Answer {
        let record: Option<String> = request.optional("record", "the text of a saved game")?;
        let path: Option<PathBuf> = request.optional("path", "a text")?;
        let (file, damage) = match (record, path) {
            (Some(text), None) => {
                let opened =
                    GameFile::read(&text).map_err(|e| Fault::new("record", e.to_string()))?;
                (opened.file, opened.damage)
            }
            (None, Some(path)) => {
                let path = files.reach(&path)?;
                let loaded = load_file(&path).map_err(|e| Fault::new("record", e))?;
                (loaded.file, loaded.damage)
            }
            _ => return Err(Fault::request("give either “record” or “path”")),
        };
        let told = damage.as_ref().map(ToString::to_string);
        let opened = OpenedRecord { file, damage };
        let proof = proof_json(&Examination::of(&opened));
        let mut out = self.put(opened.file)?;
        out["damage"] = told.into();
        out["proof"] = proof;
        Ok(out)
    }

    fn save(&self, request: &Request<'_>, files: &Files, systems: &[Entry]) -> Answer {
        let file = self.file()?;
        match request.optional::<String>("path", "a text")? {
            None => Ok(json!({ "record": file.to_json() })),
            Some(path) => {
                let force = request.optional("force", "true or false")?;
                let to = files.reach(Path::new(&path))?;
                write(
                    &to,
                    &file.to_json_saved(&now()),
                    force.unwrap_or(false),
                    systems,
                )?;
                Ok(json!({ "path": path }))
            }
        }
    }

    fn set_up(&mut self, request: &Request<'_>) -> Answer {
        let file = self.file_mut()?;
        let raw = request
            .raw("position")
            .ok_or_else(|| Fault::request("“position” is missing: an object"))?;
        let state = position::read(file.game.rules(), file.game.state(), raw)?;
        file.set_up(state);
        Ok(glance(file))
    }

    fn state(&self, request: &Request<'_>) -> Answer {
        let game = &self.file()?.game;
        let plies = game.entries().len();
        let ply: Option<usize> = request.optional("ply", "a whole number")?;
        let ply = ply.unwrap_or(game.cursor());
        if ply > plies {
            return Err(Fault::request(format!(
                "there is no position after {ply} actions: the game has {plies}"
            )));
        }
        let position = position_json(game.rules(), game.state_at(ply));
        Ok(json!({ "ply": ply, "plies": plies, "position": position }))
    }

    fn legal(&self, request: &Request<'_>) -> Answer {
        let (rules, state) = self.position()?;
        let brief: Option<bool> = request.optional("brief", "true or false")?;
        let mut actions = Vec::new();
        rules.legal(state, &mut actions);
        if brief.unwrap_or(false) {
            let list: Vec<String> = actions.into_iter().map(|a| rules.notation(a)).collect();
            return Ok(json!({ "to_act": state.to_act().map(side_word), "actions": list }));
        }
        let list: Vec<Value> = actions
            .into_iter()
            .map(|a| action_json(rules, state, a))
            .collect();
        Ok(json!({
            "to_act": state.to_act().map(side_word),
            "actions": list,
        }))
    }

    fn check(&self, request: &Request<'_>) -> Answer {
        let (rules, state) = self.position()?;
        let (action, _) = action(rules, request)?;
        let first = rules.check(state, action).err();
        Ok(json!({
            "action": action_json(rules, state, action),
            "legal": first.is_none(),
            "why_not": first.map(|why| refusal_json(rules, &why)),
        }))
    }

    fn explain(&self, request: &Request<'_>) -> Answer {
        let (rules, state) = self.position()?;
        let (action, _) = action(rules, request)?;
        let all: Vec<Value> = rules
            .explain(state, action)
            .iter()
            .map(|why| refusal_json(rules, why))
            .collect();
        Ok(json!({
            "action": action_json(rules, state, action),
            "legal": all.is_empty(),
            "why_not": all,
        }))
    }

    fn play(&mut self, request: &Request<'_>) -> Answer {
        let file = self.file_mut()?;
        let (options, game) = (file.options, &file.game);
        let (rules, state) = (game.rules(), game.state());
        let (action, written) = action(rules, request)?;
        rules
            .check(state, action)
            .map_err(|why| illegal(rules, &why))?;
        let given: Option<u8> = request.optional("die", "a whole number from 1 to 6")?;
        let given = given
            .map(|pips| Die::new(pips).ok_or_else(|| Fault::request("“die” is not from 1 to 6")))
            .transpose()?;
        if written.is_some() && given.is_some() && written != given {
            return Err(Fault::request("“die” and the face after “=” differ"));
        }
        let die = match (rules.rolls_dice(state, action), given) {
            (true, None) if options.dice == DiceMode::Seeded => {
                let dice = Seeded { seed: options.seed };
                let roll = dice.roll(rules.rolls(state));
                let roll = roll.map_err(|e| Fault::new("die", e.to_string()))?;
                // A record that is played again must come to the same game.
                match written.filter(|&face| face != roll) {
                    None => Some(roll),
                    Some(face) => return Err(not_the_seeds(face, roll)),
                }
            }
            (_, given) => given.or(written),
        };
        match file.play(action, die).err() {
            Some(NotRecorded::Full) => return Err(Fault::new("full", record_full())),
            Some(NotRecorded::Rules(PlayError::Illegal(why))) => {
                return Err(illegal(file.game.rules(), &why));
            }
            Some(NotRecorded::Rules(other)) => return Err(Fault::new("die", other.to_string())),
            None => {}
        }
        let mut out = glance(file);
        let game = &file.game;
        if let Some(entry) = game.played().last() {
            let events: Vec<Value> = entry
                .events
                .iter()
                .map(|e| event_json(game.rules(), e))
                .collect();
            out["action"] = game.rules().notation(entry.action).into();
            out["die"] = entry.die().map(|d| d.pips()).into();
            out["events"] = events.into();
        }
        Ok(out)
    }

    fn undo(&mut self) -> Answer {
        let file = self.file_mut()?;
        file.game
            .undo()
            .map_err(|e| Fault::new("undo", e.to_string()))?;
        Ok(glance(file))
    }

    fn redo(&mut self) -> Answer {
        let file = self.file_mut()?;
        match file.game.redo() {
            true => Ok(glance(file)),
            false => Err(Fault::new("redo", "nothing has been undone")),
        }
    }

    fn history(&self, request: &Request<'_>) -> Answer {
        let game = &self.file()?.game;
        let from: usize = request
            .optional("from", "a whole number")?
            .unwrap_or_default();
        let entries: Vec<Value> = game
            .played()
            .iter()
            .enumerate()
            .skip(from)
            .map(|(i, entry)| entry_json(game.rules(), i + 1, entry))
            .collect();
        Ok(json!({ "ply": game.cursor(), "plies": game.entries().len(), "actions": entries }))
    }

    fn points(&self) -> Answer {
        let (rules, state) = self.position()?;
        Ok(points_json(rules, state))
    }
}

/// The rules forbid the action, for the first reason.
fn illegal(rules: &HellsGate, why: &Illegal) -> Fault {
    use crate::engine::Refusal as _;
    Fault {
        rule: Some(why.rule().0),
        ..Fault::new("illegal", say::refusal(rules, why))
    }
}

/// What every answer about the game on the table says.
fn glance(file: &GameFile) -> Value {
    let game = &file.game;
    let (rules, state) = (game.rules(), game.state());
    let verdict = rules.verdict(state);
    let mut out = json!({
        "ply": game.cursor(),
        "turn": state.turn,
        "player": side_word(state.player),
        "stage": stage_word(state.stage),
        "to_act": state.to_act().map(side_word),
        "over": verdict.is_some(),
    });
    if let Some(verdict) = verdict {
        out["winner"] = verdict.winner().map(side_word).into();
    }
    out
}

/// A face that is written after an action, but that the seed does not roll.
fn not_the_seeds(face: Die, roll: Die) -> Fault {
    let why = format!(
        "the seed of this game rolls {roll} here, not {face}; leave “={face}” out, \
         or begin the game with \"dice\": \"by-hand\""
    );
    Fault::new("die", why)
}

/// The action of a request, in notation or as an object like those that `legal`
/// lists; and the face that is written after it, as records have it.
fn action(rules: &HellsGate, request: &Request<'_>) -> Result<(Action, Option<Die>), Fault> {
    let raw = request
        .raw("action")
        .ok_or_else(|| Fault::request("“action” is missing: notation, or an object"))?;
    let text = match raw.get().starts_with('{') {
        false => request.text("action", "notation, or an object")?,
        true => notation(rules, &Request::read_inner("action", raw)?)?,
    };
    let (words, face) = read_entry(&text).map_err(|BadFace| {
        let why = "after “=” stands no face of a die, 1 to 6";
        Fault::new("notation", why)
    })?;
    let action = rules
        .parse(words)
        .map_err(|e| Fault::new("notation", e.to_string()))?;
    Ok((action, face))
}

/// The notation of an action given in parts.
fn notation(rules: &HellsGate, parts: &Request<'_>) -> Result<String, Fault> {
    parts.only(&[
        "type",
        "unit",
        "hex",
        "target",
        "route",
        "all_out",
        "notation",
        "label",
        "needs_die",
    ])?;
    let kind = parts.text("type", "the type of the action")?;
    let code = |name| -> Result<String, Fault> {
        let code = parts.text(name, "a unit code")?;
        unit(rules, &code).map(|_| code)
    };
    let place = |name| -> Result<String, Fault> {
        let name = parts.text(name, "a hex")?;
        hex(rules, &name).map(|_| name)
    };
    Ok(match kind.as_str() {
        "supply" | "mud" | "end" => kind,
        "enter" | "retreat" => format!("{kind} {} {}", code("unit")?, place("hex")?),
        "restore" | "withdraw" | "lose" | "breakout" => format!("{kind} {}", code("unit")?),
        "attack" => format!("attack {} {}", place("target")?, code("unit")?),
        "resolve" => match parts.raw("all_out") {
            None => kind,
            Some(_) => format!("resolve all-out {}", code("all_out")?),
        },
        "move" => {
            let route: Vec<String> = parts.field("route", "a list of one or two hexes")?;
            format!("move {} {}", code("unit")?, route.join(" "))
        }
        _ => {
            let kind: String = kind.chars().take(20).collect();
            return Err(Fault::request(format!("there is no action type “{kind}”")));
        }
    })
}
