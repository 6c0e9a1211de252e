//! Positions as text, read and written.

use super::{Hits, Map, Place, Position, Side, Stage};
use std::collections::BTreeSet;
use std::fmt::Write as _;

const STAGES: [(Stage, &str); 9] = [
    (Stage::Supply, "supply"),
    (Stage::Reinforcement, "reinforcement"),
    (Stage::Restoration, "restoration"),
    (Stage::Combat, "combat"),
    (Stage::Losses, "losses"),
    (Stage::Movement, "movement"),
    (Stage::Breakout, "breakout"),
    (Stage::Mud, "mud"),
    (Stage::Over, "over"),
];

fn list(names: &BTreeSet<String>) -> String {
    names.iter().cloned().collect::<Vec<_>>().join(",")
}

fn set(names: &str) -> BTreeSet<String> {
    let names = names.split(',').filter(|n| !n.is_empty());
    names.map(str::to_owned).collect()
}

impl Position {
    /// The written position.
    pub fn text(&self) -> String {
        let (_, stage) = STAGES.iter().find(|(s, _)| *s == self.stage).unwrap();
        let player = match self.player {
            Side::Soviet => "soviet",
            Side::German => "german",
        };
        let ground = if self.mud { "mud" } else { "snow" };
        let mut text = format!(
            "{} {player} {stage} {ground} rolls={}",
            self.turn, self.rolls
        );
        if self.lifted {
            text += " lifted";
        }
        if self.released {
            text += " released";
        }
        if !self.attacked_hexes.is_empty() {
            write!(text, " attacked={}", list(&self.attacked_hexes)).unwrap();
        }
        if !self.hit_hexes.is_empty() {
            write!(text, " hit={}", list(&self.hit_hexes)).unwrap();
        }
        if let Some(hex) = &self.target {
            write!(text, " attacking={hex}").unwrap();
        }
        if let Some(h) = &self.hits {
            let retreating = if h.retreating { ":retreating" } else { "" };
            let to = list(&h.destinations);
            write!(
                text,
                " hits={}:{}/{}:{to}{retreating}",
                h.hex, h.left, h.scored
            )
            .unwrap();
        }
        for u in &self.units {
            let place = match &u.place {
                Place::Hex(hex) => hex,
                Place::Awaited => "awaited",
                Place::Destroyed => "destroyed",
                Place::Escaped => "escaped",
                Place::Lost => "lost",
                Place::Withheld => "withheld",
            };
            write!(text, "\n{} {place}", u.code).unwrap();
            for (mark, word) in [
                (u.reduced, "reduced"),
                (u.unsupplied, "unsupplied"),
                (u.retreated, "retreated"),
                (u.attacked, "attacked"),
                (u.moved, "moved"),
                (u.arriving, "arriving"),
                (u.attacking, "attacking"),
            ] {
                if mark {
                    write!(text, " {word}").unwrap();
                }
            }
        }
        text
    }

    /// Reads a written position. Units that are not named are destroyed.
    pub fn read(map: &Map, text: &str) -> Position {
        let mut position = map.start();
        for unit in &mut position.units {
            unit.place = Place::Destroyed;
        }
        let mut lines = text.lines();
        let clock: Vec<&str> = lines.next().unwrap().split(' ').collect();
        position.turn = clock[0].parse().unwrap();
        position.player = match clock[1] {
            "soviet" => Side::Soviet,
            "german" => Side::German,
            other => panic!("{other}?"),
        };
        (position.stage, _) = *STAGES.iter().find(|(_, word)| *word == clock[2]).unwrap();
        position.mud = clock[3] == "mud";
        (position.lifted, position.released) = (false, false);
        for word in &clock[4..] {
            match word.split_once('=') {
                None if *word == "lifted" => position.lifted = true,
                None if *word == "released" => position.released = true,
                Some(("rolls", n)) => position.rolls = n.parse().unwrap(),
                Some(("attacked", hexes)) => position.attacked_hexes = set(hexes),
                Some(("hit", hexes)) => position.hit_hexes = set(hexes),
                Some(("attacking", hex)) => position.target = Some(hex.to_owned()),
                Some(("hits", hits)) => {
                    let parts: Vec<&str> = hits.split(':').collect();
                    let (left, scored) = parts[1].split_once('/').unwrap();
                    position.hits = Some(Hits {
                        hex: parts[0].to_owned(),
                        left: left.parse().unwrap(),
                        scored: scored.parse().unwrap(),
                        destinations: set(parts[2]),
                        retreating: parts.len() > 3,
                    });
                }
                _ => panic!("{word}?"),
            }
        }
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            position.change(words[0], |u| {
                u.place = match words[1] {
                    "awaited" => Place::Awaited,
                    "destroyed" => Place::Destroyed,
                    "escaped" => Place::Escaped,
                    "lost" => Place::Lost,
                    "withheld" => Place::Withheld,
                    hex => Place::Hex(hex.to_owned()),
                };
                for word in &words[2..] {
                    match *word {
                        "reduced" => u.reduced = true,
                        "unsupplied" => u.unsupplied = true,
                        "retreated" => u.retreated = true,
                        "attacked" => u.attacked = true,
                        "moved" => u.moved = true,
                        "arriving" => u.arriving = true,
                        "attacking" => u.attacking = true,
                        other => panic!("{other}?"),
                    }
                }
            });
        }
        position
    }
}
