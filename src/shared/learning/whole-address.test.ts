import { expect, test } from 'vitest'
import { webAddress } from './learning-progress.ts'
import { wholeAddress } from './whole-address.ts'

test.each([
  [' example.com ', 'https://example.com'],
  ['www.example.com/a?b=c#d', 'https://www.example.com/a?b=c#d'],
  ['example.com:8080/course', 'https://example.com:8080/course'],
  ['bücher.example', 'https://bücher.example'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
])('%j is saved as %j', (typed, whole) => {
  expect(wholeAddress(typed)).toBe(whole)
  expect(webAddress.safeParse(whole).success).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'a course',
  'course',
  '',
  'mailto:me@example.com',
])('%j is no address, whatever is put in front', typed => {
  expect(webAddress.safeParse(wholeAddress(typed)).success).toBe(false)
})
