import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, like, sql } from 'drizzle-orm'
import { users, verifications } from '#server/platform/auth/tables.ts'
import type { Database } from '#server/platform/database/database.ts'
import { equalInConstantTime } from '#server/platform/equal-in-constant-time.ts'
import { SIGN_IN_CODE_DIGITS, SIGN_IN_CODE_MINUTES } from '#shared/account/sign-in.ts'
import { CODE_ATTEMPTS_MAX } from '#shared/account/sign-in-limits.ts'
import type { UserRow } from './users.ts'

type LinkKind = 'reset-password' | 'verify-email' | 'change-email'

/** A secret for a link in a mail: one of a kind per person, so a newer one ends the older; only its hash is kept. */
export async function issueLink(
  database: Database,
  link: { kind: LinkKind; userId: string; value: string; minutes: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await upsertVerification(database, {
    id: `${link.kind}:${link.userId}`,
    identifier: tokenHash(token),
    value: link.value,
    minutes: link.minutes,
  })
  return token
}

/** What a link stands for and whose it is, without using it up. */
export async function readLink(
  database: Database,
  kind: LinkKind,
  token: string,
): Promise<{ person: UserRow; value: string } | null> {
  const [row] = await database.auth
    .select({ person: users, value: verifications.value })
    .from(verifications)
    .innerJoin(users, sql`${verifications.id} = ${`${kind}:`} || ${users.id}`)
    .where(linkCondition(kind, token))
  return row ?? null
}

/** Uses a link up: of many at once exactly one gets it. */
export async function consumeLink(
  database: Database,
  kind: LinkKind,
  token: string,
): Promise<{ userId: string; value: string } | null> {
  const [row] = await database.auth.delete(verifications).where(linkCondition(kind, token)).returning()
  return row ? { userId: row.id.slice(kind.length + 1), value: row.value } : null
}

/** The condition for a link that still waits, such as one to the address someone wants to change to. */
export function waitingFor(kind: LinkKind, userId: typeof users.id) {
  return and(sql`${verifications.id} = ${`${kind}:`} || ${userId}`, gt(verifications.expiresAt, sql`now()`))
}

/** Links, codes, second-factor challenges and Google links that were begun for an account end. */
export async function endPending(database: Database, userId: string): Promise<void> {
  await database.auth.execute(sql`select auth.end_pending(${userId})`)
}

export async function issueCode(database: Database, secret: string, userId: string): Promise<string> {
  const code = String(randomInt(10 ** SIGN_IN_CODE_DIGITS)).padStart(SIGN_IN_CODE_DIGITS, '0')
  await upsertVerification(database, {
    id: `code:${userId}`,
    identifier: `code:${userId}`,
    value: `0:${codeHash(secret, userId, code)}`,
    minutes: SIGN_IN_CODE_MINUTES,
  })
  return code
}

/** True once for the right code; the sixth attempt finds no code to compare with. */
export async function consumeCode(
  database: Database,
  secret: string,
  userId: string,
  code: string,
): Promise<boolean> {
  const ownCode = and(eq(verifications.id, `code:${userId}`), gt(verifications.expiresAt, sql`now()`))
  const [row] = await database.auth
    .update(verifications)
    .set({
      value: sql`split_part(${verifications.value}, ':', 1)::int + 1 || ':' || split_part(${verifications.value}, ':', 2)`,
    })
    .where(and(ownCode, sql`split_part(${verifications.value}, ':', 1)::int < ${CODE_ATTEMPTS_MAX}`))
    .returning({ value: verifications.value })
  const storedHash = row?.value.split(':')[1] ?? ''
  if (!equalInConstantTime(storedHash, codeHash(secret, userId, code))) return false
  const used = await database.auth.delete(verifications).where(ownCode).returning({ id: verifications.id })
  return used.length === 1
}

async function upsertVerification(
  database: Database,
  row: { id: string; identifier: string; value: string; minutes: number },
) {
  const stored = {
    identifier: row.identifier,
    value: row.value,
    expiresAt: sql`now() + make_interval(mins => ${row.minutes})`,
    createdAt: sql`now()`,
  }
  await database.auth
    .insert(verifications)
    .values({ id: row.id, ...stored })
    .onConflictDoUpdate({ target: verifications.id, set: stored })
}

function linkCondition(kind: LinkKind, token: string) {
  return and(
    eq(verifications.identifier, tokenHash(token)),
    like(verifications.id, `${kind}:%`),
    gt(verifications.expiresAt, sql`now()`),
  )
}

function tokenHash(token: string) {
  return `link:${createHash('sha256').update(token).digest('base64url')}`
}

/** Keyed: six digits alone could be guessed from a plain hash. */
function codeHash(secret: string, userId: string, code: string) {
  return createHmac('sha256', secret).update(`sign-in-code\n${userId}\n${code}`).digest('base64url')
}
