use super::*;
use crate::engine::{Level, NodeId, Options, Progress, Viewer};
use crate::hex::Orientation;
use crate::json::Doc;
use crate::systems::SYSTEMS;
use crate::table::{Entry, Rolled, Sheet, Table};
use crate::words::{Language, speaking};
use std::collections::BTreeMap;
use std::sync::Arc;

fn begun(entry: &Entry) -> Box<dyn Table> {
    (entry.open)(Sheet {
        scenario: entry.starts[0].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options: Options::default(),
    })
    .unwrap()
}

/// Plays so many legal actions, always another one of the list.
fn play(table: &mut dyn Table, actions: usize) {
    for n in 0..actions {
        // In a closed game only whoever acts knows what can be done.
        if let Some(side) = table.glance().to_act.filter(|_| !table.is_open()) {
            table.view_as(Viewer::Side(side));
        }
        let legal = table.legal(None);
        let Some(pick) = legal.get(n * 7 % legal.len().max(1)) else {
            return;
        };
        table
            .play(std::slice::from_ref(&pick.action), Rolled::ByTheGame)
            .unwrap();
    }
}

fn doc(table: &dyn Table) -> Doc {
    table.write("").parse().unwrap()
}

fn moment(title: &str, game: usize, at: usize) -> StudyStop {
    StudyStop {
        title: title.to_owned(),
        text: "What is **said**.\nAnd \"more\".".to_owned(),
        caption: "Beside the map".to_owned(),
        map: Some(StopMap {
            game,
            at: StopMoment::Node(at),
            overlays: Vec::new(),
            section: Some(MapSection([-50, 10, 300, 420])),
            drawn: Vec::new(),
            histogram: None,
        }),
    }
}

/// A hundred games, and others that they are held against.
fn futures() -> StopHistogram {
    let counts = |title: &str, games: &[(i32, u32)]| MarginCounts {
        title: title.to_owned(),
        titles: BTreeMap::new(),
        games: games.iter().copied().collect(),
    };
    StopHistogram {
        counts: counts("From turn 3: 100 games", &[(-4, 30), (0, 20), (7, 50)]),
        levels: Some([Level::Colonel, Level::Cadet]),
        against: Some(MarginCounts {
            titles: [(Language::German, "Vom Anfang".to_owned())].into(),
            ..counts("From the beginning", &[(-1, 4), (2, 6)])
        }),
    }
}

/// A page of text, then two moments of a game of every system, then a position.
fn study() -> StudyFile {
    let mut study = StudyFile {
        title: "A lecture".to_owned(),
        about: "Of everything.".to_owned(),
        ..StudyFile::default()
    };
    let page = StudyStop {
        title: "Welcome".to_owned(),
        text: "- one\n- two".to_owned(),
        ..StudyStop::default()
    };
    study.stops.push(Arc::new(page));
    for (n, entry) in SYSTEMS.iter().enumerate() {
        let mut table = begun(entry);
        play(&mut *table, 12);
        study.games.push(Arc::new(doc(&*table)));
        for at in [0, 7] {
            study.stops.push(Arc::new(moment(entry.key, n, at)));
        }
    }
    let mut first = begun(&SYSTEMS[0]);
    play(&mut *first, 5);
    let position = first.position(first.glance().node).unwrap();
    let mut stop = moment("Alone", 0, 0);
    let map = stop.map.as_mut().unwrap();
    map.at = StopMoment::Position(PositionText::of(&position));
    map.overlays = vec![first.about().overlays[0].key.to_owned()];
    map.histogram = Some(futures());
    study.stops.push(Arc::new(stop));
    study
}

#[test]
fn a_study_of_every_game_reads_back_as_written_and_all_its_moments_are_found() {
    let study = study();
    let text = study.write();
    assert!(is_study(text.as_bytes()));
    let back = read(text.as_bytes()).unwrap();
    assert_eq!(back.damage, []);
    assert_eq!(back.study, study);
    assert_eq!(back.study.write(), text);
    let mut reader = StudyReader::default();
    assert_eq!(reader.check(&back.study), []);
    for stop in &back.study.stops {
        let Some(map) = &stop.map else { continue };
        let shown = reader.show(&back.study, map).unwrap();
        assert!(shown.told.is_empty(), "{:?}", shown.told);
        assert!(shown.table.clock(shown.at).is_some());
        match map.at {
            StopMoment::Node(n) => assert_eq!(shown.at, NodeId(n)),
            StopMoment::Position(ref position) => {
                let position = position.doc().unwrap();
                assert_eq!(shown.table.position(shown.at), Some(position));
                assert_eq!(shown.table.actions(), 0, "what came before is not told");
            }
        }
    }
}

