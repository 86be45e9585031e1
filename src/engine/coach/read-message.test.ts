import { expect, test } from 'vitest'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from './coach-reply.ts'

const engine = testEngine()
const stranger = { profile: null, suggestions: [], wellbeing: null }
const ask = (message: string, before: CoachContext | null = null) =>
  coachReply(engine, { message, person: stranger, before })

test.each([
  ['ultrasound tech $$?', ['pay']],
  ['Can you help me with my resume? I’m a plumber.', ['resume']],
  // The last word alone is about being worn out.
  ['recruiter wants a number first. i dont wanna say one. help', ['negotiation']],
  // Who yells makes no difference.
  ['the matron yelled at me at the nurses’ station', ['conflict']],
])('%s is about %j', (message, topics) => {
  expect(ask(message).context.topics).toEqual(topics)
})

test('“what if they say no?” and “tried that” go on from what was advised', () => {
  const talk = ask('How do I ask for a raise?')
  expect(ask('ok but what if they say no', talk.context).context.topics).toEqual(['negotiation'])
  const load = ask('There is too much work and not enough people')
  const tried = ask('i tried that, she just said make it work', load.context)
  expect(tried.context.topics).toEqual(['workload'])
  expect(tried.text).not.toBe(load.text)
})
