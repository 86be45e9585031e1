import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { skillUsage } from '#engine/occupations/skill-usage.ts'
import { article } from '#engine/text/article.ts'
import { experienceYears } from '#shared/career/experience.ts'
import { MATCHED_LEVELS, type SkillGapItem, skillsMatch, UNMATCHED_LEVELS } from '#shared/career/skill-gap.ts'
import { phraseNear } from './told-phrases.ts'
import { lineAbout, type PastJob, type StemmedLine, stemmedLine, trainedBy } from './work-history.ts'

type Level = Pick<SkillGapItem, 'userLevel' | 'evidence' | 'source'>

/** What is known of a person when a level is asked for. */
export type LevelQuestion = {
  skills: string[]
  years?: string | number | null | undefined
  /** Skill tags of learning the person completed, once for each. */
  learned?: string[] | null | undefined
  /** Levels the person set by hand, by skill. */
  levels?: Record<string, number> | null | undefined
  /** Lines of the résumé, and the names of its certificates. */
  lines: StemmedLine[]
  certificates: StemmedLine[]
  /** What the person writes of their interests, phrase by phrase. */
  told: StemmedLine[]
  /** What was studied, as written. */
  studies: StemmedLine[]
  jobs: PastJob[]
  targetRow: number | null
}

export const MAX_PROFILE_SKILLS = 30
const MAX_SKILL_CHARS = 80
const UNKNOWN_EXPERIENCE_SHARE = 0.4
const FULL_EXPERIENCE_YEARS = 16
/** After so many years of doing it at work hardly more is learned. */
const FULL_WORK_YEARS = 12
const FULL_LEARNING_COURSES = 3
/** What places a level within its range; each set sums to 1. */
const MATCHED_LEVEL_WEIGHTS = { nameMatch: 0.45, experience: 0.4, learning: 0.15 } as const
const WORK_LEVEL_WEIGHTS = { trained: 0.35, experience: 0.5, learning: 0.15 } as const
const UNMATCHED_LEVEL_WEIGHTS = { similarity: 0.55, experience: 0.15, learning: 0.3 } as const
const MIN_NEARBY_SIMILARITY = 0.25
/** A job that trains at least this much of a skill gives it. */
const MIN_TRAINED_SHARE = 0.5
/** A line or a certificate about a skill says that it was used, not how much. */
const WRITTEN_TRAINED_SHARE = 0.6
/** Doing a thing in one’s free time is nearer to a skill than another skill of the same occupations. */
const TOLD_SIMILARITY = 0.6
const NAME_MATCH = { same: 1, wholeWord: 0.75, lettersOnly: 0.2 } as const

/** The level of one skill: set by hand, else the highest of profile, work and résumé, else by what is near it. */
export function skillLevel(career: CareerData, skill: string, question: LevelQuestion): Level {
  const byHand = levelByHand(skill, question)
  if (byHand) return byHand
  const study = studyOf(skill, question)
  const found = [
    levelFromProfile(skill, question, study),
    levelFromWork(career, skill, question, study),
    levelFromWriting(skill, question, study),
    levelFromStudies(skill, question, study),
  ]
    .filter(level => level !== null)
    .sort((a, b) => b.userLevel - a.userLevel)
  return found[0] ?? levelFromNearby(career, skill, question, study)
}

type Study = { share: number; text: string }

function studyOf(skill: string, { learned }: LevelQuestion): Study {
  const courses = (learned ?? []).filter(tag => skillsMatch(tag, skill)).length
  return {
    share: Math.min(1, courses / FULL_LEARNING_COURSES),
    text: courses > 0 ? `, and ${courses === 1 ? 'one course' : `${courses} courses`} you completed` : '',
  }
}

function levelByHand(skill: string, { levels }: LevelQuestion): Level | null {
  const level = Object.entries(levels ?? {}).find(
    ([name]) => name.trim().toLowerCase() === skill.trim().toLowerCase(),
  )?.[1]
  if (level === undefined || !Number.isFinite(level)) return null
  return {
    userLevel: Math.round(Math.min(100, Math.max(0, level))),
    evidence: 'You set this level yourself.',
    source: 'set by you',
  }
}

