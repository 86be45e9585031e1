import { isSkillInContext } from '#engine/skills/skill-context.ts'
import { type Tokens, tokenize } from '#engine/text/tokens.ts'
import { CONDITION_BITS, FORM_CONDITIONS, type SkillKind, type SkillLexicon } from './load-skill-lexicon.ts'
import { maskNames } from './mask-names.ts'
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
  return findSkillSpans(lexicon, maskNames(text)).flatMap(({ concept, start, end }) => {
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
  known: KnownMatches = new Map(),
): SkillSpan[] {
  const matches = passages(text, words).flatMap(({ from, to, written }) => {
    const found = known.get(written) ?? longestMatches(lexicon, text, words, from, to)
    known.set(written, found)
    return found.map(match => ({ ...match, from: from + match.from, to: from + match.to }))
  })
  return matches
    .filter((_, i) => isSkillInContext(lexicon, text, words, matches, i))
    .map(({ concept, from, to }) => ({
      concept,
      start: words.starts[from] ?? 0,
      end: words.ends[to - 1] ?? 0,
    }))
}

/** What was found in a passage, with its words counted from the first. */
export type KnownMatches = Map<string, SkillMatch[]>

/** Whole lines, one or several, across whose ends no phrase runs. */
function passages(text: string, { words, starts, ends, separators }: Tokens) {
  const found: { from: number; to: number; written: string }[] = []
  let from = 0
  let passageStart = 0
  for (let next = 1; next <= words.length; next++) {
    const isLast = next === words.length
    if (!isLast && separators[next] !== '') continue
    const wordEnd = ends[next - 1] ?? 0
    const lineBreak = text.slice(wordEnd, starts[next]).lastIndexOf('\n')
    if (!isLast && lineBreak < 0) continue
    const passageEnd = isLast ? text.length : wordEnd + lineBreak
    found.push({ from, to: next, written: text.slice(passageStart, passageEnd) })
    from = next
    passageStart = passageEnd + 1
  }
  return found
}

function longestMatches(
  lexicon: SkillLexicon,
  text: string,
  tokens: Tokens,
  first: number,
  end: number,
): SkillMatch[] {
  const { words, starts, ends, separators: joints } = tokens
  const matches: SkillMatch[] = []
  for (let i = first; i < end; ) {
    const reach = lexicon.maxPhraseWords(words[i] ?? '')
    let key = ''
    let best: SkillMatch | undefined
    for (let n = 0; n < reach && i + n < end; n++) {
      const joint = joints[i + n] ?? ''
      if (n > 0 && joint === '') break
      key = n === 0 ? (words[i] ?? '') : `${key}${joint}${words[i + n]}`
      const form = lexicon.phraseEntry(key)
      if (form === undefined) continue
      const mark = form & MARK_MASK
      const isMet = meetsCondition(text.slice(starts[i], ends[i + n]), mark)
      if (!isMet && !(mark === FORM_CONDITIONS.capital && isLowerCaseLine(text, starts[i] ?? 0))) continue
      best = {
        concept: form >> CONDITION_BITS,
        from: i,
        to: i + n + 1,
        needsNoContext: isMet && mark !== FORM_CONDITIONS.context,
      }
    }
    if (best) matches.push(best, ...innerTools(lexicon, text, tokens, best))
    i = best?.to ?? i + 1
  }
  return matches
    .sort((a, b) => a.from - b.from)
    .map(match => ({ ...match, from: match.from - first, to: match.to - first }))
}

/** The tools that a phrase of the unreviewed list hides: "Airflow DAGs" speaks of Airflow. */
function innerTools(
  lexicon: SkillLexicon,
  text: string,
  { words, starts, ends }: Tokens,
  { concept, from, to }: SkillMatch,
): SkillMatch[] {
  if (to - from < 2 || lexicon.kind(concept) === 'technology' || !/^\p{Ll}/u.test(lexicon.name(concept)))
    return []
  const inner: SkillMatch[] = []
  for (let at = from; at < to; at++) {
    const form = lexicon.phraseEntry(words[at] ?? '')
    if (form === undefined || form >> CONDITION_BITS === concept) continue
    if (lexicon.kind(form >> CONDITION_BITS) !== 'technology') continue
    const mark = form & MARK_MASK
    if (mark === FORM_CONDITIONS.context || !meetsCondition(text.slice(starts[at], ends[at]), mark)) continue
    inner.push({ concept: form >> CONDITION_BITS, from: at, to: at + 1, needsNoContext: true })
  }
  return inner
}

/** People who write without capitals write "java" as well; the words around it must then speak for it. */
function isLowerCaseLine(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_LINE_CHARS), at)
  const line = `${before.slice(before.lastIndexOf('\n') + 1)}${text.slice(at, at + MAX_LINE_CHARS).split('\n', 1)[0]}`
  return line === line.toLowerCase()
}
const MAX_LINE_CHARS = 200

function meetsCondition(surface: string, mark: number): boolean {
  if (mark === FORM_CONDITIONS.none) return true
  if (mark === FORM_CONDITIONS.capitals)
    return surface.replace(/s$/u, '').toUpperCase() === surface.replace(/s$/u, '')
  return /^\P{L}*\p{Lu}/u.test(surface)
}

const MARK_MASK = (1 << CONDITION_BITS) - 1
