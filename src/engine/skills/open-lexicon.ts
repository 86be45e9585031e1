import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

export type SkillKind = 'technology' | 'skill' | 'knowledge' | 'certification' | 'language' | 'soft'

export interface Lexicon {
  names: string[]
  kinds: SkillKind[]
  /** Folded phrase → form: concept number, four bits for the mark. */
  forms: Map<string, number>
  /** First word of a phrase → the most words a phrase that begins with it has. */
  reach: Map<string, number>
  /** Concept → concepts it proves in full. */
  implied: Map<number, number[]>
  /** Concept → concepts it is a neighbour of. */
  near: Map<number, number[]>
}

export const MARKS = { none: 0, capital: 1, capitals: 2, context: 3 } as const
export const MARK_BITS = 2

export function openLexicon(files: KnowledgeFiles): Lexicon {
  const decoder = new TextDecoder()
  const names: string[] = []
  const kinds: SkillKind[] = []
  const forms = new Map<string, number>()
  const reach = new Map<string, number>()
  const table = decoder.decode(files('skills.tsv'))
  let bar = -1
  for (let at = 0; at < table.length; ) {
    const tab = table.indexOf('\t', at)
    const end = table.indexOf('\n', tab)
    const concept = names.length
    kinds.push(KINDS[table.charAt(at)] ?? 'skill')
    let named = tab > at + 1 ? table.slice(at + 1, tab) : undefined
    for (let from = tab + 1; from < end; ) {
      // Most lines hold no bar; searching anew for each would read the file to its end every time.
      if (bar < from) bar = indexOrEnd(table, '|', from)
      const to = Math.min(bar, end)
      const mark = MARK_OF[table.charAt(from)] ?? MARKS.none
      const phrase = table.slice(mark === MARKS.none ? from : from + 1, to)
      named ??= phrase
      forms.set(phrase, (concept << MARK_BITS) | mark)
      noteReach(phrase)
      from = to + 1
    }
    names.push(named ?? '')
    at = end + 1
  }

  function noteReach(phrase: string): void {
    let words = 1
    let firstEnd = phrase.length
    for (let i = 0; i < phrase.length; i++) {
      const code = phrase.charCodeAt(i)
      if (code !== SPACE && code !== SLASH) continue
      if (words === 1) firstEnd = i
      words++
    }
    const first = firstEnd === phrase.length ? phrase : phrase.slice(0, firstEnd)
    if ((reach.get(first) ?? 0) < words) reach.set(first, words)
  }

  return { names, kinds, forms, reach, ...relations(decoder.decode(files('skill-relations.tsv'))) }
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

function indexOrEnd(text: string, search: string, from: number): number {
  const found = text.indexOf(search, from)
  return found === -1 ? text.length : found
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
