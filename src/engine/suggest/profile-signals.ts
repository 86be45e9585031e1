import { type Place, resolvePlace } from '#engine/market/resolve-place.ts'
import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import type { SkillUsage } from '#engine/occupations/skill-usage.ts'
import type { OccupationMatch } from '#engine/titles/match-title.ts'
import { INDUSTRIES } from '#shared/account/profile-options.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { experienceYears } from '#shared/career/experience.ts'
import type { GoalCorrections } from '#shared/career/goal-reading.ts'
import { isBeginnerTitle } from './beginner-title.ts'
import { ladderCodes } from './career-ladder.ts'
import type { GoalEngine } from './goal-roles.ts'
import { type GoalSignals, goalSignals } from './goal-signals.ts'
import { type InterestSignals, interestSignals } from './interest-signals.ts'
import { spokenOrOtherSkill } from './spoken-skill.ts'

export type ProfileSignals = {
  currentOccupation: { row: number; confidence: number } | null
  industry: string | null
  years: number | null
  place: Place
  skills: { text: string; use: SkillUsage }[]
  goals: GoalSignals
  interests: InterestSignals
  workStyle: string
  communicationStyle: string
  /** Rows of the roles that lead the person's field. */
  leadershipRows: Set<number>
  /** Rows of the roles that teach it. */
  teachingRows: Set<number>
  relatedRanks: Map<number, number>
}

const MAX_PROFILE_SKILLS = 30
const MAX_TITLE_MATCHES = 10
const MIN_TITLE_SCORE = 0.01
/** Readings that together weigh less than this say nothing about the person. */
const MIN_TOTAL_TITLE_SCORE = 0.25
const CONFIDENCE_BASE = 0.3
const MAX_SKILL_CHARS = 80
const MIN_TITLE_CHARS = 2
const MAX_TITLE_CHARS = 200
/** How far industry and skills speak for one reading of a title. */
const PROFILE_SUPPORT = {
  /** Keeps a reading alive whose occupation has no jobs in the industry. */
  industryShareSmoothing: 0.04,
  skillUsageBase: 0.5,
  catchAllFactor: 0.1,
  untitledManagerFactor: 0.15,
} as const
/** Share of an occupation's jobs below which it hardly exists in an industry. */
const RARE_INDUSTRY_SHARE = 0.03
const MIN_INDUSTRY_WORD_SCORE = 0.4
const MIN_INDUSTRY_WORD_SHARE = RARE_INDUSTRY_SHARE * 3

/** What a profile says, field by field, in terms the occupations are described in. */
export function profileSignals(
  engine: GoalEngine,
  profile: CareerProfile,
  corrections?: GoalCorrections,
): ProfileSignals {
  const { career } = engine
  const skills = (profile.skills ?? [])
    .slice(0, MAX_PROFILE_SKILLS)
    .filter(skill => skill.trim() !== '')
    .map(text => ({ text: text.slice(0, MAX_SKILL_CHARS).trim(), use: spokenOrOtherSkill(career, text) }))
  // A student's industry is where they study, not where they work.
  const industry = STUDENT.test(profile.job_title ?? '') ? null : readIndustry(profile.industry ?? '')
  const currentOccupation = currentRow(
    engine,
    profile.job_title ?? '',
    industry,
    skills.map(({ use }) => use),
  )
  const interests = Array.isArray(profile.interests)
    ? profile.interests.join(', ')
    : (profile.interests ?? '')
  const rowsOf = (table: ReadonlyMap<string, string[]>) =>
    new Set(
      currentOccupation
        ? ladderCodes(table, career.occupations.codes[currentOccupation.row] ?? '').flatMap(
            code => career.occupations.rowOf.get(code) ?? [],
          )
        : [],
    )
  const relatedRanks = currentOccupation ? career.occupations.related(currentOccupation.row) : []
  return {
    currentOccupation,
    industry,
    years: experienceYears(profile.years_experience) ?? (isBeginnerTitle(profile.job_title ?? '') ? 0 : null),
    place: resolvePlace(career.places(), profile.location ?? ''),
    skills: skills.filter(({ use }) => use.kind !== 'unknown'),
    goals: goalSignals(engine, profile.career_goals ?? '', currentOccupation?.row ?? null, corrections),
    interests: interestSignals(career, interests),
    workStyle: (profile.work_style ?? '').trim().toLowerCase(),
    communicationStyle: (profile.communication_style ?? '').trim().toLowerCase(),
    leadershipRows: rowsOf(career.tables.leadsTo),
    teachingRows: rowsOf(career.tables.taughtBy),
    relatedRanks: new Map(relatedRanks.map((row, rank) => [row, rank])),
  }
}

