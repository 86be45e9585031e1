import { expect, test } from 'vitest'
import { answerTexts, isStriking } from './demand-words.ts'

const base = { element: '4.C.3.d.1', name: 'Time Pressure', shares: [1, 2, 3, 4, 5] }
const withShare = { ...base, text: '52% meet strict deadlines.', share: 52, mean: 3.44 }
const withMean = { ...base, text: 'Time Pressure: 3.6 of 5 on average.', share: null, mean: 3.6 }

test('a share beside a mean is told as a mean, so that the two can be compared', () => {
  expect(answerTexts(withMean, withShare)).toEqual({
    here: '3.6 of 5 on average.',
    today: '3.4 of 5 on average.',
  })
  expect(answerTexts(withShare, { ...withShare, text: '25% meet strict deadlines.', share: 25 })).toEqual({
    here: '52% meet strict deadlines.',
    today: '25% meet strict deadlines.',
  })
  expect(answerTexts(withMean, undefined)).toEqual({ here: withMean.text, today: null })
})

test('shares that lie far apart are striking; a mean says nothing of them', () => {
  expect(isStriking(withShare, { ...withShare, share: 25 })).toBe(true)
  expect(isStriking(withShare, { ...withShare, share: 45 })).toBe(false)
  expect(isStriking(withShare, withMean)).toBe(false)
})
