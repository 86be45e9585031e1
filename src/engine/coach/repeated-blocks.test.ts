import { expect, test } from 'vitest'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import type { AnswerPart } from './answer-part.ts'
import { coachReply } from './coach-reply.ts'
import { blockKey, saidIn, withoutRepeated } from './repeated-blocks.ts'

const part = (paragraphs: string[], question: string | null = null, again?: string[]): AnswerPart => ({
  paragraphs,
  ...(again && { again }),
  uses: [],
  question,
  actions: [],
  facts: [],
})

test('a paragraph is known again whatever it quotes', () => {
  expect(blockKey('Not mine: “a”. Ask.')).toBe(blockKey('Not mine: “b”. Ask.'))
  expect(blockKey('Pay is $10.')).not.toBe(blockKey('Pay is $11.'))
})

test('what was said just before goes, with an opening that leads to nothing', () => {
  const said = saidIn([part(['Figures.', 'Old advice.'], 'Which?')])
  const parts = [
    part(['You wrote:', 'New advice.']),
    part(['And for the other part of it:', 'Figures.'], 'Which?'),
  ]
  expect(withoutRepeated(parts, said, 'and now')).toEqual([parts[0]])
  // Asked for again, it is said again.
  expect(withoutRepeated(parts, said, 'tell me that again')).toEqual(parts)
  // And what is all there is stays, without the same question.
  expect(withoutRepeated([part(['Figures.'], 'Which?')], said, 'and now')).toEqual([part(['Figures.'])])
  const declined = part(['Figures.'], null, ['Not mine either.'])
  expect(withoutRepeated([declined], said, 'and now')[0]?.paragraphs).toEqual(['Not mine either.'])
})

test('an answer does not repeat figures, law or question of the one before', () => {
  const engine = testEngine()
  const ask = (message: string, before: CoachContext | null) =>
    coachReply(engine, {
      message,
      person: { profile: { job_title: 'Retail Store Manager' }, suggestions: [], wellbeing: null },
      before,
    })
  const first = ask('im salaried and working 60 hrs, do they owe me overtime?', null)
  const second = ask('so who do i call', first.context)
  expect(second.context.topics).toContain('legal')
  const paragraphs = new Set(first.text.split('\n\n'))
  expect(second.text.split('\n\n').filter(text => paragraphs.has(text))).toEqual([])
  expect(second.text).toContain('Wage and Hour Division')
})