/** The reading of a title that the industry and the skills speak for: an analyst in finance is another one than in technology. */
function currentRow(
  engine: CareerEngine,
  title: string,
  industry: string | null,
  skills: SkillUsage[],
): ProfileSignals['currentOccupation'] {
  if (title.trim().length < MIN_TITLE_CHARS || NO_OCCUPATION.test(title)) return null
  const { occupations, outlooks } = engine.career
  const profileSupport = (row: number) => {
    const share = industry ? PROFILE_SUPPORT.industryShareSmoothing + outlooks.share(row, industry) : 1
    const used = skills.reduce((sum, use) => sum + use.usageIn(row), 0) / Math.max(1, skills.length)
    const catchAllFactor = (occupations.titles[row] ?? '').includes('All Other')
      ? PROFILE_SUPPORT.catchAllFactor
      : 1
    const managerFactor =
      /^11-/.test(occupations.codes[row] ?? '') && !MANAGEMENT_TITLE.test(title)
        ? PROFILE_SUPPORT.untitledManagerFactor
        : 1
    return share * (PROFILE_SUPPORT.skillUsageBase + used) * catchAllFactor * managerFactor
  }
  const candidates = titleMatchesInIndustry(engine, title.slice(0, MAX_TITLE_CHARS), industry).flatMap(
    ({ code, score }) => {
      const row = occupations.rowOf.get(code)
      return row === undefined || score < MIN_TITLE_SCORE
        ? []
        : [{ row, score, total: score * profileSupport(row) }]
    },
  )
  const totalScore = candidates.reduce((sum, { score }) => sum + score, 0)
  const best = candidates.sort((a, b) => b.total - a.total || a.row - b.row)[0]
  return best && totalScore >= MIN_TOTAL_TITLE_SCORE
    ? { row: best.row, confidence: Math.min(1, CONFIDENCE_BASE + best.score) }
    : null
}

/** A tester in technology tests software: where the plain reading hardly exists in the industry, the industry's own word is tried too. */
function titleMatchesInIndustry(
  engine: CareerEngine,
  title: string,
  industry: string | null,
): readonly OccupationMatch[] {
  const plain = engine.matchTitle(title, MAX_TITLE_MATCHES)
  const industryWord = industry ? engine.career.tables.industryTitleWords.get(industry) : undefined
  const share = (match: OccupationMatch | undefined) => {
    const row = engine.career.occupations.rowOf.get(match?.code ?? '')
    return row === undefined || !industry ? 0 : engine.career.outlooks.share(row, industry)
  }
  if (
    !industryWord ||
    plain.length === 0 ||
    plain.reduce((sum, match) => sum + match.score * share(match), 0) >= RARE_INDUSTRY_SHARE
  )
    return plain
  const matchesWithIndustryWord = engine.matchTitle(`${industryWord} ${title}`, MAX_TITLE_MATCHES)
  return matchesWithIndustryWord[0] &&
    matchesWithIndustryWord[0].score >= MIN_INDUSTRY_WORD_SCORE &&
    share(matchesWithIndustryWord[0]) >= MIN_INDUSTRY_WORD_SHARE
    ? matchesWithIndustryWord
    : plain
}

const NO_OCCUPATION =
  /\b(unemployed|retired|student|undergraduate|graduate|none|n\/?a|nothing|between jobs|job ?seeker|looking for work|homemaker|stay[- ]at[- ]home(?: (?:mom|mum|dad|parent|mother|father))?|veteran|caregiver at home|self[- ]employed|freelancer?|various|other)\b\s*$|^(intern|trainee|entry[- ]level)$/i
const MANAGEMENT_TITLE =
  /\b(manager|director|head|chief|c[a-z]o|vp|vice|president|principal|superintendent|administrator|officer|supervisor|lead|leader|owner|founder|partner|dean|mgr|general)\b/i
const STUDENT = /\b(student|undergraduate)\b/i

function readIndustry(industry: string): string | null {
  const text = industry.trim().toLowerCase()
  if (text === '' || text === 'other') return null
  return (
    INDUSTRIES.find(
      name => name !== 'Other' && (text === name.toLowerCase() || text.includes(name.toLowerCase())),
    ) ?? null
  )
}
