import { type Place, resolvePlace } from '#engine/market/resolve-place.ts'
import type { CareerEngine, TitleMatch } from '#engine/occupations/resolve-role.ts'
import { type SkillUse, skillUse } from '#engine/occupations/skill-usage.ts'
import { INDUSTRIES } from '#shared/account/profile-options.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { experienceYears } from '#shared/career/experience.ts'
import { ladderCodes, teacherCodes } from './career-ladder.ts'
import { type GoalSignals, readGoals } from './goal-signals.ts'
import { type InterestSignals, readInterests } from './interest-signals.ts'

export type Signals = {
  current: { row: number; confidence: number } | null
  industry: string | null
  years: number | null
  place: Place
  skills: { asked: string; use: SkillUse }[]
  goals: GoalSignals
  interests: InterestSignals
  workStyle: string
  communicationStyle: string
  /** Rows of the roles that lead the person's field. */
  ladder: Set<number>
  /** Rows of the roles that teach it. */
  teachers: Set<number>
  related: Map<number, number>
}

const MOST_SKILLS = 30
const TITLES_TRIED = 10
const FAINT = 0.01
/** Readings that together weigh less than this say nothing about the person. */
const USABLE = 0.25

/** What a profile says, field by field, in terms the occupations are described in. */
export function profileSignals(engine: CareerEngine, profile: CareerProfile): Signals {
  const { career } = engine
  const skills = (profile.skills ?? [])
    .slice(0, MOST_SKILLS)
    .filter(skill => skill.trim() !== '')
    .map(asked => ({ asked: asked.slice(0, 80).trim(), use: skillUse(career, asked) }))
  // A student's industry is where they study, not where they work.
  const industry = STUDENT.test(profile.job_title ?? '') ? null : readIndustry(profile.industry ?? '')
  const current = currentRow(
    engine,
    profile.job_title ?? '',
    industry,
    skills.map(({ use }) => use),
  )
  const interests = Array.isArray(profile.interests)
    ? profile.interests.join(', ')
    : (profile.interests ?? '')
  const rowsOf = (codes: (code: string) => string[]) =>
    new Set(
      current
        ? codes(career.occupations.codes[current.row] ?? '').flatMap(
            code => career.occupations.rowOf.get(code) ?? [],
          )
        : [],
    )
  const related = current ? career.occupations.related(current.row) : []
  return {
    current,
    industry,
    years: experienceYears(profile.years_experience),
    place: resolvePlace(career.places(), profile.location ?? ''),
    skills: skills.filter(({ use }) => use.kind !== 'unknown'),
    goals: readGoals(engine, profile.career_goals ?? ''),
    interests: readInterests(career, interests),
    workStyle: (profile.work_style ?? '').trim().toLowerCase(),
    communicationStyle: (profile.communication_style ?? '').trim().toLowerCase(),
    ladder: rowsOf(ladderCodes),
    teachers: rowsOf(teacherCodes),
    related: new Map(related.map((row, rank) => [row, rank])),
  }
}

/** The reading of a title that the industry and the skills speak for: an analyst in finance is another one than in technology. */
function currentRow(
  engine: CareerEngine,
  title: string,
  industry: string | null,
  skills: SkillUse[],
): Signals['current'] {
  if (title.trim().length < 2 || NO_OCCUPATION.test(title)) return null
  const { occupations, outlooks } = engine.career
  const support = (row: number) => {
    const share = industry ? 0.04 + outlooks.share(row, industry) : 1
    const used = skills.reduce((sum, use) => sum + use.of(row), 0) / Math.max(1, skills.length)
    const mixture = (occupations.titles[row] ?? '').includes('All Other') ? 0.1 : 1
    const leads = /^11-/.test(occupations.codes[row] ?? '') && !LEADS.test(title) ? 0.15 : 1
    return share * (0.5 + used) * mixture * leads
  }
  const readings = titleReadings(engine, title.slice(0, 200), industry).flatMap(({ code, score }) => {
    const row = occupations.rowOf.get(code)
    return row === undefined || score < FAINT ? [] : [{ row, score, total: score * support(row) }]
  })
  const sure = readings.reduce((sum, { score }) => sum + score, 0)
  const best = readings.sort((a, b) => b.total - a.total || a.row - b.row)[0]
  return best && sure >= USABLE ? { row: best.row, confidence: Math.min(1, 0.3 + best.score) } : null
}

/** A tester in technology tests software: where the plain reading hardly exists in the industry, the industry's own word is tried too. */
function titleReadings(engine: CareerEngine, title: string, industry: string | null): TitleMatch[] {
  const plain = engine.matchTitle(title, TITLES_TRIED)
  const hint = industry ? HINTS[industry] : undefined
  const share = (match: TitleMatch | undefined) => {
    const row = engine.career.occupations.rowOf.get(match?.code ?? '')
    return row === undefined || !industry ? 0 : engine.career.outlooks.share(row, industry)
  }
  if (
    !hint ||
    plain.length === 0 ||
    plain.reduce((sum, match) => sum + match.score * share(match), 0) >= RARE_SHARE
  )
    return plain
  const hinted = engine.matchTitle(`${hint} ${title}`, TITLES_TRIED)
  return hinted[0] && hinted[0].score >= 0.4 && share(hinted[0]) >= RARE_SHARE * 3 ? hinted : plain
}

const RARE_SHARE = 0.03
const HINTS: Record<string, string> = {
  Technology: 'software',
  Healthcare: 'medical',
  Finance: 'financial',
  Education: 'school',
  Marketing: 'marketing',
  Sales: 'sales',
  Manufacturing: 'production',
  Retail: 'retail',
  'Real Estate': 'real estate',
  Legal: 'legal',
  Consulting: 'management',
}

const NO_OCCUPATION =
  /\b(unemployed|retired|student|undergraduate|graduate|none|n\/?a|nothing|between jobs|job ?seeker|looking for work|homemaker|stay[- ]at[- ]home|self[- ]employed|freelancer?|various|other)\b\s*$|^(intern|trainee|entry[- ]level)$/i
const LEADS =
  /\b(manager|director|head|chief|c[a-z]o|vp|vice|president|principal|superintendent|administrator|officer|supervisor|lead|leader|owner|founder|partner|dean|mgr|general)\b/i
const STUDENT = /\b(student|undergraduate)\b/i

function readIndustry(text: string): string | null {
  const asked = text.trim().toLowerCase()
  if (asked === '' || asked === 'other') return null
  return (
    INDUSTRIES.find(
      name => name !== 'Other' && (asked === name.toLowerCase() || asked.includes(name.toLowerCase())),
    ) ?? null
  )
}
