//! Envelopes: what somebody may not know, written so that no glance at a file
//! tells it. No safe. Base64 without padding.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// A text in an envelope, after the mark of one.
pub(super) fn sealed(text: &str) -> String {
    let mut out = String::from("~");
    for three in text.as_bytes().chunks(3) {
        let bits = three
            .iter()
            .fold(0_u32, |bits, &b| bits << 8 | u32::from(b));
        let bits = bits << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            let six = (bits >> (18 - 6 * place)) & 63;
            out.push(char::from(LETTERS[six as usize & 63]));
        }
    }
    out
}

/// The text in an envelope: what stands after its mark. `None` if it is none.
pub(super) fn unsealed(letters: &str) -> Option<String> {
    let mut bytes = Vec::new();
    for four in letters.as_bytes().chunks(4) {
        if four.len() == 1 {
            return None;
        }
        let mut bits = 0_u32;
        for letter in four {
            let six = LETTERS.iter().position(|l| l == letter)?;
            bits = bits << 6 | u32::try_from(six).ok()?;
        }
        bits <<= 6 * (4 - four.len());
        let three = bits.to_be_bytes();
        bytes.extend_from_slice(three.get(1..four.len())?);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_into_an_envelope_comes_out_again_and_nothing_else_does() {
        assert_eq!(sealed("lay S7 2"), "~bGF5IFM3IDI");
        for text in ["", "a", "ab", "abc", "lay ü", "lay Ж 12 =6"] {
            let envelope = sealed(text);
            assert_eq!(unsealed(&envelope[1..]).as_deref(), Some(text));
        }
        for odd in ["A", "AB=D", "ABCDE", "ü", "////"] {
            assert_eq!(unsealed(odd), None, "{odd}");
        }
    }
}
