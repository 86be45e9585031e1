import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Profile } from '#shared/account/profile.ts'
import { NEWCOMER } from '#web/account/profile.fixture.ts'
import { profileQuery } from '#web/account/profile-query.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { FirstTimeZone } from './first-time-zone.tsx'

let sent: unknown[]
let answer: () => Response

beforeEach(() => {
  sent = []
  session.setSession(MAYA)
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json())
    return answer()
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone

test('a profile without a time zone gets the one of the browser, once', async () => {
  answer = () => Response.json({ ...NEWCOMER, time_zone: HERE })
  const queries = open({ ...NEWCOMER, time_zone: null })
  await waitFor(() => expect(queries.getQueryData<Profile>(profileQuery.queryKey)?.time_zone).toBe(HERE))
  expect(sent).toEqual([{ time_zone: HERE }])
})

test('a zone that was said before stays', async () => {
  open({ ...NEWCOMER, time_zone: 'Asia/Tokyo' })
  await new Promise(resolve => setTimeout(resolve))
  expect(sent).toEqual([])
})

test('a failure is only logged, and UTC counts', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer = () =>
    Response.json({ message: 'no', details: null, hint: null, code: 'internal' }, { status: 500 })
  open({ ...NEWCOMER, time_zone: null })
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(1)
})

function open(known: Profile) {
  const queries = createQueryClient()
  queries.setQueryData(profileQuery.queryKey, known)
  render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <FirstTimeZone />
      </QueryClientProvider>
    </StrictMode>,
  )
  return queries
}
