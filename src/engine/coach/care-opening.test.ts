import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { careOpening } from './care-opening.ts'
import { coachReply } from './coach-reply.ts'

test.each([
  ['my dad passed away in March and I took a year off', 'sorry for your loss'],
  ['I was out after my sister’s funeral. How do I explain the gap?', 'sorry for your loss'],
  ['I lost my mom last week and have to be back Monday', 'sorry for your loss'],
  ['We buried my dad on Friday', 'sorry for your loss'],
  ['Mom died. Which jobs pay more?', 'sorry for your loss'],
  ['I can barely keep my eyes open driving home after nights', 'stop where it is safe'],
  ['keep nodding off on the highway around 4am', 'stop where it is safe'],
  ['i drove home and almost fell asleep', 'stop where it is safe'],
])('“%s” is met with care first', (text, words) => {
  expect(careOpening(text).join(' ')).toContain(words)
})

test.each([
  'my dad passed his driving test and I want to teach driving',
  'I passed the exam and my mom is proud',
  'the meeting is so dull I nod off',
  'my friend died laughing',
  'My dad almost died but is fine now, how do I ask for a raise?',
  'My friend and I passed on the offer when we heard the pay',
  'My car payment is so high I fall asleep worrying about it',
  'I fall asleep fast but my drive at work is gone',
  'i lost my job',
  'i fall asleep at 8 after work',
])('“%s” is not', text => {
  expect(careOpening(text)).toEqual([])
})

const engine = testEngine()
const answer = (message: string) =>
  coachReply(engine, { message, person: { profile: null, suggestions: [], wellbeing: null }, before: null })
    .text

test('the answer begins with it, and goes on to what was asked', () => {
  const text = answer('my dad passed away in may and i was out a year, how do i put that on my resume')
  expect(text).toMatch(/^I am sorry for your loss\./)
  expect(text.split('\n\n').length).toBeGreaterThan(1)
})

test('a few words after danger go on with it, and more say what they are about', () => {
  const person = { profile: null, suggestions: [], wellbeing: null }
  const first = coachReply(engine, { message: 'I want to end it', person, before: null })
  const next = (message: string) => coachReply(engine, { message, person, before: first.context })
  expect(first.context.danger).toBe('self')
  expect(next('yes I mean it').text).toBe(first.text)
  expect(next('yes I mean it').context.danger).toBe('self')
  const work = next('thank you, I called my sister and I am safe. what does a nurse earn in Denver?')
  expect(work.text).toContain('Registered Nurse')
  expect(work.context.danger).toBeUndefined()
})

test('a question about tablets gets no line on drink', () => {
  const text = answer(
    'bad hip, been taking three ibuprofens twice a day to get thru the week. is that too much',
  )
  expect(text).toMatch(/question for a doctor/)
  expect(text).not.toMatch(/drink|alcohol/i)
})