#[test]
fn a_game_in_a_study_is_the_saved_game_it_was() {
    let study = study();
    let back = read(study.write().as_bytes()).unwrap().study;
    for game in &back.games {
        let opened = crate::table::read(SYSTEMS, game.to_string().as_bytes()).unwrap();
        assert!(opened.damage.is_none(), "{opened:?}");
        assert_eq!(opened.stamped, crate::table::Stamped::Whole);
    }
}

/// The stops that were read, and what is to be left of the whole ones: without a game they
/// are pages of text.
fn read_stops(read: &StudyFile, whole: &StudyFile) -> Vec<(StudyStop, StudyStop)> {
    let games = read.games.len();
    let left = |stop: &StudyStop| StudyStop {
        map: stop.map.clone().filter(|map| map.game < games),
        ..stop.clone()
    };
    let both = read.stops.iter().zip(&whole.stops);
    both.map(|(read, whole)| ((**read).clone(), left(whole)))
        .collect()
}

#[test]
fn of_a_file_that_breaks_off_what_is_whole_is_opened_and_the_rest_told() {
    let study = study();
    let text = study.write();
    let stops_end = text.find("\"games\"").unwrap();
    let (mut most, mut rescued) = (0, 0);
    let cuts = (40..stops_end)
        .step_by(97)
        .chain((stops_end..text.len() - 2).step_by(4_001));
    for cut in cuts {
        let Ok(read) = read(&text.as_bytes()[..cut]) else {
            // Not even a title is there.
            assert!(cut < 120, "{cut}");
            continue;
        };
        assert!(!read.damage.is_empty(), "{cut}");
        let n = read.study.stops.len();
        for (read, whole) in read_stops(&read.study, &study) {
            assert_eq!(read, whole, "{cut}");
        }
        assert!(n >= most, "{cut}");
        most = n;
        // Every stop that has lost its game is told of.
        let lost = |stop: &&Arc<StudyStop>| {
            let map = stop.map.as_ref();
            map.is_some_and(|map| map.game >= read.study.games.len())
        };
        let lost = study.stops[..n].iter().filter(lost).count();
        let told = read
            .damage
            .iter()
            .filter(|fault| fault.path.ends_with("].game"));
        assert_eq!(told.count(), lost, "{cut}");
        // The last game may have lost its end, and can be opened all the same.
        let games = read.study.games.len();
        let whole = games.saturating_sub(1);
        assert_eq!(read.study.games[..whole], study.games[..whole], "{cut}");
        if let Some(last) = read.study.games.last() {
            let opened = crate::table::read_doc(SYSTEMS, last);
            rescued += usize::from(*last != study.games[whole]);
            assert!(opened.is_ok(), "{cut}");
        }
    }
    // With fewer games it is cut less often.
    assert!(rescued > usize::from(SYSTEMS.len() >= 4), "{rescued}");
    assert_eq!(most, study.stops.len(), "no word is lost with the games");
}

#[test]
fn a_faulty_moment_is_left_out_and_told_and_what_was_written_stays() {
    let study = study();
    let text = study.write().replacen("\"game\": 1", "\"game\": 99", 1);
    let read = read(text.as_bytes()).unwrap();
    assert_eq!(read.study.stops.len(), study.stops.len());
    let [page, stop] = [&read.study.stops[3], &study.stops[3]];
    assert_eq!((&page.title, &page.text), (&stop.title, &stop.text));
    assert_eq!(page.map, None);
    // As it is now it can be written, and read without a fault.
    let again = super::read(read.study.write().as_bytes()).unwrap();
    assert_eq!(
        (again.study, again.damage),
        (read.study.clone(), Vec::new())
    );
    let told = read.damage[0].to_string();
    assert!(
        told.contains("stops[3].game") && told.contains("no game 100"),
        "{told}"
    );
    for (wrong, path) in [
        ("\"at\": 7", "\"at\": 7, \"position\": {}"),
        ("\"section\": [-50", "\"section\": [900"),
        ("\"title\": \"Welcome\"", "\"title\": 5"),
        ("\"caption\": \"Beside", "\"captoin\": \"Beside"),
    ] {
        let text = study.write().replacen(wrong, path, 1);
        assert_ne!(text, study.write(), "{wrong}");
        assert_eq!(
            super::read(text.as_bytes()).unwrap().damage.len(),
            1,
            "{path}"
        );
    }
}

