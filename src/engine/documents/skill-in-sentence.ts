import { CONDITION_BITS, FORM_CONDITIONS, type SkillLexicon } from '#engine/skills/load-skill-lexicon.ts'
import { phraseKey } from '#engine/text/tokens.ts'

const CONDITION_MASK = (1 << CONDITION_BITS) - 1

/** "Patient Education" → "patient education" within a sentence; a name such as "SQL", "Epic" or "Six Sigma" stays. */
export function skillInSentence(lexicon: SkillLexicon, skill: string): string {
  const key = phraseKey(skill)
  const form = key === null ? undefined : lexicon.phraseEntry(key)
  if (form === undefined || (form & CONDITION_MASK) !== FORM_CONDITIONS.none) return skill
  const concept = form >> CONDITION_BITS
  const [first = '', ...rest] = lexicon.name(concept).split(' ')
  const isName =
    /\p{Lu}.*\p{Lu}|\d/u.test(first) ||
    rest.some(word => /\p{Lu}/u.test(word)) ||
    (rest.length === 0 && NAMED_KINDS.has(lexicon.kind(concept) ?? ''))
  return isName
    ? skill
    : skill.replaceAll(/(?<![\p{L}\d])\p{Lu}\p{Ll}+(?![\p{L}\d])/gu, word => word.toLowerCase())
}

const NAMED_KINDS: ReadonlySet<string> = new Set(['technology', 'certification', 'language'])
