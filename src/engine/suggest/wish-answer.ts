import { conditionShare } from '#engine/demands/condition-share.ts'
import { groupBand } from '#engine/demands/demand-groups.ts'
import { workFromHome } from '#engine/demands/work-from-home.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { DemandCondition } from '#engine/occupations/load-demand-tables.ts'
import type { GoalCondition } from '#engine/occupations/load-goal-tables.ts'
import { ELEMENT_BLOCKS } from '#engine/occupations/load-occupations.ts'
import { DEMAND_GROUPS } from '#shared/career/role-demands.ts'
import type { WishAnswer } from '#shared/career/suggestion.ts'

/** What a wish adds to a score or takes from it, and the most that all wishes together may. */
const SCORE_PER_WISH = 0.04
const MAX_WISHES_SCORE = 0.1
const MIN_ELEMENT_Z_SCORE = 0.3
const MIN_CONDITION_Z_SCORE = 0.3
const MIN_PAY_RISE_RATIO = 1.1
const MIN_STABLE_GROWTH_PERCENT = 5
/** Place of the median among the published wage percentiles. */
const MEDIAN_PAY_INDEX = 2

/** The measure of a wish to work from home, as the table of conditions names it. */
const HOME_MEASURE = 'home'
const KEPT_PAY_MEASURE = 'kept pay'

type Met = WishAnswer['met']
/** The sentence is made only for what is shown. */
type Answer = { met: Met; text: () => string }

/** Whether the data say that a role meets a wish for its conditions, compared with the present role where there is one. */
export function wishAnswer(
  career: CareerData,
  currentRow: number | null,
  row: number,
  { id, label, measure }: GoalCondition,
): WishAnswer {
  const { met, text } = answer(career, currentRow, row, label, measure)
  return { condition: id, label, met, text: text() }
}

/** Whether the data speak against it. */
export function isWishUnmet(
  career: CareerData,
  currentRow: number | null,
  row: number,
  { label, measure }: GoalCondition,
): boolean {
  return answer(career, currentRow, row, label, measure).met === 'not met'
}

/** Met wishes lift a score a little and unmet ones lower it; no number of wishes outweighs the fit. */
export function wishesScore(
  career: CareerData,
  currentRow: number | null,
  row: number,
  wishes: readonly GoalCondition[],
): number {
  let sum = 0
  for (const { label, measure } of wishes) {
    const { met } = answer(career, currentRow, row, label, measure)
    sum += met === 'met' ? SCORE_PER_WISH : met === 'not met' ? -SCORE_PER_WISH : 0
  }
  return Math.max(-MAX_WISHES_SCORE, Math.min(MAX_WISHES_SCORE, sum))
}

const UNKNOWN: Answer = { met: 'unknown', text: () => 'No data say; ask the employer.' }

function answer(
  career: CareerData,
  currentRow: number | null,
  row: number,
  label: string,
  measure: string,
): Answer {
  if (measure === HOME_MEASURE) return homeAnswer(career, row)
  if (measure === 'pay') return payAnswer(career, currentRow, row)
  if (measure === KEPT_PAY_MEASURE) return keptPayAnswer(career, currentRow, row)
  if (measure === 'growth') return growthAnswer(career, row)
  const { kind, name, direction } = readMeasure(measure)
  if (kind === 'group') return groupAnswer(career, currentRow, row, label, name, direction)
  if (kind === 'ask') return askAnswer(career, row, label, name)
  if (name.includes('/')) return ratingAnswer(career, row, label, name)
  return conditionAnswer(career, row, label, name, direction)
}

type Measure = { kind: string; name: string; direction: string }
/** The few that the table of conditions names; each is asked of a thousand roles. */
const measures = new Map<string, Measure>()

/** "group:pace lower" and the like. */
function readMeasure(measure: string): Measure {
  let read = measures.get(measure)
  if (!read) {
    const mark = measure.indexOf(':')
    const rest = mark < 0 ? '' : measure.slice(mark + 1)
    const at = rest.lastIndexOf(' ')
    read = {
      kind: mark < 0 ? measure : measure.slice(0, mark),
      name: rest.slice(0, at),
      direction: rest.slice(at + 1),
    }
    measures.set(measure, read)
  }
  return read
}

function groupAnswer(
  career: CareerData,
  currentRow: number | null,
  row: number,
  label: string,
  name: string,
  direction: string,
): Answer {
  const group = DEMAND_GROUPS.find(known => known === name)
  if (!group) throw new Error(`${name} is no group of demands`)
  const [againstAll, againstNow] = [
    groupBand(career, group, row, null),
    currentRow === null ? null : groupBand(career, group, row, currentRow),
  ]
  const band = againstNow === null || againstNow === 'about the same' ? againstAll : againstNow
  if (band === null) return UNKNOWN
  const [condition] = career.demandTables().conditionsOf(group)
  const met = band === direction ? 'met' : band === 'about the same' ? 'unknown' : 'not met'
  return { met, text: () => askedSentence(career, row, label, condition, met) }
}

