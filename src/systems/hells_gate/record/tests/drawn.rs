use super::*;
use crate::engine::SideNo;
use crate::hex::HexId;
use crate::present::annotation::{Annotation, Meaning};
use crate::systems::hells_gate::record::{Annotations, Moment, Note, Opened, StopKind};

fn arrow(from: u8, to: u8) -> Annotation {
    Annotation::stroke(HexId(from), HexId(to), Meaning::Side(SideNo::A))
}

/// A game of forty actions with drawings after none, 12 and 40 of them.
fn drawn() -> GameFile {
    let mut file = played(21, 40);
    for (ply, more) in [(0, 1), (12, 2), (40, 3)] {
        let mut all: Vec<_> = (0..more).map(|i| arrow(i, i + 10)).collect();
        all.extend(Annotation::note(
            HexId(4),
            "“quoted” \\ \"words\"",
            Meaning::Key,
        ));
        let moment = Moment::of(&file.game, ply);
        file.annotations.set(moment, all).unwrap();
    }
    file
}

fn read(text: &str) -> Opened {
    GameFile::read(text).unwrap()
}

#[test]
fn drawings_survive_saving_and_a_game_without_any_is_written_as_before() {
    let file = drawn();
    let text = file.to_json();
    assert!(text.contains("\n  \"version\": 3,\n"));
    let opened = read(&text);
    assert_eq!(opened.damage, None);
    assert_eq!(opened.file.annotations, file.annotations);
    assert_eq!(opened.file.to_json(), text);
    let mut plain = file.clone();
    plain.annotations = Annotations::default();
    assert!(plain.to_json().contains("\n  \"version\": 1,\n"));
    assert!(!plain.to_json().contains("annotations"));
    // A game that begins elsewhere, too.
    let branch = file.branch(12);
    let first = Moment::of(&branch.game, 0);
    assert_eq!(branch.annotations.at(first).len(), 3);
    assert_eq!(branch.annotations.of(&branch.game).count(), 1);
    let again = read(&branch.to_json());
    assert_eq!(again.damage, None);
    assert_eq!(again.file.annotations, branch.annotations);
    assert_eq!(again.file.game.state(), branch.game.state());
}

#[test]
fn a_drawing_alone_makes_a_game_worth_keeping() {
    let mut file = new_game(1);
    assert!(file.is_untouched());
    let first = Moment::of(&file.game, 0);
    file.annotations.set(first, vec![arrow(1, 2)]).unwrap();
    assert!(!file.is_untouched());
    file.annotations.set(first, Vec::new()).unwrap();
    assert!(file.is_untouched());
}

#[test]
fn another_line_of_play_does_not_show_the_drawings_of_the_first_and_the_first_has_them_again() {
    let mut file = drawn();
    file.game.set_policy(UndoPolicy::Free);
    let shown = |file: &GameFile| {
        let of = file.annotations.of(&file.game);
        of.map(|(ply, _)| ply).collect::<Vec<_>>()
    };
    assert_eq!(shown(&file), [0, 12, 40]);
    let first_line: Vec<_> = file.game.entries().to_vec();
    while file.game.cursor() > 11 {
        file.game.undo().unwrap();
    }
    // Taken back, not yet replaced: still to be redone, drawings and all.
    assert_eq!(shown(&file), [0, 12, 40]);
    let mut chooser = Chooser::new(5);
    while file.game.cursor() < 40 && step(&mut file, &mut chooser) {}
    let here = Moment::of(&file.game, 40);
    assert_ne!(*file.game.state(), first_line[39].after);
    assert!(file.annotations.at(here).is_empty());
    assert_eq!(shown(&file)[0], 0);
    assert!(!shown(&file).contains(&40));
    // Saved and opened in between, then played as at first.
    let mut file = read(&file.to_json()).file;
    file.game.set_policy(UndoPolicy::Free);
    while file.game.cursor() > 11 {
        file.game.undo().unwrap();
    }
    for entry in &first_line[11..] {
        file.game.play(entry.action, &entry.dice).unwrap();
    }
    assert_eq!(shown(&file), [0, 12, 40]);
}

