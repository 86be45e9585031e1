import type { CareerDeps } from './career-deps.ts'
import { readPersonRecord } from './read-person-record.ts'
import { selectSuggestions } from './suggestion-queries.ts'

type TopGaps = { role: string; code: string; skills: { skill: string; level: number }[] }

const GAPS_TOLD = 3

/** What is furthest from the best path suggested last; null where none was suggested yet. */
export async function readTopGaps(
  deps: CareerDeps,
  userId: string,
  signal: AbortSignal,
): Promise<TopGaps | null> {
  const { person, further } = await readPersonRecord(deps, userId, selectSuggestions)
  const { suggestions } = further
  const [best] = suggestions
  if (!best) return null
  const { role, code } = best
  const { items } = await deps.engine.run(
    'skillGap',
    { ...person, career: { role, code }, resumeText: null },
    signal,
  )
  const open = items.filter(({ gap }) => gap > 0).toSorted((a, b) => b.gap - a.gap)
  return {
    role,
    code,
    skills: open.slice(0, GAPS_TOLD).map(({ skill, userLevel }) => ({ skill, level: userLevel })),
  }
}
