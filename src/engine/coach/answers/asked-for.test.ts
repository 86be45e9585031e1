import { expect, test } from 'vitest'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from '../coach-reply.ts'
import type { CoachReply } from '../coach-turn.ts'

const engine = testEngine()
const profileOf = (job_title: string) => ({ job_title, location: 'Tucson, AZ', skills: [] })
const ask = (message: string, title = 'Medical Assistant', before: CoachContext | null = null): CoachReply =>
  coachReply(engine, {
    message,
    person: { profile: profileOf(title), suggestions: [], wellbeing: null },
    before,
  })

test('two jobs are compared by what the person says of each', () => {
  const { text } = ask(
    'got two offers, one is $21 an hour nights at the hospital, the other $19 an hour days close to home',
  )
  expect(text).toContain('- **The first:** $21 an hour; nights.')
  expect(text).toContain('- **The second:** $19 an hour; days; close to home.')
  // Two dollars in each of 2,080 hours.
  expect(text).toContain('Full time the first pays about $4,160 more a year.')
  expect(text).not.toContain('**Reshape:**')
  const named = ask('offer a is 78k days and offer b is 84k plus night differential. which is better').text
  expect(named).toContain('- **The first:** 78k; days.')
  expect(named).toContain('- **The second:** 84k; night differential.')
  expect(named).toContain('Full time the second pays about $6,000 more a year.')
  const half = ask('one offer is 78 an hour and the other 84 plus differential, which one')
  expect(half.text).toContain('- **The second:** 84; differential.')
  const bare = ask('I have two job offers and cannot decide')
  expect(bare.text).toContain('What does each of them pay')
  expect(bare.text).not.toContain('**Stay:**')
  expect(ask('Should I stay or leave?').text).toContain('**Stay:**')
})

test('work outside a classroom is no work in the open air', () => {
  const { text } = ask('what could I do outside a classroom', 'High School Teacher')
  expect(text).toContain('We read: away from teaching.')
  expect(text).not.toMatch(/outdoor|Kindergarten/)
})

test('what somebody is bad at is not what they want to learn', () => {
  const { text } = ask('im terrible at math can i still learn bookkeeping')
  expect(text).toContain('For **Bookkeeping**')
  expect(text).not.toMatch(/geometry|For \*\*Math/i)
  expect(ask('I am bad at Excel, where can I learn it?').text).toContain('Excel')
})

test('a wished condition leaves out paths that do not meet it, by the data', () => {
  const { text, context, facts } = ask('my back is shot. need less physical work', 'Construction Laborer')
  expect(context.topics[0]).toBe('path')
  expect(text).toContain('less physical work')
  const named = context.listed?.map(({ code }) => code) ?? []
  expect(named.length).toBeGreaterThan(0)
  const kept = JSON.stringify(facts)
  expect(kept).toContain('"met":"not met"')
  const [list] = facts as { suggestions: { code: string; wishes: { met: string }[] }[] }[]
  for (const { code, wishes } of list?.suggestions ?? [])
    if (named.includes(code)) expect(wishes.map(({ met }) => met)).not.toContain('not met')
})

test('a path that takes a license or a degree says so', () => {
  const named = ask('How do I become a physician assistant?').text
  expect(named).toContain("with a master's degree")
  expect(named).toContain('Physician assistant license')
})

test('after losing work nobody is sent to school for years, and who does not look yet reads no market', () => {
  const looking = ask('They let 40 of us go this morning. Where do I even look for a new job?').text
  expect(looking).toContain('Demand is')
  expect(looking).not.toMatch(/degree/)
  const told = ask('They let 40 of us go this morning').text
  expect(told).not.toContain('Demand is')
})

test('what a role does all day is told by its tasks', () => {
  const { text, context, used } = ask('what does a dental hygienist do all day')
  expect(context.topics).toEqual(['demands'])
  const [first = ''] = engine.career.tasks().get('29-1292.00') ?? []
  expect(first).not.toBe('')
  expect(text).toContain(`What people in **Dental Hygienist** work do, by O*NET:\n- ${first}`)
  expect(used.some(({ text: use }) => use.startsWith('tasks: O*NET'))).toBe(true)
  expect(ask('how stressful is being a dental hygienist').text).not.toContain(first)
})

test('the hours are asked for after demand or pay', () => {
  const demand = ask('Are dental hygienists in demand?')
  expect(demand.context.topics).toEqual(['market'])
  const hours = ask('and the hours?', 'Medical Assistant', demand.context)
  expect(hours.context).toMatchObject({ topics: ['demands'], role: { code: '29-1292.00' } })
})

test('a role that covers only a part of what was said is named as the closest match', () => {
  const { text } = ask('What does a heritage guide make?')
  expect(text).toMatch(/^The closest match I have for “heritage guide” is \*\*Tour Guide and Escort\*\*/)
  expect(text).toContain('You may rather mean Usher')
  expect(ask('What does a registered nurse make?').text).not.toContain('closest match')
})

test('who has lost heart is no returner, and gets no list of sources', () => {
  const first = ask('sent 60 applications and nothing')
  const second = ask('why bother', 'Medical Assistant', first.context)
  expect(second.context.topics).toEqual(first.context.topics)
  expect(second.text).toMatch(/^You wrote: “why bother” After all that anybody would ask\./)
  expect(ask('why bother, nobody would hire me after all this').context.topics).not.toContain('return')
})

test('what to write back is about the message, and not about a résumé', () => {
  const first = ask('a recruiter wrote me on linkedin about a job')
  expect(first.text).toContain('Answer in four lines')
  expect(first.text).not.toContain('proudest')
  const offer = ask('They offered me 19 an hour, that is low')
  expect(ask('what would i even write back', 'Medical Assistant', offer.context).context.topics).toEqual(
    offer.context.topics,
  )
})

test('in danger, with no place known, a number that can be dialed stands first', () => {
  const { text } = ask('I want to kill myself')
  expect(text.split('\n\n')[1]).toMatch(/^In the United States: call or text 988/)
})

test('whoever was fired is given words that are true', () => {
  const first = ask('i got fired last week for being late')
  const second = ask('what do i tell people', 'Medical Assistant', first.context)
  expect(second.text).toContain('My job there ended in spring')
  expect(`${first.text} ${second.text}`).not.toContain('position was cut')
})
