import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '#engine/engine.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import type { WordSign } from '#engine/suggest/work-signs.ts'
import { stemsOf, withoutMarks } from '../goals/sign-examples.ts'
import { type Measure, shareOf } from './measure.ts'

const BOUNDS = { wantedAsWanted: 0.81, wantedAsLeft: 0.01, leftAsWanted: 0.11, toldAsWanted: 0.85 }

type MarkedName = { sign: WordSign; read: 'wanted' | 'left' | null }

/** Goals that say in many ways what somebody wants, leaves or only tells of, by writers who saw no rule and marked each name of work. */
export function evaluateMarkedGoals(engine: Engine): Measure[] {
  const file = () => new Uint8Array(readFileSync(join(import.meta.dirname, 'sets', 'goals', 'marked.tsv')))
  const names = readKnowledgeTable(file, 'marked.tsv', ['goal', 'title']).flatMap(({ goal, title }) =>
    namesRead(engine, goal, title),
  )
  const wanted = names.filter(({ sign }) => sign === 'wanted')
  const measure = (sign: WordSign, wrong: 'wanted' | 'left', name: string, most: number): Measure => {
    const marked = names.filter(one => one.sign === sign && one.read !== null)
    return {
      name: `${name} (${marked.length} read)`,
      value: shareOf(marked, ({ read }) => read === wrong),
      most,
      aim: 0,
    }
  }
  return [
    {
      name: `names of wanted work read as wanted (${wanted.length})`,
      value: shareOf(wanted, ({ read }) => read === 'wanted'),
      least: BOUNDS.wantedAsWanted,
    },
    measure('wanted', 'left', 'names of wanted work read as left', BOUNDS.wantedAsLeft),
    measure('left', 'wanted', 'names of work that is left read as wanted', BOUNDS.leftAsWanted),
    measure('told', 'wanted', 'names of work that is told of read as wanted', BOUNDS.toldAsWanted),
  ]
}

/** The marked names, with the one sign that the reading gives them; names in a goal that share a word are left out. */
function namesRead(engine: Engine, marked: string, title: string): MarkedName[] {
  const { text, marks } = withoutMarks(marked)
  const { reading } = suggestCareers(engine, { job_title: title, career_goals: text })
  const said = reading.items.filter(({ codes, implied, place }) => codes.length > 0 && !implied && !place)
  const names = marks.map(({ start, end, sign }) => ({ sign, stems: stemsOf(text.slice(start, end)) }))
  return names
    .filter(name => !names.some(other => other !== name && shareStem(other.stems, name.stems)))
    .map(({ sign, stems }) => {
      const named = said.filter(({ label }) => shareStem(stemsOf(label), stems))
      const reads = new Set(named.map(({ kind }) => (kind === 'leave' ? 'left' : 'wanted')))
      return { sign, read: reads.size === 1 ? ([...reads][0] ?? null) : null }
    })
}

function shareStem(some: readonly string[], others: readonly string[]): boolean {
  return some.some(stem => others.includes(stem))
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('Marked goals', evaluateMarkedGoals)
}
