import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MarketResult } from '#shared/career/market-result.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import type { MarketAnswer } from './market-answer.ts'
import { MarketReport } from './market-report.tsx'
import { occupation, UNKNOWN } from './market-result.fixture.ts'
import { reportText } from './report-text.ts'

afterEach(cleanup)

test('of an unknown role no level, trend, skill or source is shown, only what to do', () => {
  show(UNKNOWN)
  for (const text of [
    'Market demand',
    'Pay growth',
    'Medium',
    'Average',
    'Skills employers ask for',
    'Sources',
  ])
    expect(screen.queryByText(text)).toBeNull()
  expect(screen.getByText('Try a common job title.')).toBeTruthy()
})

test('a known role without published figures has neither a level nor a trend, on screen or copied', () => {
  const result = {
    ...UNKNOWN,
    occupation: occupation('55-1011.00', 'Air Crew Officer'),
  }
  show(result)
  expect(screen.getAllByText('Not known')).toHaveLength(2)
  expect(screen.queryByText('Medium')).toBeNull()
  expect(reportText('Air Crew Officer', result)).toContain('Market demand: not known')
  expect(reportText('Air Crew Officer', result)).not.toContain('stable')
})

test('published figures have their level and their trend', () => {
  show({
    ...UNKNOWN,
    occupation: occupation('29-1141.00', 'Registered Nurse'),
    outlook: {
      growthPercent: 4.9,
      openingsPerYear: 189_100,
      employment: 3_391_000,
      employmentNext: null,
      education: null,
    },
  })
  expect(screen.getByText('Medium')).toBeTruthy()
  expect(screen.getAllByText('Not known')).toHaveLength(1)
})

function show(result: MarketResult) {
  const answer: MarketAnswer = {
    question: { role: 'qwxz', location: '', experience: '' },
    result: { ...result, wording: { by: 'engine', reason: 'off', sent: null } },
  }
  render(
    <MemoryRouter>
      <MarketReport answer={answer} profile={undefined} onChoose={() => {}} />
    </MemoryRouter>,
  )
}
