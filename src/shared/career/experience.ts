const EXPERIENCE_MAX_YEARS = 60
const EXPERIENCE_TEXT_MAX_CHARACTERS = 200

/** Years, of a band the middle rounded down; nothing when the text says nothing. */
export function experienceYears(experience: string | number | null | undefined): number | null {
  if (typeof experience === 'number')
    return Number.isFinite(experience) && experience >= 0 ? Math.min(EXPERIENCE_MAX_YEARS, experience) : null
  const numbers = (experience ?? '').slice(0, EXPERIENCE_TEXT_MAX_CHARACTERS).match(/\d+(\.\d+)?/g)
  if (!numbers) return /\b(none|student|no experience|entry)\b/i.test(experience ?? '') ? 0 : null
  const [low = 0, high] = numbers.map(Number)
  const years = high === undefined || high < low ? low : Math.floor((low + high) / 2)
  return Math.min(EXPERIENCE_MAX_YEARS, years)
}

export type ExperienceBand = { label: string; fromPercentile: number; toPercentile: number }

/**
 * Percentiles of the occupation's pay that people with so many years usually stand between.
 * A rule of thumb, not a measured figure; screens say so.
 */
export function experienceBand(years: number | null): ExperienceBand {
  return EXPERIENCE_BANDS.find(band => years !== null && years < band.belowYears) ?? UNKNOWN_BAND
}

/** One step down the ladder for each step into a new field. */
export function experienceBandForNewField(years: number | null, steps: number): ExperienceBand {
  const at = EXPERIENCE_BANDS.findIndex(band => years !== null && years < band.belowYears)
  return at < 0 ? UNKNOWN_BAND : (EXPERIENCE_BANDS[Math.max(0, at - steps)] ?? UNKNOWN_BAND)
}

const EXPERIENCE_BANDS = [
  { belowYears: 2, label: '0–1 years', fromPercentile: 10, toPercentile: 25 },
  { belowYears: 6, label: '2–5 years', fromPercentile: 25, toPercentile: 50 },
  { belowYears: 11, label: '6–10 years', fromPercentile: 50, toPercentile: 75 },
  { belowYears: 16, label: '11–15 years', fromPercentile: 62.5, toPercentile: 82.5 },
  { belowYears: Number.POSITIVE_INFINITY, label: '16 or more years', fromPercentile: 75, toPercentile: 90 },
]

const UNKNOWN_BAND: ExperienceBand = {
  label: 'the middle half of earners',
  fromPercentile: 25,
  toPercentile: 75,
}
