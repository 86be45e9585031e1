import { BROAD_OCCUPATION_CODE_CHARS, OCCUPATION_CODE_CHARS } from '#engine/occupations/code-levels.ts'
import { keySkills } from '#engine/occupations/key-skills.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import { type SkillUsage, skillUsage } from '#engine/occupations/skill-usage.ts'
import { wordStems } from '#engine/text/word-stems.ts'
import { coveredMonths, MONTHS_PER_YEAR } from '#shared/career/covered-months.ts'
import { experienceYears } from '#shared/career/experience.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { isStudyTitle } from './studies.ts'

/** A job that stands for an occupation, and how long. */
export type PastJob = { title: string; row: number; years: number | null; lines: string[] }

type WrittenJob = PastJob & { job: ResumeFacts['work'][number] }

export type TargetRole = { title: string; row: number }

export type WorkQuestion = {
  job_title?: string | null | undefined
  years?: string | number | null | undefined
  resume?: Pick<ResumeFacts, 'work' | 'certificates'> | null | undefined
  /** This month, such as "2026-01": running jobs last until then. */
  asOf?: string | undefined
}

/** Below it a title is a guess, and what its occupation does would be too. */
const MIN_JOB_TITLE_CONFIDENCE = 0.5
const MAX_TITLE_MATCHES = 6
const MAX_JOBS = 20
const MAX_TITLE_CHARS = 200
const MAX_LINES_PER_JOB = 40
const MAX_LINE_CHARS = 500
/** A skill that the target hardly uses is not had by hardly using it elsewhere. */
const MIN_TARGET_USAGE = 0.3
/** Words that point to the occupation at least this much of their most also belong to it. */
const MIN_WORD_USAGE = 0.35
/** From here on a skill is one of few occupations, and goes with the person into any. */
const MIN_SPECIFICITY = 0.42
const RELATED_SIMILARITY = { none: 0.2, full: 0.6 } as const
/** What counts of a skill of the own role that the data does not know by its name. */
const OWN_ROLE_SHARE = 0.7
/** Words of a skill that one line of a résumé must hold. */
const MIN_LINE_COVERAGE = 0.6

/** The jobs of the résumé and the profile whose occupation is known, the present one first. */
export function workHistory(engine: CareerEngine, question: WorkQuestion, target?: TargetRole): PastJob[] {
  // Who holds the target role by its very name holds it, however unsure the occupation of that name is.
  const rowOf = (title: string) =>
    target && isSameTitle(title, target.title) ? target.row : rowOfTitle(engine, title)
  const written = (question.resume?.work ?? []).slice(0, MAX_JOBS).flatMap((job): WrittenJob[] => {
    const title = job.position?.trim() ?? ''
    const row = title === '' || isStudyTitle(title) ? undefined : rowOf(title)
    if (row === undefined) return []
    const lines = job.highlights.slice(0, MAX_LINES_PER_JOB)
    return [{ title, row, years: yearsIn([job], question.asOf), lines, job }]
  })
  const title = question.job_title?.trim() ?? ''
  const row = title === '' || isStudyTitle(title) ? undefined : rowOf(title)
  if (row === undefined) return written
  // The years of the profile are those of the whole career; the résumé's own dates say more.
  const known = written.filter(job => job.row === row)
  const dated = yearsIn(
    known.map(({ job }) => job),
    question.asOf,
  )
  const years = dated ?? experienceYears(question.years)
  const present = { title, row, years, lines: known.flatMap(job => job.lines) }
  return [present, ...written.filter(job => job.row !== row)]
}

/** A title such as "Social Worker" stands for several occupations of one group; together they must be likely. */
function rowOfTitle({ career, matchTitle }: CareerEngine, title: string): number | undefined {
  const matches = matchTitle(title.slice(0, MAX_TITLE_CHARS), MAX_TITLE_MATCHES)
  const group = matches[0]?.code.slice(0, BROAD_OCCUPATION_CODE_CHARS)
  const confidence = matches
    .filter(({ code }) => code.slice(0, BROAD_OCCUPATION_CODE_CHARS) === group)
    .reduce((sum, { score }) => sum + score, 0)
  return confidence < MIN_JOB_TITLE_CONFIDENCE
    ? undefined
    : career.occupations.rowOf.get(matches[0]?.code ?? '')
}

