import { tokenize } from '#engine/text/tokens.ts'
import type { EvidenceLine } from './evidence.ts'
import { furtherStandards } from './further-standards.ts'

export interface StuffingFinding {
  code: 'hidden' | 'copied' | 'repeated' | 'dumped' | 'overused'
  points: number
  lines: number[]
  count: number
}

export interface Stuffing {
  findings: StuffingFinding[]
  /** Lines that prove nothing, by number. */
  ignoredLines: Set<number>
}

const HIDDEN = /\p{Cf}/gu
/** Fewer in a line are left over from a word processor. */
export const MIN_HIDDEN_CHARACTERS = 3
/** A run of 1 and one 1, 2 and 3 words after it make runs of 2, 4 and 7 words. */
const RUN_STEPS = [1, 2, 3] as const
const COPIED_RUN_WORDS = RUN_STEPS.reduce<number>((words, step) => words + step, 1)
const MIN_COPIED_LINE_SHARE = 0.6
const MIN_WHOLE_LINE_WORDS = 3
const WORD_FOR_WORD = { minWords: 4, minShare: 0.95, minLines: 2 } as const
const MIN_COPIED_WORDS = 35
const MAX_COPIED_SHARE = 0.12
const MIN_OVERUSED_MENTIONS = 12
const MAX_MENTIONS_PER_WORD = 0.04
const MIN_SKILLS_SECTION_SKILLS = 3
const MIN_DUPLICATE_LINE_SKILLS = 2
/** A line is a list when it names skills this densely. */
const SKILL_LIST = { minSkills: 4, maxWordsPerSkill: 4 } as const
/** One skill named again and again in a line: in any line, or in a list. */
const REPEATED_SKILL = {
  minMentions: 4,
  maxWordsPerMention: 6,
  minMentionsInList: 3,
  minWordsPerMentionInJob: 3,
} as const
/** Two thirds of a list that earlier lists have named. */
const REPEATED_LIST = { minSkills: 5, minRepeated: { skills: 2, outOf: 3 } } as const
/** Two skills in five words. */
const BARE_LIST = { minSkills: 8, density: { skills: 2, words: 5 } } as const
const STUFFING_POINTS = {
  hidden: 10,
  copied: 10,
  copiedPerShare: 30,
  repeated: 8,
  perRepeatedLine: 2,
  maxRepeated: 20,
  dumped: 8,
  overused: 4,
  perOverusedSkill: 1,
  maxOverused: 15,
} as const

/** A posting's lines and runs of words, for finding what was copied from it. */
export interface PostingText {
  wordRuns: RunNumbers
  wholeLines: ReadonlySet<string>
}

