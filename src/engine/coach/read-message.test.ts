import { expect, test } from 'vitest'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from './coach-reply.ts'
import { readMessage } from './read-message.ts'

const engine = testEngine()
const stranger = { profile: null, suggestions: [], wellbeing: null }
const ask = (message: string, before: CoachContext | null = null) =>
  coachReply(engine, { message, person: stranger, before })

test.each([
  ['ultrasound tech $$?', ['pay']],
  ['Can you help me with my resume? I’m a plumber.', ['resume']],
  // The last word alone is about being worn out.
  ['recruiter wants a number first. i dont wanna say one. help', ['negotiation']],
  ['how do i move from med surg to outpatient', ['path']],
  ['i wont coach soccer next year, how do i tell the principal', ['boundaries']],
  ['he approves everyone elses expenses the same day and mine sit for a month', ['conflict']],
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

test.each([
  [
    'What should I put on my resume as a web developer?',
    'should i take out the side projects',
    ['resume', 'decision'],
  ],
  ['What does a nurse earn in Denver?', 'ok and in New York?', ['pay']],
  ['my manager texts me on saturdays about monday stuff', 'cant mute it, its expected here', ['boundaries']],
  // What names a topic of its own is one.
  ['What does a nurse earn in Denver?', 'How do I prepare for an interview there?', ['interview']],
])('after “%s”, “%s” is about %j', (first, second, topics) => {
  expect(ask(second, ask(first).context).context.topics).toEqual(topics)
})

test('a meeting with the others is about them, and no interview', () => {
  const first = ask('My coworkers and I keep arguing about the schedule')
  const { topics } = ask('should i ask for a meeting with all of us', first.context).context
  expect(topics[0]).toBe('conflict')
  expect(topics).not.toContain('interview')
})

test('a message of unknown words goes on with the topic before, and never with nothing', () => {
  const before = ask('How do I ask for a raise?').context
  expect(ask('zebra zebra zebra', before).context.topics).toEqual(['negotiation'])
  const afterNothing = ask('how do i tell my family i wont have a job', { ...before, topics: [] })
  expect(afterNothing.context.topics).toEqual(['job loss'])
})

test.each([
  ['my wrist hurts at night, is that normal', null],
  ['what does a cook earn in austin, tx', 'Austin, Tx'],
  ['should I take out a loan', null],
])('“%s” names the place %s', (message, place) => {
  expect(ask(message).context.place).toBe(place)
})

test('what somebody does is no role', () => {
  expect(ask('should i take out the side projects').context.role).toBeNull()
})

test('a role that is counted with the one before gets the same figures, and is told so', () => {
  const first = ask('What does a school principal earn?')
  const second = ask('and a vice principal?', first.context)
  expect(second.text).toContain('“vice principal” is counted as **School Principal** too')
  expect(ask('and a school principal in Denver?', first.context).text).not.toContain('is counted as')
})

test('pay that somebody names in a second message is placed in the range of the first', () => {
  const first = ask('whats a fair hourly for an RN in memphis')
  for (const said of ['36.50 an hour. is that low?', 'im at 36.50']) {
    const second = ask(said, first.context)
    expect(second.context).toMatchObject({ topics: ['pay'], place: 'Memphis' })
    expect(second.text).toMatch(/^\$36\.50 an hour \(about \$75,920 a year, full time\) stands between/u)
  }
  const talk = ask('im at 36.50 as an RN and want to ask for a raise')
  expect(talk.text).toContain('$36.50 an hour (about $75,920')
})

test.each([
  ['i wont coach soccer next year, how do i tell the principal', null],
  ['i just dont want to coach debate anymore', null],
  ['im tired since I started to coach soccer', null],
  ['what does a soccer coach earn', 'Sports Coach'],
  ['how do I become a coach', 'Sports Coach'],
  ['is 78k really less than 84k once i pay sitters', null],
  ['sitters cost more than I make', null],
  ['how much do sitters make', 'Childcare Worker'],
  ['what does front desk pay at a hotel', 'Hotel, Motel, and Resort Desk Clerk'],
  ['how much is front desk at a clinic', 'Receptionist'],
  ['i work the front desk and she yells at me', null],
  ['They’re closing our building in June', null],
  ['im not asking a doctor thing', null],
])('“%s” asks after the role %s', (message, role) => {
  expect(ask(message).context.role?.role ?? null).toBe(role)
})

test('beside a story of load or conflict no paths and no decision are read that nobody asks for', () => {
  const topicsOf = (text: string) => readMessage(engine, engine.coachTables(), text, null).topics
  const grading = topicsOf('I grade until 11 every night, is there a way to stop')
  expect(grading[0]).toBe('workload')
  expect(grading).not.toContain('path')
  expect(
    topicsOf(
      'My PRs get torn apart by one senior dev, nitpicks on every line, and he approves other people’s in five minutes',
    ),
  ).toEqual(['conflict'])
  // Asked for, it is.
  expect(topicsOf('My boss yells at me every day. What other jobs could I do?')).toEqual(['path', 'conflict'])
})

test('of a long account only the first sentences are encoded', () => {
  const tables = engine.coachTables()
  const encoded: string[] = []
  const counting = {
    ...tables,
    topicMeaning: (text: string) => {
      encoded.push(text)
      return new Map()
    },
  }
  const sentence = (at: number) => `My boss yells at me in front of customer ${at} again.`
  const text = Array.from({ length: 60 }, (_, at) => sentence(at)).join(' ')
  readMessage(engine, counting, text, null)
  // The whole, and as many sentences as have a thousand letters.
  expect(encoded.length).toBe(1 + Math.floor(1000 / sentence(10).length))
})

test('what a few vague words mean is never certain', () => {
  const tables = { ...engine.coachTables(), topicMeaning: () => new Map([['interview', 0.999] as const]) }
  expect(readMessage(engine, tables, 'tell me more about the second one', null).isTopicSure).toBe(false)
})
