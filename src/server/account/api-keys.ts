import { and, desc, eq } from 'drizzle-orm'
import { newApiKey } from '#server/platform/auth/api-keys.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import { API_KEYS_MAX } from '#shared/account/api-key.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { accountUrls } from './account-urls.ts'
import { apiKeyMail } from './mails.ts'
import { requireReauthentication } from './passwords.ts'
import { sendNotice } from './send-notice.ts'
import { apiKeys } from './tables.ts'

const { id, name, ending, created_at, last_used_on } = apiKeys
const SHOWN = { id, name, ending, created_at, last_used_on }

export function apiKeyHandlers(os: AccountOs, deps: AccountDeps) {
  const { database, log } = deps
  return {
    listApiKeys: os.listApiKeys.handler(async ({ context }) => {
      const userId = userIdOf(context)
      const rows = await database.asUser(userId, tx =>
        tx
          .select(SHOWN)
          .from(apiKeys)
          .where(eq(apiKeys.userId, userId))
          .orderBy(desc(id))
          .limit(API_KEYS_MAX),
      )
      return rows.map(shownKey)
    }),

    createApiKey: os.createApiKey.handler(async ({ context, input }) => {
      const { person } = await requireReauthentication(deps, context, input.password)
      const { key, keyHash, ending: end } = newApiKey()
      const made = await database.asUser(person.id, tx =>
        insertApiKey(tx, { userId: person.id, id: uuidV7(), name: input.name, keyHash, ending: end }),
      )
      sendNotice(deps, apiKeyMail(person, input.name, accountUrls(deps.publicUrl).forgotPassword))
      log.info('api_key_created')
      return { ...shownKey(made), key }
    }),

    deleteApiKey: os.deleteApiKey.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      const { rowCount } = await database.asUser(userId, tx =>
        tx.delete(apiKeys).where(and(eq(apiKeys.userId, userId), eq(id, input.id))),
      )
      if (!rowCount) throw new Problem('not_found')
      return { deleted: rowCount }
    }),
  }
}

function shownKey<Row extends { created_at: Date }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString() }
}

async function insertApiKey(tx: Transaction, row: typeof apiKeys.$inferInsert) {
  if ((await tx.$count(apiKeys, eq(apiKeys.userId, row.userId))) >= API_KEYS_MAX)
    throw new Problem('invalid_input', {
      message: `You have ${API_KEYS_MAX} keys. Please delete one first.`,
    })
  const [made] = await tx.insert(apiKeys).values(row).returning(SHOWN)
  if (!made) throw new Error('The key was not kept.')
  return made
}
