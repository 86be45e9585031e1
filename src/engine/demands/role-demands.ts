import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { DemandCondition } from '#engine/occupations/load-demand-tables.ts'
import { type CareerEngine, resolveRole } from '#engine/occupations/resolve-role.ts'
import {
  DEMAND_GROUPS,
  type DemandBand,
  type DemandGroupName,
  type DemandsQuestion,
  type RoleDemands,
} from '#shared/career/role-demands.ts'
import { aiExposure } from './ai-exposure.ts'
import { conditionShare } from './condition-share.ts'
import { groupBand } from './demand-groups.ts'
import { leaving } from './leaving.ts'
import { workFromHome } from './work-from-home.ts'

const QUESTION_COUNT = 3
const CODE = /^\d\d-\d{4}(?:\.\d\d)?$/
/** No data speak of these, so that they are asked where a group gives no reason to. */
const UNMEASURED = ['support', 'staffing']

/** What a role asks of a person beside what it lets them decide, compared with another role in three bands; never one figure. */
export function roleDemands(engine: CareerEngine, question: DemandsQuestion): RoleDemands | null {
  const { career } = engine
  const row = rowOf(engine, question.code ?? question.title ?? '')
  const otherRow = question.compareWith === undefined ? null : rowOf(engine, question.compareWith)
  if (row === null || (question.compareWith !== undefined && otherRow === null)) return null
  const groups = DEMAND_GROUPS.map(group => demandGroup(career, group, row, otherRow))
  return {
    ...named(career, row),
    compared_with: otherRow === null ? null : named(career, otherRow),
    answers: answers(career, row),
    groups,
    from_home: workFromHome(career, row),
    ai: aiExposure(career, row),
    leaving: leaving(career, row),
    questions: questions(career, groups),
    note: 'Demands stand beside control: many demands with little say are harder to carry than the same demands with much. Employers differ more than occupations do: ask these questions in the interview.',
  }
}

function rowOf(engine: CareerEngine, codeOrTitle: string): number | null {
  const text = codeOrTitle.trim()
  const { rowOf: rows } = engine.career.occupations
  if (CODE.test(text)) return rows.get(text.includes('.') ? text : `${text}.00`) ?? null
  return resolveRole(engine, text)?.row ?? null
}

function named({ occupations }: CareerData, row: number) {
  return { code: occupations.codes[row] ?? '', role: occupations.roles[row] ?? '' }
}

function answers(career: CareerData, row: number): RoleDemands['answers'] {
  const report = career.workContext().report(row)
  if (!report) return null
  const { answeredBy, people, year } = report
  const estimated = answeredBy === 'related occupations'
  const atLeast = people === null ? '' : ` (at least ${people})`
  return {
    answered_by: answeredBy,
    people,
    year,
    estimated,
    text: estimated
      ? 'Nobody in this occupation was asked: physical conditions are estimated from the five most related ones, and the rest is left blank.'
      : answeredBy === 'job holders'
        ? `People in this occupation in the US report this${atLeast}, ${year}.`
        : `${answeredBy === 'analysts' ? 'Analysts' : 'Experts in this occupation in the US'} report this${atLeast}, ${year}.`,
  }
}

function demandGroup(
  career: CareerData,
  group: DemandGroupName,
  row: number,
  otherRow: number | null,
): RoleDemands['groups'][number] {
  return {
    group,
    kind: group === 'control' ? 'buffer' : 'demand',
    band: groupBand(career, group, row, otherRow),
    conditions: career
      .demandTables()
      .conditionsOf(group)
      .flatMap(condition => describeCondition(career, row, condition)),
  }
}

function describeCondition(career: CareerData, row: number, condition: DemandCondition) {
  const context = career.workContext()
  const element = context.element(condition.element)
  const answer = context.answer(row, element)
  if (!answer) return []
  const share = conditionShare(career, row, condition)
  return [
    {
      element: element.id,
      name: element.name,
      text:
        share === null
          ? `${element.name}: ${answer.mean.toFixed(1)} of ${element.answers} on average.`
          : `${share}% ${condition.sentence}.`,
      share,
      shares: answer.shares,
      mean: answer.mean,
    },
  ]
}

/** First what is higher here (or, for control, lower), then what no data answer. */
function questions(career: CareerData, groups: RoleDemands['groups']): string[] {
  const { questions: byGroup } = career.demandTables()
  const isHarder = ({ group, band }: { group: DemandGroupName; band: DemandBand | null }) =>
    band === (group === 'control' || group === 'predictability' ? 'lower' : 'higher')
  const order = [
    ...groups.filter(isHarder).map(({ group }) => group),
    ...UNMEASURED,
    'hours',
    'predictability',
  ]
  return [...new Set(order)].slice(0, QUESTION_COUNT).map(group => byGroup.get(group) ?? '')
}
