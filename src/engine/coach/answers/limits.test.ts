import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from '../coach-reply.ts'

const engine = testEngine()
const nobody = { profile: null, suggestions: [], wellbeing: null }

test('what the coach cannot answer is quoted, as far as eighty characters, and no word is cut', () => {
  const message =
    'Can my employer legally fire me for refusing overtime that was never in my contract in the first place?'
  const { text } = coachReply(engine, { message, person: nobody, before: null })
  expect(text).toContain(
    'here: “Can my employer legally fire me for refusing overtime that was never in my …”.',
  )
})

test('what the coach costs is told, with the limits of Free', () => {
  const { text, actions } = coachReply(engine, { message: 'is it free', person: nobody, before: null })
  expect(text).toContain('The first 14 days everything is open. After them Free has 10 conversations with me')
  expect(actions[0]).toMatchObject({ path: '/product/pricing' })
})

test.each([
  ['are you chatgpt', 'No, I am the'],
  ['is this a real person or a robot', 'I am a program'],
  ['do you store these chats anywhere', 'until you delete them'],
  ['can my employer see what i type here?', 'You alone can read them'],
  ['Where do you get your figures from, and how old are they?', 'O*NET 30.1, December 2025'],
])('“%s” is answered for itself', (message, expected) => {
  const { text } = coachReply(engine, { message, person: nobody, before: null })
  expect(text).toContain(expected)
  expect(ABOUT_MARKS.filter(mark => text.includes(mark))).toEqual([expected])
})

const ABOUT_MARKS = [
  'No, I am the',
  'I am a program',
  'until you delete them',
  'You alone can read them',
  'O*NET 30.1, December 2025',
]
