import { crisisFeatures } from './crisis-features.ts'
import { type PhraseGroup, phraseGroups } from './phrase-groups.ts'

/** A linear model in few bytes: one character for each weight. */
export type CrisisModel = {
  bias: number
  /** What one step from the character of zero is worth. */
  step: number
  weights: string
  phrases: Record<PhraseGroup, number>
}

export type PassageFeatures = { slots: number[]; phrases: PhraseGroup[] }

/** How much a long passage dilutes what it says: by 0.5 three ordinary clauses hid the fourth. */
const DILUTION_POWER = 0.3
/** The character of a weight of zero, O; the lowest and the highest, E and Y, stand `STEPS` to its sides. */
const ZERO_CODE = 79
export const STEPS = 10

export function readPassage(passage: readonly string[]): PassageFeatures {
  const { found, words } = phraseGroups(passage)
  return { slots: crisisFeatures(words), phrases: found }
}

/** Above zero: yes. */
export function scoreOf(model: CrisisModel, { slots, phrases }: PassageFeatures): number {
  const { bias, step, weights } = model
  const steps = slots.reduce((sum, slot) => sum + weights.charCodeAt(slot % weights.length) - ZERO_CODE, 0)
  const said = phrases.reduce((sum, group) => sum + model.phrases[group], 0)
  return bias + steps * step * featureScale(slots.length) + said
}

/** What each feature of a passage with so many counts for. */
export function featureScale(features: number): number {
  return 1 / Math.max(1, features) ** DILUTION_POWER
}

export function characterOf(steps: number): string {
  return String.fromCharCode(ZERO_CODE + Math.max(-STEPS, Math.min(STEPS, Math.round(steps))))
}
