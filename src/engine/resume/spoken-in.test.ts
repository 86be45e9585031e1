import { expect, test } from 'vitest'
import { spokenIn } from './spoken-in.ts'

test.each([
  ['French', ['French'], [null]],
  ['English and Polish', ['English', 'Polish'], [null, null]],
  ['German, basic', ['German'], ['basic']],
  ['German, Dutch', ['German', 'Dutch'], [null, null]],
  ['Polish (native)', ['Polish'], ['native']],
  ['French b2', ['French'], ['B2']],
  ['fluent Irish', ['Irish'], ['fluent']],
  ['Polish speaking', ['Polish'], [null]],
])('%j names languages: %j, spoken %j', (text, languages, fluency) => {
  const spoken = spokenIn(text) ?? []
  expect(spoken.map(({ language }) => language)).toEqual(languages)
  expect(spoken.map(one => one.fluency)).toEqual(fluency)
})

test.each(['nail polish', 'Python', 'English literature', 'German and SQL', ''])(
  '%j names something else',
  text => {
    expect(spokenIn(text)).toBeNull()
  },
)
