import type { Engine } from '#engine/engine.ts'
import type { SkillLexicon } from '#engine/skills/load-skill-lexicon.ts'
import { applyAtsEdit } from '#shared/career/apply-ats-edit.ts'
import { ATS_GREEN_FROM, ATS_YELLOW_FROM, type AtsResult } from '#shared/career/ats-result.ts'
import { type Analysis, atsFixes } from './ats-fixes.ts'
import { atsScore, MAX_PART_POINTS } from './ats-score.ts'
import { matchRequirements } from './match-requirements.ts'
import { parseFindings } from './parse-findings.ts'
import { readEvidence } from './read-evidence.ts'
import { type Posting, readRequirements } from './read-requirements.ts'

const MAX_EVIDENCE_CHARS = 300
/** A limit this close above the score is what held it down, but for rounding. */
const LIMIT_TOLERANCE_POINTS = 1

interface AtsInput {
  resumeText: string
  jobDescription: string
  targetRole: string
}

/** `asOf` is the month, as 2026-01, that "present" means in the résumé. */
export function checkAts(engine: Engine, input: AtsInput, asOf: string): AtsResult {
  const lexicon = engine.skillLexicon()
  const posting = readRequirements(lexicon, input.jobDescription, input.targetRole)
  const analysis = analyze(lexicon, posting, input.resumeText, asOf)
  const { evidence, lines, matches, state } = analysis
  const score = atsScore(state)
  const fixes = atsFixes(analysis, edit => {
    const edited = analyze(lexicon, posting, applyAtsEdit(input.resumeText, edit), asOf)
    return atsScore(edited.state).score
  })
  const counts = keywordCounts(analysis)
  return {
    atsScore: score.score,
    summary: summary(analysis, score),
    keywordAnalysis: {
      presentKeywords: keywords(analysis, true),
      missingKeywords: keywords(analysis, false),
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
      importance: requirement.importance,
      stated: requirement.stated > 0,
      postingLine: requirement.postingLine,
      met,
      through,
      evidence:
        proof && proof.line > 0 ? { line: proof.line, text: proof.text.slice(0, MAX_EVIDENCE_CHARS) } : null,
    })),
    fixes,
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

function analyze(
  lexicon: SkillLexicon,
  { requirements, text }: Posting,
  resumeText: string,
  asOf: string,
): Analysis {
  const evidence = readEvidence(lexicon, resumeText, text, asOf)
  const lines = evidence.lines.map(({ line }) => line)
  const findings = parseFindings(resumeText, evidence.facts, lines)
  const matches = matchRequirements(lexicon, requirements, evidence)
  const state = {
    matches,
    parseLost: findings.reduce((sum, { points }) => sum + points, 0),
    stuffingLost: evidence.stuffing.findings.reduce((sum, { points }) => sum + points, 0),
  }
  const lastLine = resumeText.split(/\r\n|[\n\r\u2028\u2029\f\v]/u).length
  return { lexicon, requirements, evidence, lines, findings, matches, state, lastLine }
}

function keywords({ matches }: Analysis, present: boolean): string[] {
  return matches
    .filter(
      ({ requirement, met }) =>
        (requirement.kind === 'skill' || requirement.kind === 'word') &&
        (met !== 'missing' && met !== 'near') === present,
    )
    .map(({ requirement }) => requirement.label)
}

function keywordCounts({
  matches,
  evidence,
  lexicon,
}: Analysis): { keyword: string; count: number; words: number }[] {
  const concepts = [...new Set(matches.flatMap(({ requirement }) => requirement.concepts))]
  return concepts
    .map(concept => ({
      keyword: lexicon.name(concept),
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
  const met = (list: typeof asked) => list.filter(one => one.met !== 'missing').length
  const verdict =
    score >= ATS_GREEN_FROM
      ? 'A strong match'
      : score >= ATS_YELLOW_FROM
        ? 'A fair match with gaps to close'
        : 'A weak match so far'
  const counted =
    musts.length > 0
      ? `${met(musts)} of ${musts.length} requirements and ${met(rest)} of ${rest.length} other points`
      : `${met(rest)} of ${rest.length} points`
  const strictestLimit = [...limits].sort((a, b) => a.most - b.most)[0]
  const limitText =
    strictestLimit && strictestLimit.most <= score + LIMIT_TOLERANCE_POINTS ? ` ${strictestLimit.reason}` : ''
  return asked.length === 0
    ? 'The posting names no requirement that could be read.'
    : `${verdict}: your résumé shows ${counted} of the posting.${limitText}`
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
