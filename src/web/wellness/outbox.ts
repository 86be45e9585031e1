import * as z from 'zod/mini'
import { Problem } from '#shared/problem.ts'
import { CHECK_INS_LIMIT, type CheckInInput, checkInInput } from '#shared/wellness/check-in.ts'
import {
  addWaiting,
  deleteWaiting,
  deviceOwner,
  listWaiting,
  noteWaiting,
} from '#web/platform/device-store.ts'
import { log } from '#web/platform/log.ts'
import { NetworkError } from '#web/platform/problem-from-response.ts'
import { session } from '#web/platform/session.ts'
import { type Toast, toast } from '#web/ui/toast.tsx'
import { tellCheckInsSent } from './check-ins-sent.ts'
import { setAside } from './refused-check-ins.ts'
import { wellnessApi } from './wellness-api.ts'

const LOCK = 'waywell.outbox'
/** What is wrong lies in the check-in itself: sent again as it is, it would be refused again. */
const REFUSED: readonly number[] = [400, 409, 413, 415, 422]
const UNREADABLE =
  'It was written in another version of the app, and something in it does not fit this one. Please look it over.'
const SHOWN_FIELDS: readonly unknown[] = ['notes', 'noted_at']
const SWITCHED_OFF: Toast = {
  tone: 'destructive',
  title: 'A check-in is still on this device',
  description: 'Daily check-ins are switched off. Switch them on in Settings, and it will be sent.',
}
const waitingCheckIn = z.extend(checkInInput, { client_id: z.uuid() })

/** Keeps a check-in on this device until it can be sent. It counts for the moment it was written. */
export async function keepCheckIn(checkIn: CheckInInput & { client_id: string }): Promise<void> {
  const owner = await deviceOwner()
  await addWaiting(owner, { noted_at: new Date().toISOString(), ...checkIn })
  await noteWaiting(owner)
}

/** Sends what waits, in the order it was written; one tab at a time, and the server knows each by its id. */
export async function sendWaiting(): Promise<void> {
  await inTurn(async () => {
    const state = session.state()
    if (state.status !== 'signed-in') return
    const owner = state.user.id
    const waiting = await listWaiting(owner)
    if (waiting.length === 0) return
    let sent = 0
    let refused = 0
    for (const { id, value } of waiting) {
      const outcome = await send(value)
      if (outcome === 'stop') break
      if (outcome === 'skip') continue
      if (outcome === 'sent') {
        await deleteWaiting(id)
        sent += 1
      } else {
        await setAside(owner, id, value, outcome.reason)
        refused += 1
      }
    }
    await noteWaiting(owner)
    if (sent > 0) toast(sentToast(sent))
    if (refused > 0) toast(refusedToast(refused))
    if (sent + refused > 0) tellCheckInsSent()
  })
}

type Outcome =
  | 'sent'
  /** This one did not arrive; those after it may. */
  | 'skip'
  /** None would arrive now. */
  | 'stop'
  | { reason: string }

async function send(value: unknown): Promise<Outcome> {
  const checkIn = waitingCheckIn.safeParse(value)
  if (!checkIn.success) return { reason: faultOf(checkIn.error.issues[0]) }
  try {
    await wellnessApi.saveCheckIn(checkIn.data, { context: { idempotencyKey: checkIn.data.client_id } })
    return 'sent'
  } catch (error) {
    log('a check-in that was written offline could not be sent', error)
    if (error instanceof NetworkError) return 'stop'
    if (!(error instanceof Problem)) return 'skip'
    if (REFUSED.includes(error.status)) return { reason: error.message }
    if (error.code === 'consent_withdrawn') toast(SWITCHED_OFF)
    if (error.code === 'rate_limited') tryAgainIn(error.retryAfterSeconds)
    return error.code === 'internal' ? 'skip' : 'stop'
  }
}

/** What a form says of its fields, a person can act on. */
function faultOf(issue: z.core.$ZodIssue | undefined): string {
  return issue && SHOWN_FIELDS.includes(issue.path[0]) ? issue.message : UNREADABLE
}

function tryAgainIn(seconds: number | null) {
  const waitSeconds = seconds ?? CHECK_INS_LIMIT.seconds
  setTimeout(() => void sendWaiting().catch(error => log('the outbox', error)), waitSeconds * 1000)
}

function sentToast(count: number): Toast {
  return {
    title: count === 1 ? 'Check-in sent' : `${count} check-ins sent`,
    description: 'What you wrote offline has been saved.',
  }
}

function refusedToast(count: number): Toast {
  return {
    tone: 'destructive',
    title: count === 1 ? 'A check-in could not be saved' : `${count} check-ins could not be saved`,
    description: 'Nothing is lost: your wellness overview says why, and lets you correct it.',
  }
}

async function inTurn(work: () => Promise<void>) {
  // Browsers have locks on https and localhost only; elsewhere the server alone keeps it from saving twice.
  if ('locks' in navigator) await navigator.locks.request(LOCK, work)
  else await work()
}
