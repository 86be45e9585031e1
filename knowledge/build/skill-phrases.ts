import {
  CONDITION_BITS,
  FIRST_WORD_BUCKETS,
  FORM_CONDITIONS,
  firstWordBucket,
} from '#engine/skills/load-skill-lexicon.ts'
import { phraseSlots } from '#engine/text/phrase-table.ts'

/** Where each skill and each of its phrases lies in skills.tsv, so that opening the file computes nothing. */
export function skillPhrases(bytes: Uint8Array) {
  const table = readTable(bytes)
  const { phraseStart, phraseEnd } = table
  const longest = new Uint8Array(FIRST_WORD_BUCKETS)
  for (let phrase = 0; phrase < phraseStart.length; phrase++) {
    const { bucket, words } = measurePhrase(bytes, phraseStart[phrase] ?? 0, phraseEnd[phrase] ?? 0)
    longest[bucket] = Math.max(longest[bucket] ?? 0, words)
  }
  return { ...table, phraseSlot: phraseSlots(bytes, phraseStart, phraseEnd), maxWordsByFirstWord: longest }
}

/** One line for each skill: kind and name (none where the first phrase is the name), tab, phrases between bars. */
function readTable(bytes: Uint8Array) {
  const lines = count(bytes, NEWLINE)
  const phrases = lines + count(bytes, BAR)
  const kind = new Uint8Array(lines)
  const nameStart = new Uint32Array(lines)
  const nameEnd = new Uint32Array(lines)
  const phraseStart = new Uint32Array(phrases)
  const phraseEnd = new Uint32Array(phrases)
  const form = new Uint32Array(phrases)
  let phrase = 0
  let at = 0
  for (let concept = 0; concept < lines; concept++) {
    kind[concept] = bytes[at] ?? 0
    const tab = bytes.indexOf(TAB, at)
    nameStart[concept] = at + 1
    nameEnd[concept] = tab
    const first = phrase
    for (at = tab; bytes[at] !== NEWLINE; ) {
      const mark = MARK_OF[String.fromCharCode(bytes[at + 1] ?? 0)] ?? FORM_CONDITIONS.none
      const from = at + (mark === FORM_CONDITIONS.none ? 1 : 2)
      for (at = from; bytes[at] !== BAR && bytes[at] !== NEWLINE; ) at++
      phraseStart[phrase] = from
      phraseEnd[phrase] = at
      form[phrase++] = (concept << CONDITION_BITS) | mark
    }
    if (tab === (nameStart[concept] ?? 0)) {
      nameStart[concept] = phraseStart[first] ?? 0
      nameEnd[concept] = phraseEnd[first] ?? 0
    }
    at++
  }
  return { kind, nameStart, nameEnd, phraseStart, phraseEnd, form }
}

function count(bytes: Uint8Array, byte: number): number {
  return bytes.reduce((found, other) => found + Number(other === byte), 0)
}

function measurePhrase(bytes: Uint8Array, from: number, to: number) {
  let words = 1
  let firstEnd = to
  for (let at = from; at < to; at++) {
    if (bytes[at] !== SPACE && bytes[at] !== SLASH) continue
    if (words === 1) firstEnd = at
    words++
  }
  return { bucket: firstWordBucket(bytes, from, firstEnd), words }
}

const MARK_OF: Record<string, number> = {
  '^': FORM_CONDITIONS.capital,
  '!': FORM_CONDITIONS.capitals,
  '~': FORM_CONDITIONS.context,
}
const SPACE = 32
const SLASH = 47
const NEWLINE = 10
const TAB = 9
const BAR = 124
