import { expect, test } from 'vitest'
import { careOpening } from './care-opening.ts'

test.each([
  ['my dad passed away in March and I took a year off', 'sorry for your loss'],
  ['I was out after my sister’s funeral. How do I explain the gap?', 'sorry for your loss'],
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
  'i fall asleep at 8 after work',
])('“%s” is not', text => {
  expect(careOpening(text)).toEqual([])
})
