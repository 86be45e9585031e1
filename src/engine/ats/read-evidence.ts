import type { Engine } from '#engine/engine.ts'
import { type FieldSimilarity, fieldSimilarity, fieldVector } from '#engine/occupations/field-similarity.ts'
import { resumeFactsFromLines } from '#engine/resume/read-resume-facts.ts'
import { readResumeLines } from '#engine/resume/read-resume-lines.ts'
import { findSkillSpans } from '#engine/skills/find-skills.ts'
import { tokenizeLines } from '#engine/text/tokens.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { type LineIndex, lineIndex, namedTasks } from './clause-coverage.ts'
import { lineKeys } from './clause-terms.ts'
import { credentialSpans } from './credential-spans.ts'
import { namedDegreeLevel } from './degree-words.ts'
import type { Evidence, EvidenceLine, ProofKind } from './evidence.ts'
import { holdsSetting } from './held-setting.ts'
import { keywordStuffing, type Stuffing } from './keyword-stuffing.ts'
import { heldText, isRecord, isSentence, MIN_UNBROKEN_CHARS, proofKinds, toldText } from './proof-kinds.ts'
import { ramp } from './ramp.ts'
import type { Posting } from './read-requirements.ts'
import { namesOnlyRank } from './title-keywords.ts'
import { titleSimilarity } from './title-similarity.ts'
import { yearsOfWork } from './years-of-work.ts'

export interface ResumeEvidence {
  facts: ResumeFacts
  lines: EvidenceLine[]
  proofKinds: ProofKind[]
  /** Concept → the first line that shows it, and the first that only names it. */
  shown: Map<number, Evidence>
  listed: Map<number, Evidence>
  index: LineIndex
  counts: Map<number, number>
  wordCount: number
  /** Words that stand in a found skill, by concept. */
  conceptWords: Map<number, number>
  years: number
  degree: { level: number; line: number; text: string }
  /** Every line that names a degree, for its subject. */
  degreeTexts: string[]
  stuffing: Stuffing
  /** How alike the work of the résumé is to what the posting asks for. */
  field: FieldSimilarity
  /** How alike the held jobs' titles are to the role, 0 to 1. */
  title: number
  /** How much of the tasks lines of work name, 0 to 1. */
  tasks: number
  /** Whether a dated job is of the setting that the posting asks years in. */
  isInSetting: boolean
}

/** Below this no job held is of the role or next to it. */
const MIN_OWN_ROLE_SIMILARITY = 0.3
/** From here on somebody has held the very role and may well tell of it in the posting's words. */
const MIN_SAME_ROLE_SIMILARITY = 0.82
/** Without a title, words of the field are worth this much of one: less than the role's own. */
const UNTITLED_ROLE = { from: 0.35, to: 0.55, most: 0.62 } as const
/** A résumé or a posting of a line or two is of no field in particular. */
const MIN_FIELD_WORDS = 20
const MIN_FIELD_REQUIREMENTS = 4

