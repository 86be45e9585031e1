import { expect, test } from 'vitest'
import { resolveRole } from '#engine/occupations/resolve-role.ts'
import { testEngine } from '#tests/test-engine.ts'
import { chooseAchievements } from './choose-achievements.ts'
import type { Place } from './place.ts'

const engine = testEngine()

function chosenOf(role: string, places: Partial<Place>[], posting = ''): string[] {
  const jobs = places.map(place => ({
    name: 'Acme',
    position: null,
    current: false,
    highlights: [],
    ...place,
  }))
  const target = {
    row: resolveRole(engine, role)?.row ?? null,
    role,
    skills: [],
    posting,
    objective: '',
  }
  return chooseAchievements(engine, jobs, target, 5, 'Ana Ruiz').map(({ point }) => point)
}

const nurse = (...highlights: string[]) =>
  chosenOf('Registered Nurse', [{ position: 'Registered Nurse', current: true, highlights }])

test('what a job and the summary tell with the same figures is told once', () => {
  const job = {
    position: 'Receptionist',
    current: true,
    highlights: ['Lifted the guest rating from 7.9 to 9.1'],
  }
  const again = { kind: 'summary' as const, highlights: ['Raised the rating of the hotel from 7.9 to 9.1'] }
  expect(chosenOf('Hotel Receptionist', [job, again])).toHaveLength(1)
})

test('two points that share a small number are two', () => {
  expect(nurse('Trained 3 nurses on the ward', 'Led a ward of 3 bays and 20 patients')).toHaveLength(2)
  expect(nurse('Trained 30 nurses', 'Cared for 30 patients')).toHaveLength(2)
})

test('a bare doing gives way to a deed, one with a figure does not', () => {
  const deeds = ['Cut falls of patients by 30%', 'Trained 12 nurses', 'Wrote the ward handbook for nurses']
  expect(nurse('Bringing tea to patients', ...deeds)[0]).not.toBe('Bringing tea to patients')
  expect(nurse('Turning 18 patients every two hours', ...deeds)).toContain(
    'Turning 18 patients every two hours',
  )
})

test('a title that ends as the target does is the same kind of work', () => {
  const highlights = ['Kept the keys and the alarm codes', 'Wore a blue uniform all day']
  const deputy = [{ position: 'Deputy Manager', current: true, highlights }]
  expect(chosenOf('Restaurant Manager', deputy)).toHaveLength(2)
  expect(chosenOf('Head Chef', deputy)).toEqual([])
})

test('an action and its result under labels are one achievement', () => {
  const [first] = nurse('Action: Wrote a plan for patients on the ward', 'Result: falls from 9 a month to 2')
  expect(first).toContain('Result: falls from 9 a month to 2')
})

test('a sentence of “he” in a job told by “I” is of somebody else', () => {
  const told = nurse(
    'He used to wander on the ward at 3 in the morning',
    'Now I walk the ward with 12 patients',
  )
  expect(told).toEqual(['Now I walk the ward with 12 patients'])
  expect(nurse('She trained 12 nurses on the ward')).toHaveLength(1)
})

test('what becomes no sentence stays out', () => {
  expect(nurse('Before him a lady on the ward, she feeding herself', 'Trained 12 nurses')).toEqual([
    'Trained 12 nurses',
  ])
})

test('a list that came to a result stays before one that did not', () => {
  const told = nurse(
    'Care plans for patients on the ward',
    'Medication round for patients on the ward',
    'Stock control for the ward, waste down from 9% to 4%',
  )
  expect(told).toContain('Stock control for the ward, waste down from 9% to 4%')
  expect(told).toHaveLength(2)
})

test('a routine stands beside no achievement', () => {
  const told = chosenOf('School Cook', [
    { position: 'Cook', current: true, highlights: ['Cut food waste of the kitchen from 31 kg to 12 kg'] },
    { position: 'Kitchen Help', highlights: ['Potatoes were peeled in the kitchen, 60 kilos a day'] },
  ])
  expect(told).toEqual(['Cut food waste of the kitchen from 31 kg to 12 kg'])
})

test('what is routine elsewhere stands where it is the work of the target', () => {
  const told = chosenOf('Nursing Assistant', [
    {
      position: 'Volunteer',
      current: true,
      highlights: [
        'Cut falls of patients on the ward by 40%',
        'Washed and fed 200 patients with the nurses of the ward',
      ],
    },
  ])
  expect(told).toContain('Washed and fed 200 patients with the nurses of the ward')
})

test('a deed told in the passive counts as a deed of one’s own', () => {
  const told = chosenOf('Microbiology Technician', [
    {
      position: 'Microbiology Technician',
      highlights: [
        'Plated and counted 220 water samples a week',
        'Cut turnaround of samples from 9 days to 6',
        'A method for water samples was validated by me and was accepted by the assessors',
        'Media were prepared and autoclaves were checked',
      ],
    },
  ])
  expect(told).toContain('A method for water samples was validated by me and was accepted by the assessors')
})

test('of each job two lists may stand', () => {
  const told = chosenOf('Registered Nurse', [
    {
      position: 'Registered Nurse',
      current: true,
      highlights: ['Medication round for 30 patients on the ward', 'Care plans for 20 patients on the ward'],
    },
    { position: 'Nurse', highlights: ['Wound dressings for 12 patients on the ward'] },
  ])
  expect(told).toHaveLength(3)
})

test('what is beside the work of an unpaid post takes no fit from it', () => {
  const steward = 'Sheepdog trials steward, every August'
  const post = { kind: 'volunteering' as const, position: 'Ward volunteer', current: true }
  expect(
    chosenOf('Registered Nurse', [{ ...post, highlights: ['Cared for 12 patients on the ward', steward] }]),
  ).toEqual(['Cared for 12 patients on the ward'])
  expect(chosenOf('Registered Nurse', [{ ...post, highlights: [steward] }])).toEqual([])
})
