//! Scenarios of every system on the workbench: every mark of the data is told, what is
//! changed is taken back, corrections go to another copy and come back, and whatever
//! comes from outside is read or refused in words.

use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Options, SideNo};
use hells_gate::json::{Correction, Doc, text};
use hells_gate::present::system::{Entering, Footing, Stated};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::Entry;
use hells_gate::table::editing::{Errata, Workbench};
use hells_gate::words::{Language, speaking};
use std::collections::BTreeMap;

/// Every scenario that comes with a system that has an editor.
fn benches() -> Vec<(&'static Entry, &'static str, Box<dyn Workbench>)> {
    let mut all = Vec::new();
    for entry in SYSTEMS.iter().filter(|entry| entry.editable) {
        for start in entry.starts {
            let bench = (entry.edit)(start.text.parse().unwrap());
            all.push((
                entry,
                start.id,
                bench.unwrap_or_else(|why| panic!("{}: {why}", start.id)),
            ));
        }
    }
    assert!(!all.is_empty());
    all
}

/// How many marks of each kind a document has: words in fields of provenance, and
/// entries of lists of attested fields and the like.
fn marks(doc: &Doc, found: &mut BTreeMap<Footing, usize>) {
    match doc {
        Doc::Object(fields) => {
            for (name, value) in fields {
                match (name.as_str(), value) {
                    (field, Doc::Text(mark)) if field.ends_with("_provenance") => {
                        if let Some(footing) = Footing::of_mark(mark) {
                            *found.entry(footing).or_default() += 1;
                        }
                    }
                    ("attested" | "derived", Doc::List(list)) => {
                        let footing = Footing::of_mark(name).unwrap();
                        *found.entry(footing).or_default() += list.len();
                    }
                    _ => {}
                }
                marks(value, found);
            }
        }
        Doc::List(list) => list.iter().for_each(|doc| marks(doc, found)),
        _ => {}
    }
}

#[test]
fn every_mark_of_the_data_is_told_with_the_fact_it_is_about() {
    for (_, id, bench) in benches() {
        let facts = bench.facts();
        let mut told: BTreeMap<Footing, usize> = BTreeMap::new();
        for footing in facts.iter().filter_map(|it| it.footing) {
            *told.entry(footing).or_default() += 1;
        }
        let mut marked = BTreeMap::new();
        marks(bench.document(), &mut marked);
        for (footing, n) in marked {
            let told = told.get(&footing).copied().unwrap_or(0);
            // Marks of an entry as a whole hold for each of its fields.
            assert!(
                told * 10 >= n * 8,
                "{id}: {footing:?}: {told} told of {n} marks"
            );
        }
        let mut names: Vec<&str> = facts.iter().map(|it| it.at.as_str()).collect();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all, "{id}: a fact is told twice");
        for stated in &facts {
            let there = bench.find(&stated.at).is_some();
            let may_be_absent = matches!(
                stated.entering,
                Entering::Choice(_) | Entering::There(_) | Entering::Text { .. }
            );
            assert!(
                there || may_be_absent,
                "{id}: {} is not in the file",
                stated.at
            );
            assert!(
                !stated.what.is_empty() && !stated.says.is_empty(),
                "{id}: {}",
                stated.at
            );
            assert!(!stated.what.contains("editor-"), "{id}: {}", stated.what);
        }
        assert!(bench.flaws().is_empty(), "{id}: {:?}", bench.flaws());
    }
}

/// Something else that a fact could be.
fn another(stated: &Stated, now: Option<&Doc>, chooser: &mut Chooser) -> Option<Option<Doc>> {
    let is = match &stated.entering {
        Entering::Flag => Some(Doc::Bool(now != Some(&Doc::Bool(true)))),
        Entering::Choice(choices) => {
            let (value, _) = &choices[chooser.below(choices.len())];
            (*value != Doc::Null).then(|| value.clone())
        }
        Entering::Whole { least, most, .. } => {
            let span = usize::try_from(most - least + 1).unwrap();
            Some((least + i64::try_from(chooser.below(span)).unwrap()).into())
        }
        // No two names become the same.
        Entering::Text { .. } => {
            let n = chooser.below(1_000_000);
            Some(format!("something else {n}").as_str().into())
        }
        Entering::List { .. } => Some(Doc::List(Vec::new())),
        Entering::There(usual) => match now {
            Some(_) => None,
            None => usual.clone(),
        },
    };
    (is.as_ref() != now).then_some(is)
}

