import { oncePerOccupation } from '#engine/lazy.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { BlockName } from '#engine/occupations/load-occupations.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'
import { LAST_PROJECTED_YEAR } from '#shared/career/data-sources.ts'
import { grouped } from '#shared/career/pay.ts'
import { entryText } from './entry-text.ts'
import { fieldPhrase } from './field-phrase.ts'

/** Growth within this much of 0, either way, counts as steady. */
const STEADY_GROWTH_PERCENT = 1
/** Rating times offset + z-score, the z-score limited so that one rare element does not crowd out the important ones. */
const DISTINCTIVENESS = { offset: 1.2, minZScore: -1, maxZScore: 2.2 } as const

/** A short description in our own words, put together from ratings and projections; the same role always reads the same. */
export const describeRole = oncePerOccupation((career: CareerData, row): string => {
  const code = career.occupations.codes[row] ?? ''
  const field = fieldPhrase(career.tables.fieldPhrases, code)
  const [first = '', second = ''] = distinctiveElements(career, row, 'activities', 2)
  const known = distinctiveElements(career, row, 'knowledge', 2)
  const variantNumber = sentenceVariant(code)
  const opening = [
    `${sentenceCase(field)}. Much of the day goes to ${first} and ${second}.`,
    `The work is ${field}, with a good deal of ${first} and ${second}.`,
    `A role for people who like ${field}; expect ${first} and ${second} to fill your week.`,
    `Days are spent ${field}. What sets it apart is ${first} and ${second}.`,
  ][variantNumber % 4]
  return [opening, knowledgeText(known, career, row, variantNumber), outlookText(career, row, variantNumber)]
    .filter(Boolean)
    .join(' ')
})

function knowledgeText(known: string[], career: CareerData, row: number, variantNumber: number): string {
  const education = career.outlooks.of(row)?.education
  const knowledge = known.join(' and ')
  if (!knowledge) return ''
  const opening =
    [
      `It rests on ${knowledge}`,
      `${sentenceCase(knowledge)} ${known.length > 1 ? 'are' : 'is'} the ground it stands on`,
      `You build on ${knowledge}`,
    ][variantNumber % 3] ?? ''
  return education ? `${opening}; ${entryText(education)}.` : `${opening}.`
}

function outlookText(career: CareerData, row: number, variantNumber: number): string {
  const outlook = career.outlooks.of(row)
  if (!outlook || outlook.growth === null || !outlook.openings) return ''
  const openings = `about ${grouped(outlook.openings)} openings a year`
  if (outlook.growth < -STEADY_GROWTH_PERCENT)
    return `Jobs are expected to shrink by ${Math.abs(outlook.growth).toFixed(1)}% by ${LAST_PROJECTED_YEAR}, though ${openings} still come up.`
  if (outlook.growth < STEADY_GROWTH_PERCENT)
    return `The number of jobs should hold steady to ${LAST_PROJECTED_YEAR}, with ${openings}.`
  return (
    [
      `Jobs are expected to grow ${outlook.growth.toFixed(1)}% by ${LAST_PROJECTED_YEAR}, with ${openings}.`,
      `Expect ${openings} and ${outlook.growth.toFixed(1)}% more jobs by ${LAST_PROJECTED_YEAR}.`,
    ][variantNumber % 2] ?? ''
  )
}

/** What is both important here and more so than elsewhere. */
function distinctiveElements(career: CareerData, row: number, block: BlockName, count: number): string[] {
  const { occupations, tables } = career
  const phrase = (name: string) => tables.elementPhrases.get(`${block}/${name}`)
  return occupations.elements
    .filter(element => element.block === block && phrase(element.name))
    .map(element => ({
      element,
      score:
        occupations.rating(row, element) *
        (DISTINCTIVENESS.offset +
          Math.max(
            DISTINCTIVENESS.minZScore,
            Math.min(DISTINCTIVENESS.maxZScore, occupations.zScore(row, element)),
          )),
    }))
    .sort((a, b) => b.score - a.score || a.element.at - b.element.at)
    .slice(0, count)
    .map(({ element }) => phrase(element.name) ?? '')
}

function sentenceVariant(code: string): number {
  let sum = 0
  for (let at = 0; at < code.length; at++) sum = (sum * 31 + code.charCodeAt(at)) % 9973
  return sum
}
