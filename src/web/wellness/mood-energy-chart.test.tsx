import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { historyWarning } from '#shared/wellness/early-warning/history-warning.ts'
import { MoodEnergyChart } from './mood-energy-chart.tsx'

const DAY_MS = 86_400_000
const NOW_MS = Date.parse('2026-11-15T12:00:00Z')
const history = Array.from({ length: 40 }, (_, day) => ({
  atMs: NOW_MS - (39 - day) * DAY_MS,
  mood: 3 + (day % 2),
  energy: 3,
}))

beforeEach(() => {
  document.documentElement.style.fontSize = '16px'
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [600, 'words', 'Great'],
  [160, 'numbers', '5'],
  [10, 'numbers, and no range narrower than nothing', '5'],
])('at %i pixels the scale has %s', (width, _name, highest) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  const { summary } = historyWarning(history, {}, NOW_MS, 'UTC')
  const { container } = render(
    <MoodEnergyChart events={[]} history={history} warning={summary} nowMs={NOW_MS} />,
  )
  expect(screen.getAllByText(highest).length).toBeGreaterThan(0)
  const ranges = [...container.querySelectorAll('rect')].map(rect => Number(rect.getAttribute('width')))
  expect(ranges).toHaveLength(2)
  expect(Math.min(...ranges)).toBeGreaterThanOrEqual(0)
})
