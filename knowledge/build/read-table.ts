import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Row = Record<string, string>

/** Reads a comma- or tab-separated file with a header line into rows keyed by column name. */
export async function readTable(source: string, path: string): Promise<Row[]> {
  const text = await readFile(join(source, path), 'utf8')
  const [header = [], ...lines] = splitTable(text, path.endsWith('.tsv') ? '\t' : ',')
  return lines
    .filter(cells => cells.length > 1 || cells[0] !== '')
    .map(cells => Object.fromEntries(header.map((name, at) => [name.trim(), cells[at] ?? ''])))
}

/** A column that must be there: a renamed column upstream would otherwise build an empty base. */
export function cell(row: Row, name: string): string {
  const value = row[name]
  if (value === undefined) throw new Error(`column ${name} is missing`)
  return value
}

export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function splitTable(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let value = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (quoted) {
      if (character !== '"') value += character
      else if (text[at + 1] === '"') {
        value += '"'
        at++
      } else quoted = false
    } else if (character === '"' && value === '') quoted = true
    else if (character === separator) {
      cells.push(value)
      value = ''
    } else if (character === '\n') {
      cells.push(value.replace(/\r$/, ''))
      rows.push(cells)
      cells = []
      value = ''
    } else value += character
  }
  if (value !== '' || cells.length > 0) rows.push([...cells, value])
  return rows
}
