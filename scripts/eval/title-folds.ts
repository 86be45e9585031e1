import { loadTitleIndex } from '#engine/titles/load-title-index.ts'
import { matchTitle } from '#engine/titles/match-title.ts'
import type { TitleIndex } from '#engine/titles/title-index.ts'
import { filesOf, packTitles } from '../../knowledge/build/titles/pack.ts'
import { seededRandom } from '../../knowledge/build/titles/random.ts'
import type { TitleLists } from '../../knowledge/build/titles/title-lists.ts'
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
import { heldOut, listsOf } from './titles/held-out.ts'
import { misspelled } from './titles/misspelled.ts'
import { titleCases } from './titles/title-cases.ts'

const KINDS = ['reported', 'alternate', 'abroad'] as const
type FoldMatch = StatedMatch & { kind: (typeof KINDS)[number]; isMisspelled: boolean }
type Weight = (match: FoldMatch) => number

/** The share right of so many titles is known within 5 points, 95 times in 100. */
const MIN_TITLES_PER_TENTH = 400
const MAX_DISTANCE = 0.05
const MIN_SURE_RIGHT = 0.9
/** What is reached so far: a title of one list is more often right than one of the other, stated as surely. */
const MAX_REPORTED_DISTANCE = 0.1
const MAX_ALTERNATE_DISTANCE = 0.075
/** A misspelled word that was found counts for less than it should; one that only looks misspelled, for more. */
const MAX_MISSPELLED_DISTANCE = 0.2
const MIN_SURE_RIGHT_OF_ALL = 0.885

/** Measures the stated confidence on every fold, each asked of a model trained without it: minutes of one core a fold. */
export function evaluateTitleFolds(): Measure[] {
  const full = loadTitleIndex(readKnowledge)
  const lists = listsOf(full)
  const asked = foldMatches(full, lists)
  const matches = asked.filter(match => !match.isMisspelled)
  const held = heldOut(lists)
  const of = (kind: FoldMatch['kind']) => matches.filter(match => match.kind === kind)
  const weights = new Map(KINDS.map(kind => [kind, held[kind].length / of(kind).length]))
  const asHeldOut: Weight = ({ kind }) => weights.get(kind) ?? 0
  const allSure = sureMatches(matches)
  return [
    {
      name: `confidence of ${matches.length} titles, largest distance from the share right in a tenth`,
      value: distance('All titles', matches),
      most: MAX_DISTANCE,
    },
    {
      name: 'the same, lists weighted as in the held-out sets',
      value: distance('Lists weighted as in the held-out sets', matches, asHeldOut),
      most: MAX_DISTANCE,
    },
    {
      name: 'the same, reported titles alone',
      value: distance('Reported titles', of('reported')),
      most: MAX_REPORTED_DISTANCE,
      aim: MAX_DISTANCE,
    },
    {
      name: 'the same, alternate titles alone',
      value: distance('Alternate titles', of('alternate')),
      most: MAX_ALTERNATE_DISTANCE,
      aim: MAX_DISTANCE,
    },
    {
      name: 'the same, one misspelling each',
      value: distance(
        'One misspelling each',
        asked.filter(match => match.isMisspelled),
      ),
      most: MAX_MISSPELLED_DISTANCE,
      aim: MAX_DISTANCE,
    },
    {
      name: `titles not called closest match (${allSure.count}), right first`,
      value: allSure.right,
      least: MIN_SURE_RIGHT_OF_ALL,
      aim: MIN_SURE_RIGHT,
    },
    {
      name: 'the same, lists weighted as in the held-out sets',
      value: sureMatches(matches, asHeldOut).right,
      least: MIN_SURE_RIGHT,
    },
  ]
}

/** The largest distance in a tenth with enough titles; prints all of them. */
function distance(title: string, matches: FoldMatch[], weightOf?: Weight): number {
  const tenths = confidenceTenths(matches, weightOf)
  console.log(title)
  console.table(tenths)
  return largestDistance(tenths, MIN_TITLES_PER_TENTH)
}

function foldMatches(full: TitleIndex, lists: TitleLists): FoldMatch[] {
  const random = seededRandom(3)
  return Array.from({ length: FOLD_COUNT }, (_, fold) => {
    const { lists: left, titles } = titleFold(lists, fold)
    const index = loadTitleIndex(filesOf(packTitles(left)))
    console.log(`Fold ${fold + 1} of ${FOLD_COUNT}: ${titles.length} titles`)
    const ask = (kind: FoldMatch['kind'], isMisspelled: boolean) => {
      const own = titles.filter(title => title.kind === kind)
      const cases = titleCases(full, own, isMisspelled ? text => misspelled(text, random) : undefined)
      return statedMatches(cases, text => matchTitle(index, text, 1)).map(match => ({
        ...match,
        kind,
        isMisspelled,
      }))
    }
    return KINDS.flatMap(kind => [...ask(kind, false), ...ask(kind, true)])
  }).flat()
}

if (import.meta.main && !printMeasures('Confidence of titles, over all folds', evaluateTitleFolds()))
  process.exitCode = 1
