import type { Engine } from '#engine/engine.ts'
import { readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import { hasTitleWord } from '#engine/resume/title-words.ts'
import type { OccupationMatch } from '#engine/titles/match-title.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { fullTitle } from './full-title.ts'
import { isJobLine } from './proof-kinds.ts'
import type { Posting } from './read-requirements.ts'
import { titleKeywords } from './title-keywords.ts'
import { titleRoot } from './title-word-key.ts'
import { toldTitles } from './told-work.ts'

const MATCHES_PER_TITLE = 3
const MAX_TITLES = 6
/** One word, "Manager", tells nothing. */
const MIN_SHARED_TITLE_WORDS = 2
const LOWER_LEVEL_FACTOR = 0.7
const MAX_TITLE_LINE_CHARS = 160
const MAX_TITLE_CHARS = 60

/** How alike the jobs somebody has held are to a role: the best of them, 0 to 1, by the occupations that the titles stand for; null where no job has a title. */
export function titleSimilarity(
  engine: Engine,
  lines: readonly ResumeLine[],
  facts: ResumeFacts,
  ignored: ReadonlySet<number>,
  { role, titleSimilarities }: Pick<Posting, 'role' | 'titleSimilarities'>,
): number | null {
  let best = Math.max(
    sharedTitleWords(lines, ignored, fullTitle(role)),
    heldRole(facts, ignored, fullTitle(role)),
  )
  const titles = heldTitles(lines, facts, ignored)
  if (titles.size === 0 && best === 0) return null
  for (const title of titles) {
    // An edited résumé is read again; its titles are mostly the same.
    const known = titleSimilarities.get(title) ?? similarityOf(engine, title, role)
    titleSimilarities.set(title, known)
    best = Math.max(best, known)
  }
  return best
}

function similarityOf(engine: Engine, title: string, role: string): number {
  const similarity = matchSimilarity(
    engine,
    engine.matchTitle(title, MATCHES_PER_TITLE),
    engine.matchTitle(fullTitle(role), MATCHES_PER_TITLE),
  )
  return similarity * (isBelow(title, role) ? LOWER_LEVEL_FACTOR : 1)
}

/** "Teaching Assistant" is not yet "Teacher". */
function isBelow(title: string, role: string): boolean {
  return LOWER_LEVEL.test(title) && !LOWER_LEVEL.test(role)
}

/** The share of the role's own words that one dated line holds. */
function sharedTitleWords(lines: readonly ResumeLine[], ignored: ReadonlySet<number>, role: string): number {
  const wanted = titleKeywords(role).map(titleRoot)
  if (wanted.length < MIN_SHARED_TITLE_WORDS) return 0
  let best = 0
  for (const line of lines) {
    if (ignored.has(line.number) || !isJobLine(line)) continue
    if (isBelow(line.text, role)) continue
    const held = new Set(
      (
        fullTitle(line.text)
          .toLowerCase()
          .match(/\p{L}+/gu) ?? []
      ).map(titleRoot),
    )
    best = Math.max(best, wanted.filter(root => held.has(root)).length / wanted.length)
  }
  return best
}

/** Whether a dated job has the role's own words and no others, "Pastry Chef" for "Pastry Chef, Doha"; else the share of them. */
function heldRole({ work }: ResumeFacts, ignored: ReadonlySet<number>, role: string): number {
  const words = titleKeywords(role)
  const wanted = words.map(titleRoot)
  let best = 0
  for (const { position, name, startDate, line } of work) {
    if (position === null || startDate === null || ignored.has(line) || isBelow(position, role)) continue
    const held = titleKeywords(fullTitle(position)).map(titleRoot)
    const shared = wanted.filter(root => held.includes(root)).length
    const isSame =
      (shared > 0 && shared === wanted.length && held.length === wanted.length) ||
      isShortForm(position, words) ||
      isNamedByEmployer(wanted, held, name)
    best = Math.max(best, isSame ? 1 : wanted.length >= MIN_SHARED_TITLE_WORDS ? shared / wanted.length : 0)
  }
  return best
}

/** "PT" for "Personal Trainer". */
function isShortForm(position: string, words: string[]): boolean {
  const initials = words.map(word => word.charAt(0).toUpperCase())
  return initials.length >= MIN_SHARED_TITLE_WORDS && position.trim() === initials.join('')
}

/** "Driver" at "Westlink Buses" for "Bus Driver": the head of the role, and the employer says of what. */
function isNamedByEmployer(wanted: string[], held: string[], employer: string | null): boolean {
  const own = new Set(
    (employer?.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap(word => [
      titleRoot(word),
      titleRoot(word.replace(/e?s$/u, '')),
    ]),
  )
  return (
    wanted.length >= MIN_SHARED_TITLE_WORDS &&
    held.includes(wanted.at(-1) ?? '') &&
    held.every(root => wanted.includes(root)) &&
    wanted.every(root => held.includes(root) || own.has(root))
  )
}

/** Positions of the dated jobs, and the parts of dated lines that name an occupation. */
function heldTitles(
  lines: readonly ResumeLine[],
  facts: ResumeFacts,
  ignored: ReadonlySet<number>,
): Set<string> {
  const titles = new Set<string>()
  for (const { position, startDate, line } of facts.work)
    if (position !== null && startDate !== null && !ignored.has(line)) titles.add(fullTitle(position))
  let isInJob = false
  for (const [at, line] of lines.entries()) {
    if (titles.size >= MAX_TITLES) break
    if (ignored.has(line.number)) continue
    if (line.isHeading) isInJob = line.section === 'work'
    else if (isJobLine(line)) isInJob = true
    if (isInJob) for (const title of toldTitles(line.text)) titles.add(fullTitle(title))
    if ((line.isBullet && !isJobLine(line)) || line.text.length > MAX_TITLE_LINE_CHARS) continue
    const dates = readDates(line.text)
    if (!dates || (dates.start === null && !dates.current)) continue
    const above = lines[at - 1]
    const near =
      above && !above.isHeading && !above.isBullet && above.number === line.number - 1 ? [above.text] : []
    for (const text of [line.text, ...near])
      for (const part of text.split(TITLE_BREAK))
        if (part.length <= MAX_TITLE_CHARS && hasTitleWord(part)) titles.add(fullTitle(part.trim()))
  }
  return new Set([...titles].slice(0, MAX_TITLES))
}

function matchSimilarity(
  { career }: Engine,
  held: readonly OccupationMatch[],
  wanted: readonly OccupationMatch[],
): number {
  const { rowOf, cosineSimilarity } = career.occupations
  let [sum, whole] = [0, 0]
  for (const one of held)
    for (const other of wanted) {
      const [row, otherRow] = [rowOf.get(one.code), rowOf.get(other.code)]
      if (row === undefined || otherRow === undefined) continue
      const weight = one.score * other.score
      sum += weight * (row === otherRow ? 1 : Math.max(0, cosineSimilarity(row, otherRow)))
      whole += weight
    }
  return whole === 0 ? 0 : sum / whole
}

const TITLE_BREAK =
  /\s*[|•·▪\t,:;()]\s*|\s+[–—-]\s+|\s+@\s+|\s+at\s+(?=\p{Lu})|\.\s+|\b(?:since|from)\b|\b(?:19|20)\d{2}\b/u
const LOWER_LEVEL =
  /\b(?:assistant|assistants|aide|helper|junior|jr|trainee|apprentice|intern|student|volunteer|substitute|casual|labou?rer|entry[- ]level)\b/iu
