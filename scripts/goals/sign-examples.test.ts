import { expect, test } from 'vitest'
import { z } from 'zod'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { testEngine, testKnowledge } from '#tests/test-engine.ts'
import { openedGoals, readSet, UNREAD_GOAL_HALVES } from '../eval/read-set.ts'
import { goalExamples, workGoals } from './goal-examples.ts'
import { workSignsChecksum } from './network-file.ts'
import { coachedExample, stemsOf, withoutMarks } from './sign-examples.ts'

// After a change of the examples or the encoder: npm run goals:train-signs
test('the signs of work were learned with the encoder and the examples that are there', () => {
  const head = JSON.parse(new TextDecoder().decode(testKnowledge('work-signs.json')))
  expect(head.trainedOn).toBe(workSignsChecksum(testKnowledge))
})

test('every mark of the examples is whole and says a sign', () => {
  const goals = readKnowledgeTable(testKnowledge, 'goal-sign-examples.tsv', ['goal', 'title', 'writer'])
  for (const { goal } of goals) {
    const { text, marks } = withoutMarks(goal)
    expect(text, goal).not.toMatch(/[{}]/u)
    expect(marks.length, goal).toBeGreaterThan(0)
  }
})

test('marks are taken out, and say where their words stand', () => {
  const { text, marks } = withoutMarks('Out of {-retail}, I’d like {+book keeping}; I was a {=cook}')
  expect(text).toBe("Out of retail, I'd like book keeping; I was a cook")
  expect(marks.map(({ start, end, sign }) => [text.slice(start, end), sign])).toEqual([
    ['retail', 'left'],
    ['book keeping', 'wanted'],
    ['cook', 'told'],
  ])
})

const signsOf = (goal: string, title: string, left: string, wanted: string[]) => {
  const example = { goal, title, left, wanted: wanted.map(code => [code]), conditions: [], writer: 'a' }
  const { words, signs } = coachedExample(testEngine(), example)
  return words.flatMap(({ word }, at) => (signs[at] ? [`${word} ${signs[at]}`] : []))
}

test('of a goal that a coach read, the words of its work have the sign of their codes', () => {
  const goal = 'Tired of nursing. I would like to be an accountant'
  expect(signsOf(goal, 'Registered nurse', 'present', ['13-2011'])).toEqual([
    'nursing left',
    'accountant wanted',
  ])
  expect(signsOf(goal, 'Registered nurse', 'none', ['13-2011'])).toContain('nursing told')
  expect(signsOf(goal, 'Registered nurse', 'part', ['13-2011'])).toEqual(['accountant wanted'])
})

test('only words of the name have its sign', () => {
  const goal = 'Oil and gas, and the arts. Articles about bakeries'
  const signed = signsOf(goal, 'Registered nurse', 'none', ['29-1141'])
  expect(signed).toEqual(expect.arrayContaining(['oil told', 'gas told']))
  expect(signed.filter(word => word.startsWith('and '))).toEqual([])
  expect(stemsOf('Oil and gas; an accountant')).toEqual(['oil', 'gas', 'accoun'])
  expect(stemsOf('accounting')).toEqual(['accoun'])
  expect(stemsOf('articles')).not.toEqual(stemsOf('arts'))
})

/** Short goals are said alike by many; one set among what is learned would be more than this. */
const MOST_ALIKE = 0.02

test('no goal of a set that nobody opened is learned from', () => {
  const written = z.object({ text: z.string() })
  const unopened = UNREAD_GOAL_HALVES.flatMap(half =>
    readSet('goals', half, z.array(written)).flatMap(({ content }) => content.map(({ text }) => text)),
  )
  const marked = readKnowledgeTable(testKnowledge, 'goal-sign-examples.tsv', ['goal', 'title', 'writer'])
  const learned = new Set([
    ...openedGoals(written).map(({ text }) => text),
    ...workGoals(testKnowledge).map(({ goal }) => goal),
    ...goalExamples(testKnowledge).map(({ goal }) => goal),
    ...marked.map(({ goal }) => withoutMarks(goal).text),
  ])
  expect(unopened.length).toBeGreaterThan(2_000)
  expect(learned.size).toBeGreaterThan(20_000)
  expect(unopened.filter(text => learned.has(text)).length / unopened.length).toBeLessThan(MOST_ALIKE)
})
