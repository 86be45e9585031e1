import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DataOwner } from '#server/email/mail-transport.ts'
import { accounts, sessions, users } from '#server/platform/auth/tables.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import type { ExportTable } from './export-file.ts'
import { endPending } from './mail-links.ts'
import { requireReauthentication } from './passwords.ts'
import { expiredSessionCookie } from './session-credential.ts'
import { endSessions, selectUser, type UserRow } from './users.ts'

export function dataRightsHandlers(os: AccountOs, deps: AccountDeps) {
  const { database, background, log } = deps
  return {
    exportAccount: os.exportAccount.handler(async ({ context }) => {
      const person = await selectUser(database, userIdOf(context))
      if (!person) throw new Problem('unauthorized')
      log.info('data_exported')
      // Its zip library keeps tables of several MB, and few people ever export.
      const { exportFile } = await import('./export-file.ts')
      return exportFile(
        [
          ...(await signInRows(deps, person)),
          ...(await selectUserTables(deps, person.id)),
          ...(await Promise.all(
            deps.personalData.map(async source => ({
              name: source.table,
              rows: await source.export(dataOwner(person)),
            })),
          )),
        ],
        new Date(),
      )
    }),

    deleteAccount: os.deleteAccount.handler(async ({ context, input }) => {
      const { person } = await requireReauthentication(deps, context, input.password)
      await deps.cancelSubscription(person.id)
      // A mail that is just being written would outlive its account.
      await background.idle()
      for (const source of deps.personalData) await source.delete(dataOwner(person))
      await endSessions(deps, person.id)
      await deleteUser(deps, person)
      context.setCookie(expiredSessionCookie(deps.publicUrl))
      log.info('account_deleted')
      return { deleted: true } as const
    }),
  }
}

/** Anybody can sign up with any address: what is kept under an unverified one may be its real owner's. */
function dataOwner({ id, email, emailVerified }: UserRow): DataOwner {
  return { userId: id, verifiedEmail: emailVerified ? email : null }
}

/** How someone signs in, without anything that could be used to do so. */
async function signInRows({ database }: AccountDeps, person: UserRow): Promise<ExportTable[]> {
  const { id, name, email, emailVerified, image, twoFactorEnabled, createdAt } = person
  const sessionRows = await database.auth
    .select({
      id: sessions.id,
      user_agent: sessions.userAgent,
      ip_address: sessions.ipAddress,
      created_at: sessions.createdAt,
      expires_at: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, id))
  const accountRows = await database.auth
    .select({
      provider: accounts.providerId,
      provider_account_id: accounts.accountId,
      created_at: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, id))
  return [
    {
      name: 'account',
      rows: [
        {
          id,
          name,
          email,
          email_verified: emailVerified,
          image,
          two_factor_enabled: twoFactorEnabled,
          created_at: createdAt,
        },
      ],
    },
    { name: 'sessions', rows: sessionRows },
    { name: 'sign_in_methods', rows: accountRows },
  ]
}

const tableNames = z.array(z.object({ name: z.string() }))
const userRows = z.array(z.object({ row: z.record(z.string(), z.unknown()) }))

/** Every table that knows the person by id, found in the catalog: a new one is in the export the day it exists. */
async function selectUserTables({ database }: AccountDeps, userId: string): Promise<ExportTable[]> {
  return database.asUser(userId, async tx => {
    const names = tableNames.parse(
      (
        await tx.execute(sql`
          select c.relname as name from pg_catalog.pg_class c
          join pg_catalog.pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
          join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
          where c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'SELECT') order by 1`)
      ).rows,
    )
    const tables: ExportTable[] = []
    for (const { name } of names) {
      const table = sql.identifier(name)
      const found = await tx.execute(
        sql`select to_jsonb(t) - 'user_id' as row from public.${table} t where t.user_id = ${userId} order by t`,
      )
      tables.push({ name, rows: userRows.parse(found.rows).map(({ row }) => row) })
    }
    return tables
  })
}

async function deleteUser({ database }: AccountDeps, { id }: UserRow) {
  await endPending(database, id)
  await database.auth.delete(users).where(eq(users.id, id))
}
