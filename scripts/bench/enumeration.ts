import pg from 'pg'
import { hashPassword } from '#server/platform/auth/password-hash.ts'
import { judge } from './aims.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeMachine, measureQuiet, stillQuiet } from './quiet.ts'
import { startProduct } from './start-product.ts'

const SAMPLES = 200
const WARM_UP = 20
/** How often, of one known and one unknown address, the known one is answered later: 0.5 is a coin, 0 or 1 a give-away. */
const AUC_AIM = 0.6

const CALLS = [
  ['sign-in with a wrong password', '/auth/sign-in', { password: 'not the right one' }],
  ['forgotten password', '/auth/forgot-password', {}],
  ['one-time code', '/auth/sign-in-code', {}],
] as const

const quiet = await measureQuiet()
const database = await openBenchDatabase()
try {
  await main()
} finally {
  await database.close()
}

/** Whether the time of an answer tells if somebody has an account. */
async function main() {
  console.log(`${SAMPLES} known and ${SAMPLES} unknown addresses by turns. ${describeMachine()}`)
  const known = addresses()
  const unknown = addresses()
  await seedAccounts(known)
  const product = await startProduct({
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: database.dataDir,
    SANDBOX: '1',
    TRUSTED_PROXIES: '1',
  })
  const found: { name: string; auc: number }[] = []
  for (const [name, path, more] of CALLS) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < SAMPLES + WARM_UP; round += 1) {
      const pair = [
        ['known', known[round] ?? ''],
        ['unknown', unknown[round] ?? ''],
      ] as const
      // Each comes first as often as second: what one leaves to do may slow the next.
      for (const [kind, email] of round % 2 ? pair.toReversed() : pair) {
        const ms = await ask(`${product.url}${path}`, { email, ...more })
        if (round >= WARM_UP) times[kind].push(ms)
      }
    }
    found.push({ name, auc: areaUnderCurve(times.known, times.unknown) })
  }
  await product.stop()
  judge(
    found.map(({ name, auc }) => ({
      name: `${name}, area under the curve`,
      values: [Math.max(auc, 1 - auc)],
      unit: '',
      atMost: AUC_AIM,
    })),
    await stillQuiet(quiet),
  )
}

function addresses(): string[] {
  return Array.from({ length: SAMPLES + WARM_UP }, () => `${crypto.randomUUID()}@people.example`)
}

/** One try each: so no limit of an account is near, and every known address really gets its mail. */
async function seedAccounts(emails: readonly string[]) {
  const password = await hashPassword('a long and quiet password')
  const client = new pg.Client({ connectionString: database.superuserUrl })
  await client.connect()
  await client.query(
    `with people as (
       insert into auth.users (id, name, email, email_verified)
       select gen_random_uuid(), 'Ana Example', email, true from unnest($1::text[]) as email returning id
     )
     insert into auth.accounts (id, user_id, account_id, provider_id, password)
     select gen_random_uuid(), id, id, 'credential', $2 from people`,
    [emails, password],
  )
  await client.end()
}

/** Everyone asks from a network of their own, as people do. */
async function ask(url: string, body: object): Promise<number> {
  const part = () => 1 + Math.floor(Math.random() * 254)
  const startedMs = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
    body: JSON.stringify(body),
  })
  await answer.text()
  const ms = performance.now() - startedMs
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${url} answered ${answer.status}.`)
  return ms
}

/** How often one of the first is larger than one of the second (Mann-Whitney). */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let larger = 0
  for (const one of first) for (const other of second) larger += one > other ? 1 : one === other ? 0.5 : 0
  return larger / (first.length * second.length)
}
