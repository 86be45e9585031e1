import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import { wordStems } from '#engine/text/word-stems.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { isAgainstWriter } from './against-writer.ts'
import { isFragment } from './full-sentence.ts'

type Work = ResumeFacts['work'][number]
export type Achievement = { point: string; job: Work }

type Target = { row: number | null; skills: string[]; posting: string }

const MAX_JOBS = 8
const MAX_POINTS_PER_JOB = 20
const MAX_POINT_CHARS = 300
/** "Cars" alone tells nothing. */
const MIN_POINT_WORDS = 3
const SCORE_WEIGHTS = { fit: 0.6, number: 0.2, recency: 0.2 } as const
/** A deed speaks louder than a list of nouns. */
const FRAGMENT_PENALTY = 0.15
/** A point that fits less says nothing to the reader. */
const MIN_FIT = 0.15
/** Words that must meet the posting for a full fit. */
const FULL_POSTING_WORDS = 4
/** Sum of the weights by which the words of a point lead to the target occupation. */
const FULL_TERM_WEIGHT = 1.5
/** What counts of a point only because the job is like the target. */
const SAME_WORK_FIT = 0.5
const MIN_TITLE_CONFIDENCE = 0.5

/** The points of a résumé that speak for the target, best first; none when none does. */
export function chooseAchievements(
  engine: CareerEngine,
  work: Work[],
  target: Target,
  count: number,
): Achievement[] {
  const jobs = work.slice(0, MAX_JOBS)
  const wanted = new Set(wordStems([target.posting, ...target.skills].join(' ')))
  return jobs
    .flatMap((job, at) => {
      const workFit = SAME_WORK_FIT * similarityOf(engine, job, target.row)
      return job.highlights.slice(0, MAX_POINTS_PER_JOB).map(point => {
        const fit = Math.max(workFit, pointFit(engine.career, point, wanted, target.row))
        const score =
          SCORE_WEIGHTS.fit * fit +
          SCORE_WEIGHTS.number * (/\d/u.test(point) ? 1 : 0) +
          SCORE_WEIGHTS.recency * (1 - at / jobs.length) -
          (isFragment(point) ? FRAGMENT_PENALTY : 0)
        return { point, job, fit, score }
      })
    })
    .filter(
      ({ fit, point }) =>
        fit >= MIN_FIT &&
        point.length <= MAX_POINT_CHARS &&
        !LABEL.test(point) &&
        !isAgainstWriter(point) &&
        (point.trim().split(/\s+/u).length >= MIN_POINT_WORDS || !isFragment(point)),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ point, job }) => ({ point, job }))
}

function pointFit(
  career: CareerData,
  point: string,
  wanted: ReadonlySet<string>,
  row: number | null,
): number {
  const stems = [...new Set(wordStems(point))]
  const inPosting = stems.filter(stem => wanted.has(stem)).length / FULL_POSTING_WORDS
  const terms = career.terms()
  const ofTarget =
    row === null ? 0 : stems.reduce((sum, stem) => sum + terms.weight(stem, row), 0) / FULL_TERM_WEIGHT
  return Math.min(1, Math.max(inPosting, ofTarget))
}

function similarityOf({ career, matchTitle }: CareerEngine, { position }: Work, row: number | null): number {
  const match = position && row !== null ? matchTitle(position, 1)[0] : undefined
  const own =
    match && match.score >= MIN_TITLE_CONFIDENCE ? career.occupations.rowOf.get(match.code) : undefined
  if (own === undefined || row === null) return 0
  return own === row ? 1 : Math.max(0, career.occupations.cosineSimilarity(own, row))
}

/** "Project: Yavatmal bypass" names a place of work. */
const LABEL = /^\p{L}+(?: \p{L}+)?:/u
