import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { goalWords } from '#engine/occupations/load-goal-tables.ts'
import { isNameOf } from './goal-signals.ts'
import type { ProfileSignals } from './profile-signals.ts'

/** Wishes that work at all hours does not meet. */
const HOUR_WISHES: ReadonlySet<string> = new Set([
  'predictable hours',
  'evenings and nights free',
  'less pressure',
  'home every night',
])

/** Work in acute care, rescue and custody, which never closes; the survey asks only how regular a schedule is. */
export function runsAtAllHours(code: string): boolean {
  return AT_ALL_HOURS.some(start => code.startsWith(start))
}

const AT_ALL_HOURS = [
  '29-1141.01',
  '29-1141.03',
  '29-1161',
  '29-2042',
  '29-2043',
  '33-2011',
  '33-3012',
  '43-5031.00',
]

/** Branches of the present work that are mostly done by day; none where the tables know none. */
export function regularHoursBranches(presentCode: string): readonly string[] {
  return BRANCHES.find(({ present }) => presentCode.startsWith(present))?.codes ?? []
}

/** "Leave the ward, not the profession". */
const WARD = /\b(?:wards?|bedside|icu)\b/iu

const BRANCHES = [
  {
    present: '29-1141',
    // Clinical nurse specialists, nursing instructors, health informatics, nurse practitioners, health services managers, community health.
    codes: ['29-1141.04', '25-1072.00', '15-1211.01', '29-1171.00', '11-9111.00', '21-1094.00'],
  },
]

/** "School nurse" names a nurse's own work in another place, which is then the best idea; a baker's "cake shop" does not. */
export function namesOwnSpecialty(
  { occupations: { roles } }: CareerData,
  { goals, currentOccupation: current }: ProfileSignals,
): boolean {
  const named = current && goals.roles.get(current.row)
  if (!named || named.score < 1 || named.isDescribed) return false
  // "Stay a nurse, but in a school".
  if (goals.reading.items.some(({ kind, place }) => kind === 'field' && place)) return true
  const role = roles[current.row] ?? ''
  const head = goalWords(role).at(-1) ?? ''
  return goalWords(named.words).includes(head) && !isNameOf(named.words, role)
}

/** Who asks for other hours or less pressure, or for the present work in a calmer place, is sent to no work at all hours. */
export function wantsRegularHours(career: CareerData, signals: ProfileSignals): boolean {
  const { wishes, reading } = signals.goals
  return (
    wishes.some(({ id }) => HOUR_WISHES.has(id)) ||
    reading.items.some(({ kind, place, label }) => kind === 'leave' && place && WARD.test(label)) ||
    namesOwnSpecialty(career, signals)
  )
}
