import { glob } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { is, Table } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Made and read by SQL alone, so that no code of the server can ask for it. */
const WITHOUT_CODE = ['auth.secrets']

type Column = { table: string; column: string; type: string; required: boolean; has_default: boolean }

async function columnsInCode(): Promise<Column[]> {
  const columns: Column[] = []
  for await (const file of glob('src/server/**/tables.ts')) {
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
    for (const table of Object.values(exported)) {
      if (!is(table, Table) || !is(table, PgTable)) continue
      const { schema = 'public', name, columns: ofTable } = getTableConfig(table)
      for (const column of ofTable)
        columns.push({
          table: `${schema}.${name}`,
          column: column.name,
          type: column.getSQLType(),
          required: column.notNull,
          has_default: column.default !== undefined || column.generated !== undefined,
        })
    }
  }
  return sorted(columns)
}

async function columnsInDatabase(): Promise<Column[]> {
  const columns = await app.sql<Column>(`
    select n.nspname || '.' || c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as required, a.atthasdef as has_default
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth') and a.attnum > 0 and not a.attisdropped`)
  return sorted(columns.filter(({ table }) => !WITHOUT_CODE.includes(table)))
}

const sorted = (columns: Column[]) =>
  columns.toSorted((a, b) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`))

test('the tables in code are those of the migrated database, column by column', async () => {
  const inCode = await columnsInCode()
  expect(inCode.length).toBeGreaterThan(80)
  expect(inCode).toEqual(await columnsInDatabase())
})

test.each([
  ['one more column', 'alter table check_ins add column extra text'],
  ['another type', 'alter table check_ins alter column mood type integer'],
  ['a column that may be empty', 'alter table check_ins alter column mood drop not null'],
  ['a default that is gone', 'alter table check_ins alter column created_at drop default'],
  ['a table that is gone', 'drop table resumes'],
])('the comparison sees %s', async (_what, change) => {
  const before = await columnsInDatabase()
  await app.sql(change)
  expect(await columnsInDatabase()).not.toEqual(before)
})
