import { isSkillInContext } from '#engine/skills/skill-context.ts'
import { type Tokens, tokenize } from '#engine/text/tokens.ts'
import { CONDITION_BITS, FORM_CONDITIONS, type SkillKind, type SkillLexicon } from './load-skill-lexicon.ts'
import { ignoredRanges } from './posting-sections.ts'
import type { SkillMatch } from './skill-match.ts'

interface FoundSkill {
  name: string
  start: number
  end: number
  kind: SkillKind
}

export function findSkills(lexicon: SkillLexicon, text: string): FoundSkill[] {
  const ignored = ignoredRanges(text)
  let range = 0
  return findSkillSpans(lexicon, text).flatMap(({ concept, start, end }) => {
    while ((ignored[range]?.end ?? Number.POSITIVE_INFINITY) <= start) range++
    if ((ignored[range]?.start ?? Number.POSITIVE_INFINITY) <= start) return []
    return [{ name: lexicon.name(concept), start, end, kind: lexicon.kind(concept) ?? 'skill' }]
  })
}

export interface SkillSpan {
  concept: number
  start: number
  end: number
}

/** Every skill in the text, whatever part of an advertisement it stands in. */
export function findSkillSpans(
  lexicon: SkillLexicon,
  text: string,
  words: Tokens = tokenize(text),
): SkillSpan[] {
  const matches = longestMatches(lexicon, text, words)
  return matches
    .filter((_, i) => isSkillInContext(lexicon, text, words, matches, i))
    .map(({ concept, from, to }) => ({
      concept,
      start: words.starts[from] ?? 0,
      end: words.ends[to - 1] ?? 0,
    }))
}

function longestMatches(
  lexicon: SkillLexicon,
  text: string,
  { words, starts, ends, separators: joints }: Tokens,
): SkillMatch[] {
  const matches: SkillMatch[] = []
  for (let i = 0; i < words.length; ) {
    const reach = lexicon.maxPhraseWords(words[i] ?? '')
    let key = ''
    let best: SkillMatch | undefined
    for (let n = 0; n < reach && i + n < words.length; n++) {
      const joint = joints[i + n] ?? ''
      if (n > 0 && joint === '') break
      key = n === 0 ? (words[i] ?? '') : `${key}${joint}${words[i + n]}`
      const form = lexicon.phraseEntry(key)
      if (form === undefined) continue
      const mark = form & MARK_MASK
      if (!meetsCondition(text.slice(starts[i], ends[i + n]), mark)) continue
      best = {
        concept: form >> CONDITION_BITS,
        from: i,
        to: i + n + 1,
        needsNoContext: mark !== FORM_CONDITIONS.context,
      }
    }
    if (best) matches.push(best)
    i = best?.to ?? i + 1
  }
  return matches
}

function meetsCondition(surface: string, mark: number): boolean {
  if (mark === FORM_CONDITIONS.none) return true
  if (mark === FORM_CONDITIONS.capitals)
    return surface.replace(/s$/u, '').toUpperCase() === surface.replace(/s$/u, '')
  return /^\P{L}*\p{Lu}/u.test(surface)
}

const MARK_MASK = (1 << CONDITION_BITS) - 1
