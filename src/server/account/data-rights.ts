import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DataOwner } from '#server/email/mail-transport.ts'
import { account, session, user } from '#server/platform/auth/tables.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { type ExportTable, exportFile } from './export-file.ts'
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
  const sessions = await database.auth
    .select({
      id: session.id,
      user_agent: session.userAgent,
      ip_address: session.ipAddress,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .from(session)
    .where(eq(session.userId, id))
  const accounts = await database.auth
    .select({
      provider: account.providerId,
      provider_account_id: account.accountId,
      created_at: account.createdAt,
    })
    .from(account)
    .where(eq(account.userId, id))
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
    { name: 'sessions', rows: sessions },
    { name: 'sign_in_methods', rows: accounts },
  ]
}

const tableNames = z.array(z.object({ name: z.string() }))
const userRowsSchema = z.array(z.object({ row: z.record(z.string(), z.unknown()) }))

/** Every table that knows the person by id, found in the catalogue: a new one is in the export the day it exists. */
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
      tables.push({ name, rows: userRowsSchema.parse(found.rows).map(({ row }) => row) })
    }
    return tables
  })
}

async function deleteUser({ database }: AccountDeps, { id }: UserRow) {
  await endPending(database, id)
  await database.auth.delete(user).where(eq(user.id, id))
}
