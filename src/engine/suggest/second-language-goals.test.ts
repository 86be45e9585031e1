import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const listFor = (career_goals: string) =>
  suggestCareers(engine, {
    job_title: 'Warehouse Operative',
    industry: 'Logistics',
    years_experience: '6-10',
    skills: ['Polish', 'forklift'],
    career_goals,
  })

test('"I search job with computer … not programming" wants support of computers', () => {
  const { reading, suggestions } = listFor(
    'I want leave warehouse. I search job with computer, I have CompTIA A+ soon. Not programming, I am not good in math.',
  )
  expect(reading.items.some(({ kind, codes }) => kind === 'field' && codes[0] === '15-1232')).toBe(true)
  expect(suggestions[0]?.code).toBe('15-1232.00')
})

test('"finish for my back" leaves the warehouse and the heavy work', () => {
  const { reading, suggestions } = listFor('helpdesk or network. Warehouse is finish for my back.')
  expect(reading.sentence).toContain('less physical work')
  const codes = suggestions.map(({ code }) => code)
  expect(codes.slice(0, 2)).toEqual(['15-1232.00', '15-1231.00'])
  for (const heavy of ['53-7051.00', '43-5053.00', '53-7065.00', '47-2073.00'])
    expect(codes).not.toContain(heavy)
})
