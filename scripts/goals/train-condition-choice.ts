import { join } from 'node:path'
import { loadSentenceEncoders } from '#engine/encoder/load-sentence-encoder.ts'
import { loadEngine } from '#engine/engine.ts'
import { conditionOdds } from '#engine/suggest/condition-meaning.ts'
import { loadConditionNetwork } from '#engine/suggest/condition-network.ts'
import { loadGoalWeights } from '#engine/suggest/goal-meaning.ts'
import { PRODUCT } from '#shared/product.ts'
import { writeManifest } from '../../knowledge/build/manifest.ts'
import { writeKnowledge } from '../../knowledge/build/write-knowledge.ts'
import { trainTopicChoice } from '../coach/train-topic-choice.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { choiceExamples, conditionGoals, withoutRareWords } from './condition-choice-examples.ts'
import { conditionChoiceFile } from './condition-choice-file.ts'

const KNOWLEDGE = join(import.meta.dirname, '..', '..', 'knowledge')
const engine = loadEngine(readKnowledge)
const { pieces, word } = loadSentenceEncoders(readKnowledge)
const network = loadConditionNetwork(readKnowledge, word)
const { conditions } = loadGoalWeights(readKnowledge)
const goals = conditionGoals(readKnowledge)
const examples = goals.flatMap(goal =>
  choiceExamples(engine, text => conditionOdds(conditions, pieces, network, text), goal),
)
const choice = trainTopicChoice(withoutRareWords(examples))
await writeManifest(KNOWLEDGE, [
  await writeKnowledge(
    KNOWLEDGE,
    { file: 'condition-choice.json', rows: choice.size, source: PRODUCT, date: '2026' },
    conditionChoiceFile(choice, readKnowledge),
  ),
])
console.log(`${goals.length} goals, ${examples.length} conditions that something speaks for`)
