import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { normalizeEmail } from '#server/account/normalize-email.ts'
import { selectUserByEmail } from '#server/account/users.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { Log } from '#server/platform/log.ts'
import { longUsDate } from '#shared/billing/limit-details.ts'
import { entitlementAudit, planGrants } from './tables.ts'

export const GRANT_USAGE = 'Usage: npm run grant -- <email> [enterprise [--until 2027-01-31] | none]'

type GrantOrder = {
  email: string
  /** `show` changes nothing. */
  action: 'grant' | 'revoke' | 'show'
  /** The last moment of a grant; null is for as long as nobody takes it back. */
  until: Date | null
}

export class GrantFault extends Error {
  override readonly name = 'GrantFault'
}

const ACTIONS = new Map([
  ['enterprise', 'grant'],
  ['none', 'revoke'],
  ['', 'show'],
] as const)

/** What an operator typed. */
export function readGrantOrder(args: readonly string[], nowMs: number): GrantOrder {
  const { positionals, values } = parsed(args)
  const [email, tier = '', ...more] = positionals
  const action = [...ACTIONS].find(([name]) => name === tier)?.[1]
  if (!email?.includes('@') || action === undefined || more.length > 0) throw new GrantFault(GRANT_USAGE)
  if (values.until === undefined) return { email: normalizeEmail(email), action, until: null }
  if (action !== 'grant') throw new GrantFault('--until belongs to enterprise.')
  if (!z.iso.date().safeParse(values.until).success)
    throw new GrantFault('--until must be a date such as 2027-01-31.')
  // The day itself is part of the grant.
  const until = new Date(Date.parse(`${values.until}T00:00:00Z`) + 24 * 3600 * 1000)
  if (until.getTime() <= nowMs) throw new GrantFault('--until must not be over yet.')
  return { email: normalizeEmail(email), action, until }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { until: { type: 'string' } } })
  } catch (error) {
    throw new GrantFault(GRANT_USAGE, { cause: error })
  }
}

/** Gives or takes Enterprise, with who did it, in one transaction; answers a sentence for the operator. */
export async function applyGrant(
  { database, log }: { database: Database; log: Log },
  { email, action, until }: GrantOrder,
  actor: string,
): Promise<string> {
  const user = await selectUserByEmail(database, email)
  if (!user) throw new GrantFault('There is no account with this address.')
  const userId = user.id
  const granted = await database.asSystem(async tx => {
    const before = await selectGrant(tx, userId)
    if (action === 'show') return before
    if (action === 'grant')
      await tx
        .insert(planGrants)
        .values({ userId, tier: 'enterprise', until })
        .onConflictDoUpdate({ target: planGrants.userId, set: { tier: 'enterprise', until } })
    else await tx.delete(planGrants).where(eq(planGrants.userId, userId))
    const after = await selectGrant(tx, userId)
    await tx.insert(entitlementAudit).values({ userId, id: uuidV7(), actor, action, before, after })
    return after
  })
  if (action !== 'show')
    log.info('plan_granted', { userId, tier: granted?.tier ?? 'none', until: granted?.until ?? 'open' })
  return `${email}: ${described(granted)}${granted && !user.emailVerified ? UNCONFIRMED : ''}`
}

/** Anybody can sign up with any address. */
const UNCONFIRMED = ' Nobody has confirmed this address yet: whoever made the account may not be its owner.'

type Grant = { tier: string; until: string | null }

async function selectGrant(tx: Transaction, userId: string): Promise<Grant | null> {
  const [row] = await tx.select().from(planGrants).where(eq(planGrants.userId, userId))
  return row ? { tier: row.tier, until: row.until?.toISOString() ?? null } : null
}

function described(grant: Grant | null): string {
  if (!grant) return 'nothing is granted.'
  if (grant.until === null) return 'Enterprise, until it is taken back.'
  const lastDay = new Date(Date.parse(grant.until) - 1).toISOString().slice(0, 10)
  return `Enterprise, through ${longUsDate(lastDay)} (UTC).`
}
