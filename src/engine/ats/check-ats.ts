import type { Engine } from '#engine/engine.ts'
import { applyAtsEdit } from '#shared/career/apply-ats-edit.ts'
import { ATS_GREEN_FROM, ATS_YELLOW_FROM, type AtsEdit, type AtsResult } from '#shared/career/ats-result.ts'
import type { Analysis } from './analysis.ts'
import { atsFixes } from './ats-fixes.ts'
import { atsScore, MAX_PART_POINTS } from './ats-score.ts'
import { keywordLists } from './keyword-lists.ts'
import { matchRequirements } from './match-requirements.ts'
import { parseFindings } from './parse-findings.ts'
import { readEvidence } from './read-evidence.ts'
import { type Posting, readRequirements } from './read-requirements.ts'
import { fieldShare, isOtherField, neighborShare } from './work-field.ts'

const MAX_EVIDENCE_CHARS = 300
/** A limit this close above the score is what held it down, but for rounding. */
const LIMIT_TOLERANCE_POINTS = 1

/** A longer text is no résumé; reading it anew for every fix would take seconds. */
const MAX_REREAD_CHARS = 60_000
/** Twenty full pages. */
const MAX_REREAD_LINES = 1_000

interface AtsInput {
  resumeText: string
  jobDescription: string
  targetRole: string
}

/** `asOf` is the month, as 2026-01, that "present" means in the résumé. */
export function checkAts(engine: Engine, input: AtsInput, asOf: string): AtsResult {
  const posting = readRequirements(engine, input.jobDescription, input.targetRole)
  const analysis = analyze(engine, posting, input.resumeText, asOf)
  const { evidence, lines, matches, state } = analysis
  const score = atsScore(state)
  const reread = (edit: AtsEdit) => analyze(engine, posting, applyAtsEdit(input.resumeText, edit), asOf).state
  const canReread = input.resumeText.length <= MAX_REREAD_CHARS && lines.length <= MAX_REREAD_LINES
  const { fixes, path } = atsFixes(analysis, canReread ? reread : null)
  const counts = keywordCounts(engine, analysis)
  const { present, missing } = keywordLists(analysis)
  return {
    atsScore: score.score,
    summary: summary(analysis, score),
    keywordAnalysis: {
      presentKeywords: present,
      missingKeywords: missing,
      keywordDensity: percent(
        counts.reduce((sum, { words }) => sum + words, 0),
        evidence.wordCount,
      ),
    },
    formattingIssues: fixes.filter(fix => fix.part === 'parseability').map(fix => sentence(fix)),
    specificImprovements: fixes
      .filter(fix => fix.part === 'coverage' && fix.line === null)
      .map(fix => sentence(fix)),
    optimizedSuggestions: fixes
      .filter(fix => fix.part === 'stuffing' || (fix.part === 'coverage' && fix.line !== null))
      .map(fix => sentence(fix)),
    parts: {
      coverage: { points: oneDecimal(score.coverage), most: MAX_PART_POINTS.coverage },
      parseability: { points: oneDecimal(score.parseability), most: MAX_PART_POINTS.parseability },
      stuffing: { points: oneDecimal(score.stuffing), most: MAX_PART_POINTS.stuffing },
    },
    limits: score.limits,
    requirements: matches.map(({ requirement, met, proof, through }) => ({
      label: requirement.label,
      kind: requirement.kind,
      parts: requirement.parts,
      importance: requirement.importance,
      stated: requirement.stated > 0,
      postingLine: requirement.postingLine,
      met,
      through,
      evidence:
        proof && proof.line > 0 ? { line: proof.line, text: proof.text.slice(0, MAX_EVIDENCE_CHARS) } : null,
    })),
    risks: matches.flatMap(({ requirement, proof, isUnsupported }) =>
      isUnsupported && proof
        ? [
            {
              label: requirement.label,
              line: proof.line,
              text: 'Listed, but nothing in your work could show it.',
            },
          ]
        : [],
    ),
    fixes,
    path,
    keywordCounts: counts.map(({ keyword, count, words }) => ({
      keyword,
      count,
      percent: percent(words, evidence.wordCount),
    })),
    parsed: {
      name: evidence.facts.basics.name,
      email: evidence.facts.basics.email,
      phone: evidence.facts.basics.phone,
      jobs: evidence.facts.work.length,
      years: evidence.years,
      sections: [...new Set(lines.map(line => line.section))].filter(
        section => section !== 'head' && section !== 'other',
      ),
    },
  }
}

function analyze(engine: Engine, posting: Posting, resumeText: string, asOf: string): Analysis {
  const evidence = readEvidence(engine, resumeText, posting, asOf)
  const lines = evidence.lines.map(({ line }) => line)
  const findings = parseFindings(resumeText, evidence.facts, lines)
  const matches = matchRequirements(engine.skillLexicon(), posting.requirements, evidence)
  const state = {
    matches,
    parseLost: findings.reduce((sum, { points }) => sum + points, 0),
    stuffingLost: evidence.stuffing.findings.reduce((sum, { points }) => sum + points, 0),
    isOtherField: isOtherField(evidence),
    fieldShare: fieldShare(evidence),
    neighborShare: neighborShare(evidence),
  }
  return { evidence, lines, findings, matches, state }
}

function keywordCounts(
  engine: Engine,
  { matches, evidence }: Analysis,
): { keyword: string; count: number; words: number }[] {
  const concepts = [...new Set(matches.flatMap(({ requirement }) => requirement.concepts))]
  return concepts
    .map(concept => ({
      keyword: engine.skillLexicon().name(concept),
      count: evidence.counts.get(concept) ?? 0,
      words: evidence.conceptWords.get(concept) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.keyword < b.keyword ? -1 : 1))
}

function summary({ matches }: Analysis, { score, limits }: ReturnType<typeof atsScore>): string {
  const asked = matches.filter(({ requirement }) => requirement.kind !== 'title')
  const musts = asked.filter(({ requirement }) => requirement.importance === 'must')
  const rest = asked.filter(({ requirement }) => requirement.importance !== 'must')
  const verdict =
    score >= ATS_GREEN_FROM
      ? 'A strong match'
      : score >= ATS_YELLOW_FROM
        ? 'A fair match with gaps to close'
        : 'A weak match so far'
  const counted =
    musts.length > 0
      ? `${shownOf(musts, 'requirements')} and ${shownOf(rest, 'other points')}`
      : shownOf(rest, 'points')
  const strictestLimit = [...limits].sort((a, b) => a.most - b.most)[0]
  const limitText =
    strictestLimit && strictestLimit.most <= score + LIMIT_TOLERANCE_POINTS
      ? ` Held at ${strictestLimit.most}. ${strictestLimit.reason}`
      : ''
  return asked.length === 0
    ? 'The posting names no requirement that could be read.'
    : `${verdict}: your résumé shows ${counted} of the posting.${limitText}`
}

/** "4 of 7 requirements (2 more likely or in part)": what is only likely, listed or shown in part is not shown. */
function shownOf(asked: Analysis['matches'], things: string): string {
  const shown = asked.filter(({ met }) => met === 'shown').length
  const more = asked.filter(({ met }) => met !== 'shown' && met !== 'missing').length
  return `${shown} of ${asked.length} ${things}${more > 0 ? ` (${more} more in part, likely or listed)` : ''}`
}

function sentence({
  problem,
  advice,
  line,
}: {
  problem: string
  advice: string
  line: number | null
}): string {
  return `${line === null ? '' : `Line ${line}: `}${problem} ${advice}`
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : oneDecimal((part / whole) * 100)
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
