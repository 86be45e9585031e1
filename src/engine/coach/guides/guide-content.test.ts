import { describe, expect, test } from 'vitest'
import type { GuideKind } from '#shared/coach/guide.ts'
import { testEngine } from '#tests/test-engine.ts'
import type { CoachPerson } from '../coach-person.ts'
import { answerStructure, structureFeedback } from './answer-structure.ts'
import { guideContent } from './guide-content.ts'

const engine = testEngine()
const ROBIN: CoachPerson = {
  profile: { job_title: 'Medical Assistant', years_experience: '6-10 years', location: 'Columbus, OH' },
  suggestions: [{ role: 'Physical Therapist Assistant', code: '31-2021.00', match_score: 80 }],
  wellbeing: { risk: 'High', checkIns: 3, averageMood: 2, averageEnergy: 1.7, isWarned: true },
}
const STRONG =
  'Last year our clinic had a long queue every morning. I changed the order of the intake forms and trained two colleagues. As a result the wait fell from 40 to 15 minutes.'

const guide = (kind: GuideKind, answers: string[], person = ROBIN) =>
  guideContent(engine, { guide: { kind, answers }, person })

describe('the parts of an answer', () => {
  test.each([
    [STRONG, { situation: true, action: true, result: true, figure: true, saysWe: false }],
    [
      'I am a hard worker and I like people.',
      { situation: false, action: false, result: false, figure: false },
    ],
    ['We had a recall and we called everybody.', { situation: true, action: false, saysWe: true }],
    [
      'When the freezer broke I moved 200 doses.',
      { situation: true, action: true, result: false, figure: true },
    ],
  ])('%s', (text, parts) => {
    expect(answerStructure(text)).toMatchObject(parts)
  })

  test('what is missing is said, and nothing where nothing is', () => {
    expect(structureFeedback(STRONG)).toEqual([
      'It has the situation, what you did, how it ended and a figure.',
      'All four parts are there. Say it aloud once, and time it.',
    ])
    expect(structureFeedback('When it broke I called them.').join(' ')).toMatch(/how it ended.*number/)
  })
})

describe('an interview', () => {
  test('asks what people in the role really do, and keeps the answers with what is still open', () => {
    const begun = guide('interview', [])
    expect(begun.steps).toHaveLength(1)
    expect(begun.steps[0]?.suggested).toBe('Physical Therapist Assistant')
    const [, ...questions] = guide('interview', ['Registered Nurse']).steps
    const tasks = engine.career.tasks().get('29-1141.00') ?? []
    expect(questions).toHaveLength(3)
    for (const [at, { prompt }] of questions.entries())
      expect(prompt.toLowerCase()).toContain(tasks[at]?.toLowerCase().slice(1, 40))
    const done = guide('interview', ['Registered Nurse', STRONG, 'I helped.', STRONG])
    expect(done.outcome?.paragraphs.join('\n')).toMatch(
      /All four parts are there[\s\S]*Still open: how it ended/,
    )
    expect(done.used.map(({ text }) => text).join()).toContain('O*NET')
  })

  test('does not go on with a title that nobody knows', () => {
    const { steps, outcome } = guide('interview', ['zzqx'])
    expect([steps.length, steps[0]?.accepted, outcome]).toEqual([1, false, null])
  })
})

test('a pay talk ends with the published range, its source, and three sentences of the person’s own', () => {
  const done = guide('pay', ['Medical Assistant', '$41,000', STRONG, '$47,000'])
  expect(done.outcome?.paragraphs.join(' ')).toMatch(
    /“I would like to talk about my pay\. For this role here, published pay runs from \$/,
  )
  const text = done.outcome?.paragraphs.join('\n') ?? ''
  const range = /\$[\d,]+ - \$[\d,]+/.exec(text)?.[0]
  expect(range).toBeTruthy()
  expect(text.match(/^“/gmu)).toHaveLength(3)
  expect(text).toContain('I am asking for $47,000.')
  expect(done.used.map(({ text: source }) => source).join()).toContain('BLS')
  expect(done.steps[1]?.feedback[0]).toMatch(/^\$41,000 /)
  const bare = guide('pay', ['Medical Assistant', '41000', STRONG, '47000'])
  expect(bare.steps[1]?.feedback.join()).toContain('$41,000 stands between')
  expect(bare.outcome?.paragraphs.join()).toContain('I am asking for $47,000. What')
  const london = { ...ROBIN, profile: { ...ROBIN.profile, location: 'London, UK' } }
  expect(guide('pay', ['Nurse', '41000', STRONG, '47000'], london).outcome?.paragraphs.join()).toContain(
    'I am asking for GBP 47,000 a year. What',
  )
  expect(guide('pay', ['Medical Assistant', 'not yet']).steps[1]).toMatchObject({
    accepted: true,
    feedback: [expect.stringContaining('no amount')],
  })
})

test('a hard week ends with one step; somebody in danger gets people and no exercise', () => {
  const done = guide('hard-week', [
    'Too much work and no break',
    'My calendar is, the staffing is not',
    'Block lunch tomorrow',
  ])
  expect(done.outcome?.paragraphs).toContain('**Your step:** Block lunch tomorrow')
  expect(done.steps[2]?.feedback).toEqual([])
  expect(guide('hard-week', ['a', 'b', 'rest more']).steps[2]?.feedback[0]).toContain('a day or an hour')
  const danger = guide('hard-week', ['I want to kill myself'])
  expect(danger.steps[0]).toMatchObject({ accepted: false })
  expect(danger.steps[0]?.feedback.join()).toContain('emergency number')
  expect([danger.outcome, danger.used]).toEqual([null, []])
})

test('stay, reshape and move stand side by side in pay, demands and energy, and none of them is the verdict', () => {
  const done = guide('decision', [
    'Physical Therapist Assistant',
    'The team',
    'Fewer evenings',
    'Talk to one',
  ])
  const table = done.outcome?.table
  expect(table?.head).toEqual(['Stay', 'Reshape', 'Move'])
  expect(table?.rows.map(({ name }) => name)).toEqual(['Work', 'Pay', 'Demands', 'Energy', 'Your words'])
  const pay = table?.rows[1]?.cells ?? []
  expect(pay[0]).toMatch(/^\$/)
  expect(pay[2]).toMatch(/^\$/)
  expect(pay[0]).not.toBe(pay[2])
  expect(table?.rows[3]?.cells[0]).toContain('1.7 of 5')
  expect(done.outcome?.paragraphs.join()).toContain('decide nothing final')
  expect(JSON.stringify(done)).not.toMatch(/you should quit|hand in your notice/i)
  const calm = { ...ROBIN, wellbeing: null }
  expect(
    JSON.stringify(guide('decision', ['Physical Therapist Assistant', 'a', 'b', 'c'], calm)),
  ).not.toContain('decide nothing')
})

test('a decision without a role today says so in place of pay', () => {
  const nobody = { ...ROBIN, profile: {} }
  const done = guide('decision', ['Physical Therapist Assistant', 'a', 'b', 'c'], nobody)
  const pay = done.outcome?.table?.rows[1]?.cells ?? []
  expect(pay.slice(0, 2)).toEqual(['your profile names no role yet', 'your profile names no role yet'])
  expect(pay[2]).toMatch(/^\$/)
})