#[test]
fn every_change_is_judged_in_words_and_undone_without_a_trace() {
    for (_, id, mut bench) in benches() {
        let before = bench.document().clone();
        let mut chooser = Chooser::new(17);
        let facts = bench.facts();
        let step = (facts.len() / 60).max(1);
        let mut done = 0;
        for stated in facts.iter().step_by(step) {
            let was = bench.find(&stated.at);
            let Some(is) = another(stated, was.as_ref(), &mut chooser) else {
                continue;
            };
            let at = stated.at.clone();
            let changed = bench.change(&[Correction {
                at,
                was,
                is: is.clone(),
            }]);
            assert!(changed.is_ok(), "{id}: {changed:?}");
            if bench.document() == &before {
                continue;
            }
            done += 1;
            for flaw in bench.flaws() {
                assert!(!flaw.told.is_empty() && !flaw.advice.is_empty());
            }
            // What lies on the map is drawn all the same.
            let map = bench.map();
            assert!(!bench.board(map).map.places.is_empty());
            assert!(bench.undo());
            assert_eq!(bench.document(), &before, "{id}: {}", stated.at);
        }
        assert!(done > 20, "{id}: {done} changes");
        let undone = bench.errata();
        assert!(
            undone.corrections.is_empty(),
            "{id}: {:?}",
            undone.corrections
        );
    }
}

#[test]
fn corrections_make_another_copy_say_the_same_and_conflicts_are_told() {
    for (entry, id, mut bench) in benches() {
        let fresh = bench.document().clone();
        let mut chooser = Chooser::new(5);
        for stated in bench.facts().iter().rev().step_by(37) {
            // What got another name has its facts under that.
            if !bench.facts().iter().any(|now| now.at == stated.at) {
                continue;
            }
            let was = bench.find(&stated.at);
            if let Some(is) = another(stated, was.as_ref(), &mut chooser) {
                let at = stated.at.clone();
                bench.change(&[Correction { at, was, is }]).unwrap();
            }
        }
        let text = bench.errata().text("now");
        let errata = Errata::read(&text).unwrap_or_else(|why| panic!("{id}: {why:?}"));
        let mut copy = (entry.edit)(fresh.clone()).unwrap();
        let applied = copy.apply(&errata);
        assert_eq!(applied.conflicts, Vec::<String>::new(), "{id}");
        assert!(copy.unlike(bench.document()).is_empty(), "{id}");
        // What a corrected fact rests on is told with it.
        let rides = |at: &str| {
            let of = at.strip_suffix("_provenance");
            let of = of.or_else(|| at.strip_suffix(".provenance"));
            // `supply_provenance` goes with `supply_base`.
            let goes = |fact: &str, of: &str| {
                let rest = fact.strip_prefix(of);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
            };
            let corrected = |of: &str| {
                let mut all = errata.corrections.iter();
                all.any(|it| it.at != at && goes(&it.at, of))
            };
            of.is_some_and(corrected)
        };
        let corrections = errata.corrections.iter();
        let told = corrections.filter(|it| !rides(&it.at)).count();
        // Twice is once.
        let again = copy.apply(&errata);
        assert_eq!((again.made, again.already), (0, told), "{id}");
        // A fact that says a third thing is left alone.
        let mut other = (entry.edit)(fresh).unwrap();
        let mut wrong = errata.clone();
        for correction in &mut wrong.corrections {
            correction.was = Some("never so".into());
        }
        let applied = other.apply(&wrong);
        assert_eq!(applied.conflicts.len(), told, "{id}");
        assert_eq!(applied.made, 0);
        // The scenario file remembers what it was made of.
        let reopened = (entry.edit)(bench.text().parse().unwrap());
        if let Ok(reopened) = reopened {
            assert_eq!(
                reopened.errata().corrections,
                bench.errata().corrections,
                "{id}"
            );
        }
    }
}

