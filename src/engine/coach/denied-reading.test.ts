import { expect, test } from 'vitest'
import type { CoachContext, CoachTopic } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from './coach-reply.ts'
import { deniedReading, isNotWanted, notWantedIn } from './denied-reading.ts'

const engine = testEngine()
const tables = engine.coachTables()
const person = {
  profile: { job_title: 'Retail Store Manager', location: 'Columbus, OH', skills: [] },
  suggestions: [],
  wellbeing: null,
}
const ask = (message: string, before: CoachContext | null = null) =>
  coachReply(engine, { message, person, before })

test.each<[string, CoachTopic[], CoachTopic[], string]>([
  [
    'its not about time off?? its code reviews',
    ['boundaries', 'conflict'],
    ['boundaries'],
    'its code reviews',
  ],
  ['nobody fired me. how do i word it', ['job loss'], ['job loss'], 'how do i word it'],
  ['im not asking a doctor thing, what now', ['medical', 'workload'], ['medical'], 'what now'],
  ['I’m not quitting. he still yells', ['decision', 'conflict'], ['decision'], 'he still yells'],
])('“%s” denies what was read', (text, before, topics, rest) => {
  expect(deniedReading(tables, text, before)).toEqual({ topics, rest })
})

test.each<[string, CoachTopic[]]>([
  // What was not answered cannot have been misread.
  ['its not about the money, he just never listens', ['conflict']],
  ['he is not asking me about my days off', ['boundaries']],
  ['nobody listens to me', ['conflict']],
])('“%s” denies nothing', (text, before) => {
  expect(deniedReading(tables, text, before)).toBeNull()
})

test('what is denied is dropped, and the rest is answered with the message before', () => {
  const first = ask('I got let go on friday, they gave me a box')
  expect(first.context.topics).toEqual(['job loss'])
  const second = ask('nobody fired me. my boss yelled at me in the hallway', first.context)
  expect(second.text).toMatch(/^Then I misread you\.\n\nYou wrote: “my boss yelled/)
  expect(second.context.topics).toEqual(['conflict'])
  expect(second.text).not.toContain('unemployment')
})

test('work that is not wanted is no role, and is never offered', () => {
  expect(notWantedIn('i mean RN case manager, not a social worker.')).toEqual(['social worker'])
  expect(notWantedIn('I don’t want to be a chef anymore')).toEqual(['chef'])
  expect(notWantedIn('why not a nurse? I want to be a chef')).toEqual([])
  expect(isNotWanted('Healthcare Social Worker', ['social worker'])).toBe(true)
  expect(isNotWanted('Social Services Manager', ['social worker'])).toBe(false)
  const first = ask('I want to get out of retail')
  const listed = first.context.listed?.map(({ role }) => role) ?? []
  const [refused = ''] = listed
  const second = ask(`i dont want to be a ${refused}`, first.context)
  expect(second.context.role).toBeNull()
  const later = ask('What other jobs could I do?', second.context)
  expect(later.context.topics).toContain('path')
  expect(later.context.listed?.map(({ role }) => role)).not.toContain(refused)
})
