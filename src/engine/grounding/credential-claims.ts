import { replyTokens } from './reply-tokens.ts'

/** Degrees by level, and what is earned from an issuer. */
const CREDENTIALS: [string, RegExp][] = [
  ['doctorate', /\b(?:doctorate|doctoral|ph\.?\s?d|dphil|ed\.?d|doctor of)\b/iu],
  [
    'master',
    /\b(?:[Mm]aster'?s\b|[Mm]aster of|[Mm][Ss]c|M\.Sc|MBA|mba|MEng|MSN|MPH|MFA|MEd|MPhil|[Pp]ostgraduate degree)\b|\bM\.?[AS]\b/u,
  ],
  [
    'bachelor',
    /\b(?:[Bb]achelor'?s?|[Uu]ndergraduate degree|[Bb][Ss]c|B\.Sc|BEng|BSN|BBA|BFA|BCom|BTech|[Bb]accalaureate)\b|\bB\.?[AS]\b/u,
  ],
  ['associate', /\bassociate'?s? (?:degree|of|in)\b/iu],
  ['diploma', /\b(?:diploma|ged)\b/iu],
  ['degree', /\b(?:degrees?|graduat(?:e|ed|es|ion)\b(?! to)|alma mater|alumn\w+)\b/iu],
  ['certificate', /\b(?:certif\w+|accredit\w+|chartered|credential\w*)\b/iu],
  ['license', /\b(?:licen[cs]\w+)\b/iu],
]

/** Which kinds of credential a text speaks of. */
export function readCredentials(text: string): ReadonlySet<string> {
  return new Set(CREDENTIALS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name))
}

const STOP = new Set(
  `a an the is are was were be been with from at who that which and or but for to on by has have had holds hold held your my her his their our you i she
  he they also get got earned earn earning completed complete completing first also no not any need needs needed required requires since currently now
  fully am as well found counts helps earn earns pay pays make makes ask asks take takes work works lead leads run runs can could will would may might
  must should do does did`.split(/\s+/u),
)
const OBJECT_JOINTS = new Set(['in', 'of', 'as'])
const OBJECT_MAX_WORDS = 6
const BEFORE_MAX_WORDS = 3

/** The words that say of what: "certified in wound care", "forklift license", "Bachelor of Science in Nursing". */
export function credentialObjects(sentence: string): { kind: string; words: string[] }[] {
  const tokens = replyTokens(sentence)
  return CREDENTIALS.flatMap(([kind, pattern]) => {
    const found = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)
    return Array.from(sentence.matchAll(found), ({ index, 0: match }) => {
      const words: string[] = []
      const end = index + match.length
      const following = tokens.filter(token => token.start >= end)
      for (const token of following.slice(0, OBJECT_MAX_WORDS)) {
        if (token.kind !== 'word' || STOP.has(token.lower)) break
        if (!OBJECT_JOINTS.has(token.lower) && !CREDENTIAL_WORD.test(token.lower)) words.push(token.lower)
      }
      const preceding = tokens.filter(token => token.end <= index).reverse()
      for (const token of preceding.slice(0, BEFORE_MAX_WORDS)) {
        if (token.kind !== 'word' || STOP.has(token.lower) || OBJECT_JOINTS.has(token.lower)) break
        if (!CREDENTIAL_WORD.test(token.lower)) words.push(token.lower)
      }
      return { kind, words }
    })
  })
}

const CREDENTIAL_WORD =
  /^(?:degree|degrees|certif\w+|licen[cs]\w+|accredit\w+|chartered|credential\w*|graduat\w+|bachelor'?s?|master'?s?|doctorate|associate'?s?|diploma|professional|qualified|valid|current|active|new|own)$/u
