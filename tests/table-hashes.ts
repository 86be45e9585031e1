import type { TestApp } from './harness.ts'

/** A hash of every table but the one that counts attempts; with a word, of the rows that hold it. */
export async function tableHashes(app: TestApp, word = ''): Promise<Record<string, string>> {
  // Mails on their way would otherwise change the outbox between two looks at it.
  for (const { internals } of app.servers()) {
    await internals.background.idle()
    await internals.outbox?.drain()
  }
  const tables = await app.sql<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth') and c.relname <> 'rate_limits' order by 1`)
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await app.sql<{ hash: string | null }>(
      `select md5(string_agg(t::text, ',' order by t::text)) as hash from ${name} t where strpos(t::text, $1) > 0`,
      [word],
    )
    if (row?.hash) hashes[name] = row.hash
  }
  return hashes
}
