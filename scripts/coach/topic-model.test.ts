import { expect, test } from 'vitest'
import { testKnowledge } from '#tests/test-engine.ts'
import {
  adviceChecksum,
  careChecksum,
  choiceChecksum,
  meaningChecksum,
  trainingChecksum,
} from './topic-model-text.ts'

// After a change of a table: npm run coach:train
test('the topic model was trained on the examples and cues that are there', () => {
  const model = new TextDecoder().decode(testKnowledge('tables/coach-topic-weights.tsv'))
  expect(model).toContain(`# trained on ${trainingChecksum(testKnowledge)}\n`)
})

test.each(['choice', 'follow-up'])('the %s model was trained with the models before it', name => {
  const model = new TextDecoder().decode(testKnowledge(`tables/coach-${name}-weights.tsv`))
  expect(model).toContain(`# trained on ${choiceChecksum(testKnowledge)}\n`)
})

test('the advice model was trained on the lines and messages that are there', () => {
  const model = new TextDecoder().decode(testKnowledge('tables/coach-advice-weights.tsv'))
  expect(model).toContain(`# trained on ${adviceChecksum(testKnowledge)}\n`)
  expect(model.length).toBeLessThan(1_800_000)
})

test('what meanings say about topics was learned with the encoder and the examples that are there', () => {
  const head = JSON.parse(new TextDecoder().decode(testKnowledge('coach-topic-meaning.json')))
  expect(head.trainedOn).toBe(meaningChecksum(testKnowledge))
})

test('what comes before work was learned from the messages and groups of words that are there', () => {
  const head = JSON.parse(new TextDecoder().decode(testKnowledge('coach-care.json')))
  expect(head.trainedOn).toBe(careChecksum(testKnowledge))
})
