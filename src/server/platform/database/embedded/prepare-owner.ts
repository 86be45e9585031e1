import pg from 'pg'
import type { ClusterState } from './data-folder.ts'

/** Makes the database and the role that owns it; the only thing ever done as superuser. */
export async function prepareOwner(state: ClusterState, port: number, durable: boolean): Promise<void> {
  const superuser = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: state.superuserPassword,
    database: 'postgres',
    ssl: false,
  })
  await superuser.connect()
  try {
    // A first start that was cut off between these statements is taken up again by the next.
    const { rows } = await superuser.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = 'waywell') as role,
              exists (select from pg_database where datname = 'waywell') as database`,
    )
    if (!rows[0]?.role) await superuser.query('create role waywell nosuperuser createrole login')
    await superuser.query(durable ? 'alter role waywell nocreatedb' : 'alter role waywell createdb')
    const password = superuser.escapeLiteral(state.ownerPassword)
    await superuser.query(`alter role waywell password ${password}`)
    if (!rows[0]?.database) await superuser.query('create database waywell owner waywell')
  } finally {
    await superuser.end()
  }
}
