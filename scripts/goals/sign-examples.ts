import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { OCCUPATION_CODE_CHARS } from '#engine/occupations/code-levels.ts'
import type { GoalClause } from '#engine/suggest/goal-clause.ts'
import { goalClauses } from '#engine/suggest/goal-clauses.ts'
import { holdsCode } from '#engine/suggest/goal-item.ts'
import { profileSignals } from '#engine/suggest/profile-signals.ts'
import { itemsOf } from '#engine/suggest/read-goals.ts'
import {
  clausePlaces,
  type GoalWord,
  goalWordsOf,
  type WordSign,
  withPlainQuotes,
} from '#engine/suggest/work-signs.ts'
import { wordStems } from '#engine/text/word-stems.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import { goalLabels } from '../eval/goal-labels.ts'
import { openedGoals } from '../eval/read-set.ts'
import { type GoalExample, readExample } from './goal-examples.ts'

/** A goal with the sign of each of its words; null where nobody said it. */
export type SignExample = { words: GoalWord[]; signs: (WordSign | null)[] }

/** Beginnings of words so long stand for the word: "accountant", "accounting". */
const STEM_CHARS = 6

/** Goals in which writers marked the work that they name: "out of {-retail} and into {+bookkeeping}". */
export function markedExamples(engine: Engine, files: KnowledgeFiles): SignExample[] {
  const columns = ['goal', 'title', 'writer'] as const
  return readKnowledgeTable(files, 'goal-sign-examples.tsv', columns).map(({ goal }) => {
    const { text, marks } = withoutMarks(goal)
    const words = goalWordsOf(text, goalClauses(engine.career.goalTables(), text))
    const signs = words.map(
      ({ start, end }) => marks.find(mark => start >= mark.start && end <= mark.end)?.sign ?? 'none',
    )
    return { words, signs }
  })
}

type Mark = { start: number; end: number; sign: WordSign }

export function withoutMarks(marked: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = []
  let text = ''
  for (const part of withPlainQuotes(marked).split(/(\{[^{}]*\})/u)) {
    const sign = part.startsWith('{') ? SIGN_OF_MARK[part.charAt(1)] : undefined
    const words = sign === undefined ? part : part.slice(2, -1)
    if (sign !== undefined) marks.push({ start: text.length, end: text.length + words.length, sign })
    text += words
  }
  return { text, marks }
}

const SIGN_OF_MARK: Record<string, WordSign> = { '+': 'wanted', '-': 'left', '=': 'told' }

/** The work that a rule finds in a goal of which a coach said what is wanted and whether the present work is left. */
export function coachedExample(engine: Engine, example: GoalExample): SignExample {
  const { row, code, clauses } = readExample(engine, example)
  const own = code.slice(0, OCCUPATION_CODE_CHARS)
  const wanted = example.wanted?.flat() ?? []
  return signedByCodes(engine, { ...example, row, clauses }, item => {
    const isOwn = code !== '' && holdsCode(item, [own])
    if (holdsCode(item, wanted)) return isOwn && example.left === 'present' ? null : 'wanted'
    if (isOwn && example.left === 'present') return 'left'
    const isOfPart = example.left === 'part' || (example.left === 'other' && !isOwn)
    return isOfPart || !example.wanted ? null : 'told'
  })
}

const writtenGoal = z.object({
  currentTitle: z.string(),
  text: z.string(),
  reads: z.object({ roles: z.array(z.string()), fields: z.array(z.string()), leave: z.array(z.string()) }),
})

/** The goals of the halves that rules were made from. */
export function readHalfSigns(engine: Engine): SignExample[] {
  const labelOf = goalLabels()
  return openedGoals(writtenGoal).map(({ currentTitle, text, reads }) => {
    const codesOf = (kind: 'role' | 'field' | 'leave', names: string[]) =>
      names.flatMap(name => labelOf(kind, name).codes)
    const wanted = [...codesOf('role', reads.roles), ...codesOf('field', reads.fields)]
    const left = codesOf('leave', reads.leave)
    const row = profileSignals(engine, { job_title: currentTitle }).currentOccupation?.row ?? null
    const clauses = goalClauses(engine.career.goalTables(), text)
    return signedByCodes(engine, { goal: text, row, clauses }, item => {
      const [isWanted, isLeft] = [holdsCode(item, wanted), holdsCode(item, left)]
      if (isWanted && isLeft) return null
      return isWanted ? 'wanted' : isLeft ? 'left' : 'told'
    })
  })
}

/** Gives the words of the work that a rule finds the sign of its codes. */
function signedByCodes(
  engine: Engine,
  goal: { goal: string; row: number | null; clauses: readonly GoalClause[] },
  signOf: (item: GoalItem) => WordSign | null,
): SignExample {
  const text = withPlainQuotes(goal.goal)
  const words = goalWordsOf(text, goal.clauses)
  const signs: (WordSign | null)[] = words.map(() => null)
  for (const [at, place] of clausePlaces(text, goal.clauses).entries()) {
    const clause = goal.clauses[at]
    if (!place || !clause) continue
    for (const item of itemsOf(engine, { ...clause, polarity: 'want' }, goal.row)) {
      const sign = item.codes.length > 0 ? signOf(item) : null
      const stems = new Set(stemsOf(item.label))
      for (const [index, { word, start, end }] of words.entries())
        if (start >= place.start && end <= place.end && stemsOf(word).some(stem => stems.has(stem)))
          signs[index] ??= sign
    }
  }
  return { words, signs }
}

export function stemsOf(text: string): string[] {
  return wordStems(text).map(stem => stem.slice(0, STEM_CHARS))
}
