import type { SkillMatch } from '#engine/skills/skill-match.ts'
import type { Tokens } from '#engine/text/tokens.ts'
import type { SkillLexicon } from './load-skill-lexicon.ts'

/** Whether the words around a match make it a skill: "Go" beside "Docker" is one, "Go to market" is not. */
export function isSkillInContext(
  lexicon: SkillLexicon,
  text: string,
  words: Tokens,
  matches: SkillMatch[],
  index: number,
): boolean {
  const match = matches[index]
  if (!match) return false
  const before = wordAt(words, match.from - 1)
  const after = wordAt(words, match.to)
  if (isCompanyName(lexicon, text, words, match, before, after)) return false
  if (isNationality(lexicon, words, match, after)) return false
  if (isCode(text, words, match)) return false
  if (match.needsNoContext) return true
  if (isKnownNonSkill(text, words, match, before, after)) return false
  const isLanguage = lexicon.kind(match.concept) === 'language'
  if ((isLanguage ? LANGUAGE_CUES : CUES_AFTER).has(after)) return true
  if (hasCueBefore(words, match.from, isLanguage ? LANGUAGE_CUES : CUES_BEFORE)) return true
  if (isAloneOnLine(text, words, match)) return true
  if (hasNearbySkill(lexicon, text, words, matches, index)) return true
  return match.to - match.from === 1 && isNameInSentence(text, words, match)
}

/** "AWS D1.1" is a welding code, "C+E" a class of driving licence. */
function isCode(text: string, words: Tokens, match: SkillMatch): boolean {
  const start = words.starts[match.from] ?? 0
  const end = words.ends[match.to - 1] ?? 0
  return (
    /^\p{Lu}+$/u.test(text.slice(start, end)) &&
    (/^ [A-Z]?\d+\.\d|^\+[A-Z]/u.test(text.slice(end, end + MAX_CODE_CHARS)) ||
      /[A-Z]\+$/u.test(text.slice(Math.max(0, start - 2), start)))
  )
}

function isCompanyName(
  lexicon: SkillLexicon,
  text: string,
  words: Tokens,
  match: SkillMatch,
  before: string,
  after: string,
): boolean {
  if (COMPANY_ENDINGS.has(after) && words.separators[match.to] !== '') return true
  if (lexicon.kind(match.concept) !== 'technology' || !EMPLOYER_PREPOSITIONS.has(before)) return false
  return (
    isUpper(text.charAt(words.starts[match.from] ?? 0)) &&
    !CUES_AFTER.has(after) &&
    !isUpper(text.charAt(words.starts[match.from + 1] ?? text.length))
  )
}

/** "Our German office" is in Germany; nobody there need speak German. */
function isNationality(lexicon: SkillLexicon, words: Tokens, match: SkillMatch, after: string): boolean {
  return (
    lexicon.kind(match.concept) === 'language' &&
    words.separators[match.to] !== '' &&
    WORDS_AFTER_A_NATIONALITY.has(after)
  )
}

