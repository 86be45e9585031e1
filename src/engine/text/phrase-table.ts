import { FNV_OFFSET_BASIS, fnvStep } from './fnv-hash.ts'

/** Phrases that lie in a file's bytes, found by their text without a string for each being made. */
export type PhraseTable = {
  size: number
  /** The number of the phrase, in the order they were given; the first of equals. */
  find: (text: string) => number | undefined
  text: (phrase: number) => string
  byteLength: (phrase: number) => number
}

const MAX_PHRASE_BYTES = 512

/** `slots` as phraseSlots made them for the same phrases, so that a file may bring them along. */
export function phraseTable(
  bytes: Uint8Array,
  starts: ArrayLike<number>,
  ends: ArrayLike<number>,
  slots: Uint32Array = phraseSlots(bytes, starts, ends),
): PhraseTable {
  const size = starts.length
  const mask = slots.length - 1
  const decoder = new TextDecoder()
  const queryBytes = new Uint8Array(MAX_PHRASE_BYTES)

  return {
    size,
    find: text => {
      const written = plainBytes(text, queryBytes) ?? encodedBytes(text, queryBytes)
      if (written === null) return undefined
      let slot = hashBytes(queryBytes, 0, written) & mask
      while (slots[slot] !== 0) {
        const phrase = (slots[slot] ?? 0) - 1
        const start = starts[phrase] ?? 0
        if (isSameRun(bytes, start, ends[phrase] ?? 0, queryBytes, 0, written)) return phrase
        slot = (slot + 1) & mask
      }
      return undefined
    },
    text: phrase => decoder.decode(bytes.subarray(starts[phrase] ?? 0, ends[phrase] ?? 0)),
    byteLength: phrase => (ends[phrase] ?? 0) - (starts[phrase] ?? 0),
  }
}

const encoder = new TextEncoder()

/** The bytes of a text, into `bytes`, and how many they are; null where they do not fit. */
function encodedBytes(text: string, bytes: Uint8Array): number | null {
  const { read, written } = encoder.encodeInto(text, bytes)
  return read < text.length ? null : written
}

/** The same for a text of ASCII alone, which is most of them and several times faster; null for another. */
function plainBytes(text: string, bytes: Uint8Array): number | null {
  if (text.length > bytes.length) return null
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > MAX_ASCII) return null
    bytes[at] = code
  }
  return text.length
}

/** An open hash table: the number of a phrase plus one in each slot, 0 in an empty one. */
export function phraseSlots(
  bytes: Uint8Array,
  starts: ArrayLike<number>,
  ends: ArrayLike<number>,
): Uint32Array {
  const mask = 2 ** Math.ceil(Math.log2(starts.length * 2 + 2)) - 1
  const slots = new Uint32Array(mask + 1)
  for (let phrase = 0; phrase < starts.length; phrase++) {
    const from = starts[phrase] ?? 0
    const to = ends[phrase] ?? 0
    let slot = hashBytes(bytes, from, to) & mask
    for (let other = slots[slot] ?? 0; other !== 0; other = slots[slot] ?? 0) {
      if (isSameRun(bytes, starts[other - 1] ?? 0, ends[other - 1] ?? 0, bytes, from, to)) break
      slot = (slot + 1) & mask
    }
    if (slots[slot] === 0) slots[slot] = phrase + 1
  }
  return slots
}

function isSameRun(
  bytes: Uint8Array,
  start: number,
  end: number,
  other: Uint8Array,
  from: number,
  to: number,
): boolean {
  if (end - start !== to - from) return false
  for (let at = from; at < to; at++) if (bytes[start + at - from] !== other[at]) return false
  return true
}

export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = FNV_OFFSET_BASIS
  for (let at = from; at < to; at++) hash = fnvStep(hash, bytes[at] ?? 0)
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

const MAX_ASCII = 127
const NEWLINE = 10
const TAB = 9
