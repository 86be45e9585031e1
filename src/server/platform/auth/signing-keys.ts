import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { uuidV7 } from '../database/uuid-v7.ts'
import { jwks } from './tables.ts'

const signingKeySchema = z.object({
  id: z.string(),
  publicKey: z.string(),
  privateKey: z.string(),
  createdAt: z.date(),
  alg: z.literal('EdDSA'),
  crv: z.literal('Ed25519'),
})

type SigningKey = z.infer<typeof signingKeySchema>

/** Shorter than the time after which a server looks for keys it does not know. */
const CACHED_MS = 5_000

export type SigningKeys = ReturnType<typeof createSigningKeys>

/** The keys of access tokens, read once for many: every sign-in and refresh would ask the database for them. */
export function createSigningKeys(database: Database) {
  let cached: { keys: SigningKey[]; readMs: number } | null = null
  return {
    async getJwks(): Promise<SigningKey[]> {
      const nowMs = Date.now()
      if (!cached || nowMs - cached.readMs > CACHED_MS) {
        const rows = await database.auth.select().from(jwks)
        cached = { keys: rows.map(row => signingKeySchema.parse(row)), readMs: nowMs }
      }
      return cached.keys
    },
    async createJwk(key: { publicKey: string; privateKey: string; alg?: string; crv?: string }) {
      const [made] = await database.auth
        .insert(jwks)
        .values({ ...key, id: uuidV7() })
        .returning()
      const parsed = signingKeySchema.parse(made)
      if (cached) cached.keys.push(parsed)
      return parsed
    },
  }
}