#[test]
fn a_faulty_histogram_is_left_out_and_told_and_the_moment_stays() {
    let study = study();
    let last = study.stops.len() - 1;
    for (wrong, with, left) in [
        ("[-4, 30]", "[-4, 0]", None),
        ("[-4, 30]", "[-4, 3000000]", None),
        ("[-4, 30]", "[0, 30]", None),
        ("[-4, 30]", "[-4]", None),
        ("[[-4, 30], [0, 20], [7, 50]]", "[]", None),
        ("[[-4, 30], [0, 20], [7, 50]]", "7", None),
        ("[-1, 4]", "[-1, \"many\"]", Some(futures().counts)),
        ("\"cadet\"", "\"corporal\"", Some(futures().counts)),
        ("\"From the beginning\"", "5", Some(futures().counts)),
        ("\"Vom Anfang\"", "5", Some(futures().counts)),
    ] {
        let text = study.write().replacen(wrong, with, 1);
        let read = read(text.as_bytes()).unwrap();
        let [fault] = &read.damage[..] else {
            panic!("{wrong}: {:?}", read.damage)
        };
        let path = format!("stops[{last}].histogram");
        assert!(fault.path.starts_with(&path), "{fault}");
        let map = read.study.stops[last].map.as_ref().unwrap();
        let counts = map.histogram.as_ref().map(|games| games.counts.clone());
        assert_eq!(counts, left, "{with}");
        assert!(matches!(map.at, StopMoment::Position(_)));
    }
}

#[test]
fn what_games_are_held_against_is_told_in_the_language_that_is_spoken_if_it_is_known() {
    let table = begun(&SYSTEMS[0]);
    let against = || {
        let view = futures().view(&*table, NodeId(0));
        view.against.map(|(whence, _)| whence).unwrap()
    };
    assert_eq!(speaking(Language::German, against), "Vom Anfang");
    assert_eq!(speaking(Language::Russian, against), "From the beginning");
}

#[test]
fn a_study_without_histograms_says_the_version_of_programs_that_know_none() {
    let mut study = study();
    assert!(study.write().contains("\"version\": 2,"));
    study.stops.pop();
    let text = study.write();
    assert!(text.contains("\"version\": 1,"));
    assert_eq!(read(text.as_bytes()).unwrap().study, study);
}

#[test]
fn a_study_of_a_newer_program_and_what_is_none_are_refused_in_words() {
    let text = study().write();
    let newer = text.replacen("\"version\": 2", "\"version\": 3", 1);
    let why = read(newer.as_bytes()).unwrap_err()[0].to_string();
    assert!(why.contains("newer program"), "{why}");
    let games = begun(&SYSTEMS[0]).write("");
    let why = read(games.as_bytes()).unwrap_err()[0].to_string();
    assert!(
        why.contains("no study") && !is_study(games.as_bytes()),
        "{why}"
    );
    for odd in [
        "",
        "[]",
        "\u{0}\u{1}",
        "{ \"format\": \"hells-gate-study\" }",
    ] {
        assert!(read(odd.as_bytes()).is_err(), "{odd:?}");
    }
}

#[test]
fn two_thousand_mangled_files_are_read_or_refused_and_never_more_than_was_there() {
    let mut small = study();
    small.games.truncate(1);
    small
        .stops
        .retain(|stop| stop.map.as_ref().is_none_or(|map| map.game == 0));
    let text = small.write().into_bytes();
    let head = text.len().min(6_000);
    let mut n = 1_u64;
    let mut next = |below: usize| {
        n = n
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (n >> 33) as usize % below
    };
    let (mut kept, mut refused) = (0, 0);
    for _ in 0..2_000 {
        let mut bytes = text.clone();
        for _ in 0..=next(3) {
            let at = next(head);
            bytes[at] = b" \"{}[],:0a\\\n-"[next(13)];
        }
        match read(&bytes) {
            Ok(read) => {
                kept += 1;
                assert!(read.study.stops.len() <= small.stops.len());
            }
            Err(faults) => {
                refused += 1;
                assert!(!faults.is_empty());
            }
        }
    }
    assert!(kept > 500 && refused > 5, "{kept} {refused}");
}

