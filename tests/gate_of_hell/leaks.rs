//! Looks for leaks: two games that differ in nothing but what one side laid are the
//! same to everybody else, in all that can be asked, until it is turned up.

use hells_gate::cli::Session;
use hells_gate::engine::conformance::Chooser;
use hells_gate::systems::SYSTEMS;
use serde_json::{Value, json};

/// A game over the protocol.
struct Game(Session);

impl Game {
    fn new(scenario: &str, seed: u64) -> Self {
        let mut game = Self(Session::of(SYSTEMS));
        let new =
            json!({"do": "new", "system": "gate_of_hell", "scenario": scenario, "seed": seed});
        assert_eq!(game.ask(&new)["ok"], true);
        game
    }

    /// The answer to the letter.
    fn raw(&mut self, request: &Value) -> String {
        self.0.answer(request.to_string().as_bytes()).0
    }

    fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.raw(request)).unwrap()
    }

    fn sits(&mut self, side: &str) {
        let sat = self.ask(&json!({"do": "seat", "side": side}));
        assert_eq!(sat["ok"], true, "{sat}");
    }

    fn plays(&mut self, action: &str) {
        let played = self.ask(&json!({"do": "play", "action": action}));
        assert_eq!(played["ok"], true, "{action}: {played}");
    }
}

/// What the Confederate lays: where, and how many points; 0 is a dummy.
type Mines = &'static [(&'static str, u8)];

/// Everywhere the same number of markers; S10 and S11 are the other way round.
const ONE: Mines = &[
    ("S7", 2),
    ("S7", 0),
    ("S8", 2),
    ("S9", 0),
    ("S10", 2),
    ("S10", 0),
    ("S11", 1),
    ("S12", 0),
];
const OTHER: Mines = &[
    ("S11", 2),
    ("S8", 2),
    ("S10", 1),
    ("S10", 0),
    ("S12", 0),
    ("S7", 0),
    ("S9", 0),
    ("S7", 2),
];

/// A game set up so; `hesitates`: with markers laid and taken up again on the way.
fn laid(scenario: &str, mines: &[(&str, u8)], hesitates: bool) -> Game {
    let mut game = Game::new(scenario, 5);
    game.sits("confederate");
    game.plays("place Chicora S9");
    game.plays("place Palmetto-State S12");
    if hesitates {
        for action in ["lay S12 2", "lay S8 0", "lift S12 2", "lift S8 0"] {
            game.plays(action);
        }
    }
    for (site, points) in mines {
        game.plays(&format!("lay {site} {points}"));
    }
    game.plays("done");
    game
}

/// Everything that can be asked.
fn questions(game: &mut Game, thinks: bool) -> Vec<Value> {
    let mut all: Vec<Value> = ["state", "legal", "history", "lines", "points", "parameters"]
        .iter()
        .map(|verb| json!({ "do": verb }))
        .collect();
    all.push(json!({"do": "history", "tree": true}));
    all.push(json!({"do": "panel"}));
    if thinks {
        all.push(json!({"do": "hint", "seed": 3}));
        all.push(json!({"do": "evaluate", "games": 2, "level": "cadet", "seed": 3}));
    }
    for site in ["S5", "S7", "S8", "S10", "S11", "S12", "FS", "L5"] {
        all.push(json!({"do": "panel", "place": site}));
        all.push(json!({"do": "point", "at": {"place": site}}));
        let sail = format!("sail Nahant {site}");
        for verb in ["check", "explain", "throw"] {
            all.push(json!({"do": verb, "action": sail}));
        }
    }
    for unit in [
        "Nahant",
        "Catskill",
        "Chicora",
        "Fort-Sumter",
        "Fort-Wagner",
    ] {
        all.push(json!({"do": "panel", "units": [unit]}));
        all.push(json!({"do": "point", "at": {"unit": unit}, "units": ["Nahant"]}));
    }
    let glance = game.ask(&json!({"do": "state"}));
    let nodes = glance["node"].as_u64().unwrap();
    for node in (0..=nodes).step_by(3) {
        all.push(json!({"do": "state", "node": node}));
    }
    all
}

