import { expect, test } from 'vitest'
import { testKnowledge } from '#tests/test-engine.ts'
import { adviceChecksum, trainingChecksum } from './topic-model-text.ts'

test.each(['topic', 'follow-up'])(
  'the %s model was trained on the examples and cues that are there',
  name => {
    const model = new TextDecoder().decode(testKnowledge(`tables/coach-${name}-weights.tsv`))
    // After a change of either table: npm run coach:train
    expect(model).toContain(`# trained on ${trainingChecksum(testKnowledge)}\n`)
  },
)

test('the advice model was trained on the lines and messages that are there', () => {
  const model = new TextDecoder().decode(testKnowledge('tables/coach-advice-weights.tsv'))
  expect(model).toContain(`# trained on ${adviceChecksum(testKnowledge)}\n`)
  expect(model.length).toBeLessThan(1_800_000)
})
