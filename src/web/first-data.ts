import type { ContractProcedureDef } from '@orpc/contract'
import { listApiKeys } from '#shared/account/api-key-operations.ts'
import { getConsents, getProfile } from '#shared/account/profile-operations.ts'
import { getSecurity, listSessions } from '#shared/account/security-operations.ts'
import { billing } from '#shared/billing/contract.ts'
import { savedResumeOperations } from '#shared/career/saved-resume-operations.ts'
import { suggestionOperations } from '#shared/career/suggestion-operations.ts'
import { coach } from '#shared/coach/contract.ts'
import { getDashboard } from '#shared/dashboard/get-dashboard.ts'
import { getWeeklyMail } from '#shared/dashboard/weekly-mail.ts'
import { learning } from '#shared/learning/contract.ts'
import { LEARNING_PAGE } from '#shared/learning/learning-resource.ts'
import { HISTORY_PAGE, RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'
import { listCareerEvents } from '#shared/wellness/context-operations.ts'
import { getHistory } from '#shared/wellness/history-operations.ts'
import { listCheckIns } from '#shared/wellness/list-check-ins.ts'
import { getCheckInReminder } from '#shared/wellness/reminder-operations.ts'
import { type Input, operationAddress } from './platform/operation-address.ts'

/** What the frame of every signed-in screen asks for: the name and the job title. */
const profile = call(getProfile)
const plan = call(billing.getBilling)
const history = call(getHistory)
const careerEvents = call(listCareerEvents)
const recentCheckIns = call(listCheckIns, { limit: RECENT_CHECK_INS })

/**
 * The calls that a signed-in screen makes as soon as it is drawn, by the hash of its address. The head of the page makes them
 * before any script is there. A screen that is not listed asks for the profile alone.
 */
const FIRST_DATA: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/chat': { '': [profile, plan, call(coach.listConversations)] },
  '/dashboard': { '': [profile, plan, call(getDashboard)] },
  '/weekly': { '': [profile, call(getDashboard), call(getWeeklyMail)] },
  '/wellness/overview': { '': [profile, recentCheckIns, history, careerEvents] },
  '/wellness/history': { '': [profile, history, call(listCheckIns, { limit: HISTORY_PAGE })] },
  '/wellness/year': { '': [profile, history, careerEvents] },
  '/career/resume': { '': [profile, plan] },
  '/career/ats-optimizer': { '': [profile, plan] },
  '/career/market-insights': { '': [profile, plan] },
  '/career/skills': { '': [profile, plan] },
  '/career/suggestions': { '': [profile, call(suggestionOperations.listCareerSuggestions)] },
  '/learning': {
    '': [
      profile,
      call(learning.listUserLearning),
      call(learning.listLearningTags),
      call(learning.listLearningResources, { limit: LEARNING_PAGE }),
      call(learning.listGapLearning),
    ],
  },
  '/settings': {
    '': [
      profile,
      call(getConsents),
      call(getCheckInReminder),
      call(getWeeklyMail),
      call(savedResumeOperations.listResumes),
      call(getSecurity),
    ],
    '#work': [profile],
    '#plan': [profile, plan],
    '#security': [profile, call(getSecurity), call(listSessions), call(listApiKeys)],
    '#data': [profile, call(getConsents)],
  },
}

export function firstDataOf(path: string): Readonly<Record<string, readonly string[]>> {
  return FIRST_DATA[path] ?? { '': [profile] }
}

type Operation = { '~orpc': Pick<ContractProcedureDef<never, never, never, never>, 'route'> }

function call({ '~orpc': { route } }: Operation, input: Input = {}): string {
  return operationAddress(route, input).address
}
