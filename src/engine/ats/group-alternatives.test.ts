import { expect, test } from 'vitest'
import { groupAlternatives } from './group-alternatives.ts'

function groups(text: string, names: string[]): string[][] {
  const spans = names.map(name => ({
    name,
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
  }))
  return groupAlternatives(text, 0, spans).map(group => group.map(({ name }) => name))
}

test.each([
  ['PAL firearms licence', ['PAL', 'firearms licence'], 1],
  ['PAL, firearms licence', ['PAL', 'firearms licence'], 2],
  ['PAL FAC needed', ['PAL', 'FAC'], 2],
  ['Excel spreadsheets', ['Excel', 'spreadsheets'], 2],
  ['P.Eng. licensed, or EIT', ['P.Eng', 'EIT'], 1],
  ['CPA designation or CMA', ['CPA', 'CMA'], 1],
  ['CPA designation and CMA', ['CPA', 'CMA'], 2],
  ['CPA work under stress or CMA', ['CPA', 'CMA'], 2],
  ['309A with mill experience, or Red Seal', ['309A', 'Red Seal'], 1],
  ['309A and mill experience, or Red Seal', ['309A', 'Red Seal'], 2],
  ['309A; mill experience, or Red Seal', ['309A', 'Red Seal'], 2],
  ['Java, Kotlin or Scala', ['Java', 'Kotlin', 'Scala'], 1],
  ['Java, Kotlin and Scala', ['Java', 'Kotlin', 'Scala'], 3],
])('%j asks for so many of %j', (text, names, count) => {
  expect(groups(text, names)).toHaveLength(count)
})
