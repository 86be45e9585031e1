import { everydayCode, namesNoWork } from './everyday-titles.ts'
import { knownWords } from './resolve-words.ts'
import { titleFeatures } from './title-features.ts'
import { bagHash, type TitleIndex } from './title-index.ts'
import { modelLogits } from './title-model.ts'
import { nearestTitles } from './title-votes.ts'
import { titleWords } from './title-words.ts'

export type TitleMatch = { code: string; title: string; score: number }

const LEAST_SENSE = 0.45
const VOTES = 0.8
const NO_VOTE = 0.003
const PEOPLE = 0.006
const PEOPLE_OF_A_SHARED_TITLE = 0.02
const PEOPLE_OF_ONE_WORD = 0.036
const SAME_TITLE = 1
const OWN_TITLE = 3
const EVERYDAY_ODDS = 3
const SURENESS = 0.65

/** Occupations a typed title may stand for, best first, each with its confidence. */
export function matchTitle(index: TitleIndex, title: string, limit = 20): TitleMatch[] {
  if (namesNoWork(title)) return []
  const typed = titleWords(title, index.aliases)
  const { words, sense } = knownWords(index, typed)
  if (sense < LEAST_SENSE || limit < 1) return []
  const logits = modelLogits(index.model, titleFeatures(words, index.words.length))
  const { votes } = nearestTitles(index, words)
  const same = sameTitle(index, words)
  const people = words.length === 1 ? PEOPLE_OF_ONE_WORD : same.length > 1 ? PEOPLE_OF_A_SHARED_TITLE : PEOPLE
  for (let c = 0; c < logits.length; c++)
    logits[c] =
      (logits[c] ?? 0) + VOTES * Math.log((votes[c] ?? 0) + NO_VOTE) + people * (index.prior[c] ?? 0)
  for (const { at, gain } of same) logits[at] = (logits[at] ?? 0) + gain
  for (let c = 0; c < logits.length; c++) logits[c] = (logits[c] ?? 0) * SURENESS
  const everyday = everydayCode(index.everyday, typed)
  if (everyday) lift(logits, index.places.get(everyday.code), everyday.isWhole)
  return rankedOccupations(index, logits, limit)
}

/** Puts an occupation above all others: a whole everyday title with three chances in four, a part of one just so. */
function lift(logits: Float32Array, at: number | undefined, isWhole: boolean): void {
  if (at === undefined) return
  const largest = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY)
  let others = 0
  for (const logit of logits) others += Math.exp(logit - largest)
  logits[at] = Math.max(logits[at] ?? 0, largest + (isWhole ? Math.log(others * EVERYDAY_ODDS) : 0))
}

export function rankedOccupations(index: TitleIndex, logits: Float32Array, limit: number): TitleMatch[] {
  const best: number[] = []
  const oddsOf = (at: number | undefined) => logits[at ?? -1] ?? Number.NEGATIVE_INFINITY
  for (let c = 0; c < logits.length; c++) {
    if (best.length >= limit && oddsOf(c) <= oddsOf(best.at(-1))) continue
    let place = best.length
    while (place > 0 && oddsOf(best[place - 1]) < oddsOf(c)) place--
    best.splice(place, 0, c)
    if (best.length > limit) best.pop()
  }
  const largest = oddsOf(best[0])
  let total = 0
  for (const logit of logits) total += Math.exp(logit - largest)
  return best.flatMap(at => {
    const occupation = index.occupations[at]
    return occupation ? [{ ...occupation, score: Math.exp(oddsOf(at) - largest) / total }] : []
  })
}

/** Occupations known by just these words, in any order. */
export function sameTitle(
  index: TitleIndex,
  words: readonly { id: number | undefined }[],
): { at: number; gain: number }[] {
  const ids = words.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (ids.length === 0 || ids.length < words.length) return []
  const hash = bagHash(ids)
  const { titles } = index
  const gains: { at: number; gain: number }[] = []
  for (let row = firstAt(titles.hash, hash); titles.hash[row] === hash; row++)
    for (let at = titles.classStart[row] ?? 0; at < (titles.classStart[row + 1] ?? 0); at++)
      gains.push({ at: titles.class[at] ?? 0, gain: SAME_TITLE })
  const own = index.ownTitle.get(hash)
  if (own !== undefined) gains.push({ at: own, gain: OWN_TITLE })
  return gains
}

function firstAt(sorted: Uint32Array, wanted: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
