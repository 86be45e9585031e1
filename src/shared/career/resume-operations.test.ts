import { expect, test } from 'vitest'
import { NO_RESUME_FACTS } from './resume-facts.fixture.ts'
import { resumeOperations } from './resume-operations.ts'

const input = resumeOperations.generateResume['~orpc'].inputSchema

function faultsOf(facts: unknown): string[] {
  const read = input?.safeParse({ targetRole: 'Nurse', facts })
  return read?.error?.issues.map(({ message }) => message) ?? []
}

test('facts of a long résumé are taken', () => {
  const skills = Array.from({ length: 500 }, (_, i) => ({ name: `Skill ${i}`, line: 3 }))
  expect(faultsOf({ ...NO_RESUME_FACTS, skills })).toEqual([])
})

test.each([
  ['work', { ...NO_RESUME_FACTS, work: emptyObjects(501) }],
  ['links', { ...NO_RESUME_FACTS, basics: { profiles: emptyObjects(501) } }],
  ['work and skills', { ...NO_RESUME_FACTS, work: emptyObjects(250), skills: emptyObjects(251) }],
])('too many entries under %s are one fault, not one for each field of each', (_, facts) => {
  expect(faultsOf(facts)).toEqual(['This résumé is too long to read.'])
})

test.each([[1], ['text'], [[]], [{}], [{ basics: 1 }]])('facts that are none are refused: %j', facts => {
  expect(faultsOf(facts)).not.toEqual([])
})

function emptyObjects(length: number) {
  return Array.from({ length }, () => ({}))
}