/// Asks both games everything from these seats.
fn same_to(games: &mut [Game; 2], seats: &[&str], thinks: bool) {
    for seat in seats {
        let [one, two] = games;
        one.sits(seat);
        two.sits(seat);
        for request in questions(one, thinks) {
            assert_eq!(one.raw(&request), two.raw(&request), "{seat}: {request}");
        }
    }
}

/// Plays on in both games alike until an area with a difference is turned up.
fn played_on(games: &mut [Game; 2], seed: u64, most: usize) -> usize {
    let mut chooser = Chooser::new(seed);
    let mut steps = 0;
    while steps < most {
        let [one, two] = games;
        let glance = one.ask(&json!({"do": "state"}));
        let Some(side) = glance["to_act"].as_str().map(str::to_owned) else {
            break;
        };
        one.sits(&side);
        two.sits(&side);
        let legal = one.ask(&json!({"do": "legal", "brief": true}));
        let legal: Vec<String> = legal["actions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|a| a.as_str().unwrap().to_owned())
            .collect();
        assert!(!legal.is_empty(), "{glance}");
        let action = legal[chooser.below(legal.len())].clone();
        let turns_up = action.starts_with("sail")
            && side == "union"
            && (action.contains("S10") || action.contains("S11"));
        if turns_up {
            break;
        }
        one.plays(&action);
        two.plays(&action);
        steps += 1;
        if steps % 12 == 1 {
            same_to(games, &["union", "room"], false);
        }
    }
    steps
}

#[test]
fn where_mines_lie_is_told_nobody_before_they_are_turned_up() {
    for scenario in ["charleston_april_1863", "charleston_july_1863"] {
        let mines = |all: Mines| -> Vec<(&'static str, u8)> {
            // The landing has fewer of both.
            match scenario {
                "charleston_july_1863" => all
                    .iter()
                    .copied()
                    .filter(|(site, _)| matches!(*site, "S7" | "S10" | "S11"))
                    .filter(|mine| *mine != ("S7", 2))
                    .chain([("S7", 1)])
                    .collect(),
                _ => all.to_vec(),
            }
        };
        let mut games = [
            laid(scenario, &mines(ONE), false),
            laid(scenario, &mines(OTHER), true),
        ];
        same_to(&mut games, &["room"], false);
        // Computer players are asked where they play fastest.
        same_to(&mut games, &["union"], scenario == "charleston_april_1863");
        let [one, two] = &mut games;
        one.sits("confederate");
        two.sits("confederate");
        let state = json!({"do": "state"});
        assert_ne!(one.raw(&state), two.raw(&state), "their owner knows");
        let steps = played_on(&mut games, 8, 26);
        assert!(steps > 5, "{steps}");
    }
}

#[test]
fn while_it_is_laid_nobody_sees_how_many_steps_it_takes() {
    let ask = |hesitates: bool| {
        let mut game = Game::new("charleston_april_1863", 5);
        game.sits("confederate");
        game.plays("place Chicora S9");
        if hesitates {
            for action in ["lay S12 2", "lay S8 0", "lift S12 2"] {
                game.plays(action);
            }
        }
        game.sits("union");
        let verbs = ["state", "legal", "history", "points", "panel"];
        let all: Vec<Value> = verbs
            .iter()
            .map(|verb| game.ask(&json!({ "do": verb })))
            .collect();
        all
    };
    for (mut one, mut two) in ask(false).into_iter().zip(ask(true)) {
        // The number of the position is what the game itself goes by.
        for told in [&mut one, &mut two] {
            told.as_object_mut().unwrap().remove("node");
        }
        assert_eq!(one, two);
    }
}
