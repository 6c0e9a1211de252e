//! What every rule system that hides something must keep: nobody can tell from
//! what is shown what is not.

use super::{Chooser, thrown, written};
use crate::engine::{Barrier, Die, Every, Rules, Seeded, SideNo, View, Viewer, view_for};

/// Who may know less than everything.
const VIEWERS: [Viewer; 3] = [
    Viewer::Side(SideNo::A),
    Viewer::Side(SideNo::B),
    Viewer::Room,
];

/// How many truths are imagined of each view.
const IMAGINED: usize = 3;

/// Plays one game at random, and after every action, for either side and for
/// whoever stands about:
///
/// - hiding twice is hiding once; what is imagined is sound and looks the same;
/// - whose decision it is, what is forced and legal, every reason, the number of
///   dice, and the clock are the same in the truth, in the view of the side to
///   act, and in all that it imagines;
/// - masked events applied to the view give the next view;
/// - two truths that look alike look alike after the same action with the same
///   dice, until something is shown; and what shows something in one of them
///   bars undo in the other, too.
///
/// # Errors
/// A sentence that names the broken promise and the actions that led there.
pub fn hidden_holds<R: Every>(rules: &R, seed: u64) -> Result<(), String> {
    let mut chooser = Chooser::new(seed);
    let mut state = rules.initial();
    let mut past = Vec::new();
    loop {
        let tell = |what: String, past: &[String]| {
            format!("seed {seed}: {what}\nafter: {}", past.join("; "))
        };
        looks_the_same(rules, &state, &mut chooser).map_err(|w| tell(w, &past))?;
        let next = rules.sample(&state, &mut |n| chooser.below(n));
        let Some(action) = next else {
            return Ok(());
        };
        let dice = thrown(rules, &Seeded { seed }, &state, action);
        let dice = dice.map_err(|e| tell(e.to_string(), &past))?;
        past.push(written(rules, action, &dice));
        shows_no_more(rules, &state, action, &dice, &mut chooser).map_err(|w| tell(w, &past))?;
        rules.step(&mut state, action, &dice);
    }
}

/// Truths that look like this view.
fn imagined<R: Rules>(rules: &R, seen: &View<R::State>, chooser: &mut Chooser) -> Vec<R::State> {
    (0..IMAGINED)
        .map(|_| rules.imagine(seen, &mut |n| chooser.below(n)))
        .collect()
}

/// One position: what hiding and imagining make of it.
fn looks_the_same<R: Every>(
    rules: &R,
    state: &R::State,
    chooser: &mut Chooser,
) -> Result<(), String> {
    for viewer in VIEWERS {
        let seen = view_for(rules, state, viewer);
        if view_for(rules, seen.state(), viewer) != seen {
            return Err(format!("hiding twice is not hiding once for {viewer:?}"));
        }
        let acts = rules.to_act(state).map(Viewer::Side) == Some(viewer);
        if acts {
            decides_the_same(rules, state, seen.state(), "the view")?;
        }
        for truth in imagined(rules, &seen, chooser) {
            if let Err(why) = rules.invariants(&truth) {
                return Err(format!("what {viewer:?} imagines is not sound: {why}"));
            }
            if view_for(rules, &truth, viewer) != seen {
                return Err(format!("what {viewer:?} imagines looks different"));
            }
            if acts {
                decides_the_same(rules, state, &truth, "what is imagined")?;
            }
        }
    }
    Ok(())
}

/// Two positions between which the side to act sees no difference.
fn decides_the_same<R: Every>(
    rules: &R,
    truth: &R::State,
    other: &R::State,
    name: &str,
) -> Result<(), String> {
    let differs = |what: &str| Err(format!("{what} hangs on what is hidden: {name} differs"));
    if rules.to_act(truth) != rules.to_act(other) {
        return differs("whose decision it is");
    }
    if rules.clock(truth) != rules.clock(other) {
        return differs("the clock");
    }
    if rules.forced(truth) != rules.forced(other) {
        return differs("what is forced");
    }
    let legal = |state: &R::State| {
        let mut all = Vec::new();
        rules.legal(state, &mut all);
        all
    };
    let listed = legal(truth);
    if listed != legal(other) {
        return differs("what is legal");
    }
    for action in listed {
        if rules.dice(truth, action) != rules.dice(other, action) {
            return differs(&format!("the number of dice of {action:?}"));
        }
    }
    let mut odd = None;
    rules.every_action(&mut |action| {
        if rules.explain(truth, action) != rules.explain(other, action) {
            odd = Some(action);
        }
    });
    odd.map_or(Ok(()), |action| {
        differs(&format!("why {action:?} is refused"))
    })
}

/// One action: what its events show of it, and what it shows of the position.
fn shows_no_more<R: Rules>(
    rules: &R,
    state: &R::State,
    action: R::Action,
    dice: &[Die],
    chooser: &mut Chooser,
) -> Result<(), String> {
    let (next, shown, barrier) = outcome(rules, state, action, dice);
    for viewer in VIEWERS {
        let seen = view_for(rules, state, viewer);
        let after = view_for(rules, &next, viewer);
        let mut events = Vec::new();
        rules.resolve(state, action, dice, &mut events);
        let mut followed = *seen.state();
        for event in &events {
            if let Some(event) = rules.hide_event(event, viewer) {
                rules.apply(&mut followed, &event);
            }
        }
        if followed != *after.state() {
            return Err(format!(
                "{action:?}: the events {viewer:?} sees lead elsewhere than what it sees next"
            ));
        }
        for truth in imagined(rules, &seen, chooser) {
            let same = rules.check(&truth, action).is_ok()
                && usize::from(rules.dice(&truth, action)) == dice.len();
            if !same {
                continue; // something the other side may do knows more
            }
            let (other, other_shown, other_barrier) = outcome(rules, &truth, action, dice);
            if shown || other_shown {
                if barrier.is_none() || other_barrier.is_none() {
                    return Err(format!(
                        "{action:?} may show something, and undo would take it back"
                    ));
                }
            } else if view_for(rules, &other, viewer) != after {
                return Err(format!(
                    "{action:?} tells {viewer:?} two truths apart, and shows nothing"
                ));
            }
        }
    }
    Ok(())
}

/// Where an action leads, whether it shows something, and what it bars.
fn outcome<R: Rules>(
    rules: &R,
    state: &R::State,
    action: R::Action,
    dice: &[Die],
) -> (R::State, bool, Option<Barrier>) {
    let mut events = Vec::new();
    rules.resolve(state, action, dice, &mut events);
    let mut next = *state;
    for event in &events {
        rules.apply(&mut next, event);
    }
    let shown = events.iter().any(|event| rules.reveals(event));
    (next, shown, rules.barrier(state, action, &next))
}
