import { stringify } from 'csv-stringify/sync'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { PRODUCT } from '#shared/product.ts'

export type ExportTable = { name: string; rows: readonly Record<string, unknown>[] }

/** One zip: a page that says what is in it, every table as JSON and as CSV. */
export function exportFile(tables: readonly ExportTable[], now: Date): File {
  const day = now.toISOString().slice(0, 10)
  const files: Zippable = { 'README.txt': strToU8(readme(tables, now)) }
  for (const { name, rows } of tables) {
    files[`json/${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`)
    files[`csv/${name}.csv`] = strToU8(csv(rows))
  }
  const zip = zipSync(files, { level: 6, mtime: now })
  return new File([new Uint8Array(zip)], `${PRODUCT.toLowerCase()}-data-${day}.zip`, {
    type: 'application/zip',
  })
}

/** With a byte-order mark, without which spreadsheets misread every letter beyond ASCII. */
export function csv(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  return stringify(
    rows.map(row => columns.map(column => cell(row[column]))),
    { columns, header: true, bom: true, record_delimiter: 'windows' },
  )
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value)
  // A spreadsheet runs a cell that starts like a formula; the library's own guard overlooks leading spaces.
  return /^\s*[=+\-@]/.test(value) || /^[\t\r]/.test(value) ? `'${value}` : value
}

function readme(tables: readonly ExportTable[], now: Date): string {
  return [
    `Everything ${PRODUCT} keeps about you, as of ${now.toUTCString()}.`,
    '',
    'json/ holds each part as it is stored, for programs.',
    'csv/ holds the same for spreadsheets. Text that a spreadsheet could take for a formula has an apostrophe in front.',
    '',
    'Passwords, sign-in tokens and authenticator keys are left out: they are secrets, and we keep only scrambled forms.',
    '',
    ...tables.map(({ name, rows }) => `${name}: ${rows.length} ${rows.length === 1 ? 'entry' : 'entries'}`),
    '',
  ].join('\r\n')
}
