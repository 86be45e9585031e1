import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { ProfileSignals } from './profile-signals.ts'

const EDUCATION_LEVELS = [
  'No formal educational credential',
  'High school diploma or equivalent',
  'Some college, no degree',
  "Associate's degree",
  "Bachelor's degree",
  "Master's degree",
  'Doctoral or professional degree',
]

/** A factor below 1 for roles that would take years of school first, throw most of a person's training away, or hardly exist. */
export function reachability(career: CareerData, signals: ProfileSignals, row: number): number {
  const { occupations, outlooks, wages } = career
  const { currentOccupation: current, goals } = signals
  const isNamedInGoals = goals.roles.has(row)
  const outlook = outlooks.of(row)
  const requiredEducation = educationLevel(outlook?.education)
  const isEarlyCareer = signals.years !== null && signals.years < 2
  // Under two years of experience, assume at least some college: entry jobs ask for less than people have.
  const currentEducation = current
    ? Math.max(isEarlyCareer ? 2 : 1, educationLevel(outlooks.of(current.row)?.education))
    : signals.skills.length > 0 && !isEarlyCareer
      ? 4
      : 3
  const educationSteps = requiredEducation - currentEducation
  const field = current && occupations.codes[row]?.slice(0, 5) === occupations.codes[current.row]?.slice(0, 5)
  let factor =
    educationSteps >= 4
      ? 0.55
      : educationSteps === 3
        ? 0.7
        : educationSteps === 2
          ? 0.88
          : educationSteps <= -3
            ? 0.8
            : educationSteps === -2
              ? 0.9
              : 1
  if (requiredEducation === 6 && currentEducation < 6)
    factor *= signals.teachingRows.has(row) ? 0.95 : field ? 0.8 : 0.65
  if (current && !isEarlyCareer && (occupations.zones[row] ?? 3) - (occupations.zones[current.row] ?? 3) >= 2)
    factor *= 0.85
  if (
    current &&
    row !== current.row &&
    !isLicenseTransferable(occupations.codes[current.row] ?? '', occupations.codes[row] ?? '')
  )
    factor *= requiredEducation === 6 ? 0.6 : 0.8
  if (signals.leadershipRows.has(row)) factor = Math.max(factor, 0.93)
  if (!isNamedInGoals) factor *= seniorityChangeFactor(career, signals, row)
  if (isNamedInGoals) factor = Math.max(factor, 0.9)
  else if (!signals.leadershipRows.has(row)) factor *= unfamiliarKnowledgeFactor(career, signals, row)
  if (
    /^25-1/.test(occupations.codes[row] ?? '') &&
    !isNamedInGoals &&
    !field &&
    !signals.teachingRows.has(row)
  )
    factor *= 0.8
  const [pay, now] = [wages.of(row), current ? wages.of(current.row) : null]
  if (
    pay &&
    now &&
    pay.unit === now.unit &&
    (pay.percentiles[2]?.value ?? 0) < (now.percentiles[2]?.value ?? 0) * 0.6 &&
    !isNamedInGoals
  )
    factor *= 0.88
  if (!isNamedInGoals && row !== current?.row) factor *= occupationSizeFactor(outlook?.employment ?? 0)
  if (!(occupations.codes[row] ?? '').endsWith('.00') && !isNamedInGoals && row !== current?.row)
    factor *= 0.94
  return factor
}

/** Chief executive roles before 16 years, and roles two job zones below the current one, are penalized. */
function seniorityChangeFactor(
  { occupations }: CareerData,
  { currentOccupation: current, years }: ProfileSignals,
  row: number,
): number {
  if (!current || row === current.row) return 1
  if (TOP_EXECUTIVE_CODES.test(occupations.codes[row] ?? '')) return (years ?? 0) >= 16 ? 0.9 : 0.72
  const jobZoneDrop = (occupations.zones[current.row] ?? 3) - (occupations.zones[row] ?? 3)
  const isEstablished = (years ?? 0) >= 6
  return jobZoneDrop >= 2 ? (isEstablished ? 0.8 : 0.88) : jobZoneDrop === 1 && isEstablished ? 0.95 : 1
}

/** 0.82 at 3,000 jobs or fewer, rising with log10(jobs) to 1 at 100,000. */
function occupationSizeFactor(employment: number): number {
  const size = (Math.log10(Math.max(1000, employment)) - 3.5) / 1.5
  return 0.82 + 0.18 * Math.min(1, Math.max(0, size))
}

const TOP_EXECUTIVE_CODES = /^11-10[13]1/

/** Roles built on specialist knowledge the current job lacks are penalized once for each knowledge area. */
function unfamiliarKnowledgeFactor(
  career: CareerData,
  { currentOccupation: current, skills, goals, interests, years }: ProfileSignals,
  row: number,
): number {
  if (!current || row === current.row) return 1
  const { occupations } = career
  let factor = 1
  for (const name of SPECIALIST_KNOWLEDGE) {
    const element = occupations.element('knowledge', name)
    if (occupations.zScore(row, element) < 1.2 || occupations.zScore(current.row, element) > 0.4) continue
    const hasRelatedSkillOrInterest =
      goals.knowledge.includes(element) ||
      interests.knowledge.includes(element) ||
      skills.some(({ use }) => use.kind !== 'words' && use.specificity > 0.5 && use.usageIn(row) >= 0.7)
    factor *= hasRelatedSkillOrInterest ? 0.96 : 0.88
  }
  return Math.max(years !== null && years < 2 ? 0.92 : 0.7, factor)
}

const SPECIALIST_KNOWLEDGE = [
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

/** The first matching profession decides; without it a nurse would be offered physician roles. */
function isLicenseTransferable(own: string, other: string): boolean {
  const profession = LICENSED_PROFESSIONS.find(pattern => pattern.test(other))
  return !profession || profession.test(own)
}

const LICENSED_PROFESSIONS = [
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

function educationLevel(education: string | null | undefined): number {
  if (education === 'Postsecondary nondegree award') return 2
  const step = EDUCATION_LEVELS.indexOf(education ?? '')
  return step < 0 ? 3 : step
}
