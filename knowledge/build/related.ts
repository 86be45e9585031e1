import { type OccupationRow, occupationList } from './occupation-list.ts'
import { byText, cell, readTable } from './read-table.ts'
import { type BuiltFile, writeKnowledge } from './write-knowledge.ts'

const RELATED = 20
const NONE = 0xffff

/** Twenty related occupations each, nearest first, as row numbers of the occupation list. */
export async function buildRelated(source: string, target: string): Promise<BuiltFile> {
  const occupations = await occupationList(source)
  const related = await relatedCodes(source, occupations)
  const rowOf = new Map(occupations.map((row, at) => [row.code, at]))
  const table = new Uint16Array(occupations.length * RELATED).fill(NONE)
  occupations.forEach((occupation, row) => {
    related
      .get(occupation.code)
      ?.slice(0, RELATED)
      .forEach((code, at) => {
        table[row * RELATED + at] = rowOf.get(code) ?? NONE
      })
  })
  const built = {
    file: 'related.bin',
    rows: occupations.length,
    source: 'O*NET 29.3 Database',
    date: 'May 2025',
  }
  return writeKnowledge(target, built, new Uint8Array(table.buffer))
}

/** "All other" occupations have no published relations: their nearest code siblings stand in. */
export async function relatedCodes(
  source: string,
  occupations: OccupationRow[],
): Promise<Map<string, string[]>> {
  const rows = (await readTable(source, 'onet-29.3/Related Occupations.tsv')).map(row => ({
    code: cell(row, 'O*NET-SOC Code'),
    other: cell(row, 'Related O*NET-SOC Code'),
    index: Number(cell(row, 'Index')),
  }))
  const related = new Map<string, string[]>()
  for (const row of rows.sort((a, b) => byText(a.code, b.code) || a.index - b.index)) {
    const list = related.get(row.code) ?? []
    list.push(row.other)
    related.set(row.code, list)
  }
  const rated = [...related.keys()]
  for (const { code } of occupations) {
    if (related.has(code)) continue
    const siblings = (length: number) =>
      rated.filter(other => other.slice(0, length) === code.slice(0, length))
    const near = [...new Set([...siblings(7), ...siblings(6), ...siblings(5), ...siblings(4)])]
    related.set(code, near.slice(0, RELATED))
  }
  return related
}
