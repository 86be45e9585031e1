import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
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

/** Two first words in one place only cost a few lookups more. */
export const FIRST_WORD_BUCKETS = 2 ** 16

/** Opens the files of the skills. Where everything lies was computed by the build; here arrays are read where they lie. */
export function loadSkillLexicon(files: KnowledgeFiles): SkillLexicon {
  const bytes = files('skills.tsv')
  const decoder = new TextDecoder()
  const head: { sections: SectionPlaces } = JSON.parse(decoder.decode(files('skill-phrases.json')))
  const section = readSections(files('skill-phrases.bin'), head.sections)
  const kinds = section(Uint8Array, 'kind')
  const nameStarts = section(Uint32Array, 'nameStart')
  const nameEnds = section(Uint32Array, 'nameEnd')
  const forms = section(Uint32Array, 'form')
  const maxWordsByFirstWord = section(Uint8Array, 'maxWordsByFirstWord')
  const phrases = phraseTable(
    bytes,
    section(Uint32Array, 'phraseStart'),
    section(Uint32Array, 'phraseEnd'),
    section(Uint32Array, 'phraseSlot'),
  )
  const encoder = new TextEncoder()
  const queryBytes = new Uint8Array(LONGEST_WORD_BYTES)
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
      return read < word.length ? 0 : (maxWordsByFirstWord[firstWordBucket(queryBytes, 0, written)] ?? 0)
    },
    ...relations(decoder.decode(files('skill-relations.tsv'))),
  }
}

export function firstWordBucket(bytes: Uint8Array, from: number, to: number): number {
  return hashBytes(bytes, from, to) & (FIRST_WORD_BUCKETS - 1)
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
const LONGEST_WORD_BYTES = 256
