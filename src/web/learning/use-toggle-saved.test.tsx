import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { stubApi } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { dismissAllToasts } from '#web/ui/toast.tsx'
import { PLAN_KEY, progressQuery } from './progress-query.ts'
import { useToggleSaved } from './use-toggle-saved.ts'

const id = '00000000-0000-4000-8000-000000000001'

const server = stubApi()

afterEach(dismissAllToasts)

test.each([true, false])('the plan and the progress are asked for again; was saved: %s', async is_saved => {
  session.setSession(MAYA)
  server.answer = () => Response.json({ resource_id: id, created_at: '2026-11-18T09:00:00Z', deleted: true })
  const queries = createQueryClient()
  const shown = [[PLAN_KEY, '2026-11-18'], progressQuery.queryKey]
  for (const queryKey of shown) queries.setQueryData(queryKey, {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useToggleSaved({ id, is_saved }), { wrapper })
  result.current.mutate()
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(shown.map(queryKey => queries.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true])
})
