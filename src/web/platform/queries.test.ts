import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from './queries.ts'

it('tells of a change before the next task, so that no control shows its old state in between', async () => {
  const queries = createQueryClient()
  const observer = new QueryObserver(queries, { queryKey: ['day'], enabled: false })
  const seen: unknown[] = []
  const stop = observer.subscribe(notifyManager.batchCalls(({ data }) => seen.push(data)))
  queries.setQueryData(['day'], 'Friday')
  for (let microtasks = 0; microtasks < 5; microtasks++) await null
  stop()
  expect(seen).toContain('Friday')
})
