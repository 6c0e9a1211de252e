//! Pictures that may not come about.

use crate::cli::output::Failure;
use crate::record::fault::guarded;
use crate::words::tr;

/// Draws a picture. A fault of the program costs the picture and nothing else.
pub(crate) fn or_told<T>(draw: impl FnOnce() -> T) -> Result<T, Failure> {
    guarded(draw).ok_or_else(|| Failure::no(tr!("picture-fault")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_costs_the_picture_and_says_that_the_game_is_whole() {
        assert!(matches!(or_told(|| 7), Ok(7)));
        let failure = or_told::<u8>(|| panic!("a fault")).unwrap_err();
        let said = format!("{failure:?}");
        assert!(
            said.contains("could not be drawn") && said.contains("game is whole"),
            "{said}"
        );
    }
}
