import { loadSentenceEncoders } from '#engine/encoder/load-sentence-encoder.ts'
import { loadEngine } from '#engine/engine.ts'
import { loadConditionChoice } from '#engine/suggest/condition-choice.ts'
import { type ConditionNetwork, networkOdds } from '#engine/suggest/condition-network.ts'
import { holdsCode } from '#engine/suggest/goal-item.ts'
import { goalMeaning } from '#engine/suggest/goal-meaning.ts'
import { learnedItems } from '#engine/suggest/learned-items.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { conditionExample, phraseExamples, readHalfGoals } from './condition-examples.ts'
import { trainConditionNetwork } from './condition-network-training.ts'
import { goalExamples, readExample, workGoals } from './goal-examples.ts'
import { leaveExample } from './leave-example.ts'
import { trainConditions } from './train-conditions.ts'
import { trainLeave } from './train-leave.ts'
import { trainWork } from './train-work.ts'
import { unseenWork } from './unseen-work.ts'

const engine = loadEngine(readKnowledge)
const encoders = loadSentenceEncoders(readKnowledge)
const tables = engine.career.goalTables()
/** Learned from goals of other writers. */
const choice = loadConditionChoice(readKnowledge)
const examples = goalExamples(readKnowledge).map(example => {
  const read = readExample(engine, example)
  return {
    ...example,
    read,
    ids: encoders.pieces(example.goal).ids,
    condition: conditionExample(encoders.pieces, example.goal, example.conditions),
  }
})
type ReadGoal = (typeof examples)[number]
const others = [
  ...readHalfGoals().map(({ goal, conditions }) => conditionExample(encoders.pieces, goal, conditions)),
  ...phraseExamples(tables, encoders.pieces),
]

const labeled = workGoals(readKnowledge).map(goal => ({ ...goal, ids: encoders.pieces(goal.goal).ids }))
const writers = [...new Set(examples.map(example => example.writer))]

function trainedNetwork(goals: readonly ReadGoal[]): ConditionNetwork {
  const ids = tables.conditions.map(({ id }) => id)
  const weights = trainConditionNetwork([...readHalfGoals(), ...goals], ids, encoders.word)
  return goal => networkOdds(weights, ids, encoders.word, goal)
}

/** Each part of the writers is read with what was learned from the other writers' goals, and the counts are those of the rules and of what is added to them. */
const PARTS = 5
for (let part = 0; part < PARTS; part++) {
  const asked = new Set(writers.filter((_, at) => at % PARTS === part))
  const isSeen = ({ writer }: { writer: string }) => !asked.has(writer)
  const seen = examples.filter(isSeen)
  const seenWork = labeled.filter(isSeen)
  const work = trainWork(seenWork)
  const unseen = unseenWork(engine, seen, seenWork, work)
  const meaning = goalMeaning(encoders, {
    leave: trainLeave(
      seen.map(example => leaveExample(engine, encoders.shallow, example, work, unseen)),
      work.features.length,
    ),
    conditions: trainConditions(
      [...others, ...seen.map(({ condition }) => condition)],
      tables.conditions.map(({ id }) => id),
    ),
    work,
    choice,
    network: trainedNetwork(seen),
  })
  const own = examples.filter(example => !isSeen(example))
  const learned = new Map(
    own.map(one => [
      one,
      learnedItems(
        { ...engine, goalMeaning: () => meaning },
        one.goal,
        one.read.clauses,
        one.read.reading,
        one.read.row,
      ).added,
    ]),
  )
  const names = [...asked].join(', ')
  console.log(
    `${names}: ${conditionCounts(own, learned)}; ${leaveCounts(own, learned)}; ${workCounts(own, learned)}`,
  )
}

/** A role is read where a role or field means one of its codes. */
function workCounts(own: ReadGoal[], learned: ReadonlyMap<ReadGoal, GoalItem[]>): string {
  const isWork = ({ kind }: GoalItem) => kind === 'role' || kind === 'field'
  const means = (item: GoalItem, codes: readonly string[]) => isWork(item) && holdsCode(item, codes)
  const roles = own.flatMap(goal => (goal.wanted ?? []).map(codes => ({ goal, codes })))
  const byRules = roles.filter(({ goal, codes }) => goal.read.reading.items.some(item => means(item, codes)))
  const more = roles.filter(
    one => !byRules.includes(one) && learned.get(one.goal)?.some(item => means(item, one.codes)),
  )
  const added = own.flatMap(goal =>
    goal.wanted === null
      ? []
      : (learned.get(goal) ?? [])
          .filter(item => isWork(item) && !item.implied)
          .map(item => ({ item, wanted: goal.wanted?.flat() ?? [] })),
  )
  return [
    `${roles.length} roles`,
    `rules ${byRules.length}, learned ${more.length} more`,
    `said and not wanted ${added.filter(({ item, wanted }) => !holdsCode(item, wanted)).length} of ${added.length}`,
  ].join(', ')
}

function conditionCounts(own: ReadGoal[], learned: ReadonlyMap<ReadGoal, GoalItem[]>): string {
  const sum = (count: (goal: ReadGoal) => number) => own.reduce((total, goal) => total + count(goal), 0)
  const found = (itemsOf: (goal: ReadGoal) => GoalItem[], isRight: boolean) =>
    sum(goal => {
      const said = itemsOf(goal).filter(({ implied }) => !implied)
      const ids = new Set(said.flatMap(({ condition }) => condition ?? []))
      return [...ids].filter(id => goal.conditions.includes(id) === isRight).length
    })
  const byRules = (goal: ReadGoal) => goal.read.reading.items
  const added = (goal: ReadGoal) => learned.get(goal) ?? []
  return [
    `${sum(goal => goal.conditions.length)} conditions`,
    `rules ${found(byRules, true)}, learned ${found(added, true)} more`,
    `not named by the writer: rules ${found(byRules, false)}, learned ${found(added, false)} more`,
  ].join(', ')
}

function leaveCounts(own: ReadGoal[], learned: ReadonlyMap<ReadGoal, GoalItem[]>): string {
  const byRules = ({ read }: ReadGoal) =>
    read.reading.items.some(item => item.kind === 'leave' && holdsCode(item, [read.code.slice(0, 7)]))
  const added = (goal: ReadGoal) => (learned.get(goal) ?? []).some(({ kind }) => kind === 'leave')
  const known = own.filter(({ read }) => read.row !== null)
  const count = (isLeft: boolean, isRead: (goal: ReadGoal) => boolean) =>
    known.filter(goal => (goal.left === 'present') === isLeft && isRead(goal)).length
  return [
    `${count(true, () => true)} leave their work`,
    `rules ${count(true, byRules)}, learned ${count(true, added)} more`,
    `of ${count(false, () => true)} others: rules ${count(false, byRules)}, learned ${count(false, added)} more`,
  ].join(', ')
}
