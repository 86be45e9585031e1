import { MIN_TITLE_CONFIDENCE } from '#engine/titles/confidence.ts'
import { type Case, isRight, type Matcher } from './title-cases.ts'

/** The confidence a first match was told with, and whether it was right. */
export type StatedMatch = { confidence: number; isRight: boolean }
export type Tenth = { from: number; count: number; stated: number; right: number }

export function statedMatches(cases: Case[], match: Matcher): StatedMatch[] {
  return cases.flatMap(asked => {
    const best = match(asked.text)[0]
    return best ? [{ confidence: best.score, isRight: isRight(asked, best.code) }] : []
  })
}

/** Stated confidence beside the share right, for each tenth of the confidence; `count` is of titles, whatever their weight. */
export function confidenceTenths<Match extends StatedMatch>(
  matches: Match[],
  weightOf: (match: Match) => number = () => 1,
): Tenth[] {
  return Array.from({ length: 10 }, (_, at) => {
    const inside = matches.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === at)
    const stated = weightedMean(inside, weightOf, ({ confidence }) => confidence)
    return { from: at / 10, stated, ...rightOf(inside, weightOf) }
  })
}

/** How far the stated confidence is from the share right, in the tenth where it is farthest. */
export function largestDistance(tenths: Tenth[], minTitles: number): number {
  return Math.max(
    ...tenths.filter(({ count }) => count >= minTitles).map(({ stated, right }) => Math.abs(stated - right)),
  )
}

/** Matches that are not called the closest one. */
export function sureMatches<Match extends StatedMatch>(
  matches: Match[],
  weightOf: (match: Match) => number = () => 1,
): { count: number; right: number } {
  return rightOf(
    matches.filter(({ confidence }) => confidence >= MIN_TITLE_CONFIDENCE),
    weightOf,
  )
}

function rightOf<Match extends StatedMatch>(matches: Match[], weightOf: (match: Match) => number) {
  return { count: matches.length, right: weightedMean(matches, weightOf, match => Number(match.isRight)) }
}

function weightedMean<Item>(
  items: Item[],
  weightOf: (item: Item) => number,
  figureOf: (item: Item) => number,
) {
  let [sum, weights] = [0, 0]
  for (const item of items) {
    sum += weightOf(item) * figureOf(item)
    weights += weightOf(item)
  }
  return sum / (weights || 1)
}
