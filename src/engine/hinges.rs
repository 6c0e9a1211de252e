//! What facts hang on.

/// For each fact, what of all that was done it hangs on: everything that it would not hold
/// without; if it holds without any single one of them, a few that it would not hold without
/// together. Facts that hang on the same stand together; those that hold anyway are left out.
/// `holds` is asked of a fact with what is taken back.
pub fn hinges<'a, T: PartialEq, F: Copy>(
    all: &'a [T],
    facts: impl IntoIterator<Item = F>,
    holds: &dyn Fn(F, &[&'a T]) -> bool,
) -> Vec<(Vec<&'a T>, Vec<F>)> {
    let mut found: Vec<(Vec<&T>, Vec<F>)> = Vec::new();
    for fact in facts {
        let mut on: Vec<&T> = all.iter().filter(|&one| !holds(fact, &[one])).collect();
        if on.is_empty() {
            on = together(all, &|undone| holds(fact, undone));
        }
        if on.is_empty() {
            continue;
        }
        match found.iter_mut().find(|(other, _)| *other == on) {
            Some((_, facts)) => facts.push(fact),
            None => found.push((on, vec![fact])),
        }
    }
    found
}

/// Some without all of which something does not hold, none of them to spare; nothing if it
/// holds even without everything.
fn together<'a, T>(all: &'a [T], holds: &dyn Fn(&[&'a T]) -> bool) -> Vec<&'a T> {
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
    use super::hinges;

    #[test]
    fn facts_hang_on_all_that_they_need_or_on_what_stands_in_for_each_other() {
        let all = [1, 2, 3, 4, 5];
        let holds = |fact: char, undone: &[&i32]| {
            let without = |n: i32| undone.contains(&&n);
            match fact {
                // It needs both.
                'a' | 'b' => !without(1) && !without(3),
                // One of the two is enough.
                'c' => !(without(2) && without(4)),
                'd' => !without(5),
                _ => true,
            }
        };
        let found = hinges(&all, "abcde".chars(), &holds);
        let expected = [
            (vec![&1, &3], vec!['a', 'b']),
            (vec![&2, &4], vec!['c']),
            (vec![&5], vec!['d']),
        ];
        assert_eq!(found, expected);
    }
}
