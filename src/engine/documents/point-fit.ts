import { fieldVector } from '#engine/occupations/field-similarity.ts'
import { type CareerEngine, resolveRole } from '#engine/occupations/resolve-role.ts'
import type { SkillReader } from '#engine/skills/load-skill-reader.ts'
import { wordRoot } from '#engine/text/word-root.ts'
import { wordStems } from '#engine/text/word-stems.ts'
import type { DraftInput } from './draft-input.ts'

export type Target = {
  row: number | null
  role: string
  skills: string[]
  posting: string
  objective: string
}

export type FitEngine = CareerEngine & Pick<SkillReader, 'evidenceWords'>

const MAX_POSTING_CHARS = 20_000
/** So much of one direction have only texts of one field. */
const FULL_SIMILARITY = 0.4
/** Words that must meet the posting for a full fit. */
const FULL_POSTING_WORDS = 4
/** Words below this describe most kinds of work, and count for less. */
const FULL_WORD_WEIGHT = 3.5

/** How well the words of a text lead to the target, 0 to 1: to the occupations its role, tasks and posting speak of. */
export function fitReader({ career, evidenceWords }: FitEngine, target: Target): (text: string) => number {
  const { codes, titles, count } = career.occupations
  const terms = career.terms()
  const ofRole =
    target.row === null
      ? []
      : [titles[target.row] ?? '', ...(career.tasks().get(codes[target.row] ?? '') ?? [])]
  const posting = withoutTimes(target.posting).split(/(?<=[.!?;])\s+|\n/u)
  const field = fieldVector(
    terms,
    [target.role, ...ofRole, ...posting, target.objective, ...target.skills],
    count,
  )
  const wanted = new Set(wordStems([withoutTimes(target.posting), ...target.skills].join(' ')))
  const { weight } = evidenceWords()
  return written => {
    const text = withoutTimes(written)
    const similarity = dot(fieldVector(terms, [text], count), field) / FULL_SIMILARITY
    const shared = [...new Set(wordStems(text))].filter(stem => wanted.has(stem))
    const inPosting =
      shared.reduce((sum, stem) => sum + worth(weight(wordRoot(stem))), 0) / FULL_POSTING_WORDS
    return Math.min(1, Math.max(similarity, inPosting))
  }
}

/** "185 items an hour": an hour is no sign of any work, however few kinds of work speak of it. */
function withoutTimes(text: string): string {
  return text.replaceAll(TIMES, ' ')
}

const TIMES =
  /(?<!\p{L})(?:an? |per |each |every )?(?:seconds?|minutes?|hours?|hourly|days?|daily|weeks?|weekly|weekends?|fortnight|months?|monthly|quarterly|years?|yearly|annual|annually|shifts?|times?)(?!\p{L})/giu

/** A word that most work is described with hardly counts. */
function worth(weight: number): number {
  return Math.min(1, weight / FULL_WORD_WEIGHT)
}

export function targetOf(
  engine: CareerEngine,
  { targetRole, objective, occupation, posting }: DraftInput,
): Target {
  return {
    row: resolveRole(engine, targetRole)?.row ?? null,
    role: targetRole,
    skills: occupation?.skills ?? [],
    posting: (posting ?? '').slice(0, MAX_POSTING_CHARS),
    objective,
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
}
