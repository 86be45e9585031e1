import { checkAts } from '#engine/ats/check-ats.ts'
import type { Engine } from '#engine/engine.ts'
import { applyAtsEdit } from '#shared/career/apply-ats-edit.ts'
import type { AtsResult } from '#shared/career/ats-result.ts'
import { type AtsCase, atsCases } from './ats-case.ts'
import { judgeLabels } from './ats-labels.ts'
import { type Measure, shareOf } from './measure.ts'
import { ATS_HALVES, type AtsHalf, UNREAD_ATS_HALF } from './read-set.ts'

const AS_OF = '2026-11'
const MIN_STRONG_SCORE = 75
const MIN_STRONG_LEAD_POINTS = 20
const MAX_REWORDED_POINTS = 5
const MAX_UNRELATED_SCORE = 25
const MAX_PASTED_SCORE = 25
/** A bare list of keywords may gain this share of the way from the weak résumé to the strong one. */
const MAX_LISTED_SHARE = 1 / 3
const ROUNDING_POINTS = 1
const KEYWORD_REPETITIONS = 3
const MAX_APPLIED_FIXES = 40

type Bounds = Record<AtsHalf, number>

const EVERY_POSTING: Bounds = {
  dev: 1,
  'held-out': 1,
  'held-out-2': 1,
  'held-out-3': 1,
  'held-out-4': 1,
  'held-out-5': 1,
  'held-out-6': 1,
  'held-out-7': 1,
  'held-out-8': 1,
  'held-out-9': 1,
  'held-out-10': 1,
  'held-out-11': 1,
  'held-out-12': 1,
  'held-out-13': 1,
}
const STRONG: Bounds = { ...EVERY_POSTING, 'held-out-13': 0.91 }
const REWORDED: Bounds = { ...EVERY_POSTING, 'held-out-8': 0.8, 'held-out-13': 0.83 }
const LEADS: Bounds = { ...EVERY_POSTING, 'held-out-8': 0.9 }
const NEIGHBORS: Bounds = {
  ...EVERY_POSTING,
  'held-out-7': 0.88,
  'held-out-2': 0.86,
  'held-out-3': 0.93,
  'held-out-4': 0.66,
}
/** What must be reached; in the halves before the last since rules were made from their misses. */
const LEAST_FOUND: Bounds = {
  dev: 0.95,
  'held-out': 0.95,
  'held-out-2': 0.91,
  'held-out-3': 0.9,
  'held-out-4': 0.95,
  'held-out-5': 0.86,
  'held-out-6': 0.95,
  'held-out-7': 0.9,
  'held-out-8': 0.9,
  'held-out-9': 0.97,
  'held-out-10': 0.93,
  'held-out-11': 0.95,
  'held-out-12': 0.97,
  'held-out-13': 0.82,
}
const LEAST_MUSTS_FOUND: Bounds = { ...LEAST_FOUND, 'held-out-2': 0.9 }
const MOST_TRAPS: Bounds = {
  dev: 0.01,
  'held-out': 0.015,
  'held-out-2': 0.01,
  'held-out-3': 0.01,
  'held-out-4': 0.01,
  'held-out-5': 0.02,
  'held-out-6': 0.02,
  'held-out-7': 0.02,
  'held-out-8': 0.03,
  'held-out-9': 0.01,
  'held-out-10': 0.01,
  'held-out-11': 0.01,
  'held-out-12': 0.01,
  'held-out-13': 0.04,
}
const MOST_UNLISTED: Bounds = {
  dev: 0.04,
  'held-out': 0.05,
  'held-out-2': 0.03,
  'held-out-3': 0.03,
  'held-out-4': 0.06,
  'held-out-5': 0.03,
  'held-out-6': 0.03,
  'held-out-7': 0.03,
  'held-out-8': 0.07,
  'held-out-9': 0.05,
  'held-out-10': 0.04,
  'held-out-11': 0.02,
  'held-out-12': 0.04,
  'held-out-13': 0.08,
}
const AIM_FOUND = 0.8

