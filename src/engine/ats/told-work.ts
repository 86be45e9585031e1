import { type DateSpan, readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import { hasTitleWord } from '#engine/resume/title-words.ts'

/** Shorter lines are headings, and are read as a whole. */
export const MAX_DATED_LINE_CHARS = 200
/** A paragraph tells whom it is about in its first sentences. */
const MAX_OPENING_CHARS = 320
/** "I was with them" says so in few words; longer sentences tell what was done. */
const MAX_TOLD_TITLES = 4
const MAX_TOLD_CHARS = 2_000

/** Every span of dates of a line that opens or tells of a job; of a paragraph, those of the sentences in which somebody says "I". */
export function workSpans({ text }: ResumeLine): DateSpan[] {
  if (text.length <= MAX_DATED_LINE_CHARS) return spansIn([text])
  return spansIn(text.slice(0, MAX_TOLD_CHARS).split(CLAUSE_END).filter(saysI))
}

/** The sentence of a paragraph's opening that says since when, or from when to when, "I" worked; nothing where none does. */
export function employmentOpening(text: string): string {
  return (
    text
      .slice(0, MAX_OPENING_CHARS)
      .split(CLAUSE_END)
      .find(sentence => saysI(sentence) && spansIn([sentence]).length > 0) ?? ''
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
    return dates && (dates.start !== null || dates.current) ? [dates] : []
  })
}

function saysI(text: string): boolean {
  return /(?<!\p{L})I(?!\p{L})/u.test(text)
}

const CLAUSE_END = /(?<=[.!?;])\s+/u
const HELD_POST =
  /(?<!\p{L})(?:I(?:['’]ve| have| had)? (?:am|was|been|worked|work|served|serve|started(?: out)?|began)(?: (?:first|now|then|mostly|currently))?(?: (?:as|in))?|I['’]m(?: now)?|(?:made|became|promoted to|employed as|hired as|working as)) (?:an? |the |their |its )?((?:\p{Ll}[\p{L}-]{1,20} ){0,4}?\p{L}[\p{L}-]{1,20})(?: of (?:the|this|that|a) (\p{Ll}{3,20}))?(?=[,.;:]|\s+(?:on|at|for|with|in|of|who|where|and|since|from|to|until)\b|$)/gu