export function readEvidence(
  engine: Engine,
  resumeText: string,
  posting: Posting,
  asOf: string,
): ResumeEvidence {
  const lines = readLines(engine, resumeText, posting)
  const plainLines = lines.map(({ line }) => line)
  const facts = resumeFactsFromLines(plainLines)
  const titleOfAll = titleSimilarity(engine, plainLines, facts, new Set(), posting)
  const ownTitle = titleOfAll ?? 0
  const hasDatedRole = ownTitle >= MIN_SAME_ROLE_SIMILARITY && facts.work.some(job => job.startDate !== null)
  const stuffing = keywordStuffing(lines, posting.text, ownTitle < MIN_OWN_ROLE_SIMILARITY, hasDatedRole)
  const kinds = proofKinds(plainLines, stuffing.ignoredLines)
  const index = lineIndex(
    lines.map((line, at) => ({
      keys: kinds[at] === 'none' ? new Set() : keysOf(line, posting),
      continues: isContinued(lines, kinds, at),
    })),
  )
  const field = fieldOf(engine, lines, kinds, posting)
  const evidence: ResumeEvidence = {
    facts,
    lines,
    proofKinds: kinds,
    shown: new Map(),
    listed: new Map(),
    index,
    tasks: namedTasks(posting.requirements, index, line => kinds[line] === 'shown'),
    counts: new Map(),
    conceptWords: new Map(),
    wordCount: lines.reduce((total, { words }) => total + words.length, 0),
    years: yearsOfWork(
      facts,
      plainLines,
      stuffing.ignoredLines,
      asOf,
      posting.requirements.some(({ yearsByDegree }) => yearsByDegree.length > 0),
    ),
    degree: { level: 0, line: 0, text: '' },
    degreeTexts: [],
    stuffing,
    field,
    title: heldTitle(
      stuffing.ignoredLines.size === 0
        ? titleOfAll
        : titleSimilarity(engine, plainLines, facts, stuffing.ignoredLines, posting),
      field,
      posting.role,
    ),
    isInSetting: holdsSetting(posting.requirements, facts, stuffing.ignoredLines),
  }
  for (const [at, { line, concepts, wordCounts, isRecord: held, isUnderPapers }] of lines.entries()) {
    for (const [i, concept] of concepts.entries()) {
      evidence.counts.set(concept, (evidence.counts.get(concept) ?? 0) + 1)
      evidence.conceptWords.set(concept, (evidence.conceptWords.get(concept) ?? 0) + (wordCounts[i] ?? 1))
    }
    const kind = kinds[at]
    if (kind === 'none') continue
    for (const concept of concepts) {
      const skillKind = engine.skillLexicon().kind(concept)
      // A certificate shows wherever it is recorded, as the papers of the table do.
      const isHeld = skillKind === 'language' || (skillKind === 'certification' && held)
      const proofs = kind === 'shown' || isHeld ? evidence.shown : evidence.listed
      if (!proofs.has(concept)) proofs.set(concept, { line: line.number, text: line.text })
    }
    const level = (line.section !== 'work' || isUnderPapers) && held ? namedDegreeLevel(heldText(line)) : 0
    if (level > 0 || line.section === 'education') evidence.degreeTexts.push(line.text)
    if (level > evidence.degree.level) evidence.degree = { level, line: line.number, text: line.text }
  }
  return evidence
}

/** A role that names a rank and no work, "Shift Lead", says less of the field than the words of the work do. */
function heldTitle(similarity: number | null, field: FieldSimilarity, role: string): number {
  const untitled = untitledRole(field)
  if (similarity === null) return untitled
  return namesOnlyRank(role) ? Math.max(similarity, untitled) : similarity
}

/** Somebody who tells of the work and names no post may have held the role: how alike the words are stands in for the title. */
function untitledRole({ isKnown, centered }: FieldSimilarity): number {
  return isKnown ? UNTITLED_ROLE.most * ramp(centered, UNTITLED_ROLE.from, UNTITLED_ROLE.to) : 0
}

/** Two lines of one job tell of one thing where neither is a heading and no blank line parts them. */
function isContinued(lines: EvidenceLine[], kinds: ProofKind[], at: number): boolean {
  const line = lines[at]?.line
  const next = lines[at + 1]?.line
  return (
    line !== undefined &&
    next !== undefined &&
    !line.isHeading &&
    !next.isHeading &&
    line.section === next.section &&
    kinds[at] === kinds[at + 1] &&
    next.number === line.number + 1
  )
}

