import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import { type PlanWish, planWish } from '#shared/learning/learning-plan.ts'
import { planWeek } from '#shared/learning/plan-week.ts'
import type { LearningDeps } from './learning-deps.ts'
import type { LearningOs } from './learning-os.ts'
import { upsertOwnLink } from './own-link-queries.ts'
import { selectItems, selectTime } from './progress-queries.ts'
import { learningPlans } from './tables.ts'

export function planHandlers(os: LearningOs, { database, readRecentEnergy }: LearningDeps) {
  return {
    saveLearningLink: os.saveLearningLink.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => upsertOwnLink(tx, userId, input))
    }),

    getLearningPlan: os.getLearningPlan.handler(async ({ context, input: { today } }) => {
      const userId = userIdOf(context)
      const { agreed, energies } = await readRecentEnergy(userId)
      const consent = { agreed, uses_check_ins: energies !== null }
      return database.asUser(userId, async tx => {
        const wish = await selectWish(tx, userId)
        if (!wish) return { wish, plan: null, ...consent }
        const [items, time] = await Promise.all([selectItems(tx, userId), selectTime(tx, userId)])
        return { wish, plan: planWeek({ wish, today, time, items, energies }), ...consent }
      })
    }),

    setLearningPlan: os.setLearningPlan.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => upsertWish(tx, userId, input))
    }),

    deleteLearningPlan: os.deleteLearningPlan.handler(async ({ context }) => {
      const userId = userIdOf(context)
      await database.asUser(userId, tx => tx.delete(learningPlans).where(eq(learningPlans.userId, userId)))
      return { deleted: true } as const
    }),
  }
}

async function selectWish(tx: Transaction, userId: string): Promise<PlanWish | null> {
  const { weekly_minutes, days } = learningPlans
  const [wish] = await tx
    .select({ weekly_minutes, days })
    .from(learningPlans)
    .where(eq(learningPlans.userId, userId))
  return wish ? planWish.parse(wish) : null
}

async function upsertWish(tx: Transaction, userId: string, wish: PlanWish): Promise<PlanWish> {
  const values = { weekly_minutes: wish.weekly_minutes, days: [...new Set(wish.days)].toSorted() }
  await tx
    .insert(learningPlans)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: learningPlans.userId, set: { ...values, updated_at: sql`now()` } })
  return values
}
