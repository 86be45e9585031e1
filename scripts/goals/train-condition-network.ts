import { join } from 'node:path'
import { loadSentenceEncoders } from '#engine/encoder/load-sentence-encoder.ts'
import { loadEngine } from '#engine/engine.ts'
import { PRODUCT } from '#shared/product.ts'
import { writeManifest } from '../../knowledge/build/manifest.ts'
import { writeKnowledge } from '../../knowledge/build/write-knowledge.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { readHalfGoals } from './condition-examples.ts'
import { trainConditionNetwork } from './condition-network-training.ts'
import { goalExamples } from './goal-examples.ts'
import { conditionNetworkChecksum, networkFile } from './network-file.ts'

const KNOWLEDGE = join(import.meta.dirname, '..', '..', 'knowledge')
const conditions = loadEngine(readKnowledge)
  .career.goalTables()
  .conditions.map(({ id }) => id)
const { word } = loadSentenceEncoders(readKnowledge)
const goals = [...goalExamples(readKnowledge), ...readHalfGoals()]
const weights = trainConditionNetwork(goals, conditions, word, undefined, line => console.log(line))
const { bytes, head } = networkFile(weights, conditions, conditionNetworkChecksum(readKnowledge))
const facts = { rows: weights.frequent.size, source: PRODUCT, date: '2026' }
await writeManifest(KNOWLEDGE, [
  await writeKnowledge(KNOWLEDGE, { file: 'condition-network.bin', ...facts }, bytes),
  await writeKnowledge(KNOWLEDGE, { file: 'condition-network.json', ...facts }, head),
])
console.log(`${goals.length} goals, ${weights.frequent.size} words`)
