import { joinSections } from './join-sections.ts'
import { occupationList } from './occupation-list.ts'
import { cell, type Row, readTable } from './read-table.ts'
import { relatedCodes } from './related.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

const FOLDER = 'onet-30.2-work-context'
const MAX_ANSWERS = 5
/** No value, or one the agency recommends not to show. */
const NONE = 255
const NO_MEAN = 0
/** Physical conditions may be estimated from this many related occupations; pressure, hours and control may not. */
const ESTIMATED_FROM_RELATED = 5
const PHYSICAL_ELEMENTS = '4.C.2.'
const SOURCE_LETTERS: Record<string, string> = {
  Incumbent: 'I',
  'Occupational Expert': 'E',
  'Analyst - Transition': 'A',
}
const ESTIMATED_LETTER = 'R'

type Answer = { mean: number; error: number | null; shares: (number | null)[] }
type Report = { answers: Map<string, Answer>; people: number; year: number; letter: string }

/** What people in an occupation report of its conditions: means, standard errors and shares of answers. */
export async function buildWorkContext(source: string, target: string): Promise<BuiltFile[]> {
  const occupations = await occupationList(source)
  const elements = await readTable(source, `${FOLDER}/elements.tsv`)
  const ids = elements.map(row => cell(row, 'element_id'))
  const reports = readReports(await readTable(source, `${FOLDER}/work_context_long.tsv`))
  const related = await relatedCodes(source, occupations)
  const missing = await readTable(source, `${FOLDER}/missing_occupations.tsv`)
  for (const row of missing) {
    const code = cell(row, 'O*NET-SOC Code')
    const near = (related.get(code) ?? []).flatMap(other => {
      const report = reports.get(other)
      return report && report.letter !== ESTIMATED_LETTER ? [report] : []
    })
    reports.set(code, estimated(near.slice(0, ESTIMATED_FROM_RELATED), ids))
  }
  const { bytes, places } = joinSections(
    sections(
      occupations.map(({ code }) => reports.get(code)),
      ids,
    ),
  )
  const facts = { source: 'O*NET 30.2 Database, work context', date: 'February 2026' }
  const number = (name: string) => elements.map(row => Number(cell(row, name)))
  return [
    await writeKnowledge(
      target,
      { file: 'work-context.json', rows: ids.length, ...facts },
      columns({
        sections: places,
        ids,
        names: elements.map(row => cell(row, 'element_name')),
        answers: elements.map(row => cell(row, 'category_labels').split(' | ').length),
        means: number('mean'),
        deviations: number('sd'),
        smallestDifferences: number('min_detectable_diff_95'),
      }),
    ),
    await writeKnowledge(target, { file: 'work-context.bin', rows: occupations.length, ...facts }, bytes),
  ]
}

function readReports(rows: Row[]): Map<string, Report> {
  const reports = new Map<string, Report>()
  for (const row of rows) {
    if (cell(row, 'Recommend Suppress') === 'Y') continue
    const code = cell(row, 'O*NET-SOC Code')
    const year = Number(cell(row, 'Date').slice(-4))
    const letter = SOURCE_LETTERS[cell(row, 'Domain Source')]
    if (letter === undefined)
      throw new Error(`work context: nobody knows who ${cell(row, 'Domain Source')} is`)
    const people = Number(cell(row, 'N'))
    const report = reports.get(code) ?? { answers: new Map(), people, year, letter }
    reports.set(code, report)
    report.people = Math.min(report.people, people)
    report.year = Math.min(report.year, year)
    const error = cell(row, 'Standard Error')
    report.answers.set(cell(row, 'Element ID'), {
      mean: Number(cell(row, 'Data Value')),
      error: error === '' ? null : Number(error),
      shares: Array.from({ length: MAX_ANSWERS }, (_, at) => {
        const share = cell(row, `pct_${at + 1}`)
        return share === '' || cell(row, 'pct_suppress')[at] === 'Y' ? null : Number(share)
      }),
    })
  }
  return reports
}

function estimated(near: Report[], ids: string[]): Report {
  const answers = new Map<string, Answer>()
  for (const id of ids.filter(id => id.startsWith(PHYSICAL_ELEMENTS))) {
    const means = near.flatMap(({ answers }) => answers.get(id)?.mean ?? [])
    if (means.length === 0) continue
    const mean = means.reduce((sum, value) => sum + value, 0) / means.length
    answers.set(id, { mean, error: null, shares: Array.from({ length: MAX_ANSWERS }, () => null) })
  }
  const year = Math.min(...near.map(report => report.year))
  return { answers, people: 0, year: Number.isFinite(year) ? year : 2000, letter: ESTIMATED_LETTER }
}

/** Means and standard errors in hundredths, shares in percent, one row of each for every occupation. */
function sections(reports: (Report | undefined)[], ids: string[]) {
  const answers = reports.flatMap(report => ids.map(id => report?.answers.get(id)))
  return {
    mean: Uint16Array.from(answers, answer => (answer ? Math.round(answer.mean * 100) : NO_MEAN)),
    error: Uint8Array.from(answers, answer =>
      answer && answer.error !== null ? Math.min(NONE - 1, Math.round(answer.error * 100)) : NONE,
    ),
    share: Uint8Array.from(
      answers.flatMap(answer => answer?.shares ?? Array.from({ length: MAX_ANSWERS }, () => null)),
      share => (share === null ? NONE : Math.round(share)),
    ),
    people: Uint8Array.from(reports, report => Math.min(NONE, report?.people ?? 0)),
    year: Uint8Array.from(reports, report => (report ? report.year - 2000 : 0)),
    source: Uint8Array.from(reports, report => report?.letter.charCodeAt(0) ?? 0),
  }
}
