import { calibratedConfidence, LOGIT_SCALES, type TitleEvidence } from './confidence.ts'
import { correctTitle } from './correct-title.ts'
import { everydayOccupation, isNoOccupation, titleBeforeBreak } from './everyday-titles.ts'
import { headNoun } from './head-noun.ts'
import { resolveWords } from './resolve-words.ts'
import { titleFeatures } from './title-features.ts'
import type { TitleIndex } from './title-index.ts'
import { TITLE_KINDS } from './title-kinds.ts'
import { modelLogits } from './title-model.ts'
import { normalizeTitle, titleTokens } from './title-text.ts'
import { nearestTitles } from './title-votes.ts'
import { MAX_TITLE_CHARS, titleWords } from './title-words.ts'
import { wordSetHash } from './word-set-hash.ts'

export type OccupationMatch = { code: string; title: string; score: number }

const MIN_WORD_PLAUSIBILITY = 0.45
/** Below these the words say nothing; words that name no worker must say more. */
const MIN_CONFIDENCE_WITH_HEAD = 0.05
const MIN_CONFIDENCE_WITHOUT_HEAD = 0.27
/** How words for workers end that no common title does: econometrician, sharebroker, trucksmith. */
const WORKER_ENDING = /..(?:er|or|ist|ian|eer|ant|person|smith)$/
const VOTE_WEIGHT = 0.8
const VOTE_SMOOTHING = 0.003
const PRIOR_WEIGHT = 0.006
const PEOPLE_OF_A_SHARED_TITLE = 0.02
const PEOPLE_OF_ONE_WORD = 0.036
const EXACT_TITLE_BONUS_LOGIT = 1
const OFFICIAL_TITLE_BONUS_LOGIT = 3
const SUPPORT_TO_MANAGER_LOGIT = 2
const MANAGEMENT_CODES = '11-'
const EVERYDAY_TITLE_ODDS = 12
const UNSURE_KIND = TITLE_KINDS.indexOf('abroad unsure')

/** Occupations a typed title may stand for, best first, each with its confidence. */
export function matchTitle(index: TitleIndex, wholeTitle: string, limit = 20): OccupationMatch[] {
  if (isNoOccupation(wholeTitle)) return []
  const title = knownSpelling(index, titleBeforeBreak(wholeTitle).slice(0, MAX_TITLE_CHARS))
  const typed = titleWords(title, index.aliases)
  const { words, plausibility: sense } = resolveWords(index, typed)
  if (sense < MIN_WORD_PLAUSIBILITY || limit < 1) return []
  const head = headNoun(title, index.aliases, index.headNouns)
  const logits = modelLogits(index.model, titleFeatures(words, index.words.size))
  const { votes } = nearestTitles(index, words, head === undefined ? undefined : index.words.find(head))
  const same = exactTitleMatches(index, words)
  const priorWeight =
    words.length === 1 ? PEOPLE_OF_ONE_WORD : same.length > 1 ? PEOPLE_OF_A_SHARED_TITLE : PRIOR_WEIGHT
  for (let c = 0; c < logits.length; c++)
    logits[c] =
      (logits[c] ?? 0) +
      VOTE_WEIGHT * Math.log((votes[c] ?? 0) + VOTE_SMOOTHING) +
      priorWeight * (index.prior[c] ?? 0)
  if (head !== undefined && index.supportHeads.has(head)) lowerManagers(index, logits)
  for (const { at, bonus } of same) logits[at] = (logits[at] ?? 0) + bonus
  const evidence = evidenceOf(words, same.length > 0)
  for (let c = 0; c < logits.length; c++) logits[c] = (logits[c] ?? 0) * LOGIT_SCALES[evidence]
  const everyday = everydayOccupation(index.everydayTitles, typed)
  // The classification's own title beats a part of an everyday one: a fuel cell test engineer tests no software.
  if (everyday && (everyday.isWhole || same.length === 0)) {
    promote(logits, index.indexByCode.get(everyday.code), everyday.isWhole)
    return rankedOccupations(index, logits, limit)
  }
  const matches = calibrated(rankedOccupations(index, logits, limit), evidence)
  const least = hasHead(index, words) ? MIN_CONFIDENCE_WITH_HEAD : MIN_CONFIDENCE_WITHOUT_HEAD
  return evidence === 'exact' || (matches[0]?.score ?? 0) >= least ? matches : []
}

