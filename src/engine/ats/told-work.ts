import { type DateSpan, readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import { hasTitleWord } from '#engine/resume/title-words.ts'

/** Shorter lines are headings, and are read as a whole. */
export const MAX_DATED_LINE_CHARS = 200
/** A paragraph tells whom it is about in its first sentences. */
const MAX_OPENING_CHARS = 320
const MAX_JOB_HEAD_CHARS = 120
/** "I was with them" says so in few words; longer sentences tell what was done. */
const MAX_TOLD_TITLES = 4
const MAX_TOLD_CHARS = 2_000

/** Every span of dates of a line that opens or tells of a job; of a paragraph, those of the sentences in which somebody says "I". */
export function workSpans({ text }: ResumeLine): DateSpan[] {
  if (text.length <= MAX_DATED_LINE_CHARS) return spansIn([text])
  const sentences = text.slice(0, MAX_TOLD_CHARS).split(CLAUSE_END)
  return spansIn(sentences.filter((sentence, at) => saysI(sentence) || (at === 0 && headsJob(sentences))))
}

/** The span of a job that a paragraph's opening tells of: since when, or from when to when, "I" worked; null where none does. */
export function employmentOpening(text: string): DateSpan | null {
  const sentences = text.slice(0, MAX_OPENING_CHARS).split(CLAUSE_END)
  const opening = headsJob(sentences) ? sentences.slice(0, 1) : sentences.filter(saysI)
  return spansIn(opening)[0] ?? null
}

/** "Ironbark Roofing (Denton), March 2019 until today. I estimate roofs …": nothing but the employer and the dates, and then the work. */
function headsJob([first = '', ...rest]: string[]): boolean {
  const [span] = spansIn([first])
  return (
    span !== undefined &&
    rest.some(saysI) &&
    first.length <= MAX_JOB_HEAD_CHARS &&
    !/\b(?:is|are|was|were|has|have|had|been|won|made|makes|runs|ran|sells|sold|opened|closed)\b/iu.test(
      first,
    ) &&
    (!/\p{L}/u.test(first.slice(span.to)) || span.from === 0)
  )
}

/** Posts that sentences name: "I was deputy manager of the branch", "Here I am a gameplay programmer on Hollow Tarn". */
export function toldTitles(text: string): string[] {
  return [...text.slice(0, MAX_TOLD_CHARS).matchAll(HELD_POST)].slice(0, MAX_TOLD_TITLES).flatMap(found => {
    const [, title = '', place] = found
    if (!hasTitleWord(title)) return []
    // "Manager of the branch" is "branch manager".
    return place === undefined ? [title] : [`${place} ${title}`]
  })
}

function spansIn(texts: string[]): DateSpan[] {
  return texts.flatMap(text => {
    const dates = readDates(text)
    if (dates && (dates.start !== null || dates.current)) return [dates]
    const begun = dates && sinceBegun(text, dates)
    return begun ? [begun] : []
  })
}

/** "I joined the depot in November 2021" says since when; "and left in June 2019" until when. */
function sinceBegun(text: string, { end: start, ...dates }: DateSpan): DateSpan | null {
  if (!BEGAN.test(text.slice(0, dates.from))) return null
  const later = text.slice(dates.to)
  const left = LEFT.exec(later)
  const end = left ? (readDates(later.slice(left.index))?.end ?? null) : null
  return left && end === null ? null : { ...dates, start, end, current: end === null, isOpen: end === null }
}

/** A paragraph in which somebody tells of "I" in more than one sentence, as people do who write a résumé like a letter. */
export function tellsOfOneself(text: string): boolean {
  if (text.length <= MAX_DATED_LINE_CHARS) return false
  return (
    text.slice(0, MAX_TOLD_CHARS).split(CLAUSE_END).filter(saysI).length >= MIN_TOLD_SENTENCES &&
    !text.includes('@')
  )
}
const MIN_TOLD_SENTENCES = 2

/** Whether a sentence says in which year "I" came to a place of work: a letter that only tells what one can do names none. */
export function tellsOfEmployment(text: string): boolean {
  return text
    .slice(0, MAX_TOLD_CHARS)
    .split(CLAUSE_END)
    .some(sentence => saysI(sentence) && /\b(?:19|20)\d{2}\b/u.test(sentence) && TOOK_UP.test(sentence))
}
const TOOK_UP =
  /\b(?:joined|started (?:at|with|as|in)|began (?:at|with|as)|was (?:hired|employed|appointed|taken on)|(?:have|had) been|came to|moved to|went to|took (?:up|on|over)|became|left|worked (?:at|for|with|as|in)|employed|hired)\b/iu

function saysI(text: string): boolean {
  return (
    /(?<!\p{L})I(?!\p{L})/u.test(text) ||
    /\bmy (?:present|current|last|first|previous) (?:job|post|role|position)\b/iu.test(text)
  )
}

const BEGAN =
  /\b(?:joined|started|began|was (?:hired|employed|appointed|taken on)|came to|moved to|went to|took (?:up|on|over)|became)\b[^.;]{0,120}\b(?:in|on)\s+$/iu
const LEFT = /\b(?:left|until|till|resigned|finished|quit|stayed|moved on)\b/iu
const CLAUSE_END = /(?<=[.!?;])\s+/u
const HELD_POST =
  /(?<!\p{L})(?:I(?:['’]ve| have| had)? (?:am|was|been|worked|work|served|serve|started(?: out)?|began)(?: (?:first|now|then|mostly|currently))?(?: (?:as|in))?|I['’]m(?: now)?|(?:made|became|promoted to|employed as|hired as|working as)|(?:employed|hired|engaged|appointed|recruited|took) me(?: on)?(?: in(?: \p{Lu}\p{Ll}+)? \d{4})?(?:,? as)?|(?<=, )(?:and|where I) was) (?:an? |the |their |its )?((?:\p{Ll}[\p{L}-]{1,20} ){0,4}?\p{L}[\p{L}-]{1,20})(?: of (?:the|this|that|a) (\p{Ll}{3,20}))?(?=[,.;:]|\s+(?:on|at|for|with|in|of|who|where|there|here|and|since|from|to|until)\b|$)/gu