#[test]
fn a_scenario_that_was_changed_does_not_pass_for_the_one_it_was_made_of() {
    for (entry, id, mut bench) in benches() {
        let kept = |bench: &dyn Workbench| bench.text().parse::<Doc>().unwrap();
        assert_eq!(text(&kept(&*bench), "id"), id, "as it is");
        let renamed = Correction {
            at: "title".into(),
            was: bench.find("title"),
            is: Some("Another winter".into()),
        };
        bench.change(&[renamed]).unwrap();
        let begun = bench.begin(Options::default()).unwrap();
        for doc in [&kept(&*bench), begun.scenario()] {
            let called = text(doc, "id");
            assert!(
                called.starts_with(id) && entry.start(called).is_none(),
                "{called}"
            );
        }
        // On the workbench it is what it was, and only what was changed is a correction.
        let again = (entry.edit)(kept(&*bench)).unwrap();
        assert_eq!(text(&kept(&*again), "title"), "Another winter");
        assert_eq!(again.document(), bench.document(), "{id}");
        assert_eq!(again.errata().corrections.len(), 1, "{id}");
        bench.undo();
        assert_eq!(text(&kept(&*bench), "id"), id, "as it was again");
    }
}

#[test]
fn a_changed_scenario_that_nobody_called_otherwise_has_a_title_of_its_own_in_its_file() {
    for (entry, id, mut bench) in benches() {
        let kept = |bench: &dyn Workbench| bench.text().parse::<Doc>().unwrap();
        assert_eq!(bench.title_outside(), bench.title(), "as it is");
        let told = Correction {
            at: "about".into(),
            was: bench.find("about"),
            is: Some("It was colder than that.".into()),
        };
        bench.change(&[told]).unwrap();
        for language in Language::ALL {
            speaking(language, || {
                let file = kept(&*bench);
                let title = text(&file, "title").to_owned();
                assert_eq!(title, bench.title_outside(), "{id}");
                assert_ne!(title, bench.title(), "{id}");
                let begun = bench.begin(Options::default()).unwrap();
                assert_eq!(text(begun.scenario(), "title"), title);
                // It goes again whatever is spoken then, so that nothing but what was
                // changed is a correction.
                speaking(Language::English, || {
                    let again = (entry.edit)(file).unwrap();
                    assert_eq!(again.document(), bench.document(), "{id}");
                    assert_eq!(again.errata().corrections.len(), 1, "{id}");
                });
            });
        }
    }
}

#[test]
fn corrections_of_another_game_or_of_no_game_are_refused_in_words() {
    let (_, _, mut bench) = benches().remove(0);
    let before = bench.document().clone();
    let strange = Errata {
        system: "chess".to_owned(),
        ..bench.errata()
    };
    let applied = bench.apply(&strange);
    assert_eq!(applied.conflicts.len(), 1);
    assert_eq!(bench.document(), &before);
    for text in [
        "",
        "{",
        "[]",
        "null",
        "{ \"format\": \"hells-gate-corrections\" }",
    ] {
        assert!(Errata::read(text).is_err(), "{text}");
    }
}

#[test]
fn mangled_files_of_corrections_and_scenarios_are_read_or_refused_and_never_more() {
    let mut chooser = Chooser::new(44);
    for (entry, id, mut bench) in benches() {
        let facts = bench.facts();
        let at = facts[0].at.clone();
        let was = bench.find(&at);
        bench
            .change(&[Correction {
                at,
                was,
                is: Some("something else".into()),
            }])
            .unwrap();
        let whole = bench.errata().text("now").into_bytes();
        for _ in 0..30 {
            let mut bytes = whole.clone();
            for _ in 0..=chooser.below(3) {
                let n = chooser.below(bytes.len());
                match chooser.below(3) {
                    0 => bytes[n] = u8::try_from(32 + chooser.below(95)).unwrap(),
                    1 => {
                        bytes.remove(n);
                    }
                    _ => bytes.insert(n, b"\"{}[],:0"[chooser.below(8)]),
                }
            }
            let Ok(text) = String::from_utf8(bytes) else {
                continue;
            };
            match Errata::read(&text) {
                Ok(errata) => {
                    let mut copy =
                        (entry.edit)(entry.start(id).unwrap().text.parse().unwrap()).unwrap();
                    let _ = copy.apply(&errata);
                }
                Err(why) => assert!(why.iter().all(|it| !it.is_empty())),
            }
        }
    }
}

