import type { CareerDeps } from './career-deps.ts'
import { selectKeptFacts } from './kept-resume-facts.ts'
import { monthOf } from './person-facts.ts'
import { selectSkillLevels } from './skill-gap.ts'
import { selectSuggestions } from './suggestion-queries.ts'

type TopGaps = { role: string; code: string; skills: { skill: string; level: number }[] }

const GAPS_TOLD = 3

/** What is furthest from the best path suggested last; null where none was suggested yet. */
export async function readTopGaps(
  { database, engine, readProfile, readLearnedSkills, now }: CareerDeps,
  userId: string,
  signal: AbortSignal,
): Promise<TopGaps | null> {
  const [profile, [{ suggestions }, levels, kept], learned] = await Promise.all([
    readProfile(userId),
    database.asUser(userId, tx =>
      Promise.all([
        selectSuggestions(tx, userId),
        selectSkillLevels(tx, userId),
        selectKeptFacts(tx, userId),
      ]),
    ),
    readLearnedSkills(userId),
  ])
  const [best] = suggestions
  if (!best) return null
  const { role, code } = best
  const { items } = await engine.run(
    'skillGap',
    {
      career: { role, code },
      skills: profile.skills ?? [],
      learned,
      years: profile.years_experience,
      job_title: profile.job_title,
      levels: Object.fromEntries(levels.map(({ skill, level }) => [skill, level])),
      resumeText: null,
      resume: kept?.facts ?? null,
      asOf: monthOf(now()),
    },
    signal,
  )
  const open = items.filter(({ gap }) => gap > 0).toSorted((a, b) => b.gap - a.gap)
  return {
    role,
    code,
    skills: open.slice(0, GAPS_TOLD).map(({ skill, userLevel }) => ({ skill, level: userLevel })),
  }
}
