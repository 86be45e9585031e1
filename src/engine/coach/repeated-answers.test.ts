import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from './coach-reply.ts'

const engine = testEngine()
const person = { profile: null, suggestions: [], wellbeing: null }

function talk(first: string, second: string) {
  const before = coachReply(engine, { message: first, person, before: null })
  const after = coachReply(engine, { message: second, person, before: before.context })
  return { before, after }
}

test.each([
  ['What is the salary of a school librarian?', 'Is that before or after tax'],
  ['What skills does a business analyst need?', 'Which of those skills do I already have?'],
  ['yo', 'lol just testing if this works'],
  ['I got laid off yesterday', 'I have not told my wife that I was laid off'],
])('“%s”, then “%s”: the second answer goes on instead of saying the same', (first, second) => {
  const { before, after } = talk(first, second)
  expect(after.context).toMatchObject({ topics: before.context.topics, depth: 1 })
  expect(after.text).not.toBe(before.text)
})

test('a long message that names the topic again asks something of its own', () => {
  const { after } = talk(
    'My boss yells at me in front of the whole team',
    'There is also a coworker who takes credit for my work in every meeting, and when I object she tells everybody that I am difficult to work with',
  )
  expect(after.context).toMatchObject({ topics: ['conflict'], depth: 0 })
})
