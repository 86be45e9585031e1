import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from './coach-reply.ts'

const engine = testEngine()

test.each(['0-1 years', '16+ years'])(
  'what a pay talk calls published is the middle half, also after %s',
  years => {
    const profile = { job_title: 'Truck Driver', years_experience: years, location: 'Atlanta, GA' }
    const { text } = coachReply(engine, {
      message: 'How do I ask for a raise?',
      person: { profile, suggestions: [], wellbeing: null },
      before: null,
    })
    const [, low, high] = /published pay runs from (\$[\d,]+) to (\$[\d,]+\d)/.exec(text) ?? []
    expect(low).toBeDefined()
    expect(text).toContain(
      `${low} - ${high} a year for the middle half of earners; a quarter earn ${high} or more`,
    )
  },
)
