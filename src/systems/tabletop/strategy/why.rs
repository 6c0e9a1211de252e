//! What a plan is and why, in words.
