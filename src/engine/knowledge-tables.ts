import type { KnowledgeFiles } from './knowledge-files.ts'

/**
 * A hand-kept table of `knowledge/tables`: comment lines, a header line, then tab-separated cells. The first `keys`
 * columns name a row; an empty or repeated name, or another header, is an error with its line.
 */
export function readKnowledgeTable<Column extends string>(
  files: KnowledgeFiles,
  name: string,
  columns: readonly Column[],
  keys = 1,
): Record<Column, string>[] {
  const file = `tables/${name}`
  const rows: Record<Column, string>[] = []
  const seen = new Set<string>()
  let hasHeader = false
  for (const [index, line] of text(files(file)).split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const cells = line.split('\t')
    if (!hasHeader) {
      if (cells.join() !== columns.join())
        throw new Error(`${file}:${index + 1}: the columns must be ${columns.join(', ')}`)
      hasHeader = true
      continue
    }
    const key = cells.slice(0, keys).join('\t')
    if (cells.length > columns.length) throw new Error(`${file}:${index + 1}: more cells than columns`)
    if (cells.slice(0, keys).some(cell => cell === '') || cells.length < keys)
      throw new Error(`${file}:${index + 1}: the first ${keys} cells name the row and must not be empty`)
    if (seen.has(key)) throw new Error(`${file}:${index + 1}: ${key} stands there twice`)
    seen.add(key)
    rows.push(toRow(columns, cells))
  }
  return rows
}

/** The lines of a hand-kept list without its comments. */
export function readKnowledgeLines(files: KnowledgeFiles, name: string): string[] {
  return text(files(`tables/${name}`))
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
}

/** The parts of a cell that holds a list. */
export function listOf(cell: string, separator = '; '): string[] {
  return cell === '' ? [] : cell.split(separator)
}

function toRow<Column extends string>(
  columns: readonly Column[],
  cells: readonly string[],
): Record<Column, string> {
  const row: Partial<Record<Column, string>> = {}
  for (const [index, column] of columns.entries()) row[column] = cells[index] ?? ''
  return isComplete(row, columns) ? row : neverIncomplete()
}

function isComplete<Column extends string>(
  row: Partial<Record<Column, string>>,
  columns: readonly Column[],
): row is Record<Column, string> {
  return columns.every(column => row[column] !== undefined)
}

function neverIncomplete(): never {
  throw new Error('a row has every column')
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
