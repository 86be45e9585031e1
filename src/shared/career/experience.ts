/** Whole years and how they stand on the ladder of experience levels; nothing when the text says nothing. */
export function experienceYears(experience: string | number | null | undefined): number | null {
  if (typeof experience === 'number')
    return Number.isFinite(experience) && experience >= 0 ? Math.min(60, experience) : null
  const numbers = (experience ?? '').slice(0, 200).match(/\d+(\.\d+)?/g)
  if (!numbers) return /\b(none|student|no experience|entry)\b/i.test(experience ?? '') ? 0 : null
  const [low = 0, high] = numbers.map(Number)
  const years = high === undefined || high < low ? low : (low + high) / 2
  return Math.min(60, years)
}

export type ExperienceBand = { label: string; from: number; to: number }

/**
 * Percentiles of the occupation's pay that people with so many years usually stand between.
 * A rule of thumb, not a measured figure; screens say so.
 */
export function experienceBand(years: number | null): ExperienceBand {
  return BANDS.find(band => years !== null && years < band.below) ?? UNKNOWN_BAND
}

/** One step down the ladder for each step into a new field. */
export function earlierBand(years: number | null, steps: number): ExperienceBand {
  const at = BANDS.findIndex(band => years !== null && years < band.below)
  return at < 0 ? UNKNOWN_BAND : (BANDS[Math.max(0, at - steps)] ?? UNKNOWN_BAND)
}

const BANDS = [
  { below: 2, label: '0–1 years', from: 10, to: 25 },
  { below: 6, label: '2–5 years', from: 25, to: 50 },
  { below: 11, label: '6–10 years', from: 50, to: 75 },
  { below: 16, label: '11–15 years', from: 62.5, to: 82.5 },
  { below: Number.POSITIVE_INFINITY, label: '16 or more years', from: 75, to: 90 },
]

const UNKNOWN_BAND: ExperienceBand = { label: 'the middle half of earners', from: 25, to: 75 }
