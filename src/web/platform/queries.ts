import { notifyManager, QueryClient } from '@tanstack/react-query'
import { NetworkError } from './problem-from-response.ts'

const FRESH_MS = 30_000
const RETRIES = 2

// By default the cache tells of a change in a later task. A checkbox whose state is read from a pending save would show
// the old state in between, and a second change in that moment would be made from it.
notifyManager.setScheduler(queueMicrotask)

/** One cache per person: what one person loaded is never shown to the next. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => error instanceof NetworkError && failures < RETRIES,
      },
      mutations: {
        // A mutation that waits for a connection would look as if nothing happened.
        networkMode: 'always',
      },
    },
  })
}
