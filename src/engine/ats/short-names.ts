/** Keys under which a tool of two words is known by a short name: "AE" or "Effects" for "After Effects", "Resolve" for "DaVinci Resolve". */
export function nicknameKeys(name: string): string[] {
  const [first = '', second = '', ...rest] = name.split(' ')
  if (rest.length > 0 || !isCapitalized(first) || !isCapitalized(second)) return []
  return [
    `n:${first.charAt(0)}${second.charAt(0)}`.toLowerCase(),
    ...[first, second].filter(word => !ANY_TOOL.test(word)).map(word => `n:${word.toLowerCase()}`),
  ]
}

/** The short names a line of a résumé may use: two capitals, or a name of one word inside a sentence with no other name beside it. */
export function saidNicknames(line: string): string[] {
  return [
    ...[...line.matchAll(TWO_CAPITALS)].map(([word]) => `n:${word.toLowerCase()}`),
    ...[...line.matchAll(LONE_NAME)].map(([, word = '']) => `n:${word.toLowerCase()}`),
  ]
}

/** "Category D licence", "full D" and "licence: class 5" by the letter or number of the class. */
export function licenseClassKeys(text: string): string[] {
  return LICENSE.test(text)
    ? [...text.matchAll(LICENSE_CLASS)].map(([, name = '']) => `l:${name.toLowerCase()}`)
    : []
}

/** "M&H" and "moving and handling" by their initials. */
export function pairKeys(text: string): { key: string; words: string[] }[] {
  return [...text.matchAll(PAIR)]
    .map(([, first = '', second = '']) => [first.toLowerCase(), second.toLowerCase()])
    .filter(words => words.every(word => word.length === 1) || words.every(word => word.length > 2))
    .map(words => ({ key: `p:${words.map(word => word.charAt(0)).join('')}`, words }))
}

/** "Lock-out" is also written "lockout". */
export function joinedWords(text: string): { whole: string; parts: string[] }[] {
  return [...text.toLowerCase().matchAll(HYPHENED)].map(([, first = '', second = '']) => ({
    whole: `${first}${second}`,
    parts: [first, second],
  }))
}

function isCapitalized(word: string): boolean {
  return /^\p{Lu}\p{L}{2,}$/u.test(word)
}

/** Makers, and words that many tools have in their names. */
const ANY_TOOL =
  /^(?:Microsoft|Google|Adobe|Apple|Amazon|Oracle|IBM|SAP|Power|Visual|Business|Cloud|Pro|Studio|Office|Suite|Analytics|Drive|Docs|Sheets|Teams|Server|Manager|Management|Platform|Ads|Search|Maps|Workspace|Project|Projects|Services?|System|Systems|Software|Data|Web|Azure|Spring|After|Active|Creative|Central|Online|Desktop|Team|Point|Time|Open|Smart|Quick|Final|Cut|Photo|Video|Sales|Marketing|Health|Care)$/u
const TWO_CAPITALS = /(?<![\p{L}\d&.-])\p{Lu}{2}(?![\p{L}\d&.-])/gu
const LONE_NAME = /(?<=\p{Ll} )(\p{Lu}\p{Ll}{3,})(?![\p{L}\d-]|\s\p{Lu})/gu
const LICENSE = /\b(?:licen[cs]e|licen[cs]es|driving|permit)\b/iu
const LICENSE_CLASS =
  /\b(?:[Cc]ategory|[Cc]lass|[Cc]at|[Cc]ode|[Gg]roup|[Ff]ull|[Cc]lean|[Ll]icen[cs]es?:?)\s+(?:(?:full|clean|[Cc]ategory|[Cc]lass|[Cc]at|[Cc]ode)\s+)*([A-Z]{1,2}\d?|\d)(?![\p{L}\d]|\s+\p{Ll}{1,3}\s+\p{Ll})/gu
const PAIR =
  /(?<![\p{L}\d&])(\p{Lu}(?=\s?&)|\p{L}{3,})(?:\s?&\s?| and )(\p{Lu}(?!\p{L})|\p{L}{3,})(?![\p{L}\d&])/gu
const HYPHENED = /(?<![\p{L}-])(\p{L}{2,})-(\p{L}{2,})(?![\p{L}-])/gu
