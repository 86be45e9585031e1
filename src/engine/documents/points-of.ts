import { anyOf, raw } from '#engine/text/any-of.ts'
import { beginsWithVerb, doneSentence } from './done-sentence.ts'
import { withoutMergedLines } from './merged-lines.ts'
import { isParticiple, isPast } from './verb-forms.ts'
import { hasOwnVerb } from './whole-clauses.ts'
import { withThe } from './with-the.ts'

/** So much may be read of one paragraph. */
const MAX_PARAGRAPH_CHARS = 3_000
const MAX_SENTENCES = 30
/** Beyond this nobody reads a point of a letter. */
export const MAX_POINT_CHARS = 300
/** What came of a deed stands with it while both are short. */
const MAX_JOINED_CHARS = 170
const MAX_JOINED_SHORT_WORDS = 9

/** The points that a line of a résumé tells: a paragraph has one a sentence, and what another place begins is not of this one. */
export function pointsOf(highlight: string): string[] {
  const sentences = highlight
    .slice(0, MAX_PARAGRAPH_CHARS)
    .replaceAll(/\s+/gu, ' ')
    .split(SENTENCE_END)
    .flatMap(sentence => withoutMergedLines(sentence, MAX_POINT_CHARS))
    .slice(0, MAX_SENTENCES)
    .map(withoutTopic)
  const elsewhere = sentences.findIndex((sentence, at) =>
    at === 0 ? NEXT_JOB.test(sentence) : OTHER_PLACE.test(sentence),
  )
  const points: string[] = []
  for (const sentence of elsewhere < 0 ? sentences : sentences.slice(0, elsewhere)) {
    const before = points.at(-1)
    if (
      before !== undefined &&
      before.length + sentence.length < MAX_POINT_CHARS &&
      (GOES_ON.test(sentence) || isResultOf(sentence, before))
    )
      points[points.length - 1] = `${before} ${sentence}`
    else points.push(sentence)
  }
  return points.filter(point => point.trim() !== '')
}

