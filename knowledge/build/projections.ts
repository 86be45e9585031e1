import { join } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { byText } from './read-table.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

/** Employment in thousands now and in ten years, growth in percent, yearly openings in thousands, usual entry education. */
export async function buildProjections(source: string, target: string): Promise<BuiltFile> {
  const rows = await projectedOccupations(source)
  const names = (at: number) =>
    [...new Set(rows.map(row => String(row[at] ?? '')))].filter(Boolean).sort(byText)
  const [educations, experiences, trainings] = [names(12), names(13), names(14)]
  const table = {
    educations,
    experiences,
    trainings,
    codes: rows.map(row => String(row[1])),
    employment: rows.map(row => number(row[3])),
    employmentNext: rows.map(row => number(row[4])),
    growth: rows.map(row => number(row[8])),
    selfEmployed: rows.map(row => number(row[9])),
    openings: rows.map(row => number(row[10])),
    education: rows.map(row => educations.indexOf(String(row[12] ?? ''))),
    experience: rows.map(row => experiences.indexOf(String(row[13] ?? ''))),
    training: rows.map(row => trainings.indexOf(String(row[14] ?? ''))),
  }
  const built = {
    file: 'projections.json',
    rows: rows.length,
    source: 'BLS Employment Projections, table 1.2',
    date: '2024 to 2034',
  }
  return writeKnowledge(target, built, columns(table))
}

/** Thousands of people in each occupation now. */
export async function employmentByOccupation(source: string): Promise<Map<string, number>> {
  const rows = await projectedOccupations(source)
  return new Map(rows.map(row => [String(row[1]), number(row[3]) ?? 0]))
}

async function projectedOccupations(source: string): Promise<unknown[][]> {
  const sheet = await readSheet(
    join(source, 'bls-employment-projections-2024-34/occupation.xlsx'),
    'Table 1.2',
  )
  return sheet
    .slice(2)
    .map(row => row.map(value => (value === '—' ? null : value)))
    .filter(row => /^\d\d-\d{4}$/.test(String(row[1])) && (row[2] === 'Line item' || row[1] === '00-0000'))
    .sort((a, b) => byText(String(a[1]), String(b[1])))
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
