//! Playing, asking and looking across the façade.
