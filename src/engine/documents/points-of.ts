import { beginsWithVerb, doneSentence } from './done-sentence.ts'
import { isPast } from './verb-forms.ts'
import { hasOwnVerb } from './whole-clauses.ts'

/** So much may be read of one paragraph. */
const MAX_PARAGRAPH_CHARS = 3_000
const MAX_SENTENCES = 30
/** What came of a deed stands with it while both are short. */
const MAX_JOINED_CHARS = 170
const MAX_JOINED_SHORT_WORDS = 9

/** The points that a line of a résumé tells: a paragraph has one a sentence, and what another place begins is not of this one. */
export function pointsOf(highlight: string): string[] {
  const sentences = highlight
    .slice(0, MAX_PARAGRAPH_CHARS)
    .replaceAll(/\s+/gu, ' ')
    .split(SENTENCE_END)
    .slice(0, MAX_SENTENCES)
    .map(withoutTopic)
  const elsewhere = sentences.findIndex((sentence, at) =>
    at === 0 ? NEXT_JOB.test(sentence) : OTHER_PLACE.test(sentence),
  )
  const points: string[] = []
  for (const sentence of elsewhere < 0 ? sentences : sentences.slice(0, elsewhere)) {
    const before = points.at(-1)
    if (before !== undefined && (GOES_ON.test(sentence) || isResultOf(sentence, before)))
      points[points.length - 1] = `${before} ${sentence}`
    else points.push(sentence)
  }
  return points.filter(point => point.trim() !== '')
}

/** "Stock control: cut losses by 12%" → "Cut losses by 12%"; what a label names alone stays. */
function withoutTopic(sentence: string): string {
  const found = TOPIC.exec(sentence)?.groups
  const rest = found?.rest ?? ''
  const [first = ''] = rest.toLowerCase().split(/[^\p{L}-]+/u)
  const isDeed = isPast(first) || (/[^s]s$/u.test(first) && beginsWithVerb(rest))
  const isTold = isDeed || (/\d/u.test(rest) && doneSentence(rest) !== null)
  return found && isTold && !UNTOLD.test(sentence)
    ? `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
    : sentence
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

const TOPIC =
  /^(?!(?:results?|outcomes?|impact|achievements?|tasks?|actions?|responsible|in charge)\b)(?<label>\p{L}[\p{L}&/' -]{2,38}): (?<rest>\S.{8,})$/u
/** What these bring in is no merit. */
const UNTOLD =
  /^(?:situation|problem|challenge|context|background|issue|incident|weakness(?:es)?|also|other|reference|referee|contact|note|reason for leaving|hobbies|interests|health|warning|disciplinary)\b/iu
/** A full stop behind a word, not behind "approx.", "Dr." or an initial. */
const SENTENCE_END =
  /(?<=(?:[\p{L}\d)%"'”’]{2}|\b\d)[.!?]|[ap]\.m\.)(?<!\b(?:approx|incl|excl|avg|max|min|dept|ext|est|ca|vs|etc|resp|Nos?|St|Mr|Mrs|Ms|Dr|Fr|Sr|Sra|Prof|Rev|Jr|Inc|Ltd|Co|Corp|Mt)\.)(?<!(?<!\.)\b\p{L}\.)(?<!\be\.g\.|\bi\.e\.)(?: |(?<=[ap]\.m\.) )(?=["“'‘(]?(?:\p{Lu}|[$£€]?\d))/u
/** "It now serves 40 shops" leans on the sentence before. */
const GOES_ON =
  /^(?:results?:|outcomes?:|it|its|this|that|they|them|these|those|which|such|both|all of (?:them|which|whom)|none of (?:them|which|whom)|(?:one|two|three|four|five|six|\d+) of (?:them|these|those|which|whom)|of (?:these|them|those|which|whom)|as a result|the result|thus|therefore|thereby|so|hence|and|but|afterwards|since then|later|now|then|all (?:\d|\p{L}+ed\b)|there)(?!\p{L})/iu
/** "Since 2020 I work in the ward of …" begins another job of a told history, "Other." what is no job. */
const NEXT_JOB =
  /^(?:(?:since|from|in|before|until|after) (?:\p{L}{3,9} )?(?:19|20)\d\d,? (?:i|he|she) (?:also )?(?:work|worked|works|joined|moved|changed|went|left) (?:in|at|for|to)\b|(?:other|others|languages|hobbies|interests|personal|references|education|training|skills)[.:] )/iu
/** "2008: Summer job in a canteen", "Yard jockey, Maxon Foods, 2021.", "Since 2020 I work in the ward of …" */
const OTHER_PLACE =
  /^(?:(?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)\d\d|\p{L}+))?\s?:|[^.:;]{3,60}, (?:\p{L}{3,9} )?(?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)?\d\d|\p{L}+))?\.?$|(?:since|from|in|before|until|after) (?:\p{L}{3,9} )?(?:19|20)\d\d,? (?:i|he|she) (?:also )?(?:work|worked|works|was|am|is|have been|joined|moved|changed|became|went|started|left|started|began)\b|(?:other|others|languages|hobbies|interests|personal|references|education|training|skills)[.:]|(?:before|after) that,? (?:i|he|she) (?:work|worked|was|joined|moved)\b)/iu
