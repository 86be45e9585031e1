import { expect, test } from 'vitest'
import { ROLE_WORD, topicFeatures } from './topic-features.ts'

const GROUPS = new Map([
  ['boss', ['person over me']],
  ['matron', ['person over me']],
  ['yell', ['loud']],
])
const features = (text: string) => topicFeatures(text.split(' '), GROUPS)

test('words, their families, neighbors, the word after the next, and how a message begins', () => {
  expect(features('too much overtime')).toEqual([
    'too',
    'too much',
    'too * overtime',
    'much',
    'much overtime',
    'overtime',
    'overt~',
    '^ too',
  ])
  // A family begins with five letters and goes on.
  expect(features('raise')).toEqual(['raise', '^ raise'])
})

test('any number is one word, and so is any job title', () => {
  expect(features('offer 52k')).toEqual(['offer', 'offer NUM', 'NUM', '^ offer'])
  expect(topicFeatures([ROLE_WORD, 'pay'], GROUPS)).toEqual(['ROLE', 'ROLE pay', 'pay', '^ ROLE'])
})

test('a group of words stands for each of them, beside its neighbors and beside other groups', () => {
  const grouped = features('the boss did yell').filter(feature => feature.includes('#'))
  expect(grouped).toEqual([
    '#person over me',
    'the #person over me',
    '#person over me did',
    '#loud',
    'did #loud',
    '#loud & #person over me',
  ])
  expect(features('boss')).toEqual(['boss', '^ boss', '#person over me'])
})
