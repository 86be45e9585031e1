import { QueryClient } from '@tanstack/react-query'
import { NetworkError } from './problem-from-response.ts'

const FRESH_MS = 30_000
const RETRIES = 2

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
