import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeSection } from '#engine/resume/section-headings.ts'
import type { SkillLexicon } from '#engine/skills/load-skill-lexicon.ts'
import type { AtsEdit, AtsFix } from '#shared/career/ats-result.ts'
import { atsScore, isMissingMust, type ScoreState } from './ats-score.ts'
import type { StuffingFinding } from './keyword-stuffing.ts'
import { rewriteLines } from './layout-findings.ts'
import { applyFieldToYears, matchesWithSkill, type RequirementMatch } from './match-requirements.ts'
import type { ParseFinding } from './parse-finding.ts'
import { LISTED, type ResumeEvidence, SHOWN } from './read-evidence.ts'
import type { Requirement } from './requirement.ts'

/** How the missing points are shared out among the fixes of requirements. */
const FIX_SHARES = { perWeight: 10, missingMust: 5 } as const
/** A longer line is a point even without a bullet. */
const MAX_HEADING_LINE_CHARS = 90
const MAX_LINES_TO_FIRST_POINT = 5

/** Everything one reading of a résumé against a posting found. */
export interface Analysis {
  lexicon: SkillLexicon
  requirements: Requirement[]
  evidence: ResumeEvidence
  lines: ResumeLine[]
  findings: ParseFinding[]
  matches: RequirementMatch[]
  state: ScoreState
  lastLine: number
}

/** One fix for every reason why points are missing, with what it alone would gain; `rescore` reads an edited résumé anew. */
export function atsFixes(analysis: Analysis, rescore: (edit: AtsEdit) => number): AtsFix[] {
  const now = atsScore(analysis.state).score
  const gain = (state: Partial<ScoreState>) => atsScore({ ...analysis.state, ...state }).score - now
  const measuredGain = (edit: AtsEdit | null, otherwise: number) => (edit ? rescore(edit) - now : otherwise)
  const drafts = [
    ...analysis.findings.map(finding => parseFix(finding, measuredGain(finding.edit, 0))),
    ...analysis.evidence.stuffing.findings.map(finding => {
      const fix = stuffingFix(analysis, finding)
      return {
        ...fix,
        gain: measuredGain(fix.edit, gain({ stuffingLost: analysis.state.stuffingLost - finding.points })),
      }
    }),
    ...analysis.matches
      .filter(({ value }) => value < 1)
      .map(match => coverageFix(analysis, match, gain, measuredGain)),
  ]
  return splitPoints(drafts, 100 - now).sort((a, b) => b.gain - a.gain || b.lost - a.lost)
}

type Draft = AtsFix & { share: number }

function parseFix({ points, problem, advice, line, edit }: ParseFinding, gain: number): Draft {
  return { part: 'parseability', problem, advice, line, edit, gain, lost: 0, share: points }
}

function stuffingFix(
  { lines, evidence }: Analysis,
  { code, points, lines: numbers, count }: StuffingFinding,
): Draft {
  const removedLines = new Set(numbers)
  const edit =
    removedLines.size === 0
      ? null
      : rewriteLines(lines, line => (removedLines.has(line.number) ? null : line.raw))
  const [problem, advice] = STUFFING_WORDS[code](count, evidence.wordCount)
  return {
    part: 'stuffing',
    problem,
    advice,
    line: numbers[0] ?? null,
    edit,
    gain: 0,
    lost: 0,
    share: points,
  }
}

function coverageFix(
  analysis: Analysis,
  match: RequirementMatch,
  gain: (state: Partial<ScoreState>) => number,
  measuredGain: (edit: AtsEdit | null, otherwise: number) => number,
): Draft {
  const { requirement, proof } = match
  const share =
    requirement.weight * (1 - match.value) * FIX_SHARES.perWeight +
    (isMissingMust(match) ? FIX_SHARES.missingMust : 0)
  const base = { part: 'coverage' as const, line: proof?.line ?? null, lost: 0, share }
  if (requirement.kind === 'years') {
    const have = analysis.evidence.years
    return {
      ...base,
      gain: 0,
      edit: null,
      problem: `The posting asks for ${requirement.label}; the dated jobs add up to ${have}.`,
      advice: 'No wording mends this. If a job is missing or undated, add it with its months.',
    }
  }
  if (requirement.kind === 'degree') {
    const edit = insertInto(analysis, 'education', 'Education', `${requirement.label}, [your school], [year]`)
    return {
      ...base,
      edit,
      gain: gain({ matches: withValue(analysis, match, 1), ...withSectionAdded(analysis, 'no-education') }),
      problem: `The posting asks for: ${requirement.label}.`,
      advice: 'If you hold it, name the degree in full under “Education”.',
    }
  }
  if (requirement.kind === 'title') return titleFix(analysis, match, base, measuredGain)
  return skillFix(analysis, match, gain, base)
}

function titleFix(
  { evidence }: Analysis,
  { requirement, met, value }: RequirementMatch,
  base: Pick<Draft, 'part' | 'line' | 'lost' | 'share'>,
  measuredGain: (edit: AtsEdit | null, otherwise: number) => number,
): Draft {
  const headline = {
    line: (evidence.facts.basics.lines.name ?? 0) + 1,
    remove: 0,
    insert: [requirement.label],
  }
  const gain = measuredGain(headline, 0)
  if (gain > 0) {
    return {
      ...base,
      edit: headline,
      gain: gain,
      problem: `The title “${requirement.label}” is not in the résumé${met === 'partly' ? ' in full' : ''}.`,
      advice: 'Name the role you are aiming at on the line under your name.',
    }
  }
  return {
    ...base,
    edit: null,
    gain: 0,
    problem:
      value > 0
        ? `No job of yours is called “${requirement.label}”.`
        : `The title “${requirement.label}” is not in the résumé.`,
    advice:
      'If you did this work under another title, add the posting’s words beside it, such as “Care Aide (Nursing Assistant)”.',
  }
}