#[test]
fn what_cannot_be_shown_as_the_file_says_is_told_with_its_place() {
    let mut study = study();
    let change = |study: &mut StudyFile, n: usize, change: fn(&mut StopMap)| {
        change(Arc::make_mut(&mut study.stops[n]).map.as_mut().unwrap());
    };
    change(&mut study, 1, |map| map.at = StopMoment::Node(99));
    change(&mut study, 2, |map| map.overlays = vec!["suply".to_owned()]);
    change(&mut study, 3, |map| map.drawn = vec!["squiggle".to_owned()]);
    let mut reader = StudyReader::default();
    let faults = reader.check(&study);
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    for (n, path) in ["stops[1].at", "stops[2].overlays[0]", "stops[3].drawn"]
        .iter()
        .enumerate()
    {
        assert!(told[n].starts_with(path), "{told:?}");
    }
    assert_eq!(told.len(), 3, "{told:?}");
    let map = study.stops[1].map.as_ref().unwrap();
    assert!(reader.show(&study, map).is_err());
    // An unknown overlay is left out, and the moment seen all the same.
    let map = study.stops[2].map.as_ref().unwrap();
    assert_eq!(reader.show(&study, map).unwrap().told.len(), 1);
}

#[test]
fn a_game_played_on_is_the_same_game_and_another_one_is_not() {
    let mut table = begun(&SYSTEMS[0]);
    play(&mut *table, 6);
    table.hold();
    let before = doc(&*table);
    play(&mut *table, 3);
    assert!(table.go(NodeId(2)));
    let way = table.legal(None).pop().unwrap().action;
    table.play(&[way], Rolled::ByTheGame).unwrap();
    let now = doc(&*table);
    assert!(is_grown_from(&now, &before) && is_grown_from(&now, &now));
    assert!(!is_grown_from(&before, &now));
    let mut other = begun(&SYSTEMS[0]);
    play(&mut *other, 3);
    let way = other.legal(None).pop().unwrap().action;
    other.play(&[way], Rolled::ByTheGame).unwrap();
    play(&mut *other, 4);
    assert!(!is_grown_from(&doc(&*other), &before));
    assert!(!is_grown_from(
        &doc(&*begun(&SYSTEMS[1])),
        &doc(&*begun(&SYSTEMS[0]))
    ));
}

#[test]
fn games_that_nothing_shows_go_and_the_others_keep_their_stops() {
    let mut study = study();
    study
        .stops
        .retain(|stop| stop.title == SYSTEMS[2].key || stop.map.is_none());
    let shown = study.games[2].clone();
    study.tidy();
    assert_eq!(study.games, [shown]);
    let numbers = study.stops.iter().filter_map(|stop| stop.map.as_ref());
    assert!(numbers.map(|map| map.game).eq([0, 0]));
}

#[test]
fn a_part_of_the_map_is_the_same_part_however_the_map_lies() {
    let corners = [[-1.25, 3.0], [4.5, 9.75]];
    for lies in [Orientation::NorthUp, Orientation::AsPrinted] {
        let section = MapSection::of(corners, lies);
        assert_eq!(section.corners(lies), corners);
    }
    let north = MapSection::of(corners, Orientation::NorthUp);
    let [low, high] = north.corners(Orientation::AsPrinted);
    assert_eq!([high[0] - low[0], high[1] - low[1]], [6.75, 5.75]);
}

#[test]
fn every_stop_has_a_page_and_printing_can_be_stopped() {
    let study = study();
    let control = Progress::default();
    let pages = pages(&study, Readers::Speaker, &control).unwrap();
    assert_eq!(pages.len(), 1 + study.stops.len() + 1, "one with bars");
    assert!(pages.last().unwrap().contains(": 100 games, "));
    assert!(pages[0].contains("A lecture") && pages[0].contains("Welcome"));
    for (page, stop) in pages[1..].iter().zip(&study.stops) {
        assert!(page.contains(&stop.title));
        let map = page.contains("Beside");
        assert_eq!(map, stop.map.is_some());
    }
    assert!(
        (control.share() - 0.5).abs() < 1e-6,
        "they are not written yet"
    );
    let whole = Progress::default();
    assert!(
        super::printed(&study, Readers::Speaker, &whole)
            .unwrap()
            .is_ok()
    );
    assert!((whole.share() - 1.0).abs() < 1e-6);
    let stopped = Progress::default();
    stopped.stop();
    assert!(super::printed(&study, Readers::Class, &stopped).is_none());
    assert!(super::pages(&study, Readers::Class, &stopped).is_none());
}