function isKnownNonSkill(
  text: string,
  words: Tokens,
  match: SkillMatch,
  before: string,
  after: string,
): boolean {
  const word = wordAt(words, match.from)
  const end = words.ends[match.to - 1] ?? 0
  if (word.length === 1) {
    // An initial in a name, a grade, a vitamin or an enumeration is no programming language.
    if (
      text.charAt(end) === '.' &&
      /\s/u.test(text.charAt(end + 1)) &&
      /^\p{Lu}\p{Ll}/u.test(text.slice(end + 2, end + 4))
    ) {
      if (
        isUpper(text.charAt(words.starts[match.from - 1] ?? text.length)) &&
        words.separators[match.from] === ' '
      )
        return true
    }
    if (WORDS_BEFORE_A_LETTER.has(before) && words.separators[match.from] !== '') return true
    if (WORDS_AFTER_A_LETTER.has(after) && words.separators[match.to] !== '') return true
    if (text.charAt(end) === ')' && text.charAt((words.starts[match.from] ?? 1) - 1) !== ' ' && before === '')
      return true
    if (/['’]/u.test(text.charAt(end))) return true
  }
  return words.separators[match.to] !== '' && NOT_SKILL_PAIRS.has(`${word} ${after}`)
}

function hasCueBefore(words: Tokens, from: number, cues: ReadonlySet<string>): boolean {
  for (let i = from - 1; i >= Math.max(0, from - MAX_CUE_DISTANCE_WORDS); i--) {
    if (words.separators[i + 1] === '' && i + 1 === from && !cues.has(wordAt(words, i))) return false
    if (cues.has(wordAt(words, i))) return true
  }
  return false
}

/** A line or list item that holds nothing else. */
function isAloneOnLine(text: string, words: Tokens, match: SkillMatch): boolean {
  const start = words.starts[match.from] ?? 0
  const end = words.ends[match.to - 1] ?? 0
  const before = text.slice(Math.max(0, start - LINE_EDGE_CHARS), start)
  const after = text.slice(end, end + LINE_EDGE_CHARS)
  return /(?:^|\n)[\s•·▪*–-]*$/u.test(before) && /^\s*(?:\n|$)/u.test(after)
}

function hasNearbySkill(
  lexicon: SkillLexicon,
  text: string,
  words: Tokens,
  matches: SkillMatch[],
  index: number,
): boolean {
  const match = matches[index]
  if (!match) return false
  const wanted = lexicon.kind(match.concept)
  let adjacentUncertain = 0
  for (const step of [-1, 1]) {
    for (let i = index + step; i >= 0 && i < matches.length; i += step) {
      const other = matches[i]
      if (!other) break
      const gap = step === 1 ? other.from - match.to : match.from - other.to
      if (gap > MAX_NEARBY_SKILL_DISTANCE_WORDS) break
      if (isAcrossSentences(text, words, match, other)) break
      if (lexicon.kind(other.concept) !== wanted && wanted !== 'skill') continue
      if (other.needsNoContext) return true
      if (gap <= MAX_ADJACENT_SKILL_DISTANCE_WORDS && other.concept !== match.concept) adjacentUncertain++
    }
  }
  return adjacentUncertain > 0
}

function isAcrossSentences(text: string, words: Tokens, a: SkillMatch, b: SkillMatch): boolean {
  const from = Math.min(words.ends[a.to - 1] ?? 0, words.ends[b.to - 1] ?? 0)
  const to = Math.max(words.starts[a.from] ?? 0, words.starts[b.from] ?? 0)
  return /\n|[.!?]\s+\p{Lu}/u.test(text.slice(from, to))
}

/** A capital in the middle of a sentence in lower case marks a name: "charting in Epic and …". */
function isNameInSentence(text: string, words: Tokens, match: SkillMatch): boolean {
  if (wordAt(words, match.from).length < MIN_NAME_CHARS) return false
  const before = words.starts[match.from - 1]
  if (before === undefined || words.separators[match.from] !== ' ' || isUpper(text.charAt(before)))
    return false
  const after = words.starts[match.to]
  return after === undefined || words.separators[match.to] === '' || !isUpper(text.charAt(after))
}

function wordAt(words: Tokens, i: number): string {
  return words.words[i] ?? ''
}

function isUpper(char: string): boolean {
  return char !== '' && char !== char.toLowerCase()
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}

const MAX_CODE_CHARS = 8
const MAX_CUE_DISTANCE_WORDS = 4
const MAX_NEARBY_SKILL_DISTANCE_WORDS = 10
const MAX_ADJACENT_SKILL_DISTANCE_WORDS = 1
/** Room for the bullet and the spaces around a line. */
const LINE_EDGE_CHARS = 8
const MIN_NAME_CHARS = 4
const CUES_BEFORE =
  wordSet(`proficient proficiency experience experienced expertise expert knowledge skilled skill using use used familiar
  familiarity fluent written write developed built build code coding coded programming language languages advanced intermediate certified hands-on
  ms microsoft adobe tool technology stack software platform framework learn learning`)
const CUES_AFTER =
  wordSet(`programming language developer development engineer engineering code codebase coding script scripting microservice
  backend frontend framework library package application app software skill proficiency certification certified programmer ide sdk api studio expert expertise
  spreadsheet macro formula charting ehr emr administrator cluster job query`)
const LANGUAGE_CUES =
  wordSet(`fluent fluency fluently bilingual speak speaking speaker spoken written native language languages proficiency
  proficient conversational skill read`)
const WORDS_AFTER_A_NATIONALITY =
  wordSet(`office branch market subsidiary supplier headquarter headquarters division factory plant site company firm
  government law regulation tax embassy army bank economy cuisine food restaurant colleague partner shepherd history culture`)
const COMPANY_ENDINGS = wordSet('inc llc ltd gmbh corp corporation plc holding')
const EMPLOYER_PREPOSITIONS = wordSet('at join joining')
const WORDS_BEFORE_A_LETTER = wordSet(
  'hepatitis vitamin serie class grade type plan schedule usb level section appendix exhibit option tier group step phase part category',
)
const WORDS_AFTER_A_LETTER = wordSet('level suite corp section class')
const NOT_SKILL_PAIRS = new Set([
  'go to',
  'go live',
  'go above',
  'go beyond',
  'go ahead',
  'go the',
  'go getter',
  'go green',
  'go into',
  'go through',
  'go for',
  'go on',
  'go out',
  'go back',
  'go further',
  'go lives',
  'excel in',
  'excel at',
  'excel as',
  'word of',
  'word processing',
  'zoom in',
  'slack off',
  'spring semester',
  'spring break',
  'react to',
  'react quickly',
  'express interest',
  'express idea',
  'express yourself',
  'unity of',
  'discovery of',
  'discovery call',
  'outlook on',
  'outlook for',
  'notion of',
  'lean on',
  'lean into',
  'lean in',
  'sketch out',
  'spark joy',
  'rust belt',
  'swift response',
  'swift action',
  'translation of',
])
