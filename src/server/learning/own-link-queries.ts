import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { brokenConstraint, sqlState } from '#server/platform/database/database-problem.ts'
import type { LearningResource } from '#shared/learning/learning-resource.ts'
import { OWN_LINKS_MAX, type OwnLinkInput } from '#shared/learning/own-link.ts'
import { Problem } from '#shared/problem.ts'
import { describeResource } from './describe-resource.ts'
import { insertSaved, selectResources } from './queries.ts'
import { learningResources } from './tables.ts'

const UNIQUE_VIOLATION = '23505'
const ADDRESS_ONCE = 'learning_resources_own_url'

/** Added or changed, and among the saved ones. Sent twice it is there once. */
export async function upsertOwnLink(
  tx: Transaction,
  userId: string,
  { id, skill, url, title, kind, length_minutes, cost }: OwnLinkInput,
): Promise<LearningResource> {
  const provider = new URL(url).hostname.replace(/^www\./u, '')
  const values = {
    title,
    url,
    provider,
    kind,
    length_minutes,
    cost,
    skill_tag: skill,
    tags: [skill],
    description: describeResource({ kind, tags: [skill], provider }),
  }
  try {
    const changed = await tx
      .update(learningResources)
      .set(values)
      .where(and(eq(learningResources.id, id), eq(learningResources.userId, userId)))
      .returning({ id: learningResources.id })
    if (changed.length === 0) {
      await refuseTooMany(tx, userId)
      await tx.insert(learningResources).values({ id, userId, place: 0, ...values })
    }
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION)
      throw new Problem('invalid_input', {
        message:
          brokenConstraint(error) === ADDRESS_ONCE
            ? 'You have added this address already.'
            : 'This id is taken already. Please choose another one.',
      })
    throw error
  }
  await insertSaved(tx, userId, id)
  const [resource] = await selectResources(tx, userId, { id, saved: true, limit: 1, offset: 0 })
  if (!resource) throw new Problem('not_found')
  return resource
}

export async function deleteOwnLink(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx
    .delete(learningResources)
    .where(and(eq(learningResources.id, id), eq(learningResources.userId, userId)))
}

async function refuseTooMany(tx: Transaction, userId: string): Promise<void> {
  const count = await tx.$count(learningResources, eq(learningResources.userId, userId))
  if (count >= OWN_LINKS_MAX)
    throw new Problem('invalid_input', {
      message: `You have ${OWN_LINKS_MAX} links of your own. Please delete some first.`,
    })
}
