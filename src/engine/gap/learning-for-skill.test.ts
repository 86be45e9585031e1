import { expect, test } from 'vitest'
import { SKILL_OPTIONS } from '#shared/account/profile-options.ts'
import { testEngine } from '#tests/test-engine.ts'
import { inTurns, learningForSkill } from './learning-for-skill.ts'

const { career } = testEngine()
const titles = (skill: string, code: string | null, limit = 40) =>
  learningForSkill(career, skill, code, limit).map(({ title }) => title)

const MIN_FOR_CHOICE = 9
const CODES = {
  counselor: '21-1014.00',
  attorney: '23-1011.00',
  plumber: '47-2152.00',
  bookkeeper: '43-3031.00',
  designer: '27-1024.00',
  developer: '15-1252.00',
  nurse: '29-1141.00',
  firefighter: '33-2011.00',
  teacher: '25-2012.00',
}

test.each([
  ['Psychology', CODES.counselor, /designer/i],
  ['Counseling', CODES.counselor, /designer/i],
  ['Law and Regulation', CODES.attorney, /blockchain|python|communication theory|entrepreneur/i],
  ['Office Administration', CODES.bookkeeper, /anatomy|AI workflow/i],
  ['Troubleshooting', CODES.plumber, /computational|excel/i],
  ['Mathematics', CODES.plumber, /computer science|economist|homotopy|discrete/i],
  ['Design', CODES.plumber, /graphic|human-centered|mobile/i],
  ['Writing', CODES.attorney, /chinese/i],
  ['Education and Training', CODES.firefighter, /constructivism|classroom|teach/i],
  ['Time Management', CODES.nurse, /anatomy/i],
])('%s of %s has no material of another field', (skill, code, other) => {
  expect(titles(skill, code).filter(title => other.test(title))).toEqual([])
})

test('the same material stands where its field is the occupation’s or the skill’s own', () => {
  expect(titles('Psychology', CODES.designer)).toContain('Avatar Psychology for Designers')
  expect(titles('Troubleshooting', CODES.developer)).toContain('Computational Thinking for Problem Solving')
  expect(titles('Education and Training', CODES.teacher)[0]).toMatch(/education/i)
  expect(titles('Law and Regulation', CODES.attorney)[0]).toMatch(/law/i)
  expect(titles('Python', CODES.plumber).length).toBeGreaterThan(0)
  expect(titles('Microsoft Excel', CODES.plumber).length).toBeGreaterThan(0)
})

test('a chance tag brings nothing, and no link is better than one of another field', () => {
  expect(titles('Time Management', null)).not.toContain(
    'Anatomy: Gastrointestinal, Reproductive and Endocrine Systems',
  )
  expect(titles('Biology', '37-3011.00')).toEqual([])
})

test('what names the skill comes first, and no more than asked for', () => {
  expect(titles('Negotiation', CODES.attorney, 2)).toHaveLength(2)
  expect(titles('Negotiation', CODES.attorney, 1)[0]).toContain('Negotiation')
})

test.each(['29-1141.00', '15-1211.01', '43-9061.00'])(
  'nobody outside security is taught hacking: %s',
  code => {
    for (const skill of ['Linux', 'Computer Systems', 'Python'])
      expect(titles(skill, code).filter(title => /hackers|hacking/i.test(title))).toEqual([])
    expect(titles('Cybersecurity', code).some(title => /hacking/i.test(title))).toBe(true)
  },
)

test('computer systems begin with networks at home and not with one operating system, and outside computing with none', () => {
  expect(titles('Computer Systems', '15-1232.00', 3).filter(title => /linux/i.test(title))).toEqual([])
  expect(titles('Computer Systems', CODES.nurse)).toEqual([])
})

test('titles that say the same twice come after the others', () => {
  const all = titles('Linux', CODES.developer, 100)
  expect(all.indexOf('Introduction To Linux')).toBeLessThan(3)
  expect(all.indexOf('Introduction to Linux – Full Course for Beginners')).toBeGreaterThan(
    all.findIndex(title => title.startsWith('Linux Command Line')),
  )
})

test('of several lists each gives its first before any gives its second', () => {
  expect(inTurns([['a', 'b', 'c'], [], ['d']])).toEqual(['a', 'd', 'b', 'c'])
})

test('every skill one can choose has material, whatever the occupation', () => {
  const few = SKILL_OPTIONS.filter(
    skill => learningForSkill(career, skill, null, MIN_FOR_CHOICE).length < MIN_FOR_CHOICE,
  )
  expect(few).toEqual([])
})
