import { expect, test } from 'vitest'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from '../coach-reply.ts'

const engine = testEngine()
const person = { profile: null, suggestions: [], wellbeing: null }
const ask = (message: string, before: CoachContext | null = null) =>
  coachReply(engine, { message, person, before })

test('of two things in one message, each answer begins with the words that it is about', () => {
  const told = ask('What does a nurse make in Boston? And I cannot sleep after my night shifts.')
  expect(told.context.topics).toEqual(['pay', 'rest'])
  const asked = ask(
    'My rent went up in March this year. How can I sleep after late shifts, and what does a nurse make?',
  )
  expect(asked.text).toMatch(
    /^You wrote: “How can I sleep after late shifts.*” This is what I would try first\./,
  )
})

test('two second messages on one topic get no equal answer, and “tell me more” is not quoted', () => {
  const { context } = ask('my coworker yelled at me in the hallway')
  const [neighbor, again] = ['but we are neighbors', 'he lives on my street'].map(text => ask(text, context))
  expect(neighbor?.context.topics).toEqual(again?.context.topics)
  expect(neighbor?.text).toMatch(/^You wrote: “but we are neighbors” /)
  expect(again?.text).toMatch(/^You wrote: “he lives on my street” /)
  expect(ask('tell me more', context).text).toMatch(/^Something else that helps:/)
  const lost = ask('They let 40 of us go this morning').context
  expect(ask('i keep setting the alarm for 6:40', lost).text).toMatch(
    /^You wrote: “i keep setting the alarm for 6:40” Going on from there:/,
  )
})

test('what was done already, or refused, is gone on from', () => {
  const first = ask('my coworker yelled at me in the hallway')
  expect(first.text).toContain('stop the talk and not the work')
  const second = ask('i told him already', first.context)
  expect(second.text).toMatch(/^You wrote: “i told him already” Then this comes next:/)
  expect(second.text).toContain('choose a calm day')
  expect(second.text).not.toContain('stop the talk and not the work')
  const third = ask('tried that too and nothing changed', second.context)
  expect(third.context.topics).toEqual(['conflict'])
  expect(third.text).not.toContain('choose a calm day')
  const asked = ask('How do I ask for a raise?')
  const refused = ask('what if she says no?', asked.context)
  expect(refused.text).toMatch(/^You wrote: “what if she says no\?” If it comes to that:/)
  expect(refused.text).toContain('which result would have made it a yes')
})
