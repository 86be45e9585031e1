import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEngine } from '#engine/engine.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { adviceTraining } from './advice-lines.ts'
import { followUpExamples } from './follow-up-examples.ts'
import { topicExamples } from './topic-examples.ts'
import { adviceModelText, followUpModelText, topicModelText } from './topic-model-text.ts'
import { trainAdviceModel } from './train-advice-model.ts'
import { trainFollowUps } from './train-follow-ups.ts'
import { trainTopicModel } from './train-topic-model.ts'

const engine = loadEngine(readKnowledge)
const examples = topicExamples(engine, readKnowledge)
const topicModel = trainTopicModel(examples)
const topicText = topicModelText(topicModel, readKnowledge)
write('coach-topic-weights.tsv', topicText)
const followUps = followUpExamples(engine, readKnowledge, topicModel)
write('coach-follow-up-weights.tsv', followUpModelText(trainFollowUps(followUps), readKnowledge))
const { lines, messagesWith, messageCount } = adviceTraining(engine, readKnowledge)
const adviceText = adviceModelText(trainAdviceModel(lines, messagesWith, messageCount), readKnowledge)
write('coach-advice-weights.tsv', adviceText)
console.log(`${lines.length} lines of advice, ${adviceText.split('\n').length} features; `)
console.log(
  `${examples.length} examples, ${topicText.split('\n').length} lines; ${followUps.length} follow-ups`,
)

function write(table: string, text: string): void {
  writeFileSync(join(import.meta.dirname, '..', '..', 'knowledge', 'tables', table), text)
}
