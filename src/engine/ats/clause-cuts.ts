/** Where a clause ends and the next one begins. */
interface Cut {
  at: number
  next: number
}

/** "Basic HTML helps, but you need not code": what follows the turn is another matter. */
export function contrastCuts(text: string): Cut[] {
  return [...outsideBrackets(text, CONTRAST)]
}

/** A long line is cut where a new verb or a new demand begins, and never within a list of nouns that belong together. */
export function longCuts(text: string, isVerb: (word: string) => boolean): Cut[] {
  const colon = /:\s+(?=\S)/u.exec(text)
  const listFrom = colon ? colon.index + colon[0].length : -1
  return [...outsideBrackets(text, LONG)].filter(({ at, next }) => {
    const separator = text.slice(at, next)
    const word = /^[\p{L}'’-]+/u.exec(text.slice(next))?.[0] ?? ''
    if (/^,?\s+(?:and so|as)\s/iu.test(separator)) return true
    if (/^\s+and/iu.test(separator))
      return word === word.toLowerCase() && isVerb(word) && !isNounAfterAnd(text, next)
    if (/^[;:–\s]*[;:–]/u.test(separator)) return true
    if (!isVerb(word.toLowerCase()) && goesOnWithList(text, at, next)) return false
    return at > listFrom && listFrom >= 0 ? true : !/^(?:or|and)\b/iu.test(word)
  })
}

/** "clear, analytical reports", "every fact, name and sum", "for strength, fatigue and vibration", "a daily, news site or agency": one thing each. */
function goesOnWithList(text: string, at: number, next: number): boolean {
  // Of a line of 200,000 characters no more is read for each of its commas.
  const before = text.slice(Math.max(0, at - MAX_LIST_CHARS), at)
  const after = text.slice(next, next + MAX_LIST_CHARS)
  if (ADJECTIVE_END.test(before) && /^(?:and )?[\p{Ll}-]+ \p{Ll}/u.test(after)) return true
  return (
    (LIST_START.test(before) && LIST_TAIL.test(after)) ||
    (CHOICE_START.test(before) && CHOICE_TAIL.test(after))
  )
}

/** "sales and marketing plans": a verb's word that a noun follows stands in a list of nouns. */
function isNounAfterAnd(text: string, next: number): boolean {
  return !/^[\p{L}-]+(?:ing)?\s+(?:the|a|an|our|your|all|any|and|or|with|for|to|in|on|\p{L}+s\b|\p{L}+ing\b|\p{Lu})/u.test(
    text.slice(next),
  )
}

function* outsideBrackets(text: string, pattern: RegExp): Generator<Cut> {
  let depth = 0
  let read = 0
  for (const match of text.matchAll(pattern)) {
    for (; read < match.index; read++) depth += text[read] === '(' ? 1 : text[read] === ')' ? -1 : 0
    if (depth <= 0) yield { at: match.index, next: match.index + match[0].length }
  }
}

const MAX_LIST_CHARS = 80
const CONTRAST =
  /(?:,|\s)\s*(?:though|although|but) (?=(?:you|we|no|not|basic|any|some)\b)|(?<=^\W*(?:reporting|based|working|under)\b[^,]{3,60}),\s+(?=(?:you|the)\b)|,?\s+(?:and so|as) (?:is|are|would(?: be)?|does|do)\s+/giu
const LONG =
  /,?\s+(?:and so|as) (?:is|are|would(?: be)?|does|do)\s+|[,;:]\s+(?:(?:and|or|plus|as well as)\s+)?|\s+and\s+(?:then\s+)?|\s+–\s+/giu
const ADJECTIVE_END =
  /\b(?:clear|concise|accurate|timely|complex|calm|warm|friendly|polite|safe|clean|tidy|neat|simple|engaging|detailed|thorough|fast|busy|modern|healthy|tasty|honest|kind|courteous|prompt|efficient|consistent)$/iu
const LIST_START =
  /\b(?:every|each|any) [\p{Ll}-]+$|\b(?:for|of|on|against|about|following|including) (?:[\p{Ll}-]+ )?[\p{Ll}-]+$/u
const LIST_TAIL = /^(?:[\p{Ll}-]+ )?[\p{Ll}-]+ and (?:[\p{Ll}-]+ )?[\p{Ll}-]+(?:[,.;]|$)/u
const CHOICE_START = /\b(?:an?|any|in|on|at|with|of|for) (?:[\p{L}-]+ )?[\p{L}-]+$/u
const CHOICE_TAIL = /^(?:[\p{L}-]+ )?[\p{L}-]+ or (?:[\p{L}-]+ )?[\p{L}-]+(?:[,.;]|$)/u
