import { numberWord } from '#shared/number-word.ts'

export const BURNOUT_WINDOW = 3
export const HIGH_RISK_AVERAGE = 2
export const MEDIUM_RISK_AVERAGE = 3

/** The window in words, for sentences that explain the rule. */
export const BURNOUT_WINDOW_WORD = numberWord(BURNOUT_WINDOW)
