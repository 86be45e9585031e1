import { expect, test } from 'vitest'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from '../coach-reply.ts'
import { ownWords } from './own-words.ts'

test.each([
  [
    'proudest thing, i cut overtime 30 percent in one year. write me the line',
    '**Cut overtime 30 percent in one year by [how].**',
  ],
  [
    "how do i put 'ran second shift, 22 people' on a resume",
    '**Ran second shift, 22 people: [what came of it, with a figure].**',
  ],
  [
    'I trained 14 new hires by shadowing, give me a bullet',
    '**Trained 14 new hires by shadowing, with [what came of it].**',
  ],
])('“%s” becomes a line of the same words and figures', (text, line) => {
  expect(ownWords(text, null, ['resume'])[0]).toContain(line)
})

test('the result may stand in the message before, and without one no line is made up', () => {
  expect(ownWords('write me the line', 'i raised sales 12 percent', ['resume'])[0]).toContain(
    '**Raised sales 12 percent by [how].**',
  )
  expect(ownWords('write me the line', 'i like sales', ['resume'])).toEqual([])
  expect(ownWords('i cut overtime 30 percent in one year', null, ['resume'])).toEqual([])
})

test('a refusal is worded in three sentences of its own, not where a talk about pay has its words', () => {
  const text = 'i just dont want to coach debate anymore. how do i word it'
  expect(ownWords(text, null, ['boundaries'])[0]).toContain('I do not want to coach debate anymore.')
  expect(ownWords('how do i tell her', 'I won’t close on Sundays.', ['boundaries'])[0]).toContain(
    'I will not close on Sundays.',
  )
  expect(ownWords(text, null, ['negotiation'])).toEqual([])
})

test('a story for an interview keeps its words, with blanks', () => {
  const [frame] = ownWords('give me one example for ownership, i had a truck no show on black friday', null, [
    'interview',
  ])
  expect(frame).toContain('“ownership”')
  expect(frame).toContain('“i had a truck no show on black friday”')
})

test('asked for again with another result, another line is written, and no other question is asked', () => {
  const engine = testEngine()
  const person = { profile: { job_title: 'Warehouse Supervisor' }, suggestions: [], wellbeing: null }
  const ask = (message: string, before: CoachContext | null) =>
    coachReply(engine, { message, person, before })
  const first = ask("how do i put 'ran second shift, 22 people' on a resume", null)
  expect(first.text).toMatch(/^The line in your own words and figures: \*\*Ran second shift, 22 people/)
  const second = ask(
    'ok proudest thing, i cut overtime 30 percent in one year. write me the line',
    first.context,
  )
  expect(second.text).toMatch(/^The line in your own words and figures: \*\*Cut overtime/)
  expect(second.text).not.toContain('proudest of')
})
