import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { dismissAllToasts } from '#web/ui/toast.tsx'
import { saveAtsQuestion } from './ats-question.ts'
import { AtsTool } from './ats-tool.tsx'

beforeEach(() => {
  sessionStorage.clear()
  dismissAllToasts()
  session.setSession(MAYA)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a check that failed is said beside the texts, and stays said', async () => {
  const texts = { targetRole: 'Nurse', resumeText: 'Nurse at a clinic', jobDescription: 'Nurse wanted' }
  saveAtsQuestion(MAYA.user.id, texts)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter at="/career/ats-optimizer">
        <AtsTool />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Analyze' }))
  expect((await screen.findByRole('alert')).textContent).toContain('These texts were not checked.')
  expect(screen.getByDisplayValue('Nurse at a clinic')).toBeTruthy()
})
