//! A race of two tokens as a rule system: the contract of the engine is not
//! made for one game, and its suite notices systems that break it.

use hells_gate::engine::conformance::{
    Checks, barriers_hold, chances_hold, check_position, random_game, replays_agree,
};
use hells_gate::engine::{
    Barrier, Clock, Die, Every, Game, NotationError, Outcome, PlayError, PlayedAction, Refusal,
    RuleRef, Rules, SideNo, UndoPolicy, UndoRefused, every_throw,
};
use std::cell::Cell;
use std::ops::ControlFlow;
use std::rc::Rc;

/// What is broken about the race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flaw {
    None,
    ListsTheIllegal,
    ForgetsToList,
    ListsTwice,
    ListsNothing,
    GoesOnAfterTheEnd,
    AllowsAfterTheEnd,
    ForgetsTheDie,
    RemembersOutsideTheState,
    HashesWithTheClock,
    MisreadsItself,
    TurnsBack,
    StepsElsewhere,
    ChancesAreShort,
    ForgetsASix,
    ExplainsNothing,
    CitesNothing,
    UndoesDice,
    LeavesTheTrack,
}

/// Two tokens; in turn each walks one or two fields, or rests once in a game
/// and rolls. Whoever first comes to field 12 or beyond has won.
#[derive(Clone)]
struct Race {
    flaw: Flaw,
    outside: Rc<Cell<u64>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Track {
    at: [u8; 2],
    turn: usize,
    rolled: [bool; 2],
    rolls: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Act {
    Walk(u8),
    Roll,
}

#[derive(Clone, PartialEq, Debug)]
enum Fact {
    Moved(u8),
    Rolled(u8),
}

#[derive(Clone, PartialEq, Debug)]
enum Why {
    Over,
    Stride,
    Twice,
    Uncited,
}

impl Refusal for Why {
    fn rule(&self) -> RuleRef {
        RuleRef(match self {
            Self::Over => "1",
            Self::Stride => "2",
            Self::Twice => "3",
            Self::Uncited => "",
        })
    }
}

const GOAL: u8 = 12;

impl Race {
    fn new(flaw: Flaw) -> Self {
        Self {
            flaw,
            outside: Rc::default(),
        }
    }

    fn tick(&self) -> u64 {
        self.outside.set(self.outside.get() + 1);
        self.outside.get()
    }
}

impl Rules for Race {
    type State = Track;
    type Action = Act;
    type Event = Fact;
    type Illegal = Why;

    fn initial(&self) -> Track {
        Track {
            at: [0; 2],
            turn: 0,
            rolled: [false; 2],
            rolls: 0,
        }
    }

    fn to_act(&self, state: &Track) -> Option<SideNo> {
        let goes_on = self.flaw == Flaw::GoesOnAfterTheEnd || self.outcome(state).is_none();
        goes_on.then_some(SideNo::BOTH[state.turn])
    }

    fn clock(&self, state: &Track) -> Clock {
        let on = state.at[0] + state.at[1];
        Clock(match self.flaw {
            Flaw::TurnsBack => [GOAL.saturating_sub(on), 0, 0],
            _ => [on, 0, 0],
        })
    }

    fn outcome(&self, state: &Track) -> Option<Outcome> {
        let first = state.at.iter().position(|&field| field >= GOAL)?;
        Some(Outcome {
            margin: self.margin(state),
            level: first as u8,
        })
    }

    fn margin(&self, state: &Track) -> i32 {
        i32::from(state.at[0]) - i32::from(state.at[1])
    }

    fn audit(
        &self,
        state: &Track,
        action: Act,
        report: &mut dyn FnMut(Why) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.outcome(state).is_some() && self.flaw != Flaw::AllowsAfterTheEnd {
            report(Why::Over)?;
        }
        match action {
            Act::Walk(3) if self.flaw == Flaw::CitesNothing => report(Why::Uncited),
            Act::Walk(n) if !(1..=2).contains(&n) => report(Why::Stride),
            Act::Roll if state.rolled[state.turn] => report(Why::Twice),
            _ => ControlFlow::Continue(()),
        }
    }

    fn explain(&self, state: &Track, action: Act) -> Vec<Why> {
        let mut all = Vec::new();
        if self.flaw != Flaw::ExplainsNothing {
            let _ = self.audit(state, action, &mut |why| {
                all.push(why);
                ControlFlow::Continue(())
            });
        }
        all
    }

    fn legal(&self, state: &Track, out: &mut Vec<Act>) {
        let end = self.outcome(state).is_some();
        match self.flaw {
            Flaw::ListsNothing if state.at[0] > 4 => return,
            Flaw::ListsTheIllegal if !end => out.push(Act::Walk(3)),
            Flaw::ListsTwice if !end => out.push(Act::Walk(1)),
            _ => {}
        }
        for action in [Act::Walk(1), Act::Walk(2), Act::Roll] {
            let forgotten = self.flaw == Flaw::ForgetsToList && action == Act::Walk(2);
            if self.check(state, action).is_ok() && !forgotten {
                let live = self.flaw != Flaw::AllowsAfterTheEnd || !end;
                out.extend(live.then_some(action));
            }
        }
    }

    fn dice(&self, _: &Track, action: Act) -> u8 {
        u8::from(action == Act::Roll)
    }

    fn chances(&self, _: &Track, action: Act, each: &mut dyn FnMut(f64, &[Die])) {
        match (action, self.flaw) {
            (Act::Walk(_), _) => each(1.0, &[]),
            (Act::Roll, Flaw::ChancesAreShort) => each(0.9, &[Die::ALL[0]]),
            (Act::Roll, Flaw::ForgetsASix) => {
                Die::ALL[..5].iter().for_each(|&die| each(0.2, &[die]));
            }
            (Act::Roll, _) => every_throw(1, each),
        }
    }

    fn resolve(&self, _: &Track, action: Act, dice: &[Die], out: &mut Vec<Fact>) {
        out.extend(match (action, dice.first()) {
            (Act::Walk(n), _) => {
                let drift =
                    self.flaw == Flaw::RemembersOutsideTheState && self.tick().is_multiple_of(3);
                Some(Fact::Moved(n + u8::from(drift)))
            }
            (Act::Roll, Some(die)) => Some(Fact::Rolled(die.pips())),
            (Act::Roll, None) => None,
        });
    }

    fn apply(&self, state: &mut Track, event: &Fact) {
        match *event {
            Fact::Moved(by) => state.at[state.turn] += by,
            Fact::Rolled(by) => {
                state.at[state.turn] += by;
                state.rolled[state.turn] = true;
                state.rolls += u32::from(self.flaw != Flaw::ForgetsTheDie);
            }
        }
        state.turn = 1 - state.turn;
    }

    fn step(&self, state: &mut Track, action: Act, dice: &[Die]) {
        let mut facts = Vec::new();
        self.resolve(state, action, dice, &mut facts);
        facts.iter().for_each(|fact| self.apply(state, fact));
        if self.flaw == Flaw::StepsElsewhere && action == Act::Roll {
            state.rolls += 1;
        }
    }

    fn rolls(&self, state: &Track) -> u32 {
        state.rolls
    }

    fn barrier(&self, before: &Track, _: Act, after: &Track) -> Option<Barrier> {
        match self.flaw {
            Flaw::UndoesDice => None,
            _ if before.rolls != after.rolls => Some(Barrier::Dice),
            _ => Some(Barrier::Answered),
        }
    }

    fn hash(&self, state: &Track) -> u64 {
        let clock = match self.flaw {
            Flaw::HashesWithTheClock => self.tick(),
            _ => 0,
        };
        let at = state.at.map(u64::from);
        at[0] + (at[1] << 8) + (clock << 16)
    }

    fn notation(&self, action: Act) -> String {
        match action {
            Act::Walk(_) if self.flaw == Flaw::MisreadsItself => "walk 1".to_owned(),
            Act::Walk(n) => format!("walk {n}"),
            Act::Roll => "roll".to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Result<Act, NotationError> {
        let fail = || NotationError {
            text: text.to_owned(),
            why: "walk N or roll".to_owned(),
        };
        match text.strip_prefix("walk ") {
            Some(n) => n.parse().map(Act::Walk).map_err(|_| fail()),
            None if text == "roll" => Ok(Act::Roll),
            None => Err(fail()),
        }
    }

    fn invariants(&self, state: &Track) -> Result<(), String> {
        let limit = match self.flaw {
            Flaw::LeavesTheTrack => GOAL,
            _ => GOAL + 5,
        };
        match state.at.iter().max() {
            Some(&field) if field > limit => Err(format!("a token is on field {field}")),
            _ => Ok(()),
        }
    }
}

impl Every for Race {
    fn every_action(&self, visit: &mut dyn FnMut(Act)) {
        visit(Act::Roll);
        (0..=4).for_each(|n| visit(Act::Walk(n)));
    }
}

const ALL_CHECKS: Checks = Checks {
    listed: true,
    brute_force: true,
    invariants: true,
};

/// The first fault that the suite finds.
fn suite(flaw: Flaw) -> Result<(), String> {
    let rules = Race::new(flaw);
    for seed in 0..20 {
        random_game(&rules, seed, ALL_CHECKS)?;
        replays_agree(&rules, seed)?;
        barriers_hold(&rules, seed)?;
        chances_hold(&rules, seed)?;
    }
    Ok(())
}

#[test]
fn another_game_is_a_rule_system_too() {
    suite(Flaw::None).unwrap();
    let rules = Race::new(Flaw::None);
    let mut winners = [0; 2];
    for seed in 0..200 {
        let played = random_game(&rules, seed, ALL_CHECKS).unwrap();
        winners[usize::from(played.outcome.level)] += 1;
    }
    assert!(winners.iter().all(|&n| n > 20), "{winners:?}");
}

#[test]
fn the_suite_notices_a_system_that_breaks_its_promises() {
    let caught = [
        (Flaw::ListsTheIllegal, "listed but refused: Walk(3)"),
        (Flaw::ForgetsToList, "Walk(2): listed false"),
        (Flaw::ListsTwice, "listed twice"),
        (Flaw::ListsNothing, "listed false"),
        (Flaw::GoesOnAfterTheEnd, "a finished game goes on"),
        (Flaw::AllowsAfterTheEnd, "listed false"),
        (Flaw::ForgetsTheDie, "rolled 0 dice"),
        (Flaw::RemembersOutsideTheState, "a replay differs"),
        (Flaw::HashesWithTheClock, "different hashes"),
        (Flaw::MisreadsItself, "not read back"),
        (Flaw::ExplainsNothing, "explain []"),
        (Flaw::CitesNothing, "Uncited"),
        (Flaw::UndoesDice, "undo after"),
        (Flaw::LeavesTheTrack, "a token is on field"),
        (Flaw::StepsElsewhere, "stepping Roll goes elsewhere"),
        (Flaw::TurnsBack, "sets the clock back"),
        (Flaw::ChancesAreShort, "sum to 0.9"),
        (Flaw::ForgetsASix, "leads elsewhere"),
    ];
    for (flaw, words) in caught {
        let what = suite(flaw).expect_err(&format!("{flaw:?} was not noticed"));
        assert!(what.contains(words), "{flaw:?}: {what}");
    }
}

#[test]
fn without_brute_force_listing_nothing_is_still_a_dead_end() {
    let checks = Checks {
        listed: true,
        brute_force: false,
        invariants: true,
    };
    let what = random_game(&Race::new(Flaw::ListsNothing), 1, checks).unwrap_err();
    assert!(what.contains("dead end"), "{what}");
    assert!(what.contains("seed 1"), "{what}");
}

#[test]
fn a_finished_game_that_allows_something_is_noticed_by_the_replay_check_alone() {
    let what = replays_agree(&Race::new(Flaw::AllowsAfterTheEnd), 1).unwrap_err();
    assert!(what.contains("the finished game allows"), "{what}");
}

#[test]
fn one_position_can_be_checked_by_itself() {
    let rules = Race::new(Flaw::None);
    let start = rules.initial();
    let mut listed = Vec::new();
    rules.legal(&start, &mut listed);
    check_position(&rules, &start, &listed, ALL_CHECKS).unwrap();
    listed.pop();
    check_position(&rules, &start, &listed, ALL_CHECKS).unwrap_err();
}

#[test]
fn a_game_keeps_what_is_undone_until_something_else_is_played() {
    let mut game = Game::new(Race::new(Flaw::None), UndoPolicy::Free);
    assert_eq!(game.undo(), Err(UndoRefused::AtStart));
    game.play(Act::Walk(2), &[]).unwrap();
    game.play(Act::Roll, Die::new(5).as_slice()).unwrap();
    assert_eq!(game.state().at, [2, 5]);
    game.undo().unwrap();
    assert_eq!((game.cursor(), game.entries().len()), (1, 2));
    assert!(game.redo());
    assert!(!game.redo());
    // The very same action redoes; another one drops what was undone.
    game.undo().unwrap();
    game.undo().unwrap();
    game.play(Act::Walk(2), &[]).unwrap();
    assert_eq!(game.entries().len(), 2);
    game.undo().unwrap();
    game.play(Act::Walk(1), &[]).unwrap();
    assert_eq!(game.entries().len(), 1);
    assert_eq!(game.state_at(0).at, [0, 0]);
    assert_eq!(game.state_at(99).at, [1, 0]);
}

#[test]
fn a_game_refuses_without_changing() {
    let mut game = Game::new(Race::new(Flaw::None), UndoPolicy::ToLastBarrier);
    assert_eq!(
        game.play(Act::Walk(4), &[]).err(),
        Some(PlayError::Illegal(Why::Stride))
    );
    assert_eq!(
        game.play(Act::Roll, &[]).err(),
        Some(PlayError::NeedsDice(1))
    );
    assert_eq!(
        game.play(Act::Walk(1), Die::new(1).as_slice()).err(),
        Some(PlayError::WrongDice { needs: 0, given: 1 })
    );
    assert!(game.entries().is_empty());
    game.play(Act::Roll, Die::new(3).as_slice()).unwrap();
    assert_eq!(game.undo(), Err(UndoRefused::Barred(Barrier::Dice)));
    game.play(Act::Walk(1), &[]).unwrap();
    assert_eq!(game.undo(), Err(UndoRefused::Barred(Barrier::Answered)));
}

#[test]
fn entries_are_the_same_when_everything_about_them_is() {
    let mut game = Game::new(Race::new(Flaw::None), UndoPolicy::Free);
    let walked = game.play(Act::Walk(2), &[]).unwrap().clone();
    let rolled = game
        .play(Act::Roll, Die::new(5).as_slice())
        .unwrap()
        .clone();
    assert!(walked == walked.clone());
    assert!(walked != rolled);
    let with = |change: fn(&mut PlayedAction<Race>, &PlayedAction<Race>)| {
        let mut other = walked.clone();
        change(&mut other, &rolled);
        other
    };
    assert!(walked != with(|e, o| e.action = o.action));
    assert!(walked != with(|e, o| e.dice = o.dice.clone()));
    assert!(walked != with(|e, o| e.events = o.events.clone()));
    assert!(walked != with(|e, o| e.after = o.after));
    assert!(walked != with(|e, o| e.barrier = o.barrier));
}

#[test]
fn how_far_undo_goes_can_be_changed_and_what_is_undone_forgotten() {
    let mut game = Game::new(Race::new(Flaw::None), UndoPolicy::ToLastBarrier);
    assert_eq!(game.policy(), UndoPolicy::ToLastBarrier);
    game.play(Act::Roll, Die::new(3).as_slice()).unwrap();
    assert_eq!(game.undo(), Err(UndoRefused::Barred(Barrier::Dice)));
    game.set_policy(UndoPolicy::Free);
    assert_eq!(game.policy(), UndoPolicy::Free);
    game.undo().unwrap();
    assert_eq!(game.entries().len(), 1);
    game.forget_undone();
    assert!(game.entries().is_empty() && !game.redo());
}
