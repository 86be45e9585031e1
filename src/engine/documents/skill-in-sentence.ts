import { isSpokenLanguage } from '#engine/resume/spoken-language.ts'
import { CONDITION_BITS, FORM_CONDITIONS, type SkillLexicon } from '#engine/skills/load-skill-lexicon.ts'
import { phraseKey } from '#engine/text/tokens.ts'
import { verbOfGerund } from './verb-forms.ts'

const CONDITION_MASK = (1 << CONDITION_BITS) - 1

/** "Patient Education" → "patient education" within a sentence; a name such as "SQL", "Epic" or "Six Sigma" stays. */
export function skillInSentence(lexicon: SkillLexicon, skill: string): string {
  const key = phraseKey(skill)
  const form = key === null ? undefined : lexicon.phraseEntry(key)
  if (form === undefined || (form & CONDITION_MASK) !== FORM_CONDITIONS.none)
    return withSmallFirst(lexicon, skill)
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

/** "Fish butchery" begins a list, not a name; "Python basics" does. */
function withSmallFirst(lexicon: SkillLexicon, skill: string): string {
  const [first = '', next] = skill.split(' ')
  const isSentenceCase =
    /^\p{Lu}\p{Ll}+$/u.test(first) && (next === undefined || !/\p{Lu}|\d/u.test(skill.slice(1)))
  const isDoing =
    verbOfGerund(first.toLowerCase()) !== null ||
    (/\p{Ll}{3}ing$/u.test(first) && !namesProduct(lexicon, first))
  const isPlain = isDoing || PLAIN_WORDS.has(first.toLowerCase())
  if (!isSentenceCase || (next === undefined && !isPlain) || isSpokenLanguage(first)) return skill
  return namesProduct(lexicon, first) && !isDoing
    ? skill
    : `${first.toLowerCase()}${skill.slice(first.length)}`
}

/** Whether a word is known as a program, a language or a certificate and nothing else. */
export function namesProduct(lexicon: SkillLexicon, word: string): boolean {
  const key = phraseKey(word)
  const form = key === null ? undefined : lexicon.phraseEntry(key)
  if (form === undefined) return false
  const concept = form >> CONDITION_BITS
  return (
    lexicon.name(concept).toLowerCase() === word.toLowerCase() && NAMED_KINDS.has(lexicon.kind(concept) ?? '')
  )
}

const NAMED_KINDS: ReadonlySet<string> = new Set(['technology', 'certification', 'language'])
/** Of one word a skill is kept as it is written, unless it is a word like these. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  'design sales finance research logistics retail hospitality catering security administration reception childcare phlebotomy triage leadership teamwork'.split(
    ' ',
  ),
)
