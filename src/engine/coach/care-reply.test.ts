import { expect, test } from 'vitest'
import { CARE_SITUATIONS } from '#shared/coach/care-situation.ts'
import { testEngine } from '#tests/test-engine.ts'
import type { CareModel } from './care-model.ts'
import { careIn } from './care-reply.ts'
import { coachReply } from './coach-reply.ts'

const model = (
  chances: Partial<Record<(typeof CARE_SITUATIONS)[number], number>>,
  goesOn = 0,
): CareModel => ({
  situations: () => new Map(CARE_SITUATIONS.map(one => [one, chances[one] ?? 0])),
  goesOn: () => goesOn,
})
const EMPTY = { topics: [], role: null, place: null, about: '', depth: 0 }

test('the likeliest situation is met where it is likely enough', () => {
  expect(careIn(model({ error: 0.35, panic: 0.25 }), 'tea', null)).toEqual({
    situation: 'error',
    isGoingOn: false,
    isTold: true,
  })
  expect(careIn(model({ error: 0.35, panic: 0.24 }), 'tea', null)).toBeNull()
  expect(careIn(model({ error: 0.24, panic: 0.23, illness: 0.2 }), 'tea', null)).toBeNull()
})

test('what goes on with it stays with it, and what turns away does not', () => {
  const before = { ...EMPTY, care: 'error' as const }
  expect(careIn(model({}, 0.3), 'tea', before)).toEqual({
    situation: 'error',
    isGoingOn: true,
    isTold: false,
  })
  expect(careIn(model({ error: 0.1 }), 'tea', before)).toEqual({
    situation: 'error',
    isGoingOn: true,
    isTold: false,
  })
  expect(careIn(model({ error: 0.09, panic: 0.44 }, 0.29), 'tea', before)).toBeNull()
  expect(careIn(model({}, 1), 'tea', EMPTY)).toBeNull()
  expect(careIn(model({ panic: 0.9 }, 1), 'tea', before)).toEqual({
    situation: 'panic',
    isGoingOn: false,
    isTold: true,
  })
})

test('a new subject or a denial ends it', () => {
  const before = { ...EMPTY, care: 'error' as const }
  for (const message of [
    'Ok, different question: how do I learn Excel?',
    'Separately, what about pay',
    'no, ALS is a card',
  ])
    expect(careIn(model({}, 1), message, before)).toBeNull()
  expect(careIn(model({}, 1), 'forget it, nobody cares', before)?.situation).toBe('error')
})

test('danger to a body comes before what is lesser', () => {
  expect(careIn(model({ emergency: 0.9 }), 'I have lupus and cannot breathe', null)?.situation).toBe(
    'emergency',
  )
  expect(careIn(model({ panic: 0.9 }), 'I have lupus and shake', null)?.situation).toBe('illness')
  const before = { ...EMPTY, care: 'emergency' as const }
  expect(careIn(model({}, 1), 'my dad died of one at 50. should I go?', before)?.situation).toBe('emergency')
  expect(careIn(model({}, 0), 'my dad died of one at 50. should I go?', before)?.situation).toBe('grief')
})

test('a body that gets worse is an emergency, whatever it began with', () => {
  const before = { ...EMPTY, care: 'panic' as const }
  expect(careIn(model({}, 1), "it's getting worse", before)?.situation).toBe('emergency')
  expect(careIn(model({}, 1), "it's getting worse", null)).toBeNull()
})

test('contempt for the coach is none for oneself', () => {
  expect(careIn(model({ worthless: 0.9 }), 'you are useless garbage', null)).toBeNull()
  expect(careIn(model({ worthless: 0.9 }), 'I am useless garbage', null)?.situation).toBe('worthless')
})

const engine = testEngine()
const person = (timeZone: string) => ({
  profile: { full_name: null, job_title: 'Registered Nurse' } as never,
  suggestions: [],
  wellbeing: null,
  timeZone,
})
const talk = (messages: string[], timeZone = 'America/Chicago') => {
  let before: ReturnType<typeof coachReply>['context'] | null = null
  return messages.map(message => {
    const reply = coachReply(engine, { message, person: person(timeZone), before })
    before = reply.context
    return reply
  })
}

test('chest pain comes before an interview, and the call is one tap away', () => {
  const [first, second, third] = talk([
    'I have chest pain right now and an interview at three, what do I wear?',
    'should I still go?',
    'Thanks, I am back from the doctor. Other thing: what does a dental hygienist earn in Ohio?',
  ])
  expect(first?.text).toContain('call 911 now')
  expect(first?.actions[0]).toEqual({ label: 'Call 911', path: 'tel:911', role: null })
  expect(second?.text).toContain('call 911 first')
  expect(second?.text).not.toBe(first?.text)
  expect(second?.text).not.toMatch(/\$/)
  expect(third?.text).toContain('Dental Hygienist')
  expect(third?.context.care).toBeUndefined()
})

