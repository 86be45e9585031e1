import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { type SkillGapQuestion, skillGap } from './skill-gap.ts'
import { toldPhrases } from './told-phrases.ts'

const engine = testEngine()

function level(skill: string, person: Partial<SkillGapQuestion>) {
  const role = { role: 'IT Support Specialist', code: '15-1232.00', key_skills: [skill] }
  const [item] = skillGap(engine, { skills: [], job_title: 'Order picker', ...person, career: role }).items
  if (!item) throw new Error('one skill was asked for')
  return item
}

test.each([
  { interests: 'I play chess, fix computers for friends and build PCs' },
  { skills: ['fixing computers for friends'] },
])('what somebody does in their free time is near the skill: $interests $skills', person => {
  const { source, evidence, userLevel } = level('Computer Systems', person)
  expect(source).toBe('nearby')
  expect(evidence).toMatch(/^Not in your profile as a skill; you wrote “.*computers for friends”\.$/)
  expect(userLevel).toBeGreaterThan(level('Computer Systems', {}).userLevel)
})

test('a wish, a product of another name and a word of many skills are near nothing', () => {
  for (const interests of ['I would like to learn computers', 'cooking', 'systems'])
    expect(level('Computer Systems', { interests }).source).toBe('none')
  expect(level('Microsoft Azure', { interests: 'Microsoft Word' }).source).toBe('none')
})

test('a word of two skills still points to each of them', () => {
  expect(level('Law and Regulation', { interests: 'law debates' }).evidence).toContain('you wrote')
})

test('what is near already by work keeps that reason', () => {
  expect(level('Customer Service', { interests: 'customer parties' }).evidence).toMatch(/^You use it as/)
})

test('interests are read phrase by phrase', () => {
  expect(toldPhrases('chess, cars and dogs').map(({ text }) => text.trim())).toEqual([
    'chess',
    'cars',
    'dogs',
  ])
  expect(toldPhrases(['chess', 'I want to paint'])).toHaveLength(1)
  expect(toldPhrases(null)).toEqual([])
})