export function postingText(posting: string): PostingText {
  const { words } = tokenize(posting)
  const wordRuns: RunNumbers = { words: new Map(), pairs: RUN_STEPS.map(() => new Map()) }
  numberRuns(words, wordRuns, (numbers, key) => {
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
  return {
    wordRuns,
    wholeLines: new Set(posting.split('\n').map(line => tokenize(line).words.join(' '))),
  }
}

/** Equal words, and equal pairs of runs at each step, have equal numbers: no run is ever joined to a string. */
interface RunNumbers {
  words: Map<string, number>
  pairs: Map<number, number>[]
}

/** More words than any text has: two numbers below it make one key. */
const NUMBERS_MAX = 2 ** 26
const UNKNOWN = -1

/** The number of the whole run that begins at each word, or UNKNOWN. */
function numberRuns(
  words: readonly string[],
  known: RunNumbers,
  numberOf: <Key>(numbers: Map<Key, number>, key: Key) => number,
): number[] {
  const runs = words.map(word => numberOf(known.words, word))
  for (const [level, pairs] of known.pairs.entries()) {
    const step = RUN_STEPS[level] ?? 0
    for (let i = 0; i + step < runs.length; i++) {
      const first = runs[i] ?? UNKNOWN
      const second = runs[i + step] ?? UNKNOWN
      runs[i] =
        first === UNKNOWN || second === UNKNOWN ? UNKNOWN : numberOf(pairs, first * NUMBERS_MAX + second)
    }
    runs.length = Math.max(0, runs.length - step)
  }
  return runs
}

/** Lines that would inflate a keyword count: hidden characters, copied postings, repeated lists. */
export function keywordStuffing(
  lines: EvidenceLine[],
  posting: PostingText,
  isOtherRole = false,
  hasDatedRole = false,
): Stuffing {
  const total = lines.reduce((sum, { words }) => sum + words.length, 0)
  const hidden = lines
    .filter(({ line }) => hiddenCount(line.raw) >= MIN_HIDDEN_CHARACTERS)
    .map(({ line }) => line.number)
  const copied = copiedLines(
    lines.filter(({ line }) => !(hasDatedRole && line.isBullet && line.section === 'work')),
    posting,
    MIN_COPIED_LINE_SHARE,
  )
  const wordForWord = copiedWork(lines, posting, isOtherRole)
  const copiedWords = lines
    .filter(({ line }) => copied.has(line.number))
    .reduce((sum, { words }) => sum + words.length, 0)
  const isCopy =
    wordForWord.size > 0 ||
    (copiedWords >= MIN_COPIED_WORDS && copiedWords / Math.max(1, total) > MAX_COPIED_SHARE)
  const repeated = repeatedLines(lines)
  const repeatedConcepts = new Set(repeated)
  // Where no list stands under "Skills", a list elsewhere has merely lost its heading.
  const hasSkills = lines.some(
    ({ line, concepts }) => line.section === 'skills' && concepts.length >= MIN_SKILLS_SECTION_SKILLS,
  )
  const keywordList = lines
    .filter(one => hasSkills && isBareKeywordList(one) && !repeatedConcepts.has(one.line.number))
    .map(({ line }) => line.number)
  const overused = overusedCount(lines, total, new Set([...hidden, ...repeated, ...keywordList]))

  const findings: StuffingFinding[] = []
  if (hidden.length > 0)
    findings.push({ code: 'hidden', points: STUFFING_POINTS.hidden, lines: hidden, count: hidden.length })
  if (isCopy) {
    const points = Math.round(
      STUFFING_POINTS.copied + (STUFFING_POINTS.copiedPerShare * copiedWords) / Math.max(1, total),
    )
    findings.push({ code: 'copied', points, lines: [...copied], count: copiedWords })
  }
  if (repeated.length > 0)
    findings.push({
      code: 'repeated',
      points: Math.min(
        STUFFING_POINTS.maxRepeated,
        STUFFING_POINTS.repeated + STUFFING_POINTS.perRepeatedLine * repeated.length,
      ),
      lines: repeated,
      count: repeated.length,
    })
  if (keywordList.length > 0)
    findings.push({
      code: 'dumped',
      points: STUFFING_POINTS.dumped,
      lines: keywordList,
      count: keywordList.length,
    })
  if (overused > 0)
    findings.push({
      code: 'overused',
      points: Math.min(
        STUFFING_POINTS.maxOverused,
        STUFFING_POINTS.overused + STUFFING_POINTS.perOverusedSkill * overused,
      ),
      lines: [],
      count: overused,
    })
  return {
    findings,
    ignoredLines: new Set([...hidden, ...repeated, ...keywordList, ...(isCopy ? copied : [])]),
  }
}

export function hiddenCount(text: string): number {
  return text.match(HIDDEN)?.length ?? 0
}

export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '')
}

/**
 * Lines of work that the posting has word for word and that tell of the posting: several under a title of other work, or one
 * that speaks as postings do. Whoever holds the role may well use its words.
 */
function copiedWork(lines: EvidenceLine[], posting: PostingText, isOtherRole: boolean): Set<number> {
  const work = lines.filter(
    ({ line, words }) =>
      (line.section === 'work' || line.section === 'projects') && words.length >= WORD_FOR_WORD.minWords,
  )
  const copied = copiedLines(work, posting, WORD_FOR_WORD.minShare)
  const speaksAsPosting = work.some(({ line }) => copied.has(line.number) && POSTING_TALK.test(line.text))
  return speaksAsPosting || (isOtherRole && copied.size >= WORD_FOR_WORD.minLines) ? copied : new Set()
}

