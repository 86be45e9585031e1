import { expect, test } from 'vitest'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from './coach-reply.ts'

const engine = testEngine()
const PERSON = { profile: null, suggestions: [], wellbeing: null, timeZone: 'America/New_York' }
/** What each message of a conversation is met as. */
function metAs(...messages: string[]): string[] {
  let before: CoachContext | null = null
  return messages.map(message => {
    const { context } = coachReply(engine, { message, person: PERSON, before })
    before = context
    return context.danger ?? context.care ?? 'work'
  })
}

test.each([
  [
    'self-harm',
    'i burn myself with the hair straighteners in the staff loo when my supervisor has a go at me. it calms me down',
    'what would i even tell a doctor',
  ],
  [
    'substance',
    'cant sleep before early shifts so i take my mums zopiclone with a couple glasses of wine',
    'how many is safe',
  ],
  [
    'substance',
    'couple of vodkas before the shift just to stop the shaking, i drive the forklift',
    'if i just stop tonight cold will i be ok by monday',
  ],
  [
    'violence',
    'how do i explain a gap of three weeks on my cv? i had to stay off because of my face, he doesnt like when i talk back',
    'he checks my phone so be quick. what do i put',
  ],
  [
    'assault',
    'the head chef keeps pressing up behind me at the pass and says its just tight in there. am i overreacting',
    'what do i tell my boss, hes his brother',
  ],
  [
    'assault',
    'work christmas do i had too much and my team lead took me back to his room, i dont remember saying yes',
    'do i have to go to the one to one',
  ],
  [
    'relative',
    'dads had a stroke, im in the hospital corridor, and my phone is going off with work stuff about the launch',
    'they dont think he will last the night. my boss says i need to dial in at 8',
  ],
  [
    'error',
    'think i gave bed 6 the wrong insulin dose last night, ive gone home and i havent told anyone. am i going to lose my job',
    'its 5 hours ago, he was asleep when i left. what do i tell my manager',
  ],
  [
    'unreal',
    'havent slept in 4 days and ive never felt better!! quit my job this morning, maxed both cards on stock for my company. need a business plan tonight',
    'my wife says im ill but shes just scared of how big this is',
  ],
  [
    'child',
    'one of my year 3s came in with belt marks again and asked me not to tell. my head said leave it',
    'she goes home with him at 3.15',
  ],
  [
    'minor',
    'im 14 and my uncle has me working in his garage till 11 every night, he doesnt pay me and he gets weird with me when its just us',
    'i cant tell my mum she needs the money he gives her',
  ],
  [
    'basics',
    'payday is the 28th and theres nothing in the cupboard, ive been having the kids leftovers. how can i ask for an advance',
    'they said no to the advance',
  ],
  [
    'exploited',
    'the agency who brought me here keep my passport and say i owe them 4000 before i can change job. is that normal',
    'if i go they said they will tell immigration',
  ],
])('%s is met as that, and so is what goes on with it', (situation, first, second) => {
  expect(metAs(first, second)).toEqual([situation, situation])
})

test('what is told plainly of others is met first, with a line for one’s own life beside it', () => {
  const { text } = coachReply(engine, {
    message:
      'think i gave bed 6 the wrong insulin dose last night, ive gone home and i havent told anyone. am i going to lose my job',
    person: PERSON,
    before: null,
  })
  expect(text.indexOf('The person it may hurt comes first')).toBe(0)
  expect(text).toContain('If it ever gets so heavy')
})

test('danger to one’s own life in plain words comes before all of it', () => {
  expect(metAs('my boss groped me and now I want to kill myself')).toEqual(['self'])
  expect(metAs('I wish I would not wake up tomorrow')).toEqual(['self'])
})

test('a body that gives way meanwhile is an emergency', () => {
  expect(
    metAs(
      'i only let myself eat if i hit target',
      'i nearly fainted on the stairs today, do i still do the late shift',
    ),
  ).toEqual(['eating', 'emergency'])
})

