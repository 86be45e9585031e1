import pg from 'pg'

/** Makes people and their check-ins of the last months straight in the tables. */
export async function seedCheckIns(superuserUrl: string, users: number, rows: number): Promise<void> {
  await withClient(superuserUrl, async client => {
    await client.query("set session_replication_role = 'replica'")
    await client.query(
      `insert into auth.users (id, name, email)
       select ${USER_ID}, 'Person ' || u, 'person.' || u || '@people.example' from generate_series(1, $1::int) u`,
      [users],
    )
    await client.query(`insert into profiles (user_id, full_name) select id, name from auth.users`)
    await client.query(
      `insert into check_ins (user_id, id, mood, energy, notes, created_at)
       select ${USER_ID}, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 5, 15))::uuid,
         1 + n % 5, 1 + n % 4, case when n % 3 = 0 then 'A note about the day, as long as people write.' end, at
       from (select n, 1 + n % $1::int as u, now() - interval '1 day' - interval '1 second' * (n * 7 % 15000000) as at
             from generate_series(1, $2::int) n) rows`,
      [users, rows],
    )
    await client.query('vacuum analyze')
  })
}

const USER_ID = `('00000000-0000-7000-8000-' || lpad(to_hex(u), 12, '0'))::uuid`

export function userIdOf(user: number): string {
  return `00000000-0000-7000-8000-${user.toString(16).padStart(12, '0')}`
}

export async function createBenchDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, client =>
    client.query(`create database ${client.escapeIdentifier(name)} owner waywell`),
  )
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
