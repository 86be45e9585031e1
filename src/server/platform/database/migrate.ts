import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { sqlState } from './database-problem.ts'
import { GuardedClient } from './guarded-client.ts'
import { appliedMigrations, knownMigrations, migrationFault } from './migration-history.ts'

const MIGRATION_LOCK = 727_364_001

/** The two logins the server uses after its start; neither owns a table, neither can skip a policy. */
type Logins = { servingUrl: string; authUrl: string; secret: string }

/**
 * Brings the database to the newest shape. Servers that start together wait for each other, and the work is done once.
 * A database whose history is not that of the files is left as it is, and the start stops.
 */
export async function migrate(ownerUrl: string, folder: string): Promise<void> {
  await asOwner(ownerUrl, async client => {
    const fault = migrationFault(await knownMigrations(folder), await appliedMigrations(client))
    if (fault !== null) throw new Error(fault)
    await runMigrations(drizzle(client), { migrationsFolder: folder })
  })
}

/** Makes the logins of this database, or gives them their password again. */
export async function prepareLogins(ownerUrl: string, appSecret: string | null): Promise<Logins> {
  return asOwner(ownerUrl, async client => {
    const secret = appSecret ?? (await storedSecret(client))
    const database = await databaseName(client)
    const login = async (
      kind: 'serving' | 'auth',
      inherit: 'INHERIT' | 'NOINHERIT',
      roles: readonly string[],
      settings: Readonly<Record<string, string>>,
    ) => {
      const { name, password } = credentials(database, secret, kind)
      const id = client.escapeIdentifier(name)
      const known = await client.query('select 1 from pg_roles where rolname = $1', [name])
      if (known.rowCount === 0)
        await client.query(`create role ${id} login ${inherit} nosuperuser nobypassrls`)
      await client.query(`alter role ${id} password ${client.escapeLiteral(password)}`)
      for (const role of roles) await client.query(`grant ${client.escapeIdentifier(role)} to ${id}`)
      for (const [setting, value] of Object.entries(settings))
        await client.query(`alter role ${id} set ${setting} = ${client.escapeLiteral(value)}`)
      return urlFor(ownerUrl, name, password)
    }
    return {
      secret,
      servingUrl: await login('serving', 'NOINHERIT', ['waywell_user', 'waywell_system'], SERVING_SETTINGS),
      authUrl: await login('auth', 'INHERIT', ['waywell_auth'], LOGIN_SETTINGS),
    }
  })
}

/** The logins as the server has made them, for a command beside it; one that set them again could lock the server out. */
export async function readLogins(ownerUrl: string, appSecret: string | null): Promise<Logins> {
  return asOwner(ownerUrl, async client => {
    const secret = appSecret ?? (await storedSecret(client))
    const database = await databaseName(client)
    const url = (kind: 'serving' | 'auth') => {
      const { name, password } = credentials(database, secret, kind)
      return urlFor(ownerUrl, name, password)
    }
    return { secret, servingUrl: url('serving'), authUrl: url('auth') }
  })
}

function credentials(database: string, secret: string, kind: 'serving' | 'auth') {
  return {
    name: `waywell_${kind}_${database}`.slice(0, 63),
    password: createHmac('sha256', secret).update(`login:${kind}`).digest('base64url'),
  }
}

async function databaseName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  return rows[0]?.name ?? ''
}

const LOGIN_SETTINGS = {
  // Below the time after which the driver gives up, so that a slow statement is said to be one.
  statement_timeout: '2500ms',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  jit: 'off',
  // A plan made while a table is empty would read it whole for as long as the connection lives.
  enable_seqscan: 'off',
}

const SERVING_SETTINGS = {
  ...LOGIN_SETTINGS,
  // Left to choose, PostgreSQL plans a page of a large table anew on every call.
  plan_cache_mode: 'force_generic_plan',
}

/** Roles belong to the whole cluster: the start of another database of it may be making the same ones right now. */
async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await asOwnerOnce(ownerUrl, work)
    } catch (error) {
      if (attempt === START_ATTEMPTS || !isRoleConflict(error)) throw error
      await sleep(randomInt(RETRY_WITHIN_MS))
    }
  }
}

const START_ATTEMPTS = 20
const RETRY_WITHIN_MS = 300

function isRoleConflict(error: unknown): boolean {
  const state = sqlState(error)
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    // Roles, their memberships and their settings.
    if (state === '23505' && 'table' in at && /^pg_(auth|db_role)/.test(String(at.table))) return true
    if (state === 'XX000' && /^tuple concurrently (updated|deleted)/.test(at.message)) return true
  }
  // The role is there already; or both wait for each other's.
  return state === '42710' || state === '40P01'
}

async function asOwnerOnce<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new GuardedClient({
    connectionString: ownerUrl,
    application_name: 'waywell-start',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}

async function storedSecret(client: pg.Client): Promise<string> {
  await client.query('begin')
  await client.query("select set_config('app.scope', 'start', true)")
  await client.query("insert into auth.secrets (name, value) values ('app', $1) on conflict do nothing", [
    randomBytes(48).toString('base64url'),
  ])
  const kept = await client.query<{ value: string }>("select value from auth.secrets where name = 'app'")
  await client.query('commit')
  const secret = kept.rows[0]?.value
  if (!secret) throw new Error('The secret of this installation could not be kept in the database.')
  return secret
}

function urlFor(ownerUrl: string, user: string, password: string): string {
  const url = new URL(ownerUrl)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  return url.href
}
