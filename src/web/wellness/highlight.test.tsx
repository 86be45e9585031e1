import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { highlight } from './highlight.tsx'

afterEach(cleanup)

const shown = (note: string, words: string) => {
  const { container } = render(<p>{highlight(note, words)}</p>)
  return {
    text: container.textContent,
    marks: [...container.querySelectorAll('mark')].map(one => one.textContent),
  }
}

test('every match is marked as it was written', () => {
  expect(shown('Marta and marta', 'MARTA')).toEqual({ text: 'Marta and marta', marks: ['Marta', 'marta'] })
  expect(shown('100% (done)', '% (')).toEqual({ text: '100% (done)', marks: ['% ('] })
})

test('a long note begins a little before the first match', () => {
  const { text, marks } = shown(`${'word '.repeat(40)}Marta stayed`, 'marta')
  expect(text).toMatch(/^… (?:word ){5,10}Marta stayed$/)
  expect(marks).toEqual(['Marta'])
})

test('a note without a match, or whose letters change their number with their case, is shown as it is', () => {
  expect(shown('Lunch', 'marta')).toEqual({ text: 'Lunch', marks: [] })
  expect(shown('İstanbul Marta', 'marta').marks).toEqual([])
})
