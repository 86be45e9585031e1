import { resolvePlace } from '#engine/market/resolve-place.ts'
import type { Places } from '#engine/occupations/load-places.ts'

const MAX_PLACE_WORDS = 4
const MIN_PLACE_CONFIDENCE = 0.9
const MAX_SHORT_FORM_CHARS = 3
/** A place that nothing but a small word introduces must be written as a name. */
const BEFORE_PLACE = /\b(?:(?:in|near|around|at|to|for|from|about)\s+)+(?:the\s+)?/giu

/** The place a message names after "in", "near" or the like, written as a name, or begins with. */
export function placeIn(places: Places, message: string): string | null {
  return placeAfterWord(places, message) ?? firstPlace(places, message)
}

function placeAfterWord(places: Places, message: string): string | null {
  for (const match of message.matchAll(BEFORE_PLACE)) {
    const after = message.slice(match.index + match[0].length)
    const words =
      /^[\p{L}.'’-]+(?:[ ,]+[\p{L}.'’-]+){0,3}/u.exec(after)?.[0].split(/(?<=[ ,])(?![ ,])/u) ?? []
    for (let count = Math.min(MAX_PLACE_WORDS, words.length); count > 0; count--) {
      const phrase = words
        .slice(0, count)
        .join('')
        .trim()
        .replace(/[,.]+$/u, '')
      if (!isName(phrase) && !isShortName(match[0], phrase) && !isWholeQuestion(message)) continue
      if (isNoName(phrase)) continue
      if (isOrdinaryEnd(message, phrase) && !isCityOfState(places, phrase, after)) continue
      const place = resolvePlace(places, phrase)
      if (place.kind !== 'unknown' && place.kind !== 'remote' && place.confidence >= MIN_PLACE_CONFIDENCE)
        return asName(phrase)
    }
  }
  return null
}

/** Codes of states and countries that are words as well: "in columbus, im at 36.50", "in dallas, or is Houston better". */
const ORDINARY_CODE = /[ ,](?:im|or|in|me|ok|hi|oh|pa|ma|la|id|de|al|mi|co|hr|pm|pt|re|mr|ms|tv|an|if)$/iu

/** Written in small letters, or where all is in capitals, such a code is rather the word. */
function isOrdinaryEnd(message: string, phrase: string): boolean {
  return ORDINARY_CODE.test(phrase) && !(/\p{Lu}{2}$/u.test(phrase) && /\p{Ll}/u.test(message))
}

/** "Portland, or" with nothing after it, and a city of that state is called so. */
function isCityOfState(places: Places, phrase: string, after: string): boolean {
  const isEnd = /^\s*(?:[.;:!?)]|$)/u.test(after.slice(phrase.length))
  return isEnd && resolvePlace(places, phrase).kind === 'area'
}

const FIRST_PLACE =
  /^(?:(?:no|nope|sorry|actually|wait|i meant?|it'?s|thats?|that's)[, ]+)*([\p{L}'’-]+(?:[ ,]+[\p{L}'’-]+){1,3}?)\s*(?:[.,;!?]|$)/iu

/** "columbus OHIO. and I told you …": a city with its state needs no word before it. */
function firstPlace(places: Places, message: string): string | null {
  const [, phrase = ''] = FIRST_PLACE.exec(message.trim()) ?? []
  const state = phrase.split(/[ ,]+/u).at(-1) ?? ''
  const isState = /^\p{Lu}{2}$/u.test(state) || places.names.states.has(state.toLowerCase())
  if (!isState || isOrdinaryEnd(message, phrase)) return null
  const place = resolvePlace(places, phrase)
  return place.kind === 'area' && place.confidence >= MIN_PLACE_CONFIDENCE
    ? asName(state.length > 2 ? phrase.toLowerCase() : phrase)
    : null
}

/** "denver" → "Denver", "nyc" → "NYC"; what has a capital already is left. */
function asName(phrase: string): string {
  if (/\p{Lu}/u.test(phrase)) return phrase
  if (phrase.length <= MAX_SHORT_FORM_CHARS) return phrase.toUpperCase()
  return phrase.replaceAll(/(?<![\p{L}'’])(?!of\b)\p{L}/gu, letter => letter.toUpperCase())
}

/** "Chicago", "NYC", "new york"; a word that people also use for other things must have its capital. */
function isName(phrase: string): boolean {
  return /^\p{Lu}/u.test(phrase) || /\s/u.test(phrase) || (phrase.length > 5 && !COMMON_WORD.test(phrase))
}

/** "At night, is that normal?", "at work, in short": no place has such a name in small letters. */
function isNoName(phrase: string): boolean {
  return (
    /^(?:hr|it|ai|er|tv|ot|qa)$/iu.test(phrase) ||
    /^(?:night|work|home|least|all|once|first|last|noon|lunch|times?)\b|[ ,](?:is|it|at|be|no|so|to|do|as|my|by|am|us)$/u.test(
      phrase,
    )
  )
}

/** "In texas", "in tulsa": after "in" a short word is a place if one is called so, and no other word. */
function isShortName(before: string, phrase: string): boolean {
  return /\bin\s+$/iu.test(before) && /^\p{L}{4,5}$/u.test(phrase) && !SHORT_WORD.test(phrase)
}

/** "And in tulsa" has nothing else to say. */
function isWholeQuestion(message: string): boolean {
  return /^(?:(?:ok|and|what about|how about|so)[, ]+)*(?:in|near|around) \p{L}[\p{L}'’ .-]{2,20}\??$/iu.test(
    message.trim(),
  )
}

const COMMON_WORD =
  /^(?:mobile|reading|nursing|general|office|school|college|health|sales|tech|public|private)$/u
const SHORT_WORD =
  /^(?:bend|hope|miles|bath|rome|parts?|usual|early|order|front|black|green|white|march|april|peru)$/u
