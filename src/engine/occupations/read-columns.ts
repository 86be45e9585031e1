import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

type Columns = {
  texts: string[]
  numbers: number[]
  'gapped numbers': (number | null)[]
  'lists of numbers': number[][]
  'lists of gapped numbers': (number | null)[][]
  'named lists': { name: string; names: string[] }[]
}

/** A JSON file of columns, each checked for what it must hold; nothing is copied. */
export function readColumns<Shape extends Record<string, keyof Columns>>(
  files: KnowledgeFiles,
  name: string,
  shape: Shape,
): { [Column in keyof Shape]: Columns[Shape[Column]] } {
  const table = JSON.parse(new TextDecoder().decode(files(name)))
  for (const [column, kind] of Object.entries(shape)) {
    const cells: unknown = table[column]
    if (!Array.isArray(cells) || !cells.every(CELL_CHECKS[kind]))
      throw new Error(`${name}: the column ${column} must hold ${kind}`)
  }
  return table
}

const isText = (cell: unknown) => typeof cell === 'string'
const isNumber = (cell: unknown) => typeof cell === 'number'
const isNullableNumber = (cell: unknown) => cell === null || typeof cell === 'number'

const CELL_CHECKS: Record<keyof Columns, (cell: unknown) => boolean> = {
  texts: isText,
  numbers: isNumber,
  'gapped numbers': isNullableNumber,
  'lists of numbers': cell => Array.isArray(cell) && cell.every(isNumber),
  'lists of gapped numbers': cell => Array.isArray(cell) && cell.every(isNullableNumber),
  'named lists': cell =>
    typeof cell === 'object' &&
    cell !== null &&
    'name' in cell &&
    isText(cell.name) &&
    'names' in cell &&
    Array.isArray(cell.names) &&
    cell.names.every(isText),
}
