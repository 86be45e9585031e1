import { fieldVector } from '#engine/occupations/field-similarity.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { wordStems } from '#engine/text/word-stems.ts'

export type Target = {
  row: number | null
  role: string
  skills: string[]
  posting: string
  objective: string
}

/** So much of one direction have only texts of one field. */
const FULL_SIMILARITY = 0.4
/** Words that must meet the posting for a full fit. */
const FULL_POSTING_WORDS = 4

/** How well the words of a text lead to the target, 0 to 1: to the occupations its role, tasks and posting speak of. */
export function fitReader(career: CareerData, target: Target): (text: string) => number {
  const { codes, titles, count } = career.occupations
  const terms = career.terms()
  const ofRole =
    target.row === null
      ? []
      : [titles[target.row] ?? '', ...(career.tasks().get(codes[target.row] ?? '') ?? [])]
  const posting = target.posting.split(/(?<=[.!?;])\s+|\n/u)
  const field = fieldVector(
    terms,
    [target.role, ...ofRole, ...posting, target.objective, ...target.skills],
    count,
  )
  const wanted = new Set(wordStems([target.posting, ...target.skills].join(' ')))
  return text => {
    const similarity = dot(fieldVector(terms, [text], count), field) / FULL_SIMILARITY
    const inPosting =
      [...new Set(wordStems(text))].filter(stem => wanted.has(stem)).length / FULL_POSTING_WORDS
    return Math.min(1, Math.max(similarity, inPosting))
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
}
