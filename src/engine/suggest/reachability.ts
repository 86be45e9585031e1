import { oncePer, oncePerOccupation } from '#engine/lazy.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { Element } from '#engine/occupations/load-occupations.ts'
import { EDUCATION_LEVELS } from '#shared/career/education.ts'
import type { ProfileSignals } from './profile-signals.ts'

/** A certificate after high school stands beside some college, no step above it. */
const EDUCATION_STEPS: readonly string[] = EDUCATION_LEVELS.filter(
  level => level !== 'Postsecondary nondegree award',
)
/** Places in EDUCATION_STEPS. */
const HIGH_SCHOOL_LEVEL = 1
const SOME_COLLEGE_LEVEL = 2
const ASSOCIATE_LEVEL = 3
const BACHELOR_LEVEL = 4
const DOCTORATE_LEVEL = 6

const EARLY_CAREER_BELOW_YEARS = 2
const ESTABLISHED_FROM_YEARS = 6
const TOP_EXECUTIVE_FROM_YEARS = 16
/** Job zone of an occupation that publishes none. */
const UNRATED_ZONE = 3
/** Leading characters of an occupation code shared by one family. */
const FAMILY_CODE_CHARS = 5
/** Place of the median among the published wage percentiles. */
const MEDIAN_PAY_INDEX = 2

/** By education levels the role asks for above (or, with "fewer", below) the person's. */
const EDUCATION_STEP_FACTORS = {
  fourOrMore: 0.55,
  three: 0.7,
  two: 0.88,
  twoFewer: 0.9,
  threeOrMoreFewer: 0.8,
} as const
const DOCTORATE_FACTORS = { teachingRole: 0.95, sameFamily: 0.8, other: 0.65 } as const
const TWO_ZONES_UP_FACTOR = 0.85
const OTHER_LICENSE_FACTORS = { doctorate: 0.6, other: 0.8 } as const
const LEADERSHIP_MIN_FACTOR = 0.93
const NAMED_ROLE_MIN_FACTOR = 0.9
const PROFESSOR_FACTOR = 0.8
const PAY_CUT = { belowPayRatio: 0.6, factor: 0.88 } as const
const SPECIALTY_FACTOR = 0.94
const TOP_EXECUTIVE_FACTORS = { experienced: 0.9, other: 0.72 } as const
const ZONE_DROP_FACTORS = { twoEstablished: 0.8, two: 0.88, oneEstablished: 0.95 } as const
const OCCUPATION_SIZE = {
  minFactor: 0.82,
  factorRange: 0.18,
  minJobs: 1000,
  fromLog10Jobs: 3.5,
  log10JobsRange: 1.5,
} as const
const UNFAMILIAR_KNOWLEDGE = {
  specialistZScore: 1.2,
  familiarZScore: 0.4,
  minBridgingSpecificity: 0.5,
  minBridgingUsage: 0.7,
  factor: 0.88,
  bridgedFactor: 0.96,
  minFactor: 0.7,
  minEarlyCareerFactor: 0.92,
} as const

/** A factor below 1 for roles that would take years of school first, throw most of a person's training away, or hardly exist. */
export function reachability(career: CareerData, signals: ProfileSignals): (row: number) => number {
  const { currentOccupation: current } = signals
  const now = current && reachFacts(career, current.row)
  const isEarlyCareer = signals.years !== null && signals.years < EARLY_CAREER_BELOW_YEARS
  // Under two years of experience, assume at least some college: entry jobs ask for less than people have.
  const currentEducation = now
    ? Math.max(isEarlyCareer ? SOME_COLLEGE_LEVEL : HIGH_SCHOOL_LEVEL, now.education)
    : signals.skills.length > 0 && !isEarlyCareer
      ? BACHELOR_LEVEL
      : ASSOCIATE_LEVEL
  const person = { now, currentEducation, isEarlyCareer }
  return row => reachFactor(career, signals, person, row)
}

function reachFactor(
  career: CareerData,
  signals: ProfileSignals,
  {
    now,
    currentEducation,
    isEarlyCareer,
  }: { now: ReachFacts | null; currentEducation: number; isEarlyCareer: boolean },
  row: number,
): number {
  const { occupations } = career
  const { currentOccupation: current, goals } = signals
  const isNamedInGoals = goals.roles.has(row)
  const role = reachFacts(career, row)
  const requiredEducation = role.education
  const educationSteps = requiredEducation - currentEducation
  const field = role.family === now?.family
  let factor = educationStepFactor(educationSteps)
  if (requiredEducation === DOCTORATE_LEVEL && currentEducation < DOCTORATE_LEVEL)
    factor *= signals.teachingRows.has(row)
      ? DOCTORATE_FACTORS.teachingRole
      : field
        ? DOCTORATE_FACTORS.sameFamily
        : DOCTORATE_FACTORS.other
  if (
    current &&
    !isEarlyCareer &&
    (occupations.zones[row] ?? UNRATED_ZONE) - (occupations.zones[current.row] ?? UNRATED_ZONE) >= 2
  )
    factor *= TWO_ZONES_UP_FACTOR
  if (
    (current ? row !== current.row : isEarlyCareer) &&
    role.profession &&
    !role.profession.test(occupations.codes[current?.row ?? -1] ?? '')
  )
    factor *=
      requiredEducation === DOCTORATE_LEVEL ? OTHER_LICENSE_FACTORS.doctorate : OTHER_LICENSE_FACTORS.other
  if (signals.leadershipRows.has(row)) factor = Math.max(factor, LEADERSHIP_MIN_FACTOR)
  if (!isNamedInGoals) factor *= seniorityChangeFactor(career, signals, row)
  if (isNamedInGoals) factor = Math.max(factor, NAMED_ROLE_MIN_FACTOR)
  else if (!signals.leadershipRows.has(row)) factor *= unfamiliarKnowledgeFactor(career, signals, row)
  if (role.isProfessor && !isNamedInGoals && !field && !signals.teachingRows.has(row))
    factor *= PROFESSOR_FACTOR
  if (
    now &&
    role.payUnit !== null &&
    role.payUnit === now.payUnit &&
    role.medianPay < now.medianPay * PAY_CUT.belowPayRatio &&
    !isNamedInGoals
  )
    factor *= PAY_CUT.factor
  if (!isNamedInGoals && row !== current?.row) {
    factor *= role.sizeFactor
    if (role.isSpecialty) factor *= SPECIALTY_FACTOR
  }
  return factor
}

