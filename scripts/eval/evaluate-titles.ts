import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { loadTitleIndex } from '#engine/titles/load-title-index.ts'
import { matchResume } from '#engine/titles/match-resume.ts'
import { matchTitle } from '#engine/titles/match-title.ts'
import { filesOf, packTitles } from '../../knowledge/build/titles/pack.ts'
import { seededRandom } from '../../knowledge/build/titles/random.ts'
import type { KnownTitle } from '../../knowledge/build/titles/title-lists.ts'
import type { Measure } from './measure.ts'
import {
  confidenceTenths,
  largestDistance,
  statedMatches,
  sureMatches,
  type Tenth,
} from './titles/confidence-tenths.ts'
import { heldOut, isTuned, listsOf } from './titles/held-out.ts'
import { misspelled } from './titles/misspelled.ts'
import { RESUMES } from './titles/resume-cases.ts'
import { type Case, isRight, type Matcher, titleCases } from './titles/title-cases.ts'
import { JOB_BOARD } from './titles/tuned-titles.ts'
import { FRESH } from './titles/untuned-titles.ts'

const SECOND_SET = 'typed titles, the second held-out half'
const THIRD_SET = 'typed titles, the third held-out half'
const FOURTH_SET = 'typed titles of six countries, opened'
const FIFTH_SET = 'typed titles of six countries, never opened'
/** What each set must reach: right first, and within five. */
const LEAST_SHARES: Record<string, [first: number, withinFive: number]> = {
  'reported titles, held out': [0.71, 0.885],
  'alternate titles, held out': [0.58, 0.83],
  'titles of other countries, held out': [0.66, 0.88],
  'titles of other countries joined by similar words, held out': [0.63, 0.87],
  'reported titles, held out, one misspelling each': [0.665, 0.845],
  'alternate titles, held out, one misspelling each': [0.52, 0.775],
  'typed titles, written by hand; short forms were added for some': [0.99, 0.99],
  'typed titles, written by hand, never tuned on': [0.95, 0.99],
  [SECOND_SET]: [0.74, 0.9],
  [THIRD_SET]: [0.86, 0.94],
  [FOURTH_SET]: [0.92, 0.97],
  [FIFTH_SET]: [0.93, 0.97],
  'short résumés, written by hand': [0.95, 0.99],
}
/** A tenth of the confidence with fewer titles says nothing of calibration. */
const MIN_TITLES_PER_TENTH = 50
const MAX_CONFIDENCE_DISTANCE = 0.05
/** A tenth of half of the titles has about 250, whose share right is known to 3 points only. */
const MAX_UNTUNED_DISTANCE = 0.08
const MIN_SURE_RIGHT = 0.9

type TitleFigures = {
  set: string
  count: number
  /** The first match is one of the right occupations. */
  first: number
  /** One of the first five matches is. */
  withinFive: number
  /** The same, counting each pair of title and occupation on its own: stricter, for a title may belong to several. */
  pairFirst: number
  pairWithinFive: number
}

type TitleEvaluation = {
  sets: TitleFigures[]
  /** Over all held-out titles, and over those that the confidence was not fitted on. */
  tenths: Tenth[]
  untunedTenths: Tenth[]
  sure: { count: number; right: number }
}

export function evaluateTitles(): Measure[] {
  const { sets, tenths, untunedTenths, sure } = measureTitles(
    join(import.meta.dirname, '..', '..', 'knowledge'),
  )
  return [
    ...sets.flatMap(({ set, count, first, withinFive }): Measure[] => {
      const [leastFirst, leastWithinFive] = LEAST_SHARES[set] ?? [1, 1]
      return [
        { name: `${set} (${count}), right first`, value: first, least: leastFirst },
        { name: `${set} (${count}), within five`, value: withinFive, least: leastWithinFive },
      ]
    }),
    {
      name: 'confidence of held-out titles, largest distance from the share right in a tenth',
      value: largestDistance(tenths, MIN_TITLES_PER_TENTH),
      most: MAX_CONFIDENCE_DISTANCE,
    },
    {
      name: 'the same, for the half that it was not fitted on',
      value: largestDistance(untunedTenths, MIN_TITLES_PER_TENTH),
      most: MAX_UNTUNED_DISTANCE,
      aim: MAX_CONFIDENCE_DISTANCE,
    },
    {
      name: `held-out titles not called closest match (${sure.count}), right first`,
      value: sure.right,
      least: MIN_SURE_RIGHT,
    },
  ]
}

