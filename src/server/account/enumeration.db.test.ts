import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { randomAddress } from '#tests/browser.ts'
import { startTestApp, type TestApp } from '#tests/harness.ts'
import type { Answer } from '#tests/read-answer.ts'

const SAMPLES = 80
const WARM_UP = 10
/** Of equal times, one run in fifty thousand is beyond it by chance; without the hash for nobody it is 1. */
const AUC_MAX = 0.7

let app: TestApp
/** One try each: so no limit of an account is near, and every known address really gets its mail. */
let known: string[]
let unknown: string[]
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1' })
  const { id } = await app.signUp('first')
  known = addresses()
  unknown = addresses()
  const ids = known.map(() => uuidV7())
  await app.sql(
    `insert into auth.users (id, name, email, email_verified)
     select id, 'Ana Example', email, true from unnest($1::uuid[], $2::text[]) as person (id, email)`,
    [ids, known],
  )
  await app.sql(
    `insert into auth.accounts (id, user_id, account_id, provider_id, password)
     select gen_random_uuid(), new_id, new_id, provider_id, password
     from auth.accounts, unnest($1::uuid[]) as new_id where user_id = $2`,
    [ids, id],
  )
})
afterAll(() => app.close())

function addresses(): string[] {
  return Array.from({ length: SAMPLES + WARM_UP }, () => `${crypto.randomUUID()}@people.example`)
}

test.each([
  ['a sign-in with a wrong password', '/auth/sign-in', { password: 'not the right one' }],
  ['a forgotten password', '/auth/forgot-password', {}],
  ['a request for a one-time code', '/auth/sign-in-code', {}],
])(
  '%s tells by answer and time no more of a known address than of an unknown one',
  async (_what, path, more) => {
    // Mails of the test before must not fall into this one.
    await app.internals.background.idle()
    const ask = async (email: string) => {
      // Everyone asks from a network of their own, as people do.
      const network = { 'x-forwarded-for': randomAddress() }
      const startedMs = performance.now()
      const answer = await app.post(path, { email, ...more }, network)
      return { ms: performance.now() - startedMs, looks: looks(answer) }
    }
    const asked: Record<'known' | 'unknown', Awaited<ReturnType<typeof ask>>[]> = { known: [], unknown: [] }
    for (let round = 0; round < SAMPLES + WARM_UP; round += 1) {
      const pair = [
        ['known', known[round] ?? ''],
        ['unknown', unknown[round] ?? ''],
      ] as const
      // Each comes first as often as second: what one leaves to do may slow the next.
      for (const [kind, email] of round % 2 ? pair.toReversed() : pair) asked[kind].push(await ask(email))
    }
    const [first] = asked.known
    for (const { looks } of [...asked.known, ...asked.unknown]) expect(looks).toEqual(first?.looks)
    const times = (kind: keyof typeof asked) => asked[kind].slice(WARM_UP).map(({ ms }) => ms)
    const auc = areaUnderCurve(times('known'), times('unknown'))
    expect(Math.max(auc, 1 - auc)).toBeLessThanOrEqual(AUC_MAX)
  },
  90_000,
)

/** All of an answer that could tell two apart; its date and number differ by nature. */
function looks({ status, text, headers }: Answer) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status, text, headers: Object.fromEntries(kept) }
}

/** How often one of the first is larger than one of the second (Mann-Whitney): 0.5 is a coin, 0 or 1 is a give-away. */
function areaUnderCurve(first: number[], second: number[]): number {
  let larger = 0
  for (const one of first) for (const other of second) larger += one > other ? 1 : one === other ? 0.5 : 0
  return larger / (first.length * second.length)
}
