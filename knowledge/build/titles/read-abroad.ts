import { cell, type Row, readTable } from '../read-table.ts'

const FOLDER = 'titles-other-countries'

/** A title of the British, Canadian, Australian or US lists; `isSure` where their codes name the occupation. */
export type AbroadTitle = { title: string; soc: string; isSure: boolean }

/** The titles of the four countries' lists by SOC code; one reader's corrections come first. */
export async function readAbroadTitles(source: string): Promise<AbroadTitle[]> {
  const corrected = (await readTable(source, `${FOLDER}/overrides.tsv`)).filter(
    row => !DOUBTFUL_CORRECTIONS.has(cell(row, 'key')),
  )
  const known = new Set(corrected.map(row => cell(row, 'key')))
  const listed = (await readTable(source, `${FOLDER}/title_soc.tsv`)).filter(
    row => !known.has(cell(row, 'key')),
  )
  return [
    ...corrected.map(row => abroadTitle(row, true)),
    ...listed.map(row => abroadTitle(row, cell(row, 'band') === 'high')),
  ]
}

/** A legal executive is a British qualification between a paralegal and a lawyer. */
const DOUBTFUL_CORRECTIONS = new Set(['legal executive'])

function abroadTitle(row: Row, isSure: boolean): AbroadTitle {
  return { title: cell(row, 'title'), soc: cell(row, 'soc6'), isSure }
}
