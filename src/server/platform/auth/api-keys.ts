import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Database } from '../database/database.ts'
import { sqlFunction } from '../database/sql-function.ts'

export type KeyHolder = { userId: string; keyId: string }

/** Null at once for what is no key; no visit to the database then. */
export type FindKeyHolder = (authorization: string | undefined) => Promise<KeyHolder | null> | null

/** In front of every key, so that one is recognized where it should not be. */
const KEY_START = 'ww_'
const KEY_BYTES = 32
const ENDING_CHARACTERS = 4

const FIND_API_KEY = sqlFunction('find_api_key', 1)

const keyHolder = z.object({ userId: z.uuid(), keyId: z.uuid() })

export function newApiKey() {
  const key = `${KEY_START}${randomBytes(KEY_BYTES).toString('base64url')}`
  return { key, keyHash: hashOf(key), ending: key.slice(-ENDING_CHARACTERS) }
}

/** Asked anew with every call: a key that was deleted opens nothing from then on. */
export function keyHolderFinder(database: Pick<Database, 'callFunction'>): FindKeyHolder {
  return authorization => {
    const key = /^Bearer (ww_[\w-]{43})$/i.exec(authorization ?? '')?.[1]
    return key === undefined ? null : find(key)
  }

  async function find(key: string): Promise<KeyHolder | null> {
    const found = await database.callFunction(FIND_API_KEY, [hashOf(key)])
    return found === '' ? null : keyHolder.parse(JSON.parse(found))
  }
}

/** No slow hash: nobody guesses 32 random bytes. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