type ReachFacts = ReturnType<typeof reachFacts>

/** What every profile asks of an occupation. */
const reachFacts = oncePerOccupation((career: CareerData, row) => {
  const code = career.occupations.codes[row] ?? ''
  const outlook = career.outlooks.of(row)
  const pay = career.wages.of(row)
  return {
    education: educationLevel(outlook?.education),
    family: code.slice(0, FAMILY_CODE_CHARS),
    // The first matching profession decides; without it a nurse would be offered physician roles.
    profession: LICENSED_PROFESSIONS.find(pattern => pattern.test(code)),
    isProfessor: code.startsWith('25-1'),
    isTopExecutive: TOP_EXECUTIVE_CODES.test(code),
    isSpecialty: !code.endsWith('.00'),
    sizeFactor: occupationSizeFactor(outlook?.employment ?? 0),
    payUnit: pay?.unit ?? null,
    medianPay: pay?.percentiles[MEDIAN_PAY_INDEX]?.value ?? 0,
    specialistKnowledge: specialistKnowledge(career.occupations).filter(
      element => career.occupations.zScore(row, element) >= UNFAMILIAR_KNOWLEDGE.specialistZScore,
    ),
  }
})

function educationStepFactor(steps: number): number {
  if (steps >= 4) return EDUCATION_STEP_FACTORS.fourOrMore
  if (steps === 3) return EDUCATION_STEP_FACTORS.three
  if (steps === 2) return EDUCATION_STEP_FACTORS.two
  if (steps <= -3) return EDUCATION_STEP_FACTORS.threeOrMoreFewer
  return steps === -2 ? EDUCATION_STEP_FACTORS.twoFewer : 1
}

/** Chief executive roles before 16 years, and roles two job zones below the current one, are penalized. */
function seniorityChangeFactor(
  career: CareerData,
  { currentOccupation: current, years }: ProfileSignals,
  row: number,
): number {
  if (!current || row === current.row) return 1
  if (reachFacts(career, row).isTopExecutive)
    return (years ?? 0) >= TOP_EXECUTIVE_FROM_YEARS
      ? TOP_EXECUTIVE_FACTORS.experienced
      : TOP_EXECUTIVE_FACTORS.other
  const { zones } = career.occupations
  const jobZoneDrop = (zones[current.row] ?? UNRATED_ZONE) - (zones[row] ?? UNRATED_ZONE)
  const isEstablished = (years ?? 0) >= ESTABLISHED_FROM_YEARS
  if (jobZoneDrop >= 2) return isEstablished ? ZONE_DROP_FACTORS.twoEstablished : ZONE_DROP_FACTORS.two
  return jobZoneDrop === 1 && isEstablished ? ZONE_DROP_FACTORS.oneEstablished : 1
}

/** 0.82 at 3,000 jobs or fewer, rising with log10(jobs) to 1 at 100,000. */
function occupationSizeFactor(employment: number): number {
  const size =
    (Math.log10(Math.max(OCCUPATION_SIZE.minJobs, employment)) - OCCUPATION_SIZE.fromLog10Jobs) /
    OCCUPATION_SIZE.log10JobsRange
  return OCCUPATION_SIZE.minFactor + OCCUPATION_SIZE.factorRange * Math.min(1, Math.max(0, size))
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
  for (const element of reachFacts(career, row).specialistKnowledge) {
    if (occupations.zScore(current.row, element) > UNFAMILIAR_KNOWLEDGE.familiarZScore) continue
    const hasRelatedSkillOrInterest =
      goals.knowledge.includes(element) ||
      interests.knowledge.includes(element) ||
      skills.some(
        ({ use }) =>
          use.kind !== 'words' &&
          use.specificity > UNFAMILIAR_KNOWLEDGE.minBridgingSpecificity &&
          use.usageIn(row) >= UNFAMILIAR_KNOWLEDGE.minBridgingUsage,
      )
    factor *= hasRelatedSkillOrInterest ? UNFAMILIAR_KNOWLEDGE.bridgedFactor : UNFAMILIAR_KNOWLEDGE.factor
  }
  return Math.max(
    years !== null && years < EARLY_CAREER_BELOW_YEARS
      ? UNFAMILIAR_KNOWLEDGE.minEarlyCareerFactor
      : UNFAMILIAR_KNOWLEDGE.minFactor,
    factor,
  )
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

const specialistKnowledge = oncePer((occupations: CareerData['occupations']): Element[] =>
  SPECIALIST_KNOWLEDGE.map(name => occupations.element('knowledge', name)),
)

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

/** Steps of schooling an occupation usually asks for; where nothing is published, an associate's degree. */
export function educationLevel(education: string | null | undefined): number {
  if (education === 'Postsecondary nondegree award') return SOME_COLLEGE_LEVEL
  const step = EDUCATION_STEPS.indexOf(education ?? '')
  return step < 0 ? ASSOCIATE_LEVEL : step
}
