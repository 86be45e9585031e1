import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from '../coach-reply.ts'

const engine = testEngine()
const person = { profile: null, suggestions: [], wellbeing: null }
const ask = (message: string) => coachReply(engine, { message, person, before: null })

test('of two things in one message, each answer begins with the words that it is about', () => {
  const told = ask('What does a nurse make in Boston? And I am tired of nights.')
  expect(told.context.topics).toEqual(['rest', 'pay'])
  expect(told.text).toMatch(/^You wrote: “And I am tired of nights\.” That sounds really tiring/)
  const asked = ask(
    'My rent went up in March this year. How can I sleep after late shifts, and what does a nurse make?',
  )
  expect(asked.text).toMatch(
    /^You wrote: “How can I sleep after late shifts.*” This is what I would try first\./,
  )
})
