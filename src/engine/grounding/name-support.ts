import { wordRoot } from '#engine/text/word-root.ts'
import { COMMON_CAPITALS, KNOWN_ORGANIZATIONS, ORDINARY_NAMES } from './claim-words.ts'
import type { FactIndex } from './fact-index.ts'
import { MONTHS } from './quantity-units.ts'
import { replyTokens, type Token } from './reply-tokens.ts'
import { bareWord } from './text-parts.ts'

/** A name in a sentence that no fact has; null where all are known. */
export function unsupportedName(sentence: string, index: FactIndex): string | null {
  const tokens = replyTokens(sentence)
  const first = tokens.findIndex(({ kind }) => kind !== 'symbol')
  let previous: { word: string; end: number } | null = null
  for (const [at, token] of tokens.entries()) {
    // The M of 1.2M is no name.
    if (token.kind !== 'word' || (tokens[at - 1]?.kind === 'number' && tokens[at - 1]?.end === token.start))
      continue
    const word = bareWord(token.lower)
    const isName = /^\p{Lu}/u.test(token.text)
    if (!index.words.has(word) && isKnownOrganization(tokens, at, first)) return token.text
    if (!isName || (at === first && !isWrittenLikeName(token, tokens[at + 1]))) {
      // "University of Toledo" is one name.
      if (!/^(?:of|the)$/u.test(token.text)) previous = null
      continue
    }
    if (isCommon(token)) continue
    if (!isKnown(word, token.text, index)) return token.text
    const isNext =
      previous !== null && /^(?: | of | of the )$/u.test(sentence.slice(previous.end, token.start))
    if (previous && isNext && !shareFact(previous.word, word, index)) return `${previous.word} ${token.text}`
    previous = { word, end: token.end }
  }
  return null
}

function isKnownOrganization(tokens: readonly Token[], at: number, first: number): boolean {
  const token = tokens[at]
  const word = bareWord(token?.lower ?? '')
  if (!KNOWN_ORGANIZATIONS.has(word)) return false
  return !ORDINARY_NAMES.has(word) || (at !== first && /^\p{Lu}/u.test(token?.text ?? ''))
}

/** A first word has its capital anyway: only capitals inside it, or a verb that organizations have, make it a name. */
function isWrittenLikeName({ text }: Token, next: Token | undefined): boolean {
  return /^\p{L}+\p{Lu}/u.test(text) || ORGANIZATION_VERB.test(next?.lower ?? '')
}

const ORGANIZATION_VERB =
  /^(?:hired|hires|promoted|employs|employed|recruited|recruits|offers|offered|awarded|recognized|recognised|certifies|certified|named|reports|reported)$/u

function isCommon({ lower }: Token): boolean {
  return COMMON_CAPITALS.has(lower) || COMMON_CAPITALS.has(bareWord(lower)) || MONTHS.has(lower)
}

function isKnown(word: string, text: string, index: FactIndex): boolean {
  if (index.words.has(word)) return true
  if (/^\p{Lu}{2,}s?$/u.test(text))
    return index.initials.has(word.replace(/s$/u, '')) || index.words.has(word.replace(/s$/u, ''))
  return index.roots.has(wordRoot(word))
}

/** Two known words side by side make a new name, unless one fact has both. */
function shareFact(left: string, right: string, index: FactIndex): boolean {
  const [inLeft, inRight] = [index.words.get(left), index.words.get(right)]
  if (!inLeft || !inRight) return true
  return [...inLeft].some(fact => inRight.has(fact))
}

/** Words of somebody who wants to work there, and words that leave it open. */
const APPLYING =
  /\b(?:apply|applying|applied|application|would|hope|want|look forward|looking forward|like to|join|dear|interested|advertised|asks?|seeks?|for the)\b/iu
const ABOUT_THE_JOB = /\b(?:role|position|opening|posting|team|hiring)\b/iu
const EMPLOYED =
  /\b(?:as an?|worked|works|working|served|serves|employed|managed|manages|led|ran|held|joined|learned|spent|stint|tenure|promoted|hired)\b/iu

/** The name of an organization that somebody claims to have worked for, though only others wrote of it. */
export function unsupportedEmployer(sentence: string, index: FactIndex): string | null {
  if (APPLYING.test(sentence) || (ABOUT_THE_JOB.test(sentence) && !EMPLOYED.test(sentence))) return null
  for (const { 1: name = '' } of sentence.matchAll(AFTER_PREPOSITION)) {
    const word = bareWord(name.toLowerCase())
    if (!COMMON_CAPITALS.has(word) && !MONTHS.has(word) && !index.personWords.has(word)) return name
  }
  const [, ...rest] = replyTokens(sentence)
  return (
    rest.find(({ text, lower }) => /^\p{Lu}/u.test(text) && index.othersWords.has(bareWord(lower)))?.text ??
    null
  )
}

const AFTER_PREPOSITION = /\b(?:[Aa]t|[Ff]or|[Ww]ith|[Jj]oined|[Bb]y|[Ff]rom) (?:the )?(\p{Lu}[\p{L}'-]+)/gu
