import fc from 'fast-check'
import { expect, test } from 'vitest'
import { skillGapResult, skillsMatch } from '#shared/career/skill-gap.ts'
import { testEngine } from '#tests/test-engine.ts'
import { skillGap } from './skill-gap.ts'

const engine = testEngine()
const career = {
  role: 'Data Scientist',
  key_skills: ['Python', 'Machine Learning', 'SQL', 'Communication', 'Zither'],
}
const level = (skills: string[], more = {}) =>
  Object.fromEntries(
    skillGap(engine, { career, skills, ...more }).items.map(item => [item.skill, item.userLevel]),
  )

test('levels stay in the ranges of the product, whatever the profile', () => {
  const words = fc.oneof(
    fc.constantFrom('Python', 'Machine', 'SQL', 'Sales', 'c', 'communication skills', ''),
    fc.string(),
  )
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 8 }),
      fc.array(words, { maxLength: 4 }),
      fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 40 })),
      (skills, learned, years) => {
        for (const { skill, userLevel, gap } of skillGap(engine, { career, skills, learned, years }).items) {
          const [low, high] = skills.some(own => skillsMatch(own, skill)) ? [60, 99] : [20, 49]
          expect(userLevel).toBeGreaterThanOrEqual(low)
          expect(userLevel).toBeLessThanOrEqual(high)
          expect(gap).toBe(Math.max(0, 85 - userLevel))
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('the largest gap comes first and three are flagged', () => {
  const result = skillGap(engine, { career, skills: ['Python'], years: '2-5 years' })
  expect(skillGapResult.parse(result)).toEqual(result)
  expect(result.items.map(item => item.gap)).toEqual(result.items.map(item => item.gap).sort((a, b) => b - a))
  expect(result.items.filter(item => item.topGap)).toHaveLength(3)
})

test('experience, a closer skill and completed learning each raise a level', () => {
  expect(level(['Python'], { years: '16+ years' }).Python).toBeGreaterThan(
    level(['Python'], { years: '0-1 years' }).Python ?? 99,
  )
  expect(level(['SQL']).SQL).toBeGreaterThan(level(['SQL Server basics']).SQL ?? 99)
  expect(
    level([], { learned: ['Machine Learning', 'Machine Learning'] })['Machine Learning'],
  ).toBeGreaterThan(level([])['Machine Learning'] ?? 99)
  expect(level(['Statistics']).Python).toBeGreaterThan(level([]).Python ?? 99)
})

test('a level set by hand wins, and says so', () => {
  const item = skillGap(engine, { career, skills: [], levels: { zither: 77 } }).items.find(
    ({ skill }) => skill === 'Zither',
  )
  expect(item).toMatchObject({ userLevel: 77, gap: 8, source: 'set by you' })
})

test('what to close first is the highest priority, with material to learn from', () => {
  const { items, closeFirst } = skillGap(engine, {
    career: { role: 'Data Scientist' },
    skills: ['Data Analysis'],
    years: 3,
  })
  const first = items.find(({ skill }) => skill === closeFirst?.skill)
  expect(first?.priority).toBe(Math.max(...items.map(({ priority }) => priority)))
  expect(first?.resources.length).toBeGreaterThan(0)
})
