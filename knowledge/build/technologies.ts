import { occupationList } from './occupation-list.ts'
import { byText, cell, readTable } from './read-table.ts'
import { technologyName } from './technology-name.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

/** Tools per occupation. One number per tool: name × 4 + 2 if hot anywhere + 1 if employers of this occupation ask for it. */
export async function buildTechnologies(source: string, target: string): Promise<BuiltFile> {
  const rows = (await readTable(source, 'onet-29.3/Technology Skills.tsv')).map(row => ({
    code: cell(row, 'O*NET-SOC Code'),
    name: technologyName(cell(row, 'Example')),
    kind: cell(row, 'Commodity Title'),
    hot: cell(row, 'Hot Technology') === 'Y',
    wanted: cell(row, 'In Demand') === 'Y',
  }))
  const kinds = [...new Set(rows.map(row => row.kind))].sort(byText)
  const kindOf = new Map(rows.map(row => [row.name, kinds.indexOf(row.kind)]))
  const names = [...kindOf.keys()].sort(byText)
  const numberOf = new Map(names.map((name, at) => [name, at]))
  const tools = new Map<string, Map<string, number>>()
  for (const row of rows) {
    const list = tools.get(row.code) ?? new Map<string, number>()
    tools.set(row.code, list)
    const flags = (row.hot ? 2 : 0) + (row.wanted ? 1 : 0)
    list.set(row.name, Math.max(list.get(row.name) ?? 0, (numberOf.get(row.name) ?? 0) * 4 + flags))
  }
  const occupations = await occupationList(source)
  const built = {
    file: 'technologies.json',
    rows: rows.length,
    source: 'O*NET 29.3 Database',
    date: 'May 2025',
  }
  const table = {
    kinds,
    names,
    kind: names.map(name => kindOf.get(name)),
    tools: occupations.map(({ code }) => [...(tools.get(code)?.values() ?? [])].sort((a, b) => a - b)),
  }
  return writeKnowledge(target, built, columns(table))
}
