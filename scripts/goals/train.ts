import { join } from 'node:path'
import { loadSentenceEncoders } from '#engine/encoder/load-sentence-encoder.ts'
import { loadEngine } from '#engine/engine.ts'
import { PRODUCT } from '#shared/product.ts'
import { writeManifest } from '../../knowledge/build/manifest.ts'
import { writeKnowledge } from '../../knowledge/build/write-knowledge.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { conditionExample, phraseExamples, readHalfExamples } from './condition-examples.ts'
import { goalExamples, readExample } from './goal-examples.ts'
import { goalMeaningFile } from './goal-meaning-file.ts'
import { trainConditions } from './train-conditions.ts'
import { trainLeave } from './train-leave.ts'

const KNOWLEDGE = join(import.meta.dirname, '..', '..', 'knowledge')
const engine = loadEngine(readKnowledge)
const { shallow, pieces } = loadSentenceEncoders(readKnowledge)
const examples = goalExamples(readKnowledge)
const leave = trainLeave(
  examples.map(example => ({
    signs: readExample(engine, example).signs,
    meaning: shallow(example.goal),
    isLeft: example.left === 'present',
  })),
)
const tables = engine.career.goalTables()
const conditions = trainConditions(
  [
    ...readHalfExamples(pieces),
    ...phraseExamples(tables, pieces),
    ...examples.map(example => conditionExample(pieces, example.goal, example.conditions)),
  ],
  tables.conditions.map(({ id }) => id),
)
const { bytes, head } = goalMeaningFile(leave, conditions, readKnowledge)
const facts = { rows: conditions.features.length, source: PRODUCT, date: '2026' }
await writeManifest(KNOWLEDGE, [
  await writeKnowledge(KNOWLEDGE, { file: 'goal-meaning.bin', ...facts }, bytes),
  await writeKnowledge(KNOWLEDGE, { file: 'goal-meaning.json', ...facts }, head),
])
console.log(`${examples.length} goals, ${leave.signs.size} signs, ${conditions.features.length} features`)
