import { wordStems } from '#engine/text/word-stems.ts'
import { occupationList } from './occupation-list.ts'
import { byText, cell, readTable } from './read-table.ts'
import { type BuiltFile, writeKnowledge } from './write-knowledge.ts'

const LARGEST_SHARE = 0.2
const KEPT_PER_TERM = 30
const TITLE_WEIGHT = 3

/**
 * Which occupations a single word points to, from how often it stands in their titles, tasks and tools.
 * The words alone are kept, never the sentences they came from.
 */
export async function buildTerms(source: string, target: string): Promise<BuiltFile[]> {
  const occupations = await occupationList(source)
  const counts = occupations.map(() => new Map<string, number>())
  const rowOf = new Map(occupations.map((row, at) => [row.code, at]))
  const add = (code: string, text: string, weight: number) => {
    const words = counts[rowOf.get(code) ?? -1]
    if (words) for (const stem of wordStems(text)) words.set(stem, (words.get(stem) ?? 0) + weight)
  }
  for (const { code, title } of occupations) add(code, title, TITLE_WEIGHT * 2)
  for (const row of await readTable(source, 'onet-29.3/Occupation Data.tsv'))
    add(cell(row, 'O*NET-SOC Code'), cell(row, 'Description'), 2)
  for (const row of await readTable(source, 'onet-29.3/Task Statements.tsv'))
    add(cell(row, 'O*NET-SOC Code'), cell(row, 'Task'), 1)
  for (const row of await readTable(source, 'onet-29.3/Alternate Titles.tsv'))
    add(cell(row, 'O*NET-SOC Code'), cell(row, 'Alternate Title'), 1)
  for (const row of await readTable(source, 'onet-29.3/Sample of Reported Titles.tsv'))
    add(cell(row, 'O*NET-SOC Code'), cell(row, 'Reported Job Title'), TITLE_WEIGHT)
  for (const row of await readTable(source, 'onet-29.3/Technology Skills.tsv'))
    add(cell(row, 'O*NET-SOC Code'), cell(row, 'Example'), 0.5)
  return writeIndex(target, postings(counts))
}

type Posting = { row: number; weight: number }

function postings(counts: Map<string, number>[]): Map<string, Posting[]> {
  const documents = new Map<string, number>()
  for (const words of counts)
    for (const stem of words.keys()) documents.set(stem, (documents.get(stem) ?? 0) + 1)
  const index = new Map<string, Posting[]>()
  counts.forEach((words, row) => {
    const weights = [...words].flatMap(([stem, count]) => {
      const share = (documents.get(stem) ?? 0) / counts.length
      return share > LARGEST_SHARE ? [] : [{ stem, weight: Math.log(1 + count) * Math.log(1 / share) }]
    })
    const length = Math.sqrt(weights.reduce((sum, { weight }) => sum + weight * weight, 0))
    for (const { stem, weight } of weights) {
      const list = index.get(stem) ?? []
      list.push({ row, weight: weight / length })
      index.set(stem, list)
    }
  })
  for (const [stem, list] of index) {
    index.set(stem, list.sort((a, b) => b.weight - a.weight || a.row - b.row).slice(0, KEPT_PER_TERM))
  }
  return index
}

async function writeIndex(target: string, index: Map<string, Posting[]>): Promise<BuiltFile[]> {
  const stems = [...index.keys()]
    .filter(stem => /^[a-z][a-z0-9+#.-]*$/.test(stem) && stem.length <= 24)
    .sort(byText)
  const total = stems.reduce((sum, stem) => sum + (index.get(stem)?.length ?? 0), 0)
  const bytes = new Uint8Array(total * 3)
  let at = 0
  for (const stem of stems)
    for (const { row, weight } of index.get(stem) ?? []) {
      bytes[at++] = row & 255
      bytes[at++] = row >> 8
      bytes[at++] = Math.max(1, Math.min(255, Math.round(weight * 400)))
    }
  const facts = { rows: stems.length, source: 'Word counts over the O*NET 29.3 Database', date: 'May 2025' }
  const lines = stems.map(stem => `${stem}\t${index.get(stem)?.length ?? 0}`)
  return [
    await writeKnowledge(target, { file: 'terms.tsv', ...facts }, `${lines.join('\n')}\n`),
    await writeKnowledge(target, { file: 'terms.bin', ...facts, rows: total }, bytes),
  ]
}
