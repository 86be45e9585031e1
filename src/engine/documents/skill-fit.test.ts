import { expect, test } from 'vitest'
import { resolveRole } from '#engine/occupations/resolve-role.ts'
import { testEngine } from '#tests/test-engine.ts'
import { chooseSkills } from './choose-skills.ts'
import { skillFitReader } from './skill-fit.ts'

const engine = testEngine()
const fitFor = (role: string) =>
  skillFitReader(engine, {
    row: resolveRole(engine, role)?.row ?? null,
    role,
    skills: [],
    posting: '',
    objective: '',
  })

test.each([
  ['IT Support Technician', 'fixing computers', 'forklift'],
  ['Research Assistant', 'SPSS', 'babysitting'],
  ['Electrician', 'wiring', 'singing'],
])('for a %s %j fits better than %j', (role, fitting, other) => {
  const fitOf = fitFor(role)
  expect(fitOf(fitting)).toBeGreaterThanOrEqual(0.3)
  expect(fitOf(other)).toBeLessThan(0.3)
})

test('a letter names the skills that fit, without friends and without a car', () => {
  const own = ['forklift', 'fixing computers for friends', 'scanner', 'own car', 'driving licence']
  expect(chooseSkills(own, fitFor('IT Support Technician'), 4)).toEqual(['fixing computers', 'scanner'])
})

test('where nothing fits, two of the person’s own skills may stand', () => {
  expect(chooseSkills(['roofing', 'bricklaying', 'tiling'], () => 0, 4)).toEqual(['roofing', 'bricklaying'])
})
