import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadTitleIndex } from './load-title-index.ts'

const at = (name: string) => new URL(`../../../knowledge/${name}`, import.meta.url)
const index = loadTitleIndex(name => new Uint8Array(readFileSync(at(name))))

test('the title files hold O*NET’s 1,016 occupations, each code once', () => {
  expect(index.version).toBe(3)
  expect(index.occupations).toHaveLength(1016)
  expect(new Set(index.occupations.map(({ code }) => code)).size).toBe(1016)
  expect(index.occupations.every(({ code }) => /^\d\d-\d{4}\.\d\d$/.test(code))).toBe(true)
})

test('every title has words and occupations that exist, and every occupation has a title', () => {
  const { titles } = index
  expect(titles.hash.length).toBeGreaterThan(60_000)
  expect(titles.wordStart.at(-1)).toBe(titles.word.length)
  expect(titles.classStart.at(-1)).toBe(titles.class.length)
  expect(Math.max(...new Set(titles.word))).toBeLessThan(index.words.size)
  expect(new Set(titles.class)).toEqual(new Set(index.occupations.keys()))
})

test('the model has a row for each word, piece and occupation', () => {
  const { model } = index
  expect(model.class.length).toBe(1016 * model.size)
  expect(model.feature.length).toBe(model.featureScale.length * model.size)
  expect(model.featureScale.length).toBeGreaterThan(index.words.size)
  expect(model.bias.every(Number.isFinite)).toBe(true)
})

test('words are single, sorted and hold no sentence', () => {
  const words = Array.from({ length: index.words.size }, (_, id) => index.words.text(id))
  expect(words).toEqual([...new Set(words)].sort())
  expect(words.every(word => /^[a-z0-9]+$/.test(word))).toBe(true)
  expect(words.every((word, id) => index.words.find(word) === id)).toBe(true)
})

test('the files together stay within their size', () => {
  const bytes = ['titles.json', 'titles-words.txt', 'titles.bin'].reduce(
    (sum, name) => sum + statSync(at(name)).size,
    0,
  )
  expect(bytes).toBeLessThan(8_000_000)
})
