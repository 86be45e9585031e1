import { hasTitleWord } from '#engine/resume/title-words.ts'
import { degreeText } from '#shared/career/degree-text.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { isAgainstWriter } from './against-writer.ts'
import { heldDegree, UNFINISHED, withPlaceArticle } from './held-degree.ts'
import { inWords } from './in-words.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { isCourseDeed } from './places-of.ts'
import { withArticle } from './title-in-sentence.ts'

/** A school or course that a letter may only name where it leads to the target. */
const MIN_FIT = 0.4

/** The schooling that fits the target best, newest first: an evening certificate says more of a new field than ten years of the old. */
export function trainingSentence(
  facts: ResumeFacts | undefined,
  fitOf: (text: string) => number,
  toldLine: number | null = null,
): string {
  const [best] = [...schools(facts, toldLine), ...courses(facts)]
    .filter(({ subject }) => !isAgainstWriter(subject) && !UNFINISHED.test(subject))
    .map(one => ({ ...one, fit: fitOf(one.subject.replace(PAPER, '')) }))
    .filter(({ fit }) => fit >= MIN_FIT)
    .sort((a, b) => b.fit - a.fit || b.year.localeCompare(a.year))
  return best?.sentence ?? ''
}

type Training = { subject: string; year: string; sentence: string }

function schools(facts: ResumeFacts | undefined, toldLine: number | null): Training[] {
  return (facts?.education ?? []).flatMap(school => {
    const { studyType, area, institution, endDate, line } = school
    const subject = degreeText(studyType, area)
    if (subject === null || line === toldLine) return []
    const year = endDate?.slice(0, 4) ?? ''
    const held = heldDegree(school)
    if (held !== null) return [{ subject, year, sentence: `I hold ${held}.` }]
    const place = institution && withPlaceArticle(institution)
    const isAbbreviated = studyType !== null && !studyType.includes(' ') && !BARE_PAPER.test(studyType)
    const notes = [isAbbreviated && area !== null ? studyType : '', year].filter(Boolean).join(', ')
    const when = notes ? ` (${notes})` : ''
    const isStudy = area !== null && (studyType === null || isAbbreviated || BARE_PAPER.test(studyType))
    const sentence = isStudy
      ? `I studied ${area}${place ? ` at ${place}` : ''}${when}.`
      : `My education includes ${withArticle(subject)}${place ? ` from ${place}` : ''}${when}.`
    return [{ subject, year, sentence }]
  })
}

function courses(facts: ResumeFacts | undefined): Training[] {
  const all = facts?.certificates ?? []
  const unfinished = new Set(all.filter(({ name }) => UNFINISHED.test(name)).map(({ line }) => line))
  return all
    .filter(({ line }) => !unfinished.has(line))
    .filter(
      ({ name }) =>
        (!hasTitleWord(name) || COURSE.test(name)) && !isCourseDeed(name) && !BODY_ALONE.test(name),
    )
    .map(({ name, date }) => {
      const year = date?.slice(0, 4) ?? ''
      const when = year && !name.includes(year) ? ` (${year})` : ''
      return { subject: name, year, sentence: `${heldOrLearned(name)}${when}.` }
    })
}

/** "I hold the Google Data Analytics Certificate"; of a course it is known that it was taken. */
function heldOrLearned(name: string): string {
  const written = inWords(
    name
      .replace(/^[\s:;,.–—-]+/u, '')
      .replaceAll(/\s+,/gu, ',')
      .replace(
        /,? (?:was|were) (?:completed|passed|taken|obtained|gained|awarded|finished)(?= (?:at|from|by)\b)/u,
        ',',
      )
      .replace(/, (?:at|from|by) (?=\p{Lu})/u, ', ')
      .replace(HOURS, ''),
  ).replace(/^Course (?=[“"])/u, 'the course ')
  const school = AT_SCHOOL.exec(written)?.groups
  if (school)
    return `I took the ${lowercaseFirst(school.paper ?? '')} at ${withPlaceArticle(school.place ?? '')}`
  const taught = TAUGHT_AT.exec(written)?.groups
  if (taught) return `I was trained in ${lowercaseFirst(taught.paper ?? '')} at ${taught.place}`
  if (/ (?:certificate|certification|diploma|award)$/iu.test(written) && !written.includes(','))
    return `I hold the ${written}`
  if (LEVEL_PAPER.test(written) && !written.includes(',')) return `I hold ${withArticle(written)}`
  if (/^[\p{L}\d+-]+ licen[cs]e$/iu.test(written)) return `I hold ${withArticle(written)}`
  const list = written.replace(/, (?=[^,]*$)/u, / and /u.test(written) ? ', and ' : ' and ')
  return `My training includes ${/^(?!the\b)[^,]* (?:course|training)$/iu.test(written) ? 'the ' : ''}${list}`
}

/** "Certificate in User Research, Open University" */
const AT_SCHOOL =
  /^(?<paper>(?!the\b)[^,]{3,80}\b(?:certificate|course|diploma|training|workshop)\b[^,]{0,60}|(?:certificate|course|diploma) [^,]{3,80}), (?<place>[^,]*\b(?:University|College|Institute|School|Academy|Centre|Center|Udemy|Coursera|Polytechnic)\b[^,]*)$/iu
/** "defensive driving, Autodrive College, top of class of 30" */
const TAUGHT_AT =
  /^(?<paper>\p{L}[\p{L} -]{3,40}), (?<place>(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:University|College|Institute|School|Academy|Centre|Center|Polytechnic))(?:,.*)?$/u
/** "Nursing and Midwifery Council, current" gives the paper, it is none. */
const BODY_ALONE =
  /^(?!.*\b(?:certificate|course|diploma|training|licen[cs]e|level)\b)[^,]*\b(?:Council|Board|Association|Society|Authority)(?:,? (?:current|valid|active|in date|up to date))?$/iu
const HOURS =
  /, (?:(?:about )?\d+ (?:hours|h|days|weeks|lessons)|(?:one|two|three|four|five|\d)-(?:day|week) course|evening(?: class(?:es)?| course)?|online|distance learning|part-time|current(?: to \S+)?|renewed|advanced|basic|intermediate|refresher|(?:with )?(?:distinction|merit|honou?rs))(?:,.*)?$/u
const LEVEL_PAPER = /^(?:level \d )?(?:advanced |national |higher )?(?:certificate|diploma|award) in /iu
/** A résumé may name the paper of one school beside the subject of another. */
const BARE_PAPER = /^(?:diploma|certificate|course|award)$/iu
/** "Certificate in" says nothing of a field. */
const PAPER =
  /\b(?:certificate|certification|diploma|degree|evening|course|level \d|bachelor(?:['’]s)?|master(?:['’]s)?|of|in|bs?c|ba|ma|msc|national|higher|introduction to)\b\.?/giu
const COURSE = /\b(?:certificate|certification|course|diploma|training|licen[cs]e|award)\b/iu