type Scores = {
  strong: number
  reworded: number
  weak: number
  /** The weak one with the missing keywords in a list, then the same list three times. */
  listed: number
  repeated: number
  /** The weak one with every requirement, as listed by hand, in a list. */
  listedRequirements: number
  /** The posting itself as the résumé. */
  pasted: number
  /** The strong résumé of the next posting, of another field. */
  unrelated: number
  /** The unrelated one after each edit the check offers. */
  advised: number
  /** How far a promised gain was from the gain made. */
  promiseError: number
}

type Rule = { name: string; holds: (scores: Scores) => boolean; least: Bounds }

/** What must hold for each posting. `least` is the share of postings that keep the rule. */
const RULES: Rule[] = [
  {
    name: `strong résumé at ${MIN_STRONG_SCORE} or more`,
    holds: ({ strong }) => strong >= MIN_STRONG_SCORE,
    least: STRONG,
  },
  {
    name: `reworded résumé within ${MAX_REWORDED_POINTS} of the strong one`,
    holds: ({ strong, reworded }) => Math.abs(strong - reworded) <= MAX_REWORDED_POINTS,
    least: REWORDED,
  },
  {
    name: `strong résumé ${MIN_STRONG_LEAD_POINTS} or more above the weak one`,
    holds: ({ strong, weak }) => strong - weak >= MIN_STRONG_LEAD_POINTS,
    least: LEADS,
  },
  {
    name: 'missing keywords in a list gain a third of the way at most',
    holds: scores => scores.listed <= mostListed(scores),
    least: EVERY_POSTING,
  },
  {
    name: 'all requirements in a list gain a third of the way at most',
    holds: scores => scores.listedRequirements <= mostListed(scores),
    least: EVERY_POSTING,
  },
  {
    name: `the list ${KEYWORD_REPETITIONS} times gains no more than once`,
    holds: ({ listed, repeated }) => repeated <= listed,
    least: EVERY_POSTING,
  },
  {
    name: `pasted posting at ${MAX_PASTED_SCORE} or less`,
    holds: ({ pasted }) => pasted <= MAX_PASTED_SCORE,
    least: EVERY_POSTING,
  },
  {
    name: `unrelated résumé at ${MAX_UNRELATED_SCORE} or less`,
    holds: ({ unrelated }) => unrelated <= MAX_UNRELATED_SCORE,
    least: EVERY_POSTING,
  },
  {
    name: `unrelated résumé, all advice applied, at ${MAX_UNRELATED_SCORE} or less`,
    holds: ({ advised }) => advised <= MAX_UNRELATED_SCORE,
    least: EVERY_POSTING,
  },
  {
    name: 'weak résumé not below the unrelated one',
    holds: ({ weak, unrelated }) => weak >= unrelated,
    least: NEIGHBORS,
  },
  {
    name: 'a fix gains what it promises, but for rounding',
    holds: ({ promiseError }) => promiseError <= ROUNDING_POINTS,
    least: EVERY_POSTING,
  },
]

/** The ATS check on postings whose requirements were listed by hand, each with three résumés written for it. */
export function evaluateAts(engine: Engine, halves: readonly AtsHalf[] = ATS_HALVES): Measure[] {
  return halves.flatMap(half =>
    measuresOf(engine, half).map(measure => ({ ...measure, name: `${half}: ${measure.name}` })),
  )
}

