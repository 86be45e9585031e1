import { parseArgs } from 'node:util'
import pg from 'pg'
import { MAX_UUID } from '#server/platform/database/uuid-v7.ts'
import { RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeMachine } from './quiet.ts'
import { seedCheckIns, seedPeople, userIdOf } from './seed-check-ins.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean' } } })
const OWN_CHECK_INS = 3650
const OTHERS_ROWS = values.quick ? [0, 10_000] : [0, 100_000, 1_000_000]
const OTHERS = 10_000
/** Beyond those who get the rows of others. */
const PERSON = OTHERS + 1
const CALLS = values.quick ? 20 : 200
const BYTES_AIM = 60_000
/** With a million rows of others, the fastest call may take at most so many times as long as with none. */
const GROWTH_AIM = 1.5

const database = await openBenchDatabase()
try {
  await main()
} finally {
  await database.close()
}

/** What the overview asks for, by somebody with ten years of daily check-ins, while others have more and more rows. */
async function main() {
  console.log(`Overview, ${CALLS} calls at each size. ${describeMachine()}`)
  const { superuserUrl, servingUrl } = database
  await seedPeople(superuserUrl, PERSON)
  const owner = new pg.Client({ connectionString: superuserUrl })
  await owner.connect()
  await owner.query(
    `insert into check_ins (user_id, id, mood, energy, notes, noted_at)
     select $1, gen_random_uuid(), 1 + n % 5, 1 + n % 4, repeat('x', 200), now() - make_interval(days => n, secs => n * 7 % 40000)
     from generate_series(1, $2::int) n`,
    [userIdOf(PERSON), OWN_CHECK_INS],
  )
  await owner.end()
  const fastest: number[] = []
  let rows = 0
  for (const size of OTHERS_ROWS) {
    await seedCheckIns(superuserUrl, OTHERS, { from: rows, to: size })
    rows = size
    const { history, list, bytes } = await measure(servingUrl)
    fastest.push(history)
    console.log(
      `${size.toLocaleString('en-US')} rows of others: history ${history.toFixed(2)} ms, list ${list.toFixed(2)} ms (fastest), ${bytes} bytes`,
    )
    if (bytes >= BYTES_AIM) process.exitCode = 1
  }
  const growth = (fastest.at(-1) ?? 0) / (fastest[0] ?? 1)
  console.log(`Growth ${growth.toFixed(2)} (aim at most ${GROWTH_AIM})`)
  if (growth > GROWTH_AIM) process.exitCode = 1
}

async function measure(servingUrl: string) {
  const client = new pg.Client({ connectionString: servingUrl })
  await client.connect()
  try {
    const history: number[] = []
    const list: number[] = []
    let bytes = 0
    for (let call = 0; call < CALLS; call += 1) {
      const answer = await timed(history, () =>
        client.query<{ answer: string }>({
          name: 'history',
          text: 'select api.get_history($1) as answer',
          values: [userIdOf(PERSON)],
        }),
      )
      bytes = Buffer.byteLength(answer.rows[0]?.answer ?? '')
      await timed(list, () =>
        client.query({
          name: 'list',
          text: 'select api.list_check_ins($1, $2, $3, null) as answer',
          values: [userIdOf(PERSON), RECENT_CHECK_INS, MAX_UUID],
        }),
      )
    }
    return { history: Math.min(...history), list: Math.min(...list), bytes }
  } finally {
    await client.end()
  }
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const before = performance.now()
  const result = await work()
  into.push(performance.now() - before)
  return result
}
