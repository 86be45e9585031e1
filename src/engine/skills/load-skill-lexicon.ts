import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { hashBytes, type PhraseTable, phraseTable } from '#engine/text/phrase-table.ts'

export type SkillKind = 'technology' | 'skill' | 'knowledge' | 'certification' | 'language' | 'soft'

export interface SkillLexicon {
  /** How many skills there are. */
  size: number
  name: (concept: number | undefined) => string
  kind: (concept: number | undefined) => SkillKind | undefined
  /** Folded phrase → form: concept number, then two bits for the mark. */
  phraseEntry: (phrase: string) => number | undefined
  phrases: PhraseTable
  /** The most words a phrase that begins with this one may have; 0 when none does. */
  maxPhraseWords: (word: string) => number
  /** Concept → concepts it proves in full. */
  impliedSkills: Map<number, number[]>
  /** Concept → similar concepts. */
  similarSkills: Map<number, number[]>
}

export const FORM_CONDITIONS = { none: 0, capital: 1, capitals: 2, context: 3 } as const
export const CONDITION_BITS = 2

const FIRST_WORD_MASK = 0xffff

export function loadSkillLexicon(files: KnowledgeFiles): SkillLexicon {
  const bytes = files('skills.tsv')
  const { kinds, nameStarts, nameEnds, starts, ends, forms } = readTable(bytes)
  const phrases = phraseTable(bytes, starts, ends)
  const maxWordsByFirstWord = new Uint8Array(FIRST_WORD_MASK + 1)
  for (let phrase = 0; phrase < starts.length; phrase++)
    recordPhraseWords(starts[phrase] ?? 0, ends[phrase] ?? 0)
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const queryBytes = new Uint8Array(LONGEST_WORD_BYTES)

  // Two first words in one place only cost a few lookups more.
  function recordPhraseWords(from: number, to: number): void {
    let words = 1
    let firstEnd = to
    for (let at = from; at < to; at++) {
      if (bytes[at] !== SPACE && bytes[at] !== SLASH) continue
      if (words === 1) firstEnd = at
      words++
    }
    const bucket = hashBytes(bytes, from, firstEnd) & FIRST_WORD_MASK
    maxWordsByFirstWord[bucket] = Math.max(maxWordsByFirstWord[bucket] ?? 0, words)
  }

  return {
    size: kinds.length,
    name: (concept = -1) => decoder.decode(bytes.subarray(nameStarts[concept], nameEnds[concept] ?? 0)),
    kind: (concept = -1) => SKILL_KIND_LETTERS[String.fromCharCode(kinds[concept] ?? 0)],
    phraseEntry: text => {
      const phrase = phrases.find(text)
      return phrase === undefined ? undefined : forms[phrase]
    },
    phrases,
    maxPhraseWords: word => {
      const { read, written } = encoder.encodeInto(word, queryBytes)
      return read < word.length
        ? 0
        : (maxWordsByFirstWord[hashBytes(queryBytes, 0, written) & FIRST_WORD_MASK] ?? 0)
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
      const mark = MARK_OF[String.fromCharCode(bytes[at + 1] ?? 0)] ?? FORM_CONDITIONS.none
      const from = at + (mark === FORM_CONDITIONS.none ? 1 : 2)
      for (at = from; bytes[at] !== BAR && bytes[at] !== NEWLINE; ) at++
      starts[phrase] = from
      ends[phrase] = at
      forms[phrase++] = (concept << CONDITION_BITS) | mark
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

function relations(table: string): Pick<SkillLexicon, 'impliedSkills' | 'similarSkills'> {
  const impliedSkills = new Map<number, number[]>()
  const similarSkills = new Map<number, number[]>()
  for (const line of table.split('\n')) {
    const members = line.slice(1).split('\t').map(Number)
    const [first = 0, ...rest] = members
    if (line.startsWith('>')) impliedSkills.set(first, [...(impliedSkills.get(first) ?? []), ...rest])
    if (line.startsWith('~')) {
      for (const member of members)
        similarSkills.set(member, [
          ...(similarSkills.get(member) ?? []),
          ...members.filter(m => m !== member),
        ])
    }
  }
  return { impliedSkills: impliedSkills, similarSkills: similarSkills }
}

const SKILL_KIND_LETTERS: Record<string, SkillKind> = {
  t: 'technology',
  s: 'skill',
  k: 'knowledge',
  c: 'certification',
  l: 'language',
  o: 'soft',
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
const LONGEST_WORD_BYTES = 256
