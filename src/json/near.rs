//! Words of a file in sentences: cut short, and what may have been meant.

/// A piece of the file cut to a length that fits a sentence.
#[must_use]
pub fn quoted(text: &str) -> String {
    const MAX: usize = 40;
    let mut chars = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let mut short: String = chars.by_ref().take(MAX).collect();
    if chars.next().is_some() {
        short.push('…');
    }
    short
}

/// The known word that differs least, if it differs little.
#[must_use]
pub fn nearest<'a>(text: &str, known: &[&'a str]) -> Option<&'a str> {
    let limit = |word: &str| 1 + word.len() / 4;
    known
        .iter()
        .filter(|word| text.len() <= 2 * word.len() + 2)
        .map(|word| (edits(&text.to_lowercase(), word), *word))
        .filter(|(edits, word)| *edits <= limit(word))
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, word)| word)
}

/// How many letters have to be put in, taken out or replaced.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut next = vec![i + 1];
        for (to, above) in b.iter().zip(row.windows(2)) {
            let (diagonal, up) = match above {
                [d, u] => (*d, *u),
                _ => continue,
            };
            let left = next.last().copied().unwrap_or(i + 1);
            next.push(
                (diagonal + usize::from(from != *to))
                    .min(up + 1)
                    .min(left + 1),
            );
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_is_near_and_another_word_is_not() {
        let known = ["strength", "reduced_strength", "hex"];
        assert_eq!(nearest("strenght", &known), Some("strength"));
        assert_eq!(nearest("Hex", &known), Some("hex"));
        assert_eq!(nearest("colour", &known), None);
        assert_eq!(nearest(&"x".repeat(5000), &known), None);
        assert_eq!(edits("kitten", "sitting"), 3);
    }

    #[test]
    fn quotations_are_short_and_on_one_line() {
        assert_eq!(quoted("a\nb"), "a b");
        assert_eq!(quoted(&"é".repeat(100)).chars().count(), 41);
    }
}
