import { createHmac } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { twoFactors } from '#server/platform/auth/tables.ts'
import { equalInConstantTime } from '#server/platform/equal-in-constant-time.ts'
import { SIGN_IN_LIMITS } from '#shared/account/sign-in-limits.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps } from './account-deps.ts'

const STEP_MS = 30_000
const DIGITS = 6
/** Clocks are never quite right: the step before and the step after count too. */
const STEPS_APART = [0, -1, 1]

/** Counts an attempt at the second factor before the code is compared, over all challenges and servers. */
export async function countTwoFactorAttempt(
  deps: Pick<AccountDeps, 'rateLimit'>,
  userId: string,
): Promise<void> {
  await deps.rateLimit.countAttempt('two-factor', userId, SIGN_IN_LIMITS.secondFactor)
}

export async function clearTwoFactorAttempts(
  deps: Pick<AccountDeps, 'rateLimit'>,
  userId: string,
): Promise<void> {
  await deps.rateLimit.clearAttempts('two-factor', userId)
}

/**
 * Uses a code of the app up: of many at once with one code, one gets it, and neither it nor an older one counts again.
 * A code that is wrong is left for better-auth to refuse and count.
 */
export async function consumeTotpCode(
  deps: Pick<AccountDeps, 'auth' | 'database'>,
  userId: string,
  code: string,
  nowMs: number = Date.now(),
): Promise<void> {
  const mine = eq(twoFactors.userId, userId)
  const [row] = await deps.database.auth.select({ secret: twoFactors.secret }).from(twoFactors).where(mine)
  if (!row) return
  const { secretConfig } = await deps.auth.$context
  const step = stepOf(await symmetricDecrypt({ key: secretConfig, data: row.secret }), code, nowMs)
  if (step === null) return
  const used = await deps.database.auth
    .update(twoFactors)
    .set({ lastUsedStep: step })
    .where(and(mine, or(isNull(twoFactors.lastUsedStep), lt(twoFactors.lastUsedStep, step))))
    .returning({ id: twoFactors.id })
  if (used.length === 0) throw new Problem('code_invalid')
}

/** The half minute a code belongs to (RFC 6238), or null when it is of none that counts now. */
function stepOf(secret: string, code: string, nowMs: number): number | null {
  const now = Math.floor(nowMs / STEP_MS)
  for (const apart of STEPS_APART)
    if (equalInConstantTime(codeAt(secret, now + apart), code)) return now + apart
  return null
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}
