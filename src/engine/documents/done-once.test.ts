import { expect, test } from 'vitest'
import { isDoneOnce, sinceThen } from './done-once.ts'
import { fullSentence } from './full-sentence.ts'

test.each([
  ['Moving three payrolls into one system within five months', true],
  ['Cutting queries from 90 a month to 25', true],
  ['Building a wiki for 40 staff', true],
  ['Raising attendance by 12%', true],
  ['Running the weekly payroll for 400 staff', false],
  ['Building a wiki page every week', false],
  ['Walking dogs in six parks', false],
])('%j is over: %j', (doing, isOver) => {
  const [verb = '', ...rest] = doing.split(' ')
  const bases = new Map([
    ['Moving', 'move'],
    ['Cutting', 'cut'],
    ['Building', 'build'],
    ['Raising', 'raise'],
    ['Running', 'run'],
    ['Walking', 'walk'],
  ])
  expect(isDoneOnce(bases.get(verb) ?? '', ` ${rest.join(' ')}`)).toBe(isOver)
})

test.each([
  ['I lead four schools since 2021', 'I have led four schools since 2021'],
  ['I run the inductions since March 2009', 'I have run the inductions since March 2009'],
  ['I led four schools since 2021', 'I led four schools since 2021'],
  ['I lead four schools', 'I lead four schools'],
])('%j is %j', (told, sentence) => {
  expect(sinceThen(told)).toBe(sentence)
})

test('of a job that goes on, what was moved once is past and what is run is not', () => {
  expect(fullSentence('Moving three payrolls into one within five months', true)).toBe(
    'I moved three payrolls into one within five months.',
  )
  expect(fullSentence('Running the weekly payroll for 400 staff', true)).toBe(
    'I run the weekly payroll for 400 staff.',
  )
})
