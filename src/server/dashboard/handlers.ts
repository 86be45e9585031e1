import { implement } from '@orpc/server'
import { accessGate } from '#server/platform/http/access-gate.ts'
import { type CallContext, userIdOf } from '#server/platform/http/call-context.ts'
import { dashboard } from '#shared/dashboard/contract.ts'
import { type DashboardFacts, summarizeDashboard } from './summarize-dashboard.ts'

/** Each feature reads its own part. */
type DashboardDeps = {
  readProfile: (userId: string) => Promise<DashboardFacts['profile']>
  readSuggestions: (userId: string) => Promise<DashboardFacts['made']>
  readHistory: (userId: string) => Promise<DashboardFacts['history']>
  readLearning: (userId: string) => Promise<DashboardFacts['learning']>
}

export function dashboardHandlers({
  readProfile,
  readSuggestions,
  readHistory,
  readLearning,
}: DashboardDeps) {
  const os = implement(dashboard).$context<CallContext>().use(accessGate)
  return os.router({
    getDashboard: os.getDashboard.handler(async ({ context }) => {
      const userId = userIdOf(context)
      const [profile, made, history, learning] = await Promise.all([
        readProfile(userId),
        readSuggestions(userId),
        readHistory(userId),
        readLearning(userId),
      ])
      return summarizeDashboard({ profile, made, history, learning })
    }),
  })
}