const POSTING_TALK =
  /\b(?:is|are) (?:essential|required|preferred|desirable|an? (?:plus|advantage|asset))\b|\b(?:you (?:will|must|have|should)|we (?:are|need|offer|want|seek)|must (?:have|be)|the successful candidate)\b/iu

function copiedLines(
  lines: EvidenceLine[],
  { wordRuns, wholeLines }: PostingText,
  minShare: number,
): Set<number> {
  const copied = new Set<number>()
  for (const { line, words: own } of lines) {
    if (own.length >= COPIED_RUN_WORDS) {
      let covered = 0
      let until = 0
      const runs = numberRuns(own, wordRuns, (numbers, key) => numbers.get(key) ?? UNKNOWN)
      for (let i = 0; i < runs.length; i++) {
        if (runs[i] === UNKNOWN) continue
        covered += i + COPIED_RUN_WORDS - Math.max(until, i)
        until = i + COPIED_RUN_WORDS
      }
      if (covered / own.length >= minShare) copied.add(line.number)
    } else if (own.length >= MIN_WHOLE_LINE_WORDS && wholeLines.has(own.join(' '))) copied.add(line.number)
  }
  return copied
}

/** Lines that name one skill three times, that stand twice, or that list again what a list has said. */
function repeatedLines(lines: EvidenceLine[]): number[] {
  const repeated: number[] = []
  const seen = new Set<string>()
  const listed = new Map<number, number>()
  for (const { line, words, concepts } of lines) {
    const distinct = new Set(concepts)
    const key = words.join(' ')
    const isDuplicateLine = distinct.size >= MIN_DUPLICATE_LINE_SKILLS && seen.has(key)
    seen.add(key)
    const most = countsOf(concepts)
      .values()
      .reduce((top, count) => Math.max(top, count), 0)
    const mentions = most - furtherStandards(line.text)
    const isList =
      concepts.length >= SKILL_LIST.minSkills && concepts.length * SKILL_LIST.maxWordsPerSkill >= words.length
    // A job's own "Technologies:" line may well name what the skills list names.
    const isJobSection = line.section === 'work' || line.section === 'projects'
    const repeatedConcepts =
      isList && !isJobSection ? [...distinct].filter(concept => listed.has(concept)).length : 0
    if (isList && !isJobSection)
      for (const concept of distinct) listed.set(concept, (listed.get(concept) ?? 0) + 1)
    const repeatsList =
      repeatedConcepts >= REPEATED_LIST.minSkills &&
      repeatedConcepts * REPEATED_LIST.minRepeated.outOf >= distinct.size * REPEATED_LIST.minRepeated.skills
    const repeatsSkill =
      (mentions >= REPEATED_SKILL.minMentions &&
        mentions * REPEATED_SKILL.maxWordsPerMention >= words.length) ||
      (mentions >= REPEATED_SKILL.minMentionsInList &&
        isList &&
        // "Weekly coaching, triad coaching with QA, coaching logs" tells of three things; a point of a job must be mostly one word.
        !(isJobSection && line.isBullet && mentions * REPEATED_SKILL.minWordsPerMentionInJob <= words.length))
    if (isDuplicateLine || repeatsSkill || repeatsList) repeated.push(line.number)
  }
  return repeated
}

/** A bare list of keywords where no list belongs: what is left of white text. */
function isBareKeywordList({ line, words, concepts }: EvidenceLine): boolean {
  if (
    line.section === 'skills' ||
    line.section === 'summary' ||
    line.section === 'head' ||
    /^[\p{L} &/]{3,30}:/u.test(line.raw.trim())
  )
    return false
  const isBare =
    concepts.length >= BARE_LIST.minSkills &&
    concepts.length * BARE_LIST.density.words >= words.length * BARE_LIST.density.skills
  return isBare && !(line.isBullet && line.section !== 'other')
}

function overusedCount(lines: EvidenceLine[], total: number, skip: ReadonlySet<number>): number {
  const counts = countsOf(
    lines.filter(({ line }) => !skip.has(line.number)).flatMap(({ concepts }) => concepts),
  )
  const most = Math.max(MIN_OVERUSED_MENTIONS, total * MAX_MENTIONS_PER_WORD)
  return [...counts.values()].filter(count => count > most).length
}

function countsOf(concepts: number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  return counts
}
