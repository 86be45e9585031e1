interface CriteriaRow {
  /** Where the criterion stands in its row. */
  from: number
  to: number
  importance: 'must' | 'nice'
}

/** Rows of a table with its cells between tabs or bars: "ETCS trained⇥D⇥Application" wishes, and how it is assessed asks for nothing. */
export function criteriaRow(line: string): CriteriaRow | null {
  const cells = cellsOf(line)
  const mark = cells.findIndex(({ text }, at) => at > 0 && MARK.test(text))
  const criterion = cells[mark - 1]
  if (!criterion || !/\p{L}{2}/u.test(criterion.text)) return null
  return {
    from: criterion.from,
    to: criterion.from + criterion.text.length,
    importance: /^\W*e/iu.test(cells[mark]?.text ?? '') ? 'must' : 'nice',
  }
}

/** "Criterion⇥E/D⇥How assessed" heads such a table. */
export function isCriteriaHead(line: string): boolean {
  const cells = cellsOf(line)
  return cells.length >= MIN_HEAD_CELLS && cells.every(({ text }) => HEAD.test(text))
}

const MIN_HEAD_CELLS = 2
const MAX_ROW_CHARS = 400

function cellsOf(line: string): { text: string; from: number }[] {
  if (line.length > MAX_ROW_CHARS || !/[\t|]/u.test(line)) return []
  const cells: { text: string; from: number }[] = []
  let from = 0
  for (const part of line.split(/(?<=[\t|])/u)) {
    const text = part.replace(/[\t|]$/u, '')
    const lead = text.length - text.trimStart().length
    if (text.trim() !== '') cells.push({ text: text.trim(), from: from + lead })
    from += part.length
  }
  return cells
}

const MARK = /^\(?(?:E|D|essential|desirable)\)?$/iu
const HEAD =
  /^(?:(?:essential|desirable|e ?\/ ?d|d ?\/ ?e|e|d|no\.?|ref|requirements?|attributes?|criteri(?:on|a)|area|factors?|qualit(?:y|ies)|and|\/|\s|or|how|when|where|assessed|identified|tested|measured|by|method|of|assessment|evidence|stage|selection)\s*)+$/iu
