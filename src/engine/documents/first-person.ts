import { anyOf, raw } from '#engine/text/any-of.ts'
import { baseByEnding, isBase, isPast } from './verb-forms.ts'

/**
 * A line that tells of its writer as "he", "she" or by name, told by the writer: "She introduced rounds" → "I introduced
 * rounds". Beside somebody else the pronoun may mean them: "a client until she moved" stays.
 */
export function asFirstPerson(line: string, writer: string | null): string {
  const opening = openingOf(line, writer)
  // Where the writer is "I", somebody else is "she".
  if (opening === null && /\b(?:I|my|me)\b/u.test(line)) return line
  const told = opening === null ? line : line.slice(opening.length)
  const short = /['’]s $/u.test(opening ?? '') ? (isPast(told.split(' ')[0] ?? '') ? 'has ' : 'is ') : ''
  const text = opening === null ? line : `I ${short}${told}`
  const agreed = opening === null ? text : withOwnVerb(text, '')
  const pronouns = opening === null ? /^(?:he|she|his|her)$/iu : pronounsOf(opening)
  const other = agreed.search(OTHER_PERSON)
  return agreed.replace(PRONOUN, (whole, pronoun: string, after: string, at: number) => {
    if (!pronouns.test(pronoun) || (other >= 0 && other < at)) return whole
    const own = ownForm(pronoun.toLowerCase(), after)
    const [verb = ''] = /\p{Ll}+(?= $)/u.exec(agreed.slice(0, at)) ?? []
    // "Taught her on WhatsApp" speaks of a pupil, "was trained by her" of the writer.
    return opening === null && own.startsWith('me') && (isPast(verb) || isBase(verb)) ? whole : own
  })
}

/** "He ", "Ms Lee ", "Ana " at the start of a line, where a verb follows. */
function openingOf(line: string, writer: string | null): string | null {
  const pronoun = /^(?:[Hh]e|[Ss]he)(?:['’]s)? (?=\p{L})/u.exec(line)?.[0]
  if (pronoun) return pronoun
  const names = (writer ?? '').split(/\s+/u).filter(name => name.length >= MIN_NAME_CHARS)
  const called =
    /^(?:(?:mr|mrs|ms|miss|dr)\.? )?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?) (?=(\p{Ll}+))/iu.exec(line)
  const isOwnName =
    called?.[1]?.split(' ').every(part => names.some(name => name.toLowerCase() === part.toLowerCase())) ??
    false
  const verb = called?.[2] ?? ''
  return isOwnName && (isPast(verb) || /[^s]s$/u.test(verb)) ? (called?.[0] ?? null) : null
}

function pronounsOf(opening: string): RegExp {
  if (/^he\b/iu.test(opening)) return /^(?:he|his|him|himself)$/iu
  if (/^she\b/iu.test(opening)) return /^(?:she|her|hers|herself)$/iu
  return /^(?:he|his|him|himself|she|her|hers|herself)$/iu
}

function ownForm(pronoun: string, after: string): string {
  if (pronoun === 'he' || pronoun === 'she') return withOwnVerb(`I${after}`, '')
  if (pronoun === 'himself' || pronoun === 'herself') return `myself${after}`
  if (pronoun === 'hers') return `mine${after}`
  const isObject =
    pronoun === 'him' ||
    (pronoun === 'her' && !/^ (?!(?:the|a|an|to|in|for|with|by|and|at|on)\b)\p{L}/iu.test(after))
  return `${isObject ? 'me' : 'my'}${after}`
}

/** "I supervises" → "I supervise", and what "and" joins to it: "and prepares the payroll". */
function withOwnVerb(text: string, adverb: string): string {
  const found = new RegExp(
    `^I ${adverb}((?:\\p{L}+ly|also|now|often|still|then|later|has|had|was) )?(\\p{L}+)`,
    'u',
  ).exec(text)
  if (!found) return text
  const [whole, before = '', verb = ''] = found
  const own = OWN_VERBS.get(before.trim() || verb)
  if (before.trim() === 'has') return `I have ${text.slice(`I has `.length)}`
  const after = text.slice(whole.length)
  if (own && before === '') return `I ${own}${after}`
  if (isPast(verb) || !/[^s]s$/u.test(verb)) return text
  return `I ${before}${baseByEnding(verb)}${after.replace(FURTHER_VERB, (_, link: string, one: string) => `${link}${baseByEnding(one)}`)}`
}

const MIN_NAME_CHARS = 3
const OWN_VERBS = new Map([
  ['is', 'am'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
])
/** The word after it shows which form the pronoun has. */
const PRONOUN =
  /(?<![\p{L}-])([Hh]e|[Ss]he|[Hh]is|[Hh]er|him|hers|himself|herself)(?![\p{L}\d'’-]| Majesty)((?: \p{L}+){0,2})/gu
const FURTHER_VERB =
  /( and (?:also )?)(\p{Ll}+[^s\P{Ll}]s)(?= (?:the|their|an?|all|our|new|its|every|each|\d|up|out|\p{L}+s)\b)/gu
/** Somebody that "she" may mean. */
const OTHER_PERSON = new RegExp(
  raw`(?<!\p{L})${anyOf([
    'who|girl|boy|woman|man|lady|gentleman|child|baby|widow|widower',
    'client|patient|resident|customer|guest|tenant|pupil|student|mentee|apprentice|trainee|intern',
    'mother|father|son|daughter|wife|husband|grandmother|grandfather|family',
    'owner|boss|manager|director|founder|chairman|chef|officer|teacher|doctor|colleague',
    'horse|dog|cat|mare|boat|ship|vessel',
    '(?:mr|mrs|ms|miss|dr)\\.? \\p{L}+',
  ])}(?:['’]s)?(?!\p{L})`,
  'iu',
)
