import type { CoachTopic } from '#shared/coach/coach-answer.ts'

export type Probabilities = ReadonlyMap<CoachTopic, number>

/** No topic is ruled out by words that the models never met. */
export const MIN_PROBABILITY = 0.001

/** Softmax: what is one higher is e times as likely. */
export function probabilitiesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map(power => power / total)
}
