import { anyOf } from '#engine/text/any-of.ts'
import { degreeText } from '#shared/career/degree-text.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { isAgainstWriter } from './against-writer.ts'
import { withArticle } from './title-in-sentence.ts'

type School = ResumeFacts['education'][number]

/** What a school gave, with its article: "a BSc in Psychology from the University of Leeds, 2025"; null where no paper is named. */
export function heldDegree({ studyType, area, institution, endDate }: School): string | null {
  if (studyType === null || !AWARD.test(studyType) || endDate === null) return null
  const subject = degreeText(studyType, area) ?? studyType
  if (isAgainstWriter(subject) || UNFINISHED.test(subject)) return null
  return `${withArticle(subject)}${institution ? ` from ${withPlaceArticle(institution)}` : ''}, ${endDate.slice(0, 4)}`
}

/** "the University of Leeds", "Hull College" */
export function withPlaceArticle(institution: string): string {
  return `${OF_PLACE.test(institution) ? 'the ' : ''}${institution}`
}

/** The newest degree, which a letter may open with where there is no job to open with. */
export function newestDegree(
  facts: Pick<ResumeFacts, 'education'> | undefined,
): { school: School; degree: string } | null {
  const held = (facts?.education ?? []).flatMap(school => {
    const degree = DEGREE.test(school.studyType ?? '') ? heldDegree(school) : null
    return degree === null ? [] : [{ school, degree }]
  })
  return held.sort((a, b) => (b.school.endDate ?? '').localeCompare(a.school.endDate ?? ''))[0] ?? null
}

/** "BSc in Psychology", as a summary begins where there is no job to begin with. */
export function degreeName(facts: Pick<ResumeFacts, 'education'> | undefined): string | null {
  const newest = newestDegree(facts)?.school
  return newest ? degreeText(newest.studyType, newest.area) : null
}

export const UNFINISHED =
  /\b(?:incomplete|unfinished|not (?:completed|finished)|dropped|withdrew|withdrawn|abandoned|discontinued|expired|lapsed|without (?:a )?(?:degree|diploma|certificate|exam|finishing)|did not|until|expected|in progress|ongoing|fail(?:ed|s)?)\b/iu
const OF_PLACE = /^(?:University|College|Institute|School|Academy|Polytechnic) of\b/u
const SHORT_DEGREE =
  '(?:B|M)\\.?(?:Sc|A|Eng|Ed|Com|Tech|Ch|N|Des|Arch|Phil|Res|BA|SW|S|F\\.?A)\\.?|BSN|MSN|BBA|LL\\.?[BM]\\.?|Ph\\.?D\\.?|DPhil|EdD|MBBS|PGCE|PGDE|MRes'
/** "BSc (Hons)", "B.A.", "Master of Arts" */
const DEGREE = new RegExp(
  `^(?:${anyOf([SHORT_DEGREE, 'Bachelor|Master|Doctor|Associate|Foundation Degree|Honours Degree'])})(?![\\p{L}])`,
  'u',
)
const AWARD = new RegExp(
  `${DEGREE.source}|^(?:HN[CD]|NVQ|SVQ|BTEC|GNVQ|City & Guilds|Higher National|Level \\d|Associate)(?![\\p{L}])`,
  'u',
)
