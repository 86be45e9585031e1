import { byText, cell, readTable } from './read-table.ts'

type Block = {
  name: string
  low: number
  high: number
  ids: string[]
  names: string[]
  ratings: Map<string, (number | null)[]>
}

type Rating = { code: string; id: string; name: string; value: number }

/** The rated sides of an occupation: the newest release first, an older one where that lacks an occupation. */
export async function elementBlocks(source: string): Promise<Block[]> {
  return [
    block('skills', 1, 5, [
      ...(await newer(source, 'onet-30.1-skills-knowledge-styles/skills.tsv')),
      ...(await ratings(source, 'onet-29.3/Skills.tsv', 'IM')),
    ]),
    block('knowledge', 1, 5, [
      ...(await newer(source, 'onet-30.1-skills-knowledge-styles/knowledge.tsv')),
      ...(await ratings(source, 'onet-29.3/Knowledge.tsv', 'IM')),
    ]),
    block('activities', 1, 5, await activities(source)),
    // Work styles of later releases follow another model and are not answers of people in the occupation.
    block('styles', 1, 5, await ratings(source, 'onet-29.3/Work Styles.tsv', 'IM')),
    block('values', 1, 7, await ratings(source, 'onet-29.3/Work Values.tsv', 'EX')),
    block('interests', 1, 7, await ratings(source, 'onet-29.3/Interests.tsv', 'OI')),
  ]
}

function block(name: string, low: number, high: number, rows: Rating[]): Block {
  const labels = new Map(rows.map(row => [row.id, row.name]))
  const ids = [...labels.keys()].sort(byText)
  const ratings = new Map<string, (number | null)[]>()
  for (const row of rows) {
    const line = ratings.get(row.code) ?? ids.map(() => null)
    line[ids.indexOf(row.id)] ??= row.value
    ratings.set(row.code, line)
  }
  return { name, low, high, ids, names: ids.map(id => labels.get(id) ?? id), ratings }
}

async function ratings(source: string, path: string, scale: string): Promise<Rating[]> {
  return (await readTable(source, path))
    .filter(row => cell(row, 'Scale ID') === scale)
    .map(row => ({
      code: cell(row, 'O*NET-SOC Code'),
      id: cell(row, 'Element ID'),
      name: cell(row, 'Element Name'),
      value: Number(cell(row, 'Data Value')),
    }))
}

async function newer(source: string, path: string): Promise<Rating[]> {
  return (await readTable(source, path)).map(row => ({
    code: cell(row, 'O*NET-SOC Code'),
    id: cell(row, 'Element ID'),
    name: cell(row, 'Element Name'),
    value: Number(cell(row, 'IM')),
  }))
}

async function activities(source: string): Promise<Rating[]> {
  const folder = 'onet-30.2-work-activities'
  const names = new Map(
    (await readTable(source, `${folder}/elements.tsv`)).map(row => [
      cell(row, 'element_id'),
      cell(row, 'element_name'),
    ]),
  )
  return (await readTable(source, `${folder}/work_activities.tsv`)).map(row => {
    const id = cell(row, 'Element ID')
    return {
      code: cell(row, 'O*NET-SOC Code'),
      id,
      name: names.get(id) ?? id,
      value: Number(cell(row, 'IM')),
    }
  })
}
