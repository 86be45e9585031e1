import type { Career } from '#engine/occupations/load-career-data.ts'
import type { Signals } from './profile-signals.ts'

const STEPS = [
  'No formal educational credential',
  'High school diploma or equivalent',
  'Some college, no degree',
  "Associate's degree",
  "Bachelor's degree",
  "Master's degree",
  'Doctoral or professional degree',
]

/** A factor below 1 for roles that would take years of school first, throw most of a person's training away, or hardly exist. */
export function reachability(career: Career, signals: Signals, row: number): number {
  const { occupations, outlooks, wages } = career
  const { current, goals } = signals
  const named = goals.roles.has(row)
  const outlook = outlooks.of(row)
  const asked = educationStep(outlook?.education)
  const starting = signals.years !== null && signals.years < 2
  // The job a person starts in says little about the schooling they have.
  const held = current
    ? Math.max(starting ? 2 : 1, educationStep(outlooks.of(current.row)?.education))
    : signals.skills.length > 0 && !starting
      ? 4
      : 3
  const climb = asked - held
  const field = current && occupations.codes[row]?.slice(0, 5) === occupations.codes[current.row]?.slice(0, 5)
  let factor =
    climb >= 4 ? 0.55 : climb === 3 ? 0.7 : climb === 2 ? 0.88 : climb <= -3 ? 0.8 : climb === -2 ? 0.9 : 1
  if (asked === 6 && held < 6) factor *= signals.teachers.has(row) ? 0.95 : field ? 0.8 : 0.65
  if (current && !starting && (occupations.zones[row] ?? 3) - (occupations.zones[current.row] ?? 3) >= 2)
    factor *= 0.85
  if (
    current &&
    row !== current.row &&
    !sameLicence(occupations.codes[current.row] ?? '', occupations.codes[row] ?? '')
  )
    factor *= asked === 6 ? 0.6 : 0.8
  if (signals.ladder.has(row)) factor = Math.max(factor, 0.93)
  if (!named) factor *= leap(career, signals, row)
  if (named) factor = Math.max(factor, 0.9)
  else if (!signals.ladder.has(row)) factor *= foreignGround(career, signals, row)
  if (/^25-1/.test(occupations.codes[row] ?? '') && !named && !field && !signals.teachers.has(row))
    factor *= 0.8
  const [pay, now] = [wages.of(row), current ? wages.of(current.row) : null]
  if (
    pay &&
    now &&
    pay.unit === now.unit &&
    (pay.percentiles[2]?.value ?? 0) < (now.percentiles[2]?.value ?? 0) * 0.6 &&
    !named
  )
    factor *= 0.88
  if (!named && row !== current?.row) factor *= likelihoodOfOpenings(outlook?.employment ?? 0)
  if (!(occupations.codes[row] ?? '').endsWith('.00') && !named && row !== current?.row) factor *= 0.94
  return factor
}

/** The top of an organisation is reached late, and few who have climbed want to stand at the bottom again. */
function leap({ occupations }: Career, { current, years }: Signals, row: number): number {
  if (!current || row === current.row) return 1
  if (TOP.test(occupations.codes[row] ?? '')) return (years ?? 0) >= 16 ? 0.9 : 0.72
  const drop = (occupations.zones[current.row] ?? 3) - (occupations.zones[row] ?? 3)
  const settled = (years ?? 0) >= 6
  return drop >= 2 ? (settled ? 0.8 : 0.88) : drop === 1 && settled ? 0.95 : 1
}

/** A role with few jobs in the whole country is a rare chance, however well it fits: 1 from 100,000 jobs on. */
function likelihoodOfOpenings(employment: number): number {
  const size = (Math.log10(Math.max(1000, employment)) - 3.5) / 1.5
  return 0.82 + 0.18 * Math.min(1, Math.max(0, size))
}

const TOP = /^11-10[13]1/

/** A field of knowledge the role stands on and neither the person's work nor skills touch is a wall, whatever else fits. */
function foreignGround(
  career: Career,
  { current, skills, goals, interests, years }: Signals,
  row: number,
): number {
  if (!current || row === current.row) return 1
  const { occupations } = career
  let factor = 1
  for (const name of DEEP) {
    const element = occupations.element('knowledge', name)
    if (occupations.standing(row, element) < 1.2 || occupations.standing(current.row, element) > 0.4) continue
    const bridged =
      goals.knowledge.includes(element) ||
      interests.knowledge.includes(element) ||
      skills.some(({ use }) => use.kind !== 'words' && use.weight > 0.5 && use.of(row) >= 0.7)
    factor *= bridged ? 0.96 : 0.88
  }
  return Math.max(years !== null && years < 2 ? 0.92 : 0.7, factor)
}

const DEEP = [
  'Medicine and Dentistry',
  'Therapy and Counseling',
  'Education and Training',
  'Law and Government',
  'Engineering and Technology',
  'Biology',
  'Chemistry',
  'Physics',
  'Building and Construction',
  'Mechanical',
  'Food Production',
  'Fine Arts',
  'Philosophy and Theology',
  'History and Archeology',
  'Public Safety and Security',
  'Production and Processing',
  'Transportation',
]

/** A licence carries over within its own profession only; a role that needs none is open. */
function sameLicence(own: string, other: string): boolean {
  const licence = LICENCES.find(pattern => pattern.test(other))
  return !licence || licence.test(own)
}

const LICENCES = [
  /^29-(1141|1151|1161|1171|2061)|^31-1131/,
  /^29-112/,
  /^29-12/,
  /^29-(102|1292)/,
  /^29-1051/,
  /^29-1/,
  /^23-1/,
  /^25-2|^25-9031|^11-9032/,
  /^17-1011/,
  /^21-1013|^21-1014|^19-303/,
  /^53-2/,
]

function educationStep(education: string | null | undefined): number {
  if (education === 'Postsecondary nondegree award') return 2
  const step = STEPS.indexOf(education ?? '')
  return step < 0 ? 3 : step
}
