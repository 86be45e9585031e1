import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { spokenOrOtherSkill } from './spoken-skill.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const { career } = engine
const usage = (skill: string, code: string) =>
  spokenOrOtherSkill(career, skill).usageIn(career.occupations.rowOf.get(code) ?? 0)

test.each(['Polish', 'Polish (native)', 'fluent Polish', 'Irish', 'French B2'])(
  '%s is a language: interpreters use it, manicurists do not',
  skill => {
    expect(usage(skill, '27-3091.00')).toBe(1)
    expect(usage(skill, '39-5092.00')).toBe(0)
    expect(usage(skill, '51-9022.00')).toBe(0)
  },
)

test('the English of the form speaks for no role', () => {
  expect(spokenOrOtherSkill(career, 'English').kind).toBe('unknown')
})

test('nail polish and Python stay what they are', () => {
  expect(usage('nail polish', '39-5092.00')).toBeGreaterThan(0)
  expect(usage('Python', '15-1252.00')).toBeGreaterThan(0)
})

test('no list says that Polish is put to use in a nail salon', () => {
  const { suggestions } = suggestCareers(engine, {
    job_title: 'Warehouse Operative',
    years_experience: '6-10',
    skills: ['Polish'],
    career_goals: 'I want leave warehouse',
  })
  const texts = suggestions.flatMap(({ reasons }) => reasons.map(({ text }) => text))
  expect(texts.filter(text => text.includes('Polish'))).toEqual([])
})
