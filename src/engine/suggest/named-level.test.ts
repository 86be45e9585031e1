import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { namesOtherRole } from './named-level.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()

test('an assistant psychologist is shown the nearest assistants, as close matches', () => {
  const { suggestions } = suggestCareers(engine, {
    job_title: 'Psychology graduate',
    years_experience: '0-1',
    skills: ['SPSS'],
    career_goals: 'assistant psychologist',
  })
  const codes = suggestions.map(({ code }) => code)
  for (const code of ['21-1093.00', '29-2053.00', '19-4061.00']) expect(codes).toContain(code)
  const texts = suggestions.flatMap(({ reasons }) => reasons.map(({ text }) => text))
  expect(texts.filter(text => text.startsWith('Your goals name it'))).toEqual([])
  expect(texts).toContain(
    'It is among the closest matches to what your goals name: "assistant psychologist".',
  )
})

test('the whole profession is another role than its assistant, a teaching assistant is not', () => {
  expect(namesOtherRole('assistant psychologist', 'Clinical Psychologist')).toBe(true)
  expect(namesOtherRole('teaching assistant', 'Teaching Assistant')).toBe(false)
  expect(namesOtherRole('sales assistant', 'Retail Salesperson')).toBe(false)
  expect(namesOtherRole('psychologist', 'Clinical Psychologist')).toBe(false)
})
