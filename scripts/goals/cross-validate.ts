import { loadSentenceEncoders } from '#engine/encoder/load-sentence-encoder.ts'
import { loadEngine } from '#engine/engine.ts'
import { goalMeaning } from '#engine/suggest/goal-meaning.ts'
import { learnedItems } from '#engine/suggest/learned-items.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { conditionExample, phraseExamples, readHalfExamples } from './condition-examples.ts'
import { goalExamples, readExample } from './goal-examples.ts'
import { trainConditions } from './train-conditions.ts'
import { trainLeave } from './train-leave.ts'

const engine = loadEngine(readKnowledge)
const encoders = loadSentenceEncoders(readKnowledge)
const tables = engine.career.goalTables()
const examples = goalExamples(readKnowledge).map(example => {
  const read = readExample(engine, example)
  return {
    ...example,
    read,
    leave: {
      signs: read.signs,
      meaning: encoders.shallow(example.goal),
      isLeft: example.left === 'present',
    },
    condition: conditionExample(encoders.pieces, example.goal, example.conditions),
  }
})
type ReadGoal = (typeof examples)[number]
const others = [...readHalfExamples(encoders.pieces), ...phraseExamples(tables, encoders.pieces)]

/** Each writer is read with what was learned from the other writers' goals, and the counts are those of the rules and of what is added to them. */
for (const writer of [...new Set(examples.map(example => example.writer))]) {
  const seen = examples.filter(example => example.writer !== writer)
  const meaning = goalMeaning(
    encoders,
    trainLeave(seen.map(({ leave }) => leave)),
    trainConditions(
      [...others, ...seen.map(({ condition }) => condition)],
      tables.conditions.map(({ id }) => id),
    ),
  )
  const own = examples.filter(example => example.writer === writer)
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
  console.log(`${writer}: ${conditionCounts(own, learned)}; ${leaveCounts(own, learned)}`)
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
  const byRules = (goal: ReadGoal) => goal.read.signs.get('present work left') === 1
  const added = (goal: ReadGoal) => (learned.get(goal) ?? []).some(({ kind }) => kind === 'leave')
  const known = own.filter(({ read }) => read.row !== null)
  const count = (isLeft: boolean, isRead: (goal: ReadGoal) => boolean) =>
    known.filter(goal => goal.leave.isLeft === isLeft && isRead(goal)).length
  return [
    `${count(true, () => true)} leave their work`,
    `rules ${count(true, byRules)}, learned ${count(true, added)} more`,
    `of ${count(false, () => true)} others: rules ${count(false, byRules)}, learned ${count(false, added)} more`,
  ].join(', ')
}
