import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkReply } from '../../src/engine/grounding/check-reply.ts'
import type { Subject } from '../../src/engine/grounding/check-sentence.ts'
import type { Fact } from '../../src/engine/grounding/fact.ts'
import { indexFacts } from '../../src/engine/grounding/fact-index.ts'
import { type Measure, printMeasures } from './measure.ts'

const SETS = new URL('./sets/fabrication/', import.meta.url)
const PLANTED = /\[\[(.+?)\]\]/gu

/** In the order they were written; each was run once before the rules were widened by what it showed. */
export const FABRICATION_SETS = ['dev', 'held-out', 'second', 'third'] as const
type FabricationSet = (typeof FABRICATION_SETS)[number]

interface FabricationResult {
  inventions: number
  /** Replies of which something made up was shown. */
  shown: string[]
  honest: number
  /** Honest replies that lost a sentence. */
  cut: string[]
}

/** What the guard lets through of replies with planted inventions, and what it takes from honest ones. */
export function evaluateFabrication(set: FabricationSet): FabricationResult {
  const result: FabricationResult = { inventions: 0, shown: [], honest: 0, cut: [] }
  for (const sheet of readSheets(set)) {
    const index = indexFacts(sheet.facts)
    for (const reply of sheet.inventions) {
      result.inventions++
      const planted = Array.from(reply.matchAll(PLANTED), ({ 1: sentence }) => sentence ?? '')
      const { text } = checkReply(reply.replace(PLANTED, '$1'), index, sheet.subject)
      if (planted.some(sentence => text.includes(sentence))) result.shown.push(`${sheet.name}: ${reply}`)
    }
    for (const reply of sheet.honest) {
      result.honest++
      const { removed } = checkReply(reply, index, sheet.subject)
      for (const { sentence, reason } of removed) result.cut.push(`${sheet.name}: ${sentence} (${reason})`)
    }
  }
  return result
}

interface Sheet {
  name: string
  subject: Subject
  facts: Fact[]
  inventions: string[]
  honest: string[]
}

function readSheets(set: FabricationSet): Sheet[] {
  const folder = new URL(`${set}/`, SETS)
  return readdirSync(fileURLToPath(folder)).map(name =>
    readSheet(name, readFileSync(new URL(name, folder), 'utf8')),
  )
}

function readSheet(name: string, text: string): Sheet {
  const [head = '', ...parts] = text.split(/^## /mu)
  const lines = (title: string) =>
    parts
      .find(part => part.startsWith(title))
      ?.split('\n')
      .slice(1)
      .filter(line => line !== '') ?? []
  return {
    name,
    subject: head.includes('subject: person') ? 'person' : 'role',
    facts: lines('facts').map(readFact),
    inventions: lines('inventions'),
    honest: lines('honest'),
  }
}

function readFact(line: string): Fact {
  const [source = '', label = '', text = ''] = line.split(' | ')
  if (source !== 'person' && source !== 'engine' && source !== 'other')
    throw new Error(`No such source: ${line}`)
  return { source, label, text }
}

/** Both must be none: an invention that is shown, an honest reply that loses a sentence. */
export function fabricationMeasures(): Measure[] {
  return FABRICATION_SETS.flatMap(set => {
    const { inventions, shown, honest, cut } = evaluateFabrication(set)
    return [
      { name: `${set}: inventions shown, of ${inventions}`, value: shown.length, most: 0 },
      { name: `${set}: sentences cut of ${honest} honest replies`, value: cut.length, most: 0 },
    ]
  })
}

if (import.meta.main) {
  printMeasures('Fabrication guard', fabricationMeasures())
  if (process.argv.includes('--show'))
    for (const set of FABRICATION_SETS) {
      const { shown, cut } = evaluateFabrication(set)
      console.log([...shown, ...cut].join('\n'))
    }
}
