import { expect, test } from 'vitest'
import { LEVELS, seniorityOf } from './level-words.ts'

test.each([
  ['Marketing Intern', 'intern'],
  ['Apprentice Electrician', 'intern'],
  ['Jr. Developer', 'junior'],
  ['Accountant I', 'junior'],
  ['Software Engineer', 'mid'],
  ['Software Engineer II', 'mid'],
  ['Sr. Software Engineer', 'senior'],
  ['Engineer III', 'senior'],
  ['Lead Carpenter', 'lead'],
  ['Staff Software Engineer', 'lead'],
  ['Assistant Store Manager', 'lead'],
  ['Product Manager', 'manager'],
  ['Assistant Director of Nursing', 'manager'],
  ['Head of Marketing', 'director'],
  ['VP Sales', 'director'],
  ['Vice President, Finance', 'director'],
  ['President', 'executive'],
  ['CTO', 'executive'],
  ['Chief Human Resources Officer', 'executive'],
])('%s stands at %s', (title, name) => {
  expect(seniorityOf(title)).toEqual({ level: LEVELS.indexOf(seniorityOf(title).name), name })
})

test('a title that says nothing about level is mid, and so is no title', () => {
  expect(seniorityOf('').name).toBe('mid')
  expect(seniorityOf('日本語').name).toBe('mid')
})
