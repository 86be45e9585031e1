import { expect, test } from 'vitest'
import { testKnowledge } from '#tests/test-engine.ts'
import { loadSentenceEncoders } from './load-sentence-encoder.ts'

const { sentence: encode, shallow } = loadSentenceEncoders(testKnowledge)
/** Where each summary begins: the upper layer's means, most and least, the embeddings' means, the lower layer's means and most. */
const [MEAN, MOST, EMBEDDED, LOWER] = [0, 512, 1536, 1792]

/** What the published weights, which are not rounded, give in another implementation. */
test.each([
  {
    text: 'Are you a real person?',
    mean: [0.562, 0.786, -1.112, 2.068],
    most: [2.32, 2.476, 2.536, 4.065],
    lower: [0.441, -1.248, 2.068, 2.26],
    embedded: [-0.0898, -0.0997, -0.0529],
  },
  {
    text: 'my boss yelled at me and I cried in the car',
    mean: [-0.364, -0.032, -1.226, 0.545],
    most: [3.637, 2.842, 5.218, 5.832],
    lower: [-0.096, 0.569, 0.136, 0.803],
    embedded: [-0.051, -0.078, -0.1408],
  },
])('“$text” means what the published encoder makes of it', ({ text, mean, most, lower, embedded }) => {
  const meaning = encode(text)
  const isNear = (from: number, expected: number[], by: number) => {
    for (const [at, value] of expected.entries())
      expect(Math.abs((meaning[from + at] ?? Number.NaN) - value)).toBeLessThan(by)
  }
  expect(meaning.length).toBe(2816)
  isNear(MEAN, mean, 0.15)
  isNear(MOST, most, 0.25)
  isNear(LOWER, lower, 0.1)
  isNear(EMBEDDED, embedded, 0.002)
})

/** What the published weights give after the first attention, before the first dense step. */
test('the shallow encoder ends after the first attention', () => {
  const meaning = shallow('my boss yelled at me and I cried in the car')
  expect(meaning.length).toBe(1536)
  const isNear = (from: number, expected: number[]) => {
    for (const [at, value] of expected.entries())
      expect(Math.abs((meaning[from + at] ?? Number.NaN) - value)).toBeLessThan(0.05)
  }
  isNear(0, [0.278, 1.339, 0.618, 0.543])
  isNear(512, [2.865, 2.812, 3.297, 5.066])
  isNear(1024, [-2.024, -0.508, -1.645, -2.53])
})

test('the least is never more than the mean, nor the mean more than the most', () => {
  const meaning = encode('what does a welder make in Tulsa')
  for (let at = 0; at < 512; at++) {
    const [mean = 0, most = 0, least = 0] = [meaning[at], meaning[512 + at], meaning[1024 + at]]
    expect(least).toBeLessThanOrEqual(mean + 1e-4)
    expect(mean).toBeLessThanOrEqual(most + 1e-4)
  }
})

test.each(['', ' ', '日本語', '🙂', 'a'.repeat(20_000), 'no '.repeat(2000)])(
  'any text has a meaning in numbers: %#',
  text => {
    expect(encode(text).every(Number.isFinite)).toBe(true)
  },
)

test('texts alike in meaning are nearer than texts alike in a word', () => {
  const near = (one: string, other: string) => {
    const [a, b] = [encode(one).subarray(0, 512), encode(other).subarray(0, 512)]
    const dot = (x: Float32Array, y: Float32Array) =>
      x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0)
    return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
  }
  expect(near('they let me go yesterday', 'I was fired this week')).toBeGreaterThan(
    near('they let me go yesterday', 'let me know about yesterday’s weather'),
  )
})