/** "Stock control: cut losses by 12%" → "Cut losses by 12%"; what a label names alone stays. */
function withoutTopic(written: string): string {
  const sentence = written.replace(COUNTED, (whole, what: string, done: string, count: string) =>
    isParticiple(done) ? `${count} ${what.toLowerCase()} ${done}` : whole,
  )
  const found = TOPIC.exec(sentence)?.groups
  const label = found?.label ?? ''
  const rest = (found?.rest ?? '').replace(
    /(?<=\b(?:\d+|two|three|four|five|six|all|most) )of them\b/u,
    ofThem => (/[^s]s$/u.test(label) ? label.toLowerCase() : ofThem),
  )
  const [first = ''] = rest.toLowerCase().split(/[^\p{L}-]+/u)
  const whole = deedOfLabel(label, rest)
  if (found && whole !== null && !UNTOLD.test(sentence)) return whole
  const isDeed = isPast(first) || (/[^s]s$/u.test(first) && beginsWithVerb(rest))
  const isTold = isDeed || (/\d/u.test(rest) && doneSentence(rest) !== null)
  return found && isTold && !UNTOLD.test(sentence)
    ? `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
    : sentence
}

/** "Precedent bank: rebuilt, 90 documents" → "Rebuilt the precedent bank, 90 documents": the label is what was done. */
function deedOfLabel(label: string, rest: string): string | null {
  const thing = withThe(/^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label)
  const charge = SOLE_CHARGE.exec(rest)?.[1]
  if (charge) return `${charge} of ${thing}${rest.slice(charge.length)}`
  const { verbs = '', count = '', behind = '' } = BARE_DEED.exec(rest)?.groups ?? {}
  if (verbs === '' || !verbs.toLowerCase().split(' and ').every(isPast)) return null
  const told = `${verbs.charAt(0).toUpperCase()}${verbs.slice(1)}`
  return count === ''
    ? `${told} ${thing}${behind}`
    : `${told} ${count}${thing.replace(/^the /u, '')}${behind.replace(/^(?=\p{L})/u, ' ')}`
}

/** "Redesigned the form. Errors fell by half." */
function isResultOf(sentence: string, before: string): boolean {
  return (
    before.length + sentence.length <= MAX_JOINED_CHARS &&
    sentence.split(' ').length <= MAX_JOINED_SHORT_WORDS &&
    /\d|half|third|quarter|doubled|halved/u.test(sentence) &&
    beginsWithVerb(before) &&
    !beginsWithVerb(sentence) &&
    hasOwnVerb(sentence)
  )
}

/** "Beds made: 22 a shift" → "22 beds made a shift" */
const COUNTED =
  /^(\p{L}+(?: \p{Ll}+)?) (\p{Ll}{3,}): (?:about |over )?(\d[\d.,]*)(?= (?:a|per|in|since|at|on) |[,;.]|$)/u
const SOLE_CHARGE = /^((?:[Ss]ole|[Ff]ull|[Jj]oint) (?:charge|responsibility))(?=$|[,;.])/u
/** "opened and closed about 150 a year", "rebuilt, 90 documents" */
const BARE_DEED =
  /^(?<verbs>\p{L}+(?: and \p{Ll}+)?)(?: (?<count>(?:about |over |up to )?\d[\d,]* )(?=(?:an?|per|each|every) )|(?=$|[,;.]| (?:in|within|ahead|on time|from scratch|daily|weekly|monthly)\b))(?<behind>.*)$/u
const TOPIC =
  /^(?!(?:[Rr]esults?|[Oo]utcomes?|[Ii]mpact|achievements?|tasks?|actions?|responsible|in charge)\b)(?<label>\p{L}[\p{L}&/' -]{2,38}): (?<rest>\S.{8,})$/u
/** What these bring in is no merit. */
const UNTOLD =
  /^(?:situation|problem|challenge|context|background|issue|incident|weakness(?:es)?|also|other|reference|referee|contact|note|reason for leaving|hobbies|interests|health|warning|disciplinary)\b/iu
/** A full stop behind a word, not behind "approx.", "Dr." or an initial. */
const SHORTENED = anyOf([
  'approx|incl|excl|avg|max|min|est|ca|resp|vs|etc|dept|ext|Nos?',
  'St|Mr|Mrs|Ms|Dr|Fr|Sr|Sra|Prof|Rev|Jr|Sgt|Maj|Capt|Lt|Col|Cpl|Gen',
  'Inc|Ltd|Co|Corp|Mt',
])
/** "avail. 71%": of these a sentence may end on one, but not before a figure. */
const SHORTENED_BEFORE_FIGURE = anyOf([
  'avail|maint|equip|veh|mechs?|ops|prod|temp|qty|vol|resp|elec|eng',
  'accts?|custs?|sq|ref|fig|nos|pcs|tel',
])
const SENTENCE_END = new RegExp(
  [
    raw`(?<=(?:[\p{L}\d)%"'”’]{2}|\b\d)[.!?]|[ap]\.m\.)`,
    raw`(?<!\b${SHORTENED_BEFORE_FIGURE}\.(?= \d))(?<!\b${SHORTENED}\.)(?<!(?<!\.)\b\p{L}\.)(?<!\be\.g\.|\bi\.e\.)`,
    raw`(?: |(?<=[ap]\.m\.) )(?=["“'‘(]?(?:\p{Lu}|[$£€]?\d))`,
  ].join(''),
  'u',
)
/** "It now serves 40 shops" leans on the sentence before. */
const GOES_ON = new RegExp(
  raw`^${anyOf([
    'results?:|outcomes?:|as a result|the result|thus|therefore|thereby|so|hence',
    'it|its|this|that|they|them|these|those|which|such|both',
    '(?:all|none) of (?:them|which|whom)',
    raw`(?:one|two|three|four|five|six|\d+) of (?:them|these|those|which|whom)`,
    'of (?:these|them|those|which|whom)',
    'and|but|afterwards|since then|later|now|then',
    'there (?:is|are|was|were|have been|has been) (?:no|none|not|now|never)',
    raw`all (?:\d|\p{L}+ed\b)`,
  ])}(?!\p{L})`,
  'iu',
)
const OTHER_THINGS =
  '(?:other|others|languages|hobbies|interests|personal|references|education|training|skills)'
/** "since 03/2020", "In June 2008" */
const WHEN = raw`(?:since|from|in|before|until|after) (?:\p{L}{3,9} )?(?:19|20)\d\d`
const YEARS_AFTER = raw`(?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)\d\d|\p{L}+))?`
/** "Since 2020 I work in the ward of …" begins another job of a told history, "Other." what is no job. */
const NEXT_JOB = new RegExp(
  anyOf([
    raw`^${WHEN},? (?:i|he|she) (?:also )?(?:work|worked|works|joined|moved|changed|went|left) (?:in|at|for|to)\b`,
    raw`^${OTHER_THINGS}[.:] `,
  ]),
  'iu',
)
/** "2008: Summer job in a canteen", "Yard jockey, Maxon Foods, 2021.", "Since 2020 I work in the ward of …" */
const OTHER_PLACE = new RegExp(
  anyOf([
    raw`^${YEARS_AFTER}\s?:`,
    raw`^[^.:;]{3,60}, (?:\p{L}{3,9} )?(?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)?\d\d|\p{L}+))?\.?$`,
    raw`^${WHEN},? (?:i|he|she) (?:also )?(?:work|worked|works|was|am|is|have been|joined|moved|changed|became|went|started|left|began)\b`,
    raw`^${OTHER_THINGS}[.:]`,
    raw`^(?:before|after) that,? (?:i|he|she) (?:work|worked|was|joined|moved)\b`,
  ]),
  'iu',
)
