import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { savedOwnerUrl } from '#server/platform/database/embedded/data-folder.ts'
import { queryOnce } from './query-once.ts'

/** Past every row policy, in the embedded database of a running product. */
export async function queryAsSuperuser(dataDir: string, text: string, values: readonly unknown[] = []) {
  const url = new URL(savedOwnerUrl(dataDir) ?? '')
  url.username = 'postgres'
  url.password = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')).superuserPassword
  return queryOnce(url.href, text, values)
}
