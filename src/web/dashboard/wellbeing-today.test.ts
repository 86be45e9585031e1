import { expect, test } from 'vitest'
import { wellbeingToday } from './wellbeing-today.ts'

const NOW = Date.parse('2026-11-15T10:30:00Z')
const at = (iso: string, answer: number) => ({ atMs: Date.parse(iso), mood: answer, energy: answer })
const today = (iso: string, zone: string) => wellbeingToday([at(iso, 4)], {}, NOW, zone).hasCheckedInToday

test('today is the day on the clock of the person, which begins at four in the morning', () => {
  expect(today('2026-11-15T04:30:00Z', 'UTC')).toBe(true)
  expect(today('2026-11-15T03:30:00Z', 'UTC')).toBe(false)
  // In Tokyo it is the evening of the 15th, and it was half past eight in the evening of the 14th.
  expect(today('2026-11-14T11:30:00Z', 'Asia/Tokyo')).toBe(false)
  expect(today('2026-11-14T20:30:00Z', 'Asia/Tokyo')).toBe(true)
})

test('the risk is that of the newest three', () => {
  const history = [
    at('2026-11-12T12:00:00Z', 5),
    ...[1, 2, 2].map((answer, i) => at(`2026-11-1${3 + i}T09:00:00Z`, answer)),
  ]
  expect(wellbeingToday(history, {}, NOW, 'UTC').risk).toBe('High')
})

test('without check-ins nothing is known', () => {
  expect(wellbeingToday([], {}, NOW, 'UTC')).toEqual({
    risk: 'Unknown',
    warning: null,
    summary: null,
    hasCheckedInToday: false,
    today: '2026-11-15',
  })
})
