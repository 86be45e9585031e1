import { expect, test } from 'vitest'
import { isLetterRun, PLACE_WORD, ROLE_WORD, topicFeatures } from './topic-features.ts'

const GROUPS = new Map([
  ['boss', ['person over me']],
  ['matron', ['person over me']],
  ['yell', ['loud']],
])
const allFeatures = (text: string) => topicFeatures(text.split(' '), GROUPS)
const features = (text: string) => allFeatures(text).filter(feature => !isLetterRun(feature))

test('words, their families, neighbors, the word after the next, and how a message begins and ends', () => {
  expect(features('too much overtime')).toEqual([
    'too',
    'too much',
    'too * overtime',
    'much',
    'much overtime',
    'overtime',
    'overt~',
    '^ too',
    '^ too much',
    'overtime $',
  ])
  // A family begins with five letters and goes on.
  expect(features('raise')).toEqual(['raise', '^ raise', 'raise $'])
})

test('any number is one word, and so is any job title', () => {
  expect(features('offer 52k')).toEqual(['offer', 'offer NUM', 'NUM', '^ offer', '^ offer NUM', 'NUM $'])
  expect(features(`${ROLE_WORD} pay`)).toEqual(['ROLE', 'ROLE pay', 'pay', '^ ROLE', '^ ROLE pay', 'pay $'])
})

test('a misspelt word shares runs of four letters with the right one, each counted once', () => {
  const runs = (text: string) => allFeatures(text).filter(isLetterRun)
  expect(runs('boss boss')).toEqual(['~<bos', '~boss', '~oss>'])
  expect(runs('manger').filter(run => runs('manager').includes(run))).toEqual(['~<man', '~ger>'])
  expect(runs('a')).toEqual([])
  expect(runs(`${ROLE_WORD} ${PLACE_WORD} 52k`)).toEqual([])
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
  expect(features('boss')).toEqual(['boss', '^ boss', 'boss $', '#person over me'])
})
