import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MeaningHead, readMeaningHead } from '#engine/coach/meaning-head.ts'
import { TOPIC_MEANING_FILE, topicMeaning } from '#engine/coach/topic-meaning.ts'
import { loadEngine } from '#engine/engine.ts'
import { COACH_TOPICS } from '#shared/coach/coach-answer.ts'
import { PRODUCT } from '#shared/product.ts'
import { writeManifest } from '../../knowledge/build/manifest.ts'
import { writeKnowledge } from '../../knowledge/build/write-knowledge.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { adviceTraining } from './advice-lines.ts'
import { followUpExamples } from './follow-up-examples.ts'
import { choiceExamples, meaningExamples, topicExamples } from './topic-examples.ts'
import {
  adviceModelText,
  choiceModelText,
  followUpModelText,
  meaningChecksum,
  topicMeaningFile,
  topicModelText,
} from './topic-model-text.ts'
import { trainAdviceModel } from './train-advice-model.ts'
import { trainCare } from './train-care.ts'
import { trainFollowUps } from './train-follow-ups.ts'
import { trainTopicChoice } from './train-topic-choice.ts'
import { trainTopicMeaning } from './train-topic-meaning.ts'
import { trainTopicModel } from './train-topic-model.ts'

const KNOWLEDGE = join(import.meta.dirname, '..', '..', 'knowledge')
const engine = loadEngine(readKnowledge)
// First: nothing of the coach can be loaded with a care model of other situations.
await trainCare(readKnowledge, engine.sentenceEncoder(), process.argv.includes('--all'))
const examples = topicExamples(engine, readKnowledge)
const topicModel = trainTopicModel(examples)
const topicText = topicModelText(topicModel, readKnowledge)
write('coach-topic-weights.tsv', topicText)
const meaningWeights = await trainedMeaning()
const tables = {
  ...engine.coachTables(),
  topicModel,
  topicMeaning: topicMeaning(engine.sentenceEncoder(), meaningWeights),
}
const choiceModel = trainTopicChoice(choiceExamples(engine, readKnowledge, tables))
write('coach-choice-weights.tsv', choiceModelText(choiceModel, readKnowledge))
const followUps = followUpExamples(engine, readKnowledge, { ...tables, choiceModel })
write('coach-follow-up-weights.tsv', followUpModelText(trainFollowUps(followUps), readKnowledge))
const { lines, messagesWith, messageCount } = adviceTraining(engine, readKnowledge)
const adviceText = adviceModelText(trainAdviceModel(lines, messagesWith, messageCount), readKnowledge)
write('coach-advice-weights.tsv', adviceText)
console.log(`${lines.length} lines of advice, ${adviceText.split('\n').length} features; `)
console.log(
  `${examples.length} examples, ${topicText.split('\n').length} lines; ${followUps.length} follow-ups`,
)

/** Encoding every example takes some minutes: it is done where the encoder's weights or the examples changed, and with --all. */
async function trainedMeaning(): Promise<MeaningHead> {
  const { trainedOn }: { trainedOn?: string } = JSON.parse(
    new TextDecoder().decode(readKnowledge('coach-topic-meaning.json')),
  )
  const isKept = trainedOn === meaningChecksum(readKnowledge) && !process.argv.includes('--all')
  if (isKept) return readMeaningHead(readKnowledge, TOPIC_MEANING_FILE)
  const weights = trainTopicMeaning(meaningExamples(engine, readKnowledge))
  const { bytes, head } = topicMeaningFile(weights, readKnowledge)
  const facts = { rows: COACH_TOPICS.length, source: PRODUCT, date: '2026' }
  await writeManifest(KNOWLEDGE, [
    await writeKnowledge(KNOWLEDGE, { file: 'coach-topic-meaning.bin', ...facts }, bytes),
    await writeKnowledge(KNOWLEDGE, { file: 'coach-topic-meaning.json', ...facts }, head),
  ])
  return weights
}

function write(table: string, text: string): void {
  writeFileSync(join(KNOWLEDGE, 'tables', table), text)
}
