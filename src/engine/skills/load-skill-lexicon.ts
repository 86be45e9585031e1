import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { hashBytes, type PhraseTable, phraseTable } from '#engine/text/phrase-table.ts'

export type SkillKind = 'technology' | 'skill' | 'knowledge' | 'certification' | 'language' | 'soft'

export interface Lexicon {
  /** How many skills there are. */
  size: number
  name: (concept: number | undefined) => string
  kind: (concept: number | undefined) => SkillKind | undefined
  /** Folded phrase → form: concept number, then two bits for the mark. */
  form: (phrase: string) => number | undefined
  phrases: PhraseTable
  /** The most words a phrase that begins with this one may have; 0 when none does. */
  reach: (word: string) => number
  /** Concept → concepts it proves in full. */
  implied: Map<number, number[]>
  /** Concept → concepts it is a neighbour of. */
  near: Map<number, number[]>
}

export const MARKS = { none: 0, capital: 1, capitals: 2, context: 3 } as const
export const MARK_BITS = 2

const REACH_MASK = 0xffff

export function openLexicon(files: KnowledgeFiles): Lexicon {
  const bytes = files('skills.tsv')
  const { kinds, nameStarts, nameEnds, starts, ends, forms } = readTable(bytes)
  const phrases = phraseTable(bytes, starts, ends)
  const reaches = new Uint8Array(REACH_MASK + 1)
  for (let phrase = 0; phrase < starts.length; phrase++) noteReach(starts[phrase] ?? 0, ends[phrase] ?? 0)
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const typed = new Uint8Array(LONGEST_WORD_BYTES)

  // Two first words in one place only cost a few lookups more.
  function noteReach(from: number, to: number): void {
    let words = 1
    let firstEnd = to
    for (let at = from; at < to; at++) {
      if (bytes[at] !== SPACE && bytes[at] !== SLASH) continue
      if (words === 1) firstEnd = at
      words++
    }
    const place = hashBytes(bytes, from, firstEnd) & REACH_MASK
    reaches[place] = Math.max(reaches[place] ?? 0, words)
  }

  return {
    size: kinds.length,
    name: (concept = -1) => decoder.decode(bytes.subarray(nameStarts[concept], nameEnds[concept] ?? 0)),
    kind: (concept = -1) => KINDS[String.fromCharCode(kinds[concept] ?? 0)],
    form: text => {
      const phrase = phrases.find(text)
      return phrase === undefined ? undefined : forms[phrase]
    },
    phrases,
    reach: word => {
      const { read, written } = encoder.encodeInto(word, typed)
      return read < word.length ? 0 : (reaches[hashBytes(typed, 0, written) & REACH_MASK] ?? 0)
    },
    ...relations(decoder.decode(files('skill-relations.tsv'))),
  }
}

/** One line for each skill: kind and name (none where the first phrase is the name), tab, phrases between bars. */
function readTable(bytes: Uint8Array) {
  const lines = count(bytes, NEWLINE)
  const most = lines + count(bytes, BAR)
  const kinds = new Uint8Array(lines)
  const nameStarts = new Uint32Array(lines)
  const nameEnds = new Uint32Array(lines)
  const starts = new Uint32Array(most)
  const ends = new Uint32Array(most)
  const forms = new Uint32Array(most)
  let phrase = 0
  let at = 0
  for (let concept = 0; concept < lines; concept++) {
    kinds[concept] = bytes[at] ?? 0
    const tab = bytes.indexOf(TAB, at)
    nameStarts[concept] = at + 1
    nameEnds[concept] = tab
    const first = phrase
    for (at = tab; bytes[at] !== NEWLINE; ) {
      const mark = MARK_OF[String.fromCharCode(bytes[at + 1] ?? 0)] ?? MARKS.none
      const from = at + (mark === MARKS.none ? 1 : 2)
      for (at = from; bytes[at] !== BAR && bytes[at] !== NEWLINE; ) at++
      starts[phrase] = from
      ends[phrase] = at
      forms[phrase++] = (concept << MARK_BITS) | mark
    }
    if (tab === (nameStarts[concept] ?? 0)) {
      nameStarts[concept] = starts[first] ?? 0
      nameEnds[concept] = ends[first] ?? 0
    }
    at++
  }
  return { kinds, nameStarts, nameEnds, starts, ends, forms }
}

function count(bytes: Uint8Array, byte: number): number {
  let found = 0
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) found++
  return found
}

function relations(table: string): Pick<Lexicon, 'implied' | 'near'> {
  const implied = new Map<number, number[]>()
  const near = new Map<number, number[]>()
  for (const line of table.split('\n')) {
    const members = line.slice(1).split('\t').map(Number)
    const [first = 0, ...rest] = members
    if (line.startsWith('>')) implied.set(first, [...(implied.get(first) ?? []), ...rest])
    if (line.startsWith('~')) {
      for (const member of members)
        near.set(member, [...(near.get(member) ?? []), ...members.filter(m => m !== member)])
    }
  }
  return { implied, near }
}

const KINDS: Record<string, SkillKind> = {
  t: 'technology',
  s: 'skill',
  k: 'knowledge',
  c: 'certification',
  l: 'language',
  o: 'soft',
}
const MARK_OF: Record<string, number> = { '^': MARKS.capital, '!': MARKS.capitals, '~': MARKS.context }
const SPACE = 32
const SLASH = 47
const NEWLINE = 10
const TAB = 9
const BAR = 124
const LONGEST_WORD_BYTES = 256