function conditionAnswer(
  career: CareerData,
  row: number,
  label: string,
  id: string,
  direction: string,
): Answer {
  const context = career.workContext()
  const element = context.element(id)
  const mean = context.mean(row, element)
  if (mean === null) return UNKNOWN
  const zScore = ((mean - element.mean) / element.deviation) * (direction === 'lower' ? -1 : 1)
  const met =
    zScore >= MIN_CONDITION_Z_SCORE ? 'met' : zScore <= -MIN_CONDITION_Z_SCORE ? 'not met' : 'unknown'
  return {
    met,
    text: () => askedSentence(career, row, label, career.demandTables().condition(id), met, element.name),
  }
}

/** No survey asks when the hours fall or where people sleep; what it does ask stands beside the advice to ask. */
function askAnswer(career: CareerData, row: number, label: string, id: string): Answer {
  const condition = career.demandTables().condition(id)
  const share = condition ? conditionShare(career, row, condition) : null
  const known = condition && share !== null ? `${share}% here ${condition.sentence}; no` : 'no'
  return {
    met: 'unknown',
    text: () => `You asked for ${label}: ${known} data say more, so ask the employer.`,
  }
}

function askedSentence(
  career: CareerData,
  row: number,
  label: string,
  condition: DemandCondition | undefined,
  met: Met,
  name = '',
): string {
  const share = condition ? conditionShare(career, row, condition) : null
  const figure =
    condition && share !== null
      ? `${share}% here ${condition.sentence}`
      : `the answers on ${name === '' ? 'it' : `"${name}"`} are ${met === 'met' ? 'on the side you wish for' : met === 'not met' ? 'on the other side' : 'about average'}`
  return `You asked for ${label}: ${figure}.`
}

function ratingAnswer(career: CareerData, row: number, label: string, path: string): Answer {
  const slash = path.indexOf('/')
  const [blockName, name] = [path.slice(0, slash), path.slice(slash + 1)]
  const block = ELEMENT_BLOCKS.find(known => known === blockName)
  if (!block) throw new Error(`${blockName} is no block of elements`)
  const zScore = career.occupations.zScore(row, career.occupations.element(block, name))
  if (zScore >= MIN_ELEMENT_Z_SCORE)
    return { met: 'met', text: () => `You asked for ${label}: it matters more here than in most roles.` }
  if (zScore <= -MIN_ELEMENT_Z_SCORE)
    return { met: 'not met', text: () => `You asked for ${label}: it matters less here than in most roles.` }
  return UNKNOWN
}

/** That nothing forbids it is enough only for work at a computer: a ward has no survey question of its own. */
function homeAnswer(career: CareerData, row: number): Answer {
  const { level, text } = workFromHome(career, row)
  const { zScore, element } = career.occupations
  const isAtComputer = zScore(row, element('activities', 'Working with Computers')) >= 0
  const met = level === 'possible' && isAtComputer ? 'met' : level === 'hardly' ? 'not met' : 'unknown'
  return { met, text: () => text }
}

/** A median a little below may still pay the same. */
const MIN_KEPT_PAY_RATIO = 0.98

function keptPayAnswer({ wages }: CareerData, currentRow: number | null, row: number): Answer {
  const [pay, now] = [medianPay(wages, row), currentRow === null ? undefined : medianPay(wages, currentRow)]
  if (!pay || !now) return UNKNOWN
  return pay >= now * MIN_KEPT_PAY_RATIO
    ? {
        met: 'met',
        text: () => 'You asked for no pay cut: its median pay is not below that of your present role.',
      }
    : {
        met: 'not met',
        text: () => 'You asked for no pay cut: its median pay is below that of your present role.',
      }
}

function medianPay(wages: CareerData['wages'], row: number): number | undefined {
  return wages.of(row)?.percentiles[MEDIAN_PAY_INDEX]?.value
}

function payAnswer({ wages }: CareerData, currentRow: number | null, row: number): Answer {
  const [pay, now] = [medianPay(wages, row), currentRow === null ? undefined : medianPay(wages, currentRow)]
  if (!pay || !now) return UNKNOWN
  if (pay >= now * MIN_PAY_RISE_RATIO)
    return {
      met: 'met',
      text: () => 'You asked for more pay: its median pay is above that of your present role.',
    }
  return pay < now
    ? {
        met: 'not met',
        text: () => 'You asked for more pay: its median pay is below that of your present role.',
      }
    : UNKNOWN
}

function growthAnswer({ outlooks }: CareerData, row: number): Answer {
  const growth = outlooks.of(row)?.growth ?? null
  if (growth === null) return UNKNOWN
  if (growth >= MIN_STABLE_GROWTH_PERCENT)
    return {
      met: 'met',
      text: () => `You asked for job security: jobs are projected to grow ${growth.toFixed(1)}%.`,
    }
  return growth < 0
    ? {
        met: 'not met',
        text: () =>
          `You asked for job security: jobs are projected to shrink ${Math.abs(growth).toFixed(1)}%.`,
      }
    : UNKNOWN
}
