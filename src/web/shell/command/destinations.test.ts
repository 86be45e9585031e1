// @vitest-environment node
import { expect, test } from 'vitest'
import { ROUTES } from '#web/routes.tsx'
import { findDestinations } from './destinations.ts'

const labels = (query: string) => findDestinations(query).map(({ label }) => label)

test('without words every signed-in screen that needs nothing else is there', () => {
  const offered = new Set(findDestinations('').map(({ to }) => to.replace(/#.*/, '')))
  const screens = ROUTES.filter(({ access }) => access === 'signed-in').map(({ path }) => path)
  // The wizard and one entry are reached from where they belong; /wellness is the check-in.
  const elsewhere = ['/onboarding', '/wellness', '/wellness/entry', '/wellness/letter']
  expect(screens.filter(path => !offered.has(path) && !elsewhere.includes(path))).toEqual([])
})

test('found by the beginning of a word, by another name and without accents', () => {
  expect(labels('resu')).toEqual(['Resume Builder'])
  expect(labels('salary')).toEqual(['Market Insights'])
  expect(labels('help now')).toEqual(['Getting help now'])
  expect(labels('settings sec')).toEqual(['Settings: Security'])
  expect(labels('zebra')).toEqual([])
})
