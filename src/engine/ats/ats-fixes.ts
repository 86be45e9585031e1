import type { AtsEdit, AtsFix } from '#shared/career/ats-result.ts'
import type { Analysis } from './analysis.ts'
import { atsScore, type ScoreState } from './ats-score.ts'
import { coverageFix, type DraftFix } from './coverage-fixes.ts'
import type { StuffingFinding } from './keyword-stuffing.ts'
import { rewriteLines } from './layout-findings.ts'
import type { ParseFinding } from './parse-finding.ts'

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
      .map(match =>
        coverageFix(
          analysis,
          match,
          matches => gain({ matches }),
          edit => rescore(edit) - now,
        ),
      ),
  ]
  return splitPoints(drafts, 100 - now).sort((a, b) => b.gain - a.gain || b.lost - a.lost)
}

function parseFix({ points, problem, advice, line, edit }: ParseFinding, gain: number): DraftFix {
  return { part: 'parseability', problem, advice, line, edit, gain, lost: 0, share: points }
}

function stuffingFix(
  { lines, evidence }: Analysis,
  { code, points, lines: numbers, count }: StuffingFinding,
): DraftFix {
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

/** Whole points that sum to what is missing, largest remainders first. */
function splitPoints(drafts: DraftFix[], missing: number): AtsFix[] {
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
