//! Looks for leaks: two nights that differ in nothing but the strength of Soviet units
//! are the same to the Germans, in all that can be asked, until those are attacked
//! [22.6.3].

use hells_gate::cli::Session;
use hells_gate::engine::conformance::Chooser;
use hells_gate::systems::SYSTEMS;
use serde_json::{Value, json};

/// A night over the protocol.
struct Night(Session);

/// The same units with other steps: far from the first attacks, near them, extended.
const ONE: [(&str, &str, u8); 3] = [
    ("170.18_Tk", "2423", 1),
    ("32.18_Tk", "2423", 1),
    ("41G.2_UF", "2424", 3),
];
const OTHER: [(&str, &str, u8); 3] = [
    ("170.18_Tk", "2423", 3),
    ("32.18_Tk", "2423", 2),
    ("41G.2_UF", "2424", 5),
];

impl Night {
    fn new(steps: &[(&str, &str, u8)], changed: &Value) -> Self {
        Self::at(steps, changed, json!({ "units": [] }))
    }

    /// In this position besides.
    fn at(steps: &[(&str, &str, u8)], changed: &Value, mut position: Value) -> Self {
        let mut night = Self(Session::of(SYSTEMS));
        let new =
            json!({ "do": "new", "system": "jaws_of_victory", "changed": changed, "seed": 5 });
        assert_eq!(night.ask(&new)["ok"], true);
        let units = steps
            .iter()
            .map(|(unit, hex, steps)| json!({ "unit": unit, "hex": hex, "steps": steps }));
        position["units"].as_array_mut().unwrap().extend(units);
        let set = night.ask(&json!({ "do": "position", "position": position }));
        assert_eq!(set["ok"], true, "{set}");
        night
    }

    /// The answer to the letter.
    fn raw(&mut self, request: &Value) -> String {
        self.0.answer(request.to_string().as_bytes()).0
    }

    fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.raw(request)).unwrap()
    }

    fn sits(&mut self, side: &str) {
        let sat = self.ask(&json!({ "do": "seat", "side": side }));
        assert_eq!(sat["ok"], true, "{sat}");
    }

    fn plays(&mut self, action: &str) {
        let played = self.ask(&json!({ "do": "play", "action": action }));
        assert_eq!(played["ok"], true, "{action}: {played}");
    }
}

/// Everything that can be asked.
fn questions(thinks: bool) -> Vec<Value> {
    let mut all: Vec<Value> = ["state", "legal", "history", "lines", "points", "parameters"]
        .iter()
        .map(|verb| json!({ "do": verb }))
        .collect();
    all.push(json!({ "do": "history", "tree": true }));
    all.push(json!({ "do": "panel" }));
    all.push(json!({ "do": "stacks" }));
    if thinks {
        all.push(json!({ "do": "hint", "seed": 3 }));
        all.push(json!({ "do": "evaluate", "games": 2, "level": "cadet", "seed": 3 }));
        return all;
    }
    for hex in ["2423", "2424", "2425", "2522", "2421", "2222"] {
        all.push(json!({ "do": "panel", "place": hex }));
        all.push(json!({ "do": "point", "at": { "place": hex } }));
        all.push(json!({ "do": "odds", "hex": hex }));
        let enter = format!("enter {hex}");
        for verb in ["check", "explain", "throw"] {
            all.push(json!({ "do": verb, "action": enter }));
        }
    }
    for unit in ["170.18_Tk", "41G.2_UF", "266.72"] {
        all.push(json!({ "do": "panel", "units": [unit] }));
        all.push(json!({ "do": "point", "at": { "unit": unit } }));
    }
    all.push(json!({ "do": "state", "node": 0 }));
    all
}

/// Asks both nights everything from these seats.
fn same_to(nights: &mut [Night; 2], seats: &[&str], thinks: bool) {
    for seat in seats {
        let [one, two] = nights;
        one.sits(seat);
        two.sits(seat);
        for request in questions(thinks) {
            assert_eq!(one.raw(&request), two.raw(&request), "{seat}: {request}");
        }
    }
}

fn hidden() -> [Night; 2] {
    [&ONE, &OTHER].map(|steps| Night::new(steps, &json!({ "hidden_strengths": true })))
}

#[test]
fn how_strong_they_are_is_told_nobody_before_they_are_attacked() {
    let mut nights = hidden();
    same_to(&mut nights, &["german", "room"], false);
    for night in &mut nights {
        night.sits("german");
        for action in ["done", "done", "stack 2522"] {
            night.plays(action);
        }
    }
    same_to(&mut nights, &["german", "room"], false);
    let [one, two] = &mut nights;
    for night in [&mut *one, &mut *two] {
        night.sits("soviet");
    }
    let state = json!({ "do": "state" });
    assert_ne!(one.raw(&state), two.raw(&state), "their owner knows");
    for night in [&mut *one, &mut *two] {
        night.sits("german");
        night.plays("enter 2423");
    }
    assert_ne!(one.raw(&state), two.raw(&state), "the attack shows it");
}

#[test]
fn no_computer_knows_more_than_it_is_shown() {
    // The last stack of the night: it is soon thought through.
    let position = json!({
        "stage": "march", "wave": 4,
        "march": { "stack": "2819", "at": "2522", "entered": 1 },
        "units": [{ "unit": "266.72", "hex": "2522", "of": "2819" }]
    });
    let changed = json!({ "hidden_strengths": true });
    let mut nights = [&ONE, &OTHER].map(|steps| Night::at(steps, &changed, position.clone()));
    same_to(&mut nights, &["german"], true);
}

#[test]
fn whole_nights_are_the_same_until_what_differs_is_attacked() {
    let mut nights = hidden();
    let mut chooser = Chooser::new(8);
    let mut steps = 0;
    loop {
        let [one, two] = &mut nights;
        let legal = one.ask(&json!({ "do": "legal", "brief": true }));
        let mut legal: Vec<String> = legal["actions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|action| action.as_str().unwrap().to_owned())
            .collect();
        legal.retain(|action| !action.starts_with("move") && !action.starts_with("back"));
        let differs =
            |action: &String| ["2423", "2424", "2425"].iter().any(|h| action.ends_with(h));
        legal.retain(|action| !(action.starts_with("enter") && differs(action)));
        let Some(action) = legal.get(chooser.below(legal.len().max(1))).cloned() else {
            break;
        };
        one.plays(&action);
        two.plays(&action);
        let over = one.ask(&json!({ "do": "state" }));
        if !over["outcome"].is_null() {
            break;
        }
        steps += 1;
        if steps % 9 == 1 {
            same_to(&mut nights, &["german", "room"], false);
            let [one, two] = &mut nights;
            one.sits("german");
            two.sits("german");
        }
    }
    assert!(steps > 30, "{steps}");
}

#[test]
fn nothing_is_hidden_where_the_option_is_off() {
    let mut night = Night::new(&ONE, &json!({}));
    let other = Night::new(&OTHER, &json!({})).ask(&json!({ "do": "state" }));
    assert_ne!(night.ask(&json!({ "do": "state" })), other);
}
