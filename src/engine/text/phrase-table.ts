/** Phrases that lie in a file's bytes, found by their text without a string for each being made. */
export type PhraseTable = {
  size: number
  /** The number of the phrase, in the order they were given; the first of equals. */
  find: (text: string) => number | undefined
  text: (phrase: number) => string
  byteLength: (phrase: number) => number
}

const MAX_PHRASE_BYTES = 512

export function phraseTable(
  bytes: Uint8Array,
  starts: ArrayLike<number>,
  ends: ArrayLike<number>,
): PhraseTable {
  const size = starts.length
  const mask = 2 ** Math.ceil(Math.log2(size * 2 + 2)) - 1
  const slots = new Uint32Array(mask + 1)
  for (let phrase = 0; phrase < size; phrase++) {
    const from = starts[phrase] ?? 0
    const to = ends[phrase] ?? 0
    let slot = hashBytes(bytes, from, to) & mask
    while (slots[slot] !== 0 && !sameBytes((slots[slot] ?? 0) - 1, bytes, from, to)) slot = (slot + 1) & mask
    if (slots[slot] === 0) slots[slot] = phrase + 1
  }
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  const queryBytes = new Uint8Array(MAX_PHRASE_BYTES)

  function sameBytes(phrase: number, other: Uint8Array, from: number, to: number): boolean {
    const start = starts[phrase] ?? 0
    if ((ends[phrase] ?? 0) - start !== to - from) return false
    for (let at = from; at < to; at++) if (bytes[start + at - from] !== other[at]) return false
    return true
  }

  return {
    size,
    find: text => {
      const { read, written } = encoder.encodeInto(text, queryBytes)
      if (read < text.length) return undefined
      let slot = hashBytes(queryBytes, 0, written) & mask
      while (slots[slot] !== 0) {
        const phrase = (slots[slot] ?? 0) - 1
        if (sameBytes(phrase, queryBytes, 0, written)) return phrase
        slot = (slot + 1) & mask
      }
      return undefined
    },
    text: phrase => decoder.decode(bytes.subarray(starts[phrase] ?? 0, ends[phrase] ?? 0)),
    byteLength: phrase => (ends[phrase] ?? 0) - (starts[phrase] ?? 0),
  }
}

export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 2166136261
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 16777619)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Where each line of a file starts, and at last where the file ends. */
export function lineStarts(bytes: Uint8Array): Uint32Array {
  let lines = 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines++
  const starts = new Uint32Array(lines + 1)
  let line = 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) starts[++line] = at + 1
  return starts
}

/** A table of the first column of each line. */
export function firstColumnTable(bytes: Uint8Array, starts: Uint32Array): PhraseTable {
  const lines = starts.length - 1
  const ends = new Uint32Array(lines)
  for (let line = 0; line < lines; line++) ends[line] = bytes.indexOf(TAB, starts[line])
  return phraseTable(bytes, starts.subarray(0, lines), ends)
}

const NEWLINE = 10
const TAB = 9
