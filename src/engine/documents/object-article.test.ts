import { expect, test } from 'vitest'
import { withObjectArticle } from './object-article.ts'

test.each([
  ['I introduced new booking system for 40 guests', 'I introduced a new booking system for 40 guests'],
  ['I wrote training manual', 'I wrote a training manual'],
  ['I implemented SAP finance module for 4 firms', 'I implemented the SAP finance module for 4 firms'],
  ['I rewrote fatigue roster with the drivers', 'I rewrote the fatigue roster with the drivers'],
])('%j is %j', (told, whole) => {
  expect(withObjectArticle(told)).toBe(whole)
})

test.each([
  'I introduced the booking system',
  'I wrote 12 manuals',
  'I designed posters and a website',
  'I built Anna’s website',
  'I ran two workshops',
  'I made tools for the shop',
  'I led a team',
])('%j stays', told => {
  expect(withObjectArticle(told)).toBe(told)
})
