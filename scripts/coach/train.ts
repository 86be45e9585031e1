import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEngine } from '#engine/engine.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { followUpExamples } from './follow-up-examples.ts'
import { topicExamples } from './topic-examples.ts'
import { followUpModelText, topicModelText } from './topic-model-text.ts'
import { trainFollowUps } from './train-follow-ups.ts'
import { trainTopicModel } from './train-topic-model.ts'

const engine = loadEngine(readKnowledge)
const examples = topicExamples(engine, readKnowledge)
const topicModel = trainTopicModel(examples)
const topicText = topicModelText(topicModel, readKnowledge)
write('coach-topic-weights.tsv', topicText)
const followUps = followUpExamples(engine, readKnowledge, topicModel)
write('coach-follow-up-weights.tsv', followUpModelText(trainFollowUps(followUps), readKnowledge))
console.log(
  `${examples.length} examples, ${topicText.split('\n').length} lines; ${followUps.length} follow-ups`,
)

function write(table: string, text: string): void {
  writeFileSync(join(import.meta.dirname, '..', '..', 'knowledge', 'tables', table), text)
}
