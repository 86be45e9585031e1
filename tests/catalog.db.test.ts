import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Table = { name: string; enabled: boolean; forced: boolean }

function tables() {
  return app.sql<Table>(`
    select n.nspname || '.' || c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'drizzle') and n.nspname not like 'pg_%'
    order by 1`)
}

describe('every table', () => {
  test('has row-level security enabled and forced', async () => {
    const all = await tables()
    expect(all.length).toBeGreaterThanOrEqual(13)
    expect(all.filter(table => !table.enabled || !table.forced)).toEqual([])
  })

  test('has a policy, and none of them is always true', async () => {
    const policies = await app.sql<{
      name: string
      policy: string
      using: string | null
      check: string | null
    }>(
      `select schemaname || '.' || tablename as name, policyname as policy, qual as using, with_check as check from pg_policies`,
    )
    const without = (await tables()).filter(table => !policies.some(policy => policy.name === table.name))
    expect(without).toEqual([])
    const asks = /app_user_id\(\)|app_scope\(\)/
    const open = policies.filter(({ using, check }) =>
      [using, check].some(rule => rule !== null && !asks.test(rule)),
    )
    expect(open).toEqual([])
    const slow = policies.filter(({ using }) => using !== null && !/SELECT app_/i.test(using))
    expect(slow).toEqual([])
  })

  test('has a policy for each command that is granted', async () => {
    const gaps = await app.sql(`
      select g.table_schema || '.' || g.table_name as name, g.grantee, g.privilege_type
      from (select table_schema, table_name, grantee, privilege_type from information_schema.table_privileges
            union select table_schema, table_name, grantee, privilege_type from information_schema.column_privileges) g
      where g.grantee like 'waywell\\_%' and g.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
        and not exists (
          select from pg_policies p where p.schemaname = g.table_schema and p.tablename = g.table_name
            and p.cmd in ('ALL', g.privilege_type) and (p.roles && array['public', g.grantee]::name[]))`)
    expect(gaps).toEqual([])
  })

  test('with a user_id has it first in its primary key, and goes with its account', async () => {
    const stray = await app.sql(`
      select c.table_name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'user_id' and not exists (
        select from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
        where t.relname = c.table_name and k.contype = 'p' and a.attname = 'user_id')
      union select c.table_name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'user_id' and not exists (
        select from pg_constraint k join pg_class t on t.oid = k.conrelid
        where t.relname = c.table_name and k.contype = 'f' and k.confdeltype = 'c')
      order by table_name`)
    // A foreign key is two thirds of the cost of such a row: a trigger empties them (tests/idempotency-keys.db.test.ts).
    // Rows of the catalog have no owner; the links that people add stand beside them and go with their account.
    expect(stray).toEqual([
      ...[0, 1, 2].map(slot => ({ table_name: `idempotency_keys_${slot}` })),
      { table_name: 'learning_resources' },
    ])
  })
})

describe('the logins that serve requests', () => {
  test('are no superusers, own nothing and cannot skip a policy', async () => {
    const logins = await app.sql<{ rolname: string }>(`
      select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
        (select count(*)::int from pg_class where relowner = r.oid) as owns
      from pg_roles r where rolcanlogin and rolname like 'waywell\\_%' and rolname like '%' || current_database()`)
    expect(logins.map(login => login.rolname.replace(/_t_.*/, '')).sort()).toEqual([
      'waywell_auth',
      'waywell_serving',
    ])
    for (const login of logins)
      expect(login).toMatchObject({
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        owns: 0,
      })
  })

  test('are the ones the product is really connected with', async () => {
    await app.internals.database.ping()
    const connected = await app.sql<{ usename: string; super: boolean }>(
      `select distinct a.usename, r.rolsuper as super from pg_stat_activity a join pg_roles r on r.rolname = a.usename
       where a.datname = current_database() and a.application_name like 'waywell%'`,
    )
    expect(connected.length).toBeGreaterThan(0)
    for (const { usename, super: isSuper } of connected) {
      expect(usename).toMatch(/^waywell_(serving|auth)_/)
      expect(isSuper).toBe(false)
    }
  })

  test('cannot reach a superuser or an owner by changing role', async () => {
    const reachable = await app.sql(`
      select r.rolname from pg_roles r, pg_roles l
      where l.rolname = 'waywell_serving_' || current_database() and pg_has_role(l.oid, r.oid, 'member')
        and (r.rolsuper or r.rolbypassrls or r.rolname = 'waywell')`)
    expect(reachable).toEqual([])
  })
})

test('a function that runs with its owner’s rights has a fixed search path', async () => {
  const loose = await app.sql(`
    select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname in ('public', 'api', 'auth')
      and not coalesce(array_to_string(p.proconfig, ',') like '%search_path=%', false)`)
  expect(loose).toEqual([])
})

test('statements, locks and idle transactions of the serving logins end by themselves', async () => {
  const [settings] = await app.sql<{ setconfig: string[] }>(`
    select s.setconfig from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
    where r.rolname = 'waywell_serving_' || current_database()`)
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    expect(settings?.setconfig.some(line => line.startsWith(`${name}=`))).toBe(true)
})
