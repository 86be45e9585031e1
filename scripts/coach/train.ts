import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEngine } from '#engine/engine.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { topicExamples } from './topic-examples.ts'
import { topicModelText } from './topic-model-text.ts'
import { trainTopicModel } from './train-topic-model.ts'

const engine = loadEngine(readKnowledge)
const examples = topicExamples(engine, readKnowledge)
const text = topicModelText(trainTopicModel(examples), readKnowledge)
writeFileSync(join(import.meta.dirname, '..', '..', 'knowledge', 'tables', 'coach-topic-weights.tsv'), text)
console.log(`${examples.length} examples, ${text.split('\n').length} lines`)
