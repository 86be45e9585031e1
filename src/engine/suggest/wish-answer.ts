import { conditionShare } from '#engine/demands/condition-share.ts'
import { groupBand } from '#engine/demands/demand-groups.ts'
import { workFromHome } from '#engine/demands/work-from-home.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { DemandCondition } from '#engine/occupations/load-demand-tables.ts'
import type { GoalCondition } from '#engine/occupations/load-goal-tables.ts'
import { ELEMENT_BLOCKS } from '#engine/occupations/load-occupations.ts'
import { EDUCATION_LEVELS } from '#shared/career/education.ts'
import { DEMAND_GROUPS } from '#shared/career/role-demands.ts'
import type { WishAnswer } from '#shared/career/suggestion.ts'
import { entryText } from './entry-text.ts'

/** What a wish adds to a score or takes from it, and the most that all wishes together may. */
const SCORE_PER_WISH = 0.04
const MAX_WISHES_SCORE = 0.1
const MIN_ELEMENT_Z_SCORE = 0.3
const MIN_CONDITION_Z_SCORE = 0.3
const MIN_PAY_RISE_RATIO = 1.1
const MIN_STABLE_GROWTH_PERCENT = 5
/** Place of the median among the published wage percentiles. */
const MEDIAN_PAY_INDEX = 2

type Met = WishAnswer['met']
type Asked = { career: CareerData; currentRow: number | null }
type Measure = {
  /** Asked of a thousand roles, so that what is the same for all of them is looked up once. */
  met: (asked: Asked) => (row: number) => Met
  /** Asked only of the roles that are shown. */
  text: (asked: Asked, row: number, met: Met, label: string) => string
}

/** Whether the data say that a role meets a wish for its conditions, compared with the present role where there is one. */
export function wishAnswer(
  career: CareerData,
  currentRow: number | null,
  row: number,
  { id, label, measure }: GoalCondition,
): WishAnswer {
  const asked = { career, currentRow }
  const { met: metBy, text } = measureOf(measure)
  const met = metBy(asked)(row)
  return { condition: id, label, met, text: text(asked, row, met, label) }
}

/** Whether the data speak against it, for each role. */
export function isWishUnmet(
  career: CareerData,
  currentRow: number | null,
  { measure }: GoalCondition,
): (row: number) => boolean {
  const met = measureOf(measure).met({ career, currentRow })
  return row => met(row) === 'not met'
}

/** Met wishes lift a score a little and unmet ones lower it; no number of wishes outweighs the fit. */
export function wishesScore(
  career: CareerData,
  currentRow: number | null,
  wishes: readonly GoalCondition[],
): (row: number) => number {
  const measured = wishes.map(({ measure }) => measureOf(measure).met({ career, currentRow }))
  return row => {
    let sum = 0
    for (const metBy of measured) {
      const met = metBy(row)
      sum += met === 'met' ? SCORE_PER_WISH : met === 'not met' ? -SCORE_PER_WISH : 0
    }
    return Math.max(-MAX_WISHES_SCORE, Math.min(MAX_WISHES_SCORE, sum))
  }
}

const UNKNOWN_TEXT = 'No data say; ask the employer.'

/** The few that the table of conditions names. */
const measures = new Map<string, Measure>()

function measureOf(name: string): Measure {
  let measure = measures.get(name)
  if (!measure) {
    measure = readMeasure(name)
    measures.set(name, measure)
  }
  return measure
}

/** "group:pace lower" and the like. */
function readMeasure(measure: string): Measure {
  const plain = PLAIN_MEASURES[measure]
  if (plain) return plain
  const mark = measure.indexOf(':')
  const rest = mark < 0 ? '' : measure.slice(mark + 1)
  const at = rest.lastIndexOf(' ')
  const kind = mark < 0 ? measure : measure.slice(0, mark)
  const [name, direction] = [rest.slice(0, at), rest.slice(at + 1)]
  if (kind === 'group') return groupMeasure(name, direction)
  if (kind === 'ask') return askMeasure(name)
  return name.includes('/') ? ratingMeasure(name) : conditionMeasure(name, direction)
}

function groupMeasure(name: string, direction: string): Measure {
  const group = DEMAND_GROUPS.find(known => known === name)
  if (!group) throw new Error(`${name} is no group of demands`)
  const bandOf = ({ career, currentRow }: Asked, row: number) => {
    const againstNow = currentRow === null ? null : groupBand(career, group, row, currentRow)
    return againstNow === null || againstNow === 'about the same'
      ? groupBand(career, group, row, null)
      : againstNow
  }
  return {
    met: asked => row => {
      const band = bandOf(asked, row)
      if (band === null || band === 'about the same') return 'unknown'
      return band === direction ? 'met' : 'not met'
    },
    text: (asked, row, met, label) => {
      if (bandOf(asked, row) === null) return UNKNOWN_TEXT
      const [condition] = asked.career.demandTables().conditionsOf(group)
      return askedSentence(asked.career, row, label, condition, met)
    },
  }
}

function conditionMeasure(id: string, direction: string): Measure {
  return {
    met: ({ career }) => {
      const context = career.workContext()
      const element = context.element(id)
      return row => {
        const mean = context.mean(row, element)
        if (mean === null) return 'unknown'
        const zScore = ((mean - element.mean) / element.deviation) * (direction === 'lower' ? -1 : 1)
        if (zScore >= MIN_CONDITION_Z_SCORE) return 'met'
        return zScore <= -MIN_CONDITION_Z_SCORE ? 'not met' : 'unknown'
      }
    },
    text: ({ career }, row, met, label) => {
      const element = career.workContext().element(id)
      if (career.workContext().mean(row, element) === null) return UNKNOWN_TEXT
      return askedSentence(career, row, label, career.demandTables().condition(id), met, element.name)
    },
  }
}

