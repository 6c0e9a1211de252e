//! What every rule system must keep, whatever the game: one suite that each
//! system's tests run. Nothing here knows a particular game.

mod hidden;

pub use hidden::hidden_holds;

use super::{Barrier, Dice, Die, Every, Game, NoDie, Outcome, PlayError, Recorded, Refusal};
use super::{MOST_DICE, Rules, Scripted, Seeded, UndoPolicy, every_throw};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rustc_hash::FxHashSet;

/// How a finished random game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How many actions it took.
    pub actions: usize,
    /// How many dice were rolled.
    pub rolls: u32,
}

/// What is checked after every action of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checks {
    /// Each listed action is audited, and nothing is listed twice.
    pub listed: bool,
    /// Every action that can be written is audited: exactly the listed ones
    /// may be legal, and their notation is read back. Slow.
    pub brute_force: bool,
    /// Invariants of the state.
    pub invariants: bool,
}

/// A generator that tests choose moves with; not the game's dice.
pub struct Chooser(ChaCha8Rng);

impl Chooser {
    /// The same seed chooses the same.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below `n` (0 if `n` is 0).
    pub fn below(&mut self, n: usize) -> usize {
        if n == 0 {
            return 0;
        }
        usize::try_from(self.0.next_u64() % n as u64).unwrap_or(0)
    }
}

/// Plays one game by choosing uniformly among the listed actions (taking
/// nothing back), and checks as asked after each.
///
/// # Errors
/// A sentence that names the broken promise and the actions that led there.
pub fn random_game<R: Every>(rules: &R, seed: u64, checks: Checks) -> Result<Played, String> {
    let mut chooser = Chooser::new(seed);
    let dice = Seeded { seed };
    let mut game = Game::new(rules.clone(), UndoPolicy::Free);
    let mut listed = Vec::new();
    loop {
        let tell = |what: String, game: &Game<R>| {
            let moves: Vec<String> = game
                .played()
                .iter()
                .map(|e| written(rules, e.action, &e.dice))
                .collect();
            format!("seed {seed}: {what}\nafter: {}", moves.join("; "))
        };
        let state = game.state();
        listed.clear();
        rules.legal(state, &mut listed);
        check_position(rules, state, &listed, checks).map_err(|w| tell(w, &game))?;
        if let Some(outcome) = rules.outcome(state) {
            if !listed.is_empty() || rules.to_act(state).is_some() {
                return Err(tell("a finished game goes on".to_owned(), &game));
            }
            return Ok(Played {
                outcome,
                actions: game.cursor(),
                rolls: rules.rolls(state),
            });
        }
        let Some(action) = way_on(rules, state, &listed, &mut chooser) else {
            return Err(tell("a dead end: nothing is legal".to_owned(), &game));
        };
        let throw = thrown(rules, &dice, state, action).map_err(|e| tell(e.to_string(), &game))?;
        reads_back(rules, action).map_err(|w| tell(w, &game))?;
        let (before, clock) = (rules.rolls(state), rules.clock(state));
        if let Err(refused) = game.play(action, &throw) {
            let what = format!("listed but refused: {action:?}: {refused:?}");
            return Err(tell(what, &game));
        }
        let rolled = rules.rolls(game.state()) - before;
        if rolled as usize != throw.len() || throw.len() > MOST_DICE {
            return Err(tell(format!("{action:?} rolled {rolled} dice"), &game));
        }
        if rules.clock(game.state()) < clock {
            return Err(tell(format!("{action:?} sets the clock back"), &game));
        }
        if game.cursor() > 100_000 {
            return Err(tell("no end after 100 000 actions".to_owned(), &game));
        }
    }
}

/// One of the listed actions that take nothing back; where those can lead into a
/// corner, one by which the rules [`sample`](Rules::sample) their way out.
pub(super) fn way_on<R: Rules>(
    rules: &R,
    state: &R::State,
    listed: &[R::Action],
    chooser: &mut Chooser,
) -> Option<R::Action> {
    if R::CORNERS {
        return rules.sample(state, &mut |n| chooser.below(n));
    }
    let on = listed.iter().filter(|&&action| !rules.takes_back(action));
    let on: Vec<R::Action> = on.copied().collect();
    on.get(chooser.below(on.len())).copied()
}

/// The faces of the dice that the legal `action` rolls.
///
/// # Errors
/// When the source cannot say.
pub fn thrown<R: Rules>(
    rules: &R,
    dice: &dyn Dice,
    state: &R::State,
    action: R::Action,
) -> Result<Vec<Die>, NoDie> {
    let first = rules.rolls(state);
    (0..u32::from(rules.dice(state, action)))
        .map(|n| dice.roll(first + n))
        .collect()
}