function isSameTitle(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Years in which there was any of the jobs; null where none has both ends. */
function yearsIn(jobs: readonly ResumeFacts['work'][number][], asOf: string | undefined): number | null {
  const dated = jobs.filter(({ startDate, endDate, current }) => startDate && (current ? asOf : endDate))
  return dated.length === 0 ? null : coveredMonths(dated, asOf ?? '') / MONTHS_PER_YEAR
}

/** How far a job trains a skill, 0 to 1: as much as the target role uses it, and how much of that counts there. */
export function trainedBy(
  career: CareerData,
  job: PastJob,
  skill: string,
  targetRow: number | null,
): { used: number; counts: number } {
  const usage = skillUsage(career, skill)
  const isKeySkill = keySkills(career, job.row).some(
    key => key.name.toLowerCase() === skill.trim().toLowerCase(),
  )
  const isOwnRole = targetRow !== null && isSameOccupation(career, job.row, targetRow)
  const used = isKeySkill ? 1 : usedShare(usage, job.row, targetRow)
  // Whoever does the work does what it consists of, in whatever words; a product by its name may be another firm's.
  if (isOwnRole && !isNamedProduct(usage, skill)) return { used: 1, counts: Math.max(used, OWN_ROLE_SHARE) }
  const isSpecific = usage.specificity >= MIN_SPECIFICITY
  const related = targetRow === null || isOwnRole || isSpecific ? 1 : relatedShare(career, job.row, targetRow)
  return { used, counts: used * related }
}

function usedShare(usage: SkillUsage, row: number, targetRow: number | null): number {
  const used = usage.usageIn(row)
  if (usage.kind === 'words' && used < MIN_WORD_USAGE) return 0
  return Math.min(1, used / Math.max(MIN_TARGET_USAGE, targetRow === null ? 1 : usage.usageIn(targetRow)))
}

/** A tool of that name, unless the name is that of the work. */
export function isNamedProduct({ kind }: SkillUsage, skill: string): boolean {
  return kind === 'tool' && !ACTIVITY.test(skill.trim())
}

/** Reading people as a barista and as a nurse are two things; the less the occupations are alike, the less counts. */
function relatedShare({ occupations }: CareerData, row: number, targetRow: number): number {
  const { none, full } = RELATED_SIMILARITY
  const similarity = occupations.cosineSimilarity(row, targetRow)
  return Math.min(1, Math.max(0, (similarity - none) / (full - none)))
}

export function isSameOccupation({ occupations }: CareerData, row: number, other: number): boolean {
  const code = (at: number) => (occupations.codes[at] ?? '').slice(0, OCCUPATION_CODE_CHARS)
  return code(row) === code(other)
}

/** A line of a résumé with its stems, which every skill is looked for in. */
export type StemmedLine = { text: string; stems: ReadonlySet<string> }

export function stemmedLine(text: string): StemmedLine {
  return { text, stems: new Set(wordStems(text.slice(0, MAX_LINE_CHARS))) }
}

/** The line of the résumé that tells of the skill, or nothing. */
export function lineAbout(lines: readonly StemmedLine[], skill: string): string | null {
  const wanted = [...new Set(wordStems(skill))]
  // "Reading People" loses its second word, and "read wiring diagrams" would show it.
  if (wanted.length < skill.trim().split(/\s+/u).length) return null
  const line = lines.find(
    ({ stems }) => wanted.filter(stem => stems.has(stem)).length >= wanted.length * MIN_LINE_COVERAGE,
  )
  return line?.text ?? null
}

/** "Case management" and "Inventory" are names of products too, but people mean the work. */
const ACTIVITY = /(?:ing|ment|tion|ysis|ance|ory)$/iu
