import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { createCatalogSearch } from './search-catalog.ts'

const asked = {
  search: 'sql',
  corrected: null,
  tag: undefined,
  kind: undefined,
  onlyUnsaved: false,
  limit: 20,
  offset: 0,
}

test('two searches run at once, and the next begins when one of them has ended', async () => {
  const begun: ((answer: string) => void)[] = []
  const database: Pick<Database, 'callFunction'> = {
    callFunction: () => new Promise(answer => begun.push(answer)),
  }
  const search = createCatalogSearch(database)
  const searches = Array.from({ length: 3 }, () => search('4f9c8a52-0000-7000-8000-000000000001', asked))
  await expect.poll(() => begun.length).toBe(2)

  begun[0]?.('[]')
  expect(await searches[0]).toEqual([])
  await expect.poll(() => begun.length).toBe(3)
  for (const answer of begun) answer('[]')
  await Promise.all(searches)
})