#[test]
fn a_damaged_drawing_is_told_and_loses_nothing_else() {
    let file = drawn();
    let text = file.to_json();
    let all = |file: &GameFile| {
        let of = file.annotations.of(&file.game);
        of.map(|(_, drawn)| drawn.len()).sum::<usize>()
    };
    assert_eq!(all(&file), 9);
    let cases = [
        ("\"arrow soviet", "\"arrow purple", 8, "that can be drawn"),
        ("\"arrow soviet", "17, \"arrow soviet", 9, "“17”"),
        ("\"note key", "\"note key Z99", 8, "Z99"),
        ("\"after\": 12", "\"after\": -1", 6, "which moment"),
        ("\"drawn\": [", "\"drown\": [", 7, "which moment"),
        (
            "\"annotations\": [",
            "\"annotations\": 3, \"rest\": [",
            0,
            "“annotations”",
        ),
    ];
    for (from, to, kept, words) in cases {
        assert!(text.contains(from), "{from}");
        let opened = read(&text.replacen(from, to, 1));
        let damage = opened.damage.expect("it is told");
        assert!(damage.to_string().contains(words), "{damage}");
        assert!(damage.stop.is_none(), "{damage}");
        assert_eq!(opened.file.game.entries(), file.game.entries());
        assert_eq!(all(&opened.file), kept, "{to}");
    }
    // Of another position: kept for its own, not shown at this one.
    let (at, _) = text
        .match_indices("\"after\": 12, \"hash\": \"")
        .next()
        .unwrap();
    let at = at + "\"after\": 12, \"hash\": \"".len();
    let strange = format!("{}0123456789abcdef{}", &text[..at], &text[at + 16..]);
    let opened = read(&strange);
    assert_eq!(opened.damage, None);
    assert_eq!(all(&opened.file), 6);
    assert_eq!(opened.file.to_json(), strange);
}

#[test]
fn a_file_cut_or_spoilt_in_its_drawings_keeps_the_whole_game() {
    let file = drawn();
    let text = file.to_json();
    let begin = text.find("\"annotations\"").unwrap();
    for at in (begin..text.len() - 3).step_by(7) {
        let at = text.floor_char_boundary(at);
        let opened = read(&text[..at]);
        assert_eq!(opened.file.game.entries(), file.game.entries(), "{at}");
        let stop = opened.damage.unwrap().stop.unwrap();
        assert!(matches!(stop.kind, StopKind::CutShort { .. }), "{stop}");
    }
    let spoilt = text.replacen("\"after\": 12,", "\"after\" 12,", 1);
    let opened = read(&spoilt);
    assert_eq!(opened.file.game.entries(), file.game.entries());
    assert_eq!(opened.file.annotations.of(&file.game).count(), 1);
}

#[test]
fn a_game_with_drawings_says_where_it_begins() {
    let text = drawn().to_json();
    let without = text.replacen("  \"position\": null,\n", "", 1);
    let why = GameFile::read(&without).unwrap_err();
    assert!(why.to_string().contains("it is missing"), "{why}");
}

#[test]
fn there_is_an_end_to_what_is_kept() {
    let mut file = new_game(1);
    let moment = Moment::of(&file.game, 0);
    let many = vec![arrow(1, 2); Annotations::DRAWINGS + 1];
    let why = file.annotations.set(moment, many).unwrap_err();
    assert!(why.contains("more cannot be kept"), "{why}");
    let most = vec![arrow(1, 2); Annotations::DRAWINGS];
    file.annotations.set(moment, most).unwrap();
    let text = file.to_json();
    let written = arrow(1, 2).written(&**file.game.rules());
    let more = text.replacen(
        &format!("\"{written}\""),
        &format!("\"{written}\", \"{written}\""),
        1,
    );
    let opened = read(&more);
    let notes = opened.damage.unwrap().notes;
    assert!(matches!(notes[..], [Note::Drawing { .. }]), "{notes:?}");
    assert_eq!(
        opened.file.annotations.at(moment).len(),
        Annotations::DRAWINGS
    );
}
