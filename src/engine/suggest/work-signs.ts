import type { SentenceEncoder } from '#engine/encoder/sentence-encoder.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { softmaxInPlace } from '#engine/network-math.ts'
import { type GoalClause, type GoalPolarity, PRESENT_WORK_LEFT } from './goal-clause.ts'
import { type NetworkWeights, networkOutputs, readNetwork } from './goal-network.ts'

/** What can be said of a word of a goal: it names no work, or work that is told of, wanted or left. */
export const WORD_SIGNS = ['none', 'told', 'wanted', 'left'] as const
export type WordSign = (typeof WORD_SIGNS)[number]

/** A word or a mark of punctuation of a goal, where it stands, and what the rules say of it. */
export type GoalWord = { word: string; start: number; end: number; rule: number }

/** How likely each sign of each word of a goal is, as many examples have it. */
export type WorkSigns = (words: readonly GoalWord[]) => Float32Array[]

/** Reads the weights that `npm run goals:train-signs` wrote. */
export function loadWorkSigns(files: KnowledgeFiles, meaningOf: SentenceEncoder): WorkSigns {
  const { weights } = readNetwork(files, 'work-signs')
  return words => wordSigns(weights, words, meaningOf)
}

/** How likely each sign of each word is, in the order of `WORD_SIGNS`. */
export function wordSigns(
  weights: NetworkWeights,
  words: readonly Pick<GoalWord, 'word' | 'rule'>[],
  meaningOf: (word: string) => Float32Array,
): Float32Array[] {
  const signs = networkOutputs(weights, words, meaningOf)
  for (const chances of signs) softmaxInPlace(chances)
  return signs
}

/** As the cues are written; every letter stays in its place. */
export function withPlainQuotes(goals: string): string {
  return goals.replaceAll(/[’‘`´]/g, "'")
}

/** The network reads no more. */
const MAX_WORDS = 400

/** The words of a goal, each with the polarity of its clause. */
export function goalWordsOf(text: string, clauses: readonly GoalClause[]): GoalWord[] {
  const places = clausePlaces(text, clauses)
  return [...text.matchAll(WORD_OR_MARK)].slice(0, MAX_WORDS).map(match => {
    const [start, end] = [match.index, match.index + match[0].length]
    const at = places.findIndex(place => place !== null && start >= place.start && end <= place.end)
    const polarity = clauses[at]?.polarity
    return {
      word: match[0].toLowerCase(),
      start,
      end,
      rule: polarity === undefined ? POLARITIES.length : POLARITIES.indexOf(polarity),
    }
  })
}

const WORD_OR_MARK = /[\p{L}\p{N}]+(?:'\p{L}+)*|[^\s\p{L}\p{N}]/gu
const POLARITIES: readonly GoalPolarity[] = ['want', 'keep', 'leave', 'past', 'neutral']
/** One for each polarity, and one for what stands in no clause. */
export const RULE_ROWS = POLARITIES.length + 1

/** Where the clauses stand in the text that they were cut from; null for remarks, which lie across others. */
export function clausePlaces(
  text: string,
  clauses: readonly GoalClause[],
): ({ start: number; end: number } | null)[] {
  let from = 0
  return clauses.map(clause => {
    if (clause.condition !== null || clause.text === '' || clause === PRESENT_WORK_LEFT) return null
    const start = startOf(text, clause.text, from)
    if (start < 0) return null
    from = start + clause.text.length
    return { start, end: from }
  })
}

/** "Care" does not stand in "career". */
function startOf(text: string, words: string, from: number): number {
  for (let start = text.indexOf(words, from); start >= 0; start = text.indexOf(words, start + 1))
    if (!isInsideWord(text, start) && !isInsideWord(text, start + words.length)) return start
  return -1
}

function isInsideWord(text: string, place: number): boolean {
  return BETWEEN_LETTERS.test(text.slice(Math.max(0, place - 1), place + 1))
}

const BETWEEN_LETTERS = /^[\p{L}\p{N}]{2}$/u