/** No survey asks when the hours fall or where people sleep; what it does ask stands beside the advice to ask. */
function askMeasure(id: string): Measure {
  return {
    met: () => () => 'unknown',
    text: ({ career }, row, _met, label) => {
      const condition = career.demandTables().condition(id)
      const share = condition ? conditionShare(career, row, condition) : null
      const known = condition && share !== null ? `${share}% here ${condition.sentence}; no` : 'no'
      return `You asked for ${label}: ${known} data say more, so ask the employer.`
    },
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

function ratingMeasure(path: string): Measure {
  const slash = path.indexOf('/')
  const [blockName, name] = [path.slice(0, slash), path.slice(slash + 1)]
  const block = ELEMENT_BLOCKS.find(known => known === blockName)
  if (!block) throw new Error(`${blockName} is no block of elements`)
  return {
    met: ({ career: { occupations } }) => {
      const element = occupations.element(block, name)
      return row => {
        const zScore = occupations.zScore(row, element)
        if (zScore >= MIN_ELEMENT_Z_SCORE) return 'met'
        return zScore <= -MIN_ELEMENT_Z_SCORE ? 'not met' : 'unknown'
      }
    },
    text: (_asked, _row, met, label) =>
      met === 'unknown'
        ? UNKNOWN_TEXT
        : `You asked for ${label}: it matters ${met === 'met' ? 'more' : 'less'} here than in most roles.`,
  }
}

/** That nothing forbids it is enough only for work at a computer: a ward has no survey question of its own. */
const HOME_MEASURE: Measure = {
  met: ({ career }) => {
    const { zScore, element } = career.occupations
    const computers = element('activities', 'Working with Computers')
    return row => {
      const { level } = workFromHome(career, row)
      if (level === 'hardly') return 'not met'
      return level === 'possible' && zScore(row, computers) >= 0 ? 'met' : 'unknown'
    }
  },
  text: ({ career }, row) => workFromHome(career, row).text,
}

/** A median a little below may still pay the same. */
const MIN_KEPT_PAY_RATIO = 0.98

const KEPT_PAY_MEASURE: Measure = {
  met: ({ career, currentRow }) => {
    const now = medianPay(career, currentRow)
    return row => {
      const pay = medianPay(career, row)
      if (!pay || !now) return 'unknown'
      return pay >= now * MIN_KEPT_PAY_RATIO ? 'met' : 'not met'
    }
  },
  text: (_asked, _row, met) =>
    met === 'unknown'
      ? UNKNOWN_TEXT
      : `You asked for no pay cut: its median pay is ${met === 'met' ? 'not below' : 'below'} that of your present role.`,
}

const PAY_MEASURE: Measure = {
  met: ({ career, currentRow }) => {
    const now = medianPay(career, currentRow)
    return row => {
      const pay = medianPay(career, row)
      if (!pay || !now) return 'unknown'
      if (pay >= now * MIN_PAY_RISE_RATIO) return 'met'
      return pay < now ? 'not met' : 'unknown'
    }
  },
  text: (_asked, _row, met) =>
    met === 'unknown'
      ? UNKNOWN_TEXT
      : `You asked for more pay: its median pay is ${met === 'met' ? 'above' : 'below'} that of your present role.`,
}

function medianPay({ wages }: CareerData, row: number | null): number | undefined {
  return row === null ? undefined : wages.of(row)?.percentiles[MEDIAN_PAY_INDEX]?.value
}

const GROWTH_MEASURE: Measure = {
  met:
    ({ career }) =>
    row => {
      const growth = career.outlooks.of(row)?.growth ?? null
      if (growth === null) return 'unknown'
      if (growth >= MIN_STABLE_GROWTH_PERCENT) return 'met'
      return growth < 0 ? 'not met' : 'unknown'
    },
  text: ({ career }, row, met) => {
    const growth = Math.abs(career.outlooks.of(row)?.growth ?? 0).toFixed(1)
    if (met === 'unknown') return UNKNOWN_TEXT
    return `You asked for job security: jobs are projected to ${met === 'met' ? 'grow' : 'shrink'} ${growth}%.`
  },
}

/** Who has a degree's work today needs no other for work of that level. */
const SCHOOLING_MEASURE: Measure = {
  met: ({ career, currentRow }) => {
    const most = Math.max(LAST_LEVEL_WITHOUT_DEGREE, educationLevel(career, currentRow))
    return row => {
      const level = educationLevel(career, row)
      if (level < 0) return 'unknown'
      return level <= most ? 'met' : 'not met'
    }
  },
  text: ({ career }, row, met) => {
    const education = career.outlooks.of(row)?.education
    if (met === 'unknown' || !education) return UNKNOWN_TEXT
    return `You asked for work without a degree: ${entryText(education)}.`
  },
}

function educationLevel({ outlooks }: CareerData, row: number | null): number {
  const education = row === null ? undefined : outlooks.of(row)?.education
  return education ? EDUCATION_LEVELS.indexOf(education) : -1
}

const LAST_LEVEL_WITHOUT_DEGREE = EDUCATION_LEVELS.indexOf('Some college, no degree')

/** By the name that the table of conditions has for them. */
const PLAIN_MEASURES: Readonly<Record<string, Measure>> = {
  home: HOME_MEASURE,
  pay: PAY_MEASURE,
  'kept pay': KEPT_PAY_MEASURE,
  growth: GROWTH_MEASURE,
  schooling: SCHOOLING_MEASURE,
}
