import { join } from 'node:path'
import { loadSentenceEncoders } from '#engine/encoder/load-sentence-encoder.ts'
import { loadEngine } from '#engine/engine.ts'
import { PRODUCT } from '#shared/product.ts'
import { writeManifest } from '../../knowledge/build/manifest.ts'
import { writeKnowledge } from '../../knowledge/build/write-knowledge.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { conditionExample, phraseExamples, readHalfGoals } from './condition-examples.ts'
import { goalExamples, workGoals } from './goal-examples.ts'
import { goalMeaningFile } from './goal-meaning-file.ts'
import { leaveExample } from './leave-example.ts'
import { trainConditions } from './train-conditions.ts'
import { trainLeave } from './train-leave.ts'
import { trainWork } from './train-work.ts'
import { unseenWork } from './unseen-work.ts'

const KNOWLEDGE = join(import.meta.dirname, '..', '..', 'knowledge')
const engine = loadEngine(readKnowledge)
const { shallow, pieces } = loadSentenceEncoders(readKnowledge)
const examples = goalExamples(readKnowledge)
const asked = examples.map(example => ({ ...example, ids: pieces(example.goal).ids }))
const labeled = workGoals(readKnowledge).map(example => ({ ...example, ids: pieces(example.goal).ids }))
const work = trainWork(labeled)
const unseen = unseenWork(engine, asked, labeled, work)
const leave = trainLeave(
  asked.map(example => leaveExample(engine, shallow, example, work, unseen)),
  work.features.length,
)
const tables = engine.career.goalTables()
const conditions = trainConditions(
  [
    ...phraseExamples(tables, pieces),
    ...[...readHalfGoals(), ...examples].map(example =>
      conditionExample(pieces, example.goal, example.conditions),
    ),
  ],
  tables.conditions.map(({ id }) => id),
)
const { bytes, head } = goalMeaningFile({ leave, conditions, work }, readKnowledge)
const facts = { rows: conditions.features.length, source: PRODUCT, date: '2026' }
await writeManifest(KNOWLEDGE, [
  await writeKnowledge(KNOWLEDGE, { file: 'goal-meaning.bin', ...facts }, bytes),
  await writeKnowledge(KNOWLEDGE, { file: 'goal-meaning.json', ...facts }, head),
])
console.log(
  `${examples.length} goals, ${leave.signs.size} signs, ${conditions.features.length} features; ${labeled.length} goals of work, ${work.places.length} weights`,
)
