import type { DemandBand, DemandGroupName, RoleDemands } from '#shared/career/role-demands.ts'

type Condition = RoleDemands['groups'][number]['conditions'][number]

/** Answers may look unlike and still differ by no more than chance would make them. */
export const BAND_WORDS: Record<DemandBand, { word: string; mark: string }> = {
  lower: { word: 'Lower', mark: '↓' },
  'about the same': { word: 'No clear difference', mark: '≈' },
  higher: { word: 'Higher', mark: '↑' },
}

export const GROUP_NAMES: Record<DemandGroupName, string> = {
  pace: 'Pace',
  hours: 'Hours',
  predictability: 'Predictable schedule',
  'emotional load': 'Emotional load',
  responsibility: 'Responsibility',
  'precision and monotony': 'Precision and repetition',
  'body and place': 'Body and place',
  control: 'Say over one’s own work',
}

/** Shorter names for O*NET's elements; one that is not listed keeps its own. */
const CONDITION_NAMES: Record<string, string> = {
  '4.C.3.d.1': 'Time pressure',
  '4.C.3.d.3': 'Pace set by equipment',
  '4.C.3.d.8': 'Hours a week',
  '4.C.3.d.4': 'Irregular schedule',
  '4.C.1.d.1': 'Conflict',
  '4.C.1.d.2': 'Angry or rude people',
  '4.C.1.d.3': 'Aggressive people',
  '4.C.1.b.1.f': 'Customers and the public',
  '4.C.3.a.1': 'Weight of an error',
  '4.C.3.a.2.a': 'Weight of decisions',
  '4.C.3.a.2.b': 'How often one decides',
  '4.C.1.c.1': 'Safety of others',
  '4.C.3.b.4': 'Being exact',
  '4.C.3.b.7': 'Repeating the same tasks',
  '4.C.2.d.1.b': 'On your feet',
  '4.C.2.d.1.h': 'Bending and twisting',
  '4.C.2.d.1.i': 'Repetitive motions',
  '4.C.2.b.1.a': 'Noise',
  '4.C.2.b.1.b': 'Heat or cold',
  '4.C.2.c.1.d': 'Hazards',
  '4.C.2.c.1.b': 'Disease or infections',
  '4.C.2.d.1.a': 'Sitting',
  '4.C.3.a.4': 'Freedom to decide',
  '4.C.3.b.8': 'Own tasks and priorities',
}

export function conditionName({ element, name }: { element: string; name: string }): string {
  return CONDITION_NAMES[element] ?? name
}

/** What was answered here, and today in the same unit: a share and a mean cannot be compared. */
export function answerTexts(
  condition: Condition,
  before: Condition | undefined,
): { here: string; today: string | null } {
  if (!before) return { here: condition.text, today: null }
  if ((condition.share === null) === (before.share === null))
    return { here: condition.text, today: before.text }
  return { here: meanText(condition), today: meanText(before) }
}

function meanText({ mean, shares }: Condition): string {
  return `${mean.toFixed(1)} of ${shares.length} on average.`
}

/** Shares this far apart look like a difference; where it is none, that is to be said. */
const MIN_STRIKING_POINTS = 15

export function isStriking(condition: Condition, before: Condition | undefined): boolean {
  if (!before || condition.share === null || before.share === null) return false
  return Math.abs(condition.share - before.share) >= MIN_STRIKING_POINTS
}

export const FROM_HOME_WORDS = {
  possible: 'From home: nothing in the tasks forbids it',
  partly: 'From home: partly',
  hardly: 'From home: hardly',
  unknown: 'From home: unknown',
} as const
