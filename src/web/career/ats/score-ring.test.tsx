import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ScoreRing } from './score-ring.tsx'

afterEach(cleanup)

test.each([
  [80, 80, 'ATS score: 80 of 100, strong', 'green'],
  [79, 99, 'ATS score: 79 of 100, fair; 99 with the fixes below', 'yellow'],
  [59, 59, 'ATS score: 59 of 100, weak', 'red'],
])('%i, with %i in reach', (score, reachable, name, color) => {
  render(<ScoreRing score={score} reachable={reachable} />)
  expect(screen.getByRole('img', { name }).dataset.color).toBe(color)
})