#[test]
fn what_only_the_speaker_sees_stands_under_its_heading_or_is_left_out() {
    let mut study = study();
    for stop in study.stops.iter_mut().map(Arc::make_mut) {
        stop.caption = "Behold".to_owned();
        stop.text = "Patience".to_owned();
    }
    let printed = |readers| pages(&study, readers, &Progress::default()).unwrap();
    assert!(study.has_notes());
    let [speaker, class] = [Readers::Speaker, Readers::Class].map(printed);
    for (n, stop) in study.stops.iter().enumerate() {
        let map = stop.map.is_some();
        assert_eq!(speaker[n + 1].contains("Speaker’s"), map, "{n}");
        assert!(speaker[n + 1].contains("Patience"), "{n}");
        // A page of text is for everybody.
        assert_eq!(class[n + 1].contains("Patience"), !map, "{n}");
        assert!(class[n + 1].contains("Behold"), "{n}");
        assert!(!class[n + 1].contains("Speaker’s"), "{n}");
    }
    study.stops.retain(|stop| stop.map.is_none());
    assert!(!study.has_notes());
}

#[test]
fn reading_and_writing_can_be_stopped() {
    let study = study();
    let stopped = Progress::default();
    stopped.stop();
    assert_eq!(study.write_watched(&stopped), None);
    assert_eq!(read_watched(study.write().as_bytes(), &stopped), None);
    let control = Progress::default();
    let text = study.write_watched(&control).unwrap();
    assert!((control.share() - 1.0).abs() < 1e-6);
    assert!(read_watched(text.as_bytes(), &control).unwrap().is_ok());
    assert!((control.share() - 1.0).abs() < 1e-6);
}

/// What the issue asks: `cargo test --release --no-default-features --lib
/// study::tests::ten_thousand -- --ignored --nocapture`.
#[test]
#[ignore = "measures"]
fn ten_thousand_positions_are_opened() {
    let mut table = begun(&SYSTEMS[0]);
    play(&mut *table, 9);
    let position = table.position(table.glance().node).unwrap();
    let mut alone = StudyFile::default();
    alone.games.push(Arc::new(doc(&*begun(&SYSTEMS[0]))));
    for n in 0..10_000 {
        let mut stop = moment(&format!("Position {n}"), 0, 0);
        stop.map.as_mut().unwrap().at = StopMoment::Position(PositionText::of(&position));
        alone.stops.push(Arc::new(stop));
    }
    let mut of_game = StudyFile::default();
    let mut tree = begun(&SYSTEMS[0]);
    let mut from = 0;
    while tree.actions() < 10_000 {
        play(&mut *tree, 40);
        tree.hold();
        from += 13;
        assert!(tree.go(NodeId(from % tree.actions())));
        let way = tree.legal(None).pop().map(|way| way.action);
        if let Some(way) = way {
            tree.play(&[way], Rolled::ByTheGame).unwrap();
        }
    }
    tree.hold();
    of_game.games.push(Arc::new(doc(&*tree)));
    for n in 0..10_000 {
        of_game
            .stops
            .push(Arc::new(moment(&format!("Moment {n}"), 0, n)));
    }
    for (name, study) in [("positions", alone), ("moments of a game", of_game)] {
        let text = study.write();
        let began = std::time::Instant::now();
        let read = read(text.as_bytes()).unwrap();
        let opened = began.elapsed();
        assert!(read.damage.is_empty(), "{:?}", read.damage);
        let map = read.study.stops[9_999].map.as_ref().unwrap();
        StudyReader::default().show(&read.study, map).unwrap();
        let shown = began.elapsed();
        let mb = text.len() as f64 / 1e6;
        println!(
            "10,000 {name}, {mb:.1} MB: opened in {opened:.2?}, the last one shown after {shown:.2?}"
        );
    }
}
