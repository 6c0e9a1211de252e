//! What something hangs on.

/// Of all that was done, what has to be taken back for something not to hold any more: as
/// little as can be found, nothing if it holds even without all of it. `holds` is asked with
/// what is taken back.
pub fn fewest<'a, T: PartialEq>(all: &'a [T], holds: &dyn Fn(&[&'a T]) -> bool) -> Vec<&'a T> {
    let mut undone: Vec<&T> = Vec::new();
    for one in all {
        if !holds(&undone) {
            break;
        }
        undone.push(one);
    }
    if holds(&undone) {
        return Vec::new();
    }
    let mut at = 0;
    while at < undone.len() {
        let mut fewer = undone.clone();
        fewer.remove(at);
        match holds(&fewer) {
            true => at += 1,
            false => undone = fewer,
        }
    }
    undone
}

#[cfg(test)]
mod tests {
    use super::fewest;

    #[test]
    fn what_something_hangs_on_is_all_of_it_and_nothing_else() {
        let all = [1, 2, 3, 4, 5];
        // A line of 2 or 4 stands as long as one of them does.
        let holds = |undone: &[&i32]| !(undone.contains(&&2) && undone.contains(&&4));
        assert_eq!(fewest(&all, &holds), [&2, &4]);
        assert!(fewest(&all, &|_| true).is_empty());
        assert_eq!(fewest(&all, &|undone| !undone.contains(&&5)), [&5]);
    }
}
