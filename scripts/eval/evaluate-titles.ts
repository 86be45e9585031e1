import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTitleIndex } from '#engine/titles/load-title-index.ts'
import { matchResume } from '#engine/titles/match-resume.ts'
import { matchTitle } from '#engine/titles/match-title.ts'
import type { TitleIndex } from '#engine/titles/title-index.ts'
import { filesOf, packTitles } from '../../knowledge/build/titles/pack.ts'
import { seededRandom } from '../../knowledge/build/titles/random.ts'
import type { Measure } from './measure.ts'
import { heldOut, listsOf } from './titles/held-out.ts'
import { RESUMES } from './titles/resume-cases.ts'
import { JOB_BOARD } from './titles/tuned-titles.ts'
import { FRESH } from './titles/untuned-titles.ts'

const MIN_FIRST_SHARE = 0.5
const MIN_WITHIN_FIVE_SHARE = 0.75

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
  /** Mean gap between stated confidence and share right, over ten bins. */
  confidenceGap: number
}

type Case = { text: string; codes: readonly string[] }
type Matcher = (text: string) => { code: string; score: number }[]

export function evaluateTitles(): Measure[] {
  return titleFigures(join(import.meta.dirname, '..', '..', 'knowledge')).flatMap(
    ({ set, count, first, withinFive }): Measure[] => [
      { name: `${set} (${count}), right first`, value: first, least: MIN_FIRST_SHARE },
      { name: `${set} (${count}), within five`, value: withinFive, least: MIN_WITHIN_FIVE_SHARE },
    ],
  )
}

/** Measures title matching on titles taken out of a freshly built index, on the same misspelled, and on titles and résumés written by hand. */
function titleFigures(knowledge: string): TitleFigures[] {
  const full = loadTitleIndex(name => new Uint8Array(readFileSync(join(knowledge, name))))
  const { lists, reported, alternate } = heldOut(listsOf(full))
  const index = loadTitleIndex(filesOf(packTitles(lists)))
  const random = seededRandom(3)
  const cases = (titles: typeof reported, spell = (text: string) => text): Case[] =>
    titles.map(({ words, classes }) => ({
      text: spell(words.join(' ')),
      codes: classes.map(at => codeOf(full, at)),
    }))
  const unseen: Matcher = text => matchTitle(index, text, 5)
  const typed: Matcher = text => matchTitle(full, text, 5)
  return [
    figures('reported titles, held out', cases(reported), unseen),
    figures('alternate titles, held out', cases(alternate), unseen),
    figures(
      'reported titles, held out, one misspelling each',
      cases(reported, text => misspelled(text, random)),
      unseen,
    ),
    figures(
      'alternate titles, held out, one misspelling each',
      cases(alternate, text => misspelled(text, random)),
      unseen,
    ),
    figures('typed titles, written by hand; short forms were added for some', byHand(JOB_BOARD), typed),
    figures('typed titles, written by hand, never tuned on', byHand(FRESH), typed),
    figures(
      'short résumés, written by hand',
      RESUMES.map(({ text, codes }) => ({ text, codes })),
      text => matchResume(full, text, 5),
    ),
  ]
}

function figures(set: string, cases: Case[], match: Matcher): TitleFigures {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, stated: 0, right: 0 }))
  let [first, withinFive, pairs, pairFirst, pairWithinFive] = [0, 0, 0, 0, 0]
  for (const { text, codes } of cases) {
    const found = match(text)
    const best = found[0]
    const right = best !== undefined && codes.includes(best.code)
    first += Number(right)
    withinFive += Number(found.some(({ code }) => codes.includes(code)))
    pairs += codes.length
    pairFirst += Number(right)
    pairWithinFive += codes.filter(code => found.some(match => match.code === code)).length
    const bin = bins[Math.min(9, Math.floor((best?.score ?? 0) * 10))]
    if (bin) {
      bin.count++
      bin.stated += best?.score ?? 0
      bin.right += Number(right)
    }
  }
  const gap = bins.reduce((sum, { stated, right }) => sum + Math.abs(stated - right), 0)
  const share = (count: number, of: number) => Math.round((1000 * count) / of) / 1000
  return {
    set,
    count: cases.length,
    first: share(first, cases.length),
    withinFive: share(withinFive, cases.length),
    pairFirst: share(pairFirst, pairs),
    pairWithinFive: share(pairWithinFive, pairs),
    confidenceGap: share(gap, cases.length),
  }
}

function byHand(titles: [string, ...string[]][]): Case[] {
  return titles.map(([text, ...codes]) => ({ text, codes }))
}

function codeOf(index: TitleIndex, at: number): string {
  return index.occupations[at]?.code ?? ''
}

/** Drops, doubles, swaps or replaces one letter inside the text. */
function misspelled(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2))
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  const kind = Math.floor(random() * 4)
  if (kind === 0) return before + after
  if (kind === 1) return before + letter + text.slice(at)
  if (kind === 2) return before + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2)
  return before + letter + after
}

if (import.meta.main) console.table(titleFigures(process.argv[2] ?? 'knowledge'))
