import type { AtsEdit, AtsFix, AtsResult } from '#shared/career/ats-result.ts'
import type { Analysis } from './analysis.ts'
import { atsScore, type ScoreState } from './ats-score.ts'
import { coverageFix } from './coverage-fixes.ts'
import { type DraftFix, type EffectOf, effectOfEdit, type FixEffect, NO_EFFECT } from './draft-fix.ts'
import { fixPath } from './fix-path.ts'
import type { StuffingFinding } from './keyword-stuffing.ts'
import { rewriteLines } from './layout-findings.ts'
import { HEADLINE_TITLE_VALUE } from './match-measured.ts'
import type { ParseFinding } from './parse-finding.ts'
import type { RequirementMatch } from './requirement-match.ts'

/**
 * One fix for every reason why points are missing, with what it alone would gain, and the same fixes one after the other;
 * `reread` reads an edited résumé anew. Without it a fix counts as the points that its finding takes off.
 */
export function atsFixes(
  analysis: Analysis,
  reread: ((edit: AtsEdit) => ScoreState) | null,
): Pick<AtsResult, 'fixes' | 'path'> {
  const { state, findings, matches, evidence } = analysis
  const effectOf = (edit: AtsEdit, unread: FixEffect) => (reread ? effectOfEdit(state, reread(edit)) : unread)
  const drafts = [
    ...findings.map(finding => parseFix(finding, effectOf)),
    ...evidence.stuffing.findings.map(finding => stuffingFix(analysis, finding, effectOf)),
    ...matches
      .filter(match => match.value < 1 && !isTitleNamed(match))
      .map(match => coverageFix(analysis, match, effectOf)),
  ]
  return { fixes: countedFixes(state, drafts), path: fixPath(state, drafts) }
}

/** Whoever names the role in the headline, as a fix says, has nothing further to mend there. */
function isTitleNamed({ requirement, value }: RequirementMatch): boolean {
  return requirement.kind === 'title' && value >= HEADLINE_TITLE_VALUE
}

function parseFix({ points, problem, advice, line, edit }: ParseFinding, effectOf: EffectOf): DraftFix {
  const effect = edit
    ? effectOf(edit, state => ({ ...state, parseLost: state.parseLost - points }))
    : NO_EFFECT
  return { part: 'parseability', problem, advice, line, edit, effect, share: points, label: labelOf(problem) }
}

function stuffingFix(
  { lines, evidence }: Analysis,
  { code, points, lines: numbers, count }: StuffingFinding,
  effectOf: EffectOf,
): DraftFix {
  const removedLines = new Set(numbers)
  const edit =
    removedLines.size === 0
      ? null
      : rewriteLines(lines, line => (removedLines.has(line.number) ? null : line.raw))
  const withoutIt: FixEffect = state => ({ ...state, stuffingLost: state.stuffingLost - points })
  const [problem, advice] = STUFFING_WORDS[code](count, evidence.wordCount)
  return {
    part: 'stuffing',
    problem,
    advice,
    line: numbers[0] ?? null,
    edit,
    effect: edit ? effectOf(edit, withoutIt) : withoutIt,
    share: points,
    label: labelOf(problem),
  }
}

function labelOf(problem: string): string {
  return problem.replace(/\.$/u, '')
}

/** What each gains alone, and its share of all that is missing, in whole points, largest remainders first. */
function countedFixes(state: ScoreState, drafts: DraftFix[]): AtsFix[] {
  const now = atsScore(state).score
  const missing = 100 - now
  const whole = drafts.reduce((sum, { share }) => sum + share, 0)
  const exact = drafts.map(({ share }) => (whole === 0 ? 0 : (share / whole) * missing))
  const lost = exact.map(Math.floor)
  const left = missing - lost.reduce((sum, points) => sum + points, 0)
  const order = exact
    .map((points, i) => ({ i, rest: points - Math.floor(points) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i)
  if (whole > 0) for (const { i } of order.slice(0, left)) lost[i] = (lost[i] ?? 0) + 1
  return drafts
    .map(({ share: _share, label: _label, effect, ...fix }, i) => ({
      ...fix,
      gain: atsScore(effect(state)).score - now,
      lost: lost[i] ?? 0,
    }))
    .sort((a, b) => b.gain - a.gain || b.lost - a.lost)
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
