//! Where a decision in several steps can lead.

use super::Rules;

/// So many positions on the way are too many.
const MOST: usize = 200;

/// Every position in which nothing of this kind is pending any more and to which the legal
/// actions lead from here, each once: this one if nothing is. None if there are too many
/// on the way. No action may roll dice while something is pending.
pub fn leads_to<R: Rules>(
    rules: &R,
    from: &R::State,
    pending: impl Fn(&R::State) -> bool,
) -> Vec<R::State> {
    let (mut seen, mut next) = (vec![*from], 0);
    let mut legal = Vec::new();
    while let Some(now) = seen.get(next).copied() {
        next += 1;
        if !pending(&now) {
            continue;
        }
        legal.clear();
        rules.legal(&now, &mut legal);
        for &action in &legal {
            let mut after = now;
            rules.step(&mut after, action, &[]);
            if !seen.contains(&after) {
                seen.push(after);
            }
        }
        if seen.len() > MOST {
            return Vec::new();
        }
    }
    seen.retain(|state| !pending(state));
    seen
}
