import { byText, cell, type Row, readTable } from './read-table.ts'

type Block = {
  name: string
  low: number
  high: number
  ids: string[]
  names: string[]
  ratings: Map<string, (number | null)[]>
}

type Rating = { code: string; id: string; name: string; value: number }

/** The rated sides of an occupation, the newer release filling what the fuller one lacks. */
export async function elementBlocks(source: string): Promise<Block[]> {
  const skills = block('skills', 1, 5, [
    ...(await ratings(source, 'onet-29.3/Skills.tsv', 'IM')),
    ...(await newer(source, 'onet-30.0-partial/Basic Skills.csv')),
  ])
  await addSupplement(source, skills)
  return [
    skills,
    block('knowledge', 1, 5, [
      ...(await ratings(source, 'onet-29.3/Knowledge.tsv', 'IM')),
      ...(await newer(source, 'onet-30.0-partial/Knowledge.csv')),
    ]),
    block('activities', 1, 5, await newer(source, 'onet-30.0-partial/Work Activities.csv')),
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
  return (await readTable(source, path)).map((row: Row) => ({
    code: cell(row, 'onet_soc'),
    id: cell(row, 'element_id'),
    name: cell(row, 'element_name'),
    value: Number(cell(row, 'importance')),
  }))
}

async function addSupplement(source: string, skills: Block): Promise<void> {
  for (const row of await readTable(source, 'onet-30.0-partial/skills_importance_supplement_5occ.csv')) {
    const code = cell(row, 'onet_soc')
    const own = skills.ratings.get(code)
    skills.ratings.set(
      code,
      skills.names.map((name, at) => own?.[at] ?? Number(cell(row, name))),
    )
  }
}
