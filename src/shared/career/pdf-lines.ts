export interface PdfTextItem {
  text: string
  /** From the left and from the bottom of the page, in points. */
  x: number
  y: number
  width: number
  height: number
}

/** Lines of text from the pieces of a page: rows from the top, and a second column after the first. */
export function pdfLines(items: PdfTextItem[]): string[] {
  const pieces = items.filter(
    item => item.text.trim() !== '' && Number.isFinite(item.x + item.y + item.width),
  )
  const gutter = columnGutter(pieces)
  if (gutter === null) return rows(pieces).map(rowText)
  const isFull = (item: PdfTextItem) => item.x < gutter && item.x + item.width > gutter
  const lines: string[] = []
  let left: PdfTextItem[] = []
  let right: PdfTextItem[] = []
  const flush = () => {
    lines.push(...rows(left).map(rowText), ...rows(right).map(rowText))
    left = []
    right = []
  }
  for (const row of rows(pieces)) {
    if (row.some(isFull)) {
      flush()
      lines.push(rowText(row))
      continue
    }
    left.push(...row.filter(item => item.x < gutter))
    right.push(...row.filter(item => item.x >= gutter))
  }
  flush()
  return lines
}

/** Pieces on one base line, left to right; a hair's difference in height is still the same row. */
function rows(items: PdfTextItem[]): PdfTextItem[][] {
  const sorted = [...items].sort((a, b) => b.y - a.y || a.x - b.x)
  const found: PdfTextItem[][] = []
  for (const item of sorted) {
    const row = found.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(first.y - item.y) <= Math.max(2, Math.min(first.height, item.height) * 0.4))
      row.push(item)
    else found.push([item])
  }
  for (const row of found) row.sort((a, b) => a.x - b.x)
  return found
}

function rowText(row: PdfTextItem[]): string {
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const item of row) {
    const gap = item.x - end
    const em = item.height || 10
    // Dates set flush right keep a wide gap, which the parser reads as a separator.
    if (text !== '' && gap > em * 2.5) text += '    '
    else if (text !== '' && gap > em * 0.15 && !text.endsWith(' ') && !item.text.startsWith(' ')) text += ' '
    text += item.text
    end = item.x + item.width
  }
  return text.replace(/\s+$/u, '').replace(/^\s+/u, '')
}

/** The x of an empty band down the page with long runs of text on both sides; null for a single column. */
function columnGutter(items: PdfTextItem[]): number | null {
  if (items.length < 12) return null
  const right = items.reduce((most, item) => Math.max(most, item.x + item.width), 0)
  const starts = new Map<number, number>()
  for (const item of items) {
    const bin = Math.round(item.x / 4)
    starts.set(bin, (starts.get(bin) ?? 0) + 1)
  }
  const candidates = [...starts]
    .filter(([bin, count]) => count >= 5 && bin * 4 > right * 0.2 && bin * 4 < right * 0.85)
    .sort(([a], [b]) => a - b)
  for (const [bin] of candidates) {
    const x = bin * 4 - 3
    const across = items.filter(item => item.x < x && item.x + item.width > x + 1).length
    const before = items.filter(item => item.x + item.width <= x + 1).length
    const after = items.filter(item => item.x >= x).length
    if (across * 10 <= items.length && before >= 5 && after >= 5 && isColumn(items, x)) return x
  }
  return null
}

/** Flush-right dates also start at one x; a column's pieces mostly stand on rows of their own or fill their side. */
function isColumn(items: PdfTextItem[], x: number): boolean {
  const after = items.filter(item => item.x >= x)
  const words = after.reduce((sum, item) => sum + item.text.trim().split(/\s+/u).length, 0)
  const dates = after.filter(item => /\b(?:19|20)\d{2}\b|present/iu.test(item.text)).length
  return dates * 2 < after.length && words >= after.length * 1.5
}
