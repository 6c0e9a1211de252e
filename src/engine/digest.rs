//! A number for a text.

/// FNV-1a, 64 bits: the same for the same text, on every machine and in every
/// version. It shows that a text was changed; against somebody who looks for
/// two texts of one number it is no proof.
#[must_use]
pub fn digest(text: &str) -> u64 {
    digest_of(text.as_bytes())
}

/// The same for bytes.
#[must_use]
pub fn digest_of(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::digest;

    #[test]
    fn digests_are_those_of_the_published_function() {
        assert_eq!(digest(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(digest("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(digest("foobar"), 0x8594_4171_f739_67e8);
    }
}
