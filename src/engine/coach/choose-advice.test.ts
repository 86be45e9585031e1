import { expect, test } from 'vitest'
import type { ShownAdvice } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import { chooseAdvice } from './choose-advice.ts'
import { cueWords } from './cue.ts'

const tables = testEngine().coachTables()
const [sample] = tables.advice
if (!sample) throw new Error('no advice')

const line = (id: string, topic: 'workload' | 'rest' = 'workload') => ({
  ...sample,
  id,
  topic,
  text: `advice ${id}`,
  tried: `after ${id}`,
  isGeneral: id === 'anybody',
})
const ADVICE = [
  line('anybody'),
  line('boss'),
  line('night'),
  line('both'),
  line('other', 'rest'),
  ...Array.from({ length: 10 }, (_, at) => line(`situation ${at}`)),
]
/** "Chef" speaks for the second and fourth line, "night" for the third and fourth. */
const MODEL = new Map([
  [
    'chef',
    new Map([
      [1, 0.5],
      [3, 0.4],
      [4, 0.9],
    ]),
  ],
  [
    'night',
    new Map([
      [2, 0.5],
      [3, 0.4],
    ]),
  ],
])

type Question = Partial<Parameters<typeof chooseAdvice>[0]>

function chosen(first: string, question: Question & { own?: string } = {}) {
  const { own = first, ...rest } = question
  return chooseAdvice(
    {
      tables: { ...tables, advice: ADVICE, adviceModel: MODEL, wordGroups: new Map() },
      firstWords: cueWords(first),
      ownWords: cueWords(own),
      depth: 0,
      adviceLines: 2,
      shown: [],
      isTried: false,
      wantsWords: false,
      asksYesOrNo: true,
      ...rest,
    },
    'workload',
  ).map(({ text }) => text)
}
const shown = (...ids: string[]): ShownAdvice[] => ids.map(id => ({ id, isTried: false }))

test('what fits best comes first, and nothing of another topic', () => {
  expect(chosen('chef')).toEqual(['advice boss', 'advice both'])
  expect(chosen('chef night', { adviceLines: 1 })).toEqual(['advice both'])
})

test('where nothing fits more than the topic, what holds for any message is said', () => {
  expect(chosen('too much')).toEqual(['advice anybody'])
})

test('a further message goes on to what was not shown, by what is said now', () => {
  const further = { depth: 1, shown: shown('boss', 'both') }
  expect(chosen('chef', { ...further, own: 'night' })).toEqual(['advice night'])
  expect(chosen('chef', { ...further, own: 'tell me more', adviceLines: 1 })).toEqual(['advice anybody'])
})

test('what was tried already is gone on from, once', () => {
  const tried = { depth: 1, isTried: true, own: 'told her' }
  expect(chosen('chef', { ...tried, shown: shown('boss', 'both') })).toEqual(['after boss'])
  const again = [{ id: 'boss', isTried: true }, ...shown('both')]
  expect(chosen('chef', { ...tried, shown: again })).toEqual(['after both'])
  // Of another topic: there is nothing that was tried.
  expect(chosen('chef', { ...tried, shown: shown('other') })).toEqual(['advice boss', 'advice both'])
})

test('a verdict is for who asks whether, and words to say for who asks for them', () => {
  const advice = [
    { ...line('verdict'), text: 'Yes, ask once.' },
    { ...line('plain'), text: 'Ask once.' },
    { ...line('words'), text: 'Ask: "What is possible?"' },
    ...ADVICE,
  ]
  const model = new Map([
    [
      'chef',
      new Map([
        [0, 0.5],
        [1, 0.45],
        [2, 0.4],
      ]),
    ],
  ])
  const asked = (question: Question) =>
    chosen('chef', {
      tables: { ...tables, advice, adviceModel: model, wordGroups: new Map() },
      adviceLines: 1,
      ...question,
    })
  expect(asked({ asksYesOrNo: true })).toEqual(['Yes, ask once.'])
  expect(asked({ asksYesOrNo: false })).toEqual(['Ask once.'])
  expect(asked({ asksYesOrNo: false, wantsWords: true })).toEqual(['Ask: "What is possible?"'])
})