function levelFromProfile(skill: string, question: LevelQuestion, study: Study): Level | null {
  const matched = question.skills
    .slice(0, MAX_PROFILE_SKILLS)
    .filter(own => skillsMatch(own, skill))
    .map(own => ({ own, similarity: nameMatch(own, skill) }))
    .sort((a, b) => b.similarity - a.similarity)[0]
  if (!matched) return null
  const years = experienceYears(question.years)
  const share =
    MATCHED_LEVEL_WEIGHTS.nameMatch * matched.similarity +
    MATCHED_LEVEL_WEIGHTS.experience * experienceShare(years, FULL_EXPERIENCE_YEARS) +
    MATCHED_LEVEL_WEIGHTS.learning * study.share
  const experience = years === null ? '' : ` and ${yearsText(years)} of experience`
  return {
    userLevel: interpolate(MATCHED_LEVELS, share),
    evidence: `From ${matched.own.trim()} in your profile${experience}${study.text}.`,
    source: 'profile',
  }
}

function levelFromWork(
  career: CareerData,
  skill: string,
  { jobs, targetRow }: LevelQuestion,
  study: Study,
): Level | null {
  const levels = jobs.flatMap((job): Level[] => {
    const { counts } = trainedBy(career, job, skill, targetRow)
    if (counts < MIN_TRAINED_SHARE) return []
    const time = job.years === null ? 'your work' : yearsText(job.years)
    return [
      {
        userLevel: interpolate(MATCHED_LEVELS, workShare(counts, job.years, study)),
        evidence: `From ${time} as ${article(job.title)} ${job.title}${study.text}.`,
        source: 'work',
      },
    ]
  })
  return levels.sort((a, b) => b.userLevel - a.userLevel)[0] ?? null
}

function levelFromWriting(
  skill: string,
  { lines, certificates, jobs }: LevelQuestion,
  study: Study,
): Level | null {
  const certificate = lineAbout(certificates, skill)
  const line = certificate ?? lineAbout(lines, skill)
  if (line === null) return null
  const years = jobs.find(job => job.lines.includes(line))?.years ?? null
  return {
    userLevel: interpolate(MATCHED_LEVELS, workShare(WRITTEN_TRAINED_SHARE, years, study)),
    evidence: `From your ${certificate === null ? 'résumé' : 'certificate'}: “${line.slice(0, MAX_SKILL_CHARS).trim()}”${study.text}.`,
    source: 'work',
  }
}

function levelFromStudies(skill: string, { studies }: LevelQuestion, study: Study): Level | null {
  const line = lineAbout(studies, skill)
  if (line === null) return null
  return {
    userLevel: interpolate(MATCHED_LEVELS, workShare(WRITTEN_TRAINED_SHARE, null, study)),
    evidence: `From what you studied: “${line.slice(0, MAX_SKILL_CHARS).trim()}”${study.text}.`,
    source: 'profile',
  }
}

