import { monthNumber, readDates } from '#engine/resume/read-dates.ts'
import { degreeLevel } from '#engine/resume/read-education.ts'
import { factsOfLines } from '#engine/resume/read-resume-facts.ts'
import { type ResumeLine, resumeLines } from '#engine/resume/resume-lines.ts'
import { findMatches } from '#engine/skills/find-skills.ts'
import type { Lexicon } from '#engine/skills/load-skill-lexicon.ts'
import { atoms } from '#engine/text/tokens.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { type PostingText, type Stuffing, stuffing } from './keyword-stuffing.ts'

export interface Proof {
  /** 1 shown in work, education or a certificate; less where it is only said. */
  quality: number
  line: number
  text: string
}

export interface EvidenceLine {
  line: ResumeLine
  words: string[]
  concepts: number[]
  /** How many words each concept takes. */
  widths: number[]
}

export interface ResumeEvidence {
  facts: ResumeFacts
  lines: EvidenceLine[]
  proofs: Map<number, Proof>
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
  lexicon: Lexicon,
  resumeText: string,
  posting: PostingText,
  asOf: string,
): ResumeEvidence {
  const lines = readLines(lexicon, resumeText)
  const facts = factsOfLines(lines.map(({ line }) => line))
  const stuffed = stuffing(lines, posting)
  const evidence: ResumeEvidence = {
    facts,
    lines,
    proofs: new Map(),
    index: new Map(),
    counts: new Map(),
    conceptWords: new Map(),
    wordCount: lines.reduce((total, { words }) => total + words.length, 0),
    years: yearsOfWork(facts, lines, stuffed.voided, asOf),
    degree: { level: 0, line: 0, text: '' },
    stuffing: stuffed,
  }
  for (const [i, { line, words, concepts, widths }] of lines.entries()) {
    for (const [at, concept] of concepts.entries()) {
      evidence.counts.set(concept, (evidence.counts.get(concept) ?? 0) + 1)
      evidence.conceptWords.set(concept, (evidence.conceptWords.get(concept) ?? 0) + (widths[at] ?? 1))
    }
    if (stuffed.voided.has(line.number)) continue
    for (const word of new Set(words)) push(evidence.index, word, i)
    for (const concept of concepts)
      prove(evidence.proofs, concept, {
        quality: qualityOf(lexicon, line, concept),
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

export function prove(proofs: Map<number, Proof>, concept: number, proof: Proof): void {
  if ((proofs.get(concept)?.quality ?? 0) < proof.quality) proofs.set(concept, proof)
}

function readLines(lexicon: Lexicon, text: string): EvidenceLine[] {
  const all = atoms(text)
  const spans = findMatches(lexicon, text, all)
  let nextSpan = 0
  let nextWord = 0
  return resumeLines(text).map(line => {
    const end = line.start + line.raw.length
    const concepts: number[] = []
    const widths: number[] = []
    const words: string[] = []
    for (; (all.starts[nextWord] ?? end) < end; nextWord++) {
      if ((all.starts[nextWord] ?? 0) >= line.start) words.push(all.words[nextWord] ?? '')
    }
    for (; (spans[nextSpan]?.start ?? end) < end; nextSpan++) {
      const span = spans[nextSpan]
      if (!span || span.start < line.start) continue
      concepts.push(span.concept)
      widths.push(text.slice(span.start, span.end).split(/[\s/-]+/u).length)
    }
    return { line, words, concepts, widths }
  })
}

function qualityOf(lexicon: Lexicon, { section, isHeading }: ResumeLine, concept: number): number {
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
  voided: ReadonlySet<number>,
  asOf: string,
): number {
  let latest = asOf
  for (const { line } of lines) {
    const end = line.text.length < 200 ? readDates(line.text)?.end : null
    if (end && end > latest && end.slice(0, 4) <= String(Number(asOf.slice(0, 4)) + 1)) latest = end
  }
  const spans = work
    .filter(job => job.startDate !== null && !voided.has(job.line))
    .map(job => [
      monthNumber(job.startDate ?? latest, 1),
      monthNumber(job.current ? latest : (job.endDate ?? job.startDate ?? latest), 12),
    ])
    .sort(([a = 0], [b = 0]) => a - b)
  let months = 0
  let covered = 0
  for (const [from = 0, to = 0] of spans) {
    months += Math.max(0, to - Math.max(from, covered) + 1)
    covered = Math.max(covered, to + 1)
  }
  const dated = Math.round((months / 12) * 10) / 10
  let claimed = 0
  for (const { line } of lines) {
    if (!CLAIMING.has(line.section) || voided.has(line.number)) continue
    claimed = Math.max(claimed, Number(/\b(\d{1,2})\+?\s*(?:years|yrs)\b/iu.exec(line.text)?.[1] ?? 0))
  }
  return claimed > dated && (dated === 0 || claimed <= dated + MOST_OVERSTATED_YEARS) ? claimed : dated
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

export const SHOWN = 1
export const LISTED = 0.8
const MOST_OVERSTATED_YEARS = 2
const CLAIMING: ReadonlySet<string> = new Set(['head', 'summary'])
