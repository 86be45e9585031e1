import { type KnownTitle, type TitleLists, wordSetKey } from '../../../knowledge/build/titles/title-lists.ts'
import type { TitleKind } from '../../../src/engine/titles/title-kinds.ts'
import { heldOut, isTuned, withoutTitles, wordSetPlace } from './held-out.ts'

export const FOLD_COUNT = 5

/** How much of a fold's part of each list it takes out: of the many alternate titles 8 % of all in each fold. */
const SHARES: Partial<Record<TitleKind, number>> = { reported: 1, alternate: 0.4, abroad: 1 }

/**
 * Titles to measure the confidence on and the lists without them. No title is in two folds, and none that the
 * confidence was fitted on is in any.
 */
export function titleFold(lists: TitleLists, fold: number): { lists: TitleLists; titles: KnownTitle[] } {
  const fitted = fittedOn(lists)
  const titles = [...lists.titles.values()].filter(({ kind, words }) => {
    const key = wordSetKey(words)
    const place = wordSetPlace(`${key}/`) * FOLD_COUNT - fold
    return place >= 0 && place < (SHARES[kind] ?? 0) && !fitted.has(key)
  })
  return { lists: withoutTitles(lists, titles), titles }
}

function fittedOn(lists: TitleLists): Set<string> {
  const { reported, alternate, abroadToTune, unsureToTune } = heldOut(lists)
  const tuned = [...reported, ...alternate].filter(isTuned)
  return new Set([...tuned, ...abroadToTune, ...unsureToTune].map(({ words }) => wordSetKey(words)))
}
