import { expect, test } from 'vitest'
import { testEngine, testKnowledge } from '#tests/test-engine.ts'
import { everydayNames } from './everyday-names.ts'

const engine = testEngine()
const names = everydayNames(testKnowledge)

test('each name stands for an occupation that there is, and once', () => {
  const known = new Set(engine.career.occupations.codes)
  expect(names.filter(({ code }) => !known.has(code))).toEqual([])
  const said = names.map(({ name }) => name)
  expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([])
})

test('an ordinary word means an occupation only alone', () => {
  expect(names.find(({ name }) => name === 'gyno')).toMatchObject({ code: '29-1218.00', isAlone: true })
  expect(names.find(({ name }) => name === 'panelbeater')).toMatchObject({ isAlone: false })
})