/** The title with its typing errors set right, where that makes one that is known as it is: "why bother" is about no bather. */
function knownSpelling(index: TitleIndex, title: string): string {
  const corrected = correctTitle(index, title)
  if (corrected === title) return title
  const words = titleWords(corrected, index.aliases)
  const isKnown =
    index.aliases.has(`^${titleTokens(normalizeTitle(corrected)).join(' ')}`) ||
    everydayOccupation(index.everydayTitles, words) !== undefined ||
    exactTitleMatches(index, resolveWords(index, words).words).length > 0
  return isKnown ? corrected : title
}

function evidenceOf(words: readonly { id: number | undefined }[], isExact: boolean): TitleEvidence {
  if (isExact) return 'exact'
  return words.some(({ id }) => id === undefined) ? 'unknown words' : 'known words'
}

/** An assistant, operator or clerk in a field is not the one who manages it. */
function lowerManagers(index: TitleIndex, logits: Float32Array): void {
  for (const [c, { code }] of index.occupations.entries())
    if (code.startsWith(MANAGEMENT_CODES)) logits[c] = (logits[c] ?? 0) - SUPPORT_TO_MANAGER_LOGIT
}

function calibrated(matches: OccupationMatch[], evidence: TitleEvidence): OccupationMatch[] {
  const [best, ...others] = matches
  if (!best || best.score === 1) return matches
  const score = calibratedConfidence(best.score, evidence)
  const share = (1 - score) / (1 - best.score)
  return [
    { ...best, score },
    ...others.map(match => ({ ...match, score: Math.min(score, match.score * share) })),
  ]
}

/** Whether one of the words names a worker, as engineer, nurse and driver do. */
function hasHead(index: TitleIndex, words: readonly { word: string; id: number | undefined }[]): boolean {
  return words.some(
    ({ word, id }) => (id !== undefined && index.commonLastWords.has(id)) || WORKER_ENDING.test(word),
  )
}

/** Puts an occupation above all others: a whole everyday title with twelve chances in thirteen, a part of one just so. */
function promote(logits: Float32Array, at: number | undefined, isWhole: boolean): void {
  if (at === undefined) return
  const largest = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY)
  let others = 0
  for (const logit of logits) others += Math.exp(logit - largest)
  logits[at] = Math.max(logits[at] ?? 0, largest + (isWhole ? Math.log(others * EVERYDAY_TITLE_ODDS) : 0))
}

export function rankedOccupations(index: TitleIndex, logits: Float32Array, limit: number): OccupationMatch[] {
  const best: number[] = []
  const logitAt = (at: number | undefined) => logits[at ?? -1] ?? Number.NEGATIVE_INFINITY
  for (let c = 0; c < logits.length; c++) {
    if (best.length >= limit && logitAt(c) <= logitAt(best.at(-1))) continue
    let place = best.length
    while (place > 0 && logitAt(best[place - 1]) < logitAt(c)) place--
    best.splice(place, 0, c)
    if (best.length > limit) best.pop()
  }
  const largest = logitAt(best[0])
  let total = 0
  for (const logit of logits) total += Math.exp(logit - largest)
  return best.flatMap(at => {
    const occupation = index.occupations[at]
    return occupation ? [{ ...occupation, score: Math.exp(logitAt(at) - largest) / total }] : []
  })
}

/** Occupations surely known by just these words, in any order. */
export function exactTitleMatches(
  index: TitleIndex,
  words: readonly { id: number | undefined }[],
): { at: number; bonus: number }[] {
  const ids = words.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (ids.length === 0 || ids.length < words.length) return []
  const hash = wordSetHash(ids)
  const { titles } = index
  const gains: { at: number; bonus: number }[] = []
  for (let row = lowerBound(titles.hash, hash); titles.hash[row] === hash; row++) {
    if (titles.kind[row] === UNSURE_KIND) continue
    for (let at = titles.classStart[row] ?? 0; at < (titles.classStart[row + 1] ?? 0); at++)
      gains.push({ at: titles.class[at] ?? 0, bonus: EXACT_TITLE_BONUS_LOGIT })
  }
  const own = index.officialTitles.get(hash)
  if (own !== undefined) gains.push({ at: own, bonus: OFFICIAL_TITLE_BONUS_LOGIT })
  return gains
}

function lowerBound(sorted: Uint32Array, wanted: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