/** Measures title matching on titles taken out of a freshly built index, on the same misspelled, and on titles and résumés written by hand. */
function measureTitles(knowledge: string): TitleEvaluation {
  const full = loadTitleIndex(name => new Uint8Array(readFileSync(join(knowledge, name))))
  const held = heldOut(listsOf(full))
  const index = loadTitleIndex(filesOf(packTitles(held.lists)))
  const random = seededRandom(3)
  const cases = (titles: KnownTitle[], spell?: (text: string) => string) => titleCases(full, titles, spell)
  const unseen: Matcher = text => matchTitle(index, text, 5)
  const typed: Matcher = text => matchTitle(full, text, 5)
  const misspell = (text: string) => misspelled(text, random)
  const onet = [...held.reported, ...held.alternate]
  const untuned = statedMatches(cases([...onet.filter(title => !isTuned(title)), ...held.abroad]), unseen)
  return {
    sets: [
      figures('reported titles, held out', cases(held.reported), unseen),
      figures('alternate titles, held out', cases(held.alternate), unseen),
      figures('titles of other countries, held out', cases(held.abroad), unseen),
      figures(
        'titles of other countries joined by similar words, held out',
        cases(held.abroadUnsure),
        unseen,
      ),
      figures('reported titles, held out, one misspelling each', cases(held.reported, misspell), unseen),
      figures('alternate titles, held out, one misspelling each', cases(held.alternate, misspell), unseen),
      figures('typed titles, written by hand; short forms were added for some', byHand(JOB_BOARD), typed),
      figures('typed titles, written by hand, never tuned on', byHand(FRESH), typed),
      figures(SECOND_SET, setTitles('held-out-2'), typed),
      figures(THIRD_SET, setTitles('held-out-3'), typed),
      figures(FOURTH_SET, setTitles('held-out-4'), typed),
      figures(FIFTH_SET, setTitles('held-out-5'), typed),
      figures(
        'short résumés, written by hand',
        RESUMES.map(({ text, codes }) => ({ text, codes })),
        text => matchResume(full, text, 5),
      ),
    ],
    tenths: confidenceTenths(statedMatches(cases([...onet, ...held.abroad]), unseen)),
    untunedTenths: confidenceTenths(untuned),
    sure: sureMatches(untuned),
  }
}

function figures(set: string, cases: Case[], match: Matcher): TitleFigures {
  let [first, withinFive, pairs, pairWithinFive] = [0, 0, 0, 0]
  for (const asked of cases) {
    const found = match(asked.text)
    first += Number(found[0] !== undefined && isRight(asked, found[0].code))
    withinFive += Number(found.some(({ code }) => isRight(asked, code)))
    pairs += asked.codes.length
    pairWithinFive += asked.codes.filter(right => found.some(({ code }) => code.startsWith(right))).length
  }
  const share = (count: number, of: number) => Math.round((1000 * count) / of) / 1000
  return {
    set,
    count: cases.length,
    first: share(first, cases.length),
    withinFive: share(withinFive, cases.length),
    pairFirst: share(first, pairs),
    pairWithinFive: share(pairWithinFive, pairs),
  }
}

function setTitles(half: `held-out-${2 | 3 | 4 | 5}`): Case[] {
  const file = () =>
    new Uint8Array(readFileSync(join(import.meta.dirname, 'sets', 'titles', half, 'titles.tsv')))
  return readKnowledgeTable(file, 'titles.tsv', ['title', 'codes']).map(({ title, codes }) => ({
    text: title,
    codes: codes.split(' '),
  }))
}

function byHand(titles: [string, ...string[]][]): Case[] {
  return titles.map(([text, ...codes]) => ({ text, codes }))
}

if (import.meta.main) {
  const { sets, tenths, untunedTenths, sure } = measureTitles(process.argv[2] ?? 'knowledge')
  console.table(sets)
  console.table(tenths)
  console.table(untunedTenths)
  console.table(sure)
}
