import { join } from 'node:path'
import { loadSentenceEncoders } from '#engine/encoder/load-sentence-encoder.ts'
import { loadEngine } from '#engine/engine.ts'
import { PRODUCT } from '#shared/product.ts'
import { writeManifest } from '../../knowledge/build/manifest.ts'
import { writeKnowledge } from '../../knowledge/build/write-knowledge.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { goalExamples, readExample } from './goal-examples.ts'
import { goalMeaningFile } from './goal-meaning-file.ts'
import { trainLeave } from './train-leave.ts'

const KNOWLEDGE = join(import.meta.dirname, '..', '..', 'knowledge')
const engine = loadEngine(readKnowledge)
const encoder = loadSentenceEncoders(readKnowledge).shallow
const examples = goalExamples(readKnowledge)
const leave = trainLeave(
  examples.map(example => ({
    signs: readExample(engine, example).signs,
    meaning: encoder(example.goal),
    isLeft: example.left === 'present',
  })),
)
const { bytes, head } = goalMeaningFile(leave, readKnowledge)
const facts = { rows: leave.signs.size, source: PRODUCT, date: '2026' }
await writeManifest(KNOWLEDGE, [
  await writeKnowledge(KNOWLEDGE, { file: 'goal-meaning.bin', ...facts }, bytes),
  await writeKnowledge(KNOWLEDGE, { file: 'goal-meaning.json', ...facts }, head),
])
console.log(`${examples.length} goals, ${leave.signs.size} signs, ${leave.meaning.length} numbers`)