function measuresOf(engine: Engine, half: AtsHalf): Measure[] {
  const cases = atsCases(half)
  const results = cases.map((one, at) => {
    const unrelated = (cases[(at + 1) % cases.length] ?? one).resumes.strong
    const strong = check(engine, one, one.resumes.strong)
    const labels = strong.requirements.filter(({ kind }) => kind !== 'title').map(({ label }) => label)
    return { ...one, labels, ...judgeLabels(labels, one), scores: scoresOf(engine, one, strong, unrelated) }
  })
  if (process.argv.includes('--show') && half !== UNREAD_ATS_HALF) results.forEach(show)
  const asked = results.flatMap(({ requirements }) => requirements)
  const missed = new Set(results.flatMap(one => one.missed))
  const musts = asked.filter(({ kind }) => kind === 'must')
  const labels = results.flatMap(one => one.labels).length
  return [
    { name: 'postings with hand-listed requirements', value: results.length, least: 6 },
    {
      name: `requirements found (${asked.length})`,
      value: shareOf(asked, one => !missed.has(one)),
      least: LEAST_FOUND[half],
      aim: AIM_FOUND,
    },
    {
      name: `musts found (${musts.length})`,
      value: shareOf(musts, one => !missed.has(one)),
      least: LEAST_MUSTS_FOUND[half],
    },
    {
      name: `labels (${labels}) that are planted traps`,
      value: results.flatMap(({ traps }) => traps).length / labels,
      most: MOST_TRAPS[half],
      aim: 0,
    },
    {
      name: 'labels neither asked for nor fine; not all are wrong',
      value: results.flatMap(({ unlisted }) => unlisted).length / labels,
      most: MOST_UNLISTED[half],
    },
    ...RULES.map(({ name, holds, least }) => ({
      name,
      value: shareOf(results, ({ scores }) => holds(scores)),
      least: least[half],
      aim: 1,
    })),
  ]
}

function check(engine: Engine, { posting, targetRole }: AtsCase, resumeText: string): AtsResult {
  return checkAts(engine, { resumeText, jobDescription: posting, targetRole }, AS_OF)
}

function scoresOf(engine: Engine, one: AtsCase, strong: AtsResult, unrelated: string): Scores {
  const score = (resumeText: string) => check(engine, one, resumeText).atsScore
  const weak = check(engine, one, one.resumes.weak)
  const weakWithList = (line: string, times = 1) =>
    score(`${one.resumes.weak.trimEnd()}\n\nSkills\n${Array(times).fill(line).join('\n')}\n`)
  const keywords = weak.keywordAnalysis.missingKeywords.join(', ')
  const advice = applyAllAdvice(engine, one, unrelated)
  return {
    strong: strong.atsScore,
    reworded: score(one.resumes.reworded),
    weak: weak.atsScore,
    listed: weakWithList(keywords),
    repeated: weakWithList(keywords, KEYWORD_REPETITIONS),
    listedRequirements: weakWithList(one.requirements.map(({ label }) => label).join(', ')),
    pasted: score(one.posting),
    unrelated: advice.before,
    advised: advice.after,
    promiseError: advice.promiseError,
  }
}

/** What somebody gets who applies the first fix that has an edit until none is left. */
function applyAllAdvice(
  engine: Engine,
  one: AtsCase,
  resume: string,
): { before: number; after: number; promiseError: number } {
  let text = resume
  let result = check(engine, one, text)
  const before = result.atsScore
  let promiseError = 0
  const applied = new Set<string>()
  for (let round = 0; round < MAX_APPLIED_FIXES; round++) {
    const fix = result.fixes.find(({ edit, problem }) => edit !== null && !applied.has(problem))
    if (!fix?.edit) break
    applied.add(fix.problem)
    text = applyAtsEdit(text, fix.edit)
    const next = check(engine, one, text)
    promiseError = Math.max(promiseError, Math.abs(next.atsScore - result.atsScore - fix.gain))
    result = next
  }
  return { before, after: result.atsScore, promiseError }
}

function mostListed({ strong, weak }: Scores): number {
  return weak + (strong - weak) * MAX_LISTED_SHARE + ROUNDING_POINTS
}

function show(one: AtsCase & ReturnType<typeof judgeLabels> & { labels: string[]; scores: Scores }): void {
  const { name, requirements, labels, missed, traps, unlisted, scores } = one
  const broken = RULES.filter(({ holds }) => !holds(scores)).map(rule => rule.name)
  console.log(
    [
      `\n${name}: ${requirements.length - missed.length} of ${requirements.length} found, ${labels.length} labels`,
      `scores: ${Object.entries(scores)
        .map(([score, value]) => `${score} ${value}`)
        .join(', ')}`,
      `missed: ${missed.map(({ label, kind }) => `${label} (${kind})`).join(' | ')}`,
      `traps: ${traps.join(' | ')}`,
      `unlisted: ${unlisted.join(' | ')}`,
      `broken: ${broken.join(' | ')}`,
    ].join('\n  '),
  )
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('ATS check', evaluateAts)
}
