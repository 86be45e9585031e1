import { expect, test } from 'vitest'
import { testKnowledge } from '#tests/test-engine.ts'
import { trainingChecksum } from './topic-model-text.ts'

test('the topic model was trained on the examples and cues that are there', () => {
  const model = new TextDecoder().decode(testKnowledge('tables/coach-topic-weights.tsv'))
  // After a change of either table: npm run coach:train
  expect(model).toContain(`# trained on ${trainingChecksum(testKnowledge)}\n`)
})