function skillFix(
  analysis: Analysis,
  match: RequirementMatch,
  gain: (state: Partial<ScoreState>) => number,
  base: Pick<Draft, 'part' | 'line' | 'lost' | 'share'>,
): Draft {
  const { requirement } = match
  const [concept] = requirement.concepts
  const label =
    concept === undefined ? requirement.label : (requirement.label.split(' or ')[0] ?? requirement.label)
  const isCertification = concept !== undefined && analysis.lexicon.kind(concept) === 'certification'
  const isListed = match.met === 'listed'
  const job = analysis.lines.some(line => line.section === 'work')
    ? analysis.evidence.facts.work[0]
    : undefined
  const bulletAt = job ? firstPointAfter(analysis, job.line) : null
  const edit = isListed
    ? bulletAt === null
      ? null
      : { line: bulletAt, remove: 0, insert: [`• Used ${label}: [what you did and what came of it]`] }
    : isCertification
      ? insertInto(analysis, 'certificates', 'Certifications', label)
      : insertInto(analysis, 'skills', 'Skills', label)
  const isLanguage = concept !== undefined && analysis.lexicon.kind(concept) === 'language'
  const quality = isListed || isCertification || isLanguage ? SHOWN : LISTED
  const made = isListed || isCertification ? {} : withSectionAdded(analysis, 'no-skills')
  const matches =
    concept === undefined
      ? withValue(analysis, match, quality)
      : matchesWithSkill(analysis.lexicon, analysis.matches, analysis.evidence, concept, quality)
  return {
    ...base,
    edit,
    gain: edit ? gain({ matches, ...made }) : 0,
    problem: isListed
      ? `${label} is listed but not shown in your work.`
      : match.met === 'near'
        ? `${label} is not named; ${match.through ?? 'something close'} is.`
        : `${label} is not in the résumé.`,
    advice: isListed
      ? `Add a point under the job where you used ${label}, with what came of it.`
      : `If you ${isCertification ? 'hold it' : 'have used it'}, name ${requirement.concepts.length > 1 ? `one of these: ${requirement.label}` : label} under “${isCertification ? 'Certifications' : 'Skills'}”.`,
  }
}

function withValue(
  { matches, evidence }: Analysis,
  match: RequirementMatch,
  value: number,
): RequirementMatch[] {
  return applyFieldToYears(
    matches.map(one => (one === match ? { ...one, value, met: 'listed' as const } : one)),
    evidence,
  )
}

function withSectionAdded({ findings, state }: Analysis, code: string): Partial<ScoreState> {
  const points = findings.find(finding => finding.code === code)?.points ?? 0
  return { parseLost: state.parseLost - points }
}

function insertInto(
  { lines, lastLine }: Analysis,
  section: ResumeSection,
  heading: string,
  text: string,
): AtsEdit {
  const last = lines.filter(line => line.section === section).at(-1)
  return last
    ? { line: last.number + 1, remove: 0, insert: [text] }
    : { line: lastLine + 1, remove: 0, insert: ['', heading, text] }
}

function firstPointAfter({ lines }: Analysis, jobLine: number): number {
  const point = lines.find(
    line => line.number > jobLine && (line.isBullet || line.text.length > MAX_HEADING_LINE_CHARS),
  )
  return point && point.section === 'work' && point.number - jobLine <= MAX_LINES_TO_FIRST_POINT
    ? point.number
    : jobLine + 1
}

/** Whole points that sum to what is missing, largest remainders first. */
function splitPoints(drafts: Draft[], missing: number): AtsFix[] {
  const whole = drafts.reduce((sum, { share }) => sum + share, 0)
  const exact = drafts.map(({ share }) => (whole === 0 ? 0 : (share / whole) * missing))
  const lost = exact.map(Math.floor)
  const left = missing - lost.reduce((sum, points) => sum + points, 0)
  const order = exact
    .map((points, i) => ({ i, rest: points - Math.floor(points) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i)
  if (whole > 0) for (const { i } of order.slice(0, left)) lost[i] = (lost[i] ?? 0) + 1
  return drafts.map(({ share: _, ...fix }, i) => ({ ...fix, lost: lost[i] ?? 0 }))
}

const STUFFING_WORDS: Record<StuffingFinding['code'], (count: number, words: number) => [string, string]> = {
  hidden: count => [
    `${plural(count, 'line holds', 'lines hold')} invisible characters.`,
    'Remove them: a recruiter’s system shows hidden text, and it counts against you.',
  ],
  copied: (count, words) => [
    `${count} of ${words} words are copied from the posting.`,
    'Say it in your own words, with your own facts; copied lines prove nothing.',
  ],
  repeated: count => [
    `${plural(count, 'line repeats', 'lines repeat')} the same keywords.`,
    'Name each skill once in a list and once where you used it.',
  ],
  dumped: count => [
    `${plural(count, 'line is', 'lines are')} a bare list of keywords outside the skills section.`,
    'Move what is true to “Skills” and drop the rest.',
  ],
  overused: count => [
    `${plural(count, 'keyword appears', 'keywords appear')} far more often than in natural writing.`,
    'Keep the mentions that say something new.',
  ],
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
