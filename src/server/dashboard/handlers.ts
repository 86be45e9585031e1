import { implement } from '@orpc/server'
import { accessGate } from '#server/platform/http/access-gate.ts'
import { type CallContext, userIdOf } from '#server/platform/http/call-context.ts'
import { dashboard } from '#shared/dashboard/contract.ts'
import type { DashboardSummary } from '#shared/dashboard/get-dashboard.ts'
import { type DashboardFacts, summarizeDashboard } from './summarize-dashboard.ts'
import { getWeeklyMail, setWeeklyMail, type WeeklyMailDeps } from './weekly-mail.ts'

/** Each feature reads its own part. */
type FactReaders = {
  readProfile: (userId: string) => Promise<DashboardFacts['profile']>
  readSuggestions: (userId: string) => Promise<DashboardFacts['made']>
  readHistory: (userId: string) => Promise<DashboardFacts['history']>
  readLearning: (userId: string) => Promise<DashboardFacts['learning']>
}

export function dashboardHandlers(
  deps: WeeklyMailDeps & { readSummary: (userId: string) => Promise<DashboardSummary> },
) {
  const os = implement(dashboard).$context<CallContext>().use(accessGate)
  return os.router({
    getDashboard: os.getDashboard.handler(({ context }) => deps.readSummary(userIdOf(context))),
    getWeeklyMail: os.getWeeklyMail.handler(({ context }) => getWeeklyMail(deps, userIdOf(context))),
    setWeeklyMail: os.setWeeklyMail.handler(({ context, input }) =>
      setWeeklyMail(deps, userIdOf(context), input),
    ),
  })
}

export function createReadSummary({ readProfile, readSuggestions, readHistory, readLearning }: FactReaders) {
  return async (userId: string): Promise<DashboardSummary> => {
    const [profile, made, history, learning] = await Promise.all([
      readProfile(userId),
      readSuggestions(userId),
      readHistory(userId),
      readLearning(userId),
    ])
    return summarizeDashboard({ profile, made, history, learning })
  }
}
