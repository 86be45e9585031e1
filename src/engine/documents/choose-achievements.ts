import type { CareerEngine } from '#engine/occupations/resolve-role.ts'
import { anyOf, raw } from '#engine/text/any-of.ts'
import { withoutWeakness } from './against-writer.ts'
import { isBroken } from './broken-sentence.ts'
import { fullSentence, isFragment } from './full-sentence.ts'
import { withLabelsJoined } from './labelled-points.ts'
import type { Place } from './place.ts'
import { type FitEngine, fitReader, type Target } from './point-fit.ts'
import { isAside, pointStrength, RESULT_STRENGTH } from './point-strength.ts'
import { MAX_POINT_CHARS, pointsOf } from './points-of.ts'
import { withoutNames } from './private-things.ts'

export type Achievement = { point: string; job: Place }

const MAX_POINTS_PER_JOB = 30
/** "Cars" alone tells nothing. */
const MIN_POINT_WORDS = 3
const SCORE_WEIGHTS = { fit: 0.6, sameWork: 0.25, recency: 0.1 } as const
/** A deed speaks louder than a list of nouns. */
const FRAGMENT_PENALTY = 0.15
/** A point that fits less says nothing to the reader. */
const MIN_FIT = 0.3
/** So much of its strength may a point lack in fit. */
const STRENGTH_FOR_FIT = 0.5
/** Where nothing fits well, what is near may stand. */
const MIN_NEAR_FIT = 0.25
const MIN_NEAR_WORK = 0.3
const MAX_NEAR = 2
/** A head waitress is near a restaurant manager by what her title says. */
const MIN_NAMED_FIT = 0.55
const NAMED_WORK = 0.7
/** Only what a job like the target's was about speaks for it without the words of the target. */
const MIN_SAME_WORK = 0.45
/** Beside a strong point a much weaker one takes away. */
const MIN_SHARE_OF_BEST = 0.5
/** More so in a job before the newest. */
const MIN_SHARE_BEFORE = 0.55
/** Of few points one that fits well may be weaker. */
const FEW_POINTS = 3
const MIN_SHARE_OF_FEW = 0.45
const MIN_FIT_OF_FEW = 0.5
/** What is routine elsewhere is the work of this target: hair washed for patients. */
const MIN_FIT_OF_DUTY = 0.8
/** So many may have neither a figure nor a deed of one's own. */
const MAX_PLAIN = 2
const MIN_STRENGTH_BEHIND = 0.01
const MAX_FRAGMENTS = 2
/** Two points may share a "3", hardly "7.9 9.1". */
const MIN_FIGURES_CHARS = 4
const MIN_TITLE_CONFIDENCE = 0.5
/** Where the last words agree, a fainter match may speak. */
const MIN_KIN_CONFIDENCE = 0.3
/** Unpaid work, a project and a course have one matter: what is told there lends its fit to the rest. */
const FIT_BY_PLACE = 0.6

/** The points of a résumé that speak for the target, best first; none when none does. */
export function chooseAchievements(
  engine: FitEngine,
  jobs: Place[],
  target: Target,
  count: number,
  writer = '',
): Achievement[] {
  const fitOf = fitReader(engine, target)
  const near = jobs
    .flatMap((job, at) => {
      const alike = similarityOf(engine, job, target)
      const points = withLabelsJoined(job.highlights).flatMap(pointsOf).slice(0, MAX_POINTS_PER_JOB)
      const isToldAsI = points.some(point => SAYS_I.test(point))
      const ofPlace = job.kind === undefined ? 0 : Math.max(0, ...points.map(fitOf)) * FIT_BY_PLACE
      const named = fitOf(job.position ?? '')
      const sameWork = Math.max(
        alike >= MIN_SAME_WORK ? alike : 0,
        named >= MIN_NAMED_FIT ? named * NAMED_WORK : 0,
      )
      return points.flatMap(written => {
        const strong = withoutWeakness(written)
        const point = strong === null ? null : withoutNames(strong, writer)
        if (point === null || !isTellable(point) || (isToldAsI && OF_ANOTHER.test(point))) return []
        const told = fullSentence(point, job.current, writer)
        if (isBroken(told)) return []
        // The sheepdog trials are not what the place was about.
        const fit = Math.max(fitOf(point), isAside(point) ? 0 : ofPlace)
        const isDuty = fit >= MIN_FIT_OF_DUTY
        // "A method was validated by me" is a deed of one's own once it is told as one.
        const isPassive = / (?:was|were|is|are|by me)\b/u.test(point) && told.startsWith('I ')
        const strength = pointStrength(isPassive ? told : point, isDuty)
        const score =
          SCORE_WEIGHTS.fit * fit +
          SCORE_WEIGHTS.sameWork * sameWork +
          SCORE_WEIGHTS.recency * (1 - at / jobs.length) +
          strength -
          (isMereList(point) || isBareDoing(point) ? FRAGMENT_PENALTY : 0)
        const isFit =
          fit + strength * STRENGTH_FOR_FIT >= MIN_FIT || (sameWork > 0 && !(job.kind && isAside(point)))
        const isNear = (fit >= MIN_NEAR_FIT || alike >= MIN_NEAR_WORK) && !isAside(point)
        return isFit || isNear ? [{ point, job, fit, strength, score, isFit }] : []
      })
    })
    .sort((a, b) => b.score - a.score)
  const fitting = near.some(({ isFit }) => isFit)
    ? near.filter(({ isFit }) => isFit)
    : near.slice(0, MAX_NEAR)
  const best = fitting[0]?.score ?? 0
  const chosen = withFewFragments(
    fitting.filter(
      ({ score, fit, strength, point, job }, at) =>
        at === 0 ||
        (score >= best * leastShare(at < FEW_POINTS && fit >= MIN_FIT_OF_FEW, job === jobs[0]) &&
          !isAside(point) &&
          strength >= (at < MAX_PLAIN ? 0 : MIN_STRENGTH_BEHIND)),
    ),
  )
  // One achievement alone makes a thin letter.
  const further = near.filter(one => !chosen.includes(one) && pointStrength(one.point) > 0)
  return withoutRepeats([...chosen, ...further.slice(0, Math.max(0, MAX_NEAR - chosen.length))])
    .slice(0, count)
    .map(({ point, job }) => ({ point, job }))
}

