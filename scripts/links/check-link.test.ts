import { expect, test } from 'vitest'
import { checkLink } from './check-link.ts'

const answering =
  (head: number, get: number) =>
  async (_url: string, { method }: { method: string }) => ({
    status: method === 'HEAD' ? head : get,
  })

test.each([
  [200, 500, 'alive'],
  [405, 200, 'alive'],
  [404, 200, 'alive'],
  [404, 404, 'dead'],
  [410, 200, 'dead'],
  [403, 403, 'unclear'],
  [503, 200, 'unclear'],
])('%i to HEAD and %i to GET is %s', async (head, get, state) => {
  expect((await checkLink('https://a.example', answering(head, get))).state).toBe(state)
})

test.each([
  ['ENOTFOUND', 'dead'],
  ['ECONNRESET', 'unclear'],
])('%s is %s', async (code, state) => {
  const failing = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) })
  }
  expect(await checkLink('https://a.example', failing)).toEqual({ state, why: code })
})
