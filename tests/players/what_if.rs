//! The ready questions answer with games that were played: some of them are played
//! again, and all of them by the test that is ignored.

use hells_gate::engine::{Progress, cores, in_order};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Contrast, Entry, PairOf, PlayedPair, Supposition, pairs_table};

/// The pairs of a question that come with the program are the first so many that are
/// played for it; all of them where no number is given.
fn are_played(most: Option<u32>) -> usize {
    let mut questions = 0;
    for entry in SYSTEMS {
        for question in (entry.what_ifs)() {
            let answer = question.answer.expect(question.key);
            let all = answer.margins().len() as u32;
            let games = games(entry, question.start, question.changed);
            let games = games.both_ways().unwrap();
            assert_eq!(games.otherwise().len(), 1, "{}", question.key);
            let of = PairOf {
                level: answer.level,
                seed: answer.seed,
            };
            let go = Progress::default();
            let n = most.unwrap_or(all);
            let played = in_order(n, cores(), &go, |number| games.pair(of, number, &go));
            assert_eq!(played.len() as u32, n);
            let table = pairs_table(&played);
            assert!(answer.rows.starts_with(&table), "{}: {table}", question.key);
            questions += 1;
        }
    }
    questions
}

fn games(entry: &'static Entry, start: &str, changed: hells_gate::json::Doc) -> Supposition {
    Supposition {
        entry,
        scenario: entry.start(start).unwrap().text.parse().unwrap(),
        changed,
    }
}

#[test]
fn the_answers_that_come_with_the_program_are_games_that_anybody_can_play_again() {
    assert_eq!(are_played(Some(3)), 3);
}

#[test]
#[ignore = "plays six thousand games: minutes in a release build"]
fn every_game_of_the_answers_is_played_again() {
    are_played(None);
}

#[test]
fn the_answers_hold_a_thousand_games_and_what_their_players_cannot_tell() {
    for entry in SYSTEMS {
        for question in (entry.what_ifs)() {
            let margins = question.answer.unwrap().margins();
            assert_eq!(margins.len(), 1000, "{}", question.key);
            assert!(question.limits.len() > 80 && question.about.len() > 80);
            let contrast = Contrast::of(&margins);
            // No order to stand fast is worth nothing to players who do not plan for it.
            assert_eq!(contrast.is_clear(), question.key != "let_them_go");
            assert!(
                contrast.by.0 < 0.0,
                "the Germans are better off: {contrast:?}"
            );
        }
    }
}

#[test]
fn pairs_have_the_dice_of_simulated_games_and_stop_when_told() {
    let entry = &SYSTEMS[0];
    let question = (entry.what_ifs)().remove(0);
    let games = games(entry, question.start, question.changed);
    let games = games.both_ways().unwrap();
    let of = PairOf {
        level: hells_gate::engine::Level::Random,
        seed: 9,
    };
    let go = Progress::default();
    let one = games.pair(of, 4, &go).unwrap();
    assert_eq!(Some(&one), games.pair(of, 4, &go).as_ref());
    assert_eq!(
        one.facts.each_ref().map(Vec::len),
        games.facts().map(Vec::len)
    );
    assert_ne!(
        one.margins(),
        PlayedPair::margins(&games.pair(of, 5, &go).unwrap())
    );
    let halt = Progress::default();
    halt.stop();
    assert_eq!(games.pair(of, 4, &halt), None);
}
