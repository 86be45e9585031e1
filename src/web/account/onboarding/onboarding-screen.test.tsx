import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { OnboardingScreen } from './onboarding-screen.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('nobody signed in is asked to log in, and sees no wizard', () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <OnboardingScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Please log in to continue.' })).toBeTruthy()
  expect(screen.queryByText('Step 1 of 4')).toBeNull()
})
