/** What a match rests on: a title known as it is, known words, or words of which one is unknown or misspelled. */
export type TitleEvidence = 'exact' | 'known words' | 'unknown words'

/** Below this a match is shown as the closest one, with alternatives: above it nine of ten held-out titles are right. */
export const MIN_TITLE_CONFIDENCE = 0.8

/** How far the sum of evidence is trusted; less where words are unknown. Fitted on titles held out for tuning. */
export const LOGIT_SCALES: Record<TitleEvidence, number> = {
  exact: 0.65,
  'known words': 0.575,
  'unknown words': 0.4,
}

/** Confidence as computed, and the share of held-out titles that is right at it. */
const CALIBRATION: readonly [number, number][] = [
  [0, 0],
  [0.1, 0.19],
  [0.2, 0.29],
  [0.4, 0.44],
  [0.6, 0.63],
  [0.8, 0.79],
  [1, 0.97],
]

/** The share of titles that are right among those matched with this confidence. */
export function calibratedConfidence(score: number, evidence: TitleEvidence): number {
  if (evidence === 'exact') return score
  const above = CALIBRATION.findIndex(([from]) => from >= score)
  const [high, low] = [CALIBRATION[above], CALIBRATION[above - 1]]
  if (!high || !low) return score
  return low[1] + ((score - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
}
