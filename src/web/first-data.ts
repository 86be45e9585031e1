import type { ContractProcedureDef } from '@orpc/contract'
import { getConsents, getProfile } from '#shared/account/profile-operations.ts'
import { getSecurity, listSessions } from '#shared/account/security-operations.ts'
import { career } from '#shared/career/contract.ts'
import { RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'
import { wellness } from '#shared/wellness/contract.ts'
import { type Input, operationAddress } from './platform/operation-address.ts'

/** What the frame of every signed-in screen asks for: the name and the job title. */
const profile = call(getProfile)
const recentCheckIns = call(wellness.listCheckIns, { limit: RECENT_CHECK_INS })

/**
 * The calls that a signed-in screen makes as soon as it is drawn, by the hash of its address. The head of the page makes them
 * before any script is there. A screen that is not listed asks for the profile alone.
 */
const FIRST_DATA: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/wellness/overview': { '': [profile, recentCheckIns] },
  '/settings': {
    '': [profile, call(career.listResumes), call(getSecurity)],
    '#security': [profile, call(getSecurity), call(listSessions)],
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