/// An action with what its dice showed, for the engineer.
fn written<R: Rules>(rules: &R, action: R::Action, dice: &[Die]) -> String {
    let faces: String = dice.iter().map(Die::to_string).collect();
    match faces.is_empty() {
        true => rules.notation(action),
        false => format!("{} ={faces}", rules.notation(action)),
    }
}

/// What is written of an action has to be read as the same action.
pub(super) fn reads_back<R: Rules>(rules: &R, action: R::Action) -> Result<(), String> {
    let written = rules.notation(action);
    if rules.parse(&written) == Ok(action) {
        return Ok(());
    }
    Err(format!(
        "{action:?} is written “{written}” and not read back"
    ))
}

/// Checks one position as asked; `listed` is what the rules list in it.
///
/// # Errors
/// A sentence that names the broken promise.
pub fn check_position<R: Every>(
    rules: &R,
    state: &R::State,
    listed: &[R::Action],
    checks: Checks,
) -> Result<(), String> {
    if checks.invariants {
        rules.invariants(state)?;
    }
    if checks.listed {
        if rules.forced(state).is_some_and(|only| listed != [only]) {
            return Err("something is forced, and something else is listed".to_owned());
        }
        for &action in listed {
            if let Err(reason) = rules.check(state, action) {
                return Err(format!("listed but refused: {action:?}: {reason:?}"));
            }
        }
    }
    if checks.brute_force {
        for &action in listed {
            reads_back(rules, action)?;
        }
        let set: FxHashSet<R::Action> = listed.iter().copied().collect();
        if set.len() != listed.len() {
            return Err("an action is listed twice".to_owned());
        }
        let mut wrong = Ok(());
        rules.every_action(&mut |action| {
            let first = rules.check(state, action);
            let all = rules.explain(state, action);
            if first.is_ok() != all.is_empty() || first.is_ok() != set.contains(&action) {
                wrong = Err(format!(
                    "{action:?}: listed {}, check {first:?}, explain {all:?}",
                    set.contains(&action)
                ));
            }
            if let (Err(first), Some(again)) = (&first, all.first())
                && (first != again || first.rule().0.is_empty())
            {
                wrong = Err(format!("{action:?}: check {first:?}, explain {all:?}"));
            }
        });
        wrong?;
    }
    Ok(())
}

/// A random game is played again from its actions and dice, undone to the
/// start, redone, and its events applied one by one to a fresh state: all must
/// agree, and the finished game must refuse everything.
///
/// # Errors
/// A sentence that names the broken promise.
pub fn replays_agree<R: Every>(rules: &R, seed: u64) -> Result<(), String> {
    let mut chooser = Chooser::new(seed);
    let mut game = Game::new(rules.clone(), UndoPolicy::Free);
    let mut listed = Vec::new();
    while rules.outcome(game.state()).is_none() {
        listed.clear();
        rules.legal(game.state(), &mut listed);
        let action = way_on(rules, game.state(), &listed, &mut chooser);
        let action = action.ok_or("a dead end")?;
        let throw = thrown(rules, &Seeded { seed }, game.state(), action);
        let throw = throw.map_err(|e| e.to_string())?;
        game.play(action, &throw).map_err(|e| format!("{e:?}"))?;
    }
    let fail = |what: &str| Err(format!("seed {seed}: {what}"));

    // Events alone rebuild every state.
    let mut rebuilt = rules.initial();
    for entry in game.played() {
        for event in &entry.events {
            rules.apply(&mut rebuilt, event);
        }
        if rebuilt != entry.after {
            return fail("events do not rebuild the state");
        }
    }
    // Actions and recorded dice replay to the same game; the seed alone too.
    let faces: Vec<Die> = game.played().iter().flat_map(|e| e.dice.clone()).collect();
    let recorded = Recorded {
        faces,
        then: Scripted(Vec::new()),
    };
    let sources: [&dyn Dice; 2] = [&recorded, &Seeded { seed }];
    for dice in sources {
        let mut again = Game::new(rules.clone(), UndoPolicy::Free);
        for entry in game.played() {
            let throw = thrown(rules, dice, again.state(), entry.action);
            again
                .play(entry.action, &throw.map_err(|e| e.to_string())?)
                .map_err(|e| format!("replay: {e:?}"))?;
        }
        if again.entries() != game.entries() {
            return fail("a replay differs");
        }
        if rules.hash(again.state()) != rules.hash(game.state()) {
            return fail("equal positions have different hashes");
        }
    }
    // Doing without telling does the same.
    for (ply, entry) in game.played().iter().enumerate() {
        let stepped = after(rules, game.state_at(ply), entry.action, &entry.dice);
        if stepped != entry.after {
            let what = format!("stepping {:?} goes elsewhere", entry.action);
            return fail(&what);
        }
    }
    // The finished game refuses everything.
    let mut open = None;
    let end = *game.state();
    rules.every_action(&mut |action| {
        if rules.check(&end, action).is_ok() {
            open = Some(action);
        }
    });
    if let Some(action) = open {
        return Err(format!("seed {seed}: the finished game allows {action:?}"));
    }
    // Undo to the start, redo to the end.
    let length = game.cursor();
    while game.undo().is_ok() {}
    if game.cursor() != 0 || *game.state() != rules.initial() {
        return fail("undo does not lead to the start");
    }
    while game.redo() {}
    if game.cursor() != length || *game.state() != end {
        return fail("redo does not lead to the end");
    }
    Ok(())
}

