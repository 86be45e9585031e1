export const BURNOUT_WINDOW = 3
export const HIGH_RISK_AVERAGE = 2
export const MEDIUM_RISK_AVERAGE = 3

/** Written out: texts are made of it while modules load, when a computed value may not be there yet. */
export const BURNOUT_WINDOW_WORD = 'three'
