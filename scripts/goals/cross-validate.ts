import { loadSentenceEncoders } from '#engine/encoder/load-sentence-encoder.ts'
import { loadEngine } from '#engine/engine.ts'
import { goalMeaning } from '#engine/suggest/goal-meaning.ts'
import { learnedItems } from '#engine/suggest/learned-items.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { type GoalExample, goalExamples, readExample } from './goal-examples.ts'
import { trainLeave } from './train-leave.ts'

const engine = loadEngine(readKnowledge)
const encoder = loadSentenceEncoders(readKnowledge).shallow
const examples = goalExamples(readKnowledge).map(example => ({
  example,
  read: readExample(engine, example),
  meaning: encoder(example.goal),
}))
type ReadGoal = (typeof examples)[number]

/** Of each writer, with weights from the other writers' goals: whose present work is read as left, by the rules and with what was learned. */
for (const writer of [...new Set(examples.map(({ example }) => example.writer))]) {
  const others = examples.filter(({ example }) => example.writer !== writer)
  const learned = goalMeaning(
    encoder,
    trainLeave(
      others.map(({ example, read, meaning }) => ({
        signs: read.signs,
        meaning,
        isLeft: example.left === 'present',
      })),
    ),
  )
  const own = examples.filter(({ example, read }) => example.writer === writer && read.row !== null)
  const isLearned = ({ example, read }: ReadGoal) =>
    learnedItems(
      { ...engine, goalMeaning: () => learned },
      example.goal,
      read.clauses,
      read.reading,
      read.row,
    ).some(({ kind }) => kind === 'leave')
  const count = (left: GoalExample['left'][], isRead: (goal: ReadGoal) => boolean) =>
    own.filter(goal => left.includes(goal.example.left) && isRead(goal)).length
  const byRules = ({ read }: ReadGoal) => read.signs.get('present work left') === 1
  console.log(
    `${writer}: ${count(['present'], () => true)} leave their work: rules ${count(['present'], byRules)}, learned ${count(['present'], isLearned)} more;`,
    `of ${count(['none', 'part', 'other'], () => true)} others: rules ${count(['none', 'part', 'other'], byRules)}, learned ${count(['none', 'part', 'other'], isLearned)}`,
  )
}
