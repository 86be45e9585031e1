import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '#engine/engine.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import type { WordSign } from '#engine/suggest/sign-network.ts'
import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import { stemsOf, withoutMarks } from '../goals/sign-examples.ts'
import { type Measure, shareOf } from './measure.ts'

const BOUNDS = { wantedAsLeft: 0.01, leftAsWanted: 0.17, toldAsWanted: 0.79 }

type MarkedName = { sign: WordSign; read: 'wanted' | 'left' }

/** Goals that say in many ways what somebody wants, leaves or only tells of, by writers who saw no rule and marked each name of work. */
export function evaluateMarkedGoals(engine: Engine): Measure[] {
  const file = () => new Uint8Array(readFileSync(join(import.meta.dirname, 'sets', 'goals', 'marked.tsv')))
  const names = readKnowledgeTable(file, 'marked.tsv', ['goal', 'title']).flatMap(({ goal, title }) =>
    namesRead(engine, goal, title),
  )
  const measure = (sign: WordSign, wrong: MarkedName['read'], name: string, most: number): Measure => {
    const marked = names.filter(one => one.sign === sign)
    return {
      name: `${name} (${marked.length} read)`,
      value: shareOf(marked, ({ read }) => read === wrong),
      most,
      aim: 0,
    }
  }
  return [
    measure('wanted', 'left', 'names of wanted work read as left', BOUNDS.wantedAsLeft),
    measure('left', 'wanted', 'names of work that is left read as wanted', BOUNDS.leftAsWanted),
    measure('told', 'wanted', 'names of work that is told of read as wanted', BOUNDS.toldAsWanted),
  ]
}

/** The marked names that the reading speaks of with one sign; a name that stands twice in a goal is left out. */
function namesRead(engine: Engine, marked: string, title: string): MarkedName[] {
  const { text, marks } = withoutMarks(marked)
  const { reading } = suggestCareers(engine, { job_title: title, career_goals: text })
  const said = reading.items.filter(({ codes, implied, place }) => codes.length > 0 && !implied && !place)
  const wordsOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end).toLowerCase()
  return marks
    .filter(mark => !marks.some(other => other !== mark && wordsOf(other).includes(wordsOf(mark))))
    .flatMap(mark => {
      const stems = stemsOf(wordsOf(mark))
      const isNamed = ({ label }: GoalItem) => stemsOf(label).some(stem => stems.includes(stem))
      const reads = new Set(said.filter(isNamed).map(({ kind }) => (kind === 'leave' ? 'left' : 'wanted')))
      const [read] = reads
      return read && reads.size === 1 ? [{ sign: mark.sign, read }] : []
    })
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('Marked goals', evaluateMarkedGoals)
}
