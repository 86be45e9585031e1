import {
  MAJOR_GROUP_CODE_CHARS,
  MINOR_GROUP_CODE_CHARS,
  OCCUPATION_CODE_CHARS,
} from '#engine/occupations/code-levels.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import type { GoalClause, GoalPolarity } from './goal-clause.ts'
import { holdsCode, isOccupation } from './goal-item.ts'
import type { RankedWork } from './wanted-work.ts'

const POLARITIES: readonly GoalPolarity[] = ['want', 'keep', 'leave', 'past', 'neutral']
/** More clauses of one kind say no more than so many. */
const MAX_CLAUSES_OF_KIND = 2
const MAX_CLAUSES = 3

/** What of the rules' reading says whether somebody leaves their present work; a trained model says how much. */
export function leaveSigns(
  items: readonly GoalItem[],
  clauses: readonly GoalClause[],
  presentCode: string,
  work: RankedWork,
): Map<string, number> {
  const said = items.filter(({ implied }) => !implied)
  const wanted = said.filter(isOccupation)
  const own = [presentCode.slice(0, OCCUPATION_CODE_CHARS)]
  const group = presentCode.slice(0, MAJOR_GROUP_CODE_CHARS)
  const isNear = ({ codes }: GoalItem) => codes.some(code => code.startsWith(group))
  const left = items.filter(({ kind }) => kind === 'leave')
  const is = (holds: boolean) => (holds ? 1 : 0)
  return new Map([
    ['any', 1],
    ['work wanted', is(wanted.length > 0)],
    ['role wanted', is(wanted.some(({ kind }) => kind === 'role'))],
    ['only work of other groups wanted', is(wanted.length > 0 && !wanted.some(isNear))],
    ['work of the same group wanted', is(wanted.some(isNear))],
    ['present work wanted', is(wanted.some(item => holdsCode(item, own)))],
    ['condition wanted', is(said.some(({ kind }) => kind === 'condition'))],
    ['work left', is(left.some(({ codes, implied }) => codes.length > 0 && !implied))],
    ['present work left', is(left.some(item => holdsCode(item, own)))],
    ['leaving implied', is(left.some(({ implied }) => implied))],
    ['condition left', is(left.some(({ condition }) => condition !== null))],
    ['staying implied', is(items.some(({ kind, implied }) => kind === 'field' && implied))],
    ['wish said', is(clauses.some(({ isWish }) => isWish))],
    ['clauses', Math.min(MAX_CLAUSES, clauses.length) / MAX_CLAUSES],
    ...POLARITIES.map((kind): [string, number] => {
      const count = clauses.filter(({ polarity }) => polarity === kind).length
      return [`clauses: ${kind}`, Math.min(MAX_CLAUSES_OF_KIND, count) / MAX_CLAUSES_OF_KIND]
    }),
    ...said.flatMap(({ condition }): [string, number][] =>
      condition === null ? [] : [[`condition: ${condition}`, 1]],
    ),
    ...workSignsOfLeaving(work, presentCode),
  ])
}

/** How much a goal speaks for the present work, and for work of other groups. */
function workSignsOfLeaving(work: RankedWork, presentCode: string): [string, number][] {
  const [first] = work
  const share = first?.share ?? 0
  const isOther = (code: string, chars: number) => code.slice(0, chars) !== presentCode.slice(0, chars)
  const present = work.find(({ code }) => presentCode.startsWith(code))
  const others = work
    .slice(0, TOP_WORK_COUNT)
    .filter(({ code }) => isOther(code, MAJOR_GROUP_CODE_CHARS))
    .reduce((sum, other) => sum + other.share, 0)
  return [
    ['share of the present work', present?.share ?? 0],
    ['share of the first', share],
    ['first is the present work', present !== undefined && present === first ? 1 : 0],
    ['first of another group', first && isOther(first.code, MAJOR_GROUP_CODE_CHARS) ? share : 0],
    ['first of another minor group', first && isOther(first.code, MINOR_GROUP_CODE_CHARS) ? share : 0],
    ['shares of other groups', others],
  ]
}

const TOP_WORK_COUNT = 3
