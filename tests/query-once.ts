import pg from 'pg'

/** Runs one statement on a connection of its own. */
export async function queryOnce(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, [...values])).rows
  } finally {
    await client.end()
  }
}
