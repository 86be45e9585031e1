/** Of the control chart on somebody's own check-ins. Lengths are in days, levels in points of the scale. */
export const PARAMETERS = {
  /** Weight of the newest day in the running average. */
  smoothing: 0.1,
  /** How far back the usual range looks. */
  rangeDays: 180,
  /** The usual range is known from so many check-in days over so long a time. */
  rangeMinDays: 10,
  rangeMinSpan: 14,
  /** Nobody is so even that a smaller spread is believed. */
  spreadMin: 0.45,
  /** How alike neighboring days are, before enough of them were seen. */
  autocorrelationPrior: 0.25,
  autocorrelationPriorPairs: 40,
  autocorrelationMax: 0.6,
  /** How many weekend days it takes to believe half of a weekend lift. */
  weekendPrior: 8,
  /** One day counts at most as so many spreads. */
  deviationMax: 3,
  /** A warning ends below this share of the limit. */
  clearedShare: 0.5,
  /** A longer silence sets the running average back to zero. */
  silenceDays: 14,
  /** Limit = base + perWeekly · check-ins a week, so that false warnings a year do not depend on how often one writes. */
  limitBase: 1.15,
  limitPerWeekly: 0.23,
  limitMin: 1.7,
  limitMax: 2.8,
  /** So many check-in days in a row beyond the limit, over at least so long. */
  warningDays: 3,
  warningSpan: 4,
  /** The time over which check-ins a week are counted. */
  rateDays: 56,
  /** A warning this old makes the new level the usual one, from so many days back. */
  newNormalAfter: 56,
  newNormalFrom: 28,
} as const

/** The newest days stay out of the usual range, or a slide would become usual while it happens. */
export const NEWEST_DAYS = [
  { age: 42, days: 7 },
  { age: 84, days: 14 },
  { age: Number.POSITIVE_INFINITY, days: 28 },
] as const
