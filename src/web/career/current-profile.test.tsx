import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profileQuery } from '#web/account/profile-query.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { useCurrentProfile } from './current-profile.ts'
import { aProfile } from './suggestions/profile.fixture.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the profile carried with a career gives way to the one that is saved now', async () => {
  const queries = createQueryClient()
  render(
    <QueryClientProvider client={queries}>
      <Title />
    </QueryClientProvider>,
  )
  expect(screen.getByTestId('title').textContent).toBe('Old title')
  await act(async () => queries.setQueryData(profileQuery.queryKey, aProfile({ job_title: 'New title' })))
  expect(screen.getByTestId('title').textContent).toBe('New title')
})

function Title() {
  return <p data-testid="title">{useCurrentProfile({ job_title: 'Old title' })?.job_title}</p>
}
