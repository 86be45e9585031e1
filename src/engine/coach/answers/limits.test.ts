import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from '../coach-reply.ts'

const engine = testEngine()
const nobody = { profile: null, suggestions: [], wellbeing: null }

test('what the coach cannot answer is quoted, as far as eighty characters', () => {
  const message =
    'Can my employer legally fire me for refusing overtime that was never in my contract in the first place?'
  const { text } = coachReply(engine, { message, person: nobody, before: null })
  expect(text).toContain(`here: “${message.slice(0, 80)}”.`)
})
