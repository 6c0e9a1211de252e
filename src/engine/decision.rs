//! What a row of actions decides.

use super::Rules;

/// The position after actions that are allowed and roll nothing; `None` where one is not
/// or does.
pub fn after<R: Rules>(rules: &R, state: &R::State, plan: &[R::Action]) -> Option<R::State> {
    let mut now = *state;
    for &action in plan {
        if rules.check(&now, action).is_err() || rules.rolls_dice(&now, action) {
            return None;
        }
        rules.step(&mut now, action, &[]);
    }
    Some(now)
}

/// Whether actions decide something: they end in a throw, hand the decision over, or leave
/// nothing of theirs to be taken back. `None` if they cannot be done there, or are none.
pub fn decides<R: Rules>(rules: &R, begins: &R::State, plan: &[R::Action]) -> Option<bool> {
    let (&last, first) = plan.split_last()?;
    let before = after(rules, begins, first)?;
    rules.check(&before, last).ok()?;
    if rules.rolls_dice(&before, last) {
        return Some(true);
    }
    let now = after(rules, &before, &[last])?;
    if rules.to_act(&now) != rules.to_act(begins) {
        return Some(true);
    }
    let mut legal = Vec::new();
    rules.legal(&now, &mut legal);
    // What could be taken back before is no part of the plan.
    let open =
        |&action: &R::Action| rules.takes_back(action) && rules.check(begins, action).is_err();
    Some(!legal.iter().any(open))
}
