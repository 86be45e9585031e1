import { speaksOfSkill } from '#engine/skills/skill-context.ts'
import { type Atoms, atoms } from '#engine/text/tokens.ts'
import { type Lexicon, MARK_BITS, MARKS, type SkillKind } from './load-skill-lexicon.ts'
import { silentRanges } from './posting-sections.ts'

export interface FoundSkill {
  name: string
  start: number
  end: number
  kind: SkillKind
}

/** A match by the numbers of its words; `sure` matches need no neighbours to vouch for them. */
export interface Match {
  concept: number
  from: number
  to: number
  sure: boolean
}

export function findSkills(lexicon: Lexicon, text: string): FoundSkill[] {
  const silent = silentRanges(text)
  let range = 0
  return findMatches(lexicon, text).flatMap(({ concept, start, end }) => {
    while ((silent[range]?.end ?? Number.POSITIVE_INFINITY) <= start) range++
    if ((silent[range]?.start ?? Number.POSITIVE_INFINITY) <= start) return []
    return [{ name: lexicon.name(concept), start, end, kind: lexicon.kind(concept) ?? 'skill' }]
  })
}

export interface ConceptSpan {
  concept: number
  start: number
  end: number
}

/** Every skill in the text, whatever part of an advertisement it stands in. */
export function findMatches(lexicon: Lexicon, text: string, words: Atoms = atoms(text)): ConceptSpan[] {
  const matches = longestMatches(lexicon, text, words)
  return matches
    .filter((_, i) => speaksOfSkill(lexicon, text, words, matches, i))
    .map(({ concept, from, to }) => ({
      concept,
      start: words.starts[from] ?? 0,
      end: words.ends[to - 1] ?? 0,
    }))
}

function longestMatches(lexicon: Lexicon, text: string, { words, starts, ends, joints }: Atoms): Match[] {
  const matches: Match[] = []
  for (let i = 0; i < words.length; ) {
    const reach = lexicon.reach(words[i] ?? '')
    let key = ''
    let best: Match | undefined
    for (let n = 0; n < reach && i + n < words.length; n++) {
      const joint = joints[i + n] ?? ''
      if (n > 0 && joint === '') break
      key = n === 0 ? (words[i] ?? '') : `${key}${joint}${words[i + n]}`
      const form = lexicon.form(key)
      if (form === undefined) continue
      const mark = form & MARK_MASK
      if (!spelledAsMarked(text.slice(starts[i], ends[i + n]), mark)) continue
      best = { concept: form >> MARK_BITS, from: i, to: i + n + 1, sure: mark !== MARKS.context }
    }
    if (best) matches.push(best)
    i = best?.to ?? i + 1
  }
  return matches
}

function spelledAsMarked(surface: string, mark: number): boolean {
  if (mark === MARKS.none) return true
  if (mark === MARKS.capitals) return surface.replace(/s$/u, '').toUpperCase() === surface.replace(/s$/u, '')
  return /^\P{L}*\p{Lu}/u.test(surface)
}

const MARK_MASK = (1 << MARK_BITS) - 1