/// In a game between two people, undo stops at every die and at what else the
/// rules bar, and an action without its dice, or with more than it rolls, changes
/// nothing.
///
/// # Errors
/// A sentence that names the broken promise.
pub fn barriers_hold<R: Rules>(rules: &R, seed: u64) -> Result<(), String> {
    let mut chooser = Chooser::new(seed);
    let mut game = Game::new(rules.clone(), UndoPolicy::ToLastBarrier);
    let mut listed = Vec::new();
    while rules.outcome(game.state()).is_none() {
        let before = *game.state();
        listed.clear();
        rules.legal(&before, &mut listed);
        let action = way_on(rules, &before, &listed, &mut chooser);
        let action = action.ok_or("a dead end")?;
        let needs = rules.dice(&before, action);
        let throw: Vec<Die> = (0..needs).map(|_| Die::ALL[chooser.below(6)]).collect();
        let mut more = throw.clone();
        more.push(Die::ALL[0]);
        let wrong = [&[][..], &more];
        for wrong in wrong.into_iter().filter(|w| w.len() != throw.len()) {
            let refused = game.play(action, wrong).err();
            if refused != Some(wrong_number(needs, wrong.len())) || *game.state() != before {
                return Err(format!("seed {seed}: wrong dice were taken for {action:?}"));
            }
        }
        game.play(action, &throw).map_err(|e| format!("{e:?}"))?;
        let barrier = rules.barrier(&before, action, game.state());
        let rolled = rules.rolls(&before) != rules.rolls(game.state());
        if rolled != (barrier == Some(Barrier::Dice))
            || game.can_undo().is_err() != barrier.is_some()
        {
            return Err(format!("seed {seed}: undo after {action:?} is wrong"));
        }
    }
    Ok(())
}

/// How an action that rolls `needs` dice is refused with another number of them.
pub(super) const fn wrong_number<I>(needs: u8, given: usize) -> PlayError<I> {
    match given {
        0 => PlayError::NeedsDice(needs),
        _ => PlayError::WrongDice { needs, given },
    }
}

/// In a random game the chances of every throw that is not too large to try
/// sum to 1, and dice that fall any way lead to where one of the throws told
/// leads.
///
/// # Errors
/// A sentence that names the broken promise.
pub fn chances_hold<R: Rules>(rules: &R, seed: u64) -> Result<(), String> {
    /// Pools of more dice fall in too many ways to try them all.
    const MOST_TRIED: u8 = 5;
    let mut chooser = Chooser::new(seed);
    let mut state = rules.initial();
    while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
        let dice = rules.dice(&state, action);
        let (mut sum, mut told) = (0.0, Vec::new());
        rules.chances(&state, action, &mut |chance, throw| {
            sum += chance;
            told.push(after(rules, &state, action, throw));
        });
        if (sum - 1.0).abs() > 1e-9 {
            return Err(format!(
                "seed {seed}: the chances of {action:?} sum to {sum}"
            ));
        }
        let mut untold = None;
        if dice <= MOST_TRIED {
            every_throw(dice, &mut |_, throw| {
                if !told.contains(&after(rules, &state, action, throw)) {
                    untold = Some(throw.to_vec());
                }
            });
        }
        if let Some(throw) = untold {
            return Err(format!(
                "seed {seed}: {action:?} with {throw:?} leads elsewhere"
            ));
        }
        let throw = thrown(rules, &Seeded { seed }, &state, action).map_err(|e| e.to_string())?;
        rules.step(&mut state, action, &throw);
    }
    Ok(())
}

/// The position after an action.
fn after<R: Rules>(rules: &R, state: &R::State, action: R::Action, dice: &[Die]) -> R::State {
    let mut after = *state;
    rules.step(&mut after, action, dice);
    after
}
