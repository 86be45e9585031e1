/** A part of a line, and whether the other text has it too. */
export type Piece = { at: number; text: string; isChanged: boolean }

/** One line of either text, or the same line in both; null where a text has no such line. */
export type ComparedLine = {
  at: number
  kind: 'same' | 'changed' | 'only mine' | 'only theirs'
  mine: Piece[] | null
  theirs: Piece[] | null
}

/** Beyond this many pairs to look at, texts are only compared from both ends. */
const PAIRS_MAX = 1_000_000
/** Two lines are one that was changed where they share this part of their words. */
const MIN_SHARED_WORDS = 0.4
/** A changed line is looked for this far below. */
const LOOK_AHEAD_LINES = 12

/** The lines of two versions side by side, with the words marked in which they differ. */
export function compareTexts(mine: string, theirs: string): ComparedLine[] {
  return pairAll(mine, theirs).map((line, at) => ({ at, ...line }))
}

type Pair = Omit<ComparedLine, 'at'>

function pairAll(mine: string, theirs: string): Pair[] {
  const [left, right] = [linesOf(mine), linesOf(theirs)]
  const compared: Pair[] = []
  let [l, r] = [0, 0]
  for (const [atLeft, atRight] of [...commonPairs(left, right), [left.length, right.length] as const]) {
    compared.push(...pairLines(left.slice(l, atLeft), right.slice(r, atRight)))
    const line = left[atLeft]
    if (line !== undefined) compared.push({ kind: 'same', mine: same(line), theirs: same(line) })
    l = atLeft + 1
    r = atRight + 1
  }
  return compared
}

function linesOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .trim()
    .split('\n')
    .map(line => line.trim())
}

function same(text: string): Piece[] {
  return [{ at: 0, text, isChanged: false }]
}

/** What stands between two common lines: those that are alike were changed, the others came or went. */
function pairLines(left: readonly string[], right: readonly string[]): Pair[] {
  const lines: Pair[] = []
  let from = 0
  for (const line of left) {
    const near = right
      .slice(from, from + LOOK_AHEAD_LINES)
      .findIndex(other => sharedWords(line, other) >= MIN_SHARED_WORDS)
    if (near < 0) {
      lines.push({ kind: 'only mine', mine: [{ at: 0, text: line, isChanged: true }], theirs: null })
      continue
    }
    const at = from + near
    lines.push(...right.slice(from, at).map(onlyTheirs))
    lines.push(changedLine(line, right[at] ?? ''))
    from = at + 1
  }
  return [...lines, ...right.slice(from).map(onlyTheirs)]
}

function onlyTheirs(line: string): Pair {
  return { kind: 'only theirs', mine: null, theirs: [{ at: 0, text: line, isChanged: true }] }
}

function changedLine(mine: string, theirs: string): Pair {
  const [left, right] = [wordsOf(mine), wordsOf(theirs)]
  const pairs = commonPairs(left, right)
  return {
    kind: 'changed',
    mine: pieces(left, new Set(pairs.map(([at]) => at))),
    theirs: pieces(right, new Set(pairs.map(([, at]) => at))),
  }
}

/** Words and what stands between them. */
function wordsOf(line: string): string[] {
  return line.match(/\s+|[^\s]+/gu) ?? []
}

function pieces(words: readonly string[], common: ReadonlySet<number>): Piece[] {
  const joined: Piece[] = []
  for (const [at, text] of words.entries()) {
    const last = joined.at(-1)
    const isChanged = !common.has(at)
    if (last && last.isChanged === isChanged) last.text += text
    else joined.push({ at, text, isChanged })
  }
  return joined
}

function sharedWords(one: string, other: string): number {
  const words = (line: string) => wordsOf(line.toLowerCase()).filter(word => word.trim() !== '')
  const [left, right] = [words(one), words(other)]
  if (left.length === 0 || right.length === 0) return 0
  return commonPairs(left, right).length / Math.max(left.length, right.length)
}

/** Places of the longest sequence that both have. */
function commonPairs(left: readonly string[], right: readonly string[]): [number, number][] {
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1
  let end = 0
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end += 1
  const [rows, columns] = [left.length - start - end, right.length - start - end]
  const middle = rows * columns > PAIRS_MAX ? [] : longestCommon(left, right, start, rows, columns)
  return [
    ...Array.from({ length: start }, (_, at): [number, number] => [at, at]),
    ...middle,
    ...Array.from({ length: end }, (_, at): [number, number] => [
      left.length - end + at,
      right.length - end + at,
    ]),
  ]
}

function longestCommon(
  left: readonly string[],
  right: readonly string[],
  start: number,
  rows: number,
  columns: number,
): [number, number][] {
  const width = columns + 1
  const lengths = new Uint32Array((rows + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        left[start + row] === right[start + column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
  const pairs: [number, number][] = []
  for (let [row, column] = [0, 0]; row < rows && column < columns; ) {
    if (left[start + row] === right[start + column]) {
      pairs.push([start + row, start + column])
      row += 1
      column += 1
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}