#[test]
fn an_empty_map_of_each_kind_is_drawn_and_says_what_it_lacks() {
    let mut kinds = 0;
    for entry in SYSTEMS {
        for blank in (entry.blanks)() {
            kinds += 1;
            let doc = (entry.blank)(blank.key, 5, 6).unwrap();
            let mut bench = (entry.edit)(doc).unwrap_or_else(|why| panic!("{}: {why}", blank.key));
            assert_eq!(bench.map().places.len(), 30);
            assert!(!bench.flaws().is_empty(), "nobody is there yet");
            let workshop = bench.workshop();
            let units = workshop.brushes.iter().filter(|brush| {
                matches!(
                    brush.does,
                    hells_gate::present::system::BrushWork::Unit { .. }
                )
            });
            let units: Vec<_> = units.cloned().collect();
            assert_eq!(units.len(), 2);
            for (brush, place) in units.iter().zip(["A1", "E6"]) {
                let strokes = bench.strokes(brush, &[place.to_owned()], "");
                bench.change(&strokes).unwrap();
            }
            assert_eq!(bench.flaws(), [], "{}", blank.key);
            let table = bench.begin(Options::default()).unwrap();
            assert_eq!(
                SideNo::BOTH.map(|side| table.seat(side).is_some()),
                [false; 2]
            );
        }
    }
    assert!(kinds > 0);
}

#[test]
fn every_fact_and_all_that_can_be_chosen_is_said_in_words_of_every_language() {
    // A name of the data has an underscore, or is what another language has no word for.
    let raw = |text: &str| text.contains('_');
    for language in Language::ALL {
        speaking(language, || {
            for (_, id, bench) in benches() {
                for stated in bench.facts() {
                    let Stated { at, what, says, .. } = &stated;
                    // What a scenario is called in files is no word.
                    if at == "id" {
                        continue;
                    }
                    assert!(!raw(what) && !raw(says), "{id}: {at}: {what}: {says}");
                    if let Entering::Choice(choices) = &stated.entering {
                        let raw = choices.iter().find(|(_, said)| raw(said));
                        assert_eq!(raw, None, "{id}: {at}");
                    }
                    // What the program reads as one of several words is chosen.
                    let field = at.rsplit('.').next().unwrap_or(at);
                    let typed = matches!(stated.entering, Entering::Text { .. });
                    let keyword = ["result", "effect", "kind", "type", "size", "terrain"];
                    assert!(!(typed && keyword.contains(&field)), "{id}: {at} is typed");
                }
            }
        });
    }
}

#[test]
fn what_is_confirmed_with_one_key_is_seen_at_a_glance() {
    for (_, id, bench) in benches() {
        let facts = bench.facts();
        for stated in &facts {
            let with_it = facts.iter().filter(|it| it.goes_with(stated)).count();
            assert!(with_it <= 24, "{id}: {with_it} facts with {}", stated.at);
        }
    }
}

#[test]
fn what_a_fact_rests_on_is_counted_as_no_correction_and_no_difference_of_its_own() {
    for (entry, id, mut bench) in benches() {
        let marked = bench.facts().into_iter().find(|stated| {
            let mark = format!("{}_provenance", stated.at);
            bench.find(&mark).is_some() && matches!(stated.entering, Entering::Choice(_))
        });
        let Some(stated) = marked else { continue };
        let Entering::Choice(choices) = &stated.entering else {
            unreachable!()
        };
        let was = bench.find(&stated.at);
        let is = choices.iter().map(|(value, _)| value.clone());
        let is = is.map(|value| (value != Doc::Null).then_some(value));
        let Some(is) = is.into_iter().find(|is| *is != was) else {
            continue;
        };
        let at = stated.at.clone();
        bench.change(&[Correction { at, was, is }]).unwrap();
        let errata = bench.errata();
        let mut other = (entry.edit)(entry.start(id).unwrap().text.parse().unwrap()).unwrap();
        let unlike = other.unlike(bench.document());
        assert_eq!(unlike.len(), 1, "{id}: {unlike:?}");
        let applied = other.apply(&errata);
        assert_eq!((applied.made, applied.already), (1, 0), "{id}");
        let applied = other.apply(&errata);
        assert_eq!((applied.made, applied.already), (0, 1), "{id}");
    }
}

#[test]
fn two_scenarios_differ_only_in_what_is_told_otherwise() {
    for (entry, id, bench) in benches() {
        for other in entry.starts {
            for unlike in bench.unlike(&other.text.parse().unwrap()) {
                let [one, two] = &unlike.says;
                // Of lists it is told that they are there.
                let list = |it: &Option<Doc>| matches!(it, Some(Doc::List(_) | Doc::Object(_)));
                if list(&unlike.correction.was) && list(&unlike.correction.is) {
                    continue;
                }
                assert_ne!(one, two, "{id}, {}: {}", other.id, unlike.what);
                let mark = unlike.correction.at.ends_with("_provenance");
                assert!(
                    !mark || unlike.what != unlike.correction.at,
                    "{id}: {}",
                    unlike.what
                );
            }
        }
    }
}