test('who takes the danger back is not taken at that word, and who turns to work is answered', () => {
  const told = 'honestly dont see the point of being alive anymore'
  expect(
    metAs(told, 'What should I wear to a job interview at a bank?', 'its fine forget i said it'),
  ).toEqual(['self', 'work', 'self'])
  expect(metAs(told, 'it was just a thought. back to the report: how do I word the summary?')).toEqual([
    'self',
    'work',
  ])
})

test('the third answer to danger is not the second once more', () => {
  const answers: string[] = []
  let before: CoachContext | null = null
  for (const message of ['I want to kill myself', 'yes', 'still yes']) {
    const reply = coachReply(engine, { message, person: PERSON, before })
    answers.push(reply.text)
    before = reply.context
  }
  expect(new Set(answers).size).toBe(3)
})

test('another’s return on Monday is no farewell', () => {
  expect(
    metAs(
      'my boss is going to murder me, i forgot to send the invoices, how do i tell her',
      'she will be back monday, i wont be here until tuesday',
    ),
  ).toEqual(['work', 'work'])
})

test.each([
  [
    'their life',
    ['relative', 'grief'],
    'my mum is on a ventilator since tuesday and my boss wants the deck by noon',
    "they just rang. she's gone",
  ],
  [
    'the wheel',
    ['drowsy', 'drowsy'],
    '12 nights on, i drive the artic and yesterday i woke up on the rumble strip',
    'i have to set off at 10 tonight, 500km. ill just get red bull',
  ],
  [
    'orders',
    ['unreal', 'others'],
    'the radio in the van started talking about me specifically, about the depot and what i know. should i hand in notice before they do',
    'it told me to make the foreman quiet before friday',
  ],
  [
    'a husband',
    ['violence', 'violence'],
    'my husband he keep my bank card and he call my boss to ask what hour i finish',
    'if i go to the course without to tell him he will put me out from the house',
  ],
  [
    'fear',
    ['panic', 'panic'],
    'every time teams makes that ring sound my chest clamps and i cant breathe and i think im dying, had to hide in the toilet',
    'its happening right now i cant',
  ],
])('a second message may change what it is about: %s', (_, met, first, second) => {
  expect(metAs(first, second)).toEqual(met)
})

test('who may hurt somebody is not taken for the one who is hurt', () => {
  const message =
    'my supervisor fired my brother today. i know what time he walks to his car and i have my dads gun in the truck'
  const { text } = coachReply(engine, { message, person: PERSON, before: null })
  expect(text.startsWith('**Please put distance')).toBe(true)
})

test('a watched phone is not the one to call or write with', () => {
  const first = coachReply(engine, {
    message: 'my husband slapped me last night and i have a shift at six',
    person: PERSON,
    before: null,
  })
  const second = coachReply(engine, {
    message: 'he checks my phone so i cant call anyone',
    person: PERSON,
    before: first.context,
  })
  expect(first.text).not.toContain('use another one to call')
  expect(second.text).toContain('use another one to call')
})

test('what was done to a body has help of its own, also when it is told second', () => {
  const first = 'our team lead comes up behind me at the printer and presses against me'
  const { context, text } = coachReply(engine, { message: first, person: PERSON, before: null })
  const second = coachReply(engine, {
    message: 'after the party he drove me home and i dont remember all of it but my tights were ripped',
    person: PERSON,
    before: context,
  })
  expect(text).not.toContain('emergency room can see you')
  expect(second.text).toContain('emergency room can see you')
})

test.each([
  'my dad died in 2009 and left us the garage, me and my brother run it. how do i tell him i want to sell my half?',
  'im an er nurse, did 3 overdoses and a stabbing last night, normal sunday. want to move into informatics, what certs matter',
])('%s is about work', message => {
  expect(metAs(message)).toEqual(['work'])
})

test('who has it at hand is told to step away from it', () => {
  const { text } = coachReply(engine, {
    message: 'I want to die and the pills are here',
    person: PERSON,
    before: null,
  })
  expect(text).toContain('step away from it now')
})

test('who goes on with an illness is not sent to the words for danger by a worry', () => {
  expect(
    metAs(
      'so the biopsy came back and its not good, they want to start chemo on the 3rd. what do i tell my boss',
      'i keep thinking about who will look after my little one',
    ),
  ).toEqual(['illness', 'illness'])
})
