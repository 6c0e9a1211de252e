//! stub
#[allow(missing_docs)]
pub mod cite {
    use crate::engine::RuleRef;
    pub const SCALE: RuleRef = RuleRef("2.1");
    pub const UNITS: RuleRef = RuleRef("2.2");
    pub const SEQUENCE: RuleRef = RuleRef("3.0");
    pub const ZOC: RuleRef = RuleRef("4.0");
    pub const SUPPLY: RuleRef = RuleRef("5.0");
    pub const TRACING: RuleRef = RuleRef("5.1");
    pub const OOS_MARKER: RuleRef = RuleRef("5.2");
    pub const OOS_EFFECTS: RuleRef = RuleRef("5.3");
    pub const REINFORCEMENTS: RuleRef = RuleRef("6.0");
    pub const DISPLACED: RuleRef = RuleRef("6.1");
    pub const PANZER_24: RuleRef = RuleRef("6.2");
    pub const COMBAT: RuleRef = RuleRef("7.0");
    pub const ATTACK_LIMITS: RuleRef = RuleRef("7.1");
    pub const PER_HEXSIDE: RuleRef = RuleRef("7.1.1");
    pub const STRENGTHS: RuleRef = RuleRef("7.1.2");
    pub const RETREATED_UNITS: RuleRef = RuleRef("7.1.3");
    pub const SHIFTS: RuleRef = RuleRef("7.2");
    pub const ALL_OUT: RuleRef = RuleRef("7.3");
    pub const OVERCONCENTRATION: RuleRef = RuleRef("7.4");
    pub const LOSSES: RuleRef = RuleRef("7.5");
    pub const RETREATS: RuleRef = RuleRef("7.6");
    pub const MOVEMENT: RuleRef = RuleRef("8.0");
    pub const MOVE_LIMITS: RuleRef = RuleRef("8.1");
    pub const FAST_UNITS: RuleRef = RuleRef("8.2");
    pub const STACKING: RuleRef = RuleRef("8.3");
    pub const RECOVERY: RuleRef = RuleRef("9.0");
    pub const SETUP: RuleRef = RuleRef("10.0");
    pub const TURN_1: RuleRef = RuleRef("11.1");
    pub const TURN_2: RuleRef = RuleRef("11.2");
    pub const TURN_3: RuleRef = RuleRef("11.3");
    pub const RESTORATION: RuleRef = RuleRef("11.4");
    pub const BREAKOUT: RuleRef = RuleRef("11.5");
    pub const VICTORY: RuleRef = RuleRef("12.0");
}
