import pg from 'pg'
import { RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'

/** Makes people, straight in the tables. */
export async function seedPeople(superuserUrl: string, users: number): Promise<void> {
  await withoutTriggers(superuserUrl, async client => {
    await client.query(
      `insert into auth.users (id, name, email)
       select ${USER_ID}, 'Person ' || u, 'person.' || u || '@people.example' from generate_series(1, $1::int) u`,
      [users],
    )
    await client.query('insert into profiles (user_id, full_name) select id, name from auth.users')
    await client.query(
      `insert into auth.sessions (id, user_id, token, expires_at)
       select ${USER_ID}, ${USER_ID}, lpad(to_hex(u), 32, '0'), now() + interval '1 day' from generate_series(1, $1::int) u`,
      [users],
    )
  })
}

/** Makes check-ins of the last months, from one number of rows to another; the first people have enough for a list at once. */
export async function seedCheckIns(
  superuserUrl: string,
  users: number,
  rows: { from: number; to: number },
): Promise<void> {
  await withoutTriggers(superuserUrl, async client => {
    await client.query(
      `insert into check_ins (user_id, id, mood, energy, notes, created_at, noted_at)
       select ${USER_ID}, api.id_at(gen_random_uuid(), at), 1 + n % 5, 1 + n % 4, ${NOTE}, at, at
       from (select n, 1 + n % (case when n <= $1::int then $2::int else $3::int end) as u,
               now() - interval '1 day' - interval '1 second' * (n * 7 % 15000000) as at
             from generate_series($4::int + 1, $5::int) n) rows`,
      [FIRST_ROWS, FIRST_USERS, users, rows.from, rows.to],
    )
  })
}

const FIRST_ROWS = 10_000
/** People who have a whole list however few rows there are. */
export const FIRST_USERS = FIRST_ROWS / RECENT_CHECK_INS
const USER_ID = `('00000000-0000-7000-8000-' || lpad(to_hex(u), 12, '0'))::uuid`
const NOTE = `'u' || u || ' wrote a note about the day, as long as people write.'`

/** The note of every check-in of a person: whose it is can be read from it. */
export function noteOf(user: number): string {
  return `u${user} wrote a note about the day, as long as people write.`
}

export function userIdOf(user: number): string {
  return `00000000-0000-7000-8000-${user.toString(16).padStart(12, '0')}`
}

export function sessionTokenOf(user: number): string {
  return user.toString(16).padStart(32, '0')
}

async function withoutTriggers(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    await work(client)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
