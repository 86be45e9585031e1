import { expect, test } from 'vitest'
import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { chanceOf, topicChances, topicSigns } from './topic-choice.ts'

type Part = Parameters<typeof topicSigns>[0][number]

const part = (given: Partial<Part>): Part => ({
  isQuestion: false,
  cues: new Map(),
  alone: new Map(),
  plain: null,
  ...given,
})
const WHOLE = new Map<CoachTopic, number>([
  ['pay', 0.2],
  ['rest', 0.7],
  ['gap', 0.1],
])
const PARTS = [
  part({ alone: new Map([['rest', 0.9]]), cues: new Map([['rest', 6]]) }),
  part({ alone: new Map([['pay', 0.6]]), cues: new Map([['pay', 20]]), isQuestion: true }),
  part({ alone: new Map([['pay', 0.3]]), plain: 'gap' }),
]

test('what is asked, told and named by cues is told apart for each topic', () => {
  const signs = topicSigns(PARTS, WHOLE)
  const [pay, rest, gap] = (['pay', 'rest', 'gap'] as const).map(topic =>
    Object.fromEntries(signs.get(topic) ?? []),
  )
  expect(pay).toMatchObject({
    'topic pay': 1,
    'whole message': 0.2,
    'best part': 0.6,
    'best question': 0.6,
    'best of what is told, logarithm': Math.log(0.301),
    cue: 2,
    'cue in a question': 2,
    'by rule': 0,
    'any by rule': 1,
    likeliest: 0,
    'second likeliest': 1,
    parts: 3,
    questions: 1,
  })
  expect(rest).toMatchObject({ 'best question': 0, cue: 1.5, 'cue in a question': 0, likeliest: 1 })
  expect(gap).toMatchObject({ 'by rule': 1, 'second likeliest': 0 })
})

test('where nothing is asked the parts stand for the question', () => {
  const told = PARTS.filter(({ isQuestion }) => !isQuestion)
  const rest = topicSigns(told, WHOLE).get('rest')
  expect([rest?.get('best question'), rest?.get('best question, logarithm')]).toEqual([0, Math.log(0.901)])
})

test('two topics may both be likely', () => {
  const model = new Map([
    ['any', -1],
    ['best part', 5],
  ])
  const chances = topicChances(model, PARTS, WHOLE)
  expect(chances.get('pay')).toBeCloseTo(1 / (1 + Math.exp(-2)), 6)
  expect(chances.get('rest')).toBeCloseTo(1 / (1 + Math.exp(-3.5)), 6)
  expect(chanceOf(model, new Map([['unknown', 7]]))).toBe(0.5)
})