test('numbers are those of the place where somebody is', () => {
  const message = ['My boss hits me when orders are late.']
  expect(talk(message)[0]?.text).toContain('1-800-799-7233')
  const [british] = talk(message, 'Europe/London')
  expect(british?.text).toContain('999')
  expect(british?.text).toContain('0808 2000 247')
  expect(british?.text).not.toContain('911')
  const [elsewhere] = talk(message, 'Asia/Tokyo')
  expect(elsewhere?.text).toContain('your local emergency number')
  expect(elsewhere?.text).not.toMatch(/911|999/)
})

test('where nobody knows where somebody is, no number is named as theirs', () => {
  for (const zone of ['', 'UTC', 'Etc/GMT']) {
    const [reply] = talk(['My boss hits me when orders are late.'], zone)
    expect(reply?.text).toContain('911 in the United States')
    expect(reply?.text).toContain('findahelpline.com')
  }
})

test('a call is one tap away for whoever is hurt, and for others the page of help', () => {
  expect(talk(['My boss hits me when orders are late.'])[0]?.actions[0]?.label).toBe('Call 911')
  expect(talk(['we are being evicted next week'])[0]?.actions.map(({ label }) => label)).toEqual([
    'Call 211',
    'Getting help now',
  ])
})

test('whoever asks for words gets words, and nothing is said a third time', () => {
  const replies = talk([
    'I am 61 with cancer, is it worth looking for a job?',
    'what should I say to my manager',
    'they would not understand, they never do',
    'and I am so tired of all of it',
  ])
  expect(replies.map(({ context }) => context.care)).toEqual(['illness', 'illness', 'illness', 'illness'])
  expect(replies[1]?.text).toContain('I am being treated for something serious')
  expect(new Set(replies.map(({ text }) => text)).size).toBeGreaterThanOrEqual(3)
})

test('who is hurt is not spoken to as one who worries about another', () => {
  const [first, second] = talk([
    'my husband just slapped me and I have a shift at six',
    'my sister says she wants to kill herself',
  ])
  expect(first?.context.care).toBe('violence')
  expect(second?.context.danger).toBe('others')
  expect(second?.context.care).toBeUndefined()
})

test('a list of roles is still known after it', () => {
  const listed = [{ role: 'Dental Hygienist', code: '29-1292.00' }]
  const reply = coachReply(engine, {
    message: 'my wife died in march and I am back at work',
    person: person('America/Chicago'),
    before: { ...EMPTY, listed },
  })
  expect(reply.context.listed).toEqual(listed)
})

test('beside a loss pay is shown where it is asked for by role and place', () => {
  const [reply] = talk(['my dad died. what does a dental hygienist earn in Ohio?'])
  expect(reply?.text).toMatch(/^I am sorry for your loss/)
  expect(reply?.text).toContain('Dental Hygienist')
})

test('beside a loss a question about work is answered, without figures that nobody asked for', () => {
  const [asked] = talk(['my wife died in march. how do I explain a one year gap on my resume?'])
  expect(asked?.text).toMatch(/^I am sorry for your loss/)
  expect(asked?.context.topics).toContain('resume')
  const [told] = talk(['my wife died in march and I am back at work'])
  expect(told?.context.topics).toEqual([])
  expect(told?.text).not.toMatch(/\$|%/)
})

test('after a question for a doctor the next one is one too', () => {
  const [, second] = talk(['Can I take ibuprofen 800 for my back before shift?', '200 or 800?'])
  expect(second?.context.topics).toEqual(['medical'])
})

test('a message without words is not quoted', () => {
  expect(talk([' '])[0]?.text).not.toContain('“”')
})

test('ordinary messages with the same words are left alone', () => {
  for (const message of [
    'I am an oncology nurse, what does the pay look like in Tampa?',
    'this deadline is killing me, how do I say no to my boss',
    'how do I become a substance abuse counselor',
    'We lost a client and my boss blames me',
  ])
    expect(talk([message])[0]?.context.care).toBeUndefined()
})

test('the words for danger name help for what else was told', () => {
  const [reply] = talk(['I want to die, my boss hits me every day'])
  expect(reply?.context.danger).toBe('self')
  expect(reply?.text).toContain('988')
  expect(reply?.text).toContain('1-800-799-7233')
  expect(talk(['I want to die'])[0]?.text).not.toContain('1-800-799-7233')
})
