import { loadTitleIndex } from '#engine/titles/load-title-index.ts'
import { matchTitle } from '#engine/titles/match-title.ts'
import { filesOf, packTitles } from '../../knowledge/build/titles/pack.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { type Measure, printMeasures } from './measure.ts'
import {
  confidenceTenths,
  largestDistance,
  type StatedMatch,
  statedMatches,
  sureMatches,
} from './titles/confidence-tenths.ts'
import { FOLD_COUNT, titleFold } from './titles/folds.ts'
import { listsOf } from './titles/held-out.ts'
import { titleCases } from './titles/title-cases.ts'

/** The share right of so many titles is known within 5 points, 95 times in 100. */
const MIN_TITLES_PER_TENTH = 400
const MAX_CONFIDENCE_DISTANCE = 0.05
const MIN_SURE_RIGHT = 0.9

/** Measures the stated confidence on every fold, each asked of a model trained without it: some minutes of one core a fold. */
export function evaluateTitleFolds(): Measure[] {
  const matches = foldMatches()
  const tenths = confidenceTenths(matches)
  console.table(tenths)
  const sure = sureMatches(matches)
  return [
    {
      name: `confidence of ${matches.length} titles it was not fitted on, largest distance from the share right in a tenth`,
      value: largestDistance(tenths, MIN_TITLES_PER_TENTH),
      most: MAX_CONFIDENCE_DISTANCE,
    },
    {
      name: `those not called closest match (${sure.count}), right first`,
      value: sure.right,
      least: MIN_SURE_RIGHT,
    },
  ]
}

function foldMatches(): StatedMatch[] {
  const full = loadTitleIndex(readKnowledge)
  const lists = listsOf(full)
  return Array.from({ length: FOLD_COUNT }, (_, fold) => {
    const { lists: left, titles } = titleFold(lists, fold)
    const index = loadTitleIndex(filesOf(packTitles(left)))
    return statedMatches(titleCases(full, titles), text => matchTitle(index, text, 1))
  }).flat()
}

if (import.meta.main && !printMeasures('Confidence of titles, over all folds', evaluateTitleFolds()))
  process.exitCode = 1
