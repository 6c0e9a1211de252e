//! Files of scenarios, corrections and variants, mangled: each is read or refused in
//! words, and what is read is played or applied, or refused in words again.

use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Options, SideNo};
use hells_gate::json::{Correction, Doc};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::editing::{Errata, bench_of};
use hells_gate::table::{Sheet, Variant};

/// Of those that can be read, one in so many is applied: that takes the most time.
const APPLIED: usize = 10;

/// A text with one to four letters replaced, left out, put in or doubled.
fn mangled(whole: &str, chooser: &mut Chooser) -> Option<String> {
    let mut bytes = whole.as_bytes().to_vec();
    for _ in 0..=chooser.below(3) {
        if bytes.is_empty() {
            bytes.push(b'{');
        }
        let n = chooser.below(bytes.len());
        match chooser.below(5) {
            0 => bytes[n] = u8::try_from(chooser.below(256)).unwrap(),
            1 => {
                bytes.remove(n);
            }
            2 => bytes.truncate(n.max(1)),
            3 => {
                let piece = bytes[n..bytes.len().min(n + 30)].to_vec();
                bytes.splice(n..n, piece);
            }
            _ => bytes.insert(n, b"\"{}[],:0-9e"[chooser.below(11)]),
        }
    }
    String::from_utf8(bytes).ok()
}

fn corrections(chooser: &mut Chooser, tries: usize) -> [usize; 2] {
    let mut counts = [0, 0];
    let entries: Vec<_> = SYSTEMS.iter().filter(|entry| entry.editable).collect();
    for entry in &entries {
        let start = entry.starts.last().unwrap();
        let mut bench = (entry.edit)(start.text.parse().unwrap()).unwrap();
        let at = bench.facts()[0].at.clone();
        let was = bench.find(&at);
        let is = Some("something else".into());
        bench.change(&[Correction { at, was, is }]).unwrap();
        let whole = bench.errata().text("now");
        bench.undo();
        for n in 0..tries / entries.len() {
            let read = mangled(&whole, chooser).map(|text| Errata::read(&text));
            match read {
                Some(Ok(errata)) => {
                    counts[0] += 1;
                    if n % APPLIED == 0 {
                        let applied = bench.apply(&errata);
                        assert!(applied.conflicts.iter().all(|told| !told.is_empty()));
                        bench.undo();
                    }
                }
                Some(Err(why)) => {
                    counts[1] += 1;
                    assert!(!why.is_empty() && why.iter().all(|it| !it.is_empty()));
                }
                None => counts[1] += 1,
            }
        }
    }
    counts
}

fn variants(chooser: &mut Chooser, tries: usize) -> [usize; 2] {
    let mut counts = [0, 0];
    for entry in SYSTEMS {
        let scenario: Doc = entry.starts.last().unwrap().text.parse().unwrap();
        let sheet = |changed: Doc| Sheet {
            scenario: scenario.clone(),
            changed,
            options: Options::default(),
        };
        let table = (entry.open)(sheet(Doc::Object(Vec::new()))).unwrap();
        let some = table.parameters().into_iter().take(6);
        let whole = Variant {
            system: entry.key.to_owned(),
            title: "Some other rules".to_owned(),
            changed: Doc::object(some.map(|of| (of.key, of.default))),
        }
        .write();
        for n in 0..tries / SYSTEMS.len() {
            let read = mangled(&whole, chooser).map(|text| Variant::read(&text));
            match read {
                Some(Ok(variant)) => {
                    counts[0] += 1;
                    assert_eq!(Variant::read(&variant.write()), Ok(variant.clone()));
                    if n % APPLIED == 0 {
                        match (entry.open)(sheet(variant.in_game())) {
                            Ok(table) => assert!(
                                table
                                    .glance()
                                    .to_act
                                    .is_some_and(|side| { SideNo::BOTH.contains(&side) })
                            ),
                            Err(why) => {
                                assert!(!why.is_empty());
                                assert!(why.iter().all(|it| !it.to_string().is_empty()));
                            }
                        }
                    }
                }
                Some(Err(why)) => {
                    counts[1] += 1;
                    assert!(!why.is_empty());
                    assert!(why.iter().all(|it| !it.to_string().is_empty()));
                }
                None => counts[1] += 1,
            }
        }
    }
    counts
}

/// What comes to the editor is drawn and told of; what has no fault there is played.
fn scenarios(chooser: &mut Chooser, tries: usize) -> [usize; 2] {
    let mut counts = [0, 0];
    let entries: Vec<_> = SYSTEMS.iter().filter(|entry| entry.editable).collect();
    let all: Vec<_> = entries.iter().flat_map(|entry| entry.starts).collect();
    for n in 0..tries {
        let start = all[n % all.len()];
        let read = mangled(start.text, chooser).map(|text| text.parse::<Doc>());
        let doc = match read {
            Some(Ok(doc)) => doc,
            Some(Err(why)) => {
                counts[1] += 1;
                assert!(!why.to_string().is_empty());
                continue;
            }
            None => {
                counts[1] += 1;
                continue;
            }
        };
        let bench = match bench_of(SYSTEMS, doc) {
            Ok(bench) => bench,
            Err(why) => {
                counts[1] += 1;
                assert!(!why.is_empty());
                continue;
            }
        };
        counts[0] += 1;
        let flaws = bench.flaws();
        assert!(
            flaws
                .iter()
                .all(|it| !it.told.is_empty() && !it.advice.is_empty())
        );
        if n % APPLIED == 0 {
            assert_eq!(bench.begin(Options::default()).is_ok(), flaws.is_empty());
        }
    }
    counts
}

fn tried(tries: usize) {
    let mut chooser = Chooser::new(1944);
    let [read, refused] = scenarios(&mut chooser, tries);
    println!("scenarios: {read} read, {refused} refused");
    assert_eq!(read + refused, tries);
    assert!(read > 0 && refused > read / 100);
    let [read, refused] = corrections(&mut chooser, tries);
    println!("corrections: {read} read, {refused} refused");
    assert!(read + refused <= tries);
    assert!(read > 0 && refused > read / 100);
    let [read, refused] = variants(&mut chooser, tries);
    println!("variants: {read} read, {refused} refused");
    assert!(read > 0 && refused > read / 100);
}

#[test]
fn mangled_files_of_scenarios_corrections_and_variants_are_read_or_refused_in_words() {
    tried(400);
}

#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_mangled_scenarios_corrections_and_variants_are_read_or_refused_in_words() {
    tried(100_000);
}
