import { os } from '@orpc/server'
import type { OperationAccess } from '#shared/operation.ts'
import { Problem } from '#shared/problem.ts'
import type { FeatureGrant } from './access-checks.ts'
import type { CallContext } from './call-context.ts'
import { siteNetwork } from './client-address.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { hasUnstorableText } from './unstorable-text.ts'

/** Checks an operation's `access` line before its handler runs; only idempotent operations get a key, only gated ones a grant. */
export const accessGate = os
  .$context<CallContext>()
  .middleware(async ({ context, procedure, path, next }, input) => {
    const { access } = procedure['~orpc'].meta as { access: OperationAccess }
    const changes = procedure['~orpc'].route.method !== 'GET'
    const operation = path.join('.')
    const featureGrant = await checkAccess(context, access, { operation, changes, input })
    return next({
      context: {
        idempotency: access.idempotent ? idempotencyKey(context.headers, operation, input) : null,
        featureGrant,
      },
    })
  })

export async function checkAccess(
  context: CallContext,
  access: OperationAccess,
  call: { operation: string; changes: boolean; input: unknown },
): Promise<FeatureGrant | null> {
  const { checks, caller } = context
  if (context.crossSite && call.changes) throw new Problem('cross_site_request')
  const person = access.who === 'api-key' ? context.keyHolder : caller
  if (access.who !== 'anyone' && !person) throw new Problem('unauthorized')
  if (call.changes && !access.allowedWhenDiskIsFull && checks.diskIsAlmostFull())
    throw new Problem('storage_full')
  await countAttempt(context, call.operation, access, person)
  if (hasUnstorableText(call.input))
    throw new Problem('invalid_input', { details: 'The text contains characters that cannot be stored.' })
  if (person && call.changes && namesAnotherUser(call.input, person.userId))
    throw new Problem('user_id_mismatch')
  if (!access.feature) return null
  if (!person) throw new Problem('unauthorized')
  return checks.requireFeature(person.userId, access.feature)
}

/** The caller is who the token says; a body that names somebody else is refused, whatever the operation makes of it. */
function namesAnotherUser(input: unknown, userId: string): boolean {
  if (typeof input !== 'object' || input === null) return false
  return ['user_id', 'userId'].some(name => {
    const named = Object.getOwnPropertyDescriptor(input, name)?.value
    return typeof named === 'string' && named.toLowerCase() !== userId
  })
}

/**
 * Counts a call by account, and one that needs no account by network address as well: accounts are free, so counted
 * by account alone each further token would bring a fresh budget.
 */
async function countAttempt(
  { address, checks }: CallContext,
  operation: string,
  { who, limit }: OperationAccess,
  person: { userId: string } | null,
) {
  if (!limit || limit.countedBy === 'operation') return
  const { attempts, seconds } = limit
  const counted = [...(who === 'anyone' ? [address] : []), ...(person ? [person.userId] : [])]
  const site = who === 'anyone' ? siteNetwork(address) : null
  await checks.rateLimit.countAttempts([
    ...counted.map(one => ({ what: operation, who: one, limit })),
    // One subscriber can have 65,536 networks of IPv6, each with a fresh budget.
    ...(site
      ? [{ what: operation, who: site, limit: { attempts: attempts * NETWORKS_PER_SITE, seconds } }]
      : []),
  ])
}

/** Several people may share a site: together they get as much as this many networks. */
const NETWORKS_PER_SITE = 8
