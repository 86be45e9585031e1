import { isAchievementLine } from './achievement-line.ts'
import { type DateSpan, readDates } from './read-dates.ts'
import { nameKind } from './title-words.ts'

type ToldJob = { title: string; employer: string | null; dates: string }

/** A job told in one sentence; `after` are the next ones, which may say when it ended. No employer where it is "the same". */
export function toldJob(sentence: string, after: readonly string[]): ToldJob | null {
  const dates = readDates(sentence)
  if (!dates) return null
  const names = namesBehindDates(sentence, dates) ?? namesInSentence(sentence)
  const span = names ? spanOf(sentence, dates, after) : null
  return names && span ? { ...names, dates: span } : null
}

/** "Feb 2023 to Sept 2023 wool presser with Donno's Shearing". */
function namesBehindDates(sentence: string, { start, from, to }: DateSpan): Omit<ToldJob, 'dates'> | null {
  if (from > 0 || start === null) return null
  const { title = '', employer = '' } = TITLE_AND_EMPLOYER.exec(sentence.slice(to))?.groups ?? {}
  return employer === '' || isAchievementLine(title) ? null : { title, employer: bare(employer) }
}

function namesInSentence(sentence: string): Omit<ToldJob, 'dates'> | null {
  for (const pattern of TOLD)
    for (const { groups } of sentence.matchAll(pattern)) {
      const { title = '', employer } = groups ?? {}
      if (nameKind(title) === 'title') return { title, employer: employer ? bare(employer) : null }
    }
  return null
}

function bare(employer: string): string {
  return employer.replace(/(?<!\b(?:Co|Inc|Ltd|Corp))\.$/u, '')
}

/** "In 2015 I moved … I left in 2020": of one date alone the end follows; a season is the whole time. */
function spanOf(sentence: string, dates: DateSpan, after: readonly string[]): string | null {
  const own = sentence.slice(dates.from, dates.to)
  if (dates.start !== null) return own
  const left = STAYED_TO.test(sentence.slice(dates.to)) ? readDates(sentence.slice(dates.to)) : null
  if (left?.end && left.start === null) return `${own} – ${left.end}`
  const isBeginning = BEGAN.test(sentence)
  if (dates.style === 'season' && !isBeginning) return own
  for (const next of after) {
    const end = LEFT_IN.test(next) ? readDates(next) : null
    if (end && end.start === null) return `${own} – ${next.slice(end.from, end.to)}`
  }
  return isBeginning ? spanToNextPost(own, after) : null
}

/** "I started as a porter in 2010. I became head chef there in 2014": the next post ends the one before. */
function spanToNextPost(own: string, [next = '']: readonly string[]): string | null {
  const dates = BEGAN.test(next) && namesInSentence(next) ? readDates(next) : null
  const end = dates?.start ?? dates?.end
  return end ? `${own} – ${end}` : null
}

const BEGAN = /\bI (?:then |first |later )?(?:started|joined|began|became)\b/u
const STAYED_TO = /^,? (?:and|where I) (?:stayed|was there|worked there)\b.{0,20}\b(?:until|till|to)\b/u
const TITLE = "(?:an? |the |their |its )?(?<title>\\p{L}[\\p{L}'’&/ -]{1,50}?)"
const CAPITALIZED = "\\p{Lu}[\\p{L}\\d.'’&-]{0,30}"
const NAME = `${CAPITALIZED}(?: (?:(?:of|and|&|the|for|de) )?${CAPITALIZED}){0,6}`
const EMPLOYER = `(?:the )?(?<employer>${NAME})`
const EMPLOYER_OR_SAME = `(?:(?:the )?same \\p{Ll}{3,12}|${EMPLOYER})`
/** Longer forms first: "was taken on as" before "was". */
const HELD = [
  'work as',
  '(?:have |had )?(?:worked|served|been employed|been working) as',
  'am (?:working|employed) as',
  'started(?: out| off)? as',
  'trained as',
  '(?:was|got|have been)(?: then| later)? (?:taken on|hired|employed|engaged|promoted|appointed|recruited)(?: as| to)',
  'am',
  'was',
  'have been',
  'had been',
  'became',
].join('|')
const JOINED = [
  'joined',
  'worked (?:for|at|with|in)',
  '(?:am|was|have been) (?:currently |presently )?(?:employed|engaged|hired|working) (?:by|at|with|for)',
  '(?:moved|went|came|switched|transferred) (?:over |on |back )?to',
].join('|')
const TOLD = [
  `\\bI(?:['’]m|['’]ve)? (?:then |later |also |first )?(?:${HELD}) (?:then |now |currently |presently |still )?${TITLE}(?:,? (?:at|with|for|in|of|by) ${EMPLOYER_OR_SAME}| there\\b)`,
  `\\bI (?:then |later )?(?:${JOINED}) ${EMPLOYER} as ${TITLE}(?=[,.;]|\\s(?:and|where|in|from|until|since|with|for)\\b|$)`,
  `\\b[Mm]y (?:\\p{Ll}{2,12} ){0,3}(?:job|post|position|role) (?:there )?was (?:as )?${TITLE},? (?:at|with|for|in) ${EMPLOYER}`,
].map(pattern => new RegExp(pattern, 'gu'))
const TITLE_AND_EMPLOYER = new RegExp(`^[\\s,:–-]{1,4}${TITLE} (?:at|with|for) ${EMPLOYER}`, 'u')
const LEFT_IN = /\bI (?:left|finished|stayed|was there)\b.{0,30}\b(?:in|until|till)\b/u