function leastShare(isOfFew: boolean, isNewest: boolean): number {
  if (isOfFew) return MIN_SHARE_OF_FEW
  return isNewest ? MIN_SHARE_OF_BEST : MIN_SHARE_BEFORE
}

/** "Backlog review, overdue orders cut from 190 to 35" came to something. */
function isMereList(point: string): boolean {
  return isFragment(point) && pointStrength(point) < RESULT_STRENGTH
}

/** What the summary tells again with the same figures is told once. */
function withoutRepeats<One extends { point: string }>(chosen: readonly One[]): One[] {
  const figures = chosen.map(
    ({ point }) =>
      point
        .match(/\d[\d.,]*\d|\d/gu)
        ?.sort()
        .join(' ') ?? '',
  )
  return chosen.filter(
    (_, at) => (figures[at] ?? '').length < MIN_FIGURES_CHARS || figures.indexOf(figures[at] ?? '') === at,
  )
}

/** "My work included" three times over of one job is a list; of a list what came with a result stays. */
function withFewFragments<One extends Achievement>(chosen: readonly One[]): One[] {
  const fragments = chosen
    .filter(({ point }) => isFragment(point))
    .sort((a, b) => pointStrength(b.point) - pointStrength(a.point))
  return chosen.filter(
    one =>
      !fragments.includes(one) || fragments.filter(({ job }) => job === one.job).indexOf(one) < MAX_FRAGMENTS,
  )
}

/** "Bringing tea to guests" */
function isBareDoing(point: string): boolean {
  return /^\p{L}+ing /u.test(point) && pointStrength(point) <= 0
}

function isTellable(point: string): boolean {
  return (
    point.length <= MAX_POINT_CHARS &&
    !LABEL.test(point) &&
    !ROUTINE_CHANGED.test(point) &&
    !RUN_ON.test(point) &&
    (point.trim().split(/\s+/u).length >= MIN_POINT_WORDS || !isFragment(point))
  )
}

function similarityOf(
  { career, matchTitle }: CareerEngine,
  { position }: Place,
  { row, role }: Target,
): number {
  const match = position && row !== null ? matchTitle(position, 1)[0] : undefined
  const own =
    match && match.score >= (isOfOneKind(position ?? '', role) ? MIN_KIN_CONFIDENCE : MIN_TITLE_CONFIDENCE)
      ? career.occupations.rowOf.get(match.code)
      : undefined
  if (own === undefined || row === null) return 0
  return own === row ? 1 : Math.max(0, career.occupations.cosineSimilarity(own, row))
}

/** "Deputy manager" and "care home manager" */
function isOfOneKind(position: string, role: string): boolean {
  const [own, wanted] = [position, role].map(title => /(\p{L}+)\W*$/u.exec(title.toLowerCase())?.[1])
  return own !== undefined && own === wanted
}

/** "Grade I listed" says nothing of who speaks. */
const SAYS_I = /(?<!\p{L})(?<!\b(?:Grade|Level|Class|Part|Stage|Phase|Type|Tier|Category|War) )I \p{Ll}/u
/** "He used to wander at night" of one who says "I" of themselves. */
const OF_ANOTHER = /^(?:he|she|his|her) /iu
/** "Loads 30 trailers per shift -> 38" tells two things at once. */
const ROUTINE_CHANGED = /^\p{L}+s \d[^,;:]*(?:→|->|=>)/u
/** "while people lived in them chased walls": lines that nobody parted. */
const RUN_ON =
  /(?<!\b(?:keep|kept|have|had|get|got|having|see|saw|made|make|want|wanted|with|of) )\b(?:them|once|early|first go) (?!(?:based|used|named|called|needed|employed|followed)\b)\p{Ll}{3,}ed (?!by|in\b)|\bme and the \p{L}+ done\b/u
/** Labels of what was done or came of it. */
const LABELS_OF_DEEDS = anyOf([
  'results?|outcomes?|impact|success|achievements?|accomplishments?|highlights?',
  'duty|duties|tasks?|actions?(?: taken)?|solutions?|responsibilit(?:y|ies)',
  'kpis?|goal|mission|objective|aim|sales|turnover|revenue',
  raw`(?:\p{L}+ )?(?:rate|rating|score|time|errors|orders|sales)`,
])
/** "Project: Yavatmal bypass" names a place of work. */
const LABEL = new RegExp(raw`^(?!${LABELS_OF_DEEDS}:)\p{L}+(?: \p{L}+)?:`, 'iu')
