import { expect, test } from 'vitest'
import { testKnowledge } from '#tests/test-engine.ts'
import { trainingChecksum } from './topic-model-text.ts'

test.each(['topic', 'follow-up'])(
  'the %s model was trained on the examples and cues that are there',
  name => {
    const model = new TextDecoder().decode(testKnowledge(`tables/coach-${name}-weights.tsv`))
    // After a change of either table: npm run coach:train
    expect(model).toContain(`# trained on ${trainingChecksum(testKnowledge)}\n`)
  },
)
