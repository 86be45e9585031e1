import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type OnetRows = {
  occupations: { code: string; title: string }[]
  titles: { code: string; title: string; reported: boolean }[]
  texts: { code: string; text: string; kind: 'description' | 'task' | 'technology' }[]
  employment: Map<string, number>
}

/** The O*NET files that say how occupations are called and which terms belong to them. */
export function readOnet(source: string): OnetRows {
  const onet = (name: string) => tsv(join(source, 'onet-29.3', `${name}.tsv`))
  const occupations = onet('Occupation Data').map(row => ({ code: cell(row, 0), title: cell(row, 1) }))
  const titles = [
    ...occupations.map(row => ({ ...row, reported: false })),
    ...onet('Alternate Titles').flatMap(row =>
      [cell(row, 2), cell(row, 3)]
        .filter(title => title !== '' && title !== 'n/a')
        .map(title => ({ code: cell(row, 0), title, reported: false })),
    ),
    ...onet('Sample of Reported Titles').map(row => ({
      code: cell(row, 0),
      title: cell(row, 2),
      reported: true,
    })),
  ]
  const texts = [
    ...onet('Occupation Data').map(row => ({
      code: cell(row, 0),
      text: cell(row, 2),
      kind: 'description' as const,
    })),
    ...onet('Task Statements').map(row => ({
      code: cell(row, 0),
      text: cell(row, 3),
      kind: 'task' as const,
    })),
    ...onet('Emerging Tasks').map(row => ({ code: cell(row, 0), text: cell(row, 2), kind: 'task' as const })),
    ...onet('Technology Skills').map(row => ({
      code: cell(row, 0),
      text: cell(row, 2),
      kind: 'technology' as const,
    })),
  ]
  return { occupations, titles, texts, employment: employmentBySoc(source) }
}

function employmentBySoc(source: string): Map<string, number> {
  const employment = new Map<string, number>()
  const rows = readFileSync(join(source, 'bls-oews-industry-2024', 'occupation_national.csv'), 'utf8')
    .split('\n')
    .slice(1)
  for (const row of rows) {
    const match = /^(\d\d-\d{4}),(?:"[^"]*"|[^",]*),(\d+)/.exec(row)
    if (match) employment.set(match[1] ?? '', Number(match[2]))
  }
  return employment
}

function tsv(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .filter(line => line.trim() !== '')
    .map(line => line.replace(/\r$/, '').split('\t'))
}

function cell(row: string[], at: number): string {
  return (row[at] ?? '').trim()
}
