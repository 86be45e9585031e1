import { splitHeading, textWithoutDates } from './heading-parts.ts'
import { isJobDate } from './job-date.ts'
import { readDates } from './read-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import { nameKind } from './title-words.ts'
import { isEmploymentSentence } from './told-names.ts'
import { toldJob } from './told-sentences.ts'

/** Shorter lines hold a heading or a deed, not both. */
const MIN_TOLD_CHARS = 90
/** "May 2019 to present. Elevator mechanic for …": the dates may be a sentence of their own. */
const MAX_HEADING_SENTENCES = 2
/** "I left in 2020" stands not far behind "In 2015 I moved". */
const MAX_SENTENCES_TO_END = 6

/** A life told in sentences, as lines: each job, then what was done in it. Nothing where no sentence tells of one. */
export function toldLife(lines: ResumeLine[]): ResumeLine[] {
  let employer: string | null = null
  return lines.flatMap(line => {
    if (line.isHeading || /@/u.test(line.text)) return [line]
    const sentences = sentencesOf(line.text)
    const found: ResumeLine[] = []
    for (const [at, sentence] of sentences.entries()) {
      const job = toldJob(sentence, sentences.slice(at + 1, at + 1 + MAX_SENTENCES_TO_END))
      employer = job?.employer ?? employer
      const text = job && employer ? `${job.title} at ${employer}, ${job.dates}` : sentence
      const isJobLine = text !== sentence
      const isPoint = !isJobLine && found.some(({ asWritten }) => asWritten !== undefined)
      const piece = { ...line, text, isBullet: isPoint || (line.isBullet && !isJobLine) }
      found.push(isJobLine ? { ...piece, asWritten: sentence } : piece)
    }
    return found.some(({ asWritten }) => asWritten !== undefined) ? found : [line]
  })
}

/** A paragraph that opens with a job in a sentence, as lines: the job, then what was done in it. */
export function toldJobLines(line: ResumeLine): ResumeLine[] {
  if (
    line.isHeading ||
    (line.text.length < MIN_TOLD_CHARS && !DATED_SENTENCE.test(line.text)) ||
    /@/u.test(line.text)
  )
    return [line]
  const sentences = sentencesOf(line.text)
  for (let count = 1; count <= Math.min(MAX_HEADING_SENTENCES, sentences.length); count++) {
    const heading = sentences.slice(0, count).join(' ')
    const [told, ...rest] = isEmploymentSentence(heading) ? splitTold(heading) : [heading]
    if (told === undefined || !isJob(told, line)) continue
    const points = [...rest, ...sentences.slice(count)].filter(text => text !== '')
    return points.length === 0 ? [line] : pieces(line, told, points)
  }
  return [line]
}

function isJob(text: string, line: ResumeLine): boolean {
  const dates = readDates(text)
  if (!dates?.start || !isJobDate({ ...line, text, isBullet: false })) return false
  return (
    isEmploymentSentence(text) ||
    splitHeading(textWithoutDates(text, dates)).some(part => nameKind(part) === 'title')
  )
}

/** "…, where I welcomed patients" and "… Tucson: tear-offs" go on with the work. */
function splitTold(sentence: string): string[] {
  const end = WORK_FOLLOWS.exec(sentence)
  return end
    ? [sentence.slice(0, end.index), sentence.slice(end.index + end[0].length)].map(part => part.trim())
    : [sentence]
}

function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).map(sentence => sentence.trim())
}

/** Each piece knows where it stands in the text, so that what it names is found there. */
function pieces(line: ResumeLine, told: string, points: string[]): ResumeLine[] {
  let from = 0
  return [told, ...points].map((text, at) => {
    const found = Math.max(from, line.raw.indexOf(text.slice(0, MATCHED_CHARS), from))
    const next = points[at]
    const until = next === undefined ? -1 : line.raw.indexOf(next.slice(0, MATCHED_CHARS), found + 1)
    const start = at === 0 ? 0 : found
    const end = until < 0 ? line.raw.length : until
    from = end
    return { ...line, text, raw: line.raw.slice(start, end), start: line.start + start, isBullet: at > 0 }
  })
}

/** "Crew Member, Burger Barn, May 2016 - July 2017. Grill." */
const DATED_SENTENCE = /(?:\d{4}|present|now|date)\)?\.\s+\p{Lu}\p{Ll}/iu
const MATCHED_CHARS = 20
const WORK_FOLLOWS =
  /,? (?:where|in which) (?=(?:i|we|my)\b)|:\s+|(?<=\))\s+(?=I (?!am |was |have been ))|;\s+/iu
/** A full stop after a short form ("St. Agnes", "Foods Ltd.") or an initial ends no sentence. */
const SENTENCE_END =
  /(?<=[\p{L}\p{N})%]{2}(?<!\b(?:Inc|Ltd|Corp|Co|Jr|Sr|St|Dr|Mr|Mrs|Ms|No|Rev|Bros|Pvt|Dept|Prof))[.!])\s+(?=[\p{Lu}\d])/u
