// @vitest-environment node
import { expect, test } from 'vitest'
import { changedSections, sectionsOf, withSectionBack } from './text-sections.ts'

const BEFORE = 'Robin Vale\nColumbus\n\nSummary\nA nurse.\n\nSkills\nTriage\n\nLanguages\nSpanish'
const NOW = 'Robin Vale\nColumbus\n\nSummary\nA nurse who teaches.\n\nSkills\nTriage\n\nProjects\nFalls'

test('a text is cut at its headings, and nothing of it is lost', () => {
  expect(sectionsOf(BEFORE).map(({ title }) => title)).toEqual([
    'Name and contact',
    'Summary',
    'Skills',
    'Languages',
  ])
  expect(
    sectionsOf(BEFORE)
      .map(({ text }) => text)
      .join('\n\n'),
  ).toBe(BEFORE)
})

test('what differs is told by section: changed, new and gone', () => {
  expect(changedSections(NOW, BEFORE)).toEqual([
    { title: 'Summary', now: 'Summary\nA nurse who teaches.', before: 'Summary\nA nurse.' },
    { title: 'Projects', now: 'Projects\nFalls', before: null },
    { title: 'Languages', now: null, before: 'Languages\nSpanish' },
  ])
  expect(changedSections(BEFORE, `${BEFORE}\n`)).toEqual([])
})

test('undoing one change leaves the others; undoing all gives the earlier text', () => {
  const [summary, projects, languages] = changedSections(NOW, BEFORE)
  if (!summary || !projects || !languages) throw new Error('three sections differ')
  expect(withSectionBack(NOW, summary)).toBe(NOW.replace('A nurse who teaches.', 'A nurse.'))
  expect([summary, projects, languages].reduce(withSectionBack, NOW)).toBe(BEFORE)
})