function levelFromNearby(career: CareerData, skill: string, question: LevelQuestion, study: Study): Level {
  const nearest = findNearestSkill(career, skill, question.skills)
  const job = question.jobs
    .map(({ title, ...rest }) => ({
      title,
      used: trainedBy(career, { title, ...rest }, skill, question.targetRow).used,
    }))
    .sort((a, b) => b.used - a.used)[0]
  const isFromWork = job !== undefined && job.used > nearest.similarity
  const known = isFromWork ? job.used : nearest.similarity
  const told =
    known >= MIN_NEARBY_SIMILARITY
      ? null
      : phraseNear(career, skill, [
          ...question.skills.slice(0, MAX_PROFILE_SKILLS).map(stemmedLine),
          ...question.told,
        ])
  const similarity = told === null ? known : TOLD_SIMILARITY
  const share =
    UNMATCHED_LEVEL_WEIGHTS.similarity * similarity +
    UNMATCHED_LEVEL_WEIGHTS.experience *
      experienceShare(experienceYears(question.years), FULL_EXPERIENCE_YEARS) +
    UNMATCHED_LEVEL_WEIGHTS.learning * study.share
  const isNearby = similarity >= MIN_NEARBY_SIMILARITY
  const basis = !isNearby
    ? 'Not in your profile, and nothing near it'
    : isFromWork && told === null
      ? `You use it as ${article(job.title)} ${job.title}; this role asks for it in another way`
      : told === null
        ? `Not in your profile; ${nearest.own} is the nearest you have`
        : `Not in your profile as a skill; you wrote “${told.slice(0, MAX_SKILL_CHARS).trim()}”`
  return {
    userLevel: interpolate(UNMATCHED_LEVELS, share),
    evidence: `${basis}${study.text}.`,
    source: isNearby ? 'nearby' : 'none',
  }
}

function workShare(trained: number, years: number | null, study: Study): number {
  return (
    WORK_LEVEL_WEIGHTS.trained * trained +
    WORK_LEVEL_WEIGHTS.experience * experienceShare(years, FULL_WORK_YEARS) +
    WORK_LEVEL_WEIGHTS.learning * study.share
  )
}

function experienceShare(years: number | null, fullYears: number): number {
  return years === null ? UNKNOWN_EXPERIENCE_SHARE : Math.sqrt(Math.min(1, years / fullYears))
}

/** How much of the wanted skill the person's wording covers: the same word, a word of it, or mere letters. */
function nameMatch(own: string, skill: string): number {
  const [a, b] = [own.trim().toLowerCase(), skill.trim().toLowerCase()]
  if (a === b) return NAME_MATCH.same
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const whole = ` ${long.replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')} `.includes(
    ` ${short.replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')} `,
  )
  return whole ? NAME_MATCH.wholeWord : NAME_MATCH.lettersOnly
}

/** The profile skill used by the same occupations as the wanted one; what every office uses is near nothing. */
function findNearestSkill(
  career: CareerData,
  skill: string,
  skills: string[],
): { own: string; similarity: number } {
  const wanted = skillUsage(career, skill)
  let best = { own: '', similarity: 0 }
  for (const own of skills.slice(0, MAX_PROFILE_SKILLS)) {
    if (own.trim() === '') continue
    const similarity = usageSimilarity(career, wanted.usageIn, skillUsage(career, own).usageIn)
    if (similarity > best.similarity)
      best = { own: own.slice(0, MAX_SKILL_CHARS).trim(), similarity: similarity }
  }
  return best
}

function usageSimilarity(
  career: CareerData,
  one: (row: number) => number,
  other: (row: number) => number,
): number {
  const { count } = career.occupations
  let [product, first, second, sumOfFirst, sumOfSecond] = [0, 0, 0, 0, 0]
  for (let row = 0; row < count; row++) {
    const [a, b] = [one(row), other(row)]
    product += a * b
    first += a * a
    second += b * b
    sumOfFirst += a
    sumOfSecond += b
  }
  const spread = (squares: number, sum: number) => squares - (sum * sum) / count
  const scale = Math.sqrt(spread(first, sumOfFirst) * spread(second, sumOfSecond))
  return scale > 0 ? Math.max(0, (product - (sumOfFirst * sumOfSecond) / count) / scale) : 0
}

function yearsText(years: number): string {
  return years < 2
    ? 'a first year'
    : years < 6
      ? 'two to five years'
      : years < 11
        ? 'six to ten years'
        : years < 16
          ? 'eleven to fifteen years'
          : 'over fifteen years'
}

function interpolate({ lowest, highest }: { lowest: number; highest: number }, share: number): number {
  return Math.round(lowest + (highest - lowest) * Math.min(1, Math.max(0, share)))
}
