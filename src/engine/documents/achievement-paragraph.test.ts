import { expect, test } from 'vitest'
import { achievementParagraph } from './achievement-paragraph.ts'

const told = (name: string | null, position: string | null = null) =>
  achievementParagraph(
    [{ point: 'Trained 12 people', job: { name, position, current: false, highlights: [] } }],
    'Ana Ruiz',
    title => title.toLowerCase(),
  )

test.each([
  ['Army', 'In the Army, I trained 12 people.'],
  ['The Royal Navy', 'In the Royal Navy, I trained 12 people.'],
  ['Army & Navy Stores', 'At Army & Navy Stores, I trained 12 people.'],
  ['private families', 'For private families, I trained 12 people.'],
  ['Family Law Clinic', 'At Family Law Clinic, I trained 12 people.'],
  ['Izmir', 'In Izmir, I trained 12 people.'],
  ['Acme', 'At Acme, I trained 12 people.'],
])('work of %j begins as it is said', (name, paragraph) => {
  expect(told(name)).toBe(paragraph)
})
