import { degreeLevel } from '#engine/resume/degree-level.ts'
import { monthNumber, readDates } from '#engine/resume/read-dates.ts'
import { resumeFactsFromLines } from '#engine/resume/read-resume-facts.ts'
import { type ResumeLine, resumeLines } from '#engine/resume/resume-lines.ts'
import { findSkillSpans } from '#engine/skills/find-skills.ts'
import type { SkillLexicon } from '#engine/skills/load-skill-lexicon.ts'
import { tokenize } from '#engine/text/tokens.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import type { Evidence, EvidenceLine } from './evidence.ts'
import { keywordStuffing, type PostingText, type Stuffing } from './keyword-stuffing.ts'

export interface ResumeEvidence {
  facts: ResumeFacts
  lines: EvidenceLine[]
  proofs: Map<number, Evidence>
  /** Folded word → the lines that hold it. */
  index: Map<string, number[]>
  counts: Map<number, number>
  wordCount: number
  /** Words that stand in a found skill, by concept. */
  conceptWords: Map<number, number>
  years: number
  degree: { level: number; line: number; text: string }
  stuffing: Stuffing
}

export function readEvidence(
  lexicon: SkillLexicon,
  resumeText: string,
  posting: PostingText,
  asOf: string,
): ResumeEvidence {
  const lines = readLines(lexicon, resumeText)
  const facts = resumeFactsFromLines(lines.map(({ line }) => line))
  const stuffed = keywordStuffing(lines, posting)
  const evidence: ResumeEvidence = {
    facts,
    lines,
    proofs: new Map(),
    index: new Map(),
    counts: new Map(),
    conceptWords: new Map(),
    wordCount: lines.reduce((total, { words }) => total + words.length, 0),
    years: yearsOfWork(facts, lines, stuffed.ignoredLines, asOf),
    degree: { level: 0, line: 0, text: '' },
    stuffing: stuffed,
  }
  for (const [i, { line, words, concepts, wordCounts }] of lines.entries()) {
    for (const [at, concept] of concepts.entries()) {
      evidence.counts.set(concept, (evidence.counts.get(concept) ?? 0) + 1)
      evidence.conceptWords.set(concept, (evidence.conceptWords.get(concept) ?? 0) + (wordCounts[at] ?? 1))
    }
    if (stuffed.ignoredLines.has(line.number)) continue
    for (const word of new Set(words)) push(evidence.index, word, i)
    for (const concept of concepts)
      addProof(evidence.proofs, concept, {
        quality: evidenceQuality(lexicon, line, concept),
        line: line.number,
        text: line.text,
      })
    const level =
      line.section === 'education' || line.section === 'head' || line.section === 'summary'
        ? degreeLevel(line.text)
        : 0
    if (level > evidence.degree.level) evidence.degree = { level, line: line.number, text: line.text }
  }
  return evidence
}

export function addProof(proofs: Map<number, Evidence>, concept: number, proof: Evidence): void {
  if ((proofs.get(concept)?.quality ?? 0) < proof.quality) proofs.set(concept, proof)
}

function readLines(lexicon: SkillLexicon, text: string): EvidenceLine[] {
  const all = tokenize(text)
  const spans = findSkillSpans(lexicon, text, all)
  let nextSpan = 0
  let nextWord = 0
  return resumeLines(text).map(line => {
    const end = line.start + line.raw.length
    const concepts: number[] = []
    const wordCounts: number[] = []
    const words: string[] = []
    for (; (all.starts[nextWord] ?? end) < end; nextWord++) {
      if ((all.starts[nextWord] ?? 0) >= line.start) words.push(all.words[nextWord] ?? '')
    }
    for (; (spans[nextSpan]?.start ?? end) < end; nextSpan++) {
      const span = spans[nextSpan]
      if (!span || span.start < line.start) continue
      concepts.push(span.concept)
      wordCounts.push(text.slice(span.start, span.end).split(/[\s/-]+/u).length)
    }
    return { line, words, concepts, wordCounts: wordCounts }
  })
}

function evidenceQuality(lexicon: SkillLexicon, { section, isHeading }: ResumeLine, concept: number): number {
  const kind = lexicon.kind(concept)
  if (kind === 'language') return SHOWN
  if (isHeading) return LISTED
  return section === 'work' ||
    section === 'projects' ||
    section === 'education' ||
    section === 'certificates' ||
    section === 'volunteer'
    ? SHOWN
    : LISTED
}

/** Years that the dated jobs cover together; overlapping jobs count once. */
function yearsOfWork(
  { work }: ResumeFacts,
  lines: EvidenceLine[],
  ignoredLines: ReadonlySet<number>,
  asOf: string,
): number {
  let presentMonth = asOf
  for (const { line } of lines) {
    const end = line.text.length < MAX_DATED_LINE_CHARS ? readDates(line.text)?.end : null
    if (end && end > presentMonth && end.slice(0, 4) <= String(Number(asOf.slice(0, 4)) + 1))
      presentMonth = end
  }
  const spans = work
    .filter(job => job.startDate !== null && !ignoredLines.has(job.line))
    .map(job => [
      monthNumber(job.startDate ?? presentMonth, 1),
      monthNumber(job.current ? presentMonth : (job.endDate ?? job.startDate ?? presentMonth), 12),
    ])
    .sort(([a = 0], [b = 0]) => a - b)
  let months = 0
  let covered = 0
  for (const [from = 0, to = 0] of spans) {
    months += Math.max(0, to - Math.max(from, covered) + 1)
    covered = Math.max(covered, to + 1)
  }
  const datedYears = Math.round((months / 12) * 10) / 10
  let statedYears = 0
  for (const { line } of lines) {
    if (!SECTIONS_STATING_YEARS.has(line.section) || ignoredLines.has(line.number)) continue
    statedYears = Math.max(
      statedYears,
      Number(/\b(\d{1,2})\+?\s*(?:years|yrs)\b/iu.exec(line.text)?.[1] ?? 0),
    )
  }
  return statedYears > datedYears && (datedYears === 0 || statedYears <= datedYears + MAX_OVERSTATED_YEARS)
    ? statedYears
    : datedYears
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

export const SHOWN = 1
export const LISTED = 0.8
const MAX_OVERSTATED_YEARS = 2
const MAX_DATED_LINE_CHARS = 200
const SECTIONS_STATING_YEARS: ReadonlySet<string> = new Set(['head', 'summary'])
