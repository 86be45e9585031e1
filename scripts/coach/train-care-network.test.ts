import { expect, test } from 'vitest'
import { networkScores } from '#engine/coach/care-model.ts'
import { trainCareNetwork } from './train-care-network.ts'

/** Either word alone is the first class; both or none are the second: no sum of words tells that. The meaning is a thousand times larger and tells nothing. */
const examples = Array.from({ length: 8000 }, (_, at) => {
  const features = ['tea', 'milk'].filter((_, place) => (at >> place) % 2 === 1)
  const meaning = Float32Array.of(1000 * ((at * 7) % 13))
  return { features, hasWords: true, meaning, classIndex: features.length === 1 ? 0 : 1, weight: 1 }
})

test('what words say together is learned', () => {
  const network = trainCareNetwork(examples, 2)
  const isFirst = (...words: string[]) => {
    const found = words.flatMap(word => network.features.get(word) ?? [])
    const [first = 0, second = 0] = networkScores(network, found, Float32Array.of(6000))
    return first > second
  }
  expect([isFirst('tea'), isFirst('milk'), isFirst('tea', 'milk'), isFirst()]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the same examples give the same weights, and words of few examples or of others none', () => {
  const given = [
    ...examples.slice(0, 400),
    ...examples.slice(0, 4).map(one => ({ ...one, features: ['seldom'] })),
    ...examples.slice(0, 9).map(one => ({ ...one, features: ['other'], hasWords: false })),
  ]
  expect(trainCareNetwork(given, 2)).toEqual(trainCareNetwork(given, 2))
  expect([...trainCareNetwork(given, 2).features.keys()]).toEqual(['milk', 'tea'])
})
