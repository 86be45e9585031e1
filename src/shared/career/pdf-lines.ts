export interface PdfTextItem {
  text: string
  /** From the left and from the bottom of the page, in points. */
  x: number
  y: number
  width: number
  height: number
}

/** Pieces whose base lines differ by less stand on one row. */
const ROW_DRIFT_MIN_POINTS = 2
const ROW_DRIFT_SHARE_OF_HEIGHT = 0.4
const DEFAULT_HEIGHT_POINTS = 10
/** In multiples of the text's height. */
const WORD_GAP_HEIGHTS = 0.15
const WIDE_GAP_HEIGHTS = 2.5
const WIDE_GAP = '    '
const TWO_COLUMN_MIN_PIECES = 12
const COLUMN_MIN_PIECES = 5
/** Pieces of a column start within this much of each other. */
const COLUMN_START_POINTS = 4
const GUTTER_BEFORE_START_POINTS = 3
const GUTTER_WIDTH_POINTS = 1
/** Where on the page a second column may start. */
const COLUMN_START_MIN_SHARE = 0.2
const COLUMN_START_MAX_SHARE = 0.85
/** Of so many pieces, one may lie across the gutter: a heading over both columns. */
const PIECES_PER_CROSSING = 10
const COLUMN_WORDS_PER_PIECE = 1.5

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
    if (row && first && Math.abs(first.y - item.y) <= rowDrift(first, item)) row.push(item)
    else found.push([item])
  }
  for (const row of found) row.sort((a, b) => a.x - b.x)
  return found
}

function rowDrift(one: PdfTextItem, other: PdfTextItem): number {
  return Math.max(ROW_DRIFT_MIN_POINTS, Math.min(one.height, other.height) * ROW_DRIFT_SHARE_OF_HEIGHT)
}

function rowText(row: PdfTextItem[]): string {
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const item of row) {
    const gap = item.x - end
    const height = item.height || DEFAULT_HEIGHT_POINTS
    // Dates set flush right keep a wide gap, which the parser reads as a separator.
    if (text !== '' && gap > height * WIDE_GAP_HEIGHTS) text += WIDE_GAP
    else if (
      text !== '' &&
      gap > height * WORD_GAP_HEIGHTS &&
      !text.endsWith(' ') &&
      !item.text.startsWith(' ')
    )
      text += ' '
    text += item.text
    end = item.x + item.width
  }
  return text.replace(/\s+$/u, '').replace(/^\s+/u, '')
}

/** The x of an empty band down the page with long runs of text on both sides; null for a single column. */
function columnGutter(items: PdfTextItem[]): number | null {
  if (items.length < TWO_COLUMN_MIN_PIECES) return null
  const right = items.reduce((most, item) => Math.max(most, item.x + item.width), 0)
  const starts = new Map<number, number>()
  for (const item of items) {
    const bin = Math.round(item.x / COLUMN_START_POINTS)
    starts.set(bin, (starts.get(bin) ?? 0) + 1)
  }
  const candidates = [...starts]
    .filter(([, count]) => count >= COLUMN_MIN_PIECES)
    .map(([bin]) => bin * COLUMN_START_POINTS)
    .filter(start => start > right * COLUMN_START_MIN_SHARE && start < right * COLUMN_START_MAX_SHARE)
    .sort((a, b) => a - b)
  for (const start of candidates) {
    const x = start - GUTTER_BEFORE_START_POINTS
    const gutterEnd = x + GUTTER_WIDTH_POINTS
    const across = items.filter(item => item.x < x && item.x + item.width > gutterEnd).length
    const before = items.filter(item => item.x + item.width <= gutterEnd).length
    const after = items.filter(item => item.x >= x).length
    const isSplit = before >= COLUMN_MIN_PIECES && after >= COLUMN_MIN_PIECES
    if (across * PIECES_PER_CROSSING <= items.length && isSplit && isColumn(items, x)) return x
  }
  return null
}

/** Flush-right dates also start at one x; a column's pieces mostly stand on rows of their own or fill their side. */
function isColumn(items: PdfTextItem[], x: number): boolean {
  const after = items.filter(item => item.x >= x)
  const words = after.reduce((sum, item) => sum + item.text.trim().split(/\s+/u).length, 0)
  const dates = after.filter(item => /\b(?:19|20)\d{2}\b|present/iu.test(item.text)).length
  return dates * 2 < after.length && words >= after.length * COLUMN_WORDS_PER_PIECE
}
