/** Pieces of words with the logarithm of how common each is; a piece that begins a word has the mark before it. */
export type Vocabulary = {
  ids: ReadonlyMap<string, number>
  scores: Float32Array
  longest: number
}

const WORD_MARK = '\u2581'
/** What no piece covers. */
export const UNKNOWN = 0

/** The pieces whose product is likeliest, as their ids: the unigram segmentation that the encoder was trained with. */
export function tokenize({ ids, scores, longest }: Vocabulary, text: string): number[] {
  const plain = text.replaceAll('’', "'").normalize('NFKC').toLowerCase().trim()
  if (plain === '') return []
  const marked = `${WORD_MARK}${plain.replaceAll(/\s+/gu, WORD_MARK)}`
  const letters = [...marked]
  /** Where each letter begins: some take two places. */
  const places = new Int32Array(letters.length + 1)
  for (const [at, letter] of letters.entries()) places[at + 1] = (places[at] ?? 0) + letter.length
  const best = new Float64Array(letters.length + 1).fill(Number.NEGATIVE_INFINITY)
  const pieces = new Int32Array(letters.length + 1)
  const starts = new Int32Array(letters.length + 1)
  best[0] = 0
  for (let end = 1; end <= letters.length; end++)
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const piece = marked.slice(places[start], places[end])
      const id = ids.get(piece) ?? (start === end - 1 ? UNKNOWN : undefined)
      if (id === undefined) continue
      const score = (best[start] ?? 0) + (id === UNKNOWN ? UNKNOWN_SCORE : (scores[id] ?? 0))
      if (score < (best[end] ?? 0)) continue
      best[end] = score
      pieces[end] = id
      starts[end] = start
    }
  const found: number[] = []
  for (let end = letters.length; end > 0; end = starts[end] ?? 0) found.push(pieces[end] ?? UNKNOWN)
  return found.reverse().filter((id, at, all) => id !== UNKNOWN || all[at - 1] !== UNKNOWN)
}

/** Less likely than any piece. */
const UNKNOWN_SCORE = -100
