import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callOperation, type Operation, operations } from './every-operation.ts'
import { type House, openHouse, type Person } from './harness.ts'

let first: House
let second: House
let people: Person[]
beforeAll(async () => {
  first = await openHouse({ TRUSTED_PROXIES: '1' })
  second = await first.sibling()
  people = [await first.signUp('ana'), await first.signUp('ben'), await first.signUp('eve')]
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const open = operations.filter(operation => operation.access.who === 'anyone')

/** Sends until the limit is reached and once more, over both servers; answers which of the calls were refused. */
async function refusedOf(operation: Operation, headersOf: (i: number) => Record<string, string>) {
  await first.sql('delete from rate_limits')
  const refused: number[] = []
  for (let i = 0; i <= (operation.access.limit?.attempts ?? 0); i += 1) {
    const answer = await callOperation(i % 2 ? first : second, operation, headersOf(i))
    if (answer.status === 429) refused.push(i)
  }
  return refused
}

describe('an operation open to anyone', () => {
  test('has a limit', () => {
    expect(open.filter(operation => !operation.access.limit).map(operation => operation.name)).toEqual([])
  })

  test.each(open.map(operation => [operation.name, operation] as const))(
    '%s is counted by address, whatever tokens and ports the calls carry',
    async (_name, operation) => {
      const refused = await refusedOf(operation, i => ({
        ...people[i % people.length]?.bearer,
        'x-forwarded-for': i % 3 ? `203.0.113.7:${5000 + i}` : '203.0.113.7',
      }))
      expect(refused).toEqual([operation.access.limit?.attempts])
    },
  )

  test.each(open.map(operation => [operation.name, operation] as const))(
    '%s is counted by account too, from whatever addresses',
    async (_name, operation) => {
      const refused = await refusedOf(operation, i => ({
        ...people[0]?.bearer,
        'x-forwarded-for': `203.0.113.${i}`,
      }))
      expect(refused).toEqual([operation.access.limit?.attempts])
    },
  )
})

test('a sign-up that is refused for its address makes no account, with any token', async () => {
  await first.sql('delete from rate_limits')
  const count = async () =>
    (await first.sql<{ count: number }>('select count(*)::int as count from auth.users'))[0]?.count ?? 0
  const before = await count()
  const signUp = (i: number) =>
    (i % 2 ? first : second).post(
      '/auth/sign-up',
      { fullName: 'Mal Example', email: `mal.${i}@people.example`, password: `${crypto.randomUUID()}-Pw` },
      people[i % people.length]?.bearer,
    )
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => signUp(i)))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(20)
  expect(answers.filter(answer => answer.status === 429)).toHaveLength(30)
  expect((await count()) - before).toBe(20)
})
