import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import type { CoachPerson } from '../coach-person.ts'
import { coachReply } from '../coach-reply.ts'
import { guideContent } from '../guides/guide-content.ts'

const engine = testEngine()
const ROBIN: CoachPerson = {
  profile: { job_title: 'Medical Assistant', years_experience: '6-10 years', location: 'Columbus, OH' },
  suggestions: [{ role: 'Physical Therapist Assistant', code: '31-2021.00', match_score: 80 }],
  wellbeing: null,
}
/** An occupation whose pay the Bureau of Labor Statistics does not publish. */
const SOLDIER: CoachPerson = {
  profile: { job_title: 'Infantryman', years_experience: '6-10 years', location: 'Columbus, OH' },
  suggestions: [],
  wellbeing: null,
}

const reply = (message: string, person: CoachPerson) =>
  coachReply(engine, { message, person, before: null }).text

test('where pay is not published, a talk about it gets no range and no country', () => {
  const answer = reply('How do I ask for a raise?', SOLDIER)
  expect(answer).toContain('Collect three results')
  expect(answer).not.toMatch(/Infantry|ground to stand on|null/)
  const { steps } = guideContent(engine, {
    guide: { kind: 'pay', answers: ['Infantryman'] },
    person: SOLDIER,
  })
  expect(JSON.stringify(steps)).toContain('No pay is published for Infantry, so I will not guess a range.')
})

test('a move is compared by the two demands that differ most, not by those that are alike', () => {
  expect(reply('Should I stay or should I leave my job?', ROBIN)).toContain(
    'compared with today: hours lower, responsibility higher.',
  )
  const decision = { kind: 'decision' as const, answers: ['Physical Therapist Assistant', 'a', 'b', 'c'] }
  const { outcome } = guideContent(engine, { guide: decision, person: ROBIN })
  expect(outcome?.table?.rows[2]?.cells[2]).toBe(
    'compared with today: hours lower, predictability about the same, pace about the same, control higher',
  )
})

test('whoever asks about AI reads what is published on it for the role', () => {
  const answer = reply('Will AI take over my work?', ROBIN)
  expect(answer).toContain("Could be done with AI's help: about as much of the work")
  expect(answer).toContain('Seen done with AI today: less of the work')
})
