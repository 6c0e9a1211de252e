//! Rule numbers, and refusals that carry one.

use std::fmt;

/// The number of a rule case or of a ruling: "7.6", "R8".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleRef(pub &'static str);

impl fmt::Display for RuleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A reason why an action is not allowed. It carries data; the sentence people
/// read is made from that data elsewhere.
pub trait Refusal: Clone + PartialEq + fmt::Debug {
    /// The one rule that forbids it.
    fn rule(&self) -> RuleRef;
}
