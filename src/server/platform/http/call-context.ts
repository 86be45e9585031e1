import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '#shared/problem.ts'
import type { Caller } from '../auth/access-tokens.ts'
import type { KeyHolder } from '../auth/api-keys.ts'
import type { AccessChecks } from './access-checks.ts'

/** What every handler knows of the call it answers. */
export type CallContext = {
  caller: Caller | null
  /** Who made the key that came with the call; opens operations for keys and no others. */
  keyHolder: KeyHolder | null
  address: string
  headers: IncomingHttpHeaders
  /** True when a page of ours or another's sent it; such a client keeps its refresh credential as a cookie. */
  fromBrowser: boolean
  crossSite: boolean
  checks: AccessChecks
  /** Aborts when nobody waits for the answer any more: the client has gone, or was told that it took too long. Made when it is asked for. */
  clientSignal(): AbortSignal
  setCookie(line: string): void
  setHeader(name: string, value: string): void
  /** The bodies that GETs of these addresses would answer whoever has this token, by address; without those that would be refused or late. */
  answersTo(addresses: readonly string[], token: string): Promise<Record<string, unknown>>
}

/** User id from the access token. */
export function userIdOf(call: CallContext): string {
  if (!call.caller) throw new Problem('unauthorized')
  return call.caller.userId
}

/** User id of the one who made the key. */
export function keyHolderOf(call: CallContext): KeyHolder {
  if (!call.keyHolder) throw new Problem('unauthorized')
  return call.keyHolder
}