function fieldOf(
  engine: Engine,
  lines: EvidenceLine[],
  kinds: ProofKind[],
  posting: Posting,
): FieldSimilarity {
  const { terms, occupations } = engine.career
  const told = lines
    .filter(
      ({ line }, at) =>
        (kinds[at] === 'shown' && (isSentence(line.text) || line.text.length > MIN_UNBROKEN_CHARS)) ||
        (kinds[at] === 'listed' && line.section !== 'skills' && isSentence(line.text)),
    )
    .map(({ line }) => line.text)
  const key = told.join('\n')
  const known = posting.fieldsByText.get(key) ?? {
    ...fieldSimilarity(posting.field, fieldVector(terms(), told, occupations.count), posting.sharedField),
    isKnown:
      key.split(/\s+/u).length >= MIN_FIELD_WORDS && posting.requirements.length >= MIN_FIELD_REQUIREMENTS,
  }
  posting.fieldsByText.set(key, known)
  return known
}

function keysOf({ line, concepts, credentials }: EvidenceLine, posting: Posting): ReadonlySet<string> {
  const label = paperLabel(line)
  const text = `${label}${line.text}`
  const known =
    posting.keysByLine.get(text) ??
    lineKeys(`${label}${toldText(heldText(line))}`, concepts, credentials, posting.acronyms)
  posting.keysByLine.set(text, known)
  return known
}

/** "Licence: full D" says with its label what the letter stands for. */
function paperLabel({ raw, text }: EvidenceLine['line']): string {
  const label = /^[\s•*–-]*(\p{L}[\p{L} &/]{2,30}:\s+)/u.exec(raw)?.[1] ?? ''
  return label !== '' && !text.startsWith(label) && PAPERS_HEADING.test(label) ? label : ''
}

function readLines(engine: Engine, text: string, { tokensByLine, skillsByPassage }: Posting): EvidenceLine[] {
  const all = tokenizeLines(text, tokensByLine)
  const spans = findSkillSpans(engine.skillLexicon(), text, all, skillsByPassage)
  const credentials = credentialSpans(engine.credentials(), text, all)
  let nextSpan = 0
  let nextWord = 0
  let nextCredential = 0
  let isUnderPapers = false
  const wordCountOf = wordCounter()
  return readResumeLines(text).map(line => {
    if (line.isHeading) isUnderPapers = PAPERS_HEADING.test(line.text)
    const end = line.start + line.raw.length
    const concepts: number[] = []
    const wordCounts: number[] = []
    const words: string[] = []
    const held: EvidenceLine['credentials'] = []
    const told = toldText(line.text)
    const isDenied = (written: string) => told.length < line.text.length && !told.includes(written)
    for (; (all.starts[nextWord] ?? end) < end; nextWord++) {
      if ((all.starts[nextWord] ?? 0) >= line.start) words.push(all.words[nextWord] ?? '')
    }
    for (; (spans[nextSpan]?.start ?? end) < end; nextSpan++) {
      const span = spans[nextSpan]
      if (!span || span.start < line.start || isDenied(text.slice(span.start, span.end))) continue
      concepts.push(span.concept)
      wordCounts.push(wordCountOf(text.slice(span.start, span.end)))
    }
    for (; (credentials[nextCredential]?.start ?? end) < end; nextCredential++) {
      const span = credentials[nextCredential]
      if (span && span.start >= line.start && heldText(line).includes(text.slice(span.start, span.end)))
        held.push(span)
    }
    return {
      line,
      words,
      concepts,
      wordCounts,
      credentials: held,
      isRecord: isRecord(line, isUnderPapers),
      isUnderPapers,
    }
  })
}

/** Words of a skill as it is written; a résumé writes the same few again and again. */
function wordCounter(): (written: string) => number {
  const known = new Map<string, number>()
  return written => {
    const count = known.get(written) ?? written.split(/[\s/-]+/u).length
    known.set(written, count)
    return count
  }
}

/** "Qualifications" and "Tickets" head what somebody holds, whatever section they are read as. */
const PAPERS_HEADING =
  /\b(?:qualifications?|tickets?|licen[sc]es?|certifi\w+|credentials|training|registrations?|clearances?|checks|education|accreditations?|memberships?)\b/iu
