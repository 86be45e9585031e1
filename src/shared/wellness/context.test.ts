import { expect, test } from 'vitest'
import { checkInChange } from './check-in.ts'
import { checkInContext, contextSentence, NO_CONTEXT, TAG_MAX_CHARACTERS, TAGS_MAX } from './context.ts'

test('tags are trimmed, and the same word in another case is the same tag', () => {
  const { drained } = checkInContext.parse({ drained: [' Short sleep ', 'short SLEEP', 'Night shift'] })
  expect(drained).toEqual(['Short sleep', 'Night shift'])
})

test.each([
  { drained: [' '] },
  { drained: ['x'.repeat(TAG_MAX_CHARACTERS + 1)] },
  { gave_energy: Array.from({ length: TAGS_MAX + 1 }, (_, index) => `tag ${index}`) },
  { sleep_hours: 24.5 },
  { sleep_hours: -0.5 },
  { work_hours: 7.3 },
  { work_hours: '8' },
  { ease: 0 },
  { ease: 6 },
])('%j is refused', wrong => {
  expect(checkInContext.safeParse(wrong).success).toBe(false)
})

test('an empty context is none, and one that is left out stays unsaid', () => {
  const answers = { mood: 3, energy: 3 }
  expect(checkInChange.parse({ ...answers, context: {} }).context).toBeNull()
  expect(checkInChange.parse({ ...answers, context: null }).context).toBeNull()
  expect(checkInChange.parse(answers)).not.toHaveProperty('context')
  expect(checkInChange.parse({ ...answers, context: { sleep_hours: 0 } }).context).toEqual({
    ...NO_CONTEXT,
    sleep_hours: 0,
  })
})

test('a context reads as sentences, of what is there', () => {
  expect(
    contextSentence({
      drained: ['short sleep', 'pager'],
      gave_energy: ['Marta'],
      sleep_hours: 4,
      work_hours: 12.5,
      ease: 2,
    }),
  ).toBe('Slept 4 h, worked 12.5 h. Tense. Drained by short sleep, pager. Energy from Marta.')
  expect(contextSentence({ ...NO_CONTEXT, work_hours: 0 })).toBe('Worked 0 h.')
})
